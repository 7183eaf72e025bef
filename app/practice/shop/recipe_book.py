"""The recipe book: the materials of one sold unit, by recipe key. Data only.

Read by `recipes`. Materials are named as the templates of `goods_raw` expand to.
"""

from __future__ import annotations

RECIPES: dict[str, tuple[tuple[str, float, str], ...]] = {
    "kvas": (("Mouka žitná chlebová", 0.55, "Kilogram"), ("Sůl jedlá", 4, "Gram")),
    "těsto": (
        ("Mouka pšeničná hladká", 0.62, "Kilogram"),
        ("Máslo 82 % blok", 0.12, "Kilogram"),
        ("Vejce čerstvá M", 2, "Piece"),
        ("Mléko plnotučné sud", 2.2, "Deciliter"),
        ("Sůl jedlá", 9, "Gram"),
    ),
    "krém": (
        ("Máslo 82 % blok", 0.35, "Kilogram"),
        ("Mléko plnotučné sud", 0.45, "Liter"),
        ("Cukr krupice", 0.18, "Kilogram"),
    ),
    "vývar": (
        ("Maso hovězí přední", 0.2, "Kilogram"),
        ("Mrkev", 60, "Gram"),
        ("Celer bulva", 40, "Gram"),
        ("Petržel kořen", 30, "Gram"),
        ("Sůl jedlá", 10, "Gram"),
    ),
    "chléb": (
        ("Mouka pšeničná chlebová", 0.52, "Kilogram"),
        ("Mouka žitná chlebová", 0.24, "Kilogram"),
        ("Kvas žitný", 0.18, "Kilogram"),
        ("Sůl jedlá", 16, "Gram"),
    ),
    "kvasový chléb": (
        ("Mouka žitná chlebová", 0.58, "Kilogram"),
        ("Kvas žitný", 0.32, "Kilogram"),
        ("Sůl mořská", 15, "Gram"),
    ),
    "semínkový chléb": (
        ("Mouka pšeničná chlebová", 0.3, "Kilogram"),
        ("Mouka žitná celozrnná", 40, "Gram"),
        ("Semínka slunečnicová loupaná", 15, "Gram"),
        ("Kvas žitný", 90, "Gram"),
        ("Sůl jedlá", 8, "Gram"),
    ),
    "rohlík": (
        ("Mouka pšeničná hladká", 32, "Gram"),
        ("Droždí čerstvé", 1.2, "Gram"),
        ("Olej řepkový", 2, "Milliliter"),
        ("Sůl jedlá", 0.6, "Gram"),
    ),
    "bageta": (
        ("Mouka pšeničná hladká", 0.17, "Kilogram"),
        ("Droždí čerstvé", 4, "Gram"),
        ("Sůl jedlá", 3, "Gram"),
    ),
    "focaccia": (
        ("Těsto na pizzu", 0.28, "Kilogram"),
        ("Olej olivový", 15, "Milliliter"),
        ("Sůl mořská", 3, "Gram"),
    ),
    "bratislavský rožek": (
        ("Těsto kynuté", 30, "Gram"),
        ("Mák mletý", 14, "Gram"),
        ("Ořechy vlašské loupané", 8, "Gram"),
        ("Cukr krupice", 6, "Gram"),
    ),
    "pagáč": (
        ("Těsto kynuté", 55, "Gram"),
        ("Slanina na škvarky", 18, "Gram"),
        ("Sádlo vepřové kbelík", 5, "Gram"),
    ),
    "lokše": (
        ("Brambory varné A", 0.12, "Kilogram"),
        ("Mouka pšeničná hladká", 40, "Gram"),
        ("Sádlo vepřové kbelík", 8, "Gram"),
    ),
    "listový šáteček": (("Těsto listové máslové", 75, "Gram"), ("Vejce čerstvá M", 0.1, "Piece")),
    "koláč": (
        ("Těsto kynuté", 60, "Gram"),
        ("Tvaroh na pečení", 35, "Gram"),
        ("Cukr krupice", 10, "Gram"),
        ("Rozinky", 4, "Gram"),
    ),
    "kobliha": (
        ("Těsto kynuté", 52, "Gram"),
        ("Olej fritovací", 12, "Milliliter"),
        ("Cukr moučka", 4, "Gram"),
    ),
    "croissant": (("Těsto listové máslové", 70, "Gram"), ("Vejce čerstvá M", 0.1, "Piece")),
    "loupák": (("Těsto kynuté", 70, "Gram"), ("Máslo 82 % blok", 6, "Gram")),
    "vánočka": (
        ("Těsto kynuté", 0.42, "Kilogram"),
        ("Rozinky", 30, "Gram"),
        ("Ořechy mandle plátky", 15, "Gram"),
        ("Vejce čerstvá M", 1, "Piece"),
    ),
    "bábovka": (
        ("Mouka pšeničná polohrubá", 0.25, "Kilogram"),
        ("Cukr krupice", 0.18, "Kilogram"),
        ("Vejce čerstvá M", 4, "Piece"),
        ("Olej slunečnicový", 1, "Deciliter"),
        ("Kakao tmavé", 15, "Gram"),
    ),
    "štrúdl": (
        ("Těsto listové máslové", 0.3, "Kilogram"),
        ("Jablka na štrúdl", 0.45, "Kilogram"),
        ("Skořice mletá", 4, "Gram"),
        ("Cukr třtinový", 50, "Gram"),
    ),
    "muffin": (("Těsto piškotové", 65, "Gram"), ("Čokoláda tmavá pecky", 15, "Gram")),
    "větrník": (
        ("Těsto odpalované", 45, "Gram"),
        ("Krém karamelový", 55, "Gram"),
        ("Smetana 33 %", 30, "Milliliter"),
    ),
    "laskonka": (
        ("Kokos strouhaný", 18, "Gram"),
        ("Cukr moučka", 22, "Gram"),
        ("Krém máslový vanilkový", 20, "Gram"),
    ),
    "řez": (("Těsto piškotové", 50, "Gram"), ("Krém pudinkový", 40, "Gram"), ("Poleva kakaová", 10, "Gram")),
    "kremeš": (
        ("Těsto listové máslové", 35, "Gram"),
        ("Krém pudinkový", 110, "Gram"),
        ("Smetana 33 %", 40, "Milliliter"),
    ),
    "dort": (
        ("Těsto piškotové", 0.5, "Kilogram"),
        ("Krém čokoládový", 0.45, "Kilogram"),
        ("Smetana 33 %", 0.3, "Liter"),
        ("Poleva kakaová", 0.12, "Kilogram"),
    ),
    "cheesecake": (
        ("Těsto linecké", 0.25, "Kilogram"),
        ("Tvaroh na pečení", 0.6, "Kilogram"),
        ("Vejce čerstvá M", 4, "Piece"),
        ("Smetana kysaná", 2, "Deciliter"),
    ),
    "roláda": (("Těsto piškotové", 0.28, "Kilogram"), ("Krém máslový vanilkový", 0.2, "Kilogram")),
    "tartaletka": (
        ("Těsto linecké", 40, "Gram"),
        ("Krém pudinkový", 45, "Gram"),
        ("Ovoce maliny mražené", 20, "Gram"),
    ),
    "chlebíček": (
        ("Veka na chlebíčky", 0.04, "Piece"),
        ("Šunka na obložení", 20, "Gram"),
        ("Majonéza kbelík", 12, "Gram"),
        ("Vejce čerstvá M", 0.25, "Piece"),
        ("Okurka sterilovaná kbelík", 10, "Gram"),
    ),
    "obložená bageta": (
        ("Rajčata čerstvá", 40, "Gram"),
        ("Eidam blok 30 %", 35, "Gram"),
        ("Majonéza kbelík", 20, "Gram"),
        ("Salát ledový", 25, "Gram"),
    ),
    "pizza": (
        ("Těsto na pizzu", 0.26, "Kilogram"),
        ("Mozzarella strouhaná", 0.12, "Kilogram"),
        ("Rajčata loupaná plech", 90, "Gram"),
        ("Olej olivový", 8, "Milliliter"),
    ),
    "quiche": (
        ("Těsto linecké", 0.35, "Kilogram"),
        ("Smetana 33 %", 3, "Deciliter"),
        ("Vejce čerstvá M", 4, "Piece"),
        ("Slanina na škvarky", 0.15, "Kilogram"),
    ),
    "espresso": (("Káva zrnková provozní", 8, "Gram"),),
    "cappuccino": (("Káva zrnková provozní", 8, "Gram"), ("Mléko plnotučné sud", 1.4, "Deciliter")),
    "latte": (
        ("Káva zrnková provozní", 8, "Gram"),
        ("Mléko plnotučné sud", 2.4, "Deciliter"),
        ("Sirup barový", 15, "Milliliter"),
    ),
    "flat white": (("Káva zrnková provozní", 16, "Gram"), ("Mléko plnotučné sud", 1.3, "Deciliter")),
    "vídeňská káva": (("Káva zrnková provozní", 8, "Gram"), ("Smetana 33 %", 40, "Milliliter")),
    "filtr": (("Káva zrnková filtr výběrová", 15, "Gram"),),
    "čaj": (("Čaj sypaný provozní", 4, "Gram"), ("Citron", 0.2, "Piece")),
    "horká čokoláda": (("Čokoláda tmavá pecky", 35, "Gram"), ("Mléko plnotučné sud", 1.8, "Deciliter")),
    "limonáda": (
        ("Soda ze sudu", 2.5, "Deciliter"),
        ("Sirup barový", 40, "Milliliter"),
        ("Citron", 0.3, "Piece"),
    ),
    "točený nápoj": (("Kofola sud", 1, "Liter"),),
    "čerstvá šťáva": (("Pomeranče šťavnaté", 0.3, "Kilogram"), ("Jablka moštová", 0.2, "Kilogram")),
    "točené pivo": (("Pivo sud provozní", 1, "Liter"),),
    "rozlévané víno": (("Víno sud provozní", 1, "Liter"),),
    "panák": (("Destilát barový", 100, "Centiliter"),),
    "míchaný nápoj": (
        ("Destilát barový", 4, "Centiliter"),
        ("Soda ze sudu", 1.5, "Deciliter"),
        ("Citron", 0.2, "Piece"),
    ),
    "polévka": (
        ("Vývar základní", 0.3, "Liter"),
        ("Mrkev", 25, "Gram"),
        ("Brambory varné A", 40, "Gram"),
        ("Koření polévkové", 2, "Gram"),
    ),
    "halušky": (
        ("Těsto haluškové", 0.3, "Kilogram"),
        ("Bryndza kbelík", 90, "Gram"),
        ("Slanina na škvarky", 60, "Gram"),
        ("Sůl jedlá", 3, "Gram"),
    ),
    "pirohy": (
        ("Mouka pšeničná polohrubá", 0.12, "Kilogram"),
        ("Brambory varné A", 0.15, "Kilogram"),
        ("Bryndza kbelík", 70, "Gram"),
    ),
    "svíčková": (
        ("Maso hovězí svíčková falešná", 0.16, "Kilogram"),
        ("Mrkev", 60, "Gram"),
        ("Celer bulva", 40, "Gram"),
        ("Smetana 12 %", 1, "Deciliter"),
        ("Knedlík houskový šiška", 0.4, "Piece"),
    ),
    "guláš": (
        ("Maso hovězí přední", 0.18, "Kilogram"),
        ("Cibule žlutá", 0.12, "Kilogram"),
        ("Paprika sladká mletá", 6, "Gram"),
        ("Sádlo vepřové kbelík", 12, "Gram"),
        ("Knedlík houskový šiška", 0.4, "Piece"),
    ),
    "řízek": (
        ("Maso kuřecí prsa", 0.16, "Kilogram"),
        ("Vejce čerstvá M", 1, "Piece"),
        ("Strouhanka", 35, "Gram"),
        ("Mouka pšeničná hladká", 15, "Gram"),
        ("Olej fritovací", 0.4, "Deciliter"),
    ),
    "smažený sýr": (
        ("Eidam blok 30 %", 0.12, "Kilogram"),
        ("Vejce čerstvá M", 1, "Piece"),
        ("Strouhanka", 30, "Gram"),
        ("Brambory varné A", 0.25, "Kilogram"),
    ),
    "kuřecí": (
        ("Maso kuřecí prsa", 0.17, "Kilogram"),
        ("Rýže dlouhozrnná", 80, "Gram"),
        ("Olej slunečnicový", 15, "Milliliter"),
    ),
    "vepřová": (
        ("Maso vepřová kýta", 0.18, "Kilogram"),
        ("Zelí kysané sud", 0.15, "Kilogram"),
        ("Knedlík houskový šiška", 0.4, "Piece"),
    ),
    "losos": (
        ("Losos filet", 0.18, "Kilogram"),
        ("Máslo 82 % blok", 15, "Gram"),
        ("Brambory salátové B", 0.2, "Kilogram"),
    ),
    "těstoviny": (
        ("Těstoviny špagety", 0.12, "Kilogram"),
        ("Olej olivový", 15, "Milliliter"),
        ("Česnek", 4, "Gram"),
        ("Rajčata loupaná plech", 0.1, "Kilogram"),
    ),
    "rizoto": (
        ("Rýže arborio", 0.1, "Kilogram"),
        ("Vývar základní", 0.35, "Liter"),
        ("Žampiony", 70, "Gram"),
    ),
    "palačinky": (
        ("Mouka pšeničná hladká", 70, "Gram"),
        ("Mléko plnotučné sud", 1.6, "Deciliter"),
        ("Vejce čerstvá M", 1, "Piece"),
    ),
    "ovocné knedlíky": (
        ("Tvaroh na pečení", 0.15, "Kilogram"),
        ("Ovoce švestky mražené", 0.14, "Kilogram"),
        ("Mouka pšeničná hrubá", 60, "Gram"),
    ),
    "vejce": (("Vejce čerstvá M", 3, "Piece"), ("Máslo 82 % blok", 12, "Gram")),
    "majonézový salát": (
        ("Majonéza kbelík", 0.32, "Kilogram"),
        ("Brambory salátové B", 0.4, "Kilogram"),
        ("Okurka sterilovaná kbelík", 0.1, "Kilogram"),
        ("Cibule žlutá", 60, "Gram"),
    ),
    "zeleninový salát": (
        ("Salát ledový", 0.15, "Kilogram"),
        ("Rajčata čerstvá", 80, "Gram"),
        ("Okurka salátová", 80, "Gram"),
        ("Olej olivový", 15, "Milliliter"),
    ),
    "pomazánka": (
        ("Tvaroh na pečení", 90, "Gram"),
        ("Máslo 82 % blok", 30, "Gram"),
        ("Cibule žlutá", 15, "Gram"),
    ),
}
"""Material, quantity, unit. A line whose key is missing here is sold without a recipe."""

POURED = ("točený nápoj", "točené pivo", "rozlévané víno", "panák")
"""Recipes for one litre; the size in the product's name says how much of it is sold."""
