import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  printContents,
  type StoredClipboard,
  storedClipboard,
} from '../../shared/storage/stored-clipboard.ts';
import { createClipboardStore } from './create-store.ts';
import {
  CLIPBOARD_NOT_SAVED,
  type ClipboardShelf,
  keepClipboard,
  NEWER_CLIPBOARD,
  NO_ROOM_FOR_CLIPBOARD,
  RESTORE_MS,
} from './sync-clipboard.ts';
import { testCard } from './test-card.ts';

const url = (name: string) => `/cards/${name}`;
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Tabs converge after a few messages. */
const MAX_WORDS = 50;

/** A device's storage; each tab has its own copy, which receives the others' events when `deliver` is called. */
function device(text: string | null = null) {
  let authoritative = text;
  const tabs: { copy: string | null; heard: (stored: StoredClipboard) => void }[] = [];
  const events: (() => void)[] = [];
  return {
    text: () => authoritative,
    kept: () => JSON.parse(authoritative ?? 'null'),
    /** Another writer changes the storage. */
    put(next: string) {
      authoritative = next;
      for (const tab of tabs) tab.copy = next;
    },
    /** Delivers one event after the other until there are none left. */
    async deliver() {
      let count = 0;
      for (let event = events.shift(); event; event = events.shift()) {
        event();
        await wait(0);
        if (++count > MAX_WORDS) throw new Error('The tabs talk without end.');
      }
    },
    async open() {
      const store = createClipboardStore(async () => new Map());
      const tab = { copy: authoritative, heard: (_: StoredClipboard) => {} };
      tabs.push(tab);
      const shelf: ClipboardShelf = {
        read: () => storedClipboard.parse(tab.copy),
        write(contents) {
          const next = printContents(contents);
          tab.copy = next;
          authoritative = next;
          for (const other of tabs) if (other !== tab) events.push(() => hear(other, next));
          return 'stored';
        },
      };
      const say = vi.fn();
      const sync = keepClipboard(getHolder(store), shelf, say);
      tab.heard = sync.heard;
      await sync.restore();
      /** The visitor opens the tab, whose copy is up to date by then. */
      const look = async () => {
        tab.copy = authoritative;
        sync.back();
        await wait(0);
      };
      return { store, act: store.getState(), say, sync, look };
    },
  };
  function hear(tab: (typeof tabs)[number], next: string): void {
    tab.copy = next;
    tab.heard(storedClipboard.parse(next));
  }
}

function getHolder(store: ReturnType<typeof createClipboardStore>) {
  return {
    get: store.getState,
    adopt: store.getState().adopt,
    onChange: (changed: () => void) =>
      store.subscribe((state, before) => {
        if (state.cards !== before.cards || state.commanders !== before.commanders) changed();
      }),
  };
}

function tabOver(shelf: ClipboardShelf) {
  const store = createClipboardStore(async () => new Map());
  const say = vi.fn();
  return { store, act: store.getState(), say, sync: keepClipboard(getHolder(store), shelf, say) };
}

const getCards = ({ store }: Pick<ReturnType<typeof tabOver>, 'store'>) =>
  Object.keys(store.getState().cards).sort();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the stored contents', () => {
  it('are cards and commanders of version 2, restored in the next tab', async () => {
    const phone = device();
    const tab = await phone.open();
    tab.act.addUrls([url('ada'), url('bo')]);
    tab.act.toggle();
    await wait(0);
    expect(phone.kept()).toEqual({
      version: 2,
      state: { cards: { [url('ada')]: true, [url('bo')]: true }, commanders: [] },
    });
    expect(getCards(await phone.open())).toEqual([url('ada'), url('bo')]);
  });

  it('are migrated from earlier versions', async () => {
    const old = { version: 0, state: { cards: { [url('ada')]: {} }, commander: url('bo') } };
    const { store } = await device(JSON.stringify(old)).open();
    expect(store.getState()).toMatchObject({ cards: { [url('ada')]: true }, commanders: [url('bo')] });
  });

  it('are not written if nothing changes', async () => {
    const phone = device('{"version":1,"state":{"cards":{},"commanders":[]}}');
    await phone.open();
    await wait(5000);
    expect(phone.text()).toContain('"version":1');
  });
});

