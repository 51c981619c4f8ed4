import {overlayOn, overlayProblems, staleEntries, stopAt, type Overlay} from '../overlay';
import {errorMeanings, methodErrors, type MethodError} from './errors';
import {examples, type Example} from './examples';
import type {JsonRpcModel} from './model';
import type {Replacement} from './replacement';
import {replacements} from './replacements';
import {summaries} from './summaries';

/** What we say of methods and error codes beyond the SDK. */
export interface JsonRpcOverlays {
  summaries: Overlay;
  replacements: Overlay<Replacement>;
  examples: Overlay<Example>;
  methodErrors: Overlay<readonly MethodError[]>;
  errorMeanings: Overlay;
}

const folder = 'src/reference/json-rpc';

export const overlays: JsonRpcOverlays = {
  summaries: overlayOn(`${folder}/summaries.ts`, 'method', summaries),
  replacements: overlayOn(`${folder}/replacements.ts`, 'method', replacements),
  examples: overlayOn(`${folder}/examples`, 'method', examples),
  methodErrors: overlayOn(`${folder}/errors.ts`, 'method', methodErrors),
  errorMeanings: overlayOn(`${folder}/errors.ts`, 'code', errorMeanings),
};

/**
 * Holds our entries against the model. Errors are listed for the methods that had some of their
 * own.
 *
 * @throws {ReferenceSourceError} where an entry is for nothing, or something has no entry
 */
export function checkOverlays({methods, errorCodes}: JsonRpcModel, own: JsonRpcOverlays = overlays): void {
  const names = methods.map(({name}) => name);
  stopAt([
    ...overlayProblems(own.summaries, names),
    ...overlayProblems(own.replacements, names),
    ...overlayProblems(own.examples, names),
    ...staleEntries(own.methodErrors, (name) => names.includes(name)),
    ...overlayProblems(
      own.errorMeanings,
      errorCodes.map(({code}) => String(code)),
    ),
  ]);
}
