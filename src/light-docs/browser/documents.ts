import type {PropVersionDocs} from '@docusaurus/plugin-content-docs';

/** A component asked the docs plugin for a document of which its page knows the address alone. */
export class UnknownDocumentError extends Error {
  override name = 'UnknownDocumentError';
}

/**
 * What stands in the place of a version's list of documents, which pages do not download. `useDocById`, and the theme's
 * `DocCard` with it, would find nothing there and blame the id; this says what to use. It stops a build, because every
 * page is rendered.
 */
export const documents: PropVersionDocs = new Proxy<PropVersionDocs>(
  {},
  {
    get: (_documents, id) => {
      if (typeof id !== 'string') return undefined;
      throw new UnknownDocumentError(
        `useDocById("${id}"): pages here do not download the list of all documents. Use <PageCard id="${id}" />, or usePage or usePageRegistry of src/registry.`,
      );
    },
  },
);
