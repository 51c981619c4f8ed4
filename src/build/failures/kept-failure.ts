import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readFailure} from './failure';
import {reportLines, type FailedRun} from './report';

/** Where one run of Docusaurus leaves how it failed (src/build/failures/keep.mjs). */
export class KeptFailure {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'docusaurus-run-'));
  readonly #file = path.join(this.#folder, 'failure.json');

  /** What the process of Docusaurus has to be told. */
  readonly environment = {FAILURE_FILE: this.#file};

  /**
   * Prints how the run failed, as errors.
   *
   * @param held what the run itself printed as errors; shown where nothing better is known
   */
  async tell(run: FailedRun, verbose: boolean, held = ''): Promise<void> {
    const failure = readFailure(this.#file);
    if (failure) console.error((await reportLines(failure, run, verbose)).join('\n'));
    else process.stderr.write(held);
  }

  /** To be called when the run is over. */
  remove(): void {
    rmSync(this.#folder, {recursive: true, force: true});
  }
}
