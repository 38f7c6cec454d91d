// Written by `npm run clients` from the description of the API.
export type BracketEstimate = {
  /** Estimated bracket, 2…5. No list tells 1 from 2, so it is never 1. */
  bracket: number;
  /** Name of the bracket: Core, Upgraded, Optimized or cEDH. */
  name: string;
  /** Why, in words, the weightiest first; never empty. */
  reasons: string[];
};

export type Bulk = {
  /** Kind of resource. */
  object: 'bulk';
  /** Name of these files in their addresses. Null where there are none. */
  edition: string | null;
  /** When the files were written, as RFC 3339 has it. Null where there are none. */
  generated: string | null;
  /** On which terms the numbers may be used, in the operator’s words. Null where there are no files. */
  license: string | null;
  /** Why there are no files, and what the operator can do. Null where there are files. */
  message: string | null;
  /** The tables; empty where there are no files. */
  tables: {
    /** Name of the table, such as `commander-cards`. */
    name: string;
    /** What the table has a row for, in words. */
    row: string;
    /** Number of rows. */
    rows: number;
  }[];
  /** The files, by table; empty where there are none. */
  files: {
    /** Name of the file, such as `cards.csv.gz`. It does not change. */
    name: string;
    /** Name of its table. */
    table: string;
    /** `jsonl`: a JSON object per line, in gzip; `csv`: RFC 4180 with a header, in gzip; `parquet`; `meta`: license, sources and columns of the table, as JSON. */
    format: 'jsonl' | 'csv' | 'parquet' | 'meta';
    /** Media type of the file. */
    media_type: string;
    /** Path of the file, relative to the host that answered. It always has the same bytes. */
    url: string;
    /** Number of bytes. */
    bytes: number;
    /** SHA-256 of the file, in hexadecimal digits. */
    sha256: string;
  }[];
};

export type BulkAnswer = {
  /** The resource. */
  data: Bulk;
  /** Where the numbers come from. */
  source: Provenance;
};

export type CardBatch = {
  /** Ids or slugs of cards. None where absent. */
  ids?: string[];
  /** Names of cards, as deck lists write them. None where absent. */
  names?: string[];
  /** Fields of each card, as in the query `fields` of other calls. All where absent. */
  fields?: string[];
};

export type CardBatched = {
  /** An entry for each id, then for each name, in the order sent. Null where no card has it. */
  data: (CardResource | null)[];
  /** Null: the answer has every field. */
  fields: null;
  /** The ids and names that no card has, as they were sent. */
  not_found: string[];
  /** Where the numbers come from. */
  source: Provenance;
};

export type CardCount = {
  /** As-of day of the data, YYYY-MM-DD. */
  date: string;
  /** Number of counted decks that ran the card, not as commander. */
  num_decks: number;
  /** Number of counted decks that could run it. */
  potential_decks: number;
  /** Inclusion: `num_decks` ÷ `potential_decks`, 0…1. */
  inclusion_rate: number;
  /** Rank among all cards but basic lands by `num_decks`, from 1; equal counts share a rank. Null below rank 1,000. */
  rank: number | null;
};

export type CardEntries = {
  /** The articles or guides, newest first. */
  entries: CardEntry[];
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
};

export type CardEntry = {
  /** Id of the card’s picture (Scryfall’s id of a printing), or the slug where there is none. */
  id: string;
  /** Name of the card. Faces, and the two cards of a pair, are joined by ` // `. */
  name: string;
  /** Name as addresses write it. */
  slug: string;
  /** Path of its page on the site. */
  url: string;
  /** Inclusion in the decks counted minus inclusion in the baseline, −1…1; 0.4 is +40 percentage points. The baseline is the decks of other commanders in the same range and bracket; on a card’s page the decks that could run that card and do not; on a theme’s page the decks without the theme. Both rates are shrunk: imaginary decks that run the card at the common rate are added to each side (`synergyPriorDecks` at `/api/v1/pages/faq`). Null where no deck of the baseline could run the card, and in lists without comparison. */
  synergy: number | null;
  /** log10 of how many times more decks run the card than would by chance: P(card and commander) ÷ (P(card) × P(commander)), over the decks here and in the baseline of `synergy` that could run it. 0 is chance, 0.5 about ×3.2, below 0 less than chance; no fixed range. Shrunk: imaginary decks that behave like chance are added (`liftPriorDecks` at `/api/v1/pages/faq`). Null as `synergy`. */
  lift: number | null;
  /** Number of decks, of those the list counts, that run the card. For a commander, decks with it as commander; on the pages of a card, combo or theme, those of its decks with that card, combo or theme. */
  num_decks: number;
  /** Number of decks that `num_decks` is part of. For a card, decks that could run it: it fits the commander’s color identity, is not the commander, and was released by the day the deck was saved; an undated deck counts as saved when its newest card came out. For a commander, decks of the window saved since it could be played (a pair, since the newer of the two); on a partner’s page, of the decks of its pairs. On the pages of a card, combo or theme, its own decks that could have that card, combo or theme. */
  potential_decks: number;
  /** How sure a rise or fall of the card is: the slope of its weekly inclusion over the last 26 weeks, by least squares weighted with the week’s eligible decks, in standard deviations of that slope (its standard error); no fixed range, negative where it falls. All dated decks count, whatever the query. Null where it is not measured: in lists without trends, with fewer than 8 such weeks or 50 such decks, and for cards that none of them holds. */
  trend_zscore: number | null;
  /** rising or falling, where Student’s t distribution of trend_zscore and the procedure of Benjamini and Hochberg over the cards of the page leave at most 5% of such words to chance; else null. */
  trend: 'rising' | 'falling' | null;
  /** The counts in words, such as “81% of 558 decks”; where no deck could run it, that no deck could. */
  label: string;
  /** Salt score, 0…4: average of players’ votes from 0 (fine) to 4 (never again). An imported score counts until votes replace it. For a pair, the average of both. Null without votes and import. */
  salt: number | null;
  /** Number of votes that the salt score rests on. Absent outside the lists of salt. */
  salt_votes?: number;
  /** Inclusion: `num_decks` ÷ `potential_decks`, 0…1; 0 where no deck could run the card. */
  inclusion_rate: number;
  /** Lower end, 0…1, of the 95% interval of the share beside it, from `num_decks` hits in `potential_decks` trials (Wilson, “Probable inference, the law of succession, and statistical inference”, 1927). Lists by inclusion are ordered by it. Null where no deck could have it. */
  inclusion_low: number | null;
  /** Upper end, 0…1, of the same interval. An interval longer than 0.3 is marked on the site. Null as `inclusion_low`. */
  inclusion_high: number | null;
  /** Synergy without shrinking, −1…1. Null as `synergy`, and in lists of commanders. */
  synergy_raw: number | null;
  /** Lift without shrinking, log10; no fixed range. Null as `lift`, in lists of commanders, and where no deck runs the card. */
  lift_raw: number | null;
  /** Prices by vendor: its cheapest printing, in its own currency. A vendor without a price is absent. For a pair, the sum of both cards. */
  prices: Prices;
  /** Mana value; for a pair, the sum of both. */
  cmc: number;
  /** The card type that lists group it under. */
  primary_type: 'Creature' | 'Instant' | 'Sorcery' | 'Artifact' | 'Enchantment' | 'Battle' | 'Planeswalker' | 'Land';
  /** Rarity: common, uncommon, rare, mythic, special or bonus; on a set’s page that of its printing. */
  rarity: string;
  /** Day of the first release, YYYY-MM-DD; for a pair, that of the later card. */
  released: string;
  /** Color identity, in the order W U B R G. */
  color_identity: ('W' | 'U' | 'B' | 'R' | 'G')[];
  /** Address of the front picture, normal size (488 pixels wide). Null where there is none. */
  image_uri: string | null;
  /** Address of the front picture, small size (146 pixels wide). Null where there is none. */
  image_uri_small: string | null;
  /** What is printed on the front. */
  face: {
    /** Mana cost, symbols in braces, such as `{2}{U}`; empty without one. */
    mana_cost: string;
    /** Type line. */
    type: string;
    /** Rules text, or our own line on the card. Null where the data have neither. */
    text: string | null;
    /** Power/toughness, loyalty or defense of the front. Null without any. */
    corner: string | null;
  };
  /** True for a card on the Game Changers list; for a pair, where one card is. */
  game_changer: boolean;
  /** True for a card banned in Commander; for a pair, where one card is. */
  banned: boolean;
  /** True for a card that can be a commander on its own, and for a pair. */
  legal_commander: boolean;
  /** True for the entry of a pair of commanders. */
  is_partner: boolean;
  /** Rank in the list, from 1, by number of decks; equal counts share a rank. The list of salt ranks by score. Absent in lists without ranks, null where the entry has none. */
  rank?: number | null;
  /** Rank in the time range of the same length before, from 1. Absent in lists without ranks; null without a range, or with fewer than ten decks in either. */
  previous_rank?: number | null;
  /** How much alike the decks are, 0…1. Commanders: cosine of their inclusion rates over the cards that decks of both could run, where cards that most decks run weigh little; the same from either side. Cards: cosine of the decks they are in, times the share of decks that could run the other card and do not. A commander without decks: the share of types, roles, keywords and themes that both have of those that one has, times the same of their colors. Absent in other lists. */
  similarity?: number;
  /** The two cards of a pair of commanders. Absent for a single card. */
  cards?: {
    /** Name of the card; faces are joined by ` // `. */
    name: string;
    /** Path of its page on the site. */
    url: string;
    /** Address of the front picture, normal size (488 pixels wide). Null where there is none. */
    image_uri: string | null;
    /** Address of the front picture, small size (146 pixels wide). Null where there is none. */
    image_uri_small: string | null;
    /** The card type that lists group it under. */
    primary_type: 'Creature' | 'Instant' | 'Sorcery' | 'Artifact' | 'Enchantment' | 'Battle' | 'Planeswalker' | 'Land';
    /** Color identity, in the order W U B R G. */
    color_identity: ('W' | 'U' | 'B' | 'R' | 'G')[];
    /** What is printed on the front. */
    face: {
      /** Mana cost, symbols in braces, such as `{2}{U}`; empty without one. */
      mana_cost: string;
      /** Type line. */
      type: string;
      /** Rules text, or our own line on the card. Null where the data have neither. */
      text: string | null;
      /** Power/toughness, loyalty or defense of the front. Null without any. */
      corner: string | null;
    };
  }[];
};

