import { z } from 'zod';

/*
 * The documents as found in recordings and in the models of programs that read them, written by hand. Strict: other
 * fields are rejected. Nothing here comes from the printers.
 */

const count = z.number().int().min(0);
const text = z.string().min(1);
const slug = z.string().regex(/^[\p{L}\p{N}_][\p{L}\p{N}\-_]*$/u);
const path = z.string().regex(/^\/[^\s]*$/);
const day = z.iso.date();
const morePath = z.string().regex(/^(commanders|top)\/.+-\d+\.json(\?.+)?$/);

const label = z.string().regex(/^(Salt Score: \d\.\d\d\n)?In \d+ decks(\n\d{1,3}% of \d+ decks)?$/);

const view = {
  id: text,
  name: text,
  sanitized: slug,
  sanitized_wo: slug,
  slug,
  url: path,
  label,
  inclusion: count,
  num_decks: count,
  potential_decks: count,
  synergy: z.number().min(-1).max(1).optional(),
  lift: z.number().min(0).optional(),
  trend_zscore: z.number().optional(),
  salt: z.number().min(0).max(4).optional(),
  rank: z.number().int().min(1).optional(),
  is_partner: z.literal(true).optional(),
  names: z.array(text).length(2).optional(),
  cards: z
    .array(z.strictObject({ name: text, url: path }))
    .length(2)
    .optional(),
};
const View = z.strictObject(view);
const QuantityView = z.strictObject({ ...view, quantity: z.number().int().min(1) });
const CutView = z.strictObject({ ...view, unpopularity: z.number().min(0).max(1).optional() });

const getList = <T extends z.ZodType>(entry: T) =>
  z.strictObject({
    tag: z.string(),
    header: z.string(),
    cardviews: z.array(entry),
    is_paginated: z.boolean().optional(),
    more: morePath.optional(),
  });

const ShopPrice = z.union([
  z.strictObject({ price: z.number().min(0).nullable(), url: z.url() }),
  z.strictObject({ price: z.number().min(0).nullable(), slug: text }),
]);
const STORES = ['cardhoarder', 'cardkingdom', 'cardmarket', 'face2face', 'mtgstocks', 'tcgplayer'];

const Card = z.strictObject({
  id: text,
  name: text,
  names: z.array(text).min(1).max(2),
  sanitized: slug,
  sanitized_wo: slug,
  slug,
  url: path,
  layout: text,
  type: text,
  type_line: text,
  primary_type: text,
  rarity: text,
  mana_cost: z.string(),
  cmc: count,
  color_identity: z.array(z.enum(['W', 'U', 'B', 'R', 'G'])),
  keywords: z.array(text),
  oracle_text: z.string().optional(),
  image_uris: z.array(
    z.strictObject({ small: z.url().optional(), normal: z.url().optional(), art_crop: z.url().optional() }),
  ),
  prices: z.record(z.string(), ShopPrice).refine((prices) => STORES.every((store) => store in prices)),
  salt: z.number().min(0).max(4),
  banned: z.literal(true).optional(),
  combos: z.boolean(),
  is_commander: z.boolean(),
  legal_commander: z.boolean(),
  precon: text.optional(),
  cards: z
    .array(z.strictObject({ name: text, url: path }))
    .length(2)
    .optional(),
  scryfall_uri: z.url(),
  spellbook_uri: z.url(),
  label,
  inclusion: count,
  num_decks: count,
  potential_decks: count,
  rank: z.number().int().min(1).optional(),
});

const framed = <L extends z.ZodType, C extends z.ZodType>(list: L, card?: C) => ({
  header: text,
  description: text,
  container: z.strictObject({
    breadcrumb: z.array(z.record(path, text)).min(1),
    description: text,
    json_dict: z.strictObject({ cardlists: z.array(list), ...(card ? { card } : {}) }),
    keywords: text,
    title: text,
  }),
});

