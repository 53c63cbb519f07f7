/** The contour of a section by its shape, and what a round one or a Lewis form weighs in very short waves. */
import type { Trace } from '@keelson/equations'
import * as lewis from '@keelson/physics/strip-theory/lewis.ts'
import type { Contour } from '@keelson/physics/strip-theory/panels.ts'
import { breadthOfHalf } from '@keelson/physics/strip-theory/section-equations.ts'
import { lewisContour, rectangle, semicircle } from '@keelson/physics/strip-theory/shapes.ts'
import { given } from '@keelson/workflow'
import type { Given, Perhaps } from './inputs.ts'

type Sizes = Perhaps<'radius' | 'section_beam' | 'section_draft' | 'section_area_coefficient' | 'section_offsets'>
interface Shaped {
  readonly contour: Contour
  readonly breadth: number
}

export function shaped(p: Given<'section' | 'water_density'> & Sizes, trace: Trace): Shaped {
  if (p.section === 'offsets') return offered(p, trace)
  const rho = p.water_density
  if (p.section === 'semicircle') {
    const { radius: a } = given(p, 'radius')
    trace.apply(lewis.semicircleMass, { rho, a })
    return { contour: semicircle(a), breadth: trace.apply(breadthOfHalf, { y_w: a }) }
  }
  const { section_beam: B, section_draft: T } = given(p, 'section_beam', 'section_draft')
  if (p.section === 'rectangle') return { contour: rectangle(B, T), breadth: B }
  const { section_area_coefficient: sigma } = given(p, 'section_area_coefficient')
  const H = trace.apply(lewis.breadthToDraught, { B, T })
  const c_1 = trace.apply(lewis.lewisAuxiliary, { H, sigma })
  const a_3 = trace.apply(lewis.lewisThird, { c_1 })
  const a_1 = trace.apply(lewis.lewisFirst, { H, a_3 })
  const C = trace.apply(lewis.highFrequencyCoefficient, { a_1, a_3 })
  trace.apply(lewis.highFrequencyMass, { rho, B, C })
  return { contour: lewisContour({ breadth: B, a_1, a_3 }), breadth: B }
}

/** A flat keel begins on the centre plane. */
function offered(p: Sizes, trace: Trace): Shaped {
  const { section_offsets } = given(p, 'section_offsets')
  const [keel, end] = [section_offsets[0], section_offsets[section_offsets.length - 1]]
  const contour = keel !== undefined && keel.y > 0 ? [{ y: 0, z: keel.z }, ...section_offsets] : section_offsets
  return { contour, breadth: trace.apply(breadthOfHalf, { y_w: end?.y ?? 0 }) }
}