export type CardFound = {
  /** The entries of this page, in the order of the list. */
  data: CardResource[];
  /** Null: the answer has every field. */
  fields: null;
  /** Number of entries on all pages of the list. */
  total: number;
  /** Path and query of the next page, relative to the host that answered. Null on the last page. */
  next: string | null;
  /** What of the query was read otherwise than written, or ignored, and why, a sentence each. */
  warnings: string[];
  /** Where the numbers come from. */
  source: Provenance;
};

export type CardHistoryItem = {
  /** The resource. */
  data: CardHistoryResource;
  /** Null: the answer has every field. */
  fields: null;
  /** Where the numbers come from. */
  source: Provenance;
};

export type CardHistoryResource = {
  /** Kind of resource. */
  object: 'card_history';
  /** Id of the card: its oracle id, or its slug where it has none. */
  id: string;
  /** Slug of the card, which its addresses take as well as the id. */
  slug: string;
  /** Name of the card; faces are joined by ` // `. */
  name: string;
  /** One entry per day of data with a deck, oldest first; one a week for data older than 90 days, at most two years. Empty without a record. */
  history: CardCount[];
};

export type CardItem = {
  /** The resource. */
  data: CardResource;
  /** Null: the answer has every field. */
  fields: null;
  /** Where the numbers come from. */
  source: Provenance;
};

export type CardItems = {
  /** The entries of this page, in the order of the list. */
  data: CardResource[];
  /** Null: the answer has every field. */
  fields: null;
  /** Number of entries on all pages of the list. */
  total: number;
  /** Path and query of the next page, relative to the host that answered. Null on the last page. */
  next: string | null;
  /** Where the numbers come from. */
  source: Provenance;
};

export type CardPricesItem = {
  /** The resource. */
  data: CardPricesResource;
  /** Null: the answer has every field. */
  fields: null;
  /** Where the numbers come from. */
  source: Provenance;
};

export type CardPricesResource = {
  /** Kind of resource. */
  object: 'card_prices';
  /** Id of the card: its oracle id, or its slug where it has none. */
  id: string;
  /** Slug of the card, which its addresses take as well as the id. */
  slug: string;
  /** Name of the card; faces are joined by ` // `. */
  name: string;
  /** Days of the vendors’ data, YYYY-MM-DD, oldest first, at most the last 90; days without data are left out. */
  days: string[];
  /** By vendor; a vendor without a price on any of the days is absent. */
  vendors: {
    /** Prices at Card Kingdom, by day; absent without one on any of the days. */
    cardkingdom?: VendorPriceHistory;
    /** Prices at TCGplayer, by day; absent without one on any of the days. */
    tcgplayer?: VendorPriceHistory;
    /** Prices at Star City Games, by day; absent without one on any of the days. */
    scg?: VendorPriceHistory;
    /** Prices at Mana Pool, by day; absent without one on any of the days. */
    manapool?: VendorPriceHistory;
    /** Prices at Face to Face Games, Canada, by day; absent without one on any of the days. */
    face2face?: VendorPriceHistory;
    /** Prices at Cardmarket, by day; absent without one on any of the days. */
    cardmarket?: VendorPriceHistory;
    /** Prices at TCGL, Mexico, by day; absent without one on any of the days. */
    tcgl?: VendorPriceHistory;
    /** Prices at Cardhoarder, for Magic Online, by day; absent without one on any of the days. */
    cardhoarder?: VendorPriceHistory;
  };
};

export type CardReference = {
  /** Id of the card: its oracle id, or its slug where it has none. */
  id: string;
  /** Slug of the card, which its addresses take as well as the id. */
  slug: string;
  /** Name of the card; faces are joined by ` // `. */
  name: string;
};

export type CardResource = {
  /** Kind of resource. */
  object: 'card';
  /** Id of the card: its oracle id, or its slug where it has none. */
  id: string;
  /** Slug of the card, which its addresses take as well as the id. */
  slug: string;
  /** Name of the card; faces are joined by ` // `. */
  name: string;
  /** Path of its page on the site. */
  page: string;
  /** Layout in Scryfall’s words, such as `normal` or `transform`. */
  layout: string;
  /** Mana cost, symbols in braces; empty without one. */
  mana_cost: string;
  /** Mana value. */
  mana_value: number;
  /** Type line; faces are joined by ` // `. */
  type_line: string;
  /** The card type that lists group it under. */
  primary_type: 'Creature' | 'Instant' | 'Sorcery' | 'Artifact' | 'Enchantment' | 'Battle' | 'Planeswalker' | 'Land';
  /** Subtypes of all faces, each once. */
  subtypes: string[];
  /** Keyword abilities and actions, as Scryfall lists them. */
  keywords: string[];
  /** Colors, in the order W U B R G. */
  colors: ('W' | 'U' | 'B' | 'R' | 'G')[];
  /** Color identity, in the order W U B R G. */
  color_identity: ('W' | 'U' | 'B' | 'R' | 'G')[];
  /** Rarity: common, uncommon, rare, mythic, special or bonus. */
  rarity: string;
  /** Code of the set of its main printing, lower case. */
  set: string;
  /** Day of the first release, YYYY-MM-DD. */
  released: string;
  /** Legality in Commander. `unconfirmed` where the data do not say; the site counts it as legal. */
  legality: 'legal' | 'banned' | 'restricted' | 'unconfirmed';
  /** True for a card on the Game Changers list. */
  game_changer: boolean;
  /** True for a card that can be a commander on its own. */
  legal_commander: boolean;
  /** True for a card that can be one of two commanders. */
  legal_partner: boolean;
  /** The faces, front first. */
  faces: {
    /** Name of the face. */
    name: string;
    /** Mana cost, symbols in braces, such as `{2}{U}`; empty without one. */
    mana_cost: string;
    /** Type line of the face. */
    type: string;
    /** Rules text of the face. Null where the data have none. */
    text: string | null;
    /** Power as printed. Null without one. */
    power: string | null;
    /** Toughness as printed. Null without one. */
    toughness: string | null;
    /** Starting loyalty as printed. Null without one. */
    loyalty: string | null;
    /** Defense as printed. Null without one. */
    defense: string | null;
  }[];
  /** Addresses of the pictures, one entry per face. */
  images: {
    /** Address of the picture, 146 pixels wide. Null where there is none. */
    small: string | null;
    /** Address of the picture, 488 pixels wide. Null where there is none. */
    normal: string | null;
  }[];
  /** Prices by vendor: its cheapest printing, in its own currency. A vendor without a price is absent. For a pair, the sum of both cards. */
  prices: Prices;
  /** Salt score, 0…4: average of players’ votes from 0 (fine) to 4 (never again). Null without votes and import. */
  salt: number | null;
  /** Number of votes that the salt score rests on. */
  salt_votes: number;
  /** What the card does in decks, such as `ramp` or `removal`, by Scryfall’s functional tags and its rules text. */
  roles: ('ramp' | 'draw' | 'removal' | 'sweeper' | 'tutor' | 'protection' | 'recursion' | 'counterspell' | 'mana-artifact' | 'utility-land' | 'fixing-land' | 'mass-land-denial' | 'extra-turn')[];
  /** Ids of the themes that the card counts for. */
  themes: string[];
  /** Number of counted decks that run the card, not as commander. */
  num_decks: number;
  /** Number of counted decks that could run the card: it fits the commander’s color identity, is not the commander, and was released by the day the deck was saved. */
  potential_decks: number;
  /** Inclusion: `num_decks` ÷ `potential_decks`, 0…1; 0 where no deck could run the card. */
  inclusion_rate: number;
  /** Lower end, 0…1, of the 95% interval of the share beside it, from `num_decks` hits in `potential_decks` trials (Wilson, “Probable inference, the law of succession, and statistical inference”, 1927). Lists by inclusion are ordered by it. Null where no deck could have it. */
  inclusion_low: number | null;
  /** Upper end, 0…1, of the same interval. An interval longer than 0.3 is marked on the site. Null as `inclusion_low`. */
  inclusion_high: number | null;
  /** Number of counted decks with the card as commander, alone or with a partner. */
  num_decks_as_commander: number;
};

