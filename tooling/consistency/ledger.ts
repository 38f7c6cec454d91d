/** How many contradictions of one rule are reported in full. */
const MAX_REPORTED = 8;

type Seen = { value: unknown; where: string };

/** Records what pages state, and notes contradictions within and between pages. */
export class Ledger {
  /** Number of assertions by rule. */
  readonly assertions = new Map<string, number>();
  /** The first contradictions of each rule, in words. */
  readonly reported: string[] = [];
  /** Number of contradictions by rule. */
  readonly broken = new Map<string, number>();
  readonly #facts = new Map<string, Map<string | number, Seen>>();

  get count(): number {
    return [...this.assertions.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Asserts that `holds`; `details` describes what was found if it does not. */
  holds(rule: string, holds: boolean, where: string, details: () => string): void {
    this.assertions.set(rule, (this.assertions.get(rule) ?? 0) + 1);
    if (holds) return;
    const times = (this.broken.get(rule) ?? 0) + 1;
    this.broken.set(rule, times);
    if (times <= MAX_REPORTED) this.reported.push(`${where}: ${rule}: ${details()}`);
  }

  /** Asserts that two numbers are equal, up to `within`. */
  equal(rule: string, one: number, other: number, where: string, within = 0): void {
    this.holds(rule, Math.abs(one - other) <= within, where, () => `${one}, but ${other}`);
  }

  /** Asserts that a fact has one value everywhere, from its second occurrence on. */
  same(fact: string, about: string | number, value: unknown, where: string): void {
    let seen = this.#facts.get(fact);
    if (!seen) {
      seen = new Map();
      this.#facts.set(fact, seen);
    }
    const before = seen.get(about);
    if (!before) {
      seen.set(about, { value, where });
      return;
    }
    const agrees = before.value === value;
    this.holds(
      `same ${fact}`,
      agrees,
      where,
      () => `${about}: ${String(value)}, but ${String(before.value)} on ${before.where}`,
    );
  }
}
