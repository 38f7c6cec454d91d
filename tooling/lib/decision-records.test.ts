import { describe, expect, it } from 'vitest';
import { checkDecisions, findDeadCitations, movedNumbers } from './decision-records.mjs';

const record = (number: string, status: string, rest = '') => ({
  file: `docs/adr/${number}-x.md`,
  text: `# ${number}: x\n\n- Date: 2026-01-01\n- Status: ${status}\n${rest}\n`,
});
const note = (name: string, text: string) => ({ file: `docs/design/${name}.md`, text });
const row = (number: string, status: string) => `| [${number}](${number}-x.md) | x | ${status} |`;
const LINK_2 = '[0002](0002-x.md) (2026-01-02)';

describe('checkDecisions', () => {
  it('accepts records that are dated, listed in order and linked in both directions', () => {
    const records = [
      record('0001', `superseded by ${LINK_2}`),
      record(
        '0002',
        'accepted, amended by [a](../design/a.md) (2026-01-03)',
        '- Supersedes: [0001](0001-x.md)',
      ),
      note('a', 'Amends [0002](../adr/0002-x.md).\n\nReplaces ADRs 0003, 0002 (in part).'),
    ];
    const index = [
      row('0001', 'superseded by [0002](0002-x.md)'),
      row('0002', 'accepted, amended by [a](../design/a.md)'),
      '| [a](../design/a.md) | 0003, 0002 |',
    ].join('\n');
    expect(checkDecisions(records, index)).toEqual([]);
  });

  it('refuses a record without date, status or its own number in the title', () => {
    const text = '# 0002: x\n\nDate: yesterday. Status: fine.\n';
    const problems = checkDecisions([{ file: 'docs/adr/0001-x.md', text }], row('0001', ''));
    expect(problems).toEqual([
      'docs/adr/0001-x.md: begins with "# 0001: " and its title',
      'docs/adr/0001-x.md: has no line "- Date: YYYY-MM-DD"',
      'docs/adr/0001-x.md: has no valid status; see docs/adr/0000-template.md',
      expect.stringContaining('has 0 rows for 0001'),
    ]);
  });

  it('refuses a status that the later record does not confirm', () => {
    const index = [row('0001', 'superseded by [0002](0002-x.md)'), row('0002', 'accepted')].join('\n');
    const records = [record('0001', `superseded by ${LINK_2}`), record('0002', 'accepted')];
    expect(checkDecisions(records, index)).toEqual([
      'docs/adr/0002-x.md: says nothing of 0001, whose status names it; add "- Supersedes: …"',
    ]);
  });

  it('refuses a record that supersedes or amends one whose status does not say so', () => {
    const index = [row('0001', 'accepted'), row('0002', 'accepted')].join('\n');
    for (const [field, words] of [
      ['Supersedes', 'superseded by'],
      ['Amends', 'amended by'],
    ]) {
      const records = [
        record('0001', 'accepted'),
        record('0002', 'accepted', `- ${field}: [0001](0001-x.md)`),
      ];
      expect(checkDecisions(records, index)).toEqual([
        `docs/adr/0001-x.md: its status does not say that it is ${words} 0002`,
      ]);
    }
  });

  it('refuses a text that changes an earlier record which does not link back', () => {
    const index = [row('0001', 'accepted'), row('0002', 'accepted')].join('\n');
    const records = [
      record('0001', 'accepted'),
      record('0002', 'accepted', 'This replaces\n[0001](0001-x.md) in part.'),
    ];
    expect(checkDecisions(records, index)).toEqual([
      'docs/adr/0001-x.md: has no link to 0002, though docs/adr/0002-x.md says that one changes the other',
    ]);
    const linked = [record('0001', 'accepted', 'See [0002](0002-x.md).'), records[1] ?? record('0002', '')];
    expect(checkDecisions(linked, index)).toEqual([]);
  });

  it('refuses a note that amends a record without linking it', () => {
    const records = [
      record('0001', 'accepted, amended by [a](../design/a.md) (2026-01-03)'),
      note('a', 'Nothing of it.'),
    ];
    const index = row('0001', 'accepted, amended by [a](../design/a.md)');
    expect(checkDecisions(records, index)).toEqual([
      "docs/design/a.md: has no link to 0001, which it amends by that one's status",
    ]);
  });

  it('refuses a note whose numbers still exist, are not its last line or differ from the index', () => {
    const index = row('0001', 'accepted');
    expect(checkDecisions([record('0001', 'accepted'), note('a', 'Replaces ADRs 0001.')], index)).toEqual([
      'docs/design/a.md: replaces 0001, whose record still exists',
      'docs/adr/README.md: the numbers of a are "0001", its row says ""',
    ]);
    expect(checkDecisions([note('a', 'Replaces ADRs 0007.\n\nMore.')], '')).toEqual([
      'docs/design/a.md: its last line is not "Replaces ADRs …."',
    ]);
  });

  it('refuses an index out of order, with a foreign number or another status', () => {
    const records = [record('0001', 'accepted'), record('0002', 'accepted')];
    const index = [row('0002', 'proposed'), row('0001', 'accepted'), row('0009', 'accepted')].join('\n');
    expect(checkDecisions(records, index)).toEqual([
      'docs/adr/README.md: its rows are not in the order of numbers',
      'docs/adr/README.md: the status of 0002 is "accepted"',
      'docs/adr/README.md: lists 0009, which does not exist',
    ]);
  });
});

describe('findDeadCitations', () => {
  const moved = movedNumbers([note('a', 'x\n\nReplaces ADRs 0003, 0004 (in part).')]);

  it('names a record that does not exist, or the note that replaced it', () => {
    const text = '// ADR 0001 and docs/adr/0003-x.md\n// docs/adr/0009';
    expect(findDeadCitations(text, new Set(['0001']), moved)).toEqual([
      { line: 1, problem: 'cites decision 0003: it became docs/design/a.md' },
      { line: 2, problem: 'cites decision 0009: there is no such record' },
    ]);
  });

  it('leaves numbers alone that are no citation', () => {
    expect(findDeadCitations('Replaces ADRs 0003. Migration 0009-x, 20010', new Set(), moved)).toEqual([]);
  });
});
