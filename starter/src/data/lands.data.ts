/** Lands; columns as in commanders.data.ts. `multi` and `many`: wanted in decks of two, of three and more colors. */
export const LANDS = `
Plains||Basic Land — Plains||common|lea|0.10||Taps for white.
Island||Basic Land — Island||common|lea|0.10||Taps for blue.
Swamp||Basic Land — Swamp||common|lea|0.10||Taps for black.
Mountain||Basic Land — Mountain||common|lea|0.10||Taps for red.
Forest||Basic Land — Forest||common|lea|0.10||Taps for green.
Wastes||Basic Land||common|ogw|0.60||Taps for colorless.
Command Tower||Land||common|cmd|0.40|staple;staple;multi;fixing-land|Taps for any color of your commander.
Exotic Orchard||Land||rare|con|0.50|staple;multi;fixing-land|Taps for any color an opponent's lands could make.
Path of Ancestry||Land||common|c17|0.40|liked;multi;fixing-land|Any color of your commander, and a scry for kin.
City of Brass||Land||uncommon|arn|9.00|many;fixing-land|Any color, at one damage each time.
Mana Confluence||Land||rare|jou|26.00|many;fixing-land|Any color, at one life each time.
Evolving Wilds||Land||common|roe|0.15|multi;fixing-land;landfall|Sacrifices itself for a tapped basic.
Terramorphic Expanse||Land||common|tsp|0.15|multi;fixing-land;landfall|Sacrifices itself for a tapped basic.
Fabled Passage||Land||rare|eld|4.50|multi;fixing-land;landfall|Fetches a basic that comes untapped later in the game.
Prismatic Vista||Land||rare|mh1|28.00|multi;fixing-land;landfall|Pays a life to fetch any basic.
Myriad Landscape||Land||uncommon|c14|0.30|liked;utility-land;ramp;landfall|Turns into two basics of one kind.
Reliquary Tower||Land||uncommon|con|1.50|staple;utility-land|No limit to your hand.
Rogue's Passage||Land||uncommon|rtr|0.35|utility-land|Makes one attacker unblockable.
War Room||Land||rare|cmr|2.50|liked;utility-land;draw|Draws a card for life by your commander's colors.
Buried Ruin||Land||uncommon|m12|0.80|utility-land;recursion;artifacts|Brings an artifact back to the hand.
Ghost Quarter||Land||uncommon|dis|0.60|utility-land;removal|Trades itself for a land, whose owner finds a basic.
Strip Mine||Land||uncommon|atq|14.00|utility-land;removal|Trades itself for any land.
Temple of the False God||Land||uncommon|scg|0.30|ramp|Two colorless mana once you have five lands.
Ancient Tomb||Land||uncommon|tmp|75.00|gc;ramp;eldrazi;artifacts|Two colorless mana for two damage.
Field of the Dead||Land||rare|m20|32.00|gc;utility-land;landfall;tokens|Raises Zombies as differently named lands arrive.
Eye of Ugin||Legendary Land||mythic|wwk|26.00|utility-land;eldrazi;tutor|Makes colorless Eldrazi cheaper and finds them late.
Eldrazi Temple||Land||rare|roe|9.00|eldrazi;ramp|Two colorless mana for Eldrazi.
Urza's Saga||Enchantment Land — Urza's Saga||rare|mh2|34.00|utility-land;artifacts;tutor;tokens|A land that builds Constructs, then finds a cheap artifact.
Mutavault||Land||rare|mor|11.00|utility-land;goblins;elves|A land that wakes as a creature of every type.
Nykthos, Shrine to Nyx||Legendary Land||rare|ths|27.00|utility-land;ramp;elves;goblins|Turns devotion to a color into mana.
High Market||Land||rare|mmq|1.50|utility-land;aristocrats|Sacrifices a creature for one life.
Mystic Sanctuary||Land — Island||common|eld|2.00|utility-land;recursion;spells|Returns a spell to the top once you have three other Islands.
Castle Ardenvale||Land||rare|eld|1.20|ci=W;utility-land;tokens|White mana, or a 1/1 Human late.
Castle Vantress||Land||rare|eld|1.00|ci=U;utility-land|Blue mana, or a scry of two.
Castle Locthwain||Land||rare|eld|2.50|ci=B;utility-land;draw|Black mana, or a card for life by your hand.
Castle Embereth||Land||rare|eld|0.60|ci=R;utility-land;goblins;tokens|Red mana, or +1/+0 for the team.
Castle Garenbrig||Land||rare|eld|0.90|ci=G;utility-land;ramp|Green mana, or six of it for creatures.
Bojuka Bog||Land||common|wwk|1.20|staple;ci=B;utility-land|Comes tapped and exiles a graveyard.
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
Tundra||Land — Plains Island||rare|lea|450.00|liked;fixing-land;multi|Untapped Plains and Island with no drawback.
Underground Sea||Land — Island Swamp||rare|lea|800.00|liked;fixing-land;multi|Untapped Island and Swamp with no drawback.
Badlands||Land — Swamp Mountain||rare|lea|400.00|liked;fixing-land;multi|Untapped Swamp and Mountain with no drawback.
Taiga||Land — Mountain Forest||rare|lea|350.00|liked;fixing-land;multi|Untapped Mountain and Forest with no drawback.
Savannah||Land — Forest Plains||rare|lea|350.00|liked;fixing-land;multi|Untapped Forest and Plains with no drawback.
Scrubland||Land — Plains Swamp||rare|lea|350.00|liked;fixing-land;multi|Untapped Plains and Swamp with no drawback.
Volcanic Island||Land — Island Mountain||rare|leb|750.00|liked;fixing-land;multi|Untapped Island and Mountain with no drawback.
Bayou||Land — Swamp Forest||rare|lea|450.00|liked;fixing-land;multi|Untapped Swamp and Forest with no drawback.
Plateau||Land — Mountain Plains||rare|lea|300.00|liked;fixing-land;multi|Untapped Mountain and Plains with no drawback.
Tropical Island||Land — Forest Island||rare|lea|500.00|liked;fixing-land;multi|Untapped Forest and Island with no drawback.
Flooded Strand||Land||rare|ons|30.00|finds=WU;liked;fixing-land;multi;landfall|Pays a life to fetch a Plains or Island type.
Polluted Delta||Land||rare|ons|35.00|finds=UB;liked;fixing-land;multi;landfall|Pays a life to fetch a Island or Swamp type.
Bloodstained Mire||Land||rare|ons|30.00|finds=BR;liked;fixing-land;multi;landfall|Pays a life to fetch a Swamp or Mountain type.
Wooded Foothills||Land||rare|ons|30.00|finds=RG;liked;fixing-land;multi;landfall|Pays a life to fetch a Mountain or Forest type.
Windswept Heath||Land||rare|ons|20.00|finds=GW;liked;fixing-land;multi;landfall|Pays a life to fetch a Forest or Plains type.
Marsh Flats||Land||rare|zen|20.00|finds=WB;liked;fixing-land;multi;landfall|Pays a life to fetch a Plains or Swamp type.
Scalding Tarn||Land||rare|zen|30.00|finds=UR;liked;fixing-land;multi;landfall|Pays a life to fetch a Island or Mountain type.
Verdant Catacombs||Land||rare|zen|30.00|finds=BG;liked;fixing-land;multi;landfall|Pays a life to fetch a Swamp or Forest type.
Arid Mesa||Land||rare|zen|25.00|finds=RW;liked;fixing-land;multi;landfall|Pays a life to fetch a Mountain or Plains type.
Misty Rainforest||Land||rare|zen|30.00|finds=GU;liked;fixing-land;multi;landfall|Pays a life to fetch a Forest or Island type.
Drowned Catacomb||Land||rare|m10|3.00|fixing-land;multi;ci=UB|Taps for blue or black, untapped beside the right basic type.
Rootbound Crag||Land||rare|m10|2.50|fixing-land;multi;ci=RG|Taps for red or green, untapped beside the right basic type.
Clifftop Retreat||Land||rare|isd|3.00|fixing-land;multi;ci=RW|Taps for red or white, untapped beside the right basic type.
Woodland Cemetery||Land||rare|isd|4.00|fixing-land;multi;ci=BG|Taps for black or green, untapped beside the right basic type.
Sulfur Falls||Land||rare|isd|4.00|fixing-land;multi;ci=UR|Taps for blue or red, untapped beside the right basic type.
Karplusan Forest||Land||rare|ice|3.00|fixing-land;multi;ci=RG|Untapped red or green at the price of a point of damage.
Caves of Koilos||Land||rare|apc|2.00|fixing-land;multi;ci=WB|Untapped white or black at the price of a point of damage.
Battlefield Forge||Land||rare|apc|3.00|fixing-land;multi;ci=RW|Untapped red or white at the price of a point of damage.
Blackcleave Cliffs||Land||rare|som|6.00|fixing-land;multi;ci=BR|Taps for black or red, untapped in the early turns.
Blooming Marsh||Land||rare|kld|8.00|fixing-land;multi;ci=BG|Taps for black or green, untapped in the early turns.
Deserted Beach||Land||rare|mid|5.00|fixing-land;multi;ci=WU|Taps for white or blue, untapped from the third land on.
Haunted Ridge||Land||rare|mid|6.00|fixing-land;multi;ci=BR|Taps for black or red, untapped from the third land on.
Overgrown Farmland||Land||rare|mid|5.00|fixing-land;multi;ci=GW|Taps for green or white, untapped from the third land on.
Shattered Sanctum||Land||rare|vow|5.00|fixing-land;multi;ci=WB|Taps for white or black, untapped from the third land on.
Stormcarved Coast||Land||rare|vow|6.00|fixing-land;multi;ci=UR|Taps for blue or red, untapped from the third land on.
Rejuvenating Springs||Land||rare|cmr|10.00|liked;fixing-land;multi;ci=GU|Taps for green or blue, untapped when several opponents play.
Morphic Pool||Land||rare|bbd|12.00|liked;fixing-land;multi;ci=UB|Taps for blue or black, untapped when several opponents play.
Luxury Suite||Land||rare|bbd|12.00|liked;fixing-land;multi;ci=BR|Taps for black or red, untapped when several opponents play.
Spire Garden||Land||rare|bbd|8.00|liked;fixing-land;multi;ci=RG|Taps for red or green, untapped when several opponents play.
Bountiful Promenade||Land||rare|bbd|8.00|liked;fixing-land;multi;ci=GW|Taps for green or white, untapped when several opponents play.
Vault of Champions||Land||rare|cmr|10.00|liked;fixing-land;multi;ci=WB|Taps for white or black, untapped when several opponents play.
Training Center||Land||rare|cmr|12.00|liked;fixing-land;multi;ci=UR|Taps for blue or red, untapped when several opponents play.
Undergrowth Stadium||Land||rare|cmr|10.00|liked;fixing-land;multi;ci=BG|Taps for black or green, untapped when several opponents play.
Hengegate Pathway // Mistgate Pathway| // |Land // Land| // |rare|khm|3.00|mdfc;fixing-land;multi;ci=WU|Chooses once between white and blue.
Barkchannel Pathway // Tidechannel Pathway| // |Land // Land| // |rare|khm|3.00|mdfc;fixing-land;multi;ci=GU|Chooses once between green and blue.
Cragcrown Pathway // Timbercrown Pathway| // |Land // Land| // |rare|znr|2.00|mdfc;fixing-land;multi;ci=RG|Chooses once between red and green.
Needleverge Pathway // Pillarverge Pathway| // |Land // Land| // |rare|znr|3.00|mdfc;fixing-land;multi;ci=RW|Chooses once between red and white.
Raugrin Triome||Land — Island Mountain Plains||rare|iko|12.00|liked;fixing-land;many|Island, Mountain, Plains in one cyclable tapped land.
Ketria Triome||Land — Forest Island Mountain||rare|iko|14.00|liked;fixing-land;many|Forest, Island, Mountain in one cyclable tapped land.
Savai Triome||Land — Mountain Plains Swamp||rare|iko|10.00|liked;fixing-land;many|Mountain, Plains, Swamp in one cyclable tapped land.
Zagoth Triome||Land — Swamp Forest Island||rare|iko|14.00|liked;fixing-land;many|Swamp, Forest, Island in one cyclable tapped land.
Indatha Triome||Land — Plains Swamp Forest||rare|iko|11.00|liked;fixing-land;many|Plains, Swamp, Forest in one cyclable tapped land.
Raffine's Tower||Land — Plains Island Swamp||rare|snc|15.00|liked;fixing-land;many|Plains, Island, Swamp in one cyclable tapped land.
Xander's Lounge||Land — Island Swamp Mountain||rare|snc|15.00|liked;fixing-land;many|Island, Swamp, Mountain in one cyclable tapped land.
Ziatora's Proving Ground||Land — Swamp Mountain Forest||rare|snc|14.00|liked;fixing-land;many|Swamp, Mountain, Forest in one cyclable tapped land.
Jetmir's Garden||Land — Mountain Forest Plains||rare|snc|14.00|liked;fixing-land;many|Mountain, Forest, Plains in one cyclable tapped land.
Spara's Headquarters||Land — Forest Plains Island||rare|snc|14.00|liked;fixing-land;many|Forest, Plains, Island in one cyclable tapped land.
Azorius Chancery||Land||common|dis|0.40|fixing-land;multi;landfall;ci=WU|Bounces a land but gives both white and blue.
Dimir Aqueduct||Land||common|rav|0.40|fixing-land;multi;landfall;ci=UB|Bounces a land but gives both blue and black.
Selesnya Sanctuary||Land||common|rav|0.40|fixing-land;multi;landfall;ci=GW|Bounces a land but gives both green and white.
Temple of Malice||Land||rare|bng|0.40|fixing-land;multi;topdeck;ci=BR|Tapped black or red land that scries.
Fetid Pools||Land — Island Swamp||rare|akh|1.50|fixing-land;multi|Tapped dual with basic types that can be cycled.
Sheltered Thicket||Land — Mountain Forest||rare|akh|1.50|fixing-land;multi|Tapped dual with basic types that can be cycled.
Mystic Gate||Land||rare|shm|8.00|fixing-land;multi;ci=WU|Filters mana into any mix of white and blue.
Graven Cairns||Land||rare|fut|4.00|fixing-land;multi;ci=BR|Filters mana into any mix of black and red.
Azorius Guildgate||Land — Gate||common|rtr|0.20|fixing-land;multi;ci=WU|Tapped white or blue gate.
Reflecting Pool||Land||rare|tmp|12.00|liked;fixing-land;many|Copies the colors your other lands make.
Forbidden Orchard||Land||rare|chk|8.00|fixing-land;many;group-hug;politics|Any color, giving an opponent a spirit.
Gemstone Mine||Land||uncommon|wth|5.00|fixing-land;many|Three uses of any color.
Plaza of Heroes||Land||rare|dmu|8.00|fixing-land;utility-land;many;legends;protection|Colors for legends and a shield for one.
Cavern of Souls||Land||rare|avr|50.00|liked;fixing-land;utility-land;many;protection|Uncounterable colors for one creature type.
Secluded Courtyard||Land||uncommon|neo|2.00|fixing-land;many|Any color for creatures and abilities of one type.
Krosan Verge||Land||uncommon|jud|0.70|finds=GW;fixing-land;ramp;landfall|Sacrifices itself to fetch a Forest and a Plains.
Urborg, Tomb of Yawgmoth||Legendary Land||rare|plc|25.00|finds=B;fixing-land;utility-land|Every land is also a Swamp.
Yavimaya, Cradle of Growth||Legendary Land||rare|mh2|10.00|finds=G;liked;fixing-land;utility-land|Every land is also a Forest.
Gaea's Cradle||Legendary Land||rare|usg|900.00|utility-land;ramp;tokens;gc;ci=G|Green mana for each creature you control.
Serra's Sanctum||Legendary Land||rare|usg|250.00|utility-land;ramp;enchantress;gc;ci=W|White mana for each enchantment you control.
Glacial Chasm||Land||uncommon|ice|30.00|utility-land;protection;gc|Prevents all damage to you at a growing price.
Mishra's Workshop||Land||rare|atq|2500.00|utility-land;ramp;artifacts;gc|Three mana for artifacts.
The Tabernacle at Pendrell Vale||Legendary Land||rare|leg|2500.00|utility-land;stax;gc|Every creature demands upkeep.
Tolarian Academy||Legendary Land||rare|usg|60.00|utility-land;ramp;artifacts;banned;ci=U|Blue mana for each artifact.
Karakas||Legendary Land||uncommon|leg|30.00|utility-land;legends;banned;ci=W|White mana, or returns a legend to hand.
Cabal Coffers||Land||uncommon|tor|15.00|liked;utility-land;ramp;big-mana;ci=B|Black mana for every Swamp.
Boseiju, Who Endures||Legendary Land||rare|neo|35.00|liked;utility-land;removal;ci=G|Green land that can be discarded to destroy a permanent.
Otawara, Soaring City||Legendary Land||rare|neo|20.00|liked;utility-land;removal;ci=U|Blue land that can be discarded to bounce a permanent.
Wasteland||Land||uncommon|tmp|15.00|utility-land;removal|Sacrifices itself to destroy a nonbasic land.
Field of Ruin||Land||uncommon|xln|0.50|utility-land;removal|Trades itself for a nonbasic, with basics for everyone.
Homeward Path||Land||rare|cmd|8.00|utility-land;protection|Returns creatures to their owners.
Phyrexian Tower||Legendary Land||rare|usg|20.00|utility-land;sacrifice;ramp;aristocrats;ci=B|Sacrifices a creature for two black mana.
Inventors' Fair||Legendary Land||rare|kld|6.00|utility-land;artifacts;tutor;lifegain|Finds an artifact in artifact decks.
Karn's Bastion||Land||rare|war|4.00|utility-land;proliferate;counters;walkers|Colorless land that can proliferate.
Kessig Wolf Run||Land||rare|isd|0.70|utility-land;voltron;x-spells;ci=RG|Pours mana into power and trample.
Maze of Ith||Land||uncommon|drk|8.00|utility-land;protection|Takes an attacker out of combat.
Thespian's Stage||Land||rare|gtc|4.00|utility-land;clones|Becomes a copy of any land.
Dark Depths||Legendary Snow Land||rare|csp|20.00|utility-land;tokens;counters|Thaws into a giant indestructible flyer.
Dakmor Salvage||Land||common|fut|0.50|ci=B;self-mill;landfall|A tapped swampy land that dredges itself back.
Cephalid Coliseum||Land||uncommon|ody|2.00|ci=U;wheels;utility-land|A painful island that may draw and discard three.
Aether Hub||Land||uncommon|kld|0.40|energy;utility-land;multi|Colorless, or any color for energy.
Bleachbone Verge||Land||rare|dft|6.00|fixing-land;multi;ci=WB|Taps for black, and for white beside a Plains or Swamp.
Riverpyre Verge||Land||rare|dft|8.00|fixing-land;multi;ci=UR|Taps for red, and for blue beside an Island or Mountain.
Sunbillow Verge||Land||rare|dft|6.00|fixing-land;multi;ci=WR|Taps for white, and for red beside a Mountain or Plains.
Wastewood Verge||Land||rare|dft|6.00|fixing-land;multi;ci=BG|Taps for green, and for black beside a Swamp or Forest.
Willowrush Verge||Land||rare|dft|7.00|fixing-land;multi;ci=UG|Taps for blue, and for green beside a Forest or Island.
Blazemire Verge||Land||rare|dsk|8.00|fixing-land;multi;ci=BR|Taps for black, and for red beside a Swamp or Mountain.
Floodfarm Verge||Land||rare|dsk|9.00|fixing-land;multi;ci=WU|Taps for white, and for blue beside a Plains or Island.
Gloomlake Verge||Land||rare|dsk|9.00|fixing-land;multi;ci=UB|Taps for blue, and for black beside an Island or Swamp.
Hushwood Verge||Land||rare|dsk|7.00|fixing-land;multi;ci=WG|Taps for green, and for white beside a Forest or Plains.
Thornspire Verge||Land||rare|dsk|7.00|fixing-land;multi;ci=RG|Taps for red, and for green beside a Mountain or Forest.
Starting Town||Land — Town||rare|fin|9.00|fixing-land;many|Any color for a life; untapped only in the first turns.
Mistrise Village||Land||rare|tdm|6.00|ci=U;utility-land;protection|Blue mana, or a spell that cannot be countered.
`;
