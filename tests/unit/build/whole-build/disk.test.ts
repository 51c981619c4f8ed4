import {isDiskFull, isForWantOfRoom} from '@site/src/build/whole-build/disk';

test.each(['ENOSPC', 'EDQUOT'])('%s is for want of room', (code) => {
  expect(isForWantOfRoom(Object.assign(new Error('write'), {code}))).toBe(true);
});

test.each([Object.assign(new Error('open'), {code: 'ENOENT'}), new Error('ENOSPC'), 'ENOSPC', undefined])('%s is not', (error) => {
  expect(isForWantOfRoom(error)).toBe(false);
});

test('the disk on which the tests run has room', () => {
  expect(isDiskFull('.')).toBe(false);
});
