import { expect, it, vi } from 'vitest';
import { followLoad, partialLoad } from './partial-loads.ts';

vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('removeEventListener', () => undefined);

const DATA = '[{"_1":2},"routes/commanders",{"_3":4},"data",7]\n';
const URL_OF_DATA = new URL('https://decks.example.org/commanders.data?page=2&_routes=routes%2Fcommanders');

/** A load with scripted responses, and how often it was requested. */
function load(answers: ((signal: AbortSignal) => Response | Promise<Response>)[], signal?: AbortSignal) {
  let requests = 0;
  const outcomes: ((() => void) | null)[] = [];
  const leave = followLoad('/commanders?page=2', (again) => outcomes.push(again));
  const send = async (ends: AbortSignal) =>
    answers[requests++]?.(ends) ?? Promise.reject(new TypeError('Failed to fetch'));
  return {
    answer: partialLoad({ url: URL_OF_DATA, signal, send }),
    outcomes,
    requests: () => requests,
    leave,
  };
}

it('is followed only on request, and only once', async () => {
  const send = async () => new Response(DATA);
  expect(partialLoad({ url: URL_OF_DATA, signal: undefined, send })).toBeNull();
  const { answer, outcomes } = load([send]);
  expect(await (await answer)?.text()).toBe(DATA);
  expect(outcomes).toEqual([null]);
  expect(partialLoad({ url: URL_OF_DATA, signal: undefined, send })).toBeNull();
});

it.each<[string, () => Response | Promise<Response>]>([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a web page', () => new Response('<!doctype html>\n<p>Sign in to this network</p>\n')],
  ['half of the data', () => new Response(DATA.slice(0, 20))],
  ['data without an end', () => new Response(DATA.trimEnd())],
  ['data of another page', () => new Response('[{"_1":2},"routes/tags",{"_3":4},"data",7]\n')],
  ['something else', () => new Response('{}\n')],
  ['a refusal of the server', () => new Response(DATA, { status: 503 })],
])('waits for a retry after %s', async (_, problem) => {
  const { answer, outcomes, requests } = load([problem, () => new Response(DATA)]);
  await vi.waitFor(() => expect(outcomes).toHaveLength(1));
  expect(requests()).toBe(1);
  outcomes[0]?.();
  expect(await (await answer)?.text()).toBe(DATA);
  expect(outcomes.at(-1)).toBeNull();
  expect(requests()).toBe(2);
});

it('ends when the visitor navigates away, whatever it waits for', async () => {
  const left = new AbortController();
  const { answer, outcomes } = load([], left.signal);
  await vi.waitFor(() => expect(outcomes).toHaveLength(1));
  left.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

it('ends when its part leaves the page while it waits for a retry', async () => {
  const { answer, outcomes, requests, leave } = load([]);
  await vi.waitFor(() => expect(outcomes).toHaveLength(1));
  leave();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  // A late retry has no effect.
  outcomes[0]?.();
  expect([requests(), outcomes]).toEqual([1, [expect.any(Function)]]);
});

it('waits for no retry afterwards, and aborts the request in flight', async () => {
  const hanging = (signal: AbortSignal) =>
    new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const { answer, outcomes, leave } = load([hanging]);
  leave();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(outcomes).toEqual([]);
});

it('does not affect a load followed since by another part', async () => {
  const outcomes: ((() => void) | null)[] = [];
  const leaveFirst = followLoad('/commanders?page=2', () => expect.fail('The first has left.'));
  followLoad('/commanders?page=2', (again) => outcomes.push(again));
  leaveFirst();
  const answer = partialLoad({ url: URL_OF_DATA, signal: undefined, send: async () => new Response(DATA) });
  expect(await (await answer)?.text()).toBe(DATA);
  expect(outcomes).toEqual([null]);
});

it('is not followed if its part left before it began', () => {
  followLoad('/commanders?page=2', () => undefined)();
  const send = async () => new Response(DATA);
  expect(partialLoad({ url: URL_OF_DATA, signal: undefined, send })).toBeNull();
});
