import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchOptions, SearchResult} from '@site/src/search/engine/answer';
import {announce} from '@site/src/search/messages';
import {setStatus, type SearchStatus} from '@site/src/search/status';
import {useEffect, useMemo, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {latestOnly} from './latest-only';
import {ask} from './remote';

/** What a reader asks. */
export interface Question {
  query: string;
  /** Label of the only section to search; empty for all. */
  section: string;
  /** How many hits at most. */
  limit: number;
  /**
   * Which hits have an excerpt once the reader has stopped typing: the best ones, unless all are
   * asked for.
   */
  texts?: 'best' | 'all';
}

/**
 * Milliseconds without another letter after which the text of the first hit is read, and those of
 * the others: each costs a request, and somebody who types slowly pauses after each letter.
 */
const pauses = {short: 250, long: 1_000} as const;

/**
 * A question with its answer. The result is null where there is none, or none yet; the status says
 * why.
 */
export interface Answered extends Omit<Question, 'texts'> {
  result: SearchResult | null;
  status: SearchStatus;
}

/**
 * The last answer, first with names alone while the reader types, then with texts. It may be to an
 * earlier question for a moment; it is announced to screen readers, too.
 *
 * @param isAsked false while nobody looks: then nothing is asked
 */
export function useAnswer({query, section, limit, texts = 'best'}: Question, isAsked: boolean): Answered | undefined {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [answered, setAnswered] = useState<Answered>();
  /** A query that is a letter longer or shorter than this one is being typed. */
  const before = useRef('');
  const askLatest = useMemo(
    () =>
      latestOnly(async (question: Omit<Question, 'texts'> & Required<Pick<SearchOptions, 'texts'>>) => {
        const tell = (status: SearchStatus, result: SearchResult | null): void => {
          // The hits stand there before they are announced.
          flushSync(() => {
            setAnswered({...question, status, result});
          });
          setStatus(status, announce(status));
        };
        const options = {
          limit: question.limit,
          texts: question.texts,
          ...(question.section === '' ? {} : {section: question.section}),
        };
        const {result, status} = await ask(baseUrl, question.query, options, () => {
          tell({phase: 'slow'}, null);
        });
        tell(status, result);
      }),
    [baseUrl],
  );
  useEffect(() => {
    if (!isAsked || query.trim() === '') return undefined;
    const isTyped = Math.abs(query.length - before.current.length) === 1;
    before.current = query;
    const question = {query, section, limit, texts};
    askLatest({...question, texts: 'known'});
    const inPause: Required<SearchOptions>['texts'] = isTyped ? 'first' : texts;
    const paused = setTimeout(askLatest, pauses.short, {...question, texts: inPause});
    const stopped = isTyped ? setTimeout(askLatest, pauses.long, question) : undefined;
    return () => {
      clearTimeout(paused);
      clearTimeout(stopped);
    };
  }, [askLatest, isAsked, query, section, limit, texts]);
  return answered;
}
