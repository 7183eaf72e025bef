<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ" sourcelanguage="en">
  <context>
    <name>About</name>
    <message>
      <source>Copy for a message</source>
      <translation>Kopírovat do zprávy</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>Licence</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Licence</translation>
    </message>
    <message>
      <source>Part</source>
      <translation>Část</translation>
    </message>
    <message>
      <source>Text of the licence</source>
      <translation>Text licence</translation>
    </message>
    <message>
      <source>The back office of the shop's counter, with the internet or without it.</source>
      <translation>Zázemí pokladny, s internetem i bez něj.</translation>
    </message>
    <message>
      <source>The package has no text; its licence is named above.</source>
      <translation>Balíček text neobsahuje; licence je uvedena výše.</translation>
    </message>
    <message>
      <source>The pictures are from Lucide, under the ISC licence.</source>
      <translation>Obrázky jsou z Lucide pod licencí ISC.</translation>
    </message>
    <message>
      <source>The sources of these versions of Qt and PySide6 are kept at {qt} and {pyside}.</source>
      <translation>Zdrojové kódy těchto verzí Qt a PySide6 jsou uloženy na {qt} a {pyside}.</translation>
    </message>
    <message>
      <source>The window is made with Qt and PySide6, used under the GNU Lesser General Public License, version 3. They lie beside the program as libraries of their own, so that you may put another version in their place.</source>
      <translation>Okno je vytvořeno pomocí Qt a PySide6, používaných pod licencí GNU Lesser General Public License, verze 3. Leží vedle programu jako samostatné knihovny, takže je můžete nahradit jinou verzí.</translation>
    </message>
    <message>
      <source>Version</source>
      <translation>Verze</translation>
    </message>
    <message>
      <source>What is shipped</source>
      <translation>Co je součástí programu</translation>
    </message>
  </context>
  <context>
    <name>Action</name>
    <message>
      <source>Add a condition</source>
      <translation>Přidat podmínku</translation>
    </message>
    <message>
      <source>Change the selected records</source>
      <translation>Změnit vybrané záznamy</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zavřít</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Sloupce</translation>
    </message>
    <message>
      <source>Connect to a cloud...</source>
      <translation>Připojit ke cloudu...</translation>
    </message>
    <message>
      <source>Copy as new</source>
      <translation>Kopírovat jako nový</translation>
    </message>
    <message>
      <source>Decide</source>
      <translation>Rozhodnout</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Smazat</translation>
    </message>
    <message>
      <source>Export</source>
      <translation>Exportovat</translation>
    </message>
    <message>
      <source>Find or do anything</source>
      <translation>Najít nebo udělat cokoli</translation>
    </message>
    <message>
      <source>Fold or unfold the sections</source>
      <translation>Sbalit nebo rozbalit oddíly</translation>
    </message>
    <message>
      <source>Import</source>
      <translation>Importovat</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Klávesové zkratky</translation>
    </message>
    <message>
      <source>Larger text</source>
      <translation>Větší písmo</translation>
    </message>
    <message>
      <source>Lock to looking only, or unlock</source>
      <translation>Zamknout jen na prohlížení, nebo odemknout</translation>
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
      <translation>Další část okna</translation>
    </message>
    <message>
      <source>Next record</source>
      <translation>Další záznam</translation>
    </message>
    <message>
      <source>Previous pane</source>
      <translation>Předchozí část okna</translation>
    </message>
    <message>
      <source>Previous record</source>
      <translation>Předchozí záznam</translation>
    </message>
    <message>
      <source>Print labels</source>
      <translation>Tisknout cenovky</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Ukončit</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Znovu</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Obnovit</translation>
    </message>
    <message>
      <source>Revert</source>
      <translation>Vrátit</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Uložit</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Hledat</translation>
    </message>
    <message>
      <source>Sign out...</source>
      <translation>Odhlásit se...</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>Menší písmo</translation>
    </message>
    <message>
      <source>Sync now</source>
      <translation>Synchronizovat</translation>
    </message>
    <message>
      <source>Try the scanner</source>
      <translation>Vyzkoušet čtečku</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Zpět</translation>
    </message>
    <message>
      <source>Usual text size</source>
      <translation>Obvyklá velikost písma</translation>
    </message>
    <message>
      <source>What is new in the next version</source>
      <translation>Co je nového v příští verzi</translation>
    </message>
  </context>
  <context>
    <name>ActionGroup</name>
    <message>
      <source>Go</source>
      <translation>Přejít</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Nápověda</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Seznam</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Záznam</translation>
    </message>
    <message>
      <source>Synchronising</source>
      <translation>Synchronizace</translation>
    </message>
    <message>
      <source>View</source>
      <translation>Zobrazení</translation>
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
        <numerusform>%Ln neodeslaná změna zůstane a čeká dál.</numerusform>
        <numerusform>%Ln neodeslané změny zůstanou a čekají dál.</numerusform>
        <numerusform>%Ln neodeslaných změn zůstane a čeká dál.</numerusform>
      </translation>
    </message>
    <message>
      <source>A backup is made by itself on days with changes, and the last three are kept beside the records, with one of a week and one of a month ago. Unsent changes are kept apart from them as well.</source>
      <translation>Záloha se dělá sama ve dnech, kdy se něco změnilo; vedle záznamů zůstávají poslední tři a po jedné z minulého týdne a z minulého měsíce. Neodeslané změny se kromě toho uchovávají zvlášť.</translation>
    </message>
    <message>
      <source>Back up now</source>
      <translation>Zálohovat teď</translation>
    </message>
    <message>
      <source>Back up to a file</source>
      <translation>Zálohovat do souboru</translation>
    </message>
    <message>
      <source>Back up to a file...</source>
      <translation>Zálohovat do souboru...</translation>
    </message>
    <message>
      <source>Backed up to {file}</source>
      <translation>Zálohováno do {file}</translation>
    </message>
    <message>
      <source>Backups</source>
      <translation>Zálohy</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušit</translation>
    </message>
    <message>
      <source>Decide later</source>
      <translation>Rozhodnout později</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Soubor</translation>
    </message>
    <message>
      <source>Go on without it</source>
      <translation>Pokračovat bez ní</translation>
    </message>
    <message>
      <source>Here</source>
      <translation>Zde</translation>
    </message>
    <message>
      <source>In the backup</source>
      <translation>V záloze</translation>
    </message>
    <message>
      <source>It holds as many records as there are here.</source>
      <translation>Obsahuje stejný počet záznamů, jaký je zde.</translation>
    </message>
    <message>
      <source>Last backup: {when}</source>
      <translation>Poslední záloha: {when}</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Seznam</translation>
    </message>
    <message>
      <source>Made</source>
      <translation>Vytvořeno</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Obnovit</translation>
    </message>
    <message>
      <source>Restore a backup</source>
      <translation>Obnovit zálohu</translation>
    </message>
    <message>
      <source>Restore from a file</source>
      <translation>Obnovit ze souboru</translation>
    </message>
    <message>
      <source>Restore from a file...</source>
      <translation>Obnovit ze souboru...</translation>
    </message>
    <message>
      <source>Restore the backup of {when}?</source>
      <translation>Obnovit zálohu ({when})?</translation>
    </message>
    <message>
      <source>Restore...</source>
      <translation>Obnovit...</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Velikost</translation>
    </message>
    <message>
      <source>The backup is restored.</source>
      <translation>Záloha je obnovena.</translation>
    </message>
    <message>
      <source>The records here are backed up first. Then the cloud is read from the beginning, so that nothing older than the cloud stays.</source>
      <translation>Zdejší záznamy se nejdřív zálohují. Potom se cloud přečte od začátku, aby nezůstalo nic staršího, než je v cloudu.</translation>
    </message>
    <message>
      <source>There is no backup yet.</source>
      <translation>Zatím není žádná záloha.</translation>
    </message>
    <message>
      <source>What differs</source>
      <translation>V čem se liší</translation>
    </message>
  </context>
  <context>
    <name>Browser</name>
    <message>
      <source>Application ID</source>
      <translation>ID aplikace</translation>
    </message>
    <message>
      <source>Application secret</source>
      <translation>Tajný klíč aplikace</translation>
    </message>
    <message>
      <source>Done. Close this page and go back to Counterfoil.</source>
      <translation>Hotovo. Zavřete tuto stránku a vraťte se do Counterfoilu.</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Pokračovat</translation>
    </message>
    <message>
      <source>Open the browser</source>
      <translation>Otevřít prohlížeč</translation>
    </message>
    <message>
      <source>Sign in in the browser; this goes on by itself.</source>
      <translation>Přihlaste se v prohlížeči; tady se pak pokračuje samo.</translation>
    </message>
    <message>
      <source>Sign-in page</source>
      <translation>Přihlašovací stránka</translation>
    </message>
    <message>
      <source>The browser does not open. Open this address in it:</source>
      <translation>Prohlížeč se neotevřel. Otevřete v něm tuto adresu:</translation>
    </message>
    <message>
      <source>This is not what was asked for. Begin again in Counterfoil.</source>
      <translation>Tohle není odpověď na náš dotaz. Začněte znovu v Counterfoilu.</translation>
    </message>
    <message>
      <source>Type the whole address, beginning with https://</source>
      <translation>Napište celou adresu, která začíná https://</translation>
    </message>
  </context>
  <context>
    <name>Bulk</name>
    <message numerus="yes">
      <source>%n are deleted.</source>
      <translation>
        <numerusform>%Ln je smazaný.</numerusform>
        <numerusform>%Ln jsou smazané.</numerusform>
        <numerusform>%Ln je smazaných.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n are so already.</source>
      <translation>
        <numerusform>%Ln už takový je.</numerusform>
        <numerusform>%Ln už takové jsou.</numerusform>
        <numerusform>%Ln už takových je.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cannot be changed:</source>
      <translation>
        <numerusform>%Ln změnit nelze:</numerusform>
        <numerusform>%Ln změnit nelze:</numerusform>
        <numerusform>%Ln změnit nelze:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) changed</source>
      <translation>
        <numerusform>Změněn %Ln záznam</numerusform>
        <numerusform>Změněny %Ln záznamy</numerusform>
        <numerusform>Změněno %Ln záznamů</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) will change.</source>
      <translation>
        <numerusform>Změní se %Ln záznam.</numerusform>
        <numerusform>Změní se %Ln záznamy.</numerusform>
        <numerusform>Změní se %Ln záznamů.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n selected</source>
      <translation>
        <numerusform>Vybrán %Ln</numerusform>
        <numerusform>Vybrány %Ln</numerusform>
        <numerusform>Vybráno %Ln</numerusform>
      </translation>
    </message>
    <message>
      <source>Add these tags</source>
      <translation>Přidat tyto štítky</translation>
    </message>
    <message>
      <source>After</source>
      <translation>Po</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Před</translation>
    </message>
    <message>
      <source>Before and after</source>
      <translation>Před a po</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušit</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Změnit</translation>
    </message>
    <message numerus="yes">
      <source>Change %n record(s)</source>
      <translation>
        <numerusform>Změnit %Ln záznam</numerusform>
        <numerusform>Změnit %Ln záznamy</numerusform>
        <numerusform>Změnit %Ln záznamů</numerusform>
      </translation>
    </message>
    <message>
      <source>Change a field</source>
      <translation>Změnit pole</translation>
    </message>
    <message>
      <source>Change a field...</source>
      <translation>Změnit pole...</translation>
    </message>
    <message>
      <source>Changes with it</source>
      <translation>Změní se také</translation>
    </message>
    <message>
      <source>Do not round</source>
      <translation>Nezaokrouhlovat</translation>
    </message>
    <message>
      <source>Empty this field</source>
      <translation>Vyprázdnit pole</translation>
    </message>
    <message>
      <source>Looking...</source>
      <translation>Zjišťuje se...</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Záznam</translation>
    </message>
    <message>
      <source>Round to</source>
      <translation>Zaokrouhlit na</translation>
    </message>
    <message>
      <source>Select nothing</source>
      <translation>Zrušit výběr</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>Štítky</translation>
    </message>
    <message>
      <source>Tag...</source>
      <translation>Štítek...</translation>
    </message>
    <message>
      <source>Take these tags away</source>
      <translation>Odebrat tyto štítky</translation>
    </message>
    <message>
      <source>Type a price, or a change of each price: +5 %, -10 or x 1.1</source>
      <translation>Zadejte cenu, nebo změnu každé ceny: +5 %, -10 nebo x 1,1</translation>
    </message>
  </context>
  <context>
    <name>Capability</name>
    <message>
      <source>Change fields</source>
      <translation>Změnit pole</translation>
    </message>
    <message>
      <source>Create</source>
      <translation>Vytvořit</translation>
    </message>
    <message>
      <source>Create many with our numbers</source>
      <translation>Vytvořit mnoho s našimi čísly</translation>
    </message>
    <message>
      <source>Create with our number</source>
      <translation>Vytvořit s naším číslem</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Smazat</translation>
    </message>
    <message>
      <source>Keeps fields unknown here</source>
      <translation>Zachová pole, která zde nejsou známá</translation>
    </message>
    <message>
      <source>Lists show whole records</source>
      <translation>Seznamy ukazují celé záznamy</translation>
    </message>
    <message>
      <source>Notices every change when replacing</source>
      <translation>Při nahrazení pozná každou změnu</translation>
    </message>
    <message>
      <source>Read a list</source>
      <translation>Číst seznam</translation>
    </message>
    <message>
      <source>Read one record</source>
      <translation>Číst jeden záznam</translation>
    </message>
    <message>
      <source>Replace</source>
      <translation>Nahradit</translation>
    </message>
    <message>
      <source>Replace many</source>
      <translation>Nahradit mnoho</translation>
    </message>
    <message>
      <source>Replaces many that have fields unknown here</source>
      <translation>Nahradí mnoho záznamů s poli, která zde nejsou známá</translation>
    </message>
    <message>
      <source>Says 404 for nothing found</source>
      <translation>Odpovídá 404, když nic nenajde</translation>
    </message>
    <message>
      <source>Tells how many there are</source>
      <translation>Říká, kolik jich je</translation>
    </message>
    <message>
      <source>Tells that nothing changed</source>
      <translation>Říká, že se nic nezměnilo</translation>
    </message>
  </context>
  <context>
    <name>Check</name>
    <message>
      <source>Cloud drives</source>
      <translation>Cloudová úložiště</translation>
    </message>
    <message>
      <source>Cloud of this folder</source>
      <translation>Cloud této složky</translation>
    </message>
    <message>
      <source>Data folder</source>
      <translation>Složka s daty</translation>
    </message>
    <message>
      <source>Database</source>
      <translation>Databáze</translation>
    </message>
    <message>
      <source>Disk encryption</source>
      <translation>Šifrování disku</translation>
    </message>
    <message>
      <source>Encryption</source>
      <translation>Šifrování</translation>
    </message>
    <message>
      <source>Keychain</source>
      <translation>Klíčenka</translation>
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
      <translation>Písmena</translation>
    </message>
    <message>
      <source>Libraries</source>
      <translation>Knihovny</translation>
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
      <translation>Oprávnění</translation>
    </message>
    <message>
      <source>Servers</source>
      <translation>Servery</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Nastavení</translation>
    </message>
    <message>
      <source>Tokens of other programs</source>
      <translation>Tokeny ostatních programů</translation>
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
      <translation>Neprodat</translation>
    </message>
    <message>
      <source>GET (only calls)</source>
      <translation>GET (jen zavolá)</translation>
    </message>
    <message>
      <source>Orders</source>
      <translation>Objednávky</translation>
    </message>
    <message>
      <source>POST (sends the data)</source>
      <translation>POST (pošle data)</translation>
    </message>
    <message>
      <source>Points movements</source>
      <translation>Pohyby bodů</translation>
    </message>
    <message>
      <source>Products</source>
      <translation>Produkty</translation>
    </message>
    <message>
      <source>Reservations</source>
      <translation>Rezervace</translation>
    </message>
    <message>
      <source>Sell anyway</source>
      <translation>Prodat i tak</translation>
    </message>
    <message>
      <source>Stock movements</source>
      <translation>Pohyby zásob</translation>
    </message>
    <message>
      <source>UK gallon</source>
      <translation>britský galon</translation>
    </message>
    <message>
      <source>US gallon</source>
      <translation>americký galon</translation>
    </message>
    <message>
      <source>V1</source>
      <translation>V1</translation>
    </message>
    <message>
      <source>Warn and sell</source>
      <translation>Upozornit a prodat</translation>
    </message>
    <message>
      <source>centilitre</source>
      <translation>centilitr</translation>
    </message>
    <message>
      <source>centimetre</source>
      <translation>centimetr</translation>
    </message>
    <message>
      <source>cubic foot</source>
      <translation>stopa krychlová</translation>
    </message>
    <message>
      <source>cubic metre</source>
      <translation>metr krychlový</translation>
    </message>
    <message>
      <source>day</source>
      <translation>den</translation>
    </message>
    <message>
      <source>decagram</source>
      <translation>dekagram</translation>
    </message>
    <message>
      <source>decilitre</source>
      <translation>decilitr</translation>
    </message>
    <message>
      <source>gram</source>
      <translation>gram</translation>
    </message>
    <message>
      <source>hectolitre</source>
      <translation>hektolitr</translation>
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
      <translation>kilometr</translation>
    </message>
    <message>
      <source>litre</source>
      <translation>litr</translation>
    </message>
    <message>
      <source>metre</source>
      <translation>metr</translation>
    </message>
    <message>
      <source>mile</source>
      <translation>míle</translation>
    </message>
    <message>
      <source>milligram</source>
      <translation>miligram</translation>
    </message>
    <message>
      <source>millilitre</source>
      <translation>mililitr</translation>
    </message>
    <message>
      <source>millimetre</source>
      <translation>milimetr</translation>
    </message>
    <message>
      <source>minute</source>
      <translation>minuta</translation>
    </message>
    <message>
      <source>month</source>
      <translation>měsíc</translation>
    </message>
    <message>
      <source>ounce</source>
      <translation>unce</translation>
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
      <translation>stopa čtvereční</translation>
    </message>
    <message>
      <source>square metre</source>
      <translation>metr čtvereční</translation>
    </message>
    <message>
      <source>tonne</source>
      <translation>tuna</translation>
    </message>
    <message>
      <source>week</source>
      <translation>týden</translation>
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
      <translation>Černá</translation>
    </message>
    <message>
      <source>Blue</source>
      <translation>Modrá</translation>
    </message>
    <message>
      <source>Brown</source>
      <translation>Hnědá</translation>
    </message>
    <message>
      <source>Green</source>
      <translation>Zelená</translation>
    </message>
    <message>
      <source>Grey</source>
      <translation>Šedá</translation>
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
      <translation>Žlutá</translation>
    </message>
  </context>
  <context>
    <name>Column</name>
    <message>
      <source>Barcode</source>
      <translation>Čárový kód</translation>
    </message>
    <message>
      <source>Discount, %</source>
      <translation>Sleva, %</translation>
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
      <translation>Pořadí</translation>
    </message>
    <message>
      <source>Price</source>
      <translation>Cena</translation>
    </message>
    <message>
      <source>Sign-in</source>
      <translation>Přihlášení</translation>
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
      <translation>Výchozí</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušit</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Sloupce</translation>
    </message>
    <message>
      <source>Columns of the list</source>
      <translation>Sloupce seznamu</translation>
    </message>
    <message>
      <source>Columns...</source>
      <translation>Sloupce...</translation>
    </message>
    <message>
      <source>Further to the left</source>
      <translation>Posunout doleva</translation>
    </message>
    <message>
      <source>Further to the right</source>
      <translation>Posunout doprava</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Zobrazit</translation>
    </message>
  </context>
  <context>
    <name>Conflict</name>
    <message>
      <source>Add them again</source>
      <translation>Přičíst znovu</translation>
    </message>
    <message>
      <source>Another value</source>
      <translation>Jiná hodnota</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Dříve</translation>
    </message>
    <message>
      <source>Cloud</source>
      <translation>Cloud</translation>
    </message>
    <message>
      <source>Decide later</source>
      <translation>Rozhodnout později</translation>
    </message>
    <message>
      <source>Delete it all the same</source>
      <translation>Přesto smazat</translation>
    </message>
    <message>
      <source>Delete it here too</source>
      <translation>Smazat i zde</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>Pole</translation>
    </message>
    <message>
      <source>Give up my change</source>
      <translation>Zahodit mou změnu</translation>
    </message>
    <message>
      <source>It was not sent, send it</source>
      <translation>Nebylo to odesláno, odeslat</translation>
    </message>
    <message>
      <source>Keep all from the cloud</source>
      <translation>Vše z cloudu</translation>
    </message>
    <message>
      <source>Keep all mine</source>
      <translation>Vše z tohoto počítače</translation>
    </message>
    <message>
      <source>Keep both as two records</source>
      <translation>Ponechat obě jako dva záznamy</translation>
    </message>
    <message>
      <source>Keep it as in the cloud</source>
      <translation>Nechat jako v cloudu</translation>
    </message>
    <message>
      <source>Keep one, delete the others</source>
      <translation>Nechat jeden, ostatní smazat</translation>
    </message>
    <message>
      <source>Keep the record</source>
      <translation>Zachovat záznam</translation>
    </message>
    <message>
      <source>Leave it as in the cloud</source>
      <translation>Nechat jako v cloudu</translation>
    </message>
    <message>
      <source>Mend it in the form</source>
      <translation>Opravit ve formuláři</translation>
    </message>
    <message numerus="yes">
      <source>Merged by itself: %n field(s)</source>
      <translation>
        <numerusform>Sloučeno samo: %Ln údaj</numerusform>
        <numerusform>Sloučeno samo: %Ln údaje</numerusform>
        <numerusform>Sloučeno samo: %Ln údajů</numerusform>
      </translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Další</translation>
    </message>
    <message>
      <source>Noticed {time}.</source>
      <translation>Zjištěno {time}.</translation>
    </message>
    <message>
      <source>Previous</source>
      <translation>Předchozí</translation>
    </message>
    <message>
      <source>Save and try again</source>
      <translation>Uložit a zkusit znovu</translation>
    </message>
    <message>
      <source>They are different, keep all</source>
      <translation>Jsou různé, nechat všechny</translation>
    </message>
    <message>
      <source>This computer</source>
      <translation>Tento počítač</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Zkusit znovu</translation>
    </message>
    <message>
      <source>Two versions of a record</source>
      <translation>Dvě verze záznamu</translation>
    </message>
    <message>
      <source>Type another value</source>
      <translation>Napsat jinou hodnotu</translation>
    </message>
    <message>
      <source>Use this</source>
      <translation>Použít</translation>
    </message>
    <message>
      <source>Use this number</source>
      <translation>Použít toto číslo</translation>
    </message>
    <message>
      <source>both together</source>
      <translation>obojí dohromady</translation>
    </message>
    <message>
      <source>deleted</source>
      <translation>smazáno</translation>
    </message>
    <message>
      <source>deleted here</source>
      <translation>smazáno zde</translation>
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
        <numerusform>%Ln změna tu čeká; pošle se do cloudu, ke kterému patří.</numerusform>
        <numerusform>%Ln změny tu čekají; pošlou se do cloudu, ke kterému patří.</numerusform>
        <numerusform>%Ln změn tu čeká; pošlou se do cloudu, ke kterému patří.</numerusform>
      </translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adresa</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušit</translation>
    </message>
    <message>
      <source>Cloud number</source>
      <translation>Číslo cloudu</translation>
    </message>
    <message>
      <source>Connect to a cloud</source>
      <translation>Připojení ke cloudu</translation>
    </message>
    <message>
      <source>For computers without a keychain.</source>
      <translation>Pro počítače bez klíčenky.</translation>
    </message>
    <message>
      <source>Keep the token in a file only you can read</source>
      <translation>Uložit token do souboru, který přečtete jen vy</translation>
    </message>
    <message>
      <source>Paste</source>
      <translation>Vložit</translation>
    </message>
    <message>
      <source>Paste the token</source>
      <translation>Vložit token ze schránky</translation>
    </message>
    <message>
      <source>Sign in with the browser...</source>
      <translation>Přihlásit se prohlížečem...</translation>
    </message>
    <message>
      <source>Signing in...</source>
      <translation>Přihlašuje se…</translation>
    </message>
    <message>
      <source>Test and connect</source>
      <translation>Vyzkoušet a připojit</translation>
    </message>
    <message>
      <source>The cloud has taken the token.</source>
      <translation>Cloud token přijal.</translation>
    </message>
    <message>
      <source>There is nothing to paste.</source>
      <translation>Ve schránce nic není.</translation>
    </message>
    <message>
      <source>Token</source>
      <translation>Token</translation>
    </message>
    <message>
      <source>Type the address, then test.</source>
      <translation>Napište adresu a vyzkoušejte.</translation>
    </message>
    <message>
      <source>Type the number alone, as it stands in the cloud's settings.</source>
      <translation>Napište jen číslo, jak je v nastavení cloudu.</translation>
    </message>
  </context>
  <context>
    <name>Counter</name>
    <message>
      <source>Add</source>
      <translation>Přičíst</translation>
    </message>
    <message>
      <source>How the number is meant</source>
      <translation>Jak je číslo míněno</translation>
    </message>
    <message>
      <source>New number</source>
      <translation>Nový stav</translation>
    </message>
    <message>
      <source>Take away</source>
      <translation>Odečíst</translation>
    </message>
    <message>
      <source>instead of {number}</source>
      <translation>místo {number}</translation>
    </message>
  </context>
  <context>
    <name>Decision</name>
    <message>
      <source>A change came unannounced, so the cloud is asked more often again</source>
      <translation>Změna přišla bez oznámení, a tak se cloudu zase ptáme častěji</translation>
    </message>
    <message>
      <source>A change was given up and kept in history</source>
      <translation>Od změny se upustilo, zůstala v historii</translation>
    </message>
    <message>
      <source>A record here that did not fit its own history was put right</source>
      <translation>Záznam, který zde neodpovídal své historii, byl opraven</translation>
    </message>
    <message>
      <source>Both changes were put together</source>
      <translation>Obě změny byly spojeny</translation>
    </message>
    <message>
      <source>Deleted, because the cloud no longer has it</source>
      <translation>Smazáno, protože v cloudu už není</translation>
    </message>
    <message>
      <source>Other computers use this cloud too; from now on this one takes {share} of the {budget} requests</source>
      <translation>Tento cloud používají i jiné počítače; tento odteď využije {share} z {budget} požadavků</translation>
    </message>
    <message>
      <source>Put aside for a decision</source>
      <translation>Odloženo k rozhodnutí</translation>
    </message>
    <message>
      <source>Records in the cloud are dated later than the cloud's own clock says</source>
      <translation>Záznamy v cloudu mají pozdější datum, než ukazují hodiny samotného cloudu</translation>
    </message>
    <message>
      <source>Records in the cloud are dated later than this computer's clock says; the cloud does not tell the time</source>
      <translation>Záznamy v cloudu mají pozdější datum, než ukazují hodiny tohoto počítače; cloud čas nesděluje</translation>
    </message>
    <message>
      <source>Some lists were not looked at, to keep to the allowed number of requests</source>
      <translation>Některé seznamy se nečetly, aby se dodržel povolený počet požadavků</translation>
    </message>
    <message>
      <source>Stopped, because very much would have been deleted</source>
      <translation>Zastaveno, protože by se smazalo velmi mnoho</translation>
    </message>
    <message>
      <source>The cloud announces changes, so it is asked more rarely</source>
      <translation>Cloud změny oznamuje, a tak se ho ptáme méně často</translation>
    </message>
    <message>
      <source>The cloud asked for a pause of {seconds} seconds</source>
      <translation>Cloud požádal o přestávku {seconds} s</translation>
    </message>
    <message>
      <source>The cloud counts another number of records than there are here</source>
      <translation>Cloud napočítal jiný počet záznamů, než je tady</translation>
    </message>
    <message>
      <source>The cloud does not take some webhooks; all works without them</source>
      <translation>Cloud některé webhooky nepřijímá; vše funguje i bez nich</translation>
    </message>
    <message>
      <source>The cloud failed again and again and was left alone for {seconds} seconds</source>
      <translation>Cloud opakovaně selhával, na {seconds} s byl ponechán v klidu</translation>
    </message>
    <message>
      <source>The cloud went back to an older state; nothing was removed here</source>
      <translation>Cloud se vrátil do staršího stavu; tady se nic neodstranilo</translation>
    </message>
    <message>
      <source>The cloud's clock was set back; the last day and the whole list are read again</source>
      <translation>Hodiny cloudu byly vráceny zpět; poslední den a celý seznam se čtou znovu</translation>
    </message>
    <message>
      <source>Webhooks were gone from the cloud and are registered again</source>
      <translation>Webhooky z cloudu zmizely a registrují se znovu</translation>
    </message>
    <message>
      <source>Webhooks were registered in the cloud</source>
      <translation>V cloudu byly zaregistrovány webhooky</translation>
    </message>
    <message>
      <source>Webhooks were removed from the cloud</source>
      <translation>Z cloudu byly odebrány webhooky</translation>
    </message>
  </context>
  <context>
    <name>Delete</name>
    <message>
      <source>Cancel</source>
      <translation>Zrušit</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Smazat</translation>
    </message>
    <message>
      <source>Delete and remove the personal data for good</source>
      <translation>Smazat a natrvalo odstranit osobní údaje</translation>
    </message>
    <message>
      <source>Delete for good</source>
      <translation>Smazat natrvalo</translation>
    </message>
    <message>
      <source>Delete {what}?</source>
      <translation>Smazat: {what}?</translation>
    </message>
    <message>
      <source>Delete; this can be undone</source>
      <translation>Smazat; dá se to vzít zpět</translation>
    </message>
    <message>
      <source>Name, address, phone, e-mail, birthday, card, company, notes: all of it disappears here, with its history, and in the cloud. Points and receipts stay, of nobody. Nobody can bring the person back, and Undo cannot.</source>
      <translation>Jméno, adresa, telefon, e-mail, narozeniny, karta, firma, poznámky: to vše zmizí zde i s historií a také v cloudu. Body a účtenky zůstanou, ale nikomu nepatří. Osobu už nikdo nevrátí, ani Zpět.</translation>
    </message>
  </context>
  <context>
    <name>Delivery</name>
    <message>
      <source>No answer</source>
      <translation>Žádná odpověď</translation>
    </message>
    <message>
      <source>Something went wrong in the program</source>
      <translation>V programu se něco pokazilo</translation>
    </message>
    <message>
      <source>The address is in this network, and the settings let webhooks call the internet only</source>
      <translation>Adresa je v této síti a nastavení dovoluje webhookům volat jen do internetu</translation>
    </message>
    <message>
      <source>The address is one that no program of a shop has (link-local)</source>
      <translation>Takovou adresu žádný program prodejny nemá (link-local)</translation>
    </message>
    <message>
      <source>The address leads back to this program</source>
      <translation>Adresa vede zpět do tohoto programu</translation>
    </message>
    <message>
      <source>The program called answered {status}</source>
      <translation>Volaný program odpověděl {status}</translation>
    </message>
  </context>
  <context>
    <name>Diagnostics</name>
    <message numerus="yes">
      <source>%n thing(s) need attention.</source>
      <translation>
        <numerusform>%Ln věc vyžaduje pozornost.</numerusform>
        <numerusform>%Ln věci vyžadují pozornost.</numerusform>
        <numerusform>%Ln věcí vyžaduje pozornost.</numerusform>
      </translation>
    </message>
    <message>
      <source>All is well.</source>
      <translation>Vše je v pořádku.</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Zjištění</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Složka</translation>
    </message>
    <message>
      <source>In detail</source>
      <translation>Podrobně</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Seznam</translation>
    </message>
    <message>
      <source>Log</source>
      <translation>Záznam činnosti</translation>
    </message>
    <message>
      <source>Looking...</source>
      <translation>Zjišťuji...</translation>
    </message>
    <message>
      <source>Looks whether this computer has all that is needed. Nothing is changed.</source>
      <translation>Zjistí, zda má počítač vše potřebné. Nic se nezmění.</translation>
    </message>
    <message>
      <source>Nothing was seen yet; it is learnt while synchronising.</source>
      <translation>Zatím se nic nezjistilo; program se to učí při synchronizaci.</translation>
    </message>
    <message>
      <source>Open the folder</source>
      <translation>Otevřít složku</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Výsledek</translation>
    </message>
    <message>
      <source>Run the self-test</source>
      <translation>Spustit kontrolu</translation>
    </message>
    <message>
      <source>Seen</source>
      <translation>Zjištěno</translation>
    </message>
    <message>
      <source>Self-test</source>
      <translation>Kontrola programu</translation>
    </message>
    <message>
      <source>What</source>
      <translation>Co</translation>
    </message>
    <message>
      <source>What the cloud was seen to allow</source>
      <translation>Co cloud podle zjištění dovoluje</translation>
    </message>
    <message>
      <source>fine</source>
      <translation>v pořádku</translation>
    </message>
    <message>
      <source>missing</source>
      <translation>chybí</translation>
    </message>
    <message>
      <source>out of date</source>
      <translation>zastaralé</translation>
    </message>
    <message>
      <source>wrong</source>
      <translation>špatně</translation>
    </message>
  </context>
  <context>
    <name>Empty</name>
    <message>
      <source>No EET subjects yet</source>
      <translation>Zatím žádné subjekty EET</translation>
    </message>
    <message>
      <source>No branches yet</source>
      <translation>Zatím žádné pobočky</translation>
    </message>
    <message>
      <source>No categories yet</source>
      <translation>Zatím žádné kategorie</translation>
    </message>
    <message>
      <source>No customers yet</source>
      <translation>Zatím žádní zákazníci</translation>
    </message>
    <message>
      <source>No discount groups yet</source>
      <translation>Zatím žádné slevové skupiny</translation>
    </message>
    <message>
      <source>No employees yet</source>
      <translation>Zatím žádní zaměstnanci</translation>
    </message>
    <message>
      <source>No ingredients yet</source>
      <translation>Zatím žádné suroviny</translation>
    </message>
    <message>
      <source>No products yet</source>
      <translation>Zatím žádné produkty</translation>
    </message>
    <message>
      <source>No suppliers yet</source>
      <translation>Zatím žádní dodavatelé</translation>
    </message>
    <message>
      <source>No tags yet</source>
      <translation>Zatím žádné štítky</translation>
    </message>
    <message>
      <source>No tax rates yet</source>
      <translation>Zatím žádné sazby DPH</translation>
    </message>
    <message>
      <source>No warehouses yet</source>
      <translation>Zatím žádné sklady</translation>
    </message>
    <message>
      <source>No webhooks yet</source>
      <translation>Zatím žádné webhooky</translation>
    </message>
    <message>
      <source>Nothing in stock yet</source>
      <translation>Zatím nic na skladě</translation>
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
      <translation>Kategorie</translation>
    </message>
    <message>
      <source>Customers</source>
      <translation>Zákazníci</translation>
    </message>
    <message>
      <source>Discount groups</source>
      <translation>Slevové skupiny</translation>
    </message>
    <message>
      <source>EET subjects</source>
      <translation>Subjekty EET</translation>
    </message>
    <message>
      <source>Employees</source>
      <translation>Zaměstnanci</translation>
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
      <translation>Dodavatelé</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Štítky</translation>
    </message>
    <message>
      <source>Tax rates</source>
      <translation>Sazby DPH</translation>
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
      <translation>Kategorie</translation>
    </message>
    <message>
      <source>Customer</source>
      <translation>Zákazník</translation>
    </message>
    <message>
      <source>Discount group</source>
      <translation>Slevová skupina</translation>
    </message>
    <message>
      <source>EET subject</source>
      <translation>Subjekt EET</translation>
    </message>
    <message>
      <source>Employee</source>
      <translation>Zaměstnanec</translation>
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
      <translation>Dodavatel</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>Štítek</translation>
    </message>
    <message>
      <source>Tax rate</source>
      <translation>Sazba DPH</translation>
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
      <translation>Data v této složce zapsala novější verze programu.</translation>
    </message>
    <message>
      <source>All other lists are read, and changes are sent.</source>
      <translation>Všechny ostatní seznamy se čtou a změny se odesílají.</translation>
    </message>
    <message>
      <source>Allowed: {allowed}.</source>
      <translation>Dovoleno: {allowed}.</translation>
    </message>
    <message>
      <source>An older state of the data was put back</source>
      <translation>Byl vrácen starší stav dat</translation>
    </message>
    <message>
      <source>Another program listens on port {port}.</source>
      <translation>Na portu {port} naslouchá jiný program.</translation>
    </message>
    <message>
      <source>Another window or service has this data open.</source>
      <translation>Tato data má otevřená jiné okno nebo služba.</translation>
    </message>
    <message>
      <source>Ask whoever may open the data folder to remove it, unlock, and set the PIN again.</source>
      <translation>Požádejte toho, kdo smí do složky s daty, aby soubor smazal. Pak odemkněte a nastavte PIN znovu.</translation>
    </message>
    <message>
      <source>Cancelled</source>
      <translation>Zrušeno</translation>
    </message>
    <message>
      <source>Changes that wait in it and may have been sent already: {edits}. Edits made after it that were not sent are not in it.</source>
      <translation>Změny, které v něm čekají a mohly už být odeslány: {edits}. Úpravy, které vznikly až po něm a nebyly odeslány, v něm nejsou.</translation>
    </message>
    <message>
      <source>Changes wait on this computer.</source>
      <translation>Změny čekají v tomto počítači.</translation>
    </message>
    <message>
      <source>Check the address.</source>
      <translation>Zkontrolujte adresu.</translation>
    </message>
    <message>
      <source>Check the date and the address.</source>
      <translation>Zkontrolujte datum a adresu.</translation>
    </message>
    <message>
      <source>Check the disk and its cable, then save again.</source>
      <translation>Zkontrolujte disk a jeho kabel a uložte znovu.</translation>
    </message>
    <message>
      <source>Check the internet connection and the address.</source>
      <translation>Zkontrolujte připojení k internetu a adresu.</translation>
    </message>
    <message>
      <source>Check the settings.</source>
      <translation>Zkontrolujte nastavení.</translation>
    </message>
    <message>
      <source>Check the shop's records in the cloud first.</source>
      <translation>Nejdřív zkontrolujte záznamy obchodu v cloudu.</translation>
    </message>
    <message>
      <source>Choose Start as usual below. If it ends again, send the report for support from the settings.</source>
      <translation>Dole vyberte Spustit jako obvykle. Pokud program znovu skončí, pošlete z nastavení zprávu pro podporu.</translation>
    </message>
    <message>
      <source>Choose a folder on this computer's own disk.</source>
      <translation>Zvolte složku na disku tohoto počítače.</translation>
    </message>
    <message>
      <source>Choose another folder, or ask for the rights to write there.</source>
      <translation>Zvolte jinou složku, nebo požádejte o právo zápisu.</translation>
    </message>
    <message>
      <source>Choose another folder.</source>
      <translation>Zvolte jinou složku.</translation>
    </message>
    <message>
      <source>Choose another port.</source>
      <translation>Zvolte jiný port.</translation>
    </message>
    <message>
      <source>Choose other files in the settings.</source>
      <translation>Zvolte v nastavení jiné soubory.</translation>
    </message>
    <message>
      <source>Close it first.</source>
      <translation>Nejdřív je zavřete.</translation>
    </message>
    <message>
      <source>Connect the shop first.</source>
      <translation>Nejdřív připojte obchod.</translation>
    </message>
    <message>
      <source>Connect to cloud {found} first.</source>
      <translation>Nejdřív se připojte ke cloudu {found}.</translation>
    </message>
    <message>
      <source>Connect to that cloud to go on with them.</source>
      <translation>Připojte se k tomuto cloudu a pokračujte s nimi.</translation>
    </message>
    <message>
      <source>Connect to your cloud again to go on.</source>
      <translation>Chcete-li pokračovat, připojte se znovu ke svému cloudu.</translation>
    </message>
    <message>
      <source>Counterfoil is already running</source>
      <translation>Counterfoil už běží</translation>
    </message>
    <message>
      <source>Counterfoil started in safe mode</source>
      <translation>Counterfoil se spustil v nouzovém režimu</translation>
    </message>
    <message>
      <source>Edits that it lacked were made again from the journal: {edits}.</source>
      <translation>Úpravy, které v něm chyběly, se doplnily z deníku: {edits}.</translation>
    </message>
    <message>
      <source>Every setting has its default again. The damaged file is kept as {kept}.</source>
      <translation>Každé nastavení má znovu výchozí hodnotu. Poškozený soubor je odložený jako {kept}.</translation>
    </message>
    <message>
      <source>Free some space and save again.</source>
      <translation>Uvolněte místo a uložte znovu.</translation>
    </message>
    <message>
      <source>Install the newest version.</source>
      <translation>Nainstalujte nejnovější verzi.</translation>
    </message>
    <message>
      <source>It failed several times in a row.</source>
      <translation>Několikrát po sobě selhal.</translation>
    </message>
    <message>
      <source>It goes on by itself.</source>
      <translation>Bude to pokračovat samo.</translation>
    </message>
    <message>
      <source>It is compared again by itself.</source>
      <translation>Porovná se to znovu samo.</translation>
    </message>
    <message>
      <source>It is in the cloud already.</source>
      <translation>V cloudu už je.</translation>
    </message>
    <message>
      <source>It is looked for in the cloud</source>
      <translation>Hledá se v cloudu</translation>
    </message>
    <message>
      <source>It is tried again by itself.</source>
      <translation>Zkusí se to samo znovu.</translation>
    </message>
    <message>
      <source>It offers no such change for this kind of record.</source>
      <translation>Pro tento druh záznamu takovou změnu nenabízí.</translation>
    </message>
    <message>
      <source>It refers to a new record that the cloud has not taken.</source>
      <translation>Odkazuje na nový záznam, který cloud nepřijal.</translation>
    </message>
    <message>
      <source>It waits for another record</source>
      <translation>Čeká na jiný záznam</translation>
    </message>
    <message>
      <source>It was changed in the cloud.</source>
      <translation>Byl změněn v cloudu.</translation>
    </message>
    <message>
      <source>It was removed elsewhere in the meantime.</source>
      <translation>Mezitím byl odstraněn jinde.</translation>
    </message>
    <message>
      <source>Its issuer is not known here: {issuer}.</source>
      <translation>Jeho vydavatel tu není známý: {issuer}.</translation>
    </message>
    <message>
      <source>Lines of the journal that cannot be read: {lines}.</source>
      <translation>Řádky žurnálu, které nelze přečíst: {lines}.</translation>
    </message>
    <message>
      <source>Look at the fields marked in red.</source>
      <translation>Podívejte se na červeně označená pole.</translation>
    </message>
    <message>
      <source>Look at the new values and save again.</source>
      <translation>Podívejte se na nové hodnoty a uložte znovu.</translation>
    </message>
    <message>
      <source>Look at the records that you changed last.</source>
      <translation>Prohlédněte si záznamy, které jste měnili naposledy.</translation>
    </message>
    <message>
      <source>Mend them in the file, or import the others alone.</source>
      <translation>Opravte je v souboru, nebo naimportujte jen ostatní.</translation>
    </message>
    <message>
      <source>No answer about newer versions</source>
      <translation>Nelze zjistit, zda je novější verze</translation>
    </message>
    <message>
      <source>No cloud is connected</source>
      <translation>Není připojen žádný cloud</translation>
    </message>
    <message>
      <source>Nothing is wrong here; it is tried again later.</source>
      <translation>Tady je vše v pořádku; zkusí se to později.</translation>
    </message>
    <message>
      <source>Nothing was changed.</source>
      <translation>Nic se nezměnilo.</translation>
    </message>
    <message>
      <source>Nothing was deleted here. Records to decide about: {records}.</source>
      <translation>Tady se nic nesmazalo. Záznamů k rozhodnutí: {records}.</translation>
    </message>
    <message>
      <source>Nothing was imported</source>
      <translation>Nic nebylo naimportováno</translation>
    </message>
    <message>
      <source>Nothing was saved yet.</source>
      <translation>Zatím se nic neuložilo.</translation>
    </message>
    <message>
      <source>Nothing was saved.</source>
      <translation>Nic se neuložilo.</translation>
    </message>
    <message>
      <source>Nothing was saved; what you typed is still in the form.</source>
      <translation>Nic se neuložilo; co jste napsali, je stále ve formuláři.</translation>
    </message>
    <message>
      <source>Nothing was saved; what you typed is still in the form. The disk answered: {reason}.</source>
      <translation>Nic se neuložilo; co jste napsali, je stále ve formuláři. Odpověď disku: {reason}.</translation>
    </message>
    <message>
      <source>Open it again.</source>
      <translation>Otevřete ho znovu.</translation>
    </message>
    <message>
      <source>Other computers are shut out</source>
      <translation>Ostatní počítače nemají přístup</translation>
    </message>
    <message>
      <source>Other records stand in the way.</source>
      <translation>Brání tomu jiné záznamy.</translation>
    </message>
    <message>
      <source>Perhaps not everything was read.</source>
      <translation>Možná se nepřečetlo všechno.</translation>
    </message>
    <message>
      <source>Put it back, then try again. What was saved before is in it.</source>
      <translation>Vraťte ji na místo a zkuste to znovu. Co bylo uloženo předtím, v ní je.</translation>
    </message>
    <message>
      <source>Put the file back from a backup, or remove it and create the tokens again.</source>
      <translation>Vraťte soubor ze zálohy, nebo ho smažte a vytvořte tokeny znovu.</translation>
    </message>
    <message>
      <source>Restore it in the settings, or go on without it.</source>
      <translation>Obnovte ji v nastavení, nebo pokračujte bez ní.</translation>
    </message>
    <message>
      <source>See to that record first.</source>
      <translation>Nejdřív vyřešte ten záznam.</translation>
    </message>
    <message>
      <source>See which addresses webhooks may call in the settings.</source>
      <translation>Které adresy smějí webhooky volat, je v nastavení.</translation>
    </message>
    <message>
      <source>Send what is here again, or take the cloud's older state.</source>
      <translation>Pošlete znovu, co je tady, nebo převezměte starší stav cloudu.</translation>
    </message>
    <message>
      <source>Sign in with a new token.</source>
      <translation>Přihlaste se s novým tokenem.</translation>
    </message>
    <message>
      <source>Some fields need mending</source>
      <translation>Některá pole je třeba opravit</translation>
    </message>
    <message>
      <source>Some lines were refused.</source>
      <translation>Některé řádky byly odmítnuty.</translation>
    </message>
    <message>
      <source>Some records of the cloud cannot be read</source>
      <translation>Některé záznamy cloudu nelze přečíst</translation>
    </message>
    <message>
      <source>Some unsent edits may be lost</source>
      <translation>Některé neodeslané změny mohou být ztraceny</translation>
    </message>
    <message>
      <source>Something went wrong in the program</source>
      <translation>V programu se něco pokazilo</translation>
    </message>
    <message>
      <source>Start the program again to have it repaired.</source>
      <translation>Spusťte program znovu a soubor se opraví.</translation>
    </message>
    <message>
      <source>The PIN is not right</source>
      <translation>PIN nesouhlasí</translation>
    </message>
    <message>
      <source>The address cannot be used</source>
      <translation>Adresu nelze použít</translation>
    </message>
    <message>
      <source>The address is not the cloud's</source>
      <translation>Na adrese není cloud</translation>
    </message>
    <message>
      <source>The address may not be called</source>
      <translation>Tuto adresu nelze volat</translation>
    </message>
    <message>
      <source>The answer of the cloud was lost.</source>
      <translation>Odpověď cloudu se ztratila.</translation>
    </message>
    <message>
      <source>The certificate cannot be used</source>
      <translation>Certifikát nelze použít</translation>
    </message>
    <message>
      <source>The cloud asks for a pause</source>
      <translation>Cloud žádá o přestávku</translation>
    </message>
    <message>
      <source>The cloud counts differently</source>
      <translation>Cloud počítá jinak</translation>
    </message>
    <message>
      <source>The cloud does not allow this</source>
      <translation>Cloud to nedovoluje</translation>
    </message>
    <message>
      <source>The cloud does not answer</source>
      <translation>Cloud neodpovídá</translation>
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
      <translation>Cloud teď chvíli necháváme být</translation>
    </message>
    <message>
      <source>The cloud refused the values</source>
      <translation>Cloud odmítl hodnoty</translation>
    </message>
    <message>
      <source>The cloud refuses the token</source>
      <translation>Cloud odmítá token</translation>
    </message>
    <message>
      <source>The cloud refuses to show a list</source>
      <translation>Cloud odmítá ukázat jeden seznam</translation>
    </message>
    <message>
      <source>The cloud was restored from an old backup</source>
      <translation>Cloud byl obnoven ze staré zálohy</translation>
    </message>
    <message>
      <source>The cloud's certificate cannot be trusted.</source>
      <translation>Certifikátu cloudu nelze věřit.</translation>
    </message>
    <message>
      <source>The connection is not safe</source>
      <translation>Připojení není bezpečné</translation>
    </message>
    <message>
      <source>The data belongs to another cloud</source>
      <translation>Data patří jinému cloudu</translation>
    </message>
    <message>
      <source>The data comes from a newer version</source>
      <translation>Data jsou z novější verze</translation>
    </message>
    <message>
      <source>The data file is damaged</source>
      <translation>Soubor s daty je poškozený</translation>
    </message>
    <message>
      <source>The data file is missing or empty</source>
      <translation>Datový soubor chybí nebo je prázdný</translation>
    </message>
    <message>
      <source>The data file was an older one</source>
      <translation>Soubor s daty byl starší</translation>
    </message>
    <message>
      <source>The data file was damaged and has been repaired</source>
      <translation>Soubor s daty byl poškozený a je opravený</translation>
    </message>
    <message>
      <source>The data file was missing or empty</source>
      <translation>Soubor s daty chyběl nebo byl prázdný</translation>
    </message>
    <message>
      <source>The data file was missing or empty and has been made again</source>
      <translation>Datový soubor chyběl nebo byl prázdný a byl vytvořen znovu</translation>
    </message>
    <message>
      <source>The data is in use by another program</source>
      <translation>Data právě používá jiný program</translation>
    </message>
    <message>
      <source>The data may not lie on a network drive</source>
      <translation>Data nesmějí být na síťovém disku</translation>
    </message>
    <message>
      <source>The data was copied from another place</source>
      <translation>Data byla zkopírována z jiného místa</translation>
    </message>
    <message>
      <source>The disk cannot be read or written</source>
      <translation>Z disku nelze číst nebo na něj zapisovat</translation>
    </message>
    <message>
      <source>The disk is full</source>
      <translation>Disk je plný</translation>
    </message>
    <message>
      <source>The file cannot be used</source>
      <translation>Soubor nelze použít</translation>
    </message>
    <message>
      <source>The file that names your cloud cannot be read</source>
      <translation>Soubor, který určuje váš cloud, nelze přečíst</translation>
    </message>
    <message>
      <source>The file that names your cloud is missing</source>
      <translation>Chybí soubor, který určuje váš cloud</translation>
    </message>
    <message>
      <source>The file {file} is damaged. Until it is removed, this computer is for looking only.</source>
      <translation>Soubor {file} je poškozený. Dokud ho někdo nesmaže, na tomto počítači se jen prohlíží.</translation>
    </message>
    <message>
      <source>The file {file} is no certificate that fits its key.</source>
      <translation>Soubor {file} není certifikát, který patří ke svému klíči.</translation>
    </message>
    <message>
      <source>The file {file} was left as it is. The other programs cannot sign in here.</source>
      <translation>Soubor {file} zůstal, jak je. Ostatní programy se zde nemohou přihlásit.</translation>
    </message>
    <message>
      <source>The file {path} cannot be read.</source>
      <translation>Soubor {path} nelze přečíst.</translation>
    </message>
    <message>
      <source>The file {path} cannot be used.</source>
      <translation>Soubor {path} nelze použít.</translation>
    </message>
    <message>
      <source>The filter or the order is not understood.</source>
      <translation>Filtru nebo řazení nelze rozumět.</translation>
    </message>
    <message>
      <source>The folder cannot be reached</source>
      <translation>Složka není dostupná</translation>
    </message>
    <message>
      <source>The folder cannot be written</source>
      <translation>Do složky nelze zapisovat</translation>
    </message>
    <message>
      <source>The folder holds the records of cloud {cloud_id}; unsent edits: {edits}.</source>
      <translation>Složka obsahuje záznamy cloudu {cloud_id}; neodeslané změny: {edits}.</translation>
    </message>
    <message>
      <source>The folder {path} is on another computer.</source>
      <translation>Složka {path} je na jiném počítači.</translation>
    </message>
    <message>
      <source>The keychain of this computer is not available.</source>
      <translation>Klíčenka tohoto počítače není dostupná.</translation>
    </message>
    <message>
      <source>The last two starts ended at once. Synchronising and the servers are off, and the window looks as at first. Nothing was deleted.</source>
      <translation>Poslední dvě spuštění hned skončila. Synchronizace a servery jsou vypnuté a okno vypadá jako poprvé. Nic se nesmazalo.</translation>
    </message>
    <message>
      <source>The manager's PIN is needed</source>
      <translation>Je potřeba PIN vedoucího</translation>
    </message>
    <message>
      <source>The original may have sent changes that wait here: {edits}.</source>
      <translation>Originál už mohl odeslat změny, které zde čekají: {edits}.</translation>
    </message>
    <message>
      <source>The place where newer versions lie cannot be reached.</source>
      <translation>Místo, kde jsou novější verze, není dostupné.</translation>
    </message>
    <message>
      <source>The port is taken</source>
      <translation>Port je obsazený</translation>
    </message>
    <message>
      <source>The program may not write in {path}.</source>
      <translation>Program nesmí zapisovat do {path}.</translation>
    </message>
    <message>
      <source>The record changed meanwhile</source>
      <translation>Záznam se mezitím změnil</translation>
    </message>
    <message>
      <source>The record does not allow this step.</source>
      <translation>Záznam tento krok nedovoluje.</translation>
    </message>
    <message>
      <source>The record is gone</source>
      <translation>Záznam už není</translation>
    </message>
    <message>
      <source>The records are downloaded again.</source>
      <translation>Záznamy se stáhnou znovu.</translation>
    </message>
    <message>
      <source>The rights of this computer cannot be read</source>
      <translation>Oprávnění tohoto počítače nelze přečíst</translation>
    </message>
    <message>
      <source>The setting is out of range</source>
      <translation>Nastavení je mimo rozsah</translation>
    </message>
    <message>
      <source>The settings cannot be read</source>
      <translation>Nastavení nelze přečíst</translation>
    </message>
    <message>
      <source>The token cannot be kept</source>
      <translation>Token nelze uchovat</translation>
    </message>
    <message>
      <source>The token may not do this, or not with this cloud.</source>
      <translation>Token to nesmí, nebo ne s tímto cloudem.</translation>
    </message>
    <message>
      <source>The tokens of your other programs cannot be read</source>
      <translation>Tokeny vašich ostatních programů nelze přečíst</translation>
    </message>
    <message>
      <source>The update was not used</source>
      <translation>Aktualizace nebyla použita</translation>
    </message>
    <message>
      <source>There is a backup: {backup}. It is kept until you decide.</source>
      <translation>Existuje záloha: {backup}. Zůstane zachována, dokud se nerozhodnete.</translation>
    </message>
    <message>
      <source>There is no shop in this folder</source>
      <translation>V této složce není žádný obchod</translation>
    </message>
    <message>
      <source>There is no such list</source>
      <translation>Takový seznam není</translation>
    </message>
    <message>
      <source>There is no such setting</source>
      <translation>Takové nastavení není</translation>
    </message>
    <message>
      <source>There were too many requests.</source>
      <translation>Bylo příliš mnoho dotazů.</translation>
    </message>
    <message>
      <source>These are the records of cloud {cloud}, and this computer is connected to none. Nothing was changed.</source>
      <translation>Jsou to záznamy cloudu {cloud} a tento počítač není připojen k žádnému. Nic se nezměnilo.</translation>
    </message>
    <message>
      <source>These are the records of cloud {found}, and this computer works with cloud {asked}. Nothing was changed.</source>
      <translation>Jsou to záznamy cloudu {found} a tento počítač pracuje s cloudem {asked}. Nic se nezměnilo.</translation>
    </message>
    <message>
      <source>These records were made without a cloud, and this computer works with cloud {cloud}. Nothing was changed.</source>
      <translation>Tyto záznamy vznikly bez cloudu a tento počítač pracuje s cloudem {cloud}. Nic se nezměnilo.</translation>
    </message>
    <message>
      <source>They are tried again by themselves.</source>
      <translation>Zkusí se znovu samy.</translation>
    </message>
    <message>
      <source>They were set aside; everything else was read.</source>
      <translation>Byly odloženy, všechno ostatní se přečetlo.</translation>
    </message>
    <message>
      <source>This cannot be a PIN</source>
      <translation>To nemůže být PIN</translation>
    </message>
    <message>
      <source>This cannot be searched for</source>
      <translation>Tohle nelze hledat</translation>
    </message>
    <message>
      <source>This computer is for looking only</source>
      <translation>Na tomto počítači se jen prohlíží</translation>
    </message>
    <message>
      <source>This is not allowed</source>
      <translation>To není dovoleno</translation>
    </message>
    <message>
      <source>This version goes on working. Check the date of this computer.</source>
      <translation>Tato verze pracuje dál. Zkontrolujte datum v počítači.</translation>
    </message>
    <message>
      <source>Try again in a moment.</source>
      <translation>Zkuste to za chvíli znovu.</translation>
    </message>
    <message>
      <source>Type it again.</source>
      <translation>Zadejte ho znovu.</translation>
    </message>
    <message>
      <source>Type it like https://api.example.com</source>
      <translation>Napište ji jako https://api.example.com</translation>
    </message>
    <message>
      <source>Type the PIN and try again.</source>
      <translation>Zadejte PIN a zkuste to znovu.</translation>
    </message>
    <message>
      <source>Unlock it first.</source>
      <translation>Nejdřív ho odemkněte.</translation>
    </message>
    <message>
      <source>Unlock the keychain, or keep the token in a protected file.</source>
      <translation>Odemkněte klíčenku, nebo uložte token do chráněného souboru.</translation>
    </message>
    <message>
      <source>Unsent edits that were kept: {edits}.</source>
      <translation>Zachované neodeslané změny: {edits}.</translation>
    </message>
    <message>
      <source>Unsent edits that were kept: {edits}. The damaged file was put aside as {set_aside}.</source>
      <translation>Zachované neodeslané úpravy: {edits}. Poškozený soubor je odložený jako {set_aside}.</translation>
    </message>
    <message>
      <source>Use from the network is turned off in the settings.</source>
      <translation>Použití ze sítě je v nastavení vypnuté.</translation>
    </message>
    <message>
      <source>Very much is missing in the cloud</source>
      <translation>V cloudu chybí velmi mnoho</translation>
    </message>
    <message>
      <source>What answers there is something else.</source>
      <translation>Odpovídá tam něco jiného.</translation>
    </message>
    <message>
      <source>What could be counted twice is asked on the Sync page.</source>
      <translation>Na to, co by se mohlo započítat dvakrát, se zeptá stránka Synchronizace.</translation>
    </message>
    <message>
      <source>What was found is not signed by us, is out of date, or is older than what was seen before.</source>
      <translation>To, co bylo nalezeno, není od nás podepsáno, prošlo, nebo je starší než to, co už bylo vidět.</translation>
    </message>
    <message>
      <source>You can go on working; changes wait on this computer.</source>
      <translation>Můžete pracovat dál; změny čekají v tomto počítači.</translation>
    </message>
    <message>
      <source>Your data is safe. What you typed is still in the form.</source>
      <translation>Vaše data jsou v bezpečí. Co jste napsali, je stále ve formuláři.</translation>
    </message>
    <message>
      <source>Your records and unsent edits are as they were. The damaged file is kept as {kept}.</source>
      <translation>Vaše záznamy a neodeslané úpravy jsou, jak byly. Poškozený soubor je odložený jako {kept}.</translation>
    </message>
    <message>
      <source>{key} in the file {file} is not used; its default is. Allowed: {allowed}.</source>
      <translation>Hodnota {key} v souboru {file} se nepoužije; platí výchozí. Dovoleno: {allowed}.</translation>
    </message>
    <message>
      <source>{path} is gone: its drive was taken out, or the folder was moved. Nothing was saved since.</source>
      <translation>Složka {path} zmizela: někdo odpojil její disk, nebo ji přesunul. Od té doby se nic neuložilo.</translation>
    </message>
  </context>
  <context>
    <name>Event</name>
    <message>
      <source>Changed</source>
      <translation>Změněno</translation>
    </message>
    <message>
      <source>Changed in the cloud</source>
      <translation>Změněno v cloudu</translation>
    </message>
    <message>
      <source>Copy put right</source>
      <translation>Kopie opravena</translation>
    </message>
    <message>
      <source>Created</source>
      <translation>Vytvořeno</translation>
    </message>
    <message>
      <source>Decided</source>
      <translation>Rozhodnuto</translation>
    </message>
    <message>
      <source>Deleted</source>
      <translation>Smazáno</translation>
    </message>
    <message>
      <source>Deleted in the cloud</source>
      <translation>Smazáno v cloudu</translation>
    </message>
    <message>
      <source>Given up; the value is kept here</source>
      <translation>Nepoužito; hodnota zůstává zde</translation>
    </message>
    <message>
      <source>Restored</source>
      <translation>Obnoveno</translation>
    </message>
    <message>
      <source>Sent to the cloud</source>
      <translation>Odesláno do cloudu</translation>
    </message>
    <message>
      <source>Two versions put together</source>
      <translation>Dvě verze spojeny</translation>
    </message>
    <message>
      <source>Two versions, to be decided</source>
      <translation>Dvě verze, čeká na rozhodnutí</translation>
    </message>
  </context>
  <context>
    <name>Export</name>
    <message numerus="yes">
      <source>%n record(s) written to</source>
      <translation>
        <numerusform>%Ln záznam zapsán do</numerusform>
        <numerusform>%Ln záznamy zapsány do</numerusform>
        <numerusform>%Ln záznamů zapsáno do</numerusform>
      </translation>
    </message>
    <message>
      <source>All fields, to be imported again</source>
      <translation>Všechna pole, aby šla znovu naimportovat</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušit</translation>
    </message>
    <message>
      <source>Choose a file...</source>
      <translation>Vybrat soubor...</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Sloupce</translation>
    </message>
    <message>
      <source>Columns named as in this window</source>
      <translation>Názvy sloupců jako v tomto okně</translation>
    </message>
    <message>
      <source>Columns named as the interface names them</source>
      <translation>Názvy sloupců podle rozhraní</translation>
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
      <translation>Názvy sloupců</translation>
    </message>
    <message>
      <source>Only the columns of the list</source>
      <translation>Jen sloupce seznamu</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Text</translation>
    </message>
    <message>
      <source>The disk is full. Free some space, or choose another disk.</source>
      <translation>Disk je plný. Uvolněte místo, nebo vyberte jiný disk.</translation>
    </message>
    <message numerus="yes">
      <source>What is selected: %n record(s)</source>
      <translation>
        <numerusform>Co je vybráno: %Ln záznam</numerusform>
        <numerusform>Co je vybráno: %Ln záznamy</numerusform>
        <numerusform>Co je vybráno: %Ln záznamů</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>What the list shows: %n record(s)</source>
      <translation>
        <numerusform>Co seznam ukazuje: %Ln záznam</numerusform>
        <numerusform>Co seznam ukazuje: %Ln záznamy</numerusform>
        <numerusform>Co seznam ukazuje: %Ln záznamů</numerusform>
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
      <translation>Adresa, druhý řádek</translation>
    </message>
    <message>
      <source>Age of the buyer at least</source>
      <translation>Věk kupujícího nejméně</translation>
    </message>
    <message>
      <source>Allergens</source>
      <translation>Alergeny</translation>
    </message>
    <message>
      <source>Always ask for the PIN</source>
      <translation>Vždy žádat PIN</translation>
    </message>
    <message>
      <source>Ask for the price at the till</source>
      <translation>Ptát se na cenu na pokladně</translation>
    </message>
    <message>
      <source>Barcode</source>
      <translation>Čárový kód</translation>
    </message>
    <message>
      <source>Barcodes (EAN)</source>
      <translation>Čárové kódy (EAN)</translation>
    </message>
    <message>
      <source>Birthday</source>
      <translation>Datum narození</translation>
    </message>
    <message>
      <source>Category</source>
      <translation>Kategorie</translation>
    </message>
    <message>
      <source>Changed by</source>
      <translation>Změnil</translation>
    </message>
    <message>
      <source>Cloud</source>
      <translation>Cloud</translation>
    </message>
    <message>
      <source>Colour</source>
      <translation>Barva</translation>
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
      <translation>Název firmy</translation>
    </message>
    <message>
      <source>Country</source>
      <translation>Země</translation>
    </message>
    <message>
      <source>Course</source>
      <translation>Chod</translation>
    </message>
    <message>
      <source>Created</source>
      <translation>Vytvořeno</translation>
    </message>
    <message>
      <source>Currency</source>
      <translation>Měna</translation>
    </message>
    <message>
      <source>Deleted</source>
      <translation>Smazáno</translation>
    </message>
    <message>
      <source>Delivery notes</source>
      <translation>Dodací listy</translation>
    </message>
    <message>
      <source>Description</source>
      <translation>Popis</translation>
    </message>
    <message>
      <source>Description in other languages</source>
      <translation>Popis v jiných jazycích</translation>
    </message>
    <message>
      <source>Discount allowed</source>
      <translation>Sleva povolena</translation>
    </message>
    <message>
      <source>Discount group</source>
      <translation>Slevová skupina</translation>
    </message>
    <message>
      <source>Discount, %</source>
      <translation>Sleva, %</translation>
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
      <translation>Externí ID</translation>
    </message>
    <message>
      <source>External IDs</source>
      <translation>Externí ID</translation>
    </message>
    <message>
      <source>Features</source>
      <translation>Vlastnosti</translation>
    </message>
    <message>
      <source>First name</source>
      <translation>Jméno</translation>
    </message>
    <message>
      <source>For sale</source>
      <translation>V prodeji</translation>
    </message>
    <message>
      <source>Full name</source>
      <translation>Celé jméno</translation>
    </message>
    <message>
      <source>Header on the receipt</source>
      <translation>Hlavička na účtence</translation>
    </message>
    <message>
      <source>Highest discount, %</source>
      <translation>Nejvyšší sleva, %</translation>
    </message>
    <message>
      <source>ID</source>
      <translation>ID</translation>
    </message>
    <message>
      <source>In stock</source>
      <translation>Na skladě</translation>
    </message>
    <message>
      <source>In use</source>
      <translation>Používá se</translation>
    </message>
    <message>
      <source>Internal note</source>
      <translation>Interní poznámka</translation>
    </message>
    <message>
      <source>Items in a package</source>
      <translation>Kusů v balení</translation>
    </message>
    <message>
      <source>Last changed</source>
      <translation>Změněno</translation>
    </message>
    <message>
      <source>Last name</source>
      <translation>Příjmení</translation>
    </message>
    <message>
      <source>Lowest margin</source>
      <translation>Nejnižší marže</translation>
    </message>
    <message>
      <source>Made product</source>
      <translation>Vyráběný produkt</translation>
    </message>
    <message>
      <source>Margin</source>
      <translation>Marže</translation>
    </message>
    <message>
      <source>May sign in</source>
      <translation>Smí se přihlásit</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Metoda</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Název</translation>
    </message>
    <message>
      <source>Name in other languages</source>
      <translation>Název v jiných jazycích</translation>
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
      <translation>Jiný název</translation>
    </message>
    <message>
      <source>PLU codes</source>
      <translation>Kódy PLU</translation>
    </message>
    <message>
      <source>Package content</source>
      <translation>Obsah balení</translation>
    </message>
    <message>
      <source>Package measure</source>
      <translation>Množství v balení</translation>
    </message>
    <message>
      <source>Package price with VAT</source>
      <translation>Cena balení s DPH</translation>
    </message>
    <message>
      <source>Phone</source>
      <translation>Telefon</translation>
    </message>
    <message>
      <source>Picture address</source>
      <translation>Adresa obrázku</translation>
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
      <translation>Pořadí v seznamech</translation>
    </message>
    <message>
      <source>Postcode</source>
      <translation>PSČ</translation>
    </message>
    <message>
      <source>Preparation, seconds</source>
      <translation>Příprava, sekundy</translation>
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
      <translation>Cena v bodech</translation>
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
      <translation>Nákupní cena bez DPH</translation>
    </message>
    <message>
      <source>Quantity</source>
      <translation>Množství</translation>
    </message>
    <message>
      <source>Rate, %</source>
      <translation>Sazba, %</translation>
    </message>
    <message>
      <source>Recipe</source>
      <translation>Recept</translation>
    </message>
    <message>
      <source>Rights at the till</source>
      <translation>Práva na pokladně</translation>
    </message>
    <message>
      <source>Rights in the warehouse</source>
      <translation>Práva ve skladu</translation>
    </message>
    <message>
      <source>Second company ID</source>
      <translation>Druhé firemní číslo (IČ DPH)</translation>
    </message>
    <message>
      <source>Seller</source>
      <translation>Prodejce</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Nastavení</translation>
    </message>
    <message>
      <source>Shown at the till</source>
      <translation>Zobrazit na pokladně</translation>
    </message>
    <message>
      <source>Stock known at</source>
      <translation>Stav ke dni</translation>
    </message>
    <message>
      <source>Street and number</source>
      <translation>Ulice a číslo</translation>
    </message>
    <message>
      <source>Subtitle</source>
      <translation>Podtitul</translation>
    </message>
    <message>
      <source>Supplier</source>
      <translation>Dodavatel</translation>
    </message>
    <message>
      <source>Supplier's code</source>
      <translation>Kód dodavatele</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Štítky</translation>
    </message>
    <message>
      <source>Taken from stock when sold</source>
      <translation>Při prodeji odepsat ze skladu</translation>
    </message>
    <message>
      <source>Town</source>
      <translation>Město</translation>
    </message>
    <message>
      <source>Unit</source>
      <translation>Jednotka</translation>
    </message>
    <message>
      <source>Unit of the measure</source>
      <translation>Jednotka množství v balení</translation>
    </message>
    <message>
      <source>Unit of the quantity</source>
      <translation>Jednotka množství</translation>
    </message>
    <message>
      <source>VAT</source>
      <translation>DPH</translation>
    </message>
    <message>
      <source>VAT ID</source>
      <translation>DIČ</translation>
    </message>
    <message>
      <source>VAT payer</source>
      <translation>Plátce DPH</translation>
    </message>
    <message>
      <source>Valid until</source>
      <translation>Platí do</translation>
    </message>
    <message>
      <source>Version of the content</source>
      <translation>Verze obsahu</translation>
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
      <translation>Co se sleduje</translation>
    </message>
    <message>
      <source>When stock runs out</source>
      <translation>Když dojdou zásoby</translation>
    </message>
  </context>
  <context>
    <name>File</name>
    <message>
      <source>A newer version of the program made this backup. Install the newest version, then restore it.</source>
      <translation>Tuto zálohu vytvořila novější verze programu. Nainstalujte nejnovější verzi a pak zálohu obnovte.</translation>
    </message>
    <message>
      <source>Choose a field for one column at least.</source>
      <translation>Vyberte pole aspoň pro jeden sloupec.</translation>
    </message>
    <message>
      <source>Choose a file in a folder that is there.</source>
      <translation>Vyberte soubor v existující složce.</translation>
    </message>
    <message>
      <source>In line {line} a quotation mark is not closed, or stands in a wrong place.</source>
      <translation>Na řádku {line} není uzavřená uvozovka, nebo stojí na špatném místě.</translation>
    </message>
    <message>
      <source>In line {line}, column {column}, the cell holds the error {value}. Mend it in the spreadsheet.</source>
      <translation>Na řádku {line}, ve sloupci {column} je v buňce chyba {value}. Opravte ji v tabulce.</translation>
    </message>
    <message>
      <source>In line {line}, column {column}, the formula has no result. Open the file in the spreadsheet and save it again.</source>
      <translation>Na řádku {line} ve sloupci {column} nemá vzorec výsledek. Otevřete soubor v tabulkovém programu a znovu ho uložte.</translation>
    </message>
    <message>
      <source>It cannot be opened.</source>
      <translation>Nelze ho otevřít.</translation>
    </message>
    <message>
      <source>It has more than {limit} cells, empty ones between the others too. Divide it, or save it as .csv.</source>
      <translation>Má více než {limit} buněk, včetně prázdných mezi ostatními. Rozdělte ho, nebo ho uložte jako .csv.</translation>
    </message>
    <message>
      <source>It has more than {limit} lines. Divide it.</source>
      <translation>Má více než {limit} řádků. Rozdělte ho.</translation>
    </message>
    <message>
      <source>It has no column {key}.</source>
      <translation>Nemá sloupec {key}.</translation>
    </message>
    <message>
      <source>It has no sheet {sheet}.</source>
      <translation>Nemá list {sheet}.</translation>
    </message>
    <message>
      <source>It is an old Excel file. Save it as .xlsx or .csv.</source>
      <translation>Je to starý soubor Excelu. Uložte ho jako .xlsx nebo .csv.</translation>
    </message>
    <message>
      <source>It is damaged, or no Excel file at all.</source>
      <translation>Je poškozený, nebo to vůbec není soubor Excelu.</translation>
    </message>
    <message>
      <source>It is larger than {limit} MB.</source>
      <translation>Je větší než {limit} MB.</translation>
    </message>
    <message>
      <source>It is no backup of this program. Choose another file.</source>
      <translation>Není to záloha tohoto programu. Vyberte jiný soubor.</translation>
    </message>
    <message>
      <source>It is not an Excel or CSV file. Open it in a spreadsheet and save it as .xlsx or .csv.</source>
      <translation>Není to soubor Excelu ani CSV. Otevřete ho v tabulkovém programu a uložte jako .xlsx nebo .csv.</translation>
    </message>
    <message>
      <source>It is open in another program. Close it there, or choose another name.</source>
      <translation>Je otevřený v jiném programu. Zavřete ho tam, nebo vyberte jiný název.</translation>
    </message>
    <message>
      <source>It is protected by a password. Open it in a spreadsheet and save it without one.</source>
      <translation>Je chráněný heslem. Otevřete ho v tabulkovém programu a uložte bez hesla.</translation>
    </message>
    <message>
      <source>Its part {part} is damaged. Open it in a spreadsheet, and save it again or as .csv.</source>
      <translation>Jeho část {part} je poškozená. Otevřete ho v tabulkovém programu a uložte znovu nebo jako .csv.</translation>
    </message>
    <message>
      <source>Line {line} has a text of more than {limit} characters. Save it as .csv.</source>
      <translation>Řádek {line} obsahuje text delší než {limit} znaků. Uložte soubor jako .csv.</translation>
    </message>
    <message>
      <source>Line {line} has more than {limit} columns.</source>
      <translation>Řádek {line} má více než {limit} sloupců.</translation>
    </message>
    <message>
      <source>Line {line} holds characters that are not in this encoding. Choose another one.</source>
      <translation>Na řádku {line} jsou znaky, které v tomto kódování nejsou. Zvolte jiné.</translation>
    </message>
    <message>
      <source>Line {line} holds what is no text. Choose a .csv or .xlsx file.</source>
      <translation>Na řádku {line} není text. Vyberte soubor .csv nebo .xlsx.</translation>
    </message>
    <message>
      <source>Records cannot be told apart by {key}.</source>
      <translation>Záznamy nelze rozlišit podle {key}.</translation>
    </message>
    <message>
      <source>The backup is damaged. Choose another one.</source>
      <translation>Záloha je poškozená. Vyberte jinou.</translation>
    </message>
    <message>
      <source>The backup was cut short: copying it did not end. Copy it again, or choose another one.</source>
      <translation>Záloha není celá: její kopírování nedoběhlo. Zkopírujte ji znovu, nebo vyberte jinou.</translation>
    </message>
    <message>
      <source>The file is empty.</source>
      <translation>Soubor je prázdný.</translation>
    </message>
    <message>
      <source>The name must end in .csv or .xlsx.</source>
      <translation>Název musí končit na .csv nebo .xlsx.</translation>
    </message>
  </context>
  <context>
    <name>Filter</name>
    <message>
      <source>Add a condition</source>
      <translation>Přidat podmínku</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušit</translation>
    </message>
    <message>
      <source>Condition</source>
      <translation>Podmínka</translation>
    </message>
    <message>
      <source>Copy the filter</source>
      <translation>Zkopírovat filtr</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>Pole</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>Filtr</translation>
    </message>
    <message>
      <source>Filter as text</source>
      <translation>Filtr jako text</translation>
    </message>
    <message>
      <source>Filter as the interface writes it</source>
      <translation>Filtr v zápisu rozhraní</translation>
    </message>
    <message>
      <source>Operator</source>
      <translation>Porovnání</translation>
    </message>
    <message>
      <source>Take this condition away</source>
      <translation>Odebrat podmínku</translation>
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
      <translation>Podmínka má tvar pole|operátor|hodnota, mezi dvěma stojí středník.</translation>
    </message>
    <message>
      <source>A filter cannot hold the character ; in a value, nor a comma in a list.</source>
      <translation>Ve filtru nesmí být středník v hodnotě ani čárka v položce seznamu.</translation>
    </message>
    <message>
      <source>That is too much for one filter.</source>
      <translation>Na jeden filtr je to příliš mnoho.</translation>
    </message>
    <message>
      <source>The field {field} cannot be filtered by.</source>
      <translation>Podle pole {field} nelze filtrovat.</translation>
    </message>
    <message>
      <source>The field {field} is never empty; write 0 or 1.</source>
      <translation>Pole {field} nebývá prázdné; napište 0 nebo 1.</translation>
    </message>
    <message>
      <source>The field {field} takes only these operators: {allowed}.</source>
      <translation>Pole {field} zná jen tyto operátory: {allowed}.</translation>
    </message>
    <message>
      <source>The list cannot be sorted by {field}.</source>
      <translation>Podle pole {field} nelze řadit.</translation>
    </message>
    <message>
      <source>There is no field {field}.</source>
      <translation>Pole {field} neexistuje.</translation>
    </message>
    <message>
      <source>{value} is no value of {field}.</source>
      <translation>{value} není hodnota pole {field}.</translation>
    </message>
  </context>
  <context>
    <name>FirstDownload</name>
    <message>
      <source>Asking the cloud what there is...</source>
      <translation>Ptám se cloudu, co v něm je...</translation>
    </message>
    <message>
      <source>Checking this computer</source>
      <translation>Kontroluje se tento počítač</translation>
    </message>
    <message>
      <source>Downloading your shop</source>
      <translation>Stahuje se váš obchod</translation>
    </message>
    <message>
      <source>First download</source>
      <translation>První stažení</translation>
    </message>
    <message>
      <source>Go on in the background</source>
      <translation>Pokračovat na pozadí</translation>
    </message>
    <message>
      <source>Start working</source>
      <translation>Začít pracovat</translation>
    </message>
    <message>
      <source>This computer can now work without the internet</source>
      <translation>Tento počítač teď může pracovat bez internetu</translation>
    </message>
    <message>
      <source>This computer is not ready yet</source>
      <translation>Tento počítač ještě není připraven</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Zkusit znovu</translation>
    </message>
    <message>
      <source>What has arrived stays here; the download goes on where it stopped.</source>
      <translation>Co už přišlo, tu zůstane; stahování bude pokračovat tam, kde přestalo.</translation>
    </message>
    <message>
      <source>the self-test passed</source>
      <translation>vlastní kontrola v pořádku</translation>
    </message>
  </context>
  <context>
    <name>FirstRun</name>
    <message>
      <source>A bakery with 1,500 products that lives only on this computer.</source>
      <translation>Pekárna s 1 500 produkty, která žije jen v tomto počítači.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zpět</translation>
    </message>
    <message>
      <source>Begin with an empty shop and connect later</source>
      <translation>Začít s prázdným obchodem a připojit později</translation>
    </message>
    <message>
      <source>Choose</source>
      <translation>Zvolit</translation>
    </message>
    <message>
      <source>Connect your shop</source>
      <translation>Připojit váš obchod</translation>
    </message>
    <message>
      <source>From another computer, or from before this one was set up anew.</source>
      <translation>Z jiného počítače, nebo z doby před novým nastavením tohoto.</translation>
    </message>
    <message>
      <source>Goes on where a backup of this program was made; works without the internet.</source>
      <translation>Pokračuje tam, kde vznikla záloha tohoto programu; jde to i bez internetu.</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Jazyk</translation>
    </message>
    <message>
      <source>Restore a backup</source>
      <translation>Obnovit ze zálohy</translation>
    </message>
    <message>
      <source>Sign in with the browser</source>
      <translation>Přihlášení prohlížečem</translation>
    </message>
    <message>
      <source>The test signs in and changes nothing in the cloud.</source>
      <translation>Zkouška se přihlásí a v cloudu nic nezmění.</translation>
    </message>
    <message>
      <source>The vendor's page asks who you are and sends the token to this computer.</source>
      <translation>Stránka dodavatele se zeptá, kdo jste, a pošle token do tohoto počítače.</translation>
    </message>
    <message>
      <source>This folder holds the records of cloud {cloud}; unsent edits: {edits}. Connect to that cloud to go on with them.</source>
      <translation>Tato složka obsahuje záznamy cloudu {cloud}; neodeslané změny: {edits}. Připojte se k tomuto cloudu a pokračujte s nimi.</translation>
    </message>
    <message>
      <source>Try it with a practice shop</source>
      <translation>Vyzkoušet na cvičném obchodě</translation>
    </message>
    <message>
      <source>Welcome to Counterfoil</source>
      <translation>Vítejte v Counterfoilu</translation>
    </message>
    <message>
      <source>You need the address, the number of your cloud and a token.</source>
      <translation>Potřebujete adresu, číslo svého cloudu a token.</translation>
    </message>
    <message>
      <source>Your shop's records on this computer, with the internet or without it.</source>
      <translation>Záznamy vašeho obchodu v tomto počítači, s internetem i bez něj.</translation>
    </message>
  </context>
  <context>
    <name>Flag</name>
    <message>
      <source>Ask for the price</source>
      <translation>Ptát se na cenu</translation>
    </message>
    <message>
      <source>Ask for the quantity</source>
      <translation>Ptát se na množství</translation>
    </message>
    <message>
      <source>Assembled from others</source>
      <translation>Sestavený z jiných</translation>
    </message>
    <message>
      <source>Can be customised</source>
      <translation>Lze upravit na přání</translation>
    </message>
    <message>
      <source>Exempt from VAT</source>
      <translation>Osvobozeno od DPH</translation>
    </message>
    <message>
      <source>Exempt rate</source>
      <translation>Osvobozená sazba</translation>
    </message>
    <message>
      <source>Free licence</source>
      <translation>Bezplatná licence</translation>
    </message>
    <message>
      <source>Item typed by hand</source>
      <translation>Ručně zadaná položka</translation>
    </message>
    <message>
      <source>May be taken away</source>
      <translation>Lze vzít s sebou</translation>
    </message>
    <message>
      <source>Not sent to the tax office</source>
      <translation>Neposílá se finančnímu úřadu</translation>
    </message>
    <message>
      <source>Prices are hidden</source>
      <translation>Ceny jsou skryté</translation>
    </message>
    <message>
      <source>Quantity not certified</source>
      <translation>Množství není ověřené</translation>
    </message>
    <message>
      <source>Quick button at the till</source>
      <translation>Rychlé tlačítko na pokladně</translation>
    </message>
    <message>
      <source>Rate for delivery</source>
      <translation>Sazba pro rozvoz</translation>
    </message>
    <message>
      <source>Replaced by another branch</source>
      <translation>Nahrazena jinou pobočkou</translation>
    </message>
    <message>
      <source>Sold by time</source>
      <translation>Prodej podle času</translation>
    </message>
    <message>
      <source>Sold together with another</source>
      <translation>Prodává se spolu s jiným</translation>
    </message>
    <message>
      <source>Special offer</source>
      <translation>Speciální nabídka</translation>
    </message>
    <message>
      <source>Stands in for another branch</source>
      <translation>Zastupuje jinou pobočku</translation>
    </message>
    <message>
      <source>Stock is hidden</source>
      <translation>Sklad je skrytý</translation>
    </message>
    <message>
      <source>Take-away item</source>
      <translation>Položka s sebou</translation>
    </message>
    <message>
      <source>Take-away rate</source>
      <translation>Sazba s sebou</translation>
    </message>
    <message>
      <source>Time is locked</source>
      <translation>Čas je uzamčen</translation>
    </message>
  </context>
  <context>
    <name>Form</name>
    <message>
      <source>Add a language</source>
      <translation>Přidat jazyk</translation>
    </message>
    <message>
      <source>Another colour...</source>
      <translation>Jiná barva…</translation>
    </message>
    <message>
      <source>Another new record was begun and not saved.</source>
      <translation>Máte rozepsaný jiný nový záznam.</translation>
    </message>
    <message>
      <source>Changed elsewhere to: {value}</source>
      <translation>Jinde změněno na: {value}</translation>
    </message>
    <message>
      <source>Choose a rate</source>
      <translation>Vybrat sazbu</translation>
    </message>
    <message>
      <source>Clear</source>
      <translation>Vymazat</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zavřít</translation>
    </message>
    <message>
      <source>Close the record</source>
      <translation>Zavřít záznam</translation>
    </message>
    <message>
      <source>Decide...</source>
      <translation>Rozhodnout…</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Údaje</translation>
    </message>
    <message>
      <source>Go back to it</source>
      <translation>Vrátit se k němu</translation>
    </message>
    <message>
      <source>History</source>
      <translation>Historie</translation>
    </message>
    <message>
      <source>Keep as new</source>
      <translation>Ponechat jako nový</translation>
    </message>
    <message>
      <source>Look at it again: an address is like jana@example.com.</source>
      <translation>Zkontrolujte ji: adresa vypadá jako jana@example.com.</translation>
    </message>
    <message>
      <source>Look at {code} again: its last digit does not fit.</source>
      <translation>Podívejte se znovu na {code}: poslední číslice nesedí.</translation>
    </message>
    <message>
      <source>Related</source>
      <translation>Souvislosti</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Odebrat</translation>
    </message>
    <message>
      <source>Remove {what}</source>
      <translation>Odebrat {what}</translation>
    </message>
    <message>
      <source>This record was removed elsewhere. What you typed is still here.</source>
      <translation>Tento záznam byl jinde odstraněn. Co jste napsali, tu stále je.</translation>
    </message>
    <message>
      <source>Use that</source>
      <translation>Převzít</translation>
    </message>
    <message>
      <source>What is shown of the record</source>
      <translation>Co se ze záznamu ukazuje</translation>
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
      <translation>{what}: vznikne při uložení</translation>
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
      <translation>Základní údaje</translation>
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
      <translation>Kuchyně</translation>
    </message>
    <message>
      <source>Loyalty</source>
      <translation>Věrnost</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Další</translation>
    </message>
    <message>
      <source>More prices and discounts</source>
      <translation>Další ceny a slevy</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Poznámky</translation>
    </message>
    <message>
      <source>On the tills</source>
      <translation>Na pokladnách</translation>
    </message>
    <message>
      <source>Other names and description</source>
      <translation>Další názvy a popis</translation>
    </message>
    <message>
      <source>Rights</source>
      <translation>Práva</translation>
    </message>
    <message>
      <source>Stock and packaging</source>
      <translation>Sklad a balení</translation>
    </message>
  </context>
  <context>
    <name>Headline</name>
    <message>
      <source>Changes are waiting to be sent</source>
      <translation>Změny čekají na odeslání</translation>
    </message>
    <message>
      <source>Everything is sent</source>
      <translation>Vše je odesláno</translation>
    </message>
    <message>
      <source>Looking less often</source>
      <translation>Dotazy jsou méně časté</translation>
    </message>
    <message>
      <source>No news from the cloud for some time</source>
      <translation>Z cloudu už nějakou dobu nic nepřišlo</translation>
    </message>
    <message>
      <source>Not synchronised yet</source>
      <translation>Zatím nesynchronizováno</translation>
    </message>
    <message>
      <source>Offline - working with the local copy</source>
      <translation>Offline – pracujete s místní kopií</translation>
    </message>
    <message>
      <source>Paused</source>
      <translation>Pozastaveno</translation>
    </message>
    <message>
      <source>Sign in again to send changes</source>
      <translation>Přihlaste se znovu, aby šly změny odeslat</translation>
    </message>
    <message>
      <source>Something needs your decision</source>
      <translation>Něco čeká na vaše rozhodnutí</translation>
    </message>
    <message>
      <source>Synchronising does not work</source>
      <translation>Synchronizace nefunguje</translation>
    </message>
    <message>
      <source>Synchronising...</source>
      <translation>Synchronizuje se…</translation>
    </message>
    <message>
      <source>The cloud asks for a pause</source>
      <translation>Cloud žádá o přestávku</translation>
    </message>
  </context>
  <context>
    <name>Held</name>
    <message>
      <source>Changed here and in the cloud</source>
      <translation>Změněno zde i v cloudu</translation>
    </message>
    <message>
      <source>Changed here, deleted in the cloud</source>
      <translation>Změněno zde, smazáno v cloudu</translation>
    </message>
    <message>
      <source>Deleted here, changed in the cloud</source>
      <translation>Smazáno zde, změněno v cloudu</translation>
    </message>
    <message>
      <source>It is not known whether the points were added</source>
      <translation>Není jisté, zda se body přičetly</translation>
    </message>
    <message>
      <source>It may be in the cloud twice</source>
      <translation>V cloudu je možná dvakrát</translation>
    </message>
    <message>
      <source>The cloud does not allow this change</source>
      <translation>Cloud tuto změnu nedovoluje</translation>
    </message>
    <message>
      <source>The cloud refused it</source>
      <translation>Cloud to odmítl</translation>
    </message>
    <message>
      <source>The cloud stores another value</source>
      <translation>Cloud ukládá jinou hodnotu</translation>
    </message>
    <message>
      <source>The data was copied, and the original may have sent this</source>
      <translation>Data byla zkopírována a originál to už mohl odeslat</translation>
    </message>
    <message>
      <source>The two versions together break a rule</source>
      <translation>Obě verze dohromady porušují pravidlo</translation>
    </message>
  </context>
  <context>
    <name>HeldAdvice</name>
    <message>
      <source>Choose the cloud's value, or type another one.</source>
      <translation>Vyberte hodnotu z cloudu, nebo napište jinou.</translation>
    </message>
    <message>
      <source>Choose what is right for each field.</source>
      <translation>U každého údaje vyberte, co je správně.</translation>
    </message>
    <message>
      <source>Is it one record or several?</source>
      <translation>Je to jeden záznam, nebo víc?</translation>
    </message>
    <message>
      <source>Look at the customer's points at the till, then choose.</source>
      <translation>Podívejte se na body zákazníka na pokladně a pak vyberte.</translation>
    </message>
    <message>
      <source>Look in the cloud or at the other computer, then choose.</source>
      <translation>Podívejte se do cloudu nebo na druhý počítač a pak vyberte.</translation>
    </message>
    <message>
      <source>Should it be deleted all the same?</source>
      <translation>Má se i tak smazat?</translation>
    </message>
    <message>
      <source>Should the record live on?</source>
      <translation>Má záznam dál existovat?</translation>
    </message>
    <message>
      <source>Try again later, or leave it as in the cloud.</source>
      <translation>Zkuste to později, nebo to nechte jako v cloudu.</translation>
    </message>
    <message>
      <source>Type values that fit together.</source>
      <translation>Napište hodnoty, které k sobě patří.</translation>
    </message>
    <message>
      <source>Type what the cloud can take.</source>
      <translation>Napište hodnotu, kterou cloud přijme.</translation>
    </message>
  </context>
  <context>
    <name>Hint</name>
    <message>
      <source>A number or per cent, e.g. 25 %</source>
      <translation>Číslo nebo procenta, např. 25 %</translation>
    </message>
    <message>
      <source>Add an ingredient: type or scan</source>
      <translation>Přidat surovinu: psát či skenovat</translation>
    </message>
    <message>
      <source>Numbers 1 to 14 of the allergen list, separated by commas.</source>
      <translation>Čísla 1 až 14 ze seznamu alergenů, oddělená čárkou.</translation>
    </message>
    <message>
      <source>Numbers separated by commas.</source>
      <translation>Čísla oddělená čárkou.</translation>
    </message>
    <message>
      <source>One on each line.</source>
      <translation>Každý na nový řádek.</translation>
    </message>
    <message>
      <source>Type +10 or -5 to add or take away, or the new number.</source>
      <translation>Napište +10 nebo -5 a přičte se nebo odečte, nebo rovnou nové číslo.</translation>
    </message>
    <message>
      <source>Type a code, then Enter</source>
      <translation>Zadejte kód a stiskněte Enter</translation>
    </message>
    <message>
      <source>Type a tag, then Enter</source>
      <translation>Zadejte štítek a stiskněte Enter</translation>
    </message>
    <message>
      <source>Type or scan a code</source>
      <translation>Zadejte nebo načtěte kód</translation>
    </message>
    <message>
      <source>Type to search</source>
      <translation>Pište a hledejte</translation>
    </message>
    <message>
      <source>With the country, e.g. CZ12345678</source>
      <translation>Se zemí, např. CZ12345678</translation>
    </message>
  </context>
  <context>
    <name>History</name>
    <message>
      <source>All as it was before this</source>
      <translation>Vše jako předtím</translation>
    </message>
    <message>
      <source>All as it was when it was created</source>
      <translation>Vše jako při vytvoření</translation>
    </message>
    <message>
      <source>Back to {value}</source>
      <translation>Vrátit {value}</translation>
    </message>
    <message>
      <source>Deleted, personal data removed for good</source>
      <translation>Smazáno, osobní údaje nenávratně odstraněny</translation>
    </message>
    <message>
      <source>Empty again</source>
      <translation>Znovu prázdné</translation>
    </message>
    <message>
      <source>Nothing has happened to it since it came to this computer.</source>
      <translation>Od chvíle, kdy se dostal do tohoto počítače, se s ním nic nestalo.</translation>
    </message>
    <message>
      <source>Restore the record</source>
      <translation>Obnovit záznam</translation>
    </message>
    <message>
      <source>Show earlier ones</source>
      <translation>Ukázat starší</translation>
    </message>
    <message>
      <source>this computer</source>
      <translation>tento počítač</translation>
    </message>
    <message>
      <source>{field}: values no longer kept</source>
      <translation>{field}: hodnoty se už neuchovávají</translation>
    </message>
    <message>
      <source>{field}: {there} in the cloud, {here} here</source>
      <translation>{field}: v cloudu {there}, zde {here}</translation>
    </message>
  </context>
  <context>
    <name>Import</name>
    <message numerus="yes">
      <source>%n changed</source>
      <translation>
        <numerusform>%Ln změněný</numerusform>
        <numerusform>%Ln změněné</numerusform>
        <numerusform>%Ln změněných</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n line(s) hidden in the spreadsheet are read, too.</source>
      <translation>
        <numerusform>Načten je i %Ln řádek skrytý v tabulce.</numerusform>
        <numerusform>Načteny jsou i %Ln řádky skryté v tabulce.</numerusform>
        <numerusform>Načteno je i %Ln řádků skrytých v tabulce.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n line(s) saved.</source>
      <translation>
        <numerusform>Uložen %Ln řádek.</numerusform>
        <numerusform>Uloženy %Ln řádky.</numerusform>
        <numerusform>Uloženo %Ln řádků.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n line(s) to import.</source>
      <translation>
        <numerusform>K importu je %Ln řádek.</numerusform>
        <numerusform>K importu jsou %Ln řádky.</numerusform>
        <numerusform>K importu je %Ln řádků.</numerusform>
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
        <numerusform>Naimportován %Ln záznam</numerusform>
        <numerusform>Naimportovány %Ln záznamy</numerusform>
        <numerusform>Naimportováno %Ln záznamů</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n refused</source>
      <translation>
        <numerusform>%Ln odmítnutý</numerusform>
        <numerusform>%Ln odmítnuté</numerusform>
        <numerusform>%Ln odmítnutých</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n to check</source>
      <translation>
        <numerusform>%Ln ke kontrole</numerusform>
        <numerusform>%Ln ke kontrole</numerusform>
        <numerusform>%Ln ke kontrole</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unchanged</source>
      <translation>
        <numerusform>%Ln beze změny</numerusform>
        <numerusform>%Ln beze změny</numerusform>
        <numerusform>%Ln beze změny</numerusform>
      </translation>
    </message>
    <message>
      <source>(none: every line is a record)</source>
      <translation>(žádné: každý řádek je záznam)</translation>
    </message>
    <message>
      <source>(not imported)</source>
      <translation>(neimportovat)</translation>
    </message>
    <message>
      <source>(only the cloud changes it)</source>
      <translation>(mění jen cloud)</translation>
    </message>
    <message>
      <source>A .csv or .xlsx file in which one line names the columns.</source>
      <translation>Soubor .csv nebo .xlsx, v němž jeden řádek obsahuje názvy sloupců.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zpět</translation>
    </message>
    <message>
      <source>Between cells</source>
      <translation>Oddělovač</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušit</translation>
    </message>
    <message>
      <source>Check</source>
      <translation>Zkontrolovat</translation>
    </message>
    <message>
      <source>Check what each column is.</source>
      <translation>Zkontrolujte, co je v kterém sloupci.</translation>
    </message>
    <message>
      <source>Choose a file...</source>
      <translation>Vybrat soubor...</translation>
    </message>
    <message>
      <source>Choose a table, or drop it here</source>
      <translation>Vyberte tabulku, nebo ji sem přetáhněte</translation>
    </message>
    <message>
      <source>Column</source>
      <translation>Sloupec</translation>
    </message>
    <message>
      <source>Column names</source>
      <translation>Názvy sloupců</translation>
    </message>
    <message>
      <source>Columns of the file</source>
      <translation>Sloupce souboru</translation>
    </message>
    <message>
      <source>Encoding</source>
      <translation>Kódování</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>Pole</translation>
    </message>
    <message>
      <source>First values</source>
      <translation>První hodnoty</translation>
    </message>
    <message>
      <source>Import</source>
      <translation>Import</translation>
    </message>
    <message numerus="yes">
      <source>Import %n record(s)</source>
      <translation>
        <numerusform>Importovat %Ln záznam</numerusform>
        <numerusform>Importovat %Ln záznamy</numerusform>
        <numerusform>Importovat %Ln záznamů</numerusform>
      </translation>
    </message>
    <message>
      <source>Import without the lines to check</source>
      <translation>Importovat bez řádků ke kontrole</translation>
    </message>
    <message>
      <source>Import without the refused lines</source>
      <translation>Importovat bez odmítnutých řádků</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>Řádek</translation>
    </message>
    <message>
      <source>Lines with problems</source>
      <translation>Řádky s problémy</translation>
    </message>
    <message>
      <source>Match records by</source>
      <translation>Párovat záznamy podle</translation>
    </message>
    <message>
      <source>Nothing was changed yet.</source>
      <translation>Zatím se nic nezměnilo.</translation>
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
      <translation>Odmítnuto</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Výsledek</translation>
    </message>
    <message>
      <source>Save a sample file</source>
      <translation>Uložit vzorový soubor</translation>
    </message>
    <message>
      <source>Save a sample file...</source>
      <translation>Uložit vzorový soubor...</translation>
    </message>
    <message>
      <source>Save the lines left out</source>
      <translation>Uložit vynechané řádky</translation>
    </message>
    <message>
      <source>Save the lines left out...</source>
      <translation>Uložit vynechané řádky...</translation>
    </message>
    <message>
      <source>Saved: {file}. Fill it in, then choose it here.</source>
      <translation>Uloženo: {file}. Vyplňte ho a pak ho zde vyberte.</translation>
    </message>
    <message>
      <source>Sheet</source>
      <translation>List</translation>
    </message>
    <message>
      <source>Tables</source>
      <translation>Tabulky</translation>
    </message>
    <message>
      <source>The disk is full. Nothing was changed. Free some space and try again.</source>
      <translation>Disk je plný. Nic se nezměnilo. Uvolněte místo a zkuste to znovu.</translation>
    </message>
    <message>
      <source>To check</source>
      <translation>Ke kontrole</translation>
    </message>
    <message>
      <source>Two columns have the field {field}. Choose one of them.</source>
      <translation>Pole {field} mají dva sloupce. Vyberte jeden z nich.</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Hodnota</translation>
    </message>
    <message>
      <source>You see what each line would do before anything is changed.</source>
      <translation>Než se cokoli změní, uvidíte, co který řádek udělá.</translation>
    </message>
    <message>
      <source>nothing: every line is a new record</source>
      <translation>ničeho: každý řádek je nový záznam</translation>
    </message>
  </context>
  <context>
    <name>Labels</name>
    <message numerus="yes">
      <source>%n label(s)</source>
      <translation>
        <numerusform>%Ln cenovka</numerusform>
        <numerusform>%Ln cenovky</numerusform>
        <numerusform>%Ln cenovek</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n label(s) sent to the printer</source>
      <translation>
        <numerusform>%Ln cenovka odeslána na tiskárnu</numerusform>
        <numerusform>%Ln cenovky odeslány na tiskárnu</numerusform>
        <numerusform>%Ln cenovek odesláno na tiskárnu</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n label(s) written to</source>
      <translation>
        <numerusform>%Ln cenovka uložena do</numerusform>
        <numerusform>%Ln cenovky uloženy do</numerusform>
        <numerusform>%Ln cenovek uloženo do</numerusform>
      </translation>
    </message>
    <message>
      <source>At most {count} are printed at once. Select fewer records for the rest.</source>
      <translation>Najednou se jich vytiskne nejvýš {count}. Pro zbytek vyberte méně záznamů.</translation>
    </message>
    <message>
      <source>Click where the first free label is</source>
      <translation>Klikněte na první volné místo na archu</translation>
    </message>
    <message>
      <source>First free place on the sheet</source>
      <translation>První volné místo na archu</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>Cenovky</translation>
    </message>
    <message>
      <source>Labels are printed from the lists of products and ingredients.</source>
      <translation>Cenovky se tisknou ze seznamů produktů a surovin.</translation>
    </message>
    <message>
      <source>Labels of each</source>
      <translation>Cenovek od každého</translation>
    </message>
    <message>
      <source>Labels...</source>
      <translation>Cenovky...</translation>
    </message>
    <message>
      <source>Looking...</source>
      <translation>Hledám...</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>Další strana</translation>
    </message>
    <message>
      <source>Page {at} of {total}</source>
      <translation>Strana {at} z {total}</translation>
    </message>
    <message>
      <source>Paper</source>
      <translation>Papír</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>Náhled</translation>
    </message>
    <message>
      <source>Previous page</source>
      <translation>Předchozí strana</translation>
    </message>
    <message>
      <source>Print labels</source>
      <translation>Tisk cenovek</translation>
    </message>
    <message>
      <source>Print labels...</source>
      <translation>Tisknout cenovky...</translation>
    </message>
    <message>
      <source>Print...</source>
      <translation>Tisknout...</translation>
    </message>
    <message>
      <source>Save as PDF</source>
      <translation>Uložit jako PDF</translation>
    </message>
    <message>
      <source>Save as PDF...</source>
      <translation>Uložit jako PDF...</translation>
    </message>
    <message>
      <source>The disk is full. Free some space, or choose another disk.</source>
      <translation>Disk je plný. Uvolněte místo, nebo zvolte jiný disk.</translation>
    </message>
    <message>
      <source>The printer took nothing. See that it is on and has paper, and print again.</source>
      <translation>Tiskárna nic nepřijala. Zkontrolujte, zda je zapnutá a má papír, a tiskněte znovu.</translation>
    </message>
    <message>
      <source>There is nothing to print. Select products, or change the filter.</source>
      <translation>Není co tisknout. Vyberte produkty, nebo změňte filtr.</translation>
    </message>
    <message>
      <source>This computer has no printer. Connect one, or save the labels as a PDF.</source>
      <translation>Tento počítač nemá tiskárnu. Připojte ji, nebo cenovky uložte jako PDF.</translation>
    </message>
    <message>
      <source>With the code as bars</source>
      <translation>S čárovým kódem</translation>
    </message>
    <message>
      <source>With the price</source>
      <translation>S cenou</translation>
    </message>
    <message numerus="yes">
      <source>on %n sheet(s)</source>
      <translation>
        <numerusform>na %Ln archu</numerusform>
        <numerusform>na %Ln arších</numerusform>
        <numerusform>na %Ln arších</numerusform>
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
        <numerusform>%Ln změna v tomto počítači nebyla odeslána.</numerusform>
        <numerusform>%Ln změny v tomto počítači nebyly odeslány.</numerusform>
        <numerusform>%Ln změn v tomto počítači nebylo odesláno.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n change(s) saved to {file}</source>
      <translation>
        <numerusform>%Ln změna uložena do {file}</numerusform>
        <numerusform>%Ln změny uloženy do {file}</numerusform>
        <numerusform>%Ln změn uloženo do {file}</numerusform>
      </translation>
    </message>
    <message>
      <source>After</source>
      <translation>Po</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Před</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušit</translation>
    </message>
    <message>
      <source>Go to another cloud</source>
      <translation>Přejít k jinému cloudu</translation>
    </message>
    <message>
      <source>Go to the other cloud</source>
      <translation>Přejít k jinému cloudu</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Ukončit</translation>
    </message>
    <message>
      <source>Save to a file...</source>
      <translation>Uložit do souboru...</translation>
    </message>
    <message>
      <source>Save what waits</source>
      <translation>Uložit, co čeká</translation>
    </message>
    <message>
      <source>Send first</source>
      <translation>Nejdřív odeslat</translation>
    </message>
    <message>
      <source>Send them or save them to a file first.</source>
      <translation>Nejdřív je pošlete nebo uložte do souboru.</translation>
    </message>
    <message>
      <source>Sign out</source>
      <translation>Odhlásit se</translation>
    </message>
    <message>
      <source>Signed out. The records stay on this computer.</source>
      <translation>Odhlášeno. Záznamy zůstávají v tomto počítači.</translation>
    </message>
    <message>
      <source>Signing out...</source>
      <translation>Odhlašování...</translation>
    </message>
    <message>
      <source>Some changes were not sent</source>
      <translation>Některé změny nebyly odeslány</translation>
    </message>
    <message>
      <source>The token is forgotten. All records stay on this computer until somebody signs in again.</source>
      <translation>Token se zapomene. Všechny záznamy zůstanou v tomto počítači, dokud se někdo znovu nepřihlásí.</translation>
    </message>
    <message>
      <source>They are safe here, but the next start will not send them by itself.</source>
      <translation>Zde jsou v bezpečí, ale příští spuštění je samo neodešle.</translation>
    </message>
    <message>
      <source>They belong to the cloud you leave; they stay here and go when you come back to it.</source>
      <translation>Patří cloudu, který opouštíte; zůstanou zde a odešlou se, až se k němu vrátíte.</translation>
    </message>
    <message>
      <source>What waits here</source>
      <translation>Co zde čeká</translation>
    </message>
    <message>
      <source>waiting changes.xlsx</source>
      <translation>čekající změny.xlsx</translation>
    </message>
  </context>
  <context>
    <name>List</name>
    <message>
      <source>Add the first one, import a file, or synchronise with the cloud.</source>
      <translation>Přidejte první záznam, naimportujte soubor, nebo synchronizujte s cloudem.</translation>
    </message>
    <message>
      <source>All states</source>
      <translation>Všechny stavy</translation>
    </message>
    <message>
      <source>Clear the filter</source>
      <translation>Zrušit filtr</translation>
    </message>
    <message>
      <source>Clear the search</source>
      <translation>Vymazat hledání</translation>
    </message>
    <message>
      <source>Deleted too</source>
      <translation>I smazané</translation>
    </message>
    <message>
      <source>Export...</source>
      <translation>Exportovat...</translation>
    </message>
    <message>
      <source>Import...</source>
      <translation>Importovat...</translation>
    </message>
    <message>
      <source>In stock</source>
      <translation>Na skladě</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Další</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Jméno</translation>
    </message>
    <message>
      <source>Nothing fits the filter</source>
      <translation>Filtru nic nevyhovuje</translation>
    </message>
    <message>
      <source>Nothing found for '{text}'</source>
      <translation>Nic nenalezeno pro „{text}“</translation>
    </message>
    <message>
      <source>Nothing in this state</source>
      <translation>V tomto stavu nic není</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Hledat</translation>
    </message>
    <message>
      <source>Search (Ctrl+F)</source>
      <translation>Hledat (Ctrl+F)</translation>
    </message>
    <message>
      <source>Search deleted ones too</source>
      <translation>Hledat i ve smazaných</translation>
    </message>
    <message>
      <source>Select several by tapping</source>
      <translation>Vybírat více klepnutím</translation>
    </message>
    <message>
      <source>Show all</source>
      <translation>Ukázat vše</translation>
    </message>
    <message>
      <source>Sort by</source>
      <translation>Řadit podle</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Stav</translation>
    </message>
    <message>
      <source>Take a condition away, or change one.</source>
      <translation>Některou podmínku odeberte nebo změňte.</translation>
    </message>
    <message>
      <source>The filter is not understood</source>
      <translation>Filtru nerozumíme</translation>
    </message>
    <message>
      <source>The first download is under way</source>
      <translation>Probíhá první stažení</translation>
    </message>
    <message>
      <source>The list's own order</source>
      <translation>Výchozí pořadí seznamu</translation>
    </message>
    <message>
      <source>They come from the cloud.</source>
      <translation>Přicházejí z cloudu.</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Zkusit znovu</translation>
    </message>
    <message>
      <source>Try fewer letters or another word.</source>
      <translation>Zkuste méně písmen nebo jiné slovo.</translation>
    </message>
    <message>
      <source>ascending</source>
      <translation>vzestupně</translation>
    </message>
    <message>
      <source>descending</source>
      <translation>sestupně</translation>
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
      <translation>Podle systému</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Barvy</translation>
    </message>
    <message>
      <source>Compact, more rows</source>
      <translation>Těsné, více řádků</translation>
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
      <translation>Světlé</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Běžné</translation>
    </message>
    <message>
      <source>Room</source>
      <translation>Rozestupy</translation>
    </message>
    <message>
      <source>Roomy, for fingers</source>
      <translation>Volné, na dotyk</translation>
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
      <translation>Nová kategorie</translation>
    </message>
    <message>
      <source>New customer</source>
      <translation>Nový zákazník</translation>
    </message>
    <message>
      <source>New discount group</source>
      <translation>Nová slevová skupina</translation>
    </message>
    <message>
      <source>New employee</source>
      <translation>Nový zaměstnanec</translation>
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
      <translation>Nový dodavatel</translation>
    </message>
    <message>
      <source>New tag</source>
      <translation>Nový štítek</translation>
    </message>
    <message>
      <source>New tax rate</source>
      <translation>Nová sazba DPH</translation>
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
      <translation>Nouzový režim: synchronizace a servery jsou vypnuté.</translation>
    </message>
    <message>
      <source>Say no more of this version</source>
      <translation>O této verzi už neříkat</translation>
    </message>
    <message>
      <source>Start as usual</source>
      <translation>Spustit jako obvykle</translation>
    </message>
    <message>
      <source>This computer is for looking only.</source>
      <translation>Na tomto počítači se jen prohlíží.</translation>
    </message>
    <message>
      <source>Unlock...</source>
      <translation>Odemknout...</translation>
    </message>
    <message>
      <source>{service} copies the data folder, which can damage it: close Counterfoil and move the folder out of there.</source>
      <translation>{service} kopíruje složku s daty a může ji poškodit: zavřete Counterfoil a složku odtamtud přesuňte.</translation>
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
      <translation>nejméně</translation>
    </message>
    <message>
      <source>at most</source>
      <translation>nejvýše</translation>
    </message>
    <message>
      <source>before</source>
      <translation>před</translation>
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
      <translation>bez hodnot</translation>
    </message>
    <message>
      <source>has not</source>
      <translation>bez hodnoty</translation>
    </message>
    <message>
      <source>has one of</source>
      <translation>s některou z hodnot</translation>
    </message>
    <message>
      <source>is</source>
      <translation>je</translation>
    </message>
    <message>
      <source>is empty</source>
      <translation>je prázdné</translation>
    </message>
    <message>
      <source>is filled in</source>
      <translation>je vyplněné</translation>
    </message>
    <message>
      <source>is none of</source>
      <translation>není žádné z</translation>
    </message>
    <message>
      <source>is not</source>
      <translation>není</translation>
    </message>
    <message>
      <source>is one of</source>
      <translation>je jedno z</translation>
    </message>
    <message>
      <source>less than</source>
      <translation>méně než</translation>
    </message>
    <message>
      <source>more than</source>
      <translation>více než</translation>
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
      <translation>jiný program</translation>
    </message>
    <message>
      <source>command line</source>
      <translation>příkazový řádek</translation>
    </message>
    <message>
      <source>connecting</source>
      <translation>připojení</translation>
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
      <translation>Hotovo; něco stále čeká na rozhodnutí</translation>
    </message>
    <message>
      <source>In step</source>
      <translation>Vše souhlasí</translation>
    </message>
    <message>
      <source>It did not work</source>
      <translation>Nepodařilo se</translation>
    </message>
    <message>
      <source>Something still waits</source>
      <translation>Něco ještě čeká</translation>
    </message>
    <message>
      <source>Something was put aside for a decision</source>
      <translation>Něco bylo odloženo k rozhodnutí</translation>
    </message>
    <message>
      <source>Stopped</source>
      <translation>Zastaveno</translation>
    </message>
    <message>
      <source>The cloud did not let us sign in</source>
      <translation>Cloud nás nepřihlásil</translation>
    </message>
    <message>
      <source>The cloud was out of reach</source>
      <translation>Cloud nebyl dostupný</translation>
    </message>
  </context>
  <context>
    <name>Overview</name>
    <message numerus="yes">
      <source>%n customer(s) have points.</source>
      <translation>
        <numerusform>%Ln zákazník má body.</numerusform>
        <numerusform>%Ln zákazníci mají body.</numerusform>
        <numerusform>%Ln zákazníků má body.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n day(s)</source>
      <translation>
        <numerusform>%Ln den</numerusform>
        <numerusform>%Ln dny</numerusform>
        <numerusform>%Ln dní</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n day(s) went well</source>
      <translation>
        <numerusform>%Ln den proběhl dobře</numerusform>
        <numerusform>%Ln dny proběhly dobře</numerusform>
        <numerusform>%Ln dní proběhlo dobře</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n day(s) with trouble.</source>
      <translation>
        <numerusform>%Ln den s potížemi.</numerusform>
        <numerusform>%Ln dny s potížemi.</numerusform>
        <numerusform>%Ln dní s potížemi.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n ended in the last {days} days</source>
      <translation>
        <numerusform>%Ln skončilo za posledních {days} dní</numerusform>
        <numerusform>%Ln skončila za posledních {days} dní</numerusform>
        <numerusform>%Ln skončilo za posledních {days} dní</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n failed</source>
      <translation>
        <numerusform>%Ln selhal</numerusform>
        <numerusform>%Ln selhaly</numerusform>
        <numerusform>%Ln selhalo</numerusform>
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
        <numerusform>%Ln seznam se z cloudu ještě nenačetl.</numerusform>
        <numerusform>%Ln seznamy se z cloudu ještě nenačetly.</numerusform>
        <numerusform>%Ln seznamů se z cloudu ještě nenačetlo.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n list(s) without news for some time.</source>
      <translation>
        <numerusform>%Ln seznam je delší dobu beze zpráv.</numerusform>
        <numerusform>%Ln seznamy jsou delší dobu beze zpráv.</numerusform>
        <numerusform>%Ln seznamů je delší dobu beze zpráv.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n membership(s) end within {days} days</source>
      <translation>
        <numerusform>%Ln členství končí do {days} dní</numerusform>
        <numerusform>%Ln členství končí do {days} dní</numerusform>
        <numerusform>%Ln členství končí do {days} dní</numerusform>
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
        <numerusform>%Ln běh</numerusform>
        <numerusform>%Ln běhy</numerusform>
        <numerusform>%Ln běhů</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n stock item(s) in all warehouses.</source>
      <translation>
        <numerusform>%Ln skladová položka ve všech skladech.</numerusform>
        <numerusform>%Ln skladové položky ve všech skladech.</numerusform>
        <numerusform>%Ln skladových položek ve všech skladech.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n with trouble</source>
      <translation>
        <numerusform>%Ln s potížemi</numerusform>
        <numerusform>%Ln s potížemi</numerusform>
        <numerusform>%Ln s potížemi</numerusform>
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
      <translation>Stáří</translation>
    </message>
    <message>
      <source>Age of the copy</source>
      <translation>Stáří kopie</translation>
    </message>
    <message>
      <source>All lists are fresh.</source>
      <translation>Všechny seznamy jsou čerstvé.</translation>
    </message>
    <message>
      <source>Bring in your customers from a file</source>
      <translation>Načtěte své zákazníky ze souboru</translation>
    </message>
    <message>
      <source>Changed since yesterday</source>
      <translation>Změněno od včerejška</translation>
    </message>
    <message>
      <source>Connect this computer to your shop's cloud</source>
      <translation>Připojte tento počítač ke cloudu své prodejny</translation>
    </message>
    <message>
      <source>Customers by points</source>
      <translation>Zákazníci podle bodů</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Den</translation>
    </message>
    <message>
      <source>How it went</source>
      <translation>Jak to šlo</translation>
    </message>
    <message>
      <source>How many</source>
      <translation>Kolik</translation>
    </message>
    <message>
      <source>Memberships that end soon</source>
      <translation>Členství, která brzy končí</translation>
    </message>
    <message>
      <source>No customers yet.</source>
      <translation>Zatím žádní zákazníci.</translation>
    </message>
    <message>
      <source>No run yet.</source>
      <translation>Zatím žádná synchronizace.</translation>
    </message>
    <message>
      <source>No stock is kept here.</source>
      <translation>Nevedou se zde žádné zásoby.</translation>
    </message>
    <message>
      <source>Nothing waits to be sent.</source>
      <translation>Nic nečeká na odeslání.</translation>
    </message>
    <message>
      <source>Nothing waits. Everything is in the cloud.</source>
      <translation>Nic nečeká. Vše je v cloudu.</translation>
    </message>
    <message>
      <source>Nothing was read from the cloud yet.</source>
      <translation>Z cloudu se ještě nic nenačetlo.</translation>
    </message>
    <message numerus="yes">
      <source>Nothing was sent or read for %n day(s).</source>
      <translation>
        <numerusform>Už %Ln den se nic neodeslalo ani nenačetlo.</numerusform>
        <numerusform>Už %Ln dny se nic neodeslalo ani nenačetlo.</numerusform>
        <numerusform>Už %Ln dní se nic neodeslalo ani nenačetlo.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing. Everything else goes by itself.</source>
      <translation>Nic. Vše ostatní jde samo.</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Body</translation>
    </message>
    <message>
      <source>Products that run out</source>
      <translation>Docházející produkty</translation>
    </message>
    <message>
      <source>See why</source>
      <translation>Zjistit proč</translation>
    </message>
    <message>
      <source>Show as a table</source>
      <translation>Zobrazit jako tabulku</translation>
    </message>
    <message>
      <source>Sign in again</source>
      <translation>Přihlásit se znovu</translation>
    </message>
    <message>
      <source>Some lists wait to be looked at.</source>
      <translation>Některé seznamy čekají na načtení.</translation>
    </message>
    <message>
      <source>Stock that runs out</source>
      <translation>Docházející zásoby</translation>
    </message>
    <message>
      <source>Synchronising in the last 30 days</source>
      <translation>Synchronizace za posledních 30 dní</translation>
    </message>
    <message>
      <source>Three next steps</source>
      <translation>Tři další kroky</translation>
    </message>
    <message>
      <source>Unfinished, and backups</source>
      <translation>Rozepsané a zálohy</translation>
    </message>
    <message>
      <source>Waiting to be sent</source>
      <translation>Čeká na odeslání</translation>
    </message>
    <message>
      <source>Warehouse</source>
      <translation>Sklad</translation>
    </message>
    <message>
      <source>What needs you</source>
      <translation>Co potřebuje vás</translation>
    </message>
    <message>
      <source>Write your first product</source>
      <translation>Zapište první produkt</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>a %Ln další</numerusform>
        <numerusform>a %Ln další</numerusform>
        <numerusform>a %Ln dalších</numerusform>
      </translation>
    </message>
    <message>
      <source>just now</source>
      <translation>právě teď</translation>
    </message>
    <message>
      <source>no run</source>
      <translation>bez synchronizace</translation>
    </message>
    <message>
      <source>sold out</source>
      <translation>vyprodáno</translation>
    </message>
    <message>
      <source>{low} or fewer</source>
      <translation>nejvýš {low}</translation>
    </message>
  </context>
  <context>
    <name>Palette</name>
    <message>
      <source>Find or do anything</source>
      <translation>Najít nebo udělat cokoli</translation>
    </message>
    <message>
      <source>Found</source>
      <translation>Nalezeno</translation>
    </message>
    <message>
      <source>Go to</source>
      <translation>Přejít</translation>
    </message>
    <message>
      <source>Nothing found. Try fewer letters.</source>
      <translation>Nic nenalezeno. Zkuste méně písmen.</translation>
    </message>
    <message>
      <source>Type what to do, where to go, or a record</source>
      <translation>Napište, co udělat, kam jít, nebo záznam</translation>
    </message>
  </context>
  <context>
    <name>Paste</name>
    <message numerus="yes">
      <source>%n more value(s) have no row.</source>
      <translation>
        <numerusform>%Ln další hodnota nemá řádek.</numerusform>
        <numerusform>%Ln další hodnoty nemají řádek.</numerusform>
        <numerusform>%Ln dalších hodnot nemá řádek.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n stay as they are; the note says why.</source>
      <translation>
        <numerusform>%Ln zůstane beze změny, důvod je v poznámce.</numerusform>
        <numerusform>%Ln zůstanou beze změny, důvod je v poznámce.</numerusform>
        <numerusform>%Ln zůstane beze změny, důvod je v poznámce.</numerusform>
      </translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Poznámka</translation>
    </message>
    <message>
      <source>Nothing can be pasted into this column.</source>
      <translation>Do tohoto sloupce nelze vkládat.</translation>
    </message>
    <message>
      <source>Only the first column is used.</source>
      <translation>Použije se jen první sloupec.</translation>
    </message>
    <message>
      <source>Paste a column</source>
      <translation>Vložit sloupec</translation>
    </message>
    <message>
      <source>Paste into: {field}</source>
      <translation>Vložit do: {field}</translation>
    </message>
    <message>
      <source>There is no text to paste.</source>
      <translation>Ve schránce není žádný text.</translation>
    </message>
  </context>
  <context>
    <name>Phase</name>
    <message>
      <source>Comparing</source>
      <translation>Porovnává se</translation>
    </message>
    <message>
      <source>Downloading</source>
      <translation>Stahuje se</translation>
    </message>
    <message>
      <source>Finishing</source>
      <translation>Dokončuje se</translation>
    </message>
    <message>
      <source>Sending</source>
      <translation>Odesílá se</translation>
    </message>
    <message>
      <source>Signing in</source>
      <translation>Přihlašování</translation>
    </message>
  </context>
  <context>
    <name>Pin</name>
    <message>
      <source>Cancel</source>
      <translation>Zrušit</translation>
    </message>
    <message>
      <source>Delete the last digit</source>
      <translation>Smazat poslední číslici</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Pokračovat</translation>
    </message>
    <message>
      <source>Manager's PIN</source>
      <translation>PIN vedoucího</translation>
    </message>
    <message>
      <source>PIN</source>
      <translation>PIN</translation>
    </message>
    <message>
      <source>This is not the PIN. Type it again.</source>
      <translation>Tohle není PIN. Zadejte ho znovu.</translation>
    </message>
    <message numerus="yes">
      <source>Too many wrong PINs. Wait %n second(s).</source>
      <translation>
        <numerusform>Příliš mnoho chybných PINů. Počkejte %Ln sekundu.</numerusform>
        <numerusform>Příliš mnoho chybných PINů. Počkejte %Ln sekundy.</numerusform>
        <numerusform>Příliš mnoho chybných PINů. Počkejte %Ln sekund.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>PriceMark</name>
    <message>
      <source>below cost</source>
      <translation>pod nákupní cenou</translation>
    </message>
    <message>
      <source>changes by more than 30 %</source>
      <translation>mění se o více než 30 %</translation>
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
      <translation>vynecháno: cena by byla záporná</translation>
    </message>
    <message>
      <source>left out: no VAT rate</source>
      <translation>vynecháno: nemá sazbu DPH</translation>
    </message>
    <message>
      <source>left out: no price to start from</source>
      <translation>vynecháno: nemá cenu, z níž vyjít</translation>
    </message>
    <message>
      <source>left out: no purchase price</source>
      <translation>vynecháno: nemá nákupní cenu</translation>
    </message>
    <message>
      <source>left out: two versions wait for a decision</source>
      <translation>vynecháno: dvě verze čekají na rozhodnutí</translation>
    </message>
  </context>
  <context>
    <name>Prices</name>
    <message numerus="yes">
      <source>%n are left out.</source>
      <translation>
        <numerusform>%Ln se vynechá.</numerusform>
        <numerusform>%Ln se vynechají.</numerusform>
        <numerusform>%Ln se vynechá.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n changed meanwhile and stayed</source>
      <translation>
        <numerusform>%Ln se mezitím změnila a zůstala</numerusform>
        <numerusform>%Ln se mezitím změnily a zůstaly</numerusform>
        <numerusform>%Ln se mezitím změnilo a zůstalo</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n of them need(s) a look.</source>
      <translation>
        <numerusform>%Ln z nich stojí za pohled.</numerusform>
        <numerusform>%Ln z nich stojí za pohled.</numerusform>
        <numerusform>%Ln z nich stojí za pohled.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n price(s) changed</source>
      <translation>
        <numerusform>Změněna %Ln cena</numerusform>
        <numerusform>Změněny %Ln ceny</numerusform>
        <numerusform>Změněno %Ln cen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n price(s) will change.</source>
      <translation>
        <numerusform>Změní se %Ln cena.</numerusform>
        <numerusform>Změní se %Ln ceny.</numerusform>
        <numerusform>Změní se %Ln cen.</numerusform>
      </translation>
    </message>
    <message>
      <source>+5 %, -10, x 1.1 or 49.90</source>
      <translation>+5 %, -10, x 1,1 nebo 49,90</translation>
    </message>
    <message>
      <source>A new VAT rate</source>
      <translation>Nová sazba DPH</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Změnit</translation>
    </message>
    <message numerus="yes">
      <source>Change %n price(s)</source>
      <translation>
        <numerusform>Změnit %Ln cenu</numerusform>
        <numerusform>Změnit %Ln ceny</numerusform>
        <numerusform>Změnit %Ln cen</numerusform>
      </translation>
    </message>
    <message>
      <source>Difference</source>
      <translation>Rozdíl</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Vychází z</translation>
    </message>
    <message>
      <source>Keep the prices without VAT</source>
      <translation>Ponechat ceny bez DPH</translation>
    </message>
    <message>
      <source>Margin in %</source>
      <translation>Marže v %</translation>
    </message>
    <message>
      <source>Margin {part} %: {earned} on one without VAT. Bought for {bought}, the newest price known, in {warehouse}.</source>
      <translation>Marže {part} %: {earned} na kusu bez DPH. Nákup za {bought}, nejnovější známá cena, {warehouse}.</translation>
    </message>
    <message>
      <source>Markup in %</source>
      <translation>Přirážka v %</translation>
    </message>
    <message>
      <source>New price, or change</source>
      <translation>Nová cena nebo změna</translation>
    </message>
    <message numerus="yes">
      <source>New prices for %n product(s)</source>
      <translation>
        <numerusform>Nová cena pro %Ln produkt</numerusform>
        <numerusform>Nové ceny pro %Ln produkty</numerusform>
        <numerusform>Nové ceny pro %Ln produktů</numerusform>
      </translation>
    </message>
    <message>
      <source>New rate in %</source>
      <translation>Nová sazba v %</translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Poznámka</translation>
    </message>
    <message>
      <source>Price to change</source>
      <translation>Měněná cena</translation>
    </message>
    <message>
      <source>Prices</source>
      <translation>Ceny</translation>
    </message>
    <message>
      <source>Prices are changed in the list of products.</source>
      <translation>Ceny se mění v seznamu produktů.</translation>
    </message>
    <message>
      <source>Prices...</source>
      <translation>Ceny...</translation>
    </message>
    <message>
      <source>Start from</source>
      <translation>Počítat z</translation>
    </message>
    <message>
      <source>The present price</source>
      <translation>Současná cena</translation>
    </message>
    <message>
      <source>The purchase price and a margin</source>
      <translation>Nákupní cena a marže</translation>
    </message>
    <message>
      <source>The purchase price and a markup</source>
      <translation>Nákupní cena a přirážka</translation>
    </message>
    <message>
      <source>This is no number or change of a price.</source>
      <translation>To není číslo ani změna ceny.</translation>
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
      <translation>z nákupní ceny</translation>
    </message>
  </context>
  <context>
    <name>Problem</name>
    <message>
      <source>A deleted record cannot be saved. Restore it first.</source>
      <translation>Smazaný záznam nelze uložit. Nejdřív ho obnovte.</translation>
    </message>
    <message>
      <source>A record with this name is here already: {ids}.</source>
      <translation>Záznam s tímto názvem už zde je: {ids}.</translation>
    </message>
    <message>
      <source>A tag cannot hold any of , ^ ? * ( ) [ ] $</source>
      <translation>Štítek nesmí obsahovat , ^ ? * ( ) [ ] $</translation>
    </message>
    <message>
      <source>A tag cannot start with a dot.</source>
      <translation>Štítek nesmí začínat tečkou.</translation>
    </message>
    <message>
      <source>All together at most {limit} characters fit, these are {actual}.</source>
      <translation>Dohromady se vejde nejvýš {limit} znaků, tady je jich {actual}.</translation>
    </message>
    <message>
      <source>Another record has this already. Type something else.</source>
      <translation>Tohle už má jiný záznam. Napište něco jiného.</translation>
    </message>
    <message>
      <source>Another record has this code already: {ids}.</source>
      <translation>Tento kód už má jiný záznam: {ids}.</translation>
    </message>
    <message>
      <source>At most {limit} characters fit, these are {actual}.</source>
      <translation>Vejde se nejvýš {limit} znaků, tady je jich {actual}.</translation>
    </message>
    <message>
      <source>Can be changed only in the cloud.</source>
      <translation>Lze změnit jen v cloudu.</translation>
    </message>
    <message>
      <source>Choose a record from the list.</source>
      <translation>Vyberte záznam ze seznamu.</translation>
    </message>
    <message>
      <source>Choose from the list: a record that is there, or the new one at its end.</source>
      <translation>Vyberte ze seznamu: existující záznam, nebo nový na jeho konci.</translation>
    </message>
    <message>
      <source>Choose one from the list.</source>
      <translation>Vyberte ze seznamu.</translation>
    </message>
    <message>
      <source>Does not match the price with VAT. Leave one of the two empty, or type {expected}.</source>
      <translation>Neodpovídá ceně s DPH. Nechte jednu z nich prázdnou, nebo zadejte {expected}.</translation>
    </message>
    <message>
      <source>Fill in the first name, the last name or the company.</source>
      <translation>Vyplňte jméno, příjmení, nebo firmu.</translation>
    </message>
    <message>
      <source>Fill this in.</source>
      <translation>Vyplňte.</translation>
    </message>
    <message>
      <source>It is deleted. Restore it first.</source>
      <translation>Je smazaný. Nejdřív ho obnovte.</translation>
    </message>
    <message>
      <source>Line {line} has this code already.</source>
      <translation>Tento kód je už na řádku {line}.</translation>
    </message>
    <message>
      <source>Line {line} is about the same record already.</source>
      <translation>O stejném záznamu je už řádek {line}.</translation>
    </message>
    <message>
      <source>Matched without leading zeros.</source>
      <translation>Spárováno bez úvodních nul.</translation>
    </message>
    <message>
      <source>Nothing to match by, so a new record is made.</source>
      <translation>Není podle čeho párovat, vznikne nový záznam.</translation>
    </message>
    <message>
      <source>Only one cell is filled. Is this a heading?</source>
      <translation>Vyplněná je jen jedna buňka. Je to nadpis?</translation>
    </message>
    <message>
      <source>Read as {day}. If the month comes first, change the date format.</source>
      <translation>Přečteno jako {day}. Pokud je první měsíc, změňte formát data.</translation>
    </message>
    <message>
      <source>Read as {read}. For thousands, write it without the separator.</source>
      <translation>Přečteno jako {read}. Jde-li o tisíce, napište číslo bez oddělovače.</translation>
    </message>
    <message>
      <source>Records in the cloud that may be the same one: {ids}</source>
      <translation>Záznamy v cloudu, které mohou být týž: {ids}</translation>
    </message>
    <message>
      <source>Several records have this name. Use the ID.</source>
      <translation>Tento název má více záznamů. Použijte ID.</translation>
    </message>
    <message>
      <source>The ID and the value to match by belong to different records. By the value it is {id}.</source>
      <translation>ID a hodnota pro párování patří různým záznamům. Podle hodnoty je to {id}.</translation>
    </message>
    <message>
      <source>The amount is in {currency}. It is not converted.</source>
      <translation>Částka je v {currency}. Nepřepočítává se.</translation>
    </message>
    <message>
      <source>The cell is empty, so this is removed: {was}</source>
      <translation>Buňka je prázdná, proto se odebere: {was}</translation>
    </message>
    <message>
      <source>The cloud says: {message}</source>
      <translation>Cloud říká: {message}</translation>
    </message>
    <message>
      <source>The line has more cells than there are columns.</source>
      <translation>Řádek má více buněk, než je sloupců.</translation>
    </message>
    <message>
      <source>The new record gets this ID. If it is another program's, do not import the column.</source>
      <translation>Nový záznam dostane toto ID. Pokud je z jiného programu, sloupec neimportujte.</translation>
    </message>
    <message>
      <source>The price would be below zero.</source>
      <translation>Cena by byla záporná.</translation>
    </message>
    <message>
      <source>The record has no ID.</source>
      <translation>Záznam nemá ID.</translation>
    </message>
    <message>
      <source>The same as line {line}.</source>
      <translation>Stejné jako řádek {line}.</translation>
    </message>
    <message>
      <source>The spreadsheet made a date of this. Format the column as text.</source>
      <translation>Tabulkový program z toho udělal datum. Nastavte sloupci formát textu.</translation>
    </message>
    <message>
      <source>The spreadsheet shortened this number. Format the column as text, enter the number again and save.</source>
      <translation>Tabulkový program toto číslo zkrátil. Nastavte sloupci formát textu, zadejte číslo znovu a uložte.</translation>
    </message>
    <message>
      <source>The text holds a character that cannot be stored. Type it again.</source>
      <translation>Text obsahuje znak, který nelze uložit. Napište ho znovu.</translation>
    </message>
    <message>
      <source>There is no record with this ID here.</source>
      <translation>Záznam s tímto ID zde není.</translation>
    </message>
    <message>
      <source>There is no record with this name. Add it first, or type its ID.</source>
      <translation>Záznam s tímto názvem není. Nejprve ho přidejte, nebo zadejte jeho ID.</translation>
    </message>
    <message>
      <source>This ID belongs to a record with another value here. Match by ID, or do not import the ID column.</source>
      <translation>Toto ID patří záznamu, který zde má jinou hodnotu. Párujte podle ID, nebo sloupec s ID neimportujte.</translation>
    </message>
    <message>
      <source>This cannot be read. Type it again.</source>
      <translation>Tomu nelze rozumět. Napište to znovu.</translation>
    </message>
    <message>
      <source>This is not an e-mail address.</source>
      <translation>Tohle není e-mailová adresa.</translation>
    </message>
    <message>
      <source>This looks like a total. Delete the line.</source>
      <translation>Vypadá to jako součet. Řádek smažte.</translation>
    </message>
    <message>
      <source>This must agree with the setting to ask for the price.</source>
      <translation>Musí souhlasit s nastavením, zda se ptát na cenu.</translation>
    </message>
    <message>
      <source>This product is made from the one whose recipe this is. Choose another.</source>
      <translation>Tento produkt se vyrábí z toho, jehož recept to je. Vyberte jiný.</translation>
    </message>
    <message>
      <source>This value cannot be used. Type something else.</source>
      <translation>Tuto hodnotu nelze použít. Napište jinou.</translation>
    </message>
    <message>
      <source>Type a colour such as #1A7F37</source>
      <translation>Napište barvu jako #1A7F37</translation>
    </message>
    <message>
      <source>Type a date.</source>
      <translation>Napište datum.</translation>
    </message>
    <message>
      <source>Type a name, or nothing at all.</source>
      <translation>Napište jméno, nebo nechte prázdné.</translation>
    </message>
    <message>
      <source>Type a number, e.g. 12,50</source>
      <translation>Napište číslo, např. 12,50</translation>
    </message>
    <message>
      <source>Type a number, or per cent up to 100 %</source>
      <translation>Napište číslo nebo procenta do 100 %</translation>
    </message>
    <message>
      <source>Type a whole address, e.g. https://www.example.com</source>
      <translation>Napište celou adresu, např. https://www.example.com</translation>
    </message>
    <message>
      <source>Type a whole number.</source>
      <translation>Napište celé číslo.</translation>
    </message>
    <message>
      <source>Type the VAT ID with the country and without spaces, e.g. CZ12345678</source>
      <translation>Napište DIČ se zemí a bez mezer, např. CZ12345678</translation>
    </message>
    <message>
      <source>Type the language, a colon and the text, e.g. de: Kaffee</source>
      <translation>Napište jazyk, dvojtečku a text, např. de: Kaffee</translation>
    </message>
    <message>
      <source>Type yes or no.</source>
      <translation>Napište ano nebo ne.</translation>
    </message>
    <message>
      <source>Type {maximum} or less.</source>
      <translation>Napište {maximum} nebo míň.</translation>
    </message>
    <message>
      <source>Type {minimum} or more.</source>
      <translation>Napište {minimum} nebo víc.</translation>
    </message>
    <message>
      <source>{count} records have this value: {ids}. Match by ID instead.</source>
      <translation>Počet záznamů s touto hodnotou: {count} ({ids}). Párujte podle ID.</translation>
    </message>
  </context>
  <context>
    <name>Quit</name>
    <message numerus="yes">
      <source>%n record(s) with typing that is not saved</source>
      <translation>
        <numerusform>%Ln záznam s neuloženým textem</numerusform>
        <numerusform>%Ln záznamy s neuloženým textem</numerusform>
        <numerusform>%Ln záznamů s neuloženým textem</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Rail</name>
    <message>
      <source>Fold the sections</source>
      <translation>Sbalit sekce</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Nabídka</translation>
    </message>
    <message>
      <source>Sections</source>
      <translation>Sekce</translation>
    </message>
    <message>
      <source>Unfold the sections</source>
      <translation>Rozbalit sekce</translation>
    </message>
  </context>
  <context>
    <name>Recipe</name>
    <message>
      <source>A product cannot be its own ingredient.</source>
      <translation>Produkt nemůže být svou vlastní surovinou.</translation>
    </message>
    <message>
      <source>Add an ingredient</source>
      <translation>Přidat surovinu</translation>
    </message>
    <message>
      <source>Leave it in</source>
      <translation>Ponechat</translation>
    </message>
    <message>
      <source>No ingredients: it is sold as it is bought.</source>
      <translation>Bez surovin: prodává se, jak se koupí.</translation>
    </message>
    <message>
      <source>Take out</source>
      <translation>Vyjmout</translation>
    </message>
    <message>
      <source>quantity</source>
      <translation>množství</translation>
    </message>
    <message>
      <source>unit</source>
      <translation>jednotka</translation>
    </message>
    <message>
      <source>{product}: taken out when you save</source>
      <translation>{product}: odebere se při uložení</translation>
    </message>
  </context>
  <context>
    <name>Refused</name>
    <message>
      <source>It has a recipe. Delete the recipe first.</source>
      <translation>Má recept. Nejdřív smažte recept.</translation>
    </message>
    <message>
      <source>It is deleted. Restore it first.</source>
      <translation>Je smazaný. Nejdřív ho obnovte.</translation>
    </message>
    <message>
      <source>Personal data were removed from it for good.</source>
      <translation>Osobní údaje z něj byly natrvalo odstraněny.</translation>
    </message>
    <message>
      <source>Products still belong to it. Move them to another category first.</source>
      <translation>Ještě do ní patří produkty. Nejdřív je přesuňte do jiné kategorie.</translation>
    </message>
    <message>
      <source>Recipes of other products need it. Take it out of them first.</source>
      <translation>Potřebují ho recepty jiných produktů. Nejdřív ho z nich vyřaďte.</translation>
    </message>
    <message>
      <source>The administrator cannot be deleted.</source>
      <translation>Správce nelze smazat.</translation>
    </message>
    <message>
      <source>The lists are still being compared. Decide when that is done.</source>
      <translation>Seznamy se ještě porovnávají. Rozhodněte, až to bude hotové.</translation>
    </message>
    <message>
      <source>The old values would break a rule.</source>
      <translation>Staré hodnoty by porušily pravidlo.</translation>
    </message>
    <message>
      <source>This has to be decided as a whole.</source>
      <translation>O tomhle je třeba rozhodnout jako o celku.</translation>
    </message>
  </context>
  <context>
    <name>Related</name>
    <message>
      <source>No other record has to do with it.</source>
      <translation>Žádný jiný záznam s ním nesouvisí.</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Žádné</translation>
    </message>
    <message numerus="yes">
      <source>Show all %n in the list</source>
      <translation>
        <numerusform>Ukázat %Ln v seznamu</numerusform>
        <numerusform>Ukázat všechny %Ln v seznamu</numerusform>
        <numerusform>Ukázat všech %Ln v seznamu</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Relation</name>
    <message>
      <source>Categories with it</source>
      <translation>Kategorie s ním</translation>
    </message>
    <message>
      <source>Customers in it</source>
      <translation>Zákazníci v ní</translation>
    </message>
    <message>
      <source>Customers with it</source>
      <translation>Zákazníci s ním</translation>
    </message>
    <message>
      <source>Employees with it</source>
      <translation>Zaměstnanci s ním</translation>
    </message>
    <message>
      <source>Ingredients of it</source>
      <translation>Jeho suroviny</translation>
    </message>
    <message>
      <source>Products from it</source>
      <translation>Produkty od něj</translation>
    </message>
    <message>
      <source>Products in it</source>
      <translation>Produkty v ní</translation>
    </message>
    <message>
      <source>Products in stock there</source>
      <translation>Produkty na skladě</translation>
    </message>
    <message>
      <source>Products with it</source>
      <translation>Produkty s ním</translation>
    </message>
    <message>
      <source>Used in</source>
      <translation>Použito v</translation>
    </message>
    <message>
      <source>Webhooks about it</source>
      <translation>Webhooky k němu</translation>
    </message>
  </context>
  <context>
    <name>Report</name>
    <message>
      <source>Cancel</source>
      <translation>Zrušit</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Soubor</translation>
    </message>
    <message>
      <source>Files of the report</source>
      <translation>Soubory zprávy</translation>
    </message>
    <message>
      <source>Report for support</source>
      <translation>Zpráva pro podporu</translation>
    </message>
    <message>
      <source>Report for support...</source>
      <translation>Zpráva pro podporu...</translation>
    </message>
    <message>
      <source>Report saved to {file}</source>
      <translation>Zpráva uložena do {file}</translation>
    </message>
    <message>
      <source>Save...</source>
      <translation>Uložit...</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Velikost</translation>
    </message>
    <message>
      <source>Text of the file</source>
      <translation>Text souboru</translation>
    </message>
    <message>
      <source>These files would be saved, and nothing is sent anywhere. No record, no token and no password is in them.</source>
      <translation>Uložily by se tyto soubory a nikam se nic neposílá. Není v nich žádný záznam, token ani heslo.</translation>
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
      <translation>Vybrat zálohu...</translation>
    </message>
    <message>
      <source>Cloud {id}</source>
      <translation>Cloud {id}</translation>
    </message>
    <message>
      <source>Looking into the file...</source>
      <translation>Prohlíží se soubor...</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Obnovit</translation>
    </message>
    <message>
      <source>Restoring...</source>
      <translation>Obnovuje se...</translation>
    </message>
    <message>
      <source>Token; can wait until later</source>
      <translation>Token; může počkat na později</translation>
    </message>
    <message>
      <source>Written {when}</source>
      <translation>Zapsáno {when}</translation>
    </message>
  </context>
  <context>
    <name>Rights</name>
    <message>
      <source>A PIN has to be set before it can be asked for.</source>
      <translation>Na PIN se lze ptát, až bude nastaven.</translation>
    </message>
    <message>
      <source>A PIN is set.</source>
      <translation>PIN je nastaven.</translation>
    </message>
    <message>
      <source>After it records can be changed here again.</source>
      <translation>Pak se zde záznamy dají zase měnit.</translation>
    </message>
    <message>
      <source>Change the PIN</source>
      <translation>Změnit PIN</translation>
    </message>
    <message>
      <source>It is needed to change many records at once.</source>
      <translation>Je potřeba ke změně mnoha záznamů najednou.</translation>
    </message>
    <message>
      <source>It is needed to change settings.</source>
      <translation>Je potřeba ke změně nastavení.</translation>
    </message>
    <message>
      <source>It is needed to delete records.</source>
      <translation>Je potřeba ke smazání záznamů.</translation>
    </message>
    <message>
      <source>It is needed to import a file.</source>
      <translation>Je potřeba k importu souboru.</translation>
    </message>
    <message>
      <source>It is needed to remove personal data for good.</source>
      <translation>Je potřeba k trvalému odstranění osobních údajů.</translation>
    </message>
    <message>
      <source>It is needed to restore a backup.</source>
      <translation>Je potřeba k obnovení zálohy.</translation>
    </message>
    <message>
      <source>It is needed to sign out or to change the cloud.</source>
      <translation>Je potřeba k odhlášení nebo změně cloudu.</translation>
    </message>
    <message>
      <source>Lock to looking only</source>
      <translation>Zamknout jen na prohlížení</translation>
    </message>
    <message>
      <source>Looking only</source>
      <translation>Jen prohlížení</translation>
    </message>
    <message>
      <source>Manager's PIN</source>
      <translation>PIN vedoucího</translation>
    </message>
    <message>
      <source>New PIN</source>
      <translation>Nový PIN</translation>
    </message>
    <message>
      <source>New PIN again</source>
      <translation>Nový PIN znovu</translation>
    </message>
    <message>
      <source>No PIN is set: everybody may do everything.</source>
      <translation>PIN není nastaven: každý může všechno.</translation>
    </message>
    <message>
      <source>Once typed, the PIN counts for five minutes or until Ctrl+L. Who forgot it asks whoever may open the data folder to remove the file rights.json.</source>
      <translation>Zadaný PIN platí pět minut nebo do Ctrl+L. Kdo ho zapomněl, požádá toho, kdo smí do složky s daty, aby smazal soubor rights.json.</translation>
    </message>
    <message>
      <source>PIN so far</source>
      <translation>Dosavadní PIN</translation>
    </message>
    <message>
      <source>Remove the PIN</source>
      <translation>Zrušit PIN</translation>
    </message>
    <message>
      <source>Set a PIN</source>
      <translation>Nastavit PIN</translation>
    </message>
    <message>
      <source>The PIN is removed</source>
      <translation>PIN je zrušen</translation>
    </message>
    <message>
      <source>The PIN is set</source>
      <translation>PIN je nastaven</translation>
    </message>
    <message>
      <source>The two new PINs differ. Type them again.</source>
      <translation>Nové PINy se liší. Zadejte je znovu.</translation>
    </message>
    <message>
      <source>This computer is for looking only (Ctrl+L)</source>
      <translation>Na tomto počítači se jen prohlíží (Ctrl+L)</translation>
    </message>
    <message>
      <source>Type the PIN so far.</source>
      <translation>Zadejte dosavadní PIN.</translation>
    </message>
    <message>
      <source>Unlock...</source>
      <translation>Odemknout...</translation>
    </message>
    <message>
      <source>View-only and the PIN keep out whoever sits at this window. They do not keep out who may start programs or open files in this account of the computer: the command line asks for no PIN. Give staff an account of their own if that matters.</source>
      <translation>Režim prohlížení a PIN zastaví toho, kdo sedí u tohoto okna. Nezastaví toho, kdo smí v tomto účtu počítače spouštět programy nebo otevírat soubory: příkazový řádek se na PIN neptá. Pokud na tom záleží, dejte zaměstnancům vlastní účet.</translation>
    </message>
    <message>
      <source>When the PIN is asked for</source>
      <translation>Kdy se chce PIN</translation>
    </message>
    <message>
      <source>While this computer is for looking only, nobody can change anything in this window. Synchronising and the other programs of the shop go on.</source>
      <translation>Dokud se zde jen prohlíží, nikdo v tomto okně nemůže nic změnit. Synchronizace a ostatní programy obchodu běží dál.</translation>
    </message>
  </context>
  <context>
    <name>Scan</name>
    <message>
      <source>As the keyboard typed it</source>
      <translation>Jak to napsala klávesnice</translation>
    </message>
    <message>
      <source>Between two keys</source>
      <translation>Mezi dvěma klávesami</translation>
    </message>
    <message>
      <source>Ends with Enter or Tab</source>
      <translation>Končí klávesou Enter či Tab</translation>
    </message>
    <message>
      <source>It has no check digit. It works in lists, not while a text is being typed.</source>
      <translation>Nemá kontrolní číslici. Funguje v seznamech, ne při psaní textu.</translation>
    </message>
    <message>
      <source>Its check digit does not fit. Scan it again, or look at the label.</source>
      <translation>Kontrolní číslice nesedí. Naskenujte znovu, nebo zkontrolujte etiketu.</translation>
    </message>
    <message>
      <source>Its check digit fits. It works everywhere in the window.</source>
      <translation>Kontrolní číslice sedí. Funguje v celém okně.</translation>
    </message>
    <message>
      <source>No product has the code {code}.</source>
      <translation>Kód {code} nemá žádný produkt.</translation>
    </message>
    <message>
      <source>Nothing appears? Let the scanner act as a keyboard and end each code with Enter; its booklet has a code for either.</source>
      <translation>Nic se neobjevilo? Nastavte čtečku jako klávesnici a každý kód ukončete Enterem; v její příručce je kód pro obojí.</translation>
    </message>
    <message>
      <source>Nothing has the code {code}.</source>
      <translation>Kód {code} nemá žádný záznam.</translation>
    </message>
    <message>
      <source>Nothing was read yet.</source>
      <translation>Zatím nebylo nic načteno.</translation>
    </message>
    <message>
      <source>Scan any code now. Nothing is changed.</source>
      <translation>Naskenujte nyní jakýkoli kód. Nic se nezmění.</translation>
    </message>
    <message>
      <source>Try the scanner</source>
      <translation>Vyzkoušet čtečku</translation>
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
      <translation>Přehled</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Nastavení</translation>
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
      <translation>Rozhodnout později</translation>
    </message>
    <message>
      <source>Send ours again</source>
      <translation>Poslat znovu naše</translation>
    </message>
    <message>
      <source>Send ours again: the cloud gets back what is here.</source>
      <translation>Poslat znovu naše: cloud dostane zpět, co je zde.</translation>
    </message>
    <message>
      <source>Take the cloud's state</source>
      <translation>Převzít stav cloudu</translation>
    </message>
    <message>
      <source>Take the cloud's state: what the cloud lacks is deleted here as well.</source>
      <translation>Převzít stav cloudu: co v cloudu chybí, smaže se i zde.</translation>
    </message>
  </context>
  <context>
    <name>Setting</name>
    <message>
      <source>Address to listen on</source>
      <translation>Adresa, na které naslouchá</translation>
    </message>
    <message>
      <source>Address under which the cloud reaches the receiver</source>
      <translation>Adresa, na které cloud příjemce najde</translation>
    </message>
    <message>
      <source>Before changing many records at once</source>
      <translation>Před změnou mnoha záznamů najednou</translation>
    </message>
    <message>
      <source>Before deleting records</source>
      <translation>Před smazáním záznamů</translation>
    </message>
    <message>
      <source>Before importing a file</source>
      <translation>Před importem souboru</translation>
    </message>
    <message>
      <source>Before removing personal data for good</source>
      <translation>Před trvalým odstraněním osobních údajů</translation>
    </message>
    <message>
      <source>Before restoring a backup</source>
      <translation>Před obnovením zálohy</translation>
    </message>
    <message>
      <source>Before signing out or changing the cloud</source>
      <translation>Před odhlášením nebo změnou cloudu</translation>
    </message>
    <message>
      <source>Closing the window leaves the program in the tray</source>
      <translation>Zavření okna nechá program v oznamovací oblasti</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Barvy</translation>
    </message>
    <message>
      <source>Computers on this cloud</source>
      <translation>Počítače u tohoto cloudu</translation>
    </message>
    <message>
      <source>Days to keep old values</source>
      <translation>Kolik dní uchovávat staré hodnoty</translation>
    </message>
    <message>
      <source>Days to keep who changed what</source>
      <translation>Kolik dní uchovávat, kdo co změnil</translation>
    </message>
    <message>
      <source>Encryption</source>
      <translation>Šifrování</translation>
    </message>
    <message>
      <source>File of its private key</source>
      <translation>Soubor jeho soukromého klíče</translation>
    </message>
    <message>
      <source>File of the certificate</source>
      <translation>Soubor certifikátu</translation>
    </message>
    <message>
      <source>How much the log says</source>
      <translation>Jak podrobný je záznam činnosti</translation>
    </message>
    <message>
      <source>How numbers are written</source>
      <translation>Jak se píší čísla</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Jazyk</translation>
    </message>
    <message>
      <source>Let other computers in</source>
      <translation>Pustit sem jiné počítače</translation>
    </message>
    <message>
      <source>Let the older paths delete by GET</source>
      <translation>Dovolit starším cestám mazat přes GET</translation>
    </message>
    <message>
      <source>Look for newer versions once a day</source>
      <translation>Jednou denně hledat novější verzi</translation>
    </message>
    <message>
      <source>Paper</source>
      <translation>Papír</translation>
    </message>
    <message>
      <source>Port</source>
      <translation>Port</translation>
    </message>
    <message>
      <source>Print the code as bars</source>
      <translation>Tisknout čárový kód</translation>
    </message>
    <message>
      <source>Print the price</source>
      <translation>Tisknout cenu</translation>
    </message>
    <message>
      <source>Requests a token may make in a minute</source>
      <translation>Kolik dotazů smí token za minutu</translation>
    </message>
    <message>
      <source>Requests the cloud allows in 30 minutes</source>
      <translation>Kolik dotazů cloud dovolí za 30 minut</translation>
    </message>
    <message>
      <source>Room in lists and forms</source>
      <translation>Místo v seznamech a formulářích</translation>
    </message>
    <message>
      <source>Seconds between two runs</source>
      <translation>Sekundy mezi dvěma synchronizacemi</translation>
    </message>
    <message>
      <source>Seconds from an edit until it is sent</source>
      <translation>Sekundy od úpravy do odeslání</translation>
    </message>
    <message>
      <source>Serve the older paths too</source>
      <translation>Obsluhovat i starší cesty</translation>
    </message>
    <message>
      <source>Serve the other programs of the shop</source>
      <translation>Obsluhovat ostatní programy obchodu</translation>
    </message>
    <message>
      <source>Show fields that the interface does not list</source>
      <translation>Ukazovat pole, která rozhraní neuvádí</translation>
    </message>
    <message>
      <source>Show the state in the system tray</source>
      <translation>Ukazovat stav v oznamovací oblasti</translation>
    </message>
    <message>
      <source>Size of text in per cent</source>
      <translation>Velikost textu v procentech</translation>
    </message>
    <message>
      <source>Stock runs out from</source>
      <translation>Zásoba dochází od</translation>
    </message>
    <message>
      <source>Synchronise by itself</source>
      <translation>Synchronizovat samo</translation>
    </message>
    <message>
      <source>Take webhook calls of the cloud</source>
      <translation>Přijímat volání webhooků z cloudu</translation>
    </message>
    <message>
      <source>This shop's own codes begin with</source>
      <translation>Vlastní kódy obchodu začínají na</translation>
    </message>
    <message>
      <source>Web pages that may read and write</source>
      <translation>Webové stránky, které smějí číst a zapisovat</translation>
    </message>
    <message>
      <source>Webhooks may call into the shop</source>
      <translation>Webhooky smějí volat do prodejny</translation>
    </message>
  </context>
  <context>
    <name>SettingChoice</name>
    <message>
      <source>A4, 14 labels 99.1 × 38.1 mm</source>
      <translation>A4, 14 cenovek 99,1 × 38,1 mm</translation>
    </message>
    <message>
      <source>A4, 24 labels 70 × 37 mm</source>
      <translation>A4, 24 cenovek 70 × 37 mm</translation>
    </message>
    <message>
      <source>A4, 65 labels 38.1 × 21.2 mm</source>
      <translation>A4, 65 cenovek 38,1 × 21,2 mm</translation>
    </message>
    <message>
      <source>As numbers</source>
      <translation>Jako čísla</translation>
    </message>
    <message>
      <source>As text, like the cloud</source>
      <translation>Jako text, stejně jako cloud</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>Podle systému</translation>
    </message>
    <message>
      <source>Compact, more rows</source>
      <translation>Těsné, více řádků</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Tmavé</translation>
    </message>
    <message>
      <source>Everything</source>
      <translation>Všechno</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Vysoký kontrast</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Světlé</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Žádné</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Běžné</translation>
    </message>
    <message>
      <source>Only troubles</source>
      <translation>Jen potíže</translation>
    </message>
    <message>
      <source>Roll 57 × 32 mm</source>
      <translation>Role 57 × 32 mm</translation>
    </message>
    <message>
      <source>Roll 62 × 29 mm</source>
      <translation>Role 62 × 29 mm</translation>
    </message>
    <message>
      <source>Roomy, for fingers</source>
      <translation>Volné, na dotyk</translation>
    </message>
    <message>
      <source>What happens</source>
      <translation>Co se děje</translation>
    </message>
    <message>
      <source>With a certificate made here</source>
      <translation>S certifikátem vytvořeným zde</translation>
    </message>
    <message>
      <source>With the files named below</source>
      <translation>Se soubory uvedenými níže</translation>
    </message>
  </context>
  <context>
    <name>SettingGroup</name>
    <message>
      <source>About and licences</source>
      <translation>O programu a licence</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Vzhled</translation>
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
      <translation>Obecné</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>Cenovky</translation>
    </message>
    <message>
      <source>Rights</source>
      <translation>Oprávnění</translation>
    </message>
    <message>
      <source>Schedule</source>
      <translation>Plán</translation>
    </message>
    <message>
      <source>Server for the shop</source>
      <translation>Server pro obchod</translation>
    </message>
    <message>
      <source>This shop</source>
      <translation>Tento obchod</translation>
    </message>
    <message>
      <source>Updates</source>
      <translation>Aktualizace</translation>
    </message>
    <message>
      <source>Webhook receiver</source>
      <translation>Příjemce webhooků</translation>
    </message>
  </context>
  <context>
    <name>SettingPart</name>
    <message>
      <source>PIN manager view only lock unlock</source>
      <translation>PIN vedoucí jen prohlížení zamknout odemknout</translation>
    </message>
    <message>
      <source>address code to scan QR tokens programs revoke create clients seen</source>
      <translation>adresa kód QR k naskenování tokeny programy odvolat vytvořit klienti viděni</translation>
    </message>
    <message>
      <source>back up now restore copy last</source>
      <translation>zálohovat teď obnovit kopie poslední</translation>
    </message>
    <message>
      <source>check self-test log folder capabilities cloud allows</source>
      <translation>kontrola záznam činnosti složka možnosti cloudu dovoluje</translation>
    </message>
    <message>
      <source>cloud account address number sign in again sign out connect token</source>
      <translation>cloud účet adresa číslo přihlásit znovu odhlásit připojit token</translation>
    </message>
    <message>
      <source>state port address secret reveal copy</source>
      <translation>stav port adresa tajemství ukázat kopírovat</translation>
    </message>
    <message>
      <source>version check now what is new install</source>
      <translation>verze zjistit teď co je nového instalovat</translation>
    </message>
    <message>
      <source>version licence Qt LGPL icons Lucide libraries</source>
      <translation>verze licence Qt LGPL ikony Lucide knihovny</translation>
    </message>
  </context>
  <context>
    <name>SettingText</name>
    <message>
      <source>0 lets the system choose one at each start.</source>
      <translation>0 nechá systém vybrat při každém spuštění.</translation>
    </message>
    <message>
      <source>127.0.0.1 is right where a tunnel or a proxy runs on this computer.</source>
      <translation>127.0.0.1 je správně, když na tomto počítači běží tunel nebo proxy.</translation>
    </message>
    <message>
      <source>127.0.0.1 is this computer alone; 0.0.0.0 is every network it is in.</source>
      <translation>127.0.0.1 je jen tento počítač; 0.0.0.0 jsou všechny jeho sítě.</translation>
    </message>
    <message>
      <source>A PEM file with the certificate and those above it.</source>
      <translation>Soubor PEM s certifikátem a těmi nad ním.</translation>
    </message>
    <message>
      <source>A PEM file without a password.</source>
      <translation>Soubor PEM bez hesla.</translation>
    </message>
    <message>
      <source>A backup takes the place of all records here.</source>
      <translation>Záloha nahradí všechny zdejší záznamy.</translation>
    </message>
    <message>
      <source>A deletion can be undone, but who deletes by accident seldom notices.</source>
      <translation>Smazání lze vrátit, ale kdo smaže omylem, málokdy si toho všimne.</translation>
    </message>
    <message>
      <source>A file can change thousands of records.</source>
      <translation>Soubor může změnit tisíce záznamů.</translation>
    </message>
    <message>
      <source>A short wait lets several edits go together.</source>
      <translation>Krátké čekání pošle několik úprav najednou.</translation>
    </message>
    <message>
      <source>A small picture beside the clock says whether all is sent, something waits, or you are needed.</source>
      <translation>Obrázek u hodin říká, zda je vše odesláno, něco čeká, nebo jste potřeba vy.</translation>
    </message>
    <message>
      <source>Addresses such as https://board.example, with commas between. A page needs a token as well.</source>
      <translation>Adresy jako https://board.example, oddělené čárkami. Stránka potřebuje i token.</translation>
    </message>
    <message>
      <source>After that an entry of the history is removed. It is never shorter than the days of old values.</source>
      <translation>Potom se záznam historie odstraní. Nikdy to není dříve než u starých hodnot.</translation>
    </message>
    <message>
      <source>Anything that follows links could delete records. Leave it off unless a program needs it.</source>
      <translation>Cokoli, co otevírá odkazy, by mohlo mazat záznamy. Nechte vypnuté, pokud to program nepotřebuje.</translation>
    </message>
    <message>
      <source>Changes go on being sent. Quit in the menu ends the program.</source>
      <translation>Změny se odesílají dál. Program ukončíte v nabídce.</translation>
    </message>
    <message>
      <source>EAN and UPC as such, anything else as Code 128. A product without a code gets none.</source>
      <translation>EAN a UPC jako takové, vše ostatní jako Code 128. Produkt bez kódu žádný nedostane.</translation>
    </message>
    <message>
      <source>For programs made for the first version of the cloud's interface, under /api.</source>
      <translation>Pro programy vytvořené pro první verzi rozhraní cloudu, pod /api.</translation>
    </message>
    <message>
      <source>From 75 to 200. Ctrl and + or - do the same.</source>
      <translation>Od 75 do 200. Totéž udělá Ctrl a + nebo -.</translation>
    </message>
    <message>
      <source>High contrast is for bright light and tired eyes.</source>
      <translation>Vysoký kontrast je pro ostré světlo a unavené oči.</translation>
    </message>
    <message>
      <source>How often the cloud is asked for news, as far as the allowed requests go; the Sync page says how often it really is. Lists that seldom change are asked less often.</source>
      <translation>Jak často se cloudu ptáme na novinky, pokud na to stačí povolené požadavky; stránka Synchro říká, jak často to opravdu je. Na seznamy, které se mění zřídka, se ptáme méně často.</translation>
    </message>
    <message>
      <source>More rows on the screen, or more room for fingers.</source>
      <translation>Víc řádků na obrazovce, nebo víc místa pro prsty.</translation>
    </message>
    <message>
      <source>More than that has to wait a moment. An address may make four times as many; 0 is any number.</source>
      <translation>Víc musí chvíli počkat. Jedna adresa smí čtyřikrát tolik; 0 je bez omezení.</translation>
    </message>
    <message>
      <source>Needed where others share the network. With a certificate made here, programs have to be told to trust it.</source>
      <translation>Potřeba tam, kde síť sdílejí jiní. Certifikátu vytvořenému zde musí programy nejdřív důvěřovat.</translation>
    </message>
    <message>
      <source>Nobody can bring these data back.</source>
      <translation>Tyto údaje už nikdo nevrátí.</translation>
    </message>
    <message>
      <source>Older values leave the history and can no longer be put back; prices stay for at least 30 days.</source>
      <translation>Starší hodnoty se z historie odstraní a nelze je už vrátit; ceny zůstanou nejméně 30 dní.</translation>
    </message>
    <message>
      <source>One wrong value would be in many records.</source>
      <translation>Jedna chybná hodnota by byla v mnoha záznamech.</translation>
    </message>
    <message>
      <source>Only the number of the version is asked for. A new version waits until you close the program.</source>
      <translation>Zjišťuje se jen číslo verze. Nová verze počká, až program zavřete.</translation>
    </message>
    <message>
      <source>Programs of the shop are told this number. 0 lets the system choose one at each start.</source>
      <translation>Toto číslo se řekne programům obchodu. 0 nechá systém vybrat při každém spuštění.</translation>
    </message>
    <message>
      <source>Programs register webhooks here. With this, they may lead to this computer and to other devices in its network; without it, to the internet only.</source>
      <translation>Programy si zde registrují webhooky. S touto volbou smějí vést na tento počítač a na jiná zařízení v jeho síti; bez ní jen do internetu.</translation>
    </message>
    <message>
      <source>The cloud then tells of changes at once, and is asked more seldom.</source>
      <translation>Cloud pak hlásí změny hned a ptáme se ho méně často.</translation>
    </message>
    <message>
      <source>The cloud writes numbers as text; some programs want real numbers.</source>
      <translation>Cloud píše čísla jako text; některé programy chtějí skutečná čísla.</translation>
    </message>
    <message>
      <source>The dialog for labels begins with this paper, and keeps here what was chosen there.</source>
      <translation>Tisk cenovek začíná tímto papírem, a co v něm zvolíte, se sem uloží.</translation>
    </message>
    <message>
      <source>The log is a file on this computer; tokens and passwords are never in it.</source>
      <translation>Záznam činnosti je soubor v tomto počítači; tokeny ani hesla v něm nikdy nejsou.</translation>
    </message>
    <message>
      <source>The overview counts what has so many pieces, or kilograms, or fewer.</source>
      <translation>Přehled počítá to, čeho je tolik kusů či kilogramů nebo méně.</translation>
    </message>
    <message>
      <source>The second company ID of customers and the secret of a new webhook. Programs that send Allow-Version are shown them in any case.</source>
      <translation>Druhé identifikační číslo zákazníků a tajný klíč nového webhooku. Programům, které posílají Allow-Version, se ukazují vždy.</translation>
    </message>
    <message>
      <source>The window changes at once; nothing that you typed is lost.</source>
      <translation>Okno se změní hned; nic z toho, co jste napsali, se neztratí.</translation>
    </message>
    <message>
      <source>They share the allowed requests. With 1 this computer learns by itself what others use.</source>
      <translation>Dělí se o povolené požadavky. S hodnotou 1 tento počítač sám zjistí, kolik využívají ostatní.</translation>
    </message>
    <message>
      <source>Tills, scales and shops read and write the same records here, also without the internet.</source>
      <translation>Pokladny, váhy a e-shopy zde čtou a zapisují tytéž záznamy, i bez internetu.</translation>
    </message>
    <message>
      <source>What the vendor allows your account. Asking with nothing new takes less than half of it.</source>
      <translation>Kolik dodavatel dovolí vašemu účtu. Dotazy bez novinek zaberou méně než polovinu.</translation>
    </message>
    <message>
      <source>When it is off, changes wait until you press Sync now.</source>
      <translation>Když je to vypnuté, změny čekají, dokud nestisknete Synchronizovat.</translation>
    </message>
    <message>
      <source>With commas between, for example CARD-, 29. Scanned into a text, such codes are taken for scans too.</source>
      <translation>Oddělené čárkami, například KARTA-, 29. I v textu se takové kódy poznají jako načtené čtečkou.</translation>
    </message>
    <message>
      <source>With it, webhooks are registered in the cloud by themselves. Empty: none are.</source>
      <translation>S ní se webhooky v cloudu zaregistrují samy. Prázdné: žádné.</translation>
    </message>
    <message>
      <source>With the price of a kilogram or a litre, where the product says how much is in it.</source>
      <translation>I s cenou za kilogram nebo litr, pokud je u produktu uvedeno, kolik obsahuje.</translation>
    </message>
    <message>
      <source>Without the token, changes stay on this computer.</source>
      <translation>Bez tokenu změny zůstávají v tomto počítači.</translation>
    </message>
    <message>
      <source>Without this, only programs on this computer reach the server and the receiver.</source>
      <translation>Bez toho se k serveru a příjemci dostanou jen programy v tomto počítači.</translation>
    </message>
  </context>
  <context>
    <name>Settings</name>
    <message numerus="yes">
      <source>%n token(s) revoked</source>
      <translation>
        <numerusform>%Ln token odvolán</numerusform>
        <numerusform>%Ln tokeny odvolány</numerusform>
        <numerusform>%Ln tokenů odvoláno</numerusform>
      </translation>
    </message>
    <message>
      <source>A revoked token is worthless at once, also in running programs.</source>
      <translation>Odvolaný token hned nic neplatí, ani v běžících programech.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adresa</translation>
    </message>
    <message>
      <source>Address for the cloud</source>
      <translation>Adresa pro cloud</translation>
    </message>
    <message>
      <source>Address on this computer</source>
      <translation>Adresa v tomto počítači</translation>
    </message>
    <message>
      <source>All lists</source>
      <translation>Všechny seznamy</translation>
    </message>
    <message>
      <source>At most {length} characters fit, in one line.</source>
      <translation>Vejde se nejvýš {length} znaků na jeden řádek.</translation>
    </message>
    <message>
      <source>Back to default: {value}</source>
      <translation>Zpět na výchozí: {value}</translation>
    </message>
    <message>
      <source>Barcode scanner</source>
      <translation>Čtečka čárových kódů</translation>
    </message>
    <message>
      <source>Connect to a cloud...</source>
      <translation>Připojit ke cloudu...</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Kopírovat</translation>
    </message>
    <message>
      <source>Copy the address with its secret</source>
      <translation>Kopírovat adresu i s tajemstvím</translation>
    </message>
    <message>
      <source>Copy the new token</source>
      <translation>Kopírovat nový token</translation>
    </message>
    <message>
      <source>Copy: {what}</source>
      <translation>Kopírovat: {what}</translation>
    </message>
    <message>
      <source>Fingerprint of the certificate</source>
      <translation>Otisk certifikátu</translation>
    </message>
    <message>
      <source>Groups of settings</source>
      <translation>Skupiny nastavení</translation>
    </message>
    <message>
      <source>Hide the secret in the addresses</source>
      <translation>Skrýt tajemství v adresách</translation>
    </message>
    <message>
      <source>How it serves</source>
      <translation>Jak obsluhuje</translation>
    </message>
    <message>
      <source>I have kept it</source>
      <translation>Mám ho uložený</translation>
    </message>
    <message>
      <source>It does not run.</source>
      <translation>Neběží.</translation>
    </message>
    <message>
      <source>It is switched off.</source>
      <translation>Je vypnutý.</translation>
    </message>
    <message>
      <source>It is switched off; the cloud is asked for news instead.</source>
      <translation>Je vypnutý; cloudu se místo toho ptáme na novinky.</translation>
    </message>
    <message>
      <source>It runs on port {port}.</source>
      <translation>Běží na portu {port}.</translation>
    </message>
    <message>
      <source>It runs.</source>
      <translation>Běží.</translation>
    </message>
    <message>
      <source>Last seen</source>
      <translation>Naposledy</translation>
    </message>
    <message>
      <source>Let other computers in</source>
      <translation>Pustit sem jiné počítače</translation>
    </message>
    <message>
      <source>Lists that the token may use</source>
      <translation>Seznamy, které token smí používat</translation>
    </message>
    <message>
      <source>Made</source>
      <translation>Vytvořeno</translation>
    </message>
    <message>
      <source>Make a token</source>
      <translation>Vytvořit token</translation>
    </message>
    <message>
      <source>May only read</source>
      <translation>Smí jen číst</translation>
    </message>
    <message>
      <source>Name of the new token</source>
      <translation>Název nového tokenu</translation>
    </message>
    <message>
      <source>No program has a token yet, so none is let in.</source>
      <translation>Token zatím nemá žádný program, takže žádný nemá přístup.</translation>
    </message>
    <message>
      <source>No setting is called that.</source>
      <translation>Žádné nastavení se tak nejmenuje.</translation>
    </message>
    <message>
      <source>Number of the cloud</source>
      <translation>Číslo cloudu</translation>
    </message>
    <message>
      <source>Only {list}</source>
      <translation>Jen {list}</translation>
    </message>
    <message>
      <source>Only {list} + {more}</source>
      <translation>Jen {list} + {more}</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>Program</translation>
    </message>
    <message>
      <source>Programs that may use it</source>
      <translation>Programy, které ho smí používat</translation>
    </message>
    <message>
      <source>QR code of the address</source>
      <translation>QR kód adresy</translation>
    </message>
    <message>
      <source>Records are kept in</source>
      <translation>Záznamy jsou v</translation>
    </message>
    <message>
      <source>Revoke</source>
      <translation>Odvolat</translation>
    </message>
    <message>
      <source>Revoke the selected tokens</source>
      <translation>Odvolat vybrané tokeny</translation>
    </message>
    <message>
      <source>Rights</source>
      <translation>Oprávnění</translation>
    </message>
    <message>
      <source>Search the settings</source>
      <translation>Hledat v nastavení</translation>
    </message>
    <message>
      <source>See what the scanner sends and whether its codes are read. Nothing is changed.</source>
      <translation>Podívejte se, co čtečka posílá a zda se její kódy přečtou. Nic se nezmění.</translation>
    </message>
    <message>
      <source>Show the secret in the addresses</source>
      <translation>Ukázat tajemství v adresách</translation>
    </message>
    <message>
      <source>Sign in again, or to another cloud...</source>
      <translation>Přihlásit znovu nebo k jinému cloudu...</translation>
    </message>
    <message>
      <source>Sign out...</source>
      <translation>Odhlásit...</translation>
    </message>
    <message>
      <source>Signing out takes the token away from this computer. Records and waiting changes stay here.</source>
      <translation>Odhlášení odebere z počítače token. Záznamy a čekající změny zůstanou.</translation>
    </message>
    <message>
      <source>Switch off</source>
      <translation>Vypnout</translation>
    </message>
    <message>
      <source>Switch on</source>
      <translation>Zapnout</translation>
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
      <translation>Příjemce</translation>
    </message>
    <message>
      <source>The token is kept in</source>
      <translation>Token je uložen v</translation>
    </message>
    <message>
      <source>There is a token of that name. Type another one.</source>
      <translation>Token s tímto názvem už je. Zadejte jiný.</translation>
    </message>
    <message>
      <source>This is the practice shop: its cloud runs in this program, and nothing leaves this computer.</source>
      <translation>Toto je cvičný obchod: jeho cloud běží v tomto programu a nic neopouští tento počítač.</translation>
    </message>
    <message>
      <source>This is the token. It is shown this once: copy it into the program now.</source>
      <translation>Tohle je token. Ukáže se jen teď: zkopírujte ho hned do programu.</translation>
    </message>
    <message>
      <source>Tokens</source>
      <translation>Tokeny</translation>
    </message>
    <message>
      <source>Try the scanner...</source>
      <translation>Vyzkoušet čtečku...</translation>
    </message>
    <message>
      <source>Type a whole address such as https://shop.example.com, or nothing.</source>
      <translation>Zadejte celou adresu, např. https://shop.example.com, nebo nic.</translation>
    </message>
    <message>
      <source>Type a whole number from {minimum} to {maximum}.</source>
      <translation>Zadejte celé číslo od {minimum} do {maximum}.</translation>
    </message>
    <message>
      <source>Type an address such as 127.0.0.1, 0.0.0.0 or the name of a computer.</source>
      <translation>Zadejte adresu, např. 127.0.0.1, 0.0.0.0 nebo název počítače.</translation>
    </message>
    <message>
      <source>Type what the token is for.</source>
      <translation>Napište, k čemu token je.</translation>
    </message>
    <message>
      <source>What the token is for, e.g. Till 2</source>
      <translation>Účel, např. Pokladna 2</translation>
    </message>
    <message>
      <source>Where programs reach it</source>
      <translation>Kde ho programy najdou</translation>
    </message>
    <message>
      <source>a file that only you can read</source>
      <translation>souboru, který můžete číst jen vy</translation>
    </message>
    <message>
      <source>never</source>
      <translation>nikdy</translation>
    </message>
    <message>
      <source>none</source>
      <translation>žádná</translation>
    </message>
    <message>
      <source>reads</source>
      <translation>čte</translation>
    </message>
    <message>
      <source>reads and writes</source>
      <translation>čte a zapisuje</translation>
    </message>
    <message>
      <source>the keychain of this computer</source>
      <translation>klíčence tohoto počítače</translation>
    </message>
    <message>
      <source>the memory, until the program ends</source>
      <translation>paměti, dokud program běží</translation>
    </message>
  </context>
  <context>
    <name>ShopCheck</name>
    <message numerus="yes">
      <source>%n price(s) calculated anew</source>
      <translation>
        <numerusform>Přepočítána %Ln cena</numerusform>
        <numerusform>Přepočítány %Ln ceny</numerusform>
        <numerusform>Přepočítáno %Ln cen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n thing(s) to look at</source>
      <translation>
        <numerusform>%Ln věc k prohlédnutí</numerusform>
        <numerusform>%Ln věci k prohlédnutí</numerusform>
        <numerusform>%Ln věcí k prohlédnutí</numerusform>
      </translation>
    </message>
    <message>
      <source>Check again</source>
      <translation>Zkontrolovat znovu</translation>
    </message>
    <message>
      <source>Checking the records...</source>
      <translation>Kontroluji záznamy…</translation>
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
      <translation>Zákazník bez jména</translation>
    </message>
    <message>
      <source>Dismiss</source>
      <translation>Odložit</translation>
    </message>
    <message>
      <source>EAN used twice</source>
      <translation>Stejný EAN dvakrát</translation>
    </message>
    <message>
      <source>EAN with a wrong check digit</source>
      <translation>EAN s chybnou kontrolní číslicí</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Nálezy</translation>
    </message>
    <message>
      <source>Impossible VAT number</source>
      <translation>Neplatné DIČ</translation>
    </message>
    <message>
      <source>Impossible company ID</source>
      <translation>Neplatné IČO</translation>
    </message>
    <message>
      <source>Keep all prices with VAT</source>
      <translation>Ponechat ceny s DPH</translation>
    </message>
    <message>
      <source>Keep all prices without VAT</source>
      <translation>Ponechat ceny bez DPH</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Druh</translation>
    </message>
    <message>
      <source>No category</source>
      <translation>Bez kategorie</translation>
    </message>
    <message>
      <source>None of it stops the program; each may cost time or money at the till.</source>
      <translation>Program nic z toho nezastaví, ale u pokladny to může stát čas nebo peníze.</translation>
    </message>
    <message>
      <source>Nothing to look at</source>
      <translation>Vše v pořádku</translation>
    </message>
    <message>
      <source>On sale without a price</source>
      <translation>V prodeji bez ceny</translation>
    </message>
    <message>
      <source>PLU used twice</source>
      <translation>Stejné PLU dvakrát</translation>
    </message>
    <message>
      <source>Prices contradict each other</source>
      <translation>Ceny si odporují</translation>
    </message>
    <message>
      <source>Prices, codes, recipes, names and numbers are in order</source>
      <translation>Ceny, kódy, receptury, jména i čísla jsou v pořádku</translation>
    </message>
    <message>
      <source>Recipe line without its product</source>
      <translation>Řádek receptury bez produktu</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Záznam</translation>
    </message>
    <message>
      <source>Show dismissed ({count})</source>
      <translation>Ukázat odložené ({count})</translation>
    </message>
    <message>
      <source>Sold below cost</source>
      <translation>Prodej pod nákupní cenou</translation>
    </message>
    <message>
      <source>Tag spelled in two ways</source>
      <translation>Štítek psaný dvojím způsobem</translation>
    </message>
    <message>
      <source>Tell again</source>
      <translation>Znovu ukazovat</translation>
    </message>
    <message>
      <source>The check reads this computer's records and needs no internet.</source>
      <translation>Kontrola čte záznamy tohoto počítače a nepotřebuje internet.</translation>
    </message>
    <message>
      <source>The first {count} are listed.</source>
      <translation>Vypsáno je prvních {count}.</translation>
    </message>
    <message>
      <source>Unknown VAT rate</source>
      <translation>Neznámá sazba DPH</translation>
    </message>
    <message>
      <source>Values</source>
      <translation>Hodnoty</translation>
    </message>
    <message>
      <source>What was found</source>
      <translation>Co se našlo</translation>
    </message>
  </context>
  <context>
    <name>ShopCheckAdvice</name>
    <message>
      <source>Filters see two tags. Keep one spelling.</source>
      <translation>Filtry vidí dva štítky. Sjednoťte zápis.</translation>
    </message>
    <message>
      <source>Nobody can find these by name.</source>
      <translation>Podle jména je nikdo nenajde.</translation>
    </message>
    <message>
      <source>The check digit is wrong. Ask the customer for the number.</source>
      <translation>Kontrolní číslice nesedí. Zeptejte se zákazníka na správné číslo.</translation>
    </message>
    <message>
      <source>The last digit does not fit the others. Scan the product again.</source>
      <translation>Poslední číslice nesedí k ostatním. Načtěte produkt znovu.</translation>
    </message>
    <message>
      <source>The number is none of its country. Ask for it again before the next invoice.</source>
      <translation>Takové číslo v této zemi neexistuje. Ověřte je před další fakturou.</translation>
    </message>
    <message>
      <source>The price with VAT, the price without VAT and the rate do not belong together. Choose the price to keep.</source>
      <translation>Cena s DPH, cena bez DPH a sazba k sobě nepatří. Zvolte, která cena zůstane.</translation>
    </message>
    <message>
      <source>The price without VAT is lower than the last purchase price.</source>
      <translation>Cena bez DPH je nižší než poslední nákupní cena.</translation>
    </message>
    <message>
      <source>The product or the ingredient of the line was deleted. Delete the line, or choose another product.</source>
      <translation>Produkt nebo surovina z řádku je smazaná. Řádek smažte, nebo zvolte jiný produkt.</translation>
    </message>
    <message>
      <source>The rate is in no record of the list of tax rates.</source>
      <translation>Taková sazba není v seznamu sazeb daně.</translation>
    </message>
    <message>
      <source>The scanner cannot know which product is meant.</source>
      <translation>Čtečka nepozná, který produkt máte na mysli.</translation>
    </message>
    <message>
      <source>The till cannot know which product is meant.</source>
      <translation>Pokladna nepozná, který produkt máte na mysli.</translation>
    </message>
    <message>
      <source>The till sells these for nothing. Enter a price, or let the till ask for one.</source>
      <translation>Pokladna je prodává zadarmo. Zadejte cenu, nebo ať se na ni pokladna ptá.</translation>
    </message>
    <message>
      <source>These are found by search only.</source>
      <translation>Najdete je jen hledáním.</translation>
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
      <translation>{code}, také {others}</translation>
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
      <translation>{tag}; častěji {usual}</translation>
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
      <translation>Upravit buňku</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Klávesové zkratky</translation>
    </message>
    <message>
      <source>Paste a column</source>
      <translation>Vložit sloupec</translation>
    </message>
    <message>
      <source>Sections</source>
      <translation>Oddíly</translation>
    </message>
  </context>
  <context>
    <name>Start</name>
    <message>
      <source>Preparing the practice shop...</source>
      <translation>Připravuje se cvičný obchod…</translation>
    </message>
  </context>
  <context>
    <name>State</name>
    <message>
      <source>Deleted</source>
      <translation>Smazáno</translation>
    </message>
    <message>
      <source>In step</source>
      <translation>Shodné s cloudem</translation>
    </message>
    <message>
      <source>Needs you</source>
      <translation>Čeká na vás</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Nový</translation>
    </message>
    <message>
      <source>Not saved</source>
      <translation>Neuloženo</translation>
    </message>
    <message>
      <source>Sending</source>
      <translation>Posílá se</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Čeká</translation>
    </message>
  </context>
  <context>
    <name>StateSentence</name>
    <message>
      <source>Being sent now.</source>
      <translation>Právě se posílá.</translation>
    </message>
    <message>
      <source>Can be changed only in the cloud.</source>
      <translation>Změnit lze jen v cloudu.</translation>
    </message>
    <message>
      <source>Deleted.</source>
      <translation>Smazáno.</translation>
    </message>
    <message>
      <source>Not saved yet.</source>
      <translation>Zatím neuloženo.</translation>
    </message>
    <message>
      <source>Saved on this computer, waits to be sent.</source>
      <translation>Uloženo v tomto počítači, čeká na odeslání.</translation>
    </message>
    <message>
      <source>The same as in the cloud.</source>
      <translation>Stejné jako v cloudu.</translation>
    </message>
    <message>
      <source>Waits for your decision.</source>
      <translation>Čeká na vaše rozhodnutí.</translation>
    </message>
    <message>
      <source>You have not saved this yet.</source>
      <translation>Ještě jste to neuložili.</translation>
    </message>
  </context>
  <context>
    <name>Status</name>
    <message numerus="yes">
      <source>%n change(s) waiting</source>
      <translation>
        <numerusform>%Ln změna čeká</numerusform>
        <numerusform>%Ln změny čekají</numerusform>
        <numerusform>%Ln změn čeká</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n need(s) you</source>
      <translation>
        <numerusform>%Ln čeká na vás</numerusform>
        <numerusform>%Ln čekají na vás</numerusform>
        <numerusform>%Ln čeká na vás</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s)</source>
      <translation>
        <numerusform>%Ln záznam</numerusform>
        <numerusform>%Ln záznamy</numerusform>
        <numerusform>%Ln záznamů</numerusform>
      </translation>
    </message>
    <message>
      <source>Decide...</source>
      <translation>Rozhodnout...</translation>
    </message>
    <message>
      <source>Looking less often until {time}</source>
      <translation>Méně časté dotazy do {time}</translation>
    </message>
    <message>
      <source>Paused until {time}</source>
      <translation>Pozastaveno do {time}</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Průběh</translation>
    </message>
    <message>
      <source>Sign in...</source>
      <translation>Přihlásit…</translation>
    </message>
    <message>
      <source>Synchronising...</source>
      <translation>Synchronizuje se…</translation>
    </message>
    <message numerus="yes">
      <source>about %n minute(s) left</source>
      <translation>
        <numerusform>zbývá asi %Ln minuta</numerusform>
        <numerusform>zbývají asi %Ln minuty</numerusform>
        <numerusform>zbývá asi %Ln minut</numerusform>
      </translation>
    </message>
    <message>
      <source>less than a minute left</source>
      <translation>zbývá méně než minuta</translation>
    </message>
    <message numerus="yes">
      <source>not sent for %n day(s)</source>
      <translation>
        <numerusform>neodesláno %Ln den</numerusform>
        <numerusform>neodesláno %Ln dny</numerusform>
        <numerusform>neodesláno %Ln dní</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>not synchronised for %n day(s)</source>
      <translation>
        <numerusform>%Ln den nesynchronizováno</numerusform>
        <numerusform>%Ln dny nesynchronizováno</numerusform>
        <numerusform>%Ln dní nesynchronizováno</numerusform>
      </translation>
    </message>
    <message>
      <source>not synchronised yet</source>
      <translation>zatím nesynchronizováno</translation>
    </message>
    <message>
      <source>sent {time}</source>
      <translation>odesláno {time}</translation>
    </message>
    <message>
      <source>synchronised {time}</source>
      <translation>synchronizováno {time}</translation>
    </message>
    <message>
      <source>until {time}</source>
      <translation>do {time}</translation>
    </message>
    <message>
      <source>{used} of {budget} requests in {minutes} minutes</source>
      <translation>{used} z {budget} požadavků za {minutes} minut</translation>
    </message>
  </context>
  <context>
    <name>Step</name>
    <message>
      <source>Redo: {what}</source>
      <translation>Znovu: {what}</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Zpět</translation>
    </message>
    <message>
      <source>Undo: change ({what})</source>
      <translation>Vzít zpět: změna ({what})</translation>
    </message>
    <message>
      <source>Undo: change of several ({what})</source>
      <translation>Zpět: hromadná změna ({what})</translation>
    </message>
    <message>
      <source>Undo: decision ({what})</source>
      <translation>Vzít zpět: rozhodnutí ({what})</translation>
    </message>
    <message>
      <source>Undo: deletion ({what})</source>
      <translation>Vzít zpět: smazání ({what})</translation>
    </message>
    <message>
      <source>Undo: earlier value ({what})</source>
      <translation>Vzít zpět: dřívější hodnota ({what})</translation>
    </message>
    <message>
      <source>Undo: import ({what})</source>
      <translation>Zpět: import ({what})</translation>
    </message>
    <message>
      <source>Undo: new ({what})</source>
      <translation>Vzít zpět: nový záznam ({what})</translation>
    </message>
    <message>
      <source>Undo: pasted column ({what})</source>
      <translation>Zpět: vložený sloupec ({what})</translation>
    </message>
    <message>
      <source>Undo: restoring ({what})</source>
      <translation>Vzít zpět: obnovení ({what})</translation>
    </message>
  </context>
  <context>
    <name>Stock</name>
    <message>
      <source>In no warehouse yet</source>
      <translation>Zatím v žádném skladu</translation>
    </message>
    <message>
      <source>In stock</source>
      <translation>Na skladě</translation>
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
        <numerusform>%Ln takto rozhodnout nešel</numerusform>
        <numerusform>%Ln takto rozhodnout nešly</numerusform>
        <numerusform>%Ln takto rozhodnout nešlo</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) decided</source>
      <translation>
        <numerusform>Rozhodnut %Ln záznam</numerusform>
        <numerusform>Rozhodnuty %Ln záznamy</numerusform>
        <numerusform>Rozhodnuto %Ln záznamů</numerusform>
      </translation>
    </message>
    <message>
      <source>How many</source>
      <translation>Kolik</translation>
    </message>
    <message>
      <source>Keep mine</source>
      <translation>Ponechat moje</translation>
    </message>
    <message>
      <source>Keep the cloud's</source>
      <translation>Ponechat z cloudu</translation>
    </message>
    <message>
      <source>Points that may have been added are added again.</source>
      <translation>Body, které už možná byly přičteny, se přičtou znovu.</translation>
    </message>
    <message>
      <source>Records deleted here are deleted in the cloud too.</source>
      <translation>Záznamy smazané zde se smažou i v cloudu.</translation>
    </message>
    <message>
      <source>Records that the cloud deleted are deleted here too.</source>
      <translation>Záznamy smazané v cloudu se smažou i zde.</translation>
    </message>
    <message>
      <source>Records that the cloud deleted live on.</source>
      <translation>Záznamy smazané v cloudu zůstanou.</translation>
    </message>
    <message>
      <source>The cloud's values stay. What was changed here is given up.</source>
      <translation>Zůstanou hodnoty z cloudu. Co bylo změněno zde, se zahodí.</translation>
    </message>
    <message>
      <source>The values of this computer are sent and take the cloud's place.</source>
      <translation>Hodnoty z tohoto počítače se odešlou a nahradí ty v cloudu.</translation>
    </message>
    <message>
      <source>The values that give way stay in each record's history. It can be undone.</source>
      <translation>Hodnoty, které ustoupí, zůstanou v historii záznamu. Lze to vrátit zpět.</translation>
    </message>
    <message>
      <source>What the original of this copy may have sent is sent again.</source>
      <translation>Co mohl originál této kopie už odeslat, se odešle znovu.</translation>
    </message>
    <message>
      <source>What would be decided</source>
      <translation>O čem by se rozhodlo</translation>
    </message>
    <message>
      <source>Which</source>
      <translation>Které</translation>
    </message>
  </context>
  <context>
    <name>Sync</name>
    <message numerus="yes">
      <source>%n decision(s)</source>
      <translation>
        <numerusform>%Ln rozhodnutí</numerusform>
        <numerusform>%Ln rozhodnutí</numerusform>
        <numerusform>%Ln rozhodnutí</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hour(s)</source>
      <translation>
        <numerusform>%Ln hodina</numerusform>
        <numerusform>%Ln hodiny</numerusform>
        <numerusform>%Ln hodin</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n minute(s)</source>
      <translation>
        <numerusform>%Ln minuta</numerusform>
        <numerusform>%Ln minuty</numerusform>
        <numerusform>%Ln minut</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n received</source>
      <translation>
        <numerusform>přijat %Ln</numerusform>
        <numerusform>přijaty %Ln</numerusform>
        <numerusform>přijato %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n second(s)</source>
      <translation>
        <numerusform>%Ln sekunda</numerusform>
        <numerusform>%Ln sekundy</numerusform>
        <numerusform>%Ln sekund</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n sent</source>
      <translation>
        <numerusform>odeslán %Ln</numerusform>
        <numerusform>odeslány %Ln</numerusform>
        <numerusform>odesláno %Ln</numerusform>
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
      <translation>Porovná každý záznam s cloudem. Co zde čeká, zůstane nedotčeno.</translation>
    </message>
    <message>
      <source>Earlier ones</source>
      <translation>Předchozí</translation>
    </message>
    <message>
      <source>Everything is kept here. Sync now works all the same.</source>
      <translation>Vše je uloženo zde. Synchronizovat ručně lze i tak.</translation>
    </message>
    <message>
      <source>Everything is sent</source>
      <translation>Vše je odesláno</translation>
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
      <translation>Pokračovat hned</translation>
    </message>
    <message>
      <source>History</source>
      <translation>Historie</translation>
    </message>
    <message>
      <source>How it is</source>
      <translation>Stav</translation>
    </message>
    <message>
      <source>How old each list is</source>
      <translation>Stáří jednotlivých seznamů</translation>
    </message>
    <message>
      <source>In fact every {seconds} seconds, and every {idle} while nobody works: this computer may use {share} requests in {minutes} minutes.</source>
      <translation>Ve skutečnosti každých {seconds} sekund a každých {idle}, když nikdo nepracuje: tento počítač smí využít {share} požadavků za {minutes} minut.</translation>
    </message>
    <message>
      <source>It goes on by itself.</source>
      <translation>Pokračuje se samo.</translation>
    </message>
    <message>
      <source>Keep all from the cloud...</source>
      <translation>Ponechat vše z cloudu...</translation>
    </message>
    <message>
      <source>Keep all mine...</source>
      <translation>Ponechat vše moje...</translation>
    </message>
    <message>
      <source>Keep mine for these...</source>
      <translation>Ponechat moje u vybraných...</translation>
    </message>
    <message>
      <source>Last complete look</source>
      <translation>Poslední úplná kontrola</translation>
    </message>
    <message>
      <source>Last looked at</source>
      <translation>Naposledy zkontrolováno</translation>
    </message>
    <message>
      <source>Later ones</source>
      <translation>Další</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Seznam</translation>
    </message>
    <message>
      <source>Look for changes every</source>
      <translation>Hledat změny každých</translation>
    </message>
    <message>
      <source>Looking less often until {time}: the cloud's allowance is used up.</source>
      <translation>Méně časté dotazy do {time}: povolený počet dotazů na cloud je vyčerpán.</translation>
    </message>
    <message>
      <source>Needs you</source>
      <translation>Potřebuje vás</translation>
    </message>
    <message>
      <source>Next check</source>
      <translation>Příští kontrola</translation>
    </message>
    <message>
      <source>Next check in less than a minute.</source>
      <translation>Příští kontrola za méně než minutu.</translation>
    </message>
    <message>
      <source>Next check {time}.</source>
      <translation>Příští kontrola {time}.</translation>
    </message>
    <message>
      <source>Next try</source>
      <translation>Další pokus</translation>
    </message>
    <message>
      <source>No news for some time</source>
      <translation>Už delší dobu beze zpráv</translation>
    </message>
    <message>
      <source>No run yet</source>
      <translation>Zatím žádná synchronizace</translation>
    </message>
    <message>
      <source>Nobody is signed in on this computer. You can go on working.</source>
      <translation>V tomto počítači není nikdo přihlášen. Pracovat můžete dál.</translation>
    </message>
    <message>
      <source>Not read yet</source>
      <translation>Ještě nenačteno</translation>
    </message>
    <message>
      <source>Nothing needs your decision</source>
      <translation>Nic nečeká na vaše rozhodnutí</translation>
    </message>
    <message>
      <source>Nothing runs by itself. Use Sync now.</source>
      <translation>Nic neběží samo. Použijte Synchronizovat.</translation>
    </message>
    <message>
      <source>Nothing waits</source>
      <translation>Nic nečeká</translation>
    </message>
    <message>
      <source>Nothing was read from a cloud yet. Everything is kept on this computer.</source>
      <translation>Z cloudu se ještě nic nenačetlo. Vše je uloženo v tomto počítači.</translation>
    </message>
    <message>
      <source>Noticed</source>
      <translation>Zjištěno</translation>
    </message>
    <message>
      <source>Only you can decide this. Everything else goes by itself.</source>
      <translation>Toto můžete rozhodnout jen vy. Vše ostatní jde samo.</translation>
    </message>
    <message>
      <source>Open the record</source>
      <translation>Otevřít záznam</translation>
    </message>
    <message>
      <source>Others used about {others}.</source>
      <translation>Ostatní využili asi {others}.</translation>
    </message>
    <message>
      <source>Parts of the page</source>
      <translation>Části stránky</translation>
    </message>
    <message>
      <source>Pause for an hour</source>
      <translation>Pozastavit na hodinu</translation>
    </message>
    <message>
      <source>Read everything again</source>
      <translation>Načíst vše znovu</translation>
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
      <translation>Využité požadavky</translation>
    </message>
    <message>
      <source>Retry all</source>
      <translation>Zkusit vše znovu</translation>
    </message>
    <message>
      <source>Schedule</source>
      <translation>Plán</translation>
    </message>
    <message>
      <source>Since</source>
      <translation>Od kdy</translation>
    </message>
    <message>
      <source>Take these from the cloud...</source>
      <translation>Vybrané převzít z cloudu...</translation>
    </message>
    <message>
      <source>The cloud does not take the token any more. You can go on working.</source>
      <translation>Cloud už token nepřijímá. Pracovat můžete dál.</translation>
    </message>
    <message>
      <source>The cloud's allowance of requests is used up. Your changes are sent all the same.</source>
      <translation>Povolený počet dotazů na cloud je vyčerpán. Vaše změny se přesto odesílají.</translation>
    </message>
    <message>
      <source>The cloud's clock is or was wrong: records are dated in the future ({lists}). Nothing is missed; tell the vendor.</source>
      <translation>Hodiny cloudu jdou nebo šly špatně: záznamy mají datum v budoucnosti ({lists}). Nic se neztrácí; sdělte to dodavateli.</translation>
    </message>
    <message>
      <source>The share of this computer: {share} of {budget}.</source>
      <translation>Podíl tohoto počítače: {share} z {budget}.</translation>
    </message>
    <message>
      <source>The token cannot be read on this computer. Sign in again; you can go on working.</source>
      <translation>Token nelze v tomto počítači přečíst. Přihlaste se znovu; pracovat můžete dál.</translation>
    </message>
    <message>
      <source>To be looked at</source>
      <translation>Čeká na načtení</translation>
    </message>
    <message>
      <source>Took</source>
      <translation>Trvalo</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Čeká na odeslání</translation>
    </message>
    <message>
      <source>Waits until {time}</source>
      <translation>Čeká do {time}</translation>
    </message>
    <message>
      <source>What came of it</source>
      <translation>Výsledek</translation>
    </message>
    <message>
      <source>What changed</source>
      <translation>Co se změnilo</translation>
    </message>
    <message>
      <source>What is asked</source>
      <translation>O čem rozhodnout</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Kdy</translation>
    </message>
    <message>
      <source>Why it waits</source>
      <translation>Proč čeká</translation>
    </message>
    <message>
      <source>You can go on working. Everything is kept here and sent later.</source>
      <translation>Můžete pracovat dál. Vše je uloženo zde a odešle se později.</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>a %Ln další</numerusform>
        <numerusform>a %Ln další</numerusform>
        <numerusform>a %Ln dalších</numerusform>
      </translation>
    </message>
    <message>
      <source>deleted</source>
      <translation>smazáno</translation>
    </message>
    <message>
      <source>in a moment</source>
      <translation>za chvíli</translation>
    </message>
    <message>
      <source>new</source>
      <translation>nový</translation>
    </message>
    <message>
      <source>not yet</source>
      <translation>zatím ne</translation>
    </message>
    <message numerus="yes">
      <source>tried %n time(s)</source>
      <translation>
        <numerusform>zkoušeno %Ln krát</numerusform>
        <numerusform>zkoušeno %Ln krát</numerusform>
        <numerusform>zkoušeno %Ln krát</numerusform>
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
        <numerusform>%Ln záznam smazán</numerusform>
        <numerusform>%Ln záznamy smazány</numerusform>
        <numerusform>%Ln záznamů smazáno</numerusform>
      </translation>
    </message>
    <message>
      <source>Decided</source>
      <translation>Rozhodnuto</translation>
    </message>
    <message>
      <source>Done again</source>
      <translation>Provedeno znovu</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Pokračovat</translation>
    </message>
    <message>
      <source>Not saved: {why}</source>
      <translation>Neuloženo: {why}</translation>
    </message>
    <message>
      <source>Nothing needs your decision</source>
      <translation>Nic nečeká na vaše rozhodnutí</translation>
    </message>
    <message>
      <source>Saved on this computer</source>
      <translation>Uloženo v tomto počítači</translation>
    </message>
    <message>
      <source>There is nothing to redo</source>
      <translation>Není co opakovat</translation>
    </message>
    <message>
      <source>There is nothing to undo</source>
      <translation>Není co vzít zpět</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Zpět</translation>
    </message>
    <message>
      <source>Undone</source>
      <translation>Vzato zpět</translation>
    </message>
  </context>
  <context>
    <name>Tray</name>
    <message>
      <source>Open Counterfoil</source>
      <translation>Otevřít Counterfoil</translation>
    </message>
  </context>
  <context>
    <name>Undo</name>
    <message>
      <source>Doing it again...</source>
      <translation>Provádí se znovu...</translation>
    </message>
    <message>
      <source>Stopped; nothing was changed</source>
      <translation>Zastaveno; nic se nezměnilo</translation>
    </message>
    <message>
      <source>Stopping; nothing is changed...</source>
      <translation>Zastavuje se; nic se nezmění...</translation>
    </message>
    <message>
      <source>Undoing...</source>
      <translation>Vrací se zpět...</translation>
    </message>
  </context>
  <context>
    <name>Update</name>
    <message>
      <source>Check now</source>
      <translation>Zjistit teď</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zavřít</translation>
    </message>
    <message>
      <source>It is installed when you close Counterfoil, and never before.</source>
      <translation>Nainstaluje se, až Counterfoil zavřete, a nikdy dřív.</translation>
    </message>
    <message>
      <source>Looking for a newer version...</source>
      <translation>Hledám novější verzi...</translation>
    </message>
    <message>
      <source>No newer version is ready.</source>
      <translation>Žádná novější verze není připravena.</translation>
    </message>
    <message>
      <source>Nothing was heard of newer versions since {date}. Check the internet connection and the date of this computer, or look on the web for a newer version.</source>
      <translation>O novějších verzích není žádná zpráva od {date}. Zkontrolujte připojení k internetu a datum v počítači, nebo se po novější verzi podívejte na webu.</translation>
    </message>
    <message>
      <source>This copy was not put here by an installer, so it looks for no newer versions.</source>
      <translation>Tato kopie nebyla nainstalována instalátorem, proto novější verze nehledá.</translation>
    </message>
    <message>
      <source>This installer was built for a trial, without an address for updates: it never finds newer versions. Install a released version.</source>
      <translation>Tento instalátor byl sestaven na zkoušku, bez adresy pro aktualizace: novější verze nikdy nenajde. Nainstalujte vydanou verzi.</translation>
    </message>
    <message>
      <source>This is the newest version.</source>
      <translation>Toto je nejnovější verze.</translation>
    </message>
    <message>
      <source>This is version {version}.</source>
      <translation>Toto je verze {version}.</translation>
    </message>
    <message>
      <source>This version came without a description.</source>
      <translation>Tato verze je bez popisu.</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>Verze {version}</translation>
    </message>
    <message>
      <source>Version {version} is ready</source>
      <translation>Verze {version} je připravena</translation>
    </message>
    <message>
      <source>Version {version} is ready; it is installed when you close Counterfoil.</source>
      <translation>Verze {version} je připravena; nainstaluje se, až Counterfoil zavřete.</translation>
    </message>
    <message>
      <source>Version {version} was withdrawn by its maker. A newer one is installed as soon as there is one.</source>
      <translation>Verzi {version} výrobce stáhl. Jakmile bude novější, nainstaluje se.</translation>
    </message>
    <message>
      <source>What is new</source>
      <translation>Co je nového</translation>
    </message>
  </context>
  <context>
    <name>Value</name>
    <message>
      <source>no</source>
      <translation>ne</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ano</translation>
    </message>
  </context>
  <context>
    <name>View</name>
    <message>
      <source>Cancel</source>
      <translation>Zrušit</translation>
    </message>
    <message>
      <source>Everything</source>
      <translation>Všechno</translation>
    </message>
    <message>
      <source>Forget a view</source>
      <translation>Zapomenout pohled</translation>
    </message>
    <message>
      <source>Name of the view</source>
      <translation>Název pohledu</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Uložit</translation>
    </message>
    <message>
      <source>Save this view</source>
      <translation>Uložit pohled</translation>
    </message>
    <message>
      <source>Save this view...</source>
      <translation>Uložit tento pohled...</translation>
    </message>
    <message>
      <source>Saved views</source>
      <translation>Uložené pohledy</translation>
    </message>
  </context>
  <context>
    <name>WaitAction</name>
    <message>
      <source>Correct the record</source>
      <translation>Opravit záznam</translation>
    </message>
    <message>
      <source>Decide</source>
      <translation>Rozhodnout</translation>
    </message>
    <message>
      <source>Goes by itself</source>
      <translation>Odejde samo</translation>
    </message>
    <message>
      <source>Sign in</source>
      <translation>Přihlásit se</translation>
    </message>
    <message>
      <source>Try now</source>
      <translation>Zkusit teď</translation>
    </message>
  </context>
  <context>
    <name>WaitReason</name>
    <message>
      <source>Another new record has to be sent first</source>
      <translation>Nejdřív se musí odeslat jiný nový záznam</translation>
    </message>
    <message>
      <source>Another record has to be put right first</source>
      <translation>Nejdřív se musí opravit jiný záznam</translation>
    </message>
    <message>
      <source>Being sent, the answer is awaited</source>
      <translation>Odesílá se, čeká se na odpověď</translation>
    </message>
    <message>
      <source>Not sent yet</source>
      <translation>Ještě neodesláno</translation>
    </message>
    <message>
      <source>Sending is paused</source>
      <translation>Odesílání je pozastaveno</translation>
    </message>
    <message>
      <source>Somebody has to sign in</source>
      <translation>Někdo se musí přihlásit</translation>
    </message>
  </context>
  <context>
    <name>Webhooks</name>
    <message numerus="yes">
      <source>%n webhook(s) removed</source>
      <translation>
        <numerusform>%Ln webhook odebrán</numerusform>
        <numerusform>%Ln webhooky odebrány</numerusform>
        <numerusform>%Ln webhooků odebráno</numerusform>
      </translation>
    </message>
    <message>
      <source>A new webhook with these values is registered, and then the old one is removed.</source>
      <translation>Zaregistruje se nový webhook s těmito hodnotami a potom se starý odebere.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adresa</translation>
    </message>
    <message>
      <source>Call to try</source>
      <translation>Zkušební volání</translation>
    </message>
    <message>
      <source>Calling...</source>
      <translation>Volám...</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušit</translation>
    </message>
    <message>
      <source>Change a webhook</source>
      <translation>Změnit webhook</translation>
    </message>
    <message>
      <source>Change...</source>
      <translation>Změnit...</translation>
    </message>
    <message>
      <source>Given up</source>
      <translation>Vzdáno</translation>
    </message>
    <message>
      <source>In the cloud</source>
      <translation>V cloudu</translation>
    </message>
    <message>
      <source>It answered {status}: it did not take the call.</source>
      <translation>Odpověď {status}: volání nebylo přijato.</translation>
    </message>
    <message>
      <source>It answered {status}: the call arrived.</source>
      <translation>Odpověď {status}: volání dorazilo.</translation>
    </message>
    <message>
      <source>Last calls</source>
      <translation>Poslední volání</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Metoda</translation>
    </message>
    <message>
      <source>On this computer</source>
      <translation>V tomto počítači</translation>
    </message>
    <message>
      <source>Programs that are told of changes</source>
      <translation>Programy, kterým se hlásí změny</translation>
    </message>
    <message>
      <source>Receiver</source>
      <translation>Příjemce</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Záznamy</translation>
    </message>
    <message>
      <source>Register and remove the old one</source>
      <translation>Zaregistrovat a starý odebrat</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Odebrat</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Výsledek</translation>
    </message>
    <message>
      <source>Settings of the receiver...</source>
      <translation>Nastavení příjemce...</translation>
    </message>
    <message>
      <source>The cloud changes no webhook: a change registers a new one and then removes the old one.</source>
      <translation>Cloud webhooky nemění: změna zaregistruje nový a potom odebere starý.</translation>
    </message>
    <message>
      <source>The new webhook waits to be registered, then the old one is removed</source>
      <translation>Nový webhook čeká na registraci, potom se starý odebere</translation>
    </message>
    <message>
      <source>The server is switched off, so nobody is called. What is to be told waits.</source>
      <translation>Server je vypnutý, takže se nikomu nevolá. Co se má ohlásit, čeká.</translation>
    </message>
    <message>
      <source>They register at the server of this computer, and never reach the cloud.</source>
      <translation>Registrují se u serveru tohoto počítače a do cloudu se nikdy nedostanou.</translation>
    </message>
    <message>
      <source>Told of</source>
      <translation>Hlásí se</translation>
    </message>
    <message>
      <source>Try those given up again</source>
      <translation>Vzdaná zkusit znovu</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Čeká</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Kdy</translation>
    </message>
    <message>
      <source>Whose webhooks</source>
      <translation>Čí webhooky</translation>
    </message>
    <message>
      <source>again at {time}: {why}</source>
      <translation>znovu v {time}: {why}</translation>
    </message>
    <message>
      <source>arrived</source>
      <translation>dorazilo</translation>
    </message>
    <message>
      <source>given up: {why}</source>
      <translation>vzdáno: {why}</translation>
    </message>
    <message>
      <source>waits</source>
      <translation>čeká</translation>
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
