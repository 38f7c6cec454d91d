import { Button, formatShare, type TileView } from '@deckwright/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

type Props = { cards: readonly TileView[]; title: string };

/** Compact lines as deck lists have them, with a button that copies them. */
export function CardText({ cards, title }: Props) {
  return (
    <div className="flex flex-col gap-3">
      <ul className="columns-1 gap-x-8 text-sm tabular-nums sm:columns-2 lg:columns-3 xxl:columns-4">
        {cards.map((card) => (
          <li key={card.url} className="break-inside-avoid">
            <Link
              to={card.url}
              className="flex min-h-8 items-baseline gap-2 rounded-sm px-1 py-1 hover:bg-raised hover:text-accent"
            >
              <span className="text-muted">1</span>
              <span className="min-w-0 flex-1 truncate">{card.name}</span>
              <span className="text-xs text-muted">{formatShare(card.inclusion_rate)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <CopyLines cards={cards} title={title} />
    </div>
  );
}

function CopyLines({ cards, title }: Props) {
  const [said, setSaid] = useState('');
  const hydrated = useHydrated();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(cards.map(({ name }) => `1 ${name}`).join('\n'));
      setSaid(`${cards.length} lines copied`);
    } catch {
      setSaid('The browser does not allow copying here. Select the lines instead.');
    }
  }
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-3">
      {hydrated ? (
        <Button look="quiet" aria-label={`Copy ${title} as text`} onClick={() => void copy()}>
          Copy as text
        </Button>
      ) : null}
      <span role="status" className="text-sm text-muted">
        {said}
      </span>
    </div>
  );
}
