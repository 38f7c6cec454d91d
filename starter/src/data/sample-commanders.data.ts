/** Who leads sample decks: commanders parted by " + "|themes, the main one first|number of decks. */
export const SAMPLE_COMMANDERS = `
Atraxa, Praetors' Voice|proliferate;counters;walkers|734
Edgar Markov|vampires;tokens;aristocrats|720
The Ur-Dragon|dragons;big-mana|706
Krenko, Mob Boss|goblins;tokens|547
Yuriko, the Tiger's Shadow|ninjas;ninjutsu;topdeck|533
Miirym, Sentinel Wyrm|dragons;clones|504
Lathril, Blade of the Elves|elves;tokens;lifedrain|490
Korvold, Fae-Cursed King|sacrifice;treasure;aristocrats|475
Pantlaza, Sun-Favored|dinosaurs;topdeck;blink|461
Kaalia of the Vast|angels;demons;dragons|439
Isshin, Two Heavens as One|tokens;extra-combat|425
Wilhelt, the Rotcleaver|zombies;aristocrats;sacrifice|414
Giada, Font of Hope|angels;flying;counters|403
Jodah, the Unifier|legends;cascade|389
Muldrotha, the Gravetide|graveyard;self-mill|374
Chulane, Teller of Tales|draw-matters;landfall;blink|360
Meren of Clan Nel Toth|reanimator;aristocrats;graveyard|353
Kinnan, Bonder Prodigy|big-mana;topdeck|346
Teysa Karlov|aristocrats;tokens;sacrifice|335
Prosper, Tome-Bound|treasure;theft|324
Chatterfang, Squirrel General|squirrels;tokens;aristocrats|320
Urza, Lord High Artificer|artifacts;storm|302
Omnath, Locus of Creation|landfall;elementals|288
Animar, Soul of Elements|counters;big-mana;elementals|281
Niv-Mizzet, Parun|wheels;draw-matters;spells|277
Sythis, Harvest's Hand|enchantress;auras|270
Tatyova, Benthic Druid|landfall;merfolk|252
Nekusar, the Mindrazer|wheels;draw-matters|248
Tymna the Weaver + Thrasios, Triton Hero|stax;landfall|241
Winota, Joiner of Forces|humans;stax|238
Sliver Overlord|slivers|234
The Gitrog Monster|landfall;self-mill;graveyard|223
Gishath, Sun's Avatar|dinosaurs;big-mana|220
Vivi Ornitier|spells;storm|216
Arcades, the Strategist|toughness|212
Kenrith, the Returned King|reanimator;group-hug;politics|205
Syr Konrad, the Grim|mill;aristocrats;graveyard|202
Tergrid, God of Fright // Tergrid's Lantern|discard;theft;sacrifice|198
Aesi, Tyrant of Gyre Strait|landfall;big-mana|194
Brago, King Eternal|blink;stax|189
Zur the Enchanter|enchantress;auras;voltron|186
Oloro, Ageless Ascetic|lifegain;lifedrain|184
Purphoros, God of the Forge|tokens;goblins|180
Heliod, Sun-Crowned|lifegain;counters|176
Captain N'ghathrod|mill;theft|173
Najeela, the Blade-Blossom|warriors;extra-combat;tokens|169
K'rrik, Son of Yawgmoth|aristocrats;storm;reanimator|166
The Scarab God|zombies;reanimator;graveyard|163
Light-Paws, Emperor's Voice|auras;voltron;enchantress|160
Breya, Etherium Shaper|artifacts;sacrifice|157
Jetmir, Nexus of Revels|tokens;cats|154
Marwyn, the Nurturer|elves;big-mana|151
Feather, the Redeemed|spells;voltron|148
Xenagos, God of Revels|big-mana;voltron|144
Ghave, Guru of Spores|counters;tokens;aristocrats|141
Sidisi, Brood Tyrant|self-mill;zombies;graveyard|137
Shorikai, Genesis Engine|vehicles;artifacts|134
Marchesa, the Black Rose|counters;theft;aristocrats|131
Magda, Brazen Outlaw|treasure;dwarves;artifacts|128
Selvala, Heart of the Wilds|big-mana|125
Azusa, Lost but Seeking|landfall;big-mana|122
Talrand, Sky Summoner|spells;tokens|120
Alela, Artful Provocateur|faeries;enchantress;flying|117
Trostani, Selesnya's Voice|lifegain;tokens|115
Karlach, Fury of Avernus + Raised by Giants|extra-combat;voltron|113
Etali, Primal Storm|chaos;topdeck|111
Admiral Beckett Brass|pirates;theft|108
Aurelia, the Warleader|extra-combat;angels|106
Rhys the Redeemed|tokens;elves|104
Omnath, Locus of Mana|big-mana;voltron|102
Sram, Senior Edificer|equipment;auras;voltron|99
Baral, Chief of Compliance|spells;storm|97
Karlov of the Ghost Council|lifegain;voltron|95
Maelstrom Wanderer|cascade;big-mana|93
Veyran, Voice of Duality|spells;storm|91
Derevi, Empyrial Tactician|stax;birds|89
Pir, Imaginative Rascal + Toothy, Imaginary Friend|counters;proliferate|88
Kykar, Wind's Fury|spells;tokens;spirits|86
Queen Marchesa|monarch;politics|84
Tovolar, Dire Overlord // Tovolar, the Midnight Scourge|werewolves;wolves|82
Narset, Enlightened Master|extra-turns;extra-combat|81
Esika, God of the Tree // The Prismatic Bridge|walkers|79
Prossh, Skyraider of Kher|sacrifice;tokens;aristocrats|77
Krark, the Thumbless + Sakashima of a Thousand Faces|spells;chaos;storm|76
Ezuri, Claw of Progress|counters;infect|74
The First Sliver|slivers;cascade|73
Lord Windgrace|landfall;graveyard|71
Mizzix of the Izmagnus|spells;x-spells|70
The Mimeoplasm|graveyard;self-mill;clones|68
Abdel Adrian, Gorion's Ward + Candlekeep Sage|blink;tokens|67
Arahbo, Roar of the World|cats;voltron|66
Brallin, Skyshark Rider + Shabraz, the Skyshark|wheels;discard|66
The Tenth Doctor + Rose Tyler|suspend;spells|64
Greasefang, Okiba Boss|vehicles;reanimator|63
Rograkh, Son of Rohgahh + Ardenn, Intrepid Archaeologist|equipment;voltron|63
Ayara, First of Locthwain|aristocrats;lifedrain|61
Kozilek, the Great Distortion|eldrazi;big-mana|60
Roon of the Hidden Realm|blink|58
Yidris, Maelstrom Wielder|cascade;wheels|57
Olivia Voldaren|vampires;theft|55
Captain Sisay|legends|55
Osgir, the Reconstructor|artifacts;clones|54
Ezuri, Stalker of Spheres|proliferate;counters;infect|53
Kynaios and Tiro of Meletis|group-hug;landfall|53
Anje Falkenrath|madness;discard|52
Karador, Ghost Chieftain|reanimator;self-mill|51
Inalla, Archmage Ritualist|wizards;clones|50
Satya, Aetherflux Genius|energy;clones;artifacts|49
Neheb, the Eternal|big-mana;extra-combat|48
Phenax, God of Deception|mill;toughness|48
Judith, the Scourge Diva|aristocrats;sacrifice|47
Karametra, God of Harvests|landfall;enchantress|45
Goreclaw, Terror of Qal Sisma|big-mana|44
Saskia the Unyielding|infect;extra-combat;warriors|43
Rakdos, Lord of Riots|demons;big-mana|42
Tymna the Weaver + Kraum, Ludevic's Opus|stax;draw-matters;spells|41
Skithiryx, the Blight Dragon|infect;voltron|40
Frodo, Adventurous Hobbit + Sam, Loyal Attendant|lifegain;tokens|40
Satoru Umezawa|ninjutsu;reanimator;big-mana|39
Omnath, Locus of Rage|landfall;elementals;tokens|38
Zhulodok, Void Gorger|big-mana;eldrazi;cascade|37
Riku of Two Reflections|clones;spells|37
Doran, the Siege Tower|toughness;treefolk|36
Grand Arbiter Augustin IV|stax|35
Teferi, Temporal Archmage|walkers;artifacts|35
Grimgrin, Corpse-Born|zombies;aristocrats;sacrifice|34
Pako, Arcane Retriever + Haldan, Avid Arcanist|theft;voltron|33
Rafiq of the Many|voltron;knights|32
Liesa, Forgotten Archangel|angels;lifegain|32
Kodama of the East Tree + Sakashima of a Thousand Faces|landfall;clones|31
Jhoira of the Ghitu|suspend;big-mana|31
Slimefoot, the Stowaway|tokens;aristocrats|30
Akiri, Line-Slinger + Silas Renn, Seeker Adept|artifacts;equipment|30
Malcolm, Keen-Eyed Navigator + Vial Smasher the Fierce|pirates;treasure|29
Adeliz, the Cinder Wind|wizards;spells|28
Hylda of the Icy Crown|tokens;counters|27
Zedruu the Greathearted|group-hug;politics|27
Okaun, Eye of Chaos + Zndrsplt, Eye of Wisdom|chaos;voltron|26
Marath, Will of the Wild|counters;x-spells|25
Morophon, the Boundless|elementals;big-mana|24
Marisi, Breaker of the Coil|goad;politics;cats|24
The Fourth Doctor + Sarah Jane Smith|sagas;legends;topdeck|24
Lae'zel, Vlaakith's Champion + Raised by Giants|counters;proliferate|23
Gale, Waterdeep Prodigy + Scion of Halaster|spells;graveyard|22
Wilson, Refined Grizzly + Cultist of the Absolute|voltron;auras|22
Mathas, Fiend Seeker|politics;goad|21
Elenda, the Dusk Rose|vampires;aristocrats|20
Nethroi, Apex of Death|mutate;reanimator|20
Reyhan, Last of the Abzan + Ishai, Ojutai Dragonspeaker|counters;proliferate|19
Child of Alara|landfall;graveyard|19
The Thirteenth Doctor + Yasmin Khan|counters;theft|18
Hapatra, Vizier of Poisons|counters;snakes;infect|17
The Eleventh Doctor + Amy Pond|suspend;unblockable|16
Rin and Seri, Inseparable|tokens;cats|15
Dargo, the Shipwrecker + Tevesh Szat, Doom of Fools|sacrifice;aristocrats|14
Cecily, Haunted Mage + Othelm, Sigardian Outcast|spells;reanimator|14
Iroas, God of Victory|soldiers;extra-combat|13
Thantis, the Warweaver|goad;spiders|13
Wernog, Rider's Chaplain + Bjorna, Nightfall Alchemist|artifacts;goad|13
Wort, Boggart Auntie|goblins;graveyard|13
Karlach, Fury of Avernus + Agent of the Iron Throne|extra-combat;treasure|13
Traxos, Scourge of Kroog|artifacts;voltron|13
Tana, the Bloodsower + Tymna the Weaver|tokens;voltron|12
Ikra Shidiqi, the Usurper + Ishai, Ojutai Dragonspeaker|toughness;counters|11
Cecily, Haunted Mage + Bjorna, Nightfall Alchemist|spells;artifacts|9
Akiri, Line-Slinger + Thrasios, Triton Hero|artifacts;equipment|8
Viconia, Drow Apostate + Agent of the Iron Throne|graveyard;self-mill;aristocrats|7
Tormod, the Desecrator + Tevesh Szat, Doom of Fools|graveyard;zombies|6
Vial Smasher the Fierce + Thrasios, Triton Hero|x-spells;big-mana|5
Gale, Waterdeep Prodigy + Tavern Brawler|spells;topdeck|4
Tolsimir, Friend to Wolves|wolves;tokens|3
Karlach, Fury of Avernus + Noble Heritage|extra-combat;politics|3
Bladewing the Risen|dragons;reanimator|2
Abdel Adrian, Gorion's Ward + Inspiring Leader|tokens;blink|2
Yasmin Khan + The Tenth Doctor|suspend;topdeck|2
Jarad, Golgari Lich Lord|self-mill;graveyard;sacrifice|1
Wilson, Refined Grizzly + Sword Coast Sailor|voltron;unblockable|1
Krenko, Tin Street Kingpin|goblins;counters|1
Wernog, Rider's Chaplain + Othelm, Sigardian Outcast|sacrifice;reanimator|1
Karlach, Fury of Avernus + Passionate Archaeologist|extra-combat;theft|0
Kangee, Sky Warden|flying;birds|0
Kraum, Ludevic's Opus + Rograkh, Son of Rohgahh|voltron;equipment|0
`;
