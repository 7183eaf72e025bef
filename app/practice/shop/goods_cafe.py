"""What the café sells: coffee, tea, drinks, soups, dishes and salads. Data only.

Read by `categories`. Each line is (pattern, price in CZK with VAT, kind, recipe key or ""), in the notation of
`templates`. All brands are invented.
"""

from __future__ import annotations

COFFEE = (
    ("Káva espresso {|doppio*1.4|macchiato*1.15|bez kofeinu*1.05|lungo*1.02}", 55, "served", "espresso"),
    ("Espresso tonic {|s grepem*1.05|s rozmarýnem*1.05}", 95, "served", "espresso"),
    ("Cappuccino {malé*.9|velké*1.15|ovesné*1.1|mandlové*1.1|bez kofeinu}", 69, "served", "cappuccino"),
    ("Caffè latte {|vanilkové*1.1|karamelové*1.1|oříškové*1.1|ovesné*1.12|dýňové koření*1.15}",
     75, "served", "latte"),
    ("Flat white {|ovesný*1.1|bez laktózy*1.05}", 79, "served", "flat white"),
    ("Americano {malé|velké*1.2}", 62, "served", "espresso"),
    ("Vídeňská káva {malá|velká*1.25}", 79, "served", "vídeňská káva"),
    ("Ledové latte {|karamelové*1.1|vanilkové*1.1|kokosové*1.15}", 89, "served", "latte"),
    ("Turecká káva {v džezvě*1.2|zalévaná*.9}", 49, "served", "espresso"),
    (("Překapávaná káva {Etiopie|Kolumbie|Keňa*1.1|Guatemala|Brazílie*.95} {V60|Aeropress*1.05"
     "|Chemex pro dva*1.8}"), 85, "served", "filtr"),
    ("Cold brew {klasik|pomeranč*1.1|vanilka*1.1}", 89, "served", "filtr"),
    ("Alžírská káva {|dvojitá*1.4}", 109, "served", "vídeňská káva"),
    (("Káva zrnková {Brunetto Espresso|Brunetto Crema*1.06|Ranní směs|Etiopie Sidamo*1.35"
     "|Kolumbie Huila*1.25|Brazílie Santos*1.1|Bez kofeinu*1.2|Indie Malabar*1.15} {250 g|500 g*1.85"
     "|1 kg*3.4}"), 189, "goods 12", ""),
    ("Káva mletá {Brunetto Moka|Ranní směs|Domácí turek*.7|Bez kofeinu*1.15} {100 g*.5|250 g}",
     149, "goods 12", ""),
    ("Káva instantní Brunetto {Classic|Gold*1.3|bez kofeinu*1.2} {100 g|200 g*1.8}", 119, "goods 12", ""),
    ("Kapsle Brunetto {Ristretto|Lungo|Crema|Decaf*1.05} {10 ks|30 ks*2.7}", 99, "goods 12", ""),
    ("Sirup do kávy {vanilka|karamel|lískový oříšek|kokos|mandle|skořice} {0,25 l*.6|0,7 l}",
     229, "goods 12", ""),
)  # fmt: skip

