/**
 * The width and height of a PNG; undefined for anything else. Eight bytes of its own come first,
 * and its size is in the first chunk.
 */
export const pngSize = (bytes: Buffer): {width: number; height: number} | undefined =>
  bytes.toString('latin1', 1, 4) === 'PNG' ? {width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20)} : undefined;
