/** A kind of file on a static site. */
export interface MediaType {
  /** As `Content-Type` says it. */
  type: string;
  /**
   * True where compressing makes it smaller; pictures, fonts and archives are compressed already.
   */
  compressible: boolean;
}

const text = (type: string): MediaType => ({type: `${type}; charset=utf-8`, compressible: true});
const packed = (type: string): MediaType => ({type, compressible: false});

/** The kinds of files that a built site may have, by extension without the dot. */
export const mediaTypes: Readonly<Record<string, MediaType>> = {
  html: text('text/html'),
  css: text('text/css'),
  js: text('text/javascript'),
  mjs: text('text/javascript'),
  json: {type: 'application/json', compressible: true},
  webmanifest: {type: 'application/manifest+json', compressible: true},
  xml: text('application/xml'),
  atom: {type: 'application/atom+xml', compressible: true},
  svg: text('image/svg+xml'),
  txt: text('text/plain'),
  md: text('text/markdown'),
  wasm: {type: 'application/wasm', compressible: true},
  ico: packed('image/x-icon'),
  png: packed('image/png'),
  jpg: packed('image/jpeg'),
  gif: packed('image/gif'),
  webp: packed('image/webp'),
  avif: packed('image/avif'),
  woff2: packed('font/woff2'),
  pdf: packed('application/pdf'),
  zip: packed('application/zip'),
  tgz: packed('application/gzip'),
};
