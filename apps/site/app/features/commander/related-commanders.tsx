import { CommanderTile, type CommanderView, cn, FullRows, lazyTiles } from '@deckwright/ui';
import type { CommanderPageView } from '../../shared/lists/page-views.ts';

type Props = { page: CommanderPageView };

export function RelatedCommanders({ page }: Props) {
  return (
    <>
      <Row id="pairings" title="Leads together with" views={page.pairings ?? []} sample={page.sample} />
      <Row id="similar" title="Similar commanders" views={page.similar ?? []} sample={page.sample} />
    </>
  );
}

type RowProps = { id: string; title: string; views: CommanderView[]; sample: boolean };

function Row({ id, title, views, sample }: RowProps) {
  if (views.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className={cn('col-span-full flex flex-col gap-4 pt-4 max-xl:order-2', lazyTiles(views.length))}
    >
      <h2 id={id} className="border-b border-line pb-2 font-display text-xl font-semibold">
        {title}
      </h2>
      <FullRows all={`all ${views.length.toString()}`}>
        {views.map((view) => (
          <li key={view.url}>
            <CommanderTile view={view} sample={sample} place="far" />
          </li>
        ))}
      </FullRows>
    </section>
  );
}
