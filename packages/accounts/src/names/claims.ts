import { foldCharacters } from './fold-characters.ts';

/** What the name is for: a user, or a deck, whose name may contain "staff". */
export type NameKind = 'user' | 'deck';

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
};
/** Words that are not in a name by chance. */
const STRONG = /deckwright|\badmins?\b|administrat|moderat(?:or|ion)|webmaster|sysadmin/;
const ROLE = /^(?:staff|support|official|mods?|system|root|operator|owner|helpdesk)$/;
const AROUND = /^(?:the|a|an|of|for|this|site|our|real|team|help|desk|member|account|user|service|i|\W*)$/;

/** Whether a name suggests that its owner runs the site. */
export function claimsToBeStaff(name: string, kind: NameKind): boolean {
  const words = plainWords(name);
  const joined = words.join('');
  if (STRONG.test(words.join(' ')) || /deckwright|^(?:admin|moderator|webmaster)/.test(joined)) return true;
  if (kind === 'deck') return false;
  // Many cards are a "Staff of …".
  if (/\bstaff\b(?! of\b)/.test(words.join(' ')) || joined === 'staff') return true;
  return words.some((word) => ROLE.test(word)) && words.every((word) => ROLE.test(word) || AROUND.test(word));
}

/** The words of a name, with lookalike digits and symbols replaced by letters. */
function plainWords(name: string): string[] {
  const letters = [...foldCharacters(name)].map((letter) => LOOKALIKES[letter] ?? letter).join('');
  return letters.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
