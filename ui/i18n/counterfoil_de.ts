<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
  <context>
    <name>About</name>
    <message>
      <source>Copy for a message</source>
      <translation>Für eine Nachricht kopieren</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>Lizenz</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Lizenzen</translation>
    </message>
    <message>
      <source>Part</source>
      <translation>Teil</translation>
    </message>
    <message>
      <source>Text of the licence</source>
      <translation>Text der Lizenz</translation>
    </message>
    <message>
      <source>The back office of the shop's counter, with the internet or without it.</source>
      <translation>Das Büro hinter der Ladentheke, mit und ohne Internet.</translation>
    </message>
    <message>
      <source>The package has no text; its licence is named above.</source>
      <translation>Das Paket enthält keinen Text; seine Lizenz steht oben.</translation>
    </message>
    <message>
      <source>The pictures are from Lucide, under the ISC licence.</source>
      <translation>Die Bilder stammen von Lucide, unter der ISC-Lizenz.</translation>
    </message>
    <message>
      <source>The sources of these versions of Qt and PySide6 are kept at {qt} and {pyside}.</source>
      <translation>Die Quelltexte dieser Versionen von Qt und PySide6 liegen unter {qt} und {pyside}.</translation>
    </message>
    <message>
      <source>The window is made with Qt and PySide6, used under the GNU Lesser General Public License, version 3. They lie beside the program as libraries of their own, so that you may put another version in their place.</source>
      <translation>Das Fenster ist mit Qt und PySide6 gemacht, die unter der GNU Lesser General Public License, Version 3, verwendet werden. Sie liegen als eigene Bibliotheken neben dem Programm, sodass Sie sie durch eine andere Version ersetzen können.</translation>
    </message>
    <message>
      <source>Version</source>
      <translation>Version</translation>
    </message>
    <message>
      <source>What is shipped</source>
      <translation>Was mitgeliefert wird</translation>
    </message>
  </context>
  <context>
    <name>Action</name>
    <message>
      <source>Add a condition</source>
      <translation>Bedingung hinzufügen</translation>
    </message>
    <message>
      <source>Change the selected records</source>
      <translation>Ausgewählte Einträge ändern</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Spalten</translation>
    </message>
    <message>
      <source>Connect to a cloud...</source>
      <translation>Mit einer Cloud verbinden...</translation>
    </message>
    <message>
      <source>Copy as new</source>
      <translation>Als neuen Eintrag kopieren</translation>
    </message>
    <message>
      <source>Decide</source>
      <translation>Entscheiden</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <source>Export</source>
      <translation>Exportieren</translation>
    </message>
    <message>
      <source>Find or do anything</source>
      <translation>Alles finden oder tun</translation>
    </message>
    <message>
      <source>Fold or unfold the sections</source>
      <translation>Bereiche ein- oder ausklappen</translation>
    </message>
    <message>
      <source>Import</source>
      <translation>Importieren</translation>
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
      <source>Lock to looking only, or unlock</source>
      <translation>Nur ansehen: sperren oder entsperren</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Neu</translation>
    </message>
    <message>
      <source>New prices</source>
      <translation>Neue Preise</translation>
    </message>
    <message>
      <source>Next pane</source>
      <translation>Nächster Bereich</translation>
    </message>
    <message>
      <source>Next record</source>
      <translation>Nächster Eintrag</translation>
    </message>
    <message>
      <source>Previous pane</source>
      <translation>Voriger Bereich</translation>
    </message>
    <message>
      <source>Previous record</source>
      <translation>Voriger Eintrag</translation>
    </message>
    <message>
      <source>Print labels</source>
      <translation>Preisschilder drucken</translation>
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
      <source>Revert</source>
      <translation>Verwerfen</translation>
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
      <source>Sign out...</source>
      <translation>Abmelden...</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>Kleinere Schrift</translation>
    </message>
    <message>
      <source>Sync now</source>
      <translation>Jetzt synchronisieren</translation>
    </message>
    <message>
      <source>Try the scanner</source>
      <translation>Scanner ausprobieren</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Usual text size</source>
      <translation>Übliche Schriftgröße</translation>
    </message>
    <message>
      <source>What is new in the next version</source>
      <translation>Was in der nächsten Version neu ist</translation>
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
      <source>Synchronising</source>
      <translation>Synchronisieren</translation>
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
    <name>Backup</name>
    <message numerus="yes">
      <source>%n change(s) waiting to be sent are kept and go on waiting.</source>
      <translation>
        <numerusform>%Ln nicht gesendete Änderung bleibt und wartet weiter.</numerusform>
        <numerusform>%Ln nicht gesendete Änderungen bleiben und warten weiter.</numerusform>
      </translation>
    </message>
    <message>
      <source>A backup is made by itself on days with changes, and the last three are kept beside the records, with one of a week and one of a month ago. Unsent changes are kept apart from them as well.</source>
      <translation>Eine Sicherung entsteht von selbst an Tagen mit Änderungen; die letzten drei bleiben neben den Datensätzen, dazu je eine von vor einer Woche und von vor einem Monat. Nicht gesendete Änderungen werden außerdem getrennt aufbewahrt.</translation>
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
      <source>Back up to a file...</source>
      <translation>In eine Datei sichern...</translation>
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
      <source>Decide later</source>
      <translation>Später entscheiden</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Datei</translation>
    </message>
    <message>
      <source>Go on without it</source>
      <translation>Ohne sie weitermachen</translation>
    </message>
    <message>
      <source>Here</source>
      <translation>Hier</translation>
    </message>
    <message>
      <source>In the backup</source>
      <translation>In der Sicherung</translation>
    </message>
    <message>
      <source>It holds as many records as there are here.</source>
      <translation>Sie enthält so viele Einträge, wie es hier gibt.</translation>
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
      <source>Made</source>
      <translation>Erstellt</translation>
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
      <source>Restore from a file...</source>
      <translation>Aus Datei wiederherstellen...</translation>
    </message>
    <message>
      <source>Restore the backup of {when}?</source>
      <translation>Sicherung von {when} wiederherstellen?</translation>
    </message>
    <message>
      <source>Restore...</source>
      <translation>Wiederherstellen...</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Größe</translation>
    </message>
    <message>
      <source>The backup is restored.</source>
      <translation>Die Sicherung ist wiederhergestellt.</translation>
    </message>
    <message>
      <source>The records here are backed up first. Then the cloud is read from the beginning, so that nothing older than the cloud stays.</source>
      <translation>Zuerst werden die Einträge hier gesichert. Dann wird die Cloud von vorn gelesen, damit nichts bleibt, was älter ist als in der Cloud.</translation>
    </message>
    <message>
      <source>There is no backup yet.</source>
      <translation>Es gibt noch keine Sicherung.</translation>
    </message>
    <message>
      <source>What differs</source>
      <translation>Was sich unterscheidet</translation>
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
      <source>Done. Close this page and go back to Counterfoil.</source>
      <translation>Fertig. Schließen Sie diese Seite und kehren Sie zu Counterfoil zurück.</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Open the browser</source>
      <translation>Browser öffnen</translation>
    </message>
    <message>
      <source>Sign in in the browser; this goes on by itself.</source>
      <translation>Melden Sie sich im Browser an; hier geht es dann von selbst weiter.</translation>
    </message>
    <message>
      <source>Sign-in page</source>
      <translation>Anmeldeseite</translation>
    </message>
    <message>
      <source>The browser does not open. Open this address in it:</source>
      <translation>Der Browser öffnet sich nicht. Öffnen Sie darin diese Adresse:</translation>
    </message>
    <message>
      <source>This is not what was asked for. Begin again in Counterfoil.</source>
      <translation>Das ist nicht die Antwort auf unsere Anfrage. Beginnen Sie in Counterfoil von vorn.</translation>
    </message>
    <message>
      <source>Type the whole address, beginning with https://</source>
      <translation>Geben Sie die ganze Adresse ein, beginnend mit https://</translation>
    </message>
  </context>
  <context>
    <name>Bulk</name>
    <message numerus="yes">
      <source>%n are deleted.</source>
      <translation>
        <numerusform>%Ln ist gelöscht.</numerusform>
        <numerusform>%Ln sind gelöscht.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n are so already.</source>
      <translation>
        <numerusform>%Ln ist schon so.</numerusform>
        <numerusform>%Ln sind schon so.</numerusform>
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
      <source>Add these tags</source>
      <translation>Diese Etiketten hinzufügen</translation>
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
      <source>Change a field...</source>
      <translation>Feld ändern...</translation>
    </message>
    <message>
      <source>Changes with it</source>
      <translation>Ändert sich auch</translation>
    </message>
    <message>
      <source>Do not round</source>
      <translation>Nicht runden</translation>
    </message>
    <message>
      <source>Empty this field</source>
      <translation>Feld leeren</translation>
    </message>
    <message>
      <source>Looking...</source>
      <translation>Wird geprüft...</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Eintrag</translation>
    </message>
    <message>
      <source>Round to</source>
      <translation>Runden auf</translation>
    </message>
    <message>
      <source>Select nothing</source>
      <translation>Auswahl aufheben</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>Etiketten</translation>
    </message>
    <message>
      <source>Tag...</source>
      <translation>Etikett...</translation>
    </message>
    <message>
      <source>Take these tags away</source>
      <translation>Diese Etiketten entfernen</translation>
    </message>
    <message>
      <source>Type a price, or a change of each price: +5 %, -10 or x 1.1</source>
      <translation>Geben Sie einen Preis ein oder eine Änderung jedes Preises: +5 %, -10 oder x 1,1</translation>
    </message>
  </context>
  <context>
    <name>Capability</name>
    <message>
      <source>Change fields</source>
      <translation>Felder ändern</translation>
    </message>
    <message>
      <source>Create</source>
      <translation>Anlegen</translation>
    </message>
    <message>
      <source>Create many with our numbers</source>
      <translation>Viele mit unseren Nummern anlegen</translation>
    </message>
    <message>
      <source>Create with our number</source>
      <translation>Mit unserer Nummer anlegen</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <source>Keeps fields unknown here</source>
      <translation>Behält Felder, die hier unbekannt sind</translation>
    </message>
    <message>
      <source>Lists show whole records</source>
      <translation>Listen zeigen ganze Datensätze</translation>
    </message>
    <message>
      <source>Notices every change when replacing</source>
      <translation>Bemerkt beim Ersetzen jede Änderung</translation>
    </message>
    <message>
      <source>Read a list</source>
      <translation>Eine Liste lesen</translation>
    </message>
    <message>
      <source>Read one record</source>
      <translation>Einen Eintrag lesen</translation>
    </message>
    <message>
      <source>Replace</source>
      <translation>Ersetzen</translation>
    </message>
    <message>
      <source>Replace many</source>
      <translation>Viele ersetzen</translation>
    </message>
    <message>
      <source>Replaces many that have fields unknown here</source>
      <translation>Ersetzt viele, die Felder haben, die hier unbekannt sind</translation>
    </message>
    <message>
      <source>Says 404 for nothing found</source>
      <translation>Sagt 404, wenn nichts gefunden wurde</translation>
    </message>
    <message>
      <source>Tells how many there are</source>
      <translation>Sagt, wie viele es sind</translation>
    </message>
    <message>
      <source>Tells that nothing changed</source>
      <translation>Sagt, dass sich nichts geändert hat</translation>
    </message>
  </context>
  <context>
    <name>Check</name>
    <message>
      <source>Cloud drives</source>
      <translation>Cloud-Laufwerke</translation>
    </message>
    <message>
      <source>Cloud of this folder</source>
      <translation>Cloud dieses Ordners</translation>
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
      <source>Keychain</source>
      <translation>Schlüsselbund</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>Language of the program</source>
      <translation>Programmiersprache</translation>
    </message>
    <message>
      <source>Letters</source>
      <translation>Buchstaben</translation>
    </message>
    <message>
      <source>Libraries</source>
      <translation>Bibliotheken</translation>
    </message>
    <message>
      <source>Pictures</source>
      <translation>Bilder</translation>
    </message>
    <message>
      <source>Proxy</source>
      <translation>Proxy</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Einträge</translation>
    </message>
    <message>
      <source>Rights</source>
      <translation>Rechte</translation>
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
      <source>Tokens of other programs</source>
      <translation>Tokens anderer Programme</translation>
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
      <source>GET (only calls)</source>
      <translation>GET (ruft nur auf)</translation>
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
      <source>Points movements</source>
      <translation>Punktebewegungen</translation>
    </message>
    <message>
      <source>Products</source>
      <translation>Produkte</translation>
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
      <translation>Strichcode</translation>
    </message>
    <message>
      <source>Discount, %</source>
      <translation>Rabatt, %</translation>
    </message>
    <message>
      <source>EAN</source>
      <translation>EAN</translation>
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
      <source>Position</source>
      <translation>Position</translation>
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
      <source>As at the beginning</source>
      <translation>Zurücksetzen</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Spalten</translation>
    </message>
    <message>
      <source>Columns of the list</source>
      <translation>Spalten der Liste</translation>
    </message>
    <message>
      <source>Columns...</source>
      <translation>Spalten...</translation>
    </message>
    <message>
      <source>Further to the left</source>
      <translation>Weiter nach links</translation>
    </message>
    <message>
      <source>Further to the right</source>
      <translation>Weiter nach rechts</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Anzeigen</translation>
    </message>
  </context>
  <context>
    <name>Conflict</name>
    <message>
      <source>Add them again</source>
      <translation>Noch einmal gutschreiben</translation>
    </message>
    <message>
      <source>Another value</source>
      <translation>Anderer Wert</translation>
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
      <source>Decide later</source>
      <translation>Später entscheiden</translation>
    </message>
    <message>
      <source>Delete it all the same</source>
      <translation>Trotzdem löschen</translation>
    </message>
    <message>
      <source>Delete it here too</source>
      <translation>Auch hier löschen</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>Feld</translation>
    </message>
    <message>
      <source>Give up my change</source>
      <translation>Meine Änderung aufgeben</translation>
    </message>
    <message>
      <source>It was not sent, send it</source>
      <translation>Es wurde nicht gesendet, jetzt senden</translation>
    </message>
    <message>
      <source>Keep all from the cloud</source>
      <translation>Alles aus der Cloud</translation>
    </message>
    <message>
      <source>Keep all mine</source>
      <translation>Alles von hier</translation>
    </message>
    <message>
      <source>Keep both as two records</source>
      <translation>Beide als zwei Einträge behalten</translation>
    </message>
    <message>
      <source>Keep it as in the cloud</source>
      <translation>Wie in der Cloud lassen</translation>
    </message>
    <message>
      <source>Keep one, delete the others</source>
      <translation>Einen behalten, die anderen löschen</translation>
    </message>
    <message>
      <source>Keep the record</source>
      <translation>Eintrag behalten</translation>
    </message>
    <message>
      <source>Leave it as in the cloud</source>
      <translation>Wie in der Cloud lassen</translation>
    </message>
    <message>
      <source>Mend it in the form</source>
      <translation>Im Formular berichtigen</translation>
    </message>
    <message numerus="yes">
      <source>Merged by itself: %n field(s)</source>
      <translation>
        <numerusform>Von selbst zusammengeführt: %Ln Feld</numerusform>
        <numerusform>Von selbst zusammengeführt: %Ln Felder</numerusform>
      </translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Noticed {time}.</source>
      <translation>Bemerkt {time}.</translation>
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
      <source>They are different, keep all</source>
      <translation>Sie sind verschieden, alle behalten</translation>
    </message>
    <message>
      <source>This computer</source>
      <translation>Dieser Computer</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Noch einmal versuchen</translation>
    </message>
    <message>
      <source>Two versions of a record</source>
      <translation>Zwei Versionen des Eintrags</translation>
    </message>
    <message>
      <source>Type another value</source>
      <translation>Anderen Wert eingeben</translation>
    </message>
    <message>
      <source>Use this</source>
      <translation>So übernehmen</translation>
    </message>
    <message>
      <source>Use this number</source>
      <translation>Diese Zahl verwenden</translation>
    </message>
    <message>
      <source>both together</source>
      <translation>beide zusammen</translation>
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
      <source>%n change(s) wait here; they are sent to the cloud they belong to.</source>
      <translation>
        <numerusform>%Ln Änderung wartet hier; sie geht an die Cloud, zu der sie gehört.</numerusform>
        <numerusform>%Ln Änderungen warten hier; sie gehen an die Cloud, zu der sie gehören.</numerusform>
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
      <translation>Nummer der Cloud</translation>
    </message>
    <message>
      <source>Connect to a cloud</source>
      <translation>Mit einer Cloud verbinden</translation>
    </message>
    <message>
      <source>For computers without a keychain.</source>
      <translation>Für Computer ohne Schlüsselbund.</translation>
    </message>
    <message>
      <source>Keep the token in a file only you can read</source>
      <translation>Token in einer Datei aufbewahren, die nur Sie lesen können</translation>
    </message>
    <message>
      <source>Paste</source>
      <translation>Einfügen</translation>
    </message>
    <message>
      <source>Paste the token</source>
      <translation>Token aus der Zwischenablage einfügen</translation>
    </message>
    <message>
      <source>Sign in with the browser...</source>
      <translation>Im Browser anmelden...</translation>
    </message>
    <message>
      <source>Signing in...</source>
      <translation>Anmeldung läuft…</translation>
    </message>
    <message>
      <source>Test and connect</source>
      <translation>Prüfen und verbinden</translation>
    </message>
    <message>
      <source>The cloud has taken the token.</source>
      <translation>Die Cloud hat das Token angenommen.</translation>
    </message>
    <message>
      <source>There is nothing to paste.</source>
      <translation>In der Zwischenablage ist nichts.</translation>
    </message>
    <message>
      <source>Token</source>
      <translation>Token</translation>
    </message>
    <message>
      <source>Type the address, then test.</source>
      <translation>Geben Sie die Adresse ein und testen Sie.</translation>
    </message>
    <message>
      <source>Type the number alone, as it stands in the cloud's settings.</source>
      <translation>Geben Sie nur die Nummer ein, wie sie in den Einstellungen der Cloud steht.</translation>
    </message>
  </context>
  <context>
    <name>Counter</name>
    <message>
      <source>Add</source>
      <translation>Gutschreiben</translation>
    </message>
    <message>
      <source>How the number is meant</source>
      <translation>Wie die Zahl gemeint ist</translation>
    </message>
    <message>
      <source>New number</source>
      <translation>Neuer Stand</translation>
    </message>
    <message>
      <source>Take away</source>
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
      <source>A change came unannounced, so the cloud is asked more often again</source>
      <translation>Eine Änderung kam unangekündigt, die Cloud wird daher wieder öfter gefragt</translation>
    </message>
    <message>
      <source>A change was given up and kept in history</source>
      <translation>Eine Änderung wurde aufgegeben und im Verlauf bewahrt</translation>
    </message>
    <message>
      <source>A record here that did not fit its own history was put right</source>
      <translation>Ein Eintrag, der hier nicht zu seinem Verlauf passte, wurde berichtigt</translation>
    </message>
    <message>
      <source>Both changes were put together</source>
      <translation>Beide Änderungen wurden zusammengeführt</translation>
    </message>
    <message>
      <source>Deleted, because the cloud no longer has it</source>
      <translation>Gelöscht, weil die Cloud es nicht mehr hat</translation>
    </message>
    <message>
      <source>Other computers use this cloud too; from now on this one takes {share} of the {budget} requests</source>
      <translation>Auch andere Computer nutzen diese Cloud; dieser nimmt von jetzt an {share} der {budget} Anfragen</translation>
    </message>
    <message>
      <source>Put aside for a decision</source>
      <translation>Zur Entscheidung zurückgelegt</translation>
    </message>
    <message>
      <source>Records in the cloud are dated later than the cloud's own clock says</source>
      <translation>Datensätze in der Cloud sind später datiert, als die Uhr der Cloud selbst anzeigt</translation>
    </message>
    <message>
      <source>Records in the cloud are dated later than this computer's clock says; the cloud does not tell the time</source>
      <translation>Datensätze in der Cloud sind später datiert, als die Uhr dieses Computers zeigt; die Cloud nennt keine Uhrzeit</translation>
    </message>
    <message>
      <source>Some lists were not looked at, to keep to the allowed number of requests</source>
      <translation>Manche Listen wurden nicht gelesen, um die erlaubte Zahl der Anfragen einzuhalten</translation>
    </message>
    <message>
      <source>Stopped, because very much would have been deleted</source>
      <translation>Angehalten, weil sehr viel gelöscht worden wäre</translation>
    </message>
    <message>
      <source>The cloud announces changes, so it is asked more rarely</source>
      <translation>Die Cloud kündigt Änderungen an, sie wird daher seltener gefragt</translation>
    </message>
    <message>
      <source>The cloud asked for a pause of {seconds} seconds</source>
      <translation>Die Cloud bat um eine Pause von {seconds} s</translation>
    </message>
    <message>
      <source>The cloud counts another number of records than there are here</source>
      <translation>Die Cloud zählt eine andere Zahl von Einträgen, als hier sind</translation>
    </message>
    <message>
      <source>The cloud does not take some webhooks; all works without them</source>
      <translation>Die Cloud nimmt manche Webhooks nicht an; ohne sie geht alles auch</translation>
    </message>
    <message>
      <source>The cloud failed again and again and was left alone for {seconds} seconds</source>
      <translation>Die Cloud versagte immer wieder und wurde {seconds} s in Ruhe gelassen</translation>
    </message>
    <message>
      <source>The cloud went back to an older state; nothing was removed here</source>
      <translation>Die Cloud ist auf einen älteren Stand zurückgefallen; hier wurde nichts entfernt</translation>
    </message>
    <message>
      <source>The cloud's clock was set back; the last day and the whole list are read again</source>
      <translation>Die Uhr der Cloud wurde zurückgestellt; der letzte Tag und die ganze Liste werden noch einmal gelesen</translation>
    </message>
    <message>
      <source>Webhooks were gone from the cloud and are registered again</source>
      <translation>Webhooks fehlten in der Cloud und werden wieder eingetragen</translation>
    </message>
    <message>
      <source>Webhooks were registered in the cloud</source>
      <translation>In der Cloud wurden Webhooks eingetragen</translation>
    </message>
    <message>
      <source>Webhooks were removed from the cloud</source>
      <translation>Aus der Cloud wurden Webhooks entfernt</translation>
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
      <source>Delete and remove the personal data for good</source>
      <translation>Löschen und die persönlichen Daten endgültig entfernen</translation>
    </message>
    <message>
      <source>Delete for good</source>
      <translation>Endgültig löschen</translation>
    </message>
    <message>
      <source>Delete {what}?</source>
      <translation>{what} löschen?</translation>
    </message>
    <message>
      <source>Delete; this can be undone</source>
      <translation>Löschen; das lässt sich rückgängig machen</translation>
    </message>
    <message>
      <source>Name, address, phone, e-mail, birthday, card, company, notes: all of it disappears here, with its history, and in the cloud. Points and receipts stay, of nobody. Nobody can bring the person back, and Undo cannot.</source>
      <translation>Name, Adresse, Telefon, E-Mail, Geburtstag, Karte, Firma, Notizen: alles verschwindet hier samt Verlauf und in der Cloud. Punkte und Belege bleiben, ohne Person. Niemand kann die Person zurückholen, auch Rückgängig nicht.</translation>
    </message>
  </context>
  <context>
    <name>Delivery</name>
    <message>
      <source>No answer</source>
      <translation>Keine Antwort</translation>
    </message>
    <message>
      <source>Something went wrong in the program</source>
      <translation>Im Programm ist etwas schiefgegangen</translation>
    </message>
    <message>
      <source>The address is in this network, and the settings let webhooks call the internet only</source>
      <translation>Die Adresse liegt in diesem Netz, und die Einstellungen lassen Webhooks nur in das Internet rufen</translation>
    </message>
    <message>
      <source>The address is one that no program of a shop has (link-local)</source>
      <translation>Eine solche Adresse hat kein Programm eines Geschäfts (link-local)</translation>
    </message>
    <message>
      <source>The address leads back to this program</source>
      <translation>Die Adresse führt zurück in dieses Programm</translation>
    </message>
    <message>
      <source>The program called answered {status}</source>
      <translation>Das gerufene Programm antwortete {status}</translation>
    </message>
  </context>
  <context>
    <name>Diagnostics</name>
    <message numerus="yes">
      <source>%n thing(s) need attention.</source>
      <translation>
        <numerusform>%Ln Punkt braucht Aufmerksamkeit.</numerusform>
        <numerusform>%Ln Punkte brauchen Aufmerksamkeit.</numerusform>
      </translation>
    </message>
    <message>
      <source>All is well.</source>
      <translation>Alles ist in Ordnung.</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Befunde</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Ordner</translation>
    </message>
    <message>
      <source>In detail</source>
      <translation>Im Einzelnen</translation>
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
      <source>Looking...</source>
      <translation>Wird geprüft...</translation>
    </message>
    <message>
      <source>Looks whether this computer has all that is needed. Nothing is changed.</source>
      <translation>Prüft, ob dieser Computer alles Nötige hat. Nichts wird geändert.</translation>
    </message>
    <message>
      <source>Nothing was seen yet; it is learnt while synchronising.</source>
      <translation>Noch nichts beobachtet; es wird beim Synchronisieren gelernt.</translation>
    </message>
    <message>
      <source>Open the folder</source>
      <translation>Ordner öffnen</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Run the self-test</source>
      <translation>Selbsttest starten</translation>
    </message>
    <message>
      <source>Seen</source>
      <translation>Beobachtet</translation>
    </message>
    <message>
      <source>Self-test</source>
      <translation>Selbsttest</translation>
    </message>
    <message>
      <source>What</source>
      <translation>Was</translation>
    </message>
    <message>
      <source>What the cloud was seen to allow</source>
      <translation>Was die Cloud erkennbar erlaubt</translation>
    </message>
    <message>
      <source>fine</source>
      <translation>gut</translation>
    </message>
    <message>
      <source>missing</source>
      <translation>fehlt</translation>
    </message>
    <message>
      <source>out of date</source>
      <translation>veraltet</translation>
    </message>
    <message>
      <source>wrong</source>
      <translation>falsch</translation>
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
      <translation>Noch keine Produkte</translation>
    </message>
    <message>
      <source>No suppliers yet</source>
      <translation>Noch keine Lieferanten</translation>
    </message>
    <message>
      <source>No tags yet</source>
      <translation>Noch keine Etiketten</translation>
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
      <translation>Produkte</translation>
    </message>
    <message>
      <source>Stock</source>
      <translation>Bestand</translation>
    </message>
    <message>
      <source>Suppliers</source>
      <translation>Lieferanten</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Etiketten</translation>
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
      <translation>Produkt</translation>
    </message>
    <message>
      <source>Stock of a product</source>
      <translation>Bestand eines Produkts</translation>
    </message>
    <message>
      <source>Supplier</source>
      <translation>Lieferant</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>Etikett</translation>
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
  </context>
  <context>
    <name>Error</name>
    <message>
      <source>A PIN has {shortest} to {longest} digits.</source>
      <translation>Eine PIN hat {shortest} bis {longest} Ziffern.</translation>
    </message>
    <message>
      <source>A later version of the program wrote the data in this folder.</source>
      <translation>Eine spätere Version des Programms hat die Daten in diesem Ordner geschrieben.</translation>
    </message>
    <message>
      <source>All other lists are read, and changes are sent.</source>
      <translation>Alle anderen Listen werden gelesen, und Änderungen werden gesendet.</translation>
    </message>
    <message>
      <source>Allowed: {allowed}.</source>
      <translation>Erlaubt: {allowed}.</translation>
    </message>
    <message>
      <source>An older state of the data was put back</source>
      <translation>Ein älterer Stand der Daten wurde zurückgelegt</translation>
    </message>
    <message>
      <source>Another program listens on port {port}.</source>
      <translation>Ein anderes Programm benutzt Port {port}.</translation>
    </message>
    <message>
      <source>Another window or service has this data open.</source>
      <translation>Ein anderes Fenster oder ein Dienst hat diese Daten geöffnet.</translation>
    </message>
    <message>
      <source>Ask whoever may open the data folder to remove it, unlock, and set the PIN again.</source>
      <translation>Bitten Sie jemanden mit Zugang zum Datenordner, die Datei zu löschen. Entsperren Sie dann, und legen Sie die PIN neu fest.</translation>
    </message>
    <message>
      <source>Cancelled</source>
      <translation>Abgebrochen</translation>
    </message>
    <message>
      <source>Changes that wait in it and may have been sent already: {edits}. Edits made after it that were not sent are not in it.</source>
      <translation>Änderungen, die darin warten und schon gesendet worden sein können: {edits}. Was danach geändert und nicht gesendet wurde, ist nicht darin.</translation>
    </message>
    <message>
      <source>Changes wait on this computer.</source>
      <translation>Änderungen warten auf diesem Computer.</translation>
    </message>
    <message>
      <source>Check the address.</source>
      <translation>Adresse prüfen.</translation>
    </message>
    <message>
      <source>Check the date and the address.</source>
      <translation>Datum und Adresse prüfen.</translation>
    </message>
    <message>
      <source>Check the disk and its cable, then save again.</source>
      <translation>Prüfen Sie den Datenträger und sein Kabel, und speichern Sie noch einmal.</translation>
    </message>
    <message>
      <source>Check the internet connection and the address.</source>
      <translation>Internetverbindung und Adresse prüfen.</translation>
    </message>
    <message>
      <source>Check the settings.</source>
      <translation>Prüfen Sie die Einstellungen.</translation>
    </message>
    <message>
      <source>Check the shop's records in the cloud first.</source>
      <translation>Zuerst die Einträge des Ladens in der Cloud prüfen.</translation>
    </message>
    <message>
      <source>Choose Start as usual below. If it ends again, send the report for support from the settings.</source>
      <translation>Wählen Sie unten Wie gewohnt starten. Endet das Programm wieder, senden Sie aus den Einstellungen den Bericht für die Hilfe.</translation>
    </message>
    <message>
      <source>Choose a folder on this computer's own disk.</source>
      <translation>Wählen Sie einen Ordner auf der Festplatte dieses Computers.</translation>
    </message>
    <message>
      <source>Choose another folder, or ask for the rights to write there.</source>
      <translation>Anderen Ordner wählen oder Schreibrechte erbitten.</translation>
    </message>
    <message>
      <source>Choose another folder.</source>
      <translation>Anderen Ordner wählen.</translation>
    </message>
    <message>
      <source>Choose another port.</source>
      <translation>Anderen Port wählen.</translation>
    </message>
    <message>
      <source>Choose other files in the settings.</source>
      <translation>Andere Dateien in den Einstellungen wählen.</translation>
    </message>
    <message>
      <source>Close it first.</source>
      <translation>Bitte erst schließen.</translation>
    </message>
    <message>
      <source>Connect the shop first.</source>
      <translation>Erst den Laden verbinden.</translation>
    </message>
    <message>
      <source>Connect to cloud {found} first.</source>
      <translation>Verbinden Sie sich zuerst mit der Cloud {found}.</translation>
    </message>
    <message>
      <source>Connect to that cloud to go on with them.</source>
      <translation>Verbinden Sie sich mit dieser Cloud, um mit ihnen weiterzumachen.</translation>
    </message>
    <message>
      <source>Connect to your cloud again to go on.</source>
      <translation>Verbinden Sie sich wieder mit Ihrer Cloud, um weiterzuarbeiten.</translation>
    </message>
    <message>
      <source>Counterfoil is already running</source>
      <translation>Counterfoil läuft schon</translation>
    </message>
    <message>
      <source>Counterfoil started in safe mode</source>
      <translation>Counterfoil läuft im abgesicherten Modus</translation>
    </message>
    <message>
      <source>Edits that it lacked were made again from the journal: {edits}.</source>
      <translation>Änderungen, die ihr fehlten, wurden aus dem Journal nachgeholt: {edits}.</translation>
    </message>
    <message>
      <source>Every setting has its default again. The damaged file is kept as {kept}.</source>
      <translation>Jede Einstellung hat wieder ihren Standardwert. Die beschädigte Datei liegt als {kept} daneben.</translation>
    </message>
    <message>
      <source>Free some space and save again.</source>
      <translation>Platz schaffen und noch einmal speichern.</translation>
    </message>
    <message>
      <source>Install the newest version.</source>
      <translation>Die neueste Version installieren.</translation>
    </message>
    <message>
      <source>It failed several times in a row.</source>
      <translation>Sie hat mehrmals nacheinander versagt.</translation>
    </message>
    <message>
      <source>It goes on by itself.</source>
      <translation>Es geht von selbst weiter.</translation>
    </message>
    <message>
      <source>It is compared again by itself.</source>
      <translation>Es wird von selbst erneut verglichen.</translation>
    </message>
    <message>
      <source>It is in the cloud already.</source>
      <translation>Er ist schon in der Cloud.</translation>
    </message>
    <message>
      <source>It is looked for in the cloud</source>
      <translation>Es wird in der Cloud gesucht</translation>
    </message>
    <message>
      <source>It is tried again by itself.</source>
      <translation>Es wird von selbst noch einmal versucht.</translation>
    </message>
    <message>
      <source>It offers no such change for this kind of record.</source>
      <translation>Für diese Art von Eintrag bietet sie so eine Änderung nicht an.</translation>
    </message>
    <message>
      <source>It refers to a new record that the cloud has not taken.</source>
      <translation>Es verweist auf einen neuen Eintrag, den die Cloud nicht angenommen hat.</translation>
    </message>
    <message>
      <source>It waits for another record</source>
      <translation>Es wartet auf einen anderen Eintrag</translation>
    </message>
    <message>
      <source>It was changed in the cloud.</source>
      <translation>Er wurde in der Cloud geändert.</translation>
    </message>
    <message>
      <source>It was removed elsewhere in the meantime.</source>
      <translation>Er wurde inzwischen anderswo entfernt.</translation>
    </message>
    <message>
      <source>Its issuer is not known here: {issuer}.</source>
      <translation>Sein Aussteller ist hier nicht bekannt: {issuer}.</translation>
    </message>
    <message>
      <source>Lines of the journal that cannot be read: {lines}.</source>
      <translation>Zeilen des Journals, die nicht gelesen werden können: {lines}.</translation>
    </message>
    <message>
      <source>Look at the fields marked in red.</source>
      <translation>Bitte die rot markierten Felder ansehen.</translation>
    </message>
    <message>
      <source>Look at the new values and save again.</source>
      <translation>Die neuen Werte ansehen und noch einmal speichern.</translation>
    </message>
    <message>
      <source>Look at the records that you changed last.</source>
      <translation>Sehen Sie die Datensätze an, die Sie zuletzt geändert haben.</translation>
    </message>
    <message>
      <source>Mend them in the file, or import the others alone.</source>
      <translation>Berichtigen Sie sie in der Datei oder importieren Sie nur die anderen.</translation>
    </message>
    <message>
      <source>No answer about newer versions</source>
      <translation>Keine Antwort zu neueren Versionen</translation>
    </message>
    <message>
      <source>No cloud is connected</source>
      <translation>Keine Cloud verbunden</translation>
    </message>
    <message>
      <source>Nothing is wrong here; it is tried again later.</source>
      <translation>Hier ist alles in Ordnung; es wird später erneut versucht.</translation>
    </message>
    <message>
      <source>Nothing was changed.</source>
      <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
      <source>Nothing was deleted here. Records to decide about: {records}.</source>
      <translation>Hier wurde nichts gelöscht. Zu entscheidende Einträge: {records}.</translation>
    </message>
    <message>
      <source>Nothing was imported</source>
      <translation>Es wurde nichts importiert</translation>
    </message>
    <message>
      <source>Nothing was saved yet.</source>
      <translation>Noch nichts wurde gespeichert.</translation>
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
      <source>Nothing was saved; what you typed is still in the form. The disk answered: {reason}.</source>
      <translation>Nichts wurde gespeichert; Ihre Eingaben stehen noch im Formular. Antwort des Datenträgers: {reason}.</translation>
    </message>
    <message>
      <source>Open it again.</source>
      <translation>Bitte neu öffnen.</translation>
    </message>
    <message>
      <source>Other computers are shut out</source>
      <translation>Andere Computer haben keinen Zugang</translation>
    </message>
    <message>
      <source>Other records stand in the way.</source>
      <translation>Andere Einträge stehen im Weg.</translation>
    </message>
    <message>
      <source>Perhaps not everything was read.</source>
      <translation>Vielleicht wurde nicht alles gelesen.</translation>
    </message>
    <message>
      <source>Put it back, then try again. What was saved before is in it.</source>
      <translation>Bringen Sie ihn zurück, und versuchen Sie es noch einmal. Was vorher gespeichert wurde, ist darin.</translation>
    </message>
    <message>
      <source>Put the file back from a backup, or remove it and create the tokens again.</source>
      <translation>Stellen Sie die Datei aus einer Sicherung wieder her, oder löschen Sie sie, und erstellen Sie die Tokens neu.</translation>
    </message>
    <message>
      <source>Restore it in the settings, or go on without it.</source>
      <translation>Stellen Sie sie in den Einstellungen wieder her, oder machen Sie ohne sie weiter.</translation>
    </message>
    <message>
      <source>See to that record first.</source>
      <translation>Kümmern Sie sich zuerst um jenen Eintrag.</translation>
    </message>
    <message>
      <source>See which addresses webhooks may call in the settings.</source>
      <translation>Welche Adressen Webhooks aufrufen dürfen, steht in den Einstellungen.</translation>
    </message>
    <message>
      <source>Send what is here again, or take the cloud's older state.</source>
      <translation>Den hiesigen Stand erneut senden oder den älteren Stand der Cloud übernehmen.</translation>
    </message>
    <message>
      <source>Sign in with a new token.</source>
      <translation>Mit einem neuen Token anmelden.</translation>
    </message>
    <message>
      <source>Some fields need mending</source>
      <translation>Einige Felder müssen berichtigt werden</translation>
    </message>
    <message>
      <source>Some lines were refused.</source>
      <translation>Einige Zeilen wurden abgelehnt.</translation>
    </message>
    <message>
      <source>Some records of the cloud cannot be read</source>
      <translation>Einige Einträge der Cloud sind nicht lesbar</translation>
    </message>
    <message>
      <source>Some unsent edits may be lost</source>
      <translation>Einige ungesendete Änderungen sind vielleicht verloren</translation>
    </message>
    <message>
      <source>Something went wrong in the program</source>
      <translation>Im Programm ist etwas schiefgegangen</translation>
    </message>
    <message>
      <source>Start the program again to have it repaired.</source>
      <translation>Starten Sie das Programm neu, dann wird sie repariert.</translation>
    </message>
    <message>
      <source>The PIN is not right</source>
      <translation>Die PIN stimmt nicht</translation>
    </message>
    <message>
      <source>The address cannot be used</source>
      <translation>Die Adresse ist nicht verwendbar</translation>
    </message>
    <message>
      <source>The address is not the cloud's</source>
      <translation>Das ist nicht die Adresse der Cloud</translation>
    </message>
    <message>
      <source>The address may not be called</source>
      <translation>Diese Adresse darf nicht aufgerufen werden</translation>
    </message>
    <message>
      <source>The answer of the cloud was lost.</source>
      <translation>Die Antwort der Cloud ging verloren.</translation>
    </message>
    <message>
      <source>The certificate cannot be used</source>
      <translation>Das Zertifikat ist nicht verwendbar</translation>
    </message>
    <message>
      <source>The cloud asks for a pause</source>
      <translation>Die Cloud bittet um eine Pause</translation>
    </message>
    <message>
      <source>The cloud counts differently</source>
      <translation>Die Cloud zählt anders</translation>
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
      <source>The cloud has a fault</source>
      <translation>Die Cloud hat eine Störung</translation>
    </message>
    <message>
      <source>The cloud is left alone for a while</source>
      <translation>Die Cloud wird eine Weile in Ruhe gelassen</translation>
    </message>
    <message>
      <source>The cloud refused the values</source>
      <translation>Die Cloud hat die Werte abgelehnt</translation>
    </message>
    <message>
      <source>The cloud refuses the token</source>
      <translation>Die Cloud lehnt das Token ab</translation>
    </message>
    <message>
      <source>The cloud refuses to show a list</source>
      <translation>Die Cloud zeigt eine Liste nicht</translation>
    </message>
    <message>
      <source>The cloud was restored from an old backup</source>
      <translation>Die Cloud wurde aus einer alten Sicherung wiederhergestellt</translation>
    </message>
    <message>
      <source>The cloud's certificate cannot be trusted.</source>
      <translation>Dem Zertifikat der Cloud ist nicht zu trauen.</translation>
    </message>
    <message>
      <source>The connection is not safe</source>
      <translation>Die Verbindung ist nicht sicher</translation>
    </message>
    <message>
      <source>The data belongs to another cloud</source>
      <translation>Die Daten gehören zu einer anderen Cloud</translation>
    </message>
    <message>
      <source>The data comes from a newer version</source>
      <translation>Die Daten stammen von einer neueren Version</translation>
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
      <source>The data file was an older one</source>
      <translation>Die Datendatei war eine ältere</translation>
    </message>
    <message>
      <source>The data file was damaged and has been repaired</source>
      <translation>Die Datendatei war beschädigt und wurde repariert</translation>
    </message>
    <message>
      <source>The data file was missing or empty</source>
      <translation>Die Datendatei fehlte oder war leer</translation>
    </message>
    <message>
      <source>The data file was missing or empty and has been made again</source>
      <translation>Die Datendatei fehlte oder war leer und wurde neu erstellt</translation>
    </message>
    <message>
      <source>The data is in use by another program</source>
      <translation>Ein anderes Programm benutzt die Daten</translation>
    </message>
    <message>
      <source>The data may not lie on a network drive</source>
      <translation>Die Daten dürfen nicht auf einem Netzlaufwerk liegen</translation>
    </message>
    <message>
      <source>The data was copied from another place</source>
      <translation>Die Daten wurden von einem anderen Ort kopiert</translation>
    </message>
    <message>
      <source>The disk cannot be read or written</source>
      <translation>Der Datenträger kann nicht gelesen oder beschrieben werden</translation>
    </message>
    <message>
      <source>The disk is full</source>
      <translation>Die Festplatte ist voll</translation>
    </message>
    <message>
      <source>The file cannot be used</source>
      <translation>Die Datei kann nicht verwendet werden</translation>
    </message>
    <message>
      <source>The file that names your cloud cannot be read</source>
      <translation>Die Datei, die Ihre Cloud angibt, ist nicht lesbar</translation>
    </message>
    <message>
      <source>The file that names your cloud is missing</source>
      <translation>Die Datei, die Ihre Cloud nennt, fehlt</translation>
    </message>
    <message>
      <source>The file {file} is damaged. Until it is removed, this computer is for looking only.</source>
      <translation>Die Datei {file} ist beschädigt. Bis sie gelöscht wird, ist dieser Computer nur zum Ansehen.</translation>
    </message>
    <message>
      <source>The file {file} is no certificate that fits its key.</source>
      <translation>Die Datei {file} ist kein Zertifikat, das zu seinem Schlüssel passt.</translation>
    </message>
    <message>
      <source>The file {file} was left as it is. The other programs cannot sign in here.</source>
      <translation>Die Datei {file} blieb, wie sie ist. Die anderen Programme können sich hier nicht anmelden.</translation>
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
      <source>The filter or the order is not understood.</source>
      <translation>Filter oder Reihenfolge sind unverständlich.</translation>
    </message>
    <message>
      <source>The folder cannot be reached</source>
      <translation>Der Ordner ist nicht erreichbar</translation>
    </message>
    <message>
      <source>The folder cannot be written</source>
      <translation>In den Ordner kann nicht geschrieben werden</translation>
    </message>
    <message>
      <source>The folder holds the records of cloud {cloud_id}; unsent edits: {edits}.</source>
      <translation>Der Ordner enthält die Datensätze der Cloud {cloud_id}; ungesendete Änderungen: {edits}.</translation>
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
      <source>The last two starts ended at once. Synchronising and the servers are off, and the window looks as at first. Nothing was deleted.</source>
      <translation>Die letzten beiden Starts endeten sofort. Synchronisierung und Server sind aus, und das Fenster sieht aus wie beim ersten Mal. Nichts wurde gelöscht.</translation>
    </message>
    <message>
      <source>The manager's PIN is needed</source>
      <translation>Die PIN der Leitung wird gebraucht</translation>
    </message>
    <message>
      <source>The original may have sent changes that wait here: {edits}.</source>
      <translation>Das Original hat vielleicht schon Änderungen gesendet, die hier warten: {edits}.</translation>
    </message>
    <message>
      <source>The place where newer versions lie cannot be reached.</source>
      <translation>Der Ort mit den neueren Versionen ist nicht erreichbar.</translation>
    </message>
    <message>
      <source>The port is taken</source>
      <translation>Der Port ist belegt</translation>
    </message>
    <message>
      <source>The program may not write in {path}.</source>
      <translation>Das Programm darf nicht in {path} schreiben.</translation>
    </message>
    <message>
      <source>The record changed meanwhile</source>
      <translation>Der Eintrag hat sich inzwischen geändert</translation>
    </message>
    <message>
      <source>The record does not allow this step.</source>
      <translation>Der Eintrag erlaubt diesen Schritt nicht.</translation>
    </message>
    <message>
      <source>The record is gone</source>
      <translation>Der Eintrag ist weg</translation>
    </message>
    <message>
      <source>The records are downloaded again.</source>
      <translation>Die Einträge werden neu geladen.</translation>
    </message>
    <message>
      <source>The rights of this computer cannot be read</source>
      <translation>Die Rechte dieses Computers sind nicht lesbar</translation>
    </message>
    <message>
      <source>The setting is out of range</source>
      <translation>Die Einstellung liegt außerhalb des Bereichs</translation>
    </message>
    <message>
      <source>The settings cannot be read</source>
      <translation>Die Einstellungen sind nicht lesbar</translation>
    </message>
    <message>
      <source>The token cannot be kept</source>
      <translation>Das Token kann nicht aufbewahrt werden</translation>
    </message>
    <message>
      <source>The token may not do this, or not with this cloud.</source>
      <translation>Das Token darf das nicht, oder nicht mit dieser Cloud.</translation>
    </message>
    <message>
      <source>The tokens of your other programs cannot be read</source>
      <translation>Die Tokens Ihrer anderen Programme sind nicht lesbar</translation>
    </message>
    <message>
      <source>The update was not used</source>
      <translation>Das Update wurde nicht verwendet</translation>
    </message>
    <message>
      <source>There is a backup: {backup}. It is kept until you decide.</source>
      <translation>Es gibt eine Sicherung: {backup}. Sie bleibt erhalten, bis Sie entscheiden.</translation>
    </message>
    <message>
      <source>There is no shop in this folder</source>
      <translation>In diesem Ordner ist kein Laden</translation>
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
      <source>There were too many requests.</source>
      <translation>Es waren zu viele Anfragen.</translation>
    </message>
    <message>
      <source>These are the records of cloud {cloud}, and this computer is connected to none. Nothing was changed.</source>
      <translation>Es sind Datensätze der Cloud {cloud}, und dieser Computer ist mit keiner verbunden. Nichts wurde geändert.</translation>
    </message>
    <message>
      <source>These are the records of cloud {found}, and this computer works with cloud {asked}. Nothing was changed.</source>
      <translation>Es sind Datensätze der Cloud {found}, und dieser Computer arbeitet mit der Cloud {asked}. Nichts wurde geändert.</translation>
    </message>
    <message>
      <source>These records were made without a cloud, and this computer works with cloud {cloud}. Nothing was changed.</source>
      <translation>Diese Datensätze entstanden ohne Cloud, und dieser Computer arbeitet mit der Cloud {cloud}. Nichts wurde geändert.</translation>
    </message>
    <message>
      <source>They are tried again by themselves.</source>
      <translation>Sie werden von selbst erneut versucht.</translation>
    </message>
    <message>
      <source>They were set aside; everything else was read.</source>
      <translation>Sie wurden beiseitegelegt; alles andere wurde gelesen.</translation>
    </message>
    <message>
      <source>This cannot be a PIN</source>
      <translation>Das kann keine PIN sein</translation>
    </message>
    <message>
      <source>This cannot be searched for</source>
      <translation>Danach kann nicht gesucht werden</translation>
    </message>
    <message>
      <source>This computer is for looking only</source>
      <translation>Dieser Computer ist nur zum Ansehen</translation>
    </message>
    <message>
      <source>This is not allowed</source>
      <translation>Das ist nicht erlaubt</translation>
    </message>
    <message>
      <source>This version goes on working. Check the date of this computer.</source>
      <translation>Diese Version arbeitet weiter. Prüfen Sie das Datum dieses Computers.</translation>
    </message>
    <message>
      <source>Try again in a moment.</source>
      <translation>Gleich noch einmal versuchen.</translation>
    </message>
    <message>
      <source>Type it again.</source>
      <translation>Geben Sie sie noch einmal ein.</translation>
    </message>
    <message>
      <source>Type it like https://api.example.com</source>
      <translation>Bitte so eingeben: https://api.example.com</translation>
    </message>
    <message>
      <source>Type the PIN and try again.</source>
      <translation>Geben Sie die PIN ein und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>Unlock it first.</source>
      <translation>Entsperren Sie ihn zuerst.</translation>
    </message>
    <message>
      <source>Unlock the keychain, or keep the token in a protected file.</source>
      <translation>Schlüsselbund entsperren oder das Token in einer geschützten Datei aufbewahren.</translation>
    </message>
    <message>
      <source>Unsent edits that were kept: {edits}.</source>
      <translation>Erhaltene ungesendete Änderungen: {edits}.</translation>
    </message>
    <message>
      <source>Unsent edits that were kept: {edits}. The damaged file was put aside as {set_aside}.</source>
      <translation>Behaltene, noch nicht gesendete Änderungen: {edits}. Die beschädigte Datei liegt als {set_aside} daneben.</translation>
    </message>
    <message>
      <source>Use from the network is turned off in the settings.</source>
      <translation>Nutzung aus dem Netz ist in den Einstellungen aus.</translation>
    </message>
    <message>
      <source>Very much is missing in the cloud</source>
      <translation>In der Cloud fehlt sehr viel</translation>
    </message>
    <message>
      <source>What answers there is something else.</source>
      <translation>Dort antwortet etwas anderes.</translation>
    </message>
    <message>
      <source>What could be counted twice is asked on the Sync page.</source>
      <translation>Was doppelt gezählt werden könnte, wird auf der Seite Synchronisierung gefragt.</translation>
    </message>
    <message>
      <source>What was found is not signed by us, is out of date, or is older than what was seen before.</source>
      <translation>Was gefunden wurde, ist nicht von uns signiert, abgelaufen oder älter als bereits Gesehenes.</translation>
    </message>
    <message>
      <source>You can go on working; changes wait on this computer.</source>
      <translation>Sie können weiterarbeiten; Änderungen warten auf diesem Computer.</translation>
    </message>
    <message>
      <source>Your data is safe. What you typed is still in the form.</source>
      <translation>Ihre Daten sind sicher. Was Sie eingegeben haben, steht noch im Formular.</translation>
    </message>
    <message>
      <source>Your records and unsent edits are as they were. The damaged file is kept as {kept}.</source>
      <translation>Ihre Datensätze und nicht gesendeten Änderungen sind unverändert. Die beschädigte Datei liegt als {kept} daneben.</translation>
    </message>
    <message>
      <source>{key} in the file {file} is not used; its default is. Allowed: {allowed}.</source>
      <translation>Der Wert {key} in der Datei {file} gilt nicht, sondern der Standardwert. Erlaubt: {allowed}.</translation>
    </message>
    <message>
      <source>{path} is gone: its drive was taken out, or the folder was moved. Nothing was saved since.</source>
      <translation>Der Ordner {path} fehlt: Sein Datenträger wurde entfernt, oder der Ordner wurde verschoben. Seitdem wurde nichts gespeichert.</translation>
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
      <source>Copy put right</source>
      <translation>Kopie berichtigt</translation>
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
      <source>Given up; the value is kept here</source>
      <translation>Verworfen; der Wert bleibt hier erhalten</translation>
    </message>
    <message>
      <source>Restored</source>
      <translation>Wiederhergestellt</translation>
    </message>
    <message>
      <source>Sent to the cloud</source>
      <translation>An die Cloud gesendet</translation>
    </message>
    <message>
      <source>Two versions put together</source>
      <translation>Zwei Versionen zusammengeführt</translation>
    </message>
    <message>
      <source>Two versions, to be decided</source>
      <translation>Zwei Versionen, noch zu entscheiden</translation>
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
      <source>All fields, to be imported again</source>
      <translation>Alle Felder, um sie wieder zu importieren</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Choose a file...</source>
      <translation>Datei wählen...</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Spalten</translation>
    </message>
    <message>
      <source>Columns named as in this window</source>
      <translation>Spaltennamen wie in diesem Fenster</translation>
    </message>
    <message>
      <source>Columns named as the interface names them</source>
      <translation>Spaltennamen der Schnittstelle</translation>
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
      <source>Names of the columns</source>
      <translation>Spaltennamen</translation>
    </message>
    <message>
      <source>Only the columns of the list</source>
      <translation>Nur die Spalten der Liste</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Text</translation>
    </message>
    <message>
      <source>The disk is full. Free some space, or choose another disk.</source>
      <translation>Der Datenträger ist voll. Schaffen Sie Platz, oder wählen Sie einen anderen aus.</translation>
    </message>
    <message numerus="yes">
      <source>What is selected: %n record(s)</source>
      <translation>
        <numerusform>Was ausgewählt ist: %Ln Eintrag</numerusform>
        <numerusform>Was ausgewählt ist: %Ln Einträge</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>What the list shows: %n record(s)</source>
      <translation>
        <numerusform>Was die Liste zeigt: %Ln Eintrag</numerusform>
        <numerusform>Was die Liste zeigt: %Ln Einträge</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Field</name>
    <message>
      <source>Address that is called</source>
      <translation>Aufgerufene Adresse</translation>
    </message>
    <message>
      <source>Address, second line</source>
      <translation>Adresse, zweite Zeile</translation>
    </message>
    <message>
      <source>Age of the buyer at least</source>
      <translation>Mindestalter des Käufers</translation>
    </message>
    <message>
      <source>Allergens</source>
      <translation>Allergene</translation>
    </message>
    <message>
      <source>Always ask for the PIN</source>
      <translation>Immer nach der PIN fragen</translation>
    </message>
    <message>
      <source>Ask for the price at the till</source>
      <translation>An der Kasse nach dem Preis fragen</translation>
    </message>
    <message>
      <source>Barcode</source>
      <translation>Strichcode</translation>
    </message>
    <message>
      <source>Barcodes (EAN)</source>
      <translation>Strichcodes (EAN)</translation>
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
      <source>Discount allowed</source>
      <translation>Rabatt erlaubt</translation>
    </message>
    <message>
      <source>Discount group</source>
      <translation>Rabattgruppe</translation>
    </message>
    <message>
      <source>Discount, %</source>
      <translation>Rabatt, %</translation>
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
      <translation>Kopfzeile auf dem Bon</translation>
    </message>
    <message>
      <source>Highest discount, %</source>
      <translation>Höchster Rabatt, %</translation>
    </message>
    <message>
      <source>ID</source>
      <translation>ID</translation>
    </message>
    <message>
      <source>In stock</source>
      <translation>Auf Lager</translation>
    </message>
    <message>
      <source>In use</source>
      <translation>In Gebrauch</translation>
    </message>
    <message>
      <source>Internal note</source>
      <translation>Interne Notiz</translation>
    </message>
    <message>
      <source>Items in a package</source>
      <translation>Stück je Packung</translation>
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
      <source>Lowest margin</source>
      <translation>Niedrigste Marge</translation>
    </message>
    <message>
      <source>Made product</source>
      <translation>Hergestelltes Produkt</translation>
    </message>
    <message>
      <source>Margin</source>
      <translation>Marge</translation>
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
      <source>Other name</source>
      <translation>Anderer Name</translation>
    </message>
    <message>
      <source>PLU codes</source>
      <translation>PLU-Codes</translation>
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
      <source>Package price with VAT</source>
      <translation>Packungspreis mit MwSt.</translation>
    </message>
    <message>
      <source>Phone</source>
      <translation>Telefon</translation>
    </message>
    <message>
      <source>Picture address</source>
      <translation>Bildadresse</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>Points for buying</source>
      <translation>Punkte für den Kauf</translation>
    </message>
    <message>
      <source>Position in lists</source>
      <translation>Position in Listen</translation>
    </message>
    <message>
      <source>Postcode</source>
      <translation>Postleitzahl</translation>
    </message>
    <message>
      <source>Preparation, seconds</source>
      <translation>Zubereitung, Sekunden</translation>
    </message>
    <message>
      <source>Price B with VAT</source>
      <translation>Preis B mit MwSt.</translation>
    </message>
    <message>
      <source>Price C with VAT</source>
      <translation>Preis C mit MwSt.</translation>
    </message>
    <message>
      <source>Price D with VAT</source>
      <translation>Preis D mit MwSt.</translation>
    </message>
    <message>
      <source>Price E with VAT</source>
      <translation>Preis E mit MwSt.</translation>
    </message>
    <message>
      <source>Price in points</source>
      <translation>Preis in Punkten</translation>
    </message>
    <message>
      <source>Price with VAT</source>
      <translation>Preis mit MwSt.</translation>
    </message>
    <message>
      <source>Price without VAT</source>
      <translation>Preis ohne MwSt.</translation>
    </message>
    <message>
      <source>Product used</source>
      <translation>Verwendetes Produkt</translation>
    </message>
    <message>
      <source>Purchase price without VAT</source>
      <translation>Einkaufspreis ohne MwSt.</translation>
    </message>
    <message>
      <source>Quantity</source>
      <translation>Menge</translation>
    </message>
    <message>
      <source>Rate, %</source>
      <translation>Satz, %</translation>
    </message>
    <message>
      <source>Recipe</source>
      <translation>Rezept</translation>
    </message>
    <message>
      <source>Rights at the till</source>
      <translation>Rechte an der Kasse</translation>
    </message>
    <message>
      <source>Rights in the warehouse</source>
      <translation>Rechte im Lager</translation>
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
      <source>Shown at the till</source>
      <translation>An der Kasse anzeigen</translation>
    </message>
    <message>
      <source>Stock known at</source>
      <translation>Bestand vom</translation>
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
      <translation>Code des Lieferanten</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Etiketten</translation>
    </message>
    <message>
      <source>Taken from stock when sold</source>
      <translation>Verkauf mindert den Bestand</translation>
    </message>
    <message>
      <source>Town</source>
      <translation>Ort</translation>
    </message>
    <message>
      <source>Unit</source>
      <translation>Einheit</translation>
    </message>
    <message>
      <source>Unit of the measure</source>
      <translation>Einheit des Maßes</translation>
    </message>
    <message>
      <source>Unit of the quantity</source>
      <translation>Einheit der Menge</translation>
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
      <source>Version of the content</source>
      <translation>Version des Inhalts</translation>
    </message>
    <message>
      <source>Warehouse</source>
      <translation>Lager</translation>
    </message>
    <message>
      <source>Web site</source>
      <translation>Webseite</translation>
    </message>
    <message>
      <source>What is watched</source>
      <translation>Was beobachtet wird</translation>
    </message>
    <message>
      <source>When stock runs out</source>
      <translation>Wenn der Bestand ausgeht</translation>
    </message>
  </context>
  <context>
    <name>File</name>
    <message>
      <source>A newer version of the program made this backup. Install the newest version, then restore it.</source>
      <translation>Eine neuere Version des Programms hat diese Sicherung erstellt. Installieren Sie die neueste Version, und stellen Sie sie dann wieder her.</translation>
    </message>
    <message>
      <source>Choose a field for one column at least.</source>
      <translation>Wählen Sie für mindestens eine Spalte ein Feld.</translation>
    </message>
    <message>
      <source>Choose a file in a folder that is there.</source>
      <translation>Wählen Sie eine Datei in einem vorhandenen Ordner.</translation>
    </message>
    <message>
      <source>In line {line} a quotation mark is not closed, or stands in a wrong place.</source>
      <translation>In Zeile {line} ist ein Anführungszeichen nicht geschlossen oder steht an falscher Stelle.</translation>
    </message>
    <message>
      <source>In line {line}, column {column}, the cell holds the error {value}. Mend it in the spreadsheet.</source>
      <translation>In Zeile {line}, Spalte {column} steht der Fehler {value}. Berichtigen Sie ihn in der Tabelle.</translation>
    </message>
    <message>
      <source>In line {line}, column {column}, the formula has no result. Open the file in the spreadsheet and save it again.</source>
      <translation>In Zeile {line}, Spalte {column}, hat die Formel kein Ergebnis. Öffnen Sie die Datei in der Tabellenkalkulation, und speichern Sie sie erneut.</translation>
    </message>
    <message>
      <source>It cannot be opened.</source>
      <translation>Sie kann nicht geöffnet werden.</translation>
    </message>
    <message>
      <source>It has more than {limit} cells, empty ones between the others too. Divide it, or save it as .csv.</source>
      <translation>Sie hat mehr als {limit} Zellen, leere zwischen den anderen mitgezählt. Teilen Sie sie, oder speichern Sie sie als .csv.</translation>
    </message>
    <message>
      <source>It has more than {limit} lines. Divide it.</source>
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
      <source>It is damaged, or no Excel file at all.</source>
      <translation>Sie ist beschädigt oder gar keine Excel-Datei.</translation>
    </message>
    <message>
      <source>It is larger than {limit} MB.</source>
      <translation>Sie ist größer als {limit} MB.</translation>
    </message>
    <message>
      <source>It is no backup of this program. Choose another file.</source>
      <translation>Es ist keine Sicherung dieses Programms. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
      <source>It is not an Excel or CSV file. Open it in a spreadsheet and save it as .xlsx or .csv.</source>
      <translation>Das ist keine Excel- oder CSV-Datei. Öffnen Sie sie in einer Tabellenkalkulation, und speichern Sie sie als .xlsx oder .csv.</translation>
    </message>
    <message>
      <source>It is open in another program. Close it there, or choose another name.</source>
      <translation>Sie ist in einem anderen Programm geöffnet. Schließen Sie sie dort, oder wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
      <source>It is protected by a password. Open it in a spreadsheet and save it without one.</source>
      <translation>Sie ist durch ein Passwort geschützt. Öffnen Sie sie in einer Tabellenkalkulation, und speichern Sie sie ohne Passwort.</translation>
    </message>
    <message>
      <source>Its part {part} is damaged. Open it in a spreadsheet, and save it again or as .csv.</source>
      <translation>Sein Teil {part} ist beschädigt. Öffnen Sie die Datei in einer Tabellenkalkulation und speichern Sie sie neu oder als .csv.</translation>
    </message>
    <message>
      <source>Line {line} has a text of more than {limit} characters. Save it as .csv.</source>
      <translation>Zeile {line} enthält einen Text mit mehr als {limit} Zeichen. Speichern Sie die Datei als .csv.</translation>
    </message>
    <message>
      <source>Line {line} has more than {limit} columns.</source>
      <translation>Zeile {line} hat mehr als {limit} Spalten.</translation>
    </message>
    <message>
      <source>Line {line} holds characters that are not in this encoding. Choose another one.</source>
      <translation>Zeile {line} enthält Zeichen, die es in dieser Kodierung nicht gibt. Wählen Sie eine andere.</translation>
    </message>
    <message>
      <source>Line {line} holds what is no text. Choose a .csv or .xlsx file.</source>
      <translation>Zeile {line} enthält keinen Text. Wählen Sie eine .csv- oder .xlsx-Datei.</translation>
    </message>
    <message>
      <source>Records cannot be told apart by {key}.</source>
      <translation>Einträge lassen sich nicht anhand von {key} unterscheiden.</translation>
    </message>
    <message>
      <source>The backup is damaged. Choose another one.</source>
      <translation>Die Sicherung ist beschädigt. Wählen Sie eine andere.</translation>
    </message>
    <message>
      <source>The backup was cut short: copying it did not end. Copy it again, or choose another one.</source>
      <translation>Die Sicherung ist unvollständig: Das Kopieren wurde nicht fertig. Kopieren Sie sie noch einmal, oder wählen Sie eine andere.</translation>
    </message>
    <message>
      <source>The file is empty.</source>
      <translation>Die Datei ist leer.</translation>
    </message>
    <message>
      <source>The name must end in .csv or .xlsx.</source>
      <translation>Der Name muss auf .csv oder .xlsx enden.</translation>
    </message>
  </context>
  <context>
    <name>Filter</name>
    <message>
      <source>Add a condition</source>
      <translation>Bedingung hinzufügen</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Condition</source>
      <translation>Bedingung</translation>
    </message>
    <message>
      <source>Copy the filter</source>
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
      <source>Filter as the interface writes it</source>
      <translation>Filter in der Schreibweise der Schnittstelle</translation>
    </message>
    <message>
      <source>Operator</source>
      <translation>Vergleich</translation>
    </message>
    <message>
      <source>Take this condition away</source>
      <translation>Bedingung entfernen</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Wert</translation>
    </message>
  </context>
  <context>
    <name>FilterProblem</name>
    <message>
      <source>A condition is field|operator|value, and ; stands between two.</source>
      <translation>Eine Bedingung lautet Feld|Operator|Wert, zwischen zweien steht ein Semikolon.</translation>
    </message>
    <message>
      <source>A filter cannot hold the character ; in a value, nor a comma in a list.</source>
      <translation>Im Filter darf kein Semikolon in einem Wert und kein Komma in einer Liste stehen.</translation>
    </message>
    <message>
      <source>That is too much for one filter.</source>
      <translation>Das ist zu viel für einen Filter.</translation>
    </message>
    <message>
      <source>The field {field} cannot be filtered by.</source>
      <translation>Nach dem Feld {field} kann nicht gefiltert werden.</translation>
    </message>
    <message>
      <source>The field {field} is never empty; write 0 or 1.</source>
      <translation>Das Feld {field} ist nie leer; schreiben Sie 0 oder 1.</translation>
    </message>
    <message>
      <source>The field {field} takes only these operators: {allowed}.</source>
      <translation>Das Feld {field} kennt nur diese Operatoren: {allowed}.</translation>
    </message>
    <message>
      <source>The list cannot be sorted by {field}.</source>
      <translation>Nach {field} kann nicht sortiert werden.</translation>
    </message>
    <message>
      <source>There is no field {field}.</source>
      <translation>Ein Feld {field} gibt es nicht.</translation>
    </message>
    <message>
      <source>{value} is no value of {field}.</source>
      <translation>{value} ist kein Wert für {field}.</translation>
    </message>
  </context>
  <context>
    <name>FirstDownload</name>
    <message>
      <source>Asking the cloud what there is...</source>
      <translation>Die Cloud wird gefragt, was es gibt...</translation>
    </message>
    <message>
      <source>Checking this computer</source>
      <translation>Dieser Computer wird geprüft</translation>
    </message>
    <message>
      <source>Downloading your shop</source>
      <translation>Ihr Laden wird heruntergeladen</translation>
    </message>
    <message>
      <source>First download</source>
      <translation>Erstes Herunterladen</translation>
    </message>
    <message>
      <source>Go on in the background</source>
      <translation>Im Hintergrund weiter</translation>
    </message>
    <message>
      <source>Start working</source>
      <translation>Mit der Arbeit beginnen</translation>
    </message>
    <message>
      <source>This computer can now work without the internet</source>
      <translation>Dieser Computer kann jetzt ohne Internet arbeiten</translation>
    </message>
    <message>
      <source>This computer is not ready yet</source>
      <translation>Dieser Computer ist noch nicht bereit</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Noch einmal versuchen</translation>
    </message>
    <message>
      <source>What has arrived stays here; the download goes on where it stopped.</source>
      <translation>Was schon angekommen ist, bleibt hier; der Download geht dort weiter, wo er aufgehört hat.</translation>
    </message>
    <message>
      <source>the self-test passed</source>
      <translation>Selbsttest bestanden</translation>
    </message>
  </context>
  <context>
    <name>FirstRun</name>
    <message>
      <source>A bakery with 1,500 products that lives only on this computer.</source>
      <translation>Eine Bäckerei mit 1.500 Produkten, die es nur auf diesem Computer gibt.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Begin with an empty shop and connect later</source>
      <translation>Mit leerem Laden beginnen und später verbinden</translation>
    </message>
    <message>
      <source>Choose</source>
      <translation>Wählen</translation>
    </message>
    <message>
      <source>Connect your shop</source>
      <translation>Ihren Laden verbinden</translation>
    </message>
    <message>
      <source>From another computer, or from before this one was set up anew.</source>
      <translation>Von einem anderen Computer oder aus der Zeit vor der Neueinrichtung.</translation>
    </message>
    <message>
      <source>Goes on where a backup of this program was made; works without the internet.</source>
      <translation>Macht dort weiter, wo eine Sicherung dieses Programms entstand; geht auch ohne Internet.</translation>
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
      <source>Sign in with the browser</source>
      <translation>Im Browser anmelden</translation>
    </message>
    <message>
      <source>The test signs in and changes nothing in the cloud.</source>
      <translation>Die Prüfung meldet sich an und ändert nichts in der Cloud.</translation>
    </message>
    <message>
      <source>The vendor's page asks who you are and sends the token to this computer.</source>
      <translation>Die Seite des Anbieters fragt, wer Sie sind, und sendet das Token an diesen Computer.</translation>
    </message>
    <message>
      <source>This folder holds the records of cloud {cloud}; unsent edits: {edits}. Connect to that cloud to go on with them.</source>
      <translation>Dieser Ordner enthält die Datensätze der Cloud {cloud}; ungesendete Änderungen: {edits}. Verbinden Sie sich mit dieser Cloud, um mit ihnen weiterzumachen.</translation>
    </message>
    <message>
      <source>Try it with a practice shop</source>
      <translation>Mit einem Übungsladen ausprobieren</translation>
    </message>
    <message>
      <source>Welcome to Counterfoil</source>
      <translation>Willkommen bei Counterfoil</translation>
    </message>
    <message>
      <source>You need the address, the number of your cloud and a token.</source>
      <translation>Sie brauchen die Adresse, die Nummer Ihrer Cloud und ein Token.</translation>
    </message>
    <message>
      <source>Your shop's records on this computer, with the internet or without it.</source>
      <translation>Die Einträge Ihres Ladens auf diesem Computer, mit Internet oder ohne.</translation>
    </message>
  </context>
  <context>
    <name>Flag</name>
    <message>
      <source>Ask for the price</source>
      <translation>Nach dem Preis fragen</translation>
    </message>
    <message>
      <source>Ask for the quantity</source>
      <translation>Nach der Menge fragen</translation>
    </message>
    <message>
      <source>Assembled from others</source>
      <translation>Aus anderen zusammengesetzt</translation>
    </message>
    <message>
      <source>Can be customised</source>
      <translation>Anpassbar</translation>
    </message>
    <message>
      <source>Exempt from VAT</source>
      <translation>Von der MwSt. befreit</translation>
    </message>
    <message>
      <source>Exempt rate</source>
      <translation>Befreiter Satz</translation>
    </message>
    <message>
      <source>Free licence</source>
      <translation>Kostenlose Lizenz</translation>
    </message>
    <message>
      <source>Item typed by hand</source>
      <translation>Von Hand eingegebener Posten</translation>
    </message>
    <message>
      <source>May be taken away</source>
      <translation>Auch zum Mitnehmen</translation>
    </message>
    <message>
      <source>Not sent to the tax office</source>
      <translation>Wird nicht ans Finanzamt gesendet</translation>
    </message>
    <message>
      <source>Prices are hidden</source>
      <translation>Preise sind ausgeblendet</translation>
    </message>
    <message>
      <source>Quantity not certified</source>
      <translation>Menge nicht geeicht</translation>
    </message>
    <message>
      <source>Quick button at the till</source>
      <translation>Schnelltaste an der Kasse</translation>
    </message>
    <message>
      <source>Rate for delivery</source>
      <translation>Satz für Lieferungen</translation>
    </message>
    <message>
      <source>Replaced by another branch</source>
      <translation>Durch eine andere Filiale ersetzt</translation>
    </message>
    <message>
      <source>Sold by time</source>
      <translation>Verkauf nach Zeit</translation>
    </message>
    <message>
      <source>Sold together with another</source>
      <translation>Wird mit einem anderen verkauft</translation>
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
      <source>Stock is hidden</source>
      <translation>Bestand ist ausgeblendet</translation>
    </message>
    <message>
      <source>Take-away item</source>
      <translation>Posten zum Mitnehmen</translation>
    </message>
    <message>
      <source>Take-away rate</source>
      <translation>Satz zum Mitnehmen</translation>
    </message>
    <message>
      <source>Time is locked</source>
      <translation>Zeit ist gesperrt</translation>
    </message>
  </context>
  <context>
    <name>Form</name>
    <message>
      <source>Add a language</source>
      <translation>Sprache hinzufügen</translation>
    </message>
    <message>
      <source>Another colour...</source>
      <translation>Andere Farbe…</translation>
    </message>
    <message>
      <source>Another new record was begun and not saved.</source>
      <translation>Ein anderer neuer Eintrag wurde begonnen und nicht gespeichert.</translation>
    </message>
    <message>
      <source>Changed elsewhere to: {value}</source>
      <translation>Anderswo geändert in: {value}</translation>
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
      <source>Decide...</source>
      <translation>Entscheiden…</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Angaben</translation>
    </message>
    <message>
      <source>Go back to it</source>
      <translation>Dorthin zurück</translation>
    </message>
    <message>
      <source>History</source>
      <translation>Verlauf</translation>
    </message>
    <message>
      <source>Keep as new</source>
      <translation>Als neuen Eintrag behalten</translation>
    </message>
    <message>
      <source>Look at it again: an address is like jana@example.com.</source>
      <translation>Bitte prüfen: Eine Adresse sieht aus wie jana@example.com.</translation>
    </message>
    <message>
      <source>Look at {code} again: its last digit does not fit.</source>
      <translation>{code} noch einmal ansehen: die letzte Ziffer passt nicht.</translation>
    </message>
    <message>
      <source>Related</source>
      <translation>Verbunden</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Entfernen</translation>
    </message>
    <message>
      <source>Remove {what}</source>
      <translation>{what} entfernen</translation>
    </message>
    <message>
      <source>This record was removed elsewhere. What you typed is still here.</source>
      <translation>Dieser Eintrag wurde anderswo entfernt. Ihre Eingaben sind noch da.</translation>
    </message>
    <message>
      <source>Use that</source>
      <translation>Das übernehmen</translation>
    </message>
    <message>
      <source>What is shown of the record</source>
      <translation>Was vom Eintrag gezeigt wird</translation>
    </message>
    <message>
      <source>at least one of these is required: {fields}</source>
      <translation>mindestens eines davon ist Pflicht: {fields}</translation>
    </message>
    <message>
      <source>required</source>
      <translation>Pflichtfeld</translation>
    </message>
    <message>
      <source>{what}: made when you save</source>
      <translation>{what}: entsteht beim Speichern</translation>
    </message>
  </context>
  <context>
    <name>Group</name>
    <message>
      <source>Address</source>
      <translation>Adresse</translation>
    </message>
    <message>
      <source>Basics</source>
      <translation>Grunddaten</translation>
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
      <translation>Treue</translation>
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
      <source>On the tills</source>
      <translation>An den Kassen</translation>
    </message>
    <message>
      <source>Other names and description</source>
      <translation>Weitere Namen und Beschreibung</translation>
    </message>
    <message>
      <source>Rights</source>
      <translation>Rechte</translation>
    </message>
    <message>
      <source>Stock and packaging</source>
      <translation>Lager und Verpackung</translation>
    </message>
  </context>
  <context>
    <name>Headline</name>
    <message>
      <source>Changes are waiting to be sent</source>
      <translation>Änderungen warten auf das Senden</translation>
    </message>
    <message>
      <source>Everything is sent</source>
      <translation>Alles ist gesendet</translation>
    </message>
    <message>
      <source>Looking less often</source>
      <translation>Seltenere Abfragen</translation>
    </message>
    <message>
      <source>No news from the cloud for some time</source>
      <translation>Seit einiger Zeit nichts aus der Cloud</translation>
    </message>
    <message>
      <source>Not synchronised yet</source>
      <translation>Noch nicht synchronisiert</translation>
    </message>
    <message>
      <source>Offline - working with the local copy</source>
      <translation>Offline – Sie arbeiten mit der lokalen Kopie</translation>
    </message>
    <message>
      <source>Paused</source>
      <translation>Pausiert</translation>
    </message>
    <message>
      <source>Sign in again to send changes</source>
      <translation>Neu anmelden, um Änderungen zu senden</translation>
    </message>
    <message>
      <source>Something needs your decision</source>
      <translation>Etwas braucht Ihre Entscheidung</translation>
    </message>
    <message>
      <source>Synchronising does not work</source>
      <translation>Die Synchronisierung klappt nicht</translation>
    </message>
    <message>
      <source>Synchronising...</source>
      <translation>Wird synchronisiert…</translation>
    </message>
    <message>
      <source>The cloud asks for a pause</source>
      <translation>Die Cloud bittet um eine Pause</translation>
    </message>
  </context>
  <context>
    <name>Held</name>
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
      <source>It is not known whether the points were added</source>
      <translation>Es ist nicht bekannt, ob die Punkte gutgeschrieben wurden</translation>
    </message>
    <message>
      <source>It may be in the cloud twice</source>
      <translation>Vielleicht doppelt in der Cloud</translation>
    </message>
    <message>
      <source>The cloud does not allow this change</source>
      <translation>Die Cloud erlaubt diese Änderung nicht</translation>
    </message>
    <message>
      <source>The cloud refused it</source>
      <translation>Die Cloud hat es abgelehnt</translation>
    </message>
    <message>
      <source>The cloud stores another value</source>
      <translation>Die Cloud speichert einen anderen Wert</translation>
    </message>
    <message>
      <source>The data was copied, and the original may have sent this</source>
      <translation>Die Daten wurden kopiert, und das Original hat dies vielleicht schon gesendet</translation>
    </message>
    <message>
      <source>The two versions together break a rule</source>
      <translation>Beide Versionen zusammen brechen eine Regel</translation>
    </message>
  </context>
  <context>
    <name>HeldAdvice</name>
    <message>
      <source>Choose the cloud's value, or type another one.</source>
      <translation>Wählen Sie den Wert der Cloud oder tippen Sie einen anderen.</translation>
    </message>
    <message>
      <source>Choose what is right for each field.</source>
      <translation>Wählen Sie bei jedem Feld, was richtig ist.</translation>
    </message>
    <message>
      <source>Is it one record or several?</source>
      <translation>Ist es ein Eintrag oder sind es mehrere?</translation>
    </message>
    <message>
      <source>Look at the customer's points at the till, then choose.</source>
      <translation>Sehen Sie an der Kasse nach den Punkten des Kunden und wählen Sie dann.</translation>
    </message>
    <message>
      <source>Look in the cloud or at the other computer, then choose.</source>
      <translation>Sehen Sie in der Cloud oder am anderen Computer nach und wählen Sie dann.</translation>
    </message>
    <message>
      <source>Should it be deleted all the same?</source>
      <translation>Soll er trotzdem gelöscht werden?</translation>
    </message>
    <message>
      <source>Should the record live on?</source>
      <translation>Soll der Eintrag weiter bestehen?</translation>
    </message>
    <message>
      <source>Try again later, or leave it as in the cloud.</source>
      <translation>Versuchen Sie es später, oder lassen Sie es wie in der Cloud.</translation>
    </message>
    <message>
      <source>Type values that fit together.</source>
      <translation>Geben Sie Werte ein, die zusammenpassen.</translation>
    </message>
    <message>
      <source>Type what the cloud can take.</source>
      <translation>Geben Sie ein, was die Cloud annehmen kann.</translation>
    </message>
  </context>
  <context>
    <name>Hint</name>
    <message>
      <source>A number or per cent, e.g. 25 %</source>
      <translation>Zahl oder Prozent, z. B. 25 %</translation>
    </message>
    <message>
      <source>Add an ingredient: type or scan</source>
      <translation>Zutat: tippen oder scannen</translation>
    </message>
    <message>
      <source>Numbers 1 to 14 of the allergen list, separated by commas.</source>
      <translation>Nummern 1 bis 14 der Allergenliste, mit Kommas getrennt.</translation>
    </message>
    <message>
      <source>Numbers separated by commas.</source>
      <translation>Zahlen, mit Kommas getrennt.</translation>
    </message>
    <message>
      <source>One on each line.</source>
      <translation>Eins je Zeile.</translation>
    </message>
    <message>
      <source>Type +10 or -5 to add or take away, or the new number.</source>
      <translation>+10 oder -5 zählt dazu oder zieht ab; sonst die neue Zahl eingeben.</translation>
    </message>
    <message>
      <source>Type a code, then Enter</source>
      <translation>Code eingeben, dann Enter</translation>
    </message>
    <message>
      <source>Type a tag, then Enter</source>
      <translation>Schlagwort, dann Enter</translation>
    </message>
    <message>
      <source>Type or scan a code</source>
      <translation>Code eingeben oder scannen</translation>
    </message>
    <message>
      <source>Type to search</source>
      <translation>Tippen, um zu suchen</translation>
    </message>
    <message>
      <source>With the country, e.g. CZ12345678</source>
      <translation>Mit dem Land, z. B. DE123456789</translation>
    </message>
  </context>
  <context>
    <name>History</name>
    <message>
      <source>All as it was before this</source>
      <translation>Alles wie davor</translation>
    </message>
    <message>
      <source>All as it was when it was created</source>
      <translation>Alles wie beim Anlegen</translation>
    </message>
    <message>
      <source>Back to {value}</source>
      <translation>Zurück zu {value}</translation>
    </message>
    <message>
      <source>Deleted, personal data removed for good</source>
      <translation>Gelöscht, persönliche Daten endgültig entfernt</translation>
    </message>
    <message>
      <source>Empty again</source>
      <translation>Wieder leer</translation>
    </message>
    <message>
      <source>Nothing has happened to it since it came to this computer.</source>
      <translation>Seit er auf diesem Computer ist, ist nichts mit ihm geschehen.</translation>
    </message>
    <message>
      <source>Restore the record</source>
      <translation>Eintrag wiederherstellen</translation>
    </message>
    <message>
      <source>Show earlier ones</source>
      <translation>Frühere zeigen</translation>
    </message>
    <message>
      <source>this computer</source>
      <translation>dieser Computer</translation>
    </message>
    <message>
      <source>{field}: values no longer kept</source>
      <translation>{field}: Werte nicht mehr aufbewahrt</translation>
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
      <source>%n line(s) hidden in the spreadsheet are read, too.</source>
      <translation>
        <numerusform>%Ln in der Tabelle ausgeblendete Zeile wird mitgelesen.</numerusform>
        <numerusform>%Ln in der Tabelle ausgeblendete Zeilen werden mitgelesen.</numerusform>
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
      <source>%n refused</source>
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
      <source>(none: every line is a record)</source>
      <translation>(keine: jede Zeile ist ein Eintrag)</translation>
    </message>
    <message>
      <source>(not imported)</source>
      <translation>(nicht importieren)</translation>
    </message>
    <message>
      <source>(only the cloud changes it)</source>
      <translation>(ändert nur die Cloud)</translation>
    </message>
    <message>
      <source>A .csv or .xlsx file in which one line names the columns.</source>
      <translation>Eine .csv- oder .xlsx-Datei, in der eine Zeile die Spaltennamen enthält.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Between cells</source>
      <translation>Trennzeichen</translation>
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
      <source>Check what each column is.</source>
      <translation>Prüfen Sie, was in welcher Spalte steht.</translation>
    </message>
    <message>
      <source>Choose a file...</source>
      <translation>Datei wählen...</translation>
    </message>
    <message>
      <source>Choose a table, or drop it here</source>
      <translation>Tabelle auswählen oder hierher ziehen</translation>
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
      <source>Import without the refused lines</source>
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
      <translation>Einträge zuordnen nach</translation>
    </message>
    <message>
      <source>Nothing was changed yet.</source>
      <translation>Noch wurde nichts geändert.</translation>
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
      <source>Refused</source>
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
      <source>Save a sample file...</source>
      <translation>Beispieldatei speichern...</translation>
    </message>
    <message>
      <source>Save the lines left out</source>
      <translation>Ausgelassene Zeilen speichern</translation>
    </message>
    <message>
      <source>Save the lines left out...</source>
      <translation>Ausgelassene Zeilen speichern...</translation>
    </message>
    <message>
      <source>Saved: {file}. Fill it in, then choose it here.</source>
      <translation>Gespeichert: {file}. Füllen Sie die Datei aus, und wählen Sie sie dann hier aus.</translation>
    </message>
    <message>
      <source>Sheet</source>
      <translation>Blatt</translation>
    </message>
    <message>
      <source>Tables</source>
      <translation>Tabellen</translation>
    </message>
    <message>
      <source>The disk is full. Nothing was changed. Free some space and try again.</source>
      <translation>Der Datenträger ist voll. Es wurde nichts geändert. Schaffen Sie Platz, und versuchen Sie es erneut.</translation>
    </message>
    <message>
      <source>To check</source>
      <translation>Zu prüfen</translation>
    </message>
    <message>
      <source>Two columns have the field {field}. Choose one of them.</source>
      <translation>Zwei Spalten haben das Feld {field}. Wählen Sie eine davon aus.</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Wert</translation>
    </message>
    <message>
      <source>You see what each line would do before anything is changed.</source>
      <translation>Bevor etwas geändert wird, sehen Sie, was jede Zeile bewirkt.</translation>
    </message>
    <message>
      <source>nothing: every line is a new record</source>
      <translation>nichts: jede Zeile ist ein neuer Eintrag</translation>
    </message>
  </context>
  <context>
    <name>Labels</name>
    <message numerus="yes">
      <source>%n label(s)</source>
      <translation>
        <numerusform>%Ln Preisschild</numerusform>
        <numerusform>%Ln Preisschilder</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n label(s) sent to the printer</source>
      <translation>
        <numerusform>%Ln Preisschild an den Drucker gesendet</numerusform>
        <numerusform>%Ln Preisschilder an den Drucker gesendet</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n label(s) written to</source>
      <translation>
        <numerusform>%Ln Preisschild geschrieben nach</numerusform>
        <numerusform>%Ln Preisschilder geschrieben nach</numerusform>
      </translation>
    </message>
    <message>
      <source>At most {count} are printed at once. Select fewer records for the rest.</source>
      <translation>Auf einmal werden höchstens {count} gedruckt. Wählen Sie für den Rest weniger Einträge aus.</translation>
    </message>
    <message>
      <source>Click where the first free label is</source>
      <translation>Klicken Sie auf den ersten freien Platz des Bogens</translation>
    </message>
    <message>
      <source>First free place on the sheet</source>
      <translation>Erster freier Platz auf dem Bogen</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>Preisschilder</translation>
    </message>
    <message>
      <source>Labels are printed from the lists of products and ingredients.</source>
      <translation>Preisschilder werden aus den Listen der Produkte und Zutaten gedruckt.</translation>
    </message>
    <message>
      <source>Labels of each</source>
      <translation>Schilder je Produkt</translation>
    </message>
    <message>
      <source>Labels...</source>
      <translation>Preisschilder...</translation>
    </message>
    <message>
      <source>Looking...</source>
      <translation>Wird gesucht...</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>Nächste Seite</translation>
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
      <translation>Vorherige Seite</translation>
    </message>
    <message>
      <source>Print labels</source>
      <translation>Preisschilder drucken</translation>
    </message>
    <message>
      <source>Print labels...</source>
      <translation>Preisschilder drucken...</translation>
    </message>
    <message>
      <source>Print...</source>
      <translation>Drucken...</translation>
    </message>
    <message>
      <source>Save as PDF</source>
      <translation>Als PDF speichern</translation>
    </message>
    <message>
      <source>Save as PDF...</source>
      <translation>Als PDF speichern...</translation>
    </message>
    <message>
      <source>The disk is full. Free some space, or choose another disk.</source>
      <translation>Der Datenträger ist voll. Schaffen Sie Platz, oder wählen Sie einen anderen.</translation>
    </message>
    <message>
      <source>The printer took nothing. See that it is on and has paper, and print again.</source>
      <translation>Der Drucker hat nichts angenommen. Sehen Sie nach, ob er an ist und Papier hat, und drucken Sie erneut.</translation>
    </message>
    <message>
      <source>There is nothing to print. Select products, or change the filter.</source>
      <translation>Es gibt nichts zu drucken. Wählen Sie Produkte aus, oder ändern Sie den Filter.</translation>
    </message>
    <message>
      <source>This computer has no printer. Connect one, or save the labels as a PDF.</source>
      <translation>Dieser Computer hat keinen Drucker. Schließen Sie einen an, oder speichern Sie die Schilder als PDF.</translation>
    </message>
    <message>
      <source>With the code as bars</source>
      <translation>Mit Strichcode</translation>
    </message>
    <message>
      <source>With the price</source>
      <translation>Mit Preis</translation>
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
        <numerusform>%Ln Änderung auf diesem Computer wurde nicht gesendet.</numerusform>
        <numerusform>%Ln Änderungen auf diesem Computer wurden nicht gesendet.</numerusform>
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
      <source>Go to another cloud</source>
      <translation>Zu einer anderen Cloud wechseln</translation>
    </message>
    <message>
      <source>Go to the other cloud</source>
      <translation>Zur anderen Cloud wechseln</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Beenden</translation>
    </message>
    <message>
      <source>Save to a file...</source>
      <translation>In Datei speichern...</translation>
    </message>
    <message>
      <source>Save what waits</source>
      <translation>Wartendes speichern</translation>
    </message>
    <message>
      <source>Send first</source>
      <translation>Zuerst senden</translation>
    </message>
    <message>
      <source>Send them or save them to a file first.</source>
      <translation>Senden Sie sie zuerst oder speichern Sie sie in eine Datei.</translation>
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
      <source>Signing out...</source>
      <translation>Abmelden läuft...</translation>
    </message>
    <message>
      <source>Some changes were not sent</source>
      <translation>Einige Änderungen wurden nicht gesendet</translation>
    </message>
    <message>
      <source>The token is forgotten. All records stay on this computer until somebody signs in again.</source>
      <translation>Das Token wird vergessen. Alle Einträge bleiben auf diesem Computer, bis sich jemand wieder anmeldet.</translation>
    </message>
    <message>
      <source>They are safe here, but the next start will not send them by itself.</source>
      <translation>Hier sind sie sicher, aber der nächste Start sendet sie nicht von selbst.</translation>
    </message>
    <message>
      <source>They belong to the cloud you leave; they stay here and go when you come back to it.</source>
      <translation>Sie gehören zu der Cloud, die Sie verlassen; sie bleiben hier und werden gesendet, wenn Sie zurückkehren.</translation>
    </message>
    <message>
      <source>What waits here</source>
      <translation>Was hier wartet</translation>
    </message>
    <message>
      <source>waiting changes.xlsx</source>
      <translation>wartende Änderungen.xlsx</translation>
    </message>
  </context>
  <context>
    <name>List</name>
    <message>
      <source>Add the first one, import a file, or synchronise with the cloud.</source>
      <translation>Legen Sie den ersten Eintrag an, importieren Sie eine Datei oder synchronisieren Sie mit der Cloud.</translation>
    </message>
    <message>
      <source>All states</source>
      <translation>Alle Zustände</translation>
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
      <source>Deleted too</source>
      <translation>Auch gelöschte</translation>
    </message>
    <message>
      <source>Export...</source>
      <translation>Exportieren...</translation>
    </message>
    <message>
      <source>Import...</source>
      <translation>Importieren...</translation>
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
      <source>Nothing fits the filter</source>
      <translation>Nichts passt zum Filter</translation>
    </message>
    <message>
      <source>Nothing found for '{text}'</source>
      <translation>Nichts gefunden für „{text}“</translation>
    </message>
    <message>
      <source>Nothing in this state</source>
      <translation>Nichts in diesem Zustand</translation>
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
      <source>Search deleted ones too</source>
      <translation>Auch in gelöschten suchen</translation>
    </message>
    <message>
      <source>Select several by tapping</source>
      <translation>Mehrere durch Antippen auswählen</translation>
    </message>
    <message>
      <source>Show all</source>
      <translation>Alle zeigen</translation>
    </message>
    <message>
      <source>Sort by</source>
      <translation>Sortieren nach</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Zustand</translation>
    </message>
    <message>
      <source>Take a condition away, or change one.</source>
      <translation>Entfernen oder ändern Sie eine Bedingung.</translation>
    </message>
    <message>
      <source>The filter is not understood</source>
      <translation>Der Filter ist nicht verständlich</translation>
    </message>
    <message>
      <source>The first download is under way</source>
      <translation>Das erste Herunterladen läuft</translation>
    </message>
    <message>
      <source>The list's own order</source>
      <translation>Eigene Reihenfolge der Liste</translation>
    </message>
    <message>
      <source>They come from the cloud.</source>
      <translation>Sie kommen aus der Cloud.</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Noch einmal versuchen</translation>
    </message>
    <message>
      <source>Try fewer letters or another word.</source>
      <translation>Weniger Buchstaben oder ein anderes Wort versuchen.</translation>
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
      <source>{new} '{text}'</source>
      <translation>{new} „{text}“</translation>
    </message>
  </context>
  <context>
    <name>Menu</name>
    <message>
      <source>As the system</source>
      <translation>Wie das System</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Farben</translation>
    </message>
    <message>
      <source>Compact, more rows</source>
      <translation>Eng, mehr Zeilen</translation>
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
      <source>Room</source>
      <translation>Abstände</translation>
    </message>
    <message>
      <source>Roomy, for fingers</source>
      <translation>Weit, für Finger</translation>
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
      <translation>Neues Produkt</translation>
    </message>
    <message>
      <source>New stock</source>
      <translation>Neuer Bestand</translation>
    </message>
    <message>
      <source>New supplier</source>
      <translation>Neuer Lieferant</translation>
    </message>
    <message>
      <source>New tag</source>
      <translation>Neues Etikett</translation>
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
      <source>Safe mode: synchronising and the servers are off.</source>
      <translation>Abgesicherter Modus: Synchronisierung und Server sind aus.</translation>
    </message>
    <message>
      <source>Say no more of this version</source>
      <translation>Zu dieser Version nichts mehr sagen</translation>
    </message>
    <message>
      <source>Start as usual</source>
      <translation>Wie gewohnt starten</translation>
    </message>
    <message>
      <source>This computer is for looking only.</source>
      <translation>Dieser Computer ist nur zum Ansehen.</translation>
    </message>
    <message>
      <source>Unlock...</source>
      <translation>Entsperren...</translation>
    </message>
    <message>
      <source>{service} copies the data folder, which can damage it: close Counterfoil and move the folder out of there.</source>
      <translation>{service} kopiert den Datenordner und kann ihn beschädigen: Schließen Sie Counterfoil und verschieben Sie den Ordner.</translation>
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
      <source>from</source>
      <translation>ab</translation>
    </message>
    <message>
      <source>has</source>
      <translation>mit</translation>
    </message>
    <message>
      <source>has none of</source>
      <translation>ohne</translation>
    </message>
    <message>
      <source>has not</source>
      <translation>ohne</translation>
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
      <source>Done; a decision is still open</source>
      <translation>Fertig; eine Entscheidung steht noch aus</translation>
    </message>
    <message>
      <source>In step</source>
      <translation>Auf gleichem Stand</translation>
    </message>
    <message>
      <source>It did not work</source>
      <translation>Es hat nicht geklappt</translation>
    </message>
    <message>
      <source>Something still waits</source>
      <translation>Etwas wartet noch</translation>
    </message>
    <message>
      <source>Something was put aside for a decision</source>
      <translation>Etwas wurde zur Entscheidung zurückgelegt</translation>
    </message>
    <message>
      <source>Stopped</source>
      <translation>Angehalten</translation>
    </message>
    <message>
      <source>The cloud did not let us sign in</source>
      <translation>Die Cloud hat die Anmeldung abgelehnt</translation>
    </message>
    <message>
      <source>The cloud was out of reach</source>
      <translation>Die Cloud war nicht erreichbar</translation>
    </message>
  </context>
  <context>
    <name>Overview</name>
    <message numerus="yes">
      <source>%n customer(s) have points.</source>
      <translation>
        <numerusform>%Ln Kunde hat Punkte.</numerusform>
        <numerusform>%Ln Kunden haben Punkte.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n day(s)</source>
      <translation>
        <numerusform>%Ln Tag</numerusform>
        <numerusform>%Ln Tage</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n day(s) went well</source>
      <translation>
        <numerusform>%Ln Tag lief gut</numerusform>
        <numerusform>%Ln Tage liefen gut</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n day(s) with trouble.</source>
      <translation>
        <numerusform>%Ln Tag mit Schwierigkeiten.</numerusform>
        <numerusform>%Ln Tage mit Schwierigkeiten.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n ended in the last {days} days</source>
      <translation>
        <numerusform>%Ln ist in den letzten {days} Tagen abgelaufen</numerusform>
        <numerusform>%Ln sind in den letzten {days} Tagen abgelaufen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n failed</source>
      <translation>
        <numerusform>%Ln fehlgeschlagen</numerusform>
        <numerusform>%Ln fehlgeschlagen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n h</source>
      <translation>
        <numerusform>%Ln Std.</numerusform>
        <numerusform>%Ln Std.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n list(s) not read from the cloud yet.</source>
      <translation>
        <numerusform>%Ln Liste ist noch nicht aus der Cloud gelesen.</numerusform>
        <numerusform>%Ln Listen sind noch nicht aus der Cloud gelesen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n list(s) without news for some time.</source>
      <translation>
        <numerusform>%Ln Liste seit einiger Zeit ohne Neuigkeiten.</numerusform>
        <numerusform>%Ln Listen seit einiger Zeit ohne Neuigkeiten.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n membership(s) end within {days} days</source>
      <translation>
        <numerusform>%Ln Mitgliedschaft endet in {days} Tagen</numerusform>
        <numerusform>%Ln Mitgliedschaften enden in {days} Tagen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n min</source>
      <translation>
        <numerusform>%Ln Min.</numerusform>
        <numerusform>%Ln Min.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n run(s)</source>
      <translation>
        <numerusform>%Ln Lauf</numerusform>
        <numerusform>%Ln Läufe</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n stock item(s) in all warehouses.</source>
      <translation>
        <numerusform>%Ln Lagerposten in allen Lagern.</numerusform>
        <numerusform>%Ln Lagerposten in allen Lagern.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n with trouble</source>
      <translation>
        <numerusform>%Ln mit Schwierigkeiten</numerusform>
        <numerusform>%Ln mit Schwierigkeiten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n without the cloud</source>
      <translation>
        <numerusform>%Ln ohne Cloud</numerusform>
        <numerusform>%Ln ohne Cloud</numerusform>
      </translation>
    </message>
    <message>
      <source>Age</source>
      <translation>Alter</translation>
    </message>
    <message>
      <source>Age of the copy</source>
      <translation>Alter der Kopie</translation>
    </message>
    <message>
      <source>All lists are fresh.</source>
      <translation>Alle Listen sind frisch.</translation>
    </message>
    <message>
      <source>Bring in your customers from a file</source>
      <translation>Holen Sie Ihre Kunden aus einer Datei</translation>
    </message>
    <message>
      <source>Changed since yesterday</source>
      <translation>Seit gestern geändert</translation>
    </message>
    <message>
      <source>Connect this computer to your shop's cloud</source>
      <translation>Verbinden Sie diesen Computer mit der Cloud Ihres Ladens</translation>
    </message>
    <message>
      <source>Customers by points</source>
      <translation>Kunden nach Punkten</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Tag</translation>
    </message>
    <message>
      <source>How it went</source>
      <translation>Wie es lief</translation>
    </message>
    <message>
      <source>How many</source>
      <translation>Wie viele</translation>
    </message>
    <message>
      <source>Memberships that end soon</source>
      <translation>Mitgliedschaften, die bald enden</translation>
    </message>
    <message>
      <source>No customers yet.</source>
      <translation>Noch keine Kunden.</translation>
    </message>
    <message>
      <source>No run yet.</source>
      <translation>Noch keine Synchronisierung.</translation>
    </message>
    <message>
      <source>No stock is kept here.</source>
      <translation>Hier wird kein Bestand geführt.</translation>
    </message>
    <message>
      <source>Nothing waits to be sent.</source>
      <translation>Nichts ist zu senden.</translation>
    </message>
    <message>
      <source>Nothing waits. Everything is in the cloud.</source>
      <translation>Nichts wartet. Alles ist in der Cloud.</translation>
    </message>
    <message>
      <source>Nothing was read from the cloud yet.</source>
      <translation>Aus der Cloud wurde noch nichts gelesen.</translation>
    </message>
    <message numerus="yes">
      <source>Nothing was sent or read for %n day(s).</source>
      <translation>
        <numerusform>Seit %Ln Tag wurde nichts gesendet oder gelesen.</numerusform>
        <numerusform>Seit %Ln Tagen wurde nichts gesendet oder gelesen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing. Everything else goes by itself.</source>
      <translation>Nichts. Alles andere geht von selbst.</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>Products that run out</source>
      <translation>Produkte, die zur Neige gehen</translation>
    </message>
    <message>
      <source>See why</source>
      <translation>Warum</translation>
    </message>
    <message>
      <source>Show as a table</source>
      <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
      <source>Sign in again</source>
      <translation>Erneut anmelden</translation>
    </message>
    <message>
      <source>Some lists wait to be looked at.</source>
      <translation>Einige Listen warten darauf, gelesen zu werden.</translation>
    </message>
    <message>
      <source>Stock that runs out</source>
      <translation>Knapper Bestand</translation>
    </message>
    <message>
      <source>Synchronising in the last 30 days</source>
      <translation>Synchronisierung der letzten 30 Tage</translation>
    </message>
    <message>
      <source>Three next steps</source>
      <translation>Drei nächste Schritte</translation>
    </message>
    <message>
      <source>Unfinished, and backups</source>
      <translation>Unfertiges und Sicherungen</translation>
    </message>
    <message>
      <source>Waiting to be sent</source>
      <translation>Wartet auf Versand</translation>
    </message>
    <message>
      <source>Warehouse</source>
      <translation>Lager</translation>
    </message>
    <message>
      <source>What needs you</source>
      <translation>Was Sie braucht</translation>
    </message>
    <message>
      <source>Write your first product</source>
      <translation>Schreiben Sie Ihr erstes Produkt</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>und %Ln weiteres</numerusform>
        <numerusform>und %Ln weitere</numerusform>
      </translation>
    </message>
    <message>
      <source>just now</source>
      <translation>gerade eben</translation>
    </message>
    <message>
      <source>no run</source>
      <translation>kein Lauf</translation>
    </message>
    <message>
      <source>sold out</source>
      <translation>ausverkauft</translation>
    </message>
    <message>
      <source>{low} or fewer</source>
      <translation>höchstens {low}</translation>
    </message>
  </context>
  <context>
    <name>Palette</name>
    <message>
      <source>Find or do anything</source>
      <translation>Alles finden oder tun</translation>
    </message>
    <message>
      <source>Found</source>
      <translation>Gefunden</translation>
    </message>
    <message>
      <source>Go to</source>
      <translation>Gehe zu</translation>
    </message>
    <message>
      <source>Nothing found. Try fewer letters.</source>
      <translation>Nichts gefunden. Versuchen Sie weniger Buchstaben.</translation>
    </message>
    <message>
      <source>Type what to do, where to go, or a record</source>
      <translation>Was tun, wohin gehen, oder einen Eintrag eingeben</translation>
    </message>
  </context>
  <context>
    <name>Paste</name>
    <message numerus="yes">
      <source>%n more value(s) have no row.</source>
      <translation>
        <numerusform>%Ln weiterer Wert hat keine Zeile.</numerusform>
        <numerusform>%Ln weitere Werte haben keine Zeile.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n stay as they are; the note says why.</source>
      <translation>
        <numerusform>%Ln bleibt unverändert; der Hinweis nennt den Grund.</numerusform>
        <numerusform>%Ln bleiben unverändert; der Hinweis nennt den Grund.</numerusform>
      </translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Hinweis</translation>
    </message>
    <message>
      <source>Nothing can be pasted into this column.</source>
      <translation>In diese Spalte kann nichts eingefügt werden.</translation>
    </message>
    <message>
      <source>Only the first column is used.</source>
      <translation>Nur die erste Spalte wird verwendet.</translation>
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
      <source>There is no text to paste.</source>
      <translation>Die Zwischenablage enthält keinen Text.</translation>
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
      <translation>Wird geladen</translation>
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
      <translation>Anmeldung</translation>
    </message>
  </context>
  <context>
    <name>Pin</name>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Delete the last digit</source>
      <translation>Letzte Ziffer löschen</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Manager's PIN</source>
      <translation>PIN der Leitung</translation>
    </message>
    <message>
      <source>PIN</source>
      <translation>PIN</translation>
    </message>
    <message>
      <source>This is not the PIN. Type it again.</source>
      <translation>Das ist nicht die PIN. Geben Sie sie noch einmal ein.</translation>
    </message>
    <message numerus="yes">
      <source>Too many wrong PINs. Wait %n second(s).</source>
      <translation>
        <numerusform>Zu viele falsche PINs. Warten Sie %Ln Sekunde.</numerusform>
        <numerusform>Zu viele falsche PINs. Warten Sie %Ln Sekunden.</numerusform>
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
      <source>changes by more than 30 %</source>
      <translation>ändert sich um mehr als 30 %</translation>
    </message>
    <message>
      <source>zero</source>
      <translation>null</translation>
    </message>
  </context>
  <context>
    <name>PriceReason</name>
    <message>
      <source>left out: less than nothing</source>
      <translation>ausgelassen: Preis wäre negativ</translation>
    </message>
    <message>
      <source>left out: no VAT rate</source>
      <translation>ausgelassen: kein MwSt.-Satz</translation>
    </message>
    <message>
      <source>left out: no price to start from</source>
      <translation>ausgelassen: kein Ausgangspreis</translation>
    </message>
    <message>
      <source>left out: no purchase price</source>
      <translation>ausgelassen: kein Einkaufspreis</translation>
    </message>
    <message>
      <source>left out: two versions wait for a decision</source>
      <translation>ausgelassen: zwei Versionen warten auf eine Entscheidung</translation>
    </message>
  </context>
  <context>
    <name>Prices</name>
    <message numerus="yes">
      <source>%n are left out.</source>
      <translation>
        <numerusform>%Ln wird ausgelassen.</numerusform>
        <numerusform>%Ln werden ausgelassen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n changed meanwhile and stayed</source>
      <translation>
        <numerusform>%Ln hat sich inzwischen geändert und blieb</numerusform>
        <numerusform>%Ln haben sich inzwischen geändert und blieben</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n of them need(s) a look.</source>
      <translation>
        <numerusform>%Ln davon sollten Sie ansehen.</numerusform>
        <numerusform>%Ln davon sollten Sie ansehen.</numerusform>
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
        <numerusform>%Ln Preis ändert sich.</numerusform>
        <numerusform>%Ln Preise ändern sich.</numerusform>
      </translation>
    </message>
    <message>
      <source>+5 %, -10, x 1.1 or 49.90</source>
      <translation>+5 %, -10, x 1,1 oder 49,90</translation>
    </message>
    <message>
      <source>A new VAT rate</source>
      <translation>Neuer MwSt.-Satz</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Ändern</translation>
    </message>
    <message numerus="yes">
      <source>Change %n price(s)</source>
      <translation>
        <numerusform>%Ln Preis ändern</numerusform>
        <numerusform>%Ln Preise ändern</numerusform>
      </translation>
    </message>
    <message>
      <source>Difference</source>
      <translation>Differenz</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Grundlage</translation>
    </message>
    <message>
      <source>Keep the prices without VAT</source>
      <translation>Preise ohne MwSt. behalten</translation>
    </message>
    <message>
      <source>Margin in %</source>
      <translation>Marge in %</translation>
    </message>
    <message>
      <source>Margin {part} %: {earned} on one without VAT. Bought for {bought}, the newest price known, in {warehouse}.</source>
      <translation>Marge {part} %: {earned} je Stück ohne MwSt. Eingekauft für {bought}, neuester bekannter Preis, {warehouse}.</translation>
    </message>
    <message>
      <source>Markup in %</source>
      <translation>Aufschlag in %</translation>
    </message>
    <message>
      <source>New price, or change</source>
      <translation>Neuer Preis oder Änderung</translation>
    </message>
    <message numerus="yes">
      <source>New prices for %n product(s)</source>
      <translation>
        <numerusform>Neuer Preis für %Ln Produkt</numerusform>
        <numerusform>Neue Preise für %Ln Produkte</numerusform>
      </translation>
    </message>
    <message>
      <source>New rate in %</source>
      <translation>Neuer Satz in %</translation>
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
      <source>Prices are changed in the list of products.</source>
      <translation>Preise werden in der Liste der Produkte geändert.</translation>
    </message>
    <message>
      <source>Prices...</source>
      <translation>Preise...</translation>
    </message>
    <message>
      <source>Start from</source>
      <translation>Berechnen aus</translation>
    </message>
    <message>
      <source>The present price</source>
      <translation>Jetziger Preis</translation>
    </message>
    <message>
      <source>The purchase price and a margin</source>
      <translation>Einkaufspreis und Marge</translation>
    </message>
    <message>
      <source>The purchase price and a markup</source>
      <translation>Einkaufspreis und Aufschlag</translation>
    </message>
    <message>
      <source>This is no number or change of a price.</source>
      <translation>Das ist keine Zahl und keine Preisänderung.</translation>
    </message>
    <message>
      <source>ending in {ending}</source>
      <translation>endet auf {ending}</translation>
    </message>
    <message>
      <source>of the price without VAT</source>
      <translation>vom Preis ohne MwSt.</translation>
    </message>
    <message>
      <source>of the purchase price</source>
      <translation>vom Einkaufspreis</translation>
    </message>
  </context>
  <context>
    <name>Problem</name>
    <message>
      <source>A deleted record cannot be saved. Restore it first.</source>
      <translation>Ein gelöschter Eintrag kann nicht gespeichert werden. Erst wiederherstellen.</translation>
    </message>
    <message>
      <source>A record with this name is here already: {ids}.</source>
      <translation>Ein Eintrag mit diesem Namen ist schon da: {ids}.</translation>
    </message>
    <message>
      <source>A tag cannot hold any of , ^ ? * ( ) [ ] $</source>
      <translation>Ein Etikett darf kein , ^ ? * ( ) [ ] $ enthalten</translation>
    </message>
    <message>
      <source>A tag cannot start with a dot.</source>
      <translation>Ein Etikett darf nicht mit einem Punkt beginnen.</translation>
    </message>
    <message>
      <source>All together at most {limit} characters fit, these are {actual}.</source>
      <translation>Zusammen passen höchstens {limit} Zeichen, das sind {actual}.</translation>
    </message>
    <message>
      <source>Another record has this already. Type something else.</source>
      <translation>Das hat schon ein anderer Eintrag. Bitte etwas anderes eingeben.</translation>
    </message>
    <message>
      <source>Another record has this code already: {ids}.</source>
      <translation>Diesen Code hat schon ein anderer Eintrag: {ids}.</translation>
    </message>
    <message>
      <source>At most {limit} characters fit, these are {actual}.</source>
      <translation>Höchstens {limit} Zeichen passen, das sind {actual}.</translation>
    </message>
    <message>
      <source>Can be changed only in the cloud.</source>
      <translation>Kann nur in der Cloud geändert werden.</translation>
    </message>
    <message>
      <source>Choose a record from the list.</source>
      <translation>Bitte einen Eintrag aus der Liste wählen.</translation>
    </message>
    <message>
      <source>Choose from the list: a record that is there, or the new one at its end.</source>
      <translation>Aus der Liste wählen: einen vorhandenen Eintrag oder den neuen am Ende.</translation>
    </message>
    <message>
      <source>Choose one from the list.</source>
      <translation>Bitte aus der Liste wählen.</translation>
    </message>
    <message>
      <source>Does not match the price with VAT. Leave one of the two empty, or type {expected}.</source>
      <translation>Passt nicht zum Preis mit MwSt. Lassen Sie einen der beiden leer oder geben Sie {expected} ein.</translation>
    </message>
    <message>
      <source>Fill in the first name, the last name or the company.</source>
      <translation>Vorname, Nachname oder Firma ausfüllen.</translation>
    </message>
    <message>
      <source>Fill this in.</source>
      <translation>Bitte ausfüllen.</translation>
    </message>
    <message>
      <source>It is deleted. Restore it first.</source>
      <translation>Er ist gelöscht. Stellen Sie ihn zuerst wieder her.</translation>
    </message>
    <message>
      <source>Line {line} has this code already.</source>
      <translation>Diesen Code hat schon Zeile {line}.</translation>
    </message>
    <message>
      <source>Line {line} is about the same record already.</source>
      <translation>Um denselben Eintrag geht es schon in Zeile {line}.</translation>
    </message>
    <message>
      <source>Matched without leading zeros.</source>
      <translation>Ohne führende Nullen zugeordnet.</translation>
    </message>
    <message>
      <source>Nothing to match by, so a new record is made.</source>
      <translation>Nichts zum Zuordnen, es entsteht ein neuer Eintrag.</translation>
    </message>
    <message>
      <source>Only one cell is filled. Is this a heading?</source>
      <translation>Nur eine Zelle ist ausgefüllt. Ist das eine Überschrift?</translation>
    </message>
    <message>
      <source>Read as {day}. If the month comes first, change the date format.</source>
      <translation>Gelesen als {day}. Steht der Monat vorn, ändern Sie das Datumsformat.</translation>
    </message>
    <message>
      <source>Read as {read}. For thousands, write it without the separator.</source>
      <translation>Gelesen als {read}. Sind Tausender gemeint, schreiben Sie die Zahl ohne Trennzeichen.</translation>
    </message>
    <message>
      <source>Records in the cloud that may be the same one: {ids}</source>
      <translation>Einträge in der Cloud, die derselbe sein können: {ids}</translation>
    </message>
    <message>
      <source>Several records have this name. Use the ID.</source>
      <translation>Mehrere Einträge haben diesen Namen. Verwenden Sie die ID.</translation>
    </message>
    <message>
      <source>The ID and the value to match by belong to different records. By the value it is {id}.</source>
      <translation>ID und Wert zum Zuordnen gehören zu verschiedenen Einträgen. Nach dem Wert ist es {id}.</translation>
    </message>
    <message>
      <source>The amount is in {currency}. It is not converted.</source>
      <translation>Der Betrag ist in {currency}. Er wird nicht umgerechnet.</translation>
    </message>
    <message>
      <source>The cell is empty, so this is removed: {was}</source>
      <translation>Die Zelle ist leer, daher wird entfernt: {was}</translation>
    </message>
    <message>
      <source>The cloud says: {message}</source>
      <translation>Die Cloud sagt: {message}</translation>
    </message>
    <message>
      <source>The line has more cells than there are columns.</source>
      <translation>Die Zeile hat mehr Zellen, als es Spalten gibt.</translation>
    </message>
    <message>
      <source>The new record gets this ID. If it is another program's, do not import the column.</source>
      <translation>Der neue Eintrag erhält diese ID. Stammt sie aus einem anderen Programm, importieren Sie die Spalte nicht.</translation>
    </message>
    <message>
      <source>The price would be below zero.</source>
      <translation>Der Preis wäre negativ.</translation>
    </message>
    <message>
      <source>The record has no ID.</source>
      <translation>Der Eintrag hat keine ID.</translation>
    </message>
    <message>
      <source>The same as line {line}.</source>
      <translation>Wie Zeile {line}.</translation>
    </message>
    <message>
      <source>The spreadsheet made a date of this. Format the column as text.</source>
      <translation>Die Tabellenkalkulation hat daraus ein Datum gemacht. Formatieren Sie die Spalte als Text.</translation>
    </message>
    <message>
      <source>The spreadsheet shortened this number. Format the column as text, enter the number again and save.</source>
      <translation>Die Tabellenkalkulation hat diese Zahl gekürzt. Formatieren Sie die Spalte als Text, geben Sie die Zahl erneut ein, und speichern Sie.</translation>
    </message>
    <message>
      <source>The text holds a character that cannot be stored. Type it again.</source>
      <translation>Der Text enthält ein Zeichen, das nicht gespeichert werden kann. Bitte neu eingeben.</translation>
    </message>
    <message>
      <source>There is no record with this ID here.</source>
      <translation>Hier gibt es keinen Eintrag mit dieser ID.</translation>
    </message>
    <message>
      <source>There is no record with this name. Add it first, or type its ID.</source>
      <translation>Es gibt keinen Eintrag mit diesem Namen. Legen Sie ihn zuerst an, oder geben Sie seine ID ein.</translation>
    </message>
    <message>
      <source>This ID belongs to a record with another value here. Match by ID, or do not import the ID column.</source>
      <translation>Diese ID gehört zu einem Eintrag, der hier einen anderen Wert hat. Ordnen Sie anhand der ID zu, oder importieren Sie die ID-Spalte nicht.</translation>
    </message>
    <message>
      <source>This cannot be read. Type it again.</source>
      <translation>Das ist nicht lesbar. Bitte neu eingeben.</translation>
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
      <source>This must agree with the setting to ask for the price.</source>
      <translation>Muss zur Einstellung passen, nach dem Preis zu fragen.</translation>
    </message>
    <message>
      <source>This product is made from the one whose recipe this is. Choose another.</source>
      <translation>Dieses Produkt wird aus dem hergestellt, dessen Rezept dies ist. Bitte ein anderes wählen.</translation>
    </message>
    <message>
      <source>This value cannot be used. Type something else.</source>
      <translation>Dieser Wert geht nicht. Bitte einen anderen eingeben.</translation>
    </message>
    <message>
      <source>Type a colour such as #1A7F37</source>
      <translation>Farbe eingeben, z. B. #1A7F37</translation>
    </message>
    <message>
      <source>Type a date.</source>
      <translation>Datum eingeben.</translation>
    </message>
    <message>
      <source>Type a name, or nothing at all.</source>
      <translation>Namen eingeben oder leer lassen.</translation>
    </message>
    <message>
      <source>Type a number, e.g. 12,50</source>
      <translation>Zahl eingeben, z. B. 12,50</translation>
    </message>
    <message>
      <source>Type a number, or per cent up to 100 %</source>
      <translation>Zahl oder Prozent bis 100 % eingeben</translation>
    </message>
    <message>
      <source>Type a whole address, e.g. https://www.example.com</source>
      <translation>Ganze Adresse eingeben, z. B. https://www.example.com</translation>
    </message>
    <message>
      <source>Type a whole number.</source>
      <translation>Ganze Zahl eingeben.</translation>
    </message>
    <message>
      <source>Type the VAT ID with the country and without spaces, e.g. CZ12345678</source>
      <translation>USt-IdNr. mit Land und ohne Leerzeichen eingeben, z. B. DE123456789</translation>
    </message>
    <message>
      <source>Type the language, a colon and the text, e.g. de: Kaffee</source>
      <translation>Sprache, Doppelpunkt und Text eingeben, z. B. en: Coffee</translation>
    </message>
    <message>
      <source>Type yes or no.</source>
      <translation>Schreiben Sie ja oder nein.</translation>
    </message>
    <message>
      <source>Type {maximum} or less.</source>
      <translation>{maximum} oder weniger eingeben.</translation>
    </message>
    <message>
      <source>Type {minimum} or more.</source>
      <translation>{minimum} oder mehr eingeben.</translation>
    </message>
    <message>
      <source>{count} records have this value: {ids}. Match by ID instead.</source>
      <translation>Einträge mit diesem Wert: {count} ({ids}). Ordnen Sie anhand der ID zu.</translation>
    </message>
  </context>
  <context>
    <name>Quit</name>
    <message numerus="yes">
      <source>%n record(s) with typing that is not saved</source>
      <translation>
        <numerusform>%Ln Eintrag mit ungespeicherten Eingaben</numerusform>
        <numerusform>%Ln Einträge mit ungespeicherten Eingaben</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Rail</name>
    <message>
      <source>Fold the sections</source>
      <translation>Bereiche einklappen</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menü</translation>
    </message>
    <message>
      <source>Sections</source>
      <translation>Bereiche</translation>
    </message>
    <message>
      <source>Unfold the sections</source>
      <translation>Bereiche ausklappen</translation>
    </message>
  </context>
  <context>
    <name>Recipe</name>
    <message>
      <source>A product cannot be its own ingredient.</source>
      <translation>Ein Produkt kann nicht seine eigene Zutat sein.</translation>
    </message>
    <message>
      <source>Add an ingredient</source>
      <translation>Zutat hinzufügen</translation>
    </message>
    <message>
      <source>Leave it in</source>
      <translation>Doch behalten</translation>
    </message>
    <message>
      <source>No ingredients: it is sold as it is bought.</source>
      <translation>Keine Zutaten: wird verkauft, wie es gekauft wird.</translation>
    </message>
    <message>
      <source>Take out</source>
      <translation>Herausnehmen</translation>
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
      <source>{product}: taken out when you save</source>
      <translation>{product}: wird beim Speichern entfernt</translation>
    </message>
  </context>
  <context>
    <name>Refused</name>
    <message>
      <source>It has a recipe. Delete the recipe first.</source>
      <translation>Es hat ein Rezept. Erst das Rezept löschen.</translation>
    </message>
    <message>
      <source>It is deleted. Restore it first.</source>
      <translation>Er ist gelöscht. Erst wiederherstellen.</translation>
    </message>
    <message>
      <source>Personal data were removed from it for good.</source>
      <translation>Die persönlichen Daten wurden endgültig entfernt.</translation>
    </message>
    <message>
      <source>Products still belong to it. Move them to another category first.</source>
      <translation>Es gehören noch Produkte dazu. Erst in eine andere Kategorie verschieben.</translation>
    </message>
    <message>
      <source>Recipes of other products need it. Take it out of them first.</source>
      <translation>Rezepte anderer Produkte brauchen es. Erst dort herausnehmen.</translation>
    </message>
    <message>
      <source>The administrator cannot be deleted.</source>
      <translation>Der Verwalter kann nicht gelöscht werden.</translation>
    </message>
    <message>
      <source>The lists are still being compared. Decide when that is done.</source>
      <translation>Die Listen werden noch verglichen. Danach entscheiden.</translation>
    </message>
    <message>
      <source>The old values would break a rule.</source>
      <translation>Die alten Werte würden eine Regel brechen.</translation>
    </message>
    <message>
      <source>This has to be decided as a whole.</source>
      <translation>Das muss als Ganzes entschieden werden.</translation>
    </message>
  </context>
  <context>
    <name>Related</name>
    <message>
      <source>No other record has to do with it.</source>
      <translation>Kein anderer Eintrag hat damit zu tun.</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Keine</translation>
    </message>
    <message numerus="yes">
      <source>Show all %n in the list</source>
      <translation>
        <numerusform>%Ln in der Liste zeigen</numerusform>
        <numerusform>Alle %Ln in der Liste zeigen</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Relation</name>
    <message>
      <source>Categories with it</source>
      <translation>Kategorien damit</translation>
    </message>
    <message>
      <source>Customers in it</source>
      <translation>Kunden darin</translation>
    </message>
    <message>
      <source>Customers with it</source>
      <translation>Kunden damit</translation>
    </message>
    <message>
      <source>Employees with it</source>
      <translation>Mitarbeiter damit</translation>
    </message>
    <message>
      <source>Ingredients of it</source>
      <translation>Zutaten davon</translation>
    </message>
    <message>
      <source>Products from it</source>
      <translation>Produkte von ihm</translation>
    </message>
    <message>
      <source>Products in it</source>
      <translation>Produkte darin</translation>
    </message>
    <message>
      <source>Products in stock there</source>
      <translation>Produkte im Lager</translation>
    </message>
    <message>
      <source>Products with it</source>
      <translation>Produkte damit</translation>
    </message>
    <message>
      <source>Used in</source>
      <translation>Verwendet in</translation>
    </message>
    <message>
      <source>Webhooks about it</source>
      <translation>Webhooks dazu</translation>
    </message>
  </context>
  <context>
    <name>Report</name>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Datei</translation>
    </message>
    <message>
      <source>Files of the report</source>
      <translation>Dateien des Berichts</translation>
    </message>
    <message>
      <source>Report for support</source>
      <translation>Bericht für die Hilfe</translation>
    </message>
    <message>
      <source>Report for support...</source>
      <translation>Bericht für die Hilfe...</translation>
    </message>
    <message>
      <source>Report saved to {file}</source>
      <translation>Bericht gespeichert in {file}</translation>
    </message>
    <message>
      <source>Save...</source>
      <translation>Speichern...</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Größe</translation>
    </message>
    <message>
      <source>Text of the file</source>
      <translation>Text der Datei</translation>
    </message>
    <message>
      <source>These files would be saved, and nothing is sent anywhere. No record, no token and no password is in them.</source>
      <translation>Diese Dateien würden gespeichert, gesendet wird nichts. Kein Eintrag, kein Token und kein Passwort steht darin.</translation>
    </message>
  </context>
  <context>
    <name>Restore</name>
    <message>
      <source>Choose a backup</source>
      <translation>Sicherung wählen</translation>
    </message>
    <message>
      <source>Choose a backup...</source>
      <translation>Sicherung wählen...</translation>
    </message>
    <message>
      <source>Cloud {id}</source>
      <translation>Cloud {id}</translation>
    </message>
    <message>
      <source>Looking into the file...</source>
      <translation>Die Datei wird angesehen...</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Wiederherstellen</translation>
    </message>
    <message>
      <source>Restoring...</source>
      <translation>Wird wiederhergestellt...</translation>
    </message>
    <message>
      <source>Token; can wait until later</source>
      <translation>Token; hat bis später Zeit</translation>
    </message>
    <message>
      <source>Written {when}</source>
      <translation>Geschrieben {when}</translation>
    </message>
  </context>
  <context>
    <name>Rights</name>
    <message>
      <source>A PIN has to be set before it can be asked for.</source>
      <translation>Nach einer PIN wird erst gefragt, wenn eine gesetzt ist.</translation>
    </message>
    <message>
      <source>A PIN is set.</source>
      <translation>Eine PIN ist gesetzt.</translation>
    </message>
    <message>
      <source>After it records can be changed here again.</source>
      <translation>Danach können hier wieder Einträge geändert werden.</translation>
    </message>
    <message>
      <source>Change the PIN</source>
      <translation>PIN ändern</translation>
    </message>
    <message>
      <source>It is needed to change many records at once.</source>
      <translation>Sie wird gebraucht, um viele Einträge auf einmal zu ändern.</translation>
    </message>
    <message>
      <source>It is needed to change settings.</source>
      <translation>Sie wird gebraucht, um Einstellungen zu ändern.</translation>
    </message>
    <message>
      <source>It is needed to delete records.</source>
      <translation>Sie wird gebraucht, um Einträge zu löschen.</translation>
    </message>
    <message>
      <source>It is needed to import a file.</source>
      <translation>Sie wird gebraucht, um eine Datei zu importieren.</translation>
    </message>
    <message>
      <source>It is needed to remove personal data for good.</source>
      <translation>Sie wird gebraucht, um personenbezogene Daten endgültig zu entfernen.</translation>
    </message>
    <message>
      <source>It is needed to restore a backup.</source>
      <translation>Sie wird gebraucht, um eine Sicherung wiederherzustellen.</translation>
    </message>
    <message>
      <source>It is needed to sign out or to change the cloud.</source>
      <translation>Sie wird gebraucht, um sich abzumelden oder die Cloud zu wechseln.</translation>
    </message>
    <message>
      <source>Lock to looking only</source>
      <translation>Nur zum Ansehen sperren</translation>
    </message>
    <message>
      <source>Looking only</source>
      <translation>Nur ansehen</translation>
    </message>
    <message>
      <source>Manager's PIN</source>
      <translation>PIN der Leitung</translation>
    </message>
    <message>
      <source>New PIN</source>
      <translation>Neue PIN</translation>
    </message>
    <message>
      <source>New PIN again</source>
      <translation>Neue PIN noch einmal</translation>
    </message>
    <message>
      <source>No PIN is set: everybody may do everything.</source>
      <translation>Keine PIN ist gesetzt: Jeder darf alles.</translation>
    </message>
    <message>
      <source>Once typed, the PIN counts for five minutes or until Ctrl+L. Who forgot it asks whoever may open the data folder to remove the file rights.json.</source>
      <translation>Eine eingegebene PIN gilt fünf Minuten oder bis Strg+L. Wer sie vergessen hat, bittet jemanden mit Zugang zum Datenordner, die Datei rights.json zu löschen.</translation>
    </message>
    <message>
      <source>PIN so far</source>
      <translation>Bisherige PIN</translation>
    </message>
    <message>
      <source>Remove the PIN</source>
      <translation>PIN entfernen</translation>
    </message>
    <message>
      <source>Set a PIN</source>
      <translation>PIN setzen</translation>
    </message>
    <message>
      <source>The PIN is removed</source>
      <translation>Die PIN ist entfernt</translation>
    </message>
    <message>
      <source>The PIN is set</source>
      <translation>Die PIN ist gesetzt</translation>
    </message>
    <message>
      <source>The two new PINs differ. Type them again.</source>
      <translation>Die beiden neuen PINs sind verschieden. Geben Sie sie noch einmal ein.</translation>
    </message>
    <message>
      <source>This computer is for looking only (Ctrl+L)</source>
      <translation>Dieser Computer ist nur zum Ansehen (Strg+L)</translation>
    </message>
    <message>
      <source>Type the PIN so far.</source>
      <translation>Geben Sie die bisherige PIN ein.</translation>
    </message>
    <message>
      <source>Unlock...</source>
      <translation>Entsperren...</translation>
    </message>
    <message>
      <source>View-only and the PIN keep out whoever sits at this window. They do not keep out who may start programs or open files in this account of the computer: the command line asks for no PIN. Give staff an account of their own if that matters.</source>
      <translation>Nur-Ansicht und PIN halten auf, wer an diesem Fenster sitzt. Sie halten nicht auf, wer in diesem Konto des Computers Programme starten oder Dateien öffnen darf: Die Befehlszeile fragt nach keiner PIN. Geben Sie dem Personal ein eigenes Konto, wenn das wichtig ist.</translation>
    </message>
    <message>
      <source>When the PIN is asked for</source>
      <translation>Wann nach der PIN gefragt wird</translation>
    </message>
    <message>
      <source>While this computer is for looking only, nobody can change anything in this window. Synchronising and the other programs of the shop go on.</source>
      <translation>Solange dieser Computer nur zum Ansehen ist, kann in diesem Fenster niemand etwas ändern. Das Synchronisieren und die anderen Programme des Ladens laufen weiter.</translation>
    </message>
  </context>
  <context>
    <name>Scan</name>
    <message>
      <source>As the keyboard typed it</source>
      <translation>So tippte es die Tastatur</translation>
    </message>
    <message>
      <source>Between two keys</source>
      <translation>Zwischen zwei Tasten</translation>
    </message>
    <message>
      <source>Ends with Enter or Tab</source>
      <translation>Endet mit Enter oder Tab</translation>
    </message>
    <message>
      <source>It has no check digit. It works in lists, not while a text is being typed.</source>
      <translation>Ohne Prüfziffer. Er wirkt in Listen, nicht während Text getippt wird.</translation>
    </message>
    <message>
      <source>Its check digit does not fit. Scan it again, or look at the label.</source>
      <translation>Die Prüfziffer passt nicht. Noch einmal scannen oder das Etikett ansehen.</translation>
    </message>
    <message>
      <source>Its check digit fits. It works everywhere in the window.</source>
      <translation>Die Prüfziffer passt. Er wirkt überall im Fenster.</translation>
    </message>
    <message>
      <source>No product has the code {code}.</source>
      <translation>Kein Produkt hat den Code {code}.</translation>
    </message>
    <message>
      <source>Nothing appears? Let the scanner act as a keyboard and end each code with Enter; its booklet has a code for either.</source>
      <translation>Es erscheint nichts? Stellen Sie den Scanner als Tastatur ein, mit Enter am Ende; im Handbuch steht für beides ein Code.</translation>
    </message>
    <message>
      <source>Nothing has the code {code}.</source>
      <translation>Kein Eintrag hat den Code {code}.</translation>
    </message>
    <message>
      <source>Nothing was read yet.</source>
      <translation>Es wurde noch nichts gelesen.</translation>
    </message>
    <message>
      <source>Scan any code now. Nothing is changed.</source>
      <translation>Scannen Sie jetzt einen Code. Nichts wird geändert.</translation>
    </message>
    <message>
      <source>Try the scanner</source>
      <translation>Scanner ausprobieren</translation>
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
      <translation>Ladenprüfung</translation>
    </message>
    <message>
      <source>Sync</source>
      <translation>Synchronisierung</translation>
    </message>
  </context>
  <context>
    <name>Setback</name>
    <message>
      <source>Decide later</source>
      <translation>Später entscheiden</translation>
    </message>
    <message>
      <source>Send ours again</source>
      <translation>Unsere erneut senden</translation>
    </message>
    <message>
      <source>Send ours again: the cloud gets back what is here.</source>
      <translation>Unsere erneut senden: Die Cloud bekommt zurück, was hier ist.</translation>
    </message>
    <message>
      <source>Take the cloud's state</source>
      <translation>Stand der Cloud übernehmen</translation>
    </message>
    <message>
      <source>Take the cloud's state: what the cloud lacks is deleted here as well.</source>
      <translation>Stand der Cloud übernehmen: Was in der Cloud fehlt, wird auch hier gelöscht.</translation>
    </message>
  </context>
  <context>
    <name>Setting</name>
    <message>
      <source>Address to listen on</source>
      <translation>Adresse zum Lauschen</translation>
    </message>
    <message>
      <source>Address under which the cloud reaches the receiver</source>
      <translation>Adresse, unter der die Cloud den Empfänger erreicht</translation>
    </message>
    <message>
      <source>Before changing many records at once</source>
      <translation>Bevor viele Einträge auf einmal geändert werden</translation>
    </message>
    <message>
      <source>Before deleting records</source>
      <translation>Bevor Einträge gelöscht werden</translation>
    </message>
    <message>
      <source>Before importing a file</source>
      <translation>Bevor eine Datei importiert wird</translation>
    </message>
    <message>
      <source>Before removing personal data for good</source>
      <translation>Bevor personenbezogene Daten endgültig entfernt werden</translation>
    </message>
    <message>
      <source>Before restoring a backup</source>
      <translation>Bevor eine Sicherung wiederhergestellt wird</translation>
    </message>
    <message>
      <source>Before signing out or changing the cloud</source>
      <translation>Vor dem Abmelden oder einem Wechsel der Cloud</translation>
    </message>
    <message>
      <source>Closing the window leaves the program in the tray</source>
      <translation>Beim Schließen des Fensters bleibt das Programm im Infobereich</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Farben</translation>
    </message>
    <message>
      <source>Computers on this cloud</source>
      <translation>Computer an dieser Cloud</translation>
    </message>
    <message>
      <source>Days to keep old values</source>
      <translation>Tage, die alte Werte aufbewahrt werden</translation>
    </message>
    <message>
      <source>Days to keep who changed what</source>
      <translation>Tage, die aufbewahrt wird, wer was geändert hat</translation>
    </message>
    <message>
      <source>Encryption</source>
      <translation>Verschlüsselung</translation>
    </message>
    <message>
      <source>File of its private key</source>
      <translation>Datei mit seinem privaten Schlüssel</translation>
    </message>
    <message>
      <source>File of the certificate</source>
      <translation>Datei des Zertifikats</translation>
    </message>
    <message>
      <source>How much the log says</source>
      <translation>Wie ausführlich das Protokoll ist</translation>
    </message>
    <message>
      <source>How numbers are written</source>
      <translation>Wie Zahlen geschrieben werden</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>Let other computers in</source>
      <translation>Andere Computer hereinlassen</translation>
    </message>
    <message>
      <source>Let the older paths delete by GET</source>
      <translation>Älteren Pfaden das Löschen per GET erlauben</translation>
    </message>
    <message>
      <source>Look for newer versions once a day</source>
      <translation>Einmal am Tag nach neueren Versionen sehen</translation>
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
      <source>Print the code as bars</source>
      <translation>Strichcode drucken</translation>
    </message>
    <message>
      <source>Print the price</source>
      <translation>Preis drucken</translation>
    </message>
    <message>
      <source>Requests a token may make in a minute</source>
      <translation>Anfragen, die ein Token in einer Minute stellen darf</translation>
    </message>
    <message>
      <source>Requests the cloud allows in 30 minutes</source>
      <translation>Anfragen, die die Cloud in 30 Minuten erlaubt</translation>
    </message>
    <message>
      <source>Room in lists and forms</source>
      <translation>Platz in Listen und Formularen</translation>
    </message>
    <message>
      <source>Seconds between two runs</source>
      <translation>Sekunden zwischen zwei Läufen</translation>
    </message>
    <message>
      <source>Seconds from an edit until it is sent</source>
      <translation>Sekunden von einer Änderung bis zum Senden</translation>
    </message>
    <message>
      <source>Serve the older paths too</source>
      <translation>Auch die älteren Pfade bedienen</translation>
    </message>
    <message>
      <source>Serve the other programs of the shop</source>
      <translation>Die anderen Programme des Ladens bedienen</translation>
    </message>
    <message>
      <source>Show fields that the interface does not list</source>
      <translation>Felder zeigen, die die Schnittstelle nicht aufführt</translation>
    </message>
    <message>
      <source>Show the state in the system tray</source>
      <translation>Den Stand im Infobereich zeigen</translation>
    </message>
    <message>
      <source>Size of text in per cent</source>
      <translation>Textgröße in Prozent</translation>
    </message>
    <message>
      <source>Stock runs out from</source>
      <translation>Bestand geht zur Neige ab</translation>
    </message>
    <message>
      <source>Synchronise by itself</source>
      <translation>Von selbst synchronisieren</translation>
    </message>
    <message>
      <source>Take webhook calls of the cloud</source>
      <translation>Webhook-Aufrufe der Cloud annehmen</translation>
    </message>
    <message>
      <source>This shop's own codes begin with</source>
      <translation>Eigene Codes des Ladens beginnen mit</translation>
    </message>
    <message>
      <source>Web pages that may read and write</source>
      <translation>Webseiten, die lesen und schreiben dürfen</translation>
    </message>
    <message>
      <source>Webhooks may call into the shop</source>
      <translation>Webhooks dürfen in das Geschäft rufen</translation>
    </message>
  </context>
  <context>
    <name>SettingChoice</name>
    <message>
      <source>A4, 14 labels 99.1 × 38.1 mm</source>
      <translation>A4, 14 Schilder 99,1 × 38,1 mm</translation>
    </message>
    <message>
      <source>A4, 24 labels 70 × 37 mm</source>
      <translation>A4, 24 Schilder 70 × 37 mm</translation>
    </message>
    <message>
      <source>A4, 65 labels 38.1 × 21.2 mm</source>
      <translation>A4, 65 Schilder 38,1 × 21,2 mm</translation>
    </message>
    <message>
      <source>As numbers</source>
      <translation>Als Zahlen</translation>
    </message>
    <message>
      <source>As text, like the cloud</source>
      <translation>Als Text, wie die Cloud</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>Wie das System</translation>
    </message>
    <message>
      <source>Compact, more rows</source>
      <translation>Eng, mehr Zeilen</translation>
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
      <source>Only troubles</source>
      <translation>Nur Störungen</translation>
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
      <source>Roomy, for fingers</source>
      <translation>Weit, für Finger</translation>
    </message>
    <message>
      <source>What happens</source>
      <translation>Was geschieht</translation>
    </message>
    <message>
      <source>With a certificate made here</source>
      <translation>Mit einem hier erstellten Zertifikat</translation>
    </message>
    <message>
      <source>With the files named below</source>
      <translation>Mit den unten genannten Dateien</translation>
    </message>
  </context>
  <context>
    <name>SettingGroup</name>
    <message>
      <source>About and licences</source>
      <translation>Über das Programm, Lizenzen</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Aussehen</translation>
    </message>
    <message>
      <source>Backup</source>
      <translation>Sicherung</translation>
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
      <translation>Preisschilder</translation>
    </message>
    <message>
      <source>Rights</source>
      <translation>Rechte</translation>
    </message>
    <message>
      <source>Schedule</source>
      <translation>Zeitplan</translation>
    </message>
    <message>
      <source>Server for the shop</source>
      <translation>Server für den Laden</translation>
    </message>
    <message>
      <source>This shop</source>
      <translation>Dieser Laden</translation>
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
      <source>PIN manager view only lock unlock</source>
      <translation>PIN Leitung nur ansehen sperren entsperren</translation>
    </message>
    <message>
      <source>address code to scan QR tokens programs revoke create clients seen</source>
      <translation>Adresse QR Code scannen Token Programme widerrufen erstellen Clients</translation>
    </message>
    <message>
      <source>back up now restore copy last</source>
      <translation>jetzt sichern wiederherstellen Kopie letzte</translation>
    </message>
    <message>
      <source>check self-test log folder capabilities cloud allows</source>
      <translation>Prüfung Selbsttest Protokoll Ordner Fähigkeiten Cloud erlaubt</translation>
    </message>
    <message>
      <source>cloud account address number sign in again sign out connect token</source>
      <translation>Cloud Konto Adresse Nummer anmelden abmelden verbinden Token</translation>
    </message>
    <message>
      <source>state port address secret reveal copy</source>
      <translation>Zustand Port Adresse Geheimnis zeigen kopieren</translation>
    </message>
    <message>
      <source>version check now what is new install</source>
      <translation>Version jetzt prüfen was ist neu installieren</translation>
    </message>
    <message>
      <source>version licence Qt LGPL icons Lucide libraries</source>
      <translation>Version Lizenz Qt LGPL Symbole Lucide Bibliotheken</translation>
    </message>
  </context>
  <context>
    <name>SettingText</name>
    <message>
      <source>0 lets the system choose one at each start.</source>
      <translation>Bei 0 wählt das System bei jedem Start einen.</translation>
    </message>
    <message>
      <source>127.0.0.1 is right where a tunnel or a proxy runs on this computer.</source>
      <translation>127.0.0.1 ist richtig, wenn auf diesem Computer ein Tunnel oder Proxy läuft.</translation>
    </message>
    <message>
      <source>127.0.0.1 is this computer alone; 0.0.0.0 is every network it is in.</source>
      <translation>127.0.0.1 ist nur dieser Computer; 0.0.0.0 ist jedes Netz, in dem er ist.</translation>
    </message>
    <message>
      <source>A PEM file with the certificate and those above it.</source>
      <translation>Eine PEM-Datei mit dem Zertifikat und denen darüber.</translation>
    </message>
    <message>
      <source>A PEM file without a password.</source>
      <translation>Eine PEM-Datei ohne Passwort.</translation>
    </message>
    <message>
      <source>A backup takes the place of all records here.</source>
      <translation>Eine Sicherung ersetzt alle Einträge hier.</translation>
    </message>
    <message>
      <source>A deletion can be undone, but who deletes by accident seldom notices.</source>
      <translation>Löschen kann man rückgängig machen, aber wer versehentlich löscht, merkt es selten.</translation>
    </message>
    <message>
      <source>A file can change thousands of records.</source>
      <translation>Eine Datei kann Tausende Einträge ändern.</translation>
    </message>
    <message>
      <source>A short wait lets several edits go together.</source>
      <translation>Kurzes Warten lässt mehrere Änderungen zusammen gehen.</translation>
    </message>
    <message>
      <source>A small picture beside the clock says whether all is sent, something waits, or you are needed.</source>
      <translation>Ein kleines Bild neben der Uhr sagt, ob alles gesendet ist, etwas wartet oder Sie gebraucht werden.</translation>
    </message>
    <message>
      <source>Addresses such as https://board.example, with commas between. A page needs a token as well.</source>
      <translation>Adressen wie https://board.example, durch Kommas getrennt. Die Seite braucht außerdem ein Token.</translation>
    </message>
    <message>
      <source>After that an entry of the history is removed. It is never shorter than the days of old values.</source>
      <translation>Danach wird ein Eintrag des Verlaufs entfernt. Nie früher als die alten Werte.</translation>
    </message>
    <message>
      <source>Anything that follows links could delete records. Leave it off unless a program needs it.</source>
      <translation>Alles, was Links folgt, könnte Einträge löschen. Lassen Sie es aus, wenn kein Programm es braucht.</translation>
    </message>
    <message>
      <source>Changes go on being sent. Quit in the menu ends the program.</source>
      <translation>Änderungen werden weiter gesendet. Beenden im Menü schließt das Programm.</translation>
    </message>
    <message>
      <source>EAN and UPC as such, anything else as Code 128. A product without a code gets none.</source>
      <translation>EAN und UPC als solche, alles andere als Code 128. Ein Produkt ohne Code bekommt keinen.</translation>
    </message>
    <message>
      <source>For programs made for the first version of the cloud's interface, under /api.</source>
      <translation>Für Programme, die für die erste Version der Cloud-Schnittstelle gemacht sind, unter /api.</translation>
    </message>
    <message>
      <source>From 75 to 200. Ctrl and + or - do the same.</source>
      <translation>Von 75 bis 200. Strg und + oder - tun dasselbe.</translation>
    </message>
    <message>
      <source>High contrast is for bright light and tired eyes.</source>
      <translation>Hoher Kontrast ist für helles Licht und müde Augen.</translation>
    </message>
    <message>
      <source>How often the cloud is asked for news, as far as the allowed requests go; the Sync page says how often it really is. Lists that seldom change are asked less often.</source>
      <translation>Wie oft die Cloud nach Neuem gefragt wird, soweit die erlaubten Anfragen reichen; die Seite Synchronisierung sagt, wie oft es wirklich ist. Nach Listen, die sich selten ändern, wird seltener gefragt.</translation>
    </message>
    <message>
      <source>More rows on the screen, or more room for fingers.</source>
      <translation>Mehr Zeilen auf dem Bildschirm oder mehr Platz für Finger.</translation>
    </message>
    <message>
      <source>More than that has to wait a moment. An address may make four times as many; 0 is any number.</source>
      <translation>Mehr muss einen Augenblick warten. Eine Adresse darf viermal so viele; 0 heißt beliebig viele.</translation>
    </message>
    <message>
      <source>Needed where others share the network. With a certificate made here, programs have to be told to trust it.</source>
      <translation>Nötig, wo andere das Netz teilen. Einem hier erstellten Zertifikat müssen die Programme erst vertrauen.</translation>
    </message>
    <message>
      <source>Nobody can bring these data back.</source>
      <translation>Diese Daten kann niemand zurückholen.</translation>
    </message>
    <message>
      <source>Older values leave the history and can no longer be put back; prices stay for at least 30 days.</source>
      <translation>Ältere Werte verlassen den Verlauf und lassen sich nicht mehr zurückholen; Preise bleiben mindestens 30 Tage.</translation>
    </message>
    <message>
      <source>One wrong value would be in many records.</source>
      <translation>Ein falscher Wert stünde in vielen Einträgen.</translation>
    </message>
    <message>
      <source>Only the number of the version is asked for. A new version waits until you close the program.</source>
      <translation>Gefragt wird nur nach der Nummer der Version. Eine neue Version wartet, bis Sie das Programm schließen.</translation>
    </message>
    <message>
      <source>Programs of the shop are told this number. 0 lets the system choose one at each start.</source>
      <translation>Diese Nummer wird den Programmen des Ladens gesagt. Bei 0 wählt das System bei jedem Start eine.</translation>
    </message>
    <message>
      <source>Programs register webhooks here. With this, they may lead to this computer and to other devices in its network; without it, to the internet only.</source>
      <translation>Programme melden hier Webhooks an. Damit dürfen sie zu diesem Computer und zu anderen Geräten in seinem Netz führen, ohne dies nur in das Internet.</translation>
    </message>
    <message>
      <source>The cloud then tells of changes at once, and is asked more seldom.</source>
      <translation>Die Cloud meldet Änderungen dann sofort und wird seltener gefragt.</translation>
    </message>
    <message>
      <source>The cloud writes numbers as text; some programs want real numbers.</source>
      <translation>Die Cloud schreibt Zahlen als Text; manche Programme wollen echte Zahlen.</translation>
    </message>
    <message>
      <source>The dialog for labels begins with this paper, and keeps here what was chosen there.</source>
      <translation>Der Druck der Preisschilder beginnt mit diesem Papier und merkt sich hier, was dort gewählt wird.</translation>
    </message>
    <message>
      <source>The log is a file on this computer; tokens and passwords are never in it.</source>
      <translation>Das Protokoll ist eine Datei auf diesem Computer; Token und Passwörter stehen nie darin.</translation>
    </message>
    <message>
      <source>The overview counts what has so many pieces, or kilograms, or fewer.</source>
      <translation>Die Übersicht zählt, wovon so viele Stück oder Kilogramm oder weniger da sind.</translation>
    </message>
    <message>
      <source>The second company ID of customers and the secret of a new webhook. Programs that send Allow-Version are shown them in any case.</source>
      <translation>Die zweite Firmennummer von Kunden und das Geheimnis eines neuen Webhooks. Programmen, die Allow-Version senden, werden sie immer gezeigt.</translation>
    </message>
    <message>
      <source>The window changes at once; nothing that you typed is lost.</source>
      <translation>Das Fenster wechselt sofort; nichts Eingegebenes geht verloren.</translation>
    </message>
    <message>
      <source>They share the allowed requests. With 1 this computer learns by itself what others use.</source>
      <translation>Sie teilen sich die erlaubten Anfragen. Bei 1 lernt dieser Computer selbst, was die anderen brauchen.</translation>
    </message>
    <message>
      <source>Tills, scales and shops read and write the same records here, also without the internet.</source>
      <translation>Kassen, Waagen und Webshops lesen und schreiben hier dieselben Einträge, auch ohne Internet.</translation>
    </message>
    <message>
      <source>What the vendor allows your account. Asking with nothing new takes less than half of it.</source>
      <translation>Was der Anbieter Ihrem Konto erlaubt. Fragen ohne Neues braucht weniger als die Hälfte.</translation>
    </message>
    <message>
      <source>When it is off, changes wait until you press Sync now.</source>
      <translation>Wenn es aus ist, warten Änderungen, bis Sie Jetzt synchronisieren drücken.</translation>
    </message>
    <message>
      <source>With commas between, for example CARD-, 29. Scanned into a text, such codes are taken for scans too.</source>
      <translation>Durch Kommas getrennt, zum Beispiel KARTE-, 29. Auch in einem Text gelten solche Codes als gescannt.</translation>
    </message>
    <message>
      <source>With it, webhooks are registered in the cloud by themselves. Empty: none are.</source>
      <translation>Mit ihr werden Webhooks in der Cloud von selbst angemeldet. Leer: keine.</translation>
    </message>
    <message>
      <source>With the price of a kilogram or a litre, where the product says how much is in it.</source>
      <translation>Auch mit dem Preis je Kilogramm oder Liter, wenn beim Produkt steht, wie viel es enthält.</translation>
    </message>
    <message>
      <source>Without the token, changes stay on this computer.</source>
      <translation>Ohne das Token bleiben Änderungen auf diesem Computer.</translation>
    </message>
    <message>
      <source>Without this, only programs on this computer reach the server and the receiver.</source>
      <translation>Ohne dies erreichen nur Programme auf diesem Computer den Server und den Empfänger.</translation>
    </message>
  </context>
  <context>
    <name>Settings</name>
    <message numerus="yes">
      <source>%n token(s) revoked</source>
      <translation>
        <numerusform>%Ln Token widerrufen</numerusform>
        <numerusform>%Ln Token widerrufen</numerusform>
      </translation>
    </message>
    <message>
      <source>A revoked token is worthless at once, also in running programs.</source>
      <translation>Ein widerrufenes Token ist sofort wertlos, auch in laufenden Programmen.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adresse</translation>
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
      <source>At most {length} characters fit, in one line.</source>
      <translation>Höchstens {length} Zeichen passen hinein, in einer Zeile.</translation>
    </message>
    <message>
      <source>Back to default: {value}</source>
      <translation>Zurück zur Vorgabe: {value}</translation>
    </message>
    <message>
      <source>Barcode scanner</source>
      <translation>Barcodescanner</translation>
    </message>
    <message>
      <source>Connect to a cloud...</source>
      <translation>Mit einer Cloud verbinden...</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Kopieren</translation>
    </message>
    <message>
      <source>Copy the address with its secret</source>
      <translation>Adresse samt Geheimnis kopieren</translation>
    </message>
    <message>
      <source>Copy the new token</source>
      <translation>Das neue Token kopieren</translation>
    </message>
    <message>
      <source>Copy: {what}</source>
      <translation>Kopieren: {what}</translation>
    </message>
    <message>
      <source>Fingerprint of the certificate</source>
      <translation>Fingerabdruck des Zertifikats</translation>
    </message>
    <message>
      <source>Groups of settings</source>
      <translation>Gruppen der Einstellungen</translation>
    </message>
    <message>
      <source>Hide the secret in the addresses</source>
      <translation>Das Geheimnis in den Adressen verbergen</translation>
    </message>
    <message>
      <source>How it serves</source>
      <translation>Wie er bedient</translation>
    </message>
    <message>
      <source>I have kept it</source>
      <translation>Ich habe es aufbewahrt</translation>
    </message>
    <message>
      <source>It does not run.</source>
      <translation>Er läuft nicht.</translation>
    </message>
    <message>
      <source>It is switched off.</source>
      <translation>Er ist ausgeschaltet.</translation>
    </message>
    <message>
      <source>It is switched off; the cloud is asked for news instead.</source>
      <translation>Er ist ausgeschaltet; stattdessen wird die Cloud nach Neuem gefragt.</translation>
    </message>
    <message>
      <source>It runs on port {port}.</source>
      <translation>Er läuft auf Port {port}.</translation>
    </message>
    <message>
      <source>It runs.</source>
      <translation>Er läuft.</translation>
    </message>
    <message>
      <source>Last seen</source>
      <translation>Zuletzt gesehen</translation>
    </message>
    <message>
      <source>Let other computers in</source>
      <translation>Andere Computer hereinlassen</translation>
    </message>
    <message>
      <source>Lists that the token may use</source>
      <translation>Listen, die das Token benutzen darf</translation>
    </message>
    <message>
      <source>Made</source>
      <translation>Erstellt</translation>
    </message>
    <message>
      <source>Make a token</source>
      <translation>Token erstellen</translation>
    </message>
    <message>
      <source>May only read</source>
      <translation>Darf nur lesen</translation>
    </message>
    <message>
      <source>Name of the new token</source>
      <translation>Name des neuen Tokens</translation>
    </message>
    <message>
      <source>No program has a token yet, so none is let in.</source>
      <translation>Noch hat kein Programm ein Token, also wird keines eingelassen.</translation>
    </message>
    <message>
      <source>No setting is called that.</source>
      <translation>Keine Einstellung heißt so.</translation>
    </message>
    <message>
      <source>Number of the cloud</source>
      <translation>Nummer der Cloud</translation>
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
      <source>Program</source>
      <translation>Programm</translation>
    </message>
    <message>
      <source>Programs that may use it</source>
      <translation>Programme, die ihn benutzen dürfen</translation>
    </message>
    <message>
      <source>QR code of the address</source>
      <translation>QR-Code der Adresse</translation>
    </message>
    <message>
      <source>Records are kept in</source>
      <translation>Einträge liegen in</translation>
    </message>
    <message>
      <source>Revoke</source>
      <translation>Widerrufen</translation>
    </message>
    <message>
      <source>Revoke the selected tokens</source>
      <translation>Ausgewählte Token widerrufen</translation>
    </message>
    <message>
      <source>Rights</source>
      <translation>Rechte</translation>
    </message>
    <message>
      <source>Search the settings</source>
      <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
      <source>See what the scanner sends and whether its codes are read. Nothing is changed.</source>
      <translation>Sehen Sie, was der Scanner sendet und ob seine Codes gelesen werden. Es wird nichts geändert.</translation>
    </message>
    <message>
      <source>Show the secret in the addresses</source>
      <translation>Das Geheimnis in den Adressen zeigen</translation>
    </message>
    <message>
      <source>Sign in again, or to another cloud...</source>
      <translation>Neu anmelden oder bei einer anderen Cloud...</translation>
    </message>
    <message>
      <source>Sign out...</source>
      <translation>Abmelden...</translation>
    </message>
    <message>
      <source>Signing out takes the token away from this computer. Records and waiting changes stay here.</source>
      <translation>Abmelden nimmt das Token von diesem Computer. Einträge und wartende Änderungen bleiben hier.</translation>
    </message>
    <message>
      <source>Switch off</source>
      <translation>Ausschalten</translation>
    </message>
    <message>
      <source>Switch on</source>
      <translation>Einschalten</translation>
    </message>
    <message>
      <source>The cloud</source>
      <translation>Die Cloud</translation>
    </message>
    <message>
      <source>The new token</source>
      <translation>Das neue Token</translation>
    </message>
    <message>
      <source>The receiver</source>
      <translation>Der Empfänger</translation>
    </message>
    <message>
      <source>The token is kept in</source>
      <translation>Das Token liegt in</translation>
    </message>
    <message>
      <source>There is a token of that name. Type another one.</source>
      <translation>Ein Token dieses Namens gibt es schon. Geben Sie einen anderen ein.</translation>
    </message>
    <message>
      <source>This is the practice shop: its cloud runs in this program, and nothing leaves this computer.</source>
      <translation>Das ist der Übungsladen: Seine Cloud läuft in diesem Programm, und nichts verlässt diesen Computer.</translation>
    </message>
    <message>
      <source>This is the token. It is shown this once: copy it into the program now.</source>
      <translation>Das ist das Token. Es wird nur dieses Mal gezeigt: Kopieren Sie es jetzt in das Programm.</translation>
    </message>
    <message>
      <source>Tokens</source>
      <translation>Token</translation>
    </message>
    <message>
      <source>Try the scanner...</source>
      <translation>Scanner ausprobieren...</translation>
    </message>
    <message>
      <source>Type a whole address such as https://shop.example.com, or nothing.</source>
      <translation>Geben Sie eine ganze Adresse wie https://shop.example.com ein, oder nichts.</translation>
    </message>
    <message>
      <source>Type a whole number from {minimum} to {maximum}.</source>
      <translation>Geben Sie eine ganze Zahl von {minimum} bis {maximum} ein.</translation>
    </message>
    <message>
      <source>Type an address such as 127.0.0.1, 0.0.0.0 or the name of a computer.</source>
      <translation>Geben Sie eine Adresse wie 127.0.0.1, 0.0.0.0 oder den Namen eines Computers ein.</translation>
    </message>
    <message>
      <source>Type what the token is for.</source>
      <translation>Geben Sie ein, wofür das Token ist.</translation>
    </message>
    <message>
      <source>What the token is for, e.g. Till 2</source>
      <translation>Wofür das Token ist, z. B. Kasse 2</translation>
    </message>
    <message>
      <source>Where programs reach it</source>
      <translation>Wo Programme ihn erreichen</translation>
    </message>
    <message>
      <source>a file that only you can read</source>
      <translation>einer Datei, die nur Sie lesen können</translation>
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
      <source>the keychain of this computer</source>
      <translation>dem Schlüsselbund dieses Computers</translation>
    </message>
    <message>
      <source>the memory, until the program ends</source>
      <translation>dem Speicher, bis das Programm endet</translation>
    </message>
  </context>
  <context>
    <name>ShopCheck</name>
    <message numerus="yes">
      <source>%n price(s) calculated anew</source>
      <translation>
        <numerusform>%Ln Preis neu berechnet</numerusform>
        <numerusform>%Ln Preise neu berechnet</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n thing(s) to look at</source>
      <translation>
        <numerusform>%Ln Punkt zum Ansehen</numerusform>
        <numerusform>%Ln Punkte zum Ansehen</numerusform>
      </translation>
    </message>
    <message>
      <source>Check again</source>
      <translation>Noch einmal prüfen</translation>
    </message>
    <message>
      <source>Checking the records...</source>
      <translation>Die Datensätze werden geprüft …</translation>
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
      <source>EAN with a wrong check digit</source>
      <translation>EAN mit falscher Prüfziffer</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Funde</translation>
    </message>
    <message>
      <source>Impossible VAT number</source>
      <translation>Ungültige USt-IdNr.</translation>
    </message>
    <message>
      <source>Impossible company ID</source>
      <translation>Ungültige Firmennummer</translation>
    </message>
    <message>
      <source>Keep all prices with VAT</source>
      <translation>Alle Preise mit MwSt. behalten</translation>
    </message>
    <message>
      <source>Keep all prices without VAT</source>
      <translation>Alle Preise ohne MwSt. behalten</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Art</translation>
    </message>
    <message>
      <source>No category</source>
      <translation>Ohne Kategorie</translation>
    </message>
    <message>
      <source>None of it stops the program; each may cost time or money at the till.</source>
      <translation>Nichts davon hält das Programm auf, aber jedes kann an der Kasse Zeit oder Geld kosten.</translation>
    </message>
    <message>
      <source>Nothing to look at</source>
      <translation>Alles in Ordnung</translation>
    </message>
    <message>
      <source>On sale without a price</source>
      <translation>Im Verkauf ohne Preis</translation>
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
      <source>Prices, codes, recipes, names and numbers are in order</source>
      <translation>Preise, Codes, Rezepte, Namen und Nummern sind in Ordnung</translation>
    </message>
    <message>
      <source>Recipe line without its product</source>
      <translation>Rezeptzeile ohne Produkt</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Datensatz</translation>
    </message>
    <message>
      <source>Show dismissed ({count})</source>
      <translation>Ausgeblendete zeigen ({count})</translation>
    </message>
    <message>
      <source>Sold below cost</source>
      <translation>Verkauf unter Einkaufspreis</translation>
    </message>
    <message>
      <source>Tag spelled in two ways</source>
      <translation>Tag in zwei Schreibweisen</translation>
    </message>
    <message>
      <source>Tell again</source>
      <translation>Wieder melden</translation>
    </message>
    <message>
      <source>The check reads this computer's records and needs no internet.</source>
      <translation>Die Prüfung liest die Datensätze dieses Computers und braucht kein Internet.</translation>
    </message>
    <message>
      <source>The first {count} are listed.</source>
      <translation>Die ersten {count} sind aufgeführt.</translation>
    </message>
    <message>
      <source>Unknown VAT rate</source>
      <translation>Unbekannter MwSt.-Satz</translation>
    </message>
    <message>
      <source>Values</source>
      <translation>Werte</translation>
    </message>
    <message>
      <source>What was found</source>
      <translation>Was gefunden wurde</translation>
    </message>
  </context>
  <context>
    <name>ShopCheckAdvice</name>
    <message>
      <source>Filters see two tags. Keep one spelling.</source>
      <translation>Filter sehen zwei Tags. Behalten Sie eine Schreibweise.</translation>
    </message>
    <message>
      <source>Nobody can find these by name.</source>
      <translation>Niemand findet sie über den Namen.</translation>
    </message>
    <message>
      <source>The check digit is wrong. Ask the customer for the number.</source>
      <translation>Die Prüfziffer ist falsch. Fragen Sie den Kunden nach der Nummer.</translation>
    </message>
    <message>
      <source>The last digit does not fit the others. Scan the product again.</source>
      <translation>Die letzte Ziffer passt nicht zu den anderen. Scannen Sie das Produkt noch einmal.</translation>
    </message>
    <message>
      <source>The number is none of its country. Ask for it again before the next invoice.</source>
      <translation>Eine solche Nummer gibt es in dem Land nicht. Fragen Sie vor der nächsten Rechnung nach.</translation>
    </message>
    <message>
      <source>The price with VAT, the price without VAT and the rate do not belong together. Choose the price to keep.</source>
      <translation>Preis mit MwSt., Preis ohne MwSt. und Satz passen nicht zusammen. Wählen Sie, welcher Preis bleibt.</translation>
    </message>
    <message>
      <source>The price without VAT is lower than the last purchase price.</source>
      <translation>Der Preis ohne MwSt. liegt unter dem letzten Einkaufspreis.</translation>
    </message>
    <message>
      <source>The product or the ingredient of the line was deleted. Delete the line, or choose another product.</source>
      <translation>Das Produkt oder die Zutat der Zeile wurde gelöscht. Löschen Sie die Zeile, oder wählen Sie ein anderes Produkt.</translation>
    </message>
    <message>
      <source>The rate is in no record of the list of tax rates.</source>
      <translation>Dieser Satz steht nicht in der Liste der Steuersätze.</translation>
    </message>
    <message>
      <source>The scanner cannot know which product is meant.</source>
      <translation>Der Scanner weiß nicht, welches Produkt gemeint ist.</translation>
    </message>
    <message>
      <source>The till cannot know which product is meant.</source>
      <translation>Die Kasse weiß nicht, welches Produkt gemeint ist.</translation>
    </message>
    <message>
      <source>The till sells these for nothing. Enter a price, or let the till ask for one.</source>
      <translation>Die Kasse verkauft sie umsonst. Geben Sie einen Preis ein, oder lassen Sie die Kasse danach fragen.</translation>
    </message>
    <message>
      <source>These are found by search only.</source>
      <translation>Sie sind nur über die Suche zu finden.</translation>
    </message>
  </context>
  <context>
    <name>ShopFinding</name>
    <message>
      <source>{code}</source>
      <translation>{code}</translation>
    </message>
    <message>
      <source>{code}, also {others}</source>
      <translation>{code}, auch {others}</translation>
    </message>
    <message>
      <source>{number}</source>
      <translation>{number}</translation>
    </message>
    <message>
      <source>{price}, bought for {cost}</source>
      <translation>{price}, Einkauf {cost}</translation>
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
      <translation>{with_vat} mit MwSt., {without_vat} ohne, {rate}</translation>
    </message>
  </context>
  <context>
    <name>Shortcuts</name>
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
    <name>Start</name>
    <message>
      <source>Preparing the practice shop...</source>
      <translation>Der Übungsladen wird vorbereitet…</translation>
    </message>
  </context>
  <context>
    <name>State</name>
    <message>
      <source>Deleted</source>
      <translation>Gelöscht</translation>
    </message>
    <message>
      <source>In step</source>
      <translation>Synchronisiert</translation>
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
      <translation>Ungespeichert</translation>
    </message>
    <message>
      <source>Sending</source>
      <translation>Wird gesendet</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Wartet</translation>
    </message>
  </context>
  <context>
    <name>StateSentence</name>
    <message>
      <source>Being sent now.</source>
      <translation>Wird gerade gesendet.</translation>
    </message>
    <message>
      <source>Can be changed only in the cloud.</source>
      <translation>Nur in der Cloud änderbar.</translation>
    </message>
    <message>
      <source>Deleted.</source>
      <translation>Gelöscht.</translation>
    </message>
    <message>
      <source>Not saved yet.</source>
      <translation>Noch nicht gespeichert.</translation>
    </message>
    <message>
      <source>Saved on this computer, waits to be sent.</source>
      <translation>Auf diesem Computer gespeichert, wartet auf das Senden.</translation>
    </message>
    <message>
      <source>The same as in the cloud.</source>
      <translation>Genauso wie in der Cloud.</translation>
    </message>
    <message>
      <source>Waits for your decision.</source>
      <translation>Wartet auf Ihre Entscheidung.</translation>
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
        <numerusform>%Ln Änderung wartet</numerusform>
        <numerusform>%Ln Änderungen warten</numerusform>
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
    <message>
      <source>Decide...</source>
      <translation>Entscheiden...</translation>
    </message>
    <message>
      <source>Looking less often until {time}</source>
      <translation>Seltenere Abfragen bis {time}</translation>
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
      <source>Sign in...</source>
      <translation>Anmelden…</translation>
    </message>
    <message>
      <source>Synchronising...</source>
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
      <source>not synchronised for %n day(s)</source>
      <translation>
        <numerusform>seit %Ln Tag nicht synchronisiert</numerusform>
        <numerusform>seit %Ln Tagen nicht synchronisiert</numerusform>
      </translation>
    </message>
    <message>
      <source>not synchronised yet</source>
      <translation>noch nicht synchronisiert</translation>
    </message>
    <message>
      <source>sent {time}</source>
      <translation>gesendet {time}</translation>
    </message>
    <message>
      <source>synchronised {time}</source>
      <translation>synchronisiert {time}</translation>
    </message>
    <message>
      <source>until {time}</source>
      <translation>bis {time}</translation>
    </message>
    <message>
      <source>{used} of {budget} requests in {minutes} minutes</source>
      <translation>{used} von {budget} Anfragen in {minutes} Minuten</translation>
    </message>
  </context>
  <context>
    <name>Step</name>
    <message>
      <source>Redo: {what}</source>
      <translation>Wiederholen: {what}</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Undo: change ({what})</source>
      <translation>Rückgängig: Änderung ({what})</translation>
    </message>
    <message>
      <source>Undo: change of several ({what})</source>
      <translation>Rückgängig: Änderung mehrerer ({what})</translation>
    </message>
    <message>
      <source>Undo: decision ({what})</source>
      <translation>Rückgängig: Entscheidung ({what})</translation>
    </message>
    <message>
      <source>Undo: deletion ({what})</source>
      <translation>Rückgängig: Löschung ({what})</translation>
    </message>
    <message>
      <source>Undo: earlier value ({what})</source>
      <translation>Rückgängig: früherer Wert ({what})</translation>
    </message>
    <message>
      <source>Undo: import ({what})</source>
      <translation>Rückgängig: Import ({what})</translation>
    </message>
    <message>
      <source>Undo: new ({what})</source>
      <translation>Rückgängig: neuer Eintrag ({what})</translation>
    </message>
    <message>
      <source>Undo: pasted column ({what})</source>
      <translation>Rückgängig: eingefügte Spalte ({what})</translation>
    </message>
    <message>
      <source>Undo: restoring ({what})</source>
      <translation>Rückgängig: Wiederherstellung ({what})</translation>
    </message>
  </context>
  <context>
    <name>Stock</name>
    <message>
      <source>In no warehouse yet</source>
      <translation>Noch in keinem Lager</translation>
    </message>
    <message>
      <source>In stock</source>
      <translation>Im Lager</translation>
    </message>
    <message>
      <source>as of {time}</source>
      <translation>Stand {time}</translation>
    </message>
    <message>
      <source>bought for {price}</source>
      <translation>Einkauf {price}</translation>
    </message>
  </context>
  <context>
    <name>Storm</name>
    <message numerus="yes">
      <source>%n could not be decided so</source>
      <translation>
        <numerusform>%Ln ließ sich so nicht entscheiden</numerusform>
        <numerusform>%Ln ließen sich so nicht entscheiden</numerusform>
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
      <source>How many</source>
      <translation>Wie viele</translation>
    </message>
    <message>
      <source>Keep mine</source>
      <translation>Meine behalten</translation>
    </message>
    <message>
      <source>Keep the cloud's</source>
      <translation>Die der Cloud behalten</translation>
    </message>
    <message>
      <source>Points that may have been added are added again.</source>
      <translation>Punkte, die vielleicht schon gutgeschrieben sind, werden noch einmal gutgeschrieben.</translation>
    </message>
    <message>
      <source>Records deleted here are deleted in the cloud too.</source>
      <translation>Hier gelöschte Einträge werden auch in der Cloud gelöscht.</translation>
    </message>
    <message>
      <source>Records that the cloud deleted are deleted here too.</source>
      <translation>In der Cloud gelöschte Einträge werden auch hier gelöscht.</translation>
    </message>
    <message>
      <source>Records that the cloud deleted live on.</source>
      <translation>In der Cloud gelöschte Einträge bleiben bestehen.</translation>
    </message>
    <message>
      <source>The cloud's values stay. What was changed here is given up.</source>
      <translation>Die Werte der Cloud bleiben. Was hier geändert wurde, wird aufgegeben.</translation>
    </message>
    <message>
      <source>The values of this computer are sent and take the cloud's place.</source>
      <translation>Die Werte dieses Computers werden gesendet und ersetzen die der Cloud.</translation>
    </message>
    <message>
      <source>The values that give way stay in each record's history. It can be undone.</source>
      <translation>Die weichenden Werte bleiben im Verlauf jedes Eintrags. Es lässt sich rückgängig machen.</translation>
    </message>
    <message>
      <source>What the original of this copy may have sent is sent again.</source>
      <translation>Was das Original dieser Kopie vielleicht schon gesendet hat, wird noch einmal gesendet.</translation>
    </message>
    <message>
      <source>What would be decided</source>
      <translation>Was entschieden würde</translation>
    </message>
    <message>
      <source>Which</source>
      <translation>Welche</translation>
    </message>
  </context>
  <context>
    <name>Sync</name>
    <message numerus="yes">
      <source>%n decision(s)</source>
      <translation>
        <numerusform>%Ln Entscheidung</numerusform>
        <numerusform>%Ln Entscheidungen</numerusform>
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
      <source>%n time(s)</source>
      <translation>
        <numerusform>%Ln Mal</numerusform>
        <numerusform>%Ln Mal</numerusform>
      </translation>
    </message>
    <message>
      <source>Compares every record with the cloud. Nothing that waits here is touched.</source>
      <translation>Vergleicht jeden Eintrag mit der Cloud. Was hier wartet, bleibt unberührt.</translation>
    </message>
    <message>
      <source>Earlier ones</source>
      <translation>Vorige</translation>
    </message>
    <message>
      <source>Everything is kept here. Sync now works all the same.</source>
      <translation>Alles bleibt hier gespeichert. „Jetzt synchronisieren“ geht trotzdem.</translation>
    </message>
    <message>
      <source>Everything is sent</source>
      <translation>Alles ist gesendet</translation>
    </message>
    <message>
      <source>Fields</source>
      <translation>Felder</translation>
    </message>
    <message>
      <source>Fresh</source>
      <translation>Frisch</translation>
    </message>
    <message>
      <source>Go on now</source>
      <translation>Jetzt fortfahren</translation>
    </message>
    <message>
      <source>History</source>
      <translation>Verlauf</translation>
    </message>
    <message>
      <source>How it is</source>
      <translation>Zustand</translation>
    </message>
    <message>
      <source>How old each list is</source>
      <translation>Alter der einzelnen Listen</translation>
    </message>
    <message>
      <source>In fact every {seconds} seconds, and every {idle} while nobody works: this computer may use {share} requests in {minutes} minutes.</source>
      <translation>Tatsächlich alle {seconds} Sekunden, und alle {idle}, wenn niemand arbeitet: Dieser Computer darf {share} Anfragen in {minutes} Minuten stellen.</translation>
    </message>
    <message>
      <source>It goes on by itself.</source>
      <translation>Es geht von selbst weiter.</translation>
    </message>
    <message>
      <source>Keep all from the cloud...</source>
      <translation>Alles aus der Cloud behalten...</translation>
    </message>
    <message>
      <source>Keep all mine...</source>
      <translation>Alles Meine behalten...</translation>
    </message>
    <message>
      <source>Keep mine for these...</source>
      <translation>Meine für diese behalten...</translation>
    </message>
    <message>
      <source>Last complete look</source>
      <translation>Letzte vollständige Prüfung</translation>
    </message>
    <message>
      <source>Last looked at</source>
      <translation>Zuletzt geprüft</translation>
    </message>
    <message>
      <source>Later ones</source>
      <translation>Weitere</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Liste</translation>
    </message>
    <message>
      <source>Look for changes every</source>
      <translation>Nach Änderungen suchen alle</translation>
    </message>
    <message>
      <source>Looking less often until {time}: the cloud's allowance is used up.</source>
      <translation>Seltenere Abfragen bis {time}: Die erlaubte Zahl der Anfragen an die Cloud ist aufgebraucht.</translation>
    </message>
    <message>
      <source>Needs you</source>
      <translation>Braucht Sie</translation>
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
      <translation>Nächste Prüfung {time}.</translation>
    </message>
    <message>
      <source>Next try</source>
      <translation>Nächster Versuch</translation>
    </message>
    <message>
      <source>No news for some time</source>
      <translation>Seit einiger Zeit nichts gehört</translation>
    </message>
    <message>
      <source>No run yet</source>
      <translation>Noch keine Synchronisierung</translation>
    </message>
    <message>
      <source>Nobody is signed in on this computer. You can go on working.</source>
      <translation>Auf diesem Computer ist niemand angemeldet. Sie können weiterarbeiten.</translation>
    </message>
    <message>
      <source>Not read yet</source>
      <translation>Noch nicht gelesen</translation>
    </message>
    <message>
      <source>Nothing needs your decision</source>
      <translation>Nichts wartet auf Ihre Entscheidung</translation>
    </message>
    <message>
      <source>Nothing runs by itself. Use Sync now.</source>
      <translation>Nichts läuft von selbst. Nutzen Sie „Jetzt synchronisieren“.</translation>
    </message>
    <message>
      <source>Nothing waits</source>
      <translation>Nichts zu senden</translation>
    </message>
    <message>
      <source>Nothing was read from a cloud yet. Everything is kept on this computer.</source>
      <translation>Aus einer Cloud wurde noch nichts gelesen. Alles liegt auf diesem Computer.</translation>
    </message>
    <message>
      <source>Noticed</source>
      <translation>Bemerkt</translation>
    </message>
    <message>
      <source>Only you can decide this. Everything else goes by itself.</source>
      <translation>Das können nur Sie entscheiden. Alles andere geht von selbst.</translation>
    </message>
    <message>
      <source>Open the record</source>
      <translation>Eintrag öffnen</translation>
    </message>
    <message>
      <source>Others used about {others}.</source>
      <translation>Andere haben etwa {others} gebraucht.</translation>
    </message>
    <message>
      <source>Parts of the page</source>
      <translation>Teile der Seite</translation>
    </message>
    <message>
      <source>Pause for an hour</source>
      <translation>Eine Stunde pausieren</translation>
    </message>
    <message>
      <source>Read everything again</source>
      <translation>Alles neu lesen</translation>
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
      <source>Retry all</source>
      <translation>Alles erneut versuchen</translation>
    </message>
    <message>
      <source>Schedule</source>
      <translation>Zeitplan</translation>
    </message>
    <message>
      <source>Since</source>
      <translation>Seit</translation>
    </message>
    <message>
      <source>Take these from the cloud...</source>
      <translation>Diese aus der Cloud nehmen...</translation>
    </message>
    <message>
      <source>The cloud does not take the token any more. You can go on working.</source>
      <translation>Die Cloud nimmt das Token nicht mehr an. Sie können weiterarbeiten.</translation>
    </message>
    <message>
      <source>The cloud's allowance of requests is used up. Your changes are sent all the same.</source>
      <translation>Die erlaubte Zahl der Anfragen an die Cloud ist aufgebraucht. Ihre Änderungen werden trotzdem gesendet.</translation>
    </message>
    <message>
      <source>The cloud's clock is or was wrong: records are dated in the future ({lists}). Nothing is missed; tell the vendor.</source>
      <translation>Die Uhr der Cloud geht oder ging falsch: Datensätze sind in der Zukunft datiert ({lists}). Es fehlt nichts; sagen Sie es dem Anbieter.</translation>
    </message>
    <message>
      <source>The share of this computer: {share} of {budget}.</source>
      <translation>Der Anteil dieses Computers: {share} von {budget}.</translation>
    </message>
    <message>
      <source>The token cannot be read on this computer. Sign in again; you can go on working.</source>
      <translation>Das Token kann auf diesem Computer nicht gelesen werden. Melden Sie sich erneut an; Sie können weiterarbeiten.</translation>
    </message>
    <message>
      <source>To be looked at</source>
      <translation>Wird demnächst gelesen</translation>
    </message>
    <message>
      <source>Took</source>
      <translation>Dauer</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Wartet auf Versand</translation>
    </message>
    <message>
      <source>Waits until {time}</source>
      <translation>Wartet bis {time}</translation>
    </message>
    <message>
      <source>What came of it</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>What changed</source>
      <translation>Was sich änderte</translation>
    </message>
    <message>
      <source>What is asked</source>
      <translation>Worüber zu entscheiden ist</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Wann</translation>
    </message>
    <message>
      <source>Why it waits</source>
      <translation>Warum es wartet</translation>
    </message>
    <message>
      <source>You can go on working. Everything is kept here and sent later.</source>
      <translation>Sie können weiterarbeiten. Alles bleibt hier gespeichert und wird später gesendet.</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>und %Ln weiteres</numerusform>
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
    <message numerus="yes">
      <source>tried %n time(s)</source>
      <translation>
        <numerusform>%Ln Mal versucht</numerusform>
        <numerusform>%Ln Mal versucht</numerusform>
      </translation>
    </message>
    <message>
      <source>{first} to {last} of {total}</source>
      <translation>{first} bis {last} von {total}</translation>
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
      <source>Decided</source>
      <translation>Entschieden</translation>
    </message>
    <message>
      <source>Done again</source>
      <translation>Wiederholt</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Weitermachen</translation>
    </message>
    <message>
      <source>Not saved: {why}</source>
      <translation>Nicht gespeichert: {why}</translation>
    </message>
    <message>
      <source>Nothing needs your decision</source>
      <translation>Nichts braucht Ihre Entscheidung</translation>
    </message>
    <message>
      <source>Saved on this computer</source>
      <translation>Auf diesem Computer gespeichert</translation>
    </message>
    <message>
      <source>There is nothing to redo</source>
      <translation>Es gibt nichts zu wiederholen</translation>
    </message>
    <message>
      <source>There is nothing to undo</source>
      <translation>Es gibt nichts rückgängig zu machen</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Undone</source>
      <translation>Rückgängig gemacht</translation>
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
    <message>
      <source>Doing it again...</source>
      <translation>Wird wiederholt...</translation>
    </message>
    <message>
      <source>Stopped; nothing was changed</source>
      <translation>Angehalten; nichts wurde geändert</translation>
    </message>
    <message>
      <source>Stopping; nothing is changed...</source>
      <translation>Wird angehalten; nichts wird geändert...</translation>
    </message>
    <message>
      <source>Undoing...</source>
      <translation>Wird rückgängig gemacht...</translation>
    </message>
  </context>
  <context>
    <name>Update</name>
    <message>
      <source>Check now</source>
      <translation>Jetzt prüfen</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>It is installed when you close Counterfoil, and never before.</source>
      <translation>Sie wird installiert, wenn Sie Counterfoil schließen, und nie vorher.</translation>
    </message>
    <message>
      <source>Looking for a newer version...</source>
      <translation>Es wird nach einer neueren Version gesehen...</translation>
    </message>
    <message>
      <source>No newer version is ready.</source>
      <translation>Keine neuere Version steht bereit.</translation>
    </message>
    <message>
      <source>Nothing was heard of newer versions since {date}. Check the internet connection and the date of this computer, or look on the web for a newer version.</source>
      <translation>Seit {date} gab es keine Nachricht über neuere Versionen. Prüfen Sie die Internetverbindung und das Datum dieses Computers, oder suchen Sie im Web nach einer neueren Version.</translation>
    </message>
    <message>
      <source>This copy was not put here by an installer, so it looks for no newer versions.</source>
      <translation>Diese Kopie kam nicht durch ein Installationsprogramm, darum sieht sie nicht nach neueren Versionen.</translation>
    </message>
    <message>
      <source>This installer was built for a trial, without an address for updates: it never finds newer versions. Install a released version.</source>
      <translation>Dieses Installationsprogramm wurde zur Probe gebaut, ohne Adresse für Updates: Es findet nie neuere Versionen. Installieren Sie eine veröffentlichte Version.</translation>
    </message>
    <message>
      <source>This is the newest version.</source>
      <translation>Das ist die neueste Version.</translation>
    </message>
    <message>
      <source>This is version {version}.</source>
      <translation>Das ist Version {version}.</translation>
    </message>
    <message>
      <source>This version came without a description.</source>
      <translation>Diese Version kam ohne Beschreibung.</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>Version {version}</translation>
    </message>
    <message>
      <source>Version {version} is ready</source>
      <translation>Version {version} steht bereit</translation>
    </message>
    <message>
      <source>Version {version} is ready; it is installed when you close Counterfoil.</source>
      <translation>Version {version} steht bereit; sie wird installiert, wenn Sie Counterfoil schließen.</translation>
    </message>
    <message>
      <source>Version {version} was withdrawn by its maker. A newer one is installed as soon as there is one.</source>
      <translation>Version {version} wurde vom Hersteller zurückgezogen. Eine neuere wird installiert, sobald es sie gibt.</translation>
    </message>
    <message>
      <source>What is new</source>
      <translation>Was neu ist</translation>
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
      <source>Everything</source>
      <translation>Alles</translation>
    </message>
    <message>
      <source>Forget a view</source>
      <translation>Ansicht löschen</translation>
    </message>
    <message>
      <source>Name of the view</source>
      <translation>Name der Ansicht</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <source>Save this view</source>
      <translation>Ansicht speichern</translation>
    </message>
    <message>
      <source>Save this view...</source>
      <translation>Diese Ansicht speichern...</translation>
    </message>
    <message>
      <source>Saved views</source>
      <translation>Gespeicherte Ansichten</translation>
    </message>
  </context>
  <context>
    <name>WaitAction</name>
    <message>
      <source>Correct the record</source>
      <translation>Eintrag berichtigen</translation>
    </message>
    <message>
      <source>Decide</source>
      <translation>Entscheiden</translation>
    </message>
    <message>
      <source>Goes by itself</source>
      <translation>Geht von selbst</translation>
    </message>
    <message>
      <source>Sign in</source>
      <translation>Anmelden</translation>
    </message>
    <message>
      <source>Try now</source>
      <translation>Jetzt versuchen</translation>
    </message>
  </context>
  <context>
    <name>WaitReason</name>
    <message>
      <source>Another new record has to be sent first</source>
      <translation>Zuerst muss ein anderer neuer Eintrag gesendet werden</translation>
    </message>
    <message>
      <source>Another record has to be put right first</source>
      <translation>Zuerst muss ein anderer Eintrag berichtigt werden</translation>
    </message>
    <message>
      <source>Being sent, the answer is awaited</source>
      <translation>Wird gesendet, die Antwort steht aus</translation>
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
      <source>Somebody has to sign in</source>
      <translation>Jemand muss sich anmelden</translation>
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
      <source>A new webhook with these values is registered, and then the old one is removed.</source>
      <translation>Ein neuer Webhook mit diesen Werten wird angemeldet, dann wird der alte entfernt.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adresse</translation>
    </message>
    <message>
      <source>Call to try</source>
      <translation>Probeaufruf</translation>
    </message>
    <message>
      <source>Calling...</source>
      <translation>Wird aufgerufen...</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Change a webhook</source>
      <translation>Einen Webhook ändern</translation>
    </message>
    <message>
      <source>Change...</source>
      <translation>Ändern...</translation>
    </message>
    <message>
      <source>Given up</source>
      <translation>Aufgegeben</translation>
    </message>
    <message>
      <source>In the cloud</source>
      <translation>In der Cloud</translation>
    </message>
    <message>
      <source>It answered {status}: it did not take the call.</source>
      <translation>Antwort {status}: Der Aufruf wurde nicht angenommen.</translation>
    </message>
    <message>
      <source>It answered {status}: the call arrived.</source>
      <translation>Antwort {status}: Der Aufruf ist angekommen.</translation>
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
      <source>On this computer</source>
      <translation>Auf diesem Computer</translation>
    </message>
    <message>
      <source>Programs that are told of changes</source>
      <translation>Programme, denen Änderungen gemeldet werden</translation>
    </message>
    <message>
      <source>Receiver</source>
      <translation>Empfänger</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Einträge</translation>
    </message>
    <message>
      <source>Register and remove the old one</source>
      <translation>Anmelden und den alten entfernen</translation>
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
      <source>Settings of the receiver...</source>
      <translation>Einstellungen des Empfängers...</translation>
    </message>
    <message>
      <source>The cloud changes no webhook: a change registers a new one and then removes the old one.</source>
      <translation>Die Cloud ändert keinen Webhook: Eine Änderung meldet einen neuen an und entfernt dann den alten.</translation>
    </message>
    <message>
      <source>The new webhook waits to be registered, then the old one is removed</source>
      <translation>Der neue Webhook wartet auf die Anmeldung, dann wird der alte entfernt</translation>
    </message>
    <message>
      <source>The server is switched off, so nobody is called. What is to be told waits.</source>
      <translation>Der Server ist ausgeschaltet, darum wird niemand gerufen. Was zu melden ist, wartet.</translation>
    </message>
    <message>
      <source>They register at the server of this computer, and never reach the cloud.</source>
      <translation>Sie melden sich beim Server dieses Computers an und kommen nie in die Cloud.</translation>
    </message>
    <message>
      <source>Told of</source>
      <translation>Gemeldet wird</translation>
    </message>
    <message>
      <source>Try those given up again</source>
      <translation>Aufgegebene noch einmal versuchen</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Wartet</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Wann</translation>
    </message>
    <message>
      <source>Whose webhooks</source>
      <translation>Wessen Webhooks</translation>
    </message>
    <message>
      <source>again at {time}: {why}</source>
      <translation>noch einmal um {time}: {why}</translation>
    </message>
    <message>
      <source>arrived</source>
      <translation>angekommen</translation>
    </message>
    <message>
      <source>given up: {why}</source>
      <translation>aufgegeben: {why}</translation>
    </message>
    <message>
      <source>waits</source>
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
</TS>
