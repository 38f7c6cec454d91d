/** Lands; columns as in commanders.data.ts. `multi` and `many`: wanted in decks of two, of three and more colours. */
export const LANDS = `
Plains||Basic Land — Plains||common|lea|0.10||Taps for white.
Island||Basic Land — Island||common|lea|0.10||Taps for blue.
Swamp||Basic Land — Swamp||common|lea|0.10||Taps for black.
Mountain||Basic Land — Mountain||common|lea|0.10||Taps for red.
Forest||Basic Land — Forest||common|lea|0.10||Taps for green.
Wastes||Basic Land||common|ogw|0.60||Taps for colourless.
Command Tower||Land||common|cmd|0.40|staple;multi;fixing-land|Taps for any colour of your commander.
Exotic Orchard||Land||rare|con|0.50|staple;multi;fixing-land|Taps for any colour an opponent's lands could make.
Path of Ancestry||Land||common|c17|0.40|multi;fixing-land|Any colour of your commander, and a scry for kin.
City of Brass||Land||uncommon|arn|9.00|many;fixing-land|Any colour, at one damage each time.
Mana Confluence||Land||rare|jou|26.00|many;fixing-land|Any colour, at one life each time.
Evolving Wilds||Land||common|roe|0.15|multi;fixing-land;landfall|Sacrifices itself for a tapped basic.
Terramorphic Expanse||Land||common|tsp|0.15|multi;fixing-land;landfall|Sacrifices itself for a tapped basic.
Fabled Passage||Land||rare|eld|4.50|multi;fixing-land;landfall|Fetches a basic that comes untapped later in the game.
Prismatic Vista||Land||rare|mh1|28.00|multi;fixing-land;landfall|Pays a life to fetch any basic.
Myriad Landscape||Land||uncommon|c14|0.30|staple;utility-land;ramp;landfall|Turns into two basics of one kind.
Reliquary Tower||Land||uncommon|con|1.50|staple;utility-land|No limit to your hand.
Rogue's Passage||Land||uncommon|rtr|0.35|utility-land|Makes one attacker unblockable.
War Room||Land||rare|cmr|2.50|staple;utility-land;draw|Draws a card for life by your commander's colours.
Buried Ruin||Land||uncommon|m12|0.80|utility-land;recursion;artifacts|Brings an artifact back to the hand.
Ghost Quarter||Land||uncommon|dis|0.60|utility-land;removal|Trades itself for a land, whose owner finds a basic.
Strip Mine||Land||uncommon|atq|14.00|utility-land;removal|Trades itself for any land.
Temple of the False God||Land||uncommon|scg|0.30|ramp|Two colourless mana once you have five lands.
Ancient Tomb||Land||uncommon|tmp|75.00|gc;ramp;eldrazi;artifacts|Two colourless mana for two damage.
Field of the Dead||Land||rare|m20|32.00|gc;utility-land;landfall;tokens|Raises Zombies as differently named lands arrive.
Eye of Ugin||Legendary Land||mythic|wwk|26.00|utility-land;eldrazi;tutor|Makes colourless Eldrazi cheaper and finds them late.
Eldrazi Temple||Land||rare|roe|9.00|eldrazi;ramp|Two colourless mana for Eldrazi.
Urza's Saga||Enchantment Land — Urza's Saga||rare|mh2|34.00|utility-land;artifacts;tutor;tokens|A land that builds Constructs, then finds a cheap artifact.
Mutavault||Land||rare|mor|11.00|utility-land;goblins;elves|A land that wakes as a creature of every type.
Nykthos, Shrine to Nyx||Legendary Land||rare|ths|27.00|utility-land;ramp;elves;goblins|Turns devotion to a colour into mana.
High Market||Land||rare|mmq|1.50|utility-land;aristocrats|Sacrifices a creature for one life.
Mystic Sanctuary||Land — Island||common|eld|2.00|utility-land;recursion;spells|Returns a spell to the top once you have three other Islands.
Castle Ardenvale||Land||rare|eld|1.20|ci=W;utility-land;tokens|White mana, or a 1/1 Human late.
Castle Vantress||Land||rare|eld|1.00|ci=U;utility-land|Blue mana, or a scry of two.
Castle Locthwain||Land||rare|eld|2.50|ci=B;utility-land;draw|Black mana, or a card for life by your hand.
Castle Embereth||Land||rare|eld|0.60|ci=R;utility-land;goblins;tokens|Red mana, or +1/+0 for the team.
Castle Garenbrig||Land||rare|eld|0.90|ci=G;utility-land;ramp|Green mana, or six of it for creatures.
Bojuka Bog||Land||common|wwk|1.20|ci=B;staple;utility-land|Comes tapped and exiles a graveyard.
Hallowed Fountain||Land — Plains Island||rare|dis|11.00|staple;fixing-land|Plains and Island in one; two life to come untapped.
Watery Grave||Land — Island Swamp||rare|rav|14.00|staple;fixing-land|Island and Swamp in one; two life to come untapped.
Blood Crypt||Land — Swamp Mountain||rare|dis|15.00|staple;fixing-land|Swamp and Mountain in one; two life to come untapped.
Stomping Ground||Land — Mountain Forest||rare|gpt|12.00|staple;fixing-land|Mountain and Forest in one; two life to come untapped.
Temple Garden||Land — Forest Plains||rare|rav|11.00|staple;fixing-land|Forest and Plains in one; two life to come untapped.
Godless Shrine||Land — Plains Swamp||rare|gpt|12.00|staple;fixing-land|Plains and Swamp in one; two life to come untapped.
Steam Vents||Land — Island Mountain||rare|gpt|16.00|staple;fixing-land|Island and Mountain in one; two life to come untapped.
Overgrown Tomb||Land — Swamp Forest||rare|rav|13.00|staple;fixing-land|Swamp and Forest in one; two life to come untapped.
Sacred Foundry||Land — Mountain Plains||rare|rav|13.00|staple;fixing-land|Mountain and Plains in one; two life to come untapped.
Breeding Pool||Land — Forest Island||rare|dis|17.00|staple;fixing-land|Forest and Island in one; two life to come untapped.
`;
