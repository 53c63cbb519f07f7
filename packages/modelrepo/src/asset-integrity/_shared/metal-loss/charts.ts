/** The charts of pressures: by method, acceptable depths, screening curve, future corrosion. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { acceptableDepth } from '@keelson/physics/metal-loss/acceptable-depth.ts'
import { foliasFactor, LAMBDA_LIMIT, screeningRatio } from '@keelson/standards/api-579-1-2021/part-5.ts'
import { DEPTH_LIMIT } from '@keelson/standards/asme-b31g-2012/level-1.ts'
import { barChart, type Limit, lineChart, notApplicable, type Series } from '@keelson/workflow'
import { allowed, type Results } from './assess.ts'
import { type Flaw, modified, original2012 } from './b31g.ts'
import { criticalProfileChart, riverBottom, thicknessMap } from './charts-flaw.ts'
import { type Compared, geometryOf } from './compare.ts'
import { partB } from './f101.ts'
import type { Params } from './inputs.ts'
import { B31G_2012, type Method, MODIFIED, PART_B } from './methods.ts'
import { methodsOf } from './runs.ts'
import type { FcaPoint } from './sweep-fca.ts'

export function chartsOf(p: Params, r: Results, methods: readonly Compared[], sweep: readonly FcaPoint[]) {
  const noGrid = notApplicable('API 579-1 Part 4 is not run')
  return {
    thickness_map: r.general ? thicknessMap(p) : noGrid,
    critical_profiles: r.general ? criticalProfileChart(r.general) : noGrid,
    river_bottom: riverBottom(p, r) ?? notApplicable('no profile is assessed'),
    safe_pressures: safePressures(p, r, methods),
    acceptance_curve: acceptanceCurve(p, r) ?? notApplicable('MAOP is not entered'),
    screening_curve: screeningCurve(p, r),
    pressure_future_corrosion: corrosionCurve(p, sweep),
  }
}

/** Names that stand under a bar. */
const SHORT: Readonly<Record<Method, string>> = {
  'API 579-1 Part 4 Level 1 and 2': '579 Part 4',
  'API 579-1 Part 5 Level 1': '579 LML 1',
  'API 579-1 Part 5 Level 2': '579 LML 2',
  'ASME B31G-1991 (original)': 'B31G 1991',
  'ASME B31G-2012 (original)': 'B31G 2012',
  'modified B31G': 'mod. B31G',
  'RSTRENG effective area': 'RSTRENG',
  'DNV-RP-F101 Part A': 'F101 A',
  'DNV-RP-F101 Part B (allowable stress)': 'F101 B',
}

const ofSoundPipe = ({ MAWP }: Results): Limit[] =>
  MAWP === undefined ? [] : [{ at: MAWP, label: 'undamaged pipe', along: 'x' }]

function demands(p: Params): Limit[] {
  const MAOP = p.maximum_allowable_operating_pressure
  const P_op = p.operating_pressure
  return [
    ...(MAOP === undefined ? [] : [{ at: MAOP, label: 'MAOP', along: 'x' as const }]),
    ...(P_op === undefined ? [] : [{ at: P_op, label: 'operating', along: 'x' as const }]),
  ]
}

function safePressures(p: Params, r: Results, methods: readonly Compared[]) {
  const firstAssessed = [...methods].sort((a, b) => Number(b.assessed) - Number(a.assessed))
  const bars = firstAssessed.flatMap(({ method, assessed, P_S }) =>
    P_S === undefined
      ? []
      : [
          assessed
            ? { name: SHORT[method], value: allowed(r, P_S), group: 'assessed' }
            : { name: SHORT[method], value: P_S, group: 'comparison' },
        ],
  )
  if (bars.length === 0) return notApplicable('no method defines a pressure')
  return barChart({
    category: 'Method',
    y: { title: 'Pressure', unit: 'MPa' },
    bars,
    limits: [...demands(p), ...ofSoundPipe(r)],
    stacked: true,
  })
}

const CURVE_POINTS = 40

