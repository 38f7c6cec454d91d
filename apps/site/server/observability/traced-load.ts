import type { SnapshotResources } from '@deckwright/answers';
import { inSpan } from './spans.ts';

type Load = (dataDir: string, id: string) => Promise<SnapshotResources>;

/** Loading with traces: each call to the engine of what it loads is a span named by the call, without its input. */
export function tracedLoad(load: Load): Load {
  return async (dataDir, id) => {
    const { snapshot, close } = await load(dataDir, id);
    const { ask } = snapshot;
    const traced: typeof ask = (call, input) =>
      inSpan('engine', { 'deckwright.engine.call': call }, () => ask(call, input));
    // Not a copy, which would compute what is computed when it is read.
    return { snapshot: Object.create(snapshot, { ask: { value: traced, enumerable: true } }), close };
  };
}
