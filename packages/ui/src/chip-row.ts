/** Look of a row of chips: it scrolls horizontally on a phone, and wraps where there is room. Its chips are one line high. */
export const CHIP_ROW =
  'swiped -mx-4 flex gap-1.5 *:shrink-0 overflow-x-auto px-4 -my-0.5 py-1 [scrollbar-width:none] md:flex-wrap md:-mx-1 md:px-1';
