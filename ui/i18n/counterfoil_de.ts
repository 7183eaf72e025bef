<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
  <context>
    <name>About</name>
    <message>
      <source>Component</source>
      <translation>Komponente</translation>
    </message>
    <message>
      <source>Components</source>
      <translation>Komponenten</translation>
    </message>
    <message>
      <source>Copy details</source>
      <translation>Details kopieren</translation>
    </message>
    <message>
      <source>Icons by Lucide, under the ISC licence.</source>
      <translation>Symbole von Lucide, unter der ISC-Lizenz.</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>Lizenz</translation>
    </message>
    <message>
      <source>Licence text</source>
      <translation>Lizenztext</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Lizenzen</translation>
    </message>
    <message>
      <source>The back office for your shop's counter, online or offline.</source>
      <translation>Das Büro hinter der Theke Ihres Geschäfts, online oder offline.</translation>
    </message>
    <message>
      <source>The source code of these versions of Qt and PySide6 is at {qt} and {pyside}.</source>
      <translation>Der Quellcode dieser Versionen von Qt und PySide6: {qt} und {pyside}.</translation>
    </message>
    <message>
      <source>The window uses Qt and PySide6 under the GNU Lesser General Public License, version 3. They are separate libraries in the program's folder, so you can replace them with another version.</source>
      <translation>Das Fenster verwendet Qt und PySide6 unter der GNU Lesser General Public License, Version 3. Sie liegen als eigene Bibliotheken im Programmordner, sodass Sie sie durch eine andere Version ersetzen können.</translation>
    </message>
    <message>
      <source>This component includes no licence text. Its licence is named above.</source>
      <translation>Diese Komponente enthält keinen Lizenztext. Ihre Lizenz steht oben.</translation>
    </message>
    <message>
      <source>Version</source>
      <translation>Version</translation>
    </message>
  </context>
  <context>
    <name>Action</name>
    <message>
      <source>Change selected records…</source>
      <translation>Ausgewählte Einträge ändern…</translation>
    </message>
    <message>
      <source>Check a delivery…</source>
      <translation>Lieferung prüfen…</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Collapse or expand the sidebar</source>
      <translation>Seitenleiste ein- oder ausklappen</translation>
    </message>
    <message>
      <source>Columns…</source>
      <translation>Spalten…</translation>
    </message>
    <message>
      <source>Connect to a cloud…</source>
      <translation>Mit einer Cloud verbinden…</translation>
    </message>
    <message>
      <source>Copy as new</source>
      <translation>Duplizieren</translation>
    </message>
    <message>
      <source>Copy the row</source>
      <translation>Zeile kopieren</translation>
    </message>
    <message>
      <source>Copy “{text}”</source>
      <translation>„{text}“ kopieren</translation>
    </message>
    <message>
      <source>Decide…</source>
      <translation>Entscheiden…</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <source>Discard changes</source>
      <translation>Änderungen verwerfen</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Exportieren…</translation>
    </message>
    <message>
      <source>Filter…</source>
      <translation>Filter…</translation>
    </message>
    <message>
      <source>Find duplicates…</source>
      <translation>Duplikate suchen…</translation>
    </message>
    <message>
      <source>Import…</source>
      <translation>Importieren…</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Tastenkürzel</translation>
    </message>
    <message>
      <source>Larger text</source>
      <translation>Größere Schrift</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Neu</translation>
    </message>
    <message>
      <source>New prices…</source>
      <translation>Neue Preise…</translation>
    </message>
    <message>
      <source>Next pane</source>
      <translation>Nächster Fensterbereich</translation>
    </message>
    <message>
      <source>Next record</source>
      <translation>Nächster Eintrag</translation>
    </message>
    <message>
      <source>Normal text size</source>
      <translation>Normale Schriftgröße</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Planned prices</source>
      <translation>Geplante Preise</translation>
    </message>
    <message>
      <source>Previous pane</source>
      <translation>Voriger Fensterbereich</translation>
    </message>
    <message>
      <source>Previous record</source>
      <translation>Voriger Eintrag</translation>
    </message>
    <message>
      <source>Print labels…</source>
      <translation>Etiketten drucken…</translation>
    </message>
    <message>
      <source>Print the list…</source>
      <translation>Liste drucken…</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Beenden</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Wiederholen</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Wiederherstellen</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <source>Search or run a command</source>
      <translation>Suchen oder Befehl ausführen</translation>
    </message>
    <message>
      <source>Show its history</source>
      <translation>Verlauf anzeigen</translation>
    </message>
    <message>
      <source>Sign out…</source>
      <translation>Abmelden…</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>Kleinere Schrift</translation>
    </message>
    <message>
      <source>Supplier price list…</source>
      <translation>Lieferantenpreisliste…</translation>
    </message>
    <message>
      <source>Supplier's invoice…</source>
      <translation>Rechnung des Lieferanten…</translation>
    </message>
    <message>
      <source>Sync now</source>
      <translation>Jetzt synchronisieren</translation>
    </message>
    <message>
      <source>Take the tour</source>
      <translation>Rundgang starten</translation>
    </message>
    <message>
      <source>Test the scanner…</source>
      <translation>Scanner testen…</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>View only (lock or unlock)</source>
      <translation>Nur Lesezugriff (ein/aus)</translation>
    </message>
    <message>
      <source>What changed…</source>
      <translation>Was sich geändert hat…</translation>
    </message>
    <message>
      <source>What's new in the next version</source>
      <translation>Neuerungen der nächsten Version</translation>
    </message>
    <message>
      <source>Who is here…</source>
      <translation>Wer ist hier…</translation>
    </message>
  </context>
  <context>
    <name>ActionGroup</name>
    <message>
      <source>Go</source>
      <translation>Gehe zu</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Hilfe</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Liste</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Eintrag</translation>
    </message>
    <message>
      <source>Sync</source>
      <translation>Synchronisierung</translation>
    </message>
    <message>
      <source>View</source>
      <translation>Ansicht</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>Fenster</translation>
    </message>
  </context>
  <context>
    <name>Allergen</name>
    <message>
      <source>celery</source>
      <translation>Sellerie</translation>
    </message>
    <message>
      <source>crustaceans</source>
      <translation>Krebstiere</translation>
    </message>
    <message>
      <source>eggs</source>
      <translation>Eier</translation>
    </message>
    <message>
      <source>fish</source>
      <translation>Fisch</translation>
    </message>
    <message>
      <source>gluten</source>
      <translation>Gluten</translation>
    </message>
    <message>
      <source>lupin</source>
      <translation>Lupinen</translation>
    </message>
    <message>
      <source>milk</source>
      <translation>Milch</translation>
    </message>
    <message>
      <source>molluscs</source>
      <translation>Weichtiere</translation>
    </message>
    <message>
      <source>mustard</source>
      <translation>Senf</translation>
    </message>
    <message>
      <source>nuts</source>
      <translation>Schalenfrüchte</translation>
    </message>
    <message>
      <source>peanuts</source>
      <translation>Erdnüsse</translation>
    </message>
    <message>
      <source>sesame</source>
      <translation>Sesam</translation>
    </message>
    <message>
      <source>soya</source>
      <translation>Soja</translation>
    </message>
    <message>
      <source>sulphites</source>
      <translation>Sulfite</translation>
    </message>
  </context>
  <context>
    <name>Backup</name>
    <message numerus="yes">
      <source>%n change(s) unsent at the time of the backup are compared with the cloud again.</source>
      <translation>
        <numerusform>%Ln bei der Sicherung nicht gesendete Änderung wird erneut mit der Cloud verglichen.</numerusform>
        <numerusform>%Ln bei der Sicherung nicht gesendete Änderungen werden erneut mit der Cloud verglichen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n different</source>
      <translation>
        <numerusform>%Ln abweichend</numerusform>
        <numerusform>%Ln abweichend</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n only here</source>
      <translation>
        <numerusform>%Ln nur hier</numerusform>
        <numerusform>%Ln nur hier</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n only in the backup</source>
      <translation>
        <numerusform>%Ln nur in der Sicherung</numerusform>
        <numerusform>%Ln nur in der Sicherung</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n plan(s) go back to the state of the backup</source>
      <translation>
        <numerusform>%Ln Plan geht auf den Stand der Sicherung zurück</numerusform>
        <numerusform>%Ln Pläne gehen auf den Stand der Sicherung zurück</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n purchase price(s) of suppliers go back to the state of the backup.</source>
      <translation>
        <numerusform>%Ln Einkaufspreis eines Lieferanten geht auf den Stand der Sicherung zurück.</numerusform>
        <numerusform>%Ln Einkaufspreise von Lieferanten gehen auf den Stand der Sicherung zurück.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unsent change(s) are kept and sent later.</source>
      <translation>
        <numerusform>%Ln nicht gesendete Änderung bleibt erhalten und wird später gesendet.</numerusform>
        <numerusform>%Ln nicht gesendete Änderungen bleiben erhalten und werden später gesendet.</numerusform>
      </translation>
    </message>
    <message>
      <source>Back up now</source>
      <translation>Jetzt sichern</translation>
    </message>
    <message>
      <source>Back up to a file</source>
      <translation>In eine Datei sichern</translation>
    </message>
    <message>
      <source>Back up to a file…</source>
      <translation>In eine Datei sichern…</translation>
    </message>
    <message>
      <source>Backed up to {file}</source>
      <translation>Gesichert in {file}</translation>
    </message>
    <message>
      <source>Backups</source>
      <translation>Sicherungen</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Continue without it</source>
      <translation>Ohne Sicherung weiter</translation>
    </message>
    <message>
      <source>Counterfoil backs up automatically after changes, every hour in a small shop. It keeps hourly backups for two days, daily ones for a month and weekly ones for a year. Unsent changes are also kept separately.</source>
      <translation>Counterfoil sichert automatisch nach Änderungen, in einem kleinen Geschäft stündlich. Stündliche Sicherungen bleiben zwei Tage, tägliche einen Monat und wöchentliche ein Jahr erhalten. Nicht gesendete Änderungen werden zusätzlich getrennt gespeichert.</translation>
    </message>
    <message>
      <source>Created</source>
      <translation>Erstellt</translation>
    </message>
    <message>
      <source>Decide later</source>
      <translation>Später entscheiden</translation>
    </message>
    <message>
      <source>Differences</source>
      <translation>Unterschiede</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Datei</translation>
    </message>
    <message>
      <source>In the backup</source>
      <translation>In der Sicherung</translation>
    </message>
    <message>
      <source>It has the same records as this computer.</source>
      <translation>Sie enthält dieselben Einträge wie dieser Computer.</translation>
    </message>
    <message>
      <source>Last backup: {when}</source>
      <translation>Letzte Sicherung: {when}</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Liste</translation>
    </message>
    <message>
      <source>No backups yet.</source>
      <translation>Noch keine Sicherungen.</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>Jetzt</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Wiederherstellen</translation>
    </message>
    <message>
      <source>Restore a backup</source>
      <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
      <source>Restore from a file</source>
      <translation>Aus einer Datei wiederherstellen</translation>
    </message>
    <message>
      <source>Restore from a file…</source>
      <translation>Aus einer Datei wiederherstellen…</translation>
    </message>
    <message>
      <source>Restore the backup of {when}?</source>
      <translation>Sicherung wiederherstellen ({when})?</translation>
    </message>
    <message>
      <source>Restore…</source>
      <translation>Wiederherstellen…</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Größe</translation>
    </message>
    <message>
      <source>The backup is restored.</source>
      <translation>Die Sicherung wurde wiederhergestellt.</translation>
    </message>
    <message>
      <source>The records on this computer are backed up first. Then all records are downloaded again, so none is older than in the cloud.</source>
      <translation>Zuerst werden die Einträge dieses Computers gesichert. Danach werden alle Einträge neu heruntergeladen, damit keiner älter ist als in der Cloud.</translation>
    </message>
  </context>
  <context>
    <name>Browser</name>
    <message>
      <source>Application ID</source>
      <translation>Anwendungs-ID</translation>
    </message>
    <message>
      <source>Application secret</source>
      <translation>Geheimer Schlüssel der Anwendung</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Done. Close this page and go back to Counterfoil.</source>
      <translation>Fertig. Schließen Sie diese Seite und kehren Sie zu Counterfoil zurück.</translation>
    </message>
    <message>
      <source>Enter the full address, starting with https://</source>
      <translation>Geben Sie die vollständige Adresse ein, beginnend mit https://</translation>
    </message>
    <message>
      <source>Open the browser</source>
      <translation>Browser öffnen</translation>
    </message>
    <message>
      <source>Sign in in your browser. Counterfoil then continues automatically.</source>
      <translation>Melden Sie sich im Browser an. Danach geht es in Counterfoil automatisch weiter.</translation>
    </message>
    <message>
      <source>Sign-in page</source>
      <translation>Anmeldeseite</translation>
    </message>
    <message>
      <source>The browser did not open. Open this address in it:</source>
      <translation>Der Browser hat sich nicht geöffnet. Öffnen Sie darin diese Adresse:</translation>
    </message>
    <message>
      <source>This sign-in does not match. Start again in Counterfoil.</source>
      <translation>Diese Anmeldung passt nicht zur Anfrage. Beginnen Sie in Counterfoil von vorn.</translation>
    </message>
  </context>
  <context>
    <name>Bulk</name>
    <message numerus="yes">
      <source>%n already have this value.</source>
      <translation>
        <numerusform>%Ln hat diesen Wert schon.</numerusform>
        <numerusform>%Ln haben diesen Wert schon.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cannot be changed:</source>
      <translation>
        <numerusform>%Ln kann nicht geändert werden:</numerusform>
        <numerusform>%Ln können nicht geändert werden:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n deleted, not changed.</source>
      <translation>
        <numerusform>%Ln gelöscht, nicht geändert.</numerusform>
        <numerusform>%Ln gelöscht, nicht geändert.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) changed</source>
      <translation>
        <numerusform>%Ln Eintrag geändert</numerusform>
        <numerusform>%Ln Einträge geändert</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) will change.</source>
      <translation>
        <numerusform>%Ln Eintrag wird geändert.</numerusform>
        <numerusform>%Ln Einträge werden geändert.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n selected</source>
      <translation>
        <numerusform>%Ln ausgewählt</numerusform>
        <numerusform>%Ln ausgewählt</numerusform>
      </translation>
    </message>
    <message>
      <source>Add or remove tags</source>
      <translation>Schlagwörter hinzufügen oder entfernen</translation>
    </message>
    <message>
      <source>Add these tags</source>
      <translation>Schlagwörter hinzufügen</translation>
    </message>
    <message>
      <source>After</source>
      <translation>Nachher</translation>
    </message>
    <message>
      <source>Also changes</source>
      <translation>Ändert sich auch</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Vorher</translation>
    </message>
    <message>
      <source>Before and after</source>
      <translation>Vorher und nachher</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Ändern</translation>
    </message>
    <message numerus="yes">
      <source>Change %n record(s)</source>
      <translation>
        <numerusform>%Ln Eintrag ändern</numerusform>
        <numerusform>%Ln Einträge ändern</numerusform>
      </translation>
    </message>
    <message>
      <source>Change a field</source>
      <translation>Feld ändern</translation>
    </message>
    <message>
      <source>Change a field…</source>
      <translation>Feld ändern…</translation>
    </message>
    <message>
      <source>Clear selection</source>
      <translation>Auswahl aufheben</translation>
    </message>
    <message>
      <source>Clear this field</source>
      <translation>Feld leeren</translation>
    </message>
    <message>
      <source>Do not round</source>
      <translation>Nicht runden</translation>
    </message>
    <message>
      <source>Enter a price or a change: +5%, -10 or x {factor}</source>
      <translation>Preis oder Änderung eingeben: +5 %, -10 oder x {factor}</translation>
    </message>
    <message>
      <source>Loading…</source>
      <translation>Wird geladen…</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Eintrag</translation>
    </message>
    <message>
      <source>Remove these tags</source>
      <translation>Schlagwörter entfernen</translation>
    </message>
    <message>
      <source>Round to</source>
      <translation>Runden auf</translation>
    </message>
    <message>
      <source>Tag…</source>
      <translation>Schlagwörter…</translation>
    </message>
  </context>
  <context>
    <name>Capability</name>
    <message>
      <source>Create</source>
      <translation>Anlegen</translation>
    </message>
    <message>
      <source>Create with own ID</source>
      <translation>Mit eigener ID anlegen</translation>
    </message>
    <message>
      <source>Detects every change when replacing</source>
      <translation>Erkennt beim Ersetzen jede Änderung</translation>
    </message>
    <message>
      <source>Replace many</source>
      <translation>Viele ersetzen</translation>
    </message>
  </context>
  <context>
    <name>Check</name>
    <message>
      <source>Cloud storage</source>
      <translation>Cloud-Speicher</translation>
    </message>
    <message>
      <source>Connected cloud</source>
      <translation>Verbundene Cloud</translation>
    </message>
    <message>
      <source>Data folder</source>
      <translation>Datenordner</translation>
    </message>
    <message>
      <source>Database</source>
      <translation>Datenbank</translation>
    </message>
    <message>
      <source>Disk encryption</source>
      <translation>Festplattenverschlüsselung</translation>
    </message>
    <message>
      <source>Encryption</source>
      <translation>Verschlüsselung</translation>
    </message>
    <message>
      <source>Fonts</source>
      <translation>Schriften</translation>
    </message>
    <message>
      <source>Icons</source>
      <translation>Symbole</translation>
    </message>
    <message>
      <source>Keychain</source>
      <translation>Schlüsselbund</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>Libraries</source>
      <translation>Bibliotheken</translation>
    </message>
    <message>
      <source>Other programs' tokens</source>
      <translation>Tokens anderer Programme</translation>
    </message>
    <message>
      <source>Permissions</source>
      <translation>Berechtigungen</translation>
    </message>
    <message>
      <source>Proxy</source>
      <translation>Proxy</translation>
    </message>
    <message>
      <source>Python</source>
      <translation>Python</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Einträge</translation>
    </message>
    <message>
      <source>Servers</source>
      <translation>Server</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>Token</source>
      <translation>Token</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>Fenster</translation>
    </message>
  </context>
  <context>
    <name>Choice</name>
    <message>
      <source>Customers</source>
      <translation>Kunden</translation>
    </message>
    <message>
      <source>Do not sell</source>
      <translation>Nicht verkaufen</translation>
    </message>
    <message>
      <source>GET (sends no data)</source>
      <translation>GET (sendet keine Daten)</translation>
    </message>
    <message>
      <source>Loyalty point movements</source>
      <translation>Treuepunkte-Bewegungen</translation>
    </message>
    <message>
      <source>Orders</source>
      <translation>Bestellungen</translation>
    </message>
    <message>
      <source>POST (sends the data)</source>
      <translation>POST (sendet die Daten)</translation>
    </message>
    <message>
      <source>Products</source>
      <translation>Artikel</translation>
    </message>
    <message>
      <source>Reservations</source>
      <translation>Reservierungen</translation>
    </message>
    <message>
      <source>Sell anyway</source>
      <translation>Trotzdem verkaufen</translation>
    </message>
    <message>
      <source>Stock movements</source>
      <translation>Lagerbewegungen</translation>
    </message>
    <message>
      <source>UK gallon</source>
      <translation>britische Gallone</translation>
    </message>
    <message>
      <source>US gallon</source>
      <translation>US-Gallone</translation>
    </message>
    <message>
      <source>V1</source>
      <translation>V1</translation>
    </message>
    <message>
      <source>Warn and sell</source>
      <translation>Warnen und verkaufen</translation>
    </message>
    <message>
      <source>centilitre</source>
      <translation>Zentiliter</translation>
    </message>
    <message>
      <source>centimetre</source>
      <translation>Zentimeter</translation>
    </message>
    <message>
      <source>cubic foot</source>
      <translation>Kubikfuß</translation>
    </message>
    <message>
      <source>cubic metre</source>
      <translation>Kubikmeter</translation>
    </message>
    <message>
      <source>day</source>
      <translation>Tag</translation>
    </message>
    <message>
      <source>decagram</source>
      <translation>Dekagramm</translation>
    </message>
    <message>
      <source>decilitre</source>
      <translation>Deziliter</translation>
    </message>
    <message>
      <source>gram</source>
      <translation>Gramm</translation>
    </message>
    <message>
      <source>hectolitre</source>
      <translation>Hektoliter</translation>
    </message>
    <message>
      <source>hour</source>
      <translation>Stunde</translation>
    </message>
    <message>
      <source>inch</source>
      <translation>Zoll</translation>
    </message>
    <message>
      <source>kilogram</source>
      <translation>Kilogramm</translation>
    </message>
    <message>
      <source>kilometre</source>
      <translation>Kilometer</translation>
    </message>
    <message>
      <source>litre</source>
      <translation>Liter</translation>
    </message>
    <message>
      <source>metre</source>
      <translation>Meter</translation>
    </message>
    <message>
      <source>mile</source>
      <translation>Meile</translation>
    </message>
    <message>
      <source>milligram</source>
      <translation>Milligramm</translation>
    </message>
    <message>
      <source>millilitre</source>
      <translation>Milliliter</translation>
    </message>
    <message>
      <source>millimetre</source>
      <translation>Millimeter</translation>
    </message>
    <message>
      <source>minute</source>
      <translation>Minute</translation>
    </message>
    <message>
      <source>month</source>
      <translation>Monat</translation>
    </message>
    <message>
      <source>ounce</source>
      <translation>Unze</translation>
    </message>
    <message>
      <source>piece</source>
      <translation>Stück</translation>
    </message>
    <message>
      <source>points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>pound</source>
      <translation>Pfund</translation>
    </message>
    <message>
      <source>quintal</source>
      <translation>Doppelzentner</translation>
    </message>
    <message>
      <source>second</source>
      <translation>Sekunde</translation>
    </message>
    <message>
      <source>square foot</source>
      <translation>Quadratfuß</translation>
    </message>
    <message>
      <source>square metre</source>
      <translation>Quadratmeter</translation>
    </message>
    <message>
      <source>tonne</source>
      <translation>Tonne</translation>
    </message>
    <message>
      <source>week</source>
      <translation>Woche</translation>
    </message>
    <message>
      <source>year</source>
      <translation>Jahr</translation>
    </message>
  </context>
  <context>
    <name>Colour</name>
    <message>
      <source>Black</source>
      <translation>Schwarz</translation>
    </message>
    <message>
      <source>Blue</source>
      <translation>Blau</translation>
    </message>
    <message>
      <source>Brown</source>
      <translation>Braun</translation>
    </message>
    <message>
      <source>Green</source>
      <translation>Grün</translation>
    </message>
    <message>
      <source>Grey</source>
      <translation>Grau</translation>
    </message>
    <message>
      <source>Orange</source>
      <translation>Orange</translation>
    </message>
    <message>
      <source>Red</source>
      <translation>Rot</translation>
    </message>
    <message>
      <source>Teal</source>
      <translation>Türkis</translation>
    </message>
    <message>
      <source>Violet</source>
      <translation>Violett</translation>
    </message>
    <message>
      <source>Yellow</source>
      <translation>Gelb</translation>
    </message>
  </context>
  <context>
    <name>Column</name>
    <message>
      <source>Barcode</source>
      <translation>Barcode</translation>
    </message>
    <message>
      <source>Discount (%)</source>
      <translation>Rabatt (%)</translation>
    </message>
    <message>
      <source>EAN</source>
      <translation>EAN</translation>
    </message>
    <message>
      <source>Order</source>
      <translation>Reihenfolge</translation>
    </message>
    <message>
      <source>PIN</source>
      <translation>PIN</translation>
    </message>
    <message>
      <source>PLU</source>
      <translation>PLU</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>Price</source>
      <translation>Preis</translation>
    </message>
    <message>
      <source>Sign-in</source>
      <translation>Anmeldung</translation>
    </message>
    <message>
      <source>Unit</source>
      <translation>Einheit</translation>
    </message>
  </context>
  <context>
    <name>Columns</name>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Spalten</translation>
    </message>
    <message>
      <source>Columns…</source>
      <translation>Spalten…</translation>
    </message>
    <message>
      <source>List columns</source>
      <translation>Listenspalten</translation>
    </message>
    <message>
      <source>Move left</source>
      <translation>Nach links</translation>
    </message>
    <message>
      <source>Move right</source>
      <translation>Nach rechts</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Zurücksetzen</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Anzeigen</translation>
    </message>
  </context>
  <context>
    <name>Conflict</name>
    <message>
      <source>Add the points again</source>
      <translation>Punkte erneut gutschreiben</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Vorher</translation>
    </message>
    <message>
      <source>Cloud</source>
      <translation>Cloud</translation>
    </message>
    <message>
      <source>Correct the record</source>
      <translation>Eintrag korrigieren</translation>
    </message>
    <message>
      <source>Decide later</source>
      <translation>Später entscheiden</translation>
    </message>
    <message>
      <source>Delete anyway</source>
      <translation>Trotzdem löschen</translation>
    </message>
    <message>
      <source>Delete here too</source>
      <translation>Auch hier löschen</translation>
    </message>
    <message>
      <source>Different records, keep all</source>
      <translation>Verschiedene Einträge, alle behalten</translation>
    </message>
    <message>
      <source>Discard my change</source>
      <translation>Meine Änderung verwerfen</translation>
    </message>
    <message>
      <source>Enter another value</source>
      <translation>Anderen Wert eingeben</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>Feld</translation>
    </message>
    <message>
      <source>Found {time}.</source>
      <translation>Erkannt: {time}.</translation>
    </message>
    <message>
      <source>Keep all mine</source>
      <translation>Meine behalten</translation>
    </message>
    <message>
      <source>Keep all the cloud's</source>
      <translation>Cloud-Version behalten</translation>
    </message>
    <message>
      <source>Keep both records</source>
      <translation>Beide Einträge behalten</translation>
    </message>
    <message>
      <source>Keep one, delete the rest</source>
      <translation>Einen behalten, Rest löschen</translation>
    </message>
    <message>
      <source>Keep the cloud's</source>
      <translation>Cloud-Version behalten</translation>
    </message>
    <message>
      <source>Keep the record</source>
      <translation>Eintrag behalten</translation>
    </message>
    <message>
      <source>Leave it to the other computer</source>
      <translation>Dem anderen Computer überlassen</translation>
    </message>
    <message numerus="yes">
      <source>Merged automatically: %n field(s)</source>
      <translation>
        <numerusform>Automatisch zusammengeführt: %Ln Feld</numerusform>
        <numerusform>Automatisch zusammengeführt: %Ln Felder</numerusform>
      </translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Other value</source>
      <translation>Anderer Wert</translation>
    </message>
    <message>
      <source>Previous</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Save and try again</source>
      <translation>Speichern und erneut versuchen</translation>
    </message>
    <message>
      <source>Send from here</source>
      <translation>Von hier senden</translation>
    </message>
    <message>
      <source>This computer</source>
      <translation>Dieser Computer</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Erneut versuchen</translation>
    </message>
    <message>
      <source>Two versions of a record</source>
      <translation>Zwei Versionen eines Eintrags</translation>
    </message>
    <message>
      <source>Use selected values</source>
      <translation>Ausgewählte übernehmen</translation>
    </message>
    <message>
      <source>Use this number</source>
      <translation>Diese Zahl verwenden</translation>
    </message>
    <message>
      <source>both combined</source>
      <translation>beide kombiniert</translation>
    </message>
    <message>
      <source>deleted</source>
      <translation>gelöscht</translation>
    </message>
    <message>
      <source>deleted here</source>
      <translation>hier gelöscht</translation>
    </message>
    <message>
      <source>you</source>
      <translation>Sie</translation>
    </message>
    <message>
      <source>{at} of {total}</source>
      <translation>{at} von {total}</translation>
    </message>
  </context>
  <context>
    <name>Connect</name>
    <message numerus="yes">
      <source>%n unsent change(s) on this computer go to the cloud they belong to.</source>
      <translation>
        <numerusform>%Ln nicht gesendete Änderung auf diesem Computer geht an die zugehörige Cloud.</numerusform>
        <numerusform>%Ln nicht gesendete Änderungen auf diesem Computer gehen an die zugehörige Cloud.</numerusform>
      </translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adresse</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Cloud number</source>
      <translation>Cloud-Nummer</translation>
    </message>
    <message>
      <source>Connect to a cloud</source>
      <translation>Mit einer Cloud verbinden</translation>
    </message>
    <message>
      <source>Enter only the number, as in the cloud's settings.</source>
      <translation>Geben Sie nur die Nummer ein, wie in den Einstellungen der Cloud.</translation>
    </message>
    <message>
      <source>Enter the address, then test.</source>
      <translation>Geben Sie die Adresse ein und testen Sie sie dann.</translation>
    </message>
    <message>
      <source>Nothing to paste.</source>
      <translation>Nichts zum Einfügen.</translation>
    </message>
    <message>
      <source>Paste</source>
      <translation>Einfügen</translation>
    </message>
    <message>
      <source>Paste the token</source>
      <translation>Token einfügen</translation>
    </message>
    <message>
      <source>Save the token in a protected file</source>
      <translation>Token in einer geschützten Datei speichern</translation>
    </message>
    <message>
      <source>Sign in with the browser…</source>
      <translation>Mit dem Browser anmelden…</translation>
    </message>
    <message>
      <source>Signing in…</source>
      <translation>Wird angemeldet…</translation>
    </message>
    <message>
      <source>Test and connect</source>
      <translation>Testen und verbinden</translation>
    </message>
    <message>
      <source>The cloud accepted the token.</source>
      <translation>Die Cloud hat das Token angenommen.</translation>
    </message>
    <message>
      <source>Token</source>
      <translation>Token</translation>
    </message>
    <message>
      <source>Use this only if the computer has no keychain.</source>
      <translation>Nur verwenden, wenn der Computer keinen Schlüsselbund hat.</translation>
    </message>
  </context>
  <context>
    <name>CostSource</name>
    <message>
      <source>ingredients</source>
      <translation>Zutaten</translation>
    </message>
    <message>
      <source>price list of {name}, {day}</source>
      <translation>Preisliste von {name}, {day}</translation>
    </message>
    <message>
      <source>purchase price of the product</source>
      <translation>Einkaufspreis des Artikels</translation>
    </message>
    <message>
      <source>{name}, {day}</source>
      <translation>{name}, {day}</translation>
    </message>
  </context>
  <context>
    <name>Counter</name>
    <message>
      <source>Add</source>
      <translation>Addieren</translation>
    </message>
    <message>
      <source>Subtract</source>
      <translation>Abziehen</translation>
    </message>
    <message>
      <source>instead of {number}</source>
      <translation>statt {number}</translation>
    </message>
  </context>
  <context>
    <name>Decision</name>
    <message>
      <source>A change arrived without a webhook, so the cloud is checked more often again</source>
      <translation>Eine Änderung kam ohne Webhook an, daher wird die Cloud wieder häufiger geprüft</translation>
    </message>
    <message>
      <source>A change was discarded and kept in the history</source>
      <translation>Eine Änderung wurde verworfen und im Verlauf behalten</translation>
    </message>
    <message>
      <source>A local record that did not match its history was corrected</source>
      <translation>Ein lokaler Eintrag, der nicht zu seinem Verlauf passte, wurde korrigiert</translation>
    </message>
    <message>
      <source>Both changes were merged</source>
      <translation>Beide Änderungen wurden zusammengeführt</translation>
    </message>
    <message>
      <source>Deleted because it is no longer in the cloud</source>
      <translation>Gelöscht, weil nicht mehr in der Cloud vorhanden</translation>
    </message>
    <message>
      <source>Needs a decision</source>
      <translation>Entscheidung nötig</translation>
    </message>
    <message>
      <source>Other computers use this cloud too, so this one now uses {share} of {budget} requests</source>
      <translation>Auch andere Computer nutzen diese Cloud, daher nutzt dieser nun {share} von {budget} Anfragen</translation>
    </message>
    <message>
      <source>Records in the cloud are dated ahead of this computer's clock; the cloud does not tell its time</source>
      <translation>Einträge in der Cloud sind später datiert, als die Uhr dieses Computers anzeigt; die Cloud nennt ihre Uhrzeit nicht</translation>
    </message>
    <message>
      <source>Records in the cloud have a later date than the cloud's clock</source>
      <translation>Einträge in der Cloud sind später datiert, als die Uhr der Cloud anzeigt</translation>
    </message>
    <message>
      <source>Some lists were skipped to stay within the request limit</source>
      <translation>Einige Listen wurden übersprungen, um das Anfragelimit einzuhalten</translation>
    </message>
    <message>
      <source>Stopped because a large part of the records would have been deleted</source>
      <translation>Angehalten, weil ein großer Teil der Einträge gelöscht worden wäre</translation>
    </message>
    <message>
      <source>The cloud does not accept some webhooks; sync works without them</source>
      <translation>Die Cloud nimmt einige Webhooks nicht an; die Synchronisierung läuft ohne sie</translation>
    </message>
    <message numerus="yes">
      <source>The cloud failed repeatedly; sync paused for %n second(s)</source>
      <translation>
        <numerusform>Die Cloud ist wiederholt ausgefallen; Synchronisierung %Ln Sekunde pausiert</numerusform>
        <numerusform>Die Cloud ist wiederholt ausgefallen; Synchronisierung %Ln Sekunden pausiert</numerusform>
      </translation>
    </message>
    <message>
      <source>The cloud has a different number of records</source>
      <translation>Die Cloud hat eine andere Anzahl Einträge</translation>
    </message>
    <message numerus="yes">
      <source>The cloud limited requests; sync paused for %n second(s)</source>
      <translation>
        <numerusform>Die Cloud hat Anfragen begrenzt; Synchronisierung %Ln Sekunde pausiert</numerusform>
        <numerusform>Die Cloud hat Anfragen begrenzt; Synchronisierung %Ln Sekunden pausiert</numerusform>
      </translation>
    </message>
    <message>
      <source>The cloud sends webhooks for changes, so it is checked less often</source>
      <translation>Die Cloud meldet Änderungen per Webhook, daher wird sie seltener geprüft</translation>
    </message>
    <message>
      <source>The cloud went back to an older state; nothing was deleted here</source>
      <translation>Die Cloud ist auf einen älteren Stand zurückgefallen; hier wurde nichts gelöscht</translation>
    </message>
    <message>
      <source>The cloud's clock was set back; the last day and the whole list are downloaded again</source>
      <translation>Die Uhr der Cloud wurde zurückgestellt; der letzte Tag und die ganze Liste werden erneut heruntergeladen</translation>
    </message>
    <message>
      <source>Webhooks were missing in the cloud and were registered again</source>
      <translation>Webhooks fehlten in der Cloud und wurden erneut registriert</translation>
    </message>
    <message>
      <source>Webhooks were registered in the cloud</source>
      <translation>Webhooks wurden in der Cloud registriert</translation>
    </message>
    <message>
      <source>Webhooks were removed from the cloud</source>
      <translation>Webhooks wurden aus der Cloud entfernt</translation>
    </message>
  </context>
  <context>
    <name>Delete</name>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <source>Delete (can be undone)</source>
      <translation>Löschen (kann rückgängig gemacht werden)</translation>
    </message>
    <message>
      <source>Delete and remove personal data for good</source>
      <translation>Löschen und personenbezogene Daten endgültig entfernen</translation>
    </message>
    <message>
      <source>Delete for good</source>
      <translation>Endgültig löschen</translation>
    </message>
    <message>
      <source>Delete {what}?</source>
      <translation>Löschen: {what}?</translation>
    </message>
    <message>
      <source>Name, address, phone, e-mail, birthday, card, company and notes are removed here and in the cloud, with their history. Points and receipts stay without a name. This cannot be undone.</source>
      <translation>Name, Adresse, Telefon, E-Mail, Geburtstag, Karte, Firma und Notizen werden samt Verlauf hier und in der Cloud entfernt. Punkte und Kassenbons bleiben ohne Namen erhalten. Das kann nicht rückgängig gemacht werden.</translation>
    </message>
  </context>
  <context>
    <name>Delivery</name>
    <message>
      <source>Check the delivery</source>
      <translation>Lieferung prüfen</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Count of the chosen line</source>
      <translation>Menge der gewählten Zeile</translation>
    </message>
    <message>
      <source>Counted</source>
      <translation>Gezählt</translation>
    </message>
    <message>
      <source>Difference</source>
      <translation>Differenz</translation>
    </message>
    <message>
      <source>Finish</source>
      <translation>Abschließen</translation>
    </message>
    <message>
      <source>No answer</source>
      <translation>Keine Antwort</translation>
    </message>
    <message>
      <source>No delivery is being checked.</source>
      <translation>Es wird keine Lieferung geprüft.</translation>
    </message>
    <message>
      <source>On the invoice</source>
      <translation>Auf der Rechnung</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>Drucken</translation>
    </message>
    <message>
      <source>Save as CSV</source>
      <translation>Als CSV speichern</translation>
    </message>
    <message>
      <source>Save the protocol</source>
      <translation>Protokoll speichern</translation>
    </message>
    <message>
      <source>Scan a code</source>
      <translation>Code scannen</translation>
    </message>
    <message>
      <source>Something went wrong in Counterfoil</source>
      <translation>In Counterfoil ist ein Fehler aufgetreten</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Status</translation>
    </message>
    <message>
      <source>The address is in the local network, but the settings allow webhooks to the internet only</source>
      <translation>Die Adresse liegt im lokalen Netzwerk, laut Einstellungen sind aber nur Webhooks ins Internet erlaubt</translation>
    </message>
    <message>
      <source>The address is link-local; no program can be reached there</source>
      <translation>Die Adresse ist link-lokal; dort ist kein Programm erreichbar</translation>
    </message>
    <message>
      <source>The address leads back to this program</source>
      <translation>Die Adresse führt zu diesem Programm zurück</translation>
    </message>
    <message>
      <source>The program answered {status}</source>
      <translation>Das Programm antwortete mit {status}</translation>
    </message>
    <message>
      <source>checked</source>
      <translation>geprüft</translation>
    </message>
    <message>
      <source>missing</source>
      <translation>fehlt</translation>
    </message>
    <message>
      <source>not on the invoice</source>
      <translation>nicht auf der Rechnung</translation>
    </message>
    <message>
      <source>right</source>
      <translation>stimmt</translation>
    </message>
    <message>
      <source>too many</source>
      <translation>zu viel</translation>
    </message>
  </context>
  <context>
    <name>Diagnostics</name>
    <message numerus="yes">
      <source>%n thing(s) need attention.</source>
      <translation>
        <numerusform>%Ln Punkt erfordert Aufmerksamkeit.</numerusform>
        <numerusform>%Ln Punkte erfordern Aufmerksamkeit.</numerusform>
      </translation>
    </message>
    <message>
      <source>Checked</source>
      <translation>Geprüft</translation>
    </message>
    <message>
      <source>Checking…</source>
      <translation>Wird geprüft…</translation>
    </message>
    <message>
      <source>Checks whether this computer has everything Counterfoil needs. Changes nothing.</source>
      <translation>Prüft, ob dieser Computer alles hat, was Counterfoil braucht. Ändert nichts.</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Details</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Ordner</translation>
    </message>
    <message>
      <source>Item</source>
      <translation>Punkt</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Liste</translation>
    </message>
    <message>
      <source>Log</source>
      <translation>Protokoll</translation>
    </message>
    <message>
      <source>No problems found.</source>
      <translation>Keine Probleme gefunden.</translation>
    </message>
    <message>
      <source>Nothing known yet. Counterfoil learns this while it syncs.</source>
      <translation>Noch nichts bekannt. Counterfoil ermittelt es beim Synchronisieren.</translation>
    </message>
    <message>
      <source>OK</source>
      <translation>OK</translation>
    </message>
    <message>
      <source>Open folder</source>
      <translation>Ordner öffnen</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Results</source>
      <translation>Ergebnisse</translation>
    </message>
    <message>
      <source>Run self-test</source>
      <translation>Selbsttest starten</translation>
    </message>
    <message>
      <source>Self-test</source>
      <translation>Selbsttest</translation>
    </message>
    <message>
      <source>What the cloud supports</source>
      <translation>Was die Cloud unterstützt</translation>
    </message>
    <message>
      <source>failed</source>
      <translation>Fehler</translation>
    </message>
    <message>
      <source>missing</source>
      <translation>fehlt</translation>
    </message>
    <message>
      <source>out of date</source>
      <translation>veraltet</translation>
    </message>
  </context>
  <context>
    <name>DuplicateReason</name>
    <message>
      <source>Same VAT number</source>
      <translation>Gleiche USt-IdNr.</translation>
    </message>
    <message>
      <source>Same code</source>
      <translation>Gleicher Code</translation>
    </message>
    <message>
      <source>Same company ID</source>
      <translation>Gleiche Firmennummer</translation>
    </message>
    <message>
      <source>Same e-mail</source>
      <translation>Gleiche E-Mail</translation>
    </message>
    <message>
      <source>Same or similar name</source>
      <translation>Gleicher oder ähnlicher Name</translation>
    </message>
    <message>
      <source>Same phone</source>
      <translation>Gleiches Telefon</translation>
    </message>
  </context>
  <context>
    <name>Duplicates</name>
    <message numerus="yes">
      <source>%n group(s) of records may be one</source>
      <translation>
        <numerusform>%Ln Gruppe von Einträgen ist vielleicht einer</numerusform>
        <numerusform>%Ln Gruppen von Einträgen sind vielleicht einer</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) became one</source>
      <translation>
        <numerusform>%Ln Eintrag zu einem zusammengeführt</numerusform>
        <numerusform>%Ln Einträge zu einem zusammengeführt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) will be deleted</source>
      <translation>
        <numerusform>%Ln Eintrag wird gelöscht</numerusform>
        <numerusform>%Ln Einträge werden gelöscht</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) will refer to the one that stays</source>
      <translation>
        <numerusform>%Ln Eintrag verweist dann auf den, der bleibt</numerusform>
        <numerusform>%Ln Einträge verweisen dann auf den, der bleibt</numerusform>
      </translation>
    </message>
    <message>
      <source>Certainty</source>
      <translation>Sicherheit</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Find duplicates</source>
      <translation>Duplikate suchen</translation>
    </message>
    <message>
      <source>Groups</source>
      <translation>Gruppen</translation>
    </message>
    <message>
      <source>Looking through the records…</source>
      <translation>Die Einträge werden durchgesehen…</translation>
    </message>
    <message>
      <source>Merge</source>
      <translation>Zusammenführen</translation>
    </message>
    <message>
      <source>No duplicates found</source>
      <translation>Keine Duplikate gefunden</translation>
    </message>
    <message>
      <source>Not the same</source>
      <translation>Nicht dasselbe</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Einträge</translation>
    </message>
    <message>
      <source>Stays</source>
      <translation>Bleibt</translation>
    </message>
    <message>
      <source>You can find duplicates among customers, suppliers and products.</source>
      <translation>Duplikate können unter Kunden, Lieferanten und Artikeln gesucht werden.</translation>
    </message>
    <message>
      <source>You can undo this, also after it was sent.</source>
      <translation>Das lässt sich rückgängig machen, auch nach dem Senden.</translation>
    </message>
  </context>
  <context>
    <name>Empty</name>
    <message>
      <source>No EET subjects yet</source>
      <translation>Noch keine EET-Subjekte</translation>
    </message>
    <message>
      <source>No branches yet</source>
      <translation>Noch keine Filialen</translation>
    </message>
    <message>
      <source>No categories yet</source>
      <translation>Noch keine Kategorien</translation>
    </message>
    <message>
      <source>No customers yet</source>
      <translation>Noch keine Kunden</translation>
    </message>
    <message>
      <source>No discount groups yet</source>
      <translation>Noch keine Rabattgruppen</translation>
    </message>
    <message>
      <source>No employees yet</source>
      <translation>Noch keine Mitarbeiter</translation>
    </message>
    <message>
      <source>No ingredients yet</source>
      <translation>Noch keine Zutaten</translation>
    </message>
    <message>
      <source>No products yet</source>
      <translation>Noch keine Artikel</translation>
    </message>
    <message>
      <source>No suppliers yet</source>
      <translation>Noch keine Lieferanten</translation>
    </message>
    <message>
      <source>No tags yet</source>
      <translation>Noch keine Schlagwörter</translation>
    </message>
    <message>
      <source>No tax rates yet</source>
      <translation>Noch keine Steuersätze</translation>
    </message>
    <message>
      <source>No warehouses yet</source>
      <translation>Noch keine Lager</translation>
    </message>
    <message>
      <source>No webhooks yet</source>
      <translation>Noch keine Webhooks</translation>
    </message>
    <message>
      <source>Nothing in stock yet</source>
      <translation>Noch nichts auf Lager</translation>
    </message>
  </context>
  <context>
    <name>Engine</name>
    <message>
      <source>A newer version was installed. Close Counterfoil and open it again to go on syncing.</source>
      <translation>Eine neuere Version wurde installiert. Schließen Sie Counterfoil und öffnen Sie es wieder, damit weiter synchronisiert wird.</translation>
    </message>
    <message numerus="yes">
      <source>Sync has stopped %n time(s) and is starting again. Nothing is lost.</source>
      <translation>
        <numerusform>Die Synchronisierung wurde %Ln-mal unterbrochen und startet wieder. Nichts ist verloren.</numerusform>
        <numerusform>Die Synchronisierung wurde %Ln-mal unterbrochen und startet wieder. Nichts ist verloren.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Entities</name>
    <message>
      <source>Branches</source>
      <translation>Filialen</translation>
    </message>
    <message>
      <source>Categories</source>
      <translation>Kategorien</translation>
    </message>
    <message>
      <source>Customers</source>
      <translation>Kunden</translation>
    </message>
    <message>
      <source>Discount groups</source>
      <translation>Rabattgruppen</translation>
    </message>
    <message>
      <source>EET subjects</source>
      <translation>EET-Subjekte</translation>
    </message>
    <message>
      <source>Employees</source>
      <translation>Mitarbeiter</translation>
    </message>
    <message>
      <source>Ingredients</source>
      <translation>Zutaten</translation>
    </message>
    <message>
      <source>Products</source>
      <translation>Artikel</translation>
    </message>
    <message>
      <source>Stock</source>
      <translation>Lagerbestand</translation>
    </message>
    <message>
      <source>Suppliers</source>
      <translation>Lieferanten</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Schlagwörter</translation>
    </message>
    <message>
      <source>Tax rates</source>
      <translation>Steuersätze</translation>
    </message>
    <message>
      <source>Warehouses</source>
      <translation>Lager</translation>
    </message>
    <message>
      <source>Webhooks</source>
      <translation>Webhooks</translation>
    </message>
  </context>
  <context>
    <name>Entity</name>
    <message>
      <source>Anonymised customer</source>
      <translation>Anonymisierter Kunde</translation>
    </message>
    <message>
      <source>Branch</source>
      <translation>Filiale</translation>
    </message>
    <message>
      <source>Category</source>
      <translation>Kategorie</translation>
    </message>
    <message>
      <source>Customer</source>
      <translation>Kunde</translation>
    </message>
    <message>
      <source>Discount group</source>
      <translation>Rabattgruppe</translation>
    </message>
    <message>
      <source>EET subject</source>
      <translation>EET-Subjekt</translation>
    </message>
    <message>
      <source>Employee</source>
      <translation>Mitarbeiter</translation>
    </message>
    <message>
      <source>Ingredient</source>
      <translation>Zutat</translation>
    </message>
    <message>
      <source>Product</source>
      <translation>Artikel</translation>
    </message>
    <message>
      <source>Stock item</source>
      <translation>Bestandsposten</translation>
    </message>
    <message>
      <source>Supplier</source>
      <translation>Lieferant</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>Schlagwort</translation>
    </message>
    <message>
      <source>Tax rate</source>
      <translation>Steuersatz</translation>
    </message>
    <message>
      <source>Warehouse</source>
      <translation>Lager</translation>
    </message>
    <message>
      <source>Webhook</source>
      <translation>Webhook</translation>
    </message>
    <message>
      <source>anonymised</source>
      <translation>anonymisiert</translation>
    </message>
  </context>
  <context>
    <name>Error</name>
    <message>
      <source>A PIN has {shortest} to {longest} digits.</source>
      <translation>Eine PIN hat {shortest} bis {longest} Ziffern.</translation>
    </message>
    <message>
      <source>A newer version of Counterfoil wrote the data in this folder.</source>
      <translation>Eine neuere Version von Counterfoil hat die Daten in diesem Ordner geschrieben.</translation>
    </message>
    <message>
      <source>A version of Counterfoil before 1.0.0 wrote the data in this folder.</source>
      <translation>Eine Version von Counterfoil vor 1.0.0 hat die Daten in diesem Ordner geschrieben.</translation>
    </message>
    <message>
      <source>Access from other computers is off in the settings.</source>
      <translation>Der Zugriff von anderen Computern ist in den Einstellungen ausgeschaltet.</translation>
    </message>
    <message>
      <source>All other lists are read, and changes are sent.</source>
      <translation>Alle anderen Listen werden gelesen und Änderungen gesendet.</translation>
    </message>
    <message>
      <source>All records will be downloaded again.</source>
      <translation>Alle Einträge werden erneut heruntergeladen.</translation>
    </message>
    <message>
      <source>All settings are back to their defaults. The damaged file is kept as {kept}.</source>
      <translation>Alle Einstellungen haben wieder ihre Standardwerte. Die beschädigte Datei bleibt als {kept} erhalten.</translation>
    </message>
    <message>
      <source>Allowed: {allowed}.</source>
      <translation>Erlaubt: {allowed}.</translation>
    </message>
    <message>
      <source>An older copy of the data was restored</source>
      <translation>Eine ältere Kopie der Daten wurde wiederhergestellt</translation>
    </message>
    <message>
      <source>Another program uses port {port}.</source>
      <translation>Ein anderes Programm verwendet Port {port}.</translation>
    </message>
    <message>
      <source>Another window or service is using this data.</source>
      <translation>Ein anderes Fenster oder ein Dienst verwendet diese Daten.</translation>
    </message>
    <message>
      <source>Ask the owner of this computer to delete the file. Then unlock and set a new PIN.</source>
      <translation>Bitten Sie den Besitzer dieses Computers, die Datei zu löschen. Entsperren Sie dann und legen Sie eine neue PIN fest.</translation>
    </message>
    <message>
      <source>Ask the supplier for ISDOC, UBL, ZUGFeRD or KSeF XML.</source>
      <translation>Bitten Sie den Lieferanten um ISDOC, UBL, ZUGFeRD oder KSeF-XML.</translation>
    </message>
    <message>
      <source>Cancelled</source>
      <translation>Abgebrochen</translation>
    </message>
    <message>
      <source>Cannot check for updates</source>
      <translation>Suche nach Updates nicht möglich</translation>
    </message>
    <message>
      <source>Cannot save to the folder</source>
      <translation>Speichern im Ordner nicht möglich</translation>
    </message>
    <message>
      <source>Check in the settings which addresses webhooks may call.</source>
      <translation>Prüfen Sie in den Einstellungen, welche Adressen Webhooks aufrufen dürfen.</translation>
    </message>
    <message>
      <source>Check the address.</source>
      <translation>Prüfen Sie die Adresse.</translation>
    </message>
    <message>
      <source>Check the date and the address.</source>
      <translation>Prüfen Sie das Datum und die Adresse.</translation>
    </message>
    <message>
      <source>Check the disk and its cable, then save again.</source>
      <translation>Prüfen Sie das Laufwerk und sein Kabel und speichern Sie dann erneut.</translation>
    </message>
    <message>
      <source>Check the fields marked in red.</source>
      <translation>Prüfen Sie die rot markierten Felder.</translation>
    </message>
    <message>
      <source>Check the internet connection and the address.</source>
      <translation>Prüfen Sie die Internetverbindung und die Adresse.</translation>
    </message>
    <message>
      <source>Check the new values and save again.</source>
      <translation>Prüfen Sie die neuen Werte und speichern Sie erneut.</translation>
    </message>
    <message>
      <source>Check the records you changed last.</source>
      <translation>Prüfen Sie die zuletzt geänderten Einträge.</translation>
    </message>
    <message>
      <source>Check the settings.</source>
      <translation>Prüfen Sie die Einstellungen.</translation>
    </message>
    <message>
      <source>Check the shop's records in the cloud first.</source>
      <translation>Prüfen Sie zuerst die Einträge des Geschäfts in der Cloud.</translation>
    </message>
    <message>
      <source>Checking whether the record is in the cloud</source>
      <translation>Es wird geprüft, ob der Eintrag in der Cloud ist</translation>
    </message>
    <message>
      <source>Choose a folder on this computer's own disk.</source>
      <translation>Wählen Sie einen Ordner auf einem eigenen Laufwerk dieses Computers.</translation>
    </message>
    <message>
      <source>Choose another folder, or ask for permission to save there.</source>
      <translation>Wählen Sie einen anderen Ordner oder bitten Sie um die Berechtigung, dort zu speichern.</translation>
    </message>
    <message>
      <source>Choose another folder.</source>
      <translation>Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
      <source>Choose another port.</source>
      <translation>Wählen Sie einen anderen Port.</translation>
    </message>
    <message>
      <source>Choose other files in the settings.</source>
      <translation>Wählen Sie in den Einstellungen andere Dateien.</translation>
    </message>
    <message>
      <source>Choose who you are and try again.</source>
      <translation>Wählen Sie, wer Sie sind, und versuchen Sie es erneut.</translation>
    </message>
    <message>
      <source>Choose “Start normally” below. If Counterfoil closes again, send us the support report from the settings.</source>
      <translation>Wählen Sie unten „Normal starten“. Wenn Counterfoil erneut abstürzt, senden Sie uns den Supportbericht aus den Einstellungen.</translation>
    </message>
    <message>
      <source>Close the other window first.</source>
      <translation>Schließen Sie zuerst das andere Fenster.</translation>
    </message>
    <message>
      <source>Connect the shop first.</source>
      <translation>Verbinden Sie zuerst das Geschäft.</translation>
    </message>
    <message>
      <source>Connect to cloud {found} first.</source>
      <translation>Verbinden Sie sich zuerst mit der Cloud {found}.</translation>
    </message>
    <message>
      <source>Connect to that cloud to continue with them.</source>
      <translation>Verbinden Sie sich mit dieser Cloud, um damit weiterzuarbeiten.</translation>
    </message>
    <message>
      <source>Connect to your cloud again to continue.</source>
      <translation>Verbinden Sie sich wieder mit Ihrer Cloud, um weiterzuarbeiten.</translation>
    </message>
    <message>
      <source>Correct that record first.</source>
      <translation>Korrigieren Sie zuerst diesen Eintrag.</translation>
    </message>
    <message>
      <source>Correct them in the file, or import the rest.</source>
      <translation>Korrigieren Sie sie in der Datei oder importieren Sie den Rest.</translation>
    </message>
    <message>
      <source>Counterfoil closed right after its last two starts. Sync and the servers are off, and the window uses its default layout. Nothing was deleted.</source>
      <translation>Counterfoil wurde nach den letzten beiden Starts sofort wieder geschlossen. Synchronisierung und Server sind aus, das Fenster hat sein Standardlayout. Nichts wurde gelöscht.</translation>
    </message>
    <message>
      <source>Counterfoil compares again automatically.</source>
      <translation>Counterfoil vergleicht automatisch erneut.</translation>
    </message>
    <message>
      <source>Counterfoil continues automatically.</source>
      <translation>Counterfoil macht automatisch weiter.</translation>
    </message>
    <message>
      <source>Counterfoil has no permission to save in {path}.</source>
      <translation>Counterfoil hat keine Berechtigung, in {path} zu speichern.</translation>
    </message>
    <message>
      <source>Counterfoil is already running</source>
      <translation>Counterfoil läuft bereits</translation>
    </message>
    <message>
      <source>Counterfoil started in safe mode</source>
      <translation>Counterfoil wurde im abgesicherten Modus gestartet</translation>
    </message>
    <message>
      <source>Counterfoil tries again automatically.</source>
      <translation>Counterfoil versucht es automatisch erneut.</translation>
    </message>
    <message>
      <source>Counterfoil tries them again automatically.</source>
      <translation>Counterfoil versucht sie automatisch erneut.</translation>
    </message>
    <message>
      <source>Enter it again.</source>
      <translation>Geben Sie sie erneut ein.</translation>
    </message>
    <message>
      <source>Enter it like https://api.example.com</source>
      <translation>Geben Sie sie so ein: https://api.example.com</translation>
    </message>
    <message>
      <source>Enter the PIN and try again.</source>
      <translation>Geben Sie die PIN ein und versuchen Sie es erneut.</translation>
    </message>
    <message>
      <source>Free some space and save again.</source>
      <translation>Schaffen Sie Speicherplatz und speichern Sie erneut.</translation>
    </message>
    <message>
      <source>Install the latest version.</source>
      <translation>Installieren Sie die neueste Version.</translation>
    </message>
    <message>
      <source>It does not support this change for this kind of record.</source>
      <translation>Sie unterstützt diese Änderung für diese Art von Eintrag nicht.</translation>
    </message>
    <message>
      <source>It had stopped. Nothing is lost.</source>
      <translation>Sie war stehen geblieben. Nichts ist verloren.</translation>
    </message>
    <message>
      <source>It has been removed elsewhere.</source>
      <translation>Er wurde an anderer Stelle entfernt.</translation>
    </message>
    <message>
      <source>It is already in the cloud.</source>
      <translation>Er ist bereits in der Cloud.</translation>
    </message>
    <message>
      <source>It is not signed by us, has expired, or is older than one seen before.</source>
      <translation>Es ist nicht von uns signiert, abgelaufen oder älter als ein bereits bekanntes.</translation>
    </message>
    <message>
      <source>It uses a new record that the cloud has not accepted.</source>
      <translation>Er verwendet einen neuen Eintrag, den die Cloud nicht angenommen hat.</translation>
    </message>
    <message>
      <source>It was changed in the cloud.</source>
      <translation>Er wurde in der Cloud geändert.</translation>
    </message>
    <message>
      <source>Manager's PIN needed</source>
      <translation>Manager-PIN erforderlich</translation>
    </message>
    <message>
      <source>Many records are missing in the cloud</source>
      <translation>In der Cloud fehlen viele Einträge</translation>
    </message>
    <message>
      <source>Missing changes restored from the journal: {edits}.</source>
      <translation>Fehlende Änderungen aus dem Journal wiederhergestellt: {edits}.</translation>
    </message>
    <message>
      <source>Name a data folder: counterfoil --data DIR</source>
      <translation>Geben Sie einen Datenordner an: counterfoil --data ORDNER</translation>
    </message>
    <message>
      <source>No cloud is connected</source>
      <translation>Keine Cloud verbunden</translation>
    </message>
    <message>
      <source>Nothing is wrong on this computer. Counterfoil tries again later.</source>
      <translation>Auf diesem Computer ist alles in Ordnung. Counterfoil versucht es später erneut.</translation>
    </message>
    <message>
      <source>Nothing of it is sent before you answer on the Sync page.</source>
      <translation>Bis Sie auf der Seite Synchronisierung antworten, wird nichts davon gesendet.</translation>
    </message>
    <message>
      <source>Nothing was changed.</source>
      <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
      <source>Nothing was deleted here. Records that need a decision: {records}.</source>
      <translation>Hier wurde nichts gelöscht. Einträge, die eine Entscheidung brauchen: {records}.</translation>
    </message>
    <message>
      <source>Nothing was imported</source>
      <translation>Nichts wurde importiert</translation>
    </message>
    <message>
      <source>Nothing was saved yet.</source>
      <translation>Es wurde noch nichts gespeichert.</translation>
    </message>
    <message>
      <source>Nothing was saved.</source>
      <translation>Nichts wurde gespeichert.</translation>
    </message>
    <message>
      <source>Nothing was saved; what you typed is still in the form.</source>
      <translation>Nichts wurde gespeichert; Ihre Eingaben stehen noch im Formular.</translation>
    </message>
    <message>
      <source>Nothing was saved; what you typed is still in the form. The disk reported: {reason}.</source>
      <translation>Nichts wurde gespeichert; Ihre Eingaben stehen noch im Formular. Meldung des Laufwerks: {reason}.</translation>
    </message>
    <message>
      <source>Open a web browser and sign in to the network, or check the address.</source>
      <translation>Öffnen Sie einen Webbrowser und melden Sie sich im Netzwerk an, oder prüfen Sie die Adresse.</translation>
    </message>
    <message>
      <source>Open it again.</source>
      <translation>Öffnen Sie ihn erneut.</translation>
    </message>
    <message>
      <source>Other computers have no access</source>
      <translation>Andere Computer haben keinen Zugriff</translation>
    </message>
    <message>
      <source>Other records prevent it.</source>
      <translation>Andere Einträge verhindern es.</translation>
    </message>
    <message>
      <source>Reconnect the drive and try again. Everything saved earlier is still there.</source>
      <translation>Schließen Sie das Laufwerk wieder an und versuchen Sie es erneut. Alles zuvor Gespeicherte ist noch da.</translation>
    </message>
    <message>
      <source>Restart Counterfoil to repair it.</source>
      <translation>Starten Sie Counterfoil neu, um sie zu reparieren.</translation>
    </message>
    <message>
      <source>Restore it in the settings, or continue without it.</source>
      <translation>Stellen Sie sie in den Einstellungen wieder her oder machen Sie ohne sie weiter.</translation>
    </message>
    <message>
      <source>Restore the file from a backup, or delete it and create new tokens.</source>
      <translation>Stellen Sie die Datei aus einer Sicherung wieder her oder löschen Sie sie und erstellen Sie neue Tokens.</translation>
    </message>
    <message>
      <source>Send this computer's records again, or take the cloud's records.</source>
      <translation>Senden Sie die Einträge dieses Computers erneut oder übernehmen Sie den älteren Stand der Cloud.</translation>
    </message>
    <message>
      <source>Send unsent changes with that version, then choose another folder.</source>
      <translation>Senden Sie nicht gesendete Änderungen mit jener Version und wählen Sie dann einen anderen Ordner.</translation>
    </message>
    <message>
      <source>Sign in with a new token.</source>
      <translation>Melden Sie sich mit einem neuen Token an.</translation>
    </message>
    <message>
      <source>Some fields need correcting</source>
      <translation>Einige Felder müssen korrigiert werden</translation>
    </message>
    <message>
      <source>Some lines were rejected.</source>
      <translation>Einige Zeilen wurden abgelehnt.</translation>
    </message>
    <message>
      <source>Some records from the cloud cannot be read</source>
      <translation>Einige Einträge aus der Cloud sind nicht lesbar</translation>
    </message>
    <message>
      <source>Some records may not have been downloaded.</source>
      <translation>Einige Einträge wurden vielleicht nicht heruntergeladen.</translation>
    </message>
    <message>
      <source>Some unsent changes may be lost</source>
      <translation>Einige nicht gesendete Änderungen sind vielleicht verloren</translation>
    </message>
    <message>
      <source>Something else answers at this address.</source>
      <translation>Unter dieser Adresse antwortet etwas anderes.</translation>
    </message>
    <message>
      <source>Something else answers in place of the cloud</source>
      <translation>Anstelle der Cloud antwortet etwas anderes</translation>
    </message>
    <message>
      <source>Something went wrong in Counterfoil</source>
      <translation>In Counterfoil ist ein Fehler aufgetreten</translation>
    </message>
    <message>
      <source>Sync is paused for a while</source>
      <translation>Synchronisierung vorübergehend pausiert</translation>
    </message>
    <message>
      <source>Sync is starting again</source>
      <translation>Die Synchronisierung startet neu</translation>
    </message>
    <message>
      <source>The PIN has a wrong length</source>
      <translation>Die PIN hat die falsche Länge</translation>
    </message>
    <message>
      <source>The address cannot be used</source>
      <translation>Die Adresse kann nicht verwendet werden</translation>
    </message>
    <message>
      <source>The address is not the cloud's</source>
      <translation>Die Adresse gehört nicht zur Cloud</translation>
    </message>
    <message>
      <source>The certificate cannot be used</source>
      <translation>Das Zertifikat kann nicht verwendet werden</translation>
    </message>
    <message>
      <source>The certificate in {file} does not match its key.</source>
      <translation>Das Zertifikat in {file} passt nicht zu seinem Schlüssel.</translation>
    </message>
    <message>
      <source>The cloud does not allow this</source>
      <translation>Die Cloud erlaubt das nicht</translation>
    </message>
    <message>
      <source>The cloud does not answer</source>
      <translation>Die Cloud antwortet nicht</translation>
    </message>
    <message>
      <source>The cloud does not have it.</source>
      <translation>Die Cloud hat ihn nicht.</translation>
    </message>
    <message>
      <source>The cloud does not share a list</source>
      <translation>Die Cloud gibt eine Liste nicht frei</translation>
    </message>
    <message>
      <source>The cloud failed several times in a row.</source>
      <translation>Die Cloud ist mehrmals hintereinander ausgefallen.</translation>
    </message>
    <message>
      <source>The cloud has a different number of records</source>
      <translation>Die Cloud hat eine andere Anzahl Einträge</translation>
    </message>
    <message>
      <source>The cloud has a problem</source>
      <translation>Die Cloud hat eine Störung</translation>
    </message>
    <message>
      <source>The cloud limits requests</source>
      <translation>Die Cloud begrenzt Anfragen</translation>
    </message>
    <message>
      <source>The cloud rejected the token</source>
      <translation>Die Cloud hat das Token abgelehnt</translation>
    </message>
    <message>
      <source>The cloud rejected the values</source>
      <translation>Die Cloud hat die Werte abgelehnt</translation>
    </message>
    <message>
      <source>The cloud was restored from an old backup</source>
      <translation>Die Cloud wurde aus einer alten Sicherung wiederhergestellt</translation>
    </message>
    <message>
      <source>The cloud's answer was lost.</source>
      <translation>Die Antwort der Cloud ging verloren.</translation>
    </message>
    <message>
      <source>The cloud's certificate cannot be trusted.</source>
      <translation>Dem Zertifikat der Cloud kann nicht vertraut werden.</translation>
    </message>
    <message>
      <source>The connection is not secure</source>
      <translation>Die Verbindung ist nicht sicher</translation>
    </message>
    <message>
      <source>The connection to your cloud cannot be read</source>
      <translation>Die Verbindungsdaten Ihrer Cloud sind nicht lesbar</translation>
    </message>
    <message>
      <source>The connection to your cloud is missing</source>
      <translation>Die Verbindungsdaten Ihrer Cloud fehlen</translation>
    </message>
    <message>
      <source>The data belongs to another cloud</source>
      <translation>Die Daten gehören zu einer anderen Cloud</translation>
    </message>
    <message>
      <source>The data cannot be on a network drive</source>
      <translation>Die Daten dürfen nicht auf einem Netzlaufwerk liegen</translation>
    </message>
    <message>
      <source>The data comes from a newer version</source>
      <translation>Die Daten stammen von einer neueren Version</translation>
    </message>
    <message>
      <source>The data comes from a version before 1.0.0</source>
      <translation>Die Daten stammen von einer Version vor 1.0.0</translation>
    </message>
    <message>
      <source>The data file is damaged</source>
      <translation>Die Datendatei ist beschädigt</translation>
    </message>
    <message>
      <source>The data file is missing or empty</source>
      <translation>Die Datendatei fehlt oder ist leer</translation>
    </message>
    <message>
      <source>The data file was an older copy</source>
      <translation>Die Datendatei war eine ältere Kopie</translation>
    </message>
    <message>
      <source>The data file was damaged and is repaired</source>
      <translation>Die Datendatei war beschädigt und wurde repariert</translation>
    </message>
    <message>
      <source>The data file was missing or empty</source>
      <translation>Die Datendatei fehlte oder war leer</translation>
    </message>
    <message>
      <source>The data file was missing or empty and was created again</source>
      <translation>Die Datendatei fehlte oder war leer und wurde neu erstellt</translation>
    </message>
    <message>
      <source>The data is in use by another program</source>
      <translation>Ein anderes Programm verwendet die Daten</translation>
    </message>
    <message>
      <source>The data was copied from elsewhere</source>
      <translation>Die Daten wurden von einem anderen Ort kopiert</translation>
    </message>
    <message>
      <source>The disk cannot be read or written</source>
      <translation>Das Laufwerk kann nicht gelesen oder beschrieben werden</translation>
    </message>
    <message>
      <source>The disk is full</source>
      <translation>Das Laufwerk ist voll</translation>
    </message>
    <message>
      <source>The file cannot be used</source>
      <translation>Die Datei kann nicht verwendet werden</translation>
    </message>
    <message>
      <source>The file is no invoice that can be read</source>
      <translation>Die Datei ist keine lesbare Rechnung</translation>
    </message>
    <message>
      <source>The file {file} is damaged. Until it is deleted, this computer is view only.</source>
      <translation>Die Datei {file} ist beschädigt. Bis sie gelöscht wird, hat dieser Computer nur Lesezugriff.</translation>
    </message>
    <message>
      <source>The file {file} was not changed. Other programs cannot sign in here.</source>
      <translation>Die Datei {file} wurde nicht geändert. Andere Programme können sich hier nicht anmelden.</translation>
    </message>
    <message>
      <source>The file {path} cannot be read.</source>
      <translation>Die Datei {path} ist nicht lesbar.</translation>
    </message>
    <message>
      <source>The file {path} cannot be used.</source>
      <translation>Die Datei {path} kann nicht verwendet werden.</translation>
    </message>
    <message>
      <source>The filter or sort order is not valid.</source>
      <translation>Filter oder Sortierung sind ungültig.</translation>
    </message>
    <message>
      <source>The folder cannot be reached</source>
      <translation>Der Ordner ist nicht erreichbar</translation>
    </message>
    <message>
      <source>The folder contains the records of cloud {cloud_id}; unsent changes: {edits}.</source>
      <translation>Der Ordner enthält die Einträge der Cloud {cloud_id}; nicht gesendete Änderungen: {edits}.</translation>
    </message>
    <message>
      <source>The folder {path} is on another computer.</source>
      <translation>Der Ordner {path} liegt auf einem anderen Computer.</translation>
    </message>
    <message>
      <source>The keychain of this computer is not available.</source>
      <translation>Der Schlüsselbund dieses Computers ist nicht verfügbar.</translation>
    </message>
    <message>
      <source>The permissions of this computer cannot be read</source>
      <translation>Die Berechtigungen dieses Computers sind nicht lesbar</translation>
    </message>
    <message>
      <source>The port is in use</source>
      <translation>Der Port ist belegt</translation>
    </message>
    <message>
      <source>The record does not allow this.</source>
      <translation>Der Eintrag lässt das nicht zu.</translation>
    </message>
    <message>
      <source>The record has changed meanwhile</source>
      <translation>Der Eintrag wurde inzwischen geändert</translation>
    </message>
    <message>
      <source>The record was not found</source>
      <translation>Der Eintrag ist nicht mehr vorhanden</translation>
    </message>
    <message>
      <source>The setting is out of range</source>
      <translation>Einstellung außerhalb des zulässigen Bereichs</translation>
    </message>
    <message>
      <source>The settings cannot be read</source>
      <translation>Die Einstellungen sind nicht lesbar</translation>
    </message>
    <message>
      <source>The token cannot be saved</source>
      <translation>Das Token kann nicht gespeichert werden</translation>
    </message>
    <message>
      <source>The token does not allow this, or not for this cloud.</source>
      <translation>Das Token erlaubt das nicht oder nicht für diese Cloud.</translation>
    </message>
    <message>
      <source>The tokens of your other programs cannot be read</source>
      <translation>Die Tokens Ihrer anderen Programme sind nicht lesbar</translation>
    </message>
    <message>
      <source>The update server cannot be reached.</source>
      <translation>Der Update-Server ist nicht erreichbar.</translation>
    </message>
    <message>
      <source>The update was rejected</source>
      <translation>Das Update wurde abgelehnt</translation>
    </message>
    <message>
      <source>There is a backup: {backup}. It is kept until you decide.</source>
      <translation>Es gibt eine Sicherung: {backup}. Sie bleibt erhalten, bis Sie entscheiden.</translation>
    </message>
    <message>
      <source>There is no shop in this folder</source>
      <translation>In diesem Ordner ist kein Geschäft</translation>
    </message>
    <message>
      <source>There is no such list</source>
      <translation>Diese Liste gibt es nicht</translation>
    </message>
    <message>
      <source>There is no such setting</source>
      <translation>Diese Einstellung gibt es nicht</translation>
    </message>
    <message>
      <source>These are the records of cloud {cloud}, but this computer is not connected to a cloud. Nothing was changed.</source>
      <translation>Das sind die Einträge der Cloud {cloud}, dieser Computer ist aber mit keiner Cloud verbunden. Nichts wurde geändert.</translation>
    </message>
    <message>
      <source>These are the records of cloud {found}, but this computer is connected to cloud {asked}. Nothing was changed.</source>
      <translation>Das sind die Einträge der Cloud {found}, dieser Computer ist aber mit der Cloud {asked} verbunden. Nichts wurde geändert.</translation>
    </message>
    <message>
      <source>These records were made without a cloud, but this computer is connected to cloud {cloud}. Nothing was changed.</source>
      <translation>Diese Einträge entstanden ohne Cloud, dieser Computer ist aber mit der Cloud {cloud} verbunden. Nichts wurde geändert.</translation>
    </message>
    <message>
      <source>They were skipped for now; everything else was downloaded.</source>
      <translation>Sie wurden beiseitegelegt; alles andere wurde heruntergeladen.</translation>
    </message>
    <message>
      <source>This account has no home folder</source>
      <translation>Dieses Konto hat keinen persönlichen Ordner</translation>
    </message>
    <message>
      <source>This address is not allowed</source>
      <translation>Diese Adresse ist nicht erlaubt</translation>
    </message>
    <message>
      <source>This computer does not know its issuer: {issuer}.</source>
      <translation>Dieser Computer kennt den Aussteller nicht: {issuer}.</translation>
    </message>
    <message>
      <source>This computer is view only</source>
      <translation>Dieser Computer hat nur Lesezugriff</translation>
    </message>
    <message>
      <source>This is not allowed</source>
      <translation>Das ist nicht erlaubt</translation>
    </message>
    <message>
      <source>This network may want a sign-in first, or the cloud has moved.</source>
      <translation>Dieses Netzwerk verlangt möglicherweise zuerst eine Anmeldung, oder die Cloud ist umgezogen.</translation>
    </message>
    <message>
      <source>This search is not possible</source>
      <translation>Diese Suche ist nicht möglich</translation>
    </message>
    <message>
      <source>This version keeps working. Check the date on this computer.</source>
      <translation>Diese Version funktioniert weiter. Prüfen Sie das Datum dieses Computers.</translation>
    </message>
    <message>
      <source>Too many requests were made.</source>
      <translation>Es wurden zu viele Anfragen gestellt.</translation>
    </message>
    <message>
      <source>Try again in a moment.</source>
      <translation>Versuchen Sie es gleich erneut.</translation>
    </message>
    <message>
      <source>Unlock it first.</source>
      <translation>Entsperren Sie ihn zuerst.</translation>
    </message>
    <message>
      <source>Unlock the keychain, or save the token in a protected file.</source>
      <translation>Entsperren Sie den Schlüsselbund oder speichern Sie das Token in einer geschützten Datei.</translation>
    </message>
    <message>
      <source>Unreadable lines in the journal: {lines}.</source>
      <translation>Nicht lesbare Zeilen im Journal: {lines}.</translation>
    </message>
    <message>
      <source>Unsent changes kept: {edits}.</source>
      <translation>Erhaltene nicht gesendete Änderungen: {edits}.</translation>
    </message>
    <message>
      <source>Unsent changes kept: {edits}. The damaged file is kept as {set_aside}.</source>
      <translation>Erhaltene nicht gesendete Änderungen: {edits}. Die beschädigte Datei bleibt als {set_aside} erhalten.</translation>
    </message>
    <message>
      <source>Waiting changes in it that may already have been sent: {edits}. Unsent changes made after the copy are missing.</source>
      <translation>Darin wartende Änderungen, die vielleicht schon gesendet wurden: {edits}. Danach entstandene, nicht gesendete Änderungen fehlen.</translation>
    </message>
    <message>
      <source>Waiting changes that another computer may already have sent: {edits}.</source>
      <translation>Wartende Änderungen, die ein anderer Computer vielleicht schon gesendet hat: {edits}.</translation>
    </message>
    <message>
      <source>Waiting for another record</source>
      <translation>Wartet auf einen anderen Eintrag</translation>
    </message>
    <message>
      <source>Who is here?</source>
      <translation>Wer ist hier?</translation>
    </message>
    <message>
      <source>Wrong PIN</source>
      <translation>Falsche PIN</translation>
    </message>
    <message>
      <source>You can keep working; changes are saved on this computer.</source>
      <translation>Sie können weiterarbeiten; Änderungen werden auf diesem Computer gespeichert.</translation>
    </message>
    <message>
      <source>Your changes are saved on this computer.</source>
      <translation>Ihre Änderungen sind auf diesem Computer gespeichert.</translation>
    </message>
    <message>
      <source>Your data is safe. What you typed is still in the form.</source>
      <translation>Ihre Daten sind sicher. Ihre Eingaben stehen noch im Formular.</translation>
    </message>
    <message>
      <source>Your records and unsent changes are safe. The damaged file is kept as {kept}.</source>
      <translation>Ihre Einträge und nicht gesendeten Änderungen sind sicher. Die beschädigte Datei bleibt als {kept} erhalten.</translation>
    </message>
    <message>
      <source>{key} in the file {file} is not valid, so its default is used. Allowed: {allowed}.</source>
      <translation>{key} in der Datei {file} ist ungültig, daher gilt der Standardwert. Erlaubt: {allowed}.</translation>
    </message>
    <message>
      <source>{path} was not found: its drive was removed, or the folder was moved. Nothing has been saved since.</source>
      <translation>{path} wurde nicht gefunden: Das Laufwerk wurde entfernt oder der Ordner verschoben. Seitdem wurde nichts gespeichert.</translation>
    </message>
  </context>
  <context>
    <name>Event</name>
    <message>
      <source>Changed</source>
      <translation>Geändert</translation>
    </message>
    <message>
      <source>Changed in the cloud</source>
      <translation>In der Cloud geändert</translation>
    </message>
    <message>
      <source>Copy corrected</source>
      <translation>Kopie korrigiert</translation>
    </message>
    <message>
      <source>Created</source>
      <translation>Angelegt</translation>
    </message>
    <message>
      <source>Decided</source>
      <translation>Entschieden</translation>
    </message>
    <message>
      <source>Deleted</source>
      <translation>Gelöscht</translation>
    </message>
    <message>
      <source>Deleted in the cloud</source>
      <translation>In der Cloud gelöscht</translation>
    </message>
    <message>
      <source>Deleted in the cloud; the change is kept here</source>
      <translation>In der Cloud gelöscht; die Änderung bleibt hier erhalten</translation>
    </message>
    <message>
      <source>Discarded; the value is kept here</source>
      <translation>Verworfen; der Wert bleibt hier erhalten</translation>
    </message>
    <message>
      <source>Restored</source>
      <translation>Wiederhergestellt</translation>
    </message>
    <message>
      <source>Restored in the cloud</source>
      <translation>In der Cloud wiederhergestellt</translation>
    </message>
    <message>
      <source>Sent to the cloud</source>
      <translation>An die Cloud gesendet</translation>
    </message>
    <message>
      <source>Two versions merged</source>
      <translation>Zwei Versionen zusammengeführt</translation>
    </message>
    <message>
      <source>Two versions, needs a decision</source>
      <translation>Zwei Versionen, Entscheidung nötig</translation>
    </message>
  </context>
  <context>
    <name>Export</name>
    <message numerus="yes">
      <source>%n record(s) written to</source>
      <translation>
        <numerusform>%Ln Eintrag geschrieben nach</numerusform>
        <numerusform>%Ln Einträge geschrieben nach</numerusform>
      </translation>
    </message>
    <message>
      <source>All fields (for re-import)</source>
      <translation>Alle Felder (für den Reimport)</translation>
    </message>
    <message>
      <source>Allergens by name</source>
      <translation>Allergene als Namen</translation>
    </message>
    <message>
      <source>Allergens by name, those of the ingredients too</source>
      <translation>Allergene als Namen, auch die der Zutaten</translation>
    </message>
    <message>
      <source>As on screen</source>
      <translation>Wie auf dem Bildschirm</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Column names</source>
      <translation>Spaltennamen</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Spalten</translation>
    </message>
    <message>
      <source>Excel</source>
      <translation>Excel</translation>
    </message>
    <message>
      <source>Export</source>
      <translation>Export</translation>
    </message>
    <message>
      <source>Ingredients without allergen data</source>
      <translation>Zutaten ohne Allergenangaben</translation>
    </message>
    <message>
      <source>Only the list's columns</source>
      <translation>Nur die Listenspalten</translation>
    </message>
    <message>
      <source>Save as…</source>
      <translation>Speichern unter…</translation>
    </message>
    <message numerus="yes">
      <source>Selected: %n record(s)</source>
      <translation>
        <numerusform>Ausgewählt: %Ln Eintrag</numerusform>
        <numerusform>Ausgewählt: %Ln Einträge</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Shown in the list: %n record(s)</source>
      <translation>
        <numerusform>In der Liste: %Ln Eintrag</numerusform>
        <numerusform>In der Liste: %Ln Einträge</numerusform>
      </translation>
    </message>
    <message>
      <source>Technical (for import)</source>
      <translation>Technisch (für den Import)</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Text</translation>
    </message>
    <message>
      <source>The disk is full. Free some space, or choose another disk.</source>
      <translation>Das Laufwerk ist voll. Schaffen Sie Speicherplatz oder wählen Sie ein anderes Laufwerk.</translation>
    </message>
  </context>
  <context>
    <name>Field</name>
    <message>
      <source>Address line 2</source>
      <translation>Adresszeile 2</translation>
    </message>
    <message>
      <source>Allergens</source>
      <translation>Allergene</translation>
    </message>
    <message>
      <source>Always ask for the PIN</source>
      <translation>PIN immer abfragen</translation>
    </message>
    <message>
      <source>Ask for the price at the till</source>
      <translation>Preis an der Kasse abfragen</translation>
    </message>
    <message>
      <source>Barcode</source>
      <translation>Barcode</translation>
    </message>
    <message>
      <source>Barcodes (EAN)</source>
      <translation>Barcodes (EAN)</translation>
    </message>
    <message>
      <source>Birthday</source>
      <translation>Geburtstag</translation>
    </message>
    <message>
      <source>Category</source>
      <translation>Kategorie</translation>
    </message>
    <message>
      <source>Changed by</source>
      <translation>Geändert von</translation>
    </message>
    <message>
      <source>Cloud</source>
      <translation>Cloud</translation>
    </message>
    <message>
      <source>Colour</source>
      <translation>Farbe</translation>
    </message>
    <message>
      <source>Company</source>
      <translation>Firma</translation>
    </message>
    <message>
      <source>Company ID</source>
      <translation>Firmennummer</translation>
    </message>
    <message>
      <source>Company name</source>
      <translation>Firmenname</translation>
    </message>
    <message>
      <source>Cost without VAT</source>
      <translation>Kosten netto</translation>
    </message>
    <message>
      <source>Country</source>
      <translation>Land</translation>
    </message>
    <message>
      <source>Course</source>
      <translation>Gang</translation>
    </message>
    <message>
      <source>Created</source>
      <translation>Angelegt</translation>
    </message>
    <message>
      <source>Currency</source>
      <translation>Währung</translation>
    </message>
    <message>
      <source>Deduct from stock when sold</source>
      <translation>Verkauf mindert Bestand</translation>
    </message>
    <message>
      <source>Deleted</source>
      <translation>Gelöscht</translation>
    </message>
    <message>
      <source>Delivery notes</source>
      <translation>Lieferscheine</translation>
    </message>
    <message>
      <source>Description</source>
      <translation>Beschreibung</translation>
    </message>
    <message>
      <source>Description in other languages</source>
      <translation>Beschreibung in anderen Sprachen</translation>
    </message>
    <message>
      <source>Discount (%)</source>
      <translation>Rabatt (%)</translation>
    </message>
    <message>
      <source>Discount allowed</source>
      <translation>Rabatt erlaubt</translation>
    </message>
    <message>
      <source>Discount group</source>
      <translation>Rabattgruppe</translation>
    </message>
    <message>
      <source>E-mail</source>
      <translation>E-Mail</translation>
    </message>
    <message>
      <source>EET subject</source>
      <translation>EET-Subjekt</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>Ereignis</translation>
    </message>
    <message>
      <source>External ID</source>
      <translation>Externe ID</translation>
    </message>
    <message>
      <source>External IDs</source>
      <translation>Externe IDs</translation>
    </message>
    <message>
      <source>Features</source>
      <translation>Eigenschaften</translation>
    </message>
    <message>
      <source>Finished product</source>
      <translation>Fertiger Artikel</translation>
    </message>
    <message>
      <source>First name</source>
      <translation>Vorname</translation>
    </message>
    <message>
      <source>For sale</source>
      <translation>Im Verkauf</translation>
    </message>
    <message>
      <source>Full name</source>
      <translation>Vollständiger Name</translation>
    </message>
    <message>
      <source>Header on the receipt</source>
      <translation>Kopfzeile auf dem Kassenbon</translation>
    </message>
    <message>
      <source>ID</source>
      <translation>ID</translation>
    </message>
    <message>
      <source>Image URL</source>
      <translation>Bild-URL</translation>
    </message>
    <message>
      <source>In stock</source>
      <translation>Auf Lager</translation>
    </message>
    <message>
      <source>In use</source>
      <translation>Aktiv</translation>
    </message>
    <message>
      <source>Ingredient</source>
      <translation>Zutat</translation>
    </message>
    <message>
      <source>Internal note</source>
      <translation>Interne Notiz</translation>
    </message>
    <message>
      <source>Items in a package</source>
      <translation>Stück pro Packung</translation>
    </message>
    <message>
      <source>Last changed</source>
      <translation>Zuletzt geändert</translation>
    </message>
    <message>
      <source>Last name</source>
      <translation>Nachname</translation>
    </message>
    <message>
      <source>Margin</source>
      <translation>Marge</translation>
    </message>
    <message>
      <source>Margin (%)</source>
      <translation>Marge (%)</translation>
    </message>
    <message>
      <source>Maximum discount (%)</source>
      <translation>Höchstrabatt (%)</translation>
    </message>
    <message>
      <source>May sign in</source>
      <translation>Darf sich anmelden</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Methode</translation>
    </message>
    <message>
      <source>Minimum age of buyer</source>
      <translation>Mindestalter des Käufers</translation>
    </message>
    <message>
      <source>Minimum margin</source>
      <translation>Mindestmarge</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Name in other languages</source>
      <translation>Name in anderen Sprachen</translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Notiz</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Notizen</translation>
    </message>
    <message>
      <source>Order in lists</source>
      <translation>Reihenfolge in Listen</translation>
    </message>
    <message>
      <source>Other name</source>
      <translation>Anderer Name</translation>
    </message>
    <message>
      <source>PLU codes</source>
      <translation>PLU-Nummern</translation>
    </message>
    <message>
      <source>Package content</source>
      <translation>Packungsinhalt</translation>
    </message>
    <message>
      <source>Package measure</source>
      <translation>Packungsmaß</translation>
    </message>
    <message>
      <source>Package measure unit</source>
      <translation>Einheit des Packungsmaßes</translation>
    </message>
    <message>
      <source>Package price with VAT</source>
      <translation>Packungspreis brutto</translation>
    </message>
    <message>
      <source>Payload version</source>
      <translation>Version der Nutzdaten</translation>
    </message>
    <message>
      <source>Permissions at the till</source>
      <translation>Berechtigungen an der Kasse</translation>
    </message>
    <message>
      <source>Permissions in the warehouse</source>
      <translation>Berechtigungen im Lager</translation>
    </message>
    <message>
      <source>Phone</source>
      <translation>Telefon</translation>
    </message>
    <message>
      <source>Pieces per price</source>
      <translation>Stück pro Preis</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>Points earned</source>
      <translation>Punkte beim Kauf</translation>
    </message>
    <message>
      <source>Postcode</source>
      <translation>PLZ</translation>
    </message>
    <message>
      <source>Preparation time (s)</source>
      <translation>Zubereitungszeit (s)</translation>
    </message>
    <message>
      <source>Price B with VAT</source>
      <translation>Bruttopreis B</translation>
    </message>
    <message>
      <source>Price C with VAT</source>
      <translation>Bruttopreis C</translation>
    </message>
    <message>
      <source>Price D with VAT</source>
      <translation>Bruttopreis D</translation>
    </message>
    <message>
      <source>Price E with VAT</source>
      <translation>Bruttopreis E</translation>
    </message>
    <message>
      <source>Price in points</source>
      <translation>Preis in Punkten</translation>
    </message>
    <message>
      <source>Price with VAT</source>
      <translation>Bruttopreis</translation>
    </message>
    <message>
      <source>Price without VAT</source>
      <translation>Nettopreis</translation>
    </message>
    <message>
      <source>Purchase price</source>
      <translation>Einkaufspreis</translation>
    </message>
    <message>
      <source>Purchase price without VAT</source>
      <translation>Einkaufspreis netto</translation>
    </message>
    <message>
      <source>Quantity</source>
      <translation>Menge</translation>
    </message>
    <message>
      <source>Rate (%)</source>
      <translation>Satz (%)</translation>
    </message>
    <message>
      <source>Recipe</source>
      <translation>Rezeptur</translation>
    </message>
    <message>
      <source>Second company ID</source>
      <translation>Zweite Firmennummer</translation>
    </message>
    <message>
      <source>Seller</source>
      <translation>Verkäufer</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>Show at the till</source>
      <translation>An der Kasse anzeigen</translation>
    </message>
    <message>
      <source>Stock updated</source>
      <translation>Bestand aktualisiert</translation>
    </message>
    <message>
      <source>Street and number</source>
      <translation>Straße und Hausnummer</translation>
    </message>
    <message>
      <source>Subtitle</source>
      <translation>Untertitel</translation>
    </message>
    <message>
      <source>Supplier</source>
      <translation>Lieferant</translation>
    </message>
    <message>
      <source>Supplier's code</source>
      <translation>Lieferantencode</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Schlagwörter</translation>
    </message>
    <message>
      <source>Town</source>
      <translation>Ort</translation>
    </message>
    <message>
      <source>URL</source>
      <translation>URL</translation>
    </message>
    <message>
      <source>Unit</source>
      <translation>Einheit</translation>
    </message>
    <message>
      <source>VAT</source>
      <translation>MwSt.</translation>
    </message>
    <message>
      <source>VAT ID</source>
      <translation>USt-IdNr.</translation>
    </message>
    <message>
      <source>VAT payer</source>
      <translation>Umsatzsteuerpflichtig</translation>
    </message>
    <message>
      <source>Valid until</source>
      <translation>Gültig bis</translation>
    </message>
    <message>
      <source>Warehouse</source>
      <translation>Lager</translation>
    </message>
    <message>
      <source>Website</source>
      <translation>Website</translation>
    </message>
    <message>
      <source>When stock runs out</source>
      <translation>Bei fehlendem Bestand</translation>
    </message>
  </context>
  <context>
    <name>File</name>
    <message>
      <source>A newer version of Counterfoil made this backup. Install the latest version, then restore it.</source>
      <translation>Eine neuere Version von Counterfoil hat diese Sicherung erstellt. Installieren Sie die neueste Version und stellen Sie die Sicherung dann wieder her.</translation>
    </message>
    <message>
      <source>A version of Counterfoil before 1.0.0 made this backup. Choose a newer one.</source>
      <translation>Eine Version von Counterfoil vor 1.0.0 hat diese Sicherung erstellt. Wählen Sie eine neuere.</translation>
    </message>
    <message>
      <source>Choose a field for at least one column.</source>
      <translation>Wählen Sie für mindestens eine Spalte ein Feld.</translation>
    </message>
    <message>
      <source>Choose the column with the EAN, the supplier's code, the PLU or the name.</source>
      <translation>Wählen Sie die Spalte mit EAN, Lieferantencode, PLU oder Name.</translation>
    </message>
    <message>
      <source>Choose the column with the purchase price.</source>
      <translation>Wählen Sie die Spalte mit dem Einkaufspreis.</translation>
    </message>
    <message>
      <source>It cannot be opened.</source>
      <translation>Sie kann nicht geöffnet werden.</translation>
    </message>
    <message>
      <source>It has more than {limit} cells, including empty ones. Split it, or save it as .csv.</source>
      <translation>Sie hat mehr als {limit} Zellen, leere eingeschlossen. Teilen Sie sie auf oder speichern Sie sie als .csv.</translation>
    </message>
    <message>
      <source>It has more than {limit} lines. Split it.</source>
      <translation>Sie hat mehr als {limit} Zeilen. Teilen Sie sie auf.</translation>
    </message>
    <message>
      <source>It has no column {key}.</source>
      <translation>Sie hat keine Spalte {key}.</translation>
    </message>
    <message>
      <source>It has no sheet {sheet}.</source>
      <translation>Sie hat kein Blatt {sheet}.</translation>
    </message>
    <message>
      <source>It is an old Excel file. Save it as .xlsx or .csv.</source>
      <translation>Es ist eine alte Excel-Datei. Speichern Sie sie als .xlsx oder .csv.</translation>
    </message>
    <message>
      <source>It is damaged or not an Excel file. Get it again, or ask for a .csv file.</source>
      <translation>Sie ist beschädigt oder keine Excel-Datei. Laden Sie die Datei erneut oder bitten Sie um eine .csv-Datei.</translation>
    </message>
    <message>
      <source>It is larger than {limit} MB.</source>
      <translation>Sie ist größer als {limit} MB.</translation>
    </message>
    <message>
      <source>It is not a Counterfoil backup. Choose another file.</source>
      <translation>Es ist keine Sicherung von Counterfoil. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
      <source>It is not an Excel or CSV file. Open it in a spreadsheet program and save it as .xlsx or .csv.</source>
      <translation>Es ist keine Excel- oder CSV-Datei. Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als .xlsx oder .csv.</translation>
    </message>
    <message>
      <source>It is open in another program. Close it there, or choose another name.</source>
      <translation>Sie ist in einem anderen Programm geöffnet. Schließen Sie sie dort oder wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
      <source>It is protected by a password. Open it in a spreadsheet program and save it without a password.</source>
      <translation>Sie ist mit einem Passwort geschützt. Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie ohne Passwort.</translation>
    </message>
    <message>
      <source>Its part {part} is damaged. Open it in a spreadsheet program and save it again.</source>
      <translation>Ihr Teil {part} ist beschädigt. Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie erneut.</translation>
    </message>
    <message>
      <source>Line {line} contains a text longer than {limit} characters. Save the file as .csv.</source>
      <translation>Zeile {line} enthält einen Text mit mehr als {limit} Zeichen. Speichern Sie die Datei als .csv.</translation>
    </message>
    <message>
      <source>Line {line} contains characters that this encoding lacks. Choose another encoding.</source>
      <translation>Zeile {line} enthält Zeichen, die in dieser Kodierung fehlen. Wählen Sie eine andere Kodierung.</translation>
    </message>
    <message>
      <source>Line {line} has more than {limit} columns.</source>
      <translation>Zeile {line} hat mehr als {limit} Spalten.</translation>
    </message>
    <message>
      <source>Line {line} is not text. Choose a .csv or .xlsx file.</source>
      <translation>Zeile {line} ist kein Text. Wählen Sie eine .csv- oder .xlsx-Datei.</translation>
    </message>
    <message>
      <source>Only a part of it arrived. Get it again, or ask for a .csv file.</source>
      <translation>Es ist nur ein Teil davon angekommen. Laden Sie die Datei erneut oder bitten Sie um eine .csv-Datei.</translation>
    </message>
    <message>
      <source>Reading it takes longer than {limit} seconds. Choose a smaller file.</source>
      <translation>Das Lesen dauert länger als {limit} Sekunden. Wählen Sie eine kleinere Datei.</translation>
    </message>
    <message>
      <source>Reading it takes more than {limit} MB of memory. Choose a smaller file.</source>
      <translation>Das Lesen braucht mehr als {limit} MB Arbeitsspeicher. Wählen Sie eine kleinere Datei.</translation>
    </message>
    <message>
      <source>Records cannot be matched by {key}.</source>
      <translation>Einträge können nicht über {key} zugeordnet werden.</translation>
    </message>
    <message>
      <source>The backup is damaged. Choose another one.</source>
      <translation>Die Sicherung ist beschädigt. Wählen Sie eine andere.</translation>
    </message>
    <message>
      <source>The backup is incomplete because copying it was interrupted. Copy it again, or choose another one.</source>
      <translation>Die Sicherung ist unvollständig, weil das Kopieren unterbrochen wurde. Kopieren Sie sie erneut oder wählen Sie eine andere.</translation>
    </message>
    <message>
      <source>The file is empty.</source>
      <translation>Die Datei ist leer.</translation>
    </message>
    <message>
      <source>The folder does not exist. Choose a file in another folder.</source>
      <translation>Der Ordner ist nicht vorhanden. Wählen Sie eine Datei in einem anderen Ordner.</translation>
    </message>
    <message>
      <source>The name must end in .csv or .xlsx.</source>
      <translation>Der Name muss auf .csv oder .xlsx enden.</translation>
    </message>
    <message>
      <source>Two columns have one field: {columns}. Choose one of them.</source>
      <translation>Zwei Spalten haben ein Feld: {columns}. Wählen Sie eine davon.</translation>
    </message>
  </context>
  <context>
    <name>Filter</name>
    <message>
      <source>Apply filter</source>
      <translation>Filter anwenden</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Copy filter</source>
      <translation>Filter kopieren</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>Feld</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>Filter</translation>
    </message>
    <message>
      <source>Filter as text</source>
      <translation>Filter als Text</translation>
    </message>
    <message>
      <source>Filter in the syntax of the API</source>
      <translation>Filter in der Syntax der API</translation>
    </message>
    <message>
      <source>Operator</source>
      <translation>Operator</translation>
    </message>
    <message>
      <source>Remove this filter</source>
      <translation>Diesen Filter entfernen</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Wert</translation>
    </message>
  </context>
  <context>
    <name>FilterProblem</name>
    <message>
      <source>A value cannot contain ; and a value in a list cannot contain a comma.</source>
      <translation>Ein Wert darf kein ; enthalten und ein Wert in einer Liste kein Komma.</translation>
    </message>
    <message>
      <source>Enter conditions as field|operator|value, separated by ;</source>
      <translation>Geben Sie Bedingungen als Feld|Operator|Wert ein, getrennt durch ;</translation>
    </message>
    <message>
      <source>The field {field} allows only these operators: {allowed}.</source>
      <translation>Das Feld {field} erlaubt nur diese Operatoren: {allowed}.</translation>
    </message>
    <message>
      <source>The field {field} does not exist.</source>
      <translation>Das Feld {field} gibt es nicht.</translation>
    </message>
    <message>
      <source>The field {field} is never empty; enter 0 or 1.</source>
      <translation>Das Feld {field} ist nie leer; geben Sie 0 oder 1 ein.</translation>
    </message>
    <message>
      <source>The list cannot be sorted by {field}.</source>
      <translation>Die Liste kann nicht nach {field} sortiert werden.</translation>
    </message>
    <message>
      <source>This filter has too many conditions. Remove some.</source>
      <translation>Dieser Filter hat zu viele Bedingungen. Entfernen Sie einige.</translation>
    </message>
    <message>
      <source>You cannot filter by the field {field}.</source>
      <translation>Nach dem Feld {field} kann nicht gefiltert werden.</translation>
    </message>
    <message>
      <source>{value} is not a valid value for {field}.</source>
      <translation>{value} ist kein gültiger Wert für {field}.</translation>
    </message>
  </context>
  <context>
    <name>FirstDownload</name>
    <message>
      <source>Checking this computer</source>
      <translation>Dieser Computer wird geprüft</translation>
    </message>
    <message>
      <source>Checking what is in the cloud…</source>
      <translation>Cloud-Inhalt wird geprüft…</translation>
    </message>
    <message>
      <source>Continue in the background</source>
      <translation>Im Hintergrund fortsetzen</translation>
    </message>
    <message>
      <source>Downloaded records stay here; the download continues where it stopped.</source>
      <translation>Heruntergeladene Einträge bleiben hier; der Download wird dort fortgesetzt, wo er aufgehört hat.</translation>
    </message>
    <message>
      <source>Downloading your shop</source>
      <translation>Ihr Geschäft wird heruntergeladen</translation>
    </message>
    <message>
      <source>First download</source>
      <translation>Erster Download</translation>
    </message>
    <message>
      <source>Start working</source>
      <translation>Arbeit beginnen</translation>
    </message>
    <message>
      <source>This computer can now work offline</source>
      <translation>Dieser Computer kann jetzt offline arbeiten</translation>
    </message>
    <message>
      <source>This computer is not ready yet</source>
      <translation>Dieser Computer ist noch nicht bereit</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Erneut versuchen</translation>
    </message>
    <message>
      <source>self-test passed</source>
      <translation>Selbsttest bestanden</translation>
    </message>
  </context>
  <context>
    <name>FirstRun</name>
    <message>
      <source>A bakery with 1,500 products, only on this computer.</source>
      <translation>Eine Bäckerei mit 1.500 Artikeln, nur auf diesem Computer.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Choose</source>
      <translation>Auswählen</translation>
    </message>
    <message>
      <source>Connect your shop</source>
      <translation>Ihr Geschäft verbinden</translation>
    </message>
    <message>
      <source>Continue from a Counterfoil backup. Works offline.</source>
      <translation>Mit einer Counterfoil-Sicherung weiterarbeiten. Geht auch offline.</translation>
    </message>
    <message>
      <source>From another computer, or from before this one was set up again.</source>
      <translation>Von einem anderen Computer oder aus der Zeit, bevor dieser neu eingerichtet wurde.</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>Restore a backup</source>
      <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
      <source>Sign in on the vendor's page. It sends the token to this computer.</source>
      <translation>Melden Sie sich auf der Seite des Anbieters an. Sie sendet das Token an diesen Computer.</translation>
    </message>
    <message>
      <source>Sign in with the browser</source>
      <translation>Mit dem Browser anmelden</translation>
    </message>
    <message>
      <source>Start with an empty shop and connect later</source>
      <translation>Mit leerem Geschäft beginnen, später verbinden</translation>
    </message>
    <message>
      <source>The test only signs in. It changes nothing in the cloud.</source>
      <translation>Der Test meldet sich nur an. Er ändert nichts in der Cloud.</translation>
    </message>
    <message>
      <source>This folder contains the records of cloud {cloud}; unsent changes: {edits}. Connect to that cloud to continue with them.</source>
      <translation>Dieser Ordner enthält die Einträge der Cloud {cloud}; nicht gesendete Änderungen: {edits}. Verbinden Sie sich mit dieser Cloud, um damit weiterzuarbeiten.</translation>
    </message>
    <message>
      <source>Try a practice shop</source>
      <translation>Demo-Geschäft ausprobieren</translation>
    </message>
    <message>
      <source>Welcome to Counterfoil</source>
      <translation>Willkommen bei Counterfoil</translation>
    </message>
    <message>
      <source>You need the address, your cloud number and a token.</source>
      <translation>Sie brauchen die Adresse, Ihre Cloud-Nummer und ein Token.</translation>
    </message>
    <message>
      <source>Your shop's records on this computer, online or offline.</source>
      <translation>Die Einträge Ihres Geschäfts auf diesem Computer, online und offline.</translation>
    </message>
  </context>
  <context>
    <name>Flag</name>
    <message>
      <source>Ask for the price</source>
      <translation>Preis abfragen</translation>
    </message>
    <message>
      <source>Ask for the quantity</source>
      <translation>Menge abfragen</translation>
    </message>
    <message>
      <source>Assembled from other products</source>
      <translation>Aus anderen Artikeln zusammengesetzt</translation>
    </message>
    <message>
      <source>Can be customised</source>
      <translation>Anpassbar</translation>
    </message>
    <message>
      <source>Delivery rate</source>
      <translation>Satz für Lieferung</translation>
    </message>
    <message>
      <source>Exempt from VAT</source>
      <translation>Von der MwSt. befreit</translation>
    </message>
    <message>
      <source>Exempt rate</source>
      <translation>Steuerbefreiter Satz</translation>
    </message>
    <message>
      <source>Free licence</source>
      <translation>Kostenlose Lizenz</translation>
    </message>
    <message>
      <source>Hide prices</source>
      <translation>Preise ausblenden</translation>
    </message>
    <message>
      <source>Hide stock</source>
      <translation>Bestand ausblenden</translation>
    </message>
    <message>
      <source>Item entered by hand</source>
      <translation>Manuell eingegebene Position</translation>
    </message>
    <message>
      <source>Not sent to the tax office</source>
      <translation>Nicht ans Finanzamt gesendet</translation>
    </message>
    <message>
      <source>Quantity not certified</source>
      <translation>Menge nicht geeicht</translation>
    </message>
    <message>
      <source>Quick button on the till</source>
      <translation>Schnelltaste an der Kasse</translation>
    </message>
    <message>
      <source>Replaced by another branch</source>
      <translation>Durch eine andere Filiale ersetzt</translation>
    </message>
    <message>
      <source>Sold by time</source>
      <translation>Abrechnung nach Zeit</translation>
    </message>
    <message>
      <source>Sold together with another</source>
      <translation>Verkauf mit anderem Artikel</translation>
    </message>
    <message>
      <source>Special offer</source>
      <translation>Sonderangebot</translation>
    </message>
    <message>
      <source>Stands in for another branch</source>
      <translation>Vertritt eine andere Filiale</translation>
    </message>
    <message>
      <source>Take-away allowed</source>
      <translation>Außer Haus erlaubt</translation>
    </message>
    <message>
      <source>Take-away item</source>
      <translation>Außer-Haus-Position</translation>
    </message>
    <message>
      <source>Take-away rate</source>
      <translation>Satz außer Haus</translation>
    </message>
    <message>
      <source>Time locked</source>
      <translation>Zeit gesperrt</translation>
    </message>
  </context>
  <context>
    <name>Form</name>
    <message>
      <source>Add a language</source>
      <translation>Sprache hinzufügen</translation>
    </message>
    <message>
      <source>Already used by {name}</source>
      <translation>Hat bereits {name}</translation>
    </message>
    <message>
      <source>Another colour…</source>
      <translation>Andere Farbe…</translation>
    </message>
    <message>
      <source>Changed elsewhere to: {value}</source>
      <translation>An anderer Stelle geändert in: {value}</translation>
    </message>
    <message>
      <source>Check the e-mail address. Example: jana@example.com</source>
      <translation>Prüfen Sie die E-Mail-Adresse. Beispiel: jana@example.com</translation>
    </message>
    <message>
      <source>Check {code}: the last digit does not match the others.</source>
      <translation>Prüfen Sie {code}: Die letzte Ziffer passt nicht zu den anderen.</translation>
    </message>
    <message>
      <source>Choose a rate</source>
      <translation>Satz wählen</translation>
    </message>
    <message>
      <source>Clear</source>
      <translation>Leeren</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Close the record</source>
      <translation>Eintrag schließen</translation>
    </message>
    <message>
      <source>Decide…</source>
      <translation>Entscheiden…</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Details</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Verwerfen</translation>
    </message>
    <message>
      <source>History</source>
      <translation>Verlauf</translation>
    </message>
    <message>
      <source>Keep as new</source>
      <translation>Als neu behalten</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Open it</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Parts of the record</source>
      <translation>Teile des Eintrags</translation>
    </message>
    <message>
      <source>Related</source>
      <translation>Verknüpft</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Entfernen</translation>
    </message>
    <message>
      <source>Remove {what}</source>
      <translation>Entfernen: {what}</translation>
    </message>
    <message>
      <source>This record was removed elsewhere. Your changes are still here.</source>
      <translation>Dieser Eintrag wurde an anderer Stelle entfernt. Ihre Änderungen sind noch hier.</translation>
    </message>
    <message>
      <source>Use this value</source>
      <translation>Diesen Wert übernehmen</translation>
    </message>
    <message>
      <source>You have another new record that is not saved.</source>
      <translation>Es gibt einen weiteren neuen Eintrag, der nicht gespeichert ist.</translation>
    </message>
    <message>
      <source>at least one is required: {fields}</source>
      <translation>mindestens eines erforderlich: {fields}</translation>
    </message>
    <message>
      <source>required</source>
      <translation>Pflichtfeld</translation>
    </message>
    <message>
      <source>{what}: created when you save</source>
      <translation>{what}: wird beim Speichern angelegt</translation>
    </message>
  </context>
  <context>
    <name>Group</name>
    <message>
      <source>Address</source>
      <translation>Adresse</translation>
    </message>
    <message>
      <source>At the till</source>
      <translation>An der Kasse</translation>
    </message>
    <message>
      <source>Basics</source>
      <translation>Stammdaten</translation>
    </message>
    <message>
      <source>Company</source>
      <translation>Firma</translation>
    </message>
    <message>
      <source>Contact</source>
      <translation>Kontakt</translation>
    </message>
    <message>
      <source>Ingredients</source>
      <translation>Zutaten</translation>
    </message>
    <message>
      <source>Kitchen</source>
      <translation>Küche</translation>
    </message>
    <message>
      <source>Loyalty</source>
      <translation>Treueprogramm</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Mehr</translation>
    </message>
    <message>
      <source>More prices and discounts</source>
      <translation>Weitere Preise und Rabatte</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Notizen</translation>
    </message>
    <message>
      <source>Other names and description</source>
      <translation>Weitere Namen, Beschreibung</translation>
    </message>
    <message>
      <source>Permissions</source>
      <translation>Berechtigungen</translation>
    </message>
    <message>
      <source>Stock and packaging</source>
      <translation>Lagerbestand und Verpackung</translation>
    </message>
  </context>
  <context>
    <name>Groups</name>
    <message>
      <source>All</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>First letter</source>
      <translation>Anfangsbuchstabe</translation>
    </message>
    <message>
      <source>Groups</source>
      <translation>Gruppen</translation>
    </message>
    <message>
      <source>No groups</source>
      <translation>Keine Gruppen</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Ohne</translation>
    </message>
  </context>
  <context>
    <name>Headline</name>
    <message>
      <source>Changes are waiting to be sent</source>
      <translation>Änderungen noch nicht gesendet</translation>
    </message>
    <message>
      <source>Checking less often</source>
      <translation>Seltenere Prüfung</translation>
    </message>
    <message>
      <source>Everything is synced</source>
      <translation>Alles synchronisiert</translation>
    </message>
    <message>
      <source>Not synced yet</source>
      <translation>Noch nicht synchronisiert</translation>
    </message>
    <message>
      <source>Offline – working with the local copy</source>
      <translation>Offline – lokale Kopie wird verwendet</translation>
    </message>
    <message>
      <source>Paused</source>
      <translation>Pausiert</translation>
    </message>
    <message>
      <source>Sign in to send changes</source>
      <translation>Anmelden, um Änderungen zu senden</translation>
    </message>
    <message>
      <source>Something needs your decision</source>
      <translation>Ihre Entscheidung ist nötig</translation>
    </message>
    <message>
      <source>Sync failed</source>
      <translation>Synchronisierung fehlgeschlagen</translation>
    </message>
    <message>
      <source>Syncing…</source>
      <translation>Wird synchronisiert…</translation>
    </message>
    <message>
      <source>The cloud has not answered for some time</source>
      <translation>Die Cloud antwortet seit einiger Zeit nicht</translation>
    </message>
    <message>
      <source>The cloud limits requests</source>
      <translation>Die Cloud begrenzt Anfragen</translation>
    </message>
  </context>
  <context>
    <name>Held</name>
    <message>
      <source>Another computer may already have sent this</source>
      <translation>Ein anderer Computer hat dies vielleicht schon gesendet</translation>
    </message>
    <message>
      <source>Changed here and in the cloud</source>
      <translation>Hier und in der Cloud geändert</translation>
    </message>
    <message>
      <source>Changed here, deleted in the cloud</source>
      <translation>Hier geändert, in der Cloud gelöscht</translation>
    </message>
    <message>
      <source>Deleted here, changed in the cloud</source>
      <translation>Hier gelöscht, in der Cloud geändert</translation>
    </message>
    <message>
      <source>Possible duplicate in the cloud</source>
      <translation>Mögliches Duplikat in der Cloud</translation>
    </message>
    <message>
      <source>The cloud does not allow this change</source>
      <translation>Die Cloud erlaubt diese Änderung nicht</translation>
    </message>
    <message>
      <source>The cloud rejected it</source>
      <translation>Die Cloud hat es abgelehnt</translation>
    </message>
    <message>
      <source>The cloud saved a different value</source>
      <translation>Die Cloud hat einen anderen Wert gespeichert</translation>
    </message>
    <message>
      <source>The points may or may not have been added</source>
      <translation>Unklar, ob die Punkte gutgeschrieben wurden</translation>
    </message>
    <message>
      <source>The two versions together break a rule</source>
      <translation>Beide Versionen zusammen verletzen eine Regel</translation>
    </message>
  </context>
  <context>
    <name>HeldAdvice</name>
    <message>
      <source>Check the customer's points at the till, then choose.</source>
      <translation>Prüfen Sie die Punkte des Kunden an der Kasse und wählen Sie dann.</translation>
    </message>
    <message>
      <source>Choose the cloud's value, or enter another one.</source>
      <translation>Wählen Sie den Wert der Cloud oder geben Sie einen anderen ein.</translation>
    </message>
    <message>
      <source>Choose the right value for each field.</source>
      <translation>Wählen Sie für jedes Feld den richtigen Wert.</translation>
    </message>
    <message>
      <source>Delete it anyway?</source>
      <translation>Trotzdem löschen?</translation>
    </message>
    <message>
      <source>Enter a value that the cloud accepts.</source>
      <translation>Geben Sie einen Wert ein, den die Cloud annimmt.</translation>
    </message>
    <message>
      <source>Enter values that fit together.</source>
      <translation>Geben Sie Werte ein, die zusammenpassen.</translation>
    </message>
    <message>
      <source>Is it one record or several?</source>
      <translation>Ist es ein Eintrag oder mehrere?</translation>
    </message>
    <message>
      <source>Keep the record?</source>
      <translation>Eintrag behalten?</translation>
    </message>
    <message>
      <source>Send it from here, or leave it to the other computer?</source>
      <translation>Von hier senden oder dem anderen Computer überlassen?</translation>
    </message>
    <message>
      <source>Try again later, or choose “Keep the cloud's”.</source>
      <translation>Versuchen Sie es später erneut oder behalten Sie die Cloud-Version.</translation>
    </message>
  </context>
  <context>
    <name>Hint</name>
    <message>
      <source>+10 adds, -5 subtracts, or enter the new number.</source>
      <translation>+10 addiert, -5 zieht ab; oder neue Zahl eingeben.</translation>
    </message>
    <message>
      <source>A number or a percentage, e.g. 25%</source>
      <translation>Zahl oder Prozentsatz, z. B. 25 %</translation>
    </message>
    <message>
      <source>Enter a code, then press Enter</source>
      <translation>Code eingeben, dann Enter drücken</translation>
    </message>
    <message>
      <source>Enter a tag, then press Enter</source>
      <translation>Schlagwort eingeben, Enter drücken</translation>
    </message>
    <message>
      <source>Numbers separated by commas.</source>
      <translation>Zahlen, durch Kommas getrennt.</translation>
    </message>
    <message>
      <source>One per line.</source>
      <translation>Eine Angabe pro Zeile.</translation>
    </message>
    <message>
      <source>Type or scan a code</source>
      <translation>Code eingeben oder scannen</translation>
    </message>
    <message>
      <source>Type or scan to add an ingredient</source>
      <translation>Zutat eingeben oder scannen</translation>
    </message>
    <message>
      <source>Type to search</source>
      <translation>Suchbegriff eingeben</translation>
    </message>
    <message>
      <source>e.g. CZ12345678</source>
      <translation>z. B. DE123456789</translation>
    </message>
  </context>
  <context>
    <name>History</name>
    <message>
      <source>Clear again</source>
      <translation>Wieder leeren</translation>
    </message>
    <message>
      <source>Deleted; personal data removed for good</source>
      <translation>Gelöscht; personenbezogene Daten endgültig entfernt</translation>
    </message>
    <message>
      <source>No changes since it came to this computer.</source>
      <translation>Keine Änderungen, seit der Eintrag auf diesem Computer ist.</translation>
    </message>
    <message>
      <source>Purchase price noted on this computer</source>
      <translation>Einkaufspreis auf diesem Computer notiert</translation>
    </message>
    <message>
      <source>Restore everything as before this</source>
      <translation>Alles wie davor wiederherstellen</translation>
    </message>
    <message>
      <source>Restore everything as created</source>
      <translation>Alles wie beim Anlegen wiederherstellen</translation>
    </message>
    <message>
      <source>Restore record</source>
      <translation>Eintrag wiederherstellen</translation>
    </message>
    <message>
      <source>Restore {value}</source>
      <translation>Wiederherstellen: {value}</translation>
    </message>
    <message>
      <source>Show earlier</source>
      <translation>Frühere anzeigen</translation>
    </message>
    <message>
      <source>this computer</source>
      <translation>dieser Computer</translation>
    </message>
    <message>
      <source>{field}: values no longer kept</source>
      <translation>{field}: Werte nicht mehr gespeichert</translation>
    </message>
    <message>
      <source>{field}: {there} in the cloud, {here} here</source>
      <translation>{field}: {there} in der Cloud, {here} hier</translation>
    </message>
  </context>
  <context>
    <name>Import</name>
    <message numerus="yes">
      <source>%n changed</source>
      <translation>
        <numerusform>%Ln geändert</numerusform>
        <numerusform>%Ln geändert</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hidden line(s) in the spreadsheet are included.</source>
      <translation>
        <numerusform>%Ln ausgeblendete Zeile der Tabelle wird einbezogen.</numerusform>
        <numerusform>%Ln ausgeblendete Zeilen der Tabelle werden einbezogen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n line(s) saved.</source>
      <translation>
        <numerusform>%Ln Zeile gespeichert.</numerusform>
        <numerusform>%Ln Zeilen gespeichert.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n line(s) to import.</source>
      <translation>
        <numerusform>%Ln Zeile zu importieren.</numerusform>
        <numerusform>%Ln Zeilen zu importieren.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n new</source>
      <translation>
        <numerusform>%Ln neu</numerusform>
        <numerusform>%Ln neu</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) imported</source>
      <translation>
        <numerusform>%Ln Eintrag importiert</numerusform>
        <numerusform>%Ln Einträge importiert</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n rejected</source>
      <translation>
        <numerusform>%Ln abgelehnt</numerusform>
        <numerusform>%Ln abgelehnt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n to check</source>
      <translation>
        <numerusform>%Ln zu prüfen</numerusform>
        <numerusform>%Ln zu prüfen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unchanged</source>
      <translation>
        <numerusform>%Ln unverändert</numerusform>
        <numerusform>%Ln unverändert</numerusform>
      </translation>
    </message>
    <message>
      <source>(none: each line is a record)</source>
      <translation>(keine: jede Zeile ist ein Eintrag)</translation>
    </message>
    <message>
      <source>(not imported)</source>
      <translation>(nicht importiert)</translation>
    </message>
    <message>
      <source>(only the cloud can change it)</source>
      <translation>(nur in der Cloud änderbar)</translation>
    </message>
    <message>
      <source>A .csv or .xlsx file with the column names in one line.</source>
      <translation>Eine .csv- oder .xlsx-Datei mit den Spaltennamen in einer Zeile.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Check</source>
      <translation>Prüfen</translation>
    </message>
    <message>
      <source>Check the field for each column.</source>
      <translation>Prüfen Sie das Feld für jede Spalte.</translation>
    </message>
    <message>
      <source>Choose a file or drop it here</source>
      <translation>Datei auswählen oder hierher ziehen</translation>
    </message>
    <message>
      <source>Choose a file…</source>
      <translation>Datei auswählen…</translation>
    </message>
    <message>
      <source>Column</source>
      <translation>Spalte</translation>
    </message>
    <message>
      <source>Column names</source>
      <translation>Spaltennamen</translation>
    </message>
    <message>
      <source>Columns of the file</source>
      <translation>Spalten der Datei</translation>
    </message>
    <message>
      <source>Encoding</source>
      <translation>Kodierung</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>Feld</translation>
    </message>
    <message>
      <source>First values</source>
      <translation>Erste Werte</translation>
    </message>
    <message>
      <source>Import</source>
      <translation>Import</translation>
    </message>
    <message numerus="yes">
      <source>Import %n record(s)</source>
      <translation>
        <numerusform>%Ln Eintrag importieren</numerusform>
        <numerusform>%Ln Einträge importieren</numerusform>
      </translation>
    </message>
    <message>
      <source>Import without the lines to check</source>
      <translation>Ohne die zu prüfenden Zeilen importieren</translation>
    </message>
    <message>
      <source>Import without the rejected lines</source>
      <translation>Ohne die abgelehnten Zeilen importieren</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>Zeile</translation>
    </message>
    <message>
      <source>Lines with problems</source>
      <translation>Zeilen mit Problemen</translation>
    </message>
    <message>
      <source>Match records by</source>
      <translation>Einträge zuordnen über</translation>
    </message>
    <message>
      <source>Nothing has been changed yet.</source>
      <translation>Es wurde noch nichts geändert.</translation>
    </message>
    <message>
      <source>Nothing: each line is a new record</source>
      <translation>Nichts: jede Zeile ist ein neuer Eintrag</translation>
    </message>
    <message>
      <source>Possible: {choices}</source>
      <translation>Möglich: {choices}</translation>
    </message>
    <message>
      <source>Problem</source>
      <translation>Problem</translation>
    </message>
    <message>
      <source>Rejected</source>
      <translation>Abgelehnt</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Save a sample file</source>
      <translation>Beispieldatei speichern</translation>
    </message>
    <message>
      <source>Save a sample file…</source>
      <translation>Beispieldatei speichern…</translation>
    </message>
    <message>
      <source>Save the skipped lines</source>
      <translation>Übersprungene Zeilen speichern</translation>
    </message>
    <message>
      <source>Save the skipped lines…</source>
      <translation>Übersprungene Zeilen speichern…</translation>
    </message>
    <message>
      <source>Saved: {file}. Fill it in, then choose it here.</source>
      <translation>Gespeichert: {file}. Füllen Sie sie aus und wählen Sie sie dann hier aus.</translation>
    </message>
    <message>
      <source>Separator</source>
      <translation>Trennzeichen</translation>
    </message>
    <message>
      <source>Sheet</source>
      <translation>Blatt</translation>
    </message>
    <message>
      <source>Spreadsheets</source>
      <translation>Tabellen</translation>
    </message>
    <message>
      <source>The disk is full. Nothing was changed. Free some space and try again.</source>
      <translation>Das Laufwerk ist voll. Es wurde nichts geändert. Schaffen Sie Speicherplatz und versuchen Sie es erneut.</translation>
    </message>
    <message>
      <source>The encoding was guessed. If letters look wrong, choose another one.</source>
      <translation>Die Kodierung wurde geschätzt. Wenn Buchstaben falsch aussehen, wählen Sie eine andere.</translation>
    </message>
    <message>
      <source>To check</source>
      <translation>Zu prüfen</translation>
    </message>
    <message>
      <source>Two columns have the field {field}. Choose one of them.</source>
      <translation>Das Feld {field} ist zwei Spalten zugeordnet. Wählen Sie eine davon.</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Wert</translation>
    </message>
    <message>
      <source>You see what each line would change before you import.</source>
      <translation>Vor dem Import sehen Sie, was jede Zeile ändern würde.</translation>
    </message>
    <message>
      <source>hidden</source>
      <translation>ausgeblendet</translation>
    </message>
  </context>
  <context>
    <name>Invoice</name>
    <message>
      <source>1 {currency} =</source>
      <translation>1 {currency} =</translation>
    </message>
    <message>
      <source>Add {name} to the suppliers</source>
      <translation>{name} zu den Lieferanten hinzufügen</translation>
    </message>
    <message>
      <source>Check the delivery…</source>
      <translation>Lieferung prüfen…</translation>
    </message>
    <message>
      <source>Choose a line to say what it is.</source>
      <translation>Wählen Sie eine Zeile, um zu sagen, was sie ist.</translation>
    </message>
    <message>
      <source>Exchange rate</source>
      <translation>Wechselkurs</translation>
    </message>
    <message>
      <source>Invoice</source>
      <translation>Rechnung</translation>
    </message>
    <message>
      <source>Invoices</source>
      <translation>Rechnungen</translation>
    </message>
    <message>
      <source>New product</source>
      <translation>Neuer Artikel</translation>
    </message>
    <message>
      <source>No goods</source>
      <translation>Keine Ware</translation>
    </message>
    <message>
      <source>Pieces</source>
      <translation>Stück</translation>
    </message>
    <message>
      <source>Supplier's invoice</source>
      <translation>Rechnung des Lieferanten</translation>
    </message>
    <message>
      <source>This is</source>
      <translation>Das ist</translation>
    </message>
    <message>
      <source>Use it again</source>
      <translation>Noch einmal verwenden</translation>
    </message>
    <message>
      <source>pieces in one {unit}</source>
      <translation>Stück in einer Einheit {unit}</translation>
    </message>
  </context>
  <context>
    <name>InvoiceDocument</name>
    <message>
      <source>ZUGFeRD 1, which is too old to be read</source>
      <translation>ZUGFeRD 1, das zu alt ist, um gelesen zu werden</translation>
    </message>
    <message>
      <source>a Pohoda export</source>
      <translation>ein Pohoda-Export</translation>
    </message>
    <message>
      <source>a catalogue</source>
      <translation>ein Katalog</translation>
    </message>
    <message>
      <source>a delivery note</source>
      <translation>ein Lieferschein</translation>
    </message>
    <message>
      <source>a farmer's invoice (FA_RR)</source>
      <translation>eine Rechnung eines Landwirts (FA_RR)</translation>
    </message>
    <message>
      <source>a quotation</source>
      <translation>ein Angebot</translation>
    </message>
    <message>
      <source>a reminder</source>
      <translation>eine Mahnung</translation>
    </message>
    <message>
      <source>a statement of account</source>
      <translation>ein Kontoauszug</translation>
    </message>
    <message>
      <source>an ISDOC document that is not to be paid</source>
      <translation>ein ISDOC-Beleg, der nicht bezahlt wird</translation>
    </message>
    <message>
      <source>an answer to an invoice</source>
      <translation>eine Antwort auf eine Rechnung</translation>
    </message>
    <message>
      <source>an order</source>
      <translation>eine Bestellung</translation>
    </message>
  </context>
  <context>
    <name>InvoiceFile</name>
    <message>
      <source>{file} contains a document type declaration, which invoices never have. It was not read.</source>
      <translation>{file} enthält eine Dokumenttypdeklaration, die Rechnungen nie haben. Die Datei wurde nicht gelesen.</translation>
    </message>
    <message>
      <source>{file} has more than {limit} lines. It was not read.</source>
      <translation>{file} hat mehr als {limit} Zeilen. Die Datei wurde nicht gelesen.</translation>
    </message>
    <message>
      <source>{file} has no ISDOC document inside; ask the supplier for it again.</source>
      <translation>{file} enthält keinen ISDOC-Beleg; fordern Sie ihn beim Lieferanten neu an.</translation>
    </message>
    <message>
      <source>{file} has several invoices inside ({numbers}).</source>
      <translation>{file} enthält mehrere Rechnungen ({numbers}).</translation>
    </message>
    <message>
      <source>{file} is damaged (line {line}); ask the supplier for it again.</source>
      <translation>{file} ist beschädigt (Zeile {line}); fordern Sie die Datei beim Lieferanten neu an.</translation>
    </message>
    <message>
      <source>{file} is damaged; ask the supplier for it again.</source>
      <translation>{file} ist beschädigt; fordern Sie die Datei beim Lieferanten neu an.</translation>
    </message>
    <message>
      <source>{file} is empty; ask the supplier for it again.</source>
      <translation>{file} ist leer; fordern Sie die Datei beim Lieferanten neu an.</translation>
    </message>
    <message>
      <source>{file} is encrypted; ask the supplier for it without a password.</source>
      <translation>{file} ist verschlüsselt; fordern Sie die Datei beim Lieferanten ohne Passwort an.</translation>
    </message>
    <message>
      <source>{file} is nested deeper than any invoice. It was not read.</source>
      <translation>{file} ist tiefer verschachtelt als jede Rechnung. Die Datei wurde nicht gelesen.</translation>
    </message>
    <message>
      <source>{file} is no invoice in a known format; ask the supplier for ISDOC, UBL, ZUGFeRD or KSeF XML.</source>
      <translation>{file} ist keine Rechnung in einem bekannten Format; fordern Sie beim Lieferanten ISDOC, UBL, ZUGFeRD oder KSeF-XML an.</translation>
    </message>
    <message>
      <source>{file} is of a version that cannot be read ({version}); ask the supplier for a newer one.</source>
      <translation>{file} hat eine Version, die nicht gelesen werden kann ({version}); fordern Sie beim Lieferanten eine neuere an.</translation>
    </message>
    <message>
      <source>{file} is only a picture of an invoice; ask the supplier for ISDOC, ZUGFeRD or XML.</source>
      <translation>{file} ist nur ein Bild einer Rechnung; fordern Sie beim Lieferanten ISDOC, ZUGFeRD oder XML an.</translation>
    </message>
    <message>
      <source>{file} is {what}, not an invoice.</source>
      <translation>{file} ist {what}, keine Rechnung.</translation>
    </message>
    <message>
      <source>{file} unpacks to more than {limit} MB. It was not read.</source>
      <translation>{file} ist entpackt größer als {limit} MB. Die Datei wurde nicht gelesen.</translation>
    </message>
  </context>
  <context>
    <name>InvoiceNote</name>
    <message>
      <source>A discount of {amount} {currency} on the whole invoice is not in these prices.</source>
      <translation>Ein Rabatt von {amount} {currency} auf die ganze Rechnung ist in diesen Preisen nicht enthalten.</translation>
    </message>
    <message>
      <source>A newer invoice of this supplier ({date}) was already used; these prices may be old.</source>
      <translation>Eine neuere Rechnung dieses Lieferanten ({date}) wurde schon verwendet; diese Preise sind vielleicht alt.</translation>
    </message>
    <message>
      <source>A service or charge, no goods: no price.</source>
      <translation>Eine Dienstleistung oder Gebühr, keine Ware: kein Preis.</translation>
    </message>
    <message>
      <source>All lines are services or charges: there are no goods, and no prices change.</source>
      <translation>Alle Zeilen sind Dienstleistungen oder Gebühren: Es gibt keine Ware, und keine Preise ändern sich.</translation>
    </message>
    <message>
      <source>An invoice with this number of this supplier was used on {date} by {who}; it may be the same one.</source>
      <translation>Eine Rechnung mit dieser Nummer dieses Lieferanten wurde am {date} von {who} verwendet; vielleicht ist es dieselbe.</translation>
    </message>
    <message>
      <source>Free goods: the purchase price stays.</source>
      <translation>Gratisware: Der Einkaufspreis bleibt.</translation>
    </message>
    <message>
      <source>How many pieces are in one {unit}?</source>
      <translation>Wie viele Stück sind in einer Einheit {unit}?</translation>
    </message>
    <message>
      <source>How many pieces are in one {unit}? The product says {item}, the name {name}.</source>
      <translation>Wie viele Stück sind in einer Einheit {unit}? Der Artikel sagt {item}, der Name {name}.</translation>
    </message>
    <message>
      <source>It is sold by {unit}, the product is kept by {own}; correct the unit of the product.</source>
      <translation>Es wird nach {unit} verkauft, der Artikel wird nach {own} geführt; korrigieren Sie die Einheit des Artikels.</translation>
    </message>
    <message>
      <source>Its price is in another currency, whose rate is not known.</source>
      <translation>Der Preis ist in einer anderen Währung, deren Kurs nicht bekannt ist.</translation>
    </message>
    <message>
      <source>Matched as a person did before.</source>
      <translation>Zugeordnet wie zuvor.</translation>
    </message>
    <message>
      <source>No code and no product of this name: a deposit or packaging, no price.</source>
      <translation>Kein Code und kein Artikel dieses Namens: Pfand oder Verpackung, kein Preis.</translation>
    </message>
    <message>
      <source>No code and no product of this name: match it in the window, or make a new product.</source>
      <translation>Kein Code und kein Artikel dieses Namens: Ordnen Sie ihn im Fenster zu, oder legen Sie einen neuen Artikel an.</translation>
    </message>
    <message>
      <source>No price and no total.</source>
      <translation>Kein Preis und keine Summe.</translation>
    </message>
    <message>
      <source>No quantity: no price.</source>
      <translation>Keine Menge: kein Preis.</translation>
    </message>
    <message>
      <source>Prices are in {currency}. Enter what 1 {currency} costs in {own}.</source>
      <translation>Die Preise sind in {currency}. Geben Sie ein, was 1 {currency} in {own} kostet.</translation>
    </message>
    <message>
      <source>Prices are in {currency}; 1 {currency} = {rate} {own}, from the invoice.</source>
      <translation>Die Preise sind in {currency}; 1 {currency} = {rate} {own}, laut Rechnung.</translation>
    </message>
    <message>
      <source>Prices are in {currency}; 1 {currency} = {rate} {own}.</source>
      <translation>Die Preise sind in {currency}; 1 {currency} = {rate} {own}.</translation>
    </message>
    <message>
      <source>Prices on the invoice include VAT; it was taken out by the rate of each line.</source>
      <translation>Die Preise der Rechnung enthalten MwSt.; sie wurde nach dem Satz jeder Zeile herausgerechnet.</translation>
    </message>
    <message>
      <source>Quantity 0: no price.</source>
      <translation>Menge 0: kein Preis.</translation>
    </message>
    <message>
      <source>Remembered as no goods: no price.</source>
      <translation>Als keine Ware gemerkt: kein Preis.</translation>
    </message>
    <message>
      <source>Return of {quantity}: no price.</source>
      <translation>Rückgabe von {quantity}: kein Preis.</translation>
    </message>
    <message>
      <source>Several suppliers fit {name} ({ids}). Merge them, or correct their numbers.</source>
      <translation>Zu {name} ({ids}) passen mehrere Lieferanten. Führen Sie sie zusammen, oder korrigieren Sie ihre Nummern.</translation>
    </message>
    <message>
      <source>The numbers on the invoice are those of {name}, not of {given}.</source>
      <translation>Die Nummern auf der Rechnung sind die von {name}, nicht von {given}.</translation>
    </message>
    <message>
      <source>The product is on several lines at different prices; the price is their average by quantity.</source>
      <translation>Der Artikel steht auf mehreren Zeilen zu verschiedenen Preisen; der Preis ist ihr Mittel nach Menge.</translation>
    </message>
    <message>
      <source>The product was deleted here; restore it, or match another one.</source>
      <translation>Der Artikel wurde hier gelöscht; stellen Sie ihn wieder her, oder ordnen Sie einen anderen zu.</translation>
    </message>
    <message>
      <source>The same product as on line {line}; both lines count together.</source>
      <translation>Derselbe Artikel wie in Zeile {line}; beide Zeilen zählen zusammen.</translation>
    </message>
    <message>
      <source>The unit {unit} is not known; the price is kept for one of it.</source>
      <translation>Die Einheit {unit} ist nicht bekannt; der Preis gilt für eine davon.</translation>
    </message>
    <message>
      <source>This asks for an advance payment and is no invoice for goods: it changes no prices.</source>
      <translation>Eine Anzahlungsanforderung, keine Rechnung über Ware: ändert keine Preise.</translation>
    </message>
    <message>
      <source>This asks to be paid and is no invoice for goods: it changes no prices.</source>
      <translation>Eine Zahlungsaufforderung, keine Rechnung über Ware: ändert keine Preise.</translation>
    </message>
    <message>
      <source>This corrects {numbers}: nothing is done by itself. Choose the lines whose prices after the correction are right.</source>
      <translation>Das korrigiert {numbers}: Von selbst geschieht nichts. Wählen Sie die Zeilen, deren Preise nach der Korrektur stimmen.</translation>
    </message>
    <message>
      <source>This document changes no prices.</source>
      <translation>Dieser Beleg ändert keine Preise.</translation>
    </message>
    <message>
      <source>This invoice has totals but no lines {profile}; ask the supplier for one with lines.</source>
      <translation>Die Rechnung hat Summen, aber keine Zeilen {profile}; fordern Sie beim Lieferanten eine mit Zeilen an.</translation>
    </message>
    <message>
      <source>This invoice is addressed to {name} ({ids}); use it only if that is your shop.</source>
      <translation>Die Rechnung ist an {name} ({ids}) gerichtet; verwenden Sie sie nur, wenn das Ihr Geschäft ist.</translation>
    </message>
    <message>
      <source>This invoice was already used on {date} by {who} ({lines} lines).</source>
      <translation>Diese Rechnung wurde schon am {date} von {who} verwendet ({lines} Zeilen).</translation>
    </message>
    <message>
      <source>This is a credit note for {numbers}: it changes no prices.</source>
      <translation>Gutschrift zu {numbers}: ändert keine Preise.</translation>
    </message>
    <message>
      <source>This is a debit note for {numbers}: it changes no prices.</source>
      <translation>Belastungsanzeige zu {numbers}: ändert keine Preise.</translation>
    </message>
    <message>
      <source>This is no invoice for goods: it changes no prices.</source>
      <translation>Keine Rechnung über Ware: ändert keine Preise.</translation>
    </message>
    <message>
      <source>This is the state before the correction: no price.</source>
      <translation>Stand vor der Korrektur: kein Preis.</translation>
    </message>
    <message>
      <source>VAT {listed} % on the invoice, {was} % on the product. The product keeps {was} %.</source>
      <translation>MwSt. {listed} % auf der Rechnung, {was} % beim Artikel. Der Artikel behält {was} %.</translation>
    </message>
    <message>
      <source>{name} ({ids}) is not in your suppliers.</source>
      <translation>{name} ({ids}) ist nicht unter Ihren Lieferanten.</translation>
    </message>
    <message>
      <source>{name} is in your suppliers with another number ({ids}). Correct it there if it is this one.</source>
      <translation>{name} ist unter Ihren Lieferanten mit einer anderen Nummer ({ids}). Korrigieren Sie sie dort, wenn er es ist.</translation>
    </message>
    <message>
      <source>{percent} %: pack or piece? Say how many pieces are in one unit.</source>
      <translation>{percent} %: Packung oder Stück? Sagen Sie, wie viele Stück in einer Einheit sind.</translation>
    </message>
    <message>
      <source>{quantity} x {price} is not quite {total}; the price is by the total.</source>
      <translation>{quantity} x {price} ist nicht ganz {total}; der Preis folgt der Summe.</translation>
    </message>
    <message>
      <source>{quantity} x {price} is not {total}; check the invoice.</source>
      <translation>{quantity} x {price} ist nicht {total}; prüfen Sie die Rechnung.</translation>
    </message>
    <message>
      <source>{reason}: {amount} {currency} on the whole invoice is not in these prices.</source>
      <translation>{reason}: {amount} {currency} auf die ganze Rechnung sind in diesen Preisen nicht enthalten.</translation>
    </message>
    <message>
      <source>{unit} of {pieces}: {price} each, {piece} a piece.</source>
      <translation>{unit} zu {pieces}: je {price}, {piece} pro Stück.</translation>
    </message>
    <message>
      <source>{unit}: taken as one piece, since the product has this code.</source>
      <translation>{unit}: als ein Stück genommen, da der Artikel diesen Code hat.</translation>
    </message>
    <message>
      <source>{value} is not a number as XML writes it; ask the supplier for a correct invoice.</source>
      <translation>{value} ist keine Zahl, wie XML sie schreibt; fordern Sie beim Lieferanten eine richtige Rechnung an.</translation>
    </message>
  </context>
  <context>
    <name>Labels</name>
    <message numerus="yes">
      <source>%n label(s)</source>
      <translation>
        <numerusform>%Ln Etikett</numerusform>
        <numerusform>%Ln Etiketten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n label(s) sent to the printer</source>
      <translation>
        <numerusform>%Ln Etikett an den Drucker gesendet</numerusform>
        <numerusform>%Ln Etiketten an den Drucker gesendet</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n label(s) written to</source>
      <translation>
        <numerusform>%Ln Etikett geschrieben nach</numerusform>
        <numerusform>%Ln Etiketten geschrieben nach</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lowest price(s) may be too high: prices before {day} are unknown here.</source>
      <translation>
        <numerusform>%Ln niedrigster Preis kann zu hoch sein: Preise vor dem {day} sind hier nicht bekannt.</numerusform>
        <numerusform>%Ln niedrigste Preise können zu hoch sein: Preise vor dem {day} sind hier nicht bekannt.</numerusform>
      </translation>
    </message>
    <message>
      <source>30-day low: {price}</source>
      <translation>30-Tage-Tief: {price}</translation>
    </message>
    <message>
      <source>Allergens: {names}</source>
      <translation>Allergene: {names}</translation>
    </message>
    <message>
      <source>Changed since a date</source>
      <translation>Geändert seit einem Datum</translation>
    </message>
    <message>
      <source>Changed since the last printing</source>
      <translation>Seit dem letzten Druck geändert</translation>
    </message>
    <message>
      <source>Changed since the last printing ({count})</source>
      <translation>Seit dem letzten Druck geändert ({count})</translation>
    </message>
    <message>
      <source>Click the first free label</source>
      <translation>Klicken Sie auf das erste freie Etikett</translation>
    </message>
    <message>
      <source>First free label on the sheet</source>
      <translation>Erstes freies Etikett auf dem Bogen</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>Etiketten</translation>
    </message>
    <message>
      <source>Labels per record</source>
      <translation>Etiketten pro Eintrag</translation>
    </message>
    <message>
      <source>Labels…</source>
      <translation>Etiketten…</translation>
    </message>
    <message>
      <source>Loading…</source>
      <translation>Wird geladen…</translation>
    </message>
    <message>
      <source>Lowest price in the previous 30 days: {price}</source>
      <translation>Niedrigster Preis der letzten 30 Tage: {price}</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>Nächste Seite</translation>
    </message>
    <message>
      <source>No printer found. Connect one, or save the labels as a PDF.</source>
      <translation>Kein Drucker gefunden. Schließen Sie einen an oder speichern Sie die Etiketten als PDF.</translation>
    </message>
    <message>
      <source>Nothing to print. Select products, or change the filter.</source>
      <translation>Nichts zu drucken. Wählen Sie Artikel aus oder ändern Sie den Filter.</translation>
    </message>
    <message>
      <source>Only {count} labels can be printed at once. Print the rest afterwards.</source>
      <translation>Es können nur {count} Etiketten auf einmal gedruckt werden. Drucken Sie den Rest danach.</translation>
    </message>
    <message>
      <source>Page {at} of {total}</source>
      <translation>Seite {at} von {total}</translation>
    </message>
    <message>
      <source>Paper</source>
      <translation>Papier</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>Vorschau</translation>
    </message>
    <message>
      <source>Previous page</source>
      <translation>Vorige Seite</translation>
    </message>
    <message>
      <source>Print labels</source>
      <translation>Etiketten drucken</translation>
    </message>
    <message>
      <source>Print labels…</source>
      <translation>Etiketten drucken…</translation>
    </message>
    <message>
      <source>Print the allergens, including those of ingredients</source>
      <translation>Allergene drucken, auch die der Zutaten</translation>
    </message>
    <message>
      <source>Print the barcode</source>
      <translation>Barcode drucken</translation>
    </message>
    <message>
      <source>Print the lowest price before a discount</source>
      <translation>Niedrigsten Preis vor einem Rabatt drucken</translation>
    </message>
    <message>
      <source>Print the price</source>
      <translation>Preis drucken</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>Drucken…</translation>
    </message>
    <message>
      <source>Save as PDF</source>
      <translation>Als PDF speichern</translation>
    </message>
    <message>
      <source>Save as PDF…</source>
      <translation>Als PDF speichern…</translation>
    </message>
    <message>
      <source>Set by an import or a price change</source>
      <translation>Durch Import oder Preisänderung gesetzt</translation>
    </message>
    <message>
      <source>The disk is full. Free some space, or choose another disk.</source>
      <translation>Das Laufwerk ist voll. Schaffen Sie Speicherplatz oder wählen Sie ein anderes Laufwerk.</translation>
    </message>
    <message>
      <source>The printer did not respond. Check that it is on and has paper, then print again.</source>
      <translation>Der Drucker hat nicht reagiert. Prüfen Sie, ob er eingeschaltet ist und Papier hat, und drucken Sie erneut.</translation>
    </message>
    <message>
      <source>You can print labels from the lists of products and ingredients.</source>
      <translation>Etiketten können Sie aus den Listen der Artikel und Zutaten drucken.</translation>
    </message>
    <message>
      <source>change</source>
      <translation>Änderung</translation>
    </message>
    <message>
      <source>import</source>
      <translation>Import</translation>
    </message>
    <message>
      <source>not all stated</source>
      <translation>nicht alle angegeben</translation>
    </message>
    <message>
      <source>not stated: {names}</source>
      <translation>nicht angegeben: {names}</translation>
    </message>
    <message numerus="yes">
      <source>on %n sheet(s)</source>
      <translation>
        <numerusform>auf %Ln Bogen</numerusform>
        <numerusform>auf %Ln Bögen</numerusform>
      </translation>
    </message>
    <message>
      <source>pc</source>
      <translation>St.</translation>
    </message>
  </context>
  <context>
    <name>Leaving</name>
    <message numerus="yes">
      <source>%n change(s) on this computer have not been sent.</source>
      <translation>
        <numerusform>%Ln Änderung auf diesem Computer wurde noch nicht gesendet.</numerusform>
        <numerusform>%Ln Änderungen auf diesem Computer wurden noch nicht gesendet.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n change(s) saved to {file}</source>
      <translation>
        <numerusform>%Ln Änderung in {file} gespeichert</numerusform>
        <numerusform>%Ln Änderungen in {file} gespeichert</numerusform>
      </translation>
    </message>
    <message>
      <source>After</source>
      <translation>Nachher</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Vorher</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Beenden</translation>
    </message>
    <message>
      <source>Save to a file…</source>
      <translation>In eine Datei speichern…</translation>
    </message>
    <message>
      <source>Save unsent changes</source>
      <translation>Nicht gesendete Änderungen speichern</translation>
    </message>
    <message>
      <source>Send first</source>
      <translation>Zuerst senden</translation>
    </message>
    <message>
      <source>Send them or save them to a file first.</source>
      <translation>Senden Sie sie oder speichern Sie sie zuerst in eine Datei.</translation>
    </message>
    <message>
      <source>Sign out</source>
      <translation>Abmelden</translation>
    </message>
    <message>
      <source>Signed out. The records stay on this computer.</source>
      <translation>Abgemeldet. Die Einträge bleiben auf diesem Computer.</translation>
    </message>
    <message>
      <source>Signing out…</source>
      <translation>Wird abgemeldet…</translation>
    </message>
    <message>
      <source>Some changes were not sent</source>
      <translation>Einige Änderungen wurden nicht gesendet</translation>
    </message>
    <message>
      <source>Switch to another cloud</source>
      <translation>Zu einer anderen Cloud wechseln</translation>
    </message>
    <message>
      <source>The token is deleted. All records stay on this computer until you sign in again.</source>
      <translation>Das Token wird gelöscht. Alle Einträge bleiben auf diesem Computer, bis Sie sich wieder anmelden.</translation>
    </message>
    <message>
      <source>They are safe here, but Counterfoil will not send them automatically at the next start.</source>
      <translation>Sie sind hier sicher, aber Counterfoil sendet sie beim nächsten Start nicht automatisch.</translation>
    </message>
    <message>
      <source>They belong to the cloud you are leaving. They stay here and are sent when you return to it.</source>
      <translation>Sie gehören zu der Cloud, die Sie verlassen. Sie bleiben hier und werden gesendet, wenn Sie zu ihr zurückkehren.</translation>
    </message>
    <message>
      <source>Unsent changes</source>
      <translation>Nicht gesendete Änderungen</translation>
    </message>
    <message>
      <source>unsent changes.xlsx</source>
      <translation>nicht gesendete Änderungen.xlsx</translation>
    </message>
  </context>
  <context>
    <name>List</name>
    <message>
      <source>Add the first one, import a file, or sync with the cloud.</source>
      <translation>Legen Sie den ersten Eintrag an, importieren Sie eine Datei oder synchronisieren Sie mit der Cloud.</translation>
    </message>
    <message>
      <source>All states</source>
      <translation>Alle Status</translation>
    </message>
    <message>
      <source>Clear the filter</source>
      <translation>Filter aufheben</translation>
    </message>
    <message>
      <source>Clear the search</source>
      <translation>Suche leeren</translation>
    </message>
    <message>
      <source>Default order</source>
      <translation>Standardreihenfolge</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Exportieren…</translation>
    </message>
    <message>
      <source>Import…</source>
      <translation>Importieren…</translation>
    </message>
    <message>
      <source>In stock</source>
      <translation>Auf Lager</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Mehr</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Nothing found for “{text}”</source>
      <translation>Nichts gefunden für „{text}“</translation>
    </message>
    <message>
      <source>Nothing in this state</source>
      <translation>Nichts mit diesem Status</translation>
    </message>
    <message>
      <source>Nothing matches the filter</source>
      <translation>Nichts entspricht dem Filter</translation>
    </message>
    <message>
      <source>Remove or change a condition.</source>
      <translation>Entfernen oder ändern Sie eine Bedingung.</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <source>Search (Ctrl+F)</source>
      <translation>Suchen (Strg+F)</translation>
    </message>
    <message>
      <source>Search deleted records too</source>
      <translation>Auch gelöschte Einträge durchsuchen</translation>
    </message>
    <message>
      <source>Select mode</source>
      <translation>Auswahlmodus</translation>
    </message>
    <message>
      <source>Show all</source>
      <translation>Alle anzeigen</translation>
    </message>
    <message>
      <source>Show deleted</source>
      <translation>Gelöschte anzeigen</translation>
    </message>
    <message>
      <source>Sort by</source>
      <translation>Sortieren nach</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Status</translation>
    </message>
    <message>
      <source>The filter is not valid</source>
      <translation>Der Filter ist ungültig</translation>
    </message>
    <message>
      <source>The first download is in progress</source>
      <translation>Der erste Download läuft</translation>
    </message>
    <message>
      <source>They come from the cloud.</source>
      <translation>Sie kommen aus der Cloud.</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Erneut versuchen</translation>
    </message>
    <message>
      <source>Try fewer letters or a different word.</source>
      <translation>Versuchen Sie es mit weniger Buchstaben oder einem anderen Wort.</translation>
    </message>
    <message>
      <source>ascending</source>
      <translation>aufsteigend</translation>
    </message>
    <message>
      <source>descending</source>
      <translation>absteigend</translation>
    </message>
    <message>
      <source>{new} “{text}”</source>
      <translation>{new} „{text}“</translation>
    </message>
  </context>
  <context>
    <name>Menu</name>
    <message>
      <source>Colours</source>
      <translation>Design</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>Kompakt</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Hoher Kontrast</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Hell</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Normal</translation>
    </message>
    <message>
      <source>Same as system</source>
      <translation>Wie System</translation>
    </message>
    <message>
      <source>Spacing</source>
      <translation>Abstände</translation>
    </message>
    <message>
      <source>Touch</source>
      <translation>Touch</translation>
    </message>
  </context>
  <context>
    <name>New</name>
    <message>
      <source>New EET subject</source>
      <translation>Neues EET-Subjekt</translation>
    </message>
    <message>
      <source>New branch</source>
      <translation>Neue Filiale</translation>
    </message>
    <message>
      <source>New category</source>
      <translation>Neue Kategorie</translation>
    </message>
    <message>
      <source>New customer</source>
      <translation>Neuer Kunde</translation>
    </message>
    <message>
      <source>New discount group</source>
      <translation>Neue Rabattgruppe</translation>
    </message>
    <message>
      <source>New employee</source>
      <translation>Neuer Mitarbeiter</translation>
    </message>
    <message>
      <source>New ingredient</source>
      <translation>Neue Zutat</translation>
    </message>
    <message>
      <source>New product</source>
      <translation>Neuer Artikel</translation>
    </message>
    <message>
      <source>New stock item</source>
      <translation>Neuer Bestandsposten</translation>
    </message>
    <message>
      <source>New supplier</source>
      <translation>Neuer Lieferant</translation>
    </message>
    <message>
      <source>New tag</source>
      <translation>Neues Schlagwort</translation>
    </message>
    <message>
      <source>New tax rate</source>
      <translation>Neuer Steuersatz</translation>
    </message>
    <message>
      <source>New warehouse</source>
      <translation>Neues Lager</translation>
    </message>
    <message>
      <source>New webhook</source>
      <translation>Neuer Webhook</translation>
    </message>
  </context>
  <context>
    <name>Notice</name>
    <message>
      <source>Safe mode: sync and the servers are off.</source>
      <translation>Abgesicherter Modus: Synchronisierung und Server sind aus.</translation>
    </message>
    <message>
      <source>Skip this version</source>
      <translation>Diese Version überspringen</translation>
    </message>
    <message>
      <source>Start normally</source>
      <translation>Normal starten</translation>
    </message>
    <message>
      <source>This computer is view only.</source>
      <translation>Dieser Computer hat nur Lesezugriff.</translation>
    </message>
    <message>
      <source>Unlock…</source>
      <translation>Entsperren…</translation>
    </message>
    <message>
      <source>{service} copies the data folder and can damage it. Close Counterfoil and move the folder elsewhere.</source>
      <translation>{service} kopiert den Datenordner und kann ihn beschädigen. Schließen Sie Counterfoil und verschieben Sie den Ordner an einen anderen Ort.</translation>
    </message>
  </context>
  <context>
    <name>Operator</name>
    <message>
      <source>after</source>
      <translation>nach</translation>
    </message>
    <message>
      <source>at least</source>
      <translation>mindestens</translation>
    </message>
    <message>
      <source>at most</source>
      <translation>höchstens</translation>
    </message>
    <message>
      <source>before</source>
      <translation>vor</translation>
    </message>
    <message>
      <source>contains</source>
      <translation>enthält</translation>
    </message>
    <message>
      <source>does not have</source>
      <translation>ohne</translation>
    </message>
    <message>
      <source>from</source>
      <translation>ab</translation>
    </message>
    <message>
      <source>has</source>
      <translation>mit</translation>
    </message>
    <message>
      <source>has none of</source>
      <translation>mit keinem von</translation>
    </message>
    <message>
      <source>has one of</source>
      <translation>mit einem von</translation>
    </message>
    <message>
      <source>is</source>
      <translation>ist</translation>
    </message>
    <message>
      <source>is empty</source>
      <translation>ist leer</translation>
    </message>
    <message>
      <source>is filled in</source>
      <translation>ist ausgefüllt</translation>
    </message>
    <message>
      <source>is none of</source>
      <translation>ist keines von</translation>
    </message>
    <message>
      <source>is not</source>
      <translation>ist nicht</translation>
    </message>
    <message>
      <source>is one of</source>
      <translation>ist eines von</translation>
    </message>
    <message>
      <source>less than</source>
      <translation>weniger als</translation>
    </message>
    <message>
      <source>more than</source>
      <translation>mehr als</translation>
    </message>
    <message>
      <source>until</source>
      <translation>bis</translation>
    </message>
  </context>
  <context>
    <name>Origin</name>
    <message>
      <source>another program</source>
      <translation>ein anderes Programm</translation>
    </message>
    <message>
      <source>command line</source>
      <translation>Befehlszeile</translation>
    </message>
    <message>
      <source>connecting</source>
      <translation>Verbinden</translation>
    </message>
    <message>
      <source>import</source>
      <translation>Import</translation>
    </message>
    <message>
      <source>planned prices</source>
      <translation>geplante Preise</translation>
    </message>
    <message>
      <source>sync</source>
      <translation>Synchronisierung</translation>
    </message>
    <message>
      <source>the cloud</source>
      <translation>die Cloud</translation>
    </message>
    <message>
      <source>this window</source>
      <translation>dieses Fenster</translation>
    </message>
  </context>
  <context>
    <name>Outcome</name>
    <message>
      <source>Cloud not reached</source>
      <translation>Cloud nicht erreichbar</translation>
    </message>
    <message>
      <source>Done, a decision is still open</source>
      <translation>Fertig, eine Entscheidung ist noch offen</translation>
    </message>
    <message>
      <source>Failed</source>
      <translation>Fehlgeschlagen</translation>
    </message>
    <message>
      <source>Needs a decision</source>
      <translation>Entscheidung nötig</translation>
    </message>
    <message>
      <source>Sign-in failed</source>
      <translation>Anmeldung fehlgeschlagen</translation>
    </message>
    <message>
      <source>Some changes are still waiting</source>
      <translation>Einige Änderungen warten noch</translation>
    </message>
    <message>
      <source>Stopped</source>
      <translation>Angehalten</translation>
    </message>
    <message>
      <source>Up to date</source>
      <translation>Synchronisiert</translation>
    </message>
  </context>
  <context>
    <name>Overview</name>
    <message numerus="yes">
      <source>%n label(s) to print</source>
      <translation>
        <numerusform>%Ln Etikett zu drucken</numerusform>
        <numerusform>%Ln Etiketten zu drucken</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n sold below cost</source>
      <translation>
        <numerusform>%Ln unter Einkaufspreis</numerusform>
        <numerusform>%Ln unter Einkaufspreis</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n sold out</source>
      <translation>
        <numerusform>%Ln ausverkauft</numerusform>
        <numerusform>%Ln ausverkauft</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n without a price</source>
      <translation>
        <numerusform>%Ln ohne Preis</numerusform>
        <numerusform>%Ln ohne Preis</numerusform>
      </translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Hinzufügen</translation>
    </message>
    <message>
      <source>Add your first product</source>
      <translation>Ersten Artikel anlegen</translation>
    </message>
    <message>
      <source>Changed since yesterday</source>
      <translation>Seit gestern geändert</translation>
    </message>
    <message>
      <source>Connect</source>
      <translation>Verbinden</translation>
    </message>
    <message>
      <source>Connect this computer to your shop's cloud</source>
      <translation>Diesen Computer mit der Cloud Ihres Geschäfts verbinden</translation>
    </message>
    <message>
      <source>Decide</source>
      <translation>Entscheiden</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Fortsetzen</translation>
    </message>
    <message>
      <source>Import</source>
      <translation>Importieren</translation>
    </message>
    <message>
      <source>Import your customers from a file</source>
      <translation>Ihre Kunden aus einer Datei importieren</translation>
    </message>
    <message>
      <source>Memberships ending soon</source>
      <translation>Bald endende Mitgliedschaften</translation>
    </message>
    <message>
      <source>Next three steps</source>
      <translation>Die nächsten drei Schritte</translation>
    </message>
    <message numerus="yes">
      <source>No sync for %n day(s).</source>
      <translation>
        <numerusform>Seit %Ln Tag nicht synchronisiert.</numerusform>
        <numerusform>Seit %Ln Tagen nicht synchronisiert.</numerusform>
      </translation>
    </message>
    <message>
      <source>Not saved yet</source>
      <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
      <source>Nothing to do right now.</source>
      <translation>Im Moment ist nichts zu tun.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Prices</source>
      <translation>Preise</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>Drucken</translation>
    </message>
    <message>
      <source>See why</source>
      <translation>Grund anzeigen</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Anzeigen</translation>
    </message>
    <message>
      <source>Sign in</source>
      <translation>Anmelden</translation>
    </message>
    <message>
      <source>Stock</source>
      <translation>Lager</translation>
    </message>
    <message>
      <source>The cloud asks you to sign in again</source>
      <translation>Die Cloud verlangt eine neue Anmeldung</translation>
    </message>
    <message>
      <source>To decide</source>
      <translation>Zu entscheiden</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>und noch %Ln</numerusform>
        <numerusform>und %Ln weitere</numerusform>
      </translation>
    </message>
    <message>
      <source>in the cloud</source>
      <translation>in der Cloud</translation>
    </message>
  </context>
  <context>
    <name>Palette</name>
    <message>
      <source>Found</source>
      <translation>Treffer</translation>
    </message>
    <message>
      <source>Go to</source>
      <translation>Gehe zu</translation>
    </message>
    <message>
      <source>Nothing found. Try fewer letters.</source>
      <translation>Nichts gefunden. Versuchen Sie es mit weniger Buchstaben.</translation>
    </message>
    <message>
      <source>Search or run a command</source>
      <translation>Suchen oder Befehl ausführen</translation>
    </message>
    <message>
      <source>Type a command, a page or a record</source>
      <translation>Befehl, Seite oder Eintrag eingeben</translation>
    </message>
  </context>
  <context>
    <name>Paste</name>
    <message numerus="yes">
      <source>%n more value(s) do not fit.</source>
      <translation>
        <numerusform>%Ln weiterer Wert passt nicht hinein.</numerusform>
        <numerusform>%Ln weitere Werte passen nicht hinein.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n not changed; see the note.</source>
      <translation>
        <numerusform>%Ln nicht geändert; siehe Hinweis.</numerusform>
        <numerusform>%Ln nicht geändert; siehe Hinweis.</numerusform>
      </translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Hinweis</translation>
    </message>
    <message>
      <source>Nothing to paste.</source>
      <translation>Nichts zum Einfügen.</translation>
    </message>
    <message>
      <source>Only the first column is pasted.</source>
      <translation>Nur die erste Spalte wird eingefügt.</translation>
    </message>
    <message>
      <source>Paste a column</source>
      <translation>Spalte einfügen</translation>
    </message>
    <message>
      <source>Paste into: {field}</source>
      <translation>Einfügen in: {field}</translation>
    </message>
    <message>
      <source>You cannot paste into this column.</source>
      <translation>In diese Spalte können Sie nichts einfügen.</translation>
    </message>
  </context>
  <context>
    <name>Phase</name>
    <message>
      <source>Comparing</source>
      <translation>Wird verglichen</translation>
    </message>
    <message>
      <source>Downloading</source>
      <translation>Wird heruntergeladen</translation>
    </message>
    <message>
      <source>Finishing</source>
      <translation>Wird abgeschlossen</translation>
    </message>
    <message>
      <source>Sending</source>
      <translation>Wird gesendet</translation>
    </message>
    <message>
      <source>Signing in</source>
      <translation>Wird angemeldet</translation>
    </message>
  </context>
  <context>
    <name>Pin</name>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Delete the last digit</source>
      <translation>Letzte Ziffer löschen</translation>
    </message>
    <message>
      <source>Manager's PIN</source>
      <translation>Manager-PIN</translation>
    </message>
    <message>
      <source>PIN</source>
      <translation>PIN</translation>
    </message>
    <message numerus="yes">
      <source>Too many wrong PINs. Wait %n second(s).</source>
      <translation>
        <numerusform>Zu viele falsche PINs. Warten Sie %Ln Sekunde.</numerusform>
        <numerusform>Zu viele falsche PINs. Warten Sie %Ln Sekunden.</numerusform>
      </translation>
    </message>
    <message>
      <source>Wrong PIN. Enter it again.</source>
      <translation>Falsche PIN. Geben Sie sie erneut ein.</translation>
    </message>
  </context>
  <context>
    <name>PlanOutcome</name>
    <message>
      <source>Already had this price</source>
      <translation>Hatte diesen Preis schon</translation>
    </message>
    <message>
      <source>Changed: needs a decision</source>
      <translation>Geändert: Entscheidung nötig</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Erledigt</translation>
    </message>
    <message>
      <source>Missed: the computer was off</source>
      <translation>Verpasst: Computer war ausgeschaltet</translation>
    </message>
    <message>
      <source>Needs a decision</source>
      <translation>Entscheidung nötig</translation>
    </message>
    <message>
      <source>Not changed</source>
      <translation>Nicht geändert</translation>
    </message>
    <message>
      <source>Not due yet</source>
      <translation>Noch nicht fällig</translation>
    </message>
    <message>
      <source>Previous price restored</source>
      <translation>Früherer Preis wiederhergestellt</translation>
    </message>
    <message>
      <source>The product is deleted</source>
      <translation>Der Artikel ist gelöscht</translation>
    </message>
    <message>
      <source>Undone</source>
      <translation>Rückgängig gemacht</translation>
    </message>
  </context>
  <context>
    <name>PlanState</name>
    <message>
      <source>Active</source>
      <translation>Aktiv</translation>
    </message>
    <message>
      <source>Cancelled</source>
      <translation>Abgebrochen</translation>
    </message>
    <message>
      <source>Ended</source>
      <translation>Beendet</translation>
    </message>
    <message>
      <source>Needs your decision</source>
      <translation>Entscheidung nötig</translation>
    </message>
    <message>
      <source>Planned</source>
      <translation>Geplant</translation>
    </message>
    <message>
      <source>Undone</source>
      <translation>Rückgängig gemacht</translation>
    </message>
  </context>
  <context>
    <name>Plans</name>
    <message numerus="yes">
      <source>%n price(s) planned</source>
      <translation>
        <numerusform>%Ln Preis geplant</numerusform>
        <numerusform>%Ln Preise geplant</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n product(s)</source>
      <translation>
        <numerusform>%Ln Artikel</numerusform>
        <numerusform>%Ln Artikel</numerusform>
      </translation>
    </message>
    <message>
      <source>All prices changed meanwhile, so nothing is planned.</source>
      <translation>Alle Preise wurden inzwischen geändert, daher ist nichts geplant.</translation>
    </message>
    <message>
      <source>Cancel plan</source>
      <translation>Plan abbrechen</translation>
    </message>
    <message>
      <source>Christmas</source>
      <translation>Weihnachten</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Ab</translation>
    </message>
    <message>
      <source>From {day} again: {price} (plan {name})</source>
      <translation>Ab {day} wieder: {price} (Plan {name})</translation>
    </message>
    <message>
      <source>From {day}: {name}, {products}</source>
      <translation>Ab {day}: {name}, {products}</translation>
    </message>
    <message>
      <source>From {day}: {price} (plan {name})</source>
      <translation>Ab {day}: {price} (Plan {name})</translation>
    </message>
    <message>
      <source>If somebody changes a price before then, Counterfoil asks and does not overwrite it.</source>
      <translation>Wenn bis dahin jemand einen Preis ändert, fragt Counterfoil nach und überschreibt ihn nicht.</translation>
    </message>
    <message>
      <source>In the list of products choose “Prices…”, enter the new prices and plan them for later.</source>
      <translation>Wählen Sie in der Artikelliste „Preise…“, geben Sie die neuen Preise ein und planen Sie sie für später.</translation>
    </message>
    <message>
      <source>Keep all current prices</source>
      <translation>Alle aktuellen Preise behalten</translation>
    </message>
    <message>
      <source>Keep the current price</source>
      <translation>Aktuellen Preis behalten</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Nothing is planned</source>
      <translation>Nichts ist geplant</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>Jetzt</translation>
    </message>
    <message>
      <source>Plan</source>
      <translation>Plan</translation>
    </message>
    <message numerus="yes">
      <source>Plan %n new price(s)</source>
      <translation>
        <numerusform>%Ln neuen Preis planen</numerusform>
        <numerusform>%Ln neue Preise planen</numerusform>
      </translation>
    </message>
    <message>
      <source>Plan for later</source>
      <translation>Für später planen</translation>
    </message>
    <message>
      <source>Plan for later…</source>
      <translation>Für später planen…</translation>
    </message>
    <message>
      <source>Plan {name}: changed meanwhile, needs your decision</source>
      <translation>Plan {name}: inzwischen geändert, Entscheidung nötig</translation>
    </message>
    <message>
      <source>Planned</source>
      <translation>Geplant</translation>
    </message>
    <message>
      <source>Planned prices</source>
      <translation>Geplante Preise</translation>
    </message>
    <message>
      <source>Plans</source>
      <translation>Pläne</translation>
    </message>
    <message>
      <source>Prices of the plan</source>
      <translation>Preise des Plans</translation>
    </message>
    <message>
      <source>Print labels…</source>
      <translation>Etiketten drucken…</translation>
    </message>
    <message>
      <source>Print the new labels now</source>
      <translation>Neue Etiketten jetzt drucken</translation>
    </message>
    <message>
      <source>Products</source>
      <translation>Artikel</translation>
    </message>
    <message>
      <source>Restore the previous prices from</source>
      <translation>Frühere Preise wiederherstellen ab</translation>
    </message>
    <message>
      <source>Restore the previous prices now</source>
      <translation>Frühere Preise jetzt wiederherstellen</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Starts</source>
      <translation>Beginn</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Status</translation>
    </message>
    <message>
      <source>Stop and keep prices</source>
      <translation>Beenden, Preise behalten</translation>
    </message>
    <message>
      <source>The end must be after the start.</source>
      <translation>Das Ende muss nach dem Beginn liegen.</translation>
    </message>
    <message>
      <source>This computer changes the prices by its clock, even offline. If it is off, it does so at the next start.</source>
      <translation>Dieser Computer ändert die Preise nach seiner Uhr, auch offline. Ist er ausgeschaltet, geschieht es beim nächsten Start.</translation>
    </message>
    <message>
      <source>Undo the plan</source>
      <translation>Plan rückgängig machen</translation>
    </message>
    <message>
      <source>Until</source>
      <translation>Bis</translation>
    </message>
    <message>
      <source>Until {day}: {name}, {products}</source>
      <translation>Bis {day}: {name}, {products}</translation>
    </message>
    <message>
      <source>Use all planned prices</source>
      <translation>Alle geplanten Preise übernehmen</translation>
    </message>
    <message>
      <source>Use the planned price</source>
      <translation>Geplanten Preis übernehmen</translation>
    </message>
    <message>
      <source>from {day}</source>
      <translation>ab {day}</translation>
    </message>
    <message>
      <source>until {day}</source>
      <translation>bis {day}</translation>
    </message>
    <message numerus="yes">
      <source>{name}: %n price(s) to decide</source>
      <translation>
        <numerusform>{name}: %Ln Preis zu entscheiden</numerusform>
        <numerusform>{name}: %Ln Preise zu entscheiden</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>PriceMark</name>
    <message>
      <source>below cost</source>
      <translation>unter Einkaufspreis</translation>
    </message>
    <message>
      <source>changes by more than 30%</source>
      <translation>ändert sich um mehr als 30 %</translation>
    </message>
    <message>
      <source>no selling price yet</source>
      <translation>noch kein Verkaufspreis</translation>
    </message>
  </context>
  <context>
    <name>PriceReason</name>
    <message>
      <source>skipped: below zero</source>
      <translation>übersprungen: unter null</translation>
    </message>
    <message>
      <source>skipped: needs a decision</source>
      <translation>übersprungen: Entscheidung nötig</translation>
    </message>
    <message>
      <source>skipped: no VAT rate</source>
      <translation>übersprungen: kein Steuersatz</translation>
    </message>
    <message>
      <source>skipped: no current price</source>
      <translation>übersprungen: kein aktueller Preis</translation>
    </message>
    <message>
      <source>skipped: no purchase price</source>
      <translation>übersprungen: kein Einkaufspreis</translation>
    </message>
  </context>
  <context>
    <name>Prices</name>
    <message numerus="yes">
      <source>%n changed meanwhile, not overwritten</source>
      <translation>
        <numerusform>%Ln inzwischen geändert, nicht überschrieben</numerusform>
        <numerusform>%Ln inzwischen geändert, nicht überschrieben</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n price(s) changed</source>
      <translation>
        <numerusform>%Ln Preis geändert</numerusform>
        <numerusform>%Ln Preise geändert</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n price(s) will change.</source>
      <translation>
        <numerusform>%Ln Preis wird geändert.</numerusform>
        <numerusform>%Ln Preise werden geändert.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n skipped.</source>
      <translation>
        <numerusform>%Ln übersprungen.</numerusform>
        <numerusform>%Ln übersprungen.</numerusform>
      </translation>
    </message>
    <message>
      <source>+5%, -10, x {factor} or {price}</source>
      <translation>+5 %, -10, x {factor} oder {price}</translation>
    </message>
    <message>
      <source>A new VAT rate</source>
      <translation>Neuer Steuersatz</translation>
    </message>
    <message numerus="yes">
      <source>Change %n price(s)</source>
      <translation>
        <numerusform>%Ln Preis ändern</numerusform>
        <numerusform>%Ln Preise ändern</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Check %n of them.</source>
      <translation>
        <numerusform>Prüfen Sie %Ln davon.</numerusform>
        <numerusform>Prüfen Sie %Ln davon.</numerusform>
      </translation>
    </message>
    <message>
      <source>Current price</source>
      <translation>Aktueller Preis</translation>
    </message>
    <message>
      <source>Difference</source>
      <translation>Differenz</translation>
    </message>
    <message>
      <source>Enter a price or a change, e.g. +5%.</source>
      <translation>Geben Sie einen Preis oder eine Änderung ein, z. B. +5 %.</translation>
    </message>
    <message>
      <source>Keep the prices without VAT</source>
      <translation>Nettopreise behalten</translation>
    </message>
    <message>
      <source>Margin (%)</source>
      <translation>Marge (%)</translation>
    </message>
    <message>
      <source>Margin {part}% ({earned} per unit without VAT). Cost {cost}: {where}.</source>
      <translation>Marge {part} % ({earned} je Einheit netto). Kosten {cost}: {where}.</translation>
    </message>
    <message>
      <source>Markup (%)</source>
      <translation>Aufschlag (%)</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Methode</translation>
    </message>
    <message>
      <source>New price or change</source>
      <translation>Neuer Preis oder Änderung</translation>
    </message>
    <message numerus="yes">
      <source>New prices for %n product(s)</source>
      <translation>
        <numerusform>Neuer Preis für %Ln Artikel</numerusform>
        <numerusform>Neue Preise für %Ln Artikel</numerusform>
      </translation>
    </message>
    <message>
      <source>New rate (%)</source>
      <translation>Neuer Satz (%)</translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Hinweis</translation>
    </message>
    <message>
      <source>Price to change</source>
      <translation>Zu ändernder Preis</translation>
    </message>
    <message>
      <source>Prices</source>
      <translation>Preise</translation>
    </message>
    <message>
      <source>Prices…</source>
      <translation>Preise…</translation>
    </message>
    <message>
      <source>Purchase price and margin</source>
      <translation>Einkaufspreis und Marge</translation>
    </message>
    <message>
      <source>Purchase price and markup</source>
      <translation>Einkaufspreis und Aufschlag</translation>
    </message>
    <message>
      <source>Starting price</source>
      <translation>Ausgangspreis</translation>
    </message>
    <message>
      <source>You can change prices in the list of products.</source>
      <translation>Preise können Sie in der Artikelliste ändern.</translation>
    </message>
    <message>
      <source>ending in {ending}</source>
      <translation>Endung {ending}</translation>
    </message>
    <message>
      <source>of the price without VAT</source>
      <translation>vom Nettopreis</translation>
    </message>
    <message>
      <source>of the purchase price</source>
      <translation>vom Einkaufspreis</translation>
    </message>
  </context>
  <context>
    <name>Print</name>
    <message>
      <source>the first {count}</source>
      <translation>die ersten {count}</translation>
    </message>
  </context>
  <context>
    <name>Problem</name>
    <message>
      <source>A deleted record cannot be saved. Restore it first.</source>
      <translation>Ein gelöschter Eintrag kann nicht gespeichert werden. Stellen Sie ihn zuerst wieder her.</translation>
    </message>
    <message>
      <source>A quotation mark is not closed or is in the wrong place.</source>
      <translation>Ein Anführungszeichen ist nicht geschlossen oder steht an falscher Stelle.</translation>
    </message>
    <message>
      <source>A record with this name already exists: {ids}.</source>
      <translation>Es gibt bereits einen Eintrag mit diesem Namen: {ids}.</translation>
    </message>
    <message>
      <source>A tag cannot contain , ^ ? * ( ) [ ] $</source>
      <translation>Ein Schlagwort darf , ^ ? * ( ) [ ] $ nicht enthalten</translation>
    </message>
    <message>
      <source>A tag cannot start with a dot.</source>
      <translation>Ein Schlagwort darf nicht mit einem Punkt beginnen.</translation>
    </message>
    <message>
      <source>Another record already has this code: {ids}.</source>
      <translation>Ein anderer Eintrag hat bereits diesen Code: {ids}.</translation>
    </message>
    <message>
      <source>Another record already has this. Enter something else.</source>
      <translation>Ein anderer Eintrag hat das bereits. Geben Sie etwas anderes ein.</translation>
    </message>
    <message>
      <source>At most {limit} characters, now {actual}.</source>
      <translation>Höchstens {limit} Zeichen, jetzt {actual}.</translation>
    </message>
    <message>
      <source>Choose a record from the list, or the new one at its end.</source>
      <translation>Wählen Sie einen Eintrag aus der Liste oder den neuen am Ende.</translation>
    </message>
    <message>
      <source>Choose a record from the list.</source>
      <translation>Wählen Sie einen Eintrag aus der Liste.</translation>
    </message>
    <message>
      <source>Choose one from the list.</source>
      <translation>Wählen Sie einen Wert aus der Liste.</translation>
    </message>
    <message>
      <source>Does not match the price with VAT. Clear one of the two, or enter {expected}.</source>
      <translation>Passt nicht zum Bruttopreis. Leeren Sie einen der beiden oder geben Sie {expected} ein.</translation>
    </message>
    <message>
      <source>Enter a colour, e.g. #1A7F37</source>
      <translation>Geben Sie eine Farbe ein, z. B. #1A7F37</translation>
    </message>
    <message>
      <source>Enter a date.</source>
      <translation>Geben Sie ein Datum ein.</translation>
    </message>
    <message>
      <source>Enter a full address, e.g. https://www.example.com</source>
      <translation>Geben Sie eine vollständige Adresse ein, z. B. https://www.example.com</translation>
    </message>
    <message>
      <source>Enter a name, or leave it empty.</source>
      <translation>Geben Sie einen Namen ein oder lassen Sie das Feld leer.</translation>
    </message>
    <message>
      <source>Enter a number above zero.</source>
      <translation>Geben Sie eine Zahl über null ein.</translation>
    </message>
    <message>
      <source>Enter a number, e.g. {example}</source>
      <translation>Geben Sie eine Zahl ein, z. B. {example}</translation>
    </message>
    <message>
      <source>Enter a number, or a percentage up to 100%</source>
      <translation>Geben Sie eine Zahl oder einen Prozentsatz bis 100 % ein</translation>
    </message>
    <message>
      <source>Enter a whole number.</source>
      <translation>Geben Sie eine ganze Zahl ein.</translation>
    </message>
    <message>
      <source>Enter the VAT ID with the country code and without spaces, e.g. CZ12345678</source>
      <translation>Geben Sie die USt-IdNr. mit Ländercode und ohne Leerzeichen ein, z. B. DE123456789</translation>
    </message>
    <message>
      <source>Enter the language, a colon and the text, e.g. de: Kaffee</source>
      <translation>Geben Sie Sprache, Doppelpunkt und Text ein, z. B. en: Coffee</translation>
    </message>
    <message>
      <source>Enter yes or no.</source>
      <translation>Geben Sie ja oder nein ein.</translation>
    </message>
    <message>
      <source>Enter {maximum} or less.</source>
      <translation>Geben Sie höchstens {maximum} ein.</translation>
    </message>
    <message>
      <source>Enter {minimum} or more.</source>
      <translation>Geben Sie mindestens {minimum} ein.</translation>
    </message>
    <message>
      <source>Fill in the first name, the last name or the company.</source>
      <translation>Geben Sie Vorname, Nachname oder Firma ein.</translation>
    </message>
    <message>
      <source>Fill this in.</source>
      <translation>Füllen Sie das Feld aus.</translation>
    </message>
    <message>
      <source>Line {line} already changes this record.</source>
      <translation>Zeile {line} ändert diesen Eintrag bereits.</translation>
    </message>
    <message>
      <source>Line {line} already has this code.</source>
      <translation>Zeile {line} hat diesen Code bereits.</translation>
    </message>
    <message>
      <source>Matched without leading zeros.</source>
      <translation>Ohne führende Nullen zugeordnet.</translation>
    </message>
    <message>
      <source>More than one record has this name. Enter the ID.</source>
      <translation>Mehrere Einträge haben diesen Namen. Geben Sie die ID ein.</translation>
    </message>
    <message>
      <source>More than one record has this value: {ids}. Match by ID instead.</source>
      <translation>Mehrere Einträge haben diesen Wert: {ids}. Ordnen Sie stattdessen über die ID zu.</translation>
    </message>
    <message>
      <source>Must match “Ask for the price”.</source>
      <translation>Muss zu „Preis abfragen“ passen.</translation>
    </message>
    <message>
      <source>Needs a decision.</source>
      <translation>Entscheidung nötig.</translation>
    </message>
    <message>
      <source>No record has this ID.</source>
      <translation>Kein Eintrag hat diese ID.</translation>
    </message>
    <message>
      <source>No record has this name. Add it first, or enter its ID.</source>
      <translation>Kein Eintrag hat diesen Namen. Legen Sie ihn zuerst an oder geben Sie seine ID ein.</translation>
    </message>
    <message>
      <source>No such product, and no name to create one.</source>
      <translation>Es gibt keinen solchen Artikel und keinen Namen für einen neuen.</translation>
    </message>
    <message>
      <source>Nothing to match by: creates a new record.</source>
      <translation>Nichts zum Zuordnen: Ein neuer Eintrag wird angelegt.</translation>
    </message>
    <message>
      <source>Only one cell is filled. Is this a heading?</source>
      <translation>Nur eine Zelle ist ausgefüllt. Ist das eine Überschrift?</translation>
    </message>
    <message>
      <source>Possible duplicates in the cloud: {ids}</source>
      <translation>Mögliche Duplikate in der Cloud: {ids}</translation>
    </message>
    <message>
      <source>Read as {day}. If the month comes first, change the date format.</source>
      <translation>Gelesen als {day}. Wenn der Monat vorn steht, ändern Sie das Datumsformat.</translation>
    </message>
    <message>
      <source>Read as {read}. For thousands, write it without the separator.</source>
      <translation>Gelesen als {read}. Für Tausender geben Sie die Zahl ohne Trennzeichen ein.</translation>
    </message>
    <message>
      <source>Same as line {line}.</source>
      <translation>Identisch mit Zeile {line}.</translation>
    </message>
    <message>
      <source>The ID and the value belong to different records. The value belongs to {id}.</source>
      <translation>ID und Wert gehören zu verschiedenen Einträgen. Der Wert gehört zu {id}.</translation>
    </message>
    <message>
      <source>The VAT rate {value} does not exist.</source>
      <translation>Den Steuersatz {value} gibt es nicht.</translation>
    </message>
    <message>
      <source>The amount is in {currency}. It is not converted.</source>
      <translation>Der Betrag ist in {currency} angegeben. Er wird nicht umgerechnet.</translation>
    </message>
    <message>
      <source>The cell is empty, so this value is removed: {was}</source>
      <translation>Die Zelle ist leer, daher wird dieser Wert entfernt: {was}</translation>
    </message>
    <message>
      <source>The check digit of {code} is wrong.</source>
      <translation>Die Prüfziffer von {code} ist falsch.</translation>
    </message>
    <message>
      <source>The cloud says each time that the record has changed meanwhile, but it has not. A proxy or security software may be removing the record versions (ETag). Ask whoever looks after the network.</source>
      <translation>Die Cloud meldet jedes Mal, dass der Eintrag inzwischen geändert wurde, aber das stimmt nicht. Ein Proxy oder eine Sicherheitssoftware entfernt vielleicht die Versionen der Einträge (ETag). Wenden Sie sich an Ihre Netzwerkbetreuung.</translation>
    </message>
    <message>
      <source>The cloud says: {message}</source>
      <translation>Die Cloud meldet: {message}</translation>
    </message>
    <message>
      <source>The column “{head}” says “{value}”, which may change the price. It is not read.</source>
      <translation>Die Spalte „{head}“ enthält „{value}“, was den Preis ändern kann. Sie wird nicht gelesen.</translation>
    </message>
    <message>
      <source>The formula has no result. Open the file in the spreadsheet and save it again.</source>
      <translation>Die Formel hat kein Ergebnis. Öffnen Sie die Datei in der Tabellenkalkulation und speichern Sie sie erneut.</translation>
    </message>
    <message>
      <source>The letters look wrong. Choose another encoding, or correct the text.</source>
      <translation>Die Buchstaben sehen falsch aus. Wählen Sie eine andere Kodierung oder korrigieren Sie den Text.</translation>
    </message>
    <message>
      <source>The line has more cells than there are columns.</source>
      <translation>Die Zeile hat mehr Zellen, als es Spalten gibt.</translation>
    </message>
    <message>
      <source>The list says {listed}%, the product has {was}%.</source>
      <translation>In der Preisliste stehen {listed} %, der Artikel hat {was} %.</translation>
    </message>
    <message>
      <source>The new record gets this ID. If the ID comes from another program, do not import the column.</source>
      <translation>Der neue Eintrag erhält diese ID. Wenn die ID aus einem anderen Programm stammt, importieren Sie die Spalte nicht.</translation>
    </message>
    <message>
      <source>The price is missing.</source>
      <translation>Der Preis fehlt.</translation>
    </message>
    <message>
      <source>The price would be below zero.</source>
      <translation>Der Preis läge unter null.</translation>
    </message>
    <message>
      <source>The product has another code: {was}.</source>
      <translation>Der Artikel hat einen anderen Code: {was}.</translation>
    </message>
    <message>
      <source>The record has no ID.</source>
      <translation>Der Eintrag hat keine ID.</translation>
    </message>
    <message>
      <source>The record is deleted. Restore it first.</source>
      <translation>Der Eintrag ist gelöscht. Stellen Sie ihn zuerst wieder her.</translation>
    </message>
    <message>
      <source>The spreadsheet changed the last digits of {id}. Export again, or format the column as text and enter the number again.</source>
      <translation>Die Tabellenkalkulation hat die letzten Ziffern von {id} geändert. Exportieren Sie erneut oder formatieren Sie die Spalte als Text und geben Sie die Zahl erneut ein.</translation>
    </message>
    <message>
      <source>The spreadsheet changed this to a date. Format the column as text.</source>
      <translation>Die Tabellenkalkulation hat daraus ein Datum gemacht. Formatieren Sie die Spalte als Text.</translation>
    </message>
    <message>
      <source>The spreadsheet shortened this number. Format the column as text, enter the number again and save.</source>
      <translation>Die Tabellenkalkulation hat diese Zahl gekürzt. Formatieren Sie die Spalte als Text, geben Sie die Zahl erneut ein und speichern Sie.</translation>
    </message>
    <message>
      <source>The spreadsheet shows an error instead of a value. Correct it there and save again.</source>
      <translation>Die Tabellenkalkulation zeigt einen Fehler statt eines Werts. Korrigieren Sie ihn dort und speichern Sie erneut.</translation>
    </message>
    <message>
      <source>The text contains a character that cannot be saved. Enter it again.</source>
      <translation>Der Text enthält ein Zeichen, das nicht gespeichert werden kann. Geben Sie ihn erneut ein.</translation>
    </message>
    <message>
      <source>This ID belongs to a record with a different value. Match by ID, or do not import the ID column.</source>
      <translation>Diese ID gehört zu einem Eintrag mit einem anderen Wert. Ordnen Sie über die ID zu oder importieren Sie die ID-Spalte nicht.</translation>
    </message>
    <message>
      <source>This is not an e-mail address.</source>
      <translation>Das ist keine E-Mail-Adresse.</translation>
    </message>
    <message>
      <source>This looks like a total. Delete the line.</source>
      <translation>Das sieht wie eine Summe aus. Löschen Sie die Zeile.</translation>
    </message>
    <message>
      <source>This product already contains the product of this recipe. Choose another.</source>
      <translation>Dieser Artikel enthält bereits den Artikel dieser Rezeptur. Wählen Sie einen anderen.</translation>
    </message>
    <message>
      <source>This value belongs to another product: {ids}.</source>
      <translation>Dieser Wert gehört zu einem anderen Artikel: {ids}.</translation>
    </message>
    <message>
      <source>This value is not allowed. Enter something else.</source>
      <translation>Dieser Wert ist nicht erlaubt. Geben Sie etwas anderes ein.</translation>
    </message>
    <message>
      <source>This value is not valid. Enter it again.</source>
      <translation>Dieser Wert ist ungültig. Geben Sie ihn erneut ein.</translation>
    </message>
    <message>
      <source>Together at most {limit} characters, now {actual}.</source>
      <translation>Zusammen höchstens {limit} Zeichen, jetzt {actual}.</translation>
    </message>
    <message>
      <source>Without a VAT rate, the selling price is not changed.</source>
      <translation>Ohne Steuersatz wird der Verkaufspreis nicht geändert.</translation>
    </message>
    <message>
      <source>You can change this only in the cloud.</source>
      <translation>Das können Sie nur in der Cloud ändern.</translation>
    </message>
  </context>
  <context>
    <name>QColorDialog</name>
    <message>
      <source>&amp;Pick Screen Color</source>
      <translation>&amp;Farbe vom Bildschirm wählen</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <source>&amp;Choose</source>
      <translation>&amp;Auswählen</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation>&amp;Löschen</translation>
    </message>
    <message>
      <source>&amp;Look in:</source>
      <translation>&amp;Suchen in:</translation>
    </message>
    <message>
      <source>&amp;New Folder</source>
      <translation>&amp;Neuer Ordner</translation>
    </message>
    <message>
      <source>&amp;Open</source>
      <translation>&amp;Öffnen</translation>
    </message>
    <message>
      <source>&amp;Rename</source>
      <translation>&amp;Umbenennen</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Speichern</translation>
    </message>
    <message>
      <source>All Files (*)</source>
      <translation>Alle Dateien (*)</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>Alle Dateien (*)</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Create New Folder</source>
      <translation>Neuen Ordner erstellen</translation>
    </message>
    <message>
      <source>Detail View</source>
      <translation>Details</translation>
    </message>
    <message>
      <source>Directories</source>
      <translation>Ordner</translation>
    </message>
    <message>
      <source>Directory:</source>
      <translation>Ordner:</translation>
    </message>
    <message>
      <source>File &amp;name:</source>
      <translation>Datei&amp;name:</translation>
    </message>
    <message>
      <source>Files of &amp;type:</source>
      <translation>Datei&amp;typ:</translation>
    </message>
    <message>
      <source>Find Directory</source>
      <translation>Ordner suchen</translation>
    </message>
    <message>
      <source>Forward</source>
      <translation>Vorwärts</translation>
    </message>
    <message>
      <source>List View</source>
      <translation>Liste</translation>
    </message>
    <message>
      <source>New Folder</source>
      <translation>Neuer Ordner</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Parent Directory</source>
      <translation>Übergeordneter Ordner</translation>
    </message>
    <message>
      <source>Save As</source>
      <translation>Speichern unter</translation>
    </message>
    <message>
      <source>Show &amp;hidden files</source>
      <translation>&amp;Versteckte Dateien anzeigen</translation>
    </message>
  </context>
  <context>
    <name>QLineEdit</name>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Kopieren</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation>&amp;Einfügen</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Wiederholen</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Rückgängig</translation>
    </message>
    <message>
      <source>Cu&amp;t</source>
      <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <source>Select All</source>
      <translation>Alles auswählen</translation>
    </message>
  </context>
  <context>
    <name>QPageSetupWidget</name>
    <message>
      <source>Page &amp;order:</source>
      <translation>&amp;Seitenreihenfolge:</translation>
    </message>
    <message>
      <source>Page Layout</source>
      <translation>Seitenlayout</translation>
    </message>
    <message>
      <source>Pages &amp;per sheet:</source>
      <translation>Seiten pro &amp;Blatt:</translation>
    </message>
  </context>
  <context>
    <name>QPlatformTheme</name>
    <message>
      <source>&amp;No</source>
      <translation>&amp;Nein</translation>
    </message>
    <message>
      <source>&amp;Yes</source>
      <translation>&amp;Ja</translation>
    </message>
    <message>
      <source>Abort</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>Anwenden</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Verwerfen</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Hilfe</translation>
    </message>
    <message>
      <source>Ignore</source>
      <translation>Ignorieren</translation>
    </message>
    <message>
      <source>N&amp;o to All</source>
      <translation>N&amp;ein, keine</translation>
    </message>
    <message>
      <source>OK</source>
      <translation>OK</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Zurücksetzen</translation>
    </message>
    <message>
      <source>Restore Defaults</source>
      <translation>Standardwerte wiederherstellen</translation>
    </message>
    <message>
      <source>Retry</source>
      <translation>Erneut versuchen</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <source>Save All</source>
      <translation>Alles speichern</translation>
    </message>
    <message>
      <source>Yes to &amp;All</source>
      <translation>Ja, &amp;alle</translation>
    </message>
  </context>
  <context>
    <name>QPrintDialog</name>
    <message>
      <source>All Pages</source>
      <translation>Alle Seiten</translation>
    </message>
    <message>
      <source>Even Pages</source>
      <translation>Gerade Seiten</translation>
    </message>
    <message>
      <source>Odd Pages</source>
      <translation>Ungerade Seiten</translation>
    </message>
  </context>
  <context>
    <name>QPrintSettingsOutput</name>
    <message>
      <source>Double Sided Printing</source>
      <translation>Beidseitiger Druck</translation>
    </message>
    <message>
      <source>Long side binding</source>
      <translation>Bindung an der langen Seite</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Aus</translation>
    </message>
    <message>
      <source>Page &amp;Set:</source>
      <translation>Seiten&amp;gruppe:</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Seiten</translation>
    </message>
    <message>
      <source>Short side binding</source>
      <translation>Bindung an der kurzen Seite</translation>
    </message>
  </context>
  <context>
    <name>QWidgetTextControl</name>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Kopieren</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation>&amp;Einfügen</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Wiederholen</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Rückgängig</translation>
    </message>
    <message>
      <source>Copy &amp;Link Location</source>
      <translation>&amp;Link-Adresse kopieren</translation>
    </message>
    <message>
      <source>Cu&amp;t</source>
      <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <source>Select All</source>
      <translation>Alles auswählen</translation>
    </message>
  </context>
  <context>
    <name>Quit</name>
    <message numerus="yes">
      <source>%n record(s) with unsaved changes</source>
      <translation>
        <numerusform>%Ln Eintrag mit ungespeicherten Änderungen</numerusform>
        <numerusform>%Ln Einträge mit ungespeicherten Änderungen</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Rail</name>
    <message>
      <source>Collapse the sidebar</source>
      <translation>Seitenleiste einklappen</translation>
    </message>
    <message>
      <source>Expand the sidebar</source>
      <translation>Seitenleiste ausklappen</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menü</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Mehr</translation>
    </message>
    <message>
      <source>Sections</source>
      <translation>Bereiche</translation>
    </message>
  </context>
  <context>
    <name>Recipe</name>
    <message>
      <source>A product cannot be its own ingredient.</source>
      <translation>Ein Artikel kann nicht seine eigene Zutat sein.</translation>
    </message>
    <message>
      <source>Add an ingredient</source>
      <translation>Zutat hinzufügen</translation>
    </message>
    <message>
      <source>Keep</source>
      <translation>Behalten</translation>
    </message>
    <message>
      <source>No ingredients: sold as bought.</source>
      <translation>Keine Zutaten: wird verkauft wie eingekauft.</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Entfernen</translation>
    </message>
    <message>
      <source>quantity</source>
      <translation>Menge</translation>
    </message>
    <message>
      <source>unit</source>
      <translation>Einheit</translation>
    </message>
    <message>
      <source>{product}: removed when you save</source>
      <translation>{product}: wird beim Speichern entfernt</translation>
    </message>
  </context>
  <context>
    <name>Refused</name>
    <message>
      <source>A plan needs a name of at most {most} characters.</source>
      <translation>Ein Plan braucht einen Namen mit höchstens {most} Zeichen.</translation>
    </message>
    <message>
      <source>A record waits for a decision. Decide first, then merge.</source>
      <translation>Ein Eintrag wartet auf eine Entscheidung. Entscheiden Sie zuerst, führen Sie dann zusammen.</translation>
    </message>
    <message>
      <source>A record was changed meanwhile. Look at the merge again.</source>
      <translation>Ein Eintrag wurde inzwischen geändert. Sehen Sie die Zusammenführung noch einmal an.</translation>
    </message>
    <message>
      <source>Choose at least two different records.</source>
      <translation>Wählen Sie mindestens zwei verschiedene Einträge.</translation>
    </message>
    <message>
      <source>Decide the whole record at once.</source>
      <translation>Entscheiden Sie den ganzen Eintrag auf einmal.</translation>
    </message>
    <message>
      <source>It is too old to undo.</source>
      <translation>Der Schritt ist zu alt, um ihn rückgängig zu machen.</translation>
    </message>
    <message>
      <source>Its personal data was removed for good.</source>
      <translation>Die personenbezogenen Daten wurden endgültig entfernt.</translation>
    </message>
    <message>
      <source>Other recipes use it. Remove it from them first.</source>
      <translation>Andere Rezepturen verwenden den Artikel. Entfernen Sie ihn zuerst daraus.</translation>
    </message>
    <message>
      <source>The administrator cannot be deleted.</source>
      <translation>Der Administrator kann nicht gelöscht werden.</translation>
    </message>
    <message>
      <source>The category still has products. Move them to another category first.</source>
      <translation>Die Kategorie enthält noch Artikel. Verschieben Sie diese zuerst in eine andere Kategorie.</translation>
    </message>
    <message>
      <source>The end has already passed.</source>
      <translation>Das Ende ist bereits vorbei.</translation>
    </message>
    <message>
      <source>The end must be after the start.</source>
      <translation>Das Ende muss nach dem Beginn liegen.</translation>
    </message>
    <message>
      <source>The lists are still being compared. Decide when this is done.</source>
      <translation>Die Listen werden noch verglichen. Entscheiden Sie danach.</translation>
    </message>
    <message>
      <source>The old values would break a rule.</source>
      <translation>Die alten Werte würden eine Regel verletzen.</translation>
    </message>
    <message>
      <source>The plan has already ended or been cancelled.</source>
      <translation>Der Plan ist bereits beendet oder abgebrochen.</translation>
    </message>
    <message>
      <source>The plan was not found.</source>
      <translation>Der Plan ist nicht mehr vorhanden.</translation>
    </message>
    <message>
      <source>The product has a recipe. Delete the recipe first.</source>
      <translation>Der Artikel hat eine Rezeptur. Löschen Sie diese zuerst.</translation>
    </message>
    <message>
      <source>The record is deleted. Restore it first.</source>
      <translation>Der Eintrag ist gelöscht. Stellen Sie ihn zuerst wieder her.</translation>
    </message>
  </context>
  <context>
    <name>Related</name>
    <message>
      <source>No related records.</source>
      <translation>Keine verknüpften Einträge.</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Keine</translation>
    </message>
    <message numerus="yes">
      <source>Show all %n in the list</source>
      <translation>
        <numerusform>%Ln in der Liste anzeigen</numerusform>
        <numerusform>Alle %Ln in der Liste anzeigen</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Relation</name>
    <message>
      <source>Categories with this tag</source>
      <translation>Kategorien mit diesem Schlagwort</translation>
    </message>
    <message>
      <source>Customers in this group</source>
      <translation>Kunden in dieser Gruppe</translation>
    </message>
    <message>
      <source>Customers with this tag</source>
      <translation>Kunden mit diesem Schlagwort</translation>
    </message>
    <message>
      <source>Employees with this tag</source>
      <translation>Mitarbeiter mit diesem Schlagwort</translation>
    </message>
    <message>
      <source>Ingredients</source>
      <translation>Zutaten</translation>
    </message>
    <message>
      <source>Products from this supplier</source>
      <translation>Artikel von diesem Lieferanten</translation>
    </message>
    <message>
      <source>Products in this category</source>
      <translation>Artikel in dieser Kategorie</translation>
    </message>
    <message>
      <source>Products in this warehouse</source>
      <translation>Artikel in diesem Lager</translation>
    </message>
    <message>
      <source>Products with this tag</source>
      <translation>Artikel mit diesem Schlagwort</translation>
    </message>
    <message>
      <source>Used in</source>
      <translation>Verwendet in</translation>
    </message>
    <message>
      <source>Webhooks for this warehouse</source>
      <translation>Webhooks für dieses Lager</translation>
    </message>
  </context>
  <context>
    <name>Report</name>
    <message numerus="yes">
      <source>%n change(s)</source>
      <translation>
        <numerusform>%Ln Änderung</numerusform>
        <numerusform>%Ln Änderungen</numerusform>
      </translation>
    </message>
    <message>
      <source>All lists</source>
      <translation>Alle Listen</translation>
    </message>
    <message>
      <source>CSV files (*.csv)</source>
      <translation>CSV-Dateien (*.csv)</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Everybody</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Datei</translation>
    </message>
    <message>
      <source>File content</source>
      <translation>Dateiinhalt</translation>
    </message>
    <message>
      <source>Files in the report</source>
      <translation>Dateien des Berichts</translation>
    </message>
    <message numerus="yes">
      <source>Last %n day(s)</source>
      <translation>
        <numerusform>Letzter %Ln Tag</numerusform>
        <numerusform>Letzte %Ln Tage</numerusform>
      </translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>Drucken</translation>
    </message>
    <message>
      <source>Put back</source>
      <translation>Zurücksetzen</translation>
    </message>
    <message>
      <source>Report saved to {file}</source>
      <translation>Bericht gespeichert in {file}</translation>
    </message>
    <message>
      <source>Save as CSV</source>
      <translation>Als CSV speichern</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>Speichern…</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Größe</translation>
    </message>
    <message>
      <source>Support report</source>
      <translation>Supportbericht</translation>
    </message>
    <message>
      <source>Support report…</source>
      <translation>Supportbericht…</translation>
    </message>
    <message>
      <source>These files are saved on this computer and not sent anywhere. They contain no records, tokens or passwords.</source>
      <translation>Diese Dateien werden auf diesem Computer gespeichert und nicht gesendet. Sie enthalten keine Einträge, Tokens oder Passwörter.</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>Heute</translation>
    </message>
    <message>
      <source>Values</source>
      <translation>Werte</translation>
    </message>
    <message>
      <source>What</source>
      <translation>Was</translation>
    </message>
    <message>
      <source>What changed</source>
      <translation>Was sich geändert hat</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Wann</translation>
    </message>
    <message>
      <source>Who</source>
      <translation>Wer</translation>
    </message>
    <message>
      <source>only the first {count} are shown</source>
      <translation>nur die ersten {count} sind zu sehen</translation>
    </message>
  </context>
  <context>
    <name>Restore</name>
    <message>
      <source>Choose a backup</source>
      <translation>Sicherung auswählen</translation>
    </message>
    <message>
      <source>Choose a backup…</source>
      <translation>Sicherung auswählen…</translation>
    </message>
    <message>
      <source>Cloud {id}</source>
      <translation>Cloud {id}</translation>
    </message>
    <message>
      <source>Created {when}</source>
      <translation>Erstellt: {when}</translation>
    </message>
    <message>
      <source>Reading the file…</source>
      <translation>Datei wird gelesen…</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Wiederherstellen</translation>
    </message>
    <message>
      <source>Restoring…</source>
      <translation>Wird wiederhergestellt…</translation>
    </message>
    <message>
      <source>Token (optional, can be entered later)</source>
      <translation>Token (optional, auch später möglich)</translation>
    </message>
  </context>
  <context>
    <name>Rights</name>
    <message>
      <source>A PIN is set.</source>
      <translation>Eine PIN ist festgelegt.</translation>
    </message>
    <message>
      <source>Ask for the PIN</source>
      <translation>PIN abfragen</translation>
    </message>
    <message>
      <source>Change PIN</source>
      <translation>PIN ändern</translation>
    </message>
    <message>
      <source>Current PIN</source>
      <translation>Aktuelle PIN</translation>
    </message>
    <message>
      <source>Enter the current PIN.</source>
      <translation>Geben Sie die aktuelle PIN ein.</translation>
    </message>
    <message>
      <source>Lock to view only</source>
      <translation>Nur Lesezugriff einschalten</translation>
    </message>
    <message>
      <source>Manager's PIN</source>
      <translation>Manager-PIN</translation>
    </message>
    <message>
      <source>Needed to change many records at once.</source>
      <translation>Nötig, um viele Einträge auf einmal zu ändern.</translation>
    </message>
    <message>
      <source>Needed to change settings.</source>
      <translation>Nötig, um Einstellungen zu ändern.</translation>
    </message>
    <message>
      <source>Needed to delete records.</source>
      <translation>Nötig, um Einträge zu löschen.</translation>
    </message>
    <message>
      <source>Needed to import a file.</source>
      <translation>Nötig, um eine Datei zu importieren.</translation>
    </message>
    <message>
      <source>Needed to remove personal data for good.</source>
      <translation>Nötig, um personenbezogene Daten endgültig zu entfernen.</translation>
    </message>
    <message>
      <source>Needed to restore a backup.</source>
      <translation>Nötig, um eine Sicherung wiederherzustellen.</translation>
    </message>
    <message>
      <source>Needed to sign out or to switch the cloud.</source>
      <translation>Nötig, um sich abzumelden oder die Cloud zu wechseln.</translation>
    </message>
    <message>
      <source>New PIN</source>
      <translation>Neue PIN</translation>
    </message>
    <message>
      <source>No PIN is set: everyone can do everything.</source>
      <translation>Es ist keine PIN festgelegt: Alle dürfen alles.</translation>
    </message>
    <message>
      <source>PIN removed</source>
      <translation>PIN entfernt</translation>
    </message>
    <message>
      <source>PIN set</source>
      <translation>PIN festgelegt</translation>
    </message>
    <message>
      <source>Remove PIN</source>
      <translation>PIN entfernen</translation>
    </message>
    <message>
      <source>Repeat new PIN</source>
      <translation>Neue PIN wiederholen</translation>
    </message>
    <message>
      <source>Set PIN</source>
      <translation>PIN festlegen</translation>
    </message>
    <message>
      <source>Set a PIN first.</source>
      <translation>Legen Sie zuerst eine PIN fest.</translation>
    </message>
    <message>
      <source>The PIN is valid for five minutes or until Ctrl+L. Forgotten? The owner of this computer can reset it: delete the file rights.json in the data folder.</source>
      <translation>Die PIN gilt fünf Minuten oder bis Strg+L. Vergessen? Der Besitzer dieses Computers kann sie zurücksetzen: Löschen Sie die Datei rights.json im Datenordner.</translation>
    </message>
    <message>
      <source>The two PINs differ. Enter them again.</source>
      <translation>Die beiden PINs stimmen nicht überein. Geben Sie sie erneut ein.</translation>
    </message>
    <message>
      <source>Then records can be changed on this computer again.</source>
      <translation>Danach können auf diesem Computer wieder Einträge geändert werden.</translation>
    </message>
    <message>
      <source>This computer is view only (Ctrl+L)</source>
      <translation>Dieser Computer hat nur Lesezugriff (Strg+L)</translation>
    </message>
    <message>
      <source>Unlock…</source>
      <translation>Entsperren…</translation>
    </message>
    <message>
      <source>View only</source>
      <translation>Nur Lesezugriff</translation>
    </message>
    <message>
      <source>View only and the PIN protect this window. They do not protect against people who can start programs or open files in this user account: the command line asks for no PIN. If that matters, give staff their own user account.</source>
      <translation>„Nur Lesezugriff“ und die PIN schützen dieses Fenster. Sie schützen nicht vor Personen, die in diesem Benutzerkonto Programme starten oder Dateien öffnen können: Die Befehlszeile verlangt keine PIN. Wenn das wichtig ist, geben Sie dem Personal ein eigenes Benutzerkonto.</translation>
    </message>
    <message>
      <source>While this computer is view only, nobody can change anything in this window. Sync and the shop's other programs keep running.</source>
      <translation>Solange dieser Computer nur Lesezugriff hat, kann in diesem Fenster niemand etwas ändern. Die Synchronisierung und die anderen Programme des Geschäfts laufen weiter.</translation>
    </message>
  </context>
  <context>
    <name>Rollback</name>
    <message>
      <source>Decide later</source>
      <translation>Später entscheiden</translation>
    </message>
    <message>
      <source>Send this computer's records</source>
      <translation>Einträge von hier senden</translation>
    </message>
    <message>
      <source>Send this computer's records: the cloud gets back what is here.</source>
      <translation>Einträge von hier senden: Die Cloud bekommt zurück, was hier ist.</translation>
    </message>
    <message>
      <source>Still counting what is missing. You can decide when all lists are compared.</source>
      <translation>Es wird noch gezählt, was fehlt. Entscheiden können Sie, wenn alle Listen verglichen sind.</translation>
    </message>
    <message>
      <source>Take the cloud's records</source>
      <translation>Einträge der Cloud übernehmen</translation>
    </message>
    <message>
      <source>Take the cloud's records: records missing in the cloud are deleted here too.</source>
      <translation>Einträge der Cloud übernehmen: Einträge, die in der Cloud fehlen, werden auch hier gelöscht.</translation>
    </message>
  </context>
  <context>
    <name>Scan</name>
    <message>
      <source>Correct check digit. It works everywhere in the window.</source>
      <translation>Prüfziffer richtig. Der Code funktioniert überall im Fenster.</translation>
    </message>
    <message>
      <source>Ends with Enter or Tab</source>
      <translation>Endet mit Enter oder Tab</translation>
    </message>
    <message>
      <source>No check digit. It works in lists, but not while you type a text.</source>
      <translation>Keine Prüfziffer. Der Code funktioniert in Listen, aber nicht während der Texteingabe.</translation>
    </message>
    <message>
      <source>No product has the code {code}.</source>
      <translation>Kein Artikel hat den Code {code}.</translation>
    </message>
    <message>
      <source>Nothing appears? Set the scanner to act as a keyboard and to end each code with Enter. Its manual has the codes for both.</source>
      <translation>Es erscheint nichts? Stellen Sie den Scanner so ein, dass er als Tastatur arbeitet und jeden Code mit Enter abschließt. Die Codes dafür stehen in seinem Handbuch.</translation>
    </message>
    <message>
      <source>Nothing has the code {code}.</source>
      <translation>Nichts hat den Code {code}.</translation>
    </message>
    <message>
      <source>Nothing scanned yet.</source>
      <translation>Noch nichts gescannt.</translation>
    </message>
    <message>
      <source>Received</source>
      <translation>Empfangen</translation>
    </message>
    <message>
      <source>Scan any code now. This changes nothing.</source>
      <translation>Scannen Sie jetzt einen beliebigen Code. Nichts wird geändert.</translation>
    </message>
    <message>
      <source>Test the scanner</source>
      <translation>Scanner testen</translation>
    </message>
    <message>
      <source>Time between keys</source>
      <translation>Zeit zwischen den Tasten</translation>
    </message>
    <message>
      <source>Wrong check digit. Scan it again, or check the code on the package.</source>
      <translation>Falsche Prüfziffer. Scannen Sie den Code erneut oder prüfen Sie ihn auf der Verpackung.</translation>
    </message>
    <message>
      <source>{number} ms</source>
      <translation>{number} ms</translation>
    </message>
  </context>
  <context>
    <name>Section</name>
    <message>
      <source>Overview</source>
      <translation>Übersicht</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>Shop check</source>
      <translation>Geschäfts-Check</translation>
    </message>
    <message>
      <source>Sync</source>
      <translation>Synchronisierung</translation>
    </message>
  </context>
  <context>
    <name>Setting</name>
    <message>
      <source>Address where the cloud reaches the receiver</source>
      <translation>Adresse des Empfängers für die Cloud</translation>
    </message>
    <message>
      <source>Allow access from other computers</source>
      <translation>Zugriff von anderen Computern erlauben</translation>
    </message>
    <message>
      <source>Allow webhooks to the local network</source>
      <translation>Webhooks ins lokale Netzwerk erlauben</translation>
    </message>
    <message>
      <source>Ask again after minutes without a change</source>
      <translation>Nach Minuten ohne Änderung erneut fragen</translation>
    </message>
    <message>
      <source>Ask who is at the window</source>
      <translation>Fragen, wer am Fenster ist</translation>
    </message>
    <message>
      <source>Automatic sync</source>
      <translation>Automatisch synchronisieren</translation>
    </message>
    <message>
      <source>Before changing many records at once</source>
      <translation>Vor dem Ändern vieler Einträge auf einmal</translation>
    </message>
    <message>
      <source>Before deleting records</source>
      <translation>Vor dem Löschen von Einträgen</translation>
    </message>
    <message>
      <source>Before importing a file</source>
      <translation>Vor dem Importieren einer Datei</translation>
    </message>
    <message>
      <source>Before removing personal data for good</source>
      <translation>Vor dem endgültigen Entfernen personenbezogener Daten</translation>
    </message>
    <message>
      <source>Before restoring a backup</source>
      <translation>Vor dem Wiederherstellen einer Sicherung</translation>
    </message>
    <message>
      <source>Before signing out or switching the cloud</source>
      <translation>Vor dem Abmelden oder Wechseln der Cloud</translation>
    </message>
    <message>
      <source>Certificate file</source>
      <translation>Zertifikatdatei</translation>
    </message>
    <message>
      <source>Check for updates once a day</source>
      <translation>Einmal am Tag nach Updates suchen</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Design</translation>
    </message>
    <message>
      <source>Computers on this cloud</source>
      <translation>Computer an dieser Cloud</translation>
    </message>
    <message>
      <source>Encryption</source>
      <translation>Verschlüsselung</translation>
    </message>
    <message>
      <source>Include undocumented fields</source>
      <translation>Undokumentierte Felder mitsenden</translation>
    </message>
    <message>
      <source>Keep old values (days)</source>
      <translation>Alte Werte behalten (Tage)</translation>
    </message>
    <message>
      <source>Keep running in the system tray after closing the window</source>
      <translation>Nach dem Schließen des Fensters im Infobereich weiterlaufen</translation>
    </message>
    <message>
      <source>Keep running when the window is closed</source>
      <translation>Nach dem Schließen des Fensters weiterlaufen</translation>
    </message>
    <message>
      <source>Keep the history (days)</source>
      <translation>Verlauf behalten (Tage)</translation>
    </message>
    <message>
      <source>Label order</source>
      <translation>Etikettenreihenfolge</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>Let older programs delete by GET</source>
      <translation>Älteren Programmen Löschen per GET erlauben</translation>
    </message>
    <message>
      <source>Log detail</source>
      <translation>Protokollumfang</translation>
    </message>
    <message>
      <source>Low stock: at most</source>
      <translation>Niedriger Bestand: höchstens</translation>
    </message>
    <message>
      <source>Minimum margin (%)</source>
      <translation>Mindestmarge (%)</translation>
    </message>
    <message>
      <source>Network address</source>
      <translation>Netzwerkadresse</translation>
    </message>
    <message>
      <source>Number format</source>
      <translation>Zahlenformat</translation>
    </message>
    <message>
      <source>Offer data to the shop's other programs</source>
      <translation>Daten für andere Programme des Geschäfts bereitstellen</translation>
    </message>
    <message>
      <source>Paper</source>
      <translation>Papier</translation>
    </message>
    <message>
      <source>Port</source>
      <translation>Port</translation>
    </message>
    <message>
      <source>Prefixes of the shop's own codes</source>
      <translation>Präfixe der eigenen Codes des Geschäfts</translation>
    </message>
    <message>
      <source>Print the allergens</source>
      <translation>Allergene drucken</translation>
    </message>
    <message>
      <source>Print the barcode</source>
      <translation>Barcode drucken</translation>
    </message>
    <message>
      <source>Print the lowest price before a discount</source>
      <translation>Niedrigsten Preis vor einem Rabatt drucken</translation>
    </message>
    <message>
      <source>Print the price</source>
      <translation>Preis drucken</translation>
    </message>
    <message>
      <source>Private key file</source>
      <translation>Datei mit privatem Schlüssel</translation>
    </message>
    <message>
      <source>Receive webhooks from the cloud</source>
      <translation>Webhooks der Cloud empfangen</translation>
    </message>
    <message>
      <source>Requests per 30 minutes allowed by the cloud</source>
      <translation>Von der Cloud erlaubte Anfragen pro 30 Minuten</translation>
    </message>
    <message>
      <source>Requests per minute for each token</source>
      <translation>Anfragen pro Minute für jedes Token</translation>
    </message>
    <message>
      <source>Show the sync state in the system tray</source>
      <translation>Synchronisierungsstatus im Infobereich anzeigen</translation>
    </message>
    <message>
      <source>Spacing</source>
      <translation>Abstände</translation>
    </message>
    <message>
      <source>Support older programs (/api)</source>
      <translation>Ältere Programme unterstützen (/api)</translation>
    </message>
    <message>
      <source>Sync every (seconds)</source>
      <translation>Synchronisieren alle (Sekunden)</translation>
    </message>
    <message>
      <source>Text size (%)</source>
      <translation>Schriftgröße (%)</translation>
    </message>
    <message>
      <source>Wait before sending an edit (seconds)</source>
      <translation>Wartezeit vor dem Senden (Sekunden)</translation>
    </message>
    <message>
      <source>Web pages with access</source>
      <translation>Webseiten mit Zugriff</translation>
    </message>
  </context>
  <context>
    <name>SettingChoice</name>
    <message>
      <source>A4, 14 labels 99.1 × 38.1 mm</source>
      <translation>A4, 14 Etiketten 99,1 × 38,1 mm</translation>
    </message>
    <message>
      <source>A4, 24 labels 70 × 37 mm</source>
      <translation>A4, 24 Etiketten 70 × 37 mm</translation>
    </message>
    <message>
      <source>A4, 65 labels 38.1 × 21.2 mm</source>
      <translation>A4, 65 Etiketten 38,1 × 21,2 mm</translation>
    </message>
    <message>
      <source>As numbers</source>
      <translation>Als Zahlen</translation>
    </message>
    <message>
      <source>As on the shelf: by category and name</source>
      <translation>Wie im Regal: nach Kategorie und Name</translation>
    </message>
    <message>
      <source>As text, like the cloud</source>
      <translation>Als Text, wie die Cloud</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>Kompakt</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <source>Everything</source>
      <translation>Alles</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Hoher Kontrast</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Hell</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Keine</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Normal</translation>
    </message>
    <message>
      <source>Only problems</source>
      <translation>Nur Probleme</translation>
    </message>
    <message>
      <source>Roll 57 × 32 mm</source>
      <translation>Rolle 57 × 32 mm</translation>
    </message>
    <message>
      <source>Roll 62 × 29 mm</source>
      <translation>Rolle 62 × 29 mm</translation>
    </message>
    <message>
      <source>Same as in the list</source>
      <translation>Wie in der Liste</translation>
    </message>
    <message>
      <source>Same as system</source>
      <translation>Wie System</translation>
    </message>
    <message>
      <source>Standard</source>
      <translation>Standard</translation>
    </message>
    <message>
      <source>Touch</source>
      <translation>Touch</translation>
    </message>
    <message>
      <source>With a certificate made by Counterfoil</source>
      <translation>Mit einem von Counterfoil erstellten Zertifikat</translation>
    </message>
    <message>
      <source>With the files below</source>
      <translation>Mit den Dateien unten</translation>
    </message>
  </context>
  <context>
    <name>SettingGroup</name>
    <message>
      <source>About and licences</source>
      <translation>Info und Lizenzen</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Darstellung</translation>
    </message>
    <message>
      <source>Backup</source>
      <translation>Datensicherung</translation>
    </message>
    <message>
      <source>Diagnostics</source>
      <translation>Diagnose</translation>
    </message>
    <message>
      <source>General</source>
      <translation>Allgemein</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>Etiketten</translation>
    </message>
    <message>
      <source>Permissions</source>
      <translation>Berechtigungen</translation>
    </message>
    <message>
      <source>Schedule</source>
      <translation>Zeitplan</translation>
    </message>
    <message>
      <source>Server for the shop</source>
      <translation>Server für das Geschäft</translation>
    </message>
    <message>
      <source>This shop</source>
      <translation>Dieses Geschäft</translation>
    </message>
    <message>
      <source>Updates</source>
      <translation>Updates</translation>
    </message>
    <message>
      <source>Webhook receiver</source>
      <translation>Webhook-Empfänger</translation>
    </message>
  </context>
  <context>
    <name>SettingPart</name>
    <message>
      <source>PIN manager view only lock unlock rights</source>
      <translation>PIN Manager-PIN nur Lesezugriff sperren entsperren Rechte Berechtigungen</translation>
    </message>
    <message>
      <source>address code to scan QR tokens programs revoke create clients seen</source>
      <translation>Adresse Code scannen QR Tokens Programme widerrufen erstellen Clients gesehen</translation>
    </message>
    <message>
      <source>back up now restore copy last</source>
      <translation>jetzt sichern wiederherstellen Kopie letzte Sicherung</translation>
    </message>
    <message>
      <source>barcode scanner test codes start at sign-in tray</source>
      <translation>Barcode-Scanner testen Codes Start beim Anmelden Infobereich</translation>
    </message>
    <message>
      <source>check self-test log folder capabilities cloud allows</source>
      <translation>prüfen Selbsttest Protokoll Ordner Funktionen Cloud erlaubt</translation>
    </message>
    <message>
      <source>cloud account address number sign in again sign out connect token</source>
      <translation>Cloud Konto Adresse Nummer erneut anmelden abmelden verbinden Token</translation>
    </message>
    <message>
      <source>state port address secret reveal copy</source>
      <translation>Status Port Adresse geheimer Schlüssel anzeigen kopieren</translation>
    </message>
    <message>
      <source>version check now what is new install</source>
      <translation>Version jetzt prüfen Neuerungen installieren Update</translation>
    </message>
    <message>
      <source>version licence Qt LGPL icons Lucide libraries</source>
      <translation>Version Lizenz Qt LGPL Symbole Lucide Bibliotheken</translation>
    </message>
  </context>
  <context>
    <name>SettingText</name>
    <message>
      <source>127.0.0.1 allows this computer only, 0.0.0.0 all its networks.</source>
      <translation>127.0.0.1 erlaubt nur diesen Computer, 0.0.0.0 alle seine Netzwerke.</translation>
    </message>
    <message>
      <source>A PEM file with the certificate and its chain.</source>
      <translation>Eine PEM-Datei mit dem Zertifikat und seiner Kette.</translation>
    </message>
    <message>
      <source>A PEM file without a password.</source>
      <translation>Eine PEM-Datei ohne Passwort.</translation>
    </message>
    <message>
      <source>A backup replaces all records on this computer.</source>
      <translation>Eine Sicherung ersetzt alle Einträge auf diesem Computer.</translation>
    </message>
    <message>
      <source>A file can change thousands of records.</source>
      <translation>Eine Datei kann Tausende Einträge ändern.</translation>
    </message>
    <message>
      <source>A short wait sends several edits together.</source>
      <translation>Bei kurzer Wartezeit werden mehrere Änderungen zusammen gesendet.</translation>
    </message>
    <message>
      <source>Addresses such as https://board.example, separated by commas. A page also needs a token.</source>
      <translation>Adressen wie https://board.example, durch Kommas getrennt. Eine Seite braucht außerdem ein Token.</translation>
    </message>
    <message>
      <source>Any program that follows links could delete records. Leave it off unless you need it.</source>
      <translation>Jedes Programm, das Links folgt, könnte Einträge löschen. Lassen Sie es aus, wenn Sie es nicht brauchen.</translation>
    </message>
    <message>
      <source>By name, or by number if the names do not fit, including those of ingredients.</source>
      <translation>Als Namen oder, wenn diese nicht passen, als Nummern; auch die der Zutaten.</translation>
    </message>
    <message>
      <source>Compact shows more rows; Touch leaves room for fingers.</source>
      <translation>Kompakt zeigt mehr Zeilen, Touch lässt Platz für Finger.</translation>
    </message>
    <message>
      <source>Counterfoil keeps sending changes. To end it, choose “Quit” in the menu.</source>
      <translation>Counterfoil sendet weiterhin Änderungen. Zum Beenden wählen Sie „Beenden“ im Menü.</translation>
    </message>
    <message>
      <source>EAN and UPC codes as such, all others as Code 128. Products without a code get no barcode.</source>
      <translation>EAN- und UPC-Codes als solche, alle anderen als Code 128. Artikel ohne Code erhalten keinen Barcode.</translation>
    </message>
    <message>
      <source>Each change starts the time anew.</source>
      <translation>Jede Änderung lässt die Zeit neu beginnen.</translation>
    </message>
    <message>
      <source>Every change then names an employee. Choose by name, or scan the badge.</source>
      <translation>Jede Änderung nennt dann einen Mitarbeiter. Namen wählen oder Ausweis scannen.</translation>
    </message>
    <message>
      <source>For programs made for the first version of the cloud's API, under /api.</source>
      <translation>Für Programme, die für die erste Version der Cloud-API gemacht sind, unter /api.</translation>
    </message>
    <message>
      <source>From 75 to 200, or use Ctrl++ and Ctrl+-.</source>
      <translation>Von 75 bis 200, oder mit Strg++ und Strg+-.</translation>
    </message>
    <message>
      <source>Further requests have to wait. An address may make four times as many; 0 means no limit.</source>
      <translation>Weitere Anfragen müssen warten. Eine Adresse darf viermal so viele stellen; 0 bedeutet unbegrenzt.</translation>
    </message>
    <message>
      <source>High contrast helps in bright light and with weak eyesight.</source>
      <translation>Hoher Kontrast hilft bei hellem Licht und bei Sehschwäche.</translation>
    </message>
    <message>
      <source>How often to check the cloud for changes, as far as the request limit allows. The Sync page shows the actual interval. Lists that rarely change are checked less often.</source>
      <translation>Wie oft die Cloud auf Änderungen geprüft wird, soweit das Anfragelimit es erlaubt. Die Seite „Synchronisierung“ zeigt den tatsächlichen Abstand. Listen, die sich selten ändern, werden seltener geprüft.</translation>
    </message>
    <message>
      <source>Needed if others share the network. Programs must be set to trust a certificate made by Counterfoil.</source>
      <translation>Nötig, wenn andere das Netzwerk mitbenutzen. Programme müssen so eingestellt sein, dass sie einem von Counterfoil erstellten Zertifikat vertrauen.</translation>
    </message>
    <message>
      <source>Older entries are removed, never sooner than old values.</source>
      <translation>Ältere Verlaufseinträge werden entfernt. Nie früher als alte Werte.</translation>
    </message>
    <message>
      <source>Older values are removed from the history and can no longer be restored. Prices stay for at least 30 days.</source>
      <translation>Ältere Werte werden aus dem Verlauf entfernt und können nicht mehr wiederhergestellt werden. Preise bleiben mindestens 30 Tage.</translation>
    </message>
    <message>
      <source>One wrong value would affect many records.</source>
      <translation>Ein falscher Wert würde viele Einträge betreffen.</translation>
    </message>
    <message>
      <source>Other programs need this number. With 0, the system chooses one at each start.</source>
      <translation>Andere Programme brauchen diese Nummer. Bei 0 wählt das System bei jedem Start eine.</translation>
    </message>
    <message>
      <source>Other programs register webhooks here. When on, webhooks may call this computer and other devices in its network; when off, only the internet.</source>
      <translation>Andere Programme registrieren hier Webhooks. Wenn eingeschaltet, dürfen Webhooks diesen Computer und andere Geräte in seinem Netzwerk aufrufen, sonst nur Adressen im Internet.</translation>
    </message>
    <message>
      <source>Separated by commas, e.g. CARD-, 29. Codes with these prefixes count as scans even in a text field.</source>
      <translation>Durch Kommas getrennt, z. B. KARTE-, 29. Codes mit diesen Präfixen gelten auch in einem Textfeld als Scan.</translation>
    </message>
    <message>
      <source>Sync and the server continue in the background, without an icon. Opening Counterfoil brings the window back.</source>
      <translation>Synchronisierung und Server laufen im Hintergrund weiter, ohne Symbol. Das Fenster ist wieder da, wenn Sie Counterfoil öffnen.</translation>
    </message>
    <message>
      <source>The cloud reports changes at once, so it is checked less often.</source>
      <translation>Die Cloud meldet Änderungen sofort und wird daher seltener geprüft.</translation>
    </message>
    <message>
      <source>The cloud sends numbers as text; some programs need real numbers.</source>
      <translation>Die Cloud sendet Zahlen als Text; manche Programme brauchen echte Zahlen.</translation>
    </message>
    <message>
      <source>The icon by the clock shows whether everything is sent.</source>
      <translation>Das Symbol neben der Uhr zeigt, ob alles gesendet ist.</translation>
    </message>
    <message>
      <source>The label dialog starts with this order and remembers your last choice.</source>
      <translation>Der Etikettendialog beginnt mit dieser Reihenfolge und merkt sich Ihre letzte Auswahl.</translation>
    </message>
    <message>
      <source>The label dialog starts with this paper and remembers your last choice.</source>
      <translation>Der Etikettendialog beginnt mit diesem Papier und merkt sich Ihre letzte Auswahl.</translation>
    </message>
    <message>
      <source>The limit the vendor sets for your account. Checking uses less than half of it when nothing changes.</source>
      <translation>Das Limit, das der Anbieter für Ihr Konto festlegt. Das Prüfen braucht weniger als die Hälfte, solange sich nichts ändert.</translation>
    </message>
    <message>
      <source>The log is a file on this computer. It never contains tokens or passwords.</source>
      <translation>Das Protokoll ist eine Datei auf diesem Computer. Es enthält nie Tokens oder Passwörter.</translation>
    </message>
    <message>
      <source>The lowest price in the previous 30 days, as far as this computer knows it.</source>
      <translation>Der niedrigste Preis der letzten 30 Tage, soweit er auf diesem Computer bekannt ist.</translation>
    </message>
    <message>
      <source>The overview lists products with this stock or less.</source>
      <translation>Die Übersicht listet Artikel mit höchstens diesem Bestand auf.</translation>
    </message>
    <message>
      <source>The second company ID of customers and the secret of a new webhook. Programs that send Allow-Version always see them.</source>
      <translation>Die zweite Firmennummer von Kunden und der geheime Schlüssel eines neuen Webhooks. Programme, die Allow-Version senden, sehen sie immer.</translation>
    </message>
    <message>
      <source>The shop check lists products that earn less. 0 turns this off. A product's own minimum margin comes first.</source>
      <translation>Der Geschäfts-Check listet Artikel mit geringerer Marge auf. 0 schaltet das aus. Die Mindestmarge eines Artikels hat Vorrang.</translation>
    </message>
    <message>
      <source>The window changes at once. Nothing you typed is lost.</source>
      <translation>Das Fenster ändert sich sofort. Ihre Eingaben bleiben erhalten.</translation>
    </message>
    <message>
      <source>They share the request limit. With 1, this computer detects automatically what others use.</source>
      <translation>Sie teilen sich das Anfragelimit. Bei 1 erkennt dieser Computer automatisch, was andere verbrauchen.</translation>
    </message>
    <message>
      <source>This cannot be undone.</source>
      <translation>Das kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
      <source>Tills, scales and online shops read and write the same records here, even offline.</source>
      <translation>Kassen, Waagen und Onlineshops lesen und schreiben hier dieselben Einträge, auch offline.</translation>
    </message>
    <message>
      <source>Use 127.0.0.1 if a tunnel or proxy runs on this computer.</source>
      <translation>Verwenden Sie 127.0.0.1, wenn ein Tunnel oder Proxy auf diesem Computer läuft.</translation>
    </message>
    <message>
      <source>We only check the version number. Updates are installed when you close Counterfoil.</source>
      <translation>Wir prüfen nur die Versionsnummer. Updates werden beim Schließen von Counterfoil installiert.</translation>
    </message>
    <message>
      <source>When off, changes wait until you press “Sync now”.</source>
      <translation>Wenn ausgeschaltet, warten Änderungen, bis Sie auf „Jetzt synchronisieren“ klicken.</translation>
    </message>
    <message>
      <source>When off, only programs on this computer reach the server and the receiver.</source>
      <translation>Wenn ausgeschaltet, erreichen nur Programme auf diesem Computer den Server und den Empfänger.</translation>
    </message>
    <message>
      <source>With 0, the system chooses one at each start.</source>
      <translation>Bei 0 wählt das System bei jedem Start einen.</translation>
    </message>
    <message>
      <source>With an address, webhooks are registered in the cloud automatically. Leave it empty for none.</source>
      <translation>Mit einer Adresse werden Webhooks automatisch in der Cloud registriert. Leer lassen für keine.</translation>
    </message>
    <message>
      <source>With the price per kilogram or litre, if the product has a package content.</source>
      <translation>Mit dem Preis pro Kilogramm oder Liter, wenn der Artikel einen Packungsinhalt hat.</translation>
    </message>
    <message>
      <source>Without the token, changes stay on this computer.</source>
      <translation>Ohne das Token bleiben Änderungen auf diesem Computer.</translation>
    </message>
    <message>
      <source>You can undo a deletion, but accidental ones are easy to miss.</source>
      <translation>Löschen lässt sich rückgängig machen, versehentliches Löschen fällt aber kaum auf.</translation>
    </message>
  </context>
  <context>
    <name>Settings</name>
    <message numerus="yes">
      <source>%n token(s) revoked</source>
      <translation>
        <numerusform>%Ln Token widerrufen</numerusform>
        <numerusform>%Ln Tokens widerrufen</numerusform>
      </translation>
    </message>
    <message>
      <source>A revoked token stops working at once, even in running programs.</source>
      <translation>Ein widerrufenes Token funktioniert sofort nicht mehr, auch in laufenden Programmen.</translation>
    </message>
    <message>
      <source>A token with this name already exists. Enter another name.</source>
      <translation>Ein Token mit diesem Namen gibt es bereits. Geben Sie einen anderen Namen ein.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adresse</translation>
    </message>
    <message>
      <source>Address as QR code</source>
      <translation>Adresse als QR-Code</translation>
    </message>
    <message>
      <source>Address for programs</source>
      <translation>Adresse für Programme</translation>
    </message>
    <message>
      <source>Address for the cloud</source>
      <translation>Adresse für die Cloud</translation>
    </message>
    <message>
      <source>Address on this computer</source>
      <translation>Adresse auf diesem Computer</translation>
    </message>
    <message>
      <source>All lists</source>
      <translation>Alle Listen</translation>
    </message>
    <message>
      <source>Allow access from other computers</source>
      <translation>Zugriff von anderen Computern erlauben</translation>
    </message>
    <message>
      <source>Another copy of Counterfoil, or other data, starts at sign-in. Tick it to start this copy instead.</source>
      <translation>Beim Anmelden startet eine andere Kopie von Counterfoil oder andere Daten. Setzen Sie das Häkchen, um stattdessen diese zu starten.</translation>
    </message>
    <message>
      <source>At most {length} characters, in one line.</source>
      <translation>Höchstens {length} Zeichen, in einer Zeile.</translation>
    </message>
    <message>
      <source>Back to default: {value}</source>
      <translation>Zurück zum Standard: {value}</translation>
    </message>
    <message>
      <source>Barcode scanner</source>
      <translation>Barcode-Scanner</translation>
    </message>
    <message>
      <source>Certificate fingerprint</source>
      <translation>Fingerabdruck des Zertifikats</translation>
    </message>
    <message>
      <source>Cloud number</source>
      <translation>Cloud-Nummer</translation>
    </message>
    <message>
      <source>Connect to a cloud…</source>
      <translation>Mit einer Cloud verbinden…</translation>
    </message>
    <message>
      <source>Connection</source>
      <translation>Verbindung</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Kopieren</translation>
    </message>
    <message>
      <source>Copy address with secret</source>
      <translation>Adresse mit geheimem Schlüssel kopieren</translation>
    </message>
    <message>
      <source>Copy new token</source>
      <translation>Neues Token kopieren</translation>
    </message>
    <message>
      <source>Copy the token to the other program now. It is shown only once.</source>
      <translation>Kopieren Sie das Token jetzt in das andere Programm. Es wird nur einmal angezeigt.</translation>
    </message>
    <message>
      <source>Copy: {what}</source>
      <translation>Kopieren: {what}</translation>
    </message>
    <message>
      <source>Create a token</source>
      <translation>Token erstellen</translation>
    </message>
    <message>
      <source>Created</source>
      <translation>Erstellt</translation>
    </message>
    <message>
      <source>Data folder</source>
      <translation>Datenordner</translation>
    </message>
    <message>
      <source>Enter a full address such as https://shop.example.com, or leave it empty.</source>
      <translation>Geben Sie eine vollständige Adresse wie https://shop.example.com ein oder lassen Sie das Feld leer.</translation>
    </message>
    <message>
      <source>Enter a whole number from {minimum} to {maximum}.</source>
      <translation>Geben Sie eine ganze Zahl von {minimum} bis {maximum} ein.</translation>
    </message>
    <message>
      <source>Enter an address such as 127.0.0.1 or 0.0.0.0, or a computer name.</source>
      <translation>Geben Sie eine Adresse wie 127.0.0.1 oder 0.0.0.0 oder einen Computernamen ein.</translation>
    </message>
    <message>
      <source>Enter what the token is for.</source>
      <translation>Geben Sie ein, wofür das Token ist.</translation>
    </message>
    <message>
      <source>Hide secret</source>
      <translation>Geheimen Schlüssel verbergen</translation>
    </message>
    <message>
      <source>I have saved it</source>
      <translation>Ist gespeichert</translation>
    </message>
    <message>
      <source>It does not start automatically.</source>
      <translation>Startet nicht automatisch.</translation>
    </message>
    <message>
      <source>Last seen</source>
      <translation>Zuletzt gesehen</translation>
    </message>
    <message>
      <source>Lists the token may use</source>
      <translation>Listen, die das Token verwenden darf</translation>
    </message>
    <message>
      <source>Name of the new token</source>
      <translation>Name des neuen Tokens</translation>
    </message>
    <message>
      <source>No setting has this name.</source>
      <translation>Es gibt keine Einstellung mit diesem Namen.</translation>
    </message>
    <message>
      <source>No tokens yet, so no program has access.</source>
      <translation>Noch keine Tokens, daher hat kein Programm Zugriff.</translation>
    </message>
    <message>
      <source>Not running.</source>
      <translation>Läuft nicht.</translation>
    </message>
    <message>
      <source>Off.</source>
      <translation>Aus.</translation>
    </message>
    <message>
      <source>Off. Counterfoil checks the cloud for changes instead.</source>
      <translation>Aus. Counterfoil prüft stattdessen die Cloud auf Änderungen.</translation>
    </message>
    <message>
      <source>Only {list}</source>
      <translation>Nur {list}</translation>
    </message>
    <message>
      <source>Only {list} + {more}</source>
      <translation>Nur {list} + {more}</translation>
    </message>
    <message>
      <source>Permissions</source>
      <translation>Berechtigungen</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>Programm</translation>
    </message>
    <message>
      <source>Programs with access</source>
      <translation>Programme mit Zugriff</translation>
    </message>
    <message>
      <source>Read only</source>
      <translation>Nur lesen</translation>
    </message>
    <message>
      <source>Registered with the system.</source>
      <translation>Im System registriert.</translation>
    </message>
    <message>
      <source>Revoke</source>
      <translation>Widerrufen</translation>
    </message>
    <message>
      <source>Revoke selected tokens</source>
      <translation>Ausgewählte Tokens widerrufen</translation>
    </message>
    <message>
      <source>Running on port {port}.</source>
      <translation>Läuft auf Port {port}.</translation>
    </message>
    <message>
      <source>Running.</source>
      <translation>Läuft.</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <source>Search settings</source>
      <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
      <source>See what the scanner sends and whether its codes are read. This changes nothing.</source>
      <translation>Sehen Sie, was der Scanner sendet und ob seine Codes gelesen werden. Nichts wird geändert.</translation>
    </message>
    <message>
      <source>Setting groups</source>
      <translation>Einstellungsgruppen</translation>
    </message>
    <message>
      <source>Show secret</source>
      <translation>Geheimen Schlüssel anzeigen</translation>
    </message>
    <message>
      <source>Sign in again or switch cloud…</source>
      <translation>Erneut anmelden oder Cloud wechseln…</translation>
    </message>
    <message>
      <source>Sign out…</source>
      <translation>Abmelden…</translation>
    </message>
    <message>
      <source>Signing out deletes the token from this computer. Records and unsent changes stay here.</source>
      <translation>Beim Abmelden wird das Token von diesem Computer gelöscht. Einträge und nicht gesendete Änderungen bleiben hier.</translation>
    </message>
    <message>
      <source>Start Counterfoil in the tray when I sign in</source>
      <translation>Counterfoil beim Anmelden im Infobereich starten</translation>
    </message>
    <message>
      <source>Start at sign-in</source>
      <translation>Start beim Anmelden</translation>
    </message>
    <message>
      <source>Test the scanner…</source>
      <translation>Scanner testen…</translation>
    </message>
    <message>
      <source>The cloud</source>
      <translation>Die Cloud</translation>
    </message>
    <message>
      <source>The new token</source>
      <translation>Neues Token</translation>
    </message>
    <message>
      <source>The receiver</source>
      <translation>Der Empfänger</translation>
    </message>
    <message>
      <source>This is the practice shop. Its cloud runs inside Counterfoil, and nothing leaves this computer.</source>
      <translation>Das ist das Demo-Geschäft. Seine Cloud läuft in Counterfoil, und nichts verlässt diesen Computer.</translation>
    </message>
    <message>
      <source>Token saved in</source>
      <translation>Speicherort des Tokens</translation>
    </message>
    <message>
      <source>Tokens</source>
      <translation>Tokens</translation>
    </message>
    <message>
      <source>Turn off</source>
      <translation>Ausschalten</translation>
    </message>
    <message>
      <source>Turn on</source>
      <translation>Einschalten</translation>
    </message>
    <message>
      <source>Turned off in the system's settings. Tick it to turn it on again.</source>
      <translation>In den Systemeinstellungen ausgeschaltet. Setzen Sie das Häkchen, um es wieder einzuschalten.</translation>
    </message>
    <message>
      <source>What the token is for, e.g. Till 2</source>
      <translation>Zweck des Tokens, z. B. Kasse 2</translation>
    </message>
    <message>
      <source>a protected file</source>
      <translation>eine geschützte Datei</translation>
    </message>
    <message>
      <source>memory only, until you quit</source>
      <translation>nur der Arbeitsspeicher, bis zum Beenden</translation>
    </message>
    <message>
      <source>never</source>
      <translation>nie</translation>
    </message>
    <message>
      <source>none</source>
      <translation>keine</translation>
    </message>
    <message>
      <source>reads</source>
      <translation>liest</translation>
    </message>
    <message>
      <source>reads and writes</source>
      <translation>liest und schreibt</translation>
    </message>
    <message>
      <source>this computer's keychain</source>
      <translation>der Schlüsselbund dieses Computers</translation>
    </message>
  </context>
  <context>
    <name>ShopCheck</name>
    <message numerus="yes">
      <source>%n price(s) recalculated</source>
      <translation>
        <numerusform>%Ln Preis neu berechnet</numerusform>
        <numerusform>%Ln Preise neu berechnet</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n problem(s) found</source>
      <translation>
        <numerusform>%Ln Problem gefunden</numerusform>
        <numerusform>%Ln Probleme gefunden</numerusform>
      </translation>
    </message>
    <message>
      <source>Check again</source>
      <translation>Erneut prüfen</translation>
    </message>
    <message>
      <source>Checking the records…</source>
      <translation>Einträge werden geprüft…</translation>
    </message>
    <message>
      <source>Checks</source>
      <translation>Prüfungen</translation>
    </message>
    <message>
      <source>Count</source>
      <translation>Anzahl</translation>
    </message>
    <message>
      <source>Customer without a name</source>
      <translation>Kunde ohne Namen</translation>
    </message>
    <message>
      <source>Dismiss</source>
      <translation>Ausblenden</translation>
    </message>
    <message>
      <source>EAN used twice</source>
      <translation>EAN doppelt vergeben</translation>
    </message>
    <message>
      <source>EAN with wrong check digit</source>
      <translation>EAN mit falscher Prüfziffer</translation>
    </message>
    <message>
      <source>Each of these can cost time or money at the till.</source>
      <translation>Jedes davon kann an der Kasse Zeit oder Geld kosten.</translation>
    </message>
    <message>
      <source>For sale without a price</source>
      <translation>Im Verkauf ohne Preis</translation>
    </message>
    <message>
      <source>Invalid VAT ID</source>
      <translation>Ungültige USt-IdNr.</translation>
    </message>
    <message>
      <source>Invalid company ID</source>
      <translation>Ungültige Firmennummer</translation>
    </message>
    <message>
      <source>Keep all prices with VAT</source>
      <translation>Alle Bruttopreise behalten</translation>
    </message>
    <message>
      <source>Keep all prices without VAT</source>
      <translation>Alle Nettopreise behalten</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Art</translation>
    </message>
    <message>
      <source>Low margin</source>
      <translation>Geringe Marge</translation>
    </message>
    <message>
      <source>No category</source>
      <translation>Ohne Kategorie</translation>
    </message>
    <message>
      <source>No problems found</source>
      <translation>Keine Probleme gefunden</translation>
    </message>
    <message>
      <source>Only the first {count} are shown.</source>
      <translation>Nur die ersten {count} werden angezeigt.</translation>
    </message>
    <message>
      <source>PLU used twice</source>
      <translation>PLU doppelt vergeben</translation>
    </message>
    <message>
      <source>Prices contradict each other</source>
      <translation>Preise widersprechen sich</translation>
    </message>
    <message>
      <source>Prices, codes, recipes, names and numbers are correct</source>
      <translation>Preise, Codes, Rezepturen, Namen und Nummern sind in Ordnung</translation>
    </message>
    <message>
      <source>Problem</source>
      <translation>Problem</translation>
    </message>
    <message>
      <source>Problems</source>
      <translation>Probleme</translation>
    </message>
    <message>
      <source>Recipe in a circle</source>
      <translation>Rezeptur im Kreis</translation>
    </message>
    <message>
      <source>Recipe line without product</source>
      <translation>Rezepturzeile ohne Artikel</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Eintrag</translation>
    </message>
    <message>
      <source>Show again</source>
      <translation>Wieder anzeigen</translation>
    </message>
    <message>
      <source>Show dismissed ({count})</source>
      <translation>Ausgeblendete anzeigen ({count})</translation>
    </message>
    <message>
      <source>Sold below cost</source>
      <translation>Verkauf unter Einkaufspreis</translation>
    </message>
    <message>
      <source>Tag with two spellings</source>
      <translation>Schlagwort in zwei Schreibweisen</translation>
    </message>
    <message>
      <source>The check reads the records on this computer and works offline.</source>
      <translation>Die Prüfung liest die Einträge auf diesem Computer und läuft auch offline.</translation>
    </message>
    <message>
      <source>Unknown VAT rate</source>
      <translation>Unbekannter Steuersatz</translation>
    </message>
    <message>
      <source>Values</source>
      <translation>Werte</translation>
    </message>
  </context>
  <context>
    <name>ShopCheckAdvice</name>
    <message>
      <source>Filters see two tags. Keep one spelling.</source>
      <translation>Filter sehen zwei Schlagwörter. Behalten Sie eine Schreibweise.</translation>
    </message>
    <message>
      <source>The VAT ID is not valid in its country. Ask for it again before the next invoice.</source>
      <translation>Die USt-IdNr. ist in ihrem Land ungültig. Fragen Sie vor der nächsten Rechnung erneut danach.</translation>
    </message>
    <message>
      <source>The check digit is wrong. Ask the customer for the number.</source>
      <translation>Die Prüfziffer ist falsch. Fragen Sie den Kunden nach der Nummer.</translation>
    </message>
    <message>
      <source>The last digit does not match the others. Scan the product again.</source>
      <translation>Die letzte Ziffer passt nicht zu den anderen. Scannen Sie den Artikel erneut.</translation>
    </message>
    <message>
      <source>The list of tax rates does not have this rate.</source>
      <translation>Die Liste der Steuersätze enthält diesen Satz nicht.</translation>
    </message>
    <message>
      <source>The margin is below the product's own minimum or the one in Settings, General.</source>
      <translation>Die Marge liegt unter der Mindestmarge des Artikels oder der aus „Einstellungen“, „Allgemein“.</translation>
    </message>
    <message>
      <source>The price with VAT, the price without VAT and the VAT rate do not match. Choose the price to keep.</source>
      <translation>Bruttopreis, Nettopreis und Steuersatz passen nicht zusammen. Wählen Sie den Preis, der bleiben soll.</translation>
    </message>
    <message>
      <source>The price without VAT is lower than the purchase price or the cost of the ingredients.</source>
      <translation>Der Nettopreis ist niedriger als der Einkaufspreis oder die Kosten der Zutaten.</translation>
    </message>
    <message>
      <source>The product is an ingredient of itself. Delete one of the recipe lines.</source>
      <translation>Der Artikel ist eine Zutat seiner selbst. Löschen Sie eine der Rezepturzeilen.</translation>
    </message>
    <message>
      <source>The product or ingredient in the line was deleted. Delete the line, or choose another product.</source>
      <translation>Der Artikel oder die Zutat in der Zeile wurde gelöscht. Löschen Sie die Zeile oder wählen Sie einen anderen Artikel.</translation>
    </message>
    <message>
      <source>The scanner cannot tell which product is meant.</source>
      <translation>Der Scanner erkennt nicht, welcher Artikel gemeint ist.</translation>
    </message>
    <message>
      <source>The till cannot tell which product is meant.</source>
      <translation>Die Kasse erkennt nicht, welcher Artikel gemeint ist.</translation>
    </message>
    <message>
      <source>The till sells these at no charge. Enter a price, or let the till ask for one.</source>
      <translation>Die Kasse verkauft diese kostenlos. Geben Sie einen Preis ein oder lassen Sie die Kasse danach fragen.</translation>
    </message>
    <message>
      <source>You can find these only by searching.</source>
      <translation>Diese finden Sie nur über die Suche.</translation>
    </message>
    <message>
      <source>You cannot find these by name.</source>
      <translation>Diese finden Sie nicht über den Namen.</translation>
    </message>
  </context>
  <context>
    <name>ShopFinding</name>
    <message>
      <source>with {others}</source>
      <translation>mit {others}</translation>
    </message>
    <message>
      <source>{code}</source>
      <translation>{code}</translation>
    </message>
    <message>
      <source>{code}, also {others}</source>
      <translation>{code}, auch {others}</translation>
    </message>
    <message>
      <source>{margin} of {price}, less than {least}; costs {cost} ({where})</source>
      <translation>{margin} von {price}, weniger als {least}; kostet {cost} ({where})</translation>
    </message>
    <message>
      <source>{number}</source>
      <translation>{number}</translation>
    </message>
    <message>
      <source>{price}, costs {cost} ({where})</source>
      <translation>{price}, kostet {cost} ({where})</translation>
    </message>
    <message>
      <source>{rate}</source>
      <translation>{rate}</translation>
    </message>
    <message>
      <source>{tag}; more often {usual}</source>
      <translation>{tag}; häufiger {usual}</translation>
    </message>
    <message>
      <source>{with_vat} with VAT, {without_vat} without, {rate}</source>
      <translation>{with_vat} brutto, {without_vat} netto, {rate}</translation>
    </message>
  </context>
  <context>
    <name>Shortcuts</name>
    <message>
      <source>Button of a message</source>
      <translation>Schaltfläche einer Meldung</translation>
    </message>
    <message>
      <source>Edit the cell</source>
      <translation>Zelle bearbeiten</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Tastenkürzel</translation>
    </message>
    <message>
      <source>Paste a column</source>
      <translation>Spalte einfügen</translation>
    </message>
    <message>
      <source>Sections</source>
      <translation>Bereiche</translation>
    </message>
  </context>
  <context>
    <name>Staff</name>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Employees</source>
      <translation>Mitarbeiter</translation>
    </message>
    <message>
      <source>Nobody</source>
      <translation>Niemand</translation>
    </message>
    <message>
      <source>Type a name or scan a badge</source>
      <translation>Namen eingeben oder Ausweis scannen</translation>
    </message>
    <message>
      <source>Who is here?</source>
      <translation>Wer ist hier?</translation>
    </message>
  </context>
  <context>
    <name>Start</name>
    <message>
      <source>Preparing the practice shop…</source>
      <translation>Demo-Geschäft wird vorbereitet…</translation>
    </message>
  </context>
  <context>
    <name>State</name>
    <message>
      <source>Deleted</source>
      <translation>Gelöscht</translation>
    </message>
    <message>
      <source>Needs you</source>
      <translation>Zu klären</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Neu</translation>
    </message>
    <message>
      <source>Not saved</source>
      <translation>Nicht gespeichert</translation>
    </message>
    <message>
      <source>Sending</source>
      <translation>Wird gesendet</translation>
    </message>
    <message>
      <source>Up to date</source>
      <translation>Synchronisiert</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Nicht gesendet</translation>
    </message>
  </context>
  <context>
    <name>StateSentence</name>
    <message>
      <source>Deleted.</source>
      <translation>Gelöscht.</translation>
    </message>
    <message>
      <source>Needs your decision.</source>
      <translation>Ihre Entscheidung ist nötig.</translation>
    </message>
    <message>
      <source>Not saved yet.</source>
      <translation>Noch nicht gespeichert.</translation>
    </message>
    <message>
      <source>Same as in the cloud.</source>
      <translation>Wie in der Cloud.</translation>
    </message>
    <message>
      <source>Saved here, waiting to be sent.</source>
      <translation>Hier gespeichert, noch nicht gesendet.</translation>
    </message>
    <message>
      <source>Sending now.</source>
      <translation>Wird gerade gesendet.</translation>
    </message>
    <message>
      <source>You can change this only in the cloud.</source>
      <translation>Das können Sie nur in der Cloud ändern.</translation>
    </message>
    <message>
      <source>You have not saved this yet.</source>
      <translation>Sie haben das noch nicht gespeichert.</translation>
    </message>
  </context>
  <context>
    <name>Status</name>
    <message numerus="yes">
      <source>%n change(s) waiting</source>
      <translation>
        <numerusform>%Ln Änderung zu senden</numerusform>
        <numerusform>%Ln Änderungen zu senden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n need(s) you</source>
      <translation>
        <numerusform>%Ln zu klären</numerusform>
        <numerusform>%Ln zu klären</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s)</source>
      <translation>
        <numerusform>%Ln Eintrag</numerusform>
        <numerusform>%Ln Einträge</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) need(s) your decision</source>
      <translation>
        <numerusform>%Ln Eintrag braucht Ihre Entscheidung</numerusform>
        <numerusform>%Ln Einträge brauchen Ihre Entscheidung</numerusform>
      </translation>
    </message>
    <message>
      <source>Checking less often until {time}</source>
      <translation>Seltenere Prüfung bis {time}</translation>
    </message>
    <message>
      <source>Decide…</source>
      <translation>Entscheiden…</translation>
    </message>
    <message>
      <source>Paused until {time}</source>
      <translation>Pausiert bis {time}</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Fortschritt</translation>
    </message>
    <message>
      <source>Sign in…</source>
      <translation>Anmelden…</translation>
    </message>
    <message>
      <source>Syncing…</source>
      <translation>Wird synchronisiert…</translation>
    </message>
    <message numerus="yes">
      <source>about %n minute(s) left</source>
      <translation>
        <numerusform>noch etwa %Ln Minute</numerusform>
        <numerusform>noch etwa %Ln Minuten</numerusform>
      </translation>
    </message>
    <message>
      <source>less than a minute left</source>
      <translation>noch weniger als eine Minute</translation>
    </message>
    <message numerus="yes">
      <source>not sent for %n day(s)</source>
      <translation>
        <numerusform>seit %Ln Tag nicht gesendet</numerusform>
        <numerusform>seit %Ln Tagen nicht gesendet</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>not synced for %n day(s)</source>
      <translation>
        <numerusform>seit %Ln Tag nicht synchronisiert</numerusform>
        <numerusform>seit %Ln Tagen nicht synchronisiert</numerusform>
      </translation>
    </message>
    <message>
      <source>not synced yet</source>
      <translation>noch nicht synchronisiert</translation>
    </message>
    <message>
      <source>sent {time}</source>
      <translation>gesendet {time}</translation>
    </message>
    <message>
      <source>synced {time}</source>
      <translation>synchronisiert {time}</translation>
    </message>
    <message>
      <source>until {time}</source>
      <translation>bis {time}</translation>
    </message>
    <message numerus="yes">
      <source>{used} of {budget} requests in %n minute(s)</source>
      <translation>
        <numerusform>{used} von {budget} Anfragen in %Ln Minute</numerusform>
        <numerusform>{used} von {budget} Anfragen in %Ln Minuten</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Step</name>
    <message>
      <source>Redo: {step}</source>
      <translation>Wiederholen: {step}</translation>
    </message>
    <message>
      <source>Redone: {step}</source>
      <translation>Wiederholt: {step}</translation>
    </message>
    <message>
      <source>Undo: {step}</source>
      <translation>Rückgängig: {step}</translation>
    </message>
    <message>
      <source>Undone: {step}</source>
      <translation>Rückgängig gemacht: {step}</translation>
    </message>
    <message>
      <source>anonymisation, {what}</source>
      <translation>Anonymisierung, {what}</translation>
    </message>
    <message>
      <source>bulk change, {what}</source>
      <translation>Sammeländerung, {what}</translation>
    </message>
    <message>
      <source>change, {what}</source>
      <translation>Änderung, {what}</translation>
    </message>
    <message>
      <source>decision, {what}</source>
      <translation>Entscheidung, {what}</translation>
    </message>
    <message>
      <source>deletion, {what}</source>
      <translation>Löschung, {what}</translation>
    </message>
    <message>
      <source>earlier value, {what}</source>
      <translation>früherer Wert, {what}</translation>
    </message>
    <message>
      <source>end of the plan {name}, {what}</source>
      <translation>Ende des Plans {name}, {what}</translation>
    </message>
    <message>
      <source>import, {what}</source>
      <translation>Import, {what}</translation>
    </message>
    <message>
      <source>invoice {invoice} of {name}, {what}</source>
      <translation>Rechnung {invoice} von {name}, {what}</translation>
    </message>
    <message>
      <source>merge, {what}</source>
      <translation>Zusammenführung, {what}</translation>
    </message>
    <message>
      <source>new record, {what}</source>
      <translation>neuer Eintrag, {what}</translation>
    </message>
    <message>
      <source>pasted column, {what}</source>
      <translation>eingefügte Spalte, {what}</translation>
    </message>
    <message>
      <source>plan {name}, {what}</source>
      <translation>Plan {name}, {what}</translation>
    </message>
    <message>
      <source>price list of {name}, {what}</source>
      <translation>Preisliste von {name}, {what}</translation>
    </message>
    <message>
      <source>restore, {what}</source>
      <translation>Wiederherstellung, {what}</translation>
    </message>
  </context>
  <context>
    <name>Stock</name>
    <message>
      <source>In stock</source>
      <translation>Auf Lager</translation>
    </message>
    <message>
      <source>Not in any warehouse yet</source>
      <translation>Noch in keinem Lager</translation>
    </message>
    <message>
      <source>Supplier price lists (on this computer)</source>
      <translation>Lieferantenpreislisten (auf diesem Computer)</translation>
    </message>
    <message>
      <source>as of {time}</source>
      <translation>Stand: {time}</translation>
    </message>
    <message>
      <source>bought for {price}</source>
      <translation>Einkauf: {price}</translation>
    </message>
    <message>
      <source>list as of {time}, without VAT</source>
      <translation>Preisliste: {time}, netto</translation>
    </message>
  </context>
  <context>
    <name>Storm</name>
    <message numerus="yes">
      <source>%n could not be decided this way</source>
      <translation>
        <numerusform>%Ln konnte so nicht entschieden werden</numerusform>
        <numerusform>%Ln konnten so nicht entschieden werden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) decided</source>
      <translation>
        <numerusform>%Ln Eintrag entschieden</numerusform>
        <numerusform>%Ln Einträge entschieden</numerusform>
      </translation>
    </message>
    <message>
      <source>Changes that another computer may already have sent are sent from here too; points may count twice.</source>
      <translation>Änderungen, die ein anderer Computer vielleicht schon gesendet hat, werden auch von hier gesendet; Punkte können doppelt zählen.</translation>
    </message>
    <message>
      <source>Count</source>
      <translation>Anzahl</translation>
    </message>
    <message>
      <source>Decisions</source>
      <translation>Entscheidungen</translation>
    </message>
    <message>
      <source>Keep mine</source>
      <translation>Meine behalten</translation>
    </message>
    <message>
      <source>Keep the cloud's</source>
      <translation>Cloud-Version behalten</translation>
    </message>
    <message>
      <source>Points that may already have been added are added again.</source>
      <translation>Punkte, die vielleicht schon gutgeschrieben sind, werden erneut gutgeschrieben.</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Einträge</translation>
    </message>
    <message>
      <source>Records deleted here are deleted in the cloud too.</source>
      <translation>Hier gelöschte Einträge werden auch in der Cloud gelöscht.</translation>
    </message>
    <message>
      <source>Records deleted in the cloud are deleted here too.</source>
      <translation>In der Cloud gelöschte Einträge werden auch hier gelöscht.</translation>
    </message>
    <message>
      <source>Records deleted in the cloud are kept.</source>
      <translation>In der Cloud gelöschte Einträge bleiben erhalten.</translation>
    </message>
    <message>
      <source>Replaced values stay in each record's history. You can undo this.</source>
      <translation>Ersetzte Werte bleiben im Verlauf jedes Eintrags. Sie können das rückgängig machen.</translation>
    </message>
    <message>
      <source>The cloud's values are kept. Changes made here are discarded.</source>
      <translation>Die Werte der Cloud bleiben erhalten. Hier gemachte Änderungen werden verworfen.</translation>
    </message>
    <message>
      <source>This computer's values are sent and replace the cloud's.</source>
      <translation>Die Werte dieses Computers werden gesendet und ersetzen die der Cloud.</translation>
    </message>
  </context>
  <context>
    <name>SupplierList</name>
    <message numerus="yes">
      <source>%n added</source>
      <translation>
        <numerusform>%Ln hinzugefügt</numerusform>
        <numerusform>%Ln hinzugefügt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n product(s) changed</source>
      <translation>
        <numerusform>%Ln Artikel geändert</numerusform>
        <numerusform>%Ln Artikel geändert</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n purchase price(s) noted on this computer</source>
      <translation>
        <numerusform>%Ln Einkaufspreis auf diesem Computer notiert</numerusform>
        <numerusform>%Ln Einkaufspreise auf diesem Computer notiert</numerusform>
      </translation>
    </message>
    <message>
      <source>(choose)</source>
      <translation>(auswählen)</translation>
    </message>
    <message>
      <source>Bought for</source>
      <translation>Einkauf</translation>
    </message>
    <message>
      <source>Category of new products</source>
      <translation>Kategorie neuer Artikel</translation>
    </message>
    <message>
      <source>Changed</source>
      <translation>Geändert</translation>
    </message>
    <message>
      <source>Code</source>
      <translation>Code</translation>
    </message>
    <message>
      <source>Compare</source>
      <translation>Vergleichen</translation>
    </message>
    <message>
      <source>Currency</source>
      <translation>Währung</translation>
    </message>
    <message>
      <source>Exchange rate</source>
      <translation>Wechselkurs</translation>
    </message>
    <message>
      <source>Lines</source>
      <translation>Zeilen</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Neu</translation>
    </message>
    <message>
      <source>No longer in the list</source>
      <translation>Nicht mehr in der Liste</translation>
    </message>
    <message>
      <source>Nothing ticked</source>
      <translation>Nichts angehakt</translation>
    </message>
    <message>
      <source>Percentage</source>
      <translation>Prozentsatz</translation>
    </message>
    <message>
      <source>Pieces per price</source>
      <translation>Stück pro Preis</translation>
    </message>
    <message>
      <source>Prices with VAT</source>
      <translation>Bruttopreise</translation>
    </message>
    <message>
      <source>Purchase prices change now, selling prices at a time that you choose.</source>
      <translation>Einkaufspreise ändern sich sofort, Verkaufspreise zur gewählten Zeit.</translation>
    </message>
    <message>
      <source>Purchase prices stay on this computer; the cloud and other computers do not get them.</source>
      <translation>Einkaufspreise bleiben auf diesem Computer; die Cloud und andere Computer erhalten sie nicht.</translation>
    </message>
    <message>
      <source>Selling price</source>
      <translation>Verkaufspreis</translation>
    </message>
    <message>
      <source>Sold for</source>
      <translation>Verkauf</translation>
    </message>
    <message>
      <source>Supplier</source>
      <translation>Lieferant</translation>
    </message>
    <message>
      <source>Supplier price list</source>
      <translation>Lieferantenpreisliste</translation>
    </message>
    <message>
      <source>Supplier price list…</source>
      <translation>Lieferantenpreisliste…</translation>
    </message>
    <message>
      <source>Tick all</source>
      <translation>Alle anhaken</translation>
    </message>
    <message>
      <source>Tick none</source>
      <translation>Keine anhaken</translation>
    </message>
    <message>
      <source>To check</source>
      <translation>Zu prüfen</translation>
    </message>
    <message>
      <source>Unchanged</source>
      <translation>Unverändert</translation>
    </message>
    <message>
      <source>Unknown</source>
      <translation>Unbekannt</translation>
    </message>
    <message numerus="yes">
      <source>add %n</source>
      <translation>
        <numerusform>%Ln hinzufügen</numerusform>
        <numerusform>%Ln hinzufügen</numerusform>
      </translation>
    </message>
    <message>
      <source>by a margin</source>
      <translation>nach Marge</translation>
    </message>
    <message>
      <source>by a markup</source>
      <translation>nach Aufschlag</translation>
    </message>
    <message numerus="yes">
      <source>change %n product(s)</source>
      <translation>
        <numerusform>%Ln Artikel ändern</numerusform>
        <numerusform>%Ln Artikel ändern</numerusform>
      </translation>
    </message>
    <message>
      <source>not changed</source>
      <translation>nicht geändert</translation>
    </message>
    <message numerus="yes">
      <source>note %n purchase price(s) on this computer</source>
      <translation>
        <numerusform>%Ln Einkaufspreis auf diesem Computer notieren</numerusform>
        <numerusform>%Ln Einkaufspreise auf diesem Computer notieren</numerusform>
      </translation>
    </message>
    <message>
      <source>nothing changed</source>
      <translation>nichts geändert</translation>
    </message>
    <message>
      <source>same as most from this supplier</source>
      <translation>wie die meisten dieses Lieferanten</translation>
    </message>
    <message>
      <source>the shop's</source>
      <translation>des Geschäfts</translation>
    </message>
    <message>
      <source>ticked: removes this supplier from the product</source>
      <translation>angehakt: entfernt diesen Lieferanten vom Artikel</translation>
    </message>
  </context>
  <context>
    <name>Sync</name>
    <message numerus="yes">
      <source>%n attempt(s)</source>
      <translation>
        <numerusform>%Ln Versuch</numerusform>
        <numerusform>%Ln Versuche</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hour(s)</source>
      <translation>
        <numerusform>%Ln Stunde</numerusform>
        <numerusform>%Ln Stunden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n minute(s)</source>
      <translation>
        <numerusform>%Ln Minute</numerusform>
        <numerusform>%Ln Minuten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n note(s)</source>
      <translation>
        <numerusform>%Ln Hinweis</numerusform>
        <numerusform>%Ln Hinweise</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n received</source>
      <translation>
        <numerusform>%Ln empfangen</numerusform>
        <numerusform>%Ln empfangen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n second(s)</source>
      <translation>
        <numerusform>%Ln Sekunde</numerusform>
        <numerusform>%Ln Sekunden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n sent</source>
      <translation>
        <numerusform>%Ln gesendet</numerusform>
        <numerusform>%Ln gesendet</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n×</source>
      <translation>
        <numerusform>%Ln×</numerusform>
        <numerusform>%Ln×</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Actual interval: {seconds} s, when idle {idle} s. This computer may make %n request(s) in {minutes} min.</source>
      <translation>
        <numerusform>Tatsächlich alle {seconds} s, im Leerlauf alle {idle} s. Dieser Computer darf %Ln Anfrage in {minutes} min stellen.</numerusform>
        <numerusform>Tatsächlich alle {seconds} s, im Leerlauf alle {idle} s. Dieser Computer darf %Ln Anfragen in {minutes} min stellen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Automatic sync is off. Use “Sync now”.</source>
      <translation>Die automatische Synchronisierung ist aus. Verwenden Sie „Jetzt synchronisieren“.</translation>
    </message>
    <message>
      <source>Check for changes every</source>
      <translation>Nach Änderungen suchen alle</translation>
    </message>
    <message>
      <source>Checking less often until {time}: the request limit is used up.</source>
      <translation>Seltenere Prüfung bis {time}: Das Anfragelimit ist erreicht.</translation>
    </message>
    <message>
      <source>Compares every record with the cloud. Unsent changes stay as they are.</source>
      <translation>Vergleicht jeden Eintrag mit der Cloud. Nicht gesendete Änderungen bleiben unverändert.</translation>
    </message>
    <message>
      <source>Continue now</source>
      <translation>Jetzt fortsetzen</translation>
    </message>
    <message>
      <source>Counterfoil continues automatically.</source>
      <translation>Counterfoil macht automatisch weiter.</translation>
    </message>
    <message>
      <source>Download everything again</source>
      <translation>Alles neu herunterladen</translation>
    </message>
    <message>
      <source>Duration</source>
      <translation>Dauer</translation>
    </message>
    <message>
      <source>Everything is saved on this computer. You can still use “Sync now”.</source>
      <translation>Alles ist auf diesem Computer gespeichert. „Jetzt synchronisieren“ ist weiterhin möglich.</translation>
    </message>
    <message>
      <source>Everything is synced</source>
      <translation>Alles synchronisiert</translation>
    </message>
    <message>
      <source>Fields</source>
      <translation>Felder</translation>
    </message>
    <message>
      <source>Found</source>
      <translation>Erkannt</translation>
    </message>
    <message>
      <source>History</source>
      <translation>Verlauf</translation>
    </message>
    <message>
      <source>How current each list is</source>
      <translation>Aktualität der Listen</translation>
    </message>
    <message>
      <source>Keep all mine…</source>
      <translation>Alle meine behalten…</translation>
    </message>
    <message>
      <source>Keep all the cloud's…</source>
      <translation>Alle Cloud-Versionen behalten…</translation>
    </message>
    <message>
      <source>Keep mine for these…</source>
      <translation>Für diese meine behalten…</translation>
    </message>
    <message>
      <source>Keep the cloud's for these…</source>
      <translation>Für diese Cloud-Version behalten…</translation>
    </message>
    <message>
      <source>Last checked</source>
      <translation>Zuletzt geprüft</translation>
    </message>
    <message>
      <source>Last full check</source>
      <translation>Letzte Vollprüfung</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Liste</translation>
    </message>
    <message>
      <source>Needs you</source>
      <translation>Zu klären</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Nächste</translation>
    </message>
    <message>
      <source>Next check</source>
      <translation>Nächste Prüfung</translation>
    </message>
    <message>
      <source>Next check in less than a minute.</source>
      <translation>Nächste Prüfung in weniger als einer Minute.</translation>
    </message>
    <message>
      <source>Next check {time}.</source>
      <translation>Nächste Prüfung: {time}.</translation>
    </message>
    <message>
      <source>Next try</source>
      <translation>Nächster Versuch</translation>
    </message>
    <message>
      <source>No sync yet</source>
      <translation>Noch keine Synchronisierung</translation>
    </message>
    <message>
      <source>Nobody is signed in on this computer. You can keep working.</source>
      <translation>Auf diesem Computer ist niemand angemeldet. Sie können weiterarbeiten.</translation>
    </message>
    <message>
      <source>Not downloaded yet</source>
      <translation>Noch nicht heruntergeladen</translation>
    </message>
    <message>
      <source>Not updated for some time</source>
      <translation>Seit einiger Zeit nicht aktualisiert</translation>
    </message>
    <message>
      <source>Nothing downloaded from a cloud yet. Everything is saved on this computer.</source>
      <translation>Noch nichts aus einer Cloud heruntergeladen. Alles ist auf diesem Computer gespeichert.</translation>
    </message>
    <message>
      <source>Nothing needs your decision</source>
      <translation>Keine Entscheidung nötig</translation>
    </message>
    <message>
      <source>Nothing waiting</source>
      <translation>Nichts zu senden</translation>
    </message>
    <message>
      <source>Only you can decide this. Everything else is automatic.</source>
      <translation>Das können nur Sie entscheiden. Alles andere läuft automatisch.</translation>
    </message>
    <message>
      <source>Open the record</source>
      <translation>Eintrag öffnen</translation>
    </message>
    <message>
      <source>Other computers used about {others}.</source>
      <translation>Andere Computer haben etwa {others} verbraucht.</translation>
    </message>
    <message>
      <source>Pause for an hour</source>
      <translation>Eine Stunde pausieren</translation>
    </message>
    <message>
      <source>Previous</source>
      <translation>Vorherige</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Grund</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Eintrag</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Einträge</translation>
    </message>
    <message>
      <source>Requests used</source>
      <translation>Verbrauchte Anfragen</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Schedule</source>
      <translation>Zeitplan</translation>
    </message>
    <message>
      <source>Sections of the page</source>
      <translation>Bereiche der Seite</translation>
    </message>
    <message>
      <source>Since</source>
      <translation>Seit</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>Status</translation>
    </message>
    <message>
      <source>The cloud no longer accepts the token. You can keep working.</source>
      <translation>Die Cloud nimmt das Token nicht mehr an. Sie können weiterarbeiten.</translation>
    </message>
    <message>
      <source>The cloud's clock is or was wrong: records are dated in the future ({lists}). Nothing is lost. Tell the vendor.</source>
      <translation>Die Uhr der Cloud geht oder ging falsch: Einträge sind in der Zukunft datiert ({lists}). Nichts ist verloren. Informieren Sie den Anbieter.</translation>
    </message>
    <message>
      <source>The request limit is used up. Your changes are still sent.</source>
      <translation>Das Anfragelimit ist erreicht. Ihre Änderungen werden trotzdem gesendet.</translation>
    </message>
    <message>
      <source>The token on this computer cannot be read. Sign in again; you can keep working.</source>
      <translation>Das Token auf diesem Computer ist nicht lesbar. Melden Sie sich erneut an; Sie können weiterarbeiten.</translation>
    </message>
    <message>
      <source>This computer's clock is wrong: the cloud's shows {time}. Planned prices wait. Set the clock.</source>
      <translation>Die Uhr dieses Computers geht falsch: die der Cloud zeigt {time}. Geplante Preise warten. Stellen Sie die Uhr.</translation>
    </message>
    <message>
      <source>This computer's share: {share} of {budget}.</source>
      <translation>Anteil dieses Computers: {share} von {budget}.</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Zeit</translation>
    </message>
    <message>
      <source>Try all again</source>
      <translation>Alles erneut versuchen</translation>
    </message>
    <message>
      <source>Up to date</source>
      <translation>Aktuell</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Nicht gesendet</translation>
    </message>
    <message>
      <source>Waiting to be checked</source>
      <translation>Wartet auf Prüfung</translation>
    </message>
    <message>
      <source>Waits until {time}</source>
      <translation>Wartet bis {time}</translation>
    </message>
    <message>
      <source>What changed</source>
      <translation>Änderung</translation>
    </message>
    <message>
      <source>You can keep working. Everything is saved here and sent later.</source>
      <translation>Sie können weiterarbeiten. Alles wird hier gespeichert und später gesendet.</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>und noch %Ln</numerusform>
        <numerusform>und %Ln weitere</numerusform>
      </translation>
    </message>
    <message>
      <source>deleted</source>
      <translation>gelöscht</translation>
    </message>
    <message>
      <source>in a moment</source>
      <translation>gleich</translation>
    </message>
    <message>
      <source>new</source>
      <translation>neu</translation>
    </message>
    <message>
      <source>not yet</source>
      <translation>noch nicht</translation>
    </message>
    <message>
      <source>{first}–{last} of {total}</source>
      <translation>{first}–{last} von {total}</translation>
    </message>
    <message>
      <source>{seconds} s</source>
      <translation>{seconds} s</translation>
    </message>
  </context>
  <context>
    <name>Toast</name>
    <message numerus="yes">
      <source>%n record(s) deleted</source>
      <translation>
        <numerusform>%Ln Eintrag gelöscht</numerusform>
        <numerusform>%Ln Einträge gelöscht</numerusform>
      </translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Decided</source>
      <translation>Entschieden</translation>
    </message>
    <message>
      <source>Not saved: {why}</source>
      <translation>Nicht gespeichert: {why}</translation>
    </message>
    <message>
      <source>Nothing needs your decision</source>
      <translation>Keine Entscheidung nötig</translation>
    </message>
    <message>
      <source>Nothing to redo</source>
      <translation>Nichts zu wiederholen</translation>
    </message>
    <message>
      <source>Nothing to undo</source>
      <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
      <source>Saved on this computer</source>
      <translation>Auf diesem Computer gespeichert</translation>
    </message>
    <message>
      <source>Saved. The filter hides it.</source>
      <translation>Gespeichert. Der Filter blendet den Eintrag aus.</translation>
    </message>
    <message>
      <source>Saved. The search hides it.</source>
      <translation>Gespeichert. Die Suche blendet den Eintrag aus.</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Anzeigen</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
  </context>
  <context>
    <name>Token</name>
    <message>
      <source>Other users of this computer can read the file {file}.</source>
      <translation>Andere Benutzer dieses Computers können die Datei {file} lesen.</translation>
    </message>
    <message>
      <source>The file {file} cannot be read.</source>
      <translation>Die Datei {file} kann nicht gelesen werden.</translation>
    </message>
    <message>
      <source>The token is missing.</source>
      <translation>Das Token fehlt.</translation>
    </message>
  </context>
  <context>
    <name>Tour</name>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Decisions, low stock, changes since yesterday. Click a line to open it.</source>
      <translation>Entscheidungen, niedriger Bestand, Änderungen seit gestern. Klicken Sie auf eine Zeile, um sie zu öffnen.</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Fertig</translation>
    </message>
    <message>
      <source>End</source>
      <translation>Beenden</translation>
    </message>
    <message>
      <source>Everything by name or shortcut</source>
      <translation>Alles über Name oder Tastenkürzel</translation>
    </message>
    <message>
      <source>Everything you save is on this computer at once and is sent when the cloud answers. Choose a state here to see unsent changes.</source>
      <translation>Alles, was Sie speichern, ist sofort auf diesem Computer und wird gesendet, sobald die Cloud antwortet. Wählen Sie hier einen Status, um nicht gesendete Änderungen zu sehen.</translation>
    </message>
    <message>
      <source>Find a record</source>
      <translation>Eintrag finden</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>This line shows whether everything is synced and when the cloud was last checked. Without a connection you keep working.</source>
      <translation>Diese Zeile zeigt, ob alles synchronisiert ist und wann die Cloud zuletzt geprüft wurde. Ohne Verbindung können Sie weiterarbeiten.</translation>
    </message>
    <message>
      <source>Type part of a name, a phone number or a code, or scan it. Enter opens the best match.</source>
      <translation>Geben Sie einen Teil eines Namens, eine Telefonnummer oder einen Code ein oder scannen Sie ihn. Enter öffnet den besten Treffer.</translation>
    </message>
    <message>
      <source>Unsent changes</source>
      <translation>Nicht gesendete Änderungen</translation>
    </message>
    <message>
      <source>Up to date with the cloud</source>
      <translation>Mit der Cloud synchronisiert</translation>
    </message>
    <message>
      <source>What needs you today</source>
      <translation>Was heute zu klären ist</translation>
    </message>
    <message>
      <source>{number} of {all}</source>
      <translation>{number} von {all}</translation>
    </message>
    <message>
      <source>{palette} finds records and runs commands, {keys} lists the shortcuts. This menu has the rest; the tour is under Help.</source>
      <translation>{palette} findet Einträge und führt Befehle aus, {keys} zeigt die Tastenkürzel. Alles Weitere ist in diesem Menü, der Rundgang unter „Hilfe“.</translation>
    </message>
  </context>
  <context>
    <name>Tray</name>
    <message>
      <source>Open Counterfoil</source>
      <translation>Counterfoil öffnen</translation>
    </message>
  </context>
  <context>
    <name>Undo</name>
    <message numerus="yes">
      <source>%n record(s) added by it will be deleted.</source>
      <translation>
        <numerusform>%Ln dabei angelegter Eintrag wird gelöscht.</numerusform>
        <numerusform>%Ln dabei angelegte Einträge werden gelöscht.</numerusform>
      </translation>
    </message>
    <message>
      <source>Cannot be undone: {step}.</source>
      <translation>Nicht rückgängig zu machen: {step}.</translation>
    </message>
    <message>
      <source>Done {time}.</source>
      <translation>Ausgeführt {time}.</translation>
    </message>
    <message>
      <source>It is not the newest step. What was changed since stays as it is.</source>
      <translation>Das ist nicht der letzte Schritt. Was seitdem geändert wurde, bleibt, wie es ist.</translation>
    </message>
    <message>
      <source>Redoing…</source>
      <translation>Wird wiederholt…</translation>
    </message>
    <message>
      <source>Stopped; nothing was changed</source>
      <translation>Angehalten; nichts wurde geändert</translation>
    </message>
    <message>
      <source>Stopping; nothing changes…</source>
      <translation>Wird angehalten; nichts wird geändert…</translation>
    </message>
    <message>
      <source>Undo again for the step before it: {step}.</source>
      <translation>Nochmaliges Rückgängigmachen betrifft den Schritt davor: {step}.</translation>
    </message>
    <message>
      <source>Undoing…</source>
      <translation>Wird rückgängig gemacht…</translation>
    </message>
  </context>
  <context>
    <name>Update</name>
    <message>
      <source>Check now</source>
      <translation>Jetzt prüfen</translation>
    </message>
    <message>
      <source>Checking for updates…</source>
      <translation>Suche nach Updates…</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Counterfoil was installed for all users of this computer. Ask the person who installed it to install updates.</source>
      <translation>Counterfoil wurde für alle Benutzer dieses Computers installiert. Bitten Sie die Person, die es installiert hat, Updates zu installieren.</translation>
    </message>
    <message>
      <source>Install and restart</source>
      <translation>Installieren und neu starten</translation>
    </message>
    <message>
      <source>It is installed only when you close Counterfoil.</source>
      <translation>Sie wird erst installiert, wenn Sie Counterfoil schließen.</translation>
    </message>
    <message>
      <source>No update information since {date}. Check the internet connection and this computer's date, or look for an update on the web.</source>
      <translation>Keine Update-Informationen seit {date}. Prüfen Sie die Internetverbindung und das Datum dieses Computers oder suchen Sie im Web nach einem Update.</translation>
    </message>
    <message>
      <source>No update is ready.</source>
      <translation>Kein Update bereit.</translation>
    </message>
    <message>
      <source>This copy was not installed by an installer, so it does not check for updates.</source>
      <translation>Diese Kopie wurde nicht mit einem Installationsprogramm installiert und sucht daher nicht nach Updates.</translation>
    </message>
    <message>
      <source>This is the latest version.</source>
      <translation>Das ist die neueste Version.</translation>
    </message>
    <message>
      <source>This is version {version}.</source>
      <translation>Das ist Version {version}.</translation>
    </message>
    <message>
      <source>This trial version never finds updates. Install a released version.</source>
      <translation>Diese Testversion findet nie Updates. Installieren Sie eine veröffentlichte Version.</translation>
    </message>
    <message>
      <source>This version has no description.</source>
      <translation>Für diese Version gibt es keine Beschreibung.</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>Version {version}</translation>
    </message>
    <message>
      <source>Version {version} is ready</source>
      <translation>Version {version} ist bereit</translation>
    </message>
    <message>
      <source>Version {version} is ready; it is installed when you close Counterfoil.</source>
      <translation>Version {version} ist bereit; sie wird installiert, wenn Sie Counterfoil schließen.</translation>
    </message>
    <message>
      <source>Version {version} was withdrawn by its publisher. A newer one will be installed when available.</source>
      <translation>Version {version} wurde vom Herausgeber zurückgezogen. Eine neuere wird installiert, sobald sie verfügbar ist.</translation>
    </message>
    <message>
      <source>What's new</source>
      <translation>Neuerungen</translation>
    </message>
  </context>
  <context>
    <name>Value</name>
    <message>
      <source>no</source>
      <translation>nein</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ja</translation>
    </message>
  </context>
  <context>
    <name>View</name>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Delete a view</source>
      <translation>Ansicht löschen</translation>
    </message>
    <message>
      <source>Everything</source>
      <translation>Alles</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <source>Save this view</source>
      <translation>Diese Ansicht speichern</translation>
    </message>
    <message>
      <source>Save this view…</source>
      <translation>Diese Ansicht speichern…</translation>
    </message>
    <message>
      <source>Saved views</source>
      <translation>Gespeicherte Ansichten</translation>
    </message>
    <message>
      <source>View name</source>
      <translation>Name der Ansicht</translation>
    </message>
  </context>
  <context>
    <name>WaitAction</name>
    <message>
      <source>Correct the record</source>
      <translation>Eintrag korrigieren</translation>
    </message>
    <message>
      <source>Decide</source>
      <translation>Entscheiden</translation>
    </message>
    <message>
      <source>Sent automatically</source>
      <translation>Wird automatisch gesendet</translation>
    </message>
    <message>
      <source>Sign in</source>
      <translation>Anmelden</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Erneut versuchen</translation>
    </message>
  </context>
  <context>
    <name>WaitReason</name>
    <message>
      <source>Another new record must be sent first</source>
      <translation>Zuerst muss ein anderer neuer Eintrag gesendet werden</translation>
    </message>
    <message>
      <source>Another record must be corrected first</source>
      <translation>Zuerst muss ein anderer Eintrag korrigiert werden</translation>
    </message>
    <message>
      <source>Not sent yet</source>
      <translation>Noch nicht gesendet</translation>
    </message>
    <message>
      <source>Sending is paused</source>
      <translation>Das Senden ist pausiert</translation>
    </message>
    <message>
      <source>Sending…</source>
      <translation>Wird gesendet…</translation>
    </message>
    <message>
      <source>Sign in to send</source>
      <translation>Zum Senden anmelden</translation>
    </message>
  </context>
  <context>
    <name>Webhooks</name>
    <message numerus="yes">
      <source>%n webhook(s) removed</source>
      <translation>
        <numerusform>%Ln Webhook entfernt</numerusform>
        <numerusform>%Ln Webhooks entfernt</numerusform>
      </translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adresse</translation>
    </message>
    <message>
      <source>Calling…</source>
      <translation>Wird aufgerufen…</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Change a webhook</source>
      <translation>Webhook ändern</translation>
    </message>
    <message>
      <source>Change…</source>
      <translation>Ändern…</translation>
    </message>
    <message>
      <source>Counterfoil registers a new webhook with these values, then removes the old one.</source>
      <translation>Counterfoil registriert einen neuen Webhook mit diesen Werten und entfernt dann den alten.</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>Ereignis</translation>
    </message>
    <message>
      <source>In the cloud</source>
      <translation>In der Cloud</translation>
    </message>
    <message>
      <source>It answered {status}: it did not accept the call.</source>
      <translation>Antwort {status}: Der Aufruf wurde nicht angenommen.</translation>
    </message>
    <message>
      <source>It answered {status}: the call was delivered.</source>
      <translation>Antwort {status}: Der Aufruf wurde zugestellt.</translation>
    </message>
    <message>
      <source>Last calls</source>
      <translation>Letzte Aufrufe</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Methode</translation>
    </message>
    <message>
      <source>Not delivered</source>
      <translation>Nicht zugestellt</translation>
    </message>
    <message>
      <source>On this computer</source>
      <translation>Auf diesem Computer</translation>
    </message>
    <message>
      <source>Programs notified of changes</source>
      <translation>Bei Änderungen benachrichtigte Programme</translation>
    </message>
    <message>
      <source>Receiver</source>
      <translation>Empfänger</translation>
    </message>
    <message>
      <source>Receiver settings…</source>
      <translation>Einstellungen des Empfängers…</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Einträge</translation>
    </message>
    <message>
      <source>Register and remove the old one</source>
      <translation>Registrieren und den alten entfernen</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Entfernen</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Test call</source>
      <translation>Testaufruf</translation>
    </message>
    <message>
      <source>The cloud cannot change a webhook. A change registers a new one, then removes the old one.</source>
      <translation>Die Cloud kann einen Webhook nicht ändern. Bei einer Änderung wird ein neuer registriert und dann der alte entfernt.</translation>
    </message>
    <message>
      <source>The new webhook is waiting to be registered; then the old one is removed</source>
      <translation>Der neue Webhook wartet auf die Registrierung; dann wird der alte entfernt</translation>
    </message>
    <message>
      <source>The server is off. Events wait until you turn it on.</source>
      <translation>Der Server ist aus. Ereignisse warten, bis Sie ihn einschalten.</translation>
    </message>
    <message>
      <source>They are registered on this computer's server and never reach the cloud.</source>
      <translation>Sie sind auf dem Server dieses Computers registriert und gelangen nie in die Cloud.</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Zeit</translation>
    </message>
    <message>
      <source>Try undelivered calls again</source>
      <translation>Nicht zugestellte erneut versuchen</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Wartend</translation>
    </message>
    <message>
      <source>Webhook groups</source>
      <translation>Webhook-Gruppen</translation>
    </message>
    <message>
      <source>delivered</source>
      <translation>zugestellt</translation>
    </message>
    <message>
      <source>next try {time}: {why}</source>
      <translation>nächster Versuch {time}: {why}</translation>
    </message>
    <message>
      <source>not delivered: {why}</source>
      <translation>nicht zugestellt: {why}</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>wartet</translation>
    </message>
  </context>
  <context>
    <name>When</name>
    <message>
      <source>today {time}</source>
      <translation>heute {time}</translation>
    </message>
    <message>
      <source>yesterday {time}</source>
      <translation>gestern {time}</translation>
    </message>
  </context>
  <context>
    <name>Window</name>
    <message>
      <source>Practice: {name}</source>
      <translation>Demo: {name}</translation>
    </message>
  </context>
</TS>
