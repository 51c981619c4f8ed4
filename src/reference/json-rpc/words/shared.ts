import {within, type Words} from '../../words-overlay';

/** Texts that stand at many places. */
export const objectId = 'ID of the object.';
export const digest = 'Digest of the object, in Base58.';
export const version = 'Version of the object.';

/** A page of items, as every paged method returns it. */
export const pageFields = (type: string, items: string): Words =>
  within(`${type}.`, {
    data: `${items} of this page.`,
    nextCursor: 'Where this page ends: the cursor for the next one.',
    hasNextPage: 'Whether there is more after this page.',
  });
