import { COMBOS_QUERY } from '@deckwright/contract';
import { ALL_IDENTITIES, COMBO_BRACKETS, colorCount, identityName, identitySlug } from '@deckwright/domain';
import { FormChoice, ListForm } from '../../shared/lists/list-form.tsx';
import { CardTypeahead } from '../../shared/search/card-typeahead.tsx';
import { describeBracket } from './bracket-label.ts';
import type { CombosView } from './combo-views.ts';
import { combosUrl } from './combos-query.ts';

type Props = { page: Pick<CombosView, 'form' | 'results' | 'sizes' | 'query' | 'unknownCard'> };

const IDENTITIES = [...ALL_IDENTITIES].sort((a, b) => colorCount(a) - colorCount(b) || a - b);

/** Filters the list; works as a plain form. */
export function ComboFilterForm({ page }: Props) {
  const { form } = page;
  return (
    <ListForm
      path="/combos"
      state={`${page.query} ${page.unknownCard?.name ?? ''}`}
      narrowed={combosUrl(form) !== '/combos'}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-y-1.5 md:flex md:flex-wrap"
    >
      <CardTypeahead
        label="With the card"
        name={COMBOS_QUERY.card.name}
        among="cards"
        placeholder="Any card"
        pageSize={8}
        defaultValue={form.cardName ?? page.unknownCard?.name ?? ''}
        className="md:w-72"
      />
      <FormChoice name={COMBOS_QUERY.colors.name} label="Fits in" value={form.colors ?? ''}>
        <option value="">Any colors</option>
        {IDENTITIES.map((identity) => (
          <option key={identity} value={identitySlug(identity)}>
            {identityName(identity)}
          </option>
        ))}
      </FormChoice>
      <FormChoice name={COMBOS_QUERY.size.name} label="Cards" value={`${form.size ?? ''}`}>
        <option value="">Any number</option>
        {page.sizes.map(({ size, count }) => (
          <option key={size} value={size}>{`${size} cards (${count})`}</option>
        ))}
      </FormChoice>
      <FormChoice name={COMBOS_QUERY.result.name} label="Result" value={form.result ?? ''}>
        <option value="">Any result</option>
        {page.results.map(({ slug, name, count }) => (
          <option key={slug} value={slug}>{`${name} (${count})`}</option>
        ))}
      </FormChoice>
      <FormChoice name={COMBOS_QUERY.bracket.name} label="From bracket" value={form.bracket ?? ''}>
        <option value="">Any bracket</option>
        {COMBO_BRACKETS.map((bracket) => (
          <option key={bracket} value={bracket}>
            {describeBracket(bracket)}
          </option>
        ))}
      </FormChoice>
    </ListForm>
  );
}
