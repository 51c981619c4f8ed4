import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchOptions, SearchResult} from '@site/src/search/engine/answer';
import {announce} from '@site/src/search/messages';
import {setStatus, type SearchStatus} from '@site/src/search/status';
import {useEffect, useMemo, useState} from 'react';
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
  /** Which hits have an excerpt once the reader has stopped typing: the best ones, unless all are asked for. */
  texts?: 'best' | 'all';
}

/** Milliseconds without another letter after which the texts of hits are read: each costs a request. */
const pause = 250;

/** A question with its answer. The result is null where there is none, or none yet; the status says why. */
export interface Answered extends Omit<Question, 'texts'> {
  result: SearchResult | null;
  status: SearchStatus;
}

/**
 * The last answer, first with names alone while the reader types, then with texts. It may be to an earlier question for a moment; it is announced to screen readers, too.
 *
 * @param isAsked false while nobody looks: then nothing is asked
 */
export function useAnswer({query, section, limit, texts = 'best'}: Question, isAsked: boolean): Answered | undefined {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [answered, setAnswered] = useState<Answered>();
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
    askLatest({query, section, limit, texts: 'known'});
    const stopped = setTimeout(askLatest, pause, {query, section, limit, texts});
    return () => {
      clearTimeout(stopped);
    };
  }, [askLatest, isAsked, query, section, limit, texts]);
  return answered;
}
