import Loading from '@theme/Loading';
import Loadable from 'react-loadable';
import type {Preloaded} from './types';

/**
 * What the 404 page says, as readers' browsers get it: in a file of its own, which `preload` brings
 * before it is shown.
 */
export const NoPage = Loadable({
  loading: Loading,
  loader: () => import(/* webpackChunkName: "no-page" */ '@theme/NotFound/Content'),
}) as Preloaded<object>;
