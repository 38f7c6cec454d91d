import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const accuracy = read('docs/ACCURACY.md');
const FAQ = read('content/info/faq.md');
const ARTICLE = read('content/articles/how-sure-the-numbers-are.md');

/** The cells of the first row of ACCURACY.md that begins with these words. */
function cells(row: string): string[] {
  const line = accuracy.split('\n').find((each) => each.startsWith(`| ${row} |`));
  return (line ?? '').split('|').map((cell) => cell.trim());
}

/** Of ".717 [.625, .794] (76 of 106)": 72, 63, 79, 76 and 106. */
function figures(cell: string | undefined) {
  const [, share, low, high, hits, all] =
    /^([\d.]+) \[([\d.]+), ([\d.]+)\] \((\d+) of (\d+)\)$/.exec(cell ?? '') ?? [];
  const inHundred = (text: string | undefined): number => Math.round(100 * Number(text));
  return {
    share: inHundred(share),
    low: inHundred(low),
    high: inHundred(high),
    hits: Number(hits),
    all: Number(all),
  };
}

describe('figures of accuracy in the FAQ and the article', () => {
  const exact = figures(cells('labeled, exact')[2]);
  const near = figures(cells('labeled, within one')[2]);
  const always3 = figures(cells('labeled, always answering 3, exact')[2]);
  const [themeDecks, , precision, recall] =
    accuracy
      .split('\n')
      .filter((line) => line.startsWith('| held out, all decks |'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .find((row) => row.length === 8)
      ?.slice(2) ?? [];

  it('are those of docs/ACCURACY.md, the bracket with the comparison', () => {
    expect([exact, near, always3].every(({ all }) => all === exact.all && all > 0)).toBe(true);
    expect(FAQ).toContain(
      `For ${exact.all} casual decks with a known bracket, our estimate was right in ${exact.share} of 100 cases (likely ${exact.low} to ${exact.high}); always answering 3 would have been right in ${always3.share}.`,
    );
    expect(FAQ).toContain(
      `For ${exact.all} casual decks with a known bracket, the estimate was right in ${exact.share} of 100 cases (always answering 3 would have been right in ${always3.share}), and off by at most one in ${near.share} of 100.`,
    );
    expect(ARTICLE).toContain(
      `For ${exact.all} casual decks with a known bracket, the estimate was right in ${exact.share} of 100 cases (likely ${exact.low} to ${exact.high}) and off by at most one in ${near.share} of 100. Saying “three” every time would have been right in ${always3.share}.`,
    );
  });

  it('have recall next to the precision of themes', () => {
    const [right, found] = [figures(precision).share, figures(recall).share];
    expect(FAQ).toContain(
      `Of the themes we give to a deck, ${right} in 100 are among its owner’s tags, and we find ${found} in 100 of the owner’s tags (${themeDecks} decks).`,
    );
    expect(ARTICLE).toContain(`about ${right} in 100 are among the tags its owner chose`);
    expect(ARTICLE).toContain(`Of the owner’s tags we find ${found} in 100`);
  });

  it('name a bracket or theme figure nowhere without them', () => {
    for (const text of [FAQ, ARTICLE])
      for (const paragraph of text.split('\n').filter((line) => line.includes(`${exact.share} of 100`)))
        expect(paragraph).toContain(`${always3.share}`);
  });
});
