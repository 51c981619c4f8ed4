import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {StatusBanner, type StatusBannerProps} from '@site/src/page-contract/StatusBanner';
import Content from '@theme-original/DocItem/Content';
import type ContentType from '@theme/DocItem/Content';
import type {WrapperProps} from '@docusaurus/types';
import type {ReactNode} from 'react';

/** Fields of the front matter as Docusaurus's YAML reader gives them: a date may be a Date. */
interface StatusFields {
  status?: 'current' | StatusBannerProps['status'];
  since?: string | number | Date;
  use?: StatusBannerProps['use'];
}

/**
 * Tested by `typeof`, because static generation loads pages in another realm, whose dates are not
 * instances of this one's `Date`.
 */
const textOf = (since: string | number | Date): string => (typeof since === 'object' ? since.toISOString().slice(0, 10) : String(since));

/**
 * The original content, with the status banner first where the front matter says that the subject
 * is outdated.
 */
export default function ContentWrapper({children, ...props}: WrapperProps<typeof ContentType>): ReactNode {
  const {status = 'current', since, use} = useDoc().frontMatter as StatusFields;
  return (
    <Content {...props}>
      {status !== 'current' && since !== undefined && use !== undefined && <StatusBanner status={status} since={textOf(since)} use={use} />}
      {children}
    </Content>
  );
}
