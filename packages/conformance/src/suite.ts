/** The checks that every workflow is held to, in the order in which a failure is best read. */
import { casesCheck } from './checks/cases.ts'
import { exampleCheck, modesCheck } from './checks/example.ts'
import { fuzzCheck, instantCheck } from './checks/fuzzed.ts'
import { refusalCheck, unitsCheck } from './checks/refusals.ts'
import { reportCheck } from './checks/report.ts'
import { publishedCheck, schemaCheck } from './checks/schema.ts'
import { chainCheck, dimensionCheck, stepsCheck, traceCheck } from './checks/trace.ts'
import { deliverablesCheck, effectCheck, finiteCheck, producedCheck, stableHashCheck } from './checks/values.ts'
import type { ConformanceCheck } from './subject.ts'

export const suite: readonly ConformanceCheck[] = [
  exampleCheck,
  casesCheck,
  modesCheck,
  schemaCheck,
  publishedCheck,
  refusalCheck,
  unitsCheck,
  producedCheck,
  finiteCheck,
  deliverablesCheck,
  stepsCheck,
  traceCheck,
  chainCheck,
  dimensionCheck,
  effectCheck,
  stableHashCheck,
  fuzzCheck,
  instantCheck,
  reportCheck,
]
