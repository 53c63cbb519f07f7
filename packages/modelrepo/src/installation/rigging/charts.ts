/** The charts of a run: forces of the legs, force against angle, and skewed forces over the combinations. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { toSI } from '@keelson/units'
import { barChart, type ChartDefinition, lineChart, type Point } from '@keelson/workflow'
import { type Leg, type Lift, liftRun } from './lift.ts'
import type { SkewRun } from './skew.ts'

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

export const angleChart = (over: readonly AtAngle[], here: AtAngle): ChartDefinition =>
  lineChart({
    x: { title: 'Minimum leg angle from horizontal', unit: 'deg' },
    y: FORCE,
    series: [{ name: 'maximum sling force', points: over.map(({ force, angle }): Point => [angle, force]) }],
    markers: [{ x: here.angle, y: here.force, label: 'this lift' }],
  })

/** Of legs that are alike. */
export const overAngles = (force: (angle: number) => number): readonly AtAngle[] =>
  spaced(FLATTEST, STEEPEST, POINTS).map((degrees) => {
    const angle = toSI(degrees, 'deg')
    return { angle, force: force(angle) }
  })

export const overHeights = (p: Lift, h: number): readonly AtAngle[] =>
  spaced(LOWEST * h, HIGHEST * h, POINTS).map((hook_height) => liftRun({ ...p, hook_height }, silent))

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
    x: { title: 'Length combination', unit: '-', whole: true },
    y: FORCE,
    scatter: true,
    series: found.points.map((_, i) => ({
      name: `sling ${i + 1}`,
      points: found.combinations.map(({ hanging }, k): Point => [k + 1, hanging.forces[i] ?? 0]),
    })),
  })
