import {readFileSync, writeFileSync} from 'node:fs';

const endOfHead = '</head>';

/**
 * Adds tags at the end of the head of a built page. What is said of a page there is written into
 * its file: readers would download a component.
 *
 * @param file the page's
 */
export function addToHead(file: string, tags: string): void {
  const html = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    html.replace(endOfHead, () => tags + endOfHead),
  );
}
