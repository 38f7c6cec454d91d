import styles from './app.css?inline';

/** Id of the only style element of the document. */
export const STYLE_ID = 'site-css';

/**
 * The whole style sheet, for the head of the document. Only the server has the text (the browser build drops the branch
 * and with it the import); the browser reads back what it was sent, so that a rerendered document keeps its style.
 */
export const inlineCss: string = import.meta.env.SSR
  ? styles
  : (document.getElementById(STYLE_ID)?.textContent ?? '');
