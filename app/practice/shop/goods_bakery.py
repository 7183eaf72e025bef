"""What the bakery sells: bread, rolls, pastries, cakes and sandwiches. Data only.

Read by `categories`. Each line is (pattern, price in CZK with VAT, kind, recipe key or ""), in the notation of
`templates`. All brands are invented.
"""

from __future__ import annotations

BREAD = (
    ("Chléb konzumní {kulatý|veka|krájený*1.05} {600 g*.62|900 g*.85|1200 g}", 62, "loose", "chléb"),
    ("Chléb {žitný|žitno-pšeničný|pšenično-žitný} kvasový {500 g*.6|750 g*.8|1000 g}",
     84, "loose", "kvasový chléb"),
    (("Chléb {celozrnný|slunečnicový|dýňový|lněný|sedmizrnný|špaldový*1.2|cibulový|bramborový|kmínový"
     "|podmáslový} {400 g|800 g*1.8}"), 48, "loose", "semínkový chléb"),
    (("Chléb toustový {světlý|tmavý|máslový*1.15|celozrnný*1.1} {Klasovka|Mlýn Říčka*1.08} {250 g*.6"
     "|500 g}"), 42, "goods", ""),
    ("Chléb krájený {selský|horský|podhorský|vesnický} {Klasovka|Mlýn Říčka*1.1} 450 g", 36, "goods", ""),
    ("Chléb bezlepkový {bílý|tmavý|se semínky*1.1} {Bezlepánek|Kukuřička*1.06} {250 g|400 g*1.5}",
     69, "goods", ""),
    ("Knäckebrot {žitný|sezamový*1.05|se solí|celozrnný} Klasovka 200 g", 44, "goods", ""),
    ("Pita chléb {pšeničný|celozrnný*1.1} {3 ks|5 ks*1.5}", 32, "goods", ""),
    ("Tortilla {pšeničná|kukuřičná*1.1|celozrnná*1.1} {4 ks*.8|6 ks}", 52, "goods", ""),
    ("Pumpernickel Klasovka {250 g|500 g*1.8}", 46, "goods", ""),
    ("Skalický kvasový pecen {750 g|1500 g*1.9}", 89, "loose", "kvasový chléb"),
)  # fmt: skip

ROLLS = (
    (("Rohlík {tukový 43 g|grahamový 50 g*1.6|sójový 60 g*2|makový 60 g*2.1|sýrový 80 g*4"
     "|škvarkový 70 g*4.2}"), 3.9, "loose", "rohlík"),
    ("Houska {pletená|s mákem*1.1|sypaná sýrem*2|cereální*1.7|dýňová*1.8|bramborová*1.4} 60 g",
     7.9, "loose", "rohlík"),
    ("Kaiserka {bílá|sezamová*1.15|cereální*1.4|cibulová*1.3} {50 g|80 g*1.5}", 6.9, "loose", "rohlík"),
    ("Dalamánek {klasický|se slunečnicí*1.2|s dýní*1.25} 80 g", 8.9, "loose", "rohlík"),
    ("Raženka {světlá|cibulová*1.1|s kmínem} 90 g", 12.9, "loose", "rohlík"),
    ("Bageta {světlá|česneková*1.4|cereální*1.3|olivová*1.5|celozrnná*1.2} {130 g*.6|250 g}",
     24.9, "loose", "bageta"),
    ("Ciabatta {klasická|olivová*1.2|s rajčaty*1.25} {100 g|220 g*1.8}", 17.9, "loose", "bageta"),
    ("Focaccia {s rozmarýnem|s rajčaty*1.1|s olivami*1.15} 300 g", 59, "loose", "focaccia"),
    ("Pletýnka {máslová|s mákem|sezamová} {100 g|400 g*3.4}", 14.9, "loose", "rohlík"),
    ("Preclík {se solí|sezamový|sýrový*1.3|s mákem} {60 g|120 g*1.8}", 11.9, "loose", "rohlík"),
    ("Bratislavský rožok {makový|orechový*1.1} 50 g", 19.9, "loose", "bratislavský rožek"),
    ("Pagáč {oškvarkový|sýrový*1.1|kapustový|bryndzový*1.2} {60 g|100 g*1.5}", 17.9, "loose", "pagáč"),
    ("Lokše {s husím sádlem*1.3|s mákem|se zelím|natur*.8}", 39, "loose", "lokše"),
    ("Posúch {s česnekem|se slaninou*1.3}", 35, "loose", "focaccia"),
    ("Sýrová tyčinka {s kmínem|se solí|s mákem}", 15.9, "loose", "listový šáteček"),
    ("Listová {párková kapsa*1.2|špenátová kapsa|šunková kapsa*1.2|sýrová kapsa*1.1} 110 g",
     29, "loose", "listový šáteček"),
    ("Žemle na hamburger {klasická|sezamová*1.1|máslová*1.3} {4 ks|6 ks*1.4}", 45, "goods", ""),
    ("Rohlík na párek v rohlíku Klasovka {4 ks|8 ks*1.8}", 29, "goods", ""),
)  # fmt: skip

