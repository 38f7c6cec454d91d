import { Agent, get } from 'node:http';

export type Load = { requests: number; perSecond: number; p50: number; p99: number; bytes: number };

/** Requests `urls` in turn over `connections` kept open, for at most `milliseconds` or until they run out. */
export async function loadUrls(
  urls: Iterator<string>,
  { connections, milliseconds }: { connections: number; milliseconds: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  let bytes = 0;
  const started = performance.now();
  const worker = async () => {
    while (performance.now() - started < milliseconds) {
      const next = urls.next();
      if (next.done) return;
      const asked = performance.now();
      const size = await fetchBytes(next.value, agent);
      bytes += size;
      latencies.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return {
    requests: latencies.length,
    perSecond: latencies.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    bytes,
  };
}

/** Bytes of the answer as sent; throws unless its status is 200. */
function fetchBytes(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${url} answered ${response.statusCode}.`));
      });
      response.on('error', reject);
    }).on('error', reject);
  });
}

export function* repeat(url: string): Generator<string> {
  for (;;) yield url;
}
