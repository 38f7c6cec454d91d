import { type LeadFacts, readLeadFacts } from '@deckwright/domain';
import type { CardTableRow } from './card-row.ts';

/** What a card may lead: types and size decide the common cases, marks state the abilities. */
export function readLead(front: CardTableRow['faces'][number], marks: readonly string[]): LeadFacts {
  const [power = null, toughness = null] = front.size.includes('/') ? front.size.split('/') : [];
  const byType = readLeadFacts({ typeLine: front.typeLine, text: null, power, toughness });
  return {
    ...byType,
    canLead: byType.canLead || marks.includes('lead'),
    partner: marks.includes('partner'),
    partnerWith: marks.find((mark) => mark.startsWith('with='))?.slice('with='.length) ?? null,
    partnerText: marks.includes('ff') ? 'friends forever' : null,
    choosesBackground: marks.includes('background'),
    doctorsCompanion: marks.includes('companion-of-doctor'),
    companion: marks.includes('companion'),
  };
}
