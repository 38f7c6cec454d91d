import { WholeList } from '../../shared/lists/whole-list.tsx';
import { ColorTable } from './color-table.tsx';
import { CyclePanels } from './cycle-panels.tsx';
import { IdentityTable } from './identity-table.tsx';
import type { LandsView } from './lands-view.ts';

type Props = { page: LandsView; brief: boolean };

/** The lands of these colors by cycle, and the table of all color combinations if none is chosen. */
export function LandTables({ page, brief }: Props) {
  return (
    <>
      {page.identity && page.averages.numDecks > 0 ? <ColorTable page={page} /> : null}
      <CyclePanels page={page} brief={brief} />
      <WholeList brief={brief} />
      {page.identity ? null : <IdentityTable page={page} />}
    </>
  );
}
