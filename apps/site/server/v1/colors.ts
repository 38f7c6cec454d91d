import { AppError, type ColorIdentity, readColorIdentity } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';

/** What every call says of its colors. */
const FORMS = 'by name (`azorius`, `mono-red`, `colorless`) or letters in any order (`wu`, `R`, `c`)';

/** The query key of a color identity; `matched` says which one counts. */
export function colorsKey(matched: string) {
  return z
    .string()
    .max(40)
    .optional()
    .meta({ description: `${matched}, ${FORMS}. All where absent.`, example: 'azorius' });
}

/** The color identity of a query; null where it is absent. @throws AppError invalid-argument */
export function readColors(colors: string | undefined): ColorIdentity | null {
  if (colors === undefined) return null;
  const identity = readColorIdentity(colors);
  if (identity !== null) return identity;
  const message = `No color identity is called "${colors}". Write a name (azorius, mono-red, colorless) or letters (wu, R, c).`;
  throw new AppError('invalid-argument', message);
}