describe('a device that', () => {
  it('does not respond is waited for, 5000 ms', async () => {
    const { store, act, sync } = tabOver({ read: () => new Promise(() => {}), write: () => 'stored' });
    const restored = vi.fn();
    void sync.restore().then(restored);
    await wait(RESTORE_MS - 1);
    expect(restored).not.toHaveBeenCalled();
    await wait(1);
    expect(restored).toHaveBeenCalledOnce();
    act.addUrls([url('ada')]);
    expect(Object.keys(store.getState().cards)).toEqual([url('ada')]);
  });

  it('responds late adds to the current contents', async () => {
    let answer = (_: StoredClipboard) => {};
    const write = vi.fn(() => 'stored' as const);
    const read = () =>
      new Promise<StoredClipboard>((resolve) => {
        answer = resolve;
      });
    const tab = tabOver({ read, write });
    void tab.sync.restore();
    const late = answer;
    await wait(RESTORE_MS);
    tab.act.addUrls([url('ada')]);
    await wait(2000);
    late({ contents: { cards: { [url('bo')]: true }, commanders: [] }, isNewer: false });
    await wait(0);
    expect(getCards(tab)).toEqual([url('ada'), url('bo')]);
    expect(write).toHaveBeenCalledOnce();
  });

  it('refuses storage, as in a private window, is reported once and the clipboard works', async () => {
    const tab = tabOver({ read: () => storedClipboard.parse(null), write: () => 'blocked' });
    await tab.sync.restore();
    expect(tab.say).not.toHaveBeenCalled();
    tab.act.addUrls([url('ada')]);
    tab.act.addUrls([url('bo')]);
    await wait(2000);
    tab.act.undo();
    await wait(0);
    expect(getCards(tab)).toEqual([url('ada')]);
    expect(tab.say.mock.calls).toEqual([[CLIPBOARD_NOT_SAVED]]);
  });

  it('is full is reported, and again when it is full a second time', async () => {
    let full = true;
    let text: string | null = null;
    const shelf: ClipboardShelf = {
      read: () => storedClipboard.parse(text),
      write(contents) {
        if (full) return 'full';
        text = printContents(contents);
        return 'stored';
      },
    };
    const tab = tabOver(shelf);
    await tab.sync.restore();
    tab.act.addUrls([url('ada')]);
    await wait(0);
    full = false;
    tab.act.addUrls([url('bo')]);
    await wait(0);
    expect(JSON.parse(text ?? '').state.cards).toEqual({ [url('ada')]: true, [url('bo')]: true });
    full = true;
    tab.act.clear();
    await wait(0);
    expect(tab.say.mock.calls).toEqual([[NO_ROOM_FOR_CLIPBOARD], [NO_ROOM_FOR_CLIPBOARD]]);
    expect(getCards(tab)).toEqual([]);
  });
});

