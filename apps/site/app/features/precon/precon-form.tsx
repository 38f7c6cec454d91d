import { FIELD, LABEL } from '@deckwright/ui';
import { FormChoice, ListForm } from '../../shared/lists/list-form.tsx';
import type { PreconsView } from './precons-view.ts';

type Props = { page: Pick<PreconsView, 'form' | 'choices'> };

/** Narrows the list by a word and by colours. */
export function PreconForm({ page }: Props) {
  const { q, colors } = page.form;
  return (
    <ListForm
      path="/precon"
      state={`${q} ${colors}`}
      narrowed={Boolean(q || colors)}
      className="flex flex-wrap"
    >
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
      <FormChoice name="colors" label="Colors" value={colors ?? ''}>
        <option value="">Any</option>
        {page.choices.map((choice) => (
          <option key={choice.slug} value={choice.slug}>
            {`${choice.name} (${choice.count})`}
          </option>
        ))}
      </FormChoice>
    </ListForm>
  );
}
