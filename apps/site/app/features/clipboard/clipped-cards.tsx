import { CARD_TYPE_PLURALS } from '@deckwright/domain';
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { CardRow, WaitingRow } from './card-row.tsx';
import type { ClipboardStore } from './create-store.ts';
import { identityOfCommanders, isIllegal, partCards } from './panel-cards.ts';
import { useClipboard } from './store.ts';

const NOTHING: readonly string[] = [];

/**
 * The list by type. Deferred because rendering hundreds of rows would delay the response to a press, such as opening
 * the panel or undoing a clear.
 */
export function ClippedCards() {
  const cards = useClipboard((state) => state.cards);
  const loaded = useDeferredValue(useClipboard((state) => state.loadedCards));
  const unknown = useDeferredValue(useClipboard((state) => state.unknownUrls));
  const commanders = useDeferredValue(useClipboard((state) => state.commanders));
  const urls = useMemo(() => Object.keys(cards), [cards]);
  const shown = useDeferredValue(urls, NOTHING);
  return (
    <Groups shown={shown} busy={shown !== urls} loaded={loaded} gone={unknown} commanders={commanders} />
  );
}

type GroupsProps = Pick<ClipboardStore, 'commanders'> & {
  shown: readonly string[];
  busy: boolean;
  loaded: ClipboardStore['loadedCards'];
  gone: ClipboardStore['unknownUrls'];
};

const Groups = memo(function Groups({ shown, busy, loaded, gone, commanders }: GroupsProps) {
  const {
    groups,
    waiting,
    unknown: lost,
  } = useMemo(() => partCards(shown, loaded, gone), [shown, loaded, gone]);
  const identity = identityOfCommanders(commanders, loaded);
  if (shown.length === 0) return null;
  return (
    <div aria-busy={busy} className="flex flex-col gap-4">
      {groups.map(({ type, cards }) => (
        <Group key={type} title={CARD_TYPE_PLURALS[type]} count={cards.length}>
          {cards.map((card) => (
            <CardRow
              key={card.url}
              card={card}
              illegal={isIllegal(card, identity)}
              hasCommander={commanders.length > 0}
            />
          ))}
        </Group>
      ))}
      {waiting.length > 0 ? (
        <Group title="Loading" count={waiting.length}>
          {waiting.map((url) => (
            <WaitingRow key={url} url={url} unknown={false} />
          ))}
        </Group>
      ) : null}
      {lost.length > 0 ? (
        <Group title="Not in our data" count={lost.length}>
          {lost.map((url) => (
            <WaitingRow key={url} url={url} unknown />
          ))}
        </Group>
      ) : null}
    </div>
  );
});

type GroupProps = { title: string; count: number; children: ReactNode };

function Group({ title, count, children }: GroupProps) {
  const id = `clipboard-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section aria-labelledby={id}>
      <h3
        id={id}
        className="flex items-baseline gap-2 border-b border-line pb-1 text-xs font-semibold text-muted"
      >
        {title} <span className="font-normal tabular-nums">{count}</span>
      </h3>
      <ul>{children}</ul>
    </section>
  );
}
