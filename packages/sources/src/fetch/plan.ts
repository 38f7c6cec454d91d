import { join } from 'node:path';
import { AppError, type UpstreamAddresses } from '@deckwright/domain';
import { z } from 'zod';
import { DeckListEntry } from '../mtgjson/schemas.ts';
import { readFileSize, readValidator, type Wanted } from './download-file.ts';
import type { DownloadState } from './download-state.ts';
import { type OnPause, persist } from './persist.ts';
import { askUpstream, type Manners } from './request.ts';
import { fetchBytes, fetchIfThere, isMissing } from './small-files.ts';

/** A large file to download. */
type PlannedFile = Wanted & {
  label: string;
  /** Transfer size in bytes; 0 if unknown. */
  bytes: number;
  /** Bytes downloaded already. */
  here: number;
  /** Whether the file is complete and unchanged upstream. */
  isFresh: boolean;
};

export type Plan = {
  files: PlannedFile[];
  /** Names of the deck files of Commander precons. */
  decks: string[];
  /** Content of the small files. */
  manifest: Buffer;
  sets: Buffer | null;
  deckList: Buffer | null;
  warnings: string[];
};

const Manifest = z.object({
  data: z.array(z.object({ type: z.string(), download_uri: z.url(), size: z.number().nullish() })),
});

const BULK = [
  { type: 'oracle_cards', label: 'cards', name: 'scryfall/oracle-cards.json' },
  { type: 'default_cards', label: 'printings', name: 'scryfall/default-cards.json' },
  { type: 'oracle_tags', label: 'card tags', name: 'scryfall/oracle-tags.json' },
  { type: 'rulings', label: 'rulings', name: 'scryfall/rulings.json' },
] as const;

const FEW_TRIES = 2;

/**
 * Asks the services for available files and their sizes.
 * @throws AppError 'unavailable' or 'data-loss'.
 */
export async function planDownload(
  addresses: UpstreamAddresses,
  manners: Manners,
  state: DownloadState,
  folder: string,
  onPause: OnPause,
): Promise<Plan> {
  // Fails fast: without a network, this first request fails.
  const address = `${addresses.scryfall}/bulk-data`;
  const manifest = await fetchBytes(address, { ...manners, tries: FEW_TRIES }, onPause);
  const bulk = parse(Manifest, manifest, address);
  const warnings: string[] = [];
  const files: PlannedFile[] = [];
  const add = async (label: string, wanted: Wanted, stated = 0) => {
    files.push(await planFile({ ...wanted, label }, stated, { manners, state, folder, onPause }));
  };
  const addIfThere = async (address: string, adding: () => Promise<void>) => {
    try {
      await adding();
    } catch (error) {
      if (!isMissing(error)) throw error;
      warnings.push(`${address} is not there at present`);
    }
  };
  for (const { type, label, name } of BULK) {
    const entry = bulk.data.find((other) => other.type === type);
    if (entry) {
      const adding = () => add(label, { name, address: entry.download_uri, sha256: null }, entry.size ?? 0);
      // Without the others, too much would be missing to replace the existing data.
      await (type === 'rulings' ? addIfThere(entry.download_uri, adding) : adding());
    } else if (type === 'oracle_cards')
      throw new AppError('data-loss', `${address} lists no oracle_cards file. Try again later.`);
    else warnings.push(`Scryfall offers no ${type} file at present`);
  }
  const optional = async (label: string, name: string, source: string, withDigest: boolean) => {
    await addIfThere(source, async () => {
      const sha256 = withDigest ? digestIn(await fetchIfThere(`${source}.sha256`, manners)) : null;
      await add(label, { name, address: source, sha256 });
    });
  };
  const { mtgjson, spellbook } = addresses;
  await optional('card ids', 'mtgjson/AllIdentifiers.json', `${mtgjson}/AllIdentifiers.json.gz`, true);
  await optional('prices', 'mtgjson/AllPricesToday.json', `${mtgjson}/AllPricesToday.json.gz`, true);
  await optional('combos', 'spellbook/variants.json', `${spellbook}/variants.json.gz`, false);
  const deckListAddress = `${mtgjson}/DeckList.json`;
  const deckList = await fetchIfThere(deckListAddress, manners);
  const sets = await fetchIfThere(`${addresses.scryfall}/sets`, manners);
  return {
    files,
    decks: deckList ? commanderDecks(deckList, deckListAddress) : [],
    manifest,
    sets,
    deckList,
    warnings,
  };
}

type Around = { manners: Manners; state: DownloadState; folder: string; onPause: OnPause };

/** Determines the total size of the downloads and how much is already here. */
async function planFile(
  wanted: Wanted & { label: string },
  stated: number,
  { manners, state, folder, onPause }: Around,
): Promise<PlannedFile> {
  const head = await persist(
    wanted.address,
    manners,
    async () => {
      const headers = { 'accept-encoding': 'gzip' };
      const answer = await askUpstream(wanted.address, manners, { method: 'HEAD', headers });
      answer.destroy();
      return { length: Number(answer.headers['content-length'] ?? 0), validator: readValidator(answer) };
    },
    onPause,
  );
  const bytes = head.length || stated;
  const known = state.get(wanted.name);
  const isSame =
    known !== null &&
    known.address === wanted.address &&
    known.validator === head.validator &&
    known.validator !== null;
  const finished = known?.file ? await readFileSize(join(folder, known.file)) : 0;
  const isFresh = isSame && finished > 0 && finished === known.bytes;
  const part = isSame && known.file === null ? await readFileSize(join(folder, `${wanted.name}.part`)) : 0;
  return { ...wanted, bytes, here: isFresh ? bytes : Math.min(part, bytes), isFresh };
}

function commanderDecks(deckList: Buffer, address: string): string[] {
  const List = z.object({ data: z.array(z.unknown()) });
  return parse(List, deckList, address).data.flatMap((value) => {
    const entry = DeckListEntry.safeParse(value);
    const wanted = entry.success && entry.data.type.endsWith('Commander Deck');
    return wanted && /^[\w.-]+$/.test(entry.data.fileName) ? [entry.data.fileName] : [];
  });
}

function parse<T>(schema: z.ZodType<T>, bytes: Buffer, address: string): T {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')));
  } catch (cause) {
    throw new AppError('data-loss', `${address} has not the layout it had; nothing was changed.`, { cause });
  }
}

/** The digest in a `.sha256` file: its first word. */
function digestIn(bytes: Buffer | null): string | null {
  return /^[0-9a-f]{64}\b/i.exec(bytes?.toString('latin1').trim() ?? '')?.[0].toLowerCase() ?? null;
}
