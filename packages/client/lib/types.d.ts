// Written by `npm run clients` from the description of the API.
export type ArticlePage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** Name as addresses write it. */
  slug: string;
  /** Who wrote it. */
  author: string;
  /** Day of publication, YYYY-MM-DD. */
  date: string;
  /** Minutes it takes to read, from 1. */
  minutes: number;
  /** The text, block by block. */
  blocks: TextBlock[];
  /** The one published before. Null for the oldest. */
  older: {
    /** Heading as the page shows it. */
    title: string;
    /** Name as addresses write it. */
    slug: string;
  } | null;
  /** The one published after. Null for the newest. */
  newer: {
    /** Heading as the page shows it. */
    title: string;
    /** Name as addresses write it. */
    slug: string;
  } | null;
  /** The cards it names, in one list, in order of first mention; empty where it names none. */
  lists: CardList[];
};

export type ArticlesPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** The articles or guides, newest first. */
  entries: {
    /** Heading as the page shows it. */
    title: string;
    /** Name as addresses write it. */
    slug: string;
    /** Who wrote it. */
    author: string;
    /** Day of publication, YYYY-MM-DD. */
    date: string;
    /** One sentence on what the page shows. */
    description: string;
    /** Minutes it takes to read, from 1. */
    minutes: number;
    /** A card to show beside it. Null where the catalog lacks it. */
    card: CardEntry | null;
  }[];
};

export type AverageDeckPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** The filters of this answer, as read from the query. */
  filters: {
    /** Time range; `none` for all counted decks. */
    range: 'none' | 'week' | 'month' | 'year';
    /** Bracket that decks are narrowed to. Null for all. */
    bracket: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh' | null;
    /** True where decks without a bracket from their owner count by our estimate. */
    estimated: boolean;
    /** Slug of the theme that decks are narrowed to. Null for all. */
    theme: string | null;
    /** Cheapest or most expensive third of each commander’s priced decks. Null for all. */
    budget: 'budget' | 'expensive' | null;
    /** Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all. */
    placing: 'top16' | null;
    /** Conditions on the number of cards of a type or on the price of a deck. */
    counts: {
      /** What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD. */
      type: 'c' | 'i' | 's' | 'a' | 'e' | 'b' | 'p' | 'l' | 'd';
      /** Comparison: gt more than, lt less than, eq equal to, ne not equal to. */
      op: 'gt' | 'lt' | 'eq' | 'ne';
      /** Number of cards, or USD, to compare with. */
      number: number;
    }[];
    /** Cards that decks must run (`in`) or must not run (`out`). */
    names: {
      /** `in` = decks that run all of the cards, `out` = decks that run none of them. */
      preposition: 'in' | 'out';
      /** Slugs of the cards. */
      names: string[];
    }[];
  };
  /** The commander or pair of these decks. */
  commander: {
    /** Name of the commander; the names of a pair are joined by ` & `. */
    name: string;
    /** Name as addresses write it. */
    slug: string;
    /** Path of its page on the site. */
    url: string;
  };
  /** The commander’s decks by bracket, theme and price, for narrowing the page. */
  switches: {
    /** Number of decks in the time range by the bracket their owner set, “1” to “5”. */
    bracket_counts: { [name: string]: number };
    /** Number of decks in the time range without a bracket from their owner, by our estimate, “1” to “5”; no estimate is 1. */
    bracket_counts_estimated: { [name: string]: number };
    /** The commander’s priced decks in range and bracket, in thirds by price. Null where too few have a price (`budgetMinDecks` at `/api/v1/pages/faq`). */
    budget_counts: {
      /** Number of decks in the cheapest third. */
      budget: number;
      /** Number of decks in the middle third. */
      middle: number;
      /** Number of decks in the most expensive third. */
      expensive: number;
    } | null;
    /** Where these thirds end, in USD. Null where there are none. */
    budget_limits: {
      /** Price of the most expensive deck of the cheapest third, USD. */
      budget: number;
      /** Price of the cheapest deck of the most expensive third, USD. */
      expensive: number;
    } | null;
    /** Themes of the commander’s decks in range and bracket, most decks first. */
    themes: {
      /** Name as addresses write it. */
      slug: string;
      /** Name. */
      name: string;
      /** Number of these decks that have the theme. */
      num_decks: number;
    }[];
  };
  /** Number of decks averaged: the commander’s decks that pass the filters. */
  num_decks: number;
  /** Number of all counted decks of the commander. */
  total_decks: number;
  /** True where so few decks are averaged that the list is unreliable. */
  few_decks: boolean;
  /** By type: the average of the decks beside the number in the list. */
  averages: {
    /** Card type. */
    type: 'Creature' | 'Instant' | 'Sorcery' | 'Artifact' | 'Enchantment' | 'Battle' | 'Planeswalker' | 'Land';
    /** Cards of the type per deck, average; every copy of a basic land counts. */
    average: number;
    /** Number of cards of the type in the list, every copy counted. */
    listed: number;
  }[];
  /** Average price of the decks that have one, USD; a card’s price is its first in the order Card Kingdom, TCGplayer, Star City Games. Null where no deck has a price. */
  avg_price: number | null;
  /** A deck from the cards, for a commander with fewer than ten decks; otherwise null. */
  proposal: {
    /** What the proposed deck rests on: `cards` (the cards and precons), or `all-decks` (also what decks of other commanders play together). */
    basis: 'cards' | 'all-decks';
    /** What the threshold decides, after the value. */
    words: string;
    /** Number of cards, commanders included. */
    size: number;
    /** Links to other lists of cards, by group. */
    groups: {
      /** Name of the group for programs. */
      kind: string;
      /** Heading of the group. */
      title: string;
      /** Card type of the group. Null for the commanders. */
      type: 'Creature' | 'Instant' | 'Sorcery' | 'Artifact' | 'Enchantment' | 'Battle' | 'Planeswalker' | 'Land' | null;
      /** Number of cards in the group, every copy counted. */
      count: number;
      /** The cards of the group. */
      lines: {
        /** Name of the card; faces are joined by ` // `. */
        name: string;
        /** Path of its page on the site. */
        url: string;
        /** Number of copies. */
        quantity: number;
        /** Mana cost, symbols in braces, such as `{2}{U}`; empty without one. */
        mana_cost: string;
        /** The card’s first price in the order Card Kingdom, TCGplayer, Star City Games. Null where none of them has one. */
        price: {
          /** Price in units of `currency`. */
          price: number;
          /** ISO 4217 code, or TIX for event tickets of Magic Online. */
          currency: 'USD' | 'EUR' | 'CAD' | 'MXN' | 'TIX';
          /** Day of the price, YYYY-MM-DD. */
          date: string;
          /** Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one. */
          finish?: 'foil' | 'etched';
        } | null;
        /** True for a card banned in Commander; for a pair, where one card is. */
        banned: boolean;
        /** True for a card on the Game Changers list; for a pair, where one card is. */
        game_changer: boolean;
      }[];
    }[];
    /** Number of nonland cards by mana value, commanders aside. */
    curve: { [name: string]: number };
    /** Cost of the list at each vendor that sells any of it. */
    values: {
      /** The vendor. */
      source: 'cardkingdom' | 'tcgplayer' | 'scg' | 'manapool' | 'face2face' | 'cardmarket' | 'tcgl' | 'cardhoarder';
      /** Sum over the copies it sells, in units of `currency`. */
      price: number;
      /** ISO 4217 code, or TIX for event tickets of Magic Online. */
      currency: 'USD' | 'EUR' | 'CAD' | 'MXN' | 'TIX';
      /** Day of the oldest of these prices, YYYY-MM-DD. */
      date: string;
      /** Number of copies with a price. */
      priced: number;
      /** Number of copies without a price. */
      missing: number;
      /** Number of copies counted at the price of a foil or etched copy. */
      foil_or_etched: number;
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
    /** The proposed list as lines such as “1 Sol Ring”, ready to paste into a deck site. */
    text: string[];
    /** Lists of cards or commanders, in the order of the page. */
    lists: CardList[];
  } | null;
  /** Number of cards, commanders included. */
  size: number;
  /** The list by type, commanders first. */
  groups: {
    /** Name of the group for programs. */
    kind: string;
    /** Heading of the group. */
    title: string;
    /** Card type of the group. Null for the commanders. */
    type: 'Creature' | 'Instant' | 'Sorcery' | 'Artifact' | 'Enchantment' | 'Battle' | 'Planeswalker' | 'Land' | null;
    /** Number of cards in the group, every copy counted. */
    count: number;
    /** The cards of the group. */
    lines: {
      /** Name of the card; faces are joined by ` // `. */
      name: string;
      /** Path of its page on the site. */
      url: string;
      /** Number of copies. */
      quantity: number;
      /** Mana cost, symbols in braces, such as `{2}{U}`; empty without one. */
      mana_cost: string;
      /** The card’s first price in the order Card Kingdom, TCGplayer, Star City Games. Null where none of them has one. */
      price: {
        /** Price in units of `currency`. */
        price: number;
        /** ISO 4217 code, or TIX for event tickets of Magic Online. */
        currency: 'USD' | 'EUR' | 'CAD' | 'MXN' | 'TIX';
        /** Day of the price, YYYY-MM-DD. */
        date: string;
        /** Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one. */
        finish?: 'foil' | 'etched';
      } | null;
      /** True for a card banned in Commander; for a pair, where one card is. */
      banned: boolean;
      /** True for a card on the Game Changers list; for a pair, where one card is. */
      game_changer: boolean;
    }[];
  }[];
  /** Number of nonland cards by mana value, commanders aside. */
  curve: { [name: string]: number };
  /** Cost of the list at each vendor that sells any of it. */
  values: {
    /** The vendor. */
    source: 'cardkingdom' | 'tcgplayer' | 'scg' | 'manapool' | 'face2face' | 'cardmarket' | 'tcgl' | 'cardhoarder';
    /** Sum over the copies it sells, in units of `currency`. */
    price: number;
    /** ISO 4217 code, or TIX for event tickets of Magic Online. */
    currency: 'USD' | 'EUR' | 'CAD' | 'MXN' | 'TIX';
    /** Day of the oldest of these prices, YYYY-MM-DD. */
    date: string;
    /** Number of copies with a price. */
    priced: number;
    /** Number of copies without a price. */
    missing: number;
    /** Number of copies counted at the price of a foil or etched copy. */
    foil_or_etched: number;
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
  /** The list as lines such as “1 Sol Ring”, ready to paste into a deck site. */
  text: string[];
  /** The card of the page; for a pair of commanders, the entry of the pair. */
  card: PageCard;
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
};

export type BackgroundsPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** The filters of this answer, as read from the query. */
  filters: {
    /** Time range; `none` for all counted decks. */
    range: 'none' | 'week' | 'month' | 'year';
    /** Bracket that decks are narrowed to. Null for all. */
    bracket: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh' | null;
    /** True where decks without a bracket from their owner count by our estimate. */
    estimated: boolean;
    /** Slug of the theme that decks are narrowed to. Null for all. */
    theme: string | null;
    /** Cheapest or most expensive third of each commander’s priced decks. Null for all. */
    budget: 'budget' | 'expensive' | null;
    /** Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all. */
    placing: 'top16' | null;
    /** Conditions on the number of cards of a type or on the price of a deck. */
    counts: {
      /** What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD. */
      type: 'c' | 'i' | 's' | 'a' | 'e' | 'b' | 'p' | 'l' | 'd';
      /** Comparison: gt more than, lt less than, eq equal to, ne not equal to. */
      op: 'gt' | 'lt' | 'eq' | 'ne';
      /** Number of cards, or USD, to compare with. */
      number: number;
    }[];
    /** Cards that decks must run (`in`) or must not run (`out`). */
    names: {
      /** `in` = decks that run all of the cards, `out` = decks that run none of them. */
      preposition: 'in' | 'out';
      /** Slugs of the cards. */
      names: string[];
    }[];
  };
  /** Number of decks counted. */
  num_decks: number;
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
  /** Number of decks in range and bracket with one of the listed pairs as commanders. */
  decks_led: number;
};

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

