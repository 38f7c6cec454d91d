const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Apr 2024" of a day written YYYY-MM-DD. */
export function monthWords(day: string): string {
  return `${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`.trim();
}

/** "30 Mar 2024" of the same. */
export function dayWords(day: string): string {
  return `${Number(day.slice(8, 10))} ${monthWords(day)}`;
}

/** The decks behind the numbers without where they come from: "6,494 competitive decks". */
export function briefCorpus(corpus: string): string {
  const [count = ''] = corpus.split(/ from |, |; | made up /);
  return corpus.includes(', all competitive') ? count.replace(/decks?$/, 'competitive $&') : count;
}
