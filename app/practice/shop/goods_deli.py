"""What the delicatessen sells: beer, wine, spirits, meats, cheeses, fish, sweets and gifts. Data only.

Read by `categories`. Each line is (pattern, price in CZK with VAT, kind, recipe key or ""), in the notation of
`templates`. All brands are invented.
"""

from __future__ import annotations

BEER = (
    (("Pivo {Podhradní|Sovinec*1.05|Říčanský medvěd*1.1|Tatranský kamzík*1.05} {světlé výčepní 10°*.85"
     "|světlý ležák 11°|světlý ležák 12°*1.1|polotmavé 13°*1.25|tmavý ležák*1.1"
     "|nealkoholické*.95} {lahev 0,5 l|plech 0,5 l*1.15}"), 27, "goods", ""),
    (("Pivo točené {Podhradní 10°*.85|Podhradní 12°|Sovinec 11°|Tatranský kamzík 12°*1.05"
     "|nealko*.85} {0,3 l*.68|0,5 l}"), 62, "served", "točené pivo"),
    (("Pivo speciál {IPA|APA|Stout*1.1|Weizen|Saison*1.15|Sour malina*1.2} Sklepmistr {0,33 l*.75"
     "|0,75 l*1.4}"), 85, "goods", ""),
    ("Radler {citron|grep|bezinka|malina} {0,5 l|nealko 0,5 l}", 29, "goods", ""),
    ("Cider {jablečný|hruškový|s lesním ovocem*1.05|suchý} Sady Hodějice 0,33 l", 49, "goods", ""),
    ("Soudek {Podhradní 11°|Sovinec 12°*1.1} {5 l|15 l*2.4|30 l*4.3}", 449, "goods", ""),
    ("Vratný obal {láhev 0,5 l|přepravka na 20 lahví*33}", 3, "service 0", ""),
)  # fmt: skip

WINE = (
    (("{Ryzlink vlašský|Ryzlink rýnský*1.15|Veltlínské zelené|Müller Thurgau*.95|Sauvignon*1.2"
     "|Pálava*1.25|Chardonnay*1.2|Rulandské šedé*1.2|Rulandské modré*1.3|Frankovka|Svatovavřinecké"
     "|Zweigeltrebe|Cabernet Moravia*1.1|Modrý Portugal} {Vinařství Pod Lipou|Sklep U Hájenky*1.15"
     "|Vinice Na Vrších*1.3} {kabinetní 0,75 l|pozdní sběr 0,75 l*1.35}"), 179, "goods", ""),
    ("Malokarpatské víno {Dunaj*1.2|Devín*1.15|Veltlínske zelené|Frankovka modrá} {0,75 l|1 l*1.2}",
     189, "goods", ""),
    ("Tokajské {samorodné suché|samorodné sladké*1.1|3-putňové*2|5-putňové*3.2} 0,5 l", 259, "goods", ""),
    ("Víno rozlévané {bílé suché|bílé polosladké|červené|rosé} {0,1 l*.25|0,2 l*.45|1 l s sebou}",
     129, "served", "rozlévané víno"),
    ("Sekt {brut|demi sec|rosé*1.05} Moravská perla {0,2 l*.4|0,75 l}", 219, "goods", ""),
    ("Svařené víno {bílé|červené} 0,2 l", 69, "served", "rozlévané víno"),
    ("Prosecco {0,1 l*.27|0,75 l}", 289, "goods", ""),
)  # fmt: skip

