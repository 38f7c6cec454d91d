import { type Card, type CardRole, parseTypeLine } from '@deckwright/domain';
import { isUtilityLand } from './lands.ts';
import { addsMana, fixesColors } from './mana.ts';
import { ROLE_RULES, type RoleRule } from './role-rules.ts';
import { plainText } from './rules-text.ts';

type RoleFacts = Pick<Card, 'primaryType' | 'supertypes' | 'faces' | 'tags'>;

/**
 * The roles of a card: by functional tag, where it has none by rules text. Mana artifacts and lands are told by their
 * text alone. In the order of ROLE_RULES, then mana-artifact, utility-land, fixing-land.
 */
export function rolesOf(card: RoleFacts): CardRole[] {
  const roles = ROLE_RULES.filter((rule) => hasRole(rule, card)).map((rule) => rule.role);
  if (isManaArtifact(card)) roles.push('mana-artifact');
  if (card.primaryType === 'Land' && !card.supertypes.includes('Basic')) {
    const faces = card.faces
      .map((face) => ({ ...parseTypeLine(face.typeLine), text: face.text }))
      .filter((face) => face.types.includes('Land'));
    if (isUtilityLand(faces)) roles.push('utility-land');
    if (fixesColors(faces)) roles.push('fixing-land');
  }
  return roles;
}

function hasRole(rule: RoleRule, card: RoleFacts): boolean {
  const { tag } = rule;
  if (tag !== null && card.tags.length > 0)
    return card.tags.some((own) => own === tag || own.startsWith(`${tag}-`));
  return card.faces.some((face) => {
    if (!rule.lands && parseTypeLine(face.typeLine).types.includes('Land')) return false;
    return sentencesOf(plainText(face)).some(
      (sentence) =>
        rule.says.some((pattern) => pattern.test(sentence)) &&
        !rule.unless.some((pattern) => pattern.test(sentence)),
    );
  });
}

function isManaArtifact(card: RoleFacts): boolean {
  return (
    card.primaryType === 'Artifact' &&
    card.faces.some(
      (face) => parseTypeLine(face.typeLine).types.includes('Artifact') && addsMana(plainText(face)),
    )
  );
}

function sentencesOf(text: string): string[] {
  return text.split(/\n|(?<=\.)\s+/).filter((sentence) => sentence !== '');
}
