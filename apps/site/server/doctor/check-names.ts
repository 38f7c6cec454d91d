import { COMMAND_SETTINGS } from '@deckwright/domain';
import { editDistance } from '@deckwright/search';
import { SETTING_NAMES } from '../settings/settings.ts';
import { type Finding, finding } from './finding.ts';
import { isShortSlip, isSlip } from './name-slips.ts';

/** Shorter names, such as USER and MAIL, belong to the system. */
const MIN_LENGTH = 6;
/** What shells, service managers, Node and other programs read. */
const OF_OTHERS =
  /^(?:npm_|NODE_|XDG_|LC_|SSH_|GIT_|DBUS_|SYSTEMD_|JOURNAL_|PG|HOSTNAME$|LOGNAME$|OTEL_TRACES_SAMPLER$)/;
/** Of these, the site reads a few and other programs many: the right name next to a strange one is no slip. */
const SHARED = /^(?:AWS|OTEL)_/;

/** In a file of settings these belong to Node, to libraries and to what runs the site. */
const OF_OTHERS_IN_FILE =
  /^(?:AWS|OTEL|POSTGRES|COMPOSE)_|^(?:(?:https?|no|all)_proxy|TZ|LANG|UV_THREADPOOL_SIZE)$/i;
const KNOWN: readonly string[] = [...SETTING_NAMES, ...COMMAND_SETTINGS];

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Variables that are no setting, but look like one that was misspelled or cut short; and of those that the file of settings
 * lists, which has nothing else, every one, with the nearest setting.
 */
export function checkNames(env: Env, listed: readonly string[] = []): Finding[] {
  const names = new Set([...Object.keys(env), ...listed]);
  return [...names].flatMap((name) => {
    if (KNOWN.includes(name) || OF_OTHERS.test(name)) return [];
    const slip = findSlip(name, env);
    if (slip !== undefined)
      return [
        finding('problem', 'Settings', `${name} is no setting, so it is ignored. Did you mean ${slip}?`),
      ];
    if (!listed.includes(name) || OF_OTHERS_IN_FILE.test(name)) return [];
    const [nearest] = byDistance(name.toUpperCase(), KNOWN);
    const text = `${name} in .env is no setting, so the site ignores it. The nearest is ${nearest}.`;
    return [finding('warning', 'Settings', text)];
  });
}

/** The setting that a name is probably a slip of. */
function findSlip(name: string, env: Env): string | undefined {
  const upper = name.toUpperCase();
  // In lower case, most belong to npm; on Windows, case does not matter.
  const matches = (setting: string): boolean => {
    if (name !== upper) return setting === upper && env[setting] === undefined;
    return name.length < MIN_LENGTH ? isShortSlip(name, setting) : isSlip(name, setting);
  };
  const [nearest] = byDistance(upper, KNOWN.filter(matches));
  return nearest === undefined || (SHARED.test(nearest) && env[nearest]) ? undefined : nearest;
}

function byDistance(name: string, settings: readonly string[]): string[] {
  return [...settings].sort((a, b) => editDistance(name, a) - editDistance(name, b));
}
