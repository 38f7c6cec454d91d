/** What to prefer among cards to add, from the commonest to the rarest: the value of a choice and its words. */
export const DISCOVERY_CHOICES = [
  ['-2', 'what most decks play'],
  ['-1', 'rather common cards'],
  ['', 'a balance'],
  ['1', 'rather uncommon cards'],
  ['2', 'what few decks play'],
] as const;

/** The request option of a choice, in steps of a quarter (measured in docs/benchmarks/recommendations.md); none for the balance and for any other text. */
export function discoveryOption(choice: string): { discovery?: number } {
  const isChoice = choice !== '' && DISCOVERY_CHOICES.some(([value]) => value === choice);
  return isChoice ? { discovery: Number(choice) / 4 } : {};
}
