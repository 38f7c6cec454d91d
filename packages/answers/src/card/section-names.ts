import type { SectionTag } from '@deckwright/engine/query';

export const SECTION_NAMES: Readonly<Record<SectionTag, string>> = {
  newcards: 'New Cards',
  highsynergycards: 'High Synergy Cards',
  highliftcards: 'High Lift Cards',
  topcards: 'Top Cards',
  gamechangers: 'Game Changers',
  creatures: 'Creatures',
  instants: 'Instants',
  sorceries: 'Sorceries',
  utilityartifacts: 'Utility Artifacts',
  enchantments: 'Enchantments',
  battles: 'Battles',
  planeswalkers: 'Planeswalkers',
  utilitylands: 'Utility Lands',
  manaartifacts: 'Mana Artifacts',
  lands: 'Lands',
};
