import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** A position in one of the site's own scripts: URL, script, line and column, both counted from 1. */
const SOURCE_POSITION = /https?:\/\/[^\s()]+\/assets\/([\w.-]+\.js):(\d+):(\d+)/;

/** Returns the source map of a script by its file name. */
type FetchMap = (script: string) => Promise<unknown>;

/**
 * The stack with each position in the site's own scripts replaced by the position in the source. A line whose map
 * cannot be loaded, or lacks the position, is unchanged. Never throws.
 */
export async function translateStack(stack: string, fetchMap: FetchMap): Promise<string> {
  const maps = new Map<string, Promise<TraceMap | null>>();
  const fetchSourceMap = (script: string): Promise<TraceMap | null> => {
    const known = maps.get(script) ?? readMap(script, fetchMap);
    maps.set(script, known);
    return known;
  };
  const lines = stack.split('\n').map(async (line) => {
    const match = SOURCE_POSITION.exec(line);
    const map = match?.[1] ? await fetchSourceMap(match[1]) : null;
    return match && map ? translateLine(line, match, map) : line;
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

function translateLine(stackLine: string, match: RegExpExecArray, map: TraceMap): string {
  const [address, , line, column] = match;
  const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
  const { source } = found;
  if (source === null) return stackLine;
  return stackLine.replace(address, () => `${shortName(source)}:${found.line}:${found.column + 1}`);
}

/** Paths in a map are relative to the scripts, so they begin with dots. */
function shortName(source: string): string {
  return source.replace(/^.*\/node_modules\//, '').replace(/^(?:\.\.?\/)+/, '');
}
