import { fetchPart } from '@deckwright/islands';
import { useEffect, useRef, useState } from 'react';
import { FetchError } from '../../shared/api/request.ts';
import { toasts } from '../../shared/feedback/toasts.ts';
import { useHosts } from '../../shared/page/site-settings.ts';
import {
  askAbout,
  type Ballot,
  type CastVote,
  cast,
  change,
  learn,
  newBallot,
  offer,
  type Score,
  skip,
  toCardSlug,
  undoVote,
  waiting,
} from './ballot.ts';
import { openOutbox } from './outbox.ts';
import { ofCard, type VoteCard, voteCards } from './vote-card.ts';
import type { SendState } from './vote-sender.ts';

/** With fewer cards left, more are fetched. */
const FEW = 12;
/** Maximum fetched in a row if all of them have already been voted on. */
const MAX_IN_A_ROW = 400;

export type SaltVoteState = {
  ballot: Ballot;
  card: VoteCard | null;
  next: readonly VoteCard[];
  /** Whether the visitor's existing votes have been loaded. */
  known: 'loading' | 'yes' | 'failed';
  /** Whether more cards are being fetched, or failed to load. */
  fetching: 'no' | 'yes' | 'failed';
  sending: SendState;
  /** The latest action as a sentence. */
  said: string;
  vote: (score: number) => void;
  skip: () => void;
  undo: () => void;
  change: (of: CastVote, score: Score) => void;
  ask: (url: string) => void;
  retry: () => void;
};

type Offered = { cards: readonly VoteCard[]; more: string | null };

/** The state of voting on this page; votes are shown immediately and sent afterwards. */
export function useSaltVote(offered: Offered): SaltVoteState {
  const hosts = useHosts();
  const [{ calls, sender, read }] = useState(() => openOutbox(hosts));
  const [ballot, setBallot] = useState(() => newBallot(offered.cards));
  const [more, setMore] = useState(offered.more);
  const [known, setKnown] = useState<SaltVoteState['known']>('loading');
  const [fetching, setFetching] = useState<SaltVoteState['fetching']>('no');
  const [sending, setSending] = useState<SendState>({ unsent: 0, trouble: 'none' });
  const [said, setSaid] = useState('');
  // Keys pressed faster than the page renders each build on the state left by the previous one.
  const latest = useRef(ballot);
  const rows = useRef(0);

  function become(next: Ballot): void {
    latest.current = next;
    setBallot(next);
  }

  async function load(): Promise<void> {
    try {
      const votes = await calls.load();
      const known = votes.map(({ url, ...vote }) => ({ ...vote, isKnown: url !== null }));
      become(learn(latest.current, known, sender.unsent));
      setKnown('yes');
    } catch {
      // The client has logged it; the page reports it and offers a retry.
      setKnown('failed');
    }
  }

  async function fetchMore(query: string): Promise<void> {
    setFetching('yes');
    try {
      const page = await calls.more(query);
      become(offer(latest.current, voteCards(page)));
      setMore(page.more);
      setFetching('no');
    } catch {
      setFetching('failed');
    }
  }

  const begin = useRef(load);
  begin.current = load;
  useEffect(() => {
    const unread = read({
      onState: setSending,
      onRefused: (error) => {
        const message = error instanceof FetchError ? error.problem?.error.message : undefined;
        toasts.add({ key: 'salt-vote', text: message ?? 'The vote could not be saved.' });
        void begin.current();
      },
    });
    const unfollow = followAccount(() => void begin.current());
    void begin.current();
    window.addEventListener('online', sender.tryNow);
    return () => {
      unread();
      unfollow();
      window.removeEventListener('online', sender.tryNow);
    };
  }, [read, sender]);
  const isUnsent = sending.unsent > 0;
  useEffect(() => {
    if (!isUnsent) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsent]);

  const open = waiting(ballot);
  const wantsMore = known === 'yes' && fetching === 'no' && more !== null && open.length < FEW;
  const fetchNext = useRef(fetchMore);
  fetchNext.current = fetchMore;
  useEffect(() => {
    if (!wantsMore || more === null) {
      if (open.length >= FEW) rows.current = 0;
      return;
    }
    rows.current += 1;
    if (rows.current <= MAX_IN_A_ROW) void fetchNext.current(queryIn(more));
  }, [wantsMore, more, open.length]);

  const card = open[0] ?? null;
  const shown = (of: Ballot) => waiting(of)[0] ?? null;
  const then = (of: Ballot) => {
    const next = shown(of);
    return next ? `Next: ${next.name}.` : 'No cards left here.';
  };

  return {
    ballot,
    card,
    next: open.slice(1, 3),
    known,
    fetching,
    sending,
    said,
    vote(score) {
      const current = shown(latest.current);
      if (!current) return;
      become(cast(latest.current, current, score));
      sender.put(toCardSlug(current), score);
      setSaid(`${current.name}: ${score}. ${then(latest.current)}`);
    },
    skip() {
      const current = shown(latest.current);
      if (!current) return;
      become(skip(latest.current, current));
      setSaid(`Skipped ${current.name}. ${then(latest.current)}`);
    },
    undo() {
      const back = undoVote(latest.current);
      if (!back) return;
      const { step } = back;
      become(back.ballot);
      if (step.before !== step.after) sender.put(step.slug, step.before);
      setSaid(`${step.name} is back to what it was.`);
    },
    change(of, score) {
      become(change(latest.current, of, score));
      sender.put(of.slug, score);
      setSaid(score === null ? `Withdrawn: ${of.name}.` : `${of.name}: ${score}.`);
    },
    async ask(url) {
      const there = latest.current.cards.find((one) => one.url === url);
      try {
        become(askAbout(latest.current, there ?? ofCard(await calls.card(url))));
        setSaid(`${latest.current.current?.name ?? ''} is up.`);
      } catch {
        toasts.add({ key: 'salt-vote', text: 'The card could not be fetched. Try again.' });
      }
    },
    retry() {
      if (known === 'failed') {
        setKnown('loading');
        void load();
      }
      if (fetching === 'failed') setFetching('no');
      sender.tryNow();
    },
  };
}

function queryIn(path: string): string {
  return path.slice(path.indexOf('?'));
}

/** Calls back on sign-in or sign-out while the page is open; loads the code of accounts for this. */
function followAccount(changed: () => void): () => void {
  let end = () => {};
  let isOver = false;
  fetchPart(() => import('../../shared/session/session.ts')).then(
    ({ account }) => {
      if (isOver) return;
      let uid = account.uid();
      end = account.subscribe(() => {
        if (account.uid() === uid) return;
        uid = account.uid();
        changed();
      });
    },
    // Without it nobody can sign in or out on this page.
    () => undefined,
  );
  return () => {
    isOver = true;
    end();
  };
}
