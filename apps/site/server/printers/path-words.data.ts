/** A name in the path of a page: its meaning and an example from the sample. */
export type PathName = { description: string; example: string };

/** The names in each path with braces. */
export const PATH_WORDS: Readonly<Record<string, Readonly<Record<string, PathName>>>> = {
  '/commanders/{slug}': {
    slug: {
      description:
        'Slug of a commander, of a pair (both slugs in order, joined by a hyphen), or of a color identity such as `azorius`, which answers its commanders',
      example: 'atraxa-praetors-voice',
    },
  },
  '/partners/{slug}': {
    slug: {
      description: 'Slug of a card that can be one of two commanders, Backgrounds aside',
      example: 'tymna-the-weaver',
    },
  },
  '/backgrounds/{slug}': { slug: { description: 'Slug of a Background', example: 'raised-by-giants' } },
  '/cards/{slug}': { slug: { description: 'Slug of a card', example: 'sol-ring' } },
  '/top/{slug}': {
    slug: {
      description: 'Slug of a list, such as `white` or `creatures`; `/top` names all of them',
      example: 'creatures',
    },
  },
  '/decks/{slug}': {
    slug: {
      description: 'Slug of a commander or of a pair, as for `/commanders`',
      example: 'atraxa-praetors-voice',
    },
  },
  '/decks/{slug}/{id}': {
    slug: {
      description: 'Slug of the deck’s commander or pair, as for `/commanders`',
      example: 'atraxa-praetors-voice',
    },
    id: { description: 'Id of the deck, as `/decks/{slug}` lists it', example: '73fa349e4556' },
  },
  '/average-decks/{slug}': {
    slug: {
      description: 'Slug of a commander or of a pair, as for `/commanders`',
      example: 'atraxa-praetors-voice',
    },
  },
  '/combos/{id}': {
    id: { description: 'Id of the combo, as `/combos` lists it', example: 'sample-heliod-ballista' },
  },
  '/lands/{slug}': {
    slug: { description: 'Slug of a color identity, such as `azorius` or `mono-red`', example: 'azorius' },
  },
  '/precon/{slug}': {
    slug: { description: 'Slug of the precon, as `/precon` lists it', example: 'sample-crimson-court' },
  },
  '/sets/{slug}': { slug: { description: 'Code of the set, lower case', example: 'cmr' } },
  '/tags/{slug}': {
    slug: { description: 'Slug of a theme or kindred theme, as `/tags` lists it', example: 'aristocrats' },
  },
  '/tags/{slug}/{colors}': {
    slug: { description: 'Slug of a theme or kindred theme, as `/tags` lists it', example: 'aristocrats' },
    colors: {
      description: 'Slug of a color identity, such as `azorius`: decks of exactly these colors count',
      example: 'orzhov',
    },
  },
  '/articles/{slug}': {
    slug: {
      description: 'Slug of the article, as `/articles` lists it',
      example: 'inclusion-synergy-and-lift',
    },
  },
  '/guides/{slug}': {
    slug: { description: 'Slug of the guide, as `/guides` lists it', example: 'how-many-lands' },
  },
  '/{slug}': {
    slug: {
      description: 'A page about the site: faq, about-us, contact-us, privacy, terms or newsletter',
      example: 'faq',
    },
  },
};
