import { describe, expect, it } from 'vitest';
import {
  askAbout,
  type Ballot,
  cast,
  change,
  computeScore,
  learn,
  newBallot,
  offer,
  skip,
  undoVote,
  waiting,
} from './ballot.ts';
import type { VoteCard } from './vote-card.ts';

function card(name: string): VoteCard {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    name,
    url: `/cards/${slug}`,
    primaryType: 'Artifact',
    colorIdentity: [],
    imageUri: null,
    imageUriSmall: null,
    face: { manaCost: '', type: 'Artifact', text: null, corner: null },
  };
}

const [ring, tithe, study] = [card('Sol Ring'), card('Smothering Tithe'), card('Rhystic Study')];
const shown = (ballot: Ballot) => waiting(ballot)[0]?.name ?? null;
const getVotes = (ballot: Ballot) => ballot.votes.map(({ slug, score }) => [slug, score]);

function undone(ballot: Ballot): Ballot {
  const back = undoVote(ballot);
  if (!back) throw new Error('nothing to undo');
  return back.ballot;
}

describe('a ballot', () => {
  const start = newBallot([ring, tithe, study]);

  it('moves on to the next card with each vote and skip until the end', () => {
    const one = cast(start, ring, 0);
    expect(shown(one)).toBe('Smothering Tithe');
    const two = skip(one, tithe);
    expect(shown(two)).toBe('Rhystic Study');
    const three = cast(two, study, 4);
    expect(shown(three)).toBeNull();
    expect(getVotes(three)).toEqual([
      ['rhystic-study', 4],
      ['sol-ring', 0],
    ]);
  });

  it('goes back step by step over votes and skips', () => {
    let ballot = cast(skip(cast(start, ring, 1), tithe), study, 3);
    ballot = undone(ballot);
    expect([shown(ballot), getVotes(ballot)]).toEqual(['Rhystic Study', [['sol-ring', 1]]]);
    ballot = undone(ballot);
    expect(shown(ballot)).toBe('Smothering Tithe');
    ballot = undone(ballot);
    expect([shown(ballot), getVotes(ballot)]).toEqual(['Sol Ring', []]);
    expect(undoVote(ballot)).toBeNull();
    expect(waiting(ballot).map(({ name }) => name)).toEqual([
      'Sol Ring',
      'Smothering Tithe',
      'Rhystic Study',
    ]);
  });

  it('restores a previous vote', () => {
    const changed = cast(askAbout(cast(start, ring, 1), ring), ring, 4);
    expect(computeScore(changed, 'sol-ring')).toBe(4);
    expect(undoVote(changed)?.step).toMatchObject({ slug: 'sol-ring', before: 1, after: 4 });
    expect(computeScore(undone(changed), 'sol-ring')).toBe(1);
  });

  it('shows a searched card first, voted on or not, and then continues', () => {
    const current = askAbout(cast(start, ring, 1), ring);
    expect(shown(current)).toBe('Sol Ring');
    expect(shown(skip(current, ring))).toBe('Smothering Tithe');
    const other = askAbout(start, study);
    expect(waiting(other).map(({ name }) => name)).toEqual(['Rhystic Study', 'Sol Ring', 'Smothering Tithe']);
  });

  it('changes and withdraws votes in the list without leaving the current card', () => {
    const two = cast(cast(start, ring, 1), tithe, 2);
    const changed = change(two, { slug: 'sol-ring', name: 'Sol Ring', isKnown: true }, 3);
    expect(getVotes(changed)).toEqual([
      ['smothering-tithe', 2],
      ['sol-ring', 3],
    ]);
    const gone = change(changed, { slug: 'smothering-tithe', name: 'Smothering Tithe', isKnown: true }, null);
    expect(getVotes(gone)).toEqual([['sol-ring', 3]]);
    expect(shown(undone(gone))).toBe('Rhystic Study');
    expect(computeScore(undone(gone), 'smothering-tithe')).toBe(2);
  });

  it('merges the server’s votes below those it does not know yet', () => {
    const ballot = cast(cast(start, ring, 1), tithe, 2);
    const known = [
      { slug: 'sol-ring', name: 'Sol Ring', isKnown: true, score: 4 },
      { slug: 'rhystic-study', name: 'Rhystic Study', isKnown: true, score: 0 },
    ];
    const learnt = learn(ballot, known, new Map([['sol-ring', 1]]));
    expect(getVotes(learnt)).toEqual([
      ['sol-ring', 1],
      ['rhystic-study', 0],
    ]);
    expect(shown(learnt)).toBe('Smothering Tithe');
  });

  it('adds more cards, each once', () => {
    const more = offer(start, [study, card('Stasis')]);
    expect(more.cards.map(({ name }) => name)).toEqual([
      'Sol Ring',
      'Smothering Tithe',
      'Rhystic Study',
      'Stasis',
    ]);
  });
});
