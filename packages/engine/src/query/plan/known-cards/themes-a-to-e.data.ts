/** Cards that players name first for a theme, best first, separated by "; ". */
export const THEME_CARDS_A_TO_E: Readonly<Record<string, string>> = {
  'activated-abilities': `Training Grounds; Illusionist's Bracers; Rings of Brighthearth;
    Biomancer's Familiar; Zirda, the Dawnwaker; Heartstone; Battlemage's Bracers; Agatha's Soul Cauldron;
    Necrotic Ooze; Thousand-Year Elixir; Agatha of the Vile Cauldron; Verrak, Warped Sengir;
    Strionic Resonator; Kurkesh, Onakke Ancient; Power Artifact; Magewright's Stone; Lithoform Engine;
    Tyvar, Jubilant Brawler; Thornbite Staff; Patriar's Seal; Pemmin's Aura; Freed from the Real;
    Umbral Mantle; Staff of Domination; Experiment Kraj; Robaran Mercenaries; Forensic Gadgeteer;
    Kinnan, Bonder Prodigy; Skill Borrower; Quicksilver Elemental; Myr Welder; Concordant Crossroads;
    Mairsil, the Pretender; Marvin, Murderous Mimic; Oath of Teferi; Seedborn Muse; Basalt Monolith;
    Walking Ballista; Suppression Field`,
  adventures: `Edgewall Innkeeper; Lucky Clover; Bonecrusher Giant; Brazen Borrower; Beluna Grandsquall;
    Gorion, Wise Mentor; Chulane, Teller of Tales; Lovestruck Beast; Murderous Rider; Realm-Cloaked Giant;
    Virtue of Persistence; Virtue of Loyalty; Virtue of Knowledge; Virtue of Courage; Virtue of Strength;
    Mosswood Dreadknight; Brightcap Badger; Beanstalk Giant; Fae of Wishes; Monster Manual; Bramble Familiar;
    Giant Killer; Decadent Dragon; Young Red Dragon; Young Blue Dragon; Dread Linnorm; Horn of Valhalla;
    Altar of Bhaal; Two-Handed Axe; Hypnotic Sprite; Foulmire Knight; Order of Midnight;
    Embereth Shieldbreaker; Shepherd of the Flock; Ardenvale Tactician; Spellscorn Coven; Stormkeld Vanguard;
    Cheeky House-Mouse; Lozhan, Dragons' Legacy; Kellan, the Fae-Blooded`,
  affinity: `Thought Monitor; Thoughtcast; Frogmite; Myr Enforcer; Sojourner's Companion;
    Emry, Lurker of the Loch; Urza, Chief Artificer; Cranial Plating; Mycosynth Golem;
    Tezzeret, Master of the Bridge; Banquet Guests; Junk Winder; Kappa Cannoneer; Nettlecyst; Broodstar;
    Qumulox; Quicksilver Behemoth; Gearseeker Serpent; Somber Hoverguard; Furnace Dragon;
    Refurbished Familiar; Steelfin Whale; Metalwork Colossus; Etherium Sculptor; Master of Etherium;
    Foundry Inspector; Arcbound Ravager; Disciple of the Vault; Atog; Galvanic Blast; Seat of the Synod;
    Vault of Whispers; Great Furnace; Ancient Den; Tree of Tales; Darksteel Citadel; Memnite; Ornithopter;
    Springleaf Drum; Mox Opal`,
  aggro: `Adeline, Resplendent Cathar; Embercleave; Hellrider; Hero of Bladehold; Goblin Guide;
    Aurelia, the Warleader; Brutal Hordechief; Goblin Rabblemaster; Legion Warboss; Winota, Joiner of Forces;
    Isshin, Two Heavens as One; Ragavan, Nimble Pilferer; Combat Celebrant; Shared Animosity;
    Reckless Stormseeker; Iroas, God of Victory; Reconnaissance; Thalia, Guardian of Thraben;
    Kytheon, Hero of Akros; Champion of the Parish; Bloodghast; Gravecrawler; Knight of the Ebon Legion;
    Bloodsoaked Champion; Gutterbones; Mardu Strike Leader; Questing Beast; Steel Leaf Champion;
    Surrak, the Hunt Caller; Samut, Voice of Dissent; Gruul Spellbreaker; Burning-Tree Emissary; Rancor;
    Pelt Collector; Fervor; Sulfuric Vortex; Coastal Piracy; Reconnaissance Mission; Shadowspear;
    Sword of Fire and Ice`,
  aikido: `Deflecting Palm; Comeuppance; Arachnogenesis; Inkshield; Backlash; Delirium; Mirror Strike;
    Rakdos Charm; Deflecting Swat; Boros Reckoner; Reverberation; Eye for an Eye; Captain's Maneuver;
    Batwing Brume; Insurrection; Mob Rule; Master Warcraft; Brash Taunter; Stuffy Doll; Spitemare;
    Repercussion; Selfless Squire; Harsh Justice; Shining Shoal; Reflect Damage; Phyrexian Vindicator;
    Reins of Power; Aetherize; Willbender; Misdirection; Commandeer; Bolt Bend; Wild Ricochet; Imp's Mischief;
    No Mercy; Dread; Dissipation Field; Aetherspouts; Domineering Will; Spore Cloud`,
  airbending: `Aang, Airbending Master; Appa, Steadfast Guardian; Airbender Ascension; Avatar Aang;
    Aang, Swift Savior; Monk Gyatso; Aang, the Last Airbender; Appa, Loyal Sky Bison; Avatar's Wrath;
    Airbending Lesson; Airbender's Reversal; Whirlwind Technique; Glider Staff; The Legend of Yangchen;
    Tale of Momo; Momo, Friendly Flier`,
  amass: `Dreadhorde Invasion; Orcish Bowmasters; Sauron, the Dark Lord; Saruman, the White Hand;
    Grishnákh, Brash Instigator; Barad-dûr; Angrath, Captain of Chaos; Commence the Endgame;
    Gleaming Overseer; Widespread Brutality; Treason of Isengard; Fall of Cair Andros;
    Mauhúr, Uruk-hai Captain; Surrounded by Orcs; Vizier of the Scorpion; Enter the God-Eternals;
    Herald of the Dreadhorde; Dreadhorde Twins; Foray of Orcs; Assault on Osgiliath; Orcish Siegemaster;
    Corsairs of Umbar; Grond, the Gatebreaker; Uglúk of the White Hand; Gorbag of Minas Morgul;
    Shagrat, Loot Bearer; March from the Black Gate; Relentless Advance; Saruman's Trickery; Invade the City;
    Lazotep Chancellor; Eternal Skylord; Lazotep Plating; Crush Dissent; Toll of the Invasion;
    Honor the God-Pharaoh; Swarming of Moria; The Torment of Gollum; Moria Scavenger; Callous Dismissal`,
  annihilator: `Ulamog, the Infinite Gyre; Kozilek, Butcher of Truth; It That Betrays; Artisan of Kozilek;
    Flayer of Loyalties; Spawnsire of Ulamog; Nulldrifter; Pathrazer of Ulamog; Eldrazi Conscription;
    Hand of Emrakul; Ulamog's Crusher; Breaker of Creation; Hideous Taskmaster; Azlask, the Swelling Scourge;
    Eldrazi Ravager; Eye of Ugin; Eldrazi Temple; Ugin's Labyrinth; Shrine of the Forsaken Gods;
    Conduit of Ruin; Rise of the Eldrazi; Not of This World; Through the Breach; Sneak Attack;
    Quicksilver Amulet; Elvish Piper`,
  anthems: `Glorious Anthem; Dictate of Heliod; Cathars' Crusade; Intangible Virtue;
    Elesh Norn, Grand Cenobite; Beastmaster Ascension; Coat of Arms; Spear of Heliod; Always Watching;
    True Conviction; Craterhoof Behemoth; Eldrazi Monument; Honor of the Pure; Marshal's Anthem;
    Benalish Marshal; Jazal Goldmane; Flowering of the White Tree; Virtue of Loyalty; Collective Blessing;
    Mirari's Wake; Gaea's Anthem; Elvish Archdruid; Overwhelming Stampede; Shared Animosity;
    Goblin Trashmaster; Ogre Battledriver; In the Trenches; Trumpet Blast; Hobgoblin Bandit Lord; Bad Moon;
    Liliana's Mastery; Death Baron; Undead Warchief; Favorable Winds; Master of Waves; Lord of Atlantis;
    Obelisk of Urd; Hall of Triumph; Caged Sun; Heraldic Banner`,
  arcane: `Through the Breach; Goryo's Vengeance; Desperate Ritual; Footsteps of the Goryo; Ire of Kaminari;
    Kodama's Reach; Glacial Ray; Dampen Thought; Tallowisp; Hikari, Twilight Guardian; Peer Through Depths;
    Soulless Revival; Eerie Procession; Reach Through Mists; Ideas Unbound; Evermind; Psychic Puppetry;
    Otherworldly Journey; Blessed Breath; Candles' Glow; Shining Shoal; Terashi's Grasp; Horobi's Whisper;
    Devouring Greed; Thief of Hope; Long-Forgotten Gohei; Sire of the Storm; Lava Spike; Overblaze;
    Torrent of Stone; Kodama's Might; Strength of Cedars; Elder Pine of Jukai; Hana Kami; Celestial Kirin;
    Infernal Kirin; Budoka Pupil; Faithful Squire; Consuming Vortex; Oyobi, Who Split the Heavens`,
  aristocrats: `Blood Artist; Zulaport Cutthroat; Viscera Seer; Pitiless Plunderer; Grave Pact;
    Dictate of Erebos; Cruel Celebrant; Mayhem Devil; Bastion of Remembrance; Carrion Feeder; Ashnod's Altar;
    Phyrexian Altar; Altar of Dementia; Goblin Bombardment; Morbid Opportunist; Grim Haruspex;
    Midnight Reaper; Skullclamp; Yawgmoth, Thran Physician; Poison-Tip Archer; Judith, the Scourge Diva;
    Teysa Karlov; Korvold, Fae-Cursed King; Nadier's Nightblade; Vindictive Vampire; Falkenrath Noble;
    Syr Konrad, the Grim; Ophiomancer; Reassembling Skeleton; Bloodghast; Bitterblossom; Teysa, Orzhov Scion;
    Elas il-Kor, Sadistic Pilgrim; Martyr's Cause; Impact Tremors; Evolutionary Leap; Moldervine Reclamation;
    Deathreap Ritual; Reef Worm; Village Rites`,
  artifacts: `Urza, Lord High Artificer; Foundry Inspector; Etherium Sculptor; Krark-Clan Ironworks;
    Cranial Plating; Daretti, Scrap Savant; Scrap Trawler; Myr Battlesphere; Darksteel Forge; Unwinding Clock;
    Cloud Key; Mystic Forge; Thopter Spy Network; Sai, Master Thopterist; Emry, Lurker of the Loch;
    Trinket Mage; Padeem, Consul of Innovation; Tezzeret, Agent of Bolas; Time Sieve; Reckless Fireweaver;
    Goblin Welder; Goblin Engineer; Trash for Treasure; Hellkite Tyrant; Nettlecyst; Mycosynth Lattice;
    Inspiring Statuary; Urza's Saga; Academy Ruins; Inventors' Fair; Darksteel Citadel; Marionette Master;
    Disciple of the Vault; Master of Etherium; Sharuum the Hegemon; Osgir, the Reconstructor; Open the Vaults;
    Dispatch; Digsite Engineer; Cataclysmic Gearhulk`,
  'attack-triggers': `Isshin, Two Heavens as One; Wulfgar of Icewind Dale; Adeline, Resplendent Cathar;
    Hellrider; Brutal Hordechief; Hero of Bladehold; Etali, Primal Storm; Aurelia, the Warleader;
    Karlach, Fury of Avernus; Combat Celebrant; Reconnaissance; Brimaz, King of Oreskos; Sun Titan;
    Grave Titan; Inferno Titan; Frost Titan; Sword of the Animist; Mardu Ascendancy; Shared Animosity;
    Goblin Rabblemaster; Hanweir Garrison; Alesha, Who Smiles at Death; Scourge of the Throne;
    Goldspan Dragon; Pathbreaker Ibex; Najeela, the Blade-Blossom; Raffine, Scheming Seer; Kaalia of the Vast;
    Delina, Wild Mage; Battle Angels of Tyr; Hammers of Moradin; Commissar Severina Raine;
    Breena, the Demagogue; Geist of Saint Traft; Narset, Enlightened Master; Hakbal of the Surging Soul;
    Nacatl War-Pride; Utvara Hellkite; Silumgar, the Drifting Death; Myr Battlesphere`,
  auras: `Sram, Senior Edificer; Kor Spiritdancer; Ethereal Armor; All That Glitters; Ancestral Mask; Rancor;
    Light-Paws, Emperor's Voice; Mesa Enchantress; Enchantress's Presence; Eidolon of Countless Battles;
    Daybreak Coronet; Sage's Reverie; Three Dreams; Hyena Umbra; Bear Umbra; Snake Umbra; Felidar Umbra;
    Umbra Mystic; Totem-Guide Hartebeest; Heliod's Pilgrim; Flickering Ward; Spirit Mantle;
    Steel of the Godhead; Eldrazi Conscription; Armadillo Cloak; Curiosity; Bruna, Light of Alabaster;
    Sovereigns of Lost Alara; Aqueous Form; Darksteel Mutation; Imprisoned in the Moon; Animate Dead;
    Hateful Eidolon; Killian, Ink Duelist; Gift of Doom; Valduk, Keeper of the Flame; Champion of the Flame;
    Splinter Twin; Retether; Winds of Rath`,
  banding: `Baton of Morale; Helm of Chatzuk; Formation; Nature's Blessing; Benalish Hero; Mesa Pegasus;
    Knights of Thorn; Noble Elephant; Kjeldoran Skyknight; Kjeldoran Knight; Kjeldoran Phalanx;
    Kjeldoran Warrior; Kjeldoran Escort; Icatian Phalanx; Benalish Infantry; Pikemen; Shield Bearer;
    War Elephant; Camel; Teremko Griffin; Timber Wolves; Cooperation; Errand of Duty; Wall of Shields;
    Wall of Caltrops; Fortified Area; Soraya the Falconer; Ayesha Tanaka; Master of the Hunt; Urza's Engine;
    Battering Ram; Mishra's War Machine; Adventurers' Guildhouse; Cathedral of Serra; Mountain Stronghold;
    Seafarer's Quay; Unholy Citadel`,
  battles: `Invasion of Ikoria; Invasion of Zendikar; Invasion of Tarkir; Invasion of New Phyrexia;
    Invasion of Alara; Invasion of Segovia; Invasion of Fiora; Invasion of Amonkhet; Invasion of Innistrad;
    Invasion of Ixalan; Invasion of Theros; Invasion of Lorwyn; Invasion of Muraganda; Invasion of Gobakhan;
    Invasion of Dominaria; Invasion of Kaldheim; Invasion of Ravnica; Invasion of Karsus;
    Invasion of Kaladesh; Invasion of Ergamon; Invasion of Vryn; Invasion of Tolvada; Invasion of Eldraine;
    Invasion of Regatha; Invasion of Arcavios; Invasion of Shandalar; Invasion of Azgol; Invasion of Mercadia;
    Invasion of Kamigawa; Invasion of Xerex; Invasion of Belenon; Invasion of Moag; Portent Tracker;
    Joyful Stormsculptor; Vampire Hexmage; Onakke Javelineer; War Historian; Render Inert`,
  'big-mana': `Mana Reflection; Nyxbloom Ancient; Zendikar Resurgent; Mirari's Wake;
    Vorinclex, Voice of Hunger; Cabal Coffers; Crypt Ghast; Nykthos, Shrine to Nyx; Gaea's Cradle;
    Nirkana Revenant; Caged Sun; Gauntlet of Power; Extraplanar Lens; Doubling Cube;
    Selvala, Heart of the Wilds; Omnath, Locus of Mana; Kruphix, God of Horizons; Horizon Stone;
    Leyline Tyrant; Magus of the Coffers; Black Market; Jeska's Will; Mana Geyser; Neheb, the Eternal;
    Brightstone Ritual; High Tide; Nissa, Who Shakes the World; Heartbeat of Spring; Dictate of Karametra;
    Torment of Hailfire; Exsanguinate; Genesis Wave; Finale of Devastation; Villainous Wealth;
    Blue Sun's Zenith; Comet Storm; White Sun's Zenith; Entreat the Angels; March of the Multitudes;
    Thran Dynamo`,
  'birthing-pod': `Birthing Pod; Prime Speaker Vannifar; Pyre of Heroes; Eldritch Evolution; Neoform;
    Yisan, the Wanderer Bard; Vivien on the Hunt; Birthing Ritual; Natural Order; Chord of Calling;
    Survival of the Fittest; Fauna Shaman; Oswald Fiddlebender; Reveillark; Karmic Guide; Restoration Angel;
    Felidar Guardian; Corridor Monitor; Breaching Hippocamp; Bounding Krasis; Deceiver Exarch; Pestermite;
    Kiki-Jiki, Mirror Breaker; Zealous Conscripts; Village Bell-Ringer; Murderous Redcap; Imperial Recruiter;
    Combat Celebrant; Kitchen Finks; Strangleroot Geist; Phyrexian Metamorph; Body Double; Mulldrifter;
    Eternal Witness; Woodfall Primus; Craterhoof Behemoth; Sidisi, Undead Vizier; Rune-Scarred Demon;
    Shriekmaw; Geralf's Messenger`,
  blink: `Ephemerate; Conjurer's Closet; Thassa, Deep-Dwelling; Panharmonicon; Restoration Angel; Soulherder;
    Cloudshift; Eerie Interlude; Ghostly Flicker; Felidar Guardian; Mulldrifter; Brago, King Eternal;
    Yorion, Sky Nomad; Elesh Norn, Mother of Machines; Yarok, the Desecrated; Deadeye Navigator;
    Displacer Kitten; Roon of the Hidden Realm; Teleportation Circle; Emiel the Blessed; Charming Prince;
    Eldrazi Displacer; Flickerwisp; Reflector Mage; Cloudblazer; Eternal Witness; Venser, Shaper Savant;
    Peregrine Drake; Archaeomancer; Skyclave Apparition; Solitude; Sun Titan; Ravenous Chupacabra;
    Gray Merchant of Asphodel; Gonti, Lord of Luxury; Risen Reef; Acidic Slime; Agent of Treachery;
    Norin the Wary; Semester's End`,
  blood: `Voldaren Bloodcaster; Olivia's Attendants; Wedding Security; Falkenrath Forebear;
    Strefan, Maurer Progenitor; Anje, Maid of Dishonor; Voldaren Estate; Glass-Cast Heart;
    Bloodtithe Harvester; Blood Fountain; Ceremonial Knife; Transmutation Font; Voldaren Epicure;
    Blood Servitor; Kamber, the Plunderer; Arterial Alchemy; Sanguine Statuette; Odric, Blood-Cursed;
    Blood Petal Celebrant; Bloodcrazed Socialite; Falkenrath Celebrants; Gluttonous Guest;
    Restless Bloodseeker; Blood Hypnotist; Belligerent Guest; Vampires' Vengeance; Pointed Discussion;
    Lacerate Flesh; Bloody Betrayal; Grisly Ritual; Old Rutstein; Markov Enforcer; Bloodvial Purveyor;
    Academy Manufactor; Mayhem Devil; Marionette Master; Reckless Fireweaver`,
  bloodthirst: `Rakdos, Lord of Riots; Bloodlord of Vaasgoth; Spawn of Mayhem; Stormblood Berserker;
    Light Up the Stage; Skewer the Critics; Rix Maadi Reveler; Theater of Horrors; Petrified Wood-Kin;
    Furyborn Hellkite; Scab-Clan Mauler; Skarrgan Firebird; Skarrgan Skybreaker; Skarrgan Pit-Skulk;
    Carnage Wurm; Blood Ogre; Bloodscale Prowler; Gorehorn Minotaurs; Vampire Outcasts; Duskhunter Bat;
    Rafter Demon; Hackrobat; Blade Juggler; Drill Bit; Body Count; Dead Revels; Spikewheel Acrobat;
    Florian, Voldaren Scion; Gev, Scaled Scorch; Sygg, River Cutthroat; Tymna the Weaver; Neheb, the Eternal;
    Rowan, Scion of War; Thermo-Alchemist; Pestilence; Pyrohemia; Pulse Tracker`,
  bobbleheads: `Luck Bobblehead; Intelligence Bobblehead; Charisma Bobblehead; Perception Bobblehead;
    Strength Bobblehead; Agility Bobblehead; Endurance Bobblehead; Mechanized Production; Unwinding Clock;
    Clock of Omens; Osgir, the Reconstructor; Saheeli's Artistry; Sculpting Steel; Phyrexian Metamorph;
    Mirage Mirror; Prototype Portal; Mirrorworks; Cogwork Assembler; Copy Artifact`,
  burn: `Torbran, Thane of Red Fell; Fiery Emancipation; Solphim, Mayhem Dominus; Furnace of Rath;
    Dictate of the Twin Gods; City on Fire; Price of Progress; Guttersnipe; Purphoros, God of the Forge;
    Terror of the Peaks; Impact Tremors; Electrostatic Field; Firebrand Archer; Thermo-Alchemist;
    Sulfuric Vortex; Manabarbs; Harsh Mentor; Fevered Visions; Niv-Mizzet, Parun; Niv-Mizzet, the Firemind;
    Comet Storm; Crackle with Power; Chandra's Ignition; Repercussion; Gisela, Blade of Goldnight;
    Boros Charm; Lightning Helix; Kaervek the Merciless; Mogis, God of Slaughter; Nekusar, the Mindrazer;
    Rakdos Charm; Vial Smasher the Fierce; Neheb, the Eternal; Heartless Hidetsugu; Lightning Bolt;
    Flame Rift; Earthquake; Fireball; Burning-Tree Shaman; Basilisk Collar`,
  cantrips: `Ponder; Preordain; Brainstorm; Opt; Consider; Serum Visions; Gitaxian Probe; Expedite;
    Crimson Wisps; Renegade Tactics; Twisted Image; Manamorphose; Sleight of Hand; Thought Scour;
    Slip Through Space; Shadow Rift; Quicken; Defiant Strike; Niveous Wisps; Bandage; Shelter; Panic;
    Balduvian Rage; Fists of Flame; Ancestral Anger; Crash Through; Explore; Veil of Summer;
    Viridescent Wisps; Aphotic Wisps; Cremate; Visions of Beyond; Frantic Search; Faithless Looting;
    Mishra's Bauble; Archmage Emeritus; Zada, Hedron Grinder; Feather, the Redeemed; Young Pyromancer;
    Murmuring Mystic`,
  'card-draw': `Rhystic Study; Mystic Remora; Sylvan Library; Necropotence; Phyrexian Arena; Esper Sentinel;
    Consecrated Sphinx; The Great Henge; Beast Whisperer; Guardian Project; Toski, Bearer of Secrets;
    Black Market Connections; The One Ring; Skullclamp; Rishkar's Expertise; Return of the Wildspeaker;
    Greater Good; Night's Whisper; Sign in Blood; Wheel of Fortune; Reforge the Soul; Windfall;
    Niv-Mizzet, Parun; Psychosis Crawler; Alhammarret's Archive; Teferi's Ageless Insight; Notion Thief;
    Nekusar, the Mindrazer; The Locust God; Chasm Skulker; Lorescale Coatl; Sheoldred, the Apocalypse;
    Mentor of the Meek; Welcoming Vampire; Mangara, the Diplomat; Archivist of Oghma; Kindred Discovery;
    Magus of the Wheel; Howling Mine; Reliquary Tower`,
  cascade: `Maelstrom Wanderer; Apex Devastator; Bloodbraid Elf; Shardless Agent; Maelstrom Nexus;
    Imoti, Celebrant of Bounty; Averna, the Chaos Bloom; Yidris, Maelstrom Wielder; Bloodbraid Marauder;
    The First Sliver; Abaddon the Despoiler; Wildsear, Scouring Maw; Rain of Riches;
    Etherium-Horn Sorcerer; Enlisted Wurm; Call Forth the Tempest; Volcanic Torrent; Annoyed Altisaur;
    Aurora Phoenix; Sakashima's Protege; Sweet-Gum Recluse; Boarding Party; Noise Marine; Let the Galaxy Burn;
    Sloppity Bilepiper; Bituminous Blast; Deny Reality; Captured Sunlight; Violent Outburst; Ardent Plea;
    Demonic Dread; Stormcaller's Boon; Maelstrom Colossus; Throes of Chaos; Bloodbraid Challenger;
    Sensei's Divining Top; Scroll Rack; Brainstorm; Crashing Footfalls`,
  chaos: `Possibility Storm; Warp World; Scrambleverse; Chaos Warp; Grip of Chaos; Eye of the Storm;
    Hive Mind; Thieves' Auction; Knowledge Pool; Confusion in the Ranks; Teferi's Puzzle Box; Puca's Mischief;
    Gate to the Aether; Wild Evocation; Perplexing Chimera; Planar Chaos; Tibalt's Trickery;
    Zedruu the Greathearted; Norin the Wary; Krark, the Thumbless; Omen Machine; Psychic Battle; Risky Move;
    Timesifter; Sway of the Stars; Reins of Power; Whims of the Fates; Capricious Efreet; Order of Succession;
    Inniaz, the Gale Force; Aminatou, the Fateshifter; Pyxis of Pandemonium; Selvala's Stampede;
    Hunted Wumpus; Mana Clash; Chaos Dragon; Goblin Game; Wand of Wonder; Cultural Exchange; Guild Feud`,
  clones: `Clone; Spark Double; Clever Impersonator; Sakashima of a Thousand Faces; Phyrexian Metamorph;
    Phantasmal Image; Stunt Double; Rite of Replication; Altered Ego; Glasspool Mimic; Mockingbird;
    Progenitor Mimic; Sakashima the Impostor; Body Double; Mirrorweave; Quasiduplicate; Evil Twin;
    Irenicus's Vile Duplication; Kiki-Jiki, Mirror Breaker; Splinter Twin; Jaxis, the Troublemaker;
    Orthion, Hero of Lavabrink; Heat Shimmer; Twinflame; Feldon of the Third Path; Delina, Wild Mage;
    Helm of the Host; Blade of Selves; Mirage Mirror; Sculpting Steel; Mirror Box; Cursed Mirror;
    Volrath, the Shapestealer; Lazav, the Multifarious; The Mimeoplasm; Necroduality; Orvar, the All-Form;
    Esix, Fractal Bloom; Adrix and Nev, Twincasters; Preston, the Vanisher`,
  clues: `Academy Manufactor; Tireless Tracker; Lonis, Cryptozoologist; Erdwal Illuminator;
    Ulvenwald Mysteries; Tamiyo's Journal; Bygone Bishop; Trail of Evidence; Wojek Investigator;
    Teysa, Opulent Oligarch; Alquist Proft, Master Sleuth; Morska, Undersea Sleuth; Forensic Gadgeteer;
    Search the Premises; Thraben Inspector; Novice Inspector; Merchant of Truth; Ongoing Investigation;
    Graf Mole; Fae Offering; Innocuous Researcher; Declaration in Stone; Confirm Suspicions; Deduce;
    Hard Evidence; Case of the Filched Falcon; Tangletrove Kelp; Magnifying Glass; Eloise, Nephalia Sleuth;
    Curious Cadaver; Gleaming Geardrake; Homicide Investigator; Sarah Jane Smith; Sophia, Dogged Detective;
    Fateful Absence; Mirkwood Bats; Marionette Master; Mayhem Devil; Reckless Fireweaver; Inspiring Statuary`,
  'coin-flip': `Krark's Thumb; Okaun, Eye of Chaos; Zndrsplt, Eye of Wisdom; Krark, the Thumbless;
    Chance Encounter; Tavern Scoundrel; Yusri, Fortune's Flame; Mirror March; Edgar, King of Figaro;
    Setzer, Wandering Gambler; Frenetic Efreet; Frenetic Sliver; Goblin Archaeologist; Fiery Gambit;
    Stitch in Time; Ral Zarek; Karplusan Minotaur; Goblin Bomb; Goblin Kaboomist; Game of Chaos;
    Squee's Revenge; Planar Chaos; Mana Clash; Impulsive Maneuvers; Goblin Traprunner; Two-Headed Giant;
    Crazed Firecat; Goblin Festival; Mogg Assassin; Tide of War; Molten Birth; Puppet's Verdict;
    Rakdos, the Showstopper; Boompile; Sorcerer's Strongbox; Creepy Doll; Bottle of Suleiman; Wirefly Hive;
    Plasma Caster; Odds`,
  'commander-matters': `Fierce Guardianship; Deflecting Swat; Deadly Rollick; Flawless Maneuver;
    Obscuring Haze; Command Beacon; Jeska's Will; Akroma's Will; Kamahl's Will; Szat's Will; Sakashima's Will;
    Loyal Apprentice; Tyrant's Familiar; Thunderfoot Baloth; Skyhunter Strike Force; Siege-Gang Lieutenant;
    Angelic Field Marshal; Loyal Guardian; Loyal Unicorn; Loyal Subordinate; Loyal Drake; Stormsurge Kraken;
    Demon of Wailing Agonies; Folk Hero; Raised by Giants; Agent of the Iron Throne; Tavern Brawler;
    Candlekeep Sage; Bastion Protector; Guardian Augmenter; Hellkite Courser; Netherborn Altar;
    Road of Return; Commander's Insignia; Commander's Plate; Opal Palace; War Room; Tome of Legends;
    Geode Golem; Sanctum of Eternity`,
  connive: `Raffine, Scheming Seer; Ledger Shredder; Kamiz, Obscura Oculus; Spymaster's Vault;
    Change of Plans; Body Launderer; Toluz, Clever Conductor; Illuminator Virtuoso; Lethal Scheme;
    Obscura Interceptor; Copycrook; Psychic Pickpocket; Raffine's Informant; Raffine's Silencer;
    Security Bypass; Mask of the Schemer; Hypnotic Grifter; Obscura Confluence; Echo Inspector; Psionic Snoop;
    Norman Osborn; Mob Lookout; Doc Ock's Henchmen; Unstable Experiment; Revel Ruiner; Cyclonus, the Saboteur;
    Archfiend of Ifnir; Bone Miser; Currency Converter; Monument to Endurance; Containment Construct;
    Queza, Augur of Agonies; Shabraz, the Skyshark`,
  control: `Counterspell; Wrath of God; Supreme Verdict; Toxic Deluge; Damnation; Farewell; Austere Command;
    Merciless Eviction; Vanquish the Horde; Force of Will; Mana Drain; Mystic Confluence; Sphinx's Revelation;
    Teferi, Time Raveler; Teferi, Hero of Dominaria; Narset, Parter of Veils; Torrential Gearhulk;
    Snapcaster Mage; Grand Arbiter Augustin IV; Propaganda; Ghostly Prison; Smothering Tithe;
    Consecrated Sphinx; Notion Thief; Fact or Fiction; Approach of the Second Sun; Anguished Unmaking;
    Black Sun's Zenith; Kaya's Wrath; Archangel Avacyn; Cruel Ultimatum; Nicol Bolas, God-Pharaoh;
    Blasphemous Act; Chaos Warp; Beast Within; Bane of Progress; Aura Shards; Nevinyrral's Disk;
    Oblivion Stone; Ugin, the Spirit Dragon`,
  'counters-matter': `Doubling Season; Deepglow Skate; The Ozolith; Vorinclex, Monstrous Raider;
    Evolution Sage; Flux Channeler; Atraxa, Praetors' Voice; Inexorable Tide; Contagion Engine;
    Contagion Clasp; Karn's Bastion; Tekuthal, Inquiry Dominus; Thrummingbird; Pir, Imaginative Rascal;
    Vorel of the Hull Clade; Ozolith, the Shattered Spire; Innkeeper's Talent; Yawgmoth, Thran Physician;
    Lae'zel, Vlaakith's Champion; Resourceful Defense; Grateful Apparition; Norn's Choirmaster; Norn's Decree;
    Aven Courier; Ripples of Potential; Tezzeret's Gambit; Cankerbloom; Gilder Bairn; Hex Parasite;
    Power Conduit; Nesting Grounds; Falco Spara, Pactweaver; Tayam, Luminous Enigma; Kathril, Aspect Warper;
    Ezuri, Stalker of Spheres; Vraska, Betrayal's Sting; Plaguemaw Beast; Volt Charge; Vampire Hexmage;
    Magistrate's Scepter`,
  counterspells: `Counterspell; Force of Will; Mana Drain; Fierce Guardianship; Swan Song; Arcane Denial;
    Dovin's Veto; An Offer You Can't Refuse; Pact of Negation; Force of Negation; Flusterstorm; Negate;
    Mana Leak; Delay; Tale's End; Narset's Reversal; Mystic Confluence; Cryptic Command; Draining Whelk;
    Mystic Snake; Voidslime; Plasm Capture; Venser, Shaper Savant; Baral, Chief of Compliance;
    Talrand, Sky Summoner; Lullmage Mentor; Guile; Counterbalance; Absorb; Void Rend; Drown in the Loch;
    Countersquall; Ertai Resurrected; Glen Elendra Archmage; Tibalt's Trickery; Pyroblast; Mana Tithe;
    Reprieve; Dash Hopes; Isochron Scepter`,
  curses: `Curse of Opulence; Lynde, Cheerful Tormentor; Curse of Misfortunes; Bitterheart Witch;
    Cruel Reality; Overwhelming Splendor; Curse of Bounty; Curse of Disturbance; Curse of Verbosity;
    Curse of Vitality; Curse of Exhaustion; Curse of Echoes; Curse of Surveillance; Curse of Fool's Wisdom;
    Curse of Leeches; Torment of Scarabs; Trespasser's Curse; Maddening Hex; Curse of Bloodletting;
    Curse of Hospitality; Curse of Chaos; Curse of Stalked Prey; Curse of Unbinding; Curse of Inertia;
    Curse of Obsession; Curse of the Restless Dead; Curse of Conformity; Curse of Vengeance;
    Curse of Shallow Graves; Curse of Predation; Curse of the Forsaken; Curse of Clinging Webs;
    Curse of Death's Hold; Curse of Thirst; Curse of Shaken Faith; Curse of Silence;
    Curse of the Pierced Heart; Accursed Witch; Witchbane Orb; Paradox Haze`,
  cycling: `Drake Haven; Astral Drift; New Perspectives; Fluctuator; Gavi, Nest Warden; Shark Typhoon;
    Archfiend of Ifnir; Astral Slide; Lightning Rift; Faith of the Devoted; Zirda, the Dawnwaker;
    Valiant Rescuer; Savai Thundermane; Drannith Stinger; Flourishing Fox; Herald of the Forgotten;
    Abandoned Sarcophagus; Curator of Mysteries; Horror of the Broken Lands; Ominous Seas; Hollow One;
    Escape Protocol; Crystalline Resonance; Decree of Justice; Decree of Pain; Cast Out; Unearth;
    Street Wraith; Troll of Khazad-dûm; Lórien Revealed; Rooting Moloch; Yidaro, Wandering Monster;
    Titanoth Rex; Krosan Tusker; Invigorating Boon; Shefet Monitor; Generous Ent; Edge of Autumn;
    Irrigated Farmland; Shadow of the Grave`,
  deathtouch: `Fynn, the Fangbearer; Hooded Blightfang; Ohran Frostfang; Archetype of Finality;
    Basilisk Collar; Bow of Nylea; Glissa Sunslayer; Glissa, the Traitor; Vampire Nighthawk; Baleful Strix;
    Saryth, the Viper's Fang; Hapatra, Vizier of Poisons; Chevill, Bane of Monsters; Poison-Tip Archer;
    Vraska, Swarm's Eminence; Pharika, God of Affliction; Wurmcoil Engine; Questing Beast;
    Sheoldred, the Apocalypse; Gonti, Lord of Luxury; Grave Titan; Typhoid Rats; Deadly Recluse; Moss Viper;
    Thornweald Archer; Acidic Slime; Hornet Queen; Hornet Nest; Narnam Renegade; Foulmire Knight;
    Gifted Aetherborn; Ophiomancer; Death Baron; Ice-Fang Coatl; Nightshade Peddler; Virulent Swipe;
    Vault of the Archangel; Thornbite Staff; Goblin Sharpshooter; Chandra's Ignition`,
  defenders: `Arcades, the Strategist; Axebane Guardian; Overgrown Battlement; High Alert; Assault Formation;
    Rolling Stones; Wall of Omens; Wall of Blossoms; Wingmantle Chaplain; Tower Defense; Vent Sentinel;
    Felothar the Steadfast; Doran, the Siege Tower; Huatli, the Sun's Heart; Bedrock Tortoise;
    Wakestone Gargoyle; Stalwart Shield-Bearers; Wall of Denial; Jeskai Barricade; Perimeter Captain;
    Sunscape Familiar; Mnemonic Wall; Hover Barrier; Wall of Stolen Identity; Carven Caryatid;
    Sylvan Caryatid; Saruli Caretaker; Wall of Roots; Tinder Wall; Towering Titan; Portcullis Vine;
    Pramikon, Sky Rampart; Shield-Wall Sentinel; Walking Bulwark; Crashing Drawbridge;
    Rammas Echor, Ancient Shield; Blight Pile; Wall of Souls; Wall of Blood; Wall of Razors`,
  deserts: `Hazezon, Shaper of Sand; Yuma, Proud Protector; Scavenger Grounds; Ramunap Excavator;
    Dune Chanter; Desert Warfare; Sand Scout; Map the Frontier; Hashep Oasis; Ramunap Ruins; Ifnir Deadlands;
    Shefet Dunes; Ipnu Rivulet; Arid Archway; Cactusfolk Sureshot; Colossal Rattlewurm;
    Cataclysmic Prospecting; Hostile Desert; Desert; Sandstorm Salvager; Cactus Preserve;
    Survivors' Encampment; Dunes of the Dead; Endless Sands; Grasping Dunes; Conduit Pylons; Mirage Mesa;
    Desert of the Indomitable; Desert of the Fervent; Desert of the True; Desert of the Glorified;
    Desert of the Mindful; Bristling Backwoods; Creosote Heath; Abraded Bluffs; Dune Diviner; Gilded Cerodon;
    Wretched Camel; Crucible of Worlds; Splendid Reclamation`,
  devotion: `Nykthos, Shrine to Nyx; Gray Merchant of Asphodel; Purphoros, God of the Forge;
    Erebos, God of the Dead; Erebos, Bleak-Hearted; Heliod, Sun-Crowned; Thassa, Deep-Dwelling;
    Thassa, God of the Sea; Thassa's Oracle; Master of Waves; Nylea, God of the Hunt; Nylea, Keen-Eyed;
    Karametra's Acolyte; Fanatic of Mogis; Nyx Lotus; Heliod, God of the Sun; Purphoros, Bronze-Blooded;
    Karametra, God of Harvests; Iroas, God of Victory; Xenagos, God of Revels; Mogis, God of Slaughter;
    Athreos, God of Passage; Athreos, Shroud-Veiled; Kruphix, God of Horizons; Ephara, God of the Polis;
    Keranos, God of Storms; Klothys, God of Destiny; Pharika, God of Affliction; Phenax, God of Deception;
    Anax, Hardened in the Forge; Renata, Called to the Hunt; Daxos, Blessed by the Sun;
    Callaphe, Beloved of the Sea; Tymaret, Chosen from Death; Altar of the Pantheon; Evangel of Heliod;
    Reverent Hoplite; Abhorrent Overlord; Aspect of Hydra; Phyrexian Obliterator`,
  'die-roll': `Delina, Wild Mage; Farideh, Devil's Chosen; Vrondiss, Rage of Ancients; Barbarian Class;
    Pixie Guide; Wyll, Blade of Frontiers; Brazen Dwarf; Feywild Trickster; Mr. House, President and CEO;
    Ancient Copper Dragon; Ancient Gold Dragon; Ancient Silver Dragon; Ancient Brass Dragon;
    Ancient Bronze Dragon; Chaos Dragon; Luck Bobblehead; Monoxa, Midway Manager; The Space Family Goblinson;
    The Deck of Many Things; Wand of Wonder; Treasure Chest; Component Pouch; Aberrant Mind Sorcerer;
    Djinni Windseer; Arcane Investigator; Netherese Puzzle-Ward; Diviner's Portent; Swarming Goblins;
    Reckless Endeavor; Hoarding Ogre; Neverwinter Hydra; Bag of Tricks; Loathsome Troll; Valiant Endeavor;
    Comet, Stellar Pup; Revivify; Herald of Hadar; Night Shift of the Living Dead; Attempted Murder;
    Maddening Hex`,
  discard: `Waste Not; Tergrid, God of Fright; Megrim; Liliana's Caress; Tinybones, Trinket Thief;
    Bottomless Pit; Necrogen Mists; Oppression; Geth's Grimoire; Syphon Mind; Mindslicer; Words of Waste;
    Raiders' Wake; Fell Specter; Sangromancer; Quest for the Nihil Stone; The Rack; Shrieking Affliction;
    Nath of the Gilt-Leaf; Dark Deal; Mind Twist; Rankle, Master of Pranks; Burglar Rat; Sire of Insanity;
    Rakdos's Return; Blightning; Nicol Bolas; Wheel of Fortune; Windfall; Glint-Horn Buccaneer; Bone Miser;
    Archfiend of Ifnir; Rielle, the Everwise; Conspiracy Theorist; Surly Badgersaur; Library of Leng;
    Containment Construct; Monument to Endurance; Wilt-Leaf Liege; Survival of the Fittest`,
  discover: `Pantlaza, Sun-Favored; Geological Appraiser; Trumpeting Carnosaur; Chimil, the Inner Sun;
    Hit the Mother Lode; Curator of Sun's Creation; Quintorius Kand; Ellie and Alan, Paleontologists;
    Monstrous Vortex; Caparocti Sunborn; Contest of Claws; Hidden Volcano; Hidden Cataract; Hidden Courtyard;
    Hidden Necropolis; Hidden Nursery; Walk with the Ancestors; Daring Discovery; Etali's Favor;
    Primordial Gnawer; Buried Treasure; Hurl into History; Zoyowa's Justice; Brass's Tunnel-Grinder;
    Sensei's Divining Top; Scroll Rack; Brainstorm`,
  dredge: `Life from the Loam; Golgari Grave-Troll; Stinkweed Imp; Golgari Thug; Dakmor Salvage; Darkblast;
    Shambling Shell; Grave-Shell Scarab; Greater Mossdog; Moldervine Cloak; Necroplasm; Nightmare Void;
    Golgari Brownscale; Shenanigans; Bazaar of Baghdad; Narcomoeba; Bridge from Below; Prized Amalgam;
    Bloodghast; Dread Return; Hogaak, Arisen Necropolis; Creeping Chill; Cabal Therapy; Faithless Looting;
    Cathartic Reunion; The Gitrog Monster; Sidisi, Brood Tyrant; Underrealm Lich; Splinterfright; Nighthowler;
    Syr Konrad, the Grim; Flayer of the Hatebound; Tortured Existence; Careful Study; Breakthrough; Windfall;
    Lotleth Troll; Deathrite Shaman; World Shaper; Squee, Goblin Nabob`,
  dungeon: `Acererak the Archlich; Sefris of the Hidden Ways; Nadaar, Selfless Paladin;
    Hama Pashar, Ruin Seeker; Seasoned Dungeoneer; White Plume Adventurer; Caves of Chaos Adventurer;
    Undermountain Adventurer; Radiant Solar; Dungeon Delver; Barrowin of Clan Undurr;
    Varis, Silverymoon Ranger; Midnight Pathlighter; Triumphant Adventurer; Passageway Seer;
    Rilsa Rael, Kingpin; Imoen, Mystic Trickster; Rasaad yn Bashir; Safana, Calimport Cutthroat;
    Ellywick Tumblestrum; Vicious Battlerager; Aarakocra Sneak; Avenging Hunter; Ravenloft Adventurer;
    Tomb of Horrors Adventurer; Dungeon Map; Fifty Feet of Rope; Thorough Investigation; Yuan-Ti Malison;
    Eccentric Apprentice; Cloister Gargoyle; Planar Ally; Gloom Stalker; Displacer Beast; Stirring Bard;
    Explore the Underdark; Trailblazer's Torch; Underdark Explorer; Zombie Ogre; Dungeon Descent`,
  earthbending: `Toph, the First Metalbender; Badgermole Cub; Earthbender Ascension;
    Avatar Kyoshi, Earthbender; Toph, the Blind Bandit; Bumi, Unleashed; Bumi, King of Three Trials;
    Haru, Hidden Talent; Toph, Greatest Earthbender; Toph, Earthbending Master; Bumi, Eclectic Earthbender;
    Toph, Hardheaded Teacher; Avatar Aang; The Boulder, Ready to Rumble; Ba Sing Se; Dai Li Agents;
    Beifong's Bounty Hunters; Long Feng, Grand Secretariat; Cracked Earth Technique; Solid Ground;
    Earthbending Student; Earthbending Lesson; Earthshape; Earth Rumble; Earth Kingdom General;
    The Legend of Kyoshi; Badgermole; The Cave of Two Lovers; Bitter Work; Earthen Ally; Rockalanche;
    Sandbenders' Storm; Dai Li Indoctrination; Earth Village Ruffians; Rebellious Captives; Fatal Fissure;
    Zuran Orb; Sylvan Safekeeper; Felidar Retreat; Hardened Scales`,
  enchantress: `Enchantress's Presence; Argothian Enchantress; Sythis, Harvest's Hand; Setessan Champion;
    Mesa Enchantress; Verduran Enchantress; Eidolon of Blossoms; Satyr Enchanter; Sigil of the Empty Throne;
    Sphere of Safety; Serra's Sanctum; Sterling Grove; Destiny Spinner; Jukai Naturalist;
    Herald of the Pantheon; Sanctum Weaver; Starfield Mystic; Archon of Sun's Grace; Hallowed Haunting;
    Ajani's Chosen; Weaver of Harmony; Calix, Guided by Fate; Femeref Enchantress; Replenish; Open the Vaults;
    Hall of Heliod's Generosity; Idyllic Tutor; Academy Rector; Greater Auramancy; Solitary Confinement;
    Ghostly Prison; Utopia Sprawl; Estrid's Invocation; Copy Enchantment; Mirrormade; Enchanted Evening;
    Tuvasa the Sunlit; Doomwake Giant; Underworld Coinsmith; Extinguish All Hope`,
  energy: `Aetherworks Marvel; Dynavolt Tower; Satya, Aetherflux Genius; Dr. Madison Li;
    Saheeli, Radiant Creator; Gonti's Aether Heart; Whirler Virtuoso; Guide of Souls; Rogue Refiner;
    Attune with Aether; Longtusk Cub; Bristling Hydra; Servant of the Conduit; Glint-Sleeve Siphoner;
    Electrostatic Pummeler; Aether Refinery; Aethersquall Ancient; Amped Raptor; Galvanic Discharge;
    Harnessed Lightning; Wheel of Potential; Lathnu Hellion; Tune the Narrative; Volatile Stormdrake;
    Static Prison; Razorfield Ripper; Salvation Colossus; Rex, Cyber-Hound; Localized Destruction;
    Liberty Prime, Recharged; Primal Prayers; Architect of the Untamed; Peema Aether-Seer;
    Chthonian Nightmare; Demon of Dark Schemes; Stone Idol Generator; Decoction Module; Fabrication Module;
    Aether Hub; Contagion Engine`,
  enrage: `Polyraptor; Ripjaw Raptor; Ranging Raptors; Apex Altisaur; Siegehorn Ceratops;
    Silverclad Ferocidons; Trapjaw Tyrant; Bellowing Aegisaur; Needletooth Raptor; Snapping Sailback;
    Frilled Deathspitter; Cacophodon; Raptor Hatchling; Overgrown Armasaur; Sun-Crowned Hunters;
    Vrondiss, Rage of Ancients; Indoraptor, the Perfect Hybrid; Wayta, Trainer Prodigy;
    Forerunner of the Empire; Marauding Raptor; Itzquinth, Firstborn of Gishath; Screaming Nemesis;
    Brash Taunter; Stuffy Doll; Boros Reckoner; Spitemare; Spiteful Sliver; Mogg Maniac; Hornet Nest;
    Ill-Tempered Loner; Pyrohemia; Pestilence; Aether Flash; Caltrops; Blasphemous Act; Fiery Cannonade;
    Savage Stomp; Rile; Sprouting Phytohydra; Broodhatch Nantuko`,
};
