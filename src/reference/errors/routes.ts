import {kebab} from '../kebab';
import type {ErrorEntry, ErrorGroup} from './model';

/** Id of the landing page, docs/references/errors.mdx, and folder of the others. */
export const root = 'references/errors';

export const groupId = (group: ErrorGroup): string => `${root}/${group}`;
export const entryRoute = (group: ErrorGroup, {id}: Pick<ErrorEntry, 'id'>): string => `/${groupId(group)}#${id}`;

export const abortCodesId = `${root}/abort-codes`;

/** True for the file of a page of the reference, whose samples are checked as those of authored pages are. */
export const isErrorPage = (file: string): boolean => file.split('\\').join('/').includes(`docs/${root}/`);

/** Anchor of a module on the page of abort codes: `sui-kiosk`. */
export const moduleAnchor = (packageName: string, module: string): string => `${kebab(packageName)}-${kebab(module)}`;
