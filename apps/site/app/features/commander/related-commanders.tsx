import { CardGrid, CommanderTile, type CommanderView } from '@deckwright/ui';
import type { CommanderPageView } from '../../page-views.ts';

type Props = { page: CommanderPageView };

export function RelatedCommanders({ page }: Props) {
  return (
    <>
      <Row id="pairings" title="Leads together with" views={page.pairings} sample={page.sample} />
      <Row id="similar" title="Similar commanders" views={page.similar} sample={page.sample} />
    </>
  );
}

type RowProps = { id: string; title: string; views: CommanderView[]; sample: boolean };

function Row({ id, title, views, sample }: RowProps) {
  if (views.length === 0) return null;
  return (
    <section aria-labelledby={id} className="col-span-full flex lazy-section flex-col gap-3 pt-4">
      <h2 id={id} className="font-display text-xl font-semibold">
        {title}
      </h2>
      <CardGrid>
        {views.map((view) => (
          <li key={view.url}>
            <CommanderTile view={view} sample={sample} />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}
