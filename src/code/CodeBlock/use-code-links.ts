import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {MouseEvent} from 'react';

/**
 * Makes the links in code like all others of the site: the build checks where they lead, and a click opens the page without
 * loading the site anew.
 *
 * @param html the code, made by src/code/highlight/highlight.ts
 * @returns what a click on the code does; the Enter key on a link is a click, too
 */
export function useCodeLinks(html: string): (event: MouseEvent) => void {
  const {collectLink} = useBrokenLinks();
  const history = useHistory();
  for (const [, href = ''] of html.matchAll(/ href="([^"]+)"/g)) collectLink(href);
  return (event) => {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (!href || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(href);
  };
}
