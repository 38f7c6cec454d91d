/** White cards; columns as in commanders.data.ts. */
export const WHITE_CARDS = `
Swords to Plowshares|{W}|Instant||uncommon|lea|1.20|staple;removal|Exiles a creature; its owner gains its power in life.
Path to Exile|{W}|Instant||uncommon|con|1.60|staple;removal|Exiles a creature; its owner finds a basic.
Generous Gift|{2}{W}|Instant||common|mh1|0.60|staple;removal|Destroys a permanent and leaves an Elephant.
Enlightened Tutor|{W}|Instant||uncommon|mir|32.00|gc;tutor|Puts an artifact or enchantment on top.
Teferi's Protection|{2}{W}|Instant||rare|c17|34.00|gc;protection|You and all you own are out of reach until your next turn.
Ephemerate|{W}|Instant||common|mh1|1.00|blink|Blinks a creature, and once more next turn.
Eerie Interlude|{2}{W}|Instant||rare|ddq|2.50|blink;protection|Blinks any number of your creatures until the turn ends.
Wrath of God|{2}{W}{W}|Sorcery||rare|lea|4.00|sweeper|Destroys all creatures for good.
Farewell|{4}{W}{W}|Sorcery||rare|neo|8.00|gc;sweeper|Exiles the kinds of things you choose.
Smothering Tithe|{3}{W}|Enchantment||rare|rna|24.00|staple;gc;ramp|Treasure whenever an opponent draws and does not pay.
Land Tax|{W}|Enchantment||rare|leg|26.00|ramp|Three basics a turn while you are behind on lands.
Cathars' Crusade|{3}{W}{W}|Enchantment||rare|avr|7.00|tokens;counters|Each arrival puts a counter on the whole team.
Anointed Procession|{3}{W}|Enchantment||rare|akh|36.00|tokens|Twice as many tokens.
Esper Sentinel|{W}|Artifact Creature — Human Soldier|1/1|rare|mh2|17.00|staple;draw|Draws on opposing noncreature spells unless they pay.
Mother of Runes|{W}|Creature — Human Cleric|1/1|uncommon|ulg|3.50|protection|Taps to protect a creature from a color.
Soul Warden|{W}|Creature — Human Cleric|1/1|common|exo|1.20|lifegain;tokens|A life for each other creature that enters.
Serra Ascendant|{W}|Creature — Human Monk|1/1|rare|m11|9.00|lifegain|A small lifelinker that is huge at thirty life.
Ajani's Pridemate|{1}{W}|Creature — Cat Soldier|2/2|uncommon|m11|0.30|lifegain;counters|Grows whenever you gain life.
Knight of the White Orchid|{W}{W}|Creature — Human Knight|2/2|rare|ala|0.60|ramp;blink|Fetches a Plains while you are behind on lands.
Adeline, Resplendent Cathar|{1}{W}{W}|Legendary Creature — Human Knight|*/4|rare|mid|12.00|tokens|Sends an attacking Human at each opponent.
Felidar Guardian|{3}{W}|Creature — Cat Beast|1/4|uncommon|aer|0.30|blink|Blinks another permanent on arrival.
Restoration Angel|{3}{W}|Creature — Angel|3/4|rare|avr|0.80|blink|A flash flier that blinks a non-Angel.
Archangel of Thune|{3}{W}{W}|Creature — Angel|3/4|mythic|m14|17.00|lifegain;counters|A lifelinking flier that spreads counters on every gain.
Sun Titan|{4}{W}{W}|Creature — Giant|6/6|mythic|m11|0.80|blink;recursion;reanimator|Returns a permanent of mana value three or less.
Elspeth, Sun's Champion|{4}{W}{W}|Legendary Planeswalker — Elspeth|4|mythic|ths|2.00|walkers;tokens;sweeper|Three Soldiers a turn, or the end of the big.
Emeria's Call // Emeria, Shattered Skyclave|{4}{W}{W}{W} // |Sorcery // Land||mythic|znr|9.00|mdfc;tokens|Two Angels and safety for the rest, or a white land.
Austere Command|{4}{W}{W}|Sorcery||rare|lrw|1.50|liked;sweeper|Wipes any two of four chosen groups of permanents.
Dawn Charm|{1}{W}|Instant||common|plc|1.00|protection;counterspell;flash|Stops combat damage, regenerates, or counters a spell aimed at you.
Grand Abolisher|{W}{W}|Creature — Human Cleric|2/2|rare|m12|8.00|liked;protection;stax|Opponents cannot cast spells or activate permanents on your turn.
Drannith Magistrate|{1}{W}|Creature — Human Wizard|1/3|rare|iko|20.00|stax;gc|Opponents may only cast spells from their hands.
Archivist of Oghma|{1}{W}|Creature — Halfling Cleric|2/2|rare|clb|6.00|liked;draw;flash;lifegain|Draws and gains life whenever an opponent searches a library.
Ranger-Captain of Eos|{1}{W}{W}|Creature — Human Soldier Ranger|3/3|mythic|mh1|12.00|tutor;protection|Finds a one-drop creature and can shut off noncreature spells.
Recruiter of the Guard|{2}{W}|Creature — Human Soldier|1/1|rare|cn2|12.00|liked;tutor;blink|Finds a creature with low toughness.
Aven Mindcensor|{2}{W}|Creature — Bird Wizard|2/1|uncommon|fut|1.00|stax;flash;flying|Opponents search only the top few cards of libraries.
Thalia, Guardian of Thraben|{1}{W}|Legendary Creature — Human Soldier|2/1|rare|dka|3.00|stax;legends|Noncreature spells cost more for everyone.
Archon of Emeria|{2}{W}|Creature — Archon|2/3|rare|znr|4.00|stax;flying|One spell per turn, and opposing nonbasic lands enter tapped.
Ethersworn Canonist|{1}{W}|Artifact Creature — Human Cleric|2/2|rare|ala|3.00|stax;artifacts|Limits each player to one nonartifact spell a turn.
Rule of Law|{2}{W}|Enchantment||uncommon|mrd|3.00|stax;enchantress|Each player casts at most one spell per turn.
Deafening Silence|{W}|Enchantment||uncommon|eld|1.00|stax;enchantress|Each player gets just one noncreature spell a turn.
Ghostly Prison|{2}{W}|Enchantment||uncommon|chk|3.00|liked;protection;stax;enchantress|Attackers aimed at you cost two mana apiece.
Sphere of Safety|{4}{W}|Enchantment||uncommon|rtr|2.00|protection;enchantress;stax|Taxes attackers by the number of enchantments you have.
Windborn Muse|{3}{W}|Creature — Spirit|2/3|rare|lgn|1.00|protection;flying;stax|A flyer that makes attacking you cost extra mana.
Archangel of Tithes|{1}{W}{W}{W}|Creature — Angel|3/5|mythic|ori|3.00|flying;stax;protection|Taxes both the attackers and the blockers of opponents.
Norn's Annex|{3}{W/P}{W/P}|Artifact||rare|nph|5.00|protection;stax;artifacts|Attackers must pay white mana or life to come at you.
Welcoming Vampire|{2}{W}|Creature — Vampire|2/3|rare|vow|3.00|liked;draw;flying;tokens|Draws once a turn when a small creature joins you.
Mentor of the Meek|{2}{W}|Creature — Human Soldier|2/2|rare|isd|0.50|liked;draw;tokens|Pay one to draw when a small creature enters.
Bygone Bishop|{2}{W}|Creature — Spirit Cleric|2/3|rare|soi|0.50|draw;flying;artifacts|Casting cheap creatures makes Clues.
Tocasia's Welcome|{2}{W}|Enchantment||rare|bro|2.00|draw;tokens;enchantress|Draws once a turn when low-cost creatures enter.
Rumor Gatherer|{1}{W}{W}|Creature — Elf Wizard|2/1|uncommon|snc|0.30|draw;topdeck|Scries or draws as other creatures enter each turn.
Wedding Announcement // Wedding Festivity|{2}{W} // |Enchantment // Enchantment||rare|vow|1.50|transform;tokens;draw|Makes Humans or draws for three turns, then becomes an anthem.
Trouble in Pairs|{2}{W}{W}|Enchantment||rare|mkc|20.00|liked;draw;stax|Draws when opponents do things twice in a turn; stops extra turns.
Monologue Tax|{2}{W}|Enchantment||rare|c21|3.00|ramp;treasure;stax|Treasure for you on each opponent's second spell in a turn.
Keeper of the Accord|{3}{W}|Creature — Human Soldier|3/4|rare|cmr|1.00|liked;ramp;tokens|Catches you up on creatures and Plains each opposing end step.
Archaeomancer's Map|{2}{W}|Artifact||rare|c21|4.00|liked;ramp;artifacts;landfall|Fetches Plains to hand and drops extra lands when you are behind.
Weathered Wayfarer|{W}|Creature — Human Nomad Cleric|1/1|rare|ons|8.00|tutor;ramp|Searches any land to hand while an opponent has more.
Deep Gnome Terramancer|{1}{W}|Creature — Gnome Wizard|2/2|rare|clb|2.00|ramp;flash;landfall|Finds a Plains when opponents put lands in without playing them.
Loyal Warhound|{1}{W}|Creature — Dog|3/1|rare|afr|0.50|ramp|Fetches a tapped basic Plains if you are behind on lands.
Boreas Charger|{2}{W}|Creature — Pegasus|2/1|rare|c18|1.00|ramp;flying;sacrifice|When it leaves, finds Plains equal to the land difference.
Claim Jumper|{2}{W}|Creature — Rabbit Mercenary|3/3|rare|otj|2.00|ramp;landfall|Searches up to two Plains when an opponent is ahead on land.
Sevinne's Reclamation|{2}{W}|Sorcery||rare|c19|2.00|recursion;graveyard|Returns a cheap permanent to play; flashback copies it.
Brave the Elements|{W}|Instant||uncommon|zen|0.50|protection|Your white creatures gain protection from a color.
Flawless Maneuver|{2}{W}|Instant||rare|c20|8.00|liked;protection|Makes your team indestructible, free with your commander out.
Clever Concealment|{2}{W}{W}|Instant||rare|onc|10.00|liked;protection|Phases out any number of your nonland permanents; has convoke.
Akroma's Will|{3}{W}|Instant||rare|cmr|10.00|liked;protection|Gives your team evasion and double strike, or full protection, or both.
Unbreakable Formation|{2}{W}|Instant||rare|rna|1.50|protection;counters|Team indestructible; counters and vigilance if cast in your main phase.
Make a Stand|{2}{W}|Instant||uncommon|ogw|0.30|protection|Creatures get a small power boost and indestructible.
Rootborn Defenses|{2}{W}|Instant||common|rtr|0.50|protection;tokens|Populates and makes your creatures indestructible.
Loran's Escape|{W}|Instant||common|bro|0.30|protection;artifacts|Shields an artifact or creature for a turn and scries.
Cosmic Intervention|{3}{W}|Instant||rare|khc|3.00|protection;blink;recursion;sacrifice|Permanents that would die this turn return at end step.
Semester's End|{3}{W}|Instant||rare|c21|1.00|protection;blink;counters|Exiles your creatures and walkers, returning them with a counter.
Mirror Entity|{2}{W}|Creature — Shapeshifter|1/1|rare|lrw|3.00|tokens;big-mana;x-spells|Mana sets the size of all your creatures; it has every type.
Hero of Bladehold|{2}{W}{W}|Creature — Human Knight|3/4|mythic|mbs|8.00|tokens|Attacks with two more Soldiers and boosts each attacker.
Luminarch Ascension|{1}{W}|Enchantment||rare|zen|3.00|tokens;flying;kin-angels;enchantress|Go unhurt long enough and it makes Angels for two mana.
Sigarda's Splendor|{2}{W}{W}|Enchantment||rare|mid|1.00|lifegain;draw|Draws each turn you hold your life total; white spells gain life.
Secret Rendezvous|{1}{W}{W}|Sorcery||uncommon|stx|0.30|draw;group-hug;politics|You and one opponent each draw three cards.
Martial Coup|{X}{W}{W}|Sorcery||rare|con|1.00|sweeper;tokens;x-spells|Makes X Soldiers, and at five or more wipes other creatures.
Depopulate|{2}{W}{W}|Sorcery||rare|snc|0.50|sweeper|Destroys all creatures, giving a card for a multicolored one.
Day of Judgment|{2}{W}{W}|Sorcery||rare|zen|1.00|sweeper|Destroys every creature.
Hour of Revelation|{3}{W}{W}{W}|Sorcery||rare|hou|1.50|sweeper|Destroys all nonland permanents, cheaper on a full board.
Vanquish the Horde|{6}{W}{W}|Sorcery||rare|mid|2.00|liked;sweeper|Board wipe costing less for each creature in play.
Fell the Mighty|{4}{W}|Sorcery||rare|c14|0.50|sweeper;toughness|Destroys everything with more power than a chosen creature.
Dusk // Dawn|{2}{W}{W} // {3}{W}{W}|Sorcery // Sorcery||rare|akh|0.50|aftermath;sweeper;recursion;graveyard|Wipes big creatures, later returns small ones to hand.
Winds of Abandon|{1}{W}|Sorcery||rare|mh1|3.00|liked;removal;sweeper|Exile one creature, or overload it against every opposing one.
Tragic Arrogance|{3}{W}{W}|Sorcery||rare|ori|0.50|sweeper;removal|You pick what each player keeps of every permanent type.
Divine Reckoning|{2}{W}{W}|Sorcery||rare|isd|0.50|sweeper;voltron|Everyone keeps one creature; has flashback.
Cleansing Nova|{3}{W}{W}|Sorcery||rare|m19|0.40|sweeper|Destroys all creatures, or else all artifacts and enchantments.
Settle the Wreckage|{2}{W}{W}|Instant||rare|xln|0.80|sweeper;removal;flash|Exiles one player's attackers, paying them back in basic lands.
Realm-Cloaked Giant // Cast Off|{5}{W}{W} // {3}{W}{W}|Creature — Giant // Sorcery — Adventure|7/7|mythic|eld|1.00|adventure;sweeper|Its adventure kills all non-Giants, then a giant body follows.
Kor Cartographer|{3}{W}|Creature — Kor Scout|2/2|common|zen|0.20|ramp;blink|Puts a tapped Plains into play on entering.
Disenchant|{1}{W}|Instant||common|lea|0.20|removal|Destroys an artifact or enchantment.
Return to Dust|{2}{W}{W}|Instant||uncommon|tsp|0.50|removal|Exiles one or two artifacts or enchantments.
Fateful Absence|{1}{W}|Instant||rare|mid|1.50|removal|Kills a creature or walker, leaving its owner a Clue.
Get Lost|{1}{W}|Instant||rare|lci|4.00|liked;removal|Destroys a creature, enchantment or walker for two Map tokens.
Condemn|{W}|Instant||uncommon|dis|0.50|removal|Tucks an attacker to the bottom; its controller gains life.
Stroke of Midnight|{2}{W}|Instant||uncommon|woe|1.00|liked;removal|Destroys a nonland permanent; its controller gets a 1/1 Human.
Oblation|{2}{W}|Instant||rare|ons|0.50|removal;draw|Shuffles a nonland permanent away and its owner draws two.
Crib Swap|{2}{W}|Kindred Instant — Shapeshifter||uncommon|lrw|0.30|removal|Exiles a creature, replacing it with a changeling 1/1.
Grasp of Fate|{1}{W}{W}|Enchantment||rare|c15|2.00|liked;removal;enchantress|Exiles a nonland permanent from each opponent while it stays.
Oblivion Ring|{2}{W}|Enchantment||common|lrw|0.30|removal;enchantress;blink|Exiles another nonland permanent until it leaves.
Darksteel Mutation|{1}{W}|Enchantment — Aura||uncommon|c13|0.80|liked;removal;auras;enchantress|Turns a creature into an indestructible 0/1 bug without abilities.
Aura of Silence|{1}{W}{W}|Enchantment||uncommon|wth|3.00|removal;stax;enchantress|Taxes opposing artifacts and enchantments; sacrifice to destroy one.
Skyclave Apparition|{1}{W}{W}|Creature — Kor Spirit|2/2|rare|znr|1.00|liked;removal;blink|Exiles a cheap opposing permanent, giving back a vanilla token later.
Loran of the Third Path|{2}{W}|Legendary Creature — Human Artificer|2/1|rare|bro|3.00|liked;removal;draw;group-hug;legends|Destroys an artifact or enchantment and taps for shared cards.
Cathar Commando|{1}{W}|Creature — Human Soldier|3/1|common|mid|0.20|removal;flash;sacrifice|Sacrifices itself to destroy an artifact or enchantment.
Angel of the Ruins|{5}{W}{W}|Artifact Creature — Angel|5/7|rare|c21|1.00|removal;flying;artifacts|Exiles two artifacts or enchantments; can be plainscycled.
Containment Priest|{1}{W}|Creature — Human Cleric|2/2|rare|c14|1.00|stax;flash|Exiles creatures that enter without being cast.
Stonecloaker|{2}{W}|Creature — Gargoyle|3/2|uncommon|plc|0.40|blink;flash;flying|Bounces a creature you own and exiles a graveyard card.
Flickerwisp|{1}{W}{W}|Creature — Elemental|3/1|uncommon|eve|0.40|blink;flying|Flickers another permanent until the end step.
Charming Prince|{1}{W}|Creature — Human Noble|2/2|rare|eld|0.50|blink;lifegain|On entry scries, gains life, or blinks your creature.
Wispweaver Angel|{4}{W}{W}|Creature — Angel|4/4|uncommon|c15|0.30|blink;flying|May flicker another of your creatures on entering.
Cloudshift|{W}|Instant||common|avr|0.40|blink;protection|Blinks one of your creatures for one mana.
Teleportation Circle|{3}{W}|Enchantment||rare|afr|3.00|blink;enchantress;artifacts|Flickers your artifact or creature each end step.
Preston, the Vanisher|{3}{W}|Legendary Creature — Rabbit Wizard|2/5|rare|j22|1.00|blink;clones;tokens;legends|Makes Illusion copies of creatures you did not cast.
Angel of Condemnation|{2}{W}{W}|Creature — Angel|3/3|rare|hou|0.50|blink;removal;flying|Taps to flicker a creature, or exerts to jail one.
Brightling|{1}{W}{W}|Creature — Shapeshifter|3/3|mythic|bbd|1.00|voltron;protection|Gains combat keywords for white mana or returns to hand.
Puresteel Paladin|{W}{W}|Creature — Human Knight|2/2|rare|nph|5.00|equipment;draw;artifacts|Draws off Equipment and lets it move for free with metalcraft.
Sram, Senior Edificer|{1}{W}|Legendary Creature — Dwarf Advisor|2/2|rare|aer|1.00|equipment;auras;vehicles;draw;voltron;legends|Draws when you cast Auras, Equipment or Vehicles.
Stoneforge Mystic|{1}{W}|Creature — Kor Artificer|1/2|rare|wwk|12.00|equipment;tutor|Finds an Equipment and later sneaks it into play.
Stonehewer Giant|{3}{W}{W}|Creature — Giant Warrior|4/4|rare|mor|5.00|equipment;tutor;voltron|Pulls Equipment from the library straight onto a creature.
Steelshaper's Gift|{W}|Sorcery||uncommon|5dn|8.00|equipment;tutor;voltron|One mana to find any Equipment.
Open the Armory|{1}{W}|Sorcery||uncommon|soi|2.00|equipment;auras;tutor;voltron|Searches for an Aura or Equipment.
Sigarda's Aid|{W}|Enchantment||rare|emn|6.00|equipment;auras;voltron;flash;enchantress|Auras and Equipment gain flash, and Equipment attaches on entry.
Maul of the Skyclaves|{2}{W}|Artifact — Equipment||rare|znr|1.00|equipment;voltron;flying|Attaches itself; grants size, flying and first strike.
Shining Armor|{1}{W}|Artifact — Equipment||common|eld|0.20|equipment;flash;voltron|Flashes in onto a Knight, adding toughness and vigilance.
Danitha Capashen, Paragon|{2}{W}|Legendary Creature — Human Knight|2/2|uncommon|dom|0.40|equipment;auras;voltron;legends|Keyword-laden Knight that discounts Auras and Equipment.
Kor Spiritdancer|{1}{W}|Creature — Kor Wizard|0/2|rare|roe|4.00|auras;enchantress;draw;voltron|Grows with each Aura on it and draws when you cast them.
Mesa Enchantress|{1}{W}{W}|Creature — Human Druid|0/2|rare|plc|0.50|enchantress;draw|Draws a card for every enchantment spell cast.
Ethereal Armor|{W}|Enchantment — Aura||common|rtr|0.50|auras;enchantress;voltron|Boost per enchantment you control, plus first strike.
All That Glitters|{1}{W}|Enchantment — Aura||uncommon|eld|0.50|auras;enchantress;artifacts;voltron|Grows its creature for each artifact and enchantment you have.
Replenish|{3}{W}|Sorcery||rare|uds|60.00|enchantress;recursion;graveyard|Returns all your dead enchantments to play.
Idyllic Tutor|{2}{W}|Sorcery||rare|mor|4.00|tutor;enchantress|Searches for any enchantment.
Archon of Sun's Grace|{2}{W}{W}|Creature — Archon|3/4|rare|thb|1.50|enchantress;tokens;flying;lifegain|Makes lifelinking Pegasus tokens as enchantments enter.
Sigil of the Empty Throne|{3}{W}{W}|Enchantment||rare|con|1.00|enchantress;tokens;flying;kin-angels|Casting an enchantment yields a 4/4 Angel.
Hallowed Haunting|{2}{W}{W}|Enchantment||mythic|vow|5.00|enchantress;tokens;kin-spirits;flying|Enchantment spells make growing Spirits, and the team gets to fly.
Ajani's Welcome|{W}|Enchantment||uncommon|m19|0.50|lifegain;tokens|Gains a life for each creature you add.
Authority of the Consuls|{W}|Enchantment||rare|kld|8.00|liked;lifegain;stax;enchantress|Opposing creatures enter tapped and gain you a life each.
Suture Priest|{1}{W}|Creature — Phyrexian Cleric|1/1|common|nph|1.00|lifegain;lifedrain;aristocrats|Gains life for your creatures; opponents may lose it for theirs.
Soul's Attendant|{W}|Creature — Human Cleric|1/1|common|roe|1.00|lifegain|May gain a life as any other creature enters.
Righteous Valkyrie|{2}{W}|Creature — Angel Cleric|2/4|rare|khm|4.00|lifegain;flying|Angels and Clerics gain life; being well ahead boosts the team.
Resplendent Angel|{1}{W}{W}|Creature — Angel|3/3|mythic|m19|10.00|lifegain;tokens;flying|Makes a 4/4 Angel on turns you gained five or more life.
Angelic Accord|{3}{W}|Enchantment||uncommon|m14|0.80|lifegain;tokens;kin-angels;enchantress|Gain four life in a turn to receive an Angel.
Speaker of the Heavens|{W}|Creature — Human Cleric|1/1|rare|m21|1.00|lifegain;tokens;kin-angels|Taps for Angels when you are well above starting life.
Light of Promise|{2}{W}|Enchantment — Aura||uncommon|m21|0.50|lifegain;counters;auras|Its creature gets counters equal to the life you gain.
Felidar Sovereign|{4}{W}{W}|Creature — Cat Beast|4/6|mythic|zen|2.00|lifegain|Wins in your upkeep with forty or more life.
Test of Endurance|{2}{W}{W}|Enchantment||rare|jud|4.00|lifegain;enchantress|Start your upkeep with fifty life and you win.
Divine Visitation|{3}{W}{W}|Enchantment||mythic|grn|8.00|tokens;kin-angels;flying;enchantress|Your creature tokens arrive as 4/4 Angels instead.
Mondrak, Glory Dominus|{2}{W}{W}|Legendary Creature — Phyrexian Horror|4/4|mythic|one|20.00|liked;tokens;legends;sacrifice;artifacts|Doubles the tokens you make; can become indestructible.
Ojer Taq, Deepest Foundation // Temple of Civilization|{4}{W}{W} // |Legendary Creature — God // Land|6/6|mythic|lci|10.00|transform;tokens;legends|Triples creature tokens, and comes back as a land on death.
Elspeth Tirel|{3}{W}{W}|Legendary Planeswalker — Elspeth|4|mythic|som|2.00|walkers;tokens;sweeper;lifegain|Gains life, makes Soldiers, or wipes out nontokens but lands.
Elspeth, Knight-Errant|{2}{W}{W}|Legendary Planeswalker — Elspeth|4|mythic|ala|5.00|walkers;tokens;voltron|Makes Soldiers, launches a flyer, and can make things indestructible.
Gideon, Ally of Zendikar|{2}{W}{W}|Legendary Planeswalker — Gideon|4|mythic|bfz|1.50|walkers;tokens|Makes 2/2 Knights, fights himself, or becomes an anthem.
The Wandering Emperor|{2}{W}{W}|Legendary Planeswalker|4|mythic|neo|8.00|walkers;removal;flash;tokens|Flash walker that exiles tapped creatures or makes Samurai.
Secure the Wastes|{X}{W}|Instant||rare|dtk|3.00|tokens;x-spells;flash|Makes X Warriors at instant speed.
White Sun's Zenith|{X}{W}{W}{W}|Instant||rare|mbs|0.50|tokens;x-spells;flash;kin-cats|X Cats at instant speed, then shuffles itself away.
Call the Coppercoats|{2}{W}|Instant||rare|cmr|1.50|tokens;flash|Soldiers for every creature the chosen opponents control.
Finale of Glory|{X}{W}{W}|Sorcery||mythic|war|2.00|tokens;x-spells;kin-angels;kin-soldiers|X Soldiers, plus X Angels when X is ten or more.
Increasing Devotion|{3}{W}{W}|Sorcery||rare|dka|0.60|tokens|Five Humans, and ten more from flashback.
Decree of Justice|{X}{X}{2}{W}{W}|Sorcery||rare|scg|0.70|tokens;x-spells;kin-angels|X Angels, or cycle it for Soldiers.
Angel of Invention|{3}{W}{W}|Creature — Angel|2/1|mythic|kld|8.00|flying;tokens;counters;lifegain|Many-keyworded Angel that fabricates and pumps the team.
Lyra Dawnbringer|{3}{W}{W}|Legendary Creature — Angel|5/5|mythic|dom|5.00|flying;lifegain;legends|Big lifelinking flyer that gives Angels a boost and lifelink.
Angel of Serenity|{4}{W}{W}{W}|Creature — Angel|5/6|mythic|rtr|1.00|flying;removal;recursion;reanimator|Exiles up to three creatures in play or graveyards.
Angel of Finality|{3}{W}|Creature — Angel|3/4|rare|c13|0.50|flying;graveyard|Flyer that empties one graveyard on entering.
Sephara, Sky's Blade|{4}{W}{W}{W}|Legendary Creature — Angel|7/7|rare|m20|0.50|flying;protection;legends|Tap four flyers to cast cheaply; other flyers are indestructible.
Bishop of Wings|{W}{W}|Creature — Human Cleric|1/4|rare|m20|3.00|kin-angels;lifegain;tokens|Gains life for Angels and replaces the fallen with Spirits.
Giada, Font of Hope|{1}{W}|Legendary Creature — Angel|2/2|rare|snc|5.00|ramp;counters;flying;legends|Cheap Angel that ramps and puts counters on later Angels.
Starnheim Aspirant|{2}{W}|Creature — Human Cleric|2/2|uncommon|khm|0.50|kin-angels;ramp|Angel spells cost two less.
Youthful Valkyrie|{1}{W}|Creature — Angel|1/3|uncommon|khm|0.80|counters;flying|Grows each time another Angel joins you.
Karmic Guide|{3}{W}{W}|Creature — Angel Spirit|2/2|rare|ulg|2.00|recursion;reanimator;flying;blink|Echo creature that reanimates one of yours.
Reveillark|{4}{W}|Creature — Elemental|4/3|rare|mor|0.80|recursion;reanimator;flying;blink;aristocrats|On leaving, returns two creatures with low power.
Breath of Life|{3}{W}|Sorcery||uncommon|por|1.00|reanimator;recursion|Reanimates a creature from your graveyard.
Emeria Shepherd|{5}{W}{W}|Creature — Angel|4/4|rare|bfz|1.00|landfall;recursion;flying;graveyard|Landfall regrows a nonland permanent, into play with a Plains.
Second Sunrise|{1}{W}{W}|Instant||rare|mrd|3.00|recursion;protection|Everyone gets back permanents that died this turn.
Faith's Reward|{3}{W}|Instant||rare|m13|1.00|recursion;protection|Returns your permanents that hit the graveyard this turn.
Mikaeus, the Lunarch|{X}{W}|Legendary Creature — Human Cleric|0/0|mythic|isd|1.00|counters;x-spells;legends|Enters with X counters and spreads counters over the team.
Abzan Falconer|{2}{W}|Creature — Human Soldier|2/3|uncommon|ktk|0.30|counters;flying|Outlasts, and creatures with counters can fly.
Luminarch Aspirant|{1}{W}|Creature — Human Cleric|1/1|rare|znr|1.00|counters|Adds a counter to a creature each of your combats.
Thalia's Lieutenant|{1}{W}|Creature — Human Soldier|1/1|rare|soi|1.00|counters|Puts counters on your Humans, then grows with each new one.
Champion of the Parish|{W}|Creature — Human Soldier|1/1|rare|isd|0.80|counters|Grows whenever another Human comes in.
Serra's Emissary|{4}{W}{W}{W}|Creature — Angel|7/7|mythic|mh2|8.00|flying;protection|You and your creatures get protection from a card type.
Avacyn, Angel of Hope|{5}{W}{W}{W}|Legendary Creature — Angel|8/8|mythic|avr|25.00|protection;flying;legends;big-mana|Makes all your permanents indestructible.
Ondu Inversion // Ondu Skyruins|{6}{W}{W} // |Sorcery // Land||rare|znr|1.50|mdfc;sweeper;utility-land|A land that can instead destroy all nonland permanents.
Sejiri Shelter // Sejiri Glacier|{1}{W} // |Instant // Land||uncommon|znr|0.40|mdfc;protection;utility-land|Protects a creature from a color or is simply a land.
Invasion of Gobakhan // Lightshield Array|{1}{W} // |Battle — Siege // Enchantment|3|rare|mom|1.00|transform;stax;counters|Taxes a card from a hand, then rewards attackers with counters.
The Restoration of Eiganjo // Architect of Restoration|{2}{W} // |Enchantment — Saga // Enchantment Creature — Fox Monk| // 3/4|rare|neo|0.50|transform;sagas;ramp;recursion;tokens|Finds a Plains, revives a cheap card, becomes a token maker.
The Birth of Meletis|{1}{W}|Enchantment — Saga||uncommon|thb|0.20|sagas;ramp;lifegain|Finds a Plains, builds a Wall, then gains life.
History of Benalia|{1}{W}{W}|Enchantment — Saga||mythic|dom|1.00|sagas;tokens;kin-knights|Two Knights over two turns, then a Knight-wide boost.
Elspeth Conquers Death|{3}{W}{W}|Enchantment — Saga||rare|thb|0.50|sagas;removal;stax;recursion|Exiles something costly, taxes foes, then reanimates.
Armageddon|{3}{W}|Sorcery||rare|lea|5.00|mass-land-denial|Destroys every land.
Ravages of War|{3}{W}|Sorcery||rare|ptk|250.00|mass-land-denial|A second version of destroying all lands.
Cataclysm|{2}{W}{W}|Sorcery||rare|exo|5.00|mass-land-denial;sweeper|Each player keeps one of each permanent type but walkers.
Balance|{1}{W}|Sorcery||rare|lea|3.00|banned;sweeper;mass-land-denial;discard|Evens out lands, hands and creatures to the lowest count.
Humility|{2}{W}{W}|Enchantment||rare|tmp|60.00|gc;stax;enchantress|All creatures become plain 1/1s.
Smuggler's Share|{2}{W}|Enchantment||rare|ncc|4.00|liked;draw;treasure;enchantress|Rewards you as opponents draw extra cards or gain extra lands.
Boon Reflection|{4}{W}|Enchantment||rare|shm|3.00|lifegain;enchantress|Doubles the life you gain.
Valorous Stance|{1}{W}|Instant||uncommon|frf|0.30|protection;removal;flash|Either protects a creature or kills a tough one.
Linvala, Keeper of Silence|{2}{W}{W}|Legendary Creature — Angel|3/4|mythic|roe|15.00|stax;flying;legends|Shuts off activated abilities of opposing creatures.
Elesh Norn, Grand Cenobite|{5}{W}{W}|Legendary Creature — Phyrexian Praetor|4/7|mythic|nph|12.00|sweeper;reanimator;big-mana;legends|Your team grows by two while opposing creatures shrink by two.
Intangible Virtue|{1}{W}|Enchantment||common|isd|1.00|tokens;enchantress|Creature tokens of yours grow and gain vigilance.
Leonin Warleader|{2}{W}{W}|Creature — Cat Soldier|4/4|rare|m19|1.50|tokens;lifegain|Attacks with two lifelinking Cats in tow.
Leonin Arbiter|{1}{W}|Creature — Cat Cleric|2/2|rare|som|1.50|stax|Players must pay before they may search libraries.
Benevolent Bodyguard|{W}|Creature — Human Cleric|1/1|common|jud|0.30|protection;sacrifice|Sacrifices itself to shield another creature from a color.
Kinjalli's Caller|{W}|Creature — Human Cleric|0/3|common|xln|0.40|ramp;kin-dinosaurs|Dinosaur spells cost one less.
Day of Destiny|{3}{W}|Legendary Enchantment||rare|bok|3.00|legends;enchantress|Your legendary creatures get +2/+2.
Whitemane Lion|{1}{W}|Creature — Cat|2/2|common|plc|0.30|blink;flash;protection|A flash Cat that returns a creature of yours, even itself.
Kor Skyfisher|{1}{W}|Creature — Kor Soldier|2/3|common|zen|0.25|blink;flying|A cheap flier that returns a permanent of yours to hand.
Ministrant of Obligation|{2}{W}|Creature — Human Cleric|2/1|uncommon|rna|0.40|aristocrats;tokens;kin-spirits|Leaves two flying Spirits when it dies.
Felidar Retreat|{3}{W}|Enchantment||rare|znr|4.00|landfall;tokens;counters;kin-cats|Each land brings a Cat Beast or counters for the team.
Wall of Omens|{1}{W}|Creature — Wall|0/4|uncommon|roe|0.60|draw;blink;toughness|A wall that draws a card on arrival.
Rest in Peace|{1}{W}|Enchantment||rare|rtr|1.50|graveyard;stax;enchantress|Exiles all graveyards and whatever would go there.
Solitary Confinement|{2}{W}|Enchantment||rare|jud|10.00|protection;stax;enchantress|Nobody can harm you while you skip draws and discard.
Defiant Strike|{W}|Instant||common|ktk|0.15|spells;draw|A small boost and a card.
Gods Willing|{W}|Instant||common|ths|0.40|protection;spells|Protection from a color, and a look ahead.
Temple Altisaur|{4}{W}|Creature — Dinosaur|3/4|rare|rix|1.00|protection;kin-dinosaurs|Other Dinosaurs take only one damage from any source.
Regal Caracal|{3}{W}{W}|Creature — Cat|3/3|rare|akh|1.50|tokens;kin-cats;lifegain|Brings two Cats and lends Cats lifelink and +1/+1.
King of the Pride|{2}{W}|Creature — Cat|2/1|uncommon|mh1|1.00|kin-cats|Your other Cats get +2/+1.
Herald of War|{3}{W}{W}|Creature — Angel|3/3|rare|avr|1.50|ramp;kin-angels;kin-humans;flying|Grows as it attacks and makes Angels and Humans cheaper.
Knight Exemplar|{1}{W}{W}|Creature — Human Knight|2/2|rare|m11|3.00|protection;kin-knights|Other Knights are larger and indestructible.
Worthy Knight|{1}{W}|Creature — Human Knight|2/2|rare|eld|0.60|tokens;kin-knights;kin-humans|Each Knight spell brings a Human.
Parhelion II|{6}{W}{W}|Legendary Artifact — Vehicle|5/5|rare|war|3.00|vehicles;flying;kin-angels;big-mana|A flying fortress that attacks with two fresh Angels.
Hotshot Mechanic|{W}|Artifact Creature — Fox Pilot|2/1|uncommon|neo|0.40|vehicles|Crews Vehicles as though much stronger.
Peacewalker Colossus|{3}|Artifact — Vehicle|6/6|rare|aer|0.40|ci=W;vehicles;artifacts|Wakes other Vehicles for two mana.
Palace Jailer|{2}{W}{W}|Creature — Human Soldier|2/2|uncommon|cn2|1.50|monarch;removal;blink|You become the monarch, and a creature is held until another does.
Court of Grace|{2}{W}{W}|Enchantment||rare|cmr|1.50|monarch;tokens;kin-spirits;kin-angels;enchantress|A Spirit each turn, or an Angel while you are the monarch.
Throne Warden|{1}{W}|Creature — Human Soldier|2/2|common|cn2|0.20|monarch;counters|Grows each turn you end as the monarch.
Guide of Souls|{W}|Creature — Human Cleric|1/2|rare|mh3|4.00|energy;lifegain;kin-angels|Life and energy for each newcomer, and wings for an attacker.
Restore Balance||Sorcery||rare|tsp|2.00|ci=W;suspend;sweeper|After six turns levels lands, creatures and hands.
Bonescythe Sliver|{3}{W}|Creature — Sliver|2/2|rare|m14|6.00|kin-slivers|Your Slivers strike twice.
Elspeth, Storm Slayer|{3}{W}{W}|Legendary Planeswalker — Elspeth|5|mythic|tdm|22.00|walkers;tokens|Doubles tokens, makes Soldiers and lifts the team.
Voice of Victory|{1}{W}|Creature — Human Bard|1/3|rare|tdm|10.00|protection;tokens;stax;liked|Opponents cast nothing on your turn; mobilises two Warriors.
Cloud, Midgar Mercenary|{W}{W}|Legendary Creature — Human Soldier Mercenary|2/1|mythic|fin|14.00|equipment;tutor;voltron|Fetches an Equipment and doubles its triggers.
Cosmogrand Zenith|{2}{W}|Creature — Human Soldier|2/4|mythic|eoe|15.00|tokens;counters|Second spells each turn bring Soldiers or grow the team.
`;
