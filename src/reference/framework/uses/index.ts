import {stdUses} from './std';
import {collectionUses} from './sui-collections';
import {cryptographyUses} from './sui-cryptography';
import {moneyUses} from './sui-money';
import {objectUses} from './sui-objects';
import {testingUses} from './testing';
import type {Uses} from './types';

/** The short uses that module pages begin with. */
export const uses: Uses = {...stdUses, ...objectUses, ...collectionUses, ...moneyUses, ...cryptographyUses, ...testingUses};
