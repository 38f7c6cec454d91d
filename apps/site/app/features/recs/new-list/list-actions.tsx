import { useHydrated } from '@deckwright/islands';
import { Button, FIELD, Fold, LABEL } from '@deckwright/ui';
import { useId, useState } from 'react';
import { copyText } from '../../../shared/feedback/copy-text.ts';
import { FORM_ID } from '../deck-form.tsx';
import type { RecsResult } from '../recs-result.ts';
import { shareNewList } from '../share-form.ts';
import type { DeckBox } from '../use-deck-box.ts';
import { LIST_FORMATS, LIST_SITES, type ListSite, linkToSite, toExportDeck } from './list-texts.ts';
import type { NewList } from './new-list.ts';

type Props = {
  result: RecsResult;
  box: DeckBox;
  list: NewList;
  /** Whether it has the button for the clipboard. */
  clips: boolean;
};

const ACTION = 'flex-[1_1_40%] px-3 md:min-h-9';
const LINK =
  'inline-flex min-h-11 flex-1 items-center justify-center rounded-md border border-line px-3 text-sm font-semibold whitespace-nowrap hover:bg-raised md:min-h-9';

/** The ways to take the new list elsewhere: a deck site, the device's clipboard, a file, a link, a comparison. */
export function ListActions({ result, box, list, clips }: Props) {
  const isScripted = useHydrated();
  const isChanged = list.added + list.cut > 0;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {LIST_SITES.map(({ target, label }) => (
          <SiteLink key={target} target={target} label={label} list={list} />
        ))}
      </div>
      <CopyAs list={list} />
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <Button look="quiet" className={ACTION} onClick={() => void shareNewList(FORM_ID, 'copy')}>
          Copy link to the new list
        </Button>
        {isChanged ? (
          <>
            <input type="hidden" form={FORM_ID} name="sent" value={result.form.deck} />
            <Button type="submit" look="quiet" form={FORM_ID} name="compare" value="sent" className={ACTION}>
              Compare with the old list
            </Button>
          </>
        ) : null}
        {clips ? (
          <Button look="quiet" form={FORM_ID} data-clip-deck="" className={ACTION}>
            Add to clipboard
          </Button>
        ) : null}
      </div>
      <p className="text-xs text-muted noscript:hidden">The clipboard holds one of each card.</p>
      {isScripted ? null : <AsText result={result} list={list} text={box.text} />}
    </div>
  );
}

type SiteProps = { target: ListSite; label: string; list: NewList };

function SiteLink({ target, label, list }: SiteProps) {
  const href = linkToSite(target, list);
  if (href === null) return null;
  return (
    <a href={href} target="_blank" rel="noopener" className={LINK}>
      {`Open in ${label}`}
    </a>
  );
}

function CopyAs({ list }: { list: NewList }) {
  const id = useId();
  const [key, setKey] = useState(LIST_FORMATS[0].key);
  const { label, print } = LIST_FORMATS.find((format) => format.key === key) ?? LIST_FORMATS[0];
  const text = print(toExportDeck(list));
  return (
    <div className="flex flex-wrap items-end gap-2 noscript:hidden">
      <div className="flex min-w-32 flex-1 flex-col gap-1">
        <label htmlFor={id} className={LABEL}>
          List as text for
        </label>
        <select
          id={id}
          value={key}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
          className={`${FIELD} md:min-h-9`}
        >
          {LIST_FORMATS.map((format) => (
            <option key={format.key} value={format.key}>
              {format.label}
            </option>
          ))}
        </select>
      </div>
      <Button
        look="quiet"
        className="px-3 md:min-h-9"
        onClick={() => void copyText(text, `Copied ${list.size + list.unknown} cards for ${label}.`)}
      >
        Copy
      </Button>
      <a
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        download={`new-list-${key}.txt`}
        className={`${LINK} flex-none`}
      >
        Save
      </a>
    </div>
  );
}

/** Without scripts: the list with all its copies and the cards of the answer, as text to copy. */
function AsText({ result, list, text }: { result: RecsResult; list: NewList; text: string }) {
  const { answer } = result;
  const [headed] = LIST_FORMATS;
  const toLines = (cards: readonly { name: string }[]) => cards.map(({ name }) => `1 ${name}`).join('\n');
  const texts = [
    { label: 'Your list', lines: headed.print(toExportDeck(list)) || text },
    { label: 'Cards to add, as text', lines: toLines(answer?.inRecs ?? []) },
    { label: 'Cards that must go, as text', lines: toLines(answer?.mustGo ?? []) },
    { label: 'Cards to cut, as text', lines: toLines(answer?.outRecs ?? []) },
  ];
  return (
    <Fold label="As text" open className="scripted:hidden">
      <div className="flex flex-col gap-2">
        {texts
          .filter(({ lines }) => lines !== '')
          .map(({ label, lines }) => (
            <textarea
              key={label}
              readOnly
              aria-label={label}
              rows={8}
              defaultValue={lines}
              className={`${FIELD} py-2 font-mono text-xs`}
            />
          ))}
      </div>
    </Fold>
  );
}
