import { type Card, type CardRole, parseTypeLine } from '@deckwright/domain';
import { isUtilityLand } from './lands.ts';
import { addsMana, fixesColors } from './mana.ts';
import { ROLE_RULES, type RoleRule } from './role-rules.ts';
import { ROLE_TAGS } from './role-tags.data.ts';
import { plainText, splitAbilities, splitIntoSentences } from './rules-text.ts';

const TAGS = new Map(
  Object.entries(ROLE_TAGS).map(([role, { from, notWith, notIn }]) => [
    role,
    { from: new Set(from), notBeside: new Set(notWith), notIn },
  ]),
);

type RoleFacts = Pick<Card, 'primaryType' | 'supertypes' | 'faces' | 'tags'>;

type ReadFace = { types: string[]; subtypes: string[]; text: string; sentences: string[] };

/**
 * All roles of a card: by functional tags, or by rules text if it has no tag of the role. Mana artifacts and lands are
 * detected only from their text. In the order of ROLE_RULES, then mana-artifact, utility-land, fixing-land.
 */
export function findRoles(card: RoleFacts): CardRole[] {
  const faces = card.faces.map((face): ReadFace => {
    const text = plainText(face);
    const { types, subtypes } = parseTypeLine(face.typeLine);
    return { types, subtypes, text, sentences: splitIntoSentences(withoutOwnName(text, face.name)) };
  });
  const roles = ROLE_RULES.filter((rule) => hasRole(rule, card, faces)).map((rule) => rule.role);
  if (card.primaryType === 'Artifact' && faces.some(isManaArtifact)) roles.push('mana-artifact');
  if (card.primaryType === 'Land' && !card.supertypes.includes('Basic')) {
    const lands = faces.filter((face) => face.types.includes('Land'));
    if (isUtilityLand(lands)) roles.push('utility-land');
    if (fixesColors(lands)) roles.push('fixing-land');
  }
  return roles;
}

function hasRole(rule: RoleRule, card: RoleFacts, faces: readonly ReadFace[]): boolean {
  const isLand = card.primaryType === 'Land';
  if (!(isLand && rule.lands) && isTagged(rule.role, card.tags, faces)) return true;
  return faces.some((face) => {
    const patterns = face.types.includes('Land') && rule.lands ? rule.lands : rule.says;
    return (
      face.sentences.some((sentence) => saysOne(patterns, sentence) && !saysOne(rule.unless, sentence)) ||
      (rule.abilities !== undefined &&
        splitAbilities(face.text).some((ability) => saysOne(rule.abilities ?? [], ability)))
    );
  });
}

function isTagged(role: CardRole, tags: readonly string[], faces: readonly ReadFace[]): boolean {
  const known = TAGS.get(role);
  return (
    known !== undefined &&
    tags.some((tag) => known.from.has(tag)) &&
    !tags.some((tag) => known.notBeside.has(tag)) &&
    !known.notIn?.test(faces.map(({ text }) => text).join('\n'))
  );
}

/** "Koma, Cosmos Serpent gains …" and "Koma gains …" as "~ gains …". */
function withoutOwnName(text: string, name: string): string {
  const [short = ''] = name.split(',');
  return name === '' ? text : text.replaceAll(name, '~').replaceAll(short, '~');
}

function saysOne(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}

function isManaArtifact(face: ReadFace): boolean {
  return (
    face.types.includes('Artifact') &&
    !face.types.includes('Land') &&
    (addsMana(face.text) || /\bequipped creature has "[^"]*: add /i.test(face.text))
  );
}