export type CardResultsItem = {
  /** The resource. */
  data: CardResultsResource;
  /** Null: the answer has every field. */
  fields: null;
  /** Where the numbers come from. */
  source: Provenance;
};

export type CardResultsResource = {
  /** Kind of resource. */
  object: 'card_results';
  /** Id of the card: its oracle id, or its slug where it has none. */
  id: string;
  /** Slug of the card, which its addresses take as well as the id. */
  slug: string;
  /** Name of the card; faces are joined by ` // `. */
  name: string;
  /** Number of results: one player with one deck in one tournament. */
  entries: number;
  /** Number of games: `wins` + `losses` + `draws`. */
  games: number;
  /** Number of games won. */
  wins: number;
  /** Number of games lost. */
  losses: number;
  /** Number of games drawn; in the win rate, they count as not won. */
  draws: number;
  /** `wins` ÷ `games`, 0…1. Null with too few games. A game of four is won by chance in 0.25. */
  win_rate: number | null;
  /** Lower end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`. */
  win_rate_low: number | null;
  /** Upper end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`. */
  win_rate_high: number | null;
  /** True with so few games that the win rate says little. */
  small_sample: boolean;
  /** How many reached the first 16. Null with too few results in tournaments of 32 players or more. */
  top_cut: {
    /** Number of these results in tournaments of at least 32 players. */
    entries: number;
    /** Number of them that came in the first 16. */
    reached: number;
    /** `reached` ÷ `entries`, 0…1. */
    share: number;
    /** Lower end of the 95% interval of `share` (Wilson), 0…1. */
    share_low: number;
    /** Upper end of the 95% interval of `share` (Wilson), 0…1. */
    share_high: number;
    /** The share expected by chance, 0…1: the average of 16 ÷ players over these tournaments. */
    expected: number;
    /** True with so few entries that the share says little. */
    small_sample: boolean;
  } | null;
  /** Number of tournaments. */
  events: number;
  /** Day of the first one, YYYY-MM-DD. Null without any. */
  from: string | null;
  /** Day of the last one, YYYY-MM-DD. Null without any. */
  to: string | null;
  /** All commanders together. Null with too few games on either side. */
  across: {
    /** Number of commanders with games of both kinds of decks. */
    commanders: number;
    /** Number of games of their decks that run the card. */
    games_with: number;
    /** Number of games of their decks that could run the card and do not. */
    games_without: number;
    /** Win rate with the card minus win rate without it, −1…1, each commander compared with itself (Mantel and Haenszel). */
    difference: number;
    /** Lower end of its 95% interval (Greenland and Robins), −1…1. */
    difference_low: number;
    /** Upper end of this interval, −1…1. */
    difference_high: number;
  } | null;
  /** Share of games that chance alone wins in a game of four, 0…1. */
  win_rate_by_chance: number;
  /** Commanders with enough games on both sides, most games with the card first. */
  commanders: CommanderWithCard[];
};

export type CardWithResults = {
  /** Id of the card: its oracle id, or its slug where it has none. */
  id: string;
  /** Slug of the card, which its addresses take as well as the id. */
  slug: string;
  /** Name of the card; faces are joined by ` // `. */
  name: string;
  /** Results of the commander’s decks that run the card. */
  with: {
    /** Number of results: one player with one deck in one tournament. */
    entries: number;
    /** Number of games: `wins` + `losses` + `draws`. */
    games: number;
    /** Number of games won. */
    wins: number;
    /** Number of games lost. */
    losses: number;
    /** Number of games drawn; in the win rate, they count as not won. */
    draws: number;
    /** `wins` ÷ `games`, 0…1. Null with too few games. A game of four is won by chance in 0.25. */
    win_rate: number | null;
    /** Lower end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`. */
    win_rate_low: number | null;
    /** Upper end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`. */
    win_rate_high: number | null;
    /** True with so few games that the win rate says little. */
    small_sample: boolean;
    /** How many reached the first 16. Null with too few results in tournaments of 32 players or more. */
    top_cut: {
      /** Number of these results in tournaments of at least 32 players. */
      entries: number;
      /** Number of them that came in the first 16. */
      reached: number;
      /** `reached` ÷ `entries`, 0…1. */
      share: number;
      /** Lower end of the 95% interval of `share` (Wilson), 0…1. */
      share_low: number;
      /** Upper end of the 95% interval of `share` (Wilson), 0…1. */
      share_high: number;
      /** The share expected by chance, 0…1: the average of 16 ÷ players over these tournaments. */
      expected: number;
      /** True with so few entries that the share says little. */
      small_sample: boolean;
    } | null;
  };
  /** Results of the commander’s decks that could run the card and do not. */
  without: {
    /** Number of results: one player with one deck in one tournament. */
    entries: number;
    /** Number of games: `wins` + `losses` + `draws`. */
    games: number;
    /** Number of games won. */
    wins: number;
    /** Number of games lost. */
    losses: number;
    /** Number of games drawn; in the win rate, they count as not won. */
    draws: number;
    /** `wins` ÷ `games`, 0…1. Null with too few games. A game of four is won by chance in 0.25. */
    win_rate: number | null;
    /** Lower end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`. */
    win_rate_low: number | null;
    /** Upper end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`. */
    win_rate_high: number | null;
    /** True with so few games that the win rate says little. */
    small_sample: boolean;
    /** How many reached the first 16. Null with too few results in tournaments of 32 players or more. */
    top_cut: {
      /** Number of these results in tournaments of at least 32 players. */
      entries: number;
      /** Number of them that came in the first 16. */
      reached: number;
      /** `reached` ÷ `entries`, 0…1. */
      share: number;
      /** Lower end of the 95% interval of `share` (Wilson), 0…1. */
      share_low: number;
      /** Upper end of the 95% interval of `share` (Wilson), 0…1. */
      share_high: number;
      /** The share expected by chance, 0…1: the average of 16 ÷ players over these tournaments. */
      expected: number;
      /** True with so few entries that the share says little. */
      small_sample: boolean;
    } | null;
  };
  /** Win rate with the card minus win rate without it, −1…1. */
  difference: number;
  /** Lower end of the 95% interval of the difference (Newcombe), −1…1. */
  difference_low: number;
  /** Upper end of the 95% interval of the difference (Newcombe), −1…1. */
  difference_high: number;
};

export type ComboItem = {
  /** The resource. */
  data: ComboResource;
  /** Null: the answer has every field. */
  fields: null;
  /** Where the numbers come from. */
  source: Provenance;
};

export type ComboItems = {
  /** The entries of this page, in the order of the list. */
  data: ComboResource[];
  /** Null: the answer has every field. */
  fields: null;
  /** Number of entries on all pages of the list. */
  total: number;
  /** Path and query of the next page, relative to the host that answered. Null on the last page. */
  next: string | null;
  /** Where the numbers come from. */
  source: Provenance;
};

export type ComboResource = {
  /** Kind of resource. */
  object: 'combo';
  /** Id of the combo at Commander Spellbook. */
  id: string;
  /** Names of its cards, joined by ` + `. */
  name: string;
  /** Path of its page on the site. */
  page: string;
  /** Its cards. */
  cards: {
    /** Id of the card. Null where the catalog lacks it. */
    id: string | null;
    /** Name of the card. */
    name: string;
    /** True where the card must be the commander. */
    must_be_commander: boolean;
  }[];
  /** Other pieces in words, such as “a creature with haste”. */
  requires: string[];
  /** What it does, such as “Infinite mana”. */
  results: string[];
  /** What must be so before it begins. */
  prerequisites: string[];
  /** How it goes, step by step. */
  steps: string[];
  /** Mana it needs, symbols in braces; empty without any. */
  mana_needed: string;
  /** Color identity of all its cards, in the order W U B R G. */
  color_identity: ('W' | 'U' | 'B' | 'R' | 'G')[];
  /** Bracket that Commander Spellbook gives it. Null without one. */
  bracket: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh' | null;
  /** Number of counted decks with all of its cards. Null where the catalog lacks one of them. */
  num_decks: number | null;
  /** Number of counted decks that could run it: the color identity allows it, and they were saved since its newest card came out. Null as `num_decks`. */
  potential_decks: number | null;
  /** `num_decks` ÷ `potential_decks`, 0…1. Null where no deck could run it. */
  inclusion_rate: number | null;
  /** Lower end, 0…1, of the 95% interval of the share beside it, from `num_decks` hits in `potential_decks` trials (Wilson, “Probable inference, the law of succession, and statistical inference”, 1927). Lists by inclusion are ordered by it. Null where no deck could have it. */
  inclusion_low: number | null;
  /** Upper end, 0…1, of the same interval. An interval longer than 0.3 is marked on the site. Null as `inclusion_low`. */
  inclusion_high: number | null;
  /** Rank by number of decks that run it, from 1; equal counts share a rank. Null without a deck. */
  rank: number | null;
  /** Its page at Commander Spellbook. Null for a combo of the sample. */
  source_url: string | null;
};

export type CommanderCount = {
  /** As-of day of the data, YYYY-MM-DD. */
  date: string;
  /** Number of counted decks with it as commander. */
  num_decks: number;
  /** Rank among all commanders by `num_decks`, from 1; equal counts share a rank. */
  rank: number;
};

