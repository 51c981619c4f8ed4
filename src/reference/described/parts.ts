import {sourceConstants} from '../framework/constants';
import {frameworkAbis} from '../framework/load';
import {overlays} from '../framework/overlay';
import type {PackageAbi} from '../move/model';
import {sourceConstants as packageConstants} from '../packages/constants';
import {packageAbis} from '../packages/load';
import {overlays as packageOverlays} from '../packages/overlay';
import {grpcParts, jsonRpcParts} from './api-parts';
import {graphqlParts} from './graphql-parts';
import type {Part} from './model';
import {moveParts} from './move-parts';
import {cliParts, errorParts, indexerParts, testOnlyParts} from './own-parts';

/** A package with a table of its own; those that are outdated have none (`uncounted` in `exceptions.ts`). */
const counted = ({info}: PackageAbi): boolean => info.outdated === undefined;

/** The parts of every reference as they stand now. */
export function allParts(): Part[] {
  const framework = {overlays: overlays(), constants: sourceConstants};
  return [
    ...frameworkAbis()
      .filter(counted)
      .flatMap((abi) => moveParts(`Move framework: ${abi.info.name}`, [abi], framework)),
    ...testOnlyParts(),
    ...moveParts('Packages', packageAbis(), {overlays: packageOverlays(), constants: packageConstants}),
    ...grpcParts(),
    ...jsonRpcParts(),
    ...graphqlParts(),
    ...cliParts(),
    ...indexerParts(),
    ...errorParts(),
  ];
}
