/** What programs are told where the site is busy. */
export const BUSY = 'The server is busy. Please try again in a moment.';

/** The same for who reads it in a browser. */
export const BUSY_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Busy</title><h1>The server is busy</h1><p>Please try again in a moment.</p></html>';

const LEAST_SECONDS = 2;
const MOST_SECONDS = 5;

/** When to come back, for Retry-After: chosen anew each time, so that those who were turned away together don't come back together. */
export function retrySeconds(): string {
  return `${LEAST_SECONDS + Math.floor(Math.random() * (MOST_SECONDS - LEAST_SECONDS + 1))}`;
}
