"""The twenty category templates of the practice shop, in the order of the till. Data only.

Read by `templates`, `assortment` and `reference_lists`.
"""

from __future__ import annotations

from typing import NamedTuple

from app.practice.shop import goods_bakery as bakery
from app.practice.shop import goods_cafe as cafe
from app.practice.shop import goods_deli as deli
from app.practice.shop.goods_raw import MATERIALS

Line = tuple[str, float, str, str]
"""Pattern, price in CZK with VAT, kind, recipe key; see `templates`."""


class CategoryTemplate(NamedTuple):
    """A category and the properties that its products share."""

    name: str
    slovak: str
    english: str
    colour: str
    vat: int
    """Percent; a line's kind may name another."""
    lines: tuple[Line, ...]
    size: int
    """Number of products to make, chosen from all that the lines expand to."""
    eet: int
    """Index of the EET subject that sells it: 0 bakery and café, 1 delicatessen."""
    allergens: tuple[int, ...] = ()
    age: int | None = None
    seconds: int | None = None
    """Preparation time."""


CATEGORY_TEMPLATES = (
    CategoryTemplate("Chléb", "Chlieb", "Bread", "#B5793A", 12, bakery.BREAD, 72, 0, (1,)),
    CategoryTemplate("Pečivo", "Pečivo", "Rolls", "#D19A4E", 12, bakery.ROLLS, 70, 0, (1,)),
    CategoryTemplate("Sladké pečivo", "Sladké pečivo", "Pastry", "#E0B06A", 12, bakery.PASTRY, 80, 0, (1, 3, 7)),
    CategoryTemplate("Dorty a zákusky", "Torty a zákusky", "Cakes", "#D96C8B", 12, bakery.CAKES, 82, 0, (1, 3, 7)),
    CategoryTemplate("Chlebíčky a bagety", "Obložené chlebíčky a bagety", "Sandwiches",
          "#7FA650", 12, bakery.SANDWICHES, 76, 0, (1, 3, 7), seconds=240),
    CategoryTemplate("Káva", "Káva", "Coffee", "#5D4037", 21, cafe.COFFEE, 90, 0, seconds=120),
    CategoryTemplate("Čaj, čokoláda a med", "Čaj, čokoláda a med", "Tea, chocolate and honey",
          "#8D6E63", 21, cafe.TEA, 76, 0, seconds=150),
    CategoryTemplate("Nealkoholické nápoje", "Nealkoholické nápoje", "Soft drinks",
          "#3F8FC4", 21, cafe.SOFT_DRINKS, 78, 0),
    CategoryTemplate("Pivo a cider", "Pivo a cider", "Beer and cider", "#C98A12", 21, deli.BEER, 80, 1, (1,), 18),
    CategoryTemplate("Víno", "Víno", "Wine", "#7B2D43", 21, deli.WINE, 88, 1, (12,), 18),
    CategoryTemplate("Lihoviny", "Liehoviny", "Spirits", "#4B3F72", 21, deli.SPIRITS, 84, 1, (), 18),
    CategoryTemplate("Polévky", "Polievky", "Soups", "#C4622D", 12, cafe.SOUPS, 78, 0, (1, 9), seconds=180),
    CategoryTemplate("Hlavní jídla a přílohy", "Hlavné jedlá a prílohy", "Main courses",
          "#A63D2F", 12, cafe.DISHES, 90, 0, (1, 7), seconds=900),
    CategoryTemplate("Saláty a pomazánky", "Šaláty a nátierky", "Salads and spreads",
          "#5E9E4A", 12, cafe.SALADS, 78, 1, (3, 10)),
    CategoryTemplate("Uzeniny", "Údeniny", "Cured meats", "#B23A48", 12, deli.MEATS, 82, 1),
    CategoryTemplate("Sýry a mléčné výrobky", "Syry a mliečne výrobky", "Cheese and dairy",
          "#E3C14B", 12, deli.CHEESES, 84, 1, (7,)),
    CategoryTemplate("Ryby a zavařeniny", "Ryby a zaváraniny", "Fish and preserves", "#3C7A89", 12, deli.FISH, 80, 1),
    CategoryTemplate("Cukrovinky a oříšky", "Cukrovinky a oriešky", "Sweets and nuts",
          "#C05FA0", 12, deli.SWEETS, 82, 1),
    CategoryTemplate("Suroviny a polotovary", "Suroviny a polotovary", "Raw materials",
          "#8A8A80", 12, MATERIALS, 999, 0),
    CategoryTemplate("Knihy, dárky a obaly", "Knihy, darčeky a obaly", "Books, gifts and packaging",
          "#607D8B", 21, deli.GIFTS, 76, 1),
)  # fmt: skip

