import type {Asked} from './asked';
import {concepts} from './concepts';
import {developers} from './developers';
import {errorsAndOperation} from './errors-and-operation';
import {lookups} from './lookups';

export type {Asked} from './asked';

/** All queries by which search is measured. They were written before anybody looked at what search answers to them. */
export const asked: readonly Asked[] = [...developers, ...lookups, ...concepts, ...errorsAndOperation];
