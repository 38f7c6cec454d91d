/** What people read in a browser when the site is busy; programs get `BUSY_MESSAGE`. */
export const BUSY_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Busy</title><h1>The server is busy</h1><p>Please try again in a moment.</p></html>';

const MIN_SECONDS = 2;
const MAX_SECONDS = 5;

/** Seconds for Retry-After, random each time so that clients refused together do not come back together. */
export function retrySeconds(): string {
  return `${MIN_SECONDS + Math.floor(Math.random() * (MAX_SECONDS - MIN_SECONDS + 1))}`;
}
