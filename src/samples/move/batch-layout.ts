import {addressAt, packageManifest} from './package-manifest';
import {placeOf, type Unit, type UnitPlace} from './units';

/** One package made of many units: who owns which file and which address. */
export class BatchLayout {
  readonly files: Readonly<Record<string, string>>;
  private readonly addresses = new Map<string, {unit: Unit; number: string}>();
  private readonly units: ReadonlyMap<string, Unit>;

  /** @param named addresses that units may use besides their own: those of the packages below */
  constructor(units: readonly Unit[], edition: string, named: Readonly<Record<string, string>>) {
    this.units = new Map(units.map((unit) => [unit.id, unit]));
    for (const unit of units) for (const name of unit.addresses) this.claim(name, unit);
    const manifest = packageManifest(edition, [...this.addresses.keys()], named);
    const files = units.flatMap(({id, files}) =>
      Object.entries(files).map(([path, text]) => [path.replace('/', `/${id}/`), text] as const),
    );
    this.files = {'Move.toml': manifest, ...Object.fromEntries(files)};
  }

  private claim(name: string, unit: Unit): void {
    const other = this.addresses.get(name);
    if (other) throw new Error(`"${unit.id}" and "${other.unit.id}" both name an address "${name}"; rename one of the packages`);
    this.addresses.set(name, {unit, number: addressAt(this.addresses.size)});
  }

  /** `sources/<unit>/x.move` → the unit's `sources/x.move`. */
  ownerOfPath(path: string): Omit<UnitPlace, 'line'> | undefined {
    const [folder, id, ...rest] = path.split('/');
    if (folder === undefined || id === undefined || !this.units.has(id)) return undefined;
    return {unit: id, path: [folder, ...rest].join('/')};
  }

  /** The unit that has an address of this name. */
  ownerOfName(address: string): Unit | undefined {
    return this.addresses.get(address)?.unit;
  }

  /** The place of a module by its address, 64 hex digits. */
  placeOfModule(address: string, module: string): UnitPlace | undefined {
    const number = `0x${address.replace(/^0+/, '')}`;
    const owner = [...this.addresses.values()].find((each) => each.number === number);
    return owner && placeOf(owner.unit, module);
  }

  /** All units' names back to what the authors wrote. */
  restore(text: string): string {
    return [...this.units.values()].reduce((restored, {restore}) => restore?.(restored) ?? restored, text);
  }
}
