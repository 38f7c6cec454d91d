import { ClipboardButtons } from '@deckwright/ui';
import type { DeckBox, DeckBoxAct } from './use-deck-box.ts';

type Props = { act: DeckBoxAct; name: string; url: string; box: DeckBox };

const WORDS = {
  add: { press: 'Add', done: 'Added' },
  cut: { press: 'Cut', done: 'Cut' },
};

const PRESS =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md border px-3 text-sm font-semibold md:min-h-9';

/** A button that adds the card to the list or removes it; pressing it again undoes this. Needs JavaScript. */
export function RecActions({ act, name, url, box }: Props) {
  const isDone = box.isDone(act, name);
  const { press, done } = WORDS[act];
  return (
    <div className="flex shrink-0 items-center gap-1 noscript:hidden">
      <button
        type="button"
        aria-pressed={isDone}
        onClick={() => box.press(act, name)}
        className={`${PRESS} md:min-w-25 ${isDone ? 'gold' : 'border-line hover:border-accent hover:bg-raised'}`}
      >
        {isDone ? <span aria-hidden="true">✓</span> : null}
        {isDone ? done : press}
        <span className="sr-only">{` ${name}`}</span>
      </button>
      {act === 'add' ? (
        <span className="max-md:hidden">
          <ClipboardButtons name={name} urls={[url]} commanderButton={false} />
        </span>
      ) : null}
    </div>
  );
}
