// #region cards
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = '♠♥♦♣';

/** Cards are numbers from 0 to 51, as in the Move module. */
export const show = (hand: readonly number[]): string =>
  hand
    .map((card) => `${RANKS[card % 13] ?? '?'}${SUITS[Math.floor(card / 13)] ?? '?'}`)
    .join(' ');

export function points(hand: readonly number[]): number {
  const values = hand.map((card) => Math.min((card % 13) + 1, 10));
  const total = values.reduce((sum, value) => sum + value, 0);
  return values.includes(1) && total <= 11 ? total + 10 : total;
}

/** A cautious player: against a low card of the dealer, no risk of a bust. */
export function wantsCard(hand: readonly number[], dealer: readonly number[]): boolean {
  const [open = 0] = dealer;
  const dealerIsWeak = open % 13 >= 1 && open % 13 <= 5;
  return points(hand) < (dealerIsWeak ? 12 : 17);
}
// #endregion cards
