import Translate from '@docusaurus/Translate';
import {Marked} from '@site/src/search/hits/HitText';
import type {ReactNode} from 'react';
import type {FoundEntry} from '../decode/find-entries';
import styles from './styles.module.css';

/** So many characters of the text stand around what matched. */
const around = 60;

/** The part of the reader's text that an answer rests on, with what matched marked. */
export function Matched({text, marks}: {text: string; marks: FoundEntry['marks']}): ReactNode {
  const from = Math.max(0, (marks[0]?.[0] ?? 0) - around);
  const to = (marks.at(-1)?.[1] ?? 0) + around;
  return (
    <p className={styles.matched}>
      <Translate id="error-decoder.matched">What matched:</Translate>{' '}
      <code>
        {from > 0 && '…'}
        <Marked text={text.slice(from, to)} marks={marks.map(([start, end]) => [start - from, end - from])} />
        {to < text.length && '…'}
      </code>
    </p>
  );
}
