<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sk_SK" sourcelanguage="en">
  <context>
    <name>About</name>
    <message>
      <source>Component</source>
      <translation>Súčasť</translation>
    </message>
    <message>
      <source>Components</source>
      <translation>Súčasti</translation>
    </message>
    <message>
      <source>Copy details</source>
      <translation>Kopírovať podrobnosti</translation>
    </message>
    <message>
      <source>Icons by Lucide, under the ISC licence.</source>
      <translation>Ikony: Lucide, licencia ISC.</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>Licencia</translation>
    </message>
    <message>
      <source>Licence text</source>
      <translation>Text licencie</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Licencie</translation>
    </message>
    <message>
      <source>The back office for your shop's counter, online or offline.</source>
      <translation>Zázemie pre pult vášho obchodu, online aj offline.</translation>
    </message>
    <message>
      <source>The source code of these versions of Qt and PySide6 is at {qt} and {pyside}.</source>
      <translation>Zdrojový kód týchto verzií Qt a PySide6 je na {qt} a {pyside}.</translation>
    </message>
    <message>
      <source>The window uses Qt and PySide6 under the GNU Lesser General Public License, version 3. They are separate libraries in the program's folder, so you can replace them with another version.</source>
      <translation>Okno používa Qt a PySide6 pod licenciou GNU Lesser General Public License, verzia 3. Sú to samostatné knižnice v priečinku programu, takže ich môžete nahradiť inou verziou.</translation>
    </message>
    <message>
      <source>This component includes no licence text. Its licence is named above.</source>
      <translation>Táto súčasť neobsahuje text licencie. Jej licencia je uvedená vyššie.</translation>
    </message>
    <message>
      <source>Version</source>
      <translation>Verzia</translation>
    </message>
  </context>
  <context>
    <name>Action</name>
    <message>
      <source>Change selected records…</source>
      <translation>Zmeniť vybrané záznamy…</translation>
    </message>
    <message>
      <source>Check a delivery…</source>
      <translation>Skontrolovať dodávku…</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zavrieť</translation>
    </message>
    <message>
      <source>Collapse or expand the sidebar</source>
      <translation>Zbaliť alebo rozbaliť bočný panel</translation>
    </message>
    <message>
      <source>Columns…</source>
      <translation>Stĺpce…</translation>
    </message>
    <message>
      <source>Connect to a cloud…</source>
      <translation>Pripojiť ku cloudu…</translation>
    </message>
    <message>
      <source>Copy as new</source>
      <translation>Duplikovať</translation>
    </message>
    <message>
      <source>Copy the row</source>
      <translation>Kopírovať riadok</translation>
    </message>
    <message>
      <source>Copy “{text}”</source>
      <translation>Kopírovať „{text}“</translation>
    </message>
    <message>
      <source>Decide…</source>
      <translation>Rozhodnúť…</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Odstrániť</translation>
    </message>
    <message>
      <source>Discard changes</source>
      <translation>Zahodiť zmeny</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Exportovať…</translation>
    </message>
    <message>
      <source>Filter…</source>
      <translation>Filter…</translation>
    </message>
    <message>
      <source>Find duplicates…</source>
      <translation>Nájsť duplicity…</translation>
    </message>
    <message>
      <source>Import…</source>
      <translation>Importovať…</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Klávesové skratky</translation>
    </message>
    <message>
      <source>Larger text</source>
      <translation>Väčší text</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Nový</translation>
    </message>
    <message>
      <source>New prices…</source>
      <translation>Nové ceny…</translation>
    </message>
    <message>
      <source>Next pane</source>
      <translation>Ďalší panel</translation>
    </message>
    <message>
      <source>Next record</source>
      <translation>Ďalší záznam</translation>
    </message>
    <message>
      <source>Normal text size</source>
      <translation>Normálna veľkosť textu</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Otvoriť</translation>
    </message>
    <message>
      <source>Planned prices</source>
      <translation>Plánované ceny</translation>
    </message>
    <message>
      <source>Previous pane</source>
      <translation>Predchádzajúci panel</translation>
    </message>
    <message>
      <source>Previous record</source>
      <translation>Predchádzajúci záznam</translation>
    </message>
    <message>
      <source>Print labels…</source>
      <translation>Tlačiť cenovky…</translation>
    </message>
    <message>
      <source>Print the list…</source>
      <translation>Vytlačiť zoznam…</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Ukončiť</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Znova</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Obnoviť</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Uložiť</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Hľadať</translation>
    </message>
    <message>
      <source>Search or run a command</source>
      <translation>Hľadať alebo spustiť príkaz</translation>
    </message>
    <message>
      <source>Show its history</source>
      <translation>Zobraziť históriu</translation>
    </message>
    <message>
      <source>Sign out…</source>
      <translation>Odhlásiť sa…</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>Menší text</translation>
    </message>
    <message>
      <source>Supplier price list…</source>
      <translation>Cenník dodávateľa…</translation>
    </message>
    <message>
      <source>Supplier's invoice…</source>
      <translation>Faktúra dodávateľa…</translation>
    </message>
    <message>
      <source>Sync now</source>
      <translation>Synchronizovať teraz</translation>
    </message>
    <message>
      <source>Take the tour</source>
      <translation>Prehliadka programu</translation>
    </message>
    <message>
      <source>Test the scanner…</source>
      <translation>Otestovať čítačku…</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Vrátiť späť</translation>
    </message>
    <message>
      <source>View only (lock or unlock)</source>
      <translation>Režim iba na čítanie (zapnúť/vypnúť)</translation>
    </message>
    <message>
      <source>What changed…</source>
      <translation>Čo sa zmenilo…</translation>
    </message>
    <message>
      <source>What's new in the next version</source>
      <translation>Novinky v ďalšej verzii</translation>
    </message>
    <message>
      <source>Who is here…</source>
      <translation>Kto je tu…</translation>
    </message>
  </context>
  <context>
    <name>ActionGroup</name>
    <message>
      <source>Go</source>
      <translation>Prejsť</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Pomocník</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Zoznam</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Záznam</translation>
    </message>
    <message>
      <source>Sync</source>
      <translation>Synchronizácia</translation>
    </message>
    <message>
      <source>View</source>
      <translation>Zobrazenie</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>Okno</translation>
    </message>
  </context>
  <context>
    <name>Allergen</name>
    <message>
      <source>celery</source>
      <translation>zeler</translation>
    </message>
    <message>
      <source>crustaceans</source>
      <translation>kôrovce</translation>
    </message>
    <message>
      <source>eggs</source>
      <translation>vajcia</translation>
    </message>
    <message>
      <source>fish</source>
      <translation>ryby</translation>
    </message>
    <message>
      <source>gluten</source>
      <translation>lepok</translation>
    </message>
    <message>
      <source>lupin</source>
      <translation>vlčí bôb</translation>
    </message>
    <message>
      <source>milk</source>
      <translation>mlieko</translation>
    </message>
    <message>
      <source>molluscs</source>
      <translation>mäkkýše</translation>
    </message>
    <message>
      <source>mustard</source>
      <translation>horčica</translation>
    </message>
    <message>
      <source>nuts</source>
      <translation>orechy</translation>
    </message>
    <message>
      <source>peanuts</source>
      <translation>arašidy</translation>
    </message>
    <message>
      <source>sesame</source>
      <translation>sezam</translation>
    </message>
    <message>
      <source>soya</source>
      <translation>sója</translation>
    </message>
    <message>
      <source>sulphites</source>
      <translation>siričitany</translation>
    </message>
  </context>
  <context>
    <name>Backup</name>
    <message numerus="yes">
      <source>%n change(s) unsent at the time of the backup are compared with the cloud again.</source>
      <translation>
        <numerusform>%Ln zmena neodoslaná v čase zálohy sa znova porovná s cloudom.</numerusform>
        <numerusform>%Ln zmeny neodoslané v čase zálohy sa znova porovnajú s cloudom.</numerusform>
        <numerusform>%Ln zmien neodoslaných v čase zálohy sa znova porovná s cloudom.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n different</source>
      <translation>
        <numerusform>%Ln odlišný</numerusform>
        <numerusform>%Ln odlišné</numerusform>
        <numerusform>%Ln odlišných</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n only here</source>
      <translation>
        <numerusform>%Ln iba tu</numerusform>
        <numerusform>%Ln iba tu</numerusform>
        <numerusform>%Ln iba tu</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n only in the backup</source>
      <translation>
        <numerusform>%Ln iba v zálohe</numerusform>
        <numerusform>%Ln iba v zálohe</numerusform>
        <numerusform>%Ln iba v zálohe</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n plan(s) go back to the state of the backup</source>
      <translation>
        <numerusform>%Ln plán sa vráti do stavu zo zálohy</numerusform>
        <numerusform>%Ln plány sa vrátia do stavu zo zálohy</numerusform>
        <numerusform>%Ln plánov sa vráti do stavu zo zálohy</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n purchase price(s) of suppliers go back to the state of the backup.</source>
      <translation>
        <numerusform>%Ln nákupná cena dodávateľa sa vráti do stavu zo zálohy.</numerusform>
        <numerusform>%Ln nákupné ceny dodávateľov sa vrátia do stavu zo zálohy.</numerusform>
        <numerusform>%Ln nákupných cien dodávateľov sa vráti do stavu zo zálohy.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unsent change(s) are kept and sent later.</source>
      <translation>
        <numerusform>%Ln neodoslaná zmena sa ponechá a odošle neskôr.</numerusform>
        <numerusform>%Ln neodoslané zmeny sa ponechajú a odošlú neskôr.</numerusform>
        <numerusform>%Ln neodoslaných zmien sa ponechá a odošle neskôr.</numerusform>
      </translation>
    </message>
    <message>
      <source>Back up now</source>
      <translation>Zálohovať teraz</translation>
    </message>
    <message>
      <source>Back up to a file</source>
      <translation>Zálohovať do súboru</translation>
    </message>
    <message>
      <source>Back up to a file…</source>
      <translation>Zálohovať do súboru…</translation>
    </message>
    <message>
      <source>Backed up to {file}</source>
      <translation>Záloha uložená: {file}</translation>
    </message>
    <message>
      <source>Backups</source>
      <translation>Zálohy</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušiť</translation>
    </message>
    <message>
      <source>Continue without it</source>
      <translation>Pokračovať bez nej</translation>
    </message>
    <message>
      <source>Counterfoil backs up automatically after changes, every hour in a small shop. It keeps hourly backups for two days, daily ones for a month and weekly ones for a year. Unsent changes are also kept separately.</source>
      <translation>Counterfoil zálohuje automaticky po zmenách, v malom obchode každú hodinu. Hodinové zálohy uchováva dva dni, denné mesiac a týždenné rok. Neodoslané zmeny uchováva aj osobitne.</translation>
    </message>
    <message>
      <source>Created</source>
      <translation>Vytvorené</translation>
    </message>
    <message>
      <source>Decide later</source>
      <translation>Rozhodnúť neskôr</translation>
    </message>
    <message>
      <source>Differences</source>
      <translation>Rozdiely</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Súbor</translation>
    </message>
    <message>
      <source>In the backup</source>
      <translation>V zálohe</translation>
    </message>
    <message>
      <source>It has the same records as this computer.</source>
      <translation>Obsahuje rovnaké záznamy ako tento počítač.</translation>
    </message>
    <message>
      <source>Last backup: {when}</source>
      <translation>Posledná záloha: {when}</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Zoznam</translation>
    </message>
    <message>
      <source>No backups yet.</source>
      <translation>Zatiaľ žiadne zálohy.</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>Teraz</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Obnoviť</translation>
    </message>
    <message>
      <source>Restore a backup</source>
      <translation>Obnoviť zo zálohy</translation>
    </message>
    <message>
      <source>Restore from a file</source>
      <translation>Obnoviť zo súboru</translation>
    </message>
    <message>
      <source>Restore from a file…</source>
      <translation>Obnoviť zo súboru…</translation>
    </message>
    <message>
      <source>Restore the backup of {when}?</source>
      <translation>Obnoviť zálohu ({when})?</translation>
    </message>
    <message>
      <source>Restore…</source>
      <translation>Obnoviť…</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Veľkosť</translation>
    </message>
    <message>
      <source>The backup is restored.</source>
      <translation>Záloha je obnovená.</translation>
    </message>
    <message>
      <source>The records on this computer are backed up first. Then all records are downloaded again, so none is older than in the cloud.</source>
      <translation>Záznamy v tomto počítači sa najprv zálohujú. Potom sa všetky stiahnu znova, aby žiadny nebol starší než v cloude.</translation>
    </message>
  </context>
  <context>
    <name>Browser</name>
    <message>
      <source>Application ID</source>
      <translation>ID aplikácie</translation>
    </message>
    <message>
      <source>Application secret</source>
      <translation>Tajný kľúč aplikácie</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Pokračovať</translation>
    </message>
    <message>
      <source>Done. Close this page and go back to Counterfoil.</source>
      <translation>Hotovo. Zavrite túto stránku a vráťte sa do Counterfoilu.</translation>
    </message>
    <message>
      <source>Enter the full address, starting with https://</source>
      <translation>Zadajte celú adresu vrátane https://</translation>
    </message>
    <message>
      <source>Open the browser</source>
      <translation>Otvoriť prehliadač</translation>
    </message>
    <message>
      <source>Sign in in your browser. Counterfoil then continues automatically.</source>
      <translation>Prihláste sa v prehliadači. Counterfoil potom automaticky pokračuje.</translation>
    </message>
    <message>
      <source>Sign-in page</source>
      <translation>Prihlasovacia stránka</translation>
    </message>
    <message>
      <source>The browser did not open. Open this address in it:</source>
      <translation>Prehliadač sa neotvoril. Otvorte v ňom túto adresu:</translation>
    </message>
    <message>
      <source>This sign-in does not match. Start again in Counterfoil.</source>
      <translation>Toto prihlásenie nesúhlasí. Začnite znova v Counterfoile.</translation>
    </message>
  </context>
  <context>
    <name>Bulk</name>
    <message numerus="yes">
      <source>%n already have this value.</source>
      <translation>
        <numerusform>%Ln už má túto hodnotu.</numerusform>
        <numerusform>%Ln už majú túto hodnotu.</numerusform>
        <numerusform>%Ln už má túto hodnotu.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cannot be changed:</source>
      <translation>
        <numerusform>%Ln záznam nemožno zmeniť:</numerusform>
        <numerusform>%Ln záznamy nemožno zmeniť:</numerusform>
        <numerusform>%Ln záznamov nemožno zmeniť:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n deleted, not changed.</source>
      <translation>
        <numerusform>%Ln odstránený, bez zmeny.</numerusform>
        <numerusform>%Ln odstránené, bez zmeny.</numerusform>
        <numerusform>%Ln odstránených, bez zmeny.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) changed</source>
      <translation>
        <numerusform>Zmenený %Ln záznam</numerusform>
        <numerusform>Zmenené %Ln záznamy</numerusform>
        <numerusform>Zmenených %Ln záznamov</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) will change.</source>
      <translation>
        <numerusform>Zmení sa %Ln záznam.</numerusform>
        <numerusform>Zmenia sa %Ln záznamy.</numerusform>
        <numerusform>Zmení sa %Ln záznamov.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n selected</source>
      <translation>
        <numerusform>Vybrané: %Ln</numerusform>
        <numerusform>Vybrané: %Ln</numerusform>
        <numerusform>Vybrané: %Ln</numerusform>
      </translation>
    </message>
    <message>
      <source>Add or remove tags</source>
      <translation>Pridať alebo odobrať štítky</translation>
    </message>
    <message>
      <source>Add these tags</source>
      <translation>Pridať tieto štítky</translation>
    </message>
    <message>
      <source>After</source>
      <translation>Potom</translation>
    </message>
    <message>
      <source>Also changes</source>
      <translation>Zmení sa tiež</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Predtým</translation>
    </message>
    <message>
      <source>Before and after</source>
      <translation>Predtým a potom</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušiť</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Zmeniť</translation>
    </message>
    <message numerus="yes">
      <source>Change %n record(s)</source>
      <translation>
        <numerusform>Zmeniť %Ln záznam</numerusform>
        <numerusform>Zmeniť %Ln záznamy</numerusform>
        <numerusform>Zmeniť %Ln záznamov</numerusform>
      </translation>
    </message>
    <message>
      <source>Change a field</source>
      <translation>Zmeniť pole</translation>
    </message>
    <message>
      <source>Change a field…</source>
      <translation>Zmeniť pole…</translation>
    </message>
    <message>
      <source>Clear selection</source>
      <translation>Zrušiť výber</translation>
    </message>
    <message>
      <source>Clear this field</source>
      <translation>Vymazať toto pole</translation>
    </message>
    <message>
      <source>Do not round</source>
      <translation>Nezaokrúhľovať</translation>
    </message>
    <message>
      <source>Enter a price or a change: +5%, -10 or x {factor}</source>
      <translation>Zadajte cenu alebo zmenu: +5 %, -10 alebo x {factor}</translation>
    </message>
    <message>
      <source>Loading…</source>
      <translation>Načítavanie…</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Záznam</translation>
    </message>
    <message>
      <source>Remove these tags</source>
      <translation>Odobrať tieto štítky</translation>
    </message>
    <message>
      <source>Round to</source>
      <translation>Zaokrúhliť na</translation>
    </message>
    <message>
      <source>Tag…</source>
      <translation>Štítky…</translation>
    </message>
  </context>
  <context>
    <name>Capability</name>
    <message>
      <source>Create</source>
      <translation>Vytvoriť</translation>
    </message>
    <message>
      <source>Create with own ID</source>
      <translation>Vytvoriť s vlastným ID</translation>
    </message>
    <message>
      <source>Detects every change when replacing</source>
      <translation>Pri nahradení zistí každú zmenu</translation>
    </message>
    <message>
      <source>Replace many</source>
      <translation>Nahradiť viac</translation>
    </message>
  </context>
  <context>
    <name>Check</name>
    <message>
      <source>Cloud storage</source>
      <translation>Cloudové úložisko</translation>
    </message>
    <message>
      <source>Connected cloud</source>
      <translation>Pripojený cloud</translation>
    </message>
    <message>
      <source>Data folder</source>
      <translation>Priečinok s údajmi</translation>
    </message>
    <message>
      <source>Database</source>
      <translation>Databáza</translation>
    </message>
    <message>
      <source>Disk encryption</source>
      <translation>Šifrovanie disku</translation>
    </message>
    <message>
      <source>Encryption</source>
      <translation>Šifrovanie</translation>
    </message>
    <message>
      <source>Fonts</source>
      <translation>Písma</translation>
    </message>
    <message>
      <source>Icons</source>
      <translation>Ikony</translation>
    </message>
    <message>
      <source>Keychain</source>
      <translation>Kľúčenka</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Jazyk</translation>
    </message>
    <message>
      <source>Libraries</source>
      <translation>Knižnice</translation>
    </message>
    <message>
      <source>Other programs' tokens</source>
      <translation>Tokeny ostatných programov</translation>
    </message>
    <message>
      <source>Permissions</source>
      <translation>Oprávnenia</translation>
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
      <translation>Záznamy</translation>
    </message>
    <message>
      <source>Servers</source>
      <translation>Servery</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Nastavenia</translation>
    </message>
    <message>
      <source>Token</source>
      <translation>Token</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>Okno</translation>
    </message>
  </context>
  <context>
    <name>Choice</name>
    <message>
      <source>Customers</source>
      <translation>Zákazníci</translation>
    </message>
    <message>
      <source>Do not sell</source>
      <translation>Nepredať</translation>
    </message>
    <message>
      <source>GET (sends no data)</source>
      <translation>GET (neposiela údaje)</translation>
    </message>
    <message>
      <source>Loyalty point movements</source>
      <translation>Pohyby vernostných bodov</translation>
    </message>
    <message>
      <source>Orders</source>
      <translation>Objednávky</translation>
    </message>
    <message>
      <source>POST (sends the data)</source>
      <translation>POST (posiela údaje)</translation>
    </message>
    <message>
      <source>Products</source>
      <translation>Produkty</translation>
    </message>
    <message>
      <source>Reservations</source>
      <translation>Rezervácie</translation>
    </message>
    <message>
      <source>Sell anyway</source>
      <translation>Predať aj tak</translation>
    </message>
    <message>
      <source>Stock movements</source>
      <translation>Pohyby zásob</translation>
    </message>
    <message>
      <source>UK gallon</source>
      <translation>britský galón</translation>
    </message>
    <message>
      <source>US gallon</source>
      <translation>americký galón</translation>
    </message>
    <message>
      <source>V1</source>
      <translation>V1</translation>
    </message>
    <message>
      <source>Warn and sell</source>
      <translation>Upozorniť a predať</translation>
    </message>
    <message>
      <source>centilitre</source>
      <translation>centiliter</translation>
    </message>
    <message>
      <source>centimetre</source>
      <translation>centimeter</translation>
    </message>
    <message>
      <source>cubic foot</source>
      <translation>kubická stopa</translation>
    </message>
    <message>
      <source>cubic metre</source>
      <translation>kubický meter</translation>
    </message>
    <message>
      <source>day</source>
      <translation>deň</translation>
    </message>
    <message>
      <source>decagram</source>
      <translation>dekagram</translation>
    </message>
    <message>
      <source>decilitre</source>
      <translation>deciliter</translation>
    </message>
    <message>
      <source>gram</source>
      <translation>gram</translation>
    </message>
    <message>
      <source>hectolitre</source>
      <translation>hektoliter</translation>
    </message>
    <message>
      <source>hour</source>
      <translation>hodina</translation>
    </message>
    <message>
      <source>inch</source>
      <translation>palec</translation>
    </message>
    <message>
      <source>kilogram</source>
      <translation>kilogram</translation>
    </message>
    <message>
      <source>kilometre</source>
      <translation>kilometer</translation>
    </message>
    <message>
      <source>litre</source>
      <translation>liter</translation>
    </message>
    <message>
      <source>metre</source>
      <translation>meter</translation>
    </message>
    <message>
      <source>mile</source>
      <translation>míľa</translation>
    </message>
    <message>
      <source>milligram</source>
      <translation>miligram</translation>
    </message>
    <message>
      <source>millilitre</source>
      <translation>mililiter</translation>
    </message>
    <message>
      <source>millimetre</source>
      <translation>milimeter</translation>
    </message>
    <message>
      <source>minute</source>
      <translation>minúta</translation>
    </message>
    <message>
      <source>month</source>
      <translation>mesiac</translation>
    </message>
    <message>
      <source>ounce</source>
      <translation>unca</translation>
    </message>
    <message>
      <source>piece</source>
      <translation>kus</translation>
    </message>
    <message>
      <source>points</source>
      <translation>body</translation>
    </message>
    <message>
      <source>pound</source>
      <translation>libra</translation>
    </message>
    <message>
      <source>quintal</source>
      <translation>metrický cent</translation>
    </message>
    <message>
      <source>second</source>
      <translation>sekunda</translation>
    </message>
    <message>
      <source>square foot</source>
      <translation>štvorcová stopa</translation>
    </message>
    <message>
      <source>square metre</source>
      <translation>štvorcový meter</translation>
    </message>
    <message>
      <source>tonne</source>
      <translation>tona</translation>
    </message>
    <message>
      <source>week</source>
      <translation>týždeň</translation>
    </message>
    <message>
      <source>year</source>
      <translation>rok</translation>
    </message>
  </context>
  <context>
    <name>Colour</name>
    <message>
      <source>Black</source>
      <translation>Čierna</translation>
    </message>
    <message>
      <source>Blue</source>
      <translation>Modrá</translation>
    </message>
    <message>
      <source>Brown</source>
      <translation>Hnedá</translation>
    </message>
    <message>
      <source>Green</source>
      <translation>Zelená</translation>
    </message>
    <message>
      <source>Grey</source>
      <translation>Sivá</translation>
    </message>
    <message>
      <source>Orange</source>
      <translation>Oranžová</translation>
    </message>
    <message>
      <source>Red</source>
      <translation>Červená</translation>
    </message>
    <message>
      <source>Teal</source>
      <translation>Tyrkysová</translation>
    </message>
    <message>
      <source>Violet</source>
      <translation>Fialová</translation>
    </message>
    <message>
      <source>Yellow</source>
      <translation>Žltá</translation>
    </message>
  </context>
  <context>
    <name>Column</name>
    <message>
      <source>Barcode</source>
      <translation>Čiarový kód</translation>
    </message>
    <message>
      <source>Discount (%)</source>
      <translation>Zľava (%)</translation>
    </message>
    <message>
      <source>EAN</source>
      <translation>EAN</translation>
    </message>
    <message>
      <source>Order</source>
      <translation>Poradie</translation>
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
      <translation>Body</translation>
    </message>
    <message>
      <source>Price</source>
      <translation>Cena</translation>
    </message>
    <message>
      <source>Sign-in</source>
      <translation>Prihlásenie</translation>
    </message>
    <message>
      <source>Unit</source>
      <translation>Jednotka</translation>
    </message>
  </context>
  <context>
    <name>Columns</name>
    <message>
      <source>Cancel</source>
      <translation>Zrušiť</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Stĺpce</translation>
    </message>
    <message>
      <source>Columns…</source>
      <translation>Stĺpce…</translation>
    </message>
    <message>
      <source>List columns</source>
      <translation>Stĺpce zoznamu</translation>
    </message>
    <message>
      <source>Move left</source>
      <translation>Posunúť doľava</translation>
    </message>
    <message>
      <source>Move right</source>
      <translation>Posunúť doprava</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Predvolené</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Zobraziť</translation>
    </message>
  </context>
  <context>
    <name>Conflict</name>
    <message>
      <source>Add the points again</source>
      <translation>Pripočítať body znova</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Predtým</translation>
    </message>
    <message>
      <source>Cloud</source>
      <translation>Cloud</translation>
    </message>
    <message>
      <source>Correct the record</source>
      <translation>Opraviť záznam</translation>
    </message>
    <message>
      <source>Decide later</source>
      <translation>Rozhodnúť neskôr</translation>
    </message>
    <message>
      <source>Delete anyway</source>
      <translation>Aj tak odstrániť</translation>
    </message>
    <message>
      <source>Delete here too</source>
      <translation>Odstrániť aj tu</translation>
    </message>
    <message>
      <source>Different records, keep all</source>
      <translation>Rôzne záznamy, ponechať všetky</translation>
    </message>
    <message>
      <source>Discard my change</source>
      <translation>Zahodiť moju zmenu</translation>
    </message>
    <message>
      <source>Enter another value</source>
      <translation>Zadať inú hodnotu</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>Pole</translation>
    </message>
    <message>
      <source>Found {time}.</source>
      <translation>Zistené {time}.</translation>
    </message>
    <message>
      <source>Keep all mine</source>
      <translation>Ponechať všetko moje</translation>
    </message>
    <message>
      <source>Keep all the cloud's</source>
      <translation>Ponechať všetko z cloudu</translation>
    </message>
    <message>
      <source>Keep both records</source>
      <translation>Ponechať oba záznamy</translation>
    </message>
    <message>
      <source>Keep one, delete the rest</source>
      <translation>Ponechať jeden, ostatné odstrániť</translation>
    </message>
    <message>
      <source>Keep the cloud's</source>
      <translation>Ponechať z cloudu</translation>
    </message>
    <message>
      <source>Keep the record</source>
      <translation>Ponechať záznam</translation>
    </message>
    <message>
      <source>Leave it to the other computer</source>
      <translation>Nechať to druhému počítaču</translation>
    </message>
    <message numerus="yes">
      <source>Merged automatically: %n field(s)</source>
      <translation>
        <numerusform>Automaticky zlúčené: %Ln pole</numerusform>
        <numerusform>Automaticky zlúčené: %Ln polia</numerusform>
        <numerusform>Automaticky zlúčené: %Ln polí</numerusform>
      </translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Ďalší</translation>
    </message>
    <message>
      <source>Other value</source>
      <translation>Iná hodnota</translation>
    </message>
    <message>
      <source>Previous</source>
      <translation>Predchádzajúci</translation>
    </message>
    <message>
      <source>Save and try again</source>
      <translation>Uložiť a skúsiť znova</translation>
    </message>
    <message>
      <source>Send from here</source>
      <translation>Odoslať odtiaľto</translation>
    </message>
    <message>
      <source>This computer</source>
      <translation>Tento počítač</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Skúsiť znova</translation>
    </message>
    <message>
      <source>Two versions of a record</source>
      <translation>Dve verzie záznamu</translation>
    </message>
    <message>
      <source>Use selected values</source>
      <translation>Použiť vybrané</translation>
    </message>
    <message>
      <source>Use this number</source>
      <translation>Použiť toto číslo</translation>
    </message>
    <message>
      <source>both combined</source>
      <translation>oboje spolu</translation>
    </message>
    <message>
      <source>deleted</source>
      <translation>odstránené</translation>
    </message>
    <message>
      <source>deleted here</source>
      <translation>odstránené tu</translation>
    </message>
    <message>
      <source>you</source>
      <translation>vy</translation>
    </message>
    <message>
      <source>{at} of {total}</source>
      <translation>{at} z {total}</translation>
    </message>
  </context>
  <context>
    <name>Connect</name>
    <message numerus="yes">
      <source>%n unsent change(s) on this computer go to the cloud they belong to.</source>
      <translation>
        <numerusform>%Ln neodoslaná zmena v tomto počítači sa odošle do cloudu, ku ktorému patrí.</numerusform>
        <numerusform>%Ln neodoslané zmeny v tomto počítači sa odošlú do cloudu, ku ktorému patria.</numerusform>
        <numerusform>%Ln neodoslaných zmien v tomto počítači sa odošle do cloudu, ku ktorému patria.</numerusform>
      </translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adresa</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušiť</translation>
    </message>
    <message>
      <source>Cloud number</source>
      <translation>Číslo cloudu</translation>
    </message>
    <message>
      <source>Connect to a cloud</source>
      <translation>Pripojiť ku cloudu</translation>
    </message>
    <message>
      <source>Enter only the number, as in the cloud's settings.</source>
      <translation>Zadajte iba číslo, ako je v nastaveniach cloudu.</translation>
    </message>
    <message>
      <source>Enter the address, then test.</source>
      <translation>Zadajte adresu a otestujte ju.</translation>
    </message>
    <message>
      <source>Nothing to paste.</source>
      <translation>Nie je čo vložiť.</translation>
    </message>
    <message>
      <source>Paste</source>
      <translation>Vložiť</translation>
    </message>
    <message>
      <source>Paste the token</source>
      <translation>Vložiť token</translation>
    </message>
    <message>
      <source>Save the token in a protected file</source>
      <translation>Uložiť token do chráneného súboru</translation>
    </message>
    <message>
      <source>Sign in with the browser…</source>
      <translation>Prihlásiť sa v prehliadači…</translation>
    </message>
    <message>
      <source>Signing in…</source>
      <translation>Prihlasovanie…</translation>
    </message>
    <message>
      <source>Test and connect</source>
      <translation>Otestovať a pripojiť</translation>
    </message>
    <message>
      <source>The cloud accepted the token.</source>
      <translation>Cloud token prijal.</translation>
    </message>
    <message>
      <source>Token</source>
      <translation>Token</translation>
    </message>
    <message>
      <source>Use this only if the computer has no keychain.</source>
      <translation>Použite iba vtedy, ak počítač nemá kľúčenku.</translation>
    </message>
  </context>
  <context>
    <name>CostSource</name>
    <message>
      <source>ingredients</source>
      <translation>suroviny</translation>
    </message>
    <message>
      <source>price list of {name}, {day}</source>
      <translation>cenník {name}, {day}</translation>
    </message>
    <message>
      <source>purchase price of the product</source>
      <translation>nákupná cena produktu</translation>
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
      <translation>Pripočítať</translation>
    </message>
    <message>
      <source>Subtract</source>
      <translation>Odpočítať</translation>
    </message>
    <message>
      <source>instead of {number}</source>
      <translation>namiesto {number}</translation>
    </message>
  </context>
  <context>
    <name>Decision</name>
    <message>
      <source>A change arrived without a webhook, so the cloud is checked more often again</source>
      <translation>Zmena prišla bez webhooku, preto sa cloud znova kontroluje častejšie</translation>
    </message>
    <message>
      <source>A change was discarded and kept in the history</source>
      <translation>Zmena bola zahodená a zostala v histórii</translation>
    </message>
    <message>
      <source>A local record that did not match its history was corrected</source>
      <translation>Miestny záznam, ktorý nesúhlasil so svojou históriou, bol opravený</translation>
    </message>
    <message>
      <source>Both changes were merged</source>
      <translation>Obe zmeny boli zlúčené</translation>
    </message>
    <message>
      <source>Deleted because it is no longer in the cloud</source>
      <translation>Odstránené, lebo v cloude už nie je</translation>
    </message>
    <message>
      <source>Needs a decision</source>
      <translation>Čaká na rozhodnutie</translation>
    </message>
    <message>
      <source>Other computers use this cloud too, so this one now uses {share} of {budget} requests</source>
      <translation>Tento cloud používajú aj iné počítače, preto tento odteraz využíva {share} z {budget} požiadaviek</translation>
    </message>
    <message>
      <source>Records in the cloud are dated ahead of this computer's clock; the cloud does not tell its time</source>
      <translation>Záznamy v cloude majú neskorší dátum, než ukazujú hodiny tohto počítača; cloud svoj čas neoznamuje</translation>
    </message>
    <message>
      <source>Records in the cloud have a later date than the cloud's clock</source>
      <translation>Záznamy v cloude majú neskorší dátum, než ukazujú hodiny cloudu</translation>
    </message>
    <message>
      <source>Some lists were skipped to stay within the request limit</source>
      <translation>Niektoré zoznamy sa vynechali, aby sa dodržal limit požiadaviek</translation>
    </message>
    <message>
      <source>Stopped because a large part of the records would have been deleted</source>
      <translation>Zastavené, lebo by sa odstránila veľká časť záznamov</translation>
    </message>
    <message>
      <source>The cloud does not accept some webhooks; sync works without them</source>
      <translation>Cloud niektoré webhooky neprijíma; synchronizácia funguje aj bez nich</translation>
    </message>
    <message numerus="yes">
      <source>The cloud failed repeatedly; sync paused for %n second(s)</source>
      <translation>
        <numerusform>Cloud opakovane zlyhal; synchronizácia je pozastavená na %Ln sekundu</numerusform>
        <numerusform>Cloud opakovane zlyhal; synchronizácia je pozastavená na %Ln sekundy</numerusform>
        <numerusform>Cloud opakovane zlyhal; synchronizácia je pozastavená na %Ln sekúnd</numerusform>
      </translation>
    </message>
    <message>
      <source>The cloud has a different number of records</source>
      <translation>Cloud má iný počet záznamov</translation>
    </message>
    <message numerus="yes">
      <source>The cloud limited requests; sync paused for %n second(s)</source>
      <translation>
        <numerusform>Cloud obmedzil počet požiadaviek; synchronizácia je pozastavená na %Ln sekundu</numerusform>
        <numerusform>Cloud obmedzil počet požiadaviek; synchronizácia je pozastavená na %Ln sekundy</numerusform>
        <numerusform>Cloud obmedzil počet požiadaviek; synchronizácia je pozastavená na %Ln sekúnd</numerusform>
      </translation>
    </message>
    <message>
      <source>The cloud sends webhooks for changes, so it is checked less often</source>
      <translation>Cloud posiela o zmenách webhooky, preto sa kontroluje menej často</translation>
    </message>
    <message>
      <source>The cloud went back to an older state; nothing was deleted here</source>
      <translation>Cloud sa vrátil do staršieho stavu; tu sa nič neodstránilo</translation>
    </message>
    <message>
      <source>The cloud's clock was set back; the last day and the whole list are downloaded again</source>
      <translation>Hodiny cloudu boli posunuté späť; posledný deň a celý zoznam sa sťahujú znova</translation>
    </message>
    <message>
      <source>Webhooks were missing in the cloud and were registered again</source>
      <translation>Webhooky v cloude chýbali a boli znova zaregistrované</translation>
    </message>
    <message>
      <source>Webhooks were registered in the cloud</source>
      <translation>V cloude boli zaregistrované webhooky</translation>
    </message>
    <message>
      <source>Webhooks were removed from the cloud</source>
      <translation>Z cloudu boli odobraté webhooky</translation>
    </message>
  </context>
  <context>
    <name>Delete</name>
    <message>
      <source>Cancel</source>
      <translation>Zrušiť</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Odstrániť</translation>
    </message>
    <message>
      <source>Delete (can be undone)</source>
      <translation>Odstrániť (možno vrátiť späť)</translation>
    </message>
    <message>
      <source>Delete and remove personal data for good</source>
      <translation>Odstrániť a osobné údaje natrvalo vymazať</translation>
    </message>
    <message>
      <source>Delete for good</source>
      <translation>Odstrániť natrvalo</translation>
    </message>
    <message>
      <source>Delete {what}?</source>
      <translation>Odstrániť: {what}?</translation>
    </message>
    <message>
      <source>Name, address, phone, e-mail, birthday, card, company and notes are removed here and in the cloud, with their history. Points and receipts stay without a name. This cannot be undone.</source>
      <translation>Meno, adresa, telefón, e-mail, dátum narodenia, karta, firma a poznámky sa odstránia tu aj v cloude vrátane histórie. Body a účtenky zostanú bez mena. Túto akciu nemožno vrátiť späť.</translation>
    </message>
  </context>
  <context>
    <name>Delivery</name>
    <message>
      <source>Check the delivery</source>
      <translation>Kontrola dodávky</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zavrieť</translation>
    </message>
    <message>
      <source>Count of the chosen line</source>
      <translation>Počet vybraného riadka</translation>
    </message>
    <message>
      <source>Counted</source>
      <translation>Napočítané</translation>
    </message>
    <message>
      <source>Difference</source>
      <translation>Rozdiel</translation>
    </message>
    <message>
      <source>Finish</source>
      <translation>Dokončiť</translation>
    </message>
    <message>
      <source>No answer</source>
      <translation>Žiadna odpoveď</translation>
    </message>
    <message>
      <source>No delivery is being checked.</source>
      <translation>Žiadna dodávka sa nekontroluje.</translation>
    </message>
    <message>
      <source>On the invoice</source>
      <translation>Na faktúre</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>Tlač</translation>
    </message>
    <message>
      <source>Save as CSV</source>
      <translation>Uložiť ako CSV</translation>
    </message>
    <message>
      <source>Save the protocol</source>
      <translation>Uložiť protokol</translation>
    </message>
    <message>
      <source>Scan a code</source>
      <translation>Načítajte kód</translation>
    </message>
    <message>
      <source>Something went wrong in Counterfoil</source>
      <translation>V Counterfoile nastala chyba</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Stav</translation>
    </message>
    <message>
      <source>The address is in the local network, but the settings allow webhooks to the internet only</source>
      <translation>Adresa je v miestnej sieti, ale nastavenia povoľujú webhooky iba do internetu</translation>
    </message>
    <message>
      <source>The address is link-local; no program can be reached there</source>
      <translation>Adresa je typu link-local; žiadny program na nej nie je dostupný</translation>
    </message>
    <message>
      <source>The address leads back to this program</source>
      <translation>Adresa vedie späť do tohto programu</translation>
    </message>
    <message>
      <source>The program answered {status}</source>
      <translation>Program odpovedal {status}</translation>
    </message>
    <message>
      <source>checked</source>
      <translation>skontrolované</translation>
    </message>
    <message>
      <source>missing</source>
      <translation>chýba</translation>
    </message>
    <message>
      <source>not on the invoice</source>
      <translation>nie je na faktúre</translation>
    </message>
    <message>
      <source>right</source>
      <translation>súhlasí</translation>
    </message>
    <message>
      <source>too many</source>
      <translation>navyše</translation>
    </message>
  </context>
  <context>
    <name>Diagnostics</name>
    <message numerus="yes">
      <source>%n thing(s) need attention.</source>
      <translation>
        <numerusform>%Ln položka vyžaduje pozornosť.</numerusform>
        <numerusform>%Ln položky vyžadujú pozornosť.</numerusform>
        <numerusform>%Ln položiek vyžaduje pozornosť.</numerusform>
      </translation>
    </message>
    <message>
      <source>Checked</source>
      <translation>Skontrolované</translation>
    </message>
    <message>
      <source>Checking…</source>
      <translation>Kontrola…</translation>
    </message>
    <message>
      <source>Checks whether this computer has everything Counterfoil needs. Changes nothing.</source>
      <translation>Skontroluje, či má tento počítač všetko, čo Counterfoil potrebuje. Nič nezmení.</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Podrobnosti</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Priečinok</translation>
    </message>
    <message>
      <source>Item</source>
      <translation>Položka</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Zoznam</translation>
    </message>
    <message>
      <source>Log</source>
      <translation>Protokol</translation>
    </message>
    <message>
      <source>No problems found.</source>
      <translation>Nenašli sa žiadne problémy.</translation>
    </message>
    <message>
      <source>Nothing known yet. Counterfoil learns this while it syncs.</source>
      <translation>Zatiaľ nič nie je známe. Counterfoil to zistí počas synchronizácie.</translation>
    </message>
    <message>
      <source>OK</source>
      <translation>OK</translation>
    </message>
    <message>
      <source>Open folder</source>
      <translation>Otvoriť priečinok</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Výsledok</translation>
    </message>
    <message>
      <source>Results</source>
      <translation>Výsledky</translation>
    </message>
    <message>
      <source>Run self-test</source>
      <translation>Spustiť kontrolu</translation>
    </message>
    <message>
      <source>Self-test</source>
      <translation>Kontrola programu</translation>
    </message>
    <message>
      <source>What the cloud supports</source>
      <translation>Čo cloud podporuje</translation>
    </message>
    <message>
      <source>failed</source>
      <translation>chyba</translation>
    </message>
    <message>
      <source>missing</source>
      <translation>chýba</translation>
    </message>
    <message>
      <source>out of date</source>
      <translation>zastarané</translation>
    </message>
  </context>
  <context>
    <name>DuplicateReason</name>
    <message>
      <source>Same VAT number</source>
      <translation>Rovnaké IČ DPH</translation>
    </message>
    <message>
      <source>Same code</source>
      <translation>Rovnaký kód</translation>
    </message>
    <message>
      <source>Same company ID</source>
      <translation>Rovnaké IČO</translation>
    </message>
    <message>
      <source>Same e-mail</source>
      <translation>Rovnaký e-mail</translation>
    </message>
    <message>
      <source>Same or similar name</source>
      <translation>Rovnaké alebo podobné meno</translation>
    </message>
    <message>
      <source>Same phone</source>
      <translation>Rovnaký telefón</translation>
    </message>
  </context>
  <context>
    <name>Duplicates</name>
    <message numerus="yes">
      <source>%n group(s) of records may be one</source>
      <translation>
        <numerusform>%Ln skupina záznamov je možno jeden</numerusform>
        <numerusform>%Ln skupiny záznamov sú možno jeden</numerusform>
        <numerusform>%Ln skupín záznamov je možno jeden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) became one</source>
      <translation>
        <numerusform>%Ln záznam zlúčený do jedného</numerusform>
        <numerusform>%Ln záznamy zlúčené do jedného</numerusform>
        <numerusform>%Ln záznamov zlúčených do jedného</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) will be deleted</source>
      <translation>
        <numerusform>%Ln záznam sa odstráni</numerusform>
        <numerusform>%Ln záznamy sa odstránia</numerusform>
        <numerusform>%Ln záznamov sa odstráni</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) will refer to the one that stays</source>
      <translation>
        <numerusform>%Ln záznam bude odkazovať na ten, ktorý zostane</numerusform>
        <numerusform>%Ln záznamy budú odkazovať na ten, ktorý zostane</numerusform>
        <numerusform>%Ln záznamov bude odkazovať na ten, ktorý zostane</numerusform>
      </translation>
    </message>
    <message>
      <source>Certainty</source>
      <translation>Istota</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zavrieť</translation>
    </message>
    <message>
      <source>Find duplicates</source>
      <translation>Nájsť duplicity</translation>
    </message>
    <message>
      <source>Groups</source>
      <translation>Skupiny</translation>
    </message>
    <message>
      <source>Looking through the records…</source>
      <translation>Prechádzajú sa záznamy…</translation>
    </message>
    <message>
      <source>Merge</source>
      <translation>Zlúčiť</translation>
    </message>
    <message>
      <source>No duplicates found</source>
      <translation>Žiadne duplicity</translation>
    </message>
    <message>
      <source>Not the same</source>
      <translation>Nie je to to isté</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Otvoriť</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Záznamy</translation>
    </message>
    <message>
      <source>Stays</source>
      <translation>Zostane</translation>
    </message>
    <message>
      <source>You can find duplicates among customers, suppliers and products.</source>
      <translation>Duplicity možno hľadať medzi zákazníkmi, dodávateľmi a produktmi.</translation>
    </message>
    <message>
      <source>You can undo this, also after it was sent.</source>
      <translation>Dá sa to vrátiť späť, aj po odoslaní.</translation>
    </message>
  </context>
  <context>
    <name>Empty</name>
    <message>
      <source>No EET subjects yet</source>
      <translation>Zatiaľ žiadne subjekty EET</translation>
    </message>
    <message>
      <source>No branches yet</source>
      <translation>Zatiaľ žiadne pobočky</translation>
    </message>
    <message>
      <source>No categories yet</source>
      <translation>Zatiaľ žiadne kategórie</translation>
    </message>
    <message>
      <source>No customers yet</source>
      <translation>Zatiaľ žiadni zákazníci</translation>
    </message>
    <message>
      <source>No discount groups yet</source>
      <translation>Zatiaľ žiadne zľavové skupiny</translation>
    </message>
    <message>
      <source>No employees yet</source>
      <translation>Zatiaľ žiadni zamestnanci</translation>
    </message>
    <message>
      <source>No ingredients yet</source>
      <translation>Zatiaľ žiadne suroviny</translation>
    </message>
    <message>
      <source>No products yet</source>
      <translation>Zatiaľ žiadne produkty</translation>
    </message>
    <message>
      <source>No suppliers yet</source>
      <translation>Zatiaľ žiadni dodávatelia</translation>
    </message>
    <message>
      <source>No tags yet</source>
      <translation>Zatiaľ žiadne štítky</translation>
    </message>
    <message>
      <source>No tax rates yet</source>
      <translation>Zatiaľ žiadne sadzby DPH</translation>
    </message>
    <message>
      <source>No warehouses yet</source>
      <translation>Zatiaľ žiadne sklady</translation>
    </message>
    <message>
      <source>No webhooks yet</source>
      <translation>Zatiaľ žiadne webhooky</translation>
    </message>
    <message>
      <source>Nothing in stock yet</source>
      <translation>Zatiaľ nič na sklade</translation>
    </message>
  </context>
  <context>
    <name>Engine</name>
    <message>
      <source>A newer version was installed. Close Counterfoil and open it again to go on syncing.</source>
      <translation>Bola nainštalovaná novšia verzia. Aby synchronizácia pokračovala, zavrite Counterfoil a znova ho otvorte.</translation>
    </message>
    <message numerus="yes">
      <source>Sync has stopped %n time(s) and is starting again. Nothing is lost.</source>
      <translation>
        <numerusform>Synchronizácia sa %Lnkrát zastavila a znova sa spúšťa. Nič sa nestratilo.</numerusform>
        <numerusform>Synchronizácia sa %Lnkrát zastavila a znova sa spúšťa. Nič sa nestratilo.</numerusform>
        <numerusform>Synchronizácia sa %Lnkrát zastavila a znova sa spúšťa. Nič sa nestratilo.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Entities</name>
    <message>
      <source>Branches</source>
      <translation>Pobočky</translation>
    </message>
    <message>
      <source>Categories</source>
      <translation>Kategórie</translation>
    </message>
    <message>
      <source>Customers</source>
      <translation>Zákazníci</translation>
    </message>
    <message>
      <source>Discount groups</source>
      <translation>Zľavové skupiny</translation>
    </message>
    <message>
      <source>EET subjects</source>
      <translation>Subjekty EET</translation>
    </message>
    <message>
      <source>Employees</source>
      <translation>Zamestnanci</translation>
    </message>
    <message>
      <source>Ingredients</source>
      <translation>Suroviny</translation>
    </message>
    <message>
      <source>Products</source>
      <translation>Produkty</translation>
    </message>
    <message>
      <source>Stock</source>
      <translation>Zásoby</translation>
    </message>
    <message>
      <source>Suppliers</source>
      <translation>Dodávatelia</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Štítky</translation>
    </message>
    <message>
      <source>Tax rates</source>
      <translation>Sadzby DPH</translation>
    </message>
    <message>
      <source>Warehouses</source>
      <translation>Sklady</translation>
    </message>
    <message>
      <source>Webhooks</source>
      <translation>Webhooky</translation>
    </message>
  </context>
  <context>
    <name>Entity</name>
    <message>
      <source>Anonymised customer</source>
      <translation>Anonymizovaný zákazník</translation>
    </message>
    <message>
      <source>Branch</source>
      <translation>Pobočka</translation>
    </message>
    <message>
      <source>Category</source>
      <translation>Kategória</translation>
    </message>
    <message>
      <source>Customer</source>
      <translation>Zákazník</translation>
    </message>
    <message>
      <source>Discount group</source>
      <translation>Zľavová skupina</translation>
    </message>
    <message>
      <source>EET subject</source>
      <translation>Subjekt EET</translation>
    </message>
    <message>
      <source>Employee</source>
      <translation>Zamestnanec</translation>
    </message>
    <message>
      <source>Ingredient</source>
      <translation>Surovina</translation>
    </message>
    <message>
      <source>Product</source>
      <translation>Produkt</translation>
    </message>
    <message>
      <source>Stock item</source>
      <translation>Skladová položka</translation>
    </message>
    <message>
      <source>Supplier</source>
      <translation>Dodávateľ</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>Štítok</translation>
    </message>
    <message>
      <source>Tax rate</source>
      <translation>Sadzba DPH</translation>
    </message>
    <message>
      <source>Warehouse</source>
      <translation>Sklad</translation>
    </message>
    <message>
      <source>Webhook</source>
      <translation>Webhook</translation>
    </message>
    <message>
      <source>anonymised</source>
      <translation>anonymizované</translation>
    </message>
  </context>
  <context>
    <name>Error</name>
    <message>
      <source>A PIN has {shortest} to {longest} digits.</source>
      <translation>PIN má {shortest} až {longest} číslic.</translation>
    </message>
    <message>
      <source>A newer version of Counterfoil wrote the data in this folder.</source>
      <translation>Údaje v tomto priečinku uložila novšia verzia Counterfoilu.</translation>
    </message>
    <message>
      <source>A version of Counterfoil before 1.0.0 wrote the data in this folder.</source>
      <translation>Údaje v tomto priečinku uložila verzia Counterfoilu staršia ako 1.0.0.</translation>
    </message>
    <message>
      <source>Access from other computers is off in the settings.</source>
      <translation>Prístup z iných počítačov je v nastaveniach vypnutý.</translation>
    </message>
    <message>
      <source>All other lists are read, and changes are sent.</source>
      <translation>Všetky ostatné zoznamy sa čítajú a zmeny sa odosielajú.</translation>
    </message>
    <message>
      <source>All records will be downloaded again.</source>
      <translation>Všetky záznamy sa stiahnu znova.</translation>
    </message>
    <message>
      <source>All settings are back to their defaults. The damaged file is kept as {kept}.</source>
      <translation>Všetky nastavenia majú znova predvolené hodnoty. Poškodený súbor je uložený ako {kept}.</translation>
    </message>
    <message>
      <source>Allowed: {allowed}.</source>
      <translation>Povolené: {allowed}.</translation>
    </message>
    <message>
      <source>An older copy of the data was restored</source>
      <translation>Obnovila sa staršia kópia údajov</translation>
    </message>
    <message>
      <source>Another program uses port {port}.</source>
      <translation>Port {port} používa iný program.</translation>
    </message>
    <message>
      <source>Another window or service is using this data.</source>
      <translation>Tieto údaje používa iné okno alebo služba.</translation>
    </message>
    <message>
      <source>Ask the owner of this computer to delete the file. Then unlock and set a new PIN.</source>
      <translation>Požiadajte vlastníka tohto počítača, aby súbor odstránil. Potom odomknite a nastavte nový PIN.</translation>
    </message>
    <message>
      <source>Ask the supplier for ISDOC, UBL, ZUGFeRD or KSeF XML.</source>
      <translation>Požiadajte dodávateľa o ISDOC, UBL, ZUGFeRD alebo XML z KSeF.</translation>
    </message>
    <message>
      <source>Cancelled</source>
      <translation>Zrušené</translation>
    </message>
    <message>
      <source>Cannot check for updates</source>
      <translation>Aktualizácie sa nedajú skontrolovať</translation>
    </message>
    <message>
      <source>Cannot save to the folder</source>
      <translation>Do priečinka sa nedá ukladať</translation>
    </message>
    <message>
      <source>Check in the settings which addresses webhooks may call.</source>
      <translation>Skontrolujte v nastaveniach, ktoré adresy smú webhooky volať.</translation>
    </message>
    <message>
      <source>Check the address.</source>
      <translation>Skontrolujte adresu.</translation>
    </message>
    <message>
      <source>Check the date and the address.</source>
      <translation>Skontrolujte dátum a adresu.</translation>
    </message>
    <message>
      <source>Check the disk and its cable, then save again.</source>
      <translation>Skontrolujte disk a jeho kábel a uložte znova.</translation>
    </message>
    <message>
      <source>Check the fields marked in red.</source>
      <translation>Skontrolujte polia označené červenou.</translation>
    </message>
    <message>
      <source>Check the internet connection and the address.</source>
      <translation>Skontrolujte pripojenie k internetu a adresu.</translation>
    </message>
    <message>
      <source>Check the new values and save again.</source>
      <translation>Skontrolujte nové hodnoty a uložte znova.</translation>
    </message>
    <message>
      <source>Check the records you changed last.</source>
      <translation>Skontrolujte záznamy, ktoré ste menili naposledy.</translation>
    </message>
    <message>
      <source>Check the settings.</source>
      <translation>Skontrolujte nastavenia.</translation>
    </message>
    <message>
      <source>Check the shop's records in the cloud first.</source>
      <translation>Najprv skontrolujte záznamy obchodu v cloude.</translation>
    </message>
    <message>
      <source>Checking whether the record is in the cloud</source>
      <translation>Overuje sa, či je záznam v cloude</translation>
    </message>
    <message>
      <source>Choose a folder on this computer's own disk.</source>
      <translation>Vyberte priečinok na vlastnom disku tohto počítača.</translation>
    </message>
    <message>
      <source>Choose another folder, or ask for permission to save there.</source>
      <translation>Vyberte iný priečinok alebo požiadajte o oprávnenie doň ukladať.</translation>
    </message>
    <message>
      <source>Choose another folder.</source>
      <translation>Vyberte iný priečinok.</translation>
    </message>
    <message>
      <source>Choose another port.</source>
      <translation>Vyberte iný port.</translation>
    </message>
    <message>
      <source>Choose other files in the settings.</source>
      <translation>Vyberte v nastaveniach iné súbory.</translation>
    </message>
    <message>
      <source>Choose who you are and try again.</source>
      <translation>Vyberte, kto ste, a skúste to znova.</translation>
    </message>
    <message>
      <source>Choose “Start normally” below. If Counterfoil closes again, send us the support report from the settings.</source>
      <translation>Dole vyberte „Spustiť normálne“. Ak sa Counterfoil znova zavrie, pošlite nám z nastavení hlásenie pre podporu.</translation>
    </message>
    <message>
      <source>Close the other window first.</source>
      <translation>Najprv zavrite druhé okno.</translation>
    </message>
    <message>
      <source>Connect the shop first.</source>
      <translation>Najprv pripojte obchod.</translation>
    </message>
    <message>
      <source>Connect to cloud {found} first.</source>
      <translation>Najprv sa pripojte ku cloudu {found}.</translation>
    </message>
    <message>
      <source>Connect to that cloud to continue with them.</source>
      <translation>Ak s nimi chcete pokračovať, pripojte sa k tomuto cloudu.</translation>
    </message>
    <message>
      <source>Connect to your cloud again to continue.</source>
      <translation>Ak chcete pokračovať, znova sa pripojte k svojmu cloudu.</translation>
    </message>
    <message>
      <source>Correct that record first.</source>
      <translation>Najprv opravte ten záznam.</translation>
    </message>
    <message>
      <source>Correct them in the file, or import the rest.</source>
      <translation>Opravte ich v súbore alebo naimportujte ostatné.</translation>
    </message>
    <message>
      <source>Counterfoil closed right after its last two starts. Sync and the servers are off, and the window uses its default layout. Nothing was deleted.</source>
      <translation>Counterfoil sa po posledných dvoch spusteniach hneď zavrel. Synchronizácia a servery sú vypnuté a okno má predvolené rozloženie. Nič sa neodstránilo.</translation>
    </message>
    <message>
      <source>Counterfoil compares again automatically.</source>
      <translation>Counterfoil ich automaticky porovná znova.</translation>
    </message>
    <message>
      <source>Counterfoil continues automatically.</source>
      <translation>Counterfoil pokračuje automaticky.</translation>
    </message>
    <message>
      <source>Counterfoil has no permission to save in {path}.</source>
      <translation>Counterfoil nemá oprávnenie ukladať do {path}.</translation>
    </message>
    <message>
      <source>Counterfoil is already running</source>
      <translation>Counterfoil už beží</translation>
    </message>
    <message>
      <source>Counterfoil started in safe mode</source>
      <translation>Counterfoil sa spustil v núdzovom režime</translation>
    </message>
    <message>
      <source>Counterfoil tries again automatically.</source>
      <translation>Counterfoil to automaticky skúsi znova.</translation>
    </message>
    <message>
      <source>Counterfoil tries them again automatically.</source>
      <translation>Counterfoil ich automaticky skúsi znova.</translation>
    </message>
    <message>
      <source>Enter it again.</source>
      <translation>Zadajte ho znova.</translation>
    </message>
    <message>
      <source>Enter it like https://api.example.com</source>
      <translation>Zadajte ju v tvare https://api.example.com</translation>
    </message>
    <message>
      <source>Enter the PIN and try again.</source>
      <translation>Zadajte PIN a skúste to znova.</translation>
    </message>
    <message>
      <source>Free some space and save again.</source>
      <translation>Uvoľnite miesto a uložte znova.</translation>
    </message>
    <message>
      <source>Install the latest version.</source>
      <translation>Nainštalujte najnovšiu verziu.</translation>
    </message>
    <message>
      <source>It does not support this change for this kind of record.</source>
      <translation>Pre tento druh záznamov túto zmenu nepodporuje.</translation>
    </message>
    <message>
      <source>It had stopped. Nothing is lost.</source>
      <translation>Zastavila sa. Nič sa nestratilo.</translation>
    </message>
    <message>
      <source>It has been removed elsewhere.</source>
      <translation>Bol odstránený inde.</translation>
    </message>
    <message>
      <source>It is already in the cloud.</source>
      <translation>V cloude už je.</translation>
    </message>
    <message>
      <source>It is not signed by us, has expired, or is older than one seen before.</source>
      <translation>Nie je podpísaná nami, jej platnosť vypršala alebo je staršia než niektorá predošlá.</translation>
    </message>
    <message>
      <source>It uses a new record that the cloud has not accepted.</source>
      <translation>Odkazuje na nový záznam, ktorý cloud neprijal.</translation>
    </message>
    <message>
      <source>It was changed in the cloud.</source>
      <translation>Bol zmenený v cloude.</translation>
    </message>
    <message>
      <source>Manager's PIN needed</source>
      <translation>Je potrebný PIN vedúceho</translation>
    </message>
    <message>
      <source>Many records are missing in the cloud</source>
      <translation>V cloude chýba veľa záznamov</translation>
    </message>
    <message>
      <source>Missing changes restored from the journal: {edits}.</source>
      <translation>Chýbajúce zmeny obnovené z denníka: {edits}.</translation>
    </message>
    <message>
      <source>Name a data folder: counterfoil --data DIR</source>
      <translation>Zvoľte priečinok údajov: counterfoil --data PRIEČINOK</translation>
    </message>
    <message>
      <source>No cloud is connected</source>
      <translation>Nie je pripojený žiadny cloud</translation>
    </message>
    <message>
      <source>Nothing is wrong on this computer. Counterfoil tries again later.</source>
      <translation>V tomto počítači je všetko v poriadku. Counterfoil to neskôr skúsi znova.</translation>
    </message>
    <message>
      <source>Nothing of it is sent before you answer on the Sync page.</source>
      <translation>Kým na stránke Synchronizácia neodpoviete, nič z nich sa neodošle.</translation>
    </message>
    <message>
      <source>Nothing was changed.</source>
      <translation>Nič sa nezmenilo.</translation>
    </message>
    <message>
      <source>Nothing was deleted here. Records that need a decision: {records}.</source>
      <translation>Tu sa nič neodstránilo. Záznamy, ktoré čakajú na rozhodnutie: {records}.</translation>
    </message>
    <message>
      <source>Nothing was imported</source>
      <translation>Nič sa nenaimportovalo</translation>
    </message>
    <message>
      <source>Nothing was saved yet.</source>
      <translation>Zatiaľ sa nič neuložilo.</translation>
    </message>
    <message>
      <source>Nothing was saved.</source>
      <translation>Nič sa neuložilo.</translation>
    </message>
    <message>
      <source>Nothing was saved; what you typed is still in the form.</source>
      <translation>Nič sa neuložilo; čo ste zadali, je stále vo formulári.</translation>
    </message>
    <message>
      <source>Nothing was saved; what you typed is still in the form. The disk reported: {reason}.</source>
      <translation>Nič sa neuložilo; čo ste zadali, je stále vo formulári. Disk hlási: {reason}.</translation>
    </message>
    <message>
      <source>Open a web browser and sign in to the network, or check the address.</source>
      <translation>Otvorte webový prehliadač a prihláste sa do siete, alebo skontrolujte adresu.</translation>
    </message>
    <message>
      <source>Open it again.</source>
      <translation>Otvorte ho znova.</translation>
    </message>
    <message>
      <source>Other computers have no access</source>
      <translation>Ostatné počítače nemajú prístup</translation>
    </message>
    <message>
      <source>Other records prevent it.</source>
      <translation>Bránia v tom iné záznamy.</translation>
    </message>
    <message>
      <source>Reconnect the drive and try again. Everything saved earlier is still there.</source>
      <translation>Pripojte disk a skúste to znova. Všetko skôr uložené na ňom zostalo.</translation>
    </message>
    <message>
      <source>Restart Counterfoil to repair it.</source>
      <translation>Reštartujte Counterfoil, aby ho opravil.</translation>
    </message>
    <message>
      <source>Restore it in the settings, or continue without it.</source>
      <translation>Obnovte ju v nastaveniach alebo pokračujte bez nej.</translation>
    </message>
    <message>
      <source>Restore the file from a backup, or delete it and create new tokens.</source>
      <translation>Obnovte súbor zo zálohy, alebo ho odstráňte a vytvorte nové tokeny.</translation>
    </message>
    <message>
      <source>Send this computer's records again, or take the cloud's records.</source>
      <translation>Odošlite záznamy tohto počítača znova, alebo prevezmite starší stav cloudu.</translation>
    </message>
    <message>
      <source>Send unsent changes with that version, then choose another folder.</source>
      <translation>Odošlite neodoslané zmeny v tej verzii a potom vyberte iný priečinok.</translation>
    </message>
    <message>
      <source>Sign in with a new token.</source>
      <translation>Prihláste sa s novým tokenom.</translation>
    </message>
    <message>
      <source>Some fields need correcting</source>
      <translation>Niektoré polia treba opraviť</translation>
    </message>
    <message>
      <source>Some lines were rejected.</source>
      <translation>Niektoré riadky boli odmietnuté.</translation>
    </message>
    <message>
      <source>Some records from the cloud cannot be read</source>
      <translation>Niektoré záznamy z cloudu sa nedajú prečítať</translation>
    </message>
    <message>
      <source>Some records may not have been downloaded.</source>
      <translation>Niektoré záznamy sa možno nestiahli.</translation>
    </message>
    <message>
      <source>Some unsent changes may be lost</source>
      <translation>Niektoré neodoslané zmeny sa mohli stratiť</translation>
    </message>
    <message>
      <source>Something else answers at this address.</source>
      <translation>Na tejto adrese odpovedá niečo iné.</translation>
    </message>
    <message>
      <source>Something else answers in place of the cloud</source>
      <translation>Namiesto cloudu odpovedá niečo iné</translation>
    </message>
    <message>
      <source>Something went wrong in Counterfoil</source>
      <translation>V Counterfoile nastala chyba</translation>
    </message>
    <message>
      <source>Sync is paused for a while</source>
      <translation>Synchronizácia je na chvíľu pozastavená</translation>
    </message>
    <message>
      <source>Sync is starting again</source>
      <translation>Synchronizácia sa znova spúšťa</translation>
    </message>
    <message>
      <source>The PIN has a wrong length</source>
      <translation>PIN má nesprávnu dĺžku</translation>
    </message>
    <message>
      <source>The address cannot be used</source>
      <translation>Adresa sa nedá použiť</translation>
    </message>
    <message>
      <source>The address is not the cloud's</source>
      <translation>Adresa nepatrí cloudu</translation>
    </message>
    <message>
      <source>The certificate cannot be used</source>
      <translation>Certifikát sa nedá použiť</translation>
    </message>
    <message>
      <source>The certificate in {file} does not match its key.</source>
      <translation>Certifikát v súbore {file} nepatrí k svojmu kľúču.</translation>
    </message>
    <message>
      <source>The cloud does not allow this</source>
      <translation>Cloud to nepovoľuje</translation>
    </message>
    <message>
      <source>The cloud does not answer</source>
      <translation>Cloud neodpovedá</translation>
    </message>
    <message>
      <source>The cloud does not have it.</source>
      <translation>Cloud ho nemá.</translation>
    </message>
    <message>
      <source>The cloud does not share a list</source>
      <translation>Cloud neposkytuje jeden zo zoznamov</translation>
    </message>
    <message>
      <source>The cloud failed several times in a row.</source>
      <translation>Cloud niekoľkokrát po sebe zlyhal.</translation>
    </message>
    <message>
      <source>The cloud has a different number of records</source>
      <translation>Cloud má iný počet záznamov</translation>
    </message>
    <message>
      <source>The cloud has a problem</source>
      <translation>Cloud má problém</translation>
    </message>
    <message>
      <source>The cloud limits requests</source>
      <translation>Cloud obmedzuje počet požiadaviek</translation>
    </message>
    <message>
      <source>The cloud rejected the token</source>
      <translation>Cloud odmietol token</translation>
    </message>
    <message>
      <source>The cloud rejected the values</source>
      <translation>Cloud odmietol hodnoty</translation>
    </message>
    <message>
      <source>The cloud was restored from an old backup</source>
      <translation>Cloud bol obnovený zo starej zálohy</translation>
    </message>
    <message>
      <source>The cloud's answer was lost.</source>
      <translation>Odpoveď cloudu sa stratila.</translation>
    </message>
    <message>
      <source>The cloud's certificate cannot be trusted.</source>
      <translation>Certifikátu cloudu sa nedá dôverovať.</translation>
    </message>
    <message>
      <source>The connection is not secure</source>
      <translation>Pripojenie nie je bezpečné</translation>
    </message>
    <message>
      <source>The connection to your cloud cannot be read</source>
      <translation>Pripojenie k vášmu cloudu sa nedá prečítať</translation>
    </message>
    <message>
      <source>The connection to your cloud is missing</source>
      <translation>Pripojenie k vášmu cloudu chýba</translation>
    </message>
    <message>
      <source>The data belongs to another cloud</source>
      <translation>Údaje patria inému cloudu</translation>
    </message>
    <message>
      <source>The data cannot be on a network drive</source>
      <translation>Údaje nemôžu byť na sieťovom disku</translation>
    </message>
    <message>
      <source>The data comes from a newer version</source>
      <translation>Údaje sú z novšej verzie</translation>
    </message>
    <message>
      <source>The data comes from a version before 1.0.0</source>
      <translation>Údaje sú z verzie staršej ako 1.0.0</translation>
    </message>
    <message>
      <source>The data file is damaged</source>
      <translation>Súbor s údajmi je poškodený</translation>
    </message>
    <message>
      <source>The data file is missing or empty</source>
      <translation>Súbor s údajmi chýba alebo je prázdny</translation>
    </message>
    <message>
      <source>The data file was an older copy</source>
      <translation>Súbor s údajmi bol staršou kópiou</translation>
    </message>
    <message>
      <source>The data file was damaged and is repaired</source>
      <translation>Súbor s údajmi bol poškodený a je opravený</translation>
    </message>
    <message>
      <source>The data file was missing or empty</source>
      <translation>Súbor s údajmi chýbal alebo bol prázdny</translation>
    </message>
    <message>
      <source>The data file was missing or empty and was created again</source>
      <translation>Súbor s údajmi chýbal alebo bol prázdny a vytvoril sa znova</translation>
    </message>
    <message>
      <source>The data is in use by another program</source>
      <translation>Údaje používa iný program</translation>
    </message>
    <message>
      <source>The data was copied from elsewhere</source>
      <translation>Údaje boli skopírované z iného miesta</translation>
    </message>
    <message>
      <source>The disk cannot be read or written</source>
      <translation>Z disku sa nedá čítať alebo naň zapisovať</translation>
    </message>
    <message>
      <source>The disk is full</source>
      <translation>Disk je plný</translation>
    </message>
    <message>
      <source>The file cannot be used</source>
      <translation>Súbor sa nedá použiť</translation>
    </message>
    <message>
      <source>The file is no invoice that can be read</source>
      <translation>Súbor nie je faktúra, ktorú možno prečítať</translation>
    </message>
    <message>
      <source>The file {file} is damaged. Until it is deleted, this computer is view only.</source>
      <translation>Súbor {file} je poškodený. Kým sa neodstráni, je tento počítač iba na čítanie.</translation>
    </message>
    <message>
      <source>The file {file} was not changed. Other programs cannot sign in here.</source>
      <translation>Súbor {file} sa nezmenil. Iné programy sa tu nemôžu prihlásiť.</translation>
    </message>
    <message>
      <source>The file {path} cannot be read.</source>
      <translation>Súbor {path} sa nedá prečítať.</translation>
    </message>
    <message>
      <source>The file {path} cannot be used.</source>
      <translation>Súbor {path} sa nedá použiť.</translation>
    </message>
    <message>
      <source>The filter or sort order is not valid.</source>
      <translation>Filter alebo zoradenie nie je platné.</translation>
    </message>
    <message>
      <source>The folder cannot be reached</source>
      <translation>Priečinok nie je dostupný</translation>
    </message>
    <message>
      <source>The folder contains the records of cloud {cloud_id}; unsent changes: {edits}.</source>
      <translation>Priečinok obsahuje záznamy cloudu {cloud_id}; neodoslané zmeny: {edits}.</translation>
    </message>
    <message>
      <source>The folder {path} is on another computer.</source>
      <translation>Priečinok {path} je na inom počítači.</translation>
    </message>
    <message>
      <source>The keychain of this computer is not available.</source>
      <translation>Kľúčenka tohto počítača nie je dostupná.</translation>
    </message>
    <message>
      <source>The permissions of this computer cannot be read</source>
      <translation>Oprávnenia tohto počítača sa nedajú prečítať</translation>
    </message>
    <message>
      <source>The port is in use</source>
      <translation>Port sa už používa</translation>
    </message>
    <message>
      <source>The record does not allow this.</source>
      <translation>Záznam to nepovoľuje.</translation>
    </message>
    <message>
      <source>The record has changed meanwhile</source>
      <translation>Záznam sa medzitým zmenil</translation>
    </message>
    <message>
      <source>The record was not found</source>
      <translation>Záznam sa nenašiel</translation>
    </message>
    <message>
      <source>The setting is out of range</source>
      <translation>Hodnota nastavenia je mimo rozsahu</translation>
    </message>
    <message>
      <source>The settings cannot be read</source>
      <translation>Nastavenia sa nedajú prečítať</translation>
    </message>
    <message>
      <source>The token cannot be saved</source>
      <translation>Token sa nedá uložiť</translation>
    </message>
    <message>
      <source>The token does not allow this, or not for this cloud.</source>
      <translation>Token to nepovoľuje, alebo nie pre tento cloud.</translation>
    </message>
    <message>
      <source>The tokens of your other programs cannot be read</source>
      <translation>Tokeny vašich ostatných programov sa nedajú prečítať</translation>
    </message>
    <message>
      <source>The update server cannot be reached.</source>
      <translation>Server aktualizácií nie je dostupný.</translation>
    </message>
    <message>
      <source>The update was rejected</source>
      <translation>Aktualizácia bola odmietnutá</translation>
    </message>
    <message>
      <source>There is a backup: {backup}. It is kept until you decide.</source>
      <translation>Existuje záloha: {backup}. Ponechá sa, kým sa nerozhodnete.</translation>
    </message>
    <message>
      <source>There is no shop in this folder</source>
      <translation>V tomto priečinku nie je žiadny obchod</translation>
    </message>
    <message>
      <source>There is no such list</source>
      <translation>Taký zoznam neexistuje</translation>
    </message>
    <message>
      <source>There is no such setting</source>
      <translation>Také nastavenie neexistuje</translation>
    </message>
    <message>
      <source>These are the records of cloud {cloud}, but this computer is not connected to a cloud. Nothing was changed.</source>
      <translation>Toto sú záznamy cloudu {cloud}, ale tento počítač nie je pripojený k žiadnemu cloudu. Nič sa nezmenilo.</translation>
    </message>
    <message>
      <source>These are the records of cloud {found}, but this computer is connected to cloud {asked}. Nothing was changed.</source>
      <translation>Toto sú záznamy cloudu {found}, ale tento počítač je pripojený ku cloudu {asked}. Nič sa nezmenilo.</translation>
    </message>
    <message>
      <source>These records were made without a cloud, but this computer is connected to cloud {cloud}. Nothing was changed.</source>
      <translation>Tieto záznamy vznikli bez cloudu, ale tento počítač je pripojený ku cloudu {cloud}. Nič sa nezmenilo.</translation>
    </message>
    <message>
      <source>They were skipped for now; everything else was downloaded.</source>
      <translation>Odložili sa; všetko ostatné sa stiahlo.</translation>
    </message>
    <message>
      <source>This account has no home folder</source>
      <translation>Tento účet nemá domovský priečinok</translation>
    </message>
    <message>
      <source>This address is not allowed</source>
      <translation>Táto adresa nie je povolená</translation>
    </message>
    <message>
      <source>This computer does not know its issuer: {issuer}.</source>
      <translation>Tento počítač nepozná jeho vydavateľa: {issuer}.</translation>
    </message>
    <message>
      <source>This computer is view only</source>
      <translation>Tento počítač je iba na čítanie</translation>
    </message>
    <message>
      <source>This is not allowed</source>
      <translation>Toto nie je povolené</translation>
    </message>
    <message>
      <source>This network may want a sign-in first, or the cloud has moved.</source>
      <translation>Táto sieť možno najprv vyžaduje prihlásenie, alebo sa cloud presťahoval.</translation>
    </message>
    <message>
      <source>This search is not possible</source>
      <translation>Takto sa hľadať nedá</translation>
    </message>
    <message>
      <source>This version keeps working. Check the date on this computer.</source>
      <translation>Táto verzia funguje ďalej. Skontrolujte dátum v tomto počítači.</translation>
    </message>
    <message>
      <source>Too many requests were made.</source>
      <translation>Požiadaviek bolo priveľa.</translation>
    </message>
    <message>
      <source>Try again in a moment.</source>
      <translation>Skúste to o chvíľu znova.</translation>
    </message>
    <message>
      <source>Unlock it first.</source>
      <translation>Najprv ho odomknite.</translation>
    </message>
    <message>
      <source>Unlock the keychain, or save the token in a protected file.</source>
      <translation>Odomknite kľúčenku alebo uložte token do chráneného súboru.</translation>
    </message>
    <message>
      <source>Unreadable lines in the journal: {lines}.</source>
      <translation>Nečitateľné riadky v denníku: {lines}.</translation>
    </message>
    <message>
      <source>Unsent changes kept: {edits}.</source>
      <translation>Zachované neodoslané zmeny: {edits}.</translation>
    </message>
    <message>
      <source>Unsent changes kept: {edits}. The damaged file is kept as {set_aside}.</source>
      <translation>Zachované neodoslané zmeny: {edits}. Poškodený súbor je uložený ako {set_aside}.</translation>
    </message>
    <message>
      <source>Waiting changes in it that may already have been sent: {edits}. Unsent changes made after the copy are missing.</source>
      <translation>Čakajúce zmeny v ňom, ktoré už mohli byť odoslané: {edits}. Neodoslané zmeny, ktoré vznikli až po vytvorení kópie, chýbajú.</translation>
    </message>
    <message>
      <source>Waiting changes that another computer may already have sent: {edits}.</source>
      <translation>Čakajúce zmeny, ktoré už možno odoslal iný počítač: {edits}.</translation>
    </message>
    <message>
      <source>Waiting for another record</source>
      <translation>Čaká na iný záznam</translation>
    </message>
    <message>
      <source>Who is here?</source>
      <translation>Kto je tu?</translation>
    </message>
    <message>
      <source>Wrong PIN</source>
      <translation>Nesprávny PIN</translation>
    </message>
    <message>
      <source>You can keep working; changes are saved on this computer.</source>
      <translation>Môžete pracovať ďalej; zmeny sa ukladajú v tomto počítači.</translation>
    </message>
    <message>
      <source>Your changes are saved on this computer.</source>
      <translation>Vaše zmeny sú uložené v tomto počítači.</translation>
    </message>
    <message>
      <source>Your data is safe. What you typed is still in the form.</source>
      <translation>Vaše údaje sú v bezpečí. Čo ste zadali, je stále vo formulári.</translation>
    </message>
    <message>
      <source>Your records and unsent changes are safe. The damaged file is kept as {kept}.</source>
      <translation>Vaše záznamy a neodoslané zmeny sú v bezpečí. Poškodený súbor je uložený ako {kept}.</translation>
    </message>
    <message>
      <source>{key} in the file {file} is not valid, so its default is used. Allowed: {allowed}.</source>
      <translation>Hodnota {key} v súbore {file} nie je platná, preto sa použije predvolená. Povolené: {allowed}.</translation>
    </message>
    <message>
      <source>{path} was not found: its drive was removed, or the folder was moved. Nothing has been saved since.</source>
      <translation>Priečinok {path} sa nenašiel: jeho disk bol odpojený alebo bol priečinok presunutý. Odvtedy sa nič neuložilo.</translation>
    </message>
  </context>
  <context>
    <name>Event</name>
    <message>
      <source>Changed</source>
      <translation>Zmenené</translation>
    </message>
    <message>
      <source>Changed in the cloud</source>
      <translation>Zmenené v cloude</translation>
    </message>
    <message>
      <source>Copy corrected</source>
      <translation>Kópia opravená</translation>
    </message>
    <message>
      <source>Created</source>
      <translation>Vytvorené</translation>
    </message>
    <message>
      <source>Decided</source>
      <translation>Rozhodnuté</translation>
    </message>
    <message>
      <source>Deleted</source>
      <translation>Odstránené</translation>
    </message>
    <message>
      <source>Deleted in the cloud</source>
      <translation>Odstránené v cloude</translation>
    </message>
    <message>
      <source>Deleted in the cloud; the change is kept here</source>
      <translation>Odstránené v cloude; zmena je uchovaná tu</translation>
    </message>
    <message>
      <source>Discarded; the value is kept here</source>
      <translation>Zahodené; hodnota zostáva tu</translation>
    </message>
    <message>
      <source>Restored</source>
      <translation>Obnovené</translation>
    </message>
    <message>
      <source>Restored in the cloud</source>
      <translation>Obnovené v cloude</translation>
    </message>
    <message>
      <source>Sent to the cloud</source>
      <translation>Odoslané do cloudu</translation>
    </message>
    <message>
      <source>Two versions merged</source>
      <translation>Dve verzie zlúčené</translation>
    </message>
    <message>
      <source>Two versions, needs a decision</source>
      <translation>Dve verzie, čaká na rozhodnutie</translation>
    </message>
  </context>
  <context>
    <name>Export</name>
    <message numerus="yes">
      <source>%n record(s) written to</source>
      <translation>
        <numerusform>%Ln záznam uložený do</numerusform>
        <numerusform>%Ln záznamy uložené do</numerusform>
        <numerusform>%Ln záznamov uložených do</numerusform>
      </translation>
    </message>
    <message>
      <source>All fields (for re-import)</source>
      <translation>Všetky polia (na opätovný import)</translation>
    </message>
    <message>
      <source>Allergens by name</source>
      <translation>Názvy alergénov</translation>
    </message>
    <message>
      <source>Allergens by name, those of the ingredients too</source>
      <translation>Názvy alergénov vrátane surovín</translation>
    </message>
    <message>
      <source>As on screen</source>
      <translation>Ako na obrazovke</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušiť</translation>
    </message>
    <message>
      <source>Column names</source>
      <translation>Názvy stĺpcov</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Stĺpce</translation>
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
      <translation>Suroviny bez údajov o alergénoch</translation>
    </message>
    <message>
      <source>Only the list's columns</source>
      <translation>Iba stĺpce zoznamu</translation>
    </message>
    <message>
      <source>Save as…</source>
      <translation>Uložiť ako…</translation>
    </message>
    <message numerus="yes">
      <source>Selected: %n record(s)</source>
      <translation>
        <numerusform>Vybrané: %Ln záznam</numerusform>
        <numerusform>Vybrané: %Ln záznamy</numerusform>
        <numerusform>Vybrané: %Ln záznamov</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Shown in the list: %n record(s)</source>
      <translation>
        <numerusform>Zobrazené v zozname: %Ln záznam</numerusform>
        <numerusform>Zobrazené v zozname: %Ln záznamy</numerusform>
        <numerusform>Zobrazené v zozname: %Ln záznamov</numerusform>
      </translation>
    </message>
    <message>
      <source>Technical (for import)</source>
      <translation>Technické (na import)</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Text</translation>
    </message>
    <message>
      <source>The disk is full. Free some space, or choose another disk.</source>
      <translation>Disk je plný. Uvoľnite miesto alebo vyberte iný disk.</translation>
    </message>
  </context>
  <context>
    <name>Field</name>
    <message>
      <source>Address line 2</source>
      <translation>Adresa, 2. riadok</translation>
    </message>
    <message>
      <source>Allergens</source>
      <translation>Alergény</translation>
    </message>
    <message>
      <source>Always ask for the PIN</source>
      <translation>Vždy vyžadovať PIN</translation>
    </message>
    <message>
      <source>Ask for the price at the till</source>
      <translation>Pýtať sa na cenu na pokladnici</translation>
    </message>
    <message>
      <source>Barcode</source>
      <translation>Čiarový kód</translation>
    </message>
    <message>
      <source>Barcodes (EAN)</source>
      <translation>Čiarové kódy (EAN)</translation>
    </message>
    <message>
      <source>Birthday</source>
      <translation>Dátum narodenia</translation>
    </message>
    <message>
      <source>Category</source>
      <translation>Kategória</translation>
    </message>
    <message>
      <source>Changed by</source>
      <translation>Autor zmeny</translation>
    </message>
    <message>
      <source>Cloud</source>
      <translation>Cloud</translation>
    </message>
    <message>
      <source>Colour</source>
      <translation>Farba</translation>
    </message>
    <message>
      <source>Company</source>
      <translation>Firma</translation>
    </message>
    <message>
      <source>Company ID</source>
      <translation>IČO</translation>
    </message>
    <message>
      <source>Company name</source>
      <translation>Názov firmy</translation>
    </message>
    <message>
      <source>Cost without VAT</source>
      <translation>Náklady bez DPH</translation>
    </message>
    <message>
      <source>Country</source>
      <translation>Krajina</translation>
    </message>
    <message>
      <source>Course</source>
      <translation>Chod</translation>
    </message>
    <message>
      <source>Created</source>
      <translation>Vytvorené</translation>
    </message>
    <message>
      <source>Currency</source>
      <translation>Mena</translation>
    </message>
    <message>
      <source>Deduct from stock when sold</source>
      <translation>Pri predaji odpísať zo skladu</translation>
    </message>
    <message>
      <source>Deleted</source>
      <translation>Odstránené</translation>
    </message>
    <message>
      <source>Delivery notes</source>
      <translation>Dodacie listy</translation>
    </message>
    <message>
      <source>Description</source>
      <translation>Popis</translation>
    </message>
    <message>
      <source>Description in other languages</source>
      <translation>Popis v iných jazykoch</translation>
    </message>
    <message>
      <source>Discount (%)</source>
      <translation>Zľava (%)</translation>
    </message>
    <message>
      <source>Discount allowed</source>
      <translation>Povolená zľava</translation>
    </message>
    <message>
      <source>Discount group</source>
      <translation>Zľavová skupina</translation>
    </message>
    <message>
      <source>E-mail</source>
      <translation>E-mail</translation>
    </message>
    <message>
      <source>EET subject</source>
      <translation>Subjekt EET</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>Udalosť</translation>
    </message>
    <message>
      <source>External ID</source>
      <translation>Externé ID</translation>
    </message>
    <message>
      <source>External IDs</source>
      <translation>Všetky externé ID</translation>
    </message>
    <message>
      <source>Features</source>
      <translation>Vlastnosti</translation>
    </message>
    <message>
      <source>Finished product</source>
      <translation>Hotový produkt</translation>
    </message>
    <message>
      <source>First name</source>
      <translation>Meno</translation>
    </message>
    <message>
      <source>For sale</source>
      <translation>V predaji</translation>
    </message>
    <message>
      <source>Full name</source>
      <translation>Celé meno</translation>
    </message>
    <message>
      <source>Header on the receipt</source>
      <translation>Hlavička na účtenke</translation>
    </message>
    <message>
      <source>ID</source>
      <translation>ID</translation>
    </message>
    <message>
      <source>Image URL</source>
      <translation>URL obrázka</translation>
    </message>
    <message>
      <source>In stock</source>
      <translation>Na sklade</translation>
    </message>
    <message>
      <source>In use</source>
      <translation>Používa sa</translation>
    </message>
    <message>
      <source>Ingredient</source>
      <translation>Surovina</translation>
    </message>
    <message>
      <source>Internal note</source>
      <translation>Interná poznámka</translation>
    </message>
    <message>
      <source>Items in a package</source>
      <translation>Kusov v balení</translation>
    </message>
    <message>
      <source>Last changed</source>
      <translation>Posledná zmena</translation>
    </message>
    <message>
      <source>Last name</source>
      <translation>Priezvisko</translation>
    </message>
    <message>
      <source>Margin</source>
      <translation>Marža</translation>
    </message>
    <message>
      <source>Margin (%)</source>
      <translation>Marža (%)</translation>
    </message>
    <message>
      <source>Maximum discount (%)</source>
      <translation>Maximálna zľava (%)</translation>
    </message>
    <message>
      <source>May sign in</source>
      <translation>Smie sa prihlásiť</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Metóda</translation>
    </message>
    <message>
      <source>Minimum age of buyer</source>
      <translation>Minimálny vek kupujúceho</translation>
    </message>
    <message>
      <source>Minimum margin</source>
      <translation>Minimálna marža</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Názov</translation>
    </message>
    <message>
      <source>Name in other languages</source>
      <translation>Názov v iných jazykoch</translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Poznámka</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Poznámky</translation>
    </message>
    <message>
      <source>Order in lists</source>
      <translation>Poradie v zoznamoch</translation>
    </message>
    <message>
      <source>Other name</source>
      <translation>Iný názov</translation>
    </message>
    <message>
      <source>PLU codes</source>
      <translation>Kódy PLU</translation>
    </message>
    <message>
      <source>Package content</source>
      <translation>Obsah balenia</translation>
    </message>
    <message>
      <source>Package measure</source>
      <translation>Množstvo v balení</translation>
    </message>
    <message>
      <source>Package measure unit</source>
      <translation>Jednotka množstva v balení</translation>
    </message>
    <message>
      <source>Package price with VAT</source>
      <translation>Cena balenia s DPH</translation>
    </message>
    <message>
      <source>Payload version</source>
      <translation>Verzia obsahu</translation>
    </message>
    <message>
      <source>Permissions at the till</source>
      <translation>Oprávnenia na pokladnici</translation>
    </message>
    <message>
      <source>Permissions in the warehouse</source>
      <translation>Oprávnenia v sklade</translation>
    </message>
    <message>
      <source>Phone</source>
      <translation>Telefón</translation>
    </message>
    <message>
      <source>Pieces per price</source>
      <translation>Kusov za cenu</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Body</translation>
    </message>
    <message>
      <source>Points earned</source>
      <translation>Body za nákup</translation>
    </message>
    <message>
      <source>Postcode</source>
      <translation>PSČ</translation>
    </message>
    <message>
      <source>Preparation time (s)</source>
      <translation>Čas prípravy (s)</translation>
    </message>
    <message>
      <source>Price B with VAT</source>
      <translation>Cena B s DPH</translation>
    </message>
    <message>
      <source>Price C with VAT</source>
      <translation>Cena C s DPH</translation>
    </message>
    <message>
      <source>Price D with VAT</source>
      <translation>Cena D s DPH</translation>
    </message>
    <message>
      <source>Price E with VAT</source>
      <translation>Cena E s DPH</translation>
    </message>
    <message>
      <source>Price in points</source>
      <translation>Cena v bodoch</translation>
    </message>
    <message>
      <source>Price with VAT</source>
      <translation>Cena s DPH</translation>
    </message>
    <message>
      <source>Price without VAT</source>
      <translation>Cena bez DPH</translation>
    </message>
    <message>
      <source>Purchase price</source>
      <translation>Nákupná cena</translation>
    </message>
    <message>
      <source>Purchase price without VAT</source>
      <translation>Nákupná cena bez DPH</translation>
    </message>
    <message>
      <source>Quantity</source>
      <translation>Množstvo</translation>
    </message>
    <message>
      <source>Rate (%)</source>
      <translation>Sadzba (%)</translation>
    </message>
    <message>
      <source>Recipe</source>
      <translation>Receptúra</translation>
    </message>
    <message>
      <source>Second company ID</source>
      <translation>Druhé IČ firmy</translation>
    </message>
    <message>
      <source>Seller</source>
      <translation>Predajca</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Nastavenia</translation>
    </message>
    <message>
      <source>Show at the till</source>
      <translation>Zobraziť na pokladnici</translation>
    </message>
    <message>
      <source>Stock updated</source>
      <translation>Zásoby aktualizované</translation>
    </message>
    <message>
      <source>Street and number</source>
      <translation>Ulica a číslo</translation>
    </message>
    <message>
      <source>Subtitle</source>
      <translation>Podtitul</translation>
    </message>
    <message>
      <source>Supplier</source>
      <translation>Dodávateľ</translation>
    </message>
    <message>
      <source>Supplier's code</source>
      <translation>Kód dodávateľa</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Štítky</translation>
    </message>
    <message>
      <source>Town</source>
      <translation>Mesto</translation>
    </message>
    <message>
      <source>URL</source>
      <translation>URL</translation>
    </message>
    <message>
      <source>Unit</source>
      <translation>Jednotka</translation>
    </message>
    <message>
      <source>VAT</source>
      <translation>DPH</translation>
    </message>
    <message>
      <source>VAT ID</source>
      <translation>IČ DPH</translation>
    </message>
    <message>
      <source>VAT payer</source>
      <translation>Platiteľ DPH</translation>
    </message>
    <message>
      <source>Valid until</source>
      <translation>Platí do</translation>
    </message>
    <message>
      <source>Warehouse</source>
      <translation>Sklad</translation>
    </message>
    <message>
      <source>Website</source>
      <translation>Web</translation>
    </message>
    <message>
      <source>When stock runs out</source>
      <translation>Keď sa minú zásoby</translation>
    </message>
  </context>
  <context>
    <name>File</name>
    <message>
      <source>A newer version of Counterfoil made this backup. Install the latest version, then restore it.</source>
      <translation>Túto zálohu vytvorila novšia verzia Counterfoilu. Nainštalujte najnovšiu verziu a potom zálohu obnovte.</translation>
    </message>
    <message>
      <source>A version of Counterfoil before 1.0.0 made this backup. Choose a newer one.</source>
      <translation>Túto zálohu vytvorila verzia Counterfoilu staršia ako 1.0.0. Vyberte novšiu.</translation>
    </message>
    <message>
      <source>Choose a field for at least one column.</source>
      <translation>Vyberte pole aspoň pre jeden stĺpec.</translation>
    </message>
    <message>
      <source>Choose the column with the EAN, the supplier's code, the PLU or the name.</source>
      <translation>Vyberte stĺpec s EAN, kódom dodávateľa, PLU alebo názvom.</translation>
    </message>
    <message>
      <source>Choose the column with the purchase price.</source>
      <translation>Vyberte stĺpec s nákupnou cenou.</translation>
    </message>
    <message>
      <source>It cannot be opened.</source>
      <translation>Nedá sa otvoriť.</translation>
    </message>
    <message>
      <source>It has more than {limit} cells, including empty ones. Split it, or save it as .csv.</source>
      <translation>Má viac ako {limit} buniek vrátane prázdnych. Rozdeľte ho alebo ho uložte ako .csv.</translation>
    </message>
    <message>
      <source>It has more than {limit} lines. Split it.</source>
      <translation>Má viac ako {limit} riadkov. Rozdeľte ho.</translation>
    </message>
    <message>
      <source>It has no column {key}.</source>
      <translation>Nemá stĺpec {key}.</translation>
    </message>
    <message>
      <source>It has no sheet {sheet}.</source>
      <translation>Nemá hárok {sheet}.</translation>
    </message>
    <message>
      <source>It is an old Excel file. Save it as .xlsx or .csv.</source>
      <translation>Je to starý súbor Excelu. Uložte ho ako .xlsx alebo .csv.</translation>
    </message>
    <message>
      <source>It is damaged or not an Excel file. Get it again, or ask for a .csv file.</source>
      <translation>Je poškodený alebo to nie je súbor Excelu. Stiahnite ho znova alebo si vyžiadajte súbor .csv.</translation>
    </message>
    <message>
      <source>It is larger than {limit} MB.</source>
      <translation>Je väčší ako {limit} MB.</translation>
    </message>
    <message>
      <source>It is not a Counterfoil backup. Choose another file.</source>
      <translation>Nie je to záloha Counterfoilu. Vyberte iný súbor.</translation>
    </message>
    <message>
      <source>It is not an Excel or CSV file. Open it in a spreadsheet program and save it as .xlsx or .csv.</source>
      <translation>Nie je to súbor Excelu ani CSV. Otvorte ho v tabuľkovom programe a uložte ako .xlsx alebo .csv.</translation>
    </message>
    <message>
      <source>It is open in another program. Close it there, or choose another name.</source>
      <translation>Je otvorený v inom programe. Zavrite ho tam alebo vyberte iný názov.</translation>
    </message>
    <message>
      <source>It is protected by a password. Open it in a spreadsheet program and save it without a password.</source>
      <translation>Je chránený heslom. Otvorte ho v tabuľkovom programe a uložte bez hesla.</translation>
    </message>
    <message>
      <source>Its part {part} is damaged. Open it in a spreadsheet program and save it again.</source>
      <translation>Jeho časť {part} je poškodená. Otvorte ho v tabuľkovom programe a uložte znova.</translation>
    </message>
    <message>
      <source>Line {line} contains a text longer than {limit} characters. Save the file as .csv.</source>
      <translation>Riadok {line} obsahuje text dlhší ako {limit} znakov. Uložte súbor ako .csv.</translation>
    </message>
    <message>
      <source>Line {line} contains characters that this encoding lacks. Choose another encoding.</source>
      <translation>Riadok {line} obsahuje znaky, ktoré v tomto kódovaní nie sú. Vyberte iné kódovanie.</translation>
    </message>
    <message>
      <source>Line {line} has more than {limit} columns.</source>
      <translation>Riadok {line} má viac ako {limit} stĺpcov.</translation>
    </message>
    <message>
      <source>Line {line} is not text. Choose a .csv or .xlsx file.</source>
      <translation>Riadok {line} nie je text. Vyberte súbor .csv alebo .xlsx.</translation>
    </message>
    <message>
      <source>Only a part of it arrived. Get it again, or ask for a .csv file.</source>
      <translation>Dorazila len jeho časť. Stiahnite ho znova alebo si vyžiadajte súbor .csv.</translation>
    </message>
    <message>
      <source>Reading it takes longer than {limit} seconds. Choose a smaller file.</source>
      <translation>Čítanie trvá dlhšie ako {limit} sekúnd. Vyberte menší súbor.</translation>
    </message>
    <message>
      <source>Reading it takes more than {limit} MB of memory. Choose a smaller file.</source>
      <translation>Čítanie zaberie viac ako {limit} MB pamäte. Vyberte menší súbor.</translation>
    </message>
    <message>
      <source>Records cannot be matched by {key}.</source>
      <translation>Záznamy sa nedajú párovať podľa {key}.</translation>
    </message>
    <message>
      <source>The backup is damaged. Choose another one.</source>
      <translation>Záloha je poškodená. Vyberte inú.</translation>
    </message>
    <message>
      <source>The backup is incomplete because copying it was interrupted. Copy it again, or choose another one.</source>
      <translation>Záloha je neúplná, lebo jej kopírovanie sa prerušilo. Skopírujte ju znova alebo vyberte inú.</translation>
    </message>
    <message>
      <source>The file is empty.</source>
      <translation>Súbor je prázdny.</translation>
    </message>
    <message>
      <source>The folder does not exist. Choose a file in another folder.</source>
      <translation>Priečinok neexistuje. Vyberte súbor v inom priečinku.</translation>
    </message>
    <message>
      <source>The name must end in .csv or .xlsx.</source>
      <translation>Názov sa musí končiť príponou .csv alebo .xlsx.</translation>
    </message>
    <message>
      <source>Two columns have one field: {columns}. Choose one of them.</source>
      <translation>Dva stĺpce majú jedno pole: {columns}. Vyberte jeden z nich.</translation>
    </message>
  </context>
  <context>
    <name>Filter</name>
    <message>
      <source>Apply filter</source>
      <translation>Použiť filter</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušiť</translation>
    </message>
    <message>
      <source>Copy filter</source>
      <translation>Kopírovať filter</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>Pole</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>Filter</translation>
    </message>
    <message>
      <source>Filter as text</source>
      <translation>Filter ako text</translation>
    </message>
    <message>
      <source>Filter in the syntax of the API</source>
      <translation>Filter v zápise API</translation>
    </message>
    <message>
      <source>Operator</source>
      <translation>Operátor</translation>
    </message>
    <message>
      <source>Remove this filter</source>
      <translation>Odobrať tento filter</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Hodnota</translation>
    </message>
  </context>
  <context>
    <name>FilterProblem</name>
    <message>
      <source>A value cannot contain ; and a value in a list cannot contain a comma.</source>
      <translation>Hodnota nesmie obsahovať ; a hodnota v zozname nesmie obsahovať čiarku.</translation>
    </message>
    <message>
      <source>Enter conditions as field|operator|value, separated by ;</source>
      <translation>Podmienky zadajte ako pole|operátor|hodnota, oddelené ;</translation>
    </message>
    <message>
      <source>The field {field} allows only these operators: {allowed}.</source>
      <translation>Pole {field} povoľuje iba tieto operátory: {allowed}.</translation>
    </message>
    <message>
      <source>The field {field} does not exist.</source>
      <translation>Pole {field} neexistuje.</translation>
    </message>
    <message>
      <source>The field {field} is never empty; enter 0 or 1.</source>
      <translation>Pole {field} nie je nikdy prázdne; zadajte 0 alebo 1.</translation>
    </message>
    <message>
      <source>The list cannot be sorted by {field}.</source>
      <translation>Zoznam sa nedá zoradiť podľa {field}.</translation>
    </message>
    <message>
      <source>This filter has too many conditions. Remove some.</source>
      <translation>Tento filter má priveľa podmienok. Niektoré odoberte.</translation>
    </message>
    <message>
      <source>You cannot filter by the field {field}.</source>
      <translation>Pole {field} sa vo filtri nedá použiť.</translation>
    </message>
    <message>
      <source>{value} is not a valid value for {field}.</source>
      <translation>{value} nie je platná hodnota poľa {field}.</translation>
    </message>
  </context>
  <context>
    <name>FirstDownload</name>
    <message>
      <source>Checking this computer</source>
      <translation>Kontrola tohto počítača</translation>
    </message>
    <message>
      <source>Checking what is in the cloud…</source>
      <translation>Zisťovanie obsahu cloudu…</translation>
    </message>
    <message>
      <source>Continue in the background</source>
      <translation>Pokračovať na pozadí</translation>
    </message>
    <message>
      <source>Downloaded records stay here; the download continues where it stopped.</source>
      <translation>Stiahnuté záznamy tu zostanú; sťahovanie bude pokračovať tam, kde sa zastavilo.</translation>
    </message>
    <message>
      <source>Downloading your shop</source>
      <translation>Sťahovanie vášho obchodu</translation>
    </message>
    <message>
      <source>First download</source>
      <translation>Prvé stiahnutie</translation>
    </message>
    <message>
      <source>Start working</source>
      <translation>Začať pracovať</translation>
    </message>
    <message>
      <source>This computer can now work offline</source>
      <translation>Tento počítač už môže pracovať offline</translation>
    </message>
    <message>
      <source>This computer is not ready yet</source>
      <translation>Tento počítač ešte nie je pripravený</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Skúsiť znova</translation>
    </message>
    <message>
      <source>self-test passed</source>
      <translation>kontrola programu v poriadku</translation>
    </message>
  </context>
  <context>
    <name>FirstRun</name>
    <message>
      <source>A bakery with 1,500 products, only on this computer.</source>
      <translation>Pekáreň s 1 500 produktmi, iba v tomto počítači.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Späť</translation>
    </message>
    <message>
      <source>Choose</source>
      <translation>Vybrať</translation>
    </message>
    <message>
      <source>Connect your shop</source>
      <translation>Pripojiť obchod</translation>
    </message>
    <message>
      <source>Continue from a Counterfoil backup. Works offline.</source>
      <translation>Pokračujte zo zálohy Counterfoilu. Funguje offline.</translation>
    </message>
    <message>
      <source>From another computer, or from before this one was set up again.</source>
      <translation>Z iného počítača alebo z tohto pred preinštalovaním.</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Jazyk</translation>
    </message>
    <message>
      <source>Restore a backup</source>
      <translation>Obnoviť zo zálohy</translation>
    </message>
    <message>
      <source>Sign in on the vendor's page. It sends the token to this computer.</source>
      <translation>Prihláste sa na stránke poskytovateľa. Tá pošle token do tohto počítača.</translation>
    </message>
    <message>
      <source>Sign in with the browser</source>
      <translation>Prihlásiť sa v prehliadači</translation>
    </message>
    <message>
      <source>Start with an empty shop and connect later</source>
      <translation>Začať s prázdnym obchodom a pripojiť neskôr</translation>
    </message>
    <message>
      <source>The test only signs in. It changes nothing in the cloud.</source>
      <translation>Test sa iba prihlási. V cloude nič nezmení.</translation>
    </message>
    <message>
      <source>This folder contains the records of cloud {cloud}; unsent changes: {edits}. Connect to that cloud to continue with them.</source>
      <translation>Tento priečinok obsahuje záznamy cloudu {cloud}; neodoslané zmeny: {edits}. Ak s nimi chcete pokračovať, pripojte sa k tomuto cloudu.</translation>
    </message>
    <message>
      <source>Try a practice shop</source>
      <translation>Vyskúšať ukážkový obchod</translation>
    </message>
    <message>
      <source>Welcome to Counterfoil</source>
      <translation>Vitajte v Counterfoile</translation>
    </message>
    <message>
      <source>You need the address, your cloud number and a token.</source>
      <translation>Potrebujete adresu, číslo cloudu a token.</translation>
    </message>
    <message>
      <source>Your shop's records on this computer, online or offline.</source>
      <translation>Záznamy vášho obchodu v tomto počítači, online aj offline.</translation>
    </message>
  </context>
  <context>
    <name>Flag</name>
    <message>
      <source>Ask for the price</source>
      <translation>Pýtať sa na cenu</translation>
    </message>
    <message>
      <source>Ask for the quantity</source>
      <translation>Pýtať sa na množstvo</translation>
    </message>
    <message>
      <source>Assembled from other products</source>
      <translation>Zostavený z iných produktov</translation>
    </message>
    <message>
      <source>Can be customised</source>
      <translation>Možno upraviť na želanie</translation>
    </message>
    <message>
      <source>Delivery rate</source>
      <translation>Sadzba pre rozvoz</translation>
    </message>
    <message>
      <source>Exempt from VAT</source>
      <translation>Oslobodené od DPH</translation>
    </message>
    <message>
      <source>Exempt rate</source>
      <translation>Oslobodená sadzba</translation>
    </message>
    <message>
      <source>Free licence</source>
      <translation>Bezplatná licencia</translation>
    </message>
    <message>
      <source>Hide prices</source>
      <translation>Skryť ceny</translation>
    </message>
    <message>
      <source>Hide stock</source>
      <translation>Skryť zásoby</translation>
    </message>
    <message>
      <source>Item entered by hand</source>
      <translation>Ručne zadaná položka</translation>
    </message>
    <message>
      <source>Not sent to the tax office</source>
      <translation>Neodosiela sa daňovému úradu</translation>
    </message>
    <message>
      <source>Quantity not certified</source>
      <translation>Množstvo nie je overené</translation>
    </message>
    <message>
      <source>Quick button on the till</source>
      <translation>Rýchle tlačidlo na pokladnici</translation>
    </message>
    <message>
      <source>Replaced by another branch</source>
      <translation>Nahradená inou pobočkou</translation>
    </message>
    <message>
      <source>Sold by time</source>
      <translation>Účtovanie podľa času</translation>
    </message>
    <message>
      <source>Sold together with another</source>
      <translation>Predáva sa spolu s iným</translation>
    </message>
    <message>
      <source>Special offer</source>
      <translation>Špeciálna ponuka</translation>
    </message>
    <message>
      <source>Stands in for another branch</source>
      <translation>Zastupuje inú pobočku</translation>
    </message>
    <message>
      <source>Take-away allowed</source>
      <translation>Možný odber so sebou</translation>
    </message>
    <message>
      <source>Take-away item</source>
      <translation>Položka so sebou</translation>
    </message>
    <message>
      <source>Take-away rate</source>
      <translation>Sadzba so sebou</translation>
    </message>
    <message>
      <source>Time locked</source>
      <translation>Čas je uzamknutý</translation>
    </message>
  </context>
  <context>
    <name>Form</name>
    <message>
      <source>Add a language</source>
      <translation>Pridať jazyk</translation>
    </message>
    <message>
      <source>Already used by {name}</source>
      <translation>Už má {name}</translation>
    </message>
    <message>
      <source>Another colour…</source>
      <translation>Iná farba…</translation>
    </message>
    <message>
      <source>Changed elsewhere to: {value}</source>
      <translation>Inde zmenené na: {value}</translation>
    </message>
    <message>
      <source>Check the e-mail address. Example: jana@example.com</source>
      <translation>Skontrolujte e-mailovú adresu. Príklad: jana@example.com</translation>
    </message>
    <message>
      <source>Check {code}: the last digit does not match the others.</source>
      <translation>Skontrolujte {code}: posledná číslica nesúhlasí s ostatnými.</translation>
    </message>
    <message>
      <source>Choose a rate</source>
      <translation>Vyberte sadzbu</translation>
    </message>
    <message>
      <source>Clear</source>
      <translation>Vymazať</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zavrieť</translation>
    </message>
    <message>
      <source>Close the record</source>
      <translation>Zavrieť záznam</translation>
    </message>
    <message>
      <source>Decide…</source>
      <translation>Rozhodnúť…</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Podrobnosti</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Zahodiť</translation>
    </message>
    <message>
      <source>History</source>
      <translation>História</translation>
    </message>
    <message>
      <source>Keep as new</source>
      <translation>Ponechať ako nový</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Otvoriť</translation>
    </message>
    <message>
      <source>Open it</source>
      <translation>Otvoriť ho</translation>
    </message>
    <message>
      <source>Parts of the record</source>
      <translation>Časti záznamu</translation>
    </message>
    <message>
      <source>Related</source>
      <translation>Súvisiace</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Odobrať</translation>
    </message>
    <message>
      <source>Remove {what}</source>
      <translation>Odobrať: {what}</translation>
    </message>
    <message>
      <source>This record was removed elsewhere. Your changes are still here.</source>
      <translation>Tento záznam bol inde odstránený. Vaše zmeny sú stále tu.</translation>
    </message>
    <message>
      <source>Use this value</source>
      <translation>Použiť túto hodnotu</translation>
    </message>
    <message>
      <source>You have another new record that is not saved.</source>
      <translation>Máte ešte iný neuložený nový záznam.</translation>
    </message>
    <message>
      <source>at least one is required: {fields}</source>
      <translation>povinné je aspoň jedno z polí: {fields}</translation>
    </message>
    <message>
      <source>required</source>
      <translation>povinné</translation>
    </message>
    <message>
      <source>{what}: created when you save</source>
      <translation>{what}: vytvorí sa pri uložení</translation>
    </message>
  </context>
  <context>
    <name>Group</name>
    <message>
      <source>Address</source>
      <translation>Adresa</translation>
    </message>
    <message>
      <source>At the till</source>
      <translation>Na pokladnici</translation>
    </message>
    <message>
      <source>Basics</source>
      <translation>Základné údaje</translation>
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
      <translation>Suroviny</translation>
    </message>
    <message>
      <source>Kitchen</source>
      <translation>Kuchyňa</translation>
    </message>
    <message>
      <source>Loyalty</source>
      <translation>Vernostný program</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Viac</translation>
    </message>
    <message>
      <source>More prices and discounts</source>
      <translation>Ďalšie ceny a zľavy</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Poznámky</translation>
    </message>
    <message>
      <source>Other names and description</source>
      <translation>Ďalšie názvy a popis</translation>
    </message>
    <message>
      <source>Permissions</source>
      <translation>Oprávnenia</translation>
    </message>
    <message>
      <source>Stock and packaging</source>
      <translation>Zásoby a balenie</translation>
    </message>
  </context>
  <context>
    <name>Groups</name>
    <message>
      <source>All</source>
      <translation>Všetko</translation>
    </message>
    <message>
      <source>First letter</source>
      <translation>Prvé písmeno</translation>
    </message>
    <message>
      <source>Groups</source>
      <translation>Skupiny</translation>
    </message>
    <message>
      <source>No groups</source>
      <translation>Bez skupín</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Bez hodnoty</translation>
    </message>
  </context>
  <context>
    <name>Headline</name>
    <message>
      <source>Changes are waiting to be sent</source>
      <translation>Zmeny čakajú na odoslanie</translation>
    </message>
    <message>
      <source>Checking less often</source>
      <translation>Kontroluje sa menej často</translation>
    </message>
    <message>
      <source>Everything is synced</source>
      <translation>Všetko je synchronizované</translation>
    </message>
    <message>
      <source>Not synced yet</source>
      <translation>Zatiaľ nesynchronizované</translation>
    </message>
    <message>
      <source>Offline – working with the local copy</source>
      <translation>Offline – pracujete s miestnou kópiou</translation>
    </message>
    <message>
      <source>Paused</source>
      <translation>Pozastavené</translation>
    </message>
    <message>
      <source>Sign in to send changes</source>
      <translation>Prihláste sa, aby sa zmeny odoslali</translation>
    </message>
    <message>
      <source>Something needs your decision</source>
      <translation>Niečo čaká na vaše rozhodnutie</translation>
    </message>
    <message>
      <source>Sync failed</source>
      <translation>Synchronizácia zlyhala</translation>
    </message>
    <message>
      <source>Syncing…</source>
      <translation>Synchronizuje sa…</translation>
    </message>
    <message>
      <source>The cloud has not answered for some time</source>
      <translation>Cloud už nejaký čas neodpovedá</translation>
    </message>
    <message>
      <source>The cloud limits requests</source>
      <translation>Cloud obmedzuje počet požiadaviek</translation>
    </message>
  </context>
  <context>
    <name>Held</name>
    <message>
      <source>Another computer may already have sent this</source>
      <translation>Toto už možno odoslal iný počítač</translation>
    </message>
    <message>
      <source>Changed here and in the cloud</source>
      <translation>Zmenené tu aj v cloude</translation>
    </message>
    <message>
      <source>Changed here, deleted in the cloud</source>
      <translation>Zmenené tu, odstránené v cloude</translation>
    </message>
    <message>
      <source>Deleted here, changed in the cloud</source>
      <translation>Odstránené tu, zmenené v cloude</translation>
    </message>
    <message>
      <source>Possible duplicate in the cloud</source>
      <translation>Možný duplikát v cloude</translation>
    </message>
    <message>
      <source>The cloud does not allow this change</source>
      <translation>Cloud túto zmenu nepovoľuje</translation>
    </message>
    <message>
      <source>The cloud rejected it</source>
      <translation>Cloud to odmietol</translation>
    </message>
    <message>
      <source>The cloud saved a different value</source>
      <translation>Cloud uložil inú hodnotu</translation>
    </message>
    <message>
      <source>The points may or may not have been added</source>
      <translation>Nie je isté, či sa body pripočítali</translation>
    </message>
    <message>
      <source>The two versions together break a rule</source>
      <translation>Obe verzie spolu porušujú pravidlo</translation>
    </message>
  </context>
  <context>
    <name>HeldAdvice</name>
    <message>
      <source>Check the customer's points at the till, then choose.</source>
      <translation>Skontrolujte body zákazníka na pokladnici a potom vyberte.</translation>
    </message>
    <message>
      <source>Choose the cloud's value, or enter another one.</source>
      <translation>Vyberte hodnotu z cloudu alebo zadajte inú.</translation>
    </message>
    <message>
      <source>Choose the right value for each field.</source>
      <translation>Pri každom poli vyberte správnu hodnotu.</translation>
    </message>
    <message>
      <source>Delete it anyway?</source>
      <translation>Aj tak odstrániť?</translation>
    </message>
    <message>
      <source>Enter a value that the cloud accepts.</source>
      <translation>Zadajte hodnotu, ktorú cloud prijme.</translation>
    </message>
    <message>
      <source>Enter values that fit together.</source>
      <translation>Zadajte hodnoty, ktoré sa k sebe hodia.</translation>
    </message>
    <message>
      <source>Is it one record or several?</source>
      <translation>Je to jeden záznam alebo viac?</translation>
    </message>
    <message>
      <source>Keep the record?</source>
      <translation>Ponechať záznam?</translation>
    </message>
    <message>
      <source>Send it from here, or leave it to the other computer?</source>
      <translation>Odoslať to odtiaľto, alebo to nechať druhému počítaču?</translation>
    </message>
    <message>
      <source>Try again later, or choose “Keep the cloud's”.</source>
      <translation>Skúste to znova neskôr, alebo ponechajte hodnotu z cloudu.</translation>
    </message>
  </context>
  <context>
    <name>Hint</name>
    <message>
      <source>+10 adds, -5 subtracts, or enter the new number.</source>
      <translation>+10 pripočíta, -5 odpočíta, alebo zadajte nové číslo.</translation>
    </message>
    <message>
      <source>A number or a percentage, e.g. 25%</source>
      <translation>Číslo alebo percento, napr. 25 %</translation>
    </message>
    <message>
      <source>Enter a code, then press Enter</source>
      <translation>Zadajte kód a stlačte Enter</translation>
    </message>
    <message>
      <source>Enter a tag, then press Enter</source>
      <translation>Zadajte štítok a stlačte Enter</translation>
    </message>
    <message>
      <source>Numbers separated by commas.</source>
      <translation>Čísla oddelené čiarkou.</translation>
    </message>
    <message>
      <source>One per line.</source>
      <translation>Po jednom na riadok.</translation>
    </message>
    <message>
      <source>Type or scan a code</source>
      <translation>Zadajte alebo načítajte kód</translation>
    </message>
    <message>
      <source>Type or scan to add an ingredient</source>
      <translation>Zadajte alebo načítajte surovinu</translation>
    </message>
    <message>
      <source>Type to search</source>
      <translation>Zadajte hľadaný text</translation>
    </message>
    <message>
      <source>e.g. CZ12345678</source>
      <translation>napr. SK2020123456</translation>
    </message>
  </context>
  <context>
    <name>History</name>
    <message>
      <source>Clear again</source>
      <translation>Znova vymazať</translation>
    </message>
    <message>
      <source>Deleted; personal data removed for good</source>
      <translation>Odstránené; osobné údaje natrvalo vymazané</translation>
    </message>
    <message>
      <source>No changes since it came to this computer.</source>
      <translation>Bez zmien, odkedy je v tomto počítači.</translation>
    </message>
    <message>
      <source>Purchase price noted on this computer</source>
      <translation>Nákupná cena zapísaná na tomto počítači</translation>
    </message>
    <message>
      <source>Restore everything as before this</source>
      <translation>Obnoviť všetko ako pred touto zmenou</translation>
    </message>
    <message>
      <source>Restore everything as created</source>
      <translation>Obnoviť všetko ako pri vytvorení</translation>
    </message>
    <message>
      <source>Restore record</source>
      <translation>Obnoviť záznam</translation>
    </message>
    <message>
      <source>Restore {value}</source>
      <translation>Obnoviť: {value}</translation>
    </message>
    <message>
      <source>Show earlier</source>
      <translation>Zobraziť staršie</translation>
    </message>
    <message>
      <source>this computer</source>
      <translation>tento počítač</translation>
    </message>
    <message>
      <source>{field}: values no longer kept</source>
      <translation>{field}: hodnoty sa už neuchovávajú</translation>
    </message>
    <message>
      <source>{field}: {there} in the cloud, {here} here</source>
      <translation>{field}: v cloude {there}, tu {here}</translation>
    </message>
  </context>
  <context>
    <name>Import</name>
    <message numerus="yes">
      <source>%n changed</source>
      <translation>
        <numerusform>%Ln zmenený</numerusform>
        <numerusform>%Ln zmenené</numerusform>
        <numerusform>%Ln zmenených</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hidden line(s) in the spreadsheet are included.</source>
      <translation>
        <numerusform>Zahrnutý je aj %Ln skrytý riadok tabuľky.</numerusform>
        <numerusform>Zahrnuté sú aj %Ln skryté riadky tabuľky.</numerusform>
        <numerusform>Zahrnutých je aj %Ln skrytých riadkov tabuľky.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n line(s) saved.</source>
      <translation>
        <numerusform>Uložený %Ln riadok.</numerusform>
        <numerusform>Uložené %Ln riadky.</numerusform>
        <numerusform>Uložených %Ln riadkov.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n line(s) to import.</source>
      <translation>
        <numerusform>Na import je %Ln riadok.</numerusform>
        <numerusform>Na import sú %Ln riadky.</numerusform>
        <numerusform>Na import je %Ln riadkov.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n new</source>
      <translation>
        <numerusform>%Ln nový</numerusform>
        <numerusform>%Ln nové</numerusform>
        <numerusform>%Ln nových</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) imported</source>
      <translation>
        <numerusform>Naimportovaný %Ln záznam</numerusform>
        <numerusform>Naimportované %Ln záznamy</numerusform>
        <numerusform>Naimportovaných %Ln záznamov</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n rejected</source>
      <translation>
        <numerusform>%Ln odmietnutý</numerusform>
        <numerusform>%Ln odmietnuté</numerusform>
        <numerusform>%Ln odmietnutých</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n to check</source>
      <translation>
        <numerusform>%Ln na kontrolu</numerusform>
        <numerusform>%Ln na kontrolu</numerusform>
        <numerusform>%Ln na kontrolu</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unchanged</source>
      <translation>
        <numerusform>%Ln bez zmeny</numerusform>
        <numerusform>%Ln bez zmeny</numerusform>
        <numerusform>%Ln bez zmeny</numerusform>
      </translation>
    </message>
    <message>
      <source>(none: each line is a record)</source>
      <translation>(žiadne: každý riadok je záznam)</translation>
    </message>
    <message>
      <source>(not imported)</source>
      <translation>(neimportuje sa)</translation>
    </message>
    <message>
      <source>(only the cloud can change it)</source>
      <translation>(zmeniť ho môže iba cloud)</translation>
    </message>
    <message>
      <source>A .csv or .xlsx file with the column names in one line.</source>
      <translation>Súbor .csv alebo .xlsx s názvami stĺpcov v jednom riadku.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Späť</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušiť</translation>
    </message>
    <message>
      <source>Check</source>
      <translation>Skontrolovať</translation>
    </message>
    <message>
      <source>Check the field for each column.</source>
      <translation>Skontrolujte pole pri každom stĺpci.</translation>
    </message>
    <message>
      <source>Choose a file or drop it here</source>
      <translation>Vyberte súbor alebo ho sem presuňte</translation>
    </message>
    <message>
      <source>Choose a file…</source>
      <translation>Vybrať súbor…</translation>
    </message>
    <message>
      <source>Column</source>
      <translation>Stĺpec</translation>
    </message>
    <message>
      <source>Column names</source>
      <translation>Názvy stĺpcov</translation>
    </message>
    <message>
      <source>Columns of the file</source>
      <translation>Stĺpce súboru</translation>
    </message>
    <message>
      <source>Encoding</source>
      <translation>Kódovanie</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>Pole</translation>
    </message>
    <message>
      <source>First values</source>
      <translation>Prvé hodnoty</translation>
    </message>
    <message>
      <source>Import</source>
      <translation>Import</translation>
    </message>
    <message numerus="yes">
      <source>Import %n record(s)</source>
      <translation>
        <numerusform>Importovať %Ln záznam</numerusform>
        <numerusform>Importovať %Ln záznamy</numerusform>
        <numerusform>Importovať %Ln záznamov</numerusform>
      </translation>
    </message>
    <message>
      <source>Import without the lines to check</source>
      <translation>Importovať bez riadkov na kontrolu</translation>
    </message>
    <message>
      <source>Import without the rejected lines</source>
      <translation>Importovať bez odmietnutých riadkov</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>Riadok</translation>
    </message>
    <message>
      <source>Lines with problems</source>
      <translation>Riadky s problémami</translation>
    </message>
    <message>
      <source>Match records by</source>
      <translation>Párovať záznamy podľa</translation>
    </message>
    <message>
      <source>Nothing has been changed yet.</source>
      <translation>Zatiaľ sa nič nezmenilo.</translation>
    </message>
    <message>
      <source>Nothing: each line is a new record</source>
      <translation>Nepárovať: každý riadok je nový záznam</translation>
    </message>
    <message>
      <source>Possible: {choices}</source>
      <translation>Možnosti: {choices}</translation>
    </message>
    <message>
      <source>Problem</source>
      <translation>Problém</translation>
    </message>
    <message>
      <source>Rejected</source>
      <translation>Odmietnuté</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Výsledok</translation>
    </message>
    <message>
      <source>Save a sample file</source>
      <translation>Uložiť vzorový súbor</translation>
    </message>
    <message>
      <source>Save a sample file…</source>
      <translation>Uložiť vzorový súbor…</translation>
    </message>
    <message>
      <source>Save the skipped lines</source>
      <translation>Uložiť vynechané riadky</translation>
    </message>
    <message>
      <source>Save the skipped lines…</source>
      <translation>Uložiť vynechané riadky…</translation>
    </message>
    <message>
      <source>Saved: {file}. Fill it in, then choose it here.</source>
      <translation>Uložené: {file}. Vyplňte ho a potom ho tu vyberte.</translation>
    </message>
    <message>
      <source>Separator</source>
      <translation>Oddeľovač</translation>
    </message>
    <message>
      <source>Sheet</source>
      <translation>Hárok</translation>
    </message>
    <message>
      <source>Spreadsheets</source>
      <translation>Tabuľky</translation>
    </message>
    <message>
      <source>The disk is full. Nothing was changed. Free some space and try again.</source>
      <translation>Disk je plný. Nič sa nezmenilo. Uvoľnite miesto a skúste to znova.</translation>
    </message>
    <message>
      <source>The encoding was guessed. If letters look wrong, choose another one.</source>
      <translation>Kódovanie je odhadnuté. Ak písmená vyzerajú nesprávne, vyberte iné.</translation>
    </message>
    <message>
      <source>To check</source>
      <translation>Na kontrolu</translation>
    </message>
    <message>
      <source>Two columns have the field {field}. Choose one of them.</source>
      <translation>Dva stĺpce majú pole {field}. Vyberte jeden z nich.</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Hodnota</translation>
    </message>
    <message>
      <source>You see what each line would change before you import.</source>
      <translation>Pred importom uvidíte, čo by ktorý riadok zmenil.</translation>
    </message>
    <message>
      <source>hidden</source>
      <translation>skrytý</translation>
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
      <translation>Pridať {name} medzi dodávateľov</translation>
    </message>
    <message>
      <source>Check the delivery…</source>
      <translation>Skontrolovať dodávku…</translation>
    </message>
    <message>
      <source>Choose a line to say what it is.</source>
      <translation>Vyberte riadok a povedzte, čo to je.</translation>
    </message>
    <message>
      <source>Exchange rate</source>
      <translation>Kurz</translation>
    </message>
    <message>
      <source>Invoice</source>
      <translation>Faktúra</translation>
    </message>
    <message>
      <source>Invoices</source>
      <translation>Faktúry</translation>
    </message>
    <message>
      <source>New product</source>
      <translation>Nový produkt</translation>
    </message>
    <message>
      <source>No goods</source>
      <translation>Nie je tovar</translation>
    </message>
    <message>
      <source>Pieces</source>
      <translation>Kusy</translation>
    </message>
    <message>
      <source>Supplier's invoice</source>
      <translation>Faktúra dodávateľa</translation>
    </message>
    <message>
      <source>This is</source>
      <translation>Je to</translation>
    </message>
    <message>
      <source>Use it again</source>
      <translation>Použiť znova</translation>
    </message>
    <message>
      <source>pieces in one {unit}</source>
      <translation>kusov v jednotke {unit}</translation>
    </message>
  </context>
  <context>
    <name>InvoiceDocument</name>
    <message>
      <source>ZUGFeRD 1, which is too old to be read</source>
      <translation>ZUGFeRD 1, ktorý je na čítanie príliš starý</translation>
    </message>
    <message>
      <source>a Pohoda export</source>
      <translation>export z Pohody</translation>
    </message>
    <message>
      <source>a catalogue</source>
      <translation>katalóg</translation>
    </message>
    <message>
      <source>a delivery note</source>
      <translation>dodací list</translation>
    </message>
    <message>
      <source>a farmer's invoice (FA_RR)</source>
      <translation>faktúra poľnohospodára (FA_RR)</translation>
    </message>
    <message>
      <source>a quotation</source>
      <translation>ponuka</translation>
    </message>
    <message>
      <source>a reminder</source>
      <translation>upomienka</translation>
    </message>
    <message>
      <source>a statement of account</source>
      <translation>výpis z účtu</translation>
    </message>
    <message>
      <source>an ISDOC document that is not to be paid</source>
      <translation>doklad ISDOC, ktorý sa neplatí</translation>
    </message>
    <message>
      <source>an answer to an invoice</source>
      <translation>odpoveď na faktúru</translation>
    </message>
    <message>
      <source>an order</source>
      <translation>objednávka</translation>
    </message>
  </context>
  <context>
    <name>InvoiceFile</name>
    <message>
      <source>{file} contains a document type declaration, which invoices never have. It was not read.</source>
      <translation>{file} obsahuje deklaráciu typu dokumentu, ktorú faktúry nemajú. Súbor sa nečítal.</translation>
    </message>
    <message>
      <source>{file} has more than {limit} lines. It was not read.</source>
      <translation>{file} má viac ako {limit} riadkov. Súbor sa nečítal.</translation>
    </message>
    <message>
      <source>{file} has no ISDOC document inside; ask the supplier for it again.</source>
      <translation>{file} neobsahuje doklad ISDOC; vyžiadajte si ho od dodávateľa znova.</translation>
    </message>
    <message>
      <source>{file} has several invoices inside ({numbers}).</source>
      <translation>{file} obsahuje niekoľko faktúr ({numbers}).</translation>
    </message>
    <message>
      <source>{file} is damaged (line {line}); ask the supplier for it again.</source>
      <translation>{file} je poškodený (riadok {line}); vyžiadajte si ho od dodávateľa znova.</translation>
    </message>
    <message>
      <source>{file} is damaged; ask the supplier for it again.</source>
      <translation>{file} je poškodený; vyžiadajte si ho od dodávateľa znova.</translation>
    </message>
    <message>
      <source>{file} is empty; ask the supplier for it again.</source>
      <translation>{file} je prázdny; vyžiadajte si ho od dodávateľa znova.</translation>
    </message>
    <message>
      <source>{file} is encrypted; ask the supplier for it without a password.</source>
      <translation>{file} je zašifrovaný; vyžiadajte si ho od dodávateľa bez hesla.</translation>
    </message>
    <message>
      <source>{file} is nested deeper than any invoice. It was not read.</source>
      <translation>{file} je vnorený hlbšie než ktorákoľvek faktúra. Súbor sa nečítal.</translation>
    </message>
    <message>
      <source>{file} is no invoice in a known format; ask the supplier for ISDOC, UBL, ZUGFeRD or KSeF XML.</source>
      <translation>{file} nie je faktúra v známom formáte; vyžiadajte si od dodávateľa ISDOC, UBL, ZUGFeRD alebo KSeF XML.</translation>
    </message>
    <message>
      <source>{file} is of a version that cannot be read ({version}); ask the supplier for a newer one.</source>
      <translation>{file} je vo verzii, ktorú nemožno čítať ({version}); vyžiadajte si od dodávateľa novšiu.</translation>
    </message>
    <message>
      <source>{file} is only a picture of an invoice; ask the supplier for ISDOC, ZUGFeRD or XML.</source>
      <translation>{file} je len obrázok faktúry; vyžiadajte si od dodávateľa ISDOC, ZUGFeRD alebo XML.</translation>
    </message>
    <message>
      <source>{file} is {what}, not an invoice.</source>
      <translation>{file} je {what}, nie faktúra.</translation>
    </message>
    <message>
      <source>{file} unpacks to more than {limit} MB. It was not read.</source>
      <translation>{file} má po rozbalení viac ako {limit} MB. Súbor sa nečítal.</translation>
    </message>
  </context>
  <context>
    <name>InvoiceNote</name>
    <message>
      <source>A discount of {amount} {currency} on the whole invoice is not in these prices.</source>
      <translation>Zľava {amount} {currency} na celú faktúru v týchto cenách nie je.</translation>
    </message>
    <message>
      <source>A newer invoice of this supplier ({date}) was already used; these prices may be old.</source>
      <translation>Novšia faktúra tohto dodávateľa ({date}) už bola použitá; tieto ceny môžu byť staré.</translation>
    </message>
    <message>
      <source>A service or charge, no goods: no price.</source>
      <translation>Služba alebo poplatok, nie tovar: bez ceny.</translation>
    </message>
    <message>
      <source>All lines are services or charges: there are no goods, and no prices change.</source>
      <translation>Všetky riadky sú služby alebo poplatky: tovar tu nie je a ceny sa nemenia.</translation>
    </message>
    <message>
      <source>An invoice with this number of this supplier was used on {date} by {who}; it may be the same one.</source>
      <translation>Faktúru s týmto číslom od tohto dodávateľa použil {who} dňa {date}; môže to byť tá istá.</translation>
    </message>
    <message>
      <source>Free goods: the purchase price stays.</source>
      <translation>Tovar zadarmo: nákupná cena zostáva.</translation>
    </message>
    <message>
      <source>How many pieces are in one {unit}?</source>
      <translation>Koľko kusov je v jednotke {unit}?</translation>
    </message>
    <message>
      <source>How many pieces are in one {unit}? The product says {item}, the name {name}.</source>
      <translation>Koľko kusov je v jednotke {unit}? Produkt hovorí {item}, názov {name}.</translation>
    </message>
    <message>
      <source>It is sold by {unit}, the product is kept by {own}; correct the unit of the product.</source>
      <translation>Predáva sa po {unit}, produkt sa vedie po {own}; opravte jednotku produktu.</translation>
    </message>
    <message>
      <source>Its price is in another currency, whose rate is not known.</source>
      <translation>Cena je v inej mene, ktorej kurz nie je známy.</translation>
    </message>
    <message>
      <source>Matched as a person did before.</source>
      <translation>Priradené ako minule.</translation>
    </message>
    <message>
      <source>No code and no product of this name: a deposit or packaging, no price.</source>
      <translation>Bez kódu a bez produktu toho mena: záloha alebo obal, bez ceny.</translation>
    </message>
    <message>
      <source>No code and no product of this name: match it in the window, or make a new product.</source>
      <translation>Bez kódu a bez produktu toho mena: priraďte ho v okne, alebo vytvorte nový produkt.</translation>
    </message>
    <message>
      <source>No price and no total.</source>
      <translation>Bez ceny a bez súčtu.</translation>
    </message>
    <message>
      <source>No quantity: no price.</source>
      <translation>Bez množstva: bez ceny.</translation>
    </message>
    <message>
      <source>Prices are in {currency}. Enter what 1 {currency} costs in {own}.</source>
      <translation>Ceny sú v {currency}. Zadajte, koľko stojí 1 {currency} v {own}.</translation>
    </message>
    <message>
      <source>Prices are in {currency}; 1 {currency} = {rate} {own}, from the invoice.</source>
      <translation>Ceny sú v {currency}; 1 {currency} = {rate} {own}, podľa faktúry.</translation>
    </message>
    <message>
      <source>Prices are in {currency}; 1 {currency} = {rate} {own}.</source>
      <translation>Ceny sú v {currency}; 1 {currency} = {rate} {own}.</translation>
    </message>
    <message>
      <source>Prices on the invoice include VAT; it was taken out by the rate of each line.</source>
      <translation>Ceny na faktúre sú s DPH; odpočítala sa podľa sadzby každého riadka.</translation>
    </message>
    <message>
      <source>Quantity 0: no price.</source>
      <translation>Množstvo 0: bez ceny.</translation>
    </message>
    <message>
      <source>Remembered as no goods: no price.</source>
      <translation>Zapamätané, že to nie je tovar: bez ceny.</translation>
    </message>
    <message>
      <source>Return of {quantity}: no price.</source>
      <translation>Vrátenie {quantity}: bez ceny.</translation>
    </message>
    <message>
      <source>Several suppliers fit {name} ({ids}). Merge them, or correct their numbers.</source>
      <translation>K {name} ({ids}) sedí viac dodávateľov. Zlúčte ich, alebo opravte ich čísla.</translation>
    </message>
    <message>
      <source>The numbers on the invoice are those of {name}, not of {given}.</source>
      <translation>Čísla na faktúre patria {name}, nie {given}.</translation>
    </message>
    <message>
      <source>The product is on several lines at different prices; the price is their average by quantity.</source>
      <translation>Produkt je na viacerých riadkoch za rôzne ceny; cena je ich priemer podľa množstva.</translation>
    </message>
    <message>
      <source>The product was deleted here; restore it, or match another one.</source>
      <translation>Produkt bol tu odstránený; obnovte ho, alebo priraďte iný.</translation>
    </message>
    <message>
      <source>The same product as on line {line}; both lines count together.</source>
      <translation>Rovnaký produkt ako na riadku {line}; oba riadky sa počítajú spolu.</translation>
    </message>
    <message>
      <source>The unit {unit} is not known; the price is kept for one of it.</source>
      <translation>Jednotka {unit} nie je známa; cena sa vedie za jednu.</translation>
    </message>
    <message>
      <source>This asks for an advance payment and is no invoice for goods: it changes no prices.</source>
      <translation>Žiadosť o zálohu, nie faktúra za tovar: ceny nemení.</translation>
    </message>
    <message>
      <source>This asks to be paid and is no invoice for goods: it changes no prices.</source>
      <translation>Výzva na platbu, nie faktúra za tovar: ceny nemení.</translation>
    </message>
    <message>
      <source>This corrects {numbers}: nothing is done by itself. Choose the lines whose prices after the correction are right.</source>
      <translation>Opravuje {numbers}: samo sa nič neurobí. Vyberte riadky, ktorých ceny po oprave platia.</translation>
    </message>
    <message>
      <source>This document changes no prices.</source>
      <translation>Tento doklad ceny nemení.</translation>
    </message>
    <message>
      <source>This invoice has totals but no lines {profile}; ask the supplier for one with lines.</source>
      <translation>Faktúra má súčty, ale žiadne riadky {profile}; vyžiadajte si od dodávateľa faktúru s riadkami.</translation>
    </message>
    <message>
      <source>This invoice is addressed to {name} ({ids}); use it only if that is your shop.</source>
      <translation>Faktúra je adresovaná {name} ({ids}); použite ju len vtedy, ak je to váš obchod.</translation>
    </message>
    <message>
      <source>This invoice was already used on {date} by {who} ({lines} lines).</source>
      <translation>Túto faktúru už použil {who} dňa {date} (riadkov: {lines}).</translation>
    </message>
    <message>
      <source>This is a credit note for {numbers}: it changes no prices.</source>
      <translation>Dobropis k {numbers}: ceny nemení.</translation>
    </message>
    <message>
      <source>This is a debit note for {numbers}: it changes no prices.</source>
      <translation>Ťarchopis k {numbers}: ceny nemení.</translation>
    </message>
    <message>
      <source>This is no invoice for goods: it changes no prices.</source>
      <translation>Nie je to faktúra za tovar: ceny nemení.</translation>
    </message>
    <message>
      <source>This is the state before the correction: no price.</source>
      <translation>Stav pred opravou: bez ceny.</translation>
    </message>
    <message>
      <source>VAT {listed} % on the invoice, {was} % on the product. The product keeps {was} %.</source>
      <translation>DPH {listed} % na faktúre, {was} % pri produkte. Produktu zostane {was} %.</translation>
    </message>
    <message>
      <source>{name} ({ids}) is not in your suppliers.</source>
      <translation>{name} ({ids}) nie je medzi vašimi dodávateľmi.</translation>
    </message>
    <message>
      <source>{name} is in your suppliers with another number ({ids}). Correct it there if it is this one.</source>
      <translation>{name} je medzi vašimi dodávateľmi s iným číslom ({ids}). Ak je to on, opravte ho tam.</translation>
    </message>
    <message>
      <source>{percent} %: pack or piece? Say how many pieces are in one unit.</source>
      <translation>{percent} %: balenie, alebo kus? Povedzte, koľko kusov je v jednotke.</translation>
    </message>
    <message>
      <source>{quantity} x {price} is not quite {total}; the price is by the total.</source>
      <translation>{quantity} x {price} nie je presne {total}; cena je podľa súčtu.</translation>
    </message>
    <message>
      <source>{quantity} x {price} is not {total}; check the invoice.</source>
      <translation>{quantity} x {price} nie je {total}; skontrolujte faktúru.</translation>
    </message>
    <message>
      <source>{reason}: {amount} {currency} on the whole invoice is not in these prices.</source>
      <translation>{reason}: {amount} {currency} na celú faktúru v týchto cenách nie je.</translation>
    </message>
    <message>
      <source>{unit} of {pieces}: {price} each, {piece} a piece.</source>
      <translation>{unit} po {pieces}: {price} za jednotku, {piece} za kus.</translation>
    </message>
    <message>
      <source>{unit}: taken as one piece, since the product has this code.</source>
      <translation>{unit}: brané ako jeden kus, lebo produkt má tento kód.</translation>
    </message>
    <message>
      <source>{value} is not a number as XML writes it; ask the supplier for a correct invoice.</source>
      <translation>{value} nie je číslo, ako ho píše XML; vyžiadajte si od dodávateľa správnu faktúru.</translation>
    </message>
  </context>
  <context>
    <name>Labels</name>
    <message numerus="yes">
      <source>%n label(s)</source>
      <translation>
        <numerusform>%Ln cenovka</numerusform>
        <numerusform>%Ln cenovky</numerusform>
        <numerusform>%Ln cenoviek</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n label(s) sent to the printer</source>
      <translation>
        <numerusform>%Ln cenovka odoslaná na tlačiareň</numerusform>
        <numerusform>%Ln cenovky odoslané na tlačiareň</numerusform>
        <numerusform>%Ln cenoviek odoslaných na tlačiareň</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n label(s) written to</source>
      <translation>
        <numerusform>%Ln cenovka uložená do</numerusform>
        <numerusform>%Ln cenovky uložené do</numerusform>
        <numerusform>%Ln cenoviek uložených do</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lowest price(s) may be too high: prices before {day} are unknown here.</source>
      <translation>
        <numerusform>%Ln najnižšia cena môže byť príliš vysoká: ceny pred {day} tu nie sú známe.</numerusform>
        <numerusform>%Ln najnižšie ceny môžu byť príliš vysoké: ceny pred {day} tu nie sú známe.</numerusform>
        <numerusform>%Ln najnižších cien môže byť príliš vysokých: ceny pred {day} tu nie sú známe.</numerusform>
      </translation>
    </message>
    <message>
      <source>30-day low: {price}</source>
      <translation>Najnižšia za 30 dní: {price}</translation>
    </message>
    <message>
      <source>Allergens: {names}</source>
      <translation>Alergény: {names}</translation>
    </message>
    <message>
      <source>Changed since a date</source>
      <translation>Zmenené odo dňa</translation>
    </message>
    <message>
      <source>Changed since the last printing</source>
      <translation>Zmenené od poslednej tlače</translation>
    </message>
    <message>
      <source>Changed since the last printing ({count})</source>
      <translation>Zmenené od poslednej tlače ({count})</translation>
    </message>
    <message>
      <source>Click the first free label</source>
      <translation>Kliknite na prvú voľnú cenovku</translation>
    </message>
    <message>
      <source>First free label on the sheet</source>
      <translation>Prvá voľná cenovka na hárku</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>Cenovky</translation>
    </message>
    <message>
      <source>Labels per record</source>
      <translation>Cenoviek na záznam</translation>
    </message>
    <message>
      <source>Labels…</source>
      <translation>Cenovky…</translation>
    </message>
    <message>
      <source>Loading…</source>
      <translation>Načítavanie…</translation>
    </message>
    <message>
      <source>Lowest price in the previous 30 days: {price}</source>
      <translation>Najnižšia cena za predchádzajúcich 30 dní: {price}</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>Ďalšia strana</translation>
    </message>
    <message>
      <source>No printer found. Connect one, or save the labels as a PDF.</source>
      <translation>Nenašla sa žiadna tlačiareň. Pripojte ju alebo uložte cenovky ako PDF.</translation>
    </message>
    <message>
      <source>Nothing to print. Select products, or change the filter.</source>
      <translation>Nie je čo tlačiť. Vyberte produkty alebo zmeňte filter.</translation>
    </message>
    <message>
      <source>Only {count} labels can be printed at once. Print the rest afterwards.</source>
      <translation>Naraz možno vytlačiť najviac {count} cenoviek. Zvyšok vytlačte potom.</translation>
    </message>
    <message>
      <source>Page {at} of {total}</source>
      <translation>Strana {at} z {total}</translation>
    </message>
    <message>
      <source>Paper</source>
      <translation>Papier</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>Náhľad</translation>
    </message>
    <message>
      <source>Previous page</source>
      <translation>Predchádzajúca strana</translation>
    </message>
    <message>
      <source>Print labels</source>
      <translation>Tlačiť cenovky</translation>
    </message>
    <message>
      <source>Print labels…</source>
      <translation>Tlačiť cenovky…</translation>
    </message>
    <message>
      <source>Print the allergens, including those of ingredients</source>
      <translation>Tlačiť alergény vrátane alergénov surovín</translation>
    </message>
    <message>
      <source>Print the barcode</source>
      <translation>Tlačiť čiarový kód</translation>
    </message>
    <message>
      <source>Print the lowest price before a discount</source>
      <translation>Tlačiť najnižšiu cenu pred zľavou</translation>
    </message>
    <message>
      <source>Print the price</source>
      <translation>Tlačiť cenu</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>Tlačiť…</translation>
    </message>
    <message>
      <source>Save as PDF</source>
      <translation>Uložiť ako PDF</translation>
    </message>
    <message>
      <source>Save as PDF…</source>
      <translation>Uložiť ako PDF…</translation>
    </message>
    <message>
      <source>Set by an import or a price change</source>
      <translation>Nastavené importom alebo zmenou cien</translation>
    </message>
    <message>
      <source>The disk is full. Free some space, or choose another disk.</source>
      <translation>Disk je plný. Uvoľnite miesto alebo vyberte iný disk.</translation>
    </message>
    <message>
      <source>The printer did not respond. Check that it is on and has paper, then print again.</source>
      <translation>Tlačiareň neodpovedá. Skontrolujte, či je zapnutá a má papier, a tlačte znova.</translation>
    </message>
    <message>
      <source>You can print labels from the lists of products and ingredients.</source>
      <translation>Cenovky môžete tlačiť zo zoznamov produktov a surovín.</translation>
    </message>
    <message>
      <source>change</source>
      <translation>zmena</translation>
    </message>
    <message>
      <source>import</source>
      <translation>import</translation>
    </message>
    <message>
      <source>not all stated</source>
      <translation>nie všetky uvedené</translation>
    </message>
    <message>
      <source>not stated: {names}</source>
      <translation>neuvedené: {names}</translation>
    </message>
    <message numerus="yes">
      <source>on %n sheet(s)</source>
      <translation>
        <numerusform>na %Ln hárku</numerusform>
        <numerusform>na %Ln hárkoch</numerusform>
        <numerusform>na %Ln hárkoch</numerusform>
      </translation>
    </message>
    <message>
      <source>pc</source>
      <translation>ks</translation>
    </message>
  </context>
  <context>
    <name>Leaving</name>
    <message numerus="yes">
      <source>%n change(s) on this computer have not been sent.</source>
      <translation>
        <numerusform>%Ln zmena v tomto počítači nebola odoslaná.</numerusform>
        <numerusform>%Ln zmeny v tomto počítači neboli odoslané.</numerusform>
        <numerusform>%Ln zmien v tomto počítači nebolo odoslaných.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n change(s) saved to {file}</source>
      <translation>
        <numerusform>%Ln zmena uložená do {file}</numerusform>
        <numerusform>%Ln zmeny uložené do {file}</numerusform>
        <numerusform>%Ln zmien uložených do {file}</numerusform>
      </translation>
    </message>
    <message>
      <source>After</source>
      <translation>Potom</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Predtým</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušiť</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Ukončiť</translation>
    </message>
    <message>
      <source>Save to a file…</source>
      <translation>Uložiť do súboru…</translation>
    </message>
    <message>
      <source>Save unsent changes</source>
      <translation>Uložiť neodoslané zmeny</translation>
    </message>
    <message>
      <source>Send first</source>
      <translation>Najprv odoslať</translation>
    </message>
    <message>
      <source>Send them or save them to a file first.</source>
      <translation>Najprv ich odošlite alebo uložte do súboru.</translation>
    </message>
    <message>
      <source>Sign out</source>
      <translation>Odhlásiť sa</translation>
    </message>
    <message>
      <source>Signed out. The records stay on this computer.</source>
      <translation>Odhlásené. Záznamy zostávajú v tomto počítači.</translation>
    </message>
    <message>
      <source>Signing out…</source>
      <translation>Odhlasovanie…</translation>
    </message>
    <message>
      <source>Some changes were not sent</source>
      <translation>Niektoré zmeny zostali neodoslané</translation>
    </message>
    <message>
      <source>Switch to another cloud</source>
      <translation>Prejsť na iný cloud</translation>
    </message>
    <message>
      <source>The token is deleted. All records stay on this computer until you sign in again.</source>
      <translation>Token sa odstráni. Všetky záznamy zostanú v tomto počítači, kým sa znova neprihlásite.</translation>
    </message>
    <message>
      <source>They are safe here, but Counterfoil will not send them automatically at the next start.</source>
      <translation>Tu sú v bezpečí, ale Counterfoil ich pri ďalšom spustení automaticky neodošle.</translation>
    </message>
    <message>
      <source>They belong to the cloud you are leaving. They stay here and are sent when you return to it.</source>
      <translation>Patria cloudu, ktorý opúšťate. Zostanú tu a odošlú sa, keď sa k nemu vrátite.</translation>
    </message>
    <message>
      <source>Unsent changes</source>
      <translation>Neodoslané zmeny</translation>
    </message>
    <message>
      <source>unsent changes.xlsx</source>
      <translation>neodoslané zmeny.xlsx</translation>
    </message>
  </context>
  <context>
    <name>List</name>
    <message>
      <source>Add the first one, import a file, or sync with the cloud.</source>
      <translation>Pridajte prvý záznam, naimportujte súbor alebo synchronizujte s cloudom.</translation>
    </message>
    <message>
      <source>All states</source>
      <translation>Všetky stavy</translation>
    </message>
    <message>
      <source>Clear the filter</source>
      <translation>Vymazať filter</translation>
    </message>
    <message>
      <source>Clear the search</source>
      <translation>Vymazať hľadanie</translation>
    </message>
    <message>
      <source>Default order</source>
      <translation>Predvolené poradie</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Exportovať…</translation>
    </message>
    <message>
      <source>Import…</source>
      <translation>Importovať…</translation>
    </message>
    <message>
      <source>In stock</source>
      <translation>Na sklade</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Viac</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Meno</translation>
    </message>
    <message>
      <source>Nothing found for “{text}”</source>
      <translation>Pre „{text}“ sa nič nenašlo</translation>
    </message>
    <message>
      <source>Nothing in this state</source>
      <translation>V tomto stave nič nie je</translation>
    </message>
    <message>
      <source>Nothing matches the filter</source>
      <translation>Filtru nič nevyhovuje</translation>
    </message>
    <message>
      <source>Remove or change a condition.</source>
      <translation>Odoberte alebo zmeňte niektorú podmienku.</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Hľadať</translation>
    </message>
    <message>
      <source>Search (Ctrl+F)</source>
      <translation>Hľadať (Ctrl+F)</translation>
    </message>
    <message>
      <source>Search deleted records too</source>
      <translation>Hľadať aj v odstránených záznamoch</translation>
    </message>
    <message>
      <source>Select mode</source>
      <translation>Režim výberu</translation>
    </message>
    <message>
      <source>Show all</source>
      <translation>Zobraziť všetko</translation>
    </message>
    <message>
      <source>Show deleted</source>
      <translation>Zobraziť odstránené</translation>
    </message>
    <message>
      <source>Sort by</source>
      <translation>Zoradiť podľa</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Stav</translation>
    </message>
    <message>
      <source>The filter is not valid</source>
      <translation>Filter nie je platný</translation>
    </message>
    <message>
      <source>The first download is in progress</source>
      <translation>Prebieha prvé stiahnutie</translation>
    </message>
    <message>
      <source>They come from the cloud.</source>
      <translation>Prichádzajú z cloudu.</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Skúsiť znova</translation>
    </message>
    <message>
      <source>Try fewer letters or a different word.</source>
      <translation>Skúste menej písmen alebo iné slovo.</translation>
    </message>
    <message>
      <source>ascending</source>
      <translation>vzostupne</translation>
    </message>
    <message>
      <source>descending</source>
      <translation>zostupne</translation>
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
      <translation>Farby</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>Kompaktné</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Tmavé</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Vysoký kontrast</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Jazyk</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Svetlé</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Normálne</translation>
    </message>
    <message>
      <source>Same as system</source>
      <translation>Podľa systému</translation>
    </message>
    <message>
      <source>Spacing</source>
      <translation>Rozostupy</translation>
    </message>
    <message>
      <source>Touch</source>
      <translation>Dotykové</translation>
    </message>
  </context>
  <context>
    <name>New</name>
    <message>
      <source>New EET subject</source>
      <translation>Nový subjekt EET</translation>
    </message>
    <message>
      <source>New branch</source>
      <translation>Nová pobočka</translation>
    </message>
    <message>
      <source>New category</source>
      <translation>Nová kategória</translation>
    </message>
    <message>
      <source>New customer</source>
      <translation>Nový zákazník</translation>
    </message>
    <message>
      <source>New discount group</source>
      <translation>Nová zľavová skupina</translation>
    </message>
    <message>
      <source>New employee</source>
      <translation>Nový zamestnanec</translation>
    </message>
    <message>
      <source>New ingredient</source>
      <translation>Nová surovina</translation>
    </message>
    <message>
      <source>New product</source>
      <translation>Nový produkt</translation>
    </message>
    <message>
      <source>New stock item</source>
      <translation>Nová skladová položka</translation>
    </message>
    <message>
      <source>New supplier</source>
      <translation>Nový dodávateľ</translation>
    </message>
    <message>
      <source>New tag</source>
      <translation>Nový štítok</translation>
    </message>
    <message>
      <source>New tax rate</source>
      <translation>Nová sadzba DPH</translation>
    </message>
    <message>
      <source>New warehouse</source>
      <translation>Nový sklad</translation>
    </message>
    <message>
      <source>New webhook</source>
      <translation>Nový webhook</translation>
    </message>
  </context>
  <context>
    <name>Notice</name>
    <message>
      <source>Safe mode: sync and the servers are off.</source>
      <translation>Núdzový režim: synchronizácia a servery sú vypnuté.</translation>
    </message>
    <message>
      <source>Skip this version</source>
      <translation>Preskočiť túto verziu</translation>
    </message>
    <message>
      <source>Start normally</source>
      <translation>Spustiť normálne</translation>
    </message>
    <message>
      <source>This computer is view only.</source>
      <translation>Tento počítač je iba na čítanie.</translation>
    </message>
    <message>
      <source>Unlock…</source>
      <translation>Odomknúť…</translation>
    </message>
    <message>
      <source>{service} copies the data folder and can damage it. Close Counterfoil and move the folder elsewhere.</source>
      <translation>{service} kopíruje priečinok s údajmi a môže ho poškodiť. Zavrite Counterfoil a presuňte priečinok inam.</translation>
    </message>
  </context>
  <context>
    <name>Operator</name>
    <message>
      <source>after</source>
      <translation>po</translation>
    </message>
    <message>
      <source>at least</source>
      <translation>najmenej</translation>
    </message>
    <message>
      <source>at most</source>
      <translation>najviac</translation>
    </message>
    <message>
      <source>before</source>
      <translation>pred</translation>
    </message>
    <message>
      <source>contains</source>
      <translation>obsahuje</translation>
    </message>
    <message>
      <source>does not have</source>
      <translation>nemá</translation>
    </message>
    <message>
      <source>from</source>
      <translation>od</translation>
    </message>
    <message>
      <source>has</source>
      <translation>má</translation>
    </message>
    <message>
      <source>has none of</source>
      <translation>nemá žiadne z</translation>
    </message>
    <message>
      <source>has one of</source>
      <translation>má niektoré z</translation>
    </message>
    <message>
      <source>is</source>
      <translation>je</translation>
    </message>
    <message>
      <source>is empty</source>
      <translation>je prázdne</translation>
    </message>
    <message>
      <source>is filled in</source>
      <translation>je vyplnené</translation>
    </message>
    <message>
      <source>is none of</source>
      <translation>nie je žiadne z</translation>
    </message>
    <message>
      <source>is not</source>
      <translation>nie je</translation>
    </message>
    <message>
      <source>is one of</source>
      <translation>je jedno z</translation>
    </message>
    <message>
      <source>less than</source>
      <translation>menej ako</translation>
    </message>
    <message>
      <source>more than</source>
      <translation>viac ako</translation>
    </message>
    <message>
      <source>until</source>
      <translation>do</translation>
    </message>
  </context>
  <context>
    <name>Origin</name>
    <message>
      <source>another program</source>
      <translation>iný program</translation>
    </message>
    <message>
      <source>command line</source>
      <translation>príkazový riadok</translation>
    </message>
    <message>
      <source>connecting</source>
      <translation>pripojenie</translation>
    </message>
    <message>
      <source>import</source>
      <translation>import</translation>
    </message>
    <message>
      <source>planned prices</source>
      <translation>plánované ceny</translation>
    </message>
    <message>
      <source>sync</source>
      <translation>synchronizácia</translation>
    </message>
    <message>
      <source>the cloud</source>
      <translation>cloud</translation>
    </message>
    <message>
      <source>this window</source>
      <translation>toto okno</translation>
    </message>
  </context>
  <context>
    <name>Outcome</name>
    <message>
      <source>Cloud not reached</source>
      <translation>Cloud nebol dostupný</translation>
    </message>
    <message>
      <source>Done, a decision is still open</source>
      <translation>Hotovo, rozhodnutie ešte čaká</translation>
    </message>
    <message>
      <source>Failed</source>
      <translation>Zlyhalo</translation>
    </message>
    <message>
      <source>Needs a decision</source>
      <translation>Čaká na rozhodnutie</translation>
    </message>
    <message>
      <source>Sign-in failed</source>
      <translation>Prihlásenie zlyhalo</translation>
    </message>
    <message>
      <source>Some changes are still waiting</source>
      <translation>Niektoré zmeny ešte čakajú</translation>
    </message>
    <message>
      <source>Stopped</source>
      <translation>Zastavené</translation>
    </message>
    <message>
      <source>Up to date</source>
      <translation>Aktuálne</translation>
    </message>
  </context>
  <context>
    <name>Overview</name>
    <message numerus="yes">
      <source>%n label(s) to print</source>
      <translation>
        <numerusform>%Ln cenovka na tlač</numerusform>
        <numerusform>%Ln cenovky na tlač</numerusform>
        <numerusform>%Ln cenoviek na tlač</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n sold below cost</source>
      <translation>
        <numerusform>%Ln pod náklady</numerusform>
        <numerusform>%Ln pod náklady</numerusform>
        <numerusform>%Ln pod náklady</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n sold out</source>
      <translation>
        <numerusform>%Ln vypredaný</numerusform>
        <numerusform>%Ln vypredané</numerusform>
        <numerusform>%Ln vypredaných</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n without a price</source>
      <translation>
        <numerusform>%Ln bez ceny</numerusform>
        <numerusform>%Ln bez ceny</numerusform>
        <numerusform>%Ln bez ceny</numerusform>
      </translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Pridať</translation>
    </message>
    <message>
      <source>Add your first product</source>
      <translation>Pridajte prvý produkt</translation>
    </message>
    <message>
      <source>Changed since yesterday</source>
      <translation>Zmenené od včera</translation>
    </message>
    <message>
      <source>Connect</source>
      <translation>Pripojiť</translation>
    </message>
    <message>
      <source>Connect this computer to your shop's cloud</source>
      <translation>Pripojte tento počítač ku cloudu svojho obchodu</translation>
    </message>
    <message>
      <source>Decide</source>
      <translation>Rozhodnúť</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Pokračovať</translation>
    </message>
    <message>
      <source>Import</source>
      <translation>Importovať</translation>
    </message>
    <message>
      <source>Import your customers from a file</source>
      <translation>Naimportujte zákazníkov zo súboru</translation>
    </message>
    <message>
      <source>Memberships ending soon</source>
      <translation>Končiace sa členstvá</translation>
    </message>
    <message>
      <source>Next three steps</source>
      <translation>Ďalšie tri kroky</translation>
    </message>
    <message numerus="yes">
      <source>No sync for %n day(s).</source>
      <translation>
        <numerusform>Už %Ln deň bez synchronizácie.</numerusform>
        <numerusform>Už %Ln dni bez synchronizácie.</numerusform>
        <numerusform>Už %Ln dní bez synchronizácie.</numerusform>
      </translation>
    </message>
    <message>
      <source>Not saved yet</source>
      <translation>Ešte neuložené</translation>
    </message>
    <message>
      <source>Nothing to do right now.</source>
      <translation>Teraz nie je čo riešiť.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Otvoriť</translation>
    </message>
    <message>
      <source>Prices</source>
      <translation>Ceny</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>Vytlačiť</translation>
    </message>
    <message>
      <source>See why</source>
      <translation>Zistiť prečo</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Zobraziť</translation>
    </message>
    <message>
      <source>Sign in</source>
      <translation>Prihlásiť</translation>
    </message>
    <message>
      <source>Stock</source>
      <translation>Sklad</translation>
    </message>
    <message>
      <source>The cloud asks you to sign in again</source>
      <translation>Cloud žiada nové prihlásenie</translation>
    </message>
    <message>
      <source>To decide</source>
      <translation>Na rozhodnutie</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>a ešte %Ln</numerusform>
        <numerusform>a ešte %Ln</numerusform>
        <numerusform>a ešte %Ln</numerusform>
      </translation>
    </message>
    <message>
      <source>in the cloud</source>
      <translation>v cloude</translation>
    </message>
  </context>
  <context>
    <name>Palette</name>
    <message>
      <source>Found</source>
      <translation>Nájdené</translation>
    </message>
    <message>
      <source>Go to</source>
      <translation>Prejsť na</translation>
    </message>
    <message>
      <source>Nothing found. Try fewer letters.</source>
      <translation>Nič sa nenašlo. Skúste menej písmen.</translation>
    </message>
    <message>
      <source>Search or run a command</source>
      <translation>Hľadať alebo spustiť príkaz</translation>
    </message>
    <message>
      <source>Type a command, a page or a record</source>
      <translation>Zadajte príkaz, stránku alebo záznam</translation>
    </message>
  </context>
  <context>
    <name>Paste</name>
    <message numerus="yes">
      <source>%n more value(s) do not fit.</source>
      <translation>
        <numerusform>%Ln ďalšia hodnota sa nezmestí.</numerusform>
        <numerusform>%Ln ďalšie hodnoty sa nezmestia.</numerusform>
        <numerusform>%Ln ďalších hodnôt sa nezmestí.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n not changed; see the note.</source>
      <translation>
        <numerusform>Bez zmeny: %Ln; pozrite poznámku.</numerusform>
        <numerusform>Bez zmeny: %Ln; pozrite poznámku.</numerusform>
        <numerusform>Bez zmeny: %Ln; pozrite poznámku.</numerusform>
      </translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Poznámka</translation>
    </message>
    <message>
      <source>Nothing to paste.</source>
      <translation>Nie je čo vložiť.</translation>
    </message>
    <message>
      <source>Only the first column is pasted.</source>
      <translation>Vloží sa iba prvý stĺpec.</translation>
    </message>
    <message>
      <source>Paste a column</source>
      <translation>Vložiť stĺpec</translation>
    </message>
    <message>
      <source>Paste into: {field}</source>
      <translation>Vložiť do: {field}</translation>
    </message>
    <message>
      <source>You cannot paste into this column.</source>
      <translation>Do tohto stĺpca sa nedá vkladať.</translation>
    </message>
  </context>
  <context>
    <name>Phase</name>
    <message>
      <source>Comparing</source>
      <translation>Porovnávanie</translation>
    </message>
    <message>
      <source>Downloading</source>
      <translation>Sťahovanie</translation>
    </message>
    <message>
      <source>Finishing</source>
      <translation>Dokončovanie</translation>
    </message>
    <message>
      <source>Sending</source>
      <translation>Odosielanie</translation>
    </message>
    <message>
      <source>Signing in</source>
      <translation>Prihlasovanie</translation>
    </message>
  </context>
  <context>
    <name>Pin</name>
    <message>
      <source>Cancel</source>
      <translation>Zrušiť</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Pokračovať</translation>
    </message>
    <message>
      <source>Delete the last digit</source>
      <translation>Odstrániť poslednú číslicu</translation>
    </message>
    <message>
      <source>Manager's PIN</source>
      <translation>PIN vedúceho</translation>
    </message>
    <message>
      <source>PIN</source>
      <translation>PIN</translation>
    </message>
    <message numerus="yes">
      <source>Too many wrong PINs. Wait %n second(s).</source>
      <translation>
        <numerusform>Priveľa nesprávnych zadaní PIN. Počkajte %Ln sekundu.</numerusform>
        <numerusform>Priveľa nesprávnych zadaní PIN. Počkajte %Ln sekundy.</numerusform>
        <numerusform>Priveľa nesprávnych zadaní PIN. Počkajte %Ln sekúnd.</numerusform>
      </translation>
    </message>
    <message>
      <source>Wrong PIN. Enter it again.</source>
      <translation>Nesprávny PIN. Zadajte ho znova.</translation>
    </message>
  </context>
  <context>
    <name>PlanOutcome</name>
    <message>
      <source>Already had this price</source>
      <translation>Cena už taká bola</translation>
    </message>
    <message>
      <source>Changed: needs a decision</source>
      <translation>Zmenené: čaká na rozhodnutie</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Hotovo</translation>
    </message>
    <message>
      <source>Missed: the computer was off</source>
      <translation>Zmeškané: počítač bol vypnutý</translation>
    </message>
    <message>
      <source>Needs a decision</source>
      <translation>Čaká na rozhodnutie</translation>
    </message>
    <message>
      <source>Not changed</source>
      <translation>Bez zmeny</translation>
    </message>
    <message>
      <source>Not due yet</source>
      <translation>Ešte nenastal čas</translation>
    </message>
    <message>
      <source>Previous price restored</source>
      <translation>Predošlá cena obnovená</translation>
    </message>
    <message>
      <source>The product is deleted</source>
      <translation>Produkt je odstránený</translation>
    </message>
    <message>
      <source>Undone</source>
      <translation>Vrátené späť</translation>
    </message>
  </context>
  <context>
    <name>PlanState</name>
    <message>
      <source>Active</source>
      <translation>Aktívne</translation>
    </message>
    <message>
      <source>Cancelled</source>
      <translation>Zrušené</translation>
    </message>
    <message>
      <source>Ended</source>
      <translation>Skončené</translation>
    </message>
    <message>
      <source>Needs your decision</source>
      <translation>Čaká na vaše rozhodnutie</translation>
    </message>
    <message>
      <source>Planned</source>
      <translation>Naplánované</translation>
    </message>
    <message>
      <source>Undone</source>
      <translation>Vrátené späť</translation>
    </message>
  </context>
  <context>
    <name>Plans</name>
    <message numerus="yes">
      <source>%n price(s) planned</source>
      <translation>
        <numerusform>Naplánovaná %Ln cena</numerusform>
        <numerusform>Naplánované %Ln ceny</numerusform>
        <numerusform>Naplánovaných %Ln cien</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n product(s)</source>
      <translation>
        <numerusform>%Ln produkt</numerusform>
        <numerusform>%Ln produkty</numerusform>
        <numerusform>%Ln produktov</numerusform>
      </translation>
    </message>
    <message>
      <source>All prices changed meanwhile, so nothing is planned.</source>
      <translation>Všetky ceny sa medzitým zmenili, takže nič nie je naplánované.</translation>
    </message>
    <message>
      <source>Cancel plan</source>
      <translation>Zrušiť plán</translation>
    </message>
    <message>
      <source>Christmas</source>
      <translation>Vianoce</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zavrieť</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Od</translation>
    </message>
    <message>
      <source>From {day} again: {price} (plan {name})</source>
      <translation>Od {day} znova: {price} (plán {name})</translation>
    </message>
    <message>
      <source>From {day}: {name}, {products}</source>
      <translation>Od {day}: {name}, {products}</translation>
    </message>
    <message>
      <source>From {day}: {price} (plan {name})</source>
      <translation>Od {day}: {price} (plán {name})</translation>
    </message>
    <message>
      <source>If somebody changes a price before then, Counterfoil asks and does not overwrite it.</source>
      <translation>Ak dovtedy niekto cenu zmení, Counterfoil sa spýta a neprepíše ju.</translation>
    </message>
    <message>
      <source>In the list of products choose “Prices…”, enter the new prices and plan them for later.</source>
      <translation>V zozname produktov vyberte „Ceny…“, zadajte nové ceny a naplánujte ich na neskôr.</translation>
    </message>
    <message>
      <source>Keep all current prices</source>
      <translation>Ponechať všetky súčasné ceny</translation>
    </message>
    <message>
      <source>Keep the current price</source>
      <translation>Ponechať súčasnú cenu</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Názov</translation>
    </message>
    <message>
      <source>Nothing is planned</source>
      <translation>Nič nie je naplánované</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>Teraz</translation>
    </message>
    <message>
      <source>Plan</source>
      <translation>Plán</translation>
    </message>
    <message numerus="yes">
      <source>Plan %n new price(s)</source>
      <translation>
        <numerusform>Naplánovať %Ln novú cenu</numerusform>
        <numerusform>Naplánovať %Ln nové ceny</numerusform>
        <numerusform>Naplánovať %Ln nových cien</numerusform>
      </translation>
    </message>
    <message>
      <source>Plan for later</source>
      <translation>Naplánovať na neskôr</translation>
    </message>
    <message>
      <source>Plan for later…</source>
      <translation>Naplánovať na neskôr…</translation>
    </message>
    <message>
      <source>Plan {name}: changed meanwhile, needs your decision</source>
      <translation>Plán {name}: medzitým zmenené, čaká na vaše rozhodnutie</translation>
    </message>
    <message>
      <source>Planned</source>
      <translation>Naplánované</translation>
    </message>
    <message>
      <source>Planned prices</source>
      <translation>Plánované ceny</translation>
    </message>
    <message>
      <source>Plans</source>
      <translation>Plány</translation>
    </message>
    <message>
      <source>Prices of the plan</source>
      <translation>Ceny plánu</translation>
    </message>
    <message>
      <source>Print labels…</source>
      <translation>Tlačiť cenovky…</translation>
    </message>
    <message>
      <source>Print the new labels now</source>
      <translation>Hneď vytlačiť nové cenovky</translation>
    </message>
    <message>
      <source>Products</source>
      <translation>Produkty</translation>
    </message>
    <message>
      <source>Restore the previous prices from</source>
      <translation>Obnoviť predošlé ceny od</translation>
    </message>
    <message>
      <source>Restore the previous prices now</source>
      <translation>Obnoviť predošlé ceny teraz</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Výsledok</translation>
    </message>
    <message>
      <source>Starts</source>
      <translation>Začiatok</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Stav</translation>
    </message>
    <message>
      <source>Stop and keep prices</source>
      <translation>Zastaviť a ceny ponechať</translation>
    </message>
    <message>
      <source>The end must be after the start.</source>
      <translation>Koniec musí byť po začiatku.</translation>
    </message>
    <message>
      <source>This computer changes the prices by its clock, even offline. If it is off, it does so at the next start.</source>
      <translation>Ceny zmení tento počítač podľa svojich hodín, aj offline. Ak je vypnutý, zmení ich pri ďalšom spustení.</translation>
    </message>
    <message>
      <source>Undo the plan</source>
      <translation>Vrátiť plán späť</translation>
    </message>
    <message>
      <source>Until</source>
      <translation>Do</translation>
    </message>
    <message>
      <source>Until {day}: {name}, {products}</source>
      <translation>Do {day}: {name}, {products}</translation>
    </message>
    <message>
      <source>Use all planned prices</source>
      <translation>Použiť všetky plánované ceny</translation>
    </message>
    <message>
      <source>Use the planned price</source>
      <translation>Použiť plánovanú cenu</translation>
    </message>
    <message>
      <source>from {day}</source>
      <translation>od {day}</translation>
    </message>
    <message>
      <source>until {day}</source>
      <translation>do {day}</translation>
    </message>
    <message numerus="yes">
      <source>{name}: %n price(s) to decide</source>
      <translation>
        <numerusform>{name}: %Ln cena na rozhodnutie</numerusform>
        <numerusform>{name}: %Ln ceny na rozhodnutie</numerusform>
        <numerusform>{name}: %Ln cien na rozhodnutie</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>PriceMark</name>
    <message>
      <source>below cost</source>
      <translation>pod nákupnou cenou</translation>
    </message>
    <message>
      <source>changes by more than 30%</source>
      <translation>mení sa o viac ako 30 %</translation>
    </message>
    <message>
      <source>no selling price yet</source>
      <translation>zatiaľ bez predajnej ceny</translation>
    </message>
  </context>
  <context>
    <name>PriceReason</name>
    <message>
      <source>skipped: below zero</source>
      <translation>vynechané: cena pod nulou</translation>
    </message>
    <message>
      <source>skipped: needs a decision</source>
      <translation>vynechané: čaká na rozhodnutie</translation>
    </message>
    <message>
      <source>skipped: no VAT rate</source>
      <translation>vynechané: bez sadzby DPH</translation>
    </message>
    <message>
      <source>skipped: no current price</source>
      <translation>vynechané: bez súčasnej ceny</translation>
    </message>
    <message>
      <source>skipped: no purchase price</source>
      <translation>vynechané: bez nákupnej ceny</translation>
    </message>
  </context>
  <context>
    <name>Prices</name>
    <message numerus="yes">
      <source>%n changed meanwhile, not overwritten</source>
      <translation>
        <numerusform>Medzitým zmenené, neprepísané: %Ln</numerusform>
        <numerusform>Medzitým zmenené, neprepísané: %Ln</numerusform>
        <numerusform>Medzitým zmenené, neprepísané: %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n price(s) changed</source>
      <translation>
        <numerusform>Zmenená %Ln cena</numerusform>
        <numerusform>Zmenené %Ln ceny</numerusform>
        <numerusform>Zmenených %Ln cien</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n price(s) will change.</source>
      <translation>
        <numerusform>Zmení sa %Ln cena.</numerusform>
        <numerusform>Zmenia sa %Ln ceny.</numerusform>
        <numerusform>Zmení sa %Ln cien.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n skipped.</source>
      <translation>
        <numerusform>Vynechané: %Ln.</numerusform>
        <numerusform>Vynechané: %Ln.</numerusform>
        <numerusform>Vynechané: %Ln.</numerusform>
      </translation>
    </message>
    <message>
      <source>+5%, -10, x {factor} or {price}</source>
      <translation>+5 %, -10, x {factor} alebo {price}</translation>
    </message>
    <message>
      <source>A new VAT rate</source>
      <translation>Nová sadzba DPH</translation>
    </message>
    <message numerus="yes">
      <source>Change %n price(s)</source>
      <translation>
        <numerusform>Zmeniť %Ln cenu</numerusform>
        <numerusform>Zmeniť %Ln ceny</numerusform>
        <numerusform>Zmeniť %Ln cien</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Check %n of them.</source>
      <translation>
        <numerusform>Skontrolujte %Ln z nich.</numerusform>
        <numerusform>Skontrolujte %Ln z nich.</numerusform>
        <numerusform>Skontrolujte %Ln z nich.</numerusform>
      </translation>
    </message>
    <message>
      <source>Current price</source>
      <translation>Súčasná cena</translation>
    </message>
    <message>
      <source>Difference</source>
      <translation>Rozdiel</translation>
    </message>
    <message>
      <source>Enter a price or a change, e.g. +5%.</source>
      <translation>Zadajte cenu alebo zmenu, napr. +5 %.</translation>
    </message>
    <message>
      <source>Keep the prices without VAT</source>
      <translation>Ponechať ceny bez DPH</translation>
    </message>
    <message>
      <source>Margin (%)</source>
      <translation>Marža (%)</translation>
    </message>
    <message>
      <source>Margin {part}% ({earned} per unit without VAT). Cost {cost}: {where}.</source>
      <translation>Marža {part} % ({earned} na jednotku bez DPH). Náklady {cost}: {where}.</translation>
    </message>
    <message>
      <source>Markup (%)</source>
      <translation>Prirážka (%)</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Spôsob výpočtu</translation>
    </message>
    <message>
      <source>New price or change</source>
      <translation>Nová cena alebo zmena</translation>
    </message>
    <message numerus="yes">
      <source>New prices for %n product(s)</source>
      <translation>
        <numerusform>Nová cena pre %Ln produkt</numerusform>
        <numerusform>Nové ceny pre %Ln produkty</numerusform>
        <numerusform>Nové ceny pre %Ln produktov</numerusform>
      </translation>
    </message>
    <message>
      <source>New rate (%)</source>
      <translation>Nová sadzba (%)</translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Poznámka</translation>
    </message>
    <message>
      <source>Price to change</source>
      <translation>Menená cena</translation>
    </message>
    <message>
      <source>Prices</source>
      <translation>Ceny</translation>
    </message>
    <message>
      <source>Prices…</source>
      <translation>Ceny…</translation>
    </message>
    <message>
      <source>Purchase price and margin</source>
      <translation>Nákupná cena a marža</translation>
    </message>
    <message>
      <source>Purchase price and markup</source>
      <translation>Nákupná cena a prirážka</translation>
    </message>
    <message>
      <source>Starting price</source>
      <translation>Východisková cena</translation>
    </message>
    <message>
      <source>You can change prices in the list of products.</source>
      <translation>Ceny môžete meniť v zozname produktov.</translation>
    </message>
    <message>
      <source>ending in {ending}</source>
      <translation>s koncovkou {ending}</translation>
    </message>
    <message>
      <source>of the price without VAT</source>
      <translation>z ceny bez DPH</translation>
    </message>
    <message>
      <source>of the purchase price</source>
      <translation>z nákupnej ceny</translation>
    </message>
  </context>
  <context>
    <name>Print</name>
    <message>
      <source>the first {count}</source>
      <translation>prvých {count}</translation>
    </message>
  </context>
  <context>
    <name>Problem</name>
    <message>
      <source>A deleted record cannot be saved. Restore it first.</source>
      <translation>Odstránený záznam sa nedá uložiť. Najprv ho obnovte.</translation>
    </message>
    <message>
      <source>A quotation mark is not closed or is in the wrong place.</source>
      <translation>Úvodzovka nie je uzavretá alebo je na nesprávnom mieste.</translation>
    </message>
    <message>
      <source>A record with this name already exists: {ids}.</source>
      <translation>Záznam s týmto názvom už existuje: {ids}.</translation>
    </message>
    <message>
      <source>A tag cannot contain , ^ ? * ( ) [ ] $</source>
      <translation>Štítok nesmie obsahovať , ^ ? * ( ) [ ] $</translation>
    </message>
    <message>
      <source>A tag cannot start with a dot.</source>
      <translation>Štítok sa nesmie začínať bodkou.</translation>
    </message>
    <message>
      <source>Another record already has this code: {ids}.</source>
      <translation>Tento kód už má iný záznam: {ids}.</translation>
    </message>
    <message>
      <source>Another record already has this. Enter something else.</source>
      <translation>Túto hodnotu už má iný záznam. Zadajte inú.</translation>
    </message>
    <message>
      <source>At most {limit} characters, now {actual}.</source>
      <translation>Najviac {limit} znakov, teraz {actual}.</translation>
    </message>
    <message>
      <source>Choose a record from the list, or the new one at its end.</source>
      <translation>Vyberte záznam zo zoznamu alebo nový na jeho konci.</translation>
    </message>
    <message>
      <source>Choose a record from the list.</source>
      <translation>Vyberte záznam zo zoznamu.</translation>
    </message>
    <message>
      <source>Choose one from the list.</source>
      <translation>Vyberte zo zoznamu.</translation>
    </message>
    <message>
      <source>Does not match the price with VAT. Clear one of the two, or enter {expected}.</source>
      <translation>Nesúhlasí s cenou s DPH. Vymažte jednu z nich alebo zadajte {expected}.</translation>
    </message>
    <message>
      <source>Enter a colour, e.g. #1A7F37</source>
      <translation>Zadajte farbu, napr. #1A7F37</translation>
    </message>
    <message>
      <source>Enter a date.</source>
      <translation>Zadajte dátum.</translation>
    </message>
    <message>
      <source>Enter a full address, e.g. https://www.example.com</source>
      <translation>Zadajte celú adresu, napr. https://www.example.com</translation>
    </message>
    <message>
      <source>Enter a name, or leave it empty.</source>
      <translation>Zadajte názov alebo pole nechajte prázdne.</translation>
    </message>
    <message>
      <source>Enter a number above zero.</source>
      <translation>Zadajte číslo väčšie ako nula.</translation>
    </message>
    <message>
      <source>Enter a number, e.g. {example}</source>
      <translation>Zadajte číslo, napr. {example}</translation>
    </message>
    <message>
      <source>Enter a number, or a percentage up to 100%</source>
      <translation>Zadajte číslo alebo percento do 100 %</translation>
    </message>
    <message>
      <source>Enter a whole number.</source>
      <translation>Zadajte celé číslo.</translation>
    </message>
    <message>
      <source>Enter the VAT ID with the country code and without spaces, e.g. CZ12345678</source>
      <translation>Zadajte IČ DPH s kódom krajiny a bez medzier, napr. SK2020123456</translation>
    </message>
    <message>
      <source>Enter the language, a colon and the text, e.g. de: Kaffee</source>
      <translation>Zadajte jazyk, dvojbodku a text, napr. de: Kaffee</translation>
    </message>
    <message>
      <source>Enter yes or no.</source>
      <translation>Zadajte áno alebo nie.</translation>
    </message>
    <message>
      <source>Enter {maximum} or less.</source>
      <translation>Zadajte {maximum} alebo menej.</translation>
    </message>
    <message>
      <source>Enter {minimum} or more.</source>
      <translation>Zadajte {minimum} alebo viac.</translation>
    </message>
    <message>
      <source>Fill in the first name, the last name or the company.</source>
      <translation>Vyplňte meno, priezvisko alebo firmu.</translation>
    </message>
    <message>
      <source>Fill this in.</source>
      <translation>Vyplňte toto pole.</translation>
    </message>
    <message>
      <source>Line {line} already changes this record.</source>
      <translation>Tento záznam už mení riadok {line}.</translation>
    </message>
    <message>
      <source>Line {line} already has this code.</source>
      <translation>Tento kód už má riadok {line}.</translation>
    </message>
    <message>
      <source>Matched without leading zeros.</source>
      <translation>Spárované bez úvodných núl.</translation>
    </message>
    <message>
      <source>More than one record has this name. Enter the ID.</source>
      <translation>Tento názov má viac záznamov. Zadajte ID.</translation>
    </message>
    <message>
      <source>More than one record has this value: {ids}. Match by ID instead.</source>
      <translation>Túto hodnotu má viac záznamov: {ids}. Párujte radšej podľa ID.</translation>
    </message>
    <message>
      <source>Must match “Ask for the price”.</source>
      <translation>Musí zodpovedať voľbe „Pýtať sa na cenu“.</translation>
    </message>
    <message>
      <source>Needs a decision.</source>
      <translation>Čaká na rozhodnutie.</translation>
    </message>
    <message>
      <source>No record has this ID.</source>
      <translation>Záznam s týmto ID neexistuje.</translation>
    </message>
    <message>
      <source>No record has this name. Add it first, or enter its ID.</source>
      <translation>Záznam s týmto názvom neexistuje. Najprv ho pridajte alebo zadajte jeho ID.</translation>
    </message>
    <message>
      <source>No such product, and no name to create one.</source>
      <translation>Taký produkt neexistuje a chýba názov na jeho vytvorenie.</translation>
    </message>
    <message>
      <source>Nothing to match by: creates a new record.</source>
      <translation>Nie je podľa čoho párovať: vytvorí sa nový záznam.</translation>
    </message>
    <message>
      <source>Only one cell is filled. Is this a heading?</source>
      <translation>Vyplnená je iba jedna bunka. Je to nadpis?</translation>
    </message>
    <message>
      <source>Possible duplicates in the cloud: {ids}</source>
      <translation>Možné duplikáty v cloude: {ids}</translation>
    </message>
    <message>
      <source>Read as {day}. If the month comes first, change the date format.</source>
      <translation>Prečítané ako {day}. Ak je ako prvý mesiac, zmeňte formát dátumu.</translation>
    </message>
    <message>
      <source>Read as {read}. For thousands, write it without the separator.</source>
      <translation>Prečítané ako {read}. Ak ide o tisíce, zadajte číslo bez oddeľovača.</translation>
    </message>
    <message>
      <source>Same as line {line}.</source>
      <translation>Rovnaké ako riadok {line}.</translation>
    </message>
    <message>
      <source>The ID and the value belong to different records. The value belongs to {id}.</source>
      <translation>ID a hodnota patria rôznym záznamom. Hodnota patrí záznamu {id}.</translation>
    </message>
    <message>
      <source>The VAT rate {value} does not exist.</source>
      <translation>Sadzba DPH {value} neexistuje.</translation>
    </message>
    <message>
      <source>The amount is in {currency}. It is not converted.</source>
      <translation>Suma je v {currency}. Neprepočítava sa.</translation>
    </message>
    <message>
      <source>The cell is empty, so this value is removed: {was}</source>
      <translation>Bunka je prázdna, preto sa táto hodnota odoberie: {was}</translation>
    </message>
    <message>
      <source>The check digit of {code} is wrong.</source>
      <translation>Kontrolná číslica kódu {code} je nesprávna.</translation>
    </message>
    <message>
      <source>The cloud says each time that the record has changed meanwhile, but it has not. A proxy or security software may be removing the record versions (ETag). Ask whoever looks after the network.</source>
      <translation>Cloud zakaždým hlási, že sa záznam medzitým zmenil, ale nezmenil sa. Verzie záznamov (ETag) možno odstraňuje proxy alebo bezpečnostný softvér. Obráťte sa na správcu siete.</translation>
    </message>
    <message>
      <source>The cloud says: {message}</source>
      <translation>Cloud hovorí: {message}</translation>
    </message>
    <message>
      <source>The column “{head}” says “{value}”, which may change the price. It is not read.</source>
      <translation>Stĺpec „{head}“ uvádza „{value}“, čo môže cenu meniť. Nečíta sa.</translation>
    </message>
    <message>
      <source>The formula has no result. Open the file in the spreadsheet and save it again.</source>
      <translation>Vzorec nemá výsledok. Otvorte súbor v tabuľkovom programe a znova ho uložte.</translation>
    </message>
    <message>
      <source>The letters look wrong. Choose another encoding, or correct the text.</source>
      <translation>Písmená vyzerajú nesprávne. Vyberte iné kódovanie alebo text opravte.</translation>
    </message>
    <message>
      <source>The line has more cells than there are columns.</source>
      <translation>Riadok má viac buniek, ako je stĺpcov.</translation>
    </message>
    <message>
      <source>The list says {listed}%, the product has {was}%.</source>
      <translation>V cenníku je {listed} %, produkt má {was} %.</translation>
    </message>
    <message>
      <source>The new record gets this ID. If the ID comes from another program, do not import the column.</source>
      <translation>Nový záznam dostane toto ID. Ak je ID z iného programu, stĺpec neimportujte.</translation>
    </message>
    <message>
      <source>The price is missing.</source>
      <translation>Chýba cena.</translation>
    </message>
    <message>
      <source>The price would be below zero.</source>
      <translation>Cena by bola nižšia ako nula.</translation>
    </message>
    <message>
      <source>The product has another code: {was}.</source>
      <translation>Produkt má iný kód: {was}.</translation>
    </message>
    <message>
      <source>The record has no ID.</source>
      <translation>Záznam nemá ID.</translation>
    </message>
    <message>
      <source>The record is deleted. Restore it first.</source>
      <translation>Záznam je odstránený. Najprv ho obnovte.</translation>
    </message>
    <message>
      <source>The spreadsheet changed the last digits of {id}. Export again, or format the column as text and enter the number again.</source>
      <translation>Tabuľkový program zmenil posledné číslice {id}. Exportujte znova, alebo nastavte stĺpec ako text a zadajte číslo znova.</translation>
    </message>
    <message>
      <source>The spreadsheet changed this to a date. Format the column as text.</source>
      <translation>Tabuľkový program to zmenil na dátum. Naformátujte stĺpec ako text.</translation>
    </message>
    <message>
      <source>The spreadsheet shortened this number. Format the column as text, enter the number again and save.</source>
      <translation>Tabuľkový program toto číslo skrátil. Naformátujte stĺpec ako text, zadajte číslo znova a uložte.</translation>
    </message>
    <message>
      <source>The spreadsheet shows an error instead of a value. Correct it there and save again.</source>
      <translation>Tabuľkový program zobrazuje namiesto hodnoty chybu. Opravte ju v ňom a znova uložte.</translation>
    </message>
    <message>
      <source>The text contains a character that cannot be saved. Enter it again.</source>
      <translation>Text obsahuje znak, ktorý sa nedá uložiť. Zadajte ho znova.</translation>
    </message>
    <message>
      <source>This ID belongs to a record with a different value. Match by ID, or do not import the ID column.</source>
      <translation>Toto ID patrí záznamu s inou hodnotou. Párujte podľa ID alebo neimportujte stĺpec s ID.</translation>
    </message>
    <message>
      <source>This is not an e-mail address.</source>
      <translation>Toto nie je e-mailová adresa.</translation>
    </message>
    <message>
      <source>This looks like a total. Delete the line.</source>
      <translation>Vyzerá to ako súčet. Riadok odstráňte.</translation>
    </message>
    <message>
      <source>This product already contains the product of this recipe. Choose another.</source>
      <translation>Tento produkt už obsahuje produkt tejto receptúry. Vyberte iný.</translation>
    </message>
    <message>
      <source>This value belongs to another product: {ids}.</source>
      <translation>Táto hodnota patrí inému produktu: {ids}.</translation>
    </message>
    <message>
      <source>This value is not allowed. Enter something else.</source>
      <translation>Táto hodnota nie je povolená. Zadajte inú.</translation>
    </message>
    <message>
      <source>This value is not valid. Enter it again.</source>
      <translation>Táto hodnota nie je platná. Zadajte ju znova.</translation>
    </message>
    <message>
      <source>Together at most {limit} characters, now {actual}.</source>
      <translation>Spolu najviac {limit} znakov, teraz {actual}.</translation>
    </message>
    <message>
      <source>Without a VAT rate, the selling price is not changed.</source>
      <translation>Bez sadzby DPH sa predajná cena nezmení.</translation>
    </message>
    <message>
      <source>You can change this only in the cloud.</source>
      <translation>Zmeniť to možno iba v cloude.</translation>
    </message>
  </context>
  <context>
    <name>QColorDialog</name>
    <message>
      <source>&amp;Pick Screen Color</source>
      <translation>&amp;Vybrať farbu z obrazovky</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <source>&amp;Choose</source>
      <translation>&amp;Vybrať</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation>&amp;Odstrániť</translation>
    </message>
    <message>
      <source>&amp;Look in:</source>
      <translation>&amp;Hľadať v:</translation>
    </message>
    <message>
      <source>&amp;New Folder</source>
      <translation>&amp;Nový priečinok</translation>
    </message>
    <message>
      <source>&amp;Open</source>
      <translation>&amp;Otvoriť</translation>
    </message>
    <message>
      <source>&amp;Rename</source>
      <translation>&amp;Premenovať</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Uložiť</translation>
    </message>
    <message>
      <source>All Files (*)</source>
      <translation>Všetky súbory (*)</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>Všetky súbory (*)</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Späť</translation>
    </message>
    <message>
      <source>Create New Folder</source>
      <translation>Vytvoriť nový priečinok</translation>
    </message>
    <message>
      <source>Detail View</source>
      <translation>Podrobnosti</translation>
    </message>
    <message>
      <source>Directories</source>
      <translation>Priečinky</translation>
    </message>
    <message>
      <source>Directory:</source>
      <translation>Priečinok:</translation>
    </message>
    <message>
      <source>File &amp;name:</source>
      <translation>Názov &amp;súboru:</translation>
    </message>
    <message>
      <source>Files of &amp;type:</source>
      <translation>&amp;Typ súboru:</translation>
    </message>
    <message>
      <source>Find Directory</source>
      <translation>Nájsť priečinok</translation>
    </message>
    <message>
      <source>Forward</source>
      <translation>Dopredu</translation>
    </message>
    <message>
      <source>List View</source>
      <translation>Zoznam</translation>
    </message>
    <message>
      <source>New Folder</source>
      <translation>Nový priečinok</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Otvoriť</translation>
    </message>
    <message>
      <source>Parent Directory</source>
      <translation>Nadradený priečinok</translation>
    </message>
    <message>
      <source>Save As</source>
      <translation>Uložiť ako</translation>
    </message>
    <message>
      <source>Show &amp;hidden files</source>
      <translation>Zobraziť &amp;skryté súbory</translation>
    </message>
  </context>
  <context>
    <name>QLineEdit</name>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Kopírovať</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation>V&amp;ložiť</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Znova</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Vrátiť späť</translation>
    </message>
    <message>
      <source>Cu&amp;t</source>
      <translation>Vys&amp;trihnúť</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Odstrániť</translation>
    </message>
    <message>
      <source>Select All</source>
      <translation>Vybrať všetko</translation>
    </message>
  </context>
  <context>
    <name>QPageSetupWidget</name>
    <message>
      <source>Page &amp;order:</source>
      <translation>&amp;Poradie strán:</translation>
    </message>
    <message>
      <source>Page Layout</source>
      <translation>Rozloženie stránky</translation>
    </message>
    <message>
      <source>Pages &amp;per sheet:</source>
      <translation>Strán na &amp;list:</translation>
    </message>
  </context>
  <context>
    <name>QPlatformTheme</name>
    <message>
      <source>&amp;No</source>
      <translation>&amp;Nie</translation>
    </message>
    <message>
      <source>&amp;Yes</source>
      <translation>Án&amp;o</translation>
    </message>
    <message>
      <source>Abort</source>
      <translation>Prerušiť</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>Použiť</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušiť</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zavrieť</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Zahodiť</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Pomocník</translation>
    </message>
    <message>
      <source>Ignore</source>
      <translation>Ignorovať</translation>
    </message>
    <message>
      <source>N&amp;o to All</source>
      <translation>Ni&amp;e pre všetky</translation>
    </message>
    <message>
      <source>OK</source>
      <translation>OK</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Otvoriť</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Obnoviť</translation>
    </message>
    <message>
      <source>Restore Defaults</source>
      <translation>Obnoviť predvolené</translation>
    </message>
    <message>
      <source>Retry</source>
      <translation>Skúsiť znova</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Uložiť</translation>
    </message>
    <message>
      <source>Save All</source>
      <translation>Uložiť všetko</translation>
    </message>
    <message>
      <source>Yes to &amp;All</source>
      <translation>Áno pre &amp;všetky</translation>
    </message>
  </context>
  <context>
    <name>QPrintDialog</name>
    <message>
      <source>All Pages</source>
      <translation>Všetky strany</translation>
    </message>
    <message>
      <source>Even Pages</source>
      <translation>Párne strany</translation>
    </message>
    <message>
      <source>Odd Pages</source>
      <translation>Nepárne strany</translation>
    </message>
  </context>
  <context>
    <name>QPrintSettingsOutput</name>
    <message>
      <source>Double Sided Printing</source>
      <translation>Obojstranná tlač</translation>
    </message>
    <message>
      <source>Long side binding</source>
      <translation>Väzba na dlhšej strane</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Vypnuté</translation>
    </message>
    <message>
      <source>Page &amp;Set:</source>
      <translation>&amp;Sada strán:</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Strany</translation>
    </message>
    <message>
      <source>Short side binding</source>
      <translation>Väzba na kratšej strane</translation>
    </message>
  </context>
  <context>
    <name>QWidgetTextControl</name>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Kopírovať</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation>V&amp;ložiť</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Znova</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Vrátiť späť</translation>
    </message>
    <message>
      <source>Copy &amp;Link Location</source>
      <translation>Kopírovať &amp;odkaz</translation>
    </message>
    <message>
      <source>Cu&amp;t</source>
      <translation>Vys&amp;trihnúť</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Odstrániť</translation>
    </message>
    <message>
      <source>Select All</source>
      <translation>Vybrať všetko</translation>
    </message>
  </context>
  <context>
    <name>Quit</name>
    <message numerus="yes">
      <source>%n record(s) with unsaved changes</source>
      <translation>
        <numerusform>%Ln záznam s neuloženými zmenami</numerusform>
        <numerusform>%Ln záznamy s neuloženými zmenami</numerusform>
        <numerusform>%Ln záznamov s neuloženými zmenami</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Rail</name>
    <message>
      <source>Collapse the sidebar</source>
      <translation>Zbaliť bočný panel</translation>
    </message>
    <message>
      <source>Expand the sidebar</source>
      <translation>Rozbaliť bočný panel</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Ponuka</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Ďalšie</translation>
    </message>
    <message>
      <source>Sections</source>
      <translation>Sekcie</translation>
    </message>
  </context>
  <context>
    <name>Recipe</name>
    <message>
      <source>A product cannot be its own ingredient.</source>
      <translation>Produkt nemôže byť svojou vlastnou surovinou.</translation>
    </message>
    <message>
      <source>Add an ingredient</source>
      <translation>Pridať surovinu</translation>
    </message>
    <message>
      <source>Keep</source>
      <translation>Ponechať</translation>
    </message>
    <message>
      <source>No ingredients: sold as bought.</source>
      <translation>Bez surovín: predáva sa tak, ako sa kúpi.</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Odobrať</translation>
    </message>
    <message>
      <source>quantity</source>
      <translation>množstvo</translation>
    </message>
    <message>
      <source>unit</source>
      <translation>jednotka</translation>
    </message>
    <message>
      <source>{product}: removed when you save</source>
      <translation>{product}: odoberie sa pri uložení</translation>
    </message>
  </context>
  <context>
    <name>Refused</name>
    <message>
      <source>A plan needs a name of at most {most} characters.</source>
      <translation>Plán musí mať názov s najviac {most} znakmi.</translation>
    </message>
    <message>
      <source>A record waits for a decision. Decide first, then merge.</source>
      <translation>Záznam čaká na rozhodnutie. Najprv rozhodnite, potom zlúčte.</translation>
    </message>
    <message>
      <source>A record was changed meanwhile. Look at the merge again.</source>
      <translation>Záznam sa medzitým zmenil. Pozrite sa na zlúčenie znova.</translation>
    </message>
    <message>
      <source>Choose at least two different records.</source>
      <translation>Vyberte aspoň dva rôzne záznamy.</translation>
    </message>
    <message>
      <source>Decide the whole record at once.</source>
      <translation>Rozhodnite o celom zázname naraz.</translation>
    </message>
    <message>
      <source>It is too old to undo.</source>
      <translation>Je to príliš staré na vrátenie späť.</translation>
    </message>
    <message>
      <source>Its personal data was removed for good.</source>
      <translation>Jeho osobné údaje boli natrvalo odstránené.</translation>
    </message>
    <message>
      <source>Other recipes use it. Remove it from them first.</source>
      <translation>Používajú ho iné receptúry. Najprv ho z nich odoberte.</translation>
    </message>
    <message>
      <source>The administrator cannot be deleted.</source>
      <translation>Správcu nemožno odstrániť.</translation>
    </message>
    <message>
      <source>The category still has products. Move them to another category first.</source>
      <translation>Ešte obsahuje produkty. Najprv ich presuňte do inej kategórie.</translation>
    </message>
    <message>
      <source>The end has already passed.</source>
      <translation>Čas konca už uplynul.</translation>
    </message>
    <message>
      <source>The end must be after the start.</source>
      <translation>Koniec musí byť po začiatku.</translation>
    </message>
    <message>
      <source>The lists are still being compared. Decide when this is done.</source>
      <translation>Zoznamy sa ešte porovnávajú. Rozhodnite, keď to bude hotové.</translation>
    </message>
    <message>
      <source>The old values would break a rule.</source>
      <translation>Staré hodnoty by porušili pravidlo.</translation>
    </message>
    <message>
      <source>The plan has already ended or been cancelled.</source>
      <translation>Plán sa už skončil alebo bol zrušený.</translation>
    </message>
    <message>
      <source>The plan was not found.</source>
      <translation>Plán sa nenašiel.</translation>
    </message>
    <message>
      <source>The product has a recipe. Delete the recipe first.</source>
      <translation>Produkt má receptúru. Najprv odstráňte receptúru.</translation>
    </message>
    <message>
      <source>The record is deleted. Restore it first.</source>
      <translation>Záznam je odstránený. Najprv ho obnovte.</translation>
    </message>
  </context>
  <context>
    <name>Related</name>
    <message>
      <source>No related records.</source>
      <translation>Žiadne súvisiace záznamy.</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Žiadne</translation>
    </message>
    <message numerus="yes">
      <source>Show all %n in the list</source>
      <translation>
        <numerusform>Zobraziť %Ln v zozname</numerusform>
        <numerusform>Zobraziť všetky %Ln v zozname</numerusform>
        <numerusform>Zobraziť všetkých %Ln v zozname</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Relation</name>
    <message>
      <source>Categories with this tag</source>
      <translation>Kategórie s týmto štítkom</translation>
    </message>
    <message>
      <source>Customers in this group</source>
      <translation>Zákazníci v tejto skupine</translation>
    </message>
    <message>
      <source>Customers with this tag</source>
      <translation>Zákazníci s týmto štítkom</translation>
    </message>
    <message>
      <source>Employees with this tag</source>
      <translation>Zamestnanci s týmto štítkom</translation>
    </message>
    <message>
      <source>Ingredients</source>
      <translation>Suroviny</translation>
    </message>
    <message>
      <source>Products from this supplier</source>
      <translation>Produkty od tohto dodávateľa</translation>
    </message>
    <message>
      <source>Products in this category</source>
      <translation>Produkty v tejto kategórii</translation>
    </message>
    <message>
      <source>Products in this warehouse</source>
      <translation>Produkty v tomto sklade</translation>
    </message>
    <message>
      <source>Products with this tag</source>
      <translation>Produkty s týmto štítkom</translation>
    </message>
    <message>
      <source>Used in</source>
      <translation>Použité v</translation>
    </message>
    <message>
      <source>Webhooks for this warehouse</source>
      <translation>Webhooky pre tento sklad</translation>
    </message>
  </context>
  <context>
    <name>Report</name>
    <message numerus="yes">
      <source>%n change(s)</source>
      <translation>
        <numerusform>%Ln zmena</numerusform>
        <numerusform>%Ln zmeny</numerusform>
        <numerusform>%Ln zmien</numerusform>
      </translation>
    </message>
    <message>
      <source>All lists</source>
      <translation>Všetky zoznamy</translation>
    </message>
    <message>
      <source>CSV files (*.csv)</source>
      <translation>Súbory CSV (*.csv)</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušiť</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zavrieť</translation>
    </message>
    <message>
      <source>Everybody</source>
      <translation>Všetci</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Súbor</translation>
    </message>
    <message>
      <source>File content</source>
      <translation>Obsah súboru</translation>
    </message>
    <message>
      <source>Files in the report</source>
      <translation>Súbory v hlásení</translation>
    </message>
    <message numerus="yes">
      <source>Last %n day(s)</source>
      <translation>
        <numerusform>Posledný %Ln deň</numerusform>
        <numerusform>Posledné %Ln dni</numerusform>
        <numerusform>Posledných %Ln dní</numerusform>
      </translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Otvoriť</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>Tlač</translation>
    </message>
    <message>
      <source>Put back</source>
      <translation>Vrátiť</translation>
    </message>
    <message>
      <source>Report saved to {file}</source>
      <translation>Hlásenie uložené: {file}</translation>
    </message>
    <message>
      <source>Save as CSV</source>
      <translation>Uložiť ako CSV</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>Uložiť…</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Veľkosť</translation>
    </message>
    <message>
      <source>Support report</source>
      <translation>Hlásenie pre podporu</translation>
    </message>
    <message>
      <source>Support report…</source>
      <translation>Hlásenie pre podporu…</translation>
    </message>
    <message>
      <source>These files are saved on this computer and not sent anywhere. They contain no records, tokens or passwords.</source>
      <translation>Tieto súbory sa uložia v tomto počítači a nikam sa neodošlú. Neobsahujú záznamy, tokeny ani heslá.</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>Dnes</translation>
    </message>
    <message>
      <source>Values</source>
      <translation>Hodnoty</translation>
    </message>
    <message>
      <source>What</source>
      <translation>Čo</translation>
    </message>
    <message>
      <source>What changed</source>
      <translation>Čo sa zmenilo</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Kedy</translation>
    </message>
    <message>
      <source>Who</source>
      <translation>Kto</translation>
    </message>
    <message>
      <source>only the first {count} are shown</source>
      <translation>zobrazených prvých {count}</translation>
    </message>
  </context>
  <context>
    <name>Restore</name>
    <message>
      <source>Choose a backup</source>
      <translation>Vyberte zálohu</translation>
    </message>
    <message>
      <source>Choose a backup…</source>
      <translation>Vybrať zálohu…</translation>
    </message>
    <message>
      <source>Cloud {id}</source>
      <translation>Cloud {id}</translation>
    </message>
    <message>
      <source>Created {when}</source>
      <translation>Vytvorené {when}</translation>
    </message>
    <message>
      <source>Reading the file…</source>
      <translation>Čítanie súboru…</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Obnoviť</translation>
    </message>
    <message>
      <source>Restoring…</source>
      <translation>Obnovovanie…</translation>
    </message>
    <message>
      <source>Token (optional, can be entered later)</source>
      <translation>Token (nepovinný, možno zadať neskôr)</translation>
    </message>
  </context>
  <context>
    <name>Rights</name>
    <message>
      <source>A PIN is set.</source>
      <translation>PIN je nastavený.</translation>
    </message>
    <message>
      <source>Ask for the PIN</source>
      <translation>Vyžadovať PIN</translation>
    </message>
    <message>
      <source>Change PIN</source>
      <translation>Zmeniť PIN</translation>
    </message>
    <message>
      <source>Current PIN</source>
      <translation>Súčasný PIN</translation>
    </message>
    <message>
      <source>Enter the current PIN.</source>
      <translation>Zadajte súčasný PIN.</translation>
    </message>
    <message>
      <source>Lock to view only</source>
      <translation>Zamknúť iba na čítanie</translation>
    </message>
    <message>
      <source>Manager's PIN</source>
      <translation>PIN vedúceho</translation>
    </message>
    <message>
      <source>Needed to change many records at once.</source>
      <translation>Potrebný na zmenu mnohých záznamov naraz.</translation>
    </message>
    <message>
      <source>Needed to change settings.</source>
      <translation>Potrebný na zmenu nastavení.</translation>
    </message>
    <message>
      <source>Needed to delete records.</source>
      <translation>Potrebný na odstránenie záznamov.</translation>
    </message>
    <message>
      <source>Needed to import a file.</source>
      <translation>Potrebný na import súboru.</translation>
    </message>
    <message>
      <source>Needed to remove personal data for good.</source>
      <translation>Potrebný na trvalé odstránenie osobných údajov.</translation>
    </message>
    <message>
      <source>Needed to restore a backup.</source>
      <translation>Potrebný na obnovenie zálohy.</translation>
    </message>
    <message>
      <source>Needed to sign out or to switch the cloud.</source>
      <translation>Potrebný na odhlásenie alebo zmenu cloudu.</translation>
    </message>
    <message>
      <source>New PIN</source>
      <translation>Nový PIN</translation>
    </message>
    <message>
      <source>No PIN is set: everyone can do everything.</source>
      <translation>PIN nie je nastavený: každý môže všetko.</translation>
    </message>
    <message>
      <source>PIN removed</source>
      <translation>PIN odstránený</translation>
    </message>
    <message>
      <source>PIN set</source>
      <translation>PIN nastavený</translation>
    </message>
    <message>
      <source>Remove PIN</source>
      <translation>Odstrániť PIN</translation>
    </message>
    <message>
      <source>Repeat new PIN</source>
      <translation>Nový PIN znova</translation>
    </message>
    <message>
      <source>Set PIN</source>
      <translation>Nastaviť PIN</translation>
    </message>
    <message>
      <source>Set a PIN first.</source>
      <translation>Najprv nastavte PIN.</translation>
    </message>
    <message>
      <source>The PIN is valid for five minutes or until Ctrl+L. Forgotten? The owner of this computer can reset it: delete the file rights.json in the data folder.</source>
      <translation>PIN platí päť minút alebo do stlačenia Ctrl+L. Zabudnutý PIN? Vlastník tohto počítača ho môže zrušiť: odstráňte súbor rights.json v priečinku s údajmi.</translation>
    </message>
    <message>
      <source>The two PINs differ. Enter them again.</source>
      <translation>Zadané PIN sa líšia. Zadajte ich znova.</translation>
    </message>
    <message>
      <source>Then records can be changed on this computer again.</source>
      <translation>Potom sa záznamy v tomto počítači dajú znova meniť.</translation>
    </message>
    <message>
      <source>This computer is view only (Ctrl+L)</source>
      <translation>Tento počítač je iba na čítanie (Ctrl+L)</translation>
    </message>
    <message>
      <source>Unlock…</source>
      <translation>Odomknúť…</translation>
    </message>
    <message>
      <source>View only</source>
      <translation>Iba na čítanie</translation>
    </message>
    <message>
      <source>View only and the PIN protect this window. They do not protect against people who can start programs or open files in this user account: the command line asks for no PIN. If that matters, give staff their own user account.</source>
      <translation>Režim iba na čítanie a PIN chránia toto okno. Nechránia pred ľuďmi, ktorí môžu v tomto používateľskom účte spúšťať programy alebo otvárať súbory: príkazový riadok PIN nevyžaduje. Ak na tom záleží, dajte zamestnancom vlastný používateľský účet.</translation>
    </message>
    <message>
      <source>While this computer is view only, nobody can change anything in this window. Sync and the shop's other programs keep running.</source>
      <translation>Kým je tento počítač iba na čítanie, v tomto okne nemôže nikto nič zmeniť. Synchronizácia a ostatné programy obchodu bežia ďalej.</translation>
    </message>
  </context>
  <context>
    <name>Rollback</name>
    <message>
      <source>Decide later</source>
      <translation>Rozhodnúť neskôr</translation>
    </message>
    <message>
      <source>Send this computer's records</source>
      <translation>Odoslať záznamy tohto počítača</translation>
    </message>
    <message>
      <source>Send this computer's records: the cloud gets back what is here.</source>
      <translation>Odoslať záznamy tohto počítača: cloud dostane späť, čo je tu.</translation>
    </message>
    <message>
      <source>Still counting what is missing. You can decide when all lists are compared.</source>
      <translation>Stále sa počíta, čo chýba. Rozhodnúť môžete, keď budú porovnané všetky zoznamy.</translation>
    </message>
    <message>
      <source>Take the cloud's records</source>
      <translation>Prevziať záznamy cloudu</translation>
    </message>
    <message>
      <source>Take the cloud's records: records missing in the cloud are deleted here too.</source>
      <translation>Prevziať záznamy cloudu: záznamy, ktoré v cloude chýbajú, sa odstránia aj tu.</translation>
    </message>
  </context>
  <context>
    <name>Scan</name>
    <message>
      <source>Correct check digit. It works everywhere in the window.</source>
      <translation>Správna kontrolná číslica. Funguje v celom okne.</translation>
    </message>
    <message>
      <source>Ends with Enter or Tab</source>
      <translation>Končí sa klávesom Enter alebo Tab</translation>
    </message>
    <message>
      <source>No check digit. It works in lists, but not while you type a text.</source>
      <translation>Bez kontrolnej číslice. Funguje v zoznamoch, ale nie pri písaní textu.</translation>
    </message>
    <message>
      <source>No product has the code {code}.</source>
      <translation>Kód {code} nemá žiadny produkt.</translation>
    </message>
    <message>
      <source>Nothing appears? Set the scanner to act as a keyboard and to end each code with Enter. Its manual has the codes for both.</source>
      <translation>Nič sa nezobrazilo? Nastavte čítačku, aby sa správala ako klávesnica a každý kód ukončila klávesom Enter. Kódy na obe nastavenia sú v jej príručke.</translation>
    </message>
    <message>
      <source>Nothing has the code {code}.</source>
      <translation>Kód {code} nemá žiadny záznam.</translation>
    </message>
    <message>
      <source>Nothing scanned yet.</source>
      <translation>Zatiaľ sa nič nenačítalo.</translation>
    </message>
    <message>
      <source>Received</source>
      <translation>Prijaté</translation>
    </message>
    <message>
      <source>Scan any code now. This changes nothing.</source>
      <translation>Teraz načítajte ľubovoľný kód. Nič sa tým nezmení.</translation>
    </message>
    <message>
      <source>Test the scanner</source>
      <translation>Otestovať čítačku</translation>
    </message>
    <message>
      <source>Time between keys</source>
      <translation>Čas medzi klávesmi</translation>
    </message>
    <message>
      <source>Wrong check digit. Scan it again, or check the code on the package.</source>
      <translation>Nesprávna kontrolná číslica. Naskenujte kód znova alebo ho skontrolujte na obale.</translation>
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
      <translation>Prehľad</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Nastavenia</translation>
    </message>
    <message>
      <source>Shop check</source>
      <translation>Kontrola obchodu</translation>
    </message>
    <message>
      <source>Sync</source>
      <translation>Synchronizácia</translation>
    </message>
  </context>
  <context>
    <name>Setting</name>
    <message>
      <source>Address where the cloud reaches the receiver</source>
      <translation>Adresa, na ktorej cloud nájde príjemcu</translation>
    </message>
    <message>
      <source>Allow access from other computers</source>
      <translation>Povoliť prístup z iných počítačov</translation>
    </message>
    <message>
      <source>Allow webhooks to the local network</source>
      <translation>Povoliť webhooky do miestnej siete</translation>
    </message>
    <message>
      <source>Ask again after minutes without a change</source>
      <translation>Opýtať sa znova po minútach bez zmeny</translation>
    </message>
    <message>
      <source>Ask who is at the window</source>
      <translation>Pýtať sa, kto je pri okne</translation>
    </message>
    <message>
      <source>Automatic sync</source>
      <translation>Automatická synchronizácia</translation>
    </message>
    <message>
      <source>Before changing many records at once</source>
      <translation>Pred zmenou mnohých záznamov naraz</translation>
    </message>
    <message>
      <source>Before deleting records</source>
      <translation>Pred odstránením záznamov</translation>
    </message>
    <message>
      <source>Before importing a file</source>
      <translation>Pred importom súboru</translation>
    </message>
    <message>
      <source>Before removing personal data for good</source>
      <translation>Pred trvalým odstránením osobných údajov</translation>
    </message>
    <message>
      <source>Before restoring a backup</source>
      <translation>Pred obnovením zálohy</translation>
    </message>
    <message>
      <source>Before signing out or switching the cloud</source>
      <translation>Pred odhlásením alebo zmenou cloudu</translation>
    </message>
    <message>
      <source>Certificate file</source>
      <translation>Súbor certifikátu</translation>
    </message>
    <message>
      <source>Check for updates once a day</source>
      <translation>Raz denne kontrolovať aktualizácie</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Farby</translation>
    </message>
    <message>
      <source>Computers on this cloud</source>
      <translation>Počítače v tomto cloude</translation>
    </message>
    <message>
      <source>Encryption</source>
      <translation>Šifrovanie</translation>
    </message>
    <message>
      <source>Include undocumented fields</source>
      <translation>Pridať nezdokumentované polia</translation>
    </message>
    <message>
      <source>Keep old values (days)</source>
      <translation>Uchovávať staré hodnoty (dni)</translation>
    </message>
    <message>
      <source>Keep running in the system tray after closing the window</source>
      <translation>Po zavretí okna ponechať program v oznamovacej oblasti</translation>
    </message>
    <message>
      <source>Keep running when the window is closed</source>
      <translation>Po zavretí okna bežať ďalej</translation>
    </message>
    <message>
      <source>Keep the history (days)</source>
      <translation>Uchovávať históriu (dni)</translation>
    </message>
    <message>
      <source>Label order</source>
      <translation>Poradie cenoviek</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Jazyk</translation>
    </message>
    <message>
      <source>Let older programs delete by GET</source>
      <translation>Povoliť starším programom odstraňovať metódou GET</translation>
    </message>
    <message>
      <source>Log detail</source>
      <translation>Podrobnosť protokolu</translation>
    </message>
    <message>
      <source>Low stock: at most</source>
      <translation>Dochádzajúce zásoby: najviac</translation>
    </message>
    <message>
      <source>Minimum margin (%)</source>
      <translation>Minimálna marža (%)</translation>
    </message>
    <message>
      <source>Network address</source>
      <translation>Sieťová adresa</translation>
    </message>
    <message>
      <source>Number format</source>
      <translation>Formát čísel</translation>
    </message>
    <message>
      <source>Offer data to the shop's other programs</source>
      <translation>Sprístupniť údaje ostatným programom obchodu</translation>
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
      <translation>Predpony vlastných kódov obchodu</translation>
    </message>
    <message>
      <source>Print the allergens</source>
      <translation>Tlačiť alergény</translation>
    </message>
    <message>
      <source>Print the barcode</source>
      <translation>Tlačiť čiarový kód</translation>
    </message>
    <message>
      <source>Print the lowest price before a discount</source>
      <translation>Tlačiť najnižšiu cenu pred zľavou</translation>
    </message>
    <message>
      <source>Print the price</source>
      <translation>Tlačiť cenu</translation>
    </message>
    <message>
      <source>Private key file</source>
      <translation>Súbor súkromného kľúča</translation>
    </message>
    <message>
      <source>Receive webhooks from the cloud</source>
      <translation>Prijímať webhooky z cloudu</translation>
    </message>
    <message>
      <source>Requests per 30 minutes allowed by the cloud</source>
      <translation>Požiadavky povolené cloudom za 30 minút</translation>
    </message>
    <message>
      <source>Requests per minute for each token</source>
      <translation>Požiadavky za minútu na každý token</translation>
    </message>
    <message>
      <source>Show the sync state in the system tray</source>
      <translation>Zobrazovať stav synchronizácie v oznamovacej oblasti</translation>
    </message>
    <message>
      <source>Spacing</source>
      <translation>Rozostupy</translation>
    </message>
    <message>
      <source>Support older programs (/api)</source>
      <translation>Podporovať staršie programy (/api)</translation>
    </message>
    <message>
      <source>Sync every (seconds)</source>
      <translation>Interval synchronizácie (sekundy)</translation>
    </message>
    <message>
      <source>Text size (%)</source>
      <translation>Veľkosť textu (%)</translation>
    </message>
    <message>
      <source>Wait before sending an edit (seconds)</source>
      <translation>Čakať pred odoslaním úpravy (sekundy)</translation>
    </message>
    <message>
      <source>Web pages with access</source>
      <translation>Webové stránky s prístupom</translation>
    </message>
  </context>
  <context>
    <name>SettingChoice</name>
    <message>
      <source>A4, 14 labels 99.1 × 38.1 mm</source>
      <translation>A4, 14 cenoviek 99,1 × 38,1 mm</translation>
    </message>
    <message>
      <source>A4, 24 labels 70 × 37 mm</source>
      <translation>A4, 24 cenoviek 70 × 37 mm</translation>
    </message>
    <message>
      <source>A4, 65 labels 38.1 × 21.2 mm</source>
      <translation>A4, 65 cenoviek 38,1 × 21,2 mm</translation>
    </message>
    <message>
      <source>As numbers</source>
      <translation>Ako čísla</translation>
    </message>
    <message>
      <source>As on the shelf: by category and name</source>
      <translation>Ako v regáli: podľa kategórie a názvu</translation>
    </message>
    <message>
      <source>As text, like the cloud</source>
      <translation>Ako text, ako cloud</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>Kompaktné</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Tmavé</translation>
    </message>
    <message>
      <source>Everything</source>
      <translation>Všetko</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Vysoký kontrast</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Svetlé</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Žiadne</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Normálne</translation>
    </message>
    <message>
      <source>Only problems</source>
      <translation>Iba problémy</translation>
    </message>
    <message>
      <source>Roll 57 × 32 mm</source>
      <translation>Rolka 57 × 32 mm</translation>
    </message>
    <message>
      <source>Roll 62 × 29 mm</source>
      <translation>Rolka 62 × 29 mm</translation>
    </message>
    <message>
      <source>Same as in the list</source>
      <translation>Ako v zozname</translation>
    </message>
    <message>
      <source>Same as system</source>
      <translation>Podľa systému</translation>
    </message>
    <message>
      <source>Standard</source>
      <translation>Štandardne</translation>
    </message>
    <message>
      <source>Touch</source>
      <translation>Dotykové</translation>
    </message>
    <message>
      <source>With a certificate made by Counterfoil</source>
      <translation>S certifikátom od Counterfoilu</translation>
    </message>
    <message>
      <source>With the files below</source>
      <translation>So súbormi nižšie</translation>
    </message>
  </context>
  <context>
    <name>SettingGroup</name>
    <message>
      <source>About and licences</source>
      <translation>O programe a licencie</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Vzhľad</translation>
    </message>
    <message>
      <source>Backup</source>
      <translation>Zálohovanie</translation>
    </message>
    <message>
      <source>Diagnostics</source>
      <translation>Diagnostika</translation>
    </message>
    <message>
      <source>General</source>
      <translation>Všeobecné</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>Cenovky</translation>
    </message>
    <message>
      <source>Permissions</source>
      <translation>Oprávnenia</translation>
    </message>
    <message>
      <source>Schedule</source>
      <translation>Plán synchronizácie</translation>
    </message>
    <message>
      <source>Server for the shop</source>
      <translation>Server obchodu</translation>
    </message>
    <message>
      <source>This shop</source>
      <translation>Tento obchod</translation>
    </message>
    <message>
      <source>Updates</source>
      <translation>Aktualizácie</translation>
    </message>
    <message>
      <source>Webhook receiver</source>
      <translation>Príjemca webhookov</translation>
    </message>
  </context>
  <context>
    <name>SettingPart</name>
    <message>
      <source>PIN manager view only lock unlock rights</source>
      <translation>PIN vedúci iba na čítanie zamknúť odomknúť oprávnenia práva</translation>
    </message>
    <message>
      <source>address code to scan QR tokens programs revoke create clients seen</source>
      <translation>adresa kód na načítanie QR tokeny programy zneplatniť vytvoriť klienti prístup</translation>
    </message>
    <message>
      <source>back up now restore copy last</source>
      <translation>zálohovať teraz obnoviť kópia posledná</translation>
    </message>
    <message>
      <source>barcode scanner test codes start at sign-in tray</source>
      <translation>čítačka čiarových kódov vyskúšať kódy spúšťanie po prihlásení oznamovacia oblasť</translation>
    </message>
    <message>
      <source>check self-test log folder capabilities cloud allows</source>
      <translation>kontrola programu protokol priečinok možnosti cloud podporuje</translation>
    </message>
    <message>
      <source>cloud account address number sign in again sign out connect token</source>
      <translation>cloud účet adresa číslo prihlásiť znova odhlásiť pripojiť token</translation>
    </message>
    <message>
      <source>state port address secret reveal copy</source>
      <translation>stav port adresa tajný kľúč zobraziť kopírovať</translation>
    </message>
    <message>
      <source>version check now what is new install</source>
      <translation>verzia skontrolovať teraz novinky nainštalovať</translation>
    </message>
    <message>
      <source>version licence Qt LGPL icons Lucide libraries</source>
      <translation>verzia licencia Qt LGPL ikony Lucide knižnice</translation>
    </message>
  </context>
  <context>
    <name>SettingText</name>
    <message>
      <source>127.0.0.1 allows this computer only, 0.0.0.0 all its networks.</source>
      <translation>127.0.0.1 povolí iba tento počítač, 0.0.0.0 všetky jeho siete.</translation>
    </message>
    <message>
      <source>A PEM file with the certificate and its chain.</source>
      <translation>Súbor PEM s certifikátom a jeho reťazcom.</translation>
    </message>
    <message>
      <source>A PEM file without a password.</source>
      <translation>Súbor PEM bez hesla.</translation>
    </message>
    <message>
      <source>A backup replaces all records on this computer.</source>
      <translation>Záloha nahradí všetky záznamy v tomto počítači.</translation>
    </message>
    <message>
      <source>A file can change thousands of records.</source>
      <translation>Súbor môže zmeniť tisíce záznamov.</translation>
    </message>
    <message>
      <source>A short wait sends several edits together.</source>
      <translation>Krátke čakanie odošle viac úprav naraz.</translation>
    </message>
    <message>
      <source>Addresses such as https://board.example, separated by commas. A page also needs a token.</source>
      <translation>Adresy ako https://board.example, oddelené čiarkami. Stránka potrebuje aj token.</translation>
    </message>
    <message>
      <source>Any program that follows links could delete records. Leave it off unless you need it.</source>
      <translation>Záznamy by mohol odstrániť každý program, ktorý otvára odkazy. Ak to nepotrebujete, nechajte vypnuté.</translation>
    </message>
    <message>
      <source>By name, or by number if the names do not fit, including those of ingredients.</source>
      <translation>Názvami, alebo číslami, ak sa názvy nezmestia, vrátane alergénov surovín.</translation>
    </message>
    <message>
      <source>Compact shows more rows; Touch leaves room for fingers.</source>
      <translation>Kompaktné zobrazia viac riadkov, dotykové nechajú miesto pre prsty.</translation>
    </message>
    <message>
      <source>Counterfoil keeps sending changes. To end it, choose “Quit” in the menu.</source>
      <translation>Counterfoil zmeny odosiela ďalej. Ukončíte ho v ponuke príkazom „Ukončiť“.</translation>
    </message>
    <message>
      <source>EAN and UPC codes as such, all others as Code 128. Products without a code get no barcode.</source>
      <translation>Kódy EAN a UPC v ich tvare, všetky ostatné ako Code 128. Produkty bez kódu čiarový kód nedostanú.</translation>
    </message>
    <message>
      <source>Each change starts the time anew.</source>
      <translation>Každá zmena začne počítať čas znova.</translation>
    </message>
    <message>
      <source>Every change then names an employee. Choose by name, or scan the badge.</source>
      <translation>Pri každej zmene je potom zamestnanec. Vyberte meno, alebo načítajte kartu.</translation>
    </message>
    <message>
      <source>For programs made for the first version of the cloud's API, under /api.</source>
      <translation>Pre programy vytvorené pre prvú verziu API cloudu, pod /api.</translation>
    </message>
    <message>
      <source>From 75 to 200, or use Ctrl++ and Ctrl+-.</source>
      <translation>Od 75 do 200, alebo použite Ctrl++ a Ctrl+-.</translation>
    </message>
    <message>
      <source>Further requests have to wait. An address may make four times as many; 0 means no limit.</source>
      <translation>Ďalšie požiadavky musia počkať. Jedna adresa ich smie poslať štyrikrát toľko; 0 znamená bez limitu.</translation>
    </message>
    <message>
      <source>High contrast helps in bright light and with weak eyesight.</source>
      <translation>Vysoký kontrast pomáha v ostrom svetle a pri slabom zraku.</translation>
    </message>
    <message>
      <source>How often to check the cloud for changes, as far as the request limit allows. The Sync page shows the actual interval. Lists that rarely change are checked less often.</source>
      <translation>Ako často kontrolovať zmeny v cloude, pokiaľ to dovolí limit požiadaviek. Skutočný interval ukazuje stránka Synchronizácia. Zoznamy, ktoré sa menia zriedka, sa kontrolujú menej často.</translation>
    </message>
    <message>
      <source>Needed if others share the network. Programs must be set to trust a certificate made by Counterfoil.</source>
      <translation>Potrebné, ak sieť používajú aj iní. V programoch treba nastaviť dôveru k certifikátu od Counterfoilu.</translation>
    </message>
    <message>
      <source>Older entries are removed, never sooner than old values.</source>
      <translation>Staršie položky sa odstránia. Nikdy nie skôr než staré hodnoty.</translation>
    </message>
    <message>
      <source>Older values are removed from the history and can no longer be restored. Prices stay for at least 30 days.</source>
      <translation>Staršie hodnoty sa z histórie odstránia a už ich nemožno obnoviť. Ceny zostanú najmenej 30 dní.</translation>
    </message>
    <message>
      <source>One wrong value would affect many records.</source>
      <translation>Jedna nesprávna hodnota by zasiahla veľa záznamov.</translation>
    </message>
    <message>
      <source>Other programs need this number. With 0, the system chooses one at each start.</source>
      <translation>Toto číslo potrebujú ostatné programy. Pri 0 ho systém vyberie pri každom spustení.</translation>
    </message>
    <message>
      <source>Other programs register webhooks here. When on, webhooks may call this computer and other devices in its network; when off, only the internet.</source>
      <translation>Iné programy si tu registrujú webhooky. Ak je zapnuté, webhooky smú volať tento počítač a ďalšie zariadenia v jeho sieti; ak je vypnuté, iba internet.</translation>
    </message>
    <message>
      <source>Separated by commas, e.g. CARD-, 29. Codes with these prefixes count as scans even in a text field.</source>
      <translation>Oddelené čiarkami, napr. KARTA-, 29. Kódy s týmito predponami sa berú ako načítané aj v textovom poli.</translation>
    </message>
    <message>
      <source>Sync and the server continue in the background, without an icon. Opening Counterfoil brings the window back.</source>
      <translation>Synchronizácia a server pokračujú na pozadí, bez ikony. Okno sa vráti, keď Counterfoil znova otvoríte.</translation>
    </message>
    <message>
      <source>The cloud reports changes at once, so it is checked less often.</source>
      <translation>Cloud hlási zmeny hneď, preto sa kontroluje menej často.</translation>
    </message>
    <message>
      <source>The cloud sends numbers as text; some programs need real numbers.</source>
      <translation>Cloud posiela čísla ako text; niektoré programy potrebujú skutočné čísla.</translation>
    </message>
    <message>
      <source>The icon by the clock shows whether everything is sent.</source>
      <translation>Ikona pri hodinách ukazuje, či je všetko odoslané.</translation>
    </message>
    <message>
      <source>The label dialog starts with this order and remembers your last choice.</source>
      <translation>Okno cenoviek sa otvorí s týmto poradím a zapamätá si vašu poslednú voľbu.</translation>
    </message>
    <message>
      <source>The label dialog starts with this paper and remembers your last choice.</source>
      <translation>Okno cenoviek sa otvorí s týmto papierom a zapamätá si vašu poslednú voľbu.</translation>
    </message>
    <message>
      <source>The limit the vendor sets for your account. Checking uses less than half of it when nothing changes.</source>
      <translation>Limit, ktorý vášmu účtu určil poskytovateľ. Kontroly bez zmien z neho využijú menej ako polovicu.</translation>
    </message>
    <message>
      <source>The log is a file on this computer. It never contains tokens or passwords.</source>
      <translation>Protokol je súbor v tomto počítači. Nikdy neobsahuje tokeny ani heslá.</translation>
    </message>
    <message>
      <source>The lowest price in the previous 30 days, as far as this computer knows it.</source>
      <translation>Najnižšia cena za predchádzajúcich 30 dní, pokiaľ ju tento počítač pozná.</translation>
    </message>
    <message>
      <source>The overview lists products with this stock or less.</source>
      <translation>Prehľad vypíše produkty s takouto alebo nižšou zásobou.</translation>
    </message>
    <message>
      <source>The second company ID of customers and the secret of a new webhook. Programs that send Allow-Version always see them.</source>
      <translation>Druhé IČ firmy zákazníkov a tajný kľúč nového webhooku. Programy, ktoré posielajú Allow-Version, ich vidia vždy.</translation>
    </message>
    <message>
      <source>The shop check lists products that earn less. 0 turns this off. A product's own minimum margin comes first.</source>
      <translation>Kontrola obchodu vypíše produkty, ktoré zarábajú menej. 0 ju vypne. Vlastná minimálna marža produktu má prednosť.</translation>
    </message>
    <message>
      <source>The window changes at once. Nothing you typed is lost.</source>
      <translation>Okno sa zmení hneď. Nič z toho, čo ste zadali, sa nestratí.</translation>
    </message>
    <message>
      <source>They share the request limit. With 1, this computer detects automatically what others use.</source>
      <translation>Delia sa o limit požiadaviek. Pri 1 tento počítač automaticky zistí, koľko využívajú ostatné.</translation>
    </message>
    <message>
      <source>This cannot be undone.</source>
      <translation>Túto akciu nemožno vrátiť späť.</translation>
    </message>
    <message>
      <source>Tills, scales and online shops read and write the same records here, even offline.</source>
      <translation>Pokladnice, váhy a internetové obchody tu čítajú a zapisujú tie isté záznamy, aj offline.</translation>
    </message>
    <message>
      <source>Use 127.0.0.1 if a tunnel or proxy runs on this computer.</source>
      <translation>Použite 127.0.0.1, ak v tomto počítači beží tunel alebo proxy.</translation>
    </message>
    <message>
      <source>We only check the version number. Updates are installed when you close Counterfoil.</source>
      <translation>Kontrolujeme iba číslo verzie. Aktualizácie sa nainštalujú, keď Counterfoil zavriete.</translation>
    </message>
    <message>
      <source>When off, changes wait until you press “Sync now”.</source>
      <translation>Ak je vypnutá, zmeny čakajú, kým nestlačíte „Synchronizovať teraz“.</translation>
    </message>
    <message>
      <source>When off, only programs on this computer reach the server and the receiver.</source>
      <translation>Ak je vypnuté, k serveru a príjemcovi sa dostanú iba programy v tomto počítači.</translation>
    </message>
    <message>
      <source>With 0, the system chooses one at each start.</source>
      <translation>Pri 0 ho systém vyberie pri každom spustení.</translation>
    </message>
    <message>
      <source>With an address, webhooks are registered in the cloud automatically. Leave it empty for none.</source>
      <translation>S adresou sa webhooky v cloude zaregistrujú automaticky. Ak ich nechcete, nechajte prázdne.</translation>
    </message>
    <message>
      <source>With the price per kilogram or litre, if the product has a package content.</source>
      <translation>S cenou za kilogram alebo liter, ak má produkt obsah balenia.</translation>
    </message>
    <message>
      <source>Without the token, changes stay on this computer.</source>
      <translation>Bez tokenu zmeny zostanú v tomto počítači.</translation>
    </message>
    <message>
      <source>You can undo a deletion, but accidental ones are easy to miss.</source>
      <translation>Odstránenie môžete vrátiť späť, ale neúmyselné sa ľahko prehliadne.</translation>
    </message>
  </context>
  <context>
    <name>Settings</name>
    <message numerus="yes">
      <source>%n token(s) revoked</source>
      <translation>
        <numerusform>%Ln token zneplatnený</numerusform>
        <numerusform>%Ln tokeny zneplatnené</numerusform>
        <numerusform>%Ln tokenov zneplatnených</numerusform>
      </translation>
    </message>
    <message>
      <source>A revoked token stops working at once, even in running programs.</source>
      <translation>Zneplatnený token hneď prestane fungovať, aj v spustených programoch.</translation>
    </message>
    <message>
      <source>A token with this name already exists. Enter another name.</source>
      <translation>Token s týmto názvom už existuje. Zadajte iný názov.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adresa</translation>
    </message>
    <message>
      <source>Address as QR code</source>
      <translation>Adresa ako QR kód</translation>
    </message>
    <message>
      <source>Address for programs</source>
      <translation>Adresa pre programy</translation>
    </message>
    <message>
      <source>Address for the cloud</source>
      <translation>Adresa pre cloud</translation>
    </message>
    <message>
      <source>Address on this computer</source>
      <translation>Adresa v tomto počítači</translation>
    </message>
    <message>
      <source>All lists</source>
      <translation>Všetky zoznamy</translation>
    </message>
    <message>
      <source>Allow access from other computers</source>
      <translation>Povoliť prístup z iných počítačov</translation>
    </message>
    <message>
      <source>Another copy of Counterfoil, or other data, starts at sign-in. Tick it to start this copy instead.</source>
      <translation>Po prihlásení sa spúšťa iná kópia Counterfoilu alebo iné údaje. Zaškrtnutím sa bude spúšťať táto.</translation>
    </message>
    <message>
      <source>At most {length} characters, in one line.</source>
      <translation>Najviac {length} znakov na jednom riadku.</translation>
    </message>
    <message>
      <source>Back to default: {value}</source>
      <translation>Späť na predvolené: {value}</translation>
    </message>
    <message>
      <source>Barcode scanner</source>
      <translation>Čítačka čiarových kódov</translation>
    </message>
    <message>
      <source>Certificate fingerprint</source>
      <translation>Odtlačok certifikátu</translation>
    </message>
    <message>
      <source>Cloud number</source>
      <translation>Číslo cloudu</translation>
    </message>
    <message>
      <source>Connect to a cloud…</source>
      <translation>Pripojiť ku cloudu…</translation>
    </message>
    <message>
      <source>Connection</source>
      <translation>Pripojenie</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Kopírovať</translation>
    </message>
    <message>
      <source>Copy address with secret</source>
      <translation>Kopírovať adresu s tajným kľúčom</translation>
    </message>
    <message>
      <source>Copy new token</source>
      <translation>Kopírovať nový token</translation>
    </message>
    <message>
      <source>Copy the token to the other program now. It is shown only once.</source>
      <translation>Skopírujte token hneď do druhého programu. Zobrazí sa iba raz.</translation>
    </message>
    <message>
      <source>Copy: {what}</source>
      <translation>Kopírovať: {what}</translation>
    </message>
    <message>
      <source>Create a token</source>
      <translation>Vytvoriť token</translation>
    </message>
    <message>
      <source>Created</source>
      <translation>Vytvorené</translation>
    </message>
    <message>
      <source>Data folder</source>
      <translation>Priečinok s údajmi</translation>
    </message>
    <message>
      <source>Enter a full address such as https://shop.example.com, or leave it empty.</source>
      <translation>Zadajte celú adresu, napr. https://obchod.example.com, alebo nechajte prázdne.</translation>
    </message>
    <message>
      <source>Enter a whole number from {minimum} to {maximum}.</source>
      <translation>Zadajte celé číslo od {minimum} do {maximum}.</translation>
    </message>
    <message>
      <source>Enter an address such as 127.0.0.1 or 0.0.0.0, or a computer name.</source>
      <translation>Zadajte adresu, napr. 127.0.0.1 alebo 0.0.0.0, alebo názov počítača.</translation>
    </message>
    <message>
      <source>Enter what the token is for.</source>
      <translation>Zadajte, na čo token slúži.</translation>
    </message>
    <message>
      <source>Hide secret</source>
      <translation>Skryť tajný kľúč</translation>
    </message>
    <message>
      <source>I have saved it</source>
      <translation>Mám uložené</translation>
    </message>
    <message>
      <source>It does not start automatically.</source>
      <translation>Nespúšťa sa automaticky.</translation>
    </message>
    <message>
      <source>Last seen</source>
      <translation>Posledný prístup</translation>
    </message>
    <message>
      <source>Lists the token may use</source>
      <translation>Zoznamy, ktoré token smie používať</translation>
    </message>
    <message>
      <source>Name of the new token</source>
      <translation>Názov nového tokenu</translation>
    </message>
    <message>
      <source>No setting has this name.</source>
      <translation>Žiadne nastavenie nemá tento názov.</translation>
    </message>
    <message>
      <source>No tokens yet, so no program has access.</source>
      <translation>Zatiaľ žiadne tokeny, prístup nemá žiadny program.</translation>
    </message>
    <message>
      <source>Not running.</source>
      <translation>Nebeží.</translation>
    </message>
    <message>
      <source>Off.</source>
      <translation>Vypnuté.</translation>
    </message>
    <message>
      <source>Off. Counterfoil checks the cloud for changes instead.</source>
      <translation>Vypnuté. Counterfoil namiesto toho kontroluje zmeny v cloude.</translation>
    </message>
    <message>
      <source>Only {list}</source>
      <translation>Iba {list}</translation>
    </message>
    <message>
      <source>Only {list} + {more}</source>
      <translation>Iba {list} + {more}</translation>
    </message>
    <message>
      <source>Permissions</source>
      <translation>Oprávnenia</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>Program</translation>
    </message>
    <message>
      <source>Programs with access</source>
      <translation>Programy s prístupom</translation>
    </message>
    <message>
      <source>Read only</source>
      <translation>Iba na čítanie</translation>
    </message>
    <message>
      <source>Registered with the system.</source>
      <translation>Zaregistrované v systéme.</translation>
    </message>
    <message>
      <source>Revoke</source>
      <translation>Zneplatniť</translation>
    </message>
    <message>
      <source>Revoke selected tokens</source>
      <translation>Zneplatniť vybrané tokeny</translation>
    </message>
    <message>
      <source>Running on port {port}.</source>
      <translation>Beží na porte {port}.</translation>
    </message>
    <message>
      <source>Running.</source>
      <translation>Beží.</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Hľadať</translation>
    </message>
    <message>
      <source>Search settings</source>
      <translation>Hľadať v nastaveniach</translation>
    </message>
    <message>
      <source>See what the scanner sends and whether its codes are read. This changes nothing.</source>
      <translation>Pozrite sa, čo čítačka posiela a či sa jej kódy načítajú. Nič sa tým nezmení.</translation>
    </message>
    <message>
      <source>Setting groups</source>
      <translation>Skupiny nastavení</translation>
    </message>
    <message>
      <source>Show secret</source>
      <translation>Zobraziť tajný kľúč</translation>
    </message>
    <message>
      <source>Sign in again or switch cloud…</source>
      <translation>Znova sa prihlásiť alebo zmeniť cloud…</translation>
    </message>
    <message>
      <source>Sign out…</source>
      <translation>Odhlásiť sa…</translation>
    </message>
    <message>
      <source>Signing out deletes the token from this computer. Records and unsent changes stay here.</source>
      <translation>Odhlásením sa token z tohto počítača odstráni. Záznamy a neodoslané zmeny tu zostanú.</translation>
    </message>
    <message>
      <source>Start Counterfoil in the tray when I sign in</source>
      <translation>Po prihlásení spustiť Counterfoil v oznamovacej oblasti</translation>
    </message>
    <message>
      <source>Start at sign-in</source>
      <translation>Spúšťanie po prihlásení</translation>
    </message>
    <message>
      <source>Test the scanner…</source>
      <translation>Otestovať čítačku…</translation>
    </message>
    <message>
      <source>The cloud</source>
      <translation>Cloud</translation>
    </message>
    <message>
      <source>The new token</source>
      <translation>Nový token</translation>
    </message>
    <message>
      <source>The receiver</source>
      <translation>Príjemca</translation>
    </message>
    <message>
      <source>This is the practice shop. Its cloud runs inside Counterfoil, and nothing leaves this computer.</source>
      <translation>Toto je ukážkový obchod. Jeho cloud beží v Counterfoile a nič neopúšťa tento počítač.</translation>
    </message>
    <message>
      <source>Token saved in</source>
      <translation>Uloženie tokenu</translation>
    </message>
    <message>
      <source>Tokens</source>
      <translation>Tokeny</translation>
    </message>
    <message>
      <source>Turn off</source>
      <translation>Vypnúť</translation>
    </message>
    <message>
      <source>Turn on</source>
      <translation>Zapnúť</translation>
    </message>
    <message>
      <source>Turned off in the system's settings. Tick it to turn it on again.</source>
      <translation>Vypnuté v nastaveniach systému. Zaškrtnutím sa znova zapne.</translation>
    </message>
    <message>
      <source>What the token is for, e.g. Till 2</source>
      <translation>Účel tokenu, napr. Pokladnica 2</translation>
    </message>
    <message>
      <source>a protected file</source>
      <translation>chránený súbor</translation>
    </message>
    <message>
      <source>memory only, until you quit</source>
      <translation>iba pamäť, do ukončenia</translation>
    </message>
    <message>
      <source>never</source>
      <translation>nikdy</translation>
    </message>
    <message>
      <source>none</source>
      <translation>žiadna</translation>
    </message>
    <message>
      <source>reads</source>
      <translation>číta</translation>
    </message>
    <message>
      <source>reads and writes</source>
      <translation>číta a zapisuje</translation>
    </message>
    <message>
      <source>this computer's keychain</source>
      <translation>kľúčenka tohto počítača</translation>
    </message>
  </context>
  <context>
    <name>ShopCheck</name>
    <message numerus="yes">
      <source>%n price(s) recalculated</source>
      <translation>
        <numerusform>Prepočítaná %Ln cena</numerusform>
        <numerusform>Prepočítané %Ln ceny</numerusform>
        <numerusform>Prepočítaných %Ln cien</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n problem(s) found</source>
      <translation>
        <numerusform>Nájdený %Ln problém</numerusform>
        <numerusform>Nájdené %Ln problémy</numerusform>
        <numerusform>Nájdených %Ln problémov</numerusform>
      </translation>
    </message>
    <message>
      <source>Check again</source>
      <translation>Skontrolovať znova</translation>
    </message>
    <message>
      <source>Checking the records…</source>
      <translation>Kontrola záznamov…</translation>
    </message>
    <message>
      <source>Checks</source>
      <translation>Kontroly</translation>
    </message>
    <message>
      <source>Count</source>
      <translation>Počet</translation>
    </message>
    <message>
      <source>Customer without a name</source>
      <translation>Zákazník bez mena</translation>
    </message>
    <message>
      <source>Dismiss</source>
      <translation>Skryť</translation>
    </message>
    <message>
      <source>EAN used twice</source>
      <translation>EAN použitý dvakrát</translation>
    </message>
    <message>
      <source>EAN with wrong check digit</source>
      <translation>EAN s nesprávnou kontrolnou číslicou</translation>
    </message>
    <message>
      <source>Each of these can cost time or money at the till.</source>
      <translation>Každý z nich môže pri pokladnici stáť čas alebo peniaze.</translation>
    </message>
    <message>
      <source>For sale without a price</source>
      <translation>V predaji bez ceny</translation>
    </message>
    <message>
      <source>Invalid VAT ID</source>
      <translation>Neplatné IČ DPH</translation>
    </message>
    <message>
      <source>Invalid company ID</source>
      <translation>Neplatné IČO</translation>
    </message>
    <message>
      <source>Keep all prices with VAT</source>
      <translation>Ponechať všetky ceny s DPH</translation>
    </message>
    <message>
      <source>Keep all prices without VAT</source>
      <translation>Ponechať všetky ceny bez DPH</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Druh</translation>
    </message>
    <message>
      <source>Low margin</source>
      <translation>Nízka marža</translation>
    </message>
    <message>
      <source>No category</source>
      <translation>Bez kategórie</translation>
    </message>
    <message>
      <source>No problems found</source>
      <translation>Nenašli sa žiadne problémy</translation>
    </message>
    <message>
      <source>Only the first {count} are shown.</source>
      <translation>Zobrazených je iba prvých {count}.</translation>
    </message>
    <message>
      <source>PLU used twice</source>
      <translation>PLU použité dvakrát</translation>
    </message>
    <message>
      <source>Prices contradict each other</source>
      <translation>Ceny si odporujú</translation>
    </message>
    <message>
      <source>Prices, codes, recipes, names and numbers are correct</source>
      <translation>Ceny, kódy, receptúry, mená a čísla sú správne</translation>
    </message>
    <message>
      <source>Problem</source>
      <translation>Problém</translation>
    </message>
    <message>
      <source>Problems</source>
      <translation>Problémy</translation>
    </message>
    <message>
      <source>Recipe in a circle</source>
      <translation>Receptúra v kruhu</translation>
    </message>
    <message>
      <source>Recipe line without product</source>
      <translation>Riadok receptúry bez produktu</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Záznam</translation>
    </message>
    <message>
      <source>Show again</source>
      <translation>Znova zobraziť</translation>
    </message>
    <message>
      <source>Show dismissed ({count})</source>
      <translation>Zobraziť skryté ({count})</translation>
    </message>
    <message>
      <source>Sold below cost</source>
      <translation>Predaj pod nákupnou cenou</translation>
    </message>
    <message>
      <source>Tag with two spellings</source>
      <translation>Štítok s dvoma zápismi</translation>
    </message>
    <message>
      <source>The check reads the records on this computer and works offline.</source>
      <translation>Kontrola číta záznamy v tomto počítači a funguje offline.</translation>
    </message>
    <message>
      <source>Unknown VAT rate</source>
      <translation>Neznáma sadzba DPH</translation>
    </message>
    <message>
      <source>Values</source>
      <translation>Hodnoty</translation>
    </message>
  </context>
  <context>
    <name>ShopCheckAdvice</name>
    <message>
      <source>Filters see two tags. Keep one spelling.</source>
      <translation>Filtre vidia dva štítky. Ponechajte jeden zápis.</translation>
    </message>
    <message>
      <source>The VAT ID is not valid in its country. Ask for it again before the next invoice.</source>
      <translation>IČ DPH nie je v danej krajine platné. Pred ďalšou faktúrou si ho znova vyžiadajte.</translation>
    </message>
    <message>
      <source>The check digit is wrong. Ask the customer for the number.</source>
      <translation>Kontrolná číslica je nesprávna. Vypýtajte si číslo od zákazníka.</translation>
    </message>
    <message>
      <source>The last digit does not match the others. Scan the product again.</source>
      <translation>Posledná číslica nesúhlasí s ostatnými. Načítajte produkt znova.</translation>
    </message>
    <message>
      <source>The list of tax rates does not have this rate.</source>
      <translation>Táto sadzba nie je v zozname sadzieb DPH.</translation>
    </message>
    <message>
      <source>The margin is below the product's own minimum or the one in Settings, General.</source>
      <translation>Marža je nižšia než vlastné minimum produktu alebo minimum v časti Nastavenia, Všeobecné.</translation>
    </message>
    <message>
      <source>The price with VAT, the price without VAT and the VAT rate do not match. Choose the price to keep.</source>
      <translation>Cena s DPH, cena bez DPH a sadzba DPH si nezodpovedajú. Vyberte cenu, ktorá sa ponechá.</translation>
    </message>
    <message>
      <source>The price without VAT is lower than the purchase price or the cost of the ingredients.</source>
      <translation>Cena bez DPH je nižšia než nákupná cena alebo náklady na suroviny.</translation>
    </message>
    <message>
      <source>The product is an ingredient of itself. Delete one of the recipe lines.</source>
      <translation>Produkt je surovinou samého seba. Odstráňte jeden z riadkov receptúry.</translation>
    </message>
    <message>
      <source>The product or ingredient in the line was deleted. Delete the line, or choose another product.</source>
      <translation>Produkt alebo surovina v riadku sú odstránené. Odstráňte riadok alebo vyberte iný produkt.</translation>
    </message>
    <message>
      <source>The scanner cannot tell which product is meant.</source>
      <translation>Čítačka nerozozná, o ktorý produkt ide.</translation>
    </message>
    <message>
      <source>The till cannot tell which product is meant.</source>
      <translation>Pokladnica nerozozná, o ktorý produkt ide.</translation>
    </message>
    <message>
      <source>The till sells these at no charge. Enter a price, or let the till ask for one.</source>
      <translation>Pokladnica ich predáva zadarmo. Zadajte cenu, alebo nech sa na ňu pokladnica pýta.</translation>
    </message>
    <message>
      <source>You can find these only by searching.</source>
      <translation>Nájdete ich iba hľadaním.</translation>
    </message>
    <message>
      <source>You cannot find these by name.</source>
      <translation>Podľa mena ich nenájdete.</translation>
    </message>
  </context>
  <context>
    <name>ShopFinding</name>
    <message>
      <source>with {others}</source>
      <translation>spolu s {others}</translation>
    </message>
    <message>
      <source>{code}</source>
      <translation>{code}</translation>
    </message>
    <message>
      <source>{code}, also {others}</source>
      <translation>{code}, tiež {others}</translation>
    </message>
    <message>
      <source>{margin} of {price}, less than {least}; costs {cost} ({where})</source>
      <translation>{margin} z {price}, menej ako {least}; náklady {cost} ({where})</translation>
    </message>
    <message>
      <source>{number}</source>
      <translation>{number}</translation>
    </message>
    <message>
      <source>{price}, costs {cost} ({where})</source>
      <translation>{price}, náklady {cost} ({where})</translation>
    </message>
    <message>
      <source>{rate}</source>
      <translation>{rate}</translation>
    </message>
    <message>
      <source>{tag}; more often {usual}</source>
      <translation>{tag}; častejšie {usual}</translation>
    </message>
    <message>
      <source>{with_vat} with VAT, {without_vat} without, {rate}</source>
      <translation>{with_vat} s DPH, {without_vat} bez, {rate}</translation>
    </message>
  </context>
  <context>
    <name>Shortcuts</name>
    <message>
      <source>Button of a message</source>
      <translation>Tlačidlo správy</translation>
    </message>
    <message>
      <source>Edit the cell</source>
      <translation>Upraviť bunku</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Klávesové skratky</translation>
    </message>
    <message>
      <source>Paste a column</source>
      <translation>Vložiť stĺpec</translation>
    </message>
    <message>
      <source>Sections</source>
      <translation>Sekcie</translation>
    </message>
  </context>
  <context>
    <name>Staff</name>
    <message>
      <source>Cancel</source>
      <translation>Zrušiť</translation>
    </message>
    <message>
      <source>Employees</source>
      <translation>Zamestnanci</translation>
    </message>
    <message>
      <source>Nobody</source>
      <translation>Nikto</translation>
    </message>
    <message>
      <source>Type a name or scan a badge</source>
      <translation>Napíšte meno alebo načítajte kartu</translation>
    </message>
    <message>
      <source>Who is here?</source>
      <translation>Kto je tu?</translation>
    </message>
  </context>
  <context>
    <name>Start</name>
    <message>
      <source>Preparing the practice shop…</source>
      <translation>Príprava ukážkového obchodu…</translation>
    </message>
  </context>
  <context>
    <name>State</name>
    <message>
      <source>Deleted</source>
      <translation>Odstránené</translation>
    </message>
    <message>
      <source>Needs you</source>
      <translation>Čaká na vás</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Nové</translation>
    </message>
    <message>
      <source>Not saved</source>
      <translation>Neuložené</translation>
    </message>
    <message>
      <source>Sending</source>
      <translation>Odosielanie</translation>
    </message>
    <message>
      <source>Up to date</source>
      <translation>Aktuálne</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Čaká</translation>
    </message>
  </context>
  <context>
    <name>StateSentence</name>
    <message>
      <source>Deleted.</source>
      <translation>Odstránené.</translation>
    </message>
    <message>
      <source>Needs your decision.</source>
      <translation>Čaká na vaše rozhodnutie.</translation>
    </message>
    <message>
      <source>Not saved yet.</source>
      <translation>Zatiaľ neuložené.</translation>
    </message>
    <message>
      <source>Same as in the cloud.</source>
      <translation>Rovnaké ako v cloude.</translation>
    </message>
    <message>
      <source>Saved here, waiting to be sent.</source>
      <translation>Uložené tu, čaká na odoslanie.</translation>
    </message>
    <message>
      <source>Sending now.</source>
      <translation>Práve sa odosiela.</translation>
    </message>
    <message>
      <source>You can change this only in the cloud.</source>
      <translation>Zmeniť to možno iba v cloude.</translation>
    </message>
    <message>
      <source>You have not saved this yet.</source>
      <translation>Ešte ste to neuložili.</translation>
    </message>
  </context>
  <context>
    <name>Status</name>
    <message numerus="yes">
      <source>%n change(s) waiting</source>
      <translation>
        <numerusform>%Ln zmena čaká</numerusform>
        <numerusform>%Ln zmeny čakajú</numerusform>
        <numerusform>%Ln zmien čaká</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n need(s) you</source>
      <translation>
        <numerusform>%Ln čaká na vás</numerusform>
        <numerusform>%Ln čakajú na vás</numerusform>
        <numerusform>%Ln čaká na vás</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s)</source>
      <translation>
        <numerusform>%Ln záznam</numerusform>
        <numerusform>%Ln záznamy</numerusform>
        <numerusform>%Ln záznamov</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) need(s) your decision</source>
      <translation>
        <numerusform>%Ln záznam čaká na vaše rozhodnutie</numerusform>
        <numerusform>%Ln záznamy čakajú na vaše rozhodnutie</numerusform>
        <numerusform>%Ln záznamov čaká na vaše rozhodnutie</numerusform>
      </translation>
    </message>
    <message>
      <source>Checking less often until {time}</source>
      <translation>Kontroluje sa menej často do {time}</translation>
    </message>
    <message>
      <source>Decide…</source>
      <translation>Rozhodnúť…</translation>
    </message>
    <message>
      <source>Paused until {time}</source>
      <translation>Pozastavené do {time}</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Priebeh</translation>
    </message>
    <message>
      <source>Sign in…</source>
      <translation>Prihlásiť sa…</translation>
    </message>
    <message>
      <source>Syncing…</source>
      <translation>Synchronizuje sa…</translation>
    </message>
    <message numerus="yes">
      <source>about %n minute(s) left</source>
      <translation>
        <numerusform>zostáva asi %Ln minúta</numerusform>
        <numerusform>zostávajú asi %Ln minúty</numerusform>
        <numerusform>zostáva asi %Ln minút</numerusform>
      </translation>
    </message>
    <message>
      <source>less than a minute left</source>
      <translation>zostáva menej ako minúta</translation>
    </message>
    <message numerus="yes">
      <source>not sent for %n day(s)</source>
      <translation>
        <numerusform>%Ln deň neodoslané</numerusform>
        <numerusform>%Ln dni neodoslané</numerusform>
        <numerusform>%Ln dní neodoslané</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>not synced for %n day(s)</source>
      <translation>
        <numerusform>%Ln deň nesynchronizované</numerusform>
        <numerusform>%Ln dni nesynchronizované</numerusform>
        <numerusform>%Ln dní nesynchronizované</numerusform>
      </translation>
    </message>
    <message>
      <source>not synced yet</source>
      <translation>zatiaľ nesynchronizované</translation>
    </message>
    <message>
      <source>sent {time}</source>
      <translation>odoslané {time}</translation>
    </message>
    <message>
      <source>synced {time}</source>
      <translation>synchronizované {time}</translation>
    </message>
    <message>
      <source>until {time}</source>
      <translation>do {time}</translation>
    </message>
    <message numerus="yes">
      <source>{used} of {budget} requests in %n minute(s)</source>
      <translation>
        <numerusform>{used} z {budget} požiadaviek za %Ln minútu</numerusform>
        <numerusform>{used} z {budget} požiadaviek za %Ln minúty</numerusform>
        <numerusform>{used} z {budget} požiadaviek za %Ln minút</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Step</name>
    <message>
      <source>Redo: {step}</source>
      <translation>Znova: {step}</translation>
    </message>
    <message>
      <source>Redone: {step}</source>
      <translation>Vykonané znova: {step}</translation>
    </message>
    <message>
      <source>Undo: {step}</source>
      <translation>Vrátiť späť: {step}</translation>
    </message>
    <message>
      <source>Undone: {step}</source>
      <translation>Vrátené späť: {step}</translation>
    </message>
    <message>
      <source>anonymisation, {what}</source>
      <translation>anonymizácia, {what}</translation>
    </message>
    <message>
      <source>bulk change, {what}</source>
      <translation>hromadná zmena, {what}</translation>
    </message>
    <message>
      <source>change, {what}</source>
      <translation>zmena, {what}</translation>
    </message>
    <message>
      <source>decision, {what}</source>
      <translation>rozhodnutie, {what}</translation>
    </message>
    <message>
      <source>deletion, {what}</source>
      <translation>odstránenie, {what}</translation>
    </message>
    <message>
      <source>earlier value, {what}</source>
      <translation>staršia hodnota, {what}</translation>
    </message>
    <message>
      <source>end of the plan {name}, {what}</source>
      <translation>koniec plánu {name}, {what}</translation>
    </message>
    <message>
      <source>import, {what}</source>
      <translation>import, {what}</translation>
    </message>
    <message>
      <source>invoice {invoice} of {name}, {what}</source>
      <translation>faktúra {invoice} od {name}, {what}</translation>
    </message>
    <message>
      <source>merge, {what}</source>
      <translation>zlúčenie, {what}</translation>
    </message>
    <message>
      <source>new record, {what}</source>
      <translation>nový záznam, {what}</translation>
    </message>
    <message>
      <source>pasted column, {what}</source>
      <translation>vložený stĺpec, {what}</translation>
    </message>
    <message>
      <source>plan {name}, {what}</source>
      <translation>plán {name}, {what}</translation>
    </message>
    <message>
      <source>price list of {name}, {what}</source>
      <translation>cenník {name}, {what}</translation>
    </message>
    <message>
      <source>restore, {what}</source>
      <translation>obnovenie, {what}</translation>
    </message>
  </context>
  <context>
    <name>Stock</name>
    <message>
      <source>In stock</source>
      <translation>Na sklade</translation>
    </message>
    <message>
      <source>Not in any warehouse yet</source>
      <translation>Zatiaľ v žiadnom sklade</translation>
    </message>
    <message>
      <source>Supplier price lists (on this computer)</source>
      <translation>Cenníky dodávateľov (v tomto počítači)</translation>
    </message>
    <message>
      <source>as of {time}</source>
      <translation>stav {time}</translation>
    </message>
    <message>
      <source>bought for {price}</source>
      <translation>kúpené za {price}</translation>
    </message>
    <message>
      <source>list as of {time}, without VAT</source>
      <translation>cenník: {time}, bez DPH</translation>
    </message>
  </context>
  <context>
    <name>Storm</name>
    <message numerus="yes">
      <source>%n could not be decided this way</source>
      <translation>
        <numerusform>Takto sa nedalo rozhodnúť: %Ln</numerusform>
        <numerusform>Takto sa nedalo rozhodnúť: %Ln</numerusform>
        <numerusform>Takto sa nedalo rozhodnúť: %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) decided</source>
      <translation>
        <numerusform>Rozhodnutý %Ln záznam</numerusform>
        <numerusform>Rozhodnuté %Ln záznamy</numerusform>
        <numerusform>Rozhodnutých %Ln záznamov</numerusform>
      </translation>
    </message>
    <message>
      <source>Changes that another computer may already have sent are sent from here too; points may count twice.</source>
      <translation>Zmeny, ktoré už možno odoslal iný počítač, sa odošlú aj odtiaľto; body sa môžu započítať dvakrát.</translation>
    </message>
    <message>
      <source>Count</source>
      <translation>Počet</translation>
    </message>
    <message>
      <source>Decisions</source>
      <translation>Rozhodnutia</translation>
    </message>
    <message>
      <source>Keep mine</source>
      <translation>Ponechať moje</translation>
    </message>
    <message>
      <source>Keep the cloud's</source>
      <translation>Ponechať z cloudu</translation>
    </message>
    <message>
      <source>Points that may already have been added are added again.</source>
      <translation>Body, ktoré sa možno už pripočítali, sa pripočítajú znova.</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Záznamy</translation>
    </message>
    <message>
      <source>Records deleted here are deleted in the cloud too.</source>
      <translation>Záznamy odstránené tu sa odstránia aj v cloude.</translation>
    </message>
    <message>
      <source>Records deleted in the cloud are deleted here too.</source>
      <translation>Záznamy odstránené v cloude sa odstránia aj tu.</translation>
    </message>
    <message>
      <source>Records deleted in the cloud are kept.</source>
      <translation>Záznamy odstránené v cloude sa ponechajú.</translation>
    </message>
    <message>
      <source>Replaced values stay in each record's history. You can undo this.</source>
      <translation>Nahradené hodnoty zostanú v histórii každého záznamu. Možno to vrátiť späť.</translation>
    </message>
    <message>
      <source>The cloud's values are kept. Changes made here are discarded.</source>
      <translation>Ponechajú sa hodnoty z cloudu. Zmeny vykonané tu sa zahodia.</translation>
    </message>
    <message>
      <source>This computer's values are sent and replace the cloud's.</source>
      <translation>Hodnoty z tohto počítača sa odošlú a nahradia tie v cloude.</translation>
    </message>
  </context>
  <context>
    <name>SupplierList</name>
    <message numerus="yes">
      <source>%n added</source>
      <translation>
        <numerusform>%Ln pridaný</numerusform>
        <numerusform>%Ln pridané</numerusform>
        <numerusform>%Ln pridaných</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n product(s) changed</source>
      <translation>
        <numerusform>zmenený %Ln produkt</numerusform>
        <numerusform>zmenené %Ln produkty</numerusform>
        <numerusform>zmenených %Ln produktov</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n purchase price(s) noted on this computer</source>
      <translation>
        <numerusform>%Ln nákupná cena zapísaná na tomto počítači</numerusform>
        <numerusform>%Ln nákupné ceny zapísané na tomto počítači</numerusform>
        <numerusform>%Ln nákupných cien zapísaných na tomto počítači</numerusform>
      </translation>
    </message>
    <message>
      <source>(choose)</source>
      <translation>(vyberte)</translation>
    </message>
    <message>
      <source>Bought for</source>
      <translation>Nákup</translation>
    </message>
    <message>
      <source>Category of new products</source>
      <translation>Kategória nových produktov</translation>
    </message>
    <message>
      <source>Changed</source>
      <translation>Zmenené</translation>
    </message>
    <message>
      <source>Code</source>
      <translation>Kód</translation>
    </message>
    <message>
      <source>Compare</source>
      <translation>Porovnať</translation>
    </message>
    <message>
      <source>Currency</source>
      <translation>Mena</translation>
    </message>
    <message>
      <source>Exchange rate</source>
      <translation>Kurz</translation>
    </message>
    <message>
      <source>Lines</source>
      <translation>Riadky</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Nové</translation>
    </message>
    <message>
      <source>No longer in the list</source>
      <translation>Už nie sú v cenníku</translation>
    </message>
    <message>
      <source>Nothing ticked</source>
      <translation>Nič nie je zaškrtnuté</translation>
    </message>
    <message>
      <source>Percentage</source>
      <translation>Percento</translation>
    </message>
    <message>
      <source>Pieces per price</source>
      <translation>Kusov za cenu</translation>
    </message>
    <message>
      <source>Prices with VAT</source>
      <translation>Ceny s DPH</translation>
    </message>
    <message>
      <source>Purchase prices change now, selling prices at a time that you choose.</source>
      <translation>Nákupné ceny sa zmenia hneď, predajné v čase, ktorý zvolíte.</translation>
    </message>
    <message>
      <source>Purchase prices stay on this computer; the cloud and other computers do not get them.</source>
      <translation>Nákupné ceny zostávajú na tomto počítači; cloud ani iné počítače ich nedostanú.</translation>
    </message>
    <message>
      <source>Selling price</source>
      <translation>Predajná cena</translation>
    </message>
    <message>
      <source>Sold for</source>
      <translation>Predaj</translation>
    </message>
    <message>
      <source>Supplier</source>
      <translation>Dodávateľ</translation>
    </message>
    <message>
      <source>Supplier price list</source>
      <translation>Cenník dodávateľa</translation>
    </message>
    <message>
      <source>Supplier price list…</source>
      <translation>Cenník dodávateľa…</translation>
    </message>
    <message>
      <source>Tick all</source>
      <translation>Zaškrtnúť všetko</translation>
    </message>
    <message>
      <source>Tick none</source>
      <translation>Nezaškrtnúť nič</translation>
    </message>
    <message>
      <source>To check</source>
      <translation>Na kontrolu</translation>
    </message>
    <message>
      <source>Unchanged</source>
      <translation>Bez zmeny</translation>
    </message>
    <message>
      <source>Unknown</source>
      <translation>Neznáme</translation>
    </message>
    <message numerus="yes">
      <source>add %n</source>
      <translation>
        <numerusform>pridať %Ln</numerusform>
        <numerusform>pridať %Ln</numerusform>
        <numerusform>pridať %Ln</numerusform>
      </translation>
    </message>
    <message>
      <source>by a margin</source>
      <translation>podľa marže</translation>
    </message>
    <message>
      <source>by a markup</source>
      <translation>podľa prirážky</translation>
    </message>
    <message numerus="yes">
      <source>change %n product(s)</source>
      <translation>
        <numerusform>zmeniť %Ln produkt</numerusform>
        <numerusform>zmeniť %Ln produkty</numerusform>
        <numerusform>zmeniť %Ln produktov</numerusform>
      </translation>
    </message>
    <message>
      <source>not changed</source>
      <translation>bez zmeny</translation>
    </message>
    <message numerus="yes">
      <source>note %n purchase price(s) on this computer</source>
      <translation>
        <numerusform>zapísať %Ln nákupnú cenu na tomto počítači</numerusform>
        <numerusform>zapísať %Ln nákupné ceny na tomto počítači</numerusform>
        <numerusform>zapísať %Ln nákupných cien na tomto počítači</numerusform>
      </translation>
    </message>
    <message>
      <source>nothing changed</source>
      <translation>nič sa nezmenilo</translation>
    </message>
    <message>
      <source>same as most from this supplier</source>
      <translation>ako väčšina od tohto dodávateľa</translation>
    </message>
    <message>
      <source>the shop's</source>
      <translation>obchodu</translation>
    </message>
    <message>
      <source>ticked: removes this supplier from the product</source>
      <translation>zaškrtnuté: odoberie produktu tohto dodávateľa</translation>
    </message>
  </context>
  <context>
    <name>Sync</name>
    <message numerus="yes">
      <source>%n attempt(s)</source>
      <translation>
        <numerusform>pokusov: %Ln</numerusform>
        <numerusform>pokusov: %Ln</numerusform>
        <numerusform>pokusov: %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hour(s)</source>
      <translation>
        <numerusform>%Ln hodina</numerusform>
        <numerusform>%Ln hodiny</numerusform>
        <numerusform>%Ln hodín</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n minute(s)</source>
      <translation>
        <numerusform>%Ln minúta</numerusform>
        <numerusform>%Ln minúty</numerusform>
        <numerusform>%Ln minút</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n note(s)</source>
      <translation>
        <numerusform>%Ln poznámka</numerusform>
        <numerusform>%Ln poznámky</numerusform>
        <numerusform>%Ln poznámok</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n received</source>
      <translation>
        <numerusform>prijaté: %Ln</numerusform>
        <numerusform>prijaté: %Ln</numerusform>
        <numerusform>prijaté: %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n second(s)</source>
      <translation>
        <numerusform>%Ln sekunda</numerusform>
        <numerusform>%Ln sekundy</numerusform>
        <numerusform>%Ln sekúnd</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n sent</source>
      <translation>
        <numerusform>odoslané: %Ln</numerusform>
        <numerusform>odoslané: %Ln</numerusform>
        <numerusform>odoslané: %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n×</source>
      <translation>
        <numerusform>%Ln-krát</numerusform>
        <numerusform>%Ln-krát</numerusform>
        <numerusform>%Ln-krát</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Actual interval: {seconds} s, when idle {idle} s. This computer may make %n request(s) in {minutes} min.</source>
      <translation>
        <numerusform>Skutočný interval: {seconds} s, pri nečinnosti {idle} s. Tento počítač smie odoslať %Ln požiadavku za {minutes} min.</numerusform>
        <numerusform>Skutočný interval: {seconds} s, pri nečinnosti {idle} s. Tento počítač smie odoslať %Ln požiadavky za {minutes} min.</numerusform>
        <numerusform>Skutočný interval: {seconds} s, pri nečinnosti {idle} s. Tento počítač smie odoslať %Ln požiadaviek za {minutes} min.</numerusform>
      </translation>
    </message>
    <message>
      <source>Automatic sync is off. Use “Sync now”.</source>
      <translation>Automatická synchronizácia je vypnutá. Použite „Synchronizovať teraz“.</translation>
    </message>
    <message>
      <source>Check for changes every</source>
      <translation>Kontrolovať zmeny každých</translation>
    </message>
    <message>
      <source>Checking less often until {time}: the request limit is used up.</source>
      <translation>Kontroluje sa menej často do {time}: limit požiadaviek je vyčerpaný.</translation>
    </message>
    <message>
      <source>Compares every record with the cloud. Unsent changes stay as they are.</source>
      <translation>Porovná každý záznam s cloudom. Neodoslané zmeny zostanú, ako sú.</translation>
    </message>
    <message>
      <source>Continue now</source>
      <translation>Pokračovať teraz</translation>
    </message>
    <message>
      <source>Counterfoil continues automatically.</source>
      <translation>Counterfoil pokračuje automaticky.</translation>
    </message>
    <message>
      <source>Download everything again</source>
      <translation>Stiahnuť všetko znova</translation>
    </message>
    <message>
      <source>Duration</source>
      <translation>Trvanie</translation>
    </message>
    <message>
      <source>Everything is saved on this computer. You can still use “Sync now”.</source>
      <translation>Všetko je uložené v tomto počítači. „Synchronizovať teraz“ môžete použiť aj tak.</translation>
    </message>
    <message>
      <source>Everything is synced</source>
      <translation>Všetko je synchronizované</translation>
    </message>
    <message>
      <source>Fields</source>
      <translation>Polia</translation>
    </message>
    <message>
      <source>Found</source>
      <translation>Zistené</translation>
    </message>
    <message>
      <source>History</source>
      <translation>História</translation>
    </message>
    <message>
      <source>How current each list is</source>
      <translation>Aktuálnosť jednotlivých zoznamov</translation>
    </message>
    <message>
      <source>Keep all mine…</source>
      <translation>Ponechať všetko moje…</translation>
    </message>
    <message>
      <source>Keep all the cloud's…</source>
      <translation>Ponechať všetko z cloudu…</translation>
    </message>
    <message>
      <source>Keep mine for these…</source>
      <translation>Ponechať moje pri týchto…</translation>
    </message>
    <message>
      <source>Keep the cloud's for these…</source>
      <translation>Ponechať z cloudu pri týchto…</translation>
    </message>
    <message>
      <source>Last checked</source>
      <translation>Posledná kontrola</translation>
    </message>
    <message>
      <source>Last full check</source>
      <translation>Posledná úplná kontrola</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Zoznam</translation>
    </message>
    <message>
      <source>Needs you</source>
      <translation>Čaká na vás</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Ďalšie</translation>
    </message>
    <message>
      <source>Next check</source>
      <translation>Ďalšia kontrola</translation>
    </message>
    <message>
      <source>Next check in less than a minute.</source>
      <translation>Ďalšia kontrola o menej ako minútu.</translation>
    </message>
    <message>
      <source>Next check {time}.</source>
      <translation>Ďalšia kontrola {time}.</translation>
    </message>
    <message>
      <source>Next try</source>
      <translation>Ďalší pokus</translation>
    </message>
    <message>
      <source>No sync yet</source>
      <translation>Zatiaľ bez synchronizácie</translation>
    </message>
    <message>
      <source>Nobody is signed in on this computer. You can keep working.</source>
      <translation>V tomto počítači nie je nikto prihlásený. Môžete pracovať ďalej.</translation>
    </message>
    <message>
      <source>Not downloaded yet</source>
      <translation>Zatiaľ nestiahnuté</translation>
    </message>
    <message>
      <source>Not updated for some time</source>
      <translation>Dlhší čas neaktualizované</translation>
    </message>
    <message>
      <source>Nothing downloaded from a cloud yet. Everything is saved on this computer.</source>
      <translation>Z cloudu sa zatiaľ nič nestiahlo. Všetko je uložené v tomto počítači.</translation>
    </message>
    <message>
      <source>Nothing needs your decision</source>
      <translation>Nič nečaká na vaše rozhodnutie</translation>
    </message>
    <message>
      <source>Nothing waiting</source>
      <translation>Nič nečaká</translation>
    </message>
    <message>
      <source>Only you can decide this. Everything else is automatic.</source>
      <translation>O tomto môžete rozhodnúť iba vy. Všetko ostatné je automatické.</translation>
    </message>
    <message>
      <source>Open the record</source>
      <translation>Otvoriť záznam</translation>
    </message>
    <message>
      <source>Other computers used about {others}.</source>
      <translation>Ostatné počítače využili asi {others}.</translation>
    </message>
    <message>
      <source>Pause for an hour</source>
      <translation>Pozastaviť na hodinu</translation>
    </message>
    <message>
      <source>Previous</source>
      <translation>Predchádzajúce</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Dôvod</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Záznam</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Záznamy</translation>
    </message>
    <message>
      <source>Requests used</source>
      <translation>Využité požiadavky</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Výsledok</translation>
    </message>
    <message>
      <source>Schedule</source>
      <translation>Plán synchronizácie</translation>
    </message>
    <message>
      <source>Sections of the page</source>
      <translation>Časti stránky</translation>
    </message>
    <message>
      <source>Since</source>
      <translation>Od</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>Stav</translation>
    </message>
    <message>
      <source>The cloud no longer accepts the token. You can keep working.</source>
      <translation>Cloud už token neprijíma. Môžete pracovať ďalej.</translation>
    </message>
    <message>
      <source>The cloud's clock is or was wrong: records are dated in the future ({lists}). Nothing is lost. Tell the vendor.</source>
      <translation>Hodiny cloudu idú alebo išli nesprávne: záznamy majú dátum v budúcnosti ({lists}). Nič sa nestratilo. Oznámte to poskytovateľovi.</translation>
    </message>
    <message>
      <source>The request limit is used up. Your changes are still sent.</source>
      <translation>Limit požiadaviek je vyčerpaný. Vaše zmeny sa odosielajú ďalej.</translation>
    </message>
    <message>
      <source>The token on this computer cannot be read. Sign in again; you can keep working.</source>
      <translation>Token v tomto počítači sa nedá prečítať. Prihláste sa znova; môžete pracovať ďalej.</translation>
    </message>
    <message>
      <source>This computer's clock is wrong: the cloud's shows {time}. Planned prices wait. Set the clock.</source>
      <translation>Hodiny tohto počítača idú zle: hodiny cloudu ukazujú {time}. Plánované ceny čakajú. Nastavte hodiny.</translation>
    </message>
    <message>
      <source>This computer's share: {share} of {budget}.</source>
      <translation>Podiel tohto počítača: {share} z {budget}.</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Čas</translation>
    </message>
    <message>
      <source>Try all again</source>
      <translation>Skúsiť všetko znova</translation>
    </message>
    <message>
      <source>Up to date</source>
      <translation>Aktuálne</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Čaká</translation>
    </message>
    <message>
      <source>Waiting to be checked</source>
      <translation>Čaká na kontrolu</translation>
    </message>
    <message>
      <source>Waits until {time}</source>
      <translation>Čaká do {time}</translation>
    </message>
    <message>
      <source>What changed</source>
      <translation>Zmena</translation>
    </message>
    <message>
      <source>You can keep working. Everything is saved here and sent later.</source>
      <translation>Môžete pracovať ďalej. Všetko je uložené tu a odošle sa neskôr.</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>a ešte %Ln</numerusform>
        <numerusform>a ešte %Ln</numerusform>
        <numerusform>a ešte %Ln</numerusform>
      </translation>
    </message>
    <message>
      <source>deleted</source>
      <translation>odstránené</translation>
    </message>
    <message>
      <source>in a moment</source>
      <translation>o chvíľu</translation>
    </message>
    <message>
      <source>new</source>
      <translation>nové</translation>
    </message>
    <message>
      <source>not yet</source>
      <translation>zatiaľ nie</translation>
    </message>
    <message>
      <source>{first}–{last} of {total}</source>
      <translation>{first}–{last} z {total}</translation>
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
        <numerusform>Odstránený %Ln záznam</numerusform>
        <numerusform>Odstránené %Ln záznamy</numerusform>
        <numerusform>Odstránených %Ln záznamov</numerusform>
      </translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Pokračovať</translation>
    </message>
    <message>
      <source>Decided</source>
      <translation>Rozhodnuté</translation>
    </message>
    <message>
      <source>Not saved: {why}</source>
      <translation>Neuložené: {why}</translation>
    </message>
    <message>
      <source>Nothing needs your decision</source>
      <translation>Nič nečaká na vaše rozhodnutie</translation>
    </message>
    <message>
      <source>Nothing to redo</source>
      <translation>Nie je čo vykonať znova</translation>
    </message>
    <message>
      <source>Nothing to undo</source>
      <translation>Nie je čo vrátiť späť</translation>
    </message>
    <message>
      <source>Saved on this computer</source>
      <translation>Uložené v tomto počítači</translation>
    </message>
    <message>
      <source>Saved. The filter hides it.</source>
      <translation>Uložené. Filter záznam skrýva.</translation>
    </message>
    <message>
      <source>Saved. The search hides it.</source>
      <translation>Uložené. Hľadanie záznam skrýva.</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Zobraziť</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Vrátiť späť</translation>
    </message>
  </context>
  <context>
    <name>Token</name>
    <message>
      <source>Other users of this computer can read the file {file}.</source>
      <translation>Súbor {file} môžu čítať iní používatelia tohto počítača.</translation>
    </message>
    <message>
      <source>The file {file} cannot be read.</source>
      <translation>Súbor {file} sa nedá prečítať.</translation>
    </message>
    <message>
      <source>The token is missing.</source>
      <translation>Token chýba.</translation>
    </message>
  </context>
  <context>
    <name>Tour</name>
    <message>
      <source>Back</source>
      <translation>Späť</translation>
    </message>
    <message>
      <source>Decisions, low stock, changes since yesterday. Click a line to open it.</source>
      <translation>Rozhodnutia, dochádzajúce zásoby, zmeny od včera. Kliknutím riadok otvoríte.</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Hotovo</translation>
    </message>
    <message>
      <source>End</source>
      <translation>Ukončiť</translation>
    </message>
    <message>
      <source>Everything by name or shortcut</source>
      <translation>Všetko podľa názvu alebo skratky</translation>
    </message>
    <message>
      <source>Everything you save is on this computer at once and is sent when the cloud answers. Choose a state here to see unsent changes.</source>
      <translation>Všetko, čo uložíte, je hneď v tomto počítači a odošle sa, keď cloud odpovie. Vyberte tu stav a zobrazia sa neodoslané zmeny.</translation>
    </message>
    <message>
      <source>Find a record</source>
      <translation>Nájdite záznam</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Ďalej</translation>
    </message>
    <message>
      <source>This line shows whether everything is synced and when the cloud was last checked. Without a connection you keep working.</source>
      <translation>Tento riadok ukazuje, či je všetko synchronizované a kedy bol cloud naposledy skontrolovaný. Bez pripojenia pracujete ďalej.</translation>
    </message>
    <message>
      <source>Type part of a name, a phone number or a code, or scan it. Enter opens the best match.</source>
      <translation>Zadajte časť mena, telefónne číslo alebo kód, alebo ho načítajte. Enter otvorí najlepšiu zhodu.</translation>
    </message>
    <message>
      <source>Unsent changes</source>
      <translation>Neodoslané zmeny</translation>
    </message>
    <message>
      <source>Up to date with the cloud</source>
      <translation>Synchronizované s cloudom</translation>
    </message>
    <message>
      <source>What needs you today</source>
      <translation>Čo dnes čaká na vás</translation>
    </message>
    <message>
      <source>{number} of {all}</source>
      <translation>{number} z {all}</translation>
    </message>
    <message>
      <source>{palette} finds records and runs commands, {keys} lists the shortcuts. This menu has the rest; the tour is under Help.</source>
      <translation>{palette} hľadá záznamy a spúšťa príkazy, {keys} vypíše skratky. Ostatné je v tejto ponuke; prehliadka je v ponuke Pomocník.</translation>
    </message>
  </context>
  <context>
    <name>Tray</name>
    <message>
      <source>Open Counterfoil</source>
      <translation>Otvoriť Counterfoil</translation>
    </message>
  </context>
  <context>
    <name>Undo</name>
    <message numerus="yes">
      <source>%n record(s) added by it will be deleted.</source>
      <translation>
        <numerusform>Odstráni sa %Ln záznam pridaný týmto krokom.</numerusform>
        <numerusform>Odstránia sa %Ln záznamy pridané týmto krokom.</numerusform>
        <numerusform>Odstráni sa %Ln záznamov pridaných týmto krokom.</numerusform>
      </translation>
    </message>
    <message>
      <source>Cannot be undone: {step}.</source>
      <translation>Nedá sa vrátiť späť: {step}.</translation>
    </message>
    <message>
      <source>Done {time}.</source>
      <translation>Vykonané {time}.</translation>
    </message>
    <message>
      <source>It is not the newest step. What was changed since stays as it is.</source>
      <translation>Nie je to posledný krok. Čo sa odvtedy zmenilo, zostane bez zmeny.</translation>
    </message>
    <message>
      <source>Redoing…</source>
      <translation>Vykonáva sa znova…</translation>
    </message>
    <message>
      <source>Stopped; nothing was changed</source>
      <translation>Zastavené; nič sa nezmenilo</translation>
    </message>
    <message>
      <source>Stopping; nothing changes…</source>
      <translation>Zastavuje sa; nič sa nezmení…</translation>
    </message>
    <message>
      <source>Undo again for the step before it: {step}.</source>
      <translation>Ďalším vrátením späť sa vráti krok pred tým: {step}.</translation>
    </message>
    <message>
      <source>Undoing…</source>
      <translation>Vracia sa späť…</translation>
    </message>
  </context>
  <context>
    <name>Update</name>
    <message>
      <source>Check now</source>
      <translation>Skontrolovať teraz</translation>
    </message>
    <message>
      <source>Checking for updates…</source>
      <translation>Kontrola aktualizácií…</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zavrieť</translation>
    </message>
    <message>
      <source>Counterfoil was installed for all users of this computer. Ask the person who installed it to install updates.</source>
      <translation>Counterfoil je nainštalovaný pre všetkých používateľov tohto počítača. O inštaláciu aktualizácií požiadajte toho, kto ho nainštaloval.</translation>
    </message>
    <message>
      <source>Install and restart</source>
      <translation>Nainštalovať a reštartovať</translation>
    </message>
    <message>
      <source>It is installed only when you close Counterfoil.</source>
      <translation>Nainštaluje sa, až keď Counterfoil zavriete.</translation>
    </message>
    <message>
      <source>No update information since {date}. Check the internet connection and this computer's date, or look for an update on the web.</source>
      <translation>Od {date} nie sú žiadne informácie o aktualizáciách. Skontrolujte pripojenie k internetu a dátum v tomto počítači alebo vyhľadajte aktualizáciu na webe.</translation>
    </message>
    <message>
      <source>No update is ready.</source>
      <translation>Nie je pripravená žiadna aktualizácia.</translation>
    </message>
    <message>
      <source>This copy was not installed by an installer, so it does not check for updates.</source>
      <translation>Táto kópia nebola nainštalovaná inštalátorom, preto nekontroluje aktualizácie.</translation>
    </message>
    <message>
      <source>This is the latest version.</source>
      <translation>Toto je najnovšia verzia.</translation>
    </message>
    <message>
      <source>This is version {version}.</source>
      <translation>Toto je verzia {version}.</translation>
    </message>
    <message>
      <source>This trial version never finds updates. Install a released version.</source>
      <translation>Táto skúšobná verzia aktualizácie nikdy nenájde. Nainštalujte vydanú verziu.</translation>
    </message>
    <message>
      <source>This version has no description.</source>
      <translation>Táto verzia nemá popis.</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>Verzia {version}</translation>
    </message>
    <message>
      <source>Version {version} is ready</source>
      <translation>Verzia {version} je pripravená</translation>
    </message>
    <message>
      <source>Version {version} is ready; it is installed when you close Counterfoil.</source>
      <translation>Verzia {version} je pripravená; nainštaluje sa, keď Counterfoil zavriete.</translation>
    </message>
    <message>
      <source>Version {version} was withdrawn by its publisher. A newer one will be installed when available.</source>
      <translation>Vydavateľ verziu {version} stiahol. Novšia sa nainštaluje, keď bude dostupná.</translation>
    </message>
    <message>
      <source>What's new</source>
      <translation>Novinky</translation>
    </message>
  </context>
  <context>
    <name>Value</name>
    <message>
      <source>no</source>
      <translation>nie</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>áno</translation>
    </message>
  </context>
  <context>
    <name>View</name>
    <message>
      <source>Cancel</source>
      <translation>Zrušiť</translation>
    </message>
    <message>
      <source>Delete a view</source>
      <translation>Odstrániť pohľad</translation>
    </message>
    <message>
      <source>Everything</source>
      <translation>Všetko</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Uložiť</translation>
    </message>
    <message>
      <source>Save this view</source>
      <translation>Uložiť tento pohľad</translation>
    </message>
    <message>
      <source>Save this view…</source>
      <translation>Uložiť tento pohľad…</translation>
    </message>
    <message>
      <source>Saved views</source>
      <translation>Uložené pohľady</translation>
    </message>
    <message>
      <source>View name</source>
      <translation>Názov pohľadu</translation>
    </message>
  </context>
  <context>
    <name>WaitAction</name>
    <message>
      <source>Correct the record</source>
      <translation>Opraviť záznam</translation>
    </message>
    <message>
      <source>Decide</source>
      <translation>Rozhodnúť</translation>
    </message>
    <message>
      <source>Sent automatically</source>
      <translation>Odošle sa automaticky</translation>
    </message>
    <message>
      <source>Sign in</source>
      <translation>Prihlásiť sa</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Skúsiť znova</translation>
    </message>
  </context>
  <context>
    <name>WaitReason</name>
    <message>
      <source>Another new record must be sent first</source>
      <translation>Najprv sa musí odoslať iný nový záznam</translation>
    </message>
    <message>
      <source>Another record must be corrected first</source>
      <translation>Najprv sa musí opraviť iný záznam</translation>
    </message>
    <message>
      <source>Not sent yet</source>
      <translation>Zatiaľ neodoslané</translation>
    </message>
    <message>
      <source>Sending is paused</source>
      <translation>Odosielanie je pozastavené</translation>
    </message>
    <message>
      <source>Sending…</source>
      <translation>Odosielanie…</translation>
    </message>
    <message>
      <source>Sign in to send</source>
      <translation>Na odoslanie sa prihláste</translation>
    </message>
  </context>
  <context>
    <name>Webhooks</name>
    <message numerus="yes">
      <source>%n webhook(s) removed</source>
      <translation>
        <numerusform>%Ln webhook odobratý</numerusform>
        <numerusform>%Ln webhooky odobraté</numerusform>
        <numerusform>%Ln webhookov odobratých</numerusform>
      </translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adresa</translation>
    </message>
    <message>
      <source>Calling…</source>
      <translation>Volanie…</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušiť</translation>
    </message>
    <message>
      <source>Change a webhook</source>
      <translation>Zmeniť webhook</translation>
    </message>
    <message>
      <source>Change…</source>
      <translation>Zmeniť…</translation>
    </message>
    <message>
      <source>Counterfoil registers a new webhook with these values, then removes the old one.</source>
      <translation>Counterfoil zaregistruje nový webhook s týmito hodnotami a potom odoberie starý.</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>Udalosť</translation>
    </message>
    <message>
      <source>In the cloud</source>
      <translation>V cloude</translation>
    </message>
    <message>
      <source>It answered {status}: it did not accept the call.</source>
      <translation>Odpoveď {status}: volanie nebolo prijaté.</translation>
    </message>
    <message>
      <source>It answered {status}: the call was delivered.</source>
      <translation>Odpoveď {status}: volanie bolo doručené.</translation>
    </message>
    <message>
      <source>Last calls</source>
      <translation>Posledné volania</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Metóda</translation>
    </message>
    <message>
      <source>Not delivered</source>
      <translation>Nedoručené</translation>
    </message>
    <message>
      <source>On this computer</source>
      <translation>V tomto počítači</translation>
    </message>
    <message>
      <source>Programs notified of changes</source>
      <translation>Programy informované o zmenách</translation>
    </message>
    <message>
      <source>Receiver</source>
      <translation>Príjemca</translation>
    </message>
    <message>
      <source>Receiver settings…</source>
      <translation>Nastavenia príjemcu…</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Záznamy</translation>
    </message>
    <message>
      <source>Register and remove the old one</source>
      <translation>Zaregistrovať a odobrať starý</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Odobrať</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Výsledok</translation>
    </message>
    <message>
      <source>Test call</source>
      <translation>Testovacie volanie</translation>
    </message>
    <message>
      <source>The cloud cannot change a webhook. A change registers a new one, then removes the old one.</source>
      <translation>Cloud webhook zmeniť nevie. Pri zmene sa zaregistruje nový a potom sa odoberie starý.</translation>
    </message>
    <message>
      <source>The new webhook is waiting to be registered; then the old one is removed</source>
      <translation>Nový webhook čaká na registráciu; potom sa odoberie starý</translation>
    </message>
    <message>
      <source>The server is off. Events wait until you turn it on.</source>
      <translation>Server je vypnutý. Udalosti počkajú, kým ho zapnete.</translation>
    </message>
    <message>
      <source>They are registered on this computer's server and never reach the cloud.</source>
      <translation>Sú zaregistrované na serveri tohto počítača a do cloudu sa nikdy nedostanú.</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Čas</translation>
    </message>
    <message>
      <source>Try undelivered calls again</source>
      <translation>Skúsiť nedoručené volania znova</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Čaká</translation>
    </message>
    <message>
      <source>Webhook groups</source>
      <translation>Skupiny webhookov</translation>
    </message>
    <message>
      <source>delivered</source>
      <translation>doručené</translation>
    </message>
    <message>
      <source>next try {time}: {why}</source>
      <translation>ďalší pokus {time}: {why}</translation>
    </message>
    <message>
      <source>not delivered: {why}</source>
      <translation>nedoručené: {why}</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>čaká</translation>
    </message>
  </context>
  <context>
    <name>When</name>
    <message>
      <source>today {time}</source>
      <translation>dnes {time}</translation>
    </message>
    <message>
      <source>yesterday {time}</source>
      <translation>včera {time}</translation>
    </message>
  </context>
  <context>
    <name>Window</name>
    <message>
      <source>Practice: {name}</source>
      <translation>Ukážka: {name}</translation>
    </message>
  </context>
</TS>