SPIRITS = (
    (("{Slivovice|Hruškovice*1.1|Meruňkovice*1.15|Jablkovice*.9|Višňovice*1.2"
     "|Borovička*.8} {Valašský dvorek|Palírna U Splavu*1.12} {0,2 l*.48|0,5 l|0,7 l*1.35}"),
     419, "goods", ""),
    ("Rum {tuzemák*.55|Karibský 3 roky|Karibský 7 let*1.5|kokosový*.9} {0,5 l|0,7 l*1.3}", 429, "goods", ""),
    ("Gin {suchý|moravský bylinný*1.25|růžový*1.1} {0,5 l|0,7 l*1.3}", 459, "goods", ""),
    ("Vodka {čistá|citronová*1.05|jemná z brambor*1.15} {0,2 l*.45|0,5 l|0,7 l*1.3}", 229, "goods", ""),
    ("Bylinný likér Kopretina {hořký|medový|višňový} {0,2 l*.46|0,5 l}", 259, "goods", ""),
    ("Vaječný koňak {domácí|čokoládový*1.1} {0,2 l*.5|0,5 l}", 219, "goods", ""),
    ("Bylinná z Tatier {horká|sladká} 0,7 l", 329, "goods", ""),
    ("Medovina {světlá|tmavá*1.05|mandlová*1.1} {0,5 l|0,75 l*1.4}", 199, "goods", ""),
    (("Panák {slivovice|hruškovice|meruňkovice*1.1|borovička*.8|rum karibský*1.1|tuzemák*.6|vodka*.7"
     "|gin*.9|fernet*.75|whisky*1.3} {0,02 l*.55|0,04 l}"), 79, "served", "panák"),
    ("Whisky {skotská|irská*1.05|bourbon} {0,5 l|0,7 l*1.3|1 l*1.75}", 529, "goods", ""),
    (("Míchaný nápoj {gin tonic|Cuba libre|bitter spritz*1.1|hugo|mojito*1.1"
     "|bezinkový spritz nealko*.8}"), 135, "served", "míchaný nápoj"),
)  # fmt: skip

MEATS = (
    (("Šunka {nejvyšší jakosti*1.15|výběrová|od kosti*1.3|krůtí*1.1|dětská bez lepku*1.1"
     "|schwarzwaldská*1.9|selská|parmská*2.6}"), 289, "weighed", ""),
    (("Salám {vysočina|poličan*1.5|herkules*1.5|paprikáš*1.4|lovecký*1.45|turistický|uherský*1.7"
     "|gothajský*.65|junior*.7|šunkový*.8|kuřecí*.7|dunajský*1.5|malokarpatský*1.5|nitran*1.4}"),
     259, "weighed", ""),
    (("Klobása {moravská|vinná*1.1|bavorská|čabajka*1.5|spišská*1.15|liptovská*1.2|domácí pečená*1.2"
     "|na gril se sýrem*1.1|pikantní}"), 249, "weighed", ""),
    ("Párky {vídeňské|debrecínské*1.05|jemné|kuřecí*.9|telecí*1.4|spišské}", 219, "weighed", ""),
    ("Špekáček {tradiční|extra*1.2|mini*1.05}", 189, "weighed", ""),
    ("Slanina {anglická|uzená*.8|oravská*.9|paprikovaná|pancetta*1.8}", 299, "weighed", ""),
    ("Uzené maso {krkovička|plec*.9|koleno*.6|žebra*.7|kuřecí stehno*.6|rolované*1.1}", 239, "weighed", ""),
    ("Tlačenka {světlá|tmavá|lidová*.8|krůtí*1.2}", 169, "weighed", ""),
    ("Jitrnice {domácí|bez česneku} ", 149, "weighed", ""),
    ("Jelito {s kroupami|žemlové}", 145, "weighed", ""),
    ("Sekaná {pečená|se sýrem*1.15|v těstíčku*1.25}", 199, "weighed", ""),
    ("Škvarky {domácí|s cibulkou*1.05} {100 g|250 g*2.3}", 39, "loose", ""),
    ("Sádlo škvařené {vepřové|husí*2.6|kachní*2.4} {250 g|400 g*1.5}", 49, "goods", ""),
    (("Šunka krájená balená {nejvyšší jakosti*1.15|výběrová|krůtí} {U Kohouta|Dobroň*1.1} {100 g"
     "|200 g*1.85}"), 39, "goods", ""),
    (("Salám krájený balený {vysočina|poličan*1.3|lovecký*1.25|čertíkův pikantní} {U Kohouta"
     "|Dobroň*1.1} 75 g"), 42, "goods", ""),
    ("Paštika {játrová|se šunkou*1.05|s brusinkami*1.15|zvěřinová*1.4} Dobroň {75 g*.6|120 g}",
     36, "goods", ""),
    ("Sušené maso {hovězí|krůtí*.95|jelení*1.25} {25 g|50 g*1.8}", 59, "goods", ""),
)  # fmt: skip

