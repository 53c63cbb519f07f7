/** What the inputs must hold between them. */
import { type CoatingTable, coatingRow, namesOf } from '@keelson/standards/dnv-rp-f103-2019/coatings.ts'
import type { Problem } from '@keelson/workflow'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import type { Params } from './inputs.ts'
import { editionOf } from './modes-edition.ts'

export function rules(p: Params): Problem[] {
  const problems = wallProblems(p)
  const refuse = (name: string, message: string) => problems.push({ pointer: `/${name}`, message })
  const known = (name: string, table: CoatingTable, read: string) => {
    if (coatingRow(table, read) === undefined) refuse(name, unknownCoating(table, read))
  }
  const { linepipe, fieldJoints } = editionOf(p.edition)
  known('linepipe_coating', linepipe, p.linepipe_coating)
  if (p.field_joint_area_fraction === 0) return problems
  if (p.field_joint_coating !== undefined) known('field_joint_coating', fieldJoints, p.field_joint_coating)
  else refuse('field_joint_coating', 'is required if {field_joint_area_fraction} exceeds 0')
  return problems
}

const unknownCoating = (table: CoatingTable, read: string): string =>
  `must be a coating of ${table.table}, DNV-RP-F103 (${table.edition.year} edition) (entered: ${read}). Options are ${namesOf(table).join(', ')}.`
