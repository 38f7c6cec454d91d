import type { SpellifyState, SpellifyToday } from '@deckwright/contract/schemas';
import type { SpellifyHint } from '@deckwright/domain';
import { useEffect, useRef, useState } from 'react';
import { browserClient } from '../../shared/session/browser-client.ts';
import { keepGame, loadGame, newGame, type StoredGame, solvedOn } from './stored-game.ts';

const PRACTICE_GAMES = 1_000_000;

type Moves = Pick<StoredGame, 'letters' | 'hints' | 'gaveUp'>;

export type Spellify = {
  today: SpellifyToday | null;
  /** The moves of the current game. */
  game: StoredGame | null;
  state: SpellifyState | null;
  practice: boolean;
  failed: boolean;
  /** False if the browser stores nothing. */
  isStored: boolean;
  guess: (letter: string) => void;
  hint: (hint: SpellifyHint) => void;
  giveUp: () => void;
  startPractice: () => void;
  backToToday: () => void;
  retry: () => void;
};

/** The state of the word game on this device; the server judges each move. */
export function useSpellify(apiHost: string): Spellify {
  const [today, setToday] = useState<SpellifyToday | null>(null);
  const [game, setGame] = useState<StoredGame | null>(null);
  const [state, setState] = useState<SpellifyState | null>(null);
  const [puzzle, setPuzzle] = useState('');
  const [failed, setFailed] = useState(false);
  const [isStored, setIsStored] = useState(true);
  const running = useRef<AbortController | null>(null);
  const practice = puzzle.startsWith('practice-');

  async function judge(of: string, next: StoredGame): Promise<void> {
    running.current?.abort();
    const cancel = new AbortController();
    running.current = cancel;
    setPuzzle(of);
    setGame(next);
    setFailed(false);
    // Before the answer, so that a page that is closed or reloaded meanwhile loses no guess.
    const isToday = !of.startsWith('practice-');
    if (isToday) setIsStored(keepGame(next));
    try {
      const { letters, hints, gaveUp } = next;
      const client = await browserClient({ apiHost });
      const answer = await client.playSpellify(
        { puzzle: of, letters, hints, gaveUp },
        { signal: cancel.signal },
      );
      setState(answer);
      if (!isToday || answer.state !== 'solved') return;
      const solved = { ...next, streak: solvedOn(next.day, next.streak) };
      setGame(solved);
      setIsStored(keepGame(solved));
    } catch {
      // The client has logged it; the page offers a retry.
      if (!cancel.signal.aborted) setFailed(true);
    }
  }

  async function start(): Promise<void> {
    try {
      const client = await browserClient({ apiHost });
      const answer = await client.fetchSpellify();
      setToday(answer);
      await judge(answer.day, loadGame(answer.day));
    } catch {
      setFailed(true);
    }
  }

  const refresh = useRef(start);
  refresh.current = start;
  useEffect(() => {
    void refresh.current();
    return () => running.current?.abort();
  }, []);
  // A page left open past midnight (UTC) shows the new card when it becomes visible again.
  const day = today?.day;
  useEffect(() => {
    const onVisible = () => {
      const now = new Date().toISOString().slice(0, 10);
      if (document.visibilityState === 'visible' && day && now > day && !practice) void refresh.current();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [day, practice]);

  function move(change: (moves: Moves) => Moves): void {
    if (!game || state?.state !== 'open') return;
    void judge(puzzle, { ...game, ...change(game) });
  }

  return {
    today,
    game,
    state,
    practice,
    failed,
    isStored,
    guess: (letter) => {
      if (game?.letters.includes(letter)) return;
      move(({ letters, ...rest }) => ({ ...rest, letters: [...letters, letter] }));
    },
    hint: (hint) => {
      if (game?.hints.includes(hint)) return;
      move(({ hints, ...rest }) => ({ ...rest, hints: [...hints, hint] }));
    },
    giveUp: () => move((moves) => ({ ...moves, gaveUp: true })),
    startPractice: () => {
      setState(null);
      const number = Math.floor(Math.random() * PRACTICE_GAMES);
      void judge(`practice-${number}`, newGame(today?.day ?? '2000-01-01'));
    },
    backToToday: () => {
      setState(null);
      void start();
    },
    retry: () => {
      if (game && puzzle) void judge(puzzle, game);
      else void start();
    },
  };
}
