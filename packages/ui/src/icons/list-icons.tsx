import { LineIcon } from '../line-icon.tsx';

type Props = { className?: string | undefined };

export function FilterIcon({ className }: Props) {
  return <LineIcon className={className} d="M4 6h16M7 12h10m-7 6h4" />;
}

export function ImagesIcon({ className }: Props) {
  return <LineIcon className={className} d="M4 4h6v7H4zm10 0h6v7h-6zM4 15h6v5H4zm10 0h6v5h-6z" />;
}

export function StacksIcon({ className }: Props) {
  return <LineIcon className={className} d="M5 3.500h14M5 7.500h14M5 11.500h14v9H5z" />;
}

export function TableIcon({ className }: Props) {
  return <LineIcon className={className} d="M3 5h18v14H3zm0 5h18M3 14.500h18M9.500 5v14" />;
}

export function TextIcon({ className }: Props) {
  return <LineIcon className={className} d="M4 6h16M4 10.500h11M4 15h16M4 19.500h8" />;
}
