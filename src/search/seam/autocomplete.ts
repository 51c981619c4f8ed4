import siteConfig from '@generated/docusaurus.config';
import autocomplete from '@easyops-cn/autocomplete.js/index.js';
import type {SearchResult} from '../engine/engine';
import type {Hit} from '../engine/hit';
import {search} from '../options';
import {announce, troubleOf} from '../messages';
import {ask} from '../worker/remote';
import {setStatus, type SearchStatus} from '../status';
import {moreResults, nothingFound, suggestionOf, trouble} from '../bar/suggestion';

/** One line of the list, in the form that the package's search bar opens: `u` is the address, `h` the anchor. */
interface Suggestion {
  /** Stays in the field while the line is chosen. */
  value: string;
  document: {u: string; h: string};
  tokens: string[];
  /** Absent for the line that leads to the results page. */
  hit?: Hit;
  total: number;
}

const toLine = (value: string, total: number, u: string, h = ''): Suggestion => ({value, document: {u, h}, tokens: [], total});

/** The lines of the list: the hits, and one that leads to the results page. */
function linesOf({hits, total}: SearchResult, query: string, baseUrl: string): Suggestion[] {
  if (total === 0) return [];
  return [
    ...hits.map((hit) => ({...toLine(query, total, `${baseUrl}${hit.route.slice(1)}`, hit.anchor), hit})),
    toLine(query, total, `${baseUrl}search?${new URLSearchParams({q: query}).toString()}`),
  ];
}

type Show = (suggestions: Suggestion[]) => void;

/**
 * A source that asks one thing at a time: what was typed while an answer is under way is asked after it, and only the last
 * of it, so that a quick typist does not pay for each letter.
 */
export function latestOnly(answer: (query: string, show: Show) => Promise<void>): (query: string, show: Show) => void {
  let isBusy = false;
  let waiting: (() => void) | undefined;
  const start = (query: string, show: Show): void => {
    isBusy = true;
    void answer(query, show).finally(() => {
      isBusy = false;
      const next = waiting;
      waiting = undefined;
      next?.();
    });
  };
  return (query, show) => {
    if (isBusy) waiting = start.bind(undefined, query, show);
    else start(query, show);
  };
}

/**
 * In the place of the autocomplete library's function, which it calls with this site's source and templates instead of the
 * package's. Tab leaves the list, as it leaves any other control, instead of opening the first hit.
 */
export default function autocompleteWithEngine(input: HTMLInputElement, options: object): unknown {
  autocomplete.noConflict();
  const {baseUrl} = siteConfig;
  let last: SearchStatus = {phase: 'idle'};
  const source = latestOnly(async (query, show) => {
    const tell = (status: SearchStatus, lines: Suggestion[]): void => {
      last = status;
      show(lines);
      setStatus(status, announce(status));
    };
    const {result, status} = await ask(baseUrl, query, {limit: search.searchResultLimits}, () => {
      tell({phase: 'slow'}, []);
    });
    tell(status, result === null ? [] : linesOf(result, query, baseUrl));
  });
  const templates = {
    suggestion: ({hit, total}: Suggestion) => (hit === undefined ? moreResults(total) : suggestionOf(hit)),
    empty: () => {
      const wrong = troubleOf(last, input.value);
      return wrong ? trouble(wrong.text, wrong.ways, baseUrl) : nothingFound();
    },
  };
  return autocomplete(input, {...options, tabAutocomplete: false}, [{source, templates}]);
}
