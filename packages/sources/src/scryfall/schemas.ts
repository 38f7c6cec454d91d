import { RULING_SOURCES, toDay } from '@deckwright/domain';
import { z } from 'zod';

/** Only the fields we read; all others are ignored. */
const Amount = z.union([z.string(), z.number()]).nullish();

const Images = z.object({ small: z.string().nullish(), normal: z.string().nullish() });

const Text = z.string().nullish();

/** Much longer than those of any card, so longer texts are treated as damage. */
const ShortText = z.string().max(1000).nullish();
const MAX_RULES_TEXT = 10_000;
const RulesText = z.string().max(MAX_RULES_TEXT).nullish();

const ReleaseDate = z.string().regex(/^\d{4}-\d{2}-\d{2}/, 'not a date');

/** Whether and how a printing is tournament-legal on paper; unreadable values are ignored and the record is kept. */
const PrintedAs = {
  digital: z.boolean().nullish().catch(null),
  oversized: z.boolean().nullish().catch(null),
  games: z.array(z.string()).nullish().catch(null),
  border_color: Text.catch(null),
};

/** Numbers of a printing elsewhere; unreadable ones are ignored and the record is kept. */
const NumberElsewhere = z.number().int().positive().nullish().catch(null);
const NumbersElsewhere = {
  tcgplayer_id: NumberElsewhere,
  tcgplayer_etched_id: NumberElsewhere,
  mtgo_id: NumberElsewhere,
  mtgo_foil_id: NumberElsewhere,
  multiverse_ids: z.array(z.number().int().positive()).nullish().catch(null),
};

export const ScryfallPrices = z.object({
  usd: Amount,
  usd_foil: Amount,
  usd_etched: Amount,
  eur: Amount,
  eur_foil: Amount,
  eur_etched: Amount,
  tix: Amount,
});
export type ScryfallPrices = z.infer<typeof ScryfallPrices>;

export const ScryfallFace = z.object({
  name: z.string(),
  oracle_id: Text,
  layout: Text,
  cmc: z.number().nullish(),
  mana_cost: Text,
  type_line: ShortText,
  oracle_text: RulesText,
  colors: z.array(z.string()).nullish(),
  power: Text,
  toughness: Text,
  loyalty: Text,
  defense: Text,
  image_uris: Images.nullish(),
});
export type ScryfallFace = z.infer<typeof ScryfallFace>;

export const ScryfallCard = z.object({
  id: z.string(),
  oracle_id: Text,
  name: z.string().min(1).max(1000),
  layout: z.string(),
  released_at: ReleaseDate,
  cmc: z.number().nullish(),
  mana_cost: Text,
  type_line: ShortText,
  oracle_text: RulesText,
  power: Text,
  toughness: Text,
  loyalty: Text,
  defense: Text,
  colors: z.array(z.string()).nullish(),
  color_identity: z.array(z.string()),
  keywords: z.array(z.string()).nullish(),
  legalities: z.object({ commander: Text }).nullish(),
  game_changer: z.boolean().nullish(),
  set: z.string(),
  set_name: Text,
  set_type: Text,
  ...PrintedAs,
  ...NumbersElsewhere,
  collector_number: Text,
  rarity: Text,
  prices: ScryfallPrices.nullish(),
  image_uris: Images.nullish(),
  card_faces: z.array(ScryfallFace).nullish(),
  all_parts: z.array(z.object({ id: z.string(), component: z.string() })).nullish(),
  flavor_name: Text,
});
export type ScryfallCard = z.infer<typeof ScryfallCard>;

export const ScryfallPrinting = z.object({
  id: z.string(),
  oracle_id: Text,
  name: z.string(),
  released_at: ReleaseDate,
  set: z.string(),
  set_name: Text,
  set_type: Text,
  ...PrintedAs,
  ...NumbersElsewhere,
  legalities: z.object({ commander: Text }).nullish().catch(null),
  collector_number: z.string(),
  rarity: z.string(),
  prices: ScryfallPrices.nullish(),
  flavor_name: Text,
  card_faces: z.array(z.object({ oracle_id: Text })).nullish(),
});
export type ScryfallPrinting = z.infer<typeof ScryfallPrinting>;

export const ScryfallSet = z.object({
  code: z.string(),
  name: z.string(),
  set_type: z.string(),
  released_at: ReleaseDate.nullish(),
  card_count: z.number().nullish(),
  digital: z.boolean().nullish().catch(null),
  icon_svg_uri: Text,
});
export type ScryfallSet = z.infer<typeof ScryfallSet>;

export const ScryfallTag = z.object({
  slug: z.string(),
  taggings: z.array(z.object({ oracle_id: Text })),
});
export type ScryfallTag = z.infer<typeof ScryfallTag>;

export const ScryfallRuling = z.object({
  oracle_id: z.string().min(1),
  source: z.enum(RULING_SOURCES),
  published_at: z.string().refine((text) => text.length === 10 && toDay(text) !== null, 'not a date'),
  comment: z.string().trim().min(1).max(MAX_RULES_TEXT),
});

export const BulkManifest = z.object({
  data: z.array(z.object({ type: z.string(), updated_at: z.string(), download_uri: z.string() })),
});
export type BulkManifest = z.infer<typeof BulkManifest>;
