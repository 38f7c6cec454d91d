import { isShown, withShown } from '@deckwright/contract';
import { formatExact } from '@deckwright/domain';
import { isPartDeferred } from '@deckwright/islands';
import { CardSections, Panel } from '@deckwright/ui';
import { useView } from '../../shared/page/use-view.ts';
import type { CommanderPageView } from './commander-view.ts';
import { PreconLinks, ProposalInBrief } from './proposal-panels.tsx';

type Props = {
  page: CommanderPageView;
  /** The list that the visitor expanded before its data were loaded. */
  grown: string | undefined;
};

/** So that two rows are drawn at once: the numbers of the decks follow. */
const AHEAD = 1;

/** A deck from the cards, for a commander whose few decks are no advice; their numbers follow below. */
export function FewDecks({ page, grown }: Props) {
  const view = useView(page);
  const { proposal, proposed = [], sample, totalDecks } = page;
  if (!proposal) return null;
  // The commander's own lists may be of the same kinds.
  const lists = proposed.map((list) => ({ ...list, kind: `proposed-${list.kind}` }));
  const unit = `${sample ? 'sample ' : ''}${totalDecks === 1 ? 'deck' : 'decks'}`;
  return (
    <div className="col-span-full flex min-w-0 flex-col gap-1 md:gap-3">
      <ProposalInBrief
        page={page}
        reason={`Only ${formatExact(totalDecks)} ${unit} so far, so here is a list built from the cards themselves.`}
      />
      <CardSections
        lists={lists}
        sample={sample}
        level={3}
        fullAt={(kind) => view.to({ show: withShown(view.query.show, kind) })}
        isFull={(kind) => isShown(view.query.show, kind)}
        grown={grown}
        brief={isPartDeferred(page, 'proposed')}
        ahead={AHEAD}
        atTop
        swiped
      />
      {proposal.precons.length > 0 ? (
        <Panel title="Precons">
          <PreconLinks precons={proposal.precons} />
        </Panel>
      ) : null}
      <h2 className="border-b border-line pb-2 font-display text-xl font-semibold md:text-2xl">
        {totalDecks === 1 ? `The ${unit}` : `The ${formatExact(totalDecks)} ${unit}`}
      </h2>
    </div>
  );
}
