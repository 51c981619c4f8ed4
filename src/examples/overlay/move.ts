/** Packages of `examples/move`, in the alphabet's order. */
export const movePackages = {
  atlas: 'Islands that wallets and explorers show by Object Display alone, with templates for nested fields, vectors and fallbacks.',
  barter:
    'Swaps one object for another without a third party that holds both. A display case keeps an object unchanged while its owner waits for an offer.',
  bean_club:
    'Loyalty points of a coffee house, as a closed-loop token. Customers earn points with purchases and can spend them on the rewards of the house and on nothing else.',
  bird_cards:
    'Collectible cards from presses that print a limited number of each. Holders give their cards nicknames, and the publisher can correct the traits.',
  boatyard: 'A boat with one owner, which shows in a few lines what an object is and who may change it.',
  canal_lock:
    'A canal lock with an administrator and keepers. A registry in the lock says which capabilities count, so that keepers can be dismissed and the administrator can hand over.',
  capsule_toys:
    'A machine that sells toys of a random rarity, in two designs: one draws and hands out the toy in a single transaction, the other needs two.',
  card_table: 'Blackjack against a house, with one deck for each round and a shared table that keeps the state between transactions.',
  checkout:
    'A till that takes payment in every dollar coin which its owner accepts. The money goes to the merchant’s address balance, and the till keeps a receipt book.',
  crossing:
    'Four short modules for developers who come from Solana or Ethereum: a payment as an argument, an object under a computed ID, guarded money, and administration by a capability.',
  curios:
    'The ways to hold an object: in a wrapper, in a frame, in a cabinet, frozen for good, or in a mailbox whose address senders compute before it exists.',
  cargo_ledger: 'Hand-overs of containers as authenticated events with numbers, so that a reader can prove that none is missing.',
  cellar_share:
    'Shares of a wine cellar as a closed-loop token that only verified people hold: a register of attestations, the rule that asks it, and a pass that holders carry.',
  claims_desk:
    'A desk that pays claims and gives each of its decisions a running number, also the decision not to pay, so that an auditor sees if one is missing.',
  currency_desk: 'A market and a till that work with any currency and read what they need to know from the coin registry.',
  deep_dig:
    'The money of a digging game, as a closed-loop token with a rule that limits each transfer. It can be earned, given away in small amounts and spent, but never sold.',
  deep_token_interface:
    'The types and signatures of the DEEP token, so that packages which use it compile without its sources. Never publish it.',
  deepbook_interface:
    'The types and signatures of DeepBookV3, so that packages which trade on it compile without its sources. Never publish it.',
  errand_purse:
    'A purse for a program that spends money of others: limits for each payment and each window, listed payees, an expiry, and a switch that only its owner has.',
  first_package:
    'The package of the first tutorial: a greenhouse with one shared shelf of seeds, a capability for whoever fills it, and tests for both.',
  flower_clock:
    'A Dutch auction of flowers, whose price falls every second. Its tests play whole scenarios with several senders, epochs, a clock and effects.',
  fraction_vault:
    'Splits the ownership of one object into shares, which are an ordinary coin. Whoever brings all shares back receives the object.',
  framework_uses:
    'One short use of each module of the Move framework, as the framework’s reference pages quote it, with tests that run it.',
  gift_shelf: 'A kiosk app with which others put gifts into your kiosk and leave a note. The owner decides which types are welcome.',
  grain_silo: 'Vesting in two ways: a grant that time releases, and one that a judge releases by confirming milestones.',
  guild_badge:
    'Three kinds of objects that stay with their owner: badges without transfers, medals that belong to a character, and plaques that are locked in a kiosk.',
  harbor_coin:
    'Three currencies side by side: one created with its package, one created long after it, and one from before the coin registry existed.',
  harbor_lights:
    'Beacons with versioned display templates in the display registry, and lanterns whose templates use the older version of Display.',
  hash_checks: 'Sealed guesses: players publish a hash first, and later show the value that they hashed.',
  ice_house: 'A regulated currency and a contract that freezes addresses for a limited time, in which nobody can both freeze and release.',
  leaky_hulks: 'Three exercises in finding a hole: a shop, a signal mast and a pool of divers, each with tests of honest use. Do not copy.',
  lending_desk: 'Rents out items from a kiosk. Borrowers pay by the hour and use an item, and the item never leaves the owner’s reach.',
  loan_arbitrage:
    'A trade over three DeepBook pools with a flash loan. If it does not pay, the whole transaction fails and nothing has happened.',
  market_rules: 'Two rules for transfer policies: a royalty with a lowest amount, and the duty to lock what was bought in a kiosk again.',
  meal_card:
    'The meal allowance of a company, as a closed-loop token. Its two rules are a daily limit and a list of members, and both work for other tokens, too.',
  mended_hulks:
    'The solutions of the exercises in `leaky_hulks`: the three modules without their holes, and tests that try each attack on both versions.',
  moon_cinema:
    'Tickets for an open-air cinema that stay with their buyers: sold at a fixed price, refunded in time or when the show is called off, and used once at the gate.',
  noughts:
    'Tic-tac-toe in two designs: a shared board that both players use directly, and a board in the keeping of a referee or a multisig address.',
  observatory: 'A telescope that a dome lends for the length of one transaction, with and without a fee, by way of a hot potato.',
  orchard_guard:
    'A lending press with three mistakes, tests that exploit them, and the same press without the mistakes. It also shows a shared object that knows which version of the code may use it.',
  packet_pouring:
    'The exercise of the first tutorial’s page on writing a package: two seed packets become one. Its tests say what the function has to refuse.',
  parcel_post: 'Parcels that emit an event at each step of their way, for pages that read and follow events.',
  pas_interface:
    'The types and signatures of the Permissioned Asset Standard, so that packages which use it compile without its sources. Never publish it.',
  payment_kit_interface:
    'The types and signatures of the Payment Kit, so that packages which use it compile without its sources. Never publish it.',
  pegboard: 'Plinko: balls fall through rows of pegs into slots that pay, with onchain randomness and play money that can’t be sold.',
  penny_toss: 'Heads or tails against a house. Stake, toss and payout happen in one transaction.',
  playground: 'The small package that the playground starts with.',
  price_guard: 'Checks the price of an oracle before anybody acts on it: its age, its range of doubt, and whether two providers agree.',
  proof_gate: 'A door that opens for whoever proves with a Groth16 proof that they know a secret, without showing it.',
  quay_dollar:
    'A regulated currency: its issuer can put addresses on a deny list and pause the currency for everyone. A shared object gives officers these rights one by one.',
  quote_desk:
    'A market-making desk on DeepBookV3 with limited withdrawals, swaps, staking and votes. A keeper renews the quotes, and only the owner moves the funds.',
  reading_room:
    'Rooms whose members may read what was encrypted for the room, and a shop that sells files one by one. Seal’s key servers ask its `seal_approve` functions before they give out a key.',
  relic_supply: 'Two currencies with a limited supply: one that nobody can mint or burn, and one that can only ever shrink.',
  river_ferry:
    'A ferry that gains data and cargo without a change of its struct, a timetable in a table and a bag, and season passes with their own rules for transfers.',
  rowing_chat:
    'A chat in public: encrypted messages onchain, members who come and go, and a `seal_approve` that gives each member the keys of their own time.',
  share_template: 'The currency of one asset’s shares. You publish a copy with other constants for each asset.',
  signature_checks:
    'Pays out vouchers that an issuer signed offchain, each one once, and checks personal messages that wallets have signed.',
  slow_upgrade: 'An upgrade policy with a delay: new bytecode is announced by its digest, and it can be published two days later.',
  summit_book:
    'Summit stamps that a hiker mints with a permit which a server has signed: Ed25519 over BCS bytes, a nonce that counts once, and an expiry.',
  table_talk: 'Reviews and votes by customers who can prove a purchase, with moderators whose badges the board can revoke.',
  ticket_hall: 'Sells tickets through the Payment Kit in such a way that a ticket proves exactly one full payment.',
  tide_gauge: 'Takes water levels that an enclave measured and signed, and only from an enclave whose image it knows by attestation.',
  timing: 'A sale whose price falls with the network’s clock, and units that become available once an epoch without any clock.',
  tip_jar: 'A tip jar whose money lies in its own address balance, so that guests never wait for each other.',
  trade_desk: 'The same sale twice: with a clerk who signs and only address-owned objects, and with a shared stall and no clerk.',
  turnstile: 'A shared counter that everybody may advance and only the holder of the key may reset.',
  villa_shares: 'Shares in a house, under the Permissioned Asset Standard: only people whom the issuer has admitted can receive them.',
  vrf_chest: 'Chests whose content a game server decides with a verifiable random function, so that everybody can check each draw.',
  weather_grid: 'Keeps the weather of many places. A service refreshes it in bulk, and other packages read one place at a time.',
  weather_postcard: 'A postcard that keeps the weather of the moment in which it was written. It reads the package `weather_grid`.',
  workshop:
    'Functions to call from transactions of several commands: loans that must come back, vectors and options as parameters, and a locker that receives objects.',
} as const;
