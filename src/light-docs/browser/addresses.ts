import imports from '@generated/docusaurus-plugin-content-docs/default/page-imports';

/**
 * The addresses of all pages, which static generation and `npm start` need. In what readers
 * download `addresses.shipped.ts` stands in for this file (`docs/plugin.ts`).
 */
export const addresses: readonly string[] | undefined = Object.keys(imports);
