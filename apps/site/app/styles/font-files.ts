import fraunces from '@deckwright/ui/fonts/fraunces.woff2?url';
import inter from '@deckwright/ui/fonts/inter.woff2?url';

/**
 * The fonts every page shows, asked for together with the page; the symbols come with the pages that have some.
 * Only as built: the server of sources gives the style sheet other addresses for them.
 */
export const FONT_FILES: readonly string[] = import.meta.env.PROD ? [inter, fraunces] : [];
