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
      description: 'Required subdivision index of the ship.',
    }),
    attained_index: gives(solas.attainedIndex, '-', 'Attained index for all three draughts combined.'),
    attained_index_by_draught: listValue('-', {
      title: 'Attained index by draught',
      symbol: 'A_d',
      description: 'Attained indices at the deepest, partial and light draughts.',
      minimum: 0,
    }),
    index_passed: flagValue({
      title: 'Index criteria passed',
      description: 'Overall result for the combined index and for each draught.',
    }),
  },
  checks: {
    attained: checkOf('-', {
      title: 'Subdivision index',
      criterion: solas.attainedIndex,
      demand: 'Required index',
      capacity: solas.attainedIndex,
    }),
    deepest_draught: share('Subdivision index (deepest draught)', 'A_s', 'attained_as'),
    partial_draught: share('Subdivision index (partial draught)', 'A_p', 'attained_ap'),
    light_draught: share('Subdivision index (light draught)', 'A_l', 'attained_al'),
  },
  charts: {
    index: {
      title: 'Attained and required index',
      description: 'Attained and required indices, combined and at each draught.',
    },
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
        ? `${passes(found, attained) ? 'All subdivision index criteria are met. ' : ''}Combined attained index ${shown(attained.A, 4)} (required ${shown(required, 4)})`
        : `Required subdivision index ${shown(required, 4)}`,
    }
  },
})

const NOT_ATTAINED = 'neither {damage_cases} nor all three attained indices are provided'
const none = notApplicable(NOT_ATTAINED)
const why = notChecked('input_missing', NOT_ATTAINED)
const unchecked = { attained: why, deepest_draught: why, partial_draught: why, light_draught: why }

const passes = ({ R, least }: Index, { A, byDraught }: Attained): boolean =>
  reaches(A, Number(R)) && byDraught.every((own) => reaches(own, least))
