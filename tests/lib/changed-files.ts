import {assertInstalled, filesOf, type Assumption} from '../../src/lib/assumption';

/**
 * Checks one assumption on a package as another release might have it.
 *
 * @param file the file that differs
 * @param text what it no longer says; without it, the file is gone
 * @throws where the installed file does not say that, so that the change would be none
 */
export function assertChanged(assumption: Assumption, file: string, text?: string): void {
  const installed = filesOf(assumption.package);
  const before = installed.read(file);
  if (before === '' || !before.includes(text ?? '')) throw new Error(`${assumption.package}/${file} has no ${JSON.stringify(text)}`);
  const after = text === undefined ? '' : before.replaceAll(text, '');
  assertInstalled([assumption], () => ({...installed, read: (asked) => (asked === file ? after : installed.read(asked))}));
}
