import fraunces from '@deckwright/ui/fonts/fraunces.woff2?url';
import inter from '@deckwright/ui/fonts/inter.woff2?url';
import styles from './text-fonts.css?inline';

/** The element that holds the faces of the text fonts. */
export const TEXT_FONTS_ID = 'text-fonts';

/** Where the fonts belong to the first paint of the first visit, too. */
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
 * On a phone's first visit the pictures go first: once the page has loaded the fonts are fetched, and put in place
 * together, so that the text is set anew once. The device then keeps which files it has; later pages use them from
 * their first paint on.
 */
export const TEXT_FONTS_SCRIPT = `(()=>{${[
  `const v='${inter} ${fraunces}',w=window;let k;try{k=localStorage.getItem('${KEPT}')}catch{}`,
  `if(k===v){document.getElementById('${TEXT_FONTS_ID}').media='all';return}`,
  `if(matchMedia('${AT_ONCE}').matches)return;`,
  `const late=()=>{const f=[['Inter','${inter}','400 700'],['Fraunces','${fraunces}','400 900']]`,
  `.map(([n,u,weight])=>new FontFace(n,'url('+u+')',{weight}));`,
  `Promise.all(f.map(x=>x.load())).then(()=>{f.forEach(x=>document.fonts.add(x));localStorage.setItem('${KEPT}',v)})`,
  `.catch(()=>{})};addEventListener('load',()=>w.requestIdleCallback?requestIdleCallback(late):setTimeout(late,200))`,
].join('')}})()`;
