import {TypeTagSerializer} from '@mysten/sui/bcs';
import {normalizeStructTag, parseStructTag} from '@mysten/sui/utils';

// #region parse
const type = '0x2::coin::Coin<0x2::sui::SUI>';
const {module, name, typeParams} = parseStructTag(type);
console.log(module, name);
console.log(typeParams.length, 'type argument');
// #endregion parse

// #region normalize
console.log(normalizeStructTag(type));
console.log(
  normalizeStructTag('2::coin::Coin<2::sui::SUI>') === normalizeStructTag(type),
);
// #endregion normalize

// #region tag
const tag = TypeTagSerializer.parseFromStr('vector<0x1::option::Option<u64>>', false);
console.log(JSON.stringify(tag));
console.log(TypeTagSerializer.tagToString(tag));
// #endregion tag
