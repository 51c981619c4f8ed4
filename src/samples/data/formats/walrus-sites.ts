/**
 * What a Walrus Site is besides its files; the tool refuses keys that it doesn't know. Sources, of
 * MystenLabs/walrus-sites at 1cd9e75a (2.12.0): `site-builder/src/site/config.rs` (WSResources),
 * `site-builder/src/types.rs` (Metadata, Redirect) and `move/walrus_site/sources/redirects.move`.
 */
import {integer, map, table, text, type FileFormat} from '../keys';
import {address} from '../text-formats';

/** `ws-resources.json` */
export const siteResources: FileFormat = {
  name: 'ws-resources.json',
  root: table('text?: site_name texts?: ignore', {
    'headers?': map(map(text)),
    'routes?': map(text),
    'redirects?': map(table('text!: location', {'status_code!': integer(301n, 308n)})),
    'metadata?': table('text?: link image_url description project_url creator'),
    'object_id?': address,
  }),
};
