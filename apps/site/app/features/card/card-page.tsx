import { CardGrid, CardSections, CardTile, Panel, PriceList, SectionNavigation } from '@deckwright/ui';
import type { CardPageView } from '../../page-views.ts';
import { CardHead } from './card-head.tsx';
import { HistoryPanel } from './history-panel.tsx';

type Props = { page: CardPageView };

export function CardPage({ page }: Props) {
  const { cardlists, card } = page.container.json_dict;
  const commanders = cardlists.find((list) => list.tag === 'topcommanders');
  const companions = cardlists.filter((list) => list !== commanders);
  return (
    <div className="flex flex-col gap-6">
      <CardHead page={page} />
      {commanders && commanders.cardviews.length > 0 ? (
        <section aria-labelledby="topcommanders-heading" className="flex flex-col gap-3">
          <h2 id="topcommanders-heading" className="font-display text-xl font-semibold">
            {commanders.header}
          </h2>
          <CardGrid wide>
            {commanders.cardviews.map((view) => (
              <li key={view.url}>
                <CardTile view={view} sample={page.sample} />
              </li>
            ))}
          </CardGrid>
        </section>
      ) : null}
      {companions.length > 0 ? (
        <>
          <div>
            <h2 className="font-display text-2xl font-semibold">Played beside it</h2>
            <p className="text-sm text-muted">Shares are of the decks that hold {page.header}.</p>
          </div>
          <SectionNavigation lists={companions} />
        </>
      ) : null}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <CardSections lists={companions} sample={page.sample} />
        <aside aria-label="The card in numbers" className="flex flex-col gap-4">
          <Panel title="Prices">
            <PriceList prices={card.prices} sample={page.sample} />
          </Panel>
          <HistoryPanel page={page} />
        </aside>
      </div>
      {page.similar.length > 0 ? (
        <section aria-labelledby="similar-heading" className="flex lazy-section flex-col gap-3">
          <h2 id="similar-heading" className="font-display text-xl font-semibold">
            Similar cards
          </h2>
          <CardGrid wide>
            {page.similar.map((view) => (
              <li key={view.url}>
                <CardTile view={view} sample={page.sample} measure="none" />
              </li>
            ))}
          </CardGrid>
        </section>
      ) : null}
    </div>
  );
}
