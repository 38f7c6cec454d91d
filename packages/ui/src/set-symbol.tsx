import { useState } from 'react';
import { cn } from './cn.ts';

type Props = { code: string; icon: string | null; large?: boolean };

/**
 * The symbol of a set on a light background, because it is black; the set code if there is no symbol or it failed to
 * load.
 */
export function SetSymbol({ code, icon, large = false }: Props) {
  const [failed, setFailed] = useState(false);
  const size = large ? 'size-14 p-2.5 text-sm' : 'size-10 p-1.5 text-2xs';
  const box = cn(
    'inline-flex shrink-0 items-center justify-center rounded-md bg-paper font-semibold text-paper-ink uppercase tabular-nums',
    size,
  );
  if (icon === null || failed)
    return (
      <span aria-hidden="true" className={cn(box, 'p-0')}>
        {code}
      </span>
    );
  return (
    <span aria-hidden="true" className={box}>
      <img
        // A picture that failed before hydration fires no event any more.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setFailed(true);
        }}
        src={icon}
        alt=""
        width={40}
        height={40}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(true)}
        className="size-full object-contain"
      />
    </span>
  );
}
