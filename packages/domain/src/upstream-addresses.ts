import { AppError } from './errors.ts';

/** Base URLs of the upstream services, without a trailing slash. */
export type UpstreamAddresses = {
  /** Serves /bulk-data and /sets. */
  scryfall: string;
  /** Folder with AllIdentifiers.json.gz and the other files. */
  mtgjson: string;
  /** Folder with variants.json.gz. */
  spellbook: string;
  /** Serves /tournaments; asked only with a key. */
  topdeck: string;
};

/** The environment variable of each address. */
export const ADDRESS_SETTINGS = {
  scryfall: 'SCRYFALL_URL',
  mtgjson: 'MTGJSON_URL',
  spellbook: 'SPELLBOOK_URL',
  topdeck: 'TOPDECK_URL',
} as const satisfies Record<keyof UpstreamAddresses, string>;

const DEFAULTS: UpstreamAddresses = {
  scryfall: 'https://api.scryfall.com',
  mtgjson: 'https://mtgjson.com/api/v5',
  spellbook: 'https://json.commanderspellbook.com',
  topdeck: 'https://topdeck.gg/api/v2',
};

/**
 * Reads the addresses from the environment; an empty variable counts as unset.
 * @throws AppError `invalid-argument` for an invalid address.
 */
export function readAddresses(env: Readonly<Record<string, string | undefined>>): UpstreamAddresses {
  const read = (key: keyof UpstreamAddresses): string => {
    const text = env[ADDRESS_SETTINGS[key]]?.trim() || DEFAULTS[key];
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '')
      return text.replace(/(?<!\/)\/+$/, '');
    throw new AppError(
      'invalid-argument',
      `${ADDRESS_SETTINGS[key]} must be an address such as ${DEFAULTS[key]}.`,
    );
  };
  return {
    scryfall: read('scryfall'),
    mtgjson: read('mtgjson'),
    spellbook: read('spellbook'),
    topdeck: read('topdeck'),
  };
}
