import { analyse } from 'scslre';
import { type FoundRegex, findRegexes } from './find-regexes.ts';

export type SlowRegex = FoundRegex & {
  /** How long a text can keep it busy, for which letter. */
  problem: string;
};

/**
 * The regular expressions of a source that take more than linear time on a run of some letter: by backtracking within one
 * repetition or between two, or by starting anew at each letter of the run.
 */
export function slowRegexes(name: string, text: string): SlowRegex[] {
  return findRegexes(name, text).flatMap((regex) => {
    const [report] = analyse({ source: regex.source, flags: regex.flags }).reports;
    if (!report) return [];
    const growth = report.exponential ? 'exponential' : 'quadratic or more';
    return [{ ...regex, problem: `${growth} on a run of ${JSON.stringify(report.character.pick)}` }];
  });
}
