import type {HostFiles, HostingModel} from '../model';
import {apache} from './apache';
import {bucket} from './bucket';
import {caddy} from './caddy';
import {cloudflarePages} from './cloudflare-pages';
import {netlify} from './netlify';
import {nginx} from './nginx';
import {vercel} from './vercel';

/** The hosts that get files, by the name of their folder. GitHub Pages reads none: hosting/README.md says what it does. */
export const hosts: Readonly<Record<string, (model: HostingModel) => HostFiles>> = {
  nginx,
  caddy,
  apache,
  netlify,
  vercel,
  'cloudflare-pages': cloudflarePages,
  bucket,
};

/** The files of all hosts, by path below `hosting/`. */
export const hostingFiles = (model: HostingModel): HostFiles =>
  Object.fromEntries(
    Object.entries(hosts).flatMap(([host, files]) => Object.entries(files(model)).map(([file, text]) => [`${host}/${file}`, text])),
  );
