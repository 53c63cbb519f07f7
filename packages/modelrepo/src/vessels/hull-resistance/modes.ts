/** The papers and propeller arrangements of hull-resistance, and what of its answer needs which inputs. */
import { FASTEST_1982, FASTEST_1984 } from '@keelson/physics/ship-resistance/range-of-application.ts'

export const PAPER_1982 = 'holtrop_mennen_1982'
export const PAPER_1984 = 'holtrop_1984'
export const PAPERS = { [PAPER_1982]: 'Holtrop and Mennen (1982)', [PAPER_1984]: 'Holtrop (1984)' } as const

/** Largest Froude number of each. */
export const FASTEST = { [PAPER_1982]: FASTEST_1982, [PAPER_1984]: FASTEST_1984 } as const

export const SINGLE = 'single_screw'
export const TWIN = 'twin_screw'
export const OPEN_STERN = 'open_stern_single_screw'
export const ARRANGEMENTS = {
  [SINGLE]: 'Single screw, closed stern',
  [TWIN]: 'Twin screw',
  [OPEN_STERN]: 'Single screw, open stern',
} as const

export const aTwin = { propeller_arrangement: [TWIN] }

export const NEEDS_PROPELLER = ['propeller_diameter'] as const
export const NEEDS_POWER = ['propeller_diameter', 'open_water_efficiency'] as const
