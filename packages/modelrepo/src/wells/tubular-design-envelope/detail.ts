/** What governs the pipe, in words. */
import { listed, shownIn, shownUtilisation, utilisation } from '@keelson/workflow'
import { type CaseResult, CHECKS, type CheckName, governingOf, largestUse } from './calculate-case.ts'
import { LOAD_POINT } from './modes.ts'

const IN: Readonly<Record<CheckName, string>> = {
  burst: 'in burst',
  collapse: 'in collapse',
  tension: 'in tension or compression',
  triaxial: 'in triaxial yield',
}

export function detailOf(point: CaseResult, results: readonly CaseResult[], worst: CaseResult): string {
  const use = largestUse(worst)
  if (use === 0) return ratingsOf(point)
  const check = governingOf(worst)
  if (!Number.isFinite(use)) return `The governing load case, ${worst.load.name}: ${check}, has no resistance`
  const others = CHECKS.filter((name) => name !== check).flatMap((name) => {
    const most = Math.max(...results.map(({ used }) => used[name]))
    return most > 0 && Number.isFinite(most) ? [`${shownUtilisation(utilisation(most))} ${IN[name]}`] : []
  })
  const rest = others.length > 0 ? `; other maxima ${listed(others)}` : ''
  const assessed = results.length === 1 ? '' : `, maximum of ${results.length} load cases`
  return `${subjectOf(worst)} governs ${IN[check]}: utilisation ${shownUtilisation(utilisation(use))}${assessed}${rest}`
}

const subjectOf = ({ load }: CaseResult): string =>
  load.name === LOAD_POINT ? 'The load point' : `Load case ${load.name}`

function ratingsOf({ P_b, F_y, collapse }: CaseResult): string {
  const held = collapse?.found === undefined ? '' : `, collapse resistance ${shownIn(collapse.found.P_c, 'psi')}`
  return `Burst resistance ${shownIn(P_b, 'psi')}${held}, pipe body yield strength ${shownIn(F_y, 'lbf')}`
}
