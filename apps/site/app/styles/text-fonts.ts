import href from './text-fonts.css?url';

/** Id of the link to the sheet with the text fonts. */
export const TEXT_FONTS_ID = 'text-fonts';

/** The sheet that holds both text fonts; the first paint waits for it. */
export const TEXT_FONTS_HREF = href;

/** As long as browsers leave text invisible for a font that they wait for. */
const PATIENCE_MS = 3000;

/**
 * Ends the wait on a line so slow, or dead, that the sheet has not come: the page is then read in the fallback faces to
 * its end, and the next one has the fonts. Runs before the link, because scripts after it wait too.
 */
export const TEXT_FONTS_LIMIT = import.meta.env.SSR
  ? `setTimeout(()=>{const l=document.getElementById('${TEXT_FONTS_ID}');if(l&&!l.sheet)l.media='not all'},${PATIENCE_MS});`
  : '';

/**
 * Behind the link, so it runs once the sheet is there: browsers decode a font only when the first layout asks for it,
 * beside the thread that then paints without it.
 */
export const TEXT_FONTS_LOAD = import.meta.env.SSR ? 'for(const face of document.fonts)face.load()' : '';
