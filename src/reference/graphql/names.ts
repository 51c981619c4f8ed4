/**
 * Underscores, and the places where an identifier goes from one word to the next: `UInt|53`,
 * `multi|Get|Objects`.
 */
const boundary = /_+|(?<=[a-z\d])(?=[A-Z])|(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/;

/** The words of an identifier: `multiGetObjects` → `multi`, `Get`, `Objects`. */
export const wordsOf = (name: string): readonly string[] => name.split(boundary).filter((word) => word !== '');

/** An identifier as it stands in routes: `UInt53` → `uint-53`, `IMoveObject` → `imove-object`. */
export const kebab = (name: string): string => wordsOf(name).join('-').toLowerCase();
