import { type SettingsChange, withChange } from '@deckwright/domain';
import { createStore } from 'zustand/vanilla';
import { isLater, type KeptSettings, NOTHING_KEPT, printSettings, readDevice } from './device-settings.ts';

/** `refused`: storage is unavailable or full; `later`: a later version wrote there, and this one only reads. */
type Keeping = 'kept' | 'refused' | 'later';

export type DeviceState = KeptSettings & { keeping: Keeping };

/** The storage. Both methods may throw: private windows have no storage, and storage may be full. */
type Shelf = { read: () => string | null; write: (text: string | null) => void };

export type DeviceStore = ReturnType<typeof createDeviceStore>;

/** The settings of this device, for use without an account; without storage they last as long as the page. */
export function createDeviceStore(shelf: Shelf) {
  const {
    getState: get,
    setState,
    subscribe,
  } = createStore<DeviceState>()(() => ({
    ...NOTHING_KEPT,
    keeping: 'kept',
  }));

  function heard(text: string | null): void {
    setState({ ...readDevice(text), keeping: isLater(text) ? 'later' : 'kept' });
  }

  /** Takes over the stored settings, which another tab may have written last; unreadable ones change nothing. */
  function meet(): void {
    try {
      const text = shelf.read();
      if (get().keeping === 'kept') heard(text);
    } catch {
      setState({ keeping: 'refused' });
    }
  }

  function write(next: KeptSettings): void {
    let { keeping } = get();
    try {
      if (keeping !== 'later') {
        shelf.write(printSettings(next));
        keeping = 'kept';
      }
    } catch {
      keeping = 'refused';
    }
    setState({ ...next, keeping });
  }

  return {
    get,
    subscribe,
    heard,
    meet,
    /** Absent settings are kept, null resets to the default. */
    change(change: SettingsChange): void {
      meet();
      const { chosen, region, askedOn } = get();
      write({ chosen: withChange(chosen, change), region, askedOn });
    },
    /** The site reported the country on this day. */
    arrived(region: string | null, askedOn: string): void {
      meet();
      write({ chosen: get().chosen, region, askedOn });
    },
  };
}
