/** A box: its exact section as it heels at constant displacement. */
import type { Trace } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { hullBody } from '@keelson/physics/hull/body.ts'
import { boxForm } from '@keelson/physics/hull/boxes.ts'
import * as simple from '@keelson/physics/hull/simple-hulls.ts'
import { type Afloat, attitudeAt } from '@keelson/physics/ship-stability/attitude.ts'
import { afloat, planeChecks, planeValues, sideValues, uprightChecks, values, windChecks } from './afloat.ts'
import { charts } from './charts.ts'
import { armsOfSides, type Curve, RIGHT_ANGLE, upToRightAngle } from './curve.ts'
import { figures, plan, section } from './figures.ts'
import { windageFigure } from './figures-wind.ts'
import type { Hull } from './found.ts'
import { ALONG, type Hydrostatics, type Shape } from './hydrostatics.ts'
import { BOX, type Given, loaded, type Perhaps, perhaps, way } from './inputs.ts'
import { depthProblems, pressureProblems } from './rules.ts'
import { areaTables, blockTables } from './tables.ts'

const sizes = ['hull_length', 'hull_breadth', 'draft'] as const
type Box = Given<(typeof sizes)[number]> & Perhaps<'depth'>

export const box = way({
  takes: [...loaded, ...sizes],
  may: [...perhaps, 'depth'],
  rules: (p) => [...depthProblems(p), ...pressureProblems(p)],
  values: { ...values, ...planeValues, ...sideValues },
  checks: { ...uprightChecks, ...planeChecks, ...windChecks },
  tables: { ...blockTables, ...areaTables },
  charts,
  figures: { ...figures, ...windageFigure },
  calculate: (p, trace) => {
    const unit = { ...p, hull_type: BOX } as const
    const { found, told } = afloat(unit, hullOf(p), trace)
    return {
      ...told,
      figures: () => ({ section: section(unit, found), plan: plan(unit, found), ...told.figures() }),
    }
  },
})

const hullOf = (p: Box): Hull => ({
  shape: (trace) => shapeOf(p, trace),
  arms: (hydro, trace) => {
    const { draft: T, hull_breadth: B, depth } = p
    return armsOfSides(
      depth,
      (D, own) => own.apply(simple.boxEdge, { T, D, B }),
      (edge) => heeled(p, depth ?? T, hydro, edge),
      hydro,
      trace,
    )
  },
})

function shapeOf(p: Box, trace: Trace): Shape {
  const { hull_length: L, hull_breadth: B, draft: T } = p
  const V = trace.apply(simple.boxVolume, { L, B, T })
  const KB = trace.apply(simple.boxCentre, { T })
  const area = trace.apply(simple.boxWaterplane, { L, B })
  const I = trace.apply(simple.rectangleInertia, { l: L, b: B }, { rename: { l: 'L', b: 'B' } })
  const I_L = trace.apply(simple.rectangleInertia, { l: B, b: L }, { ...ALONG, rename: { l: 'B', b: 'L' } })
  return { V, KB, I, plane: { area, I_L } }
}

/** Pieces of the curve up to a right angle: every 2.5 degrees. */
const PIECES = 36

/** The exact section at constant displacement: a box does not trim. */
function heeled({ hull_length: L, hull_breadth: B }: Box, D: number, hydro: Hydrostatics, edge: number): Curve {
  const box: Afloat = { hull: hullBody(boxForm(L, B, D)), flooded: [], volume: hydro.V, centre: { x: 0, y: 0, z: 0 } }
  const level = spaced(0, RIGHT_ANGLE, PIECES + 1)
  const knots = [...level.filter((k) => k < edge), edge, ...level.filter((k) => k > edge)]
  return upToRightAngle((heel) => attitudeAt(box, heel).arm, knots)
}
