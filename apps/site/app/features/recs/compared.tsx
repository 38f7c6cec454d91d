import type { DifferentCard } from '@deckwright/answers';
import { cn, Notice, PhoneFold } from '@deckwright/ui';
import { Link } from 'react-router';
import { RecActions } from './rec-actions.tsx';
import type { RecsComparison } from './recs-result.ts';
import type { DeckBox, DeckBoxAct } from './use-deck-box.ts';

type Props = { comparison: RecsComparison; box: DeckBox };

/** The differences to another list, both ways; each can be applied. */
export function Compared({ comparison, box }: Props) {
  const { title, difference, problem } = comparison;
  if (!difference)
    return (
      <Notice>
        <p>{problem}</p>
      </Notice>
    );
  const { onlyYours, onlyTheirs, shared, sizes, unknown } = difference;
  return (
    <section aria-labelledby="compared" className="flex flex-col gap-3">
      <h2
        id="compared"
        className="border-b border-line pb-2 font-display text-2xl font-semibold text-balance"
      >
        {`Your list and ${title}`}
      </h2>
      <p className="text-sm text-muted tabular-nums">
        {`${shared} cards in both; yours has ${sizes.yours}, the other ${sizes.theirs}.`}
        {unknown.length > 0 ? ` Left out, not recognized: ${unknown.join(', ')}.` : ''}
      </p>
      <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2">
        <Side id="only-yours" title="Only in yours" cards={onlyYours} act="cut" box={box} />
        <Side id="only-theirs" title="Only in the other" cards={onlyTheirs} act="add" box={box} />
      </div>
    </section>
  );
}

/** Cards of a side that a phone shows at first: the advice follows. */
const ON_PHONE = 8;

type SideProps = { id: string; title: string; cards: DifferentCard[]; act: DeckBoxAct; box: DeckBox };

function Side({ id, title, cards, act, box }: SideProps) {
  const copies = cards.reduce((sum, card) => sum + card.copies, 0);
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h3 id={id} className="font-display text-lg font-semibold">
        {title} <span className="text-muted tabular-nums">{copies}</span>
      </h3>
      {cards.length === 0 ? <p className="text-sm text-muted">Nothing.</p> : null}
      <PhoneFold count={cards.length} first={ON_PHONE} name={id} of={title}>
        {(folds) => (
          <ul className={cn('flex flex-col text-sm', folds)}>
            {cards.map((card) => (
              <li
                key={card.slug}
                className="flex min-h-12 items-center justify-between gap-3 border-t border-line first:border-0 md:min-h-11"
              >
                <span className="min-w-0">
                  {card.copies > 1 ? (
                    <span className="text-muted tabular-nums">{`${card.copies} `}</span>
                  ) : null}
                  <Link to={card.url} className="hover:text-accent">
                    {card.name}
                  </Link>
                  <span className="text-xs text-muted">{` · ${card.type}`}</span>
                </span>
                <RecActions act={act} name={card.name} url={card.url} box={box} />
              </li>
            ))}
          </ul>
        )}
      </PhoneFold>
    </section>
  );
}
