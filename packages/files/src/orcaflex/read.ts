/** Reads displacement RAOs of OrcaFlex: of vessel types in a text data file (YAML), and of tables in a delimited file. */
import { Asked } from '../asked.ts'
import { leftOf, leftTally } from '../left.ts'
import { withDirections } from '../rao/by-direction.ts'
import { headText } from '../rao/head-text.ts'
import { namesApart } from '../spaced/names.ts'
import type { Answers, FileRead, Reader } from '../table.ts'
import { linesOf } from '../text/lines.ts'
import { type PlainText, plainText } from '../text/plain-text.ts'
import { readCsv } from './csv.ts'
import { headingOf } from './csv-cells.ts'
import { skeletonOf } from './skeleton.ts'
import { noVesselTypes, tablesOf } from './vessel-types.ts'

export const orcaflexReader: Reader = { format: 'orcaflex-rao', recognises, read }

function recognises(bytes: Uint8Array): boolean {
  const text = headText(bytes)
  return text !== undefined && (isOrcaflexModel(text) || headingOf(text) !== undefined)
}

/** By the comment in the head of OrcaFlex's files, or by a list of vessel types near the beginning. */
function isOrcaflexModel(file: PlainText): boolean {
  for (const { text } of linesOf(file)) {
    if (text.startsWith('VesselTypes:') || text.startsWith('# Program: OrcaFlex')) return true
  }
  return false
}

function read(bytes: Uint8Array, answers: Answers): FileRead {
  const file = plainText(bytes)
  const heading = isOrcaflexModel(file) ? undefined : headingOf(file)
  return heading === undefined ? readModel(file, answers) : readCsv(file, heading, answers)
}

function readModel(file: PlainText, answers: Answers): FileRead {
  const asking = new Asked(answers)
  const left = leftTally()
  const found = tablesOf(skeletonOf(file, left), asking, left)
  if (found.length === 0) throw noVesselTypes()
  const names = namesApart(found.map(({ name }) => name))
  const named = found.map((table, at) => ({ ...table, name: names[at] ?? table.name }))
  const tables = withDirections(named, left)
  return { format: 'orcaflex-rao', tables, questions: asking.open, left: leftOf(left) }
}
