import type {Asked} from './asked';

/** What people type who look for the services beside the chain: names, the package registry, storage and encryption. */
export const stack: readonly Asked[] = [
  {query: 'resolve .sui name to address', pages: ['/guides/developer/stack/suins', '/references/fullnode-protocol/name-service']},
  {query: 'create subname for my users', pages: ['/guides/developer/stack/suins']},
  {query: 'suins register name typescript', pages: ['/guides/developer/stack/suins']},
  {query: 'register package in move registry', pages: ['/guides/developer/stack/mvr']},
  {query: 'mvr add', pages: ['/guides/developer/stack/mvr', '/guides/developer/advanced/package-management']},
  {query: 'pin package id instead of @org/app name', pages: ['/guides/developer/stack/mvr']},
  {query: 'upload file to walrus from browser wallet', pages: ['/guides/developer/stack/walrus']},
  {query: 'how much does a walrus blob cost', pages: ['/guides/developer/stack/walrus']},
  {query: 'extend walrus blob before it expires', pages: ['/guides/developer/stack/walrus']},
  {query: 'seal_approve', pages: ['/guides/developer/stack/seal']},
  {query: 'encrypt files only members can read', pages: ['/guides/developer/stack/seal']},
  {query: 'who can decrypt key servers threshold', pages: ['/guides/developer/stack/seal']},
];
