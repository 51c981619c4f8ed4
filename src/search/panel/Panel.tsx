import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useHistory, useLocation} from '@docusaurus/router';
import {fillField} from '@site/src/search/bar/fill-field';
import {openHit} from '@site/src/search/hits/open-hit';
import {SectionChips} from '@site/src/search/hits/SectionChips';
import {adoptStyles} from '@site/src/lib/adopt-styles';
import {hitStyles} from '@site/src/search/hits/styles';
import {search} from '@site/src/search/options';
import {forgetLists} from '@site/src/search/visits/forget';
import {addTo, lists} from '@site/src/search/visits/lists';
import {useAnswer} from '@site/src/search/worker/use-answer';
import {useEffect, useId, useMemo, useRef, useState, type ReactNode, type RefObject} from 'react';
import {Foot} from './Foot';
import {forgetLeft, leaveBy, searchLeft} from './left-searches';
import {lineId, Lines} from './Lines';
import {linesOf, linesToStart, type Line} from './lines';
import {Notes} from './Notes';
import {panelStyles} from './styles';
import {inputIn, useComboBox, useField} from './use-field';
import {useSection} from './use-section';

adoptStyles(hitStyles);
adoptStyles(panelStyles);

/**
 * What opens under the search bar: the choice of sections, the hits or what this browser remembers,
 * and a line on keys.
 *
 * @param frame the element around the search bar and this
 */
export default function Panel({frame}: {frame: RefObject<HTMLElement | null>}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const router = useHistory();
  const location = useLocation();
  const listId = useId();
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [section, setSection] = useSection();
  const [chosen, setChosen] = useState<{list: string; index: number}>();
  const [forgotten, setForgotten] = useState(0);
  const isStart = query.trim() === '';
  const answered = useAnswer({query, section, limit: search.searchResultLimits}, isOpen);
  /** Set where the reader pressed Enter before the answer was there. */
  const isAwaited = useRef(false);
  /** The page that is shown. */
  const shown = useRef(location.pathname);

  const lines = useMemo((): Line[] => {
    if (isStart) return isOpen && forgotten >= 0 ? linesToStart(location.pathname) : [];
    return answered?.result ? linesOf(answered.result, answered.query, answered.section, baseUrl) : [];
  }, [isStart, isOpen, forgotten, location.pathname, answered, baseUrl]);

  // The first hit is what Enter opens; of what was before, nothing is until the reader chooses.
  // A list that only gets its excerpts stays the same one.
  const list = isStart ? '' : `${answered?.section} ${answered?.query}`;
  const active = lines.length === 0 ? -1 : chosen?.list === list ? chosen.index : isStart ? -1 : 0;
  const setActive = (index: number): void => {
    setChosen({list, index});
  };
  const isAnswer =
    answered?.query === query && answered.section === section && answered.result?.isWhole !== false && answered.status.phase !== 'slow';
  const close = (): void => {
    setOpen(false);
    isAwaited.current = false;
  };
  const searchFor = (wanted: string, inSection: string): void => {
    const input = inputIn(frame);
    setSection(inSection);
    if (!input) return;
    input.focus();
    fillField(input, wanted);
  };
  const choose = (line: Line): void => {
    if (line.kind === 'search') {
      searchFor(line.query, section);
      return;
    }
    close();
    inputIn(frame)?.blur();
    if (line.kind !== 'page') leaveBy({query, section});
    if (line.kind === 'hit') openHit(router, line.href, query, answered?.result?.terms ?? []);
    else {
      if (line.kind === 'more') addTo(lists.searches, query.trim(), query.trim());
      router.push(line.href);
    }
  };
  const chooseActive = (): void => {
    const line = lines[active];
    if (line && (isStart || isAnswer)) choose(line);
    else if (!isStart && answered?.result?.total !== 0) isAwaited.current = true;
  };
  const move = (by: 1 | -1): void => {
    setOpen(true);
    const count = lines.length;
    if (count > 0) setActive(((active < 0 && by < 0 ? 0 : active) + by + count) % count);
  };
  const onKeyDown = (event: {key: string; shiftKey: boolean; preventDefault: () => void}, input: HTMLInputElement): void => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') chooseActive();
    else if (event.key === 'Escape' && isOpen) {
      forgetLeft();
      close();
      input.blur();
    } else if (event.key === 'Tab' && !event.shiftKey && isOpen)
      panel.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    else return;
    event.preventDefault();
  };

  useField(frame, {
    onQuery: setQuery,
    onTurnTo: () => {
      setOpen(true);
    },
    onLeave: () => {
      forgetLeft();
      close();
    },
    onKeyDown,
  });
  useComboBox(frame, listId, active < 0 ? undefined : lineId(listId, active), isOpen && lines.length > 0);

  useEffect(() => {
    if (!isAwaited.current || !isAnswer) return;
    isAwaited.current = false;
    const [first] = lines;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- it leads to another page
    if (first) choose(first);
  });

  // Back comes to the list that a hit was chosen from; any other page comes without the list that
  // was open.
  useEffect(() => {
    const left = router.action === 'POP' ? searchLeft() : undefined;
    const input = inputIn(frame);
    if (!left || !input) {
      if (shown.current !== location.pathname && document.activeElement === input) input?.blur();
      shown.current = location.pathname;
      return;
    }
    shown.current = location.pathname;
    setSection(left.section);
    input.focus({preventScroll: true});
    fillField(input, left.query);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each entry of the history
  }, [location]);

  return (
    <section
      ref={panel}
      className="search-panel"
      aria-label={translate({id: 'search.search', message: 'Search'})}
      hidden={!isOpen}
      onMouseDown={(event) => {
        // The field keeps the focus, so that the panel stays.
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
      }}
      onKeyDown={(event) => {
        const input = inputIn(frame);
        if (!input || !['Escape', 'ArrowDown', 'ArrowUp'].includes(event.key)) return;
        input.focus();
        onKeyDown(event, input);
      }}
    >
      <SectionChips chosen={section} onChoose={setSection} />
      <div className="search-scroll" role="group" aria-label={translate({id: 'search.found', message: 'What was found'})} tabIndex={0}>
        {!isStart && answered && <Notes answered={answered} baseUrl={baseUrl} onSearch={searchFor} />}
        {!isStart && !answered && (
          <p className="search-waiting">
            <Translate id="search.searching">Searching…</Translate>
          </p>
        )}
        {isStart && lines.length === 0 && (
          <p className="search-note">
            <Translate id="search.start">
              Type a name as code has it, an error message, or a question. This browser will list your searches here.
            </Translate>
          </p>
        )}
        <Lines id={listId} lines={lines} isWhole={isStart || isAnswer} active={active} onActive={setActive} onChoose={choose} />
      </div>
      <Foot
        isStart={isStart}
        onClose={() => {
          forgetLeft();
          close();
          inputIn(frame)?.blur();
        }}
        onForget={
          isStart && lines.length > 0
            ? () => {
                forgetLists();
                setForgotten(forgotten + 1);
                inputIn(frame)?.focus();
              }
            : undefined
        }
      />
    </section>
  );
}
