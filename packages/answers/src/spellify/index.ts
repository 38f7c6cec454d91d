export { playSpellify, spellifyToday } from './spellify-game.ts';
