/** The fields of one CSV line (RFC 4180 quoting, fields within one line); null when a quote stays open. */
export function csvFields(line: string, separator: string): string[] | null {
  const fields: string[] = [];
  let at = 0;
  for (;;) {
    if (line[at] === '"') {
      let field = '';
      let close = line.indexOf('"', at + 1);
      let from = at + 1;
      while (close >= 0 && line[close + 1] === '"') {
        field += line.slice(from, close + 1);
        from = close + 2;
        close = line.indexOf('"', from);
      }
      if (close < 0) return null;
      fields.push(field + line.slice(from, close));
      const next = line.indexOf(separator, close + 1);
      if (next < 0) return fields;
      at = next + 1;
    } else {
      const next = line.indexOf(separator, at);
      if (next < 0) {
        fields.push(line.slice(at).trim());
        return fields;
      }
      fields.push(line.slice(at, next).trim());
      at = next + 1;
    }
  }
}

/** The separator a header line uses: the most frequent of comma, semicolon and tab. */
export function separatorOf(header: string): string {
  const counts = [',', ';', '\t'].map((separator) => ({ separator, count: header.split(separator).length }));
  return counts.sort((a, b) => b.count - a.count)[0]?.separator ?? ',';
}
