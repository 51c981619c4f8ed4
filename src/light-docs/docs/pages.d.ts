declare module '@generated/docusaurus-plugin-content-docs/default/pages' {
  import type {SidebarPrefixes} from '@site/src/light-docs/browser/sidebar-of';
  import type {SidebarModule} from '@site/src/light-docs/browser/types';

  /** Name → how to load the sidebar. */
  export const sidebars: Readonly<Record<string, () => Promise<SidebarModule>>>;
  /** Address of a category that other pages leave out → how to load the sidebar with it. */
  export const wholeSidebars: Readonly<Record<string, () => Promise<SidebarModule>>>;
  export const sidebarPrefixes: SidebarPrefixes;
}

declare module '@generated/docusaurus-plugin-content-docs/default/page-imports' {
  import type {PageModule} from '@site/src/light-docs/browser/types';

  /** Route → how to load the page. */
  const imports: Readonly<Record<string, () => Promise<PageModule>>>;
  export default imports;
}

/** The bundler's functions behind `import()`: https://rspack.rs/api/runtime-api/module-variables */
declare const __webpack_chunk_load__: (chunk: string) => Promise<unknown>;
declare const __webpack_require__: (module: string) => unknown;
