type Props = { names: readonly string[] };

/** Says which cards of a combo are banned in Commander; nothing if none is. */
export function BannedCards({ names }: Props) {
  if (names.length === 0) return null;
  return (
    <p className="text-sm font-semibold text-bad">
      {`${new Intl.ListFormat('en').format(names)} ${names.length === 1 ? 'is' : 'are'} banned in Commander.`}
    </p>
  );
}
