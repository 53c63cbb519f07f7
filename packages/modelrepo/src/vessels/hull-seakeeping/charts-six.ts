/** The amplitudes of the six motions over the frequency of the waves: translations beside rotations. */
import { FIRST_ROTATION, MOTIONS } from '@keelson/physics/rao/rao.ts'
import {
  axisOf,
  type ChartDefinition,
  firstOf,
  isNotApplicable,
  lineChart,
  type NotApplicable,
  onto,
  type Point,
  saying,
  sideBySide,
} from '@keelson/workflow'
import { frequencyField, type Given } from './inputs.ts'
import type { SixInWave } from './six.ts'

const PANEL = { width: 300, height: 240 } as const
const MOST_HEADINGS = 2
const degrees = onto({ unit: 'deg' })

export function motionsChart(
  { heading }: Given<'heading'>,
  all: readonly SixInWave[] | NotApplicable,
): ChartDefinition | NotApplicable {
  if (isNotApplicable(all)) return all
  const each = all.length / heading.length
  const { shown: headings, note } = firstOf(heading, {
    most: MOST_HEADINGS,
    things: 'headings',
    by: 'the first entered',
  })
  const shown = headings.map((beta, i) => ({
    name: heading.length > 1 ? `, ${Math.round(degrees(beta))} deg` : '',
    waves: all.slice(i * each, (i + 1) * each).toSorted((a, b) => a.met.omega_0 - b.met.omega_0),
  }))
  const panel = (title: string, unit: string, motions: readonly number[]) =>
    lineChart({
      x: axisOf(frequencyField),
      y: { title, unit, zero: true },
      series: shown.flatMap(({ name, waves }) =>
        motions.map((motion) => ({
          name: `${MOTIONS[motion]}${name}`,
          points: waves.map(({ met, six }): Point => [met.omega_0, six[motion]?.amplitude ?? Number.NaN]),
          dots: true as const,
        })),
      ),
    })
  const places = MOTIONS.map((_, motion) => motion)
  const charts = sideBySide(
    [
      panel('Translation per wave amplitude', '-', places.slice(0, FIRST_ROTATION)),
      panel('Rotation', 'deg/m', places.slice(FIRST_ROTATION)),
    ],
    PANEL,
  )
  return saying(charts, note)
}
