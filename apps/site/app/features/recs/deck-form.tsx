import { BRACKETS, bracketNumber } from '@deckwright/domain';
import { Button, ChevronIcon, FIELD, LABEL } from '@deckwright/ui';
import { lazy, Suspense, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { OwnedChoice } from '../collection/owned-choice.tsx';
import { BRACKET_NAMES } from '../filters/restrictions.ts';
import { CommanderField } from './commander-field.tsx';
import { DeckFileLine } from './deck-file-line.tsx';
import type { RecsForm } from './recs-result.ts';

const CollectionDialog = lazy(() => import('../collection/collection-dialog.tsx'));

type Props = { form: RecsForm | undefined };

/** Of the form; buttons elsewhere on the page send it as well. */
export const FORM_ID = 'recs-form';
/** Of its text field; the answer's buttons write into it. */
export const DECK_ID = 'deck';

/** The paste box. The fields are the browser's own: what was typed stays while an answer is on its way or fails. */
export function DeckForm({ form }: Props) {
  const [collecting, setCollecting] = useState(false);
  return (
    <>
      <Fields form={form} onCollection={() => setCollecting(true)} />
      {collecting ? (
        <Suspense fallback={null}>
          <CollectionDialog onClose={() => setCollecting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function Fields({ form, onCollection }: Props & { onCollection: () => void }) {
  const busy = useNavigation().state === 'submitting';
  return (
    <Form id={FORM_ID} method="post" action="/recs" preventScrollReset className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <label htmlFor={DECK_ID} className={LABEL}>
          Deck list
        </label>
        <textarea
          key={form?.replaced}
          id={DECK_ID}
          name="deck"
          rows={12}
          required={!form?.commanders.length}
          spellCheck={false}
          defaultValue={form?.deck}
          placeholder={'Commander\n1 Atraxa, Praetors’ Voice\n\nDeck\n1 Sol Ring\n1 Arcane Signet'}
          className={`${FIELD} py-2 max-md:h-44`}
        />
        <DeckFileLine field={DECK_ID} />
      </div>
      <CommanderField key={form?.commanders.join()} chosen={form?.commanders ?? []} />
      <Limits form={form} />
      <OwnedChoice key={`owned ${form?.owned}`} defaultChecked={form?.owned ?? false} onOpen={onCollection} />
      <Button type="submit" disabled={busy}>
        {busy ? 'Looking at decks…' : 'Get recommendations'}
      </Button>
    </Form>
  );
}

function Limits({ form }: Props) {
  const limited = form && (form.maxPrice || form.maxTotal || form.bracket || form.excludeLands);
  return (
    <details open={limited ? true : undefined}>
      <summary className="flex min-h-11 list-none items-center justify-between text-sm font-medium md:min-h-9 [&::-webkit-details-marker]:hidden">
        Budget, bracket and lands
        <ChevronIcon className="size-4 text-muted" />
      </summary>
      <div className="grid grid-cols-2 gap-3 pt-1">
        <Amount name="maxPrice" label="Most for one card, $" value={form?.maxPrice} />
        <Amount name="maxTotal" label="Most for all, $" value={form?.maxTotal} />
        <div className="col-span-2 flex flex-col gap-1">
          <label htmlFor="bracket" className={LABEL}>
            Stay within bracket
          </label>
          <select id="bracket" name="bracket" defaultValue={form?.bracket ?? ''} className={FIELD}>
            <option value="">any</option>
            {BRACKETS.map((bracket) => (
              <option key={bracket} value={bracketNumber(bracket)}>
                {`${bracketNumber(bracket)}, ${BRACKET_NAMES[bracket]}`}
              </option>
            ))}
          </select>
        </div>
        <label className="col-span-2 flex min-h-11 items-center gap-2.5 text-sm md:min-h-9">
          <input
            type="checkbox"
            name="excludeLands"
            defaultChecked={form?.excludeLands}
            className="size-4.5 accent-accent"
          />
          No lands
        </label>
      </div>
    </details>
  );
}

type AmountProps = { name: 'maxPrice' | 'maxTotal'; label: string; value: string | undefined };

function Amount({ name, label, value }: AmountProps) {
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={name} className={LABEL}>
        {label}
      </label>
      <input
        id={name}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        placeholder="any"
        defaultValue={value}
        className={FIELD}
      />
    </div>
  );
}
