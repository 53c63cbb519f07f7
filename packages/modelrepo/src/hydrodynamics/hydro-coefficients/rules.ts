/** Problems of the inputs, SI, that no single field shows. */
import { breadthToDraught, greatestAreaCoefficient, leastAreaCoefficient } from '@keelson/physics/strip-theory/lewis.ts'
import { type Problem, refused, shown, shownRatio } from '@keelson/workflow'
import type { Given, Perhaps } from './inputs.ts'

type Section = Given<'section' | 'motion' | 'water_depth'> &
  Perhaps<'section_beam' | 'section_draft' | 'section_area_coefficient' | 'section_offsets'>
type Tables = Perhaps<'coefficient_table' | 'added_mass_table' | 'damping_table' | 'angular_frequencies'>

export const hemisphereRules = (p: Given<'motion' | 'water_depth'>): Problem[] => [
  ...deepProblems(p),
  ...(p.motion === 'heave' ? [] : refused('/motion', 'the hemisphere is worked out in heave only')),
]
export const cylinderRules = ({ water_depth }: Given<'water_depth'>): Problem[] =>
  water_depth === 'infinite'
    ? refused('/water_depth', 'a cylinder from the bed to the surface needs a depth of the water')
    : []
export const sectionRules = (p: Section): Problem[] => [
  ...deepProblems(p),
  ...(p.motion === 'surge' ? refused('/motion', 'a section has no surge: it moves in its own plane') : []),
  ...lewisProblems(p),
  ...offsetProblems(p),
]
export const tableRules = (p: Tables): Problem[] => [...tableProblems(p), ...queryProblems(p)]

const deepProblems = ({ water_depth }: Given<'water_depth'>): Problem[] =>
  water_depth === 'infinite'
    ? []
    : refused('/water_depth', 'sections and the hemisphere are worked out in deep water: send infinite')

function lewisProblems({ section, section_beam: B, section_draft: T, section_area_coefficient: sigma }: Section) {
  if (section !== 'lewis' || B === undefined || T === undefined || sigma === undefined) return []
  const H = breadthToDraught.evaluate({ B, T })
  const [least, greatest] = [leastAreaCoefficient.evaluate({ H }), greatestAreaCoefficient.evaluate({ H })]
  if (sigma >= least && sigma <= greatest) return []
  const shape = sigma < least ? 're-entrant' : 'tunnelled'
  const message = `no Lewis form of this breadth and draught has the area coefficient ${shownRatio(sigma)}: it would be ${shape}; ${shownRatio(least)} to ${shownRatio(greatest)} are possible`
  return [{ pointer: '/section_area_coefficient', message }]
}

function offsetProblems({ section, section_offsets }: Section): Problem[] {
  if (section !== 'offsets' || section_offsets === undefined) return []
  const falls = section_offsets.findIndex(({ z }, i) => i > 0 && z < (section_offsets[i - 1]?.z ?? 0))
  if (falls >= 0)
    return [
      {
        pointer: `/section_offsets/${falls}/z`,
        message: 'offsets go from the keel upwards: this one lies below the one before it',
      },
    ]
  const last = section_offsets.length - 1
  const end = section_offsets[last]
  if (end?.z !== 0)
    return [{ pointer: `/section_offsets/${last}/z`, message: 'the last offset lies in the waterline, at 0' }]
  if (!(end.y > 0))
    return [{ pointer: `/section_offsets/${last}/y`, message: 'the section has no breadth in the waterline' }]
  return []
}

const ascending = (omega: readonly number[], at: (i: number) => string): Problem[] => {
  const i = omega.findIndex((w, j) => j > 0 && w <= (omega[j - 1] ?? 0))
  if (i < 0) return []
  return [
    {
      pointer: at(i),
      message: `frequencies ascend: read ${shown(omega[i] ?? 0)} rad/s after ${shown(omega[i - 1] ?? 0)} rad/s`,
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
    return [{ pointer: '/damping_table', message: 'damping is given at the frequencies of the added mass' }]
  return ascending(A ?? [], (i) => `/added_mass_table/${i}/angular_frequency`)
}

function queryProblems({ angular_frequencies = [], coefficient_table, added_mass_table }: Tables): Problem[] {
  const omega = (coefficient_table ?? added_mass_table ?? []).map((row) => row.angular_frequency)
  const [first, last] = [omega[0], omega[omega.length - 1]]
  if (first === undefined || last === undefined) return []
  const outside = angular_frequencies.find((w) => w < first || w > last)
  if (outside === undefined) return []
  const message = `${shown(outside)} rad/s is outside the table, which covers ${shown(first)} to ${shown(last)} rad/s: nothing is extrapolated`
  return [{ pointer: '/angular_frequencies', message }]
}