/** A card, or the entry of a pair of commanders with its two cards. */
export type Card = {
  /** Id of the card’s picture (Scryfall’s id of a printing), or the slug where there is none. */
  id: string;
  /** Name of the card. Faces, and the two cards of a pair, are joined by ` // `. */
  name: string;
  /** Name as addresses write it. */
  slug: string;
  /** Path of its page on the site. */
  url: string;
  /** The same as `slug`. */
  sanitized: string;
  /** Slug of the front face’s name. */
  sanitized_wo: string;
  /** Layout in Scryfall’s words, such as `normal` or `transform`; `partner` for a pair of commanders. */
  layout: string;
  /** The card type that lists group it under. */
  primary_type: 'Creature' | 'Instant' | 'Sorcery' | 'Artifact' | 'Enchantment' | 'Battle' | 'Planeswalker' | 'Land';
  /** Type line; faces are joined by ` // `. */
  type: string;
  /** Subtypes of all faces, each once. */
  subtypes: string[];
  /** Addresses of the pictures, one entry per face, front first. */
  image_uris: {
    /** Address of the picture, 146 pixels wide. Null where there is none. */
    small: string | null;
    /** Address of the picture, 488 pixels wide. Null where there is none. */
    normal: string | null;
  }[];
  /** Address of the front picture, normal size (488 pixels wide). Null where there is none. */
  image_uri: string | null;
  /** Id of the front picture. Null where there is none. */
  image: string | null;
  /** Mana value; for a pair, the sum of both. */
  cmc: number;
  /** Mana cost, symbols in braces, such as `{2}{U}`; empty without one. */
  mana_cost: string;
  /** Colors, in the order W U B R G; of a double-faced card those of its front face, of a split card those of its halves together, of an adventurer those of the creature. For a pair, those of both. */
  colors: ('W' | 'U' | 'B' | 'R' | 'G')[];
  /** Color identity, in the order W U B R G. */
  color_identity: ('W' | 'U' | 'B' | 'R' | 'G')[];
  /** Rarity: common, uncommon, rare, mythic, special or bonus; on a set’s page that of its printing. */
  rarity: string;
  /** Code of the set, lower case. */
  set: string;
  /** Name of the set. */
  set_name: string;
  /** Day of the first release, YYYY-MM-DD; for a pair, that of the later card. */
  released: string;
  /** Legality in Commander. `unconfirmed` where the data do not say; the site counts it as legal. A pair is banned where one of its cards is. */
  legality: 'legal' | 'banned' | 'restricted' | 'unconfirmed';
  /** True for a card on the Game Changers list; for a pair, where one card is. */
  game_changer: boolean;
  /** True for a card that can be a commander on its own, and for a pair. */
  legal_commander: boolean;
  /** True for a card with “Choose a Background”. */
  background_chooser: boolean;
  /** True for a card with “Doctor’s companion”. */
  doctors_companion: boolean;
  /** True for a card that can be one of two commanders. */
  legal_partner: boolean;
  /** True for the entry of a pair of commanders. */
  is_partner: boolean;
  /** The name after “Partner with”. Null for other cards. */
  partners_with: string | null;
  /** The words after “Partner—”, lower case. Null for other cards. */
  partner_text: string | null;
  /** Prices by vendor: its cheapest printing, in its own currency. A vendor without a price is absent. For a pair, the sum of both cards. */
  prices: Prices;
  /** Salt score, 0…4: average of players’ votes from 0 (fine) to 4 (never again). An imported score counts until votes replace it. For a pair, the average of both. Null without votes and import. */
  salt: number | null;
  /** Number of votes that the salt score rests on. */
  salt_votes: number;
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
  /** One line in our own words; only cards of the sample have one. Null for others. */
  summary: string | null;
  /** Number of all counted decks that run the card or, for a commander, have it as commander. Absent for a card that stands beside another. */
  num_decks?: number;
  /** The two cards of a pair of commanders; empty for a single card. */
  cards: SingleCard[];
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

export type CardList = {
  /** Name of the list for programs, such as `highsynergycards`, `topcards` or `creatures`. It does not change. */
  kind: string;
  /** Heading of the list. */
  title: string;
  /** Cards or commanders, in the order of the list. */
  cards: CardEntry[];
};

export type CardPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** The filters of this answer, as read from the query. */
  filters: {
    /** Time range; `none` for all counted decks. */
    range: 'none' | 'week' | 'month' | 'year';
    /** Bracket that decks are narrowed to. Null for all. */
    bracket: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh' | null;
    /** True where decks without a bracket from their owner count by our estimate. */
    estimated: boolean;
    /** Slug of the theme that decks are narrowed to. Null for all. */
    theme: string | null;
    /** Cheapest or most expensive third of each commander’s priced decks. Null for all. */
    budget: 'budget' | 'expensive' | null;
    /** Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all. */
    placing: 'top16' | null;
    /** Conditions on the number of cards of a type or on the price of a deck. */
    counts: {
      /** What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD. */
      type: 'c' | 'i' | 's' | 'a' | 'e' | 'b' | 'p' | 'l' | 'd';
      /** Comparison: gt more than, lt less than, eq equal to, ne not equal to. */
      op: 'gt' | 'lt' | 'eq' | 'ne';
      /** Number of cards, or USD, to compare with. */
      number: number;
    }[];
    /** Cards that decks must run (`in`) or must not run (`out`). */
    names: {
      /** `in` = decks that run all of the cards, `out` = decks that run none of them. */
      preposition: 'in' | 'out';
      /** Slugs of the cards. */
      names: string[];
    }[];
  };
  /** Number of decks that pass the filters and run the card, not as commander. */
  num_decks: number;
  /** Number of decks that pass the filters and could run the card: it fits the commander’s color identity, is not the commander, and was released by the day the deck was saved; an undated deck counts as saved when its newest card came out. */
  potential_decks: number;
  /** Inclusion: `num_decks` ÷ `potential_decks`, 0…1; 0 where no deck could run the card. */
  inclusion_rate: number;
  /** Lower end, 0…1, of the 95% interval of the share beside it, from `num_decks` hits in `potential_decks` trials (Wilson, “Probable inference, the law of succession, and statistical inference”, 1927). Lists by inclusion are ordered by it. Null where no deck could have it. */
  inclusion_low: number | null;
  /** Upper end, 0…1, of the same interval. An interval longer than 0.3 is marked on the site. Null as `inclusion_low`. */
  inclusion_high: number | null;
  /** Cards that do much the same, most alike first, at most 10: the cosine of what they are known by (words and pairs of words of the rules text, functional tags, roles, keywords, types, each weighted by how few cards have it), less for each mana value between them, a little more where decks run them. */
  similar: CardEntry[];
  /** Cards played in much the same decks, closest first, at most 10: the cosine of the two cards’ decks, staples weighted down. Played together does not mean alike. */
  played_together: CardEntry[];
  /** Every role the card plays in decks, such as ramp or removal. */
  functions: {
    /** The value that `function:` takes in a card search. */
    id: 'ramp' | 'draw' | 'removal' | 'sweeper' | 'tutor' | 'protection' | 'recursion' | 'counterspell' | 'mana-artifact' | 'utility-land' | 'fixing-land' | 'mass-land-denial' | 'extra-turn';
    /** Name to show. */
    label: string;
  }[];
  /** How sure a rise or fall of the card is: the slope of its weekly inclusion over the last 26 weeks, by least squares weighted with the week’s eligible decks, in standard deviations of that slope (its standard error); no fixed range, negative where it falls. All dated decks count, whatever the query. Null where it is not measured: in lists without trends, with fewer than 8 such weeks or 50 such decks, and for cards that none of them holds. */
  trend_zscore: number | null;
  /** rising or falling, where Student’s t distribution of trend_zscore leaves at most 5% to chance; else null. */
  trend: 'rising' | 'falling' | null;
  /** Inclusion by month, oldest first, over all dated decks whatever the filters. Months in which no deck could run the card are left out. */
  history: {
    /** Month, YYYY-MM. */
    month: string;
    /** Number of decks saved in the month that run the card. */
    num_decks: number;
    /** Number of decks saved in the month that could run the card. */
    potential_decks: number;
  }[];
  /** Prices by vendor and day. */
  price_history: {
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
  /** Decks, inclusion and rank by the data of earlier days, over all decks, oldest first; empty without a record. */
  count_history: CardCount[];
  /** How decks that run it in the 99 did in tournaments that began in the time range. Null without results, and with `placing`. */
  results: {
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
    /** Commanders with enough games on both sides, most games with the card first; at most 8. */
    commanders: {
      /** Name. */
      name: string;
      /** Address of its page on this site. */
      url: string;
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
    }[];
  } | null;
  /** The combos with the card that most decks have, at most 20. */
  combos: {
    /** Names of the cards, joined by “ + ”. */
    value: string;
    /** The results, joined by commas. */
    alt: string;
    /** Path on the site. */
    href: string;
    /** Number of all counted decks with all of its cards. Null where the catalog lacks one of them. */
    count: number | null;
    /** What it does, such as “Infinite mana”. */
    results: string[];
  }[];
  /** Articles and guides that name the card, newest first. */
  articles: {
    /** Heading as the page shows it. */
    title: string;
    /** Path of its page on the site. */
    url: string;
  }[];
  /** Printings, newest first. */
  printings: {
    /** Id of the printing. */
    id: string;
    /** Code of the set, lower case. */
    set: string;
    /** Name of the set. Null for a set without a page. */
    set_name: string | null;
    /** Collector number. */
    number: string;
    /** Rarity of the printing. */
    rarity: string;
    /** Day of release, YYYY-MM-DD. */
    released: string;
    /** Price of the printing at TCGplayer, USD. Null where the data have none, and for printings that are not for tournament play on paper. */
    price: {
      /** Price in units of `currency`. */
      price: number;
      /** ISO 4217 code, or TIX for event tickets of Magic Online. */
      currency: 'USD';
    } | null;
    /** Price of the printing by vendor, in the vendor’s currency; above 0. A card’s price at a vendor is the lowest of these, unless the operator added a price file of that vendor. Printings that are not for tournament play (collectors’ editions, gold borders, oversized, online only) have no paper prices. */
    prices: {
      /** Price of the printing at Card Kingdom, USD, above 0. Absent without one. */
      cardkingdom?: number;
      /** Price of the printing at TCGplayer, USD, above 0. Absent without one. */
      tcgplayer?: number;
      /** Price of the printing at Star City Games, USD, above 0. Absent without one. */
      scg?: number;
      /** Price of the printing at Mana Pool, USD, above 0. Absent without one. */
      manapool?: number;
      /** Price of the printing at Face to Face Games, CAD, above 0. Absent without one. */
      face2face?: number;
      /** Price of the printing at Cardmarket, EUR, above 0. Absent without one. */
      cardmarket?: number;
      /** Price of the printing at TCGL, MXN, above 0. Absent without one. */
      tcgl?: number;
      /** Price of the printing at Cardhoarder, TIX, above 0. Absent without one. */
      cardhoarder?: number;
    };
    /** Finish of the copy with the price, by vendor, where the printing has no price as a regular copy there. Absent for regular copies. */
    finishes: {
      /** Finish of the copy with the price at Card Kingdom. Absent for a regular copy. */
      cardkingdom?: 'foil' | 'etched';
      /** Finish of the copy with the price at TCGplayer. Absent for a regular copy. */
      tcgplayer?: 'foil' | 'etched';
      /** Finish of the copy with the price at Star City Games. Absent for a regular copy. */
      scg?: 'foil' | 'etched';
      /** Finish of the copy with the price at Mana Pool. Absent for a regular copy. */
      manapool?: 'foil' | 'etched';
      /** Finish of the copy with the price at Face to Face Games. Absent for a regular copy. */
      face2face?: 'foil' | 'etched';
      /** Finish of the copy with the price at Cardmarket. Absent for a regular copy. */
      cardmarket?: 'foil' | 'etched';
      /** Finish of the copy with the price at TCGL. Absent for a regular copy. */
      tcgl?: 'foil' | 'etched';
      /** Finish of the copy with the price at Cardhoarder. Absent for a regular copy. */
      cardhoarder?: 'foil' | 'etched';
    };
  }[];
  /** Rulings on the card, newest first; empty where there are none or the data came without them. */
  rulings: {
    /** Day the ruling was published, YYYY-MM-DD. */
    date: string;
    /** Who gives the ruling: `wotc` for Wizards of the Coast, `scryfall` for Scryfall. */
    source: 'wotc' | 'scryfall';
    /** The ruling, symbols in braces as in rules text; paragraphs are parted by line breaks. */
    text: string;
  }[];
  /** The card of the page; for a pair of commanders, the entry of the pair. */
  card: PageCard;
  /** Lists in the order of the page: `topcommanders` by the decks that run the card, then by the lower end of their share; `newcommanders` by those decks; then cards played beside it. */
  lists: CardList[];
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

export type CardsPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** The filters of this answer, as read from the query. */
  filters: {
    /** Time range; `none` for all counted decks. */
    range: 'none' | 'week' | 'month' | 'year';
    /** Bracket that decks are narrowed to. Null for all. */
    bracket: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh' | null;
    /** True where decks without a bracket from their owner count by our estimate. */
    estimated: boolean;
    /** Slug of the theme that decks are narrowed to. Null for all. */
    theme: string | null;
    /** Cheapest or most expensive third of each commander’s priced decks. Null for all. */
    budget: 'budget' | 'expensive' | null;
    /** Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all. */
    placing: 'top16' | null;
    /** Conditions on the number of cards of a type or on the price of a deck. */
    counts: {
      /** What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD. */
      type: 'c' | 'i' | 's' | 'a' | 'e' | 'b' | 'p' | 'l' | 'd';
      /** Comparison: gt more than, lt less than, eq equal to, ne not equal to. */
      op: 'gt' | 'lt' | 'eq' | 'ne';
      /** Number of cards, or USD, to compare with. */
      number: number;
    }[];
    /** Cards that decks must run (`in`) or must not run (`out`). */
    names: {
      /** `in` = decks that run all of the cards, `out` = decks that run none of them. */
      preposition: 'in' | 'out';
      /** Slugs of the cards. */
      names: string[];
    }[];
  };
  /** Number of decks counted. */
  num_decks: number;
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
  /** Number of cards in the catalog. */
  num_cards: number;
  /** Links to other lists of cards, by group. */
  groups: {
    /** Heading of the group. */
    title: string;
    /** Links to the lists of the group. */
    lists: {
      /** Name as addresses write it. */
      slug: string;
      /** Name to show. */
      label: string;
      /** Path on the site. */
      href: string;
    }[];
  }[];
};

export type ComboEntry = {
  /** Id at the source of the combos, Commander Spellbook; the same in every snapshot. */
  id: string;
  /** Path of its page on the site. */
  url: string;
  /** Names of the cards, joined by “ + ”. */
  name: string;
  /** The cards. */
  cards: {
    /** Name. */
    name: string;
    /** Path of the card’s page on the site. Null where the catalog lacks the card. */
    url: string | null;
    /** True for a card that must be the commander. */
    must_be_commander: boolean;
  }[];
  /** Further pieces in words, such as “a creature with haste”. */
  requires: string[];
  /** What it does, such as “Infinite mana”. */
  results: string[];
  /** What must be in place before, mana symbols in braces. */
  prerequisites: string[];
  /** The steps of the combo, mana symbols in braces. */
  steps: string[];
  /** Mana it takes, symbols in braces; empty without any. */
  mana_needed: string;
  /** Color identity, in the order W U B R G. */
  color_identity: ('W' | 'U' | 'B' | 'R' | 'G')[];
  /** Bracket that the combo belongs to by its source’s mark. Null without a mark. */
  bracket: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh' | null;
  /** Number of all counted decks with all of its cards, commanders included. Null where the catalog lacks a card. */
  num_decks: number | null;
  /** Number of all counted decks that could have it: it fits the color identity, and its newest card was released by the day the deck was saved. Null where the catalog lacks a card. */
  potential_decks: number | null;
  /** `num_decks` ÷ `potential_decks`, 0…1. Null where no deck could have it. */
  rate: number | null;
  /** Lower end, 0…1, of the 95% interval of the share beside it, from `num_decks` hits in `potential_decks` trials (Wilson, “Probable inference, the law of succession, and statistical inference”, 1927). Lists by inclusion are ordered by it. Null where no deck could have it. */
  inclusion_low: number | null;
  /** Upper end, 0…1, of the same interval. An interval longer than 0.3 is marked on the site. Null as `inclusion_low`. */
  inclusion_high: number | null;
  /** Rank among all combos by number of decks, from 1; equal counts share a rank. Null without a deck. */
  rank: number | null;
  /** Its page at Commander Spellbook. Null where its id is not from there. */
  source_url: string | null;
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

export type ComboPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** The combo. */
  combo: ComboEntry;
  /** Number of all known combos. */
  num_combos: number;
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
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

export type CombosPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** Number of all known combos. */
  num_combos: number;
  /** Number of entries that the query leaves, on all pages. */
  shown: number;
  /** The query as read. */
  form: {
    /** Slug of the color identity asked for. Null for all. */
    colors: string | null;
    /** Number of cards asked for. Null for all. */
    size: number | null;
    /** Slug of the result asked for. Null for all. */
    result: string | null;
    /** Bracket asked for. Null for all. */
    bracket: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh' | null;
    /** Slug of the card asked for. Null for all. */
    card: string | null;
    /** Name of the card asked for. Null for all. */
    card_name: string | null;
  };
  /** The results that most combos have, by name, with the number of combos. */
  results: {
    /** The value that `result` of the query takes. */
    slug: string;
    /** Name. */
    name: string;
    /** Number of combos with the result. */
    count: number;
  }[];
  /** Number of combos by number of cards. */
  sizes: {
    /** Number of cards in the combo. */
    size: number;
    /** Number of combos of this size. */
    count: number;
  }[];
  /** Page of the list that this answer holds, from 1. */
  page: number;
  /** True where the list has more than one page. */
  is_paginated: boolean;
  /** Path and query of the next page of the list, to be added to the same base. Null on the last page. */
  more: string | null;
  /** The combos of this page of the list, most decks first. */
  combos: ComboEntry[];
  /** The cards of each combo as a list, in the order of `combos`; `kind` is the id of the combo. */
  lists: CardList[];
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

export type CommanderPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** The filters of this answer, as read from the query. */
  filters: {
    /** Time range; `none` for all counted decks. */
    range: 'none' | 'week' | 'month' | 'year';
    /** Bracket that decks are narrowed to. Null for all. */
    bracket: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh' | null;
    /** True where decks without a bracket from their owner count by our estimate. */
    estimated: boolean;
    /** Slug of the theme that decks are narrowed to. Null for all. */
    theme: string | null;
    /** Cheapest or most expensive third of each commander’s priced decks. Null for all. */
    budget: 'budget' | 'expensive' | null;
    /** Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all. */
    placing: 'top16' | null;
    /** Conditions on the number of cards of a type or on the price of a deck. */
    counts: {
      /** What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD. */
      type: 'c' | 'i' | 's' | 'a' | 'e' | 'b' | 'p' | 'l' | 'd';
      /** Comparison: gt more than, lt less than, eq equal to, ne not equal to. */
      op: 'gt' | 'lt' | 'eq' | 'ne';
      /** Number of cards, or USD, to compare with. */
      number: number;
    }[];
    /** Cards that decks must run (`in`) or must not run (`out`). */
    names: {
      /** `in` = decks that run all of the cards, `out` = decks that run none of them. */
      preposition: 'in' | 'out';
      /** Slugs of the cards. */
      names: string[];
    }[];
  };
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
  /** Mana symbols in costs per deck, average, by color W U B R G, commanders aside. A hybrid symbol counts for each of its colors. */
  pips: { [name: string]: number };
  /** Commanders whose decks are most like its decks, most alike first, over all counted decks whatever the filters. They share a color with it, or both are colorless. */
  similar: CardEntry[];
  /** Number of decks in the time range by the bracket their owner set, “1” to “5”. */
  bracket_counts: { [name: string]: number };
  /** Number of decks in the time range without a bracket from their owner, by our estimate, “1” to “5”; no estimate is 1. */
  bracket_counts_estimated: { [name: string]: number };
  /** Number of decks in the time range without a bracket from their owner. */
  decks_without_bracket: number;
  /** The commander’s priced decks in range and bracket, in thirds by price. Null where too few have a price (`budgetMinDecks` at `/api/v1/pages/faq`). */
  budget_counts: {
    /** Number of decks in the cheapest third. */
    budget: number;
    /** Number of decks in the middle third. */
    middle: number;
    /** Number of decks in the most expensive third. */
    expensive: number;
  } | null;
  /** Where these thirds end, in USD. Null where there are none. */
  budget_limits: {
    /** Price of the most expensive deck of the cheapest third, USD. */
    budget: number;
    /** Price of the cheapest deck of the most expensive third, USD. */
    expensive: number;
  } | null;
  /** Themes of the commander’s decks in range and bracket, most decks first. */
  themes: {
    /** Name as addresses write it. */
    slug: string;
    /** Name. */
    name: string;
    /** Number of these decks that have the theme. */
    num_decks: number;
  }[];
  /** Nonland cards per deck, average, by mana value, commanders aside. The last key counts that mana value and more. */
  mana_curve: { [name: string]: number };
  /** Average price of the decks that have one, USD; a card’s price is its first in the order Card Kingdom, TCGplayer, Star City Games. Null where no deck has a price. */
  avg_price: number | null;
  /** Number of decks with a price: nearly all of their different cards have one (`pricedShare` at `/api/v1/pages/faq`). */
  priced_decks: number;
  /** Average salt score, 0…4, of the cards in these decks that have one, each as often as it is run; basic lands and commanders aside. Null without any. */
  avg_salt: number | null;
  /** Number of decks that the average deck is made of. */
  num_decks_avg: number;
  /** Number of all counted decks that run it among their cards, not as commander; 0 for a pair. */
  num_decks_as_card: number;
  /** Number of cards in the average deck, commanders included; 0 without a deck. */
  deck_size: number;
  /** The average deck as lines such as “1 Sol Ring”, commanders first; empty without a deck. */
  deck: string[];
  /** Number of the commander’s decks that pass the query; most numbers of the page count these. */
  num_decks: number;
  /** Number of the commander’s decks in the time range, whatever the other filters. */
  decks_in_range: number;
  /** Number of all counted decks of the commander. */
  total_decks: number;
  /** Number of all counted decks of the commander that have a date. */
  dated_decks: number;
  /** Number of decks that synergy and lift compare with: of other commanders, in the same range and bracket. */
  baseline_decks: number;
  /** Number of decks whose basic lands are an estimate that fills them to 100 cards, because their source lists each card once. */
  decks_with_estimated_basics: number;
  /** Rank among all commanders by number of decks in the time range, from 1; equal counts share a rank. Null where it has no deck there. */
  rank: number | null;
  /** Number of commanders with a deck in the time range. */
  ranked_commanders: number;
  /** The pairs of commanders it is part of, most decks first; empty for a pair. */
  pairings: CardEntry[];
  /** The combos that most of these decks have, at most 10. */
  combos: {
    /** Names of the cards, joined by “ + ”. */
    value: string;
    /** The results, joined by commas. */
    alt: string;
    /** Path on the site. */
    href: string;
    /** Number of decks of the page with all of its cards. Null where it was not counted. */
    count: number | null;
    /** What it does, such as “Infinite mana”. */
    results: string[];
  }[];
  /** Articles and guides that name the card, newest first. */
  articles: {
    /** Heading as the page shows it. */
    title: string;
    /** Path of its page on the site. */
    url: string;
  }[];
  /** Rank by month, oldest first; months in which no dated deck was saved are left out. */
  rank_history: {
    /** Month, YYYY-MM. */
    month: string;
    /** Number of the commander’s decks saved in the month. */
    num_decks: number;
    /** Share of the decks saved in the month since it could be played, 0…1. */
    share: number;
    /** Rank among all commanders by decks saved in the month, from 1; equal counts share a rank. */
    rank: number;
  }[];
  /** Decks and rank by the data of earlier days, over all decks, oldest first; empty without a record. */
  count_history: CommanderCount[];
  /** How these decks did in tournaments that began in the time range. Null without results, and with `placing`. */
  results: {
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
    /** Number of cards with enough games of decks that run them and of decks that do not. */
    cards_compared: number;
    /** Those of them whose difference chance hardly explains (at most 5% of them expected to be wrong, by Benjamini and Hochberg), largest difference first; at most 8. */
    cards: {
      /** Name. */
      name: string;
      /** Address of its page on this site. */
      url: string;
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
    }[];
  } | null;
  /** A deck from the cards, for a commander without any deck; otherwise null. */
  proposal: {
    /** What the proposed deck rests on: `cards` (the cards and precons), or `all-decks` (also what decks of other commanders play together). */
    basis: 'cards' | 'all-decks';
    /** What the threshold decides, after the value. */
    words: string;
    /** Number of cards, commanders included. */
    size: number;
    /** The text within the line. */
    parts: {
      /** Part of the deck; that of its list. */
      kind: 'plan' | 'ramp' | 'draw' | 'removal' | 'sweeper' | 'lands';
      /** Heading as the page shows it. */
      title: string;
      /** What the threshold decides, after the value. */
      words: string;
      /** Number of copies in this part. */
      count: number;
    }[];
    /** Lists of cards or commanders, in the order of the page. */
    lists: CardList[];
    /** Combos in its colors: first those with the commander, then those with most cards of the deck, at most 10. */
    combos: {
      /** Names of the cards, joined by “ + ”. */
      value: string;
      /** The results, joined by commas. */
      alt: string;
      /** Path on the site. */
      href: string;
      /** Number of decks with the combo; null where none was counted. */
      count: number | null;
      /** What it does, such as “Infinite mana”. */
      results: string[];
    }[];
    /** The precons of the set, newest first, then by slug. */
    precons: {
      /** Name. */
      name: string;
      /** Name as addresses write it. */
      slug: string;
      /** Path of its page on the site. */
      url: string;
      /** What the threshold decides, after the value. */
      words: string;
    }[];
  } | null;
  /** The card of the page; for a pair of commanders, the entry of the pair. */
  card: PageCard;
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
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

export type CommandersPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** Slug of the color identity that the page is narrowed to, such as `azorius`. Null for all. */
  identity: string | null;
  /** The filters of this answer, as read from the query. */
  filters: {
    /** Time range; `none` for all counted decks. */
    range: 'none' | 'week' | 'month' | 'year';
    /** Bracket that decks are narrowed to. Null for all. */
    bracket: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh' | null;
    /** True where decks without a bracket from their owner count by our estimate. */
    estimated: boolean;
    /** Slug of the theme that decks are narrowed to. Null for all. */
    theme: string | null;
    /** Cheapest or most expensive third of each commander’s priced decks. Null for all. */
    budget: 'budget' | 'expensive' | null;
    /** Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all. */
    placing: 'top16' | null;
    /** Conditions on the number of cards of a type or on the price of a deck. */
    counts: {
      /** What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD. */
      type: 'c' | 'i' | 's' | 'a' | 'e' | 'b' | 'p' | 'l' | 'd';
      /** Comparison: gt more than, lt less than, eq equal to, ne not equal to. */
      op: 'gt' | 'lt' | 'eq' | 'ne';
      /** Number of cards, or USD, to compare with. */
      number: number;
    }[];
    /** Cards that decks must run (`in`) or must not run (`out`). */
    names: {
      /** `in` = decks that run all of the cards, `out` = decks that run none of them. */
      preposition: 'in' | 'out';
      /** Slugs of the cards. */
      names: string[];
    }[];
  };
  /** Number of decks in range and bracket, of all commanders. */
  num_decks: number;
  /** Number of decks in range and bracket of the commanders on all pages of the list. */
  identity_decks: number;
  /** Number of commanders on all pages of the list. */
  num_commanders: number;
  /** Page of the list that this answer holds, from 1. */
  page: number;
  /** Number of pages the list has. */
  pages: number;
  /** True where the list has more than one page. */
  is_paginated: boolean;
  /** Path and query of the next page of the list, to be added to the same base. Null on the last page. */
  more: string | null;
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
};

export type CompanionsPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** The filters of this answer, as read from the query. */
  filters: {
    /** Time range; `none` for all counted decks. */
    range: 'none' | 'week' | 'month' | 'year';
    /** Bracket that decks are narrowed to. Null for all. */
    bracket: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh' | null;
    /** True where decks without a bracket from their owner count by our estimate. */
    estimated: boolean;
    /** Slug of the theme that decks are narrowed to. Null for all. */
    theme: string | null;
    /** Cheapest or most expensive third of each commander’s priced decks. Null for all. */
    budget: 'budget' | 'expensive' | null;
    /** Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all. */
    placing: 'top16' | null;
    /** Conditions on the number of cards of a type or on the price of a deck. */
    counts: {
      /** What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD. */
      type: 'c' | 'i' | 's' | 'a' | 'e' | 'b' | 'p' | 'l' | 'd';
      /** Comparison: gt more than, lt less than, eq equal to, ne not equal to. */
      op: 'gt' | 'lt' | 'eq' | 'ne';
      /** Number of cards, or USD, to compare with. */
      number: number;
    }[];
    /** Cards that decks must run (`in`) or must not run (`out`). */
    names: {
      /** `in` = decks that run all of the cards, `out` = decks that run none of them. */
      preposition: 'in' | 'out';
      /** Slugs of the cards. */
      names: string[];
    }[];
  };
  /** Number of decks counted. */
  num_decks: number;
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
  /** The companions: first those that most decks name as companion, then those that most decks run. */
  companions: {
    /** Name as addresses write it. */
    slug: string;
    /** The companion’s condition in our own words. Null where we have none. */
    condition: string | null;
    /** Number of decks in range and bracket that could use it: it fits the color identity, is not the commander, and was released by the day the deck was saved. */
    potential_decks: number;
    /** Number of decks that name it as their companion. */
    named_decks: number;
    /** Number of decks that run it in the main deck and do not name it. */
    main_decks: number;
    /** Commanders of the decks that name it or, where none does, of those that run it. */
    commanders: CardEntry[];
  }[];
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

export type DeckEntry = {
  /** Id of the deck; the same in every snapshot that has it. */
  id: string;
  /** Path of its page on the site. */
  url: string;
  /** Day the deck was last saved, YYYY-MM-DD. Null where unknown. */
  date: string | null;
  /** Where the deck comes from. Null for a deck of the sample. */
  source: {
    /** Name of the source. */
    name: string;
    /** Address of the deck at its source. Null where it has none. */
    url: string | null;
  } | null;
  /** Bracket: the owner’s, 1…5, else our estimate, 2…5. Null without either. */
  bracket: number | null;
  /** True where the bracket is our estimate from the list, because its owner set none. */
  bracket_estimated: boolean;
  /** Price of the deck, USD: each card’s first price in the order Card Kingdom, TCGplayer, Star City Games. Null where too few cards have a price. */
  price: number | null;
  /** Average salt score of its cards that have one, commanders aside, 0…4. Null without any. */
  salt: number | null;
  /** Number of nonland cards by mana value, commanders aside: the first for 0, the last for 10 and more. */
  curve: number[];
  /** Number of its cards that are not in the average deck of all the commander’s decks, whatever the query. Basic lands and commanders do not count. */
  off_average: number;
  /** Themes of the deck, the rarest first. */
  themes: {
    /** Name as addresses write it. */
    slug: string;
    /** Name. */
    name: string;
  }[];
  /** Number of cards by type, commanders aside; every copy of a basic land counts. */
  counts: { [name: string]: number };
  /** True where the number of basic lands is an estimate that fills the deck to 100 cards, because the source lists each card once. */
  basics_estimated: boolean;
  /** How it did in tournaments, newest first. */
  results: DeckResultEntry[];
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

export type DeckPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** The commander or pair of these decks. */
  commander: {
    /** Name of the commander; the names of a pair are joined by ` & `. */
    name: string;
    /** Name as addresses write it. */
    slug: string;
    /** Path of its page on the site. */
    url: string;
  };
  /** Facts about the deck. */
  deck: DeckEntry;
  /** Bracket that the list alone suggests, 2…5, whether or not its owner set one. The owner’s counts; `deck.bracket_estimated` says which of the two `deck.bracket` is. */
  bracket_estimate: BracketEstimate;
  /** True where the copies of each basic land are unknown: the list has one of each. */
  basics_unknown: boolean;
  /** Number of cards, commanders included. */
  size: number;
  /** The list by type, commanders first. */
  groups: {
    /** Name of the group for programs. */
    kind: string;
    /** Heading of the group. */
    title: string;
    /** Card type of the group. Null for the commanders. */
    type: 'Creature' | 'Instant' | 'Sorcery' | 'Artifact' | 'Enchantment' | 'Battle' | 'Planeswalker' | 'Land' | null;
    /** Number of cards in the group, every copy counted. */
    count: number;
    /** The cards of the group. */
    lines: {
      /** Name of the card; faces are joined by ` // `. */
      name: string;
      /** Path of its page on the site. */
      url: string;
      /** Number of copies. */
      quantity: number;
      /** Mana cost, symbols in braces, such as `{2}{U}`; empty without one. */
      mana_cost: string;
      /** The card’s first price in the order Card Kingdom, TCGplayer, Star City Games. Null where none of them has one. */
      price: {
        /** Price in units of `currency`. */
        price: number;
        /** ISO 4217 code, or TIX for event tickets of Magic Online. */
        currency: 'USD' | 'EUR' | 'CAD' | 'MXN' | 'TIX';
        /** Day of the price, YYYY-MM-DD. */
        date: string;
        /** Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one. */
        finish?: 'foil' | 'etched';
      } | null;
      /** True for a card banned in Commander; for a pair, where one card is. */
      banned: boolean;
      /** True for a card on the Game Changers list; for a pair, where one card is. */
      game_changer: boolean;
    }[];
  }[];
  /** Number of nonland cards by mana value, commanders aside. */
  curve: { [name: string]: number };
  /** Cost of the list at each vendor that sells any of it. */
  values: {
    /** The vendor. */
    source: 'cardkingdom' | 'tcgplayer' | 'scg' | 'manapool' | 'face2face' | 'cardmarket' | 'tcgl' | 'cardhoarder';
    /** Sum over the copies it sells, in units of `currency`. */
    price: number;
    /** ISO 4217 code, or TIX for event tickets of Magic Online. */
    currency: 'USD' | 'EUR' | 'CAD' | 'MXN' | 'TIX';
    /** Day of the oldest of these prices, YYYY-MM-DD. */
    date: string;
    /** Number of copies with a price. */
    priced: number;
    /** Number of copies without a price. */
    missing: number;
    /** Number of copies counted at the price of a foil or etched copy. */
    foil_or_etched: number;
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
  /** The list as lines such as “1 Sol Ring”, ready to paste into a deck site. */
  text: string[];
  /** The card of the page; for a pair of commanders, the entry of the pair. */
  card: PageCard;
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
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

export type DecksPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** The filters of this answer, as read from the query. */
  filters: {
    /** Time range; `none` for all counted decks. */
    range: 'none' | 'week' | 'month' | 'year';
    /** Bracket that decks are narrowed to. Null for all. */
    bracket: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh' | null;
    /** True where decks without a bracket from their owner count by our estimate. */
    estimated: boolean;
    /** Slug of the theme that decks are narrowed to. Null for all. */
    theme: string | null;
    /** Cheapest or most expensive third of each commander’s priced decks. Null for all. */
    budget: 'budget' | 'expensive' | null;
    /** Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all. */
    placing: 'top16' | null;
    /** Conditions on the number of cards of a type or on the price of a deck. */
    counts: {
      /** What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD. */
      type: 'c' | 'i' | 's' | 'a' | 'e' | 'b' | 'p' | 'l' | 'd';
      /** Comparison: gt more than, lt less than, eq equal to, ne not equal to. */
      op: 'gt' | 'lt' | 'eq' | 'ne';
      /** Number of cards, or USD, to compare with. */
      number: number;
    }[];
    /** Cards that decks must run (`in`) or must not run (`out`). */
    names: {
      /** `in` = decks that run all of the cards, `out` = decks that run none of them. */
      preposition: 'in' | 'out';
      /** Slugs of the cards. */
      names: string[];
    }[];
  };
  /** The commander or pair of these decks. */
  commander: {
    /** Name of the commander; the names of a pair are joined by ` & `. */
    name: string;
    /** Name as addresses write it. */
    slug: string;
    /** Path of its page on the site. */
    url: string;
  };
  /** The commander’s decks by bracket, theme and price, for narrowing the page. */
  switches: {
    /** Number of decks in the time range by the bracket their owner set, “1” to “5”. */
    bracket_counts: { [name: string]: number };
    /** Number of decks in the time range without a bracket from their owner, by our estimate, “1” to “5”; no estimate is 1. */
    bracket_counts_estimated: { [name: string]: number };
    /** The commander’s priced decks in range and bracket, in thirds by price. Null where too few have a price (`budgetMinDecks` at `/api/v1/pages/faq`). */
    budget_counts: {
      /** Number of decks in the cheapest third. */
      budget: number;
      /** Number of decks in the middle third. */
      middle: number;
      /** Number of decks in the most expensive third. */
      expensive: number;
    } | null;
    /** Where these thirds end, in USD. Null where there are none. */
    budget_limits: {
      /** Price of the most expensive deck of the cheapest third, USD. */
      budget: number;
      /** Price of the cheapest deck of the most expensive third, USD. */
      expensive: number;
    } | null;
    /** Themes of the commander’s decks in range and bracket, most decks first. */
    themes: {
      /** Name as addresses write it. */
      slug: string;
      /** Name. */
      name: string;
      /** Number of these decks that have the theme. */
      num_decks: number;
    }[];
  };
  /** Number of the commander’s decks that pass the filters. */
  num_decks: number;
  /** Number of all counted decks of the commander. */
  total_decks: number;
  /** What the list is ordered by. */
  by: 'date' | 'bracket' | 'price' | 'salt' | 'off-average' | 'creature' | 'instant' | 'sorcery' | 'artifact' | 'enchantment' | 'battle' | 'planeswalker' | 'land';
  /** Direction of the order. */
  dir: 'asc' | 'desc';
  /** Page of the list that this answer holds, from 1. */
  page: number;
  /** Number of pages the list has. */
  pages: number;
  /** The orders of `by` in which all decks that pass the filters have the same value, or none has one. Empty for fewer than two decks. */
  same: ('date' | 'bracket' | 'price' | 'salt' | 'off-average' | 'creature' | 'instant' | 'sorcery' | 'artifact' | 'enchantment' | 'battle' | 'planeswalker' | 'land')[];
  /** The decks of this page of the list. */
  decks: DeckEntry[];
  /** The card of the page; for a pair of commanders, the entry of the pair. */
  card: PageCard;
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
};

export type DevelopersPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** The resources of the API with their fields, from the schemas. */
  resources: {
    /** Name of the resource. */
    name: string;
    /** Path of the call that answers it. */
    call: string;
    /** All fields, in the order of the answer. */
    fields: {
      /** Name of the field as `fields` takes it. */
      name: string;
      /** Kind of value, in words. */
      type: string;
      /** What the field means, with unit and range. */
      meaning: string;
    }[];
  }[];
  /** How often programs may call. */
  limits: {
    /** Name of the limit in `RateLimit`. */
    name: string;
    /** Number of calls that one network may make in that time. */
    calls: number;
    /** Number of seconds that the limit is counted over. */
    seconds: number;
    /** The calls that it counts. */
    of: string;
  }[];
  /** The tables of the bulk data. */
  tables: {
    /** Name of the table. */
    name: string;
    /** What a row of it is. */
    row: string;
    /** Names of its columns. */
    columns: string[];
  }[];
  /** What changed for programs, newest first, from the changelog. */
  changes: {
    /** Version with its date, or `Unreleased`. */
    release: string;
    /** What programs have to change. */
    breaking: TextBlock[];
    /** What programs can use since. */
    added: TextBlock[];
  }[];
};

export type HomePage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** Number of all counted decks. */
  num_decks: number;
  /** Number of cards in the catalog. */
  num_cards: number;
  /** Number of commanders and pairs with a counted deck. */
  num_commanders: number;
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
  /** The newest sets of which a card is known, newest first. */
  newSets: {
    /** Code of the set, lower case. */
    code: string;
    /** Name. */
    name: string;
    /** Day of release, YYYY-MM-DD. */
    released: string;
    /** The most played card that came out in the set. Null where none is known. */
    card: CardEntry | null;
  }[];
  /** The newest articles, then the newest guides. */
  pieces: {
    /** articles or guides: the first part of its address. */
    kind: 'articles' | 'guides';
    /** Heading as the page shows it. */
    title: string;
    /** Name as addresses write it. */
    slug: string;
    /** Who wrote it. */
    author: string;
    /** A card to show beside it. Null where the catalog lacks it. */
    card: CardEntry | null;
  }[];
};

