// Written by `npm run clients` from the description of the API.
import type { RequestOptions, Client } from '../client.js';
import type { Chosen, Fields } from '../chosen.js';
import type * as types from '../types.js';

/** A card, or the two cards of a pair, as lists show them. */
export declare function entries(client: Client, parameters: {
  /** The last part of the address of a card, a commander or a pair */
  slug: string;
}, call?: RequestOptions): Promise<types.CardEntries>;

/** The first page. */
export declare function home(client: Client, call?: RequestOptions): Promise<types.HomePage>;

/** Commanders by number of decks, 100 per answer. */
export declare function commanders(client: Client, parameters?: {
  /** Only decks whose owner set this bracket; all decks without it */
  bracket?: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh';
  /** With `bracket`: also decks without a bracket from their owner that we estimate at it */
  estimated?: '1';
  /** Page of the list, from 1 */
  page?: string;
  /** Only decks saved in the 7, 30 or 365 days up to the as-of date; all counted decks without it */
  range?: 'week' | 'month' | 'year';
}, call?: RequestOptions): Promise<types.CommandersPage>;

/** A commander, a pair (both slugs sorted, joined by a hyphen), or a color identity such as azorius. */
export declare function commander(client: Client, parameters: {
  /** Slug of a commander, of a pair (both slugs in order, joined by a hyphen), or of a color identity such as `azorius`, which answers its commanders */
  slug: string;
  /** Only decks whose owner set this bracket; all decks without it */
  bracket?: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh';
  /** Only the cheapest or the most expensive third of each commander’s priced decks */
  budget?: 'budget' | 'expensive';
  /** With `bracket`: also decks without a bracket from their owner that we estimate at it */
  estimated?: '1';
  /** Only decks that pass these filters, such as `in=sol-ring;out=mana-crypt;c:gt=30;d:lt=200`: with Sol Ring, without Mana Crypt, more than 30 creatures, under 200 USD. Types: c creature, i instant, s sorcery, a artifact, e enchantment, b battle, p planeswalker, l land, d price in USD; comparisons: gt, lt, eq, ne */
  f?: string;
  /** Page of the list, from 1 */
  page?: string;
  /** Only decks that came in the first 16 of a tournament of at least 32 players */
  placing?: 'top16';
  /** Only decks saved in the 7, 30 or 365 days up to the as-of date; all counted decks without it */
  range?: 'week' | 'month' | 'year';
  /** Only decks with this theme or kindred theme, by its slug, such as `tokens` */
  theme?: string;
}, call?: RequestOptions): Promise<types.CommandersPage | types.CommanderPage>;

/** Pairs of commanders by number of decks, 100 per answer. */
export declare function partners(client: Client, parameters?: {
  /** Only decks whose owner set this bracket; all decks without it */
  bracket?: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh';
  /** With `bracket`: also decks without a bracket from their owner that we estimate at it */
  estimated?: '1';
  /** Only pairs by this ability; all pairs without it */
  kind?: 'partner' | 'partner-with' | 'partner-text' | 'background' | 'doctors-companion';
  /** Page of the list, from 1 */
  page?: string;
  /** Only decks saved in the 7, 30 or 365 days up to the as-of date; all counted decks without it */
  range?: 'week' | 'month' | 'year';
}, call?: RequestOptions): Promise<types.PartnersPage>;

/** Backgrounds and the commanders that choose them. */
export declare function backgrounds(client: Client, parameters?: {
  /** Only decks whose owner set this bracket; all decks without it */
  bracket?: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh';
  /** With `bracket`: also decks without a bracket from their owner that we estimate at it */
  estimated?: '1';
  /** Only decks saved in the 7, 30 or 365 days up to the as-of date; all counted decks without it */
  range?: 'week' | 'month' | 'year';
}, call?: RequestOptions): Promise<types.BackgroundsPage>;

/** The companions and the decks that use them. */
export declare function companions(client: Client, parameters?: {
  /** Only decks whose owner set this bracket; all decks without it */
  bracket?: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh';
  /** With `bracket`: also decks without a bracket from their owner that we estimate at it */
  estimated?: '1';
  /** Only decks saved in the 7, 30 or 365 days up to the as-of date; all counted decks without it */
  range?: 'week' | 'month' | 'year';
}, call?: RequestOptions): Promise<types.CompanionsPage>;

