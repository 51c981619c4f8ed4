import * as z from 'zod';
import {ownerFiles} from '../results/owner-files';
import type {OwnerTypes} from './view';

/** Where types are kept, from the repository's top. */
export const typesFolder = '.docusaurus/sample-types';

const mark = z.tuple([z.number(), z.number(), z.number(), z.number()]);

const files = ownerFiles<OwnerTypes>(typesFolder, z.object({texts: z.array(z.string()), samples: z.record(z.string(), z.array(mark))}));

/** The types of a page or of a sample file; nothing where the check found none. */
export const readTypes = files.read;

/** Writes the types that a whole run found. */
export const writeTypes = files.write;
