import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DrawnFace } from './card-face.tsx';

describe('the drawn face', () => {
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
