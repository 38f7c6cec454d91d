export { type PreviewFacts, type PreviewPage, previewPage } from './preview-facts.ts';
