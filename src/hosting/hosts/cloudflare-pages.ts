import type {HostFiles, HostingModel} from '../model';
import {headersFile, redirectsFile} from './rules-files';

/** What Cloudflare Pages takes (developers.cloudflare.com/pages/configuration); it drops what is beyond, without a word. */
export const cloudflareLimits = {redirects: 2000, redirectLine: 1000, redirectsFile: 100_000, headerRules: 100, headerLine: 2000} as const;

/** Redirects are followed whether there is a file or not. Slashes at the end and extensions are the host's own work; it serves the nearest 404.html. */
export const cloudflarePages = (model: HostingModel): HostFiles => ({
  _headers: headersFile(model, {detaches: true, splats: true}),
  _redirects: redirectsFile(model, '301'),
});
