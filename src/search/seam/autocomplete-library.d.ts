/** The part of the library that the search bar uses; it brings no types. */
declare module '@easyops-cn/autocomplete.js/index.js' {
  interface Dataset<T> {
    source: (query: string, show: (suggestions: T[]) => void) => void;
    templates: {suggestion: (suggestion: T) => HTMLElement; empty: () => HTMLElement};
  }
  interface Autocomplete {
    <T>(input: HTMLInputElement, options: object, datasets: Dataset<T>[]): unknown;
    /** Gives back the globals that the library's DOM helper takes. */
    noConflict: () => void;
  }
  const autocomplete: Autocomplete;
  export default autocomplete;
}

declare module '@easyops-cn/autocomplete.js' {
  export {default} from '@easyops-cn/autocomplete.js/index.js';
}
