import type {ErrorEntry} from '../model';

/** Imports of the TypeScript packages that a compiler or Node.js cannot resolve. */
export const sdkImports: readonly ErrorEntry[] = [
  {
    id: 'sdk-imports-of-1x',
    title: "Module '@mysten/sui/client' has no exported member 'SuiClient'",
    messages: [
      {from: 'TypeScript SDK', text: `Module '"@mysten/sui/client"' has no exported member 'SuiClient'.`},
      {
        from: 'TypeScript SDK',
        text: "The requested module '@mysten/sui/client' does not provide an export named 'SuiClient'",
      },
    ],
    meaning:
      'The import was written for version 1 of `@mysten/sui`, and version 2 is installed. `SuiClient` and `getFullnodeUrl` no longer exist there.',
    causes: [
      'The code was copied from a tutorial for version 1, or written by an assistant that knows only that version.',
      'The package was upgraded and this file was left as it was.',
    ],
    cure: 'Use `SuiGrpcClient` from `@mysten/sui/grpc`, and give it the network and the URL. The migration guide has the new place of every import.',
    samples: [
      {
        language: 'ts',
        code: `import {SuiGrpcClient} from '@mysten/sui/grpc';

export const client = new SuiGrpcClient({
  network: 'testnet',
  baseUrl: 'https://fullnode.testnet.sui.io:443',
});`,
      },
    ],
    seeAlso: [
      '/guides/developer/advanced/json-rpc-migration#update-the-packages',
      '/guides/developer/advanced/json-rpc-migration#change-the-client',
    ],
    keywords: ['SuiClient', 'getFullnodeUrl', 'upgrade @mysten/sui', 'TS2305'],
    source: 'exports of `node_modules/@mysten/sui/dist/client/index.mjs` 2.33.1; texts of TypeScript 6.0.3 and Node.js 22',
  },
  {
    id: 'sdk-err-require-esm',
    title: 'ERR_REQUIRE_ESM, ERR_PACKAGE_PATH_NOT_EXPORTED',
    messages: [
      {from: 'TypeScript SDK', text: 'Error [ERR_REQUIRE_ESM]: require() of ES Module … not supported.'},
      {from: 'TypeScript SDK', text: 'Error [ERR_PACKAGE_PATH_NOT_EXPORTED]: Package subpath \'./…\' is not defined by "exports" in …'},
      {from: 'TypeScript SDK', text: "Cannot find module '@mysten/sui/…' or its corresponding type declarations."},
    ],
    meaning:
      'Node.js or TypeScript found the package and could not load the part of it that you name. The packages are ES modules with a fixed list of subpaths.',
    causes: [
      'Your project is compiled to CommonJS, so that `import` becomes `require`, and the version of Node.js is older than 22.',
      '`moduleResolution` in `tsconfig.json` is `node` or `node10`, which cannot read lists of subpaths.',
      'The subpath belongs to another version: there is no `@mysten/sui/wallet`, and `@mysten/sui` alone has no entry.',
    ],
    find: '`node --version` and `npm ls @mysten/sui` say which versions meet; the subpaths are the keys of `exports` in the `package.json` of the package.',
    cure: 'Set `"type": "module"` in `package.json` and `"moduleResolution": "NodeNext"` or `"Bundler"` in `tsconfig.json`, and run Node.js 22 or later.',
    seeAlso: ['/guides/developer/advanced/json-rpc-migration#update-the-packages'],
    keywords: ['CommonJS', 'ESM only', 'moduleResolution', 'require is not supported', 'TS2307'],
    source: '`exports` and `engines` of `node_modules/@mysten/sui/package.json` 2.33.1; texts of Node.js 22 and TypeScript 6.0.3',
  },
];
