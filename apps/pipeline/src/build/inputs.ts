import { join } from 'node:path';
import type { Progress } from '@deckwright/command-line';
import {
  AppError,
  type Card,
  type CardRulings,
  type CardSet,
  type Combo,
  type ExcludedNames,
  NO_EXCLUDED_NAMES,
  type PreconDeck,
} from '@deckwright/domain';
import {
  CardRecord,
  ComboRecord,
  type DataPaths,
  ExcludedNamesRecord,
  PreconRecord,
  readRefusals,
  SetRecord,
} from '@deckwright/snapshot';
import {
  starterCards,
  starterCombos,
  starterDeckCount,
  starterDecks,
  starterExcluded,
  starterPrecons,
  starterResultCount,
  starterResults,
  starterSets,
  starterVotes,
} from '@deckwright/starter';
import { z } from 'zod';
import type { DeckFolder, LakeDeckFile } from '../judging/counted-deck.ts';
import { nameResolver } from '../judging/name-resolver.ts';
import { readJsonFile, readJsonLines } from '../lake/json-lines.ts';
import { readCurrent, readMeta } from '../lake/lake.ts';
import {
  CatalogMeta,
  DecksMeta,
  LakePrice,
  LakeRulings,
  LakeSalt,
  PlayerDeckLine,
  PricesMeta,
  SaltMeta,
  VoteRow,
} from '../lake/lake-schemas.ts';
import { readPlayers } from '../lake/players.ts';
import { refusalFinder } from '../removal/refusals.ts';
import { playerFolders } from './player-folders.ts';
import { withPrices } from './with-prices.ts';
import { type SaltReport, withSalt } from './with-salt.ts';

/** Everything a snapshot is built from: either the starter set or the lake, never both. */
export type BuildInputs = {
  sample: boolean;
  cards: Card[];
  /** Names of the card data that no card has. */
  excluded: ExcludedNames;
  combos: Combo[];
  precons: PreconDeck[];
  sets: CardSet[];
  rulings: CardRulings[];
  /** In order of ingest. */
  decks: DeckFolder[];
  /** Names in price files that match no card, by vendor. */
  unknownPrices: { vendor: string; names: string[] }[];
  /** What the salt scores are based on, and what was left over. */
  salt: SaltReport;
};

/** The source of the sample decks, in manifests. */
const STARTER_SOURCE = 'starter';
/** The source of its tournament results: their lists are sample decks, so none of its decks counts. */
const STARTER_TOURNAMENTS = 'starter-tournaments';

export function starterInputs(): BuildInputs {
  const cards = starterCards();
  const keys = new Map(cards.map(({ slug, key }) => [slug, key]));
  const votes = new Map(starterVotes().map(({ card, votes }) => [keys.get(card) ?? card, votes]));
  const salt = withSalt(cards, votes, [], nameResolver(cards));
  return {
    sample: true,
    unknownPrices: [],
    salt,
    cards,
    excluded: starterExcluded(),
    combos: starterCombos(),
    precons: starterPrecons(),
    sets: starterSets(),
    rulings: [],
    decks: [
      { source: STARTER_SOURCE, rights: 'own', size: starterDeckCount(), read: starterDecks },
      { source: STARTER_TOURNAMENTS, rights: 'own', size: starterResultCount(), read: starterResults },
    ],
  };
}

/**
 * Reads what is current, and what players contributed: from the database at `databaseUrl` if given.
 * @throws `failed-precondition` without a catalog, `data-loss` for damaged files and `unavailable` if the database does
 * not answer.
 */
