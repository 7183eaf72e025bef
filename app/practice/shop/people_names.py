"""Names, streets and towns for invented people and firms of Moravia and western Slovakia. Data only.

Read by `people`. Family names are (masculine, feminine).
"""

from __future__ import annotations

CZECH_MEN = (
    "Jan", "Petr", "Josef", "Pavel", "Martin", "Tomáš", "Jaroslav", "Miroslav", "Zdeněk", "Václav", "Michal",
    "Karel", "František", "Jiří", "Lukáš", "David", "Jakub", "Ondřej", "Marek", "Stanislav", "Roman", "Aleš",
    "Radek", "Vojtěch", "Filip", "Adam", "Libor", "Bohumil", "Dalibor", "Řehoř", "Matěj", "Kryštof", "Ctirad",
    "Oldřich", "Zbyněk",
)  # fmt: skip
CZECH_WOMEN = (
    "Marie", "Jana", "Eva", "Hana", "Anna", "Lenka", "Kateřina", "Věra", "Lucie", "Alena", "Petra",
    "Jaroslava", "Ludmila", "Helena", "Jitka", "Martina", "Jarmila", "Zdeňka", "Ivana", "Veronika", "Jiřina",
    "Monika", "Tereza", "Zuzana", "Markéta", "Barbora", "Šárka", "Božena", "Dagmar", "Vendula", "Ludvika",
    "Květoslava", "Růžena", "Žaneta",
)  # fmt: skip
SLOVAK_MEN = (
    "Jozef", "Ján", "Peter", "Milan", "Michal", "Štefan", "Martin", "Tomáš", "Marián", "Ľubomír", "Juraj",
    "Vladimír", "Andrej", "Rastislav", "Matúš", "Pavol", "Ladislav", "Ľuboš", "Ondrej", "Dušan", "Igor",
    "Jaroslav", "Samuel",
)  # fmt: skip
SLOVAK_WOMEN = (
    "Mária", "Anna", "Zuzana", "Katarína", "Eva", "Jana", "Monika", "Martina", "Ivana", "Lucia", "Alžbeta",
    "Gabriela", "Ľubica", "Ľudmila", "Viera", "Andrea", "Natália", "Dominika", "Kristína", "Oľga", "Žofia",
    "Magdaléna", "Soňa",
)  # fmt: skip

CZECH_FAMILIES = (
    ("Novák", "Nováková"), ("Svoboda", "Svobodová"), ("Novotný", "Novotná"), ("Dvořák", "Dvořáková"),
    ("Černý", "Černá"), ("Procházka", "Procházková"), ("Kučera", "Kučerová"), ("Veselý", "Veselá"),
    ("Horák", "Horáková"), ("Němec", "Němcová"), ("Pokorný", "Pokorná"), ("Pospíšil", "Pospíšilová"),
    ("Hájek", "Hájková"), ("Jelínek", "Jelínková"), ("Král", "Králová"), ("Růžička", "Růžičková"),
    ("Beneš", "Benešová"), ("Fiala", "Fialová"), ("Sedláček", "Sedláčková"), ("Doležal", "Doležalová"),
    ("Zeman", "Zemanová"), ("Kolář", "Kolářová"), ("Krejčí", "Krejčí"), ("Navrátil", "Navrátilová"),
    ("Čermák", "Čermáková"), ("Urban", "Urbanová"), ("Vaněk", "Vaňková"), ("Blažek", "Blažková"),
    ("Kříž", "Křížová"), ("Kratochvíl", "Kratochvílová"), ("Bartoš", "Bartošová"), ("Vlček", "Vlčková"),
    ("Polák", "Poláková"), ("Musil", "Musilová"), ("Šimek", "Šimková"), ("Konečný", "Konečná"),
    ("Malý", "Malá"), ("Holub", "Holubová"), ("Čech", "Čechová"), ("Staněk", "Staňková"),
    ("Kadlec", "Kadlecová"), ("Štěpánek", "Štěpánková"), ("Dostál", "Dostálová"), ("Soukup", "Soukupová"),
    ("Šťastný", "Šťastná"), ("Mareš", "Marešová"), ("Sýkora", "Sýkorová"), ("Moravec", "Moravcová"),
    ("Tichý", "Tichá"), ("Vávra", "Vávrová"), ("Říha", "Říhová"), ("Ševčík", "Ševčíková"),
    ("Bláha", "Bláhová"), ("Janů", "Janů"), ("Hrubý", "Hrubá"), ("Žák", "Žáková"), ("Vymazal", "Vymazalová"),
    ("Zapletal", "Zapletalová"), ("Ondráček", "Ondráčková"), ("Skácel", "Skácelová"),
    ("Nejezchleb", "Nejezchlebová"), ("Skočdopole", "Skočdopolová"), ("Přikryl", "Přikrylová"),
    ("Dufek", "Dufková"),
)  # fmt: skip
SLOVAK_FAMILIES = (
    ("Horváth", "Horváthová"), ("Kováč", "Kováčová"), ("Varga", "Vargová"), ("Tóth", "Tóthová"),
    ("Nagy", "Nagyová"), ("Baláž", "Balážová"), ("Molnár", "Molnárová"), ("Lukáč", "Lukáčová"),
    ("Polák", "Poláková"), ("Kollár", "Kollárová"), ("Hudák", "Hudáková"), ("Mihálik", "Miháliková"),
    ("Oravec", "Oravcová"), ("Krajčír", "Krajčírová"), ("Šimko", "Šimková"), ("Danko", "Danková"),
    ("Gajdoš", "Gajdošová"), ("Hruška", "Hrušková"), ("Ďurica", "Ďuricová"), ("Ľupták", "Ľuptáková"),
    ("Žilinský", "Žilinská"), ("Novotný", "Novotná"), ("Hlavatý", "Hlavatá"), ("Bartko", "Bartková"),
    ("Sloboda", "Slobodová"), ("Mišík", "Mišíková"), ("Krížik", "Krížiková"), ("Chovanec", "Chovancová"),
    ("Dobiáš", "Dobiášová"), ("Vrabec", "Vrabcová"), ("Čierny", "Čierna"), ("Veselý", "Veselá"),
)  # fmt: skip

