/** The run in one sentence: what each limit state requires, which one governs, and whether the selected wall passes. */
import { anyOpen, midSentence, type Outcome, shownLength, shownUse, worstCheck } from '@keelson/workflow'
import { governingState } from './calculate-governing.ts'
import { COLLAPSE, CONTAINMENT, PROPAGATION, type Required, type State } from './calculate-limit-states.ts'
import type { SelectedWall } from './calculate-selected-wall.ts'
import { checks as declared } from './checks.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'

type Checks = NonNullable<Outcome<typeof contract>['checks']>
const STATES: readonly State[] = [CONTAINMENT, COLLAPSE, PROPAGATION]

export const sentence = (p: Params, checks: Checks, all: readonly Required[], wall: SelectedWall | undefined): string =>
  `${requiredWall(all)}; ${selected(p, checks, wall)}`

/** The governing wall first, then what the other limit states require. */
function requiredWall(all: readonly Required[]): string {
  const governing = governingState(all)
  if (governing === undefined) return 'No limit state requires a wall thickness'
  const others = STATES.filter((state) => state !== governing.state).flatMap((state) => {
    const most = governingState(all.filter((r) => r.state === state))
    return most === undefined ? [] : [`${asked(most)} for ${named(most)}`]
  })
  const unless = governing.state === PROPAGATION ? ' unless buckle arrestors are fitted' : ''
  const first = `${asked(governing)} for ${named(governing, others.length === 0 ? '' : ', governing', unless)}`
  return `Required nominal wall thickness ${listed([first, ...others])}`
}

const asked = ({ nominal }: Required) =>
  nominal === undefined ? 'not achievable below half the diameter' : shownLength(nominal)
const named = ({ code, state }: Required, rank = '', unless = '') => `${state} (${code}${rank}${unless})`
const listed = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** What fails or is not assessed stands before the sentence. */
function selected(p: Params, checks: Checks, wall: SelectedWall | undefined): string {
  if (wall === undefined) return 'no wall thickness is selected'
  const t = shownLength(p.wall_thickness ?? wall.t_net)
  const worst = worstCheck(declared, checks)
  if (worst === undefined || !worst.result.passes || anyOpen(checks)) return `selected wall thickness ${t}`
  return `selected wall thickness ${t}, ${midSentence(worst.spec.title)} ${shownUse(worst.result)}`
}
