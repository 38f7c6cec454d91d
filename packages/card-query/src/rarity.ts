/** From the commonest on. */
export const RARITIES = ['common', 'uncommon', 'rare', 'mythic', 'special', 'bonus'];

/** Place among RARITIES; NaN for what is none. */
export function rarityRank(rarity: string | undefined): number {
  const rank = RARITIES.indexOf(rarity ?? '');
  return rank < 0 ? Number.NaN : rank;
}
