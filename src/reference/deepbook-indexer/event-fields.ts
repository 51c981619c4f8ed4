import {field, integer, text, type Field} from './model';

/** What the index says of every event besides its own fields. */
export const eventFields: readonly Field[] = [
  field('event_digest', text, 'Digest of the transaction and number of the event in it.'),
  field('digest', text, 'Digest of the transaction.'),
  field('sender', text, 'Sender of the transaction.'),
  field('checkpoint', integer, 'Checkpoint of the transaction.'),
  field('checkpoint_timestamp_ms', integer, 'Its time, in milliseconds.'),
  field('package', text, 'Package that was called.'),
];
