export const CLIENT_ID = '483920175566-orchard.apps.googleusercontent.com';
export const REDIRECT_URL = 'http://localhost:5173/';
export const NETWORK = 'devnet';
export const GRPC_URL = 'https://fullnode.devnet.sui.io:443';
/**
 * How long a login lasts, beyond the current epoch. Epochs of Devnet take about an hour.
 */
export const EXTRA_EPOCHS = 4;
