import { pluralOfType } from '@deckwright/domain';

/**
 * Whether a card is for the creatures of a type that the deck brings along, and does not make them itself or only name the type.
 * @param words as of `lowercaseRulesText`
 */
export function livesOn(words: string, type: string): boolean {
  const { isFor, makes } = patterns.get(type) ?? readPatterns(type);
  return isFor.test(words) && !makes.test(words);
}

type Patterns = { isFor: RegExp; makes: RegExp };

/** By creature type. */
const patterns = new Map<string, Patterns>();

function readPatterns(type: string): Patterns {
  const names = `(?<!non-?)(?:${type}|${pluralOfType(type)})`.toLowerCase();
  const makes = new RegExp(`\\bcreates?\\b[^.]*\\b${names}\\b`);
  const isFor = new RegExp(
    `\\b(?:other|another|each|for each|number of|whenever an?) (?:[a-z]+ )?${names}\\b|\\b${names} (?:creatures )?(?:spells|cards?\\b|you control)`,
  );
  patterns.set(type, { isFor, makes });
  return { isFor, makes };
}
