import type { CardRole } from '@deckwright/domain';

/** A role by functional tag and by rules text. */
export type RoleRule = {
  role: CardRole;
  /** The tag of the role, with all tags that begin with it and a hyphen; null where upstream has no such tag. */
  tag: string | null;
  /** One of these in a sentence of the rules text gives the role … */
  says: readonly RegExp[];
  /** … unless the same sentence says one of these. */
  unless: readonly RegExp[];
  /** False where a land's own mana ability would match. */
  lands: boolean;
};

const COUNT =
  '(?:a|an|one|two|three|four|five|six|seven|eight|ten|x|\\d+|that many|any number of|up to \\w+)';
const THING = '(?:creature|artifact|enchantment|planeswalker|permanent|battle|land|vehicle|equipment|aura)';
const THINGS = `(?:${THING}s|nonland permanents|tokens)`;

/** Text rules speak for cards that carry no tag of the role. */
export const ROLE_RULES: readonly RoleRule[] = [
  {
    role: 'ramp',
    tag: 'ramp',
    says: [
      /\badds? (?:\{|an amount|an additional|one mana|two mana|three mana|x mana|that much)/i,
      /search(?:es)? your library for [^.]*\b(?:land|plains|island|swamp|mountain|forest)\b[^.]*onto the battlefield/i,
      /\bput [^.]*\bland cards?\b[^.]* (?:onto|on) the battlefield/i,
      /play (?:an|one|two|three|up to \w+) additional lands?/i,
      /creates? [^.]*\b(?:treasure|powerstone|gold)\b[^.]* tokens?/i,
    ],
    unless: [/an opponent(?: creates|'s library)/i],
    lands: false,
  },
  {
    role: 'draw',
    tag: 'draw',
    says: [
      new RegExp(
        `(?:^|[:,.;—"] ?|\\b(?:you|may|then|and|or|player|players) )draws? (?:cards?\\b|${COUNT} (?:additional )?cards?\\b)`,
        'i',
      ),
    ],
    unless: [
      /\b(?:if|whenever|when|first card) [^,]*\bdraws? [^,]*cards?,(?![^.]*\bdraws? )/i,
      /(?:opponent|their controller|its controller) (?:may )?draws?/i,
      /can't draw/i,
      /instead of drawing/i,
    ],
    lands: true,
  },
  {
    role: 'removal',
    tag: 'removal',
    says: [
      new RegExp(
        `\\b(?:destroy|exile) (?:up to \\w+ )?(?:${COUNT} )?(?:another |other )?target [^.]*\\b${THING}s?\\b`,
        'i',
      ),
      /deals? (?:x|\d+|that much|damage equal)[^.]*damage[^.]* to (?:any (?:other )?target|(?:up to \w+ )?(?:another |each of up to \w+ )?target [^.]*(?:creature|planeswalker|permanent)|any one target)/i,
      /deals damage equal to [^.]* to (?:any (?:other )?target|(?:up to \w+ )?(?:another )?target [^.]*(?:creature|planeswalker))/i,
      /deals? (?:x|\d+) damage divided as you choose/i,
      new RegExp(
        `\\breturn (?:up to \\w+ )?(?:another |other )?target [^.]*\\b${THING}s?\\b[^.]* to (?:its|their) owners?'s? hands?`,
        'i',
      ),
      /target (?:creature|[^.]* creature)[^.]* gets? [-—](?:\d+|x)\/[-—](?:[1-9]|x)/i,
      /(?:target|each|an) (?:player|opponent)[^.]* sacrifices? (?:a|an|two|three) [^.]*(?:creature|permanent|planeswalker|artifact|enchantment)/i,
      /\bfights? (?:up to \w+ )?(?:another )?target /i,
      new RegExp(
        `\\bput target [^.]*\\b${THING}\\b[^.]* (?:on (?:the )?(?:top|bottom)|into (?:its|their) owner's library)`,
        'i',
      ),
      /\benchanted creature (?:can't attack or block|loses all abilities)/i,
    ],
    unless: [
      /\b(?:destroy|exile|return|put) (?:up to \w+ )?(?:another |other )?target [^.]*\bcards?\b[^.]*graveyard/i,
      /\b(?:exile|return) (?:up to \w+ )?(?:another |other )?target [^.]*\byou (?:control|own)\b/i,
    ],
    lands: true,
  },
  {
    role: 'sweeper',
    tag: 'sweeper',
    says: [
      new RegExp(`\\b(?:destroy|exile) (?:all|each) (?:[^.]*\\b)?(?:${THINGS}|${THING})\\b`, 'i'),
      new RegExp(
        `\\breturn (?:all|each) (?:[^.]*\\b)?(?:${THINGS}|${THING})\\b[^.]* to (?:their|its) owners?'s? hands?`,
        'i',
      ),
      /deals? (?:x|\d+|that much) damage to each (?:other )?(?:[a-z-]+ )?(?:creature|permanent)/i,
      /deals damage equal to [^.]* to each (?:other )?creature/i,
      /\ball (?:other )?creatures get [-—](?:\d+|x)\/[-—](?:\d+|x)/i,
      /\beach (?:player|opponent) sacrifices (?:all|half|each)/i,
    ],
    unless: [
      /\bcards? from (?:all|each|target|your|their|a) [^.]*graveyards?/i,
      /\b(?:all|each) [^.]*\bcards?\b[^.]*graveyard/i,
      /\b(?:all|each) [^.]*\byou control\b/i,
      /\btokens created with\b/i,
    ],
    lands: true,
  },
  {
    role: 'tutor',
    tag: 'tutor',
    says: [/search(?:es)? your library (?:and\/or [^.]* )?for /i],
    unless: [],
    lands: true,
  },
  {
    role: 'protection',
    tag: null,
    says: [
      /\b(?:gains?|have|has) [^.]*\b(?:hexproof|indestructible|shroud|protection from)\b/i,
      /\btarget [^.]*you control phases? out/i,
      /\b(?:permanents|creatures|each creature)[^.]* you control phase out/i,
      /prevent all (?:combat )?damage that would be dealt to (?:you|target [^.]*|[^.]*creatures? you control|permanents you control)/i,
      /\bregenerate (?:target|another|each)/i,
      /\b(?:spells and abilities|spells) (?:your )?opponents? [^.]*can't cause you to/i,
      /creatures you control can't be (?:countered|the targets?)/i,
    ],
    unless: [
      /^(?:as long as|if|while|whenever|during your turn)[^.]*\b(?:it|this creature) (?:gains|has)\b/i,
      /(?:it|this creature|this permanent|~) (?:gains|has) (?:[^.]*, )?(?:hexproof|indestructible|shroud|protection)/i,
      /loses? (?:[^.]*)(?:hexproof|indestructible|shroud)/i,
      /creatures? (?:an opponent|your opponents|they) controls? [^.]*(?:have|gain)/i,
    ],
    lands: true,
  },
  {
    role: 'recursion',
    tag: 'recursion',
    says: [
      /\breturns? [^.]*\bcards?\b[^.]*from [^.]*graveyards? (?:to|onto) /i,
      /\bput (?:up to \w+ )?(?:target|a|an|x|two) [^.]*\bcards?\b[^.]* from [^.]*graveyards? (?:onto the battlefield|into your hand|on (?:top|the bottom))/i,
      /\b(?:you may )?(?:cast|play) [^.]*\bfrom (?:your|a|any|target [^.]*) graveyard/i,
      /return [^.]* from your graveyard to (?:your hand|the battlefield)/i,
      /\bin your graveyard (?:has|have|gains?) (?:flashback|escape|encore|unearth)/i,
    ],
    unless: [/can't be cast/i, /can't cast/i, /\bwhenever [^,]*\bfrom (?:your|a) graveyard,/i],
    lands: true,
  },
  {
    role: 'counterspell',
    tag: 'counterspell',
    says: [
      /\bcounter (?:up to \w+ )?(?:target|that|all) [^.]*\b(?:spells?|abilit(?:y|ies))\b/i,
      /\bcounter that spell\b/i,
    ],
    unless: [/\bcounters? on\b/i, /counter that (?:spell|ability) unless that player pays/i],
    lands: true,
  },
  {
    role: 'extra-turn',
    tag: 'extra-turn',
    says: [/\btakes? (?:an|two|three|x|that many) extra turns?/i],
    unless: [/\b(?:if|whenever|can't)\b[^,.]*\btakes? (?:an )?extra turns?/i],
    lands: true,
  },
  {
    role: 'mass-land-denial',
    tag: null,
    says: [
      /\b(?:destroy|exile) (?:all|each) (?:other )?(?:nonbasic )?(?:lands?|plains|islands?|swamps?|mountains?|forests?)\b/i,
      /\b(?:destroy|exile|sacrifices?) (?:all|each) [^.]*\b(?:and|or) (?:all )?(?:nonbasic )?lands\b/i,
      /\b(?:destroy|exile|return) all (?:other )?permanents\b/i,
      /\breturn all (?:nonbasic |tapped |untapped )?lands\b/i,
      /\beach player [^.]*\bsacrifices (?:all|four|five|six|x|half)[^.]*\blands?\b/i,
      /\beach player chooses [^.]*\blands?\b[^.]*\bsacrifices? the rest\b/i,
      /\beach player chooses (?:four|five|six)[^.]*\blands?\b/i,
      /\beach player destroys [^.]*lands?/i,
      /\blands (?:they control |players control |your opponents control )?(?:don't|can't) untap\b/i,
      /\bwhenever (?:a player|an opponent) taps a (?:nonbasic )?land for mana, that land doesn't untap\b/i,
      /\bpermanents (?:they control |players control )?don't untap\b/i,
      /\bplayers? can't untap more than (?:one|two) (?:nonbasic )?(?:land|permanent)/i,
      /\bnonbasic lands (?:are (?:mountains?|islands?|plains|swamps?|forests?)\b|lose|don't|can't)/i,
      /\bplayers skip their untap steps?/i,
      /\bif a land is tapped for mana, it produces (?:\{[WUBRGC]\}|colorless)/i,
      /\blands (?:produce|tapped for mana produce) colorless/i,
    ],
    unless: [
      /\b(?:lands?|permanents|plains|islands|swamps|mountains|forests) you (?:own|control)\b/i,
      /\btarget\b/i,
      /\b(?:those|snow|nonland) permanents\b/i,
      /\bpermanents? (?:with|named|of)\b/i,
      /\bexcept (?:for )?[^.]*\blands\b(?! they)/i,
      /\bin addition to their other\b/i,
      /\breturn (?:them|those)\b/i,
    ],
    lands: true,
  },
];
