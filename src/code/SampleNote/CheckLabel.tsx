import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState, type ComponentType, type ReactNode} from 'react';
import {NotLoaded} from '../../lib/NotLoaded';
import type {ResultProps} from './Result';
import styles from './styles.module.css';

/**
 * What checked a sample, as a line that opens to what was done. Where no scripts run it is a plain
 * text; what it opens to is loaded with the first click.
 */
export function CheckLabel({beside, ...props}: ResultProps & {beside: ReactNode}): ReactNode {
  const isBrowser = useIsBrowser();
  const [isOpen, setOpen] = useState(false);
  const [Result, setResult] = useState<ComponentType<ResultProps>>();
  const toggle = (): void => {
    setOpen(!isOpen);
    if (Result) return;
    import(/* webpackChunkName: "sample-result" */ './Result').then(
      (module) => {
        setResult(() => module.Result);
      },
      () => {
        setResult(() => NotLoaded);
      },
    );
  };
  return (
    <>
      <p className="sample-note">
        {isBrowser ? (
          <button type="button" className={styles.label} aria-expanded={isOpen} onClick={toggle}>
            {props.label}
          </button>
        ) : (
          props.label
        )}
        {beside}
      </p>
      {isOpen && Result && <Result {...props} />}
    </>
  );
}
