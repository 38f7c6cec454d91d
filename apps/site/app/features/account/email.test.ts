import { expect, it } from 'vitest';
import { typedEmail } from './email.ts';

it.each([
  ['ada@example.org', 'ada@example.org'],
  ['  ada@example.org\t\n', 'ada@example.org'],
  ["o'hara+decks@mail.example.co.uk", "o'hara+decks@mail.example.co.uk"],
  ['a@b', 'a@b'],
  [`a@${'b'.repeat(63)}.org`, `a@${'b'.repeat(63)}.org`],
])('reads %j', (typed, email) => {
  expect(typedEmail(typed)).toBe(email);
});

it.each([
  '',
  '   ',
  'ada',
  'ada@',
  '@example.org',
  'ada@@example.org',
  'ada lovelace@example.org',
  'ada@exam ple.org',
  'ada@-example.org',
  'ada@example-.org',
  'ada@example..org',
  'ada@example.org.',
  'ada@exämple.org',
  `a@${'b'.repeat(64)}.org`,
])('refuses %j', (typed) => {
  expect(typedEmail(typed)).toBeNull();
});
