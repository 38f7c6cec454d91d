import { z } from 'zod';
import { TextBlock } from './articles.ts';
import { PageHead } from './page.ts';

export const INFO_PAGES = ['faq', 'about-us', 'contact-us', 'privacy', 'terms', 'newsletter'] as const;

/** A page about the site itself. */
export const InfoPage = PageHead.extend({
  blocks: z.array(TextBlock),
  /** Questions with their answers as plain text; only for the FAQ. */
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** The thresholds of the statistics in words, from the code; only for the FAQ. */
  thresholds: z.array(
    z.object({ group: z.string(), name: z.string(), value: z.string(), words: z.string() }),
  ),
}).meta({ id: 'InfoPage' });
export type InfoPage = z.infer<typeof InfoPage>;
