import {alarmFor} from './margin-alarms';

const limits = {liquidation: 1.1, cushion: 0.1, maxPriceAge: 60};
const readings = {
  healthy: {riskRatio: 1.5, priceAge: 4, hasDebt: true},
  falling: {riskRatio: 1.17, priceAge: 4, hasDebt: true},
  'below the limit': {riskRatio: 1.06, priceAge: 4, hasDebt: true},
  'old price': {riskRatio: 1.5, priceAge: 900, hasDebt: true},
  'failed read': {priceAge: 4, hasDebt: true},
  'no loan': {riskRatio: 1_000, priceAge: 900, hasDebt: false},
};
for (const [name, reading] of Object.entries(readings))
  console.log(`${name}: ${alarmFor(reading, limits)}`);