/** One of two commanders: its pairings and the cards they play. */
export declare function partner(client: Client, parameters: {
  /** Slug of a card that can be one of two commanders, Backgrounds aside */
  slug: string;
  /** Only decks whose owner set this bracket; all decks without it */
  bracket?: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh';
  /** With `bracket`: also decks without a bracket from their owner that we estimate at it */
  estimated?: '1';
  /** Only decks saved in the 7, 30 or 365 days up to the as-of date; all counted decks without it */
  range?: 'week' | 'month' | 'year';
}, call?: RequestOptions): Promise<types.PartnerPage>;

/** One of two commanders: its pairings and the cards they play. */
export declare function background(client: Client, parameters: {
  /** Slug of a Background */
  slug: string;
  /** Only decks whose owner set this bracket; all decks without it */
  bracket?: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh';
  /** With `bracket`: also decks without a bracket from their owner that we estimate at it */
  estimated?: '1';
  /** Only decks saved in the 7, 30 or 365 days up to the as-of date; all counted decks without it */
  range?: 'week' | 'month' | 'year';
}, call?: RequestOptions): Promise<types.PartnerPage>;

/** Cards by salt score, 100 per answer. */
export declare function salt(client: Client, parameters?: {
  /** Page of the list, from 1 */
  page?: string;
}, call?: RequestOptions): Promise<types.SaltPage>;

/** Cards to vote on, most decks first, 100 per answer. */
export declare function saltVote(client: Client, parameters?: {
  /** Only cards of these colors: white, blue, black, red, green, colorless or multicolor */
  colors?: string;
  /** Page of the list, from 1 */
  page?: string;
}, call?: RequestOptions): Promise<types.SaltVotePage>;

/** A card: who plays it and what is played with it. */
export declare function card(client: Client, parameters: {
  /** Slug of a card */
  slug: string;
  /** Only decks whose owner set this bracket; all decks without it */
  bracket?: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh';
  /** Only the cheapest or the most expensive third of each commander’s priced decks */
  budget?: 'budget' | 'expensive';
  /** With `bracket`: also decks without a bracket from their owner that we estimate at it */
  estimated?: '1';
  /** Only decks that pass these filters, such as `in=sol-ring;out=mana-crypt;c:gt=30;d:lt=200`: with Sol Ring, without Mana Crypt, more than 30 creatures, under 200 USD. Types: c creature, i instant, s sorcery, a artifact, e enchantment, b battle, p planeswalker, l land, d price in USD; comparisons: gt, lt, eq, ne */
  f?: string;
  /** Only decks that came in the first 16 of a tournament of at least 32 players */
  placing?: 'top16';
  /** Only decks saved in the 7, 30 or 365 days up to the as-of date; all counted decks without it */
  range?: 'week' | 'month' | 'year';
  /** Only decks with this theme or kindred theme, by its slug, such as `tokens` */
  theme?: string;
}, call?: RequestOptions): Promise<types.CardPage>;

/** The most played and newest cards, with links to all card lists. */
export declare function cards(client: Client, parameters?: {
  /** Only decks whose owner set this bracket; all decks without it */
  bracket?: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh';
  /** With `bracket`: also decks without a bracket from their owner that we estimate at it */
  estimated?: '1';
  /** Only decks saved in the 7, 30 or 365 days up to the as-of date; all counted decks without it */
  range?: 'week' | 'month' | 'year';
}, call?: RequestOptions): Promise<types.CardsPage>;

/** The most played cards of all and of every list. */
export declare function top(client: Client, parameters?: {
  /** Only decks whose owner set this bracket; all decks without it */
  bracket?: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh';
  /** With `bracket`: also decks without a bracket from their owner that we estimate at it */
  estimated?: '1';
  /** Only decks saved in the 7, 30 or 365 days up to the as-of date; all counted decks without it */
  range?: 'week' | 'month' | 'year';
}, call?: RequestOptions): Promise<types.TopPage>;

