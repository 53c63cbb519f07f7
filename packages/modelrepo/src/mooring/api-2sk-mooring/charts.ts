/** The charts of the run: utilisations, the parts of the tension, and the chain over its years. */
import {
  barChart,
  type ChartDefinition,
  isNotApplicable,
  lineChart,
  type NotApplicable,
  notApplicable,
} from '@keelson/workflow'
import type { Solved } from './calculate-line.ts'
import type { Params } from './inputs.ts'
import type { ServiceRow } from './tables.ts'

export const pictures = {
  utilisations: {
    title: 'Line and anchor utilisation',
    description:
      'Line and anchor utilisation in the condition checked. The DNV-OS-E301 utilisation, if a class is provided, is for information.',
  },
  tension_parts: {
    title: 'Maximum tension components',
    description: 'Components of the maximum tension, where provided, with the allowable tension.',
  },
  service: {
    title: 'Utilisation over service life',
    description: 'Utilisation of the corroding chain over the service life at constant tension.',
  },
}

export function chartsOf(
  p: Params,
  solved: Solved,
  service: readonly ServiceRow[] | NotApplicable,
): Record<keyof typeof pictures, ChartDefinition | NotApplicable> {
  return {
    utilisations: utilisations(p, solved),
    tension_parts: tensionParts(p, solved),
    service: isNotApplicable(service) ? notApplicable(service.notApplicable) : overTheYears(service),
  }
}

function utilisations(p: Params, { line, anchor, compared }: Solved) {
  return barChart({
    category: `Line ${p.line_name}, ${p.condition}`,
    y: { title: 'Utilisation', unit: '-' },
    bars: [
      { name: 'Line tension', value: line.u_T },
      ...(typeof anchor === 'object' ? [{ name: 'Anchor', value: anchor.u }] : []),
      ...(compared ? [{ name: `DNV-OS-E301, class ${compared.class}`, value: compared.u }] : []),
    ],
    limits: [{ at: 1, label: 'limit', along: 'x' }],
  })
}

/** What the tension is made of: as far as its parts are known. */
function partsOf(p: Params, { tension: { T, combined } }: Solved): readonly (readonly [string, number])[] {
  if (combined) {
    const leads = combined.dominant === 'low_frequency'
    return [
      ['mean', combined.T_mean],
      leads ? ['low frequency, maximum', combined.low.max] : ['low frequency, significant', combined.low.sig],
      leads ? ['wave frequency, significant', combined.wave.sig] : ['wave frequency, maximum', combined.wave.max],
    ]
  }
  const { mean_tension: T_mean } = p
  return T_mean === undefined
    ? [['maximum, components not provided', T]]
    : [
        ['mean', T_mean],
        ['dynamic', T - T_mean],
      ]
}

function tensionParts(p: Params, solved: Solved) {
  return barChart({
    category: 'Maximum tension',
    y: { title: 'Tension', unit: 'kN' },
    bars: partsOf(p, solved).map(([group, T]) => ({ name: p.line_name, value: T, group })),
    stacked: true,
    limits: [{ at: solved.line.T_all, label: 'allowable', along: 'x' }],
  })
}

function overTheYears(rows: readonly ServiceRow[]) {
  const last = rows.at(-1)
  return lineChart({
    x: { title: 'Years of service', unit: 'year' },
    y: { title: 'Utilisation', unit: '-' },
    series: [{ name: 'utilisation', points: rows.map((r) => [r.year, r.utilisation]) }],
    ...(last && { markers: [{ x: last.year, y: last.utilisation, label: 'this run' }] }),
    limits: [{ at: 1, label: 'limit', along: 'x' }],
  })
}
