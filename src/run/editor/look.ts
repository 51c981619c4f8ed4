import {HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import type {Extension} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';

/**
 * The colors of code blocks, which follow the mode of the page: custom properties reach into the
 * editor.
 */
const colors = HighlightStyle.define([
  {tag: tags.comment, color: 'var(--code-comment)'},
  {tag: tags.keyword, color: 'var(--code-keyword)'},
  {tag: [tags.typeName, tags.namespace], color: 'var(--code-type)'},
  {tag: tags.function(tags.variableName), color: 'var(--code-function)'},
  {tag: tags.string, color: 'var(--code-string)'},
  {tag: [tags.number, tags.bool, tags.constant(tags.name)], color: 'var(--code-number)'},
  {tag: tags.meta, color: 'var(--code-attribute)'},
  {tag: tags.punctuation, color: 'var(--code-punctuation)'},
]);

const frame = EditorView.theme({
  '&': {background: 'var(--code-background)', color: 'var(--code-plain)', maxHeight: 'min(32rem, 65vh)'},
  '&.cm-focused': {outline: 'none'},
  '.cm-scroller': {fontFamily: 'var(--ifm-font-family-monospace)', fontSize: '0.875rem', lineHeight: '1.5', overflow: 'auto'},
  '.cm-content': {caretColor: 'var(--code-plain)'},
  '.cm-gutters': {background: 'var(--code-background)', border: '0', color: 'var(--code-comment)'},
  '.cm-activeLine, .cm-activeLineGutter': {background: 'var(--docusaurus-highlighted-code-line-bg)'},
  '.cm-tooltip': {background: 'var(--code-background)', border: '1px solid var(--site-control-border)', color: 'var(--code-plain)'},
  '.cm-diagnostic': {fontFamily: 'var(--ifm-font-family-base)', fontSize: '0.875rem', maxWidth: 'min(40rem, 80vw)'},
  '.cm-lintRange-error': {backgroundImage: 'none', textDecoration: 'underline wavy var(--site-bad)', textUnderlineOffset: '0.2em'},
  '.cm-lintRange-warning': {backgroundImage: 'none', textDecoration: 'underline wavy var(--site-accent)', textUnderlineOffset: '0.2em'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {fontFamily: 'var(--ifm-font-family-monospace)', fontSize: '0.875rem', maxWidth: '90vw'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {background: 'var(--site-button)', color: '#fff'},
  '.cm-completionDetail': {fontStyle: 'normal', opacity: '1'},
  '.cm-deprecated .cm-completionLabel': {textDecoration: 'line-through'},
  '.cm-completionInfo, .cm-about': {
    fontFamily: 'var(--ifm-font-family-base)',
    fontSize: '0.875rem',
    maxWidth: 'min(30rem, 80vw)',
    padding: '0.375rem 0.625rem',
  },
  '.cm-about code': {fontFamily: 'var(--ifm-font-family-monospace)', overflowWrap: 'anywhere'},
  '.cm-about p': {margin: '0.25rem 0 0'},
  // Safari on phones zooms into fields whose letters are smaller than this.
  '@media (pointer: coarse)': {'.cm-scroller': {fontSize: '1rem'}},
});

/** How the editor looks, in both modes. */
export const look: Extension = [frame, syntaxHighlighting(colors)];
