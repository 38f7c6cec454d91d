import { COMBOS_QUERY, LIST_QUERY, PRECON_QUERY } from '@deckwright/contract';
import { z } from '@hono/zod-openapi';
import { describe, expect, it } from 'vitest';
import { queryShape } from './query-shape.ts';

const reported = (shape: z.ZodObject) => z.toJSONSchema(shape).properties ?? {};

describe('queryShape', () => {
  it('describes the words and the purpose of a key', () => {
    expect(reported(queryShape(COMBOS_QUERY))).toMatchObject({
      bracket: { type: 'string', enum: ['exhibition', 'core', 'upgraded', 'optimized'] },
      colors: { type: 'string', description: expect.stringContaining('azorius') },
      page: { type: 'string' },
    });
  });

  it('omits keys that have no effect', () => {
    expect(Object.keys(reported(queryShape(LIST_QUERY)))).toEqual(['bracket', 'estimated', 'page', 'range']);
  });

  it('requires none of them', () => {
    expect(queryShape(PRECON_QUERY).safeParse({}).success).toBe(true);
  });
});
