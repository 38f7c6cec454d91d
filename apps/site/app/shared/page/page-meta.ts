import type { MetaDescriptor } from 'react-router';
import { absoluteUrl, publicOrigin } from './public-origin.ts';
import { SITE_NAME } from './site-facts.ts';
import { type PageKind, structuredData } from './structured-data.ts';

type PageFacts = {
  title: string;
  description: string;
  /** Path of the page; without one it has no previews and no structured data. */
  canonical?: string;
  noindex?: boolean;
  /** The kind of page for structured data; by default an ordinary page. */
  kind?: PageKind;
  /** Path of the preview image; by default drawn from the page's own document. */
  image?: string;
  /** Whether the page has a feed. */
  hasFeed?: boolean;
};

/** The image of the site itself and of pages without a document of their own. */
export const SITE_IMAGE = '/og/site.png';

/**
 * Metadata of a page: title, description, canonical URL, the preview that other sites show, structured data with
 * breadcrumbs and, if search engines should not index it, noindex.
 */
export function pageMeta(facts: PageFacts): MetaDescriptor[] {
  const { title, description, canonical, noindex = false } = facts;
  return [
    { title: title === SITE_NAME ? title : `${title} · ${SITE_NAME}` },
    { name: 'description', content: description },
    ...(canonical ? found({ ...facts, canonical }) : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

function found(facts: PageFacts & { canonical: string }): MetaDescriptor[] {
  const { title, description, canonical, kind = { type: 'page' } } = facts;
  const image = absoluteUrl(facts.image ?? getImage(canonical));
  const article = kind.type === 'article';
  return [
    { tagName: 'link', rel: 'canonical', href: absoluteUrl(canonical) },
    { property: 'og:site_name', content: SITE_NAME },
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absoluteUrl(canonical) },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    ...(article ? [{ property: 'article:published_time', content: kind.published }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    // Only in documents: the browser needs neither it nor its code, and keeps the server-rendered tag.
    ...(import.meta.env.SSR
      ? [
          ...oembedLinks(title, canonical),
          ...(facts.hasFeed ? [feedLink(title, canonical)] : []),
          { 'script:ld+json': structuredData({ title, description, canonical, kind, image }) },
        ]
      : []),
  ];
}

/**
 * Where programs that show links find the card to embed, or what to call the link; they need absolute addresses. Also on pages
 * that search engines should not list, such as single decks: who links to one wants it shown.
 */
function oembedLinks(title: string, canonical: string): MetaDescriptor[] {
  if (publicOrigin() === '' || /^\/account(?:\/|$)/.test(canonical)) return [];
  const oembedUrl = absoluteUrl(`/oembed?url=${encodeURIComponent(absoluteUrl(canonical))}`);
  return (['json', 'xml'] as const).map((format) => ({
    tagName: 'link',
    rel: 'alternate',
    type: format === 'json' ? 'application/json+oembed' : 'text/xml+oembed',
    href: `${oembedUrl}&format=${format}`,
    title,
  }));
}

/** What feed readers find on the page. */
function feedLink(title: string, canonical: string): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    href: absoluteUrl(`${canonical}/feed.xml`),
    title,
  };
}

/** The image that the server draws from a page's document, for pages below a folder of that kind. */
function getImage(canonical: string): string {
  return canonical === '/' ? SITE_IMAGE : `/og${canonical}.png`;
}
