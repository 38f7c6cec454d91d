// A full disk, simulated by the system's limit on the size of files; a real one in test:long.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { currentSnapshotId, dataPaths } from '@deckwright/snapshot';
import { expect, it } from 'vitest';
import { ended } from '../testing/process.fixture.ts';
import { useWorkbench } from '../testing/workbench.fixture.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
/** Blocks of 512 or 1,024 bytes, depending on the shell: less than a card file needs. */
const BLOCKS = 8;

const bench = useWorkbench();

it('ends a run with a sentence; what was published stays, and the next run succeeds', async () => {
  await bench.ingestMirror();
  await bench.run('build');
  const before = currentSnapshotId(bench.dataDir);
  const bounded = (...args: string[]) =>
    ended(
      spawn('sh', ['-c', `ulimit -f ${BLOCKS} && exec "$0" "$@"`, process.execPath, MAIN, ...args], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          DATA_DIR: bench.dataDir,
          NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
        },
      }),
    );
  const commands = [
    ['build', '--max-age-days', '9000'],
    ['ingest', 'decks', bench.deckFile, '--source', 'club', '--rights', 'own'],
  ];
  for (const args of commands) {
    const { code, err } = await bounded(...args);
    expect(code).toBe(1);
    expect(err.trim().split('\n').at(-1)).toMatch(
      /^The disk is full.* Free some space and run the command again\.$/,
    );
    await bench.run('status');
    expect(currentSnapshotId(bench.dataDir)).toBe(before);
  }
  for (const args of commands) await bench.run(...args);
  const { snapshots, decks } = dataPaths(bench.dataDir);
  expect(
    [...readdirSync(snapshots), ...readdirSync(decks)].filter((name) => name.startsWith('.tmp-')),
  ).toEqual([]);
});
