import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::borrow`. */
export const borrowModule: ModuleOverlay = {
  summary:
    'Lends an object out of another one for the length of a transaction and makes sure that the same object comes back. The `Borrow` value that comes with it cannot be dropped, so the transaction fails unless `put_back` consumes it.',
  functions: {
    borrow: {
      summary:
        'Takes the object out and returns it with a `Borrow` that `put_back` must consume in the same transaction. Aborts with `std::option::EOPTION_NOT_SET` if the object is on loan already.',
    },
    destroy: {
      summary:
        'Consumes the `Referent` and returns its object for good. It aborts with `std::option::EOPTION_NOT_SET` while the object is on loan.',
    },
    new: {summary: 'Puts an object into a new `Referent`, from which it can be lent.'},
    put_back: {
      summary:
        'Returns a lent object and consumes its `Borrow`. Aborts with `EWrongValue` if the object is not the one that was lent, and with `EWrongBorrow` if it was lent by another `Referent`.',
    },
  },
  types: {
    Borrow: {
      summary: 'The proof that an object is on loan. It cannot be stored, copied or dropped; `put_back` is the only way to get rid of it.',
      fields: {ref: 'The address that identifies the lending `Referent`.', obj: 'The ID of the lent object.'},
    },
    Referent: {
      summary:
        'Holds an object of the type `T` and lends it out. It has only `store`, so a module keeps it inside an object of its own and decides who may borrow.',
      fields: {
        id: 'A fresh address that tells this holder from others; no object exists there.',
        value: 'The object; none while it is on loan.',
      },
    },
  },
  errors: {
    EWrongBorrow: {
      when: 'The `Borrow` and the object came from a different `Referent`.',
      raisedBy: ['put_back'],
      cure: 'Return each object to the `Referent` that lent it.',
    },
    EWrongValue: {
      when: 'The object being returned is not the one that the `Borrow` names.',
      raisedBy: ['put_back'],
      cure: 'Return the very object that `borrow` handed out, together with its own `Borrow`.',
    },
  },
};
