import {render, screen} from '@testing-library/react';
import {StatusBanner} from '@site/src/components/StatusBanner';

test('says what happened, since when, and what to use', () => {
  render(<StatusBanner status="removed" since="July 2026" use="the gRPC API" />);
  expect(screen.getByRole('note', {name: 'Removed since July 2026'}).textContent).toBe('Use instead: the gRPC API');
});