CZECH_TOWNS = (
    ("Brno", "602 00"), ("Brno", "612 00"), ("Brno", "613 00"), ("Brno", "615 00"), ("Brno", "616 00"),
    ("Brno", "618 00"), ("Brno", "621 00"), ("Brno", "635 00"), ("Brno", "639 00"), ("Kuřim", "664 34"),
    ("Tišnov", "666 01"), ("Blansko", "678 01"), ("Boskovice", "680 01"), ("Vyškov", "682 01"),
    ("Slavkov u Brna", "684 01"), ("Šlapanice", "664 51"), ("Modřice", "664 42"), ("Rosice", "665 01"),
    ("Ivančice", "664 91"), ("Židlochovice", "667 01"), ("Hustopeče", "693 01"), ("Břeclav", "690 02"),
    ("Mikulov", "692 01"), ("Znojmo", "669 02"), ("Hodonín", "695 01"), ("Kyjov", "697 01"),
    ("Prostějov", "796 01"), ("Olomouc", "779 00"), ("Jihlava", "586 01"), ("Třebíč", "674 01"),
    ("Velké Meziříčí", "594 01"), ("Uherské Hradiště", "686 01"), ("Zlín", "760 01"), ("Praha", "110 00"),
)  # fmt: skip
SLOVAK_TOWNS = (
    ("Bratislava", "811 01"), ("Bratislava", "821 08"), ("Bratislava", "831 04"), ("Bratislava", "841 01"),
    ("Bratislava", "851 01"), ("Senec", "903 01"), ("Pezinok", "902 01"), ("Modra", "900 01"),
    ("Malacky", "901 01"), ("Stupava", "900 31"), ("Svätý Jur", "900 21"), ("Šamorín", "931 01"),
    ("Trnava", "917 01"), ("Skalica", "909 01"), ("Senica", "905 01"), ("Holíč", "908 51"),
    ("Piešťany", "921 01"), ("Nitra", "949 01"), ("Trenčín", "911 01"), ("Žilina", "010 01"),
    ("Banská Bystrica", "974 01"), ("Košice", "040 01"),
)  # fmt: skip

CZECH_STREETS = (
    "Nádražní", "Zahradní", "Školní", "Krátká", "Dlouhá", "Polní", "Lipová", "Husova", "Masarykova",
    "Komenského", "Na Kopci", "U Splavu", "Pod Hradem", "Mlýnská", "Pekařská", "Kounicova", "Štefánikova",
    "Veveří", "Křenová", "Hybešova", "Vinohradská", "Sadová", "Družstevní", "Jiráskova", "Palackého",
    "Za Humny", "Růžová", "Příční",
)  # fmt: skip
SLOVAK_STREETS = (
    "Hlavná", "Školská", "Záhradná", "Krátka", "Dlhá", "Poľná", "Lipová", "Štúrova", "Hviezdoslavova",
    "Námestie mieru", "Mlynská", "Pekárska", "Obchodná", "Trnavská cesta", "Račianska", "Vajnorská", "Ružová",
    "Sadová", "Jesenského", "Ľ. Podjavorinskej", "Pri Dunaji", "Nová ulica",
)  # fmt: skip
SECOND_LINES = (
    "2. patro", "zadní vchod", "areál bývalého mlýna", "vchod ze dvora", "budova B", "zvonek vlevo",
)  # fmt: skip

CUSTOMER_NOTES = (
    "Alergie na ořechy.", "Bezlepková dieta.", "Volat až po 14. hodině.",
    "Objednává dorty s týdenním předstihem.", "Platí převodem.", "Vyzvedává v sobotu ráno.",
    "Chce účtenku na e-mail.", "Má raději tmavý chléb.", "Alergia na laktózu.", "Odber každý piatok.",
    "Doručiť na vrátnicu.", "Pravidelný odběr chlebíčků.", "Káva bez kofeinu.", "Pes se jmenuje Ořech.",
)  # fmt: skip
INTERNAL_NOTES = (
    "Ověřit fakturační adresu.", "Sleva domluvena s vedoucí.", "Dluh vyrovnán.",
    "Kartu vydal stánek na Zelném trhu.", "Převedeno ze starého programu.", "Neposílat nabídky.",
    "Faktúru posielať mailom.", "Dvakrát vrácené zboží.",
)  # fmt: skip
