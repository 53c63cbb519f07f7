/** The hull in still water: strips of the form, their areas, and what they add up to. */
import type { Trace } from '@keelson/equations'
import * as still from '@keelson/physics/ship-motions/hydrostatics.ts'
import * as periods from '@keelson/physics/ship-motions/periods.ts'
import { areaMoment, prepareHull, type Strip, type StripHull, sectionArea } from '@keelson/physics/strip-theory/hull.ts'
import { panelled } from '@keelson/physics/strip-theory/panels.ts'
import { prepareSection } from '@keelson/physics/strip-theory/section-solver.ts'
import { rectangle } from '@keelson/physics/strip-theory/shapes.ts'
import { newman } from '@keelson/physics/strip-theory/sources.ts'
import { stripsOf } from '@keelson/physics/strip-theory/strips.ts'
import { alongHull, wigleyStrips } from '@keelson/physics/strip-theory/wigley.ts'
import { given, refuse } from '@keelson/workflow'
import { formOfDepths } from '../_shared/hull-offsets/form.ts'
import type { Given, Perhaps } from './inputs.ts'

export type Form = Given<'hull' | 'hull_length' | 'hull_breadth' | 'draft' | 'water_density' | 'gravity'> &
  Perhaps<'offsets' | 'displacement' | 'waterplane_area'>
export type Heights = Perhaps<'kg' | 'transverse_gm' | 'longitudinal_gm'>

function stripsIn(p: Form): Strip[] {
  const { hull_length: length, hull_breadth: breadth, draft: draught } = p
  if (p.hull === 'box') return alongHull(length, () => rectangle(breadth, draught))
  if (p.hull === 'wigley_iii') return wigleyStrips({ length, breadth, draught })
  const strips = stripsOf(formOfDepths(given(p, 'offsets').offsets, draught), draught)
  if (strips.length < FEWEST) refuse('/offsets', 'must have immersed breadth at three or more stations at this draught')
  return strips
}
const FEWEST = 3

const place = (trace: Trace, symbol: string, title: string, value: number, unit: string) =>
  trace.lookup({ symbol, title, unit, source: newman, clause: 'geometry of the hull', value, cell: 'of this hull' })

/** KB and the radii are not known of a box whose waterplane or displacement was given. */
export type Hull = ReturnType<typeof hullOf>

export function hullOf(p: Form & Heights, trace: Trace) {
  trace.section('Still water')
  const prepared = prepareHull(stripsIn(p))
  const n = place(trace, 'n', 'Strips', prepared.strips.length, '-')
  const of = (value: (strip: StripHull['strips'][number]) => number) => prepared.strips.map(value)
  /** Half breadth, area, and moment of the area about the waterline. */
  const lists = {
    n,
    w: of(({ width }) => width),
    x: of(({ x }) => x),
    y: of(({ section }) => section.panels.halfBreadth),
    s: of(({ section }) => sectionArea(section)),
    m: of(({ section }) => areaMoment(section)),
  }
  const { w, x, y, s, m } = lists
  const { draft: T, hull_length: L, hull_breadth: B, water_density: rho, gravity: g } = p
  const boxed = p.hull === 'box'
  const V =
    boxed && p.displacement !== undefined
      ? trace.apply(periods.displacedVolume, { M: p.displacement, rho })
      : trace.apply(still.volumeOfStrips, { n, w, s })
  const M = (boxed ? p.displacement : undefined) ?? trace.apply(periods.displacedMass, { rho, V })
  const A_w = (boxed ? p.waterplane_area : undefined) ?? trace.apply(still.waterplaneOfStrips, { n, w, y })
  const known = !boxed || (p.displacement === undefined && p.waterplane_area === undefined)
  const KB = known ? trace.apply(still.centreOfBuoyancy, { T, n, w, m, V }) : undefined
  const BM = known ? trace.apply(still.transverseRadius, { n, w, y, V }) : undefined
  const BM_L = known ? trace.apply(still.longitudinalRadius, { n, w, x, y, V }) : undefined
  if (known) {
    const A_m = place(trace, 'A_m', 'Maximum section', largest(p, s), 'm2')
    trace.apply(still.midshipCoefficient, { A_m, B, T })
  }
  trace.apply(still.waterplaneCoefficient, { A_w, L, B })
  const C_33 = trace.apply(periods.heaveStiffness, { rho, g, A_w })
  return { prepared, lists, V, M, KB, BM, C_33, ...heights(p, { KB, BM, BM_L }, trace) }
}

/** Of the form amidships where it has a formula, of the stations otherwise. */
function largest(p: Form, s: readonly number[]): number {
  if (p.hull !== 'wigley_iii') return Math.max(...s)
  const { hull_breadth: breadth, draft: draught } = p
  const heights = Array.from({ length: 201 }, (_, i) => -draught * (1 - i / 200))
  const contour = heights.map((z) => ({ y: (breadth / 2) * (1 - (z / draught) ** 2), z }))
  return sectionArea(prepareSection(panelled(contour, 2)))
}

type Known = Readonly<Record<'KB' | 'BM' | 'BM_L', number | undefined>>

function heights(p: Heights, { KB, BM, BM_L }: Known, trace: Trace) {
  const KG = p.kg
  const worked = KG !== undefined && KB !== undefined && BM !== undefined && BM_L !== undefined
  const GM = p.transverse_gm ?? (worked ? trace.apply(still.transverseHeight, { KB, BM, KG }) : undefined)
  const GM_L = p.longitudinal_gm ?? (worked ? trace.apply(still.longitudinalHeight, { KB, BM_L, KG }) : undefined)
  if (GM !== undefined && GM <= 0) refuse('/kg', 'must give a positive metacentric height; the hull is unstable')
  if (GM_L !== undefined && GM_L <= 0)
    refuse('/kg', 'must give a positive longitudinal metacentric height; the hull is unstable')
  return { GM, GM_L }
}
