/** A sample, as a report of a mistake names it. */
export interface ReportedSample {
  /** The page's path. */
  page: string;
  label: string;
  file?: string;
  /** The line of the file at which the sample begins. */
  line?: string;
}

/**
 * The address at which a reader reports a mistake in a sample, with page, file and line filled in. Nothing is sent before the reader
 * sends it there.
 *
 * @param repositoryUrl the repository on the web, without a slash at its end
 */
export function reportAddress(repositoryUrl: string, {page, label, file, line}: ReportedSample): string {
  const place = file === undefined ? [] : [`File: ${file}${line === undefined ? '' : `, from line ${line}`}`];
  const body = [`Page: ${page}`, ...place, `Check: ${label}`, '', 'What is wrong:', ''].join('\n');
  const words = new URLSearchParams({title: `A sample on ${page}`, body});
  return `${repositoryUrl}/issues/new?${words.toString()}`;
}
