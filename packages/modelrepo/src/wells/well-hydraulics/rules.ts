/** What the inputs must satisfy together: readings that rise, constants that come in pairs, pipes that fit, a well as long as its sections. */
import { type Problem, shownIn } from '@keelson/workflow'
import { CIRCULATION, CLEANING, type Params } from './inputs.ts'
import { OPEN } from './inputs-work.ts'
import { mudRules } from './rules-mud.ts'

/** Sections add up to the measured depth within a foot. */
const FOOT = 0.3048

export const rules = (p: Params): Problem[] => [
  ...mudRules(p),
  ...depthRules(p),
  ...diameterRules(p),
  ...sectionRules(p),
  ...workRules(p),
]

type Name = keyof Params & string

/** A length that is not below another one. */
function notBelow(p: Params, name: Name, limit: Name, unit: string, orEqual = false): Problem[] {
  const [value, most] = [p[name], p[limit]]
  if (typeof value !== 'number' || typeof most !== 'number') return []
  if (value < most || (orEqual && value === most)) return []
  const must = orEqual ? 'must be at most' : 'must be less than'
  return [
    { pointer: `/${name}`, message: `${must} {${limit}}, ${shownIn(most, unit)} (entered: ${shownIn(value, unit)})` },
  ]
}

const depthRules = (p: Params): Problem[] => notBelow(p, 'true_vertical_depth', 'measured_depth', 'ft', true)

function diameterRules(p: Params): Problem[] {
  const collar = p.drill_collar_outer_diameter
  return [
    ...notBelow(p, 'drill_pipe_outer_diameter', 'hole_diameter', 'in'),
    ...notBelow(p, 'drill_pipe_inner_diameter', 'drill_pipe_outer_diameter', 'in'),
    ...notBelow(p, 'drill_collar_outer_diameter', 'hole_diameter', 'in'),
    ...(collar !== undefined && p.drill_collar_annulus_length === undefined
      ? [
          {
            pointer: '/drill_collar_annulus_length',
            message: 'is required when {drill_collar_outer_diameter} is entered',
          },
        ]
      : []),
    ...(collar === undefined && p.drill_collar_annulus_length !== undefined
      ? [
          {
            pointer: '/drill_collar_outer_diameter',
            message: 'is required when {drill_collar_annulus_length} is entered',
          },
        ]
      : []),
  ]
}

function sectionRules(p: Params): Problem[] {
  const { sections, measured_depth: D_m } = p
  if (sections === undefined || D_m === undefined) return []
  const narrow = sections.flatMap(({ inner_diameter: inner, outer_diameter: outer }, i): Problem[] =>
    inner < outer
      ? []
      : [
          {
            pointer: `/sections/${i}/inner_diameter`,
            message: `must be less than the outside diameter of its row, ${shownIn(outer, 'in')} (entered: ${shownIn(inner, 'in')})`,
          },
        ],
  )
  return [...narrow, ...lengthProblem(p, 'annulus', true), ...lengthProblem(p, 'pipe', needsBore(p))]
}

const needsBore = (p: Params) => p.analysis === CIRCULATION || p.pipe_end === OPEN

function lengthProblem(p: Params, kind: 'pipe' | 'annulus', needed: boolean): Problem[] {
  const rows = p.sections?.filter((s) => s.kind === kind) ?? []
  if (rows.length === 0)
    return needed
      ? [{ pointer: '/sections', message: `must include rows of section type '${kind}' (none entered)` }]
      : []
  const D_m = p.measured_depth ?? 0
  const length = rows.reduce((sum, s) => sum + s.length, 0)
  if (Math.abs(length - D_m) <= FOOT) return []
  return [
    {
      pointer: '/sections',
      message: `must include rows of section type '${kind}' whose lengths total {measured_depth}, ${shownIn(D_m, 'ft', 6)}, within 1 ft (entered: ${shownIn(length, 'ft', 6)})`,
    },
  ]
}

function workRules(p: Params): Problem[] {
  const above = (name: Name, least: Name, unit: string): Problem[] => {
    const [value, limit] = [p[name], p[least]]
    if (typeof value !== 'number' || typeof limit !== 'number' || value > limit) return []
    return [
      {
        pointer: `/${name}`,
        message: `must be greater than {${least}}, ${shownIn(limit, unit)} (entered: ${shownIn(value, unit)})`,
      },
    ]
  }
  return [
    ...above('fracture_gradient', 'pore_pressure_gradient', 'ppg'),
    ...(carries(p) ? above('cuttings_density', 'mud_weight', 'ppg') : []),
    ...above('maximum_flow_rate', 'minimum_flow_rate', 'gpm'),
    ...notBelow(p, 'parasitic_pressure_loss', 'maximum_pump_pressure', 'psi'),
  ]
}

const carries = ({ analysis }: Params) => analysis === CIRCULATION || analysis === CLEANING
