declare module '@generated/site/default/news.json' {
  import type {NewsItem} from '@site/src/site/home/news';

  const items: readonly NewsItem[];
  export default items;
}

declare module '@generated/site/default/audiences.json' {
  import type {Audience} from '@site/src/site/home/audiences';

  const audiences: readonly Audience[];
  export default audiences;
}
