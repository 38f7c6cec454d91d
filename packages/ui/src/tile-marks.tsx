import { formatAverage } from '@deckwright/domain';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { saltClass } from './display.ts';
import type { TileView } from './tile-view.ts';

type Props = { view: Pick<TileView, 'banned' | 'gameChanger' | 'trend' | 'salt'> };

/** What is special about a card: small signs, each with its words. */
export function TileMarks({ view }: Props) {
  const salt = view.salt ?? null;
  return (
    <>
      {view.banned ? (
        <Mark title="Banned in Commander" words="Banned" className="bg-bad-surface text-bad">
          ⊘
        </Mark>
      ) : null}
      {view.gameChanger ? (
        <Mark title="On the list of game changers" words="Game changer" className="bg-raised text-accent">
          GC
        </Mark>
      ) : null}
      {salt === null ? null : <span className={saltClass(salt)}>{`salt ${formatAverage(salt)}`}</span>}
      {view.trend === 'rising' ? (
        <Mark
          title="Played more and more in all decks over the last six months"
          words="rising in all decks"
          className="text-good"
        >
          ▲
        </Mark>
      ) : null}
      {view.trend === 'falling' ? (
        <Mark
          title="Played less and less in all decks over the last six months"
          words="falling in all decks"
          className="text-bad"
        >
          ▼
        </Mark>
      ) : null}
    </>
  );
}

type MarkProps = { title: string; words: string; className: string; children: ReactNode };

function Mark({ title, words, className, children }: MarkProps) {
  return (
    <span role="img" aria-label={words} title={title} className={cn('mark', className)}>
      {children}
    </span>
  );
}
