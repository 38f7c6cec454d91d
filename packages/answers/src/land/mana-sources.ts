import {
  type Card,
  type CardFace,
  type ColorIdentity,
  colorCount,
  FIVE_COLOR,
  isBasic,
  parseTypeLine,
} from '@deckwright/domain';
import { isModalLand, type ManaSource } from '@deckwright/engine/query';
import { colorsOfTypes, type LandSearch, type ManaAbility, readManaText } from './mana-text.ts';

type SourceCard = Pick<
  Card,
  | 'name'
  | 'layout'
  | 'faces'
  | 'summary'
  | 'colorIdentity'
  | 'manaValue'
  | 'primaryType'
  | 'rarity'
  | 'roles'
  | 'supertypes'
  | 'typeLine'
>;

/**
 * Parts of a source, by Karsten ("How Many Sources Do You Need to Consistently Cast Your Spells? A 2022 Update"): lands
 * are whole ones, other cards may be countered or removed.
 */
const PARTS = {
  /** In a deck of three or more colors, a land that is one of its colors for good: a search for a basic, a Pathway. */
  choice: 2 / 3,
  /** What others' lands make is likely, not sure; for a card that is no land less. */
  otherPlayers: 0.75,
  otherPlayersSpell: 0.5,
  artifact: 0.75,
  creature: 0.5,
  /** A search for a land that costs two mana, and one that costs three and helps from five mana on. */
  search: 0.75,
  slowSearch: 0.5,
  /** Works once. */
  once: 0.25,
  modal: 0.8,
  modalMythic: 1,
} as const;

const CHEAP_SEARCH = 2;
const SLOW_SEARCH = 3;
const SLOW_SEARCH_FROM = 5;

/** The deck that a card makes mana in. */
export type ManaDeck = {
  identity: ColorIdentity;
  /** The lands in it, each once; none where only the colors are known. */
  lands: readonly SourceCard[];
  /** Colors of lands that are known by name, for those without a rules text. */
  stated?: StatedColors;
};

/** Colors by the name of a land, for cards without a rules text. */
export type StatedColors = (card: Pick<Card, 'name'>) => ColorIdentity | undefined;

/**
 * How a card makes colored mana in a deck: lands by what they make or find there, artifacts, creatures, auras, searches
 * for lands, and lands on the backs of spells, at less. Empty for cards that make none. Cards without a rules text are
 * read by their facts.
 */
export function manaSources(card: SourceCard, deck: ManaDeck): ManaSource[] {
  if (card.primaryType === 'Land') return landSources(card, deck);
  if (card.faces.every(({ text }) => text === null)) return artifactByFacts(card, deck);
  if (!isModalLand(card)) return spellSources(card, deck);
  const part = card.rarity === 'mythic' ? PARTS.modalMythic : PARTS.modal;
  const backs = card.faces.filter(isLandFace);
  return backs.flatMap((face) => faceSources(face, card, deck)).map((source) => ({ ...source, part }));
}

/** Colors that a land makes or finds in a deck of all colors; null without a rules text. */
export function colorsByText(card: SourceCard): ColorIdentity | null {
  if (card.faces.every(({ text }) => text === null)) return null;
  return toColors(landSources(card, { identity: FIVE_COLOR, lands: [] }));
}

export function toColors(sources: readonly ManaSource[]): ColorIdentity {
  return sources.reduce((bits, { makes }) => bits | makes, 0);
}

function landSources(card: SourceCard, deck: ManaDeck): ManaSource[] {
  const faces = card.layout === 'modal_dfc' ? card.faces.filter(isLandFace) : card.faces.slice(0, 1);
  const sources = faces.flatMap((face) => faceSources(face, card, deck));
  // One face of a Pathway is chosen for good.
  const isChosen = faces.length > 1 && colorCount(deck.identity) > 2;
  return isChosen ? sources.map((source) => ({ ...source, part: PARTS.choice })) : sources;
}

function isLandFace({ typeLine }: Pick<CardFace, 'typeLine'>): boolean {
  return parseTypeLine(typeLine).types.includes('Land');
}

function faceSources(face: CardFace, card: SourceCard, deck: ManaDeck): ManaSource[] {
  const typed = colorsOfTypes(face);
  const { text } = face;
  if (text === null) return wholeSource(landByFacts(card, deck));
  const start = entersTapped(text) ? 2 : 0;
  const { abilities, searches } = readManaText(named(text, face));
  const sources = [
    { makes: typed, part: 1, from: start },
    ...abilities.map((ability) => ({
      makes: colorsInDeck(ability, deck),
      part: landPart(ability, deck),
      // A land that must be paid for helps to cast what costs more than that.
      from: ability.loses ? ability.paid + 2 : start,
    })),
    ...searches.map((search) => searchSource(search, deck, start)),
  ];
  return sources.filter(({ makes }) => makes !== 0);
}

function wholeSource(makes: ColorIdentity): ManaSource[] {
  return makes === 0 ? [] : [{ makes, part: 1, from: 0 }];
}

/** Those stated, otherwise of its types and color identity; any color for a fixing land without either. */
function landByFacts(card: SourceCard, { stated }: ManaDeck): ColorIdentity {
  const known = stated?.(card);
  if (known !== undefined) return known;
  const shown = card.faces.reduce((bits, face) => bits | colorsOfTypes(face), card.colorIdentity);
  return shown === 0 && !isBasic(card) && card.roles.includes('fixing-land') ? FIVE_COLOR : shown;
}

