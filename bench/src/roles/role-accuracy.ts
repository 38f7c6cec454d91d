import { CARD_ROLES, type CardRole } from '../../../packages/domain/src/index.ts';
import { type Hits, isInEvaluationSet } from '../accuracy.ts';

/** A card labeled by hand. The rules may be changed only for the half `tuning`; `held out` says how good they are. */
export type LabeledCard = { name: string; roles: readonly CardRole[]; half: Half };

type Half = 'tuning' | 'held out';

/** Roles found correctly, found wrongly, and missed. */
export type Tally = { right: number; wrong: number; missed: number };

type RoleError = { name: string; role: CardRole; kind: 'wrong' | 'missed' };

export type Measured = { tallies: Map<CardRole, Tally>; errors: RoleError[]; unknown: string[] };

/** Parses a table of labels: names separated by ';', under their roles separated by ',', or under `none`. */
export function labeledCards(table: Readonly<Record<string, string>>): LabeledCard[] {
  const cards = Object.entries(table).flatMap(([roleNames, names]) => {
    const roles = roleNames === 'none' ? [] : roleNames.split(',').map((role) => roleNamed(role.trim()));
    return names
      .split(';')
      .map((name) => name.trim().replace(/\s+/g, ' '))
      .filter((name) => name !== '')
      .map((name) => ({
        name,
        roles,
        half: isInEvaluationSet(name) ? ('held out' as const) : ('tuning' as const),
      }));
  });
  const names = new Set<string>();
  for (const { name } of cards) {
    if (names.has(name)) throw new Error(`${name} is labeled twice; take one of the two out.`);
    names.add(name);
  }
  return cards;
}

/** Compares the found roles with the labels; `getRoles` returns null for a card that the catalog lacks. */
export function measureRoles(
  cards: readonly LabeledCard[],
  getRoles: (name: string) => readonly CardRole[] | null,
): Measured {
  const tallies = new Map(
    CARD_ROLES.map((role): [CardRole, Tally] => [role, { right: 0, wrong: 0, missed: 0 }]),
  );
  const errors: RoleError[] = [];
  const unknown: string[] = [];
  for (const { name, roles } of cards) {
    const found = getRoles(name);
    if (found === null) {
      unknown.push(name);
      continue;
    }
    for (const [role, tally] of tallies) {
      const [plays, isFound] = [roles.includes(role), found.includes(role)];
      if (plays && isFound) tally.right += 1;
      else if (isFound) errors.push({ name, role, kind: 'wrong' });
      else if (plays) errors.push({ name, role, kind: 'missed' });
    }
  }
  for (const { role, kind } of errors) {
    const tally = tallies.get(role);
    if (tally) tally[kind] += 1;
  }
  return { tallies, errors, unknown };
}

/** The counts of a role, or of several, as hits among all cards. */
export function toHits({ right, wrong, missed }: Tally): Hits {
  return { right, found: right + wrong, wanted: right + missed };
}

/** The counts of all roles together. */
export function sumUp(tallies: Iterable<Tally>): Tally {
  const sum = { right: 0, wrong: 0, missed: 0 };
  for (const { right, wrong, missed } of tallies) {
    sum.right += right;
    sum.wrong += wrong;
    sum.missed += missed;
  }
  return sum;
}

function roleNamed(name: string): CardRole {
  const role = CARD_ROLES.find((known) => known === name);
  if (!role) throw new Error(`"${name}" is no role; the roles are ${CARD_ROLES.join(', ')}.`);
  return role;
}
