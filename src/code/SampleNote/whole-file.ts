import {exampleRoute, lineAnchor, placeOf} from '../../examples/address';
import {fetchFound} from '../../lib/fetch-found';

/** A file as its example's page shows it. */
export interface WholeFile {
  /** Its path in the example. */
  path: string;
  /** Its code as HTML, made when the site was built. */
  html: string;
}

/**
 * Takes a file out of the page of its example, which has it highlighted. Its lines lose their
 * anchors: another block of the page that is open may show the same file.
 *
 * @param file from the repository's top
 * @param baseUrl of the site, with a slash at its end
 * @throws where the page does not come, or does not have the file
 */
export async function loadWholeFile(file: string, baseUrl: string): Promise<WholeFile> {
  const place = placeOf(file);
  if (place === undefined) throw new Error(`${file} belongs to no example`);
  const address = baseUrl + exampleRoute(place.name).slice(1);
  const response = await fetchFound(address);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const code = page.getElementById(lineAnchor(place.path, 1))?.closest('code');
  if (!code) throw new Error(`${address} does not show ${place.path}`);
  for (const line of code.querySelectorAll('[id]')) line.removeAttribute('id');
  return {path: place.path, html: code.innerHTML};
}
