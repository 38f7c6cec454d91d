import { Button, FIELD, LABEL } from '@deckwright/ui';
import { Form } from 'react-router';
import { COUNT_WORDS, OPERATOR_WORDS } from './restrictions.ts';

type Props = { action: string; error: string | null };

export function CountFilterForm({ action, error }: Props) {
  return (
    <Form method="post" action={action} preventScrollReset className="flex flex-col gap-2">
      <fieldset className="flex flex-col gap-2">
        <legend className={LABEL}>By number of cards</legend>
        <input type="hidden" name="form" value="count" />
        <div className="flex flex-wrap items-end gap-2">
          <select name="op" aria-label="Comparison" defaultValue="gt" className={`${FIELD} max-w-36`}>
            {Object.entries(OPERATOR_WORDS).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
          <input
            name="number"
            aria-label="Number"
            inputMode="decimal"
            autoComplete="off"
            placeholder="30"
            aria-invalid={error !== null}
            aria-describedby={error ? 'count-filter-error' : undefined}
            className={`${FIELD} max-w-20`}
          />
          <select name="type" aria-label="Counted cards" defaultValue="c" className={`${FIELD} max-w-44`}>
            {Object.entries(COUNT_WORDS).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
          <Button type="submit" look="quiet">
            Add count filter
          </Button>
        </div>
      </fieldset>
      <FormError id="count-filter-error" message={error} />
    </Form>
  );
}

export function NameFilterForm({ action, error }: Props) {
  return (
    <Form method="post" action={action} preventScrollReset className="flex flex-col gap-2">
      <fieldset className="flex flex-col gap-2">
        <legend className={LABEL}>By card</legend>
        <input type="hidden" name="form" value="name" />
        <div className="flex flex-wrap items-end gap-2">
          <select
            name="preposition"
            aria-label="With or without"
            defaultValue="in"
            className={`${FIELD} max-w-32`}
          >
            <option value="in">with</option>
            <option value="out">without</option>
          </select>
          <input
            name="name"
            aria-label="Card name"
            autoComplete="off"
            spellCheck={false}
            placeholder="Sol Ring"
            aria-invalid={error !== null}
            aria-describedby={error ? 'name-filter-error' : undefined}
            className={`${FIELD} min-w-40 flex-1 basis-40`}
          />
          <Button type="submit" look="quiet">
            Add card filter
          </Button>
        </div>
      </fieldset>
      <FormError id="name-filter-error" message={error} />
    </Form>
  );
}

type ErrorProps = { id: string; message: string | null };

function FormError({ id, message }: ErrorProps) {
  return message ? (
    <p id={id} role="alert" className="text-sm text-bad">
      {message}
    </p>
  ) : null;
}
