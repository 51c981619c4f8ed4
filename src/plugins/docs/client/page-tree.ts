import {pageChunkName} from '../chunk-name';
import type {Leaf, PageTree, Section, SidebarModule} from './types';

/** What the browser knows of a page before it loads it. */
export interface Page {
  /** The route, with the site's base URL. */
  path: string;
  chunk: string;
  /** Absent for a page in no sidebar. */
  sidebar?: {name: string; load: () => Promise<SidebarModule>};
}

/** What one sidebar, or none, has at an address. */
interface Part {
  tree: Leaf | PageTree;
  sidebar?: Page['sidebar'];
}

const isBranch = (tree: Part['tree'] | undefined): tree is PageTree => typeof tree === 'object';

/** An address: the page at it, if there is one, and the places one segment below. All are worked out when asked for. */
export class Place {
  private constructor(
    private readonly path: string,
    private readonly parts: readonly Part[],
  ) {}

  /** The site's root. */
  static root(sections: readonly Section[]): Place {
    const parts = sections.map(({name, items, pages}) => ({tree: pages, ...(name && items && {sidebar: {name, load: items}})}));
    return new Place('', parts);
  }

  get address(): string {
    return this.path || '/';
  }

  get page(): Page | undefined {
    for (const {tree, sidebar} of this.parts) {
      const isPage = !isBranch(tree) || tree[''] !== undefined;
      if (isPage) return {path: this.address, chunk: pageChunkName(this.address), ...(sidebar && {sidebar})};
    }
    return undefined;
  }

  /** Segments of addresses that begin with this one. */
  private get segments(): string[] {
    const found = new Set(this.parts.flatMap(({tree}) => (isBranch(tree) ? Object.keys(tree) : [])));
    found.delete('');
    return [...found];
  }

  /** Whether any address begins with this one. */
  get hasMore(): boolean {
    return this.segments.length > 0;
  }

  get below(): Place[] {
    return this.segments.map((segment) => this.at(segment));
  }

  /** The place one segment below; where the site has nothing, one without a page. */
  at(segment: string): Place {
    const parts = this.parts.flatMap(({tree, ...rest}) => {
      const branch = isBranch(tree) && Object.hasOwn(tree, segment) ? tree[segment] : undefined;
      return branch === undefined ? [] : [{tree: branch, ...rest}];
    });
    return new Place(`${this.path}/${segment}`, parts);
  }
}
