import type {CompilerOutcome} from './protocol';

/**
 * The layout that the plugin's documentation recommends, one `use` a module, in lines that fit the
 * column of a page.
 */
const layout = {printWidth: 90, tabWidth: 4, useModuleLabel: true, autoGroupImports: 'module'};

/** Move source as prettier lays it out, or the plugin's words where it does not parse. */
export async function format(text: string): Promise<CompilerOutcome> {
  try {
    // Most processes lay out nothing, and the packed server for agents comes without it.
    const {format: prettierFormat} = await import('prettier');
    const plugins = [require.resolve('@mysten/prettier-plugin-move')];
    return {ok: true, output: await prettierFormat(text, {...layout, parser: 'move', plugins})};
  } catch (error) {
    return {ok: false, output: error instanceof Error ? error.message : String(error)};
  }
}
