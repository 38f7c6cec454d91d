/** A stack of more cards is too tall to be seen at once. */
const MAX_IN_STACK = 12;

/**
 * The cards of one type as stacks of about the same height: one, two or four, which fill whole rows wherever two or four
 * columns have room.
 */
export function splitStacks<T>(cards: readonly T[]): T[][] {
  const stacks = cards.length <= MAX_IN_STACK ? 1 : cards.length <= 2 * MAX_IN_STACK ? 2 : 4;
  const [size, longer] = [Math.floor(cards.length / stacks), cards.length % stacks];
  return Array.from({ length: stacks }, (_, index) => {
    const from = index * size + Math.min(index, longer);
    return cards.slice(from, from + size + (index < longer ? 1 : 0));
  }).filter((stack) => stack.length > 0);
}
