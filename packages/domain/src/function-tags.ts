import type { CardRole } from './card.ts';

/** The names players use for the cards of each role. */
export const ROLE_LABELS: Readonly<Record<CardRole, string>> = {
  ramp: 'Ramp',
  draw: 'Card Draw',
  removal: 'Removal',
  sweeper: 'Board Wipe',
  tutor: 'Tutors',
  protection: 'Protection',
  recursion: 'Recursion',
  counterspell: 'Counterspells',
  'mana-artifact': 'Mana Artifacts',
  'utility-land': 'Utility Lands',
  'fixing-land': 'Color-fixing Lands',
  'mass-land-denial': 'Mass Land Denial',
  'extra-turn': 'Extra Turns',
};

/** A kind of card by its function, as offered in tag menus. */
export type FunctionTag = { key: string; label: string; id: CardRole };

const tag = (key: string, id: CardRole): FunctionTag => ({ key, label: ROLE_LABELS[id], id });

/** The fixed list of function tags, in menu order; cards may have other roles too. */
export const FUNCTION_TAGS: readonly FunctionTag[] = [
  tag('draw', 'draw'),
  tag('protection', 'protection'),
  tag('ramp', 'ramp'),
  tag('recursion', 'recursion'),
  tag('removal', 'sweeper'),
  tag('tutor', 'tutor'),
];