export type InfoPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** The text, block by block. */
  blocks: TextBlock[];
  /** Questions with their answers; of the FAQ alone. */
  questions: {
    /** The question. */
    question: string;
    /** The answer as plain text. */
    answer: string;
  }[];
  /** Every chosen number of the statistics, from the code; of the FAQ alone. */
  thresholds: {
    /** What the threshold belongs to. */
    group: string;
    /** Name of the threshold in the code. */
    name: string;
    /** The value as text, with a sign or unit where it has one. */
    value: string;
    /** What the threshold decides, after the value. */
    words: string;
  }[];
};

export type InlinePart = {
  /** Kind of text. */
  type: 'text' | 'code';
  /** The text. */
  text: string;
} | {
  /** Kind of text. */
  type: 'strong' | 'em';
  /** The text within the line. */
  parts: InlinePart[];
} | {
  /** Kind of text. */
  type: 'link';
  /** Address of the link. */
  href: string;
  /** The text within the line. */
  parts: InlinePart[];
} | {
  /** Kind of text. */
  type: 'card';
  /** Name of the card. */
  name: string;
  /** The text. */
  text: string;
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

export type LandsPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** The color combination. Null on the overview, which counts all decks. */
  identity: {
    /** Name as addresses write it. */
    slug: string;
    /** Name. */
    name: string;
    /** Colors, in the order W U B R G; of a double-faced card those of its front face, of a split card those of its halves together, of an adventurer those of the creature. For a pair, those of both. */
    colors: ('W' | 'U' | 'B' | 'R' | 'G')[];
  } | null;
  /** Averages of the decks with exactly these colors, or of all. */
  averages: {
    /** Number of decks counted. */
    num_decks: number;
    /** Lands per deck, every copy of a basic counted, average. */
    land: number;
    /** Basic lands per deck, every copy counted, average. */
    basic: number;
    /** Nonbasic lands per deck, average. */
    nonbasic: number;
    /** Average mana value of the nonland cards. Null without decks. */
    mana_value: number | null;
    /** Nonland cards of mana value 2 or less that ramp or draw, per deck, average. */
    cheap: number;
    /** Number of decks whose basic lands are an estimate that fills them to 100 cards, because their source lists each card once. */
    decks_with_estimated_basics: number;
  };
  /** All 32 color combinations with their averages. */
  identities: {
    /** Number of decks with exactly these colors. */
    num_decks: number;
    /** Lands per deck, every copy of a basic counted, average. */
    land: number;
    /** Basic lands per deck, every copy counted, average. */
    basic: number;
    /** Nonbasic lands per deck, average. */
    nonbasic: number;
    /** Average mana value of the nonland cards. Null without decks. */
    mana_value: number | null;
    /** Nonland cards of mana value 2 or less that ramp or draw, per deck, average. */
    cheap: number;
    /** Number of decks whose basic lands are an estimate that fills them to 100 cards, because their source lists each card once. */
    decks_with_estimated_basics: number;
    /** Name as addresses write it. */
    slug: string;
    /** Name. */
    name: string;
    /** Colors, in the order W U B R G; of a double-faced card those of its front face, of a split card those of its halves together, of an adventurer those of the creature. For a pair, those of both. */
    colors: ('W' | 'U' | 'B' | 'R' | 'G')[];
  }[];
  /** For each color of the combination, what costs ask for and what makes it; empty on the overview. */
  colors: {
    /** The color: W, U, B, R or G. */
    color: 'W' | 'U' | 'B' | 'R' | 'G';
    /** Mana symbols of the color in costs, per deck, average. */
    pips: number;
    /** Their share of the mana symbols of all colors, 0…1. */
    pip_share: number;
    /** Lands per deck that make the color, average; basic lands are shared out by `pip_share`. */
    sources: number;
    /** Number of lands of the recommended base that make it. Null without a base. */
    base_sources: number | null;
  }[];
  /** The land cycles, highest `average` first. */
  cycles: {
    /** Name of the cycle for programs. */
    tag: string;
    /** Name. */
    name: string;
    /** What the lands of the cycle do, in a few words. */
    note: string;
    /** Average inclusion, 0…1, of its lands that fit these colors. Null where none fits. */
    average: number | null;
    /** Its lands that fit these colors, most played first, then others that these decks run. */
    lands: {
      /** Name. */
      name: string;
      /** Path of its page on the site. */
      url: string;
      /** Number of decks that run the land. */
      num_decks: number;
      /** Number of decks that could run the land. */
      potential_decks: number;
      /** Inclusion of the land, 0…1; 0 where no deck could run it. */
      rate: number;
      /** Lower end, 0…1, of the 95% interval of the share beside it, from `num_decks` hits in `potential_decks` trials (Wilson, “Probable inference, the law of succession, and statistical inference”, 1927). Lists by inclusion are ordered by it. Null where no deck could have it. */
      inclusion_low: number | null;
      /** Upper end, 0…1, of the same interval. An interval longer than 0.3 is marked on the site. Null as `inclusion_low`. */
      inclusion_high: number | null;
      /** True where all colors it makes are among these colors. */
      fits: boolean;
      /** True for a card banned in Commander; for a pair, where one card is. */
      banned: boolean;
    }[];
  }[];
  /** A land base for 99 cards. Null on the overview, and where there is nothing to go by. */
  base: {
    /** The figures given in the query. */
    form: {
      /** Average mana value given. Null = that of the decks. */
      mana: number | null;
      /** Number of cheap cards that ramp or draw given. Null = the average of the decks. */
      cheap: number | null;
      /** USD that all nonbasic lands together may cost. Null without a limit. */
      cap: number | null;
    };
    /** Average mana value that the formula was given. */
    mana_value: number;
    /** Number of cheap cards that ramp or draw that the formula was given; an average unless the query states it. */
    cheap: number;
    /** Number of lands by Frank Karsten’s regression, before rounding: 31.42 + 3.13 × average mana value − 0.28 × cheap cards that ramp or draw. */
    exact: number;
    /** Number of lands recommended, 0…99: `exact`, rounded. */
    lands: number;
    /** Nonbasic lands of the base, most played first. */
    nonbasics: {
      /** Name. */
      name: string;
      /** Path of its page on the site. */
      url: string;
      /** Number of decks that run the land. */
      num_decks: number;
      /** Number of decks that could run the land. */
      potential_decks: number;
      /** Inclusion of the land, 0…1; 0 where no deck could run it. */
      rate: number;
      /** Lower end, 0…1, of the 95% interval of the share beside it, from `num_decks` hits in `potential_decks` trials (Wilson, “Probable inference, the law of succession, and statistical inference”, 1927). Lists by inclusion are ordered by it. Null where no deck could have it. */
      inclusion_low: number | null;
      /** Upper end, 0…1, of the same interval. An interval longer than 0.3 is marked on the site. Null as `inclusion_low`. */
      inclusion_high: number | null;
      /** USD: the card’s first price in the order Card Kingdom, TCGplayer, Star City Games. Null where none of them has one. */
      price: number | null;
      /** Finish of the copy with this price. Null for a regular copy and without a price. */
      price_finish: 'foil' | 'etched' | null;
    }[];
    /** Basic lands of the base, shared out by the mana symbols in costs. */
    basics: {
      /** Name. */
      name: string;
      /** Path of the land’s page on the site. Null where the catalog lacks it. */
      url: string | null;
      /** Number of copies. */
      count: number;
    }[];
    /** USD: cost of the nonbasic lands that have a price. */
    price: number;
    /** Number of nonbasic lands without a price. */
    unpriced: number;
  } | null;
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
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

export type PageCard = {
  /** Id of the card’s picture (Scryfall’s id of a printing), or the slug where there is none. */
  id: string;
  /** Name of the card. Faces, and the two cards of a pair, are joined by ` // `. */
  name: string;
  /** Name as addresses write it. */
  slug: string;
  /** Path of its page on the site. */
  url: string;
  /** The same as `slug`. */
  sanitized: string;
  /** Slug of the front face’s name. */
  sanitized_wo: string;
  /** Layout in Scryfall’s words, such as `normal` or `transform`; `partner` for a pair of commanders. */
  layout: string;
  /** The card type that lists group it under. */
  primary_type: 'Creature' | 'Instant' | 'Sorcery' | 'Artifact' | 'Enchantment' | 'Battle' | 'Planeswalker' | 'Land';
  /** Type line; faces are joined by ` // `. */
  type: string;
  /** Subtypes of all faces, each once. */
  subtypes: string[];
  /** Addresses of the pictures, one entry per face, front first. */
  image_uris: {
    /** Address of the picture, 146 pixels wide. Null where there is none. */
    small: string | null;
    /** Address of the picture, 488 pixels wide. Null where there is none. */
    normal: string | null;
  }[];
  /** Address of the front picture, normal size (488 pixels wide). Null where there is none. */
  image_uri: string | null;
  /** Id of the front picture. Null where there is none. */
  image: string | null;
  /** Mana value; for a pair, the sum of both. */
  cmc: number;
  /** Mana cost, symbols in braces, such as `{2}{U}`; empty without one. */
  mana_cost: string;
  /** Colors, in the order W U B R G; of a double-faced card those of its front face, of a split card those of its halves together, of an adventurer those of the creature. For a pair, those of both. */
  colors: ('W' | 'U' | 'B' | 'R' | 'G')[];
  /** Color identity, in the order W U B R G. */
  color_identity: ('W' | 'U' | 'B' | 'R' | 'G')[];
  /** Rarity: common, uncommon, rare, mythic, special or bonus; on a set’s page that of its printing. */
  rarity: string;
  /** Code of the set, lower case. */
  set: string;
  /** Name of the set. */
  set_name: string;
  /** Day of the first release, YYYY-MM-DD; for a pair, that of the later card. */
  released: string;
  /** Legality in Commander. `unconfirmed` where the data do not say; the site counts it as legal. A pair is banned where one of its cards is. */
  legality: 'legal' | 'banned' | 'restricted' | 'unconfirmed';
  /** True for a card on the Game Changers list; for a pair, where one card is. */
  game_changer: boolean;
  /** True for a card that can be a commander on its own, and for a pair. */
  legal_commander: boolean;
  /** True for a card with “Choose a Background”. */
  background_chooser: boolean;
  /** True for a card with “Doctor’s companion”. */
  doctors_companion: boolean;
  /** True for a card that can be one of two commanders. */
  legal_partner: boolean;
  /** True for the entry of a pair of commanders. */
  is_partner: boolean;
  /** The name after “Partner with”. Null for other cards. */
  partners_with: string | null;
  /** The words after “Partner—”, lower case. Null for other cards. */
  partner_text: string | null;
  /** Prices by vendor: its cheapest printing, in its own currency. A vendor without a price is absent. For a pair, the sum of both cards. */
  prices: Prices;
  /** Salt score, 0…4: average of players’ votes from 0 (fine) to 4 (never again). An imported score counts until votes replace it. For a pair, the average of both. Null without votes and import. */
  salt: number | null;
  /** Number of votes that the salt score rests on. */
  salt_votes: number;
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
  /** One line in our own words; only cards of the sample have one. Null for others. */
  summary: string | null;
  /** Number of all counted decks that run the card or, for a commander, have it as commander. Absent for a card that stands beside another. */
  num_decks?: number;
  /** The two cards of a pair of commanders; empty for a single card. */
  cards: SingleCard[];
  /** True on the page of a commander, and for a card that is the commander of a deck. */
  is_commander: boolean;
  /** Rank among all commanders by number of decks in the time range, from 1; equal counts share a rank. Null on other pages than a commander’s, and where it has no deck there. */
  rank: number | null;
  /** True for a card that is part of a known combo. */
  combos: boolean;
  /** Slug of the newest precon with it as printed commander. Null without one. */
  precon: string | null;
};

export type PartnerPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** The filters of this answer, as read from the query. */
  filters: {
    /** Time range; `none` for all counted decks. */
    range: 'none' | 'week' | 'month' | 'year';
    /** Bracket that decks are narrowed to. Null for all. */
    bracket: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh' | null;
    /** True where decks without a bracket from their owner count by our estimate. */
    estimated: boolean;
    /** Slug of the theme that decks are narrowed to. Null for all. */
    theme: string | null;
    /** Cheapest or most expensive third of each commander’s priced decks. Null for all. */
    budget: 'budget' | 'expensive' | null;
    /** Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all. */
    placing: 'top16' | null;
    /** Conditions on the number of cards of a type or on the price of a deck. */
    counts: {
      /** What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD. */
      type: 'c' | 'i' | 's' | 'a' | 'e' | 'b' | 'p' | 'l' | 'd';
      /** Comparison: gt more than, lt less than, eq equal to, ne not equal to. */
      op: 'gt' | 'lt' | 'eq' | 'ne';
      /** Number of cards, or USD, to compare with. */
      number: number;
    }[];
    /** Cards that decks must run (`in`) or must not run (`out`). */
    names: {
      /** `in` = decks that run all of the cards, `out` = decks that run none of them. */
      preposition: 'in' | 'out';
      /** Slugs of the cards. */
      names: string[];
    }[];
  };
  /** Number of decks counted. */
  num_decks: number;
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
  /** Number of pairs with a deck in range and bracket. */
  num_pairs: number;
  /** Number of decks in range and bracket with it as one of two commanders. */
  decks_led: number;
  /** Number of decks in range and bracket with it as sole commander. */
  decks_alone: number;
  /** Legal partners that it shares no deck of range and bracket with, by name; at most 60. */
  unplayed: {
    /** Name. */
    name: string;
    /** Path of the pair’s page on the site. */
    url: string;
    /** Color identity of the pair, in the order W U B R G. */
    color_identity: ('W' | 'U' | 'B' | 'R' | 'G')[];
  }[];
  /** Number of such partners, those beyond the 60 included. */
  num_unplayed: number;
  /** The card of the page; for a pair of commanders, the entry of the pair. */
  card: PageCard;
};

