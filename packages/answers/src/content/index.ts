export { articlePage, articlesAbout, getLatestArticles } from './articles-page.ts';
export { CONTENT_FOLDER } from './front-matter.ts';
export { CONTENT_PAGES } from './pages.ts';
export { parseMarkdown } from './parse-markdown.ts';
export { type Article, type Content, parseArticle, siteContent } from './read-content.ts';
export { THRESHOLD_TEXT } from './threshold-text.data.ts';
