/** What people read in a browser when the site is busy; programs get `BUSY_MESSAGE`. */
export const BUSY_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Busy</title><h1>The server is busy</h1><p>Please try again in a moment.</p></html>';

const LEAST_SECONDS = 2;
const MOST_SECONDS = 5;

/** Seconds for Retry-After, random each time so that clients refused together do not come back together. */
export function retrySeconds(): string {
  return `${LEAST_SECONDS + Math.floor(Math.random() * (MOST_SECONDS - LEAST_SECONDS + 1))}`;
}
