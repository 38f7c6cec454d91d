import type { EngineCard } from '../../../packages/engine/src/build/index.ts';
import {
  type CardAnswer,
  type CardColumns,
  type CardQuestion,
  type CommanderAnswer,
  type CommanderQuestion,
  type Counts,
  cardColumns,
} from '../answers.ts';
import { LAST_DAY } from '../generate/make-catalog.ts';

/** Paths of the CSV files that both databases load. */
export type Files = { cards: string; commanders: string; decks: string };

/** Rows of numbers; null stays null. */
export type Query = (sql: string) => Promise<(number | null)[][]>;

/**
 * Schema of both databases. `entries` contains day and bracket so that no question needs a join to restrict decks,
 * `slot` numbers the release days so that dates compare as small integers: of a card its first release, of a deck the first
 * day on which it can have been saved. A deck's cards that it does not count for are in `uncounted` alone. `extras` lists how
 * the eligible decks differ from what color and date allow: 1 for a card that a deck runs in spite of its color, −1 for a
 * commander and for a card that the deck does not count for. No table contains an answer.
 */
export const SCHEMA = [
  'create table cards (card smallint, identity smallint, type smallint, basic smallint, slot smallint)',
  'create table decks (deck integer, commander smallint, identity smallint, day smallint, slot smallint, bracket smallint, basics smallint, creatures smallint)',
  'create table entries (commander smallint, deck integer, card smallint, day smallint, bracket smallint)',
  'create table uncounted (commander smallint, deck integer, card smallint, day smallint, bracket smallint)',
  'create table leaders (commander smallint, card smallint)',
  'create table extras (commander smallint, deck integer, card smallint, day smallint, bracket smallint, n smallint)',
];

/** Fills the other tables from the cards, the leaders and a table `raw`, with the columns of `decks` and a list of cards. */
export function fillTables(asOfSlot: number): string[] {
  return [
    `create temp table newest as select deck, max(slot) as slot from (
       select r.deck, c.slot from (select deck, unnest(cards) as card from raw) r join cards c on c.card = r.card
       union all
       select r.deck, c.slot from raw r join leaders l on l.commander = r.commander join cards c on c.card = l.card
     ) shown group by deck`,
    // A stated day before the newest card came out is wrong; such a deck and an undated one are as old as that card.
    `insert into decks
       select r.deck, r.commander, r.identity,
         case when r.slot >= n.slot then r.day else 0 end, case when r.slot >= n.slot then r.slot else n.slot end,
         r.bracket, r.basics, r.creatures
       from raw r join newest n on n.deck = r.deck order by r.commander, r.deck`,
    // The newest card of an undated deck, if no other is as new, and cards that are not out yet. A deck with one of these
    // has no date either, because they would come out after it.
    `insert into uncounted
       with undated as (select deck, commander, slot, day, bracket from decks where day = 0),
       listed as (
         select e.deck, e.card, c.slot from (
           select r.deck, unnest(r.cards) as card from raw r join undated u on u.deck = r.deck) e
         join cards c on c.card = e.card),
       shown as (
         select l.deck, l.card, 0 as leads from listed l join undated u on u.deck = l.deck and u.slot = l.slot
         union all
         select u.deck, l.card, 1 from undated u join leaders l on l.commander = u.commander
         join cards c on c.card = l.card and c.slot = u.slot),
       unproven as (
         select deck, min(card) as card from shown group by deck having count(*) = 1 and max(leads) = 0
         union
         select deck, card from listed where slot > ${asOfSlot})
       select u.commander, u.deck, p.card, u.day, u.bracket from unproven p join undated u on u.deck = p.deck
       order by u.commander, u.deck`,
    `insert into entries
       select d.commander, e.deck, e.card, d.day, d.bracket
       from (select deck, unnest(cards) as card from raw) e join decks d on d.deck = e.deck
       where not exists (select 1 from uncounted u where u.deck = e.deck and u.card = e.card)
       order by d.commander, d.deck`,
    'drop table newest',
    'drop table raw',
    `insert into extras
       ${offColorAndCommanders('entries')}
       union all
       select u.commander, u.deck, u.card, u.day, u.bracket, -1
       from uncounted u join decks d on d.deck = u.deck join cards c on c.card = u.card
       where (c.identity & ~d.identity) = 0`,
  ];
}

