/** Artifacts and other colourless cards; columns as in commanders.data.ts. */
export const COLORLESS_CARDS = `
Sol Ring|{1}|Artifact||uncommon|lea|1.60|staple;staple;mana-artifact;ramp|Two colourless mana a turn for one.
Arcane Signet|{2}|Artifact||common|eld|0.60|staple;staple;mana-artifact;ramp|One mana of any colour of your commander.
Mind Stone|{2}|Artifact||uncommon|wth|0.50|staple;mana-artifact;ramp;draw|A mana a turn, or a card when no longer needed.
Fellwar Stone|{2}|Artifact||uncommon|drk|1.80|multi;mana-artifact;ramp|Any colour an opponent's lands could make.
Thought Vessel|{2}|Artifact||common|c15|2.20|staple;mana-artifact;ramp|A mana a turn and no limit to your hand.
Commander's Sphere|{3}|Artifact||common|c14|0.25|mana-artifact;ramp;draw|A mana of your commander's colours, later a card.
Everflowing Chalice|{0}|Artifact||uncommon|wwk|0.80|mana-artifact;ramp;counters|Grows by the mana put in and taps for as much.
Worn Powerstone|{3}|Artifact||uncommon|usg|0.60|mana-artifact;ramp;eldrazi|Comes tapped, then two mana a turn.
Basalt Monolith|{3}|Artifact||uncommon|lea|2.50|mana-artifact;ramp;eldrazi;artifacts|Three mana at once, three to untap.
Hedron Archive|{4}|Artifact||uncommon|bfz|0.30|mana-artifact;ramp;draw;eldrazi|Two mana a turn, or two cards at the end.
Thran Dynamo|{4}|Artifact||uncommon|uds|3.50|mana-artifact;ramp;eldrazi;artifacts|Three colourless mana a turn.
Gilded Lotus|{5}|Artifact||rare|mrd|2.80|mana-artifact;ramp|Three mana of one colour a turn.
Dreamstone Hedron|{6}|Artifact||uncommon|roe|0.30|mana-artifact;ramp;draw;eldrazi|Three mana a turn, or three cards at the end.
Chrome Mox|{0}|Artifact||rare|mrd|70.00|gc;mana-artifact;ramp|Free mana of an exiled card's colour.
Mana Vault|{1}|Artifact||rare|lea|45.00|gc;mana-artifact;ramp;eldrazi|Three mana for one, then slow and painful to untap.
Grim Monolith|{2}|Artifact||rare|ulg|320.00|gc;mana-artifact;ramp;eldrazi;artifacts|Three mana for two, four to untap.
Mana Crypt|{0}|Artifact||rare|phpr|110.00|banned;mana-artifact;ramp;eldrazi|Two free mana a turn against a coin flip.
Wayfarer's Bauble|{1}|Artifact||common|5dn|0.40|ramp;landfall|Two mana and itself for a tapped basic.
Expedition Map|{1}|Artifact||common|zen|0.70|tutor;eldrazi;landfall|Finds any land.
Lightning Greaves|{2}|Artifact — Equipment||uncommon|mrd|5.50|staple;protection|Haste and shroud, equipped for nothing.
Swiftfoot Boots|{2}|Artifact — Equipment||uncommon|m12|1.40|staple;protection|Haste and hexproof for one mana.
Skullclamp|{1}|Artifact — Equipment||uncommon|dst|6.00|draw;tokens;goblins;elves;aristocrats|Two cards when its bearer dies.
Shadowspear|{1}|Legendary Artifact — Equipment||mythic|thb|16.00|lifegain;counters|Trample and lifelink, and strips protection.
Sword of Feast and Famine|{3}|Artifact — Equipment||mythic|mbs|48.00|equipment;ramp|Untaps your lands and takes a card on a hit.
Umezawa's Jitte|{2}|Legendary Artifact — Equipment||rare|bok|14.00|equipment;removal|Stores counters in combat that kill, pump or heal.
Loxodon Warhammer|{3}|Artifact — Equipment||uncommon|mrd|0.90|equipment;lifegain|+3/+0, trample and lifelink.
Sensei's Divining Top|{1}|Artifact||uncommon|chk|28.00|draw;artifacts|Orders the next three cards again and again.
The One Ring|{4}|Legendary Artifact||mythic|ltr|60.00|gc;draw;protection;artifacts|A turn of safety, then more cards and more pain.
Ashnod's Altar|{3}|Artifact||uncommon|atq|8.00|aristocrats;ramp|Two colourless mana for each creature given up.
Phyrexian Altar|{3}|Artifact||rare|inv|55.00|aristocrats;ramp|One mana of any colour for each creature given up.
Panharmonicon|{4}|Artifact||rare|kld|3.50|blink;artifacts|Doubles what happens when your creatures and artifacts enter.
Strionic Resonator|{2}|Artifact||rare|m14|4.00|blink;counters|Copies a triggered ability for two.
Rings of Brighthearth|{3}|Artifact||rare|lrw|12.00|walkers;artifacts|Copies an activated ability for two.
The Chain Veil|{4}|Legendary Artifact||mythic|m15|16.00|walkers|Lets planeswalkers act once more.
Vedalken Orrery|{4}|Artifact||rare|5dn|22.00|spells;artifacts|Everything may be cast at any time.
Mystic Forge|{4}|Artifact||rare|m20|2.00|draw;artifacts;eldrazi|Casts artifacts and colourless cards off the library.
Unwinding Clock|{4}|Artifact||rare|nph|9.00|artifacts|Your artifacts untap on everybody's turn.
Staff of Domination|{3}|Artifact||rare|5dn|8.00|elves;draw;lifegain|A staff of five small uses, endless with endless mana.
Aetherflux Reservoir|{4}|Artifact||rare|kld|8.00|lifegain;spells|Life for each spell in a turn, fifty of it as a cannon.
Oblivion Stone|{3}|Artifact||rare|mrd|2.00|sweeper;eldrazi;walkers|Destroys all that is not marked by fate.
Perilous Vault|{4}|Artifact||mythic|m15|4.00|sweeper;eldrazi|Exiles every nonland permanent.
Spine of Ish Sah|{7}|Artifact||rare|mbs|0.60|removal;eldrazi;artifacts|Destroys a permanent and comes back to the hand.
Relic of Progenitus|{1}|Artifact||common|ala|1.50|removal;draw|Nibbles at graveyards, then exiles them all for a card.
Coat of Arms|{5}|Artifact||rare|exo|9.00|goblins;elves;eldrazi|Each creature grows by the number of its kin.
Herald's Horn|{3}|Artifact||uncommon|c17|5.00|goblins;elves;eldrazi;draw|Kin cost less and come off the top.
Vanquisher's Banner|{5}|Artifact||rare|xln|7.00|goblins;elves;eldrazi;draw|Kin grow and draw cards as they are cast.
Door of Destinies|{4}|Artifact||rare|mor|8.00|goblins;elves;eldrazi;counters|Grows with each kin cast and lifts them all.
Solemn Simulacrum|{4}|Artifact Creature — Golem|2/2|rare|mrd|0.80|staple;ramp;draw;blink;aristocrats|A land when it comes, a card when it goes.
Burnished Hart|{3}|Artifact Creature — Elk|2/2|uncommon|ths|0.30|ramp;landfall;aristocrats|Sacrifices itself for two basics.
Palladium Myr|{3}|Artifact Creature — Myr|2/2|uncommon|som|0.50|ramp;eldrazi|A body that makes two mana.
Walking Ballista|{X}{X}|Artifact Creature — Construct|0/0|rare|aer|9.00|counters;removal;eldrazi|Counters that shoot one at a time.
Meteor Golem|{7}|Artifact Creature — Golem|3/3|uncommon|m19|0.15|removal;blink;eldrazi|Destroys a nonland permanent on arrival.
Duplicant|{6}|Artifact Creature — Shapeshifter|2/4|rare|mrd|0.80|removal;blink;eldrazi|Exiles a creature and takes its size.
Steel Hellkite|{6}|Artifact Creature — Dragon|5/5|rare|som|0.70|removal;sweeper;eldrazi|A flier that clears permanents of one mana value.
Wurmcoil Engine|{6}|Artifact Creature — Phyrexian Wurm|6/6|mythic|som|18.00|lifegain;aristocrats;eldrazi|Deathtouch and lifelink, then two halves.
Myr Battlesphere|{7}|Artifact Creature — Myr Construct|4/7|rare|som|0.50|tokens;blink;eldrazi;artifacts|Arrives with four Myr and throws them along.
Thought-Knot Seer|{3}{C}|Creature — Eldrazi|4/4|rare|ogw|1.00|eldrazi|Looks at a hand and exiles the best card.
Reality Smasher|{4}{C}|Creature — Eldrazi|5/5|rare|ogw|1.20|eldrazi|Hasty trample that costs a card to target.
Matter Reshaper|{2}{C}|Creature — Eldrazi|3/2|rare|ogw|0.60|eldrazi;draw|Leaves a card behind when it dies.
Endbringer|{5}{C}|Creature — Eldrazi|5/5|rare|ogw|0.60|eldrazi;draw|Untaps each turn to ping, hold back or draw.
Ulamog, the Ceaseless Hunger|{10}|Legendary Creature — Eldrazi|10/10|mythic|bfz|32.00|eldrazi;removal|Exiles two permanents when cast and twenty cards on attack.
All Is Dust|{7}|Kindred Sorcery — Eldrazi||mythic|roe|16.00|eldrazi;sweeper|Every player gives up all coloured permanents.
Warping Wail|{1}{C}|Instant||uncommon|ogw|1.20|eldrazi;removal;counterspell|Exiles something small, stops a sorcery or makes a Scion.
Spatial Contortion|{1}{C}|Instant||uncommon|ogw|0.40|eldrazi;removal|+3/-3 on a creature.
Titan's Presence|{3}|Instant||uncommon|bfz|0.40|eldrazi;removal|Exiles a creature no bigger than a revealed one.
Ugin, the Spirit Dragon|{8}|Legendary Planeswalker — Ugin|7|mythic|frf|28.00|walkers;sweeper;eldrazi|Burns, then exiles what has colour.
Karn, the Great Creator|{4}|Legendary Planeswalker — Karn|5|rare|war|3.50|walkers;artifacts;eldrazi|Stops opposing artifacts and wakes your own.
Ugin, Eye of the Storms|{7}|Legendary Planeswalker — Ugin|7|mythic|tdm|18.00|walkers;eldrazi;removal|Exiles coloured permanents as you cast colourless spells.
`;
