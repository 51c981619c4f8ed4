import {hasSqlDetails, loadModule, parseSync} from 'libpg-query';
import {lineAt} from '../lib/line-at';
import type {Finding} from '../lib/report';

/**
 * Parses SQL with PostgreSQL's own parser, up to the first error.
 *
 * @param sql one or more statements
 */
export async function findSyntaxErrors(sql: string): Promise<readonly Finding[]> {
  await loadModule();
  try {
    parseSync(sql);
    return [];
  } catch (error) {
    if (!hasSqlDetails(error)) throw error;
    return [{line: lineAt(sql, error.sqlDetails?.cursorPosition ?? 0), code: 'SQL_SYNTAX', message: `${error.message}.`}];
  }
}
