import { loadSnapshot } from '@deckwright/answers';
import { AppError } from '@deckwright/domain';
import { currentSnapshotId, readRefreshReport, verifySnapshot } from '@deckwright/snapshot';
import { type Finding, finding } from './finding.ts';

const DAY_MS = 86_400_000;
/** By then, prices and new sets are out of date. */
const OLD_DAYS = 7;
/** A daily refresh may be a day late. */
const LATE_DAYS = 2;

/** The published data, and how the last refresh ended. */
export async function checkData(dataDir: string, now: Date, load = loadSnapshot): Promise<Finding[]> {
  return [await checkPublished(dataDir, now, load), ...checkLastRefresh(dataDir, now)];
}

/** Sound files may be of a form that this version does not read, as before an upgrade. @throws AppError */
async function expectReadable(dataDir: string, id: string, load: typeof loadSnapshot): Promise<void> {
  try {
    const { close } = await load(dataDir, id);
    await close();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : `${cause}`;
    const message = `This version does not read snapshot ${id}, so its site would have no pages: ${why} See docs/operate/upgrade.md.`;
    throw new AppError('data-loss', message, { cause });
  }
}

async function checkPublished(dataDir: string, now: Date, load: typeof loadSnapshot): Promise<Finding> {
  try {
    const id = currentSnapshotId(dataDir);
    if (id === null)
      return finding(
        'problem',
        'Data',
        'Nothing is published. "npm start" makes a sample, "npm run deckwright -- fetch" fetches real data.',
      );
    const { sample, generatedAt, counts } = await verifySnapshot(dataDir, id);
    await expectReadable(dataDir, id, load);
    const days = daysSince(generatedAt, now);
    const summary = `${counts.decks.toLocaleString('en')} decks, ${counts.cards.toLocaleString('en')} cards, built ${generatedAt}`;
    if (sample)
      return finding(
        'warning',
        'Data',
        `The sample is published. "npm run deckwright -- fetch" fetches real data.`,
      );
    if (days > OLD_DAYS)
      return finding(
        'warning',
        'Data',
        `${summary}: ${Math.floor(days)} days ago. Set REFRESH_AT, or run "npm run deckwright -- refresh" by a timer.`,
      );
    return finding('ok', 'Data', `${summary}; every file is sound`);
  } catch (error) {
    if (error instanceof AppError) return finding('problem', 'Data', error.message);
    throw error;
  }
}

function checkLastRefresh(dataDir: string, now: Date): Finding[] {
  const report = readRefreshReport(dataDir);
  if (report === null) return [];
  const { outcome, startedAt, endedAt, reasons } = report;
  const why = reasons.length > 0 ? `: ${reasons.join(' ')}` : '.';
  if (outcome === 'refused' || outcome === 'failed')
    return [
      finding(
        'problem',
        'Refresh',
        `The last one, of ${endedAt}, ${outcome === 'failed' ? 'failed' : 'was not published'}${why}`,
      ),
    ];
  if (daysSince(startedAt, now) > LATE_DAYS)
    return [
      finding(
        'warning',
        'Refresh',
        `The last one began ${startedAt}. See that REFRESH_AT or your timer still works.`,
      ),
    ];
  if (reasons.length > 0)
    return [finding('warning', 'Refresh', `The last one, of ${endedAt}, is ${outcome}${why}`)];
  return [
    finding('ok', 'Refresh', endedAt === null ? `began ${startedAt} and runs` : `${outcome} ${endedAt}`),
  ];
}

function daysSince(time: string, now: Date): number {
  return (now.getTime() - Date.parse(time)) / DAY_MS;
}
