import fraunces from '@deckwright/ui/fonts/fraunces.woff2?url';
import inter from '@deckwright/ui/fonts/inter.woff2?url';
import { STORAGE_KEYS } from '../shared/storage/keys.ts';
import styles from './text-fonts.css?inline';

/** Id of the element with the font faces of the text fonts. */
export const TEXT_FONTS_ID = 'text-fonts';

/** Where the fonts are part of the first paint even on the first visit. */
export const AT_ONCE = '(width >= 48rem)';

/**
 * The fonts every page uses, preloaded with the page on wide screens. Only in builds: the development server gives them
 * other URLs in the style sheet.
 */
export const FONT_FILES: readonly string[] = import.meta.env.PROD ? [inter, fraunces] : [];

/** The rules of the two font faces; read back from the document in the browser, like the style sheet. */
export const textFonts: string = import.meta.env.SSR
  ? styles
  : (document.getElementById(TEXT_FONTS_ID)?.textContent ?? '');

/**
 * Text never changes its font after it was painted. Fonts that arrive too late for the first paint, as on a phone's
 * first visit, where pictures load first, are applied when the next page is opened; the device then remembers which
 * files it has, and preloads them from then on. The script runs before any module, so it uses local storage itself.
 */
export const TEXT_FONTS_SCRIPT = import.meta.env.SSR ? textFontsScript() : '';

function textFontsScript(): string {
  return `(()=>{${[
    `const f=[['Inter','${inter}','400 700'],['Fraunces','${fraunces}','400 900']],v='${inter} ${fraunces}';`,
    `let k;try{k=localStorage.getItem('${STORAGE_KEYS.textFonts}')}catch{}`,
    `if(k===v){document.getElementById('${TEXT_FONTS_ID}').media='all';`,
    `if(!matchMedia('${AT_ONCE}').matches)for(const [,href] of f)document.head.append(Object.assign(`,
    `document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}));return}`,
    `const n=window.navigation,late=()=>{const g=f.map(([n,u,weight])=>new FontFace(n,'url('+u+')',{weight}));`,
    `Promise.all(g.map(x=>x.load())).then(()=>{const page=u=>u.split('#')[0],set=({from})=>{`,
    `if(page(from.url)===page(location.href))return;n.removeEventListener('currententrychange',set);`,
    `g.forEach(x=>document.fonts.add(x))};n?.addEventListener('currententrychange',set);`,
    `localStorage.setItem('${STORAGE_KEYS.textFonts}',v)}).catch(()=>{})};`,
    `addEventListener('load',()=>window.requestIdleCallback?requestIdleCallback(late):setTimeout(late,200))`,
  ].join('')}})()`;
}
