import {packageId, type Example} from './types';

const uid = {Struct: {address: '0x2', module: 'object', name: 'UID', typeArguments: []}};
const plantType = {Struct: {address: packageId, module: 'greenhouse', name: 'Plant', typeArguments: []}};
const struct = {
  abilities: {abilities: ['Store', 'Key']},
  typeParameters: [],
  fields: [
    {name: 'id', type: uid},
    {name: 'height', type: 'U64'},
  ],
};
const water = {visibility: 'Public', isEntry: false, typeParameters: [], parameters: [{MutableReference: plantType}, 'U64'], return: []};
const greenhouse = {
  fileFormatVersion: 7,
  address: packageId,
  name: 'greenhouse',
  friends: [],
  structs: {Plant: struct},
  enums: {},
  exposedFunctions: {water},
};

/** Examples of the Move Utils. */
export const moveUtilsExamples: Readonly<Record<string, Example>> = {
  sui_getNormalizedMoveModulesByPackage: {params: [packageId], result: {greenhouse}},
  sui_getNormalizedMoveModule: {params: [packageId, 'greenhouse'], result: greenhouse},
  sui_getNormalizedMoveStruct: {params: [packageId, 'greenhouse', 'Plant'], result: struct},
  sui_getNormalizedMoveFunction: {params: [packageId, 'greenhouse', 'water'], result: water},
  sui_getMoveFunctionArgTypes: {params: [packageId, 'greenhouse', 'water'], result: [{Object: 'ByMutableReference'}, 'Pure']},
};
