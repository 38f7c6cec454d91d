import { nearestWord } from '@deckwright/card-query';
import { SETTING_NAMES } from '../settings/settings.ts';
import { type Finding, finding } from './finding.ts';

/** Variables that commands read besides those of the site; `.env.example` has all. */
const COMMAND_SETTINGS = [
  'SCRYFALL_URL',
  'MTGJSON_URL',
  'SPELLBOOK_URL',
  'TOPDECK_URL',
  'TOPDECK_KEY',
  'WORKER_STORE',
  'BULK_DATA',
  'BULK_LICENSE',
] as const;

/** Shorter names, such as USER and MAIL, belong to the system. */
const MIN_LENGTH = 6;
/** What shells, service managers and Node set. */
const OF_THE_SYSTEM =
  /^(?:npm_|NODE_|XDG_|LC_|SSH_|GIT_|DBUS_|SYSTEMD_|JOURNAL_|INVOCATION_ID$|HOSTNAME$|LOGNAME$)/;

/** Variables that are no setting, but look like one that was misspelled or cut short. */
export function checkNames(env: Readonly<Record<string, string | undefined>>): Finding[] {
  const known = [...SETTING_NAMES, ...COMMAND_SETTINGS];
  return Object.keys(env).flatMap((name) => {
    if (name.length < MIN_LENGTH || !/^[A-Z][A-Z0-9_]*$/.test(name)) return [];
    if (known.includes(name) || OF_THE_SYSTEM.test(name)) return [];
    const longer = known.find((setting) => setting.startsWith(`${name}_`));
    const nearest = longer ?? nearestWord(name, known);
    return nearest === null
      ? []
      : [finding('problem', 'Settings', `${name} is no setting, so it is ignored. Did you mean ${nearest}?`)];
  });
}
