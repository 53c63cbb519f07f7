/** What the inputs must hold between them. */
import { type CoatingTable, coatingRow, namesOf } from '@keelson/standards/dnv-rp-f103-2019/coatings.ts'
import type { ParamsOf, Problem } from '@keelson/workflow'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import { editionOf } from './modes-edition.ts'
import type { inputs } from './params.ts'

export function rules(p: ParamsOf<typeof inputs>): Problem[] {
  const problems = wallProblems(p)
  const refuse = (name: string, message: string) => problems.push({ pointer: `/${name}`, message })
  if (p.anode_utilisation_factor === 0) {
    refuse('anode_utilisation_factor', 'must be more than 0: at 0 no alloy can be used; read 0')
  }
  const known = (name: string, table: CoatingTable, read: string) => {
    if (coatingRow(table, read) === undefined) refuse(name, unknownCoating(table, read))
  }
  const { linepipe, fieldJoints } = editionOf(p.edition)
  known('linepipe_coating', linepipe, p.linepipe_coating)
  if (p.field_joint_area_fraction > 0) {
    known('field_joint_coating', fieldJoints, p.field_joint_coating)
  }
  return problems
}

const unknownCoating = (table: CoatingTable, read: string): string =>
  `must be a coating of DNV-RP-F103 edition ${table.edition.year}, ${table.table} (${namesOf(table).join('; ')}); read ${read}`
