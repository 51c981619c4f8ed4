import {readAssociated, readConstants} from '@site/src/staleness/source/rust';

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

test('names are put together from the texts of a constant', async () => {
  const text =
    'impl E { pub const A: Self = Self { edition: symbol!("2024"), release: Some(symbol!("alpha")), };\nconst SEP: &str = "."; pub const D: Self = Self { edition: symbol!("development"), release: None, }; }';
  expect(await readAssociated(text, 'edition')).toEqual(['2024.alpha', 'development']);
});
