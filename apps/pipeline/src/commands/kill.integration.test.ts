import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { currentSnapshotId, dataPaths, readSnapshot, snapshotIds } from '@deckwright/snapshot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../../../tooling/testing/chance.ts';
import { trialSize } from '../../../../tooling/testing/trial-size.ts';
import { readCountDay } from '../history/count-day.ts';
import { dayFiles, readDayFile } from '../history/day-file.ts';
import { readPriceDay } from '../history/price-day.ts';
import { deckLine, trinkets, writeMiniMirror } from '../testing/mini-mirror.fixture.ts';
import { ended, startDeckwright } from '../testing/process.fixture.ts';
import { deckwright } from '../testing/run.fixture.ts';

const KILLS = trialSize({ usual: 20, long: 1000 });
/** Maximum number of runs, since some end before they are killed. */
const MAX_RUNS = 4 * KILLS;
const SEED = 20240330;

let folder: string;
let dataDir: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-kill-'));
  dataDir = join(folder, 'var');
  for (const [name, trinketCount] of [
    ['mirror-a', 4000],
    ['mirror-b', 4100],
  ] as const) {
    writeMiniMirror(join(folder, name), { trinketCount });
  }
  for (const [name, first] of [
    ['decks-a', 1],
    ['decks-b', 1001],
  ] as const) {
    const lines = Array.from({ length: 1000 }, (_, index) =>
      deckLine(`d${first + index}`, ['Azure Archivist'], trinkets(1 + index, 70 + index), '2024-01-01'),
    );
    writeFileSync(join(folder, `${name}.jsonl`), lines.join(''));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function succeed(...args: string[]): Promise<void> {
  const result = await deckwright(dataDir, ...args);
  expect(result).toMatchObject({ code: 0, err: '' });
}

/** Every day that was ever published is there, and whole. */
function expectSoundHistory(): void {
  const paths = dataPaths(dataDir);
  const [prices, counts] = [dayFiles(paths, 'prices'), dayFiles(paths, 'counts')];
  for (const file of prices) readDayFile(file, readPriceDay);
  for (const file of counts) readDayFile(file, readCountDay);
  expect([prices.length, counts.length]).toEqual([1, 1]);
}

describe('a pipeline run that is killed', () => {
  it(`at ${KILLS} random moments leaves a working folder, and succeeds when run again`, {
    timeout: trialSize({ usual: 900_000, long: 14_400_000 }),
  }, async () => {
    const random = createRandom(SEED);
    const pick = <T>(choices: readonly T[]): T => {
      const choice = choices[Math.floor(random() * choices.length)];
      if (choice === undefined) throw new Error('nothing to choose from');
      return choice;
    };
    const decks = (name: string) => [
      'ingest',
      'decks',
      join(folder, name),
      '--source',
      'club',
      '--rights',
      'own',
    ];
    await succeed('ingest', '--from', join(folder, 'mirror-a'));
    await succeed(...decks('decks-a.jsonl'));
    await succeed('build', '--max-age-days', 'all');
    await succeed('build');
    const commands = {
      ingest: () => ['ingest', '--from', join(folder, pick(['mirror-a', 'mirror-b']))],
      decks: () => decks(pick(['decks-a.jsonl', 'decks-b.jsonl'])),
      build: () => ['build', '--max-age-days', String(Math.floor(random() * 9000))],
      publish: () => ['publish', pick(snapshotIds(dataDir))],
    };
    const kinds = Object.keys(commands) as (keyof typeof commands)[];
    const durations = new Map<string, number>();
    const killed = new Map<string, number>();
    let kills = 0;
    for (let runs = 0; kills < KILLS && runs < MAX_RUNS; runs += 1) {
      const kind = kinds[runs % kinds.length] ?? 'build';
      const args = commands[kind]();
      const before = currentSnapshotId(dataDir);
      const child = startDeckwright([...args, '--data-dir', dataDir]);
      const end = ended(child);
      // The first line of progress shows that it has started; before that only Node starts.
      await Promise.race([once(child.stderr ?? child, 'data'), end]);
      const begun = performance.now();
      const usual = durations.get(kind);
      if (usual !== undefined) {
        // Waits for nothing in particular: the moment of the kill is what varies.
        await Promise.race([sleep(random() * usual), end]);
        child.kill('SIGKILL');
      }
      const { signal, code, err } = await end;
      if (signal === 'SIGKILL') {
        kills += 1;
        killed.set(kind, (killed.get(kind) ?? 0) + 1);
      } else {
        expect({ code, err: err.replaceAll(/^.*(…|%)\n/gm, '') }).toEqual({ code: 0, err: '' });
        durations.set(kind, performance.now() - begun);
      }

      await succeed('status');
      const after = currentSnapshotId(dataDir);
      expect(after).not.toBeNull();
      if (kind === 'ingest' || kind === 'decks') expect(after).toBe(before);
      if (kind === 'publish') expect([before, args[1]]).toContain(after);
      const { manifest } = await readSnapshot(dataDir, after ?? '');
      expect(manifest.id).toBe(after);
      expectSoundHistory();

      await succeed(...args);
      if (kind === 'publish') expect(currentSnapshotId(dataDir)).toBe(args[1]);
    }
    expect(kills).toBe(KILLS);
    expect([...killed.keys()].sort()).toEqual([...kinds].sort());
  });
});
