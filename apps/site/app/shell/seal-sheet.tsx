export { SealSheet as default } from '@deckwright/ui';
