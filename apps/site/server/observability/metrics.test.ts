import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StaffData } from '@deckwright/contract/schemas';
import { RefusalCounts } from '@deckwright/overload';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kindOfPath } from './kind-of-path.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';

const BUILT = '2026-11-25T04:30:00.000Z';
const SNAPSHOT = { id: 'a', generatedAt: BUILT, asOf: null, sample: false, decks: 6494, cards: 30_099 };
const DATA: StaffData = {
  snapshot: { ...SNAPSHOT, sources: [], kept: [] },
  ingestedAt: null,
  refresh: { startedAt: BUILT, endedAt: BUILT, outcome: 'refused', reasons: ['x'] },
  players: [],
  store: { name: 's3://decks', checkedAt: BUILT, problem: 'away' },
  database: { kind: 'pglite', healthy: true },
  mails: { waiting: 2, failed: 1 },
  subscriptions: 3,
};

let metrics: Metrics;
let site: Server;
let address: string;

beforeEach(async () => {
  metrics = createMetrics(async () => DATA, new RefusalCounts(), {
    certificateExpiry: () => 1_800_000_000,
    lastBackup: () => 1_790_000_000,
    maxBackupAge: 5 * 86_400,
    maxRefreshAge: 2 * 86_400,
  });
  site = createServer(
    metrics.watch((request, response) => {
      if (request.url === '/slow') return;
      response.writeHead(request.url === '/api/none' ? 404 : 200).end();
    }),
  );
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterEach(() => {
  site.closeAllConnections();
  site.close();
});

/** The value of one series. */
async function value(series: string): Promise<string | undefined> {
  const lines = (await metrics.print()).split('\n');
  return lines.find((line) => line.startsWith(`${series} `))?.slice(series.length + 1);
}

const COUNT = 'deckwright_http_request_seconds_count';

describe('metrics', () => {
  it('count requests by kind, method and class of status, never by path', async () => {
    for (const path of ['/', '/cards/sol-ring', '/cards/sol-ring?view=text', '/api/none'])
      await fetch(address + path);
    await fetch(address, { method: 'POST' });
    await vi.waitFor(async () =>
      expect(await value(`${COUNT}{kind="page",method="POST",status="2xx"}`)).toBe('1'),
    );
    expect(await value(`${COUNT}{kind="page",method="GET",status="2xx"}`)).toBe('3');
    expect(await value(`${COUNT}{kind="api",method="GET",status="4xx"}`)).toBe('1');
    expect(await metrics.print()).not.toContain('sol-ring');
  });

  it('count running requests and those left before their end', async () => {
    const leaving = new AbortController();
    const left = fetch(`${address}/slow`, { signal: leaving.signal }).catch(() => 'left');
    await vi.waitFor(async () => expect(await value('deckwright_http_requests_running')).toBe('1'));
    leaving.abort();
    expect(await left).toBe('left');
    await vi.waitFor(async () => expect(await value('deckwright_http_requests_running')).toBe('0'));
    expect(await value('deckwright_http_requests_aborted_total{kind="page"}')).toBe('1');
  });

  it('report what is served and the state of its parts', async () => {
    expect(await value('deckwright_snapshot_decks')).toBe('6494');
    // 2026-11-25 04:30 UTC: 20,782 days and 16,200 seconds.
    expect(await value('deckwright_snapshot_built_timestamp_seconds')).toBe(`${20_782 * 86_400 + 16_200}`);
    expect(await value('deckwright_refresh_failed')).toBe('1');
    expect(await value('deckwright_database_up')).toBe('1');
    expect(await value('deckwright_certificate_expiry_timestamp_seconds')).toBe('1800000000');
    expect(await value('deckwright_backup_timestamp_seconds')).toBe('1790000000');
    expect(await value('deckwright_backup_max_age_seconds')).toBe('432000');
    expect(await value('deckwright_refresh_max_age_seconds')).toBe('172800');
    expect(await value('deckwright_store_up')).toBe('0');
    expect(await value('deckwright_store_checked_timestamp_seconds')).toBe(`${20_782 * 86_400 + 16_200}`);
    expect(await value('deckwright_mails_waiting')).toBe('2');
    expect(await value('nodejs_eventloop_lag_seconds')).toMatch(/^\d/);
  });

  it('are served on a separate port', async () => {
    const { port, stop } = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await answer.text()).toContain('# TYPE deckwright_http_request_seconds histogram\n');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    await stop();
  });
});

describe('what operators are given', () => {
  it.each([
    'deploy/monitoring/prometheus-alerts.yml',
    'deploy/monitoring/grafana-dashboard.json',
    'docs/operate/metrics.md',
  ])('uses existing metrics: %s', async (file) => {
    const text = readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
    const printed = await metrics.print();
    const known = new Set([...printed.matchAll(/^# TYPE (\S+) \w+$/gm)].map(([, name]) => name));
    const requested = [...text.matchAll(/\b(?:deckwright|nodejs|process)_[a-z0-9_]*[a-z0-9]/g)].map(
      ([name]) => name,
    );
    expect(requested.length).toBeGreaterThan(5);
    const unknown = requested.filter(
      (name) => !known.has(name.replace(/_(?:bucket|count|sum)$/, '')) && !known.has(name),
    );
    expect(unknown).toEqual([]);
  });

  it('names every reason of a refusal, and no other', () => {
    const read = (file: string) => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
    const reasons = new RefusalCounts().read();
    const rows = [...read('docs/operate/metrics.md').matchAll(/^\| `([a-z-]+)` \| (503|429|none) \|/gm)];
    expect(rows.map(([, reason, status]) => ({ reason, status, count: 0 }))).toEqual(reasons);
    const requested = [...read('deploy/monitoring/prometheus-alerts.yml').matchAll(/\breason=~?"([^"]+)"/g)];
    expect(requested.length).toBeGreaterThan(1);
    for (const [, pattern] of requested)
      for (const part of `${pattern}`.split('|'))
        expect(
          reasons.some(({ reason }) => new RegExp(`^${part}$`).test(reason)),
          part,
        ).toBe(true);
  });
});

describe('the kind of a path', () => {
  it.each([
    ['/', 'page'],
    ['/commanders/atraxa-praetors-voice', 'page'],
    ['/commanders/atraxa-praetors-voice.data', 'navigation'],
    ['/assets/root-1.js', 'asset'],
    ['/images/small/1.jpg', 'image'],
    ['/og/cards/sol-ring.png', 'image'],
    ['/api/users/me', 'account'],
    ['/api/v1/pages/cards/sol-ring', 'api'],
    ['/data/pages/cards/sol-ring.json', 'document'],
    ['/pages/cards/sol-ring.json', 'document'],
    ['/healthz', 'status'],
    ['/anything/%00', 'page'],
  ])('of %s is %s', (path, kind) => {
    expect(kindOfPath(path)).toBe(kind);
  });
});
