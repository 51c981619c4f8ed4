import * as z from 'zod';

/**
 * The shape of `src/abis/*.json` in `@typemove/sui`: what the Sui gRPC service answers about a
 * package, one entry per module, enums as numbers. Objects are strict, so that a release with
 * another shape stops here and nowhere else.
 */
export interface AbiTypeJson {
  type: number;
  typeParameterInstantiation: AbiTypeJson[];
  typeName?: string | undefined;
  typeParameter?: number | undefined;
}

const typeSchema: z.ZodType<AbiTypeJson> = z.lazy(() =>
  z.strictObject({
    type: z.int().min(1).max(11),
    typeParameterInstantiation: z.array(typeSchema),
    typeName: z.string().optional(),
    typeParameter: z.int().min(0).optional(),
  }),
);

const name = z.string().regex(/^\w+$/, 'is not a Move name');
const ability = z.literal([1, 2, 3, 4]);
const field = z.strictObject({name, position: z.int().min(0), type: typeSchema});
const signatureType = z.strictObject({reference: z.literal([1, 2]).optional(), body: typeSchema});

const datatype = z.strictObject({
  typeName: z.string(),
  definingId: z.string(),
  module: z.string(),
  name,
  abilities: z.array(ability),
  typeParameters: z.array(z.strictObject({constraints: z.array(ability), isPhantom: z.boolean()})),
  kind: z.literal([1, 2]),
  fields: z.array(field),
  variants: z.array(z.strictObject({name, position: z.int().min(0), fields: z.array(field)})),
});

const abiFunction = z.strictObject({
  name,
  visibility: z.literal([1, 2, 3]),
  isEntry: z.boolean(),
  typeParameters: z.array(z.strictObject({constraints: z.array(ability)})),
  parameters: z.array(signatureType),
  returns: z.array(signatureType),
});

/** One file: the modules of one package. */
export const abiSchema = z
  .array(
    z.strictObject({
      address: z.string().regex(/^0x[0-9a-f]+$/, 'is not an address such as 0x2'),
      module: z.strictObject({name, datatypes: z.array(datatype), functions: z.array(abiFunction)}),
    }),
  )
  .min(1);

export type AbiModuleJson = z.infer<typeof abiSchema>[number]['module'];
