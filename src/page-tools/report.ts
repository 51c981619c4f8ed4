import type {Message} from '../lib/report/desk';

/** What a report of a mistake names. */
export interface Report {
  title: string;
  /** The page's whole address, with the anchor of the section where the reader chose one. */
  address: string;
  /** Heading of the section that the reader is at. */
  section?: string;
  /** What the reader selected. */
  quote: string;
  /** Release of Sui that the page is written for. */
  sui: string;
}

/** Characters of a quotation that a report keeps; an address with more is refused by some hosts. */
const longest = 1000;

/** A report as Markdown, with room for what the reader has to say. */
function reportText({title, address, section, quote, sui}: Report): string {
  const quoted = quote
    .trim()
    .slice(0, longest)
    .split('\n')
    .map((line) => `> ${line}`);
  return [
    `Page: ${title}, ${address}`,
    ...(section === undefined ? [] : [`Section: ${section}`]),
    `Written for: Sui ${sui}`,
    ...(quote.trim() === '' ? [] : ['', ...quoted]),
    '',
    'What is wrong:',
    '',
    '',
  ].join('\n');
}

/** A report as a reader sends it. */
export const reportMessage = (report: Report): Message => ({title: `Mistake on “${report.title}”`, body: reportText(report)});
