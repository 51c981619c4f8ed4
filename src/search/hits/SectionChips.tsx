import {translate} from '@docusaurus/Translate';
import {sectionLabel} from '@site/src/registry/section-label';
import {sections} from '@site/src/registry/sections';
import type {KeyboardEvent, ReactNode} from 'react';

interface SectionChipsProps {
  /** Label of the section that is searched; empty for all. */
  chosen: string;
  onChoose: (section: string) => void;
  /** How many pages match in each section; without it, no figures are shown. */
  counts?: Readonly<Record<string, number>> | undefined;
  onKeyDown?: (event: KeyboardEvent) => void;
}

const sumOf = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The choice of the section to search, as buttons of which one is pressed. */
export function SectionChips({chosen, onChoose, counts, onKeyDown}: SectionChipsProps): ReactNode {
  return (
    <div className="search-chips" role="group" aria-label={translate({id: 'search.section', message: 'Section'})} onKeyDown={onKeyDown}>
      {['', ...sections.map(({label}) => label)].map((section) => (
        <button
          key={section}
          type="button"
          className="search-chip"
          aria-pressed={section === chosen}
          onClick={() => {
            onChoose(section);
          }}
        >
          {section === '' ? translate({id: 'search.allSections', message: 'All'}) : sectionLabel(section)}
          {counts && <span className="search-count"> {section === '' ? sumOf(counts) : (counts[section] ?? 0)}</span>}
        </button>
      ))}
    </div>
  );
}
