export type Box = { left: number; top: number; right: number; bottom: number };
export type Size = { width: number; height: number };

/** Between the picture and what it belongs to, and at least to the edge of the window. */
const GAP = 12;

/**
 * Where a picture stands that belongs to a box, in the window's pixels: to its right, where there is no room to its left, and
 * else below or above it, whichever has more room. It never leaves the window, and covers the box only where nothing else
 * is left.
 */
export function placeBeside(box: Box, { width, height }: Size, window: Size): { left: number; top: number } {
  const within = (value: number, length: number, all: number) =>
    Math.max(GAP, Math.min(value, all - length - GAP));
  const middle = (box.top + box.bottom - height) / 2;
  if (box.right + GAP + width + GAP <= window.width)
    return { left: box.right + GAP, top: within(middle, height, window.height) };
  if (box.left - GAP - width >= GAP)
    return {
      left: within(box.left - GAP - width, width, window.width),
      top: within(middle, height, window.height),
    };
  const isBelow = window.height - box.bottom >= box.top;
  const center = (box.left + box.right - width) / 2;
  return {
    left: within(center, width, window.width),
    top: within(isBelow ? box.bottom + GAP : box.top - GAP - height, height, window.height),
  };
}
