import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PreconDeck, slugify } from '@deckwright/domain';
import { compareText } from '../catalog/compare-text.ts';
import type { OnBytes } from '../stream/chunks.ts';
import { readRecords, schemaReason } from '../stream/read-records.ts';
import {
  checkRejectShare,
  countAccepted,
  countReject,
  countSkipped,
  MAX_REJECT_SHARE,
  newReport,
  type SourceReport,
} from '../stream/report.ts';
import { gunzipIfNeeded } from '../stream/whole-file.ts';
import { DeckListEntry, MtgjsonDeck } from './schemas.ts';

/**
 * Reads the deck list and each Commander deck it names (types that end in "Commander Deck"). Of precons with the same
 * name, the earliest gets the plain slug, later ones append their set code. Sorted by release, then name.
 */
export async function readPrecons(
  listPath: string,
  decksDir: string,
  onBytes?: OnBytes,
): Promise<{ precons: PreconDeck[]; reports: SourceReport[] }> {
  const entries: DeckListEntry[] = [];
  const listReport = await readRecords({
    name: 'deck list',
    path: listPath,
    members: ['data'],
    schema: DeckListEntry,
    maxRejectShare: MAX_REJECT_SHARE.precons,
    onBytes,
    each: (entry) => {
      if (!entry.type.endsWith('Commander Deck')) return 'not a Commander deck';
      entries.push(entry);
      return undefined;
    },
  });
  const report = newReport('precons', decksDir);
  const precons: PreconDeck[] = [];
  for (const entry of entries) {
    const deck = await readDeck(decksDir, entry.fileName);
    if (typeof deck === 'string') countReject(report, entry.fileName, deck);
    else if (deck.commanders.length === 0) countSkipped(report, 'names no commander');
    else {
      precons.push(deck);
      countAccepted(report);
    }
  }
  checkRejectShare(report, MAX_REJECT_SHARE.precons);
  precons.sort(
    (a, b) =>
      compareText(a.released, b.released) || compareText(a.name, b.name) || compareText(a.setCode, b.setCode),
  );
  giveAddresses(precons);
  return { precons, reports: [listReport, report] };
}

/** The deck, or why it cannot be used. */
async function readDeck(dir: string, fileName: string): Promise<PreconDeck | string> {
  let bytes: Buffer | null = null;
  for (const extension of ['.json', '.json.gz']) {
    bytes ??= await readFile(join(dir, `${fileName}${extension}`)).catch(() => null);
  }
  if (!bytes) return 'the file is missing';
  let value: unknown;
  try {
    value = JSON.parse(gunzipIfNeeded(bytes).toString('utf8'));
  } catch {
    return 'not valid JSON';
  }
  const parsed = MtgjsonDeck.safeParse(value);
  if (!parsed.success) return schemaReason(parsed.error);
  const { data } = parsed.data;
  const commanders = data.commander?.length ? data.commander : (data.displayCommander ?? []);
  return {
    name: data.name,
    slug: '',
    setCode: data.code.toLowerCase(),
    released: data.releaseDate?.slice(0, 10) ?? '',
    type: data.type,
    commanders: commanders.map((card) => card.name),
    cards: data.mainBoard.map(({ name, count }) => ({ name, quantity: count })),
  };
}

function giveAddresses(precons: readonly PreconDeck[]): void {
  const taken = new Set<string>();
  for (const precon of precons) {
    const plain = slugify(precon.name);
    let slug = taken.has(plain) || plain === '' ? `${plain}-${precon.setCode}`.replace(/^-/, '') : plain;
    for (let copy = 2; taken.has(slug); copy++) slug = `${plain}-${precon.setCode}-${copy}`;
    taken.add(slug);
    precon.slug = slug;
  }
}
