/** Combos in our own words; `tag` is the bracket letter as the combo database uses it. */
export const COMBOS = [
  {
    id: 'sample-heliod-ballista',
    cards: ['Heliod, Sun-Crowned', 'Walking Ballista'],
    requires: [],
    produces: ['Infinite damage', 'Infinite lifegain'],
    prerequisites: 'Both on the battlefield; the Ballista has at least two counters.',
    manaNeeded: '{1}{W}',
    steps:
      'Heliod lends the Ballista lifelink.\nThe Ballista spends a counter to deal one damage; you gain a life.\nHeliod puts the counter back. Repeat.',
    tag: 'R',
  },
  {
    id: 'sample-oracle-consultation',
    cards: ["Thassa's Oracle", 'Demonic Consultation'],
    requires: [],
    produces: ['Win the game'],
    prerequisites: 'Both in hand.',
    manaNeeded: '{U}{U}{B}',
    steps:
      'Cast the Oracle.\nWith its trigger waiting, cast the Consultation for a card that is not in the library, which is exiled whole.\nThe trigger finds no library left and wins.',
    tag: 'R',
  },
  {
    id: 'sample-niv-curiosity',
    cards: ['Niv-Mizzet, Parun', 'Curiosity'],
    requires: [],
    produces: ['Infinite damage', 'Draw the whole library'],
    prerequisites: 'Curiosity is attached to Niv-Mizzet; you draw a card by any means.',
    manaNeeded: '',
    steps:
      'A draw makes Niv-Mizzet deal one damage to an opponent.\nCuriosity answers with another draw. Repeat.',
    tag: 'R',
  },
  {
    id: 'sample-kiki-conscripts',
    cards: ['Kiki-Jiki, Mirror Breaker', 'Zealous Conscripts'],
    requires: [],
    produces: ['Infinite hasty creatures'],
    prerequisites: 'Both on the battlefield, Kiki-Jiki ready to tap.',
    manaNeeded: '',
    steps:
      'Copy the Conscripts with Kiki-Jiki.\nThe copy takes control of Kiki-Jiki and untaps it. Repeat, then attack.',
    tag: 'R',
  },
  {
    id: 'sample-kiki-angel',
    cards: ['Kiki-Jiki, Mirror Breaker', 'Restoration Angel'],
    requires: [],
    produces: ['Infinite hasty creatures'],
    prerequisites: 'Both on the battlefield, Kiki-Jiki ready to tap.',
    manaNeeded: '',
    steps:
      'Copy the Angel with Kiki-Jiki.\nThe copy blinks Kiki-Jiki, who comes back untapped and hasty. Repeat, then attack.',
    tag: 'R',
  },
  {
    id: 'sample-deadeye-drake',
    cards: ['Deadeye Navigator', 'Peregrine Drake'],
    requires: [],
    produces: ['Infinite mana', 'Infinite blinks'],
    prerequisites:
      'The two are paired; five lands make at least seven mana between them, or more than the blink costs.',
    manaNeeded: '{1}{U}',
    steps: 'Blink the Drake for two mana.\nIt untaps five lands on its return and is paired again. Repeat.',
    tag: 'S',
  },
  {
    id: 'sample-monolith-rings',
    cards: ['Basalt Monolith', 'Rings of Brighthearth'],
    requires: [],
    produces: ['Infinite colourless mana'],
    prerequisites: 'Both on the battlefield, two more mana to begin.',
    manaNeeded: '{2}',
    steps:
      'Tap the Monolith for three and pay three to untap it.\nPay two to copy that ability; the copy untaps it first.\nTap it again in answer to the original, which then untaps it once more: one mana ahead. Repeat.',
    tag: 'S',
  },
  {
    id: 'sample-gravecrawler-altar',
    cards: ['Gravecrawler', 'Phyrexian Altar', 'Blood Artist'],
    requires: ['Another Zombie'],
    produces: ['Infinite drain', 'Infinite deaths'],
    prerequisites: 'All on the battlefield beside another Zombie.',
    manaNeeded: '',
    steps:
      'Give up Gravecrawler to the Altar for black mana; Blood Artist drains one.\nCast Gravecrawler from the graveyard with that mana. Repeat.',
    tag: 'P',
  },
] as const;
