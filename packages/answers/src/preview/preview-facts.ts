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
const Told = z.object({
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
type Told = z.infer<typeof Told>;

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
  const parsed = Told.safeParse(document);
  if (!parsed.success) return null;
  const told = parsed.data;
  const [folder = '', ...below] = path.split('/').filter(Boolean);
  const colors = told.card?.colorIdentity ?? null;
  const single = below.length > 0 && (folder !== 'commanders' || colors !== null);
  return {
    canonical: told.canonical,
    facts: {
      kind: single ? (KINDS[folder] ?? '') : '',
      name: told.title,
      line: told.description,
      colors,
      figures: figuresOf(told),
      note: told.corpus ?? noteOf(told),
    },
  };
}

function figuresOf(told: Told): PreviewFacts['figures'] {
  const { numDecks, potentialDecks, inclusionRate, rank, rankedCommanders, avgPrice } = told;
  const unit = (count: number) => `${told.sample ? 'sample ' : ''}${count === 1 ? 'deck' : 'decks'}`;
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
      label: told.sample ? 'sample price' : 'average deck',
    });
  return figures;
}

function noteOf({ author, date, minutes }: Told): string {
  return [author, date, minutes === undefined ? undefined : `${minutes} min read`]
    .filter(Boolean)
    .join(' · ');
}
