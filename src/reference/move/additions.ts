import type {Definition, RootContent} from 'mdast';
import type {ModuleEntry} from './model';

/** What pages of modules have besides what stands in the ABIs. */
export interface Additions {
  /** Stands below the line that imports a module. */
  example: (module: ModuleEntry) => RootContent[];
  /** Stands behind all other parts of a module's page: what only tests have. */
  testOnly: (module: ModuleEntry) => RootContent[];
  /** Where the types lead that only the test-only part mentions. */
  links: (module: ModuleEntry, existing: readonly Definition[]) => Definition[];
}
