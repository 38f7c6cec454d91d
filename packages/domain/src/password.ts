/** Minimum length in characters; `accounts` checks the other requirements. */
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;
