/** Style of the square buttons in the top bar. */
export const ICON_BUTTON = 'icon-button transition-colors';
