/** What players build around commanders, one a line: name | themes, as of `readWeightedThemes` | creature types | wording of cards that they look for. */
export const COMMANDERS_D_TO_G = `
  Daghatar the Adamant | plus-1-plus-1-counters! counters-matter | - | move a +1/+1 counter; outlast; with a +1/+1 counter on it; modular; persist; proliferate; bolster
  Dakkon Blackblade | lands-matter! landfall! voltron ramp | - | play an additional land; search your library for a basic; lands you control; trample; can't be blocked; return target land
  Dalakos, Crafter of Wonders | equipment! artifacts! voltron | - | equipped creature gets; equip {#}; artifact spells; for mirrodin!; whenever equipped creature; untap; attach
  Damia, Sage of Stone | card-draw! discard! reanimator madness self-mill | - | discard; madness; discard your hand; retrace; dredge #; draw step; flash
  Danitha, Benalia's Hope | voltron! auras! equipment! reanimator blink | Knight | equipped creature gets +#/+#; enchanted creature gets; discard; mill; mana value 6; equip {#}; creature you control, then return
  Danitha Capashen, Paragon | voltron! auras! equipment! | Knight | equipped creature gets; enchanted creature gets; attach; double strike; umbra armor; whenever you cast an aura or equipment
  Danitha, New Benalia's Light | voltron! auras! equipment! graveyard enchantress | Knight | equipped creature gets; enchanted creature gets; mill; sacrifice this; put into a graveyard from the battlefield; discard a card; bestow
  Dan Lewis | artifacts! equipment! tokens clues | - | whenever this becomes attached; equipped creature; clue token; treasure token; food token; equipped creatures you control
  Danny Pink | counters-matter! plus-1-plus-1-counters! card-draw proliferate | - | proliferate; mentor; put a +1/+1 counter on each; enters with a; stun counter; counter on another target creature; at the beginning of combat
  Daretti, Rocketeer Engineer | artifacts! reanimator! sacrifice! graveyard | - | treasure token; when this is put into a graveyard from the battlefield; discard a card; prototype; artifact creature; whenever you sacrifice an artifact; artifact land
  Daretti, Scrap Savant | artifacts! reanimator! discard sacrifice graveyard | - | discard; when this dies; unearth; artifact card from your graveyard; put into a graveyard from the battlefield
  Dargo, the Shipwrecker | sacrifice! artifacts treasure aristocrats voltron | Pirate | sacrifice an artifact; sacrifice a creature; sacrifice any number; treasure token; whenever you sacrifice; sacrifice another
  Darien, King of Kjeldor | tokens! self-damage! lifegain aristocrats pillow-fort | Soldier | deals # damage to you; deals damage to you; you gain 1 life; damage to each player; creature enters; deals 1 damage to each creature and each player; you lose life; damage dealt to you; dealt to you instead; that damage to you; damage to the player
  Darigaaz Reincarnated | reanimator! sacrifice voltron stompy time-counters | Dragon | sacrifice a creature:; destroy all creatures; dragon; at the beginning of your upkeep; when this enters; each player sacrifices
  Darigaaz, the Igniter | voltron! burn saboteurs | Dragon | double strike; additional combat phase; becomes the color; whenever a dragon; each player draws; deals combat damage to a player
  Dark Leo & Shredder | ninjutsu! saboteurs! sneak-attack tokens deathtouch | Ninja | ninja; sneak; ninjutsu; loses half; can't be blocked; changeling; commander ninjutsu
  Daryl, Hunter of Walkers | tokens pingers! card-draw politics deathtouch | - | untap; deathtouch; deals # damage to each creature; deals # damage to target creature; zombies; goad; {t}: this deals
  Daughter of Autumn | control pillow-fort | - | becomes white; is dealt damage; enrage; whenever this is dealt damage
  Davros, Dalek Creator | burn! lifedrain! artifacts! tokens discard | Dalek | each opponent loses #; deals # damage to each opponent; villainous choice; discards a card; each opponent discards; artifact creature; dalek
  Daxos, Blessed by the Sun | devotion! lifegain! tokens aristocrats | - | whenever you gain life; devotion; {w}{w}{w}; sacrifice another creature; creature tokens; whenever another creature enters; toughness
  Daxos of Meletis | saboteurs! theft! voltron lifegain exile | - | can't be blocked; double strike; equipped creature; look at the top; exile the top card; whenever you cast a spell you don't own
  Daxos the Returned | enchantress! experience-counters! tokens auras | - | whenever you cast an enchantment; enchantment enters; constellation; proliferate; enchanted; sacrifice this
  Deadpool, Trading Card | politics theft clones chaos | - | text box; exchange; donate; gains control of; loses all abilities; flash
  Deathleaper, Terror Weapon | aggro! flash! haste etb | - | flash; haste; unearth; dash; put a creature card from your hand onto the battlefield; enters tapped and attacking; trample
  Deekah, Fractal Theorist | spellslinger! tokens! plus-1-plus-1-counters x-spells spell-copy | - | copy target instant or sorcery; copy that spell; buyback; can't be blocked; costs {#} less; {x}; replicate
  Dee Kay, Finder of the Lost | die-roll! chaos lifedrain reanimator | - | roll a; attraction; roll one or more dice; six-sided
  Delina, Wild Mage | die-roll! etb! attack-triggers! clones tokens | - | when this enters; when this dies; whenever a creature enters; haste; additional combat phase; triggers an additional time
  Delney, Streetwise Lookout | triggered-abilities! etb! aggro tokens | - | when this enters; whenever this attacks; whenever another creature enters; when this dies; power 2 or less; whenever one or more; evoke
  Demonlord Belzenlok | card-draw reanimator! big-mana blink | Demon | when this enters; return target creature card from your graveyard to the battlefield; mana value #; sacrifice a creature:; demon
  Denethor, Ruling Steward | aristocrats! sacrifice! tokens lifedrain | - | when this dies; whenever another creature you control dies; human soldier creature token; creature tokens; return this card from your graveyard; at the beginning of each end step
  Denethor, Stone Seer | monarch scry control | - | scry #; whenever you scry; monarch; return target creature you control to its owner's hand
  Dennick, Pious Apprentice // Dennick, Pious Apparition | self-mill! clues! mill stax graveyard | - | mill; investigate; sacrifice a clue; surveil; cards in graveyards; disturb; each player mills
  Denry Klin, Editor in Chief | counters-matter! keywords plus-1-plus-1-counters! etb | - | counter on this; proliferate; shield counter; lifelink counter; indestructible counter; double the number of each kind of counter
  Depala, Pilot Exemplar | vehicles! aggro artifacts tap-untap | Dwarf, Pilot | crew #; dwarf; vehicle; pilot; vehicles you control; crews a vehicle; becomes crewed
  Derevi, Empyrial Tactician | tap-untap! stax! saboteurs aggro blink | Bird | doesn't untap during; don't untap; skip your untap step; enter tapped; can't untap more than; untap target; can't be blocked
  Desdemona, Freedom's Edge | reanimator! artifacts graveyard attack-triggers self-mill | - | escape; when this dies; sacrifice another creature; discard; mana value 3 or less; sacrifice this; mill
  Desmond Miles | self-mill! graveyard voltron saboteurs | Assassin | assassin; surveil; mill; changeling; freerunning; can't be blocked; assassins you control
  Dhalsim, Pliable Pacifist | saboteurs aggro attack-triggers card-draw! | Spider | reach; spider; creatures with reach; reach counter; creatures you control gain reach; {t}:; tap an untapped creature
  Diamond Weapon | self-mill! graveyard! stompy voltron | - | mill; permanent cards in your graveyard; dredge #; power 7 or greater; surveil; this creature's power
  Diaochan, Artful Beauty | politics! control chaos! | - | untap; indestructible; vehicle; when this dies; return this card from your graveyard; hexproof
  Dihada, Binder of Wills | legends! reanimator! treasure planeswalkers theft | - | legendary creature; legendary; historic; return target legendary; sacrifice a creature:; proliferate; legendary permanent
  Dina, Essence Brewer | aristocrats! sacrifice! lifegain! plus-1-plus-1-counters | - | sacrifice a creature; pest creature token; whenever you gain life; when this dies; whenever you sacrifice; untap; return this card from your graveyard
  Dina, Soul Steeper | lifegain! lifedrain! aristocrats sacrifice self-damage | - | you gain # life; whenever you gain life; gain 1 life; lifelink; food token; when this dies; pest creature token
  Dion, Bahamut's Dominant // Bahamut, Warden of Light | tokens flying aggro blink | Knight | knight; knights you control; knight creature token; other knights; eminence; proliferate
  Dionus, Elvish Archdruid | tap-untap! plus-1-plus-1-counters! aggro ramp | Elf | {t}:; {t}: add; elf creature token; becomes tapped; tap an untapped creature; convoke; elves you control
  Disa the Restless | self-mill! graveyard! tokens saboteurs discard | Lhurgoyf | lhurgoyf; tarmogoyf; mill; discard a card; changeling; card types among cards in all graveyards; dredge #
  Djeru and Hazoret | legends! attack-triggers! extra-combats discard madness | - | legendary creature; discard your hand; additional combat phase; no cards in hand; discard a card; hellbent; haste
  Djeru, With Eyes Open | planeswalkers! tutors blink pillow-fort | - | planeswalker; loyalty; planeswalkers you control; loyalty abilities; return target creature you control to its owner's hand; proliferate; creature you control, then return
  Doc Aurlock, Grizzled Genius | graveyard! exile! plot! flashback adventures | - | flashback {; plot {; adventure; escape; foretell; disturb; exile the top
  Doc Ock, Evil Inventor | artifacts! treasure tokens aggro | Robot, Villain | noncreature artifact; indestructible; artifact land; clue token; robot; villain; haste
  Doc Ock, Sinister Scientist | self-mill! graveyard control | Villain | villain; mill; surveil; cards, then discard; threshold; delirium
  Doctor Doom | artifacts! tokens blink card-draw | Villain, Robot | artifact creature; villain; sacrifice an artifact; creature you control, then return; robot; whenever an artifact creature
  Doctor Doom, King of Latveria | discard! connive! lands-matter lifedrain self-mill | Villain | discard a card; villain; discard a land card; whenever you discard; cycling; from your graveyard; connives
  Doctor Octopus, Master Planner | card-draw! discard anthems | Villain | villain; discard your hand; discard; madness; villains you control; no cards in hand
  Dogmeat, Ever Loyal | auras! equipment! self-mill voltron modified-creatures | - | equipped creature; enchanted creature; for mirrodin!; living weapon; mill; whenever you sacrifice; bestow
  Donal, Herald of Wings | flying! etb! clones spell-copy | - | when this enters; bird; with flying; sphinx; nonlegendary; creature you control, then return
  Don Andres, the Renegade | theft! treasure! saboteurs exile control | Pirate | gain control of target; you don't own; exile the top card of each opponent's library; spend mana as though it were mana of any; from exile; you may cast; that player's library
  Donatello, Gadget Master | artifacts! clones! saboteurs! ninjutsu tokens | - | can't be blocked; return this to its owner's hand; when this enters; equipped creature; skulk; metalcraft
  Donatello, Mutant Mechanic | artifacts! plus-1-plus-1-counters! counters-matter sacrifice tap-untap | - | modular; sacrifice an artifact; untap; charge counter; proliferate; double the number; artifact land
  Donatello, Rad Scientist | blink! control etb | - | stun counter; when this enters; creature you control, then return; return target creature you control to its owner's hand; triggers an additional time
  Donatello, the Brains | tokens! artifacts plus-1-plus-1-counters | Mutant | create a treasure token; investigate; if one or more tokens would be created; food token; clue token; whenever you create
  Donatello, Turtle Techie | artifacts! blink! etb | - | creature you control, then return; clue token; return target creature you control to its owner's hand; when this enters; affinity for artifacts
  Donatello, Way with Machines | artifacts! voltron! plus-1-plus-1-counters flying | - | artifact enters; whenever an artifact; thopter; clue token; affinity for artifacts; artifact creature token; artifact token
  Dong Zhou, the Tyrant | blink! sacrifice burn theft | - | sacrifice another creature; creature you control, then return; when this enters; return this to its owner's hand; deals damage equal to its power; except it's not legendary; double
  Don & Leo, Problem Solvers | blink! etb! artifacts tokens | - | when this enters; whenever another creature enters; nontoken; artifact enters; triggers an additional time; leaves the battlefield
  Donna Noble | self-damage! burn! enrage | - | deals # damage to each creature; is dealt damage; indestructible; fights; deals # damage to each other creature; power # or greater
  Donnie & April, Adorkable Duo | artifacts blink! card-draw politics spellslinger | - | creature you control, then return; return target creature you control to its owner's hand; when this enters; triggers an additional time; instant or sorcery; sacrifice this
  Don & Raph, Hard Science | artifacts! affinity! spellslinger big-mana | - | treasure token; artifact land; extra turn; {x}; clue token; affinity for artifacts
  Doran, Besieged by Time | toughness-matters! defenders aggro ramp attack-triggers | Treefolk | defender; can attack as though; toughness; assigns combat damage equal to its toughness; 0/#; trample; treefolk
  Doran, the Siege Tower | toughness-matters! defenders aggro stompy | Treefolk | toughness; defender; can attack as though; assigns combat damage equal to its toughness; gets +0/+#; treefolk; walls
  Dorothea, Vengeful Victim // Dorothea's Retribution | auras! sacrifice attack-triggers! clones blink | Spirit | sacrifice a creature:; tapped and attacking; double; whenever you sacrifice; enchanted creature; spirit; can't be sacrificed
  Dosan the Falling Leaf | stax! stompy ramp flash hatebears | - | flash; can't be countered; each opponent's turn; hexproof; during each other player's untap step; power # or greater
  Drafna, Founder of Lat-Nam | artifacts! etb! spell-copy storm | - | whenever you cast an artifact; when this enters; untap; , sacrifice this; {0}
  Dragonhawk, Fate's Tempest | impulse-draw! stompy! burn exile etb | Dragon | power 4 or greater; whenever you cast a spell from exile; from exile; additional combat phase; whenever a dragon enters; trample; deals that much damage plus
  Dragonlord Atarka | reanimator! ramp! stompy burn etb | Dragon | return target creature card from your graveyard; dragon; put a creature card from your hand; creature you control, then return; add {g}; deals double; deathtouch
  Dragonlord Dromoka | ramp! stompy tokens flying | Dragon | dragon; add {g}; creature spells; you don't lose life; when you gain life; double strike; can't be countered
  Dragonlord Kolaghan | haste! aggro wheels group-slug | Dragon | dragon; each player mills; each player discards; dash; haste; same name
  Dragonlord Ojutai | control! voltron! flying counterspells tap-untap | Dragon | vigilance; untap; extra turn; double strike; counter target; hexproof; doesn't untap
  Dragonlord Silumgar | theft! control! blink sacrifice clones | Dragon | sacrifice a creature:; creature you control, then return; gain control of target; except it's not legendary; sacrifice another creature
  Drakuseth, Maw of Flames | burn! attack-triggers! big-mana extra-combats | Dragon | additional combat phase; haste; deals double that damage; dragon; triggers an additional time; put a creature card from your hand onto the battlefield; deals damage equal
  Dralnu, Lich Lord | spellslinger! flashback! self-mill control tap-untap | - | untap; mill; extra turn; discard; indestructible; flashback; cards, then discard
  Drana and Linvala | activated-abilities! stax! theft voltron | - | creature token with "; creatures your opponents control; gains control; activated abilities; {t}: add; opponent creates; an opponent creates
  Drana, Kalastria Bloodchief | voltron! big-mana! activated-abilities | Vampire | add {b}; additional {b}; swamp; untap; vampire; double; lifelink
  Drana, Liberator of Malakir | aggro! plus-1-plus-1-counters! tokens saboteurs | Vampire | creature tokens; vampire; double strike; additional combat phase; menace; with a +1/+1 counter on it; allies
  Drana, the Last Bloodchief | reanimator! attack-triggers! self-mill discard aristocrats | Vampire | discard; vampire; put that card into your graveyard; when this enters; additional combat phase; when this dies
  Dr. Eggman | artifacts! vehicles! discard card-draw | Robot, Construct | villainous choice; construct; robot; vehicle; discards a card; crew #; artifact creature
  Drivnod, Carnage Dominus | aristocrats! reanimator sacrifice! self-mill tokens | - | when this dies; whenever another creature; whenever a creature dies; sacrifice another creature; sacrifice a creature
  Drizzt Do'Urden | voltron! aristocrats! plus-1-plus-1-counters fight | - | sacrifice a creature; destroy all creatures; fights; trample; except it's not legendary; creature you control, then return
  Dr. Madison Li | energy! artifacts! tap-untap reanimator | - | {e}; untap; artifact spell; proliferate; , sacrifice this
  Dromar, the Banisher | voltron! control saboteurs | Dragon | becomes the color; is all colors; can't be blocked; double strike; artifact creature
  Dromoka, the Eternal | flying! plus-1-plus-1-counters! attack-triggers | Dragon | dragon; dragons you control; bolster; dragon creature token; changeling; with a +1/+1 counter on it; proliferate
  Duchess, Wayward Tavernkeep | saboteurs! counters-matter artifacts aggro impulse-draw | - | proliferate; junk token; double strike; can't be blocked; menace; creature tokens; triggers an additional time
  Duggan, Private Detective | card-draw! clues! voltron artifacts | - | no maximum hand size; whenever you draw; investigate; draw two cards; trample; sacrifice a clue; cards in your hand
  Duke Ulder Ravengard | myriad! etb! attack-triggers tokens aristocrats | - | when this enters; whenever this attacks; when this dies; whenever another creature enters; mutate; except it's not legendary; triggers an additional time
  Durnan of the Yawning Portal | stompy! attack-triggers! extra-combats ramp exile | - | from exile; myriad; additional combat phase; when you cast this spell; undaunted
  Duskana, the Rage Mother | aggro! tokens! attack-triggers etb blink | Bear | 2/2; base power and toughness; bear; bears you control; bear creature token; has base power and toughness #/#
  Dwynen, Gilt-Leaf Daen | tokens! aggro lifegain! anthems | Elf | elves; elves you control; elf creature token; {t}: add {g} for each; elf warrior; other elf; untap all
  Dyadrine, Synthesis Amalgam | plus-1-plus-1-counters! tokens! artifacts big-mana x-spells | Robot, Construct | +1/+1 counter on each; that many plus one; modular; whenever you attack; +1/+1 counters on; return target creature you control to its owner's hand
  Dynaheir, Invoker Adept | activated-abilities! spell-copy haste tap-untap | - | untap; {4}; {5}; {x}, {t}; activated abilities; ability that isn't a mana ability; activated ability
  Ebondeath, Dracolich | aristocrats! sacrifice! graveyard flash | - | sacrifice a creature:; discard; sacrifice another creature; when this dies; flash; mill
  Eddie Brock // Venom, Lethal Protector | reanimator! sacrifice self-mill aggro voltron | - | mana value 1 or less; when this enters; mill; creature you control, then return; sacrifice another creature; +1/+1 counters
  Edea, Possessed Sorceress | theft! sacrifice! aristocrats! card-draw | - | gain control of target creature; sacrifice another creature; sacrifice a creature; untap that creature; until end of turn. untap; you may sacrifice
  ED-E, Lonesome Eyebot | tokens aggro! artifacts proliferate attack-triggers | - | proliferate; whenever you attack; sacrifice this; creature tokens; artifact creature; return target artifact card
  Edgar, Charmed Groom // Edgar Markov's Coffin | tokens! aristocrats! anthems lifegain sacrifice | Vampire | vampire; vampires you control; sacrifice another creature; sacrifice a creature:; vampire creature token; proliferate; whenever you gain life
  Edgar, King of Figaro | coin-flip! artifacts! card-draw blink | - | flip a coin; win the flip; flips; clue token
  Edgar Markov | tokens! aggro! aristocrats anthems plus-1-plus-1-counters | Vampire | vampire; vampires you control; vampire creature token; of the chosen type; creature spell; sacrifice a creature:; creatures you control get
  Edgar, Master Machinist | artifacts! graveyard! self-mill discard big-mana | - | affinity for artifacts; discard; mill; sacrifice an artifact; double strike; prototype; from your graveyard
  Edric, Spymaster of Trest | saboteurs! aggro! card-draw extra-turns unblockable | - | can't be blocked; extra turn; creature tokens; rogue; skulk
  Edward Kenway | treasure! vehicles! tap-untap theft attack-triggers | Pirate, Assassin | crew #; pirate; assassin; becomes tapped; vehicle; whenever one or more pirates; tap an untapped
  Egon, God of Death // Throne of Death | self-mill! graveyard! mill dredge | - | mill; dredge #; surveil; exile a creature card from; leave your graveyard; discard
  Eight-and-a-Half-Tails | voltron! keywords auras equipment control | - | protection from; equipped creature; enchanted creature; destroy all creatures; becomes white; white creature
  Eirdu, Carrier of Dawn // Isilu, Carrier of Twilight | blink! aristocrats! plus-1-plus-1-counters sacrifice etb | - | when this enters; sacrifice a creature:; +1/+1 counter on; convoke; sacrifice another creature; when this dies; evoke
  Eivor, Battle-Ready | equipment! burn! voltron attack-triggers extra-combats | - | equipment; additional combat phase; for mirrodin!; equipped creature; equipment enters; living weapon; job select
  Eivor, Wolf-Kissed | sagas! lands-matter! self-mill voltron saboteurs | - | lore counter; landfall; read ahead; double strike; iii —; lands from your graveyard; equipped creature gets
  Eladamri, Korvecdal | topdeck! stompy! ramp tap-untap tokens | Elf | creature tokens; look at the top; untap; elves; put it on top; on top of your library
  Eladamri, Lord of Leaves | keywords tokens! aggro ramp | Elf | elves; elf creature token; elves you control; {t}: add {g} for each; forest; forestwalk
  Elanor Gardner | food! ramp! landfall lands-matter sacrifice | - | food token; sacrifice a food; landfall; basic land; whenever you sacrifice; squirrel; sacrifice two
  Elas il-Kor, Sadistic Pilgrim | aristocrats! tokens! sacrifice! lifedrain lifegain | - | sacrifice another creature; sacrifice a creature:; whenever you gain life; creature tokens; whenever another creature; persist; when this dies
  Elbrus, the Binding Blade // Withengar Unbound | voltron! equipment! reanimator ramp commander-matters | - | can't be blocked; equipped creature; double strike; loses the game; lifelink; infect; can't be countered
  Elder Arthur Maxson | tokens! aristocrats plus-1-plus-1-counters! sacrifice aggro | - | creature tokens; training; tapped and attacking; if one or more tokens would be created; sacrifice another creature
  Elder Owyn Lyons | artifacts! blink! aristocrats sacrifice | - | , sacrifice this; creature you control, then return; sacrifice a creature:; when this enters; when this is put into a graveyard
  Electro, Assaulting Battery | spellslinger! big-mana! storm burn x-spells | - | add {r}; {r}{r}; copy target instant or sorcery; damage to each opponent; deals x damage; costs {#} less; exile the top
  Elena, Turk Recruit | historic! legends! sagas artifacts plus-1-plus-1-counters | - | historic; legendary; creature you control, then return; saga; return target artifact; +1/+1 counters
  Elenda and Azor | card-draw! tokens! lifegain x-spells big-mana | Vampire | whenever you draw; draw two cards; each player draws; you gain # life; draw x cards; lifelink; no maximum hand size
  Elenda, Saint of Dusk | lifegain! voltron! aggro | Vampire, Knight | you gain # life; whenever you gain life; lifelink; life total; equipped creature; double strike; starting life total
  Elenda, the Dusk Rose | aristocrats! sacrifice! tokens! lifegain plus-1-plus-1-counters | Vampire | sacrifice a creature:; sacrifice another creature; double; when this dies; creature tokens; whenever another creature dies; vampire
  Elesh Norn, Grand Cenobite | anthems! tokens! control ramp stompy | - | creature tokens; creatures you control get; white creature; add {w}; whenever a creature an opponent controls dies; -1/-1; for each creature
  Elesh Norn, Mother of Machines | etb! blink! triggered-abilities tokens | - | when this enters; whenever another creature enters; creature you control, then return; enters under your control; whenever a permanent; at the beginning of the next end step; whenever a land
  Elesh Norn // The Argent Etchings | tokens! sacrifice pillow-fort lifedrain proliferate | Phyrexian | creature tokens; lore counter; incubate; deals damage to you; phyrexian; attacks you; proliferate
  Eligeth, Crossroads Augur | scry! card-draw! spellslinger control topdeck | - | scry #; scry x; scry; whenever you draw; whenever you scry; {t}: scry; no maximum hand size
  Ellie and Alan, Paleontologists | discover! graveyard! self-mill reanimator cascade | Dinosaur | mill; discard; discover; cycling; dinosaur; untap; evoke
  Ellie, Brick Master | tokens! politics! attack-triggers aggro forced-combat | Zombie | whenever a player attacks; goad; attacks each combat if able; whenever a creature attacks; dies; zombie; attacking tokens
  Ellie, Vengeful Hunter | aristocrats! sacrifice! burn self-damage tokens | - | when this dies; return this card from your graveyard; whenever another creature dies; whenever you lose life; treasure token
  Ellivere of the Wild Court | auras! enchantress! tokens voltron aggro | - | role token; enchanted creature; enchantment enters; whenever you cast an enchantment; enchanted creatures; bestow; constellation
  Ellyn Harbreeze, Busybody | tokens! card-draw! tap-untap topdeck | - | creature tokens; treasure token; untap; clue token; whenever you create
  Elmar, Ulvenwald Informant | clues! spellslinger tap-untap aggro | - | second spell each turn; investigate; {t}:; flash; sacrifice a clue; untap
  Elminster | scry! spellslinger! big-mana planeswalkers topdeck | - | scry #; scry x; whenever you scry; scry; {x}; loyalty; proliferate
  Eloise, Nephalia Sleuth | clues! aristocrats! tokens sacrifice surveil | - | sacrifice another creature; investigate; sacrifice a creature:; sacrifice a token; whenever you sacrifice; clue token; surveil
  Elrond, Lord of Rivendell | scry! the-ring! etb tokens | Elf | scry; whenever you scry; the ring tempts you; ring-bearer; creature tokens; when this enters; flash
  Elrond, Master of Healing | scry! plus-1-plus-1-counters! topdeck proliferate | Elf | scry #; scry; whenever you scry; with a +1/+1 counter on it; {t}: scry; proliferate; elves
  Elrond of the White Council | politics! theft! group-hug plus-1-plus-1-counters tokens | Elf | vote; council; creature you control, then return; each player votes; gain control of; return target creature you control to its owner's hand; while voting
  Elsha of the Infinite | topdeck! storm! spellslinger! artifacts control | - | top of your library; look at the top; cost {#} less; untap; prowess; scry; whenever you cast a noncreature spell
  Elsha, Threefold Master | prowess! spellslinger! tokens! saboteurs voltron | Monk | prowess; whenever you cast a noncreature spell; double strike; monk; target creature gets; flurry
  Eluge, the Shoreless Sea | spellslinger! control big-mana extra-turns proliferate | - | {u}{u}; island; lands you control; proliferate; extra turn; basic land type
  Emet-Selch of the Third Seat | spellslinger! flashback! graveyard self-mill surveil | - | flashback; mill; each opponent loses #; surveil; deals # damage to each opponent; escape; from your graveyard
  Emet-Selch, Unsundered // Hades, Sorcerer of Eld | self-mill! graveyard! discard surveil dredge | - | mill; surveil; discard; dredge #; cards, then discard; connive
  Emiel the Blessed | blink! etb! plus-1-plus-1-counters ramp tokens | Unicorn | when this enters; whenever another creature enters; untap; add {g}{g}; with a +1/+1 counter on it; treasure token; evoke
  Emissary Green | politics! treasure! tokens plus-1-plus-1-counters attack-triggers | - | vote; votes; creature tokens; additional combat phase; council; if one or more tokens would be created; proliferate
  Emmara, Soul of the Accord | tokens! tap-untap! populate lifegain | - | convoke; tap an untapped creature you control; untap; crew #; populate; tap two untapped; becomes tapped
  Emmara Tandris | tokens! populate! control stompy | - | populate; deals # damage to each creature; create a #/#; convoke
  Emperor Mihail II | topdeck! tokens! aggro | Merfolk | merfolk; merfolk you control; changeling; look at the top; merfolk creature token; islandwalk; tap an untapped merfolk
  Empress Galina | theft! control! tap-untap legends | - | untap; haste; becomes legendary; legendary; doesn't untap; hexproof
  Emrakul, the Promised End | ramp! big-mana! self-mill control | Eldrazi | {c}{c}; eldrazi; cost {#} less; add {c}; mill; annihilator
  Emrakul, the World Anew | ramp! big-mana! theft madness discard | Eldrazi | {c}{c}; discard; add {c}; eldrazi; devoid
  Emry, Lurker of the Loch | artifacts! self-mill! graveyard tap-untap storm | - | , sacrifice this; untap; {0}; affinity for artifacts; mill; improvise
  Endrek Sahr, Master Breeder | tokens! aristocrats! sacrifice! | Thrull | sacrifice a creature:; sacrifice another creature; whenever a creature dies; whenever another creature dies; whenever a creature enters; thrull; sacrifice two
  Enkira, Hostile Scavenger | equipment! tokens fight deathtouch voltron | Zombie | equipped creature; zombie; attach; must be blocked; deathtouch; for mirrodin!; double strike
  Ephara, God of the Polis | blink! flash! etb control card-draw | - | flash; when this enters; creature tokens; at the beginning of the next end step; devotion; at the beginning of each end step; evoke
  Erebos, Bleak-Hearted | aristocrats! sacrifice! card-draw devotion tokens | - | sacrifice another creature; devotion to black; whenever another creature dies; {b}{b}; return this card from your graveyard; you gain # life
  Erebos, God of the Dead | devotion! card-draw! big-mana lifedrain | - | devotion; {b}{b}; you gain # life; no maximum hand size; each opponent loses; gain life; swamp
  Erestor of the Council | politics! card-draw! treasure group-hug scry | - | vote; votes; each player votes; council; an additional vote; whenever you scry; secret council
  Eriette of the Charmed Apple | auras! enchantress! lifedrain! pillow-fort curses | - | enchant creature; enchanted creature; role token; can't attack you; whenever you cast an enchantment; whenever an enchantment; curse
  Eriette, the Beguiler | auras! theft! enchantress control | - | enchant creature; enchant permanent; enchanted creature; return this to its owner's hand; aura swap; attach target aura
  Erinis, Gloom Stalker | lands-matter! landfall! graveyard land-destruction ramp | - | sacrifice this: search; landfall; sacrifice a land; cycling; play an additional land; mill
  Eris, Roar of the Storm | spellslinger! graveyard! self-mill tokens flashback | - | second spell each turn; mill; flashback; cards, then discard; surveil; rebound
  Erkenbrand, Lord of Westfold | aggro! tokens! | Human | human creature token; creature tokens; soldier creature token; additional combat phase; human soldier; creatures you control get
  Eron the Relentless | voltron! haste equipment | - | equipped creature gets; add {r}; double strike; attach; damage to each creature; destroy all creatures
  Errant and Giada | flash! topdeck! flying control | - | flash; look at the top; bird; scry; as though they had flash; spirit
  Errant, Street Artist | spell-copy! storm! spellslinger cascade suspend | - | storm; replicate; casualty; copy it; cascade; gravestorm; untap
  Ertai Resurrected | control! blink! flash counterspells etb | - | creature you control, then return; when this enters; return target creature you control to its owner's hand; ninjutsu; flash; whenever an opponent draws; except it's not legendary
  Ertai, the Corrupted | control! counterspells! sacrifice tokens tap-untap | - | untap; creature tokens; when this is put into a graveyard from the battlefield; during each other player's untap step; when this dies; return this to its owner's hand
  Ertai, Wizard Adept | control! counterspells! tap-untap activated-abilities | - | untap; counter target spell; cost {#} less to activate; during each other player's untap step; add {u}; hexproof; draw a card for each
  Ertha Jo, Frontier Mentor | activated-abilities! equipment! tokens burn tap-untap | - | equip {#}; target creature you control; {t}: this deals; mercenary; target player; level up
  Eruth, Tormented Prophet | impulse-draw! exile! spellslinger storm wheels | - | draw two cards; from exile; whenever you cast a spell from exile; cost {#} less; add {r}; each player draws; play an additional land
  Eshki Dragonclaw | voltron! plus-1-plus-1-counters card-draw spellslinger prowess | - | adventure; flash; double strike; with a +1/+1 counter on it; target creature gets; creature spell; proliferate
  Eshki, Temur's Roar | stompy! power-matters! plus-1-plus-1-counters burn voltron | - | power 4 or greater; mana value 1; power # or greater; creature spells; double the number; trample; costs {#} less to cast
  Esika, God of the Tree // The Prismatic Bridge | topdeck planeswalkers! legends! ramp big-mana | - | at the beginning of your upkeep; planeswalker; loyalty; legendary; whenever this enters the battlefield or attacks; extra turn; at the beginning of each upkeep
  Esior, Wardwing Familiar | voltron! commander-matters flying control | - | commander you control; commander; equipped creature; lieutenant; hexproof; attach
  Esix, Fractal Bloom | tokens! clones! populate etb ramp | - | when this enters; populate; create a token; food token; except it's not legendary; investigate; creature tokens
  Estinien Varlineau | voltron! spellslinger! saboteurs card-draw! self-damage | Dragon | dragon; you gain # life; double strike; enchanted creature; equipped creature; whenever you cast a noncreature spell; lifelink
  Estrid, the Masked | auras! enchantress! tap-untap! planeswalkers ramp | - | enchant land; enchanted land; umbra armor; whenever you cast an enchantment; enchanted land is tapped for mana; constellation
  Etali, Primal Conqueror // Etali, Primal Sickness | etb! blink! ramp clones reanimator | Dinosaur | creature you control, then return; put a creature card from your hand onto the battlefield; except it's not legendary; add {g}; dinosaur; when this enters; triggers an additional time
  Etali, Primal Storm | attack-triggers! extra-combats! exile theft chaos | Dinosaur | additional combat phase; haste; indestructible; each player's library; equipped creature; triggers an additional time; extra turn
  Etrata, Deadly Fugitive | saboteurs! theft! morph ninjutsu aggro | Assassin | assassin; face-down; turned face up; can't be blocked; freerunning; assassins you control; face down
  Etrata, the Silencer | saboteurs! clones! unblockable ninjutsu exile | Assassin | becomes a copy; copy of target creature; double strike; except it's not legendary; ninjutsu; triggers an additional time; additional combat phase
  Eutropia the Twice-Favored | enchantress! plus-1-plus-1-counters! auras flying saboteurs | - | enchantment enters; whenever you cast an enchantment; constellation; with a +1/+1 counter on it; return this to its owner's hand; proliferate
  Evelyn, the Covetous | theft! exile! etb blink flash | Vampire | vampire; vampire creature token; creature you control, then return; when this enters; changeling; cast a spell from exile; vampires you control
  Evereth, Viceroy of Plunder | sacrifice! aristocrats! treasure! artifacts plus-1-plus-1-counters | - | treasure token; when this dies; whenever you sacrifice; return this card from your graveyard
  Evie Frye | discard! reanimator unblockable self-mill | - | discard; assassin; madness; deals combat damage to a player; whenever you discard
  Evin, Waterdeep Opportunist | treasure! sacrifice! aristocrats voltron tokens | - | sacrifices a creature; each player sacrifices; sacrifice another creature; treasure token; sacrifice a creature:; at the beginning of each end step; each opponent sacrifices
  Evra, Halcyon Witness | lifegain! voltron! | - | you gain # life; pay # life; pay half your life; double strike; can't be blocked; you gain life equal
  Exava, Rakdos Blood Witch | plus-1-plus-1-counters! aggro! haste counters-matter | - | unleash; with a +1/+1 counter on it; +1/+1 counter on; +1/+1 counter on each creature; undying; proliferate
  Exdeath, Void Warlock // Neo Exdeath, Dimension's End | self-mill! graveyard! blink lifegain landfall | - | mill; permanent cards in your graveyard; descend; surveil; dredge #; sacrifice this
  Experiment Kraj | activated-abilities! plus-1-plus-1-counters! tap-untap counters-matter ramp | - | {t}:; untap; put a +1/+1 counter on; graft; with a +1/+1 counter on it; {t}: add; adapt #
  Extus, Oriq Overlord // Awaken the Blood Avatar | spellslinger! sacrifice! aristocrats! tokens graveyard | - | sacrifice a creature; as an additional cost to cast this spell, sacrifice; when this dies; magecraft; creature tokens; whenever you cast or copy; return target creature card from your graveyard
  Ezekiel Sims, Spider-Totem | aggro tokens stompy | Spider | spider; spiders you control; spider creature token; reach; changeling
  Ezio Auditore da Firenze | saboteurs! aggro unblockable voltron | Assassin | assassin; freerunning; loses half their life; menace; assassins you control; can't be blocked; deals combat damage to a player
  Ezio, Blade of Vengeance | saboteurs! card-draw! aggro unblockable deathtouch | Assassin | assassin; assassins you control; can't be blocked; changeling; menace; ninjutsu; freerunning
  Ezio, Brash Novice | aggro voltron! plus-1-plus-1-counters attack-triggers | Assassin | +1/+1 counter on; additional combat phase; equipped creature; assassin; double strike; proliferate
  Ezrim, Agency Chief | clues! artifacts! voltron! flying sacrifice | - | investigate; sacrifice an artifact; sacrifice a clue; whenever you sacrifice; clue token; detective; treasure token
  Ezuri, Claw of Progress | experience-counters! plus-1-plus-1-counters! tokens! proliferate etb | - | proliferate; creature tokens; power 2 or less; double strike; infect; whenever another creature enters; extra turn
  Ezuri, Renegade Leader | aggro! tokens! big-mana! ramp stompy | Elf | elves; elves you control; {t}: add {g} for each; untap; add {g}; elf creature token; elf warrior
  Ezuri, Stalker of Spheres | proliferate! card-draw! counters-matter! plus-1-plus-1-counters infect | - | proliferate; poison counter; toxic #; infect; charge counter; +1/+1 counter; loyalty
  Faceless One | legends commander-matters voltron | - | background; commander creatures you own; commander creature; choose a background
  Fain, the Broker | plus-1-plus-1-counters! sacrifice! treasure! tap-untap aristocrats | - | sacrifice a creature:; persist; undying; untap; modular; counters on it; artifact enters
  Falco Spara, Pactweaver | topdeck! counters-matter! plus-1-plus-1-counters proliferate | - | shield counter; look at the top; +1/+1 counter on each; keyword counter; proliferate; +1/+1 counter on; counter on
  Faldorn, Dread Wolf Herald | impulse-draw! exile! tokens! adventures lands-matter | Wolf | exile the top; from exile; adventure; foretell; discard; untap; wolf
  Falthis, Shadowcat Familiar | deathtouch! voltron! commander-matters | - | commander; commanders you control; first strike; trample; whenever a creature with deathtouch; double strike
  Fandaniel, Telophoroi Ascian | spellslinger! self-mill! lifedrain! graveyard surveil | - | surveil; mill; whenever you surveil; instant or sorcery; sacrifices; each opponent sacrifices; magecraft
  Fang, Fearless l'Cie | graveyard! card-draw self-mill! reanimator | - | leave your graveyard; exile a card from; escape; mill; from your graveyard; unearth; exile target card from a graveyard
  Fangorn, Tree Shepherd | big-mana! ramp! stompy | Treefolk | treefolk; treefolk you control; {x}; add {g}; changeling; forest; additional combat phase
  Fang, Roku's Companion | voltron! legends! sacrifice attack-triggers flying | Dragon | legendary creature; dragon; sacrifice a creature:; double strike; equipped creature gets; additional combat phase; spirit
  Faramir, Field Commander | the-ring! tokens! aristocrats sacrifice card-draw | Human | the ring tempts you; ring-bearer; sacrifice a creature:; sacrifice another creature; human soldier; creature tokens; tempts
  Faramir, Prince of Ithilien | tokens! pillow-fort politics card-draw goad | Human | can't attack you; attacks you; goad; creature enters; creature tokens; soldier
  Faramir, Steward of Gondor | legends! monarch! tokens etb blink | Human | monarch; legendary creature; you're the monarch; mana value 4 or greater; can't attack you; legendary; creature tokens
  Far Fortune, End Boss | burn! pingers! aggro attack-triggers group-slug | - | deals 1 damage to each opponent; whenever a source you control deals; deals # damage to each opponent; start your engines; max speed; whenever you attack; noncombat damage
  Farideh, Devil's Chosen | die-roll! chaos voltron card-draw | - | roll a d20; roll one or more dice; roll a; roll two; d20; whenever you roll
  Farid, Enterprising Salvager | artifacts! sacrifice! treasure goad discard | - | sacrifice an artifact; whenever you sacrifice; clue token; artifact is put into; when this is put into a graveyard from the battlefield; artifact land; artifact you control is put
  Farmer Cotton | food! tokens! x-spells big-mana! lifegain | Halfling | food token; halfling; if one or more tokens would be created; sacrifice a food; whenever one or more; you control get; whenever an artifact enters
  Fblthp, Lost on the Range | topdeck! plot! cantrips spellslinger storm | - | look at the top; top card of your library; from exile; costs {#} less; plot; scry; whenever you cast a spell from exile
  Fblthp, the Lost | topdeck! blink! etb card-draw | - | creature you control, then return; put it on top; return target creature you control to its owner's hand; when this enters; changeling; look at the top
  Feather, Radiant Arbiter | spell-copy! heroic! spellslinger! big-mana tokens | - | target creature you control; target creature gets; target creature gains; creature tokens; heroic; whenever you cast or copy; treasure token
  Feather, the Redeemed | spellslinger! heroic! cantrips prowess burn | - | target creature you control; target creature gains; target creature gets; whenever you cast a spell that targets; heroic; prowess
  Feldon of the Third Path | reanimator! discard! etb! artifacts sacrifice | - | discard; when this enters; when this dies; untap; whenever a creature; whenever a nontoken
  Feldon, Ronom Excavator | self-damage! enrage! impulse-draw burn | - | deals # damage to each creature; damage to each creature; prevent; from exile; indestructible; is dealt damage; deals # damage to target creature; deals 1 damage to
  Felisa, Fang of Silverquill | counters-matter! tokens! aristocrats! plus-1-plus-1-counters sacrifice | - | sacrifice a creature:; +1/+1 counter on each; modular; +1/+1 counters on; double the number; proliferate; persist
  Felix Five-Boots | saboteurs! triggered-abilities! unblockable aggro theft | - | deals combat damage to a player; can't be blocked; deal combat damage to a player; menace; ninjutsu; extra turn; deals combat damage
  Felothar, Dawn of the Abzan | sacrifice! plus-1-plus-1-counters! aristocrats! tokens attack-triggers | - | when this dies; whenever you sacrifice; treasure token; put into a graveyard from the battlefield; +1/+1 counter on it; clue token
  Felothar the Steadfast | toughness-matters! defenders! sacrifice card-draw reanimator | - | defender; toughness; skulk; can attack as though; assigns combat damage equal to its toughness; wall; untap; 0/#
  Ferrafor, Young Yew | counters-matter! tokens! plus-1-plus-1-counters! tap-untap proliferate | - | untap; +1/+1 counters on; proliferate; saproling; double; counters on it; that many plus one
  Finneas, Ace Archer | tokens! plus-1-plus-1-counters! aggro attack-triggers | Rabbit | creature tokens; rabbit; offspring; if one or more tokens would be created; additional combat phase; creature token; whenever one or more
  Fire Lord Azula | firebending! spell-copy! spellslinger! attack-triggers extra-combats | - | firebending; additional combat phase; extra turn; flash; haste; add {r}; magecraft
  Fire Lord Ozai | sacrifice! firebending big-mana! attack-triggers theft | - | power 5 or greater; sacrifice another creature; when this dies; return this card from your graveyard to the battlefield; gain control of target creature; {x}; add {r}
  Fire Lord Zuko | exile! impulse-draw! blink! plus-1-plus-1-counters! firebending | Ally | exile the top; from exile; creature you control, then return; suspend; foretell; adventure; at the beginning of the next end step
  Firesong and Sunspeaker | burn! lifegain! spellslinger! control x-spells | - | deals # damage to each creature; damage to each; you gain life; gain # life; deals x damage; whenever you gain life; {x}
  Firion, Wild Rose Warrior | equipment! aggro artifacts! clones haste | - | for mirrodin!; living weapon; job select; equipped creature; when this enters; whenever equipped creature; sacrifice an artifact
  Firja, Judge of Valor | spellslinger self-mill! lifegain reanimator flash | Angel | second spell; return target creature card from your graveyard; angel; costs {#} less; flash; cleric; whenever you gain life
  Firkraag, Cunning Instigator | goad! forced-combat! flying politics! card-draw | Dragon | goad; attacks each combat if able; attack each combat if able; dragon; dragons you control; attacks that player this turn; goaded
  Flamewar, Brash Veteran // Flamewar, Streetwise Operative | artifacts! sacrifice! saboteurs! discard wheels | - | treasure token; whenever you sacrifice; blood token; double strike; sacrifice an artifact; discard your hand; clue token
  Flash Thompson, Spider-Fan | flash! blink! tap-untap etb | - | creature you control, then return; when this enters; {t}:; return target creature you control to its owner's hand; untap; triggers an additional time
  Flopsie, Bumi's Buddy | plus-1-plus-1-counters! stompy! power-matters tokens blink | - | power 4 or greater; +1/+1 counter on each; with a +1/+1 counter on it; trample; proliferate; return this to its owner's hand
  Florian, Voldaren Scion | lifedrain! group-slug! burn! aggro impulse-draw | - | each opponent loses; deals # damage to each opponent; each opponent loses # life; opponents lost life; spectacle; loses half; from exile
  Flubs, the Fool | discard! madness! graveyard self-mill lands-matter | - | discard; madness; flashback; no cards in hand; retrace; from your graveyard; hellbent
  Fortune, Loyal Steed | blink! etb! attack-triggers aggro | - | when this enters; saddle; triggers an additional time; whenever another creature enters; scry; leaves the battlefield; crew
  Francisco, Fowl Marauder | explore! saboteurs! aggro | Pirate | pirate; pirates you control; explores; pirate creature token; treasure token; changeling; can't be blocked
  Freya Crescent | equipment! voltron aggro! | - | equipped creature gets; equip {#}; attach; for mirrodin!; equipped creature; whenever equipped creature; job select
  Freyalise, Llanowar's Fury | tokens! planeswalkers! ramp! | Elf | elves; elves you control; loyalty; planeswalker; green creature; untap; proliferate
  Frodo, Adventurous Hobbit | lifegain! the-ring! food voltron card-draw | Halfling | you gain 3 life; food token; the ring tempts you; lifelink; ring-bearer; you gain # life; whenever you gain life
  Frodo Baggins | the-ring! legends! etb fight lure | Halfling | the ring tempts you; legendary creature; ring-bearer; legendary; halfling; deathtouch; tempts
  Frodo, Determined Hero | equipment! voltron! aggro | - | equipped creature; equip {#}; equip {5}; equip {4}; double strike; attach; must be blocked
  Frodo, Sauron's Bane | the-ring! voltron unblockable control | Halfling | the ring tempts you; ring-bearer; can't be blocked; tempts; loses the game; halfling
  Fumiko the Lowblood | forced-combat! aggro goad stax aikido | Samurai | attacks each combat if able; attack each combat if able; bushido; samurai; goad; attacking creature; whenever a creature attacks
  Fumulus, the Infestation | sacrifice! aristocrats! tokens! lifedrain flying | Insect | sacrifices a creature; each player sacrifices; sacrifice another creature; insect; sacrifice a creature:; each opponent sacrifices; worm
  Fynn, the Fangbearer | deathtouch! infect! aggro saboteurs | - | deathtouch; proliferate; poison counter; creatures with deathtouch; toxic #; trample; can't be blocked
  Gabriel Angelfire | voltron! auras! equipment enchantress | Angel | enchanted creature; equipped creature; rampage; must be blocked; double strike; attach
  Gaddock Teeg | hatebears! stax! aggro tokens | Kithkin | spells cost {#} more; spell your opponents cast; noncreature spell; kithkin; creature spells
  Gadrak, the Crown-Scourge | treasure! artifacts! aristocrats burn sacrifice | Dragon | damage to each creature; sacrifice an artifact; treasure token; destroy all creatures; whenever you sacrifice; dragon; artifacts you control
  Gadwick, the Wizened | x-spells! card-draw! control big-mana tap-untap | - | add {u}; {x}; return target creature you control to its owner's hand; no maximum hand size; whenever you draw; whenever you cast a blue spell; island
  Gahiji, Honored One | politics! tokens! aggro goad attack-triggers | - | goad; creature tokens; creature token; myriad; tempting offer; melee; whenever a creature attacks
  Gaius van Baelsar | blink! control! sacrifice etb reanimator | - | when this enters; each player sacrifices; creature you control, then return; return this to its owner's hand; each opponent sacrifices; sacrifices a creature
  Galadriel, Elven-Queen | the-ring! politics! tokens plus-1-plus-1-counters | Elf | elves; elf creature token; vote; the ring tempts you; ring-bearer; elves you control; council
  Galadriel, Gift-Giver | plus-1-plus-1-counters! food! treasure! tokens blink | Elf | food token; treasure token; with a +1/+1 counter on it; additional combat phase; if one or more tokens would be created; proliferate; creature you control, then return
  Galadriel, Light of Valinor | tokens! etb! big-mana! plus-1-plus-1-counters blink | Elf | whenever another creature enters; creature tokens; alliance; when this enters; flash; return this to its owner's hand; convoke
  Galadriel of Lothlórien | scry! the-ring! lands-matter landfall! topdeck | Elf | scry #; scry; landfall; the ring tempts you; whenever you scry; ring-bearer; put on the bottom
  Galazeth Prismari | artifacts! spellslinger! treasure big-mana storm | - | treasure token; clue token; instant or sorcery; affinity for artifacts; artifact enters; improvise; extra turn
  Galea, Kindler of Hope | auras! equipment! topdeck! voltron enchantress | - | equipped creature; enchanted creature; look at the top; equip {#}; attach; for mirrodin!; scry
  Gale, Waterdeep Prodigy | spellslinger! graveyard! self-mill flash control | - | mill; discard; cards, then discard; flash; surveil; flashback; magecraft
  Gallia of the Endless Dance | aggro! tokens discard! madness attack-triggers | Satyr | satyr; creature tokens; discard; madness; changeling; haste; whenever you attack
  Gallowbraid | voltron! equipment reanimator self-damage lifegain | - | equipped creature; cumulative upkeep; lifelink; proliferate; age counter; you lose life; +1/+1 counter on it
  Ganax, Astral Hunter | treasure! flying tokens ramp etb | Dragon | dragon; dragon creature token; dragons you control; changeling; sacrifice an artifact; sacrifice a treasure; whenever a dragon
  Gandalf, Friend of the Shire | the-ring! flash! spellslinger card-draw control | - | the ring tempts you; ring-bearer; extra turn; tempts; each opponent's turn; flash
  Gandalf of the Secret Fire | suspend! time-counters! spellslinger! flash control | - | time counter; suspend; flash; counter target spell; extra turn; time travel; haste
  Gandalf the Grey | spellslinger! spell-copy! storm extra-turns burn | - | instant or sorcery; magecraft; whenever you cast or copy; copy target instant or sorcery; extra turn; cost {#} less; return target instant or sorcery card from
  Gandalf the White | legends! artifacts! triggered-abilities! etb! blink | - | legendary; when this enters; whenever an artifact; leaves the battlefield; put into a graveyard from the battlefield; artifact enters; historic
  Gandalf, Westward Voyager | spell-copy! big-mana! ramp card-draw topdeck | - | mana value 5 or greater; cascade; extra turn; add {g}; cost {#} less; {x}; look at the top
  Gandalf, White Rider | storm! spellslinger aggro tokens! scry | - | creature tokens; scry; whenever you scry; cost {#} less
  Gargos, Vicious Watcher | fight! big-mana! x-spells! plus-1-plus-1-counters! stompy | Hydra | hydra; {x}; target creature you control; +1/+1 counters on; fights; whenever you cast a spell with {x}; trample
  Garland, Knight of Cornelia // Chaos, the Endless | reanimator graveyard surveil! spellslinger discard | - | whenever you cast a noncreature spell; surveil; discard a card; from your graveyard; discard; mill; flashback
  Garland, Royal Kidnapper | theft! monarch! politics control blink | - | monarch; you control but don't own; gain control of; opponent becomes the monarch; goad; can't be blocked; you don't own
  Garna, Bloodfist of Keld | aristocrats! aggro! burn! sacrifice tokens | - | sacrifice a creature:; creature tokens; tapped and attacking; sacrifice another creature; haste; whenever another creature dies; myriad
  Garna, the Bloodflame | sacrifice! discard! aristocrats graveyard wheels | - | discard your hand; sacrifice a creature:; discard; when this enters; sacrifice two; sacrifice another creature; mill
  Garnet, Princess of Alexandria | sagas! enchantress! plus-1-plus-1-counters voltron lifegain | - | iii —; lore counter; saga; proliferate; double; whenever you cast an enchantment; constellation
  Garth One-Eye | spell-copy tap-untap! big-mana legends blink | - | untap; haste; magecraft; whenever you cast or copy; creature you control, then return; copy target; copy that spell
  Garza Zol, Plague Queen | voltron! plus-1-plus-1-counters pingers saboteurs | Vampire | deathtouch; deals # damage to; equipped creature; double strike; {t}:; {b}:; additional combat phase
  Gatta and Luzzu | plus-1-plus-1-counters! blink! flash fight self-damage | - | damage to each creature; creature you control, then return; deals # damage to each; fight; double the number; is dealt damage; flash
  Gau, Feral Youth | graveyard! burn! self-mill voltron plus-1-plus-1-counters | - | flashback; leaves your graveyard; unearth; escape; from your graveyard; leave your graveyard; exile target card from
  Gavi, Nest Warden | cycling! card-draw! tokens! discard | - | cycling {; whenever you cycle; cycle; whenever you draw your second card; cycling; discard a card; second card each turn
  Geist of Saint Traft | voltron! attack-triggers! auras equipment unblockable | Angel, Spirit | enchanted creature; equipped creature; can't be blocked; additional combat phase; tapped and attacking; end of combat; populate
  General Ferrous Rokiric | multicolor-matters! tokens! aggro artifacts populate | - | multicolored; hybrid mana; golem; artifact creature; cascade; whenever you cast a multicolored spell; populate
  General Jarkeld | aggro forced-combat lure deathtouch tokens | - | must be blocked; trample; first strike; deathtouch; becomes blocked
  General Kreat, the Boltbringer | tokens! burn! etb! aggro aristocrats | Goblin | goblin; goblin creature token; goblins you control; creature tokens; whenever a creature enters; whenever another creature enters; additional combat phase
  General Kudro of Drannith | tokens! aggro anthems sacrifice aristocrats | Human | humans you control; human creature token; human soldier; creature tokens; whenever another human; return this card from your graveyard; sacrifice another creature
  General Leo Cristophe | tokens! reanimator blink! etb | - | mana value 3 or less; when this enters; creature tokens; creature you control, then return; return this to its owner's hand; triggers an additional time; sacrifice this
  General Marhault Elsdragon | aggro! lure! tokens stompy forced-combat | - | all creatures able to block; trample; must be blocked; becomes blocked; able to block; banding; rampage #
  General Tazri | tutors tokens! aggro! etb multicolor-matters | Ally | ally; allies; allies you control; rally; ally creature; whenever another ally; changeling
  General Traag, Heart of Stone | artifacts! sacrifice! blink burn | - | sacrifice another artifact; artifact land; when this is put into a graveyard from the battlefield; treasure token; whenever you sacrifice; return this to its owner's hand; servo
  Genghis Frog | tokens! plus-1-plus-1-counters! artifacts etb aggro | Mutant | mutant; mutagen; +1/+1 counter on; changeling; whenever you sacrifice; mutants you control; mutagen token
  Genku, Future Shaper | blink! tokens! sacrifice etb clues | - | leaves the battlefield; creature you control, then return; sacrifice this; return this to its owner's hand; return target permanent you control; treasure; when this enters
  Geralf, the Fleshwright | spellslinger! tokens! storm plus-1-plus-1-counters aristocrats | Zombie | zombie; cost {#} less; {0}; zombies you control; second spell; return this to its owner's hand; if one or more tokens would be created
  Geralf, Visionary Stitcher | sacrifice! tokens! flying toughness-matters aristocrats | Zombie | zombie; toughness; defender; zombies you control; 0/#; untap; when this dies
  Gerrard Capashen | lifegain! group-hug tap-untap wheels | - | whenever you gain life; each player draws; gain life; no maximum hand size; target opponent draws
  Gerrard, Weatherlight Hero | sacrifice! aristocrats! reanimator artifacts! wheels | - | sacrifice a creature:; sacrifice an artifact; destroy all creatures; when this enters; when this dies; sacrifice another creature; destroy all
  Geth, Lord of the Vault | mill! reanimator! theft! big-mana | - | mill; mills; add {b}; target opponent mills; swamp; additional {b}; untap
  Geth, Thane of Contracts | reanimator! minus-1-minus-1-counters control sacrifice graveyard | - | when this enters; discard; when this dies; mill; -1/-1; untap; evoke
  Gev, Scaled Scorch | plus-1-plus-1-counters! burn! aggro group-slug | Lizard | lizard; each opponent loses #; deals 1 damage to each opponent; +1/+1 counter on; lizards you control; with a +1/+1 counter on it; opponent loses # life
  Ghalta and Mavren | tokens! attack-triggers! stompy aggro extra-combats | Dinosaur, Vampire | additional combat phase; creature tokens; trample; power # or greater; tapped and attacking; populate; whenever you attack
  Ghalta, Primal Hunger | stompy! power-matters! ramp big-mana fight | Dinosaur | power # or greater; dinosaur; power 4 or greater; deals damage equal to its power; greatest power; total power; trample
  Ghalta, Stampede Tyrant | ramp! stompy! etb! big-mana | Dinosaur | when this enters; dinosaur; add {g}; creature enters; draw cards equal; whenever another creature; power # or greater
  Ghave, Guru of Spores | tokens! plus-1-plus-1-counters! aristocrats! sacrifice | Fungus | persist; undying; saproling; if one or more tokens would be created; whenever a creature enters; that many plus one; whenever another creature dies
  Ghen, Arcanum Weaver | enchantress! sacrifice! reanimator! sagas auras | - | sacrifice this; discard; when this enters; saga; constellation; when this is put into a graveyard from the battlefield; untap
  Ghired, Conclave Exile | tokens! populate! attack-triggers stompy clones | - | populate; token that's a copy; create a #/#; additional combat phase; creature token with; except it's not legendary; if one or more tokens would be created
  Ghired, Mirror of the Wilds | clones! tokens! tap-untap! populate | - | create a #/#; token that's a copy; untap; haste; create a token; populate; treasure token
  Ghost Council of Orzhova | aristocrats! blink! lifedrain sacrifice tokens | - | creature tokens; when this dies; whenever another creature dies; return this card from your graveyard; sacrifice a creature:; whenever you sacrifice; whenever you gain life
  Ghost of Ramirez DePietro | self-mill mill! discard! saboteurs graveyard | - | cycling; mills; discard; that player mills; mill; sacrifice this; can't be blocked
  Ghost-Spider, Gwen Stacy | tokens! aggro! attack-triggers burn extra-combats | - | creature tokens; tapped and attacking; additional combat phase; goblin; whenever a source you control; haste; damage that would be dealt
  Ghoulcaller Gisa | tokens! sacrifice! aristocrats! tap-untap | Zombie | zombie; untap; zombies you control; when this dies; whenever another creature dies; whenever a creature enters; return this card from your graveyard
  Ghyrson Starn, Kelermorph | pingers! burn! group-slug! tap-untap spellslinger | - | deals 1 damage to each opponent; deals 1 damage to; deals 1 damage to any target; 1 damage to each; untap; {t}: this deals 1 damage; deals 1 damage to target
  Giada, Font of Hope | flying! plus-1-plus-1-counters! aggro lifegain anthems | Angel | angel; angels you control; angel creature token; angel creature; whenever you gain life; creature you control, then return; of the chosen type
  Gilanra, Caller of Wirewood | ramp! stompy! big-mana card-draw tap-untap | - | untap; mana value #; {t}: add; add {g}; creature spell; haste; kicker
  Gilgamesh, Master-at-Arms | equipment! voltron artifacts attack-triggers extra-combats | Samurai | equipment; equipped creature; equip {#}; samurai; for mirrodin!; attach; look at the top
  Gilraen, Dúnedain Protector | blink! etb! tap-untap counters-matter | - | when this enters; whenever another creature enters; untap; leaves the battlefield; evoke; at the beginning of each end step; triggers an additional time
  Gimbal, Gremlin Prodigy | artifacts! tokens! treasure clues food | - | treasure token; clue token; food token; investigate; artifact token; map token; powerstone token
  Gimli, Counter of Kills | burn! group-slug control fight pingers | - | damage to each creature; deals # damage to each; deals # damage to target creature; whenever a creature an opponent controls dies; destroy all creatures; deals double; fights
  Gimli, Mournful Avenger | aristocrats! sacrifice! tokens! plus-1-plus-1-counters voltron | - | sacrifice a creature:; sacrifice another creature; creature tokens; when this dies; whenever another creature dies; trample
  Gimli of the Glittering Caves | legends! voltron! treasure plus-1-plus-1-counters equipment | Dwarf | legendary creature; legendary; equipped creature; additional combat phase; trample; dwarf; except it's not legendary
  Giott, King of the Dwarves | equipment! aggro discard! voltron artifacts | Dwarf | dwarf; equipped creature; equipment enters; for mirrodin!; dwarves you control; discard; equip {#}
  Gisa and Geralf | graveyard! self-mill! tokens reanimator aristocrats | Zombie | zombie; mill; zombies you control; discard; zombie creature token; whenever a zombie; from your graveyard
  Gisa, Glorious Resurrector | theft! sacrifice! control! reanimator aristocrats | - | destroy target creature; destroy all creatures; each opponent sacrifices; creatures get -#/-#; sacrifice a creature:; when this enters; deals # damage to each creature
  Gisa, the Hellraiser | tokens! aggro! anthems control aristocrats | Zombie, Skeleton | zombie; target opponent; zombies you control; skeleton; crime; {t}: target; zombie creature token
  Gisela, Blade of Goldnight | burn! aggro! flying attack-triggers reanimator | Angel | damage to each opponent; deals # damage to each; additional combat phase; double strike; angel; deals # damage; haste
  Gisela, the Broken Blade // Brisela, Voice of Nightmares | voltron! flying lifegain reanimator tutors | Angel | bruna; equipped creature; angel; return target creature card from your graveyard; whenever you gain life; legendary creature; humans
  Gishath, Sun's Avatar | stompy! topdeck attack-triggers ramp extra-combats | Dinosaur | dinosaur; dinosaurs you control; enrage; is dealt damage; additional combat phase; power # or greater; double strike
  Gix, Yawgmoth Praetor | saboteurs! aggro! card-draw discard theft | Phyrexian | can't be blocked; menace; creature tokens; skulk; phyrexian; you may cast; fear
  Glacian, Powerstone Engineer | artifacts! tap-untap! self-mill graveyard | - | untap; artifact creature token; artifact card from your graveyard; tap an untapped artifact; treasure token; becomes tapped; thopter
  Gladiolus Amicitia | landfall! lands-matter! stompy ramp aggro | - | landfall; play an additional land; search your library for; put that card onto the battlefield; , sacrifice this; double; lands from your graveyard
  Glarb, Calamity's Augur | topdeck! surveil! lands-matter! ramp graveyard | - | mana value 4 or greater; surveil; whenever you surveil; untap; look at the top; landfall; play an additional land
  Glenn, the Voice of Calm | voltron! card-draw! auras equipment saboteurs | - | equipped creature gets; enchanted creature gets; can't be blocked; double strike; skulk; attach; no maximum hand size
  Glóin, Dwarf Emissary | historic! treasure! goad! artifacts legends | Dwarf | historic; goad; treasure token; legendary; sacrifice a treasure; whenever you sacrifice; each opponent's turn
  Glissa, Herald of Predation | tokens! plus-1-plus-1-counters! artifacts counters-matter deathtouch | Phyrexian | incubate; incubator token; phyrexian; proliferate; additional +1/+1 counter; transform; phyrexians you control
  Glissa Sunseeker | artifacts control big-mana! ramp tap-untap | Elf | becomes an artifact; are artifacts; untap; add {g}; mana doesn't empty; artifacts in addition; elves
  Glissa Sunslayer | voltron! saboteurs! counters-matter deathtouch proliferate | - | counters on; equipped creature; additional combat phase; remove a counter; double strike; can't be blocked; persist
  Glissa, the Traitor | artifacts! sacrifice! deathtouch graveyard control | - | , sacrifice this; destroy target creature; {t}, sacrifice this; damage to target creature; each opponent sacrifices; sacrifice an artifact
  Glorfindel, Dauntless Rescuer | scry! lure voltron topdeck | Elf | scry #; scry; whenever you scry; must be blocked; {t}: scry; whenever this becomes blocked; +1/+1 counters
  Gluntch, the Bestower | group-hug! politics! treasure plus-1-plus-1-counters card-draw | - | each player draws; treasure token; whenever an opponent draws; with a +1/+1 counter on it; tempting offer; at the beginning of your end step
  Gnostro, Voice of the Crags | storm! spellslinger! tap-untap control scry | - | cost {#} less; untap; second spell; storm; whenever you scry; {0}; deathtouch
  Goddric, Cloaked Reveler | aggro! tokens treasure etb artifacts | Dragon | treasure token; dragon; creature tokens; celebration; landfall; for mirrodin!; add {r}
  God-Eternal Bontu | sacrifice! aristocrats! card-draw! tokens treasure | - | treasure token; whenever you sacrifice; when this is put into a graveyard from the battlefield; sacrifice a creature:; when this dies; whenever another creature dies; lands from your graveyard
  God-Eternal Kefnet | topdeck! spellslinger! extra-turns! spell-copy control | - | on top of your library; top of your library; look at the top; extra turn; scry; each other player's; put them back in any order
  God-Eternal Oketra | tokens! etb! blink aggro stompy | Zombie | creature spell; return this to its owner's hand; return another creature; whenever you cast a creature spell; evoke; return target creature you control to its owner's hand
  God-Eternal Rhonas | stompy! power-matters! blink tokens aggro | - | trample; creature you control, then return; power # or greater; return target creature you control; double; triggers an additional time; can't be blocked
  Godo, Bandit Warlord | equipment! extra-combats! tutors voltron artifacts | Samurai | equipped creature; equip {#}; samurai; additional combat phase; whenever equipped creature; treasure token; equip {5}
  Gogo, Master of Mimicry | activated-abilities! triggered-abilities! big-mana! tap-untap x-spells | - | untap; copy target activated or triggered ability; add {u}; cost {#} less to activate; when you cast this spell; loyalty; when this enters
  Gogo, Mysterious Mime | clones! attack-triggers! aggro extra-combats haste | - | whenever this attacks; myriad; deals combat damage to a player; additional combat phase; tapped and attacking; triggers an additional time
  Golbez, Crystal Collector | artifacts! surveil! reanimator self-mill graveyard | - | artifact enters; treasure token; artifact land; surveil; whenever you surveil; clue token; evoke
  Goldberry, River-Daughter | counters-matter! proliferate! tap-untap card-draw plus-1-plus-1-counters | - | counter on; untap; charge counter; proliferate; depletion counter; storage counter; counters on it
  Goldbug, Humanity's Ally // Goldbug, Scrappy Scout | aggro! tokens! attack-triggers spellslinger card-draw | Human | second spell; human creature token; humans you control; human soldier; training; flash; creature tokens
  Gollum, Obsessed Stalker | lifegain! lifedrain! saboteurs ninjutsu | - | you gain # life; lifelink; food token; whenever you gain life; gain life equal; each opponent loses; ninjutsu
  Gollum, Patient Plotter | the-ring! sacrifice! aristocrats tokens graveyard | - | the ring tempts you; sacrifice a creature:; ring-bearer; tempts; when this leaves the battlefield; sacrifice another creature; when this dies
  Gollum, Scheming Guide | topdeck! voltron saboteurs unblockable | - | look at the top; top of your library; put them back in any order; equipped creature; deals combat damage to a player; additional combat phase; whenever this attacks
  Gonti, Canny Acquisitor | theft! saboteurs! exile unblockable impulse-draw | Rogue | can't be blocked; deals combat damage to a player; spell you don't own; spells you don't own; mana of any type can be spent; don't own; creatures you control deal combat damage
  Gonti, Lord of Luxury | theft! blink reanimator clones etb | - | exile target creature you control, then return; return it to the battlefield; onto the battlefield under your control; from target opponent's; sacrifice another creature; of target opponent's library; trigger an additional time
  Gonti, Night Minister | theft! saboteurs! treasure goad group-hug | Rogue | don't own; deals combat damage to; can't be blocked; goad; attack each combat if able; create a treasure token; spend mana as though
  Gorbag of Minas Morgul | sacrifice! aristocrats tokens treasure saboteurs | Orc, Goblin | amass orcs; goblin creature token; menace; sacrifice another creature; can't be blocked; whenever you sacrifice; when this dies
  Goreclaw, Terror of Qal Sisma | stompy! power-matters! ramp big-mana | Bear, Beast | power 4 or greater; power # or greater; fight; power among creatures you control; trample until end of turn; draw cards equal to
  Gorex, the Tombshell | reanimator graveyard self-mill sacrifice control | - | mill; discard your hand; into your graveyard; sacrifice another creature; when this dies; creature card from your graveyard
  Gorion, Wise Mentor | adventures! spell-copy! blink etb | - | adventure; adventure card; whenever you cast a creature spell; in exile; copy target
  Gorm the Great | lure! voltron deathtouch fight | - | must be blocked; able to block; deathtouch; whenever this becomes blocked; indestructible; equip {#}; becomes blocked
  Gor Muldrak, Amphinologist | tokens clones group-hug stax sacrifice | Salamander | each player sacrifices; return all creatures; destroy all creatures; becomes the creature type; gain control of all; each player creates; token that's a copy
  Gornog, the Red Reaper | aggro! attack-triggers extra-combats power-matters | Warrior, Minotaur | warrior creature token; additional combat phase; warriors you control; double strike; trample until end of turn; each opponent; minotaur
  Goro-Goro and Satoru | haste! saboteurs! sneak-attack flying ninjutsu | Ninja, Goblin | haste; flash; ninjutsu; can't be blocked; creature token with haste; flying, haste; from your hand onto the battlefield
  Goro-Goro, Disciple of Ryusei | haste modified-creatures! equipment big-mana plus-1-plus-1-counters | Goblin, Samurai, Dragon | modified; equip {#}; put a +1/+1 counter on; trample until end of turn; add {r}{r}
  Go-Shintai of Ancient Wars | shrines! enchantress burn | Shrine | shrine; shrines you control; triggers an additional time; whenever you cast an enchantment; deals double
  Go-Shintai of Boundless Vigor | shrines! enchantress! plus-1-plus-1-counters | Shrine | shrine; shrines you control; whenever you cast an enchantment; constellation; at the beginning of your end step; proliferate
  Go-Shintai of Hidden Cruelty | shrines! enchantress control deathtouch | Shrine | shrine; shrines you control; at the beginning of your end step; additional end step; -#/-#; enchantment enters
  Go-Shintai of Life's Origin | shrines! enchantress! tokens reanimator self-mill | Shrine | shrine; shrines you control; whenever you cast an enchantment; enchantment enters; constellation; any color; triggers an additional time
  Go-Shintai of Lost Wisdom | shrines! mill! enchantress | Shrine | shrine; shrines you control; mills; mill; at the beginning of your end step; target player mills
  Go-Shintai of Shared Purpose | shrines! enchantress! tokens | Shrine, Spirit | shrine; shrines you control; spirit; whenever you cast an enchantment; at the beginning of your end step; constellation; creatures you control get
  Gosta Dirk | voltron control | - | islandwalk; counter target spell; equip {#}
  Gothmog, Morgul Lieutenant | tokens! amass! deathtouch aristocrats sacrifice | Orc, Army, Zombie | amass; creature tokens you control; deals # damage; sacrifice a creature:; fights; first strike; damage to each creature
  Graaz, Unstoppable Juggernaut | artifacts aggro stompy tokens ramp | Juggernaut, Wall | {t}: add {c}{c}; artifact creature token; creature tokens; each other creature; trample until end of turn; add {c}{c}{c}
  Graham O'Brien | food! exile impulse-draw flashback cascade | - | cast from your graveyard; spell from exile; you may play that card; flashback; cascade; sacrifice a food; from the top of your library
  G'raha Tia | aristocrats! artifacts! card-draw sacrifice tokens | - | sacrifice another creature; clue token; sacrifice an artifact; treasure token; when this dies; creature tokens; when this is put into a graveyard from the battlefield
  G'raha Tia, Scion Reborn | spellslinger! self-damage! tokens! plus-1-plus-1-counters lifegain | Hero | you gain # life; pay # life; +1/+1 counters; lifelink; cost {#} less; whenever you cast a noncreature spell; with a +1/+1 counter on it
  Grakmaw, Skyclave Ravager | plus-1-plus-1-counters! counters-matter sacrifice aristocrats proliferate | Hydra | +1/+1 counter on each; sacrifice another creature; with a +1/+1 counter on it; enters with # +1/+1 counters; modular; proliferate; creatures you control with +1/+1 counters
  Grand Arbiter Augustin IV | stax! control counterspells planeswalkers | - | cost {1} more to cast; don't untap; can't cast more than one spell; nonbasic lands; counter target spell; doesn't untap; activated abilities of
  Grandmother Sengir | pingers control tap-untap minus-1-minus-1-counters aristocrats | - | untap target; deathtouch; creature dies; put a -1/-1 counter; untap this; other creatures get -1/-1; equipped creature has
  Grand Warlord Radha | aggro! tokens big-mana ramp extra-combats | Warrior, Elf | additional combat phase; haste; tokens that are tapped and attacking; {x}; activated abilities; goblin creature tokens; until end of turn, you don't lose this mana
  Gran-Gran | spellslinger! tap-untap discard waterbending graveyard | Ally | lesson; waterbend; tap an untapped creature; crew #; untap target; convoke; whenever you discard
  Grazilaxx, Illithid Scholar | saboteurs! unblockable flying card-draw etb | - | can't be blocked; creatures with flying; ninjutsu; whenever this deals combat damage; when this enters; creature token with flying; creatures you control attack
  Greasefang, Okiba Boss | vehicles! reanimator! discard self-mill artifacts | Pilot | vehicle; crew #; draw a card, then discard a card; discard a card; into your graveyard; draw two cards, then discard; end the turn
  Greel, Mind Raker | discard! wheels hatebears madness reanimator | - | each opponent discards; no cards in hand; whenever an opponent discards; madness; return this from your graveyard; no maximum hand size; discards a card
  Green Goblin, Nemesis | discard! madness! wheels plus-1-plus-1-counters mayhem | Goblin | discard a card; madness; mayhem; draw that many cards; whenever you discard; discard your hand; cycling
  Green Goblin, Revenant | discard! madness wheels mayhem reanimator | Goblin, Villain | discard a card; madness; mayhem; whenever you discard; blood token; additional combat phase; discard your hand
  Greensleeves, Maro-Sorcerer | landfall! lands-matter! ramp tokens | Badger | play an additional land; lands from your graveyard; land card onto the battlefield; whenever a land enters; search your library for; basic land; double the number of
  Grendel, Spawn of Knull | voltron flying deathtouch equipment | Symbiote, Dragon | equip {#}; enchanted creature gets; double strike; equipped creature; unattached
  Grenzo, Dungeon Warden | topdeck reanimator sacrifice etb tutors | Goblin | on the bottom of your library; from the bottom of; bottom card of your library; scry; when this enters; sacrifice a creature:; look at the top
  Grenzo, Havoc Raiser | goad! theft! tokens aggro impulse-draw | Goblin | goblin creature token; menace; haste; can't block; tapped and attacking; can't be blocked; whenever you attack
  Greta, Sweettooth Scourge | food! sacrifice! plus-1-plus-1-counters aristocrats lifegain | - | food token; sacrifice a food; whenever you sacrifice; whenever you gain life; pay # life; create a token; whenever you draw
  Gretchen Titchwillow | big-mana! landfall ramp lands-matter activated-abilities | - | cost {#} less to activate; untap target creature; whenever a land enters; play an additional land; no maximum hand size; return a land you control; activated abilities of creatures
  Greven, Predator Captain | self-damage! sacrifice! voltron card-draw power-matters | - | you lose # life; pay # life; lose life equal; double strike; life rather than; gets +x/+x; each player loses
  Greymond, Avacyn's Stalwart | anthems! aggro tokens lifegain | Human | human creature token; humans you control; other humans; human enters; whenever another human; first strike
  Grimgrin, Corpse-Born | sacrifice! aristocrats! tokens tap-untap reanimator | Zombie | zombie creature token; other zombies you control; undying; whenever a creature you control dies; whenever another creature dies; decayed; double strike
  Grishnákh, Brash Instigator | theft! sacrifice! amass aristocrats blink | Orc, Goblin | gain control of target creature; amass; sacrifice a creature; sacrifice another creature; {t}, sacrifice; when this enters; return it to the battlefield
  Grismold, the Dreadsower | tokens! plus-1-plus-1-counters! sacrifice! aristocrats group-hug | Plant | each player creates; creatures get -1/-1; creature token; -1/-1 until end of turn; sacrifice a creature; destroy all; deals 1 damage to each creature
  Grist, Voracious Larva // Grist, the Plague Swarm | graveyard! self-mill reanimator planeswalkers deathtouch | Insect | escape; you may cast this from your graveyard; from your graveyard to the battlefield; mill; unearth; embalm; cast creature spells from your graveyard
  Gríma, Saruman's Footman | saboteurs! theft! exile voltron extra-combats | Rogue | double strike; can't be blocked; whenever you cast a spell you don't own; deals combat damage to a player; additional combat phase; extra turn; graveyard of
  Gríma Wormtongue | sacrifice! amass legends aristocrats tap-untap | Orc | legendary creature; amass; untap target creature; you may cast this from your graveyard; when this dies; can't gain life; whenever you sacrifice
  Grolnok, the Omnivore | self-mill! mill! graveyard exile lands-matter | Frog | mill; surveil; put the rest into your graveyard; into your graveyard; each player mills; dredge #; play an additional land
  Grothama, All-Devouring | fight! card-draw! sacrifice enrage group-hug | - | fights; deals damage equal to its power; return target creature to; sacrifice a creature; double strike; deathtouch; is dealt damage
  Groundchuck & Dirtbag | big-mana! ramp x-spells stompy landfall | - | {x}; whenever you tap a land for mana; untap target land; untap all lands; creature spells; {t}: add {g}; forests you control
  Grub, Storied Matriarch // Grub, Notorious Auntie | graveyard sacrifice! tokens aristocrats | Goblin | goblin creature token; sacrifice a goblin; goblins you control; when this dies; sacrifice a creature; sacrifice another creature; put a -1/-1 counter
  Grumgully, the Generous | plus-1-plus-1-counters! tokens aristocrats sacrifice | Elf, Goblin | persist; sacrifice a creature:; sacrifice another creature; creature tokens; with a +1/+1 counter on it; whenever a creature enters; +1/+1 counters on
  Grunn, the Lonely King | voltron! stompy kicker power-matters | Ape | attacks alone; exalted; equip {#}; double strike; deals damage equal to its power; draw cards equal to; has trample
  Guan Yu, Sainted Warrior | voltron! unblockable equipment aggro | - | equip {#}; equipped creature; horsemanship; double strike; attach; enchant creature; search your library for an equipment
  Guile, Sonic Soldier | blink etb counters-matter burn proliferate | - | charge counter; remove a counter; proliferate; return it to the battlefield; additional combat phase; double strike; trigger an additional time
  Guru Pathik | shrines! sagas! enchantress plus-1-plus-1-counters spellslinger | Ally | shrine; lesson; saga; lore counter; whenever you cast an enchantment; proliferate; historic
  Gut, True Soul Zealot | sacrifice! tokens! artifacts attack-triggers aristocrats | Skeleton, Goblin | background; treasure token; sacrifice a creature; when this dies; tapped and attacking; whenever you sacrifice; additional combat phase
  Gwafa Hazid, Profiteer | politics! group-hug! control pillow-fort card-draw | - | untap target; goad; can't attack you; each player draws; whenever an opponent draws; untap all; proliferate
  Gwaihir, Greatest of the Eagles | lifegain! flying! tokens | Bird | you gain # life; lifelink; gain life; bird creature token; creatures with flying; whenever you gain life; additional combat phase
  Gwaihir the Windlord | flying! card-draw anthems tokens | Bird | bird creature token; draw two cards; draw your second card; whenever you draw; creatures with flying; drawn two or more; birds you control
  Gwendlyn Di Corci | discard! wheels tap-untap hatebears reanimator | - | untap target creature; discards a card; each opponent discards; whenever an opponent discards; no cards in hand; haste; untap all creatures
  Gwenna, Eyes of Gaea | stompy! power-matters! big-mana ramp plus-1-plus-1-counters | - | power 5 or greater; power # or greater; power 4 or greater; untap this; draw cards equal to; trample until end of turn; creature spell
  Gwenom, Remorseless | topdeck! self-damage! lifegain big-mana storm | Spider, Symbiote | look at the top; on top of your library; whenever you gain life; lifelink; you gain life equal; additional combat phase; shuffle your library
  Gwen Stacy // Ghost-Spider | impulse-draw! blink exile etb legends | Hero | play that card; play that card this turn; return it to the battlefield; exile the top card; whenever you play a land from exile; from exile
  Gylwain, Casting Director | auras! enchantress! modified-creatures tokens plus-1-plus-1-counters | - | enchanted creature; role token; whenever an enchantment; constellation; return it to the battlefield; enchanted creatures; becomes the target
  Gyome, Master Chef | food! etb sacrifice blink lifegain | - | food; sacrifice a food; sacrifice an artifact; whenever you gain life; sacrifice a token; return it to the battlefield; from your hand onto the battlefield
  Gyruda, Doom of Depths | mill! blink! clones! reanimator etb | Demon, Kraken | as a copy of any creature; return it to the battlefield; mill; from a graveyard onto the battlefield; creature you control, then return; trigger an additional time; token that's a copy
  Gyrus, Waker of Corpses | reanimator! attack-triggers self-mill big-mana commander-matters | - | whenever this attacks; when this enters; discard a card; mill; trample until end of turn; haste; return this to its owner's hand
`;
