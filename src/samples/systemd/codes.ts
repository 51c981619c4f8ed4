/** What the checker of systemd units finds, by code. */
export const unitErrorCodes = {
  UNIT_SYNTAX: 'A line is no section, no directive and no comment, or stands before the first section.',
  SECTION_UNKNOWN: 'The unit has no such section.',
  KEY_UNKNOWN: 'The section has no such directive.',
  KEY_REPEATED: 'A directive with one value is written twice, so that only the last one counts.',
  KEY_MISSING: 'A directive that the unit needs is not there.',
  VALUE_TYPE: 'The value of a directive is of the wrong kind.',
} as const;

export type UnitErrorCode = keyof typeof unitErrorCodes;
