/** Load and rating of a string over its depth. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import * as loads from '@keelson/physics/well-planning/casing-loads.ts'
import { columnPressure, HYDROSTATIC_FACTOR } from '@keelson/physics/well-planning/mud-column.ts'
import type { Point } from '@keelson/workflow'
import { collapseOf, TR_2018 } from '../_shared/tubular/collapse.ts'
import type { Given } from './inputs.ts'
import type { StringResult } from './strings.ts'

export interface Lines {
  readonly load: readonly Point[]
  readonly rating: readonly Point[]
}

const c_g = HYDROSTATIC_FACTOR.si
const POINTS = 21

const ends = (value: number, to: number): readonly Point[] => [
  [value, 0],
  [value, to],
]
const column = (G: number, z: number) => columnPressure.evaluateSI({ c_g, G, z })

export function burstLine({ gas_gradient: g_g }: Given<'gas_gradient'>, { row, P_bl, P_br }: StringResult): Lines {
  const z_s = row.setting_depth
  const atShoe = P_bl + g_g * z_s - column(row.mud_weight, z_s)
  return {
    load: [
      [P_bl, 0],
      [atShoe, z_s],
    ],
    rating: ends(P_br, z_s),
  }
}

/** The rating falls towards the surface, by the weight that hangs below; it ends where nothing is left. */
export function collapseLines({ row, tube: { s, A_s }, z_l, P_cl, P_cs, f_B }: StringResult): Lines {
  const { setting_depth: z_s, specified_minimum_yield_strength: Y_p, nominal_weight: w } = row
  const empty: readonly Point[] = z_l < z_s ? [[P_cl, z_l]] : []
  const rated = (z: number): readonly Point[] => {
    const hanging = loads.weightInMud.evaluateSI({ w, g: STANDARD_GRAVITY.si, L_h: z_s - z, f_B })
    const found = collapseOf({ Y_p, sigma_a: hanging / A_s, p_i: 0 }, s, TR_2018, silent)?.found
    return found ? [[found.P_c, z]] : []
  }
  return {
    load: [[0, 0], ...empty, [P_cs, z_s]],
    rating: spaced(0, z_s, POINTS).flatMap(rated),
  }
}

export function tensionLine({ row, F_l, F_w, F_t }: StringResult): Lines {
  const z_s = row.setting_depth
  const atShoe = F_l - F_w
  return {
    load: [
      [F_l, 0],
      [atShoe, z_s],
    ],
    rating: ends(F_t, z_s),
  }
}
