/**
 * Licenses under which code of others may be in the site, as packages write them. All of them let
 * anybody use, change and pass on the code, and ask for nothing but their text and the copyright
 * line, which `third-party-notices.txt` has. A choice, such as "(MIT OR GPL-3.0)", is added here as
 * it is written, once somebody has read which license is taken.
 */
export const allowedLicenses: readonly string[] = ['MIT', 'Apache-2.0', 'BSD-3-Clause', '(Apache-2.0 AND BSD-3-Clause)'];

/** What the authors of a package say elsewhere than in a file of its own. */
export interface StatedLicense {
  copyright: string;
  /** Where it was read. */
  source: string;
}

/**
 * Packages under the MIT or the Apache license whose authors did not publish its text with them, by
 * name and version: a new release may bring one along, or have another license.
 */
export const withoutText: Readonly<Record<string, StatedLicense>> = {
  '@easyops-cn/docusaurus-search-local@0.55.3': {
    copyright: 'Copyright (c) 2020 优维科技',
    source: 'LICENSE in the repository easyops-cn/docusaurus-search-local',
  },
  '@mysten/bcs@2.1.2': {
    copyright: 'Copyright (c) Mysten Labs, Inc.',
    source: 'The first line of src/index.ts in the package, whose package.json names Apache-2.0',
  },
  '@mysten/utils@0.4.1': {
    copyright: 'Copyright (c) Mysten Labs, Inc.',
    source: 'The first line of src/index.ts in the package, whose package.json names Apache-2.0',
  },
  'infima@0.2.0-alpha.45': {
    copyright: 'Copyright (c) Facebook, Inc. and its affiliates.',
    source: 'The first lines of dist/css/default/default.css in the package',
  },
  'isarray@0.0.1': {
    copyright: 'Copyright (c) 2013 Julian Gruber <julian@juliangruber.com>',
    source: 'The end of README.md in the package',
  },
};

/**
 * Packages with a compiled program that is made of more than the package itself, by name and
 * version: what it is built from. All of it is under the Apache License 2.0, whose text stands in
 * LICENSE at the top of this repository and follows in the notices.
 */
export const builtFrom: Readonly<Record<string, string>> = {
  '@zktx.io/sui-move-builder@0.5.1': `The WebAssembly file of this package is compiled from Sui, release mainnet-v1.71.1 (https://github.com/MystenLabs/sui): the Move compiler,
the bytecode verifier, the Move VM and the unit-test runner, with the Rust crates that Sui's Cargo.lock names.
Copyright (c) Mysten Labs, Inc.
Copyright (c) The Move Contributors
Copyright (c) The Diem Core Contributors
License: Apache-2.0`,
};

/** The text of the MIT license below its copyright line. */
const mitTerms = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The text that a package of `withoutText` stands under. */
export const mitText = ({copyright}: StatedLicense): string => `MIT License\n\n${copyright}\n\n${mitTerms}`;
