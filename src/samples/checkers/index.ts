import type {Checker} from '../sample';
import {shellChecker} from './shell';

/** Every checker. A language belongs to one of them. */
export const checkers: readonly Checker[] = [shellChecker];
