// Written by `npm run hosting` from src/hosting/; a test compares. hosting/README.md says how to use it.
import cf from 'cloudfront';

const base = "/";
const extensions = ["html","css","js","mjs","json","webmanifest","xml","atom","svg","txt","md","wasm","ico","png","jpg","gif","webp","avif","woff2","pdf","zip","tgz"];
const oldAddresses = cf.kvs();

function redirect(location) {
  return {statusCode: 301, statusDescription: 'Moved Permanently', headers: {location: {value: location}}};
}

async function newAddress(path) {
  try {
    return await oldAddresses.get(path);
  } catch (error) {
    // The store throws where it has no such key.
    return undefined;
  }
}

// One address for each page: slashes and backslashes are single, so that no address can send a reader to another host.
function normalized(path) {
  return '/' + path.split(/[/\\]+|%5c/i).filter(Boolean).join('/');
}

async function handler(event) {
  const request = event.request;
  const path = normalized(request.uri);
  const home = base === '/' ? '/' : base.slice(0, -1);
  if (path === home) {
    if (request.uri !== base) return redirect(base);
    request.uri = base + 'index.html';
    return request;
  }
  const asked = path.replace(/\.(html?|mdx?)$/i, '').toLowerCase();
  const found = (await newAddress(asked)) || (await newAddress(asked.replace(/\/index$/, '')));
  if (found) return redirect(found);
  const clean = path.replace(/\.html$/, '');
  if (clean === base + 'index') return redirect(base);
  if (clean !== request.uri) return redirect(clean);
  const name = clean.slice(clean.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  if (dot < 0 || extensions.indexOf(name.slice(dot + 1)) < 0) request.uri = clean + '.html';
  return request;
}