export type PartnersPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** The filters of this answer, as read from the query. */
  filters: {
    /** Time range; `none` for all counted decks. */
    range: 'none' | 'week' | 'month' | 'year';
    /** Bracket that decks are narrowed to. Null for all. */
    bracket: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh' | null;
    /** True where decks without a bracket from their owner count by our estimate. */
    estimated: boolean;
    /** Slug of the theme that decks are narrowed to. Null for all. */
    theme: string | null;
    /** Cheapest or most expensive third of each commander’s priced decks. Null for all. */
    budget: 'budget' | 'expensive' | null;
    /** Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all. */
    placing: 'top16' | null;
    /** Conditions on the number of cards of a type or on the price of a deck. */
    counts: {
      /** What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD. */
      type: 'c' | 'i' | 's' | 'a' | 'e' | 'b' | 'p' | 'l' | 'd';
      /** Comparison: gt more than, lt less than, eq equal to, ne not equal to. */
      op: 'gt' | 'lt' | 'eq' | 'ne';
      /** Number of cards, or USD, to compare with. */
      number: number;
    }[];
    /** Cards that decks must run (`in`) or must not run (`out`). */
    names: {
      /** `in` = decks that run all of the cards, `out` = decks that run none of them. */
      preposition: 'in' | 'out';
      /** Slugs of the cards. */
      names: string[];
    }[];
  };
  /** Number of decks counted. */
  num_decks: number;
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
  /** Number of entries on all pages of the list. */
  num_entries: number;
  /** Page of the list that this answer holds, from 1. */
  page: number;
  /** Number of pages the list has. */
  pages: number;
  /** True where the list has more than one page. */
  is_paginated: boolean;
  /** Path and query of the next page of the list, to be added to the same base. Null on the last page. */
  more: string | null;
  /** The ability that the list is narrowed to. Null for all pairs. */
  kind: 'partner' | 'partner-with' | 'partner-text' | 'background' | 'doctors-companion' | null;
  /** The abilities by which two cards are commanders together. */
  kinds: {
    /** The ability, as `kind` of the query takes it. */
    kind: 'partner' | 'partner-with' | 'partner-text' | 'background' | 'doctors-companion';
    /** The ability in words. */
    label: string;
    /** Number of pairs with a deck in range and bracket. */
    num_pairs: number;
  }[];
  /** Number of decks in range and bracket with one of the listed pairs as commanders. */
  decks_led: number;
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

