/** Browsers report the network a moment before it works. */
const SETTLE_MS = 500;

/** Calls back once the browser has a network again. */
export function onNetworkBack(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(call, SETTLE_MS);
  };
  addEventListener('online', wait);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', wait);
  };
}
