<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL" sourcelanguage="en">
  <context>
    <name>About</name>
    <message>
      <source>Component</source>
      <translation>Komponent</translation>
    </message>
    <message>
      <source>Components</source>
      <translation>Komponenty</translation>
    </message>
    <message>
      <source>Copy details</source>
      <translation>Kopiuj szczegóły</translation>
    </message>
    <message>
      <source>Icons by Lucide, under the ISC licence.</source>
      <translation>Ikony: Lucide, licencja ISC.</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>Licencja</translation>
    </message>
    <message>
      <source>Licence text</source>
      <translation>Tekst licencji</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Licencje</translation>
    </message>
    <message>
      <source>The back office for your shop's counter, online or offline.</source>
      <translation>Zaplecze sklepu: online i offline.</translation>
    </message>
    <message>
      <source>The source code of these versions of Qt and PySide6 is at {qt} and {pyside}.</source>
      <translation>Kod źródłowy tych wersji Qt i PySide6: {qt} i {pyside}.</translation>
    </message>
    <message>
      <source>The window uses Qt and PySide6 under the GNU Lesser General Public License, version 3. They are separate libraries in the program's folder, so you can replace them with another version.</source>
      <translation>Okno korzysta z Qt i PySide6 na licencji GNU Lesser General Public License, wersja 3. Są to osobne biblioteki w folderze programu, więc można je zastąpić inną wersją.</translation>
    </message>
    <message>
      <source>This component includes no licence text. Its licence is named above.</source>
      <translation>Ten komponent nie zawiera tekstu licencji. Jej nazwa jest podana powyżej.</translation>
    </message>
    <message>
      <source>Version</source>
      <translation>Wersja</translation>
    </message>
  </context>
  <context>
    <name>Action</name>
    <message>
      <source>Change selected records…</source>
      <translation>Zmień zaznaczone rekordy…</translation>
    </message>
    <message>
      <source>Check a delivery…</source>
      <translation>Sprawdź dostawę…</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zamknij</translation>
    </message>
    <message>
      <source>Collapse or expand the sidebar</source>
      <translation>Zwiń lub rozwiń panel boczny</translation>
    </message>
    <message>
      <source>Columns…</source>
      <translation>Kolumny…</translation>
    </message>
    <message>
      <source>Connect to a cloud…</source>
      <translation>Połącz z chmurą…</translation>
    </message>
    <message>
      <source>Copy as new</source>
      <translation>Duplikuj</translation>
    </message>
    <message>
      <source>Copy the row</source>
      <translation>Kopiuj wiersz</translation>
    </message>
    <message>
      <source>Copy “{text}”</source>
      <translation>Kopiuj „{text}”</translation>
    </message>
    <message>
      <source>Decide…</source>
      <translation>Zdecyduj…</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Usuń</translation>
    </message>
    <message>
      <source>Discard changes</source>
      <translation>Odrzuć zmiany</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Eksportuj…</translation>
    </message>
    <message>
      <source>Filter…</source>
      <translation>Filtr…</translation>
    </message>
    <message>
      <source>Find duplicates…</source>
      <translation>Znajdź duplikaty…</translation>
    </message>
    <message>
      <source>Import…</source>
      <translation>Importuj…</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Skróty klawiszowe</translation>
    </message>
    <message>
      <source>Larger text</source>
      <translation>Większy tekst</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Nowy</translation>
    </message>
    <message>
      <source>New prices…</source>
      <translation>Nowe ceny…</translation>
    </message>
    <message>
      <source>Next pane</source>
      <translation>Następny panel</translation>
    </message>
    <message>
      <source>Next record</source>
      <translation>Następny rekord</translation>
    </message>
    <message>
      <source>Normal text size</source>
      <translation>Normalny rozmiar tekstu</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Otwórz</translation>
    </message>
    <message>
      <source>Planned prices</source>
      <translation>Zaplanowane ceny</translation>
    </message>
    <message>
      <source>Previous pane</source>
      <translation>Poprzedni panel</translation>
    </message>
    <message>
      <source>Previous record</source>
      <translation>Poprzedni rekord</translation>
    </message>
    <message>
      <source>Print labels…</source>
      <translation>Drukuj cenówki…</translation>
    </message>
    <message>
      <source>Print the list…</source>
      <translation>Drukuj listę…</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Zakończ</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Ponów</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Przywróć</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Zapisz</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Szukaj</translation>
    </message>
    <message>
      <source>Search or run a command</source>
      <translation>Wyszukaj lub wykonaj polecenie</translation>
    </message>
    <message>
      <source>Show its history</source>
      <translation>Pokaż historię</translation>
    </message>
    <message>
      <source>Sign out…</source>
      <translation>Wyloguj się…</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>Mniejszy tekst</translation>
    </message>
    <message>
      <source>Supplier price list…</source>
      <translation>Cennik dostawcy…</translation>
    </message>
    <message>
      <source>Supplier's invoice…</source>
      <translation>Faktura dostawcy…</translation>
    </message>
    <message>
      <source>Sync now</source>
      <translation>Synchronizuj teraz</translation>
    </message>
    <message>
      <source>Take the tour</source>
      <translation>Uruchom przewodnik</translation>
    </message>
    <message>
      <source>Test the scanner…</source>
      <translation>Przetestuj czytnik kodów…</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Cofnij</translation>
    </message>
    <message>
      <source>View only (lock or unlock)</source>
      <translation>Tryb tylko do odczytu (włącz/wyłącz)</translation>
    </message>
    <message>
      <source>What changed…</source>
      <translation>Co się zmieniło…</translation>
    </message>
    <message>
      <source>What's new in the next version</source>
      <translation>Co nowego w następnej wersji</translation>
    </message>
    <message>
      <source>Who is here…</source>
      <translation>Kto tu jest…</translation>
    </message>
  </context>
  <context>
    <name>ActionGroup</name>
    <message>
      <source>Go</source>
      <translation>Przejdź</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Pomoc</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Lista</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Rekord</translation>
    </message>
    <message>
      <source>Sync</source>
      <translation>Synchronizacja</translation>
    </message>
    <message>
      <source>View</source>
      <translation>Widok</translation>
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
      <translation>seler</translation>
    </message>
    <message>
      <source>crustaceans</source>
      <translation>skorupiaki</translation>
    </message>
    <message>
      <source>eggs</source>
      <translation>jaja</translation>
    </message>
    <message>
      <source>fish</source>
      <translation>ryby</translation>
    </message>
    <message>
      <source>gluten</source>
      <translation>gluten</translation>
    </message>
    <message>
      <source>lupin</source>
      <translation>łubin</translation>
    </message>
    <message>
      <source>milk</source>
      <translation>mleko</translation>
    </message>
    <message>
      <source>molluscs</source>
      <translation>mięczaki</translation>
    </message>
    <message>
      <source>mustard</source>
      <translation>gorczyca</translation>
    </message>
    <message>
      <source>nuts</source>
      <translation>orzechy</translation>
    </message>
    <message>
      <source>peanuts</source>
      <translation>orzeszki ziemne</translation>
    </message>
    <message>
      <source>sesame</source>
      <translation>sezam</translation>
    </message>
    <message>
      <source>soya</source>
      <translation>soja</translation>
    </message>
    <message>
      <source>sulphites</source>
      <translation>siarczyny</translation>
    </message>
  </context>
  <context>
    <name>Backup</name>
    <message numerus="yes">
      <source>%n change(s) unsent at the time of the backup are compared with the cloud again.</source>
      <translation>
        <numerusform>%Ln zmiana niewysłana w chwili tworzenia kopii zapasowej zostanie ponownie porównana z chmurą.</numerusform>
        <numerusform>%Ln zmiany niewysłane w chwili tworzenia kopii zapasowej zostaną ponownie porównane z chmurą.</numerusform>
        <numerusform>%Ln zmian niewysłanych w chwili tworzenia kopii zapasowej zostanie ponownie porównanych z chmurą.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n different</source>
      <translation>
        <numerusform>%Ln różny</numerusform>
        <numerusform>%Ln różne</numerusform>
        <numerusform>%Ln różnych</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n only here</source>
      <translation>
        <numerusform>%Ln tylko tutaj</numerusform>
        <numerusform>%Ln tylko tutaj</numerusform>
        <numerusform>%Ln tylko tutaj</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n only in the backup</source>
      <translation>
        <numerusform>%Ln tylko w kopii zapasowej</numerusform>
        <numerusform>%Ln tylko w kopii zapasowej</numerusform>
        <numerusform>%Ln tylko w kopii zapasowej</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n plan(s) go back to the state of the backup</source>
      <translation>
        <numerusform>%Ln plan wróci do stanu z kopii zapasowej</numerusform>
        <numerusform>%Ln plany wrócą do stanu z kopii zapasowej</numerusform>
        <numerusform>%Ln planów wróci do stanu z kopii zapasowej</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n purchase price(s) of suppliers go back to the state of the backup.</source>
      <translation>
        <numerusform>%Ln cena zakupu od dostawcy wróci do stanu z kopii zapasowej.</numerusform>
        <numerusform>%Ln ceny zakupu od dostawców wrócą do stanu z kopii zapasowej.</numerusform>
        <numerusform>%Ln cen zakupu od dostawców wróci do stanu z kopii zapasowej.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unsent change(s) are kept and sent later.</source>
      <translation>
        <numerusform>%Ln niewysłana zmiana zostanie zachowana i wysłana później.</numerusform>
        <numerusform>%Ln niewysłane zmiany zostaną zachowane i wysłane później.</numerusform>
        <numerusform>%Ln niewysłanych zmian zostanie zachowanych i wysłanych później.</numerusform>
      </translation>
    </message>
    <message>
      <source>Back up now</source>
      <translation>Utwórz kopię zapasową</translation>
    </message>
    <message>
      <source>Back up to a file</source>
      <translation>Kopia zapasowa w pliku</translation>
    </message>
    <message>
      <source>Back up to a file…</source>
      <translation>Zapisz kopię zapasową w pliku…</translation>
    </message>
    <message>
      <source>Backed up to {file}</source>
      <translation>Zapisano kopię zapasową: {file}</translation>
    </message>
    <message>
      <source>Backups</source>
      <translation>Kopie zapasowe</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
    <message>
      <source>Continue without it</source>
      <translation>Kontynuuj bez niej</translation>
    </message>
    <message>
      <source>Counterfoil backs up automatically after changes, every hour in a small shop. It keeps hourly backups for two days, daily ones for a month and weekly ones for a year. Unsent changes are also kept separately.</source>
      <translation>Counterfoil automatycznie tworzy kopie zapasowe po zmianach, w małym sklepie co godzinę. Kopie godzinne przechowuje dwa dni, dzienne miesiąc, a tygodniowe rok. Niewysłane zmiany są przechowywane także osobno.</translation>
    </message>
    <message>
      <source>Created</source>
      <translation>Utworzono</translation>
    </message>
    <message>
      <source>Decide later</source>
      <translation>Zdecyduj później</translation>
    </message>
    <message>
      <source>Differences</source>
      <translation>Różnice</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Plik</translation>
    </message>
    <message>
      <source>In the backup</source>
      <translation>W kopii zapasowej</translation>
    </message>
    <message>
      <source>It has the same records as this computer.</source>
      <translation>Zawiera te same rekordy co ten komputer.</translation>
    </message>
    <message>
      <source>Last backup: {when}</source>
      <translation>Ostatnia kopia zapasowa: {when}</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Lista</translation>
    </message>
    <message>
      <source>No backups yet.</source>
      <translation>Nie ma jeszcze kopii zapasowych.</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>Teraz</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Przywróć</translation>
    </message>
    <message>
      <source>Restore a backup</source>
      <translation>Przywróć z kopii zapasowej</translation>
    </message>
    <message>
      <source>Restore from a file</source>
      <translation>Przywróć z pliku</translation>
    </message>
    <message>
      <source>Restore from a file…</source>
      <translation>Przywróć z pliku…</translation>
    </message>
    <message>
      <source>Restore the backup of {when}?</source>
      <translation>Przywrócić kopię zapasową ({when})?</translation>
    </message>
    <message>
      <source>Restore…</source>
      <translation>Przywróć…</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Rozmiar</translation>
    </message>
    <message>
      <source>The backup is restored.</source>
      <translation>Przywrócono kopię zapasową.</translation>
    </message>
    <message>
      <source>The records on this computer are backed up first. Then all records are downloaded again, so none is older than in the cloud.</source>
      <translation>Najpierw powstanie kopia zapasowa rekordów z tego komputera. Potem wszystkie rekordy zostaną pobrane ponownie, aby żaden nie był starszy niż w chmurze.</translation>
    </message>
  </context>
  <context>
    <name>Browser</name>
    <message>
      <source>Application ID</source>
      <translation>ID aplikacji</translation>
    </message>
    <message>
      <source>Application secret</source>
      <translation>Klucz tajny aplikacji</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Dalej</translation>
    </message>
    <message>
      <source>Done. Close this page and go back to Counterfoil.</source>
      <translation>Gotowe. Zamknij tę stronę i wróć do programu Counterfoil.</translation>
    </message>
    <message>
      <source>Enter the full address, starting with https://</source>
      <translation>Wpisz pełny adres, zaczynający się od https://</translation>
    </message>
    <message>
      <source>Open the browser</source>
      <translation>Otwórz przeglądarkę</translation>
    </message>
    <message>
      <source>Sign in in your browser. Counterfoil then continues automatically.</source>
      <translation>Zaloguj się w przeglądarce. Program automatycznie wznowi potem pracę.</translation>
    </message>
    <message>
      <source>Sign-in page</source>
      <translation>Strona logowania</translation>
    </message>
    <message>
      <source>The browser did not open. Open this address in it:</source>
      <translation>Przeglądarka się nie otworzyła. Otwórz w niej ten adres:</translation>
    </message>
    <message>
      <source>This sign-in does not match. Start again in Counterfoil.</source>
      <translation>To logowanie nie pasuje. Zacznij od nowa w programie Counterfoil.</translation>
    </message>
  </context>
  <context>
    <name>Bulk</name>
    <message numerus="yes">
      <source>%n already have this value.</source>
      <translation>
        <numerusform>%Ln ma już tę wartość.</numerusform>
        <numerusform>%Ln mają już tę wartość.</numerusform>
        <numerusform>%Ln ma już tę wartość.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cannot be changed:</source>
      <translation>
        <numerusform>%Ln nie można zmienić:</numerusform>
        <numerusform>%Ln nie można zmienić:</numerusform>
        <numerusform>%Ln nie można zmienić:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n deleted, not changed.</source>
      <translation>
        <numerusform>%Ln usunięty, bez zmian.</numerusform>
        <numerusform>%Ln usunięte, bez zmian.</numerusform>
        <numerusform>%Ln usuniętych, bez zmian.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) changed</source>
      <translation>
        <numerusform>Zmieniono %Ln rekord</numerusform>
        <numerusform>Zmieniono %Ln rekordy</numerusform>
        <numerusform>Zmieniono %Ln rekordów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) will change.</source>
      <translation>
        <numerusform>Zmieni się %Ln rekord.</numerusform>
        <numerusform>Zmienią się %Ln rekordy.</numerusform>
        <numerusform>Zmieni się %Ln rekordów.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n selected</source>
      <translation>
        <numerusform>Zaznaczono: %Ln</numerusform>
        <numerusform>Zaznaczono: %Ln</numerusform>
        <numerusform>Zaznaczono: %Ln</numerusform>
      </translation>
    </message>
    <message>
      <source>Add or remove tags</source>
      <translation>Dodaj lub usuń tagi</translation>
    </message>
    <message>
      <source>Add these tags</source>
      <translation>Dodaj te tagi</translation>
    </message>
    <message>
      <source>After</source>
      <translation>Po</translation>
    </message>
    <message>
      <source>Also changes</source>
      <translation>Inne zmiany</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Przed</translation>
    </message>
    <message>
      <source>Before and after</source>
      <translation>Przed i po</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Zmień</translation>
    </message>
    <message numerus="yes">
      <source>Change %n record(s)</source>
      <translation>
        <numerusform>Zmień %Ln rekord</numerusform>
        <numerusform>Zmień %Ln rekordy</numerusform>
        <numerusform>Zmień %Ln rekordów</numerusform>
      </translation>
    </message>
    <message>
      <source>Change a field</source>
      <translation>Zmiana pola</translation>
    </message>
    <message>
      <source>Change a field…</source>
      <translation>Zmień pole…</translation>
    </message>
    <message>
      <source>Clear selection</source>
      <translation>Odznacz wszystko</translation>
    </message>
    <message>
      <source>Clear this field</source>
      <translation>Wyczyść to pole</translation>
    </message>
    <message>
      <source>Do not round</source>
      <translation>Nie zaokrąglaj</translation>
    </message>
    <message>
      <source>Enter a price or a change: +5%, -10 or x {factor}</source>
      <translation>Wpisz cenę lub zmianę: +5%, -10 albo x {factor}</translation>
    </message>
    <message>
      <source>Loading…</source>
      <translation>Wczytywanie…</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Rekord</translation>
    </message>
    <message>
      <source>Remove these tags</source>
      <translation>Usuń te tagi</translation>
    </message>
    <message>
      <source>Round to</source>
      <translation>Zaokrąglij do</translation>
    </message>
    <message>
      <source>Tag…</source>
      <translation>Tagi…</translation>
    </message>
  </context>
  <context>
    <name>Capability</name>
    <message>
      <source>Create</source>
      <translation>Tworzenie</translation>
    </message>
    <message>
      <source>Create with own ID</source>
      <translation>Tworzenie z własnym ID</translation>
    </message>
    <message>
      <source>Detects every change when replacing</source>
      <translation>Przy zastępowaniu wykrywa każdą zmianę</translation>
    </message>
    <message>
      <source>Replace many</source>
      <translation>Zastępowanie wielu</translation>
    </message>
  </context>
  <context>
    <name>Check</name>
    <message>
      <source>Cloud storage</source>
      <translation>Dysk w chmurze</translation>
    </message>
    <message>
      <source>Connected cloud</source>
      <translation>Połączona chmura</translation>
    </message>
    <message>
      <source>Data folder</source>
      <translation>Folder danych</translation>
    </message>
    <message>
      <source>Database</source>
      <translation>Baza danych</translation>
    </message>
    <message>
      <source>Disk encryption</source>
      <translation>Szyfrowanie dysku</translation>
    </message>
    <message>
      <source>Encryption</source>
      <translation>Szyfrowanie</translation>
    </message>
    <message>
      <source>Fonts</source>
      <translation>Czcionki</translation>
    </message>
    <message>
      <source>Icons</source>
      <translation>Ikony</translation>
    </message>
    <message>
      <source>Keychain</source>
      <translation>Pęk kluczy</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Język</translation>
    </message>
    <message>
      <source>Libraries</source>
      <translation>Biblioteki</translation>
    </message>
    <message>
      <source>Other programs' tokens</source>
      <translation>Tokeny innych programów</translation>
    </message>
    <message>
      <source>Permissions</source>
      <translation>Uprawnienia</translation>
    </message>
    <message>
      <source>Proxy</source>
      <translation>Serwer proxy</translation>
    </message>
    <message>
      <source>Python</source>
      <translation>Python</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Rekordy</translation>
    </message>
    <message>
      <source>Servers</source>
      <translation>Serwery</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Ustawienia</translation>
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
      <translation>Klienci</translation>
    </message>
    <message>
      <source>Do not sell</source>
      <translation>Nie sprzedawaj</translation>
    </message>
    <message>
      <source>GET (sends no data)</source>
      <translation>GET (nie wysyła danych)</translation>
    </message>
    <message>
      <source>Loyalty point movements</source>
      <translation>Ruchy punktów lojalnościowych</translation>
    </message>
    <message>
      <source>Orders</source>
      <translation>Zamówienia</translation>
    </message>
    <message>
      <source>POST (sends the data)</source>
      <translation>POST (wysyła dane)</translation>
    </message>
    <message>
      <source>Products</source>
      <translation>Produkty</translation>
    </message>
    <message>
      <source>Reservations</source>
      <translation>Rezerwacje</translation>
    </message>
    <message>
      <source>Sell anyway</source>
      <translation>Sprzedaj mimo to</translation>
    </message>
    <message>
      <source>Stock movements</source>
      <translation>Ruchy magazynowe</translation>
    </message>
    <message>
      <source>UK gallon</source>
      <translation>galon angielski</translation>
    </message>
    <message>
      <source>US gallon</source>
      <translation>galon amerykański</translation>
    </message>
    <message>
      <source>V1</source>
      <translation>V1</translation>
    </message>
    <message>
      <source>Warn and sell</source>
      <translation>Ostrzeż i sprzedaj</translation>
    </message>
    <message>
      <source>centilitre</source>
      <translation>centylitr</translation>
    </message>
    <message>
      <source>centimetre</source>
      <translation>centymetr</translation>
    </message>
    <message>
      <source>cubic foot</source>
      <translation>stopa sześcienna</translation>
    </message>
    <message>
      <source>cubic metre</source>
      <translation>metr sześcienny</translation>
    </message>
    <message>
      <source>day</source>
      <translation>dzień</translation>
    </message>
    <message>
      <source>decagram</source>
      <translation>dekagram</translation>
    </message>
    <message>
      <source>decilitre</source>
      <translation>decylitr</translation>
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
      <translation>godzina</translation>
    </message>
    <message>
      <source>inch</source>
      <translation>cal</translation>
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
      <translation>mila</translation>
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
      <translation>miesiąc</translation>
    </message>
    <message>
      <source>ounce</source>
      <translation>uncja</translation>
    </message>
    <message>
      <source>piece</source>
      <translation>sztuka</translation>
    </message>
    <message>
      <source>points</source>
      <translation>punkty</translation>
    </message>
    <message>
      <source>pound</source>
      <translation>funt</translation>
    </message>
    <message>
      <source>quintal</source>
      <translation>kwintal</translation>
    </message>
    <message>
      <source>second</source>
      <translation>sekunda</translation>
    </message>
    <message>
      <source>square foot</source>
      <translation>stopa kwadratowa</translation>
    </message>
    <message>
      <source>square metre</source>
      <translation>metr kwadratowy</translation>
    </message>
    <message>
      <source>tonne</source>
      <translation>tona</translation>
    </message>
    <message>
      <source>week</source>
      <translation>tydzień</translation>
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
      <translation>Czarny</translation>
    </message>
    <message>
      <source>Blue</source>
      <translation>Niebieski</translation>
    </message>
    <message>
      <source>Brown</source>
      <translation>Brązowy</translation>
    </message>
    <message>
      <source>Green</source>
      <translation>Zielony</translation>
    </message>
    <message>
      <source>Grey</source>
      <translation>Szary</translation>
    </message>
    <message>
      <source>Orange</source>
      <translation>Pomarańczowy</translation>
    </message>
    <message>
      <source>Red</source>
      <translation>Czerwony</translation>
    </message>
    <message>
      <source>Teal</source>
      <translation>Turkusowy</translation>
    </message>
    <message>
      <source>Violet</source>
      <translation>Fioletowy</translation>
    </message>
    <message>
      <source>Yellow</source>
      <translation>Żółty</translation>
    </message>
  </context>
  <context>
    <name>Column</name>
    <message>
      <source>Barcode</source>
      <translation>Kod kreskowy</translation>
    </message>
    <message>
      <source>Discount (%)</source>
      <translation>Rabat (%)</translation>
    </message>
    <message>
      <source>EAN</source>
      <translation>EAN</translation>
    </message>
    <message>
      <source>Order</source>
      <translation>Kolejność</translation>
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
      <translation>Punkty</translation>
    </message>
    <message>
      <source>Price</source>
      <translation>Cena</translation>
    </message>
    <message>
      <source>Sign-in</source>
      <translation>Logowanie</translation>
    </message>
    <message>
      <source>Unit</source>
      <translation>Jednostka</translation>
    </message>
  </context>
  <context>
    <name>Columns</name>
    <message>
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Kolumny</translation>
    </message>
    <message>
      <source>Columns…</source>
      <translation>Kolumny…</translation>
    </message>
    <message>
      <source>List columns</source>
      <translation>Kolumny listy</translation>
    </message>
    <message>
      <source>Move left</source>
      <translation>Przesuń w lewo</translation>
    </message>
    <message>
      <source>Move right</source>
      <translation>Przesuń w prawo</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Przywróć domyślne</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Pokaż</translation>
    </message>
  </context>
  <context>
    <name>Conflict</name>
    <message>
      <source>Add the points again</source>
      <translation>Dodaj punkty ponownie</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Wcześniej</translation>
    </message>
    <message>
      <source>Cloud</source>
      <translation>Chmura</translation>
    </message>
    <message>
      <source>Correct the record</source>
      <translation>Popraw rekord</translation>
    </message>
    <message>
      <source>Decide later</source>
      <translation>Zdecyduj później</translation>
    </message>
    <message>
      <source>Delete anyway</source>
      <translation>Mimo to usuń</translation>
    </message>
    <message>
      <source>Delete here too</source>
      <translation>Usuń też tutaj</translation>
    </message>
    <message>
      <source>Different records, keep all</source>
      <translation>Różne rekordy, zachowaj wszystkie</translation>
    </message>
    <message>
      <source>Discard my change</source>
      <translation>Odrzuć moją zmianę</translation>
    </message>
    <message>
      <source>Enter another value</source>
      <translation>Wpisz inną wartość</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>Pole</translation>
    </message>
    <message>
      <source>Found {time}.</source>
      <translation>Wykryto: {time}.</translation>
    </message>
    <message>
      <source>Keep all mine</source>
      <translation>Zachowaj wszystkie moje</translation>
    </message>
    <message>
      <source>Keep all the cloud's</source>
      <translation>Zachowaj wszystkie z chmury</translation>
    </message>
    <message>
      <source>Keep both records</source>
      <translation>Zachowaj oba rekordy</translation>
    </message>
    <message>
      <source>Keep one, delete the rest</source>
      <translation>Zachowaj jeden, usuń pozostałe</translation>
    </message>
    <message>
      <source>Keep the cloud's</source>
      <translation>Zachowaj z chmury</translation>
    </message>
    <message>
      <source>Keep the record</source>
      <translation>Zachowaj rekord</translation>
    </message>
    <message>
      <source>Leave it to the other computer</source>
      <translation>Zostaw to drugiemu komputerowi</translation>
    </message>
    <message numerus="yes">
      <source>Merged automatically: %n field(s)</source>
      <translation>
        <numerusform>Scalono automatycznie: %Ln pole</numerusform>
        <numerusform>Scalono automatycznie: %Ln pola</numerusform>
        <numerusform>Scalono automatycznie: %Ln pól</numerusform>
      </translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Następny</translation>
    </message>
    <message>
      <source>Other value</source>
      <translation>Inna wartość</translation>
    </message>
    <message>
      <source>Previous</source>
      <translation>Poprzedni</translation>
    </message>
    <message>
      <source>Save and try again</source>
      <translation>Zapisz i spróbuj ponownie</translation>
    </message>
    <message>
      <source>Send from here</source>
      <translation>Wyślij stąd</translation>
    </message>
    <message>
      <source>This computer</source>
      <translation>Ten komputer</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Spróbuj ponownie</translation>
    </message>
    <message>
      <source>Two versions of a record</source>
      <translation>Dwie wersje rekordu</translation>
    </message>
    <message>
      <source>Use selected values</source>
      <translation>Użyj zaznaczonych</translation>
    </message>
    <message>
      <source>Use this number</source>
      <translation>Użyj tej liczby</translation>
    </message>
    <message>
      <source>both combined</source>
      <translation>obie wersje razem</translation>
    </message>
    <message>
      <source>deleted</source>
      <translation>usunięte</translation>
    </message>
    <message>
      <source>deleted here</source>
      <translation>usunięte tutaj</translation>
    </message>
    <message>
      <source>you</source>
      <translation>Ty</translation>
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
        <numerusform>%Ln niewysłana zmiana z tego komputera trafi do chmury, do której należy.</numerusform>
        <numerusform>%Ln niewysłane zmiany z tego komputera trafią do chmury, do której należą.</numerusform>
        <numerusform>%Ln niewysłanych zmian z tego komputera trafi do chmury, do której należą.</numerusform>
      </translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adres</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
    <message>
      <source>Cloud number</source>
      <translation>Numer chmury</translation>
    </message>
    <message>
      <source>Connect to a cloud</source>
      <translation>Połączenie z chmurą</translation>
    </message>
    <message>
      <source>Enter only the number, as in the cloud's settings.</source>
      <translation>Wpisz sam numer, jak w ustawieniach chmury.</translation>
    </message>
    <message>
      <source>Enter the address, then test.</source>
      <translation>Wpisz adres, a potem sprawdź.</translation>
    </message>
    <message>
      <source>Nothing to paste.</source>
      <translation>Nie ma czego wkleić.</translation>
    </message>
    <message>
      <source>Paste</source>
      <translation>Wklej</translation>
    </message>
    <message>
      <source>Paste the token</source>
      <translation>Wklej token</translation>
    </message>
    <message>
      <source>Save the token in a protected file</source>
      <translation>Zapisz token w chronionym pliku</translation>
    </message>
    <message>
      <source>Sign in with the browser…</source>
      <translation>Zaloguj się przez przeglądarkę…</translation>
    </message>
    <message>
      <source>Signing in…</source>
      <translation>Logowanie…</translation>
    </message>
    <message>
      <source>Test and connect</source>
      <translation>Sprawdź i połącz</translation>
    </message>
    <message>
      <source>The cloud accepted the token.</source>
      <translation>Chmura przyjęła token.</translation>
    </message>
    <message>
      <source>Token</source>
      <translation>Token</translation>
    </message>
    <message>
      <source>Use this only if the computer has no keychain.</source>
      <translation>Użyj tylko, gdy komputer nie ma pęku kluczy.</translation>
    </message>
  </context>
  <context>
    <name>CostSource</name>
    <message>
      <source>ingredients</source>
      <translation>składniki</translation>
    </message>
    <message>
      <source>price list of {name}, {day}</source>
      <translation>cennik od {name}, {day}</translation>
    </message>
    <message>
      <source>purchase price of the product</source>
      <translation>cena zakupu produktu</translation>
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
      <translation>Dodaj</translation>
    </message>
    <message>
      <source>Subtract</source>
      <translation>Odejmij</translation>
    </message>
    <message>
      <source>instead of {number}</source>
      <translation>zamiast {number}</translation>
    </message>
  </context>
  <context>
    <name>Decision</name>
    <message>
      <source>A change arrived without a webhook, so the cloud is checked more often again</source>
      <translation>Zmiana przyszła bez webhooka, więc chmura jest znowu sprawdzana częściej</translation>
    </message>
    <message>
      <source>A change was discarded and kept in the history</source>
      <translation>Zmianę odrzucono i zachowano w historii</translation>
    </message>
    <message>
      <source>A local record that did not match its history was corrected</source>
      <translation>Poprawiono lokalny rekord, który nie zgadzał się ze swoją historią</translation>
    </message>
    <message>
      <source>Both changes were merged</source>
      <translation>Scalono obie zmiany</translation>
    </message>
    <message>
      <source>Deleted because it is no longer in the cloud</source>
      <translation>Usunięto, bo nie ma tego już w chmurze</translation>
    </message>
    <message>
      <source>Needs a decision</source>
      <translation>Wymaga decyzji</translation>
    </message>
    <message>
      <source>Other computers use this cloud too, so this one now uses {share} of {budget} requests</source>
      <translation>Z tej chmury korzystają też inne komputery, więc ten używa teraz {share} z {budget} zapytań</translation>
    </message>
    <message>
      <source>Records in the cloud are dated ahead of this computer's clock; the cloud does not tell its time</source>
      <translation>Rekordy w chmurze mają datę późniejszą niż zegar tego komputera; chmura nie podaje swojego czasu</translation>
    </message>
    <message>
      <source>Records in the cloud have a later date than the cloud's clock</source>
      <translation>Rekordy w chmurze mają datę późniejszą niż zegar chmury</translation>
    </message>
    <message>
      <source>Some lists were skipped to stay within the request limit</source>
      <translation>Niektóre listy pominięto, aby nie przekroczyć limitu zapytań</translation>
    </message>
    <message>
      <source>Stopped because a large part of the records would have been deleted</source>
      <translation>Zatrzymano, bo usunięta zostałaby duża część rekordów</translation>
    </message>
    <message>
      <source>The cloud does not accept some webhooks; sync works without them</source>
      <translation>Chmura nie przyjmuje niektórych webhooków; synchronizacja działa bez nich</translation>
    </message>
    <message numerus="yes">
      <source>The cloud failed repeatedly; sync paused for %n second(s)</source>
      <translation>
        <numerusform>Chmura wielokrotnie zawiodła; synchronizację wstrzymano na %Ln sekundę</numerusform>
        <numerusform>Chmura wielokrotnie zawiodła; synchronizację wstrzymano na %Ln sekundy</numerusform>
        <numerusform>Chmura wielokrotnie zawiodła; synchronizację wstrzymano na %Ln sekund</numerusform>
      </translation>
    </message>
    <message>
      <source>The cloud has a different number of records</source>
      <translation>W chmurze jest inna liczba rekordów</translation>
    </message>
    <message numerus="yes">
      <source>The cloud limited requests; sync paused for %n second(s)</source>
      <translation>
        <numerusform>Chmura ograniczyła liczbę zapytań; synchronizację wstrzymano na %Ln sekundę</numerusform>
        <numerusform>Chmura ograniczyła liczbę zapytań; synchronizację wstrzymano na %Ln sekundy</numerusform>
        <numerusform>Chmura ograniczyła liczbę zapytań; synchronizację wstrzymano na %Ln sekund</numerusform>
      </translation>
    </message>
    <message>
      <source>The cloud sends webhooks for changes, so it is checked less often</source>
      <translation>Chmura wysyła webhooki o zmianach, więc jest sprawdzana rzadziej</translation>
    </message>
    <message>
      <source>The cloud went back to an older state; nothing was deleted here</source>
      <translation>Chmura wróciła do starszego stanu; tutaj niczego nie usunięto</translation>
    </message>
    <message>
      <source>The cloud's clock was set back; the last day and the whole list are downloaded again</source>
      <translation>Zegar chmury cofnięto; ostatni dzień i cała lista są pobierane ponownie</translation>
    </message>
    <message>
      <source>Webhooks were missing in the cloud and were registered again</source>
      <translation>W chmurze brakowało webhooków; zarejestrowano je ponownie</translation>
    </message>
    <message>
      <source>Webhooks were registered in the cloud</source>
      <translation>Zarejestrowano webhooki w chmurze</translation>
    </message>
    <message>
      <source>Webhooks were removed from the cloud</source>
      <translation>Usunięto webhooki z chmury</translation>
    </message>
  </context>
  <context>
    <name>Delete</name>
    <message>
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Usuń</translation>
    </message>
    <message>
      <source>Delete (can be undone)</source>
      <translation>Usuń (można cofnąć)</translation>
    </message>
    <message>
      <source>Delete and remove personal data for good</source>
      <translation>Usuń na stałe wraz z danymi osobowymi</translation>
    </message>
    <message>
      <source>Delete for good</source>
      <translation>Usuń na stałe</translation>
    </message>
    <message>
      <source>Delete {what}?</source>
      <translation>Usunąć: {what}?</translation>
    </message>
    <message>
      <source>Name, address, phone, e-mail, birthday, card, company and notes are removed here and in the cloud, with their history. Points and receipts stay without a name. This cannot be undone.</source>
      <translation>Imię i nazwisko, adres, telefon, e-mail, data urodzenia, karta, firma i notatki zostaną usunięte tutaj i w chmurze wraz z historią. Punkty i paragony pozostaną bez nazwiska. Tej operacji nie można cofnąć.</translation>
    </message>
  </context>
  <context>
    <name>Delivery</name>
    <message>
      <source>Check the delivery</source>
      <translation>Kontrola dostawy</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zamknij</translation>
    </message>
    <message>
      <source>Count of the chosen line</source>
      <translation>Ilość wybranego wiersza</translation>
    </message>
    <message>
      <source>Counted</source>
      <translation>Policzono</translation>
    </message>
    <message>
      <source>Difference</source>
      <translation>Różnica</translation>
    </message>
    <message>
      <source>Finish</source>
      <translation>Zakończ</translation>
    </message>
    <message>
      <source>No answer</source>
      <translation>Brak odpowiedzi</translation>
    </message>
    <message>
      <source>No delivery is being checked.</source>
      <translation>Żadna dostawa nie jest sprawdzana.</translation>
    </message>
    <message>
      <source>On the invoice</source>
      <translation>Na fakturze</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>Drukuj</translation>
    </message>
    <message>
      <source>Save as CSV</source>
      <translation>Zapisz jako CSV</translation>
    </message>
    <message>
      <source>Save the protocol</source>
      <translation>Zapisz protokół</translation>
    </message>
    <message>
      <source>Scan a code</source>
      <translation>Zeskanuj kod</translation>
    </message>
    <message>
      <source>Something went wrong in Counterfoil</source>
      <translation>W programie Counterfoil wystąpił błąd</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Stan</translation>
    </message>
    <message>
      <source>The address is in the local network, but the settings allow webhooks to the internet only</source>
      <translation>Adres jest w sieci lokalnej, a ustawienia zezwalają webhookom tylko na internet</translation>
    </message>
    <message>
      <source>The address is link-local; no program can be reached there</source>
      <translation>To adres link-local; nie działa pod nim żaden program</translation>
    </message>
    <message>
      <source>The address leads back to this program</source>
      <translation>Adres prowadzi z powrotem do tego programu</translation>
    </message>
    <message>
      <source>The program answered {status}</source>
      <translation>Program odpowiedział: {status}</translation>
    </message>
    <message>
      <source>checked</source>
      <translation>sprawdzone</translation>
    </message>
    <message>
      <source>missing</source>
      <translation>brakuje</translation>
    </message>
    <message>
      <source>not on the invoice</source>
      <translation>nie ma na fakturze</translation>
    </message>
    <message>
      <source>right</source>
      <translation>zgadza się</translation>
    </message>
    <message>
      <source>too many</source>
      <translation>za dużo</translation>
    </message>
  </context>
  <context>
    <name>Diagnostics</name>
    <message numerus="yes">
      <source>%n thing(s) need attention.</source>
      <translation>
        <numerusform>%Ln rzecz wymaga uwagi.</numerusform>
        <numerusform>%Ln rzeczy wymagają uwagi.</numerusform>
        <numerusform>%Ln rzeczy wymaga uwagi.</numerusform>
      </translation>
    </message>
    <message>
      <source>Checked</source>
      <translation>Sprawdzono</translation>
    </message>
    <message>
      <source>Checking…</source>
      <translation>Sprawdzanie…</translation>
    </message>
    <message>
      <source>Checks whether this computer has everything Counterfoil needs. Changes nothing.</source>
      <translation>Sprawdza, czy komputer ma wszystko, czego potrzebuje Counterfoil. Niczego nie zmienia.</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Szczegóły</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Folder</translation>
    </message>
    <message>
      <source>Item</source>
      <translation>Element</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Lista</translation>
    </message>
    <message>
      <source>Log</source>
      <translation>Dziennik</translation>
    </message>
    <message>
      <source>No problems found.</source>
      <translation>Nie znaleziono problemów.</translation>
    </message>
    <message>
      <source>Nothing known yet. Counterfoil learns this while it syncs.</source>
      <translation>Jeszcze brak danych. Counterfoil zbiera je podczas synchronizacji.</translation>
    </message>
    <message>
      <source>OK</source>
      <translation>OK</translation>
    </message>
    <message>
      <source>Open folder</source>
      <translation>Otwórz folder</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Wynik</translation>
    </message>
    <message>
      <source>Results</source>
      <translation>Wyniki</translation>
    </message>
    <message>
      <source>Run self-test</source>
      <translation>Uruchom autotest</translation>
    </message>
    <message>
      <source>Self-test</source>
      <translation>Autotest</translation>
    </message>
    <message>
      <source>What the cloud supports</source>
      <translation>Możliwości chmury</translation>
    </message>
    <message>
      <source>failed</source>
      <translation>błąd</translation>
    </message>
    <message>
      <source>missing</source>
      <translation>brak</translation>
    </message>
    <message>
      <source>out of date</source>
      <translation>nieaktualne</translation>
    </message>
  </context>
  <context>
    <name>DuplicateReason</name>
    <message>
      <source>Same VAT number</source>
      <translation>Ten sam numer VAT</translation>
    </message>
    <message>
      <source>Same code</source>
      <translation>Ten sam kod</translation>
    </message>
    <message>
      <source>Same company ID</source>
      <translation>Ten sam numer firmy</translation>
    </message>
    <message>
      <source>Same e-mail</source>
      <translation>Ten sam e-mail</translation>
    </message>
    <message>
      <source>Same or similar name</source>
      <translation>Ta sama lub podobna nazwa</translation>
    </message>
    <message>
      <source>Same phone</source>
      <translation>Ten sam telefon</translation>
    </message>
  </context>
  <context>
    <name>Duplicates</name>
    <message numerus="yes">
      <source>%n group(s) of records may be one</source>
      <translation>
        <numerusform>%Ln grupa rekordów to może jeden</numerusform>
        <numerusform>%Ln grupy rekordów to może jeden</numerusform>
        <numerusform>%Ln grup rekordów to może jeden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) became one</source>
      <translation>
        <numerusform>%Ln rekord scalony w jeden</numerusform>
        <numerusform>%Ln rekordy scalone w jeden</numerusform>
        <numerusform>%Ln rekordów scalonych w jeden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) will be deleted</source>
      <translation>
        <numerusform>%Ln rekord zostanie usunięty</numerusform>
        <numerusform>%Ln rekordy zostaną usunięte</numerusform>
        <numerusform>%Ln rekordów zostanie usuniętych</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) will refer to the one that stays</source>
      <translation>
        <numerusform>%Ln rekord będzie wskazywać na ten, który zostaje</numerusform>
        <numerusform>%Ln rekordy będą wskazywać na ten, który zostaje</numerusform>
        <numerusform>%Ln rekordów będzie wskazywać na ten, który zostaje</numerusform>
      </translation>
    </message>
    <message>
      <source>Certainty</source>
      <translation>Pewność</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zamknij</translation>
    </message>
    <message>
      <source>Find duplicates</source>
      <translation>Znajdź duplikaty</translation>
    </message>
    <message>
      <source>Groups</source>
      <translation>Grupy</translation>
    </message>
    <message>
      <source>Looking through the records…</source>
      <translation>Przeglądanie rekordów…</translation>
    </message>
    <message>
      <source>Merge</source>
      <translation>Scal</translation>
    </message>
    <message>
      <source>No duplicates found</source>
      <translation>Brak duplikatów</translation>
    </message>
    <message>
      <source>Not the same</source>
      <translation>To nie to samo</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Otwórz</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Rekordy</translation>
    </message>
    <message>
      <source>Stays</source>
      <translation>Zostaje</translation>
    </message>
    <message>
      <source>You can find duplicates among customers, suppliers and products.</source>
      <translation>Duplikatów można szukać wśród klientów, dostawców i produktów.</translation>
    </message>
    <message>
      <source>You can undo this, also after it was sent.</source>
      <translation>Można to cofnąć, także po wysłaniu.</translation>
    </message>
  </context>
  <context>
    <name>Empty</name>
    <message>
      <source>No EET subjects yet</source>
      <translation>Nie ma jeszcze podmiotów EET</translation>
    </message>
    <message>
      <source>No branches yet</source>
      <translation>Nie ma jeszcze oddziałów</translation>
    </message>
    <message>
      <source>No categories yet</source>
      <translation>Nie ma jeszcze kategorii</translation>
    </message>
    <message>
      <source>No customers yet</source>
      <translation>Nie ma jeszcze klientów</translation>
    </message>
    <message>
      <source>No discount groups yet</source>
      <translation>Nie ma jeszcze grup rabatowych</translation>
    </message>
    <message>
      <source>No employees yet</source>
      <translation>Nie ma jeszcze pracowników</translation>
    </message>
    <message>
      <source>No ingredients yet</source>
      <translation>Nie ma jeszcze składników</translation>
    </message>
    <message>
      <source>No products yet</source>
      <translation>Nie ma jeszcze produktów</translation>
    </message>
    <message>
      <source>No suppliers yet</source>
      <translation>Nie ma jeszcze dostawców</translation>
    </message>
    <message>
      <source>No tags yet</source>
      <translation>Nie ma jeszcze tagów</translation>
    </message>
    <message>
      <source>No tax rates yet</source>
      <translation>Nie ma jeszcze stawek VAT</translation>
    </message>
    <message>
      <source>No warehouses yet</source>
      <translation>Nie ma jeszcze magazynów</translation>
    </message>
    <message>
      <source>No webhooks yet</source>
      <translation>Nie ma jeszcze webhooków</translation>
    </message>
    <message>
      <source>Nothing in stock yet</source>
      <translation>Nie ma jeszcze nic na stanie</translation>
    </message>
  </context>
  <context>
    <name>Engine</name>
    <message>
      <source>A newer version was installed. Close Counterfoil and open it again to go on syncing.</source>
      <translation>Zainstalowano nowszą wersję. Aby synchronizacja działała dalej, zamknij program Counterfoil i otwórz go ponownie.</translation>
    </message>
    <message numerus="yes">
      <source>Sync has stopped %n time(s) and is starting again. Nothing is lost.</source>
      <translation>
        <numerusform>Synchronizacja zatrzymała się %Ln raz i uruchamia się ponownie. Nic nie przepadło.</numerusform>
        <numerusform>Synchronizacja zatrzymała się %Ln razy i uruchamia się ponownie. Nic nie przepadło.</numerusform>
        <numerusform>Synchronizacja zatrzymała się %Ln razy i uruchamia się ponownie. Nic nie przepadło.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Entities</name>
    <message>
      <source>Branches</source>
      <translation>Oddziały</translation>
    </message>
    <message>
      <source>Categories</source>
      <translation>Kategorie</translation>
    </message>
    <message>
      <source>Customers</source>
      <translation>Klienci</translation>
    </message>
    <message>
      <source>Discount groups</source>
      <translation>Grupy rabatowe</translation>
    </message>
    <message>
      <source>EET subjects</source>
      <translation>Podmioty EET</translation>
    </message>
    <message>
      <source>Employees</source>
      <translation>Pracownicy</translation>
    </message>
    <message>
      <source>Ingredients</source>
      <translation>Składniki</translation>
    </message>
    <message>
      <source>Products</source>
      <translation>Produkty</translation>
    </message>
    <message>
      <source>Stock</source>
      <translation>Stany magazynowe</translation>
    </message>
    <message>
      <source>Suppliers</source>
      <translation>Dostawcy</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Tagi</translation>
    </message>
    <message>
      <source>Tax rates</source>
      <translation>Stawki VAT</translation>
    </message>
    <message>
      <source>Warehouses</source>
      <translation>Magazyny</translation>
    </message>
    <message>
      <source>Webhooks</source>
      <translation>Webhooki</translation>
    </message>
  </context>
  <context>
    <name>Entity</name>
    <message>
      <source>Anonymised customer</source>
      <translation>Zanonimizowany klient</translation>
    </message>
    <message>
      <source>Branch</source>
      <translation>Oddział</translation>
    </message>
    <message>
      <source>Category</source>
      <translation>Kategoria</translation>
    </message>
    <message>
      <source>Customer</source>
      <translation>Klient</translation>
    </message>
    <message>
      <source>Discount group</source>
      <translation>Grupa rabatowa</translation>
    </message>
    <message>
      <source>EET subject</source>
      <translation>Podmiot EET</translation>
    </message>
    <message>
      <source>Employee</source>
      <translation>Pracownik</translation>
    </message>
    <message>
      <source>Ingredient</source>
      <translation>Składnik</translation>
    </message>
    <message>
      <source>Product</source>
      <translation>Produkt</translation>
    </message>
    <message>
      <source>Stock item</source>
      <translation>Pozycja magazynowa</translation>
    </message>
    <message>
      <source>Supplier</source>
      <translation>Dostawca</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>Tag</translation>
    </message>
    <message>
      <source>Tax rate</source>
      <translation>Stawka VAT</translation>
    </message>
    <message>
      <source>Warehouse</source>
      <translation>Magazyn</translation>
    </message>
    <message>
      <source>Webhook</source>
      <translation>Webhook</translation>
    </message>
    <message>
      <source>anonymised</source>
      <translation>zanonimizowano</translation>
    </message>
  </context>
  <context>
    <name>Error</name>
    <message>
      <source>A PIN has {shortest} to {longest} digits.</source>
      <translation>PIN ma od {shortest} do {longest} cyfr.</translation>
    </message>
    <message>
      <source>A newer version of Counterfoil wrote the data in this folder.</source>
      <translation>Dane w tym folderze zapisała nowsza wersja Counterfoil.</translation>
    </message>
    <message>
      <source>A version of Counterfoil before 1.0.0 wrote the data in this folder.</source>
      <translation>Dane w tym folderze zapisała wersja Counterfoil starsza niż 1.0.0.</translation>
    </message>
    <message>
      <source>Access from other computers is off in the settings.</source>
      <translation>Dostęp z innych komputerów jest wyłączony w ustawieniach.</translation>
    </message>
    <message>
      <source>All other lists are read, and changes are sent.</source>
      <translation>Wszystkie inne listy są odczytywane, a zmiany wysyłane.</translation>
    </message>
    <message>
      <source>All records will be downloaded again.</source>
      <translation>Wszystkie rekordy zostaną pobrane ponownie.</translation>
    </message>
    <message>
      <source>All settings are back to their defaults. The damaged file is kept as {kept}.</source>
      <translation>Wszystkie ustawienia mają znowu wartości domyślne. Uszkodzony plik zachowano jako {kept}.</translation>
    </message>
    <message>
      <source>Allowed: {allowed}.</source>
      <translation>Dozwolone: {allowed}.</translation>
    </message>
    <message>
      <source>An older copy of the data was restored</source>
      <translation>Przywrócono starszą kopię danych</translation>
    </message>
    <message>
      <source>Another program uses port {port}.</source>
      <translation>Portu {port} używa inny program.</translation>
    </message>
    <message>
      <source>Another window or service is using this data.</source>
      <translation>Z tych danych korzysta inne okno lub usługa.</translation>
    </message>
    <message>
      <source>Ask the owner of this computer to delete the file. Then unlock and set a new PIN.</source>
      <translation>Poproś właściciela tego komputera o usunięcie pliku. Potem odblokuj komputer i ustaw nowy PIN.</translation>
    </message>
    <message>
      <source>Ask the supplier for ISDOC, UBL, ZUGFeRD or KSeF XML.</source>
      <translation>Poproś dostawcę o ISDOC, UBL, ZUGFeRD albo XML z KSeF.</translation>
    </message>
    <message>
      <source>Cancelled</source>
      <translation>Anulowano</translation>
    </message>
    <message>
      <source>Cannot check for updates</source>
      <translation>Nie można sprawdzić aktualizacji</translation>
    </message>
    <message>
      <source>Cannot save to the folder</source>
      <translation>Nie można zapisywać w folderze</translation>
    </message>
    <message>
      <source>Check in the settings which addresses webhooks may call.</source>
      <translation>Sprawdź w ustawieniach, jakie adresy mogą wywoływać webhooki.</translation>
    </message>
    <message>
      <source>Check the address.</source>
      <translation>Sprawdź adres.</translation>
    </message>
    <message>
      <source>Check the date and the address.</source>
      <translation>Sprawdź datę i adres.</translation>
    </message>
    <message>
      <source>Check the disk and its cable, then save again.</source>
      <translation>Sprawdź dysk i jego kabel, a potem zapisz ponownie.</translation>
    </message>
    <message>
      <source>Check the fields marked in red.</source>
      <translation>Sprawdź pola oznaczone na czerwono.</translation>
    </message>
    <message>
      <source>Check the internet connection and the address.</source>
      <translation>Sprawdź połączenie z internetem i adres.</translation>
    </message>
    <message>
      <source>Check the new values and save again.</source>
      <translation>Sprawdź nowe wartości i zapisz ponownie.</translation>
    </message>
    <message>
      <source>Check the records you changed last.</source>
      <translation>Sprawdź ostatnio zmieniane rekordy.</translation>
    </message>
    <message>
      <source>Check the settings.</source>
      <translation>Sprawdź ustawienia.</translation>
    </message>
    <message>
      <source>Check the shop's records in the cloud first.</source>
      <translation>Najpierw sprawdź dane sklepu w chmurze.</translation>
    </message>
    <message>
      <source>Checking whether the record is in the cloud</source>
      <translation>Sprawdzanie, czy rekord jest w chmurze</translation>
    </message>
    <message>
      <source>Choose a folder on this computer's own disk.</source>
      <translation>Wybierz folder na własnym dysku tego komputera.</translation>
    </message>
    <message>
      <source>Choose another folder, or ask for permission to save there.</source>
      <translation>Wybierz inny folder albo poproś o prawo zapisu.</translation>
    </message>
    <message>
      <source>Choose another folder.</source>
      <translation>Wybierz inny folder.</translation>
    </message>
    <message>
      <source>Choose another port.</source>
      <translation>Wybierz inny port.</translation>
    </message>
    <message>
      <source>Choose other files in the settings.</source>
      <translation>Wybierz inne pliki w ustawieniach.</translation>
    </message>
    <message>
      <source>Choose who you are and try again.</source>
      <translation>Wybierz, kim jesteś, i spróbuj ponownie.</translation>
    </message>
    <message>
      <source>Choose “Start normally” below. If Counterfoil closes again, send us the support report from the settings.</source>
      <translation>Wybierz poniżej „Uruchom normalnie”. Jeśli Counterfoil znowu się zamknie, wyślij nam z ustawień raport dla pomocy technicznej.</translation>
    </message>
    <message>
      <source>Close the other window first.</source>
      <translation>Najpierw zamknij drugie okno.</translation>
    </message>
    <message>
      <source>Connect the shop first.</source>
      <translation>Najpierw połącz sklep.</translation>
    </message>
    <message>
      <source>Connect to cloud {found} first.</source>
      <translation>Najpierw połącz się z chmurą {found}.</translation>
    </message>
    <message>
      <source>Connect to that cloud to continue with them.</source>
      <translation>Połącz się z tą chmurą, aby dalej z nimi pracować.</translation>
    </message>
    <message>
      <source>Connect to your cloud again to continue.</source>
      <translation>Połącz się ponownie ze swoją chmurą, aby pracować dalej.</translation>
    </message>
    <message>
      <source>Correct that record first.</source>
      <translation>Najpierw popraw tamten rekord.</translation>
    </message>
    <message>
      <source>Correct them in the file, or import the rest.</source>
      <translation>Popraw je w pliku albo zaimportuj pozostałe.</translation>
    </message>
    <message>
      <source>Counterfoil closed right after its last two starts. Sync and the servers are off, and the window uses its default layout. Nothing was deleted.</source>
      <translation>Counterfoil zamknął się zaraz po dwóch ostatnich uruchomieniach. Synchronizacja i serwery są wyłączone, a okno ma układ domyślny. Niczego nie usunięto.</translation>
    </message>
    <message>
      <source>Counterfoil compares again automatically.</source>
      <translation>Program automatycznie powtórzy porównanie.</translation>
    </message>
    <message>
      <source>Counterfoil continues automatically.</source>
      <translation>Program wznowi pracę automatycznie.</translation>
    </message>
    <message>
      <source>Counterfoil has no permission to save in {path}.</source>
      <translation>Program nie ma uprawnień do zapisu w {path}.</translation>
    </message>
    <message>
      <source>Counterfoil is already running</source>
      <translation>Counterfoil już działa</translation>
    </message>
    <message>
      <source>Counterfoil started in safe mode</source>
      <translation>Counterfoil uruchomiono w trybie awaryjnym</translation>
    </message>
    <message>
      <source>Counterfoil tries again automatically.</source>
      <translation>Program automatycznie spróbuje ponownie.</translation>
    </message>
    <message>
      <source>Counterfoil tries them again automatically.</source>
      <translation>Program automatycznie spróbuje je odczytać ponownie.</translation>
    </message>
    <message>
      <source>Enter it again.</source>
      <translation>Wpisz go ponownie.</translation>
    </message>
    <message>
      <source>Enter it like https://api.example.com</source>
      <translation>Wpisz go w postaci https://api.example.com</translation>
    </message>
    <message>
      <source>Enter the PIN and try again.</source>
      <translation>Wpisz PIN i spróbuj ponownie.</translation>
    </message>
    <message>
      <source>Free some space and save again.</source>
      <translation>Zwolnij miejsce na dysku i zapisz ponownie.</translation>
    </message>
    <message>
      <source>Install the latest version.</source>
      <translation>Zainstaluj najnowszą wersję.</translation>
    </message>
    <message>
      <source>It does not support this change for this kind of record.</source>
      <translation>Nie obsługuje takiej zmiany dla tego rodzaju rekordów.</translation>
    </message>
    <message>
      <source>It had stopped. Nothing is lost.</source>
      <translation>Zatrzymała się. Nic nie przepadło.</translation>
    </message>
    <message>
      <source>It has been removed elsewhere.</source>
      <translation>Usunięto go w innym miejscu.</translation>
    </message>
    <message>
      <source>It is already in the cloud.</source>
      <translation>Jest już w chmurze.</translation>
    </message>
    <message>
      <source>It is not signed by us, has expired, or is older than one seen before.</source>
      <translation>Nie jest przez nas podpisana, wygasła albo jest starsza niż poprzednia.</translation>
    </message>
    <message>
      <source>It uses a new record that the cloud has not accepted.</source>
      <translation>Używa nowego rekordu, którego chmura nie przyjęła.</translation>
    </message>
    <message>
      <source>It was changed in the cloud.</source>
      <translation>Zmieniono go w chmurze.</translation>
    </message>
    <message>
      <source>Manager's PIN needed</source>
      <translation>Wymagany PIN kierownika</translation>
    </message>
    <message>
      <source>Many records are missing in the cloud</source>
      <translation>W chmurze brakuje wielu rekordów</translation>
    </message>
    <message>
      <source>Missing changes restored from the journal: {edits}.</source>
      <translation>Brakujące zmiany przywrócono z dziennika zmian: {edits}.</translation>
    </message>
    <message>
      <source>Name a data folder: counterfoil --data DIR</source>
      <translation>Wskaż folder danych: counterfoil --data FOLDER</translation>
    </message>
    <message>
      <source>No cloud is connected</source>
      <translation>Nie połączono z chmurą</translation>
    </message>
    <message>
      <source>Nothing is wrong on this computer. Counterfoil tries again later.</source>
      <translation>Na tym komputerze wszystko jest w porządku. Program spróbuje ponownie później.</translation>
    </message>
    <message>
      <source>Nothing of it is sent before you answer on the Sync page.</source>
      <translation>Dopóki nie odpowiesz na stronie Synchronizacja, nic z tego nie zostanie wysłane.</translation>
    </message>
    <message>
      <source>Nothing was changed.</source>
      <translation>Nic nie zmieniono.</translation>
    </message>
    <message>
      <source>Nothing was deleted here. Records that need a decision: {records}.</source>
      <translation>Tutaj niczego nie usunięto. Rekordy do decyzji: {records}.</translation>
    </message>
    <message>
      <source>Nothing was imported</source>
      <translation>Nic nie zaimportowano</translation>
    </message>
    <message>
      <source>Nothing was saved yet.</source>
      <translation>Nic jeszcze nie zapisano.</translation>
    </message>
    <message>
      <source>Nothing was saved.</source>
      <translation>Nic nie zapisano.</translation>
    </message>
    <message>
      <source>Nothing was saved; what you typed is still in the form.</source>
      <translation>Nic nie zapisano; wpisany tekst jest nadal w formularzu.</translation>
    </message>
    <message>
      <source>Nothing was saved; what you typed is still in the form. The disk reported: {reason}.</source>
      <translation>Nic nie zapisano; wpisany tekst jest nadal w formularzu. Komunikat dysku: {reason}.</translation>
    </message>
    <message>
      <source>Open a web browser and sign in to the network, or check the address.</source>
      <translation>Otwórz przeglądarkę i zaloguj się do sieci albo sprawdź adres.</translation>
    </message>
    <message>
      <source>Open it again.</source>
      <translation>Otwórz go ponownie.</translation>
    </message>
    <message>
      <source>Other computers have no access</source>
      <translation>Inne komputery nie mają dostępu</translation>
    </message>
    <message>
      <source>Other records prevent it.</source>
      <translation>Przeszkadzają inne rekordy.</translation>
    </message>
    <message>
      <source>Reconnect the drive and try again. Everything saved earlier is still there.</source>
      <translation>Podłącz dysk i spróbuj ponownie. Wszystko, co zapisano wcześniej, nadal tam jest.</translation>
    </message>
    <message>
      <source>Restart Counterfoil to repair it.</source>
      <translation>Uruchom Counterfoil ponownie, aby go naprawić.</translation>
    </message>
    <message>
      <source>Restore it in the settings, or continue without it.</source>
      <translation>Przywróć ją w ustawieniach albo pracuj dalej bez niej.</translation>
    </message>
    <message>
      <source>Restore the file from a backup, or delete it and create new tokens.</source>
      <translation>Przywróć plik z kopii zapasowej albo usuń go i utwórz tokeny od nowa.</translation>
    </message>
    <message>
      <source>Send this computer's records again, or take the cloud's records.</source>
      <translation>Wyślij ponownie rekordy z tego komputera albo przyjmij starszy stan chmury.</translation>
    </message>
    <message>
      <source>Send unsent changes with that version, then choose another folder.</source>
      <translation>Wyślij niewysłane zmiany w tamtej wersji, a potem wybierz inny folder.</translation>
    </message>
    <message>
      <source>Sign in with a new token.</source>
      <translation>Zaloguj się nowym tokenem.</translation>
    </message>
    <message>
      <source>Some fields need correcting</source>
      <translation>Niektóre pola wymagają poprawy</translation>
    </message>
    <message>
      <source>Some lines were rejected.</source>
      <translation>Niektóre wiersze zostały odrzucone.</translation>
    </message>
    <message>
      <source>Some records from the cloud cannot be read</source>
      <translation>Niektórych rekordów z chmury nie da się odczytać</translation>
    </message>
    <message>
      <source>Some records may not have been downloaded.</source>
      <translation>Niektóre rekordy mogły nie zostać pobrane.</translation>
    </message>
    <message>
      <source>Some unsent changes may be lost</source>
      <translation>Niektóre niewysłane zmiany mogły zostać utracone</translation>
    </message>
    <message>
      <source>Something else answers at this address.</source>
      <translation>Pod tym adresem odpowiada coś innego.</translation>
    </message>
    <message>
      <source>Something else answers in place of the cloud</source>
      <translation>Zamiast chmury odpowiada coś innego</translation>
    </message>
    <message>
      <source>Something went wrong in Counterfoil</source>
      <translation>W programie Counterfoil wystąpił błąd</translation>
    </message>
    <message>
      <source>Sync is paused for a while</source>
      <translation>Synchronizacja jest na chwilę wstrzymana</translation>
    </message>
    <message>
      <source>Sync is starting again</source>
      <translation>Synchronizacja uruchamia się ponownie</translation>
    </message>
    <message>
      <source>The PIN has a wrong length</source>
      <translation>PIN ma niewłaściwą długość</translation>
    </message>
    <message>
      <source>The address cannot be used</source>
      <translation>Nie można użyć adresu</translation>
    </message>
    <message>
      <source>The address is not the cloud's</source>
      <translation>To nie jest adres chmury</translation>
    </message>
    <message>
      <source>The certificate cannot be used</source>
      <translation>Nie można użyć certyfikatu</translation>
    </message>
    <message>
      <source>The certificate in {file} does not match its key.</source>
      <translation>Certyfikat w pliku {file} nie pasuje do swojego klucza.</translation>
    </message>
    <message>
      <source>The cloud does not allow this</source>
      <translation>Chmura na to nie pozwala</translation>
    </message>
    <message>
      <source>The cloud does not answer</source>
      <translation>Chmura nie odpowiada</translation>
    </message>
    <message>
      <source>The cloud does not have it.</source>
      <translation>Nie ma go w chmurze.</translation>
    </message>
    <message>
      <source>The cloud does not share a list</source>
      <translation>Chmura nie udostępnia jednej z list</translation>
    </message>
    <message>
      <source>The cloud failed several times in a row.</source>
      <translation>Chmura zawiodła kilka razy z rzędu.</translation>
    </message>
    <message>
      <source>The cloud has a different number of records</source>
      <translation>W chmurze jest inna liczba rekordów</translation>
    </message>
    <message>
      <source>The cloud has a problem</source>
      <translation>W chmurze wystąpił problem</translation>
    </message>
    <message>
      <source>The cloud limits requests</source>
      <translation>Chmura ograniczyła liczbę zapytań</translation>
    </message>
    <message>
      <source>The cloud rejected the token</source>
      <translation>Chmura odrzuciła token</translation>
    </message>
    <message>
      <source>The cloud rejected the values</source>
      <translation>Chmura odrzuciła wartości</translation>
    </message>
    <message>
      <source>The cloud was restored from an old backup</source>
      <translation>Chmurę przywrócono ze starej kopii zapasowej</translation>
    </message>
    <message>
      <source>The cloud's answer was lost.</source>
      <translation>Odpowiedź chmury nie dotarła.</translation>
    </message>
    <message>
      <source>The cloud's certificate cannot be trusted.</source>
      <translation>Certyfikat chmury nie jest zaufany.</translation>
    </message>
    <message>
      <source>The connection is not secure</source>
      <translation>Połączenie nie jest bezpieczne</translation>
    </message>
    <message>
      <source>The connection to your cloud cannot be read</source>
      <translation>Nie można odczytać połączenia z chmurą</translation>
    </message>
    <message>
      <source>The connection to your cloud is missing</source>
      <translation>Brakuje połączenia z chmurą</translation>
    </message>
    <message>
      <source>The data belongs to another cloud</source>
      <translation>Dane należą do innej chmury</translation>
    </message>
    <message>
      <source>The data cannot be on a network drive</source>
      <translation>Dane nie mogą być na dysku sieciowym</translation>
    </message>
    <message>
      <source>The data comes from a newer version</source>
      <translation>Dane pochodzą z nowszej wersji</translation>
    </message>
    <message>
      <source>The data comes from a version before 1.0.0</source>
      <translation>Dane pochodzą z wersji starszej niż 1.0.0</translation>
    </message>
    <message>
      <source>The data file is damaged</source>
      <translation>Plik danych jest uszkodzony</translation>
    </message>
    <message>
      <source>The data file is missing or empty</source>
      <translation>Brakuje pliku danych albo jest pusty</translation>
    </message>
    <message>
      <source>The data file was an older copy</source>
      <translation>Plik danych był starszą kopią</translation>
    </message>
    <message>
      <source>The data file was damaged and is repaired</source>
      <translation>Plik danych był uszkodzony i został naprawiony</translation>
    </message>
    <message>
      <source>The data file was missing or empty</source>
      <translation>Brakowało pliku danych albo był pusty</translation>
    </message>
    <message>
      <source>The data file was missing or empty and was created again</source>
      <translation>Brakowało pliku danych albo był pusty; utworzono go ponownie</translation>
    </message>
    <message>
      <source>The data is in use by another program</source>
      <translation>Danych używa inny program</translation>
    </message>
    <message>
      <source>The data was copied from elsewhere</source>
      <translation>Dane skopiowano z innego miejsca</translation>
    </message>
    <message>
      <source>The disk cannot be read or written</source>
      <translation>Nie można odczytać dysku ani na nim zapisać</translation>
    </message>
    <message>
      <source>The disk is full</source>
      <translation>Dysk jest pełny</translation>
    </message>
    <message>
      <source>The file cannot be used</source>
      <translation>Nie można użyć pliku</translation>
    </message>
    <message>
      <source>The file is no invoice that can be read</source>
      <translation>Plik nie jest fakturą, którą można odczytać</translation>
    </message>
    <message>
      <source>The file {file} is damaged. Until it is deleted, this computer is view only.</source>
      <translation>Plik {file} jest uszkodzony. Dopóki nie zostanie usunięty, ten komputer jest tylko do odczytu.</translation>
    </message>
    <message>
      <source>The file {file} was not changed. Other programs cannot sign in here.</source>
      <translation>Pliku {file} nie zmieniono. Inne programy nie mogą się tu zalogować.</translation>
    </message>
    <message>
      <source>The file {path} cannot be read.</source>
      <translation>Nie można odczytać pliku {path}.</translation>
    </message>
    <message>
      <source>The file {path} cannot be used.</source>
      <translation>Nie można użyć pliku {path}.</translation>
    </message>
    <message>
      <source>The filter or sort order is not valid.</source>
      <translation>Filtr lub sortowanie jest nieprawidłowe.</translation>
    </message>
    <message>
      <source>The folder cannot be reached</source>
      <translation>Folder jest niedostępny</translation>
    </message>
    <message>
      <source>The folder contains the records of cloud {cloud_id}; unsent changes: {edits}.</source>
      <translation>Folder zawiera rekordy chmury {cloud_id}; niewysłane zmiany: {edits}.</translation>
    </message>
    <message>
      <source>The folder {path} is on another computer.</source>
      <translation>Folder {path} znajduje się na innym komputerze.</translation>
    </message>
    <message>
      <source>The keychain of this computer is not available.</source>
      <translation>Pęk kluczy tego komputera jest niedostępny.</translation>
    </message>
    <message>
      <source>The permissions of this computer cannot be read</source>
      <translation>Nie można odczytać uprawnień tego komputera</translation>
    </message>
    <message>
      <source>The port is in use</source>
      <translation>Port jest zajęty</translation>
    </message>
    <message>
      <source>The record does not allow this.</source>
      <translation>Rekord na to nie pozwala.</translation>
    </message>
    <message>
      <source>The record has changed meanwhile</source>
      <translation>Rekord tymczasem się zmienił</translation>
    </message>
    <message>
      <source>The record was not found</source>
      <translation>Nie znaleziono rekordu</translation>
    </message>
    <message>
      <source>The setting is out of range</source>
      <translation>Ustawienie jest poza zakresem</translation>
    </message>
    <message>
      <source>The settings cannot be read</source>
      <translation>Nie można odczytać ustawień</translation>
    </message>
    <message>
      <source>The token cannot be saved</source>
      <translation>Nie można zapisać tokenu</translation>
    </message>
    <message>
      <source>The token does not allow this, or not for this cloud.</source>
      <translation>Token na to nie pozwala albo nie dotyczy tej chmury.</translation>
    </message>
    <message>
      <source>The tokens of your other programs cannot be read</source>
      <translation>Nie można odczytać tokenów innych programów</translation>
    </message>
    <message>
      <source>The update server cannot be reached.</source>
      <translation>Serwer aktualizacji jest nieosiągalny.</translation>
    </message>
    <message>
      <source>The update was rejected</source>
      <translation>Aktualizację odrzucono</translation>
    </message>
    <message>
      <source>There is a backup: {backup}. It is kept until you decide.</source>
      <translation>Jest kopia zapasowa: {backup}. Zostanie zachowana, dopóki nie zdecydujesz.</translation>
    </message>
    <message>
      <source>There is no shop in this folder</source>
      <translation>W tym folderze nie ma sklepu</translation>
    </message>
    <message>
      <source>There is no such list</source>
      <translation>Nie ma takiej listy</translation>
    </message>
    <message>
      <source>There is no such setting</source>
      <translation>Nie ma takiego ustawienia</translation>
    </message>
    <message>
      <source>These are the records of cloud {cloud}, but this computer is not connected to a cloud. Nothing was changed.</source>
      <translation>To rekordy chmury {cloud}, a ten komputer nie jest połączony z żadną. Nic nie zmieniono.</translation>
    </message>
    <message>
      <source>These are the records of cloud {found}, but this computer is connected to cloud {asked}. Nothing was changed.</source>
      <translation>To rekordy chmury {found}, a ten komputer jest połączony z chmurą {asked}. Nic nie zmieniono.</translation>
    </message>
    <message>
      <source>These records were made without a cloud, but this computer is connected to cloud {cloud}. Nothing was changed.</source>
      <translation>Te rekordy powstały bez chmury, a ten komputer jest połączony z chmurą {cloud}. Nic nie zmieniono.</translation>
    </message>
    <message>
      <source>They were skipped for now; everything else was downloaded.</source>
      <translation>Odłożono je; wszystko inne pobrano.</translation>
    </message>
    <message>
      <source>This account has no home folder</source>
      <translation>To konto nie ma folderu domowego</translation>
    </message>
    <message>
      <source>This address is not allowed</source>
      <translation>Ten adres jest niedozwolony</translation>
    </message>
    <message>
      <source>This computer does not know its issuer: {issuer}.</source>
      <translation>Ten komputer nie zna wystawcy: {issuer}.</translation>
    </message>
    <message>
      <source>This computer is view only</source>
      <translation>Ten komputer jest tylko do odczytu</translation>
    </message>
    <message>
      <source>This is not allowed</source>
      <translation>To niedozwolone</translation>
    </message>
    <message>
      <source>This network may want a sign-in first, or the cloud has moved.</source>
      <translation>Ta sieć może najpierw wymagać zalogowania albo chmura zmieniła adres.</translation>
    </message>
    <message>
      <source>This search is not possible</source>
      <translation>Takie wyszukiwanie nie jest możliwe</translation>
    </message>
    <message>
      <source>This version keeps working. Check the date on this computer.</source>
      <translation>Ta wersja działa dalej. Sprawdź datę na tym komputerze.</translation>
    </message>
    <message>
      <source>Too many requests were made.</source>
      <translation>Wysłano zbyt wiele zapytań.</translation>
    </message>
    <message>
      <source>Try again in a moment.</source>
      <translation>Spróbuj ponownie za chwilę.</translation>
    </message>
    <message>
      <source>Unlock it first.</source>
      <translation>Najpierw go odblokuj.</translation>
    </message>
    <message>
      <source>Unlock the keychain, or save the token in a protected file.</source>
      <translation>Odblokuj pęk kluczy albo zapisz token w chronionym pliku.</translation>
    </message>
    <message>
      <source>Unreadable lines in the journal: {lines}.</source>
      <translation>Nieczytelne wiersze dziennika zmian: {lines}.</translation>
    </message>
    <message>
      <source>Unsent changes kept: {edits}.</source>
      <translation>Zachowane niewysłane zmiany: {edits}.</translation>
    </message>
    <message>
      <source>Unsent changes kept: {edits}. The damaged file is kept as {set_aside}.</source>
      <translation>Zachowane niewysłane zmiany: {edits}. Uszkodzony plik zachowano jako {set_aside}.</translation>
    </message>
    <message>
      <source>Waiting changes in it that may already have been sent: {edits}. Unsent changes made after the copy are missing.</source>
      <translation>Czekające w niej zmiany, które mogły już zostać wysłane: {edits}. Brakuje niewysłanych zmian wprowadzonych po utworzeniu kopii.</translation>
    </message>
    <message>
      <source>Waiting changes that another computer may already have sent: {edits}.</source>
      <translation>Oczekujące zmiany, które mógł już wysłać inny komputer: {edits}.</translation>
    </message>
    <message>
      <source>Waiting for another record</source>
      <translation>Czeka na inny rekord</translation>
    </message>
    <message>
      <source>Who is here?</source>
      <translation>Kto tu jest?</translation>
    </message>
    <message>
      <source>Wrong PIN</source>
      <translation>Błędny PIN</translation>
    </message>
    <message>
      <source>You can keep working; changes are saved on this computer.</source>
      <translation>Możesz pracować dalej; zmiany są zapisywane na tym komputerze.</translation>
    </message>
    <message>
      <source>Your changes are saved on this computer.</source>
      <translation>Zmiany są zapisane na tym komputerze.</translation>
    </message>
    <message>
      <source>Your data is safe. What you typed is still in the form.</source>
      <translation>Dane są bezpieczne. Wpisany tekst jest nadal w formularzu.</translation>
    </message>
    <message>
      <source>Your records and unsent changes are safe. The damaged file is kept as {kept}.</source>
      <translation>Rekordy i niewysłane zmiany są bezpieczne. Uszkodzony plik zachowano jako {kept}.</translation>
    </message>
    <message>
      <source>{key} in the file {file} is not valid, so its default is used. Allowed: {allowed}.</source>
      <translation>Wartość {key} w pliku {file} jest nieprawidłowa, więc używana jest domyślna. Dozwolone: {allowed}.</translation>
    </message>
    <message>
      <source>{path} was not found: its drive was removed, or the folder was moved. Nothing has been saved since.</source>
      <translation>Nie znaleziono {path}: odłączono dysk lub przeniesiono folder. Od tego czasu nic nie zapisano.</translation>
    </message>
  </context>
  <context>
    <name>Event</name>
    <message>
      <source>Changed</source>
      <translation>Zmieniono</translation>
    </message>
    <message>
      <source>Changed in the cloud</source>
      <translation>Zmieniono w chmurze</translation>
    </message>
    <message>
      <source>Copy corrected</source>
      <translation>Poprawiono kopię lokalną</translation>
    </message>
    <message>
      <source>Created</source>
      <translation>Utworzono</translation>
    </message>
    <message>
      <source>Decided</source>
      <translation>Zdecydowano</translation>
    </message>
    <message>
      <source>Deleted</source>
      <translation>Usunięto</translation>
    </message>
    <message>
      <source>Deleted in the cloud</source>
      <translation>Usunięto w chmurze</translation>
    </message>
    <message>
      <source>Deleted in the cloud; the change is kept here</source>
      <translation>Usunięto w chmurze; zmiana jest zachowana tutaj</translation>
    </message>
    <message>
      <source>Discarded; the value is kept here</source>
      <translation>Odrzucono; wartość jest tu zachowana</translation>
    </message>
    <message>
      <source>Restored</source>
      <translation>Przywrócono</translation>
    </message>
    <message>
      <source>Restored in the cloud</source>
      <translation>Przywrócono w chmurze</translation>
    </message>
    <message>
      <source>Sent to the cloud</source>
      <translation>Wysłano do chmury</translation>
    </message>
    <message>
      <source>Two versions merged</source>
      <translation>Scalono dwie wersje</translation>
    </message>
    <message>
      <source>Two versions, needs a decision</source>
      <translation>Dwie wersje, wymaga decyzji</translation>
    </message>
  </context>
  <context>
    <name>Export</name>
    <message numerus="yes">
      <source>%n record(s) written to</source>
      <translation>
        <numerusform>Zapisano %Ln rekord do pliku</numerusform>
        <numerusform>Zapisano %Ln rekordy do pliku</numerusform>
        <numerusform>Zapisano %Ln rekordów do pliku</numerusform>
      </translation>
    </message>
    <message>
      <source>All fields (for re-import)</source>
      <translation>Wszystkie pola (do ponownego importu)</translation>
    </message>
    <message>
      <source>Allergens by name</source>
      <translation>Nazwy alergenów</translation>
    </message>
    <message>
      <source>Allergens by name, those of the ingredients too</source>
      <translation>Nazwy alergenów, także składników</translation>
    </message>
    <message>
      <source>As on screen</source>
      <translation>Jak na ekranie</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
    <message>
      <source>Column names</source>
      <translation>Nazwy kolumn</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Kolumny</translation>
    </message>
    <message>
      <source>Excel</source>
      <translation>Excel</translation>
    </message>
    <message>
      <source>Export</source>
      <translation>Eksport</translation>
    </message>
    <message>
      <source>Ingredients without allergen data</source>
      <translation>Składniki bez danych o alergenach</translation>
    </message>
    <message>
      <source>Only the list's columns</source>
      <translation>Tylko kolumny listy</translation>
    </message>
    <message>
      <source>Save as…</source>
      <translation>Zapisz jako…</translation>
    </message>
    <message numerus="yes">
      <source>Selected: %n record(s)</source>
      <translation>
        <numerusform>Zaznaczone: %Ln rekord</numerusform>
        <numerusform>Zaznaczone: %Ln rekordy</numerusform>
        <numerusform>Zaznaczone: %Ln rekordów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Shown in the list: %n record(s)</source>
      <translation>
        <numerusform>Pokazane na liście: %Ln rekord</numerusform>
        <numerusform>Pokazane na liście: %Ln rekordy</numerusform>
        <numerusform>Pokazane na liście: %Ln rekordów</numerusform>
      </translation>
    </message>
    <message>
      <source>Technical (for import)</source>
      <translation>Techniczne (do importu)</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Tekst</translation>
    </message>
    <message>
      <source>The disk is full. Free some space, or choose another disk.</source>
      <translation>Dysk jest pełny. Zwolnij miejsce albo wybierz inny dysk.</translation>
    </message>
  </context>
  <context>
    <name>Field</name>
    <message>
      <source>Address line 2</source>
      <translation>Adres, wiersz 2</translation>
    </message>
    <message>
      <source>Allergens</source>
      <translation>Alergeny</translation>
    </message>
    <message>
      <source>Always ask for the PIN</source>
      <translation>Zawsze pytaj o PIN</translation>
    </message>
    <message>
      <source>Ask for the price at the till</source>
      <translation>Pytaj o cenę w kasie</translation>
    </message>
    <message>
      <source>Barcode</source>
      <translation>Kod kreskowy</translation>
    </message>
    <message>
      <source>Barcodes (EAN)</source>
      <translation>Kody kreskowe (EAN)</translation>
    </message>
    <message>
      <source>Birthday</source>
      <translation>Data urodzenia</translation>
    </message>
    <message>
      <source>Category</source>
      <translation>Kategoria</translation>
    </message>
    <message>
      <source>Changed by</source>
      <translation>Autor zmiany</translation>
    </message>
    <message>
      <source>Cloud</source>
      <translation>Chmura</translation>
    </message>
    <message>
      <source>Colour</source>
      <translation>Kolor</translation>
    </message>
    <message>
      <source>Company</source>
      <translation>Firma</translation>
    </message>
    <message>
      <source>Company ID</source>
      <translation>Nr firmy (REGON)</translation>
    </message>
    <message>
      <source>Company name</source>
      <translation>Nazwa firmy</translation>
    </message>
    <message>
      <source>Cost without VAT</source>
      <translation>Koszt netto</translation>
    </message>
    <message>
      <source>Country</source>
      <translation>Kraj</translation>
    </message>
    <message>
      <source>Course</source>
      <translation>Kolejność wydania</translation>
    </message>
    <message>
      <source>Created</source>
      <translation>Utworzono</translation>
    </message>
    <message>
      <source>Currency</source>
      <translation>Waluta</translation>
    </message>
    <message>
      <source>Deduct from stock when sold</source>
      <translation>Zmniejszaj stan przy sprzedaży</translation>
    </message>
    <message>
      <source>Deleted</source>
      <translation>Usunięte</translation>
    </message>
    <message>
      <source>Delivery notes</source>
      <translation>Dokumenty dostawy</translation>
    </message>
    <message>
      <source>Description</source>
      <translation>Opis</translation>
    </message>
    <message>
      <source>Description in other languages</source>
      <translation>Opis w innych językach</translation>
    </message>
    <message>
      <source>Discount (%)</source>
      <translation>Rabat (%)</translation>
    </message>
    <message>
      <source>Discount allowed</source>
      <translation>Rabat dozwolony</translation>
    </message>
    <message>
      <source>Discount group</source>
      <translation>Grupa rabatowa</translation>
    </message>
    <message>
      <source>E-mail</source>
      <translation>E-mail</translation>
    </message>
    <message>
      <source>EET subject</source>
      <translation>Podmiot EET</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>Zdarzenie</translation>
    </message>
    <message>
      <source>External ID</source>
      <translation>Zewnętrzne ID</translation>
    </message>
    <message>
      <source>External IDs</source>
      <translation>Wszystkie zewnętrzne ID</translation>
    </message>
    <message>
      <source>Features</source>
      <translation>Cechy</translation>
    </message>
    <message>
      <source>Finished product</source>
      <translation>Produkt gotowy</translation>
    </message>
    <message>
      <source>First name</source>
      <translation>Imię</translation>
    </message>
    <message>
      <source>For sale</source>
      <translation>W sprzedaży</translation>
    </message>
    <message>
      <source>Full name</source>
      <translation>Imię i nazwisko</translation>
    </message>
    <message>
      <source>Header on the receipt</source>
      <translation>Nagłówek paragonu</translation>
    </message>
    <message>
      <source>ID</source>
      <translation>ID</translation>
    </message>
    <message>
      <source>Image URL</source>
      <translation>Adres obrazka</translation>
    </message>
    <message>
      <source>In stock</source>
      <translation>Na stanie</translation>
    </message>
    <message>
      <source>In use</source>
      <translation>W użyciu</translation>
    </message>
    <message>
      <source>Ingredient</source>
      <translation>Składnik</translation>
    </message>
    <message>
      <source>Internal note</source>
      <translation>Notatka wewnętrzna</translation>
    </message>
    <message>
      <source>Items in a package</source>
      <translation>Sztuk w opakowaniu</translation>
    </message>
    <message>
      <source>Last changed</source>
      <translation>Ostatnia zmiana</translation>
    </message>
    <message>
      <source>Last name</source>
      <translation>Nazwisko</translation>
    </message>
    <message>
      <source>Margin</source>
      <translation>Marża</translation>
    </message>
    <message>
      <source>Margin (%)</source>
      <translation>Marża (%)</translation>
    </message>
    <message>
      <source>Maximum discount (%)</source>
      <translation>Maksymalny rabat (%)</translation>
    </message>
    <message>
      <source>May sign in</source>
      <translation>Może się zalogować</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Metoda</translation>
    </message>
    <message>
      <source>Minimum age of buyer</source>
      <translation>Minimalny wiek kupującego</translation>
    </message>
    <message>
      <source>Minimum margin</source>
      <translation>Minimalna marża</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nazwa</translation>
    </message>
    <message>
      <source>Name in other languages</source>
      <translation>Nazwa w innych językach</translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Notatka</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Notatki</translation>
    </message>
    <message>
      <source>Order in lists</source>
      <translation>Kolejność na listach</translation>
    </message>
    <message>
      <source>Other name</source>
      <translation>Inna nazwa</translation>
    </message>
    <message>
      <source>PLU codes</source>
      <translation>Kody PLU</translation>
    </message>
    <message>
      <source>Package content</source>
      <translation>Zawartość opakowania</translation>
    </message>
    <message>
      <source>Package measure</source>
      <translation>Miara opakowania</translation>
    </message>
    <message>
      <source>Package measure unit</source>
      <translation>Jednostka miary opakowania</translation>
    </message>
    <message>
      <source>Package price with VAT</source>
      <translation>Cena opakowania brutto</translation>
    </message>
    <message>
      <source>Payload version</source>
      <translation>Wersja danych</translation>
    </message>
    <message>
      <source>Permissions at the till</source>
      <translation>Uprawnienia w kasie</translation>
    </message>
    <message>
      <source>Permissions in the warehouse</source>
      <translation>Uprawnienia w magazynie</translation>
    </message>
    <message>
      <source>Phone</source>
      <translation>Telefon</translation>
    </message>
    <message>
      <source>Pieces per price</source>
      <translation>Liczba sztuk w cenie</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Punkty</translation>
    </message>
    <message>
      <source>Points earned</source>
      <translation>Punkty za zakup</translation>
    </message>
    <message>
      <source>Postcode</source>
      <translation>Kod pocztowy</translation>
    </message>
    <message>
      <source>Preparation time (s)</source>
      <translation>Czas przygotowania (s)</translation>
    </message>
    <message>
      <source>Price B with VAT</source>
      <translation>Cena B brutto</translation>
    </message>
    <message>
      <source>Price C with VAT</source>
      <translation>Cena C brutto</translation>
    </message>
    <message>
      <source>Price D with VAT</source>
      <translation>Cena D brutto</translation>
    </message>
    <message>
      <source>Price E with VAT</source>
      <translation>Cena E brutto</translation>
    </message>
    <message>
      <source>Price in points</source>
      <translation>Cena w punktach</translation>
    </message>
    <message>
      <source>Price with VAT</source>
      <translation>Cena brutto</translation>
    </message>
    <message>
      <source>Price without VAT</source>
      <translation>Cena netto</translation>
    </message>
    <message>
      <source>Purchase price</source>
      <translation>Cena zakupu</translation>
    </message>
    <message>
      <source>Purchase price without VAT</source>
      <translation>Cena zakupu netto</translation>
    </message>
    <message>
      <source>Quantity</source>
      <translation>Ilość</translation>
    </message>
    <message>
      <source>Rate (%)</source>
      <translation>Stawka (%)</translation>
    </message>
    <message>
      <source>Recipe</source>
      <translation>Receptura</translation>
    </message>
    <message>
      <source>Second company ID</source>
      <translation>Drugi nr firmy</translation>
    </message>
    <message>
      <source>Seller</source>
      <translation>Sprzedawca</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Ustawienia</translation>
    </message>
    <message>
      <source>Show at the till</source>
      <translation>Pokaż w kasie</translation>
    </message>
    <message>
      <source>Stock updated</source>
      <translation>Aktualizacja stanu</translation>
    </message>
    <message>
      <source>Street and number</source>
      <translation>Ulica i numer</translation>
    </message>
    <message>
      <source>Subtitle</source>
      <translation>Podtytuł</translation>
    </message>
    <message>
      <source>Supplier</source>
      <translation>Dostawca</translation>
    </message>
    <message>
      <source>Supplier's code</source>
      <translation>Kod dostawcy</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Tagi</translation>
    </message>
    <message>
      <source>Town</source>
      <translation>Miejscowość</translation>
    </message>
    <message>
      <source>URL</source>
      <translation>URL</translation>
    </message>
    <message>
      <source>Unit</source>
      <translation>Jednostka</translation>
    </message>
    <message>
      <source>VAT</source>
      <translation>VAT</translation>
    </message>
    <message>
      <source>VAT ID</source>
      <translation>NIP</translation>
    </message>
    <message>
      <source>VAT payer</source>
      <translation>Podatnik VAT</translation>
    </message>
    <message>
      <source>Valid until</source>
      <translation>Ważne do</translation>
    </message>
    <message>
      <source>Warehouse</source>
      <translation>Magazyn</translation>
    </message>
    <message>
      <source>Website</source>
      <translation>Strona internetowa</translation>
    </message>
    <message>
      <source>When stock runs out</source>
      <translation>Gdy zabraknie na stanie</translation>
    </message>
  </context>
  <context>
    <name>File</name>
    <message>
      <source>A newer version of Counterfoil made this backup. Install the latest version, then restore it.</source>
      <translation>Tę kopię zapasową utworzyła nowsza wersja Counterfoil. Zainstaluj najnowszą wersję, a potem ją przywróć.</translation>
    </message>
    <message>
      <source>A version of Counterfoil before 1.0.0 made this backup. Choose a newer one.</source>
      <translation>Tę kopię zapasową utworzyła wersja Counterfoil starsza niż 1.0.0. Wybierz nowszą.</translation>
    </message>
    <message>
      <source>Choose a field for at least one column.</source>
      <translation>Wybierz pole przynajmniej dla jednej kolumny.</translation>
    </message>
    <message>
      <source>Choose the column with the EAN, the supplier's code, the PLU or the name.</source>
      <translation>Wybierz kolumnę z EAN, kodem dostawcy, PLU lub nazwą.</translation>
    </message>
    <message>
      <source>Choose the column with the purchase price.</source>
      <translation>Wybierz kolumnę z ceną zakupu.</translation>
    </message>
    <message>
      <source>It cannot be opened.</source>
      <translation>Nie można go otworzyć.</translation>
    </message>
    <message>
      <source>It has more than {limit} cells, including empty ones. Split it, or save it as .csv.</source>
      <translation>Ma ponad {limit} komórek, licząc puste. Podziel go albo zapisz jako .csv.</translation>
    </message>
    <message>
      <source>It has more than {limit} lines. Split it.</source>
      <translation>Ma ponad {limit} wierszy. Podziel go.</translation>
    </message>
    <message>
      <source>It has no column {key}.</source>
      <translation>Nie ma w nim kolumny {key}.</translation>
    </message>
    <message>
      <source>It has no sheet {sheet}.</source>
      <translation>Nie ma w nim arkusza {sheet}.</translation>
    </message>
    <message>
      <source>It is an old Excel file. Save it as .xlsx or .csv.</source>
      <translation>To stary plik Excela. Zapisz go jako .xlsx lub .csv.</translation>
    </message>
    <message>
      <source>It is damaged or not an Excel file. Get it again, or ask for a .csv file.</source>
      <translation>Jest uszkodzony albo nie jest plikiem Excela. Pobierz go ponownie albo poproś o plik .csv.</translation>
    </message>
    <message>
      <source>It is larger than {limit} MB.</source>
      <translation>Jest większy niż {limit} MB.</translation>
    </message>
    <message>
      <source>It is not a Counterfoil backup. Choose another file.</source>
      <translation>To nie jest kopia zapasowa Counterfoil. Wybierz inny plik.</translation>
    </message>
    <message>
      <source>It is not an Excel or CSV file. Open it in a spreadsheet program and save it as .xlsx or .csv.</source>
      <translation>To nie jest plik Excela ani CSV. Otwórz go w arkuszu kalkulacyjnym i zapisz jako .xlsx lub .csv.</translation>
    </message>
    <message>
      <source>It is open in another program. Close it there, or choose another name.</source>
      <translation>Jest otwarty w innym programie. Zamknij go tam albo wybierz inną nazwę.</translation>
    </message>
    <message>
      <source>It is protected by a password. Open it in a spreadsheet program and save it without a password.</source>
      <translation>Jest chroniony hasłem. Otwórz go w arkuszu kalkulacyjnym i zapisz bez hasła.</translation>
    </message>
    <message>
      <source>Its part {part} is damaged. Open it in a spreadsheet program and save it again.</source>
      <translation>Jego część {part} jest uszkodzona. Otwórz go w arkuszu kalkulacyjnym i zapisz ponownie.</translation>
    </message>
    <message>
      <source>Line {line} contains a text longer than {limit} characters. Save the file as .csv.</source>
      <translation>Wiersz {line} zawiera tekst dłuższy niż {limit} znaków. Zapisz plik jako .csv.</translation>
    </message>
    <message>
      <source>Line {line} contains characters that this encoding lacks. Choose another encoding.</source>
      <translation>W wierszu {line} są znaki, których nie ma w tym kodowaniu. Wybierz inne kodowanie.</translation>
    </message>
    <message>
      <source>Line {line} has more than {limit} columns.</source>
      <translation>Wiersz {line} ma ponad {limit} kolumn.</translation>
    </message>
    <message>
      <source>Line {line} is not text. Choose a .csv or .xlsx file.</source>
      <translation>Wiersz {line} nie jest tekstem. Wybierz plik .csv lub .xlsx.</translation>
    </message>
    <message>
      <source>Only a part of it arrived. Get it again, or ask for a .csv file.</source>
      <translation>Dotarła tylko jego część. Pobierz go ponownie albo poproś o plik .csv.</translation>
    </message>
    <message>
      <source>Reading it takes longer than {limit} seconds. Choose a smaller file.</source>
      <translation>Odczyt trwa dłużej niż {limit} sekund. Wybierz mniejszy plik.</translation>
    </message>
    <message>
      <source>Reading it takes more than {limit} MB of memory. Choose a smaller file.</source>
      <translation>Odczyt zajmuje ponad {limit} MB pamięci. Wybierz mniejszy plik.</translation>
    </message>
    <message>
      <source>Records cannot be matched by {key}.</source>
      <translation>Nie można dopasować rekordów według {key}.</translation>
    </message>
    <message>
      <source>The backup is damaged. Choose another one.</source>
      <translation>Kopia zapasowa jest uszkodzona. Wybierz inną.</translation>
    </message>
    <message>
      <source>The backup is incomplete because copying it was interrupted. Copy it again, or choose another one.</source>
      <translation>Kopia zapasowa jest niepełna, bo przerwano jej kopiowanie. Skopiuj ją ponownie albo wybierz inną.</translation>
    </message>
    <message>
      <source>The file is empty.</source>
      <translation>Plik jest pusty.</translation>
    </message>
    <message>
      <source>The folder does not exist. Choose a file in another folder.</source>
      <translation>Folder nie istnieje. Wybierz plik w innym folderze.</translation>
    </message>
    <message>
      <source>The name must end in .csv or .xlsx.</source>
      <translation>Nazwa musi kończyć się na .csv lub .xlsx.</translation>
    </message>
    <message>
      <source>Two columns have one field: {columns}. Choose one of them.</source>
      <translation>Dwie kolumny mają jedno pole: {columns}. Wybierz jedną z nich.</translation>
    </message>
  </context>
  <context>
    <name>Filter</name>
    <message>
      <source>Apply filter</source>
      <translation>Zastosuj filtr</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
    <message>
      <source>Copy filter</source>
      <translation>Kopiuj filtr</translation>
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
      <translation>Filtr jako tekst</translation>
    </message>
    <message>
      <source>Filter in the syntax of the API</source>
      <translation>Filtr w składni API</translation>
    </message>
    <message>
      <source>Operator</source>
      <translation>Operator</translation>
    </message>
    <message>
      <source>Remove this filter</source>
      <translation>Usuń ten filtr</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Wartość</translation>
    </message>
  </context>
  <context>
    <name>FilterProblem</name>
    <message>
      <source>A value cannot contain ; and a value in a list cannot contain a comma.</source>
      <translation>Wartość nie może zawierać średnika (;), a wartość na liście także przecinka.</translation>
    </message>
    <message>
      <source>Enter conditions as field|operator|value, separated by ;</source>
      <translation>Wpisz warunki jako pole|operator|wartość, rozdzielone znakiem ;</translation>
    </message>
    <message>
      <source>The field {field} allows only these operators: {allowed}.</source>
      <translation>Pole {field} dopuszcza tylko te operatory: {allowed}.</translation>
    </message>
    <message>
      <source>The field {field} does not exist.</source>
      <translation>Pole {field} nie istnieje.</translation>
    </message>
    <message>
      <source>The field {field} is never empty; enter 0 or 1.</source>
      <translation>Pole {field} nigdy nie jest puste; wpisz 0 lub 1.</translation>
    </message>
    <message>
      <source>The list cannot be sorted by {field}.</source>
      <translation>Listy nie można sortować według pola {field}.</translation>
    </message>
    <message>
      <source>This filter has too many conditions. Remove some.</source>
      <translation>Ten filtr ma zbyt wiele warunków. Usuń niektóre.</translation>
    </message>
    <message>
      <source>You cannot filter by the field {field}.</source>
      <translation>Nie można filtrować według pola {field}.</translation>
    </message>
    <message>
      <source>{value} is not a valid value for {field}.</source>
      <translation>{value} nie jest prawidłową wartością pola {field}.</translation>
    </message>
  </context>
  <context>
    <name>FirstDownload</name>
    <message>
      <source>Checking this computer</source>
      <translation>Sprawdzanie tego komputera</translation>
    </message>
    <message>
      <source>Checking what is in the cloud…</source>
      <translation>Sprawdzanie zawartości chmury…</translation>
    </message>
    <message>
      <source>Continue in the background</source>
      <translation>Kontynuuj w tle</translation>
    </message>
    <message>
      <source>Downloaded records stay here; the download continues where it stopped.</source>
      <translation>Pobrane rekordy pozostają na tym komputerze; pobieranie ruszy dalej od miejsca przerwania.</translation>
    </message>
    <message>
      <source>Downloading your shop</source>
      <translation>Pobieranie danych sklepu</translation>
    </message>
    <message>
      <source>First download</source>
      <translation>Pierwsze pobieranie</translation>
    </message>
    <message>
      <source>Start working</source>
      <translation>Zacznij pracę</translation>
    </message>
    <message>
      <source>This computer can now work offline</source>
      <translation>Ten komputer może już pracować offline</translation>
    </message>
    <message>
      <source>This computer is not ready yet</source>
      <translation>Ten komputer nie jest jeszcze gotowy</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Spróbuj ponownie</translation>
    </message>
    <message>
      <source>self-test passed</source>
      <translation>autotest pomyślny</translation>
    </message>
  </context>
  <context>
    <name>FirstRun</name>
    <message>
      <source>A bakery with 1,500 products, only on this computer.</source>
      <translation>Piekarnia z 1500 produktami, tylko na tym komputerze.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Wstecz</translation>
    </message>
    <message>
      <source>Choose</source>
      <translation>Wybierz</translation>
    </message>
    <message>
      <source>Connect your shop</source>
      <translation>Połącz swój sklep</translation>
    </message>
    <message>
      <source>Continue from a Counterfoil backup. Works offline.</source>
      <translation>Kontynuacja z kopii zapasowej Counterfoil. Działa offline.</translation>
    </message>
    <message>
      <source>From another computer, or from before this one was set up again.</source>
      <translation>Z innego komputera albo sprzed ponownej konfiguracji tego komputera.</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Język</translation>
    </message>
    <message>
      <source>Restore a backup</source>
      <translation>Przywróć z kopii zapasowej</translation>
    </message>
    <message>
      <source>Sign in on the vendor's page. It sends the token to this computer.</source>
      <translation>Zaloguj się na stronie operatora chmury. Wyśle ona token na ten komputer.</translation>
    </message>
    <message>
      <source>Sign in with the browser</source>
      <translation>Zaloguj się przez przeglądarkę</translation>
    </message>
    <message>
      <source>Start with an empty shop and connect later</source>
      <translation>Zacznij z pustym sklepem i połącz go później</translation>
    </message>
    <message>
      <source>The test only signs in. It changes nothing in the cloud.</source>
      <translation>Test tylko się loguje. Niczego w chmurze nie zmienia.</translation>
    </message>
    <message>
      <source>This folder contains the records of cloud {cloud}; unsent changes: {edits}. Connect to that cloud to continue with them.</source>
      <translation>Ten folder zawiera rekordy chmury {cloud}; niewysłane zmiany: {edits}. Połącz się z tą chmurą, aby dalej z nimi pracować.</translation>
    </message>
    <message>
      <source>Try a practice shop</source>
      <translation>Wypróbuj sklep demonstracyjny</translation>
    </message>
    <message>
      <source>Welcome to Counterfoil</source>
      <translation>Witamy w programie Counterfoil</translation>
    </message>
    <message>
      <source>You need the address, your cloud number and a token.</source>
      <translation>Potrzebne są adres, numer chmury i token.</translation>
    </message>
    <message>
      <source>Your shop's records on this computer, online or offline.</source>
      <translation>Dane sklepu na tym komputerze, online i offline.</translation>
    </message>
  </context>
  <context>
    <name>Flag</name>
    <message>
      <source>Ask for the price</source>
      <translation>Pytaj o cenę</translation>
    </message>
    <message>
      <source>Ask for the quantity</source>
      <translation>Pytaj o ilość</translation>
    </message>
    <message>
      <source>Assembled from other products</source>
      <translation>Złożony z innych produktów</translation>
    </message>
    <message>
      <source>Can be customised</source>
      <translation>Można dostosować</translation>
    </message>
    <message>
      <source>Delivery rate</source>
      <translation>Stawka na dostawę</translation>
    </message>
    <message>
      <source>Exempt from VAT</source>
      <translation>Zwolnione z VAT</translation>
    </message>
    <message>
      <source>Exempt rate</source>
      <translation>Stawka zwolniona</translation>
    </message>
    <message>
      <source>Free licence</source>
      <translation>Licencja bezpłatna</translation>
    </message>
    <message>
      <source>Hide prices</source>
      <translation>Ukryj ceny</translation>
    </message>
    <message>
      <source>Hide stock</source>
      <translation>Ukryj stan magazynowy</translation>
    </message>
    <message>
      <source>Item entered by hand</source>
      <translation>Pozycja wpisana ręcznie</translation>
    </message>
    <message>
      <source>Not sent to the tax office</source>
      <translation>Bez fiskalizacji</translation>
    </message>
    <message>
      <source>Quantity not certified</source>
      <translation>Ilość niepoświadczona</translation>
    </message>
    <message>
      <source>Quick button on the till</source>
      <translation>Szybki przycisk w kasie</translation>
    </message>
    <message>
      <source>Replaced by another branch</source>
      <translation>Zastąpiony przez inny oddział</translation>
    </message>
    <message>
      <source>Sold by time</source>
      <translation>Rozliczanie według czasu</translation>
    </message>
    <message>
      <source>Sold together with another</source>
      <translation>Sprzedawane razem z innym</translation>
    </message>
    <message>
      <source>Special offer</source>
      <translation>Oferta specjalna</translation>
    </message>
    <message>
      <source>Stands in for another branch</source>
      <translation>Zastępuje inny oddział</translation>
    </message>
    <message>
      <source>Take-away allowed</source>
      <translation>Dozwolone na wynos</translation>
    </message>
    <message>
      <source>Take-away item</source>
      <translation>Pozycja na wynos</translation>
    </message>
    <message>
      <source>Take-away rate</source>
      <translation>Stawka na wynos</translation>
    </message>
    <message>
      <source>Time locked</source>
      <translation>Czas zablokowany</translation>
    </message>
  </context>
  <context>
    <name>Form</name>
    <message>
      <source>Add a language</source>
      <translation>Dodaj język</translation>
    </message>
    <message>
      <source>Already used by {name}</source>
      <translation>Ma już {name}</translation>
    </message>
    <message>
      <source>Another colour…</source>
      <translation>Inny kolor…</translation>
    </message>
    <message>
      <source>Changed elsewhere to: {value}</source>
      <translation>Gdzie indziej zmieniono na: {value}</translation>
    </message>
    <message>
      <source>Check the e-mail address. Example: jana@example.com</source>
      <translation>Sprawdź adres e-mail. Przykład: jan@example.com</translation>
    </message>
    <message>
      <source>Check {code}: the last digit does not match the others.</source>
      <translation>Sprawdź {code}: ostatnia cyfra nie pasuje do pozostałych.</translation>
    </message>
    <message>
      <source>Choose a rate</source>
      <translation>Wybierz stawkę</translation>
    </message>
    <message>
      <source>Clear</source>
      <translation>Wyczyść</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zamknij</translation>
    </message>
    <message>
      <source>Close the record</source>
      <translation>Zamknij rekord</translation>
    </message>
    <message>
      <source>Decide…</source>
      <translation>Zdecyduj…</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Dane</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Odrzuć</translation>
    </message>
    <message>
      <source>History</source>
      <translation>Historia</translation>
    </message>
    <message>
      <source>Keep as new</source>
      <translation>Zachowaj jako nowy</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Otwórz</translation>
    </message>
    <message>
      <source>Open it</source>
      <translation>Otwórz go</translation>
    </message>
    <message>
      <source>Parts of the record</source>
      <translation>Części rekordu</translation>
    </message>
    <message>
      <source>Related</source>
      <translation>Powiązane</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Usuń</translation>
    </message>
    <message>
      <source>Remove {what}</source>
      <translation>Usuń: {what}</translation>
    </message>
    <message>
      <source>This record was removed elsewhere. Your changes are still here.</source>
      <translation>Ten rekord usunięto gdzie indziej. Twoje zmiany nadal tu są.</translation>
    </message>
    <message>
      <source>Use this value</source>
      <translation>Użyj tej wartości</translation>
    </message>
    <message>
      <source>You have another new record that is not saved.</source>
      <translation>Masz inny nowy rekord, jeszcze niezapisany.</translation>
    </message>
    <message>
      <source>at least one is required: {fields}</source>
      <translation>wymagane co najmniej jedno: {fields}</translation>
    </message>
    <message>
      <source>required</source>
      <translation>wymagane</translation>
    </message>
    <message>
      <source>{what}: created when you save</source>
      <translation>{what}: utworzenie po zapisaniu</translation>
    </message>
  </context>
  <context>
    <name>Group</name>
    <message>
      <source>Address</source>
      <translation>Adres</translation>
    </message>
    <message>
      <source>At the till</source>
      <translation>W kasie</translation>
    </message>
    <message>
      <source>Basics</source>
      <translation>Dane podstawowe</translation>
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
      <translation>Składniki</translation>
    </message>
    <message>
      <source>Kitchen</source>
      <translation>Kuchnia</translation>
    </message>
    <message>
      <source>Loyalty</source>
      <translation>Program lojalnościowy</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Więcej</translation>
    </message>
    <message>
      <source>More prices and discounts</source>
      <translation>Inne ceny i rabaty</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Notatki</translation>
    </message>
    <message>
      <source>Other names and description</source>
      <translation>Inne nazwy i opis</translation>
    </message>
    <message>
      <source>Permissions</source>
      <translation>Uprawnienia</translation>
    </message>
    <message>
      <source>Stock and packaging</source>
      <translation>Magazyn i opakowania</translation>
    </message>
  </context>
  <context>
    <name>Groups</name>
    <message>
      <source>All</source>
      <translation>Wszystko</translation>
    </message>
    <message>
      <source>First letter</source>
      <translation>Pierwsza litera</translation>
    </message>
    <message>
      <source>Groups</source>
      <translation>Grupy</translation>
    </message>
    <message>
      <source>No groups</source>
      <translation>Bez grup</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Brak</translation>
    </message>
  </context>
  <context>
    <name>Headline</name>
    <message>
      <source>Changes are waiting to be sent</source>
      <translation>Zmiany czekają na wysłanie</translation>
    </message>
    <message>
      <source>Checking less often</source>
      <translation>Rzadsze sprawdzanie</translation>
    </message>
    <message>
      <source>Everything is synced</source>
      <translation>Wszystko zsynchronizowane</translation>
    </message>
    <message>
      <source>Not synced yet</source>
      <translation>Jeszcze nie synchronizowano</translation>
    </message>
    <message>
      <source>Offline – working with the local copy</source>
      <translation>Offline – praca na kopii lokalnej</translation>
    </message>
    <message>
      <source>Paused</source>
      <translation>Wstrzymano</translation>
    </message>
    <message>
      <source>Sign in to send changes</source>
      <translation>Zaloguj się, aby wysłać zmiany</translation>
    </message>
    <message>
      <source>Something needs your decision</source>
      <translation>Coś wymaga decyzji</translation>
    </message>
    <message>
      <source>Sync failed</source>
      <translation>Synchronizacja nie powiodła się</translation>
    </message>
    <message>
      <source>Syncing…</source>
      <translation>Synchronizacja…</translation>
    </message>
    <message>
      <source>The cloud has not answered for some time</source>
      <translation>Chmura od pewnego czasu nie odpowiada</translation>
    </message>
    <message>
      <source>The cloud limits requests</source>
      <translation>Chmura ograniczyła liczbę zapytań</translation>
    </message>
  </context>
  <context>
    <name>Held</name>
    <message>
      <source>Another computer may already have sent this</source>
      <translation>Mógł to już wysłać inny komputer</translation>
    </message>
    <message>
      <source>Changed here and in the cloud</source>
      <translation>Zmieniono tutaj i w chmurze</translation>
    </message>
    <message>
      <source>Changed here, deleted in the cloud</source>
      <translation>Zmieniono tutaj, usunięto w chmurze</translation>
    </message>
    <message>
      <source>Deleted here, changed in the cloud</source>
      <translation>Usunięto tutaj, zmieniono w chmurze</translation>
    </message>
    <message>
      <source>Possible duplicate in the cloud</source>
      <translation>Możliwy duplikat w chmurze</translation>
    </message>
    <message>
      <source>The cloud does not allow this change</source>
      <translation>Chmura nie pozwala na tę zmianę</translation>
    </message>
    <message>
      <source>The cloud rejected it</source>
      <translation>Chmura to odrzuciła</translation>
    </message>
    <message>
      <source>The cloud saved a different value</source>
      <translation>Chmura zapisała inną wartość</translation>
    </message>
    <message>
      <source>The points may or may not have been added</source>
      <translation>Nie wiadomo, czy dodano punkty</translation>
    </message>
    <message>
      <source>The two versions together break a rule</source>
      <translation>Te dwie wersje razem łamią regułę</translation>
    </message>
  </context>
  <context>
    <name>HeldAdvice</name>
    <message>
      <source>Check the customer's points at the till, then choose.</source>
      <translation>Sprawdź punkty klienta w kasie, a potem wybierz.</translation>
    </message>
    <message>
      <source>Choose the cloud's value, or enter another one.</source>
      <translation>Wybierz wartość z chmury albo wpisz inną.</translation>
    </message>
    <message>
      <source>Choose the right value for each field.</source>
      <translation>Wybierz właściwą wartość każdego pola.</translation>
    </message>
    <message>
      <source>Delete it anyway?</source>
      <translation>Usunąć mimo to?</translation>
    </message>
    <message>
      <source>Enter a value that the cloud accepts.</source>
      <translation>Wpisz wartość, którą chmura przyjmie.</translation>
    </message>
    <message>
      <source>Enter values that fit together.</source>
      <translation>Wpisz wartości, które do siebie pasują.</translation>
    </message>
    <message>
      <source>Is it one record or several?</source>
      <translation>To jeden rekord czy kilka?</translation>
    </message>
    <message>
      <source>Keep the record?</source>
      <translation>Zachować rekord?</translation>
    </message>
    <message>
      <source>Send it from here, or leave it to the other computer?</source>
      <translation>Wysłać to stąd czy zostawić drugiemu komputerowi?</translation>
    </message>
    <message>
      <source>Try again later, or choose “Keep the cloud's”.</source>
      <translation>Spróbuj ponownie później albo wybierz „Zachowaj z chmury”.</translation>
    </message>
  </context>
  <context>
    <name>Hint</name>
    <message>
      <source>+10 adds, -5 subtracts, or enter the new number.</source>
      <translation>+10 dodaje, -5 odejmuje; można też wpisać nową liczbę.</translation>
    </message>
    <message>
      <source>A number or a percentage, e.g. 25%</source>
      <translation>Liczba lub procent, np. 25%</translation>
    </message>
    <message>
      <source>Enter a code, then press Enter</source>
      <translation>Wpisz kod i naciśnij Enter</translation>
    </message>
    <message>
      <source>Enter a tag, then press Enter</source>
      <translation>Wpisz tag i naciśnij Enter</translation>
    </message>
    <message>
      <source>Numbers separated by commas.</source>
      <translation>Liczby oddzielone przecinkami.</translation>
    </message>
    <message>
      <source>One per line.</source>
      <translation>Każdy w nowym wierszu.</translation>
    </message>
    <message>
      <source>Type or scan a code</source>
      <translation>Wpisz lub zeskanuj kod</translation>
    </message>
    <message>
      <source>Type or scan to add an ingredient</source>
      <translation>Wpisz lub zeskanuj nowy składnik</translation>
    </message>
    <message>
      <source>Type to search</source>
      <translation>Wpisz, aby wyszukać</translation>
    </message>
    <message>
      <source>e.g. CZ12345678</source>
      <translation>np. PL1234567890</translation>
    </message>
  </context>
  <context>
    <name>History</name>
    <message>
      <source>Clear again</source>
      <translation>Wyczyść ponownie</translation>
    </message>
    <message>
      <source>Deleted; personal data removed for good</source>
      <translation>Usunięto; dane osobowe usunięto na stałe</translation>
    </message>
    <message>
      <source>No changes since it came to this computer.</source>
      <translation>Bez zmian, odkąd jest na tym komputerze.</translation>
    </message>
    <message>
      <source>Purchase price noted on this computer</source>
      <translation>Cena zakupu zapisana na tym komputerze</translation>
    </message>
    <message>
      <source>Restore everything as before this</source>
      <translation>Przywróć wszystko sprzed tej zmiany</translation>
    </message>
    <message>
      <source>Restore everything as created</source>
      <translation>Przywróć wszystko jak przy utworzeniu</translation>
    </message>
    <message>
      <source>Restore record</source>
      <translation>Przywróć rekord</translation>
    </message>
    <message>
      <source>Restore {value}</source>
      <translation>Przywróć: {value}</translation>
    </message>
    <message>
      <source>Show earlier</source>
      <translation>Pokaż wcześniejsze</translation>
    </message>
    <message>
      <source>this computer</source>
      <translation>ten komputer</translation>
    </message>
    <message>
      <source>{field}: values no longer kept</source>
      <translation>{field}: wartości już nie są przechowywane</translation>
    </message>
    <message>
      <source>{field}: {there} in the cloud, {here} here</source>
      <translation>{field}: w chmurze {there}, tutaj {here}</translation>
    </message>
  </context>
  <context>
    <name>Import</name>
    <message numerus="yes">
      <source>%n changed</source>
      <translation>
        <numerusform>%Ln zmieniony</numerusform>
        <numerusform>%Ln zmienione</numerusform>
        <numerusform>%Ln zmienionych</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hidden line(s) in the spreadsheet are included.</source>
      <translation>
        <numerusform>Uwzględniono też %Ln wiersz ukryty w arkuszu.</numerusform>
        <numerusform>Uwzględniono też %Ln wiersze ukryte w arkuszu.</numerusform>
        <numerusform>Uwzględniono też %Ln wierszy ukrytych w arkuszu.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n line(s) saved.</source>
      <translation>
        <numerusform>Zapisano %Ln wiersz.</numerusform>
        <numerusform>Zapisano %Ln wiersze.</numerusform>
        <numerusform>Zapisano %Ln wierszy.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n line(s) to import.</source>
      <translation>
        <numerusform>Do importu jest %Ln wiersz.</numerusform>
        <numerusform>Do importu są %Ln wiersze.</numerusform>
        <numerusform>Do importu jest %Ln wierszy.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n new</source>
      <translation>
        <numerusform>%Ln nowy</numerusform>
        <numerusform>%Ln nowe</numerusform>
        <numerusform>%Ln nowych</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) imported</source>
      <translation>
        <numerusform>Zaimportowano %Ln rekord</numerusform>
        <numerusform>Zaimportowano %Ln rekordy</numerusform>
        <numerusform>Zaimportowano %Ln rekordów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n rejected</source>
      <translation>
        <numerusform>%Ln odrzucony</numerusform>
        <numerusform>%Ln odrzucone</numerusform>
        <numerusform>%Ln odrzuconych</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n to check</source>
      <translation>
        <numerusform>%Ln do sprawdzenia</numerusform>
        <numerusform>%Ln do sprawdzenia</numerusform>
        <numerusform>%Ln do sprawdzenia</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unchanged</source>
      <translation>
        <numerusform>%Ln bez zmian</numerusform>
        <numerusform>%Ln bez zmian</numerusform>
        <numerusform>%Ln bez zmian</numerusform>
      </translation>
    </message>
    <message>
      <source>(none: each line is a record)</source>
      <translation>(brak: każdy wiersz to rekord)</translation>
    </message>
    <message>
      <source>(not imported)</source>
      <translation>(bez importu)</translation>
    </message>
    <message>
      <source>(only the cloud can change it)</source>
      <translation>(może zmienić tylko chmura)</translation>
    </message>
    <message>
      <source>A .csv or .xlsx file with the column names in one line.</source>
      <translation>Plik .csv lub .xlsx z nazwami kolumn w jednym wierszu.</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Wstecz</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
    <message>
      <source>Check</source>
      <translation>Sprawdź</translation>
    </message>
    <message>
      <source>Check the field for each column.</source>
      <translation>Sprawdź pole każdej kolumny.</translation>
    </message>
    <message>
      <source>Choose a file or drop it here</source>
      <translation>Wybierz plik lub upuść go tutaj</translation>
    </message>
    <message>
      <source>Choose a file…</source>
      <translation>Wybierz plik…</translation>
    </message>
    <message>
      <source>Column</source>
      <translation>Kolumna</translation>
    </message>
    <message>
      <source>Column names</source>
      <translation>Nazwy kolumn</translation>
    </message>
    <message>
      <source>Columns of the file</source>
      <translation>Kolumny pliku</translation>
    </message>
    <message>
      <source>Encoding</source>
      <translation>Kodowanie</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>Pole</translation>
    </message>
    <message>
      <source>First values</source>
      <translation>Pierwsze wartości</translation>
    </message>
    <message>
      <source>Import</source>
      <translation>Import</translation>
    </message>
    <message numerus="yes">
      <source>Import %n record(s)</source>
      <translation>
        <numerusform>Importuj %Ln rekord</numerusform>
        <numerusform>Importuj %Ln rekordy</numerusform>
        <numerusform>Importuj %Ln rekordów</numerusform>
      </translation>
    </message>
    <message>
      <source>Import without the lines to check</source>
      <translation>Importuj bez wierszy do sprawdzenia</translation>
    </message>
    <message>
      <source>Import without the rejected lines</source>
      <translation>Importuj bez odrzuconych wierszy</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>Wiersz</translation>
    </message>
    <message>
      <source>Lines with problems</source>
      <translation>Wiersze z problemami</translation>
    </message>
    <message>
      <source>Match records by</source>
      <translation>Dopasuj rekordy według</translation>
    </message>
    <message>
      <source>Nothing has been changed yet.</source>
      <translation>Jeszcze nic nie zmieniono.</translation>
    </message>
    <message>
      <source>Nothing: each line is a new record</source>
      <translation>Bez dopasowania: każdy wiersz to nowy rekord</translation>
    </message>
    <message>
      <source>Possible: {choices}</source>
      <translation>Możliwe: {choices}</translation>
    </message>
    <message>
      <source>Problem</source>
      <translation>Problem</translation>
    </message>
    <message>
      <source>Rejected</source>
      <translation>Odrzucono</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Wynik</translation>
    </message>
    <message>
      <source>Save a sample file</source>
      <translation>Zapisz przykładowy plik</translation>
    </message>
    <message>
      <source>Save a sample file…</source>
      <translation>Zapisz przykładowy plik…</translation>
    </message>
    <message>
      <source>Save the skipped lines</source>
      <translation>Zapisz pominięte wiersze</translation>
    </message>
    <message>
      <source>Save the skipped lines…</source>
      <translation>Zapisz pominięte wiersze…</translation>
    </message>
    <message>
      <source>Saved: {file}. Fill it in, then choose it here.</source>
      <translation>Zapisano: {file}. Wypełnij go, a potem wybierz tutaj.</translation>
    </message>
    <message>
      <source>Separator</source>
      <translation>Separator</translation>
    </message>
    <message>
      <source>Sheet</source>
      <translation>Arkusz</translation>
    </message>
    <message>
      <source>Spreadsheets</source>
      <translation>Arkusze kalkulacyjne</translation>
    </message>
    <message>
      <source>The disk is full. Nothing was changed. Free some space and try again.</source>
      <translation>Dysk jest pełny. Nic nie zmieniono. Zwolnij miejsce i spróbuj ponownie.</translation>
    </message>
    <message>
      <source>The encoding was guessed. If letters look wrong, choose another one.</source>
      <translation>Kodowanie zostało odgadnięte. Jeśli litery wyglądają źle, wybierz inne.</translation>
    </message>
    <message>
      <source>To check</source>
      <translation>Do sprawdzenia</translation>
    </message>
    <message>
      <source>Two columns have the field {field}. Choose one of them.</source>
      <translation>Pole {field} mają dwie kolumny. Wybierz jedną z nich.</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Wartość</translation>
    </message>
    <message>
      <source>You see what each line would change before you import.</source>
      <translation>Przed importem zobaczysz, co zmieni każdy wiersz.</translation>
    </message>
    <message>
      <source>hidden</source>
      <translation>ukryta</translation>
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
      <translation>Dodaj {name} do dostawców</translation>
    </message>
    <message>
      <source>Check the delivery…</source>
      <translation>Sprawdź dostawę…</translation>
    </message>
    <message>
      <source>Choose a line to say what it is.</source>
      <translation>Wybierz wiersz i powiedz, co to jest.</translation>
    </message>
    <message>
      <source>Exchange rate</source>
      <translation>Kurs</translation>
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
      <translation>Nowy produkt</translation>
    </message>
    <message>
      <source>No goods</source>
      <translation>To nie towar</translation>
    </message>
    <message>
      <source>Pieces</source>
      <translation>Sztuki</translation>
    </message>
    <message>
      <source>Supplier's invoice</source>
      <translation>Faktura dostawcy</translation>
    </message>
    <message>
      <source>This is</source>
      <translation>To jest</translation>
    </message>
    <message>
      <source>Use it again</source>
      <translation>Użyj ponownie</translation>
    </message>
    <message>
      <source>pieces in one {unit}</source>
      <translation>sztuk w jednostce {unit}</translation>
    </message>
  </context>
  <context>
    <name>InvoiceDocument</name>
    <message>
      <source>ZUGFeRD 1, which is too old to be read</source>
      <translation>ZUGFeRD 1, który jest zbyt stary, by go odczytać</translation>
    </message>
    <message>
      <source>a Pohoda export</source>
      <translation>eksport z programu Pohoda</translation>
    </message>
    <message>
      <source>a catalogue</source>
      <translation>katalog</translation>
    </message>
    <message>
      <source>a delivery note</source>
      <translation>list dostawy</translation>
    </message>
    <message>
      <source>a farmer's invoice (FA_RR)</source>
      <translation>faktura rolnika (FA_RR)</translation>
    </message>
    <message>
      <source>a quotation</source>
      <translation>oferta</translation>
    </message>
    <message>
      <source>a reminder</source>
      <translation>wezwanie do zapłaty</translation>
    </message>
    <message>
      <source>a statement of account</source>
      <translation>wyciąg z konta</translation>
    </message>
    <message>
      <source>an ISDOC document that is not to be paid</source>
      <translation>dokument ISDOC, którego się nie płaci</translation>
    </message>
    <message>
      <source>an answer to an invoice</source>
      <translation>odpowiedź na fakturę</translation>
    </message>
    <message>
      <source>an order</source>
      <translation>zamówienie</translation>
    </message>
  </context>
  <context>
    <name>InvoiceFile</name>
    <message>
      <source>{file} contains a document type declaration, which invoices never have. It was not read.</source>
      <translation>{file} zawiera deklarację typu dokumentu, której faktury nie mają. Pliku nie odczytano.</translation>
    </message>
    <message>
      <source>{file} has more than {limit} lines. It was not read.</source>
      <translation>{file} ma więcej niż {limit} wierszy. Pliku nie odczytano.</translation>
    </message>
    <message>
      <source>{file} has no ISDOC document inside; ask the supplier for it again.</source>
      <translation>{file} nie zawiera dokumentu ISDOC; poproś dostawcę o niego ponownie.</translation>
    </message>
    <message>
      <source>{file} has several invoices inside ({numbers}).</source>
      <translation>{file} zawiera kilka faktur ({numbers}).</translation>
    </message>
    <message>
      <source>{file} is damaged (line {line}); ask the supplier for it again.</source>
      <translation>{file} jest uszkodzony (wiersz {line}); poproś dostawcę o niego ponownie.</translation>
    </message>
    <message>
      <source>{file} is damaged; ask the supplier for it again.</source>
      <translation>{file} jest uszkodzony; poproś dostawcę o niego ponownie.</translation>
    </message>
    <message>
      <source>{file} is empty; ask the supplier for it again.</source>
      <translation>{file} jest pusty; poproś dostawcę o niego ponownie.</translation>
    </message>
    <message>
      <source>{file} is encrypted; ask the supplier for it without a password.</source>
      <translation>{file} jest zaszyfrowany; poproś dostawcę o plik bez hasła.</translation>
    </message>
    <message>
      <source>{file} is nested deeper than any invoice. It was not read.</source>
      <translation>{file} jest zagnieżdżony głębiej niż jakakolwiek faktura. Pliku nie odczytano.</translation>
    </message>
    <message>
      <source>{file} is no invoice in a known format; ask the supplier for ISDOC, UBL, ZUGFeRD or KSeF XML.</source>
      <translation>{file} nie jest fakturą w znanym formacie; poproś dostawcę o ISDOC, UBL, ZUGFeRD lub KSeF XML.</translation>
    </message>
    <message>
      <source>{file} is of a version that cannot be read ({version}); ask the supplier for a newer one.</source>
      <translation>{file} jest w wersji, której nie można odczytać ({version}); poproś dostawcę o nowszą.</translation>
    </message>
    <message>
      <source>{file} is only a picture of an invoice; ask the supplier for ISDOC, ZUGFeRD or XML.</source>
      <translation>{file} to tylko obraz faktury; poproś dostawcę o ISDOC, ZUGFeRD lub XML.</translation>
    </message>
    <message>
      <source>{file} is {what}, not an invoice.</source>
      <translation>{file} to {what}, a nie faktura.</translation>
    </message>
    <message>
      <source>{file} unpacks to more than {limit} MB. It was not read.</source>
      <translation>{file} po rozpakowaniu ma ponad {limit} MB. Pliku nie odczytano.</translation>
    </message>
  </context>
  <context>
    <name>InvoiceNote</name>
    <message>
      <source>A discount of {amount} {currency} on the whole invoice is not in these prices.</source>
      <translation>Rabatu {amount} {currency} na całą fakturę nie ma w tych cenach.</translation>
    </message>
    <message>
      <source>A newer invoice of this supplier ({date}) was already used; these prices may be old.</source>
      <translation>Nowsza faktura tego dostawcy ({date}) została już użyta; te ceny mogą być stare.</translation>
    </message>
    <message>
      <source>A service or charge, no goods: no price.</source>
      <translation>Usługa lub opłata, nie towar: bez ceny.</translation>
    </message>
    <message>
      <source>All lines are services or charges: there are no goods, and no prices change.</source>
      <translation>Wszystkie wiersze to usługi lub opłaty: nie ma towarów i ceny się nie zmieniają.</translation>
    </message>
    <message>
      <source>An invoice with this number of this supplier was used on {date} by {who}; it may be the same one.</source>
      <translation>Fakturę o tym numerze od tego dostawcy użył {who} dnia {date}; może to być ta sama.</translation>
    </message>
    <message>
      <source>Free goods: the purchase price stays.</source>
      <translation>Towar gratis: cena zakupu zostaje.</translation>
    </message>
    <message>
      <source>How many pieces are in one {unit}?</source>
      <translation>Ile sztuk jest w jednostce {unit}?</translation>
    </message>
    <message>
      <source>How many pieces are in one {unit}? The product says {item}, the name {name}.</source>
      <translation>Ile sztuk jest w jednostce {unit}? Produkt podaje {item}, nazwa {name}.</translation>
    </message>
    <message>
      <source>It is sold by {unit}, the product is kept by {own}; correct the unit of the product.</source>
      <translation>Sprzedawane jest na {unit}, produkt prowadzony jest na {own}; popraw jednostkę produktu.</translation>
    </message>
    <message>
      <source>Its price is in another currency, whose rate is not known.</source>
      <translation>Cena jest w innej walucie, której kurs nie jest znany.</translation>
    </message>
    <message>
      <source>Matched as a person did before.</source>
      <translation>Dopasowano jak poprzednio.</translation>
    </message>
    <message>
      <source>No code and no product of this name: a deposit or packaging, no price.</source>
      <translation>Bez kodu i bez produktu o tej nazwie: kaucja lub opakowanie, bez ceny.</translation>
    </message>
    <message>
      <source>No code and no product of this name: match it in the window, or make a new product.</source>
      <translation>Bez kodu i bez produktu o tej nazwie: dopasuj go w oknie albo utwórz nowy produkt.</translation>
    </message>
    <message>
      <source>No price and no total.</source>
      <translation>Bez ceny i bez sumy.</translation>
    </message>
    <message>
      <source>No quantity: no price.</source>
      <translation>Bez ilości: bez ceny.</translation>
    </message>
    <message>
      <source>Prices are in {currency}. Enter what 1 {currency} costs in {own}.</source>
      <translation>Ceny są w {currency}. Wpisz, ile kosztuje 1 {currency} w {own}.</translation>
    </message>
    <message>
      <source>Prices are in {currency}; 1 {currency} = {rate} {own}, from the invoice.</source>
      <translation>Ceny są w {currency}; 1 {currency} = {rate} {own}, z faktury.</translation>
    </message>
    <message>
      <source>Prices are in {currency}; 1 {currency} = {rate} {own}.</source>
      <translation>Ceny są w {currency}; 1 {currency} = {rate} {own}.</translation>
    </message>
    <message>
      <source>Prices on the invoice include VAT; it was taken out by the rate of each line.</source>
      <translation>Ceny na fakturze zawierają VAT; odjęto go według stawki każdego wiersza.</translation>
    </message>
    <message>
      <source>Quantity 0: no price.</source>
      <translation>Ilość 0: bez ceny.</translation>
    </message>
    <message>
      <source>Remembered as no goods: no price.</source>
      <translation>Zapamiętane jako nie towar: bez ceny.</translation>
    </message>
    <message>
      <source>Return of {quantity}: no price.</source>
      <translation>Zwrot {quantity}: bez ceny.</translation>
    </message>
    <message>
      <source>Several suppliers fit {name} ({ids}). Merge them, or correct their numbers.</source>
      <translation>Do {name} ({ids}) pasuje kilku dostawców. Scal ich albo popraw ich numery.</translation>
    </message>
    <message>
      <source>The numbers on the invoice are those of {name}, not of {given}.</source>
      <translation>Numery na fakturze należą do {name}, a nie {given}.</translation>
    </message>
    <message>
      <source>The product is on several lines at different prices; the price is their average by quantity.</source>
      <translation>Produkt jest w kilku wierszach po różnych cenach; cena to ich średnia według ilości.</translation>
    </message>
    <message>
      <source>The product was deleted here; restore it, or match another one.</source>
      <translation>Produkt został tu usunięty; przywróć go albo dopasuj inny.</translation>
    </message>
    <message>
      <source>The same product as on line {line}; both lines count together.</source>
      <translation>Ten sam produkt co w wierszu {line}; oba wiersze liczą się razem.</translation>
    </message>
    <message>
      <source>The unit {unit} is not known; the price is kept for one of it.</source>
      <translation>Jednostka {unit} nie jest znana; cena dotyczy jednej.</translation>
    </message>
    <message>
      <source>This asks for an advance payment and is no invoice for goods: it changes no prices.</source>
      <translation>Wezwanie do zaliczki, a nie faktura za towar: nie zmienia cen.</translation>
    </message>
    <message>
      <source>This asks to be paid and is no invoice for goods: it changes no prices.</source>
      <translation>Wezwanie do zapłaty, a nie faktura za towar: nie zmienia cen.</translation>
    </message>
    <message>
      <source>This corrects {numbers}: nothing is done by itself. Choose the lines whose prices after the correction are right.</source>
      <translation>To koryguje {numbers}: nic nie dzieje się samo. Wybierz wiersze, których ceny po korekcie są właściwe.</translation>
    </message>
    <message>
      <source>This document changes no prices.</source>
      <translation>Ten dokument nie zmienia cen.</translation>
    </message>
    <message>
      <source>This invoice has totals but no lines {profile}; ask the supplier for one with lines.</source>
      <translation>Faktura ma sumy, ale nie ma wierszy {profile}; poproś dostawcę o fakturę z wierszami.</translation>
    </message>
    <message>
      <source>This invoice is addressed to {name} ({ids}); use it only if that is your shop.</source>
      <translation>Faktura jest wystawiona na {name} ({ids}); użyj jej tylko, jeśli to twój sklep.</translation>
    </message>
    <message>
      <source>This invoice was already used on {date} by {who} ({lines} lines).</source>
      <translation>Tę fakturę użył już {who} dnia {date} (wierszy: {lines}).</translation>
    </message>
    <message>
      <source>This is a credit note for {numbers}: it changes no prices.</source>
      <translation>Nota kredytowa do {numbers}: nie zmienia cen.</translation>
    </message>
    <message>
      <source>This is a debit note for {numbers}: it changes no prices.</source>
      <translation>Nota debetowa do {numbers}: nie zmienia cen.</translation>
    </message>
    <message>
      <source>This is no invoice for goods: it changes no prices.</source>
      <translation>To nie jest faktura za towar: nie zmienia cen.</translation>
    </message>
    <message>
      <source>This is the state before the correction: no price.</source>
      <translation>Stan przed korektą: bez ceny.</translation>
    </message>
    <message>
      <source>VAT {listed} % on the invoice, {was} % on the product. The product keeps {was} %.</source>
      <translation>VAT {listed} % na fakturze, {was} % w produkcie. Produkt zachowa {was} %.</translation>
    </message>
    <message>
      <source>{name} ({ids}) is not in your suppliers.</source>
      <translation>{name} ({ids}) nie jest wśród twoich dostawców.</translation>
    </message>
    <message>
      <source>{name} is in your suppliers with another number ({ids}). Correct it there if it is this one.</source>
      <translation>{name} jest wśród twoich dostawców z innym numerem ({ids}). Popraw go tam, jeśli to ten.</translation>
    </message>
    <message>
      <source>{percent} %: pack or piece? Say how many pieces are in one unit.</source>
      <translation>{percent} %: opakowanie czy sztuka? Powiedz, ile sztuk jest w jednostce.</translation>
    </message>
    <message>
      <source>{quantity} x {price} is not quite {total}; the price is by the total.</source>
      <translation>{quantity} x {price} to nie całkiem {total}; cena jest według sumy.</translation>
    </message>
    <message>
      <source>{quantity} x {price} is not {total}; check the invoice.</source>
      <translation>{quantity} x {price} to nie {total}; sprawdź fakturę.</translation>
    </message>
    <message>
      <source>{reason}: {amount} {currency} on the whole invoice is not in these prices.</source>
      <translation>{reason}: {amount} {currency} na całą fakturę nie ma w tych cenach.</translation>
    </message>
    <message>
      <source>{unit} of {pieces}: {price} each, {piece} a piece.</source>
      <translation>{unit} po {pieces}: {price} za jednostkę, {piece} za sztukę.</translation>
    </message>
    <message>
      <source>{unit}: taken as one piece, since the product has this code.</source>
      <translation>{unit}: przyjęto jako jedną sztukę, bo produkt ma ten kod.</translation>
    </message>
    <message>
      <source>{value} is not a number as XML writes it; ask the supplier for a correct invoice.</source>
      <translation>{value} nie jest liczbą w zapisie XML; poproś dostawcę o poprawną fakturę.</translation>
    </message>
  </context>
  <context>
    <name>Labels</name>
    <message numerus="yes">
      <source>%n label(s)</source>
      <translation>
        <numerusform>%Ln cenówka</numerusform>
        <numerusform>%Ln cenówki</numerusform>
        <numerusform>%Ln cenówek</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n label(s) sent to the printer</source>
      <translation>
        <numerusform>Wysłano do drukarki %Ln cenówkę</numerusform>
        <numerusform>Wysłano do drukarki %Ln cenówki</numerusform>
        <numerusform>Wysłano do drukarki %Ln cenówek</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n label(s) written to</source>
      <translation>
        <numerusform>Zapisano %Ln cenówkę do pliku</numerusform>
        <numerusform>Zapisano %Ln cenówki do pliku</numerusform>
        <numerusform>Zapisano %Ln cenówek do pliku</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lowest price(s) may be too high: prices before {day} are unknown here.</source>
      <translation>
        <numerusform>%Ln najniższa cena może być zbyt wysoka: ceny sprzed {day} nie są tu znane.</numerusform>
        <numerusform>%Ln najniższe ceny mogą być zbyt wysokie: ceny sprzed {day} nie są tu znane.</numerusform>
        <numerusform>%Ln najniższych cen może być zbyt wysokich: ceny sprzed {day} nie są tu znane.</numerusform>
      </translation>
    </message>
    <message>
      <source>30-day low: {price}</source>
      <translation>Najniższa z 30 dni: {price}</translation>
    </message>
    <message>
      <source>Allergens: {names}</source>
      <translation>Alergeny: {names}</translation>
    </message>
    <message>
      <source>Changed since a date</source>
      <translation>Zmienione od dnia</translation>
    </message>
    <message>
      <source>Changed since the last printing</source>
      <translation>Zmienione od ostatniego wydruku</translation>
    </message>
    <message>
      <source>Changed since the last printing ({count})</source>
      <translation>Zmienione od ostatniego wydruku ({count})</translation>
    </message>
    <message>
      <source>Click the first free label</source>
      <translation>Kliknij pierwszą wolną cenówkę</translation>
    </message>
    <message>
      <source>First free label on the sheet</source>
      <translation>Pierwsza wolna cenówka na arkuszu</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>Cenówki</translation>
    </message>
    <message>
      <source>Labels per record</source>
      <translation>Liczba cenówek na rekord</translation>
    </message>
    <message>
      <source>Labels…</source>
      <translation>Cenówki…</translation>
    </message>
    <message>
      <source>Loading…</source>
      <translation>Wczytywanie…</translation>
    </message>
    <message>
      <source>Lowest price in the previous 30 days: {price}</source>
      <translation>Najniższa cena z 30 dni przed obniżką: {price}</translation>
    </message>
    <message>
      <source>Next page</source>
      <translation>Następna strona</translation>
    </message>
    <message>
      <source>No printer found. Connect one, or save the labels as a PDF.</source>
      <translation>Nie znaleziono drukarki. Podłącz ją albo zapisz cenówki jako PDF.</translation>
    </message>
    <message>
      <source>Nothing to print. Select products, or change the filter.</source>
      <translation>Nie ma czego drukować. Zaznacz produkty albo zmień filtr.</translation>
    </message>
    <message>
      <source>Only {count} labels can be printed at once. Print the rest afterwards.</source>
      <translation>Naraz można wydrukować tylko {count} cenówek. Resztę wydrukuj potem.</translation>
    </message>
    <message>
      <source>Page {at} of {total}</source>
      <translation>Strona {at} z {total}</translation>
    </message>
    <message>
      <source>Paper</source>
      <translation>Papier</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>Podgląd</translation>
    </message>
    <message>
      <source>Previous page</source>
      <translation>Poprzednia strona</translation>
    </message>
    <message>
      <source>Print labels</source>
      <translation>Drukowanie cenówek</translation>
    </message>
    <message>
      <source>Print labels…</source>
      <translation>Drukuj cenówki…</translation>
    </message>
    <message>
      <source>Print the allergens, including those of ingredients</source>
      <translation>Drukuj alergeny, także składników</translation>
    </message>
    <message>
      <source>Print the barcode</source>
      <translation>Drukuj kod kreskowy</translation>
    </message>
    <message>
      <source>Print the lowest price before a discount</source>
      <translation>Drukuj najniższą cenę przed obniżką</translation>
    </message>
    <message>
      <source>Print the price</source>
      <translation>Drukuj cenę</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>Drukuj…</translation>
    </message>
    <message>
      <source>Save as PDF</source>
      <translation>Zapisz jako PDF</translation>
    </message>
    <message>
      <source>Save as PDF…</source>
      <translation>Zapisz jako PDF…</translation>
    </message>
    <message>
      <source>Set by an import or a price change</source>
      <translation>Ustawione przez import lub zmianę cen</translation>
    </message>
    <message>
      <source>The disk is full. Free some space, or choose another disk.</source>
      <translation>Dysk jest pełny. Zwolnij miejsce albo wybierz inny dysk.</translation>
    </message>
    <message>
      <source>The printer did not respond. Check that it is on and has paper, then print again.</source>
      <translation>Drukarka nie odpowiedziała. Sprawdź, czy jest włączona i ma papier, a potem drukuj ponownie.</translation>
    </message>
    <message>
      <source>You can print labels from the lists of products and ingredients.</source>
      <translation>Cenówki można drukować z list produktów i składników.</translation>
    </message>
    <message>
      <source>change</source>
      <translation>zmiana</translation>
    </message>
    <message>
      <source>import</source>
      <translation>import</translation>
    </message>
    <message>
      <source>not all stated</source>
      <translation>nie podano wszystkich</translation>
    </message>
    <message>
      <source>not stated: {names}</source>
      <translation>nie podano: {names}</translation>
    </message>
    <message numerus="yes">
      <source>on %n sheet(s)</source>
      <translation>
        <numerusform>na %Ln arkuszu</numerusform>
        <numerusform>na %Ln arkuszach</numerusform>
        <numerusform>na %Ln arkuszach</numerusform>
      </translation>
    </message>
    <message>
      <source>pc</source>
      <translation>szt.</translation>
    </message>
  </context>
  <context>
    <name>Leaving</name>
    <message numerus="yes">
      <source>%n change(s) on this computer have not been sent.</source>
      <translation>
        <numerusform>%Ln zmiana na tym komputerze nie została wysłana.</numerusform>
        <numerusform>%Ln zmiany na tym komputerze nie zostały wysłane.</numerusform>
        <numerusform>%Ln zmian na tym komputerze nie zostało wysłanych.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n change(s) saved to {file}</source>
      <translation>
        <numerusform>Zapisano %Ln zmianę: {file}</numerusform>
        <numerusform>Zapisano %Ln zmiany: {file}</numerusform>
        <numerusform>Zapisano %Ln zmian: {file}</numerusform>
      </translation>
    </message>
    <message>
      <source>After</source>
      <translation>Po</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Przed</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Zakończ</translation>
    </message>
    <message>
      <source>Save to a file…</source>
      <translation>Zapisz do pliku…</translation>
    </message>
    <message>
      <source>Save unsent changes</source>
      <translation>Zapisz niewysłane zmiany</translation>
    </message>
    <message>
      <source>Send first</source>
      <translation>Najpierw wyślij</translation>
    </message>
    <message>
      <source>Send them or save them to a file first.</source>
      <translation>Najpierw je wyślij albo zapisz do pliku.</translation>
    </message>
    <message>
      <source>Sign out</source>
      <translation>Wyloguj się</translation>
    </message>
    <message>
      <source>Signed out. The records stay on this computer.</source>
      <translation>Wylogowano. Rekordy pozostają na tym komputerze.</translation>
    </message>
    <message>
      <source>Signing out…</source>
      <translation>Wylogowywanie…</translation>
    </message>
    <message>
      <source>Some changes were not sent</source>
      <translation>Niektórych zmian nie wysłano</translation>
    </message>
    <message>
      <source>Switch to another cloud</source>
      <translation>Zmiana chmury</translation>
    </message>
    <message>
      <source>The token is deleted. All records stay on this computer until you sign in again.</source>
      <translation>Token zostanie usunięty. Wszystkie rekordy pozostaną na tym komputerze do ponownego zalogowania.</translation>
    </message>
    <message>
      <source>They are safe here, but Counterfoil will not send them automatically at the next start.</source>
      <translation>Są tu bezpieczne, ale Counterfoil nie wyśle ich automatycznie przy następnym uruchomieniu.</translation>
    </message>
    <message>
      <source>They belong to the cloud you are leaving. They stay here and are sent when you return to it.</source>
      <translation>Należą do chmury, którą opuszczasz. Pozostaną tutaj i zostaną wysłane po powrocie do niej.</translation>
    </message>
    <message>
      <source>Unsent changes</source>
      <translation>Niewysłane zmiany</translation>
    </message>
    <message>
      <source>unsent changes.xlsx</source>
      <translation>niewysłane zmiany.xlsx</translation>
    </message>
  </context>
  <context>
    <name>List</name>
    <message>
      <source>Add the first one, import a file, or sync with the cloud.</source>
      <translation>Dodaj pierwszy rekord, zaimportuj plik albo zsynchronizuj z chmurą.</translation>
    </message>
    <message>
      <source>All states</source>
      <translation>Wszystkie statusy</translation>
    </message>
    <message>
      <source>Clear the filter</source>
      <translation>Wyczyść filtr</translation>
    </message>
    <message>
      <source>Clear the search</source>
      <translation>Wyczyść wyszukiwanie</translation>
    </message>
    <message>
      <source>Default order</source>
      <translation>Kolejność domyślna</translation>
    </message>
    <message>
      <source>Export…</source>
      <translation>Eksportuj…</translation>
    </message>
    <message>
      <source>Import…</source>
      <translation>Importuj…</translation>
    </message>
    <message>
      <source>In stock</source>
      <translation>Na stanie</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Więcej</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nazwa</translation>
    </message>
    <message>
      <source>Nothing found for “{text}”</source>
      <translation>Nic nie znaleziono dla „{text}”</translation>
    </message>
    <message>
      <source>Nothing in this state</source>
      <translation>Brak rekordów o tym statusie</translation>
    </message>
    <message>
      <source>Nothing matches the filter</source>
      <translation>Nic nie pasuje do filtra</translation>
    </message>
    <message>
      <source>Remove or change a condition.</source>
      <translation>Usuń lub zmień warunek.</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Szukaj</translation>
    </message>
    <message>
      <source>Search (Ctrl+F)</source>
      <translation>Szukaj (Ctrl+F)</translation>
    </message>
    <message>
      <source>Search deleted records too</source>
      <translation>Szukaj też w usuniętych rekordach</translation>
    </message>
    <message>
      <source>Select mode</source>
      <translation>Tryb zaznaczania</translation>
    </message>
    <message>
      <source>Show all</source>
      <translation>Pokaż wszystko</translation>
    </message>
    <message>
      <source>Show deleted</source>
      <translation>Pokaż usunięte</translation>
    </message>
    <message>
      <source>Sort by</source>
      <translation>Sortuj według</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Status</translation>
    </message>
    <message>
      <source>The filter is not valid</source>
      <translation>Filtr jest nieprawidłowy</translation>
    </message>
    <message>
      <source>The first download is in progress</source>
      <translation>Trwa pierwsze pobieranie</translation>
    </message>
    <message>
      <source>They come from the cloud.</source>
      <translation>Pochodzą z chmury.</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Spróbuj ponownie</translation>
    </message>
    <message>
      <source>Try fewer letters or a different word.</source>
      <translation>Wpisz mniej liter lub inne słowo.</translation>
    </message>
    <message>
      <source>ascending</source>
      <translation>rosnąco</translation>
    </message>
    <message>
      <source>descending</source>
      <translation>malejąco</translation>
    </message>
    <message>
      <source>{new} “{text}”</source>
      <translation>{new} „{text}”</translation>
    </message>
  </context>
  <context>
    <name>Menu</name>
    <message>
      <source>Colours</source>
      <translation>Motyw</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>Kompaktowe</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Ciemny</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Wysoki kontrast</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Język</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Jasny</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Normalne</translation>
    </message>
    <message>
      <source>Same as system</source>
      <translation>Jak w systemie</translation>
    </message>
    <message>
      <source>Spacing</source>
      <translation>Odstępy</translation>
    </message>
    <message>
      <source>Touch</source>
      <translation>Dotykowe</translation>
    </message>
  </context>
  <context>
    <name>New</name>
    <message>
      <source>New EET subject</source>
      <translation>Nowy podmiot EET</translation>
    </message>
    <message>
      <source>New branch</source>
      <translation>Nowy oddział</translation>
    </message>
    <message>
      <source>New category</source>
      <translation>Nowa kategoria</translation>
    </message>
    <message>
      <source>New customer</source>
      <translation>Nowy klient</translation>
    </message>
    <message>
      <source>New discount group</source>
      <translation>Nowa grupa rabatowa</translation>
    </message>
    <message>
      <source>New employee</source>
      <translation>Nowy pracownik</translation>
    </message>
    <message>
      <source>New ingredient</source>
      <translation>Nowy składnik</translation>
    </message>
    <message>
      <source>New product</source>
      <translation>Nowy produkt</translation>
    </message>
    <message>
      <source>New stock item</source>
      <translation>Nowa pozycja magazynowa</translation>
    </message>
    <message>
      <source>New supplier</source>
      <translation>Nowy dostawca</translation>
    </message>
    <message>
      <source>New tag</source>
      <translation>Nowy tag</translation>
    </message>
    <message>
      <source>New tax rate</source>
      <translation>Nowa stawka VAT</translation>
    </message>
    <message>
      <source>New warehouse</source>
      <translation>Nowy magazyn</translation>
    </message>
    <message>
      <source>New webhook</source>
      <translation>Nowy webhook</translation>
    </message>
  </context>
  <context>
    <name>Notice</name>
    <message>
      <source>Safe mode: sync and the servers are off.</source>
      <translation>Tryb awaryjny: synchronizacja i serwery są wyłączone.</translation>
    </message>
    <message>
      <source>Skip this version</source>
      <translation>Pomiń tę wersję</translation>
    </message>
    <message>
      <source>Start normally</source>
      <translation>Uruchom normalnie</translation>
    </message>
    <message>
      <source>This computer is view only.</source>
      <translation>Ten komputer jest tylko do odczytu.</translation>
    </message>
    <message>
      <source>Unlock…</source>
      <translation>Odblokuj…</translation>
    </message>
    <message>
      <source>{service} copies the data folder and can damage it. Close Counterfoil and move the folder elsewhere.</source>
      <translation>{service} kopiuje folder danych i może go uszkodzić. Zamknij Counterfoil i przenieś folder w inne miejsce.</translation>
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
      <translation>co najmniej</translation>
    </message>
    <message>
      <source>at most</source>
      <translation>co najwyżej</translation>
    </message>
    <message>
      <source>before</source>
      <translation>przed</translation>
    </message>
    <message>
      <source>contains</source>
      <translation>zawiera tekst</translation>
    </message>
    <message>
      <source>does not have</source>
      <translation>nie zawiera</translation>
    </message>
    <message>
      <source>from</source>
      <translation>od</translation>
    </message>
    <message>
      <source>has</source>
      <translation>zawiera</translation>
    </message>
    <message>
      <source>has none of</source>
      <translation>nie zawiera żadnego z</translation>
    </message>
    <message>
      <source>has one of</source>
      <translation>zawiera jedno z</translation>
    </message>
    <message>
      <source>is</source>
      <translation>jest równe</translation>
    </message>
    <message>
      <source>is empty</source>
      <translation>jest puste</translation>
    </message>
    <message>
      <source>is filled in</source>
      <translation>jest wypełnione</translation>
    </message>
    <message>
      <source>is none of</source>
      <translation>nie jest żadnym z</translation>
    </message>
    <message>
      <source>is not</source>
      <translation>nie jest równe</translation>
    </message>
    <message>
      <source>is one of</source>
      <translation>jest jednym z</translation>
    </message>
    <message>
      <source>less than</source>
      <translation>mniej niż</translation>
    </message>
    <message>
      <source>more than</source>
      <translation>więcej niż</translation>
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
      <translation>inny program</translation>
    </message>
    <message>
      <source>command line</source>
      <translation>wiersz poleceń</translation>
    </message>
    <message>
      <source>connecting</source>
      <translation>połączenie</translation>
    </message>
    <message>
      <source>import</source>
      <translation>import</translation>
    </message>
    <message>
      <source>planned prices</source>
      <translation>zaplanowane ceny</translation>
    </message>
    <message>
      <source>sync</source>
      <translation>synchronizacja</translation>
    </message>
    <message>
      <source>the cloud</source>
      <translation>chmura</translation>
    </message>
    <message>
      <source>this window</source>
      <translation>to okno</translation>
    </message>
  </context>
  <context>
    <name>Outcome</name>
    <message>
      <source>Cloud not reached</source>
      <translation>Chmura nieosiągalna</translation>
    </message>
    <message>
      <source>Done, a decision is still open</source>
      <translation>Gotowe, czeka jeszcze decyzja</translation>
    </message>
    <message>
      <source>Failed</source>
      <translation>Nie powiodło się</translation>
    </message>
    <message>
      <source>Needs a decision</source>
      <translation>Wymaga decyzji</translation>
    </message>
    <message>
      <source>Sign-in failed</source>
      <translation>Logowanie nie powiodło się</translation>
    </message>
    <message>
      <source>Some changes are still waiting</source>
      <translation>Niektóre zmiany jeszcze czekają</translation>
    </message>
    <message>
      <source>Stopped</source>
      <translation>Zatrzymano</translation>
    </message>
    <message>
      <source>Up to date</source>
      <translation>Zsynchronizowano</translation>
    </message>
  </context>
  <context>
    <name>Overview</name>
    <message numerus="yes">
      <source>%n label(s) to print</source>
      <translation>
        <numerusform>%Ln cenówka do druku</numerusform>
        <numerusform>%Ln cenówki do druku</numerusform>
        <numerusform>%Ln cenówek do druku</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n sold below cost</source>
      <translation>
        <numerusform>%Ln poniżej kosztu</numerusform>
        <numerusform>%Ln poniżej kosztu</numerusform>
        <numerusform>%Ln poniżej kosztu</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n sold out</source>
      <translation>
        <numerusform>brak na stanie: %Ln</numerusform>
        <numerusform>brak na stanie: %Ln</numerusform>
        <numerusform>brak na stanie: %Ln</numerusform>
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
      <translation>Dodaj</translation>
    </message>
    <message>
      <source>Add your first product</source>
      <translation>Dodaj pierwszy produkt</translation>
    </message>
    <message>
      <source>Changed since yesterday</source>
      <translation>Zmienione od wczoraj</translation>
    </message>
    <message>
      <source>Connect</source>
      <translation>Połącz</translation>
    </message>
    <message>
      <source>Connect this computer to your shop's cloud</source>
      <translation>Połącz ten komputer z chmurą swojego sklepu</translation>
    </message>
    <message>
      <source>Decide</source>
      <translation>Zdecyduj</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Kontynuuj</translation>
    </message>
    <message>
      <source>Import</source>
      <translation>Importuj</translation>
    </message>
    <message>
      <source>Import your customers from a file</source>
      <translation>Zaimportuj klientów z pliku</translation>
    </message>
    <message>
      <source>Memberships ending soon</source>
      <translation>Wygasające członkostwa</translation>
    </message>
    <message>
      <source>Next three steps</source>
      <translation>Trzy następne kroki</translation>
    </message>
    <message numerus="yes">
      <source>No sync for %n day(s).</source>
      <translation>
        <numerusform>Brak synchronizacji od %Ln dnia.</numerusform>
        <numerusform>Brak synchronizacji od %Ln dni.</numerusform>
        <numerusform>Brak synchronizacji od %Ln dni.</numerusform>
      </translation>
    </message>
    <message>
      <source>Not saved yet</source>
      <translation>Jeszcze niezapisane</translation>
    </message>
    <message>
      <source>Nothing to do right now.</source>
      <translation>Teraz nie ma nic do zrobienia.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Otwórz</translation>
    </message>
    <message>
      <source>Prices</source>
      <translation>Ceny</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>Drukuj</translation>
    </message>
    <message>
      <source>See why</source>
      <translation>Zobacz przyczynę</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Pokaż</translation>
    </message>
    <message>
      <source>Sign in</source>
      <translation>Zaloguj</translation>
    </message>
    <message>
      <source>Stock</source>
      <translation>Magazyn</translation>
    </message>
    <message>
      <source>The cloud asks you to sign in again</source>
      <translation>Chmura prosi o ponowne zalogowanie</translation>
    </message>
    <message>
      <source>To decide</source>
      <translation>Do decyzji</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>i jeszcze %Ln</numerusform>
        <numerusform>i jeszcze %Ln</numerusform>
        <numerusform>i jeszcze %Ln</numerusform>
      </translation>
    </message>
    <message>
      <source>in the cloud</source>
      <translation>w chmurze</translation>
    </message>
  </context>
  <context>
    <name>Palette</name>
    <message>
      <source>Found</source>
      <translation>Znalezione</translation>
    </message>
    <message>
      <source>Go to</source>
      <translation>Przejdź do</translation>
    </message>
    <message>
      <source>Nothing found. Try fewer letters.</source>
      <translation>Nic nie znaleziono. Wpisz mniej liter.</translation>
    </message>
    <message>
      <source>Search or run a command</source>
      <translation>Wyszukaj lub wykonaj polecenie</translation>
    </message>
    <message>
      <source>Type a command, a page or a record</source>
      <translation>Wpisz polecenie, stronę lub rekord</translation>
    </message>
  </context>
  <context>
    <name>Paste</name>
    <message numerus="yes">
      <source>%n more value(s) do not fit.</source>
      <translation>
        <numerusform>%Ln kolejna wartość się nie mieści.</numerusform>
        <numerusform>%Ln kolejne wartości się nie mieszczą.</numerusform>
        <numerusform>%Ln kolejnych wartości się nie mieści.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n not changed; see the note.</source>
      <translation>
        <numerusform>Bez zmian: %Ln; zobacz uwagę.</numerusform>
        <numerusform>Bez zmian: %Ln; zobacz uwagę.</numerusform>
        <numerusform>Bez zmian: %Ln; zobacz uwagę.</numerusform>
      </translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Uwaga</translation>
    </message>
    <message>
      <source>Nothing to paste.</source>
      <translation>Nie ma czego wkleić.</translation>
    </message>
    <message>
      <source>Only the first column is pasted.</source>
      <translation>Wklejana jest tylko pierwsza kolumna.</translation>
    </message>
    <message>
      <source>Paste a column</source>
      <translation>Wklejanie kolumny</translation>
    </message>
    <message>
      <source>Paste into: {field}</source>
      <translation>Wklej do: {field}</translation>
    </message>
    <message>
      <source>You cannot paste into this column.</source>
      <translation>Do tej kolumny nie można wklejać.</translation>
    </message>
  </context>
  <context>
    <name>Phase</name>
    <message>
      <source>Comparing</source>
      <translation>Porównywanie</translation>
    </message>
    <message>
      <source>Downloading</source>
      <translation>Pobieranie</translation>
    </message>
    <message>
      <source>Finishing</source>
      <translation>Kończenie</translation>
    </message>
    <message>
      <source>Sending</source>
      <translation>Wysyłanie</translation>
    </message>
    <message>
      <source>Signing in</source>
      <translation>Logowanie</translation>
    </message>
  </context>
  <context>
    <name>Pin</name>
    <message>
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Dalej</translation>
    </message>
    <message>
      <source>Delete the last digit</source>
      <translation>Usuń ostatnią cyfrę</translation>
    </message>
    <message>
      <source>Manager's PIN</source>
      <translation>PIN kierownika</translation>
    </message>
    <message>
      <source>PIN</source>
      <translation>PIN</translation>
    </message>
    <message numerus="yes">
      <source>Too many wrong PINs. Wait %n second(s).</source>
      <translation>
        <numerusform>Zbyt wiele błędnych kodów PIN. Poczekaj %Ln sekundę.</numerusform>
        <numerusform>Zbyt wiele błędnych kodów PIN. Poczekaj %Ln sekundy.</numerusform>
        <numerusform>Zbyt wiele błędnych kodów PIN. Poczekaj %Ln sekund.</numerusform>
      </translation>
    </message>
    <message>
      <source>Wrong PIN. Enter it again.</source>
      <translation>Błędny PIN. Wpisz go ponownie.</translation>
    </message>
  </context>
  <context>
    <name>PlanOutcome</name>
    <message>
      <source>Already had this price</source>
      <translation>Miał już tę cenę</translation>
    </message>
    <message>
      <source>Changed: needs a decision</source>
      <translation>Zmieniono: wymaga decyzji</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Wykonano</translation>
    </message>
    <message>
      <source>Missed: the computer was off</source>
      <translation>Pominięto: komputer był wyłączony</translation>
    </message>
    <message>
      <source>Needs a decision</source>
      <translation>Wymaga decyzji</translation>
    </message>
    <message>
      <source>Not changed</source>
      <translation>Bez zmian</translation>
    </message>
    <message>
      <source>Not due yet</source>
      <translation>Jeszcze nie czas</translation>
    </message>
    <message>
      <source>Previous price restored</source>
      <translation>Przywrócono poprzednią cenę</translation>
    </message>
    <message>
      <source>The product is deleted</source>
      <translation>Produkt jest usunięty</translation>
    </message>
    <message>
      <source>Undone</source>
      <translation>Cofnięto</translation>
    </message>
  </context>
  <context>
    <name>PlanState</name>
    <message>
      <source>Active</source>
      <translation>Obowiązuje</translation>
    </message>
    <message>
      <source>Cancelled</source>
      <translation>Anulowano</translation>
    </message>
    <message>
      <source>Ended</source>
      <translation>Zakończono</translation>
    </message>
    <message>
      <source>Needs your decision</source>
      <translation>Wymaga decyzji</translation>
    </message>
    <message>
      <source>Planned</source>
      <translation>Zaplanowano</translation>
    </message>
    <message>
      <source>Undone</source>
      <translation>Cofnięto</translation>
    </message>
  </context>
  <context>
    <name>Plans</name>
    <message numerus="yes">
      <source>%n price(s) planned</source>
      <translation>
        <numerusform>%Ln cena zaplanowana</numerusform>
        <numerusform>%Ln ceny zaplanowane</numerusform>
        <numerusform>%Ln cen zaplanowanych</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n product(s)</source>
      <translation>
        <numerusform>%Ln produkt</numerusform>
        <numerusform>%Ln produkty</numerusform>
        <numerusform>%Ln produktów</numerusform>
      </translation>
    </message>
    <message>
      <source>All prices changed meanwhile, so nothing is planned.</source>
      <translation>Wszystkie ceny tymczasem się zmieniły, więc nic nie zaplanowano.</translation>
    </message>
    <message>
      <source>Cancel plan</source>
      <translation>Anuluj plan</translation>
    </message>
    <message>
      <source>Christmas</source>
      <translation>Boże Narodzenie</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zamknij</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Od</translation>
    </message>
    <message>
      <source>From {day} again: {price} (plan {name})</source>
      <translation>Od {day} ponownie: {price} (plan {name})</translation>
    </message>
    <message>
      <source>From {day}: {name}, {products}</source>
      <translation>Od {day}: {name}, {products}</translation>
    </message>
    <message>
      <source>From {day}: {price} (plan {name})</source>
      <translation>Od {day}: {price} (plan {name})</translation>
    </message>
    <message>
      <source>If somebody changes a price before then, Counterfoil asks and does not overwrite it.</source>
      <translation>Jeśli ktoś wcześniej zmieni cenę, program zapyta i jej nie nadpisze.</translation>
    </message>
    <message>
      <source>In the list of products choose “Prices…”, enter the new prices and plan them for later.</source>
      <translation>Na liście produktów wybierz „Ceny…”, wpisz nowe ceny i zaplanuj je na później.</translation>
    </message>
    <message>
      <source>Keep all current prices</source>
      <translation>Zachowaj wszystkie obecne ceny</translation>
    </message>
    <message>
      <source>Keep the current price</source>
      <translation>Zachowaj obecną cenę</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nazwa</translation>
    </message>
    <message>
      <source>Nothing is planned</source>
      <translation>Nic nie jest zaplanowane</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>Teraz</translation>
    </message>
    <message>
      <source>Plan</source>
      <translation>Plan</translation>
    </message>
    <message numerus="yes">
      <source>Plan %n new price(s)</source>
      <translation>
        <numerusform>Zaplanuj %Ln nową cenę</numerusform>
        <numerusform>Zaplanuj %Ln nowe ceny</numerusform>
        <numerusform>Zaplanuj %Ln nowych cen</numerusform>
      </translation>
    </message>
    <message>
      <source>Plan for later</source>
      <translation>Zaplanuj na później</translation>
    </message>
    <message>
      <source>Plan for later…</source>
      <translation>Zaplanuj na później…</translation>
    </message>
    <message>
      <source>Plan {name}: changed meanwhile, needs your decision</source>
      <translation>Plan {name}: tymczasem zmieniono, wymaga decyzji</translation>
    </message>
    <message>
      <source>Planned</source>
      <translation>Planowana</translation>
    </message>
    <message>
      <source>Planned prices</source>
      <translation>Zaplanowane ceny</translation>
    </message>
    <message>
      <source>Plans</source>
      <translation>Plany</translation>
    </message>
    <message>
      <source>Prices of the plan</source>
      <translation>Ceny planu</translation>
    </message>
    <message>
      <source>Print labels…</source>
      <translation>Drukuj cenówki…</translation>
    </message>
    <message>
      <source>Print the new labels now</source>
      <translation>Od razu wydrukować nowe cenówki</translation>
    </message>
    <message>
      <source>Products</source>
      <translation>Produkty</translation>
    </message>
    <message>
      <source>Restore the previous prices from</source>
      <translation>Przywróć poprzednie ceny od</translation>
    </message>
    <message>
      <source>Restore the previous prices now</source>
      <translation>Przywróć poprzednie ceny teraz</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Wynik</translation>
    </message>
    <message>
      <source>Starts</source>
      <translation>Obowiązuje od</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Status</translation>
    </message>
    <message>
      <source>Stop and keep prices</source>
      <translation>Zakończ i zachowaj ceny</translation>
    </message>
    <message>
      <source>The end must be after the start.</source>
      <translation>Koniec musi być po początku.</translation>
    </message>
    <message>
      <source>This computer changes the prices by its clock, even offline. If it is off, it does so at the next start.</source>
      <translation>Ten komputer zmienia ceny według swojego zegara, także offline. Jeśli jest wyłączony, robi to przy następnym uruchomieniu.</translation>
    </message>
    <message>
      <source>Undo the plan</source>
      <translation>Cofnij plan</translation>
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
      <translation>Użyj wszystkich cen z planu</translation>
    </message>
    <message>
      <source>Use the planned price</source>
      <translation>Użyj ceny z planu</translation>
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
        <numerusform>{name}: %Ln cena do decyzji</numerusform>
        <numerusform>{name}: %Ln ceny do decyzji</numerusform>
        <numerusform>{name}: %Ln cen do decyzji</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>PriceMark</name>
    <message>
      <source>below cost</source>
      <translation>poniżej kosztu</translation>
    </message>
    <message>
      <source>changes by more than 30%</source>
      <translation>zmiana o ponad 30%</translation>
    </message>
    <message>
      <source>no selling price yet</source>
      <translation>brak jeszcze ceny sprzedaży</translation>
    </message>
  </context>
  <context>
    <name>PriceReason</name>
    <message>
      <source>skipped: below zero</source>
      <translation>pominięto: cena poniżej zera</translation>
    </message>
    <message>
      <source>skipped: needs a decision</source>
      <translation>pominięto: wymaga decyzji</translation>
    </message>
    <message>
      <source>skipped: no VAT rate</source>
      <translation>pominięto: brak stawki VAT</translation>
    </message>
    <message>
      <source>skipped: no current price</source>
      <translation>pominięto: brak obecnej ceny</translation>
    </message>
    <message>
      <source>skipped: no purchase price</source>
      <translation>pominięto: brak ceny zakupu</translation>
    </message>
  </context>
  <context>
    <name>Prices</name>
    <message numerus="yes">
      <source>%n changed meanwhile, not overwritten</source>
      <translation>
        <numerusform>tymczasem zmienione, nienadpisane: %Ln</numerusform>
        <numerusform>tymczasem zmienione, nienadpisane: %Ln</numerusform>
        <numerusform>tymczasem zmienione, nienadpisane: %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n price(s) changed</source>
      <translation>
        <numerusform>Zmieniono %Ln cenę</numerusform>
        <numerusform>Zmieniono %Ln ceny</numerusform>
        <numerusform>Zmieniono %Ln cen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n price(s) will change.</source>
      <translation>
        <numerusform>Zmieni się %Ln cena.</numerusform>
        <numerusform>Zmienią się %Ln ceny.</numerusform>
        <numerusform>Zmieni się %Ln cen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n skipped.</source>
      <translation>
        <numerusform>Pominięto: %Ln.</numerusform>
        <numerusform>Pominięto: %Ln.</numerusform>
        <numerusform>Pominięto: %Ln.</numerusform>
      </translation>
    </message>
    <message>
      <source>+5%, -10, x {factor} or {price}</source>
      <translation>+5%, -10, x {factor} lub {price}</translation>
    </message>
    <message>
      <source>A new VAT rate</source>
      <translation>Nowa stawka VAT</translation>
    </message>
    <message numerus="yes">
      <source>Change %n price(s)</source>
      <translation>
        <numerusform>Zmień %Ln cenę</numerusform>
        <numerusform>Zmień %Ln ceny</numerusform>
        <numerusform>Zmień %Ln cen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Check %n of them.</source>
      <translation>
        <numerusform>Sprawdź %Ln z nich.</numerusform>
        <numerusform>Sprawdź %Ln z nich.</numerusform>
        <numerusform>Sprawdź %Ln z nich.</numerusform>
      </translation>
    </message>
    <message>
      <source>Current price</source>
      <translation>Obecna cena</translation>
    </message>
    <message>
      <source>Difference</source>
      <translation>Różnica</translation>
    </message>
    <message>
      <source>Enter a price or a change, e.g. +5%.</source>
      <translation>Wpisz cenę lub zmianę, np. +5%.</translation>
    </message>
    <message>
      <source>Keep the prices without VAT</source>
      <translation>Zachowaj ceny netto</translation>
    </message>
    <message>
      <source>Margin (%)</source>
      <translation>Marża (%)</translation>
    </message>
    <message>
      <source>Margin {part}% ({earned} per unit without VAT). Cost {cost}: {where}.</source>
      <translation>Marża {part}% ({earned} za jednostkę netto). Koszt {cost}: {where}.</translation>
    </message>
    <message>
      <source>Markup (%)</source>
      <translation>Narzut (%)</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Metoda</translation>
    </message>
    <message>
      <source>New price or change</source>
      <translation>Nowa cena lub zmiana</translation>
    </message>
    <message numerus="yes">
      <source>New prices for %n product(s)</source>
      <translation>
        <numerusform>Nowa cena dla %Ln produktu</numerusform>
        <numerusform>Nowe ceny dla %Ln produktów</numerusform>
        <numerusform>Nowe ceny dla %Ln produktów</numerusform>
      </translation>
    </message>
    <message>
      <source>New rate (%)</source>
      <translation>Nowa stawka (%)</translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Uwaga</translation>
    </message>
    <message>
      <source>Price to change</source>
      <translation>Zmieniana cena</translation>
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
      <translation>Cena zakupu i marża</translation>
    </message>
    <message>
      <source>Purchase price and markup</source>
      <translation>Cena zakupu i narzut</translation>
    </message>
    <message>
      <source>Starting price</source>
      <translation>Cena wyjściowa</translation>
    </message>
    <message>
      <source>You can change prices in the list of products.</source>
      <translation>Ceny można zmieniać na liście produktów.</translation>
    </message>
    <message>
      <source>ending in {ending}</source>
      <translation>z końcówką {ending}</translation>
    </message>
    <message>
      <source>of the price without VAT</source>
      <translation>ceny netto</translation>
    </message>
    <message>
      <source>of the purchase price</source>
      <translation>ceny zakupu</translation>
    </message>
  </context>
  <context>
    <name>Print</name>
    <message>
      <source>the first {count}</source>
      <translation>pierwsze {count}</translation>
    </message>
  </context>
  <context>
    <name>Problem</name>
    <message>
      <source>A deleted record cannot be saved. Restore it first.</source>
      <translation>Usuniętego rekordu nie można zapisać. Najpierw go przywróć.</translation>
    </message>
    <message>
      <source>A quotation mark is not closed or is in the wrong place.</source>
      <translation>Cudzysłów nie jest zamknięty lub jest w złym miejscu.</translation>
    </message>
    <message>
      <source>A record with this name already exists: {ids}.</source>
      <translation>Rekord o tej nazwie już istnieje: {ids}.</translation>
    </message>
    <message>
      <source>A tag cannot contain , ^ ? * ( ) [ ] $</source>
      <translation>Tag nie może zawierać znaków , ^ ? * ( ) [ ] $</translation>
    </message>
    <message>
      <source>A tag cannot start with a dot.</source>
      <translation>Tag nie może zaczynać się od kropki.</translation>
    </message>
    <message>
      <source>Another record already has this code: {ids}.</source>
      <translation>Ten kod ma już inny rekord: {ids}.</translation>
    </message>
    <message>
      <source>Another record already has this. Enter something else.</source>
      <translation>Inny rekord już to ma. Wpisz coś innego.</translation>
    </message>
    <message>
      <source>At most {limit} characters, now {actual}.</source>
      <translation>Najwyżej {limit} znaków, teraz {actual}.</translation>
    </message>
    <message>
      <source>Choose a record from the list, or the new one at its end.</source>
      <translation>Wybierz rekord z listy albo nowy na jej końcu.</translation>
    </message>
    <message>
      <source>Choose a record from the list.</source>
      <translation>Wybierz rekord z listy.</translation>
    </message>
    <message>
      <source>Choose one from the list.</source>
      <translation>Wybierz z listy.</translation>
    </message>
    <message>
      <source>Does not match the price with VAT. Clear one of the two, or enter {expected}.</source>
      <translation>Nie zgadza się z ceną brutto. Wyczyść jedną z nich albo wpisz {expected}.</translation>
    </message>
    <message>
      <source>Enter a colour, e.g. #1A7F37</source>
      <translation>Wpisz kolor, np. #1A7F37</translation>
    </message>
    <message>
      <source>Enter a date.</source>
      <translation>Wpisz datę.</translation>
    </message>
    <message>
      <source>Enter a full address, e.g. https://www.example.com</source>
      <translation>Wpisz pełny adres, np. https://www.example.com</translation>
    </message>
    <message>
      <source>Enter a name, or leave it empty.</source>
      <translation>Wpisz nazwę albo zostaw puste pole.</translation>
    </message>
    <message>
      <source>Enter a number above zero.</source>
      <translation>Wpisz liczbę większą od zera.</translation>
    </message>
    <message>
      <source>Enter a number, e.g. {example}</source>
      <translation>Wpisz liczbę, np. {example}</translation>
    </message>
    <message>
      <source>Enter a number, or a percentage up to 100%</source>
      <translation>Wpisz liczbę lub procent do 100%</translation>
    </message>
    <message>
      <source>Enter a whole number.</source>
      <translation>Wpisz liczbę całkowitą.</translation>
    </message>
    <message>
      <source>Enter the VAT ID with the country code and without spaces, e.g. CZ12345678</source>
      <translation>Wpisz NIP z kodem kraju i bez spacji, np. PL1234567890</translation>
    </message>
    <message>
      <source>Enter the language, a colon and the text, e.g. de: Kaffee</source>
      <translation>Wpisz język, dwukropek i tekst, np. de: Kaffee</translation>
    </message>
    <message>
      <source>Enter yes or no.</source>
      <translation>Wpisz tak lub nie.</translation>
    </message>
    <message>
      <source>Enter {maximum} or less.</source>
      <translation>Wpisz {maximum} lub mniej.</translation>
    </message>
    <message>
      <source>Enter {minimum} or more.</source>
      <translation>Wpisz {minimum} lub więcej.</translation>
    </message>
    <message>
      <source>Fill in the first name, the last name or the company.</source>
      <translation>Wpisz imię, nazwisko lub firmę.</translation>
    </message>
    <message>
      <source>Fill this in.</source>
      <translation>Wypełnij to pole.</translation>
    </message>
    <message>
      <source>Line {line} already changes this record.</source>
      <translation>Ten rekord zmienia już wiersz {line}.</translation>
    </message>
    <message>
      <source>Line {line} already has this code.</source>
      <translation>Ten kod jest już w wierszu {line}.</translation>
    </message>
    <message>
      <source>Matched without leading zeros.</source>
      <translation>Dopasowano bez zer wiodących.</translation>
    </message>
    <message>
      <source>More than one record has this name. Enter the ID.</source>
      <translation>Tę nazwę ma więcej niż jeden rekord. Wpisz ID.</translation>
    </message>
    <message>
      <source>More than one record has this value: {ids}. Match by ID instead.</source>
      <translation>Tę wartość ma więcej niż jeden rekord: {ids}. Dopasuj według ID.</translation>
    </message>
    <message>
      <source>Must match “Ask for the price”.</source>
      <translation>Musi być zgodne z opcją „Pytaj o cenę”.</translation>
    </message>
    <message>
      <source>Needs a decision.</source>
      <translation>Wymaga decyzji.</translation>
    </message>
    <message>
      <source>No record has this ID.</source>
      <translation>Żaden rekord nie ma tego ID.</translation>
    </message>
    <message>
      <source>No record has this name. Add it first, or enter its ID.</source>
      <translation>Żaden rekord nie ma tej nazwy. Najpierw go dodaj albo wpisz jego ID.</translation>
    </message>
    <message>
      <source>No such product, and no name to create one.</source>
      <translation>Nie ma takiego produktu ani nazwy, by go utworzyć.</translation>
    </message>
    <message>
      <source>Nothing to match by: creates a new record.</source>
      <translation>Brak wartości do dopasowania: powstanie nowy rekord.</translation>
    </message>
    <message>
      <source>Only one cell is filled. Is this a heading?</source>
      <translation>Wypełniono tylko jedną komórkę. Czy to nagłówek?</translation>
    </message>
    <message>
      <source>Possible duplicates in the cloud: {ids}</source>
      <translation>Możliwe duplikaty w chmurze: {ids}</translation>
    </message>
    <message>
      <source>Read as {day}. If the month comes first, change the date format.</source>
      <translation>Odczytano jako {day}. Jeśli pierwszy jest miesiąc, zmień format daty.</translation>
    </message>
    <message>
      <source>Read as {read}. For thousands, write it without the separator.</source>
      <translation>Odczytano jako {read}. Jeśli to tysiące, wpisz liczbę bez separatora.</translation>
    </message>
    <message>
      <source>Same as line {line}.</source>
      <translation>Taki sam jak wiersz {line}.</translation>
    </message>
    <message>
      <source>The ID and the value belong to different records. The value belongs to {id}.</source>
      <translation>ID i wartość należą do różnych rekordów. Wartość należy do {id}.</translation>
    </message>
    <message>
      <source>The VAT rate {value} does not exist.</source>
      <translation>Stawka VAT {value} nie istnieje.</translation>
    </message>
    <message>
      <source>The amount is in {currency}. It is not converted.</source>
      <translation>Waluta kwoty: {currency}. Kwota nie jest przeliczana.</translation>
    </message>
    <message>
      <source>The cell is empty, so this value is removed: {was}</source>
      <translation>Komórka jest pusta, więc ta wartość zostanie usunięta: {was}</translation>
    </message>
    <message>
      <source>The check digit of {code} is wrong.</source>
      <translation>Cyfra kontrolna kodu {code} jest błędna.</translation>
    </message>
    <message>
      <source>The cloud says each time that the record has changed meanwhile, but it has not. A proxy or security software may be removing the record versions (ETag). Ask whoever looks after the network.</source>
      <translation>Chmura za każdym razem zgłasza, że rekord w międzyczasie się zmienił, ale się nie zmienił. Wersje rekordów (ETag) może usuwać serwer proxy lub oprogramowanie zabezpieczające. Skontaktuj się z administratorem sieci.</translation>
    </message>
    <message>
      <source>The cloud says: {message}</source>
      <translation>Komunikat chmury: {message}</translation>
    </message>
    <message>
      <source>The column “{head}” says “{value}”, which may change the price. It is not read.</source>
      <translation>Kolumna „{head}” zawiera „{value}”, co może zmieniać cenę. Nie jest odczytywana.</translation>
    </message>
    <message>
      <source>The formula has no result. Open the file in the spreadsheet and save it again.</source>
      <translation>Formuła nie ma wyniku. Otwórz plik w arkuszu kalkulacyjnym i zapisz go ponownie.</translation>
    </message>
    <message>
      <source>The letters look wrong. Choose another encoding, or correct the text.</source>
      <translation>Litery wyglądają źle. Wybierz inne kodowanie albo popraw tekst.</translation>
    </message>
    <message>
      <source>The line has more cells than there are columns.</source>
      <translation>Wiersz ma więcej komórek, niż jest kolumn.</translation>
    </message>
    <message>
      <source>The list says {listed}%, the product has {was}%.</source>
      <translation>W cenniku jest {listed}%, produkt ma {was}%.</translation>
    </message>
    <message>
      <source>The new record gets this ID. If the ID comes from another program, do not import the column.</source>
      <translation>Nowy rekord otrzyma to ID. Jeśli ID pochodzi z innego programu, nie importuj tej kolumny.</translation>
    </message>
    <message>
      <source>The price is missing.</source>
      <translation>Brakuje ceny.</translation>
    </message>
    <message>
      <source>The price would be below zero.</source>
      <translation>Cena byłaby ujemna.</translation>
    </message>
    <message>
      <source>The product has another code: {was}.</source>
      <translation>Produkt ma inny kod: {was}.</translation>
    </message>
    <message>
      <source>The record has no ID.</source>
      <translation>Rekord nie ma ID.</translation>
    </message>
    <message>
      <source>The record is deleted. Restore it first.</source>
      <translation>Rekord jest usunięty. Najpierw go przywróć.</translation>
    </message>
    <message>
      <source>The spreadsheet changed the last digits of {id}. Export again, or format the column as text and enter the number again.</source>
      <translation>Arkusz kalkulacyjny zmienił ostatnie cyfry {id}. Wyeksportuj ponownie albo ustaw kolumnę jako tekst i wpisz numer ponownie.</translation>
    </message>
    <message>
      <source>The spreadsheet changed this to a date. Format the column as text.</source>
      <translation>Arkusz kalkulacyjny zamienił to na datę. Ustaw format kolumny na tekst.</translation>
    </message>
    <message>
      <source>The spreadsheet shortened this number. Format the column as text, enter the number again and save.</source>
      <translation>Arkusz kalkulacyjny skrócił tę liczbę. Ustaw format kolumny na tekst, wpisz liczbę ponownie i zapisz.</translation>
    </message>
    <message>
      <source>The spreadsheet shows an error instead of a value. Correct it there and save again.</source>
      <translation>Arkusz kalkulacyjny pokazuje błąd zamiast wartości. Popraw go tam i zapisz ponownie.</translation>
    </message>
    <message>
      <source>The text contains a character that cannot be saved. Enter it again.</source>
      <translation>Tekst zawiera znak, którego nie można zapisać. Wpisz go ponownie.</translation>
    </message>
    <message>
      <source>This ID belongs to a record with a different value. Match by ID, or do not import the ID column.</source>
      <translation>To ID należy do rekordu z inną wartością. Dopasuj według ID albo nie importuj kolumny z ID.</translation>
    </message>
    <message>
      <source>This is not an e-mail address.</source>
      <translation>To nie jest adres e-mail.</translation>
    </message>
    <message>
      <source>This looks like a total. Delete the line.</source>
      <translation>To wygląda na sumę. Usuń wiersz.</translation>
    </message>
    <message>
      <source>This product already contains the product of this recipe. Choose another.</source>
      <translation>Ten produkt zawiera już produkt z tej receptury. Wybierz inny.</translation>
    </message>
    <message>
      <source>This value belongs to another product: {ids}.</source>
      <translation>Ta wartość należy do innego produktu: {ids}.</translation>
    </message>
    <message>
      <source>This value is not allowed. Enter something else.</source>
      <translation>Ta wartość jest niedozwolona. Wpisz inną.</translation>
    </message>
    <message>
      <source>This value is not valid. Enter it again.</source>
      <translation>Ta wartość jest nieprawidłowa. Wpisz ją ponownie.</translation>
    </message>
    <message>
      <source>Together at most {limit} characters, now {actual}.</source>
      <translation>Łącznie najwyżej {limit} znaków, teraz {actual}.</translation>
    </message>
    <message>
      <source>Without a VAT rate, the selling price is not changed.</source>
      <translation>Bez stawki VAT cena sprzedaży się nie zmienia.</translation>
    </message>
    <message>
      <source>You can change this only in the cloud.</source>
      <translation>Można to zmienić tylko w chmurze.</translation>
    </message>
  </context>
  <context>
    <name>QColorDialog</name>
    <message>
      <source>&amp;Pick Screen Color</source>
      <translation>&amp;Wybierz kolor z ekranu</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <source>&amp;Choose</source>
      <translation>&amp;Wybierz</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation>&amp;Usuń</translation>
    </message>
    <message>
      <source>&amp;Look in:</source>
      <translation>&amp;Szukaj w:</translation>
    </message>
    <message>
      <source>&amp;New Folder</source>
      <translation>&amp;Nowy folder</translation>
    </message>
    <message>
      <source>&amp;Open</source>
      <translation>&amp;Otwórz</translation>
    </message>
    <message>
      <source>&amp;Rename</source>
      <translation>&amp;Zmień nazwę</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Zapisz</translation>
    </message>
    <message>
      <source>All Files (*)</source>
      <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Wstecz</translation>
    </message>
    <message>
      <source>Create New Folder</source>
      <translation>Utwórz nowy folder</translation>
    </message>
    <message>
      <source>Detail View</source>
      <translation>Szczegóły</translation>
    </message>
    <message>
      <source>Directories</source>
      <translation>Foldery</translation>
    </message>
    <message>
      <source>Directory:</source>
      <translation>Folder:</translation>
    </message>
    <message>
      <source>File &amp;name:</source>
      <translation>&amp;Nazwa pliku:</translation>
    </message>
    <message>
      <source>Files of &amp;type:</source>
      <translation>&amp;Typ pliku:</translation>
    </message>
    <message>
      <source>Find Directory</source>
      <translation>Znajdź folder</translation>
    </message>
    <message>
      <source>Forward</source>
      <translation>Dalej</translation>
    </message>
    <message>
      <source>List View</source>
      <translation>Lista</translation>
    </message>
    <message>
      <source>New Folder</source>
      <translation>Nowy folder</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Otwórz</translation>
    </message>
    <message>
      <source>Parent Directory</source>
      <translation>Folder nadrzędny</translation>
    </message>
    <message>
      <source>Save As</source>
      <translation>Zapisz jako</translation>
    </message>
    <message>
      <source>Show &amp;hidden files</source>
      <translation>Pokaż &amp;ukryte pliki</translation>
    </message>
  </context>
  <context>
    <name>QLineEdit</name>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Kopiuj</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation>&amp;Wklej</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Ponów</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Cofnij</translation>
    </message>
    <message>
      <source>Cu&amp;t</source>
      <translation>W&amp;ytnij</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Usuń</translation>
    </message>
    <message>
      <source>Select All</source>
      <translation>Zaznacz wszystko</translation>
    </message>
  </context>
  <context>
    <name>QPageSetupWidget</name>
    <message>
      <source>Page &amp;order:</source>
      <translation>&amp;Kolejność stron:</translation>
    </message>
    <message>
      <source>Page Layout</source>
      <translation>Układ strony</translation>
    </message>
    <message>
      <source>Pages &amp;per sheet:</source>
      <translation>Stron na &amp;arkusz:</translation>
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
      <translation>&amp;Tak</translation>
    </message>
    <message>
      <source>Abort</source>
      <translation>Przerwij</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>Zastosuj</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zamknij</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Odrzuć</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Pomoc</translation>
    </message>
    <message>
      <source>Ignore</source>
      <translation>Zignoruj</translation>
    </message>
    <message>
      <source>N&amp;o to All</source>
      <translation>Ni&amp;e dla wszystkich</translation>
    </message>
    <message>
      <source>OK</source>
      <translation>OK</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Otwórz</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Zresetuj</translation>
    </message>
    <message>
      <source>Restore Defaults</source>
      <translation>Przywróć domyślne</translation>
    </message>
    <message>
      <source>Retry</source>
      <translation>Spróbuj ponownie</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Zapisz</translation>
    </message>
    <message>
      <source>Save All</source>
      <translation>Zapisz wszystko</translation>
    </message>
    <message>
      <source>Yes to &amp;All</source>
      <translation>Ta&amp;k dla wszystkich</translation>
    </message>
  </context>
  <context>
    <name>QPrintDialog</name>
    <message>
      <source>All Pages</source>
      <translation>Wszystkie strony</translation>
    </message>
    <message>
      <source>Even Pages</source>
      <translation>Strony parzyste</translation>
    </message>
    <message>
      <source>Odd Pages</source>
      <translation>Strony nieparzyste</translation>
    </message>
  </context>
  <context>
    <name>QPrintSettingsOutput</name>
    <message>
      <source>Double Sided Printing</source>
      <translation>Drukowanie dwustronne</translation>
    </message>
    <message>
      <source>Long side binding</source>
      <translation>Obracanie wzdłuż dłuższej krawędzi</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Wyłączone</translation>
    </message>
    <message>
      <source>Page &amp;Set:</source>
      <translation>&amp;Zestaw stron:</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Strony</translation>
    </message>
    <message>
      <source>Short side binding</source>
      <translation>Obracanie wzdłuż krótszej krawędzi</translation>
    </message>
  </context>
  <context>
    <name>QWidgetTextControl</name>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Kopiuj</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation>&amp;Wklej</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Ponów</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Cofnij</translation>
    </message>
    <message>
      <source>Copy &amp;Link Location</source>
      <translation>Kopiuj &amp;adres odnośnika</translation>
    </message>
    <message>
      <source>Cu&amp;t</source>
      <translation>W&amp;ytnij</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Usuń</translation>
    </message>
    <message>
      <source>Select All</source>
      <translation>Zaznacz wszystko</translation>
    </message>
  </context>
  <context>
    <name>Quit</name>
    <message numerus="yes">
      <source>%n record(s) with unsaved changes</source>
      <translation>
        <numerusform>%Ln rekord z niezapisanymi zmianami</numerusform>
        <numerusform>%Ln rekordy z niezapisanymi zmianami</numerusform>
        <numerusform>%Ln rekordów z niezapisanymi zmianami</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Rail</name>
    <message>
      <source>Collapse the sidebar</source>
      <translation>Zwiń panel boczny</translation>
    </message>
    <message>
      <source>Expand the sidebar</source>
      <translation>Rozwiń panel boczny</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menu</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Więcej</translation>
    </message>
    <message>
      <source>Sections</source>
      <translation>Sekcje</translation>
    </message>
  </context>
  <context>
    <name>Recipe</name>
    <message>
      <source>A product cannot be its own ingredient.</source>
      <translation>Produkt nie może być własnym składnikiem.</translation>
    </message>
    <message>
      <source>Add an ingredient</source>
      <translation>Dodaj składnik</translation>
    </message>
    <message>
      <source>Keep</source>
      <translation>Zachowaj</translation>
    </message>
    <message>
      <source>No ingredients: sold as bought.</source>
      <translation>Bez składników: sprzedawany tak jak kupiony.</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Usuń</translation>
    </message>
    <message>
      <source>quantity</source>
      <translation>ilość</translation>
    </message>
    <message>
      <source>unit</source>
      <translation>jednostka</translation>
    </message>
    <message>
      <source>{product}: removed when you save</source>
      <translation>{product}: usunięcie po zapisaniu</translation>
    </message>
  </context>
  <context>
    <name>Refused</name>
    <message>
      <source>A plan needs a name of at most {most} characters.</source>
      <translation>Plan musi mieć nazwę, najwyżej {most} znaków.</translation>
    </message>
    <message>
      <source>A record waits for a decision. Decide first, then merge.</source>
      <translation>Rekord czeka na decyzję. Najpierw zdecyduj, potem scal.</translation>
    </message>
    <message>
      <source>A record was changed meanwhile. Look at the merge again.</source>
      <translation>Rekord w międzyczasie się zmienił. Sprawdź scalenie jeszcze raz.</translation>
    </message>
    <message>
      <source>Choose at least two different records.</source>
      <translation>Wybierz co najmniej dwa różne rekordy.</translation>
    </message>
    <message>
      <source>Decide the whole record at once.</source>
      <translation>Zdecyduj naraz o całym rekordzie.</translation>
    </message>
    <message>
      <source>It is too old to undo.</source>
      <translation>Jest zbyt stare, aby je cofnąć.</translation>
    </message>
    <message>
      <source>Its personal data was removed for good.</source>
      <translation>Jego dane osobowe usunięto na stałe.</translation>
    </message>
    <message>
      <source>Other recipes use it. Remove it from them first.</source>
      <translation>Używają go inne receptury. Najpierw go z nich usuń.</translation>
    </message>
    <message>
      <source>The administrator cannot be deleted.</source>
      <translation>Administratora nie można usunąć.</translation>
    </message>
    <message>
      <source>The category still has products. Move them to another category first.</source>
      <translation>Nadal ma produkty. Najpierw przenieś je do innej kategorii.</translation>
    </message>
    <message>
      <source>The end has already passed.</source>
      <translation>Termin końca już minął.</translation>
    </message>
    <message>
      <source>The end must be after the start.</source>
      <translation>Koniec musi być po początku.</translation>
    </message>
    <message>
      <source>The lists are still being compared. Decide when this is done.</source>
      <translation>Listy są jeszcze porównywane. Zdecyduj, gdy to się skończy.</translation>
    </message>
    <message>
      <source>The old values would break a rule.</source>
      <translation>Stare wartości złamałyby regułę.</translation>
    </message>
    <message>
      <source>The plan has already ended or been cancelled.</source>
      <translation>Plan już się zakończył lub został anulowany.</translation>
    </message>
    <message>
      <source>The plan was not found.</source>
      <translation>Nie znaleziono planu.</translation>
    </message>
    <message>
      <source>The product has a recipe. Delete the recipe first.</source>
      <translation>Produkt ma recepturę. Najpierw usuń recepturę.</translation>
    </message>
    <message>
      <source>The record is deleted. Restore it first.</source>
      <translation>Rekord jest usunięty. Najpierw go przywróć.</translation>
    </message>
  </context>
  <context>
    <name>Related</name>
    <message>
      <source>No related records.</source>
      <translation>Brak powiązanych rekordów.</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Brak</translation>
    </message>
    <message numerus="yes">
      <source>Show all %n in the list</source>
      <translation>
        <numerusform>Pokaż wszystkie na liście (%Ln)</numerusform>
        <numerusform>Pokaż wszystkie na liście (%Ln)</numerusform>
        <numerusform>Pokaż wszystkie na liście (%Ln)</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Relation</name>
    <message>
      <source>Categories with this tag</source>
      <translation>Kategorie z tym tagiem</translation>
    </message>
    <message>
      <source>Customers in this group</source>
      <translation>Klienci w tej grupie</translation>
    </message>
    <message>
      <source>Customers with this tag</source>
      <translation>Klienci z tym tagiem</translation>
    </message>
    <message>
      <source>Employees with this tag</source>
      <translation>Pracownicy z tym tagiem</translation>
    </message>
    <message>
      <source>Ingredients</source>
      <translation>Składniki</translation>
    </message>
    <message>
      <source>Products from this supplier</source>
      <translation>Produkty tego dostawcy</translation>
    </message>
    <message>
      <source>Products in this category</source>
      <translation>Produkty w tej kategorii</translation>
    </message>
    <message>
      <source>Products in this warehouse</source>
      <translation>Produkty w tym magazynie</translation>
    </message>
    <message>
      <source>Products with this tag</source>
      <translation>Produkty z tym tagiem</translation>
    </message>
    <message>
      <source>Used in</source>
      <translation>Użyte w</translation>
    </message>
    <message>
      <source>Webhooks for this warehouse</source>
      <translation>Webhooki tego magazynu</translation>
    </message>
  </context>
  <context>
    <name>Report</name>
    <message numerus="yes">
      <source>%n change(s)</source>
      <translation>
        <numerusform>%Ln zmiana</numerusform>
        <numerusform>%Ln zmiany</numerusform>
        <numerusform>%Ln zmian</numerusform>
      </translation>
    </message>
    <message>
      <source>All lists</source>
      <translation>Wszystkie listy</translation>
    </message>
    <message>
      <source>CSV files (*.csv)</source>
      <translation>Pliki CSV (*.csv)</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zamknij</translation>
    </message>
    <message>
      <source>Everybody</source>
      <translation>Wszyscy</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Plik</translation>
    </message>
    <message>
      <source>File content</source>
      <translation>Zawartość pliku</translation>
    </message>
    <message>
      <source>Files in the report</source>
      <translation>Pliki w raporcie</translation>
    </message>
    <message numerus="yes">
      <source>Last %n day(s)</source>
      <translation>
        <numerusform>Ostatni %Ln dzień</numerusform>
        <numerusform>Ostatnie %Ln dni</numerusform>
        <numerusform>Ostatnie %Ln dni</numerusform>
      </translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Otwórz</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>Drukuj</translation>
    </message>
    <message>
      <source>Put back</source>
      <translation>Przywróć</translation>
    </message>
    <message>
      <source>Report saved to {file}</source>
      <translation>Zapisano raport: {file}</translation>
    </message>
    <message>
      <source>Save as CSV</source>
      <translation>Zapisz jako CSV</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>Zapisz…</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Rozmiar</translation>
    </message>
    <message>
      <source>Support report</source>
      <translation>Raport dla pomocy technicznej</translation>
    </message>
    <message>
      <source>Support report…</source>
      <translation>Raport dla pomocy technicznej…</translation>
    </message>
    <message>
      <source>These files are saved on this computer and not sent anywhere. They contain no records, tokens or passwords.</source>
      <translation>Te pliki zostaną zapisane na tym komputerze i nie będą nigdzie wysyłane. Nie zawierają rekordów, tokenów ani haseł.</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>Dziś</translation>
    </message>
    <message>
      <source>Values</source>
      <translation>Wartości</translation>
    </message>
    <message>
      <source>What</source>
      <translation>Co</translation>
    </message>
    <message>
      <source>What changed</source>
      <translation>Co się zmieniło</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Kiedy</translation>
    </message>
    <message>
      <source>Who</source>
      <translation>Kto</translation>
    </message>
    <message>
      <source>only the first {count} are shown</source>
      <translation>pokazano pierwsze {count}</translation>
    </message>
  </context>
  <context>
    <name>Restore</name>
    <message>
      <source>Choose a backup</source>
      <translation>Wybierz kopię zapasową</translation>
    </message>
    <message>
      <source>Choose a backup…</source>
      <translation>Wybierz kopię zapasową…</translation>
    </message>
    <message>
      <source>Cloud {id}</source>
      <translation>Chmura {id}</translation>
    </message>
    <message>
      <source>Created {when}</source>
      <translation>Utworzono: {when}</translation>
    </message>
    <message>
      <source>Reading the file…</source>
      <translation>Odczytywanie pliku…</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Przywróć</translation>
    </message>
    <message>
      <source>Restoring…</source>
      <translation>Przywracanie…</translation>
    </message>
    <message>
      <source>Token (optional, can be entered later)</source>
      <translation>Token (opcjonalny, można wpisać później)</translation>
    </message>
  </context>
  <context>
    <name>Rights</name>
    <message>
      <source>A PIN is set.</source>
      <translation>PIN jest ustawiony.</translation>
    </message>
    <message>
      <source>Ask for the PIN</source>
      <translation>Kiedy pytać o PIN</translation>
    </message>
    <message>
      <source>Change PIN</source>
      <translation>Zmień PIN</translation>
    </message>
    <message>
      <source>Current PIN</source>
      <translation>Obecny PIN</translation>
    </message>
    <message>
      <source>Enter the current PIN.</source>
      <translation>Wpisz obecny PIN.</translation>
    </message>
    <message>
      <source>Lock to view only</source>
      <translation>Włącz tryb tylko do odczytu</translation>
    </message>
    <message>
      <source>Manager's PIN</source>
      <translation>PIN kierownika</translation>
    </message>
    <message>
      <source>Needed to change many records at once.</source>
      <translation>Wymagany do zmiany wielu rekordów naraz.</translation>
    </message>
    <message>
      <source>Needed to change settings.</source>
      <translation>Wymagany do zmiany ustawień.</translation>
    </message>
    <message>
      <source>Needed to delete records.</source>
      <translation>Wymagany do usuwania rekordów.</translation>
    </message>
    <message>
      <source>Needed to import a file.</source>
      <translation>Wymagany do importu pliku.</translation>
    </message>
    <message>
      <source>Needed to remove personal data for good.</source>
      <translation>Wymagany do usunięcia danych osobowych na stałe.</translation>
    </message>
    <message>
      <source>Needed to restore a backup.</source>
      <translation>Wymagany do przywrócenia kopii zapasowej.</translation>
    </message>
    <message>
      <source>Needed to sign out or to switch the cloud.</source>
      <translation>Wymagany do wylogowania lub zmiany chmury.</translation>
    </message>
    <message>
      <source>New PIN</source>
      <translation>Nowy PIN</translation>
    </message>
    <message>
      <source>No PIN is set: everyone can do everything.</source>
      <translation>PIN nie jest ustawiony: każdy może wszystko.</translation>
    </message>
    <message>
      <source>PIN removed</source>
      <translation>Usunięto PIN</translation>
    </message>
    <message>
      <source>PIN set</source>
      <translation>Ustawiono PIN</translation>
    </message>
    <message>
      <source>Remove PIN</source>
      <translation>Usuń PIN</translation>
    </message>
    <message>
      <source>Repeat new PIN</source>
      <translation>Powtórz nowy PIN</translation>
    </message>
    <message>
      <source>Set PIN</source>
      <translation>Ustaw PIN</translation>
    </message>
    <message>
      <source>Set a PIN first.</source>
      <translation>Najpierw ustaw PIN.</translation>
    </message>
    <message>
      <source>The PIN is valid for five minutes or until Ctrl+L. Forgotten? The owner of this computer can reset it: delete the file rights.json in the data folder.</source>
      <translation>PIN działa przez pięć minut lub do naciśnięcia Ctrl+L. Nie pamiętasz go? Właściciel tego komputera może go zresetować: wystarczy usunąć plik rights.json z folderu danych.</translation>
    </message>
    <message>
      <source>The two PINs differ. Enter them again.</source>
      <translation>Wpisane kody PIN różnią się. Wpisz je ponownie.</translation>
    </message>
    <message>
      <source>Then records can be changed on this computer again.</source>
      <translation>Potem na tym komputerze można znowu zmieniać rekordy.</translation>
    </message>
    <message>
      <source>This computer is view only (Ctrl+L)</source>
      <translation>Ten komputer jest tylko do odczytu (Ctrl+L)</translation>
    </message>
    <message>
      <source>Unlock…</source>
      <translation>Odblokuj…</translation>
    </message>
    <message>
      <source>View only</source>
      <translation>Tylko do odczytu</translation>
    </message>
    <message>
      <source>View only and the PIN protect this window. They do not protect against people who can start programs or open files in this user account: the command line asks for no PIN. If that matters, give staff their own user account.</source>
      <translation>Tryb tylko do odczytu i PIN chronią to okno. Nie chronią przed osobami, które na tym koncie użytkownika mogą uruchamiać programy lub otwierać pliki: wiersz poleceń nie pyta o PIN. Jeśli to ważne, daj pracownikom osobne konto.</translation>
    </message>
    <message>
      <source>While this computer is view only, nobody can change anything in this window. Sync and the shop's other programs keep running.</source>
      <translation>Dopóki ten komputer jest tylko do odczytu, nikt nie może niczego zmienić w tym oknie. Synchronizacja i inne programy sklepu działają dalej.</translation>
    </message>
  </context>
  <context>
    <name>Rollback</name>
    <message>
      <source>Decide later</source>
      <translation>Zdecyduj później</translation>
    </message>
    <message>
      <source>Send this computer's records</source>
      <translation>Wyślij rekordy z tego komputera</translation>
    </message>
    <message>
      <source>Send this computer's records: the cloud gets back what is here.</source>
      <translation>Wyślij rekordy z tego komputera: chmura odzyska to, co jest tutaj.</translation>
    </message>
    <message>
      <source>Still counting what is missing. You can decide when all lists are compared.</source>
      <translation>Trwa liczenie, czego brakuje. Można zdecydować, gdy wszystkie listy zostaną porównane.</translation>
    </message>
    <message>
      <source>Take the cloud's records</source>
      <translation>Przyjmij rekordy z chmury</translation>
    </message>
    <message>
      <source>Take the cloud's records: records missing in the cloud are deleted here too.</source>
      <translation>Przyjmij rekordy z chmury: rekordy, których brakuje w chmurze, zostaną usunięte także tutaj.</translation>
    </message>
  </context>
  <context>
    <name>Scan</name>
    <message>
      <source>Correct check digit. It works everywhere in the window.</source>
      <translation>Cyfra kontrolna poprawna. Kod działa w całym oknie.</translation>
    </message>
    <message>
      <source>Ends with Enter or Tab</source>
      <translation>Kończy się klawiszem Enter lub Tab</translation>
    </message>
    <message>
      <source>No check digit. It works in lists, but not while you type a text.</source>
      <translation>Brak cyfry kontrolnej. Kod działa na listach, ale nie podczas wpisywania tekstu.</translation>
    </message>
    <message>
      <source>No product has the code {code}.</source>
      <translation>Żaden produkt nie ma kodu {code}.</translation>
    </message>
    <message>
      <source>Nothing appears? Set the scanner to act as a keyboard and to end each code with Enter. Its manual has the codes for both.</source>
      <translation>Nic się nie pojawia? Ustaw czytnik tak, aby działał jak klawiatura i kończył każdy kod klawiszem Enter. Kody do obu ustawień są w jego instrukcji.</translation>
    </message>
    <message>
      <source>Nothing has the code {code}.</source>
      <translation>Nie znaleziono kodu {code}.</translation>
    </message>
    <message>
      <source>Nothing scanned yet.</source>
      <translation>Jeszcze nic nie zeskanowano.</translation>
    </message>
    <message>
      <source>Received</source>
      <translation>Odebrano</translation>
    </message>
    <message>
      <source>Scan any code now. This changes nothing.</source>
      <translation>Zeskanuj teraz dowolny kod. Niczego to nie zmieni.</translation>
    </message>
    <message>
      <source>Test the scanner</source>
      <translation>Test czytnika kodów</translation>
    </message>
    <message>
      <source>Time between keys</source>
      <translation>Czas między klawiszami</translation>
    </message>
    <message>
      <source>Wrong check digit. Scan it again, or check the code on the package.</source>
      <translation>Błędna cyfra kontrolna. Zeskanuj kod ponownie lub sprawdź go na opakowaniu.</translation>
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
      <translation>Przegląd</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Ustawienia</translation>
    </message>
    <message>
      <source>Shop check</source>
      <translation>Kontrola sklepu</translation>
    </message>
    <message>
      <source>Sync</source>
      <translation>Synchronizacja</translation>
    </message>
  </context>
  <context>
    <name>Setting</name>
    <message>
      <source>Address where the cloud reaches the receiver</source>
      <translation>Adres odbiorcy dla chmury</translation>
    </message>
    <message>
      <source>Allow access from other computers</source>
      <translation>Zezwól na dostęp z innych komputerów</translation>
    </message>
    <message>
      <source>Allow webhooks to the local network</source>
      <translation>Zezwól webhookom na sieć lokalną</translation>
    </message>
    <message>
      <source>Ask again after minutes without a change</source>
      <translation>Zapytaj ponownie po minutach bez zmian</translation>
    </message>
    <message>
      <source>Ask who is at the window</source>
      <translation>Pytaj, kto jest przy oknie</translation>
    </message>
    <message>
      <source>Automatic sync</source>
      <translation>Automatyczna synchronizacja</translation>
    </message>
    <message>
      <source>Before changing many records at once</source>
      <translation>Przed zmianą wielu rekordów naraz</translation>
    </message>
    <message>
      <source>Before deleting records</source>
      <translation>Przed usunięciem rekordów</translation>
    </message>
    <message>
      <source>Before importing a file</source>
      <translation>Przed importem pliku</translation>
    </message>
    <message>
      <source>Before removing personal data for good</source>
      <translation>Przed usunięciem danych osobowych na stałe</translation>
    </message>
    <message>
      <source>Before restoring a backup</source>
      <translation>Przed przywróceniem kopii zapasowej</translation>
    </message>
    <message>
      <source>Before signing out or switching the cloud</source>
      <translation>Przed wylogowaniem lub zmianą chmury</translation>
    </message>
    <message>
      <source>Certificate file</source>
      <translation>Plik certyfikatu</translation>
    </message>
    <message>
      <source>Check for updates once a day</source>
      <translation>Raz dziennie sprawdzaj aktualizacje</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Motyw</translation>
    </message>
    <message>
      <source>Computers on this cloud</source>
      <translation>Komputery w tej chmurze</translation>
    </message>
    <message>
      <source>Encryption</source>
      <translation>Szyfrowanie</translation>
    </message>
    <message>
      <source>Include undocumented fields</source>
      <translation>Dołączaj nieudokumentowane pola</translation>
    </message>
    <message>
      <source>Keep old values (days)</source>
      <translation>Przechowuj stare wartości (dni)</translation>
    </message>
    <message>
      <source>Keep running in the system tray after closing the window</source>
      <translation>Po zamknięciu okna działaj dalej w zasobniku</translation>
    </message>
    <message>
      <source>Keep running when the window is closed</source>
      <translation>Działaj dalej po zamknięciu okna</translation>
    </message>
    <message>
      <source>Keep the history (days)</source>
      <translation>Przechowuj historię (dni)</translation>
    </message>
    <message>
      <source>Label order</source>
      <translation>Kolejność cenówek</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Język</translation>
    </message>
    <message>
      <source>Let older programs delete by GET</source>
      <translation>Zezwól starszym programom na usuwanie przez GET</translation>
    </message>
    <message>
      <source>Log detail</source>
      <translation>Szczegółowość dziennika</translation>
    </message>
    <message>
      <source>Low stock: at most</source>
      <translation>Niski stan: najwyżej</translation>
    </message>
    <message>
      <source>Minimum margin (%)</source>
      <translation>Minimalna marża (%)</translation>
    </message>
    <message>
      <source>Network address</source>
      <translation>Adres sieciowy</translation>
    </message>
    <message>
      <source>Number format</source>
      <translation>Format liczb</translation>
    </message>
    <message>
      <source>Offer data to the shop's other programs</source>
      <translation>Udostępniaj dane innym programom sklepu</translation>
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
      <translation>Prefiksy własnych kodów sklepu</translation>
    </message>
    <message>
      <source>Print the allergens</source>
      <translation>Drukuj alergeny</translation>
    </message>
    <message>
      <source>Print the barcode</source>
      <translation>Drukuj kod kreskowy</translation>
    </message>
    <message>
      <source>Print the lowest price before a discount</source>
      <translation>Drukuj najniższą cenę przed obniżką</translation>
    </message>
    <message>
      <source>Print the price</source>
      <translation>Drukuj cenę</translation>
    </message>
    <message>
      <source>Private key file</source>
      <translation>Plik klucza prywatnego</translation>
    </message>
    <message>
      <source>Receive webhooks from the cloud</source>
      <translation>Odbieraj webhooki z chmury</translation>
    </message>
    <message>
      <source>Requests per 30 minutes allowed by the cloud</source>
      <translation>Zapytania na 30 minut dozwolone przez chmurę</translation>
    </message>
    <message>
      <source>Requests per minute for each token</source>
      <translation>Zapytania na minutę dla każdego tokenu</translation>
    </message>
    <message>
      <source>Show the sync state in the system tray</source>
      <translation>Pokazuj stan synchronizacji w zasobniku</translation>
    </message>
    <message>
      <source>Spacing</source>
      <translation>Odstępy</translation>
    </message>
    <message>
      <source>Support older programs (/api)</source>
      <translation>Obsługuj starsze programy (/api)</translation>
    </message>
    <message>
      <source>Sync every (seconds)</source>
      <translation>Synchronizuj co (sekundy)</translation>
    </message>
    <message>
      <source>Text size (%)</source>
      <translation>Rozmiar tekstu (%)</translation>
    </message>
    <message>
      <source>Wait before sending an edit (seconds)</source>
      <translation>Odczekaj przed wysłaniem zmiany (sekundy)</translation>
    </message>
    <message>
      <source>Web pages with access</source>
      <translation>Strony internetowe z dostępem</translation>
    </message>
  </context>
  <context>
    <name>SettingChoice</name>
    <message>
      <source>A4, 14 labels 99.1 × 38.1 mm</source>
      <translation>A4, 14 cenówek 99,1 × 38,1 mm</translation>
    </message>
    <message>
      <source>A4, 24 labels 70 × 37 mm</source>
      <translation>A4, 24 cenówki 70 × 37 mm</translation>
    </message>
    <message>
      <source>A4, 65 labels 38.1 × 21.2 mm</source>
      <translation>A4, 65 cenówek 38,1 × 21,2 mm</translation>
    </message>
    <message>
      <source>As numbers</source>
      <translation>Jako liczby</translation>
    </message>
    <message>
      <source>As on the shelf: by category and name</source>
      <translation>Jak na półce: według kategorii i nazwy</translation>
    </message>
    <message>
      <source>As text, like the cloud</source>
      <translation>Jako tekst, jak w chmurze</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>Kompaktowe</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Ciemny</translation>
    </message>
    <message>
      <source>Everything</source>
      <translation>Wszystko</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Wysoki kontrast</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Jasny</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Brak</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Normalne</translation>
    </message>
    <message>
      <source>Only problems</source>
      <translation>Tylko problemy</translation>
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
      <translation>Jak na liście</translation>
    </message>
    <message>
      <source>Same as system</source>
      <translation>Jak w systemie</translation>
    </message>
    <message>
      <source>Standard</source>
      <translation>Standardowa</translation>
    </message>
    <message>
      <source>Touch</source>
      <translation>Dotykowe</translation>
    </message>
    <message>
      <source>With a certificate made by Counterfoil</source>
      <translation>Z certyfikatem utworzonym przez Counterfoil</translation>
    </message>
    <message>
      <source>With the files below</source>
      <translation>Z plikami poniżej</translation>
    </message>
  </context>
  <context>
    <name>SettingGroup</name>
    <message>
      <source>About and licences</source>
      <translation>O programie i licencje</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Wygląd</translation>
    </message>
    <message>
      <source>Backup</source>
      <translation>Kopie zapasowe</translation>
    </message>
    <message>
      <source>Diagnostics</source>
      <translation>Diagnostyka</translation>
    </message>
    <message>
      <source>General</source>
      <translation>Ogólne</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>Cenówki</translation>
    </message>
    <message>
      <source>Permissions</source>
      <translation>Uprawnienia</translation>
    </message>
    <message>
      <source>Schedule</source>
      <translation>Harmonogram</translation>
    </message>
    <message>
      <source>Server for the shop</source>
      <translation>Serwer sklepu</translation>
    </message>
    <message>
      <source>This shop</source>
      <translation>Ten sklep</translation>
    </message>
    <message>
      <source>Updates</source>
      <translation>Aktualizacje</translation>
    </message>
    <message>
      <source>Webhook receiver</source>
      <translation>Odbiorca webhooków</translation>
    </message>
  </context>
  <context>
    <name>SettingPart</name>
    <message>
      <source>PIN manager view only lock unlock rights</source>
      <translation>PIN kierownik tylko do odczytu zablokuj odblokuj uprawnienia</translation>
    </message>
    <message>
      <source>address code to scan QR tokens programs revoke create clients seen</source>
      <translation>adres kod QR do zeskanowania tokeny programy unieważnij utwórz klienci ostatnia aktywność</translation>
    </message>
    <message>
      <source>back up now restore copy last</source>
      <translation>utwórz kopię zapasową teraz przywróć kopia ostatnia</translation>
    </message>
    <message>
      <source>barcode scanner test codes start at sign-in tray</source>
      <translation>czytnik kodów kreskowych sprawdź kody uruchamianie po zalogowaniu obszar powiadomień</translation>
    </message>
    <message>
      <source>check self-test log folder capabilities cloud allows</source>
      <translation>sprawdź autotest dziennik folder możliwości chmury pozwala</translation>
    </message>
    <message>
      <source>cloud account address number sign in again sign out connect token</source>
      <translation>chmura konto adres numer zaloguj się ponownie wyloguj się połącz token</translation>
    </message>
    <message>
      <source>state port address secret reveal copy</source>
      <translation>stan port adres klucz tajny pokaż kopiuj</translation>
    </message>
    <message>
      <source>version check now what is new install</source>
      <translation>wersja sprawdź teraz co nowego zainstaluj</translation>
    </message>
    <message>
      <source>version licence Qt LGPL icons Lucide libraries</source>
      <translation>wersja licencja Qt LGPL ikony Lucide biblioteki</translation>
    </message>
  </context>
  <context>
    <name>SettingText</name>
    <message>
      <source>127.0.0.1 allows this computer only, 0.0.0.0 all its networks.</source>
      <translation>127.0.0.1 dopuszcza tylko ten komputer, 0.0.0.0 wszystkie jego sieci.</translation>
    </message>
    <message>
      <source>A PEM file with the certificate and its chain.</source>
      <translation>Plik PEM z certyfikatem i jego łańcuchem.</translation>
    </message>
    <message>
      <source>A PEM file without a password.</source>
      <translation>Plik PEM bez hasła.</translation>
    </message>
    <message>
      <source>A backup replaces all records on this computer.</source>
      <translation>Kopia zapasowa zastępuje wszystkie rekordy na tym komputerze.</translation>
    </message>
    <message>
      <source>A file can change thousands of records.</source>
      <translation>Plik może zmienić tysiące rekordów.</translation>
    </message>
    <message>
      <source>A short wait sends several edits together.</source>
      <translation>Krótkie oczekiwanie pozwala wysłać kilka zmian razem.</translation>
    </message>
    <message>
      <source>Addresses such as https://board.example, separated by commas. A page also needs a token.</source>
      <translation>Adresy takie jak https://board.example, oddzielone przecinkami. Strona potrzebuje też tokenu.</translation>
    </message>
    <message>
      <source>Any program that follows links could delete records. Leave it off unless you need it.</source>
      <translation>Każdy program, który otwiera odnośniki, mógłby usuwać rekordy. Włącz tylko w razie potrzeby.</translation>
    </message>
    <message>
      <source>By name, or by number if the names do not fit, including those of ingredients.</source>
      <translation>Nazwy albo numery, gdy nazwy się nie mieszczą; także alergeny składników.</translation>
    </message>
    <message>
      <source>Compact shows more rows; Touch leaves room for fingers.</source>
      <translation>Kompaktowe mieszczą więcej wierszy; dotykowe zostawiają miejsce dla palców.</translation>
    </message>
    <message>
      <source>Counterfoil keeps sending changes. To end it, choose “Quit” in the menu.</source>
      <translation>Counterfoil nadal wysyła zmiany. Aby go zamknąć, wybierz w menu „Zakończ”.</translation>
    </message>
    <message>
      <source>EAN and UPC codes as such, all others as Code 128. Products without a code get no barcode.</source>
      <translation>EAN i UPC w swoich formatach, wszystkie inne jako Code 128. Produkty bez kodu nie mają kodu kreskowego.</translation>
    </message>
    <message>
      <source>Each change starts the time anew.</source>
      <translation>Każda zmiana liczy czas od nowa.</translation>
    </message>
    <message>
      <source>Every change then names an employee. Choose by name, or scan the badge.</source>
      <translation>Każda zmiana ma wtedy pracownika. Wybierz imię albo zeskanuj identyfikator.</translation>
    </message>
    <message>
      <source>For programs made for the first version of the cloud's API, under /api.</source>
      <translation>Dla programów napisanych dla pierwszej wersji API chmury, pod /api.</translation>
    </message>
    <message>
      <source>From 75 to 200, or use Ctrl++ and Ctrl+-.</source>
      <translation>Od 75 do 200; można też użyć Ctrl++ i Ctrl+-.</translation>
    </message>
    <message>
      <source>Further requests have to wait. An address may make four times as many; 0 means no limit.</source>
      <translation>Dalsze zapytania muszą poczekać. Jeden adres może wysłać cztery razy tyle; 0 oznacza brak limitu.</translation>
    </message>
    <message>
      <source>High contrast helps in bright light and with weak eyesight.</source>
      <translation>Wysoki kontrast pomaga przy ostrym świetle i słabym wzroku.</translation>
    </message>
    <message>
      <source>How often to check the cloud for changes, as far as the request limit allows. The Sync page shows the actual interval. Lists that rarely change are checked less often.</source>
      <translation>Jak często sprawdzać zmiany w chmurze, o ile pozwala limit zapytań. Rzeczywisty odstęp pokazuje strona Synchronizacja. Listy, które rzadko się zmieniają, są sprawdzane rzadziej.</translation>
    </message>
    <message>
      <source>Needed if others share the network. Programs must be set to trust a certificate made by Counterfoil.</source>
      <translation>Potrzebne, gdy z sieci korzystają inni. Programy trzeba ustawić tak, aby ufały certyfikatowi utworzonemu przez Counterfoil.</translation>
    </message>
    <message>
      <source>Older entries are removed, never sooner than old values.</source>
      <translation>Starsze wpisy są usuwane, nigdy wcześniej niż stare wartości.</translation>
    </message>
    <message>
      <source>Older values are removed from the history and can no longer be restored. Prices stay for at least 30 days.</source>
      <translation>Starsze wartości są usuwane z historii i nie można ich już przywrócić. Ceny zostają co najmniej 30 dni.</translation>
    </message>
    <message>
      <source>One wrong value would affect many records.</source>
      <translation>Jedna błędna wartość dotknęłaby wielu rekordów.</translation>
    </message>
    <message>
      <source>Other programs need this number. With 0, the system chooses one at each start.</source>
      <translation>Tego numeru potrzebują inne programy. Przy 0 system wybiera go przy każdym uruchomieniu.</translation>
    </message>
    <message>
      <source>Other programs register webhooks here. When on, webhooks may call this computer and other devices in its network; when off, only the internet.</source>
      <translation>Inne programy rejestrują tu webhooki. Gdy włączone, webhooki mogą wywoływać ten komputer i inne urządzenia w jego sieci; gdy wyłączone, tylko internet.</translation>
    </message>
    <message>
      <source>Separated by commas, e.g. CARD-, 29. Codes with these prefixes count as scans even in a text field.</source>
      <translation>Oddzielone przecinkami, np. KARTA-, 29. Kody z tymi prefiksami są uznawane za skany nawet w polu tekstowym.</translation>
    </message>
    <message>
      <source>Sync and the server continue in the background, without an icon. Opening Counterfoil brings the window back.</source>
      <translation>Synchronizacja i serwer działają dalej w tle, bez ikony. Okno wróci po ponownym otwarciu programu Counterfoil.</translation>
    </message>
    <message>
      <source>The cloud reports changes at once, so it is checked less often.</source>
      <translation>Chmura od razu zgłasza zmiany, więc jest rzadziej sprawdzana.</translation>
    </message>
    <message>
      <source>The cloud sends numbers as text; some programs need real numbers.</source>
      <translation>Chmura wysyła liczby jako tekst; niektóre programy potrzebują prawdziwych liczb.</translation>
    </message>
    <message>
      <source>The icon by the clock shows whether everything is sent.</source>
      <translation>Ikona obok zegara pokazuje, czy wszystko wysłano.</translation>
    </message>
    <message>
      <source>The label dialog starts with this order and remembers your last choice.</source>
      <translation>Okno cenówek zaczyna od tej kolejności i pamięta ostatni wybór.</translation>
    </message>
    <message>
      <source>The label dialog starts with this paper and remembers your last choice.</source>
      <translation>Okno cenówek zaczyna od tego papieru i pamięta ostatni wybór.</translation>
    </message>
    <message>
      <source>The limit the vendor sets for your account. Checking uses less than half of it when nothing changes.</source>
      <translation>Limit, który operator chmury ustala dla konta. Gdy nic się nie zmienia, sprawdzanie zużywa mniej niż połowę.</translation>
    </message>
    <message>
      <source>The log is a file on this computer. It never contains tokens or passwords.</source>
      <translation>Dziennik to plik na tym komputerze. Nigdy nie zawiera tokenów ani haseł.</translation>
    </message>
    <message>
      <source>The lowest price in the previous 30 days, as far as this computer knows it.</source>
      <translation>Najniższa cena z poprzednich 30 dni, o ile ten komputer ją zna.</translation>
    </message>
    <message>
      <source>The overview lists products with this stock or less.</source>
      <translation>Przegląd pokazuje produkty z takim lub niższym stanem.</translation>
    </message>
    <message>
      <source>The second company ID of customers and the secret of a new webhook. Programs that send Allow-Version always see them.</source>
      <translation>Drugi nr firmy klientów i klucz tajny nowego webhooka. Programy, które wysyłają Allow-Version, widzą je zawsze.</translation>
    </message>
    <message>
      <source>The shop check lists products that earn less. 0 turns this off. A product's own minimum margin comes first.</source>
      <translation>Kontrola sklepu pokazuje produkty o niższej marży. 0 ją wyłącza. Minimalna marża produktu ma pierwszeństwo.</translation>
    </message>
    <message>
      <source>The window changes at once. Nothing you typed is lost.</source>
      <translation>Okno zmienia się od razu. Nic z wpisanego tekstu nie zginie.</translation>
    </message>
    <message>
      <source>They share the request limit. With 1, this computer detects automatically what others use.</source>
      <translation>Mają wspólny limit zapytań. Przy 1 ten komputer automatycznie wykrywa, ile zużywają inne.</translation>
    </message>
    <message>
      <source>This cannot be undone.</source>
      <translation>Tego nie można cofnąć.</translation>
    </message>
    <message>
      <source>Tills, scales and online shops read and write the same records here, even offline.</source>
      <translation>Kasy, wagi i sklepy internetowe odczytują i zapisują tu te same rekordy, także offline.</translation>
    </message>
    <message>
      <source>Use 127.0.0.1 if a tunnel or proxy runs on this computer.</source>
      <translation>Użyj 127.0.0.1, jeśli na tym komputerze działa tunel lub proxy.</translation>
    </message>
    <message>
      <source>We only check the version number. Updates are installed when you close Counterfoil.</source>
      <translation>Sprawdzany jest tylko numer wersji. Aktualizacje są instalowane po zamknięciu Counterfoil.</translation>
    </message>
    <message>
      <source>When off, changes wait until you press “Sync now”.</source>
      <translation>Gdy wyłączone, zmiany czekają na naciśnięcie „Synchronizuj teraz”.</translation>
    </message>
    <message>
      <source>When off, only programs on this computer reach the server and the receiver.</source>
      <translation>Gdy wyłączone, serwer i odbiorca są dostępne tylko dla programów na tym komputerze.</translation>
    </message>
    <message>
      <source>With 0, the system chooses one at each start.</source>
      <translation>Przy 0 system wybiera go przy każdym uruchomieniu.</translation>
    </message>
    <message>
      <source>With an address, webhooks are registered in the cloud automatically. Leave it empty for none.</source>
      <translation>Z adresem webhooki są automatycznie rejestrowane w chmurze. Puste pole: bez webhooków.</translation>
    </message>
    <message>
      <source>With the price per kilogram or litre, if the product has a package content.</source>
      <translation>Z ceną za kilogram lub litr, jeśli produkt ma zawartość opakowania.</translation>
    </message>
    <message>
      <source>Without the token, changes stay on this computer.</source>
      <translation>Bez tokenu zmiany zostają na tym komputerze.</translation>
    </message>
    <message>
      <source>You can undo a deletion, but accidental ones are easy to miss.</source>
      <translation>Usunięcie można cofnąć, ale przypadkowe łatwo przeoczyć.</translation>
    </message>
  </context>
  <context>
    <name>Settings</name>
    <message numerus="yes">
      <source>%n token(s) revoked</source>
      <translation>
        <numerusform>Unieważniono %Ln token</numerusform>
        <numerusform>Unieważniono %Ln tokeny</numerusform>
        <numerusform>Unieważniono %Ln tokenów</numerusform>
      </translation>
    </message>
    <message>
      <source>A revoked token stops working at once, even in running programs.</source>
      <translation>Unieważniony token od razu przestaje działać, nawet w uruchomionych programach.</translation>
    </message>
    <message>
      <source>A token with this name already exists. Enter another name.</source>
      <translation>Token o tej nazwie już istnieje. Wpisz inną.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adres</translation>
    </message>
    <message>
      <source>Address as QR code</source>
      <translation>Kod QR adresu</translation>
    </message>
    <message>
      <source>Address for programs</source>
      <translation>Adres dla programów</translation>
    </message>
    <message>
      <source>Address for the cloud</source>
      <translation>Adres dla chmury</translation>
    </message>
    <message>
      <source>Address on this computer</source>
      <translation>Adres na tym komputerze</translation>
    </message>
    <message>
      <source>All lists</source>
      <translation>Wszystkie listy</translation>
    </message>
    <message>
      <source>Allow access from other computers</source>
      <translation>Zezwól na dostęp z innych komputerów</translation>
    </message>
    <message>
      <source>Another copy of Counterfoil, or other data, starts at sign-in. Tick it to start this copy instead.</source>
      <translation>Po zalogowaniu uruchamia się inna kopia Counterfoil lub inne dane. Zaznacz, aby uruchamiać tę.</translation>
    </message>
    <message>
      <source>At most {length} characters, in one line.</source>
      <translation>Najwyżej {length} znaków, w jednym wierszu.</translation>
    </message>
    <message>
      <source>Back to default: {value}</source>
      <translation>Przywróć domyślne: {value}</translation>
    </message>
    <message>
      <source>Barcode scanner</source>
      <translation>Czytnik kodów kreskowych</translation>
    </message>
    <message>
      <source>Certificate fingerprint</source>
      <translation>Odcisk certyfikatu</translation>
    </message>
    <message>
      <source>Cloud number</source>
      <translation>Numer chmury</translation>
    </message>
    <message>
      <source>Connect to a cloud…</source>
      <translation>Połącz z chmurą…</translation>
    </message>
    <message>
      <source>Connection</source>
      <translation>Połączenie</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Kopiuj</translation>
    </message>
    <message>
      <source>Copy address with secret</source>
      <translation>Kopiuj adres z kluczem tajnym</translation>
    </message>
    <message>
      <source>Copy new token</source>
      <translation>Kopiuj nowy token</translation>
    </message>
    <message>
      <source>Copy the token to the other program now. It is shown only once.</source>
      <translation>Skopiuj teraz token do innego programu. Jest pokazywany tylko raz.</translation>
    </message>
    <message>
      <source>Copy: {what}</source>
      <translation>Kopiuj: {what}</translation>
    </message>
    <message>
      <source>Create a token</source>
      <translation>Utwórz token</translation>
    </message>
    <message>
      <source>Created</source>
      <translation>Utworzono</translation>
    </message>
    <message>
      <source>Data folder</source>
      <translation>Folder danych</translation>
    </message>
    <message>
      <source>Enter a full address such as https://shop.example.com, or leave it empty.</source>
      <translation>Wpisz pełny adres, np. https://sklep.example.com, albo zostaw puste pole.</translation>
    </message>
    <message>
      <source>Enter a whole number from {minimum} to {maximum}.</source>
      <translation>Wpisz liczbę całkowitą od {minimum} do {maximum}.</translation>
    </message>
    <message>
      <source>Enter an address such as 127.0.0.1 or 0.0.0.0, or a computer name.</source>
      <translation>Wpisz adres, np. 127.0.0.1 lub 0.0.0.0, albo nazwę komputera.</translation>
    </message>
    <message>
      <source>Enter what the token is for.</source>
      <translation>Wpisz, do czego jest token.</translation>
    </message>
    <message>
      <source>Hide secret</source>
      <translation>Ukryj klucz tajny</translation>
    </message>
    <message>
      <source>I have saved it</source>
      <translation>Mam zapisane</translation>
    </message>
    <message>
      <source>It does not start automatically.</source>
      <translation>Nie uruchamia się automatycznie.</translation>
    </message>
    <message>
      <source>Last seen</source>
      <translation>Ostatnia aktywność</translation>
    </message>
    <message>
      <source>Lists the token may use</source>
      <translation>Listy, których token może używać</translation>
    </message>
    <message>
      <source>Name of the new token</source>
      <translation>Nazwa nowego tokenu</translation>
    </message>
    <message>
      <source>No setting has this name.</source>
      <translation>Żadne ustawienie nie ma tej nazwy.</translation>
    </message>
    <message>
      <source>No tokens yet, so no program has access.</source>
      <translation>Nie ma jeszcze tokenów, więc żaden program nie ma dostępu.</translation>
    </message>
    <message>
      <source>Not running.</source>
      <translation>Nie działa.</translation>
    </message>
    <message>
      <source>Off.</source>
      <translation>Wyłączone.</translation>
    </message>
    <message>
      <source>Off. Counterfoil checks the cloud for changes instead.</source>
      <translation>Wyłączone. Zamiast tego Counterfoil sprawdza zmiany w chmurze.</translation>
    </message>
    <message>
      <source>Only {list}</source>
      <translation>Tylko: {list}</translation>
    </message>
    <message>
      <source>Only {list} + {more}</source>
      <translation>Tylko: {list} + {more}</translation>
    </message>
    <message>
      <source>Permissions</source>
      <translation>Uprawnienia</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>Program</translation>
    </message>
    <message>
      <source>Programs with access</source>
      <translation>Programy z dostępem</translation>
    </message>
    <message>
      <source>Read only</source>
      <translation>Tylko odczyt</translation>
    </message>
    <message>
      <source>Registered with the system.</source>
      <translation>Zarejestrowano w systemie.</translation>
    </message>
    <message>
      <source>Revoke</source>
      <translation>Unieważnij</translation>
    </message>
    <message>
      <source>Revoke selected tokens</source>
      <translation>Unieważnij zaznaczone tokeny</translation>
    </message>
    <message>
      <source>Running on port {port}.</source>
      <translation>Działa na porcie {port}.</translation>
    </message>
    <message>
      <source>Running.</source>
      <translation>Działa.</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Szukaj</translation>
    </message>
    <message>
      <source>Search settings</source>
      <translation>Szukaj w ustawieniach</translation>
    </message>
    <message>
      <source>See what the scanner sends and whether its codes are read. This changes nothing.</source>
      <translation>Sprawdź, co wysyła czytnik i czy jego kody są odczytywane. Niczego to nie zmieni.</translation>
    </message>
    <message>
      <source>Setting groups</source>
      <translation>Grupy ustawień</translation>
    </message>
    <message>
      <source>Show secret</source>
      <translation>Pokaż klucz tajny</translation>
    </message>
    <message>
      <source>Sign in again or switch cloud…</source>
      <translation>Zaloguj się ponownie lub zmień chmurę…</translation>
    </message>
    <message>
      <source>Sign out…</source>
      <translation>Wyloguj się…</translation>
    </message>
    <message>
      <source>Signing out deletes the token from this computer. Records and unsent changes stay here.</source>
      <translation>Wylogowanie usuwa token z tego komputera. Rekordy i niewysłane zmiany pozostają.</translation>
    </message>
    <message>
      <source>Start Counterfoil in the tray when I sign in</source>
      <translation>Po zalogowaniu uruchamiaj Counterfoil w zasobniku</translation>
    </message>
    <message>
      <source>Start at sign-in</source>
      <translation>Uruchamianie po zalogowaniu</translation>
    </message>
    <message>
      <source>Test the scanner…</source>
      <translation>Przetestuj czytnik kodów…</translation>
    </message>
    <message>
      <source>The cloud</source>
      <translation>Chmura</translation>
    </message>
    <message>
      <source>The new token</source>
      <translation>Nowy token</translation>
    </message>
    <message>
      <source>The receiver</source>
      <translation>Odbiorca</translation>
    </message>
    <message>
      <source>This is the practice shop. Its cloud runs inside Counterfoil, and nothing leaves this computer.</source>
      <translation>To sklep demonstracyjny. Jego chmura działa w programie Counterfoil i nic nie opuszcza tego komputera.</translation>
    </message>
    <message>
      <source>Token saved in</source>
      <translation>Miejsce zapisu tokenu</translation>
    </message>
    <message>
      <source>Tokens</source>
      <translation>Tokeny</translation>
    </message>
    <message>
      <source>Turn off</source>
      <translation>Wyłącz</translation>
    </message>
    <message>
      <source>Turn on</source>
      <translation>Włącz</translation>
    </message>
    <message>
      <source>Turned off in the system's settings. Tick it to turn it on again.</source>
      <translation>Wyłączono w ustawieniach systemu. Zaznacz, aby włączyć ponownie.</translation>
    </message>
    <message>
      <source>What the token is for, e.g. Till 2</source>
      <translation>Do czego jest token, np. Kasa 2</translation>
    </message>
    <message>
      <source>a protected file</source>
      <translation>chroniony plik</translation>
    </message>
    <message>
      <source>memory only, until you quit</source>
      <translation>tylko pamięć, do zamknięcia programu</translation>
    </message>
    <message>
      <source>never</source>
      <translation>nigdy</translation>
    </message>
    <message>
      <source>none</source>
      <translation>brak</translation>
    </message>
    <message>
      <source>reads</source>
      <translation>odczyt</translation>
    </message>
    <message>
      <source>reads and writes</source>
      <translation>odczyt i zapis</translation>
    </message>
    <message>
      <source>this computer's keychain</source>
      <translation>pęk kluczy tego komputera</translation>
    </message>
  </context>
  <context>
    <name>ShopCheck</name>
    <message numerus="yes">
      <source>%n price(s) recalculated</source>
      <translation>
        <numerusform>Przeliczono %Ln cenę</numerusform>
        <numerusform>Przeliczono %Ln ceny</numerusform>
        <numerusform>Przeliczono %Ln cen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n problem(s) found</source>
      <translation>
        <numerusform>Znaleziono %Ln problem</numerusform>
        <numerusform>Znaleziono %Ln problemy</numerusform>
        <numerusform>Znaleziono %Ln problemów</numerusform>
      </translation>
    </message>
    <message>
      <source>Check again</source>
      <translation>Sprawdź ponownie</translation>
    </message>
    <message>
      <source>Checking the records…</source>
      <translation>Sprawdzanie rekordów…</translation>
    </message>
    <message>
      <source>Checks</source>
      <translation>Kontrole</translation>
    </message>
    <message>
      <source>Count</source>
      <translation>Liczba</translation>
    </message>
    <message>
      <source>Customer without a name</source>
      <translation>Klient bez nazwy</translation>
    </message>
    <message>
      <source>Dismiss</source>
      <translation>Ukryj</translation>
    </message>
    <message>
      <source>EAN used twice</source>
      <translation>Powtórzony EAN</translation>
    </message>
    <message>
      <source>EAN with wrong check digit</source>
      <translation>EAN z błędną cyfrą kontrolną</translation>
    </message>
    <message>
      <source>Each of these can cost time or money at the till.</source>
      <translation>Każdy z nich może kosztować czas lub pieniądze przy kasie.</translation>
    </message>
    <message>
      <source>For sale without a price</source>
      <translation>W sprzedaży bez ceny</translation>
    </message>
    <message>
      <source>Invalid VAT ID</source>
      <translation>Nieprawidłowy NIP</translation>
    </message>
    <message>
      <source>Invalid company ID</source>
      <translation>Nieprawidłowy nr firmy</translation>
    </message>
    <message>
      <source>Keep all prices with VAT</source>
      <translation>Zachowaj wszystkie ceny brutto</translation>
    </message>
    <message>
      <source>Keep all prices without VAT</source>
      <translation>Zachowaj wszystkie ceny netto</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Rodzaj</translation>
    </message>
    <message>
      <source>Low margin</source>
      <translation>Niska marża</translation>
    </message>
    <message>
      <source>No category</source>
      <translation>Brak kategorii</translation>
    </message>
    <message>
      <source>No problems found</source>
      <translation>Nie znaleziono problemów</translation>
    </message>
    <message>
      <source>Only the first {count} are shown.</source>
      <translation>Pokazano tylko pierwsze {count}.</translation>
    </message>
    <message>
      <source>PLU used twice</source>
      <translation>Powtórzony kod PLU</translation>
    </message>
    <message>
      <source>Prices contradict each other</source>
      <translation>Ceny są sprzeczne</translation>
    </message>
    <message>
      <source>Prices, codes, recipes, names and numbers are correct</source>
      <translation>Ceny, kody, receptury, nazwy i numery są poprawne</translation>
    </message>
    <message>
      <source>Problem</source>
      <translation>Problem</translation>
    </message>
    <message>
      <source>Problems</source>
      <translation>Problemy</translation>
    </message>
    <message>
      <source>Recipe in a circle</source>
      <translation>Receptura w pętli</translation>
    </message>
    <message>
      <source>Recipe line without product</source>
      <translation>Wiersz receptury bez produktu</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Rekord</translation>
    </message>
    <message>
      <source>Show again</source>
      <translation>Pokaż ponownie</translation>
    </message>
    <message>
      <source>Show dismissed ({count})</source>
      <translation>Pokaż ukryte ({count})</translation>
    </message>
    <message>
      <source>Sold below cost</source>
      <translation>Sprzedaż poniżej kosztu</translation>
    </message>
    <message>
      <source>Tag with two spellings</source>
      <translation>Tag w dwóch pisowniach</translation>
    </message>
    <message>
      <source>The check reads the records on this computer and works offline.</source>
      <translation>Kontrola odczytuje rekordy na tym komputerze i działa offline.</translation>
    </message>
    <message>
      <source>Unknown VAT rate</source>
      <translation>Nieznana stawka VAT</translation>
    </message>
    <message>
      <source>Values</source>
      <translation>Wartości</translation>
    </message>
  </context>
  <context>
    <name>ShopCheckAdvice</name>
    <message>
      <source>Filters see two tags. Keep one spelling.</source>
      <translation>Filtry widzą dwa tagi. Zachowaj jedną pisownię.</translation>
    </message>
    <message>
      <source>The VAT ID is not valid in its country. Ask for it again before the next invoice.</source>
      <translation>Ten NIP jest nieprawidłowy w swoim kraju. Poproś o niego ponownie przed następną fakturą.</translation>
    </message>
    <message>
      <source>The check digit is wrong. Ask the customer for the number.</source>
      <translation>Cyfra kontrolna jest błędna. Poproś klienta o numer.</translation>
    </message>
    <message>
      <source>The last digit does not match the others. Scan the product again.</source>
      <translation>Ostatnia cyfra nie pasuje do pozostałych. Zeskanuj produkt ponownie.</translation>
    </message>
    <message>
      <source>The list of tax rates does not have this rate.</source>
      <translation>Na liście stawek VAT nie ma tej stawki.</translation>
    </message>
    <message>
      <source>The margin is below the product's own minimum or the one in Settings, General.</source>
      <translation>Marża jest niższa od minimum produktu albo od podanego w Ustawieniach, Ogólne.</translation>
    </message>
    <message>
      <source>The price with VAT, the price without VAT and the VAT rate do not match. Choose the price to keep.</source>
      <translation>Cena brutto, cena netto i stawka VAT nie pasują do siebie. Wybierz cenę do zachowania.</translation>
    </message>
    <message>
      <source>The price without VAT is lower than the purchase price or the cost of the ingredients.</source>
      <translation>Cena netto jest niższa od ceny zakupu lub kosztu składników.</translation>
    </message>
    <message>
      <source>The product is an ingredient of itself. Delete one of the recipe lines.</source>
      <translation>Produkt jest składnikiem samego siebie. Usuń jeden z wierszy receptury.</translation>
    </message>
    <message>
      <source>The product or ingredient in the line was deleted. Delete the line, or choose another product.</source>
      <translation>Produkt lub składnik z tego wiersza usunięto. Usuń wiersz albo wybierz inny produkt.</translation>
    </message>
    <message>
      <source>The scanner cannot tell which product is meant.</source>
      <translation>Czytnik nie wie, o który produkt chodzi.</translation>
    </message>
    <message>
      <source>The till cannot tell which product is meant.</source>
      <translation>Kasa nie wie, o który produkt chodzi.</translation>
    </message>
    <message>
      <source>The till sells these at no charge. Enter a price, or let the till ask for one.</source>
      <translation>Kasa sprzedaje je za darmo. Wpisz cenę albo ustaw, aby kasa o nią pytała.</translation>
    </message>
    <message>
      <source>You can find these only by searching.</source>
      <translation>Można je znaleźć tylko przez wyszukiwanie.</translation>
    </message>
    <message>
      <source>You cannot find these by name.</source>
      <translation>Nie można ich znaleźć po nazwie.</translation>
    </message>
  </context>
  <context>
    <name>ShopFinding</name>
    <message>
      <source>with {others}</source>
      <translation>razem z {others}</translation>
    </message>
    <message>
      <source>{code}</source>
      <translation>{code}</translation>
    </message>
    <message>
      <source>{code}, also {others}</source>
      <translation>{code}, także {others}</translation>
    </message>
    <message>
      <source>{margin} of {price}, less than {least}; costs {cost} ({where})</source>
      <translation>{margin} z {price}, mniej niż {least}; koszt {cost} ({where})</translation>
    </message>
    <message>
      <source>{number}</source>
      <translation>{number}</translation>
    </message>
    <message>
      <source>{price}, costs {cost} ({where})</source>
      <translation>{price}, koszt {cost} ({where})</translation>
    </message>
    <message>
      <source>{rate}</source>
      <translation>{rate}</translation>
    </message>
    <message>
      <source>{tag}; more often {usual}</source>
      <translation>{tag}; częściej {usual}</translation>
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
      <translation>Przycisk komunikatu</translation>
    </message>
    <message>
      <source>Edit the cell</source>
      <translation>Edytuj komórkę</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Skróty klawiszowe</translation>
    </message>
    <message>
      <source>Paste a column</source>
      <translation>Wklejanie kolumny</translation>
    </message>
    <message>
      <source>Sections</source>
      <translation>Sekcje</translation>
    </message>
  </context>
  <context>
    <name>Staff</name>
    <message>
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
    <message>
      <source>Employees</source>
      <translation>Pracownicy</translation>
    </message>
    <message>
      <source>Nobody</source>
      <translation>Nikt</translation>
    </message>
    <message>
      <source>Type a name or scan a badge</source>
      <translation>Wpisz imię lub zeskanuj identyfikator</translation>
    </message>
    <message>
      <source>Who is here?</source>
      <translation>Kto tu jest?</translation>
    </message>
  </context>
  <context>
    <name>Start</name>
    <message>
      <source>Preparing the practice shop…</source>
      <translation>Przygotowywanie sklepu demonstracyjnego…</translation>
    </message>
  </context>
  <context>
    <name>State</name>
    <message>
      <source>Deleted</source>
      <translation>Usunięte</translation>
    </message>
    <message>
      <source>Needs you</source>
      <translation>Do decyzji</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Nowe</translation>
    </message>
    <message>
      <source>Not saved</source>
      <translation>Niezapisane</translation>
    </message>
    <message>
      <source>Sending</source>
      <translation>Wysyłanie</translation>
    </message>
    <message>
      <source>Up to date</source>
      <translation>Zsynchronizowano</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Do wysłania</translation>
    </message>
  </context>
  <context>
    <name>StateSentence</name>
    <message>
      <source>Deleted.</source>
      <translation>Usunięte.</translation>
    </message>
    <message>
      <source>Needs your decision.</source>
      <translation>Wymaga decyzji.</translation>
    </message>
    <message>
      <source>Not saved yet.</source>
      <translation>Jeszcze nie zapisano.</translation>
    </message>
    <message>
      <source>Same as in the cloud.</source>
      <translation>Tak samo jak w chmurze.</translation>
    </message>
    <message>
      <source>Saved here, waiting to be sent.</source>
      <translation>Zapisano tutaj, czeka na wysłanie.</translation>
    </message>
    <message>
      <source>Sending now.</source>
      <translation>Trwa wysyłanie.</translation>
    </message>
    <message>
      <source>You can change this only in the cloud.</source>
      <translation>Można to zmienić tylko w chmurze.</translation>
    </message>
    <message>
      <source>You have not saved this yet.</source>
      <translation>Masz tu niezapisane zmiany.</translation>
    </message>
  </context>
  <context>
    <name>Status</name>
    <message numerus="yes">
      <source>%n change(s) waiting</source>
      <translation>
        <numerusform>%Ln zmiana czeka</numerusform>
        <numerusform>%Ln zmiany czekają</numerusform>
        <numerusform>%Ln zmian czeka</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n need(s) you</source>
      <translation>
        <numerusform>%Ln do decyzji</numerusform>
        <numerusform>%Ln do decyzji</numerusform>
        <numerusform>%Ln do decyzji</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s)</source>
      <translation>
        <numerusform>%Ln rekord</numerusform>
        <numerusform>%Ln rekordy</numerusform>
        <numerusform>%Ln rekordów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) need(s) your decision</source>
      <translation>
        <numerusform>%Ln rekord wymaga decyzji</numerusform>
        <numerusform>%Ln rekordy wymagają decyzji</numerusform>
        <numerusform>%Ln rekordów wymaga decyzji</numerusform>
      </translation>
    </message>
    <message>
      <source>Checking less often until {time}</source>
      <translation>Rzadsze sprawdzanie do {time}</translation>
    </message>
    <message>
      <source>Decide…</source>
      <translation>Zdecyduj…</translation>
    </message>
    <message>
      <source>Paused until {time}</source>
      <translation>Wstrzymano do {time}</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Postęp</translation>
    </message>
    <message>
      <source>Sign in…</source>
      <translation>Zaloguj się…</translation>
    </message>
    <message>
      <source>Syncing…</source>
      <translation>Synchronizacja…</translation>
    </message>
    <message numerus="yes">
      <source>about %n minute(s) left</source>
      <translation>
        <numerusform>pozostała około %Ln minuta</numerusform>
        <numerusform>pozostały około %Ln minuty</numerusform>
        <numerusform>pozostało około %Ln minut</numerusform>
      </translation>
    </message>
    <message>
      <source>less than a minute left</source>
      <translation>pozostała mniej niż minuta</translation>
    </message>
    <message numerus="yes">
      <source>not sent for %n day(s)</source>
      <translation>
        <numerusform>niewysłane od %Ln dnia</numerusform>
        <numerusform>niewysłane od %Ln dni</numerusform>
        <numerusform>niewysłane od %Ln dni</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>not synced for %n day(s)</source>
      <translation>
        <numerusform>bez synchronizacji od %Ln dnia</numerusform>
        <numerusform>bez synchronizacji od %Ln dni</numerusform>
        <numerusform>bez synchronizacji od %Ln dni</numerusform>
      </translation>
    </message>
    <message>
      <source>not synced yet</source>
      <translation>jeszcze nie synchronizowano</translation>
    </message>
    <message>
      <source>sent {time}</source>
      <translation>wysłano {time}</translation>
    </message>
    <message>
      <source>synced {time}</source>
      <translation>zsynchronizowano {time}</translation>
    </message>
    <message>
      <source>until {time}</source>
      <translation>do {time}</translation>
    </message>
    <message numerus="yes">
      <source>{used} of {budget} requests in %n minute(s)</source>
      <translation>
        <numerusform>{used} z {budget} zapytań w ciągu %Ln minuty</numerusform>
        <numerusform>{used} z {budget} zapytań w ciągu %Ln minut</numerusform>
        <numerusform>{used} z {budget} zapytań w ciągu %Ln minut</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Step</name>
    <message>
      <source>Redo: {step}</source>
      <translation>Ponów: {step}</translation>
    </message>
    <message>
      <source>Redone: {step}</source>
      <translation>Ponowiono: {step}</translation>
    </message>
    <message>
      <source>Undo: {step}</source>
      <translation>Cofnij: {step}</translation>
    </message>
    <message>
      <source>Undone: {step}</source>
      <translation>Cofnięto: {step}</translation>
    </message>
    <message>
      <source>anonymisation, {what}</source>
      <translation>anonimizacja, {what}</translation>
    </message>
    <message>
      <source>bulk change, {what}</source>
      <translation>zmiana zbiorcza, {what}</translation>
    </message>
    <message>
      <source>change, {what}</source>
      <translation>zmiana, {what}</translation>
    </message>
    <message>
      <source>decision, {what}</source>
      <translation>decyzja, {what}</translation>
    </message>
    <message>
      <source>deletion, {what}</source>
      <translation>usunięcie, {what}</translation>
    </message>
    <message>
      <source>earlier value, {what}</source>
      <translation>wcześniejsza wartość, {what}</translation>
    </message>
    <message>
      <source>end of the plan {name}, {what}</source>
      <translation>koniec planu {name}, {what}</translation>
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
      <translation>scalenie, {what}</translation>
    </message>
    <message>
      <source>new record, {what}</source>
      <translation>nowy rekord, {what}</translation>
    </message>
    <message>
      <source>pasted column, {what}</source>
      <translation>wklejona kolumna, {what}</translation>
    </message>
    <message>
      <source>plan {name}, {what}</source>
      <translation>plan {name}, {what}</translation>
    </message>
    <message>
      <source>price list of {name}, {what}</source>
      <translation>cennik od {name}, {what}</translation>
    </message>
    <message>
      <source>restore, {what}</source>
      <translation>przywrócenie, {what}</translation>
    </message>
  </context>
  <context>
    <name>Stock</name>
    <message>
      <source>In stock</source>
      <translation>Na stanie</translation>
    </message>
    <message>
      <source>Not in any warehouse yet</source>
      <translation>Jeszcze w żadnym magazynie</translation>
    </message>
    <message>
      <source>Supplier price lists (on this computer)</source>
      <translation>Cenniki dostawców (na tym komputerze)</translation>
    </message>
    <message>
      <source>as of {time}</source>
      <translation>stan na {time}</translation>
    </message>
    <message>
      <source>bought for {price}</source>
      <translation>zakup po {price}</translation>
    </message>
    <message>
      <source>list as of {time}, without VAT</source>
      <translation>cennik: {time}, netto</translation>
    </message>
  </context>
  <context>
    <name>Storm</name>
    <message numerus="yes">
      <source>%n could not be decided this way</source>
      <translation>
        <numerusform>nie można było tak zdecydować: %Ln</numerusform>
        <numerusform>nie można było tak zdecydować: %Ln</numerusform>
        <numerusform>nie można było tak zdecydować: %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n record(s) decided</source>
      <translation>
        <numerusform>Zdecydowano o %Ln rekordzie</numerusform>
        <numerusform>Zdecydowano o %Ln rekordach</numerusform>
        <numerusform>Zdecydowano o %Ln rekordach</numerusform>
      </translation>
    </message>
    <message>
      <source>Changes that another computer may already have sent are sent from here too; points may count twice.</source>
      <translation>Zmiany, które mógł już wysłać inny komputer, zostaną wysłane także stąd; punkty mogą zostać policzone dwa razy.</translation>
    </message>
    <message>
      <source>Count</source>
      <translation>Liczba</translation>
    </message>
    <message>
      <source>Decisions</source>
      <translation>Decyzje</translation>
    </message>
    <message>
      <source>Keep mine</source>
      <translation>Zachowaj moje</translation>
    </message>
    <message>
      <source>Keep the cloud's</source>
      <translation>Zachowaj z chmury</translation>
    </message>
    <message>
      <source>Points that may already have been added are added again.</source>
      <translation>Punkty, które być może już dodano, zostaną dodane ponownie.</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Rekordy</translation>
    </message>
    <message>
      <source>Records deleted here are deleted in the cloud too.</source>
      <translation>Rekordy usunięte tutaj zostaną usunięte także w chmurze.</translation>
    </message>
    <message>
      <source>Records deleted in the cloud are deleted here too.</source>
      <translation>Rekordy usunięte w chmurze zostaną usunięte także tutaj.</translation>
    </message>
    <message>
      <source>Records deleted in the cloud are kept.</source>
      <translation>Rekordy usunięte w chmurze zostaną zachowane.</translation>
    </message>
    <message>
      <source>Replaced values stay in each record's history. You can undo this.</source>
      <translation>Zastąpione wartości pozostają w historii rekordów. Można to cofnąć.</translation>
    </message>
    <message>
      <source>The cloud's values are kept. Changes made here are discarded.</source>
      <translation>Wartości z chmury zostaną zachowane. Zmiany wprowadzone tutaj zostaną odrzucone.</translation>
    </message>
    <message>
      <source>This computer's values are sent and replace the cloud's.</source>
      <translation>Wartości z tego komputera zostaną wysłane i zastąpią wartości z chmury.</translation>
    </message>
  </context>
  <context>
    <name>SupplierList</name>
    <message numerus="yes">
      <source>%n added</source>
      <translation>
        <numerusform>dodano %Ln</numerusform>
        <numerusform>dodano %Ln</numerusform>
        <numerusform>dodano %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n product(s) changed</source>
      <translation>
        <numerusform>zmieniono %Ln produkt</numerusform>
        <numerusform>zmieniono %Ln produkty</numerusform>
        <numerusform>zmieniono %Ln produktów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n purchase price(s) noted on this computer</source>
      <translation>
        <numerusform>zapisano %Ln cenę zakupu na tym komputerze</numerusform>
        <numerusform>zapisano %Ln ceny zakupu na tym komputerze</numerusform>
        <numerusform>zapisano %Ln cen zakupu na tym komputerze</numerusform>
      </translation>
    </message>
    <message>
      <source>(choose)</source>
      <translation>(wybierz)</translation>
    </message>
    <message>
      <source>Bought for</source>
      <translation>Zakup</translation>
    </message>
    <message>
      <source>Category of new products</source>
      <translation>Kategoria nowych produktów</translation>
    </message>
    <message>
      <source>Changed</source>
      <translation>Zmienione</translation>
    </message>
    <message>
      <source>Code</source>
      <translation>Kod</translation>
    </message>
    <message>
      <source>Compare</source>
      <translation>Porównaj</translation>
    </message>
    <message>
      <source>Currency</source>
      <translation>Waluta</translation>
    </message>
    <message>
      <source>Exchange rate</source>
      <translation>Kurs</translation>
    </message>
    <message>
      <source>Lines</source>
      <translation>Wiersze</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Nowe</translation>
    </message>
    <message>
      <source>No longer in the list</source>
      <translation>Nie ma już w cenniku</translation>
    </message>
    <message>
      <source>Nothing ticked</source>
      <translation>Nic nie zaznaczono</translation>
    </message>
    <message>
      <source>Percentage</source>
      <translation>Procent</translation>
    </message>
    <message>
      <source>Pieces per price</source>
      <translation>Liczba sztuk w cenie</translation>
    </message>
    <message>
      <source>Prices with VAT</source>
      <translation>Ceny brutto</translation>
    </message>
    <message>
      <source>Purchase prices change now, selling prices at a time that you choose.</source>
      <translation>Ceny zakupu zmienią się od razu, ceny sprzedaży w wybranym czasie.</translation>
    </message>
    <message>
      <source>Purchase prices stay on this computer; the cloud and other computers do not get them.</source>
      <translation>Ceny zakupu pozostają na tym komputerze; chmura i inne komputery ich nie otrzymują.</translation>
    </message>
    <message>
      <source>Selling price</source>
      <translation>Cena sprzedaży</translation>
    </message>
    <message>
      <source>Sold for</source>
      <translation>Sprzedaż</translation>
    </message>
    <message>
      <source>Supplier</source>
      <translation>Dostawca</translation>
    </message>
    <message>
      <source>Supplier price list</source>
      <translation>Cennik dostawcy</translation>
    </message>
    <message>
      <source>Supplier price list…</source>
      <translation>Cennik dostawcy…</translation>
    </message>
    <message>
      <source>Tick all</source>
      <translation>Zaznacz wszystko</translation>
    </message>
    <message>
      <source>Tick none</source>
      <translation>Odznacz wszystko</translation>
    </message>
    <message>
      <source>To check</source>
      <translation>Do sprawdzenia</translation>
    </message>
    <message>
      <source>Unchanged</source>
      <translation>Bez zmian</translation>
    </message>
    <message>
      <source>Unknown</source>
      <translation>Nieznane</translation>
    </message>
    <message numerus="yes">
      <source>add %n</source>
      <translation>
        <numerusform>dodaj %Ln</numerusform>
        <numerusform>dodaj %Ln</numerusform>
        <numerusform>dodaj %Ln</numerusform>
      </translation>
    </message>
    <message>
      <source>by a margin</source>
      <translation>według marży</translation>
    </message>
    <message>
      <source>by a markup</source>
      <translation>według narzutu</translation>
    </message>
    <message numerus="yes">
      <source>change %n product(s)</source>
      <translation>
        <numerusform>zmień %Ln produkt</numerusform>
        <numerusform>zmień %Ln produkty</numerusform>
        <numerusform>zmień %Ln produktów</numerusform>
      </translation>
    </message>
    <message>
      <source>not changed</source>
      <translation>bez zmian</translation>
    </message>
    <message numerus="yes">
      <source>note %n purchase price(s) on this computer</source>
      <translation>
        <numerusform>zapisz %Ln cenę zakupu na tym komputerze</numerusform>
        <numerusform>zapisz %Ln ceny zakupu na tym komputerze</numerusform>
        <numerusform>zapisz %Ln cen zakupu na tym komputerze</numerusform>
      </translation>
    </message>
    <message>
      <source>nothing changed</source>
      <translation>nic nie zmieniono</translation>
    </message>
    <message>
      <source>same as most from this supplier</source>
      <translation>jak większość od tego dostawcy</translation>
    </message>
    <message>
      <source>the shop's</source>
      <translation>waluta sklepu</translation>
    </message>
    <message>
      <source>ticked: removes this supplier from the product</source>
      <translation>zaznaczone: usuwa tego dostawcę z produktu</translation>
    </message>
  </context>
  <context>
    <name>Sync</name>
    <message numerus="yes">
      <source>%n attempt(s)</source>
      <translation>
        <numerusform>%Ln próba</numerusform>
        <numerusform>%Ln próby</numerusform>
        <numerusform>%Ln prób</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hour(s)</source>
      <translation>
        <numerusform>%Ln godzina</numerusform>
        <numerusform>%Ln godziny</numerusform>
        <numerusform>%Ln godzin</numerusform>
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
        <numerusform>%Ln uwaga</numerusform>
        <numerusform>%Ln uwagi</numerusform>
        <numerusform>%Ln uwag</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n received</source>
      <translation>
        <numerusform>odebrano %Ln</numerusform>
        <numerusform>odebrano %Ln</numerusform>
        <numerusform>odebrano %Ln</numerusform>
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
        <numerusform>wysłano %Ln</numerusform>
        <numerusform>wysłano %Ln</numerusform>
        <numerusform>wysłano %Ln</numerusform>
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
        <numerusform>Rzeczywisty odstęp: {seconds} s, w bezczynności {idle} s. Ten komputer może wysłać %Ln zapytanie w ciągu {minutes} min.</numerusform>
        <numerusform>Rzeczywisty odstęp: {seconds} s, w bezczynności {idle} s. Ten komputer może wysłać %Ln zapytania w ciągu {minutes} min.</numerusform>
        <numerusform>Rzeczywisty odstęp: {seconds} s, w bezczynności {idle} s. Ten komputer może wysłać %Ln zapytań w ciągu {minutes} min.</numerusform>
      </translation>
    </message>
    <message>
      <source>Automatic sync is off. Use “Sync now”.</source>
      <translation>Automatyczna synchronizacja jest wyłączona. Użyj „Synchronizuj teraz”.</translation>
    </message>
    <message>
      <source>Check for changes every</source>
      <translation>Sprawdzaj zmiany co</translation>
    </message>
    <message>
      <source>Checking less often until {time}: the request limit is used up.</source>
      <translation>Rzadsze sprawdzanie do {time}: limit zapytań jest wyczerpany.</translation>
    </message>
    <message>
      <source>Compares every record with the cloud. Unsent changes stay as they are.</source>
      <translation>Porównuje każdy rekord z chmurą. Niewysłane zmiany pozostają nietknięte.</translation>
    </message>
    <message>
      <source>Continue now</source>
      <translation>Wznów teraz</translation>
    </message>
    <message>
      <source>Counterfoil continues automatically.</source>
      <translation>Program wznowi pracę automatycznie.</translation>
    </message>
    <message>
      <source>Download everything again</source>
      <translation>Pobierz wszystko ponownie</translation>
    </message>
    <message>
      <source>Duration</source>
      <translation>Czas trwania</translation>
    </message>
    <message>
      <source>Everything is saved on this computer. You can still use “Sync now”.</source>
      <translation>Wszystko jest zapisane na tym komputerze. Nadal można użyć „Synchronizuj teraz”.</translation>
    </message>
    <message>
      <source>Everything is synced</source>
      <translation>Wszystko zsynchronizowane</translation>
    </message>
    <message>
      <source>Fields</source>
      <translation>Pola</translation>
    </message>
    <message>
      <source>Found</source>
      <translation>Wykryto</translation>
    </message>
    <message>
      <source>History</source>
      <translation>Historia</translation>
    </message>
    <message>
      <source>How current each list is</source>
      <translation>Aktualność poszczególnych list</translation>
    </message>
    <message>
      <source>Keep all mine…</source>
      <translation>Zachowaj wszystkie moje…</translation>
    </message>
    <message>
      <source>Keep all the cloud's…</source>
      <translation>Zachowaj wszystkie z chmury…</translation>
    </message>
    <message>
      <source>Keep mine for these…</source>
      <translation>Zachowaj moje dla zaznaczonych…</translation>
    </message>
    <message>
      <source>Keep the cloud's for these…</source>
      <translation>Zachowaj z chmury dla zaznaczonych…</translation>
    </message>
    <message>
      <source>Last checked</source>
      <translation>Sprawdzono</translation>
    </message>
    <message>
      <source>Last full check</source>
      <translation>Ostatnie pełne sprawdzenie</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Lista</translation>
    </message>
    <message>
      <source>Needs you</source>
      <translation>Do decyzji</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Następne</translation>
    </message>
    <message>
      <source>Next check</source>
      <translation>Następne sprawdzenie</translation>
    </message>
    <message>
      <source>Next check in less than a minute.</source>
      <translation>Następne sprawdzenie za mniej niż minutę.</translation>
    </message>
    <message>
      <source>Next check {time}.</source>
      <translation>Następne sprawdzenie: {time}.</translation>
    </message>
    <message>
      <source>Next try</source>
      <translation>Następna próba</translation>
    </message>
    <message>
      <source>No sync yet</source>
      <translation>Jeszcze nie synchronizowano</translation>
    </message>
    <message>
      <source>Nobody is signed in on this computer. You can keep working.</source>
      <translation>Na tym komputerze nikt nie jest zalogowany. Możesz pracować dalej.</translation>
    </message>
    <message>
      <source>Not downloaded yet</source>
      <translation>Jeszcze nie pobrano</translation>
    </message>
    <message>
      <source>Not updated for some time</source>
      <translation>Od pewnego czasu bez aktualizacji</translation>
    </message>
    <message>
      <source>Nothing downloaded from a cloud yet. Everything is saved on this computer.</source>
      <translation>Z chmury jeszcze nic nie pobrano. Wszystko jest zapisane na tym komputerze.</translation>
    </message>
    <message>
      <source>Nothing needs your decision</source>
      <translation>Nic nie wymaga decyzji</translation>
    </message>
    <message>
      <source>Nothing waiting</source>
      <translation>Nic nie czeka</translation>
    </message>
    <message>
      <source>Only you can decide this. Everything else is automatic.</source>
      <translation>Tylko Ty możesz o tym zdecydować. Wszystko inne dzieje się automatycznie.</translation>
    </message>
    <message>
      <source>Open the record</source>
      <translation>Otwórz rekord</translation>
    </message>
    <message>
      <source>Other computers used about {others}.</source>
      <translation>Inne komputery zużyły około {others}.</translation>
    </message>
    <message>
      <source>Pause for an hour</source>
      <translation>Wstrzymaj na godzinę</translation>
    </message>
    <message>
      <source>Previous</source>
      <translation>Poprzednie</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Powód</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Rekord</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Rekordy</translation>
    </message>
    <message>
      <source>Requests used</source>
      <translation>Wykorzystane zapytania</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Wynik</translation>
    </message>
    <message>
      <source>Schedule</source>
      <translation>Harmonogram</translation>
    </message>
    <message>
      <source>Sections of the page</source>
      <translation>Sekcje strony</translation>
    </message>
    <message>
      <source>Since</source>
      <translation>Od</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>Status</translation>
    </message>
    <message>
      <source>The cloud no longer accepts the token. You can keep working.</source>
      <translation>Chmura nie przyjmuje już tokenu. Możesz pracować dalej.</translation>
    </message>
    <message>
      <source>The cloud's clock is or was wrong: records are dated in the future ({lists}). Nothing is lost. Tell the vendor.</source>
      <translation>Zegar chmury jest lub był ustawiony błędnie: rekordy mają datę z przyszłości ({lists}). Nic nie przepadło. Powiadom operatora chmury.</translation>
    </message>
    <message>
      <source>The request limit is used up. Your changes are still sent.</source>
      <translation>Limit zapytań jest wyczerpany. Zmiany są nadal wysyłane.</translation>
    </message>
    <message>
      <source>The token on this computer cannot be read. Sign in again; you can keep working.</source>
      <translation>Nie można odczytać tokenu na tym komputerze. Zaloguj się ponownie; możesz pracować dalej.</translation>
    </message>
    <message>
      <source>This computer's clock is wrong: the cloud's shows {time}. Planned prices wait. Set the clock.</source>
      <translation>Zegar tego komputera jest błędny: zegar chmury pokazuje {time}. Zaplanowane ceny czekają. Ustaw zegar.</translation>
    </message>
    <message>
      <source>This computer's share: {share} of {budget}.</source>
      <translation>Udział tego komputera: {share} z {budget}.</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Czas</translation>
    </message>
    <message>
      <source>Try all again</source>
      <translation>Spróbuj ponownie wszystkie</translation>
    </message>
    <message>
      <source>Up to date</source>
      <translation>Aktualne</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Do wysłania</translation>
    </message>
    <message>
      <source>Waiting to be checked</source>
      <translation>Czeka na sprawdzenie</translation>
    </message>
    <message>
      <source>Waits until {time}</source>
      <translation>Czeka do {time}</translation>
    </message>
    <message>
      <source>What changed</source>
      <translation>Zmiana</translation>
    </message>
    <message>
      <source>You can keep working. Everything is saved here and sent later.</source>
      <translation>Możesz pracować dalej. Wszystko jest zapisane tutaj i zostanie wysłane później.</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>i jeszcze %Ln</numerusform>
        <numerusform>i jeszcze %Ln</numerusform>
        <numerusform>i jeszcze %Ln</numerusform>
      </translation>
    </message>
    <message>
      <source>deleted</source>
      <translation>usunięto</translation>
    </message>
    <message>
      <source>in a moment</source>
      <translation>za chwilę</translation>
    </message>
    <message>
      <source>new</source>
      <translation>nowy rekord</translation>
    </message>
    <message>
      <source>not yet</source>
      <translation>jeszcze nie</translation>
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
        <numerusform>Usunięto %Ln rekord</numerusform>
        <numerusform>Usunięto %Ln rekordy</numerusform>
        <numerusform>Usunięto %Ln rekordów</numerusform>
      </translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Kontynuuj</translation>
    </message>
    <message>
      <source>Decided</source>
      <translation>Zdecydowano</translation>
    </message>
    <message>
      <source>Not saved: {why}</source>
      <translation>Nie zapisano: {why}</translation>
    </message>
    <message>
      <source>Nothing needs your decision</source>
      <translation>Nic nie wymaga decyzji</translation>
    </message>
    <message>
      <source>Nothing to redo</source>
      <translation>Nie ma czego ponowić</translation>
    </message>
    <message>
      <source>Nothing to undo</source>
      <translation>Nie ma czego cofnąć</translation>
    </message>
    <message>
      <source>Saved on this computer</source>
      <translation>Zapisano na tym komputerze</translation>
    </message>
    <message>
      <source>Saved. The filter hides it.</source>
      <translation>Zapisano. Filtr ukrywa ten rekord.</translation>
    </message>
    <message>
      <source>Saved. The search hides it.</source>
      <translation>Zapisano. Wyszukiwanie ukrywa ten rekord.</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Pokaż</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Cofnij</translation>
    </message>
  </context>
  <context>
    <name>Token</name>
    <message>
      <source>Other users of this computer can read the file {file}.</source>
      <translation>Plik {file} mogą czytać inni użytkownicy tego komputera.</translation>
    </message>
    <message>
      <source>The file {file} cannot be read.</source>
      <translation>Nie można odczytać pliku {file}.</translation>
    </message>
    <message>
      <source>The token is missing.</source>
      <translation>Brakuje tokenu.</translation>
    </message>
  </context>
  <context>
    <name>Tour</name>
    <message>
      <source>Back</source>
      <translation>Wstecz</translation>
    </message>
    <message>
      <source>Decisions, low stock, changes since yesterday. Click a line to open it.</source>
      <translation>Decyzje, niskie stany, zmiany od wczoraj. Kliknij wiersz, aby go otworzyć.</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Gotowe</translation>
    </message>
    <message>
      <source>End</source>
      <translation>Zakończ</translation>
    </message>
    <message>
      <source>Everything by name or shortcut</source>
      <translation>Wszystko po nazwie lub skrócie</translation>
    </message>
    <message>
      <source>Everything you save is on this computer at once and is sent when the cloud answers. Choose a state here to see unsent changes.</source>
      <translation>Wszystko, co zapiszesz, jest od razu na tym komputerze i zostanie wysłane, gdy chmura odpowie. Wybierz tutaj status, aby zobaczyć niewysłane zmiany.</translation>
    </message>
    <message>
      <source>Find a record</source>
      <translation>Znajdź rekord</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Dalej</translation>
    </message>
    <message>
      <source>This line shows whether everything is synced and when the cloud was last checked. Without a connection you keep working.</source>
      <translation>Ten wiersz pokazuje, czy wszystko zsynchronizowano i kiedy ostatnio sprawdzono chmurę. Bez połączenia możesz pracować dalej.</translation>
    </message>
    <message>
      <source>Type part of a name, a phone number or a code, or scan it. Enter opens the best match.</source>
      <translation>Wpisz część nazwy, numeru telefonu lub kodu albo zeskanuj kod. Enter otwiera najlepsze trafienie.</translation>
    </message>
    <message>
      <source>Unsent changes</source>
      <translation>Niewysłane zmiany</translation>
    </message>
    <message>
      <source>Up to date with the cloud</source>
      <translation>Zsynchronizowano z chmurą</translation>
    </message>
    <message>
      <source>What needs you today</source>
      <translation>Dziś do decyzji</translation>
    </message>
    <message>
      <source>{number} of {all}</source>
      <translation>{number} z {all}</translation>
    </message>
    <message>
      <source>{palette} finds records and runs commands, {keys} lists the shortcuts. This menu has the rest; the tour is under Help.</source>
      <translation>{palette} wyszukuje rekordy i wykonuje polecenia, {keys} pokazuje skróty. Reszta jest w tym menu, a przewodnik w Pomocy.</translation>
    </message>
  </context>
  <context>
    <name>Tray</name>
    <message>
      <source>Open Counterfoil</source>
      <translation>Otwórz Counterfoil</translation>
    </message>
  </context>
  <context>
    <name>Undo</name>
    <message numerus="yes">
      <source>%n record(s) added by it will be deleted.</source>
      <translation>
        <numerusform>Zostanie usunięty %Ln dodany w tym kroku rekord.</numerusform>
        <numerusform>Zostaną usunięte %Ln dodane w tym kroku rekordy.</numerusform>
        <numerusform>Zostanie usuniętych %Ln dodanych w tym kroku rekordów.</numerusform>
      </translation>
    </message>
    <message>
      <source>Cannot be undone: {step}.</source>
      <translation>Nie można cofnąć: {step}.</translation>
    </message>
    <message>
      <source>Done {time}.</source>
      <translation>Wykonano {time}.</translation>
    </message>
    <message>
      <source>It is not the newest step. What was changed since stays as it is.</source>
      <translation>To nie jest ostatni krok. To, co zmieniono później, pozostanie bez zmian.</translation>
    </message>
    <message>
      <source>Redoing…</source>
      <translation>Ponawianie…</translation>
    </message>
    <message>
      <source>Stopped; nothing was changed</source>
      <translation>Zatrzymano; nic nie zmieniono</translation>
    </message>
    <message>
      <source>Stopping; nothing changes…</source>
      <translation>Zatrzymywanie; nic się nie zmieni…</translation>
    </message>
    <message>
      <source>Undo again for the step before it: {step}.</source>
      <translation>Ponowne cofnięcie dotyczy kroku przed nim: {step}.</translation>
    </message>
    <message>
      <source>Undoing…</source>
      <translation>Cofanie…</translation>
    </message>
  </context>
  <context>
    <name>Update</name>
    <message>
      <source>Check now</source>
      <translation>Sprawdź teraz</translation>
    </message>
    <message>
      <source>Checking for updates…</source>
      <translation>Sprawdzanie aktualizacji…</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zamknij</translation>
    </message>
    <message>
      <source>Counterfoil was installed for all users of this computer. Ask the person who installed it to install updates.</source>
      <translation>Counterfoil zainstalowano dla wszystkich użytkowników tego komputera. O instalowanie aktualizacji poproś osobę, która go zainstalowała.</translation>
    </message>
    <message>
      <source>Install and restart</source>
      <translation>Zainstaluj i uruchom ponownie</translation>
    </message>
    <message>
      <source>It is installed only when you close Counterfoil.</source>
      <translation>Zostanie zainstalowana dopiero po zamknięciu Counterfoil.</translation>
    </message>
    <message>
      <source>No update information since {date}. Check the internet connection and this computer's date, or look for an update on the web.</source>
      <translation>Brak informacji o aktualizacjach od {date}. Sprawdź połączenie z internetem i datę tego komputera albo poszukaj aktualizacji w internecie.</translation>
    </message>
    <message>
      <source>No update is ready.</source>
      <translation>Żadna aktualizacja nie jest gotowa.</translation>
    </message>
    <message>
      <source>This copy was not installed by an installer, so it does not check for updates.</source>
      <translation>Tej kopii nie zainstalowano instalatorem, więc nie sprawdza aktualizacji.</translation>
    </message>
    <message>
      <source>This is the latest version.</source>
      <translation>To jest najnowsza wersja.</translation>
    </message>
    <message>
      <source>This is version {version}.</source>
      <translation>To jest wersja {version}.</translation>
    </message>
    <message>
      <source>This trial version never finds updates. Install a released version.</source>
      <translation>Ta wersja próbna nigdy nie znajduje aktualizacji. Zainstaluj wydaną wersję.</translation>
    </message>
    <message>
      <source>This version has no description.</source>
      <translation>Ta wersja nie ma opisu.</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>Wersja {version}</translation>
    </message>
    <message>
      <source>Version {version} is ready</source>
      <translation>Wersja {version} jest gotowa</translation>
    </message>
    <message>
      <source>Version {version} is ready; it is installed when you close Counterfoil.</source>
      <translation>Wersja {version} jest gotowa; zostanie zainstalowana po zamknięciu Counterfoil.</translation>
    </message>
    <message>
      <source>Version {version} was withdrawn by its publisher. A newer one will be installed when available.</source>
      <translation>Wydawca wycofał wersję {version}. Nowsza zostanie zainstalowana, gdy będzie dostępna.</translation>
    </message>
    <message>
      <source>What's new</source>
      <translation>Co nowego</translation>
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
      <translation>tak</translation>
    </message>
  </context>
  <context>
    <name>View</name>
    <message>
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
    <message>
      <source>Delete a view</source>
      <translation>Usuń widok</translation>
    </message>
    <message>
      <source>Everything</source>
      <translation>Wszystko</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Zapisz</translation>
    </message>
    <message>
      <source>Save this view</source>
      <translation>Zapisz ten widok</translation>
    </message>
    <message>
      <source>Save this view…</source>
      <translation>Zapisz ten widok…</translation>
    </message>
    <message>
      <source>Saved views</source>
      <translation>Zapisane widoki</translation>
    </message>
    <message>
      <source>View name</source>
      <translation>Nazwa widoku</translation>
    </message>
  </context>
  <context>
    <name>WaitAction</name>
    <message>
      <source>Correct the record</source>
      <translation>Popraw rekord</translation>
    </message>
    <message>
      <source>Decide</source>
      <translation>Zdecyduj</translation>
    </message>
    <message>
      <source>Sent automatically</source>
      <translation>Wyśle się automatycznie</translation>
    </message>
    <message>
      <source>Sign in</source>
      <translation>Zaloguj się</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Spróbuj ponownie</translation>
    </message>
  </context>
  <context>
    <name>WaitReason</name>
    <message>
      <source>Another new record must be sent first</source>
      <translation>Najpierw trzeba wysłać inny nowy rekord</translation>
    </message>
    <message>
      <source>Another record must be corrected first</source>
      <translation>Najpierw trzeba poprawić inny rekord</translation>
    </message>
    <message>
      <source>Not sent yet</source>
      <translation>Jeszcze nie wysłano</translation>
    </message>
    <message>
      <source>Sending is paused</source>
      <translation>Wysyłanie wstrzymane</translation>
    </message>
    <message>
      <source>Sending…</source>
      <translation>Wysyłanie…</translation>
    </message>
    <message>
      <source>Sign in to send</source>
      <translation>Zaloguj się, aby wysłać</translation>
    </message>
  </context>
  <context>
    <name>Webhooks</name>
    <message numerus="yes">
      <source>%n webhook(s) removed</source>
      <translation>
        <numerusform>Usunięto %Ln webhook</numerusform>
        <numerusform>Usunięto %Ln webhooki</numerusform>
        <numerusform>Usunięto %Ln webhooków</numerusform>
      </translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Adres</translation>
    </message>
    <message>
      <source>Calling…</source>
      <translation>Wywoływanie…</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
    <message>
      <source>Change a webhook</source>
      <translation>Zmiana webhooka</translation>
    </message>
    <message>
      <source>Change…</source>
      <translation>Zmień…</translation>
    </message>
    <message>
      <source>Counterfoil registers a new webhook with these values, then removes the old one.</source>
      <translation>Counterfoil rejestruje nowy webhook z tymi wartościami, a potem usuwa stary.</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>Zdarzenie</translation>
    </message>
    <message>
      <source>In the cloud</source>
      <translation>W chmurze</translation>
    </message>
    <message>
      <source>It answered {status}: it did not accept the call.</source>
      <translation>Odpowiedź {status}: wywołania nie przyjęto.</translation>
    </message>
    <message>
      <source>It answered {status}: the call was delivered.</source>
      <translation>Odpowiedź {status}: wywołanie dostarczono.</translation>
    </message>
    <message>
      <source>Last calls</source>
      <translation>Ostatnie wywołania</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Metoda</translation>
    </message>
    <message>
      <source>Not delivered</source>
      <translation>Niedostarczone</translation>
    </message>
    <message>
      <source>On this computer</source>
      <translation>Na tym komputerze</translation>
    </message>
    <message>
      <source>Programs notified of changes</source>
      <translation>Programy powiadamiane o zmianach</translation>
    </message>
    <message>
      <source>Receiver</source>
      <translation>Odbiorca</translation>
    </message>
    <message>
      <source>Receiver settings…</source>
      <translation>Ustawienia odbiorcy…</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Rekordy</translation>
    </message>
    <message>
      <source>Register and remove the old one</source>
      <translation>Zarejestruj i usuń stary</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Usuń</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Wynik</translation>
    </message>
    <message>
      <source>Test call</source>
      <translation>Wywołaj próbnie</translation>
    </message>
    <message>
      <source>The cloud cannot change a webhook. A change registers a new one, then removes the old one.</source>
      <translation>Chmura nie może zmienić webhooka. Zmiana rejestruje nowy, a potem usuwa stary.</translation>
    </message>
    <message>
      <source>The new webhook is waiting to be registered; then the old one is removed</source>
      <translation>Nowy webhook czeka na rejestrację; potem stary zostanie usunięty</translation>
    </message>
    <message>
      <source>The server is off. Events wait until you turn it on.</source>
      <translation>Serwer jest wyłączony. Zdarzenia poczekają, aż go włączysz.</translation>
    </message>
    <message>
      <source>They are registered on this computer's server and never reach the cloud.</source>
      <translation>Są zarejestrowane na serwerze tego komputera i nigdy nie trafiają do chmury.</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Czas</translation>
    </message>
    <message>
      <source>Try undelivered calls again</source>
      <translation>Ponów niedostarczone wywołania</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Oczekujące</translation>
    </message>
    <message>
      <source>Webhook groups</source>
      <translation>Grupy webhooków</translation>
    </message>
    <message>
      <source>delivered</source>
      <translation>dostarczone</translation>
    </message>
    <message>
      <source>next try {time}: {why}</source>
      <translation>następna próba {time}: {why}</translation>
    </message>
    <message>
      <source>not delivered: {why}</source>
      <translation>niedostarczone: {why}</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>czeka</translation>
    </message>
  </context>
  <context>
    <name>When</name>
    <message>
      <source>today {time}</source>
      <translation>dziś {time}</translation>
    </message>
    <message>
      <source>yesterday {time}</source>
      <translation>wczoraj {time}</translation>
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
