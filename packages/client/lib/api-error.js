/** The API refused a call. `status` and `code` are for programs, `message` is for people. */
export class ApiError extends Error {
    name = 'ApiError';
    url;
    status;
    /** Such as `not-found` or `invalid-argument`; `unknown` where the answer is not the API's. */
    code;
    /** Null where something between here and the site answered. */
    problem;
    /** Seconds after which the site wants to be asked again; null where it does not say. */
    retryAfter;
    constructor(url, status, problem, retryAfter) {
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
    name = 'ConnectionError';
    url;
    constructor(url, cause) {
        super(`${url} does not answer.`, { cause });
        this.url = url;
    }
}
/** The data were renewed between two pages of a list; begin again. */
export class DataChangedError extends Error {
    name = 'DataChangedError';
}
/** The problem document in the text of an answer; null where it is something else. */
export function readProblem(text) {
    try {
        const value = JSON.parse(text);
        const isProblem = typeof value === 'object' &&
            value !== null &&
            'detail' in value &&
            typeof value.detail === 'string' &&
            'error' in value &&
            typeof value.error === 'object' &&
            value.error !== null &&
            'code' in value.error;
        return isProblem ? value : null;
    }
    catch {
        // A page of something between here and the site.
        return null;
    }
}
