import type { QueryKey, QueryKeys } from '@deckwright/contract';
import { z } from '@hono/zod-openapi';

/** The keys of a page's query as shown in the API description. */
export function queryShape(query: QueryKeys): z.ZodObject {
  const described = Object.values(query).filter(({ isIdle }) => !isIdle);
  return z.object(Object.fromEntries(described.map((key) => [key.name, shapeOf(key)])));
}

function shapeOf({ words, description }: QueryKey<unknown>): z.ZodType {
  const shape = (words ? z.enum(words) : z.string()).optional();
  return description ? shape.meta({ description }) : shape;
}
