const SCRIPT = /<script id="__NEXT_DATA__" type="application\/json">(.*?)<\/script>/;

/** The id of the build in a rendered page, as programs read it that then ask for data by it; null without one. */
export function readBuildId(html: string): string | null {
  const [, text] = SCRIPT.exec(html) ?? [];
  if (text === undefined) return null;
  const { buildId }: { buildId?: unknown } = JSON.parse(text);
  return typeof buildId === 'string' && /^[\w-]+$/.test(buildId) ? buildId : null;
}
