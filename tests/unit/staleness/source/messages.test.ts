import {checkoutOf} from '@site/src/staleness/source/checkout';
import {checkMessages, partsOf, printed, readPrintable} from '@site/src/staleness/source/messages';
import type {ErrorEntry} from '@site/src/reference/errors/model';

const code = String.raw`
#[derive(Debug, thiserror::Error)]
enum Refusal {
    #[error("Balance of gas object {balance} is lower than \
             the needed amount: {needed:?}")]
    TooLow { balance: u64, needed: u64 },
}
fn tell(name: &str) { anyhow::bail!(r#"cannot find "{name}" in the {{wallet}}"#) }
`;
const checkout = checkoutOf({'crates/sui-types/src/error.rs': code});

const entry = (id: string, text: string, rest: Partial<ErrorEntry> = {}): ErrorEntry => ({
  id,
  title: id,
  messages: [{from: 'CLI', text}],
  meaning: 'It says so.',
  causes: ['A cause.'],
  cure: 'A cure.',
  seeAlso: ['/guides'],
  source: 'crates/sui-types/src/error.rs, release 1.81',
  ...rest,
});

test('a text is read as it is printed, with a gap for each value', async () => {
  expect(printed(String.raw`a \"b\" {c} and {{d}}`)).toBe('a "b" … and {d}');
  const {texts, names} = await readPrintable(code);
  expect(texts).toContain('Balance of gas object … is lower than the needed amount: …');
  expect(texts).toContain('cannot find "…" in the {wallet}');
  expect(names).toEqual(expect.arrayContaining(['TooLow', 'balance', 'needed']));
});

test('the constant parts of a message are those that say something', () => {
  expect(partsOf('Error: Cannot find gas coin for signer address … with amount … or')).toEqual([
    'Cannot find gas coin for signer address',
    'with amount',
  ]);
});

test('messages that code can print hold, put together of a text and names, too', async () => {
  const whole = entry('whole', 'Balance of gas object … is lower than the needed amount: …');
  const together = entry('together', 'TooLow { balance: …, needed: … }');
  const found = await checkMessages(checkout, [whole, together]);
  expect(found).toMatchObject([{subject: '2 messages', state: 'fresh'}]);
});

test('a message that no code prints is stale, and the nearest text is named', async () => {
  const old = entry('gas-too-low', 'The balance of the gas object is lower than what is needed');
  const [found, ...others] = await checkMessages(checkout, [old]);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    subject: 'gas-too-low',
    state: 'stale',
    found: 'no code prints it; nearest: Balance of gas object … is lower than the needed amount: …',
    source: 'crates/sui-types/src/error.rs',
  });
});

test('an older wording that is said to be one is not asked for', async () => {
  const both = entry('both', 'Balance of gas object … is lower than the needed amount: …', {
    messages: [
      {from: 'CLI', text: 'Balance of gas object … is lower than the needed amount: …'},
      {from: 'CLI', text: 'The gas object is too small for the transaction', until: 'release 1.70'},
    ],
  });
  expect(await checkMessages(checkout, [both])).toMatchObject([{subject: '1 messages', state: 'fresh'}]);
});

test('messages of packages and of other repositories are not asked for, and without Rust nobody is asked', async () => {
  const elsewhere = [
    entry('sdk', 'Something that the SDK says', {messages: [{from: 'TypeScript SDK', text: 'Something that the SDK says'}]}),
    entry('walrus', 'Something that Walrus says', {source: 'crates/walrus-service/src/error.rs of MystenLabs/walrus'}),
    entry('printed', 'Something that was printed', {source: 'printed by Sui Move 1.71.1 here'}),
  ];
  expect(await checkMessages(checkout, elsewhere)).toMatchObject([{subject: '0 messages', state: 'fresh'}]);
  expect(await checkMessages(checkoutOf({}), elsewhere)).toMatchObject([{state: 'unasked'}]);
});
