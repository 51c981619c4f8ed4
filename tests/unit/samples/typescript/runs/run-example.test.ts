import {createScratchRoot} from '../scratch-root';
import {runnableExamples} from '@site/src/samples/typescript/runs/examples';
import {runExample} from '@site/src/samples/typescript/runs/run-example';

const packageJson = '{"type": "module"}\n';
const runIn = (text: string): Promise<string> =>
  runExample(createScratchRoot({'examples/ts/package.json': packageJson, 'examples/ts/a.ts': text}), 'examples/ts/a.ts');

test('an example may await at its top, and import the SDK', async () => {
  const text =
    "import {normalizeSuiAddress} from '@mysten/sui/utils';\nconsole.log((await Promise.resolve(normalizeSuiAddress('0x2'))).length);\n";
  expect(await runIn(text)).toBe('66');
});

test.each([
  ['fetch', "await fetch('http://127.0.0.1:8080/').catch(() => undefined);"],
  [
    'a client of the SDK',
    "const {SuiGrpcClient} = await import('@mysten/sui/grpc');\nawait new SuiGrpcClient({network: 'testnet', baseUrl: 'http://127.0.0.1:8080'}).getReferenceGasPrice().catch(() => undefined);",
  ],
  ['a socket', "(await import('node:net')).connect(8080, '127.0.0.1').on('error', () => undefined);"],
  ['a name server', "await (await import('node:dns')).promises.lookup('sui.io').catch(() => undefined);"],
  ['a datagram', "(await import('node:dgram')).createSocket('udp4');"],
])('%s ends the run, even where the error is caught', async (_name, text) => {
  await expect(runIn(`${text}\nconsole.log('went on');\n`)).rejects.toThrow(/examples\/ts\/a\.ts: .*without a network/);
});

test('an error ends the run with its message', async () => {
  await expect(runIn("throw new Error('no seeds left');\n")).rejects.toThrow(/examples\/ts\/a\.ts: [^]*no seeds left/);
});

test('an output without an example is refused', () => {
  const root = createScratchRoot({'examples/ts/gone.expected.txt': 'x\n'});
  expect(() => runnableExamples(root)).toThrow('examples/ts/gone.expected.txt: there is no gone.ts beside it');
});
