import { fixesColors, isManaAbility, type LandFace, manaDoesMore } from './mana.ts';
import { splitAbilities, withoutQuoted } from './rules-text.ts';

/** Ordinary text of a mana-producing land: entering tapped, upkeep costs, fetching lands. */
const UPKEEP: readonly RegExp[] = [
  /^[^.:]*\benters(?: the battlefield)? (?:tapped\b|with [^.]* counters? on it)/i,
  /^as (?:you (?:create|build) your deck|[^.]* enters(?: the battlefield)?), /i,
  /^when [^.]* enters(?: the battlefield)?, (?:sacrifice it unless|sacrifice [^.]* unless|sacrifice (?:a|two) lands?|return (?:a|an|two) [^.]*lands? you control|you get (?:\{E\})+)/i,
  /^if [^.]* (?:would enter(?: the battlefield)?, (?:sacrifice|discard|you may sacrifice)|is in your opening hand)/i,
  /^(?:this land|[^.:]*) doesn't untap during your (?:next )?untap step/i,
  /^you may choose not to untap /i,
  /\b(?:storage|depletion|mining) counters?\b/i,
  /^(?:[^:]*: )?put (?:a|x|two) charge counters? on [^.]*\.?$/i,
  /^(?:when|whenever|if) [^.]* has no [^.]* counters? on it, sacrifice/i,
  /^when you (?:play another land|control no [^,]*), sacrifice/i,
  /^(?:whenever|when) [^.]* (?:becomes|is) tapped(?: for mana)?, (?:it deals|you lose|sacrifice|put|remove)/i,
  /^whenever you tap [^.]* for mana, (?:target opponent|an opponent|it deals|you lose)/i,
  /^at the beginning of (?:your|the|each) (?:upkeep|end step), (?:if you control no [^,]*, )?(?:sacrifice|you may [^.]*\. if you do, untap)/i,
  /^[^.:]* is (?:every basic land type|the chosen type|all colors)/i,
  /^mana abilities of /i,
  /^(?:as long as [^,]*, )?lands you control (?:have\s*\.?$|are every basic)/i,
  /^(?!.*\b(?:destroy|target)\b).*\bsearch your library for [^.]*\b(?:land|lands|plains|island|swamp|mountain|forest)\b/i,
  /^(?:activate|spend) (?:this|only)\b/i,
  /^station\b/i,
];

/** Small riders of color-fixing cycles; they do not make such a land a utility land. */
const RIDERS: readonly RegExp[] = [
  /^when [^.]* enters(?: the battlefield)?, (?:you gain 1 life|scry 1|surveil 1|draw a card)\.?$/i,
  /^when [^.]* enters(?: the battlefield)?, (?:it|this land|[^.,]*) deals 1 damage to (?:target|each) (?:opponent|player)\.?$/i,
  /^(?:[\w ]+ ?)?cycling\b/i,
  /^(?:indestructible|hexproof)\.?$/i,
];

/** Whether the land's faces have an ability beyond mana, fixing and upkeep; `faces` are nonbasic land faces. */
export function isUtilityLand(faces: readonly LandFace[]): boolean {
  const fixes = fixesColors(faces);
  return faces.some((face) =>
    splitAbilities(withoutQuoted(face.text)).some((ability) => isUtility(ability, fixes)),
  );
}

function isUtility(ability: string, fixes: boolean): boolean {
  if (isManaAbility(ability)) return manaDoesMore(ability);
  if (UPKEEP.some((pattern) => pattern.test(ability))) return false;
  return !(fixes && RIDERS.some((pattern) => pattern.test(ability)));
}
