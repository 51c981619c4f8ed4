import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::auction`. */
export const auctionModule: ModuleOverlay = {
  summary:
    'The auctions in which the first SuiNS names were sold for SUI. The highest bid at the end won the name for one year. An auction took two days, and longer if there were bids in its last ten minutes.',
  deprecated: 'There are no auctions any more. Register a name with [`suins::payment`](/references/packages/suins/payment).',
  functions: {
    admin_finalize_auction: {
      summary:
        'Ends one auction for the holder of the `AdminCap`: the name goes to the winner, the bid to the auction house, and `AuctionFinalizedEvent` is emitted. Aborts with `EAuctionNotEndedYet` while bids are possible, and with `sui::dynamic_field::EFieldDoesNotExist` if there is no such auction.',
    },
    admin_try_finalize_auctions: {
      summary:
        'Goes through at most the given number of auctions, beginning with the one that has gone longest without a bid, and ends those whose time is up, with an `AuctionFinalizedEvent` for each. Auctions that still run are passed over.',
    },
    admin_withdraw_funds: {
      summary: 'Returns all SUI of the auction house as a coin to the holder of the `AdminCap`. Aborts with `ENoProfits` if it has none.',
      params: ['cap', 'self', 'ctx'],
    },
    claim: {
      summary:
        'Gives the winner the registration, moves the bid to the auction house and emits `AuctionFinalizedEvent`. Aborts with `EAuctionNotEndedYet` before the end, `ENotWinner` for any other sender, and `sui::dynamic_field::EFieldDoesNotExist` for a name that is not being auctioned.',
    },
    collect_winning_auction_fund: {
      summary:
        'Moves the bid of an ended auction to the auction house and leaves the name for the winner to claim; anyone can call it. Aborts with `EAuctionNotEndedYet` if it comes too early.',
    },
    get_auction_metadata: {
      summary:
        'Returns start and end in milliseconds since 1970, the highest bidder and the bid in MIST, or four times none if the name is not in an auction.',
    },
    place_bid: {
      summary:
        'Outbids the highest bidder, who gets the former bid back at once, and emits `BidEvent`. A bid in the last ten minutes moves the end to ten minutes from now, with an `AuctionExtendedEvent`. Aborts with `EAuctionNotStarted` without an auction, `EAuctionEnded` after its end, `EWinnerCannotPlaceBid` for the present leader, and `EBidAmountTooLow` unless the bid is higher than the last.',
    },
    start_auction_and_place_bid: {
      summary:
        'Opens an auction of two days with a first bid, registers the name for a year from now and emits `AuctionStartedEvent`. Aborts with `suins::EAppNotAuthorized` if auctions are switched off, `EAuctionStarted` if one for the name exists, `EInvalidBidValue` if the bid is below the price of the name, and `registry::ERecordNotExpired` if somebody has it. A name that is not for sale aborts with an error of `core_config`.',
    },
  },
  types: {
    App: {summary: 'The witness of the auctions. New ones start only while it is authorized in the `SuiNS` object.'},
    Auction: {
      summary: 'One auction in progress, or ended and not yet settled. It already holds the registration of the name.',
      fields: {
        domain: 'The name on offer.',
        start_timestamp_ms: 'The time of the first bid, in milliseconds since 1970.',
        end_timestamp_ms: 'The last moment for a bid, in milliseconds since 1970.',
        winner: 'The address of the highest bidder so far.',
        current_bid: 'The highest bid as a coin, which is empty once it has been collected.',
        nft: 'The registration that the winner gets.',
      },
    },
    AuctionExtendedEvent: {
      summary: 'Reports that a bid in the last ten minutes moved the end of an auction.',
      fields: {domain: 'The name whose auction goes on.', end_timestamp_ms: 'The later end, in milliseconds since 1970.'},
      emittedBy: ['place_bid'],
    },
    AuctionFinalizedEvent: {
      summary: 'Reports that an auction was settled and the name handed over.',
      fields: {
        domain: 'The name that was sold.',
        start_timestamp_ms: 'When the auction began, in milliseconds since 1970.',
        end_timestamp_ms: 'When the auction ended, in milliseconds since 1970.',
        winning_bid: 'The bid in MIST, or 0 if it was collected before.',
        winner: 'The address that won the name.',
      },
      emittedBy: ['admin_finalize_auction', 'admin_try_finalize_auctions', 'claim'],
    },
    AuctionHouse: {
      summary: 'The shared object with all auctions and their proceeds, created when the package was published.',
      fields: {
        id: 'The ID of the auction house.',
        balance: 'The proceeds in SUI that the admin has not withdrawn.',
        auctions: 'The auctions by name, the one with the latest bid in front.',
      },
    },
    AuctionStartedEvent: {
      summary: 'Reports the start of an auction together with its first bid.',
      fields: {
        domain: 'The name that can be bid for.',
        start_timestamp_ms: 'The time of the start, in milliseconds since 1970.',
        end_timestamp_ms: 'The planned end, in milliseconds since 1970.',
        starting_bid: 'The first bid, in MIST.',
        bidder: 'The address that opened the auction.',
      },
      emittedBy: ['start_auction_and_place_bid'],
    },
    BidEvent: {
      summary: 'Reports a bid that took the lead. The first bid of an auction is in `AuctionStartedEvent` instead.',
      fields: {domain: 'The name of the auction.', bid: 'The new highest bid, in MIST.', bidder: 'The address that leads.'},
      emittedBy: ['place_bid'],
    },
  },
  errors: {
    EInvalidBidValue: {
      when: 'The first bid is below the price that `pricing_config` sets for the length of the name.',
      raisedBy: ['start_auction_and_place_bid'],
      cure: 'Register the name with `payment`: auctions are over.',
    },
    EAuctionStarted: {
      when: 'The name already has an auction.',
      raisedBy: ['start_auction_and_place_bid'],
      cure: 'Join the auction with `place_bid`.',
    },
    EAuctionNotStarted: {
      when: 'Nobody has started an auction for the name, or it has been settled.',
      raisedBy: ['place_bid'],
      cure: 'Look the name up with `get_auction_metadata`.',
    },
    EAuctionNotEndedYet: {
      when: 'The end of the auction has not passed.',
      raisedBy: ['admin_finalize_auction', 'claim', 'collect_winning_auction_fund'],
      cure: 'Try again after the end that `get_auction_metadata` returns.',
    },
    EAuctionEnded: {
      when: 'The bid comes after the end of the auction.',
      raisedBy: ['place_bid'],
      cure: 'Accept that the name has a winner, who can `claim` it.',
    },
    ENotWinner: {
      when: 'Somebody other than the highest bidder asks for the name.',
      raisedBy: ['claim'],
      cure: 'Send the transaction from the address that placed the winning bid.',
    },
    EWinnerCannotPlaceBid: {
      when: 'The sender already leads the auction.',
      raisedBy: ['place_bid'],
      cure: 'Wait until somebody else bids more.',
    },
    EBidAmountTooLow: {
      when: 'The bid is not higher than the highest one.',
      raisedBy: ['place_bid'],
      cure: 'Raise the bid by at least 1 MIST above the present one.',
    },
    ENoProfits: {
      when: 'The auction house holds no SUI.',
      raisedBy: ['admin_withdraw_funds'],
      cure: 'Collect or finalize an ended auction before withdrawing.',
    },
  },
};
