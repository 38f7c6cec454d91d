import { describe, expect, it } from 'vitest';
import { readMigrations } from './migrations.ts';

/**
 * Databases refuse to migrate if an applied migration has changed, even in a comment. Add a line for each new migration
 * and never change an existing line.
 */
const APPLIED: Readonly<Record<string, string>> = {
  '0001-decks-and-votes': '5b99ce89078999a7',
  '0002-accounts': 'f8b2e3d7de568b49',
  '0003-newsletter': '07a82b470de68a5e',
  '0005-shared-decks': 'afef8afac3f44692',
  '0006-staff': '7e24e457ed5d0edb',
  '0007-attempts': '5ac6d85f5869526f',
  '0008-ads-refused': '6b43fdc0ecd514c5',
  '0009-chosen-settings': '5867a1e80b0c48ec',
  '0010-sessions': 'ba47b17e0fbe273b',
  '0011-second-factor': '9fad6a8ef08ca2e1',
  '0012-passkeys': '1cfa170b10ab79a1',
  '0014-salt-networks': '46aee8daefa4d020',
  '0015-api-keys': '1faf714fc96178b0',
};

describe('migrations', () => {
  it('stay as they were applied', () => {
    const found = readMigrations();
    expect(Object.fromEntries(found.map(({ name, hash }) => [name, hash.slice(0, 16)]))).toEqual(APPLIED);
  });
});
