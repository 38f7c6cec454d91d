import { fetchPart, StaticMarkup } from '@deckwright/islands';
import { closeFoldsOnEscape, sharpenPictures } from '@deckwright/ui';
import { type ReactNode, use, useEffect } from 'react';
import {
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { AudienceHost } from './features/audience/audience-host.tsx';
import { adsFirstPaint } from './features/audience/consent/first-paint.ts';
import { ClipboardHost } from './features/clipboard/clipboard-host.tsx';
import { RouteFailure } from './features/failure/route-failure.tsx';
import { PeekHost } from './features/peek/peek-host.tsx';
import { SearchBox } from './features/search/search-box.tsx';
import { lazyPart } from './shared/loading/lazy-part.tsx';
import { answersContext } from './shared/page/contexts.ts';
import { loadPage } from './shared/page/load-page.ts';
import { publicOrigin, servePublicOrigin } from './shared/page/public-origin.ts';
import { Breadcrumbs } from './shell/breadcrumbs.tsx';
import { DisplayHost } from './shell/display-host.tsx';
import { NOTE_CLICKS_SCRIPT, replayClicks } from './shell/early-clicks.ts';
import { FIRST_PAINT_SCRIPT, restoreStoredChoices } from './shell/first-paint.ts';
import { Header } from './shell/header.tsx';
import { NavigationProgress } from './shell/navigation-progress.tsx';
import { Nonce } from './shell/nonce.ts';
import { PrefetchLinks } from './shell/prefetch-links.tsx';
import { useReturnToLink } from './shell/return-to-link.ts';
import { SectionBar } from './shell/section-bar.tsx';
import { ServedLinks } from './shell/served-links.tsx';
import { SettingsHost } from './shell/settings-host.tsx';
import { followTheme } from './shell/theme.ts';
import { ToastArea } from './shell/toast-area.tsx';
import { inlineCss, STYLE_ID } from './styles/inline-css.ts';
import printCss from './styles/print.css?url';
import { TEXT_FONTS_HREF, TEXT_FONTS_ID, TEXT_FONTS_LIMIT, TEXT_FONTS_LOAD } from './styles/text-fonts.ts';

/** Static content is server-rendered markup; its code stays on the server. If a page failed offline, it is omitted. */
const Footer = lazyPart(() => fetchPart(() => import('./shell/footer.tsx')), { missing: () => null });
/** Not needed with real data. */
const SampleNotice = lazyPart(
  async () => ({
    default: (await fetchPart(() => import('./features/real-data/sample-notice.tsx'))).SampleNotice,
  }),
  { missing: () => null },
);
const NoDecksNotice = lazyPart(() => fetchPart(() => import('./features/real-data/no-decks-notice.tsx')));
const AddDecksHint = lazyPart(
  async () => ({
    default: (await fetchPart(() => import('./features/real-data/add-decks-hint.tsx'))).AddDecksHint,
  }),
  { missing: () => null },
);

/** Host of the browser's own calls, what the data is, and what the operator configured. */
export async function loader({ context }: LoaderFunctionArgs) {
  const {
    hosts,
    sample,
    numDecks,
    site,
    tcgplayerKickback: sale,
    affiliates,
    audience,
    saltVote,
    credits,
  } = await loadPage(context.get(answersContext).misc());
  servePublicOrigin(site.origin);
  return {
    apiHost: hosts.api,
    staticHost: hosts.static,
    sample,
    hasDecks: numDecks > 0,
    site,
    sale,
    affiliates,
    // Absent if nothing is configured, because every page contains it.
    ...(audience.ads || audience.analytics ? { audience } : {}),
    ...(saltVote ? { saltVote } : {}),
    ...(credits.length > 0 ? { credits } : {}),
  };
}

export function shouldRevalidate() {
  return false;
}

type Props = { children: ReactNode };

export function Layout({ children }: Props) {
  const nonce = use(Nonce);
  const facts = useRouteLoaderData<typeof loader>('root');
  useEffect(restoreStoredChoices, []);
  useEffect(followTheme, []);
  useEffect(sharpenPictures, []);
  useEffect(closeFoldsOnEscape, []);
  useReturnToLink();
  // After the effects of all children, which have added their listeners by then.
  useEffect(replayClicks, []);
  return (
    <html lang="en" data-origin={publicOrigin()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script nonce={nonce} suppressHydrationWarning>
          {import.meta.env.SSR
            ? TEXT_FONTS_LIMIT + FIRST_PAINT_SCRIPT + NOTE_CLICKS_SCRIPT + adsFirstPaint(facts?.audience)
            : ''}
        </script>
        {/* Ahead of the rules, so that it is on its way while they still arrive. */}
        <link rel="stylesheet" id={TEXT_FONTS_ID} href={TEXT_FONTS_HREF} suppressHydrationWarning />
        <script nonce={nonce} suppressHydrationWarning>
          {TEXT_FONTS_LOAD}
        </script>
        <style id={STYLE_ID} nonce={nonce} suppressHydrationWarning>
          {inlineCss}
        </style>
        {import.meta.env.PROD ? <link rel="stylesheet" href={printCss} media="print" /> : null}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" href="/feed.xml" type="application/rss+xml" title="Articles and guides" />
        <Meta />
      </head>
      <body className="flex flex-col">
        <a
          href="#content"
          className="sr-only z-50 rounded-md bg-surface focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          <span className="block px-4 py-2">Skip to content</span>
        </a>
        <NavigationProgress />
        <Header search={<SearchBox />} />
        <SectionBar />
        {facts?.sample ? <SampleNotice /> : null}
        {facts && !facts.hasDecks ? (
          <>
            <StaticMarkup>
              <NoDecksNotice />
            </StaticMarkup>
            <AddDecksHint />
          </>
        ) : null}
        <AudienceHost />
        <main id="content" tabIndex={-1} className="relative w-full flex-1 overflow-x-clip">
          <Breadcrumbs />
          <div className="mx-auto w-full max-w-[112rem] px-4 py-5 md:px-6">
            <DisplayHost>{children}</DisplayHost>
          </div>
        </main>
        <StaticMarkup>
          <Footer />
        </StaticMarkup>
        <SettingsHost />
        <ClipboardHost />
        <ToastArea />
        <PeekHost />
        <PrefetchLinks />
        <ServedLinks />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export { RouteFailure as ErrorBoundary };
