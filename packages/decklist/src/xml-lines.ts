const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&apos;': "'",
  '&#39;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

const MTGO_CARD = /<Cards\s/;
const COCKATRICE_CARD = /<card\s/;
const COCKATRICE_ZONE = /<zone\s/;

/**
 * The lines of MTGO's .dek and Cockatrice's .cod files as lines of a plain list, one tag a line; null for other text.
 */
export function linesOfXml(lines: readonly string[]): string[] | null {
  if (lines.some((line) => MTGO_CARD.test(line)))
    return lines.map((line) =>
      MTGO_CARD.test(line)
        ? cardLine(line, 'Quantity', 'Name', attributeOf(line, 'Sideboard') === 'true' ? 'side' : '')
        : '',
    );
  if (!lines.some((line) => /<cockatrice_deck/.test(line))) return null;
  let zone = '';
  return lines.map((line) => {
    if (COCKATRICE_ZONE.test(line)) zone = attributeOf(line, 'name');
    return COCKATRICE_CARD.test(line) ? cardLine(line, 'number', 'name', zone) : '';
  });
}

function cardLine(line: string, quantity: string, name: string, zone: string): string {
  const card = attributeOf(line, name);
  if (card === '') return '';
  const before = zone === 'side' ? 'SB: ' : zone === 'tokens' ? 'Tokens: ' : '';
  return `${before}${attributeOf(line, quantity) || '1'} ${card}`;
}

function attributeOf(line: string, name: string): string {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(line)?.[1] ?? '';
  return value.replace(/&(?:amp|apos|#39|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}
