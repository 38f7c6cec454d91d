import { expect, it } from 'vitest';
import { findGrowth } from './growth.ts';

const spaces = (length: number): string => ' '.repeat(length);

it.each([
  ['starts anew at each letter', (text: string) => /\s+x/.test(text)],
  ['tries all ways to part two repetitions', (text: string) => /^\s*y?\s+x/.test(text)],
  ['tries all ways to part one repetition', (text: string) => /^(?:\s+)+x/.test(text)],
  [
    'looks through a list for each letter',
    (text: string) => {
      const seen: string[] = [];
      for (const [at, letter] of [...text].entries()) if (!seen.includes(letter + at)) seen.push(letter + at);
    },
  ],
])('finds a reader that %s', async (_, read) => {
  const { from = 0, to = 0, fromMs = 0, toMs = 0 } = (await findGrowth(spaces, read)) ?? {};
  // More than 40 times for ten times the length.
  expect(toMs / fromMs).toBeGreaterThan((to / from) ** 1.6);
});

it.each([
  ['reads each letter once', (text: string) => [...text].map((letter) => letter.codePointAt(0))],
  ['sorts', (text: string) => [...text].map((letter, at) => `${letter}${(at * 7919) % 1000}`).sort()],
  ['refuses what is long', (text: string) => (text.length > 50 ? null : /\s+x/.test(text))],
  [
    'throws',
    () => {
      throw new RangeError('refused');
    },
  ],
])('accepts a reader that %s', async (_, read) => {
  expect(await findGrowth(spaces, read)).toBeNull();
});
