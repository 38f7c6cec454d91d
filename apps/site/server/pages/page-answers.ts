import type { ViewContext } from '@deckwright/answers';
import { type Answers, createAnswers } from '@deckwright/answers';
import type { Problem } from '@deckwright/contract';
import { toReportedProblem } from '../api/problem.ts';
import { inSpan } from '../observability/spans.ts';

/** A refusal as pages show it: the status of the page, and what the API would say instead. */
class PageRefusal extends Error {
  override readonly name = 'PageRefusal';
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem, cause: unknown) {
    super(problem.error.message, { cause });
    this.status = status;
    this.problem = problem;
  }
}

/** The answers of a snapshot, for loaders: refusals carry the status of the page that reports them. */
export function answersForPages(context: ViewContext): Answers {
  const entries = Object.entries(createAnswers(context)).map(([name, ask]) => [
    name,
    refusing(`answers.${name}`, traced(name, ask as (...args: never[]) => Promise<unknown>)),
  ]);
  // Safe because each function keeps its name, its arguments and what it resolves to.
  return Object.fromEntries(entries) as Answers;
}

/** A function whose calls are spans. Of its arguments only the name of a page is in it, a word of our own. */
function traced<Args extends unknown[], T>(
  name: string,
  ask: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  return (...args) =>
    inSpan('answer', { 'deckwright.answer': name === 'page' ? `page ${args[0]}` : name }, () => ask(...args));
}

/**
 * A function with its errors as pages report them. Unexpected errors are logged under that name, without the arguments: these are
 * what somebody typed.
 */
export function refusing<Args extends unknown[], T>(
  name: string,
  ask: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  return async (...args) => {
    try {
      return await ask(...args);
    } catch (error) {
      if (error instanceof Error && error.name === 'PageMovedError') throw error;
      const reported = toReportedProblem(error, name);
      if (reported === null) throw error;
      throw new PageRefusal(reported.status, reported.problem, error);
    }
  };
}
