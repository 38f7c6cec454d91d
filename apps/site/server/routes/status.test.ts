import { Health, Misc } from '@deckwright/contract/schemas';
import { wireSchema } from '@deckwright/contract/wire';
import { AppError } from '@deckwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { readSettings } from '../settings/settings.ts';
import { type ApiCalls, openApiCalls } from '../testing/api-calls.ts';
import { openTestApp } from '../testing/test-app.ts';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

describe('GET /healthz', () => {
  it('says what is served', async () => {
    const { status, snapshot } = await calls.read('/healthz', Health);
    expect(status).toBe('ok');
    expect(snapshot).toEqual({
      id: calls.snapshot.manifest.id,
      generatedAt: '2024-04-01T00:00:00.000Z',
      asOf: '2024-03-30',
      decks: 8,
      cards: 18,
      provenance: [{ source: 'club', rights: 'own', decks: 8 }],
      sample: false,
    });
  });

  it('answers 503 while there is nothing to serve, and every call says how to change that', async () => {
    const acquire = () => {
      throw new AppError('unavailable', 'There is no snapshot to serve yet.');
    };
    const app = createApp({ acquire, settings: readSettings({}) });
    const health = await app.request('/healthz');
    expect(health.status).toBe(503);
    expect(Health.parse(await health.json())).toEqual({ status: 'no-snapshot', snapshot: null });
    const page = await app.request('/api/v1/pages/home');
    expect(page.status).toBe(503);
    expect((await page.json()).error.message).toBe('There is no snapshot to serve yet.');
  });
});

describe('GET /data/static/misc', () => {
  it('has the fields of menus and forms', async () => {
    const misc = await calls.read('/data/static/misc', wireSchema(Misc));
    expect(misc.precons).toEqual([
      {
        name: 'Test Set',
        tag: 'test-set',
        precons: [{ name: 'First Steps', slug: 'first-steps', colors: ['W', 'U'] }],
      },
    ]);
    expect(misc.sets).toEqual([{ code: 'tst', name: 'Test Set', icon_svg_uri: null }]);
    expect(misc).toMatchObject({
      tags: [{ name: 'Tokens', slug: 'tokens' }],
      tcgplayerKickback: { start: null, end: null, percent: 0 },
    });
  });

  it('has the settings for ads and page counts, and nothing of the hosts behind them', async () => {
    const settings = readSettings({
      ADS_PROVIDER: 'https://ads.example.org/tag.js 7',
      ADS_HOSTS: 'https://pictures.example.org',
      ANALYTICS_URL: '/count',
    });
    const other = await openTestApp({}, { settings });
    try {
      const { audience } = wireSchema(Misc).parse(
        await (await other.app.request('/data/static/misc')).json(),
      );
      expect(audience).toEqual({
        ads: { script: 'https://ads.example.org/tag.js', site: '7' },
        analytics: { url: '/count', asks: false },
        consentManager: null,
      });
    } finally {
      await other.close();
    }
  });

  it('has the sale and the ids the operator set', async () => {
    const settings = readSettings({
      TCGPLAYER_SALE: '10 % 2026-02-27 to 2026-03-01',
      MANAPOOL_REF: 'decks',
    });
    const other = await openTestApp({}, { settings });
    try {
      const misc = wireSchema(Misc).parse(await (await other.app.request('/data/static/misc')).json());
      expect(misc.tcgplayerKickback).toEqual({ start: '2026-02-27', end: '2026-03-01', percent: 10 });
      expect(misc.affiliates).toEqual({ manapool: { ref: 'decks' } });
    } finally {
      await other.close();
    }
  });
});
