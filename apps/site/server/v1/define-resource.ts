import {
  type ChosenFields,
  cachedEntries,
  type FoundEntries,
  partOfList,
  toProvenance,
  type ViewContext,
} from '@deckwright/answers';
import { foundSchema, itemSchema, listSchema } from '@deckwright/contract/schemas';
import { z } from '@hono/zod-openapi';
import { type Api, type ApiContext, respondDocument } from '../api/api.ts';
import { type Documented, defineRoute } from '../api/define-route.ts';
import { VERSION_ONE } from '../http/version-one.ts';
import { ITEM_QUERY, LIST_QUERY_KEYS, readFields, readParameters } from './read-parameters.ts';

/** What a name in a path stands for, and one that the sample knows. */
type PathNames = Readonly<Record<string, { description: string; example: string }>>;

type DescribedRoute = Pick<Documented, 'summary' | 'operationId'> & {
  /** Below `/api/v1`, with `{name}` for parameters. */
  path: string;
  tag: string;
  /** Name of the shape of the answer, without its ending. */
  name: string;
  more?: string;
  /** A query that the sample answers, such as `q=t:elf`. */
  example?: string;
  names?: PathNames;
  problems?: Readonly<Record<number, string>>;
};

type ItemRoute<T extends z.ZodObject, Q extends z.ZodObject> = DescribedRoute & {
  shape: T;
  /** More query keys than those of every resource. */
  query?: Q;
  /** Each call may answer another resource, so that none is stored. */
  isDrawn?: boolean;
  /** The resource at a path: its id, and how to make it. @throws UnknownNameError */
  find: (
    context: ViewContext,
    params: Record<string, string>,
    query: z.output<Q>,
  ) => ItemFound<T> | Promise<ItemFound<T>>;
};

type ItemFound<T extends z.ZodType> = { key: string; make: () => z.output<T> | Promise<z.output<T>> };

type ListRoute<T extends z.ZodObject, Entry, Q extends z.ZodObject> = DescribedRoute & {
  shape: T;
  /** More query keys than those of every list. */
  query?: Q;
  /** The answer says what of the query was ignored. */
  warns?: boolean;
  list: (
    context: ViewContext,
    requested: { params: Record<string, string>; query: z.output<Q> },
  ) => ListFound<Entry> | Promise<ListFound<Entry>>;
  toId: (context: ViewContext, entry: Entry) => string;
  print: (context: ViewContext, entry: Entry) => z.output<T> | Promise<z.output<T>>;
};

/** The whole list in its order; `key` names it within the snapshot. */
type ListFound<Entry> = { key: string; entries: () => Entries<Entry> | Promise<Entries<Entry>> };

type Entries<Entry> = readonly Entry[] | FoundEntries<Entry>;

const BAD_QUERY = 'The query cannot be read, or `fields` names an unknown field.';
const UNKNOWN = 'Nothing has this id; the nearest names come with the answer.';

/** A call that answers one resource, with `fields`. */
export function itemRoute<T extends z.ZodObject, Q extends z.ZodObject>(
  api: Api,
  route: ItemRoute<T, Q>,
): void {
  const requested = queryReader(ITEM_QUERY, route);
  defineRoute(
    api,
    {
      ...documented(route, requested.shape, route.example ?? '', { 404: UNKNOWN }),
      answer: itemSchema(route.shape, route.name),
    },
    async (c) => {
      const { query, chosen } = requested.read(c);
      const { key, make } = await route.find(c.var.view, readParams(c, route), query);
      const answer = async () => ({
        data: printed(await make(), chosen),
        fields: chosen?.names ?? null,
        source: toProvenance(c.var.snapshot),
      });
      if (!route.isDrawn) return respondDocument(c, `${VERSION_ONE}${key} ${chosen?.names ?? ''}`, answer);
      c.header('Cache-Control', 'no-store');
      return c.json(await answer());
    },
  );
}

