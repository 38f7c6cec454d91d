import fraunces from '@deckwright/ui/fonts/fraunces.woff2?url';
import inter from '@deckwright/ui/fonts/inter.woff2?url';
import mana from '@deckwright/ui/fonts/mana.woff2?url';

/** The fonts every page shows, asked for together with the page. */
export const FONT_FILES: readonly string[] = [inter, fraunces, mana];
