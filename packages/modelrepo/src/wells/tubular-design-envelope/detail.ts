/** What governs the pipe, in words. */
import { capitalised, forInformation, listed, shownIn, shownUtilisation, utilisation } from '@keelson/workflow'
import { type CaseResult, CHECKS, type CheckName, called, governingOf, largestUse } from './calculate-case.ts'

const IN: Readonly<Record<CheckName, string>> = {
  burst: 'in burst',
  collapse: 'in collapse',
  tension: 'in tension or compression',
  triaxial: 'in triaxial yield',
}

/** `open`: checks that are not assessed, whose utilisations are told for information. */
export function detailOf(
  point: CaseResult,
  results: readonly CaseResult[],
  worst: CaseResult,
  open: ReadonlySet<CheckName>,
): string {
  const use = largestUse(worst)
  if (use === 0) return ratingsOf(point)
  const check = governingOf(worst)
  if (!Number.isFinite(use)) return `The governing load case and check, ${worst.load.name}: ${check}, has no resistance`
  const others = CHECKS.filter((name) => name !== check).flatMap((name) => {
    const most = Math.max(...results.map(({ used }) => used[name]))
    if (!(most > 0 && Number.isFinite(most))) return []
    const note = open.has(name) && !open.has(check) ? ' (outside the limits of the method)' : ''
    return [`${shownUtilisation(utilisation(most))} ${IN[name]}${note}`]
  })
  const rest = others.length > 0 ? `; other ${others.length === 1 ? 'maximum' : 'maxima'} ${listed(others)}` : ''
  const assessed = results.length === 1 ? '' : `, maximum of ${results.length} load cases`
  const found = shownUtilisation(utilisation(use))
  if (open.has(check))
    return forInformation(`utilisation ${found} ${IN[check]} for ${called(worst.load)}${assessed}${rest}`)
  if (use > 1) return `${subjectOf(worst)} governs${assessed}${rest}`
  return `${subjectOf(worst)} governs ${IN[check]}: utilisation ${found}${assessed}${rest}`
}

const subjectOf = ({ load }: CaseResult): string => capitalised(called(load))

function ratingsOf({ P_b, F_y, collapse }: CaseResult): string {
  const held = collapse?.found === undefined ? '' : `, collapse resistance ${shownIn(collapse.found.P_c, 'psi')}`
  return `Burst resistance ${shownIn(P_b, 'psi')}${held}, pipe body yield strength ${shownIn(F_y, 'lbf')}`
}
