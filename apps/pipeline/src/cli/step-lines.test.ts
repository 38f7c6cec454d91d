import { describe, expect, it } from 'vitest';
import { StepLines } from './step-lines.ts';

describe('StepLines', () => {
  it('writes the step, its share and the text, and passes them on', () => {
    const passed: unknown[][] = [];
    const lines: string[] = [];
    const clock = { now: 0 };
    const inner = {
      update: (...args: unknown[]) => void passed.push(args),
      clear: () => void passed.push(['clear']),
    };
    const steps = new StepLines(
      inner,
      (line) => lines.push(line),
      () => clock.now,
    );
    steps.update('downloading', 1, 4, '1 MB');
    clock.now = 100;
    steps.update('downloading', 2, 4, '2 MB');
    clock.now = 200;
    steps.update('downloading', 8, 4);
    steps.begin('build');
    steps.update('writing');
    steps.clear();
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { step: 'download', share: 0.25, text: 'downloading, 1 MB' },
      { step: 'download', share: 1, text: 'downloading' },
      { step: 'build', share: null, text: 'writing' },
    ]);
    expect(passed).toEqual([
      ['downloading', 1, 4, '1 MB'],
      ['downloading', 2, 4, '2 MB'],
      ['downloading', 8, 4, ''],
      ['writing', 0, 0, ''],
      ['clear'],
    ]);
  });
});
