import type { CardRole } from './card.ts';

/** What the cards of a role are called, as players say. */
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

/** A kind of card by what it does, as it is offered where a tag is asked for. */
export type FunctionTag = { key: string; label: string; id: CardRole };

const tag = (key: string, id: CardRole): FunctionTag => ({ key, label: ROLE_LABELS[id], id });

/** The fixed list of these kinds, in its order; cards may play other roles, too. */
export const FUNCTION_TAGS: readonly FunctionTag[] = [
  tag('draw', 'draw'),
  tag('protection', 'protection'),
  tag('ramp', 'ramp'),
  tag('recursion', 'recursion'),
  tag('removal', 'sweeper'),
  tag('tutor', 'tutor'),
];
