const nothing = (): void => undefined;

const list = {
  autocomplete: {open: nothing, close: nothing, setVal: nothing, destroy: nothing},
  on: () => list,
};

/**
 * In the place of the library that draws a list under the package's search bar: it draws none, and
 * `panel/` does. The bar calls it with its field and options, and then `on` and these methods of
 * what it returns.
 */
export default function noList(): typeof list {
  return list;
}
