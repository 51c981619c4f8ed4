/**
 * A name as a part of a route: `GetCoinInfo` → `get-coin-info`, `Owner.OwnerKind` →
 * `owner-owner-kind`, `suix_getCoins` → `suix-get-coins`.
 */
export const kebab = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/[._]/g, '-')
    .toLowerCase();
