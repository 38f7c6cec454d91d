import type { CardEntries } from '@deckwright/contract/schemas';
import { fromWire } from '@deckwright/contract/wire';
import { ViewPicture } from '@deckwright/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useHosts } from '../../shared/page/site-settings.ts';
import { followNames } from './follow-names.ts';
import type { NamedCard } from './named-card.ts';
import { positionNextTo } from './position-next-to.ts';

type Props = {
  /** The event that reached a name before this code was loaded. */
  latest: RefObject<Event | null>;
};

type Shown = { card: NamedCard; entries: CardEntries['entries'] };

/** Large enough to read the card; a pair has two side by side. */
const WIDTH = 240;
const RATIO = 88 / 63;
/** A picture that arrives later is no longer useful. */
const MAX_WAIT_MS = 5_000;

/**
 * The picture of the card whose name or small picture is hovered, focused or long-pressed. Hidden from screen readers because it adds
 * nothing to the card's page; nothing in it is interactive.
 */
export function CardPeek({ latest }: Props) {
  const { apiHost } = useHosts();
  const [shown, setShown] = useState<Shown | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let wanted: NamedCard | null = null;
    const end = followNames(latest.current, {
      show(card, still) {
        wanted = card;
        readEntries(apiHost, card.slug).then(
          ({ entries }) => {
            const now = wanted === card ? still() : null;
            if (now) setShown({ card: now, entries });
          },
          // Without its picture, a name stays as it was.
          () => undefined,
        );
      },
      hide() {
        wanted = null;
        setShown(null);
      },
    });
    return end;
  }, [latest, apiHost]);
  const { key } = useLocation();
  const [at, setAt] = useState(key);
  if (at !== key) {
    setAt(key);
    setShown(null);
  }
  useLayoutEffect(() => {
    if (!shown || !box.current) return;
    const width = WIDTH * Math.min(shown.entries.length, innerWidth > 2.5 * WIDTH ? 2 : 1);
    const size = { width, height: (width / shown.entries.length) * RATIO };
    const window = { width: innerWidth, height: innerHeight };
    const { left, top } = positionNextTo(shown.card.link.getBoundingClientRect(), size, window);
    Object.assign(box.current.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
    // Above everything, including dialogs.
    box.current.showPopover();
  }, [shown]);
  if (!shown) return null;
  return (
    <div ref={box} popover="manual" aria-hidden="true" className="peek">
      {shown.entries.map((entry) => (
        <ViewPicture key={entry.id} view={entry} sizes={`${WIDTH}px`} alt="" eager />
      ))}
    </div>
  );
}

const known = new Map<string, Promise<CardEntries>>();

function readEntries(apiHost: string, slug: string): Promise<CardEntries> {
  const found = known.get(slug);
  if (found) return found;
  const pending = fetchEntries(`${apiHost}/api/v1/entries/${slug}`);
  known.set(slug, pending);
  pending.catch(() => known.delete(slug));
  return pending;
}

async function fetchEntries(address: string): Promise<CardEntries> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(MAX_WAIT_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  // Safe because the call answers these entries, by the names of JSON.
  return fromWire(await answer.json()) as CardEntries;
}
