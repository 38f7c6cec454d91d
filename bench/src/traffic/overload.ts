import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { milliseconds, table, times } from '../report.ts';
import { sized } from '../size.ts';

const VISITORS = sized(64, 16);
const FOR_MS = sized(12_000, 500);
/** Number of pages requested one after the other beforehand, for comparison. */
const ALONE = sized(10, 2);

/** `retryMs` is the retry delay that an answer states. */
type Answer = { status: number; took: number; retryMs: number };

/** Visitors who all request uncached pages at once; those who are refused retry as told. */
export async function overload(pages: Iterator<string, never>): Promise<string[]> {
  console.log(`traffic: ${VISITORS} visitors at once …`);
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const alone: number[] = [];
  for (let page = 0; page < ALONE; page++) alone.push((await ask(pages.next().value, agent)).took);
  const until = performance.now() + FOR_MS;
  const answers: Answer[] = [];
  const visit = async (): Promise<void> => {
    while (performance.now() < until) {
      const answer = await ask(pages.next().value, agent);
      answers.push(answer);
      if (answer.status === 503) await wait(answer.retryMs);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
  agent.destroy();
  const of = (status: number) => answers.filter((answer) => answer.status === status).map(({ took }) => took);
  const middleAlone = at(alone, 0.5);
  const row = (name: string, took: number[], among: number) => [
    name,
    `${((took.length / among) * 100).toFixed(0)} %`,
    milliseconds(at(took, 0.5)),
    milliseconds(at(took, 0.99)),
    times(at(took, 0.5) / middleAlone),
  ];
  return [
    `${VISITORS} visitors ask at once for pages that are not cached, for ${FOR_MS / 1000} s; who is turned away comes again as the answer says. ${(of(200).length / (FOR_MS / 1000)).toFixed(0)} pages a second were rendered.`,
    '',
    ...table(
      ['', 'share', 'median', '99 %', 'to one alone'],
      [
        row('one page after the other', alone, alone.length),
        row('answered', of(200), answers.length),
        row('turned away', of(503), answers.length),
      ],
    ),
  ];
}

function at(took: number[], share: number): number {
  return took.toSorted((a, b) => a - b)[Math.floor(took.length * share)] ?? Number.NaN;
}

function ask(url: string, agent: Agent): Promise<Answer> {
  const requestedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br', accept: 'text/html' } }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          took: performance.now() - requestedAt,
          retryMs: 1000 * Number(response.headers['retry-after'] ?? 0),
        }),
      );
      response.on('error', reject);
    }).on('error', reject);
  });
}