TEA = (
    (("Čaj {černý Darjeeling|černý Earl Grey|zelený Sencha|bylinkový|ovocný|rooibos} konvička {0,3 l"
     "|0,5 l*1.3}"), 65, "served", "čaj"),
    ("Čaj z čerstvé {máty|zázvoru a citronu*1.05|šalvěje}", 79, "served", "čaj"),
    ("Svařený {džus jablečný|čaj s rumem*1.3|mošt s kořením}", 75, "served", "čaj"),
    ("Horká čokoláda {hořká|mléčná|bílá|se šlehačkou*1.15|s chilli*1.05|lískooříšková*1.1}",
     85, "served", "horká čokoláda"),
    ("Kakao {dětské*.8|se šlehačkou*1.1|ovesné*1.15}", 69, "served", "horká čokoláda"),
    ("Chai latte {|ledové*1.05|ovesné*1.12}", 89, "served", "horká čokoláda"),
    ("Matcha latte {|ledové*1.05|ovesné*1.12|s jahodou*1.2}", 105, "served", "horká čokoláda"),
    (("Čaj sypaný {Assam|Darjeeling*1.4|Ceylon|Earl Grey|Sencha|Gunpowder|Jasmínový*1.1|Rooibos"
     "|Oolong*1.6|Bílý Pai Mu Tan*1.9} Čajka {50 g|100 g*1.8}"), 89, "goods 12", ""),
    (("Čaj porcovaný {černý|zelený|mátový|heřmánkový|šípkový|lipový|lesní směs|malina a brusinka"
     "|zázvor a citron} {Čajka|Luční*1.1} 20 sáčků"), 44, "goods 12", ""),
    ("Bylinná směs Luční {na dobrou noc|na dýchání|pro klidné bříško|zimní|pro ženy} 50 g",
     69, "goods 12", ""),
    ("Čokoláda na vaření {hořká 70 %*1.1|mléčná|bílá} {200 g|1 kg*4.3}", 89, "goods 12", ""),
    ("Kakao holandské {100 g*.6|200 g|500 g*2.2}", 85, "goods 12", ""),
    ("Med {květový|lesní*1.1|akátový*1.15|pastovaný} {250 g*.6|500 g|900 g*1.7}", 149, "goods 12", ""),
)  # fmt: skip

SOFT_DRINKS = (
    ("Kofola originál {0,5 l|1 l*1.5|2 l*2.1}", 29, "goods", ""),
    ("Točená kofola {0,1 l*.3|0,3 l*.7|0,5 l}", 55, "served", "točený nápoj"),
    ("Limonáda {citron|pomeranč|malina|hruška|bezinka*1.1|grep} Sodovka {0,33 l*.7|0,5 l|1,5 l*1.7}",
     28, "goods", ""),
    (("Domácí limonáda {okurková|bezová|malinová|zázvorová|levandulová|rybízová} {0,3 l|0,5 l*1.35"
     "|džbán 1 l*2.5}"), 69, "served", "limonáda"),
    ("Minerální voda Lesní pramen {neperlivá|jemně perlivá|perlivá} {0,33 l*.8|0,5 l|1,5 l*1.3}",
     17, "goods 12", ""),
    ("Minerálka ochucená {citron|jahoda|mango|lesní plody} {0,5 l|1,5 l*1.4}", 22, "goods", ""),
    (("Mošt {jablečný|jablko-hruška|jablko-mrkev|jablko-rybíz|jablko-aronie*1.1} Sady Hodějice {0,2"
     " l*.45|1 l|3 l bag in box*2.6}"), 59, "goods", ""),
    (("Džus {pomeranč 100 %*1.2|jablko 100 %|multivitamin|ananas|rajče|černý rybíz*1.1} {0,2 l*.7"
     "|1 l*1.7}"), 36, "goods", ""),
    ("Ledový čaj {citron|broskev|zelený|granátové jablko} {0,5 l|1,5 l*1.5}", 28, "goods", ""),
    ("Energetický nápoj Rozběh {klasik|bez cukru|lesní ovoce|mango} 0,25 l", 35, "goods", ""),
    ("Tonic {klasický|růžový|bez cukru} {0,25 l|1 l*2}", 32, "goods", ""),
    ("Čerstvá šťáva {pomeranč|grep|jablko-mrkev-zázvor*1.05|řepa-jablko} {0,2 l|0,3 l*1.35}",
     79, "served", "čerstvá šťáva"),
    ("Sirup domácí {bezový|malinový|zázvorový|mátový|višňový} {0,5 l|0,7 l*1.3}", 119, "goods 12", ""),
    ("Hroznová limonáda bílá {0,25 l*.8|1,5 l*1.6}", 32, "goods", ""),
)  # fmt: skip

