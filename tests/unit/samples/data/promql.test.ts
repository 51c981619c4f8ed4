import {promqlMistake} from '@site/src/samples/data/formats/prometheus/promql';

test.each([
  'up == 0',
  'rate(uptime[5m]) < 1',
  'sum by (name) (increase(monitored_scope_iterations{name=~"a|b"}[10m]))',
  'histogram_quantile(0.95, sum by (le) (rate(latency_bucket[5m])))',
  'max_over_time(rate(uptime[5m])[30m:1m])',
  'quantile_over_time(0.9, lag[1h])',
  'rate((uptime[5m]))',
  'absent(uptime) or time() - started_ms / 1000 > 120',
  'delta(last_executed_checkpoint[5m] offset 1h)',
])('%s is PromQL', (expression) => {
  expect(promqlMistake(expression)).toBeUndefined();
});

test.each([
  ['rate(uptime[5m]) >', 'the expression ends too early'],
  ['up{job=sui}', 'unexpected "sui}"'],
  ['up == 0 for 5m', 'unexpected "for 5m"'],
  ['rate(uptime)', 'rate() takes a range, such as "metric[5m]"'],
  ['sum(uptime[5m])', '"uptime[5m]" is a range, which only functions such as rate() take'],
  ['abs(uptime[5m])', '"uptime[5m]" is a range, which only functions such as rate() take'],
  ['', 'the expression ends too early'],
])('%s is not', (expression, mistake) => {
  expect(promqlMistake(expression)).toBe(mistake);
});
