import {pathToFileURL} from 'node:url';

/**
 * Runs examples one after the other in this process, which ends them where one fails: the SDK,
 * which most of them load, is loaded once. Each that has nothing left to do is a line on the
 * standard output, as JSON: its file, and what it printed.
 */
const [, , ...files] = process.argv;
const write = process.stdout.write.bind(process.stdout);
let current;
let printed = '';

process.stdout.write = (text) => {
  printed += text;
  return true;
};

// Nothing is left to do where Node.js would end.
process.on('beforeExit', () => {
  if (current !== undefined) write(`${JSON.stringify([current, printed.trimEnd()])}\n`);
  current = files.shift();
  printed = '';
  if (current === undefined) return;
  process.argv = [process.argv[0], current];
  void import(pathToFileURL(current).href);
});