/** Cards of a color, a type or a kind by the decks that play them, 100 per answer. */
export declare function topList(client: Client, parameters: {
  /** Slug of a list, such as `white` or `creatures`; `/top` names all of them */
  slug: string;
  /** Only decks whose owner set this bracket; all decks without it */
  bracket?: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh';
  /** With `bracket`: also decks without a bracket from their owner that we estimate at it */
  estimated?: '1';
  /** Page of the list, from 1 */
  page?: string;
  /** Only decks saved in the 7, 30 or 365 days up to the as-of date; all counted decks without it */
  range?: 'week' | 'month' | 'year';
}, call?: RequestOptions): Promise<types.TopListPage>;

/** The decks behind a commander page with the same query, 100 per answer. */
export declare function decks(client: Client, parameters: {
  /** Slug of a commander or of a pair, as for `/commanders` */
  slug: string;
  /** Only decks whose owner set this bracket; all decks without it */
  bracket?: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh';
  /** Only the cheapest or the most expensive third of each commander’s priced decks */
  budget?: 'budget' | 'expensive';
  /** What the list is ordered by; `date` without it */
  by?: 'date' | 'bracket' | 'price' | 'salt' | 'off-average' | 'creature' | 'instant' | 'sorcery' | 'artifact' | 'enchantment' | 'battle' | 'planeswalker' | 'land';
  /** Direction of the order; `desc`, newest or highest first, without it */
  dir?: 'asc' | 'desc';
  /** With `bracket`: also decks without a bracket from their owner that we estimate at it */
  estimated?: '1';
  /** Only decks that pass these filters, such as `in=sol-ring;out=mana-crypt;c:gt=30;d:lt=200`: with Sol Ring, without Mana Crypt, more than 30 creatures, under 200 USD. Types: c creature, i instant, s sorcery, a artifact, e enchantment, b battle, p planeswalker, l land, d price in USD; comparisons: gt, lt, eq, ne */
  f?: string;
  /** Page of the list, from 1 */
  page?: string;
  /** Only decks that came in the first 16 of a tournament of at least 32 players */
  placing?: 'top16';
  /** Only decks saved in the 7, 30 or 365 days up to the as-of date; all counted decks without it */
  range?: 'week' | 'month' | 'year';
  /** Only decks with this theme or kindred theme, by its slug, such as `tokens` */
  theme?: string;
}, call?: RequestOptions): Promise<types.DecksPage>;

/** One deck. */
export declare function deck(client: Client, parameters: {
  /** Slug of the deck’s commander or pair, as for `/commanders` */
  slug: string;
  /** Id of the deck, as `/decks/{slug}` lists it */
  id: string;
}, call?: RequestOptions): Promise<types.DeckPage>;

/** The average deck of the decks that a commander page with the same query counts. */
export declare function averageDeck(client: Client, parameters: {
  /** Slug of a commander or of a pair, as for `/commanders` */
  slug: string;
  /** Only decks whose owner set this bracket; all decks without it */
  bracket?: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh';
  /** Only the cheapest or the most expensive third of each commander’s priced decks */
  budget?: 'budget' | 'expensive';
  /** With `bracket`: also decks without a bracket from their owner that we estimate at it */
  estimated?: '1';
  /** Only decks that pass these filters, such as `in=sol-ring;out=mana-crypt;c:gt=30;d:lt=200`: with Sol Ring, without Mana Crypt, more than 30 creatures, under 200 USD. Types: c creature, i instant, s sorcery, a artifact, e enchantment, b battle, p planeswalker, l land, d price in USD; comparisons: gt, lt, eq, ne */
  f?: string;
  /** Only decks that came in the first 16 of a tournament of at least 32 players */
  placing?: 'top16';
  /** Only decks saved in the 7, 30 or 365 days up to the as-of date; all counted decks without it */
  range?: 'week' | 'month' | 'year';
  /** Only decks with this theme or kindred theme, by its slug, such as `tokens` */
  theme?: string;
}, call?: RequestOptions): Promise<types.AverageDeckPage>;

