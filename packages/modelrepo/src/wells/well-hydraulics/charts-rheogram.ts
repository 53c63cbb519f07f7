/** Shear stress against shear rate: the model of the run, and what the viscometer read. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { binghamStress, herschelBulkleyStress } from '@keelson/physics/rheology/stress.ts'
import { dialStress, rotorRate } from '@keelson/standards/api-rp-13d-2010/viscometer.ts'
import { toSI } from '@keelson/units'
import { type ChartDefinition, lineChart, type Marker, type Point } from '@keelson/workflow'
import type { Model, Mud } from './mud.ts'

/** Somewhat above what 600 rpm shear. */
const FASTEST = 1100
const POINTS = 56

const NAMES: Readonly<Record<Model['kind'], string>> = {
  bingham: 'Bingham plastic',
  power_law: 'power law',
  herschel_bulkley: 'yield power law',
}

export function rheogram(p: Mud, model: Model): ChartDefinition {
  const name = p.rheology_model === 'newtonian' ? 'Newtonian' : NAMES[model.kind]
  const points = spaced(0, FASTEST, POINTS).map((gamma): Point => [gamma, stressOf(model, gamma)])
  return lineChart({
    x: { title: 'Shear rate', unit: '1/s', zero: true },
    y: { title: 'Shear stress', unit: 'lbf/100ft2', zero: true },
    series: [{ name, points }],
    markers: readings(p),
  })
}

function stressOf(model: Model, gamma: number): number {
  if (model.kind === 'bingham') return binghamStress.evaluate({ ...model, gamma })
  if (model.kind === 'power_law') return herschelBulkleyStress.evaluate({ ...model, tau_y: 0, gamma })
  return dialStress.evaluateSI({ theta: model.tau_y + model.k * gamma ** model.n })
}

function readings(p: Mud): Marker[] {
  const read = [
    [600, p.dial_reading_600],
    [300, p.dial_reading_300],
    [6, p.dial_reading_6],
    [3, p.dial_reading_3],
  ] as const
  return read.flatMap(([rpm, theta]): Marker[] =>
    theta === undefined
      ? []
      : [
          {
            x: rotorRate.evaluateSI({ N: toSI(rpm, 'rpm') }),
            y: dialStress.evaluateSI({ theta }),
            label: rpm >= 300 ? `${rpm} rpm` : '',
          },
        ],
  )
}
