import type { LeadFacts } from '@deckwright/domain';
import type { ApiCard } from './schemas/index.ts';

type Fields = Pick<
  ApiCard,
  | 'type'
  | 'subtypes'
  | 'legal_commander'
  | 'legal_partner'
  | 'background_chooser'
  | 'doctors_companion'
  | 'partners_with'
  | 'partner_text'
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
    card.background_chooser ||
    card.doctors_companion ||
    card.partners_with !== null ||
    card.partner_text !== null;
  return {
    canLead: card.legal_commander,
    partner: card.legal_partner && !otherwise,
    partnerWith: card.partners_with,
    partnerText: card.partner_text,
    choosesBackground: card.background_chooser,
    isBackground,
    doctorsCompanion: card.doctors_companion,
    isDoctor,
    companion: false,
  };
}
