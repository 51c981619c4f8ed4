import {provenance} from '.';
import {facts} from './facts';
import type {Origin} from './types';

type Tree = Readonly<Record<string, unknown>>;

/**
 * A figure as a tool sees it: the path that a page would write, its value, and where it was read.
 */
export interface Figure {
  /** `protocol.transaction.commands` */
  path: string;
  value: unknown;
  unit: string;
  origin: Origin;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
/** One unit, or one for each figure of a group. */
type Units = string | Tree;

const isProvenance = (node: unknown): node is Origin & {unit: Units} => isTree(node) && 'source' in node && 'checkedBy' in node;

const unitOf = (units: Units, name: string): Units => (typeof units === 'string' ? units : ((units[name] ?? '') as Units));

function ofGroup(path: string, value: unknown, unit: Units, origin: Origin): Figure[] {
  if (!isTree(value)) return [{path, value, unit: typeof unit === 'string' ? unit : '', origin}];
  return Object.entries(value).flatMap(([name, inner]) => ofGroup(`${path}.${name}`, inner, unitOf(unit, name), origin));
}

function below(path: string, value: unknown, node: unknown): Figure[] {
  if (isProvenance(node)) return ofGroup(path, value, node.unit, node);
  if (!isTree(value) || !isTree(node)) return [];
  return Object.entries(value).flatMap(([name, inner]) => below(`${path}.${name}`, inner, node[name]));
}

/**
 * Every figure of src/facts. A name of `facts` that has no provenance has no figures here, which a
 * test finds.
 */
export const listFigures = (): Figure[] => Object.entries(facts).flatMap(([name, value]) => below(name, value, (provenance as Tree)[name]));

/** The figures of a path: one, or all of a group such as `protocol.transaction`. */
export const figuresBelow = (path: string, figures: readonly Figure[] = listFigures()): Figure[] =>
  figures.filter((figure) => figure.path === path || figure.path.startsWith(`${path}.`));

/** The figures that only a person can check again, the oldest first. */
export const checkedByPeople = (figures: readonly Figure[] = listFigures()): Figure[] =>
  figures.filter(({origin}) => origin.checkedBy === 'person').sort((one, other) => one.origin.read.localeCompare(other.origin.read));

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)*/g) ?? [];

/** A line for each figure that has a number which its source, as it was read, does not say. */
export const readOtherwise = (figures: readonly Figure[] = listFigures()): string[] =>
  figures.flatMap(({path, value, origin: {says, read}}) => {
    const said = says === undefined ? undefined : numbersIn(says);
    const other = said && numbersIn(String(value)).find((number) => !said.includes(number));
    if (other === undefined) return [];
    return [
      `${path} has ${other}, and its source said "${says ?? ''}" on ${read}. Read the source again, and renew "says", "read" and "holds" in src/facts/provenance/.`,
    ];
  });
