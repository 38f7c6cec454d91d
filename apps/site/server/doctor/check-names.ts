import { editDistance } from '@deckwright/search';
import { SETTING_NAMES } from '../settings/settings.ts';
import { type Finding, finding } from './finding.ts';

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
  /^(?:npm_|NODE_|XDG_|LC_|SSH_|GIT_|DBUS_|SYSTEMD_|JOURNAL_|PG|AWS_|OTEL_|HOSTNAME$|LOGNAME$)/;
/** A slip of the finger is one letter more, less or other, or two in turn. */
const MAX_EDITS = 2;
/** REFRESH for REFRESH_AT, but not API_KEY for API_KEY_REQUESTS. */
const MAX_CUT = 3;

/** Variables that are no setting, but look like one that was misspelled or cut short. */
export function checkNames(env: Readonly<Record<string, string | undefined>>): Finding[] {
  const known = [...SETTING_NAMES, ...COMMAND_SETTINGS];
  return Object.keys(env).flatMap((name) => {
    if (name.length < MIN_LENGTH || !/^[A-Z][A-Z0-9_]*$/.test(name)) return [];
    if (known.includes(name) || OF_OTHERS.test(name)) return [];
    const nearest = known.find(
      (setting) =>
        editDistance(name, setting) <= MAX_EDITS ||
        (setting.startsWith(`${name}_`) && setting.length - name.length <= MAX_CUT),
    );
    return nearest === undefined
      ? []
      : [finding('problem', 'Settings', `${name} is no setting, so it is ignored. Did you mean ${nearest}?`)];
  });
}
