import { STATUS_CODES } from 'node:http';
import type { Problem, ProblemDetails } from '@deckwright/contract';

/** Media type of errors of the calls for programs, which `isForPrograms` knows by their paths. */
export const PROBLEM_TYPE = 'application/problem+json';

/** Registered for limits by the draft of the RateLimit fields; everything else is what its status says. */
const TYPES: Readonly<Record<number, string>> = {
  429: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
};

/** A problem as RFC 9457 has it; `error` and `nearest` are its extension members. */
export function problemDetails(status: number, problem: Problem): ProblemDetails {
  return {
    type: TYPES[status] ?? 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: problem.error.message,
    ...problem,
  };
}
