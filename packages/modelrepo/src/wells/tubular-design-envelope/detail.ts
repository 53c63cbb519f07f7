/** What governs the pipe, in words. */
import { capitalised, forInformation, listed, shownIn, shownUtilisation, utilisation } from '@keelson/workflow'
import { type CaseResult, CHECKS, type CheckName, called, governingOf, largestUse } from './calculate-case.ts'

const OF: Readonly<Record<CheckName, string>> = {
  burst: 'burst',
  collapse: 'collapse',
  tension: 'tension or compression',
  triaxial: 'triaxial yield',
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
  const isAlone = results.length === 1
  const among = isAlone ? '' : ` among ${results.length} load cases`
  if (!Number.isFinite(use)) return `The governing load case and check is '${worst.load.name}: ${check}'${among}`
  const others = CHECKS.filter((name) => name !== check).flatMap((name) => {
    const most = Math.max(...results.map(({ used }) => used[name]))
    if (!(most > 0 && Number.isFinite(most))) return []
    const note = open.has(name) && !open.has(check) ? ' (outside the limits of the method)' : ''
    return [`${shownUtilisation(utilisation(most))} in ${OF[name]}${note}`]
  })
  const found = shownUtilisation(utilisation(use))
  const kind = isAlone ? 'utilisation' : 'maximum'
  const kinds = isAlone ? 'utilisations' : 'maxima'
  const other = others.length === 0 ? '' : `other ${others.length === 1 ? kind : kinds} ${listed(others)}`
  const rest = other && `; ${other}`
  if (open.has(check))
    return forInformation(
      `utilisation ${found} in ${OF[check]} for ${called(worst.load)}${among && `, maximum of ${results.length} load cases`}${rest}`,
    )
  const governs = isAlone ? `${capitalised(OF[check])} governs` : `${subjectOf(worst)} governs in ${OF[check]}${among}`
  if (use <= 1) return `${governs}: utilisation ${found}${rest}`
  if (!isAlone) return `${subjectOf(worst)} governs${among}${rest}`
  return other ? capitalised(other) : ratingsOf(point)
}

const subjectOf = ({ load }: CaseResult): string => capitalised(called(load))

function ratingsOf({ P_b, F_y, collapse }: CaseResult): string {
  const held = collapse?.found === undefined ? '' : `, collapse resistance ${shownIn(collapse.found.P_c, 'psi')}`
  return `Burst resistance ${shownIn(P_b, 'psi')}${held}, pipe body yield strength ${shownIn(F_y, 'lbf')}`
}
