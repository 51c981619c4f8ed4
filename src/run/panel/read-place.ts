/** What `RunSample` says of a sample. */
export interface SamplePlace {
  name: string;
  file: string;
  region: string | undefined;
}

/** Reads `package/sources/file.move#region`. */
export function readPlace(sample: string): SamplePlace {
  const [, name = '', file = '', region] = /^(\w+)\/([^#]+)(?:#(.+))?$/.exec(sample) ?? [];
  return {name, file, region};
}
