/** What the API says is wrong: a problem document (RFC 9457). */
export type ApiProblem = {
    type: string;
    title: string;
    status: number;
    /** For people. */
    detail: string;
    error: {
        code: string;
        message: string;
    };
    /** Names like the one that is not known. */
    nearest?: {
        label: string;
        url: string;
        kind: string;
    }[];
};
/** The API refused a call. `status` and `code` are for programs, `message` is for people. */
export declare class ApiError extends Error {
    readonly name: string;
    readonly url: string;
    readonly status: number;
    /** Such as `not-found` or `invalid-argument`; `unknown` where the answer is not the API's. */
    readonly code: string;
    /** Null where something between here and the site answered. */
    readonly problem: ApiProblem | null;
    /** Seconds after which the site wants to be asked again; null where it does not say. */
    readonly retryAfter: number | null;
    constructor(url: string, status: number, problem: ApiProblem | null, retryAfter: number | null);
}
/** No answer came, or one that cannot be read; `cause` says why. */
export declare class ConnectionError extends Error {
    readonly name: string;
    readonly url: string;
    constructor(url: string, cause: unknown);
}
/** The data were renewed between two pages of a list; begin again. */
export declare class DataChangedError extends Error {
    readonly name: string;
}
/** The problem document in the text of an answer; null where it is something else. */
export declare function readProblem(text: string): ApiProblem | null;
