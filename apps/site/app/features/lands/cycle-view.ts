import type { LandsPage } from '@deckwright/contract/schemas';
import { packPrices } from '@deckwright/domain';
import type { PictureView } from '@deckwright/ui';

type Cycle = LandsPage['cycles'][number];

export type LandView = Cycle['lands'][number] & {
  prices: string;
  /** Null if the land is listed without its picture. */
  picture: PictureView | null;
};

export type CycleView = Omit<Cycle, 'lands' | 'average'> & {
  /** The number beside the name; null without decks. */
  share: number | null;
  /** Whether that is the average of its lands; otherwise it is the share of the first. */
  isAverage: boolean;
  lands: LandView[];
};

/** Cycles with pictures; the others are listed by name. */
const MAX_PICTURED = 16;

/** Lands of a cycle with pictures. */
export const MAX_TILES = 10;

/** Lands of one kind that are no cycle: an average of the best and the worst of them says nothing. */
const KINDS: readonly string[] = ['any-color', 'utility'];

/** The cycles with what their tiles show, highest share first. */
export function cycleViews({ cycles, lists }: Pick<LandsPage, 'cycles' | 'lists'>): CycleView[] {
  const entries = new Map(lists.flatMap(({ cards }) => cards.map((card) => [card.url, card])));
  const views = cycles.map(({ average, lands, ...cycle }): CycleView => {
    const isAverage = !KINDS.includes(cycle.tag);
    const best = Math.max(...lands.map(({ rate }) => rate));
    const share = isAverage || average === null ? average : best;
    return { ...cycle, share, isAverage, lands: lands.map((land) => toLandView(land, entries)) };
  });
  views.sort((a, b) => (b.share ?? -1) - (a.share ?? -1));
  for (const [index, { lands }] of views.entries())
    for (const land of index < MAX_PICTURED ? lands.slice(MAX_TILES) : lands) land.picture = null;
  return views;
}

type Entries = ReadonlyMap<string, LandsPage['lists'][number]['cards'][number]>;

function toLandView(land: Cycle['lands'][number], entries: Entries): LandView {
  const name = land.name.split(' // ')[0] ?? land.name;
  const entry = entries.get(land.url);
  if (!entry) return { ...land, name, prices: '', picture: null };
  const { primaryType, colorIdentity, imageUri, imageUriSmall, face } = entry;
  const drawn = { manaCost: '', type: face.type, text: null, corner: null };
  const picture: PictureView = { name, primaryType, colorIdentity, imageUri, imageUriSmall, face: drawn };
  return { ...land, name, prices: packPrices(entry.prices), picture };
}

/** Whether its lands are shown as pictures. */
export function isPictured({ lands }: Pick<CycleView, 'lands'>): boolean {
  return lands.some(({ picture }) => picture !== null);
}
