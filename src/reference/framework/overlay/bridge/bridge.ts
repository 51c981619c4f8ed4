import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `bridge::bridge`. */
export const bridgeModule: ModuleOverlay = {
  summary:
    'The shared `Bridge` object at address `0x9`, through which tokens are sent to Ethereum and claimed when they arrive from there. Anyone can submit the approvals that the committee has signed. A limit applies to what is claimed.',
  functions: {
    approve_token_transfer: {
      summary:
        "Checks the committee's signatures on a token transfer in either direction, records them, and emits `TokenTransferApproved`. If the transfer was approved before, it emits `TokenTransferAlreadyApproved` and changes nothing. Signatures that are invalid or too few abort in `committee`. Aborts with `EBridgeUnavailable` while the bridge is paused, and with `EMalformedMessageError` if a transfer from Sui differs from the one on record.",
    },
    claim_and_transfer_token: {
      summary:
        'Mints the coin of an approved transfer to Sui and sends it to the recipient; anyone can call it. If it was claimed before or the limit of the route is reached, the call succeeds without a coin and emits `TokenTransferAlreadyClaimed` or `TokenTransferLimitExceed`. Aborts with `EMessageNotFoundInRecords` if there is no such transfer, and with `EUnauthorisedClaim` if the committee has not approved it.',
    },
    claim_token: {
      summary:
        'Mints the coin of an approved transfer to Sui and returns it to the recipient, who must be the sender of the transaction; otherwise it aborts with `EUnauthorisedClaim`. Aborts with `ETokenAlreadyClaimedOrHitLimit` if the coin was claimed before, or if it would exceed the limit of its route; a transfer with a timestamp is free of the limit once it is more than 48 hours old. Emits `TokenTransferClaimed`.',
    },
    committee_registration: {
      summary:
        'Enters the sender, an active validator, as a candidate for the committee, with a compressed ECDSA public key of 33 bytes and the URL of its bridge node, and emits `committee::CommitteeMemberRegistration`. A second call replaces both values. Once the committee exists, the call aborts with `committee::ECommitteeAlreadyInitiated`.',
    },
    execute_system_message: {
      summary:
        'Carries out a decision of the committee: pause or resume the bridge, block members, change a limit or a price, or add tokens. Anyone can submit the signed message. A pause and a resumption emit `EmergencyOpEvent`, and each other kind the event of `committee`, `limiter` or `treasury` for it. Aborts with `EUnexpectedChainID` if it is for another network, with `EUnexpectedSeqNum` if it is not the next of its kind, and with `EUnexpectedMessageType` for a token transfer.',
    },
    register_foreign_token: {
      summary:
        'Hands the bridge the `TreasuryCap` and the `UpgradeCap` of a coin that stands for a token on Ethereum, and emits `treasury::TokenRegistrationEvent`. The coin cannot be bridged until the committee has added it with a system message. There is no way to get either cap back. Aborts with `treasury::ETokenSupplyNonZero` if any coins exist, and with `treasury::EInvalidUpgradeCap` if the `UpgradeCap` is for another package.',
    },
    send_token: {
      summary:
        'Burns a coin, records a transfer of its amount to an Ethereum address of 20 bytes, and emits `TokenDepositedEvent`. Ethereum releases the tokens once the committee has signed the transfer. Aborts with `EBridgeUnavailable` while the bridge is paused, with `EInvalidBridgeRoute`, `EInvalidEvmAddress` or `ETokenValueIsZero` if the destination or the amount is wrong, and with `treasury::EUnsupportedTokenType` for a coin that cannot be bridged.',
    },
    send_token_v2: {
      summary:
        'Does what `send_token` does, but writes the time of the `Clock` into the message, so that the receiving side can tell how old the transfer is. Emits `TokenDepositedEventV2`.',
    },
    update_node_url: {
      summary:
        "Changes the URL of the sender's bridge node and emits `committee::CommitteeMemberUrlUpdateEvent`. Aborts with `committee::ESenderIsNotInBridgeCommittee` for anyone who is not a member of the committee.",
    },
  },
  types: {
    Bridge: {
      summary: 'The shared object at `0x9` that every call to the bridge takes. The system creates it, once on each network.',
      fields: {
        id: 'The ID of the object, which is `0x9`.',
        inner: 'A `Versioned` that holds the `BridgeInner`, so that its layout can change later.',
      },
    },
    BridgeInner: {
      summary: 'The state of the bridge. It is stored inside the `Bridge` object, and only this module reads and changes it.',
      fields: {
        bridge_version: 'The version of the layout, 1, which must equal that of the `Versioned` around it.',
        message_version: 'The version of messages as of the creation of the bridge, 1.',
        chain_id: 'The network that the bridge is on, as a number of `chain_ids`, such as 0 for Sui Mainnet.',
        sequence_nums: 'The next sequence number for each kind of message, which keeps a message from being used twice.',
        committee: 'The validators who sign messages.',
        treasury: 'The tokens that can be bridged, with the caps to mint and burn them.',
        token_transfer_records: 'All transfers from Sui and all approved transfers to Sui, none of which is ever removed.',
        limiter: 'The limits on claims, and what has been claimed in the last 24 hours.',
        paused: '`true` while nothing can be sent, approved or claimed.',
      },
    },
    BridgeRecord: {
      summary: 'The record of one transfer, made when a coin is sent from Sui or when a transfer to Sui is approved.',
      fields: {
        message: 'The transfer as the committee signs it.',
        verified_signatures: 'The signatures that approved the transfer, or none while it waits for them.',
        claimed: '`true` once the coin has been claimed on Sui; for a transfer from Sui it stays `false`.',
      },
    },
    EmergencyOpEvent: {
      summary: 'Emitted when the committee pauses the bridge or resumes it.',
      fields: {frozen: '`true` for a pause, `false` for a resumption.'},
      emittedBy: ['execute_system_message'],
    },
    TokenDepositedEvent: {
      summary:
        'Emitted when a coin is burned on Sui for a transfer without a timestamp. It has everything that the committee needs in order to sign.',
      fields: {
        seq_num: 'The sequence number of the transfer, which together with the source network identifies it.',
        source_chain: 'The network that the coin left, as a number of `chain_ids`.',
        sender_address: 'The Sui address of the sender, 32 bytes.',
        target_chain: 'The Ethereum network to pay on.',
        target_address: 'The Ethereum address to pay, 20 bytes.',
        token_type: 'The number of the token, as in `treasury::token_id`.',
        amount: 'How much was burned, in the smallest unit of the coin on Sui.',
      },
      emittedBy: ['send_token'],
    },
    TokenDepositedEventV2: {
      summary: 'Emitted when a coin is burned on Sui for a transfer with a timestamp. Apart from that it matches `TokenDepositedEvent`.',
      fields: {
        seq_num: 'The sequence number of the timestamped transfer.',
        source_chain: 'The network of the `Bridge` that burned the coin.',
        sender_address: 'The address that sent the transaction, as 32 bytes.',
        target_chain: 'The Ethereum network that the tokens go to.',
        target_address: 'The 20 bytes of the Ethereum address that receives the tokens.',
        token_type: 'The number under which the bridge knows the token.',
        amount: 'The amount burned, in the smallest unit of the coin.',
        timestamp_ms: 'The time of the `Clock` when the coin was sent, in milliseconds since 1970.',
      },
      emittedBy: ['send_token_v2'],
    },
    TokenTransferAlreadyApproved: {
      summary: 'Emitted when signatures are submitted for a transfer that is approved already. Nothing else happens.',
      fields: {message_key: 'The key of the transfer that needed no second approval.'},
      emittedBy: ['approve_token_transfer'],
    },
    TokenTransferAlreadyClaimed: {
      summary:
        'Emitted when a transfer is claimed a second time. Only `claim_and_transfer_token` leaves it behind, because `claim_token` aborts in that case.',
      fields: {message_key: 'The key of the transfer that was claimed before.'},
      emittedBy: ['claim_and_transfer_token'],
    },
    TokenTransferApproved: {
      summary: 'Emitted when the signatures on a transfer are recorded, after which it can be claimed.',
      fields: {message_key: 'The key of the approved transfer.'},
      emittedBy: ['approve_token_transfer'],
    },
    TokenTransferClaimed: {
      summary: 'Emitted when the coin of a transfer to Sui is minted for its recipient.',
      fields: {message_key: 'The key of the transfer whose coin was minted.'},
      emittedBy: ['claim_and_transfer_token', 'claim_token'],
    },
    TokenTransferLimitExceed: {
      summary: 'Emitted when a claim would exceed the limit of its route. The transfer stays approved and can be claimed later.',
      fields: {message_key: 'The key of the transfer that has to wait.'},
      emittedBy: ['claim_and_transfer_token'],
    },
  },
  errors: {
    EUnexpectedMessageType: {
      when: 'A token transfer is submitted as a system message.',
      raisedBy: ['execute_system_message'],
      cure: 'Submit token transfers with `approve_token_transfer`.',
    },
    EUnauthorisedClaim: {
      when: 'The committee has not approved the transfer yet, or the sender of `claim_token` is not its recipient.',
      raisedBy: ['claim_and_transfer_token', 'claim_token'],
      cure: 'Wait for `TokenTransferApproved`, and claim as the recipient or with `claim_and_transfer_token`.',
    },
    EMalformedMessageError: {
      when: 'The transfer to approve differs from the one on record under the same key, or a message to add tokens has lists of different lengths.',
      raisedBy: ['approve_token_transfer', 'execute_system_message'],
      cure: 'Rebuild the message from the deposit event, or from the decision of the committee.',
    },
    EUnexpectedTokenType: {
      when: 'The type argument `T` of a claim is not the token of the transfer.',
      raisedBy: ['claim_and_transfer_token', 'claim_token'],
      cure: 'Read the token number in the message and pass the coin type that belongs to it.',
    },
    EUnexpectedChainID: {
      when: 'Neither end of a transfer to approve is on this network, a coin to claim is due on another one, or a system message is for another one.',
      raisedBy: ['approve_token_transfer', 'claim_and_transfer_token', 'claim_token', 'execute_system_message'],
      cure: 'Submit the message on the network that it names.',
    },
    ENotSystemAddress: {
      when: 'Anyone but the system, whose address is `0x0`, tries to create the bridge or its first committee. Users never see it, because no function that a transaction can call does that.',
      raisedBy: [],
      cure: 'Leave the setup of the bridge to the system transaction at the end of an epoch.',
    },
    EUnexpectedSeqNum: {
      when: 'The sequence number of a system message is not the next one for its kind.',
      raisedBy: ['execute_system_message'],
      cure: 'Submit the messages of each kind in order, and each message once.',
    },
    EWrongInnerVersion: {
      when: 'The state in the `Bridge` object has a version that this version of the package does not know.',
      raisedBy: [
        'approve_token_transfer',
        'claim_and_transfer_token',
        'claim_token',
        'committee_registration',
        'execute_system_message',
        'register_foreign_token',
        'send_token',
        'send_token_v2',
        'update_node_url',
      ],
      cure: 'Report it to the Sui developers; a caller cannot fix it.',
    },
    EBridgeUnavailable: {
      when: 'The committee has paused the bridge.',
      raisedBy: ['approve_token_transfer', 'claim_and_transfer_token', 'claim_token', 'send_token', 'send_token_v2'],
      cure: 'Wait for an `EmergencyOpEvent` in which `frozen` is `false`; transfers on record are kept.',
    },
    EUnexpectedOperation: {
      when: 'An emergency message asks for neither a pause nor a resumption. `message::EInvalidEmergencyOpType` comes first, so this code does not appear in practice.',
      raisedBy: ['execute_system_message'],
      cure: 'Use 0 to pause or 1 to resume.',
    },
    EInvariantSuiInitializedTokenTransferShouldNotBeClaimed: {
      when: 'A transfer from Sui is marked as claimed, which should be impossible. It points to a corrupt record.',
      raisedBy: ['approve_token_transfer'],
      cure: 'Report the transfer with its sequence number.',
    },
    EMessageNotFoundInRecords: {
      when: 'No transfer with the given source network and sequence number has been recorded on Sui.',
      raisedBy: ['claim_and_transfer_token', 'claim_token'],
      cure: 'Check both values against the deposit on Ethereum, and wait until the transfer has been approved.',
    },
    EUnexpectedMessageVersion: {
      when: 'The version of a transfer message is above 2, or that of a system message is not 1.',
      raisedBy: ['approve_token_transfer', 'execute_system_message'],
      cure: 'Build the message with the functions of `message`.',
    },
    EBridgeAlreadyPaused: {
      when: 'The committee asks for a pause, but the bridge is paused already.',
      raisedBy: ['execute_system_message'],
      cure: 'Do not submit a second pause until the bridge has been resumed.',
    },
    EBridgeNotPaused: {
      when: 'The committee asks the bridge to resume, but it is not paused.',
      raisedBy: ['execute_system_message'],
      cure: 'Submit a resumption only after a pause.',
    },
    ETokenAlreadyClaimedOrHitLimit: {
      when: 'The coin has been claimed before, or it would bring the route above its limit for the last 24 hours.',
      raisedBy: ['claim_token'],
      cure: 'Look for a `TokenTransferClaimed` event with this key, and try again later if there is none.',
    },
    EInvalidBridgeRoute: {
      when: 'The bridge on this network does not send to the given network.',
      raisedBy: ['send_token', 'send_token_v2'],
      cure: 'Choose a destination for which `chain_ids::is_valid_route` returns `true`: from Sui Mainnet, that is only 10, Ethereum Mainnet.',
    },
    EMustBeTokenMessage: {
      when: 'A message other than a token transfer is submitted for approval.',
      raisedBy: ['approve_token_transfer'],
      cure: 'Submit system messages with `execute_system_message`.',
    },
    EInvalidEvmAddress: {
      when: 'The address to pay on Ethereum is not 20 bytes long.',
      raisedBy: ['send_token', 'send_token_v2'],
      cure: 'Pass the raw bytes of the Ethereum address, not its text or a padded form.',
    },
    ETokenValueIsZero: {
      when: 'The balance of the coin to send is zero.',
      raisedBy: ['send_token', 'send_token_v2'],
      cure: 'Send a coin with a balance above zero.',
    },
  },
};
