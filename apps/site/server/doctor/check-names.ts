import { editDistance } from '@deckwright/search';
import { SETTING_NAMES } from '../settings/settings.ts';
import { type Finding, finding } from './finding.ts';
import { isSlip } from './name-slips.ts';

/** Variables that commands read besides those of the site; `.env.example` has all. */
const COMMAND_SETTINGS = [
  'SCRYFALL_URL',
  'MTGJSON_URL',
  'SPELLBOOK_URL',
  'TOPDECK_URL',
  'TOPDECK_KEY',
  'MAX_DECK_AGE_DAYS',
  'WORKER_STORE',
  'BULK_DATA',
  'BULK_LICENSE',
] as const;

/** Shorter names, such as USER and MAIL, belong to the system. */
const MIN_LENGTH = 6;
/** What shells, service managers, Node and other programs read. */
const OF_OTHERS =
  /^(?:npm_|NODE_|XDG_|LC_|SSH_|GIT_|DBUS_|SYSTEMD_|JOURNAL_|PG|HOSTNAME$|LOGNAME$|OTEL_TRACES_SAMPLER$)/;
/** Of these, the site reads a few and other programs many: the right name next to a strange one is no slip. */
const SHARED = /^(?:AWS|OTEL)_/;

/** Variables that are no setting, but look like one that was misspelled or cut short. */
export function checkNames(env: Readonly<Record<string, string | undefined>>): Finding[] {
  const known: string[] = [...SETTING_NAMES, ...COMMAND_SETTINGS];
  return Object.keys(env).flatMap((name) => {
    if (name.length < MIN_LENGTH || known.includes(name) || OF_OTHERS.test(name)) return [];
    const upper = name.toUpperCase();
    // In lower case, most belong to npm; on Windows, case does not matter.
    const found =
      name === upper
        ? known.filter((setting) => isSlip(name, setting))
        : known.filter((setting) => setting === upper && env[setting] === undefined);
    const [nearest] = found.sort((a, b) => editDistance(upper, a) - editDistance(upper, b));
    return nearest === undefined || (SHARED.test(nearest) && env[nearest])
      ? []
      : [finding('problem', 'Settings', `${name} is no setting, so it is ignored. Did you mean ${nearest}?`)];
  });
}
