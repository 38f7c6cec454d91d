import {
  listedTournaments,
  tournamentDetails,
  tournamentOfId,
  tournamentResource,
} from '@deckwright/answers';
import { TournamentDetails, TournamentResource } from '@deckwright/contract/schemas';
import { AppError, toDay } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import type { Api } from '../api/api.ts';
import { itemRoute, listRoute } from './define-resource.ts';

const TAG = 'Tournaments';

export function tournamentRoutes(api: Api): void {
  listRoute(api, {
    path: '/tournaments',
    summary: 'Tournaments with results, newest first',
    operationId: 'tournaments.list',
    tag: TAG,
    name: 'ListedTournament',
    shape: TournamentResource,
    query: z.object({
      min_players: z.coerce.number().int().min(0).default(0).meta({
        description: 'Tournaments of at least so many players only; 0 where absent.',
        example: 16,
      }),
      since: z.string().max(10).optional().meta({
        description: 'Tournaments that began on this day or later, YYYY-MM-DD. All where absent.',
      }),
    }),
    list: ({ snapshot }, { query: { min_players: minPlayers, since } }) => {
      const day = since === undefined ? 0 : toDay(since);
      if (day === null) throw new AppError('invalid-argument', 'Write "since" as YYYY-MM-DD.');
      return {
        key: `/tournaments ${minPlayers} ${day}`,
        entries: async () =>
          (await listedTournaments(snapshot)).filter((event) => event.size >= minPlayers && event.day >= day),
      };
    },
    toId: (_, { id }) => id,
    print: (_, event) => tournamentResource(event),
  });
  itemRoute(api, {
    path: '/tournaments/{id}',
    summary: 'A tournament with its results',
    operationId: 'tournaments.get',
    tag: TAG,
    name: 'Tournament',
    shape: TournamentDetails,
    names: {
      id: { description: 'Id of the tournament, as `/tournaments` lists it', example: 'sample-open-40' },
    },
    find: async ({ snapshot }, { id = '' }) => {
      const event = await tournamentOfId(snapshot, id);
      return { key: `/tournaments/${id}`, make: () => tournamentDetails(snapshot, event) };
    },
  });
}
