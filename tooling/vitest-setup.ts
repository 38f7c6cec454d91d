import { format } from 'node:util';
import fc from 'fast-check';
import { afterEach, beforeEach, expect } from 'vitest';

// One seed for everyone, so that a change is judged by itself; `npm run fuzz` draws others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_101) });

const METHODS = ['error', 'warn'] as const;
const originals = { error: console.error, warn: console.warn };
let said: string[] = [];

// A test that expects a message overrides ours with `vi.spyOn(console, …).mockImplementation(…)`.
beforeEach(() => {
  said = [];
  for (const method of METHODS) {
    console[method] = (...parts: unknown[]) => {
      said.push(`console.${method}: ${format(...parts)}`);
    };
  }
});

afterEach(() => {
  for (const method of METHODS) console[method] = originals[method];
  expect(said, 'The test wrote to the console without expecting it').toEqual([]);
});
