import {createDataChecker} from '@site/src/samples/checkers/data';
import type {Sample, SampleMeta} from '@site/src/samples/sample';
import {fixtureSamples, languages, sampleOf} from '../../../lib/sample-fixtures';

const handedOver: Sample[] = [];
const problem = {page: 'docs/a.mdx', line: 3, checker: 'rpc-json', code: 'RPC', message: 'wrong'};
const checker = createDataChecker(async (sample) => {
  handedOver.push(sample);
  return [problem];
});

/** Checks a file by its name, or a fence whose words tell the file. */
function problemsOf(file: string, text: string, meta?: Partial<SampleMeta>) {
  const language = languages[file.split('.').at(-1) ?? ''] ?? file;
  return checker.check([sampleOf(language, text, meta ?? {title: file})]);
}

const found = async (file: string, text: string, meta?: Partial<SampleMeta>): Promise<readonly string[]> =>
  (await problemsOf(file, text, meta)).map(({code, line}) => `${code ?? 'no code'}:${line}`);

test('finds nothing in good files', async () => {
  const good = fixtureSamples('data/good');
  expect(good.size).toBeGreaterThanOrEqual(8);
  expect(await checker.check([...good.values()])).toEqual([]);
});

const named = '[package]\nname = "greenhouse"\n';
const node = 'db-path: /opt/sui/db\ngenesis: {genesis-file-location: /opt/sui/genesis.blob}\n';
const bridge = 'server-listen-port: 9191\nmetrics-port: 9184\nbridge-authority-key-path: /etc/a.key\napproved-governance-actions: []\n';
const bridgeToSui = `${bridge}sui: {sui-rpc-url: https://full.example.com, sui-bridge-chain-id: 0}\n`;
const proxy = "eth-bridge-proxy-address: '0x0000000000000000000000000000000000000a11', eth-bridge-chain-id: 10";

