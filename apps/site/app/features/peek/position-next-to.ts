export type Box = { left: number; top: number; right: number; bottom: number };
export type Size = { width: number; height: number };

/** Between the picture and its name, and at least to the edge of the window. */
const GAP = 12;

/**
 * Position of a picture that belongs to a box, in pixels of the window: to its right, if there is no space to its left,
 * and otherwise below or above it, whichever has more space. It never leaves the window, and covers the box only if
 * nothing else is possible.
 */
export function positionNextTo(
  box: Box,
  { width, height }: Size,
  window: Size,
): { left: number; top: number } {
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
