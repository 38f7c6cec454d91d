import { fixesColors, isManaAbility, type LandFace } from './mana.ts';
import { abilitiesOf, plainText } from './rules-text.ts';

/** What belongs to being a land: how it enters, what it costs to keep, fetching lands. */
const UPKEEP: readonly RegExp[] = [
  /\benters?(?: the battlefield)? tapped\b/i,
  /^as [^.]* enters(?: the battlefield)?, (?:choose|you may (?:pay|reveal|choose))/i,
  /\benters?(?: the battlefield)? with [^.]* counters? on it/i,
  /^when [^.]* enters(?: the battlefield)?, (?:sacrifice it unless|sacrifice [^.]* unless|return (?:a|an|two) [^.]*lands? you control)/i,
  /^if [^.]* would enter(?: the battlefield)?, (?:sacrifice|discard|you may sacrifice)/i,
  /\bdoesn't untap during your (?:next )?untap step/i,
  /^(?:when|whenever|if) [^.]* has no [^.]* counters? on it, sacrifice/i,
  /^(?:whenever|when) [^.]* (?:becomes|is) tapped(?: for mana)?, (?:it deals|you lose|sacrifice|put|remove)/i,
  /^at the beginning of your upkeep, sacrifice /i,
  /^[^.]* is (?:every basic land type|the chosen type|all colors)/i,
  /^(?:this land|it) is (?:also )?/i,
  /search(?:es)? (?:your|their) library for [^.]*\b(?:land|lands|plains|island|swamp|mountain|forest)\b/i,
];

/** Small riders of colour-fixing cycles; they do not make such a land a utility land. */
const RIDERS: readonly RegExp[] = [
  /^when [^.]* enters(?: the battlefield)?, (?:you gain 1 life|scry 1|surveil 1|draw a card)\.?$/i,
  /^when [^.]* enters(?: the battlefield)?, (?:target|each) (?:opponent|player)[^.]* loses 1 life\.?$/i,
  /^(?:basic land)?cycling\b/i,
  /^\w+ ?cycling\b/i,
];

/** True when the land's faces hold an ability beyond mana, fixing and upkeep; `faces` are nonbasic land faces. */
export function isUtilityLand(faces: readonly LandFace[]): boolean {
  const fixes = fixesColors(faces);
  return faces.some((face) =>
    abilitiesOf(plainText(face)).some(
      (ability) =>
        !isManaAbility(ability) &&
        !UPKEEP.some((pattern) => pattern.test(ability)) &&
        !(fixes && RIDERS.some((pattern) => pattern.test(ability))),
    ),
  );
}