/** A call that answers a list page by page, with `fields`, `limit` and `after`. */
export function listRoute<T extends z.ZodObject, Entry, Q extends z.ZodObject>(
  api: Api,
  route: ListRoute<T, Entry, Q>,
): void {
  const reader = queryReader(LIST_QUERY_KEYS, route);
  defineRoute(
    api,
    {
      ...documented(route, reader.shape, route.example ?? '', route.names ? { 404: UNKNOWN } : {}),
      answer: (route.warns ? foundSchema : listSchema)(route.shape, route.name),
    },
    async (c) => {
      const { view, snapshot } = c.var;
      const { usual, query, chosen } = reader.read(c);
      const { limit, after } = usual;
      const { key, entries } = await route.list(view, { params: readParams(c, route), query });
      const canonical = `${VERSION_ONE}${key} ${limit} ${after ?? ''} ${chosen?.names ?? ''}`;
      return respondDocument(c, canonical, async () => {
        const toId = (entry: Entry): string => route.toId(view, entry);
        const list = await cachedEntries(snapshot, key, { make: entries, toId });
        const part = partOfList(list, { after: after ?? null, limit });
        const data = await Promise.all(part.entries.map((entry) => route.print(view, entry)));
        return {
          data: data.map((resource) => printed(resource, chosen)),
          fields: chosen?.names ?? null,
          total: part.total,
          next: part.last === null ? null : getNext(c, toId(part.last)),
          ...(route.warns ? { warnings: list.warnings } : {}),
          source: toProvenance(snapshot),
        };
      });
    },
  );
}

/** Reads the query of calls that answer `shape`: `usual` are the keys of all such calls, `query` those of the route alone. */
function queryReader<U extends typeof ITEM_QUERY, Q extends z.ZodObject>(
  usual: U,
  route: { shape: z.ZodObject; query?: Q },
) {
  const shape = usual.extend(route.query?.shape ?? {});
  return {
    shape,
    /** `chosen` are the fields to answer, null for all. @throws AppError invalid-argument */
    read: (c: ApiContext) => {
      const given = readQuery(c);
      const own = readParameters(usual, given);
      return {
        usual: own,
        // Safe because a route without a shape of its own has no query.
        query: (route.query ? readParameters(route.query, given) : {}) as z.output<Q>,
        chosen: readFields(route.shape, own.fields),
      };
    },
  };
}

function documented(
  { path, summary, operationId, tag, more, names, problems }: DescribedRoute,
  query: z.ZodObject,
  example: string,
  usual: Readonly<Record<number, string>>,
): Omit<Documented, 'answer'> {
  const filled = Object.entries(names ?? {}).reduce(
    (text, [name, { example: value }]) => text.replace(`{${name}}`, value),
    `${VERSION_ONE}${path}`,
  );
  const described = `Example, in the data of the sample: \`${filled}${example === '' ? '' : `?${example}`}\``;
  return {
    method: 'get',
    path: `${VERSION_ONE}${path}`,
    summary,
    description: more === undefined ? described : `${more}\n\n${described}`,
    ...(operationId === undefined ? {} : { operationId }),
    tags: [tag],
    query,
    ...(names
      ? {
          params: z.object(
            Object.fromEntries(Object.entries(names).map(([name, words]) => [name, z.string().meta(words)])),
          ),
        }
      : {}),
    problems: { 400: BAD_QUERY, ...usual, ...problems },
  };
}

function printed(resource: object, chosen: ChosenFields | null): object {
  return chosen ? chosen.pick(resource) : resource;
}

function readParams(c: ApiContext, { names }: DescribedRoute): Record<string, string> {
  return Object.fromEntries(Object.keys(names ?? {}).map((name) => [name, c.req.param(name) ?? '']));
}

function readQuery(c: ApiContext): URLSearchParams {
  return new URL(c.req.url).searchParams;
}

/** The path and query of this call, with another place to begin behind. */
function getNext(c: ApiContext, after: string): string {
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.set('after', after);
  return `${pathname}?${searchParams}`;
}
