/**
 * The made-up tournaments of the sample. Sizes in players, four to a table; from 32 on, the first 16 are a top cut. The
 * newest tournament is the first, so that the last week has a small one.
 */
export const TOURNAMENT_SIZES: readonly number[] = [
  16, 64, 32, 28, 96, 48, 24, 128, 36, 64, 20, 40, 80, 28, 32, 48, 16, 64, 96, 36, 24, 56, 128, 32, 40, 28,
  64, 48, 20, 80, 36, 32, 64, 24, 48, 40, 96, 16, 32, 64,
];

/** Who plays in them: commanders parted by " + "|how many of 1,000 players|strength, 100 = as others. */
export const TOURNAMENT_COMMANDERS = `
Kinnan, Bonder Prodigy|120|124
Tymna the Weaver + Thrasios, Triton Hero|105|118
Magda, Brazen Outlaw|62|112
Yuriko, the Tiger's Shadow|60|104
Najeela, the Blade-Blossom|58|108
Urza, Lord High Artificer|50|102
Winota, Joiner of Forces|48|106
Krark, the Thumbless + Sakashima of a Thousand Faces|40|100
K'rrik, Son of Yawgmoth|38|98
Kenrith, the Returned King|32|94
Korvold, Fae-Cursed King|30|92
Rograkh, Son of Rohgahh + Ardenn, Intrepid Archaeologist|28|96
Tergrid, God of Fright // Tergrid's Lantern|26|90
Selvala, Heart of the Wilds|24|94
Derevi, Empyrial Tactician|22|98
The Gitrog Monster|20|100
Niv-Mizzet, Parun|18|88
Zur the Enchanter|16|92
The First Sliver|14|86
Breya, Etherium Shaper|12|84
Inalla, Archmage Ritualist|12|90
Vivi Ornitier|12|120
Brago, King Eternal|10|80
Baral, Chief of Compliance|8|82
Heliod, Sun-Crowned|8|84
Muldrotha, the Gravetide|8|78
Prosper, Tome-Bound|7|76
Krenko, Mob Boss|7|78
Atraxa, Praetors' Voice|6|74
Edgar Markov|6|76
Animar, Soul of Elements|6|84
Chulane, Teller of Tales|5|80
Kaalia of the Vast|4|70
Lathril, Blade of the Elves|4|70
Sythis, Harvest's Hand|4|76
Teysa Karlov|3|72
Isshin, Two Heavens as One|3|70
Meren of Clan Nel Toth|3|68
Talrand, Sky Summoner|2|72
Wilhelt, the Rotcleaver|1|60
Giada, Font of Hope|1|60
The Ur-Dragon|1|55
`;
