import type { ReviewedDeck, ReviewRequest } from '@deckwright/contract/schemas';
import { formatExact, namesTogether } from '@deckwright/domain';
import { Button, FIELD, LABEL } from '@deckwright/ui';
import { type ReactNode, useId, useState } from 'react';
import { withCalls } from '../../shared/session/session.ts';

/** A deck with its problems and the player who shared it. */
export function ReviewedDeckView({ deck }: { deck: ReviewedDeck }) {
  const { player, others } = deck;
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        <h2 className="font-display text-xl font-semibold wrap-anywhere">{namesTogether(deck.commanders)}</h2>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
          <Fact term="Name">{deck.name ?? 'none'}</Fact>
          <Fact term="Player">{`${player.name}${deck.showPlayer ? ', shown' : ', not shown'}`}</Fact>
          <Fact term="Account">
            {`${count(player.days, 'day')} old, ${count(player.accepted, 'deck')} accepted, ${formatExact(player.refused)} refused`}
          </Fact>
          <Fact term="Others">
            {`${count(others.account, 'deck')} of this account, ${formatExact(others.network)} of this network`}
          </Fact>
          <Fact term="Sent">{deck.updatedAt.slice(0, 16).replace('T', ' ')}</Fact>
          <Fact term="License">{deck.licence === 'cc0' ? 'CC0' : 'this site alone'}</Fact>
          <Fact term="Bracket">{deck.bracket ?? 'not said'}</Fact>
        </dl>
        <section aria-label="Faults" className="flex flex-col gap-1 text-sm">
          <h3 className="font-semibold">Faults</h3>
          {deck.faults.length === 0 ? (
            <p className="text-muted">None by the present card data.</p>
          ) : (
            <ul className="flex flex-col gap-1">
              {deck.faults.map((problem) => (
                <li key={problem} className="border-l-2 border-bad pl-3 wrap-anywhere">
                  {problem}
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
      <textarea
        readOnly
        aria-label="The list"
        rows={16}
        value={deck.list.join('\n')}
        className={`${FIELD} py-2`}
      />
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}

function count(number: number, word: string): string {
  return `${formatExact(number)} ${number === 1 ? word : `${word}s`}`;
}

type PagerProps = { index: number; total: number; what: string; onGo: (index: number) => void };

/** Pages through the queue, by buttons and arrow keys. */
export function ReviewPager({ index, total, what, onGo }: PagerProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <Button look="quiet" disabled={index === 0} onClick={() => onGo(index - 1)}>
        Previous
      </Button>
      <p aria-live="polite" className="text-sm tabular-nums">
        {`${what} ${formatExact(index + 1)} of ${formatExact(total)}`}
      </p>
      <Button look="quiet" disabled={index >= total - 1} onClick={() => onGo(index + 1)}>
        Next
      </Button>
    </div>
  );
}

type ReasonProps = { busy: boolean; onRefuse: (reason: string) => void };

/** The player is told the reason. */
export function RefuseForm({ busy, onRefuse }: ReasonProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && reason.trim().length >= 3) onRefuse(reason.trim());
      }}
    >
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
        <label htmlFor={id} className={LABEL}>
          Reason, told to the player
        </label>
        <input
          id={id}
          value={reason}
          minLength={3}
          maxLength={300}
          required
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
          className={FIELD}
        />
      </div>
      <Button look="quiet" type="submit" className="text-bad" aria-disabled={busy}>
        Refuse
      </Button>
    </form>
  );
}

export function sendReview(deck: ReviewedDeck, { updatedAt, ...review }: ReviewRequest): Promise<unknown> {
  return withCalls((calls) =>
    calls.requester.json('POST', `/api/staff/decks/${encodeURIComponent(deck.id)}`, {
      ...review,
      updated_at: updatedAt,
    }),
  );
}
