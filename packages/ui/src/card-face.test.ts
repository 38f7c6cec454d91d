import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DrawnFace } from './card-face.tsx';
import { groundClasses } from './color-classes.ts';

describe('the drawn face', () => {
  // In hundredths of the size of the name there are 1130: a letter takes 62 (narrow 42, wide 92), a symbol 129.
  // Without a cost the colors stand there; five symbols fill a line.
  it.each([
    ['Contamination', '{2}{B}', [], false],
    ['Contamination', '{2}{B}{B}', [], true],
    ['Kaheera, the Orphanguard', '{1}{G/W}{G/W}', [], false],
    ['Flux Channeler', '{2}{U}', [], false],
    ['Commandeering', '{5}{U}{U}', [], true],
    ['Counterspell', '{U}{U}{U}', [], false],
    ['Thrummingbird', undefined, ['U', 'G', 'W'], true],
    ['Sisay', undefined, ['W', 'U', 'B', 'R', 'G'], true],
  ] as const)('gives a long word the whole width: %s %s', (name, manaCost, colors, wide) => {
    const facts = { name, primaryType: 'Creature' as const, colors: [...colors], manaCost };
    const markup = renderToStaticMarkup(createElement(DrawnFace, { facts }));
    expect(/\bface-wide(?!-)/.test(markup)).toBe(wide);
  });

  it('gives a long word the whole width on a narrow card alone', () => {
    const draw = (name: string) =>
      renderToStaticMarkup(
        createElement(DrawnFace, {
          facts: { name, primaryType: 'Instant', colors: ['G'], manaCost: '{G}{G}{G}' },
        }),
      );
    // Archdruid’s: 582 + 3 · 129 = 969, Orphanguard: 642 + 387 = 1029, more than 810 and at most 1130; Grow: 272 + 387 = 659.
    expect(draw('Archdruid’s Charm')).toContain('face-long');
    expect(draw('Kaheera, the Orphanguard')).toContain('face-long');
    // Its longest word takes 290 + 387, but the whole 1380, more than 2.4 · (810 − 387).
    expect(draw('Silas Renn, Seeker Adept')).toContain('face-long');
    expect(draw('Grow More')).not.toMatch(/face-wide|face-long/);
  });

  it('makes room for a power and toughness of two digits', () => {
    const draw = (corner: string) =>
      renderToStaticMarkup(
        createElement(DrawnFace, { facts: { name: 'Aria', primaryType: 'Creature', colors: ['W'], corner } }),
      );
    expect(draw('10/10')).toContain('face-far');
    expect(draw('3/3')).not.toContain('face-far');
  });

  it('keeps the paragraphs of its text separate', () => {
    const text = 'Lifelink\nAt the beginning of your end step, draw a card.';
    const markup = renderToStaticMarkup(
      createElement(DrawnFace, { facts: { name: 'Aria', primaryType: 'Creature', colors: ['W'], text } }),
    );
    expect(markup).toContain(`>${text}<`);
    const rules = readFileSync(new URL('./face.css', import.meta.url), 'utf8');
    expect(/\n {2}\.face-text \{\n {4}display[^}]*\}/.exec(rules)?.[0]).toContain('white-space: pre-line');
  });

  it('paints the scene of the card and stays small', () => {
    const facts = { name: 'Sol Ring', primaryType: 'Artifact' as const, colors: [], manaCost: '{1}' };
    const markup = renderToStaticMarkup(createElement(DrawnFace, { facts }));
    expect(markup).toMatch(
      /<svg class="scene [^"]*"><use href="[^"]*scenes[^"]*#[a-z]+"><\/use><use href="[^"]*#ring">/,
    );
    expect(markup.length).toBeLessThan(700);
  });

  it('has words where nothing else names the card, its rules from 150 pixels on', () => {
    const rules = readFileSync(new URL('./face.css', import.meta.url), 'utf8');
    expect(/\n {2}\.face-text \{\n {4}display[^}]*\}/.exec(rules)?.[0]).toContain('display: none');
    expect(rules).toMatch(/@container \(width >= 9\.375rem\) \{\s+\.face-text \{\s+display: -webkit-box/);
    expect(rules).toMatch(
      /@container \(width < 3\.75rem\) \{\s+\.face-name,\s+\.face-line \{\s+display: none/,
    );
  });
});

describe('the frame', () => {
  it('is of the colors of the card, several of them side by side in their order', () => {
    expect(groundClasses([])).toBe('ground');
    expect(groundClasses(['R'])).toBe('ground ground-r');
    expect(groundClasses(['G', 'W'])).toBe('ground ground-m mix-w mix-g');
  });
});
