/** "135 from the past year", if the decks behind the numbers are mostly older; null otherwise. */
export function recentDecks(corpus: string): string | null {
  return /; ((?:none|[\d,]+) from the past year)/.exec(corpus)?.[1] ?? null;
}

/** The decks behind the numbers without where they come from: "6,494 competitive decks". */
export function briefCorpus(corpus: string): string {
  const [count = ''] = corpus.split(/ from |, |; | made up /);
  return corpus.includes(', all competitive') ? count.replace(/decks?$/, 'competitive $&') : count;
}
