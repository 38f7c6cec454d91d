import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NoSteps } from './no-steps.tsx';

const SOURCE = 'https://combos.example/1-2/';

function html(sourceUrl: string | null, sample = false): string {
  return renderToStaticMarkup(createElement(NoSteps, { combo: { sourceUrl }, sample }));
}

describe('a combo without steps', () => {
  it('links to it at its source', () => {
    expect(html(SOURCE)).toContain(`href="${SOURCE}"`);
  });

  it('says so without a source, or if the combo is made up', () => {
    for (const said of [html(null), html(SOURCE, true)]) {
      expect(said).toContain('No steps are written down yet.');
      expect(said).not.toContain('href');
    }
  });
});
