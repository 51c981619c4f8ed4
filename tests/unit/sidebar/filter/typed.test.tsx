import type * as Typed from '@site/src/sidebar/filter/typed';

/** The module as a page that was just opened has it. */
async function afterReload(): Promise<typeof Typed> {
  jest.resetModules();
  return import('@site/src/sidebar/filter/typed');
}

beforeEach(() => {
  sessionStorage.clear();
});

test('what was typed for a section survives a reload, and is not that of another', async () => {
  (await afterReload()).setTyped('/references', 'coin');
  const {typedIn} = await afterReload();
  expect(typedIn('/references')).toBe('coin');
  expect(typedIn('/guides')).toBe('');
});

test('the other list hears of it', async () => {
  const {setTyped, subscribe} = await afterReload();
  const listener = jest.fn();
  const unsubscribe = subscribe(listener);
  setTyped('/references', 'coin');
  unsubscribe();
  setTyped('/references', '');
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each(['{broken', 'null'])('begins empty where storage has %s', async (value) => {
  sessionStorage.setItem('sidebar-filter', value);
  expect((await afterReload()).typedIn('/references')).toBe('');
});

test('where storage is refused, it lasts as long as the page', async () => {
  const refuse = (): never => {
    throw new DOMException('refused', 'SecurityError');
  };
  const blocked = [
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
  ];
  const {setTyped, typedIn} = await afterReload();
  expect(typedIn('/references')).toBe('');
  setTyped('/references', 'coin');
  expect(typedIn('/references')).toBe('coin');
  for (const spy of blocked) spy.mockRestore();
});
