import { LAND_BASE_QUERY, LANDS_QUERY, readQueryValues } from '@deckwright/contract';
import { LandsPage } from '@deckwright/contract/schemas';
import { AppError, identitySlug, type TimeRange } from '@deckwright/domain';
import { type Answer, asWritten, definePage } from '../page/index.ts';
import { identityNamed, type ViewContext } from '../snapshot/index.ts';
import { type LandsForm, landsPage } from './lands-page.ts';

const EMPTY_FORM: LandsForm = { mana: null, cheap: null, cap: null };

export const LAND_PAGES = {
  lands: definePage({
    path: '/lands',
    query: LANDS_QUERY,
    shape: LandsPage,
    find: (context, _params, query) =>
      findLands(context, null, { ...EMPTY_FORM, ...readQueryValues(LANDS_QUERY, query).values }),
  }),
  landBase: definePage({
    path: '/lands/{slug}',
    query: LAND_BASE_QUERY,
    shape: LandsPage,
    find: (context, { slug }, query) => {
      const identity = identityNamed(slug);
      if (identity === null) {
        const message = `No color combination is called "${slug.slice(0, 50)}". They are listed at /lands.`;
        throw new AppError('not-found', message);
      }
      const canonical = identitySlug(identity);
      if (slug !== canonical) return { movedTo: `/lands/${canonical}${asWritten(query)}` };
      return findLands(context, identity, readQueryValues(LAND_BASE_QUERY, query).values);
    },
  }),
};

function findLands(
  context: ViewContext,
  identity: number | null,
  { range, ...form }: LandsForm & { range: TimeRange },
): Answer<LandsPage> {
  return {
    key: `/lands ${identity} ${range} ${Object.values(form).join(' ')}`,
    make: () => landsPage(context, { identity, range, form }),
  };
}
