/** White and blue cards, and those of both; columns as in commanders.data.ts. */
export const WHITE_BLUE_CARDS = `
Swords to Plowshares|{W}|Instant||uncommon|lea|1.20|staple;removal|Exiles a creature; its owner gains its power in life.
Path to Exile|{W}|Instant||uncommon|con|1.60|staple;removal|Exiles a creature; its owner finds a basic.
Generous Gift|{2}{W}|Instant||common|mh1|0.60|removal|Destroys a permanent and leaves an Elephant.
Enlightened Tutor|{W}|Instant||uncommon|mir|32.00|gc;tutor|Puts an artifact or enchantment on top.
Teferi's Protection|{2}{W}|Instant||rare|c17|34.00|gc;protection|You and all you own are out of reach until your next turn.
Ephemerate|{W}|Instant||common|mh1|1.00|blink|Blinks a creature, and once more next turn.
Eerie Interlude|{2}{W}|Instant||rare|ddq|2.50|blink;protection|Blinks any number of your creatures until the turn ends.
Wrath of God|{2}{W}{W}|Sorcery||rare|lea|4.00|sweeper|Destroys all creatures for good.
Farewell|{4}{W}{W}|Sorcery||rare|neo|8.00|gc;sweeper|Exiles the kinds of things you choose.
Smothering Tithe|{3}{W}|Enchantment||rare|rna|24.00|gc;staple;ramp|Treasure whenever an opponent draws and does not pay.
Land Tax|{W}|Enchantment||rare|leg|26.00|ramp|Three basics a turn while you are behind on lands.
Cathars' Crusade|{3}{W}{W}|Enchantment||rare|avr|7.00|tokens;counters|Each arrival puts a counter on the whole team.
Anointed Procession|{3}{W}|Enchantment||rare|akh|36.00|tokens|Twice as many tokens.
Esper Sentinel|{W}|Artifact Creature — Human Soldier|1/1|rare|mh2|17.00|draw;staple|Draws on opposing noncreature spells unless they pay.
Mother of Runes|{W}|Creature — Human Cleric|1/1|uncommon|ulg|3.50|protection|Taps to protect a creature from a colour.
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
Counterspell|{U}{U}|Instant||uncommon|lea|1.20|staple;counterspell;spells|Counters a spell.
Negate|{1}{U}|Instant||common|mor|0.20|counterspell;spells|Counters a noncreature spell.
An Offer You Can't Refuse|{U}|Instant||uncommon|snc|2.20|counterspell;spells|Counters a noncreature spell for two Treasures to its owner.
Fierce Guardianship|{2}{U}|Instant||rare|c20|48.00|gc;counterspell;spells|Counters a noncreature spell, free beside your commander.
Cyclonic Rift|{1}{U}|Instant||rare|rtr|32.00|gc;staple;removal;sweeper|Bounces one permanent, or all of the opponents'.
Pongify|{U}|Instant||uncommon|plc|1.80|removal;spells|Turns a creature into a 3/3 Ape.
Reality Shift|{1}{U}|Instant||uncommon|frf|0.80|removal;spells|Exiles a creature; its owner manifests a card.
Brainstorm|{U}|Instant||common|ice|0.90|draw;spells|Three cards in, two back on top.
Mystical Tutor|{U}|Instant||uncommon|mir|9.00|gc;tutor;spells|Puts an instant or sorcery on top.
Ponder|{U}|Sorcery||common|lrw|1.80|draw;spells|Orders the top three, then draws.
Preordain|{U}|Sorcery||common|m11|0.80|draw;spells|Scries two, then draws.
Windfall|{2}{U}|Sorcery||uncommon|usg|3.00|draw;spells|Everybody trades hands for the largest number.
Time Warp|{3}{U}{U}|Sorcery||rare|tmp|12.00|extra-turn;spells;walkers|One more turn.
Evacuation|{3}{U}{U}|Instant||rare|sth|2.50|sweeper|Bounces all creatures.
Rhystic Study|{2}{U}|Enchantment||common|pcy|38.00|gc;staple;draw|A card for each opposing spell that is not paid for.
Mystic Remora|{U}|Enchantment||common|ice|9.00|draw|Draws on noncreature spells as long as you pay its upkeep.
Propaganda|{2}{U}|Enchantment||uncommon|tmp|2.80|protection;walkers|Attackers cost two each.
Metallurgic Summonings|{3}{U}{U}|Enchantment||mythic|kld|1.50|spells;tokens|A Construct as large as each instant or sorcery.
Curiosity|{U}|Enchantment — Aura||uncommon|exo|4.00|draw;spells|The enchanted creature draws on damage to an opponent.
Archaeomancer|{2}{U}{U}|Creature — Human Wizard|1/2|common|m13|0.20|recursion;blink;spells|Returns an instant or sorcery to the hand.
Laboratory Maniac|{2}{U}|Creature — Human Wizard|2/2|rare|isd|1.60|draw|Wins where an empty library would lose.
Thassa's Oracle|{U}{U}|Creature — Merfolk Wizard|1/3|rare|thb|14.00|gc;blink|Looks deep, and wins if devotion covers the library.
Murmuring Mystic|{3}{U}|Creature — Human Wizard|1/5|uncommon|grn|0.25|spells;tokens|A flying Bird Illusion for each instant or sorcery.
Mulldrifter|{4}{U}|Creature — Elemental|2/2|common|lrw|0.30|draw;blink;reanimator|A flier that draws two, cheap when it does not stay.
Peregrine Drake|{4}{U}|Creature — Drake|2/3|uncommon|usg|0.70|blink;ramp|A flier that untaps five lands.
Deadeye Navigator|{4}{U}{U}|Creature — Spirit|5/5|rare|avr|2.00|blink|Paired with a creature, blinks either for two mana.
Consecrated Sphinx|{4}{U}{U}|Creature — Sphinx|4/6|mythic|mbs|22.00|gc;draw|Two cards for each one an opponent draws.
Deepglow Skate|{4}{U}|Creature — Fish|3/3|rare|c16|4.50|counters;walkers;blink|Doubles the counters on any number of permanents.
Brazen Borrower // Petty Theft|{1}{U}{U} // {1}{U}|Creature — Faerie Rogue // Instant — Adventure|3/1 // |mythic|eld|6.00|adventure;removal;spells|A flash flier that first bounces something.
Commit // Memory|{3}{U} // {4}{U}{U}|Instant // Sorcery||rare|akh|0.60|aftermath;counterspell;removal;spells|Tucks a spell or permanent; later, new hands for all.
Dovin's Veto|{W}{U}|Instant||uncommon|war|2.00|counterspell|Counters a noncreature spell, beyond dispute.
Supreme Verdict|{1}{W}{W}{U}|Sorcery||rare|rtr|3.50|sweeper|Destroys all creatures and cannot be countered.
Cloudblazer|{3}{W}{U}|Creature — Human Scout|2/2|uncommon|kld|0.30|blink;draw;lifegain|A flier with two cards and two life.
Teferi, Time Raveler|{1}{W}{U}|Legendary Planeswalker — Teferi|4|rare|war|9.00|walkers;removal;draw|Opponents act at sorcery speed; bounces and draws.
`;
