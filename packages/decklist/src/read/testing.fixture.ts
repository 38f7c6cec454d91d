import { buildCardFinder, type LeadFacts, parseColorIdentity, slugify } from '@deckwright/domain';
import type { FindCard } from './types.ts';

const NO_LEAD: LeadFacts = {
  canLead: false,
  partner: false,
  partnerWith: null,
  partnerText: null,
  choosesBackground: false,
  isBackground: false,
  doctorsCompanion: false,
  isDoctor: false,
  companion: false,
};

const commander = (more: Partial<LeadFacts> = {}): LeadFacts => ({ ...NO_LEAD, canLead: true, ...more });

/** Cards of the tests by name, with colors and what lets them lead. */
const CARDS: Readonly<Record<string, [colors: string, lead?: LeadFacts]>> = {
  'Thrasios, Triton Hero': ['GU', commander({ partner: true })],
  'Tymna the Weaver': ['WB', commander({ partner: true })],
  'Kratos, Stoic Father': ['R', commander({ partnerText: 'father & son' })],
  'Atreus, Impulsive Son': ['G', commander({ partnerText: 'father & son' })],
  'Wilson, Refined Grizzly': ['G', commander({ choosesBackground: true })],
  'Raised by Giants': ['G', { ...NO_LEAD, isBackground: true }],
  'Meren of Clan Nel Toth': ['BG', commander()],
  "Kykar, Wind's Fury": ['WUR', commander()],
  'Krenko, Mob Boss': ['R', commander()],
  'Korvold, Fae-Cursed King': ['BRG', commander()],
  'Arcades, the Strategist': ['GWU', commander()],
  'Niv-Mizzet, Parun': ['UR', commander()],
  'Valki, God of Lies // Tibalt, Cosmic Impostor': ['BR', commander()],
  'Zirda, the Dawnwaker': ['RW', commander({ companion: true })],
  ...Object.fromEntries(
    [
      'Sol Ring',
      'Arcane Signet',
      'Ancient Tomb',
      'Opt',
      'Brainstorm',
      'Counterspell',
      'Lightning Bolt',
      'Fire // Ice',
      'Murderous Rider // Swift End',
      'Plains',
      'Island',
      'Swamp',
      'Mountain',
      'Forest',
      'Foil',
      'Erase',
      'Sacrifice',
      'Reanimate',
      '+2 Mace',
      '1996 World Champion',
      'Borrowing 100,000 Arrows',
      "Kingpin's Pet",
      'Junún Efreet',
      "Lim-Dûl's Vault",
      'Jötun Grunt',
      'Saproling Burst',
      'Scavenging Ooze',
      'Cut // Ribbons',
    ].map((name): [string, [string]] => [name, ['']]),
  ),
};

const NAMES = Object.keys(CARDS);
const find = buildCardFinder(
  NAMES.map((name) => ({ name, slug: slugify(name.split(' // ')[0] ?? ''), aliases: [] })),
);

/** The look-up of the tests: exact names, slugs and faces. */
export const lookUp: FindCard = (name) => {
  const found = NAMES[find(name) ?? -1];
  const [colors = '', lead = NO_LEAD] = (found && CARDS[found]) || [];
  return found ? { name: found, lead, colorIdentity: parseColorIdentity(colors) } : null;
};
