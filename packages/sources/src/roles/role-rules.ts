import type { CardRole } from '@deckwright/domain';

/** Detects a role from rules text, for cards without a tag of the role. */
export type RoleRule = {
  role: CardRole;
  /** A sentence of the rules text that matches one of these gives the role … */
  says: readonly RegExp[];
  /** … unless the same sentence matches one of these. */
  unless: readonly RegExp[];
  /** Patterns that give the role to a whole line, that is an ability or a mode, if several sentences are needed. */
  abilities?: readonly RegExp[];
  /** Required text for lands, because their own mana abilities or fetching would match otherwise. */
  lands?: readonly RegExp[];
};

const COUNT =
  '(?:a|an|one|two|three|four|five|six|seven|eight|ten|x|\\d+|that many|any number of|up to \\w+)';
const THING = '(?:creature|artifact|enchantment|planeswalker|permanent|battle|land|vehicle|equipment|aura)';
/** Destroying only lands is mass land denial. */
const SWEPT =
  '(?:creature|artifact|enchantment|planeswalker|permanent|battle|vehicle|equipment|aura|token)s?';
const BASIC = '(?:basic|plains|islands?|swamps?|mountains?|forests?)';
/** The object of the search, up to the word "card". */
const SOUGHT = '(?:(?!\\bcards?\\b)[^.])*';
const TARGET = `(?:up to \\w+ )?(?:${COUNT} )?(?:another |other )?target`;
const PROTECTED = '(?:hexproof|indestructible|shroud|ward|protection from)';

