declare module '@generated/site/default/news.json' {
  import type {NewsItem} from '@site/src/site/home/news';

  const items: readonly NewsItem[];
  export default items;
}
