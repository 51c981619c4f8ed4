import {options} from 'preact';

/** An event that went through Preact, with what libraries ask that know jQuery's events. */
interface SharedEvent extends Event {
  isImmediatePropagationStopped?: () => boolean;
}

const before = options.event?.bind(options);

/**
 * Preact adds `isDefaultPrevented` to the browser's own event. The search bar's list (autocomplete.js) takes an event with
 * that method for one of its own and calls `isImmediatePropagationStopped` too. An event that still arrives was not stopped.
 */
options.event = (event: SharedEvent): unknown => {
  event.isImmediatePropagationStopped ??= () => false;
  return before ? (before(event) as unknown) : event;
};
