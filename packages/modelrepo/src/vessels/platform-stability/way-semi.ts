/** Columns on pontoons, as far as their sides are vertical. */
import type { Trace } from '@keelson/equations'
import * as simple from '@keelson/physics/hull/simple-hulls.ts'
import { given } from '@keelson/workflow'
import { afloat, planeChecks, planeValues, sideValues, uprightChecks, values, windChecks } from './afloat.ts'
import { charts } from './charts.ts'
import { armsOfSides, type EdgeOf, upToSides } from './curve.ts'
import { figures, plan, section } from './figures.ts'
import { windageFigure } from './figures-wind.ts'
import type { Hull } from './found.ts'
import { ALONG, type Shape } from './hydrostatics.ts'
import { type Given, loaded, type Perhaps, perhaps, SEMI, way } from './inputs.ts'
import { RECTANGULAR, ROUND } from './inputs-columns.ts'
import { depthProblems, pontoonProblems, pressureProblems } from './rules.ts'
import { areaTables, blockTables } from './tables.ts'

const built = [
  ...['draft', 'number_of_columns', 'column_shape', 'column_spacing_half_x', 'column_spacing_half_y'],
  ...['pontoon_volume', 'pontoon_height'],
] as const
const rectangular = { column_shape: [RECTANGULAR] }
const shapes = { column_radius: { column_shape: [ROUND] }, column_length: rectangular, column_breadth: rectangular }
type Semi = Given<(typeof built)[number]> & Perhaps<keyof typeof shapes | 'depth'>

export const semisubmersible = way({
  takes: [...loaded, ...built],
  takesWhen: shapes,
  may: [...perhaps, 'depth'],
  rules: (p) => [...depthProblems(p), ...pontoonProblems(p), ...pressureProblems(p)],
  values: { ...values, ...planeValues, ...sideValues },
  checks: { ...uprightChecks, ...planeChecks, ...windChecks },
  tables: { ...blockTables, ...areaTables },
  charts,
  figures: { ...figures, ...windageFigure },
  calculate: (p, trace) => {
    const unit = { ...p, hull_type: SEMI } as const
    const { found, told } = afloat(unit, hullOf(p), trace)
    return {
      ...told,
      figures: () => ({ section: section(unit, found), plan: plan(unit, found), ...told.figures() }),
    }
  },
})

const hullOf = (p: Semi): Hull => ({
  shape: (trace) => shapeOf(p, trace),
  arms: (hydro, trace) => armsOfSides(p.depth, edgeOf(p), (edge) => upToSides(hydro, edge), hydro, trace),
})

function edgeOf(p: Semi): EdgeOf {
  const { draft: T, pontoon_height: h_p, column_spacing_half_y: y_c } = p
  return (D, trace) => {
    const y_o =
      p.column_shape === ROUND
        ? trace.apply(simple.roundColumnReach, { y_c, r: given(p, 'column_radius').column_radius })
        : trace.apply(simple.squareColumnReach, { y_c, b_c: given(p, 'column_breadth').column_breadth })
    return trace.apply(simple.semiEdge, { T, h_p, D, y_o })
  }
}

function shapeOf(p: Semi, trace: Trace): Shape {
  const {
    draft: T,
    pontoon_volume: V_p,
    pontoon_height: h_p,
    column_spacing_half_x: x_c,
    column_spacing_half_y: y_c,
  } = p
  const n_c = p.number_of_columns
  const { a, i_T, i_L } = columnOf(p, trace)
  const V = trace.apply(simple.semiVolume, { V_p, n_c, a, T, h_p })
  const KB = trace.apply(simple.semiCentre, { V_p, h_p, n_c, a, T, V })
  const area = trace.apply(simple.columnsWaterplane, { n_c, a })
  const across = { n_c, i: i_T.value, a, y: y_c }
  const I = trace.apply(simple.columnsInertia, across, { rename: { i: i_T.symbol, y: 'y_c' } })
  const along = { n_c, i: i_L.value, a, y: x_c }
  const I_L = trace.apply(simple.columnsInertia, along, { ...ALONG, rename: { i: i_L.symbol, y: 'x_c' } })
  return { V, KB, I, plane: { area, I_L } }
}

/** Section of a column and its second moments, across and along the unit. */
function columnOf(p: Semi, trace: Trace) {
  if (p.column_shape === ROUND) {
    const { column_radius: r } = given(p, 'column_radius')
    const a = trace.apply(simple.circleArea, { r })
    const own = { value: trace.apply(simple.circleInertia, { r }), symbol: 'i' }
    return { a, i_T: own, i_L: own }
  }
  const { column_length: L, column_breadth: B } = given(p, 'column_length', 'column_breadth')
  const a = trace.apply(
    simple.boxWaterplane,
    { L, B },
    { as: 'a', title: 'Column cross-sectional area', rename: { L: 'l_c', B: 'b_c' } },
  )
  const of = (l: number, b: number, symbol: string, names: readonly [string, string]) => ({
    symbol,
    value: trace.apply(simple.rectangleInertia, { l, b }, { as: symbol, rename: { l: names[0], b: names[1] } }),
  })
  return { a, i_T: of(L, B, 'i_T', ['l_c', 'b_c']), i_L: of(B, L, 'i_L', ['b_c', 'l_c']) }
}
