type End = () => Promise<void> | void;

/**
 * What has to be ended when the site stops, or when it fails to start: first no new connection is taken, then the
 * streams that would never end by themselves are ended, and once the server is quiet everything else is closed, the
 * last one opened first.
 */
export class Shutdown {
  readonly #listeners: End[] = [];
  readonly #streams: End[] = [];
  readonly #closers: End[] = [];

  /** `end` stops taking connections, and resolves when the running requests have ended. */
  onStopListening(end: End): void {
    this.#listeners.push(end);
  }

  onEndStreams(end: End): void {
    this.#streams.push(end);
  }

  onClose(close: End): void {
    this.#closers.push(close);
  }

  /** Ends what was opened so far. */
  async run(): Promise<void> {
    const quiet = Promise.all(this.#listeners.map((end) => end()));
    await Promise.all(this.#streams.map((end) => end()));
    await quiet;
    for (const close of this.#closers.splice(0).reverse()) await close();
  }
}
