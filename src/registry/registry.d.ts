declare module '@generated/page-registry/default/registry.json' {
  import type {PageRegistry} from '@site/src/registry/types';

  const registry: PageRegistry;
  export default registry;
}

declare module '@generated/page-registry/default/slugs.json' {
  import type {Slugs} from '@site/src/registry/types';

  const slugs: Slugs;
  export default slugs;
}

declare module '@generated/page-registry/default/sections.json' {
  import type {PageEntry} from '@site/src/registry/types';

  const sectionPages: readonly PageEntry[];
  export default sectionPages;
}

declare module '@generated/page-registry/default/listed.json' {
  import type {ListedPage} from '@site/src/registry/types';

  const pages: readonly ListedPage[];
  export default pages;
}

declare module '@generated/page-registry/default/titles.json' {
  import type {Titles} from '@site/src/registry/types';

  const titles: Titles;
  export default titles;
}
