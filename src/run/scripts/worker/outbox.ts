import type {Print, ScriptMessage} from './protocol';

/** What a page shows of a program that never stops printing. */
const mostPrints = 500;
const mostCharacters = 200_000;

/**
 * How long prints wait for others, in milliseconds: a message for each would keep the page busy.
 */
const patience = 50;

const lengthOf = ({values}: Print): number => values.reduce((sum, {text}) => sum + text.length, 0);

/** Sends prints to the page, some at a time, and no more than it can show. */
export class Outbox {
  private waiting: Print[] = [];
  private sent = 0;
  private characters = 0;
  private last = 0;

  constructor(private readonly tell: (message: ScriptMessage) => void) {}

  readonly print = (print: Print): void => {
    if (this.sent > mostPrints) return;
    this.sent += 1;
    this.characters += lengthOf(print);
    if (this.sent > mostPrints || this.characters > mostCharacters) {
      this.sent = mostPrints + 1;
      this.flush();
      this.tell({type: 'full'});
      return;
    }
    this.waiting.push(print);
    // A program that never pauses lets no timer run.
    if (performance.now() - this.last > patience) this.flush();
    else if (this.waiting.length === 1) setTimeout(this.flush, patience);
  };

  readonly flush = (): void => {
    this.last = performance.now();
    if (this.waiting.length > 0) this.tell({type: 'prints', prints: this.waiting});
    this.waiting = [];
  };
}
