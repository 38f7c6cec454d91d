import { resolveConfusablesTransformer } from 'obscenity';

const { transform } = resolveConfusablesTransformer();

/** A name as it is read: in lower case, without accents, letters of other scripts as those they look like. */
export function foldCharacters(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...bare].map((letter) => latin(letter)).join('');
}

function latin(letter: string): string {
  // The library reads the Turkish i without a dot as an l.
  if (letter === '\u0131') return 'i';
  const code = transform(letter.codePointAt(0) ?? 0);
  return code === undefined ? letter : String.fromCodePoint(code).toLowerCase();
}
