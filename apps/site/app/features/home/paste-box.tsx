import { Button, FIELD } from '@deckwright/ui';
import { Form } from 'react-router';

/** Sends a pasted deck to the recommendations. */
export function PasteBox() {
  return (
    <Form
      method="post"
      action="/recs"
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5 shadow-pop"
    >
      <label htmlFor="home-deck" className="font-display text-lg font-semibold text-balance">
        Paste your deck: what to add, what to cut
      </label>
      <textarea
        id="home-deck"
        name="deck"
        rows={5}
        required
        spellCheck={false}
        placeholder={'Commander\n1 Atraxa, Praetors’ Voice\n\nDeck\n1 Sol Ring\n1 Arcane Signet'}
        className={`${FIELD} py-2`}
      />
      <Button type="submit">Get recommendations</Button>
    </Form>
  );
}