export type PreconPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** Facts about the precon. */
  precon: {
    /** Name. */
    name: string;
    /** Name as addresses write it. */
    slug: string;
    /** Code of the set, lower case. */
    set: string;
    /** Name of the set. */
    set_name: string;
    /** Anchor of its set on the page of all precons. */
    tag: string;
    /** Day of release, YYYY-MM-DD. */
    released: string;
    /** Kind of product, in the words of the source, such as “Commander Deck”. */
    type: string;
    /** Colors, in the order W U B R G; of a double-faced card those of its front face, of a split card those of its halves together, of an adventurer those of the creature. For a pair, those of both. */
    colors: ('W' | 'U' | 'B' | 'R' | 'G')[];
    /** Number of cards, commanders included. */
    size: number;
    /** Number of cards that the catalog lacks, every copy counted. */
    unknown: number;
  };
  /** Cost of the list at each vendor that sells any of it. */
  values: {
    /** The vendor. */
    source: 'cardkingdom' | 'tcgplayer' | 'scg' | 'manapool' | 'face2face' | 'cardmarket' | 'tcgl' | 'cardhoarder';
    /** Sum over the copies it sells, in units of `currency`. */
    price: number;
    /** ISO 4217 code, or TIX for event tickets of Magic Online. */
    currency: 'USD' | 'EUR' | 'CAD' | 'MXN' | 'TIX';
    /** Day of the oldest of these prices, YYYY-MM-DD. */
    date: string;
    /** Number of copies with a price. */
    priced: number;
    /** Number of copies without a price. */
    missing: number;
    /** Number of copies counted at the price of a foil or etched copy. */
    foil_or_etched: number;
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
  /** Who can be its commander: the printed ones, then other cards of the list with the same color identity. */
  faces: {
    /** Slug of the commander; the value that `commander` of the query takes. */
    slug: string;
    /** Name of the commander; the names of a pair are joined by “ and ”. */
    name: string;
    /** Path of its page on the site. */
    url: string;
    /** True for the printed commander. */
    printed: boolean;
    /** Number of all counted decks with this commander. */
    num_decks: number;
    /** True for the commander whose decks advise on this page. */
    current: boolean;
  }[];
  /** Why there is no advice, in words. Null where there is. */
  no_advice: string | null;
  /** The first swaps of the advice in figures. Null without advice. */
  upgrade: {
    /** Number of nonland cards swapped. */
    cards: number;
    /** Number of lands swapped. */
    lands: number;
    /** Cost of the cards added. */
    cost: {
      /** USD: sum of each card’s first price in the order Card Kingdom, TCGplayer, Star City Games. */
      price: number;
      /** Number of copies without a price. */
      missing: number;
      /** Number of basic lands counted in `price`. */
      basics: number;
      /** Part of `price` that the basic lands cost, USD. */
      basics_price: number;
      /** Number of copies counted at the price of a foil or etched copy. */
      foil_or_etched: number;
    };
    /** Cost of the whole deck after the swaps. */
    total: {
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
  } | null;
  /** The printed list by type, commanders first. */
  deck: {
    /** Name of the group for programs. */
    kind: string;
    /** Heading of the group. */
    title: string;
    /** Card type of the group. Null for the commanders and for cards that the catalog lacks. */
    type: 'Creature' | 'Instant' | 'Sorcery' | 'Artifact' | 'Enchantment' | 'Battle' | 'Planeswalker' | 'Land' | null;
    /** Number of cards in the group, every copy counted. */
    count: number;
    /** The cards of the group. */
    lines: {
      /** Name of the card; faces are joined by ` // `. */
      name: string;
      /** Number of copies. */
      quantity: number;
      /** Path of the card’s page on the site. Null where the catalog lacks the card. */
      url: string | null;
      /** The card’s first price in the order Card Kingdom, TCGplayer, Star City Games. Null where none of them has one. */
      price: {
        /** Price in units of `currency`. */
        price: number;
        /** ISO 4217 code, or TIX for event tickets of Magic Online. */
        currency: 'USD' | 'EUR' | 'CAD' | 'MXN' | 'TIX';
        /** Day of the price, YYYY-MM-DD. */
        date: string;
        /** Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one. */
        finish?: 'foil' | 'etched';
      } | null;
      /** True for a card banned in Commander; for a pair, where one card is. */
      banned: boolean;
      /** True for a card on the Game Changers list; for a pair, where one card is. */
      game_changer: boolean;
    }[];
  }[];
  /** The commander whose decks advise; for a pair, the entry of the pair. Null where the catalog lacks it. */
  card: Card | null;
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
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

export type PreconsPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** Number of all precons. */
  num_precons: number;
  /** Number of entries that the query leaves, on all pages. */
  shown: number;
  /** The query as read. */
  form: {
    /** Text asked for; empty for all. */
    q: string;
    /** Slug of the color identity asked for. Null for all. */
    colors: string | null;
  };
  /** Colors that the list can be narrowed to. */
  choices: {
    /** The value that `colors` of the query takes. */
    slug: string;
    /** Name. */
    name: string;
    /** Number of precons with exactly these colors. */
    count: number;
  }[];
  /** The precons by set, newest first. */
  groups: {
    /** Name of the set. */
    name: string;
    /** Anchor of the group on the page. */
    tag: string;
    /** The precons of the set, newest first, then by slug. */
    precons: {
      /** Name. */
      name: string;
      /** Name as addresses write it. */
      slug: string;
      /** Path of its page on the site. */
      url: string;
      /** Day of release, YYYY-MM-DD. */
      released: string;
      /** Colors, in the order W U B R G; of a double-faced card those of its front face, of a split card those of its halves together, of an adventurer those of the creature. For a pair, those of both. */
      colors: ('W' | 'U' | 'B' | 'R' | 'G')[];
      /** Names of the printed commanders. */
      commanders: string[];
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
      /** The printed commander as an entry of a list. Null where the catalog lacks it. */
      view: CardEntry | null;
    }[];
  }[];
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
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

export type SaltPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** Number of cards with a salt score. */
  num_cards: number;
  /** Number of votes on all cards with a score. */
  num_votes: number;
  /** Page of the list that this answer holds, from 1. */
  page: number;
  /** Number of pages the list has. */
  pages: number;
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
};

export type SaltVotePage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** Slug of the colors that the list is narrowed to. Null for all. */
  colors: string | null;
  /** Colors that the list can be narrowed to. */
  choices: {
    /** The value that `colors` of the query takes. */
    slug: string;
    /** Name to show. */
    label: string;
  }[];
  /** Number of cards to vote on, on all pages of the list. */
  num_cards: number;
  /** Page of the list that this answer holds, from 1. */
  page: number;
  /** Number of pages the list has. */
  pages: number;
  /** Path and query of the next page of the list, to be added to the same base. Null on the last page. */
  more: string | null;
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
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

export type SearchPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** Text searched for, as typed. */
  q: string;
  /** What of the query cannot be read. Null where all of it can. */
  fault: {
    /** What is wrong and what to write instead. */
    message: string;
    /** Place in `q` where it begins, from 0. */
    from: number;
    /** Place in `q` behind its last letter, from 0. */
    to: number;
  } | null;
  /** Number of cards found, on all pages. */
  num_cards: number;
  /** Page of the list that this answer holds, from 1. */
  page: number;
  /** Number of pages the list has. */
  pages: number;
  /** The order that the query states. Null = best name first for plain words, else most decks first. */
  order: {
    /** What the query orders by. */
    by: string;
    /** Direction of the order. */
    direction: 'asc' | 'desc';
  } | null;
  /** Name of the commander of `in:`, whose decks the numbers count. Null = all decks. */
  scope: string | null;
  /** Names like the one asked for, where nothing was found. */
  nearest: SearchOption[];
  /** Where nothing was found: what finds something with one condition less, fewest cards first. */
  relaxed: {
    /** The condition left out. */
    without: string;
    /** The query without it. */
    q: string;
    /** Number of cards that this query finds. */
    num_cards: number;
  }[];
  /** If the query asks for win rates: those of the cards on this page, of the decks of `scope` with the card, or of decks with the card as a commander. Null otherwise. */
  records: WinRecord[] | null;
  /** Decks with a card of this page as commander, alone or with another, for those with any; empty if `scope` is a commander. */
  leads: {
    /** Path of its page on the site. */
    url: string;
    /** Number of decks counted. */
    num_decks: number;
  }[];
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
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

export type SetPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** The filters of this answer, as read from the query. */
  filters: {
    /** Time range; `none` for all counted decks. */
    range: 'none' | 'week' | 'month' | 'year';
    /** Bracket that decks are narrowed to. Null for all. */
    bracket: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh' | null;
    /** True where decks without a bracket from their owner count by our estimate. */
    estimated: boolean;
    /** Slug of the theme that decks are narrowed to. Null for all. */
    theme: string | null;
    /** Cheapest or most expensive third of each commander’s priced decks. Null for all. */
    budget: 'budget' | 'expensive' | null;
    /** Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all. */
    placing: 'top16' | null;
    /** Conditions on the number of cards of a type or on the price of a deck. */
    counts: {
      /** What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD. */
      type: 'c' | 'i' | 's' | 'a' | 'e' | 'b' | 'p' | 'l' | 'd';
      /** Comparison: gt more than, lt less than, eq equal to, ne not equal to. */
      op: 'gt' | 'lt' | 'eq' | 'ne';
      /** Number of cards, or USD, to compare with. */
      number: number;
    }[];
    /** Cards that decks must run (`in`) or must not run (`out`). */
    names: {
      /** `in` = decks that run all of the cards, `out` = decks that run none of them. */
      preposition: 'in' | 'out';
      /** Slugs of the cards. */
      names: string[];
    }[];
  };
  /** Number of decks in range and bracket, of all commanders. */
  num_decks: number;
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
  /** Code of the set, lower case. */
  code: string;
  /** Name. */
  name: string;
  /** Address of the set’s symbol. Null where there is none. */
  icon_svg_uri: string | null;
  /** Day of release, YYYY-MM-DD. */
  released: string;
  /** Kind of the set. */
  type: 'main' | 'commander' | 'reprint' | 'other';
  /** Number of cards of the catalog printed in it. */
  num_cards: number;
  /** Number of cards first printed in it. */
  num_new: number;
  /** Kind of the set in words. */
  type_label: string;
  /** Which of its cards are listed: all, those first printed in it, or reprints. */
  prints: 'all' | 'new' | 'reprints';
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

export type SetsPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** Kind of sets that the list is narrowed to; `all` leaves out promos and other sets. */
  type: 'all' | 'main' | 'commander' | 'reprint' | 'other';
  /** Text searched for, as typed. */
  q: string;
  /** Number of sets listed. */
  num_sets: number;
  /** Number of sets that no card of the catalog is printed in; no page lists them. */
  num_empty: number;
  /** The kinds of sets, each with the number of its sets. */
  types: {
    /** Kind of sets, as `type` of the query takes it. */
    type: 'all' | 'main' | 'commander' | 'reprint' | 'other';
    /** Name to show. */
    label: string;
    /** Number of sets of this kind. */
    num_sets: number;
  }[];
  /** The sets by year, newest first. */
  years: {
    /** Year of release, YYYY; “No date” where the date is unknown. */
    year: string;
    /** The sets of the year, newest first. */
    sets: {
      /** Code of the set, lower case. */
      code: string;
      /** Name. */
      name: string;
      /** Address of the set’s symbol. Null where there is none. */
      icon_svg_uri: string | null;
      /** Day of release, YYYY-MM-DD. */
      released: string;
      /** Kind of the set. */
      type: 'main' | 'commander' | 'reprint' | 'other';
      /** Number of cards of the catalog printed in it. */
      num_cards: number;
      /** Number of cards first printed in it. */
      num_new: number;
    }[];
  }[];
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
};

