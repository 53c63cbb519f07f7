/** The caisson of the query in its clay, to scale. */
import { type Drawing, figure, labelled } from '@keelson/figures'
import { pulling } from '@keelson/figures/things/hanging-line.ts'
import { depthCurve, soilColumn, strengthOfLayers } from '@keelson/figures/things/soil-profile.ts'
import { caissonAcross, suctionCaisson } from '@keelson/figures/things/suction-caisson.ts'
import { clayWithGradient, profileOf } from '@keelson/physics/soil/profile.ts'
import { FIXED } from './atlas-solver.ts'
import type { Params } from './inputs.ts'

/** Clay shown below the tip, as a share of the length. */
const BELOW = 0.2

export function caisson({ diameter, length, undrained_shear_strength, demand }: Params, V_u: number): Drawing {
  const drawn = { diameter, length, wall: FIXED.t }
  const foot = (1 + BELOW) * length
  const layers = profileOf([
    clayWithGradient({
      thickness: foot,
      effectiveUnitWeight: FIXED.gamma_s,
      strengthAtSeabed: undrained_shear_strength,
      strengthGradient: FIXED.k,
    }),
  ])
  const { column, curve } = caissonAcross(foot, drawn)
  return figure(
    { unit: 'm', scale: 'true' },
    soilColumn(layers, column),
    depthCurve(strengthOfLayers(layers), curve),
    suctionCaisson(drawn),
    { kind: 'note', at: [0, -0.7 * length], side: 'right', label: labelled('V_u', V_u, 'kN', 'capacity') },
    pulling([0, 0], [{ symbol: 'V', force: demand, towards: 90 }], demand),
  )
}
