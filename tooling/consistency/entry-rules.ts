import type { CardEntry } from '@deckwright/contract/schemas';
import type { Ledger } from './ledger.ts';

/** Shares are rounded to four decimals. */
const HALF_DIGIT = 0.000_051;

/** What must hold for each entry of a card list. */
export function checkEntry(
  ledger: Ledger,
  entry: CardEntry,
  where: string,
  { isProposed = false } = {},
): void {
  const { slug, numDecks, potentialDecks, inclusionRate, label, salt, similarity } = entry;
  const said = () => `${slug}: ${numDecks} of ${potentialDecks}, ${inclusionRate}, "${label}"`;
  // A commander that came out after the as-of date has decks, and no share of any.
  const hasShare = potentialDecks > 0 || !label.startsWith('Newer');
  ledger.holds('no more decks than could hold it', !hasShare || numDecks <= potentialDecks, where, said);
  const share = potentialDecks === 0 ? 0 : numDecks / potentialDecks;
  ledger.holds(
    'inclusion is decks by decks that could',
    Math.abs(share - inclusionRate) <= HALF_DIGIT,
    where,
    said,
  );
  ledger.holds(
    'the label says the inclusion',
    isProposed || saysShare(label, numDecks, potentialDecks),
    where,
    said,
  );
  const { inclusionLow: low, inclusionHigh: high } = entry;
  ledger.holds(
    'an interval around the inclusion, or none, as where no deck could hold it',
    low === null || high === null
      ? low === high
      : potentialDecks > 0 &&
          low >= 0 &&
          low <= inclusionRate + HALF_DIGIT &&
          inclusionRate <= high + HALF_DIGIT &&
          high <= 1,
    where,
    () => `${said()}, ${low} to ${high}`,
  );
  for (const difference of [entry.synergy, entry.synergyRaw])
    ledger.holds('synergy within −1…1', difference === null || Math.abs(difference) <= 1, where, said);
  ledger.holds(
    'shrinking turns no sign',
    entry.synergy === null || entry.synergyRaw === null || entry.synergy * entry.synergyRaw >= 0,
    where,
    () => `${slug}: ${entry.synergy} from ${entry.synergyRaw}`,
  );
  ledger.holds('salt within 0…4', salt === null || (salt >= 0 && salt <= 4), where, () => `${slug}: ${salt}`);
  ledger.holds(
    'similarity within 0…1',
    similarity === undefined || (similarity >= 0 && similarity <= 1),
    where,
    () => `${slug}: ${similarity}`,
  );
  if (entry.isPartner) return;
  const { prices, released, manaValue, banned, legalCommander, gameChanger } = entry;
  const facts = [
    released,
    manaValue,
    salt,
    banned && 'banned',
    legalCommander && 'leads',
    gameChanger && 'Game Changer',
  ];
  ledger.same('facts of a card', slug, `${facts.join(', ')}, ${JSON.stringify(prices)}`, where);
}

/** Whether "81% of 558 decks" correctly states these numbers. */
export function saysShare(label: string, part: number, whole: number): boolean {
  if (whole === 0) return !label.includes('%');
  const [, retained, among] = /^kept in ([\d.]+[KM]?) of ([\d.]+[KM]?) (?:sample )?decks?$/.exec(label) ?? [];
  if (retained !== undefined && among !== undefined)
    return saysCount(retained, part) && saysCount(among, whole);
  const [, sign, percent, count] =
    /^(?:in )?([<>]?)(\d+)% of ([\d.]+[KM]?) (?:sample )?decks?$/.exec(label) ?? [];
  if (percent === undefined || count === undefined) return false;
  const exact = (part / whole) * 100;
  const printed = Number(percent);
  if (sign === '<' && !(exact > 0 && exact < printed)) return false;
  if (sign === '>' && !(exact > printed && exact < 100)) return false;
  if (sign === '' && Math.abs(exact - printed) > 0.5 + 1e-9) return false;
  if (sign === '' && printed === 0 && part > 0) return false;
  if (sign === '' && printed === 100 && part < whole) return false;
  return saysCount(count, whole);
}

/** Whether "12.3K" correctly states a count. */
function saysCount(said: string, count: number): boolean {
  const [, digits = '', unit = ''] = /^([\d.]+)([KM]?)$/.exec(said) ?? [];
  if (unit === '') return Number(digits) === count;
  const scale = unit === 'K' ? 1e3 : 1e6;
  const step = Number(digits) < 100 ? scale / 20 : scale / 2;
  return Math.abs(Number(digits) * scale - count) <= step;
}

/**
 * Checks texts and numbers anywhere in a document, with one assertion per document.
 * @returns the entries of card lists, wherever they are in the document
 */
export function checkValues(ledger: Ledger, document: object, where: string): CardEntry[] {
  const texts: string[] = [];
  const wrong: string[] = [];
  const entries: CardEntry[] = [];
  const walk = (value: object): void => {
    if ('inclusionRate' in value && 'label' in value) entries.push(value as CardEntry);
    for (const part of Object.values(value)) {
      if (typeof part === 'string') texts.push(part);
      else if (typeof part === 'object' && part !== null) walk(part);
      else if (typeof part === 'number' && !Number.isFinite(part)) wrong.push(String(part));
    }
  };
  walk(document);
  // Searching one long text is much faster than a million short ones.
  if (NOTHING.test(texts.join('\n'))) wrong.push(...texts.filter((text) => NOTHING.test(text)));
  ledger.holds('no figure or text of what is not there', wrong.length === 0, where, () =>
    wrong.slice(0, 3).join('; '),
  );
  return entries;
}

const NOTHING = /\b(?:NaN|undefined)\b|% of 0\b|\bof 0 decks|\[object/;
