/**
 * Two-sided p-value of Student's t distribution, 0…1, by the finite series for integer degrees of freedom (Abramowitz
 * and Stegun, Handbook of Mathematical Functions, 26.7.3 and 26.7.4).
 * @param t any number
 * @param freedom degrees of freedom, an integer of at least 1
 */
export function studentChance(t: number, freedom: number): number {
  const angle = Math.atan(Math.abs(t) / Math.sqrt(freedom));
  const cosine = Math.cos(angle);
  const isOdd = freedom % 2 === 1;
  let term = isOdd ? cosine : 1;
  let series = freedom === 1 ? 0 : term;
  for (let power = isOdd ? 3 : 2; power <= freedom - 2; power += 2) {
    term *= ((power - 1) / power) * cosine * cosine;
    series += term;
  }
  const inside = isOdd ? (2 / Math.PI) * (angle + Math.sin(angle) * series) : Math.sin(angle) * series;
  return Math.min(1, Math.max(0, 1 - inside));
}
