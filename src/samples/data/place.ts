import type {Finding} from '../lib/report';
import type {DataErrorCode} from './codes';
import {describe, show} from './describe';
import type {DataNode} from './document';
import type {Value} from './keys';

/** Where a value stands in its file, and whether its table must be whole. */
export interface Place {
  /** Dotted path from the file's top; empty for the file itself. */
  path: string;
  /** Keys may be missing: the sample is part of a file. */
  partial: boolean;
}

export const childOf = ({path}: Place, name: string): Place => ({path: path === '' ? name : `${path}.${name}`, partial: false});
export const itemOf = ({path}: Place, index: number): Place => ({path: `${path}[${index}]`, partial: false});

/** How a message names a place. */
export const nameOf = ({path}: Place): string => (path === '' ? 'the file' : `"${path}"`);

export const finding = (code: DataErrorCode, line: number, message: string): Finding => ({code, line, message});

/** The finding for a value that is not what the model says. */
export const wrongValue = (node: DataNode, value: Value, place: Place): readonly Finding[] => [
  finding('VALUE_TYPE', node.line, `${nameOf(place)} must be ${describe(value)}, and is ${show(node)}.`),
];
