import {expansion, splat} from '@site/src/reference/cli/parser/marks';
import {commandsOf} from '@site/src/samples/shell/commands';
import {parseScript} from '@site/src/samples/shell/syntax';
import {wordText} from '@site/src/samples/shell/words';

const wordsOf = (code: string): readonly string[] => commandsOf(parseScript(code).script)[0]?.command.args.map(wordText) ?? [];

test.each([
  ['plain --flag=value', ['plain', '--flag=value']],
  [`'single $x' "double \\"q\\"" a\\ b $'tab\\t'`, ['single $x', 'double "q"', 'a b', 'tab\t']],
  ['"$A" $A ${A} ${A:-b} $(date) `date` $((1 + 2)) <(date)', Array<string>(8).fill(expansion)],
  ['"@$A" "[$A, 1]" 0x$A', [`@${expansion}`, `[${expansion}, 1]`, `0x${expansion}`]],
  ['"$@" $* "${LIST[@]}" ${LIST[*]} {a,b}', Array<string>(5).fill(splat)],
  ['[1,2] *.move ~/x', ['[1,2]', '*.move', '~/x']],
  ['two \\\n  lines', ['two', 'lines']],
])('%s', (code, words) => {
  expect(wordsOf(`run ${code}`)).toEqual(words);
});
