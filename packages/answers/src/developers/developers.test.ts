import { CardResource } from '@deckwright/contract/schemas';
import { describe, expect, it } from 'vitest';
import { chooseFields } from '../resources/choose-fields.ts';
import { apiChanges, changesIn } from './api-changes.ts';
import { fieldRows } from './field-rows.ts';

describe('fieldRows', () => {
  const rows = fieldRows(CardResource);
  const row = (name: string) => rows.find((each) => each.name === name);

  it('names each field once, as `fields` takes it, with the words of its schema', () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    expect(
      chooseFields(
        CardResource,
        rows.map(({ name }) => name),
      ).names,
    ).toHaveLength(rows.length);
    expect(row('num_decks')?.meaning).toBe(CardResource.shape.num_decks.description);
    expect(rows.filter(({ meaning }) => meaning === '')).toEqual([]);
  });

  it('says what kind of value it is', () => {
    expect(row('object')?.type).toBe('`card`');
    expect(row('num_decks')?.type).toBe('whole number');
    expect(row('salt')?.type).toBe('number or null');
    expect(row('subtypes')?.type).toBe('list of text');
    expect(row('faces')?.type).toBe('list of object');
    expect(rows.some(({ name }) => /^prices\.\w+\.price$/.test(name))).toBe(true);
  });
});

describe('the changes for programs', () => {
  it('are the parts of the changelog with that name, without links to files', () => {
    const changelog = `# Changelog

## Unreleased

### For users

- A picture.

### For programs

- A call ([docs](docs/API.md), [0001](docs/adr/0001.md)) and [another](docs/x.md).

## 0.1.0 – 2026-01-01

### For operators

- A command.
`;
    const text = (value: string) => ({ type: 'text', text: value });
    expect(changesIn(changelog)).toMatchObject([
      {
        release: 'Unreleased',
        breaking: [],
        added: [{ type: 'list', items: [[{ type: 'paragraph', parts: [text('A call and another.')] }]] }],
      },
    ]);
  });

  it('are what the newest release added, and what all of them broke', () => {
    const release = (title: string) =>
      `## ${title}\n\n### Breaking, for programs\n\n- Broken.\n\n### For programs\n\n- Added.\n\n`;
    const found = changesIn(`## Unreleased\n\n${['3', '2', '1'].map(release).join('')}`);
    expect(found.map((each) => [each.release, each.breaking.length, each.added.length])).toEqual([
      ['3', 1, 1],
      ['2', 1, 0],
      ['1', 1, 0],
    ]);
  });

  it('are there for this version', () => {
    const [newest] = apiChanges();
    expect(newest?.added.length).toBeGreaterThan(0);
  });
});
