import type {RootContent} from 'mdast';
import {paragraph} from '../build';

/**
 * The line that says since when something is there; nothing where that is not known, or where it
 * came with its module.
 */
export const sinceLine = ({since}: {since?: string}): RootContent[] => (since === undefined ? [] : [paragraph(since)]);
