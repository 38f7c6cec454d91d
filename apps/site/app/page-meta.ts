import type { MetaDescriptor } from 'react-router';
import { SITE_NAME } from './site-facts.ts';

type PageFacts = { title: string; description: string; canonical?: string; noindex?: boolean };

/** Title, description, canonical address and, where a page should not be found by search engines, noindex. */
export function pageMeta({ title, description, canonical, noindex = false }: PageFacts): MetaDescriptor[] {
  return [
    { title: title === SITE_NAME ? title : `${title} · ${SITE_NAME}` },
    { name: 'description', content: description },
    ...(canonical ? [{ tagName: 'link', rel: 'canonical', href: canonical }] : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
