import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { UpstreamAddresses } from '@deckwright/domain';
import { downloadFile } from './download-file.ts';
import { DownloadState, replace } from './download-state.ts';
import type { OnPause } from './persist.ts';
import { type Plan, planDownload } from './plan.ts';
import { type Manners, mannersWithContact } from './request.ts';
import { fetchIfThere } from './small-files.ts';

/** What is about to be downloaded; `bytes` is the total, `hereBytes` the part that is already here. */
export type DownloadSize = { bytes: number; hereBytes: number; hosts: string[] };

export type FetchInput = {
  /** The mirror folder to fill; partial downloads stay in it. */
  folder: string;
  addresses: UpstreamAddresses;
  manners?: Partial<Manners>;
  /** Where the operator can be reached, for the services. */
  contact?: string | undefined;
  /** Called once, before the first large file is downloaded. */
  onSize?: (size: DownloadSize) => void;
  onProgress?: (progress: { label: string; bytes: number; total: number }) => void;
  onPause?: OnPause;
};

/** Estimated size of a precon's file for the announced total, of which precons are about a tenth. */
const DECK_BYTES = 40_000;
const DECKS_AT_ONCE = 3;
/** A printed list changes only if someone corrects it. */
const DECK_FRESH_MS = 30 * 86_400_000;

/**
 * Downloads the files of the upstream services into a mirror folder. Skips unchanged files, resumes partial ones, and
 * keeps each old file until the new one is complete.
 * @throws AppError 'unavailable' if a service cannot be reached, 'data-loss' for damaged downloads.
 */
export async function fetchUpstream(input: FetchInput): Promise<{ warnings: string[] }> {
  const { folder, addresses, onPause = () => {} } = input;
  const manners = { ...mannersWithContact(input.contact), ...input.manners };
  for (const part of ['scryfall', 'mtgjson/decks', 'spellbook'])
    await mkdir(join(folder, part), { recursive: true });
  const state = await DownloadState.open(folder);
  const plan = await planDownload(addresses, manners, state, folder, onPause);
  const decks = await missingDecks(plan.decks, folder);
  const deckBytes = decks.length * DECK_BYTES;
  const total = plan.files.reduce((sum, file) => sum + file.bytes, 0) + deckBytes;
  const here = plan.files.reduce((sum, file) => sum + file.here, 0);
  input.onSize?.({ bytes: total, hereBytes: here, hosts: getHosts(plan, addresses) });

  let done = plan.files.reduce((sum, file) => sum + (file.isFresh ? file.bytes : 0), 0);
  const report = (label: string, bytes: number) =>
    input.onProgress?.({ label, bytes: Math.min(total, bytes), total });
  for (const file of plan.files.filter(({ isFresh }) => !isFresh)) {
    const onBytes = (bytes: number) => report(file.label, done + bytes);
    await downloadFile(file, { folder, state, manners, onBytes, onPause });
    done += file.bytes;
  }
  const lost: string[] = [];
  await inParallel(decks, DECKS_AT_ONCE, async (name) => {
    const bytes = await fetchIfThere(`${addresses.mtgjson}/decks/${name}.json`, manners);
    if (bytes) await replace(join(folder, 'mtgjson', 'decks', `${name}.json`), bytes);
    else lost.push(name);
    done += DECK_BYTES;
    report('preconstructed decks', done);
  });
  await writeSmall(folder, plan);
  const warnings = lost.length > 0 ? [`${lost.length} preconstructed decks are not there at present`] : [];
  return { warnings: [...plan.warnings, ...warnings] };
}

/** Written last, because the manifest dates the card file and the deck list names the deck files. */
async function writeSmall(folder: string, { manifest, sets, deckList }: Plan): Promise<void> {
  if (sets) await replace(join(folder, 'scryfall', 'sets.json'), sets);
  if (deckList) await replace(join(folder, 'mtgjson', 'DeckList.json'), deckList);
  await replace(join(folder, 'scryfall', 'bulk-data.json'), manifest);
}

async function missingDecks(names: readonly string[], folder: string): Promise<string[]> {
  const missing: string[] = [];
  for (const name of new Set(names)) {
    const there = await stat(join(folder, 'mtgjson', 'decks', `${name}.json`)).catch(() => null);
    if (!there || Date.now() - there.mtimeMs > DECK_FRESH_MS) missing.push(name);
  }
  return missing;
}

function getHosts({ files }: Plan, addresses: UpstreamAddresses): string[] {
  const all = [...files.map(({ address }) => address), addresses.mtgjson];
  return [...new Set(all.map((address) => new URL(address).host))].sort();
}

async function inParallel<T>(
  items: readonly T[],
  workers: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = [...items];
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
    }),
  ).finally(() => rest.splice(0));
}
