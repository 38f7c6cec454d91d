import { ALL_IDENTITIES, BRACKETS, colorCount, identityName, identitySlug } from '@deckwright/domain';
import { Button, FIELD, LABEL } from '@deckwright/ui';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { bracketWords } from './bracket-words.ts';
import type { CombosView } from './combo-views.ts';
import { combosUrl } from './combos-query.ts';

type Props = { page: Pick<CombosView, 'form' | 'results' | 'sizes' | 'query'> };

const IDENTITIES = [...ALL_IDENTITIES].sort((a, b) => colorCount(a) - colorCount(b) || a - b);

/** Combos have no tag for the highest bracket: what is allowed in the fourth is allowed there. */
const TAGGED = BRACKETS.filter((bracket) => bracket !== 'cedh');

/** Narrows the list; works as a plain form. */
export function ComboForm({ page }: Props) {
  const { form } = page;
  const narrowed = combosUrl(form) !== '/combos';
  return (
    <Form
      method="get"
      action="/combos"
      key={page.query}
      className="grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap"
    >
      {form.card ? <input type="hidden" name="card" value={form.card} /> : null}
      <Choice name="colors" label="Fits in" value={form.colors ?? ''}>
        <option value="">Any colors</option>
        {IDENTITIES.map((identity) => (
          <option key={identity} value={identitySlug(identity)}>
            {identityName(identity)}
          </option>
        ))}
      </Choice>
      <Choice name="size" label="Cards" value={`${form.size ?? ''}`}>
        <option value="">Any number</option>
        {page.sizes.map(({ size, count }) => (
          <option key={size} value={size}>{`${size} cards (${count})`}</option>
        ))}
      </Choice>
      <Choice name="result" label="Result" value={form.result ?? ''}>
        <option value="">Any result</option>
        {page.results.map(({ slug, name, count }) => (
          <option key={slug} value={slug}>{`${name} (${count})`}</option>
        ))}
      </Choice>
      <Choice name="bracket" label="From bracket" value={form.bracket ?? ''}>
        <option value="">Any bracket</option>
        {TAGGED.map((bracket) => (
          <option key={bracket} value={bracket}>
            {bracketWords(bracket)}
          </option>
        ))}
      </Choice>
      <Button type="submit" look="quiet" className="max-md:col-span-full">
        Filter
      </Button>
      {narrowed ? (
        <Link to="/combos" className="link inline-flex min-h-11 items-center text-sm">
          Show all
        </Link>
      ) : null}
    </Form>
  );
}

type ChoiceProps = { name: string; label: string; value: string; children: ReactNode };

function Choice({ name, label, value, children }: ChoiceProps) {
  return (
    <label className="flex min-w-0 flex-col gap-1 md:max-w-56">
      <span className={LABEL}>{label}</span>
      <select name={name} defaultValue={value} className={FIELD}>
        {children}
      </select>
    </label>
  );
}
