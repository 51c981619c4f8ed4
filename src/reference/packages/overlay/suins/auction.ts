import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::auction`. */
export const auctionModule: ModuleOverlay = {
  summary:
    'The auctions with which the first names of SuiNS were sold. They are over; what is left are functions to fetch names and money of auctions that have ended.',
  deprecated: 'There are no auctions any more. Register a name with [`suins::payment`](/references/packages/suins/payment).',
  functions: {
    admin_finalize_auction: {
      summary:
        'Ends one auction for its winner: the name goes to them and their bid to the house. Needs the `AdminCap`. Aborts with `EAuctionNotEndedYet` before the end, and emits `AuctionFinalizedEvent`.',
    },
    admin_try_finalize_auctions: {
      summary:
        'Goes through the auctions from the oldest on, up to a number of them, and ends those whose time is over, as `admin_finalize_auction` does.',
    },
    admin_withdraw_funds: {
      summary: 'Returns all SUI that the house has, as a coin. Needs the `AdminCap`, and aborts with `ENoProfits` if there is none.',
      params: ['cap', 'self', 'ctx'],
    },
    claim: {
      summary:
        'Returns the registration of the name to the winner of an auction, and gives their bid to the house. Aborts with `EAuctionNotEndedYet` if bids are still taken, with `ENotWinner` for any other sender, and with `sui::dynamic_field::EFieldDoesNotExist` if no auction of the name is open.',
    },
    collect_winning_auction_fund: {
      summary:
        'Moves the winning bid of an auction that is over to the house, before the winner has fetched the name. Aborts with `EAuctionNotEndedYet` until then; anyone may call it.',
    },
    get_auction_metadata: {
      summary: 'Returns start, end, leading bidder and leading bid of an auction, or none of them if the name is not up for auction.',
    },
    place_bid: {
      summary:
        'Bids more than the leading bidder, who gets their coin back at once, and emits `BidEvent`. A bid in the last ten minutes moves the end to ten minutes from now, with an `AuctionExtendedEvent`. Aborts with `EAuctionNotStarted`, `EAuctionEnded`, `EWinnerCannotPlaceBid` or `EBidAmountTooLow`.',
    },
    start_auction_and_place_bid: {
      summary:
        'Started an auction of two days for a free name with a first bid. The module is no longer authorized where auctions are closed, so that it aborts with `suins::EAppNotAuthorized`.',
    },
  },
  types: {
    App: {summary: 'The type by which the registry knew the auctions as an authorized app.'},
    Auction: {
      summary: 'One auction that has not been finished, in the list of the house.',
      fields: {
        domain: 'The name for sale.',
        start_timestamp_ms: 'When the first bid came, in milliseconds since the Unix epoch.',
        end_timestamp_ms: 'Until when bids count, in milliseconds.',
        winner: 'Who leads, or has won.',
        current_bid: 'Their bid.',
        nft: 'The registration of the name, which waits for the winner.',
      },
    },
    AuctionExtendedEvent: {
      summary: 'Tells that a late bid has moved the end of an auction.',
      fields: {domain: 'The name.', end_timestamp_ms: 'The new end, in milliseconds.'},
      emittedBy: ['place_bid'],
    },
    AuctionFinalizedEvent: {
      summary: 'Tells who has got a name, and for how much.',
      fields: {
        domain: 'The name that was sold.',
        start_timestamp_ms: 'When the auction began, in milliseconds.',
        end_timestamp_ms: 'When it ended, in milliseconds.',
        winning_bid: 'What the coin of the winner was worth then, in MIST: 0 if the bid had been collected before.',
        winner: 'Who bought the name.',
      },
      emittedBy: ['admin_finalize_auction', 'admin_try_finalize_auctions', 'claim'],
    },
    AuctionHouse: {
      summary: 'The shared object with all auctions and the money that they brought.',
      fields: {
        id: 'The object ID of the house.',
        balance: 'The bids of finished auctions.',
        auctions: 'The auctions by name, the newest first.',
      },
    },
    AuctionStartedEvent: {
      summary: 'Tells that an auction has begun.',
      fields: {
        domain: 'The name up for sale.',
        start_timestamp_ms: 'The start, in milliseconds.',
        end_timestamp_ms: 'The planned end, in milliseconds.',
        starting_bid: 'The first bid, in MIST.',
        bidder: 'Who made it.',
      },
      emittedBy: ['start_auction_and_place_bid'],
    },
    BidEvent: {
      summary: 'Tells of a bid that leads now.',
      fields: {domain: 'The name that was bid for.', bid: 'The bid, in MIST.', bidder: 'The sender of the bid.'},
      emittedBy: ['place_bid'],
    },
  },
  errors: {
    EInvalidBidValue: {
      when: 'The first bid is below the price of the name.',
      raisedBy: ['start_auction_and_place_bid'],
      cure: 'Register the name with `payment`: auctions are over.',
    },
    EAuctionStarted: {
      when: 'The name is up for auction already.',
      raisedBy: ['start_auction_and_place_bid'],
      cure: 'Bid with `place_bid` instead.',
    },
    EAuctionNotStarted: {
      when: 'The name is not up for auction.',
      raisedBy: ['place_bid'],
      cure: 'Check the name with `get_auction_metadata`.',
    },
    EAuctionNotEndedYet: {
      when: 'The time for bids is not over.',
      raisedBy: ['admin_finalize_auction', 'claim', 'collect_winning_auction_fund'],
      cure: 'Wait until the end that `get_auction_metadata` returns.',
    },
    EAuctionEnded: {when: 'The bid comes after the end.', raisedBy: ['place_bid'], cure: 'Bid no more: the leading bidder has won.'},
    ENotWinner: {when: 'The sender has not won the auction.', raisedBy: ['claim'], cure: 'Send the transaction from the address that won.'},
    EWinnerCannotPlaceBid: {when: 'The sender leads already.', raisedBy: ['place_bid'], cure: 'Wait until somebody else bids.'},
    EBidAmountTooLow: {
      when: 'The bid is not higher than the leading one.',
      raisedBy: ['place_bid'],
      cure: 'Bid more than `get_auction_metadata` returns.',
    },
    ENoProfits: {when: 'The house has no money.', raisedBy: ['admin_withdraw_funds'], cure: 'Finish auctions that have ended first.'},
  },
};
