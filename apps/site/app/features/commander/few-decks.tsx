import { formatExact } from '@deckwright/domain';
import { CardTile, FullRows, lazyTiles, Panel } from '@deckwright/ui';
import type { CommanderPageView } from './commander-view.ts';
import { PreconLinks, ProposalInBrief } from './proposal-panels.tsx';

type Props = { page: CommanderPageView };

/** A deck from the cards, for a commander whose few decks are no advice; their numbers follow below. */
export function FewDecks({ page }: Props) {
  const { proposal, proposed = [], sample, totalDecks } = page;
  if (!proposal) return null;
  const unit = `${sample ? 'sample ' : ''}${totalDecks === 1 ? 'deck' : 'decks'}`;
  return (
    <div className="col-span-full flex min-w-0 flex-col gap-1 md:gap-3 [&>section~section]:mt-4">
      <ProposalInBrief
        page={page}
        reason={`Only ${formatExact(totalDecks)} ${unit} so far, so here is a list built from the cards themselves.`}
      />
      {proposed.map(({ kind, title, cards }) => (
        <section
          key={kind}
          aria-labelledby={`proposed-${kind}`}
          className={`flex flex-col gap-2 ${lazyTiles(cards.length, 6)}`}
        >
          <h3 id={`proposed-${kind}`} className="font-display text-lg font-semibold">
            {title}
          </h3>
          <FullRows count={cards.length} onPhone={6} name={`proposed-${kind}`}>
            {cards.map((view) => (
              <li key={view.url}>
                <CardTile view={view} sample={sample} measure="none" />
              </li>
            ))}
          </FullRows>
        </section>
      ))}
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
