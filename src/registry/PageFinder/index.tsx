import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {routeOf} from '@site/src/registry/route-of';
import {usePageRegistry} from '@site/src/registry/use-page-registry';
import {Suspense, useId, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** How many suggestions the list under the field shows at most. */
const mostSuggestions = 12;

/** The ids that contain what was typed, those that begin with it first. */
function suggestionsFor(typed: string, ids: readonly string[]): string[] {
  const containing = ids.filter((id) => id.includes(typed));
  const beginning = containing.filter((id) => id.startsWith(typed));
  return [...new Set([...beginning, ...containing])].slice(0, mostSuggestions);
}

/** The entry of an id, or that there is none, and a list of ids that contain what was typed. */
function Entry({id, listId}: {id: string; listId: string}): ReactNode {
  const registry = usePageRegistry();
  const page = Object.hasOwn(registry, id) ? registry[id] : undefined;
  return (
    <>
      <datalist id={listId}>
        {suggestionsFor(id, Object.keys(registry)).map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
      {page === undefined ? (
        <p>
          <Translate id="registry.unknownId" values={{id: <code>{id}</code>}}>
            {'No page has the id {id}.'}
          </Translate>
        </p>
      ) : (
        <dl className={styles.entry}>
          <dt>
            <Translate id="registry.title">Title</Translate>
          </dt>
          <dd>
            <Link to={routeOf(page)}>{page.title}</Link>
          </dd>
          <dt>
            <Translate id="registry.description">Description</Translate>
          </dt>
          <dd>{page.description}</dd>
          <dt>
            <Translate id="registry.sidebar">Sidebar</Translate>
          </dt>
          <dd>{page.sidebar === undefined ? <Translate id="registry.noSidebar">none</Translate> : <code>{page.sidebar}</code>}</dd>
        </dl>
      )}
    </>
  );
}

/**
 * A field for a page's id, with the page's entry in the registry under it. The registry is fetched
 * when the reader has typed something.
 */
export function PageFinder(): ReactNode {
  const [typed, setTyped] = useState('');
  const fieldId = useId();
  const listId = useId();
  const id = typed.trim();
  return (
    <div className={styles.finder}>
      <label htmlFor={fieldId}>
        <Translate id="registry.pageId">Page id</Translate>
      </label>
      <input
        id={fieldId}
        className={styles.field}
        list={listId}
        value={typed}
        placeholder="guides/developer"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <div role="status">
        {id !== '' && (
          <Suspense
            fallback={
              <p>
                <Translate id="registry.fetching">Fetching the page registry…</Translate>
              </p>
            }
          >
            <Entry id={id} listId={listId} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
