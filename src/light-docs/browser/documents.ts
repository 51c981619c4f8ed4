import type {PropVersionDocs} from '@docusaurus/plugin-content-docs';

/** A component asked the docs plugin for a document of which its page knows the address alone. */
export class UnknownDocumentError extends Error {
  override name = 'UnknownDocumentError';
}

/**
 * What stands in the place of a version's list of documents, which pages do not download. `useDocById`, and the theme's
 * `DocCard` with it, would find nothing there and blame the id; this says what to use, in few words, because every page downloads them. It stops a build, because every
 * page is rendered.
 */
export const documents: PropVersionDocs = new Proxy<PropVersionDocs>(
  {},
  {
    get: (_documents, id) => {
      if (typeof id !== 'string') return undefined;
      throw new UnknownDocumentError(`useDocById("${id}"): use <PageCard>, or usePage of src/registry.`);
    },
  },
);