/** Combos by the number of decks running them, 30 per answer. */
export declare function combos(client: Client, parameters?: {
  /** Only combos that belong to this bracket */
  bracket?: 'exhibition' | 'core' | 'upgraded' | 'optimized';
  /** Only combos with this card, by its slug */
  card?: string;
  /** Only combos within this color identity, such as `azorius` */
  colors?: string;
  /** Page of the list, from 1 */
  page?: string;
  /** Only combos with this result, such as `infinite-mana` */
  result?: string;
  /** Only combos of this number of cards */
  size?: string;
}, call?: RequestOptions): Promise<types.CombosPage>;

/** A combo; a color identity or the slug of a card leads to the list. */
export declare function combo(client: Client, parameters: {
  /** Id of the combo, as `/combos` lists it */
  id: string;
}, call?: RequestOptions): Promise<types.ComboPage>;

/** Land cycles and land counts over all decks. */
export declare function lands(client: Client, parameters?: {
  /** Only decks saved in the 7, 30 or 365 days up to the as-of date; all counted decks without it */
  range?: 'week' | 'month' | 'year';
}, call?: RequestOptions): Promise<types.LandsPage>;

/** Lands of a color combination such as azorius, with a recommended land base. */
export declare function landBase(client: Client, parameters: {
  /** Slug of a color identity, such as `azorius` or `mono-red` */
  slug: string;
  /** USD that all nonbasic lands together may cost; no limit without it */
  cap?: string;
  /** Number of your cheap cards that ramp or draw, 0…99; the average of the decks without it */
  cheap?: string;
  /** Average mana value of your nonland cards, 0…16; that of the decks without it */
  mana?: string;
  /** Only decks saved in the 7, 30 or 365 days up to the as-of date; all counted decks without it */
  range?: 'week' | 'month' | 'year';
}, call?: RequestOptions): Promise<types.LandsPage>;

/** Preconstructed decks by set, the newest first. */
export declare function precons(client: Client, parameters?: {
  /** Only precons of exactly this color identity, such as `azorius` */
  colors?: string;
  /** Only precons with this in their name, their set’s or their commander’s */
  q?: string;
}, call?: RequestOptions): Promise<types.PreconsPage>;

/** A precon: its list, its value, what to add and cut. */
export declare function precon(client: Client, parameters: {
  /** Slug of the precon, as `/precon` lists it */
  slug: string;
  /** Slug of the commander whose decks advise, where several cards of the precon can be its commander */
  commander?: string;
}, call?: RequestOptions): Promise<types.PreconPage>;

/** The cards that a query finds, 60 per answer. */
export declare function search(client: Client, parameters?: {
  /** A query such as `t:elf id<=bg mv<=2`: by name, color, type, text, price, decks and more, as explained on /search */
  q?: string;
  /** Page of the list, from 1 */
  page?: string;
}, call?: RequestOptions): Promise<types.SearchPage>;

/** All sets by year, newest first. */
export declare function sets(client: Client, parameters?: {
  /** Only sets with this in their name, or with this code */
  q?: string;
  /** Only sets of this kind; without it all but promos and others */
  type?: 'all' | 'main' | 'commander' | 'reprint' | 'other';
}, call?: RequestOptions): Promise<types.SetsPage>;

/** A set by its code in lower case: its commanders and cards by the decks that play them. */
export declare function set(client: Client, parameters: {
  /** Code of the set, lower case */
  slug: string;
  /** Only decks whose owner set this bracket; all decks without it */
  bracket?: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh';
  /** With `bracket`: also decks without a bracket from their owner that we estimate at it */
  estimated?: '1';
  /** Only cards first printed in the set (`new`) or only others (`reprints`); all without it */
  prints?: 'all' | 'new' | 'reprints';
  /** Only decks saved in the 7, 30 or 365 days up to the as-of date; all counted decks without it */
  range?: 'week' | 'month' | 'year';
}, call?: RequestOptions): Promise<types.SetPage>;

/** Themes and kindred by decks. */
export declare function tags(client: Client, call?: RequestOptions): Promise<types.TagsPage>;

/** Themes by decks. */
export declare function themes(client: Client, call?: RequestOptions): Promise<types.TagsPage>;

/** Creature types as themes by decks. */
export declare function kindred(client: Client, call?: RequestOptions): Promise<types.TagsPage>;

