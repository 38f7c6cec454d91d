import fraunces from '@deckwright/ui/fonts/fraunces.woff2?url';
import inter from '@deckwright/ui/fonts/inter.woff2?url';
import styles from '@deckwright/ui/text-fonts.css?inline';

/** The element that holds the faces of the text fonts. */
export const TEXT_FONTS_ID = 'text-fonts';

/** Where the fonts belong to the first paint: on wide screens, and where no script could ask for them later. */
export const AT_ONCE = '(width >= 48rem)';

const KEPT = 'textFonts';

/**
 * The fonts every page shows, on wide screens asked for together with the page. Only as built: the server of sources
 * gives the style sheet other addresses for them.
 */
export const FONT_FILES: readonly string[] = import.meta.env.PROD ? [inter, fraunces] : [];

/** The rules of the two faces; read back from the document in the browser, as the style sheet is. */
export const textFonts: string = import.meta.env.SSR
  ? styles
  : (document.getElementById(TEXT_FONTS_ID)?.textContent ?? '');

/**
 * On a phone's first visit the pictures go first: the fonts are asked for once the page has loaded. The device then
 * keeps which files it has; later pages use them from their first paint on.
 */
export const TEXT_FONTS_SCRIPT = `(()=>{${[
  `const w=window,use=()=>{document.getElementById('${TEXT_FONTS_ID}').media='all'},v='${inter} ${fraunces}';let k;`,
  `try{k=localStorage.getItem('${KEPT}')}catch{}`,
  `const late=()=>{use();document.fonts.ready.then(()=>{try{localStorage.setItem('${KEPT}',v)}catch{}})};`,
  `k===v?use():addEventListener('load',()=>w.requestIdleCallback?requestIdleCallback(late):setTimeout(late,200))`,
].join('')}})()`;

/** A document that React draws anew, as after a crash, is past its first paint. */
export function restoreTextFonts(): void {
  if (document.readyState !== 'complete') return;
  const faces = document.getElementById(TEXT_FONTS_ID);
  if (faces instanceof HTMLStyleElement && faces.media !== 'all') faces.media = 'all';
}
