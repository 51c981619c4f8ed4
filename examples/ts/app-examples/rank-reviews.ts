import {rank} from '../../apps/reviews-rating/src/ranking';

// #region rank
const now = Date.UTC(2026, 10, 21);
const daysAgo = (days: number) => String(now - days * 24 * 3_600_000);

const reviews = [
  {title: 'one friend', useful: '1', useless: '0', written_at_ms: daysAgo(1)},
  {title: 'forty of fifty', useful: '40', useless: '10', written_at_ms: daysAgo(30)},
  {
    title: 'the same, two years ago',
    useful: '40',
    useless: '10',
    written_at_ms: daysAgo(730),
  },
  {title: 'new', useful: '0', useless: '0', written_at_ms: daysAgo(0)},
  {title: 'disputed', useful: '100', useless: '100', written_at_ms: daysAgo(1)},
];

for (const {title, ...votes} of reviews.sort((a, b) => rank(b, now) - rank(a, now))) {
  console.log(rank(votes, now).toFixed(3), title);
}
// #endregion rank
