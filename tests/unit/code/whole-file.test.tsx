import {act, fireEvent, render, screen} from '@testing-library/react';
import {WholeFile} from '@site/src/code/SampleNote/WholeFile';
import {loadWholeFile} from '@site/src/code/SampleNote/whole-file';
import '../../lib/no-resize-observer';

jest.mock('@docusaurus/router', () => ({useHistory: () => ({}), useLocation: () => ({hash: ''})}), {virtual: true});

const file = 'examples/move/atlas/sources/island.move';
const page = `<h3 id="sources-island-move">island.move</h3><pre><code><span id="sources-island-move-L1" class="token-line">module atlas::island;
</span><span id="sources-island-move-L2" class="token-line">use sui::coin::Coin;
</span></code></pre>`;

const answer = (status: number, body: string): jest.Mock =>
  jest.fn(() => Promise.resolve({ok: status === 200, status, text: () => Promise.resolve(body)}));

function serve(status: number, body: string): jest.Mock {
  const fetched = answer(status, body);
  Object.assign(globalThis, {fetch: fetched});
  return fetched;
}

describe('loadWholeFile', () => {
  test('takes the code from the page of the example, without the anchors of its lines', async () => {
    const fetched = serve(200, page);
    const {path, html} = await loadWholeFile(file, '/docs/');
    expect(fetched).toHaveBeenCalledWith('/docs/references/examples/atlas', undefined);
    expect(path).toBe('sources/island.move');
    expect(html).toContain('use sui::coin::Coin;');
    expect(html).not.toContain('id=');
  });

  test.each([
    ['does not come', 404, '', 'answered 404'],
    ['has another file', 200, page.replaceAll('sources-', 'tests-'), 'does not show sources/island.move'],
  ])('says where the page %s', async (_case, status, body, message) => {
    serve(status, body);
    await expect(loadWholeFile(file, '/')).rejects.toThrow(message);
  });

  test('refuses a file of no example', async () => {
    await expect(loadWholeFile('src/a.ts', '/')).rejects.toThrow('belongs to no example');
  });
});

describe('WholeFile', () => {
  const press = async (name: string): Promise<void> => {
    await act(async () => {
      fireEvent.click(screen.getByRole('button', {name}));
      await Promise.resolve();
    });
  };

  test('shows the file, marks where the sample begins, and hides it again', async () => {
    serve(200, page);
    render(<WholeFile file={file} line="2" />);
    await press('Show the whole file');
    const region = await screen.findByRole('region', {name: 'The whole file sources/island.move'});
    expect(region.textContent).toContain('module atlas::island;');
    expect(region.querySelector('.theme-code-block-highlighted-line')?.textContent).toContain('use sui::coin::Coin;');
    await press('Hide the whole file');
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('leads to the page where the file does not come', async () => {
    serve(500, '');
    render(<WholeFile file={file} line="2" />);
    await press('Show the whole file');
    expect((await screen.findByRole('status')).textContent).toContain('could not be loaded');
    expect(screen.getByRole('link').getAttribute('href')).toContain('/references/examples/atlas#sources-island-move-L2');
  });
});
