import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LimitFields } from './limit-fields.tsx';

const draw = (props: Parameters<typeof LimitFields>[0]): string =>
  renderToStaticMarkup(createElement(LimitFields, props));

describe('the fields of limits', () => {
  it('have labels and names for readLimits, and begin with what was sent', () => {
    const input = { maxPrice: '$5', maxTotal: 'x', bracket: '3', discovery: '-1' };
    const html = draw({ input });
    const labels = [...html.matchAll(/<label for="([^"]+)"[^>]*>([^<]+)</g)];
    expect(labels.map(([, , label]) => label)).toEqual([
      'Max per card, $',
      'Max total, $',
      'Stay within bracket',
      'Prefer',
    ]);
    const names = labels.map(([, id]) => new RegExp(`id="${id}"[^>]* name="(\\w+)"`).exec(html)?.[1]);
    expect(names).toEqual(['maxPrice', 'maxTotal', 'bracket', 'discovery']);
    expect([...html.matchAll(/<input[^>]* value="([^"]*)"/g)].map(([, value]) => value)).toEqual(['$5', 'x']);
    expect([...html.matchAll(/<option value="([^"]*)" selected/g)].map(([, value]) => value)).toEqual([
      '3',
      '-1',
    ]);
  });

  it('say what a preference does where there is room, and disable amounts that do not apply', () => {
    const wide = draw({ isWide: true });
    const [, hint] = /aria-describedby="([^"]+)"/.exec(wide) ?? [];
    expect(wide).toContain(`id="${hint}" class="text-xs text-muted">Changes the order of cards to add`);
    expect(draw({})).not.toContain('aria-describedby');
    // Without an input the list limits both, as cards are added that its own bracket and prices allow.
    expect(draw({})).toContain('<option value="" selected="">that of your list</option>');
    expect(draw({})).toMatch(/placeholder="as in your list"[^>]* name="maxPrice"/);
    expect(draw({})).toMatch(/placeholder="any"[^>]* name="maxTotal"/);
    expect(draw({ hasNoBudget: true }).match(/<input[^>]* disabled=""/g)).toHaveLength(2);
    expect(draw({})).not.toContain('disabled=""');
  });
});
