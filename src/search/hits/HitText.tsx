import {translate} from '@docusaurus/Translate';
import type {MarkedText} from '@site/src/search/engine/excerpt';
import type {Hit} from '@site/src/search/engine/hit';
import type {ReactNode} from 'react';
import {sectionLabel} from '@site/src/registry/section-label';
import {kindOf, type KindWord} from './kind';

/** Kinds whose word is no name. */
const kindWords: Partial<Record<KindWord, string>> = {
  Guide: translate({id: 'search.kind.guide', message: 'Guide'}),
  Concept: translate({id: 'search.kind.concept', message: 'Concept'}),
  Standard: translate({id: 'search.kind.standard', message: 'Standard'}),
  Error: translate({id: 'search.kind.error', message: 'Error'}),
  Glossary: translate({id: 'search.kind.glossary', message: 'Glossary'}),
  Reference: translate({id: 'search.kind.reference', message: 'Reference'}),
  Page: translate({id: 'search.kind.page', message: 'Page'}),
};

/** A text with what the query matched in it emphasised. */
export function Marked({text, marks}: MarkedText): ReactNode {
  const parts = marks.map(([start, end], index) => [text.slice(marks[index - 1]?.[1] ?? 0, start), text.slice(start, end), start] as const);
  return (
    <>
      {parts.map(([before, marked, start]) => (
        <span key={start}>
          {before}
          <mark>{marked}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}

/** Where a hit stands: its section and categories, and the page whose heading it is. */
export const placeOf = ({trail: [section, ...categories], title, heading}: Hit): string =>
  [
    ...(section === undefined ? [] : [sectionLabel(section)]),
    ...categories,
    ...(heading === undefined || heading.text === title.text ? [] : [title.text]),
  ].join(' › ');

/**
 * What is shown under a hit's name: its kind and its place, and an excerpt, or the declaration of
 * what it is named after.
 */
export function HitDetails({hit}: {hit: Hit}): ReactNode {
  const {route, trail, excerpt, signature} = hit;
  const text = signature ?? excerpt;
  const kind = kindOf(route, trail[0]);
  return (
    <>
      <span className="search-place">
        <span className="search-kind">{kindWords[kind] ?? kind}</span> {placeOf(hit)}
      </span>
      {text.text !== '' && (
        <span className={signature ? 'search-excerpt search-signature' : 'search-excerpt'}>
          <Marked {...text} />
        </span>
      )}
    </>
  );
}
