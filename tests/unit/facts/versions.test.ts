import {readFileSync} from 'node:fs';
import path from 'node:path';
import {protocol} from '@site/src/facts/protocol';
import {versions} from '@site/src/facts/versions';

const minor = (release: string): number => Number(/\d+\.(\d+)/.exec(release)?.[1]);

test('the tag is one of the release that pages name without its patch number', () => {
  expect(versions.suiRelease).toMatch(new RegExp(String.raw`^mainnet-v${versions.suiCli.replace('.', String.raw`\.`)}\.\d+$`));
  expect(versions.next.suiRelease.startsWith(`mainnet-v${versions.next.suiCli}.`)).toBe(true);
});

test('what arrives next is one release and one protocol version later', () => {
  expect(minor(versions.next.suiCli)).toBe(minor(versions.suiCli) + 1);
  expect(protocol.next.version).toBe(protocol.version + 1);
});

test('the release was seen on Mainnet before the sources were read', () => {
  const {observed, read, evidence} = versions.mainnet;
  expect([observed, read]).toEqual([observed, read].map((date) => new Date(date).toISOString().slice(0, 10)));
  expect(Date.parse(observed)).toBeLessThanOrEqual(Date.parse(read));
  expect(evidence.length).toBeGreaterThan(20);
});

test('the SDK decodes the protocol version that the package says, which is not older than the one of Mainnet', () => {
  const file = path.join('node_modules', '@mysten', 'sui', 'dist', 'client', 'protocol-version.mjs');
  const known = /const MAX_PROTOCOL_VERSION = (\d+);/.exec(readFileSync(file, 'utf8'))?.[1];
  expect(String(versions.suiTypeScriptSdkProtocol)).toBe(known);
  expect(versions.suiTypeScriptSdkProtocol).toBeGreaterThanOrEqual(versions.protocol);
});
