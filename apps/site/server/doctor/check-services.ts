import { existsSync } from 'node:fs';
import { probeMailServer } from '@deckwright/accounts';
import { probePostgres } from '@deckwright/database';
import { AppError, userAgent } from '@deckwright/domain';
import { dataPaths } from '@deckwright/snapshot';
import type { Settings } from '../settings/settings.ts';
import { VERSION } from '../settings/version.ts';
import { type Finding, finding } from './finding.ts';

const PATIENCE_MS = 10_000;
/** Sign-in codes expire within minutes, and sessions are compared with the database's clock. */
const MAX_SECONDS_APART = 60;

/** The database in use, or the one that will be created. */
export async function checkDatabase({ databaseUrl }: Pick<Settings, 'databaseUrl'>): Promise<Finding[]> {
  if (databaseUrl === null)
    return [
      finding('ok', 'Database', 'embedded, in the data folder; set DATABASE_URL for several processes'),
    ];
  try {
    const { version, now } = await probePostgres(databaseUrl);
    const apart = clock('the database server', now);
    return [finding('ok', 'Database', `PostgreSQL ${version}`), ...(apart.state === 'ok' ? [] : [apart])];
  } catch (error) {
    if (error instanceof AppError) return [finding('problem', 'Database', error.message)];
    throw error;
  }
}

/** Whether the mail server accepts a connection. */
export async function checkMail({ mail, dataDir }: Pick<Settings, 'mail' | 'dataDir'>): Promise<Finding> {
  if (mail.smtp === null)
    return finding(
      'warning',
      'Mail',
      `SMTP_URL is not set: mails with codes and links are written to ${dataDir}/outbox and reach nobody.`,
    );
  try {
    await probeMailServer(mail.smtp);
    return finding('ok', 'Mail', `${mail.smtp.host}:${mail.smtp.port} takes mails from ${mail.from.address}`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return finding('problem', 'Mail', `${error.message}. Check SMTP_URL: host, port, user and password.`);
  }
}

/** Each service that card data comes from, and the clock compared with their answers. */
export async function checkUpstreams(
  addresses: Readonly<Record<string, string>>,
  contact: string | null,
): Promise<Finding[]> {
  const answers = await Promise.all(
    Object.entries(addresses).map(([name, address]) => askUpstream(name, address, contact)),
  );
  const dated = answers.find(({ date }) => date !== null);
  return [
    ...answers.map(({ finding }) => finding),
    dated?.date
      ? clock('the services', dated.date)
      : finding('warning', 'Clock', 'no service could be asked for the time'),
  ];
}

async function askUpstream(
  name: string,
  address: string,
  contact: string | null,
): Promise<{ finding: Finding; date: Date | null }> {
  try {
    const answer = await fetch(address, {
      method: 'HEAD',
      headers: { 'user-agent': userAgent(VERSION, 'doctor', contact), accept: '*/*' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const date = new Date(answer.headers.get('date') ?? Number.NaN);
    const known = Number.isNaN(date.getTime()) ? null : date;
    // 404 and 405 also mean that the service is up: each treats the bare address differently.
    if (answer.status < 500 && answer.status !== 403 && answer.status !== 429)
      return { finding: finding('ok', name, `${address} answers`), date: known };
    const text = `${address} answers ${answer.status}. Try again later; refreshes wait for it.`;
    return { finding: finding('warning', name, text), date: known };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    const text = `${address} cannot be reached (${reason}). Check the network, the proxy and the firewall.`;
    return { finding: finding('problem', name, text), date: null };
  }
}

function clock(whose: string, theirs: Date): Finding {
  const seconds = Math.round((Date.now() - theirs.getTime()) / 1000);
  if (Math.abs(seconds) <= MAX_SECONDS_APART) return finding('ok', 'Clock', `agrees with that of ${whose}`);
  return finding(
    'problem',
    'Clock',
    `${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} that of ${whose}: sessions and codes end at the wrong time. Turn on time synchronization.`,
  );
}

/** Where this machine reaches itself: the address that the site listens at, of all of them the loopback. */
function toLocalHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === 'localhost') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** `snapshot` is of /healthz, `database` of /readyz. */
type Health = { snapshot?: { id?: string } | null; database?: boolean };

/** What a site says of itself; nothing where something else answers, as while the site starts. */
async function readHealth(answer: Response): Promise<Health> {
  const text = await answer.text();
  try {
    return JSON.parse(text) as Health;
  } catch {
    return {};
  }
}

/** What a running site with these settings on this machine reports. */
export async function checkSite(
  { port, host, dataDir }: Pick<Settings, 'port' | 'host' | 'dataDir'>,
  published: string | null,
): Promise<Finding> {
  try {
    const ask = (path: string) =>
      fetch(`http://${toLocalHost(host)}:${port}${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const answer = await ask('/healthz');
    const { snapshot } = await readHealth(answer);
    const served = snapshot?.id ?? null;
    if (served === null && published !== null)
      return finding(
        'problem',
        'Site',
        `Port ${port} answers ${answer.status} and serves nothing, though ${published} is published. If it has not just started, look into its log.`,
      );
    const { database } = await readHealth(await ask('/readyz'));
    if (database === false)
      return finding(
        'problem',
        'Site',
        `Port ${port} says that its database does not answer or takes no writes, so accounts cannot be changed. Its log says why.`,
      );
    if (served === published && served !== null)
      return finding('ok', 'Site', `port ${port} serves what is published`);
    return finding(
      'warning',
      'Site',
      `Port ${port} serves ${served ?? 'nothing'}, published is ${published ?? 'nothing'}. Wait a minute; if that stays so, look into its log.`,
    );
  } catch {
    // Left by the first start; a folder that is only built or restored has none.
    if (!existsSync(dataPaths(dataDir).siteStarted))
      return finding('ok', 'Site', `none has been started with this folder; none answers at port ${port}`);
    return finding(
      'problem',
      'Site',
      `None answers at port ${port} of this machine, the one that PORT names. Start it, and look into its log if it does not stay up.`,
    );
  }
}
