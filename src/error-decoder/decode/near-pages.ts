import {placeOf} from '@site/src/search/hits/HitText';
import {ask} from '@site/src/search/worker/remote';

/** A page that the site's search finds. */
export interface NearPage {
  /** With its anchor. */
  route: string;
  name: string;
  /** Section and categories. */
  place: string;
}

/** More pages than these are a search, which has a page of its own. */
const mostPages = 3;

/** The pages that the site's search finds for a text, best first; none where it does not work. */
export async function nearPages(baseUrl: string, text: string): Promise<NearPage[]> {
  const {result} = await ask(baseUrl, text, {limit: mostPages, texts: 'best'}, () => undefined);
  return (result?.hits ?? []).map((hit) => ({
    route: `${hit.route}${hit.anchor}`,
    name: (hit.heading ?? hit.title).text,
    place: placeOf(hit),
  }));
}
