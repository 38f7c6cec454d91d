/** Prices, in USD, up to which cards can be chosen. */
export const PRICE_LIMITS = [1, 2, 5, 10, 20] as const;
