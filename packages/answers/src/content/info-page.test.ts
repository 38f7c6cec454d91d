import { INFO_PAGES, InfoPage } from '@deckwright/contract/schemas';
import { THRESHOLDS } from '@deckwright/engine/query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PageCalls } from '../testing/page-calls.ts';
import { THRESHOLD_TEXT } from './threshold-text.data.ts';

let pages: PageCalls;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

describe('the pages about the site', () => {
  it.each(INFO_PAGES)('/%s has text', async (slug) => {
    const page = await pages.read(`/${slug}`, InfoPage);
    expect(page).toMatchObject({ canonical: `/${slug}` });
    expect(page.blocks.length).toBeGreaterThan(2);
  });
});

describe('the FAQ', () => {
  it('has words for every threshold, and only for thresholds', () => {
    expect(Object.keys(THRESHOLD_TEXT).sort()).toEqual(Object.keys(THRESHOLDS).sort());
  });

  it('prints the figures of the code', async () => {
    const { thresholds } = await pages.read('/faq', InfoPage);
    const shown = new Map(thresholds.map(({ name, value }) => [name, value]));
    expect(shown.size).toBe(Object.keys(THRESHOLDS).length);
    expect(shown.get('newCardDays')).toBe(`${THRESHOLDS.newCardDays}`);
    expect(shown.get('highLiftMinInclusion')).toBe(`${100 * THRESHOLDS.highLiftMinInclusion}%`);
    // log10 0.005 is a factor of 1.0116; 0.005 of a share is half a point.
    expect(shown.get('highLiftMin')).toBe('×1.012');
    expect(shown.get('highSynergyMin')).toBe('+0.5 points');
  });

  it('gives machines its questions with their answers', async () => {
    const { questions } = await pages.read('/faq', InfoPage);
    expect(questions.length).toBeGreaterThan(5);
    for (const { question, answer } of questions) {
      expect(question).toMatch(/\?$/);
      expect(answer.length).toBeGreaterThan(20);
    }
  });

  it('tells it of no other page', async () => {
    const page = await pages.read('/terms', InfoPage);
    expect(page.questions).toEqual([]);
    expect(page.thresholds).toEqual([]);
  });
});
