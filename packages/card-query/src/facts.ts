import { CARD_TYPES, type Card, canPair, isBasic } from '@deckwright/domain';

type Fact = (card: Card) => boolean;

const has = (type: string) => (card: Card) => card.types.includes(type);
const PERMANENTS = CARD_TYPES.filter((type) => type !== 'Instant' && type !== 'Sorcery');
const BASICS = new Set(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Wastes']);

/** What may stand behind is: and not:, beside the land cycles. */
export const FACTS: Readonly<Record<string, Fact>> = {
  commander: (card) => card.lead.canLead,
  partner: (card) => canPair(card.lead) && !card.lead.isBackground,
  background: (card) => card.lead.isBackground,
  companion: (card) => card.lead.companion,
  gamechanger: (card) => card.gameChanger,
  banned: (card) => card.legality === 'banned',
  legal: (card) => card.legality !== 'banned',
  permanent: (card) => card.types.some((type) => (PERMANENTS as readonly string[]).includes(type)),
  spell: (card) => !card.faces.every((face) => /\bLand\b/.test(face.typeLine)),
  historic: (card) =>
    has('Artifact')(card) || card.supertypes.includes('Legendary') || card.subtypes.includes('Saga'),
  vanilla: (card) => has('Creature')(card) && card.faces.every((face) => face.text === ''),
  dfc: (card) => ['transform', 'modal_dfc', 'meld', 'double_faced'].includes(card.layout),
  mdfc: (card) => card.layout === 'modal_dfc',
  transform: (card) => card.layout === 'transform',
  split: (card) => card.layout === 'split' || card.layout === 'aftermath',
  flip: (card) => card.layout === 'flip',
  meld: (card) => card.layout === 'meld',
  adventure: (card) => card.layout === 'adventure',
  saga: (card) => card.subtypes.includes('Saga'),
  multicolor: (card) => (card.colors & (card.colors - 1)) !== 0,
  colorless: (card) => card.colors === 0,
  hybrid: (card) => card.faces.some((face) => /\{[WUBRGC2]\/[WUBRG]/.test(face.manaCost)),
  phyrexian: (card) => card.faces.some((face) => face.manaCost.includes('/P}')),
  basic: isBasic,
  snow: (card) => card.supertypes.includes('Snow'),
  basicland: (card) => isBasic(card) && card.subtypes.every((subtype) => BASICS.has(subtype)),
  manarock: (card) => card.roles.includes('mana-artifact'),
  manaland: (card) => has('Land')(card) && card.roles.includes('fixing-land'),
  utilityland: (card) => card.roles.includes('utility-land'),
};

/** Other words for a fact. */
export const FACT_ALIASES: Readonly<Record<string, string>> = {
  gc: 'gamechanger',
  'game-changer': 'gamechanger',
  doublefaced: 'dfc',
  tdfc: 'transform',
  dualland: 'dual',
  fetch: 'fetchland',
  shock: 'shockland',
  check: 'checkland',
  fast: 'fastland',
  slow: 'slowland',
  pain: 'painland',
  filter: 'filterland',
  bounce: 'bounceland',
  karoo: 'bounceland',
  scry: 'scryland',
  surveil: 'surveilland',
  tangoland: 'battleland',
  tango: 'battleland',
  crowdland: 'bondland',
  triland: 'triome',
  tricycleland: 'triome',
};
