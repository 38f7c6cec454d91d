import { useLocation, useNavigate } from 'react-router';

/** The other query parameters of the page; all of them are removed when another panel is opened. */
export function usePanelQuery(panel: string) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  const q = query.get('q') ?? '';
  const to = (changes: { page?: number; q?: string }): string => {
    const next = { q, page: 1, ...changes };
    const parts = new URLSearchParams({ panel });
    if (next.q !== '') parts.set('q', next.q);
    if (next.page > 1) parts.set('page', `${next.page}`);
    return `/account/staff?${parts}`;
  };
  return {
    page,
    q,
    toPage: (number: number) => to({ page: number }),
    search: (text: string) => void navigate(to({ q: text }), { preventScrollReset: true }),
  };
}
