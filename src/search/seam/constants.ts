import {search} from '../options';

/** In the place of the package's constants, which load its own engine besides. */
export const {searchResultLimits} = search;
