import type { MetaDescriptor } from 'react-router';
import { absoluteUrl } from '../site/public-origin.ts';
import { SITE_NAME } from '../site/site-facts.ts';
import { type PageKind, structuredData } from './structured-data.ts';

type PageFacts = {
  title: string;
  description: string;
  /** Path of the page; without one it has no previews and no structured data. */
  canonical?: string;
  noindex?: boolean;
  /** What the page is to a machine that reads it; an ordinary page where left out. */
  kind?: PageKind;
  /** Path of the picture that stands for the page elsewhere; drawn from the page's own document where left out. */
  image?: string;
};

/** Stands for the site itself and for pages without a document of their own. */
export const SITE_IMAGE = '/og/site.png';

/**
 * What machines read of a page: title, description, canonical address, the preview that other sites show, structured
 * data with the way to the page and, where it should not be found by search engines, noindex.
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
  const image = absoluteUrl(facts.image ?? imageOf(canonical));
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
    // Read in documents alone: the browser needs neither it nor what makes it, and leaves it where it stands.
    ...(import.meta.env.SSR
      ? [{ 'script:ld+json': structuredData({ title, description, canonical, kind, image }) }]
      : []),
  ];
}

/** Pages whose picture the server draws from their document: those below a folder of the kind. */
function imageOf(canonical: string): string {
  return canonical === '/' ? SITE_IMAGE : `/og${canonical}.png`;
}
