import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { withoutTexts } from './strip-texts.ts';

const strip = (code: string) => withoutTexts(code, parseSync('a.js', code).program, 'description');

it('empties the literal texts of the property, and nothing else', () => {
  expect(
    strip("export const A = { name: 'a', description: 'What a is.', b: { description: \"It’s b.\" } };"),
  ).toBe("export const A = { name: 'a', description: '', b: { description: '' } };");
  const other = "const description = 'kept'; const A = { description, text: `description: 'kept'` };";
  expect(strip(other)).toBe(other);
});
