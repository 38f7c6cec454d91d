import { COMBOS_QUERY, printAsked } from '@deckwright/api-client';
import { colorIdentityOf } from '@deckwright/domain';
import { Notice, Panel } from '@deckwright/ui';
import { Link } from 'react-router';
import { CombosPanel } from '../../shared/card/combos-panel.tsx';
import type { CommanderPageView } from './commander-view.ts';

type Props = { page: CommanderPageView };

/** What the deck below is, part by part. */
export function ProposalNotes({ page }: Props) {
  const { proposal, card } = page;
  if (!proposal) return null;
  return (
    <Notice>
      <h2 className="font-display text-lg font-semibold">A deck from the cards</h2>
      <p className="max-w-prose text-pretty">{proposal.words}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {proposal.parts.map(({ kind, title, count, words }) => (
          <div key={kind} className="contents">
            <dt className="font-semibold whitespace-nowrap tabular-nums">{`${count} ${title.toLowerCase()}`}</dt>
            <dd className="text-pretty text-muted">{words}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link
          to={`/average-decks/${card.slug}`}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          The whole list, to copy
        </Link>
      </p>
    </Notice>
  );
}

/** Combos and precons that go with the deck. */
export function ProposalRail({ page }: Props) {
  const { proposal, card, sample } = page;
  if (!proposal) return null;
  const colors = colorIdentityOf(card.color_identity);
  return (
    <>
      <CombosPanel
        combos={proposal.combos}
        sample={sample}
        all={`/combos${printAsked(COMBOS_QUERY, { colors })}`}
        allWords="All combos in these colors"
      />
      {proposal.precons.length > 0 ? (
        <Panel title="Precons">
          <ul className="flex flex-col text-sm">
            {proposal.precons.map(({ slug, url, name, words }) => (
              <li key={slug} className="border-b border-line py-2 last:border-0">
                <Link to={url} className="font-medium hover:text-accent">
                  {name}
                </Link>
                <span className="block text-xs text-muted">{words}</span>
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
    </>
  );
}
