import {hashFiles} from '../lib/hash-files';
import type {App} from './app';

/** The wallet that answers in apps which bring none. */
const walletFolder = 'examples/apps/wallet-standard/src/wallet';

/**
 * One hash of all that a picture shows: the app's files, and those of the stand-in wallet where it
 * is there. It says when a picture is older than its app.
 *
 * @param root the repository's top
 */
export const sourcesOf = (root: string, {folder, hasWallet}: App): string =>
  hashFiles(root, [folder, ...(hasWallet ? [walletFolder] : [])], (file) => !file.includes('node_modules')).slice(0, 16);
