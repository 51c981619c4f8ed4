/** What an attribute may be: text in quotes, a list of texts written out, or a name without a value. */
export type AttributeKind = 'text' | 'texts' | 'flag';

/** What may stand inside an element. */
export type Content = 'anything' | 'nothing' | 'numbered list' | 'nested list' | 'tabs';

/** An element that authors may write. */
export interface AllowedElement {
  attributes: Readonly<Record<string, AttributeKind>>;
  /** Attributes of which exactly one is written. */
  oneOf?: readonly string[];
  content: Content;
  /** Where it is imported from; without it, the element needs no import. */
  from?: {module: string; name: string};
  /** The element that it stands right inside. */
  inside?: string;
  /** Why it is on the list. A test fails on an entry that no page uses. */
  reason: string;
}

const registry = (name: string): AllowedElement['from'] => ({module: `@site/src/registry/${name}`, name});
const none = {attributes: {}, content: 'nothing'} as const;

/** Every element that a page under docs/ may use, besides its snippets. A new component needs an entry, and a row in the list of components. */
export const allowedElements: Readonly<Record<string, AllowedElement>> = {
  code: {attributes: {}, content: 'anything', reason: 'code with a figure in it: backticks show braces as they are'},
  kbd: {attributes: {}, content: 'anything', reason: 'the name of a key'},
  sup: {attributes: {}, content: 'anything', reason: 'an exponent that is no digit'},
  PageCards: {
    attributes: {ids: 'texts', prefix: 'text'},
    oneOf: ['ids', 'prefix'],
    content: 'nothing',
    from: registry('PageCards'),
    reason: 'links with descriptions, from the registry',
  },
  RelatedPages: {
    attributes: {ids: 'texts'},
    oneOf: ['ids'],
    content: 'nothing',
    from: registry('RelatedPages'),
    reason: 'the list at a page’s end, from the registry',
  },
  PageFinder: {...none, from: registry('PageFinder'), reason: 'shows any entry of the registry'},
  ErrorDecoder: {
    ...none,
    from: {module: '@site/src/error-decoder/ErrorDecoder', name: 'ErrorDecoder'},
    reason: 'says what a pasted error message means',
  },
  Playground: {
    ...none,
    from: {module: '@site/src/run/Playground', name: 'Playground'},
    reason: 'an editor for a Move package of the reader’s own',
  },
  ReadOffline: {
    ...none,
    from: {module: '@site/src/offline/ReadOffline', name: 'ReadOffline'},
    reason: 'saves sections of the site in the browser',
  },
  Tabs: {attributes: {groupId: 'text'}, content: 'tabs', from: {module: '@theme/Tabs', name: 'default'}, reason: 'alternatives'},
  TabItem: {
    attributes: {value: 'text', label: 'text', default: 'flag'},
    oneOf: ['value'],
    content: 'anything',
    from: {module: '@theme/TabItem', name: 'default'},
    inside: 'Tabs',
    reason: 'one of the alternatives',
  },
  Steps: {attributes: {}, content: 'numbered list', from: {module: '@site/src/steps/Steps', name: 'Steps'}, reason: 'a procedure'},
  FileTree: {
    attributes: {},
    content: 'nested list',
    from: {module: '@site/src/file-tree/FileTree', name: 'FileTree'},
    reason: 'the files of a project',
  },
  Walkthrough: {
    attributes: {file: 'text'},
    oneOf: ['file'],
    content: 'anything',
    from: {module: '@site/src/walkthrough/Walkthrough', name: 'Walkthrough'},
    reason: 'a file, explained beside its code',
  },
  TutorialProgress: {
    ...none,
    from: {module: '@site/src/tutorial/TutorialProgress', name: 'TutorialProgress'},
    reason: 'the place of a page in a tutorial',
  },
  Solution: {
    attributes: {},
    content: 'anything',
    from: {module: '@site/src/tutorial/Solution', name: 'Solution'},
    reason: 'the folded solution of an exercise',
  },
  Term: {attributes: {id: 'text'}, oneOf: ['id'], content: 'anything', reason: 'a glossary term; the build adds its definition'},
  CheckedAgainst: {attributes: {fact: 'text'}, oneOf: ['fact'], content: 'nothing', reason: 'the build writes where a figure was read'},
  CommandTable: {
    attributes: {command: 'text', commands: 'text', options: 'text'},
    oneOf: ['command', 'commands', 'options'],
    content: 'nothing',
    reason: 'the build makes it from the model of the CLI',
  },
  CommonErrors: {
    attributes: {of: 'text'},
    oneOf: ['of'],
    content: 'nothing',
    reason: 'the build makes it from the entries of the error reference',
  },
  MethodMap: {...none, reason: 'the build makes it from the map of JSON-RPC methods'},
  EndpointTables: {
    attributes: {path: 'text', events: 'text'},
    oneOf: ['path', 'events'],
    content: 'nothing',
    reason: 'the build makes it from the model of DeepBook’s indexer',
  },
  AppPicture: {
    attributes: {of: 'text', title: 'text', alt: 'text'},
    oneOf: ['of'],
    content: 'nothing',
    reason: 'the build makes it from the pictures of src/app-pictures',
  },
  ReleaseNotes: {attributes: {release: 'text'}, content: 'nothing', reason: 'the build makes it from src/releases'},
};

/** Elements that authors ask for, and what is written in their place. */
export const insteadOf: Readonly<Record<string, string>> = {
  a: 'Write a link in Markdown, [text](/route), which the build checks.',
  img: 'Write an image in Markdown, ![what it shows](/img/file.svg), or draw it in a fence of the language dot or sequence.',
  picture: 'Write an image in Markdown, ![what it shows](/img/file.svg).',
  svg: 'Put the file under static/img/, and write ![what it shows](/img/file.svg).',
  video: 'Link to the video.',
  iframe: 'Link to the page; the site shows nothing of other hosts.',
  embed: 'Link to the file.',
  object: 'Link to the file.',
  script: 'Pages run no scripts of their own; a component under src/ does what readers need.',
  style: 'Styles are in src/site/css/ and beside components; a page has none of its own.',
  link: 'Styles and icons are part of the site; a page adds none.',
  meta: 'Write title and description in the front matter. An old address becomes a row in src/old-addresses/.',
  base: 'Leave it out; the address of the site is in its configuration.',
  head: 'Write title and description in the front matter.',
  form: 'The site takes nothing from readers; link to where they can send it.',
  input: 'The site takes nothing from readers; leave it out.',
  button: 'Write a link in Markdown.',
  table: 'Write a table in Markdown.',
  ul: 'Write a list in Markdown.',
  ol: 'Write a list in Markdown.',
  h1: 'The title in the front matter is the only heading of level 1.',
  h2: 'Write ## in front of the heading.',
  h3: 'Write ### in front of the heading.',
  p: 'Write a paragraph between empty lines.',
  br: 'Begin a new paragraph.',
  hr: 'Begin a new section with a heading.',
  b: 'Write **bold**.',
  strong: 'Write **bold**.',
  i: 'Write *emphasis*.',
  em: 'Write *emphasis*.',
  pre: 'Write a fence with its language.',
  div: 'Write Markdown, or a component of the list.',
  span: 'Write Markdown, or a component of the list.',
  details: 'Write a section with a heading; the browser’s find has to reach it. The solution of an exercise is a Solution.',
  Head: 'Write title and description in the front matter.',
  Admonition: 'Write :::note or :::warning.',
  CodeBlock: 'Write a fence with its language.',
  Diagram: 'Write a fence of the language dot or sequence.',
};
