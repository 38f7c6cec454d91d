import type { Progress } from '@deckwright/command-line';
import { type Card, type DeckLink, toDate, toDay } from '@deckwright/domain';
import {
  buildCardDecks,
  buildShard,
  type CardThemes,
  type DeckToPack,
  finishEngine,
  makeCardModel,
  type NearIdentical,
  toEngineCard,
  type UsualDeck,
  writeResults,
} from '@deckwright/engine/build';
import { loadEngine } from '@deckwright/engine/query';
import { buildNameIndex } from '@deckwright/search';
import { deckLinkId, makeListIds, type SnapshotContent } from '@deckwright/snapshot';
import { buildCatalog } from '../judging/catalogue.ts';
import type { JudgeFiles } from '../judging/judge-files.ts';
import type { ChooseOptions } from './choose-decks.ts';
import { collectResults } from './collect-results.ts';
import { countDecks, type DeckCount } from './count-decks.ts';
import type { BuildInputs } from './inputs.ts';
import { deckCounts, nameEntries } from './name-entries.ts';
import { type ThemeTable, themeTable } from './theme-table.ts';
import { usualDecks } from './usual-decks.ts';

export type Built = {
  content: SnapshotContent;
  count: DeckCount;
  /** Groups of near-identical decks, and the decks in them. */
  nearIdentical: NearIdentical;
};

/** Builds a snapshot's content from its inputs; the same inputs and options give the same bytes. */
export async function buildSnapshot(
  inputs: BuildInputs,
  options: ChooseOptions,
  { judgeFiles, progress }: { judgeFiles: JudgeFiles; progress: Progress },
): Promise<Built> {
  progress.update('preparing the catalog');
  const catalog = buildCatalog(inputs.cards, inputs.excluded.names);
  const count = await countDecks(inputs, options, { judgeFiles, progress });
  progress.update('building the engine');
  const table = themeTable(inputs.cards);
  const engineCards = inputs.cards.map((card) => ({ ...toEngineCard(card), ...findThemes(table, card) }));
  const shard = buildShard(engineCards, engineDecks(count, table));
  const asOfDay = count.asOfDay ?? newestRelease(inputs.cards);
  const kinds = table.themes.map(({ kind }) => kind);
  const usual = usualDecks(inputs.precons, catalog);
  const { bytes, cardOrder, deckRefs, themeDecks, nearIdentical } = finishEngine(engineCards, shard, {
    asOfDay,
    themes: kinds,
    leans: table.leans,
    usual,
  });
  progress.update('indexing names');
  const included = deckCounts(count, inputs.cards.length);
  const cards = Array.from(cardOrder, (position) => inputs.cards[position]).filter(
    (card) => card !== undefined,
  );
  progress.update('preparing the card model');
  const engine = loadEngine(bytes.buffer);
  const cardModel = makeCardModel(cards, engine, inEngineOrder(usual, cardOrder));
  progress.update('listing the decks of each card');
  const cardDecks = buildCardDecks(engine);
  const results = writeResults(collectResults(engine, { ...count, deckRefs, cardOrder }), engine);
  const { votes, importedCards } = inputs.salt.sources;
  const content: SnapshotContent = {
    asOf: count.asOfDay === null ? null : toDate(count.asOfDay),
    asOfGiven: options.asOfDay !== null,
    maxAgeDays: options.maxAgeDays,
    sample: inputs.sample,
    salt: votes + importedCards > 0 ? inputs.salt.sources : undefined,
    provenance: count.provenance,
    deckRejects: Object.fromEntries([...count.rejects].sort(([a], [b]) => (a < b ? -1 : 1))),
    decks: count.decks.length,
    datedDecks: count.decks.filter((deck) => count.table.days[deck] !== 0).length,
    commanders: shard.labels.length,
    engine: bytes,
    cardModel,
    cardDecks,
    results,
    deckLinks: { [Symbol.iterator]: () => deckLinks(inputs, count, deckRefs) },
    cards,
    names: buildNameIndex(nameEntries(cards, (index) => included[cardOrder[index] ?? 0] ?? 0)),
    combos: inputs.combos,
    precons: inputs.precons,
    sets: inputs.sets,
    rulings: inputs.rulings,
    excluded: inputs.excluded,
    themes: table.themes.map((theme, number) => ({ ...theme, decks: themeDecks[number] ?? 0 })),
  };
  return { content, count, nearIdentical };
}

/** Precons by engine index; the given ones are by catalogue position. */
function inEngineOrder(precons: readonly UsualDeck[], cardOrder: Uint32Array): UsualDeck[] {
  const indices = new Uint32Array(cardOrder.length);
  cardOrder.forEach((position, index) => {
    indices[position] = index;
  });
  const at = (position: number): number => indices[position] ?? 0;
  return precons.map(({ commanders, cards }) => ({ commanders: commanders.map(at), cards: cards.map(at) }));
}

function findThemes(table: ThemeTable, card: Card): { themes?: CardThemes } {
  const themes = table.ofCard(card);
  return themes ? { themes } : {};
}

function* engineDecks({ table, decks }: DeckCount, themes: ThemeTable): Generator<DeckToPack> {
  for (const [ref, deck] of decks.entries()) {
    const { bracket, tags, ...list } = table.getList(deck);
    yield {
      ...list,
      copies: table.countCopies(deck),
      day: table.days[deck] || null,
      bracket: bracket ?? 0,
      ref,
      tags: themes.ofTags(tags),
    };
  }
}

/** What the engine does not store of each deck, in its order; `deckRefs` are positions among the counted decks. */
function* deckLinks(
  inputs: BuildInputs,
  { table, decks, identical, sources, provenance }: DeckCount,
  deckRefs: Uint32Array,
): Generator<DeckLink> {
  const rows = inputs.decks.map(({ source, rights }) =>
    provenance.findIndex((row) => row.source === source && row.rights === rights),
  );
  const toListId = makeListIds(inputs.cards.map(({ key }) => key));
  const toSourceId = (deck: number): string =>
    deckLinkId(sources[table.getSource(deck)] ?? '', table.toId(deck));
  for (const ref of deckRefs) {
    const deck = decks[ref];
    if (deck === undefined) throw new RangeError(`There is no counted deck ${ref}.`);
    const bySlug = (copies: [position: number, copies: number][]): [string, number][] =>
      copies
        .map(([position, count]): [string, number] => [inputs.cards[position]?.slug ?? '', count])
        .sort(([a], [b]) => (a < b ? -1 : 1));
    const stated = table.statedDay(deck);
    yield {
      id: toListId(table.getCommanders(deck), table.getCards(deck)),
      source: rows[table.getFolder(deck)] ?? 0,
      url: table.toUrl(deck),
      basics: bySlug(table.countCopies(deck)),
      extraCopies: bySlug(table.getExtraCopies(deck)),
      statedDate: stated > 0 && table.days[deck] === 0 ? toDate(stated) : null,
      sourceIds: [deck, ...(identical.get(deck) ?? [])].map(toSourceId),
    };
  }
}

/** Without a dated deck, only the cards' own release dates are compared with the as-of date. */
function newestRelease(cards: readonly Card[]): number {
  return cards.reduce((newest, card) => Math.max(newest, toDay(card.released) ?? 1), 1);
}
