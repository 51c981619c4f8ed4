import {render, screen} from '@testing-library/react';
import {KnownPages} from '@site/src/registry/KnownPages';
import {RelatedPages} from '@site/src/registry/RelatedPages';
import registry from '../../fixtures/stubs/registry';

test('lists pages with title and description from the registry', () => {
  render(
    <KnownPages pages={JSON.stringify(Object.values(registry))}>
      <RelatedPages ids={['guides/a', 'guides/b']} />
    </KnownPages>,
  );
  expect(screen.getByRole('navigation', {name: 'Related pages'})).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Title of guides/a', 'Title of guides/b']);
});
