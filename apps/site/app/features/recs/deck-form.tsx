import { fetchPart, StaticMarkup } from '@deckwright/islands';
import { Button, FIELD, LABEL } from '@deckwright/ui';
import { type FormEvent, Suspense, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { OwnedChoice } from '../../shared/collection/owned-choice.tsx';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { CommanderField } from './commander-field.tsx';
import { DeckFileLine } from './deck-file-line.tsx';
import { PLAN_FIELDS } from './plan-fields.ts';
import type { RecsForm } from './recs-result.ts';

/** Plain browser fields: what a document has of them needs no code. */
const Limits = lazyPart(() => fetchPart(() => import('./limits.tsx')));
const CollectionDialog = lazyPart(() =>
  fetchPart(() => import('../../shared/collection/collection-dialog.tsx')),
);

type Props = { form: RecsForm | undefined; onSubmit: (event: FormEvent<HTMLFormElement>) => void };

/** Id of the form, which buttons elsewhere on the page also submit. */
export const FORM_ID = 'recs-form';
/** Id of its text field, into which the answer's buttons write. */
export const DECK_ID = 'deck';
/** Id of its own button. */
export const ASK_ID = 'recs-ask';

/** The paste box. The fields are uncontrolled: input stays while a request is pending or fails. */
export function DeckForm(props: Props) {
  const [collecting, setCollecting] = useState(false);
  return (
    <>
      <Fields {...props} onCollection={() => setCollecting(true)} />
      {collecting ? (
        <Suspense fallback={null}>
          <CollectionDialog onClose={() => setCollecting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function Fields({ form, onSubmit, onCollection }: Props & { onCollection: () => void }) {
  const busy = useNavigation().state === 'submitting';
  return (
    <Form
      id={FORM_ID}
      method="post"
      action="/recs"
      preventScrollReset
      onSubmit={onSubmit}
      className="flex flex-col gap-3"
    >
      <div className="flex flex-col gap-1">
        <label htmlFor={DECK_ID} className={LABEL}>
          Deck list
        </label>
        <textarea
          key={form?.replaced}
          id={DECK_ID}
          name="deck"
          rows={12}
          spellCheck={false}
          defaultValue={form?.deck}
          placeholder={'Commander\n1 Atraxa, Praetors’ Voice\n\nDeck\n1 Sol Ring\n1 Arcane Signet'}
          className={`${FIELD} py-2 max-md:h-44`}
        />
        <DeckFileLine field={DECK_ID} />
      </div>
      <CommanderField key={form?.commanders.join()} chosen={form?.commanders ?? []} />
      <StaticMarkup>
        <Limits form={form} />
      </StaticMarkup>
      <OwnedChoice key={`owned ${form?.owned}`} defaultChecked={form?.owned ?? false} onOpen={onCollection} />
      {form ? <PlanFields form={form} /> : null}
      <Button id={ASK_ID} type="submit" disabled={busy}>
        {busy ? 'Looking at decks…' : 'Improve my deck'}
      </Button>
    </Form>
  );
}

/** The plan as it was sent, so that any button that asks again keeps it; the answer has the fields that change it. */
function PlanFields({ form: { plan, anyBracket, anyPrice } }: { form: RecsForm }) {
  return (
    <>
      {plan.map((theme) => (
        <input key={theme} type="hidden" name={PLAN_FIELDS.chosen} value={theme} />
      ))}
      {anyBracket ? <input type="hidden" name="anyBracket" value="on" /> : null}
      {anyPrice ? <input type="hidden" name="anyPrice" value="on" /> : null}
    </>
  );
}
