/** Nominal diameters of stranded wire rope for lifting. EN 12385-4 (2002) tables of rope classes, in mm. */
export const ROPE_DIAMETERS: readonly number[] = [
  8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 22, 24, 26, 28, 32, 36, 40, 44, 48, 52, 56, 60,
]
