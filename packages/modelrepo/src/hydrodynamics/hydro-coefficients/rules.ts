/** Problems of the inputs, SI, that no single field shows. */
import { breadthToDraught, greatestAreaCoefficient, leastAreaCoefficient } from '@keelson/physics/strip-theory/lewis.ts'
import { type Problem, refused, shown, shownRatio } from '@keelson/workflow'
import type { Given, Perhaps } from './inputs.ts'

type Section = Given<'section' | 'motion' | 'water_depth'> &
  Perhaps<'section_beam' | 'section_draft' | 'section_area_coefficient' | 'section_offsets'>
type Tables = Perhaps<'coefficient_table' | 'added_mass_table' | 'damping_table' | 'angular_frequencies'>

export const hemisphereRules = (p: Given<'motion' | 'water_depth'>): Problem[] => [
  ...deepProblems(p),
  ...(p.motion === 'heave' ? [] : refused('/motion', 'must be heave for the hemisphere')),
]
export const cylinderRules = ({ water_depth }: Given<'water_depth'>): Problem[] =>
  water_depth === 'infinite' ? refused('/water_depth', 'must be finite for a cylinder from seabed to surface') : []
export const sectionRules = (p: Section): Problem[] => [
  ...deepProblems(p),
  ...(p.motion === 'surge' ? refused('/motion', 'must not be surge for a section, which moves in its own plane') : []),
  ...lewisProblems(p),
  ...offsetProblems(p),
]
export const tableRules = (p: Tables): Problem[] => [...tableProblems(p), ...queryProblems(p)]

const deepProblems = ({ water_depth }: Given<'water_depth'>): Problem[] =>
  water_depth === 'infinite' ? [] : refused('/water_depth', 'must be infinite for sections and the hemisphere')

function lewisProblems({ section, section_beam: B, section_draft: T, section_area_coefficient: sigma }: Section) {
  if (section !== 'lewis' || B === undefined || T === undefined || sigma === undefined) return []
  const H = breadthToDraught.evaluate({ B, T })
  const [least, greatest] = [leastAreaCoefficient.evaluate({ H }), greatestAreaCoefficient.evaluate({ H })]
  if (sigma >= least && sigma <= greatest) return []
  const shape = sigma < least ? 're-entrant' : 'tunnelled'
  const message = `must be ${shownRatio(least)} to ${shownRatio(greatest)} for a Lewis form of this breadth and draught (entered: ${shownRatio(sigma)}, which is ${shape})`
  return [{ pointer: '/section_area_coefficient', message }]
}

function offsetProblems({ section, section_offsets }: Section): Problem[] {
  if (section !== 'offsets' || section_offsets === undefined) return []
  const falls = section_offsets.findIndex(({ z }, i) => i > 0 && z < (section_offsets[i - 1]?.z ?? 0))
  if (falls >= 0)
    return [
      {
        pointer: `/section_offsets/${falls}/z`,
        message: 'must not be below the previous offset, because offsets are in order from the keel upwards',
      },
    ]
  const last = section_offsets.length - 1
  const end = section_offsets[last]
  if (end?.z !== 0)
    return [
      { pointer: `/section_offsets/${last}/z`, message: 'must be 0 for the last offset, which is at the waterline' },
    ]
  if (!(end.y > 0))
    return [
      {
        pointer: `/section_offsets/${last}/y`,
        message: 'must be greater than 0 for the last offset, which is at the waterline',
      },
    ]
  return []
}

const ascending = (omega: readonly number[], at: (i: number) => string): Problem[] => {
  const i = omega.findIndex((w, j) => j > 0 && w <= (omega[j - 1] ?? 0))
  if (i < 0) return []
  return [
    {
      pointer: at(i),
      message: `must be greater than the previous frequency, ${shown(omega[i - 1] ?? 0)} rad/s (entered: ${shown(omega[i] ?? 0)} rad/s)`,
    },
  ]
}

function tableProblems({ coefficient_table, added_mass_table, damping_table }: Tables): Problem[] {
  if (coefficient_table !== undefined)
    return ascending(
      coefficient_table.map((row) => row.angular_frequency),
      (i) => `/coefficient_table/${i}/angular_frequency`,
    )
  if (added_mass_table === undefined || damping_table === undefined) return []
  const [A, B] = [added_mass_table, damping_table].map((table) => table.map((row) => row.angular_frequency))
  const other = (A ?? []).findIndex((omega, i) => omega !== B?.[i])
  if (A?.length !== B?.length || other >= 0)
    return [{ pointer: '/damping_table', message: 'must have the same frequencies as the added mass' }]
  return ascending(A ?? [], (i) => `/added_mass_table/${i}/angular_frequency`)
}

function queryProblems({ angular_frequencies = [], coefficient_table, added_mass_table }: Tables): Problem[] {
  const omega = (coefficient_table ?? added_mass_table ?? []).map((row) => row.angular_frequency)
  const [first, last] = [omega[0], omega[omega.length - 1]]
  if (first === undefined || last === undefined) return []
  const outside = angular_frequencies.find((w) => w < first || w > last)
  if (outside === undefined) return []
  const message = `must be within the table, ${shown(first)} to ${shown(last)} rad/s (entered: ${shown(outside)} rad/s)`
  return [{ pointer: '/angular_frequencies', message }]
}
