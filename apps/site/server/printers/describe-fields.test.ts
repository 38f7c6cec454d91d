import { describe, expect, it } from 'vitest';
import { describeFields } from './describe-fields.ts';

describe('the description of the API', () => {
  it('allows null among the values of a field that may be null', () => {
    const bracket = { type: ['integer', 'null'], enum: [1, 2], default: null };
    const kind = { type: 'string', enum: ['a'] };
    const document = { components: { schemas: { Deck: { properties: { bracket, kind } } } } };
    expect(describeFields(document).components.schemas.Deck.properties).toEqual({
      bracket: { ...bracket, enum: [1, 2, null] },
      kind,
    });
  });

  it('states defaults in words, so that generators take the field for one that may be left out', () => {
    const limit = { type: 'integer', description: 'How many.', default: 50 };
    const cards = { type: 'array', description: 'Cards. None where absent.', default: [] };
    const schema = { $ref: '#/components/schemas/Body' };
    const requestBody = { content: { 'application/json': { schema } } };
    const document = {
      paths: { '/find': { post: { requestBody } } },
      components: { schemas: { Body: { properties: { limit, cards } } } },
    };
    expect(describeFields(document).components.schemas.Body.properties).toEqual({
      limit: { type: 'integer', description: 'How many. `50` where absent.' },
      cards: { type: 'array', description: 'Cards. None where absent.' },
    });
  });
});