export type CommanderDetails = {
  /** Kind of resource. */
  object: 'commander';
  /** Id of the commander: the id of its card; of a pair, both ids joined by `_`. */
  id: string;
  /** Slug of the commander or pair, which its addresses take as well as the id. */
  slug: string;
  /** Name of the commander; the names of a pair are joined by ` & `. */
  name: string;
  /** Path of its page on the site. */
  page: string;
  /** Its card, or the two of a pair. */
  cards: CardReference[];
  /** Color identity, in the order W U B R G. */
  color_identity: ('W' | 'U' | 'B' | 'R' | 'G')[];
  /** Number of counted decks with it as commander. */
  num_decks: number;
  /** Number of counted decks saved since it could be played; for a pair, since the newer of the two. */
  potential_decks: number;
  /** `num_decks` ÷ `potential_decks`, 0…1; 0 where no deck was saved since. */
  inclusion_rate: number;
  /** Lower end, 0…1, of the 95% interval of the share beside it, from `num_decks` hits in `potential_decks` trials (Wilson, “Probable inference, the law of succession, and statistical inference”, 1927). Lists by inclusion are ordered by it. Null where no deck could have it. */
  inclusion_low: number | null;
  /** Upper end, 0…1, of the same interval. An interval longer than 0.3 is marked on the site. Null as `inclusion_low`. */
  inclusion_high: number | null;
  /** Rank among all commanders by number of decks, from 1; equal counts share a rank. Null without a deck. */
  rank: number | null;
  /** True where the card, or one of a pair, is banned in Commander. */
  banned: boolean;
  /** Average number of cards per deck by type, commanders aside. */
  averages: {
    /** Creatures per deck, average. */
    creature: number;
    /** Instants per deck, average. */
    instant: number;
    /** Sorceries per deck, average. */
    sorcery: number;
    /** Artifacts per deck, average. */
    artifact: number;
    /** Enchantments per deck, average. */
    enchantment: number;
    /** Battles per deck, average. */
    battle: number;
    /** Planeswalkers per deck, average. */
    planeswalker: number;
    /** Lands per deck, every copy of a basic counted, average. */
    land: number;
    /** Basic lands per deck, every copy counted, average. */
    basic: number;
    /** Nonbasic lands per deck, average. */
    nonbasic: number;
  };
  /** Nonland cards per deck, average, by mana value, commanders aside. The last key counts that mana value and more. */
  mana_curve: { [name: string]: number };
  /** Number of decks by the bracket their owner set, “1” to “5”. */
  bracket_counts: { [name: string]: number };
  /** Number of decks without a bracket from their owner, by our estimate, “1” to “5”; no estimate is 1. */
  bracket_counts_estimated: { [name: string]: number };
  /** Average price of the decks that have one, USD; a card’s price is its first in the order Card Kingdom, TCGplayer, Star City Games. Null where no deck has a price. */
  avg_price: number | null;
  /** Number of decks with a price: nearly all of their different cards have one. */
  priced_decks: number;
  /** Average salt score, 0…4, of the cards in these decks that have one; basic lands and commanders aside. Null without any. */
  avg_salt: number | null;
  /** Themes of its decks, most decks first. */
  themes: {
    /** Id of the theme, which is its slug. */
    id: string;
    /** Name of the theme. */
    name: string;
    /** Number of its decks that have the theme. */
    num_decks: number;
  }[];
  /** Commanders whose decks are most like its decks, most alike first. */
  similar: {
    /** Id of the commander: the id of its card; of a pair, both ids joined by `_`. */
    id: string;
    /** Slug of the commander or pair, which its addresses take as well as the id. */
    slug: string;
    /** Name of the commander; the names of a pair are joined by ` & `. */
    name: string;
    /** How much alike the decks are, 0…1: cosine of their inclusion rates over the cards that decks of both could run. For a commander without decks, how much alike the cards are. */
    similarity: number;
  }[];
};

export type CommanderHistoryItem = {
  /** The resource. */
  data: CommanderHistoryResource;
  /** Null: the answer has every field. */
  fields: null;
  /** Where the numbers come from. */
  source: Provenance;
};

export type CommanderHistoryResource = {
  /** Kind of resource. */
  object: 'commander_history';
  /** Id of the commander: the id of its card; of a pair, both ids joined by `_`. */
  id: string;
  /** Slug of the commander or pair, which its addresses take as well as the id. */
  slug: string;
  /** Name of the commander; the names of a pair are joined by ` & `. */
  name: string;
  /** One entry per day of data with a deck, oldest first; one a week for data older than 90 days, at most two years. Empty without a record. */
  history: CommanderCount[];
};

export type CommanderItem = {
  /** The resource. */
  data: CommanderDetails;
  /** Null: the answer has every field. */
  fields: null;
  /** Where the numbers come from. */
  source: Provenance;
};

export type CommanderItems = {
  /** The entries of this page, in the order of the list. */
  data: CommanderResource[];
  /** Null: the answer has every field. */
  fields: null;
  /** Number of entries on all pages of the list. */
  total: number;
  /** Path and query of the next page, relative to the host that answered. Null on the last page. */
  next: string | null;
  /** Where the numbers come from. */
  source: Provenance;
};

export type CommanderReference = {
  /** Id of the commander: the id of its card; of a pair, both ids joined by `_`. */
  id: string;
  /** Slug of the commander or pair, which its addresses take as well as the id. */
  slug: string;
  /** Name of the commander; the names of a pair are joined by ` & `. */
  name: string;
};

export type CommanderResource = {
  /** Kind of resource. */
  object: 'commander';
  /** Id of the commander: the id of its card; of a pair, both ids joined by `_`. */
  id: string;
  /** Slug of the commander or pair, which its addresses take as well as the id. */
  slug: string;
  /** Name of the commander; the names of a pair are joined by ` & `. */
  name: string;
  /** Path of its page on the site. */
  page: string;
  /** Its card, or the two of a pair. */
  cards: CardReference[];
  /** Color identity, in the order W U B R G. */
  color_identity: ('W' | 'U' | 'B' | 'R' | 'G')[];
  /** Number of counted decks with it as commander. */
  num_decks: number;
  /** Number of counted decks saved since it could be played; for a pair, since the newer of the two. */
  potential_decks: number;
  /** `num_decks` ÷ `potential_decks`, 0…1; 0 where no deck was saved since. */
  inclusion_rate: number;
  /** Lower end, 0…1, of the 95% interval of the share beside it, from `num_decks` hits in `potential_decks` trials (Wilson, “Probable inference, the law of succession, and statistical inference”, 1927). Lists by inclusion are ordered by it. Null where no deck could have it. */
  inclusion_low: number | null;
  /** Upper end, 0…1, of the same interval. An interval longer than 0.3 is marked on the site. Null as `inclusion_low`. */
  inclusion_high: number | null;
  /** Rank among all commanders by number of decks, from 1; equal counts share a rank. Null without a deck. */
  rank: number | null;
};

export type CommanderResultsItem = {
  /** The resource. */
  data: CommanderResultsResource;
  /** Null: the answer has every field. */
  fields: null;
  /** Where the numbers come from. */
  source: Provenance;
};

export type CommanderResultsResource = {
  /** Kind of resource. */
  object: 'commander_results';
  /** Id of the commander: the id of its card; of a pair, both ids joined by `_`. */
  id: string;
  /** Slug of the commander or pair, which its addresses take as well as the id. */
  slug: string;
  /** Name of the commander; the names of a pair are joined by ` & `. */
  name: string;
  /** Number of results: one player with one deck in one tournament. */
  entries: number;
  /** Number of games: `wins` + `losses` + `draws`. */
  games: number;
  /** Number of games won. */
  wins: number;
  /** Number of games lost. */
  losses: number;
  /** Number of games drawn; in the win rate, they count as not won. */
  draws: number;
  /** `wins` ÷ `games`, 0…1. Null with too few games. A game of four is won by chance in 0.25. */
  win_rate: number | null;
  /** Lower end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`. */
  win_rate_low: number | null;
  /** Upper end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`. */
  win_rate_high: number | null;
  /** True with so few games that the win rate says little. */
  small_sample: boolean;
  /** How many reached the first 16. Null with too few results in tournaments of 32 players or more. */
  top_cut: {
    /** Number of these results in tournaments of at least 32 players. */
    entries: number;
    /** Number of them that came in the first 16. */
    reached: number;
    /** `reached` ÷ `entries`, 0…1. */
    share: number;
    /** Lower end of the 95% interval of `share` (Wilson), 0…1. */
    share_low: number;
    /** Upper end of the 95% interval of `share` (Wilson), 0…1. */
    share_high: number;
    /** The share expected by chance, 0…1: the average of 16 ÷ players over these tournaments. */
    expected: number;
    /** True with so few entries that the share says little. */
    small_sample: boolean;
  } | null;
  /** Number of tournaments. */
  events: number;
  /** Day of the first one, YYYY-MM-DD. Null without any. */
  from: string | null;
  /** Day of the last one, YYYY-MM-DD. Null without any. */
  to: string | null;
  /** Share of games that chance alone wins in a game of four, 0…1. */
  win_rate_by_chance: number;
  /** Cards with enough games on both sides, those with the highest lower end of the difference first. */
  cards: CardWithResults[];
};

