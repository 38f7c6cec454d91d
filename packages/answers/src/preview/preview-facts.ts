import { COLORS, type Color, formatCount, formatShare } from '@deckwright/domain';
import { z } from 'zod';

/** What a preview picture shows. */
export type PreviewFacts = {
  /** The kind of page; '' for none. */
  kind: string;
  name: string;
  line: string;
  colors: readonly Color[] | null;
  figures: readonly { value: string; label: string }[];
  /** The decks behind the figures, or another note at the bottom. */
  note: string;
};

/** A page and its picture. */
export type PreviewPage = { canonical: string; facts: PreviewFacts };

/** The parts of page documents that pictures need: every kind has the head, some have the rest. */
const PreviewHead = z.object({
  title: z.string(),
  description: z.string(),
  canonical: z.string(),
  corpus: z.string().optional(),
  sample: z.boolean().optional(),
  numDecks: z.number().optional(),
  potentialDecks: z.number().optional(),
  inclusionRate: z.number().optional(),
  rank: z.number().nullable().optional(),
  rankedCommanders: z.number().optional(),
  avgPrice: z.number().nullable().optional(),
  author: z.string().optional(),
  date: z.string().optional(),
  minutes: z.number().optional(),
  card: z.object({ colorIdentity: z.array(z.enum(COLORS)) }).nullish(),
});
type PreviewHead = z.infer<typeof PreviewHead>;

const KINDS: Readonly<Record<string, string>> = {
  articles: 'Article',
  'average-decks': 'Average deck',
  backgrounds: 'Background',
  cards: 'Card',
  combos: 'Combos',
  commanders: 'Commander',
  decks: 'Decks',
  guides: 'Guide',
  partners: 'Partner',
  precon: 'Precon',
  sets: 'Set',
  tags: 'Theme',
  top: 'Top cards',
};

/** The preview picture of a page from its document, with the canonical path; null if it is not a page document. */
export function previewPage(path: string, document: unknown): PreviewPage | null {
  const parsed = PreviewHead.safeParse(document);
  if (!parsed.success) return null;
  const facts = parsed.data;
  const [folder = '', ...below] = path.split('/').filter(Boolean);
  const colors = facts.card?.colorIdentity ?? null;
  const single = below.length > 0 && (folder !== 'commanders' || colors !== null);
  return {
    canonical: facts.canonical,
    facts: {
      kind: single ? (KINDS[folder] ?? '') : '',
      name: facts.title,
      line: facts.description,
      colors,
      figures: getFigures(facts),
      note: facts.corpus ?? getNote(facts),
    },
  };
}

function getFigures(facts: PreviewHead): PreviewFacts['figures'] {
  const { numDecks, potentialDecks, inclusionRate, rank, rankedCommanders, avgPrice } = facts;
  const unit = (count: number) => `${facts.sample ? 'sample ' : ''}${count === 1 ? 'deck' : 'decks'}`;
  const figures: { value: string; label: string }[] = [];
  if (inclusionRate !== undefined && potentialDecks)
    figures.push({
      value: formatShare(inclusionRate),
      label: `of ${formatCount(potentialDecks)} ${unit(potentialDecks)} that could`,
    });
  if (numDecks) figures.push({ value: formatCount(numDecks), label: unit(numDecks) });
  if (rank && rankedCommanders)
    figures.push({ value: `#${rank}`, label: `of ${formatCount(rankedCommanders)} commanders` });
  if (avgPrice)
    figures.push({
      value: `$${Math.round(avgPrice)}`,
      label: facts.sample ? 'sample price' : 'average deck',
    });
  return figures;
}

function getNote({ author, date, minutes }: PreviewHead): string {
  return [author, date, minutes === undefined ? undefined : `${minutes} min read`]
    .filter(Boolean)
    .join(' · ');
}
