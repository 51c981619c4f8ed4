import {options} from 'preact';
import '@site/src/plugins/preact/client/foreign-events';

test('an event that Preact hands on tells that nobody stopped it', () => {
  const event = options.event?.({type: 'keydown'} as Event) as {type: string; isImmediatePropagationStopped: () => boolean};
  expect(event.type).toBe('keydown');
  expect(event.isImmediatePropagationStopped()).toBe(false);
});