export async function lakeInputs(
  paths: DataPaths,
  progress: Progress,
  databaseUrl: string | undefined,
): Promise<BuildInputs> {
  const current = readCurrent(paths);
  const { catalogue } = current;
  if (catalogue === null) throw noCatalog();
  const { files } = readMeta(paths, 'catalogue', catalogue, CatalogMeta);
  const lines = <T>(name: string, schema: z.ZodType): T[] => {
    progress.update(`reading ${name}`);
    return [...readJsonLines<T>(join(paths.catalogue, catalogue, name), files[name], schema as z.ZodType<T>)];
  };
  const cards = lines<Card>('cards.jsonl', CardRecord);
  const unknownPrices = setPrices(paths, current.prices, cards);
  progress.update('reading votes');
  const votes = await readPlayers(paths, databaseUrl, 'votes', VoteRow);
  const salt = setSalt(paths, current.salt, cards, [...(votes?.read() ?? [])]);
  progress.update('reading decks of players');
  const shared = await readPlayers(paths, databaseUrl, 'decks', PlayerDeckLine);
  // Whatever brought them back, such as an older copy of the lake.
  const refusals = refusalFinder(readRefusals(paths));
  return {
    sample: false,
    unknownPrices,
    salt,
    cards,
    // Absent in catalogs of older versions.
    excluded: files['excluded-names.json']
      ? readJsonFile(
          join(paths.catalogue, catalogue, 'excluded-names.json'),
          files['excluded-names.json'],
          ExcludedNamesRecord,
        )
      : NO_EXCLUDED_NAMES,
    combos: lines<Combo>('combos.jsonl', ComboRecord),
    precons: lines<PreconDeck>('precons.jsonl', PreconRecord),
    rulings: files['rulings.jsonl'] ? lines<CardRulings>('rulings.jsonl', LakeRulings) : [],
    sets: readJsonFile(join(paths.catalogue, catalogue, 'sets.json'), files['sets.json'], z.array(SetRecord)),
    decks: current.decks
      .flatMap((folder): DeckFolder[] => {
        const meta = readMeta(paths, 'decks', folder, DecksMeta);
        if (refusals.ofSource(meta.source)) return [];
        const path = join(paths.decks, folder, 'decks.jsonl');
        const isRefused: LakeDeckFile['isRefused'] = refusals.hasDecks
          ? (deck) => refusals.ofDeck(meta.source, deck) !== undefined
          : null;
        const { source, rights, decks } = meta;
        return [{ source, rights, size: decks, path, facts: meta.files['decks.jsonl'], isRefused }];
      })
      .concat(playerFolders([...(shared?.read() ?? [])])),
  };
}

function setPrices(
  paths: DataPaths,
  folders: readonly string[],
  cards: Card[],
): BuildInputs['unknownPrices'] {
  if (folders.length === 0) return [];
  const names = nameResolver(cards);
  return folders.map((folder) => {
    const { vendor, files } = readMeta(paths, 'prices', folder, PricesMeta);
    const path = join(paths.prices, folder, 'prices.jsonl');
    // Read to the end before use: the checksum is only known then.
    const rows = [...readJsonLines(path, files['prices.jsonl'], LakePrice)];
    return { vendor, names: withPrices(cards, names, vendor, rows) };
  });
}

/** Cards without a score get null: the cards of the lake have none of their own. */
function setSalt(
  paths: DataPaths,
  folder: string | null,
  cards: Card[],
  rows: readonly VoteRow[],
): SaltReport {
  const scores = folder === null ? [] : readScores(paths, folder);
  const votes = new Map(rows.map((row) => [row.card_key, row.counts]));
  return withSalt(cards, votes, scores, nameResolver(cards));
}

function readScores(paths: DataPaths, folder: string) {
  const { files } = readMeta(paths, 'salt', folder, SaltMeta);
  return [...readJsonLines(join(paths.salt, folder, 'scores.jsonl'), files['scores.jsonl'], LakeSalt)];
}

/** For a file without a usable line, which would take away what was ingested before. */
export function nothingIn(file: string, what: string): AppError {
  return new AppError(
    'invalid-argument',
    `${file} has no ${what}. Nothing was changed. Check that it is the right file.`,
  );
}

export function noCatalog(): AppError {
  return new AppError(
    'failed-precondition',
    'There is no card catalog yet. Run "npm run deckwright -- fetch" first, or, with a folder of card data, "npm run deckwright -- ingest --from DIR".',
  );
}