test.each([
  ['Move.toml', '[package]\nname = "greenhouse\nedition = "2024"', 'TOML_SYNTAX:2'],
  ['Move.toml', `${named}name = "orchard"`, 'TOML_SYNTAX:3'],
  ['Move.toml', '[package]\nedition = "2024"', 'KEY_MISSING:1'],
  ['Move.toml', '[package]\nname = "green-house"', 'VALUE_TYPE:2'],
  ['Move.toml', `${named}licence = "MIT"`, 'KEY_UNKNOWN:3'],
  ['Move.toml', `${named}edition = "2025"`, 'VALUE_TYPE:3'],
  ['Move.toml', `${named}edition = "2024.migration"`, 'VALUE_TYPE:3'],
  ['Move.toml', `${named}published-at = "0x1234"`, 'KEY_UNKNOWN:3'],
  ['Move.toml', `${named}[addresses]\ngreenhouse = "0x0"`, 'KEY_UNKNOWN:3'],
  ['Move.toml', `${named}[dev-dependencies]\nfixtures = { local = "../fixtures" }`, 'KEY_UNKNOWN:3'],
  ['Move.toml', `${named}[dependancies]\nascii = { r.mvr = "@potatoes/ascii" }`, 'KEY_UNKNOWN:3'],
  ['Move.toml', `${named}[dependencies]\na = { override = true }\nb = { mvr = "@potatoes/ascii" }`, 'KEY_MISSING:4 KEY_UNKNOWN:5'],
  ['Move.toml', `${named}[dependencies]\na = { local = "../a", git = "https://example.com/a.git" }`, 'KEY_UNKNOWN:4'],
  ['Move.toml', `${named}[dependencies]\na = { local = "../a", rev = "main" }`, 'KEY_UNKNOWN:4'],
  ['Move.toml', `${named}[dependencies]\ndeepbook = { system = "deepbook" }`, 'VALUE_TYPE:4'],
  ['Move.toml', `${named}[dependencies]\nSui = { local = "../sui" }\nsui = { system = "sui" }`, 'KEY_UNKNOWN:4 KEY_UNKNOWN:5'],
  [
    'Move.toml',
    `${named}[dependencies.tools]\ngit = "https://example.com/a.git"\nsub-dir = "a"\nrename_from = "b"\noverride = "yes"`,
    'KEY_UNKNOWN:5 KEY_UNKNOWN:6 VALUE_TYPE:7',
  ],
  ['Move.toml', `${named}[dep-replacements.testnet]\ncodec = { published-at = "0xc0dec" }`, 'KEY_MISSING:4'],
  [
    'Move.lock',
    '[move]\nversion = 3\n[pinned.testnet.sui]\n' +
      'source = { git = "https://example.com/a", subdir = "", rev = "main" }\nmanifest_digest = "7A"\ndeps = {}',
    'VALUE_TYPE:2 VALUE_TYPE:4',
  ],
  [
    'Published.toml',
    '[published.mainnet]\nchain-id = "35834a8a"\npublished-at = "0x1"\noriginal_id = "0x1"\nversion = "1"',
    'KEY_MISSING:1 KEY_UNKNOWN:4 VALUE_TYPE:5',
  ],
  [
    'Pub.localnet.toml',
    'build-env = "a"\nchain-id = "aba3e445"\n[[published]]\nsource = { local = "/a" }\npublished-at = "0x1"\n' +
      'original-id = "0x1"\nversion = 1\nupgrade-cap = "0x5"',
    'KEY_UNKNOWN:8',
  ],
  [
    'Cargo.toml',
    '[package]\nname = "indexer"\n[dependencies]\nsui-rcp = "0.3.2"\nsui-sdk-types = "0.1"\n' +
      'sui-sdk = { git = "https://github.com/MystenLabs/sui.git" }\nsui-types = "1.78"\n' +
      'tokio = { version = "1", feature = ["full"] }',
    'KEY_UNKNOWN:4 VALUE_TYPE:5 KEY_UNKNOWN:6 VALUE_TYPE:7 KEY_UNKNOWN:8',
  ],
  [
    'client.yaml',
    'keystore: {File: /a}\nenvs:\n  - alias: testnet\n    url: https://a.example\n' +
      '  - {alias: local, rpc: 127.0.0.1:9000}\nactive-env: testnet',
    'KEY_MISSING:3 KEY_UNKNOWN:4 VALUE_TYPE:5 KEY_UNKNOWN:6',
  ],
  ['fullnode.yaml', "json-rpc-address: '0.0.0.0:9000'", 'KEY_MISSING:1 KEY_MISSING:1'],
  [
    'fullnode.yaml',
    `${node}rpc:\n  enable-indexes: true\np2p-config:\n  seed-peers:\n    - adress: /dns/a.example/udp/8084\n` +
      'authority-store-pruning-config:\n  num-epochs-to-retain: five',
    'KEY_UNKNOWN:4 KEY_UNKNOWN:7 KEY_MISSING:7 VALUE_TYPE:9',
  ],
  [
    'fullnode.yaml',
    `${node}enable-event-processing: true\nmetrics-address: localhost:9184\nadmin-interface-port: 99999`,
    'KEY_UNKNOWN:3 VALUE_TYPE:4 VALUE_TYPE:5',
  ],
  [
    'validator.yaml',
    `${node}consensus-config:\n  narwhal-config: {}\nauthority-overload-config:\n  max-txn-age-in-queue: 1s\n` +
      'state-archive-read-config:\n  - ingestion-url: https://checkpoints.testnet.sui.io',
    'KEY_UNKNOWN:4 KEY_MISSING:4 VALUE_TYPE:6 KEY_MISSING:8',
  ],
  [
    'validator.yaml',
    `${node}state-archive-read-config:\n  - ingestion-url: https://checkpoints.mainnet.sui.io\n    concurrency: 5`,
    'VALUE_TYPE:4',
  ],
  [
    'bridge-config.yaml',
    'bridge-authority-key-path-base64-raw: /a\n' +
      `${bridge}sui: {sui-rpc-url: full.example.com, sui-bridge-chain-id: 10}\nrun-client: false\n` +
      "eth: {eth-rpc-url: https://a.example, eth-bridge-proxy-address: '0xa11', eth-bridge-chain: 10}\n" +
      'metrics: {push-interval-seconds: 60000.5}',
    'KEY_UNKNOWN:1 VALUE_TYPE:6 VALUE_TYPE:6 VALUE_TYPE:8 KEY_UNKNOWN:8 KEY_MISSING:8 VALUE_TYPE:9 KEY_MISSING:9',
  ],
  ['bridge-config.yaml', `${bridgeToSui}run-client: true\neth: {eth-rpc-url: https://a.example, ${proxy}}`, 'KEY_MISSING:6 KEY_MISSING:6'],
  [
    'bridge-config.yaml',
    `${bridgeToSui}run-client: false\neth: {eth-rpc-urls: [https://a.example], eth-rpc-quorum: 2, ${proxy}}`,
    'VALUE_TYPE:7',
  ],
  ['bridge-config.yaml', `${bridgeToSui}run-client: false\neth: {${proxy}}`, 'KEY_MISSING:7'],
  [
    'indexer.toml',
    '[ingestion]\ncheckpoint-buffer-size = 5000\ningest_concurrency = 20\n[committer]\nwrite-concurrency = 0\n' +
      '[pipeline.tx_call]\n[pipeline.kv_objects]\ncheckpoint-lag = 10',
    'KEY_UNKNOWN:2 KEY_UNKNOWN:3 VALUE_TYPE:5 KEY_UNKNOWN:6 KEY_UNKNOWN:8',
  ],
  ['consistent-store.toml', '[pipeline.object_by_owner]\n[rocksdb]\ndb-parallelism = "8"', 'KEY_UNKNOWN:1 VALUE_TYPE:3'],
  ['graphql.toml', '[limits]\nmax-query-dept = 20\n[zklogin]\nenv = "Production"', 'KEY_UNKNOWN:2 VALUE_TYPE:4'],
  ['blob-indexer.toml', '[committer]\nwrite-concurrency = 500\n[pipeline.checkpoint_blob]', 'KEY_UNKNOWN:3'],
  [
    'kvstore.toml',
    'total-max-rows = 1000\n[pipeline.checkpoints_by_digest.committer]\nwrite-concurrency = 10\n' +
      '[pipeline.event-bitmap-index]\nmax-watermark-updates = 4',
    'KEY_UNKNOWN:1 KEY_UNKNOWN:2 KEY_UNKNOWN:5',
  ],
  [
    'kv-rpc.yaml',
    'bigtable-project: example\nrequest-bigtable-concurrency: 0\nledger-history:\n  list-objects: {timeout-ms: 1000}',
    'KEY_MISSING:1 VALUE_TYPE:2 KEY_UNKNOWN:4',
  ],
  [
    'compose.yaml',
    "version: '3'\nservices:\n  fullnode:\n    restart: sometimes\n    port: ['9000:9000']\n" +
      "    ports: ['9000;9000']\n    volumes: [databse:/opt/sui/db]\n    networks: [nodes]\n" +
      '    depends_on: [fulnode]\n    healthcheck: {interval: 30}\nvolumes:\n  database:',
    'KEY_UNKNOWN:1 VALUE_TYPE:4 KEY_UNKNOWN:5 VALUE_TYPE:6 REFERENCE:7 REFERENCE:8 REFERENCE:9 VALUE_TYPE:10',
  ],
  [
    'prometheus.yml',
    'global:\n  scrape_interval: 15 s\nscrape_config: []\nscrape_configs:\n  - job_name: sui\n' +
      '    scrape_interval: 10s\n    scrape_timeout: 30s\n    static_configs:\n' +
      "      - targets: ['http://localhost:9184/metrics']\n  - job_name: sui\n  - static_config: []",
    'VALUE_TYPE:2 KEY_UNKNOWN:3 VALUE_TYPE:5 VALUE_TYPE:9 REFERENCE:10 KEY_UNKNOWN:11 KEY_MISSING:11',
  ],
  [
    'sui.rules.yml',
    'groups:\n  - name: sui\n    rules:\n      - {alert: Unfinished, expr: "rate(uptime[5m]) >"}\n' +
      '      - {alert: NoRange, expr: rate(uptime) > 1}\n      - alert: Misspelt\n' +
      '        expr: ratee(uptime[5m]) > 1\n        for: 5 minutes\n      - record: not a metric\n' +
      '        expr: up\n        annotations: {summary: x}\n      - expr: up\n  - name: sui\n    rules: []',
    'PROMQL:4 PROMQL:5 PROMQL:7 VALUE_TYPE:8 VALUE_TYPE:9 KEY_UNKNOWN:11 KEY_MISSING:12 REFERENCE:13',
  ],
  [
    'alertmanager.yml',
    'route:\n  receiver: chat\n  matchers: [\'severity="page"\']\n  group_wait: soon\n  routes:\n' +
      '    - receiver: pagr\n      match: {severity: page}\nreceivers:\n  - name: chat\n  - name: pager\n' +
      '    pagerduty_config: []',
    'KEY_UNKNOWN:3 VALUE_TYPE:4 REFERENCE:6 KEY_UNKNOWN:7 KEY_UNKNOWN:11',
  ],
  ['alertmanager.yml', 'route: {}\nreceivers: []', 'KEY_MISSING:1'],
  [
    'ws-resources.json',
    '{\n"site-name": "a",\n"redirects": {"/a": {"location": "/b", "status_code": 200}}\n}',
    'KEY_UNKNOWN:2 VALUE_TYPE:3',
  ],
  ['a.yaml', 'jobs:\n\ttest: 1', 'YAML_SYNTAX:2'],
  ['a.yaml', 'jobs:\n  test:\n    steps:\n     - run: sui move test\n    - run: sui move build', 'YAML_SYNTAX:5'],
  ['a.json', "{'digest': '8nFU'}", 'JSON_SYNTAX:1'],
])('finds in %s %j what it must: %s', async (file, text, expected) => {
  expect((await found(file, text)).join(' ')).toBe(expected);
});

