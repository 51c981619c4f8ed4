import {z} from 'zod';
import type {BatchLayout} from './batch-layout';
import {parseDiagnostics, parseVerifierFailure, type Diagnostic} from './diagnostics';

const findingSchema = z.object({
  unit: z.string(),
  path: z.string(),
  line: z.int(),
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  message: z.string(),
});

const unitTestSchema = z.object({unit: z.string(), name: z.string(), passed: z.boolean()});

/** What the check of some units gave, in the form in which it is kept between runs. */
export const batchResultSchema = z.object({findings: z.array(findingSchema), tests: z.array(unitTestSchema)});

/** Something the compiler or a unit test says about a unit. The path is one of the unit's own. */
export type Finding = z.infer<typeof findingSchema>;

/** A unit test that ran, named `module::test`. */
export type UnitTest = z.infer<typeof unitTestSchema>;

export type BatchResult = z.infer<typeof batchResultSchema>;

/** Code of what the bytecode verifier refuses; it has no numbers of its own. */
export const verifierCode = 'VERIFIER';

/** Places the compiler's diagnostics in the units' files. Those that no unit owns are left out. */
export function findingsOf(layout: BatchLayout, output: string, severity: Diagnostic['severity']): Finding[] {
  const refused = parseVerifierFailure(output);
  if (refused) {
    const place = layout.placeOfModule(refused.address, refused.module);
    return place ? [{...place, severity: 'error', code: verifierCode, message: layout.restore(refused.message)}] : [];
  }
  return parseDiagnostics(output).flatMap((diagnostic) => {
    const owner = layout.ownerOfPath(diagnostic.path);
    if (diagnostic.severity !== severity || !owner) return [];
    const {line, code, message} = diagnostic;
    return [{...owner, line, severity, code, message: layout.restore(message)}];
  });
}

/** Whether two findings are the same thing said twice. */
export const sameFinding = (a: Finding, b: Finding): boolean =>
  a.unit === b.unit && a.path === b.path && a.line === b.line && a.code === b.code;
