import type { LoadedSnapshot } from '@deckwright/answers';
import { slugify } from '@deckwright/domain';

/** A path below the base of pages or cards, in parts; `isJoined` if names in it had faces apart. */
type PathParts = { parts: string[]; isJoined: boolean };

/**
 * Splits a path, and puts together the faces of a name that are apart: `cards/fire-//-ice` and `cards/sp%2F%2Fdr` come from
 * programs that only replace the spaces of a name. Any other two slashes are one.
 */
export function splitPath(snapshot: Pick<LoadedSnapshot, 'resolver'>, path: string): PathParts {
  const parts: string[] = [];
  let isJoined = false;
  let isApart = false;
  for (const part of path
    .replace(/\.json$/, '')
    .split('/')
    .flatMap(halves)) {
    const before = parts.at(-1);
    const name = before === undefined || !isApart || part === '' ? null : joined(snapshot, before, part);
    if (name !== null) {
      parts[parts.length - 1] = name;
      isJoined = true;
    } else if (part !== '') parts.push(part);
    isApart = part === '';
  }
  return { parts, isJoined };
}

/** The name of these faces; null if they are none, as in `commanders//{slug}` or `{slug}//budget`. */
function joined({ resolver }: Pick<LoadedSnapshot, 'resolver'>, front: string, back: string): string | null {
  const name = `${slugify(front)}-${slugify(back)}`;
  const isSpaced = /[-\s]$/.test(front) && /^[-\s]/.test(back);
  return isSpaced || resolver.bySlug(name) !== null || resolver.commanderBySlug(name) !== null ? name : null;
}

/** A part, decoded; two encoded slashes leave an empty part between, as two plain ones do. */
function halves(part: string): string[] {
  return decoded(part)
    .split('//')
    .flatMap((half, index) => (index === 0 ? [half] : ['', half]));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Escapes that are not UTF-8 cannot be part of a name.
    return part;
  }
}
