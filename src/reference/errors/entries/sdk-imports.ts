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
      {from: 'TypeScript SDK', text: "export 'SuiClient' (imported as 'SuiClient') was not found in '@mysten/sui/client'…"},
      {from: 'TypeScript SDK', text: `No matching export in "…@mysten/sui/dist/client/index.mjs" for import "SuiClient"`},
      {from: 'TypeScript SDK', text: `"SuiClient" is not exported by "…@mysten/sui/dist/client/index.mjs"`},
      {from: 'TypeScript SDK', text: "Export SuiClient doesn't exist in target module"},
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
      '/guides/developer/advanced/json-rpc-migration#import-errors',
      '/guides/developer/advanced/json-rpc-migration#change-the-client',
    ],
    keywords: ['SuiClient', 'getFullnodeUrl', 'upgrade @mysten/sui', 'TS2305', 'webpack', 'Vite', 'esbuild', 'Rollup', 'Turbopack'],
    source:
      'exports of `node_modules/@mysten/sui/dist/client/index.mjs` 2.33.1; texts of TypeScript 6.0.3, Node.js 22, webpack 5.112.2 and esbuild 0.28.2; those of Rollup and Turbopack from public reports',
  },
  {
    id: 'sdk-module-not-found',
    title: "Module not found: Can't resolve '@mysten/sui/client'",
    messages: [
      {from: 'TypeScript SDK', text: "Module not found: Can't resolve '@mysten/sui/…'"},
      {from: 'TypeScript SDK', text: "Module not found: Error: Can't resolve '@mysten/sui/…' in '…'"},
      {from: 'TypeScript SDK', text: "Module not found: Error: Can't resolve '@mysten/sui.js/…' in '…'"},
      {from: 'TypeScript SDK', text: 'Could not resolve "@mysten/sui/…"'},
      {from: 'TypeScript SDK', text: 'Rollup failed to resolve import "@mysten/sui/…" from "…".'},
      {from: 'TypeScript SDK', text: 'Missing "./…" specifier in "@mysten/sui" package'},
      {from: 'TypeScript SDK', text: 'The path "./…" is not exported by package "@mysten/sui"'},
      {
        from: 'TypeScript SDK',
        text: '"./…" is not exported under the conditions … from package …@mysten/sui (see exports field in …)',
      },
    ],
    meaning:
      'The bundler has no file for the import. The path `@mysten/sui/client` itself is right in every version since 1.0, so either the package is out of reach or the bundler looks for it in the wrong way.',
    causes: [
      'Only a library of yours depends on `@mysten/sui`, and pnpm or a workspace does not expose it to the app that imports it.',
      'The resolver ignores the `exports` of a package, like that of webpack 4, and searches for a folder named `client` that only version 1 shipped.',
      'The path was dropped: `@mysten/sui/experimental`, `@mysten/sui/graphql/schemas/latest` and all of `@mysten/sui.js` have successors under other names.',
    ],
    find: 'If `npm ls @mysten/sui` prints nothing for your app, it is the first cause. Otherwise compare the path with the keys of `exports`, which the second command prints.',
    cure: 'Install the SDK in the app itself, replace dropped paths, and update a bundler that is older than `exports`.',
    samples: [
      {
        language: 'sh',
        code: 'npm ls @mysten/sui\nnpm view @mysten/sui@2.33.1 exports\nnpm install @mysten/sui@2.33.1',
      },
    ],
    seeAlso: ['/guides/developer/advanced/json-rpc-migration#import-errors', '/guides/developer/advanced/dapp-kit-migration#nextjs'],
    keywords: ['webpack', 'Next.js', 'Turbopack', 'Vite', 'esbuild', 'Rollup', 'pnpm', 'monorepo', 'cannot resolve'],
    source:
      '`exports` of `node_modules/@mysten/sui/package.json` 2.33.1 and of 1.21.2 (MystenLabs/ts-sdks at 0473e461); texts of webpack 5.112.2 with enhanced-resolve 5.27.0 and of esbuild 0.28.2; those of Vite and Turbopack from public reports',
  },
  {
    id: 'sdk-parsed-keypair-schema',
    title: "Property 'schema' does not exist on type 'ParsedKeypair'",
    messages: [{from: 'TypeScript SDK', text: "Property 'schema' does not exist on type 'ParsedKeypair'"}],
    meaning:
      '`decodeSuiPrivateKey` returns the name of the signature scheme as `scheme`. Up to 1.x it also had the misspelled field `schema`, and 2.0 removed that.',
    causes: [
      'A script that loads a `suiprivkey…` string was written before the correction.',
      'In JavaScript nobody reports the missing field, so a comparison such as `schema === "ED25519"` is silently false.',
    ],
    cure: 'Read `scheme`. The key pair classes do this themselves, so `Ed25519Keypair.fromSecretKey` with the whole string needs neither field.',
    samples: [
      {
        language: 'ts',
        code: `import {decodeSuiPrivateKey} from '@mysten/sui/cryptography';

export function schemeOf(secretKey: string): string {
  const {scheme} = decodeSuiPrivateKey(secretKey);
  return scheme;
}`,
      },
    ],
    seeAlso: ['/guides/developer/advanced/json-rpc-migration#update-the-packages'],
    keywords: ['decodeSuiPrivateKey', 'schema', 'scheme', 'ParsedKeypair', 'TS2339', 'TS2551'],
    source: '`CHANGELOG.md` of `@mysten/sui`, 2.0.0 (e00788c) and 1.30.1 (ec519fc); text of TypeScript 6.0.3',
  },
  {
    id: 'sdk-err-require-esm',
    title: 'ERR_REQUIRE_ESM, ERR_PACKAGE_PATH_NOT_EXPORTED',
    messages: [
      {from: 'TypeScript SDK', text: 'Error [ERR_REQUIRE_ESM]: require() of ES Module … not supported.'},
      {from: 'TypeScript SDK', text: 'Error [ERR_PACKAGE_PATH_NOT_EXPORTED]: Package subpath \'./…\' is not defined by "exports" in …'},
      {from: 'TypeScript SDK', text: 'Error [ERR_PACKAGE_PATH_NOT_EXPORTED]: No "exports" main defined in …'},
      {from: 'TypeScript SDK', text: "Cannot find module '@mysten/sui/…' or its corresponding type declarations."},
    ],
    meaning:
      'Node.js or TypeScript found the package and could not load the part of it that you name. The packages are ES modules with a fixed list of subpaths.',
    causes: [
      'Your project is compiled to CommonJS, so that `import` becomes `require`, and the version of Node.js is older than 22.',
      '`moduleResolution` in `tsconfig.json` is `node` or `node10`, which cannot read lists of subpaths.',
      'The SDK is 2.0.0 to 2.3.1, whose `exports` have nothing for `require`.',
      'The subpath belongs to another version: there is no `@mysten/sui/wallet`, and `@mysten/sui` alone has no entry.',
    ],
    find: '`node --version` and `npm ls @mysten/sui` say which versions meet; the subpaths are the keys of `exports` in the `package.json` of the package.',
    cure: 'Set `"type": "module"` in `package.json` and `"moduleResolution": "NodeNext"` or `"Bundler"` in `tsconfig.json`, and run Node.js 22 or later.',
    seeAlso: [
      '/guides/developer/advanced/json-rpc-migration#update-the-packages',
      '/guides/developer/advanced/json-rpc-migration#import-errors',
    ],
    keywords: ['CommonJS', 'ESM only', 'moduleResolution', 'require is not supported', 'TS2307'],
    source: '`exports` and `engines` of `node_modules/@mysten/sui/package.json` 2.33.1; texts of Node.js 22 and TypeScript 6.0.3',
  },
];
