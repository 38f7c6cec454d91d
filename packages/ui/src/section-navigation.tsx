import { type RefObject, useEffect } from 'react';

type Props = { lists: readonly { kind: string; title: string }[] };

/** Jumps to the sections of a page; stays under the header while scrolling. */
export function SectionNavigation({ lists }: Props) {
  return (
    <nav
      aria-label="Sections"
      data-sections=""
      className="sticky top-14 z-30 mx-[calc(50%-50vw)] overflow-x-auto border-y border-line bg-ground px-4 [scrollbar-width:none] md:px-[max(1.5rem,calc(50vw-54.5rem))]"
    >
      <ul className="flex gap-4.5">
        {lists.map((list) => (
          <li key={list.kind}>
            <a href={`#${list.kind}`} className="section-link">
              {list.title.replace(/ Cards$/, '')}
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
      const index = targets.findIndex((target) => target && near.has(target));
      // Above the first section, as after the Home key, and below the last, no link is highlighted.
      links.forEach((link, at) => {
        if (at === index) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      });
      const link = links[index];
      if (link) bar.scrollLeft = link.offsetLeft - bar.clientWidth / 3;
      else if (targets[0] && targets[0].getBoundingClientRect().top > 0) bar.scrollLeft = 0;
    },
    { rootMargin: '-128px 0px -60% 0px' },
  );
  for (const target of targets) if (target) observer.observe(target);
  return () => observer.disconnect();
}
