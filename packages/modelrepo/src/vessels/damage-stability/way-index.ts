/** Required and attained index of subdivision. */
import * as solas from '@keelson/standards/imo-solas-ii-1-2009/index-required.ts'
import {
  check,
  checkOf,
  compares,
  flagValue,
  gives,
  listValue,
  notApplicable,
  notChecked,
  numberValue,
  shown,
} from '@keelson/workflow'
import { type Attained, type Index, indexOf } from './calculate-index.ts'
import { indexChart } from './charts.ts'
import { CARGO, PASSENGER, SOLAS_2009, way } from './inputs.ts'
import { reaches } from './lists.ts'
import { indexProblems } from './rules.ts'

const share = (title: string, symbol: string, orInput: string) =>
  compares('-', {
    title,
    criterion: solas.leastAtDraught,
    demand: solas.leastAtDraught,
    capacity: { symbol, title: 'Attained index', orInput },
  })
const passenger = { ship_type: [PASSENGER] } as const

export const index = way({
  takes: ['ship_type'],
  may: ['subdivision_length', 'damage_cases', 'attained_as', 'attained_ap', 'attained_al'],
  takesWhen: {
    subdivision_length: [{ ship_type: [CARGO] }, { ...passenger, solas_edition: [SOLAS_2009] }],
    persons: passenger,
  },
  mayWhen: { solas_edition: passenger },
  rules: indexProblems,
  values: {
    required_index: numberValue('-', {
      title: 'Required subdivision index',
      symbol: 'R',
      description: 'Of the ship.',
    }),
    attained_index: gives(solas.attainedIndex, '-', 'Of all three draughts.'),
    attained_index_by_draught: listValue('-', {
      title: 'Attained index by draught',
      symbol: 'A_d',
      description: 'Deepest, partial and light.',
      minimum: 0,
    }),
    index_passed: flagValue({ title: 'Index passed', description: 'Of all draughts, and of each.' }),
  },
  checks: {
    attained: checkOf('-', {
      title: 'Subdivision index',
      criterion: solas.attainedIndex,
      demand: 'Required index',
      capacity: solas.attainedIndex,
    }),
    deepest_draught: share('Index at the deepest draught', 'A_s', 'attained_as'),
    partial_draught: share('Index at the partial draught', 'A_p', 'attained_ap'),
    light_draught: share('Index at the light draught', 'A_l', 'attained_al'),
  },
  charts: {
    index: { title: 'Attained and required index', description: 'Of all draughts together and of each.' },
  },
  calculate: (p, trace) => {
    const found = indexOf(p, trace)
    const { R, attained } = found
    const required = Number(R)
    return {
      values: {
        required_index: required,
        ...(attained
          ? { attained_index_by_draught: attained.byDraught, index_passed: passes(found, attained) }
          : { attained_index_by_draught: none, index_passed: none, attained_index: none }),
      },
      checks: attained ? { attained: check({ demand: R, capacity: attained.A }) } : unchecked,
      charts: () => ({ index: attained ? indexChart(found, attained) : none }),
      answer: attained
        ? `The attained index is ${shown(attained.A, 4)} of ${shown(required, 4)} required`
        : `The required index is ${shown(required, 4)}`,
    }
  },
})

const NOT_ATTAINED = 'neither {damage_cases} nor all three attained indices are given'
const none = notApplicable(NOT_ATTAINED)
const why = notChecked('input_missing', NOT_ATTAINED)
const unchecked = { attained: why, deepest_draught: why, partial_draught: why, light_draught: why }

const passes = ({ R, least }: Index, { A, byDraught }: Attained): boolean =>
  reaches(A, Number(R)) && byDraught.every((own) => reaches(own, least))
