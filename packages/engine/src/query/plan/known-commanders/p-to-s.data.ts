/** What players build around commanders, one a line: name | themes, as of `readWeightedThemes` | creature types | wording of cards that they look for. */
export const COMMANDERS_P_TO_S = `
  Padeem, Consul of Innovation | artifacts! control mana-rocks card-draw | - | artifact creature; artifacts you control; whenever you cast an artifact spell; affinity for artifacts; improvise; for each artifact you control
  Pako, Arcane Retriever | exile! theft! plus-1-plus-1-counters extra-combats voltron | Dog | additional combat phase; double strike; haste; trample; protection from; on top of
  Paladin Danse, Steel Maverick | artifacts! etb aggro reanimator tokens | Human, Robot | artifact creature; humans you control; destroy all creatures; destroy all; equipment; living weapon; human
  Paladin Elizabeth Taggerdy | sneak-attack! voltron equipment attack-triggers aggro | Human, Soldier | equipped creature; when this enters; haste; gets +#/+#; whenever this attacks; create # 1/1; battalion
  Palladia-Mors | voltron! flying big-mana ramp | Dragon | dragon; double strike; haste; hexproof; equipped creature; {t}: add; trample
  Palladia-Mors, the Ruiner | voltron! equipment stompy auras | Dragon | double strike; equipped creature; enchanted creature; additional combat phase; haste; dragon; gets +#/+#
  Pang Tong, "Young Phoenix" | toughness-matters! defenders pillow-fort lifegain | - | toughness rather than; defender; equal to its toughness; toughness; untap; creatures you control get +0
  Pantlaza, Sun-Favored | discover! stompy! cascade etb blink | Dinosaur | dinosaur; changeling; exile target creature you control, then return; discover; cascade; enrage; when this enters
  Papalymo Totolymo | burn! spellslinger! lifegain! lifedrain aristocrats | Wizard | noncreature spell; whenever you gain life; each opponent loses; whenever an opponent loses life; costs {1} less to cast; whenever you cast a noncreature spell; role token
  Parnesse, the Subtle Brush | spell-copy! spellslinger! politics storm | - | copy target instant or sorcery; copy that spell; storm; whenever you copy; magecraft; casualty; replicate
  Pashalik Mons | aristocrats! sacrifice! tokens! burn | Goblin | goblin; sacrifice a creature:; goblin creature token; whenever a creature you control dies; goblins you control; create # 1/1; twice that many
  Patron of the Akki | aggro! tokens haste burn | Goblin | goblin; goblins you control; goblin creature token; whenever a creature you control attacks; creature enters; additional combat phase; sacrifice a goblin
  Patron of the Kitsune | lifegain! pillow-fort goad tokens | Fox | whenever you gain life; attacks each combat if able; life total; goad; can't attack you; whenever a creature attacks; foxes you control
  Patron of the Moon | landfall! lands-matter! ramp big-mana | Moonfolk | return a land you control to its owner's hand; landfall; whenever a land enters; return # land; moonfolk; lands you control to its owner's hand; untap
  Patron of the Nezumi | group-slug! mill! lifedrain discard land-destruction | Rat | each player sacrifices; mills; each opponent sacrifices; destroy all; whenever an opponent; discards; each player mills
  Patron of the Orochi | big-mana! ramp! tap-untap! x-spells | Snake | {x}; add {g} for each; {t}: add; whenever you tap a forest; forests you control; snake; untap
  Pavel Maliki | big-mana voltron burn mana-rocks | - | equal to its power; first strike; can't be blocked; add {b}; double strike; menace; infect
  Pearl-Ear, Imperial Advisor | auras! enchantress! voltron! modified-creatures affinity | - | aura; enchant creature; enchanted creature gets; whenever you cast an enchantment spell; role token; constellation
  Peregrin Took | food! tokens! sacrifice lifegain artifacts | Halfling | food; create a treasure token; investigate; whenever you sacrifice; sacrifice an artifact; whenever you create; whenever you gain life
  Peri Brown | historic! legends! artifacts tokens sagas | - | historic; legendary; convoke; create # 1/1; saga; artifact creature token
  Perrie, the Pulverizer | counters-matter! plus-1-plus-1-counters! proliferate voltron keywords | - | shield counter; flying counter; proliferate; enters with; keyword counter; double strike; hexproof counter
  Peter Parker // Amazing Spider-Man | voltron tokens blink legends commander-matters | Spider | spider; web-slinging; reach; legendary; exile target creature you control, then return; equipped creature; tapped creature
  Phabine, Boss's Confidant | tokens! group-hug! politics anthems aggro | Citizen, Cat | creature tokens; creatures you control get; each player draws; create a token; twice that many; parley; whenever an opponent draws
  Phage the Untouchable | voltron! tutors unblockable control polymorph | - | can't be blocked; shadow; fear; must be blocked; haste; fights; exchange control
  Pharika, God of Affliction | self-mill! enchantress! devotion graveyard tokens | Snake | constellation; enchantment creature; whenever an enchantment enters; mill; deathtouch; exile target; snake
  Phelddagrif | group-hug! politics! lifegain card-draw tokens | - | each player draws; whenever an opponent gains; {t}: add; opponent may draw
  Phelia, Exuberant Shepherd | blink! etb! flash attack-triggers plus-1-plus-1-counters | Dog | when this enters; token creature; leaves the battlefield; until this leaves; when this enters, draw a card; return it to the battlefield
  Phenax, God of Deception | mill! toughness-matters! defenders! tap-untap control | - | defender; untap; mills; whenever # or more creature cards; toughness; graveyard has # or more
  Phlage, Titan of Fire's Fury | burn! lifegain self-mill graveyard blink | - | you gain; whenever you gain life; discard a card; exile target creature you control, then return; damage to any target; mill; sacrifice this land
  Phylath, World Sculptor | landfall! plus-1-plus-1-counters tokens! lands-matter ramp | Plant | basic land; play an additional land; landfall; plant; search your library for # basic land; whenever one or more +1/+1 counters; twice that many
  Pia and Kiran Nalaar | artifacts! tokens! sacrifice! burn blink | Thopter | sacrifice an artifact; artifact creature token; treasure token; thopter; whenever an artifact; put into a graveyard from the battlefield; twice that many
  Pia Nalaar | artifacts! tokens! sacrifice aggro | Thopter | artifact creature; sacrifice an artifact; thopter; infect; treasure token; whenever an artifact; double strike
  Pia Nalaar, Chief Mechanic | energy! vehicles! artifacts tokens aggro | Thopter | {e}; artifact creature; thopter; vehicle; proliferate; can't be blocked; artifact creatures you control
  Pia Nalaar, Consul of Revival | exile! tokens! impulse-draw! artifacts foretell | Thopter | exile the top; play that card; foretell; from exile; adventure; suspend; whenever you cast a spell from exile
  Pianna, Nomad Captain | aggro! anthems! tokens | Soldier, Nomad | create # 1/1; creatures you control get; whenever you attack; creature tokens; attacking creatures; additional combat phase; battle cry
  Piper Wright, Publick Reporter | clues! artifacts! voltron plus-1-plus-1-counters sacrifice | - | clue; investigate; sacrifice an artifact; can't be blocked; double strike; whenever you sacrifice; whenever an artifact
  Pippin, Guard of the Citadel | saboteurs unblockable voltron aggro tap-untap | - | deals combat damage to a player; untap; protection from; whenever this attacks; double strike; has ward; annihilator
  Pippin, Warden of Isengard | food! tokens! tap-untap sacrifice | Halfling | food; untap; whenever you sacrifice; create # 1/1; sacrifice an artifact; whenever you gain life; twice that many
  Pipsqueak, Rebel Strongarm | plus-1-plus-1-counters aggro tokens voltron | Ally, Rebel | +1/+1 counter on; ally; equipped creature; outlast; mentor; training; creatures you control with +1/+1 counters
  Pir, Imaginative Rascal | counters-matter! plus-1-plus-1-counters! proliferate! planeswalkers energy | - | proliferate; +1/+1 counter on; loyalty; charge counter; whenever one or more +1/+1 counters; enters with; put a +1/+1 counter on each
  Piru, the Volatile | legends! control reanimator lifegain flying | Dragon | legendary creature; legendary; indestructible; sacrifice a creature:; return target creature card; when this dies; whenever you gain life
  Pizza Face, Gastromancer | food! sacrifice! tokens plus-1-plus-1-counters artifacts | Mutant | food; treasure token; sacrifice a token; sacrifice this:; whenever you sacrifice; leaves the battlefield; +1/+1 counter
  Plagon, Lord of the Beach | toughness-matters! defenders! card-draw blink | - | defender; toughness; toughness rather than; return a creature you control; exile target creature you control, then return; greater than its power
  Plargg and Nassari | exile! chaos! topdeck extra-upkeeps impulse-draw | - | at the beginning of your upkeep; whenever you cast a spell from exile; cast from anywhere other than your hand; you don't own; spell from exile; additional upkeep
  Plargg, Dean of Chaos // Augusta, Dean of Order | discard! topdeck impulse-draw madness tap-untap | - | madness; untap; whenever you discard; whenever this becomes tapped; on top of your library; discard a card; flashback
  Pol Jamaar, Illusionist | tokens! card-draw! clones blink | Illusion, Wizard | changeling; create # 1/1; creatures of the chosen type; choose a creature type; exile target creature you control, then return; create a token that's a copy; return a creature you control
  Polukranos Reborn // Polukranos, Engine of Ruin | plus-1-plus-1-counters! tokens aristocrats x-spells | Hydra | hydra; {x}; sacrifice a creature:; enters with x +1/+1 counters; changeling; twice that many; sacrifice another creature
  Polukranos, Unchained | plus-1-plus-1-counters! fight! self-mill graveyard voltron | Hydra, Zombie | +1/+1 counters on it; mill; deathtouch; whenever a creature dies; fights; remove a +1/+1 counter; twice that many
  Polukranos, World Eater | big-mana! plus-1-plus-1-counters! x-spells fight ramp | Hydra | add {g} for each; hydra; {x}; monstrosity; twice that many; +1/+1 counter; deathtouch
  Pramikon, Sky Rampart | pillow-fort! defenders! politics control goad | Wall | defender; can't attack you; goad; attacks each combat if able; creatures with defender; return target; whenever a creature attacks
  Prava of the Steel Legion | tokens! anthems! aggro toughness-matters | Soldier | create # 1/1; creature tokens; twice that many; creature tokens you control; toughness; whenever you create; populate
  Preston Garvey, Minuteman | lands-matter! enchantress! auras tap-untap ramp | - | enchant land; enchanted land; constellation; whenever you cast an enchantment spell; aura; enchantments you control; additional combat phase
  Preston, the Vanisher | blink! etb! tokens! clones populate | Illusion | when this enters; exile target creature you control, then return; exile another target; return it to the battlefield; return target creature card from your graveyard to the battlefield; leaves the battlefield; twice that many
  Prime Speaker Vannifar | birthing-pod! etb! tap-untap sacrifice clones | - | untap; when this enters; when this dies; untap target creature; haste; persist; sacrifice this
  Prime Speaker Zegana | plus-1-plus-1-counters! card-draw! blink stompy! power-matters | Merfolk | power 4 or greater; return target creature you control; exile target creature you control, then return; no maximum hand size; power and toughness are each equal; return a creature you control; {x}
  Prince Imrahil the Fair | card-draw! tokens! cantrips anthems wheels | Human, Soldier | draws a card; draw # cards; whenever you draw your second card; creatures you control get; investigate; creature tokens; draw an additional card
  Princess Lucrezia | mana-rocks big-mana tap-untap control | Wizard | untap; {x}; add {u}; counter target spell; whenever this becomes tapped; wizard
  Princess Yue | scry! control tap-untap lands-matter big-mana | Ally | scry; whenever you scry; whenever you surveil; untap; sacrifice a creature; waterbend; untap target land
  Professor Hojo | activated-abilities! equipment tap-untap card-draw | - | equip {#}; target creature you control; {t}: target creature; outlast; untap target; activated ability; activate only as a sorcery
  Professor Zei, Anthropologist | spellslinger! discard! graveyard madness flashback | - | flashback; whenever you discard; untap; madness; instant and sorcery cards in your graveyard; cast from your graveyard; jump-start
  Progenitus | voltron! multicolor-matters! extra-combats mana-rocks big-mana | - | double strike; infect; creature card from your hand onto the battlefield; additional combat phase; each creature you control gets; without paying its mana cost; mana of any color
  Prompto Argentum | treasure! big-mana! spellslinger equipment artifacts | - | treasure; costs {#} less to cast; whenever an artifact enters; sacrifice a treasure; {x}; whenever you cast a noncreature spell
  Prosper, Tome-Bound | exile! treasure! impulse-draw! sacrifice artifacts | - | exile the top; you may play; whenever you sacrifice; sacrifice a treasure; from exile; whenever an artifact; whenever you cast a spell from exile
  Prossh, Skyraider of Kher | tokens! aristocrats! sacrifice! commander-matters big-mana | Kobold | sacrifice a creature:; whenever a creature enters; creature dies; twice that many; creature you control enters; each opponent loses 1 life; sacrifice another creature
  Prowler, Clawed Thief | connive! discard self-mill reanimator legends | Villain | villain; connive; whenever you discard; madness; mayhem; discard a card; changeling
  Prowler, Misguided Mentor | plus-1-plus-1-counters! saboteurs aggro voltron | Villain, Rogue | +1/+1 counter on; double strike; proliferate; deals combat damage to a player; villain; twice that many; can't be blocked
  Prowl, Stoic Strategist // Prowl, Pursuit Vehicle | vehicles! exile artifacts attack-triggers plus-1-plus-1-counters | Robot | vehicle; crew; tapped creature; artifact creature; untap; create # 1/1; convoke
  Psemilla, Meletian Poet | enchantress! tokens! auras lifegain pillow-fort | - | constellation; flash; whenever you cast an enchantment spell; enchantments you control; return to its owner's hand; enchantment creature; for each enchantment
  Purphoros, Bronze-Blooded | sneak-attack! artifacts big-mana haste reanimator | - | when this enters; annihilator; whenever this attacks; when this dies; artifact creature; at the beginning of the next end step; double strike
  Purphoros, God of the Forge | tokens! etb! burn! group-slug | Goblin | create # 1/1; creature tokens; goblin creature token; return it to the battlefield; twice that many
  Purraj of Urborg | plus-1-plus-1-counters voltron spellslinger devotion | - | black spell; +1/+1 counter; double strike; all spells; menace
  Qala, Ajani's Pridemate | lifegain! plus-1-plus-1-counters! aggro anthems counters-matter | Cat | whenever you gain life; you gain # life; lifelink; +1/+1 counter; proliferate; cats you control; you gain 1 life
  Queen Allenal of Ruadach | tokens! anthems! populate aggro | Soldier | create # 1/1; create a 1/1; whenever a creature enters; populate; creatures you control get; token that's a copy; twice that many
  Queen Brahne | spellslinger! burn! tokens prowess group-slug | Wizard | prowess; whenever you cast a noncreature spell; damage to each opponent; populate; twice that many; additional combat phase; costs {1} less to cast
  Queen Kayla bin-Kroog | discard! reanimator! wheels artifacts equipment | - | untap; when this enters; whenever you discard; madness; artifact creature; mana value 3 or less; equipment
  Queen Marchesa | monarch! politics! pillow-fort control goad | Assassin | monarch; can't attack you; goad; whenever a creature attacks; deathtouch; becomes the monarch
  Questing Beast | voltron! aggro stompy equipment | - | double strike; equipped creature; power 4 or greater; +1/+1 counters; trample; gets +#/+#; deals combat damage to an opponent
  Queza, Augur of Agonies | card-draw! lifedrain! wheels! lifegain control | - | draw # cards; each player draws; whenever you gain life; whenever an opponent loses life; draw an additional card; whenever you draw; no maximum hand size
  Quickbeam, Upstart Ent | stompy! etb toughness-matters tokens aggro | Treefolk | treefolk; treefolk you control; changeling; treefolk creature token; forest; toughness; costs {#} less to cast
  Quicksilver, Brash Blur | voltron! equipment! haste aggro auras | - | equipped creature; double strike; equip {#}; enchanted creature; +1/+1 counter; gets +#/+0
  Quina, Qu Gourmet | tokens! food sacrifice treasure | Frog | frog; food token; treasure token; investigate; plus an additional; creature tokens; twice that many
  Quintorius, Field Historian | graveyard! tokens! exile reanimator self-mill | Spirit | from your graveyard; flashback; exile target card from; spirits you control; escape; mill; leaves your graveyard
  Quintorius, History Chaser | graveyard! planeswalkers tokens! flashback self-mill | Spirit | flashback; unearth; spirits you control; discard a card; proliferate; mill; leave your graveyard
  Quintorius, Loremaster | graveyard! tokens! discard big-mana spellslinger | Spirit | discard a card; spirits you control; mill; leave your graveyard; untap; flashback; draw # cards, then discard
  Quistis Trepe | spellslinger! blink! graveyard etb self-mill | Wizard | exile target creature you control, then return; return target creature you control; mills; return it to the battlefield; mill; exile another target; return a creature you control
  Radagast the Brown | etb! card-draw stompy big-mana tutors | - | when this enters; creature spells; non-human; exile target creature you control, then return; changeling
  Radagast, Wizard of Wilds | big-mana! tokens! ramp stompy flying | Beast, Bird | mana value 5 or greater; beast; bird; costs {#} less to cast; cascade; beasts you control; birds you control
  Radha, Coalition Warlord | tap-untap! lands-matter! ramp power-matters attack-triggers | - | domain; untap; basic land type; every basic land type; whenever this becomes tapped; vehicle; crew
  Radha, Heart of Keld | lands-matter! landfall! topdeck! ramp | - | play an additional land; landfall; top of your library; search your library for; lands you control; whenever a land enters
  Radha, Heir to Keld | ramp! extra-combats! aggro big-mana flash | Elf, Warrior | additional combat phase; haste; flash; activated; firebreathing; {r}{r}
  Radiant, Archangel | flying! tokens! anthems aggro | Angel, Bird | creature tokens with flying; with flying; bird; creatures you control with flying; angel; double strike; creature token with flying
  Radiant, Serra Archangel | flying! voltron pillow-fort commander-matters tokens | Angel, Bird | with flying; creature token with flying; angel; creatures you control with flying; untap; equipped creature; bird
  Raff Capashen, Ship's Mage | historic! flash! legends artifacts control | - | historic; legendary; saga; as though it had flash; whenever you cast a historic spell; flash; legendary spell
  Raffine, Scheming Seer | connive! discard! reanimator! attack-triggers plus-1-plus-1-counters | - | return target creature card from your graveyard to the battlefield; whenever you discard; connive; mana value 3 or less; whenever a creature you control attacks; flying; whenever one or more +1/+1 counters
  Raff, Weatherlight Stalwart | spellslinger! tokens! cantrips anthems tap-untap | - | create # 1/1; whenever you cast an instant or sorcery; creature tokens; whenever you cast a noncreature spell; untap; convoke; creatures you control get
  Rafiq of the Many | voltron! equipment auras! infect | Knight | exalted; attacks alone; infect; equipped creature; deals combat damage to a player; enchanted creature; can't be blocked
  Ragavan, Nimble Pilferer | treasure! theft! saboteurs aggro equipment | Pirate | equipped creature; can't be blocked; haste; double strike; first strike; additional combat phase; you don't own
  Raggadragga, Goreguts Boss | ramp! big-mana! tap-untap aggro stompy | - | {t}: add; creature with a mana ability; add one mana; creatures you control have "{t}: add; mana value 7 or greater; {x}; untap
  Ragnar | control tap-untap voltron ramp | - | regenerate; untap; indestructible; destroy all creatures; fights
  Ragnarok, Divine Deliverance | reanimator! sacrifice! stompy clones graveyard | - | sacrifice a creature:; sacrifice another creature; when this dies; copy of; return target creature card; each player sacrifices
  Ragost, Deft Gastronaut | food! artifacts! lifegain! burn treasure | - | artifact token; treasure token; whenever you gain life; you gain # life; sacrifice an artifact; food; whenever you sacrifice
  Raiyuu, Storm's Edge | extra-combats! equipment! voltron! auras aggro | Samurai, Warrior | attacks alone; additional combat phase; equipped creature; samurai; exalted; double strike; warrior
  Rakdos, Lord of Riots | big-mana! burn! group-slug! etb sneak-attack | Demon | loses # life; damage to each opponent; each opponent loses; creature spells; {x}; when you cast this; deals # damage to each player
  Rakdos, Patron of Chaos | politics control card-draw sacrifice group-slug | Demon | may sacrifice; each opponent sacrifices; at the beginning of your end step; loses # life unless; demon; each player sacrifices
  Rakdos the Defiler | aggro tokens extra-combats sacrifice haste | Demon | demon; demons you control; changeling; treasure; double strike; additional combat phase; each player sacrifices
  Rakdos, the Muscle | sacrifice! theft! aristocrats exile big-mana | Demon | sacrifice another creature; gain control of target creature until end of turn; when this dies; sacrifice a creature:; costs {#} less; from exile; treasure
  Rakdos, the Showstopper | coin-flip! control chaos blink sacrifice | Demon, Devil, Imp | demon; devil; flip a coin; coin; changeling; return it to the battlefield
  Rakka Mar | tokens! haste! tap-untap burn aggro | Elemental | untap; elemental; twice that many; whenever a creature enters; creature tokens; creatures you control get; whenever another creature enters
  Raksha Golden Cub | equipment! aggro voltron | Cat | cats you control; equipped creature; equip {#}; cat creature
  Ral, Monsoon Mage // Ral, Leyline Prodigy | spellslinger! coin-flip storm planeswalkers cantrips | Wizard | flip a coin; costs {1} less to cast; draw a card; add {r}; copy target instant; storm; whenever you cast an instant or sorcery
  Ramirez DePietro | aggro voltron saboteurs equipment | Pirate | pirate; pirates you control; equipped creature; deals combat damage to a player; treasure; can't be blocked; menace
  Ramirez DePietro, Pillager | theft! treasure! aggro exile saboteurs | Pirate | pirate; pirates you control; you don't own; deals combat damage to a player; treasure; changeling; can't be blocked
  Ramos, Dragon Engine | multicolor-matters! plus-1-plus-1-counters! big-mana proliferate cascade | Dragon | multicolored; all five colors; proliferate; {w}{u}{b}{r}{g}; twice that many; cascade; dragon
  Ramses, Assassin Lord | aggro! deathtouch goad control | Assassin | assassin; assassins you control; changeling; freerunning; goad; deals combat damage to a player; can't be blocked
  Ramses Overdark | auras! tap-untap! control curses enchantress | Assassin | enchant creature; untap; enchanted creature; role token; aura; return this card from your graveyard
  Ran and Shaw | firebending self-mill! clones discard flying | Dragon | dragon; lesson; discard a card; dragons you control; mill; changeling; firebending
  Ranar the Ever-Watchful | foretell! blink! exile! tokens flying | Spirit | foretell; exile target creature you control, then return; exile another target; suspend; exile all; exile any number; return it to the battlefield
  Rankle and Torbran | aggro treasure sacrifice burn voltron | - | double strike; additional combat phase; damage to each; battle; treasure; whenever a player sacrifices; creature dies
  Rankle, Master of Pranks | discard! saboteurs! aristocrats sacrifice group-slug | Faerie | can't be blocked; whenever an opponent discards; each player discards; each player sacrifices; double strike; madness; no cards in hand
  Raphael, Fiendish Savior | tokens! aristocrats! self-mill discard lifegain | Demon, Devil, Imp, Tiefling | devil; demon; tiefling; into your graveyard; mill; discard a card; sacrifice a creature:
  Raphael, Most Attitude | impulse-draw! exile! tokens etb aggro | Mutant, Ninja, Turtle | creature token; create # 1/1; whenever you cast a spell from exile; create a token; from exile; when this enters, create; return it to the battlefield
  Raphael, Ninja Destroyer | enrage! big-mana! forced-combat burn lure | - | damage to each creature; whenever this is dealt damage; {x}; indestructible; fights; equal to the damage; all creatures able to block; deals 1 damage to
  Raphael, Tag Team Tough | extra-combats! attack-triggers! aggro equipment voltron | Mutant, Ninja, Turtle | whenever this attacks; additional combat phase; double strike; deals combat damage to a player; can't be blocked; equipped creature; whenever you attack
  Raphael, the Muscle | counters-matter! plus-1-plus-1-counters! burn proliferate | - | +1/+1 counter; counter on; double strike; enters with; trample; keyword counter; modified
  Raphael, the Nightwatcher | aggro! sneak-attack! tokens attack-triggers | Mutant, Ninja, Turtle | deals combat damage to a player; create # 1/1; sneak; haste; tapped and attacking; creatures you control get; menace
  Raphael, Tough Turtle | tokens! burn! etb! group-slug aggro | Goblin | create # 1/1; creature token; return it to the battlefield; goblin creature token; twice that many; damage to each opponent
  Raph & Leo, Sibling Rivals | extra-combats! attack-triggers! aggro voltron equipment | Mutant, Ninja, Turtle | whenever this attacks; additional combat phase; whenever a creature you control attacks; deals combat damage to a player; double strike; equipped creature; whenever you attack
  Raph & Mikey, Troublemakers | topdeck! big-mana! sneak-attack extra-combats polymorph | Mutant, Ninja, Turtle | whenever this attacks; additional combat phase; on top of your library; when this enters; annihilator; trigger an additional time; land enters
  Rasaad yn Bashir | toughness-matters! defenders dungeon! | - | initiative; take the initiative; toughness; defender; toughness rather than; venture; undercity
  Rashel, Fist of Torm | auras! voltron! enchantress | - | aura; exalted; enchant creature; enchanted creature; attacks alone; role token; whenever you cast an enchantment spell
  Rashida Scalebane | control lifegain tap-untap | Soldier | becomes a dragon; creature type; untap; goad; each creature is; attacking creature
  Rashka the Slayer | control voltron pillow-fort | Archer | becomes black; block an additional; double strike; equipped creature; untap
  Rashmi and Ragavan | treasure! theft! artifacts exile chaos | - | you don't own; top of its owner's library; top of target player's library; treasure; for each artifact; mana of any type; from exile; artifact token; sacrifice a treasure
  Rashmi, Eternities Crafter | topdeck! flash! control counterspells ramp | - | flash; each opponent's turn; on top of your library; top of your library; as though it had flash; scry
  Rasputin Dreamweaver | big-mana! counters-matter! tap-untap blink proliferate | - | untap; proliferate; {x}; exile target creature you control, then return; additional upkeep; prevent; return it to the battlefield
  Rasputin, the Oneiromancer | counters-matter! proliferate! big-mana tokens tap-untap | Knight | proliferate; untap; {x}; exile target creature you control, then return; return it to the battlefield; counter on target; twice that many
  Rassilon, the War President | exile! spell-copy! spellslinger self-damage tokens | Time Lord | from exile; whenever you cast a spell from exile; foretell; suspend; magecraft; create # 1/1; whenever you copy
  Ratadrabik of Urborg | legends! aristocrats! clones sacrifice reanimator | Zombie | legendary creature; sacrifice another creature; legendary; sacrifice a creature:; when this dies; legend rule; whenever another creature you control dies
  Ratchet, Field Medic // Ratchet, Rescue Racer | artifacts! lifegain! reanimator sacrifice graveyard | Robot | you gain # life; sacrifice an artifact; artifact card from your graveyard; whenever you gain life; sacrifice this artifact; food; put into a graveyard from the battlefield
  Rat King, Pale Piper | tokens! aristocrats! sacrifice blink card-draw | Rat | sacrifice another creature; rats you control; sacrifice a creature:; leaves the battlefield; whenever another creature dies; a deck can have any number
  Rat King, Verminister | tokens! reanimator! sacrifice self-mill aristocrats | Rat | a deck can have any number; rats you control; rat creature token; mill; treasure token; any number of cards named; twice that many
  Ratonhnhaké꞉ton | equipment! voltron! tokens unblockable saboteurs | Assassin | equipment; equipped creature; mill; discard a card; assassin; double strike; living weapon
  Raubahn, Bull of Ala Mhigo | equipment! voltron! aggro extra-combats attack-triggers | - | equipped creature; equip {#}; additional combat phase; double strike; living weapon
  Raul, Trouble Shooter | self-mill! mill! graveyard tap-untap flash | Zombie, Mutant | mills; mill # cards; untap; each player mills; whenever you cast a spell from your graveyard; whenever one or more cards; creature card from a graveyard
  Ravos, Soultender | reanimator! aristocrats! anthems sacrifice graveyard | - | sacrifice a creature:; evoke; mill; when this enters; when this dies; create # 1/1; sacrifice this
  Rayami, First of the Fallen | keywords! control voltron self-mill sacrifice | - | protection from; hexproof; double strike; indestructible; destroy all creatures; each player sacrifices; flying
  Ray Fillet, Man Ray | plus-1-plus-1-counters! card-draw! counters-matter proliferate artifacts | Mutant | +1/+1 counters on it; proliferate; mutagen; persist; enters with # +1/+1 counters; move a counter; evolve
  Ray Fillet, Wave Warrior | plus-1-plus-1-counters! flying saboteurs! counters-matter proliferate | Mutant | +1/+1 counter on; evolve; can't be blocked; proliferate; enters with; adapt; counter on each
  Rayne, Academy Chancellor | auras! control card-draw pillow-fort voltron | Wizard | enchant creature; becomes the target; enchanted creature; has ward; hexproof; goad
  Razaketh, the Foulblooded | tutors! aristocrats! sacrifice! self-damage reanimator | Demon | create # 1/1; sacrifice another creature; creature dies; return this card from your graveyard; whenever another creature dies; you gain # life
  Razia, Boros Archangel | control burn aikido tap-untap pillow-fort | Angel | untap; damage to each creature; damage would be dealt; deals damage to each creature; indestructible; is dealt damage; angel
  Reaper King | etb! control multicolor-matters! clones blink | Scarecrow, Shapeshifter | scarecrow; changeling; create a token that's a copy; all creature types; exile target creature you control, then return; creatures you control are the chosen type; choose a creature type
  Rebbec, Architect of Ascension | artifacts! vehicles commander-matters voltron equipment | - | artifact creature; artifacts you control; affinity for artifacts; equipment; can't be blocked; modular
  Red Death, Shipwrecker | goad! group-hug! tap-untap politics forced-combat | - | untap; goad; whenever an opponent draws; attacks each combat if able; can't attack you; each player draws; becomes tapped
  Redshift, Rocketeer Chief | activated-abilities! big-mana! power-matters sneak-attack ramp | Goblin | exhaust; untap; gets +#/+#; equipped creature; activated; eldrazi; +1/+1 counter on target creature
  Red XIII, Proud Warrior | voltron! equipment! auras! modified-creatures! plus-1-plus-1-counters | - | equipped creature; modified; enchanted creature; enchant creature; equip {#}; +1/+1 counter; aura
  Regna, the Redeemer | lifegain! tokens! commander-matters lifedrain flying | Warrior, Angel | you gain 1 life; whenever you gain life; lifelink; you gain # life; creature token; at the beginning of each
  Reidane, God of the Worthy // Valkmira, Protector's Shield | hatebears! stax! snow flying control | - | opponents control enter; cost {#} more to cast; opponents can't; nonbasic lands; spells cost
  Reki, the History of Kamigawa | legends! historic card-draw | - | legendary; legendary creature; legendary spell; whenever you cast a legendary; legendary permanent; {0}; shrine
  Rem Karolus, Stalwart Slayer | burn! spellslinger! storm control group-slug | - | damage to each opponent; damage to each creature; deals # damage to; noncombat damage; deals 1 damage; twice that much; magecraft
  Renari, Merchant of Marvels | flash! artifacts! big-mana flying control | Dragon | dragon; dragons you control; flash; affinity for artifacts; each opponent's turn; changeling; background
  Renata, Called to the Hunt | plus-1-plus-1-counters! devotion tokens! enchantress | - | +1/+1 counters; create # 1/1; creature token; +1/+1 counter on it; devotion to green; twice that many; enters with
  Rendmaw, Creaking Nest | goad! tokens! artifacts group-slug forced-combat | - | artifact creature; enchantment creature; artifact land; attacks each combat if able; can't attack you; each player creates; kindred
  Renet, Temporal Apprentice | flash! control blink counterspells | - | flash; as though it had flash; return target creature you control; exile target creature you control, then return; when this enters; each opponent's turn; evoke
  Reno and Rude | theft! sacrifice! saboteurs treasure unblockable | Assassin, Rogue | can't be blocked; you don't own; treasure token; whenever you sacrifice; double strike; menace; from exile
  Reveka, Wizard Savant | pingers! tap-untap control deathtouch | Wizard | untap; deathtouch; equipped creature; enchanted creature; wizard; copy target activated; doesn't untap
  Rev, Tithe Extractor | theft! treasure! deathtouch aggro saboteurs | Rogue | deals combat damage to a player; menace; you don't own; can't be blocked; double strike; exile it face down; from exile
  Rex, Cyber-Hound | energy! activated-abilities! graveyard self-mill mill | Robot | {e}; mill; untap; mills; creature card in a graveyard; proliferate; activated abilities
  Reya Dawnbringer | reanimator! self-mill big-mana flying discard | Angel | discard a card; angel; mill; {t}: add; creature card from your graveyard to the battlefield; when this enters; sacrifice this
  Reyav, Master Smith | equipment! auras! voltron! aggro modified-creatures | - | equipped creature; enchanted creature; equip {#}; enchant creature; role token; deals combat damage to a player
  Reyhan, Last of the Abzan | plus-1-plus-1-counters! aristocrats! proliferate modular counters-matter | - | +1/+1 counter on; sacrifice a creature:; modular; proliferate; enters with; sacrifice another creature; persist
  Rhino, Barreling Brute | stompy! big-mana! card-draw ramp aggro | Villain | mana value 4 or greater; power 4 or greater; cascade; additional combat phase; trample; whenever this attacks; villain
  Rhoda, Geist Avenger | tap-untap! plus-1-plus-1-counters! stax pillow-fort politics | - | tap target creature; tap all creatures; opponents control enter; tap # target creatures; becomes tapped
  Rhonas the Indomitable | stompy! power-matters! tokens voltron ramp | - | power 4 or greater; power 5 or greater; trample; ferocious; formidable; creatures you control get; add {g}
  Rhuk, Hexgold Nabber | equipment! voltron! aggro tokens | Goblin, Rebel | equipped creature; for mirrodin!; living weapon; equip {#}; equipped creature dies; double strike
  Rhys, the Evermore | blink! aristocrats! flash minus-1-minus-1-counters etb | Elf | persist; when this enters; evoke; -1/-1 counters on it; sacrifice another creature; enters with; return it to the battlefield
  Rhys the Exiled | tokens! lifegain! aggro ramp | Elf | elves you control; elf warrior creature token; for each elf; whenever you gain life; elf creature; additional combat phase
  Rhys the Redeemed | tokens! populate! anthems aggro ramp | Elf | twice that many; create # 1/1; creature tokens; add {g} for each; untap; whenever a creature enters; each creature you control
  Ria Ivor, Bane of Bladehold | tokens! infect! aggro proliferate aristocrats | Phyrexian | toxic; double strike; proliferate; corrupted; creature tokens; trample; poison counter
  Rielle, the Everwise | discard! card-draw! spellslinger! wheels madness | - | madness; draw # cards, then discard; discard your hand; whenever you discard; cycling; flashback; jump-start
  Rienne, Angel of Rebirth | multicolor-matters! aggro! aristocrats etb sacrifice | - | multicolored; when this dies; when this enters; sacrifice a creature:; sacrifice another creature; destroy all creatures; multicolored spell
  Rigo, Streetwise Mentor | aggro! tokens! card-draw! saboteurs | - | power 1 or less; deathtouch; double strike; can't be blocked; infect; power 2 or less; shield counter
  Rikku, Resourceful Guardian | counters-matter! plus-1-plus-1-counters! unblockable voltron proliferate | - | +1/+1 counter on; proliferate; counter on each; move a counter; deals combat damage to a player; enters with; untap
  Riku of Many Paths | spellslinger! spell-copy exile! tokens plus-1-plus-1-counters | - | choose one or both; choose two; escalate; entwine; spree; choose one or more; choose three
  Riku of Two Reflections | spell-copy! clones! spellslinger! etb ramp | - | when this enters; search your library; take an extra turn; untap; copy target instant or sorcery; magecraft; twice that many
  Rilsa Rael, Kingpin | dungeon! voltron! saboteurs deathtouch | Rogue | initiative; venture into the dungeon; completed a dungeon; can't be blocked; double strike; exile target creature you control, then return; equal to its power
  Rin and Seri, Inseparable | tokens! lifegain anthems aggro | Cat, Dog | cats you control; dogs you control; changeling; create a token; cat creature token; twice that many
  Rinoa, Angel Wing | flying! aristocrats attack-triggers anthems counters-matter | Angel, Bird | flying; when this dies; when this enters; creatures you control with flying; flying counter; undying; sacrifice another creature
  Rinoa Heartilly | tokens! aggro! anthems legends blink | Dog | create # 1/1; creature token; for each creature you control; double strike; exile target creature you control, then return; legend rule; creature tokens
  Rionya, Fire Dancer | clones! spellslinger! etb! sneak-attack storm | - | when this enters; storm; add {r}; costs {1} less; enters, it deals; whenever this attacks; haste
  Rip, Spawn Hunter | vehicles! tap-untap! card-draw power-matters stompy | Survivor | survival; vehicle; crew; tap an untapped; +1/+1 counter; convoke; saddle
  Rishkar, Peema Renegade | plus-1-plus-1-counters! ramp! tap-untap tokens big-mana | Elf | +1/+1 counter on each; untap; {x}; enters with; proliferate; creatures you control with +1/+1 counters; evolve
  Risona, Asari Commander | voltron! equipment! aggro auras control | Samurai | equipped creature; double strike; destroy all creatures; destroy all; indestructible; additional combat phase; enchanted creature
  Rith, Liberated Primeval | tokens! burn! fight power-matters flying | Dragon | excess damage; dragon; dragons you control; fights; deals # damage to target creature; damage to each creature; deals damage equal to its power
  Rith, the Awakener | tokens! multicolor-matters flying anthems voltron | Dragon, Saproling | saproling; twice that many; creature tokens; dragon; all permanents; double strike; all nonland permanents are
  Rivaz of the Claw | reanimator! big-mana! self-mill graveyard flying | Dragon | dragon; dragons you control; mill; discard a card; changeling; when this enters; whenever a dragon
  Riven Turnbull | mana-rocks big-mana control tap-untap | - | untap; {x}; add {b}; counter target spell
  River Song | group-slug! topdeck! control wheels politics | - | each player searches; scry; search their library; surveil; bottom of your library; each opponent scries; on the bottom
  Roalesk, Apex Hybrid | plus-1-plus-1-counters! proliferate! clones infect sacrifice | - | proliferate; copy of; sacrifice a creature; counter on; exile target creature you control, then return; {e}; enters with
  Rocco, Cabaretti Caterer | tutors! etb! big-mana birthing-pod blink | - | when this enters; {x}; untap; sacrifice a creature; return to its owner's hand; exile another target
  Rocco, Street Chef | exile! food! group-hug impulse-draw plus-1-plus-1-counters | - | exile the top; from exile; play a card from exile; food; whenever you cast a spell from exile; foretell; adventure
  Rocksteady, Crash Courser | stompy! voltron! aggro | Boar, Rhino | boar; deathtouch; trample; double strike; changeling; gets +#/+#; equipped creature
  Rocksteady, Mutant Marauder | plus-1-plus-1-counters! etb aggro stompy commander-matters | Mutant, Rhino, Boar | +1/+1 counter on; return a creature you control; twice that many; creatures you control with +1/+1 counters; creature enters; proliferate; when this enters
  Rodolf Duskbringer | lifegain! reanimator! lifedrain sacrifice voltron | Vampire, Angel | you gain # life; lifelink; gained life this turn; whenever you gain life; mill; when this enters; extort
  Rograkh, Son of Rohgahh | voltron! equipment! aggro commander-matters sacrifice | - | equipped creature; if you control a commander; your commander; sacrifice a creature; lieutenant; equip {#}; double strike
  Rohgahh, Kher Keep Overlord | tokens! anthems aggro storm | Kobold, Dragon | kobold; dragon; {0}; changeling; whenever a creature enters; dragons you control; return a creature you control
  Rohgahh of Kher Keep | tokens! aggro anthems clones | Kobold | kobold; {0}; kobolds of kher keep; creature tokens; creatures you control get; twice that many; sacrifice a creature
  Romana II | tokens! clones! populate tap-untap blink | Time Lord | copy of; untap; populate; twice that many; myriad; food token; treasure token
  Rona, Disciple of Gix | historic! artifacts! exile legends graveyard | - | historic; legendary; untap; from exile; on top of your library; top card of your library; discard a card
  Rona, Herald of Invasion // Rona, Tolarian Obliterator | legends! tap-untap! discard pingers self-mill | - | {0}; legendary spell; whenever you discard; untap; legendary artifact; discard a card; mill
  Rona, Sheoldred's Faithful | spellslinger! lifedrain! discard self-mill group-slug | - | whenever you cast an instant or sorcery; discard a card; whenever you discard; flashback; costs {1} less to cast; madness; each opponent loses
  Roon of the Hidden Realm | blink! etb! tap-untap control | - | when this enters; untap; creature enters; trigger an additional time; leaves the battlefield; untap target permanent; evoke
  Rootha, Mastering the Moment | spellslinger! big-mana tokens! extra-combats sneak-attack | Elemental | costs {#} less to cast; draw # cards; without paying its mana cost; {x}; elemental; delve
  Rootha, Mercurial Artist | spell-copy! spellslinger! storm burn cantrips | - | copy target instant or sorcery; add {r}; whenever you copy; magecraft; draw # cards; untap; costs {1} less to cast
  Rorix Bladewing | voltron! burn flying equipment haste | Dragon | equipped creature; double strike; dragon; additional combat phase; add {r}; equip {#}; gets +#/+0
  Rory Williams | suspend! time-counters! exile clues commander-matters | - | suspend; time counter; from exile; investigate; time travel; whenever you cast a spell from exile; equipped creature
  Rosa, Resolute White Mage | plus-1-plus-1-counters! lifegain! counters-matter aggro | Human | whenever you gain life; +1/+1 counter; lifelink; creatures you control with +1/+1 counters; proliferate; you gain # life; one or more +1/+1 counters
  Rose, Cutthroat Raider | artifacts! tokens! sacrifice exile impulse-draw | Robot | junk; junk token; sacrifice an artifact; from exile; whenever you sacrifice; each opponent you attacked; myriad
  Rose Noble | card-draw! commander-matters time-counters legends clones | Doctor | doctor; doctor's companion; time counter; historic; suspend; return a creature you control; paradox
  Rose Tyler | suspend! time-counters! voltron commander-matters attack-triggers | Time Lord | suspend; time counter; vanishing; time travel; impending; time lord; additional combat phase
  Roshan, Hidden Magister | morph! card-draw! aggro | Assassin | face down; morph; disguise; manifest; megamorph; turned face up; cloak
  Rosheen Meanderer | x-spells! big-mana! ramp burn | Hydra | {x}; {x}{x}; untap; hydra; enters with x; deals x damage; costs that contain {x}
  Rosheen, Roaring Prophet | x-spells! big-mana! ramp self-mill | Hydra | {x}; {x}{x}; hydra; untap; enters with x; deals x damage; copy target
  Rosie Cotton of South Lane | plus-1-plus-1-counters! tokens! food artifacts aggro | Halfling | create a food; create a treasure; investigate; create # 1/1; create a token; proliferate; twice that many
  Rosnakht, Heir of Rohgahh | heroic! tokens! aggro anthems spellslinger | Kobold | heroic; target creature gets; {0}; kobold; strive; becomes the target; whenever a creature enters
  Rowan Kenrith | forced-combat! planeswalkers burn commander-matters activated-abilities | - | proliferate; planeswalker; loyalty; attacks each combat if able; goad; tapped creature
  Rowan, Scion of War | self-damage! x-spells! spellslinger! burn big-mana | - | pay # life; you lose # life; {x}; deals # damage to you; lose life equal; each player loses; untap
  Roxanne, Starfall Savant | artifacts! ramp! tokens treasure burn | - | artifact token; treasure token; powerstone; twice that many; exile target creature you control, then return; trigger an additional time; {x}
  Roxi, Publicist to the Stars | spellslinger self-mill blink voltron artifacts | - | sticker; {tk}; exile target creature you control, then return; mill; discard a card; draw # cards; return it to the battlefield
  Rubinia Soulsinger | theft! tap-untap! sacrifice control clones | - | sacrifice a creature; untap; gain control of; sacrifice another; choose not to untap; phases out; you don't own
  Ruby, Daring Tracker | ramp! stompy! power-matters aggro big-mana | - | power 4 or greater; ferocious; haste; formidable; whenever a creature with power 4 or greater; trample; mana value 4 or greater
  Rufus Shinra | legends! tokens! sacrifice aristocrats attack-triggers | Dog | sacrifice another creature; sacrifice a creature:; whenever another creature dies; legendary creature; legend rule; additional combat phase; populate
  Ruhan of the Fomori | voltron! equipment! forced-combat auras aggro | Giant | equipped creature; enchanted creature; double strike; equip {#}; can't be blocked; additional combat phase; protection from
  Rukarumel, Biologist | tokens! anthems! commander-matters multicolor-matters | Sliver | sliver; slivers you control; choose a creature type; of the chosen type; shares a creature type; all slivers; changeling
  Rulik Mons, Warren Chief | lands-matter! tokens! aggro ramp topdeck | Goblin | goblin; goblins you control; landfall; top of your library; additional combat phase; goblin creature token; whenever this attacks
  Runadi, Behemoth Caller | big-mana! plus-1-plus-1-counters! ramp stompy | - | mana value 5 or greater; +1/+1 counters; costs {#} less to cast; enters with; +1/+1 counter on each; cascade; twice that many
  Rune-Tail, Kitsune Ascendant // Rune-Tail's Essence | lifegain! pillow-fort! control enrage toughness-matters | Fox, Cleric | you gain # life; damage to each creature; whenever you gain life; life total; whenever this is dealt damage; damage that would be dealt; fights
  Runo Stromkirk // Krothuss, Lord of the Deep | clones! attack-triggers! topdeck reanimator big-mana | Kraken, Leviathan, Octopus, Serpent | kraken; leviathan; octopus; serpent; whenever this attacks; on top of your library; mana value 6 or greater
  Ruric Thar, the Unbowed | stompy! group-slug! stax! ramp hatebears | - | costs {#} less to cast; when this enters; fights; can't be countered; creature spells; {t}: add; when you cast this spell
  Ruxa, Patient Professor | stompy! aggro tokens anthems | Bear | no abilities; bears you control; double strike; creature tokens
  Ryan Sinclair | topdeck! power-matters voltron exile commander-matters | - | equipped creature; additional combat phase; from exile; whenever you cast a spell from exile; suspend; paradox; double strike
  Rydia, Summoner of Mist | sagas! landfall! graveyard! discard self-mill | - | saga; lore counter; landfall; play an additional land; mill; untap; discard a card
  Ryusei, the Falling Star | control sacrifice! clones reanimator flying | Dragon | sacrifice a creature:; damage to each creature; dragon; when this dies; without flying; return this card; copy of
  Ryu, World Warrior | tap-untap! burn voltron equipment discard | - | untap; equipped creature; madness; {q}; convoke; crew; training
  Sabin, Master Monk | voltron! graveyard discard! equipment extra-combats | Monk | equipped creature; madness; discard a card; whenever you discard; additional combat phase; whenever this attacks; double strike
  Sab-Sunen, Luxa Embodied | counters-matter! plus-1-plus-1-counters! proliferate voltron card-draw | - | proliferate; +1/+1 counter on; charge counter; move a counter; one or more +1/+1 counters; twice that many; shield counter
  Sachi, Daughter of Seshiro | ramp! big-mana! tokens x-spells | Shaman, Snake | shaman; shamans you control; snake; changeling; untap; {x}; untap all
  Safana, Calimport Cutthroat | dungeon! treasure! commander-matters sacrifice politics | Rogue | initiative; venture into the dungeon; completed a dungeon; background; treasure; whenever you sacrifice; dungeon
  Saffi Eriksdotter | reanimator! sacrifice! aristocrats! etb | - | sacrifice another creature; when this enters; persist; return target creature card from your graveyard to the battlefield; undying; when this dies; sacrifice a creature:
  Saheeli, Radiant Creator | energy! artifacts! clones tokens etb | Artificer | {e}; artificer; when this enters; whenever you cast an artifact spell; proliferate; artifact spell; create a token that's a copy
  Saheeli, the Gifted | artifacts! clones! planeswalkers tokens! affinity | Servo, Thopter | artifact creature token; artifacts you control; thopter; improvise; proliferate; loyalty; affinity for artifacts
  Saheeli, the Sun's Brilliance | clones! artifacts! etb! tokens tap-untap | - | when this enters; untap; artifact creature; sacrifice an artifact; whenever an artifact; when this dies; put into a graveyard from the battlefield
  Sai, Master Thopterist | artifacts! tokens! storm affinity sacrifice | Thopter | {0}; thopter; affinity for artifacts; whenever you cast an artifact; costs {1} less to cast; artifacts you control; improvise
  Saint Traft and Rem Karolus | tap-untap! tokens! attack-triggers flying aggro | Spirit, Human, Angel | convoke; untap; whenever this becomes tapped; tap an untapped creature; crew; vehicle; twice that many
  Sakashima of a Thousand Faces | clones! legends! commander-matters etb triggered-abilities | - | copy of; legendary; when this enters; trigger an additional time; create a token that's a copy; exile target creature you control, then return; legend rule
  Sakashima the Impostor | clones! etb! theft blink | Shapeshifter | when this enters; copy of; creature enters; return to its owner's hand; trigger an additional time; exile target creature you control, then return; shapeshifter
  Sakiko, Mother of Summer | big-mana! aggro! saboteurs ramp extra-combats | Snake | double strike; {x}; trample; can't be blocked; flash; deals combat damage to a player; whenever you attack
  Sally Pride, Lioness Leader | tokens! plus-1-plus-1-counters! aggro blink anthems | Mutant, Cat, Rebel | +1/+1 counter on each; creature token; exile target creature you control, then return; twice that many; create # 1/1; return it to the battlefield; proliferate
  Sally Sparrow | blink! flash! clues! etb artifacts | - | when this enters; exile target creature you control, then return; flash; exile another target; sacrifice a clue; leaves the battlefield; return it to the battlefield
  Sami, Ship's Engineer | artifacts! tap-untap! tokens! vehicles aggro | Robot | vehicle; crew; convoke; artifact creature; tap an untapped; tapped creatures; station
  Sami, Wildcat Captain | artifacts! affinity! big-mana tokens treasure | Robot | artifact creature token; treasure token; thopter; artifact land; for each artifact; artifacts you control; artifact creatures you control
  Sam, Loyal Attendant | food! tokens! lifegain artifacts commander-matters | Halfling | food; whenever you gain life; whenever you sacrifice; sacrifice a food; sacrifice an artifact; halfling; twice that many
  Samut, the Driving Force | aggro! tokens! spellslinger anthems burn | - | start your engines!; max speed; create # 1/1; damage to each opponent; speed; creature tokens; noncreature spell
  Samut, Vizier of Naktamun | haste! aggro! saboteurs card-draw tokens | - | haste; dash; riot; creatures you control have haste; token with haste; blitz; double strike
  Samut, Voice of Dissent | haste! tap-untap! aggro voltron extra-combats | - | untap; exert; additional combat phase; {t}: add; whenever this attacks; flash; double strike
  Samwise Gamgee | food! historic! tokens! legends aristocrats | Halfling | food; historic; legendary; sacrifice a food; whenever you sacrifice; exile target creature you control, then return; saga
  Samwise the Stouthearted | the-ring! blink! sacrifice flash graveyard | Halfling | the ring tempts you; ring-bearer; sacrifice this; exile target creature you control, then return; evoke; when this enters; return it to the battlefield
  Sanar, Innovative First-Year | multicolor-matters! exile! topdeck ramp spellslinger | - | colors among permanents; all colors; from exile; whenever you cast a spell from exile; each color; treasure; from anywhere other than your hand
  Sandman, Shifting Scoundrel | lands-matter! landfall! self-mill! voltron ramp | - | mill; land card from your graveyard; play an additional land; sacrifice this land; sacrifice a land; landfall; lands from your graveyard
  Sanwell, Avenger Ace | vehicles! artifacts! tap-untap aggro topdeck | Pilot, Robot | vehicle; crew; pilot; artifact creature; untap; convoke; saddle
  Sapling of Colfenor | lifegain topdeck toughness-matters! stompy attack-triggers | Treefolk | defender; toughness; whenever you gain life; treefolk; on top of your library; whenever you lose life; haste
  Saradoc, Master of Buckland | tokens! etb! aggro anthems tap-untap | Halfling | power 2 or less; creature enters; halfling; create # 1/1; exile target creature you control, then return; halflings you control; creatures you control get
  Sarah Jane Smith | historic! clues! artifacts legends flash | Doctor | historic; legendary; saga; flash; doctor's companion; whenever an artifact; investigate
  Sarevok, Deathbringer | lifedrain! power-matters! group-slug voltron | - | choose a background; background; commander creatures you own have; gets +; permanents can't leave; lose life equal; whenever an opponent loses life
  Sarkhan, Dragon Ascendant | flying treasure plus-1-plus-1-counters stompy | Dragon | dragon you control; dragon spells; dragon creature token; behold a dragon; dragon enters; {r}: this gets +1/+0
  Sarkhan, Soul Aflame | flying! clones stompy etb | Dragon | whenever this attacks; dragon you control; dragon spells; dragon card; dragon creature token; whenever this deals combat damage to a player; haste
  Sarulf, Realm Eater | plus-1-plus-1-counters! sacrifice control proliferate | - | treasure token; destroy all; proliferate; each opponent sacrifices; +1/+1 counters on it instead; each player sacrifices
  Saruman of Many Colors | spellslinger! mill! cantrips spell-copy | - | draw a card; cards from target player's graveyard; extra turn; destroy all; whenever you cast your second spell each turn; each opponent mills; spells you cast cost {1} less
  Saruman the White | amass! spellslinger! tokens counterspells | Orc, Army | amass; whenever you cast your second spell each turn; draw a card; flash; return this to its owner's hand; army you control; costs {1} less to cast
  Saruman, the White Hand | amass! spellslinger! tokens big-mana | Orc, Army, Goblin | amass; army you control; noncreature spell; orcs; costs {x} less; without paying its mana cost; instant and sorcery spells you cast cost
  Saryth, the Viper's Fang | tap-untap! deathtouch ramp lands-matter | Elf, Druid | fight; {t}: add; {t}: this deals; {t}: target; deals damage equal to its power; untap target; untap all creatures
  Sasaya, Orochi Ascendant // Sasaya's Essence | big-mana! lands-matter! x-spells ramp | - | basic land cards and put them into your hand; put them into your hand; no maximum hand size; {x}; return a forest; basic forest; draw cards equal
  Saskia the Unyielding | aggro! stompy power-matters extra-combats | Warrior, Human | double strike; trample; additional combat phase; double the power; can't be blocked; infect; haste
  Satoru, the Infiltrator | sneak-attack! card-draw ninjutsu blink | Ninja, Rogue | without paying its mana cost; onto the battlefield; ninjutsu; this costs {0}; return target creature card from your graveyard to the battlefield; blitz; exile target creature you control, then return
  Satoru Umezawa | ninjutsu! sneak-attack! saboteurs unblockable | Ninja | when this enters; ninjutsu; can't be blocked; return this to its owner's hand; whenever this deals combat damage to a player; whenever this attacks; top of your library
  Satsuki, the Living Lore | sagas! enchantress! counters-matter tap-untap | - | lore counter; i, ii; (as this saga enters; read ahead; whenever you cast an enchantment spell; untap target; proliferate
  Satya, Aetherflux Genius | energy! clones! etb! attack-triggers | - | {e}; when this enters; whenever this attacks; untap; copy of; would be created under your control; triggers an additional time
  Sauron, Lord of the Rings | amass reanimator! big-mana the-ring | Orc, Army | amass; mill; the ring tempts you; discard; reveal the top; when you cast this; creature card from your graveyard
  Sauron, the Dark Lord | amass! the-ring! wheels discard | Orc, Army | the ring tempts you; amass; discard; discard your hand; madness; army you control; whenever you discard
  Sauron, the Lidless Eye | theft! sacrifice! aggro lifedrain | - | gain control of target creature; sacrifice a creature:; sacrifice another creature; sacrifice a creature; until end of turn. untap; creatures you control have haste; create two
  Sauron, the Necromancer | reanimator! the-ring! self-mill attack-triggers | - | the ring tempts you; when this enters; whenever this attacks; into your graveyard; discard a card; mill; put that card into your graveyard
  Savanti Romero, Time's Exile | plus-1-plus-1-counters! card-draw! self-damage voltron | - | whenever you draw a card; +1/+1 counters on it instead; you gain life; no maximum hand size; proliferate; whenever you lose life; that many plus one
  Savra, Queen of the Golgari | aristocrats! sacrifice! tokens lifegain | Elf | sacrifice a creature:; sacrifice a creature; sacrifice another creature; create two; black and green; when this dies; whenever you sacrifice
  Sazh Katzroy | plus-1-plus-1-counters! flying attack-triggers landfall | Bird | bird; +1/+1 counter on; double the number of; bird creature token; whenever a land; proliferate; that many plus one
  Scarlet Spider, Ben Reilly | plus-1-plus-1-counters! stompy etb | Spider, Hero | web-slinging; when this enters; +1/+1 counters on it instead; double the number of +1/+1; evoke; that many plus one; spider you control
  Scarlet Spider, Kaine | mayhem! discard! aggro madness | Spider, Villain | mayhem; madness; discard a card; whenever you discard; discarded a card; from your graveyard; flashback
  Scion of the Ur-Dragon | reanimator! flying! tutors voltron | Dragon | dragon; {r}: this gets +1/+0; whenever this deals combat damage; return target creature card from your graveyard to the battlefield; return all; from your graveyard; haste
  Scorpion, Seething Striker | aristocrats! connive! sacrifice discard | Villain | sacrifice another creature; sacrifice a creature; connive; discard; madness; creature died this turn; when this dies
  Sedris, the Traitor King | reanimator! graveyard! self-mill etb! | Zombie | when this enters; whenever this attacks; discard; into your graveyard; mill; put the rest into your graveyard; if it would leave the battlefield
  Sefris of the Hidden Ways | dungeon! reanimator! self-mill discard | - | venture into the dungeon; initiative; cycling; discard a card; mill; surveil
  Seifer Almasy | voltron! spellslinger saboteurs equipment | - | equipped creature; enchanted creature; attacks alone; instant and sorcery; can't be blocked; flashback; additional combat phase
  Seifer, Balamb Rival | goad! forced-combat! politics deathtouch | - | goad; attacks each combat if able; can block an additional; all creatures able to block; creatures attacking; whenever one or more creatures; blocked by two or more
  Seizan, Perverter of Truth | group-slug! group-hug! wheels card-draw | - | whenever an opponent draws; whenever a player draws; can't draw; no maximum hand size; discards; at the beginning of each; you gain life
  Sekki, Seasons' Guide | plus-1-plus-1-counters! tokens! sacrifice | Spirit | damage to each creature; fight; fights; twice that many; +1/+1 counters on it instead; deals # damage to each; sacrifice a creature
  Sek'Kuar, Deathkeeper | aristocrats! sacrifice! tokens! | - | sacrifice a creature:; sacrifice another creature; sacrifice a creature; when this dies; persist; undying; return target creature card
  Selenia, Dark Angel | self-damage! reanimator control | Angel | whenever you lose life; you gain life; life total becomes; exchange life totals; lifelink; you can't lose the game; life total is less
  Selvala, Eager Trailblazer | tokens! power-matters! ramp big-mana | Mercenary, Elf | whenever you cast a creature spell; creature spells you cast; power 4 or greater; untap; {x}; creatures you control; base power
  Selvala, Explorer Returned | group-hug! ramp! lifegain tap-untap | - | untap target creature; untap; top of each player's library; each player draws; whenever you gain life; parley
  Selvala, Heart of the Wilds | stompy! power-matters! ramp! big-mana tap-untap | - | untap target creature; untap; power 4 or greater; {q}; greatest power among; draw cards equal; power greater
  Senator Peacock | clues! artifacts! sacrifice unblockable | - | investigate; sacrifice an artifact; create a treasure; whenever you sacrifice; artifact token; whenever an artifact; clue token
  Sengir, the Dark Baron | aristocrats! plus-1-plus-1-counters! sacrifice voltron | Vampire | sacrifice a creature:; sacrifice another creature; whenever another creature dies; each player sacrifices; destroy all creatures; double the number of; create two
  Sensational Spider-Man | counters-matter! control card-draw proliferate | Spider, Hero | stun counter; proliferate; enters tapped with; additional combat phase; untap; tap target creature
  Sensei Golden-Tail | voltron aggro counters-matter | Samurai | bushido; samurai; attacks alone; untap target; whenever this becomes blocked; proliferate; blocks or becomes blocked
  Sentinel Sarah Lyons | artifacts! aggro! burn tokens | - | create a treasure token; artifact creature token; artifact enters; create a clue; at the beginning of combat on your turn, create; battalion; affinity for artifacts
  Sen Triplets | theft! artifacts stax control | - | player's hand; mana as though it were mana of any; look at target; each player draws; can't cast; spend mana; don't own
  Senu, Keen-Eyed Protector | legends! aggro flying unblockable | Bird | can't be blocked; legendary creature you control; legendary; historic; equipped creature; flying
  Sephara, Sky's Blade | flying! aggro! tokens anthems | Bird, Angel | creature tokens with flying; creature token with flying; creatures you control with flying; flying get; destroy all creatures; creatures with flying; each creature without flying
  Sephiroth, Fabled SOLDIER // Sephiroth, One-Winged Angel | aristocrats! sacrifice! lifedrain! tokens | - | sacrifice a creature:; sacrifice another creature; when this dies; create two; destroy all creatures; return target creature card; each creature gets -
  Sephiroth, Fallen Hero | modified-creatures! aggro attack-triggers plus-1-plus-1-counters | - | modified; counter on each; equipped creature; counter on target creature; create two; base power; enchanted creature
  Sephiroth, Planet's Heir | plus-1-plus-1-counters! control minus-1-minus-1-counters | - | creatures your opponents control get -; all creatures get -; each creature gets -; -1/-1 counter on; each opponent sacrifices; destroy all; each player sacrifices
  Serah Farron // Crystallized Serah | legends! anthems! aggro | - | legendary creature; legendary spell; legendary; historic; legendary creatures you control; legendary permanent; legendary card
  Sergeant John Benton | voltron! card-draw! group-hug politics | Soldier | equipped creature; enchanted creature; gets +; double strike; trample; no maximum hand size; whenever you draw
  Seshiro the Anointed | saboteurs! anthems tokens card-draw | Snake | snake; snake creature token; can't be blocked; trample; create two; of the chosen type
  Sethron, Hurloon General | tokens! aggro! anthems | Minotaur | minotaur; tokens would be created; twice that many; of the chosen type; enters the battlefield under your control; creature enters; haste
  Seton, Krosan Protector | ramp! big-mana stompy x-spells | Druid | druid; creature type of your choice; of the chosen type; {x}; untap all creatures; create a token; untap each
  Setzer, Wandering Gambler | vehicles! coin-flip! treasure saboteurs | - | vehicle; crew; flip a coin; flip two coins; win a coin flip; coin; pilot
  Sevinne, the Chronoclasm | flashback! spellslinger! spell-copy! graveyard | - | flashback; from your graveyard; jump-start; instant or sorcery card from your graveyard; instant and sorcery; retrace; discard
  Seymour Flux | plus-1-plus-1-counters! voltron extra-upkeeps card-draw self-damage | Spirit | proliferate; that many plus one; whenever you draw a card; equipped creature; upkeep; whenever you lose life; +1/+1 counters on it instead
  Shabraz, the Skyshark | wheels! plus-1-plus-1-counters! card-draw! cycling | - | draw a card; discards their hand; draw two cards; cycling; draws seven; whenever you draw; each player draws
  Shadowfax, Lord of Horses | sneak-attack! attack-triggers! power-matters etb | Horse | whenever this attacks; when this enters; equipped creature gets; power greater; eldrazi; additional combat phase; horses you control
  Shadowheart, Dark Justiciar | sacrifice! power-matters! card-draw reanimator | - | sacrifice a creature; when this dies; background; choose a background; return target creature card from your graveyard; untap; undying
  Shadow, Mysterious Assassin | sacrifice! lifedrain! saboteurs unblockable | Assassin | can't be blocked; costs {x} less; affinity for; mana value; costs {1} less; without paying its mana cost; when this dies
  Shadow the Hedgehog | haste! aristocrats flash artifacts treasure | - | haste; dash; blitz; {t}: add; sacrifice a creature; flash; treasure token
  Shadrix Silverquill | politics! group-hug! plus-1-plus-1-counters voltron | Inkling, Dragon | each opponent; opponent controls; target player; vote; equipped creature; goad; double strike
  Shagrat, Loot Bearer | equipment! amass! voltron | Orc, Goblin | equip; equipped creature; equipment; amass; attach; equip {0}; living weapon
  Shaile, Dean of Radiance // Embrose, Dean of Shadow | plus-1-plus-1-counters! tokens! aristocrats blink | - | create two; +1/+1 counter; untap; creature tokens; proliferate; enters the battlefield; sacrifice a creature
  Shalai and Hallar | plus-1-plus-1-counters! burn! proliferate | - | +1/+1 counters on each; that many plus one; twice that many; double the number of +1/+1; +1/+1 counter on each creature you control; lifelink; noncombat damage
  Shalai, Voice of Plenty | tokens! anthems aggro flying plus-1-plus-1-counters | Angel | create two; creatures you control; creature tokens; mana of any; untap all; add an additional
  Shanid, Sleepers' Scourge | legends! card-draw! aggro | - | legendary; legendary spell; legendary creature; legendary land; historic; legend rule; legendary permanent
  Shanna, Purifying Blade | lifegain! card-draw! big-mana lifedrain | - | whenever you gain life; you gain life; gain # life; lifelink; life you gained this turn; no maximum hand size; whenever you draw
  Shanna, Sisay's Legacy | tokens! voltron! aggro | - | create two; create x; creature tokens; can't be blocked; trample; equipped creature; double strike
  Shantotto, Tactician Magician | spellslinger! voltron! big-mana burn | - | noncreature spell; fling; double strike; untap; target creature's power; {x}; trample
  Shao Jun | artifacts! pingers! tap-untap treasure | Assassin | create a treasure; untap; noncombat damage; artifact token; whenever an artifact; damage instead; create a clue
  Sharae of Numbing Depths | tap-untap! control! card-draw | Merfolk | tap target creature; tap up to; stun counter; doesn't untap; tap all creatures; {t}: tap target; don't untap
  Sharkey, Tyrant of the Shire | lands-matter! stax control theft deserts | - | land card; untap; copy of target land; search target opponent; nonbasic land; their library for a; land's activated abilities
  Shark Shredder, Killer Clone | sneak-attack! saboteurs! reanimator theft | Ninja | sneak; ninjutsu; can't be blocked; mills; discards; additional combat; graveyard onto the battlefield under your control
  Sharuum the Hegemon | artifacts! reanimator! blink! etb sacrifice | - | sacrifice an artifact; copy of target artifact; return target artifact card; exile target creature; exile another target; whenever an artifact; artifact card
  Shattergang Brothers | sacrifice! aristocrats! artifacts tokens enchantress | - | when this dies; create two; treasure token; put into a graveyard from the battlefield; artifact creature token; return target; clue token
  Shauku, Endbringer | control! plus-1-plus-1-counters self-damage tap-untap | Vampire | untap; destroy all other creatures; you gain life; destroy all; equipped creature has; each player sacrifices; -1/-1
  Shaun, Father of Synths | legends! clones! etb attack-triggers | Synth | when this enters; whenever this attacks; legendary creature; would be created; haste; triggers an additional; whenever this deals combat damage
  Shaun & Rebecca, Agents | self-mill! historic artifacts legends | Assassin | from your graveyard; mill; untap; historic; legendary; graveyard; {c}
  Shay Cormac | counters-matter control plus-1-plus-1-counters sacrifice | Assassin | target creature; any number of target; up to # target; destroy target creature; proliferate; deathtouch; {t}: target
  Shelinda, Yevon Acolyte | plus-1-plus-1-counters! tokens! lifegain! | - | create two; that many plus one; creature enters; creature tokens; +1/+1 counter; lifelink; proliferate
  Shelob, Child of Ungoliant | fight! food! deathtouch theft | Spider | fight; damage equal to its power; food; spider; deals # damage to each; deals damage to each creature
  Shelob, Dread Weaver | theft! control! reanimator exile | - | destroy target creature; each opponent sacrifices; destroy all; creatures your opponents control get -; each player sacrifices; -1/-1; creature dies
  Sheoldred, the Apocalypse | card-draw! wheels! lifedrain! lifegain group-slug | - | each player draws; draws a card; draw two cards; whenever you gain life; an opponent draws; discards their hand; draw cards equal
  Sheoldred // The True Scriptures | mill! discard! sacrifice! control | Praetor, Phyrexian | each opponent mills; each opponent discards; each opponent sacrifices; mills; each player discards; discards two cards; eight or more cards
  Sheoldred, Whispering One | reanimator! sacrifice! control self-mill | Praetor, Demon | into your graveyard; each opponent sacrifices; when this enters; mill; swamps; each upkeep; put that card into your graveyard
  Shessra, Death's Whisper | lure! deathtouch! aristocrats fight | - | all creatures able to block; deathtouch; sacrifice a creature; creature died this turn; when this dies
  Shigeki, Jukai Visionary | self-mill! graveyard! ramp landfall | - | from your graveyard; channel; whenever a land; graveyard; untap; {x}; mill
  Shiko and Narset, Unified | spellslinger! spell-copy! heroic cantrips | - | target creature; whenever you cast your second spell each turn; draw a card; target opponent; flurry; prowess; instant and sorcery
  Shiko, Paragon of the Way | spellslinger! blink! flashback control | - | exile target creature you control; mana value 3 or less; counter target spell; return target creature; destroy all; when this enters
  Shilgengar, Sire of Famine | blood! sacrifice! reanimator! aristocrats toughness-matters | Angel, Vampire | angel; angel creature token; blood token; when this dies; discard a card; mill; creature tokens
  Shimatsu the Bloodcloaked | sacrifice! plus-1-plus-1-counters tokens treasure | - | when this dies; put into a graveyard from the battlefield; create x; equal to its power; fling; treasure tokens; power to any target
  Shirei, Shizo's Caretaker | aristocrats! sacrifice! blink etb | - | power 1 or less; when this enters; when this dies; sacrifice a creature:; sacrifice another creature; sacrifice this; each player sacrifices
  Shisato, Whispering Hunter | tokens voltron stax unblockable | Snake | snake; snake creature token; changeling; each creature type; can't be blocked; doesn't untap; creature type
  Shizuko, Caller of Autumn | group-hug! big-mana! ramp x-spells | - | flash; {x}; untap step; as though it had flash; eldrazi; during each other player's; unspent mana
  Shocker, Unshakable | etb! burn blink control | Villain | deals # damage; exile target creature you control; damage instead; noncombat damage; when this enters; additional time; copy of
  Shorikai, Genesis Engine | vehicles! artifacts! control card-draw! | Pilot | crew; vehicle; untap target artifact; untap; pilot; whenever you discard; whenever you draw
  Shredder, Shadow Master | attack-triggers! saboteurs! tokens sneak-attack clones | Ninja | can't be blocked; menace; legend rule; sacrifice a creature; triggers an additional time; when this enters; additional combat
  Shredder, Unrelenting | sneak-attack! deathtouch! ninjutsu saboteurs | Ninja | sneak; ninjutsu; ninja; first strike; {t}: this deals; can't be blocked; fight
  Shriek, Treblemaker | discard! group-slug burn madness | Villain, Mutant | madness; whenever you discard; mayhem; each opponent sacrifices; destroy all creatures; damage to each creature; -1/-1
  Shroofus Sproutsire | tokens! aggro! saboteurs | Saproling, Fungus | saproling; trample; gets +; double strike; can't be blocked; twice that many; creatures you control get
  Shu Yun, the Silent Tempest | voltron! spellslinger! prowess! equipment | Monk | gets +; equipped creature; noncreature spell; can't be blocked; trample; draw a card
  Siani, Eye of the Storm | flying! scry! aggro tokens | Bird, Spirit | whenever you scry; creatures with flying; creature tokens with flying; flying; top of your library; creature token with flying; scry
  Sidar Jabari | aggro attack-triggers tap-untap | Knight | flanking; knight; whenever this attacks; knights you control; tap target creature; equipped creature
  Sidar Jabari of Zhalfir | reanimator! saboteurs! aggro self-mill | Knight | knight; discard; can't be blocked; double strike; whenever you discard; knight creature token; knights you control
  Sidar Kondo of Jamuraa | aggro! tokens! saboteurs unblockable | - | power 2 or less; whenever this deals combat damage to a player; deals combat damage to a player; double strike; partner; creature tokens; +1/+1 counters
  Sidisi, Brood Tyrant | self-mill! tokens! graveyard reanimator dredge | Zombie | mill; dredge; into your graveyard; put the rest into your graveyard; from your graveyard; surveil; creature cards in your graveyard
  Sidisi, Regent of the Mire | birthing-pod! reanimator! sacrifice! aristocrats etb | - | when this dies; when this enters; untap; undying; persist; mill; discard
  Sidisi, Undead Vizier | tutors! sacrifice! blink aristocrats | Zombie | exploit; when this dies; return target creature card from your graveyard; whenever you sacrifice; search your library; exile target creature; create two
  Siegfried, Famed Swordsman | self-mill! plus-1-plus-1-counters! voltron graveyard | - | mill; into your graveyard; creature cards in your graveyard; surveil; return target creature card; put the rest into your graveyard; equal to its power
  Sierra, Nuka's Biggest Fan | food! tokens! aggro sacrifice | - | food; can't be blocked; sacrifice a food; sacrifice an artifact; double strike; food token; proliferate
  Sigarda, Champion of Light | anthems! aggro! tokens power-matters | Human | human; coven; human creature token; different powers; humans you control; +1/+1 counter
  Sigarda, Font of Blessings | topdeck! flying! aggro anthems | Angel, Human | angel; human; top of your library; human spell; angels you control; humans you control; angel creature token
  Sigarda, Heron's Grace | tokens! aggro! anthems lifegain | Human, Soldier | human; human soldier; mill; humans you control; creatures you control get; cards in your graveyard; human creature
  Sigarda, Host of Herons | voltron! auras! equipment enchantress | Angel | enchanted creature; equipped creature; each player sacrifices; gets +; aura; all permanents; sacrifices
  Sigrid, God-Favored | blink! etb flash | Human | exile target creature you control, then return; when this enters; return target creature you control; exile another target; return to its owner's hand; flash; until this leaves
  Sigurd, Jarl of Ravensthorpe | sagas! plus-1-plus-1-counters! enchantress counters-matter | - | lore counter; (as this saga enters; read ahead; proliferate; whenever you put; boast; whenever you cast an enchantment spell
  Silas Renn, Seeker Adept | artifacts! saboteurs! voltron graveyard | - | sacrifice this; sacrifice an artifact; can't be blocked; artifact card; {t}, sacrifice this:; mill; partner
  Silk, Web Weaver | tokens! aggro! anthems etb | Spider, Human, Hero | whenever you cast a creature spell; web-slinging; creature spells you cast; when this enters; human; creature enters; return this to its owner's hand
  Silumgar, the Drifting Death | flying! minus-1-minus-1-counters aggro control | Dragon | dragon; dragon creature token; dragons you control; dragon spells; additional combat phase; whenever a creature an opponent controls dies; get -
  Silvar, Devourer of the Free | aristocrats! sacrifice! tokens! voltron | Human | human; human creature token; create two; when this dies; human soldier; dies, draw; dies, return
  Silver Sable, Mercenary Leader | modified-creatures! plus-1-plus-1-counters! equipment aggro lifegain | - | modified; equipped creature; +1/+1 counter on; enchanted creature; whenever you gain life; double strike; aura
  Silvos, Rogue Elemental | voltron! stompy ramp | Elemental | equipped creature; enchanted creature; gets +; double strike; fight; can't be blocked; damage equal to its power
  Sima Yi, Wei Field Marshal | voltron! big-mana lands-matter | - | swamp; number of swamps; each swamp; swamps you control; equal to its power; can't be blocked; double strike
  Sin, Spira's Punishment | self-mill! reanimator! clones landfall graveyard | - | mill; land card; into your graveyard; permanent card; exile target card from a graveyard; whenever a land; haste
  Sin, Unending Cataclysm | plus-1-plus-1-counters! counters-matter! sagas proliferate big-mana | Leviathan | enters with; lore counter; charge counter; counters on it; sacrifice a creature; remove a counter; proliferate
  Siona, Captain of the Pyleas | auras! enchantress! tokens! | Soldier | enchanted creature; enchant creature; aura; return this to its owner's hand; whenever you cast an enchantment spell; attach; enchantment spell
  Sir Shandlar of Eberyn | voltron stompy anthems | - | no abilities; enchanted creature; equipped creature; gets +
  Sisay, Weatherlight Captain | legends! tutors! multicolor-matters commander-matters | - | legendary; legendary permanent; untap; gets +; legendary creature; mana of any; legendary spell
  Sisters of Stone Death | lure! deathtouch control theft | - | able to block this; all creatures able to block; blocks this turn if able; first strike; equipped creature; blocked by this
  Sita Varma, Masked Racer | plus-1-plus-1-counters! tokens big-mana activated-abilities | - | {x}; creature tokens; add x mana; exhaust; untap; trample; double the number of
  Sivitri, Dragon Master | flying! tutors! pillow-fort control planeswalkers | Dragon | dragon; dragon creature; planeswalker; loyalty; proliferate; can't attack you; dragon spells
  Sivitri Scarzam | control voltron | - | no abilities; equipped creature; enchanted creature; counter target spell
  Sivriss, Nightmare Speaker | sacrifice! self-mill! graveyard aristocrats | - | background; artifact token; treasure; create two; untap; whenever you sacrifice; from your graveyard
  Six | self-mill! lands-matter! graveyard! landfall discard | - | land card; from your graveyard; landfall; mill; discard; retrace; sacrifice this
  Skanos Dragonheart | voltron! power-matters! flying stompy | Dragon | dragon; background; trample; double strike; into your graveyard; discard; choose a background
  Skeleton Ship | minus-1-minus-1-counters! control proliferate tap-untap | - | -1/-1 counter; untap; proliferate; island; becomes an island; creature with a -1/-1; basic land types
  Skithiryx, the Blight Dragon | infect! voltron! | Phyrexian | gets +; equipped creature; double strike; proliferate; enchanted creature; swamp; poison
  Skoa, Embermage | burn etb blink | Goblin | noncombat damage; when this enters; damage instead; return target creature; mountain; discard; deals # damage
  Skrelv, Defector Mite | infect! aggro! proliferate artifacts | Phyrexian, Mite | toxic; proliferate; poison; mite; corrupted; three or more poison counters; untap
  Skullbriar, the Walking Grave | plus-1-plus-1-counters! voltron! proliferate | - | +1/+1 counters on it instead; double the number of; that many plus one; proliferate; can't be blocked; trample; put # +1/+1 counters on
  Skyfire Kirin | arcane! theft! sacrifice spellslinger | Spirit | spirit; arcane; splice onto arcane; sacrifice a creature; whenever you cast a spirit; gain control of target creature; {x}
  Slash, Reptile Rampager | burn! tokens! aggro etb | Mutant | create two; create x; whenever another creature; creature tokens; noncombat damage; damage instead; creature enters
  Slicer, Hired Muscle // Slicer, High-Speed Antagonist | equipment! voltron! group-slug goad politics | - | equipped creature; equip; gets +; whenever equipped creature deals; attacks each combat; goad; each opponent
  Slimefoot and Squee | reanimator! tokens! sacrifice! self-mill | Saproling, Fungus | saproling; when this enters; when this dies; mill; into your graveyard; sacrifice a creature
  Slimefoot, the Stowaway | tokens! aristocrats! sacrifice! lifedrain | Saproling, Fungus | saproling; sacrifice a creature; spore counter; twice that many; creature dies; fungus
  Slinn Voda, the Rising Deep | control etb ramp | Merfolk, Kraken, Leviathan, Octopus, Serpent | return all; sea creature; kraken; each creature that isn't; island; serpent; leviathan
  Slinza, the Spiked Stampede | stompy! fight! plus-1-plus-1-counters! ramp | Beast | beast; beast creature token; power 4 or greater; +1/+1 counter; beast creature; enrage; fights
  Sliver Gravemother | etb! clones reanimator! self-mill legends | Sliver | sliver; slivers you control; all slivers; sliver creatures; copy of; into your graveyard; chosen type
  Sliver Hivelord | aggro! anthems! tokens | Sliver | sliver; all slivers; sliver creatures you control; chosen type; creature type; destroy all creatures; changeling
  Sliver Legion | aggro! anthems! tokens | Sliver | sliver; all slivers; sliver creatures you control; chosen type; creature type; create a token; changeling
  Sliver Overlord | tutors! anthems! aggro ramp | Sliver | sliver; all slivers; sliver creatures you control; chosen type; creature type; changeling; add one mana of any
  Sliver Queen | tokens! anthems! aristocrats big-mana | Sliver | sliver; all slivers; tokens would be created; twice that many; sacrifice a creature; chosen type; sliver creatures
  Slobad, Goblin Tinkerer | artifacts! sacrifice! land-destruction | - | when this is put into a graveyard; put into a graveyard from the battlefield; artifact creature token; destroy all; treasure token; return target artifact
  Slobad, Iron Goblin | artifacts! sacrifice! big-mana ramp | - | when this dies; put into a graveyard from the battlefield; untap; mana value; artifact card from your graveyard; artifact spells; unearth
  Slogurk, the Overslime | lands-matter! plus-1-plus-1-counters! self-mill landfall graveyard | - | sacrifice a land; land card; mill; additional land; cycling; discard a land; landfall
  Slurrk, All-Ingesting | plus-1-plus-1-counters! aristocrats! sacrifice tokens | Ooze | +1/+1 counter; sacrifice a creature; modular; undying; that many plus one; graft; evolve
  Sméagol, Helpful Guide | the-ring! sacrifice! aristocrats landfall theft | - | the ring tempts you; sacrifice a creature; landfall; when this dies; land enters; sacrifice another creature; ring-bearer
  Smellerbee, Rebel Fighter | aggro! haste! wheels discard tokens | Ally, Rebel | create two; whenever you discard; madness; creature tokens; tapped and attacking; discard; ally you control
  Snapdax, Apex of the Hunt | mutate! voltron lifegain burn | - | mutate; non-human; whenever this creature mutates; double strike; equipped creature; first strike
  Snow Villiers | tokens! aggro voltron | - | create two; create x; creature tokens; can't be blocked; double strike; equipped creature; tokens would be created
  Sokka and Suki | equipment! tokens! aggro | Ally | equip; equipped creature; equipment; job select; artifact token; equipment token; ally you control
  Sokka, Bold Boomeranger | artifacts! plus-1-plus-1-counters! discard voltron | Ally | lesson; artifact spell; whenever you cast an artifact; double strike; treasure; can't be blocked; learn.
  Sokka, Lateral Strategist | aggro! attack-triggers! card-draw tokens | Ally | whenever you attack; create two; whenever this attacks; can't be blocked; vigilance; double strike; ally you control
  Sokka, Swordmaster | equipment! voltron! aggro tokens | Ally | equip; equipped creature; equipment; attach; whenever equipped creature; ally you control
  Sokka, Tenacious Tactician | tokens! spellslinger! prowess! aggro | Ally | noncreature spell; prowess; draw a card; creatures you control get +; magecraft; instant and sorcery; ally creature token
  Sokka, Wolf Cove's Protector | voltron aggro equipment | Ally, Human | equipped creature; equip; enchanted creature; human; gets +; ally you control
  Sokrates, Athenian Teacher | group-hug! card-draw! saboteurs unblockable politics | - | double strike; can't be blocked; gets +; untap; no maximum hand size; whenever you draw
  Sol'kanar the Swamp King | lifegain! control spellslinger | - | swamp; whenever you gain life; black spell; becomes a swamp; you gain 1 life; equipped creature
  Sol'Kanar the Tainted | control! blink politics theft | - | exile target creature you control; exile another target; permanents you own; gain control of; sacrifice a creature; you own; return target creature you control
  Solphim, Mayhem Dominus | burn! group-slug! pingers | - | damage to each opponent; damage to each; damage to target player; noncombat damage; damage to any target; deals that much damage; madness
  Sonic the Hedgehog | haste! flash! plus-1-plus-1-counters treasure aggro | - | haste; flash; whenever you attack; damage to each creature; dash; riot; damage to each
  Sophia, Dogged Detective | clues! food! tokens plus-1-plus-1-counters | Dog | dog; artifact token; food; investigate; treasure; double strike; clue token
  Sophina, Spearsage Deserter | clues! aggro! attack-triggers artifacts | - | investigate; sacrifice an artifact; sacrifice a clue; whenever you sacrifice; haste; whenever you attack; clue token
  Soramaro, First to Dream | card-draw! voltron wheels lands-matter | Spirit | no maximum hand size; cards in your hand; draw cards equal; whenever you draw a card; draw seven; additional land; double strike
  Soraya the Falconer | flying! banding anthems aggro | Bird | bird; banding; bird creature; creature tokens with flying; flying get; of the chosen type
  Sorin of House Markov // Sorin, Ravenous Neonate | lifegain! lifedrain! planeswalkers aggro | Vampire | extort; gain # life; lifelink; whenever you gain life; each opponent loses; you gain life equal; food
  Sosuke, Son of Seshiro | aggro! anthems deathtouch fight | Snake, Warrior | snake; warrior; fight; snake creature token; all creatures able to block; warrior creature
  Soul of Windgrace | lands-matter! landfall! self-mill graveyard discard | - | landfall; land card; additional land; whenever a land; discard; sacrifice a land; from your graveyard
  Soundwave, Sonic Spy // Soundwave, Superior Captain | tokens! spellslinger! artifacts saboteurs unblockable | - | creature token with flying; creature tokens with flying; instant and sorcery; can't be blocked; thopter; whenever you cast an instant; mill
  Sovereign Okinec Ahau | plus-1-plus-1-counters! power-matters! voltron anthems | - | gets +; equipped creature gets; +1/+1 counters; double the power; enchanted creature gets; get +; that many plus one
  SP//dr, Piloted by Peni | modified-creatures! plus-1-plus-1-counters! equipment card-draw artifacts | Spider, Hero | modified; +1/+1 counter on; equipped creature; enchanted creature; equip {#}; can't be blocked; flying
  Spectacular Spider-Man | aristocrats blink flash heroic | Hero, Spider | from your graveyard to the battlefield; destroy all; flash; creature card with mana value; dies, return
  Spider-Byte, Web Warden | blink! etb! control | Hero, Spider | exile target creature you control; when this enters; return target; web-slinging; exile another target; return to its owner's hand; exile up to one other target
  Spider-Girl, Legacy Hero | blink! tokens sacrifice aggro | Spider, Human | exile target creature you control; return target creature you control; leaves the battlefield; web-slinging; sacrifice a creature; return another; human
  Spider-Gwen, Free Spirit | discard! tap-untap aggro madness | Hero, Spider | untap; discard; madness; mayhem; crew; tap an untapped; whenever you discard
  Spider-Ham, Peter Porker | tokens! anthems! aggro food | Squirrel, Rabbit, Rat, Cat, Dog, Bear | squirrel; frog; rabbit; raccoon; cat creature token; chosen type; squirrel creature token
  Spider-Man 2099 | impulse-draw! voltron! flashback power-matters | - | exile the top; you may play; flashback; from your graveyard; foretell; equipped creature
  Spider-Man 2099, Miguel O'Hara | aggro! saboteurs! card-draw unblockable blink | Hero, Spider | can't be blocked; flash; creature tokens with flying; exile target creature you control; flying; return this to its owner's hand; when this enters
  Spider-Man, Brooklyn Visionary | ramp! etb! blink landfall | Hero, Spider | when this enters; landfall; whenever a land; return this to its owner's hand; web-slinging; sacrifice a land; creature enters
  Spider-Man India | plus-1-plus-1-counters! flying aggro etb | Hero, Spider | web-slinging; whenever you cast a creature spell; creature spells you cast; when this enters; proliferate; +1/+1 counter; return this to its owner's hand
  Spider-Man, Miles Morales | plus-1-plus-1-counters! stompy! tokens | Hero, Spider | proliferate; that many plus one; twice that many; creature tokens; +1/+1 counters; create two; counter on it
  Spider-Man Noir | surveil! plus-1-plus-1-counters! voltron self-mill | Villain, Spider | attacks alone; whenever you surveil; surveil; creature you control attacks; can't be blocked; from your graveyard; proliferate
  Spider-Man, Peter Parker | lifegain! plus-1-plus-1-counters! flying | Hero, Spider | whenever you gain life; gain 1 life; lifelink; you gain life; gain # life; whenever another creature; proliferate
  Spider-Man, Web-Slinger | blink! etb aggro | Hero, Spider | when this enters; web-slinging; spider; becomes tapped; return target permanent card
  Spider-Punk | aggro! burn plus-1-plus-1-counters haste | Spider | riot; spider; +1/+1 counter on; can't be prevented; can't be countered; haste; damage to each
  Spider-Rex, Daring Dino | voltron stompy ramp | Dinosaur, Spider | dinosaur; equipped creature; enchanted creature; gets +; fight; spider; enrage
  Spider-Slayer, Hatred Honed | artifacts! affinity tokens | Robot, Construct | artifact creature; affinity for artifacts; artifact creatures you control; colorless; creature type of your choice; thopter
  Spiders-Man, Heroic Horde | tokens! etb lifegain blink | Spider | spider; web-slinging; reach; when this enters; spider creature token; creatures with reach; return this to its owner's hand
  Spider-UK | card-draw! tokens! aggro lifegain etb | Hero, Spider | create two; creature enters; flash; creature tokens; web-slinging; at the beginning of each end step; whenever you gain life
  Spider-Woman, Stunning Savior | stax! flying control hatebears | Hero, Spider | enter tapped; enters tapped; don't untap; can't untap; doesn't untap; can't attack; stun counter
  Spinneret and Spiderling | aggro! impulse-draw voltron plus-1-plus-1-counters | Spider | spider; double strike; gets +; equipped creature; damage equal to its power; play that card; fight
  Spinnerette, Arachnobat | tokens voltron graveyard | Spider | attraction; open an attraction; roll to visit; roll a; spider
  Spirit of the Night | reanimator! voltron stompy big-mana | Demon | return target creature card from your graveyard; equipped creature; discard; additional combat; put that card into your graveyard; demon creature
  Splinter, Aging Champion | blink! control etb card-draw | Ninja, Mutant, Turtle | exile target creature you control; exile another target; tap target creature; sneak; return to its owner's hand; leaves the battlefield
  Splinter, Hamato Yoshi | ninjutsu! sneak-attack! saboteurs! anthems | Ninja | sneak; ninjutsu; ninja; can't be blocked; whenever this deals combat damage to a player; of the chosen type; power # or less can't be blocked
  Splinter & Leo, Father & Son | plus-1-plus-1-counters! tokens! blink politics | Mutant, Ninja, Turtle | mutant; sneak; exile target creature you control; when this enters; create two; ninja; counter on each creature
  Splinter, Radical Rat | triggered-abilities! ninjutsu! saboteurs! sneak-attack unblockable | Ninja | ninja; ninjutsu; sneak; whenever this deals combat damage to a player; when this enters; can't be blocked; of the chosen type
  Splinter, the Mentor | plus-1-plus-1-counters! blink! sacrifice tokens | Mutant, Ninja | mutagen; leaves the battlefield; sneak; sacrifice a creature; exile target creature you control; artifact token; return a creature you control
  Squall, Gunblade Duelist | aggro! tokens! burn power-matters | - | base power; create two; double strike; creature tokens; whenever one or more creatures; first strike
  Squall, SeeD Mercenary | voltron! equipment! reanimator saboteurs | - | equipped creature; attacks alone; exalted; sacrifice this; when this enters; mana value 3 or less; mill
  Squee, Dubious Monarch | sacrifice! self-mill! tokens graveyard | Goblin | goblin; sacrifice a creature; discard a card; mill; into your graveyard; whenever you cast a spell from; haste
  Squee, Goblin Nabob | discard! sacrifice! madness | Goblin | discard a card:; discard a card; sacrifice a creature; discard your hand; discard two; whenever you discard; as an additional cost to cast this spell, discard
  Squee, the Immortal | sacrifice! aristocrats exile commander-matters | Goblin | sacrifice a creature:; sacrifice a creature; whenever a creature enters; exile a card from your hand; exile a creature; remove # cards; cast a spell from exile
  Sram, Senior Edificer | voltron! equipment! auras! card-draw storm | - | equip; equipped creature; enchanted creature; equip {0}; aura and equipment; return this to its owner's hand; equipment you control
  Stangg | clones! tokens sacrifice | - | populate; tokens would be created; copy of; sacrifice a creature; legend rule; fling
  Stangg, Echo Warrior | voltron! auras! equipment! attack-triggers clones | - | enchanted creature; equipped creature; enchant creature; whenever enchanted creature; when this is put into a graveyard; whenever equipped creature; copy of
  Starke of Rath | control politics tap-untap sacrifice | - | untap target creature; gain control of; you own; regain control; sacrifice a creature; permanents you own; untap
  Starling, Aerial Ally | flying! blink etb aggro | Hero | creatures with flying; flying; exile target creature you control; when this enters; equipped creature; double strike
  Starscream, Power Hungry // Starscream, Seeker Leader | monarch! card-draw! wheels lifedrain | - | monarch; become the monarch; whenever you draw a card; draw two cards; each player draws; draw cards equal; whenever an opponent draws
  Stegron the Dinosaur Man | discard! aggro stompy | Dinosaur | dinosaur; enrage; discard; from your graveyard; dinosaur you control; whenever you discard; madness
  Stella Lee, Wild Card | spellslinger! spell-copy! storm cantrips tap-untap | - | untap target; draw a card; add {r}; whenever you cast or copy; copy target instant; untap; instant and sorcery spells you cast cost
  Stenn, Paranoid Partisan | blink! control enchantress artifacts stax | - | when this enters; spells you cast cost; whenever you cast an enchantment; whenever you cast an artifact; noncreature; flash; counter target spell
  Stiltzkin, Moogle Merchant | politics! group-hug card-draw lifegain | - | you own; opponent gains control; can't attack; when this enters; untap
  Stitcher Geralf | mill! tokens! self-mill reanimator | Zombie | mills; untap; from your graveyard; zombie; creature card; each player mills; whenever one or more creature cards
  Stockman, Mad Fly-entist | cycling blink card-draw | Mutant, Insect | cycling; whenever you draw; exile target creature you control; landcycling; from your graveyard; whenever you discard; island
  Stonebrow, Krosan Hero | aggro! stompy! attack-triggers | - | trample; have trample; additional combat phase; haste; creatures with trample; whenever this attacks; double strike
  Storm, Force of Nature | storm! spellslinger! voltron spell-copy | - | storm; double strike; can't be blocked; untap; noncreature; additional combat
  Storrev, Devkarin Lich | reanimator! graveyard! planeswalkers self-mill saboteurs | Elf | planeswalker; mill; when this enters; when this dies; can't be blocked; into your graveyard; sacrifice another creature
  Storvald, Frost Giant Jarl | power-matters! stompy! aggro attack-triggers | Giant | double strike; {x}; base power; enters with; trample; can't be blocked; additional combat
  Strago and Relm | theft! sacrifice! tap-untap | - | untap target; untap; sacrifice a creature; don't own; haste; opponent's library
  Strax, Sontaran Nurse | artifacts! fight! sacrifice plus-1-plus-1-counters | - | treasure token; sacrifice an artifact; artifact token; untap; deathtouch; enrage; fight
  Strefan, Maurer Progenitor | blood! sneak-attack! aggro group-slug | Vampire | vampire; blood token; each opponent loses; damage to each opponent; each player loses; whenever this attacks; vampires you control
  Strider, Ranger of the North | landfall! lands-matter! aggro ramp | - | additional land; search your library for; land card; sacrifice this; whenever a land; double strike; trample
  Strong, the Brutish Thespian | rad-counters! enrage! plus-1-plus-1-counters! voltron lifegain | - | rad counter; fight; damage to each creature; deals damage to each; whenever you gain life; proliferate; deals # damage to each; deals 1 damage to
  Subira, Tulzidi Caravanner | aggro! saboteurs! tokens discard | - | power 2 or less; create two; whenever this deals combat damage to a player; haste; creature tokens; madness; deals combat damage to a player
  Suki, Courageous Rescuer | tokens! aggro! blink sacrifice anthems | Ally, Warrior | sacrifice this; treasure; exile target creature you control; return a creature you control; leaves the battlefield; sacrifice an artifact; ally you control
  Suki, Kyoshi Captain | aggro! anthems! | Warrior | warrior; warriors you control; warrior creature token; whenever you attack; untap; chosen type; first strike
  Suki, Kyoshi Warrior | tokens! aggro! attack-triggers | Ally | create two; creature tokens; additional combat phase; creatures you control get +; tokens would be created; tapped and attacking; ally creature token
  Sunastian Falconer | ramp! big-mana | - | eldrazi; {x}; colorless; untap target creature; untap; {c}; unspent mana
  Sun Ce, Young Conquerer | unblockable! voltron etb blink | - | equipped creature; enchanted creature; horsemanship; exile target creature you control; when this deals combat damage; whenever this deals combat damage; return target creature
  Sundial, Dawn Tyrant | voltron artifacts aggro | Construct | equipped creature; no abilities; artifact creature; equip; enchanted creature
  Sun Quan, Lord of Wu | unblockable! saboteurs! aggro tokens | - | whenever this deals combat damage to a player; deals combat damage to a player; horsemanship; can't attack unless; whenever a creature you control deals combat damage; double strike
  Sun-Spider, Nimble Webber | auras! equipment! voltron! tutors blink | - | enchanted creature; equipped creature; equip; enchant creature; return this to its owner's hand; exile target creature you control; aura
  Superior Spider-Man | reanimator! self-mill! etb clones blink | Villain, Spider | when this enters; into your graveyard; mill; discard; when this dies; whenever this deals combat damage; exile target creature you control
  Super Shredder | sacrifice! plus-1-plus-1-counters! voltron aristocrats treasure | Ninja | leaves the battlefield; treasure token; sneak; each player sacrifices; create two; evoke; sacrifice another permanent
  Super-Skrull | big-mana! defenders multicolor-matters card-draw | Wall | defender; mana of any color; wall; whenever you draw; untap; add one mana of any; toughness rather than
  Surrak and Goreclaw | plus-1-plus-1-counters! stompy! aggro haste | Bear | +1/+1 counter on it; proliferate; haste; trample; power 4 or greater; that many plus one; bears you control
  Surrak Dragonclaw | stompy! aggro flash ramp | - | trample; flash; power 4 or greater; creature spells; can't be countered; whenever you cast a creature spell; as though they had flash
  Surrak, Elusive Hunter | stompy! card-draw aggro ramp | - | power 4 or greater; can't be countered; hexproof; trample; whenever a creature you control becomes the target; opponent controls
  Surrak, the Hunt Caller | stompy! power-matters! haste aggro | - | power 4 or greater; formidable; haste; trample; total power 8; whenever this attacks; fight
  Surtr, Fiery Jötun | historic! burn! artifacts legends sagas | Giant | artifact spell; historic; whenever you cast an artifact; legendary; return this to its owner's hand; (as this saga enters; cost {1} less
  Susan Foreman | ramp big-mana historic | Doctor, Time Lord | doctor; time lord; planeswalk; historic; untap
  Sutina, Speaker of the Tajuru | landfall! lands-matter! plus-1-plus-1-counters ramp | Elf | landfall; additional land; whenever a land; return a land; land cards; play an additional; +1/+1 counter
  Svella, Ice Shaper | ramp! big-mana! snow topdeck | - | untap; {s}; snow; top of your library; scry; {t}: add; eldrazi
  Svyelun of Sea and Sky | aggro! card-draw control | Merfolk | merfolk; merfolk creature token; merfolk you control; island; islandwalk; merfolk spell; +1/+1 counter on each
  Swarm, Being of Bees | mayhem! flash discard madness flying | Villain, Insect | mayhem; discard; insect; madness; whenever you discard; flash
  Sydri, Galvanic Genius | artifacts! deathtouch! lifegain activated-abilities | - | artifact creature; deals # damage; deals damage equal; deals 1 damage; mana value; untap target artifact
  Sygg, River Cutthroat | lifedrain! card-draw! group-slug burn aggro | Rogue, Merfolk | each opponent loses; loses # life; damage to each opponent; deals # damage to each; extort; each player loses; can't be blocked
  Sygg, River Guide | aggro! control saboteurs unblockable | Merfolk | merfolk; islandwalk; merfolk creatures; merfolk you control; merfolk creature token; becomes an island; chosen type
  Sygg, Wanderwine Wisdom // Sygg, Wanderbrine Shield | unblockable! voltron! card-draw saboteurs | Merfolk | equipped creature; enchanted creature; double strike; whenever this deals combat damage; merfolk; gets +
  Sylvia Brightspear | flying! voltron stompy politics | Dragon, Knight | dragon; dragon creature; equipped creature; dragons you control; knight; dragon spells
  Symbiote Spider-Man | saboteurs! voltron self-mill plus-1-plus-1-counters | Villain, Spider | can't be blocked; double strike; gets +; infect; equipped creature; from your graveyard; return target creature card
  Syr Alin, the Lion's Claw | aggro! anthems! tokens attack-triggers | Knight, Human | creature tokens; create two; whenever you attack; knight; double strike; additional combat; tapped and attacking
  Syr Armont, the Redeemer | auras! enchantress! aggro anthems | Knight | role token; enchanted creature; aura; enchanted creatures; whenever you cast an enchantment spell; enchant creature; wicked role
  Syr Carah, the Bold | burn! pingers! impulse-draw! spellslinger tap-untap | - | untap; deathtouch; damage to each opponent; deals # damage to each; damage to any target; play that card; damage to target player
  Syr Elenora, the Discerning | card-draw! voltron wheels | - | no maximum hand size; cards in your hand; draw seven; draw cards; whenever you draw a card; return to its owner's hand; double strike
  Syr Faren, the Hengehammer | aggro! voltron! power-matters heroic | - | gets +; trample; double strike; double target creature's power; infect; can't be blocked; equipped creature
  Syr Ginger, the Meal Ender | artifacts! plus-1-plus-1-counters! sacrifice food | - | food; treasure; {t}, sacrifice this:; sacrifice an artifact; artifact token; sacrifice this:; clue token
  Syr Gwyn, Hero of Ashvale | equipment! voltron! aggro card-draw | Knight | equip; equipped creature; knight; attach; equipment; knight creature token; additional combat
  Syrix, Carrier of the Flame | graveyard! reanimator! self-mill sacrifice | Phoenix | phoenix; from your graveyard; discard; mill; sacrifice a creature; haste
  Syr Konrad, the Grim | mill! group-slug! aristocrats self-mill graveyard! | - | each player mills; mill; mills; exile all cards from; graveyard to the battlefield; destroy all creatures; return all creature cards
  Syr Vondam, Sunstar Exemplar | aristocrats! plus-1-plus-1-counters! sacrifice blink lifegain | - | sacrifice a creature:; sacrifice another creature; exile target creature you control; create two; exile a creature; whenever you gain life; exile another target
  Syr Vondam, the Lucent | aggro! deathtouch! attack-triggers tokens | Knight | creature tokens; first strike; double strike; additional combat; create two; trample; menace
  Sythis, Harvest's Hand | enchantress! auras lifegain! card-draw pillow-fort | - | enchantment; whenever you cast an enchantment spell; enchanted creature; constellation; can't attack you; enchanted land; whenever you gain life
  Szadek, Lord of Secrets | mill! plus-1-plus-1-counters! voltron unblockable | Vampire | can't be blocked; double strike; mills; mill; proliferate; equipped creature; swampwalk
  Szarekh, the Silent King | artifacts! self-mill! vehicles reanimator attack-triggers | Necron | artifact creature; vehicle; unearth; from your graveyard; necron; mill; escape
  Szarel, Genesis Shepherd | lands-matter! sacrifice! plus-1-plus-1-counters! landfall graveyard | Insect | sacrifice a land; sacrifice this; whenever you sacrifice; landfall; land card; sacrifice another; additional land
`;
