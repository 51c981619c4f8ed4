import {createDecoder} from '@site/src/error-decoder/decode/decode';
import {decoderData} from '@site/src/reference/errors/decoder-data';
import realMessages from './real-messages.json';

const decode = createDecoder(decoderData());

test.each(realMessages.map(({reads, source, message}) => [reads, source, message] as const))(
  'the reference has an entry for %s',
  (_reads, _source, message) => {
    expect(decode(message)?.entries).not.toHaveLength(0);
  },
);
