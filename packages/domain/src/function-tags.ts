/** A kind of card by what it does, as it is offered where a tag is asked for. */
export type FunctionTag = { key: string; label: string; id: string };

const tag = (key: string, label: string, id = key): FunctionTag => ({ key, label, id });

/** The fixed list of these kinds, in its order. */
export const FUNCTION_TAGS: readonly FunctionTag[] = [
  tag('draw', 'Card Draw'),
  tag('protection', 'Protection'),
  tag('ramp', 'Ramp'),
  tag('recursion', 'Recursion'),
  tag('removal', 'Board Wipe', 'sweeper'),
  tag('tutor', 'Tutors'),
];
