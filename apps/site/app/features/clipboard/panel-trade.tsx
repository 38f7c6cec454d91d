import type { SingleCard } from '@deckwright/contract/schemas';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { ClipboardStore } from './create-store.ts';
import { useClipboard } from './store.ts';
import { TradeArea } from './trade/trade-area.tsx';

/** Prices of the clipboard's cards and the ways to export them; rendered after a change itself is rendered. */
export function PanelTrade() {
  const listed = useDeferredValue(useClipboard(({ cards }) => cards));
  const leading = useDeferredValue(useClipboard(({ commanders }) => commanders));
  const loaded = useDeferredValue(useClipboard(({ loadedCards }) => loadedCards));
  const unknown = useClipboard(({ unknownUrls }) => unknownUrls);
  const failed = useClipboard(({ dataFailed }) => dataFailed);
  const isLoadingScg = useClipboard(({ isLoadingSCG }) => isLoadingSCG);
  const setLoadingScg = useClipboard((state) => state.setLoadingScg);
  const cards = useMemo(() => getCards(Object.keys(listed), loaded), [listed, loaded]);
  const commanders = useMemo(() => getCards(leading, loaded), [leading, loaded]);
  const urls = [...leading, ...Object.keys(listed)];
  const waiting = failed ? 0 : urls.filter((url) => !(url in loaded || url in unknown)).length;
  const isWaiting = waiting > 0;
  useEffect(() => setLoadingScg(isWaiting), [isWaiting, setLoadingScg]);
  return (
    <TradeArea
      cards={cards}
      commanders={commanders}
      waiting={waiting}
      isLoadingScg={isLoadingScg}
      setLoadingScg={setLoadingScg}
    />
  );
}

function getCards(urls: readonly string[], loaded: ClipboardStore['loadedCards']): SingleCard[] {
  return urls.flatMap((url) => loaded[url] ?? []);
}
