import { LineIcon } from '../line-icon.tsx';

type Props = { className?: string | undefined };

export function CloseIcon({ className }: Props) {
  return <LineIcon className={className} d="m6 6 12 12M18 6 6 18" />;
}

/** An arrow that turns back. */
export function UndoIcon({ className }: Props) {
  return <LineIcon className={className} d="M8 5 4 9l4 4M4 9h9.500a5.500 5.500 0 0 1 0 11H10" />;
}

/** Two arrows past each other. */
export function SwapIcon({ className }: Props) {
  return <LineIcon className={className} d="M4 8h14m-4-4 4 4-4 4M20 16H6m4 4-4-4 4-4" />;
}
