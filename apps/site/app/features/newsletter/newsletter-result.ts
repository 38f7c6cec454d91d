/** What came of asking for the newsletter, with the address as it was typed. */
export type AskResult = { email: string; sent: true } | { email: string; sent: false; problem: AskProblem };

/** Which field is wrong, or none. */
export type AskProblem = { field: 'email' | 'consent' | null; text: string };

/** What came of the button on a page that a mail leads to. */
export type TokenResult = { done: true } | { done: false; text: string };
