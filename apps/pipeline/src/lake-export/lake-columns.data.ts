import {
  CARD_COUNTS,
  COMMANDER_COUNTS,
  column,
  INCLUSION,
  orNull,
  PLAYED_NUMBERS,
  renamed,
  type TableColumn,
} from '@deckwright/answers';

const { text, date, boolean, count, integer, rank } = column;

const WITHOUT_DATE = 'without a date';

/** A number within the snapshot by which tables are joined. */
const index = (name: string, meaning: string): TableColumn => count(name, meaning, 'index');
const day = (name: string, meaning: string): TableColumn =>
  integer(name, `${meaning}, in days since 1970-01-01`, 'days', '0…');

const DECK = index('deck', 'Number of the deck');
const CARD = index('card', 'Number of the card');
const COMMANDER = index('commander', 'Number of the commander');

/** Comparing 0 and 1 needs no bit operators, which every dialect spells its own way. */
const colors = (whose: string): TableColumn[] =>
  ['w', 'u', 'b', 'r', 'g'].map((color) =>
    integer(color, `1 if ${color.toUpperCase()} is among the colors of ${whose}`, 'flag', '0, 1'),
  );

const DECKS: readonly TableColumn[] = [
  DECK,
  text('deck_id', 'Id in the address of its page'),
  text('rights', 'On which terms its source may be used'),
  COMMANDER,
  orNull(date('saved', 'Date of the deck'), WITHOUT_DATE),
  orNull(day('saved_day', 'Date of the deck'), WITHOUT_DATE),
  day('earliest_day', 'The deck is not older than this'),
  ...colors('its commanders'),
  orNull(
    integer('bracket', 'Bracket that its owner or source states', 'bracket', '1…5'),
    'where neither states one',
  ),
  integer('bracket_estimated', 'Bracket that we estimate; 0 without an estimate', 'bracket', '0…5'),
  count('basics', 'Copies of basic lands', 'cards'),
  count('cards', 'Different cards, commanders aside', 'cards'),
];

const DECK_CARDS: readonly TableColumn[] = [
  DECK,
  CARD,
  boolean('off_color', 'Whether the deck runs it although its colors do not allow it'),
];

const CARDS: readonly TableColumn[] = [
  CARD,
  text('card_id', 'Its oracle id; in the sample its slug'),
  text('slug', 'Its name in addresses'),
  text('name', 'Its name'),
  ...colors('its identity'),
  date('released', 'Date of its first release'),
  day('released_day', 'Date of its first release'),
  CARD_COUNTS.numDecks,
  CARD_COUNTS.potentialDecks,
];

const COMMANDERS: readonly TableColumn[] = [
  COMMANDER,
  text('slug', 'Its name in addresses, of a pair both'),
  text('name', 'Its name, of a pair both'),
  index('card_1', 'Number of its card'),
  orNull(index('card_2', 'Number of the second card of a pair'), 'for one card'),
  ...colors('its identity'),
  day('released_day', 'Date of its first release, of the newer card of a pair'),
  COMMANDER_COUNTS.numDecks,
];

const WITHOUT_PRIOR = ', without the prior';
const raw = (one: TableColumn): TableColumn => ({
  ...renamed(`${one.name}_raw`, one),
  meaning: one.meaning.replace(', shrunk', WITHOUT_PRIOR),
});

const WITHOUT_INTERVAL = 'where over half of the eligible decks have no known date';

const COMMANDER_CARDS: readonly TableColumn[] = [
  COMMANDER,
  CARD,
  PLAYED_NUMBERS.numDecks,
  PLAYED_NUMBERS.potentialDecks,
  renamed('inclusion', INCLUSION.rate),
  orNull(INCLUSION.low, WITHOUT_INTERVAL),
  orNull(INCLUSION.high, WITHOUT_INTERVAL),
  PLAYED_NUMBERS.synergy,
  raw(PLAYED_NUMBERS.synergy),
  PLAYED_NUMBERS.lift,
  raw(PLAYED_NUMBERS.lift),
];

const COMMANDER_RANKS: readonly TableColumn[] = [
  text('time_range', '`none` for all decks, or `year`, `month`, `week`'),
  COMMANDER,
  count('num_decks', 'Decks with it as commander in the range'),
  count('potential_decks', 'Decks of the range saved since it could be played'),
  rank('Rank in the range by `num_decks`', 'deck_rank'),
  orNull(
    rank('Rank in the range of the same length before', 'previous_rank'),
    'for `none`, or without decks in the range before',
  ),
];

const SNAPSHOT: readonly TableColumn[] = [
  text('snapshot_id', 'Id of the snapshot'),
  orNull(date('as_of', 'As-of date, on which time ranges end'), WITHOUT_DATE),
  orNull(day('as_of_day', 'As-of date, on which time ranges end'), WITHOUT_DATE),
  count('num_decks', 'Counted decks'),
  boolean('sample', 'Whether the data are the invented sample'),
];

/** The tables of the lake for other engines: what each has a row for, and its columns in order. */
export const LAKE_TABLES = [
  { name: 'decks', rows: 'counted deck', columns: DECKS },
  { name: 'deck_cards', rows: 'card in a deck, commanders aside', columns: DECK_CARDS },
  { name: 'cards', rows: 'card', columns: CARDS },
  { name: 'commanders', rows: 'commander or pair with decks', columns: COMMANDERS },
  { name: 'commander_cards', rows: 'card that decks of a commander run', columns: COMMANDER_CARDS },
  { name: 'commander_ranks', rows: 'commander in a time range', columns: COMMANDER_RANKS },
  { name: 'snapshot', rows: 'snapshot: there is one', columns: SNAPSHOT },
] as const satisfies readonly { name: string; rows: string; columns: readonly TableColumn[] }[];

export type LakeTableName = (typeof LAKE_TABLES)[number]['name'];
