import type { RecsAnswer, RecsRequest } from '@deckwright/contract/schemas';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FetchError } from '../../shared/api/request.ts';
import { UNREADABLE } from '../../shared/feedback/failure-message.ts';
import { askRecs, NO_COMMANDER, NOT_ANSWERED } from './ask-recs.ts';
import { createClipboardStore } from './create-store.ts';
import { testCard } from './test-card.ts';

const ADA = testCard('Ada');
const OPT = testCard('Opt');

/** Only the parts under test. */
const answer = ({ inRecs = [], ...parts }: { inRecs?: object[]; [part: string]: unknown }): RecsAnswer =>
  ({
    inRecs: inRecs.map((card) => ({ reasons: [], ...card })),
    outRecs: [],
    mustGo: [],
    errors: [],
    ranked: [],
    combos: { near: [] },
    ...parts,
  }) as unknown as RecsAnswer;

/** A clipboard and the requests sent for it; if `hasCommander`, Ada is the commander and Opt is in the list. */
function setUpStore(hasCommander: boolean) {
  const store = createClipboardStore(async () => new Map());
  if (hasCommander) store.getState().addCommander(ADA);
  store.getState().add([OPT]);
  const sent: RecsRequest[] = [];
  const reply = (facts: RecsAnswer | Error) => async (request: RecsRequest) => {
    expect(store.getState()).toMatchObject({ isLoadingRecs: true, error: '' });
    sent.push(request);
    if (facts instanceof Error) throw facts;
    return facts;
  };
  return { store, sent, reply };
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});