PASTRY = (
    (("Koláč {tvarohový|povidlový|makový|ořechový*1.15|jablečný|borůvkový*1.2|meruňkový*1.1"
     "|hruškový} {malý 50 g*.55|velký 110 g}"), 28, "loose", "koláč"),
    ("Valašský frgál {hruškový|tvarohový|makový|borůvkový*1.1} {čtvrtka*.27|celý 620 g}",
     189, "loose", "koláč"),
    (("Kobliha {s meruňkovou náplní|s vanilkovým krémem*1.1|s čokoládou*1.15|s jahodou|s nugátem*1.15"
     "|bez náplně*.8} 70 g"), 19, "loose", "kobliha"),
    (("Croissant {máslový|s čokoládou*1.2|s mandlovým krémem*1.35|s pistáciemi*1.6"
     "|šunka-sýr*1.5} {60 g|90 g*1.35}"), 29, "loose", "croissant"),
    ("Záviník {jablečný|tvarohový|makový|višňový*1.05} 100 g", 27, "loose", "listový šáteček"),
    ("Šáteček listový {tvarohový|povidlový|pudinkový|s jablky a skořicí*1.1} 90 g",
     25, "loose", "listový šáteček"),
    ("Loupák {máslový|s mákem*1.05|s oříšky*1.2} {60 g|80 g*1.3}", 15, "loose", "loupák"),
    ("Vánočka {máslová|s rozinkami|s mandlemi*1.15} {400 g|700 g*1.6}", 79, "loose", "vánočka"),
    ("Mazanec {s rozinkami|s mandlemi*1.15} 450 g", 85, "loose", "vánočka"),
    ("Buchta {tvarohová|povidlová|maková} {70 g|120 g*1.6}", 19, "loose", "koláč"),
    ("Bábovka {mramorová|tvarohová|citronová|ořechová*1.15} {plátek*.18|celá 600 g}",
     169, "loose", "bábovka"),
    ("Štrúdl {jablečný|višňový*1.1|tvarohový|makový} {kus 150 g*.28|celý 700 g}", 159, "loose", "štrúdl"),
    ("Donut {cukrový|čokoládový*1.1|jahodový*1.1|karamelový*1.15}", 27, "loose", "kobliha"),
    ("Muffin {čokoládový|borůvkový*1.1|banánový|mrkvový*1.1|dvojitá čokoláda*1.15}", 35, "loose", "muffin"),
    ("Perník {s povidly|s ořechy*1.1|s čokoládovou polevou*1.15} 100 g", 29, "loose", "muffin"),
    ("Šnek {skořicový|ořechový*1.1|makový|pudinkový} 90 g", 32, "loose", "koláč"),
    ("Osie hniezdo {orechové|kakaové}", 34, "loose", "kobliha"),
)  # fmt: skip

