/**
 * What the search bar loads by this name is `no-list.ts`; the package's library brings no types.
 */
declare module '@easyops-cn/autocomplete.js' {
  export {default} from '@site/src/search/seam/no-list';
}
