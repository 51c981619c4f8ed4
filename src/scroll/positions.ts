const storageKey = 'scroll-positions';

/** How many entries of the history are remembered: more than readers go back. */
const most = 50;

function read(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch {
    // Storage is switched off, or has something else in it: start without positions.
    return new Map();
  }
}

/**
 * How far each entry of this tab's history was scrolled, in pixels; the most recent entry is the
 * last.
 */
export class ScrollPositions {
  private readonly positions = read();

  /** Where an entry was left; undefined for one that is not known. */
  of(entry: string): number | undefined {
    return this.positions.get(entry);
  }

  set(entry: string, top: number): void {
    this.positions.delete(entry);
    this.positions.set(entry, top);
    for (const oldest of this.positions.keys()) {
      if (this.positions.size <= most) break;
      this.positions.delete(oldest);
    }
  }

  /** Keeps the positions for the tab's next document. */
  store(): void {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...this.positions]));
    } catch {
      // Without storage they last as long as the document.
    }
  }
}
