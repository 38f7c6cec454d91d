import { Agent, request } from 'node:http';
import { milliseconds, type Section, table } from '../report.ts';
import { withSampleSite } from '../site/sample-site.ts';
import { sized } from '../size.ts';
import { KINDS, type Kind } from './kinds.ts';
import { type MeasuredCalls, measureCalls } from './measure.ts';

const CONNECTIONS = 8;
const WARM_UP_MS = sized(500, 0);
const MEASURE_MS = sized(3_000, 100);

/** Calls a second by kind, each caller from a network of its own so that no limit is met; the sample snapshot. */
export async function runApi(): Promise<Section> {
  console.log('api: building and starting the site …');
  return withSampleSite(async ({ address }) => {
    const rows: string[][] = [];
    // All of them first: otherwise the first rows measure code that is not compiled yet.
    for (const kind of KINDS) await measure(address, kind, WARM_UP_MS);
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

async function measure(address: string, kind: Kind, forMs: number): Promise<MeasuredCalls> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const callers = { callers: CONNECTIONS, forMs };
    return await measureCalls((turn) => ask(address, kind, turn, agent), callers);
  } finally {
    agent.destroy();
  }
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
