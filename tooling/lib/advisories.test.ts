import { describe, expect, it } from 'vitest';
import { auditProblems, readAudit } from './advisories.mjs';

const URL = 'https://github.com/advisories/GHSA-x';
const HOLE = { title: 'a hole', url: URL };

describe('advisories', () => {
  it("are read from npm's output, and missed if the registry has none", () => {
    expect(readAudit('{"vulnerabilities":{}}')).toEqual({});
    expect(readAudit('{"message":"405 Method Not Allowed"}')).toBeNull();
    expect(readAudit('')).toBeNull();
  });

  it('of high and critical severity are problems, where they originate', () => {
    const audit = {
      bad: { severity: 'critical', via: [HOLE] },
      mild: { severity: 'moderate', via: [HOLE] },
      above: { severity: 'critical', via: ['bad'] },
    };
    expect(auditProblems(audit, '2026-11-24')).toEqual([`bad: critical, a hole (${URL})`]);
  });

  it('are accepted up to their date', () => {
    const audit = { bad: { severity: 'high', via: [HOLE] } };
    const accepted = { [URL]: { why: 'never called', until: '2026-11-24' } };
    expect(auditProblems(audit, '2026-11-24', accepted)).toEqual([]);
    expect(auditProblems(audit, '2026-11-25', accepted)).toHaveLength(1);
  });
});
