/** Apps of `examples/apps`. */
export const apps = {
  blackjack: 'A command-line client that plays rounds of blackjack on the tables of the package `card_table`.',
  'coin-flip': 'A command-line client that opens a house of the package `penny_toss`, plays against it and reads the results.',
  'e2e-counter': 'A React app that shows the turnstiles of the package `turnstile`, installs new ones and sends passages through a wallet.',
  plinko: 'A command-line client for the package `pegboard`: it drops balls and draws the path of each one.',
  'reviews-rating': 'A command-line client for the package `table_talk` that reads reviews and ranks them by votes.',
  'tic-tac-toe': 'A React app in which two players with two wallets play on a shared board of the package `noughts`.',
  'trustless-swap':
    'A command-line client for the package `barter`: it makes offers, lists open ones from their events, shows what they hold, and accepts them.',
  'wallet-standard':
    'Both sides of the Wallet Standard: a small wallet that registers itself, and a page that finds it, connects and asks for signatures.',
  'weather-oracle':
    'The service that refreshes the package `weather_grid`. It fetches weather, plans batches within the limits of a transaction, and watches for stale places.',
  'zklogin-example':
    'A sign-in with an OpenID provider and zkLogin, with a server that checks tokens and derives salts, and a page that pays from the derived address.',
} as const;

/** Apps of `examples/react`. */
export const react = {
  'first-app':
    'The front end of the first tutorial, in React: it lists the seed packets of a wallet’s owner and fills new ones from the package `first_package`.',
} as const;
