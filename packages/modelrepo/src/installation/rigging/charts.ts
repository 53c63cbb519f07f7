/** The charts of a run: forces of the legs, force against angle, and skewed forces over the combinations. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { toSI } from '@keelson/units'
import { barChart, type ChartDefinition, given, lineChart, type Point } from '@keelson/workflow'
import { angleRun, type Leg, liftRun } from './calculate-lift.ts'
import type { SkewRun } from './calculate-skew.ts'
import { LIFT } from './modes.ts'
import type { Params } from './params.ts'

const FORCE = { title: 'Sling force', unit: 'kN', zero: true } as const

export const legsChart = (legs: readonly Leg[]): ChartDefinition =>
  barChart({
    category: 'Leg',
    y: FORCE,
    bars: legs.map(({ force }, i) => ({ name: `${i + 1}`, value: force })),
  })

const POINTS = 41
const [FLATTEST, STEEPEST] = [30, 85]
/** Of the height of the hook, where the legs follow from it. */
const [LOWEST, HIGHEST] = [0.4, 3]

interface AtAngle {
  readonly force: number
  readonly angle: number
}

export function angleChart(p: Params, here: AtAngle): ChartDefinition {
  const points = (p.hook_height === undefined ? byAngle(p) : byHeight(p)).map(
    ({ force, angle }): Point => [angle, force],
  )
  return lineChart({
    x: { title: 'Angle of the flattest leg from the horizontal', unit: 'deg' },
    y: FORCE,
    series: [{ name: 'largest sling force', points }],
    markers: [{ x: here.angle, y: here.force, label: 'this lift' }],
  })
}

function byAngle(p: Params): readonly AtAngle[] {
  return spaced(FLATTEST, STEEPEST, POINTS).map((degrees) => {
    const angle = toSI(degrees, 'deg')
    const own = { ...p, sling_angle_from_horizontal: angle }
    return { angle, force: p.analysis === LIFT ? liftRun(own, silent).force : angleRun(own, silent).force }
  })
}

function byHeight(p: Params): readonly AtAngle[] {
  const { hook_height: h } = given(p, 'hook_height')
  return spaced(LOWEST * h, HIGHEST * h, POINTS).map((hook_height) => liftRun({ ...p, hook_height }, silent))
}

export const skewChart = ({ found }: SkewRun): ChartDefinition =>
  barChart({
    category: 'Sling',
    y: FORCE,
    bars: found.points.flatMap((_, i) => [
      { name: `${i + 1}`, group: 'nominal', value: found.nominal.forces[i] ?? 0 },
      {
        name: `${i + 1}`,
        group: 'largest',
        value: Math.max(...found.combinations.map(({ hanging }) => hanging.forces[i] ?? 0)),
      },
    ]),
  })

export const combinationsChart = ({ found }: SkewRun): ChartDefinition =>
  lineChart({
    x: { title: 'Combination of lengths', unit: '-', whole: true },
    y: FORCE,
    scatter: true,
    series: found.points.map((_, i) => ({
      name: `sling ${i + 1}`,
      points: found.combinations.map(({ hanging }, k): Point => [k + 1, hanging.forces[i] ?? 0]),
    })),
  })
