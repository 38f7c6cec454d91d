import { type RefObject, useEffect } from 'react';

type Props = {
  /** `count` stands after the title. */
  lists: readonly { kind: string; title: string; count?: number }[];
};

/** Jumps to the sections of a page, within its bar; a phone scrolls them. */
export function SectionNavigation({ lists }: Props) {
  return (
    <nav aria-label="Sections" data-sections="" className="section-nav">
      <ul className="flex gap-5">
        {lists.map((list) => (
          <li key={list.kind}>
            <a href={`#${list.kind}`} className="section-link">
              {list.title.replace(/ Cards$/, '')}
              {list.count === undefined ? null : (
                <span className="ml-1.5 font-normal tabular-nums">{list.count}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Highlights the current section in the navigation within `box`; restarts when `shown` changes. */
export function useSectionMarks(box: RefObject<HTMLElement | null>, shown: readonly unknown[] | null): void {
  useEffect(
    () =>
      shown ? markCurrent(box.current?.querySelector<HTMLElement>('[data-sections]') ?? null) : undefined,
    [box, shown],
  );
}

/** Highlights the link of the section at the top of the window, if any, and scrolls it into view within the bar. */
function markCurrent(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const links = [...bar.querySelectorAll('a')];
  const targets = links.map((link) => document.getElementById(link.hash.slice(1)));
  const near = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (entry.isIntersecting) near.add(entry.target);
        else near.delete(entry.target);
      }
      const isNear = (target: Element | null) => target !== null && near.has(target);
      // Of several sections side by side, the one that was requested.
      const requested = targets.findIndex((target) => isNear(target) && `#${target?.id}` === location.hash);
      const index = requested < 0 ? targets.findIndex(isNear) : requested;
      // Above the first section, as after the Home key, and below the last, no link is highlighted.
      links.forEach((link, at) => {
        if (at === index) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      });
      const link = links[index];
      if (link) bar.scrollLeft = link.offsetLeft - bar.clientWidth / 3;
      else if (targets[0] && targets[0].getBoundingClientRect().top > 0) bar.scrollLeft = 0;
    },
    { rootMargin: '-124px 0px -60% 0px' },
  );
  for (const target of targets) if (target) observer.observe(target);
  return () => observer.disconnect();
}
