import type { RawDeck } from '@deckwright/domain';
import type { Judge, JudgeFacts } from './judge-facts.ts';
import { packPart } from './judged-part.ts';

const NEWLINE = 10;

/** Judges the decks of a part of a deck file, whose checksum says that the lake's writer wrote it. */
export function judgeBytes(judge: Judge, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return packPart(judge(decksIn(bytes)));
}

/** The facts as bytes: equal facts give equal bytes. */
export function factsBytes(facts: JudgeFacts): Uint8Array {
  return Buffer.from(JSON.stringify(facts));
}

/** Reads what `factsBytes` wrote. */
export function parseFacts(bytes: Uint8Array): JudgeFacts {
  // Safe because the checksum of the bytes says that factsBytes wrote them.
  return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()) as JudgeFacts;
}

function* decksIn(bytes: Uint8Array): Generator<RawDeck> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf(NEWLINE, start);
    const end = found < 0 ? text.length : found;
    // Safe for the same reason as in readJsonLines.
    if (end > start) yield JSON.parse(text.toString('utf8', start, end)) as RawDeck;
    start = end + 1;
  }
}
