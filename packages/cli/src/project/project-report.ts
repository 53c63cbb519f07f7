/** Writes the report of a project in a file, with the runs that this service has recorded of it. */
import { writeFileSync } from 'node:fs'
import type { Results } from '@keelson/projects'
import { inPrintMode, isPrintMode } from '@keelson/report/print-modes.ts'
import type { Operator } from '@keelson/service/operator.ts'
import { isSystem } from '@keelson/units/systems.ts'
import { type Call, textOption } from '../command.ts'

/** Throws what the operator throws. */
export async function writeReport(
  operator: Pick<Operator, 'projectReport'>,
  document: unknown,
  results: Results,
  call: Call,
): Promise<void> {
  const [out, units = 'declared', print = 'standard'] = ['out', 'units', 'print'].map((name) => textOption(call, name))
  const page = await operator.projectReport(document, results, isSystem(units) ? units : 'declared')
  writeFileSync(out ?? 'report.html', inPrintMode(page, isPrintMode(print) ? print : 'standard'))
}
