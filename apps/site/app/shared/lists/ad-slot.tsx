/** Space for an ad between two sections, without size unless ads are shown (app.css). */
export function AdSlot() {
  return <div className="ad-slot" />;
}