/** A theme or creature type over the decks of all commanders. */
export declare function tag(client: Client, parameters: {
  /** Slug of a theme or kindred theme, as `/tags` lists it */
  slug: string;
  /** Only decks whose owner set this bracket; all decks without it */
  bracket?: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh';
  /** Only the cheapest or the most expensive third of each commander’s priced decks */
  budget?: 'budget' | 'expensive';
  /** With `bracket`: also decks without a bracket from their owner that we estimate at it */
  estimated?: '1';
  /** Only decks that pass these filters, such as `in=sol-ring;out=mana-crypt;c:gt=30;d:lt=200`: with Sol Ring, without Mana Crypt, more than 30 creatures, under 200 USD. Types: c creature, i instant, s sorcery, a artifact, e enchantment, b battle, p planeswalker, l land, d price in USD; comparisons: gt, lt, eq, ne */
  f?: string;
  /** Only decks that came in the first 16 of a tournament of at least 32 players */
  placing?: 'top16';
  /** Only decks saved in the 7, 30 or 365 days up to the as-of date; all counted decks without it */
  range?: 'week' | 'month' | 'year';
  /** Only decks with this theme or kindred theme, by its slug, such as `tokens` */
  theme?: string;
}, call?: RequestOptions): Promise<types.TagPage>;

/** A theme over the decks of commanders of exactly one color identity, such as azorius. */
export declare function tagInColors(client: Client, parameters: {
  /** Slug of a theme or kindred theme, as `/tags` lists it */
  slug: string;
  /** Slug of a color identity, such as `azorius`: decks of exactly these colors count */
  colors: string;
  /** Only decks whose owner set this bracket; all decks without it */
  bracket?: 'exhibition' | 'core' | 'upgraded' | 'optimized' | 'cedh';
  /** Only the cheapest or the most expensive third of each commander’s priced decks */
  budget?: 'budget' | 'expensive';
  /** With `bracket`: also decks without a bracket from their owner that we estimate at it */
  estimated?: '1';
  /** Only decks that pass these filters, such as `in=sol-ring;out=mana-crypt;c:gt=30;d:lt=200`: with Sol Ring, without Mana Crypt, more than 30 creatures, under 200 USD. Types: c creature, i instant, s sorcery, a artifact, e enchantment, b battle, p planeswalker, l land, d price in USD; comparisons: gt, lt, eq, ne */
  f?: string;
  /** Only decks that came in the first 16 of a tournament of at least 32 players */
  placing?: 'top16';
  /** Only decks saved in the 7, 30 or 365 days up to the as-of date; all counted decks without it */
  range?: 'week' | 'month' | 'year';
  /** Only decks with this theme or kindred theme, by its slug, such as `tokens` */
  theme?: string;
}, call?: RequestOptions): Promise<types.TagPage>;

/** For people who write programs: fields, limits, bulk data and changes. */
export declare function developers(client: Client, call?: RequestOptions): Promise<types.DevelopersPage>;

/** All articles, newest first. */
export declare function articles(client: Client, call?: RequestOptions): Promise<types.ArticlesPage>;

/** All guides, newest first. */
export declare function guides(client: Client, call?: RequestOptions): Promise<types.ArticlesPage>;

/** An article. */
export declare function article(client: Client, parameters: {
  /** Slug of the article, as `/articles` lists it */
  slug: string;
}, call?: RequestOptions): Promise<types.ArticlePage>;

/** A guide. */
export declare function guide(client: Client, parameters: {
  /** Slug of the guide, as `/guides` lists it */
  slug: string;
}, call?: RequestOptions): Promise<types.ArticlePage>;

/** A page about the site itself: faq, about-us, contact-us, privacy, terms, newsletter. */
export declare function info(client: Client, parameters: {
  /** A page about the site: faq, about-us, contact-us, privacy, terms or newsletter */
  slug: string;
}, call?: RequestOptions): Promise<types.InfoPage>;

/** Card lists of a page as CSV. */
export declare function csv(client: Client, parameters: {
  /** Path of a page */
  page: string;
}, call?: RequestOptions): Promise<string>;
