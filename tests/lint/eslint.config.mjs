import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import commentWidth from './comment-width.cjs';
import internals from './internals.cjs';
import protocolVersions from './protocol-versions.cjs';
import waiting from './waiting.cjs';

export default tseslint.config(
  {ignores: ['**/node_modules/', '**/*.cjs', '**/*.mjs', 'build/', '**/.docusaurus/', 'tests/fixtures/**']},
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: process.cwd()}},
    rules: {
      // Numbers in messages are as readable as strings.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Docusaurus's plugin and hook types ask for async functions where ours have nothing to wait
      // for.
      '@typescript-eslint/require-await': 'off',
    },
  },
  commentWidth,
  internals,
  protocolVersions,
  ...waiting,
);
