import {readAssociated, readConstants, readDefinitions, readMacroRows, readMethodTexts} from '@site/src/staleness/source/rust';

test('constants are read as they would be shown', async () => {
  const text =
    'pub const MIST_PER_SUI: u64 = 1_000_000_000;\nconst MASK: &str = "a,b";\nconst SIZE: usize = 10usize;\nconst SUM: u64 = A + B;';
  expect([...(await readConstants(text))]).toEqual([
    ['MIST_PER_SUI', '1000000000'],
    ['MASK', 'a,b'],
    ['SIZE', '10'],
    ['SUM', 'A + B'],
  ]);
});

test('rows of a macro are read, and those of another are not', async () => {
  const text = 'built_in_ids! {\n  SUI_CLOCK_ADDRESS / SUI_CLOCK_OBJECT_ID = 0x6;\n}\nother! { A / B_OBJECT_ID = 0x7; }';
  expect([...(await readMacroRows(text, 'built_in_ids'))]).toEqual([['SUI_CLOCK_OBJECT_ID', '0x6']]);
});

test('texts that a value is asked for are read', async () => {
  const text = 'fn f() { if url.contains("a.example") || other.contains("b") || url.ends_with("c") {} }';
  expect(await readMethodTexts(text, 'url', 'contains')).toEqual(['a.example']);
});

test('names are put together from the texts of a constant', async () => {
  const text =
    'impl E { pub const A: Self = Self { edition: symbol!("2024"), release: Some(symbol!("alpha")), };\nconst SEP: &str = "."; pub const D: Self = Self { edition: symbol!("development"), release: None, }; }';
  expect(await readAssociated(text, 'edition')).toEqual(['2024.alpha', 'development']);
});

test('definitions are found, and a text with mistakes is read as far as it goes', async () => {
  expect(await readDefinitions('pub struct Subscription;\nenum E { A }\nfn run() {}\nimpl {{{')).toEqual(
    expect.arrayContaining(['Subscription', 'E', 'run']),
  );
});
