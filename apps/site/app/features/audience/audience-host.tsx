import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { fetchPart } from '../../shared/part/fetch-part.ts';
import { useAudience } from '../../shared/site/site-settings.ts';
import { ConsentQuestion } from './consent/consent-question.tsx';

/** Markup that React finds and leaves alone. */
const AS_SERVED = { dangerouslySetInnerHTML: { __html: '' } };

let loaded: typeof import('./visit.ts') | undefined;

/** Where the question stands; the code of ads and page counts comes after the page, and only where they are set. */
export function AudienceHost() {
  const audience = useAudience();
  const { pathname } = useLocation();
  // Before the new page is painted: room for ads is there from its first moment.
  useLayoutEffect(() => {
    if (!audience) return;
    if (loaded) loaded.visit(audience, pathname);
    else
      fetchPart(() => import('./visit.ts')).then(
        (code) => {
          loaded = code;
          code.visit(audience, pathname);
        },
        // Without it nothing is shown and nothing is counted; the next page tries again.
        () => undefined,
      );
  }, [audience, pathname]);
  if (!audience) return null;
  return import.meta.env.SSR ? (
    <div className="consent">{audience.consentManager ? null : <ConsentQuestion audience={audience} />}</div>
  ) : (
    <div className="consent" {...AS_SERVED} suppressHydrationWarning />
  );
}
