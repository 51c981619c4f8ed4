import type {Made} from '../../transaction/drawn';
import {tradingPictures} from './trading';
import {workshopPictures} from './workshop';

/**
 * How the transactions of quoted samples are made, by the sample's file and region. A test names an
 * entry that no page asks for.
 */
export const pictures: Readonly<Record<string, Made>> = {...workshopPictures, ...tradingPictures};
