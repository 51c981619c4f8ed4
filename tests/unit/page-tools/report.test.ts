import {reportMessage, type Report} from '@site/src/page-tools/report';

const report: Report = {
  title: 'Kiosk',
  address: 'https://docs.example/standards/kiosk#rules',
  section: 'Rules & "policies"',
  quote: ' A kiosk\nsells. ',
  sui: '1.80',
};

test('a report names page, section and version, and quotes what was selected', () => {
  expect(reportMessage(report)).toEqual({
    title: 'Mistake on “Kiosk”',
    body: 'Page: Kiosk, https://docs.example/standards/kiosk#rules\nSection: Rules & "policies"\nWritten for: Sui 1.80\n\n> A kiosk\n> sells.\n\nWhat is wrong:\n\n',
  });
});

test('one without a section and a selection is short', () => {
  const {title, address, sui} = report;
  expect(reportMessage({title, address, sui, quote: ' '}).body).toBe(
    'Page: Kiosk, https://docs.example/standards/kiosk#rules\nWritten for: Sui 1.80\n\nWhat is wrong:\n\n',
  );
});

test('a selection of a whole page is cut, so that hosts take the address', () => {
  expect(reportMessage({...report, quote: 'word '.repeat(10_000)}).body.length).toBeLessThan(1200);
});
