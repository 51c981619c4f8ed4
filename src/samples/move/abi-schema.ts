import {z} from 'zod';

/**
 * The shape of `src/abis/*.json` in `@typemove/sui`: what the Sui gRPC service `GetPackage` answers, one entry per
 * module, enums as numbers. Objects are strict, so that a release with another shape stops here and nowhere else.
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

const abilitySchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

const fieldSchema = z.strictObject({name: z.string(), position: z.int().min(0), type: typeSchema});

const signatureTypeSchema = z.strictObject({reference: z.union([z.literal(1), z.literal(2)]).optional(), body: typeSchema});

const datatypeSchema = z.strictObject({
  typeName: z.string(),
  definingId: z.string(),
  module: z.string(),
  name: z.string(),
  abilities: z.array(abilitySchema),
  typeParameters: z.array(z.strictObject({constraints: z.array(abilitySchema), isPhantom: z.boolean()})),
  kind: z.union([z.literal(1), z.literal(2)]),
  fields: z.array(fieldSchema),
  variants: z.array(z.strictObject({name: z.string(), position: z.int().min(0), fields: z.array(fieldSchema)})),
});

const functionSchema = z.strictObject({
  name: z.string(),
  visibility: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  isEntry: z.boolean(),
  typeParameters: z.array(z.strictObject({constraints: z.array(abilitySchema)})),
  parameters: z.array(signatureTypeSchema),
  returns: z.array(signatureTypeSchema),
});

export const abiSchema = z
  .array(
    z.strictObject({
      address: z.string().regex(/^0x[0-9a-f]+$/),
      module: z.strictObject({name: z.string(), datatypes: z.array(datatypeSchema), functions: z.array(functionSchema)}),
    }),
  )
  .min(1);

export type AbiJson = z.infer<typeof abiSchema>;
