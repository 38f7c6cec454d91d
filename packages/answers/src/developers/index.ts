export { FIELD_DESCRIPTIONS } from './field-descriptions.data.ts';
export { wordsOfField } from './field-descriptions.ts';
export { DEVELOPER_PAGES } from './pages.ts';
