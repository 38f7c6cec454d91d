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
});
