import { type Card, colorIdentityOf, leadFactsOf, parseTypeLine, primaryType } from '@deckwright/domain';

type Told = Partial<
  Pick<Card, 'manaCost' | 'manaValue' | 'roles' | 'salt' | 'legality' | 'summary' | 'gameChanger'>
> & { colors?: string; text?: string };

/** An invented card; a spell of two mana where nothing is told. */
export function insightCard(name: string, typeLine: string, told: Told = {}): Card {
  const { colors = '', text = '', ...facts } = told;
  const type = primaryType(typeLine) ?? 'Artifact';
  const face = { name, typeLine, text, power: null, toughness: null, loyalty: null, defense: null };
  return {
    key: name,
    slug: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    name,
    aliases: [],
    layout: 'normal',
    typeLine,
    primaryType: type,
    ...parseTypeLine(typeLine),
    manaCost: '',
    manaValue: type === 'Land' ? 0 : 2,
    colors: colorIdentityOf(colors),
    colorIdentity: colorIdentityOf(colors),
    keywords: [],
    faces: [{ ...face, manaCost: told.manaCost ?? '', imageSmall: null, imageNormal: null }],
    summary: null,
    rarity: 'rare',
    set: 'tst',
    setName: 'Test',
    released: '2020-01-01',
    legality: 'legal',
    gameChanger: false,
    imageId: null,
    prices: {},
    salt: null,
    lead: leadFactsOf({ typeLine, text, power: null, toughness: null }),
    roles: [],
    tags: [],
    printings: [],
    ...facts,
  };
}
