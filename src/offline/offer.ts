/** Names of the archives: what every page needs, the four sections, and what runs samples. */
export const partNames = ['shell', 'guides', 'concepts', 'standards', 'references', 'run'] as const;
export type PartName = (typeof partNames)[number];

/** An archive that a reader can keep. */
export interface Part {
  name: PartName;
  /** Path of the archive below the site's base. */
  file: string;
  /** Size of the archive, in bytes. */
  bytes: number;
  /** Size of what is in it, in bytes: the room it takes on the reader's device. */
  unpacked: number;
  /** How many files it has. */
  files: number;
  /** How many of these are pages. */
  pages: number;
}

/** What a built site offers for reading offline. */
export interface Offer {
  /** A digest of all archives: two builds with the same one have the same pages. */
  build: string;
  parts: readonly Part[];
}

/** Folder of the archives in the built site. Copies never include it. */
export const offlineFolder = 'offline';

/** All of the site in one archive. Its name stays the same, for scripts that fetch it. */
export const wholeFile = `${offlineFolder}/site.zip`;

/** The list of the other archives. */
export const offerFile = `${offlineFolder}/parts.json`;

/**
 * The worker that answers from the copy. It is at the top of the site, because a browser gives it
 * no more than its own folder.
 */
export const workerFile = 'service-worker.js';