export type CommanderWithCard = {
  /** Id of the commander: the id of its card; of a pair, both ids joined by `_`. */
  id: string;
  /** Slug of the commander or pair, which its addresses take as well as the id. */
  slug: string;
  /** Name of the commander; the names of a pair are joined by ` & `. */
  name: string;
  /** Results of the commander’s decks that run the card. */
  with: {
    /** Number of results: one player with one deck in one tournament. */
    entries: number;
    /** Number of games: `wins` + `losses` + `draws`. */
    games: number;
    /** Number of games won. */
    wins: number;
    /** Number of games lost. */
    losses: number;
    /** Number of games drawn; in the win rate, they count as not won. */
    draws: number;
    /** `wins` ÷ `games`, 0…1. Null with too few games. A game of four is won by chance in 0.25. */
    win_rate: number | null;
    /** Lower end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`. */
    win_rate_low: number | null;
    /** Upper end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`. */
    win_rate_high: number | null;
    /** True with so few games that the win rate says little. */
    small_sample: boolean;
    /** How many reached the first 16. Null with too few results in tournaments of 32 players or more. */
    top_cut: {
      /** Number of these results in tournaments of at least 32 players. */
      entries: number;
      /** Number of them that came in the first 16. */
      reached: number;
      /** `reached` ÷ `entries`, 0…1. */
      share: number;
      /** Lower end of the 95% interval of `share` (Wilson), 0…1. */
      share_low: number;
      /** Upper end of the 95% interval of `share` (Wilson), 0…1. */
      share_high: number;
      /** The share expected by chance, 0…1: the average of 16 ÷ players over these tournaments. */
      expected: number;
      /** True with so few entries that the share says little. */
      small_sample: boolean;
    } | null;
  };
  /** Results of the commander’s decks that could run the card and do not. */
  without: {
    /** Number of results: one player with one deck in one tournament. */
    entries: number;
    /** Number of games: `wins` + `losses` + `draws`. */
    games: number;
    /** Number of games won. */
    wins: number;
    /** Number of games lost. */
    losses: number;
    /** Number of games drawn; in the win rate, they count as not won. */
    draws: number;
    /** `wins` ÷ `games`, 0…1. Null with too few games. A game of four is won by chance in 0.25. */
    win_rate: number | null;
    /** Lower end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`. */
    win_rate_low: number | null;
    /** Upper end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`. */
    win_rate_high: number | null;
    /** True with so few games that the win rate says little. */
    small_sample: boolean;
    /** How many reached the first 16. Null with too few results in tournaments of 32 players or more. */
    top_cut: {
      /** Number of these results in tournaments of at least 32 players. */
      entries: number;
      /** Number of them that came in the first 16. */
      reached: number;
      /** `reached` ÷ `entries`, 0…1. */
      share: number;
      /** Lower end of the 95% interval of `share` (Wilson), 0…1. */
      share_low: number;
      /** Upper end of the 95% interval of `share` (Wilson), 0…1. */
      share_high: number;
      /** The share expected by chance, 0…1: the average of 16 ÷ players over these tournaments. */
      expected: number;
      /** True with so few entries that the share says little. */
      small_sample: boolean;
    } | null;
  };
  /** Win rate with the card minus win rate without it, −1…1. */
  difference: number;
  /** Lower end of the 95% interval of the difference (Newcombe), −1…1. */
  difference_low: number;
  /** Upper end of the 95% interval of the difference (Newcombe), −1…1. */
  difference_high: number;
};

export type DeckDetails = {
  /** Kind of resource. */
  object: 'deck';
  /** Id of the deck; it stays the same when the data are renewed. */
  id: string;
  /** Path of its page on the site. */
  page: string;
  /** The commander or pair of these decks. */
  commander: CommanderReference;
  /** Day it was last saved, YYYY-MM-DD. Null where the source does not say. */
  date: string | null;
  /** Where the deck comes from. Null for a deck of the sample. */
  source: {
    /** Name of the source. */
    name: string;
    /** Address of the deck at its source. Null where it has none. */
    url: string | null;
  } | null;
  /** Bracket, 1…5: its owner’s or, without one, our estimate. Null without either. */
  bracket: number | null;
  /** True where the bracket is our estimate. */
  bracket_estimated: boolean;
  /** Price, USD, of the cheapest printings: Card Kingdom, else TCGplayer, else Star City Games. Null where too few cards have a price. */
  price: number | null;
  /** Average salt score of its cards that have one, commanders aside, 0…4. Null without any. */
  salt: number | null;
  /** Its themes, rarest first. */
  themes: ThemeReference[];
  /** Number of cards by type, lower case, commanders aside; every copy of a basic counts. */
  counts: { [name: string]: number };
  /** Number of nonland cards by mana value from 0, commanders aside; the last entry is that value and more. */
  curve: number[];
  /** True where the source lists each card once, so that basics fill it to 100 cards. */
  basics_estimated: boolean;
  /** How it did in tournaments, newest first. */
  results: DeckResultEntry[];
  /** Number of cards, commanders included. */
  size: number;
  /** Its cards, each once: the commanders, then by type, mana value and name. */
  cards: DeckLineResource[];
  /** True where the source does not tell how many copies of each basic there are. */
  basics_unknown: boolean;
  /** Bracket that the list alone suggests, 2…5, whether or not its owner set one. The owner’s counts; `deck.bracket_estimated` says which of the two `deck.bracket` is. */
  bracket_estimate: BracketEstimate;
};

export type DeckInsight = {
  /** The commanders as recognized. */
  commanders: InsightCard[];
  /** The companion as recognized, which is outside the deck and in none of the numbers. Null without one. */
  companion: {
    /** Name. */
    name: string;
    /** Path of its page on the site. */
    url: string;
    /** Its condition in our own words. Null where we have none. */
    condition: string | null;
    /** Whether the deck may have it; if not, `faults` has the reason. Null where the data lack the text to say. */
    meets: boolean | null;
  } | null;
  /** Number of cards, commanders included. */
  size: number;
  /** Number of different cards. */
  different: number;
  /** Average mana value of the nonland cards. Null without any. */
  average_mana_value: number | null;
  /** Average mana value of all cards. Null without any. */
  average_with_lands: number | null;
  /** Number of nonland cards by mana value from 0; the last entry is that value and more. */
  curve: number[];
  /** Number of cards by the type that lists group them under. */
  types: {
    /** Number of creatures. */
    Creature: number;
    /** Number of instants. */
    Instant: number;
    /** Number of sorceries. */
    Sorcery: number;
    /** Number of artifacts. */
    Artifact: number;
    /** Number of enchantments. */
    Enchantment: number;
    /** Number of battles. */
    Battle: number;
    /** Number of planeswalkers. */
    Planeswalker: number;
    /** Number of lands. */
    Land: number;
  };
  /** Lands of the deck and how many it should have. */
  lands: {
    /** Number of lands. */
    count: number;
    /** Number of basic lands. */
    basic: number;
    /** Number of lands by Karsten’s formula for a deck of 99 cards. Null without nonland cards and for more than 100 cards. */
    advised: number | null;
    /** Cards with a spell on the front and a land on the back, each once. They count as spells in `count`, the curve and all other numbers. */
    modal: InsightCard[];
  };
  /** Nonland cards by role; a card can have several. Null where the data have no roles. */
  roles: {
    /** The role, such as `ramp` or `removal`. */
    role: 'ramp' | 'draw' | 'removal' | 'sweeper' | 'tutor' | 'protection' | 'recursion' | 'counterspell' | 'mana-artifact' | 'utility-land' | 'fixing-land' | 'mass-land-denial' | 'extra-turn';
    /** Name to show. */
    label: string;
    /** Number of copies with the role. */
    count: number;
    /** The cards with the role. */
    cards: InsightCard[];
  }[] | null;
  /** Colors of the deck: what its costs need and what makes it. */
  colors: {
    /** The color: W, U, B, R or G. */
    color: 'W' | 'U' | 'B' | 'R' | 'G';
    /** Mana symbols of the color in costs, per deck, average. */
    pips: number;
    /** Number of lands that make the color. */
    lands: number;
    /** Number of mana artifacts that make the color. */
    artifacts: number;
    /** Number of sources that the costs need. Null without lands. */
    asked: number | null;
    /** Number of sources missing; 0 where there are enough. */
    short: number;
    /** What the threshold decides, after the value. */
    words: string;
  }[];
  /** Total by vendor, for vendors that sell any of the cards. */
  prices: {
    /** The vendor. */
    source: 'cardkingdom' | 'tcgplayer' | 'scg' | 'manapool' | 'face2face' | 'cardmarket' | 'tcgl' | 'cardhoarder';
    /** Price in units of `currency`. */
    price: number;
    /** ISO 4217 code, or TIX for event tickets of Magic Online. */
    currency: 'USD' | 'EUR' | 'CAD' | 'MXN' | 'TIX';
    /** Day of the price, YYYY-MM-DD. */
    date: string;
    /** Cards of the type per deck, average; every copy of a basic land counts. */
    average: number;
    /** Number of copies with a price. */
    priced: number;
    /** Number of copies without a price. */
    missing: number;
    /** Number of copies counted at the price of a foil or etched copy. */
    foil_or_etched: number;
    /** The condition left out. */
    without: InsightCard[];
  }[];
  /** Cost of the list in USD. */
  value: {
    /** USD: sum of every copy’s first price in the order Card Kingdom, TCGplayer, Star City Games. */
    price: number;
    /** Number of copies without a price. */
    missing: number;
    /** Number of basic lands counted in `price`; those without a price are in `missing`. */
    basics: number;
    /** Part of `price` that the basic lands cost, USD. */
    basics_price: number;
    /** Number of copies counted at the price of a foil or etched copy. */
    foil_or_etched: number;
  };
  /** Salt of the different cards. */
  salt: {
    /** Average salt score of the different cards that have one, 0…4. Null without any. */
    mean: number | null;
    /** Number of different cards with a salt score. */
    scored: number;
    /** The saltiest cards, at most ten. */
    cards: {
      /** Name. */
      name: string;
      /** Path of its page on the site. */
      url: string;
      /** Salt score of the card, 0…4. */
      salt: number;
    }[];
  };
  /** Bracket that the list suggests, with all evidence. */
  bracket: {
    /** Estimated bracket, 2…5. No list tells 1 from 2, so it is never 1. */
    bracket: number;
    /** Name. */
    name: string;
    /** Why, in words, the weightiest first; never empty. */
    reasons: string[];
    /** Its cards on the Game Changers list. */
    game_changers: InsightCard[];
    /** Its cards that deny lands to everybody. */
    mass_land_denial: InsightCard[];
    /** Its cards that give extra turns. */
    extra_turns: InsightCard[];
    /** Its tutors; they do not count for the bracket. */
    tutors: InsightCard[];
  };
  /** Combos of the deck. */
  combos: {
    /** Combos it has all cards of, at most 20. */
    present: {
      /** Cost of the list in USD. */
      value: string;
      /** The results, joined by commas. */
      alt: string;
      /** Path on the site. */
      href: string;
      /** Number of decks with the combo; always null here, as it is not counted. */
      count: number | null;
      /** What it does, such as “Infinite mana”. */
      results: string[];
    }[];
    /** Number of combos it has all cards of. */
    present_count: number;
    /** Combos within its colors that lack one card, at most 20. */
    near: {
      /** Cost of the list in USD. */
      value: string;
      /** The results, joined by commas. */
      alt: string;
      /** Path on the site. */
      href: string;
      /** Number of decks with the combo; always null here, as it is not counted. */
      count: number | null;
      /** What it does, such as “Infinite mana”. */
      results: string[];
      /** Number of copies without a price. */
      missing: InsightCard;
    }[];
    /** Number of combos within its colors that lack one card. */
    near_count: number;
  };
  /** Why the deck is not legal; empty for a legal one. */
  faults: {
    /** What is wrong: its commander, size, copies, color identity, a banned card, or its companion. */
    kind: 'commander' | 'size' | 'copies' | 'identity' | 'banned' | 'companion';
    /** The same in a sentence that names the cards. */
    text: string;
    /** The cards concerned. */
    cards: InsightCard[];
  }[];
  /** Every unknown name; closest names are given for the first 20 */
  unknown: {
    /** Name. */
    name: string;
    /** What the name was sent as. */
    of: 'card' | 'commander';
    /** What an unrecognized name is: `misspelled` where it resembles a card that may be in this deck (see `nearest`); `excluded` where it is correct, but of something that is in no Commander deck (see `reason`); `missing` where the card data have no such name. */
    kind: 'misspelled' | 'excluded' | 'missing';
    /** For `excluded`: why, as the end of a sentence that begins with the name, such as “is not legal in Commander”. Null otherwise. */
    reason: string | null;
    /** The card that may be meant; looked for at the first 20. Null without one. */
    nearest: SearchOption | null;
  }[];
  /** Date of the card data, YYYY-MM-DD; null where it is unknown. */
  card_date: string | null;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
};

