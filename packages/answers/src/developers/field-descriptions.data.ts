/**
 * What each field of the API means. A key is a field's name, possibly after the names of the enclosing objects
 * (`LandsPage.base.lands`): the longest match wins. Shares are 0…1, dates YYYY-MM-DD.
 */
export const FIELD_DESCRIPTIONS: Readonly<Record<string, string>> = {
  // Fields of every page.
  snapshot: 'Id of the data that answered. Answers with the same id count the same decks.',
  asOf: 'As-of date, YYYY-MM-DD, on which time ranges end: the newest date of the counted decks that no single deck set. Null where no deck has a date.',
  corpus: 'The decks behind the numbers, in words: how many there are and where they come from.',
  sample:
    'True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.',
  num_entries: 'Number of entries on all pages of the list.',

  // List entries: the numbers of a card or commander.
  'CardEntry.num_decks':
    'Number of decks, of those the list counts, that run the card. For a commander, decks with it as commander; on the pages of a card, combo or theme, those of its decks with that card, combo or theme.',
  'CardEntry.potential_decks':
    'Number of decks that `num_decks` is part of. For a card, decks that could run it: it fits the commander’s color identity, is not the commander, and was released by the day the deck was saved; where that day is unknown, no later than the newest of the deck’s other cards. 0 for a card released after `asOf`. For a commander, decks of the window saved since it could be played (a pair, since the newer of the two); on a partner’s page, of the decks of its pairs. On the pages of a card, combo or theme, its own decks that could have that card, combo or theme.',
  inclusion_rate: 'Inclusion: `num_decks` ÷ `potential_decks`, 0…1; 0 where no deck could run the card.',
  inclusion_low:
    'Lower end, 0…1, of the 95% interval of the share next to it, from `num_decks` of `potential_decks`, near-identical decks counted once (Wilson, “Probable inference, the law of succession, and statistical inference”, 1927). Lists by inclusion are ordered by it. Null where no deck could have it, and where most of the decks that could have no known saved date.',
  inclusion_high:
    'Upper end, 0…1, of the same interval. An interval longer than 0.3 is marked on the site. Null as `inclusion_low`.',
  synergy:
    'Inclusion in the decks counted minus inclusion in the baseline, −1…1; 0.4 is +40 percentage points. The baseline is the decks of other commanders in the same range and bracket; on a card’s page the decks that could run that card and do not; on a theme’s page the decks without the theme. Both rates are shrunk: imaginary decks that run the card at the common rate are added to each side (`synergyPriorDecks` at `/faq`). Null where no deck of the baseline could run the card, and in lists without comparison.',
  synergy_raw: 'Synergy without shrinking, −1…1. Null as `synergy`, and in lists of commanders.',
  lift: 'log10 of how many times more decks run the card than would by chance: P(card and commander) ÷ (P(card) × P(commander)), over the decks here and in the baseline of `synergy` that could run it. 0 is chance, 0.5 about ×3.2, below 0 less than chance; no fixed range. Shrunk: imaginary decks that behave like chance are added (`liftPriorDecks` at `/faq`). Null as `synergy`.',
  lift_raw:
    'Lift without shrinking, log10; no fixed range. Null as `lift`, in lists of commanders, and where no deck runs the card.',
  trend_zscore:
    'How sure a rise or fall of the card is: the slope of its weekly inclusion over the last 26 weeks, by least squares weighted with the week’s eligible decks, in standard deviations of that slope (its standard error); no fixed range, negative where it falls. It is of the card in all decks: all dated decks count, whatever the page and the query. Null where it is not measured: in lists without trends, with fewer than 8 such weeks or 50 such decks, and for cards that none of them holds.',
  trend:
    'rising or falling in all decks, where Student’s t distribution of trend_zscore and the procedure of Benjamini and Hochberg over the cards of the page leave at most 5% of such words to chance; else null.',
  label: 'Name to show.',
  'CardEntry.label':
    'The counts in words, such as “81% of 558 decks”; where no deck could run it, that no deck could, or that it is newer than these decks.',
  'CardEntry.rank':
    'Rank in the list, from 1, by number of decks; equal counts share a rank. The list of salt ranks by score. Absent in lists without ranks, null where the entry has none.',
  previous_rank:
    'Rank in the time range of the same length before, from 1. Absent in lists without ranks; null without a range, or with fewer than ten decks in either.',
  similarity:
    'How much alike the decks are, 0…1. Commanders: cosine of their inclusion rates over the cards that decks of both could run, where cards that most decks run weigh little; the same from either side. Cards: cosine of the decks they are in, times the share of decks that could run the other card and do not. A commander without decks: the share of types, roles, keywords and themes that both have of those that one has, times the same of their colors. Absent in other lists.',
  salt: 'Salt score, 0…4: average of players’ votes from 0 (fine) to 4 (never again). An imported score counts until votes replace it. For a pair, the average of both. Null without votes and import.',
  'DeckEntry.salt': 'Average salt score of its cards that have one, commanders aside, 0…4. Null without any.',
  salt_votes: 'Number of votes that the salt score rests on.',
  'CardEntry.salt_votes': 'Number of votes that the salt score rests on. Absent outside the lists of salt.',

  // Cards.
  id: 'Id of the card’s picture (Scryfall’s id of a printing), or the slug where there is none.',
  name: 'Name.',
  'Card.name': 'Name of the card. Faces, and the two cards of a pair, are joined by ` // `.',
  'CardEntry.name': 'Name of the card. Faces, and the two cards of a pair, are joined by ` // `.',
  'CardEntry.cards.name': 'Name of the card; faces are joined by ` // `.',
  'Card.faces.name': 'Name of the face.',
  slug: 'Name as addresses write it.',
  url: 'Path of its page on the site.',
  'CardEntry.cards': 'The two cards of a pair of commanders. Absent for a single card.',
  primary_type: 'The card type that lists group it under.',
  'Card.type': 'Type line; faces are joined by ` // `.',
  'Card.faces.type': 'Type line of the face.',
  'face.type': 'Type line.',
  subtypes: 'Subtypes of all faces, each once.',
  image_uri: 'Address of the front picture, normal size (488 pixels wide). Null where there is none.',
  image_uri_small: 'Address of the front picture, small size (146 pixels wide). Null where there is none.',
  small: 'Address of the picture, 146 pixels wide. Null where there is none.',
  normal: 'Address of the picture, 488 pixels wide. Null where there is none.',
  cmc: 'Mana value; for a pair, the sum of both.',
  mana_cost: 'Mana cost, symbols in braces, such as `{2}{U}`; empty without one.',
  color_identity: 'Color identity, in the order W U B R G.',
  rarity: 'Rarity: common, uncommon, rare, mythic, special or bonus; on a set’s page that of its printing.',
  set_name: 'Name of the set.',
  released: 'Day of the first release, YYYY-MM-DD; for a pair, that of the later card.',
  game_changer: 'True for a card on the Game Changers list; for a pair, where one card is.',
  banned: 'True for a card banned in Commander; for a pair, where one card is.',
  legal_commander: 'True for a card that can be a commander on its own, and for a pair.',
  legal_partner: 'True for a card that can be one of two commanders.',
  is_partner: 'True for the entry of a pair of commanders.',
  faces: 'The faces, front first.',
  face: 'What is printed on the front.',
  'face.text': 'Rules text, or our own line on the card. Null where the data have neither.',
  'Card.faces.text': 'Rules text of the face. Null where the data have none.',
  corner: 'Power/toughness, loyalty or defense of the front. Null without any.',
  power: 'Power as printed. Null without one.',
  toughness: 'Toughness as printed. Null without one.',
  loyalty: 'Starting loyalty as printed. Null without one.',
  defense: 'Defense as printed. Null without one.',

  // Prices.
  prices:
    'Prices by vendor: its cheapest printing, in its own currency. A vendor without a price is absent. For a pair, the sum of both cards.',
  'Prices.cardkingdom': 'Price at Card Kingdom; absent without one.',
  'Prices.tcgplayer': 'Price at TCGplayer; absent without one.',
  'Prices.scg': 'Price at Star City Games; absent without one.',
  'Prices.manapool': 'Price at Mana Pool; absent without one.',
  'Prices.face2face': 'Price at Face to Face Games, Canada; absent without one.',
  'Prices.cardmarket': 'Price at Cardmarket; absent without one.',
  'Prices.tcgl': 'Price at TCGL, Mexico; absent without one.',
  'Prices.cardhoarder': 'Price at Cardhoarder, for Magic Online; absent without one.',
  'vendors.cardkingdom': 'Prices at Card Kingdom, by day; absent without one on any of the days.',
  'vendors.tcgplayer': 'Prices at TCGplayer, by day; absent without one on any of the days.',
  'vendors.scg': 'Prices at Star City Games, by day; absent without one on any of the days.',
  'vendors.manapool': 'Prices at Mana Pool, by day; absent without one on any of the days.',
  'vendors.face2face': 'Prices at Face to Face Games, Canada, by day; absent without one on any of the days.',
  'vendors.cardmarket': 'Prices at Cardmarket, by day; absent without one on any of the days.',
  'vendors.tcgl': 'Prices at TCGL, Mexico, by day; absent without one on any of the days.',
  'vendors.cardhoarder':
    'Prices at Cardhoarder, for Magic Online, by day; absent without one on any of the days.',
  price: 'Price in units of `currency`.',
  currency: 'ISO 4217 code, or TIX for event tickets of Magic Online.',
  date: 'Day of the price, YYYY-MM-DD.',
  finish:
    'Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one.',

  // Card pages.
  'printings.released': 'Day of release, YYYY-MM-DD.',

  // Commander pages.
  averages: 'Average number of cards per deck by type, commanders aside.',
  creature: 'Creatures per deck, average.',
  instant: 'Instants per deck, average.',
  sorcery: 'Sorceries per deck, average.',
  artifact: 'Artifacts per deck, average.',
  enchantment: 'Enchantments per deck, average.',
  battle: 'Battles per deck, average.',
  planeswalker: 'Planeswalkers per deck, average.',
  land: 'Lands per deck, every copy of a basic counted, average.',
  basic: 'Basic lands per deck, every copy counted, average.',
  nonbasic: 'Nonbasic lands per deck, average.',
  mana_curve:
    'Nonland cards per deck, average, by mana value, commanders aside. The last key counts that mana value and more.',
  avg_price:
    'Average price of the decks that have one, USD; a card’s price is its first in the order Card Kingdom, TCGplayer, Star City Games. Null where no deck has a price.',
  alt: 'The results, joined by commas.',
  href: 'Path on the site.',
  results: 'What it does, such as “Infinite mana”.',

  // Lists of commanders and cards.
  'HomePage.num_decks': 'Number of all counted decks.',
  'newSets.released': 'Day of release, YYYY-MM-DD.',
  'ThemesPage.num_decks': 'Number of all counted decks.',

  // Pairs, Backgrounds and companions.

  // Decks.
  commander: 'The commander or pair of these decks.',
  'commander.name': 'Name of the commander; the names of a pair are joined by ` & `.',
  'DeckEntry.source': 'Where the deck comes from. Null for a deck of the sample.',
  'source.name': 'Name of the source.',
  'source.url': 'Address of the deck at its source. Null where it has none.',
  'DeckEntry.results': 'How it did in tournaments, newest first.',
  bracket_estimate:
    'Bracket that the list alone suggests, 2…5, whether or not its owner or source states one. The stated one counts; `deck.bracket_estimated` says which of the two `deck.bracket` is.',
  'BracketEstimate.bracket': 'Estimated bracket, 2…5. No list tells 1 from 2, so it is never 1.',
  'BracketEstimate.name': 'Name of the bracket: Core, Upgraded, Optimized or cEDH.',
  reasons: 'Why, in words, the weightiest first; never empty.',
  size: 'Number of cards, commanders included.',
  'lines.name': 'Name of the card; faces are joined by ` // `.',
  quantity: 'Number of copies.',
  'values.source': 'The vendor.',
  priced: 'Number of copies with a price.',
  missing: 'Number of copies without a price.',
  foil_or_etched: 'Number of copies counted at the price of a foil or etched copy.',
  'value.basics': 'Number of basic lands counted in `price`; those without a price are in `missing`.',
  basics_price: 'Part of `price` that the basic lands cost, USD.',
  oldest_date: 'Day of the oldest price in the total, YYYY-MM-DD. Null without a price.',
  newest_date: 'Day of the newest price in the total, YYYY-MM-DD. Null without a price.',
  value: 'Cost of the list in USD.',
  'value.price':
    'USD: sum of every copy’s first price in the order Card Kingdom, TCGplayer, Star City Games.',
  average: 'Cards of the type per deck, average; every copy of a basic land counts.',

  // Combos.

  // Lands.
  color: 'The color: W, U, B, R or G.',
  'colors.pips': 'Mana symbols of the color in costs, per deck, average.',
  'nonbasics.price_finish':
    'Finish of the copy with this price. Null for a regular copy and without a price.',
  'basics.count': 'Number of copies.',

  // Precons.
  'groups.name': 'Name of the set.',
  'precons.released': 'Day of release, YYYY-MM-DD.',
  'precon.released': 'Day of release, YYYY-MM-DD.',
  'total.basics': 'Number of basic lands counted in `price`; those without a price are in `missing`.',
  'total.price':
    'USD: sum of every copy’s first price in the order Card Kingdom, TCGplayer, Star City Games.',

  // Salt.

  // Search.
  without: 'The condition left out.',
  'SearchOption.url': 'Path on the site.',
  'SearchOption.image': 'Address of a picture. Null where there is none.',
  icon: 'Address of an icon, such as a set’s symbol. Null where there is none.',
  'SearchOption.kind': 'What `url` leads to.',
  'SearchOption.color_identity':
    'Color identity, in the order W U B R G; of a pair, of both. Absent for other things than cards and commanders, and in lists of all of them.',
  'SearchOption.type': 'Type line of the front face. Absent for pairs, and as `color_identity`.',
  'SearchOption.rank':
    'Rank among all commanders by number of decks, from 1; equal counts share a rank. Absent without a deck and for other things than commanders.',
  'SearchOption.num_decks':
    'Number of decks with it as commander; for a card, that run it; for a tag, that have it. Absent otherwise.',
  'Problem.nearest': 'Names like the one asked for; absent unless a name is unknown.',
  error: 'What went wrong.',
  'error.code': 'Kind of error, for programs.',
  'error.message': 'What went wrong and what to do, in words.',

  // Sets.
  'sets.released': 'Day of release, YYYY-MM-DD.',
  'SetPage.released': 'Day of release, YYYY-MM-DD.',
  num_new: 'Number of cards first printed in it.',

  // Themes.
  'tags.kind': '`theme`, or `kindred` for a creature type.',
  'ThemePage.kind': '`theme`, or `kindred` for a creature type.',

  // Articles and pages about the site.
  entries: 'The articles or guides, newest first.',
  'InlinePart.name': 'Name of the card.',
  words: 'What the threshold decides, after the value.',

  // Resources of version 1.
  data: 'The resource.',
  source: 'Where the numbers come from.',
  'RecommendationsAnswer.data': 'The recommendations.',
  'InsightAnswer.data':
    'What the deck is made of. Numbers include copies and commanders unless they say otherwise.',

  // What a deck is made of.
  'DeckInsight.commanders': 'The commanders as recognized.',
  'DeckInsight.companion':
    'The companion as recognized, which is outside the deck and in none of the numbers. Null without one.',
  'companion.condition': 'Its condition in our own words. Null where we have none.',
  'companion.meets':
    'Whether the deck may have it; if not, `faults` has the reason. Null where the data lack the text to say.',
  different: 'Number of different cards.',
  average_mana_value: 'Average mana value of the nonland cards. Null without any.',
  average_with_lands: 'Average mana value of all cards. Null without any.',
  'DeckInsight.curve': 'Number of nonland cards by mana value from 0; the last entry is that value and more.',
  average_curve:
    'Number of nonland cards by mana value from 0, per deck with these commanders on average, commanders included; the last entry is that value and more. Null without several such decks.',
  'DeckInsight.types': 'Number of cards by the type that lists group them under.',
  'types.Creature': 'Number of creatures.',
  'types.Instant': 'Number of instants.',
  'types.Sorcery': 'Number of sorceries.',
  'types.Artifact': 'Number of artifacts.',
  'types.Enchantment': 'Number of enchantments.',
  'types.Battle': 'Number of battles.',
  'types.Planeswalker': 'Number of planeswalkers.',
  'types.Land': 'Number of lands.',
  'DeckInsight.lands': 'Lands of the deck and how many it should have.',
  'lands.count': 'Number of lands.',
  'lands.basic': 'Number of basic lands.',
  'lands.modal':
    'Cards with a spell on the front and a land on the back, each once. They count as spells in `count`, the curve and all other numbers.',
  'lands.with_modal': 'Number of lands, with each card of `modal` as 0.4 of a land, a mythic one as 0.75.',
  'lands.advised':
    'Number of lands to aim at: the average of the decks of the commander if there are at least ten like the list, else by Karsten’s formula for a deck of 99 cards, at least 30 and at most 40, less 0.14 for each ramp card of three mana beyond four, and without those on the backs of `modal`. Null without nonland cards and for more than 100 cards.',
  'lands.reason': 'Why so many, in sentences. Null where `advised` is null.',
  'DeckInsight.fill':
    'Lands that a list of fewer than 100 cards needs to be full or to have `lands.advised`. Null where it needs none.',
  'fill.lands': 'Number of lands to add.',
  'fill.basics': 'As many basic lands, in proportion to the mana symbols in costs.',
  'basics.quantity': 'Number of copies.',
  'fill.nonbasics': 'The first nonbasic lands of `cards`, at most eight; each can replace one of `basics`.',
  'fill.cards':
    'The lands to add together, `lands` copies in all: nonbasic ones within the price and the bracket of the list, then basic ones.',
  'fill.cards.quantity': 'Number of copies.',
  'fill.cards.source':
    'Why this land: `commander`, in the average deck of at least ten with this commander; `colors`, played most by at least ten decks of exactly these colors; `list`, on our own list of lands that fix colors; `basic`, by the mana symbols in costs.',
  'fill.reason': 'What the lands rest on, in sentences.',
  'fill.spells': 'Number of cards that are still missing to 100.',
  roles: 'Nonland cards by role; a card can have several. Null where the data have no roles.',
  'roles.role': 'The role, such as `ramp` or `removal`.',
  'roles.count': 'Number of copies with the role.',
  'roles.cards': 'The cards with the role.',
  'DeckInsight.colors': 'Colors of the deck: what its costs need and what makes it.',
  'colors.lands': 'Number of lands that make the color.',
  'colors.artifacts': 'Number of mana artifacts that make the color.',
  'colors.others': 'Number of other cards that make or find the color.',
  'colors.sources':
    'Number of all sources, each by its part: a land is 1, a mana artifact 0.75, a creature 0.5, as published by Karsten.',
  'colors.costs': 'Costs with the color, the one furthest below its target first. Empty without lands.',
  'costs.pips': 'Number of mana symbols that only this color pays.',
  'costs.cmc': 'Mana value, and the turn on which it is cast on curve.',
  'costs.sources': 'Number of sources that help to cast it on that turn, each by its part.',
  'costs.chance':
    'Probability, 0…1, to have drawn the color by that turn if enough lands were drawn, with one free mulligan.',
  'costs.target':
    'Probability that is aimed at, 0…1: 0.9 for mana value 1 and 0.01 more for each further one, at most 0.96.',
  'costs.cards': 'The cards with such a cost.',
  'colors.asked': 'Number of sources that the costs need. Null without lands.',
  'colors.short': 'Number of sources missing, rounded up to whole ones; 0 where there are enough.',
  'DeckInsight.prices': 'Total by vendor, for vendors that sell any of the cards.',
  'DeckInsight.prices.source': 'The vendor.',
  'DeckInsight.prices.newest_date': 'Day of the newest price in the vendor’s total, YYYY-MM-DD.',
  'DeckInsight.salt': 'Salt of the different cards.',
  'salt.mean': 'Average salt score of the different cards that have one, 0…4. Null without any.',
  'salt.scored': 'Number of different cards with a salt score.',
  'salt.cards': 'The saltiest cards, at most ten.',
  'salt.cards.salt': 'Salt score of the card, 0…4.',
  'DeckInsight.bracket': 'Bracket that the list suggests, with all evidence.',
  'bracket.bracket': 'Estimated bracket, 2…5. No list tells 1 from 2, so it is never 1.',
  game_changers: 'Its cards on the Game Changers list.',
  mass_land_denial: 'Its cards that deny lands to everybody.',
  extra_turns: 'Its cards that give extra turns.',
  tutors: 'Its tutors; they do not count for the bracket.',
  'DeckInsight.combos': 'Combos of the deck.',
  'combos.present': 'Combos it has all cards of, at most 20.',
  'present.count': 'Number of decks with the combo; always null here, as it is not counted.',
  present_count: 'Number of combos it has all cards of.',
  'combos.near': 'Combos within its colors that lack one card, at most 20.',
  'near.count': 'Number of decks with the combo; always null here, as it is not counted.',
  near_cards: 'These combos by the card that is missing, cheapest first; at most 500 combos are listed.',
  'near_cards.price':
    'Price of the card, USD, the first in the default order of vendors. Null without a price.',
  'near_cards.count': 'Number of combos that the card completes.',
  'near_cards.combos': 'Combos that the card completes.',
  'near_cards.combos.count': 'Number of decks with the combo; always null here, as it is not counted.',
  near_count: 'Number of combos within its colors that lack one card.',
  faults: 'Why the deck is not legal; empty for a legal one.',
  'faults.kind':
    'What is wrong: its commander, size, copies, color identity, a banned card, or its companion.',
  'faults.text': 'The same in a sentence that names the cards.',
  'faults.cards': 'The cards concerned.',
  'unknown.of': 'What the name was sent as.',
  'unknown.nearest': 'The card that may be meant; looked for at the first 20. Null without one.',
};
