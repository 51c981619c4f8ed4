import {forPackageManagers} from '@site/src/tabs/package-managers';

const inAll = (code: string): string[] | undefined => forPackageManagers(code)?.map((each) => each.code);

test('what is said to npm is said to the others', () => {
  expect(inAll('npm create vite@latest orchard -- --template vanilla-ts\ncd orchard\nnpm install\nnpm install @mysten/sui')).toEqual([
    'npm create vite@latest orchard -- --template vanilla-ts\ncd orchard\nnpm install\nnpm install @mysten/sui',
    'pnpm create vite orchard --template vanilla-ts\ncd orchard\npnpm install\npnpm add @mysten/sui',
    'yarn create vite orchard --template vanilla-ts\ncd orchard\nyarn install\nyarn add @mysten/sui',
    'bun create vite orchard --template vanilla-ts\ncd orchard\nbun install\nbun add @mysten/sui',
  ]);
  expect(inAll('npm uninstall a\nnpm install --save-dev b c')).toEqual([
    'npm uninstall a\nnpm install --save-dev b c',
    'pnpm remove a\npnpm add --save-dev b c',
    'yarn remove a\nyarn add --dev b c',
    'bun remove a\nbun add --dev b c',
  ]);
});

test.each([
  ['the lock file of npm', 'npm ci\nnpm install pg'],
  ['an archive with such a file', 'npm install\nnpm run dev'],
  ['a tool for the whole machine', 'npm install --global prettier'],
  ['commands besides', 'npm install snarkjs\nnpx snarkjs powersoftau new bn128 10 start.ptau'],
  ['no package', 'cd orchard'],
])('%s is left to npm', (_name, code) => {
  expect(forPackageManagers(code)).toBeUndefined();
});
