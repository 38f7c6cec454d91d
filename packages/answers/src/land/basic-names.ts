/** Basic lands in the order of the colors, then the colorless one. */
export const BASIC_NAMES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Wastes'] as const;
