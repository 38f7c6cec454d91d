/** Room for an ad between two sections, of no size unless ads are shown (app.css). */
export function AdSlot() {
  return <div className="ad-slot" />;
}