SOUPS = (
    (("{Hovězí vývar s nudlemi|Kuřecí vývar s játrovými knedlíčky*1.1|Dršťková polévka*1.25"
     "|Gulášová polévka*1.2|Bramboračka|Česnečka s krutony|Zelňačka s klobásou*1.15|Kulajda*1.1"
     "|Čočková polévka|Fazolová polévka|Rajská polévka|Hrachová polévka|Cibulačka se sýrem*1.1"
     "|Dýňový krém|Brokolicový krém|Pórkový krém|Houbová polévka*1.1|Frankfurtská polévka"
     "|Ukrajinský boršč*1.15|Kapustnica s klobásou*1.25|Demikát s bryndzou*1.15"
     "|Mrkvový krém se zázvorem|Slepičí polévka*1.1|Fazuľová na kyslo} {0,22 l|0,33 l*1.35"
     "|s sebou 0,5 l*1.75}"), 45, "served 12", "polévka"),
    ("Vývar ve sklenici {hovězí|kuřecí|zeleninový*.85} {0,5 l|0,9 l*1.6}", 89, "goods", ""),
    ("Polévka ve sklenici {gulášová*1.2|dršťková*1.3|kulajda|zelňačka|dýňová} 0,7 l", 99, "goods", ""),
    ("Polévka instantní {gulášová|hrachová|česnečka|kuřecí s nudlemi|brokolicová} Rychlá lžíce",
     18.9, "goods", ""),
    ("Příloha k polévce {chléb*.6|rohlík*.4|smažený hrášek|krutony|játrové knedlíčky*1.9}",
     20, "served 12", ""),
)  # fmt: skip

DISHES = (
    ("Bryndzové halušky {se slaninou|s klobásou*1.1|bez masa*.9} {malá porce*.75|velká porce}",
     179, "served 12", "halušky"),
    ("Strapačky {se zelím|se slaninou a zelím*1.1} {malá porce*.75|velká porce}",
     165, "served 12", "halušky"),
    ("Bryndzové pirohy {se slaninou|s kysanou smetanou}", 175, "served 12", "pirohy"),
    ("Svíčková na smetaně {|malá porce*.75|s sebou*1.03}", 209, "served 12", "svíčková"),
    (("Guláš {hovězí*1.1|vepřový|segedínský|srnčí*1.4|fazolový*.9} {s houskovým knedlíkem"
     "|s chlebem*.95|s bramborákem*1.1}"), 179, "served 12", "guláš"),
    (("Smažený řízek {kuřecí|vepřový|telecí*1.5|z květáku*.85} s {bramborovým salátem|bramborovou kaší"
     "|hranolkami}"), 189, "served 12", "řízek"),
    ("Smažený sýr {eidam|hermelín*1.05|olomoucké tvarůžky*1.1} s {hranolkami|vařeným bramborem}",
     175, "served 12", "smažený sýr"),
    (("Kuřecí {prsa na grilu|na paprice|kari s rýží|steak se zeleninou|závitek se šunkou*1.05"
     "|nudličky po čínsku}"), 185, "served 12", "kuřecí"),
    ("Vepřová {pečeně se zelím|panenka na houbách*1.2|krkovička na grilu|žebra v medu*1.25}",
     199, "served 12", "vepřová"),
    ("Hovězí {roštěná na cibulce|na houbách|líčka na víně*1.3|burger s hranolkami*1.15}",
     219, "served 12", "guláš"),
    ("Rajská omáčka {s hovězím*1.1|s plněnou paprikou} a {knedlíkem|těstovinami}",
     175, "served 12", "svíčková"),
    ("Koprová omáčka {s vejcem|s hovězím*1.2}", 149, "served 12", "svíčková"),
    ("Losos {na másle|se špenátem*1.05|v bylinkové krustě*1.1} s bramborem", 259, "served 12", "losos"),
    ("Pstruh {na kmíně|na másle s mandlemi*1.1}", 229, "served 12", "losos"),
    ("Těstoviny {aglio olio*.9|carbonara|s pestem|bolognese*1.05|s lososem*1.2|quattro formaggi*1.1}",
     169, "served 12", "těstoviny"),
    ("Rizoto {houbové|kuřecí|zeleninové*.95|dýňové|s krevetami*1.3}", 165, "served 12", "rizoto"),
    ("Lasagne {boloňské|špenátové}", 175, "served 12", "těstoviny"),
    ("Palačinky {s marmeládou|s tvarohem*1.1|s lískovým krémem*1.15|se špenátem*1.2}",
     119, "served 12", "palačinky"),
    ("Ovocné knedlíky {jahodové|švestkové|meruňkové} s {tvarohem|mákem}",
     149, "served 12", "ovocné knedlíky"),
    ("Lívance {s borůvkami*1.1|se skořicí|s javorovým sirupem*1.1}", 125, "served 12", "palačinky"),
    ("Míchaná vejce {na cibulce|na másle|se šunkou*1.15}", 95, "served 12", "vejce"),
    ("Omeleta {se šunkou a sýrem|se špenátem|se žampiony}", 115, "served 12", "vejce"),
    ("Párek {vídeňský|debrecínský*1.05|frankfurtský} s hořčicí a chlebem", 69, "served 12", ""),
    (("Příloha {hranolky|rýže*.8|vařené brambory*.8|houskový knedlík*.8|bramborová kaše"
     "|dušená zelenina*1.1}"), 50, "served 12", ""),
)  # fmt: skip

