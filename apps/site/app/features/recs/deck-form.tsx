import { Button, FIELD, LABEL } from '@deckwright/ui';
import { Form, useNavigation } from 'react-router';
import type { RecsForm } from './recommend.server.ts';

type Props = { form: RecsForm | undefined };

/** The paste box. The fields are the browser's own: what was typed stays while an answer is on its way or fails. */
export function DeckForm({ form }: Props) {
  const busy = useNavigation().state === 'submitting';
  return (
    <Form method="post" action="/recs" preventScrollReset className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <label htmlFor="deck" className={LABEL}>
          Deck list
        </label>
        <textarea
          id="deck"
          name="deck"
          rows={12}
          required
          spellCheck={false}
          defaultValue={form?.deck}
          placeholder={'Commander\n1 Atraxa, Praetors’ Voice\n\nDeck\n1 Sol Ring\n1 Arcane Signet'}
          className={`${FIELD} py-2`}
        />
      </div>
      <details open={form?.commander || form?.partner ? true : undefined}>
        <summary className="min-h-8 text-sm font-medium">Commander not marked in the list?</summary>
        <div className="flex flex-col gap-3 pt-2">
          <div className="flex flex-col gap-1">
            <label htmlFor="commander" className={LABEL}>
              Commander
            </label>
            <input
              id="commander"
              name="commander"
              autoComplete="off"
              spellCheck={false}
              defaultValue={form?.commander}
              className={FIELD}
            />
          </div>
          <div className="flex flex-col gap-1">
            <label htmlFor="partner" className={LABEL}>
              Partner or Background
            </label>
            <input
              id="partner"
              name="partner"
              autoComplete="off"
              spellCheck={false}
              defaultValue={form?.partner}
              className={FIELD}
            />
          </div>
        </div>
      </details>
      <Button type="submit" disabled={busy}>
        {busy ? 'Looking at decks…' : 'Get recommendations'}
      </Button>
    </Form>
  );
}
