import type {TopicPage} from '../model';

/** A page with the entries of one topic of a group. */
export interface TopicInfo {
  page: TopicPage;
  title: string;
  /** Name in the sidebar and on the group's page. */
  label: string;
  /**
   * The page's description: a sentence with `%` for the number of entries, 50 to 160 characters.
   */
  description: string;
  /** Markdown above the entries: which messages are here, and which are on a page beside it. */
  intro: string;
  keywords: readonly string[];
}
