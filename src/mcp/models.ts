import {decoderData, explanations} from '../reference/errors/decoder-data';
import {frameworkParts} from '../run/build/framework-parts';
import {loadFramework} from '../samples/move/framework';
import type {Models} from './tools/tool';

/** The models, made from this project's sources. */
export const makeModels = async (): Promise<Models> => ({
  errors: decoderData(),
  explanations: explanations(),
  framework: frameworkParts(await loadFramework()),
});
