import { Button, FIELD, LABEL } from '@deckwright/ui';
import { Form, Link } from 'react-router';
import type { PreconsView } from './precons-view.ts';

type Props = { page: Pick<PreconsView, 'form' | 'choices'> };

/** Narrows the list by a word and by colours. */
export function PreconForm({ page }: Props) {
  const { q, colors } = page.form;
  return (
    <Form method="get" action="/precon" key={`${q} ${colors}`} className="flex flex-wrap items-end gap-3">
      <label className="flex min-w-48 flex-1 flex-col gap-1 md:max-w-80">
        <span className={LABEL}>Deck, set or commander</span>
        <input
          name="q"
          type="search"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          placeholder="Part of a name"
          className={FIELD}
        />
      </label>
      <label className="flex flex-col gap-1">
        <span className={LABEL}>Colors</span>
        <select name="colors" defaultValue={colors ?? ''} className={FIELD}>
          <option value="">Any</option>
          {page.choices.map((choice) => (
            <option key={choice.slug} value={choice.slug}>
              {`${choice.name} (${choice.count})`}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" look="quiet">
        Filter
      </Button>
      {q || colors ? (
        <Link to="/precon" className="link inline-flex min-h-11 items-center text-sm">
          Show all
        </Link>
      ) : null}
    </Form>
  );
}
