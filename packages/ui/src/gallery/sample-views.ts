import type { CommanderView, TileView } from '../tile-view.ts';

export const TILE: TileView = {
  name: 'Hardened Scales',
  url: '/cards/hardened-scales',
  synergy: 0.41,
  lift: 0.49,
  num_decks: 8025,
  potential_decks: 12345,
  inclusion_rate: 0.65,
  trend: 'rising',
  prices: { tcgplayer: { price: 5.6, currency: 'USD', date: '2026-11-01' } },
  cmc: 1,
  primary_type: 'Enchantment',
  color_identity: ['G'],
  image_uri: null,
  image_uri_small: null,
  face: { mana_cost: '{G}', type: 'Enchantment', text: 'One more counter each time.', corner: null },
  game_changer: true,
  banned: false,
};

export const COMMANDER: CommanderView = {
  ...TILE,
  name: 'Krenko, Mob Boss',
  url: '/commanders/krenko-mob-boss',
  primary_type: 'Creature',
  color_identity: ['R'],
  face: {
    mana_cost: '{2}{R}{R}',
    type: 'Legendary Creature — Goblin Warrior',
    text: 'Taps to double your Goblins with 1/1 tokens.',
    corner: '3/3',
  },
  crown: true,
  rank: 3,
  previous_rank: 5,
};

export const PAIR: CommanderView = {
  ...COMMANDER,
  name: 'Thrasios, Triton Hero // Tymna the Weaver',
  url: '/commanders/thrasios-triton-hero-tymna-the-weaver',
  color_identity: ['W', 'U', 'B', 'G'],
  cards: [
    {
      name: 'Thrasios, Triton Hero',
      url: '/cards/thrasios-triton-hero',
      primary_type: 'Creature',
      color_identity: ['U', 'G'],
      image_uri: null,
      image_uri_small: null,
      face: {
        mana_cost: '{G}{U}',
        type: 'Legendary Creature — Merfolk Wizard',
        text: 'Pays four to look at the top card.',
        corner: '1/3',
      },
    },
    {
      name: 'Tymna the Weaver',
      url: '/cards/tymna-the-weaver',
      primary_type: 'Creature',
      color_identity: ['W', 'B'],
      image_uri: null,
      image_uri_small: null,
      face: {
        mana_cost: '{1}{W}{B}',
        type: 'Legendary Creature — Human Cleric',
        text: 'Draws for each opponent you hit.',
        corner: '2/2',
      },
    },
  ],
};
