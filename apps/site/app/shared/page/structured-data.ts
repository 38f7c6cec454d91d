import { absoluteUrl } from './public-origin.ts';
import { SITE_NAME } from './site-facts.ts';

/** Dates are YYYY-MM-DD. */
export type PageKind =
  | { type: 'page' | 'list' | 'home' | 'about' | 'contact' }
  | { type: 'article'; author: string; published: string }
  | { type: 'questions'; questions: readonly { question: string; answer: string }[] };

type PageFacts = { title: string; description: string; canonical: string; image: string; kind: PageKind };

type JsonObject = { [key: string]: Json };
type Json = string | number | boolean | null | JsonObject | Json[];

/** Parent pages; a folder without a page is not a breadcrumb. */
const FOLDERS: Readonly<Record<string, string>> = {
  '/articles': 'Articles',
  '/backgrounds': 'Backgrounds',
  '/cards': 'Cards',
  '/combos': 'Combos',
  '/commanders': 'Commanders',
  '/guides': 'Guides',
  '/lands': 'Lands',
  '/partners': 'Partners',
  '/precon': 'Precons',
  '/sets': 'Sets',
  '/tags': 'Tags',
  '/top': 'Top cards',
};

/** The page in schema.org vocabulary, with breadcrumbs from the home page. */
export function structuredData(facts: PageFacts): JsonObject {
  return { '@context': 'https://schema.org', '@graph': [getPage(facts), getBreadcrumbs(facts)] };
}

function getPage({ title, description, canonical, image, kind }: PageFacts): JsonObject {
  const url = absoluteUrl(canonical);
  const page = { name: title, description, url };
  switch (kind.type) {
    case 'home':
      return {
        '@type': 'WebSite',
        ...page,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl('/search')}?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      };
    case 'article':
      return {
        '@type': 'Article',
        headline: title,
        description,
        url,
        image,
        datePublished: kind.published,
        author: { '@type': 'Organization', name: kind.author },
        publisher: { '@type': 'Organization', name: SITE_NAME },
      };
    case 'questions':
      return {
        '@type': 'FAQPage',
        ...page,
        mainEntity: kind.questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      };
    case 'list':
      return { '@type': 'CollectionPage', ...page };
    case 'about':
      return { '@type': 'AboutPage', ...page };
    case 'contact':
      return { '@type': 'ContactPage', ...page };
    default:
      return { '@type': 'WebPage', ...page };
  }
}

/** Breadcrumbs from the home page to this one: name and path. */
export function breadcrumbs(title: string, canonical: string): { name: string; path: string }[] {
  if (canonical === '/') return [{ name: SITE_NAME, path: '/' }];
  const parts = canonical.split('/').filter(Boolean);
  const above = parts
    .slice(0, -1)
    .map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
    .flatMap((path) => (FOLDERS[path] ? [{ name: FOLDERS[path], path }] : []));
  return [{ name: SITE_NAME, path: '/' }, ...above, { name: title, path: canonical }];
}

function getBreadcrumbs({ title, canonical }: PageFacts): JsonObject {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs(title, canonical).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}
