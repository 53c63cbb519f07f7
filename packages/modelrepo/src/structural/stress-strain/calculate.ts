/** Stress-strain curves, their fit, true values and grades: each analysis, and what is shown of it. */
import type { Trace } from '@keelson/equations'
import { trueStrain, trueStress } from '@keelson/physics/materials/true-stress.ts'
import { given, type Outcome, type RunContext, shown, shownIn, shownPercent, shownPressure } from '@keelson/workflow'
import { curveRun } from './calculate-curve.ts'
import { fitRun } from './calculate-fit.ts'
import { gradesRun } from './calculate-grades.ts'
import { chartsOf } from './charts.ts'
import type { contract } from './contract.ts'
import { bar } from './figures.ts'
import type { Params } from './inputs.ts'
import { CONVERT, CURVE, FIT } from './modes.ts'
import { curveRows, gradeRows } from './tables.ts'
import { coolWarnings, warningsOf } from './warnings.ts'

type Run = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext): Run {
  if (p.analysis === CURVE) return aCurve(p, trace)
  if (p.analysis === FIT) return aFit(p, trace)
  return p.analysis === CONVERT ? aConversion(p, trace) : aTable(p, trace)
}

function aCurve(p: Params, trace: Trace): Run {
  const { drawn, values, checks } = curveRun(p, trace)
  return {
    values,
    checks,
    tables: () => ({ curve: curveRows(drawn) }),
    charts: () => chartsOf(p, drawn),
    figures: () => ({ tensile_bar: bar(drawn.curve) }),
    warnings: warningsOf(p, drawn),
    detail: inWords(values),
  }
}

function aFit(p: Params, trace: Trace): Run {
  const { drawn, values } = fitRun(p, trace)
  const { ramberg_osgood_k: K, ramberg_osgood_n: n } = drawn.material
  return {
    values,
    charts: () => chartsOf(p, drawn),
    figures: () => ({ tensile_bar: bar(drawn.curve) }),
    detail: `Ramberg-Osgood with K ${shown(K, 4)} and n ${shown(n, 4)}: ${inWords(values)}`,
  }
}

function aConversion(p: Params, trace: Trace): Run {
  trace.section('True stress and strain')
  const { engineering_stress: s, engineering_strain: e } = given(p, 'engineering_stress', 'engineering_strain')
  const sigma_t = trace.apply(trueStress, { s, e })
  const epsilon_t = trace.apply(trueStrain, { e })
  return {
    values: { true_stress: sigma_t, true_strain: epsilon_t },
    figures: () => ({ tensile_bar: bar({ s, e }) }),
    detail: `True stress ${shownPressure(sigma_t)} at a true strain of ${shown(epsilon_t, 4)}`,
  }
}

function aTable(p: Params, trace: Trace): Run {
  const { derating, all } = gradesRun(p, trace)
  return {
    values: {
      temperature_derating_stress: derating,
      specified_minimum_yield_strength: all.map((g) => g.smys),
      specified_minimum_tensile_strength: all.map((g) => g.smts),
      derated_yield_strength: all.map((g) => g.yieldLeft),
      derated_tensile_strength: all.map((g) => g.tensileLeft),
    },
    tables: () => ({ grades: gradeRows(all) }),
    warnings: coolWarnings(p, derating),
    detail: `${gradesInWords(all)} at ${shownIn(p.design_temperature, 'degC')}: de-rating takes ${shownPressure(derating)} off both strengths`,
  }
}

/** The stresses at the two strains that are always read, and where the steel yields; a curve that folds has no one stress there. */
function inWords({
  stress_at_strain_0_005: low,
  stress_at_strain_0_02: high,
  strain_at_yield: y,
}: Run['values']): string {
  const said = [
    ...(typeof low === 'number' ? [`${shownPressure(low)} at 0.5 % strain`] : []),
    ...(typeof high === 'number' ? [`${shownPressure(high)} at 2 % strain`] : []),
    ...(typeof y === 'number' ? [`yield at ${shownPercent(y)} strain`] : []),
  ]
  const text = said.join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

const gradesInWords = (all: readonly { readonly grade: string; readonly yieldLeft: number }[]): string => {
  const [first] = all
  if (first === undefined || all.length > 1) return `${all.length} grades`
  return `Grade ${first.grade} yields at ${shownPressure(first.yieldLeft)}`
}
