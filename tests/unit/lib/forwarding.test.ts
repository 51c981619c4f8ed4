import path from 'node:path';
import {filesWithoutForwarding, forwardingFiles, forwardingMark, isForwardingFile, pageFiles} from '@site/src/lib/forwarding';
import {scratchFolder} from '../../lib/scratch-folder';

const folder = scratchFolder({
  'index.html': '<!doctype html>\n<html lang="en"><head></head></html>',
  'old/index.html': `${forwardingMark}\n<html lang="en"></html>`,
  'old/page.html': '<!doctype html>\n<html lang="en"><head></head></html>',
  'short.html': '<!doc',
  'notes.txt': forwardingMark,
});

test('pages are told from files that only lead on to one', () => {
  expect(pageFiles(folder)).toEqual(['index.html', 'old/page.html', 'short.html']);
  expect(forwardingFiles(folder)).toEqual(['old/index.html']);
});

test('other files are no pages, and stay', () => {
  expect(filesWithoutForwarding(folder)).toEqual(['index.html', 'notes.txt', 'old/page.html', 'short.html']);
});

test('a file that is not there is an error, and no page', () => {
  expect(() => isForwardingFile(path.join(folder, 'gone.html'))).toThrow('ENOENT');
});
