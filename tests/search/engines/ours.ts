import {SearchEngine} from '../../../src/search/engine/engine';
import {readIndexFile} from '../../lib/search-index';
import type {Search} from '../score';

/** As many as an answer may be looked for in. */
const limit = 10;

/** This site's engine, on the index of the last build. Each query is somebody's first. */
export const ours: Search = async (query) => {
  const engine = new SearchEngine((file) => Promise.resolve(readIndexFile(file)));
  const {hits} = await engine.search(query, {limit});
  return hits.map(({route}) => route);
};
