/**
 * A decoder like those of typed languages: unknown fields are ignored, absent ones and null become the zero value of
 * the type, and any other value of a wrong type fails the whole document.
 */
export type Spec =
  | 'string'
  | 'int'
  | 'float'
  | 'bool'
  | readonly [Spec]
  | { readonly map: Spec }
  | { readonly fields: Readonly<Record<string, Spec>> };

/** @throws TypeError with the path of the first value of a wrong type. */
export function decode(spec: Spec, value: unknown, at = '$'): unknown {
  if (value === null || value === undefined) return zero(spec);
  if (typeof spec === 'string') return scalar(spec, value, at);
  if (isList(spec)) {
    if (!Array.isArray(value)) throw wrong('a list', value, at);
    return value.map((part, index) => decode(spec[0], part, `${at}[${index}]`));
  }
  if ('map' in spec) {
    const entries = Object.entries(object(value, at));
    return Object.fromEntries(entries.map(([key, part]) => [key, decode(spec.map, part, `${at}.${key}`)]));
  }
  const found = object(value, at);
  const fields = Object.entries(spec.fields);
  return Object.fromEntries(fields.map(([key, part]) => [key, decode(part, found[key], `${at}.${key}`)]));
}

/** Every list has a field `map` of its own. */
function isList(spec: Exclude<Spec, string>): spec is readonly [Spec] {
  return Array.isArray(spec);
}

function scalar(spec: 'string' | 'int' | 'float' | 'bool', value: unknown, at: string): unknown {
  if (spec === 'string' && typeof value === 'string') return value;
  if (spec === 'bool' && typeof value === 'boolean') return value;
  if (spec === 'float' && typeof value === 'number') return value;
  if (spec === 'int' && Number.isInteger(value)) return value;
  throw wrong(spec, value, at);
}

function object(value: unknown, at: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw wrong('an object', value, at);
  // Safe because JSON objects have string keys.
  return value as Record<string, unknown>;
}

function zero(spec: Spec): unknown {
  if (spec === 'string') return '';
  if (spec === 'bool') return false;
  if (typeof spec === 'string') return 0;
  if (isList(spec)) return [];
  return 'map' in spec ? {} : decode(spec, {});
}

function wrong(wanted: string, value: unknown, at: string): TypeError {
  return new TypeError(`${at} is no ${wanted}: ${JSON.stringify(value)?.slice(0, 80)}`);
}

const lists = (
  view: Spec,
  more: Readonly<Record<string, Spec>> = {},
  list: Readonly<Record<string, Spec>> = {},
): Spec => ({
  fields: {
    container: {
      fields: {
        json_dict: {
          fields: {
            cardlists: [{ fields: { header: 'string', tag: 'string', cardviews: [view], ...list } }],
            ...more,
          },
        },
      },
    },
  },
});

/** Structures as declared by typed programs; the second field of each says which documents they are for. */
export const STRUCTURES: Readonly<Record<string, Spec>> = {
  // Prices by shop as numbers: an object instead of one fails the decoding.
  recommendations: lists(
    {
      fields: {
        name: 'string',
        sanitized: 'string',
        inclusion: 'int',
        num_decks: 'int',
        synergy: 'float',
        label: 'string',
        salt: 'float',
        prices: { map: 'float' },
      },
    },
    {
      card: { fields: { name: 'string', sanitized: 'string', color_id: ['string'], num_decks: 'int' } },
      num_decks: 'int',
    },
    { combo: { fields: { comboId: 'string', cards: ['string'], results: ['string'] } } },
  ),
  trends: lists(
    {
      fields: {
        id: 'string',
        name: 'string',
        synergy: 'float',
        inclusion: 'int',
        num_decks: 'int',
        potential_decks: 'int',
        trend_zscore: 'float',
        color_identity: ['string'],
      },
    },
    {
      card: {
        fields: {
          id: 'string',
          name: 'string',
          color_identity: ['string'],
          num_decks: 'int',
          rank: 'int',
          salt: 'float',
          label: 'string',
          prices: { map: { fields: { price: 'float', url: 'string', slug: 'string' } } },
        },
      },
    },
  ),
  page: {
    fields: {
      header: 'string',
      description: 'string',
      avg_price: 'float',
      num_decks_avg: 'int',
      deck_size: 'int',
      creature: 'int',
      land: 'int',
      similar: ['string'],
      bracket_counts: { map: 'int' },
      budget_counts: { map: 'int' },
      savedate_counts: { map: 'int' },
      partnercounts: [{ fields: { value: 'string', count: 'int', href: 'string' } }],
      precon_commander_counts: [{ fields: { value: 'string', count: 'int', href: 'string' } }],
      panels: {
        fields: {
          mana_curve: { map: 'int' },
          taglinks: [{ fields: { count: 'int', slug: 'string', value: 'string' } }],
          combocounts: [{ fields: { value: 'string', alt: 'string', href: 'string' } }],
          rank_over_time: { map: { map: 'float' } },
        },
      },
      table: [
        {
          fields: {
            urlhash: 'string',
            savedate: 'string',
            price: 'int',
            salt: 'float',
            bracket: 'int',
            tags: ['string'],
          },
        },
      ],
    },
  },
};