export type DeckItem = {
  /** The resource. */
  data: DeckDetails;
  /** Null: the answer has every field. */
  fields: null;
  /** Where the numbers come from. */
  source: Provenance;
};

export type DeckItems = {
  /** The entries of this page, in the order of the list. */
  data: DeckResource[];
  /** Null: the answer has every field. */
  fields: null;
  /** Number of entries on all pages of the list. */
  total: number;
  /** Path and query of the next page, relative to the host that answered. Null on the last page. */
  next: string | null;
  /** Where the numbers come from. */
  source: Provenance;
};

export type DeckLineResource = {
  /** Id of the card. Null where the catalog lacks it. */
  id: string | null;
  /** Name of the card; faces are joined by ` // `. */
  name: string;
  /** Number of copies. */
  quantity: number;
  /** True for a commander. */
  is_commander: boolean;
};

export type DeckListAnswer = {
  /** The resource. */
  data: DeckListParts;
  /** Where the numbers come from. */
  source: Provenance;
};

export type DeckListParts = {
  /** Kind of resource. */
  object: 'deck_list';
  /** What the list was recognized as; `text` is one card a line. */
  format: 'text' | 'table' | 'markdown' | 'mtgo' | 'cockatrice' | 'forge' | 'xmage' | 'moxfield' | 'archidekt' | 'mtgjson' | 'tabletop-simulator' | 'json';
  /** The commanders that the list marks or that were found; empty without one. More than one copy of one is against the rules: send `2 id` to have it reported. */
  commanders: ListedCard[];
  /** The companion, which is not one of the cards of the deck. Null without one. */
  companion: {
    /** Id of the card. Null for a token. */
    id: string | null;
    /** Name of the card; faces are joined by ` // `. */
    name: string;
    /** Number of copies. */
    quantity: number;
    /** The heading or category it stands under, as written, such as `Ramp`; empty without one. */
    section: string;
    /** The finish that the list names. */
    finish: 'normal' | 'foil' | 'etched';
  } | null;
  /** The other cards of the deck, in the order of the list. */
  cards: ListedCard[];
  /** Cards of the list that are not in the deck. */
  outside: OutsideCard[];
  /** What could not be read, and names that no card has, by line. Nothing else was left out. */
  not_read: NotRead[];
  /** Date of the card data, YYYY-MM-DD; null where it is unknown. */
  card_date: string | null;
};

export type DeckListText = {
  /** The list: text as players paste it, or the content of a file of a deck program or site. At most 100,000 characters. */
  text: string;
  /** Name of the file; its ending decides where several formats are possible. Not needed for pasted text: absent there. */
  file_name?: string;
};

export type DeckResource = {
  /** Kind of resource. */
  object: 'deck';
  /** Id of the deck; it stays the same when the data are renewed. */
  id: string;
  /** Path of its page on the site. */
  page: string;
  /** The commander or pair of these decks. */
  commander: CommanderReference;
  /** Day it was last saved, YYYY-MM-DD. Null where the source does not say. */
  date: string | null;
  /** Where the deck comes from. Null for a deck of the sample. */
  source: {
    /** Name of the source. */
    name: string;
    /** Address of the deck at its source. Null where it has none. */
    url: string | null;
  } | null;
  /** Bracket, 1…5: its owner’s or, without one, our estimate. Null without either. */
  bracket: number | null;
  /** True where the bracket is our estimate. */
  bracket_estimated: boolean;
  /** Price, USD, of the cheapest printings: Card Kingdom, else TCGplayer, else Star City Games. Null where too few cards have a price. */
  price: number | null;
  /** Average salt score of its cards that have one, commanders aside, 0…4. Null without any. */
  salt: number | null;
  /** Its themes, rarest first. */
  themes: ThemeReference[];
  /** Number of cards by type, lower case, commanders aside; every copy of a basic counts. */
  counts: { [name: string]: number };
  /** Number of nonland cards by mana value from 0, commanders aside; the last entry is that value and more. */
  curve: number[];
  /** True where the source lists each card once, so that basics fill it to 100 cards. */
  basics_estimated: boolean;
  /** How it did in tournaments, newest first. */
  results: DeckResultEntry[];
};

export type DeckResultEntry = {
  /** Name of the tournament. */
  event: string;
  /** Day on which it began, YYYY-MM-DD. */
  date: string;
  /** Number of its players. */
  players: number;
  /** Rank reached, from 1. */
  placing: number;
  /** Number of games won. */
  wins: number;
  /** Number of games lost. */
  losses: number;
  /** Number of games drawn. */
  draws: number;
};

export type InsightAnswer = {
  /** What the deck is made of. Numbers include copies and commanders unless they say otherwise. */
  data: DeckInsight;
  /** Where the numbers come from. */
  source: Provenance;
};

export type InsightBody = {
  /** The commander, or the two of a pair. None where absent. */
  commanders?: string[];
  /** The other cards. None where absent. */
  cards?: string[];
  /** The companion, which is outside the deck and not one of `cards`. None where absent or null. */
  companion?: string | null;
};

export type InsightCard = {
  /** Name. */
  name: string;
  /** Path of its page on the site. */
  url: string;
};

export type ListedCard = {
  /** Id of the card. Null for a token. */
  id: string | null;
  /** Name of the card; faces are joined by ` // `. */
  name: string;
  /** Number of copies. */
  quantity: number;
  /** The heading or category it stands under, as written, such as `Ramp`; empty without one. */
  section: string;
  /** The finish that the list names. */
  finish: 'normal' | 'foil' | 'etched';
};

