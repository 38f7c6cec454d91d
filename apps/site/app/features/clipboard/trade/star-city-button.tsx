import { useState } from 'react';
import { useAffiliates, useHosts } from '../../../shared/page/site-settings.ts';
import type { ExportList } from './export-list.ts';
import { openAtStarCity } from './star-city.ts';
import { PRESSED, VendorText } from './vendor-button.tsx';
import type { VendorTotal } from './vendor-totals.ts';

type Props = {
  total: VendorTotal;
  list: ExportList;
  /** Whether prices or the link are loading. */
  loading: boolean;
  setLoading: (loading: boolean) => void;
};

/** Requests the link when pressed; while it is loading the button says so and ignores presses. */
export function StarCityButton({ total, list, loading: isLoading, setLoading }: Props) {
  const affiliates = useAffiliates();
  const { apiHost } = useHosts();
  const [ready, setReady] = useState<{ list: ExportList; href: string } | null>(null);
  // Only for this request: prices may arrive while it is pending.
  const [isRequesting, setIsRequesting] = useState(false);
  const loading = isLoading || isRequesting;
  const ask = async () => {
    if (loading) return;
    setIsRequesting(true);
    setLoading(true);
    try {
      const href = await openAtStarCity(list.names, affiliates, apiHost);
      setReady(href === null ? null : { list, href });
    } finally {
      setIsRequesting(false);
      setLoading(false);
    }
  };
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
      <button
        type="button"
        aria-busy={loading}
        aria-disabled={loading}
        className={PRESSED}
        onClick={() => void ask()}
      >
        <VendorText
          total={total}
          goes
          busy={loading ? <span className="text-muted">loading…</span> : undefined}
        />
      </button>
      {ready?.list === list ? (
        <a
          href={ready.href}
          target="_blank"
          rel="noopener"
          className="link inline-flex min-h-11 items-center text-sm"
        >
          Your browser blocked the new tab. Open the list here
        </a>
      ) : null}
    </div>
  );
}
