import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Reads, unpacks and parses the given files and discards the result: the minimum any ingest has to do. */
let records = 0;
for (const path of process.argv.slice(2)) {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  if (path.includes('.jsonl')) {
    for (const line of text.split('\n')) {
      if (line === '') continue;
      JSON.parse(line);
      records++;
    }
  } else {
    JSON.parse(text);
    records++;
  }
}
console.log(`${records} documents`);
