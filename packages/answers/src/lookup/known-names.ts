import type { LoadedSnapshot, ResolvedCommander } from '../snapshot/index.ts';
import { leadError } from '../snapshot/index.ts';
import { cardOption, nearestOptions } from './search-options.ts';
import { UnknownNameError } from './unknown-name-error.ts';

/** Position of the card at a slug, and whether this is its canonical slug. @throws UnknownNameError */
export function cardAt(snapshot: LoadedSnapshot, slug: string): { card: number; canonical: boolean } {
  const found = snapshot.resolver.bySlug(slug);
  if (found) return found;
  const message = `No card has the address "${slug.slice(0, 100)}".`;
  throw new UnknownNameError(message, nearestOptions(snapshot, slug));
}

/** The commander or pair at a slug. @throws UnknownNameError that says why known cards cannot be commanders */
export function commanderAt(snapshot: LoadedSnapshot, slug: string): ResolvedCommander {
  const found = snapshot.resolver.commanderBySlug(slug);
  if (found) return found;
  const members = snapshot.resolver.membersBySlug(slug);
  const reason = members.length === 0 ? null : leadError(snapshot, members);
  if (reason !== null) {
    const cards = members.flatMap((index) => snapshot.cards[index] ?? []);
    const banned = cards.filter(({ legality }) => legality === 'banned');
    const also = banned.map(({ name }) => ` ${name} is banned in Commander.`).join('');
    const pages = cards.map((card) => cardOption(card, null));
    throw new UnknownNameError(`${reason}.${also}`, pages);
  }
  const message = `No commander has the name or address "${slug.slice(0, 100)}".`;
  throw new UnknownNameError(message, nearestOptions(snapshot, slug, 'commander'));
}
