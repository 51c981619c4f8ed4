import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {useMemo, useRef, useState, type ReactNode} from 'react';
import {useLayout, useTarget} from './layout';
import {WalkthroughContext, type WalkthroughState} from './state';
import {useStepInView} from './step-in-view';
import {Excerpt, Step} from './Step';
import {Whole} from './Whole';

/**
 * A file, explained in steps. src/walkthrough/remark.ts makes the steps of what authors write; as a
 * page is built, they are prose with code below it. On a wide screen the whole file stands beside
 * them, with the lines of one step marked.
 *
 * @param props.file for the Markdown step
 */
export function Walkthrough({children}: {file: string; children: ReactNode}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const layout = useLayout();
  const {beside} = layout;
  const [now, show] = useState<WalkthroughState['now']>();
  useStepInView(root, {beside, show});
  useTarget(layout, useLocation().hash);
  const state = useMemo(() => ({beside, now, show}), [beside, now]);
  return (
    <WalkthroughContext value={state}>
      <div ref={root} className={clsx('walk', beside && 'walk-beside')}>
        {children}
      </div>
    </WalkthroughContext>
  );
}

Walkthrough.Steps = ({children}: {children: ReactNode}): ReactNode => <div className="walk-steps">{children}</div>;
Walkthrough.Step = Step;
Walkthrough.Excerpt = Excerpt;
Walkthrough.Whole = Whole;
