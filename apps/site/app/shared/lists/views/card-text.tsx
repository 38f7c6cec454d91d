import { pairName } from '@deckwright/domain';
import { Button, cn, TileButtons, type TileView } from '@deckwright/ui';
import { Link } from 'react-router';
import { useCopy } from '../../feedback/use-copy.ts';
import { ShareOfDecks } from './card-share.tsx';

type Props = { cards: readonly TileView[]; title: string };

type TextProps = Props & {
  /** The class of a list that a phone shows partially. */
  folds: string | undefined;
};

/** Compact lines, with a copy button. */
export function CardText({ cards, title, folds }: TextProps) {
  return (
    <div className="flex flex-col gap-3">
      <ul
        className={cn(
          'columns-1 gap-x-8 text-sm tabular-nums sm:columns-2 lg:columns-3 xxl:columns-4',
          folds,
        )}
      >
        {cards.map((card) => (
          <li
            key={card.url}
            className="clip-row flex break-inside-avoid items-center gap-2 rounded-sm px-1 hover:bg-raised pointer-coarse:min-h-12"
          >
            <Link
              to={card.url}
              className="flex min-h-8 min-w-0 flex-1 items-center py-1 leading-tight text-pretty hover:text-accent"
            >
              {pairName(card)}
            </Link>
            <span className="flex shrink-0 gap-1 pointer-fine:-my-1.5">
              <TileButtons view={card} url={card.url} />
            </span>
            <span className="w-12 shrink-0 text-right text-xs text-muted">
              <ShareOfDecks card={card} />
            </span>
          </li>
        ))}
      </ul>
      <CopyLines cards={cards} title={title} />
    </div>
  );
}

function CopyLines({ cards, title }: Props) {
  const { copy, refused } = useCopy({
    text: cards.map(({ name }) => `1 ${name}`).join('\n'),
    done: cards.length === 1 ? 'Copied 1 line.' : `Copied ${cards.length} lines.`,
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      {/* There from the start: it would push down what follows. */}
      <Button look="quiet" className="noscript:hidden" aria-label={`Copy ${title} as text`} onClick={copy}>
        Copy as text
      </Button>
      <span role="status" className="text-sm text-muted">
        {refused ? 'Your browser blocked copying. Select the lines instead.' : null}
      </span>
    </div>
  );
}