test.each([
  ['toml', {schema: 'Move.tml'}, named, 'SCHEMA_UNKNOWN:1'],
  ['toml', {schema: 'Move.toml', title: 'Package of the greenhouse'}, `${named}editon = "2024"`, 'KEY_UNKNOWN:3'],
  [
    'json',
    {schema: 'deepbook-indexer/ticker'},
    '{\n"SUI_USDC": {\n"last_price": "3.24", "base_volume": 1.5, "isFrozen": 0}}',
    'KEY_MISSING:2 VALUE_TYPE:3',
  ],
  [
    'json',
    {schema: 'deepbook-indexer/orderbook'},
    '{\n"timestamp": 1795000000000,\n"bids": [["3.2451", 120.5]],\n"offers": []}',
    'KEY_MISSING:1 VALUE_TYPE:2 VALUE_TYPE:3 KEY_UNKNOWN:4',
  ],
  ['toml', {title: 'Move.toml', fragment: true}, '[dependencies]\nascii = { r.mvr = "@potatoes/ascii" }', ''],
  ['yaml', {file: 'examples/config/fullnode.yaml', region: 'pruning'}, 'db-pth: a', 'KEY_UNKNOWN:1'],
])('knows the file of a fence: %s %j', async (language, meta, text, expected) => {
  expect((await found(language, text, meta)).join(' ')).toBe(expected);
});

