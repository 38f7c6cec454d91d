import { parseTypeLine } from './card-types.ts';

/** What a card's text and types say about leading a deck. */
export type LeadFacts = {
  /** May lead a deck alone. A Background may not. */
  canLead: boolean;
  /** Plain Partner. */
  partner: boolean;
  /** "Partner with [name]": that name. */
  partnerWith: string | null;
  /** "Partner—[text]": that text in lower case ("friends forever"). */
  partnerText: string | null;
  choosesBackground: boolean;
  isBackground: boolean;
  doctorsCompanion: boolean;
  /** Legendary Time Lord Doctor creature with no other creature type. */
  isDoctor: boolean;
  /** Has the Companion ability. */
  companion: boolean;
};

type FaceText = { typeLine: string; text: string | null; power: string | null; toughness: string | null };

type Named = { name: string; lead: LeadFacts };

const DASH = '[—–-]';

/**
 * Reads the facts from the front face, rules 903 and 702.124 of the Comprehensive Rules. The upstream keyword
 * list is not asked: it says plain "Partner" for every kind.
 */
export function leadFactsOf(front: FaceText): LeadFacts {
  const { supertypes, types, subtypes } = parseTypeLine(front.typeLine);
  const text = withoutReminders(front.text ?? '');
  const legendary = supertypes.includes('Legendary');
  const creature = types.includes('Creature');
  const craft = subtypes.includes('Vehicle') || subtypes.includes('Spacecraft');
  const sized =
    (front.power !== null && front.toughness !== null) || /(^|\n)\s*\d+\/\d+\s*$/.test(front.text ?? '');
  const saysSo =
    /can be your commander/i.test(text) || (types.includes('Planeswalker') && becomesCreature(text, front));
  const partnerWith =
    /(?:^|[\n,;]\s*)Partner with ([^\n(]+?)\s*(?=\(|\n|$)/i.exec(front.text ?? '')?.[1] ?? null;
  const friendly = /(?:^|[\n,;]\s*)Friends forever\b/i.test(text) ? 'friends forever' : null;
  const partnerText =
    new RegExp(`(?:^|[\\n,;]\\s*)Partner\\s*${DASH}\\s*([^\\n(]+?)\\s*(?=\\(|\\n|$)`, 'i')
      .exec(text)?.[1]
      ?.toLowerCase() ?? friendly;
  return {
    canLead: (legendary && (creature || (craft && sized))) || saysSo,
    partner: /(?:^|[\n,;]\s*)Partner\s*(?=\n|$|,|;)/i.test(text),
    partnerWith,
    partnerText,
    choosesBackground: /(?:^|[\n,;]\s*)Choose a Background\b/i.test(text),
    isBackground: legendary && types.includes('Enchantment') && subtypes.includes('Background'),
    doctorsCompanion: legendary && creature && /(?:^|[\n,;]\s*)Doctor['’]s companion\b/i.test(text),
    isDoctor: legendary && creature && isTimeLordDoctor(subtypes),
    companion: new RegExp(`(?:^|\\n)Companion\\s*${DASH}`, 'i').test(text),
  };
}

/** True when the card may be one of two commanders. */
export function canPair(lead: LeadFacts): boolean {
  return (
    lead.partner ||
    lead.partnerWith !== null ||
    lead.partnerText !== null ||
    lead.choosesBackground ||
    lead.isBackground ||
    lead.doctorsCompanion ||
    lead.isDoctor
  );
}

/** True when the two cards may lead together; kinds do not mix. Order does not matter. */
export function mayPair(a: Named, b: Named): boolean {
  const [left, right] = [a.lead, b.lead];
  if (a.name === b.name) return false;
  if (left.partner && right.partner) return true;
  if (left.partnerText !== null && left.partnerText === right.partnerText) return true;
  if (namesEachOther(a, b)) return true;
  if ((left.choosesBackground && right.isBackground) || (right.choosesBackground && left.isBackground))
    return true;
  return (left.isDoctor && right.doctorsCompanion) || (right.isDoctor && left.doctorsCompanion);
}

/** True when these one or two cards may lead a deck. */
export function mayLead(commanders: readonly Named[]): boolean {
  const [first, second] = commanders;
  if (!first || commanders.length > 2) return false;
  return second ? mayPair(first, second) : first.lead.canLead;
}

function namesEachOther(a: Named, b: Named): boolean {
  return (
    a.lead.partnerWith !== null &&
    sameName(a.lead.partnerWith, b.name) &&
    b.lead.partnerWith !== null &&
    sameName(b.lead.partnerWith, a.name)
  );
}

function sameName(stated: string, name: string): boolean {
  const front = name.split(' // ')[0] ?? name;
  return stated.toLowerCase() === front.toLowerCase() || stated.toLowerCase() === name.toLowerCase();
}

function isTimeLordDoctor(subtypes: readonly string[]): boolean {
  return subtypes.length === 2 && subtypes.includes('Time Lord') && subtypes.includes('Doctor');
}

/** A planeswalker whose text makes it a legendary creature outside the battlefield may lead. */
function becomesCreature(text: string, front: FaceText): boolean {
  return (
    /isn['’]t on the battlefield[^.]*legendary creature|legendary creature[^.]*isn['’]t on the battlefield/i.test(
      text,
    ) ||
    (/as long as .* (?:isn['’]t|is not) on the battlefield/i.test(text) && front.power !== null)
  );
}

function withoutReminders(text: string): string {
  return text.replace(/\s*\([^()]*\)/g, '');
}
