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

const MARKS = /\p{M}/gu;

/**
 * The slug rule of the specification: strip accents, lower-case, remove everything but letters, digits, hyphen,
 * underscore, plus, whitespace, pipe and slash; plus → "plus "; runs of whitespace and slashes → one hyphen; finally
 * pipe → slash; trim hyphens at the ends. The result may be empty.
 */
export function slugify(text: string): string {
  const slug = text
    .toLowerCase()
    // Before as well: NFD sorts a run of marks in quadratic time.
    .replace(MARKS, '')
    .normalize('NFD')
    .replace(MARKS, '')
    // After accents are stripped: ǽ is a single letter until then.
    .replace(/[æœøłđßðþ]/g, (letter) => WRITTEN_OUT[letter] ?? '')
    .replace(/[^\p{L}\p{N}\-_+\s|/]/gu, '')
    .replace(/\+/g, 'plus ')
    .replace(/[\s/]+/g, '-')
    .replace(/\|/g, '/');
  return withoutEdgeHyphens(slug);
}

/** A name in plain letters, its case and punctuation unchanged: "Lim-Dûl’s Vault" → "Lim-Dul's Vault". */
export function unaccented(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[æœøłđßðþ]/gi, (letter) => {
      const written = WRITTEN_OUT[letter.toLowerCase()] ?? '';
      return letter === letter.toLowerCase() ? written : written.charAt(0).toUpperCase() + written.slice(1);
    });
}

/** By hand, because a regex anchored at the end retries at every inner hyphen (quadratic time). */
function withoutEdgeHyphens(slug: string): string {
  let from = 0;
  let to = slug.length;
  while (slug[from] === '-') from++;
  while (to > from && slug[to - 1] === '-') to--;
  return slug.slice(from, to);
}

/** Faces of a card name; a name is split only at ' // ' including the spaces. */
export function faceNames(name: string): string[] {
  return name.split(' // ');
}

/**
 * The slug of a card: its front face, except for layout `split` (upstream `aftermath` counts as split), where both
 * halves are joined (`commit-memory`).
 */
export function cardSlug(name: string, layout: string): string {
  const joined = layout === 'split' || layout === 'aftermath';
  return joined ? slugify(name) : slugify(faceNames(name)[0] ?? '');
}

/** A name as the search compares it: without accents, lower case, only letters and digits ("jotungrunt"). */
export function searchKey(text: string): string {
  return searchWords(text).join('');
}

/** The words of a name without accents and punctuation, lower case; joined they are its `searchKey`. */
export function searchWords(text: string): string[] {
  return slugify(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
