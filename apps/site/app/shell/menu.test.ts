import { ALL_IDENTITIES, identitySlug } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { SECTIONS } from './menu.ts';
import { getMenuGroups } from './menu-groups.ts';
import { EXTRAS } from './more-links.ts';

describe('the top-level menu', () => {
  it('has one entry for each section, each with its own page', () => {
    expect(SECTIONS.map(({ label, to }) => [label, to])).toEqual([
      ['Commanders', '/commanders'],
      ['Cards', '/top'],
      ['Tags', '/tags'],
      ['Sets', '/sets'],
      ['Precons', '/precon'],
      ['Combos', '/combos'],
      ['Lands', '/lands'],
      ['Articles', '/articles'],
      ['Guides', '/guides'],
      ['Tools', '/recs'],
    ]);
  });

  it('links to every color identity once', () => {
    const targets = getMenuGroups('commanders')
      .flatMap(({ entries }) => entries)
      .filter(({ colors }) => colors)
      .map(({ to }) => to);
    expect([...targets].sort()).toEqual(
      ALL_IDENTITIES.map((identity) => `/commanders/${identitySlug(identity)}`).sort(),
    );
  });

  it('has no duplicate links within a section', () => {
    for (const { id } of SECTIONS) {
      const targets = getMenuGroups(id).flatMap(({ entries }) => entries.map(({ to }) => to));
      expect(new Set(targets).size, id).toBe(targets.length);
    }
  });
});

describe('the extras menu', () => {
  it('has its nine entries in order', () => {
    expect(EXTRAS.map(({ label }) => label)).toEqual([
      'Settings',
      'Random Commander',
      'Recs: improve my deck',
      'FAQ',
      'Podcast',
      'Newsletter',
      'Become a patron',
      'Spellify',
      'Contact Us',
    ]);
    expect(EXTRAS.flatMap((extra) => (extra.kind === 'page' ? [extra.to] : []))).toEqual([
      '/recs',
      '/faq',
      '/newsletter',
      '/games/spellify',
      '/contact-us',
    ]);
  });
});
