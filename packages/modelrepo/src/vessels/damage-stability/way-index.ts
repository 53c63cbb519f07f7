/** The answer on the index of subdivision. */
import type { Trace } from '@keelson/equations'
import { check, notApplicable, notChecked, shown, withGoverning } from '@keelson/workflow'
import { type Attained, type Index, indexOf } from './calculate-index.ts'
import { type Run, reaches } from './calculate-run.ts'
import { indexChart } from './charts.ts'
import { checks } from './checks.ts'
import type { Params } from './params.ts'

export function index(p: Params, trace: Trace): Run {
  const found = indexOf(p, trace)
  const { R, attained } = found
  const none = notApplicable(NOT_ATTAINED)
  const made = attained ? indexChecks(found, attained) : unchecked
  return {
    values: {
      required_index: Number(R),
      attained_index_by_draught: attained?.byDraught ?? none,
      attained_index: attained?.A ?? none,
      index_passed: attained ? passes(found, attained) : none,
    },
    checks: made,
    charts: () => ({ index: attained ? indexChart(found, attained) : none }),
    detail: withGoverning(
      attained
        ? `The attained index is ${shown(attained.A, 4)} of ${shown(Number(R), 4)} required`
        : `The required index is ${shown(Number(R), 4)}`,
      checks,
      made,
    ),
  }
}

const NOT_ATTAINED = 'neither {damage_cases} nor all three attained indices are given'

const why = notChecked('input_missing', NOT_ATTAINED)

const unchecked = { attained: why, deepest_draught: why, partial_draught: why, light_draught: why }

const passes = ({ R, least }: Index, { A, byDraught }: Attained): boolean =>
  reaches(A, Number(R)) && byDraught.every((own) => reaches(own, least))

function indexChecks({ R, least }: Index, { A, byDraught: [A_s, A_p, A_l] }: Attained) {
  return {
    attained: check({ demand: R, capacity: A }),
    deepest_draught: check({ demand: least, capacity: A_s }),
    partial_draught: check({ demand: least, capacity: A_p }),
    light_draught: check({ demand: least, capacity: A_l }),
  }
}
