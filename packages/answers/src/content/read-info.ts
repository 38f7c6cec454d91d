import { readFileSync } from 'node:fs';
import { INFO_PAGES, type TextBlock } from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import { z } from 'zod';
import { CONTENT_FOLDER, splitFacts } from './front-matter.ts';
import { parseMarkdown } from './parse-markdown.ts';

export type InfoText = { slug: string; title: string; description: string; blocks: TextBlock[] };

const Front = z.strictObject({ title: z.string().min(3), description: z.string().min(40).max(200) });

let shipped: readonly InfoText[] | null = null;

/** The pages about the site, read once. @throws AppError invalid-argument that names the file. */
export function infoTexts(): readonly InfoText[] {
  shipped ??= INFO_PAGES.map((slug) => {
    const file = `${CONTENT_FOLDER}/info/${slug}.md`;
    try {
      const { facts, body } = splitFacts(readFileSync(file, 'utf8'));
      return { slug, ...Front.parse(facts), blocks: parseMarkdown(body) };
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : '';
      throw new AppError('invalid-argument', `content/info/${slug}.md: ${reason}`, { cause });
    }
  });
  return shipped;
}
