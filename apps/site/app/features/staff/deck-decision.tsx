import type { ReviewedDeck } from '@deckwright/contract/schemas';
import { Button } from '@deckwright/ui';
import { RefuseForm, ReviewedDeckView, sendReview } from './deck-review.tsx';
import type { ReviewWalk } from './use-review.ts';

type Props = {
  /** Of what is decided: another one begins with an empty reason; the buttons keep the focus. */
  id: string;
  deck: ReviewedDeck;
  review: Pick<ReviewWalk, 'busy' | 'act'>;
  /** The first button, which leaves the deck as it is. */
  approve: { label: string; work: () => Promise<unknown>; done: string };
  /** Said after the deck was refused. */
  refused: string;
};

/** A deck with what staff can do about it: approve, remove its name, or refuse it with a reason. */
export function DeckDecision({ id, deck, review: { busy, act }, approve, refused }: Props) {
  const { updatedAt } = deck;
  return (
    <>
      <ReviewedDeckView deck={deck} />
      <div className="flex flex-col gap-4 border-t border-line pt-4">
        <div className="flex flex-wrap gap-2">
          <Button aria-disabled={busy} onClick={() => act(approve.work, approve.done)}>
            {approve.label}
          </Button>
          {deck.name || deck.showPlayer ? (
            <Button
              look="quiet"
              aria-disabled={busy}
              onClick={() =>
                act(
                  () => sendReview(deck, { action: 'remove-name', updatedAt }),
                  'The name has been removed.',
                )
              }
            >
              Remove the name
            </Button>
          ) : null}
        </div>
        <RefuseForm
          key={id}
          busy={busy}
          onRefuse={(reason) => act(() => sendReview(deck, { action: 'refuse', updatedAt, reason }), refused)}
        />
      </div>
    </>
  );
}
