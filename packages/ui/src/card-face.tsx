import type { CardType, Color } from '@deckwright/domain';
import { cn } from './cn.ts';
import { groundClasses } from './color-classes.ts';
import { IdentityPips, ManaCost } from './mana-cost.tsx';
import { RulesLine } from './rules-text.tsx';
import { SceneDrawing } from './scene/scene-drawing.tsx';
import { useNearness } from './use-nearness.ts';

/** The content of a drawn face; rules text and type line are absent if the document has none. */
export type FaceFacts = {
  name: string;
  /** Null for a commander of a pair, for which lists contain only the name. */
  primaryType: CardType | null;
  colors: readonly Color[];
  manaCost?: string | undefined;
  /** A side that is never cast for mana, such as the back of a card that transforms: it shows neither a cost nor colors. */
  isUncastable?: boolean | undefined;
  typeLine?: string | undefined;
  /** Rules text, or a one-line summary. */
  text?: string | null | undefined;
  /** Power/toughness, loyalty or defense. */
  corner?: string | null | undefined;
};

type Props = {
  facts: FaceFacts;
  /** Only the painting. */
  art?: boolean;
  /** Only what is seen of a card that others cover: its upper edge, with name and cost. */
  edge?: boolean;
};

/** Texts up to this many characters use a larger font. */
const SHORT_TEXT = 90;

/** Power and toughness of a digit each; the type line makes more room for longer ones. */
const SHORT_CORNER = 3;

/** Left out of the type line of a small face. */
const LEGENDARY = 'Legendary ';

/** This many symbols fill a line of their own. */
const MANY_SYMBOLS = 5;

/** Widths of letters, and of a symbol, in hundredths of the size of a name; a symbol of a card of 150 px. */
const LETTER = 62;
const NARROW = /[fijlrst'’,]/;
const WIDE = /[mw]/i;
const SYMBOL = 129;

/** What fits beside each other on a card of 150 px, and on one of 105 px, whose text is not smaller. */
const ROOM = 1130;
const SMALL_ROOM = 810;

/** As much of a name fills the three lines that it has, of which none is full. */
const LINES = 2.4;

/** Whether the longest word, or on a small card the whole name, does not fit beside the mana cost. */
function getWidthClass({ name, manaCost, isUncastable, colors }: FaceFacts): string | false {
  const longest = Math.max(...name.split(' ').map(measure));
  const symbols = manaCost ? manaCost.split('{').length - 1 : isUncastable ? 0 : colors.length;
  const taken = longest + symbols * SYMBOL;
  if (symbols >= MANY_SYMBOLS || taken > ROOM) return 'face-wide';
  return (taken > SMALL_ROOM || measure(name) > LINES * (SMALL_ROOM - symbols * SYMBOL)) && 'face-long';
}

function measure(word: string): number {
  let width = 0;
  for (const letter of word)
    width += NARROW.test(letter) ? LETTER - 20 : WIDE.test(letter) ? LETTER + 30 : LETTER;
  return width;
}

/** A painted card, drawn if there is no picture; its content is also available as text next to it. */
export function DrawnFace({ facts, art = false, edge = false }: Props) {
  if (!art && !edge) return <WholeFace facts={facts} />;
  return (
    <div aria-hidden="true" className={cn('face', groundClasses(facts.colors))}>
      <SceneDrawing facts={facts} sky={edge} />
      {edge ? <NameLine facts={facts} /> : null}
    </div>
  );
}

type FaceProps = { facts: FaceFacts };

/** Far from the screen only its frame, which has the same size: of a hundred faces a few are seen. */
function WholeFace({ facts }: FaceProps) {
  const { primaryType, colors, typeLine, text, corner } = facts;
  const { box, isNear } = useNearness<HTMLDivElement>();
  const legendary = typeLine?.startsWith(LEGENDARY) ? LEGENDARY : '';
  const type = typeLine?.slice(legendary.length);
  return (
    <div
      ref={box}
      aria-hidden="true"
      className={cn(
        'face',
        getWidthClass(facts),
        text && 'face-ruled',
        corner && corner.length > SHORT_CORNER && 'face-far',
        groundClasses(colors),
      )}
    >
      {isNear ? (
        <>
          <SceneDrawing facts={facts} />
          <NameLine facts={facts} />
          <p className="face-line">
            {legendary ? <span>{legendary}</span> : null}
            {type ?? primaryType ?? 'Commander'}
          </p>
          {corner ? <span className="face-corner">{corner}</span> : null}
          {text ? (
            <p className={cn('face-text', text.length <= SHORT_TEXT && 'face-text-short')}>
              <RulesLine text={text} />
            </p>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

function NameLine({ facts: { name, manaCost, isUncastable = false, colors } }: FaceProps) {
  return (
    <>
      <span className="face-name">{name}</span>
      {manaCost ? (
        <ManaCost cost={manaCost} label={null} className="face-cost" />
      ) : isUncastable ? null : (
        <IdentityPips colors={colors} silent className="face-cost" />
      )}
    </>
  );
}