CHEESES = (
    (("Sýr {eidam 30 %*.85|eidam 45 %|gouda|ementál*1.25|uzený eidam*1.05|madeland*1.1|čedar*1.4"
     "|niva*1.3|parmezán*2.4|primátor*1.3|kozí zrající*2|ovčí hrudkový*1.6|raclette*1.6}"),
     239, "weighed", ""),
    ("Oštiepok {uzený|neuzený} {malý 250 g|velký 500 g*1.9}", 129, "loose", ""),
    ("Parenica {uzená|neuzená|s bylinkami*1.05} {120 g|250 g*1.95}", 79, "loose", ""),
    ("Korbáčik {uzený|neuzený|s česnekem*1.05} {60 g*.7|100 g}", 59, "goods", ""),
    ("Bryndza {plnotučná|z ovčího mléka*1.25|májová*1.4} {125 g|250 g*1.9|1 kg*7}", 69, "goods", ""),
    ("Olomoucké tvarůžky {kousky|kroužky|věnečky} {125 g|200 g*1.5}", 55, "goods", ""),
    ("Hermelín Kamzík {originál|na gril*1.1|s pepřem*1.05|figura*.95} 100 g", 42, "goods", ""),
    ("Mozzarella {kravská|buvolí*2.1|mini*1.05} 125 g", 35, "goods", ""),
    ("Feta řecká {150 g|200 g*1.3}", 65, "goods", ""),
    (("Tvaroh {polotučný|tučný*1.1|odtučněný*.95|měkký} {Lipový dvůr|Horská chalupa*1.08} {250 g"
     "|500 g*1.8}"), 34, "goods", ""),
    (("Jogurt {bílý*.9|jahoda|borůvka|višeň|vanilka|meruňka} {Lipový dvůr|Horská chalupa*1.1} {150 g"
     "|400 g*2.3}"), 16.9, "goods", ""),
    (("Mléko {čerstvé plnotučné*1.1|čerstvé polotučné|trvanlivé polotučné|bez laktózy*1.2} {0,5 l*.65"
     "|1 l}"), 25.9, "goods", ""),
    ("Smetana {ke šlehání 33 %*1.4|na vaření 12 %|kysaná 16 %} Lipový dvůr 200 ml", 24.9, "goods", ""),
    (("Máslo {čerstvé|farmářské*1.25|přepuštěné ghí*1.8|pomazánkové*.7} {Lipový dvůr"
     "|Horská chalupa*1.05} 250 g"), 64.9, "goods", ""),
    ("Žinčica {sladká|kyslá} {0,5 l|1 l*1.8}", 49, "goods", ""),
    ("Kefír {bílý|jahodový*1.1|malinový*1.1} 400 ml", 22.9, "goods", ""),
    ("Vejce {podestýlková M|z volného chovu L*1.3|bio*1.6} {6 ks*.65|10 ks}", 69.9, "goods", ""),
)  # fmt: skip

