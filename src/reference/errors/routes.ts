import {kebab} from '../kebab';
import type {ErrorEntry, ErrorGroup, ErrorPage} from './model';

/** Id of the landing page, docs/references/errors.mdx, and folder of the others. */
export const root = 'references/errors';

export const pageId = (page: ErrorPage | ErrorGroup): string => `${root}/${page}`;
export const entryRoute = (page: ErrorPage, {id}: Pick<ErrorEntry, 'id'>): string => `/${pageId(page)}#${id}`;

/** The group that a page belongs to. */
export const groupOf = (page: ErrorPage): ErrorGroup => page.split('/')[0] as ErrorGroup;

/** Id of the page that leads to the abort codes, and folder of the pages that have them. */
export const abortCodesId = `${root}/abort-codes`;

/**
 * True for the file of a page of the reference, whose samples are checked as those of authored
 * pages are.
 */
export const isErrorPage = (file: string): boolean => file.split('\\').join('/').includes(`docs/${root}/`);

/** Anchor of a package on the pages of abort codes: `package-sui-system`. */
export const packageAnchor = (name: string): string => `package-${kebab(name)}`;

/** Anchor of a module on the pages of abort codes: `sui-kiosk`. */
export const moduleAnchor = (packageName: string, module: string): string => `${kebab(packageName)}-${kebab(module)}`;
