import type {TopicInfo} from './topic';

/** The topics of the Move compiler and linter. */
export const compilerTopics: readonly TopicInfo[] = [
  {
    page: 'compiler/syntax',
    title: 'Syntax and declarations (E01, E02)',
    label: 'Syntax and declarations',
    description:
      'Move compiler codes E01 and E02: text that is not Move, and declarations that are not allowed. % errors with sample and fix.',
    intro: `
Codes that begin with \`E01\` come from the parser, which couldn't read your file. The place that it shows is where it gave up, and the mistake is often a word or a line before that: a missing comma, brace or semicolon. Codes that begin with \`E02\` are about a declaration that reads well and isn't allowed where it stands, such as two functions of one name.

Attributes have [a page of their own](/references/errors/compiler/attributes).
`,
    keywords: ['syntax error', 'parser error', 'unexpected token', 'duplicate declaration'],
  },
  {
    page: 'compiler/names',
    title: 'Names, members and calls (E03 and some of E04)',
    label: 'Names, members, calls',
    description:
      'Move compiler codes for names that lead nowhere and calls that do not fit a function: % errors with a failing sample and its fix.',
    intro: `
You are right here if the compiler says \`unbound\`, which means that it has looked for a name and found nothing, or if it objects to the number of arguments, to a method, or to a \`break\` outside a loop. A missing \`use\` and a dependency that isn't in \`Move.toml\` are the usual reasons for the first kind.

If the function was found and an argument has the wrong type, look under [Types, constants and macros](/references/errors/compiler/types).
`,
    keywords: ['unbound module', 'unbound variable', 'unbound field', 'too many arguments', 'invalid method call'],
  },
  {
    page: 'compiler/types',
    title: 'Types, constants and macros (E04, E08)',
    label: 'Types, constants, macros',
    description:
      'Move compiler codes E04 and E08: types that do not fit, missing mut, constants, match and macros. % errors with sample and fix.',
    intro: `
The compiler has found all names and now checks what kind of value stands where. You are right here if two types don't agree, if a type can't be inferred, if something that changes isn't \`mut\`, if a constant can't be computed, or if a \`match\` leaves out a case.

The codes that begin with \`E04\` and are about the shape of a call are under [Names, members and calls](/references/errors/compiler/names).
`,
    keywords: ['type error', 'incompatible types', 'type mismatch', 'let mut', 'non-exhaustive match'],
  },
  {
    page: 'compiler/abilities',
    title: 'Abilities and references (E05, E06, E07)',
    label: 'Abilities and references',
    description:
      'Move compiler codes E05, E06 and E07: missing abilities, values left over or used twice, and borrows. % errors with sample and fix.',
    intro: `
These codes are about what may happen to a value. \`E05\` says that a type lacks the ability to be copied, dropped or stored; \`E06\` says that a value is left over or was already moved away; \`E07\` says that two references to the same value are in each other's way.

They are the errors that newcomers from other languages meet first, because other languages let the same code pass. The rules behind them are explained in [Sui Move concepts](/concepts/sui-move-concepts).
`,
    keywords: ['ability error', 'borrow checker', 'reference error', 'drop ability', 'copy ability'],
  },
  {
    page: 'compiler/attributes',
    title: 'Attributes, editions and unit tests (E02015, E10, E11, E13)',
    label: 'Attributes, editions, tests',
    description:
      'Move compiler codes for #[test], #[allow] and other attributes, for editions, and what sui move test says of failing tests: % errors.',
    intro: `
You are right here if the compiler points to something in \`#[…]\`, if it says that a feature is not supported or deprecated in your edition, or if a unit test failed. The edition is set in \`Move.toml\`, so two packages with the same code can get different answers.

A warning about an attribute is on the page of [warnings](/references/errors/compiler/warnings).
`,
    keywords: ['attribute error', 'edition error', 'feature is not supported', 'unit test failed'],
  },
  {
    page: 'compiler/sui',
    title: 'Rules of Sui (Sui E01, Sui E02)',
    label: 'Rules of Sui',
    description:
      'Codes that Sui adds to the Move compiler, for objects, init, one-time witnesses, events and transfers: % errors with sample and fix.',
    intro: `
The word \`Sui\` in front of a code, or \`SC\` inside it, means that your code is correct Move and breaks a rule of Sui: how objects are declared and made, what \`init\` may look like, who may transfer a type or emit an event. The validators check the same rules when you publish, so there is no way around them.

A code without them has another meaning even if its number is the same: look it up under [Move compiler](/references/errors/compiler).
`,
    keywords: ['Sui E02007', 'object rules', 'init rules', 'one-time witness error'],
  },
  {
    page: 'compiler/warnings',
    title: 'Compiler warnings (W01 to W10)',
    label: 'Warnings',
    description:
      'Move compiler warnings from unused alias to deprecated usage: % codes with a sample that gets each warning and one without it.',
    intro: `
A warning doesn't stop the build, and it is still worth reading: an unused variable or an unreachable line is often a mistake that the tests didn't catch. With \`--warnings-are-errors\` the build stops at the first one.

If a warning is wrong in one place, put \`#[allow(…)]\` with its name above the item; the name stands at the end of the compiler's message. Codes with \`Lint\` in front, or with \`L\` or \`SL\` inside, are on the page of [lints](/references/errors/compiler/lints).
`,
    keywords: ['compiler warning', 'unused variable', 'unused alias', 'deprecated', 'allow warning'],
  },
  {
    page: 'compiler/lints',
    title: 'Lints (Lint W99 and others)',
    label: 'Lints',
    description:
      'Lints of Sui Move, from share_owned to unnecessary entry: % rules with the code that they report and code that they accept.',
    intro: `
A lint reports code that compiles and probably isn't what you want, such as a function that sends an object to the sender where it could return it. The linter can be wrong about your intention. If you meant it, say so with \`#[allow(lint(…))]\` and the name that the message ends with.

Most lints run with every build. The last ones here run only with \`sui move build --lint\`.
`,
    keywords: ['lint', 'linter', 'allow lint', 'self_transfer', 'share_owned'],
  },
];
