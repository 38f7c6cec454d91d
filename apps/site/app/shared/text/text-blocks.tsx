import type { InlinePart, TextBlock } from '@deckwright/contract/schemas';
import { cn } from '@deckwright/ui';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { CardLink } from './card-link.tsx';
import { DeckEmbed } from './deck-embed.tsx';
import { type Cards, textCardKey } from './text-cards.ts';

type Props = {
  blocks: readonly TextBlock[];
  cards: Cards;
  /** For the lists among the blocks themselves, not for lists within them. */
  listClass?: string | undefined;
};

/** The blocks of a text. */
export function TextBlocks({ blocks, cards, listClass }: Props) {
  return keyed(blocks).map(({ key, value }) => (
    <Block key={key} block={value} cards={cards} listClass={listClass} />
  ));
}

type BlockProps = { block: TextBlock; cards: Cards; listClass: string | undefined };

function Block({ block, cards, listClass }: BlockProps) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Parts parts={block.parts} cards={cards} />
        </p>
      );
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading
          id={block.id}
          className={
            block.level === 2
              ? 'mt-6 font-display text-2xl font-semibold text-balance'
              : 'mt-3 font-display text-xl font-semibold text-balance'
          }
        >
          <Parts parts={block.parts} cards={cards} />
        </Heading>
      );
    }
    case 'list': {
      const items = keyed(block.items).map(({ key, value }) => (
        <li key={key} className="pl-1 *:not-first:mt-2">
          <TextBlocks blocks={value} cards={cards} />
        </li>
      ));
      const className = cn('flex flex-col gap-2 pl-6 marker:text-accent', listClass);
      return block.ordered ? (
        <ol className={cn('list-decimal', className)}>{items}</ol>
      ) : (
        <ul className={cn('list-disc', className)}>{items}</ul>
      );
    }
    case 'quote':
      return (
        <blockquote className="flex flex-col gap-3 border-l-4 border-accent bg-raised px-4 py-3">
          <TextBlocks blocks={block.blocks} cards={cards} />
        </blockquote>
      );
    case 'table':
      return <TextTable block={block} cards={cards} />;
    case 'code':
      return (
        <pre className="overflow-x-auto rounded-md whitespace-pre-wrap bg-raised p-4 text-sm">
          {block.text}
        </pre>
      );
    case 'deck':
      return <DeckEmbed deck={block} cards={cards} />;
  }
}

type TableProps = { block: TextBlock & { type: 'table' }; cards: Cards };

function TextTable({ block, cards }: TableProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-left text-sm tabular-nums">
        <thead>
          <tr>
            {keyed(block.head).map(({ key, value }) => (
              <th key={key} scope="col" className="border-b border-line py-2 pr-4 font-semibold">
                <Parts parts={value} cards={cards} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(block.rows).map(({ key, value: row }) => (
            <tr key={key}>
              {keyed(row).map((cell) => (
                <td key={cell.key} className="border-b border-line py-2 pr-4 align-top">
                  <Parts parts={cell.value} cards={cards} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type PartsProps = { parts: readonly InlinePart[]; cards: Cards };

function Parts({ parts, cards }: PartsProps) {
  return keyed(parts).map(({ key, value }) => <Fragment key={key}>{toPart(value, cards)}</Fragment>);
}

function toPart(part: InlinePart, cards: Cards) {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'code':
      return <code className="code-word">{part.text}</code>;
    case 'strong':
      return (
        <strong className="font-semibold">
          <Parts parts={part.parts} cards={cards} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Parts parts={part.parts} cards={cards} />
        </em>
      );
    case 'link':
      return <TextLink href={part.href} parts={part.parts} cards={cards} />;
    case 'card': {
      const card = cards.get(textCardKey(part.name));
      return card ? <CardLink card={card} text={part.text} /> : part.text;
    }
  }
}

type LinkProps = PartsProps & { href: string };

function TextLink({ href, parts, cards }: LinkProps) {
  const content = <Parts parts={parts} cards={cards} />;
  return href.startsWith('https:') ? (
    <a href={href} rel="noreferrer" className="link">
      {content}
    </a>
  ) : (
    <Link to={href} className="link">
      {content}
    </Link>
  );
}

/** A text never changes within its page, so the index can be the key. */
function keyed<T>(values: readonly T[]): { key: string; value: T }[] {
  return values.map((value, index) => ({ key: `${index}`, value }));
}
