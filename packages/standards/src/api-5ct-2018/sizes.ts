/** Outside diameters of casing and tubing, as their sizes are called. API 5CT (10th edition), list of sizes, in inches. */

const sizes = (list: string): readonly string[] => list.split(', ')
export const CASING_SIZES = sizes(
  '4 1/2, 5, 5 1/2, 6 5/8, 7, 7 5/8, 8 5/8, 9 5/8, 10 3/4, 11 3/4, 13 3/8, 16, 18 5/8, 20',
)
export const TUBING_SIZES = sizes('2 3/8, 2 7/8, 3 1/2, 4, 4 1/2')
