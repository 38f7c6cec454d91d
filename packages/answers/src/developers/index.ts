export { FIELD_WORDS } from './field-words.data.ts';
export { wordsOfField } from './field-words.ts';
export { DEVELOPER_PAGES } from './pages.ts';
