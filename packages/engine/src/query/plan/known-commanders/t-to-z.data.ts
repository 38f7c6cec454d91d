/** What players build around commanders, one a line: name | themes, as of `readWeightedThemes` | creature types | wording of cards that they look for. */
export const COMMANDERS_T_TO_Z = `
  Taborax, Hope's Demise | aristocrats! plus-1-plus-1-counters! sacrifice! card-draw lifegain | Cleric | cleric; sacrifice a creature:; sacrifice another creature; when this dies; return target creature card; sacrifice a creature; whenever you gain life
  Taeko, the Patient Avalanche | blink! ninjutsu! plus-1-plus-1-counters sneak-attack scry | Ninja, Turtle | ninjutsu; sneak; exile target creature you control; return target creature you control; return a creature you control; leaves the battlefield; return to its owner's hand
  Tahngarth, First Mate | voltron! equipment! politics group-slug aikido | Minotaur | equipped creature; equip; goad; enchanted creature; attacks each combat; whenever equipped creature
  Tahngarth, Talruum Hero | fight! voltron enrage tap-untap | Minotaur | untap; deathtouch; whenever this is dealt damage; equipped creature; damage equal to its power; gets +
  Taigam, Master Opportunist | suspend! spellslinger! spell-copy! time-counters extra-turns | - | suspend; time counter; time travel; extra turn; whenever you cast your second spell each turn; draw a card; flurry
  Taigam, Ojutai Master | spellslinger! extra-turns control flying | Dragon | extra turn; instant and sorcery; vigilance; haste; instant or sorcery spell; draw cards; dragon
  Taigam, Sidisi's Hand | self-mill! graveyard! control reanimator | - | from your graveyard; delve; flashback; escape; mill; untap; top # cards of your library
  Taii Wakeen, Perfect Shot | burn! pingers! card-draw control | - | damage to each creature; deals 1 damage; damage divided; damage to any target; deals # damage to each; noncombat damage; untap
  Tajic, Blade of the Legion | aggro! tokens! voltron | Soldier | create two; soldier; battalion; double strike; equipped creature; destroy all; whenever you attack
  Tajic, Legion's Edge | aggro! tokens burn plus-1-plus-1-counters | Soldier | mentor; damage to each creature; deals # damage to each; soldier; battalion; creature tokens; gets +
  Takeno, Samurai General | aggro! anthems! | Samurai | samurai; bushido; attacks alone; samurai you control; whenever a samurai; of the chosen type
  Talion, the Kindly Lord | group-slug! card-draw! control politics lifedrain | Faerie | opponent casts; faerie; copy of; draw a card; each opponent; loses life
  Talrand, Sky Summoner | spellslinger! tokens! flying counterspells cantrips | Drake | draw a card; counter target spell; instant and sorcery; creatures with flying; instant or sorcery spell; costs {1} less; draw two cards
  Tameshi, Reality Architect | lands-matter! artifacts! enchantress! graveyard landfall | Moonfolk | sacrifice this:; return a land; landfall; whenever a land; additional land; return this to its owner's hand
  Tamiyo, Inquisitive Student // Tamiyo, Seasoned Scholar | card-draw! clues spellslinger planeswalkers control | - | draw three cards; investigate; draw two cards; whenever you draw your; loyalty; each player draws; proliferate
  Tam, Mindful First-Year | multicolor-matters ramp aggro plus-1-plus-1-counters | - | each color; colors among; for each color; multicolored; all colors; mana of any color; untap
  Tana, the Bloodsower | tokens! voltron! saboteurs anthems | Saproling | double strike; gets +; equipped creature; trample; tokens would be created; saproling; infect
  Tanazir Quandrix | plus-1-plus-1-counters! tokens! stompy attack-triggers | Dragon, Fractal | fractal; +1/+1 counters; double the number of; exile target creature you control; create two; trample; that many plus one
  Taniwha | phasing! voltron stompy | Serpent | phases out; flash; phased out; upkeep; equipped creature; at the beginning of your upkeep
  Tannuk, Memorial Ensign | landfall! burn! lands-matter ramp card-draw | - | landfall; additional land; land card; whenever a land; sacrifice a land; search your library for; {t}, sacrifice this:
  Tannuk, Steadfast Second | haste! artifacts! etb! sacrifice attack-triggers | - | when this enters; whenever this attacks; artifact creature; when this dies; eldrazi; with warp
  Taranika, Akroan Veteran | aggro tap-untap! attack-triggers voltron | - | {t}: add; {t}: create; whenever this becomes untapped; inspired; additional combat; whenever this becomes tapped
  Targ Nar, Demon-Fang Gnoll | aggro! power-matters voltron | Gnoll | double strike; trample; pack tactics; equipped creature; +1/+1 counters; haste
  Tariel, Reckoner of Souls | reanimator! theft! tap-untap mill | Angel | mills; untap; discards; exile target card from a graveyard; haste; each opponent sacrifices; destroy target creature
  Tarox Bladewing | voltron! flying aggro | Dragon | dragon; equipped creature; {r}: this gets; double strike; gets +; dragons you control; additional combat
  Tasha, the Witch Queen | theft! planeswalkers! tokens proliferate mill | Demon | don't own; proliferate; mana as though it were mana of any; opponent's graveyard; loyalty; opponent's library; mills
  Tasigur, the Golden Fang | graveyard! self-mill! big-mana politics control | - | delve; from your graveyard; mill; exile target card; extra turn; discard; into your graveyard
  Tataru Taru | group-hug! treasure! blink politics wheels | - | each player draws; each opponent draws; opponent draws; draws a card; may draw a card; exile target creature you control; each other player
  Tatsunari, Toad Rider | enchantress! lifedrain! auras voltron | Frog | enchantment; constellation; whenever you cast an enchantment spell; enchanted creature; enchanted land; frog; enchantment spell
  Tatyova, Benthic Druid | landfall! lands-matter! card-draw! ramp lifegain | - | landfall; additional land; land cards; whenever a land; return a land; untap; search your library for
  Tatyova, Steward of Tides | landfall! land-animation! lands-matter! flying ramp | Elemental | landfall; additional land; it's still a land; land creatures; whenever a land; lands you control
  Tawnos, Solemn Survivor | artifacts! clones! tokens! self-mill treasure | - | artifact token; copy of; untap; powerstone; populate; role token
  Tawnos, the Toymaker | clones! stompy tokens etb! | Beast, Bird | beast; bird; when this enters; beast creature; whenever this creature; mutate
  Tawnos, Urza's Apprentice | artifacts! activated-abilities! spell-copy triggered-abilities | - | {t}, sacrifice this; untap; activated ability; artifact's abilities; {4}, {t}:; when this enters; triggered ability
  Tayam, Luminous Enigma | graveyard! counters-matter! plus-1-plus-1-counters self-mill sacrifice | - | enters with; counter on; undying; persist; remove a counter; sacrifice this; -1/-1 counter on it
  Tazri, Beacon of Unity | party! tutors! card-draw aggro | Cleric, Rogue, Warrior, Wizard, Ally | party; cleric; rogue; wizard; warrior; mana of any color; allies you control
  Tazri, Stalwart Survivor | activated-abilities! big-mana! self-mill tap-untap | - | untap; activated abilities; activate abilities; haste; cost {1} less; {q}; activated ability
  T'Challa, the Black Panther | artifacts! voltron! plus-1-plus-1-counters historic ramp | - | artifact spell; vehicle; artifact creature; equipped creature; affinity for artifacts; copy of; proliferate
  Teferi, Mage of Zhalfir | flash! control! stax counterspells | - | suspend; flash; cascade; each opponent's turn; during each other player's untap step; when this enters; counter target spell
  Teferi, Temporal Archmage | stax! artifacts! planeswalkers control tap-untap | - | planeswalker; loyalty; untap; proliferate; doesn't untap; don't untap; tapped for mana
  Tegan Jovanka | historic! attack-triggers aggro legends | Doctor | historic; doctor; legendary; whenever this attacks; artifact creature; time lord; saga you control
  Tegwyll, Duke of Splendor | tokens! flying! aristocrats card-draw | Faerie | faerie; sacrifice a creature; faeries you control; faerie rogue creature token; flash; chosen type; faerie creature token
  Tekuthal, Inquiry Dominus | proliferate! counters-matter! planeswalkers infect | - | proliferate; charge counter; loyalty; poison counter; oil counter; toxic; counters on it
  Telim'Tor | aggro attack-triggers | Knight | flanking; knight; knights you control; additional combat; whenever this attacks; of the chosen type
  Tellah, Great Sage | spellslinger! tokens! big-mana burn | Hero | noncreature spell; costs {x} less; {x}; affinity; without paying its mana cost; instant and sorcery
  Temmet, Naktamun's Will | card-draw! aggro! wheels | Zombie | zombie; draw a card; draw two cards; zombies you control; discards their hand; cycling; zombie creature token
  Temmet, Vizier of Naktamun | tokens! unblockable! clones saboteurs voltron | - | create a token that's a copy; embalm; whenever this deals combat damage to a player; populate; eternalize; tokens would be created; creature token
  Tempestra, Dame of Games | artifacts! clones! etb sacrifice treasure | - | when this enters; treasure; artifact token; untap; when this dies; whenever this attacks; sacrifice an artifact
  Teneb, the Harvester | reanimator! voltron saboteurs self-mill | Dragon | into your graveyard; mill; double strike; equipped creature; can't be blocked; discard; when this enters
  Teo, Spirited Glider | flying! discard! plus-1-plus-1-counters attack-triggers | Ally, Bird | flying; creature tokens with flying; madness; whenever you discard; creatures with flying; flashback; creature token with flying
  Tergrid, God of Fright // Tergrid's Lantern | discard! sacrifice! theft! stax control | - | discards; each opponent discards; each opponent sacrifices; each player sacrifices; each player discards; sacrifices; target player discards
  Terra, Herald of Hope | reanimator! self-mill! saboteurs sacrifice | - | power 3 or less; when this enters; when this dies; mill; double strike; from your graveyard; can't be blocked
  Terra, Magical Adept // Esper Terra | enchantress! sagas! clones self-mill blink | - | (as this saga enters; enchantment; lore counter; when this enters; from your graveyard; whenever you cast an enchantment spell; background
  Terrian, World Tyrant | voltron stompy ramp | Dinosaur, Ooze | equipped creature; no abilities; fight; enchanted creature; dinosaur; power 4 or greater
  Tersa Lightshatter | discard! graveyard! self-mill aggro madness | Orc | discard; madness; into your graveyard; from your graveyard; haste; cascade; whenever you discard
  Tesak, Judith's Hellhound | aggro! attack-triggers! haste big-mana plus-1-plus-1-counters | Dog | unleash; dog; +1/+1 counter on; riot; create two; {x}
  Teshar, Ancestor's Apostle | historic! reanimator! artifacts! etb blink | - | sacrifice this:; {t}, sacrifice this:; legendary creature; costs {0}; sacrifice a creature; when this dies; mana value 3 or less
  Tetsuko Umezawa, Fugitive | unblockable! saboteurs! aggro tokens voltron | - | whenever this deals combat damage to a player; power 1 or less; {u}: this gets; gets +; deals combat damage to a player; creature tokens; double strike
  Tetsuo, Imperial Champion | equipment! spellslinger! voltron burn | Samurai | equip; equipped creature; equipment; attach; extra turn; attacks alone; haste
  Tetsuo Umezawa | control! tap-untap deathtouch | - | untap; tap target creature; enters tapped; {t}: tap target; enter the battlefield tapped; equipped creature
  Tetzimoc, Primal Death | control! etb blink reanimator | Dinosaur | exile target creature you control; swamp; -1/-1; return target creature card from your graveyard; proliferate; return this to its owner's hand; additional {b}
  Tetzin, Gnome Champion // The Golden-Gear Colossus | artifacts! self-mill! reanimator tokens | Gnome | craft with; artifact card from your graveyard; from your graveyard; convert; gnome; artifact creature token
  Teval, Arbiter of Virtue | self-mill! graveyard! self-damage lifegain spellslinger | - | mill; {x}; you gain life; whenever you lose life; into your graveyard; from your graveyard; dredge
  Teval, the Balanced Scale | self-mill! graveyard! tokens! landfall lands-matter | Zombie | from your graveyard; mill; delve; escape; whenever a land; leave your graveyard; exile target card from a graveyard
  Tevesh Szat, Doom of Fools | sacrifice! planeswalkers! aristocrats tokens card-draw | Thrull | sacrifice a creature; proliferate; loyalty; planeswalker; whenever you draw; partner; thrull
  Teysa, Envoy of Ghosts | pillow-fort! control tokens goad politics | Spirit | can't attack you; attacks each combat; goad; deals combat damage to you; opponent controls attacks; creature attacks you; destroy all creatures
  Teysa Karlov | aristocrats! tokens! sacrifice! lifedrain triggered-abilities | - | when this dies; whenever another creature dies; sacrifice a creature:; sacrifice another creature; creature you control dies; creature tokens; whenever a creature dies
  Teysa, Opulent Oligarch | clues! tokens! lifedrain! aristocrats | Spirit | each opponent loses; investigate; sacrifice an artifact; extort; loses # life; clue token
  Teysa, Orzhov Scion | aristocrats! tokens! sacrifice! | Spirit | white and black; sacrifice a creature:; creature tokens; when this dies; sacrifice another creature; twice that many
  Thada Adel, Acquisitor | theft! artifacts unblockable saboteurs voltron | Merfolk | island; islandwalk; becomes an island; can't be blocked; target opponent's library; equipped creature; double strike
  Thalia and The Gitrog Monster | lands-matter! landfall! sacrifice stax graveyard | - | landfall; land card; land cards from your graveyard; from your graveyard; sacrifice a land; whenever a land; enters the battlefield tapped
  Thalia, Guardian of Thraben | hatebears! stax! aggro | Human | can't cast; cost {1} more; cost {2} more; opponents can't; human; players can't; noncreature spells cost
  Thalia, Heretic Cathar | hatebears! stax! aggro | Human | opponents can't; cost {1} more; enter tapped; human; can't cast; each player can't
  Thalisse, Reverent Medium | tokens! aristocrats flying lifegain | Spirit | create two; create a treasure; tokens would be created; create x; spirit; twice that many; creature tokens
  Thancred Waters | legends! flash spellslinger voltron | - | flash; legendary; noncreature spell; exile target creature you control; legendary permanent; destroy all
  Thantis, the Warweaver | forced-combat! goad! plus-1-plus-1-counters! group-slug politics | - | attacks each combat if able; attack each combat if able; goad; whenever a creature attacks; proliferate; equipped creature has
  Thassa, Deep-Dwelling | blink! etb! devotion control | - | when this enters; {u}{u}; enters the battlefield; gain control of target; creature's triggered; exile another target; take an extra turn
  Thassa, God of the Sea | unblockable! saboteurs! devotion scry aggro | Merfolk | {u}{u}; whenever this deals combat damage to a player; devotion; deals combat damage; merfolk; whenever you scry; double strike
  The Ancient One | mill! discard! self-mill graveyard control | - | mill; surveil; permanent card; into your graveyard; mana value; discard; landcycling
  The Archimandrite | lifegain! card-draw! tap-untap aggro wheels | Monk, Artificer, Advisor | advisor; artificer; monk; whenever you gain life; cards in your hand; no maximum hand size; gain 1 life
  The Balrog, Durin's Bane | sacrifice! treasure! aristocrats affinity | Demon | treasure token; sacrifice another creature; sacrifice a creature; each player sacrifices; create two; sacrifice this
  The Balrog, Flame of Udûn | voltron aggro stompy | - | equipped creature; enchanted creature; gets +; additional combat; legendary creature; double strike; haste
  The Balrog of Moria | sacrifice! cycling treasure reanimator control | Demon | cycling; sacrifice a creature; whenever you cycle; return target creature card from your graveyard; sacrifice another creature; whenever you cycle or discard; treasure
  The Beamtown Bullies | reanimator! politics! goad group-slug self-mill | - | leaves the battlefield; into your graveyard; you lose the game; at the beginning of your upkeep; discard; mill
  The Beast, Deathless Prince | theft! forced-combat politics goad tap-untap | - | gain control of target creature; sacrifice a creature; an opponent owns; until end of turn. untap; untap; don't own; goad
  The Blue Spirit | flash! ninjutsu! etb card-draw sneak-attack | Ally, Ninja | ninjutsu; flash; sneak; tapped and attacking; when this enters; return target creature you control; beginning of combat
  The Boulder, Ready to Rumble | earthbending! landfall stompy! plus-1-plus-1-counters power-matters | - | power 4 or greater; earthbend; landfall; land creature; land card; double strike; +1/+1 counter
  The Cabbage Merchant | food! ramp politics tokens pillow-fort | - | food; sacrifice an artifact; artifacts you control; {x}; each opponent; can't attack you; untap
  The Capitoline Triad | historic! artifacts! legends self-mill graveyard | - | historic; mill; discard; create x; into your graveyard; artifact creature; historic card
  The Celestial Toymaker | group-slug! attack-triggers card-draw control politics | - | two piles; chooses one; opponent separates; into two piles
  The Council of Four | group-hug! card-draw! tokens! pillow-fort politics | Knight | each player draws; draws an additional; additional card; can't attack you; draw step; second spell; each player's
  The Cyber-Controller | mill! artifacts! theft x-spells anthems | Cyberman | artifact creature; mills; {x}; untap; exile target creature you control; artifact creature token; artifact spells
  The Dalek Emperor | artifacts! tokens! sacrifice aggro affinity | Dalek | dalek; villainous choice; artifact creature; artifact creatures you control; each opponent sacrifices; tokens would be created; facing a villainous
  The Destined Black Mage | party! burn! spellslinger deathtouch pingers | Cleric, Rogue, Warrior, Wizard | party; noncreature spell; {t}: this deals; deals # damage; untap; wizard; whenever you cast an instant
  The Destined Thief | party! unblockable! saboteurs! card-draw | Rogue, Cleric, Warrior, Wizard | party; whenever this deals combat damage; rogue; deals combat damage to a player; wizard; changeling; whenever you discard
  The Destined Warrior | party! aggro! anthems | Cleric, Rogue, Warrior, Wizard | party; cleric; rogue; warrior; wizard; changeling; creature tokens
  The Destined White Mage | lifegain! plus-1-plus-1-counters! party | Cleric | whenever you gain life; gain 1 life; lifelink; party; gain # life; cleric; you gain life
  The Duke, Rebel Sentry | counters-matter plus-1-plus-1-counters! proliferate aggro | Ally, Rebel | proliferate; untap; +1/+1 counter; that many plus one; remove a counter; rebel; ally you control
  The Earth King | ramp! landfall! stompy! tokens | Bear, Ally | power 4 or greater; landfall; 4/4; whenever a land; land enters; haste; bear creature token
  The Eighth Doctor | historic! self-mill! artifacts! legends sagas | Doctor | mill; historic; into your graveyard; legendary; from your graveyard; surveil; artifact card
  The Eleventh Doctor | suspend! time-counters! saboteurs unblockable | Doctor | suspend; time counter; time travel; double strike; can't be blocked; whenever this deals combat damage; vanishing
  The Emperor of Palamecia // The Lord Master of Hell | spellslinger! big-mana! burn plus-1-plus-1-counters self-mill | - | noncreature spell; {x}; proliferate; into your graveyard; discard; whenever you cast a noncreature; instant and sorcery
  The Ever-Changing 'Dane | aristocrats! sacrifice! reanimator clones | - | when this dies; whenever this attacks; return target creature card; encore; unearth; whenever this deals combat damage
  The Face of Boe | suspend! time-counters! big-mana spellslinger | - | suspend; time counter; time travel; no mana cost; untap; last time counter; haste
  The Fifteenth Doctor | artifacts! affinity! spellslinger treasure self-mill | - | artifact token; treasure; improvise; {t}: add; create a clue; {x}; mana value
  The Fifth Doctor | plus-1-plus-1-counters! pillow-fort! tap-untap proliferate | - | can't attack you; proliferate; defender; {t}: add; untap; that many plus one; {t}: create
  The First Doctor | cascade! ramp historic vehicles | Doctor, Time Lord | cascade; tardis; planeswalk; top of your library; without paying its mana cost; doctor; historic
  The First Sliver | cascade! aggro! anthems | Sliver | sliver; all slivers; sliver creatures you control; chosen type; creature type; sliver spells; mana of any
  The Fourteenth Doctor | clones! etb historic legends self-mill | Doctor | doctor; time lord; top of your library; when this enters; legend rule; copy of; doctor's companion
  The Fourth Doctor | topdeck! historic! food! artifacts legends | - | food; top of your library; scry; legendary; historic; artifact spell
  The Fugitive Doctor | clues! spellslinger! attack-triggers flashback storm | - | investigate; additional combat; deals # damage; instant and sorcery; discard; clue token
  The Gaffer | lifegain! card-draw! | - | gain # life; lifelink; whenever you gain life; food; gained life this turn; you gain life equal; gain 3 life
  The Ghoul, Gunslinger | rad-counters! aristocrats! sacrifice treasure mill | Zombie, Mutant | zombie; rad counter; sacrifice a creature; sacrifice another creature; mutant; mills; when this dies
  The Gitrog Monster | lands-matter! landfall self-mill! dredge graveyard! | - | land card; dredge; sacrifice a land; discard a land; discard; additional land; from your graveyard
  The Gitrog, Ravenous Ride | power-matters! ramp! lands-matter landfall sacrifice | Mount | when this dies; power 4 or greater; saddle; landfall; equal to its power; double strike
  The Goose Mother | food! x-spells! plus-1-plus-1-counters ramp tokens | Hydra | {x}; food; +1/+1 counters; double the number of; sacrifice a food; artifacts you control; additional combat
  The Haunt of Hightower | mill! discard! plus-1-plus-1-counters! voltron | - | mills; discards; each opponent mills; each player discards; mill; each opponent sacrifices; discards their hand
  The Infamous Cruelclaw | discard! impulse-draw! madness saboteurs reanimator | - | madness; can't be blocked; discard a card; whenever you discard; flashback; top of your library; eldrazi
  The Jolly Balloon Man | clones! etb! tokens tap-untap haste | - | when this enters; when this dies; untap; whenever this attacks; sacrifice a creature; tokens would be created; for as long as
  The Lady of Otaria | lands-matter! sacrifice! aggro landfall | Dwarf | dwarf; dwarves; sacrifice a land; land card; dwarf creature token; sacrifice this; {t}, sacrifice this: search
  The Lady of the Mountain | voltron stompy | Giant | no abilities; equipped creature; enchanted creature; fight; giant
  The Lion-Turtle | ramp landfall voltron spellslinger | Turtle | lesson; mill; discard; untap; turtle; lesson card
  The Locust God | wheels! card-draw! tokens! aristocrats | Insect | draw two cards; draw three cards; discards their hand; draw a card; each player draws; whenever a creature enters; whenever you draw
  Thelon of Havenwood | counters-matter! tokens! graveyard anthems proliferate | Fungus, Saproling | spore counter; saproling creature token; fungus; proliferate; saproling; put a spore counter; double the number of
  The Lord of Pain | group-slug! burn! politics chaos | - | noncombat damage; whenever a player casts; without paying its mana cost; damage instead; each opponent; {x}
  The Mary Janes | aggro! tokens haste | - | whenever you attack; create two; creature tokens; haste; tapped and attacking; cost {1} less
  The Master, Formed Anew | clones! etb! exile control | - | when this enters; whenever this attacks; leaves the battlefield; when this dies; takeover counter; return this to its owner's hand; whenever this deals combat damage
  The Master, Gallifrey's End | artifacts! aristocrats! sacrifice! clones etb | - | artifact creature; sacrifice an artifact; when this dies; sacrifice a creature; unearth; villainous choice; artifact creature card
  The Master, Mesmerist | goad! unblockable saboteurs! card-draw forced-combat | - | skulk; goad; goaded; equipped creature; untap; creatures attacking
  The Master, Multiplied | myriad! clones! tokens! attack-triggers | - | myriad; encore; sacrifice it at the beginning of the next end step; exile it at the beginning of the next end step; copy of; whenever this attacks; tapped and attacking
  The Master of Keys | enchantress! self-mill! reanimator x-spells graveyard | - | enchantment; mill; into your graveyard; (as this saga enters; whenever you cast an enchantment spell; constellation; sacrifice this
  The Master, Transcendent | mill! reanimator! rad-counters! theft self-mill | - | mill; rad counter; mills; untap; each player mills; when this enters; each opponent mills
  Themberchaud | burn! group-slug big-mana stompy flying | - | mountain; damage to each creature; without flying; for each mountain; whenever this deals damage; enrage
  The Mechanist, Aerial Artisan | clues! artifacts! spellslinger tokens flying | Ally | noncreature spell; investigate; sacrifice an artifact; artifact token; affinity for artifacts; whenever you sacrifice; clue token
  The Meep | tokens! sacrifice! aggro attack-triggers | - | create two; costs {1} less; mana value; create x; creature tokens; menace; create three
  The Mimeoplasm | reanimator! self-mill! graveyard! plus-1-plus-1-counters clones | Ooze | into your graveyard; mill; infect; dredge; discard; put that card into your graveyard; each player mills
  The Mindskinner | mill! unblockable! voltron saboteurs | - | mills; double strike; deals # damage; gets +; can't be blocked; equipped creature; deals that much damage
  The Most Dangerous Gamer | tokens plus-1-plus-1-counters! voltron die-roll | - | attraction; open an attraction; roll; roll to visit; proliferate; exile target creature you control; claim the prize
  The Motherlode, Excavator | energy! land-destruction! aggro artifacts | - | {e}; nonbasic land; additional combat; destroy target land; proliferate; destroy target nonbasic
  The Mouth of Sauron | amass! mill! spellslinger self-mill | Orc, Army | amass; mill; mills; army; from your graveyard; instant and sorcery cards in; orcs you control
  The Mycotyrant | self-mill! tokens! graveyard sacrifice dredge | Fungus, Saproling | fungus; saproling; descended; mill; sacrifice this; dredge; put into your graveyard
  The Necrobloom | lands-matter! landfall! tokens! dredge graveyard | Plant, Zombie | landfall; land card; sacrifice a land; additional land; with different names; from your graveyard; land cards from your graveyard
  The Neutrinos | blink! etb! tokens aggro attack-triggers | Mutant | when this enters; whenever another creature; creature enters; create two; whenever this attacks; additional combat; exile target creature you control
  The Ninth Doctor | extra-upkeeps! suspend tap-untap time-counters | Doctor | at the beginning of your upkeep; upkeep; suspend; time counter; vanishing; additional upkeep; at the beginning of each upkeep
  The Odd Acorn Gang | tokens! tap-untap aggro anthems | Squirrel | create a 1/1 green squirrel creature token; untap; gain haste; untap all creatures you control; can't be blocked; squirrel; activated abilities of creatures you control
  The Peregrine Dynamo | activated-abilities! triggered-abilities! legends artifacts tap-untap | - | legendary; untap target artifact; untap target permanent; copy target activated or triggered ability; activated ability; legendary creature; legend rule
  The Pride of Hull Clade | toughness-matters! defenders! big-mana card-draw | Wall | defender; assigns combat damage equal to its toughness; equal to its toughness; can attack as though; toughness greater than its power; total toughness; +0/+
  The Prismatic Piper | legends multicolor-matters commander-matters | - | partner; choose a background; commander creatures you own; your commander
  The Rani | goad! clues auras artifacts politics | - | goad; goaded; attacks each combat if able; whenever you sacrifice a clue; whenever an enchantment you control enters; copy of target enchantment; can't attack you
  The Raven Man | discard! tokens wheels flying aristocrats | Bird | discards a card; each player discards; each opponent discards; discard a card:; sacrifice a creature:; whenever an opponent discards; with flying get +1/+1
  The Reality Chip | topdeck! artifacts! equipment storm | - | top of your library; top card of your library; look at the top three cards; cost {1} less to cast; shuffle your library; scry; on top of your library
  The Reaper, King No More | minus-1-minus-1-counters! theft! reanimator blink sacrifice | - | -1/-1 counter on; -1/-1 counters on; wither; proliferate; persist; whenever a creature an opponent controls dies; infect
  The Red Terror | burn! plus-1-plus-1-counters! pingers voltron | Tyranid | deals 1 damage to each opponent; deals 1 damage to any target; deals 1 damage to each creature; whenever you cast an instant or sorcery spell, this deals; damage to each; and has trample; double strike
  The Scarab God | reanimator! mill! graveyard etb tokens | Zombie | target player mills; each player mills; each opponent mills; create a 2/2 black zombie; zombies you control; into your graveyard
  The Scorpion God | minus-1-minus-1-counters! card-draw proliferate aristocrats | - | -1/-1 counter on; -1/-1 counters on; wither; infect; proliferate; whenever a creature dies; persist
  The Second Doctor | group-hug! card-draw! pillow-fort politics control | - | each player draws; whenever an opponent draws; each player may draw; can't attack you; for each card in your hand; hand size; cards in your hand
  The Sentry, Golden Guardian | voltron control politics goad clones | - | goad; can't attack; destroy target creature; sacrifices a creature; exile target creature; gain control of all creatures they own
  The Seventh Doctor | artifacts! clues! attack-triggers big-mana | - | investigate; create a clue token; whenever you sacrifice a clue; for each artifact you control; affinity for artifacts; artifact creature token; create a treasure token
  The Sixth Doctor | spell-copy! historic! legends! clones artifacts | - | legendary; historic; whenever you cast a historic spell; sacrifices a saga; flash; lore counter; you may cast spells as though they had flash
  The Space Family Goblinson | die-roll! plus-1-plus-1-counters! voltron aggro | - | roll a d20; roll a d6; roll a six-sided die; roll one or more dice; roll two; whenever you roll; roll a d
  The Speed Demon | self-damage! card-draw! group-slug lifedrain aggro | Demon | start your engines!; max speed; whenever you lose life; whenever you draw a card; loses 1 life; no maximum hand size; each opponent loses
  The Spot, Living Portal | blink! sacrifice etb reanimator control | - | sacrifice a creature:; sacrifice another creature; exile target creature you control, then return; when this dies; enters, destroy; return target creature card
  The Swarmlord | plus-1-plus-1-counters! commander-matters! sacrifice card-draw proliferate | - | commander; enters the battlefield with; persist; undying; modular; sacrifice a creature:; sacrifice another creature
  The Swarmweaver | graveyard! self-mill! tokens flying | Insect, Spider | mill; delirium; insect creature token; whenever this creature enters; creature tokens with flying; surveil; populate
  The Tarrasque | stompy! fight! voltron extra-combats big-mana | - | additional combat phase; whenever a creature you control deals; power 4 or greater; and has trample; fights; less to cast
  The Tenth Doctor | suspend! time-counters! big-mana topdeck cascade | - | suspend; time counter; time travel; additional combat phase; cascade; put a card from your hand on top; without paying its mana cost
  The Terror of Serpent's Pass | voltron! unblockable stompy | Serpent, Kraken, Leviathan, Octopus | can't be blocked; equipped creature; enchanted creature; islandwalk; kraken; double strike; draw a card whenever
  The Thing | plus-1-plus-1-counters! counters-matter! multicolor-matters proliferate voltron | - | double the number; one or more +1/+1 counters would be put; loyalty counter; charge counter; proliferate; experience counter; and has trample
  The Third Doctor | tokens! artifacts food clues treasure | - | create a food token; create a treasure token; investigate; create a clue token; one or more tokens would be created; twice that many; artifact tokens
  The Thirteenth Doctor | plus-1-plus-1-counters! tap-untap! flashback adventures foretell | - | flashback; foretell; adventure; {t}: add; from your graveyard; suspend; cast the exiled card
  The Twelfth Doctor | spell-copy! impulse-draw! flashback cascade suspend | - | flashback; exile the top card of your library; suspend; foretell; copy target; magecraft
  The Unagi of Kyoshi Island | card-draw! wheels! flash group-hug control | - | each player draws; each player discards their hand; target opponent draws; whenever an opponent draws; draws two cards; each opponent draws; you may cast spells as though they had flash
  The Unspeakable | arcane! spellslinger saboteurs ramp reanimator | Spirit | arcane; splice onto arcane; spirit or arcane; can't be blocked
  The Ur-Dragon | flying! attack-triggers! big-mana ramp haste | Dragon | dragon; dragons you control; whenever a dragon you control; dragon spells; gains haste; creatures you control have haste; of the chosen type
  The Valeyard | politics! control goad group-slug | - | villainous choice; vote; will of the council; council's dilemma; for each vote; each opponent faces; each player votes
  The Walls of Ba Sing Se | land-destruction! control defenders artifacts pillow-fort | Wall | destroy all creatures; destroy all permanents; destroy all; damage to each creature; defender
  The Wandering Minstrel | lands-matter! tokens landfall multicolor-matters ramp | - | town; enters tapped; play an additional land; search your library for a land card; land cards from your graveyard; put a land card from your hand; untap all lands
  The Wandering Rescuer | voltron! tap-untap! equipment aggro flash | Samurai | convoke; tap an untapped creature you control; tap an untapped; equipped creature; attacking doesn't cause; whenever this becomes tapped
  The War Doctor | phasing! time-counters! exile suspend voltron | - | phases out; phase out; suspend; foretell; proliferate; exile all
  The Warring Triad | self-mill! graveyard! artifacts big-mana mana-rocks | - | mill; untap target artifact; untap; {c}; delve; threshold
  The Watcher in the Water | card-draw! tokens! aristocrats flash tap-untap | Kraken | draw a card; untap target; sacrifice a creature:; each player draws; remove a counter; flash; as though they had flash
  The Wise Mothman | rad-counters! mill! plus-1-plus-1-counters! proliferate self-mill | Mutant | rad counter; mills; proliferate; each player mills; that many plus one; twice that many +1/+1 counters; whenever one or more cards are put into
  Théoden, King of Rohan | aggro! etb tokens blink attack-triggers | Human | human creature token; human; soldier creature token; double strike; whenever a human; gain trample; enters the battlefield under your control, draw
  Thrakkus the Butcher | power-matters! stompy! flying extra-combats aggro | Dragon | dragon; dragons you control; additional combat phase; equal to its power; double strike; dragon creature token; gain trample
  Thrasios, Triton Hero | lands-matter! big-mana! ramp activated-abilities landfall | - | untap; add an amount of mana; landfall; {t}: add; activate abilities; scry
  Thrasta, Tempest's Roar | storm! spellslinger ramp stompy voltron | - | less to cast; whenever you cast a creature spell; {0}; untap; storm; add {g}{g}
  Thraximundar | sacrifice! aristocrats attack-triggers extra-combats theft | - | sacrifices a creature; each player sacrifices; each opponent sacrifices; sacrifice a creature; additional combat phase; creature token under; gain control of target creature
  Three Dog, Galaxy News DJ | auras! tokens enchantress attack-triggers voltron | - | enchanted creature; enchant creature; whenever an aura; enchanted creature has; when this aura enters; whenever you sacrifice; soldier creature token
  Thriss, Nantuko Primus | stompy voltron tap-untap big-mana | - | untap; untap target creature; and has trample; {t}:; equal to its power; double strike
  Thromok the Insatiable | tokens! sacrifice! voltron power-matters aristocrats | - | creature tokens; equal to its power; equal to the sacrificed creature's power; whenever a creature dies; deals damage equal to its power; create x; fling
  Throne of the Grim Captain // The Grim Captain | self-mill! artifacts! graveyard reanimator exile | Dinosaur, Merfolk, Pirate, Vampire | changeling; craft with; mill; all creature types; is every creature type; each opponent sacrifices; discard a card
  Thrun, Breaker of Silence | voltron! stompy equipment ramp power-matters | - | equipped creature; and has trample; double strike; bestow; equal to its power; fights; hexproof
  Thrun, the Last Troll | voltron! equipment auras stompy ramp | - | equipped creature; enchanted creature; regenerate; and has trample; double strike; can't be blocked; whenever equipped creature deals
  Thryx, the Sudden Storm | big-mana! flash! control counterspells | Elemental, Giant | mana value 5 or greater; {x}; flash; kraken; mana value 4 or greater; less to cast; counter target spell
  Thurid, Mare of Destiny | spell-copy! tokens! anthems etb flying | Pegasus, Unicorn, Horse | pegasus; unicorn; horse; when this enters; of the chosen type; shares a creature type; changeling
  Tiamat | tutors! flying! big-mana ramp reanimator | Dragon | dragon; dragon spells; dragon creature; spend mana as though; changeling; dragons you control; whenever a dragon
  Tiana, Ship's Caretaker | equipment! auras! voltron sacrifice enchantress | - | aura; equipment; equip; sacrifice an equipment; enchanted creature; sacrifice an artifact:; when this is put into a graveyard from the battlefield
  Tibor and Lumia | spellslinger! burn! cantrips flying deathtouch | - | draw a card; deathtouch; costs {u} less; costs {1} less to cast; whenever you cast an instant or sorcery; damage to each creature
  Tidus, Blitzball Star | artifacts! plus-1-plus-1-counters! voltron clues blink | - | investigate; create a treasure token; artifact token; proliferate; whenever an artifact enters; artifact creature; can't be blocked
  Tidus, Yuna's Guardian | counters-matter! plus-1-plus-1-counters! proliferate! saboteurs blink | - | move a +1/+1 counter; persist; undying; enters with; enters the battlefield with; proliferate; remove a counter
  Tifa Lockhart | landfall! voltron! power-matters ramp lands-matter | - | play an additional land; search your library for; onto the battlefield tapped; play lands from your graveyard; and has trample; double strike
  Tifa, Martial Artist | extra-combats! power-matters! stompy aggro attack-triggers | - | power 4 or greater; double strike; melee; additional combat phase; gain trample; double the power
  Timin, Youthful Geist | control tap-untap pillow-fort flying unblockable | - | tapped creature; tap target creature; whenever a creature becomes tapped; doesn't untap; flash; stun counter
  Timothar, Baron of Bats | aristocrats! reanimator! blink sacrifice flying | Vampire, Bat | sacrifice a creature:; sacrifice another creature; vampire; whenever another creature you control dies; vampires you control
  Tinybones, Bauble Burglar | discard! theft! exile wheels stax | - | each opponent discards; discards a card; whenever an opponent discards; each player discards; proliferate; target player discards; discards that many cards
  Tinybones, the Pickpocket | theft! mill! voltron discard saboteurs | - | can't be blocked; mills; discards a card; equipped creature; each opponent mills
  Tinybones, Trinket Thief | discard! stax! lifedrain control wheels | - | each opponent discards; discards a card; each player discards; whenever an opponent discards; target player discards; no cards in hand; discards two cards
  Tishana, Voice of Thunder | card-draw! tokens voltron ramp wheels | Merfolk | whenever you draw a card; no maximum hand size; for each card in your hand; cards in your hand; creature tokens; equal to the number of cards in your hand
  Titania, Nature's Force | landfall! lands-matter! tokens self-mill graveyard | Elemental | forest; sacrifice a land; play an additional land; basic forest; forest card; elemental; whenever a land enters
  Titania, Protector of Argoth | lands-matter! sacrifice! tokens landfall graveyard | Elemental | sacrifice a land; sacrifice this: search; sacrifice a forest; return target land card; play lands from your graveyard; each player sacrifices; destroy all lands
  Titania, Voice of Gaea // Titania, Gaea Incarnate | lands-matter! self-mill! graveyard lifegain landfall | - | mill; sacrifice this: search; sacrifice a land; land card from your graveyard; argoth; play lands from your graveyard; whenever you gain life
  Tivadar of Thorn | aggro hatebears blink voltron | Knight | knight; goblin; equipped creature; protection from; exile target creature you control, then return
  Tivash, Gloom Summoner | lifegain! tokens! lifedrain self-damage | Demon | you gain # life; lifelink; you gain life equal; whenever you gain life; each opponent loses; at the beginning of your end step
  Tivit, Seller of Secrets | artifacts! clues! treasure! politics blink | Sphinx | vote; council's dilemma; will of the council; can't be blocked; extra turn; exile target creature you control, then return; artifacts you control
  Tobias Andrion | voltron equipment control auras | - | equipped creature; enchanted creature; with no abilities; hexproof; can't be blocked; double strike; legendary
  Tobias, Doomed Conqueror | flash! aristocrats! sacrifice control blink | Zombie, Human | sacrifice a creature:; flash; destroy all creatures; sacrifice another creature; sacrifice any number of; zombies you control; exile target creature you control
  Toby, Beastie Befriender | tokens! blink anthems flying aggro | Beast | exile another target creature; enters, create; creature token; populate; creature tokens you control; twice that many; copy of target creature
  Tocasia, Dig Site Mentor | artifacts! tap-untap! surveil! self-mill graveyard | - | whenever you surveil; artifact creature; untap all creatures; untap target creature; creature tokens; surveil
  Toggo, Goblin Weaponsmith | landfall! artifacts! equipment! tokens sacrifice | Goblin | play an additional land; search your library for; equip; whenever an artifact; equipment; sacrifice an artifact:; landfall
  Tokka & Rahzar, Terrible Twos | group-slug! burn! stax chaos | - | without paying its mana cost; cascade; cost {1} less to cast; deals damage to each opponent; evoke; can't cast
  Tokka & Rahzar, Unsupervised | sacrifice! treasure! aristocrats blink theft | - | sacrifice another creature; sacrifice a creature:; gain control of target creature; treasure; dash; evoke; whenever a creature you control dies
  Tolsimir, Friend to Wolves | tokens! fight! lifegain etb blink | Wolf | wolf; wolf creature token; wolves you control; populate; fights; exile target creature you control, then return; deathtouch
  Tolsimir, Midnight's Light | tokens! lure! forced-combat attack-triggers lifegain | Wolf, Elf | wolf; wolf creature token; deathtouch; able to block; block this turn if able; wolves you control
  Tolsimir Wolfblood | tokens! anthems! tap-untap aggro populate | Elf, Wolf | populate; untap; creature token; legend rule; isn't legendary; green and white; creatures you control get
  Toluz, Clever Conductor | discard! connive! wheels sacrifice exile | - | discard a card; draw two cards, then discard; discard your hand; discards their hand; connives; sacrifice a creature:; discard three
  Tom Bombadil | sagas! enchantress! proliferate multicolor-matters counters-matter | - | saga; lore counter; chapter; proliferate; enchantment spell; enchantments you control; read ahead
  Tombstone, Career Criminal | etb blink sacrifice graveyard | Villain | villain; villains you control; sacrifice another creature; return target creature card; connive
  Tomik, Distinguished Advokist | hatebears! stax! aggro control lands-matter | - | opponents can't; nonbasic lands; cost {1} more; spells your opponents cast; search libraries; can't be the target; player can't
  Tomik, Wielder of Law | planeswalkers! pillow-fort! politics control proliferate | - | loyalty; planeswalker; planeswalkers you control; loyalty counter; proliferate; can't attack you; attacking you
  Tomorrow, Azami's Familiar | card-draw! topdeck control wheels | - | draw three cards; draw two cards; draw a card; whenever you draw a card; top card of your library; draw seven cards
  Toothy, Imaginary Friend | card-draw! plus-1-plus-1-counters! blink wheels proliferate | - | draw two cards; draws seven cards; exile target creature you control; return it to its owner's hand; double the number of; whenever you draw a card; no maximum hand size
  Toph, Earthbending Master | earthbending! landfall! experience-counters! lands-matter plus-1-plus-1-counters | - | earthbend; play an additional land; search your library for; land creature; proliferate; experience counter; land creatures you control
  Toph, Greatest Earthbender | earthbending! lands-matter! land-animation! plus-1-plus-1-counters big-mana | - | earthbend; land creature; land creatures you control; lands you control; landfall; gain trample
  Toph, Hardheaded Teacher | earthbending! spellslinger! plus-1-plus-1-counters landfall land-animation | - | lesson; learn; earthbend; land creature; whenever you cast an instant or sorcery; flashback
  Toph, the Blind Bandit | earthbending! lands-matter! plus-1-plus-1-counters! landfall land-animation | - | earthbend; land creature; +1/+1 counters on target land; proliferate; lands you control; landfall; twice that many +1/+1 counters
  Toph, the First Metalbender | artifacts! landfall! earthbending! lands-matter | - | landfall; whenever a land; earthbend; lands you control; sacrifice a land; untap target land
  Toralf, God of Fury // Toralf's Hammer | burn! control artifacts big-mana equipment | - | deals # damage to target creature; damage to each creature; damage equal to; noncombat damage; deals x damage; damage can't be prevented
  Torbran, Thane of Red Fell | burn! pingers! group-slug aggro tokens | Dwarf | deals 1 damage to each opponent; deals 1 damage to any target; damage to each opponent; creature enters; deals 1 damage; damage to each; red source
  Torens, Fist of the Angels | tokens! plus-1-plus-1-counters! aggro anthems | Human | training; human; whenever you cast a creature spell; evoke; soldier creature token
  Torgaar, Famine Incarnate | sacrifice! tokens! aristocrats reanimator lifedrain | - | creature tokens; when this dies; half their life; loses half; whenever you sacrifice; each opponent loses; whenever a creature you control dies
  Torgal, A Fine Hound | plus-1-plus-1-counters! ramp tokens aggro | Human, Dog, Wolf | human; wolf; human creature token; flash; untap; human spells
  Tori D'Avenant, Fury Rider | aggro! attack-triggers! tokens extra-combats tap-untap | Knight | red and white; knight; {t}:; additional combat phase; inspired; soldier creature token
  Tormod, the Desecrator | graveyard! tokens! reanimator self-mill flashback | Zombie | exile a card from; from your graveyard; exile target card from; delve; escape; flashback; whenever one or more cards leave
  Torsten, Founder of Benalia | tokens! blink sacrifice ramp big-mana | Soldier | when this dies; sacrifice a creature:; exile target creature you control; enters the battlefield; creature tokens; soldier
  Torsten Von Ursus | stompy voltron ramp | - | with no abilities; equipped creature; equal to its power; and has trample; fights; enchanted creature; power 4 or greater
  Tor Wauki | pingers tap-untap control deathtouch forced-combat | - | untap; deathtouch; attacks each combat if able; {t}:; goad; deals 1 damage
  Tor Wauki the Younger | burn! spellslinger! pingers group-slug | - | deals 1 damage to; damage to any target; damage to each opponent; deathtouch; whenever you cast an instant or sorcery spell, this deals; damage divided
  Toshiro Umezawa | spellslinger! graveyard! sacrifice control minus-1-minus-1-counters | - | destroy target creature; each player sacrifices; sacrifices a creature; gets -#/-#; add {b}{b}{b}; target creature gets
  Toski, Bearer of Secrets | aggro! tokens! saboteurs! card-draw stompy | Squirrel, Elf | can't be blocked; gain trample; creature tokens; creatures you control gain trample; squirrel
  Totentanz, Swarm Piper | aristocrats! tokens! sacrifice! lifedrain | Rat | sacrifice a creature:; sacrifice another creature; whenever a creature you control dies; each opponent loses; can't block; rats you control
  Tourach, Dread Cantor | discard! wheels voltron kicker | - | each opponent discards; discards a card; each player discards; whenever an opponent discards; target player discards; discards that many; discards two cards
  Tovolar, Dire Overlord // Tovolar, the Midnight Scourge | aggro! saboteurs card-draw tokens haste | Werewolf, Wolf | werewolf; wolf; daybound; wolves you control; becomes night
  Toxrill, the Corrosive | control! proliferate! counters-matter tokens minus-1-minus-1-counters | - | proliferate; extra turn; -1/-1; slug; creature card from your graveyard to the battlefield
  Traxos, Scourge of Kroog | artifacts! voltron! historic tap-untap equipment | - | untap target artifact; cost {1} less to cast; equipped creature; {0}; cast a historic spell
  Trazyn the Infinite | artifacts! self-mill! graveyard! activated-abilities discard | - | discard a card; into your graveyard; {t}: add; surveil; mill; sacrifice an artifact
  Treebeard, Gracious Host | lifegain! food! plus-1-plus-1-counters! tokens | Halfling, Treefolk | food; halfling; treefolk; you gain # life; create a food token; whenever you gain life; sacrifice a food
  Trelasarra, Moon Dancer | lifegain! plus-1-plus-1-counters! voltron scry | Cleric, Elf | you gain 1 life; whenever another creature enters; whenever you gain life; whenever you scry; lifelink; creature enters
  Treva, the Renewer | lifegain tokens voltron multicolor-matters flying | - | all colors; whenever you gain life; becomes the color; populate; creature tokens; equipped creature; double strike
  Triad of Fates | blink! etb! tap-untap counters-matter control | - | when this enters; untap; proliferate; gain control of target creature; enters the battlefield, draw; enters, destroy; fate counter
  Tromell, Seymour's Butler | proliferate! plus-1-plus-1-counters! counters-matter tap-untap ramp | - | untap; enters with; one or more +1/+1 counters would be put; proliferate; +1/+1 counter on it; put any number of creature cards; untap target creature
  Tromokratis | voltron! lure! stompy tokens | Kraken, Serpent, Leviathan, Octopus | able to block; equipped creature; creature token under; double strike; kraken; enchanted creature
  Trostani Discordant | tokens! anthems! populate lifegain aggro | Soldier | creatures you control get; populate; creature tokens; twice that many; soldier creature token; creature token; gains control of
  Trostani, Selesnya's Voice | tokens! populate! lifegain! blink | - | populate; whenever you gain life; creature token; untap; creature tokens; twice that many
  Trostani, Three Whispers | activated-abilities deathtouch voltron aggro tokens | - | whenever this becomes tapped; activated abilities; and has trample; fights; deals damage to; activate an ability
  Troyan, Gutsy Explorer | big-mana! x-spells! ramp stompy | - | {x}; mana value 5 or greater; untap; x +1/+1 counters; power 4 or greater; {x}{x}
  Trynn, Champion of Freedom | tokens! aggro! aristocrats attack-triggers sacrifice | Human | human; soldier creature token; sacrifice a creature:; whenever you attack; human creature token; whenever another creature enters; humans you control
  Trystan, Callous Cultivator // Trystan, Penitent Culler | self-mill! graveyard! lifegain lifedrain plus-1-plus-1-counters | Elf | mill; elves you control; whenever you gain life; elf card
  Tsabo Tavoc | control legends tap-untap forced-combat | - | legendary; untap; is legendary; equipped creature
  Tui and La, Moon and Ocean | tap-untap! card-draw! plus-1-plus-1-counters! waterbending vehicles | - | convoke; crew; tap an untapped creature you control; untap target; waterbend; untap target creature; tap an untapped
  Tuknir Deathlock | voltron tap-untap big-mana stompy | - | untap; untap target creature; double strike; and has trample; {t}:; equipped creature
  Tuktuk the Explorer | sacrifice! aristocrats! tokens reanimator | - | sacrifice a creature; when this dies; goblin; whenever a creature you control dies; sacrifice a creature:; damage to each creature; dies this turn
  Tura Kennerüd, Skyknight | spellslinger! tokens! flying cantrips anthems | Soldier, Knight | draw a card; whenever you cast an instant or sorcery spell; creatures you control get; magecraft; flashback; soldier; whenever you cast a noncreature spell
  Tusk and Whiskers | plus-1-plus-1-counters! tap-untap proliferate counters-matter | - | sticker; {tk}; proliferate; untap; each creature you control with a +1/+1 counter
  Tuvasa the Sunlit | enchantress! auras! voltron! card-draw | - | enchantment; aura; enchanted creature; enchantment spell; constellation; enchantments you control; umbra armor
  Tuya Bearclaw | power-matters! stompy! attack-triggers voltron extra-combats | - | and has trample; fling; power 4 or greater; power 5 or greater; additional combat phase
  Ty Lee, Artful Acrobat | spellslinger prowess! voltron aggro cantrips | - | can't block; prowess; target creature gains; double strike; additional combat phase; whenever you cast a noncreature spell
  Ty Lee, Chi Blocker | blink! tap-untap control flash prowess | - | exile target creature you control; return it to the battlefield; flash; noncreature spell; doesn't untap; return target creature you control
  Tymaret, Chosen from Death | devotion! toughness-matters lifegain exile control | - | devotion; {b}{b}{b}; equal to its toughness; whenever you gain life; swamp; leaves a graveyard
  Tymaret, the Murder King | aristocrats! sacrifice! graveyard tokens lifedrain | Zombie | sacrifice a creature; from your graveyard; whenever a creature you control dies; creature tokens; whenever you sacrifice; gain control of target creature; goblin creature tokens
  Tymna the Weaver | aggro! card-draw! saboteurs lifegain stax | - | can't be blocked; when this enters, create; whenever you gain life; shadow; and flying; combat damage to a player, draw a card; whenever one or more creatures you control deal combat damage
  Tyrox, Saurid Tyrant | voltron aggro burn stompy | - | with no abilities; dinosaur; equipped creature; double strike; and has trample; enrage; whenever equipped creature
  Tyvar the Bellicose | plus-1-plus-1-counters! big-mana! ramp tap-untap aggro | Elf | {t}: add; elves you control; untap; add {g} for each; add an amount of; +1/+1 counter on each
  Tyvar, the Pummeler | voltron tap-untap! power-matters! stompy big-mana | Elf | whenever this becomes tapped; becomes tapped; convoke; untap all creatures you control; equal to the greatest power; creature tokens; and has trample
  Uchbenbak, the Great Mistake | self-mill! graveyard! reanimator sacrifice | - | mill; surveil; descend; permanent cards in your graveyard; sacrifice a creature; finality counter
  Uglúk of the White Hand | aristocrats! sacrifice! plus-1-plus-1-counters tokens amass | Goblin, Orc | sacrifice a creature:; goblin; amass; sacrifice another creature; whenever a creature you control dies; goblin creature tokens
  Ukkima, Stalking Shadow | voltron! unblockable! blink lifedrain plus-1-plus-1-counters | - | equipped creature; return target creature you control; +1/+1 counters on target creature; exile target creature you control; sacrifice a creature
  Ulalek, Fused Atrocity | spell-copy! big-mana! ramp annihilator triggered-abilities | Eldrazi | eldrazi; when you cast this spell; {c}; colorless; kindred; annihilator; devoid
  Ulamog, the Ceaseless Hunger | big-mana! ramp exile annihilator mill | Eldrazi | eldrazi; {c}; colorless; add {c}{c}; {c}{c}{c}
  Ulamog, the Defiler | big-mana! exile! annihilator! plus-1-plus-1-counters ramp | Eldrazi | eldrazi; {c}; colorless; proliferate; add {c}{c}; when you cast this spell; haste
  Ulamog, the Infinite Gyre | big-mana! annihilator! ramp artifacts stompy | Eldrazi | eldrazi; {c}; colorless; add {c}{c}; annihilator; haste; when you cast
  Ulasht, the Hate Seed | tokens! plus-1-plus-1-counters! sacrifice counters-matter burn | Hydra, Saproling | creature tokens; red and green; saproling; twice that many; one or more +1/+1 counters would be put; goblin creature tokens
  Ulrich of the Krallenhorde // Ulrich, Uncontested Alpha | aggro! fight voltron | Werewolf, Wolf | werewolf; wolf; transform; no spells were cast; fights; flash; wolves
  Ultima, Origin of Oblivion | big-mana! lands-matter! counters-matter ramp | - | {c}; {t}: add {c}; eldrazi; colorless; proliferate; counter on target land
  Ultimate Green Goblin | mayhem! discard! treasure graveyard madness | Goblin, Villain | madness; whenever you discard; discard a card; mayhem; discard your hand; treasure
  Ultimecia, Temporal Threat | saboteurs! blink! aggro tap-untap control | - | can't be blocked; exile target creature you control; creature tokens; tap all creatures; unblocked
  Ultimecia, Time Sorceress // Ultimecia, Omnipotent | self-mill! surveil! extra-turns! graveyard control | - | surveil; mill; whenever you surveil; extra turn; into your graveyard
  Ultra Magnus, Tactician // Ultra Magnus, Armored Carrier | artifacts! attack-triggers! sneak-attack aggro extra-combats | Robot | artifact creature; whenever this attacks; tapped and attacking; power 8; more than meets the eye; construct; additional combat phase
  Ultros, Obnoxious Octopus | spellslinger! big-mana x-spells! control ramp | - | {x}; mana value 5 or greater; extra turn; kicker
  Umaro, Raging Yeti | chaos haste tokens impulse-draw discard | - | at random; creature tokens; discard your hand; additional combat phase; goblin creature tokens; madness
  Umbris, Fear Manifest | exile! mill! voltron blink clones | Nightmare, Horror | horror; nightmare; exile all; changeling; exile target player's graveyard; exiles cards
  Umori, the Collector | counters-matter etb graveyard ramp | Ooze | cost {1} less to cast; whenever you cast a creature spell; creature spells; ooze; for each creature
  Uncle Iroh | spellslinger! firebending! cantrips burn | - | lesson; learn; firebending; whenever you cast an instant or sorcery; magecraft; noncreature spell
  Unctus, Grand Metatect | artifacts! tap-untap! card-draw self-mill | Vedalken, Myr, Thopter | tap an untapped artifact; {t}: add; improvise; becomes tapped; untap; crew; tap an untapped creature
  Unesh, Criosphinx Sovereign | blink! card-draw! graveyard clones flying | Sphinx | sphinx; changeling; copy of; return it to the battlefield; of the chosen type
  Urabrask, Heretic Praetor | impulse-draw! stax exile control topdeck | - | from exile; exile the top card; whenever you cast a spell from exile; play a land from exile; draws their first
  Urabrask // The Great Work | spellslinger! storm! burn blink impulse-draw | - | add {r}{r}; until end of turn, you may play; whenever you cast an instant or sorcery; costs {1} less
  Urabrask the Hidden | haste! stax aggro tokens burn | - | enter tapped; enters, create; {t}:; goblin; gain control of target creature; additional combat phase
  Urdnan, Dromoka Warrior | aggro! plus-1-plus-1-counters! voltron modified-creatures | Warrior, Human | enters with; mentor; outlast; support; each creature you control with a +1/+1 counter
  Ur-Drago | voltron control aggro | - | swampwalk; becomes a swamp; equipped creature; is a swamp; whenever equipped creature
  Ureni of the Unwritten | flying! sneak-attack! ramp attack-triggers stompy | Dragon | dragon; dragons you control; dragon creature; whenever a dragon; additional combat phase; dragon spells
  Ureni, the Song Unending | ramp! lands-matter! landfall blink flying | Dragon | play an additional land; search your library for; onto the battlefield tapped; dragon; whenever a dragon enters; lands you control; landfall
  Urgoros, the Empty One | discard! voltron flying saboteurs | - | discards a card; at random; no cards in hand; specter; whenever an opponent discards; double strike; each player discards
  Urianger Augurelt | exile! lifegain! impulse-draw tap-untap foretell | - | from exile; foretell; untap; suspend; adventure; whenever you gain life; cast a spell from exile
  Uril, the Miststalker | auras! voltron! enchantress stompy | - | enchanted creature; umbra armor; enchant creature; aura card; whenever you cast an enchantment; aura
  Uro, Titan of Nature's Wrath | self-mill! lifegain! blink! graveyard lands-matter | - | mill; escape; from your graveyard; sacrifice a creature; return it to the battlefield; flash; play an additional land
  Urtet, Remnant of Memnarch | artifacts! tokens! tap-untap! anthems plus-1-plus-1-counters | Myr | {t}: add; artifact creature; tap an untapped; untap; of the chosen type; metalcraft
  Urza, Chief Artificer | artifacts! tokens! affinity voltron flying | Construct | artifact creature; thopter; affinity for artifacts; artifacts you control; construct; artifact creature tokens; for each artifact
  Urza, Lord High Artificer | artifacts! big-mana! stax storm tap-untap | - | {0}; untap; affinity for artifacts; improvise; artifact tokens; players can't untap
  Urza, Lord Protector // Urza, Planeswalker | artifacts! spellslinger! control planeswalkers historic | - | mightstone; artifact spell; investigate; cost {1} less to cast; noncreature spell
  Urza, Powerstone Prodigy | artifacts! discard! wheels reanimator tap-untap | - | discard a card; discard your hand; each player discards; artifact card from your graveyard; whenever you discard; untap; powerstone
  Urza, Prince of Kroog | artifacts! tokens! clones anthems affinity | Construct, Thopter, Soldier | artifact creature; copy of target artifact; thopter; affinity for artifacts; metalcraft; artifact creature tokens; artifact creatures you control
  Uurg, Spawn of Turg | lands-matter! self-mill! sacrifice graveyard landfall | Frog | sacrifice a land; mill; cycling; play lands from your graveyard; land card from your graveyard; surveil; sacrifice this: search
  Uvilda, Dean of Perfection // Nassari, Dean of Expression | big-mana! spellslinger! exile tap-untap impulse-draw | - | untap; instant and sorcery; extra turn; proliferate; {x}; remove a counter; cast a spell from exile
  Uyo, Silent Prophet | spell-copy! spellslinger! lands-matter! landfall ramp | Moonfolk | return two lands; play an additional land; landfall; moonfolk; extra turn; whenever a land; add an additional
  Vaan, Street Thief | theft! saboteurs! treasure! aggro impulse-draw | Scout, Pirate, Rogue | pirate; rogue; scout; can't be blocked; changeling; you don't own; outlaw
  Vadmir, New Blood | plus-1-plus-1-counters! voltron lifegain aggro | Vampire, Rogue | commit a crime; target opponent; target player; proliferate; whenever you gain life
  Vadrik, Astral Archmage | spellslinger! x-spells! storm big-mana spell-copy | - | {x}; daybound; target creature gets; double target creature's power; buyback
  Vadrok, Apex of Thunder | mutate! spellslinger graveyard! extra-turns voltron | - | mutate; mana value 3 or less; extra turn; non-human; cast target; instant or sorcery card from your graveyard
  Vaevictis Asmadi | voltron! flying big-mana stompy | - | double strike; dragon; and has trample; equipped creature; add an additional; cumulative upkeep
  Vaevictis Asmadi, the Dire | chaos! sacrifice! attack-triggers! tokens extra-combats | Dragon | additional combat phase; whenever you sacrifice; top of your library; when this dies; put into a graveyard from the battlefield; haste
  Valduk, Keeper of the Flame | equipment! auras! tokens! voltron aggro | - | equip {0}; equip {1}; living weapon; equipped creature; enchanted creature; creature enters; sacrifice a creature
  Valentin, Dean of the Vein // Lisette, Dean of the Root | lifegain! plus-1-plus-1-counters! tokens exile aristocrats | Vampire, Pest | whenever you gain life; you gain 1 life; pest; lifelink; fights; dies, you gain; destroy target creature
  Valgavoth, Harrower of Souls | group-slug! burn! lifedrain card-draw self-damage | Demon | each opponent loses; at the beginning of each opponent's upkeep; at the beginning of each player's upkeep; damage to that player; whenever an opponent; each player loses; loses 1 life
  Valgavoth, Terror Eater | theft! mill! exile! reanimator discard | Demon | mills; each opponent mills; destroy all creatures; discards; sacrifices; each player discards; you gain life
  Valki, God of Lies // Tibalt, Cosmic Impostor | theft! big-mana control exile discard | - | reveals their hand; cascade; target opponent reveals; {x}; treasure
  Vanille, Cheerful l'Cie | self-mill! graveyard! blink reanimator | - | mill; exile target creature you control; permanent card; meld
  Vannifar, Evolved Enigma | morph! plus-1-plus-1-counters! etb proliferate | - | cloak; face up; face-down; manifest; morph; colorless creature; turn it face up
  Varchild, Betrayer of Kjeldor | tokens! group-hug forced-combat theft saboteurs | - | double strike; equipped creature; gain control of all creatures; creature tokens; sacrifice a creature; goad; gain trample
  Varina, Lich Queen | tokens! discard! graveyard! self-mill reanimator | Zombie | zombie; whenever you discard; zombie creature token; zombies you control; madness; from your graveyard to the battlefield; whenever you draw
  Varis, Silverymoon Ranger | dungeon! tokens! blink planeswalkers | - | venture into the dungeon; dungeon; completed a dungeon; take the initiative; flash; room; wolf
  Varolz, the Scar-Striped | plus-1-plus-1-counters! graveyard! sacrifice! self-mill aristocrats | - | gain trample; mill; sacrifice a creature; scavenge; creature card into your graveyard
  Varragoth, Bloodsky Sire | tutors! topdeck extra-combats control | - | boast; top card of your library; can't be blocked; miracle; equipped creature
  Vazi, Keen Negotiator | treasure! politics! group-hug artifacts card-draw | - | treasure; create a treasure token; treasure tokens; each player creates; artifact tokens; twice that many; target opponent creates
  Vega, the Watcher | impulse-draw! flashback! foretell! suspend card-draw | - | foretell; suspend; flashback; from exile; escape; top of your library; adventure
  Vela the Night-Clad | blink! tokens! aristocrats! lifedrain sacrifice | Ninja, Zombie | leaves the battlefield; sacrifice a creature; creature tokens; return all creatures; exile any number; creature dies; ninjutsu
  Veldrane of Sengir | voltron self-damage toughness-matters stompy | - | becomes a forest; is a forest; switch; equipped creature; equal to its toughness; power 2 or less
  Velomachus Lorehold | extra-combats! spellslinger! attack-triggers topdeck extra-turns | Dragon | additional combat phase; extra turn; haste; top of your library; equipped creature; mana value 5 or greater
  Venat, Heart of Hydaelyn // Hydaelyn, the Mothercrystal | legends! historic! planeswalkers card-draw | - | legendary; historic; legendary spell; legendary creature; legendary permanent; planeswalker
  Vendilion Clique | flash! control counterspells blink | Faerie | faerie; flash; counter target spell; return it to the battlefield; counter target; return target creature you control; rogue
  Venom, Deadly Devourer | plus-1-plus-1-counters! graveyard! toughness-matters self-mill voltron | Symbiote | mill; defender; proliferate; symbiote; double the number; leaves your graveyard
  Venom, Eddie Brock | aristocrats! plus-1-plus-1-counters! sacrifice! voltron card-draw | Villain, Symbiote | villain; sacrifice a creature:; sacrifice another creature; creature tokens; destroy all creatures; each player sacrifices; whenever another creature dies
  Venom, Evil Unleashed | self-mill! graveyard! plus-1-plus-1-counters deathtouch discard | Symbiote, Villain | mill; discard a card; gain trample; symbiote; villain; proliferate
  Venser, Corpse Puppet | proliferate! infect! artifacts sacrifice counters-matter | Phyrexian | proliferate; toxic; poison counter; infect; artifact creature; whenever you proliferate; oil counter
  Venser, Shaper Savant | blink! control! flash counterspells | Wizard | return it to the battlefield; counter target; flash; exile target creature you control; return target permanent you control; enters the battlefield, return
  Venus, Torn Between Worlds | enrage! plus-1-plus-1-counters! saboteurs card-draw proliferate | - | deals 1 damage to each creature; fights; damage to each creature; whenever this is dealt damage; enters with; gain trample; each creature you control with a +1/+1 counter; deals 1 damage to
  Verazol, the Split Current | kicker! spell-copy! plus-1-plus-1-counters! big-mana | - | kicker; kicked; multikicker; proliferate; double the number; was kicked; add an additional
  Verdeloth the Ancient | tokens! big-mana! kicker anthems | Saproling, Treefolk | saproling; treefolk; twice that many; {x}; add an additional; add {g} for each; creatures you control get
  Verix Bladewing | flying! kicker big-mana burn | Dragon | dragon; dragons you control; dragon creature; kicker; legend rule; whenever a dragon
  Veronica, Dissident Scribe | discard! artifacts! impulse-draw madness | Rogue, Artificer | whenever you discard; discard a card; madness; junk token; discard your hand; from exile; sacrifice an artifact
  Verrak, Warped Sengir | self-damage! activated-abilities! lifegain! lifedrain | Vampire | pay # life; pay 1 life:; pay 2 life:; you gain life; , pay; whenever you gain life; lose life
  Veyran, Voice of Duality | spellslinger! prowess storm! cantrips spell-copy | Wizard | magecraft; whenever you cast an instant or sorcery spell; whenever you cast or copy; prowess; whenever you cast a noncreature spell; copy target; draw a card
  Vhal, Candlekeep Researcher | toughness-matters! big-mana! commander-matters tap-untap | - | untap; choose a background; background; commander creatures you own; +0/+; flashback; {x}
  Vhati il-Dal | control pingers tap-untap deathtouch minus-1-minus-1-counters | - | deals 1 damage to; untap; -1/-1; toughness 1 or less; power 1 or less; gets -1/-1; {t}:
  Vial Smasher, Gleeful Grenadier | burn! tokens! aggro sacrifice blink | Goblin, Mercenary, Rogue, Pirate, Assassin, Warlock | outlaw; mercenary; goblin creature token; pirate; rogue; whenever another creature enters; deals 1 damage to
  Vial Smasher the Fierce | burn! big-mana! spellslinger chaos x-spells | - | costs {1} less; without paying its mana cost; delve; mana value 5 or greater; miracle
  Viconia, Drow Apostate | self-mill! graveyard! commander-matters reanimator discard | - | mill; discard a card; background; creature card in your graveyard; creature card from your graveyard; beginning of your upkeep; cycling
  Victor, Valgavoth's Seneschal | enchantress! rooms! reanimator! surveil discard | - | enchantment; unlock; door; enchantment creature; enchantments you control; eerie; discards a card
  Vihaan, Goldwaker | treasure! artifacts! tokens aggro aristocrats | Dwarf, Assassin, Pirate, Rogue, Mercenary, Warlock | treasure; create a treasure token; outlaw; artifact creature; treasures you control; artifacts you control
  Vilis, Broker of Blood | self-damage! card-draw! reanimator big-mana lifegain | Demon | pay # life; you lose # life; pay 1 life; lose life; each player loses; no maximum hand size; lifelink
  Vincent Valentine // Galian Beast | voltron! plus-1-plus-1-counters! control sacrifice fight | - | destroy target creature; each opponent sacrifices; gets -#/-#; sacrifices a creature; equipped creature; dies this turn
  Vincent, Vengeful Atoner | voltron! aggro! burn! equipment extra-combats | - | double strike; can't be blocked; equipped creature; additional combat phase; and has trample
  Virtus the Veiled | voltron! unblockable deathtouch saboteurs lifedrain | - | loses half; half their life; can't be blocked; each opponent loses; double strike; shadow
  Visara the Dreadful | control tap-untap! deathtouch | - | untap; haste; {t}:; untap target creature; whenever a creature dies; untap this
  Vishgraz, the Doomhive | infect! proliferate! tokens aggro | Phyrexian, Mite | toxic; poison counter; infect; proliferate; corrupted; phyrexian mite; double the number
  Vish Kal, Blood Arbiter | aristocrats! sacrifice! tokens plus-1-plus-1-counters lifegain | Vampire | creature tokens; when this dies; each opponent loses; undying; one or more +1/+1 counters would be put; whenever another creature you control dies; persist
  Vislor Turlough | goad politics group-hug card-draw! self-damage | - | discard a card; no maximum hand size; target opponent gains control; goad; lose life; whenever you draw; you lose
  Vito, Fanatic of Aclazotz | sacrifice! aristocrats! lifegain lifedrain! treasure | Vampire | sacrifice another permanent; sacrifice a creature:; sacrifice an artifact; treasure token; whenever you sacrifice; blood token; when this dies
  Vito, Thorn of the Dusk Rose | lifegain! lifedrain! aristocrats tokens | Vampire, Cleric | whenever an opponent loses life; you gain life; lifelink; whenever you gain life; you gain # life; you gain x life
  Vivi Ornitier | spellslinger! storm! burn! plus-1-plus-1-counters cantrips | - | untap; noncreature spell; deals 1 damage to each opponent; draw a card; costs {1} less; whenever you cast a noncreature spell; {x}
  Vnwxt, Verbose Host | card-draw! wheels! control aggro | - | start your engines!; max speed; deals 1 damage to; no maximum hand size; whenever you draw a card; can't be blocked
  Vogar, Necropolis Tyrant | aristocrats! sacrifice! plus-1-plus-1-counters! card-draw | Zombie | sacrifice a creature:; sacrifice another creature; creature tokens; when this dies; destroy all creatures; zombie; undying
  Vohar, Vodalian Desecrator | spellslinger! graveyard! reanimator discard control | - | flashback; untap; extra turn; mill; discard a card
  Voja, Jaws of the Conclave | tokens! plus-1-plus-1-counters! card-draw! aggro | Elf, Wolf | wolf; wolf creature token; elf warrior creature token; changeling; elves you control; haste
  Volo, Guide to Monsters | spell-copy! etb! clones ramp | - | when this enters; enters the battlefield, draw; mutate; whenever you cast a creature spell; enters the battlefield
  Volo, Itinerant Scholar | etb card-draw! commander-matters tap-untap clones | - | background; changeling; whenever you cast a creature spell; untap; copy of target artifact; commander creatures you own; creature spells cost
  Volrath the Fallen | discard! voltron graveyard reanimator | Phyrexian | madness; discard a creature card; creature card from your graveyard to the battlefield; can't be blocked
  Volrath, the Shapestealer | counters-matter! clones! minus-1-minus-1-counters! proliferate plus-1-plus-1-counters | - | -1/-1 counter; proliferate; enters with; whenever this attacks; enters the battlefield with; with a counter on it; deals combat damage to a player
  Vona, Butcher of Magan | lifegain! self-damage control tap-untap | - | you gain life; lifelink; untap; you gain x life; pay life
  Vorel of the Hull Clade | counters-matter! plus-1-plus-1-counters! proliferate! tap-untap big-mana | Hydra, Merfolk | charge counter; x +1/+1 counters; untap; enters the battlefield with; proliferate; +1/+1 counters on it
  Vorinclex, Monstrous Raider | plus-1-plus-1-counters! counters-matter! proliferate planeswalkers stompy | - | proliferate; loyalty; enters the battlefield with; put a +1/+1 counter on each; x +1/+1 counters; hydra
  Vorinclex // The Grand Evolution | ramp! reanimator self-mill plus-1-plus-1-counters big-mana | - | forest; proliferate; add an additional; phyrexian; for each forest; lore counter
  Vorinclex, Voice of Hunger | big-mana! stax ramp stompy lands-matter | - | {x}; untap; add an additional; untap all lands; search your library for
  Vorosh, the Hunter | voltron! plus-1-plus-1-counters! proliferate counters-matter infect | - | double strike; proliferate; equipped creature; move a +1/+1 counter; can't be blocked; double the number
  Vraan, Executioner Thane | aristocrats! sacrifice! lifedrain! tokens lifegain | Vampire, Phyrexian | sacrifice a creature:; sacrifice another creature; each opponent loses; when this dies; creature tokens; whenever another creature you control dies
  Vraska, the Silencer | treasure! theft! control deathtouch sacrifice | Assassin | destroy target creature; fights; each opponent sacrifices; artifacts you control; sacrifice an artifact; whenever a creature an opponent controls dies
  Vren, the Relentless | tokens! exile! control sacrifice | Rat, Rogue | destroy target creature; each opponent sacrifices; creatures get -#/-#; rats you control; destroy all creatures; exile target creature
  Vrestin, Menoptra Leader | tokens! plus-1-plus-1-counters! flying x-spells! attack-triggers | Insect | insect; {x}; insect creature token; twice that many; proliferate; whenever you attack; add an additional
  Vrondiss, Rage of Ancients | enrage! die-roll! tokens burn fight | Dragon, Barbarian | deals 1 damage to; roll a d; roll a six-sided; deals # damage to each creature; fights; dealt damage; whenever you roll
  Vulture, Scheming Scavenger | flying connive discard aggro | Villain | villain; villains you control; connive; villain creature token; can't be blocked
  Wakka, Devoted Guardian | plus-1-plus-1-counters! voltron proliferate tokens saboteurs | - | enters with; proliferate; each creature you control with a +1/+1 counter; can't be blocked; equipped creature
  Wan Shi Tong, All-Knowing | tokens! topdeck! scry control blink | Spirit | library third from the top; on the bottom of your library; shuffles; into their library; puts it on the top or bottom; on top of your library; scry
  Wan Shi Tong, Librarian | flash! card-draw! blink x-spells group-hug | - | each player searches; its controller may search; searches their library; may search their library; basic land card; can't search
  Wasitora, Nekoru Queen | voltron! saboteurs flying sacrifice extra-combats | Dragon, Cat | double strike; additional combat phase; sacrifices a creature; dragon; equipped creature
  Wayta, Trainer Prodigy | enrage! fight! triggered-abilities! tap-untap burn | Dinosaur | whenever this is dealt damage; fights; enrage; is dealt damage; deals # damage to each creature; dinosaur; indestructible; deals 1 damage to
  Wernog, Rider's Chaplain | clues! blink! sacrifice artifacts politics | - | investigate; clue; whenever you sacrifice; exile target creature you control; sacrifice another creature; whenever you sacrifice a clue; leaves the battlefield
  Whisper, Blood Liturgist | reanimator! sacrifice! aristocrats tokens tap-untap | - | creature tokens; when this dies; untap; whenever another creature you control dies; into your graveyard; each opponent loses
  Wick, the Whorled Mind | tokens! sacrifice! plus-1-plus-1-counters aristocrats burn | Rat, Snail | rat creature token; rats you control; proliferate; any number of cards named; sacrifice a creature
  Wildsear, Scouring Maw | cascade! enchantress! stompy etb auras | - | enchantment; enchantment creature; whenever you cast an enchantment; mana value 5; constellation; enchantment spell; cascade
  Wilfred Mott | time-counters! topdeck! proliferate etb suspend | - | time travel; proliferate; time counter; mana value 3 or less; additional upkeep; beginning of your upkeep; suspend
  Wilhelt, the Rotcleaver | aristocrats! tokens! sacrifice! self-mill lifedrain | Zombie | zombie; zombies you control; sacrifice a creature:; sacrifice another creature; whenever another creature you control dies; zombie creature token; decayed
  Will Kenrith | planeswalkers! spellslinger! spell-copy control group-hug | - | loyalty; proliferate; planeswalker; instant and sorcery; loyalty abilities; extra turn
  Willowdusk, Essence Seer | lifegain! plus-1-plus-1-counters! self-damage! tap-untap voltron | - | pay # life; you gain # life; untap; lose life; you lose; whenever you gain life; lifelink
  Will, Scion of Peace | lifegain! big-mana! x-spells control tap-untap | - | you gain # life; {x}; untap; you gain life; you gain x life; whenever you gain life; lifelink
  Wilson, Refined Grizzly | voltron! commander-matters! auras equipment stompy | - | background; commander creatures you own; equipped creature; enchanted creature; deathtouch; double strike
  Wingnut, Bat on the Belfry | tokens! aggro! haste attack-triggers | - | alliance; whenever another creature enters; creature tokens; goblin creature token; additional combat phase; warrior creature token; attacking creatures
  Winota, Joiner of Forces | aggro! attack-triggers tokens stax sneak-attack | Human | create; soldier creature token; haste; goblin creature token; non-human
  Winter, Cursed Rider | artifacts! self-mill! sacrifice graveyard control | - | artifact card; mill; sacrifice an artifact; into your graveyard; surveil; treasure; artifact token
  Winter, Cynical Opportunist | self-mill! graveyard! reanimator! | - | delirium; mill; artifact creature; kindred; card types; enchantment creature; remove a counter; move a counter; remove all counters
  Winter, Misanthropic Guide | self-mill! discard! wheels group-hug stax | - | delirium; mill; each player draws; discards; whenever an opponent discards; whenever an opponent draws; card types
  Witch-king, Bringer of Ruin | attack-triggers! sacrifice! extra-combats voltron aristocrats | Wraith | each opponent sacrifices; sacrifices a creature; whenever this attacks; destroy all creatures; whenever a creature an opponent controls dies; can't have
  Witch-king of Angmar | the-ring! discard forced-combat politics madness | Wraith | the ring tempts you; discard; attacks each combat if able; ring-bearer; creature token under; goad; whenever you discard
  Witch-king, Sky Scourge | impulse-draw! attack-triggers aggro reanimator power-matters | Wraith | wraith; changeling; sacrifice a creature:; exile the top; from exile; additional combat phase; undying
  Wolverine, Best There Is | fight! voltron! plus-1-plus-1-counters equipment burn | - | fights; damage equal to its power; deals damage equal to its; and has trample; target creature you control deals damage; equipped creature
  Wort, Boggart Auntie | aristocrats! sacrifice! graveyard tokens discard | Goblin | goblin; sacrifice a goblin; goblins you control; when this dies; sacrifice a creature:; changeling; beginning of your upkeep
  Wort, the Raidmother | spell-copy! spellslinger! tokens burn ramp | Goblin | goblin creature token; red and green; creature tokens; whenever you cast or copy; magecraft; search your library for; additional combat phase
  Wraith, Vicious Vigilante | voltron! unblockable equipment auras | - | equipped creature; enchanted creature; equip; whenever equipped creature; hexproof
  Wrexial, the Risen Deep | mill! theft! voltron saboteurs spellslinger | - | is an island; mills; target player mills; double strike; becomes an island; equipped creature; extra turn
  Wulfgar of Icewind Dale | attack-triggers! aggro! triggered-abilities! extra-combats tokens | - | whenever this attacks; whenever a creature you control attacks; attacks, create; melee; battle cry; myriad; whenever you attack
  Wydwen, the Biting Gale | flash! storm! control counterspells | Faerie | faerie; flash; whenever you cast a spell; whenever you cast your first spell; during an opponent's turn; as though they had flash
  Wyleth, Soul of Steel | equipment! voltron! auras! card-draw aggro | - | equipped creature; equip; enchanted creature; attach; additional combat phase; whenever equipped creature; hexproof
  Wylie Duke, Atiin Hero | tap-untap! card-draw! lifegain voltron vehicles | - | crew; convoke; tap an untapped creature; untap; becomes tapped; whenever you gain life; saddle
  Wyll, Blade of Frontiers | die-roll! voltron! plus-1-plus-1-counters commander-matters | - | roll a d20; roll a d; roll one or more dice; background; whenever you roll; roll two; roll a six-sided
  Xanathar, Guild Kingpin | theft! stax extra-upkeeps topdeck control | - | additional upkeep; beginning of your upkeep; mill; top of their library; you don't own; end the turn
  Xande, Dark Mage | spellslinger! self-mill! voltron graveyard control | - | mill; surveil; can't be blocked; discard a card; double strike; equipped creature
  Xantcha, Sleeper Agent | goad! group-slug! politics forced-combat self-damage | - | goad; goaded; loses life; whenever you draw a card; attacks each combat if able; equipped creature; each opponent draws
  Xavier Sal, Infested Captain | populate! proliferate! tokens! counters-matter sacrifice | - | populate; proliferate; creature token; untap; remove a counter; undying; token that's a copy
  Xenagos, God of Revels | stompy! power-matters! haste! extra-combats aggro | - | additional combat phase; double strike; gain trample; annihilator; infect; equal to its power
  Xiahou Dun, the One-Eyed | sacrifice! aristocrats! reanimator graveyard | - | return target creature card; sacrifice a creature; whenever another creature you control dies; persist; dies, return
  Xira Arien | card-draw group-hug tap-untap | Insect | untap; insect; draws a card; whenever you draw a card; no maximum hand size; whenever an opponent draws; {t}:
  Xira, the Golden Sting | sacrifice! tokens attack-triggers! counters-matter aristocrats | Insect | destroy target creature; insect; deals # damage to target creature; proliferate; sacrifice a creature; additional combat phase; when this dies
  Xolatoyac, the Smiling Flood | lands-matter! counters-matter! tap-untap! plus-1-plus-1-counters ramp | - | counter on target land; put a +1/+1 counter on each; land creature; whenever you tap; proliferate; islandwalk; earthbend
  Xu-Ifit, Osteoharmonist | reanimator! self-mill! tap-untap discard graveyard | Skeleton | at the beginning of your upkeep, sacrifice; enters the battlefield tapped; loses the game; discard a card; untap; haste; mill
  Xun Yu, Wei Advisor | voltron aggro tap-untap | - | untap; horsemanship; can't be blocked; double strike
  Xyris, the Writhing Storm | wheels! card-draw! tokens! group-hug group-slug | Snake | each player draws; each player discards; draws seven cards; whenever an opponent draws; target opponent draws; each opponent draws; draws a card
  Yahenni, Undying Partisan | aristocrats! sacrifice! plus-1-plus-1-counters tokens voltron | Vampire | each opponent sacrifices; destroy all creatures; whenever a creature dies; each player sacrifices; creatures get -#/-#; when this dies; creature tokens
  Yannik, Scavenging Sentinel | blink! plus-1-plus-1-counters! etb power-matters sacrifice | - | when this enters; exile target creature you control; leaves the battlefield; return it to the battlefield; sacrifice a creature; enters with
  Yargle and Multani | voltron! stompy! power-matters sacrifice | - | equal to its power; fling; has trample; greatest power; infect; sacrificed creature's power; with no abilities
  Yargle, Glutton of Urborg | voltron! power-matters sacrifice reanimator | - | equipped creature; can't be blocked; sacrificed creature's power; infect; equal to its power; with no abilities; swamp
  Yarok, the Desecrated | etb! blink! triggered-abilities! landfall tokens | - | when this enters; landfall; whenever a land; another creature enters; enters the battlefield, you; constellation; whenever another creature you control enters
  Yarus, Roar of the Old Gods | morph! saboteurs! haste sacrifice aggro | - | face-down; face up; manifest; morph; disguise; megamorph; cloak
  Yasharn, Implacable Earth | hatebears! stax! lifegain lands-matter ramp | - | players can't; opponents can't; whenever you gain life; landfall; each player sacrifices
  Yasmin Khan | impulse-draw! exile! tap-untap | - | from exile; exile the top; untap; whenever you cast a spell from exile; doctor; treasure
  Yasova Dragonclaw | theft! sacrifice! power-matters voltron aggro | - | sacrifice a creature; gain control of target creature; sacrifice a creature:; sacrifice another creature; fling; equipped creature; sacrificed creature's power
  Yawgmoth, Thran Physician | aristocrats! sacrifice! proliferate! minus-1-minus-1-counters tokens | - | undying; persist; creature tokens; -1/-1 counter; proliferate; whenever another creature you control dies; when this dies
  Yedora, Grave Gardener | sacrifice! lands-matter! landfall! morph aristocrats | Treefolk | sacrifice a creature:; face up; when this dies; sacrifice another creature; morph; landfall; when this is turned face up
  Yenna, Redtooth Regent | enchantress! auras! clones! tokens tap-untap | - | enchantment; enchanted creature; aura; untap; constellation; enchanted land; enchantment you control
  Yennett, Cryptic Sovereign | topdeck! attack-triggers extra-combats extra-turns big-mana | Sphinx | top of your library; extra turn; scry; additional combat phase; top three cards of your library; mana value 7; put a card from your hand on top
  Yes Man, Personal Securitron | politics! blink! group-hug! card-draw tokens | - | gains control; control of target permanent you control; return target permanent; untap; each player gains control of all; sacrifice an artifact; proliferate
  Yeva, Nature's Herald | flash! ramp big-mana control | Elf | {t}: add; untap all creatures; whenever you cast a creature spell; green creature; flash; elves you control
  Ygra, Eater of All | food! sacrifice! artifacts! aristocrats plus-1-plus-1-counters | - | food; sacrifice an artifact; sacrifice a food; whenever you sacrifice; whenever an artifact; artifacts you control; destroy all artifacts
  Yidaro, Wandering Monster | cycling! graveyard discard wheels | - | cycling; whenever you cycle; cycle or discard; whenever you discard; discard a card
  Yidris, Maelstrom Wielder | cascade! wheels! storm voltron spellslinger | - | cascade; suspend; and has trample; can't be blocked; equipped creature; draws seven cards; double strike
  Yisan, the Wanderer Bard | tutors! birthing-pod! tap-untap! etb stax | - | untap; untap target creature; proliferate; search your library for a creature card; whenever you activate
  Yomiji, Who Bars the Way | legends! historic! sacrifice aristocrats | Spirit, Samurai | legendary; sacrifice this; sacrifice a creature; channel; legend rule; when this is put into a graveyard; historic
  Yorion, Sky Nomad | blink! etb! card-draw planeswalkers enchantress | - | when this enters; enters the battlefield, draw a card; whenever another creature enters; until this leaves the battlefield; whenever a nontoken creature enters; leaves the battlefield
  Yorvo, Lord of Garenbrig | stompy! plus-1-plus-1-counters! power-matters voltron | - | power 4 or greater; greatest power; equal to its power; and has trample; fights; proliferate
  Yosei, the Morning Star | stax! reanimator! sacrifice! tap-untap blink | Dragon, Spirit | sacrifice a creature:; creature card from your graveyard to the battlefield; untap step; sacrifice another creature; when this dies; copy of; return target creature card
  Yoshimaru, Ever Faithful | legends! voltron! historic plus-1-plus-1-counters aggro | - | legendary; historic; legendary creature; legendary permanent; equipped creature; proliferate
  Y'shtola, Night's Blessed | spellslinger! lifedrain! lifegain! burn card-draw | - | noncreature spell; each opponent loses; each player loses; mana value 3 or greater; whenever you gain life; flash; whenever you cast a noncreature spell
  Y'shtola Rhul | blink! etb! triggered-abilities clones | - | when this enters; enters the battlefield, draw; at the beginning of your end step; beginning of the end step; beginning of each end step; enters the battlefield, return; landfall
  Yuan Shao, the Indecisive | aggro! unblockable! voltron | - | horsemanship; additional combat phase; menace; creatures you control get; whenever a creature you control deals combat damage; gain menace
  Yue, the Moon Spirit | waterbending! big-mana! spellslinger tap-untap control | - | untap; waterbend; extra turn; untap target creature; noncreature spell; draw seven
  Yuffie, Materia Hunter | theft! artifacts! equipment! ninjutsu blink | Ninja | ninjutsu; equip; equipped creature; gain control; sacrifice an artifact; each player creates; can't be blocked
  Yukora, the Prisoner | sacrifice! aristocrats reanimator tokens voltron | Ogre, Demon | ogre; when this dies; sacrifice a creature; whenever a creature you control dies; whenever you sacrifice; changeling; creature tokens
  Yuma, Proud Protector | deserts! lands-matter! tokens! self-mill landfall | - | desert; sacrifice a land; mill; play lands from your graveyard; discard a land; return target land; land cards from your graveyard
  Yuna, Grand Summoner | counters-matter! plus-1-plus-1-counters! sacrifice proliferate ramp | - | enters with; proliferate; charge counter; persist; lore counter; modular
  Yuna, Hope of Spira | enchantress! reanimator! self-mill sagas auras | - | enchantment creature; enchantment card; mill; saga; constellation; when this is put into a graveyard; room
  Yuriko, the Tiger's Shadow | ninjutsu! topdeck! saboteurs! extra-turns aggro | Ninja | ninjutsu; can't be blocked; top of your library; scry; delve; extra turn; top three cards of your library
  Yurlok of Scorch Thrash | group-slug! big-mana! group-hug burn tap-untap | - | each player adds; whenever a player taps; untap; whenever a land is tapped; adds; that player adds; deals damage to each player; untapped land
  Yusri, Fortune's Flame | coin-flip! chaos! card-draw extra-combats self-damage | - | flip a coin; coin flip; flip; additional combat phase; coins; wins a coin; whenever you're dealt
  Zabaz, the Glimmerwasp | modular! plus-1-plus-1-counters! artifacts! sacrifice aristocrats | Construct | modular; artifact creature; sacrifice an artifact; whenever an artifact; proliferate; artifact you control is put into a graveyard
  Zacama, Primal Calamity | big-mana! ramp! lands-matter blink landfall | Dinosaur | dinosaur; add an additional; whenever you tap a land for mana; enchanted land; return target creature you control; dinosaur spell; untap
  Zack Fair | equipment! plus-1-plus-1-counters! sacrifice blink voltron | - | equip; equipment; equipped creature; return target creature card with mana value; mana value 3 or less; enters with; when this dies
  Zada, Hedron Grinder | tokens! spellslinger! spell-copy! aggro cantrips | Goblin | target creature gets; target creature gains; goblin creature token; draw a card; creature tokens; target creature attacks; copy of target creature
  Zaffai, Thunder Conductor | spellslinger! big-mana! spell-copy tokens burn | - | copy target instant or sorcery; instant and sorcery; whenever you cast or copy; mana value 5 or greater; {x}; storm; extra turn
  Zagras, Thief of Heartbeats | party! aggro! deathtouch aristocrats | Rogue, Cleric, Wizard, Warrior | party; cleric; rogue; warrior; deals 1 damage to; changeling; wizard
  Zahid, Djinn of the Lamp | flying voltron control artifacts | - | equipped creature; untap; djinn; treasure; investigate; creatures with flying
  Zahur, Glory's Past | sacrifice! aristocrats! tokens! self-mill graveyard | Zombie | start your engines!; max speed; zombie; when this dies; whenever a creature you control dies; each opponent loses; creature card from your graveyard
  Zalto, Fire Giant Duke | dungeon! enrage! fight burn | - | venture into the dungeon; dungeon; deals 1 damage to; damage to each creature; fights; completed a dungeon; deals # damage to each creature
  Zamriel, Seraph of Steel | equipment! voltron! aggro | - | equip; equipment; equipped creature; angel; destroy all creatures; whenever equipped creature; whenever an equipment
  Zara, Renegade Recruiter | theft! attack-triggers extra-combats! sacrifice aggro | Pirate | additional combat phase; pirate; sacrifice a creature; haste; each player draws; sacrifice another creature; draws
  Zareth San, the Trickster | theft! mill! ninjutsu! saboteurs reanimator | Rogue | rogue; mills; rogues you control; ninjutsu; can't be blocked; rogue creature token; each opponent mills
  Zar Ojanen, Scion of Efrava | multicolor-matters! plus-1-plus-1-counters! tokens tap-untap vehicles | - | basic land type; crew; tap an untapped; domain; untap; creature tokens; convoke
  Zask, Skittering Swarmlord | self-mill! graveyard! sacrifice tokens lands-matter | Insect | insect; insect creature token; mill; sacrifice a creature; changeling; sacrifice another creature
  Zaxara, the Exemplary | x-spells! plus-1-plus-1-counters! tokens! big-mana ramp | Hydra | {x}; hydra; x +1/+1 counters; untap; twice that many; double the number of; add an additional
  Zedruu the Greathearted | group-hug! politics! lifegain card-draw chaos | - | target opponent gains control; loses the game; gains control of; at the beginning of your upkeep; you lose the game; each player gains control; can't attack
  Zegana, Utopian Speaker | plus-1-plus-1-counters! counters-matter blink proliferate card-draw | - | adapt; proliferate; enters with; merfolk; each creature you control with a +1/+1 counter; evolve
  Zell Dincht | lands-matter! landfall! voltron ramp | - | landfall; whenever a land; play an additional land; sacrifice a land; lands you control; search your library for; when this land enters
  Zellix, Sanity Flayer | mill! tokens! commander-matters tap-untap self-mill | Horror | mills; each player mills; background; target player mills; untap; each opponent mills; commander creatures you own
  Zenos yae Galvus // Shinryu, Transcendent Rival | blink! sacrifice control voltron | - | destroy target creature; exile target creature; each player loses; loses the game; exile target creature you control; sacrifices a creature; double strike
  Zeriam, Golden Wind | tokens! flying! aggro! saboteurs anthems | Griffin | griffin; double strike; creatures with flying; creature tokens; twice that many; changeling; additional combat phase
  Zetalpa, Primal Dawn | stompy! voltron big-mana flying keywords | - | dinosaur; equipped creature; without paying its mana cost; goad
  Zevlor, Elturel Exile | spell-copy! spellslinger! tap-untap control discard | - | target opponent; untap; target player; extra turn; copy target; gain control of target; target nonland permanent
  Zhang Fei, Fierce Warrior | voltron! equipment aggro | - | equipped creature; horsemanship; equip; double strike; whenever equipped creature; enchanted creature
  Zhang He, Wei General | aggro! attack-triggers tokens | - | horsemanship; creature tokens; additional combat phase; whenever you attack; attacking creatures; can't be blocked
  Zhang Liao, Hero of Hefei | discard! voltron saboteurs | - | discards a card; equipped creature; whenever an opponent discards; deals damage to; double strike; can't be blocked; each opponent discards
  Zhao, Ruthless Admiral | sacrifice! aristocrats! aggro firebending treasure | - | sacrifice a creature:; treasure; creature tokens; whenever you sacrifice; sacrifice an artifact; firebending; clue
  Zhao, the Moon Slayer | stax! land-destruction! control aggro big-mana | - | nonbasic; mountain; destroy target nonbasic land; destroy all lands; proliferate; treasure
  Zhao, the Seething Flame | voltron! aggro equipment | - | equipped creature; with no abilities; equip; double strike; whenever equipped creature; firebending
  Zhao Zilong, Tiger General | voltron! equipment aggro defenders | - | equipped creature; horsemanship; whenever this blocks; double strike; equip
  Zhou Yu, Chief Commander | voltron control unblockable | - | becomes an island; is an island; equipped creature; islandwalk; can attack as though; are islands; double strike
  Zhuge Jin, Wu Strategist | unblockable! voltron saboteurs tap-untap | - | untap; infect; double strike; ninjutsu; loses half; equipped creature
  Zhulodok, Void Gorger | cascade! big-mana! ramp artifacts stompy | Eldrazi | {c}; colorless; eldrazi; mana value 7 or greater; add {c}{c}; less to cast; when you cast this spell
  Ziatora, the Incinerator | sacrifice! treasure! aristocrats! burn power-matters | - | when this dies; sacrifice another creature; whenever you sacrifice; deals damage equal to; undying; creature card from your graveyard to the battlefield; at the beginning of each end step
  Zidane, Tantalus Thief | theft! sacrifice! treasure blink politics | - | gains control; sacrifice a creature:; gain control of target creature; exile target creature you control; sacrifice another creature; target opponent gains control; treasure
  Zilortha, Strength Incarnate | power-matters! stompy! fight burn enrage | Dinosaur | dinosaur; damage to each creature; deals damage equal to its power; fights; whenever this is dealt damage; gain trample; deals # damage to each creature
  Zimone, All-Questioning | landfall! lands-matter! ramp! plus-1-plus-1-counters tokens | Fractal | play an additional land; search your library for; put a land card from your hand; onto the battlefield tapped; return a land you control; landfall; token that's a copy
  Zimone and Dina | card-draw! lifedrain! lands-matter! landfall sacrifice | - | second card each turn; whenever you draw; creature tokens; play an additional land; untap; landfall; whenever you gain life
  Zimone, Infinite Analyst | x-spells! plus-1-plus-1-counters! big-mana! proliferate counters-matter | Hydra, Fractal | {x}; proliferate; double the number; x +1/+1 counters; hydra; fractal
  Zimone, Mystery Unraveler | landfall! morph! lands-matter! ramp | - | manifest; face up; face-down; play an additional land; morph; search your library for; when this is turned face up
  Zimone, Paradox Sculptor | plus-1-plus-1-counters! counters-matter! proliferate! tap-untap big-mana | Hydra | proliferate; charge counter; untap; enters with; x +1/+1 counters; enters the battlefield with; twice that many
  Zimone, Quandrix Prodigy | landfall! lands-matter! ramp! tap-untap card-draw | - | landfall; whenever a land; untap; return a land you control to its owner's hand; draw cards; no maximum hand size
  Zinnia, Valley's Voice | tokens! etb! clones aggro blink | - | when this enters; enters the battlefield, create; power 2 or less; offspring; creature tokens; whenever another creature enters; base power
  Zirda, the Dawnwaker | activated-abilities! tap-untap equipment artifacts cycling | - | untap; activated abilities; add {c}{c}{c}; exhaust; whenever you activate
  Zirilan of the Claw | tutors! sneak-attack! tap-untap! flying reanimator | Dragon | dragon; untap; end the turn; dragons you control; sacrifice a creature; gets +x; phases out
  Zndrsplt, Eye of Wisdom | coin-flip! card-draw! chaos! voltron | - | flip a coin; coin flip; flip; coins; wins a coin flip; no maximum hand size; whenever you draw
  Zodiark, Umbral God | sacrifice! aristocrats! devotion voltron plus-1-plus-1-counters | God | each player sacrifices; sacrifices a creature; sacrifice a creature; whenever a player sacrifices; devotion; sacrifice another creature; whenever you sacrifice
  Zog, Triceraton Castaway | stompy aggro cycling voltron | - | dinosaur; and has trample; equipped creature; double strike; enrage; cycling; can't block
  Zopandrel, Hunger Dominus | stompy! power-matters! tokens extra-combats aggro | - | additional combat phase; gain trample; equal to its power; fights; greatest power; infect; at the beginning of each combat
  Zoraline, Cosmos Caller | reanimator! lifegain! flying sacrifice graveyard | Bat | mana value 3 or less; bat creature token; sacrifice this; whenever you gain life
  Zoyowa Lava-Tongue | self-mill! discard! sacrifice! burn group-slug | Goblin | sacrifice another permanent; descended; whenever an opponent discards; each opponent discards; mill; sacrifice this; treasure token
  Zo-Zu the Punisher | land-destruction! group-slug! stax! burn | - | destroy target land; destroy all lands; each player sacrifices a land; may search their library; return all lands; nonbasic lands; search their library for
  Zuberi, Golden Feather | flying! aggro! anthems tokens | Griffin | griffin; creatures with flying; griffin creature token; changeling; of the chosen type; chosen type
  Zuko, Avatar Hunter | tokens! spellslinger! aggro burn anthems | Soldier | red spell; creature tokens; costs {r} less; creature enters; goblin; sacrifice a creature; additional combat phase
  Zuko, Conflicted | blink! group-slug politics counters-matter theft | - | sacrifice a creature; exile target creature; lose life; gains control; whenever you lose life; sacrifice another creature; gain control of target creature
  Zuko, Exiled Prince | firebending! impulse-draw! aggro exile spellslinger | - | firebending; from exile; whenever you cast a spell from exile; exile the top; additional combat phase; flash; play a land from exile
  Zuko, Firebending Master | firebending! experience-counters! spellslinger! burn aggro | - | firebending; additional combat phase; experience counter; proliferate; flash; copy target; whenever you cast an instant
  Zuko, Seeking Honor | spellslinger! firebending voltron aggro plus-1-plus-1-counters | - | whenever you cast a noncreature spell; double strike; firebending; equipped creature; prowess; can't be blocked
  Zul Ashur, Lich Lord | graveyard! self-mill! sacrifice reanimator aristocrats | Zombie | zombie; mill; zombies you control; untap; sacrifice a creature:; discard a card; into your graveyard
  Zuo Ci, the Mocking Sage | voltron! auras equipment stompy | - | equipped creature; enchanted creature; and has trample; umbra armor; bestow; double strike
  Zur, Eternal Schemer | enchantress! control deathtouch lifegain big-mana | - | destroy all nonland; nonenchantment; enchantment creature; constellation; enchantments you control; saga; deals damage to
  Zurgo and Ojutai | flying! saboteurs aggro topdeck etb | Dragon | dragon; dragons you control; double strike; whenever a dragon; additional combat phase; dragon spells; dash
  Zurgo Bellstriker | aggro! equipment voltron haste | Warrior, Orc, Goblin | dash; equipped creature; warrior; creature enters; double strike; return this to its owner's hand
  Zurgo Helmsmasher | voltron! equipment! extra-combats auras stax | - | equipped creature; double strike; destroy all creatures; enchanted creature; destroy all; additional combat phase; equip
  Zurgo Stormrender | tokens! sacrifice! aristocrats! attack-triggers aggro | Warrior | mobilize; tapped and attacking; sacrifice a creature:; creature tokens; warrior creature token; myriad; encore
  Zurgo, Thunder's Decree | tokens! aggro! attack-triggers! aristocrats sacrifice | Warrior | mobilize; warrior; creature enters; warriors you control; warrior creature token; sacrifice a creature:; creature tokens
  Zur the Enchanter | enchantress! auras! tutors! voltron control | - | enchanted creature; enchantment; enchant creature; additional combat phase; hexproof; aura; constellation
  Zurzoth, Chaos Rider | wheels! tokens! group-hug discard aristocrats | Devil | each player draws; devil; target player draws; whenever an opponent draws; draws a card; at random; devil creature token
`;
