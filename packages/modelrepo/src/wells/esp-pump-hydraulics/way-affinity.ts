/** One stage at another frequency, by the affinity laws. */
import { affineHead, affinePower, affineRate } from '@keelson/physics/esp/pump.ts'
import { type ChartDefinition, inPractice, lineChart, shownIn } from '@keelson/workflow'
import { curve } from './charts.ts'
import { way } from './inputs.ts'
import { STAGE, stageEfficiency, stageValues } from './motor.ts'
import { efficiencyWarnings } from './warnings.ts'

const { gives: oilfield } = inPractice('oilfield')

export const byAffinity = way({
  takes: ['flow_rate', ...STAGE, 'frequency', 'target_frequency'],
  values: {
    scaled_rate: oilfield(affineRate, 'downhole_rate', 'Pump rate at the target frequency.'),
    scaled_head_per_stage: oilfield(affineHead, 'pump_head', 'Head of one stage at the target frequency.', {
      title: 'Scaled head per stage',
    }),
    scaled_brake_power_per_stage: oilfield(
      affinePower,
      'power',
      'Brake power of one stage at the target frequency, on water.',
      {
        title: 'Scaled brake power per stage',
      },
    ),
    ...stageValues,
  },
  checks: {},
  charts: {
    affinity: {
      title: 'Affinity laws',
      description: 'Rate, head and power divided by their values at the entered frequency.',
      apart: { y: 'Ratios to the values at the entered frequency.' },
    },
  },
  calculate: (p, trace) => {
    const { flow_rate: q_0, head_per_stage: h_0, brake_power_per_stage_water: P_0 } = p
    const speeds = { f: p.target_frequency, f_0: p.frequency }
    trace.section('Affinity laws')
    const own = { f: 'f_t', f_0: 'f' }
    const q = trace.apply(affineRate, { q_0, ...speeds }, { rename: { ...own, q_0: 'q' } })
    const h = trace.apply(affineHead, { h_0, ...speeds }, { rename: { ...own, h_0: 'h_s' } })
    const P = trace.apply(affinePower, { P_0, ...speeds }, { rename: { ...own, P_0: 'P_s' } })
    const eta = stageEfficiency(q_0, h_0, P_0, trace)
    return {
      charts: () => ({ affinity: affinityChart(p.frequency, p.target_frequency) }),
      warnings: efficiencyWarnings(eta),
      detail: `At ${shownIn(p.target_frequency, 'Hz')} one stage delivers ${shownIn(q, 'bbl/d')} at a head of ${shownIn(h, 'ft')} and requires ${shownIn(P, 'hp')}`,
    }
  },
})

/** Hz. */
const SPEEDS = { least: 30, most: 75 } as const

function affinityChart(f_0: number, f_t: number): ChartDefinition {
  const [least, most] = [Math.min(SPEEDS.least, f_0, f_t), Math.max(SPEEDS.most, f_0, f_t)]
  const line = (name: string, of: (f: number) => number) => ({ name, points: curve(least, most, of) })
  return lineChart({
    x: { title: 'Frequency', unit: 'Hz' },
    y: { title: 'Ratio to entered value', unit: '-' },
    series: [
      line('rate', (f) => affineRate.evaluateSI({ q_0: 1, f, f_0 })),
      line('head', (f) => affineHead.evaluateSI({ h_0: 1, f, f_0 })),
      line('power', (f) => affinePower.evaluateSI({ P_0: 1, f, f_0 })),
    ],
    limits: [{ at: f_t, label: 'target', along: 'y' }],
  })
}
