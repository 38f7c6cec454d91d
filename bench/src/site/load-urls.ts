import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export type Load = {
  /** Answered with 200. */
  requests: number;
  /** Answered with 503; allowed only with `mayRefuse`. */
  refused: number;
  perSecond: number;
  p50: number;
  p99: number;
  bytes: number;
};

const AFTER_REFUSAL_MS = 100;

/** Requests `urls` in turn over `connections` kept open, for at most `milliseconds` or until they run out. */
export async function loadUrls(
  urls: Iterator<string>,
  {
    connections,
    milliseconds,
    mayRefuse = false,
  }: { connections: number; milliseconds: number; mayRefuse?: boolean },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  let bytes = 0;
  let refused = 0;
  const started = performance.now();
  const worker = async () => {
    while (performance.now() - started < milliseconds) {
      const next = urls.next();
      if (next.done) return;
      const requestedAt = performance.now();
      const size = await fetchBytes(next.value, agent, mayRefuse);
      if (size === null) {
        refused += 1;
        await delay(AFTER_REFUSAL_MS);
        continue;
      }
      bytes += size;
      latencies.push(performance.now() - requestedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return {
    requests: latencies.length,
    refused,
    perSecond: latencies.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    bytes,
  };
}

/** Bytes of the answer as sent, null if it was refused and may be; throws for any other status than 200. */
function fetchBytes(url: string, agent: Agent, mayRefuse: boolean): Promise<number | null> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes);
        else if (response.statusCode === 503 && mayRefuse) resolve(null);
        else reject(new Error(`${url} answered ${response.statusCode}.`));
      });
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** Addresses of one page, each never asked before: a price above that of every deck, so that all decks pass. */
export function* uncachedUrls(url: string): Generator<string, never> {
  for (let price = 1_000_000; ; price++) yield `${url}?f=d:lt=${price}`;
}

export function* repeat(url: string): Generator<string> {
  for (;;) yield url;
}
