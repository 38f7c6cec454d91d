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
  num_decks: z.number().optional(),
  potential_decks: z.number().optional(),
  inclusion_rate: z.number().optional(),
  rank: z.number().nullable().optional(),
  ranked_commanders: z.number().optional(),
  avg_price: z.number().nullable().optional(),
  author: z.string().optional(),
  date: z.string().optional(),
  minutes: z.number().optional(),
  card: z.object({ color_identity: z.array(z.enum(COLORS)) }).nullish(),
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
  const colors = told.card?.color_identity ?? null;
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
  const { num_decks, potential_decks, inclusion_rate, rank, ranked_commanders, avg_price } = told;
  const unit = (count: number) => `${told.sample ? 'sample ' : ''}${count === 1 ? 'deck' : 'decks'}`;
  const figures: { value: string; label: string }[] = [];
  if (inclusion_rate !== undefined && potential_decks)
    figures.push({
      value: formatShare(inclusion_rate),
      label: `of ${formatCount(potential_decks)} ${unit(potential_decks)} that could`,
    });
  if (num_decks) figures.push({ value: formatCount(num_decks), label: unit(num_decks) });
  if (rank && ranked_commanders)
    figures.push({ value: `#${rank}`, label: `of ${formatCount(ranked_commanders)} commanders` });
  if (avg_price)
    figures.push({
      value: `$${Math.round(avg_price)}`,
      label: told.sample ? 'sample price' : 'average deck',
    });
  return figures;
}

function noteOf({ author, date, minutes }: Told): string {
  return [author, date, minutes === undefined ? undefined : `${minutes} min read`]
    .filter(Boolean)
    .join(' · ');
}
