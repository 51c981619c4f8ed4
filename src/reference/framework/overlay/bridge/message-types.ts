import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `bridge::message_types`. */
export const messageTypesModule: ModuleOverlay = {
  summary: 'The numbers of the kinds of bridge messages, such as 0 for a token transfer and 2 for an emergency operation.',
  functions: {
    add_tokens_on_sui: {summary: 'Returns 6, the kind of message that adds tokens to those that the bridge supports on Sui.'},
    committee_blocklist: {summary: 'Returns 1, the kind of message that blocks or unblocks members of the committee.'},
    emergency_op: {summary: 'Returns 2, the kind of message that pauses or resumes the bridge.'},
    token: {summary: 'Returns 0, the kind of message that transfers a token.'},
    update_asset_price: {summary: 'Returns 4, the kind of message that sets the dollar price of a token.'},
    update_bridge_limit: {summary: 'Returns 3, the kind of message that sets the limit of a route.'},
  },
};
