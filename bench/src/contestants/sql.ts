import type { EngineCard } from '../../../packages/engine/src/build/index.ts';
import {
  type CardAnswer,
  type CardQuestion,
  type CommanderAnswer,
  type CommanderQuestion,
  type Counts,
  cardColumns,
} from '../answers.ts';

/** Paths of the CSV files that both databases load. */
export type Files = { cards: string; commanders: string; decks: string };

/** Rows of numbers; null stays null. */
export type Query = (sql: string) => Promise<(number | null)[][]>;

/**
 * Schema of both databases. `entries` contains day and bracket so that no question needs a join to restrict decks,
 * `slot` numbers the release days so that dates compare as small integers: of a card its first release, of a deck the first
 * day on which it can have been saved. `extras` lists how single decks differ from what color and date allow: 1 for a card
 * they run in spite of its color, −1 for a commander. No table contains an answer.
 */
export const SCHEMA = [
  'create table cards (card smallint, identity smallint, type smallint, basic smallint, slot smallint)',
  'create table decks (deck integer, commander smallint, identity smallint, day smallint, slot smallint, bracket smallint, basics smallint, creatures smallint)',
  'create table entries (commander smallint, deck integer, card smallint, day smallint, bracket smallint)',
  'create table leaders (commander smallint, card smallint)',
  'create table extras (commander smallint, deck integer, card smallint, day smallint, bracket smallint, n smallint)',
];

export const FILL_EXTRAS = `insert into extras
  select e.commander, e.deck, e.card, e.day, e.bracket, 1
  from entries e join decks d on d.deck = e.deck join cards c on c.card = e.card
  where (c.identity & ~d.identity) <> 0
  union all
  select d.commander, d.deck, l.card, d.day, d.bracket, -1
  from decks d join leaders l on l.commander = d.commander`;

const SYNERGY_PRIOR = 10;
const LIFT_PRIOR = 2;

/** The rows of `entries` and `extras`, and of `decks`, that form one side of the comparison. */
type Side = { entries: string; decks: string };

/** Questions in SQL that either database takes, and computes as a whole. */
export class SqlQuestions {
  readonly #query: Query;
  readonly #cards: readonly EngineCard[];
  readonly #slots: readonly number[];

  constructor(query: Query, cards: readonly EngineCard[], slots: readonly number[]) {
    this.#query = query;
    this.#cards = cards;
    this.#slots = slots;
  }

  async count(commander: number): Promise<Counts> {
    const rows = await this.#query(
      `select card, cast(count(*) as integer) from entries where commander = ${commander} group by card`,
    );
    const counts = new Uint32Array(this.#cards.length);
    for (const [card, count] of rows) counts[card ?? 0] = count ?? 0;
    return counts;
  }

  async commander(question: CommanderQuestion): Promise<CommanderAnswer> {
    const window = windowSql(question);
    const narrowed = narrowedSql(question, window);
    const own = narrowed
      ? {
          entries: `commander = ${question.commander} and deck in (${narrowed})`,
          decks: `deck in (${narrowed})`,
        }
      : both(`commander = ${question.commander}${window}`);
    const rows = await this.#query(numbersSql(own, both(`commander <> ${question.commander}${window}`)));
    const [[decks = 0, basics = 0] = []] = await this.#query(
      `select count(*), coalesce(sum(basics), 0) from decks where ${own.decks}`,
    );
    return {
      ...cardColumns(rows.map(numbersRow)),
      decks: decks ?? 0,
      types: this.#types(rows, decks ?? 0, basics ?? 0),
    };
  }

  async card({ card }: CardQuestion): Promise<CardAnswer> {
    const { identity = 0 } = this.#cards[card] ?? {};
    const holding = `select deck from entries where card = ${card}`;
    const leading = `select commander from leaders where card = ${card}`;
    const fits = `(${identity} & ~identity) = 0 and slot >= ${this.#slots[card] ?? 0} and commander not in (${leading})`;
    const could = `select deck from decks where (${fits}) or deck in (${holding})`;
    const commanders = await this.#query(
      `with holding as (${holding})
       select commander, count(h.deck), count(*)
       from decks d left join holding h on h.deck = d.deck
       where (${fits}) or h.deck is not null group by commander`,
    );
    const inside = { entries: `deck in (${holding}) and card <> ${card}`, decks: `deck in (${holding})` };
    const rest = `deck in (${could} except ${holding})`;
    const rows = await this.#query(numbersSql(inside, both(rest)));
    return {
      numDecks: sum(commanders, 1),
      potentialDecks: sum(commanders, 2),
      commanders: new Map(
        commanders.map(([commander, included, total]) => [
          commander ?? 0,
          { numDecks: included ?? 0, potentialDecks: total ?? 0 },
        ]),
      ),
      alongside: cardColumns(rows.map(numbersRow)),
    };
  }

  /** The cheapest recommendation: what the commander's decks play most, without the given cards. */
  async advise(commander: number, cards: readonly number[]): Promise<number[]> {
    const rows = await this.#query(
      `select card, count(*) from entries where commander = ${commander} and card not in (${cards.join(',')})
       group by card order by count(*) desc, card limit 100`,
    );
    return rows.map(([card]) => card ?? 0);
  }

  #types(rows: readonly (number | null)[][], decks: number, basics: number): Float64Array {
    const sums = new Float64Array(9);
    for (const [position, count] of rows) {
      const card = this.#cards[position ?? 0];
      if (card && !card.basic) sums[card.type] = (sums[card.type] ?? 0) + (count ?? 0);
    }
    sums[8] = basics;
    return sums.map((total) => (decks === 0 ? 0 : total / decks));
  }
}

