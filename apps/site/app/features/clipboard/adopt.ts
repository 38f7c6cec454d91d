import { type Clipboard, type Contents, sameContents } from './clipboard.ts';
import { mergeTabs } from './kept-clipboard.ts';

/**
 * Takes over contents that came from elsewhere: from the device, or from another tab. They make no snapshot; those there
 * are change along, so that undo takes back what was done here and never what was done there.
 */
export function adopt(state: Clipboard, contents: Contents): Clipboard {
  if (sameContents(state, contents)) return state;
  const { cards, commanders } = contents;
  const prevStates = state.prevStates.map((before) => mergeTabs(state, before, contents));
  return { ...state, cards, commanders, prevStates };
}
