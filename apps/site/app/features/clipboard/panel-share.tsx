import { ShareLink } from '../../shared/share/share-link.tsx';
import { listOfClipboard } from './clipped-list.ts';
import { clipboardStore, useClipboard } from './store.ts';

/** Where a deck with a commander can be shared with the statistics. */
export function PanelShare() {
  const hasLeader = useClipboard(({ commanders }) => commanders.length > 0);
  if (!hasLeader) return null;
  return <ShareLink listOf={() => listOfClipboard(clipboardStore.getState())} className="self-start" />;
}
