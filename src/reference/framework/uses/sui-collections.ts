import {own} from './own';
import type {Uses} from './types';

const tables = '/concepts/dynamic-fields/tables-bags';

/** Uses of the framework's collections and dynamic fields. */
export const collectionUses: Uses = {
  'sui::bag': own('sui_bag', 'A profile holds a number and a text under keys, and one of them is changed in place.', tables),
  'sui::dynamic_field': own(
    'sui_dynamic_field',
    'A ship gets a field for its cargo when there is some, and loses it when the cargo is unloaded.',
    '/concepts/dynamic-fields',
  ),
  'sui::dynamic_object_field': own(
    'sui_dynamic_object_field',
    'A knight carries a sword that stays an object of its own.',
    '/concepts/dynamic-fields',
    '/guides/developer/app-examples/trustless-swap',
  ),
  'sui::linked_table': own('sui_linked_table', 'Guests join a queue and are called in the order in which they came.', tables),
  'sui::object_bag': own('sui_object_bag', 'A wardrobe takes garments of any type and keeps them findable.', tables),
  'sui::object_table': own('sui_object_table', 'A stable keeps horses by number, and a ride changes one where it stands.', tables),
  'sui::priority_queue': own('sui_priority_queue', 'Bids are sorted by their amount, and the highest one wins.', tables),
  'sui::scratch': own(
    'sui_scratch',
    'A mark that lasts as long as the transaction keeps one block of commands from voting twice.',
    '/concepts/transactions/prog-txn-blocks#scratch',
  ),
  'sui::table': own(
    'sui_table',
    'A new table gets its first scores by address, changes one in place, and gives one back when a player leaves.',
    '/guides/developer/app-examples/reviews-rating',
    tables,
  ),
  'sui::table_vec': own('sui_table_vec', 'A log of lines grows beyond what fits into one object.', tables),
  'sui::vec_map': own('sui_vec_map', 'A character has a handful of named traits, all stored within the object.', tables),
  'sui::vec_set': own('sui_vec_set', 'A short list of guests is checked against the sender.', tables),
};
