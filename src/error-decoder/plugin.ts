import type {Plugin} from '@docusaurus/types';
import {decoderData} from '../reference/errors/decoder-data';

/** Writes `data.json`, what the decoder knows of modules and errors: a chunk that a reader downloads who turns to the field. */
export default function errorDecoder(): Plugin {
  return {
    name: 'error-decoder',
    contentLoaded: async ({actions}) => {
      await actions.createData('data.json', JSON.stringify(decoderData()));
    },
  };
}
