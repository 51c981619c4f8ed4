import {reportOf} from '@site/src/audit/report';

test('a report counts the pages that fail each check, and says what is wrong with each', () => {
  const report = reportOf([
    {route: '/good', problems: []},
    {
      route: '/bad',
      problems: [
        {check: 'overflow', detail: '320 px: 40 px wider than the window'},
        {check: 'overflow', detail: '390 px: 5 px wider than the window'},
        {check: 'messages', detail: 'console error: no'},
      ],
    },
  ]);
  expect(report).toMatch(/^\| overflow .*\| +2 \| +1 \|$/m);
  expect(report).toMatch(/^\| axe .*\| +2 \| +0 \|$/m);
  expect(report).toContain('\noverflow\n  /bad\n    320 px: 40 px wider than the window\n    390 px: 5 px wider than the window\n');
  expect(report).toContain('\nmessages\n  /bad\n    console error: no');
  expect(report).not.toContain('/good');
});
