import type {Message} from '../../lib/report/desk';

/** A sample, as a report of a mistake names it. */
export interface ReportedSample {
  /** The page's path. */
  page: string;
  label: string;
  file?: string;
  /** The line of the file at which the sample begins. */
  line?: string;
}

/** A report of a mistake in a sample, with page, file and line filled in. */
export function reportOfSample({page, label, file, line}: ReportedSample): Message {
  const place = file === undefined ? [] : [`File: ${file}${line === undefined ? '' : `, from line ${line}`}`];
  return {title: `A sample on ${page}`, body: [`Page: ${page}`, ...place, `Check: ${label}`, '', 'What is wrong:', ''].join('\n')};
}
