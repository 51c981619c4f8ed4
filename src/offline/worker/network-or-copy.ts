import {Strategy, type StrategyHandler} from 'workbox-strategies';
import {findInCopy} from '../copy/names';
import {missingPage} from './missing-page';

/**
 * Milliseconds after which a connection that says nothing counts as none; only for what the copy
 * has.
 */
const patience = 5000;

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Answers as a site without a worker does, and from the reader's copy where the network does not.
 * Nothing that the network sends is kept: a copy is of one release of the site, and changes when
 * the reader says so.
 */
export class NetworkOrCopy extends Strategy {
  /** @param base whole address of the site's start, with a slash at the end */
  constructor(private readonly base: string) {
    super();
  }

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const online = handler.fetch(request);
    // Where the copy has answered already, nobody waits for this any more.
    online.catch(() => undefined);
    try {
      const answer = await Promise.race([online, after(patience)]);
      if (answer !== undefined) return answer;
    } catch {
      return (await findInCopy(request.url, this.base)) ?? this.nothing(request);
    }
    return (await findInCopy(request.url, this.base)) ?? online;
  }

  /** What a reader without a network gets for something that is not in the copy. */
  private nothing(request: Request): Response {
    return request.mode === 'navigate' ? missingPage(this.base) : Response.error();
  }
}
