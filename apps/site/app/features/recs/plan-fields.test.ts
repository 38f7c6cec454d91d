import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecsForm, toFormData } from './form-fields.ts';
import { planOptions, readLimitTo, readPlanFields } from './plan-fields.ts';

/** Fields of a form in order; one name may come several times. */
function toFields(...fields: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

const read = (...fields: [string, string][]) => readPlanFields(toFields(...fields));

describe('the plan of a form', () => {
  it('is read from the list, within its limits, if the form says nothing', () => {
    expect(read()).toEqual({ plan: [], anyBracket: false, anyPrice: false });
    expect(planOptions(read())).toEqual({});
  });

  it('stays as it was sent while other buttons ask again', () => {
    const sent = read(['plan', 'dinosaurs'], ['plan', 'enrage'], ['planTheme', 'elves'], ['anyPrice', 'on']);
    expect(sent).toEqual({ plan: ['dinosaurs', 'enrage'], anyBracket: false, anyPrice: true });
    expect(planOptions(sent)).toEqual({ plan: ['dinosaurs', 'enrage'], anyPrice: true });
  });

  it('is what is checked and typed once its button is pressed, or a name was typed and sent by Enter', () => {
    const old: [string, string] = ['plan', 'dinosaurs'];
    expect(read(old, ['planTheme', 'elves'], ['planAdded', ''], ['usePlan', 'chosen']).plan).toEqual([
      'elves',
    ]);
    expect(read(old, ['planTheme', 'elves'], ['planAdded', ' Tokens '], ['usePlan', 'chosen']).plan).toEqual([
      'elves',
      'Tokens',
    ]);
    expect(read(old, ['planTheme', 'elves'], ['planAdded', 'Tokens']).plan).toEqual(['elves', 'Tokens']);
    // Nothing checked: as if nothing had been chosen.
    expect(read(old, ['planAdded', ''], ['usePlan', 'chosen']).plan).toEqual([]);
    expect(read(old, ['planTheme', 'elves'], ['usePlan', 'list']).plan).toEqual([]);
  });

  it('lifts one limit at a press, and restores it', () => {
    expect(read(['lift', 'bracket'])).toMatchObject({ anyBracket: true, anyPrice: false });
    expect(read(['lift', 'price'])).toMatchObject({ anyBracket: false, anyPrice: true });
    const both: [string, string][] = [
      ['anyBracket', 'on'],
      ['anyPrice', 'on'],
    ];
    expect(read(...both)).toMatchObject({ anyBracket: true, anyPrice: true });
    expect(read(...both, ['restore', 'bracket'])).toMatchObject({ anyBracket: false, anyPrice: true });
    expect(read(...both, ['restore', 'price'])).toMatchObject({ anyBracket: true, anyPrice: false });
    expect(read(['lift', 'lands'])).toMatchObject({ anyBracket: false, anyPrice: false });
  });

  it('takes a limit from a button, and nothing else', () => {
    const pressed = (value: string) => readLimitTo(toFields(['limitTo', value]));
    expect(pressed('bracket=3')).toEqual({ bracket: '3' });
    expect(pressed('maxPrice=20')).toEqual({ maxPrice: '20' });
    expect(pressed('bracket=')).toEqual({ bracket: '' });
    for (const wrong of ['', 'bracket=x', 'maxPrice=-1', 'maxPrice=9999', 'deck=1', '__proto__=1'])
      expect(pressed(wrong)).toEqual({});
  });

  it('is one that a request may have, whatever is sent', () => {
    const names = fc.constantFrom('plan', 'planTheme', 'planAdded', 'usePlan');
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ maxLength: 150 })), { maxLength: 20 }), (fields) => {
        const { plan } = read(...fields);
        // The bounds of the request: six themes of at most 100 characters.
        expect(plan.length).toBeLessThanOrEqual(6);
        for (const theme of plan) expect(theme.length).toBeLessThanOrEqual(100);
        expect(plan).not.toContain('');
        expect(new Set(plan).size).toBe(plan.length);
      }),
    );
  });

  it('is the same when the form is submitted again, such as by Back', () => {
    const form = readRecsForm(
      toFields(['deck', '1 Sol Ring'], ['plan', 'elves'], ['plan', 'tokens'], ['lift', 'bracket']),
    );
    expect(form).toMatchObject({ plan: ['elves', 'tokens'], anyBracket: true, anyPrice: false });
    expect(readRecsForm(toFormData(form))).toEqual(form);
  });
});
