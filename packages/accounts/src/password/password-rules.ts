import { AppError, MAX_PASSWORD, MIN_PASSWORD } from '@deckwright/domain';
import { commonPasswords } from './common-passwords.ts';

/** What whoever guesses knows beforehand. */
export type PasswordContext = { site: string; name: string; email: string };

/** The subject of the site, whatever it is called. */
const SUBJECT = ['commander', 'magicthegathering', 'edh'];
const MIN_WORD = 3;
/** Letters, or twice as many digits, that have to be left without the words of the context. */
const MIN_REST = 4;

/** @throws AppError invalid-argument with the rule that the password breaks. */
export function checkPassword(password: string, context: PasswordContext): void {
  if (password.length < MIN_PASSWORD)
    throw new AppError('invalid-argument', `A password has at least ${MIN_PASSWORD} characters.`);
  if (password.length > MAX_PASSWORD)
    throw new AppError('invalid-argument', `A password has at most ${MAX_PASSWORD} characters.`);
  if (isCommon(password))
    throw new AppError(
      'invalid-argument',
      'This password is too easy to guess. Choose another: three random words are better.',
    );
  if (isOfContext(plain(password), context))
    throw new AppError(
      'invalid-argument',
      'This password is mostly your name, your address or the name of the site. Choose another: three random words are better.',
    );
}

/** On the list in any case of letters, or one character over and over. */
function isCommon(password: string): boolean {
  return commonPasswords().has(password.toLowerCase()) || new Set(password).size === 1;
}

function isOfContext(password: string, context: PasswordContext): boolean {
  const words = ownWords(context).filter((word) => password.includes(word));
  if (words.length === 0) return false;
  let rest = password;
  for (const word of words) rest = rest.replaceAll(word, '');
  const digits = rest.replace(/\D/g, '').length;
  return rest.length - digits + digits / 2 < MIN_REST;
}

/** The longest first, so that no short one breaks up a long one. */
function ownWords({ site, name, email }: PasswordContext): string[] {
  const parts = [site, name, email].flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)]);
  const words = [...SUBJECT, ...parts.map(plain)].filter((word) => word.length >= MIN_WORD);
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

const STAND_INS: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e' };

/** In small letters without accents and signs, the usual stand-ins turned back where they stand between letters. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<=\p{L})[@$013](?=\p{L})/gu, (sign) => STAND_INS[sign] ?? sign)
    .replace(/[^\p{L}\p{N}]/gu, '');
}
