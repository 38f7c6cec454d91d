import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { AppError } from '@deckwright/domain';
import { BulkManifest } from '../scryfall/schemas.ts';

export type MirrorFiles = {
  oracleCards: string;
  defaultCards: string | null;
  oracleTags: string | null;
  rulings: string | null;
  sets: string | null;
  identifiers: string | null;
  prices: string | null;
  deckList: string | null;
  /** Folder of the decks that the deck list names. */
  decksDir: string;
  variants: string | null;
  /** YYYY-MM-DD of the cards' prices by the manifest, else by the file name; null where neither says. */
  scryfallDate: string | null;
  /** What was passed over while looking for files. */
  warnings: string[];
};

/**
 * Finds the files of a mirror folder. Bulk files are named by the manifest (the last part of `download_uri`, with or
 * without .gz), else by their kind: oracle-cards*.json, the last by name.
 * @throws AppError 'not-found' when there is no card file and 'data-loss' for an unreadable manifest.
 */
export async function findMirrorFiles(dir: string): Promise<MirrorFiles> {
  const scryfall = join(dir, 'scryfall');
  const names = await listing(scryfall);
  const manifest = await readManifest(scryfall, names);
  const bulk = (type: string, stem: string) => {
    const stated = manifest?.data.find((entry) => entry.type === type);
    const file = stated ? basename(new URL(stated.download_uri, 'file:///').pathname) : null;
    return (file && pickName(names, bare(file))) ?? pickStem(names, stem);
  };
  const cards = bulk('oracle_cards', 'oracle-cards');
  if (!cards)
    throw new AppError(
      'not-found',
      `${join(scryfall, 'oracle-cards.json')} (or .json.gz) is missing: put Scryfall's "Oracle Cards" bulk file there, ` +
        'beside bulk-data.json, and run again.',
    );
  const mtgjson = join(dir, 'mtgjson');
  const spellbook = join(dir, 'spellbook');
  const [mtgjsonNames, spellbookNames] = [await listing(mtgjson), await listing(spellbook)];
  const at = (folder: string, name: string | null) => (name ? join(folder, name) : null);
  const updated = manifest?.data.find(
    (entry) => entry.type === 'default_cards' || entry.type === 'oracle_cards',
  );
  return {
    oracleCards: join(scryfall, cards),
    defaultCards: at(scryfall, bulk('default_cards', 'default-cards')),
    oracleTags: at(scryfall, bulk('oracle_tags', 'oracle-tags')),
    rulings: at(scryfall, bulk('rulings', 'rulings')),
    sets: at(scryfall, pickName(names, 'sets')),
    identifiers: at(mtgjson, pickName(mtgjsonNames, 'AllIdentifiers')),
    prices: at(mtgjson, pickName(mtgjsonNames, 'AllPricesToday')),
    deckList: at(mtgjson, pickName(mtgjsonNames, 'DeckList')),
    decksDir: join(mtgjson, 'decks'),
    variants: at(spellbook, pickName(spellbookNames, 'variants')),
    scryfallDate: updated?.updated_at.slice(0, 10) ?? dateInName(cards),
    warnings: manifest ? [] : ['scryfall/bulk-data.json is missing; bulk files were found by their names'],
  };
}

async function readManifest(folder: string, names: readonly string[]): Promise<BulkManifest | null> {
  if (!names.includes('bulk-data.json')) return null;
  const path = join(folder, 'bulk-data.json');
  try {
    return BulkManifest.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    throw new AppError('data-loss', `${path} is no bulk-data manifest; fetch it again or remove it.`, {
      cause,
    });
  }
}

async function listing(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch {
    // A folder that is not there holds no files; what that means is said file by file.
    return [];
  }
}

/** The file of this name with .json or .json.gz. */
function pickName(names: readonly string[], name: string): string | null {
  return [`${name}.json.gz`, `${name}.json`].find((file) => names.includes(file)) ?? null;
}

function pickStem(names: readonly string[], stem: string): string | null {
  return names.filter((name) => name.startsWith(stem) && /\.json(\.gz)?$/.test(name)).at(-1) ?? null;
}

function bare(file: string): string {
  return file.replace(/\.gz$/, '').replace(/\.json$/, '');
}

function dateInName(name: string): string | null {
  const [, year, month, day] = /(\d{4})-?(\d{2})-?(\d{2})/.exec(name) ?? [];
  return year && month && day ? `${year}-${month}-${day}` : null;
}
