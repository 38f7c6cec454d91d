import { printQueryValues, SALT_VOTE_QUERY } from '@deckwright/contract';
import type { PageHead } from '@deckwright/contract/schemas';
import { formatExact } from '@deckwright/domain';
import { Segmented } from '@deckwright/ui';
import { Link } from 'react-router';
import { ListHead } from '../../shared/lists/list-head.tsx';
import { CardTypeahead } from '../../shared/search/card-typeahead.tsx';
import { OwnVotes } from './own-votes.tsx';
import { type SaltVoteState, useSaltVote } from './use-salt-vote.ts';
import type { VoteCard } from './vote-card.ts';
import { VotePanel } from './vote-panel.tsx';

type SaltVoteView = PageHead & {
  colors: string | null;
  choices: readonly { slug: string; label: string }[];
  more: string | null;
  cards: readonly VoteCard[];
};

type Props = { page: SaltVoteView };

/** Voting on how salty cards are, one after the other. */
export function SaltVoteScreen({ page }: Props) {
  const voting = useSaltVote(page);
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <ListHead
        page={page}
        colors={['R']}
        withWindow={false}
        line="How annoying is it when someone else plays this card? From 0 (fine) to 4 (never again)."
      />
      <noscript>
        <p className="rounded-md border border-line bg-raised p-4">
          Voting needs JavaScript. The <a href="/top/salt">saltiest cards</a> can be read without it.
        </p>
      </noscript>
      <VotePanel voting={voting} sample={page.sample} />
      <p role="status" className="sr-only">
        {voting.said}
      </p>
      <Choice page={page} voting={voting} />
      <YourVotes voting={voting} />
      <Explanation sample={page.sample} />
    </div>
  );
}

function Choice({ page, voting }: { page: SaltVoteView; voting: SaltVoteState }) {
  return (
    <section aria-labelledby="choose-cards" className="flex flex-col gap-3 border-t border-line pt-4">
      <h2 id="choose-cards" className="font-display text-xl font-semibold">
        Choose the cards
      </h2>
      <Segmented
        label="Colors"
        segments={[{ slug: '', label: 'All' }, ...page.choices].map(({ slug, label }) => ({
          key: slug,
          to: `/salt${printQueryValues(SALT_VOTE_QUERY, { colors: slug })}`,
          label,
          current: (page.colors ?? '') === slug,
        }))}
      />
      <CardTypeahead
        label="Vote on a card of your choice"
        name="card"
        among="cards"
        placeholder="Name of a card"
        clearOnChoose
        onChoose={({ url }) => voting.ask(url)}
        className="max-w-md noscript:hidden"
      />
    </section>
  );
}

function YourVotes({ voting }: { voting: SaltVoteState }) {
  const { votes } = voting.ballot;
  return (
    <section aria-labelledby="own-votes" className="flex flex-col gap-3 border-t border-line pt-4">
      <h2 id="own-votes" className="font-display text-xl font-semibold">
        {votes.length > 0 ? `Your votes (${formatExact(votes.length)})` : 'Your votes'}
      </h2>
      {votes.length > 0 ? (
        <OwnVotes votes={votes} onChange={voting.change} />
      ) : (
        <p className="text-sm text-muted">
          {voting.known === 'loading'
            ? 'Loading …'
            : 'None yet. You can change or withdraw your votes here at any time.'}
        </p>
      )}
    </section>
  );
}

function Explanation({ sample }: { sample: boolean }) {
  return (
    <section
      aria-labelledby="about-salt"
      className="flex max-w-prose flex-col gap-2 border-t border-line pt-4 text-sm text-muted text-pretty"
    >
      <h2 id="about-salt" className="font-display text-xl font-semibold text-text">
        What salt is
      </h2>
      <p>
        A card’s salt is the average of all votes on it. It takes effect with the next data update and then
        appears on the card’s page and among the{' '}
        <Link to="/top/salt" className="link">
          saltiest cards
        </Link>
        , with the number of votes. An imported score is replaced vote by vote.
        {sample ? ' These are sample cards: votes on them don’t count toward any real score.' : ''}
      </p>
      <p>
        Each person has one vote per card. When you’re signed in, it belongs to your account. Otherwise your
        first vote gives this browser a random ID, stored here and sent only with your votes; when you sign
        in, those votes move to your account. More in{' '}
        <Link to="/privacy" className="link">
          Privacy
        </Link>
        .
      </p>
      <p className="max-md:hidden">
        Keys: <kbd>0</kbd> to <kbd>4</kbd> vote, <kbd>→</kbd> skips, <kbd>←</kbd> undoes.
      </p>
    </section>
  );
}
