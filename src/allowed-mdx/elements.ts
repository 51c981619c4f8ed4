import {tabGroups} from '../tabs/groups';

/**
 * What an attribute may be: text in quotes, one of a few texts, a name without a value, or what the
 * element's own room reads.
 */
export type AttributeKind = 'text' | readonly string[] | 'flag' | 'read';

/** A text, or a link with the route that it leads to. */
export type Advice = string | {text: string; route: string};

/** A field of a page, which Markdown cannot have. */
export interface PageField {
  /** The sentence that says what it is for. */
  use: string;
  /** What the page says to readers without JavaScript, in its words. */
  withoutScripts?: readonly Advice[];
}

/**
 * An element that authors may write. What stands inside it, and whether an attribute is missing, is
 * its own room's to say.
 */
export interface AllowedElement {
  /** The module that it is imported from; without one, it needs no import. */
  from?: string;
  attributes?: Readonly<Record<string, AttributeKind>>;
  /**
   * What stands for it in a page's Markdown version: what is in it, or a sentence on a field.
   * Without one, its form is in `src/markdown-pages/render/elements/`, or a Markdown step replaces
   * it before.
   */
  markdown?: 'content' | PageField;
  /** Why it is on the list. A test fails on an entry that no page uses. */
  reason: string;
}

/**
 * Every element that a page under docs/ may use, besides its snippets. A new component gets an
 * entry, with its form in Markdown, and a place on docs/references/contribute/mdx-components.mdx;
 * tests name the one that is missing.
 */
export const allowedElements: Readonly<Record<string, AllowedElement>> = {
  code: {reason: 'code with a figure in it: backticks show braces as they are'},
  kbd: {reason: 'the name of a key'},
  sup: {reason: 'an exponent that is no digit'},
  PageCards: {
    from: '@site/src/registry/PageCards',
    attributes: {ids: 'read', prefix: 'text'},
    reason: 'links with descriptions, from the registry',
  },
  RelatedPages: {from: '@site/src/registry/RelatedPages', attributes: {ids: 'read'}, reason: 'the list at a page’s end, from the registry'},
  PageFinder: {
    from: '@site/src/registry/PageFinder',
    markdown: {use: 'Here is a field that shows any page’s entry in the registry.'},
    reason: 'shows any entry of the registry',
  },
  ErrorDecoder: {
    from: '@site/src/error-decoder/ErrorDecoder',
    markdown: {
      use: 'Here is a field that says what a pasted error message means.',
      withoutScripts: [
        'The decoder needs JavaScript. Without it, look through ',
        {text: 'the groups of errors', route: '/references/errors#groups'},
        ' and ',
        {text: 'Move abort codes', route: '/references/errors/abort-codes'},
        '.',
      ],
    },
    reason: 'says what a pasted error message means',
  },
  Playground: {
    from: '@site/src/run/Playground',
    markdown: {
      use: 'Here is an editor in which a Move package builds and its tests run.',
      withoutScripts: ['The playground needs JavaScript. Without it, install the Sui CLI and run the tests on your machine.'],
    },
    reason: 'an editor for a Move package of the reader’s own',
  },
  ReadOffline: {
    from: '@site/src/offline/ReadOffline',
    markdown: {use: 'Here is a form that saves sections of this site in your browser.'},
    reason: 'saves sections of the site in the browser',
  },
  Tabs: {from: '@theme/Tabs', attributes: {groupId: tabGroups}, reason: 'alternatives'},
  TabItem: {from: '@theme/TabItem', attributes: {value: 'text', label: 'text', default: 'flag'}, reason: 'one of the alternatives'},
  Steps: {from: '@site/src/steps/Steps', markdown: 'content', reason: 'a procedure'},
  FileTree: {from: '@site/src/file-tree/FileTree', markdown: 'content', reason: 'the files of a project'},
  Walkthrough: {
    from: '@site/src/walkthrough/Walkthrough',
    attributes: {file: 'text'},
    markdown: 'content',
    reason: 'a file, explained beside its code',
  },
  TutorialProgress: {from: '@site/src/tutorial/TutorialProgress', reason: 'the place of a page in a tutorial'},
  Solution: {from: '@site/src/tutorial/Solution', reason: 'the folded solution of an exercise'},
  Term: {attributes: {id: 'text'}, reason: 'a glossary term; the build adds its definition'},
  CheckedAgainst: {attributes: {fact: 'text'}, reason: 'the build writes where a figure was read'},
  CommandTable: {
    attributes: {command: 'text', commands: 'text', options: 'text'},
    reason: 'the build makes it from the model of the CLI',
  },
  CommonErrors: {attributes: {of: 'text'}, reason: 'the build makes it from the entries of the error reference'},
  MethodMap: {reason: 'the build makes it from the map of JSON-RPC methods'},
  EndpointTables: {attributes: {path: 'text', events: ['margin']}, reason: 'the build makes it from the model of DeepBook’s indexer'},
  AppPicture: {
    attributes: {of: 'text', title: 'text', alt: 'text'},
    reason: 'the build makes it from the pictures of src/app-pictures',
  },
  ReleaseNotes: {attributes: {release: 'text'}, reason: 'the build makes it from src/releases'},
};

/** The name that an element has in its module: components of the theme are default exports. */
export const importedAs = (name: string, from: string): string => (from.startsWith('@theme/') ? 'default' : name);

/** The line that imports an element. */
export const importLine = (name: string, from: string): string =>
  importedAs(name, from) === 'default' ? `import ${name} from '${from}';` : `import {${name}} from '${from}';`;
