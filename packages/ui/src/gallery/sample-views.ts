import type { CommanderView, TileView } from '../tile-view.ts';

export const TILE: TileView = {
  name: 'Hardened Scales',
  url: '/cards/hardened-scales',
  synergy: 0.41,
  lift: 0.49,
  numDecks: 8025,
  potentialDecks: 12345,
  inclusionRate: 0.65,
  trend: 'rising',
  prices: { tcgplayer: { price: 5.6, currency: 'USD', date: '2026-11-01' } },
  manaValue: 1,
  primaryType: 'Enchantment',
  colorIdentity: ['G'],
  imageUri: null,
  imageUriSmall: null,
  face: { manaCost: '{G}', type: 'Enchantment', text: 'One more counter each time.', corner: null },
  gameChanger: true,
  banned: false,
};

export const COMMANDER: CommanderView = {
  ...TILE,
  name: 'Krenko, Mob Boss',
  url: '/commanders/krenko-mob-boss',
  primaryType: 'Creature',
  colorIdentity: ['R'],
  face: {
    manaCost: '{2}{R}{R}',
    type: 'Legendary Creature — Goblin Warrior',
    text: 'Taps to double your Goblins with 1/1 tokens.',
    corner: '3/3',
  },
  commanderButton: true,
  rank: 3,
  previousRank: 5,
};

export const PAIR: CommanderView = {
  ...COMMANDER,
  name: 'Thrasios, Triton Hero // Tymna the Weaver',
  url: '/commanders/thrasios-triton-hero-tymna-the-weaver',
  colorIdentity: ['W', 'U', 'B', 'G'],
  cards: [
    {
      name: 'Thrasios, Triton Hero',
      url: '/cards/thrasios-triton-hero',
      primaryType: 'Creature',
      colorIdentity: ['U', 'G'],
      imageUri: null,
      imageUriSmall: null,
      face: {
        manaCost: '{G}{U}',
        type: 'Legendary Creature — Merfolk Wizard',
        text: 'Pays four to look at the top card.',
        corner: '1/3',
      },
    },
    {
      name: 'Tymna the Weaver',
      url: '/cards/tymna-the-weaver',
      primaryType: 'Creature',
      colorIdentity: ['W', 'B'],
      imageUri: null,
      imageUriSmall: null,
      face: {
        manaCost: '{1}{W}{B}',
        type: 'Legendary Creature — Human Cleric',
        text: 'Draws for each opponent you hit.',
        corner: '2/2',
      },
    },
  ],
};
