/** A hull of which hydrostatics are given, and its cross curve where that is known. */
import type { Trace } from '@keelson/equations'
import * as meta from '@keelson/physics/hull/metacentre.ts'
import { tabulatedCrossCurve } from '@keelson/physics/ship-stability/cross-curve.ts'
import { afloat, uprightChecks, values, windChecks } from './afloat.ts'
import { charts } from './charts.ts'
import type { Curve } from './curve.ts'
import { windageFigure } from './figures-wind.ts'
import type { Hull } from './found.ts'
import type { Shape } from './hydrostatics.ts'
import { GIVEN, type Given, loaded, type Perhaps, perhaps, way } from './inputs.ts'
import { crossCurveProblems, pressureProblems } from './rules.ts'
import { areaTables, blockTables } from './tables.ts'
import { crossCurveWarnings } from './warnings.ts'

const known = ['displacement', 'kb', 'waterplane_inertia'] as const
type Known = Given<(typeof known)[number] | 'water_density'> & Perhaps<'cross_curves_kn' | 'heel_angles'>

export const asGiven = way({
  takes: [...loaded, ...known],
  may: [...perhaps, 'cross_curves_kn'],
  rules: (p) => [...crossCurveProblems(p), ...pressureProblems(p)],
  values,
  checks: { ...uprightChecks, ...windChecks },
  tables: { ...blockTables, ...areaTables },
  charts,
  figures: windageFigure,
  calculate: (p, trace) => {
    const unit = { ...p, hull_type: GIVEN } as const
    const { found, told } = afloat(unit, hullOf(p), trace)
    return {
      ...told,
      warnings: [...told.warnings, ...crossCurveWarnings(unit, found.hydro)],
    }
  },
})

const hullOf = (p: Known): Hull => ({
  shape: (trace) => shapeOf(p, trace),
  arms: () => ({ curve: curveOf(p), edge: undefined }),
})

function shapeOf(p: Known, trace: Trace): Shape {
  const { displacement: Delta, kb: KB, waterplane_inertia: I } = p
  const V = trace.apply(meta.displacedVolume, { Delta, rho: p.water_density })
  return { Delta, V, KB, I, plane: undefined }
}

function curveOf({ cross_curves_kn: kn, heel_angles: heels }: Known): Curve | undefined {
  if (kn === undefined || heels === undefined) return undefined
  const last = heels.at(-1) ?? 0
  return { cross: tabulatedCrossCurve(heels, kn), last, end: 'table', unjudged: undefined, trusted: last }
}