const averages = Object.fromEntries(
  [
    'creature',
    'instant',
    'sorcery',
    'artifact',
    'enchantment',
    'battle',
    'planeswalker',
    'land',
    'basic',
    'nonbasic',
  ].map((type) => [type, count]),
);
const { basic: _, nonbasic: __, ...typeCounts } = averages;
const TagLink = z.strictObject({ count, slug, value: text });
const links = z.array(
  z.strictObject({
    header: text,
    items: z.array(z.strictObject({ href: path, value: text, current: z.literal(true).optional() })).min(1),
  }),
);
const curve = z.record(z.string().regex(/^\d+$/), count);
const pie = z.strictObject({
  title: text,
  content: z.array(z.strictObject({ label: text, value: z.number().int().min(1), color: text })),
});
const combocounts = z.array(z.strictObject({ value: text, alt: z.string(), href: path }));

const commanderPanels = z.strictObject({
  links,
  articles: z.array(z.never()),
  taglinks: z.array(TagLink),
  mana_curve: curve,
  piechart: pie,
  combocounts,
  rank_over_time: z.record(
    day,
    z.strictObject({
      commander_count: count,
      perc_of_decks_overall: z.number().min(0).max(100),
      rank: z.number().int(),
    }),
  ),
});
const counted = {
  ...averages,
  similar: z.array(text),
  bracket_counts: z.record(z.enum(['1', '2', '3', '4', '5']), count),
  budget_counts: z.strictObject({ budget: count, middle: count, expensive: count }).optional(),
  tag_counts: z.array(TagLink),
  savedate_counts: z.record(day, z.number().int().min(1)),
  panels: commanderPanels,
};
const line = z.string().regex(/^[1-9]\d* \S.*$/);

export const Commander = z.strictObject({
  ...framed(getList(View), Card),
  ...counted,
  avg_price: z.number().min(0).optional(),
  num_decks_avg: count,
  deck_size: count,
  total_card_count: count,
  deck: z.array(line),
});

export const Decks = z.strictObject({
  ...framed(z.never(), Card),
  ...counted,
  deck: z.array(line),
  table: z.array(
    z.strictObject({
      urlhash: text,
      savedate: day,
      price: count,
      salt: z.number().min(0).max(4),
      ...typeCounts,
      bracket: z.number().int().min(1).max(5).optional(),
      tags: z.array(text),
      theme: text.nullable(),
      tribe: text.nullable(),
    }),
  ),
});

export const AverageDeck = z.strictObject({
  ...framed(getList(QuantityView), Card),
  ...averages,
  panels: z.strictObject({ links, articles: z.array(z.never()), mana_curve: curve, piechart: pie }),
  avg_price: z.number().min(0).optional(),
  num_decks_avg: z.number().int().min(1),
  deck_size: z.number().int().min(1),
  deck: z.array(line).min(1),
});

export const Deck = z.strictObject({
  ...framed(getList(View), Card),
  ...typeCounts,
  panels: z.strictObject({ links, articles: z.array(z.never()), mana_curve: curve }),
  cards: z.array(text),
  deck: z.array(line).min(1),
  commanders: z.array(text).min(1).max(2),
  coloridentity: z.array(z.enum(['W', 'U', 'B', 'R', 'G'])),
  cedh: z.boolean(),
  savedate: day.optional(),
  deckage: day.optional(),
  edhrectags: z.array(text),
  tags: z.array(text),
  theme: text.nullable(),
  tribe: text.nullable(),
  price: z.number().min(0),
  salt: z.number().min(0).max(4),
  url: z.url().optional(),
  urlhash: text,
  similardecks: z.array(z.never()),
});

export const CardPage = z.strictObject({
  ...framed(getList(View), Card),
  similar: z.array(text),
  panels: z.strictObject({ links, articles: z.array(z.never()), combocounts }),
});

