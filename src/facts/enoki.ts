/**
 * Version of `@mysten/enoki` for `@mysten/sui` 2.x. Source: its `package.json` in
 * MystenLabs/ts-sdks, 03fe26bf.
 */
export const enokiSdk = '1.2.16';
