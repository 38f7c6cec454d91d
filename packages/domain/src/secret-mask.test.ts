import { expect, it } from 'vitest';
import { createSecretMask } from './secret-mask.ts';

it('replaces secrets, also as JSON writes them, and passwords of addresses', () => {
  const mask = createSecretMask(['a "quoted" secret', 'long-secret', 'long-secret-longer', 'abc']);
  expect(mask('x long-secret-longer y long-secret')).toBe('x [secret] y [secret]');
  expect(mask(JSON.stringify({ msg: 'a "quoted" secret' }))).toBe('{"msg":"[secret]"}');
  expect(mask('abc')).toBe('abc');
  expect(mask('no answer of postgres://jo:pass%2Fword@db.example.org:5432/x, again')).toBe(
    'no answer of postgres://jo:[secret]@db.example.org:5432/x, again',
  );
  expect(mask('redis://:word@host and https://decks.example.org/a@b')).toBe(
    'redis://:[secret]@host and https://decks.example.org/a@b',
  );
  expect(mask('postgresql:///db?host=x&password=other&sslmode=require')).toBe(
    'postgresql:///db?host=x&password=[secret]&sslmode=require',
  );
});