/** By the summary in our own words, otherwise its colors. */
function artifactByFacts(
  { roles, summary, colorIdentity, manaValue }: SourceCard,
  { identity }: ManaDeck,
): ManaSource[] {
  if (!roles.includes('mana-artifact')) return [];
  const words = summary ?? '';
  const isAny = /\bany (?:one |combination of )?colors?\b/i.test(words);
  const makes = /\bcolors?\b[^.]*\bcommander|\bcommander’?'?s’?'? colors?/i.test(words)
    ? identity
    : isAny
      ? FIVE_COLOR
      : colorIdentity;
  return makes === 0 ? [] : [{ makes, part: PARTS.artifact, from: manaValue + 1 }];
}

/** Always, not unless something is paid, revealed or controlled. */
function entersTapped(text: string): boolean {
  const always = text.replace(/\bif you don['’]t\b[^.]*\./gi, '');
  return /\benters(?: the battlefield)? tapped(?:\.| with\b| and\b)/i.test(always);
}

function landPart({ like, chosen, once }: ManaAbility, { identity }: ManaDeck): number {
  if (once) return PARTS.once;
  if (like === 'other-players') return PARTS.otherPlayers;
  return chosen && colorCount(identity) > 2 ? PARTS.choice : 1;
}

function searchSource(search: LandSearch, deck: ManaDeck, start: number): ManaSource {
  const isChoice = search.basicOnly && colorCount(deck.identity) > 2;
  const isSlow = search.paid >= 2;
  const part = isSlow ? PARTS.slowSearch : isChoice ? PARTS.choice : 1;
  return {
    makes: findableColors(search, deck),
    part,
    from: isSlow ? search.paid + 2 : search.tapped ? 2 : start,
  };
}

/** Colors of the lands of this deck that are found; of the types themselves where the lands are not known. */
function findableColors({ types, basicOnly }: LandSearch, deck: ManaDeck): ColorIdentity {
  const { lands } = deck;
  if (lands.length === 0) return types ?? FIVE_COLOR;
  const found = lands.filter((land) => {
    if (basicOnly && !isBasic(land)) return false;
    const own = land.faces.reduce((bits, face) => bits | colorsOfTypes(face), 0);
    return types === null || (own & types) !== 0;
  });
  return found.reduce((bits, land) => bits | colorsBySelf(land, deck), 0);
}

/** Without what depends on other lands. */
function colorsBySelf(land: SourceCard, deck: ManaDeck): ColorIdentity {
  return land.faces.reduce((bits, face) => {
    const own = bits | colorsOfTypes(face);
    if (face.text === null) return own | landByFacts(land, deck);
    return readManaText(named(face.text, face)).abilities.reduce(
      (colors, { adds, like }) => (like === 'own-lands' ? colors : colors | adds),
      own,
    );
  }, 0);
}

function colorsInDeck({ adds, like }: ManaAbility, deck: ManaDeck): ColorIdentity {
  const { identity, lands } = deck;
  if (like === 'commander') return identity;
  if (like !== 'own-lands' || lands.length === 0) return adds;
  return lands.reduce((bits, land) => bits | colorsBySelf(land, deck), 0);
}

function spellSources(card: SourceCard, deck: ManaDeck): ManaSource[] {
  const types = parseTypeLine(card.typeLine).types;
  const isArtifact = card.roles.includes('mana-artifact');
  const isPermanent = isArtifact || types.includes('Creature') || types.includes('Enchantment');
  const isCreature = types.includes('Creature');
  const texts = card.faces
    .filter((face) => !isLandFace(face))
    .map((face) => readManaText(named(face.text ?? '', face)));
  const added = texts.flatMap(({ abilities }) => (isPermanent ? abilities : []));
  const found = texts.flatMap(({ searches }) => searches);
  return [
    ...added.map((ability) => ({
      makes: colorsInDeck(ability, deck),
      part: spellPart(ability, isCreature),
      from: card.manaValue + 1 + (ability.loses ? ability.paid : 0),
    })),
    ...found.flatMap((search) => spellSearch(card, search, deck)),
  ].filter(({ makes }) => makes !== 0);
}

function spellPart({ like, once }: ManaAbility, isCreature: boolean): number {
  if (once) return PARTS.once;
  if (like === 'other-players') return PARTS.otherPlayersSpell;
  return isCreature ? PARTS.creature : PARTS.artifact;
}

function spellSearch({ manaValue }: SourceCard, search: LandSearch, deck: ManaDeck): ManaSource[] {
  const cost = manaValue + search.paid;
  if (cost > SLOW_SEARCH || search.triggered) return [];
  const makes = findableColors(search, deck);
  if (cost <= CHEAP_SEARCH) return [{ makes, part: PARTS.search, from: cost + 1 }];
  return [{ makes, part: PARTS.slowSearch, from: SLOW_SEARCH_FROM }];
}

/** The text with the name of the card as "~". */
function named(text: string, { name }: Pick<CardFace, 'name'>): string {
  return text.replaceAll(name, '~');
}
