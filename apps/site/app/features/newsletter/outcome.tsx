import { type ReactNode, useEffect, useRef } from 'react';

type Props = { children: ReactNode };

/** The result of a form. It takes the focus, so that it is announced and keyboard navigation continues there. */
export function Outcome({ children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="rounded-lg">
      {children}
    </div>
  );
}
