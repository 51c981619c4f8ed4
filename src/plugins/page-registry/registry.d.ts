declare module '@generated/page-registry/default/doors.json' {
  import type {PageEntry} from '@site/src/plugins/page-registry/types';

  const doors: readonly PageEntry[];
  export default doors;
}

declare module '@generated/page-registry/default/titles.json' {
  import type {ListedPage} from '@site/src/plugins/page-registry/types';

  const titles: readonly ListedPage[];
  export default titles;
}
