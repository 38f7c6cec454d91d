import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isPlainPress } from '../shared/view/plain-press.ts';

/** Tiles hold plain links, because hundreds of routed ones hold up hydration; their clicks are routed here. */
export function TileClicks() {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent): void {
      if (!isPlainPress(event)) return;
      const link = event.target instanceof Element ? event.target.closest('.tile-link, .share-link') : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
    }
    // After the page's own listeners: a click they took is marked by then.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [navigate]);
  return null;
}
