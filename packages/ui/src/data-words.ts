/** The decks behind the numbers without where they come from: "6,494 competitive decks". */
export function briefCorpus(corpus: string): string {
  const [count = ''] = corpus.split(/ from |, |; | made up /);
  return corpus.includes(', all competitive') ? count.replace(/decks?$/, 'competitive $&') : count;
}
