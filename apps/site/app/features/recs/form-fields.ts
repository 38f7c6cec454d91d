import { readPlanFields, writePlanFields } from './plan-fields.ts';
import type { RecsForm } from './recs-result.ts';

/** Fields with one value each. */
const TEXTS = ['deck', 'maxPrice', 'maxTotal', 'bracket', 'discovery', 'other'] as const;
const CHECKS = ['excludeLands', 'owned'] as const;

/** What a form contains, whether it was submitted or is still being filled in. */
export function readRecsForm(input: FormData): RecsForm {
  const text = (name: string) => `${input.get(name) ?? ''}`;
  const named = [...input.getAll('commander'), ...input.getAll('partner')].map((name) => `${name}`.trim());
  return {
    deck: text('deck'),
    commanders: named.filter(Boolean),
    maxPrice: text('maxPrice'),
    maxTotal: text('maxTotal'),
    bracket: text('bracket'),
    excludeLands: input.has('excludeLands'),
    discovery: text('discovery'),
    keep: input.getAll('keep').map(String),
    owned: input.has('owned'),
    replaced: '',
    compare: '',
    other: text('other'),
    ...readPlanFields(input),
  };
}

/** The input of a form as fields to submit again; a comparison with the clipboard or an earlier list would need that. */
export function toFormData(form: RecsForm): FormData {
  const fields = new FormData();
  for (const name of TEXTS) fields.set(name, form[name]);
  for (const name of CHECKS) if (form[name]) fields.set(name, 'on');
  for (const name of form.commanders) fields.append('commander', name);
  for (const name of form.keep) fields.append('keep', name);
  writePlanFields(fields, form);
  if (form.compare === 'average' || form.compare === 'other') fields.set('compare', form.compare);
  return fields;
}

/** Fills the fields that the browser owns; the lists of commanders and of kept cards are rendered. */
export function fillForm(form: HTMLFormElement, filled: RecsForm): void {
  for (const name of TEXTS) {
    const field = form.elements.namedItem(name);
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    )
      field.value = filled[name];
  }
  for (const name of CHECKS) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.checked = filled[name];
  }
}
