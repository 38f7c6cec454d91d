import type { LeadFacts } from '@deckwright/domain';
import type { ApiCard } from './schemas/index.ts';

type Fields = Pick<
  ApiCard,
  | 'type'
  | 'subtypes'
  | 'legalCommander'
  | 'legalPartner'
  | 'backgroundChooser'
  | 'doctorsCompanion'
  | 'partnersWith'
  | 'partnerText'
>;

/**
 * Derives a card's commander facts from its API fields, without rules text: a card that can be one of two commanders
 * for no other reason has plain Partner. The fields do not say whether it is a companion, so this is always false.
 */
export function leadFactsOfCard(card: Fields): LeadFacts {
  const isBackground =
    /\bLegendary\b.*\bEnchantment\b/.test(card.type) && card.subtypes.includes('Background');
  const isDoctor =
    /\bLegendary\b.*\bCreature\b/.test(card.type) &&
    card.subtypes.length === 2 &&
    card.subtypes.includes('Time Lord') &&
    card.subtypes.includes('Doctor');
  const otherwise =
    isBackground ||
    isDoctor ||
    card.backgroundChooser ||
    card.doctorsCompanion ||
    card.partnersWith !== null ||
    card.partnerText !== null;
  return {
    canLead: card.legalCommander,
    partner: card.legalPartner && !otherwise,
    partnerWith: card.partnersWith,
    partnerText: card.partnerText,
    choosesBackground: card.backgroundChooser,
    isBackground,
    doctorsCompanion: card.doctorsCompanion,
    isDoctor,
    companion: false,
  };
}
