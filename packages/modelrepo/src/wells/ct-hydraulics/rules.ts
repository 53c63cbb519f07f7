/** What the inputs must satisfy together: tubing with a bore, in a hole that it fits, wound on a reel that is known. */
import { type Problem, shownIn } from '@keelson/workflow'
import type { Circulated } from './calculate-circulation.ts'
import type { Given, Perhaps } from './inputs.ts'

export const circulationRules = (p: Circulated): Problem[] => [
  ...tubingRules(p),
  ...holeRules(p),
  ...reelRules(p),
  ...windowRules(p),
]

const inch = (metres: number) => shownIn(metres, 'in')
const metre = (metres: number) => shownIn(metres, 'm')

function tubingRules(p: Circulated): Problem[] {
  const { coiled_tubing_outer_diameter: d_o, coiled_tubing_wall_thickness: t } = p
  if (t >= d_o / 2)
    return [
      {
        pointer: '/coiled_tubing_wall_thickness',
        message: `must be less than half of {coiled_tubing_outer_diameter}, ${inch(d_o / 2)} (entered: ${inch(t)})`,
      },
    ]
  return roughnessRules(p, d_o - 2 * t)
}

function roughnessRules({ pipe_roughness: epsilon }: Given<'pipe_roughness'>, d: number): Problem[] {
  if (epsilon < d / 2) return []
  return [
    {
      pointer: '/pipe_roughness',
      message: `must be less than half of the inside diameter, ${inch(d / 2)} (entered: ${inch(epsilon)})`,
    },
  ]
}

/** Said of both: either may be the slip. */
function holeRules(p: Circulated): Problem[] {
  const { coiled_tubing_outer_diameter: d_o, hole_diameter: d_h } = p
  const { true_vertical_depth: D_v, coiled_tubing_length_in_hole: L_h } = p
  return [
    ...(d_o < d_h
      ? []
      : [
          {
            pointer: '/coiled_tubing_outer_diameter',
            message: `must be less than {hole_diameter}, ${inch(d_h)} (entered: ${inch(d_o)})`,
          },
          {
            pointer: '/hole_diameter',
            message: `must exceed {coiled_tubing_outer_diameter}, ${inch(d_o)} (entered: ${inch(d_h)})`,
          },
        ]),
    ...(D_v <= L_h
      ? []
      : [
          {
            pointer: '/true_vertical_depth',
            message: `must not exceed {coiled_tubing_length_in_hole}, ${metre(L_h)} (entered: ${metre(D_v)})`,
          },
        ]),
    ...annulusRoughness(p),
  ]
}

function annulusRoughness({
  pipe_roughness: epsilon,
  coiled_tubing_outer_diameter: d_o,
  hole_diameter: d_h,
}: Circulated): Problem[] {
  const gap = d_h - d_o
  if (gap <= 0 || epsilon < gap / 2) return []
  return [
    {
      pointer: '/pipe_roughness',
      message: `must be less than half of the annulus hydraulic diameter, ${inch(gap / 2)} (entered: ${inch(epsilon)})`,
    },
  ]
}

function reelRules(p: Circulated): Problem[] {
  if (p.reel_pressure_loss !== undefined) return []
  const { reel_core_diameter: D_c, reel_width: B_r, coiled_tubing_outer_diameter: d_o } = p
  const needed = p.coiled_tubing_length_on_reel > 0 || B_r !== undefined
  return [
    ...(needed && D_c === undefined
      ? [
          {
            pointer: '/reel_core_diameter',
            message:
              B_r === undefined
                ? 'is required when {coiled_tubing_length_on_reel} is above 0, unless {reel_pressure_loss} is entered'
                : 'is required when {reel_width} is entered',
          },
        ]
      : []),
    ...(D_c !== undefined && D_c <= d_o - 2 * p.coiled_tubing_wall_thickness
      ? [
          {
            pointer: '/reel_core_diameter',
            message: `must exceed the tubing inside diameter (entered: ${metre(D_c)})`,
          },
        ]
      : []),
    ...(B_r !== undefined && B_r <= d_o
      ? [
          {
            pointer: '/reel_width',
            message: `must exceed {coiled_tubing_outer_diameter}, ${metre(d_o)} (entered: ${metre(B_r)})`,
          },
        ]
      : []),
  ]
}

function windowRules({ pore_pressure_gradient: pore, fracture_gradient: fracture }: Circulated): Problem[] {
  if (pore === undefined || fracture === undefined || fracture > pore) return []
  return [
    {
      pointer: '/fracture_gradient',
      message: `must exceed {pore_pressure_gradient}, ${shownIn(pore, 'ppg')} (entered: ${shownIn(fracture, 'ppg')})`,
    },
  ]
}

export function sectionRules(
  p: Given<'tubing_inner_diameter' | 'pipe_roughness'> & Perhaps<'coil_diameter'>,
): Problem[] {
  const { tubing_inner_diameter: d, coil_diameter: D } = p
  return [
    ...(D === undefined || D > d
      ? []
      : [
          {
            pointer: '/coil_diameter',
            message: `must exceed {tubing_inner_diameter}, ${metre(d)} (entered: ${metre(D)})`,
          },
        ]),
    ...roughnessRules(p, d),
  ]
}
