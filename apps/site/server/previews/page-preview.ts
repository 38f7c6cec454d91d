import { findByPath, type PreviewPage, previewPage, type ViewContext } from '@deckwright/answers';
import { AppError } from '@deckwright/domain';
import { STATUS_OF_CODE } from '../http/error-status.ts';

/** The preview of the site, for pages without a document of their own. */
export const SITE_PREVIEW: PreviewPage = {
  canonical: '/site',
  facts: {
    kind: '',
    name: 'What Commander decks play, and what yours could',
    line: 'Statistics and advice, with the sample size of every number.',
    colors: ['W', 'U', 'B', 'R', 'G'],
    figures: [],
    note: '',
  },
};

/** What the picture of the page at a path shows; null if there is no such page. */
export async function pagePreview(context: ViewContext, path: string): Promise<PreviewPage | null> {
  if (path === SITE_PREVIEW.canonical) return SITE_PREVIEW;
  try {
    const found = await findByPath(context, path, new URLSearchParams());
    if (found && !found.make) return pagePreview(context, new URL(found.movedTo, 'http://site').pathname);
    return found ? previewPage(path, await found.make()) : null;
  } catch (error) {
    // An unknown name, or an invalid address.
    if (error instanceof AppError && STATUS_OF_CODE[error.code] < 500) return null;
    throw error;
  }
}
