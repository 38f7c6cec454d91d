import { describe, expect, it } from 'vitest';
import { wordParts } from './name-board.tsx';

const getParts = (name: string) =>
  wordParts([...name]).map((word) => word.map((part) => part.map(({ sign }) => sign).join('')));

describe('lines of the name', () => {
  it('break at spaces and after hyphens only', () => {
    expect(getParts('Will-o’-the-Wisp Counterintelligence')).toEqual([
      ['Will-', 'o’-', 'the-', 'Wisp'],
      ['Counterintelligence'],
    ]);
  });

  it('have no empty words or parts', () => {
    expect(getParts('A  B- ')).toEqual([['A'], ['B-']]);
  });
});
