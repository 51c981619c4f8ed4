import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {DeskLink} from '../../lib/report/DeskLink';
import {useDesk} from '../../lib/report/use-desk';
import {reportMessage, type Report} from '../report';

/**
 * The way to say that something is wrong: an issue or a mail where the site names one, and a file
 * to send where it does not.
 */
export function ReportMistake({report}: {report: Report}): ReactNode {
  const {href, save} = useDesk(reportMessage(report));
  if (href !== undefined)
    return (
      <p>
        <Translate
          id="page-tools.report"
          values={{
            report: (
              <DeskLink href={href}>
                <Translate id="page-tools.reportIt">Report it</Translate>
              </DeskLink>
            ),
          }}
        >
          {'Something wrong here? {report}: the form is filled in with the page, the section and what you have selected.'}
        </Translate>
      </p>
    );
  return (
    <p>
      <Translate id="page-tools.wrong">Something wrong here?</Translate>{' '}
      <button type="button" className="button button--secondary button--sm" onClick={save}>
        <Translate id="page-tools.saveReport">Save a report</Translate>
      </button>{' '}
      <Translate id="page-tools.aboutReport">
        It names the page, the section and what you have selected; add what is wrong, and send it to whoever runs this site.
      </Translate>
    </p>
  );
}
