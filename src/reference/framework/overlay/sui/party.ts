import type {ModuleOverlay} from '../../../move/overlay-types';
import {partyMacros} from '../sui-macros';

/** Our texts about `sui::party`. */
export const partyModule: ModuleOverlay = {
  summary:
    'Describes who may use an object and how, for objects that one address owns but whose transactions are ordered by consensus. Create one with `single_owner` and pass it to `transfer::party_transfer`.',
  functions: {
    into_native: {
      summary: 'Splits a party into its default permissions and two vectors of addresses and permissions, the form that the natives take.',
      params: ['party'],
    },
    is_single_owner: {
      summary: 'Says whether a party has exactly one member, with all permissions, and grants nothing to others.',
      params: ['party'],
    },
    single_owner: {
      summary:
        'Creates a party in which one address has all permissions and nobody else has any. It is the only kind of party that can be made so far.',
      params: ['owner'],
    },
  },
  macros: partyMacros,
  types: {
    Party: {
      summary:
        'A list of addresses with what each of them may do to an object. It can be copied and dropped, and is not kept onchain itself.',
      fields: {
        default: 'The permissions of every sender that is not a member.',
        members: 'The permissions of each member by address.',
      },
    },
    Permissions: {
      summary: 'A set of permissions, made and read only inside the framework.',
      fields: {pos0: 'The sum of the permissions: 1 to read, 2 to write, 4 to delete, 8 to transfer; 15 stands for all.'},
    },
  },
};
