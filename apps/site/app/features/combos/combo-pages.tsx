import { LoadMore } from '../../shared/lists/load-more.tsx';
import { ComboItem } from './combo-item.tsx';
import type { CombosView } from './combo-views.ts';
import { combosUrl } from './combos-query.ts';

type Props = {
  page: CombosView;
  /** The next page was asked for before this one's data were there. */
  begun?: boolean;
};

/** One page of the list and, once asked for, those after it. */
export function ComboPages({ page, begun = false }: Props) {
  return (
    <>
      {page.combos?.map((combo) => (
        <li key={combo.id} className="min-w-0">
          <ComboItem combo={combo} sample={page.sample} />
        </li>
      ))}
      <LoadMore<CombosView>
        next={combosUrl(page.form, page.page + 1)}
        more={page.more !== null}
        begun={begun}
      >
        {(following) => <ComboPages page={following} />}
      </LoadMore>
    </>
  );
}
