declare module '@generated/page-registry/default/sections.json' {
  import type {PageEntry} from '@site/src/registry/types';

  const sectionPages: readonly PageEntry[];
  export default sectionPages;
}

declare module '@generated/page-registry/default/titles.json' {
  import type {ListedPage} from '@site/src/registry/types';

  const titles: readonly ListedPage[];
  export default titles;
}
