import { isUtf8 } from 'node:buffer';
import { parseDeckText } from '@deckwright/decklist';
import { AppError, type RawDeck } from '@deckwright/domain';
import { type OnBytes, readChunks } from '../stream/chunks.ts';
import { splitFile } from '../stream/read-records.ts';
import {
  checkRejectShare,
  countKept,
  countReject,
  MAX_REJECT_SHARE,
  newReport,
  type SourceReport,
} from '../stream/report.ts';
import { sniffDeckFile } from './sniff.ts';
import { deckOfText, deckOfValue } from './to-raw-deck.ts';

/** Much larger than any single deck. */
const MAX_SINGLE_BYTES = 16 * 1024 * 1024;

/**
 * One deck or one reject. `at` is the position in the file ("line 3", "record 12", "the file"); `notes` name the
 * unrecognized lines of a plain list.
 */
export type DeckRead =
  | { file: string; at: string; deck: RawDeck; notes: string[] }
  | { file: string; at: string; reason: string };

/**
 * Streams the decks of files, gzipped or not: JSONL, a JSON array, one deck as a site exports it, or plain text. Names
 * of decks and players are dropped. A deck without an id gets a hash of its content. Fills the report while streaming.
 * @throws AppError 'data-loss' after the last file when more than MAX_REJECT_SHARE.decks of all records were rejects.
 */
export async function* readDecks(
  files: readonly string[],
  options: { report?: SourceReport; onBytes?: OnBytes } = {},
): AsyncGenerator<DeckRead> {
  const report = options.report ?? newReport('decks', files.length === 1 ? (files[0] ?? null) : null);
  for (const file of files) {
    for await (const read of readDeckFile(file, options.onBytes)) {
      if ('deck' in read) countKept(report);
      else countReject(report, files.length === 1 ? read.at : `${file}, ${read.at}`, read.reason);
      yield read;
    }
  }
  checkRejectShare(report, MAX_REJECT_SHARE.decks);
}

async function* readDeckFile(file: string, onBytes: OnBytes | undefined): AsyncGenerator<DeckRead> {
  const form = await sniffDeckFile(file);
  if (form === 'jsonl' || form === 'list') {
    for await (const batch of splitFile(file, { jsonl: form === 'jsonl', onBytes })) {
      for (const { index, value, problem } of batch) {
        const at = form === 'jsonl' ? `line ${index + 1}` : `record ${index}`;
        yield toRead(file, at, problem ? problem : deckOfValue(value), []);
      }
    }
    return;
  }
  const bytes = await readWhole(file, onBytes);
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (form === 'text') {
    const fault = textFault(bytes);
    if (fault !== null) {
      yield toRead(file, 'the file', fault, []);
      return;
    }
    const parsed = parseDeckText(text);
    const notes = parsed.problems.map(({ line, reason }) => `line ${line}: ${reason}`);
    yield toRead(file, 'the file', deckOfText(parsed), notes);
    return;
  }
  yield toRead(file, 'the file', singleDeck(text), []);
}

/** Why a file that is not JSON is no list either. */
function textFault(bytes: Uint8Array): string | null {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (!isWide && bytes.includes(0)) return 'neither text nor JSON';
  return isWide || !isUtf8(bytes) ? 'not in UTF-8: save it again as UTF-8 text' : null;
}

function singleDeck(text: string): RawDeck | string {
  try {
    return deckOfValue(JSON.parse(text));
  } catch {
    // Not the parser's message, which would quote the text.
    return 'not valid JSON';
  }
}

function toRead(file: string, at: string, deck: RawDeck | string, notes: string[]): DeckRead {
  return typeof deck === 'string' ? { file, at, reason: deck } : { file, at, deck, notes };
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
