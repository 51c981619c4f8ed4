import {bcs} from '@mysten/sui/bcs';
import {deriveObjectID} from '@mysten/sui/utils';

// #region derive
const registry = '0x8c4f91d03be7256ad90c1f68e35b7204da91c6fe83507bd24e6a08f3c97b15d2';
const owner = '0x3f8c1d6a2be94705c1e83fa0d97b46522ca86e1f0b5d7394e6a1c82f5d0b9e47';

console.log(deriveObjectID(registry, 'address', bcs.Address.serialize(owner).toBytes()));
// #endregion derive
