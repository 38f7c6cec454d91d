/** One set per line: code|name|kind|first day on sale; kinds as the card database names them. */
export const SETS = `
lea|Limited Edition Alpha|core|1993-08-05
arn|Arabian Nights|expansion|1993-12-17
atq|Antiquities|expansion|1994-03-04
leg|Legends|expansion|1994-06-01
drk|The Dark|expansion|1994-08-01
phpr|HarperPrism Book Promos|promo|1994-09-01
ice|Ice Age|expansion|1995-06-03
mir|Mirage|expansion|1996-10-08
vis|Visions|expansion|1997-02-03
wth|Weatherlight|expansion|1997-06-09
tmp|Tempest|expansion|1997-10-14
sth|Stronghold|expansion|1998-03-02
exo|Exodus|expansion|1998-06-15
p02|Portal Second Age|starter|1998-06-24
usg|Urza's Saga|expansion|1998-10-12
ulg|Urza's Legacy|expansion|1999-02-15
uds|Urza's Destiny|expansion|1999-06-07
ptk|Portal Three Kingdoms|starter|1999-05-01
mmq|Mercadian Masques|expansion|1999-10-04
pcy|Prophecy|expansion|2000-06-05
inv|Invasion|expansion|2000-10-02
pls|Planeshift|expansion|2001-02-05
apc|Apocalypse|expansion|2001-06-04
jud|Judgment|expansion|2002-05-27
ons|Onslaught|expansion|2002-10-07
lgn|Legions|expansion|2003-02-03
scg|Scourge|expansion|2003-05-26
mrd|Mirrodin|expansion|2003-10-02
dst|Darksteel|expansion|2004-02-06
5dn|Fifth Dawn|expansion|2004-06-04
chk|Champions of Kamigawa|expansion|2004-10-01
bok|Betrayers of Kamigawa|expansion|2005-02-04
rav|Ravnica: City of Guilds|expansion|2005-10-07
gpt|Guildpact|expansion|2006-02-03
dis|Dissension|expansion|2006-05-05
tsp|Time Spiral|expansion|2006-10-06
plc|Planar Chaos|expansion|2007-02-02
lrw|Lorwyn|expansion|2007-10-12
mor|Morningtide|expansion|2008-02-01
ala|Shards of Alara|expansion|2008-10-03
con|Conflux|expansion|2009-02-06
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
jou|Journey into Nyx|expansion|2014-05-02
cns|Conspiracy|draft_innovation|2014-06-06
m15|Magic 2015|core|2014-07-18
ktk|Khans of Tarkir|expansion|2014-09-26
c14|Commander 2014|commander|2014-11-07
frf|Fate Reforged|expansion|2015-01-23
dtk|Dragons of Tarkir|expansion|2015-03-27
bfz|Battle for Zendikar|expansion|2015-10-02
c15|Commander 2015|commander|2015-11-13
ogw|Oath of the Gatewatch|expansion|2016-01-22
ddq|Duel Decks: Blessed vs. Cursed|duel_deck|2016-02-26
soi|Shadows over Innistrad|expansion|2016-04-08
emn|Eldritch Moon|expansion|2016-07-22
kld|Kaladesh|expansion|2016-09-30
c16|Commander 2016|commander|2016-11-11
aer|Aether Revolt|expansion|2017-01-20
akh|Amonkhet|expansion|2017-04-28
c17|Commander 2017|commander|2017-08-25
xln|Ixalan|expansion|2017-09-29
rix|Rivals of Ixalan|expansion|2018-01-19
dom|Dominaria|expansion|2018-04-27
bbd|Battlebond|draft_innovation|2018-06-08
m19|Core Set 2019|core|2018-07-13
grn|Guilds of Ravnica|expansion|2018-10-05
rna|Ravnica Allegiance|expansion|2019-01-25
war|War of the Spark|expansion|2019-05-03
mh1|Modern Horizons|draft_innovation|2019-06-14
m20|Core Set 2020|core|2019-07-12
c19|Commander 2019|commander|2019-08-23
eld|Throne of Eldraine|expansion|2019-10-04
thb|Theros Beyond Death|expansion|2020-01-24
c20|Commander 2020|commander|2020-04-17
m21|Core Set 2021|core|2020-07-03
znr|Zendikar Rising|expansion|2020-09-25
cmr|Commander Legends|draft_innovation|2020-11-20
khm|Kaldheim|expansion|2021-02-05
stx|Strixhaven: School of Mages|expansion|2021-04-23
mh2|Modern Horizons 2|draft_innovation|2021-06-18
afr|Adventures in the Forgotten Realms|expansion|2021-07-23
mid|Innistrad: Midnight Hunt|expansion|2021-09-24
neo|Kamigawa: Neon Dynasty|expansion|2022-02-18
snc|Streets of New Capenna|expansion|2022-04-29
clb|Commander Legends: Battle for Baldur's Gate|draft_innovation|2022-06-10
dmu|Dominaria United|expansion|2022-09-09
mom|March of the Machine|expansion|2023-04-21
ltr|The Lord of the Rings: Tales of Middle-earth|draft_innovation|2023-06-23
who|Doctor Who|commander|2023-10-13
tdm|Tarkir: Dragonstorm|expansion|2025-04-11
fin|Final Fantasy|expansion|2025-06-13
`;
