import { SOURCE_PAGES } from './pages/source-pages.ts';
import { announce, fail, stopOnSignal } from './run-site.ts';
import { startSite } from './start-site.ts';

/**
 * The site while it is written. `npm run dev` replaces this process when code of the server changes: it closes the
 * channel to it, which also closes when that program dies. A start is brought to its end first, so that the embedded
 * database is never left half open.
 */
const starting = startSite(process.env, SOURCE_PAGES);
const stop = stopOnSignal(starting);
process.once('disconnect', stop);
if (process.connected === false) stop();
starting.then(announce, fail);
