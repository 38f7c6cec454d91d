import type { RequestListener } from 'node:http';
import type { StaffData } from '@deckwright/contract/schemas';
import type { RefusalCounts } from '@deckwright/overload';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { kindOfPath, toMethodLabel } from './kind-of-path.ts';

/** Seconds. Cached pages take less than a millisecond; a second is what visitors notice. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = {
  /** Counts and times every request of the listener. */
  watch: (listener: RequestListener) => RequestListener;
  /** Everything in the Prometheus text format. */
  print: () => Promise<string>;
  contentType: string;
};

/** Unix times in seconds, read on demand, and ages in seconds; null if the settings leave the metric out. */
type Times = {
  certificateExpiry?: () => number | null;
  lastBackup?: () => number | null;
  maxBackupAge?: number | null;
  maxRefreshAge?: number | null;
};

/**
 * What a process of the site measures: requests by kind, method and class of status, in seconds; Node's own metrics
 * (memory, garbage collection, event loop delay); and, read on demand, what is served and the state of its parts. Names
 * and units follow the Prometheus conventions; docs/operate/metrics.md lists them.
 */
export function createMetrics(
  data: () => Promise<StaffData>,
  refusals: Pick<RefusalCounts, 'read'>,
  {
    certificateExpiry = () => null,
    lastBackup = () => null,
    maxBackupAge = null,
    maxRefreshAge = null,
  }: Times = {},
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const seconds = new Histogram({
    name: 'deckwright_http_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['kind', 'method', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const running = new Gauge({
    name: 'deckwright_http_requests_running',
    help: 'Requests whose answer has not ended, live settings included.',
    registers,
  });
  const aborted = new Counter({
    name: 'deckwright_http_requests_aborted_total',
    help: 'Requests whose client went away before the answer ended.',
    labelNames: ['kind'],
    registers,
  });
  new Counter({
    name: 'deckwright_http_requests_refused_total',
    help: 'Requests refused before any work on them, by the status of their answer and the reason.',
    labelNames: ['status', 'reason'],
    registers,
    collect() {
      this.reset();
      for (const { status, reason, count } of refusals.read()) this.inc({ status, reason }, count);
    },
  });
  const addTime = (name: string, help: string, read: () => number | null): void => {
    if (read() === null) return;
    new Gauge({
      ...{ name: `deckwright_${name}_timestamp_seconds`, help, registers },
      collect() {
        this.set(read() ?? 0);
      },
    });
  };
  addTime(
    'certificate_expiry',
    'When the certificate of TLS_CERTIFICATE expires, Unix time; 0 if it cannot be read.',
    certificateExpiry,
  );
  addTime('backup', 'When the last backup of the data folder began, Unix time; 0 without one.', lastBackup);
  const addAge = (name: string, help: string, seconds: number | null): void => {
    if (seconds !== null)
      new Gauge({ name: `deckwright_${name}_max_age_seconds`, help, registers }).set(seconds);
  };
  addAge('backup', 'How old the last backup may be, by MAX_BACKUP_AGE_DAYS.', maxBackupAge);
  addAge(
    'refresh',
    'How old the last refresh may be where the site itself refreshes its data.',
    maxRefreshAge,
  );
  const gauges = createGauges(registers);
  return {
    watch: (listener) => (request, response) => {
      const kind = kindOfPath((request.url ?? '').split('?', 1)[0] ?? '');
      const method = toMethodLabel(request.method);
      const startedAt = performance.now();
      running.inc();
      response.once('close', () => {
        running.dec();
        if (!response.writableFinished) return aborted.inc({ kind });
        const status = `${Math.floor(response.statusCode / 100)}xx`;
        seconds.observe({ kind, method, status }, (performance.now() - startedAt) / 1000);
      });
      listener(request, response);
    },
    print: async () => {
      gauges.set(await data());
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

/** Outcomes that an operator has to look into. */
const BAD_OUTCOMES: readonly string[] = ['refused', 'failed'];

function createGauges(registers: Registry[]) {
  const gauge = (name: string, help: string) => new Gauge({ name: `deckwright_${name}`, help, registers });
  const decks = gauge('snapshot_decks', 'Decks of the served snapshot; 0 while none is served.');
  const cards = gauge('snapshot_cards', 'Cards of the served snapshot; 0 while none is served.');
  const built = gauge('snapshot_built_timestamp_seconds', 'When the served snapshot was built, Unix time.');
  const refreshed = gauge(
    'refresh_timestamp_seconds',
    'When the last refresh ended, or began if it has not ended, Unix time; 0 without one.',
  );
  const refused = gauge('refresh_failed', '1 where the last refresh failed or was not published, else 0.');
  const store = gauge('store_up', '1 while the snapshot store works or none is set, else 0.');
  const checked = gauge(
    'store_checked_timestamp_seconds',
    'When the snapshot store last answered, Unix time.',
  );
  const database = gauge('database_up', '1 while the database takes writes, else 0.');
  const waiting = gauge('mails_waiting', 'Emails that wait to be sent.');
  const failed = gauge('mails_failed', 'Emails given up since the start.');
  const streams = gauge('live_subscriptions', 'Open streams of live settings.');
  return {
    set({
      snapshot,
      refresh,
      store: followed,
      database: { healthy },
      mails,
      subscriptions,
    }: StaffData): void {
      decks.set(snapshot?.decks ?? 0);
      cards.set(snapshot?.cards ?? 0);
      if (snapshot) built.set(Date.parse(snapshot.generatedAt) / 1000);
      // One that was killed has no end.
      if (refresh) refreshed.set(Date.parse(refresh.endedAt ?? refresh.startedAt) / 1000);
      refused.set(refresh && BAD_OUTCOMES.includes(refresh.outcome) ? 1 : 0);
      store.set(followed === null || followed.problem === null ? 1 : 0);
      if (followed?.checkedAt) checked.set(Date.parse(followed.checkedAt) / 1000);
      database.set(healthy ? 1 : 0);
      waiting.set(mails.waiting);
      failed.set(mails.failed);
      streams.set(subscriptions);
    },
  };
}
