import type {PackageEntry} from '../move/model';
import type {Reference, ReferencePage} from '../page';
import {abortCodesPages} from './abort-codes-landing';
import {checkEntries} from './check';
import {entryLists, leastEntries} from './entries';
import {errorOutlines, errorPages} from './pages';
import {root} from './routes';
import {sitePages} from './site-pages';

const docsDir = 'docs';

/**
 * The error reference: pages of entries by group and topic, and pages of the abort codes of the
 * framework and other packages. The landing page, docs/references/errors.mdx, is authored.
 *
 * @param packages the framework and the other packages with pages, whose constants are the abort
 *   codes
 * @param others pages of the other references, to which entries may link
 * @throws {ReferenceSourceError} with file and entry where one is wrong
 */
export function errorsReference(packages: readonly PackageEntry[], others: readonly ReferencePage[]): Reference {
  const abortCodes = abortCodesPages(packages);
  const pages = sitePages(docsDir, [...others, ...errorOutlines(), ...abortCodes]);
  checkEntries(entryLists, pages, leastEntries);
  return {name: 'Errors', owns: [root], pages: [...errorPages(pages), ...abortCodes], folders: []};
}
