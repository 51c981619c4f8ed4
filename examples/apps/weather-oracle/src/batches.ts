import type {RegionRows} from './rows';

// #region limits
/**
 * Of one transaction, at protocol version 137. There must be fewer than 1,024 commands;
 * pure inputs are not objects.
 */
export const LIMITS = {
  commands: 1_023,
  objects: 2_048,
  bytes: 131_072,
  pureArgumentBytes: 16_383,
};

/** Sender and gas payment: what the transaction has besides inputs and commands. */
const ENVELOPE_BYTES = 2_048;
/** Package, capability and clock, once for all commands. A command adds its region. */
const COMMON_OBJECTS = 3;
const BYTES_PER_ROW = 2 + 2 + 1 + 2 + 4;
/** The region's reference, the lengths of the columns, and the call itself. */
const BYTES_PER_COMMAND = 150;
/** The widest column has 4 bytes for each row, after 2 bytes for its length. */
const MAX_ROWS_PER_COMMAND = Math.floor((LIMITS.pureArgumentBytes - 2) / 4);
// #endregion limits

// #region plan
/** Bytes that a command adds to the transaction, rather too many than too few. */
export const commandBytes = (rows: number): number =>
  BYTES_PER_COMMAND + rows * BYTES_PER_ROW;

function* chunks({region, rows}: RegionRows): Generator<RegionRows> {
  for (let start = 0; start < rows.length; start += MAX_ROWS_PER_COMMAND) {
    yield {region, rows: rows.slice(start, start + MAX_ROWS_PER_COMMAND)};
  }
}

/**
 * Splits refreshes into transactions, one command for each entry, as few transactions as
 * the limits allow in this order.
 */
export function planBatches(refreshes: readonly RegionRows[]): RegionRows[][] {
  const maxCommands = Math.min(LIMITS.commands, LIMITS.objects - COMMON_OBJECTS);
  const maxBytes = LIMITS.bytes - ENVELOPE_BYTES;
  const batches: RegionRows[][] = [];
  let bytes = Infinity;
  for (const command of refreshes.flatMap((each) => [...chunks(each)])) {
    const more = commandBytes(command.rows.length);
    const last = batches.at(-1);
    if (last && last.length < maxCommands && bytes + more <= maxBytes) {
      last.push(command);
      bytes += more;
    } else {
      batches.push([command]);
      bytes = more;
    }
  }
  return batches;
}
// #endregion plan