describe('asking what to add and what to cut', () => {
  it('sends nothing without a commander, and says what to do', async () => {
    const { store, sent, reply } = setUpStore(false);
    await askRecs(store.getState, reply(answer({})));
    expect(NO_COMMANDER).toBe('Select a commander by clicking a crown icon');
    expect(store.getState()).toMatchObject({ error: NO_COMMANDER, isLoadingRecs: false });
    expect(sent).toEqual([]);
  });

  it('sends the URLs of cards and commanders and stores the answer', async () => {
    const { store, sent, reply } = setUpStore(true);
    const facts = answer({ inRecs: [testCard('Sol Ring'), testCard('Duress')] });
    const stored: RecsAnswer[] = [];
    const onAnswer = (came: RecsAnswer, commanders: readonly string[]) => {
      expect(commanders).toEqual(['/cards/ada']);
      // Listeners to the list already have the answer.
      expect(store.getState().recs).toEqual([]);
      stored.push(came);
    };
    await askRecs(store.getState, reply(facts), { options: { bracket: 3, maxPrice: 5 }, onAnswer });
    expect(stored).toEqual([facts]);
    expect(sent).toEqual([
      {
        cards: ['/cards/opt'],
        commanders: ['/cards/ada'],
        options: { bracket: 3, maxPrice: 5, order: 'reading' },
      },
    ]);
    expect(store.getState()).toMatchObject({
      recs: ['/cards/sol-ring', '/cards/duress'],
      isLoadingRecs: false,
      error: '',
    });
  });

  it('reports only the first of several errors, with the cards that came', async () => {
    const { store, reply } = setUpStore(true);
    await askRecs(store.getState, reply(answer({ errors: ['One', 'Two'], inRecs: [testCard('Duress')] })));
    expect(store.getState()).toMatchObject({
      error: 'One',
      isLoadingRecs: false,
      recs: ['/cards/duress'],
    });
  });

  it('still asks for owned cards alone when the list breaks a rule', async () => {
    const { store, sent, reply } = setUpStore(true);
    const facts = { errors: ['Black Lotus is banned in Commander.'], inRecs: [testCard('Duress')] };
    await askRecs(store.getState, reply(answer(facts)));
    expect(store.getState()).toMatchObject({ error: facts.errors[0], recs: ['/cards/duress'] });
    store.getState().setError('');
    await askRecs(store.getState, reply(answer({ ...facts, ranked: ['duress'] })), { owned: { duress: 1 } });
    expect(sent.at(-1)?.options).toMatchObject({ among: ['duress'] });
  });

  it('ends loading with a message if the request fails', async () => {
    const { store, reply } = setUpStore(true);
    await askRecs(store.getState, reply(new Error('Failed to fetch')));
    expect(store.getState()).toMatchObject({ error: NOT_ANSWERED, isLoadingRecs: false, recs: [] });
  });

  it('leaves unrelated errors alone', async () => {
    const { store } = setUpStore(true);
    await askRecs(store.getState, async () => {
      store.getState().setError('Two lead.');
      expect(store.getState().isLoadingRecs).toBe(true);
      return answer({ inRecs: [testCard('Duress')] });
    });
    expect(store.getState()).toMatchObject({
      error: 'Two lead.',
      isLoadingRecs: false,
      recs: ['/cards/duress'],
    });
  });

  it.each([['an answer'], ['a failure']])('drops %s to an earlier request', async (what) => {
    const { store } = setUpStore(true);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const stored: RecsAnswer[] = [];
    const onAnswer = (came: RecsAnswer) => void stored.push(came);
    const slow = askRecs(
      store.getState,
      async () => {
        await arrived;
        if (what === 'a failure') throw new Error('Failed to fetch');
        return answer({ inRecs: [testCard('Sol Ring')], errors: ['Old'] });
      },
      { onAnswer },
    );
    await askRecs(store.getState, async () => answer({ inRecs: [testCard('Duress')] }), { onAnswer });
    arrive();
    await slow;
    expect(store.getState()).toMatchObject({ recs: ['/cards/duress'], error: '', isLoadingRecs: false });
    expect(stored).toHaveLength(1);
  });

  it('asks twice for owned cards, the second time only for those that exist', async () => {
    const { store, sent, reply } = setUpStore(true);
    const facts = answer({ ranked: ['sol-ring', 'duress'], inRecs: [testCard('Sol Ring')] });
    await askRecs(store.getState, reply(facts), { owned: { duress: 1, forest: 9 } });
    expect(sent.map(({ options }) => options)).toEqual([
      { order: 'reading', anyPrice: true, ranked: true },
      { order: 'reading', anyPrice: true, among: ['duress'] },
    ]);
  });

  it('reports the first error of an answer that contains nothing else', async () => {
    const { store, reply } = setUpStore(true);
    const reported = { inRecs: [], errors: ['First problem', 'Second problem'] } as unknown as RecsAnswer;
    const stored: RecsAnswer[] = [];
    await askRecs(store.getState, reply(reported), { onAnswer: (came) => stored.push(came) });
    expect(store.getState()).toMatchObject({ error: 'First problem', isLoadingRecs: false });
    expect(stored[0]?.outRecs).toEqual([]);
    expect(Object.keys(store.getState().cards)).toEqual(['/cards/opt']);
  });

  it('keeps everything if the answer is malformed', async () => {
    const { store, reply } = setUpStore(true);
    for (const nonsense of [{}, { inRecs: {} }, { inRecs: [{ name: 'Opt' }] }, { errors: [7] }]) {
      await askRecs(store.getState, reply(nonsense as unknown as RecsAnswer));
      expect(store.getState()).toMatchObject({ error: UNREADABLE, isLoadingRecs: false });
      store.getState().setError('');
    }
    expect(Object.keys(store.getState().cards)).toEqual(['/cards/opt']);
  });

  it('reports the server’s own message, and timeouts', async () => {
    const { store, reply } = setUpStore(true);
    const busy = { error: { code: 'unavailable', message: 'The data are being replaced.' } } as const;
    await askRecs(store.getState, reply(new FetchError('/api/recs', 503, busy, null)));
    expect(store.getState().error).toBe('The data are being replaced.');
    const late = new DOMException('No answer came in time.', 'TimeoutError');
    await askRecs(store.getState, reply(new FetchError('/api/recs', null, null, late)));
    expect(store.getState().error).toBe('The server took too long to answer. Try again.');
  });

  it('reports nothing if the user canceled', async () => {
    const { store } = setUpStore(true);
    const request = new AbortController();
    const hanging = () =>
      new Promise<RecsAnswer>((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason)),
      );
    const requested = askRecs(store.getState, hanging, { signal: request.signal });
    request.abort();
    await requested;
    expect(store.getState()).toMatchObject({ error: '', isLoadingRecs: false });
  });
});
