/** The four codes of inspection planning, each whole in its own file. */
import { composed } from './inputs.ts'
import { readingProblems } from './locations.ts'
import { piping } from './way-piping.ts'
import { byRisk } from './way-risk.ts'
import { tank } from './way-tank.ts'
import { vessel } from './way-vessel.ts'

export const planning = composed(
  { 'API 510': vessel, 'API 570': piping, 'API 653': tank, 'API RP 581': byRisk },
  { rules: ({ thickness_readings: rows }) => (rows === undefined ? [] : readingProblems(rows)) },
)
