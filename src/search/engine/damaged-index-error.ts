/** A file of the index does not have the expected form, or is not the one that was asked for. */
export class DamagedIndexError extends Error {
  override name = 'DamagedIndexError';
}
