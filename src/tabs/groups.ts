/**
 * Groups of tabs that change together on all pages. A page may name no other: tabs of a misspelt
 * one would change alone.
 */
export const tabGroups = [
  ...['os', 'language', 'network', 'client', 'cloud', 'node-install', 'package-manager'],
  ...['before-migration', 'after-migration'],
] as const;
