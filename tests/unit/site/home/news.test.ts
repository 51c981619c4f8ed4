import {news} from '@site/src/site/home/news';
import type {Release, Stage} from '@site/src/releases/types';

const release = (version: string, stage: Stage): Release => ({
  version,
  tag: `${stage}-v${version}.0`,
  protocol: 100,
  date: {kind: 'released', day: '2026-08-27'},
  stage,
  title: `what ${version} is about`,
  evidence: [],
  changes: [],
});

const all = [release('1.9', 'devnet'), release('1.8', 'testnet'), release('1.7', 'mainnet'), release('1.6', 'mainnet')];

test('what Mainnet runs leads, and then what is newer', () => {
  expect(news(3, all)).toEqual([
    {heading: 'Sui 1.7: what 1.7 is about', to: '/references/whats-new#v1-7', where: 'on Mainnet'},
    {heading: 'Sui 1.9: what 1.9 is about', to: '/references/whats-new#v1-9', where: 'on Devnet'},
    {heading: 'Sui 1.8: what 1.8 is about', to: '/references/whats-new#v1-8', where: 'on Testnet'},
  ]);
});

test('there are no more than asked for', () => {
  expect(news(1, all).map(({where}) => where)).toEqual(['on Mainnet']);
});

test('without a release on Mainnet there is no news to tell, and the build says so', () => {
  expect(() => news(3, [release('1.9', 'devnet')])).toThrow('no release of src/releases/ ran on Mainnet');
});
