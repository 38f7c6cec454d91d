/** `sizes` of the commander's picture in the head of a list. */
export const PICTURE_SIZES = '(min-width: 1200px) 14rem, (min-width: 768px) 13rem, 7rem';
