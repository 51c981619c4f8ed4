import {render, screen} from '@testing-library/react';
import {StatusBanner} from '@site/src/page-contract/StatusBanner';

test('says what happened, since when, and leads to what to use', () => {
  render(<StatusBanner status="removed" since="July 2026" use={['the ', {text: 'gRPC API', href: '/concepts/grpc-overview'}]} />);
  expect(screen.getByRole('note', {name: 'Removed since July 2026'}).textContent).toBe('Use instead: the gRPC API');
  expect(screen.getByRole('link', {name: 'gRPC API'}).getAttribute('href')).toBe('/concepts/grpc-overview');
});
