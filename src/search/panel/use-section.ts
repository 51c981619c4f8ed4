import {sections} from '@site/src/registry/sections';
import {useState} from 'react';

const storageKey = 'search-section';

function read(): string {
  try {
    const kept = sessionStorage.getItem(storageKey);
    return sections.some(({label}) => label === kept) ? (kept ?? '') : '';
  } catch {
    return '';
  }
}

/**
 * The section that the panel searches, empty for all. The choice lasts as long as the tab, where
 * storage is not refused.
 */
export function useSection(): [section: string, choose: (section: string) => void] {
  const [section, setSection] = useState(read);
  const choose = (chosen: string): void => {
    setSection(chosen);
    try {
      sessionStorage.setItem(storageKey, chosen);
    } catch {
      // It lasts as long as the document.
    }
  };
  return [section, choose];
}
