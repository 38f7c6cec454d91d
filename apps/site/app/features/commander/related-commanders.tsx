import type { CardView, CommanderPage } from '@deckwright/api-client/schemas';
import { CardGrid, CommanderTile } from '@deckwright/ui';

type Props = { page: CommanderPage };

export function RelatedCommanders({ page }: Props) {
  return (
    <>
      <Row id="pairings" title="Leads together with" views={page.pairings} sample={page.sample} />
      <Row id="similar" title="Similar commanders" views={page.similar} sample={page.sample} />
    </>
  );
}

type RowProps = { id: string; title: string; views: CardView[]; sample: boolean };

function Row({ id, title, views, sample }: RowProps) {
  if (views.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex lazy-section flex-col gap-3 pt-4">
      <h2 id={id} className="font-display text-xl font-semibold">
        {title}
      </h2>
      <CardGrid wide>
        {views.map((view) => (
          <li key={view.url}>
            <CommanderTile view={view} sample={sample} />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}