CAKES = (
    ("Věneček {s vanilkovým krémem|s karamelovým krémem*1.1|s kávovým krémem*1.1}", 39, "loose", "větrník"),
    ("Větrník {karamelový|kávový*1.05|pistáciový*1.25}", 49, "loose", "větrník"),
    ("Indiánek {s tmavou polevou|s bílou polevou*1.05}", 36, "loose", "laskonka"),
    ("Laskonka {kokosová|ořechová*1.15|kávová*1.1}", 39, "loose", "laskonka"),
    ("Punčový řez {klasický|malinový*1.1}", 42, "loose", "řez"),
    ("Kremeš {klasický|se šlehačkou*1.1|s jahodami*1.2}", 45, "loose", "kremeš"),
    ("Řez {kakaový|tvarohový|malinový*1.1|višňový|makový|karamelový*1.1|jogurtový|citronový}",
     44, "loose", "řez"),
    (("Dort {Sacher*1.15|medový|mrkvový|čokoládový*1.1|malinový*1.15|pistáciový*1.4|tvarohový"
     "|ořechový*1.1|kávový|citronový} {porce*.105|malý 16 cm|velký 24 cm*1.75}"), 649, "loose", "dort"),
    ("Cheesecake {klasický|lesní ovoce*1.1|slaný karamel*1.15|čokoládový*1.1} {porce*.105|celý 24 cm}",
     899, "loose", "cheesecake"),
    ("Roláda {kakaová|ořechová*1.15|ovocná|kokosová} {porce*.14|celá 500 g}", 289, "loose", "roláda"),
    ("Pohár {vanilkový s ovocem|čokoládový se šlehačkou*1.1|jahodový|tiramisu*1.15}", 79, "loose", "pohár"),
    ("Makronka {malinová|pistáciová*1.1|čokoládová|vanilková|citronová|slaný karamel*1.05}",
     35, "loose", "laskonka"),
    ("Panna cotta {s malinami|s karamelem|s mangem*1.1}", 75, "loose", "pohár"),
    ("Tartaletka {citronová|ovocná*1.1|čokoládová*1.1}", 59, "loose", "tartaletka"),
    ("Špička {kokosová|kávová|rumová*1.1}", 32, "loose", "laskonka"),
)  # fmt: skip

SANDWICHES = (
    (("Chlebíček {šunkový|s vajíčkem|se salámem|s lososem*1.5|s roastbeefem*1.45"
     "|s pochoutkovým salátem|se sýrem|s krevetami*1.5|s bramborovým salátem a šunkou*1.1"
     "|s uherákem*1.1|veganský s humusem*1.1|s tvarůžkovou pomazánkou}"), 36, "loose", "chlebíček"),
    ("Jednohubka {sýrová|šunková|s lososem*1.5|s kaviárem*1.6|s tvarůžky}", 19, "loose", "chlebíček"),
    (("Bageta {šunka-sýr|kuře kari*1.1|tuňáková*1.15|caprese*1.1|s anglickou slaninou*1.1"
     "|s rostbífem*1.35|s vejcem|s řízkem*1.2|Debrecínka|falafel*1.1} {malá 180 g*.75|velká 280 g}"),
     89, "loose", "obložená bageta"),
    ("Sendvič toastový {šunka-sýr|tuňák*1.1|vajíčko|kuřecí*1.1|sýr a rajče} {140 g|180 g*1.2}",
     59, "goods", ""),
    ("Panini {šunka-mozzarella|caprese|prosciutto*1.2|kuřecí pesto*1.1|čtyři sýry}", 109, "loose", "panini"),
    ("Wrap {kuřecí|falafel|tuňákový*1.1|s grilovanou zeleninou|krůtí*1.1} {malý*.7|velký}",
     115, "loose", "wrap"),
    ("Toust {šunka-sýr|ďábelský*1.2|havajský*1.1|se žampiony*1.1}", 79, "loose", "toust"),
    ("Mísa obložená {sýrová*1.1|šunková|smíšená|rybí*1.3} {pro 4 osoby|pro 8 osob*1.9}",
     690, "loose", "mísa"),
    ("Slaný koláč quiche {lotrinský|špenátový|pórkový|s lososem*1.2} {porce*.15|celý 26 cm}",
     480, "loose", "quiche"),
    ("Pizza {Margherita*.85|šunková|salámová|hawai|čtyři sýry*1.1|bryndzová*1.1} {porce*.3|32 cm}",
     169, "loose", "pizza"),
    ("Obložená žemle {se šunkou|se sýrem|se salámem|s řízkem*1.6}", 45, "loose", "chlebíček"),
)  # fmt: skip
