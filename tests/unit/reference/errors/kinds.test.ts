import {GrpcTypes} from '@mysten/sui/grpc';
import {kindName} from '@site/src/error-decoder/parse/kinds';
import {decoderData} from '@site/src/reference/errors/decoder-data';

/** Enums of the pinned SDK that name what made an execution fail. */
const enums = {
  ExecutionError: GrpcTypes.ExecutionError_ExecutionErrorKind,
  CommandArgumentError: GrpcTypes.CommandArgumentError_CommandArgumentErrorKind,
  TypeArgumentError: GrpcTypes.TypeArgumentError_TypeArgumentErrorKind,
  PackageUpgradeError: GrpcTypes.PackageUpgradeError_PackageUpgradeErrorKind,
};

/** Kinds without an entry, each with the reason. */
const withoutEntry: Readonly<Record<string, string>> = {
  COMMAND_ARGUMENT_ERROR: 'Each kind of CommandArgumentError has its entry',
  TYPE_ARGUMENT_ERROR: 'Each kind of TypeArgumentError has its entry',
  PACKAGE_UPGRADE_ERROR: 'Each kind of PackageUpgradeError has its entry',
};

const namesOf = (kinds: object): string[] =>
  Object.keys(kinds).filter((name) => Number.isNaN(Number(name)) && !name.endsWith('_KIND_UNKNOWN'));

const known = new Set(decoderData().entries.flatMap(({kind}) => (kind === undefined ? [] : [kind])));

test.each(Object.entries(enums))('every kind of %s has an entry, or a reason for none', (_name, kinds) => {
  const names = namesOf(kinds);
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !known.has(kindName(name)) && !Object.hasOwn(withoutEntry, name))).toEqual([]);
});

test('a kind with a reason for no entry is there and has none', () => {
  const names = Object.values(enums).flatMap(namesOf);
  expect(Object.keys(withoutEntry).filter((name) => !names.includes(name) || known.has(kindName(name)))).toEqual([]);
});
