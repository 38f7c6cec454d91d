import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type LoadedSnapshot, loadSnapshot } from '@deckwright/answers';
import { currentSnapshotId } from '@deckwright/snapshot';
import { expect, it } from 'vitest';
import { madeReal, madeSample } from '../../../tooling/lib/made-once.mjs';
import { ensurePagesBuilt } from '../../../tooling/testing/made-on-demand.ts';
import { createApp } from './app.ts';
import { type Fill, ResponseCache } from './cache/response-cache.ts';
import { loadPages } from './pages/page-handler.ts';
import { plainRequest } from './pages/page-maker.ts';
import { readSettings } from './settings/settings.ts';
import { checkDocuments } from './testing/de-facto/check-documents.ts';
import { readBuildId } from './testing/de-facto/read-build-id.ts';

const DATA = join(import.meta.dirname, '../../../../shared/data');
const present = existsSync(join(DATA, 'mirror')) && existsSync(join(DATA, 'decks'));
const COMMANDERS = 200;
/** The minimum claimed in docs/COMPATIBILITY.md. */
const LEAST = { documents: 500, checks: 200_000 };

/** Caches and compresses nothing: each document is read once. */
class NoCache extends ResponseCache {
  override async respond(_key: string, request: Request, fill: Fill): Promise<Response> {
    const answer = await fill(request.signal);
    return answer instanceof Response ? answer : new Response(answer.body, answer);
  }
}

/** From the home page as the built site renders it, where programs look for it. */
async function readRenderedBuild(snapshot: LoadedSnapshot): Promise<string> {
  await ensurePagesBuilt();
  const render = await loadPages(join(import.meta.dirname, '../build/server/index.js'), readSettings({}));
  const { html } = await render(plainRequest('/', AbortSignal.timeout(60_000)), snapshot);
  const build = readBuildId(Buffer.from(html ?? []).toString());
  expect(build).not.toBeNull();
  return build ?? '';
}

async function check(dataDir: string): Promise<void> {
  const { snapshot, close } = await loadSnapshot(dataDir, currentSnapshotId(dataDir) ?? '');
  const app = createApp({
    acquire: () => ({ snapshot, release: () => {} }),
    settings: readSettings({}),
    documents: new NoCache(0),
  });
  try {
    const { kinds, checks, problems } = await checkDocuments(app, snapshot, {
      commanders: COMMANDERS,
      seed: 1,
      build: await readRenderedBuild(snapshot),
    });
    expect(problems).toEqual([]);
    const documents = [...kinds.values()].reduce((sum, count) => sum + count, 0);
    expect(documents).toBeGreaterThan(LEAST.documents);
    expect(checks).toBeGreaterThan(LEAST.checks);
    expect(kinds.get('commander')).toBeGreaterThanOrEqual(Math.min(COMMANDERS, snapshot.commanders.size));
    expect([...kinds.keys()].sort()).toEqual(
      expect.arrayContaining([
        'average deck',
        'card',
        'combos',
        'deck',
        'decks',
        'more',
        'partner',
        'precon',
        'tag',
        'variant',
      ]),
    );
  } finally {
    await close();
  }
}

it('the documents of the sample are readable by programs written for the de facto format', async () => {
  await check(await madeSample());
});

const title = 'the documents of real cards and decks are read by programs written for the de-facto shape';
it.skipIf(!present)(
  present ? title : `${title} (not here: ../shared/data is absent)`,
  { timeout: 600_000 },
  async () => {
    await check(await madeReal(DATA));
  },
);
