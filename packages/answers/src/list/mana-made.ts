import { type Card, type ColorIdentity, FIVE_COLOR, parseColorIdentity } from '@deckwright/domain';

/**
 * Colors of mana that an artifact produces in a deck of these colors, read from its text; without a text, its own
 * colors.
 */
export function madeByArtifact(
  card: Pick<Card, 'roles' | 'faces' | 'summary' | 'colorIdentity'>,
  identity: ColorIdentity,
): ColorIdentity {
  if (!card.roles.includes('mana-artifact')) return 0;
  const text = [card.summary ?? '', ...card.faces.map((face) => face.text ?? '')].join('\n');
  if (/\bcolou?rs?\b[^.\n]*\bcommander|\bcommander['’]?s['’]? colou?r/i.test(text)) return identity;
  if (/\bany (?:one |combination of )?colou?rs?\b/i.test(text)) return FIVE_COLOR;
  const added = [...text.matchAll(/\badds?\b[^.]*/gi)].flatMap(([words]) =>
    [...words.matchAll(/\{([^{}]*)\}/g)].flatMap(([, symbol = '']) => symbol.split('/')),
  );
  return parseColorIdentity(added.filter((letter) => /^[WUBRG]$/.test(letter))) || card.colorIdentity;
}
