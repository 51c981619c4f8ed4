import {ownSystem} from '@site/src/tabs/own-system';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 'linux'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36', 'linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'macos'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15', undefined],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36', undefined],
  ['Mozilla/5.0 (X11; FreeBSD amd64; rv:140.0) Gecko/20100101', undefined],
])('%s', (userAgent, system) => {
  expect(ownSystem(userAgent)).toBe(system);
});