FISH = (
    ("Sardinky {v oleji|v tomatě|v olivovém oleji*1.2|pikantní*1.05} {Rybarna|Severní vítr*1.15} 125 g",
     39, "goods", ""),
    (("Tuňák {ve vlastní šťávě|v olivovém oleji*1.1|drcený*.8} {Rybarna|Severní vítr*1.15} {80 g*.65"
     "|160 g}"), 59, "goods", ""),
    ("Zavináče {v sladkokyselém nálevu|s paprikou*1.05} {300 g|700 g*2}", 59, "goods", ""),
    ("Matjesy {v oleji|s cibulí|v bylinkách*1.05} {150 g|300 g*1.8}", 65, "goods", ""),
    ("Makrela uzená {celá*.85|filet|pepřová*1.05}", 279, "weighed", ""),
    ("Losos uzený {plátky|filet*.95|s koprem*1.05} {100 g|200 g*1.85}", 119, "goods", ""),
    ("Šproty uzené v oleji {160 g|240 g*1.4}", 55, "goods", ""),
    ("Kaviár {z lososa|z pstruha*1.1|lumpfish černý*.5} 100 g", 189, "goods", ""),
    (("Okurky {sterilované|kvašené*1.15|s medem*1.1|nakládačky 7-9 cm*1.05} Znojemský sklep {350 g"
     "|670 g*1.6}"), 45, "goods", ""),
    ("Zelí {kysané bílé|kysané červené*1.1|sterilované} {500 g|1 kg*1.7}", 32, "goods", ""),
    ("Olivy {zelené|černé|plněné paprikou*1.1|kalamata*1.4} {200 g|350 g*1.6}", 59, "goods", ""),
    ("Paprika {kapie sterilovaná|feferonky|kozí rohy*1.05} {350 g|670 g*1.6}", 49, "goods", ""),
    ("Kečup {jemný|ostrý|bez cukru*1.15} Slunečnice {300 g|500 g*1.5}", 39, "goods", ""),
    ("Hořčice {plnotučná|kremžská|dijonská*1.6|medová*1.2} {200 g|350 g*1.5}", 24, "goods", ""),
    ("Křen {strouhaný|se smetanou*1.1|s řepou*1.05} 140 g", 36, "goods", ""),
    ("Fazole {bílé|červené|v tomatě*1.1} Slunečnice 400 g", 26, "goods", ""),
    ("Rajčata {loupaná|krájená|sušená v oleji*2.6} {240 g|400 g*1.5}", 29, "goods", ""),
    ("Džem {jahodový|meruňkový|borůvkový*1.15|malinový*1.1|višňový} {domácí 200 g|výběrový 340 g*1.35}",
     59, "goods", ""),
    ("Povidla švestková {300 g|500 g*1.5}", 69, "goods", ""),
    (("Olej {slunečnicový*.4|řepkový*.4|olivový extra panenský*1.6|dýňový*1.9|lněný*1.1} {0,25 l*.6"
     "|0,5 l}"), 129, "goods", ""),
)  # fmt: skip

SWEETS = (
    (("Čokoláda {mléčná|hořká 70 %*1.1|bílá|lískooříšková*1.1|s mořskou solí*1.1"
     "|s malinou*1.15} {Kakaovník|Pralinka Slatina*1.4} {50 g*.6|100 g}"), 59, "goods", ""),
    ("Bonboniéra {pralinky|griotky*1.1|nugátová|lanýže*1.3} Pralinka Slatina {120 g|250 g*1.9}",
     159, "goods", ""),
    ("Oplatky {kakaové|lískooříškové|vanilkové|lázeňské*1.6|citronové} {50 g|175 g*2.7}", 19.9, "goods", ""),
    ("Sušenky {máslové*1.2|celozrnné|kakaové|ovesné|kokosové|zázvorové*1.1} Babiččina trouba 150 g",
     35, "goods", ""),
    ("Trubičky {kokosové|kakaové|karamelové*1.05} 8 ks", 49, "goods", ""),
    ("Perníček {srdce|koníček|mikulášský*1.1} zdobený", 35, "loose", ""),
    ("Bonbony {mentolové|medové|ovocné|karamelky*1.1|lékořicové} {90 g|200 g*1.9}", 24.9, "goods", ""),
    ("Želé {ovocné|medvídci|kyselé pásky} 100 g", 27.9, "goods", ""),
    ("Žvýkačky {peppermint|spearmint|meloun}", 19.9, "goods", ""),
    ("Ořechy {vlašské*.9|lískové|kešu*1.05|pistácie*1.5|para*1.3|pekanové*1.6}", 429, "weighed", ""),
    ("Mandle {natural|pražené solené*1.05|v čokoládě*1.1|ve skořici*1.1}", 389, "weighed", ""),
    ("Arašídy {solené|wasabi*1.2|v čokoládě*1.3|nesolené} {60 g*.5|150 g}", 39, "goods", ""),
    ("Sušené {meruňky*1.2|švestky|brusinky*1.3|datle|fíky*1.1|mango*1.8|rozinky*.7}", 259, "weighed", ""),
    ("Brambůrky {solené|paprikové|smetana a cibule|česnekové} Křupka {60 g*.55|150 g}", 45, "goods", ""),
    ("Tyčinky {slané|sezamové*1.1|makové} Křupka 85 g", 17.9, "goods", ""),
    ("Semínka {slunečnicová|dýňová*1.8} pražená 100 g", 24.9, "goods", ""),
    ("Müsli tyčinka {oříšková|ovocná|proteinová*1.6|čokoládová*1.1} 40 g", 18.9, "goods", ""),
    (("Zmrzlina {vanilková|čokoládová|jahodová|pistáciová*1.2|malinový sorbet*1.05} {kopeček"
     "|0,5 l s sebou*4.2}"), 39, "loose", ""),
    ("Med v plástvi {200 g|400 g*1.8}", 189, "goods", ""),
    ("Hruškové chipsy {60 g|100 g*1.5}", 69, "goods", ""),
)  # fmt: skip

