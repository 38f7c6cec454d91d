import { AppError, type ColorIdentity, identityFromSlug } from '@deckwright/domain';

/** The color identity of a query; null where it is absent. @throws AppError invalid-argument */
export function readColors(colors: string | undefined): ColorIdentity | null {
  if (colors === undefined) return null;
  const identity = identityFromSlug(colors.toLowerCase());
  if (identity !== null) return identity;
  const message = `No color identity is called "${colors}". Write it as in azorius, mono-red or colorless.`;
  throw new AppError('invalid-argument', message);
}
