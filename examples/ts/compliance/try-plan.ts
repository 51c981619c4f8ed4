import {planChanges} from './plan-changes';

const listed = ['0xa11ce', '0xb0b'];
const limits = {deny: 50, readmit: 1};

// The feed writes one known address with zeros in front, and has a new one.
const feed = [`0x${'0'.repeat(59)}a11ce`, '0xb0b', '0xcafe'];
const {deny, readmit} = planChanges(listed, feed, limits);
console.log('deny', deny.length, deny[0]?.slice(-4), 'readmit', readmit.length);

for (const broken of [[], ['0xa11ce', 'mallory']]) {
  try {
    planChanges(listed, broken, limits);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
}
