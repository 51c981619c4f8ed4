import {versions} from '@site/src/facts/versions';
import {describeModel} from '@site/src/reference/grpc/describe-model';
import {loadGrpc} from '@site/src/reference/grpc/load';
import {markNotServed, notServedAnchor, notServedBlocks} from '@site/src/reference/grpc/mark-not-served';
import {notServed, type NotServed} from '@site/src/reference/grpc/not-served';

const {model} = describeModel(loadGrpc());
const funder = 'sui.rpc.v2.FundsWithdrawal.funder';

/** The description of a service, field or enum value in a model. */
function commentOf(place: string, {services, messages, enums} = markNotServed(model)): string | undefined {
  const owner = place.slice(0, place.lastIndexOf('.'));
  const own = place.slice(owner.length + 1);
  return (
    services.find(({name}) => name === place) ??
    messages.find(({name}) => name === owner)?.fields.find(({name}) => name === own) ??
    enums.find(({name}) => name === owner)?.values.find(({name}) => name === own)
  )?.comment;
}

const entry = (places: readonly string[], needs: NotServed['needs'] = 'a later release'): NotServed => ({
  places,
  needs,
  until: 'It is refused.',
  evidence: 'a test',
});

test('every place of the list says so at the end of its description, and leads to the list', () => {
  for (const {places, until} of notServed)
    for (const place of places) {
      expect(commentOf(place)).toContain(`](/references/fullnode-protocol#${notServedAnchor}).** ${until}`);
      expect(commentOf(place)?.startsWith(commentOf(place, model) ?? '?')).toBe(true);
    }
});

test('a field that waits for a release names it, and others are as they were', () => {
  const {release} = notServed.flatMap(({needs}) => (typeof needs === 'object' ? [needs] : []))[0] ?? {};
  expect(release).toBe(versions.next.suiCli);
  expect(commentOf(funder)).toContain(`**[Mainnet needs release ${release}]`);
  expect(commentOf('sui.rpc.v2.FundsWithdrawal.amount')).toBe(commentOf('sui.rpc.v2.FundsWithdrawal.amount', model));
  expect(commentOf('sui.rpc.v2.TransactionExpiration.allowed_proposers')).not.toContain(notServedAnchor);
});

test('the landing page has a row for each entry', () => {
  const list = notServedBlocks().find((node) => node.type === 'table');
  expect(list?.children).toHaveLength(1 + notServed.length);
});

test.each([
  ['an entry for nothing', [entry(['sui.rpc.v2.FundsWithdrawal.lender'])], /FundsWithdrawal\.lender is no service, field or enum value/],
  ['an entry for a message', [entry(['sui.rpc.v2.FundsWithdrawal'])], /FundsWithdrawal is no service, field or enum value/],
  ['two entries for one place', [entry([funder]), entry([funder])], /two entries are for sui\.rpc\.v2\.FundsWithdrawal\.funder/],
  ['the documented release', [entry([funder], {release: versions.suiCli, protocol: 137})], /remove the entry/],
  ['an older release', [entry([funder], {release: '1.9', protocol: 60})], /remove the entry/],
])('%s stops the run', (_what, entries, message) => {
  expect(() => markNotServed(model, entries)).toThrow(message);
});

test('an entry goes once its release is the documented one', () => {
  expect(() => markNotServed(model, notServed, versions.next.suiCli)).toThrow(/remove the entry/);
});
