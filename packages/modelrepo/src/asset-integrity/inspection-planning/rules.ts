/** What the inputs must hold between them. */
import { type Problem, shownLength } from '@keelson/workflow'
import { readingProblems } from './calculate-locations.ts'
import type { Params } from './params.ts'

export const rules = (p: Params): Problem[] => [
  ...claddingProblems(p),
  ...(p.thickness_readings === undefined ? [] : readingProblems(p.thickness_readings)),
]

function claddingProblems({ code, cladding_thickness: clad, thickness: whole }: Params): Problem[] {
  if (code !== 'API RP 581' || clad === undefined || whole === undefined || clad < whole) return []
  const message = `must be less than {thickness}, ${shownLength(whole)}, which holds it; read ${shownLength(clad)}`
  return [{ pointer: '/cladding_thickness', message }]
}
