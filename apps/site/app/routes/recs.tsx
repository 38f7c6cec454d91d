import { fetchPart } from '@deckwright/islands';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type MetaFunction,
  useActionData,
} from 'react-router';
import { answerInTime } from '../features/recs/answer-in-time.ts';
import { recommendFor } from '../features/recs/recommend.server.ts';
import type { RecsResult } from '../features/recs/recs-result.ts';
import { RecsScreen } from '../features/recs/recs-screen.tsx';
import { isTooLong } from '../features/recs/too-long.ts';
import { answersContext } from '../shared/page/contexts.ts';
import { pageMeta, SITE_IMAGE } from '../shared/page/page-meta.ts';

export async function action({ context, request }: ActionFunctionArgs) {
  return recommendFor(context.get(answersContext), await request.formData());
}

/** A list too long for a deck is not sent. Cards the player owns are selected here. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<RecsResult> {
  const input = await request.clone().formData();
  return answerInTime(input, async () => {
    if (isTooLong(input)) {
      const { refuseTooLong } = await fetchPart(() => import('../features/recs/refuse-too-long.ts'));
      return refuseTooLong(input);
    }
    const result: RecsResult = await serverAction<typeof action>();
    if (!result?.requested) return result;
    const { ownedResult } = await fetchPart(() => import('../features/recs/owned-result.ts'));
    return ownedResult(result);
  });
}

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Improve my deck',
    description: 'Paste a Commander deck: what decks like it also play, what it could cut, and why.',
    canonical: '/recs',
    image: SITE_IMAGE,
  });

export default function Recs() {
  return <RecsScreen result={useActionData<RecsResult>()} />;
}
