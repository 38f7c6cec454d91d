/** Characters a password has; what else it must not be is checked where it is kept. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;
