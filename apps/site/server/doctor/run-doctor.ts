import { AppError, readAddresses, type UpstreamAddresses } from '@deckwright/domain';
import { currentSnapshotId } from '@deckwright/snapshot';
import { readSettings, type Settings } from '../settings/settings.ts';
import { getContact } from '../settings/site-settings.ts';
import { describeSlowMode } from '../startup/production-mode.ts';
import { checkBackup } from './check-backup.ts';
import { checkCertificate } from './check-certificate.ts';
import { checkCountDay } from './check-count-day.ts';
import { checkData } from './check-data.ts';
import { checkFolder } from './check-folder.ts';
import { checkMaxAge } from './check-max-age.ts';
import { checkNames } from './check-names.ts';
import { checkDatabase, checkMail, checkSite, checkUpstreams } from './check-services.ts';
import { checkStore } from './check-store.ts';
import { checkWorkers } from './check-workers.ts';
import { type Finding, finding } from './finding.ts';

type Options = {
  env: NodeJS.ProcessEnv;
  now: Date;
  /** The names in the file of settings. */
  listed?: readonly string[];
};

/**
 * Checks everything a site depends on without changing anything: settings, folder, disk, data, snapshot store, database, mail,
 * services, clock, and the site itself if it runs on this machine.
 */
export async function runDoctor({ env, now, listed = [] }: Options): Promise<Finding[]> {
  const node = finding('ok', 'Node', process.versions.node);
  const read = readAll(env);
  if ('text' in read) return [node, read];
  const { settings, addresses } = read;
  const { dataDir } = settings;
  const parts = await Promise.all([
    checkFolder(dataDir),
    checkData(dataDir, now),
    checkMaxAge(env, dataDir),
    checkCountDay(dataDir),
    checkStore(settings, publishedId(dataDir)),
    checkDatabase(settings),
    checkMail(settings),
    checkUpstreams(
      {
        Scryfall: `${addresses.scryfall}/bulk-data`,
        MTGJSON: `${addresses.mtgjson}/DeckList.json`,
        Spellbook: `${addresses.spellbook}/variants.json.gz`,
      },
      getContact(settings.site),
    ),
    checkSite(settings, publishedId(dataDir)),
    checkBackup(dataDir, now, settings.maxBackupAgeDays),
    checkCertificate(settings.certificate, [settings.site.origin, ...settings.accounts.moreOrigins], now),
  ]);
  const slow = describeSlowMode(env);
  const settingsFound = [
    ...checkSettings(settings),
    ...checkNames(env, listed),
    ...checkWorkers(env),
    ...(slow === null ? [] : [finding('warning', 'Settings', slow)]),
  ];
  return [
    node,
    ...(settingsFound.length > 0 ? settingsFound : [finding('ok', 'Settings', 'are all readable')]),
    ...parts.flat(),
  ];
}

function readAll(env: NodeJS.ProcessEnv): { settings: Settings; addresses: UpstreamAddresses } | Finding {
  try {
    return { settings: readSettings(env), addresses: readAddresses(env) };
  } catch (error) {
    if (error instanceof AppError) return finding('problem', 'Settings', error.message);
    throw error;
  }
}

/** Allowed but rarely intended settings. */
function checkSettings({ site, accounts, host }: Settings): Finding[] {
  const { origin, operator } = site;
  const open = host !== '127.0.0.1' && host !== '::1' && host !== 'localhost';
  const found: Finding[] = [];
  if (origin === '')
    found.push(
      finding(
        'warning',
        'Settings',
        'PUBLIC_ORIGIN is not set: links in emails lead to this machine, and the canonical, preview and structured-data addresses of pages have no host.',
      ),
    );
  else if (!origin.startsWith('https:'))
    found.push(
      finding(
        'warning',
        'Settings',
        'PUBLIC_ORIGIN is not https: passwords and sessions travel in the clear, and passkeys do not work.',
      ),
    );
  if (origin !== '' && accounts.trustedProxies === '' && !open)
    found.push(
      finding(
        'warning',
        'Settings',
        'TRUSTED_PROXIES is not set: behind a proxy all visitors count as one and soon meet the limits.',
      ),
    );
  if (operator.email === null)
    found.push(
      finding(
        'warning',
        'Settings',
        'OPERATOR_EMAIL is not set: the pages about the site name nobody to write to.',
      ),
    );
  return found;
}

function publishedId(dataDir: string): string | null {
  try {
    return currentSnapshotId(dataDir);
  } catch {
    // The data check reports what is wrong.
    return null;
  }
}
