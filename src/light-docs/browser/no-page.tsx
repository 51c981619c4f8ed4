import NotFoundContent from '@theme/NotFound/Content';
import type {Preloaded} from './types';

/** What the 404 page says; `no-page.shipped.tsx` stands for this file in readers' browsers. */
export const NoPage: Preloaded<object> = Object.assign(() => <NotFoundContent />, {preload: () => Promise.resolve()});
