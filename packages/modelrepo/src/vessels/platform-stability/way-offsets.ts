/** Half sections at stations: at constant displacement and free to trim. */
import type { Trace } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { oddSpline } from '@keelson/numerics/spline.ts'
import { hullBody } from '@keelson/physics/hull/body.ts'
import { type Afloat, attitudesAt } from '@keelson/physics/ship-stability/attitude.ts'
import { formOfHeights } from '../_shared/hull-offsets/form.ts'
import { evenKeel, stationsTable } from '../_shared/hull-offsets/hydrostatics.ts'
import { afloat, planeChecks, planeValues, uprightChecks, values, windChecks } from './afloat.ts'
import { charts } from './charts.ts'
import { type Curve, RIGHT_ANGLE, upToRightAngle } from './curve.ts'
import { figures, plan, section } from './figures.ts'
import { windageFigure } from './figures-wind.ts'
import type { Hull } from './found.ts'
import type { Hydrostatics, Shape } from './hydrostatics.ts'
import { type Given, loaded, OFFSETS, perhaps, way } from './inputs.ts'
import { draughtProblems, pressureProblems } from './rules.ts'
import { areaTables, blockTables, stationRows } from './tables.ts'

type Lines = Given<'offsets' | 'draft'>

export const byOffsets = way({
  takes: [...loaded, 'offsets', 'draft'],
  may: perhaps,
  rules: (p) => [...draughtProblems(p), ...pressureProblems(p)],
  values: { ...values, ...planeValues },
  checks: { ...uprightChecks, ...planeChecks, ...windChecks },
  tables: { ...blockTables, stations: stationsTable, ...areaTables },
  charts,
  figures: { ...figures, ...windageFigure },
  calculate: (p, trace) => {
    const unit = { ...p, hull_type: OFFSETS } as const
    const { found, told } = afloat(unit, hullOf(p), trace)
    return {
      ...told,
      tables: () => ({ ...told.tables(), stations: stationRows(found.hydro) }),
      figures: () => ({ section: section(unit, found), plan: plan(unit, found), ...told.figures() }),
    }
  },
})

const hullOf = (p: Lines): Hull => ({
  shape: (trace) => shapeOf(p, trace),
  arms: (hydro) => ({ curve: heeled(hydro), edge: undefined }),
})

function shapeOf({ offsets, draft: T }: Lines, trace: Trace): Shape {
  const form = formOfHeights(offsets)
  const { V, KB, I, I_L, area, stations, x_B } = evenKeel(form, T, trace)
  return { V, KB, I, plane: { area, I_L }, form, stations, x_B }
}

/** Heels at which the hull is put afloat: every 5 degrees. */
const HEELS = 19

/** At constant displacement and free to trim, the centre of gravity over that of buoyancy on even keel. */
function heeled({ form, V, KG_f, x_B }: Hydrostatics): Curve | undefined {
  if (form === undefined) return undefined
  const ship: Afloat = { hull: hullBody(form), flooded: [], volume: V, centre: { x: x_B, y: 0, z: KG_f } }
  const heels = spaced(0, RIGHT_ANGLE, HEELS)
  const arms = attitudesAt(ship, heels).map(({ arm, heel }) => arm + KG_f * Math.sin(heel))
  return upToRightAngle(oddSpline(heels, arms), heels)
}