ALLERGENS = (
    (
        (
            "bryndz",
            "sýr",
            "máslo",
            "máslov",
            "smetan",
            "mlé",
            "jogurt",
            "tvaroh",
            "cappuccino",
            "latte",
            "flat white",
            "mozzarell",
            "parenica",
            "oštiepok",
            "hermelín",
            "niv",
        ),
        7,
    ),
    (("vejc", "vajíč", "vaječn", "majonéz", "tatark", "omelet", "palačink"), 3),
    (
        (
            "losos",
            "tuňák",
            "rybí ",
            "treska",
            "sardink",
            "zavináč",
            "matjes",
            "makrel",
            "šprot",
            "kaviár",
            "pstruh",
        ),
        4,
    ),
    (("arašíd",), 5),
    (("sójov",), 6),
    (("ořech", "oříš", "orechov", "mandl", "pistáci", "nugát", "kešu", "pralink"), 8),
    (("celer",), 9),
    (("hořčic", "párek"), 10),
    (("sezam", "humus"), 11),
    (("krevet", "krab"), 2),
    (("knedlí", "halušk", "mouka", "těst", "špagety", "strouhank", "sušenk", "oplatk", "müsli", "řízek"), 1),
)
"""Parts of names that tell an allergen (numbers of Annex II, Regulation (EU) 1169/2011)."""

TAGGED = (
    ("bez lepku", ("bezlep", "bez lepku")),
    ("vegan", ("vegan", "falafel", "humus", "ovesn", "sorbet")),
    ("bez laktózy", ("bez laktózy",)),
    ("bez kofeinu", ("bez kofeinu", "decaf", "rooibos")),
    ("bez cukru", ("bez cukru",)),
    ("bio", ("bio",)),
    ("slovenská specialita", ("bryndz", "halušk", "oštiepok", "parenica", "korbáčik", "lokše",
                              "žinčica", "pagáč",
                              "skalick", "bratislavsk", "strapačk", "pirohy", "malokarpat", "tokajsk",
                              "kapustnic")),
    ("moravská specialita", ("frgál", "tvarůžk", "moravsk", "valašsk", "slivovic", "znojem")),
    ("čerstvě upečeno", ("rohlík", "houska", "croissant", "koblih", "pletýnk")),
    ("pikantní", ("pikant", "chilli", "ďábel", "ostr", "feferon", "pálivá")),
    ("vratný obal", ("vratn", "lahev 0,5 l")),
    ("s sebou", ("s sebou", "kelímek", "krabička")),
    ("vánoce", ("vánoč", "vánoce", "svařen", "perníč")),
    ("velikonoce", ("velikon", "mazanec")),
    ("pro děti", ("dětsk", "pro děti", "omalovánk", "medvíd")),
)  # fmt: skip
"""Tags of a product and the parts of its name that earn them."""

RARE_TAGS = ("novinka", "akce", "sezóna", "doporučujeme", "výprodej", "bestseller", "regionální výrobek")
"""Tags that few products get, by chance."""

TRANSLATED = {
    "Káva espresso": ("Káva espresso", "Espresso"),
    "Svíčková na smetaně": ("Sviečková na smotane", "Beef sirloin in cream sauce"),
    "Bryndzové halušky se slaninou velká porce": (
        "Bryndzové halušky so slaninou",
        "Bryndza dumplings with bacon",
    ),
    "Chléb konzumní kulatý 1200 g": ("Chlieb konzumný okrúhly 1200 g", "Round household loaf 1200 g"),
    "Rohlík tukový 43 g": ("Rožok tukový 43 g", "Bread roll 43 g"),
    "Větrník karamelový": ("Veterník karamelový", "Caramel cream puff"),
    "Ledové latte": ("Ľadové latte", "Iced latte"),
    "Chai latte": ("Chai latte", "Chai latte"),
    "Alžírská káva": ("Alžírska káva", "Algerian coffee"),
    "Treska v majonéze 140 g": ("Treska v majonéze 140 g", "Cod in mayonnaise 140 g"),
}
"""Slovak and English names of the few products that tourists ask for."""

KITCHEN_NOTES = {
    "Káva": ("bez kofeinu", "ovesné mléko", "bez cukru", "s sebou"),
    "Hlavní jídla a přílohy": ("bez přílohy", "poloviční porce", "omáčka zvlášť", "bez lepku"),
    "Polévky": ("bez pečiva", "ohřát", "s sebou"),
    "Chlebíčky a bagety": ("bez majonézy", "zapéct", "rozkrojit"),
}
"""Notes the till offers for a category's products."""
