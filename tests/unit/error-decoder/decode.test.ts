import {createDecoder, type Decoded} from '@site/src/error-decoder/decode/decode';
import {sentenceOf} from '@site/src/error-decoder/decode/sentence';
import {decoderData, explanations, type DecodedEntry, type DecoderData} from '@site/src/reference/errors/decoder-data';
import {placeOf} from '@site/src/reference/errors/explanations';
import {publishedPackages, sdkPackages} from '@site/src/facts/packages';
import {loadFramework} from '@site/src/reference/framework/load';
import {loadPackages} from '@site/src/reference/packages/load';

const entry = (title: string, messages: readonly string[], kind?: string): DecodedEntry => ({
  title,
  page: 'Page',
  route: `/errors#${title}`,
  ...(kind === undefined ? {} : {kind}),
  messages,
});

const data: DecoderData = {
  ...decoderData([]),
  entries: [
    entry('MoveAbort', ['MoveAbort(…) in command …'], 'MoveAbort'),
    entry('InsufficientGas', ['Insufficient Gas.'], 'InsufficientGas'),
    entry('TypeMismatch', ['Invalid command argument at …. The type of the value does not match the expected type'], 'TypeMismatch'),
    entry('CommandArgumentError', ['CommandArgumentError { … }'], 'CommandArgumentError'),
    {...entry('E04007', ['error[E04007]: incompatible types']), code: 'E04007'},
    {...entry('Object declaration', []), code: 'Sui E02007'},
    {...entry('Random', []), code: 'Lint W99006'},
    entry('Cannot find key', ['Cannot find key for address: […]']),
    entry('Short', ['…']),
  ],
};
const decode = createDecoder(data);

test('the decoder has the constants that the pages of modules have', () => {
  const ofPages = [...loadFramework(), ...loadPackages()].flatMap(({info, modules}) =>
    modules.flatMap(({name, errors}) =>
      errors.map((error) => `${info.address}::${name}::${error.name} ${String(error.code)}: ${error.when}`),
    ),
  );
  const texts = explanations();
  const ofDecoder = data.packages.flatMap(({address, modules}) =>
    modules.flatMap(({name, route, constants}) =>
      constants.map((item) => {
        const place = placeOf(route, item.name);
        return `${address}::${name}::${item.name} ${String(item.code)}: ${texts[place.part]?.[place.name]?.meaning ?? ''}`;
      }),
    ),
  );
  expect(ofDecoder.sort()).toEqual(ofPages.sort());
});

const names = (decoded: Decoded | undefined): string[] => decoded?.aborts[0]?.constants.map(({name}) => name) ?? [];
const titles = (decoded: Decoded | undefined): string[] => decoded?.entries.map(({item}) => item.title) ?? [];
const asked = (decoded: Decoded | undefined): string[] =>
  decoded?.asked.map(({module, constant}) => `${module.name} ${constant.name}`) ?? [];

const zeros = '0'.repeat(63);

