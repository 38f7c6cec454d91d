import { CARD_FLAGS } from '../../../packages/engine/src/format.ts';
import { tallyCommander } from '../../../packages/engine/src/query/counting/select.ts';
import { NO_ENGINE_FILTERS } from '../../../packages/engine/src/query/decks/filters.ts';
import {
  cardStats,
  commanderCards,
  commanderNumbers,
  commanderStats,
  deckList,
  type Engine,
  type EngineFilters,
  recommend,
  type Section,
} from '../../../packages/engine/src/query/index.ts';
import {
  type CardAnswer,
  type CardColumns,
  type CommanderAnswer,
  type CommanderQuestion,
  cardColumns,
} from '../answers.ts';
import { LAST_DAY } from '../generate/make-catalog.ts';

/** The engine's answers in catalog positions. The page is what a visitor gets: numbers, averages, sections, ranks. */
export class EngineContestant {
  readonly #engine: Engine;
  /** Catalog position of each engine card. */
  readonly #catalog: Uint32Array;
  readonly #indexByCard: Uint32Array;

  constructor(engine: Engine, cardOrder: Uint32Array) {
    this.#engine = engine;
    this.#catalog = cardOrder;
    this.#indexByCard = new Uint32Array(cardOrder.length);
    cardOrder.forEach((position, index) => {
      this.#indexByCard[position] = index;
    });
  }

  count(commander: number): Uint32Array {
    return tallyCommander(this.#engine, commander, NO_ENGINE_FILTERS).own.hold;
  }

  /** Counts by catalog position, only for the comparison. */
  countByCatalog(commander: number): Uint32Array {
    const counts = new Uint32Array(this.#catalog.length);
    this.count(commander).forEach((count, index) => {
      counts[this.#catalog[index] ?? 0] = count;
    });
    return counts;
  }

  /** `fresh`: without anything cached from earlier questions; the baseline over all decks is counted again. */
  page(question: CommanderQuestion, fresh: boolean) {
    return commanderStats(this.#engine, {
      commander: question.commander,
      filters: this.#filters(question),
      fresh,
    });
  }

  /** What the databases are asked for: the numbers of all cards, and the averages by type computed from them. */
  numbers(question: CommanderQuestion, fresh: boolean) {
    const filters = this.#filters(question);
    const numbers = commanderNumbers(this.#engine, { commander: question.commander, filters, fresh });
    const sums = new Float64Array(8);
    const { cardType, cardFlags } = this.#engine;
    numbers.cards.forEach((card, index) => {
      const type = cardType[card] ?? 0;
      if (((cardFlags[card] ?? 0) & CARD_FLAGS.basic) === 0) {
        sums[type] = (sums[type] ?? 0) + (numbers.numDecks[index] ?? 0);
      }
    });
    return { numbers, types: sums.map((sum) => sum / numbers.decks) };
  }

  /** Page and numbers together, only for the comparison. */
  commander(question: CommanderQuestion): CommanderAnswer {
    const { shape, decks } = this.page(question, true);
    const { numbers } = this.numbers(question, true);
    const rows = Array.from(numbers.cards, (card, index) => {
      const row: [number, number, number, number, number] = [
        this.#catalog[card] ?? 0,
        numbers.numDecks[index] ?? 0,
        numbers.potentialDecks[index] ?? 0,
        numbers.synergy[index] ?? 0,
        numbers.lift[index] ?? 0,
      ];
      return row;
    });
    const { creature, instant, sorcery, artifact, enchantment, battle, planeswalker, nonbasic, basic } =
      shape;
    const averages = [
      creature,
      instant,
      sorcery,
      artifact,
      enchantment,
      battle,
      planeswalker,
      nonbasic,
      basic,
    ];
    return { ...cardColumns(rows), decks, types: Float64Array.from(averages) };
  }

  cardPage(card: number) {
    return cardStats(this.#engine, { card: this.#indexByCard[card] ?? 0, filters: NO_ENGINE_FILTERS });
  }

  card({ card }: { card: number }): CardAnswer {
    const { stat, topCommanders, sections } = this.cardPage(card);
    return {
      numDecks: stat.numDecks,
      potentialDecks: stat.potentialDecks,
      commanders: new Map(topCommanders.map((row) => [row.commander, row])),
      alongside: this.#columns(sections),
    };
  }

  /** The engine's own recommender: additions and cuts with reasons, from the decks most similar to the list. */
  advise(commander: number, cards: readonly number[]) {
    return recommend(this.#engine, {
      commanders: commanderCards(this.#engine, commander),
      cards: cards.map((card) => this.#indexByCard[card] ?? 0),
      limit: 100,
    });
  }

  /** The first deck of a commander without every seventh card, as catalog positions. */
  unfinishedDeck(commander: number): number[] {
    const list = deckList(this.#engine, this.#engine.commanderStart[commander] ?? 0);
    return [...list].filter((_, at) => at % 7 !== 0).map((card) => this.#catalog[card] ?? 0);
  }

  #columns(sections: readonly Section[]): CardColumns {
    return cardColumns(
      sections
        .flatMap((section) => section.cards)
        .map((stat) => [
          this.#catalog[stat.card] ?? 0,
          stat.numDecks,
          stat.potentialDecks,
          stat.synergy ?? Number.NaN,
          stat.lift ?? Number.NaN,
        ]),
    );
  }

  #filters({ firstDay, bracket, moreCreaturesThan, holds, lacks }: CommanderQuestion): EngineFilters {
    if (firstDay !== 0 && firstDay !== LAST_DAY - 364)
      throw new Error('The engine knows years, not any first day.');
    return {
      range: firstDay === 0 ? 'none' : 'year',
      bracket,
      estimated: false,
      theme: null,
      budget: null,
      placing: null,
      counts: moreCreaturesThan === null ? [] : [{ type: 'c', op: 'gt', number: moreCreaturesThan }],
      in: holds === null ? [] : [this.#indexByCard[holds] ?? 0],
      out: lacks === null ? [] : [this.#indexByCard[lacks] ?? 0],
    };
  }
}
