import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {StatusBanner, type StatusBannerProps} from '@site/src/components/StatusBanner';
import Content from '@theme-original/DocItem/Content';
import type ContentType from '@theme/DocItem/Content';
import type {WrapperProps} from '@docusaurus/types';
import type {ReactNode} from 'react';

/** The original content, with the status banner first where the front matter says that the subject is outdated. */
export default function ContentWrapper({children, ...props}: WrapperProps<typeof ContentType>): ReactNode {
  const {status, since, use} = useDoc().frontMatter as Partial<StatusBannerProps> & {status?: string};
  const outdated = status === 'deprecated' || status === 'removed';
  return (
    <Content {...props}>
      {outdated && since !== undefined && use !== undefined && <StatusBanner status={status} since={String(since)} use={use} />}
      {children}
    </Content>
  );
}
