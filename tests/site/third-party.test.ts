import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {dependencies} from '../../package.json';
import {allowedLicenses, builtFrom, withoutText} from '../../src/third-party/licenses';
import {filesBelow} from '../../src/lib/files-below';
import {readPackage, statedText} from '../../src/third-party/packages';
import {readShipped} from '../../src/third-party/shipped';

const packages = readShipped('.docusaurus').map((place) => readPackage('.', place));
const names = packages.map(({name}) => name);

test('what browsers load is found: React, the styles, the search engine, and what the bundler adds itself', () => {
  expect(names).toEqual(expect.arrayContaining(['react-dom', 'infima', 'stemmer', '@docusaurus/core', '@rspack/core']));
});

test('what only builds the site is not', () => {
  const builders = Object.keys(dependencies).filter((name) => ['htmlparser2', 'purgecss', 'zod', '@viz-js/viz'].includes(name));
  expect(builders).toHaveLength(4);
  expect(names.filter((name) => builders.includes(name))).toEqual([]);
});

describe('the lists of licenses', () => {
  test('allow none that nothing has', () => {
    expect(allowedLicenses.filter((license) => !packages.some((one) => one.license === license))).toEqual([]);
  });

  test('state none that comes with its package', () => {
    const needed = packages.filter(({name, version, license, text}) => {
      const stated = withoutText[`${name}@${version}`];
      return stated && text === statedText(license, stated, '.');
    });
    expect(Object.keys(withoutText).sort()).toEqual(needed.map(({name, version}) => `${name}@${version}`).sort());
  });
});

test('what a compiled program is built from is said for the one that ships, with the license', () => {
  expect(filesBelow('build').filter((file) => file.endsWith('.wasm'))).toEqual([expect.stringMatching(/^assets\/run\/sui_move_wasm_bg\./)]);
  const builder = packages.filter(({name, version}) => `${name}@${version}` in builtFrom);
  expect(Object.keys(builtFrom)).toEqual(builder.map(({name, version}) => `${name}@${version}`));
  expect(builder.map(({name}) => name)).toEqual(['@zktx.io/sui-move-builder']);
  expect(builder[0]?.text).toMatch(/Permission is hereby granted[^]*Copyright \(c\) Mysten Labs, Inc\.[^]*Apache License\s+Version 2\.0/);
});

test('the notices have name, license and text of each, and the footer of a page links to them', () => {
  const text = readFileSync('build/third-party-notices.txt', 'utf8');
  for (const {name, version, license, text: terms} of packages)
    expect(text).toContain(`\n${name} ${version}\nLicense: ${license}\n\n${terms}\n`);
  const $ = load(readFileSync('build/guides.html', 'utf8'));
  expect($('footer a[href$="/third-party-notices.txt"]').text()).toBe('Third-party notices');
});
