import {deepbookPackages} from './deepbook-packages';
import {kitPackages} from './kit-packages';
import type {PublishedInfo} from './published-info';
import {suinsPackages} from './suins-packages';

/** The packages, in the order of the sidebar. */
export const packages: readonly PublishedInfo[] = [...deepbookPackages, ...kitPackages, ...suinsPackages];
