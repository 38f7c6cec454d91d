import { readChunks } from '../stream/chunks.ts';

/** jsonl: one deck a line; list: a JSON array of decks; single: one deck over several lines; text: a plain list. */
export type DeckFileForm = 'jsonl' | 'list' | 'single' | 'text';

const LOOK_BYTES = 4 * 1024 * 1024;

/** Detects the format of a deck file from its beginning, not from its file name. */
export async function sniffDeckFile(path: string): Promise<DeckFileForm> {
  let head = Buffer.alloc(0);
  for await (const chunk of readChunks(path)) {
    head = Buffer.concat([head, chunk]);
    if (firstLine(head) !== null || head.length > LOOK_BYTES) break;
  }
  const start = head
    .toString('utf8', 0, 64)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (start.startsWith('[') && !/^\[[A-Za-z ]+\]\s/.test(start)) return 'list';
  if (!start.startsWith('{')) return 'text';
  const line = firstLine(head) ?? head.toString('utf8').trim();
  try {
    JSON.parse(line);
    return 'jsonl';
  } catch {
    // The first line of a multi-line deck ends after a bracket, a comma or a short member.
    return line.length < 200 && /[{[,]$/.test(line) ? 'single' : 'jsonl';
  }
}

/** The first nonblank line, if complete. */
function firstLine(head: Buffer): string | null {
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  const end = text.indexOf('\n');
  return end < 0 ? null : text.slice(0, end).trim();
}
