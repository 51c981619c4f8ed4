import {pageChunkName} from '../docs/chunk-name';
import {readAddresses, type Leaf, type PageTree} from './address-list';
import type {Section, SidebarModule} from './types';

/** What the browser knows of a page before it loads it. */
export interface Page {
  /** The route, with the site's base URL. */
  path: string;
  chunk: string;
  /** Absent for a page in no sidebar. */
  sidebar?: {name: string; load: () => Promise<SidebarModule>};
}

/** The pages that one sidebar, or none, has at an address and below it. */
interface SidebarPages {
  tree: Leaf | PageTree;
  sidebar?: Page['sidebar'];
}

const hasBranches = (tree: SidebarPages['tree'] | undefined): tree is PageTree => typeof tree === 'object';

/** An address: the page at it, if there is one, and the addresses one segment below. All are worked out when asked for. */
export class AddressNode {
  private constructor(
    private readonly path: string,
    private readonly bySidebar: readonly SidebarPages[],
  ) {}

  /** The site's root. */
  static root(sections: readonly Section[]): AddressNode {
    const bySidebar = sections.map(({name, items, pages}) => ({
      tree: readAddresses(pages),
      ...(name && items && {sidebar: {name, load: items}}),
    }));
    return new AddressNode('', bySidebar);
  }

  get address(): string {
    return this.path || '/';
  }

  get page(): Page | undefined {
    for (const {tree, sidebar} of this.bySidebar) {
      const isPage = !hasBranches(tree) || tree[''] !== undefined;
      if (isPage) return {path: this.address, chunk: pageChunkName(this.address), ...(sidebar && {sidebar})};
    }
    return undefined;
  }

  /** Segments of addresses that begin with this one. */
  private get segments(): string[] {
    const found = new Set(this.bySidebar.flatMap(({tree}) => (hasBranches(tree) ? Object.keys(tree) : [])));
    found.delete('');
    return [...found];
  }

  /** Whether any address begins with this one. */
  get hasMore(): boolean {
    return this.segments.length > 0;
  }

  get below(): AddressNode[] {
    return this.segments.map((segment) => this.at(segment));
  }

  /** The address one segment below; where the site has nothing, it has no page. */
  at(segment: string): AddressNode {
    const bySidebar = this.bySidebar.flatMap(({tree, ...rest}) => {
      const branch = hasBranches(tree) && Object.hasOwn(tree, segment) ? tree[segment] : undefined;
      return branch === undefined ? [] : [{tree: branch, ...rest}];
    });
    return new AddressNode(`${this.path}/${segment}`, bySidebar);
  }
}
