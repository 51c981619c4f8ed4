import {generatedBy, raiseWellKnown, type HostFiles, type HostingModel} from '../model';
import {headersFile, redirectsFile} from './rules-files';

const folder = (base: string): string => `dist${base}`;

const settings = ({base}: HostingModel): string => `# ${generatedBy}
[build]
  command = "npm run build && mkdir -p ${folder(base)} && cp -r build/. ${folder(base)} && cp hosting/netlify/_headers hosting/netlify/_redirects dist/${raiseWellKnown(base)}"
  publish = "dist"

[build.environment]
  NODE_VERSION = "20"
  BASE_URL = "${base}"

# Netlify compresses by itself and would rewrite the pages, whose policy has hashes.
[build.processing]
  skip_processing = true
`;

/**
 * Netlify serves a file where there is one, and each old address has one that leads on: the `!` has the rule come before it. It finds the page of a 404 at the top of what is published; below a folder it is told.
 */
export const netlify = (model: HostingModel): HostFiles => ({
  'netlify.toml': settings(model),
  _headers: headersFile(model, {detaches: false, splats: false}),
  _redirects: redirectsFile(model, '301!', model.base === '/' ? [] : [`${model.base}* ${model.base}404.html 404`]),
});
