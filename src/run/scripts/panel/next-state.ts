import type {ScriptEvent} from '../worker/client';
import type {ScriptState} from './status';

/**
 * The state of a program after what its worker told. Prints may still come when it is done, and an
 * error, too.
 */
export function nextState(state: ScriptState, event: ScriptEvent): ScriptState {
  const {prints, isFull, ofEdits} = state;
  const kept = {prints, isFull, ofEdits};
  switch (event.type) {
    case 'running':
      return {...kept, phase: 'running'};
    case 'prints':
      return {...state, prints: [...prints, ...event.prints]};
    case 'full':
      return {...state, isFull: true};
    case 'done':
      return {...kept, phase: 'done', took: event.took};
    case 'failed':
      return {...kept, phase: 'failed', failure: event.failure};
    case 'long':
      return {...kept, phase: 'long', seconds: event.seconds};
    case 'hindered':
      return {...kept, phase: 'hindered', hindrance: event.hindrance};
  }
}
