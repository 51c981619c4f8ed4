import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `bridge::committee`. */
export const committeeModule: ModuleOverlay = {
  summary:
    'The validators that sign bridge messages, with their keys and voting power. `verify_signatures` aborts unless members with enough voting power have signed. Validators register before the committee is formed, and can be blocked later.',
  functions: {
    committee_members: {summary: 'Returns a reference to the members, by public key.'},
    create: {summary: 'Creates a committee without members. Aborts with `ENotSystemAddress` unless the system is the sender.'},
    execute_blocklist: {
      summary:
        'Blocks or unblocks the members with the given Ethereum addresses and emits `BlocklistValidatorEvent`. Aborts with `EValidatorBlocklistContainsUnknownKey` if one of them belongs to no member.',
    },
    register: {
      summary:
        'Records the sender as a candidate, or replaces an earlier registration, and emits `CommitteeMemberRegistration`. It accepts active validators with a key that no other candidate has, and only until the committee has members.',
    },
    try_create_next_committee: {
      summary:
        'Makes members of all candidates that are active validators and emits `CommitteeUpdateEvent`, provided that their voting power reaches the minimum. If it does not, nothing changes and the candidates stay registered.',
    },
    update_node_url: {
      summary:
        'Sets a new URL for the member whose address is the sender, and emits `CommitteeMemberUrlUpdateEvent`. Aborts with `ESenderIsNotInBridgeCommittee` if there is no such member.',
    },
    verify_signatures: {
      summary:
        "Checks the members' recoverable ECDSA signatures on a message. Aborts with `EInvalidSignature` if a signer is not a member, `EDuplicatedSignature` if one signed twice, and `ESignatureBelowThreshold` if the voting power of those who are not blocked is below what `message::required_voting_power` demands. The bridge hands out no reference to its committee, so other packages cannot call it.",
    },
  },
  types: {
    BlocklistValidatorEvent: {
      summary: 'Emitted when members of the committee are blocked or unblocked.',
      fields: {
        blocklisted: '`true` if the members were blocked, `false` if they were unblocked.',
        public_keys: 'The compressed public keys of those members.',
      },
      emittedBy: ['bridge::execute_system_message'],
    },
    BridgeCommittee: {
      summary: 'The members whose signatures count, kept in the state of the bridge.',
      fields: {
        members: 'The members, by compressed public key.',
        member_registrations: 'The candidates for the next committee, by Sui address. They are cleared when it is formed.',
        last_committee_update_epoch: 'The epoch in which the committee was formed and its voting power was taken.',
      },
    },
    CommitteeMember: {
      summary: 'A validator in the committee, with the voting power that it had when the committee was formed.',
      fields: {
        sui_address: 'The Sui address of the member.',
        bridge_pubkey_bytes: 'The compressed ECDSA public key with which the member signs, 33 bytes.',
        voting_power: "The member's share of all voting power in basis points, where 10,000 is the whole.",
        http_rest_url: "The URL of the member's bridge node, as the bytes of its text.",
        blocklisted: '`true` while the signatures of the member count for nothing.',
      },
    },
    CommitteeMemberRegistration: {
      summary:
        "A validator's registration as a candidate. It is stored until the committee is formed, and each registration also emits it as an event.",
      fields: {
        sui_address: 'The Sui address of the candidate.',
        bridge_pubkey_bytes: 'The compressed public key with which the candidate would sign.',
        http_rest_url: 'The URL of the bridge node that the candidate runs.',
      },
      emittedBy: ['bridge::committee_registration'],
    },
    CommitteeMemberUrlUpdateEvent: {
      summary: 'Emitted when a member changes the URL of its bridge node.',
      fields: {member: 'The compressed public key of that member.', new_url: 'The new URL.'},
      emittedBy: ['bridge::update_node_url'],
    },
    CommitteeUpdateEvent: {
      summary: 'Emitted when the committee is formed, which happens at the end of an epoch.',
      fields: {
        members: 'All members of the new committee, by public key.',
        stake_participation_percentage: 'The voting power of all members together, in basis points despite its name.',
      },
      emittedBy: ['try_create_next_committee'],
    },
  },
  errors: {
    ESignatureBelowThreshold: {
      when: 'The members who signed and are not blocked have less voting power than the message needs.',
      raisedBy: ['verify_signatures', 'bridge::approve_token_transfer', 'bridge::execute_system_message'],
      cure: 'Collect signatures from more members.',
    },
    EDuplicatedSignature: {
      when: 'Two of the signatures come from the same key.',
      raisedBy: ['verify_signatures', 'bridge::approve_token_transfer', 'bridge::execute_system_message'],
      cure: 'Pass one signature for each member.',
    },
    EInvalidSignature: {
      when: 'The key recovered from a signature belongs to no member, either because a stranger signed or because the message differs from what was signed.',
      raisedBy: ['verify_signatures', 'bridge::approve_token_transfer', 'bridge::execute_system_message'],
      cure: 'Check that every byte of the message is what the members signed, and drop signatures of others.',
    },
    ENotSystemAddress: {
      when: 'The sender of the transaction that creates the committee is not the system. Users cannot cause it, because only the system creates the bridge.',
      raisedBy: [],
      cure: 'Leave the creation of the committee to the system.',
    },
    EValidatorBlocklistContainsUnknownKey: {
      when: 'A message to block or unblock names an Ethereum address that belongs to no member.',
      raisedBy: ['bridge::execute_system_message'],
      cure: 'Derive the addresses from the public keys of the current members.',
    },
    ESenderNotActiveValidator: {
      when: 'The sender of a registration is not the address of an active validator.',
      raisedBy: ['bridge::committee_registration'],
      cure: 'Register from the address of an active validator.',
    },
    EInvalidPubkeyLength: {
      when: 'The public key of a candidate is not 33 bytes long.',
      raisedBy: ['bridge::committee_registration'],
      cure: 'Pass the compressed form of the secp256k1 key.',
    },
    ECommitteeAlreadyInitiated: {
      when: 'A validator registers after the committee has been formed.',
      raisedBy: ['bridge::committee_registration'],
      cure: 'Do not register anymore: this version of the bridge forms its committee once.',
    },
    EDuplicatePubkey: {
      when: 'Another candidate has registered the same public key.',
      raisedBy: ['bridge::committee_registration'],
      cure: 'Generate a key for each validator.',
    },
    ESenderIsNotInBridgeCommittee: {
      when: 'Someone who is not a member of the committee tries to change a URL.',
      raisedBy: ['bridge::update_node_url'],
      cure: 'Send the transaction from the address with which the member registered.',
    },
  },
};
