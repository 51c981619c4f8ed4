import {closeSync, openSync, readSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from './files-below';

/**
 * What a file begins with that only leads on to another page, and no page of Docusaurus's does.
 * Whatever reads all HTML files of a built site tells the two apart by it.
 */
export const forwardingMark = '<!doctype html><!--forwarding-->';

/**
 * Whether a file of a built site leads on to a page and is none itself. No more of it is read than
 * that takes.
 */
export function isForwardingFile(file: string): boolean {
  const start = Buffer.alloc(forwardingMark.length);
  const descriptor = openSync(file, 'r');
  try {
    return readSync(descriptor, start, 0, start.length, 0) === start.length && start.toString('latin1') === forwardingMark;
  } finally {
    closeSync(descriptor);
  }
}

const isHtml = (file: string): boolean => file.endsWith('.html');

/** The files that only lead on to a page, as paths from the built site's folder, sorted. */
export const forwardingFiles = (folder: string): string[] =>
  filesBelow(folder).filter((file) => isHtml(file) && isForwardingFile(path.join(folder, file)));

/**
 * Every file of a built site but those that only lead on to a page, as paths from its folder,
 * sorted.
 */
export const filesWithoutForwarding = (folder: string): string[] =>
  filesBelow(folder).filter((file) => !isHtml(file) || !isForwardingFile(path.join(folder, file)));

/**
 * The pages of a built site: its HTML files, apart from those that only lead on to one; as paths
 * from its folder, sorted.
 */
export const pageFiles = (folder: string): string[] => filesWithoutForwarding(folder).filter(isHtml);
