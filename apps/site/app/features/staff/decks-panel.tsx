import type { ReviewedDeck, WaitingDecks } from '@deckwright/contract/schemas';
import { Button } from '@deckwright/ui';
import { RefuseForm, ReviewedDeckView, sendReview } from './deck-review.tsx';
import { PanelState } from './panel-state.tsx';
import { ReviewBox } from './review-box.tsx';
import { useReview } from './use-review.ts';
import { useStaffAnswer } from './use-staff-answer.ts';

export default function DecksPanel() {
  const answer = useStaffAnswer<WaitingDecks>('decks');
  return (
    <PanelState answer={answer}>{({ decks }) => <Waiting decks={decks} reload={answer.reload} />}</PanelState>
  );
}

function Waiting({ decks, reload }: { decks: readonly ReviewedDeck[]; reload: () => void }) {
  const review = useReview(decks.length, reload);
  const deck = decks[review.index];
  const { busy, act } = review;
  return (
    <ReviewBox
      review={review}
      label="Decks waiting for review"
      what="Deck"
      total={decks.length}
      empty="No deck waits for review."
    >
      {deck ? (
        <>
          <ReviewedDeckView deck={deck} />
          <div className="flex flex-col gap-4 border-t border-line pt-4">
            <div className="flex flex-wrap gap-2">
              <Button
                aria-disabled={busy}
                onClick={() =>
                  act(() => sendReview(deck, { action: 'accept', updatedAt: deck.updatedAt }), 'Accepted.')
                }
              >
                Accept
              </Button>
              {deck.name || deck.showPlayer ? (
                <Button
                  look="quiet"
                  aria-disabled={busy}
                  onClick={() =>
                    act(
                      () => sendReview(deck, { action: 'remove-name', updatedAt: deck.updatedAt }),
                      'The name has been removed.',
                    )
                  }
                >
                  Remove the name
                </Button>
              ) : null}
            </div>
            <RefuseForm
              key={deck.id}
              busy={busy}
              onRefuse={(reason) =>
                act(
                  () => sendReview(deck, { action: 'refuse', updatedAt: deck.updatedAt, reason }),
                  'Refused.',
                )
              }
            />
          </div>
        </>
      ) : null}
    </ReviewBox>
  );
}