function acceptanceCurve(p: Params, r: Results) {
  const MAOP = p.maximum_allowable_operating_pressure
  const flaws = distinct(methodsOf(p).flatMap((m) => geometryOf(p, r, m) ?? [])).filter((f) => f.L > 0)
  if (MAOP === undefined) return undefined
  if (flaws.length === 0) return notApplicable('no length range to plot')
  const most = Math.max(4 * Math.sqrt(p.outer_diameter * p.wall_thickness), 1.3 * Math.max(...flaws.map((f) => f.L)))
  const lengths = spaced(0, most, CURVE_POINTS + 1).slice(1)
  const series = rulesFor(p).map(
    ({ name, safe }): Series => ({
      name,
      points: lengths.flatMap((L): [number, number][] => {
        const d = acceptableDepth(
          (depth) => allowed(r, safe({ d: depth, L })),
          MAOP,
          DEPTH_LIMIT.value * p.wall_thickness,
        )
        return d === undefined ? [] : [[L, d / p.wall_thickness]]
      }),
    }),
  )
  if (series.every((s) => s.points.length === 0))
    return notApplicable('the MAOP exceeds the allowable pressure even without metal loss')
  return lineChart({
    x: { title: 'Flaw length', unit: 'mm', zero: true },
    y: { title: 'Flaw depth', unit: '%', domain: [0, 1] },
    series,
    limits: [{ at: DEPTH_LIMIT.value, label: 'depth limit', along: 'x' }],
    markers: flaws.map((f) => ({ x: f.L, y: f.d / p.wall_thickness, label: 'flaw' })),
  })
}

function distinct(flaws: readonly Flaw[]): Flaw[] {
  return flaws.filter((f, i) => flaws.findIndex((g) => g.d === f.d && g.L === f.L) === i)
}

interface Rule {
  readonly name: string
  readonly safe: (flaw: Flaw) => number
}
function rulesFor(p: Params): Rule[] {
  const strength = p.specified_minimum_yield_strength !== undefined
  return [
    ...(strength ? [{ name: B31G_2012, safe: (f: Flaw) => original2012(p, f, silent).P_S }] : []),
    ...(strength ? [{ name: MODIFIED, safe: (f: Flaw) => modified(p, f, silent).P_S }] : []),
    ...(p.tensile_strength !== undefined ? [{ name: PART_B, safe: (f: Flaw) => partB(p, f, silent).P_S }] : []),
  ]
}

function screeningCurve(p: Params, { level1, level2 }: Results) {
  const local = level2 ?? level1
  if (!local) return notApplicable('API 579-1 Part 5 is not run')
  const RSF_a = p.remaining_strength_factor_allowable
  const most = Math.min(LAMBDA_LIMIT.value, Math.max(6, 1.3 * local.lambda))
  const points = spaced(0, most, 81).map((lambda): [number, number] => [
    lambda,
    screeningRatio.evaluate({ lambda, RSF_a, M_t: foliasFactor.evaluate({ lambda }) }),
  ])
  return lineChart({
    x: { title: 'Shell parameter', unit: '-', zero: true },
    y: { title: 'Remaining thickness ratio', unit: '-', domain: [0, 1] },
    series: [{ name: 'screening curve', points }],
    markers: [{ x: local.lambda, y: local.R_t, label: level2 ? 'flaw, worst sub-interval' : 'flaw' }],
  })
}

function corrosionCurve(p: Params, sweep: readonly FcaPoint[]) {
  if (sweep.length === 0) return notApplicable('API 579-1 is not run or no yield strength is entered')
  const line = (name: string, of: (s: FcaPoint) => number | undefined): Series => ({
    name,
    points: sweep.flatMap((s): [number, number][] => {
      const P = of(s)
      return P === undefined ? [] : [[s.FCA, P]]
    }),
  })
  const series = [line('Level 1', (s) => s.level1), line('Level 2', (s) => s.level2)].filter((s) => s.points.length > 0)
  return lineChart({
    x: { title: 'Future corrosion', unit: 'mm' },
    y: { title: 'Reduced allowable pressure', unit: 'MPa', zero: true },
    series,
    limits: demands(p),
  })
}
