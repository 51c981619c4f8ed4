/**
 * What a Walrus Site is besides its files. Sources, of MystenLabs/walrus-sites at 1cd9e75a (2.12.0): `site-builder/src/site/config.rs`
 * (WSResources), `site-builder/src/types.rs` (Metadata, Redirect) and `move/walrus_site/sources/redirects.move`.
 */
import {integer, list, map, optional, required, table, text, textOf, type FileFormat} from '../keys';
import {textFormats} from '../text-formats';

const {address} = textFormats;

/** `ws-resources.json`: the tool refuses keys that it doesn't know. */
export const siteResources: FileFormat = {
  name: 'ws-resources.json',
  matches: (fileName) => fileName === 'ws-resources.json',
  root: table(
    optional('headers', map(map(text))),
    optional('routes', map(text)),
    optional('redirects', map(table(required('location', text), required('status_code', integer(301n, 308n))))),
    optional(
      'metadata',
      table(
        optional('link', text),
        optional('image_url', text),
        optional('description', text),
        optional('project_url', text),
        optional('creator', text),
      ),
    ),
    optional('site_name', text),
    optional('object_id', textOf(address)),
    optional('ignore', list(text)),
  ),
};
