import type { CommanderPageView } from './commander-view.ts';

/** Maximum numbers shown in the rail; all themes are in the menu above, all combos on their own page. */
export const MAX_COMBOS = 5;
export const MAX_THEMES = 12;

/** In pixels, measured at 1280, where a list is one row of pictures with its head. */
const LIST = 348;
const LIST_GAP = 48;
const PANEL = 73;
const PANEL_GAP = 16;
const AVERAGE_DECK = 278;
const THEME = 37;
const PRECON = 57;
const LINE = 21;
const SMALL_LINE = 18;
const COMBO_GAP = 10;
const LINK = 33;
/** Characters per line beside a percentage. */
const NAME_WIDTH = 20;
const RESULTS_WIDTH = 26;

/** The rail may be longer than the lists by this much, about the space between two of them. */
const SLACK = 60;
const FEWEST = 2;
const MOST = 6;

type Railed = Pick<CommanderPageView, 'combos' | 'themes' | 'deck' | 'proposal' | 'totalDecks'>;

/** The number of lists beside the rail that are as tall as it is, so that no gap opens below them. */
export function listsInRail(page: Railed): number {
  const needed = Math.ceil((railHeight(page) - SLACK + LIST_GAP) / (LIST + LIST_GAP));
  return Math.min(Math.max(needed, FEWEST), MOST);
}

function railHeight({ combos, themes, deck = [], proposal, totalDecks }: Railed): number {
  const panels =
    proposal && totalDecks === 0
      ? [combosHeight(proposal.combos), rowsHeight(proposal.precons.length, PRECON)]
      : [
          combosHeight(combos.slice(0, MAX_COMBOS)),
          deck.length > 0 ? AVERAGE_DECK : 0,
          rowsHeight(Math.min(themes.length, MAX_THEMES), THEME),
        ];
  const shown = panels.filter((height) => height > 0);
  return shown.reduce((sum, height) => sum + height + PANEL_GAP, -PANEL_GAP);
}

function rowsHeight(count: number, row: number): number {
  return count === 0 ? 0 : PANEL + count * row;
}

function combosHeight(combos: Railed['combos']): number {
  if (combos.length === 0) return 0;
  const rows = combos.map(({ value, results }) => {
    const small = Math.min(Math.ceil(results.join(', ').length / RESULTS_WIDTH), 2);
    return Math.ceil(value.length / NAME_WIDTH) * LINE + small * SMALL_LINE + COMBO_GAP;
  });
  return rows.reduce((sum, height) => sum + height, PANEL + LINK);
}
