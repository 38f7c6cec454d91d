import { THRESHOLDS } from '@deckwright/engine/query';

/** A column of a bulk table. */
export type BulkColumn = {
  name: string;
  type: 'text' | 'integer' | 'number';
  nullable: boolean;
  meaning: string;
  /** Unit of a number; empty for text. */
  unit: string;
  /** Values that can occur, such as `0…1`; empty where any can. */
  range: string;
};

const text = (name: string, meaning: string): BulkColumn => ({
  name,
  type: 'text',
  nullable: false,
  meaning,
  unit: '',
  range: '',
});

const count = (name: string, meaning: string, unit = 'decks'): BulkColumn => ({
  name,
  type: 'integer',
  nullable: false,
  meaning,
  unit,
  range: '0…',
});

const rank = (meaning: string): BulkColumn => ({
  ...count('rank', `${meaning}; equal counts share a rank`, 'place'),
  range: '1…',
});

const share = (name: string, meaning: string, unit = 'share'): BulkColumn => ({
  name,
  type: 'number',
  nullable: false,
  meaning,
  unit,
  range: '0…1',
});

const orNull = (column: BulkColumn, when: string): BulkColumn => ({
  ...column,
  nullable: true,
  meaning: `${column.meaning}. Null ${when}`,
});

const CARD = text('id', 'Id of the card: its oracle id; in the sample its slug');
const COMMANDER = 'oracle id of its card; of a pair, both joined by `_`; in the sample slugs';

const inclusion = (without: string): BulkColumn[] => [
  share('inclusion_rate', `\`num_decks\` ÷ \`potential_decks\`; 0 ${without}`),
  orNull(share('inclusion_low', 'Lower end of its 95% interval (Wilson)'), without),
  orNull(share('inclusion_high', 'Upper end of its 95% interval (Wilson)'), without),
];

const average = (name: string, meaning: string): BulkColumn => ({
  name,
  type: 'number',
  nullable: false,
  meaning,
  unit: 'cards per deck',
  range: '0…',
});

const ALL_CARDS: readonly BulkColumn[] = [
  CARD,
  count('num_decks', 'Counted decks that run the card, not as commander'),
  count(
    'potential_decks',
    'Counted decks that could run it: colors and release allow it, and it is not the commander',
  ),
  ...inclusion('where no deck could run it'),
  count('num_decks_as_commander', 'Counted decks with it as commander, alone or with another'),
];

const COMMANDERS: readonly BulkColumn[] = [
  text('id', `Id of the commander: ${COMMANDER}`),
  count('num_decks', 'Counted decks with it as commander'),
  count('potential_decks', 'Counted decks saved since it could be played; for a pair, since the newer card'),
  ...inclusion('where no deck was saved since'),
  rank('Rank among all commanders by `num_decks`'),
];

const COMMANDER_CARDS: readonly BulkColumn[] = [
  text('commander_id', `Id of the commander: ${COMMANDER}`),
  text('card_id', 'Id of a card that its decks run'),
  count('num_decks', 'Its decks that run the card'),
  count('potential_decks', 'Its decks that could run the card'),
  ...inclusion('where none could'),
  orNull(
    {
      ...share(
        'synergy',
        'Inclusion in its decks minus inclusion in decks of other commanders, shrunk',
        'difference of shares',
      ),
      range: '−1…1',
    },
    'where no deck of another commander could run the card',
  ),
  orNull(
    {
      ...share(
        'lift',
        'How many times more of its decks run the card than would by chance, shrunk; 0 is chance',
        'log10',
      ),
      range: '',
    },
    'as `synergy`',
  ),
];

const COMBOS: readonly BulkColumn[] = [
  text('id', 'Id of the combo at Commander Spellbook'),
  orNull(count('num_decks', 'Counted decks with all its cards'), 'where the catalog lacks one of them'),
  orNull(
    count('potential_decks', 'Counted decks that could run it, by colors and release'),
    'as `num_decks`',
  ),
  orNull(share('inclusion_rate', '`num_decks` ÷ `potential_decks`'), 'where no deck could run it'),
  orNull(share('inclusion_low', 'Lower end of its 95% interval (Wilson)'), 'where no deck could run it'),
  orNull(share('inclusion_high', 'Upper end of its 95% interval (Wilson)'), 'where no deck could run it'),
  orNull(rank('Rank among all combos by `num_decks`'), 'without a deck'),
];

/** Card types of `averages`; basic and nonbasic are parts of land. */
export const AVERAGE_TYPES = [
  'creature',
  'instant',
  'sorcery',
  'artifact',
  'enchantment',
  'battle',
  'planeswalker',
  'land',
  'basic',
  'nonbasic',
] as const;

const LAST_MANA_VALUE = THRESHOLDS.curveLastManaValue;

/** Brackets with columns. */
export const BULK_BRACKETS = [1, 2, 3, 4, 5] as const;

const AVERAGES: readonly BulkColumn[] = [
  text('commander_id', `Id of the commander: ${COMMANDER}`),
  count('num_decks', 'Its decks'),
  ...AVERAGE_TYPES.map((type) =>
    average(
      type,
      `Cards of the type ${type}${type.endsWith('basic') ? ', of the lands' : ''}, commanders aside`,
    ),
  ),
  ...Array.from({ length: LAST_MANA_VALUE + 1 }, (_, value) =>
    average(
      `mana_value_${value}`,
      `Nonland cards of mana value ${value}${value === LAST_MANA_VALUE ? ' and more' : ''}, commanders aside`,
    ),
  ),
  ...BULK_BRACKETS.map((bracket) =>
    count(`bracket_${bracket}`, `Decks that their owner set to bracket ${bracket}`),
  ),
  ...BULK_BRACKETS.map((bracket) =>
    count(`bracket_${bracket}_estimated`, `Decks without an owner's bracket that we estimate at ${bracket}`),
  ),
];

const SIMILAR: readonly BulkColumn[] = [
  text('card_id', 'Id of the card'),
  { ...count('place', 'Place of the other card, the most similar first', 'place'), range: '1…10' },
  text('similar_id', 'Id of a card that does much the same'),
  share(
    'similarity',
    'How similar they are by rules text, roles, types and cost, slightly more if decks run it',
    'similarity',
  ),
];

/** The tables of the bulk data: what each has a row for, and its columns in order. */
export const BULK_TABLES = [
  { name: 'cards', rows: 'card', columns: ALL_CARDS },
  { name: 'commanders', rows: 'commander or pair with decks', columns: COMMANDERS },
  { name: 'commander-cards', rows: 'card that decks of a commander run', columns: COMMANDER_CARDS },
  { name: 'combos', rows: 'combo', columns: COMBOS },
  { name: 'averages', rows: 'commander or pair with decks', columns: AVERAGES },
  { name: 'similar-cards', rows: 'similar card of a card, at most ten for each', columns: SIMILAR },
] as const satisfies readonly { name: string; rows: string; columns: readonly BulkColumn[] }[];

export type BulkTableName = (typeof BULK_TABLES)[number]['name'];