export type NotRead = {
  /** Number of the line, row or entry in the list, from 1. */
  line: number;
  /** What is written there. */
  text: string;
  /** Why it was not read, as the end of a sentence. */
  reason: string;
  /** For a name that no card has: `misspelled` where it resembles a card that may be in this deck (see `nearest`); `excluded` where it is correct, but of something that is in no Commander deck; `missing` where the card data have no such name. Null where something else was not read. */
  kind: 'misspelled' | 'excluded' | 'missing' | null;
  /** What the name was read as. Null where something else was not read. */
  of: 'card' | 'commander' | null;
  /** Name of the card that may be meant; looked for at the first 20 names. Null without one, and where there is no name. */
  nearest: string | null;
};

export type OutsideCard = {
  /** Id of the card. Null for a token. */
  id: string | null;
  /** Name of the card; faces are joined by ` // `. */
  name: string;
  /** Number of copies. */
  quantity: number;
  /** The heading or category it stands under, as written, such as `Ramp`; empty without one. */
  section: string;
  /** The finish that the list names. */
  finish: 'normal' | 'foil' | 'etched';
  /** Where it belongs. `other` is anything else outside the deck, such as cards to buy. */
  board: 'sideboard' | 'maybeboard' | 'tokens' | 'other';
};

export type PlayedCard = {
  /** Kind of resource. */
  object: 'played_card';
  /** Id of the card: its oracle id, or its slug where it has none. */
  id: string;
  /** Slug of the card, which its addresses take as well as the id. */
  slug: string;
  /** Name of the card; faces are joined by ` // `. */
  name: string;
  /** Number of the commander’s decks that run the card. */
  num_decks: number;
  /** Number of the commander’s decks that could run the card: it was released by the day the deck was saved. */
  potential_decks: number;
  /** Inclusion: `num_decks` ÷ `potential_decks`, 0…1. */
  inclusion_rate: number;
  /** Lower end, 0…1, of the 95% interval of the share beside it, from `num_decks` hits in `potential_decks` trials (Wilson, “Probable inference, the law of succession, and statistical inference”, 1927). Lists by inclusion are ordered by it. Null where no deck could have it. */
  inclusion_low: number | null;
  /** Upper end, 0…1, of the same interval. An interval longer than 0.3 is marked on the site. Null as `inclusion_low`. */
  inclusion_high: number | null;
  /** Inclusion in the commander’s decks minus inclusion in decks of other commanders that could run the card, −1…1, shrunk (see the field of the same name in `CardEntry`). Null where no other deck could run it. */
  synergy: number | null;
  /** log10 of how many times more of the commander’s decks run the card than would by chance; 0 is chance, no fixed range, shrunk. Null as `synergy`. */
  lift: number | null;
};

export type PlayedCardItems = {
  /** The entries of this page, in the order of the list. */
  data: PlayedCard[];
  /** Null: the answer has every field. */
  fields: null;
  /** Number of entries on all pages of the list. */
  total: number;
  /** Path and query of the next page, relative to the host that answered. Null on the last page. */
  next: string | null;
  /** Where the numbers come from. */
  source: Provenance;
};

export type PreconDetails = {
  /** Kind of resource. */
  object: 'precon';
  /** Id of the precon, which is its slug. */
  id: string;
  /** Name of the precon. */
  name: string;
  /** Path of its page on the site. */
  page: string;
  /** Id of its set: the code, lower case. */
  set: string;
  /** Kind of product in MTGJSON’s words, such as `Commander Deck`. */
  type: string;
  /** Day of release, YYYY-MM-DD. */
  released: string;
  /** The printed commanders. */
  commanders: {
    /** Id of the card. Null where the catalog lacks it. */
    id: string | null;
    /** Name of the card; faces are joined by ` // `. */
    name: string;
  }[];
  /** Color identity of the printed commanders, in the order W U B R G. */
  color_identity: ('W' | 'U' | 'B' | 'R' | 'G')[];
  /** Its cards, each once: the commanders first, then as the product lists them. */
  cards: DeckLineResource[];
};

export type PreconItem = {
  /** The resource. */
  data: PreconDetails;
  /** Null: the answer has every field. */
  fields: null;
  /** Where the numbers come from. */
  source: Provenance;
};

export type PreconItems = {
  /** The entries of this page, in the order of the list. */
  data: PreconResource[];
  /** Null: the answer has every field. */
  fields: null;
  /** Number of entries on all pages of the list. */
  total: number;
  /** Path and query of the next page, relative to the host that answered. Null on the last page. */
  next: string | null;
  /** Where the numbers come from. */
  source: Provenance;
};

export type PreconResource = {
  /** Kind of resource. */
  object: 'precon';
  /** Id of the precon, which is its slug. */
  id: string;
  /** Name of the precon. */
  name: string;
  /** Path of its page on the site. */
  page: string;
  /** Id of its set: the code, lower case. */
  set: string;
  /** Kind of product in MTGJSON’s words, such as `Commander Deck`. */
  type: string;
  /** Day of release, YYYY-MM-DD. */
  released: string;
  /** The printed commanders. */
  commanders: {
    /** Id of the card. Null where the catalog lacks it. */
    id: string | null;
    /** Name of the card; faces are joined by ` // `. */
    name: string;
  }[];
  /** Color identity of the printed commanders, in the order W U B R G. */
  color_identity: ('W' | 'U' | 'B' | 'R' | 'G')[];
};

export type Prices = {
  /** Price at Card Kingdom; absent without one. */
  cardkingdom?: {
    /** Price in units of `currency`. */
    price: number;
    /** ISO 4217 code, or TIX for event tickets of Magic Online. */
    currency: 'USD' | 'EUR' | 'CAD' | 'MXN' | 'TIX';
    /** Day of the price, YYYY-MM-DD. */
    date: string;
    /** Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one. */
    finish?: 'foil' | 'etched';
  };
  /** Price at TCGplayer; absent without one. */
  tcgplayer?: {
    /** Price in units of `currency`. */
    price: number;
    /** ISO 4217 code, or TIX for event tickets of Magic Online. */
    currency: 'USD' | 'EUR' | 'CAD' | 'MXN' | 'TIX';
    /** Day of the price, YYYY-MM-DD. */
    date: string;
    /** Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one. */
    finish?: 'foil' | 'etched';
  };
  /** Price at Star City Games; absent without one. */
  scg?: {
    /** Price in units of `currency`. */
    price: number;
    /** ISO 4217 code, or TIX for event tickets of Magic Online. */
    currency: 'USD' | 'EUR' | 'CAD' | 'MXN' | 'TIX';
    /** Day of the price, YYYY-MM-DD. */
    date: string;
    /** Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one. */
    finish?: 'foil' | 'etched';
  };
  /** Price at Mana Pool; absent without one. */
  manapool?: {
    /** Price in units of `currency`. */
    price: number;
    /** ISO 4217 code, or TIX for event tickets of Magic Online. */
    currency: 'USD' | 'EUR' | 'CAD' | 'MXN' | 'TIX';
    /** Day of the price, YYYY-MM-DD. */
    date: string;
    /** Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one. */
    finish?: 'foil' | 'etched';
  };
  /** Price at Face to Face Games, Canada; absent without one. */
  face2face?: {
    /** Price in units of `currency`. */
    price: number;
    /** ISO 4217 code, or TIX for event tickets of Magic Online. */
    currency: 'USD' | 'EUR' | 'CAD' | 'MXN' | 'TIX';
    /** Day of the price, YYYY-MM-DD. */
    date: string;
    /** Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one. */
    finish?: 'foil' | 'etched';
  };
  /** Price at Cardmarket; absent without one. */
  cardmarket?: {
    /** Price in units of `currency`. */
    price: number;
    /** ISO 4217 code, or TIX for event tickets of Magic Online. */
    currency: 'USD' | 'EUR' | 'CAD' | 'MXN' | 'TIX';
    /** Day of the price, YYYY-MM-DD. */
    date: string;
    /** Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one. */
    finish?: 'foil' | 'etched';
  };
  /** Price at TCGL, Mexico; absent without one. */
  tcgl?: {
    /** Price in units of `currency`. */
    price: number;
    /** ISO 4217 code, or TIX for event tickets of Magic Online. */
    currency: 'USD' | 'EUR' | 'CAD' | 'MXN' | 'TIX';
    /** Day of the price, YYYY-MM-DD. */
    date: string;
    /** Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one. */
    finish?: 'foil' | 'etched';
  };
  /** Price at Cardhoarder, for Magic Online; absent without one. */
  cardhoarder?: {
    /** Price in units of `currency`. */
    price: number;
    /** ISO 4217 code, or TIX for event tickets of Magic Online. */
    currency: 'USD' | 'EUR' | 'CAD' | 'MXN' | 'TIX';
    /** Day of the price, YYYY-MM-DD. */
    date: string;
    /** Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one. */
    finish?: 'foil' | 'etched';
  };
};

export type ProposalItem = {
  /** The resource. */
  data: ProposalResource;
  /** Null: the answer has every field. */
  fields: null;
  /** Where the numbers come from. */
  source: Provenance;
};

