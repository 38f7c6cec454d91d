export { Pager as default } from '@deckwright/ui';
