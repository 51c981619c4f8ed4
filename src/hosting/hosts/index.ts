import type {HostFiles, HostingModel} from '../model';
import {caddy} from './caddy';
import {nginx} from './nginx';
import {cloudflarePages, netlify} from './rules-files';

/**
 * The hosts that get files, by the name of their folder. GitHub Pages reads none: hosting/README.md
 * says what it does.
 */
export const hosts = {nginx, caddy, netlify, 'cloudflare-pages': cloudflarePages} as const;

/** The files of all hosts, by path below `hosting/`. */
export const hostingFiles = (model: HostingModel): HostFiles =>
  Object.fromEntries(
    Object.entries(hosts).flatMap(([host, files]) => Object.entries(files(model)).map(([file, text]) => [`${host}/${file}`, text])),
  );
