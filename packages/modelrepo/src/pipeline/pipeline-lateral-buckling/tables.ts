/** The rows of the tables of the run. */

import type { Station } from '@keelson/physics/pipeline-buckling/force-build-up.ts'
import { buckleTemperature } from '@keelson/physics/pipeline-buckling/hobbs-lateral.ts'
import type { HobbsMode } from '@keelson/physics/pipeline-buckling/hobbs-modes.ts'
import { bendingStrain, type PipeSection } from '@keelson/physics/pipeline-buckling/section.ts'
import type { Params } from './inputs.ts'
import { listed, type Minimum, Modes } from './modes.ts'

/** Temperature rise that alone gives a force, K. */
export const riseOf = (p: Params, { EA }: PipeSection, P_0: number): number =>
  buckleTemperature.evaluate({ P_0, EA, alpha: p.thermal_expansion_coefficient })

/** A row for each mode listed; the cells of the stable buckle are empty where none stands. */
export function modeRows(
  p: Params,
  section: PipeSection,
  modes: Modes,
  minima: Readonly<Record<HobbsMode, Minimum>>,
  P_0: number,
) {
  const quiet = new Modes(modes.pipe)
  return listed(p).map((mode) => {
    const { length, P, P_0: critical } = minima[mode]
    return {
      mode,
      length: length.L,
      force: P,
      restrained: critical,
      temperature: riseOf(p, section, critical),
      ...stableCells(p, section, quiet, minima[mode], P_0),
    }
  })
}

const NONE = { stable_length: null, stable_force: null, amplitude: null, moment: null, strain: null, slope: null }

function stableCells(p: Params, { EI }: PipeSection, modes: Modes, minimum: Minimum, P_0: number) {
  const stable = modes.stable(minimum, P_0)
  if (stable === undefined) return NONE
  const { y, M } = modes.bent(minimum.mode, stable.L, '')
  return {
    stable_length: stable.L,
    stable_force: modes.force(minimum.mode, stable.L, ''),
    amplitude: y,
    moment: M,
    strain: bendingStrain.evaluate({ M, D: p.outer_diameter, EI }),
    slope: modes.slope(minimum.mode, stable.L, ''),
  }
}

export const profileRows = (stations: readonly Station[]) =>
  stations.map(({ x, x_a, dT, S_0, S }) => ({
    position: x,
    free_end: x_a,
    temperature: dT,
    restrained: S_0,
    reached: S,
  }))