export type SingleCard = {
  /** Id of the card’s picture (Scryfall’s id of a printing), or the slug where there is none. */
  id: string;
  /** Name of the card. Faces, and the two cards of a pair, are joined by ` // `. */
  name: string;
  /** Name as addresses write it. */
  slug: string;
  /** Path of its page on the site. */
  url: string;
  /** The same as `slug`. */
  sanitized: string;
  /** Slug of the front face’s name. */
  sanitized_wo: string;
  /** Layout in Scryfall’s words, such as `normal` or `transform`; `partner` for a pair of commanders. */
  layout: string;
  /** The card type that lists group it under. */
  primary_type: 'Creature' | 'Instant' | 'Sorcery' | 'Artifact' | 'Enchantment' | 'Battle' | 'Planeswalker' | 'Land';
  /** Type line; faces are joined by ` // `. */
  type: string;
  /** Subtypes of all faces, each once. */
  subtypes: string[];
  /** Addresses of the pictures, one entry per face, front first. */
  image_uris: {
    /** Address of the picture, 146 pixels wide. Null where there is none. */
    small: string | null;
    /** Address of the picture, 488 pixels wide. Null where there is none. */
    normal: string | null;
  }[];
  /** Address of the front picture, normal size (488 pixels wide). Null where there is none. */
  image_uri: string | null;
  /** Id of the front picture. Null where there is none. */
  image: string | null;
  /** Mana value; for a pair, the sum of both. */
  cmc: number;
  /** Mana cost, symbols in braces, such as `{2}{U}`; empty without one. */
  mana_cost: string;
  /** Colors, in the order W U B R G; of a double-faced card those of its front face, of a split card those of its halves together, of an adventurer those of the creature. For a pair, those of both. */
  colors: ('W' | 'U' | 'B' | 'R' | 'G')[];
  /** Color identity, in the order W U B R G. */
  color_identity: ('W' | 'U' | 'B' | 'R' | 'G')[];
  /** Rarity: common, uncommon, rare, mythic, special or bonus; on a set’s page that of its printing. */
  rarity: string;
  /** Code of the set, lower case. */
  set: string;
  /** Name of the set. */
  set_name: string;
  /** Day of the first release, YYYY-MM-DD; for a pair, that of the later card. */
  released: string;
  /** Legality in Commander. `unconfirmed` where the data do not say; the site counts it as legal. A pair is banned where one of its cards is. */
  legality: 'legal' | 'banned' | 'restricted' | 'unconfirmed';
  /** True for a card on the Game Changers list; for a pair, where one card is. */
  game_changer: boolean;
  /** True for a card that can be a commander on its own, and for a pair. */
  legal_commander: boolean;
  /** True for a card with “Choose a Background”. */
  background_chooser: boolean;
  /** True for a card with “Doctor’s companion”. */
  doctors_companion: boolean;
  /** True for a card that can be one of two commanders. */
  legal_partner: boolean;
  /** True for the entry of a pair of commanders. */
  is_partner: boolean;
  /** The name after “Partner with”. Null for other cards. */
  partners_with: string | null;
  /** The words after “Partner—”, lower case. Null for other cards. */
  partner_text: string | null;
  /** Prices by vendor: its cheapest printing, in its own currency. A vendor without a price is absent. For a pair, the sum of both cards. */
  prices: Prices;
  /** Salt score, 0…4: average of players’ votes from 0 (fine) to 4 (never again). An imported score counts until votes replace it. For a pair, the average of both. Null without votes and import. */
  salt: number | null;
  /** Number of votes that the salt score rests on. */
  salt_votes: number;
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
  /** One line in our own words; only cards of the sample have one. Null for others. */
  summary: string | null;
  /** Number of all counted decks that run the card or, for a commander, have it as commander. Absent for a card that stands beside another. */
  num_decks?: number;
  /** The two cards of a pair of commanders; empty for a single card. */
  cards: { [name: string]: unknown }[];
};

