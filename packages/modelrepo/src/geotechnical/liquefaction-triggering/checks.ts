/** The acceptance check of the run. */
import {
  BEHAVES_AS_SAND,
  BI_DEPTH,
  CAN_LIQUEFY,
  CASE_HISTORIES,
  safetyFactor,
  WITHOUT_OVERBURDEN,
  YOUD_DEPTH,
} from '@keelson/physics/soil/liquefaction-demand.ts'
import {
  against,
  type CheckResult,
  check,
  checkOf,
  type Left,
  type NotChecked,
  notChecked,
  openIf,
  outOf,
  shownIn,
} from '@keelson/workflow'
import type { Placed, Profile } from './calculate-profile.ts'
import { type Apart, type Ground, pressureApart } from './calculate-water.ts'
import { YOUD } from './modes.ts'

export const checks = {
  liquefaction: checkOf('safety_factor', {
    title: 'Liquefaction triggering',
    demand: 'Required factor of safety',
    capacity: 'Minimum factor of safety',
    criterion: safetyFactor,
    reach: [BEHAVES_AS_SAND, CAN_LIQUEFY, YOUD_DEPTH, BI_DEPTH, CASE_HISTORIES, WITHOUT_OVERBURDEN],
  }),
}

export const UNKNOWN = 'no resistance data are provided'
export const AS_CLAY = 'behaves as clay, which is outside the procedure'
export const NO_LAYER = 'no layer can liquefy by this procedure'

export function checksOf(
  p: Ground,
  { layers, worst, sums }: Profile,
): { readonly liquefaction: CheckResult | NotChecked } {
  const FS = worst?.resistance?.FS
  if (FS === undefined)
    return {
      liquefaction:
        sums === undefined
          ? notChecked('input_missing', UNKNOWN)
          : notChecked('out_of_reach', ofClay(layers) ?? { reach: CAN_LIQUEFY, reason: NO_LAYER }),
    }
  const made = check({ demand: p.required_factor_of_safety, capacity: FS })
  const apart = pressureApart(p)
  if (apart !== undefined) return { liquefaction: openIf('contradiction', contradicted(p, apart), made) }
  return { liquefaction: openIf('out_of_reach', outside(p, layers), made) }
}

const contradicted = ({ water_table_depth }: Ground, { z, u, u_0 }: Apart): string =>
  `At a depth of ${shownIn(z, 'm')} the pore pressure (total minus effective stress) is ${shownIn(u, 'kPa')}; a water table at ${shownIn(water_table_depth, 'm')} gives ${shownIn(u_0, 'kPa')}.`

function ofClay(layers: readonly Placed[]): Left | undefined {
  const clay = layers.find(({ resistance }) => resistance?.state === 'clay')
  const said = clay && `the layer at a depth of ${shownIn(clay.z, 'm')} ${AS_CLAY}`
  return against(BEHAVES_AS_SAND, said)
}

/** What of the ground or of the earthquake lies outside the procedure: the first of all. */
function outside(p: Ground, layers: readonly Placed[]): Left | undefined {
  const deepest = p.method === YOUD ? YOUD_DEPTH : BI_DEPTH
  return (
    ofClay(layers) ?? outOf(deepest, p.depth.at(-1) ?? 0) ?? outOf(CASE_HISTORIES, p.magnitude) ?? withoutOverburden(p)
  )
}

function withoutOverburden({ method, overburden_correction, effective_vertical_stress }: Ground): Left | undefined {
  if (method !== YOUD || overburden_correction) return undefined
  return outOf(WITHOUT_OVERBURDEN, Math.max(...effective_vertical_stress))
}
