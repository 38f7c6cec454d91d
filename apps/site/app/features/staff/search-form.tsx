import { Button, FIELD, LABEL } from '@deckwright/ui';
import { type FormEvent, useId } from 'react';
import { useFieldValue } from './use-field-value.ts';

type SearchProps = { label: string; q: string; onSearch: (text: string) => void };

export function SearchForm({ label, q, onSearch }: SearchProps) {
  const id = useId();
  const field = useFieldValue(q);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('q');
    onSearch(typeof text === 'string' ? text.trim() : '');
  };
  return (
    <search>
      <form onSubmit={submit} className="flex max-w-2xl flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <label htmlFor={id} className={`${LABEL} pb-1`}>
            {label}
          </label>
          <input
            ref={field}
            id={id}
            name="q"
            type="search"
            defaultValue={q}
            autoComplete="off"
            className={FIELD}
          />
        </div>
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