test.each([
  ['Move.toml', `${named}licence = "MIT"`, '"package" has no key "licence". Did you mean "license"?'],
  [
    'Move.toml',
    `${named}[dev-dependencies]\n`,
    '"dev-dependencies": since 1.63 a dependency for tests has modes = ["test"] and stands in [dependencies].',
  ],
  ['fullnode.yaml', `${node}admin-interface-port: 99999`, '"admin-interface-port" must be a whole number from 0 to 65535, and is 99999.'],
  [
    'a.json',
    '{\n  "a": 1,\n  …\n}',
    'JSON has no such symbol or word. A shortened answer is not JSON: mark the fence "output" or "unchecked".',
  ],
])('says of %s %j what to do', async (file, text, message) => {
  expect((await problemsOf(file, text)).map((found) => found.message)).toEqual([message]);
});

test('hands JSON with a method over once it parses', async () => {
  handedOver.length = 0;
  const request = sampleOf('json', '{"id": 1}', {method: 'sui.rpc.v2.LedgerService/GetObject'});
  const broken = sampleOf('json', '{"id": }', {method: 'sui.rpc.v2.LedgerService/GetObject'});
  expect(await checker.check([request, sampleOf('json', '{}')])).toEqual([problem]);
  expect((await checker.check([broken])).map(({code}) => code)).toEqual(['JSON_SYNTAX']);
  expect(handedOver).toEqual([request]);
});

test('owns the data languages alone, and names the release as its tool', async () => {
  expect(checker.languages).toEqual(['toml', 'yaml', 'json']);
  expect(checker.tool).toMatch(/^the file formats of Sui 1\.\d+$/);
  await expect(checker.check([sampleOf('xml', '<a/>')])).rejects.toThrow('"xml" is not a language of the data checker');
});
