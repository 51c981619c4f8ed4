import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `bridge::message`. */
export const messageModule: ModuleOverlay = {
  summary:
    'The messages that the committee signs: token transfers, emergency pause, blocklist, limits, prices and new tokens. Its functions build, serialize and parse each kind of message, and tell how much voting power a message needs. Anyone can build a message, but it has no effect until enough of the committee has signed it.',
  functions: {
    blocklist_type: {summary: 'Returns what a blocklist does to the members it names: 0 blocks them, 1 unblocks them.'},
    blocklist_validator_addresses: {summary: 'Returns a reference to the Ethereum addresses of the members that a blocklist names.'},
    create_add_tokens_on_sui_message: {
      summary:
        'Builds the message that adds registered coins to the supported tokens, from lists in the same order: token numbers, type names and prices in dollars with eight decimals. A `source_chain` that does not exist aborts with `chain_ids::EInvalidBridgeRoute`.',
    },
    create_blocklist_message: {
      summary:
        'Builds the message that blocks (`blocklist_type` 0) or unblocks (1) members, named by their Ethereum addresses. Aborts with `EInvalidAddressLength` if an address does not have 20 bytes, and with `chain_ids::EInvalidBridgeRoute` for an unknown `source_chain`.',
    },
    create_emergency_op_message: {
      summary:
        'Builds the message that pauses (`op_type` 0) or resumes (1) the bridge. Other operations are rejected only when signatures are checked, while a `source_chain` that stands for no network aborts with `chain_ids::EInvalidBridgeRoute` at once.',
    },
    create_key: {summary: 'Makes the key of a message from its source network, kind and sequence number.'},
    create_token_bridge_message: {
      summary:
        'Builds a token transfer of version 1, without a timestamp. Aborts with `chain_ids::EInvalidBridgeRoute` for an unknown network, and with `EInvalidPayloadLength` unless the two addresses have 52 bytes together, as one of Sui and one of Ethereum do.',
    },
    create_token_bridge_message_v2: {
      summary:
        'Builds a token transfer of version 2, with a timestamp in milliseconds. It makes the same checks as `create_token_bridge_message`.',
    },
    create_update_asset_price_message: {
      summary:
        'Builds the message that sets the price of a token, in dollars with eight decimals, on the network `source_chain`. If there is no such network, it aborts with `chain_ids::EInvalidBridgeRoute`.',
    },
    create_update_bridge_limit_message: {
      summary:
        'Builds the message that sets the limit of the route from `sending_chain` to `receiving_chain`, in dollars with eight decimals. The receiving network becomes the source of the message, because it is the one that applies it. Aborts with `chain_ids::EInvalidBridgeRoute` if either number is unknown.',
    },
    emergency_op_pause: {summary: 'Returns 0, the operation that pauses the bridge.'},
    emergency_op_type: {summary: 'Returns the operation that an emergency message asks for.'},
    emergency_op_unpause: {summary: 'Returns 1, the operation that resumes the bridge.'},
    extract_add_tokens_on_sui: {
      summary:
        'Reads the payload of a message that adds tokens. Aborts with `ETrailingBytes` if bytes are left over after the lists, and with `ascii::EInvalidASCIICharacter` if a type name is not ASCII.',
    },
    extract_blocklist_payload: {
      summary:
        'Reads the payload of a blocklist message. Aborts with `EEmptyList` if it names nobody, and with `ETrailingBytes` if bytes follow the last address.',
    },
    extract_emergency_op_payload: {
      summary: 'Reads the payload of an emergency message, which is a single byte. Aborts with `ETrailingBytes` if it is not.',
    },
    extract_token_bridge_payload: {
      summary:
        'Reads the payload of a token transfer of version 1. Aborts with `EInvalidMessageVersion` for another version, `chain_ids::EInvalidBridgeRoute` for an unknown target network, and `ETrailingBytes` if bytes are left after the amount.',
    },
    extract_token_bridge_payload_v2: {
      summary:
        'Reads the payload of a token transfer of version 2. Any other version aborts with `EInvalidMessageVersion`, an unknown target network with `chain_ids::EInvalidBridgeRoute`, and bytes after the timestamp with `ETrailingBytes`.',
    },
    extract_update_asset_price: {
      summary: 'Reads the payload of a message that sets a price. Aborts with `ETrailingBytes` if anything follows the price.',
    },
    extract_update_bridge_limit: {
      summary:
        'Reads the payload of a message that sets a limit, and takes the receiving network from the message itself. Aborts with `ETrailingBytes` if anything follows the limit, and with `chain_ids::EInvalidBridgeRoute` if the sending network is unknown.',
    },
    is_native: {summary: 'Returns `true` if a message adds tokens that come from Sui itself. The bridge ignores such messages so far.'},
    key: {summary: 'Returns the key under which the bridge records a message.'},
    message_type: {summary: 'Returns the kind of a message, as a number of `message_types`.'},
    message_version: {summary: 'Returns the version of a message: 2 for a token transfer with a timestamp, otherwise 1.'},
    payload: {summary: 'Returns a copy of the payload of a message, as bytes.'},
    required_voting_power: {
      summary:
        'Returns the voting power that must sign a message, out of 10,000: 3,334 for a token transfer, 450 to pause the bridge, and 5,001 for everything else. Aborts with `EInvalidMessageType` for an unknown kind, and with `EInvalidEmergencyOpType` for an emergency message that neither pauses nor resumes.',
    },
    seq_num: {summary: 'Returns the sequence number of a message.'},
    serialize_message: {
      summary:
        'Returns the bytes of a message: kind, version, sequence number with the highest byte first, source network and payload. What the committee signs is `SUI_BRIDGE_MESSAGE` followed by these bytes.',
    },
    source_chain: {summary: 'Returns the network that a message comes from or, for a system message, the one that it is for.'},
    timestamp_ms: {summary: 'Returns when a transfer of version 2 was sent, in milliseconds since 1970.'},
    to_parsed_token_transfer_message: {
      summary:
        'Parses a token transfer of either version for clients to read, leaving out any timestamp. Aborts with `EMustBeTokenMessage` for other kinds of messages, and with `chain_ids::EInvalidBridgeRoute` for an unknown target network.',
    },
    to_token_payload_v1: {summary: 'Copies the payload of a version 2 transfer into one of version 1, without the timestamp.'},
    token_amount: {summary: 'Returns the amount of a transfer, in the smallest unit of the token.'},
    token_ids: {summary: 'Returns the numbers of the tokens that a message adds.'},
    token_prices: {summary: 'Returns the initial prices of the tokens that a message adds, in dollars with eight decimals.'},
    token_target_address: {summary: 'Returns the address that a transfer pays: 20 bytes on Ethereum, 32 on Sui.'},
    token_target_chain: {summary: 'Returns the number of the network on which a transfer pays.'},
    token_transfer_message_version: {
      summary: 'Returns 2, the highest version of token transfers that the bridge accepts.',
    },
    token_type: {summary: 'Returns the number of the token that a transfer moves.'},
    token_type_names: {summary: 'Returns the type names of the coins that a message adds.'},
    update_asset_price_payload_new_price: {summary: 'Returns the price that a price message sets, in dollars with eight decimals.'},
    update_asset_price_payload_token_id: {summary: 'Returns the number of the token whose price a message sets.'},
    update_bridge_limit_payload_limit: {summary: 'Returns the limit that a limit message sets, in dollars with eight decimals.'},
    update_bridge_limit_payload_receiving_chain: {summary: 'Returns the network at the end of the route whose limit a message sets.'},
    update_bridge_limit_payload_sending_chain: {summary: 'Returns the network at the start of the route whose limit a message sets.'},
  },
  types: {
    AddTokenOnSui: {
      summary: 'The payload of a message that adds tokens, made by `extract_add_tokens_on_sui`. Its lists are in the same order.',
      fields: {
        native_token: 'Whether the tokens come from Sui itself; if so, the bridge ignores the message.',
        token_ids: 'The numbers assigned to the tokens.',
        token_type_names: 'The type names under which the coins were registered.',
        token_prices: 'The initial price of each token, in dollars with eight decimals.',
      },
    },
    Blocklist: {
      summary: 'The payload of a message that blocks or unblocks members, made by `extract_blocklist_payload`.',
      fields: {
        blocklist_type: '1 to unblock the members; any other number, normally 0, blocks them.',
        validator_eth_addresses: 'The Ethereum addresses that belong to the keys of the members, 20 bytes each.',
      },
    },
    BridgeMessage: {
      summary: 'A message for the committee to sign, made by one of the `create_` functions.',
      fields: {
        message_type: 'What kind of message it is, as a number of `message_types`.',
        message_version: 'The version of the format, which is 1 or, for a transfer with a timestamp, 2.',
        seq_num: 'The number of the message among those of its kind from the same network.',
        source_chain: 'The network where a transfer starts, or on which a system message is applied.',
        payload: 'The content, in a format that depends on the kind.',
      },
    },
    BridgeMessageKey: {
      summary: 'What identifies a message, and the key under which the bridge records a transfer.',
      fields: {
        source_chain: 'The network that the identified message comes from.',
        message_type: 'The kind of the identified message.',
        bridge_seq_num: 'Its sequence number among messages of that kind from that network.',
      },
    },
    EmergencyOp: {
      summary: 'The payload of an emergency message, made by `extract_emergency_op_payload`.',
      fields: {op_type: '0 to pause the bridge, 1 to resume it.'},
    },
    ParsedTokenTransferMessage: {
      summary: 'A parsed token transfer, made by `to_parsed_token_transfer_message` for clients that read the bridge.',
      fields: {
        message_version: 'The version that the transfer was built with, 1 or 2.',
        seq_num: 'The sequence number of the parsed transfer.',
        source_chain: 'The network where the parsed transfer started.',
        payload: 'The payload as bytes, including a timestamp.',
        parsed_payload: 'The payload as fields, without a timestamp.',
      },
    },
    TokenTransferPayload: {
      summary: 'The content of a token transfer of version 1, also used for version 2 where the timestamp does not matter.',
      fields: {
        sender_address: 'The address that sent the tokens, in the bytes of its own network.',
        target_chain: 'The network on which the tokens are paid out.',
        target_address: 'The address that is paid, in the bytes of the target network.',
        token_type: 'The number of the token to pay out.',
        amount: 'The amount to pay out, in the smallest unit.',
      },
    },
    TokenTransferPayloadV2: {
      summary: 'The content of a token transfer of version 2, which also says when it was sent.',
      fields: {
        sender_address: 'The address that the tokens came from.',
        target_chain: 'The network that the tokens go to.',
        target_address: 'The address that receives the tokens.',
        token_type: 'The number of the token that crosses.',
        amount: 'How much crosses, in the smallest unit of the token.',
        timestamp_ms: 'When the tokens were sent, in milliseconds since 1970; 48 hours later the limit no longer applies.',
      },
    },
    UpdateAssetPrice: {
      summary: 'The payload of a message that sets a price, made by `extract_update_asset_price`.',
      fields: {
        token_id: 'The number of the token to reprice.',
        new_price: 'The new price of a whole token, in dollars with eight decimals.',
      },
    },
    UpdateBridgeLimit: {
      summary: 'The payload of a message that sets a limit, made by `extract_update_bridge_limit`.',
      fields: {
        receiving_chain: 'The network where the limited route ends; it applies the message.',
        sending_chain: 'The network where the limited route starts.',
        limit: 'What the route may carry in 24 hours, in dollars with eight decimals.',
      },
    },
  },
  errors: {
    ETrailingBytes: {
      when: 'A payload has bytes left after everything that belongs to its kind, or the payload of an emergency message is not one byte.',
      raisedBy: [
        'extract_add_tokens_on_sui',
        'extract_blocklist_payload',
        'extract_emergency_op_payload',
        'extract_token_bridge_payload',
        'extract_token_bridge_payload_v2',
        'extract_update_asset_price',
        'extract_update_bridge_limit',
        'required_voting_power',
        'to_parsed_token_transfer_message',
        'bridge::approve_token_transfer',
        'bridge::execute_system_message',
        'committee::verify_signatures',
      ],
      cure: 'Read the message with the function for its kind and version.',
    },
    EInvalidAddressLength: {
      when: 'An address in a new blocklist message is not 20 bytes long.',
      raisedBy: ['create_blocklist_message'],
      cure: 'Pass the Ethereum addresses of the members as raw bytes.',
    },
    EEmptyList: {
      when: 'A blocklist message names no member.',
      raisedBy: ['extract_blocklist_payload', 'bridge::execute_system_message'],
      cure: 'Name at least one member.',
    },
    EInvalidMessageType: {
      when: 'The bridge does not know the kind of the message.',
      raisedBy: [
        'required_voting_power',
        'committee::verify_signatures',
        'bridge::approve_token_transfer',
        'bridge::execute_system_message',
      ],
      cure: 'Use a kind that `message_types` lists.',
    },
    EInvalidEmergencyOpType: {
      when: 'An emergency message asks for something other than 0, to pause, or 1, to resume.',
      raisedBy: [
        'required_voting_power',
        'committee::verify_signatures',
        'bridge::approve_token_transfer',
        'bridge::execute_system_message',
      ],
      cure: 'Take the operation from `emergency_op_pause` or `emergency_op_unpause`.',
    },
    EInvalidPayloadLength: {
      when: 'The payload of a new transfer does not have 64 bytes, or 72 with a timestamp, because an address has the wrong length.',
      raisedBy: ['create_token_bridge_message', 'create_token_bridge_message_v2'],
      cure: 'Pass 32 bytes for the address on Sui and 20 for the one on Ethereum.',
    },
    EMustBeTokenMessage: {
      when: 'The message to parse is not a token transfer.',
      raisedBy: ['to_parsed_token_transfer_message'],
      cure: 'Check that `message_type` returns 0 first.',
    },
    EInvalidMessageVersion: {
      when: 'A token transfer is read with the function for a version that it does not have.',
      raisedBy: [
        'extract_token_bridge_payload',
        'extract_token_bridge_payload_v2',
        'to_parsed_token_transfer_message',
        'bridge::approve_token_transfer',
      ],
      cure: 'Choose the function by what `message_version` returns.',
    },
  },
};
