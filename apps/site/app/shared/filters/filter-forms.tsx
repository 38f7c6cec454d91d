import { Button, FIELD, LABEL } from '@deckwright/ui';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { CardTypeahead } from '../search/card-typeahead.tsx';
import type { FilterState } from './filter-state.ts';
import { COUNT_LABELS, OPERATOR_LABELS } from './restrictions.ts';

type Props<F> = { action: string; form: F; error: string | null };

type FormsProps = {
  action: string;
  name: Omit<Props<FilterState['nameForm']>, 'action'>;
  count: Omit<Props<FilterState['countForm']>, 'action'>;
};

/** Forms to filter by a card, and by a number of cards. */
export default function FilterForms({ action, name, count }: FormsProps) {
  return (
    <>
      <NameFilterForm action={action} {...name} />
      <CountFilterForm action={action} {...count} />
    </>
  );
}

function CountFilterForm({ action, form, error }: Props<FilterState['countForm']>) {
  return (
    <FilterForm action={action}>
      <fieldset className="min-w-0">
        <legend className={`${LABEL} pb-1.5`}>Decks by number of cards</legend>
        <input type="hidden" name="form" value="count" />
        <div className="flex flex-wrap gap-2 *:w-auto *:max-w-full *:flex-1 *:basis-28 [&>input]:basis-13">
          <select name="op" aria-label="Comparison" defaultValue={form.op} className={FIELD}>
            {Object.entries(OPERATOR_LABELS).map(([value, words]) => (
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
            defaultValue={form.number}
            aria-invalid={error !== null}
            aria-describedby={error ? 'count-filter-error' : undefined}
            className={FIELD}
          />
          <select name="type" aria-label="Counted cards" defaultValue={form.type} className={FIELD}>
            {Object.entries(COUNT_LABELS).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </div>
      </fieldset>
      <FormError id="count-filter-error" message={error} />
      <Button type="submit" look="quiet" className="w-fit group-data-sent/sent:opacity-50">
        Add count filter
      </Button>
    </FilterForm>
  );
}

function NameFilterForm({ action, form, error }: Props<FilterState['nameForm']>) {
  return (
    <FilterForm action={action}>
      <fieldset className="min-w-0">
        <legend className={`${LABEL} pb-1.5`}>Decks with or without a card</legend>
        <input type="hidden" name="form" value="name" />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
          <select
            name="preposition"
            aria-label="With or without"
            defaultValue={form.preposition}
            className={FIELD}
          >
            <option value="in">with</option>
            <option value="out">without</option>
          </select>
          <CardTypeahead
            label="Card name"
            hideLabel
            name="name"
            among="cards"
            placeholder="Sol Ring"
            pageSize={8}
            defaultValue={form.name}
            errorId={error ? 'name-filter-error' : undefined}
          />
        </div>
      </fieldset>
      <FormError id="name-filter-error" message={error} />
      <Button type="submit" look="quiet" className="w-fit group-data-sent/sent:opacity-50">
        Add card filter
      </Button>
    </FilterForm>
  );
}

/**
 * The button shows the press immediately, before the numbers are requested; any answer, including a refusal, resets it.
 */
function FilterForm({ action, children }: { action: string; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const idle = useNavigation().state === 'idle';
  useEffect(() => {
    if (idle) delete form.current?.dataset.sent;
  }, [idle]);
  const show: ComponentProps<typeof Form>['onSubmit'] = ({ currentTarget }) => {
    currentTarget.dataset.sent = '';
  };
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      preventScrollReset
      onSubmit={show}
      className="group/sent flex flex-col gap-2"
    >
      {children}
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
