import {newReader} from './setup/reader';

test("the page runs under React's own root", async () => {
  const {page, open} = await newReader();
  await open('/guides');
  const names = await page.locator('#__docusaurus').evaluate((root) => Object.keys(root));
  expect(names.filter((name) => name.startsWith('__reactContainer'))).toHaveLength(1);
});
