/** What the inputs must hold between them. */
import { fromSI } from '@keelson/units'
import type { Problem } from '@keelson/workflow'
import { readingProblems } from './calculate-locations.ts'
import type { Params } from './params.ts'

export function rules(p: Params): Problem[] {
  const problems: Problem[] = []
  if (p.code === 'API RP 581') {
    if (p.weld_efficiency === 0) {
      problems.push({
        pointer: '/weld_efficiency',
        message: 'must be more than 0: a joint of 0 carries nothing; read 0',
      })
    }
    const { cladding_thickness: clad, thickness: whole } = p
    if (clad !== undefined && whole !== undefined && clad >= whole) {
      problems.push({
        pointer: '/cladding_thickness',
        message: `must be less than the furnished thickness, ${fromSI(whole, 'mm')} mm, which holds it; read ${fromSI(clad, 'mm')} mm`,
      })
    }
  }
  if (p.thickness_readings !== undefined) problems.push(...readingProblems(p.thickness_readings))
  return problems
}
