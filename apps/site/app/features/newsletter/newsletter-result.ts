/** The result of subscribing, with the address as entered. */
export type AskResult = { email: string; sent: true } | { email: string; sent: false; problem: AskProblem };

/** Which field is wrong, if any. */
export type AskProblem = { field: 'email' | 'consent' | null; text: string };

/** The result of the button on a page that an email links to. */
export type TokenResult = { done: true } | { done: false; text: string };
