import {z} from 'zod';

/** What the compiler knows of a name in a module, and its reader does not see. */
export const namedType = z.object({
  /** Line of the module, 1-based. */
  line: z.number(),
  /** Characters of the line in front of the name. */
  column: z.number(),
  /** Characters of the name. */
  length: z.number(),
  /** The name with its type, such as `const tx: Transaction`. */
  text: z.string(),
  /**
   * Of a variable: where it is first seen is enough, and its declaration may say the type itself.
   * Other names are explained wherever they are.
   */
  variable: z.enum(['inferred', 'annotated']).optional(),
});

export type NamedType = z.infer<typeof namedType>;
