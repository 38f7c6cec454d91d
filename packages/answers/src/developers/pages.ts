import { DevelopersPage } from '@deckwright/contract/schemas';
import { definePage } from '../page/index.ts';
import { developersPage } from './developers-page.ts';

export const DEVELOPER_PAGES = {
  developers: definePage({
    path: '/developers',
    shape: DevelopersPage,
    find: (context) => ({ key: '/developers', make: () => developersPage(context) }),
  }),
};
