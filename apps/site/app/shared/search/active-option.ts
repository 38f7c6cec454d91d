/**
 * The option an arrow or jump key moves to; −1 is the text field, which is part of the cycle. Null if the list does not
 * handle the key.
 */
export function nextActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  const positions = count + 1;
  switch (key) {
    case 'ArrowDown':
      return ((active + 2) % positions) - 1;
    case 'ArrowUp':
      return ((active + positions) % positions) - 1;
    // In the text field these two move the cursor.
    case 'Home':
      return active < 0 ? null : 0;
    case 'End':
      return active < 0 ? null : count - 1;
    default:
      return null;
  }
}
