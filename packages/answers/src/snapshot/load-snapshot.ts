import { setImmediate } from 'node:timers/promises';
import { buildCardColumns } from '@deckwright/card-query';
import { AppError, type Card, type CardSet, compareNames, MOVED_THEMES } from '@deckwright/domain';
import { inCurrentForm } from '@deckwright/engine/query';
import { loadNameIndex, type NameHit } from '@deckwright/search';
import { readSnapshot } from '@deckwright/snapshot';
import { CARD_KIND, type Overview, openEnginePool } from '../engine/index.ts';
import { buildAlikeCards } from './alike-cards.ts';
import { CommanderTable } from './commander-table.ts';
import { describeCorpus } from './corpus.ts';
import type { LoadedSnapshot, SnapshotPart, SnapshotResources } from './loaded-snapshot.ts';
import { NameResolver } from './name-resolver.ts';
import { recordsOfCommanders } from './records.ts';
import { SteppedValue } from './stepped-value.ts';
import { buildTypeaheadIndex } from './typeahead-index.ts';
import { UnsoundSnapshotError } from './unsound-snapshot-error.ts';

/** Maximum number of picture origins in the content security policy. */
const MAX_IMAGE_ORIGINS = 8;

/**
 * Reads and checks a snapshot. What not every page needs is computed in steps when it is first needed; `prepareSnapshot` does that
 * ahead, so that no visitor waits for it.
 * @throws AppError not-found, data-loss
 */
export async function loadSnapshot(dataDir: string, id: string): Promise<SnapshotResources> {
  const read = await readSnapshot(dataDir, id);
  const {
    manifest,
    engine,
    cardModel,
    cardDecks,
    results,
    deckLinks,
    cards,
    names,
    combos,
    precons,
    sets,
    themes,
  } = read;
  const { rulings, history } = read;
  const pool = openEnginePool({
    engine: inCurrentForm(engine),
    cardModel,
    cardDecks,
    results,
    names: inSharedMemory(names),
  });
  try {
    const overview = await pool.ask('overview', null);
    checkCounts(id, overview, { cards: cards.length, themes: themes.length });
    const index = loadNameIndex(names);
    // The steps below take tens of milliseconds each; this lets requests be answered in between.
    await setImmediate();
    const resolver = new NameResolver(cards, read.excluded.names);
    await setImmediate();
    const themeNumbers = new Map(themes.map(({ slug }, theme) => [slug, theme]));
    const commanders = new CommanderTable(cards, overview);
    const typeahead = new SteppedValue(
      buildTypeaheadIndex({
        ...{ names: index, cards, commanders, resolver, sets: byDate(sets), themes, precons, overview },
      }),
    );
    const columns = new SteppedValue(buildCardColumns(cards, countCards(cards, overview, commanders)));
    const alike = new SteppedValue(buildAlikeCards(cards, overview.cardDecks));
    const parts = { typeahead, columns, alike };
    const snapshot: LoadedSnapshot = {
      manifest,
      cards,
      combos,
      precons,
      sets: byDate(sets),
      themes,
      themeBySlug: (slug) => themeNumbers.get(slug) ?? themeNumbers.get(movedTheme(slug)) ?? null,
      deckLinks,
      rulings,
      history,
      overview,
      commanders,
      resolver,
      excluded: read.excluded,
      searchNames: (query, limit) => getCards(index.search(query, limit)),
      nearestNames: (query, limit) => getCards(index.nearest(query, limit)),
      names: index,
      get columns() {
        return columns.value;
      },
      get alike() {
        return alike.value;
      },
      get typeahead() {
        return typeahead.value;
      },
      ask: pool.ask,
      ready: async (...needed) => {
        for (const part of needed) await parts[part].read();
      },
      prepareParts: async (nextTurn, signal) => {
        // What fails is computed when a page needs it.
        const workers = Promise.allSettled([pool.prepare()]);
        await prepareInTurn(id, parts, nextTurn, signal);
        await workers;
      },
      imageOrigins: getImageOrigins([
        ...cards.flatMap((card) => card.faces.map((face) => face.imageNormal)),
        ...sets.map((set) => set.iconUri),
      ]),
      corpus: describeCorpus(manifest, overview),
    };
    return { snapshot, close: pool.close };
  } catch (error) {
    await pool.close();
    throw error;
  }
}

const PART_NAMES: Readonly<Record<SnapshotPart, string>> = {
  typeahead: 'suggestions',
  columns: 'columns for searches',
  alike: 'similar cards',
};

/** Most needed first: the header of every page has suggestions. @throws UnsoundSnapshotError */
async function prepareInTurn(
  id: string,
  { typeahead, columns, alike }: Record<SnapshotPart, SteppedValue<unknown>>,
  nextTurn: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  for (const [name, part] of [
    ['typeahead', typeahead],
    ['columns', columns],
    ['alike', alike],
  ] as const)
    try {
      await part.prepare(nextTurn, signal);
    } catch (error) {
      throw new UnsoundSnapshotError(id, PART_NAMES[name], error);
    }
}

function inSharedMemory(bytes: Uint8Array): SharedArrayBuffer {
  const shared = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(shared).set(bytes);
  return shared;
}

/** Engine indices are positions in both files, so their lengths must match. */
function checkCounts(id: string, overview: Overview, listed: { cards: number; themes: number }): void {
  for (const [what, counted] of [
    ['cards', overview.cardDecks.length],
    ['themes', overview.themes],
  ] as const) {
    if (counted === listed[what]) continue;
    const message = `Snapshot ${id} is refused: it lists ${listed[what]} ${what}, its engine.bin counts ${counted}. Run "npm run deckwright -- build" to write it anew, or where it came from a store, on the machine that fills it.`;
    throw new AppError('data-loss', message);
  }
}

function countCards(
  cards: readonly Card[],
  overview: Overview,
  commanders: CommanderTable,
): Parameters<typeof buildCardColumns>[1] {
  return {
    decks: overview.cardDecks,
    potential: overview.cardPotential,
    asCommander: cards.map((_, card) => commanders.decksWithCommander(card)),
    records: recordsOfCommanders(cards.length, overview),
  };
}

function getCards(hits: readonly NameHit[]): number[] {
  return hits.filter(({ kind }) => kind === CARD_KIND).map(({ ref }) => ref);
}

/** Newest first, those of one day by name. */
function byDate(sets: readonly CardSet[]): CardSet[] {
  return [...sets].sort((a, b) =>
    a.released === b.released ? compareNames(a.name, b.name) : a.released < b.released ? 1 : -1,
  );
}

function getImageOrigins(addresses: readonly (string | null)[]): string[] {
  const starts = new Set(addresses.map((address) => /^https?:\/\/[^/]+\//.exec(address ?? '')?.[0] ?? ''));
  return [...starts]
    .filter((start) => URL.canParse(start))
    .slice(0, MAX_IMAGE_ORIGINS)
    .map((start) => new URL(start).origin);
}

function movedTheme(slug: string): string {
  return (Object.hasOwn(MOVED_THEMES, slug) && MOVED_THEMES[slug]) || slug;
}
