import {fireEvent, render, screen, within} from '@testing-library/react';
import {Output} from '@site/src/run/scripts/panel/Output';
import {describe as describeValue} from '@site/src/run/scripts/worker/describe';

const value = describeValue({name: 'bean', beds: [{rows: 2}]});

test('each print is a line, an object opens level by level, and warnings are marked', () => {
  render(
    <Output
      prints={[
        {level: 'log', values: [{text: 'seed'}, value]},
        {level: 'warn', values: [{text: 'dry'}]},
      ]}
      failure={undefined}
      open={jest.fn()}
    />,
  );
  const [first, second] = within(screen.getByRole('list', {name: 'Output'})).getAllByRole('listitem');
  expect(first?.textContent).toBe("seed{ name: 'bean', beds: [ { rows: 2 } ] }");
  expect(second?.textContent).toBe('Warningdry');
  const details = first?.querySelector('details');
  if (!details) throw new Error('the object does not open');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect([...details.querySelectorAll('li')].map((each) => each.textContent)).toEqual(["name: 'bean'", 'beds: [ { rows: 2 } ]']);
});

test('an error leads to its line', () => {
  const open = jest.fn();
  render(<Output prints={[]} failure={{name: 'TypeError', message: 'no', path: 'ts/a.ts', line: 3}} open={open} />);
  expect(screen.queryByRole('list')).toBeNull();
  fireEvent.click(screen.getByRole('button', {name: 'ts/a.ts, line 3'}));
  expect(open).toHaveBeenCalledWith('ts/a.ts', 3);
});
