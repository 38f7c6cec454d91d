/**
 * Themes of 40 tournament decks as a player would name them, most important first, labeled by hand from their lists
 * before looking at what the program finds. Our own judgment, by the first 16 digits of SHA-256 of the deck's id. 20
 * commanders with 20 decks or more and 20 with fewer, in both cases the first by the hash of their slugs; of each the
 * deck whose id has the smallest hash. `combo` is what players say of many of them, but not a theme that the program
 * knows.
 */
export const HAND_LABELS: Readonly<Record<string, string>> = {
  '0a9aade5884d7285': 'enchantress, card-draw',
  '018f433d562c4a0a': 'combo, storm',
  '0252281a161a84f1': 'control, combo',
  '0a740b1ceca3e5e7': 'wizards, reanimator, combo',
  '1261cb0ad3733611': 'combo, control',
  '06a1312bd9ca21d5': 'combo',
  '004986d1560ffb9f': 'extra-turns, extra-combats, spellslinger',
  '0047ec71fca5ee0b': 'ramp, big-mana, combo',
  '12af3b2005636ac1': 'combo, control',
  '1004f8556938ea42': 'combo, control',
  '00d1075357380a9d': 'combo',
  '02b88a68f1a43be0': 'ramp, combo, theft',
  '0281d7d491e62122': 'artifacts, combo',
  '1029f5ad7b59fe4b': 'combo, ramp',
  '07c516417f07caee': 'birthing-pod, combo, sacrifice',
  '012d623779ee35a3': 'wheels, card-draw, control',
  '0116e1ccd77b224b': 'birthing-pod, blink, combo',
  '0e4dfb0494a4e429': 'hatebears, stax, enchantress',
  '00ef357efee8f133': 'combo, plus-1-plus-1-counters',
  '00135a072775591c': 'legends, combo',
  '0dae3e8d0e34798d': 'discard, wheels, card-draw, spellslinger',
  '52c7fa654048e637': 'vampires, tokens, aggro',
  d54dbe2d092c6916: 'aristocrats, reanimator, sacrifice',
  '1f87d457dd85acd0': 'combo, reanimator, self-mill',
  '2400af419ff5c421': 'elves, flash, ramp',
  '0aad3fd66c1ff646': 'combo, artifacts, control',
  '2f1c3a23571c509c': 'reanimator, historic',
  '0509998d06ba88ff': 'sneak-attack, combo, reanimator',
  '1c3182f2eab94919': 'aristocrats, sacrifice, reanimator',
  '2277499a9168dc47': 'polymorph, stax, control',
  '10efb541efa6e6f1': 'combo, tap-untap, elves',
  '01bf753f4a1b03bd': 'combo, treasure',
  '35a7024c7b56d56d': 'combo, ramp',
  '26c6bd32f37a4266': 'ramp, stax, birthing-pod',
  '5e90e7d2bdb021c2': 'combo, artifacts, stax',
  cac2839c3b417246: 'combo, blink, clones',
  '005a3eb0720b3d17': 'enchantress, stax, reanimator',
  '043231c657af8632': 'mill, combo, rad-counters',
  '2b9ddb851b996e39': 'toughness-matters, ramp, combo',
  '0b7d0b9f6231fc53': 'combo, control',
};
