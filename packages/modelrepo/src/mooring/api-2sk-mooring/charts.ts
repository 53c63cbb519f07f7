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
    title: 'Utilisation of line and anchor',
    description: 'In the condition of the run; that of DNV-OS-E301, where a class is given, is for information.',
  },
  tension_parts: {
    title: 'Parts of the maximum tension',
    description: 'As far as they are given, with the tension that is allowed.',
  },
  service: {
    title: 'Utilisation over the years of service',
    description: 'Of chain that corrodes, under the same tension.',
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
      leads ? ['low frequency, largest', combined.low.max] : ['low frequency, significant', combined.low.sig],
      leads ? ['wave frequency, significant', combined.wave.sig] : ['wave frequency, largest', combined.wave.max],
    ]
  }
  const { mean_tension: T_mean } = p
  return T_mean === undefined
    ? [['maximum, its parts not given', T]]
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
