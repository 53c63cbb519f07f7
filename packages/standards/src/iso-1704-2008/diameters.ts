/** Nominal diameters of stud-link anchor chain, to which mooring chain is made as well. ISO 1704 (2008) dimensions, in mm. */
export const CHAIN_DIAMETERS: readonly number[] = [
  50, 52, 54, 56, 58, 60, 62, 64, 66, 68, 70, 73, 76, 78, 81, 84, 87, 90, 92, 95, 97, 100, 102, 105, 107, 111, 114, 117,
  120, 122, 124, 127, 130, 132, 137, 142, 147, 152, 157, 162,
]
