import {followRequests} from '../../src/lib/browser/requests';
import {settled} from '../../src/lib/browser/settled';
import {newReader, origin} from './setup/reader';

/**
 * A page that changes for a while after it was loaded, and ends with a file that is held back until
 * it has.
 */
const page = (frames: number): string => `<!doctype html><html lang="en"><title>t</title><main>0</main><script>
  let left = ${frames};
  const change = async () => {
    document.querySelector('main').textContent = String(left);
    left -= 1;
    if (left > 0) requestAnimationFrame(change);
    else {
      const answer = await fetch('/held.txt');
      document.querySelector('main').textContent = await answer.text();
    }
  };
  requestAnimationFrame(change);
</script></html>`;

test('a page is at rest when its last request has ended and nothing changes any more', async () => {
  const reader = await newReader();
  await reader.page.route('**/changing.html', (route) => route.fulfill({contentType: 'text/html', body: page(12)}));
  await reader.page.route('**/held.txt', async (route) => {
    // A file that comes late, by as many frames as the page takes to be drawn.
    await reader.page.evaluate(async () => {
      for (let frames = 0; frames < 8; frames += 1) await new Promise(requestAnimationFrame);
    });
    await route.fulfill({contentType: 'text/plain', body: 'at rest'});
  });
  const requests = followRequests(reader.page);
  await reader.page.goto(`${origin}/changing.html`);
  await settled(reader.page, requests);
  // eslint-disable-next-line no-restricted-syntax -- what the page shows at this moment is what is tested
  expect(await reader.page.locator('main').innerText()).toBe('at rest');
});
