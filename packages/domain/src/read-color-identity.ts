import { COLORLESS, type ColorIdentity, colorCount, parseColorIdentity } from './color-identity.ts';
import { identityFromSlug } from './identity-from-slug.ts';

/**
 * The identity that a caller writes, in any case: its name ("azorius", "mono red", "c" for colorless), its letters in any
 * order ("uw") or its colors, also with spaces, commas or hyphens between them. Null if it is none, or a color comes twice.
 */
export function readColorIdentity(text: string): ColorIdentity | null {
  const parts = text
    .toLowerCase()
    .split(/[\s,_-]/)
    .filter((part) => part !== '');
  const named = identityFromSlug(parts.join('-'));
  if (named !== null) return named;
  if (parts.join('') === 'c') return COLORLESS;
  // The first letter of blue is that of black.
  const letters = parts.flatMap((part) =>
    /^(?:white|black|red|green)$/.test(part) ? part.slice(0, 1) : part === 'blue' ? 'u' : [...part],
  );
  const identity = parseColorIdentity(letters);
  return letters.length > 0 && colorCount(identity) === letters.length ? identity : null;
}
