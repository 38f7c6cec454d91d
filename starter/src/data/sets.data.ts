/** One set per line: code|name|kind|first day on sale; kinds as the card database names them. */
export const SETS = `
lea|Limited Edition Alpha|core|1993-08-05
leb|Limited Edition Beta|core|1993-10-04
arn|Arabian Nights|expansion|1993-12-17
atq|Antiquities|expansion|1994-03-04
leg|Legends|expansion|1994-06-01
drk|The Dark|expansion|1994-08-01
phpr|HarperPrism Book Promos|promo|1994-09-01
fem|Fallen Empires|expansion|1994-11-01
ice|Ice Age|expansion|1995-06-03
all|Alliances|expansion|1996-06-10
mir|Mirage|expansion|1996-10-08
vis|Visions|expansion|1997-02-03
por|Portal|starter|1997-05-01
wth|Weatherlight|expansion|1997-06-09
tmp|Tempest|expansion|1997-10-14
sth|Stronghold|expansion|1998-03-02
exo|Exodus|expansion|1998-06-15
p02|Portal Second Age|starter|1998-06-24
usg|Urza's Saga|expansion|1998-10-12
ulg|Urza's Legacy|expansion|1999-02-15
ptk|Portal Three Kingdoms|starter|1999-05-01
uds|Urza's Destiny|expansion|1999-06-07
s99|Starter 1999|starter|1999-07-01
mmq|Mercadian Masques|expansion|1999-10-04
nem|Nemesis|expansion|2000-02-14
pcy|Prophecy|expansion|2000-06-05
inv|Invasion|expansion|2000-10-02
pls|Planeshift|expansion|2001-02-05
apc|Apocalypse|expansion|2001-06-04
ody|Odyssey|expansion|2001-10-01
tor|Torment|expansion|2002-02-04
jud|Judgment|expansion|2002-05-27
ons|Onslaught|expansion|2002-10-07
lgn|Legions|expansion|2003-02-03
scg|Scourge|expansion|2003-05-26
mrd|Mirrodin|expansion|2003-10-02
dst|Darksteel|expansion|2004-02-06
5dn|Fifth Dawn|expansion|2004-06-04
chk|Champions of Kamigawa|expansion|2004-10-01
bok|Betrayers of Kamigawa|expansion|2005-02-04
sok|Saviors of Kamigawa|expansion|2005-06-03
rav|Ravnica: City of Guilds|expansion|2005-10-07
gpt|Guildpact|expansion|2006-02-03
dis|Dissension|expansion|2006-05-05
csp|Coldsnap|expansion|2006-07-21
tsp|Time Spiral|expansion|2006-10-06
plc|Planar Chaos|expansion|2007-02-02
fut|Future Sight|expansion|2007-05-04
lrw|Lorwyn|expansion|2007-10-12
mor|Morningtide|expansion|2008-02-01
shm|Shadowmoor|expansion|2008-05-02
eve|Eventide|expansion|2008-07-25
ala|Shards of Alara|expansion|2008-10-03
con|Conflux|expansion|2009-02-06
arb|Alara Reborn|expansion|2009-04-30
m10|Magic 2010|core|2009-07-17
zen|Zendikar|expansion|2009-10-02
wwk|Worldwake|expansion|2010-02-05
roe|Rise of the Eldrazi|expansion|2010-04-23
arc|Archenemy|archenemy|2010-06-18
m11|Magic 2011|core|2010-07-16
som|Scars of Mirrodin|expansion|2010-10-01
mbs|Mirrodin Besieged|expansion|2011-02-04
nph|New Phyrexia|expansion|2011-05-13
cmd|Commander 2011|commander|2011-06-17
m12|Magic 2012|core|2011-07-15
isd|Innistrad|expansion|2011-09-30
dka|Dark Ascension|expansion|2012-02-03
avr|Avacyn Restored|expansion|2012-05-04
pc2|Planechase 2012|planechase|2012-06-01
m13|Magic 2013|core|2012-07-13
ddj|Duel Decks: Izzet vs. Golgari|duel_deck|2012-09-07
rtr|Return to Ravnica|expansion|2012-10-05
gtc|Gatecrash|expansion|2013-02-01
dgm|Dragon's Maze|expansion|2013-05-03
m14|Magic 2014|core|2013-07-19
ths|Theros|expansion|2013-09-27
c13|Commander 2013|commander|2013-11-01
bng|Born of the Gods|expansion|2014-02-07
jou|Journey into Nyx|expansion|2014-05-02
cns|Conspiracy|draft_innovation|2014-06-06
m15|Magic 2015|core|2014-07-18
ktk|Khans of Tarkir|expansion|2014-09-26
c14|Commander 2014|commander|2014-11-07
frf|Fate Reforged|expansion|2015-01-23
dtk|Dragons of Tarkir|expansion|2015-03-27
ori|Magic Origins|core|2015-07-17
bfz|Battle for Zendikar|expansion|2015-10-02
c15|Commander 2015|commander|2015-11-13
ogw|Oath of the Gatewatch|expansion|2016-01-22
ddq|Duel Decks: Blessed vs. Cursed|duel_deck|2016-02-26
soi|Shadows over Innistrad|expansion|2016-04-08
emn|Eldritch Moon|expansion|2016-07-22
cn2|Conspiracy: Take the Crown|draft_innovation|2016-08-26
kld|Kaladesh|expansion|2016-09-30
c16|Commander 2016|commander|2016-11-11
aer|Aether Revolt|expansion|2017-01-20
akh|Amonkhet|expansion|2017-04-28
hou|Hour of Devastation|expansion|2017-07-14
c17|Commander 2017|commander|2017-08-25
xln|Ixalan|expansion|2017-09-29
rix|Rivals of Ixalan|expansion|2018-01-19
dom|Dominaria|expansion|2018-04-27
bbd|Battlebond|draft_innovation|2018-06-08
m19|Core Set 2019|core|2018-07-13
c18|Commander 2018|commander|2018-08-09
grn|Guilds of Ravnica|expansion|2018-10-05
rna|Ravnica Allegiance|expansion|2019-01-25
war|War of the Spark|expansion|2019-05-03
mh1|Modern Horizons|draft_innovation|2019-06-14
m20|Core Set 2020|core|2019-07-12
c19|Commander 2019|commander|2019-08-23
eld|Throne of Eldraine|expansion|2019-10-04
gn2|Game Night 2019|box|2019-11-15
thb|Theros Beyond Death|expansion|2020-01-24
c20|Commander 2020|commander|2020-04-17
iko|Ikoria: Lair of Behemoths|expansion|2020-04-24
m21|Core Set 2021|core|2020-07-03
jmp|Jumpstart|draft_innovation|2020-07-17
znr|Zendikar Rising|expansion|2020-09-25
cmr|Commander Legends|draft_innovation|2020-11-20
khc|Kaldheim Commander|commander|2021-02-05
khm|Kaldheim|expansion|2021-02-05
c21|Commander 2021|commander|2021-04-23
stx|Strixhaven: School of Mages|expansion|2021-04-23
mh2|Modern Horizons 2|draft_innovation|2021-06-18
afc|Forgotten Realms Commander|commander|2021-07-23
afr|Adventures in the Forgotten Realms|expansion|2021-07-23
mic|Midnight Hunt Commander|commander|2021-09-24
mid|Innistrad: Midnight Hunt|expansion|2021-09-24
voc|Crimson Vow Commander|commander|2021-11-19
vow|Innistrad: Crimson Vow|expansion|2021-11-19
nec|Neon Dynasty Commander|commander|2022-02-18
neo|Kamigawa: Neon Dynasty|expansion|2022-02-18
slx|Universes Within|masters|2022-03-03
ncc|New Capenna Commander|commander|2022-04-29
snc|Streets of New Capenna|expansion|2022-04-29
clb|Commander Legends: Battle for Baldur's Gate|draft_innovation|2022-06-10
dmu|Dominaria United|expansion|2022-09-09
40k|Warhammer 40,000 Commander|commander|2022-10-07
bro|The Brothers' War|expansion|2022-11-18
j22|Jumpstart 2022|draft_innovation|2022-12-02
onc|Phyrexia: All Will Be One Commander|commander|2023-02-03
one|Phyrexia: All Will Be One|expansion|2023-02-03
mom|March of the Machine|expansion|2023-04-21
mat|March of the Machine: The Aftermath|expansion|2023-05-12
ltc|Tales of Middle-earth Commander|commander|2023-06-23
ltr|The Lord of the Rings: Tales of Middle-earth|draft_innovation|2023-06-23
cmm|Commander Masters|masters|2023-08-04
woe|Wilds of Eldraine|expansion|2023-09-08
who|Doctor Who|commander|2023-10-13
lcc|The Lost Caverns of Ixalan Commander|commander|2023-11-17
lci|The Lost Caverns of Ixalan|expansion|2023-11-17
mkc|Murders at Karlov Manor Commander|commander|2024-02-09
mkm|Murders at Karlov Manor|expansion|2024-02-09
pip|Fallout|commander|2024-03-08
big|The Big Score|expansion|2024-04-19
otj|Outlaws of Thunder Junction|expansion|2024-04-19
m3c|Modern Horizons 3 Commander|commander|2024-06-14
mh3|Modern Horizons 3|draft_innovation|2024-06-14
blb|Bloomburrow|expansion|2024-08-02
dsk|Duskmourn: House of Horror|expansion|2024-09-27
fdn|Foundations|core|2024-11-15
dft|Aetherdrift|expansion|2025-02-14
tdm|Tarkir: Dragonstorm|expansion|2025-04-11
fin|Final Fantasy|expansion|2025-06-13
eoe|Edge of Eternities|expansion|2025-08-01
`;
