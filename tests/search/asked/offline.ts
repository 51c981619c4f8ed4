import type {Asked} from './asked';

/** What readers type who want these pages without a network. */
export const offline: readonly Asked[] = [
  {query: 'read docs offline', pages: ['/references/read-offline']},
  {query: 'download the whole documentation as zip', pages: ['/references/read-offline']},
  {query: 'documentation without internet', pages: ['/references/read-offline']},
];
