import { readFileSync } from 'node:fs';
import { ADDRESS_SETTINGS, readAddresses } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';

describe('the addresses of fetch', () => {
  it('are in .env.example with the default values', () => {
    const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const listed = Object.fromEntries(
      [...example.matchAll(/^#(\w+_URL)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    const { scryfall, mtgjson, spellbook, topdeck } = readAddresses({});
    expect(listed).toMatchObject({
      [ADDRESS_SETTINGS.scryfall]: scryfall,
      [ADDRESS_SETTINGS.mtgjson]: mtgjson,
      [ADDRESS_SETTINGS.spellbook]: spellbook,
      [ADDRESS_SETTINGS.topdeck]: topdeck,
    });
  });
});
