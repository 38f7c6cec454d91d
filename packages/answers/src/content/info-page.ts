import type { InfoPage, InlinePart, TextBlock } from '@deckwright/contract/schemas';
import { NO_FILTERS } from '@deckwright/domain';
import { THRESHOLDS } from '@deckwright/engine/query';
import { pageHead } from '../page/index.ts';
import type { ViewContext } from '../snapshot/index.ts';
import type { InfoText } from './read-info.ts';
import { THRESHOLD_TEXT, type ThresholdText } from './threshold-text.data.ts';

export function infoPage({ snapshot }: ViewContext, text: InfoText): InfoPage {
  const { slug, title, description, blocks } = text;
  const isFaq = slug === 'faq';
  return {
    ...pageHead(snapshot, NO_FILTERS, {
      title,
      description,
      canonical: `/${slug}`,
      warnings: [],
    }),
    blocks,
    questions: isFaq ? questionsIn(blocks) : [],
    thresholds: isFaq ? thresholdRows() : [],
  };
}

/** Every threshold with its value from the code, within groups in the order of the code. */
function thresholdRows(): InfoPage['thresholds'] {
  const words: Readonly<Record<string, ThresholdText>> = THRESHOLD_TEXT;
  const rows = Object.entries(THRESHOLDS).map(([name, value]) => {
    const thresholdText = words[name];
    return {
      group: thresholdText?.group ?? 'Other',
      name,
      value: thresholdText ? figure(value, thresholdText.as) : `${value}`,
      words: thresholdText?.words ?? name,
    };
  });
  const groups = [...new Set(rows.map(({ group }) => group))];
  return groups.flatMap((group) => rows.filter((row) => row.group === group));
}

/** Rounded for display; small values keep their digits. */
function figure(value: number, as: ThresholdText['as']): string {
  const short = (number: number) => `${Number(number.toPrecision(3))}`;
  switch (as) {
    case 'share':
      return `${short(100 * value)}%`;
    case 'points':
      return `+${short(100 * value)} points`;
    case 'factor':
      return `×${(10 ** value).toFixed(3)}`;
    default:
      return `${value}`;
  }
}

/** Headings with a question mark, each with the text up to the next heading. */
function questionsIn(blocks: readonly TextBlock[]): InfoPage['questions'] {
  const found: InfoPage['questions'] = [];
  let open: { question: string; answer: string } | null = null;
  for (const block of blocks) {
    if (block.type === 'heading') {
      const question = plainText(block.parts);
      open = question.endsWith('?') ? { question, answer: '' } : null;
      if (open) found.push(open);
    } else if (open && block.type === 'paragraph') {
      open.answer = `${open.answer} ${plainText(block.parts)}`.trim();
    }
  }
  return found;
}

function plainText(parts: readonly InlinePart[]): string {
  return parts.map((part) => ('text' in part ? part.text : plainText(part.parts))).join('');
}
