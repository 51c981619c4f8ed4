/** Serves the documentation to coding agents from a clone: `npm run --silent mcp`. */
import {makeModels} from './models';
import {serve} from './serve';

void serve({
  args: process.argv.slice(2),
  // As `npm run build` leaves it.
  load: async () => ({models: await makeModels(), place: 'build'}),
});
