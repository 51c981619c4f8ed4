/**
 * The Sui release that the compiler in `@zktx.io/sui-move-builder` is built from. The compiler
 * itself is asked in a test, so that this cannot fall behind the pin.
 */
export const suiMoveVersion = '1.71.1';
