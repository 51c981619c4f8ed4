import {translate} from '@docusaurus/Translate';
import {formatted} from '@site/src/lib/interface-language';
import {HitDetails, Marked} from '@site/src/search/hits/HitText';
import {isPlainClick} from '@site/src/search/hits/open-hit';
import {useEffect, useRef, type ReactNode} from 'react';
import type {Line} from './lines';

interface LinesProps {
  id: string;
  lines: readonly Line[];
  /** False while excerpts are still to come; what measures a search waits for it. */
  isWhole: boolean;
  /** Which line Enter opens; -1 for none. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (line: Line) => void;
}

export const lineId = (listId: string, index: number): string => `${listId}-${index}`;

function LineText({line}: {line: Line}): ReactNode {
  if (line.kind === 'search') return <span>{line.query}</span>;
  if (line.kind === 'page') return <span>{line.title}</span>;
  if (line.kind === 'more')
    return line.total === 1
      ? translate({id: 'search.resultsPage', message: 'Results page'})
      : translate({id: 'search.allResults', message: 'Results page: all {total} pages, by section'}, {total: formatted(line.total)});
  const {hit} = line;
  return (
    <>
      <span className="search-name">
        <Marked {...(hit.heading ?? hit.title)} />
      </span>
      <HitDetails hit={hit} />
    </>
  );
}

function Option({
  line,
  id,
  isActive,
  onActive,
  onChoose,
}: {line: Line; id: string; isActive: boolean} & {onActive: () => void; onChoose: () => void}): ReactNode {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({block: 'nearest'});
  }, [isActive]);
  const shared = {id, role: 'option', tabIndex: -1, 'aria-selected': isActive, className: `search-line search-line-${line.kind}`} as const;
  const text = <LineText line={line} />;
  if (line.kind === 'search')
    return (
      <div {...shared} ref={element as React.RefObject<HTMLDivElement>} onMouseMove={onActive} onClick={onChoose}>
        {text}
      </div>
    );
  return (
    <a
      {...shared}
      ref={element as React.RefObject<HTMLAnchorElement>}
      href={line.href}
      onMouseMove={onActive}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onChoose();
      }}
    >
      {text}
    </a>
  );
}

const groups = {
  search: translate({id: 'search.recent', message: 'Recent searches'}),
  page: translate({id: 'search.readLast', message: 'Pages read last'}),
} as const;

/** The lines as a list for the field above; searches and pages of before stand in groups. */
export function Lines({id, lines, isWhole, active, onActive, onChoose}: LinesProps): ReactNode {
  const draw = (line: Line, index: number): ReactNode => (
    <Option
      key={index}
      line={line}
      id={lineId(id, index)}
      isActive={index === active}
      onActive={() => {
        onActive(index);
      }}
      onChoose={() => {
        onChoose(line);
      }}
    />
  );
  const ofKind = (kind: Line['kind']): ReactNode[] => lines.flatMap((line, index) => (line.kind === kind ? [draw(line, index)] : []));
  return (
    <div
      id={id}
      role="listbox"
      aria-label={translate({id: 'search.search', message: 'Search'})}
      className="search-list"
      data-whole={isWhole}
      hidden={lines.length === 0}
    >
      {Object.entries(groups).map(([kind, label]) => {
        const drawn = ofKind(kind as keyof typeof groups);
        return (
          drawn.length > 0 && (
            <div key={kind} role="group" aria-label={label}>
              <div className="search-group" aria-hidden="true">
                {label}
              </div>
              {drawn}
            </div>
          )
        );
      })}
      {lines.map((line, index) => (line.kind === 'hit' || line.kind === 'more' ? draw(line, index) : null))}
    </div>
  );
}
