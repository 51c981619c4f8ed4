import {eventually} from '../lib/eventually';
import {newReader} from './setup/reader';

test("the page runs under React's own root", async () => {
  const {page, begin} = await newReader();
  await begin('/guides');
  const containers = (): Promise<number> =>
    page.locator('#__docusaurus').evaluate((root) => Object.keys(root).filter((name) => name.startsWith('__reactContainer')).length);
  await eventually(containers, 1);
});
