import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import {lazy, Suspense, useState, type ComponentType, type ReactNode} from 'react';
import {NotLoaded} from '../../lib/NotLoaded';
import type {PanelProps} from './Panel';
import type {ReportSectionProps} from './ReportSection';
import styles from './styles.module.css';
import {useHeading} from './use-heading';

const Panel = lazy<ComponentType<PanelProps>>(() =>
  import(/* webpackChunkName: "page-tools" */ './Panel').catch(() => ({default: NotLoaded})),
);

/** Where it cannot be loaded, there is the report under the page. */
const ReportSection = lazy<ComponentType<ReportSectionProps>>(() =>
  import(/* webpackChunkName: "page-tools" */ './ReportSection').catch(() => ({default: () => null})),
);

/**
 * Under each page: what a reader can do with it, where it comes from, and how to say that something
 * in it is wrong. The last of these is beside each heading as well.
 */
export function PageTools(): ReactNode {
  const {permalink, title} = useDoc().metadata;
  const [isOpen, setOpen] = useState(false);
  const [quote, setQuote] = useState('');
  const heading = useHeading();
  const markdown = (
    <a href={`${permalink}.md`}>
      <Translate id="page-tools.viewMarkdown">View as Markdown</Translate>
    </a>
  );
  return (
    <>
      <details
        className={styles.tools}
        onToggle={(event) => {
          setOpen(event.currentTarget.open);
        }}
      >
        <summary
          // A press takes the selection away before it opens anything.
          onPointerDown={() => {
            setQuote(String(getSelection()));
          }}
        >
          <Translate id="page-tools.open">Use or correct this page</Translate>
        </summary>
        {isOpen ? (
          <Suspense fallback={markdown}>
            <Panel address={permalink} title={title} quote={quote} />
          </Suspense>
        ) : (
          markdown
        )}
      </details>
      {heading && (
        <Suspense>
          <ReportSection key={heading.id} heading={heading} title={title} address={permalink} />
        </Suspense>
      )}
    </>
  );
}
