import type { DeckInsight } from '@deckwright/contract/schemas';
import { formatExact } from '@deckwright/domain';
import { Button, Fold, Skeleton } from '@deckwright/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { BracketPart, Curve, DeckProblems, Types } from '../../shared/advice/insight-parts.tsx';
import { describeFailure } from '../../shared/feedback/failure-message.ts';
import { client, useClipboard } from './store.ts';

/** How long to wait after the last change before requesting data. */
const PAUSE_MS = 300;
const MAX_CARDS = 1000;
const NOT_ANSWERED = 'The numbers could not be loaded. Check the connection and try again.';

type Answer = { insight: DeckInsight } | { failed: string } | null;

/** Statistics of the clipboard, requested when they are opened and again whenever the cards change while open. */
export function PanelInsight() {
  const [isOpen, setIsOpen] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isEmpty = useClipboard(
    ({ cards, commanders }) => commanders.length === 0 && Object.keys(cards).length === 0,
  );
  if (isEmpty) return null;
  return (
    <Fold label="Deck insight" onToggle={setIsOpen}>
      {isOpen ? <Insight key={attempt} onAgain={() => setAttempt(attempt + 1)} /> : null}
    </Fold>
  );
}

type InsightProps = {
  /** Retries. */
  onAgain: () => void;
};

function Insight({ onAgain }: InsightProps) {
  const cards = useClipboard((state) => state.cards);
  const commanders = useClipboard((state) => state.commanders);
  const [answer, setAnswer] = useState<Answer>(null);
  useEffect(() => {
    const request = new AbortController();
    const timer = setTimeout(() => {
      client
        .postInsight(
          { cards: Object.keys(cards).slice(0, MAX_CARDS), commanders: [...commanders] },
          { signal: request.signal },
        )
        .then(
          (insight) => setAnswer({ insight }),
          (error: unknown) =>
            request.signal.aborted || setAnswer({ failed: describeFailure(error, NOT_ANSWERED) }),
        );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [cards, commanders]);
  if (answer === null) return <Skeleton className="h-64 w-full" />;
  if ('failed' in answer)
    return (
      <div role="alert" className="flex flex-col items-start gap-2 text-sm">
        <p>{answer.failed}</p>
        <Button look="quiet" onClick={onAgain}>
          Try again
        </Button>
      </div>
    );
  return <Numbers insight={answer.insight} />;
}

type Props = { insight: DeckInsight };

function Numbers({ insight }: Props) {
  const { size, commanders } = insight;
  // The clipboard has one copy of each card and grows, so an incomplete deck or a missing commander is not a problem.
  const problems = insight.faults.filter(
    ({ kind }) => kind !== 'size' && (kind !== 'commander' || commanders.length > 0),
  );
  return (
    <div className="flex flex-col gap-5 pt-1">
      <p className="text-sm tabular-nums">
        {`${formatExact(size)} different ${size === 1 ? 'card' : 'cards'}${commanders.length > 0 ? ' with the commanders' : ''}. Extra copies of basic lands are not counted here.`}
      </p>
      <DeckProblems
        faults={problems}
        legal={
          commanders.length > 0
            ? 'Every card is within the commanders’ colors, and none is banned.'
            : 'No card is banned. With a commander, colors are checked too.'
        }
      />
      <Curve insight={insight} />
      <Types insight={insight} />
      <section aria-labelledby="panel-bracket" className="flex flex-col gap-2">
        <h4 id="panel-bracket" className="text-sm font-semibold">
          Bracket, estimated
        </h4>
        <BracketPart insight={insight} />
      </section>
      <Combos insight={insight} />
    </div>
  );
}

const MAX_SHOWN = 8;

function Combos({ insight: { combos } }: Props) {
  return (
    <section aria-labelledby="panel-combos" className="flex flex-col gap-2 text-sm">
      <h4 id="panel-combos" className="font-semibold">
        Combos
      </h4>
      {combos.presentCount + combos.nearCount === 0 ? (
        <p className="text-muted">No known combo is in this list or one card away.</p>
      ) : null}
      {combos.present.length > 0 ? (
        <>
          <p className="text-xs text-muted">{`All cards here (${formatExact(combos.presentCount)})`}</p>
          <ul className="flex flex-col gap-1.5">
            {combos.present.slice(0, MAX_SHOWN).map(({ href, value, alt }) => (
              <li key={href}>
                <Link to={href} className="font-medium hover:text-accent">
                  {value}
                </Link>
                <span className="line-clamp-1 text-xs text-muted">{alt}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {combos.near.length > 0 ? (
        <>
          <p className="text-xs text-muted">{`One card away (${formatExact(combos.nearCount)})`}</p>
          <ul className="flex flex-col gap-1.5">
            {combos.near.slice(0, MAX_SHOWN).map(({ href, value, missing }) => (
              <li key={href}>
                <Link to={href} className="font-medium hover:text-accent">
                  {value}
                </Link>
                <span className="block text-xs text-muted">
                  Missing:{' '}
                  <Link to={missing.url} className="link">
                    {missing.name}
                  </Link>
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
