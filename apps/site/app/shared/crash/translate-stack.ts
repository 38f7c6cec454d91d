import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** A place in one of the site's own scripts: address, script, line and column, both counted from 1. */
const PLACE = /https?:\/\/[^\s()]+\/assets\/([\w.-]+\.js):(\d+):(\d+)/;

/** Gives the source map of a script by its file name. */
type FetchMap = (script: string) => Promise<unknown>;

/**
 * The stack with each place in the site's own scripts replaced by the place in the source. A line whose map cannot be
 * had, or does not know the place, stays as it is. Never throws.
 */
export async function translateStack(stack: string, fetchMap: FetchMap): Promise<string> {
  const maps = new Map<string, Promise<TraceMap | null>>();
  const mapOf = (script: string): Promise<TraceMap | null> => {
    const known = maps.get(script) ?? readMap(script, fetchMap);
    maps.set(script, known);
    return known;
  };
  const lines = stack.split('\n').map(async (line) => {
    const place = PLACE.exec(line);
    const map = place?.[1] ? await mapOf(place[1]) : null;
    return place && map ? translateLine(line, place, map) : line;
  });
  return (await Promise.all(lines)).join('\n');
}

async function readMap(script: string, fetchMap: FetchMap): Promise<TraceMap | null> {
  try {
    return new TraceMap((await fetchMap(script)) as ConstructorParameters<typeof TraceMap>[0]);
  } catch (error) {
    console.warn(`The source map of ${script} could not be read.`, error);
    return null;
  }
}

function translateLine(stackLine: string, place: RegExpExecArray, map: TraceMap): string {
  const [address, , line, column] = place;
  const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
  const { source } = found;
  if (source === null) return stackLine;
  return stackLine.replace(address, () => `${shortName(source)}:${found.line}:${found.column + 1}`);
}

/** Paths in a map lead upwards from the scripts to the sources. */
function shortName(source: string): string {
  return source.replace(/^.*\/node_modules\//, '').replace(/^(?:\.\.?\/)+/, '');
}
