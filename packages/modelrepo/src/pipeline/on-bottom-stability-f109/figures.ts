/** The pipe in section on its bed, with its layers, the flow and the loads that the method found. */
import { type Drawing, figure, type Label, labelled, ofDiameter, type Shape } from '@keelson/figures'
import {
  diameters,
  layerNotes,
  overallDiameter,
  type PipeSection,
  pipeSection,
} from '@keelson/figures/things/pipe-section.ts'
import type { Pipe } from './calculate-pipe.ts'
import type { Params } from './inputs.ts'

export const section = {
  section: {
    title: 'Pipe on the seabed',
    description: 'Pipe layers, seabed, flow and calculated loads per unit length.',
  },
}

/** Forces per length, N/m; positive as drawn: along the flow, upwards, against the flow. */
export interface SectionLoads {
  readonly horizontal?: Force
  readonly lift?: Force
  readonly resistance?: Force
  /** Along the flow, m/s. */
  readonly flow?: Force
}
interface Force {
  readonly symbol: string
  readonly value: number
}

/** Bed beside and below the pipe, in diameters. */
const BESIDE = 1
const BELOW = 0.35
/** A penetration that a drawing to scale can show, in diameters. */
const LEAST_SHOWN = 0.01

/** `penetration` in m. */
export function sectionOnBed(p: Params, pipe: Pipe, penetration: number, loads: SectionLoads): Drawing {
  const { D, w_s } = pipe
  const r = D / 2
  const y = r - penetration
  const side = r + BESIDE * D
  const foot = -Math.max(BELOW * D, penetration + 0.1 * D)
  const forces = [loads.horizontal, loads.lift, loads.resistance, w_s === undefined ? undefined : { value: w_s }]
  const largest = Math.max(...forces.map((f) => Math.abs(f?.value ?? 0)))
  const shareOf = (value: number) => (largest > 0 ? Math.abs(value) / largest : 1)
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-side, side], y: [foot, y + r] } },
    {
      kind: 'ground',
      points: [
        [-side, 0],
        [side, 0],
      ],
      label: soilLabel(p),
    },
    bodyOf(p, D, y),
    loads.flow && {
      kind: 'arrow',
      from: [-side, y + r],
      to: [-side + 0.45 * D, y + r],
      role: 'flow',
      label: said(loads.flow, 'm/s'),
    },
    w_s !== undefined &&
      w_s !== 0 && {
        kind: 'load',
        at: [0, y],
        towards: w_s > 0 ? 270 : 90,
        share: shareOf(w_s),
        away: true,
        label: labelled('w_s', w_s, 'N/m'),
      },
    loads.horizontal && acting(loads.horizontal, [-r, y], 0, shareOf),
    loads.lift && acting(loads.lift, [0, y + r], 90, shareOf, true),
    loads.resistance && resisting(loads.resistance, [r, Math.min(y, 0.04 * D)], shareOf),
    penetration > LEAST_SHOWN * D && [
      { kind: 'dimension', from: [side * 0.86, 0], to: [side * 0.86, -penetration], label: {} },
      {
        kind: 'note',
        at: [side * 0.86, -penetration / 2],
        side: 'right',
        label: labelled('z_p', penetration, 'mm', 'penetration'),
      },
    ],
  )
}

const said = ({ symbol, value }: Force, unit: string): Label => labelled(symbol, value, unit)

type ShareOf = (value: number) => number
const acting = (f: Force, at: readonly [number, number], towards: number, share: ShareOf, away?: true): Shape | false =>
  f.value !== 0 && {
    kind: 'load',
    at,
    towards: f.value < 0 ? towards + 180 : towards,
    share: share(f.value),
    ...(away && { away }),
    label: said(f, 'N/m'),
  }

const resisting = (f: Force, at: readonly [number, number], share: ShareOf): Shape | false =>
  f.value > 0 && { kind: 'load', at, towards: 180, share: share(f.value), role: 'resistance', label: said(f, 'N/m') }

/** The pipe with its layers where they are known, else the circle that the water sees. */
function bodyOf(p: Params, D: number, y: number): readonly Shape[] {
  const { outer_diameter, wall_thickness, hydrodynamic_diameter } = p
  if (outer_diameter === undefined || wall_thickness === undefined || hydrodynamic_diameter !== undefined) {
    return [
      { kind: 'circle', at: [0, y], radius: D / 2, role: 'coating', is: 'pipe' },
      {
        kind: 'dimension',
        from: [-D / 2, y],
        to: [D / 2, y],
        edge: 'below',
        label: ofDiameter(labelled('D', D, 'mm')),
      },
    ]
  }
  const pipe: PipeSection = {
    at: [0, y],
    outerDiameter: outer_diameter,
    wall: wall_thickness,
    layers: [
      ...p.coating_layers.map(({ thickness }, i) => ({
        thickness,
        role: 'coating' as const,
        name: 'coating',
        symbol: `t_c_${i + 1}`,
      })),
      { thickness: p.coating_thickness, role: 'concrete', name: 'concrete', symbol: 't_c' },
    ],
    ...(p.content_density > 0 && { contents: 'fluid' }),
  }
  const coated = overallDiameter(pipe) > outer_diameter
  return [
    ...pipeSection(pipe),
    ...layerNotes(pipe, 't_s'),
    ...diameters(pipe, coated ? { steel: 'D_s', overall: 'D' } : { steel: 'D_s' }),
  ]
}

function soilLabel({ soil_type, soil_submerged_unit_weight: weight, undrained_shear_strength: s_u }: Params): Label {
  if (soil_type === 'clay' && s_u !== undefined) return labelled('s_u', s_u, 'kPa', 'clay')
  if (soil_type === 'sand' && weight !== undefined) return labelled('gamma_s_prime', weight, 'kN/m3', 'sand')
  return { text: soil_type ?? 'seabed' }
}
