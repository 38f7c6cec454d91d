/** Letters that NFD does not decompose. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  ð: 'd',
  þ: 'th',
};

/**
 * The slug rule of the specification: accents off, lower case, everything but letters, digits, hyphen,
 * underscore, plus, whitespace, pipe and slash stripped; plus → "plus "; runs of whitespace and slashes → one
 * hyphen; pipe → slash, last of all; hyphens at the edges trimmed. May be empty.
 */
export function slugify(text: string): string {
  const slug = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    // After the accents are off: ǽ is one letter until then.
    .replace(/[æœøłđßðþ]/g, (letter) => WRITTEN_OUT[letter] ?? '')
    .replace(/[^\p{L}\p{N}\-_+\s|/]/gu, '')
    .replace(/\+/g, 'plus ')
    .replace(/[\s/]+/g, '-')
    .replace(/\|/g, '/');
  return withoutEdgeHyphens(slug);
}

/** By hand, because a pattern for the end of a text tries every hyphen within it. */
function withoutEdgeHyphens(slug: string): string {
  let from = 0;
  let to = slug.length;
  while (slug[from] === '-') from++;
  while (to > from && slug[to - 1] === '-') to--;
  return slug.slice(from, to);
}

/** Faces of a card name; a name is split only at ' // ' with its spaces. */
export function faceNames(name: string): string[] {
  return name.split(' // ');
}

/**
 * The address of a card: its front face, except for layout `split` (upstream `aftermath` counts as split),
 * where the halves join (`commit-memory`).
 */
export function cardSlug(name: string, layout: string): string {
  const joined = layout === 'split' || layout === 'aftermath';
  return joined ? slugify(name) : slugify(faceNames(name)[0] ?? '');
}

/** A name as the search compares it: accents off, lower case, only letters and digits kept ("jotungrunt"). */
export function searchKey(text: string): string {
  return slugify(text).replace(/[^\p{L}\p{N}]/gu, '');
}