SALADS = (
    (("Salát {bramborový|vlašský*1.15|pochoutkový*1.1|rybí*1.3|vajíčkový|Coleslaw*.95|těstovinový"
     "|krabí*1.3|parížsky*1.15|řecký*1.2|mrkvový s ananasem*.9|zelný s křenem*.85|feferonkový"
     "|celerový*.95|budapešťský*1.05}"), 189, "weighed", "majonézový salát"),
    (("Salát {Caesar s kuřetem|řecký s fetou*.95|s grilovaným hermelínem|s tuňákem|šopský*.9"
     "|s kozím sýrem*1.1|caprese*.95|s lososem*1.2} {malý*.7|velký}"), 179, "served", "zeleninový salát"),
    (("Pomazánka {budapešťská|vajíčková|česneková|tvarůžková*1.1|rybí*1.15|z lososa*1.5|šunková*1.1"
     "|škvarková|křenová|ředkvičková|z nivy*1.2|z pečené papriky} {domácí 150 g|domácí 300 g*1.85}"),
     55, "loose", "pomazánka"),
    ("Humus {natur|s pečenou paprikou*1.05|s řepou*1.05|s olivami*1.1} {150 g|400 g*2.2}", 62, "goods", ""),
    ("Tatarka domácí {150 g|300 g*1.8|1 kg*5}", 49, "loose", "majonézový salát"),
    ("Aspik {šunkový|vajíčkový*.9|zeleninový*.85} {100 g|200 g*1.85}", 42, "loose", ""),
    ("Utopenec {s cibulí|pikantní*1.05} {1 ks|sklenice 900 g*5.5}", 39, "loose", ""),
    ("Nakládaný hermelín {1 ks|sklenice 700 g*3.4}", 75, "loose", "nakládaný hermelín"),
    ("Salátová mísa Zahrádka {italská|farmářská|asijská*1.1|quinoa*1.15} {250 g|400 g*1.4}", 89, "goods", ""),
    (("Salát lahůdkový balený {vlašský|pochoutkový|feferonkový|bramborový*.9|parížsky} {140 g"
     "|250 g*1.6}"), 36, "goods", ""),
    ("Treska v majonéze {140 g|500 g*3.1|1 kg*5.8}", 46, "goods", ""),
)  # fmt: skip
