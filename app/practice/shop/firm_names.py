"""Names of invented firms, customers and suppliers. Data only.

Read by `people` and `reference_lists`.
"""

from __future__ import annotations

CZECH_FIRMS = (
    "Stavby", "Autodoprava", "Účetní kancelář", "Mateřská škola", "Hotel", "Penzion", "Restaurace",
    "Zahradnictví", "Advokátní kancelář", "Truhlářství", "Tiskárna", "Veterinární ordinace", "Lékárna",
    "Jazyková škola", "Architekti", "Pneuservis", "Kadeřnictví", "Realitní kancelář", "Strojírna",
    "Softwarové studio", "Divadlo", "Sportovní klub",
)  # fmt: skip
SLOVAK_FIRMS = (
    "Stavby", "Autodoprava", "Účtovná kancelária", "Materská škola", "Hotel", "Penzión", "Reštaurácia",
    "Záhradníctvo", "Advokátska kancelária", "Stolárstvo", "Tlačiareň", "Lekáreň", "Jazyková škola",
    "Strojáreň", "Kaderníctvo",
)  # fmt: skip
FIRM_NAMES = (
    "Javor", "Jitřenka", "Kaštan", "Sokolí vrch", "Modrý kůň", "Pod Kaštany", "Lípa", "Ostrov", "Na Schodech",
    "Kometa", "Tulipán", "Pramen", "Zvonek", "Vltavín", "Orion Brno", "Slunovrat", "Medvídek", "Ledňáček",
    "Kamenný most", "Vrba", "Devín plus", "Dunajská", "Karpaty", "Rosnička", "Borovice", "Sýkorka", "Hvězda",
    "Maják",
)  # fmt: skip
CZECH_FORMS = ("s.r.o.", "s.r.o.", "s.r.o.", "a.s.", "z.s.", "v.o.s.")
SLOVAK_FORMS = ("s. r. o.", "s. r. o.", "a. s.", "o. z.")

SUPPLIERS = (
    ("Mlýn Říčka s.r.o.", "CZ"), ("Pekárny Klasovka a.s.", "CZ"), ("Lipový dvůr mlékárna s.r.o.", "CZ"),
    ("Horská chalupa farma s.r.o.", "CZ"), ("Uzenářství U Kohouta s.r.o.", "CZ"),
    ("Brunetto pražírna s.r.o.", "CZ"), ("Čajka velkoobchod čaje s.r.o.", "CZ"), ("Sady Hodějice a.s.", "CZ"),
    ("Sodovka Lesní pramen a.s.", "CZ"), ("Pivovar Podhradní a.s.", "CZ"), ("Pivovar Sovinec s.r.o.", "CZ"),
    ("Vinařství Pod Lipou s.r.o.", "CZ"), ("Sklep U Hájenky s.r.o.", "CZ"), ("Vinice Na Vrších s.r.o.", "CZ"),
    ("Valašský dvorek palírna s.r.o.", "CZ"), ("Znojemský sklep konzervárna a.s.", "CZ"),
    ("Rybarna velkoobchod s.r.o.", "CZ"), ("Babiččina trouba cukrářství s.r.o.", "CZ"),
    ("Pralinka Slatina s.r.o.", "CZ"), ("Obaly Modřice s.r.o.", "CZ"), ("Gastro Zelný trh s.r.o.", "CZ"),
    ("Knihy a mapy Petrov s.r.o.", "CZ"), ("Vejce Pohořelice farma s.r.o.", "CZ"),
    ("Dobroň mäsiarstvo s. r. o.", "SK"), ("Salaš Pod Tatrami s. r. o.", "SK"),
    ("Pivovar Kamzík a. s.", "SK"), ("Malokarpatské pivnice s. r. o.", "SK"),
    ("Bratislavské pečivo s. r. o.", "SK"), ("Bryndziareň Zvolen a. s.", "SK"),
    ("Dunajské mlyny a. s.", "SK"),
)  # fmt: skip
