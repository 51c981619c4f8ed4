import {parseDiagnostics, parseVerifierFailure} from '@site/src/samples/move/diagnostics';

const output = `
warning[W09001]: unused alias
  ┌─ sources/bad.move:2:16
  │
2 │ use sui::coin::Coin;
  │                ^^^^ Unused 'use' of alias 'Coin'. Consider removing it
  │
  = This warning can be suppressed with '#[allow(unused_use)]'

error[E04007]: incompatible types
   ┌─ sources/bad.move:14:41
   │
14 │ public fun f(x: u64): bool { let y = 1; x }
   │                 ---   ----              ^ Invalid return expression
   │                 │     │                  
   │                 │     Expected: 'bool'
   │                 Given: 'u64'

warning[Lint W99001]: non-composable transfer to sender
  ┌─ tests/warn.move:5:37
  │
5 │ public fun g(ctx: &mut TxContext) { transfer() }
  │                                     ^^^^^^^^^^
  │                                     │
  │                                     Transfer of an object to transaction sender address

error[Sui E02009]: invalid private transfer call
  ┌─ dependencies/Sui/sources/transfer.move:9:3
  │
9 │ public fun transfer<T: key>(object: T) {}
  │            -------- declared here
  │
  ┌─ sources/x.move:7:1
  │
7 │ transfer(coin)
  │ ^^^^^^^^^^^^^^ Invalid transfer
`;

describe('diagnostics', () => {
  const found = parseDiagnostics(output);

  it('have severity, code and place', () => {
    expect(found.map(({severity, code, path, line, column}) => [severity, code, path, line, column])).toEqual([
      ['warning', 'W09001', 'sources/bad.move', 2, 16],
      ['error', 'E04007', 'sources/bad.move', 14, 41],
      ['warning', 'W99001', 'tests/warn.move', 5, 37],
      ['error', 'E02009', 'sources/x.move', 7, 1],
    ]);
  });

  it('say what the compiler says at the marked places, the main one first, and its notes', () => {
    expect(found.map(({message}) => message)).toEqual([
      "unused alias: Unused 'use' of alias 'Coin'. Consider removing it. This warning can be suppressed with '#[allow(unused_use)]'",
      "incompatible types: Invalid return expression; Expected: 'bool'; Given: 'u64'",
      'non-composable transfer to sender: Transfer of an object to transaction sender address',
      'invalid private transfer call: Invalid transfer',
    ]);
  });

  it('have the older form of their code, whichever the compiler prints', () => {
    const newer = output
      .replace('W09001', 'WC09001')
      .replace('E04007', 'EC04007')
      .replace('Lint W99001', 'WSL06002')
      .replace('Sui E02009', 'ESC02009');
    expect(parseDiagnostics(newer)).toEqual(found);
  });

  it('have the code as it is printed where it is in no known form', () => {
    const code = (text: string): string | undefined => parseDiagnostics(`error[${text}]: no`)[0]?.code;
    expect([code('Other E02009'), code('EXY02009')]).toEqual(['E02009', 'EXY02009']);
  });

  it('are none in other text', () => {
    expect(parseDiagnostics('Running Move unit tests\n[ PASS    ] a::b::c\n')).toEqual([]);
  });
});

describe("the verifier's refusal", () => {
  it('names the module', () => {
    const address = `${'0'.repeat(62)}5a`;
    const text = `Bytecode Verification Failed: Sui Module Verification Failure: ExecutionError { source: Some("Invalid call in ${address}::shop::sell. No."), command: None }`;
    expect(parseVerifierFailure(text)).toEqual({address, module: 'shop', message: `Invalid call in ${address}::shop::sell. No.`});
  });

  it('is nothing else', () => {
    expect(parseVerifierFailure(output)).toBeUndefined();
  });
});

test('parts of a message are joined by one mark, and the text is as the compiler laid it out', () => {
  const block = [
    'error[E03001]: unbound module',
    '  ┌─ sources/bad.move:2:5',
    '  │',
    '2 │     foo::bar();',
    '  │     ^^^ Invalid name. Ending with a stop.',
    '  │',
    '  = A note.',
  ].join('\n');
  expect(parseDiagnostics(block)).toEqual([
    expect.objectContaining({
      message: 'unbound module: Invalid name. Ending with a stop. A note',
      text: block.replace('error[E03001]: ', ''),
    }),
  ]);
});
