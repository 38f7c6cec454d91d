/** Width of a text in em. */
export type Measure = (text: string) => number;

/**
 * Reads the character widths of a TrueType font (tables `head`, `hhea`, `hmtx`, and `cmap` of format 4); kerning is
 * ignored, so a text is at most slightly narrower than measured.
 * @throws RangeError if the file lacks one of them.
 */
export function readFontMetrics(file: Uint8Array): Measure {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const unitsPerEm = view.getUint16(tableAt(view, 'head') + 18);
  const numWidths = view.getUint16(tableAt(view, 'hhea') + 34);
  const widths = tableAt(view, 'hmtx');
  const getGlyph = readCharacterMap(view);
  const missing = view.getUint16(widths) / unitsPerEm;
  const known = new Map<number, number>();
  const getWidth = (code: number): number => {
    const cached = known.get(code);
    if (cached !== undefined) return cached;
    const glyph = getGlyph(code);
    const width =
      glyph === 0 ? missing : view.getUint16(widths + 4 * Math.min(glyph, numWidths - 1)) / unitsPerEm;
    known.set(code, width);
    return width;
  };
  return (text) => {
    let sum = 0;
    for (const letter of text) sum += getWidth(letter.codePointAt(0) ?? 0);
    return sum;
  };
}

/** Lines of at most `width` em, broken at spaces; the last of `most` lines ends in "…" if the text continues. */
export function wrapText(text: string, measure: Measure, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.split(/\s+/).filter(Boolean);
  for (const [index, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || measure(longer) <= width) {
      line = longer;
    } else if (lines.length === most - 1) {
      return [...lines, cut(`${line} ${words.slice(index).join(' ')}`, measure, width)];
    } else {
      lines.push(cut(line, measure, width));
      line = word;
    }
  }
  return line === '' ? lines : [...lines, cut(line, measure, width)];
}

function cut(text: string, measure: Measure, width: number): string {
  if (measure(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && measure(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function tableAt(view: DataView, tag: string): number {
  const count = view.getUint16(4);
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + 16 * index;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(entry + at)));
    if (name === tag) return view.getUint32(entry + 8);
  }
  throw new RangeError(`The font has no table "${tag}".`);
}

function readCharacterMap(view: DataView): (code: number) => number {
  const cmap = tableAt(view, 'cmap');
  const count = view.getUint16(cmap + 2);
  const tables = Array.from({ length: count }, (_, index) => cmap + view.getUint32(cmap + 8 + 8 * index));
  const table = tables.find((at) => view.getUint16(at) === 4);
  if (table === undefined) throw new RangeError('The font has no character map of format 4.');
  const segments = view.getUint16(table + 6) / 2;
  const ends = table + 14;
  const starts = ends + 2 * segments + 2;
  const deltas = starts + 2 * segments;
  const offsets = deltas + 2 * segments;
  return (code) => {
    for (let index = 0; index < segments; index += 1) {
      if (view.getUint16(ends + 2 * index) < code) continue;
      const start = view.getUint16(starts + 2 * index);
      if (start > code) return 0;
      const delta = view.getUint16(deltas + 2 * index);
      const offset = view.getUint16(offsets + 2 * index);
      if (offset === 0) return (code + delta) & 0xffff;
      const glyph = view.getUint16(offsets + 2 * index + offset + 2 * (code - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
