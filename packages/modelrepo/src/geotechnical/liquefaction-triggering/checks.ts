/** The acceptance check of the run. */
import { BI_DEEPEST, MAGNITUDES, safetyFactor, YOUD_DEEPEST } from '@keelson/physics/soil/liquefaction-demand.ts'
import { REFERENCE_PRESSURE } from '@keelson/physics/soil/liquefaction-sources.ts'
import {
  type CheckResult,
  check,
  checkOf,
  type NotChecked,
  notChecked,
  openIf,
  shownIn,
  shownRatio,
} from '@keelson/workflow'
import type { Placed, Profile } from './calculate-profile.ts'
import { type Apart, type Ground, pressureApart } from './calculate-water.ts'
import { YOUD } from './modes.ts'

export const checks = {
  liquefaction: checkOf('safety_factor', {
    title: 'Liquefaction of the weakest layer',
    demand: 'Required factor of safety',
    capacity: 'Least factor of safety',
    criterion: safetyFactor,
  }),
}

export const UNKNOWN = 'no resistance was given'
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
          : notChecked('out_of_reach', ofClay(layers) ?? NO_LAYER),
    }
  const made = check({ demand: p.required_factor_of_safety, capacity: FS })
  const apart = pressureApart(p)
  if (apart !== undefined) return { liquefaction: openIf('contradiction', contradicted(p, apart), made) }
  return { liquefaction: openIf('out_of_reach', outside(p, layers), made) }
}

const contradicted = ({ water_table_depth }: Ground, { z, u, u_0 }: Apart): string =>
  `At ${shownIn(z, 'm')} total less effective stress is ${shownIn(u, 'kPa')}; a water table at ${shownIn(water_table_depth, 'm')} gives ${shownIn(u_0, 'kPa')}.`

function ofClay(layers: readonly Placed[]): string | undefined {
  const clay = layers.find(({ resistance }) => resistance?.state === 'clay')
  if (clay === undefined) return undefined
  return `Outside its limits: the layer at ${shownIn(clay.z, 'm')} behaves as clay, which the procedure does not assess.`
}

/** What of the ground or of the earthquake lies outside the procedure: the first of all. */
function outside(p: Ground, layers: readonly Placed[]): string | undefined {
  return ofClay(layers) ?? tooDeep(p) ?? otherMagnitude(p) ?? withoutOverburden(p)
}

function tooDeep({ method, depth }: Ground): string | undefined {
  const [deepest, source] =
    method === YOUD ? [YOUD_DEEPEST, 'Youd et al. 2001'] : [BI_DEEPEST, 'Boulanger and Idriss 2014']
  const last = depth.at(-1) ?? 0
  if (last <= deepest.si) return undefined
  return `Outside its limits: the last layer lies at ${shownIn(last, 'm')}; the stress reduction is valid to ${shownIn(deepest.si, 'm')} (${source}).`
}

function otherMagnitude({ magnitude }: Ground): string | undefined {
  const { smallest, largest } = MAGNITUDES
  if (magnitude >= smallest && magnitude <= largest) return undefined
  return `Outside its limits: {magnitude} is ${shownRatio(magnitude)}; the case histories are of ${smallest} to ${largest}.`
}

function withoutOverburden({ method, overburden_correction, effective_vertical_stress }: Ground): string | undefined {
  const pressed = Math.max(...effective_vertical_stress)
  if (method !== YOUD || overburden_correction || pressed <= REFERENCE_PRESSURE.si) return undefined
  return `Outside its limits: {effective_vertical_stress} is ${shownIn(pressed, 'kPa')}; without the overburden factor the resistance is valid to ${shownIn(REFERENCE_PRESSURE.si, 'kPa')}.`
}
