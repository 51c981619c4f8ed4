import type {Plugin} from '@docusaurus/types';
import {decoderData, explanations} from '../reference/errors/decoder-data';

/**
 * Writes `data.json`, what the decoder finds by: a chunk that a reader downloads who turns to the
 * field. What it says of what it found is in a file for each part, of which a reader downloads
 * those of the answer.
 */
export default function errorDecoder(): Plugin {
  return {
    name: 'error-decoder',
    contentLoaded: async ({actions}) => {
      await actions.createData('data.json', JSON.stringify(decoderData()));
      for (const [part, texts] of Object.entries(explanations())) await actions.createData(`texts-${part}.json`, JSON.stringify(texts));
    },
  };
}
