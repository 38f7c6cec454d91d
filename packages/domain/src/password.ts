/** Minimum length in characters; `accounts` checks the other requirements. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;
