/** No list of pages: see `addresses.ts`. */
export const addresses: readonly string[] | undefined = undefined;
