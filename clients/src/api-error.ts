/** What the API says is wrong: a problem document (RFC 9457). */
export type ApiProblem = {
  type: string;
  title: string;
  status: number;
  /** For people. */
  detail: string;
  error: { code: string; message: string };
  /** Names like the one that is not known. */
  nearest?: { label: string; url: string; kind: string }[];
};

/** The API refused a call. `status` and `code` are for programs, `message` is for people. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly url: string;
  readonly status: number;
  /** Such as `not-found` or `invalid-argument`; `unknown` where the answer is not the API's. */
  readonly code: string;
  /** Null where something between here and the site answered. */
  readonly problem: ApiProblem | null;
  /** Seconds after which the site wants to be asked again; null where it does not say. */
  readonly retryAfter: number | null;

  constructor(url: string, status: number, problem: ApiProblem | null, retryAfter: number | null) {
    super(problem?.detail ?? `${url} answered with status ${status}.`);
    this.url = url;
    this.status = status;
    this.code = problem?.error.code ?? 'unknown';
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** No answer came, or one that cannot be read; `cause` says why. */
export class ConnectionError extends Error {
  override readonly name: string = 'ConnectionError';
  readonly url: string;

  constructor(url: string, cause: unknown) {
    super(`${url} does not answer.`, { cause });
    this.url = url;
  }
}

/** The data were renewed between two pages of a list; begin again. */
export class DataChangedError extends Error {
  override readonly name: string = 'DataChangedError';
}

/** The problem document in the text of an answer; null where it is something else. */
export function readProblem(text: string): ApiProblem | null {
  try {
    const value: unknown = JSON.parse(text);
    const isProblem =
      typeof value === 'object' &&
      value !== null &&
      'detail' in value &&
      typeof value.detail === 'string' &&
      'error' in value &&
      typeof value.error === 'object' &&
      value.error !== null &&
      'code' in value.error;
    return isProblem ? (value as ApiProblem) : null;
  } catch {
    // A page of something between here and the site.
    return null;
  }
}
