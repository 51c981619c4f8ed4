import type {PageWithoutSidebar} from '../registry/check';

/** Pages that are meant to be in no sidebar. Snippets need no entry. */
export const pagesWithoutSidebar: readonly PageWithoutSidebar[] = [
  {
    id: 'playground',
    reason: 'a tool that needs the width of the window; pages about Move lead to it',
  },
  {
    id: 'references/exchange-integration-guide',
    reason: 'a short address of its own; it sums up guides/operator/exchange-integration, which is in the sidebar, and leads there',
  },
  {
    id: 'references/sui-api-ref',
    reason: 'the link "JSON-RPC" of the references leads to it',
    shows: 'referencesSidebar',
  },
  {
    id: 'references/sui-compared',
    reason:
      'read before a reader has chosen Sui, from a search or a link; the guides for Ethereum and Solana developers are in the sidebar',
  },
  {
    id: 'references/sui-framework-reference',
    reason: 'a short address of its own; it leads by task into references/framework, whose sidebar has the modules by name',
  },
];