GIFTS = (
    (("Kniha {Moravská kuchyně|Slovenská kuchyňa|Domácí pečení|Kváskování krok za krokem"
     "|Kavárny starého Brna|Zavařujeme} {brožovaná|vázaná*1.5}"), 289, "goods 0", ""),
    ("Kuchařka pro děti {Vaříme s babičkou|Pečeme cukroví|Svačinky}", 219, "goods 0", ""),
    (("Mapa {Brno a okolí|Moravský kras|Bratislava|Malé Karpaty|Vinařské stezky"
     "|Cyklotrasy jižní Moravy}"), 119, "goods 0", ""),
    ("Omalovánky {Na statku|V pekárně|Zvířátka|Pohádky}", 69, "goods 0", ""),
    ("Pohlednice {Petrov|Špilberk|Zelný trh|Bratislavský hrad|Pekárna|Jaro|Vánoce}", 15, "goods 21", ""),
    ("Hrnek {s logem|smaltovaný*1.3|keramický*1.4|cestovní*2} {modrý|bílý|zelený}", 189, "goods 21", ""),
    ("Taška {papírová malá*.2|papírová velká*.3|bavlněná|jutová*1.6}", 49, "goods 21", ""),
    ("Dárkový koš {malý*.6|střední|velký*1.7} {sladký|lahůdkový*1.2|vinný*1.3}", 890, "loose 21", ""),
    ("Kelímek {na kávu 0,2 l|na kávu 0,4 l*1.3|na polévku*1.5|vratný*15}", 4, "box 21", ""),
    ("Krabička {na dort malá|na dort velká*1.6|na chlebíčky|na menu*.8}", 15, "box 21", ""),
    ("Víčko {na kelímek|na misku*1.2}", 2, "box 21", ""),
    ("Svíčka {dortová číslice|dortová sada*1.5|vonná káva*5|prskavka*.8} {|velká*1.4}", 29, "goods 21", ""),
    ("Ubrousky {bílé|vánoční*1.3|velikonoční*1.3|s květy*1.2} {20 ks|50 ks*2}", 35, "goods 21", ""),
    ("Moka konvice {1 šálek*.7|3 šálky|6 šálků*1.4}", 549, "goods 21", ""),
    ("Mlýnek na kávu {ruční|elektrický*1.8}", 890, "goods 21", ""),
    ("Filtr papírový {V60|Aeropress*.8|Chemex*1.6} {40 ks*.5|100 ks}", 149, "goods 21", ""),
    ("French press {0,35 l|1 l*1.4}", 399, "goods 21", ""),
    ("Utěrka {lněná|bavlněná*.7} {modrotisk*1.3|proužek}", 169, "goods 21", ""),
    ("Ošatka na kynutí {kulatá 0,5 kg|kulatá 1 kg*1.3|oválná 1 kg*1.35}", 229, "goods 21", ""),
    ("Rozvoz {Brno-střed|Brno-okolí*1.6|Bratislava*1.4}", 79, "service 21", ""),
    ("Zapůjčení {termosky|podnosu*.6|skla na raut*2}", 150, "service 21", ""),
    ("Dárkový poukaz {na libovolnou částku|do kavárny}", 0, "priced 0", ""),
    ("Různé zboží potraviny", 0, "priced 12", ""),
    ("Různé zboží {nepotravinářské|nápoje}", 0, "priced 21", ""),
)  # fmt: skip