export type TagPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** The filters of this answer, as read from the query. */
  filters: {
    /** Time range; `none` for all counted decks. */
    range: 'none' | 'week' | 'month' | 'year';
    /** Bracket that decks are narrowed to. Null for all. */
    bracket: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh' | null;
    /** True where decks without a bracket from their owner count by our estimate. */
    estimated: boolean;
    /** Slug of the theme that decks are narrowed to. Null for all. */
    theme: string | null;
    /** Cheapest or most expensive third of each commander’s priced decks. Null for all. */
    budget: 'budget' | 'expensive' | null;
    /** Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all. */
    placing: 'top16' | null;
    /** Conditions on the number of cards of a type or on the price of a deck. */
    counts: {
      /** What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD. */
      type: 'c' | 'i' | 's' | 'a' | 'e' | 'b' | 'p' | 'l' | 'd';
      /** Comparison: gt more than, lt less than, eq equal to, ne not equal to. */
      op: 'gt' | 'lt' | 'eq' | 'ne';
      /** Number of cards, or USD, to compare with. */
      number: number;
    }[];
    /** Cards that decks must run (`in`) or must not run (`out`). */
    names: {
      /** `in` = decks that run all of the cards, `out` = decks that run none of them. */
      preposition: 'in' | 'out';
      /** Slugs of the cards. */
      names: string[];
    }[];
  };
  /** Number of decks that have the theme and pass the filters. */
  num_decks: number;
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
  /** Name as addresses write it. */
  slug: string;
  /** Name. */
  name: string;
  /** `theme`, or `kindred` for a creature type. */
  kind: 'theme' | 'kindred';
  /** Slug of the color identity that the page is narrowed to, such as `azorius`. Null for all. */
  identity: string | null;
  /** Number of decks that pass the filters, with the theme or without it. */
  decks_counted: number;
  /** Number of decks that synergy and lift compare with: without the theme, in the same range and bracket. */
  baseline_decks: number;
  /** Color identities with decks of the theme, most decks first. */
  colors: {
    /** Name as addresses write it. */
    slug: string;
    /** Name. */
    name: string;
    /** Colors, in the order W U B R G; of a double-faced card those of its front face, of a split card those of its halves together, of an adventurer those of the creature. For a pair, those of both. */
    colors: ('W' | 'U' | 'B' | 'R' | 'G')[];
    /** Number of decks with exactly these colors that have the theme and pass the filters. */
    num_decks: number;
  }[];
};

