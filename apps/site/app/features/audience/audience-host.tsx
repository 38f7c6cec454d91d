import { fetchPart } from '@deckwright/islands';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useAudience } from '../../shared/page/site-settings.ts';
import { ConsentQuestion } from './consent/consent-question.tsx';

/** Server-rendered markup that React keeps during hydration. */
const AS_SERVED = { dangerouslySetInnerHTML: { __html: '' } };

let loaded: typeof import('./visit.ts') | undefined;

/** The last answer to the question that was pressed before the code that follows it. */
let pressed: HTMLElement | null = null;

function notePress({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent-answer]') : null;
  if (button) pressed = button;
}

/**
 * Renders the consent question; the code of ads and page counts loads after the page, and only if they are configured.
 */
export function AudienceHost() {
  const audience = useAudience();
  const { pathname } = useLocation();
  // Before the new page is painted, so that space for ads is reserved from the start.
  useLayoutEffect(() => {
    if (!audience) return;
    if (loaded) loaded.visit(audience, pathname);
    else {
      document.addEventListener('click', notePress);
      fetchPart(() => import('./visit.ts')).then(
        (code) => {
          loaded = code;
          code.visit(audience, pathname);
          document.removeEventListener('click', notePress);
          pressed?.click();
          pressed = null;
        },
        // If it fails, nothing is shown and nothing counted; the next page tries again.
        () => undefined,
      );
    }
  }, [audience, pathname]);
  if (!audience) return null;
  return import.meta.env.SSR ? (
    <div className="consent">{audience.consentManager ? null : <ConsentQuestion audience={audience} />}</div>
  ) : (
    <div className="consent" {...AS_SERVED} suppressHydrationWarning />
  );
}
