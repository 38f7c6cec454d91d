import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Progress } from '@deckwright/command-line';
import { codeVersion } from './code-version.ts';
import type { LakeDeckFile } from './counted-deck.ts';
import { type FilePart, partsOfFile, readPart } from './file-parts.ts';
import { factsBytes } from './judge-bytes.ts';
import type { JudgeFacts } from './judge-facts.ts';
import { openJudgePool } from './judge-pool.ts';
import type { JudgeWork, ShareOut, WantedPart } from './judge-work.ts';
import { type PartColumns, partColumns } from './judged-part.ts';
import { PartCache } from './part-cache.ts';

/** Judges the decks of files; returns how to read the verdicts on a file, part by part in its order. */
export type JudgeFiles = (
  files: readonly LakeDeckFile[],
  facts: JudgeFacts,
  progress: Progress,
) => Promise<(file: LakeDeckFile) => Iterable<PartColumns>>;

/** Who judged the parts of the decks that no earlier build has judged. */
export type JudgedBy = {
  /** Parts known from an earlier build. */
  known: number;
  here: number;
  /** Parts by the worker that judged them. */
  workers: ReadonlyMap<string, number>;
};

type JudgeOptions = {
  /** Folder of the parts judged before. */
  folder: string;
  /** From 1 on; left out = the cores of this machine. */
  threads?: number | undefined;
  /** Gives parts to workers on other machines as well. */
  shareOut?: ShareOut | undefined;
  onJudged?: (judged: JudgedBy) => void;
};

/** Less than this is judged before a thread has started. */
const FEW_BYTES = 8_000_000;

/**
 * Judges what no earlier build has judged: a verdict is kept under the checksums of the decks, of all the facts they
 * are judged by, and of the code. The verdicts are the same whoever judges and in whatever order.
 */
export function judgesFor({
  folder,
  threads = availableParallelism(),
  shareOut,
  onJudged = () => undefined,
}: JudgeOptions): JudgeFiles {
  return async (files, facts, progress) => {
    const cache = new PartCache(folder);
    const bytes = factsBytes(facts);
    const kit = sha256(`${codeVersion()}\n${sha256(bytes)}`);
    const parts = new Map<LakeDeckFile, WantedPart[]>();
    for (const file of files) {
      progress.update('reading decks');
      const index = cache.toPath(`index-${file.facts?.sha256 ?? 'none'}.json`);
      const found = await partsOfFile(file.path, file.facts, index);
      parts.set(
        file,
        found.map((part) => ({ ...part, key: sha256(`${kit}\n${part.sha256}`) })),
      );
    }
    const all = [...parts.values()].flat();
    const missing = missingParts(all, cache);
    const workers = new Map<string, number>();
    let here = 0;
    if (missing.length > 0) {
      const total = sumSizes(missing);
      const pool = openJudgePool(bytes, {
        threads: total < FEW_BYTES ? 1 : Math.min(threads, missing.length),
      });
      let done = 0;
      const put = (part: WantedPart, judged: Uint8Array, worker?: string): void => {
        cache.put(part.key, judged);
        if (worker === undefined) here += 1;
        else workers.set(worker, (workers.get(worker) ?? 0) + 1);
        done += part.bytes;
        progress.update('judging decks', done, total);
      };
      progress.update('judging decks', 0, total);
      try {
        const judge = (part: WantedPart) => pool.run(readPart(part));
        const work = { parts: missing, lanes: threads, judge, put, read: readPart };
        if (shareOut) await shareOut({ ...work, facts: bytes });
        else await judgeAll(work);
      } finally {
        await pool.close();
      }
    }
    cache.removeUnused();
    onJudged({ known: new Set(all.map(({ key }) => key)).size - missing.length, here, workers });
    return function* (file) {
      for (const part of parts.get(file) ?? []) {
        const judged = cache.get(part.key);
        if (judged === null) throw new Error(`The judged part ${part.key} is gone.`);
        yield partColumns(judged);
      }
    };
  };
}

async function judgeAll({ parts, lanes, judge, put }: JudgeWork): Promise<void> {
  const left = parts.values();
  const lane = async (): Promise<void> => {
    for (const part of left) put(part, await judge(part));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Each once: the same decks may be in two files. */
function missingParts(parts: readonly WantedPart[], cache: PartCache): WantedPart[] {
  const missing = new Map<string, WantedPart>();
  for (const part of parts)
    if (!missing.has(part.key) && cache.get(part.key) === null) missing.set(part.key, part);
  return [...missing.values()];
}

function sumSizes(parts: readonly FilePart[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
