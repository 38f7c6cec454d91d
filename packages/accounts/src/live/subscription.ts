import type { Profile } from '@deckwright/domain';

export type LiveEvent = { kind: 'profile'; profile: Profile } | { kind: 'beat' };

/**
 * The updates for one open page. A slow reader gets only the latest profile instead of a growing queue; the iteration
 * ends with the session.
 */
export class Subscription implements AsyncIterable<LiveEvent> {
  readonly uid: string;
  readonly sessionId: string;
  readonly #onEnd: (subscription: Subscription) => void;
  #profile: Profile | null = null;
  #sent = '';
  #heartbeat = false;
  #ended = false;
  #wake: (() => void) | null = null;

  constructor(uid: string, sessionId: string, onEnd: (subscription: Subscription) => void) {
    this.uid = uid;
    this.sessionId = sessionId;
    this.#onEnd = onEnd;
  }

  notify(profile: Profile): void {
    const text = JSON.stringify(profile);
    if (text === this.#sent) return;
    this.#sent = text;
    this.#profile = profile;
    this.#wake?.();
  }

  heartbeat(): void {
    this.#heartbeat = true;
    this.#wake?.();
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#onEnd(this);
    this.#wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<LiveEvent> {
    try {
      while (!this.#ended) {
        const profile = this.#profile;
        if (profile) {
          this.#profile = null;
          this.#heartbeat = false;
          yield { kind: 'profile', profile };
        } else if (this.#heartbeat) {
          this.#heartbeat = false;
          yield { kind: 'beat' };
        } else await this.#next();
      }
    } finally {
      this.end();
    }
  }

  #next(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = () => {
        this.#wake = null;
        resolve();
      };
    });
  }
}
