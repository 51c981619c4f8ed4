import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `bridge::chain_ids`. */
export const chainIdsModule: ModuleOverlay = {
  summary: 'The numbers by which the bridge knows networks of Sui and Ethereum, and the list of routes between them that are open.',
  functions: {
    assert_valid_chain_id: {summary: 'Aborts with `EInvalidBridgeRoute` unless a number stands for one of the six networks.'},
    eth_custom: {summary: 'Returns 12, the number of a private Ethereum network.'},
    eth_mainnet: {summary: 'Returns 10, the number of Ethereum Mainnet.'},
    eth_sepolia: {summary: 'Returns 11, the number of the Ethereum test network Sepolia.'},
    get_route: {
      summary: 'Returns the route from one network to another. Aborts with `EInvalidBridgeRoute` if there is no such route.',
    },
    is_valid_route: {summary: 'Returns `true` if the bridge has a route from one network to another.'},
    route_destination: {summary: 'Returns the network at the end of a route; also called as `route.destination()`.'},
    route_source: {summary: 'Returns the network at the start of a route; also called as `route.source()`.'},
    sui_custom: {summary: 'Returns 2, the number of a private Sui network.'},
    sui_mainnet: {summary: 'Returns 0, the number of Sui Mainnet.'},
    sui_testnet: {summary: 'Returns 1, the number of Sui Testnet.'},
    valid_routes: {
      summary:
        'Returns all ten routes. The two Mainnets are connected with each other only, and every test network of Sui with every one of Ethereum, in both directions.',
    },
  },
  types: {
    BridgeRoute: {
      summary: 'A direction in which tokens can cross, obtained from `get_route` or `valid_routes`.',
      fields: {
        source: 'The number of the network that tokens leave on this route.',
        destination: 'The number of the network where tokens arrive on this route.',
      },
    },
  },
  errors: {
    EInvalidBridgeRoute: {
      when: 'A number stands for no network, or the bridge does not connect the two networks in this direction.',
      raisedBy: [
        'assert_valid_chain_id',
        'get_route',
        'message::create_add_tokens_on_sui_message',
        'message::create_blocklist_message',
        'message::create_emergency_op_message',
        'message::create_token_bridge_message',
        'message::create_token_bridge_message_v2',
        'message::create_update_asset_price_message',
        'message::create_update_bridge_limit_message',
        'message::extract_token_bridge_payload',
        'message::extract_token_bridge_payload_v2',
        'message::extract_update_bridge_limit',
        'message::to_parsed_token_transfer_message',
        'bridge::approve_token_transfer',
        'bridge::claim_and_transfer_token',
        'bridge::claim_token',
        'bridge::execute_system_message',
        'bridge::send_token',
        'bridge::send_token_v2',
      ],
      cure: 'Take numbers from the functions of the module, such as `eth_mainnet`, and check a pair with `is_valid_route`.',
    },
  },
};
