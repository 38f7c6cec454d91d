import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NoSteps } from './no-steps.tsx';

const SOURCE = 'https://combos.example/1-2/';

function html(sourceUrl: string | null, sample = false): string {
  return renderToStaticMarkup(createElement(NoSteps, { combo: { sourceUrl }, sample }));
}

describe('a combo without steps', () => {
  it('says so and links to it at its source', () => {
    expect(html(SOURCE)).toContain('We have no steps for this combo.');
    expect(html(SOURCE)).toContain(`href="${SOURCE}"`);
  });

  it('has no link without a source, or if the combo is made up', () => {
    expect(html(null)).toContain('We have no steps for this combo.');
    expect(html(null)).not.toContain('href');
    expect(html(SOURCE, true)).not.toContain('href');
  });
});
