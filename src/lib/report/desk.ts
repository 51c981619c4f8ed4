/** Where readers report a mistake, as the site's configuration has it. */
export interface Desk {
  /** Address for mail. */
  reportMail?: unknown;
  /** The repository on the web, without a slash at its end. */
  repositoryUrl?: unknown;
}

/** A report with room for what the reader has to say. */
export interface Message {
  title: string;
  body: string;
}

/** Name of the file in which a reader keeps a report. */
export const reportFile = 'report-of-a-mistake.md';

/**
 * Where a report becomes a mail or an issue, filled in. Nothing is sent before the reader sends it
 * there.
 *
 * @returns undefined where neither is known; the reader can keep the report as a file
 */
export function deskAddress({reportMail, repositoryUrl}: Desk, {title, body}: Message): string | undefined {
  // Programs for mail take a plus for itself.
  if (typeof reportMail === 'string') return `mailto:${reportMail}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
  if (typeof repositoryUrl === 'string') return `${repositoryUrl}/issues/new?${new URLSearchParams({title, body}).toString()}`;
  return undefined;
}
