import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {saveFile} from '../save-file';
import {deskAddress, reportFile, type Message} from './desk';

/**
 * What a reader can do with a report: follow a link to where it is filled in, or keep it as a file
 * where there is no such place.
 */
export function useDesk(message: Message): {href: string; save?: undefined} | {href?: undefined; save: () => void} {
  const href = deskAddress(useDocusaurusContext().siteConfig.customFields ?? {}, message);
  if (href !== undefined) return {href};
  return {
    save: () => {
      saveFile(new Blob([message.body], {type: 'text/markdown'}), reportFile);
    },
  };
}
