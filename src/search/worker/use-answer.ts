import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchResult} from '@site/src/search/engine/engine';
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
  /** See `SearchOptions`. */
  allTexts?: boolean;
}

/** A question with its answer. The result is null where there is none, or none yet; the status says why. */
export interface Answered extends Question {
  result: SearchResult | null;
  status: SearchStatus;
}

/**
 * The last answer, which may be to an earlier question for a moment; it is announced to screen readers, too.
 *
 * @param isAsked false while nobody looks: then nothing is asked
 */
export function useAnswer({query, section, limit, allTexts = false}: Question, isAsked: boolean): Answered | undefined {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [answered, setAnswered] = useState<Answered>();
  const askLatest = useMemo(
    () =>
      latestOnly(async (question: Question) => {
        const tell = (status: SearchStatus, result: SearchResult | null): void => {
          // The hits stand there before they are announced.
          flushSync(() => {
            setAnswered({...question, status, result});
          });
          setStatus(status, announce(status));
        };
        const options = {limit: question.limit, allTexts, ...(question.section === '' ? {} : {section: question.section})};
        const {result, status} = await ask(baseUrl, question.query, options, () => {
          tell({phase: 'slow'}, null);
        });
        tell(status, result);
      }),
    [baseUrl, allTexts],
  );
  useEffect(() => {
    if (isAsked && query.trim() !== '') askLatest({query, section, limit});
  }, [askLatest, isAsked, query, section, limit]);
  return answered;
}
