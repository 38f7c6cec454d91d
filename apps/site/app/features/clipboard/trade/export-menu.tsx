import type { SingleCard } from '@deckwright/contract/schemas';
import { exportLines, headedList, magicOnlineList } from '@deckwright/decklist';
import { ChevronIcon, cn, Popover } from '@deckwright/ui';
import { type MouseEvent, useId } from 'react';
import { canShare, copyLink, shareLink } from '../../../shared/deck-list/share-deck.ts';
import { copyText } from '../../../shared/feedback/copy-text.ts';
import { useAffiliates } from '../../../shared/page/site-settings.ts';
import { type ExportList, wayTo } from './export-list.ts';

type Props = { list: ExportList; cards: readonly SingleCard[]; commanders: readonly SingleCard[] };

const DECK_SITES = [
  { target: 'moxfield', name: 'Moxfield' },
  { target: 'archidekt', name: 'Archidekt' },
] as const;

const LABEL = 'flex w-full items-center rounded-md px-3 text-left text-sm';
const ITEM = `${LABEL} min-h-11 hover:bg-raised`;

/** Export options: deck sites, the device's clipboard, a link. */
export function ExportMenu({ list, cards, commanders }: Props) {
  const text = list.lines.join('\n');
  const headed = () => headedList({ commanders, cards });
  const shared = () => ({
    deck: exportLines({ cards }).join('\n'),
    commanders: commanders.map(({ name }) => name),
  });
  return (
    <Popover
      label="Export"
      sheet
      button={
        <>
          Export
          <ChevronIcon className="size-4 text-muted" />
        </>
      }
    >
      <ul className="flex flex-col md:w-72">
        {DECK_SITES.map(({ target, name }) => (
          <li key={target}>
            <DeckSite target={target} name={name} list={list} text={headed} />
          </li>
        ))}
        <li>
          <Item
            note="Sorted, without headings: for shops"
            onPress={() => copyText(text, 'List copied, sorted by name.')}
          >
            Copy the list
          </Item>
        </li>
        <li>
          <Item
            note="For Magic Arena, Moxfield and Archidekt"
            onPress={() => copyText(headed(), 'List copied for Arena, Moxfield and Archidekt.')}
          >
            Copy with headings
          </Item>
        </li>
        <li>
          <Item
            note="Commander in the sideboard, Fire/Ice"
            onPress={() => copyText(magicOnlineList({ commanders, cards }), 'List copied for Magic Online.')}
          >
            Copy for Magic Online
          </Item>
        </li>
        <li>
          <Item onPress={() => copyLink(shared())}>Copy a link to the list</Item>
        </li>
        {canShare() ? (
          <li>
            <Item onPress={() => shareLink(shared())}>Share the link…</Item>
          </li>
        ) : null}
      </ul>
    </Popover>
  );
}

type DeckSiteProps = { target: string; name: string; list: ExportList; text: () => string };

function DeckSite({ target, name, list, text }: DeckSiteProps) {
  const href = wayTo(target, list, useAffiliates());
  if (href === null) {
    const done = `This list is too long for a link. It has been copied: paste it at ${name}.`;
    return <Item onPress={() => copyText(text(), done)}>{`Copy the list for ${name}`}</Item>;
  }
  return (
    <a href={href} target="_blank" rel="noopener" className={ITEM} onClick={closeMenu}>
      Open in {name}
    </a>
  );
}

type ItemProps = {
  /** Who reads it, below the label. */
  note?: string;
  onPress: () => Promise<void>;
  children: string;
};

/** The note is beside the button, so that the button's name is its label; a press on it counts for the button. */
function Item({ note, onPress, children }: ItemProps) {
  const id = useId();
  return (
    <div className="relative rounded-md hover:bg-raised">
      <button
        type="button"
        aria-describedby={note ? id : undefined}
        className={cn(LABEL, 'after:absolute after:inset-0', note ? 'pt-1.5' : 'min-h-11')}
        onClick={(event) => {
          void onPress();
          closeMenu(event);
        }}
      >
        {children}
      </button>
      {note ? (
        <p id={id} className="px-3 pb-1.5 text-xs text-pretty text-muted">
          {note}
        </p>
      ) : null}
    </div>
  );
}

function closeMenu({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
