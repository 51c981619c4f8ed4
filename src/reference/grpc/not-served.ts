import {allowancesRelease, mainnetSince} from '../../facts/mainnet-since';
import {versions} from '../../facts/versions';

/** What has to happen before a place is of use on public networks. */
export type Needs =
  /**
   * Mainnet has to run this release, whose protocol version switches it on. Testnet has it already.
   */
  | {release: string; protocol: number}
  /** No release does it: the interface is ahead of the servers. */
  | 'a later release'
  /** It is not for public networks at all. */
  | 'a local fork';

/** Something that the pinned SDK knows and that public networks do not serve. */
export interface NotServed {
  /** Full names of services, fields and enum values. */
  places: readonly string[];
  needs: Needs;
  /** What happens to a client that uses it all the same. Markdown, a sentence. */
  until: string;
  /** How it is known: files and names of the source. Markdown. */
  evidence: string;
}

/** Day on which the sources were compared. */
export const comparedOn = '2026-11-23';

/**
 * What the pinned SDK has and public networks do not serve, as far as sources show it; no network
 * was asked.
 *
 * The names in the SDK's generated files (@mysten/sui 2.33.1) were compared with the .proto files
 * of MystenLabs/sui-rust-sdk, from which full nodes are built, at d71f9d6 of 2026-08-19, the newest
 * stored one. It is older than 1.80, whose protocol switches on what that commit adds,
 * `AllowedProposers`. The SDK has two things that it lacks: `sui.forking.v1alpha`, which is in the
 * source of `sui-fork` alone, and the name SENDER_ALLOWANCE, which is ALLOWANCE there (renamed by
 * pull request 310 of 2026-09-04, with the same number; LinkUVerse/rtd-rust-sdk at 1aed5776, the
 * copy for 1.81, has the new name). So no message and no field waits for a release of the servers.
 * What waits is what validators accept: the flags of the snapshot `Mainnet_version_137.snap`, and
 * `validity_check` of `crates/sui-types/src/transaction.rs`, both in the rebranded copy of 1.81,
 * LinkUVerse/rtd at 7098077d8d. INVALID_TX_CONTEXT and `allowed_proposers`, the youngest after
 * allowances, are on in that snapshot (`ptb_tx_context_restrictions`, `allowed_proposers`).
 */
export const notServed: readonly NotServed[] = [
  {
    places: [
      'sui.rpc.v2.FundsWithdrawal.funder',
      'sui.rpc.v2.FundsWithdrawal.allowance',
      'sui.rpc.v2.FundsWithdrawal.Source.SENDER_ALLOWANCE',
    ],
    needs: {release: allowancesRelease, protocol: mainnetSince.allowances},
    until: 'Validators refuse the transaction with `Allowance withdrawals are not enabled`.',
    evidence: `\`enable_allowances\` is not among the flags of Mainnet at protocol ${versions.protocol} (pull requests 28033 and 28035 took it out); \`validity_check\` in \`transaction.rs\``,
  },
  {
    places: ['sui.rpc.v2.FundsWithdrawal.Source.SPONSOR'],
    needs: 'a later release',
    until: 'Validators refuse the transaction with `Explicit sponsor withdrawals are not yet supported`.',
    evidence: `\`validity_check\` in \`transaction.rs\`, which refuses it in ${versions.next.suiCli} without asking for a flag`,
  },
  {
    places: ['sui.rpc.v2.TransactionExpiration.min_timestamp', 'sui.rpc.v2.TransactionExpiration.max_timestamp'],
    needs: 'a later release',
    until: 'Validators refuse the transaction with `Timestamp-based transaction expiration is not yet supported`. Use epochs.',
    evidence: `\`validity_check\` in \`transaction.rs\`, which refuses either field in ${versions.next.suiCli}`,
  },
  {
    places: ['sui.forking.v1alpha.ForkingService'],
    needs: 'a local fork',
    until: 'Full nodes answer `UNIMPLEMENTED`.',
    evidence: '`forking_service.proto` is in `crates/sui-fork` and not in `sui-rpc`, from which full nodes take their services',
  },
];
