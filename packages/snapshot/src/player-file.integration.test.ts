import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { trialSize } from '../../../tooling/testing/trial-size.ts';
import { removeLeftovers } from './atomic-files.ts';
import { dataPaths } from './data-folder.ts';
import { playerFilePath, readPlayerFile } from './player-file.ts';

const WRITER = fileURLToPath(new URL('testing/write-players.ts', import.meta.url));
const KILLS = trialSize({ usual: 15, long: 1000 });
const Row = z.object({ round: z.number(), number: z.number() });

/** Lets the writer finish a file, kills it after some more dots, and returns the number of the last reported file. */
async function killAfter(dataDir: string, dots: number): Promise<number> {
  const writer = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', WRITER, dataDir]);
  const closed = once(writer, 'close');
  let [said, seen] = [0, 0];
  for await (const line of createInterface({ input: writer.stdout })) {
    if (line !== '.') said = Number(line);
    else if (said > 0) seen += 1;
    if (said > 0 && seen >= dots) writer.kill('SIGKILL');
  }
  await closed;
  return said;
}

it(`is complete after each of ${KILLS} kills of its writer, and as new as acknowledged`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'deckwright-player-kill-'));
  const { players } = dataPaths(dataDir);
  let torn = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const said = await killAfter(dataDir, (kill * 7) % 25);
    torn += readdirSync(players).length - 1;
    const rows = [...readPlayerFile(playerFilePath(dataPaths(dataDir), 'votes'), Row)];
    expect(rows).toHaveLength(20_000);
    const rounds = new Set(rows.map(({ round }) => round));
    expect(rounds.size).toBe(1);
    // The process may be killed between the rename and the report.
    expect([said, said + 1]).toContain([...rounds][0]);
    removeLeftovers([players]);
    expect(readdirSync(players)).toEqual(['votes.jsonl']);
  }
  // Some kills happened in the middle of a file.
  expect(torn).toBeGreaterThan(0);
  rmSync(dataDir, { recursive: true, force: true });
});
