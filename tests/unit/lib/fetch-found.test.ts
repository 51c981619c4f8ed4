import {fetchFound} from '@site/src/lib/fetch-found';

test('hands on what was found, and refuses what was not', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(new Response('text'))
    .mockResolvedValueOnce(new Response('', {status: 404}));
  expect(await (await fetchFound('/a')).text()).toBe('text');
  await expect(fetchFound('/b')).rejects.toThrow('/b answered 404');
});
