import { type FindCard, readDeckList } from '@deckwright/decklist';
import { AppError, type RawDeck } from '@deckwright/domain';
import { type OnBytes, readChunks } from '../stream/chunks.ts';
import { splitFile } from '../stream/read-records.ts';
import {
  checkRejectShare,
  countAccepted,
  countReject,
  MAX_REJECT_SHARE,
  newReport,
  type SourceReport,
} from '../stream/report.ts';
import { sniffDeckFile } from './sniff.ts';
import { type DeckOutcome, deckOfReading, deckOfValue } from './to-raw-deck.ts';

/** Much larger than any single deck. */
const MAX_SINGLE_BYTES = 16 * 1024 * 1024;

/**
 * One deck or one reject. `at` is the position in the file ("line 3", "record 12", "the file"); `notes` name what of the
 * list was not read.
 */
export type DeckRead =
  | { file: string; at: string; deck: RawDeck; notes: string[] }
  | { file: string; at: string; reason: string };

/**
 * Streams the decks of files, gzipped or not: JSONL, a JSON array, or one deck in any format of `readDeckList`. `cards`
 * looks names up, so that lists are read as on the site. Names of decks and players are dropped. A deck without an id gets a hash of its content. Fills the report while streaming.
 * @throws AppError 'data-loss' after the last file when more than MAX_REJECT_SHARE.decks of all records were rejects.
 */
export async function* readDecks(
  files: readonly string[],
  options: { report?: SourceReport; onBytes?: OnBytes; cards?: FindCard } = {},
): AsyncGenerator<DeckRead> {
  const report = options.report ?? newReport('decks', files.length === 1 ? (files[0] ?? null) : null);
  for (const file of files) {
    for await (const read of readDeckFile(file, options)) {
      if ('deck' in read) countAccepted(report);
      else countReject(report, files.length === 1 ? read.at : `${file}, ${read.at}`, read.reason);
      yield read;
    }
  }
  checkRejectShare(report, MAX_REJECT_SHARE.decks);
}

async function* readDeckFile(
  file: string,
  { onBytes, cards }: { onBytes?: OnBytes; cards?: FindCard },
): AsyncGenerator<DeckRead> {
  const form = await sniffDeckFile(file);
  if (form === 'jsonl' || form === 'list') {
    for await (const batch of splitFile(file, { jsonl: form === 'jsonl', onBytes })) {
      for (const { index, value, problem } of batch) {
        const at = form === 'jsonl' ? `line ${index + 1}` : `record ${index}`;
        yield toRead(file, at, problem ? problem : deckOfValue(value, cards));
      }
    }
    return;
  }
  const bytes = await readWhole(file, onBytes);
  const record = form === 'single' ? jsonIn(bytes) : null;
  yield toRead(
    file,
    'the file',
    record === null
      ? deckOfReading(readDeckList(bytes, { fileName: file, cards }))
      : deckOfValue(record, cards),
  );
}

/** The value of a file of JSON; null for any other, which the reader of lists explains. */
function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

function toRead(file: string, at: string, outcome: DeckOutcome): DeckRead {
  if (typeof outcome === 'string') return { file, at, reason: outcome };
  return 'deck' in outcome ? { file, at, ...outcome } : { file, at, deck: outcome, notes: [] };
}

async function readWhole(file: string, onBytes: OnBytes | undefined): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of readChunks(file, onBytes)) {
    size += chunk.length;
    if (size > MAX_SINGLE_BYTES)
      throw new AppError(
        'invalid-argument',
        `${file} is more than ${MAX_SINGLE_BYTES / 1024 / 1024} MiB and is neither JSONL nor a JSON list of decks.`,
      );
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