/** Top lists, commanders, tags by name, companions, partners, Backgrounds, sets by code. */
export const Lists = z.strictObject(framed(getList(View)));
/** A further page of a ranked list. */
export const More = z.strictObject({
  cardviews: z.array(View),
  is_paginated: z.boolean(),
  more: morePath.optional(),
});

const TagView = z.strictObject({
  id: text,
  name: text,
  sanitized: slug,
  sanitized_wo: slug,
  slug,
  url: path,
  label,
  inclusion: count,
  num_decks: z.number().int().min(1),
});
export const Tags = z.strictObject(framed(getList(TagView)));
/** A further page of the themes. */
export const MoreTags = z.strictObject({
  cardviews: z.array(TagView),
  is_paginated: z.boolean(),
  more: morePath.optional(),
});
export const Tag = z.strictObject({
  ...framed(getList(View)),
  related_info: z.strictObject({
    name: text,
    singular: text,
    colors: z.array(z.strictObject({ count, icons: z.string().regex(/^[wubrg]*$/), name: text, url: path })),
  }),
});
export const Partner = z.strictObject({
  ...framed(getList(View)),
  partnercounts: z.array(z.strictObject({ count: z.number().int().min(1), href: path, value: text })),
});
const ComboListing = z.strictObject({
  tag: text,
  header: z.string().regex(/ \(\d+ decks\)$/),
  href: path,
  combo: z.strictObject({
    comboId: text,
    colors: z.string().regex(/^([wubrg]+|c)$/),
    count,
    maxCount: count,
    percentage: z.number().min(0).max(100),
    rank: z.number().int().min(1),
    cardIds: z.array(text),
    results: z.array(text),
    nonCardPrerequisiteCount: count,
    comboVote: z.strictObject({ bracket: z.string().regex(/^[1-5]$/) }).optional(),
  }),
  cardviews: z.array(View),
});
const moreCombos = z.string().regex(/^combos\/[a-z0-9-]+-\d+\.json$/);
const { container: comboContainer, ...comboFrame } = framed(ComboListing);
export const Combos = z.strictObject({
  ...comboFrame,
  container: comboContainer.extend({
    json_dict: z.strictObject({
      cardlists: z.array(ComboListing),
      is_paginated: z.literal(true).optional(),
      more: moreCombos.optional(),
    }),
  }),
});
/** A further page of a list of combos, without the frame of a document. */
export const MoreCombos = z.strictObject({
  cardlists: z.array(ComboListing),
  is_paginated: z.literal(true),
  more: moreCombos.optional(),
});
export const Combo = z.strictObject({
  ...framed(getList(View)),
  combo: z.strictObject({
    combo_id: text,
    process_txt: z.array(text),
    require_txt: z.string(),
    results_txt: z.string(),
    prerequisites: z.array(z.strictObject({ description: text })),
    steps: z.array(text),
    results: z.array(text),
  }),
});
const Named = {
  name: text,
  sanitized: slug,
  sanitized_wo: slug,
  slug,
  url: path,
};
export const Sets = z.strictObject(framed(getList(z.strictObject(Named))));
export const Precons = z.strictObject(
  framed(getList(z.strictObject({ ...Named, label: z.string(), id: text.optional() }))),
);
export const Precon = z.strictObject({
  ...framed(getList(CutView)),
  deck: z.strictObject({
    commander: z.array(text),
    cards: z.record(text, z.array(z.tuple([text, z.number().int().min(1)]))),
  }),
  precon_commander_counts: z.array(z.strictObject({ value: text, count, href: path })),
});

export const Names = z.array(text);
export const CardRanks = z.array(
  z.strictObject({
    name: text,
    oracle_id: text,
    rank: z.number().int().min(1),
    num_decks: z.number().int().min(1),
    salt: z.number().min(0).max(4).optional(),
  }),
);
export const ComboCounts = z.strictObject({
  combos: z.record(z.string(), z.strictObject({ cardnames: z.array(text), count, url: path })),
  errors: z.record(z.string(), text),
});
export const Prices = z.record(text, z.record(text, ShopPrice));
