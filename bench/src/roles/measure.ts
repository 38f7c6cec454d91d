import { createHash } from 'node:crypto';
import { CARD_ROLES, type CardRole } from '../../../packages/domain/src/index.ts';

/** A card labeled by hand. The rules may be changed only for the half `tuning`; `held out` says how good they are. */
export type LabeledCard = { name: string; roles: readonly CardRole[]; half: Half };

export type Half = 'tuning' | 'held out';

/** Roles found correctly, found wrongly, and missed. */
export type Tally = { right: number; wrong: number; missed: number };

export type Fault = { name: string; role: CardRole; kind: 'wrong' | 'missed' };

export type Measured = { tallies: Map<CardRole, Tally>; faults: Fault[]; unknown: string[] };

/** Parses a table of labels: names separated by ';', under their roles separated by ',', or under `none`. */
export function labeledCards(table: Readonly<Record<string, string>>): LabeledCard[] {
  const cards = Object.entries(table).flatMap(([words, names]) => {
    const roles = words === 'none' ? [] : words.split(',').map((word) => roleNamed(word.trim()));
    return names
      .split(';')
      .map((name) => name.trim().replace(/\s+/g, ' '))
      .filter((name) => name !== '')
      .map((name) => ({ name, roles, half: halfOf(name) }));
  });
  const names = new Set<string>();
  for (const { name } of cards) {
    if (names.has(name)) throw new Error(`${name} is labeled twice; take one of the two out.`);
    names.add(name);
  }
  return cards;
}

/** By a hash of the name alone, so that a card never changes its half. */
export function halfOf(name: string): Half {
  return (createHash('sha256').update(name).digest()[0] ?? 0) % 2 === 0 ? 'tuning' : 'held out';
}

/** Compares the found roles with the labels; `rolesOf` returns null for a card that the catalog lacks. */
export function measureRoles(
  cards: readonly LabeledCard[],
  rolesOf: (name: string) => readonly CardRole[] | null,
): Measured {
  const tallies = new Map(
    CARD_ROLES.map((role): [CardRole, Tally] => [role, { right: 0, wrong: 0, missed: 0 }]),
  );
  const faults: Fault[] = [];
  const unknown: string[] = [];
  for (const { name, roles } of cards) {
    const found = rolesOf(name);
    if (found === null) {
      unknown.push(name);
      continue;
    }
    for (const [role, tally] of tallies) {
      const [plays, said] = [roles.includes(role), found.includes(role)];
      if (plays && said) tally.right += 1;
      else if (said) faults.push({ name, role, kind: 'wrong' });
      else if (plays) faults.push({ name, role, kind: 'missed' });
    }
  }
  for (const { role, kind } of faults) {
    const tally = tallies.get(role);
    if (tally) tally[kind] += 1;
  }
  return { tallies, faults, unknown };
}

/** Of the cards found to play the role, the share that do; null if there are none. */
export function precision({ right, wrong }: Tally): number | null {
  return right + wrong === 0 ? null : right / (right + wrong);
}

/** Of the cards that play the role, the share found; null if there are none. */
export function recall({ right, missed }: Tally): number | null {
  return right + missed === 0 ? null : right / (right + missed);
}

export function sumOf(tallies: Iterable<Tally>): Tally {
  const sum = { right: 0, wrong: 0, missed: 0 };
  for (const { right, wrong, missed } of tallies) {
    sum.right += right;
    sum.wrong += wrong;
    sum.missed += missed;
  }
  return sum;
}

/** 95% Wilson interval of a share; `of` is positive. */
export function interval(found: number, of: number): { low: number; high: number } {
  const z = 1.96;
  const share = found / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return { low: middle - half, high: middle + half };
}

function roleNamed(word: string): CardRole {
  const role = CARD_ROLES.find((known) => known === word);
  if (!role) throw new Error(`"${word}" is no role; the roles are ${CARD_ROLES.join(', ')}.`);
  return role;
}
