import { useState } from 'react';
import { useAffiliates, useHosts } from '../../../shared/site/site-settings.ts';
import type { ExportList } from './export-list.ts';
import { openAtStarCity } from './star-city.ts';
import { PRESSED, VendorWords } from './vendor-button.tsx';
import type { VendorTotal } from './vendor-totals.ts';

type Props = {
  total: VendorTotal;
  list: ExportList;
  /** Prices or the link are on their way. */
  loading: boolean;
  setLoading: (loading: boolean) => void;
};

/** Asks for the link at a press; while it is on its way the button says so and takes no other. */
export function StarCityButton({ total, list, loading: isLoading, setLoading }: Props) {
  const affiliates = useAffiliates();
  const { apiHost } = useHosts();
  const [ready, setReady] = useState<{ list: ExportList; href: string } | null>(null);
  // Of this question alone: prices may come in while it is on its way.
  const [asking, setAsking] = useState(false);
  const loading = isLoading || asking;
  const ask = async () => {
    if (loading) return;
    setAsking(true);
    setLoading(true);
    try {
      const href = await openAtStarCity(list.names, affiliates, apiHost);
      setReady(href === null ? null : { list, href });
    } finally {
      setAsking(false);
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
        <VendorWords
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
