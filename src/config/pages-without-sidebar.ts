import type {PageWithoutSidebar} from '../plugins/page-registry/check';

/** Pages that are meant to be in no sidebar. Snippets need no entry. */
export const pagesWithoutSidebar: readonly PageWithoutSidebar[] = [];
