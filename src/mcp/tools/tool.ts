import type {ZodRawShape, z} from 'zod';
import type {DecoderData} from '../../reference/errors/decoder-data';
import type {Explanations} from '../../reference/errors/explanations';
import type {FrameworkParts} from '../../run/data';
import type {CompilerProgram} from '../../samples/move/compiler/client';
import type {SearchEngine} from '../../search/engine/engine';
import type {Site} from '../site/open-site';
import type {Pages} from '../site/pages';

/** What no site carries in a form for programs. */
export interface Models {
  /** What the decoder of error messages finds by, and what it says of what it found. */
  errors: DecoderData;
  explanations: Explanations;
  /** The framework that packages are compiled against. */
  framework: readonly FrameworkParts[];
}

/** What tools work with. */
export interface Docs extends Models {
  site: Site;
  pages: Pages;
  search: SearchEngine;
  /** The process that compiles Move; where absent, the project's own. */
  compiler?: CompilerProgram;
}

/** A tool of the server. */
export interface Tool<Input extends ZodRawShape = ZodRawShape> {
  name: string;
  title: string;
  description: string;
  input: Input;
  /**
   * @returns Markdown
   * @throws {UsageError} where the input is wrong: the caller reads its message
   */
  run: (input: z.infer<z.ZodObject<Input>>, docs: Docs) => Promise<string>;
}

/** Keeps the type of a tool's input; the server has tools of all inputs. */
export const tool = <Input extends ZodRawShape>(definition: Tool<Input>): Tool => definition as unknown as Tool;
