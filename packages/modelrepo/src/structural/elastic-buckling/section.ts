/** The section of a column: area, second moment, radius of gyration. */
import type { Trace } from '@keelson/equations'
import {
  extremeFibre,
  radiusOfGyration,
  solidArea,
  solidSecondMoment,
} from '@keelson/physics/column-buckling/elastic.ts'
import { boreDiameter, secondMomentOfArea, steelArea } from '@keelson/physics/pipe-section.ts'
import { given } from '@keelson/workflow'
import { GENERAL, type Given, type Perhaps, SOLID_ROUND, TUBE } from './inputs.ts'

/** What a section takes by its shape. */
export const shapes = {
  outer_diameter: { section_shape: [TUBE, SOLID_ROUND] },
  wall_thickness: { section_shape: [TUBE] },
  cross_section_area: { section_shape: [GENERAL] },
  second_moment_of_area: { section_shape: [GENERAL] },
}
export type Shaped = Given<'section_shape'> & Perhaps<keyof typeof shapes | 'extreme_fibre_distance'>

/** SI. */
export interface Section {
  readonly A: number
  readonly I: number
  readonly r: number
  /** Of the extreme fibre; undefined where it is not known. */
  readonly c: number | undefined
}

export function sectionOf(p: Shaped, trace: Trace): Section {
  trace.section('Section')
  const { A, I, c } = areas(p, trace)
  return { A, I, c, r: trace.apply(radiusOfGyration, { I, A }) }
}

function areas(p: Shaped, trace: Trace): Omit<Section, 'r'> {
  if (p.section_shape === GENERAL) {
    const { cross_section_area: A, second_moment_of_area: I } = given(p, 'cross_section_area', 'second_moment_of_area')
    return { A, I, c: p.extreme_fibre_distance }
  }
  const { outer_diameter: D } = given(p, 'outer_diameter')
  const c = trace.apply(extremeFibre, { D })
  if (p.section_shape === SOLID_ROUND)
    return { A: trace.apply(solidArea, { D }), I: trace.apply(solidSecondMoment, { D }), c }
  const { wall_thickness: t } = given(p, 'wall_thickness')
  const names = { D_s: 'D', t_s: 't', A_s: 'A' }
  const D_i = trace.apply(boreDiameter, { D_s: D, t_s: t }, { rename: names })
  const A = trace.apply(steelArea, { D_s: D, t_s: t }, { as: 'A', rename: names })
  return { A, I: trace.apply(secondMomentOfArea, { A_s: A, D_s: D, D_i }, { rename: names }), c }
}
