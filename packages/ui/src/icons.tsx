import { LineIcon } from './line-icon.tsx';

type Props = { className?: string | undefined };

/** On a 24 unit grid. */
const CROWN_PATH = 'M3 7.5 7.6 11 12 4.5 16.4 11 21 7.5 19.2 17H4.8L3 7.5Zm1.8 11h14.4v2H4.8v-2Z';

export function CrownIcon({ className }: Props) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="currentColor">
      <path d={CROWN_PATH} />
    </svg>
  );
}

export function SearchIcon({ className }: Props) {
  return <LineIcon className={className} d="M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5 4.5 4.5" />;
}

/** A disc half light, half dark: the same picture in both themes. */
export function ThemeIcon({ className }: Props) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="currentColor">
      <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 2v14a7 7 0 0 1 0-14Z" fillRule="evenodd" />
    </svg>
  );
}

export function ArrowUpIcon({ className }: Props) {
  return <LineIcon className={className} d="M12 19V5m-6 6 6-6 6 6" />;
}

export function ChevronIcon({ className }: Props) {
  return <LineIcon className={className} d="m7 10 5 5 5-5" />;
}

export function AlertIcon({ className }: Props) {
  return <LineIcon className={className} d="M12 4 2.500 20h19L12 4Zm0 6v4.500m0 3v.010" />;
}

export function MenuIcon({ className }: Props) {
  return <LineIcon className={className} d="M4 7h16M4 12h16M4 17h16" />;
}

/** Three sliders. */
export function SettingsIcon({ className }: Props) {
  return <LineIcon className={className} d="M4 7h8m6 0h2M4 12h2m6 0h8M4 17h9m6 0h1M15 5v4M9 10v4m7 1v4" />;
}

/** A die that shows five. */
export function DieIcon({ className }: Props) {
  return (
    <LineIcon
      className={className}
      d="M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Zm2.500 4.500v.010m7 0v.010M12 12v.010M8.500 15.500v.010m7 0v.010"
    />
  );
}

/** A board with a clip and three lines. */
export function ClipboardIcon({ className }: Props) {
  return (
    <LineIcon
      className={className}
      d="M9 5H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V6a1 1 0 0 0-1-1h-3M9 3.500h6v3H9zM9 11h6m-6 3.500h6M9 18h3.500"
    />
  );
}

/** Head and shoulders. */
export function UserIcon({ className }: Props) {
  return <LineIcon className={className} d="M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM5 20a7 7 0 0 1 14 0" />;
}
