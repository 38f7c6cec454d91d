import { type ReactNode, useEffect, useRef } from 'react';

type Props = { children: ReactNode };

/** What came of a form: it takes the focus, so that it is read out and the next key begins there. */
export function Outcome({ children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="rounded-lg">
      {children}
    </div>
  );
}
