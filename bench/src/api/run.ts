import { Agent, request } from 'node:http';
import { milliseconds, type Section, table } from '../report.ts';
import { withSampleSite } from '../site/sample-site.ts';
import { sized } from '../size.ts';
import { KINDS, type Kind } from './kinds.ts';

const CONNECTIONS = 8;
const WARM_UP_MS = sized(500, 0);
const MEASURE_MS = sized(3_000, 100);

type Measured = { perSecond: number; p50: number; p99: number; bytes: number };

/** Calls a second by kind, each caller from a network of its own so that no limit is met; the sample snapshot. */
export async function runApi(): Promise<Section> {
  console.log('api: building and starting the site …');
  return withSampleSite(async ({ address }) => {
    const rows: string[][] = [];
    for (const kind of KINDS) {
      await measure(address, kind, WARM_UP_MS);
      const { perSecond, p50, p99, bytes } = await measure(address, kind, MEASURE_MS);
      console.log(`api: ${kind.name}: ${perSecond.toFixed(0)} a second`);
      rows.push([kind.name, perSecond.toFixed(0), milliseconds(p50), milliseconds(p99), `${bytes}`]);
    }
    const setting = `The sample over loopback, ${CONNECTIONS} connections, ${MEASURE_MS / 1000} s each. The program that asks runs on the same machine.`;
    return {
      id: 'api',
      title: 'API',
      lines: [setting, '', ...table(['call', 'a second', 'median', '99%', 'bytes in brotli'], rows)],
    };
  });
}

async function measure(address: string, kind: Kind, forMs: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const latencies: number[] = [];
  let bytes = 0;
  let turn = 0;
  const started = performance.now();
  const caller = async (): Promise<void> => {
    while (performance.now() - started < forMs) {
      const requestedAt = performance.now();
      turn += 1;
      bytes += await ask(address, kind, turn, agent);
      latencies.push(performance.now() - requestedAt);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, caller));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return {
    perSecond: latencies.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    bytes: Math.round(bytes / latencies.length),
  };
}

/** Bytes of the answer as sent. @throws unless its status is 200 */
function ask(address: string, { path, body }: Kind, turn: number, agent: Agent): Promise<number> {
  const network = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
  const headers = { 'accept-encoding': 'br', 'content-type': 'application/json', 'x-forwarded-for': network };
  return new Promise((resolve, reject) => {
    const sent = request(
      address + path(turn, address),
      { agent, method: body ? 'POST' : 'GET', headers },
      (answer) => {
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length;
        });
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve(size)
            : reject(new Error(`${path(turn, address)} answered ${answer.statusCode}.`)),
        );
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body ? JSON.stringify(body) : undefined);
  });
}
