import { type ChosenSettings, readChosen, readRegion } from '@deckwright/domain';

/** Written next to the rest. */
const VERSION = 1;

/** What the device stores for use without an account. */
export type KeptSettings = {
  chosen: ChosenSettings;
  /** The country as last reported by the site; its shop comes first if no order was chosen. */
  region: string | null;
  /** The day of that report, as YYYY-MM-DD. */
  askedOn: string | null;
};

export const NOTHING_KEPT: Readonly<KeptSettings> = { chosen: {}, region: null, askedOn: null };

/** Null if there is nothing to store. */
export function printSettings({ chosen, region, askedOn }: KeptSettings): string | null {
  if (Object.keys(chosen).length === 0 && region === null && askedOn === null) return null;
  return JSON.stringify({ version: VERSION, chosen, region, askedOn });
}

/** Reads as much as can be understood of any text. */
export function readDevice(text: string | null): KeptSettings {
  const stored = recordIn(text);
  const { chosen, region, askedOn } = stored;
  return {
    chosen: isRecord(chosen) ? readChosen(chosen) : {},
    region: typeof region === 'string' ? readRegion(region) : null,
    askedOn: typeof askedOn === 'string' && /^\d{4}-\d\d-\d\d$/.test(askedOn) ? askedOn : null,
  };
}

/** Whether a later version of the site wrote it, which may contain more than this one could write back. */
export function isLater(text: string | null): boolean {
  const { version } = recordIn(text);
  return typeof version === 'number' && version > VERSION;
}

function recordIn(text: string | null): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
