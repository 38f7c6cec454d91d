/** Green cards and the remaining multicoloured ones; columns as in commanders.data.ts. */
export const GREEN_GOLD_CARDS = `
Cultivate|{2}{G}|Sorcery||common|m11|0.50|staple;ramp;landfall|One basic onto the battlefield, one to the hand.
Kodama's Reach|{2}{G}|Sorcery — Arcane||common|chk|0.70|staple;ramp;landfall|One basic onto the battlefield, one to the hand.
Rampant Growth|{1}{G}|Sorcery||common|mir|0.30|ramp;landfall|A tapped basic.
Farseek|{1}{G}|Sorcery||common|rav|0.60|multi;ramp;landfall|A tapped land of another basic type.
Nature's Lore|{1}{G}|Sorcery||common|ice|2.00|ramp;landfall|An untapped Forest of any kind.
Three Visits|{1}{G}|Sorcery||common|ptk|2.50|ramp;landfall|An untapped Forest of any kind.
Finale of Devastation|{X}{G}{G}|Sorcery||mythic|war|28.00|tutor;elves|Puts a creature onto the battlefield; at ten it ends games.
Beast Within|{2}{G}|Instant||uncommon|nph|1.50|staple;removal|Destroys a permanent and leaves a Beast.
Heroic Intervention|{1}{G}|Instant||rare|aer|8.00|staple;protection|Hexproof and indestructible for everything you have.
Worldly Tutor|{G}|Instant||uncommon|mir|17.00|gc;tutor|Puts a creature on top.
Sylvan Library|{1}{G}|Enchantment||rare|leg|28.00|draw|Two more cards to choose from, kept for life.
Hardened Scales|{G}|Enchantment||rare|ktk|5.00|counters|One more counter each time.
Guardian Project|{3}{G}|Enchantment||rare|rna|6.00|draw;elves;reanimator|A card for each new creature that enters.
Doubling Season|{4}{G}|Enchantment||rare|rav|40.00|tokens;counters;walkers|Twice as many tokens and counters.
Parallel Lives|{3}{G}|Enchantment||rare|isd|34.00|tokens|Twice as many tokens.
The Great Henge|{7}{G}{G}|Legendary Artifact||mythic|eld|48.00|draw;ramp;counters;lifegain|Cheaper by your largest creature; mana, counters and cards.
Birds of Paradise|{G}|Creature — Bird|0/1|rare|lea|7.00|multi;ramp|A flier that makes mana of any colour.
Llanowar Elves|{G}|Creature — Elf Druid|1/1|common|lea|0.30|ramp;elves|Taps for green.
Elvish Mystic|{G}|Creature — Elf Druid|1/1|common|m14|0.40|ramp;elves|Taps for green.
Priest of Titania|{1}{G}|Creature — Elf Druid|1/1|common|usg|3.50|ramp;elves|Green mana for each Elf around.
Elvish Visionary|{1}{G}|Creature — Elf Shaman|1/1|common|ala|0.20|draw;elves;blink|Draws a card on arrival.
Sakura-Tribe Elder|{1}{G}|Creature — Snake Shaman|1/1|common|chk|0.80|ramp;landfall;aristocrats;recursion|Blocks, then goes for a basic.
Lotus Cobra|{1}{G}|Creature — Snake|2/1|mythic|zen|9.00|ramp;landfall|A mana for each land that arrives.
Imperious Perfect|{2}{G}|Creature — Elf Warrior|2/2|uncommon|lrw|0.60|elves;tokens|Lifts other Elves and makes one a turn.
Elvish Archdruid|{1}{G}{G}|Creature — Elf Druid|2/2|rare|m10|1.20|elves;ramp|Lifts other Elves and taps for their number.
Ezuri, Renegade Leader|{1}{G}{G}|Legendary Creature — Elf Warrior|2/2|rare|som|3.00|elves|Saves Elves and makes them trample.
Eternal Witness|{1}{G}{G}|Creature — Human Shaman|2/1|uncommon|5dn|2.00|staple;recursion;blink;reanimator|Returns any card to the hand.
Evolution Sage|{2}{G}|Creature — Elf Druid|3/2|uncommon|war|0.60|counters;landfall;walkers|Proliferates with each land.
Beast Whisperer|{2}{G}{G}|Creature — Elf Druid|2/3|rare|grn|2.50|draw;elves|A card for each creature spell.
Seedborn Muse|{3}{G}{G}|Creature — Spirit|2/4|rare|lgn|15.00|gc|Your permanents untap on everybody's turn.
Craterhoof Behemoth|{5}{G}{G}{G}|Creature — Beast|5/5|mythic|avr|28.00|elves;tokens|Hasty, and the whole team grows by its number.
Invasion of Ikoria // Zilortha, Apex of Ikoria|{X}{G}{G} // |Battle — Siege // Legendary Creature — Dinosaur|6 // 8/8|rare|mom|4.00|transform;tutor|Finds a non-Human creature; defeated, it becomes a Dinosaur.
Growth Spiral|{G}{U}|Instant||common|rna|0.40|ramp;draw;landfall|A card and a land drop.
Simic Ascendancy|{G}{U}|Enchantment||rare|rna|1.00|counters|Counts growth counters towards a win.
Oko, Thief of Crowns|{1}{G}{U}|Legendary Planeswalker — Oko|4|mythic|eld|8.00|walkers;removal|Food, and Elk out of anything.
Assassin's Trophy|{B}{G}|Instant||rare|grn|3.00|removal|Destroys a permanent; its owner finds a basic.
Pernicious Deed|{1}{B}{G}|Enchantment||rare|apc|8.00|sweeper;reanimator|Sweeps up to a mana value of your choice.
Aura Shards|{1}{G}{W}|Enchantment||uncommon|inv|9.00|gc;removal;tokens|Each arrival breaks an artifact or enchantment.
Mirari's Wake|{3}{G}{W}|Enchantment||rare|jud|7.00|ramp;tokens|Twice the mana, and +1/+1 for the team.
Voice of Resurgence|{G}{W}|Creature — Elemental|2/2|mythic|dgm|3.00|tokens|Leaves a growing Elemental when crossed.
Anguished Unmaking|{1}{W}{B}|Instant||rare|soi|4.00|removal|Exiles a nonland permanent for three life.
Corpse Knight|{W}{B}|Creature — Zombie Knight|2/2|uncommon|m20|0.40|lifegain;aristocrats;tokens|Each opponent loses a life per arrival.
Boros Charm|{R}{W}|Instant||uncommon|gtc|1.50|protection;removal|Four damage, indestructible or double strike.
Expressive Iteration|{U}{R}|Sorcery||uncommon|stx|1.00|draw;spells|Three cards seen, two of use.
Goblin Electromancer|{U}{R}|Creature — Goblin Wizard|2/2|common|ddj|0.30|spells;goblins|Instants and sorceries cost one less.
Vivi Ornitier|{1}{U}{R}|Legendary Creature — Wizard|0/3|mythic|fin|30.00|spells;ramp;counters|Grows and pings with noncreature spells, and taps its power for mana.
Baleful Strix|{U}{B}|Artifact Creature — Bird|1/1|uncommon|pc2|1.50|draw;blink;reanimator|A deathtouch flier that draws a card.
Notion Thief|{2}{U}{B}|Creature — Human Rogue|3/1|rare|dgm|4.00|gc;draw|Extra draws of the others become yours.
Nicol Bolas, Dragon-God|{U}{B}{B}{B}{R}|Legendary Planeswalker — Bolas|4|mythic|war|6.00|walkers;removal|Borrows every loyalty ability in play.
Prophet of Kruphix|{3}{G}{U}|Creature — Human Wizard|2/3|rare|ths|3.00|banned;ramp|Untaps on every turn and lends flash.
`;