describe('an abort in the framework', () => {
  test.each([
    [
      `1st command aborted within function '0x${zeros}2::kiosk::purchase' at instruction 12 with code 1`,
      'sui::kiosk',
      ['EIncorrectAmount'],
    ],
    [`MoveAbort in 2nd command, abort code: 2, in '0x2::balance::split' (instruction 10)`, 'sui::balance', ['ENotEnough']],
    [
      `MoveAbort(MoveLocation { module: ModuleId { address: ${zeros}2, name: Identifier("dynamic_field") }, function: 11, instruction: 0, function_name: Some("borrow_child_object") }, 1) in command 0`,
      'sui::dynamic_field',
      ['EFieldDoesNotExist'],
    ],
    [
      'Move Runtime Abort. Location: sui::transfer::receive_impl (function index 15) at offset 0, Abort Code: 3',
      'sui::transfer',
      ['EUnableToReceiveObject'],
    ],
    [
      `MoveAbort in 2nd command, 'EObjectAlreadyExists': Derived object is already claimed., in '0x2::derived_object::claim' (line 41)`,
      'sui::derived_object',
      ['EObjectAlreadyExists'],
    ],
    [
      `MoveAbort(MoveLocation { module: ModuleId { address: ${zeros}2, name: Identifier("derived_object") }, function: 0, instruction: 20, function_name: Some("claim") }, 13835058231375822849) in command 0`,
      'sui::derived_object',
      ['EObjectAlreadyExists'],
    ],
    [
      'Test was not expected to error, but it aborted with code 1 originating in the module std::string rooted here',
      'std::string',
      ['EInvalidUTF8'],
    ],
  ])('%s', (message, module, constants) => {
    const decoded = decode(message);
    expect(`${decoded?.aborts[0]?.found?.owner.name ?? ''}::${decoded?.aborts[0]?.found?.module.name ?? ''}`).toBe(module);
    expect(names(decoded)).toEqual(constants);
    expect(decoded?.aborts[0]?.found?.module.route).toMatch(/^\/references\/framework\//);
    expect(titles(decoded)).toEqual(['MoveAbort']);
  });

  test.each([
    ['0x1', '1', 'std', 'option'],
    ['0x3', '3', 'sui_system', 'validator'],
    ['0xb', 'b', 'bridge', 'bridge'],
  ])('%s is known in any padding', (short, digit, owner, module) => {
    for (const address of [short, `0x${zeros}${digit}`, `0x${'0'.repeat(5)}${digit}`]) {
      const decoded = decode(`MoveAbort, abort code: 0, in '${address}::${module}::f' (instruction 1)`);
      expect([address, decoded?.aborts[0]?.found?.owner.name, decoded?.aborts[0]?.found?.module.name]).toEqual([address, owner, module]);
    }
  });
});

describe('an abort in a package that others call', () => {
  const {mainnet, testnet} = publishedPackages.deepbook;
  const inPool = (address: string, code: number): string =>
    `MoveAbort(MoveLocation { module: ModuleId { address: ${address.slice(2)}, name: Identifier("pool") }, function: 11, instruction: 0, function_name: Some("load_inner") }, ${code}) in command 0`;

  test.each([
    ['the first id on Mainnet', mainnet.original, 11],
    ['the newest id on Mainnet', mainnet.newest, 11],
    ['the first id on Testnet', testnet.original, 10],
    ['the id that the SDK calls on Testnet', sdkPackages.deepbook.testnet, 10],
  ])('%s has the codes of its network', (_case, address, code) => {
    const decoded = decode(inPool(address, code));
    expect(decoded?.aborts[0]?.found?.module.route).toBe('/references/packages/deepbook/pool');
    expect(names(decoded)).toEqual(['EPackageVersionDisabled']);
  });

  test('a message without an address leaves the network open', () => {
    const decoded = decode('Move Runtime Abort. Location: deepbook::pool::load_inner (function index 15) at offset 0, Abort Code: 11');
    expect(names(decoded)).toEqual(['EPackageVersionDisabled', 'EMinimumQuantityOutNotMet']);
  });
});

test('an abort of another package is located, and no constant is guessed', () => {
  const decoded = decode(
    "1st command aborted within function '0x14353b3ff0f3f91a58c13298dfbcc1f6e405a275d6bffa994ff61ddb0d936bb6::kiosk::get' at instruction 19 with code 3",
  );
  expect(decoded?.aborts).toMatchObject([{abort: {module: 'kiosk', code: 3n}, constants: []}]);
  expect(decoded?.aborts[0]).not.toHaveProperty('found');
});

describe('other messages', () => {
  test.each([
    ['InsufficientGas in command 1', ['InsufficientGas']],
    ['Error in 1st command, Insufficient  Gas.', ['InsufficientGas']],
    ['CommandArgumentError { arg_idx: 0, kind: TypeMismatch } in command 2', ['TypeMismatch', 'CommandArgumentError']],
    ['{"kind": "INSUFFICIENT_GAS"}', ['InsufficientGas']],
    ['invalid command argument at 12. The type of the value does not match\n the expected type', ['TypeMismatch']],
    ['error[E04007]: incompatible types\n  ┌─ sources/a.move:4:5', ['E04007']],
    ['Cannot find key for address: [0x5a…]', ['Cannot find key']],
  ])('%s', (message, expected) => {
    expect(titles(decode(message))).toEqual(expected);
  });

  test.each([
    ['error[Sui E02007]: a title that no entry has', ['Object declaration']],
    ['error[ESC02007]: invalid object decl', ['Object declaration']],
    ['ESC02007', ['Object declaration']],
    ["warning[WSL05007]: risky use of 'sui::random'", ['Random']],
    ['error[ESL05007]: a lint that the package denies', ['Random']],
    ['warning[WSL05007]: one\nerror[ESC02007]: another', ['Object declaration', 'Random']],
    ['error[EC02007]: of Move itself', []],
  ])('the code is enough in %s', (message, expected) => {
    expect(titles(decode(message))).toEqual(expected);
  });

  test.each(['', 'x', 'hello world', 'something else went wrong'])('nothing is known of %p', (message) => {
    expect(decode(message)).toBeUndefined();
  });
});

describe('a few words', () => {
  test.each([
    ['error code 2 in kiosk', ['kiosk ENotEnough']],
    ['kiosk 1', ['kiosk EIncorrectAmount']],
    ['what does EIncorrectAmount mean', ['kiosk EIncorrectAmount', 'payment_kit EIncorrectAmount']],
    ['error 11 in pool', ['pool EPackageVersionDisabled', 'pool EMinimumQuantityOutNotMet']],
  ])('%s', (question, expected) => {
    expect(asked(decode(question))).toEqual(expected);
  });

  test('a name that many modules have is no answer', () => {
    expect(decode('ENotSystemAddress')?.asked ?? []).toEqual([]);
  });
});

describe('the sentence', () => {
  test.each([
    ["MoveAbort, abort code: 2, in '0x2::kiosk::take' (instruction 1)", 'sui::kiosk gave up with ENotEnough.'],
    ["MoveAbort, abort code: 77, in '0xabc::shop::buy' (instruction 1)", 'shop gave up with code 77.'],
    ['CommandArgumentError { arg_idx: 0, kind: TypeMismatch } in command 2', 'Execution failed: CommandArgumentError, TypeMismatch.'],
    ['kiosk 2', 'Found ENotEnough of kiosk.'],
    ['error[E04007]: incompatible types', 'This is E04007.'],
    ['Cannot find key', 'This may be Cannot find key, but the text has few words of its message.'],
    [
      `MoveAbort(MoveLocation { module: ModuleId { address: ${zeros}2, name: Identifier("kiosk") }, function: 3, instr`,
      'sui::kiosk gave up, and the text ends before it says why.',
    ],
    [
      "MoveAbort, abort code: 2, in '0x2::kiosk::take' (instruction 1)\nMoveAbort, abort code: 2, in '0x2::balance::split' (instruction 1)",
      'sui::kiosk gave up with ENotEnough. sui::balance gave up with ENotEnough.',
    ],
  ])('for %s', (message, expected) => {
    const decoded = decode(message);
    expect(decoded && sentenceOf(decoded)).toBe(expected);
  });
});