export type ProposalResource = {
  /** Kind of resource. */
  object: 'proposal';
  /** Id of the commander or pair. */
  id: string;
  /** Path of the commander’s page on the site. */
  page: string;
  /** The commander or pair of these decks. */
  commander: CommanderReference;
  /** What it rests on: `cards` for the cards and precons alone, `all-decks` where decks add what is played together. */
  basis: 'cards' | 'all-decks';
  /** What it is, in words. Show them with the list. */
  words: string;
  /** Number of cards, commanders included: 100, if the catalog has enough. */
  size: number;
  /** The deck without commanders, by what the cards are for. */
  parts: {
    /** What the cards are for. */
    kind: 'plan' | 'ramp' | 'draw' | 'removal' | 'sweeper' | 'lands';
    /** How they were chosen, in words. */
    words: string;
    /** Number of copies. */
    count: number;
    /** Its cards, each once. */
    cards: ProposedCard[];
  }[];
  /** Combos in its colors: with the commander, then with cards of the deck; at most 10. */
  combos: {
    /** Id of the combo. */
    id: string;
    /** Names of its cards, joined by ` + `. */
    name: string;
  }[];
  /** Precons with the commander or with many of these cards; at most 5. */
  precons: {
    /** Id of the precon, which is its slug. */
    id: string;
    /** Name of the precon. */
    name: string;
    /** What it shares, in words. */
    words: string;
  }[];
};

export type ProposedCard = {
  /** Id of the card: its oracle id, or its slug where it has none. */
  id: string;
  /** Slug of the card, which its addresses take as well as the id. */
  slug: string;
  /** Name of the card; faces are joined by ` // `. */
  name: string;
  /** Number of copies; one of all but basic lands. */
  quantity: number;
  /** Why the card is in this part, in words. */
  reason: string;
};

export type Provenance = {
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Null where no deck has a date. */
  asOf: string | null;
  /** Number of all counted decks. */
  num_decks: number;
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** Credits that sources of these decks ask for wherever their data are shown, with a link. */
  credits: {
    /** Words to show, such as where you use these data. */
    text: string;
    /** Address to link them to. */
    url: string;
  }[];
};

export type Recommendations = {
  /** Kind of resource. */
  object: 'recommendations';
  /** The commanders as recognized; empty where they cannot be commanders. */
  commanders: CardReference[];
  /** Cards to add, best first; at most 100. */
  add: RecommendedReference[];
  /** Cards of the deck to cut, the first to go first; at most 100. */
  cut: RecommendedReference[];
  /** True where a higher `offset` has more cards to add. */
  more: boolean;
  /** What is wrong with the list, a sentence each; empty where nothing is. */
  problems: string[];
  /** Names that were not recognized. */
  unknown: {
    /** The name, as it was sent. */
    name: string;
    /** What it was sent as. */
    of: 'card' | 'commander';
    /** What an unrecognized name is: `misspelled` where it resembles a card that may be in this deck (see `nearest`); `excluded` where it is correct, but of something that is in no Commander deck (see `reason`); `missing` where the card data have no such name. */
    kind: 'misspelled' | 'excluded' | 'missing';
    /** For `excluded`: why, as the end of a sentence that begins with the name, such as “is not legal in Commander”. Null otherwise. */
    reason: string | null;
    /** Name of the card that may be meant; looked for at the first 20. Null without one. */
    nearest: string | null;
  }[];
  /** Date of the card data, YYYY-MM-DD; null where it is unknown. */
  card_date: string | null;
  /** Number of decks behind the recommendations. */
  num_decks: number;
};

export type RecommendationsAnswer = {
  /** The recommendations. */
  data: Recommendations;
  /** Where the numbers come from. */
  source: Provenance;
};

export type RecommendationsRequest = {
  /** The commander, or the two of a pair. None where absent. */
  commanders?: string[];
  /** The other cards. None where absent. */
  cards?: string[];
  /** Whether to leave lands out. No where absent. */
  exclude_lands?: boolean;
  /** Highest price of each card to add, USD, 0…1000000. No limit where absent. */
  max_price?: number;
  /** Highest price of all cards to add together, USD, 0…1000000. No limit where absent. */
  max_total_price?: number;
  /** Bracket, 1…5, above which no card may lift the deck. No limit where absent. */
  bracket?: number;
  /** Whether the order prefers what most decks play or what few play, −1…1: this times a card’s share of all decks is subtracted from how often it is expected. 0 where absent. */
  discovery?: number;
  /** Add only these cards, by name, slug or id: a collection. Any card where absent. */
  owned?: string[];
  /** Cards of the deck never to cut, by name, slug or id. None where absent. */
  keep?: string[];
  /** Number of cards to add to pass over, 0…1000; 0 where absent. */
  offset?: number;
};

export type RecommendedReference = {
  /** Id of the card: its oracle id, or its slug where it has none. */
  id: string;
  /** Slug of the card, which its addresses take as well as the id. */
  slug: string;
  /** Name of the card; faces are joined by ` // `. */
  name: string;
  /** Rank within the answer as a number without a unit, no fixed range; higher is better. Comparable within one answer only. */
  score: number;
  /** Price of the cheapest printing, USD: Card Kingdom, else TCGplayer, else Star City Games. Null without one. */
  price: number | null;
  /** Finish of the copy with this price. Null for a regular copy and without a price. */
  price_finish: 'foil' | 'etched' | null;
  /** Why, in words; at most three. */
  reasons: string[];
};

export type SearchOption = {
  /** Name to show. */
  label: string;
  /** Path on the site. */
  url: string;
  /** Address of a picture. Null where there is none. */
  image: string | null;
  /** Address of an icon, such as a set’s symbol. Null where there is none. */
  icon: string | null;
  /** What `url` leads to. */
  kind: 'card' | 'commander' | 'set' | 'tag' | 'page' | 'precon';
  /** Color identity, in the order W U B R G; of a pair, of both. Absent for other things than cards and commanders, and in lists of all of them. */
  color_identity?: ('W' | 'U' | 'B' | 'R' | 'G')[];
  /** Type line of the front face. Absent for pairs, and as `color_identity`. */
  type?: string;
  /** Rank among all commanders by number of decks, from 1; equal counts share a rank. Absent without a deck and for other things than commanders. */
  rank?: number;
  /** Number of decks with it as commander; for a card, that run it; for a tag, that have it. Absent otherwise. */
  num_decks?: number;
};

export type SetItem = {
  /** The resource. */
  data: SetResource;
  /** Null: the answer has every field. */
  fields: null;
  /** Where the numbers come from. */
  source: Provenance;
};

export type SetItems = {
  /** The entries of this page, in the order of the list. */
  data: SetResource[];
  /** Null: the answer has every field. */
  fields: null;
  /** Number of entries on all pages of the list. */
  total: number;
  /** Path and query of the next page, relative to the host that answered. Null on the last page. */
  next: string | null;
  /** Where the numbers come from. */
  source: Provenance;
};

export type SetResource = {
  /** Kind of resource. */
  object: 'set';
  /** Id of the set: its code, lower case. */
  id: string;
  /** Name of the set. */
  name: string;
  /** Path of its page on the site. */
  page: string;
  /** Kind of set: `main` for core sets and expansions, `commander`, `reprint`, or `other` for promos and the like. */
  type: 'main' | 'commander' | 'reprint' | 'other';
  /** Day of release, YYYY-MM-DD. */
  released: string;
  /** Address of its symbol. Null without one. */
  icon_svg_uri: string | null;
  /** Number of different cards printed in it. */
  num_cards: number;
  /** Number of cards first printed in it. */
  num_new: number;
};

export type ThemeItem = {
  /** The resource. */
  data: ThemeResource;
  /** Null: the answer has every field. */
  fields: null;
  /** Where the numbers come from. */
  source: Provenance;
};

export type ThemeItems = {
  /** The entries of this page, in the order of the list. */
  data: ThemeResource[];
  /** Null: the answer has every field. */
  fields: null;
  /** Number of entries on all pages of the list. */
  total: number;
  /** Path and query of the next page, relative to the host that answered. Null on the last page. */
  next: string | null;
  /** Where the numbers come from. */
  source: Provenance;
};

export type ThemeReference = {
  /** Id of the theme, which is its slug. */
  id: string;
  /** Name of the theme. */
  name: string;
};

export type ThemeResource = {
  /** Kind of resource. */
  object: 'theme';
  /** Id of the theme, which is its slug. */
  id: string;
  /** Name of the theme. */
  name: string;
  /** Path of its page on the site. */
  page: string;
  /** `theme`, or `kindred` for a creature type. */
  kind: 'theme' | 'kindred';
  /** Number of counted decks that have it. */
  num_decks: number;
  /** `num_decks` ÷ the number of all counted decks, 0…1; 0 without a deck. */
  inclusion_rate: number;
  /** Lower end, 0…1, of the 95% interval of the share beside it, from `num_decks` hits in `potential_decks` trials (Wilson, “Probable inference, the law of succession, and statistical inference”, 1927). Lists by inclusion are ordered by it. Null where no deck could have it. */
  inclusion_low: number | null;
  /** Upper end, 0…1, of the same interval. An interval longer than 0.3 is marked on the site. Null as `inclusion_low`. */
  inclusion_high: number | null;
};

export type VendorPriceHistory = {
  /** Currency of the prices; TIX = event tickets. */
  currency: 'USD' | 'EUR' | 'CAD' | 'MXN' | 'TIX';
  /** Price on each day of `days`, in `currency`. Null where the data of the day have none. */
  prices: (number | null)[];
};
