import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DrawnFace } from './card-face.tsx';

describe('the drawn face', () => {
  // In hundredths of the width there are 80: a letter takes 5, a symbol 8. 13 letters and 2 symbols take 81,
  // 12 and 2 take 76; a pair of words counts its longer one; without a cost the colors stand there.
  it.each([
    ['Thrummingbird', '{1}{U}', [], true],
    ['Thrummingbir', '{1}{U}', [], false],
    ['Flux Channeler', '{2}{U}', [], false],
    ['Thrummingbird', '{U}', [], false],
    ['Counterspell', '{U}{U}{U}', [], true],
    ['Thrummingbird', undefined, ['U', 'G'], true],
  ] as const)('gives a long word the whole width: %s %s', (name, manaCost, colors, wide) => {
    const facts = { name, primaryType: 'Creature' as const, colors: [...colors], manaCost };
    const markup = renderToStaticMarkup(createElement(DrawnFace, { facts }));
    expect(markup.includes('face-wide')).toBe(wide);
  });

  it('keeps the paragraphs of its text separate', () => {
    const text = 'Lifelink\nAt the beginning of your end step, draw a card.';
    const markup = renderToStaticMarkup(
      createElement(DrawnFace, { facts: { name: 'Aria', primaryType: 'Creature', colors: ['W'], text } }),
    );
    expect(markup).toContain(`>${text}<`);
    const rules = readFileSync(new URL('./face.css', import.meta.url), 'utf8');
    expect(/\.face-text \{[^}]*\}/.exec(rules)?.[0]).toContain('white-space: pre-line');
  });
});
