// A snapshot with damaged files: every reader must refuse it rather than serve the rest.
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@deckwright/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { trialSize } from '../../../tooling/testing/trial-size.ts';
import { dataPaths } from './data-folder.ts';
import { SNAPSHOT_FILES } from './manifest.ts';
import { verifySnapshot } from './read-manifest.ts';
import { readSnapshot } from './read-snapshot.ts';
import { sampleContent } from './sample-content.fixture.ts';
import { writeSnapshot } from './write-snapshot.ts';

const DAMAGES = trialSize({ usual: 100, long: 5000 });
const SEED = Number(
  process.env.PROPERTY_SEED ?? trialSize({ usual: 20_261_124, long: randomInt(1, 2 ** 31) }),
);

let dataDir: string;
let id: string;
let folder: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'deckwright-damage-'));
  ({ id } = await writeSnapshot(dataDir, sampleContent(), '2024-04-01T12:00:00.000Z'));
  folder = join(dataPaths(dataDir).snapshots, id);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

type Damage = (bytes: Buffer) => Buffer;

/** Flipped bits, lost blocks and truncation, as caused by disks and broken copies. */
const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.tuple(fc.nat(), fc.integer({ min: 0, max: 7 })).map(
    ([at, bit]): Damage =>
      (bytes) => {
        const copy = Buffer.from(bytes);
        const index = at % Math.max(copy.length, 1);
        copy[index] = (copy[index] ?? 0) ^ (1 << bit);
        return copy;
      },
  ),
  fc.nat().map(
    (at): Damage =>
      (bytes) =>
        bytes.subarray(0, at % Math.max(bytes.length, 1)),
  ),
  fc.uint8Array({ minLength: 1, maxLength: 64 }).map(
    (more): Damage =>
      (bytes) =>
        Buffer.concat([bytes, more]),
  ),
  fc.tuple(fc.nat(), fc.integer({ min: 1, max: 4096 })).map(
    ([at, length]): Damage =>
      (bytes) => {
        const start = at % Math.max(bytes.length, 1);
        return Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + length)]);
      },
  ),
  fc.tuple(fc.nat(), fc.integer({ min: 1, max: 4096 })).map(
    ([at, length]): Damage =>
      (bytes) => {
        const start = at % Math.max(bytes.length, 1);
        return Buffer.from(bytes).fill(0, start, Math.min(start + length, bytes.length));
      },
  ),
);

async function expectRefused(read: () => Promise<unknown>, what: string): Promise<void> {
  const error = await read().then(
    () => null,
    (caught: unknown) => caught,
  );
  expect(error, what).toBeInstanceOf(AppError);
  expect((error as AppError).code, what).toBe('data-loss');
}

/** A manifest does not vouch for its own date, nor for whitespace. */
function saysTheSame(broken: Buffer, sound: Buffer): boolean {
  const read = (bytes: Buffer) => JSON.stringify({ ...JSON.parse(bytes.toString()), generatedAt: null });
  try {
    return (
      read(broken) === read(sound) &&
      /^[\d-]{10}T[\d:.]{12}Z$/.test(JSON.parse(broken.toString()).generatedAt)
    );
  } catch {
    return false;
  }
}

it('refuses any damage to any file', async () => {
  const trials = fc.sample(fc.tuple(fc.constantFrom('manifest.json', ...SNAPSHOT_FILES), damage), {
    numRuns: DAMAGES,
    seed: SEED,
  });
  let tried = 0;
  for (const [name, apply] of trials) {
    const path = join(folder, name);
    const sound = readFileSync(path);
    const broken = apply(sound);
    if (broken.equals(sound) || (name === 'manifest.json' && saysTheSame(broken, sound))) continue;
    writeFileSync(path, broken);
    try {
      for (const read of [readSnapshot, verifySnapshot])
        await expectRefused(() => read(dataDir, id), `${name}, seed ${SEED}, trial ${tried}`);
    } finally {
      writeFileSync(path, sound);
    }
    tried += 1;
  }
  expect(tried).toBeGreaterThan(DAMAGES * 0.9);
  await expect(readSnapshot(dataDir, id)).resolves.toBeTruthy();
}, 1_800_000);
