import type {LockFile, LockedPackage} from './lock-file';

export const billFile = 'bom.cdx.json';

type License = {license: {id: string} | {name: string}} | {expression: string};

/** An entry of a bill of materials; the fields of CycloneDX that are used. */
export interface Component {
  'bom-ref': string;
  type: 'application' | 'library';
  name: string;
  version: string;
  purl: string;
  /** Required: some of it is in the site. Excluded: it works while the site is built, and no reader gets it. */
  scope: 'required' | 'excluded';
  hashes?: readonly {alg: 'SHA-512'; content: string}[];
  licenses?: readonly License[];
}

/** A bill of materials. It has neither a number nor a time of its own, so that builds of one version are the same. */
export interface BillOfMaterials {
  bomFormat: 'CycloneDX';
  specVersion: '1.5';
  version: 1;
  metadata: {lifecycles: readonly {phase: 'build'}[]; component: Component};
  components: readonly Component[];
  dependencies: readonly {ref: string; dependsOn: readonly string[]}[];
}

/** A license as CycloneDX tells ids of SPDX, expressions of them, and all other texts apart. */
function licenseOf(text: string): License {
  if (/^[\w.+-]+$/.test(text)) return {license: text === 'UNLICENSED' ? {name: text} : {id: text}};
  return /^\(?[\w.+-]+(?:[ ()]+(?:AND|OR|WITH)[ ()]+[\w.+-]+)+\)?$/.test(text) ? {expression: text} : {license: {name: text}};
}

const hex = (integrity: string): string => Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');

function componentOf(name: string, {version, license, integrity}: LockedPackage, scope: Component['scope']): Component {
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    scope,
    ...(integrity !== undefined && {hashes: [{alg: 'SHA-512', content: hex(integrity)}]}),
    ...(license !== undefined && {licenses: [licenseOf(license)]}),
  };
}

/** The packages that one asks for and that are installed, sorted. */
function askedFor(lock: LockFile, place: string, isListed: (place: string) => boolean): string[] {
  const {dependencies, optionalDependencies, peerDependencies} = lock.packages[place] ?? {};
  const places = Object.keys({...dependencies, ...optionalDependencies, ...peerDependencies}).flatMap(
    (name) => lock.resolve(name, place) ?? [],
  );
  return [...new Set(places.filter(isListed).map((found) => refOf(lock, found)))].sort();
}

const refOf = (lock: LockFile, place: string): string => `${lock.nameOf(place)}@${lock.packages[place]?.version}`;

/**
 * What the site is made of and built with, in CycloneDX: every package of the lock file that is not for development only. `npm sbom
 * --omit=dev` leaves out what development needs as well, React among them, and names the site after its folder.
 *
 * @param lock of the site
 * @param shipped places of the packages that are in the built site
 */
export function billOfMaterials(lock: LockFile, shipped: ReadonlySet<string>): BillOfMaterials {
  const {'': site, ...others} = lock.packages;
  if (site === undefined) throw new Error('package-lock.json has no entry for the site. Run "npm install".');
  const listed = new Map(Object.entries(others).filter(([, {dev = false}]) => !dev));
  // One package may be installed at several places.
  const shippedRefs = new Set([...shipped].map((place) => refOf(lock, place)));
  const components = new Map<string, Component>();
  const asked = new Map<string, Set<string>>();
  for (const [place, locked] of listed) {
    const ref = refOf(lock, place);
    components.set(ref, componentOf(lock.nameOf(place), locked, shippedRefs.has(ref) ? 'required' : 'excluded'));
    asked.set(ref, new Set([...(asked.get(ref) ?? []), ...askedFor(lock, place, (found) => listed.has(found))]));
  }
  const root: Component = {...componentOf(site.name ?? 'site', site, 'required'), type: 'application'};
  const refs = [...components.keys()].sort();
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {lifecycles: [{phase: 'build'}], component: root},
    components: refs.flatMap((ref) => components.get(ref) ?? []),
    dependencies: [
      {ref: root['bom-ref'], dependsOn: askedFor(lock, '', (found) => listed.has(found))},
      ...refs.map((ref) => ({ref, dependsOn: [...(asked.get(ref) ?? [])].sort()})),
    ],
  };
}
