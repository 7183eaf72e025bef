<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sk_SK" sourcelanguage="en">
  <context>
    <name>About</name>
    <message>
      <source>Copy for a message</source>
      <translation>Kopírovať do správy</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>Licencia</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Licencie</translation>
    </message>
    <message>
      <source>Part</source>
      <translation>Časť</translation>
    </message>
    <message>
      <source>Text of the licence</source>
      <translation>Text licencie</translation>
    </message>
    <message>
      <source>The back office of the shop's counter, with the internet or without it.</source>
      <translation>Zázemie pokladnice, s internetom aj bez neho.</translation>
    </message>
    <message>
      <source>The package has no text; its licence is named above.</source>
      <translation>Balíček text neobsahuje; licencia je uvedená vyššie.</translation>
    </message>
    <message>
      <source>The pictures are from Lucide, under the ISC licence.</source>
      <translation>Obrázky sú z Lucide pod licenciou ISC.</translation>
    </message>
    <message>
      <source>The sources of these versions of Qt and PySide6 are kept at {qt} and {pyside}.</source>
      <translation>Zdrojové kódy týchto verzií Qt a PySide6 sú uložené na {qt} a {pyside}.</translation>
    </message>
    <message>
      <source>The window is made with Qt and PySide6, used under the GNU Lesser General Public License, version 3. They lie beside the program as libraries of their own, so that you may put another version in their place.</source>
      <translation>Okno je vytvorené pomocou Qt a PySide6, používaných pod licenciou GNU Lesser General Public License, verzia 3. Ležia vedľa programu ako samostatné knižnice, takže ich môžete nahradiť inou verziou.</translation>
    </message>
    <message>
      <source>Version</source>
      <translation>Verzia</translation>
    </message>
    <message>
      <source>What is shipped</source>
      <translation>Čo je súčasťou programu</translation>
    </message>
  </context>
  <context>
    <name>Action</name>
    <message>
      <source>Add a condition</source>
      <translation>Pridať podmienku</translation>
    </message>
    <message>
      <source>Change the selected records</source>
      <translation>Zmeniť vybrané záznamy</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zavrieť</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Stĺpce</translation>
    </message>
    <message>
      <source>Connect to a cloud...</source>
      <translation>Pripojiť ku cloudu...</translation>
    </message>
    <message>
      <source>Copy as new</source>
      <translation>Kopírovať ako nový</translation>
    </message>
    <message>
      <source>Decide</source>
      <translation>Rozhodnúť</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Zmazať</translation>
    </message>
    <message>
      <source>Export</source>
      <translation>Exportovať</translation>
    </message>
    <message>
      <source>Find or do anything</source>
      <translation>Nájsť alebo urobiť čokoľvek</translation>
    </message>
    <message>
      <source>Fold or unfold the sections</source>
      <translation>Zbaliť alebo rozbaliť oddiely</translation>
    </message>
    <message>
      <source>Import</source>
      <translation>Importovať</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Klávesové skratky</translation>
    </message>
    <message>
      <source>Larger text</source>
      <translation>Väčšie písmo</translation>
    </message>
    <message>
      <source>Lock to looking only, or unlock</source>
      <translation>Zamknúť len na prezeranie, alebo odomknúť</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Nový</translation>
    </message>
    <message>
      <source>New prices</source>
      <translation>Nové ceny</translation>
    </message>
    <message>
      <source>Next pane</source>
      <translation>Ďalšia časť okna</translation>
    </message>
    <message>
      <source>Next record</source>
      <translation>Ďalší záznam</translation>
    </message>
    <message>
      <source>Previous pane</source>
      <translation>Predchádzajúca časť okna</translation>
    </message>
    <message>
      <source>Previous record</source>
      <translation>Predchádzajúci záznam</translation>
    </message>
    <message>
      <source>Print labels</source>
      <translation>Tlačiť cenovky</translation>
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
      <source>Revert</source>
      <translation>Vrátiť</translation>
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
      <source>Sign out...</source>
      <translation>Odhlásiť sa...</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>Menšie písmo</translation>
    </message>
    <message>
      <source>Sync now</source>
      <translation>Synchronizovať</translation>
    </message>
    <message>
      <source>Try the scanner</source>
      <translation>Vyskúšať čítačku</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Späť</translation>
    </message>
    <message>
      <source>Usual text size</source>
      <translation>Obvyklá veľkosť písma</translation>
    </message>
    <message>
      <source>What is new in the next version</source>
      <translation>Čo je nové v ďalšej verzii</translation>
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
      <source>Synchronising</source>
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
    <name>Backup</name>
    <message numerus="yes">
      <source>%n change(s) waiting to be sent are kept and go on waiting.</source>
      <translation>
        <numerusform>%Ln neodoslaná zmena zostane a čaká ďalej.</numerusform>
        <numerusform>%Ln neodoslané zmeny zostanú a čakajú ďalej.</numerusform>
        <numerusform>%Ln neodoslaných zmien zostane a čaká ďalej.</numerusform>
      </translation>
    </message>
    <message>
      <source>A backup is made by itself on days with changes, and the last three are kept beside the records, with one of a week and one of a month ago. Unsent changes are kept apart from them as well.</source>
      <translation>Záloha sa robí sama v dňoch, keď sa niečo zmenilo; vedľa záznamov ostávajú posledné tri a po jednej z minulého týždňa a z minulého mesiaca. Neodoslané zmeny sa okrem toho uchovávajú osobitne.</translation>
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
      <source>Back up to a file...</source>
      <translation>Zálohovať do súboru...</translation>
    </message>
    <message>
      <source>Backed up to {file}</source>
      <translation>Zálohované do {file}</translation>
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
      <source>Decide later</source>
      <translation>Rozhodnúť neskôr</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Súbor</translation>
    </message>
    <message>
      <source>Go on without it</source>
      <translation>Pokračovať bez nej</translation>
    </message>
    <message>
      <source>Here</source>
      <translation>Tu</translation>
    </message>
    <message>
      <source>In the backup</source>
      <translation>V zálohe</translation>
    </message>
    <message>
      <source>It holds as many records as there are here.</source>
      <translation>Obsahuje rovnaký počet záznamov, aký je tu.</translation>
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
      <source>Made</source>
      <translation>Vytvorené</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Obnoviť</translation>
    </message>
    <message>
      <source>Restore a backup</source>
      <translation>Obnoviť zálohu</translation>
    </message>
    <message>
      <source>Restore from a file</source>
      <translation>Obnoviť zo súboru</translation>
    </message>
    <message>
      <source>Restore from a file...</source>
      <translation>Obnoviť zo súboru...</translation>
    </message>
    <message>
      <source>Restore the backup of {when}?</source>
      <translation>Obnoviť zálohu ({when})?</translation>
    </message>
    <message>
      <source>Restore...</source>
      <translation>Obnoviť...</translation>
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
      <source>The records here are backed up first. Then the cloud is read from the beginning, so that nothing older than the cloud stays.</source>
      <translation>Záznamy tu sa najprv zálohujú. Potom sa cloud prečíta od začiatku, aby nezostalo nič staršie, než je v cloude.</translation>
    </message>
    <message>
      <source>There is no backup yet.</source>
      <translation>Zatiaľ nie je žiadna záloha.</translation>
    </message>
    <message>
      <source>What differs</source>
      <translation>V čom sa líši</translation>
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
      <source>Done. Close this page and go back to Counterfoil.</source>
      <translation>Hotovo. Zatvorte túto stránku a vráťte sa do Counterfoilu.</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Pokračovať</translation>
    </message>
    <message>
      <source>Open the browser</source>
      <translation>Otvoriť prehliadač</translation>
    </message>
    <message>
      <source>Sign in in the browser; this goes on by itself.</source>
      <translation>Prihláste sa v prehliadači; tu sa potom pokračuje samo.</translation>
    </message>
    <message>
      <source>Sign-in page</source>
      <translation>Prihlasovacia stránka</translation>
    </message>
    <message>
      <source>The browser does not open. Open this address in it:</source>
      <translation>Prehliadač sa neotvoril. Otvorte v ňom túto adresu:</translation>
    </message>
    <message>
      <source>This is not what was asked for. Begin again in Counterfoil.</source>
      <translation>Toto nie je odpoveď na našu otázku. Začnite znova v Counterfoile.</translation>
    </message>
    <message>
      <source>Type the whole address, beginning with https://</source>
      <translation>Napíšte celú adresu, ktorá sa začína https://</translation>
    </message>
  </context>
  <context>
    <name>Bulk</name>
    <message numerus="yes">
      <source>%n are deleted.</source>
      <translation>
        <numerusform>%Ln je zmazaný.</numerusform>
        <numerusform>%Ln sú zmazané.</numerusform>
        <numerusform>%Ln je zmazaných.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n are so already.</source>
      <translation>
        <numerusform>%Ln už taký je.</numerusform>
        <numerusform>%Ln už také sú.</numerusform>
        <numerusform>%Ln už takých je.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cannot be changed:</source>
      <translation>
        <numerusform>%Ln zmeniť nemožno:</numerusform>
        <numerusform>%Ln zmeniť nemožno:</numerusform>
        <numerusform>%Ln zmeniť nemožno:</numerusform>
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
        <numerusform>Vybraný %Ln</numerusform>
        <numerusform>Vybrané %Ln</numerusform>
        <numerusform>Vybraných %Ln</numerusform>
      </translation>
    </message>
    <message>
      <source>Add these tags</source>
      <translation>Pridať tieto štítky</translation>
    </message>
    <message>
      <source>After</source>
      <translation>Po</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Pred</translation>
    </message>
    <message>
      <source>Before and after</source>
      <translation>Pred a po</translation>
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
      <source>Change a field...</source>
      <translation>Zmeniť pole...</translation>
    </message>
    <message>
      <source>Changes with it</source>
      <translation>Zmení sa tiež</translation>
    </message>
    <message>
      <source>Do not round</source>
      <translation>Nezaokrúhľovať</translation>
    </message>
    <message>
      <source>Empty this field</source>
      <translation>Vyprázdniť pole</translation>
    </message>
    <message>
      <source>Looking...</source>
      <translation>Zisťuje sa...</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Záznam</translation>
    </message>
    <message>
      <source>Round to</source>
      <translation>Zaokrúhliť na</translation>
    </message>
    <message>
      <source>Select nothing</source>
      <translation>Zrušiť výber</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>Štítky</translation>
    </message>
    <message>
      <source>Tag...</source>
      <translation>Štítok...</translation>
    </message>
    <message>
      <source>Take these tags away</source>
      <translation>Odobrať tieto štítky</translation>
    </message>
    <message>
      <source>Type a price, or a change of each price: +5 %, -10 or x 1.1</source>
      <translation>Zadajte cenu alebo zmenu každej ceny: +5 %, -10 alebo x 1,1</translation>
    </message>
  </context>
  <context>
    <name>Capability</name>
    <message>
      <source>Change fields</source>
      <translation>Zmeniť polia</translation>
    </message>
    <message>
      <source>Create</source>
      <translation>Vytvoriť</translation>
    </message>
    <message>
      <source>Create many with our numbers</source>
      <translation>Vytvoriť mnoho s našimi číslami</translation>
    </message>
    <message>
      <source>Create with our number</source>
      <translation>Vytvoriť s naším číslom</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Zmazať</translation>
    </message>
    <message>
      <source>Keeps fields unknown here</source>
      <translation>Zachová polia, ktoré tu nie sú známe</translation>
    </message>
    <message>
      <source>Lists show whole records</source>
      <translation>Zoznamy ukazujú celé záznamy</translation>
    </message>
    <message>
      <source>Notices every change when replacing</source>
      <translation>Pri nahradení spozná každú zmenu</translation>
    </message>
    <message>
      <source>Read a list</source>
      <translation>Čítať zoznam</translation>
    </message>
    <message>
      <source>Read one record</source>
      <translation>Čítať jeden záznam</translation>
    </message>
    <message>
      <source>Replace</source>
      <translation>Nahradiť</translation>
    </message>
    <message>
      <source>Replace many</source>
      <translation>Nahradiť mnoho</translation>
    </message>
    <message>
      <source>Replaces many that have fields unknown here</source>
      <translation>Nahradí mnoho záznamov s poľami, ktoré tu nie sú známe</translation>
    </message>
    <message>
      <source>Says 404 for nothing found</source>
      <translation>Odpovedá 404, keď nič nenájde</translation>
    </message>
    <message>
      <source>Tells how many there are</source>
      <translation>Hovorí, koľko ich je</translation>
    </message>
    <message>
      <source>Tells that nothing changed</source>
      <translation>Hovorí, že sa nič nezmenilo</translation>
    </message>
  </context>
  <context>
    <name>Check</name>
    <message>
      <source>Cloud drives</source>
      <translation>Cloudové úložiská</translation>
    </message>
    <message>
      <source>Cloud of this folder</source>
      <translation>Cloud tohto priečinka</translation>
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
      <source>Keychain</source>
      <translation>Kľúčenka</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Jazyk</translation>
    </message>
    <message>
      <source>Language of the program</source>
      <translation>Jazyk programu</translation>
    </message>
    <message>
      <source>Letters</source>
      <translation>Písmená</translation>
    </message>
    <message>
      <source>Libraries</source>
      <translation>Knižnice</translation>
    </message>
    <message>
      <source>Pictures</source>
      <translation>Obrázky</translation>
    </message>
    <message>
      <source>Proxy</source>
      <translation>Proxy</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Záznamy</translation>
    </message>
    <message>
      <source>Rights</source>
      <translation>Oprávnenia</translation>
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
      <source>Tokens of other programs</source>
      <translation>Tokeny ostatných programov</translation>
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
      <source>GET (only calls)</source>
      <translation>GET (len zavolá)</translation>
    </message>
    <message>
      <source>Orders</source>
      <translation>Objednávky</translation>
    </message>
    <message>
      <source>POST (sends the data)</source>
      <translation>POST (pošle údaje)</translation>
    </message>
    <message>
      <source>Points movements</source>
      <translation>Pohyby bodov</translation>
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
      <translation>meter kubický</translation>
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
      <translation>stopa štvorcová</translation>
    </message>
    <message>
      <source>square metre</source>
      <translation>meter štvorcový</translation>
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
      <source>Discount, %</source>
      <translation>Zľava, %</translation>
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
      <translation>Body</translation>
    </message>
    <message>
      <source>Position</source>
      <translation>Poradie</translation>
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
      <source>As at the beginning</source>
      <translation>Predvolené</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušiť</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Stĺpce</translation>
    </message>
    <message>
      <source>Columns of the list</source>
      <translation>Stĺpce zoznamu</translation>
    </message>
    <message>
      <source>Columns...</source>
      <translation>Stĺpce...</translation>
    </message>
    <message>
      <source>Further to the left</source>
      <translation>Posunúť doľava</translation>
    </message>
    <message>
      <source>Further to the right</source>
      <translation>Posunúť doprava</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Zobraziť</translation>
    </message>
  </context>
  <context>
    <name>Conflict</name>
    <message>
      <source>Add them again</source>
      <translation>Pripočítať znova</translation>
    </message>
    <message>
      <source>Another value</source>
      <translation>Iná hodnota</translation>
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
      <source>Decide later</source>
      <translation>Rozhodnúť neskôr</translation>
    </message>
    <message>
      <source>Delete it all the same</source>
      <translation>Aj tak zmazať</translation>
    </message>
    <message>
      <source>Delete it here too</source>
      <translation>Zmazať aj tu</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>Pole</translation>
    </message>
    <message>
      <source>Give up my change</source>
      <translation>Zahodiť moju zmenu</translation>
    </message>
    <message>
      <source>It was not sent, send it</source>
      <translation>Nebolo to odoslané, odoslať</translation>
    </message>
    <message>
      <source>Keep all from the cloud</source>
      <translation>Všetko z cloudu</translation>
    </message>
    <message>
      <source>Keep all mine</source>
      <translation>Všetko z tohto počítača</translation>
    </message>
    <message>
      <source>Keep both as two records</source>
      <translation>Ponechať obe ako dva záznamy</translation>
    </message>
    <message>
      <source>Keep it as in the cloud</source>
      <translation>Nechať ako v cloude</translation>
    </message>
    <message>
      <source>Keep one, delete the others</source>
      <translation>Nechať jeden, ostatné vymazať</translation>
    </message>
    <message>
      <source>Keep the record</source>
      <translation>Zachovať záznam</translation>
    </message>
    <message>
      <source>Leave it as in the cloud</source>
      <translation>Nechať ako v cloude</translation>
    </message>
    <message>
      <source>Mend it in the form</source>
      <translation>Opraviť vo formulári</translation>
    </message>
    <message numerus="yes">
      <source>Merged by itself: %n field(s)</source>
      <translation>
        <numerusform>Zlúčené samo: %Ln údaj</numerusform>
        <numerusform>Zlúčené samo: %Ln údaje</numerusform>
        <numerusform>Zlúčené samo: %Ln údajov</numerusform>
      </translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Ďalší</translation>
    </message>
    <message>
      <source>Noticed {time}.</source>
      <translation>Zistené {time}.</translation>
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
      <source>They are different, keep all</source>
      <translation>Sú rôzne, nechať všetky</translation>
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
      <source>Type another value</source>
      <translation>Napísať inú hodnotu</translation>
    </message>
    <message>
      <source>Use this</source>
      <translation>Použiť</translation>
    </message>
    <message>
      <source>Use this number</source>
      <translation>Použiť toto číslo</translation>
    </message>
    <message>
      <source>both together</source>
      <translation>oboje dohromady</translation>
    </message>
    <message>
      <source>deleted</source>
      <translation>zmazané</translation>
    </message>
    <message>
      <source>deleted here</source>
      <translation>zmazané tu</translation>
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
      <source>%n change(s) wait here; they are sent to the cloud they belong to.</source>
      <translation>
        <numerusform>%Ln zmena tu čaká; pošle sa do cloudu, ku ktorému patrí.</numerusform>
        <numerusform>%Ln zmeny tu čakajú; pošlú sa do cloudu, ku ktorému patria.</numerusform>
        <numerusform>%Ln zmien tu čaká; pošlú sa do cloudu, ku ktorému patria.</numerusform>
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
      <translation>Pripojenie ku cloudu</translation>
    </message>
    <message>
      <source>For computers without a keychain.</source>
      <translation>Pre počítače bez kľúčenky.</translation>
    </message>
    <message>
      <source>Keep the token in a file only you can read</source>
      <translation>Uložiť token do súboru, ktorý prečítate len vy</translation>
    </message>
    <message>
      <source>Paste</source>
      <translation>Vložiť</translation>
    </message>
    <message>
      <source>Paste the token</source>
      <translation>Vložiť token zo schránky</translation>
    </message>
    <message>
      <source>Sign in with the browser...</source>
      <translation>Prihlásiť sa prehliadačom...</translation>
    </message>
    <message>
      <source>Signing in...</source>
      <translation>Prihlasuje sa…</translation>
    </message>
    <message>
      <source>Test and connect</source>
      <translation>Vyskúšať a pripojiť</translation>
    </message>
    <message>
      <source>The cloud has taken the token.</source>
      <translation>Cloud token prijal.</translation>
    </message>
    <message>
      <source>There is nothing to paste.</source>
      <translation>V schránke nič nie je.</translation>
    </message>
    <message>
      <source>Token</source>
      <translation>Token</translation>
    </message>
    <message>
      <source>Type the address, then test.</source>
      <translation>Napíšte adresu a vyskúšajte.</translation>
    </message>
    <message>
      <source>Type the number alone, as it stands in the cloud's settings.</source>
      <translation>Napíšte iba číslo, ako je v nastaveniach cloudu.</translation>
    </message>
  </context>
  <context>
    <name>Counter</name>
    <message>
      <source>Add</source>
      <translation>Pripočítať</translation>
    </message>
    <message>
      <source>How the number is meant</source>
      <translation>Ako je číslo myslené</translation>
    </message>
    <message>
      <source>New number</source>
      <translation>Nový stav</translation>
    </message>
    <message>
      <source>Take away</source>
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
      <source>A change came unannounced, so the cloud is asked more often again</source>
      <translation>Zmena prišla bez oznámenia, a tak sa cloudu zase pýtame častejšie</translation>
    </message>
    <message>
      <source>A change was given up and kept in history</source>
      <translation>Od zmeny sa upustilo, zostala v histórii</translation>
    </message>
    <message>
      <source>A record here that did not fit its own history was put right</source>
      <translation>Záznam, ktorý tu nezodpovedal svojej histórii, bol opravený</translation>
    </message>
    <message>
      <source>Both changes were put together</source>
      <translation>Obe zmeny boli spojené</translation>
    </message>
    <message>
      <source>Deleted, because the cloud no longer has it</source>
      <translation>Zmazané, lebo v cloude už nie je</translation>
    </message>
    <message>
      <source>Other computers use this cloud too; from now on this one takes {share} of the {budget} requests</source>
      <translation>Tento cloud používajú aj iné počítače; tento odteraz využije {share} z {budget} požiadaviek</translation>
    </message>
    <message>
      <source>Put aside for a decision</source>
      <translation>Odložené na rozhodnutie</translation>
    </message>
    <message>
      <source>Records in the cloud are dated later than the cloud's own clock says</source>
      <translation>Záznamy v cloude majú neskorší dátum, než ukazujú hodiny samotného cloudu</translation>
    </message>
    <message>
      <source>Records in the cloud are dated later than this computer's clock says; the cloud does not tell the time</source>
      <translation>Záznamy v cloude majú neskorší dátum, než ukazujú hodiny tohto počítača; cloud čas neoznamuje</translation>
    </message>
    <message>
      <source>Some lists were not looked at, to keep to the allowed number of requests</source>
      <translation>Niektoré zoznamy sa nečítali, aby sa dodržal povolený počet požiadaviek</translation>
    </message>
    <message>
      <source>Stopped, because very much would have been deleted</source>
      <translation>Zastavené, lebo by sa zmazalo veľmi veľa</translation>
    </message>
    <message>
      <source>The cloud announces changes, so it is asked more rarely</source>
      <translation>Cloud zmeny oznamuje, a tak sa ho pýtame menej často</translation>
    </message>
    <message>
      <source>The cloud asked for a pause of {seconds} seconds</source>
      <translation>Cloud požiadal o prestávku {seconds} s</translation>
    </message>
    <message>
      <source>The cloud counts another number of records than there are here</source>
      <translation>Cloud napočítal iný počet záznamov, než je tu</translation>
    </message>
    <message>
      <source>The cloud does not take some webhooks; all works without them</source>
      <translation>Cloud niektoré webhooky neprijíma; všetko funguje aj bez nich</translation>
    </message>
    <message>
      <source>The cloud failed again and again and was left alone for {seconds} seconds</source>
      <translation>Cloud opakovane zlyhával, na {seconds} s bol ponechaný v pokoji</translation>
    </message>
    <message>
      <source>The cloud went back to an older state; nothing was removed here</source>
      <translation>Cloud sa vrátil do staršieho stavu; tu sa nič neodstránilo</translation>
    </message>
    <message>
      <source>The cloud's clock was set back; the last day and the whole list are read again</source>
      <translation>Hodiny cloudu boli vrátené späť; posledný deň a celý zoznam sa čítajú znova</translation>
    </message>
    <message>
      <source>Webhooks were gone from the cloud and are registered again</source>
      <translation>Webhooky z cloudu zmizli a registrujú sa znova</translation>
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
      <translation>Zmazať</translation>
    </message>
    <message>
      <source>Delete and remove the personal data for good</source>
      <translation>Zmazať a natrvalo odstrániť osobné údaje</translation>
    </message>
    <message>
      <source>Delete for good</source>
      <translation>Zmazať natrvalo</translation>
    </message>
    <message>
      <source>Delete {what}?</source>
      <translation>Zmazať: {what}?</translation>
    </message>
    <message>
      <source>Delete; this can be undone</source>
      <translation>Zmazať; dá sa to vziať späť</translation>
    </message>
    <message>
      <source>Name, address, phone, e-mail, birthday, card, company, notes: all of it disappears here, with its history, and in the cloud. Points and receipts stay, of nobody. Nobody can bring the person back, and Undo cannot.</source>
      <translation>Meno, adresa, telefón, e-mail, narodeniny, karta, firma, poznámky: to všetko zmizne tu aj s históriou a tiež v cloude. Body a účtenky zostanú, ale nikomu nepatria. Osobu už nikto nevráti, ani Späť.</translation>
    </message>
  </context>
  <context>
    <name>Delivery</name>
    <message>
      <source>No answer</source>
      <translation>Žiadna odpoveď</translation>
    </message>
    <message>
      <source>Something went wrong in the program</source>
      <translation>V programe sa niečo pokazilo</translation>
    </message>
    <message>
      <source>The address is in this network, and the settings let webhooks call the internet only</source>
      <translation>Adresa je v tejto sieti a nastavenia dovoľujú webhookom volať len do internetu</translation>
    </message>
    <message>
      <source>The address is one that no program of a shop has (link-local)</source>
      <translation>Takú adresu žiadny program predajne nemá (link-local)</translation>
    </message>
    <message>
      <source>The address leads back to this program</source>
      <translation>Adresa vedie späť do tohto programu</translation>
    </message>
    <message>
      <source>The program called answered {status}</source>
      <translation>Volaný program odpovedal {status}</translation>
    </message>
  </context>
  <context>
    <name>Diagnostics</name>
    <message numerus="yes">
      <source>%n thing(s) need attention.</source>
      <translation>
        <numerusform>%Ln vec vyžaduje pozornosť.</numerusform>
        <numerusform>%Ln veci vyžadujú pozornosť.</numerusform>
        <numerusform>%Ln vecí vyžaduje pozornosť.</numerusform>
      </translation>
    </message>
    <message>
      <source>All is well.</source>
      <translation>Všetko je v poriadku.</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Zistenia</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Priečinok</translation>
    </message>
    <message>
      <source>In detail</source>
      <translation>Podrobne</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Zoznam</translation>
    </message>
    <message>
      <source>Log</source>
      <translation>Záznam činnosti</translation>
    </message>
    <message>
      <source>Looking...</source>
      <translation>Zisťujem...</translation>
    </message>
    <message>
      <source>Looks whether this computer has all that is needed. Nothing is changed.</source>
      <translation>Zistí, či má počítač všetko potrebné. Nič sa nezmení.</translation>
    </message>
    <message>
      <source>Nothing was seen yet; it is learnt while synchronising.</source>
      <translation>Zatiaľ sa nič nezistilo; program sa to učí pri synchronizácii.</translation>
    </message>
    <message>
      <source>Open the folder</source>
      <translation>Otvoriť priečinok</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Výsledok</translation>
    </message>
    <message>
      <source>Run the self-test</source>
      <translation>Spustiť kontrolu</translation>
    </message>
    <message>
      <source>Seen</source>
      <translation>Zistené</translation>
    </message>
    <message>
      <source>Self-test</source>
      <translation>Kontrola programu</translation>
    </message>
    <message>
      <source>What</source>
      <translation>Čo</translation>
    </message>
    <message>
      <source>What the cloud was seen to allow</source>
      <translation>Čo cloud podľa zistenia dovoľuje</translation>
    </message>
    <message>
      <source>fine</source>
      <translation>v poriadku</translation>
    </message>
    <message>
      <source>missing</source>
      <translation>chýba</translation>
    </message>
    <message>
      <source>out of date</source>
      <translation>zastarané</translation>
    </message>
    <message>
      <source>wrong</source>
      <translation>zle</translation>
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
      <source>Stock of a product</source>
      <translation>Zásoba produktu</translation>
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
  </context>
  <context>
    <name>Error</name>
    <message>
      <source>A PIN has {shortest} to {longest} digits.</source>
      <translation>PIN má {shortest} až {longest} číslic.</translation>
    </message>
    <message>
      <source>A later version of the program wrote the data in this folder.</source>
      <translation>Údaje v tomto priečinku zapísala novšia verzia programu.</translation>
    </message>
    <message>
      <source>All other lists are read, and changes are sent.</source>
      <translation>Všetky ostatné zoznamy sa čítajú a zmeny sa odosielajú.</translation>
    </message>
    <message>
      <source>Allowed: {allowed}.</source>
      <translation>Dovolené: {allowed}.</translation>
    </message>
    <message>
      <source>An older state of the data was put back</source>
      <translation>Bol vrátený starší stav dát</translation>
    </message>
    <message>
      <source>Another program listens on port {port}.</source>
      <translation>Na porte {port} počúva iný program.</translation>
    </message>
    <message>
      <source>Another window or service has this data open.</source>
      <translation>Tieto údaje má otvorené iné okno alebo služba.</translation>
    </message>
    <message>
      <source>Ask whoever may open the data folder to remove it, unlock, and set the PIN again.</source>
      <translation>Požiadajte toho, kto smie do priečinka s údajmi, aby súbor zmazal. Potom odomknite a nastavte PIN znova.</translation>
    </message>
    <message>
      <source>Cancelled</source>
      <translation>Zrušené</translation>
    </message>
    <message>
      <source>Changes that wait in it and may have been sent already: {edits}. Edits made after it that were not sent are not in it.</source>
      <translation>Zmeny, ktoré v ňom čakajú a mohli už byť odoslané: {edits}. Úpravy, ktoré vznikli až po ňom a neboli odoslané, v ňom nie sú.</translation>
    </message>
    <message>
      <source>Changes wait on this computer.</source>
      <translation>Zmeny čakajú v tomto počítači.</translation>
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
      <source>Check the internet connection and the address.</source>
      <translation>Skontrolujte pripojenie k internetu a adresu.</translation>
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
      <source>Choose Start as usual below. If it ends again, send the report for support from the settings.</source>
      <translation>Dole vyberte Spustiť ako zvyčajne. Ak program znova skončí, pošlite z nastavení správu pre podporu.</translation>
    </message>
    <message>
      <source>Choose a folder on this computer's own disk.</source>
      <translation>Zvoľte priečinok na disku tohto počítača.</translation>
    </message>
    <message>
      <source>Choose another folder, or ask for the rights to write there.</source>
      <translation>Zvoľte iný priečinok, alebo požiadajte o právo zápisu.</translation>
    </message>
    <message>
      <source>Choose another folder.</source>
      <translation>Zvoľte iný priečinok.</translation>
    </message>
    <message>
      <source>Choose another port.</source>
      <translation>Zvoľte iný port.</translation>
    </message>
    <message>
      <source>Choose other files in the settings.</source>
      <translation>Zvoľte v nastaveniach iné súbory.</translation>
    </message>
    <message>
      <source>Close it first.</source>
      <translation>Najprv ich zatvorte.</translation>
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
      <source>Connect to that cloud to go on with them.</source>
      <translation>Pripojte sa k tomuto cloudu a pokračujte s nimi.</translation>
    </message>
    <message>
      <source>Connect to your cloud again to go on.</source>
      <translation>Ak chcete pokračovať, pripojte sa znova k svojmu cloudu.</translation>
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
      <source>Edits that it lacked were made again from the journal: {edits}.</source>
      <translation>Úpravy, ktoré v ňom chýbali, sa doplnili z denníka: {edits}.</translation>
    </message>
    <message>
      <source>Every setting has its default again. The damaged file is kept as {kept}.</source>
      <translation>Každé nastavenie má znova predvolenú hodnotu. Poškodený súbor je odložený ako {kept}.</translation>
    </message>
    <message>
      <source>Free some space and save again.</source>
      <translation>Uvoľnite miesto a uložte znova.</translation>
    </message>
    <message>
      <source>Install the newest version.</source>
      <translation>Nainštalujte najnovšiu verziu.</translation>
    </message>
    <message>
      <source>It failed several times in a row.</source>
      <translation>Niekoľkokrát po sebe zlyhal.</translation>
    </message>
    <message>
      <source>It goes on by itself.</source>
      <translation>Bude to pokračovať samo.</translation>
    </message>
    <message>
      <source>It is compared again by itself.</source>
      <translation>Porovná sa to znova samo.</translation>
    </message>
    <message>
      <source>It is in the cloud already.</source>
      <translation>V cloude už je.</translation>
    </message>
    <message>
      <source>It is looked for in the cloud</source>
      <translation>Hľadá sa v cloude</translation>
    </message>
    <message>
      <source>It is tried again by itself.</source>
      <translation>Skúsi sa to samo znova.</translation>
    </message>
    <message>
      <source>It offers no such change for this kind of record.</source>
      <translation>Pre tento druh záznamu takú zmenu neponúka.</translation>
    </message>
    <message>
      <source>It refers to a new record that the cloud has not taken.</source>
      <translation>Odkazuje na nový záznam, ktorý cloud neprijal.</translation>
    </message>
    <message>
      <source>It waits for another record</source>
      <translation>Čaká na iný záznam</translation>
    </message>
    <message>
      <source>It was changed in the cloud.</source>
      <translation>Bol zmenený v cloude.</translation>
    </message>
    <message>
      <source>It was removed elsewhere in the meantime.</source>
      <translation>Medzitým bol odstránený inde.</translation>
    </message>
    <message>
      <source>Its issuer is not known here: {issuer}.</source>
      <translation>Jeho vydavateľ tu nie je známy: {issuer}.</translation>
    </message>
    <message>
      <source>Lines of the journal that cannot be read: {lines}.</source>
      <translation>Riadky žurnálu, ktoré sa nedajú prečítať: {lines}.</translation>
    </message>
    <message>
      <source>Look at the fields marked in red.</source>
      <translation>Pozrite sa na červeno označené polia.</translation>
    </message>
    <message>
      <source>Look at the new values and save again.</source>
      <translation>Pozrite si nové hodnoty a uložte znova.</translation>
    </message>
    <message>
      <source>Look at the records that you changed last.</source>
      <translation>Pozrite si záznamy, ktoré ste menili naposledy.</translation>
    </message>
    <message>
      <source>Mend them in the file, or import the others alone.</source>
      <translation>Opravte ich v súbore, alebo naimportujte iba ostatné.</translation>
    </message>
    <message>
      <source>No answer about newer versions</source>
      <translation>Nedá sa zistiť, či je novšia verzia</translation>
    </message>
    <message>
      <source>No cloud is connected</source>
      <translation>Nie je pripojený žiadny cloud</translation>
    </message>
    <message>
      <source>Nothing is wrong here; it is tried again later.</source>
      <translation>Tu je všetko v poriadku; skúsi sa to neskôr.</translation>
    </message>
    <message>
      <source>Nothing was changed.</source>
      <translation>Nič sa nezmenilo.</translation>
    </message>
    <message>
      <source>Nothing was deleted here. Records to decide about: {records}.</source>
      <translation>Tu sa nič nevymazalo. Záznamov na rozhodnutie: {records}.</translation>
    </message>
    <message>
      <source>Nothing was imported</source>
      <translation>Nič nebolo naimportované</translation>
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
      <translation>Nič sa neuložilo; čo ste napísali, je stále vo formulári.</translation>
    </message>
    <message>
      <source>Nothing was saved; what you typed is still in the form. The disk answered: {reason}.</source>
      <translation>Nič sa neuložilo; čo ste napísali, je stále vo formulári. Odpoveď disku: {reason}.</translation>
    </message>
    <message>
      <source>Open it again.</source>
      <translation>Otvorte ho znova.</translation>
    </message>
    <message>
      <source>Other computers are shut out</source>
      <translation>Ostatné počítače nemajú prístup</translation>
    </message>
    <message>
      <source>Other records stand in the way.</source>
      <translation>Bránia tomu iné záznamy.</translation>
    </message>
    <message>
      <source>Perhaps not everything was read.</source>
      <translation>Možno sa neprečítalo všetko.</translation>
    </message>
    <message>
      <source>Put it back, then try again. What was saved before is in it.</source>
      <translation>Vráťte ho na miesto a skúste to znova. Čo bolo uložené predtým, v ňom je.</translation>
    </message>
    <message>
      <source>Put the file back from a backup, or remove it and create the tokens again.</source>
      <translation>Vráťte súbor zo zálohy, alebo ho zmažte a vytvorte tokeny znova.</translation>
    </message>
    <message>
      <source>Restore it in the settings, or go on without it.</source>
      <translation>Obnovte ju v nastaveniach alebo pokračujte bez nej.</translation>
    </message>
    <message>
      <source>See to that record first.</source>
      <translation>Najprv vyriešte ten záznam.</translation>
    </message>
    <message>
      <source>See which addresses webhooks may call in the settings.</source>
      <translation>Ktoré adresy smú webhooky volať, je v nastaveniach.</translation>
    </message>
    <message>
      <source>Send what is here again, or take the cloud's older state.</source>
      <translation>Pošlite znova, čo je tu, alebo prevezmite starší stav cloudu.</translation>
    </message>
    <message>
      <source>Sign in with a new token.</source>
      <translation>Prihláste sa s novým tokenom.</translation>
    </message>
    <message>
      <source>Some fields need mending</source>
      <translation>Niektoré polia treba opraviť</translation>
    </message>
    <message>
      <source>Some lines were refused.</source>
      <translation>Niektoré riadky boli odmietnuté.</translation>
    </message>
    <message>
      <source>Some records of the cloud cannot be read</source>
      <translation>Niektoré záznamy cloudu sa nedajú prečítať</translation>
    </message>
    <message>
      <source>Some unsent edits may be lost</source>
      <translation>Niektoré neodoslané zmeny môžu byť stratené</translation>
    </message>
    <message>
      <source>Something went wrong in the program</source>
      <translation>V programe sa niečo pokazilo</translation>
    </message>
    <message>
      <source>Start the program again to have it repaired.</source>
      <translation>Spustite program znova a súbor sa opraví.</translation>
    </message>
    <message>
      <source>The PIN is not right</source>
      <translation>PIN nesúhlasí</translation>
    </message>
    <message>
      <source>The address cannot be used</source>
      <translation>Adresa sa nedá použiť</translation>
    </message>
    <message>
      <source>The address is not the cloud's</source>
      <translation>Na adrese nie je cloud</translation>
    </message>
    <message>
      <source>The address may not be called</source>
      <translation>Túto adresu nemožno volať</translation>
    </message>
    <message>
      <source>The answer of the cloud was lost.</source>
      <translation>Odpoveď cloudu sa stratila.</translation>
    </message>
    <message>
      <source>The certificate cannot be used</source>
      <translation>Certifikát sa nedá použiť</translation>
    </message>
    <message>
      <source>The cloud asks for a pause</source>
      <translation>Cloud žiada o prestávku</translation>
    </message>
    <message>
      <source>The cloud counts differently</source>
      <translation>Cloud počíta inak</translation>
    </message>
    <message>
      <source>The cloud does not allow this</source>
      <translation>Cloud to nedovoľuje</translation>
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
      <source>The cloud has a fault</source>
      <translation>Cloud má poruchu</translation>
    </message>
    <message>
      <source>The cloud is left alone for a while</source>
      <translation>Cloud teraz chvíľu nechávame tak</translation>
    </message>
    <message>
      <source>The cloud refused the values</source>
      <translation>Cloud odmietol hodnoty</translation>
    </message>
    <message>
      <source>The cloud refuses the token</source>
      <translation>Cloud odmieta token</translation>
    </message>
    <message>
      <source>The cloud refuses to show a list</source>
      <translation>Cloud odmieta ukázať jeden zoznam</translation>
    </message>
    <message>
      <source>The cloud was restored from an old backup</source>
      <translation>Cloud bol obnovený zo starej zálohy</translation>
    </message>
    <message>
      <source>The cloud's certificate cannot be trusted.</source>
      <translation>Certifikátu cloudu sa nedá veriť.</translation>
    </message>
    <message>
      <source>The connection is not safe</source>
      <translation>Pripojenie nie je bezpečné</translation>
    </message>
    <message>
      <source>The data belongs to another cloud</source>
      <translation>Údaje patria inému cloudu</translation>
    </message>
    <message>
      <source>The data comes from a newer version</source>
      <translation>Údaje sú z novšej verzie</translation>
    </message>
    <message>
      <source>The data file is damaged</source>
      <translation>Súbor s údajmi je poškodený</translation>
    </message>
    <message>
      <source>The data file is missing or empty</source>
      <translation>Dátový súbor chýba alebo je prázdny</translation>
    </message>
    <message>
      <source>The data file was an older one</source>
      <translation>Súbor s údajmi bol starší</translation>
    </message>
    <message>
      <source>The data file was damaged and has been repaired</source>
      <translation>Súbor s údajmi bol poškodený a je opravený</translation>
    </message>
    <message>
      <source>The data file was missing or empty</source>
      <translation>Súbor s dátami chýbal alebo bol prázdny</translation>
    </message>
    <message>
      <source>The data file was missing or empty and has been made again</source>
      <translation>Dátový súbor chýbal alebo bol prázdny a bol vytvorený znova</translation>
    </message>
    <message>
      <source>The data is in use by another program</source>
      <translation>Údaje práve používa iný program</translation>
    </message>
    <message>
      <source>The data may not lie on a network drive</source>
      <translation>Údaje nesmú byť na sieťovom disku</translation>
    </message>
    <message>
      <source>The data was copied from another place</source>
      <translation>Dáta boli skopírované z iného miesta</translation>
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
      <source>The file that names your cloud cannot be read</source>
      <translation>Súbor, ktorý určuje váš cloud, sa nedá prečítať</translation>
    </message>
    <message>
      <source>The file that names your cloud is missing</source>
      <translation>Chýba súbor, ktorý určuje váš cloud</translation>
    </message>
    <message>
      <source>The file {file} is damaged. Until it is removed, this computer is for looking only.</source>
      <translation>Súbor {file} je poškodený. Kým ho niekto nezmaže, na tomto počítači sa iba prezerá.</translation>
    </message>
    <message>
      <source>The file {file} is no certificate that fits its key.</source>
      <translation>Súbor {file} nie je certifikát, ktorý patrí k svojmu kľúču.</translation>
    </message>
    <message>
      <source>The file {file} was left as it is. The other programs cannot sign in here.</source>
      <translation>Súbor {file} zostal, ako je. Ostatné programy sa tu nemôžu prihlásiť.</translation>
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
      <source>The filter or the order is not understood.</source>
      <translation>Filtru alebo radeniu sa nedá rozumieť.</translation>
    </message>
    <message>
      <source>The folder cannot be reached</source>
      <translation>Priečinok nie je dostupný</translation>
    </message>
    <message>
      <source>The folder cannot be written</source>
      <translation>Do priečinka sa nedá zapisovať</translation>
    </message>
    <message>
      <source>The folder holds the records of cloud {cloud_id}; unsent edits: {edits}.</source>
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
      <source>The last two starts ended at once. Synchronising and the servers are off, and the window looks as at first. Nothing was deleted.</source>
      <translation>Posledné dve spustenia hneď skončili. Synchronizácia a servery sú vypnuté a okno vyzerá ako prvýkrát. Nič sa nezmazalo.</translation>
    </message>
    <message>
      <source>The manager's PIN is needed</source>
      <translation>Je potrebný PIN vedúceho</translation>
    </message>
    <message>
      <source>The original may have sent changes that wait here: {edits}.</source>
      <translation>Originál už mohol odoslať zmeny, ktoré tu čakajú: {edits}.</translation>
    </message>
    <message>
      <source>The place where newer versions lie cannot be reached.</source>
      <translation>Miesto, kde sú novšie verzie, nie je dostupné.</translation>
    </message>
    <message>
      <source>The port is taken</source>
      <translation>Port je obsadený</translation>
    </message>
    <message>
      <source>The program may not write in {path}.</source>
      <translation>Program nesmie zapisovať do {path}.</translation>
    </message>
    <message>
      <source>The record changed meanwhile</source>
      <translation>Záznam sa medzitým zmenil</translation>
    </message>
    <message>
      <source>The record does not allow this step.</source>
      <translation>Záznam tento krok nedovoľuje.</translation>
    </message>
    <message>
      <source>The record is gone</source>
      <translation>Záznam už nie je</translation>
    </message>
    <message>
      <source>The records are downloaded again.</source>
      <translation>Záznamy sa stiahnu znova.</translation>
    </message>
    <message>
      <source>The rights of this computer cannot be read</source>
      <translation>Oprávnenia tohto počítača sa nedajú prečítať</translation>
    </message>
    <message>
      <source>The setting is out of range</source>
      <translation>Nastavenie je mimo rozsahu</translation>
    </message>
    <message>
      <source>The settings cannot be read</source>
      <translation>Nastavenia sa nedajú prečítať</translation>
    </message>
    <message>
      <source>The token cannot be kept</source>
      <translation>Token sa nedá uchovať</translation>
    </message>
    <message>
      <source>The token may not do this, or not with this cloud.</source>
      <translation>Token to nesmie, alebo nie s týmto cloudom.</translation>
    </message>
    <message>
      <source>The tokens of your other programs cannot be read</source>
      <translation>Tokeny vašich ostatných programov sa nedajú prečítať</translation>
    </message>
    <message>
      <source>The update was not used</source>
      <translation>Aktualizácia nebola použitá</translation>
    </message>
    <message>
      <source>There is a backup: {backup}. It is kept until you decide.</source>
      <translation>Existuje záloha: {backup}. Zostane zachovaná, kým sa nerozhodnete.</translation>
    </message>
    <message>
      <source>There is no shop in this folder</source>
      <translation>V tomto priečinku nie je žiadny obchod</translation>
    </message>
    <message>
      <source>There is no such list</source>
      <translation>Taký zoznam nie je</translation>
    </message>
    <message>
      <source>There is no such setting</source>
      <translation>Také nastavenie nie je</translation>
    </message>
    <message>
      <source>There were too many requests.</source>
      <translation>Bolo príliš veľa požiadaviek.</translation>
    </message>
    <message>
      <source>These are the records of cloud {cloud}, and this computer is connected to none. Nothing was changed.</source>
      <translation>Sú to záznamy cloudu {cloud} a tento počítač nie je pripojený k žiadnemu. Nič sa nezmenilo.</translation>
    </message>
    <message>
      <source>These are the records of cloud {found}, and this computer works with cloud {asked}. Nothing was changed.</source>
      <translation>Sú to záznamy cloudu {found} a tento počítač pracuje s cloudom {asked}. Nič sa nezmenilo.</translation>
    </message>
    <message>
      <source>These records were made without a cloud, and this computer works with cloud {cloud}. Nothing was changed.</source>
      <translation>Tieto záznamy vznikli bez cloudu a tento počítač pracuje s cloudom {cloud}. Nič sa nezmenilo.</translation>
    </message>
    <message>
      <source>They are tried again by themselves.</source>
      <translation>Skúsia sa znova samy.</translation>
    </message>
    <message>
      <source>They were set aside; everything else was read.</source>
      <translation>Boli odložené, všetko ostatné sa prečítalo.</translation>
    </message>
    <message>
      <source>This cannot be a PIN</source>
      <translation>Toto nemôže byť PIN</translation>
    </message>
    <message>
      <source>This cannot be searched for</source>
      <translation>Toto sa nedá hľadať</translation>
    </message>
    <message>
      <source>This computer is for looking only</source>
      <translation>Na tomto počítači sa iba prezerá</translation>
    </message>
    <message>
      <source>This is not allowed</source>
      <translation>To nie je dovolené</translation>
    </message>
    <message>
      <source>This version goes on working. Check the date of this computer.</source>
      <translation>Táto verzia pracuje ďalej. Skontrolujte dátum v počítači.</translation>
    </message>
    <message>
      <source>Try again in a moment.</source>
      <translation>Skúste to o chvíľu znova.</translation>
    </message>
    <message>
      <source>Type it again.</source>
      <translation>Zadajte ho znova.</translation>
    </message>
    <message>
      <source>Type it like https://api.example.com</source>
      <translation>Napíšte ju ako https://api.example.com</translation>
    </message>
    <message>
      <source>Type the PIN and try again.</source>
      <translation>Zadajte PIN a skúste to znova.</translation>
    </message>
    <message>
      <source>Unlock it first.</source>
      <translation>Najprv ho odomknite.</translation>
    </message>
    <message>
      <source>Unlock the keychain, or keep the token in a protected file.</source>
      <translation>Odomknite kľúčenku, alebo uložte token do chráneného súboru.</translation>
    </message>
    <message>
      <source>Unsent edits that were kept: {edits}.</source>
      <translation>Zachované neodoslané zmeny: {edits}.</translation>
    </message>
    <message>
      <source>Unsent edits that were kept: {edits}. The damaged file was put aside as {set_aside}.</source>
      <translation>Zachované neodoslané úpravy: {edits}. Poškodený súbor je odložený ako {set_aside}.</translation>
    </message>
    <message>
      <source>Use from the network is turned off in the settings.</source>
      <translation>Použitie zo siete je v nastaveniach vypnuté.</translation>
    </message>
    <message>
      <source>Very much is missing in the cloud</source>
      <translation>V cloude chýba veľmi veľa</translation>
    </message>
    <message>
      <source>What answers there is something else.</source>
      <translation>Odpovedá tam niečo iné.</translation>
    </message>
    <message>
      <source>What could be counted twice is asked on the Sync page.</source>
      <translation>Na to, čo by sa mohlo započítať dvakrát, sa opýta stránka Synchronizácia.</translation>
    </message>
    <message>
      <source>What was found is not signed by us, is out of date, or is older than what was seen before.</source>
      <translation>To, čo sa našlo, nie je od nás podpísané, prepadlo, alebo je staršie než to, čo už bolo vidieť.</translation>
    </message>
    <message>
      <source>You can go on working; changes wait on this computer.</source>
      <translation>Môžete pracovať ďalej; zmeny čakajú v tomto počítači.</translation>
    </message>
    <message>
      <source>Your data is safe. What you typed is still in the form.</source>
      <translation>Vaše údaje sú v bezpečí. Čo ste napísali, je stále vo formulári.</translation>
    </message>
    <message>
      <source>Your records and unsent edits are as they were. The damaged file is kept as {kept}.</source>
      <translation>Vaše záznamy a neodoslané úpravy sú, ako boli. Poškodený súbor je odložený ako {kept}.</translation>
    </message>
    <message>
      <source>{key} in the file {file} is not used; its default is. Allowed: {allowed}.</source>
      <translation>Hodnota {key} v súbore {file} sa nepoužije; platí predvolená. Dovolené: {allowed}.</translation>
    </message>
    <message>
      <source>{path} is gone: its drive was taken out, or the folder was moved. Nothing was saved since.</source>
      <translation>Priečinok {path} zmizol: niekto odpojil jeho disk, alebo ho presunul. Odvtedy sa nič neuložilo.</translation>
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
      <source>Copy put right</source>
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
      <translation>Zmazané</translation>
    </message>
    <message>
      <source>Deleted in the cloud</source>
      <translation>Zmazané v cloude</translation>
    </message>
    <message>
      <source>Given up; the value is kept here</source>
      <translation>Nepoužité; hodnota ostáva tu</translation>
    </message>
    <message>
      <source>Restored</source>
      <translation>Obnovené</translation>
    </message>
    <message>
      <source>Sent to the cloud</source>
      <translation>Odoslané do cloudu</translation>
    </message>
    <message>
      <source>Two versions put together</source>
      <translation>Dve verzie spojené</translation>
    </message>
    <message>
      <source>Two versions, to be decided</source>
      <translation>Dve verzie, čaká na rozhodnutie</translation>
    </message>
  </context>
  <context>
    <name>Export</name>
    <message numerus="yes">
      <source>%n record(s) written to</source>
      <translation>
        <numerusform>%Ln záznam zapísaný do</numerusform>
        <numerusform>%Ln záznamy zapísané do</numerusform>
        <numerusform>%Ln záznamov zapísaných do</numerusform>
      </translation>
    </message>
    <message>
      <source>All fields, to be imported again</source>
      <translation>Všetky polia, aby sa dali znovu naimportovať</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušiť</translation>
    </message>
    <message>
      <source>Choose a file...</source>
      <translation>Vybrať súbor...</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Stĺpce</translation>
    </message>
    <message>
      <source>Columns named as in this window</source>
      <translation>Názvy stĺpcov ako v tomto okne</translation>
    </message>
    <message>
      <source>Columns named as the interface names them</source>
      <translation>Názvy stĺpcov podľa rozhrania</translation>
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
      <translation>Názvy stĺpcov</translation>
    </message>
    <message>
      <source>Only the columns of the list</source>
      <translation>Iba stĺpce zoznamu</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Text</translation>
    </message>
    <message>
      <source>The disk is full. Free some space, or choose another disk.</source>
      <translation>Disk je plný. Uvoľnite miesto alebo vyberte iný disk.</translation>
    </message>
    <message numerus="yes">
      <source>What is selected: %n record(s)</source>
      <translation>
        <numerusform>Čo je vybrané: %Ln záznam</numerusform>
        <numerusform>Čo je vybrané: %Ln záznamy</numerusform>
        <numerusform>Čo je vybrané: %Ln záznamov</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>What the list shows: %n record(s)</source>
      <translation>
        <numerusform>Čo zoznam ukazuje: %Ln záznam</numerusform>
        <numerusform>Čo zoznam ukazuje: %Ln záznamy</numerusform>
        <numerusform>Čo zoznam ukazuje: %Ln záznamov</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Field</name>
    <message>
      <source>Address that is called</source>
      <translation>Volaná adresa</translation>
    </message>
    <message>
      <source>Address, second line</source>
      <translation>Adresa, druhý riadok</translation>
    </message>
    <message>
      <source>Age of the buyer at least</source>
      <translation>Vek kupujúceho najmenej</translation>
    </message>
    <message>
      <source>Allergens</source>
      <translation>Alergény</translation>
    </message>
    <message>
      <source>Always ask for the PIN</source>
      <translation>Vždy žiadať PIN</translation>
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
      <translation>Zmenil</translation>
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
      <source>Deleted</source>
      <translation>Zmazané</translation>
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
      <source>Discount allowed</source>
      <translation>Zľava povolená</translation>
    </message>
    <message>
      <source>Discount group</source>
      <translation>Zľavová skupina</translation>
    </message>
    <message>
      <source>Discount, %</source>
      <translation>Zľava, %</translation>
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
      <source>External ID</source>
      <translation>Externé ID</translation>
    </message>
    <message>
      <source>External IDs</source>
      <translation>Externé ID</translation>
    </message>
    <message>
      <source>Features</source>
      <translation>Vlastnosti</translation>
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
      <source>Highest discount, %</source>
      <translation>Najvyššia zľava, %</translation>
    </message>
    <message>
      <source>ID</source>
      <translation>ID</translation>
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
      <source>Internal note</source>
      <translation>Interná poznámka</translation>
    </message>
    <message>
      <source>Items in a package</source>
      <translation>Kusov v balení</translation>
    </message>
    <message>
      <source>Last changed</source>
      <translation>Zmenené</translation>
    </message>
    <message>
      <source>Last name</source>
      <translation>Priezvisko</translation>
    </message>
    <message>
      <source>Lowest margin</source>
      <translation>Najnižšia marža</translation>
    </message>
    <message>
      <source>Made product</source>
      <translation>Vyrábaný produkt</translation>
    </message>
    <message>
      <source>Margin</source>
      <translation>Marža</translation>
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
      <source>Package price with VAT</source>
      <translation>Cena balenia s DPH</translation>
    </message>
    <message>
      <source>Phone</source>
      <translation>Telefón</translation>
    </message>
    <message>
      <source>Picture address</source>
      <translation>Adresa obrázka</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Body</translation>
    </message>
    <message>
      <source>Points for buying</source>
      <translation>Body za nákup</translation>
    </message>
    <message>
      <source>Position in lists</source>
      <translation>Poradie v zoznamoch</translation>
    </message>
    <message>
      <source>Postcode</source>
      <translation>PSČ</translation>
    </message>
    <message>
      <source>Preparation, seconds</source>
      <translation>Príprava, sekundy</translation>
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
      <source>Product used</source>
      <translation>Použitý produkt</translation>
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
      <source>Rate, %</source>
      <translation>Sadzba, %</translation>
    </message>
    <message>
      <source>Recipe</source>
      <translation>Recept</translation>
    </message>
    <message>
      <source>Rights at the till</source>
      <translation>Práva na pokladnici</translation>
    </message>
    <message>
      <source>Rights in the warehouse</source>
      <translation>Práva v sklade</translation>
    </message>
    <message>
      <source>Second company ID</source>
      <translation>IČ DPH</translation>
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
      <source>Shown at the till</source>
      <translation>Zobraziť na pokladnici</translation>
    </message>
    <message>
      <source>Stock known at</source>
      <translation>Stav ku dňu</translation>
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
      <source>Taken from stock when sold</source>
      <translation>Pri predaji odpísať zo skladu</translation>
    </message>
    <message>
      <source>Town</source>
      <translation>Mesto</translation>
    </message>
    <message>
      <source>Unit</source>
      <translation>Jednotka</translation>
    </message>
    <message>
      <source>Unit of the measure</source>
      <translation>Jednotka množstva v balení</translation>
    </message>
    <message>
      <source>Unit of the quantity</source>
      <translation>Jednotka množstva</translation>
    </message>
    <message>
      <source>VAT</source>
      <translation>DPH</translation>
    </message>
    <message>
      <source>VAT ID</source>
      <translation>IČ DPH / DIČ</translation>
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
      <source>Version of the content</source>
      <translation>Verzia obsahu</translation>
    </message>
    <message>
      <source>Warehouse</source>
      <translation>Sklad</translation>
    </message>
    <message>
      <source>Web site</source>
      <translation>Webová stránka</translation>
    </message>
    <message>
      <source>What is watched</source>
      <translation>Čo sa sleduje</translation>
    </message>
    <message>
      <source>When stock runs out</source>
      <translation>Keď sa minú zásoby</translation>
    </message>
  </context>
  <context>
    <name>File</name>
    <message>
      <source>A newer version of the program made this backup. Install the newest version, then restore it.</source>
      <translation>Túto zálohu vytvorila novšia verzia programu. Nainštalujte najnovšiu verziu a potom zálohu obnovte.</translation>
    </message>
    <message>
      <source>Choose a field for one column at least.</source>
      <translation>Vyberte pole aspoň pre jeden stĺpec.</translation>
    </message>
    <message>
      <source>Choose a file in a folder that is there.</source>
      <translation>Vyberte súbor v existujúcom priečinku.</translation>
    </message>
    <message>
      <source>In line {line} a quotation mark is not closed, or stands in a wrong place.</source>
      <translation>V riadku {line} nie je uzavretá úvodzovka, alebo stojí na nesprávnom mieste.</translation>
    </message>
    <message>
      <source>In line {line}, column {column}, the cell holds the error {value}. Mend it in the spreadsheet.</source>
      <translation>V riadku {line}, v stĺpci {column} je v bunke chyba {value}. Opravte ju v tabuľke.</translation>
    </message>
    <message>
      <source>In line {line}, column {column}, the formula has no result. Open the file in the spreadsheet and save it again.</source>
      <translation>V riadku {line} v stĺpci {column} nemá vzorec výsledok. Otvorte súbor v tabuľkovom programe a znova ho uložte.</translation>
    </message>
    <message>
      <source>It cannot be opened.</source>
      <translation>Nedá sa otvoriť.</translation>
    </message>
    <message>
      <source>It has more than {limit} cells, empty ones between the others too. Divide it, or save it as .csv.</source>
      <translation>Má viac ako {limit} buniek vrátane prázdnych medzi ostatnými. Rozdeľte ho alebo ho uložte ako .csv.</translation>
    </message>
    <message>
      <source>It has more than {limit} lines. Divide it.</source>
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
      <source>It is damaged, or no Excel file at all.</source>
      <translation>Je poškodený, alebo to vôbec nie je súbor Excelu.</translation>
    </message>
    <message>
      <source>It is larger than {limit} MB.</source>
      <translation>Je väčší ako {limit} MB.</translation>
    </message>
    <message>
      <source>It is no backup of this program. Choose another file.</source>
      <translation>Nie je to záloha tohto programu. Vyberte iný súbor.</translation>
    </message>
    <message>
      <source>It is not an Excel or CSV file. Open it in a spreadsheet and save it as .xlsx or .csv.</source>
      <translation>Nie je to súbor Excelu ani CSV. Otvorte ho v tabuľkovom programe a uložte ako .xlsx alebo .csv.</translation>
    </message>
    <message>
      <source>It is open in another program. Close it there, or choose another name.</source>
      <translation>Je otvorený v inom programe. Zavrite ho tam alebo vyberte iný názov.</translation>
    </message>
    <message>
      <source>It is protected by a password. Open it in a spreadsheet and save it without one.</source>
      <translation>Je chránený heslom. Otvorte ho v tabuľkovom programe a uložte bez hesla.</translation>
    </message>
    <message>
      <source>Its part {part} is damaged. Open it in a spreadsheet, and save it again or as .csv.</source>
      <translation>Jeho časť {part} je poškodená. Otvorte ho v tabuľkovom programe a uložte znova alebo ako .csv.</translation>
    </message>
    <message>
      <source>Line {line} has a text of more than {limit} characters. Save it as .csv.</source>
      <translation>Riadok {line} obsahuje text dlhší ako {limit} znakov. Uložte súbor ako .csv.</translation>
    </message>
    <message>
      <source>Line {line} has more than {limit} columns.</source>
      <translation>Riadok {line} má viac ako {limit} stĺpcov.</translation>
    </message>
    <message>
      <source>Line {line} holds characters that are not in this encoding. Choose another one.</source>
      <translation>V riadku {line} sú znaky, ktoré v tomto kódovaní nie sú. Zvoľte iné.</translation>
    </message>
    <message>
      <source>Line {line} holds what is no text. Choose a .csv or .xlsx file.</source>
      <translation>V riadku {line} nie je text. Vyberte súbor .csv alebo .xlsx.</translation>
    </message>
    <message>
      <source>Records cannot be told apart by {key}.</source>
      <translation>Záznamy sa nedajú rozlíšiť podľa {key}.</translation>
    </message>
    <message>
      <source>The backup is damaged. Choose another one.</source>
      <translation>Záloha je poškodená. Vyberte inú.</translation>
    </message>
    <message>
      <source>The backup was cut short: copying it did not end. Copy it again, or choose another one.</source>
      <translation>Záloha nie je celá: jej kopírovanie sa nedokončilo. Skopírujte ju znova, alebo vyberte inú.</translation>
    </message>
    <message>
      <source>The file is empty.</source>
      <translation>Súbor je prázdny.</translation>
    </message>
    <message>
      <source>The name must end in .csv or .xlsx.</source>
      <translation>Názov musí končiť na .csv alebo .xlsx.</translation>
    </message>
  </context>
  <context>
    <name>Filter</name>
    <message>
      <source>Add a condition</source>
      <translation>Pridať podmienku</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušiť</translation>
    </message>
    <message>
      <source>Condition</source>
      <translation>Podmienka</translation>
    </message>
    <message>
      <source>Copy the filter</source>
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
      <source>Filter as the interface writes it</source>
      <translation>Filter v zápise rozhrania</translation>
    </message>
    <message>
      <source>Operator</source>
      <translation>Porovnanie</translation>
    </message>
    <message>
      <source>Take this condition away</source>
      <translation>Odobrať podmienku</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Hodnota</translation>
    </message>
  </context>
  <context>
    <name>FilterProblem</name>
    <message>
      <source>A condition is field|operator|value, and ; stands between two.</source>
      <translation>Podmienka má tvar pole|operátor|hodnota, medzi dvoma stojí bodkočiarka.</translation>
    </message>
    <message>
      <source>A filter cannot hold the character ; in a value, nor a comma in a list.</source>
      <translation>Vo filtri nesmie byť bodkočiarka v hodnote ani čiarka v položke zoznamu.</translation>
    </message>
    <message>
      <source>That is too much for one filter.</source>
      <translation>Na jeden filter je to priveľa.</translation>
    </message>
    <message>
      <source>The field {field} cannot be filtered by.</source>
      <translation>Podľa poľa {field} sa nedá filtrovať.</translation>
    </message>
    <message>
      <source>The field {field} is never empty; write 0 or 1.</source>
      <translation>Pole {field} nebýva prázdne; napíšte 0 alebo 1.</translation>
    </message>
    <message>
      <source>The field {field} takes only these operators: {allowed}.</source>
      <translation>Pole {field} pozná iba tieto operátory: {allowed}.</translation>
    </message>
    <message>
      <source>The list cannot be sorted by {field}.</source>
      <translation>Podľa poľa {field} sa nedá radiť.</translation>
    </message>
    <message>
      <source>There is no field {field}.</source>
      <translation>Pole {field} neexistuje.</translation>
    </message>
    <message>
      <source>{value} is no value of {field}.</source>
      <translation>{value} nie je hodnota poľa {field}.</translation>
    </message>
  </context>
  <context>
    <name>FirstDownload</name>
    <message>
      <source>Asking the cloud what there is...</source>
      <translation>Pýtam sa cloudu, čo v ňom je...</translation>
    </message>
    <message>
      <source>Checking this computer</source>
      <translation>Kontroluje sa tento počítač</translation>
    </message>
    <message>
      <source>Downloading your shop</source>
      <translation>Sťahuje sa váš obchod</translation>
    </message>
    <message>
      <source>First download</source>
      <translation>Prvé stiahnutie</translation>
    </message>
    <message>
      <source>Go on in the background</source>
      <translation>Pokračovať na pozadí</translation>
    </message>
    <message>
      <source>Start working</source>
      <translation>Začať pracovať</translation>
    </message>
    <message>
      <source>This computer can now work without the internet</source>
      <translation>Tento počítač teraz môže pracovať bez internetu</translation>
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
      <source>What has arrived stays here; the download goes on where it stopped.</source>
      <translation>Čo už prišlo, tu zostane; sťahovanie bude pokračovať tam, kde prestalo.</translation>
    </message>
    <message>
      <source>the self-test passed</source>
      <translation>vlastná kontrola v poriadku</translation>
    </message>
  </context>
  <context>
    <name>FirstRun</name>
    <message>
      <source>A bakery with 1,500 products that lives only on this computer.</source>
      <translation>Pekáreň s 1 500 produktmi, ktorá žije len v tomto počítači.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Späť</translation>
    </message>
    <message>
      <source>Begin with an empty shop and connect later</source>
      <translation>Začať s prázdnym obchodom a pripojiť neskôr</translation>
    </message>
    <message>
      <source>Choose</source>
      <translation>Zvoliť</translation>
    </message>
    <message>
      <source>Connect your shop</source>
      <translation>Pripojiť váš obchod</translation>
    </message>
    <message>
      <source>From another computer, or from before this one was set up anew.</source>
      <translation>Z iného počítača, alebo z času pred novým nastavením tohto.</translation>
    </message>
    <message>
      <source>Goes on where a backup of this program was made; works without the internet.</source>
      <translation>Pokračuje tam, kde vznikla záloha tohto programu; ide to aj bez internetu.</translation>
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
      <source>Sign in with the browser</source>
      <translation>Prihlásenie prehliadačom</translation>
    </message>
    <message>
      <source>The test signs in and changes nothing in the cloud.</source>
      <translation>Skúška sa prihlási a v cloude nič nezmení.</translation>
    </message>
    <message>
      <source>The vendor's page asks who you are and sends the token to this computer.</source>
      <translation>Stránka dodávateľa sa opýta, kto ste, a pošle token do tohto počítača.</translation>
    </message>
    <message>
      <source>This folder holds the records of cloud {cloud}; unsent edits: {edits}. Connect to that cloud to go on with them.</source>
      <translation>Tento priečinok obsahuje záznamy cloudu {cloud}; neodoslané zmeny: {edits}. Pripojte sa k tomuto cloudu a pokračujte s nimi.</translation>
    </message>
    <message>
      <source>Try it with a practice shop</source>
      <translation>Vyskúšať na cvičnom obchode</translation>
    </message>
    <message>
      <source>Welcome to Counterfoil</source>
      <translation>Vitajte v Counterfoile</translation>
    </message>
    <message>
      <source>You need the address, the number of your cloud and a token.</source>
      <translation>Potrebujete adresu, číslo svojho cloudu a token.</translation>
    </message>
    <message>
      <source>Your shop's records on this computer, with the internet or without it.</source>
      <translation>Záznamy vášho obchodu v tomto počítači, s internetom aj bez neho.</translation>
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
      <source>Assembled from others</source>
      <translation>Zostavený z iných</translation>
    </message>
    <message>
      <source>Can be customised</source>
      <translation>Možno upraviť na želanie</translation>
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
      <source>Item typed by hand</source>
      <translation>Ručne zadaná položka</translation>
    </message>
    <message>
      <source>May be taken away</source>
      <translation>Možno vziať so sebou</translation>
    </message>
    <message>
      <source>Not sent to the tax office</source>
      <translation>Neposiela sa daňovému úradu</translation>
    </message>
    <message>
      <source>Prices are hidden</source>
      <translation>Ceny sú skryté</translation>
    </message>
    <message>
      <source>Quantity not certified</source>
      <translation>Množstvo nie je overené</translation>
    </message>
    <message>
      <source>Quick button at the till</source>
      <translation>Rýchle tlačidlo na pokladnici</translation>
    </message>
    <message>
      <source>Rate for delivery</source>
      <translation>Sadzba pre rozvoz</translation>
    </message>
    <message>
      <source>Replaced by another branch</source>
      <translation>Nahradená inou pobočkou</translation>
    </message>
    <message>
      <source>Sold by time</source>
      <translation>Predaj podľa času</translation>
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
      <source>Stock is hidden</source>
      <translation>Sklad je skrytý</translation>
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
      <source>Time is locked</source>
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
      <source>Another colour...</source>
      <translation>Iná farba…</translation>
    </message>
    <message>
      <source>Another new record was begun and not saved.</source>
      <translation>Máte rozpísaný iný nový záznam.</translation>
    </message>
    <message>
      <source>Changed elsewhere to: {value}</source>
      <translation>Inde zmenené na: {value}</translation>
    </message>
    <message>
      <source>Choose a rate</source>
      <translation>Vybrať sadzbu</translation>
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
      <source>Decide...</source>
      <translation>Rozhodnúť…</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Údaje</translation>
    </message>
    <message>
      <source>Go back to it</source>
      <translation>Vrátiť sa k nemu</translation>
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
      <source>Look at it again: an address is like jana@example.com.</source>
      <translation>Skontrolujte ju: adresa vyzerá ako jana@example.com.</translation>
    </message>
    <message>
      <source>Look at {code} again: its last digit does not fit.</source>
      <translation>Pozrite sa znova na {code}: posledná číslica nesedí.</translation>
    </message>
    <message>
      <source>Related</source>
      <translation>Súvislosti</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Odobrať</translation>
    </message>
    <message>
      <source>Remove {what}</source>
      <translation>Odobrať {what}</translation>
    </message>
    <message>
      <source>This record was removed elsewhere. What you typed is still here.</source>
      <translation>Tento záznam bol inde odstránený. Čo ste napísali, tu stále je.</translation>
    </message>
    <message>
      <source>Use that</source>
      <translation>Prevziať</translation>
    </message>
    <message>
      <source>What is shown of the record</source>
      <translation>Čo sa zo záznamu ukazuje</translation>
    </message>
    <message>
      <source>at least one of these is required: {fields}</source>
      <translation>povinné je aspoň jedno z polí: {fields}</translation>
    </message>
    <message>
      <source>required</source>
      <translation>povinné</translation>
    </message>
    <message>
      <source>{what}: made when you save</source>
      <translation>{what}: vznikne pri uložení</translation>
    </message>
  </context>
  <context>
    <name>Group</name>
    <message>
      <source>Address</source>
      <translation>Adresa</translation>
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
      <translation>Vernosť</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Ďalšie</translation>
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
      <source>On the tills</source>
      <translation>Na pokladniciach</translation>
    </message>
    <message>
      <source>Other names and description</source>
      <translation>Ďalšie názvy a popis</translation>
    </message>
    <message>
      <source>Rights</source>
      <translation>Práva</translation>
    </message>
    <message>
      <source>Stock and packaging</source>
      <translation>Sklad a balenie</translation>
    </message>
  </context>
  <context>
    <name>Headline</name>
    <message>
      <source>Changes are waiting to be sent</source>
      <translation>Zmeny čakajú na odoslanie</translation>
    </message>
    <message>
      <source>Everything is sent</source>
      <translation>Všetko je odoslané</translation>
    </message>
    <message>
      <source>Looking less often</source>
      <translation>Požiadavky sú menej časté</translation>
    </message>
    <message>
      <source>No news from the cloud for some time</source>
      <translation>Z cloudu už nejaký čas nič neprišlo</translation>
    </message>
    <message>
      <source>Not synchronised yet</source>
      <translation>Zatiaľ nesynchronizované</translation>
    </message>
    <message>
      <source>Offline - working with the local copy</source>
      <translation>Offline – pracujete s miestnou kópiou</translation>
    </message>
    <message>
      <source>Paused</source>
      <translation>Pozastavené</translation>
    </message>
    <message>
      <source>Sign in again to send changes</source>
      <translation>Prihláste sa znova, aby sa zmeny dali odoslať</translation>
    </message>
    <message>
      <source>Something needs your decision</source>
      <translation>Niečo čaká na vaše rozhodnutie</translation>
    </message>
    <message>
      <source>Synchronising does not work</source>
      <translation>Synchronizácia nefunguje</translation>
    </message>
    <message>
      <source>Synchronising...</source>
      <translation>Synchronizuje sa…</translation>
    </message>
    <message>
      <source>The cloud asks for a pause</source>
      <translation>Cloud žiada o prestávku</translation>
    </message>
  </context>
  <context>
    <name>Held</name>
    <message>
      <source>Changed here and in the cloud</source>
      <translation>Zmenené tu aj v cloude</translation>
    </message>
    <message>
      <source>Changed here, deleted in the cloud</source>
      <translation>Zmenené tu, zmazané v cloude</translation>
    </message>
    <message>
      <source>Deleted here, changed in the cloud</source>
      <translation>Zmazané tu, zmenené v cloude</translation>
    </message>
    <message>
      <source>It is not known whether the points were added</source>
      <translation>Nie je isté, či sa body pripočítali</translation>
    </message>
    <message>
      <source>It may be in the cloud twice</source>
      <translation>V cloude je možno dvakrát</translation>
    </message>
    <message>
      <source>The cloud does not allow this change</source>
      <translation>Cloud túto zmenu nedovoľuje</translation>
    </message>
    <message>
      <source>The cloud refused it</source>
      <translation>Cloud to odmietol</translation>
    </message>
    <message>
      <source>The cloud stores another value</source>
      <translation>Cloud ukladá inú hodnotu</translation>
    </message>
    <message>
      <source>The data was copied, and the original may have sent this</source>
      <translation>Dáta boli skopírované a originál to už mohol odoslať</translation>
    </message>
    <message>
      <source>The two versions together break a rule</source>
      <translation>Obe verzie spolu porušujú pravidlo</translation>
    </message>
  </context>
  <context>
    <name>HeldAdvice</name>
    <message>
      <source>Choose the cloud's value, or type another one.</source>
      <translation>Vyberte hodnotu z cloudu, alebo napíšte inú.</translation>
    </message>
    <message>
      <source>Choose what is right for each field.</source>
      <translation>Pri každom údaji vyberte, čo je správne.</translation>
    </message>
    <message>
      <source>Is it one record or several?</source>
      <translation>Je to jeden záznam, alebo viac?</translation>
    </message>
    <message>
      <source>Look at the customer's points at the till, then choose.</source>
      <translation>Pozrite si body zákazníka na pokladnici a potom vyberte.</translation>
    </message>
    <message>
      <source>Look in the cloud or at the other computer, then choose.</source>
      <translation>Pozrite sa do cloudu alebo na druhý počítač a potom vyberte.</translation>
    </message>
    <message>
      <source>Should it be deleted all the same?</source>
      <translation>Má sa aj tak zmazať?</translation>
    </message>
    <message>
      <source>Should the record live on?</source>
      <translation>Má záznam ďalej existovať?</translation>
    </message>
    <message>
      <source>Try again later, or leave it as in the cloud.</source>
      <translation>Skúste to neskôr, alebo to nechajte ako v cloude.</translation>
    </message>
    <message>
      <source>Type values that fit together.</source>
      <translation>Napíšte hodnoty, ktoré k sebe patria.</translation>
    </message>
    <message>
      <source>Type what the cloud can take.</source>
      <translation>Napíšte hodnotu, ktorú cloud prijme.</translation>
    </message>
  </context>
  <context>
    <name>Hint</name>
    <message>
      <source>A number or per cent, e.g. 25 %</source>
      <translation>Číslo alebo percentá, napr. 25 %</translation>
    </message>
    <message>
      <source>Add an ingredient: type or scan</source>
      <translation>Pridať surovinu: písať či skenovať</translation>
    </message>
    <message>
      <source>Numbers 1 to 14 of the allergen list, separated by commas.</source>
      <translation>Čísla 1 až 14 zo zoznamu alergénov, oddelené čiarkou.</translation>
    </message>
    <message>
      <source>Numbers separated by commas.</source>
      <translation>Čísla oddelené čiarkou.</translation>
    </message>
    <message>
      <source>One on each line.</source>
      <translation>Každý na nový riadok.</translation>
    </message>
    <message>
      <source>Type +10 or -5 to add or take away, or the new number.</source>
      <translation>Napíšte +10 alebo -5 a pripočíta sa alebo odpočíta, alebo rovno nové číslo.</translation>
    </message>
    <message>
      <source>Type a code, then Enter</source>
      <translation>Zadajte kód a stlačte Enter</translation>
    </message>
    <message>
      <source>Type a tag, then Enter</source>
      <translation>Zadajte štítok a stlačte Enter</translation>
    </message>
    <message>
      <source>Type or scan a code</source>
      <translation>Zadajte alebo načítajte kód</translation>
    </message>
    <message>
      <source>Type to search</source>
      <translation>Píšte a hľadajte</translation>
    </message>
    <message>
      <source>With the country, e.g. CZ12345678</source>
      <translation>S krajinou, napr. SK2020123456</translation>
    </message>
  </context>
  <context>
    <name>History</name>
    <message>
      <source>All as it was before this</source>
      <translation>Všetko ako predtým</translation>
    </message>
    <message>
      <source>All as it was when it was created</source>
      <translation>Všetko ako pri vytvorení</translation>
    </message>
    <message>
      <source>Back to {value}</source>
      <translation>Vrátiť {value}</translation>
    </message>
    <message>
      <source>Deleted, personal data removed for good</source>
      <translation>Zmazané, osobné údaje nenávratne odstránené</translation>
    </message>
    <message>
      <source>Empty again</source>
      <translation>Znova prázdne</translation>
    </message>
    <message>
      <source>Nothing has happened to it since it came to this computer.</source>
      <translation>Odkedy sa dostal do tohto počítača, nič sa s ním nestalo.</translation>
    </message>
    <message>
      <source>Restore the record</source>
      <translation>Obnoviť záznam</translation>
    </message>
    <message>
      <source>Show earlier ones</source>
      <translation>Ukázať staršie</translation>
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
      <source>%n line(s) hidden in the spreadsheet are read, too.</source>
      <translation>
        <numerusform>Načítaný je aj %Ln riadok skrytý v tabuľke.</numerusform>
        <numerusform>Načítané sú aj %Ln riadky skryté v tabuľke.</numerusform>
        <numerusform>Načítaných je aj %Ln riadkov skrytých v tabuľke.</numerusform>
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
      <source>%n refused</source>
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
      <source>(none: every line is a record)</source>
      <translation>(žiadne: každý riadok je záznam)</translation>
    </message>
    <message>
      <source>(not imported)</source>
      <translation>(neimportovať)</translation>
    </message>
    <message>
      <source>(only the cloud changes it)</source>
      <translation>(mení iba cloud)</translation>
    </message>
    <message>
      <source>A .csv or .xlsx file in which one line names the columns.</source>
      <translation>Súbor .csv alebo .xlsx, v ktorom jeden riadok obsahuje názvy stĺpcov.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Späť</translation>
    </message>
    <message>
      <source>Between cells</source>
      <translation>Oddeľovač</translation>
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
      <source>Check what each column is.</source>
      <translation>Skontrolujte, čo je v ktorom stĺpci.</translation>
    </message>
    <message>
      <source>Choose a file...</source>
      <translation>Vybrať súbor...</translation>
    </message>
    <message>
      <source>Choose a table, or drop it here</source>
      <translation>Vyberte tabuľku, alebo ju sem presuňte</translation>
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
      <source>Import without the refused lines</source>
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
      <source>Nothing was changed yet.</source>
      <translation>Zatiaľ sa nič nezmenilo.</translation>
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
      <source>Refused</source>
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
      <source>Save a sample file...</source>
      <translation>Uložiť vzorový súbor...</translation>
    </message>
    <message>
      <source>Save the lines left out</source>
      <translation>Uložiť vynechané riadky</translation>
    </message>
    <message>
      <source>Save the lines left out...</source>
      <translation>Uložiť vynechané riadky...</translation>
    </message>
    <message>
      <source>Saved: {file}. Fill it in, then choose it here.</source>
      <translation>Uložené: {file}. Vyplňte ho a potom ho tu vyberte.</translation>
    </message>
    <message>
      <source>Sheet</source>
      <translation>Hárok</translation>
    </message>
    <message>
      <source>Tables</source>
      <translation>Tabuľky</translation>
    </message>
    <message>
      <source>The disk is full. Nothing was changed. Free some space and try again.</source>
      <translation>Disk je plný. Nič sa nezmenilo. Uvoľnite miesto a skúste to znova.</translation>
    </message>
    <message>
      <source>To check</source>
      <translation>Na kontrolu</translation>
    </message>
    <message>
      <source>Two columns have the field {field}. Choose one of them.</source>
      <translation>Pole {field} majú dva stĺpce. Vyberte jeden z nich.</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Hodnota</translation>
    </message>
    <message>
      <source>You see what each line would do before anything is changed.</source>
      <translation>Skôr než sa čokoľvek zmení, uvidíte, čo ktorý riadok urobí.</translation>
    </message>
    <message>
      <source>nothing: every line is a new record</source>
      <translation>ničoho: každý riadok je nový záznam</translation>
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
    <message>
      <source>At most {count} are printed at once. Select fewer records for the rest.</source>
      <translation>Naraz sa ich vytlačí najviac {count}. Pre zvyšok vyberte menej záznamov.</translation>
    </message>
    <message>
      <source>Click where the first free label is</source>
      <translation>Kliknite na prvé voľné miesto na hárku</translation>
    </message>
    <message>
      <source>First free place on the sheet</source>
      <translation>Prvé voľné miesto na hárku</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>Cenovky</translation>
    </message>
    <message>
      <source>Labels are printed from the lists of products and ingredients.</source>
      <translation>Cenovky sa tlačia zo zoznamov produktov a surovín.</translation>
    </message>
    <message>
      <source>Labels of each</source>
      <translation>Cenoviek z každého</translation>
    </message>
    <message>
      <source>Labels...</source>
      <translation>Cenovky...</translation>
    </message>
    <message>
      <source>Looking...</source>
      <translation>Hľadám...</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>Ďalšia strana</translation>
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
      <translation>Tlač cenoviek</translation>
    </message>
    <message>
      <source>Print labels...</source>
      <translation>Tlačiť cenovky...</translation>
    </message>
    <message>
      <source>Print...</source>
      <translation>Tlačiť...</translation>
    </message>
    <message>
      <source>Save as PDF</source>
      <translation>Uložiť ako PDF</translation>
    </message>
    <message>
      <source>Save as PDF...</source>
      <translation>Uložiť ako PDF...</translation>
    </message>
    <message>
      <source>The disk is full. Free some space, or choose another disk.</source>
      <translation>Disk je plný. Uvoľnite miesto alebo vyberte iný disk.</translation>
    </message>
    <message>
      <source>The printer took nothing. See that it is on and has paper, and print again.</source>
      <translation>Tlačiareň nič neprijala. Skontrolujte, či je zapnutá a má papier, a tlačte znova.</translation>
    </message>
    <message>
      <source>There is nothing to print. Select products, or change the filter.</source>
      <translation>Nie je čo tlačiť. Vyberte produkty alebo zmeňte filter.</translation>
    </message>
    <message>
      <source>This computer has no printer. Connect one, or save the labels as a PDF.</source>
      <translation>Tento počítač nemá tlačiareň. Pripojte ju alebo cenovky uložte ako PDF.</translation>
    </message>
    <message>
      <source>With the code as bars</source>
      <translation>S čiarovým kódom</translation>
    </message>
    <message>
      <source>With the price</source>
      <translation>S cenou</translation>
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
      <translation>Po</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Pred</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušiť</translation>
    </message>
    <message>
      <source>Go to another cloud</source>
      <translation>Prejsť k inému cloudu</translation>
    </message>
    <message>
      <source>Go to the other cloud</source>
      <translation>Prejsť k inému cloudu</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Ukončiť</translation>
    </message>
    <message>
      <source>Save to a file...</source>
      <translation>Uložiť do súboru...</translation>
    </message>
    <message>
      <source>Save what waits</source>
      <translation>Uložiť, čo čaká</translation>
    </message>
    <message>
      <source>Send first</source>
      <translation>Najprv odoslať</translation>
    </message>
    <message>
      <source>Send them or save them to a file first.</source>
      <translation>Najprv ich pošlite alebo uložte do súboru.</translation>
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
      <source>Signing out...</source>
      <translation>Odhlasovanie...</translation>
    </message>
    <message>
      <source>Some changes were not sent</source>
      <translation>Niektoré zmeny neboli odoslané</translation>
    </message>
    <message>
      <source>The token is forgotten. All records stay on this computer until somebody signs in again.</source>
      <translation>Token sa zabudne. Všetky záznamy zostanú v tomto počítači, kým sa niekto znova neprihlási.</translation>
    </message>
    <message>
      <source>They are safe here, but the next start will not send them by itself.</source>
      <translation>Tu sú v bezpečí, ale ďalšie spustenie ich samo neodošle.</translation>
    </message>
    <message>
      <source>They belong to the cloud you leave; they stay here and go when you come back to it.</source>
      <translation>Patria cloudu, ktorý opúšťate; zostanú tu a odošlú sa, keď sa k nemu vrátite.</translation>
    </message>
    <message>
      <source>What waits here</source>
      <translation>Čo tu čaká</translation>
    </message>
    <message>
      <source>waiting changes.xlsx</source>
      <translation>čakajúce zmeny.xlsx</translation>
    </message>
  </context>
  <context>
    <name>List</name>
    <message>
      <source>Add the first one, import a file, or synchronise with the cloud.</source>
      <translation>Pridajte prvý záznam, naimportujte súbor, alebo synchronizujte s cloudom.</translation>
    </message>
    <message>
      <source>All states</source>
      <translation>Všetky stavy</translation>
    </message>
    <message>
      <source>Clear the filter</source>
      <translation>Zrušiť filter</translation>
    </message>
    <message>
      <source>Clear the search</source>
      <translation>Vymazať hľadanie</translation>
    </message>
    <message>
      <source>Deleted too</source>
      <translation>Aj zmazané</translation>
    </message>
    <message>
      <source>Export...</source>
      <translation>Exportovať...</translation>
    </message>
    <message>
      <source>Import...</source>
      <translation>Importovať...</translation>
    </message>
    <message>
      <source>In stock</source>
      <translation>Na sklade</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Ďalšie</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Meno</translation>
    </message>
    <message>
      <source>Nothing fits the filter</source>
      <translation>Filtru nič nevyhovuje</translation>
    </message>
    <message>
      <source>Nothing found for '{text}'</source>
      <translation>Nič sa nenašlo pre „{text}“</translation>
    </message>
    <message>
      <source>Nothing in this state</source>
      <translation>V tomto stave nič nie je</translation>
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
      <source>Search deleted ones too</source>
      <translation>Hľadať aj v zmazaných</translation>
    </message>
    <message>
      <source>Select several by tapping</source>
      <translation>Vyberať viac ťuknutím</translation>
    </message>
    <message>
      <source>Show all</source>
      <translation>Ukázať všetko</translation>
    </message>
    <message>
      <source>Sort by</source>
      <translation>Radiť podľa</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Stav</translation>
    </message>
    <message>
      <source>Take a condition away, or change one.</source>
      <translation>Niektorú podmienku odoberte alebo zmeňte.</translation>
    </message>
    <message>
      <source>The filter is not understood</source>
      <translation>Filtru nerozumieme</translation>
    </message>
    <message>
      <source>The first download is under way</source>
      <translation>Prebieha prvé stiahnutie</translation>
    </message>
    <message>
      <source>The list's own order</source>
      <translation>Predvolené poradie zoznamu</translation>
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
      <source>Try fewer letters or another word.</source>
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
      <source>{new} '{text}'</source>
      <translation>{new} „{text}“</translation>
    </message>
  </context>
  <context>
    <name>Menu</name>
    <message>
      <source>As the system</source>
      <translation>Podľa systému</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Farby</translation>
    </message>
    <message>
      <source>Compact, more rows</source>
      <translation>Tesné, viac riadkov</translation>
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
      <translation>Bežné</translation>
    </message>
    <message>
      <source>Room</source>
      <translation>Rozostupy</translation>
    </message>
    <message>
      <source>Roomy, for fingers</source>
      <translation>Voľné, na dotyk</translation>
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
      <source>New stock</source>
      <translation>Nová zásoba</translation>
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
      <source>Safe mode: synchronising and the servers are off.</source>
      <translation>Núdzový režim: synchronizácia a servery sú vypnuté.</translation>
    </message>
    <message>
      <source>Say no more of this version</source>
      <translation>O tejto verzii už nehovoriť</translation>
    </message>
    <message>
      <source>Start as usual</source>
      <translation>Spustiť ako zvyčajne</translation>
    </message>
    <message>
      <source>This computer is for looking only.</source>
      <translation>Na tomto počítači sa iba prezerá.</translation>
    </message>
    <message>
      <source>Unlock...</source>
      <translation>Odomknúť...</translation>
    </message>
    <message>
      <source>{service} copies the data folder, which can damage it: close Counterfoil and move the folder out of there.</source>
      <translation>{service} kopíruje priečinok s údajmi a môže ho poškodiť: zatvorte Counterfoil a priečinok odtiaľ presuňte.</translation>
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
      <source>from</source>
      <translation>od</translation>
    </message>
    <message>
      <source>has</source>
      <translation>s hodnotou</translation>
    </message>
    <message>
      <source>has none of</source>
      <translation>bez hodnôt</translation>
    </message>
    <message>
      <source>has not</source>
      <translation>bez hodnoty</translation>
    </message>
    <message>
      <source>has one of</source>
      <translation>s niektorou z hodnôt</translation>
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
      <source>Done; a decision is still open</source>
      <translation>Hotovo; niečo stále čaká na rozhodnutie</translation>
    </message>
    <message>
      <source>In step</source>
      <translation>Všetko súhlasí</translation>
    </message>
    <message>
      <source>It did not work</source>
      <translation>Nepodarilo sa</translation>
    </message>
    <message>
      <source>Something still waits</source>
      <translation>Niečo ešte čaká</translation>
    </message>
    <message>
      <source>Something was put aside for a decision</source>
      <translation>Niečo bolo odložené na rozhodnutie</translation>
    </message>
    <message>
      <source>Stopped</source>
      <translation>Zastavené</translation>
    </message>
    <message>
      <source>The cloud did not let us sign in</source>
      <translation>Cloud nás neprihlásil</translation>
    </message>
    <message>
      <source>The cloud was out of reach</source>
      <translation>Cloud nebol dostupný</translation>
    </message>
  </context>
  <context>
    <name>Overview</name>
    <message numerus="yes">
      <source>%n customer(s) have points.</source>
      <translation>
        <numerusform>%Ln zákazník má body.</numerusform>
        <numerusform>%Ln zákazníci majú body.</numerusform>
        <numerusform>%Ln zákazníkov má body.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n day(s)</source>
      <translation>
        <numerusform>%Ln deň</numerusform>
        <numerusform>%Ln dni</numerusform>
        <numerusform>%Ln dní</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n day(s) went well</source>
      <translation>
        <numerusform>%Ln deň prebehol dobre</numerusform>
        <numerusform>%Ln dni prebehli dobre</numerusform>
        <numerusform>%Ln dní prebehlo dobre</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n day(s) with trouble.</source>
      <translation>
        <numerusform>%Ln deň s ťažkosťami.</numerusform>
        <numerusform>%Ln dni s ťažkosťami.</numerusform>
        <numerusform>%Ln dní s ťažkosťami.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n ended in the last {days} days</source>
      <translation>
        <numerusform>%Ln skončilo za posledných {days} dní</numerusform>
        <numerusform>%Ln skončili za posledných {days} dní</numerusform>
        <numerusform>%Ln skončilo za posledných {days} dní</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n failed</source>
      <translation>
        <numerusform>%Ln zlyhal</numerusform>
        <numerusform>%Ln zlyhali</numerusform>
        <numerusform>%Ln zlyhalo</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n h</source>
      <translation>
        <numerusform>%Ln h</numerusform>
        <numerusform>%Ln h</numerusform>
        <numerusform>%Ln h</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n list(s) not read from the cloud yet.</source>
      <translation>
        <numerusform>%Ln zoznam sa z cloudu ešte nenačítal.</numerusform>
        <numerusform>%Ln zoznamy sa z cloudu ešte nenačítali.</numerusform>
        <numerusform>%Ln zoznamov sa z cloudu ešte nenačítalo.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n list(s) without news for some time.</source>
      <translation>
        <numerusform>%Ln zoznam je dlhší čas bez správ.</numerusform>
        <numerusform>%Ln zoznamy sú dlhší čas bez správ.</numerusform>
        <numerusform>%Ln zoznamov je dlhší čas bez správ.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n membership(s) end within {days} days</source>
      <translation>
        <numerusform>%Ln členstvo končí do {days} dní</numerusform>
        <numerusform>%Ln členstvá končia do {days} dní</numerusform>
        <numerusform>%Ln členstiev končí do {days} dní</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n min</source>
      <translation>
        <numerusform>%Ln min</numerusform>
        <numerusform>%Ln min</numerusform>
        <numerusform>%Ln min</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n run(s)</source>
      <translation>
        <numerusform>%Ln beh</numerusform>
        <numerusform>%Ln behy</numerusform>
        <numerusform>%Ln behov</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n stock item(s) in all warehouses.</source>
      <translation>
        <numerusform>%Ln skladová položka vo všetkých skladoch.</numerusform>
        <numerusform>%Ln skladové položky vo všetkých skladoch.</numerusform>
        <numerusform>%Ln skladových položiek vo všetkých skladoch.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n with trouble</source>
      <translation>
        <numerusform>%Ln s ťažkosťami</numerusform>
        <numerusform>%Ln s ťažkosťami</numerusform>
        <numerusform>%Ln s ťažkosťami</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n without the cloud</source>
      <translation>
        <numerusform>%Ln bez cloudu</numerusform>
        <numerusform>%Ln bez cloudu</numerusform>
        <numerusform>%Ln bez cloudu</numerusform>
      </translation>
    </message>
    <message>
      <source>Age</source>
      <translation>Vek</translation>
    </message>
    <message>
      <source>Age of the copy</source>
      <translation>Vek kópie</translation>
    </message>
    <message>
      <source>All lists are fresh.</source>
      <translation>Všetky zoznamy sú čerstvé.</translation>
    </message>
    <message>
      <source>Bring in your customers from a file</source>
      <translation>Načítajte svojich zákazníkov zo súboru</translation>
    </message>
    <message>
      <source>Changed since yesterday</source>
      <translation>Zmenené od včera</translation>
    </message>
    <message>
      <source>Connect this computer to your shop's cloud</source>
      <translation>Pripojte tento počítač ku cloudu svojej predajne</translation>
    </message>
    <message>
      <source>Customers by points</source>
      <translation>Zákazníci podľa bodov</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Deň</translation>
    </message>
    <message>
      <source>How it went</source>
      <translation>Ako to šlo</translation>
    </message>
    <message>
      <source>How many</source>
      <translation>Koľko</translation>
    </message>
    <message>
      <source>Memberships that end soon</source>
      <translation>Členstvá, ktoré sa čoskoro končia</translation>
    </message>
    <message>
      <source>No customers yet.</source>
      <translation>Zatiaľ žiadni zákazníci.</translation>
    </message>
    <message>
      <source>No run yet.</source>
      <translation>Zatiaľ žiadna synchronizácia.</translation>
    </message>
    <message>
      <source>No stock is kept here.</source>
      <translation>Nevedú sa tu žiadne zásoby.</translation>
    </message>
    <message>
      <source>Nothing waits to be sent.</source>
      <translation>Nič nečaká na odoslanie.</translation>
    </message>
    <message>
      <source>Nothing waits. Everything is in the cloud.</source>
      <translation>Nič nečaká. Všetko je v cloude.</translation>
    </message>
    <message>
      <source>Nothing was read from the cloud yet.</source>
      <translation>Z cloudu sa ešte nič nenačítalo.</translation>
    </message>
    <message numerus="yes">
      <source>Nothing was sent or read for %n day(s).</source>
      <translation>
        <numerusform>Už %Ln deň sa nič neodoslalo ani nenačítalo.</numerusform>
        <numerusform>Už %Ln dni sa nič neodoslalo ani nenačítalo.</numerusform>
        <numerusform>Už %Ln dní sa nič neodoslalo ani nenačítalo.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing. Everything else goes by itself.</source>
      <translation>Nič. Všetko ostatné ide samo.</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Body</translation>
    </message>
    <message>
      <source>Products that run out</source>
      <translation>Dochádzajúce produkty</translation>
    </message>
    <message>
      <source>See why</source>
      <translation>Zistiť prečo</translation>
    </message>
    <message>
      <source>Show as a table</source>
      <translation>Zobraziť ako tabuľku</translation>
    </message>
    <message>
      <source>Sign in again</source>
      <translation>Prihlásiť sa znova</translation>
    </message>
    <message>
      <source>Some lists wait to be looked at.</source>
      <translation>Niektoré zoznamy čakajú na načítanie.</translation>
    </message>
    <message>
      <source>Stock that runs out</source>
      <translation>Dochádzajúce zásoby</translation>
    </message>
    <message>
      <source>Synchronising in the last 30 days</source>
      <translation>Synchronizácia za posledných 30 dní</translation>
    </message>
    <message>
      <source>Three next steps</source>
      <translation>Tri ďalšie kroky</translation>
    </message>
    <message>
      <source>Unfinished, and backups</source>
      <translation>Rozpísané a zálohy</translation>
    </message>
    <message>
      <source>Waiting to be sent</source>
      <translation>Čaká na odoslanie</translation>
    </message>
    <message>
      <source>Warehouse</source>
      <translation>Sklad</translation>
    </message>
    <message>
      <source>What needs you</source>
      <translation>Čo potrebuje vás</translation>
    </message>
    <message>
      <source>Write your first product</source>
      <translation>Zapíšte prvý produkt</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>a %Ln ďalší</numerusform>
        <numerusform>a %Ln ďalšie</numerusform>
        <numerusform>a %Ln ďalších</numerusform>
      </translation>
    </message>
    <message>
      <source>just now</source>
      <translation>práve teraz</translation>
    </message>
    <message>
      <source>no run</source>
      <translation>bez synchronizácie</translation>
    </message>
    <message>
      <source>sold out</source>
      <translation>vypredané</translation>
    </message>
    <message>
      <source>{low} or fewer</source>
      <translation>najviac {low}</translation>
    </message>
  </context>
  <context>
    <name>Palette</name>
    <message>
      <source>Find or do anything</source>
      <translation>Nájsť alebo urobiť čokoľvek</translation>
    </message>
    <message>
      <source>Found</source>
      <translation>Nájdené</translation>
    </message>
    <message>
      <source>Go to</source>
      <translation>Prejsť</translation>
    </message>
    <message>
      <source>Nothing found. Try fewer letters.</source>
      <translation>Nič sa nenašlo. Skúste menej písmen.</translation>
    </message>
    <message>
      <source>Type what to do, where to go, or a record</source>
      <translation>Napíšte, čo urobiť, kam ísť, alebo záznam</translation>
    </message>
  </context>
  <context>
    <name>Paste</name>
    <message numerus="yes">
      <source>%n more value(s) have no row.</source>
      <translation>
        <numerusform>%Ln ďalšia hodnota nemá riadok.</numerusform>
        <numerusform>%Ln ďalšie hodnoty nemajú riadok.</numerusform>
        <numerusform>%Ln ďalších hodnôt nemá riadok.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n stay as they are; the note says why.</source>
      <translation>
        <numerusform>%Ln zostane bez zmeny, dôvod je v poznámke.</numerusform>
        <numerusform>%Ln zostanú bez zmeny, dôvod je v poznámke.</numerusform>
        <numerusform>%Ln zostane bez zmeny, dôvod je v poznámke.</numerusform>
      </translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Poznámka</translation>
    </message>
    <message>
      <source>Nothing can be pasted into this column.</source>
      <translation>Do tohto stĺpca sa nedá vkladať.</translation>
    </message>
    <message>
      <source>Only the first column is used.</source>
      <translation>Použije sa iba prvý stĺpec.</translation>
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
      <source>There is no text to paste.</source>
      <translation>V schránke nie je žiadny text.</translation>
    </message>
  </context>
  <context>
    <name>Phase</name>
    <message>
      <source>Comparing</source>
      <translation>Porovnáva sa</translation>
    </message>
    <message>
      <source>Downloading</source>
      <translation>Sťahuje sa</translation>
    </message>
    <message>
      <source>Finishing</source>
      <translation>Dokončuje sa</translation>
    </message>
    <message>
      <source>Sending</source>
      <translation>Odosiela sa</translation>
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
      <source>Delete the last digit</source>
      <translation>Zmazať poslednú číslicu</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Pokračovať</translation>
    </message>
    <message>
      <source>Manager's PIN</source>
      <translation>PIN vedúceho</translation>
    </message>
    <message>
      <source>PIN</source>
      <translation>PIN</translation>
    </message>
    <message>
      <source>This is not the PIN. Type it again.</source>
      <translation>Toto nie je PIN. Zadajte ho znova.</translation>
    </message>
    <message numerus="yes">
      <source>Too many wrong PINs. Wait %n second(s).</source>
      <translation>
        <numerusform>Príliš veľa chybných PINov. Počkajte %Ln sekundu.</numerusform>
        <numerusform>Príliš veľa chybných PINov. Počkajte %Ln sekundy.</numerusform>
        <numerusform>Príliš veľa chybných PINov. Počkajte %Ln sekúnd.</numerusform>
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
      <source>changes by more than 30 %</source>
      <translation>mení sa o viac ako 30 %</translation>
    </message>
    <message>
      <source>zero</source>
      <translation>nula</translation>
    </message>
  </context>
  <context>
    <name>PriceReason</name>
    <message>
      <source>left out: less than nothing</source>
      <translation>vynechané: cena by bola záporná</translation>
    </message>
    <message>
      <source>left out: no VAT rate</source>
      <translation>vynechané: nemá sadzbu DPH</translation>
    </message>
    <message>
      <source>left out: no price to start from</source>
      <translation>vynechané: nemá cenu, z ktorej vyjsť</translation>
    </message>
    <message>
      <source>left out: no purchase price</source>
      <translation>vynechané: nemá nákupnú cenu</translation>
    </message>
    <message>
      <source>left out: two versions wait for a decision</source>
      <translation>vynechané: dve verzie čakajú na rozhodnutie</translation>
    </message>
  </context>
  <context>
    <name>Prices</name>
    <message numerus="yes">
      <source>%n are left out.</source>
      <translation>
        <numerusform>%Ln sa vynechá.</numerusform>
        <numerusform>%Ln sa vynechajú.</numerusform>
        <numerusform>%Ln sa vynechá.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n changed meanwhile and stayed</source>
      <translation>
        <numerusform>%Ln sa medzitým zmenila a zostala</numerusform>
        <numerusform>%Ln sa medzitým zmenili a zostali</numerusform>
        <numerusform>%Ln sa medzitým zmenilo a zostalo</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n of them need(s) a look.</source>
      <translation>
        <numerusform>%Ln z nich stojí za pohľad.</numerusform>
        <numerusform>%Ln z nich stoja za pohľad.</numerusform>
        <numerusform>%Ln z nich stojí za pohľad.</numerusform>
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
    <message>
      <source>+5 %, -10, x 1.1 or 49.90</source>
      <translation>+5 %, -10, x 1,1 alebo 49,90</translation>
    </message>
    <message>
      <source>A new VAT rate</source>
      <translation>Nová sadzba DPH</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Zmeniť</translation>
    </message>
    <message numerus="yes">
      <source>Change %n price(s)</source>
      <translation>
        <numerusform>Zmeniť %Ln cenu</numerusform>
        <numerusform>Zmeniť %Ln ceny</numerusform>
        <numerusform>Zmeniť %Ln cien</numerusform>
      </translation>
    </message>
    <message>
      <source>Difference</source>
      <translation>Rozdiel</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Vychádza z</translation>
    </message>
    <message>
      <source>Keep the prices without VAT</source>
      <translation>Ponechať ceny bez DPH</translation>
    </message>
    <message>
      <source>Margin in %</source>
      <translation>Marža v %</translation>
    </message>
    <message>
      <source>Margin {part} %: {earned} on one without VAT. Bought for {bought}, the newest price known, in {warehouse}.</source>
      <translation>Marža {part} %: {earned} na kuse bez DPH. Nákup za {bought}, najnovšia známa cena, {warehouse}.</translation>
    </message>
    <message>
      <source>Markup in %</source>
      <translation>Prirážka v %</translation>
    </message>
    <message>
      <source>New price, or change</source>
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
      <source>New rate in %</source>
      <translation>Nová sadzba v %</translation>
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
      <source>Prices are changed in the list of products.</source>
      <translation>Ceny sa menia v zozname produktov.</translation>
    </message>
    <message>
      <source>Prices...</source>
      <translation>Ceny...</translation>
    </message>
    <message>
      <source>Start from</source>
      <translation>Počítať z</translation>
    </message>
    <message>
      <source>The present price</source>
      <translation>Súčasná cena</translation>
    </message>
    <message>
      <source>The purchase price and a margin</source>
      <translation>Nákupná cena a marža</translation>
    </message>
    <message>
      <source>The purchase price and a markup</source>
      <translation>Nákupná cena a prirážka</translation>
    </message>
    <message>
      <source>This is no number or change of a price.</source>
      <translation>To nie je číslo ani zmena ceny.</translation>
    </message>
    <message>
      <source>ending in {ending}</source>
      <translation>končí na {ending}</translation>
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
    <name>Problem</name>
    <message>
      <source>A deleted record cannot be saved. Restore it first.</source>
      <translation>Zmazaný záznam sa nedá uložiť. Najprv ho obnovte.</translation>
    </message>
    <message>
      <source>A record with this name is here already: {ids}.</source>
      <translation>Záznam s týmto názvom tu už je: {ids}.</translation>
    </message>
    <message>
      <source>A tag cannot hold any of , ^ ? * ( ) [ ] $</source>
      <translation>Štítok nesmie obsahovať , ^ ? * ( ) [ ] $</translation>
    </message>
    <message>
      <source>A tag cannot start with a dot.</source>
      <translation>Štítok nesmie začínať bodkou.</translation>
    </message>
    <message>
      <source>All together at most {limit} characters fit, these are {actual}.</source>
      <translation>Spolu sa zmestí najviac {limit} znakov, tu je ich {actual}.</translation>
    </message>
    <message>
      <source>Another record has this already. Type something else.</source>
      <translation>Toto už má iný záznam. Napíšte niečo iné.</translation>
    </message>
    <message>
      <source>Another record has this code already: {ids}.</source>
      <translation>Tento kód už má iný záznam: {ids}.</translation>
    </message>
    <message>
      <source>At most {limit} characters fit, these are {actual}.</source>
      <translation>Zmestí sa najviac {limit} znakov, tu je ich {actual}.</translation>
    </message>
    <message>
      <source>Can be changed only in the cloud.</source>
      <translation>Dá sa zmeniť iba v cloude.</translation>
    </message>
    <message>
      <source>Choose a record from the list.</source>
      <translation>Vyberte záznam zo zoznamu.</translation>
    </message>
    <message>
      <source>Choose from the list: a record that is there, or the new one at its end.</source>
      <translation>Vyberte zo zoznamu: existujúci záznam, alebo nový na jeho konci.</translation>
    </message>
    <message>
      <source>Choose one from the list.</source>
      <translation>Vyberte zo zoznamu.</translation>
    </message>
    <message>
      <source>Does not match the price with VAT. Leave one of the two empty, or type {expected}.</source>
      <translation>Nezodpovedá cene s DPH. Nechajte jednu z nich prázdnu alebo zadajte {expected}.</translation>
    </message>
    <message>
      <source>Fill in the first name, the last name or the company.</source>
      <translation>Vyplňte meno, priezvisko alebo firmu.</translation>
    </message>
    <message>
      <source>Fill this in.</source>
      <translation>Vyplňte.</translation>
    </message>
    <message>
      <source>It is deleted. Restore it first.</source>
      <translation>Je zmazaný. Najprv ho obnovte.</translation>
    </message>
    <message>
      <source>Line {line} has this code already.</source>
      <translation>Tento kód je už v riadku {line}.</translation>
    </message>
    <message>
      <source>Line {line} is about the same record already.</source>
      <translation>O tom istom zázname je už riadok {line}.</translation>
    </message>
    <message>
      <source>Matched without leading zeros.</source>
      <translation>Spárované bez úvodných núl.</translation>
    </message>
    <message>
      <source>Nothing to match by, so a new record is made.</source>
      <translation>Nie je podľa čoho párovať, vznikne nový záznam.</translation>
    </message>
    <message>
      <source>Only one cell is filled. Is this a heading?</source>
      <translation>Vyplnená je iba jedna bunka. Je to nadpis?</translation>
    </message>
    <message>
      <source>Read as {day}. If the month comes first, change the date format.</source>
      <translation>Prečítané ako {day}. Ak je prvý mesiac, zmeňte formát dátumu.</translation>
    </message>
    <message>
      <source>Read as {read}. For thousands, write it without the separator.</source>
      <translation>Prečítané ako {read}. Ak ide o tisíce, napíšte číslo bez oddeľovača.</translation>
    </message>
    <message>
      <source>Records in the cloud that may be the same one: {ids}</source>
      <translation>Záznamy v cloude, ktoré môžu byť ten istý: {ids}</translation>
    </message>
    <message>
      <source>Several records have this name. Use the ID.</source>
      <translation>Tento názov má viac záznamov. Použite ID.</translation>
    </message>
    <message>
      <source>The ID and the value to match by belong to different records. By the value it is {id}.</source>
      <translation>ID a hodnota na párovanie patria rôznym záznamom. Podľa hodnoty je to {id}.</translation>
    </message>
    <message>
      <source>The amount is in {currency}. It is not converted.</source>
      <translation>Suma je v {currency}. Neprepočítava sa.</translation>
    </message>
    <message>
      <source>The cell is empty, so this is removed: {was}</source>
      <translation>Bunka je prázdna, preto sa odoberie: {was}</translation>
    </message>
    <message>
      <source>The cloud says: {message}</source>
      <translation>Cloud hovorí: {message}</translation>
    </message>
    <message>
      <source>The line has more cells than there are columns.</source>
      <translation>Riadok má viac buniek, ako je stĺpcov.</translation>
    </message>
    <message>
      <source>The new record gets this ID. If it is another program's, do not import the column.</source>
      <translation>Nový záznam dostane toto ID. Ak je z iného programu, stĺpec neimportujte.</translation>
    </message>
    <message>
      <source>The price would be below zero.</source>
      <translation>Cena by bola záporná.</translation>
    </message>
    <message>
      <source>The record has no ID.</source>
      <translation>Záznam nemá ID.</translation>
    </message>
    <message>
      <source>The same as line {line}.</source>
      <translation>Rovnaké ako riadok {line}.</translation>
    </message>
    <message>
      <source>The spreadsheet made a date of this. Format the column as text.</source>
      <translation>Tabuľkový program z toho urobil dátum. Nastavte stĺpcu formát textu.</translation>
    </message>
    <message>
      <source>The spreadsheet shortened this number. Format the column as text, enter the number again and save.</source>
      <translation>Tabuľkový program toto číslo skrátil. Nastavte stĺpcu formát textu, zadajte číslo znova a uložte.</translation>
    </message>
    <message>
      <source>The text holds a character that cannot be stored. Type it again.</source>
      <translation>Text obsahuje znak, ktorý sa nedá uložiť. Napíšte ho znova.</translation>
    </message>
    <message>
      <source>There is no record with this ID here.</source>
      <translation>Záznam s týmto ID tu nie je.</translation>
    </message>
    <message>
      <source>There is no record with this name. Add it first, or type its ID.</source>
      <translation>Záznam s týmto názvom nie je. Najprv ho pridajte alebo zadajte jeho ID.</translation>
    </message>
    <message>
      <source>This ID belongs to a record with another value here. Match by ID, or do not import the ID column.</source>
      <translation>Toto ID patrí záznamu, ktorý tu má inú hodnotu. Párujte podľa ID alebo stĺpec s ID neimportujte.</translation>
    </message>
    <message>
      <source>This cannot be read. Type it again.</source>
      <translation>Tomu sa nedá rozumieť. Napíšte to znova.</translation>
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
      <source>This must agree with the setting to ask for the price.</source>
      <translation>Musí súhlasiť s nastavením, či sa pýtať na cenu.</translation>
    </message>
    <message>
      <source>This product is made from the one whose recipe this is. Choose another.</source>
      <translation>Tento produkt sa vyrába z toho, ktorého recept to je. Vyberte iný.</translation>
    </message>
    <message>
      <source>This value cannot be used. Type something else.</source>
      <translation>Túto hodnotu nemožno použiť. Napíšte inú.</translation>
    </message>
    <message>
      <source>Type a colour such as #1A7F37</source>
      <translation>Napíšte farbu ako #1A7F37</translation>
    </message>
    <message>
      <source>Type a date.</source>
      <translation>Napíšte dátum.</translation>
    </message>
    <message>
      <source>Type a name, or nothing at all.</source>
      <translation>Napíšte meno, alebo nechajte prázdne.</translation>
    </message>
    <message>
      <source>Type a number, e.g. 12,50</source>
      <translation>Napíšte číslo, napr. 12,50</translation>
    </message>
    <message>
      <source>Type a number, or per cent up to 100 %</source>
      <translation>Napíšte číslo alebo percentá do 100 %</translation>
    </message>
    <message>
      <source>Type a whole address, e.g. https://www.example.com</source>
      <translation>Napíšte celú adresu, napr. https://www.example.com</translation>
    </message>
    <message>
      <source>Type a whole number.</source>
      <translation>Napíšte celé číslo.</translation>
    </message>
    <message>
      <source>Type the VAT ID with the country and without spaces, e.g. CZ12345678</source>
      <translation>Napíšte IČ DPH s krajinou a bez medzier, napr. SK2020123456</translation>
    </message>
    <message>
      <source>Type the language, a colon and the text, e.g. de: Kaffee</source>
      <translation>Napíšte jazyk, dvojbodku a text, napr. de: Kaffee</translation>
    </message>
    <message>
      <source>Type yes or no.</source>
      <translation>Napíšte áno alebo nie.</translation>
    </message>
    <message>
      <source>Type {maximum} or less.</source>
      <translation>Napíšte {maximum} alebo menej.</translation>
    </message>
    <message>
      <source>Type {minimum} or more.</source>
      <translation>Napíšte {minimum} alebo viac.</translation>
    </message>
    <message>
      <source>{count} records have this value: {ids}. Match by ID instead.</source>
      <translation>Počet záznamov s touto hodnotou: {count} ({ids}). Párujte podľa ID.</translation>
    </message>
  </context>
  <context>
    <name>Quit</name>
    <message numerus="yes">
      <source>%n record(s) with typing that is not saved</source>
      <translation>
        <numerusform>%Ln záznam s neuloženým textom</numerusform>
        <numerusform>%Ln záznamy s neuloženým textom</numerusform>
        <numerusform>%Ln záznamov s neuloženým textom</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Rail</name>
    <message>
      <source>Fold the sections</source>
      <translation>Zbaliť sekcie</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Ponuka</translation>
    </message>
    <message>
      <source>Sections</source>
      <translation>Sekcie</translation>
    </message>
    <message>
      <source>Unfold the sections</source>
      <translation>Rozbaliť sekcie</translation>
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
      <source>Leave it in</source>
      <translation>Ponechať</translation>
    </message>
    <message>
      <source>No ingredients: it is sold as it is bought.</source>
      <translation>Bez surovín: predáva sa, ako sa kúpi.</translation>
    </message>
    <message>
      <source>Take out</source>
      <translation>Vybrať von</translation>
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
      <source>{product}: taken out when you save</source>
      <translation>{product}: odoberie sa pri uložení</translation>
    </message>
  </context>
  <context>
    <name>Refused</name>
    <message>
      <source>It has a recipe. Delete the recipe first.</source>
      <translation>Má recept. Najprv zmažte recept.</translation>
    </message>
    <message>
      <source>It is deleted. Restore it first.</source>
      <translation>Je zmazaný. Najprv ho obnovte.</translation>
    </message>
    <message>
      <source>Personal data were removed from it for good.</source>
      <translation>Osobné údaje z neho boli natrvalo odstránené.</translation>
    </message>
    <message>
      <source>Products still belong to it. Move them to another category first.</source>
      <translation>Ešte do nej patria produkty. Najprv ich presuňte do inej kategórie.</translation>
    </message>
    <message>
      <source>Recipes of other products need it. Take it out of them first.</source>
      <translation>Potrebujú ho recepty iných produktov. Najprv ho z nich vyraďte.</translation>
    </message>
    <message>
      <source>The administrator cannot be deleted.</source>
      <translation>Správcu nemožno zmazať.</translation>
    </message>
    <message>
      <source>The lists are still being compared. Decide when that is done.</source>
      <translation>Zoznamy sa ešte porovnávajú. Rozhodnite, keď to bude hotové.</translation>
    </message>
    <message>
      <source>The old values would break a rule.</source>
      <translation>Staré hodnoty by porušili pravidlo.</translation>
    </message>
    <message>
      <source>This has to be decided as a whole.</source>
      <translation>O tomto treba rozhodnúť ako o celku.</translation>
    </message>
  </context>
  <context>
    <name>Related</name>
    <message>
      <source>No other record has to do with it.</source>
      <translation>Žiadny iný záznam s ním nesúvisí.</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Žiadne</translation>
    </message>
    <message numerus="yes">
      <source>Show all %n in the list</source>
      <translation>
        <numerusform>Ukázať %Ln v zozname</numerusform>
        <numerusform>Ukázať všetky %Ln v zozname</numerusform>
        <numerusform>Ukázať všetkých %Ln v zozname</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Relation</name>
    <message>
      <source>Categories with it</source>
      <translation>Kategórie s ním</translation>
    </message>
    <message>
      <source>Customers in it</source>
      <translation>Zákazníci v nej</translation>
    </message>
    <message>
      <source>Customers with it</source>
      <translation>Zákazníci s ním</translation>
    </message>
    <message>
      <source>Employees with it</source>
      <translation>Zamestnanci s ním</translation>
    </message>
    <message>
      <source>Ingredients of it</source>
      <translation>Jeho suroviny</translation>
    </message>
    <message>
      <source>Products from it</source>
      <translation>Produkty od neho</translation>
    </message>
    <message>
      <source>Products in it</source>
      <translation>Produkty v nej</translation>
    </message>
    <message>
      <source>Products in stock there</source>
      <translation>Produkty na sklade</translation>
    </message>
    <message>
      <source>Products with it</source>
      <translation>Produkty s ním</translation>
    </message>
    <message>
      <source>Used in</source>
      <translation>Použité v</translation>
    </message>
    <message>
      <source>Webhooks about it</source>
      <translation>Webhooky k nemu</translation>
    </message>
  </context>
  <context>
    <name>Report</name>
    <message>
      <source>Cancel</source>
      <translation>Zrušiť</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Súbor</translation>
    </message>
    <message>
      <source>Files of the report</source>
      <translation>Súbory správy</translation>
    </message>
    <message>
      <source>Report for support</source>
      <translation>Správa pre podporu</translation>
    </message>
    <message>
      <source>Report for support...</source>
      <translation>Správa pre podporu...</translation>
    </message>
    <message>
      <source>Report saved to {file}</source>
      <translation>Správa uložená do {file}</translation>
    </message>
    <message>
      <source>Save...</source>
      <translation>Uložiť...</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Veľkosť</translation>
    </message>
    <message>
      <source>Text of the file</source>
      <translation>Text súboru</translation>
    </message>
    <message>
      <source>These files would be saved, and nothing is sent anywhere. No record, no token and no password is in them.</source>
      <translation>Uložili by sa tieto súbory a nikam sa nič neposiela. Nie je v nich žiadny záznam, token ani heslo.</translation>
    </message>
  </context>
  <context>
    <name>Restore</name>
    <message>
      <source>Choose a backup</source>
      <translation>Vyberte zálohu</translation>
    </message>
    <message>
      <source>Choose a backup...</source>
      <translation>Vybrať zálohu...</translation>
    </message>
    <message>
      <source>Cloud {id}</source>
      <translation>Cloud {id}</translation>
    </message>
    <message>
      <source>Looking into the file...</source>
      <translation>Prezerá sa súbor...</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Obnoviť</translation>
    </message>
    <message>
      <source>Restoring...</source>
      <translation>Obnovuje sa...</translation>
    </message>
    <message>
      <source>Token; can wait until later</source>
      <translation>Token; môže počkať na neskôr</translation>
    </message>
    <message>
      <source>Written {when}</source>
      <translation>Zapísané {when}</translation>
    </message>
  </context>
  <context>
    <name>Rights</name>
    <message>
      <source>A PIN has to be set before it can be asked for.</source>
      <translation>Na PIN sa dá pýtať, až keď bude nastavený.</translation>
    </message>
    <message>
      <source>A PIN is set.</source>
      <translation>PIN je nastavený.</translation>
    </message>
    <message>
      <source>After it records can be changed here again.</source>
      <translation>Potom sa tu záznamy dajú zase meniť.</translation>
    </message>
    <message>
      <source>Change the PIN</source>
      <translation>Zmeniť PIN</translation>
    </message>
    <message>
      <source>It is needed to change many records at once.</source>
      <translation>Je potrebný na zmenu mnohých záznamov naraz.</translation>
    </message>
    <message>
      <source>It is needed to change settings.</source>
      <translation>Je potrebný na zmenu nastavení.</translation>
    </message>
    <message>
      <source>It is needed to delete records.</source>
      <translation>Je potrebný na zmazanie záznamov.</translation>
    </message>
    <message>
      <source>It is needed to import a file.</source>
      <translation>Je potrebný na import súboru.</translation>
    </message>
    <message>
      <source>It is needed to remove personal data for good.</source>
      <translation>Je potrebný na trvalé odstránenie osobných údajov.</translation>
    </message>
    <message>
      <source>It is needed to restore a backup.</source>
      <translation>Je potrebný na obnovenie zálohy.</translation>
    </message>
    <message>
      <source>It is needed to sign out or to change the cloud.</source>
      <translation>Je potrebný na odhlásenie alebo zmenu cloudu.</translation>
    </message>
    <message>
      <source>Lock to looking only</source>
      <translation>Zamknúť len na prezeranie</translation>
    </message>
    <message>
      <source>Looking only</source>
      <translation>Len prezeranie</translation>
    </message>
    <message>
      <source>Manager's PIN</source>
      <translation>PIN vedúceho</translation>
    </message>
    <message>
      <source>New PIN</source>
      <translation>Nový PIN</translation>
    </message>
    <message>
      <source>New PIN again</source>
      <translation>Nový PIN znova</translation>
    </message>
    <message>
      <source>No PIN is set: everybody may do everything.</source>
      <translation>PIN nie je nastavený: každý môže všetko.</translation>
    </message>
    <message>
      <source>Once typed, the PIN counts for five minutes or until Ctrl+L. Who forgot it asks whoever may open the data folder to remove the file rights.json.</source>
      <translation>Zadaný PIN platí päť minút alebo do Ctrl+L. Kto ho zabudol, požiada toho, kto smie do priečinka s údajmi, aby zmazal súbor rights.json.</translation>
    </message>
    <message>
      <source>PIN so far</source>
      <translation>Doterajší PIN</translation>
    </message>
    <message>
      <source>Remove the PIN</source>
      <translation>Zrušiť PIN</translation>
    </message>
    <message>
      <source>Set a PIN</source>
      <translation>Nastaviť PIN</translation>
    </message>
    <message>
      <source>The PIN is removed</source>
      <translation>PIN je zrušený</translation>
    </message>
    <message>
      <source>The PIN is set</source>
      <translation>PIN je nastavený</translation>
    </message>
    <message>
      <source>The two new PINs differ. Type them again.</source>
      <translation>Nové PINy sa líšia. Zadajte ich znova.</translation>
    </message>
    <message>
      <source>This computer is for looking only (Ctrl+L)</source>
      <translation>Na tomto počítači sa iba prezerá (Ctrl+L)</translation>
    </message>
    <message>
      <source>Type the PIN so far.</source>
      <translation>Zadajte doterajší PIN.</translation>
    </message>
    <message>
      <source>Unlock...</source>
      <translation>Odomknúť...</translation>
    </message>
    <message>
      <source>View-only and the PIN keep out whoever sits at this window. They do not keep out who may start programs or open files in this account of the computer: the command line asks for no PIN. Give staff an account of their own if that matters.</source>
      <translation>Režim prezerania a PIN zastavia toho, kto sedí pri tomto okne. Nezastavia toho, kto smie v tomto účte počítača spúšťať programy alebo otvárať súbory: príkazový riadok sa na PIN nepýta. Ak na tom záleží, dajte zamestnancom vlastný účet.</translation>
    </message>
    <message>
      <source>When the PIN is asked for</source>
      <translation>Kedy sa žiada PIN</translation>
    </message>
    <message>
      <source>While this computer is for looking only, nobody can change anything in this window. Synchronising and the other programs of the shop go on.</source>
      <translation>Kým sa tu len prezerá, nikto v tomto okne nemôže nič zmeniť. Synchronizácia a ostatné programy obchodu bežia ďalej.</translation>
    </message>
  </context>
  <context>
    <name>Scan</name>
    <message>
      <source>As the keyboard typed it</source>
      <translation>Ako to napísala klávesnica</translation>
    </message>
    <message>
      <source>Between two keys</source>
      <translation>Medzi dvoma klávesmi</translation>
    </message>
    <message>
      <source>Ends with Enter or Tab</source>
      <translation>Končí klávesom Enter či Tab</translation>
    </message>
    <message>
      <source>It has no check digit. It works in lists, not while a text is being typed.</source>
      <translation>Nemá kontrolnú číslicu. Funguje v zoznamoch, nie pri písaní textu.</translation>
    </message>
    <message>
      <source>Its check digit does not fit. Scan it again, or look at the label.</source>
      <translation>Kontrolná číslica nesedí. Naskenujte znova, alebo skontrolujte etiketu.</translation>
    </message>
    <message>
      <source>Its check digit fits. It works everywhere in the window.</source>
      <translation>Kontrolná číslica sedí. Funguje v celom okne.</translation>
    </message>
    <message>
      <source>No product has the code {code}.</source>
      <translation>Kód {code} nemá žiadny produkt.</translation>
    </message>
    <message>
      <source>Nothing appears? Let the scanner act as a keyboard and end each code with Enter; its booklet has a code for either.</source>
      <translation>Nič sa neobjavilo? Nastavte čítačku ako klávesnicu a každý kód ukončite Enterom; v jej príručke je kód na oboje.</translation>
    </message>
    <message>
      <source>Nothing has the code {code}.</source>
      <translation>Kód {code} nemá žiadny záznam.</translation>
    </message>
    <message>
      <source>Nothing was read yet.</source>
      <translation>Zatiaľ nebolo nič načítané.</translation>
    </message>
    <message>
      <source>Scan any code now. Nothing is changed.</source>
      <translation>Naskenujte teraz akýkoľvek kód. Nič sa nezmení.</translation>
    </message>
    <message>
      <source>Try the scanner</source>
      <translation>Vyskúšať čítačku</translation>
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
      <translation>Synchro</translation>
    </message>
  </context>
  <context>
    <name>Setback</name>
    <message>
      <source>Decide later</source>
      <translation>Rozhodnúť neskôr</translation>
    </message>
    <message>
      <source>Send ours again</source>
      <translation>Poslať znova naše</translation>
    </message>
    <message>
      <source>Send ours again: the cloud gets back what is here.</source>
      <translation>Poslať znova naše: cloud dostane späť, čo je tu.</translation>
    </message>
    <message>
      <source>Take the cloud's state</source>
      <translation>Prevziať stav cloudu</translation>
    </message>
    <message>
      <source>Take the cloud's state: what the cloud lacks is deleted here as well.</source>
      <translation>Prevziať stav cloudu: čo v cloude chýba, zmaže sa aj tu.</translation>
    </message>
  </context>
  <context>
    <name>Setting</name>
    <message>
      <source>Address to listen on</source>
      <translation>Adresa, na ktorej počúva</translation>
    </message>
    <message>
      <source>Address under which the cloud reaches the receiver</source>
      <translation>Adresa, na ktorej cloud prijímač nájde</translation>
    </message>
    <message>
      <source>Before changing many records at once</source>
      <translation>Pred zmenou mnohých záznamov naraz</translation>
    </message>
    <message>
      <source>Before deleting records</source>
      <translation>Pred zmazaním záznamov</translation>
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
      <source>Before signing out or changing the cloud</source>
      <translation>Pred odhlásením alebo zmenou cloudu</translation>
    </message>
    <message>
      <source>Closing the window leaves the program in the tray</source>
      <translation>Zatvorenie okna nechá program v oznamovacej oblasti</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Farby</translation>
    </message>
    <message>
      <source>Computers on this cloud</source>
      <translation>Počítače pri tomto cloude</translation>
    </message>
    <message>
      <source>Days to keep old values</source>
      <translation>Koľko dní uchovávať staré hodnoty</translation>
    </message>
    <message>
      <source>Days to keep who changed what</source>
      <translation>Koľko dní uchovávať, kto čo zmenil</translation>
    </message>
    <message>
      <source>Encryption</source>
      <translation>Šifrovanie</translation>
    </message>
    <message>
      <source>File of its private key</source>
      <translation>Súbor jeho súkromného kľúča</translation>
    </message>
    <message>
      <source>File of the certificate</source>
      <translation>Súbor certifikátu</translation>
    </message>
    <message>
      <source>How much the log says</source>
      <translation>Aký podrobný je záznam činnosti</translation>
    </message>
    <message>
      <source>How numbers are written</source>
      <translation>Ako sa píšu čísla</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Jazyk</translation>
    </message>
    <message>
      <source>Let other computers in</source>
      <translation>Pustiť sem iné počítače</translation>
    </message>
    <message>
      <source>Let the older paths delete by GET</source>
      <translation>Dovoliť starším cestám mazať cez GET</translation>
    </message>
    <message>
      <source>Look for newer versions once a day</source>
      <translation>Raz denne hľadať novšiu verziu</translation>
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
      <translation>Tlačiť čiarový kód</translation>
    </message>
    <message>
      <source>Print the price</source>
      <translation>Tlačiť cenu</translation>
    </message>
    <message>
      <source>Requests a token may make in a minute</source>
      <translation>Koľko dotazov smie token za minútu</translation>
    </message>
    <message>
      <source>Requests the cloud allows in 30 minutes</source>
      <translation>Koľko dotazov cloud dovolí za 30 minút</translation>
    </message>
    <message>
      <source>Room in lists and forms</source>
      <translation>Miesto v zoznamoch a formulároch</translation>
    </message>
    <message>
      <source>Seconds between two runs</source>
      <translation>Sekundy medzi dvoma synchronizáciami</translation>
    </message>
    <message>
      <source>Seconds from an edit until it is sent</source>
      <translation>Sekundy od úpravy do odoslania</translation>
    </message>
    <message>
      <source>Serve the older paths too</source>
      <translation>Obsluhovať aj staršie cesty</translation>
    </message>
    <message>
      <source>Serve the other programs of the shop</source>
      <translation>Obsluhovať ostatné programy obchodu</translation>
    </message>
    <message>
      <source>Show fields that the interface does not list</source>
      <translation>Ukazovať polia, ktoré rozhranie neuvádza</translation>
    </message>
    <message>
      <source>Show the state in the system tray</source>
      <translation>Ukazovať stav v oznamovacej oblasti</translation>
    </message>
    <message>
      <source>Size of text in per cent</source>
      <translation>Veľkosť textu v percentách</translation>
    </message>
    <message>
      <source>Stock runs out from</source>
      <translation>Zásoba dochádza od</translation>
    </message>
    <message>
      <source>Synchronise by itself</source>
      <translation>Synchronizovať samo</translation>
    </message>
    <message>
      <source>Take webhook calls of the cloud</source>
      <translation>Prijímať volania webhookov z cloudu</translation>
    </message>
    <message>
      <source>This shop's own codes begin with</source>
      <translation>Vlastné kódy obchodu sa začínajú na</translation>
    </message>
    <message>
      <source>Web pages that may read and write</source>
      <translation>Webové stránky, ktoré smú čítať a zapisovať</translation>
    </message>
    <message>
      <source>Webhooks may call into the shop</source>
      <translation>Webhooky smú volať do predajne</translation>
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
      <source>As text, like the cloud</source>
      <translation>Ako text, rovnako ako cloud</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>Podľa systému</translation>
    </message>
    <message>
      <source>Compact, more rows</source>
      <translation>Tesné, viac riadkov</translation>
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
      <translation>Bežné</translation>
    </message>
    <message>
      <source>Only troubles</source>
      <translation>Len ťažkosti</translation>
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
      <source>Roomy, for fingers</source>
      <translation>Voľné, na dotyk</translation>
    </message>
    <message>
      <source>What happens</source>
      <translation>Čo sa deje</translation>
    </message>
    <message>
      <source>With a certificate made here</source>
      <translation>S certifikátom vytvoreným tu</translation>
    </message>
    <message>
      <source>With the files named below</source>
      <translation>So súbormi uvedenými nižšie</translation>
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
      <translation>Zálohy</translation>
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
      <source>Rights</source>
      <translation>Oprávnenia</translation>
    </message>
    <message>
      <source>Schedule</source>
      <translation>Plán</translation>
    </message>
    <message>
      <source>Server for the shop</source>
      <translation>Server pre obchod</translation>
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
      <translation>Prijímač webhookov</translation>
    </message>
  </context>
  <context>
    <name>SettingPart</name>
    <message>
      <source>PIN manager view only lock unlock</source>
      <translation>PIN vedúci len prezeranie zamknúť odomknúť</translation>
    </message>
    <message>
      <source>address code to scan QR tokens programs revoke create clients seen</source>
      <translation>adresa kód QR na naskenovanie tokeny programy odvolať vytvoriť klienti videní</translation>
    </message>
    <message>
      <source>back up now restore copy last</source>
      <translation>zálohovať teraz obnoviť kópia posledná</translation>
    </message>
    <message>
      <source>check self-test log folder capabilities cloud allows</source>
      <translation>kontrola záznam činnosti priečinok možnosti cloudu dovoľuje</translation>
    </message>
    <message>
      <source>cloud account address number sign in again sign out connect token</source>
      <translation>cloud účet adresa číslo prihlásiť znova odhlásiť pripojiť token</translation>
    </message>
    <message>
      <source>state port address secret reveal copy</source>
      <translation>stav port adresa tajomstvo ukázať kopírovať</translation>
    </message>
    <message>
      <source>version check now what is new install</source>
      <translation>verzia zistiť teraz čo je nové inštalovať</translation>
    </message>
    <message>
      <source>version licence Qt LGPL icons Lucide libraries</source>
      <translation>verzia licencia Qt LGPL ikony Lucide knižnice</translation>
    </message>
  </context>
  <context>
    <name>SettingText</name>
    <message>
      <source>0 lets the system choose one at each start.</source>
      <translation>0 nechá systém vybrať pri každom spustení.</translation>
    </message>
    <message>
      <source>127.0.0.1 is right where a tunnel or a proxy runs on this computer.</source>
      <translation>127.0.0.1 je správne, keď na tomto počítači beží tunel alebo proxy.</translation>
    </message>
    <message>
      <source>127.0.0.1 is this computer alone; 0.0.0.0 is every network it is in.</source>
      <translation>127.0.0.1 je len tento počítač; 0.0.0.0 sú všetky jeho siete.</translation>
    </message>
    <message>
      <source>A PEM file with the certificate and those above it.</source>
      <translation>Súbor PEM s certifikátom a tými nad ním.</translation>
    </message>
    <message>
      <source>A PEM file without a password.</source>
      <translation>Súbor PEM bez hesla.</translation>
    </message>
    <message>
      <source>A backup takes the place of all records here.</source>
      <translation>Záloha nahradí všetky záznamy tu.</translation>
    </message>
    <message>
      <source>A deletion can be undone, but who deletes by accident seldom notices.</source>
      <translation>Zmazanie sa dá vrátiť, ale kto zmaže omylom, málokedy si to všimne.</translation>
    </message>
    <message>
      <source>A file can change thousands of records.</source>
      <translation>Súbor môže zmeniť tisíce záznamov.</translation>
    </message>
    <message>
      <source>A short wait lets several edits go together.</source>
      <translation>Krátke čakanie pošle niekoľko úprav naraz.</translation>
    </message>
    <message>
      <source>A small picture beside the clock says whether all is sent, something waits, or you are needed.</source>
      <translation>Obrázok pri hodinách hovorí, či je všetko odoslané, niečo čaká, alebo ste potrebný vy.</translation>
    </message>
    <message>
      <source>Addresses such as https://board.example, with commas between. A page needs a token as well.</source>
      <translation>Adresy ako https://board.example, oddelené čiarkami. Stránka potrebuje aj token.</translation>
    </message>
    <message>
      <source>After that an entry of the history is removed. It is never shorter than the days of old values.</source>
      <translation>Potom sa záznam histórie odstráni. Nikdy to nie je skôr než pri starých hodnotách.</translation>
    </message>
    <message>
      <source>Anything that follows links could delete records. Leave it off unless a program needs it.</source>
      <translation>Čokoľvek, čo otvára odkazy, by mohlo mazať záznamy. Nechajte vypnuté, ak to program nepotrebuje.</translation>
    </message>
    <message>
      <source>Changes go on being sent. Quit in the menu ends the program.</source>
      <translation>Zmeny sa odosielajú ďalej. Program ukončíte v ponuke.</translation>
    </message>
    <message>
      <source>EAN and UPC as such, anything else as Code 128. A product without a code gets none.</source>
      <translation>EAN a UPC ako také, všetko ostatné ako Code 128. Produkt bez kódu žiadny nedostane.</translation>
    </message>
    <message>
      <source>For programs made for the first version of the cloud's interface, under /api.</source>
      <translation>Pre programy vytvorené pre prvú verziu rozhrania cloudu, pod /api.</translation>
    </message>
    <message>
      <source>From 75 to 200. Ctrl and + or - do the same.</source>
      <translation>Od 75 do 200. To isté urobí Ctrl a + alebo -.</translation>
    </message>
    <message>
      <source>High contrast is for bright light and tired eyes.</source>
      <translation>Vysoký kontrast je pre ostré svetlo a unavené oči.</translation>
    </message>
    <message>
      <source>How often the cloud is asked for news, as far as the allowed requests go; the Sync page says how often it really is. Lists that seldom change are asked less often.</source>
      <translation>Ako často sa cloudu pýtame na novinky, pokiaľ na to stačia povolené požiadavky; stránka Synchro hovorí, ako často to naozaj je. Na zoznamy, ktoré sa menia zriedka, sa pýtame menej často.</translation>
    </message>
    <message>
      <source>More rows on the screen, or more room for fingers.</source>
      <translation>Viac riadkov na obrazovke, alebo viac miesta pre prsty.</translation>
    </message>
    <message>
      <source>More than that has to wait a moment. An address may make four times as many; 0 is any number.</source>
      <translation>Viac musí chvíľu počkať. Jedna adresa smie štyrikrát toľko; 0 je bez obmedzenia.</translation>
    </message>
    <message>
      <source>Needed where others share the network. With a certificate made here, programs have to be told to trust it.</source>
      <translation>Potrebné tam, kde sieť zdieľajú iní. Certifikátu vytvorenému tu musia programy najprv dôverovať.</translation>
    </message>
    <message>
      <source>Nobody can bring these data back.</source>
      <translation>Tieto údaje už nikto nevráti.</translation>
    </message>
    <message>
      <source>Older values leave the history and can no longer be put back; prices stay for at least 30 days.</source>
      <translation>Staršie hodnoty sa z histórie odstránia a už ich nemožno vrátiť; ceny zostanú najmenej 30 dní.</translation>
    </message>
    <message>
      <source>One wrong value would be in many records.</source>
      <translation>Jedna chybná hodnota by bola v mnohých záznamoch.</translation>
    </message>
    <message>
      <source>Only the number of the version is asked for. A new version waits until you close the program.</source>
      <translation>Zisťuje sa len číslo verzie. Nová verzia počká, až program zatvoríte.</translation>
    </message>
    <message>
      <source>Programs of the shop are told this number. 0 lets the system choose one at each start.</source>
      <translation>Toto číslo sa povie programom obchodu. 0 nechá systém vybrať pri každom spustení.</translation>
    </message>
    <message>
      <source>Programs register webhooks here. With this, they may lead to this computer and to other devices in its network; without it, to the internet only.</source>
      <translation>Programy si tu registrujú webhooky. S touto voľbou smú viesť na tento počítač a na iné zariadenia v jeho sieti; bez nej len do internetu.</translation>
    </message>
    <message>
      <source>The cloud then tells of changes at once, and is asked more seldom.</source>
      <translation>Cloud potom hlási zmeny hneď a pýtame sa ho menej často.</translation>
    </message>
    <message>
      <source>The cloud writes numbers as text; some programs want real numbers.</source>
      <translation>Cloud píše čísla ako text; niektoré programy chcú skutočné čísla.</translation>
    </message>
    <message>
      <source>The dialog for labels begins with this paper, and keeps here what was chosen there.</source>
      <translation>Tlač cenoviek sa začína týmto papierom, a čo v nej zvolíte, sa sem uloží.</translation>
    </message>
    <message>
      <source>The log is a file on this computer; tokens and passwords are never in it.</source>
      <translation>Záznam činnosti je súbor v tomto počítači; tokeny ani heslá v ňom nikdy nie sú.</translation>
    </message>
    <message>
      <source>The overview counts what has so many pieces, or kilograms, or fewer.</source>
      <translation>Prehľad počíta to, čoho je toľko kusov či kilogramov alebo menej.</translation>
    </message>
    <message>
      <source>The second company ID of customers and the secret of a new webhook. Programs that send Allow-Version are shown them in any case.</source>
      <translation>Druhé identifikačné číslo zákazníkov a tajný kľúč nového webhooku. Programom, ktoré posielajú Allow-Version, sa ukazujú vždy.</translation>
    </message>
    <message>
      <source>The window changes at once; nothing that you typed is lost.</source>
      <translation>Okno sa zmení hneď; nič z toho, čo ste napísali, sa nestratí.</translation>
    </message>
    <message>
      <source>They share the allowed requests. With 1 this computer learns by itself what others use.</source>
      <translation>Delia sa o povolené požiadavky. S hodnotou 1 tento počítač sám zistí, koľko využívajú ostatní.</translation>
    </message>
    <message>
      <source>Tills, scales and shops read and write the same records here, also without the internet.</source>
      <translation>Pokladnice, váhy a e-shopy tu čítajú a zapisujú tie isté záznamy, aj bez internetu.</translation>
    </message>
    <message>
      <source>What the vendor allows your account. Asking with nothing new takes less than half of it.</source>
      <translation>Koľko dodávateľ dovolí vášmu účtu. Dotazy bez noviniek zaberú menej než polovicu.</translation>
    </message>
    <message>
      <source>When it is off, changes wait until you press Sync now.</source>
      <translation>Keď je to vypnuté, zmeny čakajú, kým nestlačíte Synchronizovať.</translation>
    </message>
    <message>
      <source>With commas between, for example CARD-, 29. Scanned into a text, such codes are taken for scans too.</source>
      <translation>Oddelené čiarkami, napríklad KARTA-, 29. Aj v texte sa také kódy spoznajú ako načítané čítačkou.</translation>
    </message>
    <message>
      <source>With it, webhooks are registered in the cloud by themselves. Empty: none are.</source>
      <translation>S ňou sa webhooky v cloude zaregistrujú samy. Prázdne: žiadne.</translation>
    </message>
    <message>
      <source>With the price of a kilogram or a litre, where the product says how much is in it.</source>
      <translation>Aj s cenou za kilogram alebo liter, ak je pri produkte uvedené, koľko obsahuje.</translation>
    </message>
    <message>
      <source>Without the token, changes stay on this computer.</source>
      <translation>Bez tokenu zmeny zostávajú v tomto počítači.</translation>
    </message>
    <message>
      <source>Without this, only programs on this computer reach the server and the receiver.</source>
      <translation>Bez toho sa k serveru a prijímaču dostanú len programy v tomto počítači.</translation>
    </message>
  </context>
  <context>
    <name>Settings</name>
    <message numerus="yes">
      <source>%n token(s) revoked</source>
      <translation>
        <numerusform>%Ln token odvolaný</numerusform>
        <numerusform>%Ln tokeny odvolané</numerusform>
        <numerusform>%Ln tokenov odvolaných</numerusform>
      </translation>
    </message>
    <message>
      <source>A revoked token is worthless at once, also in running programs.</source>
      <translation>Odvolaný token hneď nič neplatí, ani v bežiacich programoch.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adresa</translation>
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
      <source>At most {length} characters fit, in one line.</source>
      <translation>Zmestí sa najviac {length} znakov na jeden riadok.</translation>
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
      <source>Connect to a cloud...</source>
      <translation>Pripojiť ku cloudu...</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Kopírovať</translation>
    </message>
    <message>
      <source>Copy the address with its secret</source>
      <translation>Kopírovať adresu aj s tajomstvom</translation>
    </message>
    <message>
      <source>Copy the new token</source>
      <translation>Kopírovať nový token</translation>
    </message>
    <message>
      <source>Copy: {what}</source>
      <translation>Kopírovať: {what}</translation>
    </message>
    <message>
      <source>Fingerprint of the certificate</source>
      <translation>Odtlačok certifikátu</translation>
    </message>
    <message>
      <source>Groups of settings</source>
      <translation>Skupiny nastavení</translation>
    </message>
    <message>
      <source>Hide the secret in the addresses</source>
      <translation>Skryť tajomstvo v adresách</translation>
    </message>
    <message>
      <source>How it serves</source>
      <translation>Ako obsluhuje</translation>
    </message>
    <message>
      <source>I have kept it</source>
      <translation>Mám ho uložený</translation>
    </message>
    <message>
      <source>It does not run.</source>
      <translation>Nebeží.</translation>
    </message>
    <message>
      <source>It is switched off.</source>
      <translation>Je vypnutý.</translation>
    </message>
    <message>
      <source>It is switched off; the cloud is asked for news instead.</source>
      <translation>Je vypnutý; cloudu sa namiesto toho pýtame na novinky.</translation>
    </message>
    <message>
      <source>It runs on port {port}.</source>
      <translation>Beží na porte {port}.</translation>
    </message>
    <message>
      <source>It runs.</source>
      <translation>Beží.</translation>
    </message>
    <message>
      <source>Last seen</source>
      <translation>Naposledy</translation>
    </message>
    <message>
      <source>Let other computers in</source>
      <translation>Pustiť sem iné počítače</translation>
    </message>
    <message>
      <source>Lists that the token may use</source>
      <translation>Zoznamy, ktoré token smie používať</translation>
    </message>
    <message>
      <source>Made</source>
      <translation>Vytvorené</translation>
    </message>
    <message>
      <source>Make a token</source>
      <translation>Vytvoriť token</translation>
    </message>
    <message>
      <source>May only read</source>
      <translation>Smie len čítať</translation>
    </message>
    <message>
      <source>Name of the new token</source>
      <translation>Názov nového tokenu</translation>
    </message>
    <message>
      <source>No program has a token yet, so none is let in.</source>
      <translation>Token zatiaľ nemá žiadny program, takže žiadny nemá prístup.</translation>
    </message>
    <message>
      <source>No setting is called that.</source>
      <translation>Žiadne nastavenie sa tak nevolá.</translation>
    </message>
    <message>
      <source>Number of the cloud</source>
      <translation>Číslo cloudu</translation>
    </message>
    <message>
      <source>Only {list}</source>
      <translation>Len {list}</translation>
    </message>
    <message>
      <source>Only {list} + {more}</source>
      <translation>Len {list} + {more}</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>Program</translation>
    </message>
    <message>
      <source>Programs that may use it</source>
      <translation>Programy, ktoré ho smú používať</translation>
    </message>
    <message>
      <source>QR code of the address</source>
      <translation>QR kód adresy</translation>
    </message>
    <message>
      <source>Records are kept in</source>
      <translation>Záznamy sú v</translation>
    </message>
    <message>
      <source>Revoke</source>
      <translation>Odvolať</translation>
    </message>
    <message>
      <source>Revoke the selected tokens</source>
      <translation>Odvolať vybrané tokeny</translation>
    </message>
    <message>
      <source>Rights</source>
      <translation>Oprávnenia</translation>
    </message>
    <message>
      <source>Search the settings</source>
      <translation>Hľadať v nastaveniach</translation>
    </message>
    <message>
      <source>See what the scanner sends and whether its codes are read. Nothing is changed.</source>
      <translation>Pozrite sa, čo čítačka posiela a či sa jej kódy prečítajú. Nič sa nezmení.</translation>
    </message>
    <message>
      <source>Show the secret in the addresses</source>
      <translation>Ukázať tajomstvo v adresách</translation>
    </message>
    <message>
      <source>Sign in again, or to another cloud...</source>
      <translation>Prihlásiť znova alebo k inému cloudu...</translation>
    </message>
    <message>
      <source>Sign out...</source>
      <translation>Odhlásiť...</translation>
    </message>
    <message>
      <source>Signing out takes the token away from this computer. Records and waiting changes stay here.</source>
      <translation>Odhlásenie odoberie z počítača token. Záznamy a čakajúce zmeny zostanú.</translation>
    </message>
    <message>
      <source>Switch off</source>
      <translation>Vypnúť</translation>
    </message>
    <message>
      <source>Switch on</source>
      <translation>Zapnúť</translation>
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
      <translation>Prijímač</translation>
    </message>
    <message>
      <source>The token is kept in</source>
      <translation>Token je uložený v</translation>
    </message>
    <message>
      <source>There is a token of that name. Type another one.</source>
      <translation>Token s týmto názvom už je. Zadajte iný.</translation>
    </message>
    <message>
      <source>This is the practice shop: its cloud runs in this program, and nothing leaves this computer.</source>
      <translation>Toto je cvičný obchod: jeho cloud beží v tomto programe a nič neopúšťa tento počítač.</translation>
    </message>
    <message>
      <source>This is the token. It is shown this once: copy it into the program now.</source>
      <translation>Toto je token. Ukáže sa len teraz: skopírujte ho hneď do programu.</translation>
    </message>
    <message>
      <source>Tokens</source>
      <translation>Tokeny</translation>
    </message>
    <message>
      <source>Try the scanner...</source>
      <translation>Vyskúšať čítačku...</translation>
    </message>
    <message>
      <source>Type a whole address such as https://shop.example.com, or nothing.</source>
      <translation>Zadajte celú adresu, napr. https://shop.example.com, alebo nič.</translation>
    </message>
    <message>
      <source>Type a whole number from {minimum} to {maximum}.</source>
      <translation>Zadajte celé číslo od {minimum} do {maximum}.</translation>
    </message>
    <message>
      <source>Type an address such as 127.0.0.1, 0.0.0.0 or the name of a computer.</source>
      <translation>Zadajte adresu, napr. 127.0.0.1, 0.0.0.0 alebo názov počítača.</translation>
    </message>
    <message>
      <source>Type what the token is for.</source>
      <translation>Napíšte, na čo token je.</translation>
    </message>
    <message>
      <source>What the token is for, e.g. Till 2</source>
      <translation>Účel, napr. Pokladnica 2</translation>
    </message>
    <message>
      <source>Where programs reach it</source>
      <translation>Kde ho programy nájdu</translation>
    </message>
    <message>
      <source>a file that only you can read</source>
      <translation>súbore, ktorý môžete čítať len vy</translation>
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
      <source>the keychain of this computer</source>
      <translation>kľúčenke tohto počítača</translation>
    </message>
    <message>
      <source>the memory, until the program ends</source>
      <translation>pamäti, kým program beží</translation>
    </message>
  </context>
  <context>
    <name>ShopCheck</name>
    <message numerus="yes">
      <source>%n price(s) calculated anew</source>
      <translation>
        <numerusform>Prepočítaná %Ln cena</numerusform>
        <numerusform>Prepočítané %Ln ceny</numerusform>
        <numerusform>Prepočítaných %Ln cien</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n thing(s) to look at</source>
      <translation>
        <numerusform>%Ln vec na pozretie</numerusform>
        <numerusform>%Ln veci na pozretie</numerusform>
        <numerusform>%Ln vecí na pozretie</numerusform>
      </translation>
    </message>
    <message>
      <source>Check again</source>
      <translation>Skontrolovať znova</translation>
    </message>
    <message>
      <source>Checking the records...</source>
      <translation>Kontrolujem záznamy…</translation>
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
      <translation>Odložiť</translation>
    </message>
    <message>
      <source>EAN used twice</source>
      <translation>Rovnaký EAN dvakrát</translation>
    </message>
    <message>
      <source>EAN with a wrong check digit</source>
      <translation>EAN s chybnou kontrolnou číslicou</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Nálezy</translation>
    </message>
    <message>
      <source>Impossible VAT number</source>
      <translation>Neplatné IČ DPH</translation>
    </message>
    <message>
      <source>Impossible company ID</source>
      <translation>Neplatné IČO</translation>
    </message>
    <message>
      <source>Keep all prices with VAT</source>
      <translation>Ponechať ceny s DPH</translation>
    </message>
    <message>
      <source>Keep all prices without VAT</source>
      <translation>Ponechať ceny bez DPH</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Druh</translation>
    </message>
    <message>
      <source>No category</source>
      <translation>Bez kategórie</translation>
    </message>
    <message>
      <source>None of it stops the program; each may cost time or money at the till.</source>
      <translation>Program nič z toho nezastaví, ale pri pokladni to môže stáť čas alebo peniaze.</translation>
    </message>
    <message>
      <source>Nothing to look at</source>
      <translation>Všetko v poriadku</translation>
    </message>
    <message>
      <source>On sale without a price</source>
      <translation>V predaji bez ceny</translation>
    </message>
    <message>
      <source>PLU used twice</source>
      <translation>Rovnaké PLU dvakrát</translation>
    </message>
    <message>
      <source>Prices contradict each other</source>
      <translation>Ceny si odporujú</translation>
    </message>
    <message>
      <source>Prices, codes, recipes, names and numbers are in order</source>
      <translation>Ceny, kódy, receptúry, mená aj čísla sú v poriadku</translation>
    </message>
    <message>
      <source>Recipe line without its product</source>
      <translation>Riadok receptúry bez produktu</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Záznam</translation>
    </message>
    <message>
      <source>Show dismissed ({count})</source>
      <translation>Ukázať odložené ({count})</translation>
    </message>
    <message>
      <source>Sold below cost</source>
      <translation>Predaj pod nákupnou cenou</translation>
    </message>
    <message>
      <source>Tag spelled in two ways</source>
      <translation>Štítok písaný dvoma spôsobmi</translation>
    </message>
    <message>
      <source>Tell again</source>
      <translation>Znova ukazovať</translation>
    </message>
    <message>
      <source>The check reads this computer's records and needs no internet.</source>
      <translation>Kontrola číta záznamy tohto počítača a nepotrebuje internet.</translation>
    </message>
    <message>
      <source>The first {count} are listed.</source>
      <translation>Vypísaných je prvých {count}.</translation>
    </message>
    <message>
      <source>Unknown VAT rate</source>
      <translation>Neznáma sadzba DPH</translation>
    </message>
    <message>
      <source>Values</source>
      <translation>Hodnoty</translation>
    </message>
    <message>
      <source>What was found</source>
      <translation>Čo sa našlo</translation>
    </message>
  </context>
  <context>
    <name>ShopCheckAdvice</name>
    <message>
      <source>Filters see two tags. Keep one spelling.</source>
      <translation>Filtre vidia dva štítky. Zjednoťte zápis.</translation>
    </message>
    <message>
      <source>Nobody can find these by name.</source>
      <translation>Podľa mena ich nikto nenájde.</translation>
    </message>
    <message>
      <source>The check digit is wrong. Ask the customer for the number.</source>
      <translation>Kontrolná číslica nesedí. Opýtajte sa zákazníka na správne číslo.</translation>
    </message>
    <message>
      <source>The last digit does not fit the others. Scan the product again.</source>
      <translation>Posledná číslica nesedí k ostatným. Načítajte produkt znova.</translation>
    </message>
    <message>
      <source>The number is none of its country. Ask for it again before the next invoice.</source>
      <translation>Také číslo v tejto krajine neexistuje. Overte ho pred ďalšou faktúrou.</translation>
    </message>
    <message>
      <source>The price with VAT, the price without VAT and the rate do not belong together. Choose the price to keep.</source>
      <translation>Cena s DPH, cena bez DPH a sadzba k sebe nepatria. Zvoľte, ktorá cena zostane.</translation>
    </message>
    <message>
      <source>The price without VAT is lower than the last purchase price.</source>
      <translation>Cena bez DPH je nižšia ako posledná nákupná cena.</translation>
    </message>
    <message>
      <source>The product or the ingredient of the line was deleted. Delete the line, or choose another product.</source>
      <translation>Produkt alebo surovina z riadka je zmazaná. Riadok zmažte, alebo zvoľte iný produkt.</translation>
    </message>
    <message>
      <source>The rate is in no record of the list of tax rates.</source>
      <translation>Taká sadzba nie je v zozname sadzieb dane.</translation>
    </message>
    <message>
      <source>The scanner cannot know which product is meant.</source>
      <translation>Čítačka nespozná, ktorý produkt máte na mysli.</translation>
    </message>
    <message>
      <source>The till cannot know which product is meant.</source>
      <translation>Pokladňa nespozná, ktorý produkt máte na mysli.</translation>
    </message>
    <message>
      <source>The till sells these for nothing. Enter a price, or let the till ask for one.</source>
      <translation>Pokladňa ich predáva zadarmo. Zadajte cenu, alebo nech sa na ňu pokladňa pýta.</translation>
    </message>
    <message>
      <source>These are found by search only.</source>
      <translation>Nájdete ich len hľadaním.</translation>
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
      <translation>{code}, tiež {others}</translation>
    </message>
    <message>
      <source>{number}</source>
      <translation>{number}</translation>
    </message>
    <message>
      <source>{price}, bought for {cost}</source>
      <translation>{price}, nákup za {cost}</translation>
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
      <translation>Oddiely</translation>
    </message>
  </context>
  <context>
    <name>Start</name>
    <message>
      <source>Preparing the practice shop...</source>
      <translation>Pripravuje sa cvičný obchod…</translation>
    </message>
  </context>
  <context>
    <name>State</name>
    <message>
      <source>Deleted</source>
      <translation>Zmazané</translation>
    </message>
    <message>
      <source>In step</source>
      <translation>Zhodné s cloudom</translation>
    </message>
    <message>
      <source>Needs you</source>
      <translation>Čaká na vás</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Nový</translation>
    </message>
    <message>
      <source>Not saved</source>
      <translation>Neuložené</translation>
    </message>
    <message>
      <source>Sending</source>
      <translation>Posiela sa</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Čaká</translation>
    </message>
  </context>
  <context>
    <name>StateSentence</name>
    <message>
      <source>Being sent now.</source>
      <translation>Práve sa posiela.</translation>
    </message>
    <message>
      <source>Can be changed only in the cloud.</source>
      <translation>Zmeniť možno len v cloude.</translation>
    </message>
    <message>
      <source>Deleted.</source>
      <translation>Zmazané.</translation>
    </message>
    <message>
      <source>Not saved yet.</source>
      <translation>Zatiaľ neuložené.</translation>
    </message>
    <message>
      <source>Saved on this computer, waits to be sent.</source>
      <translation>Uložené v tomto počítači, čaká na odoslanie.</translation>
    </message>
    <message>
      <source>The same as in the cloud.</source>
      <translation>Rovnaké ako v cloude.</translation>
    </message>
    <message>
      <source>Waits for your decision.</source>
      <translation>Čaká na vaše rozhodnutie.</translation>
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
    <message>
      <source>Decide...</source>
      <translation>Rozhodnúť...</translation>
    </message>
    <message>
      <source>Looking less often until {time}</source>
      <translation>Menej časté požiadavky do {time}</translation>
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
      <source>Sign in...</source>
      <translation>Prihlásiť…</translation>
    </message>
    <message>
      <source>Synchronising...</source>
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
        <numerusform>neodoslané %Ln deň</numerusform>
        <numerusform>neodoslané %Ln dni</numerusform>
        <numerusform>neodoslané %Ln dní</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>not synchronised for %n day(s)</source>
      <translation>
        <numerusform>%Ln deň nesynchronizované</numerusform>
        <numerusform>%Ln dni nesynchronizované</numerusform>
        <numerusform>%Ln dní nesynchronizované</numerusform>
      </translation>
    </message>
    <message>
      <source>not synchronised yet</source>
      <translation>zatiaľ nesynchronizované</translation>
    </message>
    <message>
      <source>sent {time}</source>
      <translation>odoslané {time}</translation>
    </message>
    <message>
      <source>synchronised {time}</source>
      <translation>synchronizované {time}</translation>
    </message>
    <message>
      <source>until {time}</source>
      <translation>do {time}</translation>
    </message>
    <message>
      <source>{used} of {budget} requests in {minutes} minutes</source>
      <translation>{used} z {budget} požiadaviek za {minutes} minút</translation>
    </message>
  </context>
  <context>
    <name>Step</name>
    <message>
      <source>Redo: {what}</source>
      <translation>Znova: {what}</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Späť</translation>
    </message>
    <message>
      <source>Undo: change ({what})</source>
      <translation>Vziať späť: zmena ({what})</translation>
    </message>
    <message>
      <source>Undo: change of several ({what})</source>
      <translation>Späť: hromadná zmena ({what})</translation>
    </message>
    <message>
      <source>Undo: decision ({what})</source>
      <translation>Vziať späť: rozhodnutie ({what})</translation>
    </message>
    <message>
      <source>Undo: deletion ({what})</source>
      <translation>Vziať späť: zmazanie ({what})</translation>
    </message>
    <message>
      <source>Undo: earlier value ({what})</source>
      <translation>Vziať späť: skoršia hodnota ({what})</translation>
    </message>
    <message>
      <source>Undo: import ({what})</source>
      <translation>Späť: import ({what})</translation>
    </message>
    <message>
      <source>Undo: new ({what})</source>
      <translation>Vziať späť: nový záznam ({what})</translation>
    </message>
    <message>
      <source>Undo: pasted column ({what})</source>
      <translation>Späť: vložený stĺpec ({what})</translation>
    </message>
    <message>
      <source>Undo: restoring ({what})</source>
      <translation>Vziať späť: obnovenie ({what})</translation>
    </message>
  </context>
  <context>
    <name>Stock</name>
    <message>
      <source>In no warehouse yet</source>
      <translation>Zatiaľ v žiadnom sklade</translation>
    </message>
    <message>
      <source>In stock</source>
      <translation>Na sklade</translation>
    </message>
    <message>
      <source>as of {time}</source>
      <translation>stav {time}</translation>
    </message>
    <message>
      <source>bought for {price}</source>
      <translation>nákup za {price}</translation>
    </message>
  </context>
  <context>
    <name>Storm</name>
    <message numerus="yes">
      <source>%n could not be decided so</source>
      <translation>
        <numerusform>%Ln sa takto rozhodnúť nedal</numerusform>
        <numerusform>%Ln sa takto rozhodnúť nedali</numerusform>
        <numerusform>%Ln sa takto rozhodnúť nedalo</numerusform>
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
      <source>How many</source>
      <translation>Koľko</translation>
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
      <source>Points that may have been added are added again.</source>
      <translation>Body, ktoré už možno boli pripočítané, sa pripočítajú znova.</translation>
    </message>
    <message>
      <source>Records deleted here are deleted in the cloud too.</source>
      <translation>Záznamy zmazané tu sa zmažú aj v cloude.</translation>
    </message>
    <message>
      <source>Records that the cloud deleted are deleted here too.</source>
      <translation>Záznamy zmazané v cloude sa zmažú aj tu.</translation>
    </message>
    <message>
      <source>Records that the cloud deleted live on.</source>
      <translation>Záznamy zmazané v cloude zostanú.</translation>
    </message>
    <message>
      <source>The cloud's values stay. What was changed here is given up.</source>
      <translation>Zostanú hodnoty z cloudu. Čo bolo zmenené tu, sa zahodí.</translation>
    </message>
    <message>
      <source>The values of this computer are sent and take the cloud's place.</source>
      <translation>Hodnoty z tohto počítača sa odošlú a nahradia tie v cloude.</translation>
    </message>
    <message>
      <source>The values that give way stay in each record's history. It can be undone.</source>
      <translation>Hodnoty, ktoré ustúpia, zostanú v histórii záznamu. Dá sa to vrátiť späť.</translation>
    </message>
    <message>
      <source>What the original of this copy may have sent is sent again.</source>
      <translation>Čo mohol originál tejto kópie už odoslať, sa odošle znova.</translation>
    </message>
    <message>
      <source>What would be decided</source>
      <translation>O čom by sa rozhodlo</translation>
    </message>
    <message>
      <source>Which</source>
      <translation>Ktoré</translation>
    </message>
  </context>
  <context>
    <name>Sync</name>
    <message numerus="yes">
      <source>%n decision(s)</source>
      <translation>
        <numerusform>%Ln rozhodnutie</numerusform>
        <numerusform>%Ln rozhodnutia</numerusform>
        <numerusform>%Ln rozhodnutí</numerusform>
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
      <source>%n received</source>
      <translation>
        <numerusform>prijatý %Ln</numerusform>
        <numerusform>prijaté %Ln</numerusform>
        <numerusform>prijatých %Ln</numerusform>
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
        <numerusform>odoslaný %Ln</numerusform>
        <numerusform>odoslané %Ln</numerusform>
        <numerusform>odoslaných %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n time(s)</source>
      <translation>
        <numerusform>%Ln krát</numerusform>
        <numerusform>%Ln krát</numerusform>
        <numerusform>%Ln krát</numerusform>
      </translation>
    </message>
    <message>
      <source>Compares every record with the cloud. Nothing that waits here is touched.</source>
      <translation>Porovná každý záznam s cloudom. Čo tu čaká, zostane nedotknuté.</translation>
    </message>
    <message>
      <source>Earlier ones</source>
      <translation>Predchádzajúce</translation>
    </message>
    <message>
      <source>Everything is kept here. Sync now works all the same.</source>
      <translation>Všetko je uložené tu. Synchronizovať ručne sa dá aj tak.</translation>
    </message>
    <message>
      <source>Everything is sent</source>
      <translation>Všetko je odoslané</translation>
    </message>
    <message>
      <source>Fields</source>
      <translation>Údaje</translation>
    </message>
    <message>
      <source>Fresh</source>
      <translation>Čerstvé</translation>
    </message>
    <message>
      <source>Go on now</source>
      <translation>Pokračovať hneď</translation>
    </message>
    <message>
      <source>History</source>
      <translation>História</translation>
    </message>
    <message>
      <source>How it is</source>
      <translation>Stav</translation>
    </message>
    <message>
      <source>How old each list is</source>
      <translation>Vek jednotlivých zoznamov</translation>
    </message>
    <message>
      <source>In fact every {seconds} seconds, and every {idle} while nobody works: this computer may use {share} requests in {minutes} minutes.</source>
      <translation>V skutočnosti každých {seconds} sekúnd a každých {idle}, keď nikto nepracuje: tento počítač smie využiť {share} požiadaviek za {minutes} minút.</translation>
    </message>
    <message>
      <source>It goes on by itself.</source>
      <translation>Pokračuje sa samo.</translation>
    </message>
    <message>
      <source>Keep all from the cloud...</source>
      <translation>Ponechať všetko z cloudu...</translation>
    </message>
    <message>
      <source>Keep all mine...</source>
      <translation>Ponechať všetko moje...</translation>
    </message>
    <message>
      <source>Keep mine for these...</source>
      <translation>Ponechať moje pri vybraných...</translation>
    </message>
    <message>
      <source>Last complete look</source>
      <translation>Posledná úplná kontrola</translation>
    </message>
    <message>
      <source>Last looked at</source>
      <translation>Naposledy skontrolované</translation>
    </message>
    <message>
      <source>Later ones</source>
      <translation>Ďalšie</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Zoznam</translation>
    </message>
    <message>
      <source>Look for changes every</source>
      <translation>Hľadať zmeny každých</translation>
    </message>
    <message>
      <source>Looking less often until {time}: the cloud's allowance is used up.</source>
      <translation>Menej časté požiadavky do {time}: povolený počet požiadaviek na cloud je vyčerpaný.</translation>
    </message>
    <message>
      <source>Needs you</source>
      <translation>Potrebuje vás</translation>
    </message>
    <message>
      <source>Next check</source>
      <translation>Ďalšia kontrola</translation>
    </message>
    <message>
      <source>Next check in less than a minute.</source>
      <translation>Ďalšia kontrola o menej než minútu.</translation>
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
      <source>No news for some time</source>
      <translation>Už dlhší čas bez správ</translation>
    </message>
    <message>
      <source>No run yet</source>
      <translation>Zatiaľ žiadna synchronizácia</translation>
    </message>
    <message>
      <source>Nobody is signed in on this computer. You can go on working.</source>
      <translation>V tomto počítači nie je nikto prihlásený. Pracovať môžete ďalej.</translation>
    </message>
    <message>
      <source>Not read yet</source>
      <translation>Ešte nenačítané</translation>
    </message>
    <message>
      <source>Nothing needs your decision</source>
      <translation>Nič nečaká na vaše rozhodnutie</translation>
    </message>
    <message>
      <source>Nothing runs by itself. Use Sync now.</source>
      <translation>Nič nebeží samo. Použite Synchronizovať.</translation>
    </message>
    <message>
      <source>Nothing waits</source>
      <translation>Nič nečaká</translation>
    </message>
    <message>
      <source>Nothing was read from a cloud yet. Everything is kept on this computer.</source>
      <translation>Z cloudu sa ešte nič nenačítalo. Všetko je uložené v tomto počítači.</translation>
    </message>
    <message>
      <source>Noticed</source>
      <translation>Zistené</translation>
    </message>
    <message>
      <source>Only you can decide this. Everything else goes by itself.</source>
      <translation>Toto môžete rozhodnúť iba vy. Všetko ostatné ide samo.</translation>
    </message>
    <message>
      <source>Open the record</source>
      <translation>Otvoriť záznam</translation>
    </message>
    <message>
      <source>Others used about {others}.</source>
      <translation>Ostatní využili asi {others}.</translation>
    </message>
    <message>
      <source>Parts of the page</source>
      <translation>Časti stránky</translation>
    </message>
    <message>
      <source>Pause for an hour</source>
      <translation>Pozastaviť na hodinu</translation>
    </message>
    <message>
      <source>Read everything again</source>
      <translation>Načítať všetko znova</translation>
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
      <source>Retry all</source>
      <translation>Skúsiť všetko znova</translation>
    </message>
    <message>
      <source>Schedule</source>
      <translation>Plán</translation>
    </message>
    <message>
      <source>Since</source>
      <translation>Od kedy</translation>
    </message>
    <message>
      <source>Take these from the cloud...</source>
      <translation>Vybrané prevziať z cloudu...</translation>
    </message>
    <message>
      <source>The cloud does not take the token any more. You can go on working.</source>
      <translation>Cloud už token neprijíma. Pracovať môžete ďalej.</translation>
    </message>
    <message>
      <source>The cloud's allowance of requests is used up. Your changes are sent all the same.</source>
      <translation>Povolený počet požiadaviek na cloud je vyčerpaný. Vaše zmeny sa napriek tomu odosielajú.</translation>
    </message>
    <message>
      <source>The cloud's clock is or was wrong: records are dated in the future ({lists}). Nothing is missed; tell the vendor.</source>
      <translation>Hodiny cloudu idú alebo išli zle: záznamy majú dátum v budúcnosti ({lists}). Nič sa nestráca; oznámte to dodávateľovi.</translation>
    </message>
    <message>
      <source>The share of this computer: {share} of {budget}.</source>
      <translation>Podiel tohto počítača: {share} z {budget}.</translation>
    </message>
    <message>
      <source>The token cannot be read on this computer. Sign in again; you can go on working.</source>
      <translation>Token sa v tomto počítači nedá prečítať. Prihláste sa znova; pracovať môžete ďalej.</translation>
    </message>
    <message>
      <source>To be looked at</source>
      <translation>Čaká na načítanie</translation>
    </message>
    <message>
      <source>Took</source>
      <translation>Trvalo</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Čaká na odoslanie</translation>
    </message>
    <message>
      <source>Waits until {time}</source>
      <translation>Čaká do {time}</translation>
    </message>
    <message>
      <source>What came of it</source>
      <translation>Výsledok</translation>
    </message>
    <message>
      <source>What changed</source>
      <translation>Čo sa zmenilo</translation>
    </message>
    <message>
      <source>What is asked</source>
      <translation>O čom rozhodnúť</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Kedy</translation>
    </message>
    <message>
      <source>Why it waits</source>
      <translation>Prečo čaká</translation>
    </message>
    <message>
      <source>You can go on working. Everything is kept here and sent later.</source>
      <translation>Môžete pracovať ďalej. Všetko je uložené tu a odošle sa neskôr.</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>a %Ln ďalší</numerusform>
        <numerusform>a %Ln ďalšie</numerusform>
        <numerusform>a %Ln ďalších</numerusform>
      </translation>
    </message>
    <message>
      <source>deleted</source>
      <translation>zmazané</translation>
    </message>
    <message>
      <source>in a moment</source>
      <translation>o chvíľu</translation>
    </message>
    <message>
      <source>new</source>
      <translation>nový</translation>
    </message>
    <message>
      <source>not yet</source>
      <translation>zatiaľ nie</translation>
    </message>
    <message numerus="yes">
      <source>tried %n time(s)</source>
      <translation>
        <numerusform>skúšané %Ln krát</numerusform>
        <numerusform>skúšané %Ln krát</numerusform>
        <numerusform>skúšané %Ln krát</numerusform>
      </translation>
    </message>
    <message>
      <source>{first} to {last} of {total}</source>
      <translation>{first} až {last} z {total}</translation>
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
        <numerusform>%Ln záznam zmazaný</numerusform>
        <numerusform>%Ln záznamy zmazané</numerusform>
        <numerusform>%Ln záznamov zmazaných</numerusform>
      </translation>
    </message>
    <message>
      <source>Decided</source>
      <translation>Rozhodnuté</translation>
    </message>
    <message>
      <source>Done again</source>
      <translation>Vykonané znova</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Pokračovať</translation>
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
      <source>Saved on this computer</source>
      <translation>Uložené v tomto počítači</translation>
    </message>
    <message>
      <source>There is nothing to redo</source>
      <translation>Nie je čo opakovať</translation>
    </message>
    <message>
      <source>There is nothing to undo</source>
      <translation>Nie je čo vziať späť</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Späť</translation>
    </message>
    <message>
      <source>Undone</source>
      <translation>Vzaté späť</translation>
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
    <message>
      <source>Doing it again...</source>
      <translation>Vykonáva sa znova...</translation>
    </message>
    <message>
      <source>Stopped; nothing was changed</source>
      <translation>Zastavené; nič sa nezmenilo</translation>
    </message>
    <message>
      <source>Stopping; nothing is changed...</source>
      <translation>Zastavuje sa; nič sa nezmení...</translation>
    </message>
    <message>
      <source>Undoing...</source>
      <translation>Vracia sa späť...</translation>
    </message>
  </context>
  <context>
    <name>Update</name>
    <message>
      <source>Check now</source>
      <translation>Zistiť teraz</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zatvoriť</translation>
    </message>
    <message>
      <source>It is installed when you close Counterfoil, and never before.</source>
      <translation>Nainštaluje sa, až Counterfoil zatvoríte, a nikdy skôr.</translation>
    </message>
    <message>
      <source>Looking for a newer version...</source>
      <translation>Hľadám novšiu verziu...</translation>
    </message>
    <message>
      <source>No newer version is ready.</source>
      <translation>Žiadna novšia verzia nie je pripravená.</translation>
    </message>
    <message>
      <source>Nothing was heard of newer versions since {date}. Check the internet connection and the date of this computer, or look on the web for a newer version.</source>
      <translation>O novších verziách nie je žiadna správa od {date}. Skontrolujte pripojenie k internetu a dátum v počítači, alebo sa po novšej verzii pozrite na webe.</translation>
    </message>
    <message>
      <source>This copy was not put here by an installer, so it looks for no newer versions.</source>
      <translation>Táto kópia nebola nainštalovaná inštalátorom, preto novšie verzie nehľadá.</translation>
    </message>
    <message>
      <source>This installer was built for a trial, without an address for updates: it never finds newer versions. Install a released version.</source>
      <translation>Tento inštalátor bol zostavený na skúšku, bez adresy pre aktualizácie: novšie verzie nikdy nenájde. Nainštalujte vydanú verziu.</translation>
    </message>
    <message>
      <source>This is the newest version.</source>
      <translation>Toto je najnovšia verzia.</translation>
    </message>
    <message>
      <source>This is version {version}.</source>
      <translation>Toto je verzia {version}.</translation>
    </message>
    <message>
      <source>This version came without a description.</source>
      <translation>Táto verzia je bez popisu.</translation>
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
      <translation>Verzia {version} je pripravená; nainštaluje sa, až Counterfoil zatvoríte.</translation>
    </message>
    <message>
      <source>Version {version} was withdrawn by its maker. A newer one is installed as soon as there is one.</source>
      <translation>Verziu {version} výrobca stiahol. Len čo bude novšia, nainštaluje sa.</translation>
    </message>
    <message>
      <source>What is new</source>
      <translation>Čo je nové</translation>
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
      <source>Everything</source>
      <translation>Všetko</translation>
    </message>
    <message>
      <source>Forget a view</source>
      <translation>Zabudnúť pohľad</translation>
    </message>
    <message>
      <source>Name of the view</source>
      <translation>Názov pohľadu</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Uložiť</translation>
    </message>
    <message>
      <source>Save this view</source>
      <translation>Uložiť pohľad</translation>
    </message>
    <message>
      <source>Save this view...</source>
      <translation>Uložiť tento pohľad...</translation>
    </message>
    <message>
      <source>Saved views</source>
      <translation>Uložené pohľady</translation>
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
      <source>Goes by itself</source>
      <translation>Odíde samo</translation>
    </message>
    <message>
      <source>Sign in</source>
      <translation>Prihlásiť sa</translation>
    </message>
    <message>
      <source>Try now</source>
      <translation>Skúsiť teraz</translation>
    </message>
  </context>
  <context>
    <name>WaitReason</name>
    <message>
      <source>Another new record has to be sent first</source>
      <translation>Najprv sa musí odoslať iný nový záznam</translation>
    </message>
    <message>
      <source>Another record has to be put right first</source>
      <translation>Najprv sa musí opraviť iný záznam</translation>
    </message>
    <message>
      <source>Being sent, the answer is awaited</source>
      <translation>Odosiela sa, čaká sa na odpoveď</translation>
    </message>
    <message>
      <source>Not sent yet</source>
      <translation>Ešte neodoslané</translation>
    </message>
    <message>
      <source>Sending is paused</source>
      <translation>Odosielanie je pozastavené</translation>
    </message>
    <message>
      <source>Somebody has to sign in</source>
      <translation>Niekto sa musí prihlásiť</translation>
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
      <source>A new webhook with these values is registered, and then the old one is removed.</source>
      <translation>Zaregistruje sa nový webhook s týmito hodnotami a potom sa starý odoberie.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adresa</translation>
    </message>
    <message>
      <source>Call to try</source>
      <translation>Skúšobné volanie</translation>
    </message>
    <message>
      <source>Calling...</source>
      <translation>Volám...</translation>
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
      <source>Change...</source>
      <translation>Zmeniť...</translation>
    </message>
    <message>
      <source>Given up</source>
      <translation>Vzdané</translation>
    </message>
    <message>
      <source>In the cloud</source>
      <translation>V cloude</translation>
    </message>
    <message>
      <source>It answered {status}: it did not take the call.</source>
      <translation>Odpoveď {status}: volanie nebolo prijaté.</translation>
    </message>
    <message>
      <source>It answered {status}: the call arrived.</source>
      <translation>Odpoveď {status}: volanie dorazilo.</translation>
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
      <source>On this computer</source>
      <translation>V tomto počítači</translation>
    </message>
    <message>
      <source>Programs that are told of changes</source>
      <translation>Programy, ktorým sa hlásia zmeny</translation>
    </message>
    <message>
      <source>Receiver</source>
      <translation>Prijímač</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Záznamy</translation>
    </message>
    <message>
      <source>Register and remove the old one</source>
      <translation>Zaregistrovať a starý odobrať</translation>
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
      <source>Settings of the receiver...</source>
      <translation>Nastavenia prijímača...</translation>
    </message>
    <message>
      <source>The cloud changes no webhook: a change registers a new one and then removes the old one.</source>
      <translation>Cloud webhooky nemení: zmena zaregistruje nový a potom odoberie starý.</translation>
    </message>
    <message>
      <source>The new webhook waits to be registered, then the old one is removed</source>
      <translation>Nový webhook čaká na registráciu, potom sa starý odoberie</translation>
    </message>
    <message>
      <source>The server is switched off, so nobody is called. What is to be told waits.</source>
      <translation>Server je vypnutý, takže sa nikomu nevolá. Čo sa má ohlásiť, čaká.</translation>
    </message>
    <message>
      <source>They register at the server of this computer, and never reach the cloud.</source>
      <translation>Registrujú sa u servera tohto počítača a do cloudu sa nikdy nedostanú.</translation>
    </message>
    <message>
      <source>Told of</source>
      <translation>Hlási sa</translation>
    </message>
    <message>
      <source>Try those given up again</source>
      <translation>Vzdané skúsiť znova</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Čaká</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Kedy</translation>
    </message>
    <message>
      <source>Whose webhooks</source>
      <translation>Čie webhooky</translation>
    </message>
    <message>
      <source>again at {time}: {why}</source>
      <translation>znova o {time}: {why}</translation>
    </message>
    <message>
      <source>arrived</source>
      <translation>dorazilo</translation>
    </message>
    <message>
      <source>given up: {why}</source>
      <translation>vzdané: {why}</translation>
    </message>
    <message>
      <source>waits</source>
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
</TS>
