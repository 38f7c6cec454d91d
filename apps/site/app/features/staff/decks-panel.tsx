import type { ReviewedDeck, WaitingDecks } from '@deckwright/contract/schemas';
import { DeckDecision } from './deck-decision.tsx';
import { sendReview } from './deck-review.tsx';
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
  return (
    <ReviewBox
      review={review}
      label="Decks waiting for review"
      what="Deck"
      total={decks.length}
      empty="No deck waits for review."
    >
      {deck ? (
        <DeckDecision
          id={deck.id}
          deck={deck}
          review={review}
          approve={{
            label: 'Accept',
            work: () => sendReview(deck, { action: 'accept', updatedAt: deck.updatedAt }),
            done: 'Accepted.',
          }}
          refused="Refused."
        />
      ) : null}
    </ReviewBox>
  );
}
