import type { CombosView } from './combo-views.ts';

/** The address of a page of the list under its form; the same choices always give the same address. */
export function combosUrl(form: CombosView['form'], page = 1): string {
  const query = new URLSearchParams();
  if (form.bracket) query.set('bracket', form.bracket);
  if (form.card) query.set('card', form.card);
  if (form.colors) query.set('colors', form.colors);
  if (page > 1) query.set('page', `${page}`);
  if (form.result) query.set('result', form.result);
  if (form.size !== null) query.set('size', `${form.size}`);
  return query.size > 0 ? `/combos?${query}` : '/combos';
}