/** Tables without the rule: an undated deck counts for its newest card, too. */
export const FILL_WITHOUT_RULE = [
  'create table entries_all as select * from entries union all select * from uncounted order by commander, deck',
  `create table extras_all as ${offColorAndCommanders('entries_all')}`,
];

function offColorAndCommanders(entries: string): string {
  return `select e.commander, e.deck, e.card, e.day, e.bracket, 1 as n
    from ${entries} e join decks d on d.deck = e.deck join cards c on c.card = e.card
    where (c.identity & ~d.identity) <> 0
    union all
    select d.commander, d.deck, l.card, d.day, d.bracket, -1 as n
    from decks d join leaders l on l.commander = d.commander`;
}

const SYNERGY_PRIOR = 10;
const LIFT_PRIOR = 2;

/** The rows of `entries` and `extras`, and of `decks`, that form one side of the comparison. */
type Side = { entries: string; decks: string };

type Tables = { entries: string; extras: string };
const WITH_RULE: Tables = { entries: 'entries', extras: 'extras' };
const WITHOUT_RULE: Tables = { entries: 'entries_all', extras: 'extras_all' };

/** Questions in SQL that either database takes, and computes as a whole. */
export class SqlQuestions {
  readonly #query: Query;
  readonly #cards: readonly EngineCard[];
  readonly #slots: readonly number[];
  readonly #leaveOneOut: boolean;
  readonly #tables: Tables;

  /** @param leaveOneOut false counts an undated deck for its newest card, too, from the tables of FILL_WITHOUT_RULE */
  constructor(query: Query, cards: readonly EngineCard[], slots: readonly number[], leaveOneOut = true) {
    this.#query = query;
    this.#cards = cards;
    this.#slots = slots;
    this.#leaveOneOut = leaveOneOut;
    this.#tables = leaveOneOut ? WITH_RULE : WITHOUT_RULE;
  }

  async count(commander: number): Promise<Counts> {
    const rows = await this.#query(
      `select card, cast(count(*) as integer) from ${this.#tables.entries} where commander = ${commander} group by card`,
    );
    const counts = new Uint32Array(this.#cards.length);
    for (const [card, count] of rows) if (this.#isOut(card)) counts[card ?? 0] = count ?? 0;
    return counts;
  }

  async commander(question: CommanderQuestion): Promise<CommanderAnswer> {
    const window = windowSql(question);
    const narrowed = this.#narrowedSql(question, window);
    const own = narrowed
      ? {
          entries: `commander = ${question.commander} and deck in (${narrowed})`,
          decks: `deck in (${narrowed})`,
        }
      : both(`commander = ${question.commander}${window}`);
    const rows = await this.#query(
      numbersSql(this.#tables, own, both(`commander <> ${question.commander}${window}`)),
    );
    const sums = await this.#query(
      `select -1, count(*), coalesce(sum(basics), 0) from decks where ${own.decks}${
        this.#leaveOneOut
          ? ` union all select c.type, count(*), 0 from uncounted u join cards c on c.card = u.card
              where c.basic = 0 and ${own.entries} group by c.type`
          : ''
      }`,
    );
    const [, decks = 0, basics = 0] = sums.find(([type]) => type === -1) ?? [];
    const others = sums.filter(([type]) => type !== -1);
    return {
      ...this.#columns(rows),
      decks: decks ?? 0,
      types: this.#types(rows, others, { decks: decks ?? 0, basics: basics ?? 0 }),
    };
  }

