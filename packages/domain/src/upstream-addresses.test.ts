import { describe, expect, it } from 'vitest';
import { readAddresses } from './upstream-addresses.ts';

describe('upstream addresses', () => {
  it('are the public ones by default', () => {
    expect(readAddresses({ MTGJSON_URL: ' http://127.0.0.1:9/v5/ ', SPELLBOOK_URL: '' })).toEqual({
      scryfall: 'https://api.scryfall.com',
      mtgjson: 'http://127.0.0.1:9/v5',
      spellbook: 'https://json.commanderspellbook.com',
      topdeck: 'https://topdeck.gg/api/v2',
    });
  });

  it.each(['nowhere', 'ftp://x/y', 'https://x/y?z=1'])('are refused if invalid: %s', (text) => {
    expect(() => readAddresses({ SCRYFALL_URL: text })).toThrow(
      /^SCRYFALL_URL must be an address such as https:/,
    );
  });
});
