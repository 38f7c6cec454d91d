import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { currentSnapshotId } from '@deckwright/snapshot';
import { describe, expect, it } from 'vitest';
import { deckwrightWith, type Run } from '../testing/run.fixture.ts';
import { useWorkbench } from '../testing/workbench.fixture.ts';

const bench = useWorkbench();

/** A command on a machine of its own that publishes to the folder `store`. */
function on(machine: string, ...args: string[]): Promise<Run> {
  const store = join(bench.folder, 'store');
  mkdirSync(store, { recursive: true });
  return deckwrightWith({ SNAPSHOT_STORE: store }, join(bench.folder, machine), ...args);
}

async function done(run: Promise<Run>): Promise<string> {
  const result = await run;
  expect(result).toMatchObject({ code: 0, err: '' });
  return result.out;
}

/** Builds two snapshots on one machine and publishes them to the store; returns their ids. */
async function publishTwo(): Promise<[string, string]> {
  await done(on('one', 'ingest', '--from', bench.mirror));
  await done(on('one', 'ingest', 'decks', bench.deckFile, '--source', 'club', '--rights', 'own'));
  const ids: string[] = [];
  for (const age of ['all', '600']) {
    await done(on('one', 'build', '--max-age-days', age));
    ids.push(currentSnapshotId(join(bench.folder, 'one')) ?? '');
  }
  expect(ids[0]).not.toBe(ids[1]);
  return [ids[0] ?? '', ids[1] ?? ''];
}

describe('commands with a store', () => {
  it('publish and go back on a machine that never built', async () => {
    const [first, second] = await publishTwo();
    expect(await done(on('two', 'rollback'))).toContain(`Published ${first} of`);
    expect(currentSnapshotId(join(bench.folder, 'two'))).toBe(first);
    expect(await done(on('three', 'publish', second))).toMatch(/Publication 4 of .*: \w+, 0.0 MB uploaded/);
    expect(currentSnapshotId(join(bench.folder, 'three'))).toBe(second);
    const none = await on('four', 'publish', '0123456789abcdef');
    expect(none).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^There is no snapshot 0123456789abcdef(?!.*kept here)/),
    });
  });

  it('never replace what all sites serve with the sample', async () => {
    await publishTwo();
    const refused = await on('two', 'build', '--sample');
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/the sample would replace it\. Unset SNAPSHOT_STORE/);
    expect(readdirSync(bench.folder)).toContain('store');
    expect(currentSnapshotId(join(bench.folder, 'two'))).toBeNull();
  });
});
