/** What a task found out. */
export interface Outcome {
  /** For the terminal: tables and what they show. */
  report: string;
  /** One sentence for each figure outside its budget. */
  excesses: readonly string[];
}