  async card({ card }: CardQuestion): Promise<CardAnswer> {
    const { identity = 0 } = this.#cards[card] ?? {};
    const holding = `select deck from ${this.#tables.entries} where card = ${card}`;
    const leading = `select commander from leaders where card = ${card}`;
    const leftOut = this.#leaveOneOut
      ? ` and d.deck not in (select deck from uncounted where card = ${card})`
      : '';
    const fits = `(${identity} & ~identity) = 0 and slot >= ${this.#slots[card] ?? 0} and commander not in (${leading})${leftOut}`;
    const could = `select d.deck from decks d where (${fits}) or d.deck in (${holding})`;
    const commanders = await this.#query(
      `with holding as (${holding})
       select commander, count(h.deck), count(*)
       from decks d left join holding h on h.deck = d.deck
       where (${fits}) or h.deck is not null group by commander`,
    );
    const inside = { entries: `deck in (${holding}) and card <> ${card}`, decks: `deck in (${holding})` };
    const rest = `deck in (${could} except ${holding})`;
    const rows = await this.#query(numbersSql(this.#tables, inside, both(rest)));
    return {
      numDecks: sum(commanders, 1),
      potentialDecks: sum(commanders, 2),
      commanders: new Map(
        commanders.map(([commander, included, total]) => [
          commander ?? 0,
          { numDecks: included ?? 0, potentialDecks: total ?? 0 },
        ]),
      ),
      alongside: this.#columns(rows),
    };
  }

  /** The cheapest recommendation: what the commander's decks play most, without the given cards. */
  async advise(commander: number, cards: readonly number[]): Promise<number[]> {
    const rows = await this.#query(
      `select card, count(*) from ${this.#tables.entries} where commander = ${commander} and card not in (${cards.join(',')})
       group by card order by count(*) desc, card limit 100`,
    );
    return rows.map(([card]) => card ?? 0);
  }

  /** Without the rule, cards that are not out yet are among the rows. */
  #columns(rows: readonly (number | null)[][]): CardColumns {
    return cardColumns(rows.filter(([card]) => this.#isOut(card)).map(numbersRow));
  }

  #isOut(card: number | null | undefined): boolean {
    return this.#leaveOneOut || (this.#cards[card ?? 0]?.releaseDay ?? 0) <= LAST_DAY;
  }

  /** The commander's decks that pass count and name filters, or null without such filters. */
  #narrowedSql(question: CommanderQuestion, window: string): string | null {
    const { commander, moreCreaturesThan, holds, lacks } = question;
    if (moreCreaturesThan === null && holds === null && lacks === null) return null;
    const lists = this.#leaveOneOut ? ['entries', 'uncounted'] : [this.#tables.entries];
    const running = (card: number) =>
      lists
        .map((list) => `select deck from ${list} where commander = ${commander} and card = ${card}`)
        .join(' union all ');
    return [
      `select deck from decks where commander = ${commander}${window}`,
      ...(moreCreaturesThan === null ? [] : [`creatures > ${moreCreaturesThan}`]),
      ...(holds === null ? [] : [`deck in (${running(holds)})`]),
      ...(lacks === null ? [] : [`deck not in (${running(lacks)})`]),
    ].join(' and ');
  }

  /** From the numbers of the cards, and the number of other cards by type. */
  #types(
    rows: readonly (number | null)[][],
    others: readonly (number | null)[][],
    { decks, basics }: { decks: number; basics: number },
  ): Float64Array {
    const sums = new Float64Array(9);
    for (const [type, count] of others) sums[type ?? 0] = count ?? 0;
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

/** Columns: card, decks with it, eligible decks, shrunk synergy, shrunk lift; compares inside with outside. */
function numbersSql({ entries, extras }: Tables, inside: Side, outside: Side): string {
  const could = (name: string, side: Side) => `
    ${name}_slots as (select identity, slot, count(*) as n from decks where ${side.decks} group by identity, slot),
    ${name}_grid as (
      select i.identity, s.slot, sum(coalesce(n, 0)) over (partition by i.identity order by s.slot desc) as n
      from (select distinct identity from ${name}_slots) i cross join slots s
      left join ${name}_slots c on c.identity = i.identity and c.slot = s.slot),
    ${name}_could as (
      select k.identity, k.slot, sum(g.n) as n from kinds k
      join ${name}_grid g on g.slot = k.slot and (k.identity & ~g.identity) = 0 group by k.identity, k.slot),
    ${name}_extra as (select card, sum(n) as n from ${extras} where ${side.entries} group by card)`;
  return `with
    held as (select card, count(*) as n from ${entries} where ${inside.entries} group by card),
    other as (select card, count(*) as n from ${entries} where ${outside.entries} group by card),
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
