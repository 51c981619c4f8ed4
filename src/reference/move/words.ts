const boundary = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

/**
 * The words of a name in camel or snake case, in lower case: `TreasuryCap` and `treasury_cap` give
 * treasury, cap.
 */
export const wordsOf = (name: string): string[] =>
  name
    .split('_')
    .flatMap((part) => part.split(boundary))
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());

/** `TreasuryCap` → `treasury_cap`. */
export const snakeCase = (name: string): string => wordsOf(name).join('_');
