/** An RAO as a sheet of a workbook has it: a column for each amplitude and phase. */
import type { FileColumn } from '../table.ts'
import type { WrittenTable } from '../workbook/write.ts'
import type { Node } from './cube.fixture.ts'

const MOTIONS = ['Surge', 'Sway', 'Heave', 'Roll', 'Pitch', 'Yaw']

export function raosTable(nodes: readonly Node[], hasUnits = true): WrittenTable {
  const column = (heading: string, unit: string, of: (node: Node) => number): FileColumn => ({
    ...{ name: heading, heading, ...(hasUnits && { unit }) },
    values: { kind: 'numbers', numbers: Float64Array.from(nodes, of) },
  })
  const motions = MOTIONS.flatMap((motion, at) => [
    column(`${motion} amplitude`, at < 3 ? 'm/m' : 'deg/m', ({ cells }) => cells[2 * at] ?? 0),
    column(`${motion} phase`, 'deg', ({ cells }) => cells[2 * at + 1] ?? 0),
  ])
  const axes = [column('Period', 's', ({ period }) => period), column('Direction', 'deg', ({ direction }) => direction)]
  return { name: 'RAOs', columns: [...axes, ...motions], rows: nodes.length }
}
