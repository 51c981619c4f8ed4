/** Invented values of valid form that the examples share. */
export const owner = '0x3f8c1d6a2be94705c1e83fa0d97b46522ca86e1f0b5d7394e6a1c82f5d0b9e47';
export const recipient = '0x91d4f0c27a3be8561f0a9c4e2d83b7650f6ea1c9d2485b37e0fa86c15d7b3e92';
export const objectId = '0xc515794b390b97a78df3ace99c269def52f35e45f24a91cd2be313963ccc51ad';
export const packageId = '0x289dd265a0e35333b928dd7f399ebf66c5c92a3a8daf7233b13365888a2337b8';
export const digest = '6hRkWm2QvXz8YbTn4JdPcF1sLgA9uEoK3iVxM7yDqBNe';
export const otherDigest = '9sLx2TfVqHb7mYcJ4KdRzN8aGpE1wXuS5oQkB3vMtCFy';
/** BCS bytes, cut short. */
export const transactionBytes = 'AAACAAgAZc0dAAAAAAAg';
export const signature = 'AJ2m4o0PfC3sVq9x';
export const suiCoin = '0x2::sui::SUI';
