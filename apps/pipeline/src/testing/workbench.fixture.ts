import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { miniDecks, writeMiniMirror } from './mini-mirror.fixture.ts';
import { deckwright } from './run.fixture.ts';

/** A fresh folder for each test, with upstream files and a deck file ready to be ingested. */
export type Workbench = {
  folder: string;
  dataDir: string;
  mirror: string;
  deckFile: string;
  /** Runs a command that must succeed; returns its output. */
  run: (...args: string[]) => Promise<string>;
  /** Runs a command that must fail with these words, without a stack. */
  expectFailure: (words: RegExp, ...args: string[]) => Promise<void>;
  ingestMirror: () => Promise<string>;
  ingestDecks: (file?: string, source?: string, rights?: string) => Promise<string>;
};

/** Creates a fresh workbench before each test of the file; its fields may only be read inside tests. */
export function useWorkbench(): Workbench {
  const bench: Workbench = {
    folder: '',
    dataDir: '',
    mirror: '',
    deckFile: '',
    run: async (...args) => {
      const result = await deckwright(bench.dataDir, ...args);
      expect(result).toMatchObject({ code: 0, err: '' });
      return result.out;
    },
    expectFailure: async (words, ...args) => {
      const result = await deckwright(bench.dataDir, ...args);
      expect(result.code).toBe(1);
      expect(result.err).toMatch(words);
      expect(result.err).not.toMatch(/\n\s+at /);
    },
    ingestMirror: () => bench.run('ingest', '--from', bench.mirror),
    ingestDecks: (file = bench.deckFile, source = 'club', rights = 'own') =>
      bench.run('ingest', 'decks', file, '--source', source, '--rights', rights),
  };
  beforeEach(() => {
    bench.folder = mkdtempSync(join(tmpdir(), 'deckwright-pipeline-'));
    bench.dataDir = join(bench.folder, 'var');
    bench.mirror = join(bench.folder, 'mirror');
    bench.deckFile = join(bench.folder, 'decks.jsonl');
    writeMiniMirror(bench.mirror);
    writeFileSync(bench.deckFile, miniDecks());
  });
  afterEach(() => rmSync(bench.folder, { recursive: true, force: true }));
  return bench;
}
