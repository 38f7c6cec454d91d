import { printQueryValues, readQueryValues, SALT_VOTE_QUERY } from '@deckwright/contract';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { SaltVoteScreen } from '../features/salt-vote/salt-vote-screen.tsx';
import { voteCards } from '../features/salt-vote/vote-card.ts';
import { loadAnswer } from '../shared/page/load-answer.server.ts';
import { pageMeta, SITE_IMAGE } from '../shared/page/page-meta.ts';

/** Voting starts with the first page regardless of the URL. */
const BEGINNING = { colors: SALT_VOTE_QUERY.colors };

export async function loader({ context, url }: LoaderFunctionArgs) {
  const query = printQueryValues(BEGINNING, readQueryValues(BEGINNING, url.searchParams).values);
  const page = await loadAnswer({ context, url }, 'saltVote', {}, query);
  const { lists: _, numCards: __, page: ___, pages: ____, ...head } = page;
  return { ...head, cards: voteCards(page) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.title, image: SITE_IMAGE }) : [];

export default function SaltVote() {
  const page = useLoaderData<typeof loader>();
  return <SaltVoteScreen key={page.colors ?? ''} page={page} />;
}
