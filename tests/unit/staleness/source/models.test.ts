import {readPage} from '@site/src/staleness/pages/read';
import {checkoutOf} from '@site/src/staleness/source/checkout';
import {checkNodeConfig, readStructs} from '@site/src/staleness/source/config';
import {checkFramework, readModules} from '@site/src/staleness/source/framework';
import {checkMetrics, readMetrics} from '@site/src/staleness/source/metrics';

test('keys are those that serde reads', async () => {
  const text = `
    #[derive(Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub struct NodeConfig {
      /// A path.
      pub db_path: PathBuf,
      #[serde(rename = "p2p-config")]
      pub p2p: Option<Vec<p2p::P2pConfig>>,
      #[serde(skip)]
      cache: u8,
    }
    struct Plain { as_it_is: u8 }`;
  const structs = await readStructs(text);
  expect([...(structs.get('NodeConfig') ?? [])]).toEqual([
    ['db-path', 'PathBuf'],
    ['p2p-config', 'P2pConfig'],
  ]);
  expect([...(structs.get('Plain') ?? [])]).toEqual([['as_it_is', 'u8']]);
});

test('keys that our model lacks or has too many of are named, table by table', async () => {
  const text = '#[serde(rename_all = "kebab-case")] struct NodeConfig { db_path: PathBuf, brand_new: u8, p2p_config: P2pConfig }';
  const p2p = '#[serde(rename_all = "kebab-case")] struct P2pConfig { listen_address: SocketAddr, odd: u8 }';
  const found = await checkNodeConfig(checkoutOf({'crates/sui-config/src/node.rs': text, 'crates/sui-config/src/p2p.rs': p2p}), []);
  expect(found.map(({subject}) => subject)).toEqual(['fullnode.yaml', 'p2p-config']);
  expect(found[0]?.found).toContain('also brand-new');
  expect(found[1]?.found).toContain('also odd');
  expect(await checkNodeConfig(checkoutOf({}), [])).toMatchObject([{state: 'unasked'}]);
});

const metrics =
  'fn new(r: &Registry) { Self { a: register_int_gauge_with_registry!("highest_synced", "help", r).unwrap(), b: prometheus::register_histogram!("latency", "help") } }';

test('metrics are what the macros register', async () => {
  expect(await readMetrics(metrics)).toEqual(['highest_synced', 'latency']);
});

test('names in alert rules are compared, with prefixes of registries and endings of histograms', async () => {
  const rules = readPage(
    'examples/config/operator/node.rules.yml',
    [
      '  - alert: A',
      '    expr: highest_synced{job="sui_node"} - prefix_highest_synced > 0',
      '  - alert: B',
      '    expr: |',
      '      rate(long_gone_metric[5m]) by (some_label)',
      '        > node_load',
      '    for: 5m',
    ].join('\n'),
    [],
  );
  const checkout = checkoutOf({'crates/sui-node/src/metrics.rs': metrics});
  expect(await checkMetrics(checkout, [rules])).toMatchObject([{subject: 'long_gone_metric', state: 'stale'}]);
  expect(await checkMetrics(checkoutOf({}), [rules])).toMatchObject([{state: 'unasked'}]);
});

const coin = `module sui::coin;
#[test_only]
public fun mint_for_testing() {}
public fun value() {}
public(package) fun inner() {}
entry fun call() {}
public native fun hash(): u8;
fun hidden() {}
const ENotEnabled: u64 = 16;
#[error]
const EOther: vector<u8> = b"text";
`;

test('Move modules are read without what is for tests or private', async () => {
  const [module] = await readModules(coin);
  expect(module).toMatchObject({name: 'coin', functions: ['value', 'call', 'hash']});
  expect(module?.codes.get('ENotEnabled')).toBe('16');
});

test('functions that the pinned ABIs lack, and codes that pages have otherwise, are listed', async () => {
  const checkout = checkoutOf({
    'crates/sui-framework/packages/sui-framework/sources/coin.move': coin.replace('value()', 'value_of_tomorrow()'),
  });
  const page = readPage('docs/a.mdx', '| `ENotEnabled` | 15 | Off |\n| 16 | `ENotEnabled` | Off |', []);
  const found = await checkFramework(checkout, [page]);
  expect(found.find(({subject}) => subject === 'sui::coin')?.found).toContain('value_of_tomorrow');
  expect(found.find(({subject}) => subject === 'ENotEnabled')).toMatchObject({
    stated: 'code 15',
    found: 'code 16',
    places: ['docs/a.mdx:1'],
  });
  expect(found.filter(({subject}) => subject === 'ENotEnabled')).toHaveLength(1);
  expect(found.filter(({state}) => state === 'unasked').map(({subject}) => subject)).toEqual(['std', 'sui_system']);
});
