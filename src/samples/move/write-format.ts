/**
 * Lays out the files of all packages below examples/move in place. Run from the repository's top:
 * tsx src/samples/move/write-format.ts
 */
import {compiler} from './compiler/client';
import {formatPackages} from './format';

formatPackages('.', compiler).then(
  (changed) => {
    console.log(changed.length === 0 ? 'All Move files are laid out.' : `Laid out:\n${changed.join('\n')}`);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