export const ROLE_RULES: readonly RoleRule[] = [
  {
    role: 'ramp',
    says: [
      /\badds? (?:\{|an? (?:amount|additional)|(?:one|two|three|four|five|six|seven|ten|x|that much|twice)\b[^.]*\bmana\b)/i,
      /\bproduces? (?:two|three|twice)[^.]*\bmana\b/i,
      new RegExp(
        `search(?:es)? your library for [^.]*\\b(?:land|${BASIC})\\b[^.]*(?:onto|on) the battlefield`,
        'i',
      ),
      /\bput [^.]*\bland cards?\b[^.]* (?:onto|on) the battlefield/i,
      /play (?:an|one|two|three|up to \w+) additional lands?/i,
      /creates? [^.]*\b(?:treasure|powerstone|gold)\b[^.]* tokens?/i,
      /\buntap target basic land\b/i,
    ],
    unless: [
      /an opponent(?: creates|'s library)/i,
      /\b(?:its|their|that (?:spell|permanent|creature)'s) (?:controller|owner) (?:may )?creates?\b/i,
      // Paying one mana for one mana only filters its color.
      /\{1\}, [^:]*: add one mana\b|\{2\}, [^:]*: add \{\w\}\{\w\}\./i,
      /\bsacrifice an? (?:\w+ )?land: search your library for an? /i,
      /\bgraveyards?\b[^.]*(?:onto|on) the battlefield/i,
      /\bloses all\b/i,
    ],
    abilities: [
      /search your library for [^.]*\bland cards[^.]*\.[^.]*\bput (?:them|those cards) onto the battlefield/i,
    ],
    lands: [
      /search your library for (?:up to )?two (?:\w+ )*land cards?\b/i,
      /search your library for an? \w+ card and an? \w+ card\b/i,
      /\bput [^.]*\bland cards?\b[^.]* from your hand onto the battlefield/i,
      /play (?:an|two) additional lands?/i,
    ],
  },
  {
    role: 'draw',
    says: [
      new RegExp(
        `(?:^|[:,.;—"•] ?|\\b(?:you|may|then|and|or|player|players|controller) )draws? (?:cards?\\b|(?:another|${COUNT}) (?:additional )?cards?\\b)`,
        'i',
      ),
      /\beach player [^.,]*\bdraws (?:a|two|that many) cards?/i,
      /(?:^|[:,—] ?|\bthen )investigate\b/i,
      /\bcreates? [^.]*\bclue tokens?\b/i,
      /\bputs? [^.]*\bfrom the top of your library into your hand\b/i,
    ],
    unless: [
      /\b(?:if|whenever|when|first card) [^,]*\bdraws? [^,]*cards?,(?![^.]*\bdraws? )/i,
      /opponent (?:may )?draws?(?![^.]*\byou (?:may )?draw\b)/i,
      /^(?!.*\bwhenever\b).*\b(?:its|their) controller (?:may )?draws?/i,
      /can't draw/i,
      /instead of drawing/i,
      /whenever you investigate/i,
    ],
    abilities: [
      /\b(?:look at|reveals?|exiles?) (?:cards from )?the (?:top|first) (?!card of target)[^.]*of your library\b(?:(?!onto the battlefield|\buntil you\b)[\s\S])*?\bputs? [^.]*\b(?:into|in) your hand\b/i,
      /\bexiles? (?:the|that many cards from the|x cards from the|cards from the) top [^.]*of your library\b[\s\S]*?\b(?:may (?:play|cast) (?:that card|those cards|them|it|an?|one|up to)\b(?![^.]*\bspells? )|\bplay (?:lands|cards)\b)/i,
    ],
  },
  {
    role: 'removal',
    says: [
      new RegExp(`\\b(?:destroy|exile) (?:each of )?${TARGET} [^.]*\\b${THING}s?\\b`, 'i'),
      /deals? (?:x|\d+|that much|twice that much|damage equal)[^.]*damage[^.]* to (?:any (?:other )?target|(?:up to \w+ )?(?:another |each of up to \w+ )?target [^.]*(?:creature|planeswalker|permanent)|any one target)/i,
      /deals damage equal to [^.]* to (?:any (?:other )?target|(?:up to \w+ )?(?:another )?target [^.]*(?:creature|planeswalker))/i,
      /deals? (?:x|\d+) damage divided /i,
      new RegExp(`\\breturn ${TARGET} [^.]*\\b${THING}s?\\b[^.]* to (?:its|their) owners?'s? hands?`, 'i'),
      /target (?:creature|[^.]* creature)[^.]* gets? [-—](?:\d+|x)\/[-—](?:[1-9]|x)/i,
      /\bputs? (?:an?|one|two|three|x|that many) -\d\/-\d counters? on (?:up to \w+ |each of up to \w+ )?(?:another )?target/i,
      /(?:target|each|an|defending) (?:player|opponent)[^.]* sacrifices? (?:a|an|two|three) [^.]*(?:creature|permanent|planeswalker|artifact|enchantment)/i,
      /\btarget creature's controller sacrifices it\b/i,
      /\bfights? (?:up to \w+ )?(?:another )?target /i,
      new RegExp(
        `\\bput target [^.]*\\b${THING}\\b[^.]* (?:on (?:the )?(?:top|bottom)|into (?:its|their) owner's library)`,
        'i',
      ),
      /\bthe owner of target [^.]* (?:shuffles|puts) it\b/i,
      /\benchanted (?:creature|permanent) (?:can't attack or block|loses all)/i,
    ],
    unless: [
      /\b(?:destroy|exile|return|put) (?:up to \w+ )?(?:another |other )?target [^.]*\bcards?\b[^.]*graveyard/i,
      new RegExp(`\\b(?:destroy|exile|return) ${TARGET} [^.]*\\byou (?:control|own)\\b`, 'i'),
      /\bexile [^.]*, then return\b/i,
    ],
  },
  {
    role: 'sweeper',
    says: [
      new RegExp(`\\b(?:destroys?|exiles?) (?:all|each) (?:[^.]*\\b)?${SWEPT}\\b`, 'i'),
      /\bdestroy the rest\b/i,
      new RegExp(
        `\\breturn (?:all|each) (?:[^.]*\\b)?${SWEPT}\\b[^.]* to (?:their|its) owners?'s? hands?`,
        'i',
      ),
      /\breturn to their owners' hands all creatures\b/i,
      new RegExp(`\\bputs? all [^.]*\\b${SWEPT}\\b[^.]* (?:on the (?:top|bottom)|into) `, 'i'),
      /deals? (?:x|\d+|that much) damage to each (?:other )?(?:[a-z-]+ )?(?:creature|permanent)/i,
      /deals? (?:x|\d+) damage to each player and each creature/i,
      /deals damage equal to [^.]* to each (?:other )?creature/i,
      /\b(?:all (?:other )?creatures|creatures your opponents control) get [-—](?:\d+|x)\/[-—](?:[1-9]|x)/i,
      /\beach (?:other )?(?:non\w+ )?creature gets [-—](?:\d+|x)\/[-—](?:[1-9]|x)/i,
      /\bputs? (?:an?|two|x) -1\/-1 counters? on each (?:other )?creature\b/i,
      /\beach (?:player|opponent) sacrifices (?:all|half|each)/i,
      /\bsacrifices? (?:the rest|all other)\b/i,
    ],
    unless: [
      /\bcards? from (?:all|each|target|your|their|a) [^.]*graveyards?/i,
      /\b(?:all|each) [^.]*\bcards?\b/i,
      /\b(?:all|each) [^.]*\byou control\b/i,
      /\btokens created with\b|\bwith the most votes\b/i,
      /\bsacrifices? (?:all|half) (?:the )?lands?\b|\bchooses? (?:an?|from the) lands?\b[^.]*\bsacrifices? the rest\b/i,
    ],
  },
  {
    role: 'tutor',
    says: [
      new RegExp(
        `\\bsearch(?:es)? (?:your|their) library (?:and\\/or [^.]* )?for (?!${SOUGHT}\\b${BASIC}\\b)`,
        'i',
      ),
      /^transmute\b/i,
      /^(?:(?!basic|land|plains|island|swamp|mountain|forest)[a-z]+)(?<!land)cycling\b(?<=\w{2}cycling)/i,
      /\breveal [^.]* until you reveal [^.]*\b(?:the chosen name|that name)\b/i,
    ],
    unless: [
      /\b(?:its|their) (?:controller|owner)\b|\bthat player (?:may )?search|\bopponents? [^.]*search/i,
    ],
  },
  {
    role: 'protection',
    says: [
      new RegExp(`\\b(?:gains?|have|has) [^.]*\\b${PROTECTED}`, 'i'),
      /\btarget (?:[^.]*you control|creatures|permanents) phases? out/i,
      /\b(?:permanents|creatures|each creature)[^.]* you control phase out/i,
      /prevent all (?:combat )?damage that would be dealt (?:this turn|to (?:you|target [^.]*|[^.]*creatures? you control|permanents you control)|by [^.]*creatures)/i,
      /\bwould deal damage to you or [^.]*\bprevent\b/i,
      /\bregenerate (?:target|another|each)/i,
      /\b(?:spells and abilities|spells) (?:your )?opponents? [^.]*can't cause you to/i,
      /creatures you control can't be the targets?/i,
      /\btarget [^.]*can't be the target of spells or abilities your opponents/i,
      /\bopponents can't cast (?:\w+ )?spells\b[^.]*\b(?:this|your) turn\b/i,
      /\byour turn, your opponents can't cast\b/i,
      /\btarget player can't cast spells this turn\b/i,
      /\bplayers can cast spells only during their own turns\b/i,
      /\byou can't lose the game this turn\b/i,
      /\bchoose new targets for target\b|\bchange (?:the|a) targets? of target\b/i,
      /\bexile (?:each|any number of target|all) [^.]*creatures? you control\b/i,
      /^(?:umbra|totem) armor\b/i,
    ],
    unless: [
      /^(?:as long as|if|while|whenever|during your turn)[^.]*\b(?:it|this creature) (?:gains|has)\b/i,
      /(?:it|this creature|this permanent|~) (?:gains|has) (?:[^.]*, )?(?:hexproof|indestructible|shroud|protection|ward)/i,
      /loses? (?:[^.]*)(?:hexproof|indestructible|shroud)/i,
      /creatures? (?:an opponent|your opponents|they) controls? [^.]*(?:have|gain)/i,
      /\bdealt to and dealt by\b|\bdamage that would be dealt to [^.]* by that creature\b/i,
    ],
  },
  {
    role: 'recursion',
    says: [
      /\breturns? [^.]*\bcards?\b[^.]*from [^.]*graveyards? (?:to|onto) /i,
      /\breturn to your hand [^.]*\bcards? in your graveyard\b/i,
      /\bput (?:up to \w+ )?(?:target|all|a|an|x|two) [^.]*\bcards?\b[^.]* from [^.]*graveyards? (?:onto the battlefield|into your hand|on (?:top|the bottom))/i,
      /\b(?:you may )?(?:cast|play) [^.,]*\bfrom (?:your|a|any|target [^.]*) graveyard/i,
      /return [^.]* from your graveyard to (?:your hand|the battlefield)/i,
      /\bin your graveyard (?:has|have|gains?) (?:flashback|escape|encore|unearth)/i,
      /^enchant creature card in a graveyard/i,
      /^escape ?—/i,
    ],
    unless: [
      /can't be cast/i,
      /can't cast/i,
      /\bwhenever [^,]*\bfrom (?:your|a) graveyard,/i,
      /\bspells you cast from your graveyard cost\b/i,
    ],
    abilities: [
      /\btarget [^.]*\bcards? in (?:your|a|that player's|any|an opponent's) graveyard\b[\s\S]*?\b(?:returns?|puts?) [^.]*\b(?:battlefield|hand)\b/i,
      /\bexile [^.]*\bcards? from your graveyard\b[\s\S]*?\bmay (?:play|cast) (?:that card|it|one of)\b/i,
      /\bput into your graveyard\b[\s\S]*\bexiled with [\s\S]*\breturn those cards to the battlefield\b/i,
    ],
  },
  {
    role: 'counterspell',
    says: [
      /\bcounter (?:up to \w+ )?(?:target|that|all) [^.]*\b(?:spells?|abilit(?:y|ies))\b/i,
      /\bcounter that spell\b/i,
      /\b(?:exile|return) (?:any number of |up to one )?target (?:[^.]*\bor )?(?:\w+ )?spells?\b/i,
      /\bexile all (?:other )?spells\b/i,
    ],
    unless: [
      /\bcounters? on\b/i,
      /counter that (?:spell|ability) unless that player pays/i,
      // Granted to a creature, it protects the creature.
      /"[^"]*\bbecomes the target\b[^"]*\bcounter that\b/i,
      /\bspells? cards?\b/i,
    ],
  },
  {
    role: 'extra-turn',
    says: [/\btakes? (?:an|two|three|x|that many) extra turns?/i],
    unless: [
      /\b(?:if|whenever|can't)\b[^,.]*\btakes? (?:an )?extra turns?/i,
      /\bthat player takes an extra turn\b/i,
    ],
  },
  {
    role: 'mass-land-denial',
    says: [
      /\b(?:destroy|exile) (?:all|each) (?:other )?(?:nonbasic )?(?:lands?|plains|islands?|swamps?|mountains?|forests?)\b/i,
      /\b(?:destroy|exile|sacrifices?) (?:all|each) [^.]*\b(?:and|or) (?:all )?(?:nonbasic )?lands\b/i,
      /\b(?:destroy|exile|return) all (?:other )?permanents\b/i,
      /\breturn all (?:nonbasic |tapped |untapped )?lands\b/i,
      /\beach player [^.]*\bsacrifices (?:all|four|five|six|x|half)[^.]*\blands?\b/i,
      /\beach player sacrifices a land for each\b/i,
      /\beach player chooses [^.]*\blands?\b[^.]*\bsacrifices? the rest\b/i,
      /\beach player chooses (?:four|five|six)[^.]*\blands?\b/i,
      /\beach player destroys [^.]*lands?/i,
      /\b(?:lands (?:they control |players control |your opponents control )?|(?:plains|islands|swamps|mountains|forests) )(?:don't|can't) untap\b/i,
      /\bwhenever (?:a player|an opponent) taps a (?:nonbasic )?land for mana, that land doesn't untap\b/i,
      /\bpermanents (?:they control |players control )?don't untap\b/i,
      /\bplayers? can't untap more than (?:one|two) (?:nonbasic )?(?:land|permanent)/i,
      /\bnonbasic lands (?:are (?:mountains?|islands?|plains|swamps?|forests?)\b|lose|don't|can't)/i,
      /\bplayers skip their untap steps?/i,
      /\bif a land is tapped for mana, it produces (?:\{[WUBRGC]\}|colorless)/i,
      /\bif tapped for mana, (?:plains|islands|swamps|mountains|forests) produce\b/i,
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
  },
];
