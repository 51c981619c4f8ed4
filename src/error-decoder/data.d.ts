declare module '@generated/error-decoder/default/data.json' {
  import type {DecoderData} from '@site/src/reference/errors/decoder-data';

  const data: DecoderData;
  export default data;
}
