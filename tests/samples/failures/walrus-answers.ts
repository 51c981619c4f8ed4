import type {Answer} from './stand-in';

/** The guide whose statements are tested. */
export const page = 'guides/developer/stack/walrus';

/** A blob that nobody has stored, and an object that is not there. */
export const blobId = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';
export const objectId = '0x2b90d6fe417c85a3b1f06d28ce947503af8d1b62e05c7f94a83d16eb0c59f742';

/** Where storage nodes are asked for the blob's metadata and its status. */
export const metadata = `v1/blobs/${blobId}/metadata`;
export const status = `v1/blobs/${blobId}/status`;

export const missing: Answer = {http: 404, body: {error: {message: 'the requested metadata is unavailable'}}};
export const blocked: Answer = {http: 451, body: {error: {message: 'the requested metadata is blocked'}}};
export const limited: Answer = {http: 429};
export const down: Answer = {http: 503};
export const webPage: Answer = {http: 200, body: '<html></html>'};
export const statusOf = (data: unknown): Answer => ({http: 200, body: {success: {code: 200, data}}});
