<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ" sourcelanguage="en">
  <context>
    <name>About</name>
    <message>
      <source>Component</source>
      <translation>Součást</translation>
    </message>
    <message>
      <source>Components</source>
      <translation>Součásti</translation>
    </message>
    <message>
      <source>Copy details</source>
      <translation>Kopírovat podrobnosti</translation>
    </message>
    <message>
      <source>Icons by Lucide, under the ISC licence.</source>
      <translation>Ikony Lucide pod licencí ISC.</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>Licence</translation>
    </message>
    <message>
      <source>Licence text</source>
      <translation>Text licence</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Licence</translation>
    </message>
    <message>
      <source>The back office for your shop's counter, online or offline.</source>
      <translation>Zázemí pro pokladnu vašeho obchodu, online i offline.</translation>
    </message>
    <message>
      <source>The source code of these versions of Qt and PySide6 is at {qt} and {pyside}.</source>
      <translation>Zdrojový kód těchto verzí Qt a PySide6 najdete na {qt} a {pyside}.</translation>
    </message>
    <message>
      <source>The window uses Qt and PySide6 under the GNU Lesser General Public License, version 3. They are separate libraries in the program's folder, so you can replace them with another version.</source>
      <translation>Okno používá Qt a PySide6 pod licencí GNU Lesser General Public License, verze 3. Jsou to samostatné knihovny ve složce programu, takže je můžete nahradit jinou verzí.</translation>
    </message>
    <message>
      <source>This component includes no licence text. Its licence is named above.</source>
      <translation>Tato součást neobsahuje text licence. Licence je uvedena výše.</translation>
    </message>
    <message>
      <source>Version</source>
      <translation>Verze</translation>
    </message>
  </context>
  <context>
    <name>Action</name>
    <message>
      <source>Change selected records…</source>
      <translation>Změnit vybrané záznamy…</translation>
    </message>
    <message>
      <source>Check a delivery…</source>
      <translation>Zkontrolovat dodávku…</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zavřít</translation>
    </message>
    <message>
      <source>Collapse or expand the sidebar</source>
      <translation>Sbalit nebo rozbalit postranní panel</translation>
    </message>
    <message>
      <source>Columns…</source>
      <translation>Sloupce…</translation>
    </message>
    <message>
      <source>Connect to a cloud…</source>
      <translation>Připojit ke cloudu…</translation>
    </message>
    <message>
      <source>Copy as new</source>
      <translation>Duplikovat</translation>
    </message>
    <message>
      <source>Copy the row</source>
      <translation>Kopírovat řádek</translation>
    </message>
    <message>
      <source>Copy “{text}”</source>
      <translation>Kopírovat „{text}“</translation>
    </message>
    <message>
      <source>Decide…</source>
      <translation>Rozhodnout…</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Smazat</translation>
    </message>
    <message>
      <source>Discard changes</source>
      <translation>Zahodit změny</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Exportovat…</translation>
    </message>
    <message>
      <source>Filter…</source>
      <translation>Filtr…</translation>
    </message>
    <message>
      <source>Find duplicates…</source>
      <translation>Najít duplicity…</translation>
    </message>
    <message>
      <source>Import…</source>
      <translation>Importovat…</translation>
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
      <source>New</source>
      <translation>Nový</translation>
    </message>
    <message>
      <source>New prices…</source>
      <translation>Nové ceny…</translation>
    </message>
    <message>
      <source>Next pane</source>
      <translation>Další panel</translation>
    </message>
    <message>
      <source>Next record</source>
      <translation>Další záznam</translation>
    </message>
    <message>
      <source>Normal text size</source>
      <translation>Normální velikost písma</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Otevřít</translation>
    </message>
    <message>
      <source>Planned prices</source>
      <translation>Plánované ceny</translation>
    </message>
    <message>
      <source>Previous pane</source>
      <translation>Předchozí panel</translation>
    </message>
    <message>
      <source>Previous record</source>
      <translation>Předchozí záznam</translation>
    </message>
    <message>
      <source>Print labels…</source>
      <translation>Tisknout cenovky…</translation>
    </message>
    <message>
      <source>Print the list…</source>
      <translation>Vytisknout seznam…</translation>
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
      <source>Save</source>
      <translation>Uložit</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Hledat</translation>
    </message>
    <message>
      <source>Search or run a command</source>
      <translation>Hledat nebo spustit příkaz</translation>
    </message>
    <message>
      <source>Show its history</source>
      <translation>Zobrazit historii</translation>
    </message>
    <message>
      <source>Sign out…</source>
      <translation>Odhlásit se…</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>Menší písmo</translation>
    </message>
    <message>
      <source>Supplier price list…</source>
      <translation>Ceník dodavatele…</translation>
    </message>
    <message>
      <source>Supplier's invoice…</source>
      <translation>Faktura dodavatele…</translation>
    </message>
    <message>
      <source>Sync now</source>
      <translation>Synchronizovat teď</translation>
    </message>
    <message>
      <source>Take the tour</source>
      <translation>Spustit prohlídku</translation>
    </message>
    <message>
      <source>Test the scanner…</source>
      <translation>Vyzkoušet čtečku…</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Vrátit zpět</translation>
    </message>
    <message>
      <source>View only (lock or unlock)</source>
      <translation>Režim jen pro čtení (zapnout/vypnout)</translation>
    </message>
    <message>
      <source>What changed…</source>
      <translation>Co se změnilo…</translation>
    </message>
    <message>
      <source>What's new in the next version</source>
      <translation>Co je nového v příští verzi</translation>
    </message>
    <message>
      <source>Who is here…</source>
      <translation>Kdo je tu…</translation>
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
      <source>Sync</source>
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
    <name>Allergen</name>
    <message>
      <source>celery</source>
      <translation>celer</translation>
    </message>
    <message>
      <source>crustaceans</source>
      <translation>korýši</translation>
    </message>
    <message>
      <source>eggs</source>
      <translation>vejce</translation>
    </message>
    <message>
      <source>fish</source>
      <translation>ryby</translation>
    </message>
    <message>
      <source>gluten</source>
      <translation>lepek</translation>
    </message>
    <message>
      <source>lupin</source>
      <translation>vlčí bob</translation>
    </message>
    <message>
      <source>milk</source>
      <translation>mléko</translation>
    </message>
    <message>
      <source>molluscs</source>
      <translation>měkkýši</translation>
    </message>
    <message>
      <source>mustard</source>
      <translation>hořčice</translation>
    </message>
    <message>
      <source>nuts</source>
      <translation>ořechy</translation>
    </message>
    <message>
      <source>peanuts</source>
      <translation>arašídy</translation>
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
      <translation>siřičitany</translation>
    </message>
  </context>
  <context>
    <name>Backup</name>
    <message numerus="yes">
      <source>%n change(s) unsent at the time of the backup are compared with the cloud again.</source>
      <translation>
        <numerusform>%Ln změna neodeslaná v době zálohy se znovu porovná s cloudem.</numerusform>
        <numerusform>%Ln změny neodeslané v době zálohy se znovu porovnají s cloudem.</numerusform>
        <numerusform>%Ln změn neodeslaných v době zálohy se znovu porovná s cloudem.</numerusform>
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
        <numerusform>%Ln jen zde</numerusform>
        <numerusform>%Ln jen zde</numerusform>
        <numerusform>%Ln jen zde</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n only in the backup</source>
      <translation>
        <numerusform>%Ln jen v záloze</numerusform>
        <numerusform>%Ln jen v záloze</numerusform>
        <numerusform>%Ln jen v záloze</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n plan(s) go back to the state of the backup</source>
      <translation>
        <numerusform>%Ln plán se vrátí do stavu ze zálohy</numerusform>
        <numerusform>%Ln plány se vrátí do stavu ze zálohy</numerusform>
        <numerusform>%Ln plánů se vrátí do stavu ze zálohy</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n purchase price(s) of suppliers go back to the state of the backup.</source>
      <translation>
        <numerusform>%Ln nákupní cena dodavatele se vrátí do stavu ze zálohy.</numerusform>
        <numerusform>%Ln nákupní ceny dodavatelů se vrátí do stavu ze zálohy.</numerusform>
        <numerusform>%Ln nákupních cen dodavatelů se vrátí do stavu ze zálohy.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unsent change(s) are kept and sent later.</source>
      <translation>
        <numerusform>%Ln neodeslaná změna se uchová a odešle později.</numerusform>
        <numerusform>%Ln neodeslané změny se uchovají a odešlou později.</numerusform>
        <numerusform>%Ln neodeslaných změn se uchová a odešle později.</numerusform>
      </translation>
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
      <source>Back up to a file…</source>
      <translation>Zálohovat do souboru…</translation>
    </message>
    <message>
      <source>Backed up to {file}</source>
      <translation>Zálohováno: {file}</translation>
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
      <source>Continue without it</source>
      <translation>Pokračovat bez ní</translation>
    </message>
    <message>
      <source>Counterfoil backs up automatically after changes, every hour in a small shop. It keeps hourly backups for two days, daily ones for a month and weekly ones for a year. Unsent changes are also kept separately.</source>
      <translation>Counterfoil zálohuje automaticky po změnách, v malém obchodě každou hodinu. Hodinové zálohy uchovává dva dny, denní měsíc a týdenní rok. Neodeslané změny uchovává i zvlášť.</translation>
    </message>
    <message>
      <source>Created</source>
      <translation>Vytvořeno</translation>
    </message>
    <message>
      <source>Decide later</source>
      <translation>Rozhodnout později</translation>
    </message>
    <message>
      <source>Differences</source>
      <translation>Rozdíly</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Soubor</translation>
    </message>
    <message>
      <source>In the backup</source>
      <translation>V záloze</translation>
    </message>
    <message>
      <source>It has the same records as this computer.</source>
      <translation>Obsahuje stejné záznamy jako tento počítač.</translation>
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
      <source>No backups yet.</source>
      <translation>Zatím žádné zálohy.</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>Nyní</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Obnovit</translation>
    </message>
    <message>
      <source>Restore a backup</source>
      <translation>Obnovit ze zálohy</translation>
    </message>
    <message>
      <source>Restore from a file</source>
      <translation>Obnovit ze souboru</translation>
    </message>
    <message>
      <source>Restore from a file…</source>
      <translation>Obnovit ze souboru…</translation>
    </message>
    <message>
      <source>Restore the backup of {when}?</source>
      <translation>Obnovit zálohu ({when})?</translation>
    </message>
    <message>
      <source>Restore…</source>
      <translation>Obnovit…</translation>
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
      <source>The records on this computer are backed up first. Then all records are downloaded again, so none is older than in the cloud.</source>
      <translation>Nejdřív se zálohují záznamy v tomto počítači. Pak se všechny záznamy stáhnou znovu, takže žádný nebude starší než v cloudu.</translation>
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
      <source>Continue</source>
      <translation>Pokračovat</translation>
    </message>
    <message>
      <source>Done. Close this page and go back to Counterfoil.</source>
      <translation>Hotovo. Zavřete tuto stránku a vraťte se do Counterfoilu.</translation>
    </message>
    <message>
      <source>Enter the full address, starting with https://</source>
      <translation>Zadejte celou adresu, která začíná https://</translation>
    </message>
    <message>
      <source>Open the browser</source>
      <translation>Otevřít prohlížeč</translation>
    </message>
    <message>
      <source>Sign in in your browser. Counterfoil then continues automatically.</source>
      <translation>Přihlaste se v prohlížeči. Counterfoil pak bude automaticky pokračovat.</translation>
    </message>
    <message>
      <source>Sign-in page</source>
      <translation>Přihlašovací stránka</translation>
    </message>
    <message>
      <source>The browser did not open. Open this address in it:</source>
      <translation>Prohlížeč se neotevřel. Otevřete v něm tuto adresu:</translation>
    </message>
    <message>
      <source>This sign-in does not match. Start again in Counterfoil.</source>
      <translation>Toto přihlášení nesouhlasí. Začněte znovu v Counterfoilu.</translation>
    </message>
  </context>
  <context>
    <name>Bulk</name>
    <message numerus="yes">
      <source>%n already have this value.</source>
      <translation>
        <numerusform>%Ln záznam už tuto hodnotu má.</numerusform>
        <numerusform>%Ln záznamy už tuto hodnotu mají.</numerusform>
        <numerusform>%Ln záznamů už tuto hodnotu má.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cannot be changed:</source>
      <translation>
        <numerusform>%Ln záznam nelze změnit:</numerusform>
        <numerusform>%Ln záznamy nelze změnit:</numerusform>
        <numerusform>%Ln záznamů nelze změnit:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n deleted, not changed.</source>
      <translation>
        <numerusform>%Ln smazaný se nezmění.</numerusform>
        <numerusform>%Ln smazané se nezmění.</numerusform>
        <numerusform>%Ln smazaných se nezmění.</numerusform>
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
        <numerusform>Vybráno: %Ln</numerusform>
        <numerusform>Vybráno: %Ln</numerusform>
        <numerusform>Vybráno: %Ln</numerusform>
      </translation>
    </message>
    <message>
      <source>Add or remove tags</source>
      <translation>Přidat nebo odebrat štítky</translation>
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
      <source>Also changes</source>
      <translation>Změní se také</translation>
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
      <source>Change a field…</source>
      <translation>Změnit pole…</translation>
    </message>
    <message>
      <source>Clear selection</source>
      <translation>Zrušit výběr</translation>
    </message>
    <message>
      <source>Clear this field</source>
      <translation>Vymazat pole</translation>
    </message>
    <message>
      <source>Do not round</source>
      <translation>Nezaokrouhlovat</translation>
    </message>
    <message>
      <source>Enter a price or a change: +5%, -10 or x {factor}</source>
      <translation>Zadejte cenu nebo změnu: +5 %, -10 nebo x {factor}</translation>
    </message>
    <message>
      <source>Loading…</source>
      <translation>Načítání…</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Záznam</translation>
    </message>
    <message>
      <source>Remove these tags</source>
      <translation>Odebrat tyto štítky</translation>
    </message>
    <message>
      <source>Round to</source>
      <translation>Zaokrouhlit na</translation>
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
      <translation>Vytvořit</translation>
    </message>
    <message>
      <source>Create with own ID</source>
      <translation>Vytvořit s vlastním ID</translation>
    </message>
    <message>
      <source>Detects every change when replacing</source>
      <translation>Při nahrazení pozná každou změnu</translation>
    </message>
    <message>
      <source>Replace many</source>
      <translation>Nahradit více</translation>
    </message>
  </context>
  <context>
    <name>Check</name>
    <message>
      <source>Cloud storage</source>
      <translation>Cloudové úložiště</translation>
    </message>
    <message>
      <source>Connected cloud</source>
      <translation>Připojený cloud</translation>
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
      <source>Fonts</source>
      <translation>Písma</translation>
    </message>
    <message>
      <source>Icons</source>
      <translation>Ikony</translation>
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
      <source>Libraries</source>
      <translation>Knihovny</translation>
    </message>
    <message>
      <source>Other programs' tokens</source>
      <translation>Tokeny ostatních programů</translation>
    </message>
    <message>
      <source>Permissions</source>
      <translation>Oprávnění</translation>
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
      <translation>Nastavení</translation>
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
      <translation>Neprodávat</translation>
    </message>
    <message>
      <source>GET (sends no data)</source>
      <translation>GET (neposílá data)</translation>
    </message>
    <message>
      <source>Loyalty point movements</source>
      <translation>Pohyby věrnostních bodů</translation>
    </message>
    <message>
      <source>Orders</source>
      <translation>Objednávky</translation>
    </message>
    <message>
      <source>POST (sends the data)</source>
      <translation>POST (posílá data)</translation>
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
      <translation>Přesto prodat</translation>
    </message>
    <message>
      <source>Stock movements</source>
      <translation>Skladové pohyby</translation>
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
      <source>Discount (%)</source>
      <translation>Sleva (%)</translation>
    </message>
    <message>
      <source>EAN</source>
      <translation>EAN</translation>
    </message>
    <message>
      <source>Order</source>
      <translation>Pořadí</translation>
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
      <source>Cancel</source>
      <translation>Zrušit</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Sloupce</translation>
    </message>
    <message>
      <source>Columns…</source>
      <translation>Sloupce…</translation>
    </message>
    <message>
      <source>List columns</source>
      <translation>Sloupce seznamu</translation>
    </message>
    <message>
      <source>Move left</source>
      <translation>Posunout doleva</translation>
    </message>
    <message>
      <source>Move right</source>
      <translation>Posunout doprava</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Obnovit výchozí</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Zobrazit</translation>
    </message>
  </context>
  <context>
    <name>Conflict</name>
    <message>
      <source>Add the points again</source>
      <translation>Přičíst body znovu</translation>
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
      <source>Correct the record</source>
      <translation>Opravit záznam</translation>
    </message>
    <message>
      <source>Decide later</source>
      <translation>Rozhodnout později</translation>
    </message>
    <message>
      <source>Delete anyway</source>
      <translation>Přesto smazat</translation>
    </message>
    <message>
      <source>Delete here too</source>
      <translation>Smazat i zde</translation>
    </message>
    <message>
      <source>Different records, keep all</source>
      <translation>Různé záznamy, ponechat všechny</translation>
    </message>
    <message>
      <source>Discard my change</source>
      <translation>Zahodit mou změnu</translation>
    </message>
    <message>
      <source>Enter another value</source>
      <translation>Zadat jinou hodnotu</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>Pole</translation>
    </message>
    <message>
      <source>Found {time}.</source>
      <translation>Zjištěno {time}.</translation>
    </message>
    <message>
      <source>Keep all mine</source>
      <translation>Ponechat vše moje</translation>
    </message>
    <message>
      <source>Keep all the cloud's</source>
      <translation>Ponechat vše z cloudu</translation>
    </message>
    <message>
      <source>Keep both records</source>
      <translation>Ponechat oba záznamy</translation>
    </message>
    <message>
      <source>Keep one, delete the rest</source>
      <translation>Ponechat jeden, ostatní smazat</translation>
    </message>
    <message>
      <source>Keep the cloud's</source>
      <translation>Ponechat z cloudu</translation>
    </message>
    <message>
      <source>Keep the record</source>
      <translation>Ponechat záznam</translation>
    </message>
    <message>
      <source>Leave it to the other computer</source>
      <translation>Nechat to druhému počítači</translation>
    </message>
    <message numerus="yes">
      <source>Merged automatically: %n field(s)</source>
      <translation>
        <numerusform>Automaticky sloučeno: %Ln pole</numerusform>
        <numerusform>Automaticky sloučeno: %Ln pole</numerusform>
        <numerusform>Automaticky sloučeno: %Ln polí</numerusform>
      </translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Další</translation>
    </message>
    <message>
      <source>Other value</source>
      <translation>Jiná hodnota</translation>
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
      <source>Send from here</source>
      <translation>Odeslat odtud</translation>
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
      <source>Use selected values</source>
      <translation>Použít vybrané</translation>
    </message>
    <message>
      <source>Use this number</source>
      <translation>Použít toto číslo</translation>
    </message>
    <message>
      <source>both combined</source>
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
      <source>%n unsent change(s) on this computer go to the cloud they belong to.</source>
      <translation>
        <numerusform>%Ln neodeslaná změna v tomto počítači se odešle do cloudu, ke kterému patří.</numerusform>
        <numerusform>%Ln neodeslané změny v tomto počítači se odešlou do cloudu, ke kterému patří.</numerusform>
        <numerusform>%Ln neodeslaných změn v tomto počítači se odešle do cloudu, ke kterému patří.</numerusform>
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
      <translation>Připojit ke cloudu</translation>
    </message>
    <message>
      <source>Enter only the number, as in the cloud's settings.</source>
      <translation>Zadejte jen číslo, jak je uvedeno v nastavení cloudu.</translation>
    </message>
    <message>
      <source>Enter the address, then test.</source>
      <translation>Zadejte adresu a vyzkoušejte ji.</translation>
    </message>
    <message>
      <source>Nothing to paste.</source>
      <translation>Není co vložit.</translation>
    </message>
    <message>
      <source>Paste</source>
      <translation>Vložit</translation>
    </message>
    <message>
      <source>Paste the token</source>
      <translation>Vložit token</translation>
    </message>
    <message>
      <source>Save the token in a protected file</source>
      <translation>Uložit token do chráněného souboru</translation>
    </message>
    <message>
      <source>Sign in with the browser…</source>
      <translation>Přihlásit se prohlížečem…</translation>
    </message>
    <message>
      <source>Signing in…</source>
      <translation>Přihlašování…</translation>
    </message>
    <message>
      <source>Test and connect</source>
      <translation>Vyzkoušet a připojit</translation>
    </message>
    <message>
      <source>The cloud accepted the token.</source>
      <translation>Cloud token přijal.</translation>
    </message>
    <message>
      <source>Token</source>
      <translation>Token</translation>
    </message>
    <message>
      <source>Use this only if the computer has no keychain.</source>
      <translation>Použijte, jen když počítač nemá klíčenku.</translation>
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
      <translation>ceník {name}, {day}</translation>
    </message>
    <message>
      <source>purchase price of the product</source>
      <translation>nákupní cena produktu</translation>
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
      <translation>Přičíst</translation>
    </message>
    <message>
      <source>Subtract</source>
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
      <source>A change arrived without a webhook, so the cloud is checked more often again</source>
      <translation>Změna přišla bez webhooku, cloud se proto znovu kontroluje častěji</translation>
    </message>
    <message>
      <source>A change was discarded and kept in the history</source>
      <translation>Změna byla zahozena a zůstává v historii</translation>
    </message>
    <message>
      <source>A local record that did not match its history was corrected</source>
      <translation>Místní záznam, který neodpovídal své historii, byl opraven</translation>
    </message>
    <message>
      <source>Both changes were merged</source>
      <translation>Obě změny byly sloučeny</translation>
    </message>
    <message>
      <source>Deleted because it is no longer in the cloud</source>
      <translation>Smazáno, protože v cloudu už není</translation>
    </message>
    <message>
      <source>Needs a decision</source>
      <translation>Čeká na rozhodnutí</translation>
    </message>
    <message>
      <source>Other computers use this cloud too, so this one now uses {share} of {budget} requests</source>
      <translation>Cloud používají i jiné počítače, tento proto využívá {share} z {budget} požadavků</translation>
    </message>
    <message>
      <source>Records in the cloud are dated ahead of this computer's clock; the cloud does not tell its time</source>
      <translation>Záznamy v cloudu mají pozdější čas než hodiny tohoto počítače; cloud svůj čas nesděluje</translation>
    </message>
    <message>
      <source>Records in the cloud have a later date than the cloud's clock</source>
      <translation>Záznamy v cloudu mají pozdější čas než hodiny cloudu</translation>
    </message>
    <message>
      <source>Some lists were skipped to stay within the request limit</source>
      <translation>Některé seznamy byly vynechány kvůli limitu požadavků</translation>
    </message>
    <message>
      <source>Stopped because a large part of the records would have been deleted</source>
      <translation>Zastaveno, protože by se smazala velká část záznamů</translation>
    </message>
    <message>
      <source>The cloud does not accept some webhooks; sync works without them</source>
      <translation>Cloud některé webhooky nepřijímá; synchronizace funguje i bez nich</translation>
    </message>
    <message numerus="yes">
      <source>The cloud failed repeatedly; sync paused for %n second(s)</source>
      <translation>
        <numerusform>Cloud opakovaně selhal; synchronizace pozastavena na %Ln sekundu</numerusform>
        <numerusform>Cloud opakovaně selhal; synchronizace pozastavena na %Ln sekundy</numerusform>
        <numerusform>Cloud opakovaně selhal; synchronizace pozastavena na %Ln sekund</numerusform>
      </translation>
    </message>
    <message>
      <source>The cloud has a different number of records</source>
      <translation>V cloudu je jiný počet záznamů</translation>
    </message>
    <message numerus="yes">
      <source>The cloud limited requests; sync paused for %n second(s)</source>
      <translation>
        <numerusform>Cloud omezil počet požadavků; synchronizace pozastavena na %Ln sekundu</numerusform>
        <numerusform>Cloud omezil počet požadavků; synchronizace pozastavena na %Ln sekundy</numerusform>
        <numerusform>Cloud omezil počet požadavků; synchronizace pozastavena na %Ln sekund</numerusform>
      </translation>
    </message>
    <message>
      <source>The cloud sends webhooks for changes, so it is checked less often</source>
      <translation>Cloud posílá webhooky o změnách, proto se kontroluje méně často</translation>
    </message>
    <message>
      <source>The cloud went back to an older state; nothing was deleted here</source>
      <translation>Cloud se vrátil do staršího stavu; zde se nic nesmazalo</translation>
    </message>
    <message>
      <source>The cloud's clock was set back; the last day and the whole list are downloaded again</source>
      <translation>Hodiny cloudu byly vráceny zpět; poslední den a celý seznam se stahují znovu</translation>
    </message>
    <message>
      <source>Webhooks were missing in the cloud and were registered again</source>
      <translation>Webhooky v cloudu chyběly a byly zaregistrovány znovu</translation>
    </message>
    <message>
      <source>Webhooks were registered in the cloud</source>
      <translation>V cloudu byly zaregistrovány webhooky</translation>
    </message>
    <message>
      <source>Webhooks were removed from the cloud</source>
      <translation>Webhooky byly z cloudu odebrány</translation>
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
      <source>Delete (can be undone)</source>
      <translation>Smazat (lze vrátit zpět)</translation>
    </message>
    <message>
      <source>Delete and remove personal data for good</source>
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
      <source>Name, address, phone, e-mail, birthday, card, company and notes are removed here and in the cloud, with their history. Points and receipts stay without a name. This cannot be undone.</source>
      <translation>Jméno, adresa, telefon, e-mail, datum narození, karta, firma a poznámky se odstraní zde i v cloudu, včetně historie. Body a účtenky zůstanou beze jména. Tuto akci nelze vrátit zpět.</translation>
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
      <translation>Zavřít</translation>
    </message>
    <message>
      <source>Count of the chosen line</source>
      <translation>Počet vybraného řádku</translation>
    </message>
    <message>
      <source>Counted</source>
      <translation>Napočítáno</translation>
    </message>
    <message>
      <source>Difference</source>
      <translation>Rozdíl</translation>
    </message>
    <message>
      <source>Finish</source>
      <translation>Dokončit</translation>
    </message>
    <message>
      <source>No answer</source>
      <translation>Bez odpovědi</translation>
    </message>
    <message>
      <source>No delivery is being checked.</source>
      <translation>Žádná dodávka se nekontroluje.</translation>
    </message>
    <message>
      <source>On the invoice</source>
      <translation>Na faktuře</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>Tisk</translation>
    </message>
    <message>
      <source>Save as CSV</source>
      <translation>Uložit jako CSV</translation>
    </message>
    <message>
      <source>Save the protocol</source>
      <translation>Uložit protokol</translation>
    </message>
    <message>
      <source>Scan a code</source>
      <translation>Načtěte kód</translation>
    </message>
    <message>
      <source>Something went wrong in Counterfoil</source>
      <translation>V Counterfoilu nastala chyba</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Stav</translation>
    </message>
    <message>
      <source>The address is in the local network, but the settings allow webhooks to the internet only</source>
      <translation>Adresa je v místní síti, ale nastavení dovoluje webhooky jen do internetu</translation>
    </message>
    <message>
      <source>The address is link-local; no program can be reached there</source>
      <translation>Adresa je typu link-local; žádný program na ní není dostupný</translation>
    </message>
    <message>
      <source>The address leads back to this program</source>
      <translation>Adresa vede zpět do tohoto programu</translation>
    </message>
    <message>
      <source>The program answered {status}</source>
      <translation>Odpověď programu: {status}</translation>
    </message>
    <message>
      <source>checked</source>
      <translation>zkontrolováno</translation>
    </message>
    <message>
      <source>missing</source>
      <translation>chybí</translation>
    </message>
    <message>
      <source>not on the invoice</source>
      <translation>není na faktuře</translation>
    </message>
    <message>
      <source>right</source>
      <translation>souhlasí</translation>
    </message>
    <message>
      <source>too many</source>
      <translation>navíc</translation>
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
      <source>Checked</source>
      <translation>Zkontrolováno</translation>
    </message>
    <message>
      <source>Checking…</source>
      <translation>Kontrola…</translation>
    </message>
    <message>
      <source>Checks whether this computer has everything Counterfoil needs. Changes nothing.</source>
      <translation>Ověří, zda má počítač vše, co Counterfoil potřebuje. Nic nemění.</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Podrobnosti</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Složka</translation>
    </message>
    <message>
      <source>Item</source>
      <translation>Položka</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Seznam</translation>
    </message>
    <message>
      <source>Log</source>
      <translation>Protokol</translation>
    </message>
    <message>
      <source>No problems found.</source>
      <translation>Nenalezeny žádné problémy.</translation>
    </message>
    <message>
      <source>Nothing known yet. Counterfoil learns this while it syncs.</source>
      <translation>Zatím není nic známo. Counterfoil to zjistí při synchronizaci.</translation>
    </message>
    <message>
      <source>OK</source>
      <translation>v pořádku</translation>
    </message>
    <message>
      <source>Open folder</source>
      <translation>Otevřít složku</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Výsledek</translation>
    </message>
    <message>
      <source>Results</source>
      <translation>Výsledky</translation>
    </message>
    <message>
      <source>Run self-test</source>
      <translation>Spustit kontrolu programu</translation>
    </message>
    <message>
      <source>Self-test</source>
      <translation>Kontrola programu</translation>
    </message>
    <message>
      <source>What the cloud supports</source>
      <translation>Co cloud podporuje</translation>
    </message>
    <message>
      <source>failed</source>
      <translation>selhalo</translation>
    </message>
    <message>
      <source>missing</source>
      <translation>chybí</translation>
    </message>
    <message>
      <source>out of date</source>
      <translation>zastaralé</translation>
    </message>
  </context>
  <context>
    <name>DuplicateReason</name>
    <message>
      <source>Same VAT number</source>
      <translation>Stejné DIČ (DPH)</translation>
    </message>
    <message>
      <source>Same code</source>
      <translation>Stejný kód</translation>
    </message>
    <message>
      <source>Same company ID</source>
      <translation>Stejné IČO</translation>
    </message>
    <message>
      <source>Same e-mail</source>
      <translation>Stejný e-mail</translation>
    </message>
    <message>
      <source>Same or similar name</source>
      <translation>Stejné nebo podobné jméno</translation>
    </message>
    <message>
      <source>Same phone</source>
      <translation>Stejný telefon</translation>
    </message>
  </context>
  <context>
    <name>Duplicates</name>
    <message numerus="yes">
      <source>%n group(s) of records may be one</source>
      <translation>
        <numerusform>%Ln skupina záznamů je možná jeden</numerusform>
        <numerusform>%Ln skupiny záznamů jsou možná jeden</numerusform>
        <numerusform>%Ln skupin záznamů je možná jeden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) became one</source>
      <translation>
        <numerusform>%Ln záznam sloučen do jednoho</numerusform>
        <numerusform>%Ln záznamy sloučeny do jednoho</numerusform>
        <numerusform>%Ln záznamů sloučeno do jednoho</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) will be deleted</source>
      <translation>
        <numerusform>%Ln záznam se smaže</numerusform>
        <numerusform>%Ln záznamy se smažou</numerusform>
        <numerusform>%Ln záznamů se smaže</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) will refer to the one that stays</source>
      <translation>
        <numerusform>%Ln záznam bude odkazovat na ten, který zůstane</numerusform>
        <numerusform>%Ln záznamy budou odkazovat na ten, který zůstane</numerusform>
        <numerusform>%Ln záznamů bude odkazovat na ten, který zůstane</numerusform>
      </translation>
    </message>
    <message>
      <source>Certainty</source>
      <translation>Jistota</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zavřít</translation>
    </message>
    <message>
      <source>Find duplicates</source>
      <translation>Najít duplicity</translation>
    </message>
    <message>
      <source>Groups</source>
      <translation>Skupiny</translation>
    </message>
    <message>
      <source>Looking through the records…</source>
      <translation>Procházejí se záznamy…</translation>
    </message>
    <message>
      <source>Merge</source>
      <translation>Sloučit</translation>
    </message>
    <message>
      <source>No duplicates found</source>
      <translation>Žádné duplicity</translation>
    </message>
    <message>
      <source>Not the same</source>
      <translation>Není to totéž</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Otevřít</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Záznamy</translation>
    </message>
    <message>
      <source>Stays</source>
      <translation>Zůstane</translation>
    </message>
    <message>
      <source>You can find duplicates among customers, suppliers and products.</source>
      <translation>Duplicity lze hledat mezi zákazníky, dodavateli a produkty.</translation>
    </message>
    <message>
      <source>You can undo this, also after it was sent.</source>
      <translation>Lze to vrátit zpět, i po odeslání.</translation>
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
    <name>Engine</name>
    <message>
      <source>A newer version was installed. Close Counterfoil and open it again to go on syncing.</source>
      <translation>Byla nainstalována novější verze. Aby synchronizace pokračovala, zavřete Counterfoil a znovu ho otevřete.</translation>
    </message>
    <message numerus="yes">
      <source>Sync has stopped %n time(s) and is starting again. Nothing is lost.</source>
      <translation>
        <numerusform>Synchronizace se %Lnkrát zastavila a znovu se spouští. Nic se neztratilo.</numerusform>
        <numerusform>Synchronizace se %Lnkrát zastavila a znovu se spouští. Nic se neztratilo.</numerusform>
        <numerusform>Synchronizace se %Lnkrát zastavila a znovu se spouští. Nic se neztratilo.</numerusform>
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
      <source>Anonymised customer</source>
      <translation>Anonymizovaný zákazník</translation>
    </message>
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
      <source>Stock item</source>
      <translation>Skladová položka</translation>
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
    <message>
      <source>anonymised</source>
      <translation>anonymizováno</translation>
    </message>
  </context>
  <context>
    <name>Error</name>
    <message>
      <source>A PIN has {shortest} to {longest} digits.</source>
      <translation>PIN má {shortest}–{longest} číslic.</translation>
    </message>
    <message>
      <source>A newer version of Counterfoil wrote the data in this folder.</source>
      <translation>Data v této složce zapsala novější verze Counterfoilu.</translation>
    </message>
    <message>
      <source>A version of Counterfoil before 1.0.0 wrote the data in this folder.</source>
      <translation>Data v této složce zapsala verze Counterfoilu starší než 1.0.0.</translation>
    </message>
    <message>
      <source>Access from other computers is off in the settings.</source>
      <translation>Přístup z jiných počítačů je v nastavení vypnutý.</translation>
    </message>
    <message>
      <source>All other lists are read, and changes are sent.</source>
      <translation>Ostatní seznamy se stahují a změny se odesílají.</translation>
    </message>
    <message>
      <source>All records will be downloaded again.</source>
      <translation>Všechny záznamy se stáhnou znovu.</translation>
    </message>
    <message>
      <source>All settings are back to their defaults. The damaged file is kept as {kept}.</source>
      <translation>Všechna nastavení mají opět výchozí hodnoty. Poškozený soubor je uložen jako {kept}.</translation>
    </message>
    <message>
      <source>Allowed: {allowed}.</source>
      <translation>Povolené hodnoty: {allowed}.</translation>
    </message>
    <message>
      <source>An older copy of the data was restored</source>
      <translation>Byla obnovena starší kopie dat</translation>
    </message>
    <message>
      <source>Another program uses port {port}.</source>
      <translation>Port {port} používá jiný program.</translation>
    </message>
    <message>
      <source>Another window or service is using this data.</source>
      <translation>S těmito daty pracuje jiné okno nebo služba.</translation>
    </message>
    <message>
      <source>Ask the owner of this computer to delete the file. Then unlock and set a new PIN.</source>
      <translation>Požádejte majitele počítače, aby soubor smazal. Pak počítač odemkněte a nastavte nový PIN.</translation>
    </message>
    <message>
      <source>Ask the supplier for ISDOC, UBL, ZUGFeRD or KSeF XML.</source>
      <translation>Požádejte dodavatele o ISDOC, UBL, ZUGFeRD nebo XML z KSeF.</translation>
    </message>
    <message>
      <source>Cancelled</source>
      <translation>Zrušeno</translation>
    </message>
    <message>
      <source>Cannot check for updates</source>
      <translation>Nelze zjistit aktualizace</translation>
    </message>
    <message>
      <source>Cannot save to the folder</source>
      <translation>Do složky nelze ukládat</translation>
    </message>
    <message>
      <source>Check in the settings which addresses webhooks may call.</source>
      <translation>Zkontrolujte v nastavení, které adresy smějí webhooky volat.</translation>
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
      <source>Check the fields marked in red.</source>
      <translation>Zkontrolujte červeně označená pole.</translation>
    </message>
    <message>
      <source>Check the internet connection and the address.</source>
      <translation>Zkontrolujte připojení k internetu a adresu.</translation>
    </message>
    <message>
      <source>Check the new values and save again.</source>
      <translation>Zkontrolujte nové hodnoty a uložte znovu.</translation>
    </message>
    <message>
      <source>Check the records you changed last.</source>
      <translation>Zkontrolujte záznamy, které jste měnili naposledy.</translation>
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
      <source>Checking whether the record is in the cloud</source>
      <translation>Ověřuje se, zda je záznam v cloudu</translation>
    </message>
    <message>
      <source>Choose a folder on this computer's own disk.</source>
      <translation>Vyberte složku na vlastním disku tohoto počítače.</translation>
    </message>
    <message>
      <source>Choose another folder, or ask for permission to save there.</source>
      <translation>Vyberte jinou složku, nebo požádejte o oprávnění do ní ukládat.</translation>
    </message>
    <message>
      <source>Choose another folder.</source>
      <translation>Vyberte jinou složku.</translation>
    </message>
    <message>
      <source>Choose another port.</source>
      <translation>Vyberte jiný port.</translation>
    </message>
    <message>
      <source>Choose other files in the settings.</source>
      <translation>Vyberte v nastavení jiné soubory.</translation>
    </message>
    <message>
      <source>Choose who you are and try again.</source>
      <translation>Vyberte, kdo jste, a zkuste to znovu.</translation>
    </message>
    <message>
      <source>Choose “Start normally” below. If Counterfoil closes again, send us the support report from the settings.</source>
      <translation>Dole vyberte „Spustit normálně“. Pokud se Counterfoil znovu ukončí, pošlete nám z nastavení hlášení pro podporu.</translation>
    </message>
    <message>
      <source>Close the other window first.</source>
      <translation>Nejdřív zavřete druhé okno.</translation>
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
      <source>Connect to that cloud to continue with them.</source>
      <translation>Připojte se k tomuto cloudu a pokračujte s nimi.</translation>
    </message>
    <message>
      <source>Connect to your cloud again to continue.</source>
      <translation>Chcete-li pokračovat, připojte se znovu ke svému cloudu.</translation>
    </message>
    <message>
      <source>Correct that record first.</source>
      <translation>Nejdřív opravte ten záznam.</translation>
    </message>
    <message>
      <source>Correct them in the file, or import the rest.</source>
      <translation>Opravte je v souboru, nebo importujte ostatní.</translation>
    </message>
    <message>
      <source>Counterfoil closed right after its last two starts. Sync and the servers are off, and the window uses its default layout. Nothing was deleted.</source>
      <translation>Counterfoil se po posledních dvou spuštěních hned ukončil. Synchronizace a servery jsou vypnuté a okno má výchozí rozložení. Nic se nesmazalo.</translation>
    </message>
    <message>
      <source>Counterfoil compares again automatically.</source>
      <translation>Counterfoil porovnání automaticky zopakuje.</translation>
    </message>
    <message>
      <source>Counterfoil continues automatically.</source>
      <translation>Counterfoil bude automaticky pokračovat.</translation>
    </message>
    <message>
      <source>Counterfoil has no permission to save in {path}.</source>
      <translation>Counterfoil nemá oprávnění ukládat do {path}.</translation>
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
      <source>Counterfoil tries again automatically.</source>
      <translation>Counterfoil to automaticky zkusí znovu.</translation>
    </message>
    <message>
      <source>Counterfoil tries them again automatically.</source>
      <translation>Counterfoil je automaticky zkusí znovu.</translation>
    </message>
    <message>
      <source>Enter it again.</source>
      <translation>Zadejte ho znovu.</translation>
    </message>
    <message>
      <source>Enter it like https://api.example.com</source>
      <translation>Zadejte ji ve tvaru https://api.example.com</translation>
    </message>
    <message>
      <source>Enter the PIN and try again.</source>
      <translation>Zadejte PIN a zkuste to znovu.</translation>
    </message>
    <message>
      <source>Free some space and save again.</source>
      <translation>Uvolněte místo a uložte znovu.</translation>
    </message>
    <message>
      <source>Install the latest version.</source>
      <translation>Nainstalujte nejnovější verzi.</translation>
    </message>
    <message>
      <source>It does not support this change for this kind of record.</source>
      <translation>Tuto změnu u tohoto druhu záznamu nepodporuje.</translation>
    </message>
    <message>
      <source>It had stopped. Nothing is lost.</source>
      <translation>Zastavila se. Nic se neztratilo.</translation>
    </message>
    <message>
      <source>It has been removed elsewhere.</source>
      <translation>Byl odstraněn jinde.</translation>
    </message>
    <message>
      <source>It is already in the cloud.</source>
      <translation>V cloudu už je.</translation>
    </message>
    <message>
      <source>It is not signed by us, has expired, or is older than one seen before.</source>
      <translation>Nemá náš podpis, vypršela, nebo je starší než některá předchozí.</translation>
    </message>
    <message>
      <source>It uses a new record that the cloud has not accepted.</source>
      <translation>Používá nový záznam, který cloud nepřijal.</translation>
    </message>
    <message>
      <source>It was changed in the cloud.</source>
      <translation>Byl změněn v cloudu.</translation>
    </message>
    <message>
      <source>Manager's PIN needed</source>
      <translation>Je potřeba PIN vedoucího</translation>
    </message>
    <message>
      <source>Many records are missing in the cloud</source>
      <translation>V cloudu chybí mnoho záznamů</translation>
    </message>
    <message>
      <source>Missing changes restored from the journal: {edits}.</source>
      <translation>Chybějící změny obnovené z deníku: {edits}.</translation>
    </message>
    <message>
      <source>Name a data folder: counterfoil --data DIR</source>
      <translation>Zvolte složku dat: counterfoil --data SLOŽKA</translation>
    </message>
    <message>
      <source>No cloud is connected</source>
      <translation>Není připojen žádný cloud</translation>
    </message>
    <message>
      <source>Nothing is wrong on this computer. Counterfoil tries again later.</source>
      <translation>Tento počítač je v pořádku. Counterfoil to později zkusí znovu.</translation>
    </message>
    <message>
      <source>Nothing of it is sent before you answer on the Sync page.</source>
      <translation>Dokud na stránce Synchronizace neodpovíte, nic z nich se neodešle.</translation>
    </message>
    <message>
      <source>Nothing was changed.</source>
      <translation>Nic se nezměnilo.</translation>
    </message>
    <message>
      <source>Nothing was deleted here. Records that need a decision: {records}.</source>
      <translation>Zde se nic nesmazalo. Záznamy k rozhodnutí: {records}.</translation>
    </message>
    <message>
      <source>Nothing was imported</source>
      <translation>Nic se neimportovalo</translation>
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
      <translation>Nic se neuložilo; co jste zadali, je stále ve formuláři.</translation>
    </message>
    <message>
      <source>Nothing was saved; what you typed is still in the form. The disk reported: {reason}.</source>
      <translation>Nic se neuložilo; co jste zadali, je stále ve formuláři. Disk hlásí: {reason}.</translation>
    </message>
    <message>
      <source>Open a web browser and sign in to the network, or check the address.</source>
      <translation>Otevřete webový prohlížeč a přihlaste se k síti, nebo zkontrolujte adresu.</translation>
    </message>
    <message>
      <source>Open it again.</source>
      <translation>Otevřete ho znovu.</translation>
    </message>
    <message>
      <source>Other computers have no access</source>
      <translation>Jiné počítače nemají přístup</translation>
    </message>
    <message>
      <source>Other records prevent it.</source>
      <translation>Brání tomu jiné záznamy.</translation>
    </message>
    <message>
      <source>Reconnect the drive and try again. Everything saved earlier is still there.</source>
      <translation>Připojte disk a zkuste to znovu. Vše dříve uložené na něm zůstalo.</translation>
    </message>
    <message>
      <source>Restart Counterfoil to repair it.</source>
      <translation>Restartujte Counterfoil, soubor se tím opraví.</translation>
    </message>
    <message>
      <source>Restore it in the settings, or continue without it.</source>
      <translation>Obnovte ji v nastavení, nebo pokračujte bez ní.</translation>
    </message>
    <message>
      <source>Restore the file from a backup, or delete it and create new tokens.</source>
      <translation>Obnovte soubor ze zálohy, nebo ho smažte a vytvořte nové tokeny.</translation>
    </message>
    <message>
      <source>Send this computer's records again, or take the cloud's records.</source>
      <translation>Odešlete záznamy tohoto počítače znovu, nebo převezměte starší stav z cloudu.</translation>
    </message>
    <message>
      <source>Send unsent changes with that version, then choose another folder.</source>
      <translation>Odešlete neodeslané změny v té verzi a pak vyberte jinou složku.</translation>
    </message>
    <message>
      <source>Sign in with a new token.</source>
      <translation>Přihlaste se novým tokenem.</translation>
    </message>
    <message>
      <source>Some fields need correcting</source>
      <translation>Některá pole je třeba opravit</translation>
    </message>
    <message>
      <source>Some lines were rejected.</source>
      <translation>Některé řádky byly odmítnuty.</translation>
    </message>
    <message>
      <source>Some records from the cloud cannot be read</source>
      <translation>Některé záznamy z cloudu nelze přečíst</translation>
    </message>
    <message>
      <source>Some records may not have been downloaded.</source>
      <translation>Některé záznamy se možná nestáhly.</translation>
    </message>
    <message>
      <source>Some unsent changes may be lost</source>
      <translation>Některé neodeslané změny se možná ztratily</translation>
    </message>
    <message>
      <source>Something else answers at this address.</source>
      <translation>Na této adrese odpovídá něco jiného.</translation>
    </message>
    <message>
      <source>Something else answers in place of the cloud</source>
      <translation>Místo cloudu odpovídá něco jiného</translation>
    </message>
    <message>
      <source>Something went wrong in Counterfoil</source>
      <translation>V Counterfoilu nastala chyba</translation>
    </message>
    <message>
      <source>Sync is paused for a while</source>
      <translation>Synchronizace je na chvíli pozastavena</translation>
    </message>
    <message>
      <source>Sync is starting again</source>
      <translation>Synchronizace se znovu spouští</translation>
    </message>
    <message>
      <source>The PIN has a wrong length</source>
      <translation>PIN má nesprávnou délku</translation>
    </message>
    <message>
      <source>The address cannot be used</source>
      <translation>Adresu nelze použít</translation>
    </message>
    <message>
      <source>The address is not the cloud's</source>
      <translation>Adresa nepatří cloudu</translation>
    </message>
    <message>
      <source>The certificate cannot be used</source>
      <translation>Certifikát nelze použít</translation>
    </message>
    <message>
      <source>The certificate in {file} does not match its key.</source>
      <translation>Certifikát v souboru {file} neodpovídá svému klíči.</translation>
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
      <source>The cloud does not share a list</source>
      <translation>Cloud neposkytl jeden ze seznamů</translation>
    </message>
    <message>
      <source>The cloud failed several times in a row.</source>
      <translation>Cloud několikrát po sobě selhal.</translation>
    </message>
    <message>
      <source>The cloud has a different number of records</source>
      <translation>V cloudu je jiný počet záznamů</translation>
    </message>
    <message>
      <source>The cloud has a problem</source>
      <translation>Cloud má problém</translation>
    </message>
    <message>
      <source>The cloud limits requests</source>
      <translation>Cloud omezil počet požadavků</translation>
    </message>
    <message>
      <source>The cloud rejected the token</source>
      <translation>Cloud odmítl token</translation>
    </message>
    <message>
      <source>The cloud rejected the values</source>
      <translation>Cloud odmítl hodnoty</translation>
    </message>
    <message>
      <source>The cloud was restored from an old backup</source>
      <translation>Cloud byl obnoven ze staré zálohy</translation>
    </message>
    <message>
      <source>The cloud's answer was lost.</source>
      <translation>Odpověď cloudu se ztratila.</translation>
    </message>
    <message>
      <source>The cloud's certificate cannot be trusted.</source>
      <translation>Certifikát cloudu není důvěryhodný.</translation>
    </message>
    <message>
      <source>The connection is not secure</source>
      <translation>Připojení není zabezpečené</translation>
    </message>
    <message>
      <source>The connection to your cloud cannot be read</source>
      <translation>Údaje o připojení ke cloudu nelze přečíst</translation>
    </message>
    <message>
      <source>The connection to your cloud is missing</source>
      <translation>Chybí údaje o připojení ke cloudu</translation>
    </message>
    <message>
      <source>The data belongs to another cloud</source>
      <translation>Data patří jinému cloudu</translation>
    </message>
    <message>
      <source>The data cannot be on a network drive</source>
      <translation>Data nemohou být na síťovém disku</translation>
    </message>
    <message>
      <source>The data comes from a newer version</source>
      <translation>Data jsou z novější verze</translation>
    </message>
    <message>
      <source>The data comes from a version before 1.0.0</source>
      <translation>Data jsou z verze starší než 1.0.0</translation>
    </message>
    <message>
      <source>The data file is damaged</source>
      <translation>Datový soubor je poškozený</translation>
    </message>
    <message>
      <source>The data file is missing or empty</source>
      <translation>Datový soubor chybí nebo je prázdný</translation>
    </message>
    <message>
      <source>The data file was an older copy</source>
      <translation>Datový soubor byl starší kopií</translation>
    </message>
    <message>
      <source>The data file was damaged and is repaired</source>
      <translation>Datový soubor byl poškozený a je opravený</translation>
    </message>
    <message>
      <source>The data file was missing or empty</source>
      <translation>Datový soubor chyběl nebo byl prázdný</translation>
    </message>
    <message>
      <source>The data file was missing or empty and was created again</source>
      <translation>Datový soubor chyběl nebo byl prázdný a byl vytvořen znovu</translation>
    </message>
    <message>
      <source>The data is in use by another program</source>
      <translation>Data používá jiný program</translation>
    </message>
    <message>
      <source>The data was copied from elsewhere</source>
      <translation>Data byla zkopírována z jiného místa</translation>
    </message>
    <message>
      <source>The disk cannot be read or written</source>
      <translation>Na disk nelze zapisovat nebo z něj číst</translation>
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
      <source>The file is no invoice that can be read</source>
      <translation>Soubor není faktura, kterou lze přečíst</translation>
    </message>
    <message>
      <source>The file {file} is damaged. Until it is deleted, this computer is view only.</source>
      <translation>Soubor {file} je poškozený. Dokud se nesmaže, je tento počítač jen pro čtení.</translation>
    </message>
    <message>
      <source>The file {file} was not changed. Other programs cannot sign in here.</source>
      <translation>Soubor {file} se nezměnil. Ostatní programy se zde nemohou přihlásit.</translation>
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
      <source>The filter or sort order is not valid.</source>
      <translation>Filtr nebo řazení není platné.</translation>
    </message>
    <message>
      <source>The folder cannot be reached</source>
      <translation>Složka není dostupná</translation>
    </message>
    <message>
      <source>The folder contains the records of cloud {cloud_id}; unsent changes: {edits}.</source>
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
      <source>The permissions of this computer cannot be read</source>
      <translation>Oprávnění tohoto počítače nelze přečíst</translation>
    </message>
    <message>
      <source>The port is in use</source>
      <translation>Port je obsazený</translation>
    </message>
    <message>
      <source>The record does not allow this.</source>
      <translation>Záznam to nedovoluje.</translation>
    </message>
    <message>
      <source>The record has changed meanwhile</source>
      <translation>Záznam se mezitím změnil</translation>
    </message>
    <message>
      <source>The record was not found</source>
      <translation>Záznam nebyl nalezen</translation>
    </message>
    <message>
      <source>The setting is out of range</source>
      <translation>Nastavení je mimo povolený rozsah</translation>
    </message>
    <message>
      <source>The settings cannot be read</source>
      <translation>Nastavení nelze přečíst</translation>
    </message>
    <message>
      <source>The token cannot be saved</source>
      <translation>Token nelze uložit</translation>
    </message>
    <message>
      <source>The token does not allow this, or not for this cloud.</source>
      <translation>Token to nedovoluje, nebo ne pro tento cloud.</translation>
    </message>
    <message>
      <source>The tokens of your other programs cannot be read</source>
      <translation>Tokeny vašich ostatních programů nelze přečíst</translation>
    </message>
    <message>
      <source>The update server cannot be reached.</source>
      <translation>Server aktualizací není dostupný.</translation>
    </message>
    <message>
      <source>The update was rejected</source>
      <translation>Aktualizace byla odmítnuta</translation>
    </message>
    <message>
      <source>There is a backup: {backup}. It is kept until you decide.</source>
      <translation>K dispozici je záloha: {backup}. Zůstane, dokud se nerozhodnete.</translation>
    </message>
    <message>
      <source>There is no shop in this folder</source>
      <translation>V této složce není žádný obchod</translation>
    </message>
    <message>
      <source>There is no such list</source>
      <translation>Takový seznam neexistuje</translation>
    </message>
    <message>
      <source>There is no such setting</source>
      <translation>Takové nastavení neexistuje</translation>
    </message>
    <message>
      <source>These are the records of cloud {cloud}, but this computer is not connected to a cloud. Nothing was changed.</source>
      <translation>Jsou to záznamy cloudu {cloud}, ale tento počítač není připojen k žádnému cloudu. Nic se nezměnilo.</translation>
    </message>
    <message>
      <source>These are the records of cloud {found}, but this computer is connected to cloud {asked}. Nothing was changed.</source>
      <translation>Jsou to záznamy cloudu {found}, ale tento počítač je připojen ke cloudu {asked}. Nic se nezměnilo.</translation>
    </message>
    <message>
      <source>These records were made without a cloud, but this computer is connected to cloud {cloud}. Nothing was changed.</source>
      <translation>Tyto záznamy vznikly bez cloudu, ale tento počítač je připojen ke cloudu {cloud}. Nic se nezměnilo.</translation>
    </message>
    <message>
      <source>They were skipped for now; everything else was downloaded.</source>
      <translation>Zůstaly stranou; vše ostatní se stáhlo.</translation>
    </message>
    <message>
      <source>This account has no home folder</source>
      <translation>Tento účet nemá domovskou složku</translation>
    </message>
    <message>
      <source>This address is not allowed</source>
      <translation>Tato adresa není povolena</translation>
    </message>
    <message>
      <source>This computer does not know its issuer: {issuer}.</source>
      <translation>Tento počítač nezná jeho vydavatele: {issuer}.</translation>
    </message>
    <message>
      <source>This computer is view only</source>
      <translation>Tento počítač je jen pro čtení</translation>
    </message>
    <message>
      <source>This is not allowed</source>
      <translation>To není dovoleno</translation>
    </message>
    <message>
      <source>This network may want a sign-in first, or the cloud has moved.</source>
      <translation>Tato síť možná nejdřív vyžaduje přihlášení, nebo se cloud přestěhoval.</translation>
    </message>
    <message>
      <source>This search is not possible</source>
      <translation>Takto nelze hledat</translation>
    </message>
    <message>
      <source>This version keeps working. Check the date on this computer.</source>
      <translation>Tato verze funguje dál. Zkontrolujte datum v tomto počítači.</translation>
    </message>
    <message>
      <source>Too many requests were made.</source>
      <translation>Požadavků bylo příliš mnoho.</translation>
    </message>
    <message>
      <source>Try again in a moment.</source>
      <translation>Zkuste to za chvíli znovu.</translation>
    </message>
    <message>
      <source>Unlock it first.</source>
      <translation>Nejdřív ho odemkněte.</translation>
    </message>
    <message>
      <source>Unlock the keychain, or save the token in a protected file.</source>
      <translation>Odemkněte klíčenku, nebo uložte token do chráněného souboru.</translation>
    </message>
    <message>
      <source>Unreadable lines in the journal: {lines}.</source>
      <translation>Nečitelné řádky v deníku: {lines}.</translation>
    </message>
    <message>
      <source>Unsent changes kept: {edits}.</source>
      <translation>Zachované neodeslané změny: {edits}.</translation>
    </message>
    <message>
      <source>Unsent changes kept: {edits}. The damaged file is kept as {set_aside}.</source>
      <translation>Zachované neodeslané změny: {edits}. Poškozený soubor je uložen jako {set_aside}.</translation>
    </message>
    <message>
      <source>Waiting changes in it that may already have been sent: {edits}. Unsent changes made after the copy are missing.</source>
      <translation>Čekající změny, které už možná byly odeslány: {edits}. Neodeslané změny z doby po této kopii chybí.</translation>
    </message>
    <message>
      <source>Waiting changes that another computer may already have sent: {edits}.</source>
      <translation>Čekající změny, které už možná odeslal jiný počítač: {edits}.</translation>
    </message>
    <message>
      <source>Waiting for another record</source>
      <translation>Čeká na jiný záznam</translation>
    </message>
    <message>
      <source>Who is here?</source>
      <translation>Kdo je tu?</translation>
    </message>
    <message>
      <source>Wrong PIN</source>
      <translation>Nesprávný PIN</translation>
    </message>
    <message>
      <source>You can keep working; changes are saved on this computer.</source>
      <translation>Můžete pracovat dál; změny se ukládají v tomto počítači.</translation>
    </message>
    <message>
      <source>Your changes are saved on this computer.</source>
      <translation>Vaše změny jsou uložené v tomto počítači.</translation>
    </message>
    <message>
      <source>Your data is safe. What you typed is still in the form.</source>
      <translation>Data jsou v bezpečí. Co jste zadali, je stále ve formuláři.</translation>
    </message>
    <message>
      <source>Your records and unsent changes are safe. The damaged file is kept as {kept}.</source>
      <translation>Záznamy a neodeslané změny jsou v bezpečí. Poškozený soubor je uložen jako {kept}.</translation>
    </message>
    <message>
      <source>{key} in the file {file} is not valid, so its default is used. Allowed: {allowed}.</source>
      <translation>Hodnota {key} v souboru {file} není platná, proto se použije výchozí. Povolené hodnoty: {allowed}.</translation>
    </message>
    <message>
      <source>{path} was not found: its drive was removed, or the folder was moved. Nothing has been saved since.</source>
      <translation>Složka {path} nebyla nalezena: její disk byl odpojen, nebo byla přesunuta. Od té doby se nic neuložilo.</translation>
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
      <source>Copy corrected</source>
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
      <source>Deleted in the cloud; the change is kept here</source>
      <translation>Smazáno v cloudu; změna je uchována zde</translation>
    </message>
    <message>
      <source>Discarded; the value is kept here</source>
      <translation>Zahozeno; hodnota zůstává zde</translation>
    </message>
    <message>
      <source>Restored</source>
      <translation>Obnoveno</translation>
    </message>
    <message>
      <source>Restored in the cloud</source>
      <translation>Obnoveno v cloudu</translation>
    </message>
    <message>
      <source>Sent to the cloud</source>
      <translation>Odesláno do cloudu</translation>
    </message>
    <message>
      <source>Two versions merged</source>
      <translation>Dvě verze sloučeny</translation>
    </message>
    <message>
      <source>Two versions, needs a decision</source>
      <translation>Dvě verze, čeká na rozhodnutí</translation>
    </message>
  </context>
  <context>
    <name>Export</name>
    <message numerus="yes">
      <source>%n record(s) written to</source>
      <translation>
        <numerusform>Uložen %Ln záznam do souboru</numerusform>
        <numerusform>Uloženy %Ln záznamy do souboru</numerusform>
        <numerusform>Uloženo %Ln záznamů do souboru</numerusform>
      </translation>
    </message>
    <message>
      <source>All fields (for re-import)</source>
      <translation>Všechna pole (pro opětovný import)</translation>
    </message>
    <message>
      <source>Allergens by name</source>
      <translation>Alergeny názvem</translation>
    </message>
    <message>
      <source>Allergens by name, those of the ingredients too</source>
      <translation>Alergeny názvem, i alergeny surovin</translation>
    </message>
    <message>
      <source>As on screen</source>
      <translation>Jako na obrazovce</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušit</translation>
    </message>
    <message>
      <source>Column names</source>
      <translation>Názvy sloupců</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Sloupce</translation>
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
      <translation>Suroviny bez údajů o alergenech</translation>
    </message>
    <message>
      <source>Only the list's columns</source>
      <translation>Jen sloupce seznamu</translation>
    </message>
    <message>
      <source>Save as…</source>
      <translation>Uložit jako…</translation>
    </message>
    <message numerus="yes">
      <source>Selected: %n record(s)</source>
      <translation>
        <numerusform>Vybrané záznamy: %Ln</numerusform>
        <numerusform>Vybrané záznamy: %Ln</numerusform>
        <numerusform>Vybrané záznamy: %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Shown in the list: %n record(s)</source>
      <translation>
        <numerusform>Záznamy zobrazené v seznamu: %Ln</numerusform>
        <numerusform>Záznamy zobrazené v seznamu: %Ln</numerusform>
        <numerusform>Záznamy zobrazené v seznamu: %Ln</numerusform>
      </translation>
    </message>
    <message>
      <source>Technical (for import)</source>
      <translation>Technické (pro import)</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Text</translation>
    </message>
    <message>
      <source>The disk is full. Free some space, or choose another disk.</source>
      <translation>Disk je plný. Uvolněte místo, nebo vyberte jiný disk.</translation>
    </message>
  </context>
  <context>
    <name>Field</name>
    <message>
      <source>Address line 2</source>
      <translation>Adresa, 2. řádek</translation>
    </message>
    <message>
      <source>Allergens</source>
      <translation>Alergeny</translation>
    </message>
    <message>
      <source>Always ask for the PIN</source>
      <translation>Vždy vyžadovat PIN</translation>
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
      <translation>Autor změny</translation>
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
      <source>Cost without VAT</source>
      <translation>Náklady bez DPH</translation>
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
      <source>Deduct from stock when sold</source>
      <translation>Při prodeji odepsat ze skladu</translation>
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
      <source>Discount (%)</source>
      <translation>Sleva (%)</translation>
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
      <source>E-mail</source>
      <translation>E-mail</translation>
    </message>
    <message>
      <source>EET subject</source>
      <translation>Subjekt EET</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>Událost</translation>
    </message>
    <message>
      <source>External ID</source>
      <translation>Externí ID</translation>
    </message>
    <message>
      <source>External IDs</source>
      <translation>Všechna externí ID</translation>
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
      <source>ID</source>
      <translation>ID</translation>
    </message>
    <message>
      <source>Image URL</source>
      <translation>URL obrázku</translation>
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
      <source>Ingredient</source>
      <translation>Surovina</translation>
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
      <translation>Poslední změna</translation>
    </message>
    <message>
      <source>Last name</source>
      <translation>Příjmení</translation>
    </message>
    <message>
      <source>Margin</source>
      <translation>Marže</translation>
    </message>
    <message>
      <source>Margin (%)</source>
      <translation>Marže (%)</translation>
    </message>
    <message>
      <source>Maximum discount (%)</source>
      <translation>Maximální sleva (%)</translation>
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
      <source>Minimum age of buyer</source>
      <translation>Minimální věk kupujícího</translation>
    </message>
    <message>
      <source>Minimum margin</source>
      <translation>Minimální marže</translation>
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
      <source>Order in lists</source>
      <translation>Pořadí v seznamech</translation>
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
      <source>Package measure unit</source>
      <translation>Jednotka množství v balení</translation>
    </message>
    <message>
      <source>Package price with VAT</source>
      <translation>Cena balení s DPH</translation>
    </message>
    <message>
      <source>Payload version</source>
      <translation>Verze obsahu</translation>
    </message>
    <message>
      <source>Permissions at the till</source>
      <translation>Oprávnění na pokladně</translation>
    </message>
    <message>
      <source>Permissions in the warehouse</source>
      <translation>Oprávnění ve skladu</translation>
    </message>
    <message>
      <source>Phone</source>
      <translation>Telefon</translation>
    </message>
    <message>
      <source>Pieces per price</source>
      <translation>Kusů za cenu</translation>
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
      <translation>Doba přípravy (s)</translation>
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
      <source>Purchase price</source>
      <translation>Nákupní cena</translation>
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
      <source>Rate (%)</source>
      <translation>Sazba (%)</translation>
    </message>
    <message>
      <source>Recipe</source>
      <translation>Receptura</translation>
    </message>
    <message>
      <source>Second company ID</source>
      <translation>Druhé identifikační číslo</translation>
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
      <source>Show at the till</source>
      <translation>Zobrazit na pokladně</translation>
    </message>
    <message>
      <source>Stock updated</source>
      <translation>Stav zásob ke dni</translation>
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
      <source>Town</source>
      <translation>Město</translation>
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
      <source>Warehouse</source>
      <translation>Sklad</translation>
    </message>
    <message>
      <source>Website</source>
      <translation>Webová stránka</translation>
    </message>
    <message>
      <source>When stock runs out</source>
      <translation>Když dojdou zásoby</translation>
    </message>
  </context>
  <context>
    <name>File</name>
    <message>
      <source>A newer version of Counterfoil made this backup. Install the latest version, then restore it.</source>
      <translation>Tuto zálohu vytvořila novější verze Counterfoilu. Nainstalujte nejnovější verzi a pak zálohu obnovte.</translation>
    </message>
    <message>
      <source>A version of Counterfoil before 1.0.0 made this backup. Choose a newer one.</source>
      <translation>Tuto zálohu vytvořila verze Counterfoilu starší než 1.0.0. Vyberte novější.</translation>
    </message>
    <message>
      <source>Choose a field for at least one column.</source>
      <translation>Vyberte pole aspoň pro jeden sloupec.</translation>
    </message>
    <message>
      <source>Choose the column with the EAN, the supplier's code, the PLU or the name.</source>
      <translation>Vyberte sloupec s EAN, kódem dodavatele, PLU nebo názvem.</translation>
    </message>
    <message>
      <source>Choose the column with the purchase price.</source>
      <translation>Vyberte sloupec s nákupní cenou.</translation>
    </message>
    <message>
      <source>It cannot be opened.</source>
      <translation>Nelze ho otevřít.</translation>
    </message>
    <message>
      <source>It has more than {limit} cells, including empty ones. Split it, or save it as .csv.</source>
      <translation>Má více než {limit} buněk, včetně prázdných. Rozdělte ho, nebo ho uložte jako .csv.</translation>
    </message>
    <message>
      <source>It has more than {limit} lines. Split it.</source>
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
      <source>It is damaged or not an Excel file. Get it again, or ask for a .csv file.</source>
      <translation>Je poškozený nebo to není soubor Excelu. Stáhněte ho znovu, nebo si vyžádejte soubor .csv.</translation>
    </message>
    <message>
      <source>It is larger than {limit} MB.</source>
      <translation>Je větší než {limit} MB.</translation>
    </message>
    <message>
      <source>It is not a Counterfoil backup. Choose another file.</source>
      <translation>Není to záloha Counterfoilu. Vyberte jiný soubor.</translation>
    </message>
    <message>
      <source>It is not an Excel or CSV file. Open it in a spreadsheet program and save it as .xlsx or .csv.</source>
      <translation>Není to soubor Excelu ani CSV. Otevřete ho v tabulkovém programu a uložte jako .xlsx nebo .csv.</translation>
    </message>
    <message>
      <source>It is open in another program. Close it there, or choose another name.</source>
      <translation>Je otevřený v jiném programu. Zavřete ho tam, nebo vyberte jiný název.</translation>
    </message>
    <message>
      <source>It is protected by a password. Open it in a spreadsheet program and save it without a password.</source>
      <translation>Je chráněný heslem. Otevřete ho v tabulkovém programu a uložte bez hesla.</translation>
    </message>
    <message>
      <source>Its part {part} is damaged. Open it in a spreadsheet program and save it again.</source>
      <translation>Jeho část {part} je poškozená. Otevřete ho v tabulkovém programu a uložte znovu.</translation>
    </message>
    <message>
      <source>Line {line} contains a text longer than {limit} characters. Save the file as .csv.</source>
      <translation>Řádek {line} obsahuje text delší než {limit} znaků. Uložte soubor jako .csv.</translation>
    </message>
    <message>
      <source>Line {line} contains characters that this encoding lacks. Choose another encoding.</source>
      <translation>Na řádku {line} jsou znaky, které v tomto kódování nejsou. Vyberte jiné kódování.</translation>
    </message>
    <message>
      <source>Line {line} has more than {limit} columns.</source>
      <translation>Řádek {line} má více než {limit} sloupců.</translation>
    </message>
    <message>
      <source>Line {line} is not text. Choose a .csv or .xlsx file.</source>
      <translation>Řádek {line} není text. Vyberte soubor .csv nebo .xlsx.</translation>
    </message>
    <message>
      <source>Only a part of it arrived. Get it again, or ask for a .csv file.</source>
      <translation>Dorazila jen jeho část. Stáhněte ho znovu, nebo si vyžádejte soubor .csv.</translation>
    </message>
    <message>
      <source>Reading it takes longer than {limit} seconds. Choose a smaller file.</source>
      <translation>Čtení trvá déle než {limit} sekund. Vyberte menší soubor.</translation>
    </message>
    <message>
      <source>Reading it takes more than {limit} MB of memory. Choose a smaller file.</source>
      <translation>Čtení zabere více než {limit} MB paměti. Vyberte menší soubor.</translation>
    </message>
    <message>
      <source>Records cannot be matched by {key}.</source>
      <translation>Záznamy nelze párovat podle pole {key}.</translation>
    </message>
    <message>
      <source>The backup is damaged. Choose another one.</source>
      <translation>Záloha je poškozená. Vyberte jinou.</translation>
    </message>
    <message>
      <source>The backup is incomplete because copying it was interrupted. Copy it again, or choose another one.</source>
      <translation>Záloha není úplná, její kopírování bylo přerušeno. Zkopírujte ji znovu, nebo vyberte jinou.</translation>
    </message>
    <message>
      <source>The file is empty.</source>
      <translation>Soubor je prázdný.</translation>
    </message>
    <message>
      <source>The folder does not exist. Choose a file in another folder.</source>
      <translation>Složka neexistuje. Vyberte soubor v jiné složce.</translation>
    </message>
    <message>
      <source>The name must end in .csv or .xlsx.</source>
      <translation>Název musí končit na .csv nebo .xlsx.</translation>
    </message>
    <message>
      <source>Two columns have one field: {columns}. Choose one of them.</source>
      <translation>Dva sloupce mají jedno pole: {columns}. Vyberte jeden z nich.</translation>
    </message>
  </context>
  <context>
    <name>Filter</name>
    <message>
      <source>Apply filter</source>
      <translation>Použít filtr</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušit</translation>
    </message>
    <message>
      <source>Copy filter</source>
      <translation>Kopírovat filtr</translation>
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
      <source>Filter in the syntax of the API</source>
      <translation>Filtr v zápisu API</translation>
    </message>
    <message>
      <source>Operator</source>
      <translation>Porovnání</translation>
    </message>
    <message>
      <source>Remove this filter</source>
      <translation>Odebrat tento filtr</translation>
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
      <translation>Hodnota nesmí obsahovat ; a hodnota v seznamu nesmí obsahovat čárku.</translation>
    </message>
    <message>
      <source>Enter conditions as field|operator|value, separated by ;</source>
      <translation>Podmínky zadejte jako pole|operátor|hodnota, oddělené ;</translation>
    </message>
    <message>
      <source>The field {field} allows only these operators: {allowed}.</source>
      <translation>Pole {field} dovoluje jen tyto operátory: {allowed}.</translation>
    </message>
    <message>
      <source>The field {field} does not exist.</source>
      <translation>Pole {field} neexistuje.</translation>
    </message>
    <message>
      <source>The field {field} is never empty; enter 0 or 1.</source>
      <translation>Pole {field} není nikdy prázdné; zadejte 0 nebo 1.</translation>
    </message>
    <message>
      <source>The list cannot be sorted by {field}.</source>
      <translation>Seznam nelze řadit podle pole {field}.</translation>
    </message>
    <message>
      <source>This filter has too many conditions. Remove some.</source>
      <translation>Tento filtr má příliš mnoho podmínek. Některé odeberte.</translation>
    </message>
    <message>
      <source>You cannot filter by the field {field}.</source>
      <translation>Podle pole {field} nelze filtrovat.</translation>
    </message>
    <message>
      <source>{value} is not a valid value for {field}.</source>
      <translation>{value} není platná hodnota pole {field}.</translation>
    </message>
  </context>
  <context>
    <name>FirstDownload</name>
    <message>
      <source>Checking this computer</source>
      <translation>Kontrola tohoto počítače</translation>
    </message>
    <message>
      <source>Checking what is in the cloud…</source>
      <translation>Zjišťování obsahu cloudu…</translation>
    </message>
    <message>
      <source>Continue in the background</source>
      <translation>Pokračovat na pozadí</translation>
    </message>
    <message>
      <source>Downloaded records stay here; the download continues where it stopped.</source>
      <translation>Stažené záznamy zde zůstanou; stahování bude pokračovat tam, kde přestalo.</translation>
    </message>
    <message>
      <source>Downloading your shop</source>
      <translation>Stahování vašeho obchodu</translation>
    </message>
    <message>
      <source>First download</source>
      <translation>První stažení</translation>
    </message>
    <message>
      <source>Start working</source>
      <translation>Začít pracovat</translation>
    </message>
    <message>
      <source>This computer can now work offline</source>
      <translation>Tento počítač teď může pracovat offline</translation>
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
      <source>self-test passed</source>
      <translation>kontrola programu v pořádku</translation>
    </message>
  </context>
  <context>
    <name>FirstRun</name>
    <message>
      <source>A bakery with 1,500 products, only on this computer.</source>
      <translation>Pekárna s 1 500 produkty, jen v tomto počítači.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zpět</translation>
    </message>
    <message>
      <source>Choose</source>
      <translation>Vybrat</translation>
    </message>
    <message>
      <source>Connect your shop</source>
      <translation>Připojit svůj obchod</translation>
    </message>
    <message>
      <source>Continue from a Counterfoil backup. Works offline.</source>
      <translation>Pokračujte ze zálohy Counterfoilu. Funguje offline.</translation>
    </message>
    <message>
      <source>From another computer, or from before this one was set up again.</source>
      <translation>Z jiného počítače, nebo z tohoto před přeinstalací.</translation>
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
      <source>Sign in on the vendor's page. It sends the token to this computer.</source>
      <translation>Přihlaste se na stránce poskytovatele. Ta pošle token do tohoto počítače.</translation>
    </message>
    <message>
      <source>Sign in with the browser</source>
      <translation>Přihlásit se prohlížečem</translation>
    </message>
    <message>
      <source>Start with an empty shop and connect later</source>
      <translation>Začít s prázdným obchodem a připojit ho později</translation>
    </message>
    <message>
      <source>The test only signs in. It changes nothing in the cloud.</source>
      <translation>Test se jen přihlásí. V cloudu nic nezmění.</translation>
    </message>
    <message>
      <source>This folder contains the records of cloud {cloud}; unsent changes: {edits}. Connect to that cloud to continue with them.</source>
      <translation>Tato složka obsahuje záznamy cloudu {cloud}; neodeslané změny: {edits}. Připojte se k tomuto cloudu a pokračujte s nimi.</translation>
    </message>
    <message>
      <source>Try a practice shop</source>
      <translation>Vyzkoušet ukázkový obchod</translation>
    </message>
    <message>
      <source>Welcome to Counterfoil</source>
      <translation>Vítejte v Counterfoilu</translation>
    </message>
    <message>
      <source>You need the address, your cloud number and a token.</source>
      <translation>Potřebujete adresu, číslo cloudu a token.</translation>
    </message>
    <message>
      <source>Your shop's records on this computer, online or offline.</source>
      <translation>Záznamy vašeho obchodu v tomto počítači, online i offline.</translation>
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
      <source>Assembled from other products</source>
      <translation>Sestavený z jiných produktů</translation>
    </message>
    <message>
      <source>Can be customised</source>
      <translation>Lze upravit na přání</translation>
    </message>
    <message>
      <source>Delivery rate</source>
      <translation>Sazba pro rozvoz</translation>
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
      <source>Hide prices</source>
      <translation>Skrýt ceny</translation>
    </message>
    <message>
      <source>Hide stock</source>
      <translation>Skrýt zásoby</translation>
    </message>
    <message>
      <source>Item entered by hand</source>
      <translation>Ručně zadaná položka</translation>
    </message>
    <message>
      <source>Not sent to the tax office</source>
      <translation>Neodesílá se finančnímu úřadu</translation>
    </message>
    <message>
      <source>Quantity not certified</source>
      <translation>Neověřené množství</translation>
    </message>
    <message>
      <source>Quick button on the till</source>
      <translation>Rychlé tlačítko na pokladně</translation>
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
      <translation>Prodává se s jiným produktem</translation>
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
      <source>Take-away allowed</source>
      <translation>Lze vzít s sebou</translation>
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
      <source>Time locked</source>
      <translation>Čas uzamčen</translation>
    </message>
  </context>
  <context>
    <name>Form</name>
    <message>
      <source>Add a language</source>
      <translation>Přidat jazyk</translation>
    </message>
    <message>
      <source>Already used by {name}</source>
      <translation>Už má {name}</translation>
    </message>
    <message>
      <source>Another colour…</source>
      <translation>Jiná barva…</translation>
    </message>
    <message>
      <source>Changed elsewhere to: {value}</source>
      <translation>Jinde změněno na: {value}</translation>
    </message>
    <message>
      <source>Check the e-mail address. Example: jana@example.com</source>
      <translation>Zkontrolujte e-mailovou adresu. Příklad: jana@example.com</translation>
    </message>
    <message>
      <source>Check {code}: the last digit does not match the others.</source>
      <translation>Zkontrolujte {code}: poslední číslice neodpovídá ostatním.</translation>
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
      <source>Decide…</source>
      <translation>Rozhodnout…</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Údaje</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Zahodit</translation>
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
      <source>Open</source>
      <translation>Otevřít</translation>
    </message>
    <message>
      <source>Open it</source>
      <translation>Otevřít</translation>
    </message>
    <message>
      <source>Parts of the record</source>
      <translation>Části záznamu</translation>
    </message>
    <message>
      <source>Related</source>
      <translation>Související</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Odebrat</translation>
    </message>
    <message>
      <source>Remove {what}</source>
      <translation>Odebrat: {what}</translation>
    </message>
    <message>
      <source>This record was removed elsewhere. Your changes are still here.</source>
      <translation>Tento záznam byl odstraněn jinde. Vaše změny tu stále jsou.</translation>
    </message>
    <message>
      <source>Use this value</source>
      <translation>Použít tuto hodnotu</translation>
    </message>
    <message>
      <source>You have another new record that is not saved.</source>
      <translation>Máte jiný neuložený nový záznam.</translation>
    </message>
    <message>
      <source>at least one is required: {fields}</source>
      <translation>povinné je aspoň jedno: {fields}</translation>
    </message>
    <message>
      <source>required</source>
      <translation>povinné</translation>
    </message>
    <message>
      <source>{what}: created when you save</source>
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
      <source>At the till</source>
      <translation>Na pokladně</translation>
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
      <translation>Věrnostní program</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Více</translation>
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
      <source>Other names and description</source>
      <translation>Další názvy a popis</translation>
    </message>
    <message>
      <source>Permissions</source>
      <translation>Oprávnění</translation>
    </message>
    <message>
      <source>Stock and packaging</source>
      <translation>Zásoby a balení</translation>
    </message>
  </context>
  <context>
    <name>Groups</name>
    <message>
      <source>All</source>
      <translation>Vše</translation>
    </message>
    <message>
      <source>First letter</source>
      <translation>První písmeno</translation>
    </message>
    <message>
      <source>Groups</source>
      <translation>Skupiny</translation>
    </message>
    <message>
      <source>No groups</source>
      <translation>Bez skupin</translation>
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
      <translation>Změny čekají na odeslání</translation>
    </message>
    <message>
      <source>Checking less often</source>
      <translation>Kontroluje se méně často</translation>
    </message>
    <message>
      <source>Everything is synced</source>
      <translation>Vše je synchronizováno</translation>
    </message>
    <message>
      <source>Not synced yet</source>
      <translation>Zatím nesynchronizováno</translation>
    </message>
    <message>
      <source>Offline – working with the local copy</source>
      <translation>Offline – práce s místní kopií</translation>
    </message>
    <message>
      <source>Paused</source>
      <translation>Pozastaveno</translation>
    </message>
    <message>
      <source>Sign in to send changes</source>
      <translation>Přihlaste se, aby se změny odeslaly</translation>
    </message>
    <message>
      <source>Something needs your decision</source>
      <translation>Něco čeká na rozhodnutí</translation>
    </message>
    <message>
      <source>Sync failed</source>
      <translation>Synchronizace selhala</translation>
    </message>
    <message>
      <source>Syncing…</source>
      <translation>Synchronizace…</translation>
    </message>
    <message>
      <source>The cloud has not answered for some time</source>
      <translation>Cloud už nějakou dobu neodpovídá</translation>
    </message>
    <message>
      <source>The cloud limits requests</source>
      <translation>Cloud omezil počet požadavků</translation>
    </message>
  </context>
  <context>
    <name>Held</name>
    <message>
      <source>Another computer may already have sent this</source>
      <translation>Tohle už možná odeslal jiný počítač</translation>
    </message>
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
      <source>Possible duplicate in the cloud</source>
      <translation>Možná duplicita v cloudu</translation>
    </message>
    <message>
      <source>The cloud does not allow this change</source>
      <translation>Cloud tuto změnu nedovoluje</translation>
    </message>
    <message>
      <source>The cloud rejected it</source>
      <translation>Cloud to odmítl</translation>
    </message>
    <message>
      <source>The cloud saved a different value</source>
      <translation>Cloud uložil jinou hodnotu</translation>
    </message>
    <message>
      <source>The points may or may not have been added</source>
      <translation>Není jisté, zda se body přičetly</translation>
    </message>
    <message>
      <source>The two versions together break a rule</source>
      <translation>Obě verze dohromady porušují pravidlo</translation>
    </message>
  </context>
  <context>
    <name>HeldAdvice</name>
    <message>
      <source>Check the customer's points at the till, then choose.</source>
      <translation>Zkontrolujte body zákazníka na pokladně a pak vyberte.</translation>
    </message>
    <message>
      <source>Choose the cloud's value, or enter another one.</source>
      <translation>Vyberte hodnotu z cloudu, nebo zadejte jinou.</translation>
    </message>
    <message>
      <source>Choose the right value for each field.</source>
      <translation>U každého pole vyberte správnou hodnotu.</translation>
    </message>
    <message>
      <source>Delete it anyway?</source>
      <translation>Přesto smazat?</translation>
    </message>
    <message>
      <source>Enter a value that the cloud accepts.</source>
      <translation>Zadejte hodnotu, kterou cloud přijme.</translation>
    </message>
    <message>
      <source>Enter values that fit together.</source>
      <translation>Zadejte hodnoty, které k sobě patří.</translation>
    </message>
    <message>
      <source>Is it one record or several?</source>
      <translation>Je to jeden záznam, nebo víc?</translation>
    </message>
    <message>
      <source>Keep the record?</source>
      <translation>Ponechat záznam?</translation>
    </message>
    <message>
      <source>Send it from here, or leave it to the other computer?</source>
      <translation>Odeslat to odtud, nebo to nechat druhému počítači?</translation>
    </message>
    <message>
      <source>Try again later, or choose “Keep the cloud's”.</source>
      <translation>Zkuste to později znovu, nebo ponechte verzi z cloudu.</translation>
    </message>
  </context>
  <context>
    <name>Hint</name>
    <message>
      <source>+10 adds, -5 subtracts, or enter the new number.</source>
      <translation>+10 přičte, -5 odečte, nebo zadejte nový stav.</translation>
    </message>
    <message>
      <source>A number or a percentage, e.g. 25%</source>
      <translation>Číslo nebo procenta, např. 25 %</translation>
    </message>
    <message>
      <source>Enter a code, then press Enter</source>
      <translation>Zadejte kód a stiskněte Enter</translation>
    </message>
    <message>
      <source>Enter a tag, then press Enter</source>
      <translation>Zadejte štítek a stiskněte Enter</translation>
    </message>
    <message>
      <source>Numbers separated by commas.</source>
      <translation>Čísla oddělená čárkami.</translation>
    </message>
    <message>
      <source>One per line.</source>
      <translation>Jedna položka na řádek.</translation>
    </message>
    <message>
      <source>Type or scan a code</source>
      <translation>Zadejte nebo naskenujte kód</translation>
    </message>
    <message>
      <source>Type or scan to add an ingredient</source>
      <translation>Zadejte nebo naskenujte surovinu</translation>
    </message>
    <message>
      <source>Type to search</source>
      <translation>Zadejte hledaný text</translation>
    </message>
    <message>
      <source>e.g. CZ12345678</source>
      <translation>např. CZ12345678</translation>
    </message>
  </context>
  <context>
    <name>History</name>
    <message>
      <source>Clear again</source>
      <translation>Znovu vymazat</translation>
    </message>
    <message>
      <source>Deleted; personal data removed for good</source>
      <translation>Smazáno; osobní údaje natrvalo odstraněny</translation>
    </message>
    <message>
      <source>No changes since it came to this computer.</source>
      <translation>Od přenosu do tohoto počítače beze změn.</translation>
    </message>
    <message>
      <source>Purchase price noted on this computer</source>
      <translation>Nákupní cena zapsaná na tomto počítači</translation>
    </message>
    <message>
      <source>Restore everything as before this</source>
      <translation>Obnovit vše jako předtím</translation>
    </message>
    <message>
      <source>Restore everything as created</source>
      <translation>Obnovit vše jako při vytvoření</translation>
    </message>
    <message>
      <source>Restore record</source>
      <translation>Obnovit záznam</translation>
    </message>
    <message>
      <source>Restore {value}</source>
      <translation>Obnovit: {value}</translation>
    </message>
    <message>
      <source>Show earlier</source>
      <translation>Zobrazit starší</translation>
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
      <source>%n hidden line(s) in the spreadsheet are included.</source>
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
        <numerusform>Importován %Ln záznam</numerusform>
        <numerusform>Importovány %Ln záznamy</numerusform>
        <numerusform>Importováno %Ln záznamů</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n rejected</source>
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
      <source>(none: each line is a record)</source>
      <translation>(žádné: každý řádek je záznam)</translation>
    </message>
    <message>
      <source>(not imported)</source>
      <translation>(neimportuje se)</translation>
    </message>
    <message>
      <source>(only the cloud can change it)</source>
      <translation>(lze změnit jen v cloudu)</translation>
    </message>
    <message>
      <source>A .csv or .xlsx file with the column names in one line.</source>
      <translation>Soubor .csv nebo .xlsx s názvy sloupců v jednom řádku.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zpět</translation>
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
      <source>Check the field for each column.</source>
      <translation>Zkontrolujte pole pro každý sloupec.</translation>
    </message>
    <message>
      <source>Choose a file or drop it here</source>
      <translation>Vyberte soubor nebo ho sem přetáhněte</translation>
    </message>
    <message>
      <source>Choose a file…</source>
      <translation>Vybrat soubor…</translation>
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
      <source>Import without the rejected lines</source>
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
      <source>Nothing has been changed yet.</source>
      <translation>Zatím se nic nezměnilo.</translation>
    </message>
    <message>
      <source>Nothing: each line is a new record</source>
      <translation>Nepárovat: každý řádek je nový záznam</translation>
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
      <source>Save a sample file…</source>
      <translation>Uložit vzorový soubor…</translation>
    </message>
    <message>
      <source>Save the skipped lines</source>
      <translation>Uložit vynechané řádky</translation>
    </message>
    <message>
      <source>Save the skipped lines…</source>
      <translation>Uložit vynechané řádky…</translation>
    </message>
    <message>
      <source>Saved: {file}. Fill it in, then choose it here.</source>
      <translation>Uloženo: {file}. Vyplňte ho a pak ho zde vyberte.</translation>
    </message>
    <message>
      <source>Separator</source>
      <translation>Oddělovač</translation>
    </message>
    <message>
      <source>Sheet</source>
      <translation>List</translation>
    </message>
    <message>
      <source>Spreadsheets</source>
      <translation>Tabulky</translation>
    </message>
    <message>
      <source>The disk is full. Nothing was changed. Free some space and try again.</source>
      <translation>Disk je plný. Nic se nezměnilo. Uvolněte místo a zkuste to znovu.</translation>
    </message>
    <message>
      <source>The encoding was guessed. If letters look wrong, choose another one.</source>
      <translation>Kódování je odhadnuté. Pokud písmena vypadají špatně, vyberte jiné.</translation>
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
      <source>You see what each line would change before you import.</source>
      <translation>Před importem uvidíte, co by každý řádek změnil.</translation>
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
      <translation>Přidat {name} mezi dodavatele</translation>
    </message>
    <message>
      <source>Check the delivery…</source>
      <translation>Zkontrolovat dodávku…</translation>
    </message>
    <message>
      <source>Choose a line to say what it is.</source>
      <translation>Vyberte řádek a řekněte, co to je.</translation>
    </message>
    <message>
      <source>Exchange rate</source>
      <translation>Kurz</translation>
    </message>
    <message>
      <source>Invoice</source>
      <translation>Faktura</translation>
    </message>
    <message>
      <source>Invoices</source>
      <translation>Faktury</translation>
    </message>
    <message>
      <source>New product</source>
      <translation>Nový produkt</translation>
    </message>
    <message>
      <source>No goods</source>
      <translation>Není zboží</translation>
    </message>
    <message>
      <source>Pieces</source>
      <translation>Kusy</translation>
    </message>
    <message>
      <source>Supplier's invoice</source>
      <translation>Faktura dodavatele</translation>
    </message>
    <message>
      <source>This is</source>
      <translation>Je to</translation>
    </message>
    <message>
      <source>Use it again</source>
      <translation>Použít znovu</translation>
    </message>
    <message>
      <source>pieces in one {unit}</source>
      <translation>kusů v jednotce {unit}</translation>
    </message>
  </context>
  <context>
    <name>InvoiceDocument</name>
    <message>
      <source>ZUGFeRD 1, which is too old to be read</source>
      <translation>ZUGFeRD 1, který je na čtení příliš starý</translation>
    </message>
    <message>
      <source>a Pohoda export</source>
      <translation>export z Pohody</translation>
    </message>
    <message>
      <source>a catalogue</source>
      <translation>katalog</translation>
    </message>
    <message>
      <source>a delivery note</source>
      <translation>dodací list</translation>
    </message>
    <message>
      <source>a farmer's invoice (FA_RR)</source>
      <translation>faktura zemědělce (FA_RR)</translation>
    </message>
    <message>
      <source>a quotation</source>
      <translation>nabídka</translation>
    </message>
    <message>
      <source>a reminder</source>
      <translation>upomínka</translation>
    </message>
    <message>
      <source>a statement of account</source>
      <translation>výpis z účtu</translation>
    </message>
    <message>
      <source>an ISDOC document that is not to be paid</source>
      <translation>doklad ISDOC, který se neplatí</translation>
    </message>
    <message>
      <source>an answer to an invoice</source>
      <translation>odpověď na fakturu</translation>
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
      <translation>{file} obsahuje deklaraci typu dokumentu, kterou faktury nemají. Soubor se nečetl.</translation>
    </message>
    <message>
      <source>{file} has more than {limit} lines. It was not read.</source>
      <translation>{file} má více než {limit} řádků. Soubor se nečetl.</translation>
    </message>
    <message>
      <source>{file} has no ISDOC document inside; ask the supplier for it again.</source>
      <translation>{file} neobsahuje doklad ISDOC; vyžádejte si ho od dodavatele znovu.</translation>
    </message>
    <message>
      <source>{file} has several invoices inside ({numbers}).</source>
      <translation>{file} obsahuje několik faktur ({numbers}).</translation>
    </message>
    <message>
      <source>{file} is damaged (line {line}); ask the supplier for it again.</source>
      <translation>{file} je poškozený (řádek {line}); vyžádejte si ho od dodavatele znovu.</translation>
    </message>
    <message>
      <source>{file} is damaged; ask the supplier for it again.</source>
      <translation>{file} je poškozený; vyžádejte si ho od dodavatele znovu.</translation>
    </message>
    <message>
      <source>{file} is empty; ask the supplier for it again.</source>
      <translation>{file} je prázdný; vyžádejte si ho od dodavatele znovu.</translation>
    </message>
    <message>
      <source>{file} is encrypted; ask the supplier for it without a password.</source>
      <translation>{file} je zašifrovaný; vyžádejte si ho od dodavatele bez hesla.</translation>
    </message>
    <message>
      <source>{file} is nested deeper than any invoice. It was not read.</source>
      <translation>{file} je vnořený hlouběji než kterákoli faktura. Soubor se nečetl.</translation>
    </message>
    <message>
      <source>{file} is no invoice in a known format; ask the supplier for ISDOC, UBL, ZUGFeRD or KSeF XML.</source>
      <translation>{file} není faktura ve známém formátu; vyžádejte si od dodavatele ISDOC, UBL, ZUGFeRD nebo KSeF XML.</translation>
    </message>
    <message>
      <source>{file} is of a version that cannot be read ({version}); ask the supplier for a newer one.</source>
      <translation>{file} je ve verzi, kterou nelze číst ({version}); vyžádejte si od dodavatele novější.</translation>
    </message>
    <message>
      <source>{file} is only a picture of an invoice; ask the supplier for ISDOC, ZUGFeRD or XML.</source>
      <translation>{file} je jen obrázek faktury; vyžádejte si od dodavatele ISDOC, ZUGFeRD nebo XML.</translation>
    </message>
    <message>
      <source>{file} is {what}, not an invoice.</source>
      <translation>{file} je {what}, ne faktura.</translation>
    </message>
    <message>
      <source>{file} unpacks to more than {limit} MB. It was not read.</source>
      <translation>{file} má po rozbalení více než {limit} MB. Soubor se nečetl.</translation>
    </message>
  </context>
  <context>
    <name>InvoiceNote</name>
    <message>
      <source>A discount of {amount} {currency} on the whole invoice is not in these prices.</source>
      <translation>Sleva {amount} {currency} na celou fakturu v těchto cenách není.</translation>
    </message>
    <message>
      <source>A newer invoice of this supplier ({date}) was already used; these prices may be old.</source>
      <translation>Novější faktura tohoto dodavatele ({date}) už byla použita; tyto ceny mohou být staré.</translation>
    </message>
    <message>
      <source>A service or charge, no goods: no price.</source>
      <translation>Služba nebo poplatek, ne zboží: bez ceny.</translation>
    </message>
    <message>
      <source>All lines are services or charges: there are no goods, and no prices change.</source>
      <translation>Všechny řádky jsou služby nebo poplatky: zboží tu není a ceny se nemění.</translation>
    </message>
    <message>
      <source>An invoice with this number of this supplier was used on {date} by {who}; it may be the same one.</source>
      <translation>Fakturu s tímto číslem od tohoto dodavatele použil {who} dne {date}; může to být tatáž.</translation>
    </message>
    <message>
      <source>Free goods: the purchase price stays.</source>
      <translation>Zboží zdarma: nákupní cena zůstává.</translation>
    </message>
    <message>
      <source>How many pieces are in one {unit}?</source>
      <translation>Kolik kusů je v jednotce {unit}?</translation>
    </message>
    <message>
      <source>How many pieces are in one {unit}? The product says {item}, the name {name}.</source>
      <translation>Kolik kusů je v jednotce {unit}? Produkt říká {item}, název {name}.</translation>
    </message>
    <message>
      <source>It is sold by {unit}, the product is kept by {own}; correct the unit of the product.</source>
      <translation>Prodává se po {unit}, produkt se vede po {own}; opravte jednotku produktu.</translation>
    </message>
    <message>
      <source>Its price is in another currency, whose rate is not known.</source>
      <translation>Cena je v jiné měně, jejíž kurz není známý.</translation>
    </message>
    <message>
      <source>Matched as a person did before.</source>
      <translation>Přiřazeno jako minule.</translation>
    </message>
    <message>
      <source>No code and no product of this name: a deposit or packaging, no price.</source>
      <translation>Bez kódu a bez produktu toho jména: záloha nebo obal, bez ceny.</translation>
    </message>
    <message>
      <source>No code and no product of this name: match it in the window, or make a new product.</source>
      <translation>Bez kódu a bez produktu toho jména: přiřaďte ho v okně, nebo vytvořte nový produkt.</translation>
    </message>
    <message>
      <source>No price and no total.</source>
      <translation>Bez ceny a bez součtu.</translation>
    </message>
    <message>
      <source>No quantity: no price.</source>
      <translation>Bez množství: bez ceny.</translation>
    </message>
    <message>
      <source>Prices are in {currency}. Enter what 1 {currency} costs in {own}.</source>
      <translation>Ceny jsou v {currency}. Zadejte, kolik stojí 1 {currency} v {own}.</translation>
    </message>
    <message>
      <source>Prices are in {currency}; 1 {currency} = {rate} {own}, from the invoice.</source>
      <translation>Ceny jsou v {currency}; 1 {currency} = {rate} {own}, podle faktury.</translation>
    </message>
    <message>
      <source>Prices are in {currency}; 1 {currency} = {rate} {own}.</source>
      <translation>Ceny jsou v {currency}; 1 {currency} = {rate} {own}.</translation>
    </message>
    <message>
      <source>Prices on the invoice include VAT; it was taken out by the rate of each line.</source>
      <translation>Ceny na faktuře jsou s DPH; odečetla se podle sazby každého řádku.</translation>
    </message>
    <message>
      <source>Quantity 0: no price.</source>
      <translation>Množství 0: bez ceny.</translation>
    </message>
    <message>
      <source>Remembered as no goods: no price.</source>
      <translation>Zapamatováno, že to není zboží: bez ceny.</translation>
    </message>
    <message>
      <source>Return of {quantity}: no price.</source>
      <translation>Vrácení {quantity}: bez ceny.</translation>
    </message>
    <message>
      <source>Several suppliers fit {name} ({ids}). Merge them, or correct their numbers.</source>
      <translation>K {name} ({ids}) sedí více dodavatelů. Slučte je, nebo opravte jejich čísla.</translation>
    </message>
    <message>
      <source>The numbers on the invoice are those of {name}, not of {given}.</source>
      <translation>Čísla na faktuře patří {name}, ne {given}.</translation>
    </message>
    <message>
      <source>The product is on several lines at different prices; the price is their average by quantity.</source>
      <translation>Produkt je na více řádcích za různé ceny; cena je jejich průměr podle množství.</translation>
    </message>
    <message>
      <source>The product was deleted here; restore it, or match another one.</source>
      <translation>Produkt byl tady smazán; obnovte ho, nebo přiřaďte jiný.</translation>
    </message>
    <message>
      <source>The same product as on line {line}; both lines count together.</source>
      <translation>Stejný produkt jako na řádku {line}; oba řádky se počítají dohromady.</translation>
    </message>
    <message>
      <source>The unit {unit} is not known; the price is kept for one of it.</source>
      <translation>Jednotka {unit} není známá; cena se vede za jednu.</translation>
    </message>
    <message>
      <source>This asks for an advance payment and is no invoice for goods: it changes no prices.</source>
      <translation>Žádost o zálohu, ne faktura za zboží: ceny nemění.</translation>
    </message>
    <message>
      <source>This asks to be paid and is no invoice for goods: it changes no prices.</source>
      <translation>Výzva k platbě, ne faktura za zboží: ceny nemění.</translation>
    </message>
    <message>
      <source>This corrects {numbers}: nothing is done by itself. Choose the lines whose prices after the correction are right.</source>
      <translation>Opravuje {numbers}: samo se nic neudělá. Vyberte řádky, jejichž ceny po opravě platí.</translation>
    </message>
    <message>
      <source>This document changes no prices.</source>
      <translation>Tento doklad ceny nemění.</translation>
    </message>
    <message>
      <source>This invoice has totals but no lines {profile}; ask the supplier for one with lines.</source>
      <translation>Faktura má součty, ale žádné řádky {profile}; vyžádejte si od dodavatele fakturu s řádky.</translation>
    </message>
    <message>
      <source>This invoice is addressed to {name} ({ids}); use it only if that is your shop.</source>
      <translation>Faktura je adresována {name} ({ids}); použijte ji jen tehdy, je-li to váš obchod.</translation>
    </message>
    <message>
      <source>This invoice was already used on {date} by {who} ({lines} lines).</source>
      <translation>Tuto fakturu už použil {who} dne {date} (řádků: {lines}).</translation>
    </message>
    <message>
      <source>This is a credit note for {numbers}: it changes no prices.</source>
      <translation>Dobropis k {numbers}: ceny nemění.</translation>
    </message>
    <message>
      <source>This is a debit note for {numbers}: it changes no prices.</source>
      <translation>Vrubopis k {numbers}: ceny nemění.</translation>
    </message>
    <message>
      <source>This is no invoice for goods: it changes no prices.</source>
      <translation>Není to faktura za zboží: ceny nemění.</translation>
    </message>
    <message>
      <source>This is the state before the correction: no price.</source>
      <translation>Stav před opravou: bez ceny.</translation>
    </message>
    <message>
      <source>VAT {listed} % on the invoice, {was} % on the product. The product keeps {was} %.</source>
      <translation>DPH {listed} % na faktuře, {was} % u produktu. Produktu zůstane {was} %.</translation>
    </message>
    <message>
      <source>{name} ({ids}) is not in your suppliers.</source>
      <translation>{name} ({ids}) není mezi vašimi dodavateli.</translation>
    </message>
    <message>
      <source>{name} is in your suppliers with another number ({ids}). Correct it there if it is this one.</source>
      <translation>{name} je mezi vašimi dodavateli s jiným číslem ({ids}). Je-li to on, opravte ho tam.</translation>
    </message>
    <message>
      <source>{percent} %: pack or piece? Say how many pieces are in one unit.</source>
      <translation>{percent} %: balení, nebo kus? Řekněte, kolik kusů je v jednotce.</translation>
    </message>
    <message>
      <source>{quantity} x {price} is not quite {total}; the price is by the total.</source>
      <translation>{quantity} x {price} není přesně {total}; cena je podle součtu.</translation>
    </message>
    <message>
      <source>{quantity} x {price} is not {total}; check the invoice.</source>
      <translation>{quantity} x {price} není {total}; zkontrolujte fakturu.</translation>
    </message>
    <message>
      <source>{reason}: {amount} {currency} on the whole invoice is not in these prices.</source>
      <translation>{reason}: {amount} {currency} na celou fakturu v těchto cenách není.</translation>
    </message>
    <message>
      <source>{unit} of {pieces}: {price} each, {piece} a piece.</source>
      <translation>{unit} po {pieces}: {price} za jednotku, {piece} za kus.</translation>
    </message>
    <message>
      <source>{unit}: taken as one piece, since the product has this code.</source>
      <translation>{unit}: bráno jako jeden kus, protože produkt má tento kód.</translation>
    </message>
    <message>
      <source>{value} is not a number as XML writes it; ask the supplier for a correct invoice.</source>
      <translation>{value} není číslo, jak ho píše XML; vyžádejte si od dodavatele správnou fakturu.</translation>
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
        <numerusform>Uložena %Ln cenovka do souboru</numerusform>
        <numerusform>Uloženy %Ln cenovky do souboru</numerusform>
        <numerusform>Uloženo %Ln cenovek do souboru</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lowest price(s) may be too high: prices before {day} are unknown here.</source>
      <translation>
        <numerusform>%Ln nejnižší cena může být příliš vysoká: ceny před {day} zde nejsou známy.</numerusform>
        <numerusform>%Ln nejnižší ceny mohou být příliš vysoké: ceny před {day} zde nejsou známy.</numerusform>
        <numerusform>%Ln nejnižších cen může být příliš vysokých: ceny před {day} zde nejsou známy.</numerusform>
      </translation>
    </message>
    <message>
      <source>30-day low: {price}</source>
      <translation>Nejnižší za 30 dní: {price}</translation>
    </message>
    <message>
      <source>Allergens: {names}</source>
      <translation>Alergeny: {names}</translation>
    </message>
    <message>
      <source>Changed since a date</source>
      <translation>Změněné od data</translation>
    </message>
    <message>
      <source>Changed since the last printing</source>
      <translation>Změněné od posledního tisku</translation>
    </message>
    <message>
      <source>Changed since the last printing ({count})</source>
      <translation>Změněné od posledního tisku ({count})</translation>
    </message>
    <message>
      <source>Click the first free label</source>
      <translation>Klikněte na první volnou cenovku</translation>
    </message>
    <message>
      <source>First free label on the sheet</source>
      <translation>První volná cenovka na archu</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>Cenovky</translation>
    </message>
    <message>
      <source>Labels per record</source>
      <translation>Cenovek na záznam</translation>
    </message>
    <message>
      <source>Labels…</source>
      <translation>Cenovky…</translation>
    </message>
    <message>
      <source>Loading…</source>
      <translation>Načítání…</translation>
    </message>
    <message>
      <source>Lowest price in the previous 30 days: {price}</source>
      <translation>Nejnižší cena za předchozích 30 dní: {price}</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>Další strana</translation>
    </message>
    <message>
      <source>No printer found. Connect one, or save the labels as a PDF.</source>
      <translation>Nenalezena žádná tiskárna. Připojte ji, nebo cenovky uložte jako PDF.</translation>
    </message>
    <message>
      <source>Nothing to print. Select products, or change the filter.</source>
      <translation>Není co tisknout. Vyberte produkty, nebo změňte filtr.</translation>
    </message>
    <message>
      <source>Only {count} labels can be printed at once. Print the rest afterwards.</source>
      <translation>Najednou lze vytisknout jen {count} cenovek. Zbytek vytiskněte potom.</translation>
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
      <translation>Tisknout cenovky</translation>
    </message>
    <message>
      <source>Print labels…</source>
      <translation>Tisknout cenovky…</translation>
    </message>
    <message>
      <source>Print the allergens, including those of ingredients</source>
      <translation>Tisknout alergeny, včetně alergenů surovin</translation>
    </message>
    <message>
      <source>Print the barcode</source>
      <translation>Tisknout čárový kód</translation>
    </message>
    <message>
      <source>Print the lowest price before a discount</source>
      <translation>Tisknout nejnižší cenu před slevou</translation>
    </message>
    <message>
      <source>Print the price</source>
      <translation>Tisknout cenu</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>Tisknout…</translation>
    </message>
    <message>
      <source>Save as PDF</source>
      <translation>Uložit jako PDF</translation>
    </message>
    <message>
      <source>Save as PDF…</source>
      <translation>Uložit jako PDF…</translation>
    </message>
    <message>
      <source>Set by an import or a price change</source>
      <translation>Nastavené importem nebo změnou cen</translation>
    </message>
    <message>
      <source>The disk is full. Free some space, or choose another disk.</source>
      <translation>Disk je plný. Uvolněte místo, nebo vyberte jiný disk.</translation>
    </message>
    <message>
      <source>The printer did not respond. Check that it is on and has paper, then print again.</source>
      <translation>Tiskárna neodpověděla. Zkontrolujte, zda je zapnutá a má papír, a tiskněte znovu.</translation>
    </message>
    <message>
      <source>You can print labels from the lists of products and ingredients.</source>
      <translation>Cenovky lze tisknout ze seznamů produktů a surovin.</translation>
    </message>
    <message>
      <source>change</source>
      <translation>změna</translation>
    </message>
    <message>
      <source>import</source>
      <translation>import</translation>
    </message>
    <message>
      <source>not all stated</source>
      <translation>neuvedeny všechny</translation>
    </message>
    <message>
      <source>not stated: {names}</source>
      <translation>neuvedeno: {names}</translation>
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
        <numerusform>%Ln změna uložena do souboru {file}</numerusform>
        <numerusform>%Ln změny uloženy do souboru {file}</numerusform>
        <numerusform>%Ln změn uloženo do souboru {file}</numerusform>
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
      <source>Quit</source>
      <translation>Ukončit</translation>
    </message>
    <message>
      <source>Save to a file…</source>
      <translation>Uložit do souboru…</translation>
    </message>
    <message>
      <source>Save unsent changes</source>
      <translation>Uložit neodeslané změny</translation>
    </message>
    <message>
      <source>Send first</source>
      <translation>Nejdřív odeslat</translation>
    </message>
    <message>
      <source>Send them or save them to a file first.</source>
      <translation>Nejdřív je odešlete nebo uložte do souboru.</translation>
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
      <source>Signing out…</source>
      <translation>Odhlašování…</translation>
    </message>
    <message>
      <source>Some changes were not sent</source>
      <translation>Některé změny zůstaly neodeslané</translation>
    </message>
    <message>
      <source>Switch to another cloud</source>
      <translation>Přejít na jiný cloud</translation>
    </message>
    <message>
      <source>The token is deleted. All records stay on this computer until you sign in again.</source>
      <translation>Token se smaže. Všechny záznamy zůstanou v tomto počítači, dokud se znovu nepřihlásíte.</translation>
    </message>
    <message>
      <source>They are safe here, but Counterfoil will not send them automatically at the next start.</source>
      <translation>Zde jsou v bezpečí, ale Counterfoil je při příštím spuštění automaticky neodešle.</translation>
    </message>
    <message>
      <source>They belong to the cloud you are leaving. They stay here and are sent when you return to it.</source>
      <translation>Patří cloudu, který opouštíte. Zůstanou zde a odešlou se, až se k němu vrátíte.</translation>
    </message>
    <message>
      <source>Unsent changes</source>
      <translation>Neodeslané změny</translation>
    </message>
    <message>
      <source>unsent changes.xlsx</source>
      <translation>neodeslané změny.xlsx</translation>
    </message>
  </context>
  <context>
    <name>List</name>
    <message>
      <source>Add the first one, import a file, or sync with the cloud.</source>
      <translation>Přidejte první záznam, importujte soubor, nebo synchronizujte s cloudem.</translation>
    </message>
    <message>
      <source>All states</source>
      <translation>Všechny stavy</translation>
    </message>
    <message>
      <source>Clear the filter</source>
      <translation>Vymazat filtr</translation>
    </message>
    <message>
      <source>Clear the search</source>
      <translation>Vymazat hledání</translation>
    </message>
    <message>
      <source>Default order</source>
      <translation>Výchozí pořadí</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Exportovat…</translation>
    </message>
    <message>
      <source>Import…</source>
      <translation>Importovat…</translation>
    </message>
    <message>
      <source>In stock</source>
      <translation>Na skladě</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Více</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Jméno</translation>
    </message>
    <message>
      <source>Nothing found for “{text}”</source>
      <translation>Nic nenalezeno pro „{text}“</translation>
    </message>
    <message>
      <source>Nothing in this state</source>
      <translation>V tomto stavu nic není</translation>
    </message>
    <message>
      <source>Nothing matches the filter</source>
      <translation>Filtru nic nevyhovuje</translation>
    </message>
    <message>
      <source>Remove or change a condition.</source>
      <translation>Odeberte nebo změňte některou podmínku.</translation>
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
      <source>Search deleted records too</source>
      <translation>Hledat i ve smazaných záznamech</translation>
    </message>
    <message>
      <source>Select mode</source>
      <translation>Režim výběru</translation>
    </message>
    <message>
      <source>Show all</source>
      <translation>Zobrazit vše</translation>
    </message>
    <message>
      <source>Show deleted</source>
      <translation>Zobrazit smazané</translation>
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
      <source>The filter is not valid</source>
      <translation>Filtr není platný</translation>
    </message>
    <message>
      <source>The first download is in progress</source>
      <translation>Probíhá první stažení</translation>
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
      <source>Try fewer letters or a different word.</source>
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
      <source>{new} “{text}”</source>
      <translation>{new} „{text}“</translation>
    </message>
  </context>
  <context>
    <name>Menu</name>
    <message>
      <source>Colours</source>
      <translation>Motiv</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>Kompaktní</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Tmavý</translation>
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
      <translation>Světlý</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Normální</translation>
    </message>
    <message>
      <source>Same as system</source>
      <translation>Podle systému</translation>
    </message>
    <message>
      <source>Spacing</source>
      <translation>Rozestupy</translation>
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
      <source>New stock item</source>
      <translation>Nová skladová položka</translation>
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
      <source>Safe mode: sync and the servers are off.</source>
      <translation>Nouzový režim: synchronizace a servery jsou vypnuté.</translation>
    </message>
    <message>
      <source>Skip this version</source>
      <translation>Přeskočit tuto verzi</translation>
    </message>
    <message>
      <source>Start normally</source>
      <translation>Spustit normálně</translation>
    </message>
    <message>
      <source>This computer is view only.</source>
      <translation>Tento počítač je jen pro čtení.</translation>
    </message>
    <message>
      <source>Unlock…</source>
      <translation>Odemknout…</translation>
    </message>
    <message>
      <source>{service} copies the data folder and can damage it. Close Counterfoil and move the folder elsewhere.</source>
      <translation>{service} kopíruje složku s daty a může ji poškodit. Zavřete Counterfoil a přesuňte složku jinam.</translation>
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
      <source>does not have</source>
      <translation>bez hodnoty</translation>
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
      <source>planned prices</source>
      <translation>plánované ceny</translation>
    </message>
    <message>
      <source>sync</source>
      <translation>synchronizace</translation>
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
      <translation>Cloud nedostupný</translation>
    </message>
    <message>
      <source>Done, a decision is still open</source>
      <translation>Hotovo, něco ještě čeká na rozhodnutí</translation>
    </message>
    <message>
      <source>Failed</source>
      <translation>Selhalo</translation>
    </message>
    <message>
      <source>Needs a decision</source>
      <translation>Čeká na rozhodnutí</translation>
    </message>
    <message>
      <source>Sign-in failed</source>
      <translation>Přihlášení selhalo</translation>
    </message>
    <message>
      <source>Some changes are still waiting</source>
      <translation>Některé změny ještě čekají</translation>
    </message>
    <message>
      <source>Stopped</source>
      <translation>Zastaveno</translation>
    </message>
    <message>
      <source>Up to date</source>
      <translation>Synchronizováno</translation>
    </message>
  </context>
  <context>
    <name>Overview</name>
    <message numerus="yes">
      <source>%n label(s) to print</source>
      <translation>
        <numerusform>%Ln cenovka k tisku</numerusform>
        <numerusform>%Ln cenovky k tisku</numerusform>
        <numerusform>%Ln cenovek k tisku</numerusform>
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
        <numerusform>%Ln vyprodaný</numerusform>
        <numerusform>%Ln vyprodané</numerusform>
        <numerusform>%Ln vyprodaných</numerusform>
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
      <translation>Přidat</translation>
    </message>
    <message>
      <source>Add your first product</source>
      <translation>Přidejte první produkt</translation>
    </message>
    <message>
      <source>Changed since yesterday</source>
      <translation>Změněno od včerejška</translation>
    </message>
    <message>
      <source>Connect</source>
      <translation>Připojit</translation>
    </message>
    <message>
      <source>Connect this computer to your shop's cloud</source>
      <translation>Připojte tento počítač ke cloudu svého obchodu</translation>
    </message>
    <message>
      <source>Decide</source>
      <translation>Rozhodnout</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Pokračovat</translation>
    </message>
    <message>
      <source>Import</source>
      <translation>Importovat</translation>
    </message>
    <message>
      <source>Import your customers from a file</source>
      <translation>Importujte své zákazníky ze souboru</translation>
    </message>
    <message>
      <source>Memberships ending soon</source>
      <translation>Brzy končící členství</translation>
    </message>
    <message>
      <source>Next three steps</source>
      <translation>Další tři kroky</translation>
    </message>
    <message numerus="yes">
      <source>No sync for %n day(s).</source>
      <translation>
        <numerusform>%Ln den bez synchronizace.</numerusform>
        <numerusform>%Ln dny bez synchronizace.</numerusform>
        <numerusform>%Ln dní bez synchronizace.</numerusform>
      </translation>
    </message>
    <message>
      <source>Not saved yet</source>
      <translation>Ještě neuloženo</translation>
    </message>
    <message>
      <source>Nothing to do right now.</source>
      <translation>Teď není co řešit.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Otevřít</translation>
    </message>
    <message>
      <source>Prices</source>
      <translation>Ceny</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>Vytisknout</translation>
    </message>
    <message>
      <source>See why</source>
      <translation>Zjistit proč</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Zobrazit</translation>
    </message>
    <message>
      <source>Sign in</source>
      <translation>Přihlásit</translation>
    </message>
    <message>
      <source>Stock</source>
      <translation>Sklad</translation>
    </message>
    <message>
      <source>The cloud asks you to sign in again</source>
      <translation>Cloud žádá nové přihlášení</translation>
    </message>
    <message>
      <source>To decide</source>
      <translation>K rozhodnutí</translation>
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
      <source>in the cloud</source>
      <translation>v cloudu</translation>
    </message>
  </context>
  <context>
    <name>Palette</name>
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
      <source>Search or run a command</source>
      <translation>Hledat nebo spustit příkaz</translation>
    </message>
    <message>
      <source>Type a command, a page or a record</source>
      <translation>Zadejte příkaz, stránku nebo záznam</translation>
    </message>
  </context>
  <context>
    <name>Paste</name>
    <message numerus="yes">
      <source>%n more value(s) do not fit.</source>
      <translation>
        <numerusform>%Ln další hodnota se nevejde.</numerusform>
        <numerusform>%Ln další hodnoty se nevejdou.</numerusform>
        <numerusform>%Ln dalších hodnot se nevejde.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n not changed; see the note.</source>
      <translation>
        <numerusform>%Ln se nezmění; viz poznámka.</numerusform>
        <numerusform>%Ln se nezmění; viz poznámka.</numerusform>
        <numerusform>%Ln se nezmění; viz poznámka.</numerusform>
      </translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Poznámka</translation>
    </message>
    <message>
      <source>Nothing to paste.</source>
      <translation>Není co vložit.</translation>
    </message>
    <message>
      <source>Only the first column is pasted.</source>
      <translation>Vloží se jen první sloupec.</translation>
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
      <source>You cannot paste into this column.</source>
      <translation>Do tohoto sloupce nelze vkládat.</translation>
    </message>
  </context>
  <context>
    <name>Phase</name>
    <message>
      <source>Comparing</source>
      <translation>Porovnávání</translation>
    </message>
    <message>
      <source>Downloading</source>
      <translation>Stahování</translation>
    </message>
    <message>
      <source>Finishing</source>
      <translation>Dokončování</translation>
    </message>
    <message>
      <source>Sending</source>
      <translation>Odesílání</translation>
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
      <source>Continue</source>
      <translation>Pokračovat</translation>
    </message>
    <message>
      <source>Delete the last digit</source>
      <translation>Smazat poslední číslici</translation>
    </message>
    <message>
      <source>Manager's PIN</source>
      <translation>PIN vedoucího</translation>
    </message>
    <message>
      <source>PIN</source>
      <translation>PIN</translation>
    </message>
    <message numerus="yes">
      <source>Too many wrong PINs. Wait %n second(s).</source>
      <translation>
        <numerusform>Příliš mnoho chybných PINů. Počkejte %Ln sekundu.</numerusform>
        <numerusform>Příliš mnoho chybných PINů. Počkejte %Ln sekundy.</numerusform>
        <numerusform>Příliš mnoho chybných PINů. Počkejte %Ln sekund.</numerusform>
      </translation>
    </message>
    <message>
      <source>Wrong PIN. Enter it again.</source>
      <translation>Nesprávný PIN. Zadejte ho znovu.</translation>
    </message>
  </context>
  <context>
    <name>PlanOutcome</name>
    <message>
      <source>Already had this price</source>
      <translation>Tuto cenu už měl</translation>
    </message>
    <message>
      <source>Changed: needs a decision</source>
      <translation>Změněno: čeká na rozhodnutí</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Provedeno</translation>
    </message>
    <message>
      <source>Missed: the computer was off</source>
      <translation>Zmeškáno: počítač byl vypnutý</translation>
    </message>
    <message>
      <source>Needs a decision</source>
      <translation>Čeká na rozhodnutí</translation>
    </message>
    <message>
      <source>Not changed</source>
      <translation>Nezměněno</translation>
    </message>
    <message>
      <source>Not due yet</source>
      <translation>Ještě nenastal čas</translation>
    </message>
    <message>
      <source>Previous price restored</source>
      <translation>Předchozí cena obnovena</translation>
    </message>
    <message>
      <source>The product is deleted</source>
      <translation>Produkt je smazaný</translation>
    </message>
    <message>
      <source>Undone</source>
      <translation>Vráceno zpět</translation>
    </message>
  </context>
  <context>
    <name>PlanState</name>
    <message>
      <source>Active</source>
      <translation>Platí</translation>
    </message>
    <message>
      <source>Cancelled</source>
      <translation>Zrušeno</translation>
    </message>
    <message>
      <source>Ended</source>
      <translation>Ukončeno</translation>
    </message>
    <message>
      <source>Needs your decision</source>
      <translation>Čeká na rozhodnutí</translation>
    </message>
    <message>
      <source>Planned</source>
      <translation>Plánováno</translation>
    </message>
    <message>
      <source>Undone</source>
      <translation>Vráceno zpět</translation>
    </message>
  </context>
  <context>
    <name>Plans</name>
    <message numerus="yes">
      <source>%n price(s) planned</source>
      <translation>
        <numerusform>%Ln cena naplánována</numerusform>
        <numerusform>%Ln ceny naplánovány</numerusform>
        <numerusform>%Ln cen naplánováno</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n product(s)</source>
      <translation>
        <numerusform>%Ln produkt</numerusform>
        <numerusform>%Ln produkty</numerusform>
        <numerusform>%Ln produktů</numerusform>
      </translation>
    </message>
    <message>
      <source>All prices changed meanwhile, so nothing is planned.</source>
      <translation>Všechny ceny se mezitím změnily, proto není nic naplánováno.</translation>
    </message>
    <message>
      <source>Cancel plan</source>
      <translation>Zrušit plán</translation>
    </message>
    <message>
      <source>Christmas</source>
      <translation>Vánoce</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zavřít</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Od</translation>
    </message>
    <message>
      <source>From {day} again: {price} (plan {name})</source>
      <translation>Od {day} opět: {price} (plán {name})</translation>
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
      <translation>Cenu, kterou do té doby někdo změní, Counterfoil nepřepíše a zeptá se.</translation>
    </message>
    <message>
      <source>In the list of products choose “Prices…”, enter the new prices and plan them for later.</source>
      <translation>V seznamu produktů vyberte „Ceny…“, zadejte nové ceny a naplánujte je na později.</translation>
    </message>
    <message>
      <source>Keep all current prices</source>
      <translation>Ponechat všechny současné ceny</translation>
    </message>
    <message>
      <source>Keep the current price</source>
      <translation>Ponechat současnou cenu</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Název</translation>
    </message>
    <message>
      <source>Nothing is planned</source>
      <translation>Nic není naplánováno</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>Nyní</translation>
    </message>
    <message>
      <source>Plan</source>
      <translation>Plán</translation>
    </message>
    <message numerus="yes">
      <source>Plan %n new price(s)</source>
      <translation>
        <numerusform>Naplánovat %Ln novou cenu</numerusform>
        <numerusform>Naplánovat %Ln nové ceny</numerusform>
        <numerusform>Naplánovat %Ln nových cen</numerusform>
      </translation>
    </message>
    <message>
      <source>Plan for later</source>
      <translation>Naplánovat na později</translation>
    </message>
    <message>
      <source>Plan for later…</source>
      <translation>Naplánovat na později…</translation>
    </message>
    <message>
      <source>Plan {name}: changed meanwhile, needs your decision</source>
      <translation>Plán {name}: mezitím změněno, čeká na rozhodnutí</translation>
    </message>
    <message>
      <source>Planned</source>
      <translation>Plánováno</translation>
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
      <translation>Tisknout cenovky…</translation>
    </message>
    <message>
      <source>Print the new labels now</source>
      <translation>Hned vytisknout nové cenovky</translation>
    </message>
    <message>
      <source>Products</source>
      <translation>Produkty</translation>
    </message>
    <message>
      <source>Restore the previous prices from</source>
      <translation>Obnovit předchozí ceny od</translation>
    </message>
    <message>
      <source>Restore the previous prices now</source>
      <translation>Obnovit předchozí ceny teď</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Výsledek</translation>
    </message>
    <message>
      <source>Starts</source>
      <translation>Začátek</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Stav</translation>
    </message>
    <message>
      <source>Stop and keep prices</source>
      <translation>Ukončit a ponechat ceny</translation>
    </message>
    <message>
      <source>The end must be after the start.</source>
      <translation>Konec musí být po začátku.</translation>
    </message>
    <message>
      <source>This computer changes the prices by its clock, even offline. If it is off, it does so at the next start.</source>
      <translation>Ceny změní tento počítač podle svých hodin, i offline. Je-li vypnutý, změní je při příštím spuštění.</translation>
    </message>
    <message>
      <source>Undo the plan</source>
      <translation>Vrátit plán zpět</translation>
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
      <translation>Použít všechny plánované ceny</translation>
    </message>
    <message>
      <source>Use the planned price</source>
      <translation>Použít plánovanou cenu</translation>
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
        <numerusform>{name}: %Ln cena k rozhodnutí</numerusform>
        <numerusform>{name}: %Ln ceny k rozhodnutí</numerusform>
        <numerusform>{name}: %Ln cen k rozhodnutí</numerusform>
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
      <source>changes by more than 30%</source>
      <translation>mění se o více než 30 %</translation>
    </message>
    <message>
      <source>no selling price yet</source>
      <translation>zatím bez prodejní ceny</translation>
    </message>
  </context>
  <context>
    <name>PriceReason</name>
    <message>
      <source>skipped: below zero</source>
      <translation>vynecháno: cena pod nulou</translation>
    </message>
    <message>
      <source>skipped: needs a decision</source>
      <translation>vynecháno: čeká na rozhodnutí</translation>
    </message>
    <message>
      <source>skipped: no VAT rate</source>
      <translation>vynecháno: chybí sazba DPH</translation>
    </message>
    <message>
      <source>skipped: no current price</source>
      <translation>vynecháno: chybí současná cena</translation>
    </message>
    <message>
      <source>skipped: no purchase price</source>
      <translation>vynecháno: chybí nákupní cena</translation>
    </message>
  </context>
  <context>
    <name>Prices</name>
    <message numerus="yes">
      <source>%n changed meanwhile, not overwritten</source>
      <translation>
        <numerusform>mezitím změněno, nepřepsáno: %Ln</numerusform>
        <numerusform>mezitím změněno, nepřepsáno: %Ln</numerusform>
        <numerusform>mezitím změněno, nepřepsáno: %Ln</numerusform>
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
    <message numerus="yes">
      <source>%n skipped.</source>
      <translation>
        <numerusform>Vynecháno: %Ln.</numerusform>
        <numerusform>Vynecháno: %Ln.</numerusform>
        <numerusform>Vynecháno: %Ln.</numerusform>
      </translation>
    </message>
    <message>
      <source>+5%, -10, x {factor} or {price}</source>
      <translation>+5 %, -10, x {factor} nebo {price}</translation>
    </message>
    <message>
      <source>A new VAT rate</source>
      <translation>Nová sazba DPH</translation>
    </message>
    <message numerus="yes">
      <source>Change %n price(s)</source>
      <translation>
        <numerusform>Změnit %Ln cenu</numerusform>
        <numerusform>Změnit %Ln ceny</numerusform>
        <numerusform>Změnit %Ln cen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Check %n of them.</source>
      <translation>
        <numerusform>Zkontrolujte %Ln z nich.</numerusform>
        <numerusform>Zkontrolujte %Ln z nich.</numerusform>
        <numerusform>Zkontrolujte %Ln z nich.</numerusform>
      </translation>
    </message>
    <message>
      <source>Current price</source>
      <translation>Současná cena</translation>
    </message>
    <message>
      <source>Difference</source>
      <translation>Rozdíl</translation>
    </message>
    <message>
      <source>Enter a price or a change, e.g. +5%.</source>
      <translation>Zadejte cenu nebo změnu, např. +5 %.</translation>
    </message>
    <message>
      <source>Keep the prices without VAT</source>
      <translation>Ponechat ceny bez DPH</translation>
    </message>
    <message>
      <source>Margin (%)</source>
      <translation>Marže (%)</translation>
    </message>
    <message>
      <source>Margin {part}% ({earned} per unit without VAT). Cost {cost}: {where}.</source>
      <translation>Marže {part} % ({earned} na jednotku bez DPH). Náklady {cost}: {where}.</translation>
    </message>
    <message>
      <source>Markup (%)</source>
      <translation>Přirážka (%)</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Způsob výpočtu</translation>
    </message>
    <message>
      <source>New price or change</source>
      <translation>Nová cena nebo změna</translation>
    </message>
    <message numerus="yes">
      <source>New prices for %n product(s)</source>
      <translation>
        <numerusform>Nové ceny pro %Ln produkt</numerusform>
        <numerusform>Nové ceny pro %Ln produkty</numerusform>
        <numerusform>Nové ceny pro %Ln produktů</numerusform>
      </translation>
    </message>
    <message>
      <source>New rate (%)</source>
      <translation>Nová sazba (%)</translation>
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
      <source>Prices…</source>
      <translation>Ceny…</translation>
    </message>
    <message>
      <source>Purchase price and margin</source>
      <translation>Nákupní cena a marže</translation>
    </message>
    <message>
      <source>Purchase price and markup</source>
      <translation>Nákupní cena a přirážka</translation>
    </message>
    <message>
      <source>Starting price</source>
      <translation>Výchozí cena</translation>
    </message>
    <message>
      <source>You can change prices in the list of products.</source>
      <translation>Ceny lze měnit v seznamu produktů.</translation>
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
      <translation>z nákupní ceny</translation>
    </message>
  </context>
  <context>
    <name>Print</name>
    <message>
      <source>the first {count}</source>
      <translation>prvních {count}</translation>
    </message>
  </context>
  <context>
    <name>Problem</name>
    <message>
      <source>A deleted record cannot be saved. Restore it first.</source>
      <translation>Smazaný záznam nelze uložit. Nejdřív ho obnovte.</translation>
    </message>
    <message>
      <source>A quotation mark is not closed or is in the wrong place.</source>
      <translation>Uvozovka není uzavřená, nebo je na špatném místě.</translation>
    </message>
    <message>
      <source>A record with this name already exists: {ids}.</source>
      <translation>Záznam s tímto názvem už existuje: {ids}.</translation>
    </message>
    <message>
      <source>A tag cannot contain , ^ ? * ( ) [ ] $</source>
      <translation>Štítek nesmí obsahovat , ^ ? * ( ) [ ] $</translation>
    </message>
    <message>
      <source>A tag cannot start with a dot.</source>
      <translation>Štítek nesmí začínat tečkou.</translation>
    </message>
    <message>
      <source>Another record already has this code: {ids}.</source>
      <translation>Tento kód už má jiný záznam: {ids}.</translation>
    </message>
    <message>
      <source>Another record already has this. Enter something else.</source>
      <translation>Tuto hodnotu už má jiný záznam. Zadejte jinou.</translation>
    </message>
    <message>
      <source>At most {limit} characters, now {actual}.</source>
      <translation>Nejvýše {limit} znaků, teď {actual}.</translation>
    </message>
    <message>
      <source>Choose a record from the list, or the new one at its end.</source>
      <translation>Vyberte záznam ze seznamu, nebo nový na jeho konci.</translation>
    </message>
    <message>
      <source>Choose a record from the list.</source>
      <translation>Vyberte záznam ze seznamu.</translation>
    </message>
    <message>
      <source>Choose one from the list.</source>
      <translation>Vyberte jednu možnost ze seznamu.</translation>
    </message>
    <message>
      <source>Does not match the price with VAT. Clear one of the two, or enter {expected}.</source>
      <translation>Neodpovídá ceně s DPH. Jednu z nich vymažte, nebo zadejte {expected}.</translation>
    </message>
    <message>
      <source>Enter a colour, e.g. #1A7F37</source>
      <translation>Zadejte barvu, např. #1A7F37</translation>
    </message>
    <message>
      <source>Enter a date.</source>
      <translation>Zadejte datum.</translation>
    </message>
    <message>
      <source>Enter a full address, e.g. https://www.example.com</source>
      <translation>Zadejte celou adresu, např. https://www.example.com</translation>
    </message>
    <message>
      <source>Enter a name, or leave it empty.</source>
      <translation>Zadejte jméno, nebo pole ponechte prázdné.</translation>
    </message>
    <message>
      <source>Enter a number above zero.</source>
      <translation>Zadejte číslo větší než nula.</translation>
    </message>
    <message>
      <source>Enter a number, e.g. {example}</source>
      <translation>Zadejte číslo, např. {example}</translation>
    </message>
    <message>
      <source>Enter a number, or a percentage up to 100%</source>
      <translation>Zadejte číslo nebo procenta do 100 %</translation>
    </message>
    <message>
      <source>Enter a whole number.</source>
      <translation>Zadejte celé číslo.</translation>
    </message>
    <message>
      <source>Enter the VAT ID with the country code and without spaces, e.g. CZ12345678</source>
      <translation>Zadejte DIČ s kódem země a bez mezer, např. CZ12345678</translation>
    </message>
    <message>
      <source>Enter the language, a colon and the text, e.g. de: Kaffee</source>
      <translation>Zadejte jazyk, dvojtečku a text, např. de: Kaffee</translation>
    </message>
    <message>
      <source>Enter yes or no.</source>
      <translation>Zadejte ano nebo ne.</translation>
    </message>
    <message>
      <source>Enter {maximum} or less.</source>
      <translation>Zadejte nejvýše {maximum}.</translation>
    </message>
    <message>
      <source>Enter {minimum} or more.</source>
      <translation>Zadejte nejméně {minimum}.</translation>
    </message>
    <message>
      <source>Fill in the first name, the last name or the company.</source>
      <translation>Vyplňte jméno, příjmení nebo firmu.</translation>
    </message>
    <message>
      <source>Fill this in.</source>
      <translation>Vyplňte toto pole.</translation>
    </message>
    <message>
      <source>Line {line} already changes this record.</source>
      <translation>Tento záznam už mění řádek {line}.</translation>
    </message>
    <message>
      <source>Line {line} already has this code.</source>
      <translation>Tento kód už má řádek {line}.</translation>
    </message>
    <message>
      <source>Matched without leading zeros.</source>
      <translation>Spárováno bez úvodních nul.</translation>
    </message>
    <message>
      <source>More than one record has this name. Enter the ID.</source>
      <translation>Tento název má více záznamů. Zadejte ID.</translation>
    </message>
    <message>
      <source>More than one record has this value: {ids}. Match by ID instead.</source>
      <translation>Tuto hodnotu má více záznamů: {ids}. Párujte podle ID.</translation>
    </message>
    <message>
      <source>Must match “Ask for the price”.</source>
      <translation>Musí odpovídat volbě „Ptát se na cenu“.</translation>
    </message>
    <message>
      <source>Needs a decision.</source>
      <translation>Čeká na rozhodnutí.</translation>
    </message>
    <message>
      <source>No record has this ID.</source>
      <translation>Toto ID nemá žádný záznam.</translation>
    </message>
    <message>
      <source>No record has this name. Add it first, or enter its ID.</source>
      <translation>Tento název nemá žádný záznam. Nejdřív ho přidejte, nebo zadejte jeho ID.</translation>
    </message>
    <message>
      <source>No such product, and no name to create one.</source>
      <translation>Takový produkt není a chybí název pro nový.</translation>
    </message>
    <message>
      <source>Nothing to match by: creates a new record.</source>
      <translation>Není podle čeho párovat: vznikne nový záznam.</translation>
    </message>
    <message>
      <source>Only one cell is filled. Is this a heading?</source>
      <translation>Vyplněná je jen jedna buňka. Je to nadpis?</translation>
    </message>
    <message>
      <source>Possible duplicates in the cloud: {ids}</source>
      <translation>Možné duplicity v cloudu: {ids}</translation>
    </message>
    <message>
      <source>Read as {day}. If the month comes first, change the date format.</source>
      <translation>Přečteno jako {day}. Pokud je první měsíc, změňte formát data.</translation>
    </message>
    <message>
      <source>Read as {read}. For thousands, write it without the separator.</source>
      <translation>Přečteno jako {read}. Tisíce zadejte bez oddělovače.</translation>
    </message>
    <message>
      <source>Same as line {line}.</source>
      <translation>Stejné jako řádek {line}.</translation>
    </message>
    <message>
      <source>The ID and the value belong to different records. The value belongs to {id}.</source>
      <translation>ID a hodnota patří různým záznamům. Hodnota patří záznamu {id}.</translation>
    </message>
    <message>
      <source>The VAT rate {value} does not exist.</source>
      <translation>Sazba DPH {value} neexistuje.</translation>
    </message>
    <message>
      <source>The amount is in {currency}. It is not converted.</source>
      <translation>Částka je v {currency}. Nepřepočítává se.</translation>
    </message>
    <message>
      <source>The cell is empty, so this value is removed: {was}</source>
      <translation>Buňka je prázdná, proto se hodnota odebere: {was}</translation>
    </message>
    <message>
      <source>The check digit of {code} is wrong.</source>
      <translation>Kontrolní číslice kódu {code} nesouhlasí.</translation>
    </message>
    <message>
      <source>The cloud says each time that the record has changed meanwhile, but it has not. A proxy or security software may be removing the record versions (ETag). Ask whoever looks after the network.</source>
      <translation>Cloud pokaždé hlásí, že se záznam mezitím změnil, ale nezměnil se. Verze záznamů (ETag) možná odstraňuje proxy nebo bezpečnostní software. Obraťte se na správce sítě.</translation>
    </message>
    <message>
      <source>The cloud says: {message}</source>
      <translation>Cloud hlásí: {message}</translation>
    </message>
    <message>
      <source>The column “{head}” says “{value}”, which may change the price. It is not read.</source>
      <translation>Sloupec „{head}“ uvádí „{value}“, což může cenu měnit. Nečte se.</translation>
    </message>
    <message>
      <source>The formula has no result. Open the file in the spreadsheet and save it again.</source>
      <translation>Vzorec nemá výsledek. Otevřete soubor v tabulkovém programu a znovu ho uložte.</translation>
    </message>
    <message>
      <source>The letters look wrong. Choose another encoding, or correct the text.</source>
      <translation>Písmena vypadají špatně. Vyberte jiné kódování, nebo text opravte.</translation>
    </message>
    <message>
      <source>The line has more cells than there are columns.</source>
      <translation>Řádek má více buněk, než je sloupců.</translation>
    </message>
    <message>
      <source>The list says {listed}%, the product has {was}%.</source>
      <translation>V ceníku je {listed} %, produkt má {was} %.</translation>
    </message>
    <message>
      <source>The new record gets this ID. If the ID comes from another program, do not import the column.</source>
      <translation>Nový záznam dostane toto ID. Pokud ID pochází z jiného programu, sloupec neimportujte.</translation>
    </message>
    <message>
      <source>The price is missing.</source>
      <translation>Chybí cena.</translation>
    </message>
    <message>
      <source>The price would be below zero.</source>
      <translation>Cena by byla záporná.</translation>
    </message>
    <message>
      <source>The product has another code: {was}.</source>
      <translation>Produkt má jiný kód: {was}.</translation>
    </message>
    <message>
      <source>The record has no ID.</source>
      <translation>Záznam nemá ID.</translation>
    </message>
    <message>
      <source>The record is deleted. Restore it first.</source>
      <translation>Záznam je smazaný. Nejdřív ho obnovte.</translation>
    </message>
    <message>
      <source>The spreadsheet changed the last digits of {id}. Export again, or format the column as text and enter the number again.</source>
      <translation>Tabulkový program změnil poslední číslice {id}. Exportujte znovu, nebo nastavte sloupec jako text a zadejte číslo znovu.</translation>
    </message>
    <message>
      <source>The spreadsheet changed this to a date. Format the column as text.</source>
      <translation>Tabulkový program z toho udělal datum. Nastavte sloupci formát textu.</translation>
    </message>
    <message>
      <source>The spreadsheet shortened this number. Format the column as text, enter the number again and save.</source>
      <translation>Tabulkový program toto číslo zkrátil. Nastavte sloupci formát textu, zadejte číslo znovu a uložte.</translation>
    </message>
    <message>
      <source>The spreadsheet shows an error instead of a value. Correct it there and save again.</source>
      <translation>Tabulkový program zobrazuje místo hodnoty chybu. Opravte ji v něm a znovu uložte.</translation>
    </message>
    <message>
      <source>The text contains a character that cannot be saved. Enter it again.</source>
      <translation>Text obsahuje znak, který nelze uložit. Zadejte ho znovu.</translation>
    </message>
    <message>
      <source>This ID belongs to a record with a different value. Match by ID, or do not import the ID column.</source>
      <translation>Toto ID patří záznamu s jinou hodnotou. Párujte podle ID, nebo sloupec s ID neimportujte.</translation>
    </message>
    <message>
      <source>This is not an e-mail address.</source>
      <translation>Toto není e-mailová adresa.</translation>
    </message>
    <message>
      <source>This looks like a total. Delete the line.</source>
      <translation>Vypadá to jako součet. Řádek smažte.</translation>
    </message>
    <message>
      <source>This product already contains the product of this recipe. Choose another.</source>
      <translation>Tento produkt už obsahuje produkt této receptury. Vyberte jiný.</translation>
    </message>
    <message>
      <source>This value belongs to another product: {ids}.</source>
      <translation>Tato hodnota patří jinému produktu: {ids}.</translation>
    </message>
    <message>
      <source>This value is not allowed. Enter something else.</source>
      <translation>Tato hodnota není povolena. Zadejte něco jiného.</translation>
    </message>
    <message>
      <source>This value is not valid. Enter it again.</source>
      <translation>Tato hodnota není platná. Zadejte ji znovu.</translation>
    </message>
    <message>
      <source>Together at most {limit} characters, now {actual}.</source>
      <translation>Dohromady nejvýše {limit} znaků, teď {actual}.</translation>
    </message>
    <message>
      <source>Without a VAT rate, the selling price is not changed.</source>
      <translation>Bez sazby DPH se prodejní cena nemění.</translation>
    </message>
    <message>
      <source>You can change this only in the cloud.</source>
      <translation>Lze změnit jen v cloudu.</translation>
    </message>
  </context>
  <context>
    <name>QColorDialog</name>
    <message>
      <source>&amp;Pick Screen Color</source>
      <translation>&amp;Vybrat barvu z obrazovky</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <source>&amp;Choose</source>
      <translation>&amp;Vybrat</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation>&amp;Smazat</translation>
    </message>
    <message>
      <source>&amp;Look in:</source>
      <translation>&amp;Hledat v:</translation>
    </message>
    <message>
      <source>&amp;New Folder</source>
      <translation>&amp;Nová složka</translation>
    </message>
    <message>
      <source>&amp;Open</source>
      <translation>&amp;Otevřít</translation>
    </message>
    <message>
      <source>&amp;Rename</source>
      <translation>&amp;Přejmenovat</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Uložit</translation>
    </message>
    <message>
      <source>All Files (*)</source>
      <translation>Všechny soubory (*)</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>Všechny soubory (*)</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zpět</translation>
    </message>
    <message>
      <source>Create New Folder</source>
      <translation>Vytvořit novou složku</translation>
    </message>
    <message>
      <source>Detail View</source>
      <translation>Podrobnosti</translation>
    </message>
    <message>
      <source>Directories</source>
      <translation>Složky</translation>
    </message>
    <message>
      <source>Directory:</source>
      <translation>Složka:</translation>
    </message>
    <message>
      <source>File &amp;name:</source>
      <translation>Název &amp;souboru:</translation>
    </message>
    <message>
      <source>Files of &amp;type:</source>
      <translation>&amp;Typ souboru:</translation>
    </message>
    <message>
      <source>Find Directory</source>
      <translation>Najít složku</translation>
    </message>
    <message>
      <source>Forward</source>
      <translation>Dopředu</translation>
    </message>
    <message>
      <source>List View</source>
      <translation>Seznam</translation>
    </message>
    <message>
      <source>New Folder</source>
      <translation>Nová složka</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Otevřít</translation>
    </message>
    <message>
      <source>Parent Directory</source>
      <translation>Nadřazená složka</translation>
    </message>
    <message>
      <source>Save As</source>
      <translation>Uložit jako</translation>
    </message>
    <message>
      <source>Show &amp;hidden files</source>
      <translation>Zobrazit s&amp;kryté soubory</translation>
    </message>
  </context>
  <context>
    <name>QLineEdit</name>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Kopírovat</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation>V&amp;ložit</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Znovu</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Vrátit zpět</translation>
    </message>
    <message>
      <source>Cu&amp;t</source>
      <translation>Vyj&amp;mout</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Smazat</translation>
    </message>
    <message>
      <source>Select All</source>
      <translation>Vybrat vše</translation>
    </message>
  </context>
  <context>
    <name>QPageSetupWidget</name>
    <message>
      <source>Page &amp;order:</source>
      <translation>&amp;Pořadí stránek:</translation>
    </message>
    <message>
      <source>Page Layout</source>
      <translation>Rozložení stránky</translation>
    </message>
    <message>
      <source>Pages &amp;per sheet:</source>
      <translation>Stránek na &amp;list:</translation>
    </message>
  </context>
  <context>
    <name>QPlatformTheme</name>
    <message>
      <source>&amp;No</source>
      <translation>&amp;Ne</translation>
    </message>
    <message>
      <source>&amp;Yes</source>
      <translation>&amp;Ano</translation>
    </message>
    <message>
      <source>Abort</source>
      <translation>Přerušit</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>Použít</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušit</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zavřít</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Zahodit</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Nápověda</translation>
    </message>
    <message>
      <source>Ignore</source>
      <translation>Ignorovat</translation>
    </message>
    <message>
      <source>N&amp;o to All</source>
      <translation>N&amp;e všem</translation>
    </message>
    <message>
      <source>OK</source>
      <translation>OK</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Otevřít</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Resetovat</translation>
    </message>
    <message>
      <source>Restore Defaults</source>
      <translation>Obnovit výchozí</translation>
    </message>
    <message>
      <source>Retry</source>
      <translation>Zkusit znovu</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Uložit</translation>
    </message>
    <message>
      <source>Save All</source>
      <translation>Uložit vše</translation>
    </message>
    <message>
      <source>Yes to &amp;All</source>
      <translation>Ano &amp;všem</translation>
    </message>
  </context>
  <context>
    <name>QPrintDialog</name>
    <message>
      <source>All Pages</source>
      <translation>Všechny stránky</translation>
    </message>
    <message>
      <source>Even Pages</source>
      <translation>Sudé stránky</translation>
    </message>
    <message>
      <source>Odd Pages</source>
      <translation>Liché stránky</translation>
    </message>
  </context>
  <context>
    <name>QPrintSettingsOutput</name>
    <message>
      <source>Double Sided Printing</source>
      <translation>Oboustranný tisk</translation>
    </message>
    <message>
      <source>Long side binding</source>
      <translation>Vazba na delší straně</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Vypnuto</translation>
    </message>
    <message>
      <source>Page &amp;Set:</source>
      <translation>&amp;Sada stránek:</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Stránky</translation>
    </message>
    <message>
      <source>Short side binding</source>
      <translation>Vazba na kratší straně</translation>
    </message>
  </context>
  <context>
    <name>QWidgetTextControl</name>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Kopírovat</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation>V&amp;ložit</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Znovu</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Vrátit zpět</translation>
    </message>
    <message>
      <source>Copy &amp;Link Location</source>
      <translation>Kopírovat &amp;odkaz</translation>
    </message>
    <message>
      <source>Cu&amp;t</source>
      <translation>Vyj&amp;mout</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Smazat</translation>
    </message>
    <message>
      <source>Select All</source>
      <translation>Vybrat vše</translation>
    </message>
  </context>
  <context>
    <name>Quit</name>
    <message numerus="yes">
      <source>%n record(s) with unsaved changes</source>
      <translation>
        <numerusform>%Ln záznam s neuloženými změnami</numerusform>
        <numerusform>%Ln záznamy s neuloženými změnami</numerusform>
        <numerusform>%Ln záznamů s neuloženými změnami</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Rail</name>
    <message>
      <source>Collapse the sidebar</source>
      <translation>Sbalit postranní panel</translation>
    </message>
    <message>
      <source>Expand the sidebar</source>
      <translation>Rozbalit postranní panel</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Nabídka</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Další</translation>
    </message>
    <message>
      <source>Sections</source>
      <translation>Sekce</translation>
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
      <source>Keep</source>
      <translation>Ponechat</translation>
    </message>
    <message>
      <source>No ingredients: sold as bought.</source>
      <translation>Bez surovin: prodává se, jak se koupí.</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Odebrat</translation>
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
      <source>{product}: removed when you save</source>
      <translation>{product}: odebere se při uložení</translation>
    </message>
  </context>
  <context>
    <name>Refused</name>
    <message>
      <source>A plan needs a name of at most {most} characters.</source>
      <translation>Plán potřebuje název, nejvýše {most} znaků.</translation>
    </message>
    <message>
      <source>A record waits for a decision. Decide first, then merge.</source>
      <translation>Záznam čeká na rozhodnutí. Nejdřív rozhodněte, pak slučte.</translation>
    </message>
    <message>
      <source>A record was changed meanwhile. Look at the merge again.</source>
      <translation>Záznam se mezitím změnil. Podívejte se na sloučení znovu.</translation>
    </message>
    <message>
      <source>Choose at least two different records.</source>
      <translation>Vyberte alespoň dva různé záznamy.</translation>
    </message>
    <message>
      <source>Decide the whole record at once.</source>
      <translation>Rozhodněte o celém záznamu najednou.</translation>
    </message>
    <message>
      <source>It is too old to undo.</source>
      <translation>Je to příliš staré, nelze to vrátit zpět.</translation>
    </message>
    <message>
      <source>Its personal data was removed for good.</source>
      <translation>Osobní údaje byly natrvalo odstraněny.</translation>
    </message>
    <message>
      <source>Other recipes use it. Remove it from them first.</source>
      <translation>Používají ho jiné receptury. Nejdřív ho z nich odeberte.</translation>
    </message>
    <message>
      <source>The administrator cannot be deleted.</source>
      <translation>Správce nelze smazat.</translation>
    </message>
    <message>
      <source>The category still has products. Move them to another category first.</source>
      <translation>Stále obsahuje produkty. Nejdřív je přesuňte do jiné kategorie.</translation>
    </message>
    <message>
      <source>The end has already passed.</source>
      <translation>Konec už uplynul.</translation>
    </message>
    <message>
      <source>The end must be after the start.</source>
      <translation>Konec musí být po začátku.</translation>
    </message>
    <message>
      <source>The lists are still being compared. Decide when this is done.</source>
      <translation>Seznamy se ještě porovnávají. Rozhodněte, až to bude hotové.</translation>
    </message>
    <message>
      <source>The old values would break a rule.</source>
      <translation>Staré hodnoty by porušily pravidlo.</translation>
    </message>
    <message>
      <source>The plan has already ended or been cancelled.</source>
      <translation>Plán už skončil nebo byl zrušen.</translation>
    </message>
    <message>
      <source>The plan was not found.</source>
      <translation>Plán nebyl nalezen.</translation>
    </message>
    <message>
      <source>The product has a recipe. Delete the recipe first.</source>
      <translation>Produkt má recepturu. Nejdřív smažte recepturu.</translation>
    </message>
    <message>
      <source>The record is deleted. Restore it first.</source>
      <translation>Záznam je smazaný. Nejdřív ho obnovte.</translation>
    </message>
  </context>
  <context>
    <name>Related</name>
    <message>
      <source>No related records.</source>
      <translation>Žádné související záznamy.</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Žádné</translation>
    </message>
    <message numerus="yes">
      <source>Show all %n in the list</source>
      <translation>
        <numerusform>Zobrazit %Ln v seznamu</numerusform>
        <numerusform>Zobrazit všechny %Ln v seznamu</numerusform>
        <numerusform>Zobrazit všech %Ln v seznamu</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Relation</name>
    <message>
      <source>Categories with this tag</source>
      <translation>Kategorie s tímto štítkem</translation>
    </message>
    <message>
      <source>Customers in this group</source>
      <translation>Zákazníci v této skupině</translation>
    </message>
    <message>
      <source>Customers with this tag</source>
      <translation>Zákazníci s tímto štítkem</translation>
    </message>
    <message>
      <source>Employees with this tag</source>
      <translation>Zaměstnanci s tímto štítkem</translation>
    </message>
    <message>
      <source>Ingredients</source>
      <translation>Suroviny</translation>
    </message>
    <message>
      <source>Products from this supplier</source>
      <translation>Produkty od tohoto dodavatele</translation>
    </message>
    <message>
      <source>Products in this category</source>
      <translation>Produkty v této kategorii</translation>
    </message>
    <message>
      <source>Products in this warehouse</source>
      <translation>Produkty v tomto skladu</translation>
    </message>
    <message>
      <source>Products with this tag</source>
      <translation>Produkty s tímto štítkem</translation>
    </message>
    <message>
      <source>Used in</source>
      <translation>Použito v</translation>
    </message>
    <message>
      <source>Webhooks for this warehouse</source>
      <translation>Webhooky pro tento sklad</translation>
    </message>
  </context>
  <context>
    <name>Report</name>
    <message numerus="yes">
      <source>%n change(s)</source>
      <translation>
        <numerusform>%Ln změna</numerusform>
        <numerusform>%Ln změny</numerusform>
        <numerusform>%Ln změn</numerusform>
      </translation>
    </message>
    <message>
      <source>All lists</source>
      <translation>Všechny seznamy</translation>
    </message>
    <message>
      <source>CSV files (*.csv)</source>
      <translation>Soubory CSV (*.csv)</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Zrušit</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zavřít</translation>
    </message>
    <message>
      <source>Everybody</source>
      <translation>Všichni</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Soubor</translation>
    </message>
    <message>
      <source>File content</source>
      <translation>Obsah souboru</translation>
    </message>
    <message>
      <source>Files in the report</source>
      <translation>Soubory v hlášení</translation>
    </message>
    <message numerus="yes">
      <source>Last %n day(s)</source>
      <translation>
        <numerusform>Poslední %Ln den</numerusform>
        <numerusform>Poslední %Ln dny</numerusform>
        <numerusform>Posledních %Ln dní</numerusform>
      </translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Otevřít</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>Tisk</translation>
    </message>
    <message>
      <source>Put back</source>
      <translation>Vrátit</translation>
    </message>
    <message>
      <source>Report saved to {file}</source>
      <translation>Hlášení uloženo do souboru {file}</translation>
    </message>
    <message>
      <source>Save as CSV</source>
      <translation>Uložit jako CSV</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>Uložit…</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Velikost</translation>
    </message>
    <message>
      <source>Support report</source>
      <translation>Hlášení pro podporu</translation>
    </message>
    <message>
      <source>Support report…</source>
      <translation>Hlášení pro podporu…</translation>
    </message>
    <message>
      <source>These files are saved on this computer and not sent anywhere. They contain no records, tokens or passwords.</source>
      <translation>Tyto soubory se uloží v tomto počítači a nikam se neodešlou. Neobsahují žádné záznamy, tokeny ani hesla.</translation>
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
      <translation>Co</translation>
    </message>
    <message>
      <source>What changed</source>
      <translation>Co se změnilo</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Kdy</translation>
    </message>
    <message>
      <source>Who</source>
      <translation>Kdo</translation>
    </message>
    <message>
      <source>only the first {count} are shown</source>
      <translation>zobrazeno prvních {count}</translation>
    </message>
  </context>
  <context>
    <name>Restore</name>
    <message>
      <source>Choose a backup</source>
      <translation>Vybrat zálohu</translation>
    </message>
    <message>
      <source>Choose a backup…</source>
      <translation>Vybrat zálohu…</translation>
    </message>
    <message>
      <source>Cloud {id}</source>
      <translation>Cloud {id}</translation>
    </message>
    <message>
      <source>Created {when}</source>
      <translation>Vytvořeno {when}</translation>
    </message>
    <message>
      <source>Reading the file…</source>
      <translation>Čtení souboru…</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Obnovit</translation>
    </message>
    <message>
      <source>Restoring…</source>
      <translation>Obnovování…</translation>
    </message>
    <message>
      <source>Token (optional, can be entered later)</source>
      <translation>Token (nepovinný, lze zadat později)</translation>
    </message>
  </context>
  <context>
    <name>Rights</name>
    <message>
      <source>A PIN is set.</source>
      <translation>PIN je nastaven.</translation>
    </message>
    <message>
      <source>Ask for the PIN</source>
      <translation>Kdy se vyžaduje PIN</translation>
    </message>
    <message>
      <source>Change PIN</source>
      <translation>Změnit PIN</translation>
    </message>
    <message>
      <source>Current PIN</source>
      <translation>Současný PIN</translation>
    </message>
    <message>
      <source>Enter the current PIN.</source>
      <translation>Zadejte současný PIN.</translation>
    </message>
    <message>
      <source>Lock to view only</source>
      <translation>Zamknout jen pro čtení</translation>
    </message>
    <message>
      <source>Manager's PIN</source>
      <translation>PIN vedoucího</translation>
    </message>
    <message>
      <source>Needed to change many records at once.</source>
      <translation>Je potřeba ke změně mnoha záznamů najednou.</translation>
    </message>
    <message>
      <source>Needed to change settings.</source>
      <translation>Je potřeba ke změně nastavení.</translation>
    </message>
    <message>
      <source>Needed to delete records.</source>
      <translation>Je potřeba ke smazání záznamů.</translation>
    </message>
    <message>
      <source>Needed to import a file.</source>
      <translation>Je potřeba k importu souboru.</translation>
    </message>
    <message>
      <source>Needed to remove personal data for good.</source>
      <translation>Je potřeba k trvalému odstranění osobních údajů.</translation>
    </message>
    <message>
      <source>Needed to restore a backup.</source>
      <translation>Je potřeba k obnovení zálohy.</translation>
    </message>
    <message>
      <source>Needed to sign out or to switch the cloud.</source>
      <translation>Je potřeba k odhlášení nebo změně cloudu.</translation>
    </message>
    <message>
      <source>New PIN</source>
      <translation>Nový PIN</translation>
    </message>
    <message>
      <source>No PIN is set: everyone can do everything.</source>
      <translation>PIN není nastaven: každý může dělat vše.</translation>
    </message>
    <message>
      <source>PIN removed</source>
      <translation>PIN odebrán</translation>
    </message>
    <message>
      <source>PIN set</source>
      <translation>PIN nastaven</translation>
    </message>
    <message>
      <source>Remove PIN</source>
      <translation>Odebrat PIN</translation>
    </message>
    <message>
      <source>Repeat new PIN</source>
      <translation>Zopakovat nový PIN</translation>
    </message>
    <message>
      <source>Set PIN</source>
      <translation>Nastavit PIN</translation>
    </message>
    <message>
      <source>Set a PIN first.</source>
      <translation>Nejdřív nastavte PIN.</translation>
    </message>
    <message>
      <source>The PIN is valid for five minutes or until Ctrl+L. Forgotten? The owner of this computer can reset it: delete the file rights.json in the data folder.</source>
      <translation>PIN platí pět minut nebo do Ctrl+L. Zapomenutý PIN? Majitel tohoto počítače ho zruší smazáním souboru rights.json ve složce s daty.</translation>
    </message>
    <message>
      <source>The two PINs differ. Enter them again.</source>
      <translation>PINy se liší. Zadejte je znovu.</translation>
    </message>
    <message>
      <source>Then records can be changed on this computer again.</source>
      <translation>Pak lze záznamy v tomto počítači znovu měnit.</translation>
    </message>
    <message>
      <source>This computer is view only (Ctrl+L)</source>
      <translation>Tento počítač je jen pro čtení (Ctrl+L)</translation>
    </message>
    <message>
      <source>Unlock…</source>
      <translation>Odemknout…</translation>
    </message>
    <message>
      <source>View only</source>
      <translation>Jen pro čtení</translation>
    </message>
    <message>
      <source>View only and the PIN protect this window. They do not protect against people who can start programs or open files in this user account: the command line asks for no PIN. If that matters, give staff their own user account.</source>
      <translation>Režim jen pro čtení a PIN chrání toto okno. Nechrání před tím, kdo v tomto uživatelském účtu může spouštět programy nebo otevírat soubory: příkazový řádek PIN nevyžaduje. Pokud na tom záleží, dejte zaměstnancům vlastní uživatelský účet.</translation>
    </message>
    <message>
      <source>While this computer is view only, nobody can change anything in this window. Sync and the shop's other programs keep running.</source>
      <translation>Dokud je tento počítač jen pro čtení, nikdo v tomto okně nemůže nic změnit. Synchronizace a ostatní programy obchodu běží dál.</translation>
    </message>
  </context>
  <context>
    <name>Rollback</name>
    <message>
      <source>Decide later</source>
      <translation>Rozhodnout později</translation>
    </message>
    <message>
      <source>Send this computer's records</source>
      <translation>Odeslat záznamy tohoto počítače</translation>
    </message>
    <message>
      <source>Send this computer's records: the cloud gets back what is here.</source>
      <translation>Odeslat záznamy tohoto počítače: cloud dostane zpět, co je zde.</translation>
    </message>
    <message>
      <source>Still counting what is missing. You can decide when all lists are compared.</source>
      <translation>Stále se počítá, co chybí. Rozhodnout můžete, až budou porovnány všechny seznamy.</translation>
    </message>
    <message>
      <source>Take the cloud's records</source>
      <translation>Převzít záznamy z cloudu</translation>
    </message>
    <message>
      <source>Take the cloud's records: records missing in the cloud are deleted here too.</source>
      <translation>Převzít záznamy z cloudu: záznamy, které v cloudu chybí, se smažou i zde.</translation>
    </message>
  </context>
  <context>
    <name>Scan</name>
    <message>
      <source>Correct check digit. It works everywhere in the window.</source>
      <translation>Správná kontrolní číslice. Funguje všude v okně.</translation>
    </message>
    <message>
      <source>Ends with Enter or Tab</source>
      <translation>Končí klávesou Enter nebo Tab</translation>
    </message>
    <message>
      <source>No check digit. It works in lists, but not while you type a text.</source>
      <translation>Bez kontrolní číslice. Funguje v seznamech, ale ne při psaní textu.</translation>
    </message>
    <message>
      <source>No product has the code {code}.</source>
      <translation>Kód {code} nemá žádný produkt.</translation>
    </message>
    <message>
      <source>Nothing appears? Set the scanner to act as a keyboard and to end each code with Enter. Its manual has the codes for both.</source>
      <translation>Nic se neobjevilo? Nastavte čtečku tak, aby se chovala jako klávesnice a každý kód ukončila klávesou Enter. Kódy pro obojí jsou v její příručce.</translation>
    </message>
    <message>
      <source>Nothing has the code {code}.</source>
      <translation>Kód {code} nemá žádný záznam.</translation>
    </message>
    <message>
      <source>Nothing scanned yet.</source>
      <translation>Zatím nebylo nic naskenováno.</translation>
    </message>
    <message>
      <source>Received</source>
      <translation>Přijato</translation>
    </message>
    <message>
      <source>Scan any code now. This changes nothing.</source>
      <translation>Naskenujte teď libovolný kód. Nic se nezmění.</translation>
    </message>
    <message>
      <source>Test the scanner</source>
      <translation>Vyzkoušet čtečku</translation>
    </message>
    <message>
      <source>Time between keys</source>
      <translation>Čas mezi klávesami</translation>
    </message>
    <message>
      <source>Wrong check digit. Scan it again, or check the code on the package.</source>
      <translation>Nesprávná kontrolní číslice. Naskenujte kód znovu nebo ho zkontrolujte na obalu.</translation>
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
      <translation>Synchronizace</translation>
    </message>
  </context>
  <context>
    <name>Setting</name>
    <message>
      <source>Address where the cloud reaches the receiver</source>
      <translation>Adresa, na které cloud najde příjemce</translation>
    </message>
    <message>
      <source>Allow access from other computers</source>
      <translation>Povolit přístup z jiných počítačů</translation>
    </message>
    <message>
      <source>Allow webhooks to the local network</source>
      <translation>Povolit webhooky do místní sítě</translation>
    </message>
    <message>
      <source>Ask again after minutes without a change</source>
      <translation>Zeptat se znovu po minutách beze změny</translation>
    </message>
    <message>
      <source>Ask who is at the window</source>
      <translation>Ptát se, kdo je u okna</translation>
    </message>
    <message>
      <source>Automatic sync</source>
      <translation>Automatická synchronizace</translation>
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
      <source>Before signing out or switching the cloud</source>
      <translation>Před odhlášením nebo změnou cloudu</translation>
    </message>
    <message>
      <source>Certificate file</source>
      <translation>Soubor certifikátu</translation>
    </message>
    <message>
      <source>Check for updates once a day</source>
      <translation>Jednou denně hledat aktualizace</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Motiv</translation>
    </message>
    <message>
      <source>Computers on this cloud</source>
      <translation>Počítače na tomto cloudu</translation>
    </message>
    <message>
      <source>Encryption</source>
      <translation>Šifrování</translation>
    </message>
    <message>
      <source>Include undocumented fields</source>
      <translation>Přidat nedokumentovaná pole</translation>
    </message>
    <message>
      <source>Keep old values (days)</source>
      <translation>Uchovávat staré hodnoty (dny)</translation>
    </message>
    <message>
      <source>Keep running in the system tray after closing the window</source>
      <translation>Po zavření okna běžet dál v oznamovací oblasti</translation>
    </message>
    <message>
      <source>Keep running when the window is closed</source>
      <translation>Po zavření okna běžet dál</translation>
    </message>
    <message>
      <source>Keep the history (days)</source>
      <translation>Uchovávat historii (dny)</translation>
    </message>
    <message>
      <source>Label order</source>
      <translation>Pořadí cenovek</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Jazyk</translation>
    </message>
    <message>
      <source>Let older programs delete by GET</source>
      <translation>Povolit starším programům smazat záznamy přes GET</translation>
    </message>
    <message>
      <source>Log detail</source>
      <translation>Podrobnost protokolu</translation>
    </message>
    <message>
      <source>Low stock: at most</source>
      <translation>Docházející zásoby: nejvýše</translation>
    </message>
    <message>
      <source>Minimum margin (%)</source>
      <translation>Minimální marže (%)</translation>
    </message>
    <message>
      <source>Network address</source>
      <translation>Síťová adresa</translation>
    </message>
    <message>
      <source>Number format</source>
      <translation>Formát čísel</translation>
    </message>
    <message>
      <source>Offer data to the shop's other programs</source>
      <translation>Zpřístupnit data ostatním programům obchodu</translation>
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
      <source>Prefixes of the shop's own codes</source>
      <translation>Předpony vlastních kódů obchodu</translation>
    </message>
    <message>
      <source>Print the allergens</source>
      <translation>Tisknout alergeny</translation>
    </message>
    <message>
      <source>Print the barcode</source>
      <translation>Tisknout čárový kód</translation>
    </message>
    <message>
      <source>Print the lowest price before a discount</source>
      <translation>Tisknout nejnižší cenu před slevou</translation>
    </message>
    <message>
      <source>Print the price</source>
      <translation>Tisknout cenu</translation>
    </message>
    <message>
      <source>Private key file</source>
      <translation>Soubor soukromého klíče</translation>
    </message>
    <message>
      <source>Receive webhooks from the cloud</source>
      <translation>Přijímat webhooky z cloudu</translation>
    </message>
    <message>
      <source>Requests per 30 minutes allowed by the cloud</source>
      <translation>Požadavky za 30 minut povolené cloudem</translation>
    </message>
    <message>
      <source>Requests per minute for each token</source>
      <translation>Požadavky za minutu na každý token</translation>
    </message>
    <message>
      <source>Show the sync state in the system tray</source>
      <translation>Zobrazit stav synchronizace v oznamovací oblasti</translation>
    </message>
    <message>
      <source>Spacing</source>
      <translation>Rozestupy</translation>
    </message>
    <message>
      <source>Support older programs (/api)</source>
      <translation>Podporovat starší programy (/api)</translation>
    </message>
    <message>
      <source>Sync every (seconds)</source>
      <translation>Interval synchronizace (sekundy)</translation>
    </message>
    <message>
      <source>Text size (%)</source>
      <translation>Velikost písma (%)</translation>
    </message>
    <message>
      <source>Wait before sending an edit (seconds)</source>
      <translation>Prodleva před odesláním změny (sekundy)</translation>
    </message>
    <message>
      <source>Web pages with access</source>
      <translation>Webové stránky s přístupem</translation>
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
      <source>As on the shelf: by category and name</source>
      <translation>Jako v regálu: podle kategorie a názvu</translation>
    </message>
    <message>
      <source>As text, like the cloud</source>
      <translation>Jako text, stejně jako cloud</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>Kompaktní</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Tmavý</translation>
    </message>
    <message>
      <source>Everything</source>
      <translation>Vše</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Vysoký kontrast</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Světlý</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Žádné</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Normální</translation>
    </message>
    <message>
      <source>Only problems</source>
      <translation>Jen problémy</translation>
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
      <source>Same as in the list</source>
      <translation>Jako v seznamu</translation>
    </message>
    <message>
      <source>Same as system</source>
      <translation>Podle systému</translation>
    </message>
    <message>
      <source>Standard</source>
      <translation>Standardní</translation>
    </message>
    <message>
      <source>Touch</source>
      <translation>Dotykové</translation>
    </message>
    <message>
      <source>With a certificate made by Counterfoil</source>
      <translation>S certifikátem vytvořeným Counterfoilem</translation>
    </message>
    <message>
      <source>With the files below</source>
      <translation>Se soubory níže</translation>
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
      <translation>Zálohování</translation>
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
      <source>Permissions</source>
      <translation>Oprávnění</translation>
    </message>
    <message>
      <source>Schedule</source>
      <translation>Plán synchronizace</translation>
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
      <source>PIN manager view only lock unlock rights</source>
      <translation>PIN vedoucí jen pro čtení zamknout odemknout oprávnění práva</translation>
    </message>
    <message>
      <source>address code to scan QR tokens programs revoke create clients seen</source>
      <translation>adresa kód QR k naskenování tokeny programy zneplatnit vytvořit klienti naposledy</translation>
    </message>
    <message>
      <source>back up now restore copy last</source>
      <translation>zálohovat teď obnovit kopie poslední</translation>
    </message>
    <message>
      <source>barcode scanner test codes start at sign-in tray</source>
      <translation>čtečka čárových kódů vyzkoušet kódy spuštění při přihlášení oznamovací oblast</translation>
    </message>
    <message>
      <source>check self-test log folder capabilities cloud allows</source>
      <translation>kontrola programu protokol složka možnosti cloud podporuje</translation>
    </message>
    <message>
      <source>cloud account address number sign in again sign out connect token</source>
      <translation>cloud účet adresa číslo přihlásit se znovu odhlásit připojit token</translation>
    </message>
    <message>
      <source>state port address secret reveal copy</source>
      <translation>stav port adresa tajný klíč zobrazit kopírovat</translation>
    </message>
    <message>
      <source>version check now what is new install</source>
      <translation>verze zkontrolovat teď co je nového instalovat</translation>
    </message>
    <message>
      <source>version licence Qt LGPL icons Lucide libraries</source>
      <translation>verze licence Qt LGPL ikony Lucide knihovny</translation>
    </message>
  </context>
  <context>
    <name>SettingText</name>
    <message>
      <source>127.0.0.1 allows this computer only, 0.0.0.0 all its networks.</source>
      <translation>127.0.0.1 povolí jen tento počítač, 0.0.0.0 všechny jeho sítě.</translation>
    </message>
    <message>
      <source>A PEM file with the certificate and its chain.</source>
      <translation>Soubor PEM s certifikátem a jeho řetězcem.</translation>
    </message>
    <message>
      <source>A PEM file without a password.</source>
      <translation>Soubor PEM bez hesla.</translation>
    </message>
    <message>
      <source>A backup replaces all records on this computer.</source>
      <translation>Záloha nahradí všechny záznamy v tomto počítači.</translation>
    </message>
    <message>
      <source>A file can change thousands of records.</source>
      <translation>Soubor může změnit tisíce záznamů.</translation>
    </message>
    <message>
      <source>A short wait sends several edits together.</source>
      <translation>Po krátkém čekání se odešle více změn najednou.</translation>
    </message>
    <message>
      <source>Addresses such as https://board.example, separated by commas. A page also needs a token.</source>
      <translation>Adresy, např. https://nastenka.example, oddělené čárkami. Stránka potřebuje i token.</translation>
    </message>
    <message>
      <source>Any program that follows links could delete records. Leave it off unless you need it.</source>
      <translation>Záznamy by mohl smazat každý program, který otevírá odkazy. Zapněte, jen pokud to potřebujete.</translation>
    </message>
    <message>
      <source>By name, or by number if the names do not fit, including those of ingredients.</source>
      <translation>Názvem, nebo číslem, pokud se názvy nevejdou, včetně alergenů surovin.</translation>
    </message>
    <message>
      <source>Compact shows more rows; Touch leaves room for fingers.</source>
      <translation>Kompaktní zobrazí více řádků, Dotykové nechají místo pro prsty.</translation>
    </message>
    <message>
      <source>Counterfoil keeps sending changes. To end it, choose “Quit” in the menu.</source>
      <translation>Counterfoil odesílá změny dál. Ukončíte ho příkazem „Ukončit“ v nabídce.</translation>
    </message>
    <message>
      <source>EAN and UPC codes as such, all others as Code 128. Products without a code get no barcode.</source>
      <translation>Kódy EAN a UPC beze změny, ostatní jako Code 128. Produkty bez kódu čárový kód nedostanou.</translation>
    </message>
    <message>
      <source>Each change starts the time anew.</source>
      <translation>Každá změna začne čas počítat znovu.</translation>
    </message>
    <message>
      <source>Every change then names an employee. Choose by name, or scan the badge.</source>
      <translation>U každé změny je pak zaměstnanec. Vyberte jméno, nebo načtěte kartu.</translation>
    </message>
    <message>
      <source>For programs made for the first version of the cloud's API, under /api.</source>
      <translation>Pro programy vytvořené pro první verzi API cloudu, pod /api.</translation>
    </message>
    <message>
      <source>From 75 to 200, or use Ctrl++ and Ctrl+-.</source>
      <translation>Od 75 do 200, nebo klávesami Ctrl++ a Ctrl+-.</translation>
    </message>
    <message>
      <source>Further requests have to wait. An address may make four times as many; 0 means no limit.</source>
      <translation>Další požadavky musí počkat. Jedna adresa jich smí poslat čtyřikrát tolik; 0 znamená bez omezení.</translation>
    </message>
    <message>
      <source>High contrast helps in bright light and with weak eyesight.</source>
      <translation>Vysoký kontrast pomáhá v ostrém světle a při slabším zraku.</translation>
    </message>
    <message>
      <source>How often to check the cloud for changes, as far as the request limit allows. The Sync page shows the actual interval. Lists that rarely change are checked less often.</source>
      <translation>Jak často kontrolovat změny v cloudu, pokud to dovolí limit požadavků. Skutečný interval ukazuje stránka Synchronizace. Seznamy, které se mění zřídka, se kontrolují méně často.</translation>
    </message>
    <message>
      <source>Needed if others share the network. Programs must be set to trust a certificate made by Counterfoil.</source>
      <translation>Potřebné, pokud síť sdílejí i jiní. Programům je třeba nastavit, aby certifikátu vytvořenému Counterfoilem důvěřovaly.</translation>
    </message>
    <message>
      <source>Older entries are removed, never sooner than old values.</source>
      <translation>Starší položky se odstraní. Nikdy ne dříve než staré hodnoty.</translation>
    </message>
    <message>
      <source>Older values are removed from the history and can no longer be restored. Prices stay for at least 30 days.</source>
      <translation>Starší hodnoty se z historie odstraní a už je nelze obnovit. Ceny zůstanou nejméně 30 dní.</translation>
    </message>
    <message>
      <source>One wrong value would affect many records.</source>
      <translation>Jedna chybná hodnota by zasáhla mnoho záznamů.</translation>
    </message>
    <message>
      <source>Other programs need this number. With 0, the system chooses one at each start.</source>
      <translation>Ostatní programy toto číslo potřebují. Při hodnotě 0 ho systém vybere při každém spuštění.</translation>
    </message>
    <message>
      <source>Other programs register webhooks here. When on, webhooks may call this computer and other devices in its network; when off, only the internet.</source>
      <translation>Ostatní programy zde registrují webhooky. Je-li zapnuto, smějí webhooky volat tento počítač a jiná zařízení v jeho síti; jinak jen do internetu.</translation>
    </message>
    <message>
      <source>Separated by commas, e.g. CARD-, 29. Codes with these prefixes count as scans even in a text field.</source>
      <translation>Oddělené čárkami, např. KARTA-, 29. Kódy s těmito předponami se berou jako naskenované i v textovém poli.</translation>
    </message>
    <message>
      <source>Sync and the server continue in the background, without an icon. Opening Counterfoil brings the window back.</source>
      <translation>Synchronizace a server pokračují na pozadí, bez ikony. Okno se vrátí, když Counterfoil znovu otevřete.</translation>
    </message>
    <message>
      <source>The cloud reports changes at once, so it is checked less often.</source>
      <translation>Cloud hlásí změny hned, proto se kontroluje méně často.</translation>
    </message>
    <message>
      <source>The cloud sends numbers as text; some programs need real numbers.</source>
      <translation>Cloud posílá čísla jako text; některé programy potřebují skutečná čísla.</translation>
    </message>
    <message>
      <source>The icon by the clock shows whether everything is sent.</source>
      <translation>Ikona u hodin ukazuje, zda je vše odesláno.</translation>
    </message>
    <message>
      <source>The label dialog starts with this order and remembers your last choice.</source>
      <translation>Okno cenovek se otevře s tímto pořadím a pamatuje si poslední volbu.</translation>
    </message>
    <message>
      <source>The label dialog starts with this paper and remembers your last choice.</source>
      <translation>Okno cenovek se otevře s tímto papírem a pamatuje si poslední volbu.</translation>
    </message>
    <message>
      <source>The limit the vendor sets for your account. Checking uses less than half of it when nothing changes.</source>
      <translation>Limit, který poskytovatel nastavil vašemu účtu. Beze změn zabere kontrola méně než polovinu.</translation>
    </message>
    <message>
      <source>The log is a file on this computer. It never contains tokens or passwords.</source>
      <translation>Protokol je soubor v tomto počítači. Nikdy neobsahuje tokeny ani hesla.</translation>
    </message>
    <message>
      <source>The lowest price in the previous 30 days, as far as this computer knows it.</source>
      <translation>Nejnižší cena za předchozích 30 dní, pokud ji tento počítač zná.</translation>
    </message>
    <message>
      <source>The overview lists products with this stock or less.</source>
      <translation>Přehled uvádí produkty s touto nebo nižší zásobou.</translation>
    </message>
    <message>
      <source>The second company ID of customers and the secret of a new webhook. Programs that send Allow-Version always see them.</source>
      <translation>Druhé identifikační číslo zákazníků a tajný klíč nového webhooku. Programy, které posílají Allow-Version, je vidí vždy.</translation>
    </message>
    <message>
      <source>The shop check lists products that earn less. 0 turns this off. A product's own minimum margin comes first.</source>
      <translation>Kontrola obchodu uvádí produkty s nižší marží. 0 ji vypne. Přednost má vlastní minimální marže produktu.</translation>
    </message>
    <message>
      <source>The window changes at once. Nothing you typed is lost.</source>
      <translation>Okno se změní hned. Nic z toho, co jste zadali, se neztratí.</translation>
    </message>
    <message>
      <source>They share the request limit. With 1, this computer detects automatically what others use.</source>
      <translation>Sdílejí limit požadavků. Při hodnotě 1 tento počítač automaticky zjistí, kolik využívají ostatní.</translation>
    </message>
    <message>
      <source>This cannot be undone.</source>
      <translation>Tuto akci nelze vrátit zpět.</translation>
    </message>
    <message>
      <source>Tills, scales and online shops read and write the same records here, even offline.</source>
      <translation>Pokladny, váhy a internetové obchody zde čtou a zapisují tytéž záznamy, i offline.</translation>
    </message>
    <message>
      <source>Use 127.0.0.1 if a tunnel or proxy runs on this computer.</source>
      <translation>Použijte 127.0.0.1, pokud v tomto počítači běží tunel nebo proxy.</translation>
    </message>
    <message>
      <source>We only check the version number. Updates are installed when you close Counterfoil.</source>
      <translation>Zjišťuje se jen číslo verze. Aktualizace se nainstalují, až Counterfoil zavřete.</translation>
    </message>
    <message>
      <source>When off, changes wait until you press “Sync now”.</source>
      <translation>Je-li vypnutá, změny čekají, dokud nestisknete „Synchronizovat teď“.</translation>
    </message>
    <message>
      <source>When off, only programs on this computer reach the server and the receiver.</source>
      <translation>Je-li vypnuto, k serveru a příjemci se dostanou jen programy v tomto počítači.</translation>
    </message>
    <message>
      <source>With 0, the system chooses one at each start.</source>
      <translation>Při hodnotě 0 ho systém vybere při každém spuštění.</translation>
    </message>
    <message>
      <source>With an address, webhooks are registered in the cloud automatically. Leave it empty for none.</source>
      <translation>S adresou se webhooky v cloudu zaregistrují automaticky. Bez webhooků ponechte prázdné.</translation>
    </message>
    <message>
      <source>With the price per kilogram or litre, if the product has a package content.</source>
      <translation>S cenou za kilogram nebo litr, pokud má produkt obsah balení.</translation>
    </message>
    <message>
      <source>Without the token, changes stay on this computer.</source>
      <translation>Bez tokenu změny zůstávají v tomto počítači.</translation>
    </message>
    <message>
      <source>You can undo a deletion, but accidental ones are easy to miss.</source>
      <translation>Smazání lze vrátit zpět, ale náhodné se snadno přehlédne.</translation>
    </message>
  </context>
  <context>
    <name>Settings</name>
    <message numerus="yes">
      <source>%n token(s) revoked</source>
      <translation>
        <numerusform>%Ln token zneplatněn</numerusform>
        <numerusform>%Ln tokeny zneplatněny</numerusform>
        <numerusform>%Ln tokenů zneplatněno</numerusform>
      </translation>
    </message>
    <message>
      <source>A revoked token stops working at once, even in running programs.</source>
      <translation>Zneplatněný token přestane hned fungovat, i v běžících programech.</translation>
    </message>
    <message>
      <source>A token with this name already exists. Enter another name.</source>
      <translation>Token s tímto názvem už existuje. Zadejte jiný název.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adresa</translation>
    </message>
    <message>
      <source>Address as QR code</source>
      <translation>Adresa jako QR kód</translation>
    </message>
    <message>
      <source>Address for programs</source>
      <translation>Adresa pro programy</translation>
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
      <source>Allow access from other computers</source>
      <translation>Povolit přístup z jiných počítačů</translation>
    </message>
    <message>
      <source>Another copy of Counterfoil, or other data, starts at sign-in. Tick it to start this copy instead.</source>
      <translation>Při přihlášení se spouští jiná kopie Counterfoilu nebo jiná data. Zaškrtnutím se místo ní spustí tato.</translation>
    </message>
    <message>
      <source>At most {length} characters, in one line.</source>
      <translation>Nejvýše {length} znaků na jednom řádku.</translation>
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
      <source>Certificate fingerprint</source>
      <translation>Otisk certifikátu</translation>
    </message>
    <message>
      <source>Cloud number</source>
      <translation>Číslo cloudu</translation>
    </message>
    <message>
      <source>Connect to a cloud…</source>
      <translation>Připojit ke cloudu…</translation>
    </message>
    <message>
      <source>Connection</source>
      <translation>Připojení</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Kopírovat</translation>
    </message>
    <message>
      <source>Copy address with secret</source>
      <translation>Kopírovat adresu s tajným klíčem</translation>
    </message>
    <message>
      <source>Copy new token</source>
      <translation>Kopírovat nový token</translation>
    </message>
    <message>
      <source>Copy the token to the other program now. It is shown only once.</source>
      <translation>Zkopírujte token do druhého programu teď. Zobrazí se jen jednou.</translation>
    </message>
    <message>
      <source>Copy: {what}</source>
      <translation>Kopírovat: {what}</translation>
    </message>
    <message>
      <source>Create a token</source>
      <translation>Vytvořit token</translation>
    </message>
    <message>
      <source>Created</source>
      <translation>Vytvořeno</translation>
    </message>
    <message>
      <source>Data folder</source>
      <translation>Složka s daty</translation>
    </message>
    <message>
      <source>Enter a full address such as https://shop.example.com, or leave it empty.</source>
      <translation>Zadejte celou adresu, např. https://obchod.example.com, nebo pole ponechte prázdné.</translation>
    </message>
    <message>
      <source>Enter a whole number from {minimum} to {maximum}.</source>
      <translation>Zadejte celé číslo od {minimum} do {maximum}.</translation>
    </message>
    <message>
      <source>Enter an address such as 127.0.0.1 or 0.0.0.0, or a computer name.</source>
      <translation>Zadejte adresu, např. 127.0.0.1 nebo 0.0.0.0, nebo název počítače.</translation>
    </message>
    <message>
      <source>Enter what the token is for.</source>
      <translation>Zadejte, k čemu token je.</translation>
    </message>
    <message>
      <source>Hide secret</source>
      <translation>Skrýt tajný klíč</translation>
    </message>
    <message>
      <source>I have saved it</source>
      <translation>Mám uloženo</translation>
    </message>
    <message>
      <source>It does not start automatically.</source>
      <translation>Nespouští se automaticky.</translation>
    </message>
    <message>
      <source>Last seen</source>
      <translation>Naposledy aktivní</translation>
    </message>
    <message>
      <source>Lists the token may use</source>
      <translation>Seznamy, které token smí používat</translation>
    </message>
    <message>
      <source>Name of the new token</source>
      <translation>Název nového tokenu</translation>
    </message>
    <message>
      <source>No setting has this name.</source>
      <translation>Žádné nastavení se tak nejmenuje.</translation>
    </message>
    <message>
      <source>No tokens yet, so no program has access.</source>
      <translation>Zatím žádné tokeny, takže žádný program nemá přístup.</translation>
    </message>
    <message>
      <source>Not running.</source>
      <translation>Neběží.</translation>
    </message>
    <message>
      <source>Off.</source>
      <translation>Vypnuto.</translation>
    </message>
    <message>
      <source>Off. Counterfoil checks the cloud for changes instead.</source>
      <translation>Vypnuto. Counterfoil místo toho kontroluje změny v cloudu.</translation>
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
      <source>Permissions</source>
      <translation>Oprávnění</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>Program</translation>
    </message>
    <message>
      <source>Programs with access</source>
      <translation>Programy s přístupem</translation>
    </message>
    <message>
      <source>Read only</source>
      <translation>Jen pro čtení</translation>
    </message>
    <message>
      <source>Registered with the system.</source>
      <translation>Zaregistrováno v systému.</translation>
    </message>
    <message>
      <source>Revoke</source>
      <translation>Zneplatnit</translation>
    </message>
    <message>
      <source>Revoke selected tokens</source>
      <translation>Zneplatnit vybrané tokeny</translation>
    </message>
    <message>
      <source>Running on port {port}.</source>
      <translation>Běží na portu {port}.</translation>
    </message>
    <message>
      <source>Running.</source>
      <translation>Běží.</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Hledat</translation>
    </message>
    <message>
      <source>Search settings</source>
      <translation>Hledat v nastavení</translation>
    </message>
    <message>
      <source>See what the scanner sends and whether its codes are read. This changes nothing.</source>
      <translation>Zobrazí, co čtečka posílá a zda se její kódy přečtou. Nic nemění.</translation>
    </message>
    <message>
      <source>Setting groups</source>
      <translation>Skupiny nastavení</translation>
    </message>
    <message>
      <source>Show secret</source>
      <translation>Zobrazit tajný klíč</translation>
    </message>
    <message>
      <source>Sign in again or switch cloud…</source>
      <translation>Přihlásit se znovu nebo změnit cloud…</translation>
    </message>
    <message>
      <source>Sign out…</source>
      <translation>Odhlásit se…</translation>
    </message>
    <message>
      <source>Signing out deletes the token from this computer. Records and unsent changes stay here.</source>
      <translation>Odhlášením se z tohoto počítače smaže token. Záznamy a neodeslané změny zde zůstanou.</translation>
    </message>
    <message>
      <source>Start Counterfoil in the tray when I sign in</source>
      <translation>Po přihlášení spustit Counterfoil v oznamovací oblasti</translation>
    </message>
    <message>
      <source>Start at sign-in</source>
      <translation>Spuštění při přihlášení</translation>
    </message>
    <message>
      <source>Test the scanner…</source>
      <translation>Vyzkoušet čtečku…</translation>
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
      <source>This is the practice shop. Its cloud runs inside Counterfoil, and nothing leaves this computer.</source>
      <translation>Toto je ukázkový obchod. Jeho cloud běží přímo v Counterfoilu a nic neopouští tento počítač.</translation>
    </message>
    <message>
      <source>Token saved in</source>
      <translation>Uložení tokenu</translation>
    </message>
    <message>
      <source>Tokens</source>
      <translation>Tokeny</translation>
    </message>
    <message>
      <source>Turn off</source>
      <translation>Vypnout</translation>
    </message>
    <message>
      <source>Turn on</source>
      <translation>Zapnout</translation>
    </message>
    <message>
      <source>Turned off in the system's settings. Tick it to turn it on again.</source>
      <translation>Vypnuto v nastavení systému. Zaškrtnutím to znovu zapnete.</translation>
    </message>
    <message>
      <source>What the token is for, e.g. Till 2</source>
      <translation>Účel tokenu, např. Pokladna 2</translation>
    </message>
    <message>
      <source>a protected file</source>
      <translation>chráněný soubor</translation>
    </message>
    <message>
      <source>memory only, until you quit</source>
      <translation>jen paměť, do ukončení programu</translation>
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
      <source>this computer's keychain</source>
      <translation>klíčenka tohoto počítače</translation>
    </message>
  </context>
  <context>
    <name>ShopCheck</name>
    <message numerus="yes">
      <source>%n price(s) recalculated</source>
      <translation>
        <numerusform>Přepočítána %Ln cena</numerusform>
        <numerusform>Přepočítány %Ln ceny</numerusform>
        <numerusform>Přepočítáno %Ln cen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n problem(s) found</source>
      <translation>
        <numerusform>Nalezen %Ln problém</numerusform>
        <numerusform>Nalezeny %Ln problémy</numerusform>
        <numerusform>Nalezeno %Ln problémů</numerusform>
      </translation>
    </message>
    <message>
      <source>Check again</source>
      <translation>Zkontrolovat znovu</translation>
    </message>
    <message>
      <source>Checking the records…</source>
      <translation>Kontrola záznamů…</translation>
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
      <translation>Skrýt</translation>
    </message>
    <message>
      <source>EAN used twice</source>
      <translation>EAN použitý dvakrát</translation>
    </message>
    <message>
      <source>EAN with wrong check digit</source>
      <translation>EAN s chybnou kontrolní číslicí</translation>
    </message>
    <message>
      <source>Each of these can cost time or money at the till.</source>
      <translation>Každý z nich může na pokladně stát čas nebo peníze.</translation>
    </message>
    <message>
      <source>For sale without a price</source>
      <translation>V prodeji bez ceny</translation>
    </message>
    <message>
      <source>Invalid VAT ID</source>
      <translation>Neplatné DIČ</translation>
    </message>
    <message>
      <source>Invalid company ID</source>
      <translation>Neplatné IČO</translation>
    </message>
    <message>
      <source>Keep all prices with VAT</source>
      <translation>Ponechat všechny ceny s DPH</translation>
    </message>
    <message>
      <source>Keep all prices without VAT</source>
      <translation>Ponechat všechny ceny bez DPH</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Druh</translation>
    </message>
    <message>
      <source>Low margin</source>
      <translation>Nízká marže</translation>
    </message>
    <message>
      <source>No category</source>
      <translation>Bez kategorie</translation>
    </message>
    <message>
      <source>No problems found</source>
      <translation>Nenalezeny žádné problémy</translation>
    </message>
    <message>
      <source>Only the first {count} are shown.</source>
      <translation>Zobrazeno jen prvních {count}.</translation>
    </message>
    <message>
      <source>PLU used twice</source>
      <translation>PLU použité dvakrát</translation>
    </message>
    <message>
      <source>Prices contradict each other</source>
      <translation>Ceny si odporují</translation>
    </message>
    <message>
      <source>Prices, codes, recipes, names and numbers are correct</source>
      <translation>Ceny, kódy, receptury, názvy a čísla jsou v pořádku</translation>
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
      <translation>Receptura v kruhu</translation>
    </message>
    <message>
      <source>Recipe line without product</source>
      <translation>Řádek receptury bez produktu</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Záznam</translation>
    </message>
    <message>
      <source>Show again</source>
      <translation>Znovu zobrazit</translation>
    </message>
    <message>
      <source>Show dismissed ({count})</source>
      <translation>Zobrazit skryté ({count})</translation>
    </message>
    <message>
      <source>Sold below cost</source>
      <translation>Prodáváno pod nákupní cenou</translation>
    </message>
    <message>
      <source>Tag with two spellings</source>
      <translation>Štítek s dvojím zápisem</translation>
    </message>
    <message>
      <source>The check reads the records on this computer and works offline.</source>
      <translation>Kontrola čte záznamy v tomto počítači a funguje offline.</translation>
    </message>
    <message>
      <source>Unknown VAT rate</source>
      <translation>Neznámá sazba DPH</translation>
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
      <translation>Filtry vidí dva štítky. Ponechte jeden zápis.</translation>
    </message>
    <message>
      <source>The VAT ID is not valid in its country. Ask for it again before the next invoice.</source>
      <translation>DIČ není ve své zemi platné. Před další fakturou si ho vyžádejte znovu.</translation>
    </message>
    <message>
      <source>The check digit is wrong. Ask the customer for the number.</source>
      <translation>Kontrolní číslice nesouhlasí. Zeptejte se zákazníka na číslo.</translation>
    </message>
    <message>
      <source>The last digit does not match the others. Scan the product again.</source>
      <translation>Poslední číslice neodpovídá ostatním. Naskenujte produkt znovu.</translation>
    </message>
    <message>
      <source>The list of tax rates does not have this rate.</source>
      <translation>Tato sazba není v seznamu sazeb DPH.</translation>
    </message>
    <message>
      <source>The margin is below the product's own minimum or the one in Settings, General.</source>
      <translation>Marže je nižší než minimum produktu nebo minimum v nastavení (Obecné).</translation>
    </message>
    <message>
      <source>The price with VAT, the price without VAT and the VAT rate do not match. Choose the price to keep.</source>
      <translation>Cena s DPH, cena bez DPH a sazba DPH si neodpovídají. Vyberte cenu, která zůstane.</translation>
    </message>
    <message>
      <source>The price without VAT is lower than the purchase price or the cost of the ingredients.</source>
      <translation>Cena bez DPH je nižší než nákupní cena nebo náklady na suroviny.</translation>
    </message>
    <message>
      <source>The product is an ingredient of itself. Delete one of the recipe lines.</source>
      <translation>Produkt je surovinou sebe sama. Smažte jeden z řádků receptury.</translation>
    </message>
    <message>
      <source>The product or ingredient in the line was deleted. Delete the line, or choose another product.</source>
      <translation>Produkt nebo surovina na řádku byla smazána. Smažte řádek, nebo vyberte jiný produkt.</translation>
    </message>
    <message>
      <source>The scanner cannot tell which product is meant.</source>
      <translation>Čtečka nepozná, o který produkt jde.</translation>
    </message>
    <message>
      <source>The till cannot tell which product is meant.</source>
      <translation>Pokladna nepozná, o který produkt jde.</translation>
    </message>
    <message>
      <source>The till sells these at no charge. Enter a price, or let the till ask for one.</source>
      <translation>Pokladna je prodává zdarma. Zadejte cenu, nebo ať se na ni pokladna ptá.</translation>
    </message>
    <message>
      <source>You can find these only by searching.</source>
      <translation>Najdete je jen hledáním.</translation>
    </message>
    <message>
      <source>You cannot find these by name.</source>
      <translation>Podle jména je nenajdete.</translation>
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
      <translation>{code}, také {others}</translation>
    </message>
    <message>
      <source>{margin} of {price}, less than {least}; costs {cost} ({where})</source>
      <translation>{margin} z {price}, méně než {least}; náklady {cost} ({where})</translation>
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
      <translation>{tag}; častěji {usual}</translation>
    </message>
    <message>
      <source>{with_vat} with VAT, {without_vat} without, {rate}</source>
      <translation>{with_vat} s DPH, {without_vat} bez DPH, {rate}</translation>
    </message>
  </context>
  <context>
    <name>Shortcuts</name>
    <message>
      <source>Button of a message</source>
      <translation>Tlačítko zprávy</translation>
    </message>
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
      <translation>Sekce</translation>
    </message>
  </context>
  <context>
    <name>Staff</name>
    <message>
      <source>Cancel</source>
      <translation>Zrušit</translation>
    </message>
    <message>
      <source>Employees</source>
      <translation>Zaměstnanci</translation>
    </message>
    <message>
      <source>Nobody</source>
      <translation>Nikdo</translation>
    </message>
    <message>
      <source>Type a name or scan a badge</source>
      <translation>Napište jméno nebo načtěte kartu</translation>
    </message>
    <message>
      <source>Who is here?</source>
      <translation>Kdo je tu?</translation>
    </message>
  </context>
  <context>
    <name>Start</name>
    <message>
      <source>Preparing the practice shop…</source>
      <translation>Příprava ukázkového obchodu…</translation>
    </message>
  </context>
  <context>
    <name>State</name>
    <message>
      <source>Deleted</source>
      <translation>Smazáno</translation>
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
      <translation>Odesílání</translation>
    </message>
    <message>
      <source>Up to date</source>
      <translation>Synchronizováno</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Neodesláno</translation>
    </message>
  </context>
  <context>
    <name>StateSentence</name>
    <message>
      <source>Deleted.</source>
      <translation>Smazáno.</translation>
    </message>
    <message>
      <source>Needs your decision.</source>
      <translation>Čeká na rozhodnutí.</translation>
    </message>
    <message>
      <source>Not saved yet.</source>
      <translation>Zatím neuloženo.</translation>
    </message>
    <message>
      <source>Same as in the cloud.</source>
      <translation>Stejné jako v cloudu.</translation>
    </message>
    <message>
      <source>Saved here, waiting to be sent.</source>
      <translation>Uloženo zde, čeká na odeslání.</translation>
    </message>
    <message>
      <source>Sending now.</source>
      <translation>Právě se odesílá.</translation>
    </message>
    <message>
      <source>You can change this only in the cloud.</source>
      <translation>Lze změnit jen v cloudu.</translation>
    </message>
    <message>
      <source>You have not saved this yet.</source>
      <translation>Změny jsou zatím neuložené.</translation>
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
    <message numerus="yes">
      <source>%n record(s) need(s) your decision</source>
      <translation>
        <numerusform>%Ln záznam čeká na rozhodnutí</numerusform>
        <numerusform>%Ln záznamy čekají na rozhodnutí</numerusform>
        <numerusform>%Ln záznamů čeká na rozhodnutí</numerusform>
      </translation>
    </message>
    <message>
      <source>Checking less often until {time}</source>
      <translation>Méně časté kontroly do {time}</translation>
    </message>
    <message>
      <source>Decide…</source>
      <translation>Rozhodnout…</translation>
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
      <source>Sign in…</source>
      <translation>Přihlásit se…</translation>
    </message>
    <message>
      <source>Syncing…</source>
      <translation>Synchronizace…</translation>
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
      <source>not synced for %n day(s)</source>
      <translation>
        <numerusform>%Ln den nesynchronizováno</numerusform>
        <numerusform>%Ln dny nesynchronizováno</numerusform>
        <numerusform>%Ln dní nesynchronizováno</numerusform>
      </translation>
    </message>
    <message>
      <source>not synced yet</source>
      <translation>zatím nesynchronizováno</translation>
    </message>
    <message>
      <source>sent {time}</source>
      <translation>odesláno {time}</translation>
    </message>
    <message>
      <source>synced {time}</source>
      <translation>synchronizováno {time}</translation>
    </message>
    <message>
      <source>until {time}</source>
      <translation>do {time}</translation>
    </message>
    <message numerus="yes">
      <source>{used} of {budget} requests in %n minute(s)</source>
      <translation>
        <numerusform>{used} z {budget} požadavků za %Ln minutu</numerusform>
        <numerusform>{used} z {budget} požadavků za %Ln minuty</numerusform>
        <numerusform>{used} z {budget} požadavků za %Ln minut</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Step</name>
    <message>
      <source>Redo: {step}</source>
      <translation>Znovu: {step}</translation>
    </message>
    <message>
      <source>Redone: {step}</source>
      <translation>Provedeno znovu: {step}</translation>
    </message>
    <message>
      <source>Undo: {step}</source>
      <translation>Vrátit zpět: {step}</translation>
    </message>
    <message>
      <source>Undone: {step}</source>
      <translation>Vráceno zpět: {step}</translation>
    </message>
    <message>
      <source>anonymisation, {what}</source>
      <translation>anonymizace, {what}</translation>
    </message>
    <message>
      <source>bulk change, {what}</source>
      <translation>hromadná změna, {what}</translation>
    </message>
    <message>
      <source>change, {what}</source>
      <translation>změna, {what}</translation>
    </message>
    <message>
      <source>decision, {what}</source>
      <translation>rozhodnutí, {what}</translation>
    </message>
    <message>
      <source>deletion, {what}</source>
      <translation>smazání, {what}</translation>
    </message>
    <message>
      <source>earlier value, {what}</source>
      <translation>dřívější hodnota, {what}</translation>
    </message>
    <message>
      <source>end of the plan {name}, {what}</source>
      <translation>konec plánu {name}, {what}</translation>
    </message>
    <message>
      <source>import, {what}</source>
      <translation>import, {what}</translation>
    </message>
    <message>
      <source>invoice {invoice} of {name}, {what}</source>
      <translation>faktura {invoice} od {name}, {what}</translation>
    </message>
    <message>
      <source>merge, {what}</source>
      <translation>sloučení, {what}</translation>
    </message>
    <message>
      <source>new record, {what}</source>
      <translation>nový záznam, {what}</translation>
    </message>
    <message>
      <source>pasted column, {what}</source>
      <translation>vložený sloupec, {what}</translation>
    </message>
    <message>
      <source>plan {name}, {what}</source>
      <translation>plán {name}, {what}</translation>
    </message>
    <message>
      <source>price list of {name}, {what}</source>
      <translation>ceník {name}, {what}</translation>
    </message>
    <message>
      <source>restore, {what}</source>
      <translation>obnovení, {what}</translation>
    </message>
  </context>
  <context>
    <name>Stock</name>
    <message>
      <source>In stock</source>
      <translation>Na skladě</translation>
    </message>
    <message>
      <source>Not in any warehouse yet</source>
      <translation>Zatím v žádném skladu</translation>
    </message>
    <message>
      <source>Supplier price lists (on this computer)</source>
      <translation>Ceníky dodavatelů (v tomto počítači)</translation>
    </message>
    <message>
      <source>as of {time}</source>
      <translation>stav: {time}</translation>
    </message>
    <message>
      <source>bought for {price}</source>
      <translation>nákup za {price}</translation>
    </message>
    <message>
      <source>list as of {time}, without VAT</source>
      <translation>ceník: {time}, bez DPH</translation>
    </message>
  </context>
  <context>
    <name>Storm</name>
    <message numerus="yes">
      <source>%n could not be decided this way</source>
      <translation>
        <numerusform>Takto nešlo rozhodnout: %Ln</numerusform>
        <numerusform>Takto nešlo rozhodnout: %Ln</numerusform>
        <numerusform>Takto nešlo rozhodnout: %Ln</numerusform>
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
      <source>Changes that another computer may already have sent are sent from here too; points may count twice.</source>
      <translation>Změny, které už možná odeslal jiný počítač, se odešlou i odtud; body se mohou započítat dvakrát.</translation>
    </message>
    <message>
      <source>Count</source>
      <translation>Počet</translation>
    </message>
    <message>
      <source>Decisions</source>
      <translation>Rozhodnutí</translation>
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
      <source>Points that may already have been added are added again.</source>
      <translation>Body, které už možná byly přičteny, se přičtou znovu.</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Záznamy</translation>
    </message>
    <message>
      <source>Records deleted here are deleted in the cloud too.</source>
      <translation>Záznamy smazané zde se smažou i v cloudu.</translation>
    </message>
    <message>
      <source>Records deleted in the cloud are deleted here too.</source>
      <translation>Záznamy smazané v cloudu se smažou i zde.</translation>
    </message>
    <message>
      <source>Records deleted in the cloud are kept.</source>
      <translation>Záznamy smazané v cloudu zůstanou.</translation>
    </message>
    <message>
      <source>Replaced values stay in each record's history. You can undo this.</source>
      <translation>Nahrazené hodnoty zůstanou v historii záznamů. Lze to vrátit zpět.</translation>
    </message>
    <message>
      <source>The cloud's values are kept. Changes made here are discarded.</source>
      <translation>Ponechají se hodnoty z cloudu. Změny provedené zde se zahodí.</translation>
    </message>
    <message>
      <source>This computer's values are sent and replace the cloud's.</source>
      <translation>Hodnoty z tohoto počítače se odešlou a nahradí ty v cloudu.</translation>
    </message>
  </context>
  <context>
    <name>SupplierList</name>
    <message numerus="yes">
      <source>%n added</source>
      <translation>
        <numerusform>%Ln přidán</numerusform>
        <numerusform>%Ln přidány</numerusform>
        <numerusform>%Ln přidáno</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n product(s) changed</source>
      <translation>
        <numerusform>změněn %Ln produkt</numerusform>
        <numerusform>změněny %Ln produkty</numerusform>
        <numerusform>změněno %Ln produktů</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n purchase price(s) noted on this computer</source>
      <translation>
        <numerusform>%Ln nákupní cena zapsána na tomto počítači</numerusform>
        <numerusform>%Ln nákupní ceny zapsány na tomto počítači</numerusform>
        <numerusform>%Ln nákupních cen zapsáno na tomto počítači</numerusform>
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
      <translation>Kategorie nových produktů</translation>
    </message>
    <message>
      <source>Changed</source>
      <translation>Změněné</translation>
    </message>
    <message>
      <source>Code</source>
      <translation>Kód</translation>
    </message>
    <message>
      <source>Compare</source>
      <translation>Porovnat</translation>
    </message>
    <message>
      <source>Currency</source>
      <translation>Měna</translation>
    </message>
    <message>
      <source>Exchange rate</source>
      <translation>Kurz</translation>
    </message>
    <message>
      <source>Lines</source>
      <translation>Řádky</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Nové</translation>
    </message>
    <message>
      <source>No longer in the list</source>
      <translation>Už nejsou v ceníku</translation>
    </message>
    <message>
      <source>Nothing ticked</source>
      <translation>Nic není zaškrtnuto</translation>
    </message>
    <message>
      <source>Percentage</source>
      <translation>Procenta</translation>
    </message>
    <message>
      <source>Pieces per price</source>
      <translation>Kusů za cenu</translation>
    </message>
    <message>
      <source>Prices with VAT</source>
      <translation>Ceny s DPH</translation>
    </message>
    <message>
      <source>Purchase prices change now, selling prices at a time that you choose.</source>
      <translation>Nákupní ceny se změní hned, prodejní v čase, který zvolíte.</translation>
    </message>
    <message>
      <source>Purchase prices stay on this computer; the cloud and other computers do not get them.</source>
      <translation>Nákupní ceny zůstávají na tomto počítači; cloud ani jiné počítače je nedostanou.</translation>
    </message>
    <message>
      <source>Selling price</source>
      <translation>Prodejní cena</translation>
    </message>
    <message>
      <source>Sold for</source>
      <translation>Prodej</translation>
    </message>
    <message>
      <source>Supplier</source>
      <translation>Dodavatel</translation>
    </message>
    <message>
      <source>Supplier price list</source>
      <translation>Ceník dodavatele</translation>
    </message>
    <message>
      <source>Supplier price list…</source>
      <translation>Ceník dodavatele…</translation>
    </message>
    <message>
      <source>Tick all</source>
      <translation>Zaškrtnout vše</translation>
    </message>
    <message>
      <source>Tick none</source>
      <translation>Zrušit zaškrtnutí</translation>
    </message>
    <message>
      <source>To check</source>
      <translation>Ke kontrole</translation>
    </message>
    <message>
      <source>Unchanged</source>
      <translation>Beze změny</translation>
    </message>
    <message>
      <source>Unknown</source>
      <translation>Neznámé</translation>
    </message>
    <message numerus="yes">
      <source>add %n</source>
      <translation>
        <numerusform>přidat %Ln</numerusform>
        <numerusform>přidat %Ln</numerusform>
        <numerusform>přidat %Ln</numerusform>
      </translation>
    </message>
    <message>
      <source>by a margin</source>
      <translation>podle marže</translation>
    </message>
    <message>
      <source>by a markup</source>
      <translation>podle přirážky</translation>
    </message>
    <message numerus="yes">
      <source>change %n product(s)</source>
      <translation>
        <numerusform>změnit %Ln produkt</numerusform>
        <numerusform>změnit %Ln produkty</numerusform>
        <numerusform>změnit %Ln produktů</numerusform>
      </translation>
    </message>
    <message>
      <source>not changed</source>
      <translation>nemění se</translation>
    </message>
    <message numerus="yes">
      <source>note %n purchase price(s) on this computer</source>
      <translation>
        <numerusform>zapsat %Ln nákupní cenu na tomto počítači</numerusform>
        <numerusform>zapsat %Ln nákupní ceny na tomto počítači</numerusform>
        <numerusform>zapsat %Ln nákupních cen na tomto počítači</numerusform>
      </translation>
    </message>
    <message>
      <source>nothing changed</source>
      <translation>nic se nezměnilo</translation>
    </message>
    <message>
      <source>same as most from this supplier</source>
      <translation>jako většina od tohoto dodavatele</translation>
    </message>
    <message>
      <source>the shop's</source>
      <translation>podle obchodu</translation>
    </message>
    <message>
      <source>ticked: removes this supplier from the product</source>
      <translation>zaškrtnuto: odebere tohoto dodavatele z produktu</translation>
    </message>
  </context>
  <context>
    <name>Sync</name>
    <message numerus="yes">
      <source>%n attempt(s)</source>
      <translation>
        <numerusform>pokusů: %Ln</numerusform>
        <numerusform>pokusů: %Ln</numerusform>
        <numerusform>pokusů: %Ln</numerusform>
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
      <source>%n note(s)</source>
      <translation>
        <numerusform>%Ln poznámka</numerusform>
        <numerusform>%Ln poznámky</numerusform>
        <numerusform>%Ln poznámek</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n received</source>
      <translation>
        <numerusform>přijato: %Ln</numerusform>
        <numerusform>přijato: %Ln</numerusform>
        <numerusform>přijato: %Ln</numerusform>
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
        <numerusform>odesláno: %Ln</numerusform>
        <numerusform>odesláno: %Ln</numerusform>
        <numerusform>odesláno: %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n×</source>
      <translation>
        <numerusform>%Ln×</numerusform>
        <numerusform>%Ln×</numerusform>
        <numerusform>%Ln×</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Actual interval: {seconds} s, when idle {idle} s. This computer may make %n request(s) in {minutes} min.</source>
      <translation>
        <numerusform>Skutečný interval: {seconds} s, při nečinnosti {idle} s. Tento počítač smí poslat %Ln požadavek za {minutes} min.</numerusform>
        <numerusform>Skutečný interval: {seconds} s, při nečinnosti {idle} s. Tento počítač smí poslat %Ln požadavky za {minutes} min.</numerusform>
        <numerusform>Skutečný interval: {seconds} s, při nečinnosti {idle} s. Tento počítač smí poslat %Ln požadavků za {minutes} min.</numerusform>
      </translation>
    </message>
    <message>
      <source>Automatic sync is off. Use “Sync now”.</source>
      <translation>Automatická synchronizace je vypnutá. Použijte „Synchronizovat teď“.</translation>
    </message>
    <message>
      <source>Check for changes every</source>
      <translation>Interval kontroly změn</translation>
    </message>
    <message>
      <source>Checking less often until {time}: the request limit is used up.</source>
      <translation>Méně časté kontroly do {time}: limit požadavků je vyčerpán.</translation>
    </message>
    <message>
      <source>Compares every record with the cloud. Unsent changes stay as they are.</source>
      <translation>Porovná každý záznam s cloudem. Neodeslané změny zůstanou, jak jsou.</translation>
    </message>
    <message>
      <source>Continue now</source>
      <translation>Pokračovat teď</translation>
    </message>
    <message>
      <source>Counterfoil continues automatically.</source>
      <translation>Counterfoil bude automaticky pokračovat.</translation>
    </message>
    <message>
      <source>Download everything again</source>
      <translation>Stáhnout vše znovu</translation>
    </message>
    <message>
      <source>Duration</source>
      <translation>Trvání</translation>
    </message>
    <message>
      <source>Everything is saved on this computer. You can still use “Sync now”.</source>
      <translation>Vše je uloženo v tomto počítači. Příkaz „Synchronizovat teď“ můžete použít i tak.</translation>
    </message>
    <message>
      <source>Everything is synced</source>
      <translation>Vše je synchronizováno</translation>
    </message>
    <message>
      <source>Fields</source>
      <translation>Pole</translation>
    </message>
    <message>
      <source>Found</source>
      <translation>Zjištěno</translation>
    </message>
    <message>
      <source>History</source>
      <translation>Historie</translation>
    </message>
    <message>
      <source>How current each list is</source>
      <translation>Aktuálnost seznamů</translation>
    </message>
    <message>
      <source>Keep all mine…</source>
      <translation>Ponechat vše moje…</translation>
    </message>
    <message>
      <source>Keep all the cloud's…</source>
      <translation>Ponechat vše z cloudu…</translation>
    </message>
    <message>
      <source>Keep mine for these…</source>
      <translation>Ponechat moje u těchto…</translation>
    </message>
    <message>
      <source>Keep the cloud's for these…</source>
      <translation>Ponechat z cloudu u těchto…</translation>
    </message>
    <message>
      <source>Last checked</source>
      <translation>Poslední kontrola</translation>
    </message>
    <message>
      <source>Last full check</source>
      <translation>Poslední úplná kontrola</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Seznam</translation>
    </message>
    <message>
      <source>Needs you</source>
      <translation>Čeká na vás</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Další</translation>
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
      <source>No sync yet</source>
      <translation>Zatím žádná synchronizace</translation>
    </message>
    <message>
      <source>Nobody is signed in on this computer. You can keep working.</source>
      <translation>V tomto počítači není nikdo přihlášen. Můžete pracovat dál.</translation>
    </message>
    <message>
      <source>Not downloaded yet</source>
      <translation>Zatím nestaženo</translation>
    </message>
    <message>
      <source>Not updated for some time</source>
      <translation>Delší dobu neaktualizováno</translation>
    </message>
    <message>
      <source>Nothing downloaded from a cloud yet. Everything is saved on this computer.</source>
      <translation>Z cloudu zatím není nic staženo. Vše je uloženo v tomto počítači.</translation>
    </message>
    <message>
      <source>Nothing needs your decision</source>
      <translation>Nic nečeká na rozhodnutí</translation>
    </message>
    <message>
      <source>Nothing waiting</source>
      <translation>Nic nečeká na odeslání</translation>
    </message>
    <message>
      <source>Only you can decide this. Everything else is automatic.</source>
      <translation>Toto můžete rozhodnout jen vy. Vše ostatní je automatické.</translation>
    </message>
    <message>
      <source>Open the record</source>
      <translation>Otevřít záznam</translation>
    </message>
    <message>
      <source>Other computers used about {others}.</source>
      <translation>Jiné počítače využily asi {others}.</translation>
    </message>
    <message>
      <source>Pause for an hour</source>
      <translation>Pozastavit na hodinu</translation>
    </message>
    <message>
      <source>Previous</source>
      <translation>Předchozí</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Důvod</translation>
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
      <source>Result</source>
      <translation>Výsledek</translation>
    </message>
    <message>
      <source>Schedule</source>
      <translation>Plán synchronizace</translation>
    </message>
    <message>
      <source>Sections of the page</source>
      <translation>Části stránky</translation>
    </message>
    <message>
      <source>Since</source>
      <translation>Čeká od</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>Stav</translation>
    </message>
    <message>
      <source>The cloud no longer accepts the token. You can keep working.</source>
      <translation>Cloud už token nepřijímá. Můžete pracovat dál.</translation>
    </message>
    <message>
      <source>The cloud's clock is or was wrong: records are dated in the future ({lists}). Nothing is lost. Tell the vendor.</source>
      <translation>Hodiny cloudu jdou nebo šly špatně: záznamy mají datum v budoucnosti ({lists}). Nic se neztratilo. Sdělte to poskytovateli.</translation>
    </message>
    <message>
      <source>The request limit is used up. Your changes are still sent.</source>
      <translation>Limit požadavků je vyčerpán. Vaše změny se přesto odesílají.</translation>
    </message>
    <message>
      <source>The token on this computer cannot be read. Sign in again; you can keep working.</source>
      <translation>Token v tomto počítači nelze přečíst. Přihlaste se znovu; můžete pracovat dál.</translation>
    </message>
    <message>
      <source>This computer's clock is wrong: the cloud's shows {time}. Planned prices wait. Set the clock.</source>
      <translation>Hodiny tohoto počítače jdou špatně: hodiny cloudu ukazují {time}. Plánované ceny čekají. Nastavte hodiny.</translation>
    </message>
    <message>
      <source>This computer's share: {share} of {budget}.</source>
      <translation>Podíl tohoto počítače: {share} z {budget}.</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Čas</translation>
    </message>
    <message>
      <source>Try all again</source>
      <translation>Zkusit vše znovu</translation>
    </message>
    <message>
      <source>Up to date</source>
      <translation>Aktuální</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Neodesláno</translation>
    </message>
    <message>
      <source>Waiting to be checked</source>
      <translation>Čeká na kontrolu</translation>
    </message>
    <message>
      <source>Waits until {time}</source>
      <translation>Čeká do {time}</translation>
    </message>
    <message>
      <source>What changed</source>
      <translation>Co se změnilo</translation>
    </message>
    <message>
      <source>You can keep working. Everything is saved here and sent later.</source>
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
        <numerusform>%Ln záznam smazán</numerusform>
        <numerusform>%Ln záznamy smazány</numerusform>
        <numerusform>%Ln záznamů smazáno</numerusform>
      </translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Pokračovat</translation>
    </message>
    <message>
      <source>Decided</source>
      <translation>Rozhodnuto</translation>
    </message>
    <message>
      <source>Not saved: {why}</source>
      <translation>Neuloženo: {why}</translation>
    </message>
    <message>
      <source>Nothing needs your decision</source>
      <translation>Nic nečeká na rozhodnutí</translation>
    </message>
    <message>
      <source>Nothing to redo</source>
      <translation>Není co provést znovu</translation>
    </message>
    <message>
      <source>Nothing to undo</source>
      <translation>Není co vrátit zpět</translation>
    </message>
    <message>
      <source>Saved on this computer</source>
      <translation>Uloženo v tomto počítači</translation>
    </message>
    <message>
      <source>Saved. The filter hides it.</source>
      <translation>Uloženo. Filtr záznam skrývá.</translation>
    </message>
    <message>
      <source>Saved. The search hides it.</source>
      <translation>Uloženo. Hledání záznam skrývá.</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Zobrazit</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Vrátit zpět</translation>
    </message>
  </context>
  <context>
    <name>Token</name>
    <message>
      <source>Other users of this computer can read the file {file}.</source>
      <translation>Soubor {file} mohou číst jiní uživatelé tohoto počítače.</translation>
    </message>
    <message>
      <source>The file {file} cannot be read.</source>
      <translation>Soubor {file} nelze přečíst.</translation>
    </message>
    <message>
      <source>The token is missing.</source>
      <translation>Token chybí.</translation>
    </message>
  </context>
  <context>
    <name>Tour</name>
    <message>
      <source>Back</source>
      <translation>Zpět</translation>
    </message>
    <message>
      <source>Decisions, low stock, changes since yesterday. Click a line to open it.</source>
      <translation>Rozhodnutí, docházející zásoby, změny od včerejška. Kliknutím řádek otevřete.</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Hotovo</translation>
    </message>
    <message>
      <source>End</source>
      <translation>Ukončit</translation>
    </message>
    <message>
      <source>Everything by name or shortcut</source>
      <translation>Vše podle názvu nebo zkratky</translation>
    </message>
    <message>
      <source>Everything you save is on this computer at once and is sent when the cloud answers. Choose a state here to see unsent changes.</source>
      <translation>Vše, co uložíte, je hned v tomto počítači a odešle se, jakmile cloud odpoví. Výběrem stavu zde zobrazíte neodeslané změny.</translation>
    </message>
    <message>
      <source>Find a record</source>
      <translation>Jak najít záznam</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Další</translation>
    </message>
    <message>
      <source>This line shows whether everything is synced and when the cloud was last checked. Without a connection you keep working.</source>
      <translation>Tento řádek ukazuje, zda je vše synchronizováno a kdy byl cloud naposledy zkontrolován. Bez připojení můžete pracovat dál.</translation>
    </message>
    <message>
      <source>Type part of a name, a phone number or a code, or scan it. Enter opens the best match.</source>
      <translation>Zadejte část jména, telefonu nebo kódu, nebo kód naskenujte. Enter otevře nejlepší shodu.</translation>
    </message>
    <message>
      <source>Unsent changes</source>
      <translation>Neodeslané změny</translation>
    </message>
    <message>
      <source>Up to date with the cloud</source>
      <translation>Synchronizováno s cloudem</translation>
    </message>
    <message>
      <source>What needs you today</source>
      <translation>Co dnes čeká na vás</translation>
    </message>
    <message>
      <source>{number} of {all}</source>
      <translation>{number} z {all}</translation>
    </message>
    <message>
      <source>{palette} finds records and runs commands, {keys} lists the shortcuts. This menu has the rest; the tour is under Help.</source>
      <translation>{palette} hledá záznamy a spouští příkazy, {keys} vypíše zkratky. Zbytek je v této nabídce; prohlídku najdete v nabídce „Nápověda“.</translation>
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
    <message numerus="yes">
      <source>%n record(s) added by it will be deleted.</source>
      <translation>
        <numerusform>Smaže se %Ln záznam přidaný tímto krokem.</numerusform>
        <numerusform>Smažou se %Ln záznamy přidané tímto krokem.</numerusform>
        <numerusform>Smaže se %Ln záznamů přidaných tímto krokem.</numerusform>
      </translation>
    </message>
    <message>
      <source>Cannot be undone: {step}.</source>
      <translation>Nelze vrátit zpět: {step}.</translation>
    </message>
    <message>
      <source>Done {time}.</source>
      <translation>Provedeno {time}.</translation>
    </message>
    <message>
      <source>It is not the newest step. What was changed since stays as it is.</source>
      <translation>Není to poslední krok. Co se od té doby změnilo, zůstane beze změny.</translation>
    </message>
    <message>
      <source>Redoing…</source>
      <translation>Provádí se znovu…</translation>
    </message>
    <message>
      <source>Stopped; nothing was changed</source>
      <translation>Zastaveno; nic se nezměnilo</translation>
    </message>
    <message>
      <source>Stopping; nothing changes…</source>
      <translation>Zastavuje se; nic se nezmění…</translation>
    </message>
    <message>
      <source>Undo again for the step before it: {step}.</source>
      <translation>Dalším vrácením zpět se vrátí krok před tím: {step}.</translation>
    </message>
    <message>
      <source>Undoing…</source>
      <translation>Vrací se zpět…</translation>
    </message>
  </context>
  <context>
    <name>Update</name>
    <message>
      <source>Check now</source>
      <translation>Zkontrolovat teď</translation>
    </message>
    <message>
      <source>Checking for updates…</source>
      <translation>Hledání aktualizací…</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zavřít</translation>
    </message>
    <message>
      <source>Counterfoil was installed for all users of this computer. Ask the person who installed it to install updates.</source>
      <translation>Counterfoil je nainstalován pro všechny uživatele tohoto počítače. O instalaci aktualizací požádejte toho, kdo ho nainstaloval.</translation>
    </message>
    <message>
      <source>Install and restart</source>
      <translation>Nainstalovat a restartovat</translation>
    </message>
    <message>
      <source>It is installed only when you close Counterfoil.</source>
      <translation>Nainstaluje se, až Counterfoil zavřete.</translation>
    </message>
    <message>
      <source>No update information since {date}. Check the internet connection and this computer's date, or look for an update on the web.</source>
      <translation>Od {date} žádné informace o aktualizacích. Zkontrolujte připojení k internetu a datum v tomto počítači, nebo hledejte aktualizaci na webu.</translation>
    </message>
    <message>
      <source>No update is ready.</source>
      <translation>Žádná aktualizace není připravena.</translation>
    </message>
    <message>
      <source>This copy was not installed by an installer, so it does not check for updates.</source>
      <translation>Tato kopie nebyla nainstalována instalátorem, proto aktualizace nehledá.</translation>
    </message>
    <message>
      <source>This is the latest version.</source>
      <translation>Toto je nejnovější verze.</translation>
    </message>
    <message>
      <source>This is version {version}.</source>
      <translation>Toto je verze {version}.</translation>
    </message>
    <message>
      <source>This trial version never finds updates. Install a released version.</source>
      <translation>Tato zkušební verze nikdy nenajde aktualizace. Nainstalujte vydanou verzi.</translation>
    </message>
    <message>
      <source>This version has no description.</source>
      <translation>Tato verze nemá popis.</translation>
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
      <source>Version {version} was withdrawn by its publisher. A newer one will be installed when available.</source>
      <translation>Verzi {version} vydavatel stáhl. Novější se nainstaluje, jakmile bude k dispozici.</translation>
    </message>
    <message>
      <source>What's new</source>
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
      <source>Delete a view</source>
      <translation>Smazat pohled</translation>
    </message>
    <message>
      <source>Everything</source>
      <translation>Vše</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Uložit</translation>
    </message>
    <message>
      <source>Save this view</source>
      <translation>Uložit tento pohled</translation>
    </message>
    <message>
      <source>Save this view…</source>
      <translation>Uložit tento pohled…</translation>
    </message>
    <message>
      <source>Saved views</source>
      <translation>Uložené pohledy</translation>
    </message>
    <message>
      <source>View name</source>
      <translation>Název pohledu</translation>
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
      <source>Sent automatically</source>
      <translation>Odešle se automaticky</translation>
    </message>
    <message>
      <source>Sign in</source>
      <translation>Přihlásit se</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Zkusit znovu</translation>
    </message>
  </context>
  <context>
    <name>WaitReason</name>
    <message>
      <source>Another new record must be sent first</source>
      <translation>Nejdřív se musí odeslat jiný nový záznam</translation>
    </message>
    <message>
      <source>Another record must be corrected first</source>
      <translation>Nejdřív se musí opravit jiný záznam</translation>
    </message>
    <message>
      <source>Not sent yet</source>
      <translation>Zatím neodesláno</translation>
    </message>
    <message>
      <source>Sending is paused</source>
      <translation>Odesílání je pozastaveno</translation>
    </message>
    <message>
      <source>Sending…</source>
      <translation>Odesílání…</translation>
    </message>
    <message>
      <source>Sign in to send</source>
      <translation>K odeslání se přihlaste</translation>
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
      <source>Address</source>
      <translation>Adresa</translation>
    </message>
    <message>
      <source>Calling…</source>
      <translation>Volání…</translation>
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
      <source>Change…</source>
      <translation>Změnit…</translation>
    </message>
    <message>
      <source>Counterfoil registers a new webhook with these values, then removes the old one.</source>
      <translation>Counterfoil zaregistruje nový webhook s těmito hodnotami a pak starý odebere.</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>Událost</translation>
    </message>
    <message>
      <source>In the cloud</source>
      <translation>V cloudu</translation>
    </message>
    <message>
      <source>It answered {status}: it did not accept the call.</source>
      <translation>Odpověď {status}: volání nebylo přijato.</translation>
    </message>
    <message>
      <source>It answered {status}: the call was delivered.</source>
      <translation>Odpověď {status}: volání bylo doručeno.</translation>
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
      <source>Not delivered</source>
      <translation>Nedoručeno</translation>
    </message>
    <message>
      <source>On this computer</source>
      <translation>V tomto počítači</translation>
    </message>
    <message>
      <source>Programs notified of changes</source>
      <translation>Programy upozorňované na změny</translation>
    </message>
    <message>
      <source>Receiver</source>
      <translation>Příjemce</translation>
    </message>
    <message>
      <source>Receiver settings…</source>
      <translation>Nastavení příjemce…</translation>
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
      <source>Test call</source>
      <translation>Zkušební volání</translation>
    </message>
    <message>
      <source>The cloud cannot change a webhook. A change registers a new one, then removes the old one.</source>
      <translation>Cloud neumí webhook změnit. Změna zaregistruje nový a pak odebere starý.</translation>
    </message>
    <message>
      <source>The new webhook is waiting to be registered; then the old one is removed</source>
      <translation>Nový webhook čeká na registraci; pak se starý odebere</translation>
    </message>
    <message>
      <source>The server is off. Events wait until you turn it on.</source>
      <translation>Server je vypnutý. Události počkají, až ho zapnete.</translation>
    </message>
    <message>
      <source>They are registered on this computer's server and never reach the cloud.</source>
      <translation>Jsou zaregistrované na serveru tohoto počítače a do cloudu se nikdy nedostanou.</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Čas</translation>
    </message>
    <message>
      <source>Try undelivered calls again</source>
      <translation>Zkusit nedoručená volání znovu</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Čeká</translation>
    </message>
    <message>
      <source>Webhook groups</source>
      <translation>Skupiny webhooků</translation>
    </message>
    <message>
      <source>delivered</source>
      <translation>doručeno</translation>
    </message>
    <message>
      <source>next try {time}: {why}</source>
      <translation>další pokus v {time}: {why}</translation>
    </message>
    <message>
      <source>not delivered: {why}</source>
      <translation>nedoručeno: {why}</translation>
    </message>
    <message>
      <source>waiting</source>
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
  <context>
    <name>Window</name>
    <message>
      <source>Practice: {name}</source>
      <translation>Ukázka: {name}</translation>
    </message>
  </context>
</TS>