describe('two tabs', () => {
  it('see each other’s changes', async () => {
    const phone = device();
    const [one, two] = [await phone.open(), await phone.open()];
    one.act.addUrls([url('ada'), url('bo')]);
    await wait(0);
    await phone.deliver();
    expect(getCards(two)).toEqual([url('ada'), url('bo')]);
    await wait(2000);
    two.act.remove(url('ada'));
    await wait(0);
    await phone.deliver();
    expect(getCards(one)).toEqual([url('bo')]);
    expect(one.store.getState().prevStates).toHaveLength(1);
  });

  it('that write at the same moment lose nothing and agree', async () => {
    const phone = device();
    const [one, two] = [await phone.open(), await phone.open()];
    one.act.addUrls([url('ada')]);
    two.act.addUrls([url('bo')]);
    await wait(0);
    await phone.deliver();
    await wait(3000);
    await phone.deliver();
    expect(getCards(one)).toEqual([url('ada'), url('bo')]);
    expect(getCards(two)).toEqual([url('ada'), url('bo')]);
    expect(Object.keys(phone.kept().state.cards).sort()).toEqual([url('ada'), url('bo')]);
  });

  it('of which one immediately removes what it has just added', async () => {
    const phone = device();
    const [one, two] = [await phone.open(), await phone.open()];
    one.act.addUrls([url('ada')]);
    await wait(0);
    two.act.addUrls([url('bo')]);
    await wait(0);
    await phone.deliver();
    one.act.addCommander(testCard('Bo'));
    one.act.remove(url('ada'));
    await wait(0);
    one.act.demote(url('bo'));
    await wait(0);
    await phone.deliver();
    for (const tab of [one, two]) {
      expect(getCards(tab)).toEqual([url('bo')]);
      expect(tab.store.getState().commanders).toEqual([]);
    }
  });

  it('that crown at the same moment agree on one, and keep the other', async () => {
    const phone = device();
    const [one, two] = [await phone.open(), await phone.open()];
    one.act.adopt({ cards: {}, commanders: [url('bo')] });
    two.act.adopt({ cards: {}, commanders: [url('ada')] });
    await wait(0);
    await phone.deliver();
    for (const { store } of [one, two])
      expect(store.getState()).toMatchObject({ cards: { [url('bo')]: true }, commanders: [url('ada')] });
  });

  it('of which one was asleep: it takes over what happened, including removals', async () => {
    const phone = device();
    const [one, two] = [await phone.open(), await phone.open()];
    one.act.addUrls([url('ada'), url('bo')]);
    await wait(0);
    await phone.deliver();
    await wait(2000);
    const slept = two.sync;
    one.act.remove(url('ada'));
    one.act.addUrls([url('cyr')]);
    await wait(0);
    // The events from that time never arrive; its copy is what the device has.
    await phone.deliver();
    slept.back();
    await wait(0);
    expect(getCards(two)).toEqual([url('bo'), url('cyr')]);
  });

  it.each(['{', '[]', '{"version":2}'])(
    'that find %s keep their cards, and write them again',
    async (text) => {
      const phone = device();
      const one = await phone.open();
      one.act.addUrls([url('ada')]);
      one.act.addCommander(testCard('Bo'));
      await wait(2000);
      phone.put(text);
      one.sync.heard(storedClipboard.parse(text));
      expect(getCards(one)).toEqual([url('ada')]);
      await one.look();
      one.act.addUrls([url('cyr')]);
      await wait(0);
      expect(phone.kept().state).toEqual({
        cards: { [url('ada')]: true, [url('cyr')]: true },
        commanders: [url('bo')],
      });
    },
  );

  it('of which one’s storage is cleared keep their cards', async () => {
    const phone = device();
    const one = await phone.open();
    one.act.addUrls([url('ada')]);
    await wait(2000);
    one.sync.heard(storedClipboard.parse(null));
    expect(getCards(one)).toEqual([url('ada')]);
  });
});

describe('any two tabs', () => {
  const names = ['ada', 'bo', 'cyr', 'dot'] as const;
  const step = fc.oneof(
    fc.record({
      act: fc.constantFrom('add' as const, 'lead' as const, 'demote' as const),
      tab: fc.nat(1),
      name: fc.constantFrom(...names),
    }),
    fc.record({
      act: fc.constantFrom('deliver' as const, 'wait' as const),
      tab: fc.nat(1),
      name: fc.constant('ada'),
    }),
  );

  it('converge, and lose no added card, however their messages cross', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const phone = device();
        const tabs = [await phone.open(), await phone.open()] as const;
        const added = new Set<string>();
        for (const { act, tab, name } of steps) {
          const { store, act: run } = tabs[tab === 0 ? 0 : 1];
          if (act === 'add') run.addUrls([url(name)]);
          if (act === 'lead' && store.getState().commanders.length === 0) run.addCommander(testCard(name));
          if (act === 'demote') run.demote(url(name));
          if (act === 'add') added.add(url(name));
          // The event about a change arrives long before it counts as settled.
          if (act === 'deliver' || act === 'wait') await phone.deliver();
          await wait(act === 'wait' ? 1500 : 0);
        }
        for (let round = 0; round < 4; round++) {
          await phone.deliver();
          await wait(1500);
          for (const { look } of tabs) await look();
        }
        const [one, two] = tabs.map(({ store }) => store.getState());
        expect(Object.keys(one?.cards ?? {}).sort()).toEqual(Object.keys(two?.cards ?? {}).sort());
        expect(one?.commanders).toEqual(two?.commanders);
        const included = [...Object.keys(one?.cards ?? {}), ...(one?.commanders ?? [])];
        expect(new Set(included).size).toBe(included.length);
        for (const card of added) expect(included).toContain(card);
      }),
      { numRuns: 60 },
    );
  }, 30_000);

  it('reads what a later version wrote, and never overwrites it', async () => {
    const written = JSON.stringify({
      version: 3,
      state: { cards: { [url('opt')]: true }, commanders: [], lists: ['mine'] },
    });
    const shared = device(written);
    const tab = await shared.open();
    expect(Object.keys(tab.store.getState().cards)).toEqual([url('opt')]);
    tab.act.addUrls([url('sol-ring')]);
    await wait(0);
    expect(shared.text()).toBe(written);
    expect(tab.say.mock.calls).toEqual([[NEWER_CLIPBOARD]]);
  });
});
