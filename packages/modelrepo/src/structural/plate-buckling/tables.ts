/** The tables of the run: each resistance, the elastic plate, and what other plates under the same loads would use. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import * as plate from '@keelson/physics/plate-buckling/elastic.ts'
import { utilisation } from '@keelson/workflow'
import type { Elastic } from './calculate-elastic.ts'
import { type Assessed, assess, type Loads, type Plate } from './calculate-plate.ts'
import { SPACING_OVER_THICKNESS, type Thinnest } from './calculate-thickness.ts'
import {
  COMBINED,
  governing,
  LONGITUDINAL,
  PRESSURE,
  SHEAR,
  TRANSVERSE,
  type Use,
  usesOf,
  YIELD,
  YIELD_ELSEWHERE,
} from './calculate-uses.ts'
import type { Params } from './inputs.ts'
import { SUPPORTED } from './modes.ts'
import { yieldedBy } from './rules.ts'

const cell = (use: Use): number | null => (use === undefined ? null : utilisation(use))
const useOf = (a: Assessed, name: string): number | null => cell(usesOf(a).find((u) => u.name === name)?.use)

export function componentRows(a: Assessed) {
  const { loads, along, across, sheared } = a
  return [
    {
      component: LONGITUDINAL,
      stress: loads.sigma_x,
      slenderness: along.lambda_p,
      reduction: along.C_x,
      resistance: along.resistance,
      used: useOf(a, LONGITUDINAL),
    },
    {
      component: TRANSVERSE,
      stress: across.stress,
      slenderness: across.lambda_c,
      reduction: across.resistance / a.yielding.f_d,
      resistance: across.resistance,
      used: useOf(a, TRANSVERSE),
    },
    {
      component: SHEAR,
      stress: loads.tau,
      slenderness: sheared.lambda_w,
      reduction: sheared.C_tau,
      resistance: sheared.resistance,
      used: useOf(a, SHEAR),
    },
  ]
}

/** Of even stress in one direction alone; the transverse factor is that of simply supported edges. */
export function elasticRows(p: Params, flat: Elastic) {
  const { stiffener_spacing: s, plate_length: l } = p
  const row = (component: string, factor: number, stress: number) => {
    const critical = plate.bucklingStress.evaluateSI({
      k: factor,
      E: p.youngs_modulus,
      nu: p.poisson_ratio,
      t: p.plate_thickness,
      s,
    })
    const used = stress < 0 ? null : plate.elasticUse.evaluate({ sigma: stress, sigma_E: critical })
    return { component, factor, critical, stress, used }
  }
  const free = p.edge_condition === SUPPORTED
  return [
    row(LONGITUDINAL, flat.k, p.longitudinal_stress),
    ...(free ? [row(TRANSVERSE, plate.transverseFactor.evaluate({ l, s }), p.transverse_stress)] : []),
    ...(free ? [row(SHEAR, plate.shearFactor.evaluate({ l, s }), p.shear_stress)] : []),
  ]
}

/** Shares of the thickness that the sweep goes down and up to, and its steps. */
const [THIN, THICK, STEPS] = [0.5, 1.75, 25]

export interface ThicknessRow {
  readonly thickness: number
  readonly yield: number | null
  /** At the corners that have other stresses, where one varies. */
  readonly yield_elsewhere: number | null
  readonly pressure: number | null
  readonly longitudinal: number | null
  readonly transverse: number | null
  readonly shear: number | null
  readonly combined: number | null
  readonly used: number | null
  readonly governing: string
}

/** Thicknesses around the plate's own and the least one, both among them. */
export function thicknessRows(a: Assessed, thinnest: Thinnest | undefined): ThicknessRow[] {
  const { t, s } = a.plate
  const least = thinnest?.t ?? t
  const most = Math.min(s / SPACING_OVER_THICKNESS.thickest, THICK * Math.max(t, least))
  const even = spaced(THIN * Math.min(t, least), Math.max(most, t), STEPS + 1)
  const others = even.filter((x) => [t, least].every((own) => Math.abs(x / own - 1) > 1e-9))
  return [...new Set([...others, t, least])].sort((x, y) => x - y).map((x) => thicknessRow(a, x))
}

function thicknessRow({ plate, loads }: Assessed, t: number): ThicknessRow {
  const a = assess({ ...plate, t }, loads, silent)
  const worst = governing(usesOf(a))
  return {
    thickness: t,
    yield: useOf(a, YIELD),
    yield_elsewhere: useOf(a, YIELD_ELSEWHERE),
    pressure: useOf(a, PRESSURE),
    longitudinal: useOf(a, LONGITUDINAL),
    transverse: useOf(a, TRANSVERSE),
    shear: useOf(a, SHEAR),
    combined: useOf(a, COMBINED),
    used: cell(worst.use),
    governing: worst.name,
  }
}

/** Usual grades, Pa, and the shares of thickness, spacing and loads that the sweep takes. */
const GRADES = [235e6, 315e6, 355e6, 420e6]
const SHARES = [0.8, 1, 1.2]
const LOADS = [0.75, 1, 1.25]

/** Grade by thickness by spacing by load, the loads varying fastest; combinations that the run would refuse are left out. */
export function sweepRows(a: Assessed) {
  const grades = [...new Set([...GRADES, a.plate.f_y])].sort((x, y) => x - y)
  return grades.flatMap((f_y) =>
    SHARES.flatMap((thick) =>
      SHARES.flatMap((wide) =>
        LOADS.flatMap((load) => {
          const plate: Plate = { ...a.plate, f_y, t: thick * a.plate.t, s: wide * a.plate.s }
          const loads = loadedBy(load, a.loads)
          return isAnswered(plate, loads) ? [sweepRow(plate, loads, load)] : []
        }),
      ),
    ),
  )
}

const loadedBy = (share: number, { sigma_x, sigma_y, tau, p_Sd, ...ratios }: Loads): Loads => ({
  ...ratios,
  sigma_x: share * sigma_x,
  sigma_y: share * sigma_y,
  tau: share * tau,
  p_Sd: share * p_Sd,
})

const isAnswered = ({ s, l, f_y }: Plate, loads: Loads): boolean => s <= l && yieldedBy(loads, f_y).length === 0

function sweepRow(plate: Plate, loads: Loads, share: number) {
  const worst = governing(usesOf(assess(plate, loads, silent)))
  return {
    yield_strength: plate.f_y,
    thickness: plate.t,
    spacing: plate.s,
    load_share: share,
    used: cell(worst.use),
    governing: worst.name,
  }
}