export type TagsPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** Which themes are listed. */
  list: 'all' | 'themes' | 'kindred';
  /** Number of all counted decks. */
  num_decks: number;
  /** Themes and kindred themes, most decks first. */
  tags: {
    /** Name as addresses write it. */
    slug: string;
    /** Name. */
    name: string;
    /** `theme`, or `kindred` for a creature type. */
    kind: 'theme' | 'kindred';
    /** Number of decks that have the theme. */
    num_decks: number;
  }[];
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
};

export type TextBlock = {
  /** Kind of block. */
  type: 'paragraph';
  /** The text within the line. */
  parts: InlinePart[];
} | {
  /** Kind of block. */
  type: 'heading';
  /** Heading level, as in HTML. */
  level: 2 | 3;
  /** Anchor of the heading. */
  id: string;
  /** The text within the line. */
  parts: InlinePart[];
} | {
  /** Kind of block. */
  type: 'list';
  /** True for a numbered list. */
  ordered: boolean;
  /** The entries of the list, blocks each. */
  items: TextBlock[][];
} | {
  /** Kind of block. */
  type: 'quote';
  /** The text, block by block. */
  blocks: TextBlock[];
} | {
  /** Kind of block. */
  type: 'table';
  /** The head of the table, a cell each. */
  head: InlinePart[][];
  /** The rows of the table, by cells. */
  rows: InlinePart[][][];
} | {
  /** Kind of block. */
  type: 'code';
  /** The text as it is. */
  text: string;
} | {
  /** Kind of block. */
  type: 'deck';
  /** Name of the deck. */
  title: string;
  /** Names of the deck’s commanders. */
  commanders: string[];
  /** The other cards of the deck. */
  cards: {
    /** Number of copies. */
    quantity: number;
    /** Name. */
    name: string;
  }[];
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

export type TopListPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** The filters of this answer, as read from the query. */
  filters: {
    /** Time range; `none` for all counted decks. */
    range: 'none' | 'week' | 'month' | 'year';
    /** Bracket that decks are narrowed to. Null for all. */
    bracket: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh' | null;
    /** True where decks without a bracket from their owner count by our estimate. */
    estimated: boolean;
    /** Slug of the theme that decks are narrowed to. Null for all. */
    theme: string | null;
    /** Cheapest or most expensive third of each commander’s priced decks. Null for all. */
    budget: 'budget' | 'expensive' | null;
    /** Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all. */
    placing: 'top16' | null;
    /** Conditions on the number of cards of a type or on the price of a deck. */
    counts: {
      /** What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD. */
      type: 'c' | 'i' | 's' | 'a' | 'e' | 'b' | 'p' | 'l' | 'd';
      /** Comparison: gt more than, lt less than, eq equal to, ne not equal to. */
      op: 'gt' | 'lt' | 'eq' | 'ne';
      /** Number of cards, or USD, to compare with. */
      number: number;
    }[];
    /** Cards that decks must run (`in`) or must not run (`out`). */
    names: {
      /** `in` = decks that run all of the cards, `out` = decks that run none of them. */
      preposition: 'in' | 'out';
      /** Slugs of the cards. */
      names: string[];
    }[];
  };
  /** Number of decks counted. */
  num_decks: number;
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
  /** Number of entries on all pages of the list. */
  num_entries: number;
  /** Page of the list that this answer holds, from 1. */
  page: number;
  /** Number of pages the list has. */
  pages: number;
  /** True where the list has more than one page. */
  is_paginated: boolean;
  /** Path and query of the next page of the list, to be added to the same base. Null on the last page. */
  more: string | null;
  /** Slug of the list. */
  list: string;
  /** What the list holds, in words. */
  meaning: string;
  /** Links to other lists of cards, by group. */
  groups: {
    /** Heading of the group. */
    title: string;
    /** Links to the lists of the group. */
    lists: {
      /** Name as addresses write it. */
      slug: string;
      /** Name to show. */
      label: string;
      /** Path on the site. */
      href: string;
    }[];
  }[];
};

export type TopPage = {
  /** Heading as the page shows it. */
  title: string;
  /** One sentence on what the page shows. */
  description: string;
  /** Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there. */
  canonical: string;
  /** The query of this answer in canonical form, beginning with `?`; empty for the plain page. */
  query: string;
  /** Id of the data that answered. Answers with the same id count the same decks. */
  snapshot: string;
  /** Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date. */
  asOf: string | null;
  /** The days that are counted. */
  window: {
    /** Time range: the 7, 30 or 365 days up to `asOf`. `none` = all counted decks, those without a date included. */
    range: 'none' | 'week' | 'month' | 'year';
    /** First day counted, YYYY-MM-DD. Null where no range is set or no deck has a date. */
    from: string | null;
    /** Last day counted, YYYY-MM-DD. Null where no deck has a date. */
    to: string | null;
    /** The same in words. */
    label: string;
  };
  /** The decks behind the numbers, in words: how many there are and where they come from. */
  corpus: string;
  /** True where the data are the built-in sample: real cards; invented decks, precons, prices and votes. */
  sample: boolean;
  /** True where search engines are asked to leave the page out. */
  noindex: boolean;
  /** What was ignored in the query and why, a sentence each. */
  warnings: string[];
  /** The filters of this answer, as read from the query. */
  filters: {
    /** Time range; `none` for all counted decks. */
    range: 'none' | 'week' | 'month' | 'year';
    /** Bracket that decks are narrowed to. Null for all. */
    bracket: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh' | null;
    /** True where decks without a bracket from their owner count by our estimate. */
    estimated: boolean;
    /** Slug of the theme that decks are narrowed to. Null for all. */
    theme: string | null;
    /** Cheapest or most expensive third of each commander’s priced decks. Null for all. */
    budget: 'budget' | 'expensive' | null;
    /** Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all. */
    placing: 'top16' | null;
    /** Conditions on the number of cards of a type or on the price of a deck. */
    counts: {
      /** What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD. */
      type: 'c' | 'i' | 's' | 'a' | 'e' | 'b' | 'p' | 'l' | 'd';
      /** Comparison: gt more than, lt less than, eq equal to, ne not equal to. */
      op: 'gt' | 'lt' | 'eq' | 'ne';
      /** Number of cards, or USD, to compare with. */
      number: number;
    }[];
    /** Cards that decks must run (`in`) or must not run (`out`). */
    names: {
      /** `in` = decks that run all of the cards, `out` = decks that run none of them. */
      preposition: 'in' | 'out';
      /** Slugs of the cards. */
      names: string[];
    }[];
  };
  /** Number of decks counted. */
  num_decks: number;
  /** Lists of cards or commanders, in the order of the page. */
  lists: CardList[];
  /** Links to other lists of cards, by group. */
  groups: {
    /** Heading of the group. */
    title: string;
    /** Links to the lists of the group. */
    lists: {
      /** Name as addresses write it. */
      slug: string;
      /** Name to show. */
      label: string;
      /** Path on the site. */
      href: string;
    }[];
  }[];
};

export type VendorPriceHistory = {
  /** Currency of the prices; TIX = event tickets. */
  currency: 'USD' | 'EUR' | 'CAD' | 'MXN' | 'TIX';
  /** Price on each day of `days`, in `currency`. Null where the data of the day have none. */
  prices: (number | null)[];
};

export type WinRecord = {
  /** Address of the card’s page. */
  url: string;
  /** Number of games. */
  games: number;
  /** Share of them won, 0…1; a draw is not won. */
  win_rate: number;
  /** Lower end of its 95% interval (Wilson), 0…1. */
  win_rate_low: number;
  /** Upper end of its 95% interval (Wilson), 0…1. */
  win_rate_high: number;
};
