import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import type {GraphQLSchema} from 'graphql';
import {adoptStyles} from '../../../lib/adopt-styles';
import {NotLoaded} from '../../../lib/NotLoaded';
import {PanelHead} from '../../panel/PanelHead';
import type {PanelProps} from '../../panel/panel-props';
import {panelStyles} from '../../panel/styles';
import type {QueryFieldProps} from './QueryField';
import {queryStyles} from './styles';

/**
 * The sample that the panel stands under: the row with its buttons comes first, and before it the
 * block.
 */
const sampleText = (panel: Element | null): string =>
  panel?.previousElementSibling?.previousElementSibling?.querySelector('pre code')?.textContent ?? '';

interface Loaded {
  Field: ComponentType<QueryFieldProps>;
  schema: GraphQLSchema;
  original: string;
}

/**
 * What edits a query, checks it against the pinned schema, and gives it to the reader to take
 * along.
 */
export function Panel({asked, close}: PanelProps): ReactNode {
  const panel = useRef<HTMLElement>(null);
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  adoptStyles(panelStyles);
  adoptStyles(queryStyles);
  useEffect(() => {
    let isWanted = true;
    const original = sampleText(panel.current);
    import(/* webpackChunkName: "edit-query" */ './QueryField')
      .then(async ({QueryField, loadSchema}) => ({Field: QueryField, schema: await loadSchema(), original}))
      .then(
        (all) => {
          if (isWanted) setLoaded((before) => (typeof before === 'object' ? before : all));
        },
        () => {
          if (isWanted) setLoaded('failed');
        },
      );
    return () => {
      isWanted = false;
    };
  }, [asked]);
  return (
    <section className="run-panel" ref={panel} aria-label={translate({id: 'run.query.panel', message: 'Edit the query'})}>
      <PanelHead close={close}>
        <Translate id="run.query.about">Checked here against the schema that these pages document. Nothing is sent.</Translate>
      </PanelHead>
      {loaded === undefined && (
        <p role="status" className="run-status">
          <Translate id="run.query.loading">Loading the editor and the schema.</Translate>
        </p>
      )}
      {loaded === 'failed' && <NotLoaded />}
      {typeof loaded === 'object' && <loaded.Field schema={loaded.schema} original={loaded.original} asked={asked} />}
    </section>
  );
}
