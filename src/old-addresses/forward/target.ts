import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';

/** A page of the built site, as far as an old address leads to it. */
export interface Target {
  title: string;
  anchors: ReadonlySet<string>;
}

/** The file of a built site that answers a route, as a path from its folder. */
const filesOf = (route: string): string[] => (route === '/' ? ['index.html'] : [`${route.slice(1)}.html`, `${route.slice(1)}/index.html`]);

/** Reads a page's title and the anchors of its elements. */
export function readTarget(html: string): Target {
  const anchors = new Set<string>();
  let title: string | undefined;
  let isTitle = false;
  const parser = new Parser({
    onopentag(name, {id}) {
      // A drawing may have titles of its own; the page's comes first.
      isTitle = name === 'title' && title === undefined;
      if (id !== undefined) anchors.add(id);
    },
    ontext(text) {
      if (isTitle) title = (title ?? '') + text;
    },
    onclosetag() {
      isTitle = false;
    },
  });
  parser.end(html);
  return {title: title ?? '', anchors};
}

/**
 * Finds pages of a built site; each is read once.
 *
 * @returns a function from a route to its page, undefined where the site has none there
 */
export function targetsIn(folder: string): (route: string) => Target | undefined {
  const known = new Map<string, Target | undefined>();
  return (route) => {
    if (!known.has(route)) {
      const file = filesOf(route).find((each) => existsSync(path.join(folder, each)));
      known.set(route, file === undefined ? undefined : readTarget(readFileSync(path.join(folder, file), 'utf8')));
    }
    return known.get(route);
  };
}
