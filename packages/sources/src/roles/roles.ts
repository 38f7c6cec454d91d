import { type Card, type CardRole, parseTypeLine } from '@deckwright/domain';
import { isUtilityLand } from './lands.ts';
import { addsMana, fixesColors } from './mana.ts';
import { ROLE_RULES, type RoleRule } from './role-rules.ts';
import { plainText, sentencesOf } from './rules-text.ts';

type RoleFacts = Pick<Card, 'primaryType' | 'supertypes' | 'faces' | 'tags'>;

type ReadFace = { types: string[]; subtypes: string[]; text: string; sentences: string[] };

/**
 * The roles of a card: by functional tag; a card without a tag of the role is judged by its rules text. Mana artifacts
 * and lands are told by their text alone. In the order of ROLE_RULES, then mana-artifact, utility-land, fixing-land.
 */
export function rolesOf(card: RoleFacts): CardRole[] {
  const faces = card.faces.map((face): ReadFace => {
    const text = plainText(face);
    const { types, subtypes } = parseTypeLine(face.typeLine);
    return { types, subtypes, text, sentences: sentencesOf(text) };
  });
  const roles = ROLE_RULES.filter((rule) => hasRole(rule, card.tags, faces)).map((rule) => rule.role);
  if (card.primaryType === 'Artifact' && faces.some(isManaArtifact)) roles.push('mana-artifact');
  if (card.primaryType === 'Land' && !card.supertypes.includes('Basic')) {
    const lands = faces.filter((face) => face.types.includes('Land'));
    if (isUtilityLand(lands)) roles.push('utility-land');
    if (fixesColors(lands)) roles.push('fixing-land');
  }
  return roles;
}

function hasRole(rule: RoleRule, tags: readonly string[], faces: readonly ReadFace[]): boolean {
  const { tag } = rule;
  if (tag !== null && tags.some((own) => own === tag || own.startsWith(`${tag}-`))) return true;
  return faces.some(
    (face) =>
      (rule.lands || !face.types.includes('Land')) &&
      face.sentences.some(
        (sentence) =>
          rule.says.some((pattern) => pattern.test(sentence)) &&
          !rule.unless.some((pattern) => pattern.test(sentence)),
      ),
  );
}

function isManaArtifact(face: ReadFace): boolean {
  return face.types.includes('Artifact') && addsMana(face.text);
}
