/** A page that lacks its description and its text. */
export const page = (title: string): string => `---
title: ${JSON.stringify(title)}
description: ''
---

## Before you start

## Next steps
`;

const sidebars: readonly (readonly [start: string, file: string])[] = [
  ['guides/developer/', 'developer-guides'],
  ['guides/operator/', 'operator-guides'],
  ['concepts/', 'concepts'],
  ['standards/', 'standards'],
  ['references/', 'references'],
];

/** The file with the sidebar of a page. */
export const sidebarOf = (id: string): string => {
  const [, file] = sidebars.find(([start]) => id.startsWith(start)) ?? [];
  return file === undefined ? 'src/site/pages-without-sidebar.ts' : `src/site/sidebars/${file}.ts`;
};

/** A Move package that builds, with a test: one shared object. */
export function moveFiles(name: string): Record<string, string> {
  const folder = `examples/move/${name}`;
  const type = name.replace(/(?:^|_)([a-z\d])/g, (_start, letter: string) => letter.toUpperCase());
  return {
    [`${folder}/Move.toml`]: `[package]\nname = "${name}"\nedition = "2024"\n\n[dependencies]\n`,
    [`${folder}/sources/${name}.move`]: `/// What the package is for.
module ${name}::${name};

// #region open
/// What it stands for.
public struct ${type} has key {
    id: UID,
}

/// Shares a new one, which everybody can use.
public fun open(ctx: &mut TxContext) {
    transfer::share_object(${type} { id: object::new(ctx) });
}
// #endregion open
`,
    [`${folder}/tests/${name}_tests.move`]: `#[test_only]
module ${name}::${name}_tests;

use ${name}::${name}::{Self, ${type}};
use sui::test_scenario as scenario;

#[test]
fun what_is_opened_is_shared() {
    let mut test = scenario::begin(@0xA);
    ${name}::open(test.ctx());
    test.next_tx(@0xA);
    assert!(scenario::has_most_recent_shared<${type}>());
    test.end();
}
`,
  };
}

/** An entry of the error reference that lacks its texts; both arguments are literals. */
export const entry = (id: string, message: string): string => `{
    id: ${id},
    title: ${message},
    messages: [{from: 'CLI', text: ${message}}],
    meaning: '',
    causes: [''],
    cure: '',
    seeAlso: [],
    source: '',
  }`;

/** A component without text of its own. */
export const component = (name: string, shows: string): string => `import type {ReactNode} from 'react';

/** Shows ${shows}. */
export function ${name}({children}: {children: ReactNode}): ReactNode {
  return <div>{children}</div>;
}
`;

/** The README of a room with one component. */
export const readme = (room: string, name: string, shows: string): string => `# ${room}: ${shows}

\`${name}.tsx\` is the component that pages write.

Tests: \`tests/browser/\`.
`;