function both(condition: string): Side {
  return { entries: condition, decks: condition };
}

function windowSql({ firstDay, bracket }: CommanderQuestion): string {
  return `${firstDay === 0 ? '' : ` and day >= ${firstDay}`}${bracket === 0 ? '' : ` and bracket = ${bracket}`}`;
}

/** The commander's decks that pass count and name filters, or null without such filters. */
function narrowedSql(question: CommanderQuestion, window: string): string | null {
  const { commander, moreCreaturesThan, holds, lacks } = question;
  if (moreCreaturesThan === null && holds === null && lacks === null) return null;
  const with_ = (card: number) =>
    `select deck from entries where commander = ${commander} and card = ${card}`;
  return [
    `select deck from decks where commander = ${commander}${window}`,
    ...(moreCreaturesThan === null ? [] : [`creatures > ${moreCreaturesThan}`]),
    ...(holds === null ? [] : [`deck in (${with_(holds)})`]),
    ...(lacks === null ? [] : [`deck not in (${with_(lacks)})`]),
  ].join(' and ');
}

/** Columns: card, decks with it, eligible decks, shrunk synergy, shrunk lift; compares inside with outside. */
function numbersSql(inside: Side, outside: Side): string {
  const could = (name: string, side: Side) => `
    ${name}_slots as (select identity, slot, count(*) as n from decks where ${side.decks} group by identity, slot),
    ${name}_grid as (
      select i.identity, s.slot, sum(coalesce(n, 0)) over (partition by i.identity order by s.slot desc) as n
      from (select distinct identity from ${name}_slots) i cross join slots s
      left join ${name}_slots c on c.identity = i.identity and c.slot = s.slot),
    ${name}_could as (
      select k.identity, k.slot, sum(g.n) as n from kinds k
      join ${name}_grid g on g.slot = k.slot and (k.identity & ~g.identity) = 0 group by k.identity, k.slot),
    ${name}_extra as (select card, sum(n) as n from extras where ${side.entries} group by card)`;
  return `with
    held as (select card, count(*) as n from entries where ${inside.entries} group by card),
    other as (select card, count(*) as n from entries where ${outside.entries} group by card),
    slots as (select distinct slot from cards),
    kinds as (select distinct identity, slot from cards),
    ${could('inside', inside)},
    ${could('outside', outside)},
    numbers as (
      select h.card, h.n as held, coalesce(ic.n, 0) + coalesce(ie.n, 0) as could,
        coalesce(o.n, 0) as held_outside, coalesce(oc.n, 0) + coalesce(oe.n, 0) as could_outside
      from held h join cards c on c.card = h.card
      left join other o on o.card = h.card
      left join inside_could ic on ic.identity = c.identity and ic.slot = c.slot
      left join outside_could oc on oc.identity = c.identity and oc.slot = c.slot
      left join inside_extra ie on ie.card = h.card
      left join outside_extra oe on oe.card = h.card),
    pooled as (
      select *, cast(held + held_outside as double precision) / (could + could_outside) as rate from numbers)
    select card, cast(held as integer), cast(could as integer),
      case when could_outside > 0 then
        (held + ${SYNERGY_PRIOR} * rate) / (could + ${SYNERGY_PRIOR})
        - (held_outside + ${SYNERGY_PRIOR} * rate) / (could_outside + ${SYNERGY_PRIOR}) end,
      case when could_outside > 0 then
        log10((held + ${LIFT_PRIOR}) / (could * rate + ${LIFT_PRIOR})) end
    from pooled`;
}

function numbersRow(row: readonly (number | null)[]): [number, number, number, number, number] {
  const [card, included, could, synergy, lift] = row;
  return [card ?? 0, included ?? 0, could ?? 0, synergy ?? Number.NaN, lift ?? Number.NaN];
}

function sum(rows: readonly (number | null)[][], column: number): number {
  return rows.reduce((total, row) => total + (row[column] ?? 0), 0);
}
