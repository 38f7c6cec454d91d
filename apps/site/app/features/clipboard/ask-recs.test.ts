import { FetchError } from '@deckwright/api-client';
import type { RecsAnswer, RecsRequest } from '@deckwright/api-client/schemas';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UNREADABLE } from '../../shared/failure/failure-words.ts';
import { askRecs, NO_COMMANDER, NOT_ANSWERED } from './ask-recs.ts';
import { createClipboardStore } from './create-store.ts';
import { testCard } from './test-card.ts';

const ADA = testCard('Ada');
const OPT = testCard('Opt');

/** Only what is looked at. */
const answer = ({ inRecs = [], ...parts }: { inRecs?: object[]; [part: string]: unknown }): RecsAnswer =>
  ({
    inRecs: inRecs.map((card) => ({ reasons: [], ...card })),
    outRecs: [],
    errors: [],
    ranked: [],
    combos: { near: [] },
    ...parts,
  }) as unknown as RecsAnswer;

/** A clipboard, and what was sent for it; `led` has Ada lead and Opt in the list. */
function desk(led: boolean) {
  const store = createClipboardStore(async () => new Map());
  if (led) store.getState().addCommander(ADA);
  store.getState().add([OPT]);
  const sent: RecsRequest[] = [];
  const reply = (told: RecsAnswer | Error) => async (request: RecsRequest) => {
    expect(store.getState()).toMatchObject({ isLoadingRecs: true, error: '' });
    sent.push(request);
    if (told instanceof Error) throw told;
    return told;
  };
  return { store, sent, reply };
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});

describe('asking what to add and what to cut', () => {
  it('sends nothing without a commander, and says what to do', async () => {
    const { store, sent, reply } = desk(false);
    await askRecs(store.getState, reply(answer({})));
    expect(NO_COMMANDER).toBe('Select a commander by clicking a crown icon');
    expect(store.getState()).toMatchObject({ error: NO_COMMANDER, isLoadingRecs: false });
    expect(sent).toEqual([]);
  });

  it('sends the urls of cards and commanders and keeps what came', async () => {
    const { store, sent, reply } = desk(true);
    const told = answer({ inRecs: [testCard('Sol Ring'), testCard('Duress')] });
    const kept: RecsAnswer[] = [];
    const onAnswer = (came: RecsAnswer, leaders: readonly string[]) => {
      expect(leaders).toEqual(['/cards/ada']);
      // What shows the list has the answer by then.
      expect(store.getState().recs).toEqual([]);
      kept.push(came);
    };
    await askRecs(store.getState, reply(told), { options: { bracket: 3, maxPrice: 5 }, onAnswer });
    expect(kept).toEqual([told]);
    expect(sent).toEqual([
      { cards: ['/cards/opt'], commanders: ['/cards/ada'], options: { bracket: 3, maxPrice: 5 } },
    ]);
    expect(store.getState()).toMatchObject({
      recs: ['/cards/sol-ring', '/cards/duress'],
      isLoadingRecs: false,
      error: '',
    });
  });

  it('tells the first of several errors alone, beside what came for the rest', async () => {
    const { store, reply } = desk(true);
    await askRecs(store.getState, reply(answer({ errors: ['One', 'Two'], inRecs: [testCard('Duress')] })));
    expect(store.getState()).toMatchObject({
      error: 'One',
      isLoadingRecs: false,
      recs: ['/cards/duress'],
    });
  });

  it('ends loading with a message where the answer does not come', async () => {
    const { store, reply } = desk(true);
    await askRecs(store.getState, reply(new Error('Failed to fetch')));
    expect(store.getState()).toMatchObject({ error: NOT_ANSWERED, isLoadingRecs: false, recs: [] });
  });

  it('leaves what else went wrong meanwhile', async () => {
    const { store } = desk(true);
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

  it.each([['an answer'], ['a failure']])('drops %s to a question before the last', async (what) => {
    const { store } = desk(true);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const kept: RecsAnswer[] = [];
    const onAnswer = (came: RecsAnswer) => void kept.push(came);
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
    expect(kept).toHaveLength(1);
  });

  it('asks twice for owned cards, the second time only for those there are', async () => {
    const { store, sent, reply } = desk(true);
    const told = answer({ ranked: ['sol-ring', 'duress'], inRecs: [testCard('Sol Ring')] });
    await askRecs(store.getState, reply(told), { owned: { duress: 1, forest: 9 } });
    expect(sent.map(({ options }) => options)).toEqual([{ ranked: true }, { among: ['duress'] }]);
  });

  it('tells the first error of an answer that holds nothing else', async () => {
    const { store, reply } = desk(true);
    const told = { inRecs: [], errors: ['First problem', 'Second problem'] } as unknown as RecsAnswer;
    const kept: RecsAnswer[] = [];
    await askRecs(store.getState, reply(told), { onAnswer: (came) => kept.push(came) });
    expect(store.getState()).toMatchObject({ error: 'First problem', isLoadingRecs: false });
    expect(kept[0]?.outRecs).toEqual([]);
    expect(Object.keys(store.getState().cards)).toEqual(['/cards/opt']);
  });

  it('keeps everything where the answer makes no sense', async () => {
    const { store, reply } = desk(true);
    for (const nonsense of [{}, { inRecs: {} }, { inRecs: [{ name: 'Opt' }] }, { errors: [7] }]) {
      await askRecs(store.getState, reply(nonsense as unknown as RecsAnswer));
      expect(store.getState()).toMatchObject({ error: UNREADABLE, isLoadingRecs: false });
      store.getState().setError('');
    }
    expect(Object.keys(store.getState().cards)).toEqual(['/cards/opt']);
  });

  it('tells the server’s own sentence, and that it took too long', async () => {
    const { store, reply } = desk(true);
    const busy = { error: { code: 'unavailable', message: 'The data are being replaced.' } } as const;
    await askRecs(store.getState, reply(new FetchError('/api/recs', 503, busy, null)));
    expect(store.getState().error).toBe('The data are being replaced.');
    const late = new DOMException('No answer came in time.', 'TimeoutError');
    await askRecs(store.getState, reply(new FetchError('/api/recs', null, null, late)));
    expect(store.getState().error).toBe('The server took too long to answer. Try again.');
  });

  it('tells nothing to who canceled', async () => {
    const { store } = desk(true);
    const asking = new AbortController();
    const hanging = () =>
      new Promise<RecsAnswer>((_, reject) =>
        asking.signal.addEventListener('abort', () => reject(asking.signal.reason)),
      );
    const asked = askRecs(store.getState, hanging, { signal: asking.signal });
    asking.abort();
    await asked;
    expect(store.getState()).toMatchObject({ error: '', isLoadingRecs: false });
  });
});
